import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { expectOutcomes, rounds } from '../support/rounds.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  book,
  connectDesk,
  endDesk,
  expectSound,
  insertBooking,
  outcomeOf,
  ownDatabase,
  race,
  randomFrom,
  rush,
  type StageRoom,
  tally,
} from './stage.ts';

const { connectionString, db } = await ownDatabase();
const clients = await connectDesk(db, connectionString, 16);
afterAll(() => endDesk(db, clients));

type Range = { room: StageRoom; from: number; nights: number };

const day = (value: string) => `private.today() + ${value}::integer`;
async function ask(client: pg.ClientBase | pg.Pool, call: string, values: unknown[]): Promise<BookingAnswer> {
  return (await client.query(`select public.${call} as answer`, values)).rows[0].answer;
}
const quote = `(public.desk_quote($1, ${day('$2')}, ${day('$2')} + $3::integer, 1, 1) ->> 'total_amount')::bigint`;
const hold = (client: pg.ClientBase | pg.Pool, { room, from, nights }: Range) =>
  ask(
    client,
    `hold_rooms($1, ${day('$2')}, ${day('$2')} + $3::integer, 1, 1, 0, 'Caller', '+91 98200 12345', ${quote})`,
    [...[room.id, from, nights]],
  );
const bookAtDesk = (client: pg.ClientBase, { room, from, nights }: Range) =>
  ask(
    client,
    `book_at_desk($1, ${day('$2')}, ${day('$2')} + $3::integer, 1, 1, 0, 'Caller', ${quote}, gen_random_uuid(), '+91 98200 12345')`,
    [room.id, from, nights],
  );
const takeOffer = `public.create_booking_tx($1, $2, ${day('$3')}, ${day('$3')} + $4::integer, 'Guest', 'guest@guests.example', offer => $5)`;

test('the link of an offer books once, however many follow it, while others want the same rooms', async () => {
  const outcomes: string[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const range = { room: await addRoom(db, 1), from: 10, nights: 3 };
    const { offer } = await hold(at(clients, 0), range);
    const values = [range.room.hotel_id, range.room.id, range.from, range.nights];
    const answers = await rush(db, clients, `${takeOffer}`, (index) => [...values, index % 4 === 3 ? null : offer]);
    const codes = answers.map(({ answer }) => outcomeOf(answer));
    outcomes.push(...codes);
    expect(tally(codes), `turn ${turn}`).toEqual({ ok: 1, offer_over: 11, sold_out: 4 });
    await expectSound(db);
  }
  expect(outcomes.filter((code) => code === 'ok')).toHaveLength(8);
});

test('the last use of a code goes to one of guests and desks', async () => {
  const dates = `${day('$3')}, ${day('$3')} + 2`;
  const total = `(public.desk_quote($2, ${dates}, 1, 1, code => 'LAST') ->> 'total_amount')::bigint`;
  for (let turn = 0; turn < 6; turn += 1) {
    const { id, hotel_id } = await addRoom(db, 50);
    await db.query(
      `insert into private.discount_codes (hotel_id, code, percent, most_uses) values ($1, 'LAST', 10, 1)`,
      [hotel_id],
    );
    const answers = await rush(
      db,
      clients,
      `case when $4 then public.create_booking_tx($1, $2, ${dates}, 'Guest', 'guest@guests.example', code => 'LAST')
       else public.book_at_desk($2, ${dates}, 1, 1, 0, 'Caller', ${total}, gen_random_uuid(), '+91 98200 12345', code => 'LAST') end`,
      (index) => [hotel_id, id, 10 + 3 * index, index % 2 === 0],
    );
    expect(tally(answers.map(({ answer }) => outcomeOf(answer))), `turn ${turn}`).toEqual({ ok: 1, code_used_up: 15 });
  }
  await expectSound(db);
});

test('a hold becomes one booking, however many desks and links want it, and nobody has its nights in between', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const range = { room: await addRoom(db, 1), from: 10, nights: 3 };
    const { offer } = await hold(at(clients, 0), range);
    const { rows } = await db.query('select hold_id from private.stay_offers where token = $1', [offer]);
    const dates = `${day('$3')}, ${day('$3')} + $4::integer`;
    const total = `(public.desk_quote($2, ${dates}, 1, 1, hold_id => $6) ->> 'total_amount')::bigint`;
    const answers = await rush(
      db,
      clients,
      `case when $6::uuid is null then ${takeOffer}
         else public.book_at_desk($2, ${dates}, 1, 1, 0, 'Caller', ${total}, gen_random_uuid(), '+91 98200 12345', hold_id => $6) end`,
      (index) => [
        ...[range.room.hotel_id, range.room.id, range.from, range.nights],
        ...(index % 4 === 3 ? [null, null] : index % 4 === 2 ? [offer, null] : [null, at(rows, 0).hold_id]),
      ],
    );
    const codes = tally(answers.map(({ answer }) => outcomeOf(answer)));
    const byLink = codes.offer_over === 3;
    expect(codes, `turn ${turn}`).toEqual(
      byLink ? { ok: 1, offer_over: 3, not_held: 8, sold_out: 4 } : { ok: 1, offer_over: 4, not_held: 7, sold_out: 4 },
    );
    await expectSound(db);
  }
});

