import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { addRoom, at, connect, insertBooking, ownDatabase, race } from './stage.ts';

const { connectionString, db } = await ownDatabase();
const clients = await connect(connectionString, 8);
afterAll(() => Promise.all(clients.map((client) => client.end())));

/** The auth service writes hashes with `b` where pgcrypto writes `a`. */
const hashed = `replace(extensions.crypt($2, extensions.gen_salt('bf', 4)), '$2a$', '$2b$')`;

async function account(password: string): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into auth.users (id, email, email_confirmed_at, encrypted_password)
     values ($1, $3, now(), ${hashed})`,
    [id, password, `${id}@people.example`],
  );
  return id;
}
const choose = (client: pg.Client, id: string, password: string) =>
  client.query(`update auth.users set encrypted_password = ${hashed} where id = $1`, [id, password]);
async function note(client: pg.Client, id: string, password: string) {
  const { rows } = await client.query('select private.note_password($1, $2, true) as answer', [id, password]);
  return rows[0].answer;
}
const notesOf = async (id: string) =>
  (await db.query('select is_strong from private.password_notes where user_id = $1', [id])).rows;
async function untilSomebodyWaits(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await db.query(waiting)).rows.length === 0) await setTimeout(1);
}

describe('a password of an address that is not proven', () => {
  async function unproven(): Promise<string> {
    const id = await account('correct horse battery');
    await db.query('update auth.users set email_confirmed_at = null where id = $1', [id]);
    return id;
  }
  const prove = (client: pg.Client, id: string) =>
    client.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
  const signUpAgain = (client: pg.Client, id: string) =>
    client.query('select private.mail_known_address($1, null)', [`${id}@people.example`]);
  const stateOf = async (id: string) =>
    (
      await db.query(
        `select u.encrypted_password is not null as has_password, p.needs_password
         from auth.users as u join public.profiles as p on p.user_id = u.id where u.id = $1`,
        [id],
      )
    ).rows[0];

  test.each([
    ['the proof', prove, signUpAgain, { has_password: true, needs_password: false }],
    ['the other sign-up', signUpAgain, prove, { has_password: false, needs_password: true }],
  ] as const)('is taken away or not, and that is known, where %s is a moment earlier', async (_, one, other, state) => {
    const id = await unproven();
    const [first, second] = [at(clients, 0), at(clients, 1)];
    await first.query('begin');
    await one(first, id);
    const late = other(second, id);
    await untilSomebodyWaits();
    await first.query('commit');
    await late;
    expect(await stateOf(id)).toEqual(state);
  });
});

describe('a note of a password', () => {
  test('is made of a hash as the auth service writes it, and of no other password', async () => {
    const id = await account('correct horse battery');
    expect(await note(at(clients, 0), id, 'correct horse')).toEqual({ ok: false, code: 'wrong_password' });
    expect(await note(at(clients, 0), id, 'correct horse battery')).toMatchObject({ ok: true, is_strong: true });
    expect(await notesOf(id)).toEqual([{ is_strong: true }]);
  });

  test.each([null, '', '$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA', '$2a$99$broken', 'plain'])(
    'is not made where the hash is %j, and that is no error',
    async (hash) => {
      const id = await account('correct horse battery');
      await db.query('update auth.users set encrypted_password = $2 where id = $1', [id, hash]);
      expect(await note(at(clients, 0), id, 'plain')).toEqual({ ok: false, code: 'wrong_password' });
    },
  );

  test('is made once by eight who show the password in one moment', async () => {
    const id = await account('correct horse battery');
    const answers = await race(clients, (client) => note(client, id, 'correct horse battery'));
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, is_strong: true });
    expect(await notesOf(id)).toEqual([{ is_strong: true }]);
  });

  test('of a password that is being changed is of the new one or none', async () => {
    const [one, two] = [at(clients, 0), at(clients, 1)];
    const id = await account('correct horse battery');
    await one.query('begin');
    await choose(one, id, 'horse9');
    const late = note(two, id, 'correct horse battery');
    await untilSomebodyWaits();
    await one.query('commit');
    expect(await late).toEqual({ ok: false, code: 'wrong_password' });
    expect(await notesOf(id)).toEqual([]);
  });

  test('goes when the password changes while it is being made', async () => {
    const [one, two] = [at(clients, 0), at(clients, 1)];
    const id = await account('correct horse battery');
    await one.query('begin');
    expect(await note(one, id, 'correct horse battery')).toMatchObject({ ok: true });
    const change = choose(two, id, 'horse9');
    await untilSomebodyWaits();
    await one.query('commit');
    await change;
    expect(await notesOf(id)).toEqual([]);
  });
});

test('a recovery code that eight use in one moment works for one, is noted once and told once', async () => {
  const id = await account('correct horse battery');
  await db.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [id],
  );
  await db.query('insert into private.recovery_codes (user_id, code_hash) values ($1, private.recovery_hash($2))', [
    id,
    'AAAA-BBBB-CCCC',
  ]);
  const claims = JSON.stringify({ sub: id, role: 'authenticated', aud: 'authenticated' });
  const answers = await race(clients, async (client) => {
    await client.query(`select set_config('request.jwt.claims', $1, false)`, [claims]);
    return (await client.query(`select private.use_recovery_code('AAAA-BBBB-CCCC') as answer`)).rows[0].answer;
  });
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'wrong_code')).toHaveLength(7);
  const { rows: notes } = await db.query('select actor_id from private.audit_log where entity_id = $1', [id]);
  expect(notes).toEqual([{ actor_id: id }]);
  const { rows: mails } = await db.query(`select kind from private.outbox where recipient = $1 and kind <> 'welcome'`, [
    `${id}@people.example`,
  ]);
  expect(mails).toEqual([{ kind: 'two_factor_removed' }]);
});

test('a person whom two erase in one moment is erased once, noted once and told once', async () => {
  const id = await account('correct horse battery');
  const email = `${id}@people.example`;
  const stay = { room: await addRoom(db, 1), from: -3, nights: 2 };
  const booking = await insertBooking(db, stay);
  await db.query('update public.bookings set guest_email = $2 where id = $1', [booking, email]);
  const erase = async (client: pg.Client) =>
    (await client.query(`select private.erase_person($1, $2, 'mail') as answer`, [id, email])).rows[0].answer;

  const [one, two] = [at(clients, 0), at(clients, 1)];
  await one.query('begin');
  expect(await erase(one)).toMatchObject({ found: true, account: true, bookings: 1 });
  const second = erase(two);
  await untilSomebodyWaits();
  await one.query('commit');
  expect(await second).toMatchObject({ ok: true, found: false, account: false, bookings: 0 });

  const { rows: notes } = await db.query(
    `select after ->> 'bookings' as bookings from private.audit_log where entity = 'people' and entity_id = $1`,
    [id],
  );
  expect(notes).toEqual([{ bookings: '1' }]);
  const { rows: mails } = await db.query(
    `select kind, data ->> 'bookings' as bookings from private.outbox where recipient = $1`,
    [email],
  );
  expect(mails).toEqual([{ kind: 'data_erased', bookings: '1' }]);
  expect((await db.query('select * from private.audit_faults()')).rows).toEqual([]);
});

describe('the first admin', () => {
  const make = async (client: pg.Client, email: string) => {
    try {
      return (await client.query('select private.make_first_admin($1) as answer', [email])).rows[0].answer as string;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const admins = async () =>
    (await db.query(`select email from public.profiles where role = 'admin'`)).rows.map(({ email }) => email);

  test('is made of a confirmed account, once, by nobody but the owner of the database', async () => {
    expect(await admins()).toEqual([]);
    const [id, other, open] = [await account('a'), await account('b'), await account('c')];
    await db.query('update auth.users set email_confirmed_at = null where id = $1', [open]);
    expect(await make(at(clients, 0), 'nobody@people.example')).toContain('has no account');
    expect(await make(at(clients, 0), `${open}@people.example`)).toContain('is not confirmed yet');
    for (const role of ['anon', 'authenticated', 'service_role']) {
      await at(clients, 0).query(`set role ${role}`);
      expect(await make(at(clients, 0), `${id}@people.example`), role).toContain('permission denied for function');
      await at(clients, 0).query('reset role');
    }
    expect(await admins()).toEqual([]);
    const answers = await race(clients.slice(0, 2), (client, index) =>
      make(client, ` ${index ? id : other.toUpperCase()}@people.example`),
    );
    expect(answers.filter((answer) => answer.endsWith('Sign in again and open /admin.'))).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith('There is already an admin'))).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
    expect(await make(at(clients, 0), `${id}@people.example`)).toContain('There is already an admin');
  });
});
