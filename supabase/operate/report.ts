// `npm run report -- <workflow|backup> <good|failed>` records how a run ended, for /admin.
import { parseArgs } from 'node:util';
import { readEnv } from './envFile.ts';
import { call, openProject } from './project.ts';
import { main, Stopped } from './shell.ts';

await main(async () => {
  const [name = '', end = '', ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (!['workflow', 'backup'].includes(name) || !['good', 'failed'].includes(end) || others.length > 0)
    throw new Stopped('Use: npm run report -- workflow|backup good|failed');
  const project = await openProject({ ...(await readEnv('.env')), ...process.env });
  // GitHub sets these for a run. The workflow sets the message and the time of the push.
  const { GITHUB_RUN_ID: run, GITHUB_SERVER_URL, GITHUB_REPOSITORY, COMMIT_MESSAGE, PUSHED_AT } = process.env;
  const url = run && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${run}`;
  const at = PUSHED_AT ? new Date(1000 * Number(PUSHED_AT)).toISOString() : null;
  const facts = { title: COMMIT_MESSAGE?.split('\n')[0], url };
  if (!(await call(project, 'note_outside_run', { name, is_good: end === 'good', at, facts })))
    throw new Stopped(`${project.url} did not record this. Push its tables first: npx supabase@3 db push --remote`);
});