test('of sixteen who reply to a review at once, or report it, one does, and the others are told', async () => {
  const { hotel_id } = await addRoom(db, 1);
  const { rows } = await db.query(
    `insert into public.reviews (hotel_id, reviewer_name, rating) values ($1, 'Asha K.', 2) returning id`,
    [hotel_id],
  );
  const id = rows[0].id;
  const replies = await race(clients, (client, index) =>
    ask(client, 'reply_review($1, $2)', [id, `Thank you ${index}.`]),
  );
  expect(tally(replies.map(outcomeOf))).toEqual({ ok: 1, already_replied: 15 });
  const { rows: kept } = await db.query('select reply from public.reviews where id = $1', [id]);
  expect(new Set(replies.map((answer) => (answer as { reply?: string }).reply))).toEqual(new Set([kept[0].reply]));
  const reports = await race(clients, (client) => ask(client, `report_review($1, 'spam')`, [id]));
  expect(tally(reports.map(outcomeOf))).toEqual({ ok: 1, already_reported: 15 });
});

test('workers that ask for reviews at once ask each guest once', async () => {
  const room = await addRoom(db, 9);
  for (let stay = 0; stay < 9; stay += 1) await insertBooking(db, { room, from: -3, nights: 2 });
  await db.query(
    `update public.bookings set booking_status = 'completed', checked_in_at = now() where room_category_id = $1`,
    [room.id],
  );
  const asked = await Promise.all(
    Array.from(
      { length: 4 },
      async () => (await db.query('select private.job_ask_reviews() as did')).rows[0].did.asked,
    ),
  );
  expect(asked.reduce((sum, one) => sum + one, 0)).toBe(9);
  const { rows } = await db.query(`select count(*)::integer as n from private.outbox where kind = 'ask_review'`);
  expect(rows).toEqual([{ n: 9 }]);
});

test('operations of desk and guests from 16 connections: never too many, nothing drifts', async () => {
  const rooms = [await addRoom(db, 3), await addRoom(db, 1), await addRoom(db, 2)];
  const offers: { range: Range; offer: unknown }[] = [];
  const outcomes = await race(clients, async (client, index) => {
    const random = randomFrom(index + 70);
    const below = (limit: number) => Math.floor(random() * limit);
    const done: string[] = [];
    for (let turn = 0; turn < rounds(625); turn += 1) {
      const range = { room: at(rooms, below(rooms.length)), from: 40 + below(8), nights: 1 + below(4) };
      const { room, from, nights } = range;
      const kind = at(
        [
          'book',
          'desk',
          'hold',
          'take',
          'release_hold',
          'lapse',
          'cancel',
          'move',
          'block',
          'block_all',
          'release',
          'total',
        ] as const,
        below(12),
      );
      let answer: BookingAnswer;
      if (kind === 'book') answer = await book(client, range);
      else if (kind === 'desk') answer = await bookAtDesk(client, range);
      else if (kind === 'hold') {
        answer = await hold(client, range);
        if (answer.ok) offers.push({ range, offer: answer.offer });
      } else if (kind === 'take') {
        const known = offers.at(-1);
        if (!known) continue;
        if (below(2)) offers.pop();
        const { room: held, from: first, nights: count } = known.range;
        const values = [held.hotel_id, held.id, first, count, known.offer];
        answer = (await client.query(`select ${takeOffer} as answer`, values)).rows[0].answer;
      } else if (kind === 'release_hold') {
        answer = await ask(
          client,
          'release_hold((select id from private.holds where room_category_id = $1 order by random() limit 1))',
          [room.id],
        );
      } else if (kind === 'lapse') {
        const { rows } = await client.query(
          `with over as (
             update private.holds set ends_at = clock_timestamp()
             where id = (select id from private.holds where room_category_id = $1 order by random() limit 1 for update skip locked) returning id
           )
           update private.held_nights as n set ends_at = clock_timestamp() from over where n.hold_id = over.id returning n.night`,
          [room.id],
        );
        answer = { ok: rows.length > 0, code: 'none' };
      } else if (kind === 'cancel' || kind === 'move' || kind === 'total') {
        const change =
          kind === 'cancel'
            ? `booking_status = 'cancelled'`
            : `check_in_date = check_in_date + 1, check_out_date = check_out_date + 1`;
        answer = await client
          .query(
            kind === 'total'
              ? `update public.room_categories set total_rooms = 1 + (total_rooms + ${below(2)}) % 4 where id = $1`
              : `update public.bookings set ${change}
                 where id = (select id from public.bookings where room_category_id = $1 and booking_status = 'confirmed' order by random() limit 1)`,
            [room.id],
          )
          .then(
            () => ({ ok: true }),
            (error: { code?: string }) => ({ ok: false, code: error.code ?? String(error) }),
          );
      } else {
        const count = kind === 'block' ? 1 : null;
        const call = kind === 'release' ? 'release_rooms' : 'block_rooms';
        answer = await ask(client, `${call}($1, ${day('$2')}, ${day('$2')} + $3::integer, $4)`, [
          room.id,
          from,
          nights,
          count,
        ]);
      }
      done.push(`${kind} ${outcomeOf(answer)}`);
      if (answer.undo && below(2)) {
        const undone = await ask(client, 'undo_block($1, $2)', [room.id, JSON.stringify(answer.undo)]);
        done.push(`undo ${outcomeOf(undone)}`);
      }
    }
    return done;
  });
  const counts = tally(outcomes.flat());
  // A hold may expire between the look at it and its booking, and its rooms be sold: seldom.
  delete counts['take sold_out'];
  expectOutcomes(counts, [
    ...['block ok', 'block sold_out', 'block_all ok', 'block_all sold_out', 'book ok', 'book sold_out', 'cancel ok'],
    ...['desk ok', 'desk sold_out', 'hold ok', 'hold sold_out', 'lapse none', 'lapse ok', 'move PT409', 'move ok'],
    ...['release not_blocked', 'release ok', 'release_hold not_held', 'release_hold ok', 'take offer_over', 'take ok'],
    ...['total PT409', 'total ok', 'undo changed_meanwhile', 'undo ok', 'undo sold_out'],
  ]);
  await expectSound(db);
}, 180_000);

