// `npm run rotate -- sealing-key|secret-key` changes a key of the linked project.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv, setEnv, writeSecret } from './envFile.ts';
import { expectLinked, keysFileOf, query, saveSealingKeys } from './linked.ts';
import { openProject } from './project.ts';
import { inFolder, main, openPrompt, Stopped } from './shell.ts';

async function rotateSealingKey(env: Record<string, string>): Promise<void> {
  const project = await openProject(env);
  await expectLinked(env, project);
  const keysFile = keysFileOf(project.url);
  const oldKeysFile = `${keysFile}.old`;
  if (existsSync(oldKeysFile))
    throw new Stopped(
      `${oldKeysFile} holds the keys of an earlier change. Nothing was changed. Copy it to your password manager, and delete it.`,
    );
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
  await expectLinked(env, await openProject({ ...env, PROJECT_SECRET_KEY: key }));

  await inFolder(async (work) => {
    const file = join(work, 'key.sql');
    await writeSecret(
      file,
      `select vault.update_secret((select id from vault.secrets where name = 'secret_key'), '${key}');\n`,
    );
    await query(env, '--yes', '--file', file);
  });
  await setEnv('.env', { PROJECT_SECRET_KEY: key });
  console.log(`The schedule and .env have the new key. Set PROJECT_SECRET_KEY among the secrets of the repository on GitHub too.
When /admin shows no problem after ten minutes, delete the old key at Settings → API Keys.`);
}

await main(async () => {
  const [name = ''] = parseArgs({ allowPositionals: true }).positionals;
  const rotate = { 'sealing-key': rotateSealingKey, 'secret-key': rotateSecretKey }[name];
  if (!rotate) throw new Stopped('Use: npm run rotate -- sealing-key|secret-key');
  await rotate({ ...(await readEnv('.env')), ...(process.env as Record<string, string>) });
});
