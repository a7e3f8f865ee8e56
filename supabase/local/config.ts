import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { projectPath } from './paths.ts';

/** tests/unit/config.test.ts lists unsupported settings of `supabase/config.toml`. Times in seconds. */

const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+s$/),
  v.transform((text) => Number.parseInt(text, 10)),
);
const mebibytes = v.pipe(v.string(), v.regex(/^\d+MiB$/));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const template = v.object({ subject: v.string(), content_path: v.string() });

export const ConfigSchema = v.object({
  api: v.object({ schemas: v.array(v.string()), extra_search_path: v.array(v.string()), max_rows: wholeNumber }),
  storage: v.object({ file_size_limit: mebibytes }),
  auth: v.object({
    additional_redirect_urls: v.array(v.string()),
    jwt_expiry: wholeNumber,
    refresh_token_reuse_interval: wholeNumber,
    enable_refresh_token_rotation: v.boolean(),
    enable_manual_linking: v.boolean(),
    rate_limit: v.object({
      email_sent: wholeNumber,
      sign_in_sign_ups: wholeNumber,
      token_refresh: wholeNumber,
      token_verifications: wholeNumber,
    }),
    enable_signup: v.boolean(),
    enable_anonymous_sign_ins: v.boolean(),
    minimum_password_length: wholeNumber,
    email: v.object({
      enable_confirmations: v.boolean(),
      double_confirm_changes: v.boolean(),
      max_frequency: seconds,
      otp_expiry: wholeNumber,
      otp_length: wholeNumber,
      smtp: v.object({ sender_name: v.string() }),
      template: v.object({ confirmation: template, magic_link: template, recovery: template, email_change: template }),
    }),
    captcha: v.object({ enabled: v.boolean() }),
    mfa: v.object({
      max_enrolled_factors: wholeNumber,
      totp: v.object({ enroll_enabled: v.boolean(), verify_enabled: v.boolean() }),
    }),
  }),
  functions: v.record(
    v.string(),
    v.object({ verify_jwt: v.boolean(), import_map: v.string(), static_files: v.optional(v.array(v.string())) }),
  ),
});

/** `env(NAME)` stays as text. */
export const config = v.parse(ConfigSchema, parse(readFileSync(projectPath('supabase/config.toml'), 'utf8')));

export const largestFile = Number.parseInt(config.storage.file_size_limit, 10) * 1024 * 1024;
