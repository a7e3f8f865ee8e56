import { afterAll, beforeEach, expect, test } from 'vitest';
import { addRoom, book, connect, outcomeOf, ownDatabase, race, type StageRoom } from './stage.ts';

const { connectionString, db } = await ownDatabase();
const jobs = await connect(connectionString, 16);
await db.query(
  `update private.settings set group_advance_percent = 0;
   update private.limits set room_nights_per_client_a_day = 100000, bookings_per_contact_a_day = 100000`,
);
beforeEach(() => db.query('delete from private.waits; delete from private.outbox'));
afterAll(() => Promise.all(jobs.map((client) => client.end())));

const addWaits = (room: StageRoom, count: number, from = 30) =>
  db.query(
    `insert into private.waits (email, hotel_id, check_in_date, check_out_date, num_adults, num_children, num_rooms, confirmed_at)
     select 'guest' || n || '@guest.example', $1, private.today() + $3::integer, private.today() + $3::integer + 2, 2, 0, 1, now()
     from generate_series(1, $2::integer) as n`,
    [room.hotel_id, count, from],
  );
const mails = async () =>
  (
    await db.query(
      `select recipient, count(*)::integer as mails from private.outbox where kind = 'nights_free' group by 1`,
    )
  ).rows;

test('of sixteen runs at once, round after round, each who waits has one mail', async () => {
  const room = await addRoom(db, 1);
  await addWaits(room, 600);
  for (let round = 0; round < 4; round += 1)
    await race(jobs, (client) => client.query('select private.job_notify_waitlist()'));
  const told = await mails();
  expect(told).toHaveLength(600);
  expect(told.filter((one) => one.mails !== 1)).toEqual([]);
});

test('while guests book, cancel and stop, nobody is told twice, and no wait is lost but by its own end', async () => {
  const room = await addRoom(db, 1);
  await addWaits(room, 60);
  const made = await book(db, { room, from: 30, nights: 2 });
  expect(outcomeOf(made)).toBe('ok');
  const stopped = (await db.query('select id, email from private.waits order by email limit 8')).rows;
  await race(jobs, async (client, index) => {
    for (let turn = 0; turn < 12; turn += 1) {
      if (index === 0)
        await client.query(
          'update public.bookings set booking_status = $2::public.booking_status where booking_reference = $1',
          [made.booking_reference, turn % 2 ? 'confirmed' : 'cancelled'],
        );
      else if (index <= 2 && turn % 3 === 0)
        await client.query('delete from private.waits where id = $1', [stopped[(index - 1) * 4 + turn / 3]?.id]);
      else if (index <= 5) await client.query('select private.claim_mails(20)');
      else await client.query('select private.job_notify_waitlist()');
    }
  });
  await db.query(`update public.bookings set booking_status = 'cancelled'`);
  for (let round = 0; round < 2; round += 1) {
    await db.query('select private.job_notify_waitlist()');
    await db.query('select private.claim_mails(100)');
  }
  // An email about a room that was booked again is outdated. Each wait has at most one email with a link.
  const { rows } = await db.query<{ waiting: number; told: number; twice: number }>(
    `select (select count(*)::integer from private.waits where told_at is null) as waiting,
       (select count(*)::integer from private.waits where told_at is not null) as told,
       (select count(*)::integer from (
         select wait_id from private.letter_tokens where wait_id is not null group by wait_id having count(*) > 1
       ) as t) as twice`,
  );
  expect(rows).toEqual([{ waiting: 0, told: 52, twice: 0 }]);
});

test('stays that are saved at once never go over the ceiling', async () => {
  const { rows } = await db.query<{ id: string }>(
    `insert into public.hotels (name, city) select 'Casa ' || n, 'Goa' from generate_series(1, 320) as n returning id`,
  );
  const user = '00000000-0000-4000-8000-0000000000aa';
  await db.query('insert into auth.users (id, email) values ($1, $2)', [user, 'saver@people.example']);
  const clients = await connect(connectionString, 16, { 'request.jwt.claim.sub': user });
  try {
    await race(clients, (client, index) =>
      client.query('select private.saved_stays($1::jsonb)', [
        JSON.stringify(rows.slice(index * 20, index * 20 + 20).map(({ id }) => ({ hotel_id: id }))),
      ]),
    );
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
  expect((await db.query('select count(*)::integer as saved from private.saved_stays')).rows).toEqual([{ saved: 200 }]);
});
