import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { projectPath } from '../../../supabase/local/paths.ts';
import { listen } from '../../support/listen.ts';

// Stand-ins for the command line of Supabase and for Netlify, which record what they are asked.

const ref = 'abcdefghijklmnopqrsz';
const token = `sbp_${'a'.repeat(40)}`;
const secrets = [token, 'nfp_netlify', 'sb_secret_one', 'sealing-key'];

/** Answers as version 3 of the command line. `FAILS` is a part of the call that fails. */
const standIn = `#!/bin/sh
echo "$*" >> calls
[ "$SUPABASE_ACCESS_TOKEN" = "${token}" ] || { echo "Invalid access token." >&2; exit 1; }
case "$*" in *"$FAILS"*) echo "The cause." >&2; exit 1;; esac
case "$*" in
  *api-keys*) echo '[{"name":"anon","api_key":"eyJ"},{"name":"default","api_key":"sb_publishable_one"},{"name":"schedule","api_key":"sb_secret_one"}]';;
  *vault.decrypted_secrets*) echo '[{"name":"compliance_key","decrypted_secret":"sealing-key"},{"name":"utr_key","decrypted_secret":"utr-key"}]';;
  *make_first_admin*) [ -z "$NO_ADMIN" ] || { echo '{"_tag":"Error","error":{"code":"DbQueryExecError","message":"failed to execute query: error: '"$NO_ADMIN"'"}}'; exit 1; }; echo '[{"answer":"ok"}]';;
  *"config push"*) env | grep ^SITE_URL= >> calls;;
esac
`;

let netlify: {
  site: object | null;
  variables: Record<string, string>;
  hooks: { event: string }[];
  buildHooks: object[];
  builds: number;
};
/** The project's settings of sign-in. */
let signIn: object;
const host = await listen(async (request, response) => {
  const [path = ''] = (request.url ?? '').split('?');
  const body = request.method === 'GET' ? null : await json(request);
  const say = (answer: unknown, status = 200) => response.writeHead(status).end(JSON.stringify(answer));
  const key = /\/env\/(\w+)$/.exec(path)?.[1];
  const asked = `${request.method} ${path.replace(/\/\w+$/, (end) => (key ? '/:key' : end))}`;
  if (path === `/v1/projects/${ref}/config/auth`) return say(signIn);
  if (asked === 'POST /builds/1') return say({ started: ++netlify.builds });
  if (request.headers.authorization !== 'Bearer nfp_netlify') return say({}, 401);
  if (/^GET \/sites\/[^/]*\.app$/.test(asked))
    return path.endsWith('/my-stays.netlify.app') && netlify.site ? say(netlify.site) : say({}, 404);
  if (asked === 'GET /accounts/team/env/:key') {
    const value = netlify.variables[key ?? ''];
    return value === undefined ? say({}, 404) : say({ values: [{ context: 'all', value }] });
  }
  if (asked === 'POST /accounts/team/env' || asked === 'PUT /accounts/team/env/:key') {
    for (const { key, values } of [body].flat() as { key: string; values: [{ value: string }] }[])
      netlify.variables[key] = values[0].value;
    return say({});
  }
  const of = path === '/hooks' ? netlify.hooks : netlify.buildHooks;
  if (path === '/hooks/types')
    return say([{ name: 'url', events: ['deploy_created', 'deploy_failed', 'deploy_locked'] }]);
  if (asked === 'GET /hooks' || asked === 'GET /sites/1/build_hooks') return say(of);
  if (asked === 'POST /hooks' || asked === 'POST /sites/1/build_hooks') {
    const made = { ...(body as { event: string }), id: String(of.length), url: `${host.url}/builds/1` };
    of.push(made as never);
    return say(made, 201);
  }
  if (request.method === 'PUT' && path.startsWith('/hooks/')) return say({});
  return say({}, 500);
});
afterAll(host.close);

