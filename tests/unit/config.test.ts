import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { shortestPassword } from '#src/domain/account/account.ts';
import { cooldown, lifetime } from '#src/server/requestedLinks.ts';
import { brand } from '../../supabase/functions/_shared/brand.ts';
import { authTemplates } from '../../supabase/functions/send-mails/authTemplates.ts';
import { ConfigSchema, config } from '../../supabase/local/config.ts';
import { projectPath } from '../../supabase/local/paths.ts';

const { auth, functions } = config;

test('every function is named, and leaves it to its handler who may call it', async () => {
  const folders = (await readdir(projectPath('supabase/functions'), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  expect(Object.keys(functions).sort()).toEqual(folders.sort());
  for (const [name, { verify_jwt, import_map }] of Object.entries(functions)) {
    expect(verify_jwt, name).toBe(false);
    expect(existsSync(projectPath(`supabase/${import_map}`)), `${name}: ${import_map}`).toBe(true);
    for (const file of ['index.ts', 'handler.ts']) {
      expect(existsSync(projectPath(`supabase/functions/${name}/${file}`)), `${name}/${file}`).toBe(true);
    }
  }
});

test('each mail of the auth service has its template, at the path that the command line reads', async () => {
  for (const [name, { content_path }] of Object.entries(auth.email.template)) {
    expect(content_path).toBe(`./supabase/templates/${name}.html`);
    expect(existsSync(projectPath(content_path)), content_path).toBe(true);
  }
  expect(Object.keys(auth.email.template).sort()).toEqual(Object.keys(authTemplates).sort());
  expect(auth.email.smtp.sender_name).toBe(brand.name);
});

test('what browsers know of the auth service is what it is told', () => {
  expect(shortestPassword).toBe(auth.minimum_password_length);
  expect(cooldown).toBe(auth.email.max_frequency * 1000);
  expect(lifetime).toBe(auth.email.otp_expiry * 1000);
  for (const [name, { text }] of Object.entries(authTemplates)) {
    for (const said of ['one hour', 'एक घंटे']) expect(text, name).toContain(said);
  }
  expect(auth.email.otp_expiry).toBe(3600);
});

test('no bucket promises larger files than the storage takes', async () => {
  const uploads = await readFile(projectPath('supabase/migrations/20261121000250_listings_uploads.sql'), 'utf8');
  const limits = [...uploads.matchAll(/'property-\w+', (?:true|false), (\d+)/g)].map(([, bytes]) => Number(bytes));
  expect(limits).toHaveLength(2);
  for (const bytes of limits)
    expect(bytes).toBeLessThan(Number.parseInt(config.storage.file_size_limit, 10) * 1024 ** 2);
});

/** Settings that the embedded backend has fixed. A change here must be repeated there. */
const fixed: Record<string, unknown> = {
  'api.enabled': true,
  'auth.enabled': true,
  'auth.enable_manual_linking': false,
  'auth.enable_refresh_token_rotation': true,
  'auth.password_requirements': '',
  'auth.email.enabled': true,
  'auth.email.require_current_password': false,
  'auth.email.secure_password_change': false,
  'auth.captcha.enabled': false,
  'auth.external.google.enabled': false,
  'auth.mfa.phone.enroll_enabled': false,
  'auth.mfa.phone.verify_enabled': false,
  'auth.sms.enabled': false,
  'db.migrations.enabled': true,
  'realtime.enabled': false,
  'storage.enabled': true,
  'storage.s3_protocol.enabled': false,
};

/** Settings that only a hosted project has: its programs, external accounts and the auth service's limits. */
const hostedOnly = [
  'project_id',
  'db.major_version',
  'db.vault.project_url',
  'db.vault.secret_key',
  // Demo data are loaded by supabase/local/seed.ts.
  'db.seed.enabled',
  'edge_runtime.enabled',
  'edge_runtime.deno_version',
  'auth.site_url',
  ...['enabled', 'host', 'port', 'user', 'pass', 'admin_email'].map((name) => `auth.email.smtp.${name}`),
  'auth.external.google.client_id',
  'auth.external.google.secret',
  // The embedded backend calls these functions anyway.
  'auth.hook.before_user_created.enabled',
  'auth.hook.before_user_created.uri',
  'auth.captcha.provider',
  'auth.captcha.secret',
];

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const valuesIn = (table: Record<string, unknown>, path = ''): [string, unknown][] =>
  Object.entries(table).flatMap(([name, value]) =>
    isTable(value) ? valuesIn(value, `${path}${name}.`) : [[path + name, value] as [string, unknown]],
  );
const pathsIn = (schema: v.GenericSchema, path = ''): string[] =>
  'entries' in schema
    ? Object.entries(schema.entries as Record<string, v.GenericSchema>).flatMap(([name, part]) =>
        pathsIn(part, path ? `${path}.${name}` : name),
      )
    : [path];

test('every key of the file is read here, or done so, or a hosted project’s alone: none is passed over', async () => {
  const { functions: _, ...rest } = parse(await readFile(projectPath('supabase/config.toml'), 'utf8'));
  const file = new Map(valuesIn(rest));
  const known = [...pathsIn(ConfigSchema), ...Object.keys(fixed), ...hostedOnly];
  expect([...file.keys()].filter((key) => !known.includes(key))).toEqual([]);
  expect(known.filter((key) => key !== 'functions' && !file.has(key))).toEqual([]);
  expect(Object.fromEntries(Object.keys(fixed).map((key) => [key, file.get(key)]))).toEqual(fixed);
});
