-- Imports fetch pages of other sites in the name of a signed-in owner, so each owner has few of them.

/* Counts an import of the caller, also one that fails later: false when the hour's thirty are used up. */
create function private.count_import() returns boolean
language sql volatile security definer set search_path = ''
as $$ select (select auth.uid()) is not null and private.hit('import:' || (select auth.uid()), interval '1 hour', 30) $$;

/* For the import functions, in the caller's name. */
create function public.count_import() returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.count_import() $$;

revoke execute on function private.count_import(), public.count_import() from public, anon;
grant execute on function private.count_import(), public.count_import() to authenticated, service_role;
