// `npm run backup -- <folder> [--database-only]` copies the database and the files of the linked project into a folder, encrypted for AGE_RECIPIENT.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectDir } from '../local/paths.ts';
import { readEnv } from './envFile.ts';
import { expectLinked } from './linked.ts';
import { databaseFile, filesFile, openProject } from './project.ts';
import { inFolder, inTurn, main, run, Stopped, supabase } from './shell.ts';
import { downloadFiles } from './storedFiles.ts';

/** A new project makes these rows: the storage those of files, the migrations those of the schedule. */
const leftOut = ['storage.objects', 'cron.job', 'cron.job_run_details'];

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'database-only': { type: 'boolean', default: false } },
  });
  const [folder = '', ...others] = positionals;
  if (folder === '' || others.length > 0) throw new Stopped('Name one folder: npm run backup -- <folder>');
  const env = { ...(await readEnv('.env')), ...(process.env as Record<string, string>) };
  const project = await openProject(env);
  const recipient = env.AGE_RECIPIENT ?? '';
  if (!/^age1[a-z0-9]{50,}$/.test(recipient))
    throw new Stopped(
      'AGE_RECIPIENT is not set. Run “age-keygen”, keep its file apart, and set the public key, which begins with age1.',
    );

  await expectLinked(env, project);
  await mkdir(folder, { recursive: true });
  await inFolder(async (work) => {
    console.log('The database');
    const data = join(work, 'data.sql');
    await supabase(
      ['db', 'dump', '--remote', '--data-only', '--use-copy', '-f', data, ...leftOut.flatMap((table) => ['-x', table])],
      'Read the message above. Link the project with “npx supabase@3 link”, and set SUPABASE_ACCESS_TOKEN.',
      { env },
    );
    const text = await readFile(data, 'utf8');
    for (const table of ['"auth"."users"', '"public"."bookings"', '"private"."audit_log"'])
      if (!text.includes(`COPY ${table} `))
        throw new Stopped(`The copy of the database has no ${table}. Do not use it.`);
    if (!/^RESET ALL;$/m.test(text))
      throw new Stopped('The copy of the database is incomplete. Run this command again.');
    await seal(work, 'data.sql', join(folder, databaseFile));

    let count: number | null = null;
    if (!values['database-only']) {
      console.log('The files');
      await mkdir(join(work, 'files'));
      count = await downloadFiles(project, join(work, 'files'));
      await seal(work, 'files', join(folder, filesFile));
    }

    const release = await run('git', ['-C', projectDir, 'rev-parse', 'HEAD'], { isQuiet: true });
    const about = {
      made_at: new Date().toISOString(),
      project: project.url,
      release: release.output.trim(),
      files: count,
    };
    await writeFile(join(folder, 'about.json'), `${JSON.stringify(about, null, 2)}\n`);
    console.log(`Backed up into ${folder}: the database${count === null ? '' : ` and ${count} files`}.`);
  });

  async function seal(from: string, name: string, target: string): Promise<void> {
    const archive = join(from, 'archive.tar.gz');
    await inTurn(
      `${target} could not be written. Read the message above.`,
      ['tar', '-czf', archive, '-C', from, name],
      ['age', '--encrypt', '--recipient', recipient, '--output', target, archive],
    );
    await rm(archive);
  }
});
