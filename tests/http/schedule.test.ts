import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Mail, setMailTransport } from '../../supabase/functions/_shared/mailTransport.ts';
import { sendCalls, setScheduleSecrets, standInSchedule } from '../support/standInSchedule.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';

let switchOff: (() => Promise<unknown>) | undefined;
let asked: string[] = [];
let hookStatus = 200;
let delivered: Mail[] = [];

const world = await createWorldOfFile();
await restoreEach(world);
const hook = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(hookStatus).end();
});
await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
beforeEach(async () => {
  await world.sql('delete from private.outbox where true');
  await world.sql('delete from private.unbuilt_changes where true');
  asked = [];
  hookStatus = 200;
  delivered = [];
  setMailTransport({ deliver: async (mail) => void delivered.push(mail) });
});
afterEach(async () => {
  vi.useRealTimers();
  setMailTransport(undefined);
  delete process.env.BUILD_HOOK_URL;
  await switchOff?.();
  switchOff = undefined;
  await setScheduleSecrets(world.sql, {});
});
afterAll(() => void hook.close());

async function setUp(secrets: { project_url?: string; secret_key?: string } = {}) {
  switchOff = await standInSchedule(world.sql);
  await setScheduleSecrets(world.sql, {
    project_url: `${world.backend.url}/`,
    secret_key: world.backend.secretKey,
    ...secrets,
  });
  await world.sql('select private.schedule_jobs()');
}
async function comeRound(job: string) {
  const command = await world.value('select command from cron.job where jobname = $1', [`susegad ${job}`]);
  await world.sql(command ?? '');
}
interface Told {
  kind: string;
  subject: string;
  facts: Record<string, unknown>;
}
const troubles = async (): Promise<Told[]> => (await world.rpc('admin', 'admin_overview', {})).json.troubles;
const kinds = async () => (await troubles()).map(({ kind }) => kind);
const jobOf = async (job: string) =>
  (await world.rpc('admin', 'admin_jobs', {})).json.jobs.find(({ name }: { name: string }) => name === job);
const watch = async () => (await world.rpc('admin', 'run_job', { job: 'watch' })).json;
const wait = (time: string) =>
  world.sql(
    `with notes as (
       update private.trouble_notes set seen_at = seen_at - $1::interval, told_at = told_at - $1::interval where true
     )
     update private.job_calls set called_at = called_at - $1::interval, answered_at = answered_at - $1::interval where true`,
    [time],
  );
const mails = () =>
  world.sql<{ step: string; about: string }>(
    `select data ->> 'step' as step, concat_ws(' ', data #>> '{trouble,kind}', nullif(data #>> '{trouble,subject}', '')) as about
     from private.outbox where kind = 'trouble' order by id`,
  );

