import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';
import {
  addRoom,
  at,
  book,
  connect,
  endDesk,
  expectSound,
  lockTimes,
  outcomeOf,
  ownDatabase,
  race,
  tally,
} from './stage.ts';

const { connectionString, db } = await ownDatabase();
await (await lockTimes(db)).long();
const admin = randomUUID();
await db.query('insert into auth.users (id, email) values ($1, $2)', [admin, 'admin@admins.example']);
await db.query(`update public.profiles set role = 'admin' where user_id = $1`, [admin]);
await db.query('insert into private.password_notes values ($1, true)', [admin]);
const clients = await connect(connectionString, 12, { 'request.jwt.claim.sub': admin });
const first = at(clients, 0);
afterAll(() => endDesk(db, clients));

interface Answer {
  ok: boolean;
  code?: string;
}
const ask = async (client: pg.Client, call: string, values: unknown[]): Promise<Answer> =>
  (await client.query(`select public.${call} as answer`, values)).rows[0].answer;
const newest = async () => (await db.query('select max(id)::integer as id from private.audit_log')).rows[0].id;
const said = ({ ok, code }: Answer) => (ok ? 'undone' : String(code));

test('of many undos at once, one happens, and none oversells rooms that guests book meanwhile', async () => {
  for (let round = 0; round < rounds(40); round += 1) {
    const room = await addRoom(db, 4);
    const nights = [room.id, 10, 3];
    const range = 'private.today() + $2::integer, private.today() + $2::integer + $3::integer';
    expect((await ask(first, `block_rooms($1, ${range}, 2)`, nights)).ok).toBe(true);
    expect((await ask(first, `release_rooms($1, ${range})`, nights)).ok).toBe(true);
    const entry = await newest();
    const outcomes = await race(clients, async (client, index) =>
      index % 2
        ? outcomeOf(await book(client, { room, from: 10, nights: 3 }))
        : said(await ask(client, 'undo_change($1)', [entry])),
    );
    await expectSound(db);
    const { undone = 0, ok: booked = 0, ...refused } = tally(outcomes);
    expect(Object.keys(refused).filter((code) => code !== 'sold_out' && code !== 'changed_since')).toEqual([]);
    expect(undone).toBeLessThanOrEqual(1);
    expect(booked + 2 * undone).toBe(4);
  }
});

test('an undo does not overwrite a change that another admin makes at the same moment', async () => {
  for (let round = 0; round < rounds(40); round += 1) {
    await db.query('update private.settings set advance_percent = 30 where only_row');
    const save = (client: pg.Client, from: number, to: number) =>
      ask(client, 'save_settings($1)', [{ advance_percent: { from, to } }]);
    expect((await save(first, 30, 40)).ok).toBe(true);
    const entry = await newest();
    const outcomes = await race(clients, async (client, index) =>
      index % 2 ? `saved ${(await save(client, 40, 50)).ok}` : said(await ask(client, 'undo_change($1)', [entry])),
    );
    const { rows } = await db.query('select advance_percent from private.settings');
    const { undone = 0, 'saved true': saved = 0 } = tally(outcomes);
    // The second save finds the value that it wants.
    expect([rows[0].advance_percent, undone, saved > 0]).toEqual(undone ? [30, 1, false] : [50, 0, true]);
  }
});