test('rates that many change at once are those of one after the other, and so is what the search reads', {
  tags: 'long',
}, async () => {
  const first = await addRoom(db, 2);
  const rooms = [first, await addRoom(db, 2, first.hotel_id)];
  const answers = await race(clients, async (client, index) => {
    const random = randomFrom(index + 700);
    const below = (limit: number) => Math.floor(random() * limit);
    const done: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const from = 5 + below(30);
      const change = below(2)
        ? { price_change: 'fixed', value: 200_000 + below(50) * 1000 }
        : { min_nights: 1 + below(4) };
      const answer = await ask(client, `set_nights($1, ${day('$2')}, ${day('$2')} + $3::integer, null, $4)`, [
        ...[rooms.slice(below(2)).map(({ id }) => id), from, 1 + below(9), JSON.stringify(change)],
      ]);
      done.push(outcomeOf(answer));
      if (answer.ok && below(4) === 0)
        done.push(`undo ${outcomeOf(await ask(client, 'restore_nights($1)', [JSON.stringify(answer.undo)]))}`);
    }
    return done;
  });
  expect(Object.keys(tally(answers.flat())).sort()).toEqual(['ok', 'undo ok']);
  const twice = await db.query(
    `select from private.rate_rules as k join private.rate_rules as o on o.room_category_id = k.room_category_id and o.id > k.id
       and o.first_night < k.end_date and o.end_date > k.first_night where k.kind = 'nights' and o.kind = 'nights'`,
  );
  expect(twice.rowCount).toBe(0);
  const months = async () =>
    (await db.query('select * from private.rate_months as m where hotel_id = $1 order by m::text', [first.hotel_id]))
      .rows;
  const kept = await months();
  expect(kept.length).toBeGreaterThan(0);
  await db.query('select private.write_rate_months($1)', [first.hotel_id]);
  expect(await months()).toEqual(kept);
});

test('a plan without a row is the defaults of the table', async () => {
  const room = await addRoom(db, 1);
  const { rows } = await db.query(
    `insert into private.rate_plans (room_category_id) values ($1) returning rate_plans = private.plain_plan($1) as same`,
    [room.id],
  );
  expect(rows).toEqual([{ same: true }]);
});

test('a house holds rooms for a hundred callers, however many of its desk call at once', async () => {
  const range = { room: await addRoom(db, 200), from: 10, nights: 1 };
  for (let n = 0; n < 95; n += 1) expect((await hold(at(clients, 0), range)).ok).toBe(true);
  const hundred = `public.hold_rooms($1, ${day('$2')}, ${day('$2')} + $3::integer, 1, 1, 0, 'Caller', '+91 98200 12345', ${quote})`;
  const answers = await rush(db, clients, hundred, () => [range.room.id, range.from, range.nights]);
  const counts = tally(answers.map(({ answer }) => outcomeOf(answer)));
  expect(counts.ok).toBeLessThanOrEqual(5);
  expect((counts.ok ?? 0) + (counts.too_many_holds ?? 0) + (counts.busy ?? 0)).toBe(clients.length);
  const { rows } = await db.query(`select count(*)::integer as n from private.holds where room_category_id = $1`, [
    range.room.id,
  ]);
  expect(rows[0].n).toBe(95 + (counts.ok ?? 0));
});
