import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { completeFormC } from '../formCCases.ts';
import { addRoom, at, book, connect, lockTimes, ownDatabase, race, tally } from './stage.ts';

const { connectionString, db } = await ownDatabase();
await (await lockTimes(db)).long();
const clients = await connect(connectionString, 16);
afterAll(() => Promise.all(clients.map((client) => client.end())));

async function abroad() {
  const room = await addRoom(db, 5);
  const owner = randomUUID();
  await db.query('insert into auth.users (id, email) values ($1, $2)', [owner, `${owner}@houses.example`]);
  await db.query(`update public.profiles set role = 'owner' where user_id = $1`, [owner]);
  await db.query(
    `with listing as (insert into public.properties (owner_id, name, status, published_at) values ($1, 'House', 'approved', now()) returning id)
     update public.hotels set property_id = listing.id from listing where hotels.id = $2`,
    [owner, room.hotel_id],
  );
  const { booking_reference } = await book(db, { room, from: 0, nights: 2, rooms: 2 });
  const { rows } = await db.query<{ id: string; token: string }>(
    `with party as (update public.bookings set num_adults = 3 where booking_reference = $1 returning id)
     select id, private.form_c_link(id) as token from party`,
    [booking_reference],
  );
  return rows[0] as { id: string; token: string };
}

const fill = async (client: pg.ClientBase, token: string, form_id: string, name: string) => {
  const { rows } = await client.query('select public.fill_arrival($1, $2, $3) as answer', [
    token,
    form_id,
    JSON.stringify(completeFormC({ given_name: name })),
  ]);
  return rows[0].answer as { ok: boolean; code?: string };
};
const names = async (id: string) =>
  (
    await db.query<{ name: string }>(
      `select private.unseal(booking_id, sealed) ->> 'given_name' as name from private.form_c_guests where booking_id = $1`,
      [id],
    )
  ).rows.map(({ name }) => name);

test('of sixteen at once no more are kept than the party has, and one form that is sent sixteen times is one', async () => {
  const { id, token } = await abroad();
  const outcomes = await race(clients, (client, index) => fill(client, token, randomUUID(), `Guest ${index}`));
  expect(tally(outcomes.map(({ ok, code }) => (ok ? 'ok' : (code ?? ''))))).toEqual({ ok: 3, too_many: 13 });
  expect(await names(id)).toHaveLength(3);

  const again = await abroad();
  const form = randomUUID();
  const same = await race(clients, (client) => fill(client, again.token, form, 'Anna'));
  expect(same.every(({ ok }) => ok)).toBe(true);
  expect(await names(again.id)).toEqual(['Anna']);
});

test('a form is reported as it was read, or changed, never both', async () => {
  const admin = randomUUID();
  await db.query('insert into auth.users (id, email) values ($1, $2)', [admin, `${admin}@admins.example`]);
  await db.query(`update public.profiles set role = 'admin' where user_id = $1`, [admin]);
  const [guest, desk] = await Promise.all([
    connect(connectionString, 1),
    connect(connectionString, 1, { 'request.jwt.claim.sub': admin }),
  ]);
  try {
    for (let round = 0; round < 20; round += 1) {
      const { id, token } = await abroad();
      const form = randomUUID();
      await fill(at(guest, 0), token, form, 'Anna');
      await db.query(`update public.bookings set checked_in_at = now() where id = $1`, [id]);
      const { rows } = await db.query('select filled_at::text as at from private.form_c_guests where id = $1', [form]);
      const outcomes = await race([at(guest, 0), at(desk, 0)], async (client, index) => {
        if (index === 0) return (await fill(client, token, form, 'Berta')).code ?? 'changed it';
        const answer = await client.query('select public.report_form_c($1, seen_at => $2) as answer', [
          form,
          rows[0].at,
        ]);
        return answer.rows[0].answer.code ?? 'reported it';
      });
      expect([
        ['changed it', 'changed'],
        ['reported', 'reported it'],
      ]).toContainEqual(outcomes);
      expect(await names(id)).toEqual([outcomes[0] === 'reported' ? 'Anna' : 'Berta']);
    }
  } finally {
    await Promise.all([...guest, ...desk].map((client) => client.end()));
  }
});

test('what is filled in while the key changes opens afterwards', async () => {
  const stays = await Promise.all([1, 2, 3, 4].map(abroad));
  const outcomes = await race(clients.slice(0, 5), async (client, index) => {
    const stay = stays[index];
    if (!stay) return (await client.query('select private.reseal()')).rows.length === 1;
    return (await fill(client, stay.token, randomUUID(), 'Anna')).ok;
  });
  expect(outcomes).toEqual([true, true, true, true, true]);
  for (const { id } of stays) expect(await names(id)).toEqual(['Anna']);
});
