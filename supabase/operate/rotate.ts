// `npm run rotate -- sealing-key|secret-key` changes a key of the linked project.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv, setEnv, writeSecret } from './envFile.ts';
import { query, saveSealingKeys } from './linked.ts';
import { openProject } from './project.ts';
import { main, openPrompt, Stopped } from './shell.ts';

const keysFile = '.env.keys';
const oldKeysFile = '.env.keys.old';

async function rotateSealingKey(env: Record<string, string>): Promise<void> {
  await saveSealingKeys(env, oldKeysFile);
  await query(env, '--yes', 'select private.reseal()');
  await saveSealingKeys(env, keysFile);
  console.log(`All sealed data have a new key. Copy ${keysFile} and ${oldKeysFile} to your password manager, and delete both files.
Keep the old key as long as the backups that were made before now.`);
}

async function rotateSecretKey(env: Record<string, string>): Promise<void> {
  const prompt = openPrompt();
  const key = await prompt.askSecret('New secret key of the project (Settings → API Keys), not shown');
  prompt.close();
  if (!/^sb_secret_[\w-]+$/.test(key))
    throw new Stopped('This is no secret key: it begins with sb_secret_. Nothing was changed.');
  await openProject({ ...env, PROJECT_SECRET_KEY: key });

  const work = await mkdtemp(join(tmpdir(), 'rotate-'));
  try {
    const file = join(work, 'key.sql');
    await writeSecret(
      file,
      `select vault.update_secret((select id from vault.secrets where name = 'secret_key'), '${key}');\n`,
    );
    await query(env, '--yes', '--file', file);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await setEnv('.env', { PROJECT_SECRET_KEY: key });
  console.log(`The schedule and .env have the new key. Set PROJECT_SECRET_KEY among the secrets of the repository on GitHub too.
When /admin shows no problem after ten minutes, delete the old key at Settings → API Keys.`);
}

await main(async () => {
  const [name = ''] = parseArgs({ allowPositionals: true }).positionals;
  const rotate = { 'sealing-key': rotateSealingKey, 'secret-key': rotateSecretKey }[name];
  if (!rotate) throw new Stopped('Use: npm run rotate -- sealing-key|secret-key');
  await rotate(await readEnv('.env'));
});
