import * as v from 'valibot';
import { SettingsSchema } from '#src/domain/office/settings.ts';
import * as say from '#src/words/staff/adminSettings.ts';
import type { Call } from '../../apiClient.ts';
import { provable } from '../../proof.ts';
import { reading } from './common.ts';

/** `second_factor`: this admin has used two-factor sign-in. */
export const settingsNow = {
  path: 'rest/v1/rpc/admin_settings',
  answer: v.object({ settings: SettingsSchema, second_factor: v.boolean() }),
  ...reading,
} as const satisfies Call;

const proof = provable({
  conflict: say.someoneElseChangedSettings,
  second_factor_needed: say.signInWithTwoFactorFirst,
  invalid_settings: say.valueNotAccepted,
});

/** Changes all given settings or none. Does not overwrite what someone else has set since. */
export const saveSettings = {
  path: 'rest/v1/rpc/save_settings',
  answer: v.object({ settings: SettingsSchema }),
  ...proof,
  facts: v.object({
    fields: v.optional(v.array(v.string())),
    settings: v.optional(SettingsSchema),
    ...proof.facts.entries,
  }),
  failed: say.couldNotSaveSettings,
  isFrank: true,
} as const satisfies Call;