describe('the schedule', () => {
  test('without its extension nothing runs by itself, and what reads it says so', async () => {
    expect(await troubles()).toMatchObject([
      { kind: 'schedule_off', facts: { lacks: expect.arrayContaining(['pg_cron']) } },
    ]);
    await expect(world.sql('select private.schedule_jobs()')).rejects.toThrow('pg_cron is not switched on');
    expect((await jobOf('send_mails')).schedule).toBeNull();
    await world.sql(`select private.call_job('send_mails')`);
  });

  test('while it is not set up it sends nothing, and says what is missing', async () => {
    await setUp();
    await setScheduleSecrets(world.sql, {});
    await comeRound('send_mails');
    expect(await sendCalls(world.sql)).toEqual([]);
    expect(await troubles()).toMatchObject([
      { kind: 'schedule_unfinished', facts: { lacks: ['project_url', 'secret_key'] } },
    ]);
    await setScheduleSecrets(world.sql, { project_url: world.backend.url, secret_key: 'env(PROJECT_SECRET_KEY)' });
    expect((await troubles())[0]?.facts).toEqual({ lacks: ['secret_key'] });
    await world.sql(`delete from cron.job where jobname = 'susegad purge'`);
    expect(await kinds()).toEqual(['schedule_off']);
    await world.sql(
      `insert into cron.job (jobname, schedule, command) values ('susegad gone', '* * * * *', 'select 1')`,
    );
    await world.sql('select private.schedule_jobs()');
    expect(await kinds()).toEqual(['schedule_unfinished']);
    expect(await world.sql(`select 1 from cron.job where jobname = 'susegad gone'`)).toEqual([]);
  });

  test('functions take its key, which goes in one header alone, and the list of jobs shows their answers', async () => {
    await setUp();
    expect(await kinds()).toEqual([]);
    await comeRound('send_mails');
    await comeRound('tidy_uploads');
    expect(await jobOf('tidy_uploads')).toMatchObject({
      schedule: '20 * * * *',
      call: { answered_at: null, status: null },
    });
    const sent = await sendCalls(world.sql);
    expect(sent.map(({ path, body, status }) => [path, body.job, status])).toEqual([
      ['/functions/v1/send-mails', 'send_mails', 200],
      ['/functions/v1/run-job', 'tidy_uploads', 200],
    ]);
    for (const { headers } of sent)
      expect(headers).toEqual({ apikey: world.backend.secretKey, 'content-type': 'application/json' });
    await comeRound('send_mails');
    expect((await jobOf('tidy_uploads')).call).toMatchObject({
      status: 200,
      problem: null,
      answered_at: expect.any(String),
    });
    expect(await kinds()).toEqual([]);
    // pg_net has deleted its answer, but ours is stored.
    await world.sql('delete from net._http_response where true');
    expect((await jobOf('send_mails')).call).toMatchObject({ status: 200 });
  });

  test('a wrong key, a function that is not there and one that does not answer are told in words', async () => {
    await setUp({ secret_key: 'sb_secret_of_another_project' });
    await comeRound('send_mails');
    await comeRound('refresh_rate');
    expect((await sendCalls(world.sql)).map(({ status }) => status)).toEqual([401, 401]);
    await comeRound('complete_stays');
    await comeRound('send_mails');
    expect((await jobOf('send_mails')).call).toMatchObject({ status: 401, problem: 'This is not for browsers.' });
    expect(await troubles()).toMatchObject([
      { kind: 'call_failed', subject: 'refresh_rate', facts: { status: 401 } },
      { kind: 'call_failed', subject: 'send_mails', facts: { status: 401, problem: 'This is not for browsers.' } },
    ]);
    const answer = async (content: string | null, status_code: number | null, error_msg: string | null = null) => {
      await world.sql('delete from net._http_response where true');
      await world.sql(
        `insert into net._http_response (id, status_code, content, timed_out, error_msg)
         select request_id, $1, $2, $3 = 'timeout', $3 from private.job_calls where answered_at is null and request_id is not null`,
        [status_code, content, error_msg],
      );
      await comeRound('send_mails');
      const { status, problem } = (await jobOf('send_mails')).call;
      return [status, problem];
    };
    expect(await answer('{"message": "Requested function was not found"}', 404)).toEqual([
      404,
      'Requested function was not found',
    ]);
    expect(await answer(`<html>${'x'.repeat(5000)}`, 502)).toEqual([502, null]);
    expect(await answer('{"error": "\\u0000"}', 500)).toEqual([500, null]);
    expect(await answer(`{"error": "${'long '.repeat(900)}"}`, 500)).toEqual([500, 'long '.repeat(40).trimEnd()]);
    expect(await answer('"text"', 500)).toEqual([500, null]);
    expect(await answer(null, null, 'Could not resolve host')).toEqual([null, 'Could not resolve host']);
    expect(await answer(null, null, 'timeout')).toEqual([null, 'It did not answer within one minute.']);
    await wait('6 minutes');
    await comeRound('tidy_uploads');
    expect((await jobOf('send_mails')).call).toMatchObject({ status: null, problem: 'pg_net did not send it.' });
  });

  test('one call of many that fails is no trouble, and neither is a job that runs by hand', async () => {
    await setUp();
    await comeRound('send_mails');
    await sendCalls(world.sql);
    await comeRound('send_mails');
    await world.sql(
      `insert into net._http_response (id, status_code, timed_out) select max(request_id), 503, false from private.job_calls`,
    );
    await world.rpc('admin', 'begin_job', { job: 'tidy_uploads' });
    await comeRound('tidy_uploads');
    expect((await sendCalls(world.sql)).map(({ status }) => status)).toContain(409);
    await comeRound('rebuild_site');
    await world.sql('select private.note_answers()');
    expect((await jobOf('send_mails')).call).toMatchObject({ status: 503 });
    expect((await jobOf('tidy_uploads')).call).toMatchObject({ status: 409 });
    expect(await kinds()).toEqual([]);
    await wait('11 minutes');
    await world.sql(`insert into private.job_calls (job) values ('send_mails')`);
    expect(await kinds()).toEqual(['call_failed']);
  });

  test('its own notes are kept for a week', async () => {
    await setUp();
    await world.sql(
      `insert into cron.job_run_details (start_time, end_time) values
       (now() - interval '8 days', now() - interval '8 days'), (now() - interval '8 days', null), (now(), now())`,
    );
    await world.sql(`insert into private.job_calls (job, called_at) values ('send_mails', now() - interval '8 days')`);
    const { result } = (await world.rpc('admin', 'run_job', { job: 'purge' })).json;
    expect(result.schedule_notes).toBe(3);
    expect(await world.sql('select 1 from cron.job_run_details')).toHaveLength(1);
  });
});

