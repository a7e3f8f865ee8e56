-- Empties a new project before a backup is restored, which has the migrations' rows too (docs/operate.md). Refuses if there are accounts.
do $$
begin
  if exists (select from auth.users) then
    raise exception 'This project has accounts: it is not a new one, and nothing was emptied.';
  end if;
  -- Copies rows only: triggers must not count, write emails or log.
  set local session_replication_role = replica;
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname in ('public', 'private')
  );
  delete from storage.buckets where true;
end $$;
