import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeAll } from 'vitest';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const secret = 'token-of-the-webhook';
beforeAll(() => {
  process.env.BUILD_REPORT_SECRET = secret;
  return () => delete process.env.BUILD_REPORT_SECRET;
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const deploy = {
  ...{ id: '5ebc34bf', state: 'error', context: 'production', title: 'Add a post', created_at: minutesAgo(9) },
  admin_url: 'https://app.netlify.com/sites/my-stays',
  error_message: "Failed during stage 'building site': Build script returned non-zero exit code: 2",
};
const log = 'https://app.netlify.com/sites/my-stays/deploys/5ebc34bf';

async function sign(body: string, { iss = 'netlify', alg = 'HS256', key = secret } = {}): Promise<string> {
  const claims = { iss, sha256: createHash('sha256').update(body).digest('hex') };
  return new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));
}
async function report(world: World, facts: object, signature?: string): Promise<number> {
  const body = JSON.stringify({ ...deploy, ...facts });
  const headers = { 'x-webhook-signature': signature ?? (await sign(body)) };
  return (await world.call('anon', 'POST', '/functions/v1/build-report', { headers, body })).status;
}
const note = (world: World, args: object, apikey = world.backend.secretKey) =>
  world.call('anon', 'POST', '/rest/v1/rpc/note_outside_run', { body: args, headers: { apikey } });
interface Told {
  kind: string;
  subject: string;
  since: string;
  facts: { outside: Record<string, unknown>; [fact: string]: unknown };
}
const troubles = async (world: World): Promise<Told[]> =>
  (await world.rpc('admin', 'admin_overview', {})).json.troubles.filter(({ kind }: Told) => kind !== 'schedule_off');

test('a failed build of the live site is at /admin and in an email until a build succeeds', async (world) => {
  assert.equal(await report(world, {}), 200);
  const [trouble] = await troubles(world);
  const { outside, ...job } = trouble?.facts ?? {};
  // Pages of the release before show a job of this name.
  assert.deepEqual(
    [trouble?.kind, trouble?.subject, job],
    ['job_failed', 'host', { title: 'Build of the site', state: 'failed', error: deploy.error_message }],
  );
  const run = { title: 'Add a post', error: deploy.error_message, url: log };
  assert.deepEqual(outside, { ...run, is_failed: true, good_at: null });
  await world.rpc('admin', 'run_job', { job: 'watch' });
  assert.deepEqual(
    await world.column(`select data #>> '{trouble,facts,outside,url}' as url from private.outbox where kind = 'trouble'
      and data #>> '{trouble,subject}' = 'host' and recipient = (select email from public.profiles where role = 'admin')`),
    [log],
  );
  assert.deepEqual(await world.value('select private.health()'), ['schedule_off']);

  assert.equal(await report(world, { state: 'ready', created_at: minutesAgo(20) }), 200);
  assert.equal((await troubles(world)).length, 1, 'an older build resolves nothing');
  assert.equal(await report(world, { state: 'ready', created_at: minutesAgo(5), error_message: null }), 200);
  assert.deepEqual(await troubles(world), []);
});

test('previews, cancelled builds and unsigned messages report nothing', async (world) => {
  for (const facts of [
    { context: 'deploy-preview' },
    { state: 'building' },
    { error_message: 'Canceled build due to no content change' },
  ])
    assert.equal(await report(world, facts), 200);
  const body = JSON.stringify(deploy);
  const [head, claims] = (await sign(body)).split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const signature of [
    '',
    'a.b.c',
    await sign(`${body} `),
    await sign(body, { key: 'another' }),
    await sign(body, { iss: 'another' }),
    await sign(body, { alg: 'HS512' }),
    `${head}.${claims}.`,
    `${none}.${claims}.`,
  ])
    assert.equal(await report(world, {}, signature), 401, signature);
  assert.equal(await report(world, { id: '../x' }), 400);
  assert.deepEqual(await troubles(world), []);
});

test('the workflow reports by the secret key alone', async (world) => {
  const facts = { title: 'Add a room', url: 'https://github.com/a/b/actions/runs/1', other: 'x', error: ' ' };
  assert.equal(
    (await note(world, { name: 'workflow', is_good: false, facts }, world.backend.publishableKey)).status,
    401,
  );
  assert.deepEqual((await note(world, { name: 'workflow', is_good: false, facts })).json, { ok: true });
  assert.deepEqual(
    (await troubles(world)).map(({ subject, facts: { outside } }) => [
      subject,
      outside.title,
      outside.url,
      'error' in outside,
    ]),
    [['workflow', 'Add a room', 'https://github.com/a/b/actions/runs/1', false]],
  );
  await note(world, { name: 'host', is_good: true });
  assert.equal((await troubles(world)).length, 1, 'a good build at the host does not resolve a failed workflow');
  await note(world, { name: 'workflow', is_good: true });
  assert.deepEqual(await troubles(world), []);
  for (const args of [
    { name: 'other', is_good: true },
    { name: 'host', is_good: null },
  ])
    assert.equal((await note(world, args)).json.code, 'invalid_run');
});

test('a backup that failed or is older than 36 hours is reported, and none where there never was one', async (world) => {
  assert.deepEqual(await troubles(world), []);
  const hoursAgo = (hours: number) => minutesAgo(60 * hours);
  await note(world, { name: 'backup', is_good: true, at: hoursAgo(35) });
  assert.deepEqual(await troubles(world), []);
  await world.sql(`update private.outside_runs set good_at = good_at - interval '2 hours' where true`);
  const [late] = await troubles(world);
  assert.deepEqual([late?.subject, late?.facts.outside.is_failed], ['backup', false]);
  await note(world, { name: 'backup', is_good: false, facts: { url: 'javascript:alert(1)', error: 'x'.repeat(999) } });
  const [failed] = await troubles(world);
  const { is_failed, url, error } = failed?.facts.outside ?? {};
  assert.deepEqual([is_failed, url, String(error).length], [true, undefined, 300]);
  await note(world, { name: 'backup', is_good: true });
  assert.deepEqual(await troubles(world), []);
});
