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
  outcomeOf,
  ownDatabase,
  race,
  randomFrom,
  tally,
} from './stage.ts';

const { connectionString, db } = await ownDatabase();
const clients = await connectDesk(db, connectionString, 16);
await db.query('update private.limits set bookings_per_contact_a_day = 100000');
afterAll(() => endDesk(db, clients));

interface Known {
  id: string;
  room_category_id: string;
  [fact: string]: unknown;
}

const facts = `id, to_jsonb(b) -> 'check_in_date' as check_in_date, to_jsonb(b) -> 'check_out_date' as check_out_date, room_category_id,
  num_rooms, num_adults, num_children, total_amount::integer, stay_state`;
const anyStay = async (client: pg.ClientBase, rooms: readonly string[]): Promise<Known | undefined> =>
  (
    await client.query(
      `select ${facts} from public.bookings as b where room_category_id = any ($1) order by random() limit 1`,
      [rooms],
    )
  ).rows[0];
const seenOf = ({ id: _, ...seen }: Known) => JSON.stringify(seen);

const ask = async (client: pg.ClientBase, call: string, values: unknown[]): Promise<BookingAnswer> =>
  (await client.query(`select public.${call} as answer`, values)).rows[0].answer;

test('of many who change one stay at once to what one room has, one is done, and the others are told', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const room = await addRoom(db, 2);
    const booked = await book(db, { room, from: 10, nights: 2 });
    expect(booked.ok).toBe(true);
    const stay = await anyStay(at(clients, 0), [room.id]);
    const codes = await race(clients, async (client, index) =>
      outcomeOf(
        await ask(
          client,
          `change_stay($1, $2, $3, private.today() + $4::integer, private.today() + $4::integer + 3, 1, 1, 0, $5)`,
          [stay?.id, stay ? seenOf(stay) : null, room.id, 12 + index, 3 * 250000],
        ),
      ),
    );
    expect(tally(codes)).toEqual({ ok: 1, changed_meanwhile: 15 });
    await expectSound(db);
  }
});

test('deeds at the desk from 16 connections: never too many, nothing drifts, every state has come by a legal move', async () => {
  const house = await addRoom(db, 3);
  const rooms = [house, await addRoom(db, 1, house.hotel_id), await addRoom(db, 2, house.hotel_id)];
  const ids = rooms.map(({ id }) => id);
  for (const room of rooms) await book(db, { room, from: 1, nights: 2 });
  const outcomes = await race(clients, async (client, index) => {
    const random = randomFrom(index + 7000);
    const below = (limit: number) => Math.floor(random() * limit);
    const done: string[] = [];
    for (let turn = 0; turn < rounds(375); turn += 1) {
      const room = at(rooms, below(rooms.length));
      const [from, nights] = [below(8), 1 + below(4)];
      const kind = at(['book', 'change', 'change', 'shorten', 'move', 'move', 'cancel', 'block'] as const, below(8));
      const stay = await anyStay(client, ids);
      if (!stay) throw new Error('Stays are cancelled, never gone.');
      const seen = seenOf(stay);
      let answer: BookingAnswer;
      if (kind === 'book') answer = await book(client, { room, from, nights });
      else if (kind === 'block') {
        answer = await ask(
          client,
          `block_rooms($1, private.today() + $2::integer, private.today() + $2::integer + 2, 1)`,
          [room.id, from],
        );
        if (answer.ok) await ask(client, 'undo_block($1, $2)', [room.id, JSON.stringify(answer.undo)]);
      } else if (kind === 'cancel') answer = await ask(client, `cancel_stay($1, $2, 'Because')`, [stay.id, seen]);
      else if (kind === 'move') {
        const state = at(['checked_in', 'completed', 'no_show', 'confirmed'] as const, below(4));
        answer = await ask(client, 'move_stay($1, $2, $3)', [stay.id, seen, state]);
      } else if (kind === 'shorten')
        answer = await ask(
          client,
          `change_stay($1, $2, $3, ($4)::date, ($4)::date + 1, $5, $6, $7, $8, pricing => 'booked')`,
          [
            stay.id,
            seen,
            stay.room_category_id,
            stay.check_in_date,
            stay.num_rooms,
            stay.num_adults,
            stay.num_children,
            stay.total_amount,
          ],
        );
      else
        answer = await ask(
          client,
          `change_stay($1, $2, $3, private.today() + $4::integer, private.today() + $4::integer + $5::integer, 1, 1, 0, $6)`,
          [stay.id, seen, room.id, from, nights, nights * 250000],
        );
      done.push(`${kind} ${outcomeOf(answer)}`);
    }
    return done;
  });
  const counts = tally(outcomes.flat());
  for (const busy of ['change', 'shorten', 'move', 'cancel', 'book']) delete counts[`${busy} changed_meanwhile`];
  delete counts['move sold_out'];
  expectOutcomes(
    counts,
    [
      ...['block ok', 'block sold_out', 'book ok', 'book sold_out', 'cancel illegal_move', 'cancel ok', 'change begun'],
      ...['change not_changeable', 'change ok', 'change sold_out', 'move illegal_move', 'move not_today', 'move ok'],
      ...['shorten not_changeable', 'shorten ok'],
    ],
    ['move balance_due'],
  );
  await expectSound(db);
  const illegal = await db.query(
    `select e.before, e.after from private.booking_events as e
     where e.after ? 'stay_state' and not exists (
       select from private.stay_moves as m
       where m.from_state::text = e.before ->> 'stay_state' and m.to_state::text = e.after ->> 'stay_state'
     )`,
  );
  expect(illegal.rows).toEqual([]);
}, 180_000);
