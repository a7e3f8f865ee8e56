import * as v from 'valibot';
import { SettingsSchema } from '#src/domain/office/settings.ts';
import type { Call } from '../../door.ts';
import { reading } from './common.ts';

/** What is set now, and whether whoever asks has shown a second factor. */
export const settingsNow = {
  path: 'rest/v1/rpc/admin_settings',
  answer: v.object({ settings: SettingsSchema, second_factor: v.boolean() }),
  ...reading,
} as const satisfies Call;

/** Changes settings, all or none of them; what somebody else set meanwhile is not written over. */
export const saveSettings = {
  path: 'rest/v1/rpc/save_settings',
  answer: v.object({ settings: SettingsSchema }),
  facts: v.object({ fields: v.array(v.string()), settings: v.optional(SettingsSchema) }),
  refusals: {
    conflict: 'Somebody else changed the same settings meanwhile. Nothing was saved: please look at the marked ones.',
    second_factor_needed: 'Sign in with your own second factor first: this would shut you out.',
    invalid_settings: 'The server does not take this value.',
  },
  failed: 'The settings could not be saved. Please try again.',
  isFrank: true,
} as const satisfies Call;
