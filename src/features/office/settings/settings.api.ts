import * as v from 'valibot';
import { SaveSettingsSchema, type SettingsChanges, SettingsSchema } from '#src/domain/office/settings.ts';
import { call } from '#src/features/office/admin.api.ts';

const AnswerSchema = v.object({ settings: SettingsSchema, second_factor: v.boolean() });

/** What is set now, and whether whoever asks has shown a second factor. */
export const fetchSettings = () => call('admin_settings', {}, AnswerSchema, 'the server did not answer');

/** Changes settings, all or none of them; what somebody else set meanwhile is not written over. */
export const saveSettings = (changes: SettingsChanges) =>
  call('save_settings', { changes }, SaveSettingsSchema, 'The settings could not be saved. Please try again.');