let folder: string;
beforeEach(async () => {
  signIn = { smtp_host: null, external_google_enabled: false, security_captcha_enabled: false };
  folder = await mkdtemp(join(tmpdir(), 'setup-'));
  for (const file of ['.env.example', 'supabase/functions/.env.example'])
    await cp(projectPath(file), join(folder, file));
  await mkdir(join(folder, 'content'));
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'content/site.json'), '{"url":"https://my-stays.netlify.app"}');
  await writeFile(join(folder, 'bin/npx'), standIn);
  await chmod(join(folder, 'bin/npx'), 0o755);
  netlify = { site: { id: '1', account_id: 'team' }, variables: {}, hooks: [], buildHooks: [], builds: 0 };
  return () => rm(folder, { recursive: true });
});

const answers = [ref, token, 'nfp_netlify', 'me@example.com', 'yes'];
async function setUp(typed: readonly string[] = answers, env: Record<string, string> = {}, ...args: string[]) {
  const child = spawn(process.execPath, [projectPath('supabase/operate/setup.ts'), ...args], {
    cwd: folder,
    env: {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      NETLIFY_API_URL: host.url,
      SUPABASE_API_URL: host.url,
      FAILS: 'nothing',
      ...env,
    },
  });
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, said: `${said}${errors}` };
}
const read = (file: string) => readFile(join(folder, file), 'utf8');
const calls = async () => (await read('calls')).trim().split('\n');
const kindsOfCalls = async () =>
  (await calls()).flatMap((call) => /^--yes supabase@3 (\w+(?: [a-z][a-z-]*)?)/.exec(call)?.[1] ?? []);

test('four answers set up project, functions, site, sign-in and first admin, and no secret is shown or an argument', async () => {
  const { code, said } = await setUp();
  expect([code, said]).toEqual([0, expect.stringContaining('me@example.com is an admin now.')]);
  expect(await kindsOfCalls()).toEqual([
    ...[
      'projects api-keys',
      'link',
      'db push',
      'db query',
      'secrets set',
      'functions deploy',
      'config push',
      'db query',
    ],
  ]);
  expect(await read('.env')).toMatch(/^PROJECT_SECRET_KEY=sb_secret_one$/m);
  expect(await read('.env')).toMatch(/^REDIRECT_URLS=https:\/\/deploy-preview-\*--my-stays\.netlify\.app\/\*\*$/m);
  expect(await read(`.env.keys.${ref}`)).toBe('compliance_key=sealing-key\nutr_key=utr-key\n');
  expect(await read('supabase/functions/.env')).toMatch(/^BUILD_HOOK_URL=http/m);
  expect(await read('supabase/functions/.env')).toMatch(/^BUILD_REPORT_SECRET=[\w-]{43}$/m);
  expect(await calls()).toContain('SITE_URL=https://my-stays.netlify.app');
  expect(netlify.variables).toEqual({
    PUBLIC_SUPABASE_URL: `https://${ref}.supabase.co`,
    PUBLIC_SUPABASE_KEY: 'sb_publishable_one',
  });
  expect(netlify.hooks.map(({ event }) => event)).toEqual(['deploy_created', 'deploy_failed']);
  expect(netlify.builds).toBe(1);
  for (const secret of secrets) expect(`${said}\n${await read('calls')}`).not.toContain(secret);
  for (const file of ['.env', `.env.keys.${ref}`, 'supabase/functions/.env'])
    expect((await stat(join(folder, file))).mode & 0o777, file).toBe(0o600);
});

test('a second run asks for no value again, keeps what was added by hand, and starts no second build', async () => {
  await setUp();
  await writeFile(join(folder, '.env'), `${await read('.env')}HSTS_SUBDOMAINS=1\nSMTP_HOST=smtp.example.com\n`);
  Object.assign(netlify.site ?? {}, { published_deploy: { id: '9' } });
  const { code, said } = await setUp(['yes'], {
    NO_ADMIN: 'There is already an admin. They can make other people admins under Users.',
  });
  expect([code, said]).toEqual([0, expect.stringContaining('There is an admin already.')]);
  expect(await read('.env')).toMatch(/HSTS_SUBDOMAINS=1/);
  expect(await read('.env')).not.toContain('SUPABASE_AUTH_EMAIL_SMTP_ENABLED');
  expect([netlify.builds, netlify.hooks.length, netlify.buildHooks.length]).toEqual([1, 2, 1]);
});

