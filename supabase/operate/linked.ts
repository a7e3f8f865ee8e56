import * as v from 'valibot';
import { writeSecret } from './envFile.ts';
import { keyNames, type Project } from './project.ts';
import { Stopped, supabase } from './shell.ts';

/** Statements for the linked project. */

const todo =
  'Link the project with “npx supabase@3 link”, and set SUPABASE_ACCESS_TOKEN, which must be allowed to write to its database.';

/** Returns the rows of a statement. It goes as an argument, so that it must hold no secret; one with a secret goes as `--file`. */
export async function query(env: Record<string, string>, ...rest: string[]): Promise<unknown> {
  const output = await supabase(['db', 'query', '--remote', '--output-format', 'json', ...rest], todo, {
    env,
    isQuiet: true,
  });
  return output.trim() === '' ? [] : JSON.parse(output);
}

/** Stops if the linked database is not that of the project: the linked project may be another one than `.env` names. */
export async function expectLinked(env: Record<string, string>, { url }: Project): Promise<void> {
  const rows = v.parse(
    v.array(v.object({ decrypted_secret: v.string() })),
    await query(env, '--read-only', `select decrypted_secret from vault.decrypted_secrets where name = 'project_url'`),
  );
  const linked = rows[0]?.decrypted_secret.replace(/\/+$/, '') ?? 'a project without an address';
  if (linked !== url)
    throw new Stopped(
      `The linked database is that of ${linked}, and .env names ${url}. Nothing was changed. Link the right project with “npx supabase@3 link”.`,
    );
}

/** The file of a project's sealing keys. */
export const keysFileOf = (url: string) => `.env.keys.${/^https:\/\/([a-z]{20})\./.exec(url)?.[1] ?? 'project'}`;

const KeysSchema = v.pipe(
  v.array(v.object({ name: v.string(), decrypted_secret: v.string() })),
  v.length(keyNames.length),
);
const keysSql = `select name, decrypted_secret from vault.decrypted_secrets where name in ('${keyNames.join("', '")}') order by name`;

/** Writes the keys that seal tax and bank data, and fingerprint UTRs, into a file. No backup holds them. */
export async function saveSealingKeys(env: Record<string, string>, file: string): Promise<void> {
  const keys = v.parse(KeysSchema, await query(env, '--read-only', keysSql));
  await writeSecret(file, keys.map(({ name, decrypted_secret }) => `${name}=${decrypted_secret}\n`).join(''));
}
