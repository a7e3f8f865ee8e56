import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shortestPassword } from '#src/domain/account/account.ts';
import { lifetime, pause } from '#src/server/asked.ts';
import { brand } from '../../supabase/functions/_shared/brand.ts';
import { authTemplates } from '../../supabase/functions/send-mails/authTemplates.ts';
import { config } from '../../supabase/local/config.ts';
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
  expect(pause).toBe(auth.email.max_frequency * 1000);
  expect(lifetime).toBe(auth.email.otp_expiry * 1000);
  for (const name of ['confirmation', 'magic_link', 'recovery', 'email_change'] as const) {
    expect(authTemplates[name].text, name).toContain('an hour');
  }
  expect(auth.email.otp_expiry).toBe(3600);
});

test('no bucket promises larger files than the storage takes', async () => {
  const uploads = await readFile(projectPath('supabase/migrations/20261121000900_uploads.sql'), 'utf8');
  const limits = [...uploads.matchAll(/'property-\w+', (?:true|false), (\d+)/g)].map(([, bytes]) => Number(bytes));
  expect(limits).toHaveLength(2);
  for (const bytes of limits)
    expect(bytes).toBeLessThan(Number.parseInt(config.storage.file_size_limit, 10) * 1024 ** 2);
});
