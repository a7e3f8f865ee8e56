import * as v from 'valibot';
import { erasureRefusal } from '#src/domain/privacy/erasureRefused.ts';
import { PersonalDataSchema } from '#src/domain/privacy/export.ts';
import * as words from '#src/words/en/account.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../apiClient.ts';
import { provable } from '../proof.ts';

export const myData = {
  path: 'rest/v1/rpc/my_data',
  answer: v.object({ data: PersonalDataSchema }),
  ...provable(),
  failed: unreachable,
  seconds: 30,
} as const satisfies Call;
export const mayDeleteAccount = {
  path: 'rest/v1/rpc/may_delete_account',
  answer: done,
  refusals: erasureRefusal,
  failed: unreachable,
} as const satisfies Call;
export const deleteAccount = {
  path: 'rest/v1/rpc/delete_account',
  answer: done,
  ...provable(erasureRefusal),
  failed: words.deletionUnclear,
  seconds: 30,
} as const satisfies Call;
