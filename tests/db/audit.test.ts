import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { addRoom, asNobody, at, book, connect, deadlocks, outcomeOf, ownServer, race } from './stage.ts';

const { connectionString, db } = await ownServer({ pool: 10 });
const room = await addRoom(db, 50);
const admin = await addPerson('admin');

async function addPerson(role = 'user'): Promise<string> {
  const id = randomUUID();
  await db.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@people.example`]);
  if (role !== 'user') await db.query('update public.profiles set role = $2 where user_id = $1', [id, role]);
  await db.query('insert into private.password_notes values ($1, true)', [id]);
  return id;
}

/** Runs statements in one transaction with a request's claims, as the table's owner. */
async function asRequest(claims: object | null, work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await db.connect();
  try {
    await client.query('begin');
    if (claims) await client.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const justSignedIn = (sub: string) => ({
  role: 'authenticated',
  sub,
  amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }],
});

interface Note {
  who: string;
  action: string;
  entity: string;
}

async function notesOf(work: () => Promise<unknown>): Promise<Note[]> {
  const { rows } = await db.query('select coalesce(max(id), 0) as id from private.audit_log');
  await work();
  const noted = await db.query<Note>(
    `select coalesce('admin ' || case when actor_id = $2 then 'known' end, 'job ' || job, actor) as who, action, entity
     from private.audit_log where id > $1 order by id`,
    [rows[0].id, admin],
  );
  return noted.rows;
}

const rename = (client: pg.ClientBase | pg.Pool, name: string = randomUUID()) =>
  client.query('update public.hotels set name = $2 where id = $1', [room.hotel_id, name]);
const faults = async () =>
  (await db.query('select fault, place::integer from private.audit_faults()')).rows.map(
    ({ fault, place }) => `${fault} ${place}`,
  );
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: pg.DatabaseError) => error.code,
  );

describe('The log says who changed something', () => {
  const change = { action: 'update', entity: 'hotels' };

  test.each([
    ['SQL by hand', null, [{ who: 'database: postgres', ...change }]],
    ['the secret key', { role: 'service_role' }, [{ who: 'The system', ...change }]],
    ['a guest', { role: 'anon' }, []],
    ['somebody with an account', { role: 'authenticated', sub: randomUUID() }, []],
  ])('%s', async (_who, claims, expected) => {
    expect(await notesOf(() => asRequest(claims, rename))).toEqual(expected);
  });

  test('another role that signs in to the database', async () => {
    await db.query(
      `create role clerk login in role authenticated; grant update on public.hotels to clerk; create policy clerk on public.hotels to clerk using (true)`,
    );
    const [clerk] = await connect(connectionString.replace('postgres@', 'clerk@'), 1);
    expect(await notesOf(() => rename(clerk as pg.Client))).toEqual([{ who: 'database: clerk', ...change }]);
    await clerk?.end();
  });

  test('on a hosted project only the auth service signs people up, and nothing is taken for demo data', async () => {
    await db.query(`create role supabase_auth_admin login createrole; grant usage on schema auth to supabase_auth_admin;
      grant all on all tables in schema auth to supabase_auth_admin`);
    const [service] = await connect(connectionString.replace('postgres@', 'supabase_auth_admin@'), 1);
    const signUp = (client: pg.ClientBase | pg.Pool) =>
      client.query(`insert into auth.users (id, email) values (gen_random_uuid(), $1)`, [
        `${randomUUID()}@people.example`,
      ]);
    try {
      expect(await notesOf(() => signUp(service as pg.Client))).toEqual([]);
      expect(await notesOf(() => signUp(db))).toEqual([
        { who: 'database: postgres', action: 'insert', entity: 'profiles' },
      ]);
      const asDemo = () =>
        asRequest(null, async (client) => {
          await client.query(`set local susegad.local = 'on'`);
          await rename(client);
        });
      expect(await notesOf(asDemo)).toEqual([{ who: 'database: postgres', ...change }]);
      expect(await notesOf(() => asRequest({ role: 'x' }, rename))).toEqual([{ who: 'database: postgres', ...change }]);
    } finally {
      await service?.end();
      await db.query('drop owned by supabase_auth_admin; drop role supabase_auth_admin');
    }
  });

  test('a table that is emptied, settings that are deleted and an owner’s contact data leave notes too', async () => {
    const person = await addPerson('owner');
    const by = { who: 'database: postgres' };
    expect(
      await notesOf(async () => {
        await db.query(`insert into public.owner_profiles (user_id, full_name) values ($1, 'Maria')`, [person]);
        await db.query('truncate private.compliance');
      }),
    ).toEqual([
      { ...by, action: 'insert', entity: 'owner_profiles' },
      { ...by, action: 'delete', entity: 'compliance' },
    ]);
    const deleting = await db.connect();
    try {
      await deleting.query('begin');
      await deleting.query('delete from private.settings');
      const { rows } = await deleting.query(`select action, entity from private.audit_log order by id desc limit 1`);
      expect(rows).toEqual([{ action: 'delete', entity: 'settings' }]);
    } finally {
      await deleting.query('rollback');
      deleting.release();
    }
  });
});

describe('At least one admin', () => {
  async function onlyAdmins(...ids: string[]) {
    await db.query(`update public.profiles set role = 'admin' where user_id = any ($1::uuid[])`, [ids]);
    await db.query(`update public.profiles set role = 'user' where role = 'admin' and user_id <> all ($1::uuid[])`, [
      ids,
    ]);
  }
  const admins = async () =>
    (await db.query(`select count(*)::integer as n from public.profiles where role = 'admin'`)).rows[0].n;
  let other: string;

  beforeAll(async () => {
    other = await addPerson();
  });
  beforeEach(() => onlyAdmins(admin));
  afterAll(() => onlyAdmins(admin));

  test.each([
    ['demoted with SQL', `update public.profiles set role = 'owner' where user_id = $1`],
    ['deleted', 'delete from public.profiles where user_id = $1'],
    ['deleted with the account', 'delete from auth.users where id = $1'],
  ])('the last one is not %s, whoever asks', async (_how, statement) => {
    for (const claims of [null, { role: 'service_role' }, { role: 'authenticated', sub: admin }]) {
      expect(await refused(asRequest(claims, (client) => client.query(statement, [admin])))).toBe('42501');
    }
    expect(await admins()).toBe(1);
    await onlyAdmins(admin, other);
    expect(
      await refused(
        asRequest(null, async (client) => {
          await client.query(statement, [admin]);
          throw Object.assign(new Error(), { code: 'undone' });
        }),
      ),
    ).toBe('undone');
  });

  test('what looks at the admins as they were is refused', async () => {
    await onlyAdmins(admin, other);
    for (const level of ['repeatable read', 'serializable']) {
      const leave = async (client: pg.PoolClient) => {
        await client.query(`set transaction isolation level ${level}`);
        await client.query(`update public.profiles set role = 'user' where user_id = $1`, [other]);
      };
      expect(await refused(asRequest(null, leave))).toBe('0A000');
    }
  });

  test.each(['each other', 'themselves'])(
    'two who demote %s at once leave one, through the API and past it, 20 times',
    async (whom) => {
      const clients = await connect(connectionString, 2);
      const ids = [admin, other];
      const byCall = 'select public.admin_set_role($1, $2, $3) as answer';
      const byHand = `update public.profiles set role = 'user' where user_id = $1 returning jsonb_build_object('ok', true) as answer`;
      try {
        for (let round = 0; round < 20; round += 1) {
          await onlyAdmins(...ids);
          const answers = await race(clients, async (client, index) => {
            const self = at(ids, index);
            const victim = whom === 'themselves' ? self : at(ids, 1 - index);
            await client.query('begin');
            const isCall = (round + index) % 3 > 0;
            const claims = isCall ? justSignedIn(self) : { role: 'service_role' };
            await client.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
            const answer = await client
              .query(isCall ? byCall : byHand, isCall ? [victim, 'admin', 'user'] : [victim])
              .then(
                ({ rows }) => (rows[0].answer.ok ? 'ok' : rows[0].answer.code),
                (error: pg.DatabaseError) => error.code,
              );
            await client.query(answer === 'ok' ? 'commit' : 'rollback');
            return answer;
          });
          expect(await admins(), String(answers)).toBe(1);
          expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
        }
      } finally {
        await Promise.all(clients.map((client) => client.end()));
      }
    },
  );
});

describe('The chain', () => {
  beforeAll(async () => {
    for (let change = 0; change < 12; change += 1) await rename(db);
  });

  test('is whole over rolled-back work, savepoints and transactions with many notes', async () => {
    expect(
      await refused(
        asRequest(null, async (client) => {
          await rename(client);
          throw Object.assign(new Error(), { code: 'undone' });
        }),
      ),
    ).toBe('undone');
    await asRequest(null, async (client) => {
      await rename(client);
      await client.query('savepoint half');
      await rename(client);
      await client.query('rollback to half');
      await client.query(`update public.room_categories set description = 'Changed' where id = $1`, [room.id]);
      await rename(client);
    });
    expect(await faults()).toEqual([]);
    const { rows } = await db.query(
      `select count(*)::integer as notes, max(position)::integer as last, (select position::integer from private.audit_head) as head
       from private.audit_log`,
    );
    expect(rows[0]).toEqual({ notes: rows[0].notes, last: rows[0].notes, head: rows[0].notes });
  });

  test('stays one and unbroken when eight write at once: 200 changes, guests between them, no deadlock', async () => {
    const hotels = await Promise.all(Array.from({ length: 4 }, () => addRoom(db, 20)));
    const clients = await connect(connectionString, 10);
    const before = (await db.query('select position::integer from private.audit_head')).rows[0].position;
    const broken = await deadlocks(db);
    try {
      await race(clients, async (client, index) => {
        for (let turn = 0; turn < 25; turn += 1) {
          await client.query('begin');
          if (index < 8) {
            // Two hotels in order, so that a deadlock could only come from the lock of the log.
            const first = (index + turn) % (hotels.length - 1);
            for (const { hotel_id } of hotels.slice(first, first + 2)) {
              await client.query('update public.hotels set phone = $2 where id = $1', [
                hotel_id,
                `+91 98200 ${index}00${turn}`,
              ]);
            }
            await client.query(turn % 5 === 4 ? 'rollback' : 'commit');
          } else {
            await client.query(`select set_config('request.jwt.claims', $1, true)`, [asNobody['request.jwt.claims']]);
            const booked = await book(client, { room: at(hotels, turn % hotels.length), from: 10 + turn, nights: 2 });
            expect(outcomeOf(booked)).toBe('ok');
            await client.query('commit');
          }
        }
      });
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
    expect(await deadlocks(db)).toBe(broken);
    expect(await faults()).toEqual([]);
    const after = (await db.query('select position::integer from private.audit_head')).rows[0].position;
    expect(after - before).toBe(8 * 20 * 2);
  });

  test('does not fork on another level of isolation', async () => {
    const clients = await connect(connectionString, 2, { default_transaction_isolation: 'repeatable read' });
    try {
      for (const client of clients) {
        await client.query('begin');
        await client.query('select 1 from private.audit_head');
      }
      await rename(at(clients, 0));
      await at(clients, 1).query('update public.room_categories set room_size = $2 where id = $1', [room.id, 'Level']);
      const ends = await Promise.all(clients.map((client) => refused(client.query('commit'))));
      expect(ends.toSorted()).toEqual(['40001', 'done']);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
    expect(await faults()).toEqual([]);
  });

  test('is whole after the server is killed in the middle of changes', async () => {
    const busy = await startPostgres();
    try {
      const pool = busy.pool(4);
      const { id } = await addRoom(pool, 5);
      let acknowledged = 0;
      let isOver = false;
      const writers = Array.from({ length: 4 }, async () => {
        while (!isOver) {
          try {
            await pool.query('update public.room_categories set room_size = $2 where id = $1', [id, randomUUID()]);
            acknowledged += 1;
            if (acknowledged === 60) {
              isOver = true;
              await busy.crash();
            }
          } catch {
            isOver = true;
          }
        }
      });
      await Promise.all(writers);
      const again = busy.pool(1);
      expect((await again.query('select * from private.audit_faults()')).rows).toEqual([]);
      const { rows } = await again.query('select position::integer from private.audit_head');
      expect(rows[0].position).toBeGreaterThanOrEqual(acknowledged);
    } finally {
      await busy.close();
    }
  });

  describe('shows what somebody with the database’s own rights did', () => {
    let client: pg.PoolClient;
    let head: number;
    const found = async () =>
      (await client.query('select fault, place::integer from private.audit_faults()')).rows.map(
        ({ fault, place }) => `${fault} ${place}`,
      );
    const verify = async () => (await client.query(`select private.perform_job('verify_audit') as run`)).rows[0].run;

    beforeEach(async () => {
      client = await db.connect();
      await client.query('begin');
      head = (await client.query('select position::integer from private.audit_head')).rows[0].position;
    });
    afterEach(async () => {
      await client.query('rollback');
      client.release();
    });

    test('a chain that was written anew from the middle: the last check remembers', async () => {
      expect(await verify()).toMatchObject({ state: 'done', result: { position: head }, error: null });
      await client.query(`update private.audit_log set label = 'Nothing' where position = 5`);
      await client.query(`do $$
        declare
          v_note private.audit_log;
          v_hash bytea;
        begin
          for v_note in select * from private.audit_log where position >= 5 order by position loop
            v_note.previous_hash := coalesce(v_hash, v_note.previous_hash);
            v_note.words_hash := private.audit_words(v_note);
            v_hash := private.audit_hash(v_note);
            update private.audit_log set previous_hash = v_note.previous_hash, words_hash = v_note.words_hash, hash = v_hash where id = v_note.id;
          end loop;
          update private.audit_head set hash = v_hash where only_row;
        end $$`);
      expect(await found()).toEqual([]);
      const { state, result } = await verify();
      expect([state, result.faults[0].fault, result.faults[0].place]).toEqual(['failed', 'rewritten', head]);
    });
  });
});
