import type { TestBackend } from '../support/testBackend.ts';

const areKept = `(c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) or c.oid = 'auth.mfa_factors'::regclass)`;

/** Copies all rows of the project's tables and second factors. Returns a function that restores changed rows with triggers off. */
export async function keepRows(sql: TestBackend['sql']): Promise<() => Promise<void>> {
  await sql('create schema kept');
  const tables = await sql<{ id: number; name: string; copy: string; columns: string }>(`
    select c.oid as id, format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', n.nspname || '_' || c.relname) as copy,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where ${areKept} and c.relkind = 'r'`);
  for (const { name, copy } of tables) await sql(`create table ${copy} as table ${name}`);

  /** Returns PostgreSQL's counts of writes for each table. A truncate shows as a new file. */
  async function writes(): Promise<Map<number, string>> {
    await sql('select pg_stat_force_next_flush()');
    const rows = await sql<{ id: number; state: string }>(
      `select oid as id, concat_ws(' ', relfilenode, pg_stat_get_tuples_inserted(oid), pg_stat_get_tuples_updated(oid),
         pg_stat_get_tuples_deleted(oid)) as state
       from pg_class as c where ${areKept} and relkind = 'r'`,
    );
    return new Map(rows.map(({ id, state }) => [id, state]));
  }

  let before = await writes();
  return async () => {
    const now = await writes();
    const changed = tables.filter(({ id }) => before.get(id) !== now.get(id));
    if (changed.length === 0) return;
    const statements = changed.map(
      ({ name, copy, columns }) =>
        `delete from ${name}; insert into ${name} (${columns}) select ${columns} from ${copy};`,
    );
    await sql(`do $do$ begin set local session_replication_role = replica; ${statements.join('\n')} end $do$`);
    before = await writes();
  };
}
