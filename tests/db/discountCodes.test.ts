import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';
import {
  addRoom,
  asNobody,
  at,
  connect,
  expectSound,
  outcomeOf,
  ownDatabase,
  rushToBook,
  tally,
  warm,
} from './stage.ts';

const { db, connectionString } = await ownDatabase({ pool: 2 });
const clients = await connect(connectionString, 12, asNobody);
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await expectSound(db);
});

test('a code is never used more often than it may be, and an unpaid booking gives its use back', async () => {
  await warm(clients, await addRoom(db, 5));
  for (let round = 0; round < rounds(40); round += 1) {
    // Two room types, so that the locks of nights do not order the bookings.
    const one = await addRoom(db, 50);
    const other = await addRoom(db, 50, one.hotel_id);
    const most = 1 + (round % 5);
    const code = `RUSH${round}`;
    const { rows } = await db.query<{ id: string }>(
      'insert into private.discount_codes (hotel_id, code, percent, most_uses) values ($1, $2, 10, $3) returning id',
      [one.hotel_id, code, most],
    );
    const rush = async () => {
      const runs = await rushToBook(db, clients, (index) => ({
        ...{ room: index % 2 ? one : other, from: 7 + (index % 3), nights: 2, code, key: randomUUID() },
      }));
      return tally(runs.map(({ answer }) => outcomeOf(answer)));
    };
    const uses = async () =>
      (await db.query<{ uses: number }>('select private.uses_of($1) as uses', [at(rows, 0).id])).rows[0]?.uses;
    expect(await rush(), `round ${round}`).toEqual({ ok: most, code_used_up: clients.length - most });
    expect(await uses()).toBe(most);
    await db.query(
      `update public.bookings set booking_status = 'cancelled' where id = (select booking_id from private.code_uses where code_id = $1 limit 1)`,
      [at(rows, 0).id],
    );
    expect(await uses()).toBe(most - 1);
    expect(await rush(), `round ${round}`).toEqual({ ok: 1, code_used_up: clients.length - 1 });
    expect(await uses()).toBe(most);
  }
});
