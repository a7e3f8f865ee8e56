import * as v from 'valibot';
import { AuditEntrySchema, whyNotUndone } from '#src/domain/office/audit.ts';
import * as say from '#src/words/staff/adminAudit.ts';
import { type Call, done } from '../../apiClient.ts';
import { provable } from '../../proof.ts';
import { pageOf, reading } from './common.ts';

export const auditPage = {
  path: 'rest/v1/rpc/admin_audit',
  answer: pageOf(AuditEntrySchema),
  ...reading,
} as const satisfies Call;

/** {audit_id}. Undoes the whole change of the entry. */
export const undoChange = {
  path: 'rest/v1/rpc/undo_change',
  answer: done,
  ...provable(whyNotUndone),
  failed: say.couldNotUndo,
  isFrank: true,
} as const satisfies Call;

/** {entities, entity_id}. Answers this admin's newest change of them and its age in milliseconds, for the undo in its toast. */
export const ownChange = {
  path: 'rest/v1/rpc/admin_own_change',
  answer: v.object({ change: v.nullable(v.number()), age: v.nullable(v.number()) }),
  failed: say.couldNotUndo,
} as const satisfies Call;
