-- Empties a new project before a copy of the data is read into it: what the migrations wrote there stands in the copy too.
-- docs/operate.md says when. It refuses where somebody has an account already: that would be no new project.
do $$
begin
  if exists (select from auth.users) then
    raise exception 'This project has accounts: it is not a new one, and nothing was emptied.';
  end if;
  -- Rows alone are moved: no trigger counts, writes mails or notes anything.
  set local session_replication_role = replica;
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname in ('public', 'private')
  );
  delete from storage.buckets where true;
end $$;