describe('what is wrong', () => {
  const changeNote = (label: string) =>
    world.sql(
      `do $$ begin set local session_replication_role = replica;
       update private.audit_log set label = ${label} where position = 1; end $$`,
    );
  const faults: Record<string, { plant(): Promise<unknown>; mend(): Promise<unknown> }> = {
    counters_differ: {
      async plant() {
        await world.sql(
          `insert into private.nights (room_category_id, night, capacity, blocked) values ($1, private.today() + 300, 9, 2)`,
          [world.hotelOf('owner A').room],
        );
        await comeRound('verify_counters');
      },
      async mend() {
        await world.sql('update private.nights set blocked = 0 where night = private.today() + 300');
        await comeRound('verify_counters');
      },
    },
    audit_broken: {
      async plant() {
        await changeNote(`label || '!'`);
        await comeRound('verify_audit');
      },
      async mend() {
        await changeNote(`rtrim(label, '!')`);
        await comeRound('verify_audit');
      },
    },
    payments_differ: {
      plant: () =>
        world.sql(
          `insert into private.gateway_events (gateway, hash, outcome, fact)
           values ('razorpay', sha256('a'), 'mismatch', '{}'), ('razorpay', sha256('b'), 'noted', '{"a": 1}')`,
        ),
      mend: () => world.sql(`update private.gateway_events set at = now() - interval '7 days 1 minute'`),
    },
    refunds_stuck: {
      async plant() {
        const sentBefore = (hours: number) =>
          world.sql('update private.refunds set sent_at = now() - make_interval(hours => $1)', [hours]);
        await world.sql(
          `with page as (
             insert into private.payment_pages (booking_id, gateway, amount, state, expires_at)
             select id, 'razorpay', 500, 'paid', now() from public.bookings limit 1 returning id, booking_id
           ), paid as (
             insert into private.payments (booking_id, hotel_id, holder, amount, method, received_at, gateway, gateway_id, page_id)
             select b.id, b.hotel_id, 'site', 500, 'online', now(), 'razorpay', 'pay_1', page.id
             from page join public.bookings as b on b.id = page.booking_id returning *
           )
           insert into private.refunds (booking_id, hotel_id, holder, state, amount, reason, due_on, payment_id, gateway)
           select booking_id, hotel_id, 'site', 'sent', 500, 'cancelled', private.today() + 7, id, gateway from paid`,
        );
        await sentBefore(23);
        expect(await kinds(), 'not for a day').toEqual([]);
        await sentBefore(25);
      },
      mend: () =>
        world.sql(
          `select private.note_gateway('razorpay', jsonb_build_array(jsonb_build_object(
             'kind', 'refund', 'refund_id', 'rfnd_1', 'payment_id', 'pay_1', 'amount', 500, 'currency', 'INR', 'state', 'processed', 'receipt', id
           ))) from private.refunds`,
        ),
    },
    rates_short: {
      async plant() {
        const { room } = world.hotelOf('owner A');
        await world.sql('insert into private.rate_plans (room_category_id) values ($1)', [room]);
        const shorten = (months: number) =>
          world.sql('delete from private.rate_months where month > private.today() + make_interval(months => $1)', [
            months,
          ]);
        await shorten(20);
        expect(await kinds(), 'far enough').toEqual([]);
        await shorten(19);
      },
      mend: () => comeRound('roll_rates'),
    },
    schedule_off: {
      plant: () => world.sql('update cron.job set active = false where true'),
      mend: () => world.sql('update cron.job set active = true where true'),
    },
    schedule_silent: {
      plant: () => wait('11 minutes'),
      mend: () => comeRound('send_mails'),
    },
    schedule_unfinished: {
      plant: () => setScheduleSecrets(world.sql, { project_url: world.backend.url }),
      mend: () =>
        setScheduleSecrets(world.sql, { project_url: world.backend.url, secret_key: world.backend.secretKey }),
    },
    mails_waiting: {
      plant: () =>
        world.sql(
          `insert into private.outbox (kind, recipient, data, dedupe_key, created_at, next_attempt_at)
           values ('welcome', 'asha@guest.example', '{"full_name": "Asha"}', 'waits', now() - interval '16 minutes', now() - interval '16 minutes')`,
        ),
      async mend() {
        await comeRound('send_mails');
        await sendCalls(world.sql);
      },
    },
    call_failed: {
      async plant() {
        setMailTransport(undefined);
        await comeRound('send_mails');
        expect((await sendCalls(world.sql)).map(({ status }) => status)).toEqual([503]);
        await world.sql('select private.note_answers()');
      },
      async mend() {
        setMailTransport({ deliver: async (mail) => void delivered.push(mail) });
        await comeRound('send_mails');
        await sendCalls(world.sql);
        await world.sql('select private.note_answers()');
      },
    },
    job_failed: {
      plant: () =>
        world.sql(
          `insert into private.job_runs (job, started_at, lease_until) values ('purge', now() - interval '6 minutes', now() - interval '1 minute')`,
        ),
      mend: () => comeRound('purge'),
    },
  };

  async function askHealth(method = 'GET') {
    // No API key, because a monitor has none.
    const { status, text } = await world.call('anon', method, '/functions/v1/health', {
      headers: { apikey: '' },
      mayAnswer: 503,
    });
    return [status, text] as const;
  }
  /** Moves the clock past the time for which the function caches. */
  let clock = Date.now();
  function passTime() {
    // The clock never goes back between tests, because the cache's expiry is on this clock.
    clock += 16_000;
    vi.useFakeTimers({ toFake: ['Date'], now: clock });
  }

  test.each(Object.keys(faults))('%s is told by the overview, by mail and by health, and goes', async (kind) => {
    await setUp();
    passTime();
    expect(await askHealth()).toEqual([200, '{"status":"ok"}']);
    await faults[kind]?.plant();
    expect(await kinds()).toEqual([kind]);
    expect(await askHealth(), 'remembered').toEqual([200, '{"status":"ok"}']);
    passTime();
    expect(await askHealth()).toEqual([503, `{"status":"failing","troubles":["${kind}"]}`]);
    expect(await askHealth('POST')).toEqual([503, `{"status":"failing","troubles":["${kind}"]}`]);
    expect(await askHealth('HEAD')).toEqual([503, '']);
    expect(await watch()).toMatchObject({ state: 'done', result: { troubles: 1, told: 1 } });
    const [mail] = await mails();
    expect(mail).toMatchObject({ step: 'began', about: expect.stringMatching(new RegExp(`^${kind}`)) });
    await faults[kind]?.mend();
    expect(await kinds()).toEqual([]);
    passTime();
    expect(await askHealth()).toEqual([200, '{"status":"ok"}']);
  });

  test('the heaviest comes first', async () => {
    await setUp();
    for (const kind of ['job_failed', 'mails_waiting', 'counters_differ']) await faults[kind]?.plant();
    expect(await kinds()).toEqual(['counters_differ', 'mails_waiting', 'job_failed']);
  });

  test('admins get one mail when it begins, one a day while it lasts, and one when it is over', async () => {
    await setUp();
    await faults.job_failed?.plant();
    const told = async () => [(await watch()).result.told, (await mails()).length];
    expect(await told()).toEqual([1, 1]);
    expect(await told()).toEqual([0, 1]);
    await wait('50 minutes');
    await world.sql(`insert into private.job_calls (job) values ('send_mails')`);
    await faults.job_failed?.mend();
    expect(await told(), 'it may come back').toEqual([0, 1]);
    await wait('20 minutes');
    await world.sql(`insert into private.job_calls (job) values ('send_mails')`);
    expect(await told()).toEqual([1, 2]);
    expect(await told()).toEqual([0, 2]);
    await faults.job_failed?.plant();
    expect(await told(), 'too soon after the last').toEqual([0, 2]);
    await world.sql(`update private.trouble_notes set told_at = told_at - interval '6 hours' where true`);
    expect(await told()).toEqual([1, 3]);
    await world.sql(`update private.trouble_notes set told_at = told_at - interval '25 hours' where true`);
    expect(await told()).toEqual([1, 4]);
    expect(await mails()).toEqual(
      ['began', 'over', 'began', 'stands'].map((step) => ({ step, about: 'job_failed purge' })),
    );
    await comeRound('send_mails');
    await sendCalls(world.sql);
    expect(delivered.map(({ to, subject }) => [to, subject])).toEqual(
      ['', 'Resolved: ', '', 'Still: '].map((lead) => [
        'canary_mail_admin@people.example',
        `${lead}Purge old rows: interrupted`,
      ]),
    );
    expect(delivered[0]?.text).toContain('It stopped responding.');
  });

  test('a mail that its server does not want yet is no trouble while others go out', async () => {
    await setUp();
    await faults.mails_waiting?.plant();
    await world.sql(
      `update private.outbox set attempts = 2, next_attempt_at = now() + interval '9 minutes' where true`,
    );
    expect(await kinds()).toEqual(['mails_waiting']);
    await world.sql(
      `insert into private.outbox (kind, recipient, data, dedupe_key, status, finished_at)
       values ('welcome', 'ravi@guest.example', '{}', 'went', 'sent', now() - interval '5 minutes')`,
    );
    expect(await kinds()).toEqual([]);
    await world.sql(
      `update private.outbox set attempts = 0, next_attempt_at = now() - interval '14 minutes' where status = 'pending'`,
    );
    expect(await kinds()).toEqual([]);
  });

  test('health is one look at the database however many ask, tells no limit, and says when there is no database', async () => {
    await setUp();
    passTime();
    await world.sql('create sequence private.looks');
    await world.sql('grant usage on sequence private.looks to service_role');
    await world.sql('alter function public.health() rename to kept_health');
    try {
      await world.sql(
        `create function public.health() returns jsonb language sql volatile as $$ select nextval('private.looks'); select public.kept_health() $$`,
      );
      await world.sql(`select private.tell_limit('bookings_a_minute')`);
      expect(await kinds()).toEqual(['limit_met']);
      const answers = await Promise.all(Array.from({ length: 60 }, () => askHealth()));
      expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
      expect(await world.sql('select last_value::integer as looks from private.looks')).toEqual([{ looks: 1 }]);
      await world.sql('drop function public.health()');
      passTime();
      const told = vi.spyOn(console, 'error').mockImplementation(() => {});
      expect(await askHealth()).toEqual([503, '{"status":"failing","troubles":["database"]}']);
      expect(told).toHaveBeenCalled();
      told.mockRestore();
    } finally {
      await world.sql('drop function if exists public.health()');
      await world.sql('alter function public.kept_health() rename to health');
      await world.sql('drop sequence private.looks');
    }
    expect((await askHealth('DELETE'))[0]).toBe(405);
    for (const actor of ['anon', 'user', 'owner A', 'admin'] as const)
      expect((await world.rpc(actor, 'health', {})).status, actor).toBe(actor === 'anon' ? 401 : 403);
  });
});

