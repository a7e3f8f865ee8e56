import assert from 'node:assert/strict';
import { asAdmin, databaseRefuses, inTheNameOf } from './given.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function givenLog(world: World): Promise<number> {
  for (const last of [1, 2, 3]) await world.sql('update public.hotels set phone = $1', [`+91 98200 0000${last}`]);
  await asAdmin(world, 'admin_users');
  assert.deepEqual(await faults(world), []);
  const head = await world.value('select position::integer as head from private.audit_head');
  assert.ok(head);
  return head;
}

const found = `concat_ws(' ', fault, place)`;
async function faults(world: World): Promise<string[]> {
  const rows = await world.sql<{ found: string }>(`select ${found} as found from private.audit_faults()`);
  return rows.map((row) => row.found);
}

const verify = (world: World) => asAdmin(world, 'run_job', { job: 'verify_audit' });

test('numbers the notes of the log without a gap, and the check finds it whole', async (world) => {
  const head = await givenLog(world);
  assert.deepEqual(
    await world.sql('select count(*)::integer as notes, max(position)::integer as last from private.audit_log'),
    [{ notes: head, last: head }],
  );
  const { state, result } = await verify(world);
  assert.deepEqual([state, result.position], ['done', head]);
});

/** Runs a statement as the database's owner, returns the faults found in the log, and rolls back. */
async function faultsAfter(world: World, statement: string): Promise<string[]> {
  await world.sql(`create or replace function pg_temp.planted(p_statement text) returns text[] language plpgsql as $$
    declare v_found text[];
    begin
      begin
        execute p_statement;
        select array_agg(${found}) into v_found from private.audit_faults();
        raise exception 'undone' using errcode = 'UNDON';
      exception when sqlstate 'UNDON' then null;
      end;
      return v_found;
    end $$`);
  const row = await world.row('select pg_temp.planted($1) as found', [statement]);
  await world.sql('drop function pg_temp.planted(text)');
  return row?.found ?? [];
}

test('finds where the log was changed, cut, emptied or filled by hand', async (world) => {
  const head = await givenLog(world);
  for (const [statement, fault] of [
    [`update private.audit_log set label = 'Nothing' where position = 3`, 'changed 3'],
    [`update private.audit_log set actor = 'nobody' where position = 3`, 'changed 3'],
    ['delete from private.audit_log where position = 3', 'missing 4'],
    ['delete from private.audit_log where position = 1', 'missing 2'],
    [
      `update private.audit_log set label = 'Nothing' where position = 3;
       update private.audit_log as a set words_hash = private.audit_words(a) where position = 3;
       update private.audit_log as a set hash = private.audit_hash(a) where position = 3`,
      'replaced 4',
    ],
    [`delete from private.audit_log where position = ${head}`, `cut ${head}`],
    ['truncate private.audit_log', `cut ${head}`],
    ['update private.audit_head set position = position + 1', `cut ${head + 1}`],
    [`insert into private.audit_log (actor, action, entity, entity_id) values ('nobody', 'read', 'x', 'y')`, 'loose'],
  ] as const)
    assert.deepEqual(await faultsAfter(world, statement), [fault], statement);
  assert.deepEqual(await faults(world), []);
});

test('refuses a request or a job to change the log, even with the rights of its owner', async (world) => {
  await givenLog(world);
  for (const name of [
    { claims: { sub: world.userId('admin') } },
    { claims: { role: 'service_role' } },
    { job: 'purge' },
  ]) {
    for (const work of [
      `update private.audit_log set label = 'Nothing' where position = 3`,
      // The setting of an erasure, without an erasure.
      `update private.audit_log set label = 'Nothing', salt = null where position = 3`,
      'delete from private.audit_log where position = 3',
      'truncate private.audit_log',
    ])
      await databaseRefuses(world, inTheNameOf(name, work));
  }
});

test('finds a cut whose head was set back, by what the last check saw', async (world) => {
  const head = await givenLog(world);
  assert.equal((await verify(world)).state, 'done');
  await world.sql('delete from private.audit_log where position >= $1', [head]);
  await world.sql(
    `update private.audit_head set (position, hash) = (select position, hash from private.audit_log order by position desc limit 1)`,
  );
  assert.deepEqual(await faults(world), []);
  const { state, result, error } = await verify(world);
  assert.deepEqual([state, result.faults[0].fault, result.faults[0].place], ['failed', 'rewritten', head]);
  assert.equal(error, 'The chain of the audit log is broken in 1 place.');
});