const failing = (call: string) => [call, { tags: call === 'db push' ? [] : ['long'] }] as const;
for (const [call, options] of [
  'projects api-keys',
  'link',
  'db push',
  'secrets set',
  'functions deploy',
  'config push',
].map(failing))
  test(`it stops when “${call}” fails, and a repeated run goes through`, options, async () => {
    const { code, said } = await setUp(answers, { FAILS: call });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`Stopped: (The cause\\. )?“npx supabase@3 ${call}.*” failed\\. `));
    expect((await kindsOfCalls()).at(-1)).toBe(call);
    // Once the keys are in .env, it asks for no value.
    expect((await setUp(call === 'projects api-keys' ? answers : ['yes'])).code).toBe(0);
  });

test.each(['nfp_netlify', ''])(
  'without an account or a site it says what is left to do (token “%s”)',
  async (netlifyToken) => {
    netlify.site = null;
    const { code, said } = await setUp(answers.with(2, netlifyToken), {
      NO_ADMIN: 'me@example.com has no account. Sign up on the site first.',
    });
    expect(code).toBe(0);
    expect(said).toContain('- Do step 5 of docs/deploy.md: Netlify has no site my-stays.netlify.app');
    expect(said).toContain('- Sign up at https://my-stays.netlify.app with me@example.com');
  },
);

test('it changes nothing without a yes, with an answer that has no right form, or with the address of the example', async () => {
  for (const typed of [[...answers.slice(0, 4), 'no'], ['x', 'y', 'z'], answers.slice(0, 2)]) {
    const { code, said } = await setUp(typed);
    expect([code, said]).toEqual([1, expect.stringContaining('Stopped: ')]);
  }
  await writeFile(join(folder, 'content/site.json'), '{"url":"https://susegadstays.example"}');
  expect((await setUp()).said).toContain('is no address of yours');
  await expect(read('.env')).rejects.toThrow('ENOENT');
});

test('an email server that another machine set is left on', async () => {
  signIn = { smtp_host: 'smtp.example.com', external_google_enabled: false, security_captcha_enabled: true };
  const { code, said } = await setUp();
  expect([code, said]).toEqual([
    0,
    expect.stringContaining('Set SMTP_HOST, TURNSTILE_SECRET and what belongs to them'),
  ]);
  expect(await kindsOfCalls()).not.toContain('config push');
  expect(await read('.env')).not.toMatch(/^SUPABASE_AUTH_EMAIL_SMTP_ENABLED=/m);
});

test('a token that Netlify does not accept is said', async () => {
  const { code, said } = await setUp(answers.with(2, 'nfp_other'));
  expect([code, said]).toEqual([1, expect.stringContaining('Netlify does not accept the access token.')]);
});

test('a second project does not take the site of the first', async () => {
  netlify.variables.PUBLIC_SUPABASE_URL = 'https://other.supabase.co';
  expect((await setUp()).said).toContain('my-stays.netlify.app uses the project https://other.supabase.co.');
  expect(netlify.variables).toEqual({ PUBLIC_SUPABASE_URL: 'https://other.supabase.co' });
  const { code, said } = await setUp(['yes'], {}, '--site', 'https://staging--my-stays.netlify.app');
  expect([code, said]).toEqual([0, expect.stringContaining('Netlify has no site staging--my-stays.netlify.app')]);
  expect(await read('supabase/functions/.env')).toMatch(/^SITE_URL=https:\/\/staging--my-stays\.netlify\.app$/m);
});
