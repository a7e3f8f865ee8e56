// `npm run doctor -- https://site [--secret] [--json]` reads only, but adds to the counts of calls. Exit code 1 if something is broken or unknown.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { projectPath } from '../local/paths.ts';
import { examine } from './examine.ts';
import { linesOf, printable, sumOf } from './report.ts';
import type { DoctorKeys } from './target.ts';

const usage = `npm run doctor -- https://your-site.example [--secret] [--json]

  --secret  asks inside the backend too, with PROJECT_SECRET_KEY, which is sent
            to PROJECT_URL alone; and with SUPABASE_ACCESS_TOKEN, where it is
            set, for the project's settings and backups. All three are read from
            the environment or from .env, never given as arguments.
  --json    prints what was found as JSON`;

function readCommand(): { site: string; keys: DoctorKeys; json: boolean } | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { values, positionals } = parsed;
  const [site = '', ...others] = positionals;
  if (others.length > 0 || site === '') return 'Name one site.';
  if (!/^https?:\/\/[^/]/.test(site) || !URL.canParse(site))
    return `${site} is not the address of a site. Start with https:// or, on this machine, http://.`;
  const secret = process.env.PROJECT_SECRET_KEY;
  const url = process.env.PROJECT_URL;
  const accessToken = process.env.SUPABASE_ACCESS_TOKEN;
  if (values.secret && !(secret && url)) return '--secret needs PROJECT_SECRET_KEY and PROJECT_URL in the environment.';
  return { site, json: values.json, keys: values.secret ? { secret, url, accessToken } : {} };
}

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: { secret: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  });

const say = (text: string) => console.log(printable(text));

if (existsSync(projectPath('.env'))) process.loadEnvFile(projectPath('.env'));
const command = readCommand();
if (typeof command === 'string') {
  console.error(`${command}\n\n${usage}`);
  process.exitCode = 1;
} else {
  let area = '';
  const { target, told, isWell } = await examine(command.site, command.keys, {
    tell(one) {
      if (command.json) return;
      if (one.area !== area) say(`${area ? '\n' : ''}${one.area}`);
      area = one.area;
      say(linesOf(one).join('\n'));
    },
  });
  say(
    command.json
      ? JSON.stringify({ site: target.site, ok: isWell, findings: told }, null, 2)
      : `\n${target.site}: ${sumOf(told)}`,
  );
  process.exitCode = isWell ? 0 : 1;
}
