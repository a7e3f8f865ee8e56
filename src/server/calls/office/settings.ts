import * as v from 'valibot';
import { SettingsSchema } from '#src/domain/office/settings.ts';
import type { Call } from '../../door.ts';
import { reading } from './common.ts';

/** The current settings, and whether this admin has used two-factor sign-in. */
export const settingsNow = {
  path: 'rest/v1/rpc/admin_settings',
  answer: v.object({ settings: SettingsSchema, second_factor: v.boolean() }),
  ...reading,
} as const satisfies Call;

/** Changes all given settings or none. Does not overwrite what someone else has set since. */
export const saveSettings = {
  path: 'rest/v1/rpc/save_settings',
  answer: v.object({ settings: SettingsSchema }),
  facts: v.object({ fields: v.array(v.string()), settings: v.optional(SettingsSchema) }),
  refusals: {
    conflict:
      'Someone else changed the same settings while you were editing. Nothing was saved: check the marked settings.',
    second_factor_needed: 'Sign in with two-factor sign-in first. Otherwise you would lock yourself out.',
    invalid_settings: 'The server does not accept this value.',
  },
  failed: 'We could not save the settings. Try again.',
  isFrank: true,
} as const satisfies Call;
