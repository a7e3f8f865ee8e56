import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Actor } from './actors.ts';
import { setPaymentStatus } from './given.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';
import { worldPrice } from './world.ts';

let elsewhere: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => elsewhere(request, response));

const world = await createWorldOfFile();
await restoreEach(world);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterEach(() => {
  delete process.env.BUILD_HOOK_URL;
  delete process.env.EXCHANGE_RATE_URL;
  delete process.env.CALENDAR_PROXY_URL;
});
afterAll(() => void server.close());

const run = async (job: string, actor: Actor = 'admin') => (await world.rpc(actor, 'run_job', { job })).json;
const callFunction = (body: unknown, actor: Actor = 'admin', headers: Record<string, string> = {}) =>
  world.call(actor, 'POST', '/functions/v1/run-job', { body, headers });
const runsOf = (job: string) =>
  world.sql<{ state: string; result: object | null; error: string | null; started_by_email: string | null }>(
    'select state, result, error, started_by_email from private.job_runs where job = $1 order by id',
    [job],
  );

async function addBooking(from: number, to: number, change: Record<string, unknown> = {}): Promise<string> {
  const { hotel, room } = world.hotelOf('owner A');
  const [made] = await world.sql<{ id: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate,
       tax_amount, advance_percent, advance_amount, booking_status, created_at
     ) values ($1, $2, 'Asha', 'asha@guest.example', private.today() + $3::integer, private.today() + $4::integer, $5, $5, 5, 0, 30, 1,
       $6, now() - make_interval(hours => $7)) returning id`,
    [...[hotel, room, from, to, worldPrice['owner A']], change.booking_status ?? 'confirmed', change.hours_old ?? 0],
  );
  const id = made?.id ?? '';
  if (change.payment_status) await setPaymentStatus(world, id, String(change.payment_status));
  return id;
}
const statusOf = async (id: string) =>
  (await world.sql<{ status: string }>('select booking_status as status from public.bookings where id = $1', [id]))[0]
    ?.status;

describe('who may', () => {
  test.each(['anon', 'user', 'owner A', 'owner B'] as const)('%s is refused everything', async (actor) => {
    const refusal = actor === 'anon' ? 401 : 403;
    expect((await callFunction({ job: 'tidy_uploads' }, actor)).status).toBe(refusal);
    expect((await callFunction({ check: true }, actor)).status).toBe(403);
    expect(await world.sql('select 1 from private.job_runs')).toEqual([]);
  });

  test('there are jobs for all that is listed, and no others', async () => {
    const { json } = await world.rpc('admin', 'admin_jobs', {});
    expect(json.jobs.map(({ name }: { name: string }) => name)).toEqual([
      ...['rebuild_site', 'send_mails', 'complete_stays', 'cancel_unpaid', 'verify_counters', 'refresh_rate'],
      ...['tidy_uploads', 'purge', 'verify_audit', 'watch', 'retention', 'roll_rates', 'read_calendars', 'ask_reviews'],
      ...['form_c_due', 'settle_payments', 'greet_guests', 'notify_waitlist'],
    ]);
    for (const { name, runs_in } of json.jobs) {
      if (runs_in === 'database') expect((await run(name)).state, name).toBe('done');
      else expect(await run(name), name).toEqual({ ok: false, code: 'not_found' });
    }
    expect(await run('drop everything')).toEqual({ ok: false, code: 'not_found' });
    expect((await callFunction({ job: 'purge' })).status).toBe(400);
    expect((await callFunction('{')).status).toBe(400);
  });
});

describe('jobs of the database', () => {
  test('past stays are completed after check-out in Goa, once', async () => {
    const past = await addBooking(-4, -1);
    const staying = await addBooking(-1, 1);
    const pending = await addBooking(-4, -1, { booking_status: 'pending' });
    const leaving = await addBooking(-2, 0);
    const hotel = world.hotelOf('owner A').hotel;
    await world.sql(`update public.hotels set check_out_time = '23:59:59' where id = $1`, [hotel]);
    await run('complete_stays');
    expect(await statusOf(leaving), 'before check-out time').toBe('confirmed');
    expect([await statusOf(past), await statusOf(staying), await statusOf(pending)]).toEqual([
      'completed',
      'confirmed',
      'pending',
    ]);
    await world.sql(`update public.hotels set check_out_time = '00:00' where id = $1`, [hotel]);
    expect(await run('complete_stays')).toMatchObject({ state: 'done', result: { completed: 1, more: false } });
    expect(await statusOf(leaving)).toBe('completed');
    expect(await run('complete_stays')).toMatchObject({ result: { completed: 0 } });
    const notes = await world.sql(
      `select job, actor_email is not null as admin from private.audit_log where entity = 'bookings' and entity_id = $1`,
      [past],
    );
    expect(notes).toContainEqual({ job: 'complete_stays', admin: true });
  });

  test('old rows go, young ones stay', async () => {
    const left = world.propertyId('user', 'draft');
    await addBooking(-3, 0);
    await addBooking(-3, 1);
    const deleted = world.propertyId('owner A', 'rejected');
    await world.sql(
      `insert into private.rate_hits (bucket, window_start, expires_at, hits)
       values ('old', now(), now() - interval '1 minute', 1), ('young', now(), now() + interval '1 hour', 1)`,
    );
    await world.sql(
      `insert into private.idempotency_keys (key, request_hash, created_at) values
       (gen_random_uuid(), '', now() - interval '8 days'), (gen_random_uuid(), '', now())`,
    );
    await world.sql(`insert into private.human_proofs (key, expires_at) values
      (gen_random_uuid(), now() - interval '1 second'), (gen_random_uuid(), now() + interval '1 minute')`);
    const { room } = world.hotelOf('owner A');
    await world.sql(
      `insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at) values
       ($1, private.today() + 5, private.today() + 7, 1, now() - interval '8 days'),
       ($1, private.today() + 5, private.today() + 6, 1, now() - interval '6 days')`,
      [room],
    );
    await world.sql(`insert into private.job_runs (job, state, started_at, finished_at)
      values ('purge', 'done', now() - interval '31 days', now())`);
    await world.sql(
      `update public.properties set created_at = now() - interval '2 years', draft_saved_at = now() - interval '2 years' where id = $1`,
      [left],
    );
    await world.sql(`update public.properties set deleted_at = now() - interval '91 days' where id = $1`, [deleted]);
    const [before] = await world.sql<{ n: number }>('select count(*)::integer as n from public.properties');
    const { result } = await run('purge');
    expect(result).toMatchObject({
      rate_limits: 1,
      human_proofs: 1,
      booking_keys: 1,
      holds: 1,
      drafts: 1,
      deleted_listings: 1,
      job_runs: 1,
    });
    const [after] = await world.sql<{ n: number }>('select count(*)::integer as n from public.properties');
    expect((before?.n ?? 0) - (after?.n ?? 0)).toBe(2);
    expect(await world.sql('select bucket from private.rate_hits')).toEqual([{ bucket: 'young' }]);
    expect(
      await world.sql('select night - private.today() as night, held from private.nights where held > 0 order by 1'),
    ).toEqual([{ night: 5, held: 1 }]);
    expect(await world.sql('select * from private.night_drift')).toEqual([]);
    expect((await run('purge')).result).toMatchObject({ booking_keys: 0, drafts: 0, deleted_listings: 0 });
    await world.sql('delete from private.idempotency_keys');
  });

  test('prices by rules are written further ahead, and found anew where the cheapest night is over', async () => {
    const { hotel, room } = world.hotelOf('owner A');
    await world.sql('insert into private.rate_plans (room_category_id) values ($1)', [room]);
    const written = () =>
      world.sql(
        `select count(*) filter (where people = 0)::integer as months, count(*) filter (where people = 1)::integer as best,
           max(month)::text as last from private.rate_months where hotel_id = $1`,
        [hotel],
      );
    const whole = await written();
    expect(whole).toMatchObject([{ months: 24, best: 24 }]);
    expect((await run('roll_rates')).result).toEqual({ written: 0, more: false });
    await world.sql('delete from private.rate_months where month = $1', [whole[0]?.last]);
    expect((await run('roll_rates')).result).toEqual({ written: 1, more: false });
    expect(await written()).toEqual(whole);
    const [price] = await world.sql('select price, changes_on from private.from_prices where room_category_id = $1', [
      room,
    ]);
    await world.sql('update private.from_prices set price = 1, changes_on = private.today() + 1');
    expect((await run('roll_rates')).result).toEqual({ written: 0, more: false });
    await world.sql('update private.from_prices set changes_on = private.today()');
    expect((await run('roll_rates')).result).toEqual({ written: 1, more: false });
    expect(await world.sql('select price, changes_on from private.from_prices')).toEqual([price]);
    expect((await run('roll_rates')).result).toEqual({ written: 0, more: false });
    await world.sql('delete from private.rate_plans');
    expect(await world.sql('select 1 from private.rate_months union all select 1 from private.from_prices')).toEqual(
      [],
    );
  });

  test('what goes wrong in a job is undone and written down', async () => {
    const past = await addBooking(-4, -1);
    await world.sql(
      'alter table public.bookings add constraint no_more check (booking_status <> $$completed$$) not valid',
    );
    try {
      const answer = await run('complete_stays');
      expect(answer).toMatchObject({ ok: true, state: 'failed', result: null });
      expect(answer.error).toContain('no_more');
      expect(await statusOf(past)).toBe('confirmed');
      expect(await runsOf('complete_stays')).toMatchObject([{ state: 'failed' }]);
    } finally {
      await world.sql('alter table public.bookings drop constraint no_more');
    }
  });

  test('the function runs no job that is running', async () => {
    expect((await world.rpc('admin', 'begin_job', { job: 'send_mails' })).json.ok).toBe(true);
    const answer = await callFunction({ job: 'send_mails' });
    expect([answer.status, answer.json.code]).toEqual([409, 'already_running']);
    await world.sql(`update private.job_runs set lease_until = now() - interval '1 second'`);
    const { jobs } = (await world.rpc('admin', 'admin_jobs', {})).json;
    const sendMails = jobs.find(({ name }: { name: string }) => name === 'send_mails');
    expect(sendMails.runs[0].state).toBe('lost');
  });
});

describe('jobs of the edge function', () => {
  test('the site is rebuilt through the hook; without one that is told', async () => {
    const checked = await callFunction({ check: true });
    expect(checked.json.missing.rebuild_site).toContain('BUILD_HOOK_URL');
    const lacking = await callFunction({ job: 'rebuild_site' });
    expect(lacking.json).toMatchObject({ success: true, state: 'failed' });
    expect(lacking.json.error).toContain('Not configured: set BUILD_HOOK_URL');

    const asked: string[] = [];
    elsewhere = (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(asked.length === 1 ? 200 : 500).end();
    };
    process.env.BUILD_HOOK_URL = `${address}/hook-of-this-site`;
    expect((await callFunction({ check: true })).json.missing).not.toHaveProperty('rebuild_site');
    expect((await callFunction({ job: 'rebuild_site' })).json).toMatchObject({
      state: 'done',
      result: { asked: true },
    });
    expect(asked).toEqual(['POST /hook-of-this-site']);
    const failed = await callFunction({ job: 'rebuild_site' });
    expect(failed.json).toMatchObject({ state: 'failed', error: 'The host answered 500.' });
    const runs = await runsOf('rebuild_site');
    expect(runs.map(({ state }) => state)).toEqual(['failed', 'done', 'failed']);
    expect(JSON.stringify(runs)).not.toContain('hook-of-this-site');
  });

  test('the schedule runs jobs with the secret key, and nobody with another', async () => {
    const withKey = (key: string) => callFunction({ job: 'tidy_uploads' }, 'anon', { apikey: key });
    for (const key of ['sb_secret_guessed', world.backend.publishableKey, '']) {
      expect((await withKey(key)).status, key).toBe(401);
    }
    expect((await withKey(world.backend.secretKey)).json).toMatchObject({ state: 'done', result: { removed: 0 } });
    expect(await runsOf('tidy_uploads')).toMatchObject([{ state: 'done', started_by_email: null }]);
  });

  test('calendars of other sites are read once in a while, and a second run changes nothing', async () => {
    const { room } = world.hotelOf('owner A');
    const [days] = await world.sql<{ first: string; end: string }>(
      // Within one month, because a block ends with its month.
      `select to_char(day, 'YYYYMMDD') as first, to_char(day + 3, 'YYYYMMDD') as end
       from cast(date_trunc('month', private.today()) + interval '2 months 9 days' as date) as day`,
    );
    const ask: (string | undefined)[] = [];
    elsewhere = (request, response) => {
      ask.push(new URL(request.url ?? '', address).searchParams.get('url') ?? undefined);
      response.end(
        [
          ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:a', `DTSTART;VALUE=DATE:${days?.first}`],
          ...[`DTEND;VALUE=DATE:${days?.end}`, 'SUMMARY:Reserved', 'END:VEVENT', 'END:VCALENDAR', ''],
        ].join('\r\n'),
      );
    };
    process.env.CALENDAR_PROXY_URL = address;
    const calendars = ['https://www.airbnb.com/calendar/ical/1.ics', 'https://ical.booking.com/v1/export?t=2'];
    for (const [index, one] of calendars.entries())
      await world.rpc('owner A', 'add_calendar', {
        ...{ room_category_id: room, source: index === 0 ? 'airbnb' : 'booking', address: one },
      });
    const blocks = () => world.sql('select id, first_night, end_date, reason from private.room_blocks order by reason');
    expect((await callFunction({ job: 'read_calendars' })).json.result).toEqual({ read: 2, doubtful: 0, failed: 0 });
    expect(ask.toSorted()).toEqual(calendars.toSorted());
    const made = await blocks();
    expect(made).toMatchObject([{ reason: 'Booked on Airbnb' }, { reason: 'Booked on Booking.com' }]);
    expect((await callFunction({ job: 'read_calendars' })).json.result).toEqual({ read: 0, doubtful: 0, failed: 0 });
    await world.sql(`update private.calendar_feeds set tried_at = tried_at - interval '15 minutes'`);
    elsewhere = (_request, response) => response.writeHead(503).end();
    expect((await callFunction({ job: 'read_calendars' })).json.result).toEqual({ read: 0, doubtful: 0, failed: 2 });
    expect(await blocks()).toEqual(made);
  });

  test('the rate of the day is taken over; nonsense and jumps are not', async () => {
    const rate = async () =>
      (
        await world.sql<{ rate: number; as_of: string }>(
          `select inr_per_unit::float as rate, as_of::text from public.exchange_rates where currency = 'USD'`,
        )
      )[0];
    await world.sql(`update public.exchange_rates set inr_per_unit = 88.5, as_of = private.today() - 3`);
    const before = await rate();
    const [days] = await world.sql<{ today: string; yesterday: string }>(
      'select private.today()::text as today, (private.today() - 1)::text as yesterday',
    );
    process.env.EXCHANGE_RATE_URL = address;
    const answers = async (body: string, status = 200) => {
      elsewhere = (_request, response) => response.writeHead(status).end(body);
      return (await callFunction({ job: 'refresh_rate' })).json;
    };
    const written = (INR: unknown, date = days?.yesterday, base = 'USD') =>
      JSON.stringify({ base, date, rates: { INR } });
    for (const body of [
      '',
      '<html>',
      '{}',
      written('89'),
      written(null),
      written(-1),
      written(89, 'soon'),
      written(89, days?.today, 'EUR'),
    ]) {
      expect(await answers(body), body).toMatchObject({
        state: 'failed',
        error: 'The source of exchange rates did not return a rate.',
      });
    }
    expect((await answers(' '.repeat(30_000))).error).toBe('The source of exchange rates did not answer.');
    expect((await answers('', 503)).error).toBe('The source of exchange rates answered 503.');
    elsewhere = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    expect((await callFunction({ job: 'refresh_rate' })).json.error).toBe(
      'The source of exchange rates did not answer.',
    );
    expect((await answers(written(88.5 * 1.21))).error).toContain('more than 20% away from 88.5');
    expect(await rate()).toEqual(before);

    expect(await answers(written(90.12345))).toMatchObject({ state: 'done', result: { changed: true, before: 88.5 } });
    expect(await rate()).toEqual({ rate: 90.1235, as_of: days?.yesterday });
    expect(await answers(written(91))).toMatchObject({ state: 'done', result: { changed: false } });
    const notes = await world.sql(
      `select job from private.audit_log where entity = 'exchange_rates' and actor is null`,
    );
    expect(notes).toEqual([{ job: 'refresh_rate' }]);
  });
});
