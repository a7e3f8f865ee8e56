// `npm run restore -- <folder> --identity <file> --keys <file> [--live]` reads a backup into a new project: step 3 of the drill in docs/operate.md.
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectDir, projectPath } from '../local/paths.ts';
import { readEnv } from './envFile.ts';
import { databaseFile, filesFile, keyNames, openProject } from './project.ts';
import { inFolder, inTurn, main, openPrompt, run, Stopped } from './shell.ts';
import { uploadFiles } from './storedFiles.ts';

const usage =
  'Use: npm run restore -- <folder> --identity <file of age-keygen> --keys <file with compliance_key and utr_key>. Add --live if guests and hotels shall get its emails.';

const sealedTables = ['compliance_drafts', 'compliance_submissions', 'compliance', 'form_c_guests'];
/** A copy for a drill must not write to people: it has no schedule, and emails and notifications that waited are not sent. */
const quiet = `do $$ begin
  if to_regclass('cron.job') is not null then perform cron.unschedule(jobid) from cron.job where jobname like 'susegad %'; end if;
  update private.outbox set status = 'outdated', finished_at = now() where status in ('pending', 'sending');
  delete from private.pushes where id > 0;
end $$;`;

function readCommand() {
  try {
    const options = {
      identity: { type: 'string' },
      keys: { type: 'string' },
      'files-only': { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [folder, ...others] = positionals;
    const { identity, keys, live, 'files-only': isFilesOnly } = values;
    if (folder && identity && keys && others.length === 0)
      return { folder, identity, keysFile: keys, isFilesOnly, isLive: live };
  } catch {
    // An unknown option.
  }
  throw new Stopped(usage);
}

await main(async () => {
  const { folder, identity, keysFile, isFilesOnly, isLive } = readCommand();
  const env = { ...(await readEnv('.env')), ...process.env };
  const project = await openProject(env);
  for (const file of [identity, keysFile, join(folder, databaseFile), join(folder, filesFile)])
    await access(file).catch(() => {
      throw new Stopped(`There is no file ${file}. ${usage}`);
    });
  const { release } = JSON.parse(await readFile(join(folder, 'about.json'), 'utf8')) as { release: string };
  const here = await run('git', ['-C', projectDir, 'rev-parse', 'HEAD'], { isQuiet: true });
  if (here.output.trim() !== release)
    throw new Stopped(`The backup is of another release. Run this in a checkout of it: git checkout ${release}`);
  const keys = await readEnv(keysFile);
  for (const name of keyNames)
    if (!/^\S{32,}$/.test(keys[name] ?? ''))
      throw new Stopped(`${keysFile} has no ${name}. Copy it from your password manager.`);

  const prompt = openPrompt();
  let address = process.env.DATABASE_URL ?? '';
  if (!address)
    address = await prompt.askSecret(
      'Address of the new project’s database with its password (Connect → Session pooler), not shown',
    );
  prompt.close();
  const database = variablesOf(address);

  async function psql(args: readonly string[], input?: string): Promise<string> {
    const ways = { env: database, isQuiet: true, ...(input !== undefined && { input }) };
    const ran = await run('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...args], ways);
    if (!ran.isGood)
      throw new Stopped(
        `${/(?:ERROR|FATAL|error): +(.*)/.exec(ran.errors)?.[1] ?? 'psql failed.'} Nothing was changed by this step.`,
      );
    return ran.output.trim();
  }

  const told = await psql(['-c', `select decrypted_secret from vault.decrypted_secrets where name = 'project_url'`]);
  if (told.replace(/\/+$/, '') !== project.url)
    throw new Stopped(
      `This is the database of ${told || 'a project without migrations'}, and .env names ${project.url}. Run npm run setup for the new project first.`,
    );

  await inFolder(async (work) => {
    for (const file of [databaseFile, filesFile]) {
      const archive = join(work, 'archive.tar.gz');
      await inTurn(
        `${file} could not be opened. Check the identity of age. Nothing was changed.`,
        ['age', '--decrypt', '--identity', identity, '--output', archive, join(folder, file)],
        ['tar', '-xzf', archive, '-C', work],
      );
    }
    if (!isFilesOnly) {
      console.log('The database');
      const kept = keyNames.map(
        (name) =>
          `select vault.update_secret((select id from vault.secrets where name = '${name}'), ${quote(keys[name] ?? '')});`,
      );
      // Fails with the wrong key.
      const opened = sealedTables.map(
        (table) =>
          `select count(extensions.pgp_sym_decrypt(sealed, (select decrypted_secret from vault.decrypted_secrets where name = 'compliance_key'))) from (select sealed from private.${table} limit 1) as one;`,
      );
      await psql(
        ['-1', '-f', projectPath('supabase/restore.sql'), '-f', join(work, 'data.sql'), '-f', '-'],
        [...kept, ...opened, isLive ? '' : quiet].join('\n'),
      );
    }
    console.log('The files');
    const count = await uploadFiles(project, join(work, 'files')).catch(() => {
      throw new Stopped('Not all files were copied. Run this command again with --files-only.');
    });
    console.log(`${count} files are there.`);
  });

  const checks = await psql([
    '-c',
    `select coalesce(private.job_verify_counters() ->> 'error', private.job_verify_audit() ->> 'error')`,
  ]);
  if (checks) throw new Stopped(`The backup was read in, but ${checks} Report this before you use the project.`);
  console.log(
    `The room counters and the audit log are right.${isLive ? '' : ' No job runs, and no email is sent.'}\n\nDone. Go on with step 4 of the drill in docs/operate.md.`,
  );
});

/** Passes the password by a variable, because every user of a machine reads the arguments of programs. */
function variablesOf(address: string): Record<string, string> {
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address))
    throw new Stopped('This is no address of a database. It begins with postgresql://.');
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  return {
    PGHOST: host,
    ...(port && { PGPORT: port }),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1) || 'postgres',
    PGSSLMODE: /^(\/|localhost$|127\.)/.test(host) ? 'prefer' : 'require',
    PGCONNECT_TIMEOUT: '20',
  };
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
