import type { TestBackend } from '../support/backend.ts';

/** Keeps a copy of all rows of the project's tables and answers a function that puts them back, triggers asleep. */
export async function keepRows(sql: TestBackend['sql']): Promise<() => Promise<void>> {
  await sql('create schema kept');
  const tables = await sql<{ name: string; copy: string; columns: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', n.nspname || '_' || c.relname) as copy,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r'`);
  for (const { name, copy } of tables) await sql(`create table ${copy} as table ${name}`);
  const statements = tables.map(
    ({ name, copy, columns }) =>
      `delete from ${name}; insert into ${name} (${columns}) select ${columns} from ${copy};`,
  );
  return async () => {
    await sql(`do $do$ begin set local session_replication_role = replica; ${statements.join('\n')} end $do$`);
  };
}
