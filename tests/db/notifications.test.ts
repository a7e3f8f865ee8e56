import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';
import { connect, ownDatabase, race } from './stage.ts';

const { connectionString, db } = await ownDatabase();
const workers = await connect(connectionString, 8);
afterAll(() => Promise.all(workers.map((client) => client.end())));

const key = 'B'.repeat(87);
const [gone, busy] = ['https://fcm.googleapis.com/gone', 'https://fcm.googleapis.com/busy'];

/** Queues 40 notifications for a person with four devices, who has quiet hours at another time of the day. */
async function queue(): Promise<void> {
  const person = randomUUID();
  await db.query(`insert into auth.users (id, email) values ($1, $2)`, [person, `${person}@people.example`]);
  await db.query(`insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $1, now(), now())`, [
    person,
  ]);
  const [from, to] = ['+ 1', '+ 2'].map(
    (later) => `((now() at time zone 'Asia/Kolkata')::time ${later} * interval '1 hour')`,
  );
  await db.query(`insert into private.push_choices (user_id, quiet_from, quiet_to) values ($1, ${from}, ${to})`, [
    person,
  ]);
  await db.query(
    `with devices as (
       insert into private.push_devices (user_id, session_id, endpoint, p256dh, auth, public_key, name)
       select $1, $1, endpoint, $2, repeat('A', 22), $2, 'Chrome' from unnest($3::text[]) as endpoint returning id
     )
     insert into private.pushes (device_id, kind, about)
     select id, 'test', gen_random_uuid() from devices, generate_series(1, 10)`,
    [person, key, [gone, busy, `${gone}2`, 'https://fcm.googleapis.com/well'].map((address) => address + person)],
  );
}

test('eight workers at once send each notification once, and two answers for one device do not stop each other', async () => {
  for (let round = 0; round < rounds(40); round += 1) {
    await queue();
    const claimed: number[] = [];
    await race(workers, async (client) => {
      for (;;) {
        const { rows } = await client.query('select private.claim_pushes($1, 5) as answer', [key]);
        const pushes: { id: number; endpoint: string }[] = rows[0].answer.pushes;
        if (pushes.length === 0) return;
        claimed.push(...pushes.map(({ id }) => id));
        for (const { id, endpoint } of pushes.toReversed()) {
          const status = endpoint.startsWith(gone) ? 410 : endpoint.startsWith(busy) ? 429 : 201;
          await client.query('select private.finish_push($1, $2, 60)', [id, status]);
        }
      }
    });
    expect(new Set(claimed).size).toBe(claimed.length);
    const left = `select (select count(*)::int from private.push_devices) as devices, count(*)::int as pushes,
      count(*) filter (where next_attempt_at > now() + interval '50 seconds')::int as later from private.pushes`;
    expect((await db.query(left)).rows).toEqual([{ devices: 2, pushes: 10, later: 10 }]);
    await db.query('delete from auth.users');
  }
});