describe('rebuilding the site', () => {
  const isWanted = async () => (await world.sql('select 1 from private.unbuilt_changes')).length > 0;
  const dueIn = async () =>
    await world.value(`select round(extract(epoch from private.rebuild_due_at() - now()) / 60)::integer as minutes`);
  const changesAge = (time: string) =>
    world.sql('update private.unbuilt_changes set changed_at = changed_at - $1::interval where true', [time]);
  const priceOf = (room: string, price: number) =>
    world.sql('update public.room_categories set base_price = $2 where id = $1', [room, price]);
  const setHook = () => {
    process.env.BUILD_HOOK_URL = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  };

  test('ten changes are one call: quiet for 15 minutes, an hour at the latest, six hours apart', async () => {
    await setUp();
    setHook();
    const { room } = world.hotelOf('owner A');
    await comeRound('rebuild_site');
    for (let change = 1; change <= 10; change++) await priceOf(room, 300_000 + change);
    expect(await dueIn()).toBe(15);
    expect(new Date((await jobOf('rebuild_site')).due_at).getTime()).toBeGreaterThan(Date.now());
    await comeRound('rebuild_site');
    expect(await sendCalls(world.sql)).toEqual([]);
    await changesAge('50 minutes');
    await priceOf(room, 310_000);
    expect(await dueIn(), 'an hour after the first').toBe(10);
    await changesAge('15 minutes');
    await comeRound('rebuild_site');
    expect((await sendCalls(world.sql)).map(({ path, body, status }) => [path, body.job, status])).toEqual([
      ['/functions/v1/run-job', 'rebuild_site', 200],
    ]);
    expect(asked).toEqual(['POST /hook']);
    expect(await dueIn()).toBeNull();
    expect((await jobOf('rebuild_site')).due_at).toBeNull();
    await comeRound('rebuild_site');
    expect(await sendCalls(world.sql)).toEqual([]);
    await priceOf(room, 320_000);
    expect(await dueIn(), 'six hours after the last').toBe(360);
    expect(await kinds()).toEqual([]);
  });

  test('a host that refuses is asked again, and what changes meanwhile is not forgotten', async () => {
    await setUp();
    setHook();
    hookStatus = 500;
    const { room } = world.hotelOf('owner A');
    await priceOf(room, 300_001);
    await changesAge('20 minutes');
    await comeRound('rebuild_site');
    await sendCalls(world.sql);
    expect(asked).toHaveLength(1);
    expect(await troubles()).toMatchObject([
      { kind: 'job_failed', subject: 'rebuild_site', facts: { error: 'The host answered 500.' } },
    ]);
    expect(await dueIn(), 'an hour later').toBe(60);
    hookStatus = 200;
    await world.sql(`update private.job_runs set started_at = started_at - interval '61 minutes' where true`);
    await comeRound('rebuild_site');
    const begun = await world.rpc('admin', 'begin_job', { job: 'rebuild_site' });
    await priceOf(room, 300_002);
    const headers = { apikey: world.backend.secretKey };
    await world.call('anon', 'POST', '/rest/v1/rpc/finish_job', {
      body: { run_id: begun.json.run_id, result: {} },
      headers,
    });
    expect(await isWanted(), 'came after the call').toBe(true);
    expect(await kinds()).toEqual([]);
  });

  test('without a hook the schedule passes over it, and nobody is alarmed', async () => {
    await setUp();
    await priceOf(world.hotelOf('owner A').room, 300_001);
    await changesAge('20 minutes');
    await comeRound('rebuild_site');
    expect((await sendCalls(world.sql)).map(({ status }) => status)).toEqual([200]);
    expect((await jobOf('rebuild_site')).runs).toMatchObject([{ state: 'done', result: { off: true } }]);
    expect(await isWanted()).toBe(false);
    expect(await kinds()).toEqual([]);
  });
});
