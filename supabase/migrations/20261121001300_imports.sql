-- Limits on imports, which fetch pages of other sites for an owner.

create table private.import_leases (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  leased_until timestamptz not null
);
comment on table private.import_leases is 'Imports in progress, one for each person. The lease of an import that stops expires.';

/* Begins an import: one at a time, thirty an hour. {ok: false, code}: busy, rate_limited. Definer, for the service role only. */
create function private.begin_import(p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Longer than an import can take.
  longest constant interval := '90 seconds';
  v_lease uuid := gen_random_uuid();
begin
  insert into private.import_leases as l (user_id, id, leased_until) values (p_user_id, v_lease, clock_timestamp() + longest)
  on conflict (user_id) do update set id = excluded.id, leased_until = excluded.leased_until
    where l.leased_until <= clock_timestamp();
  if not found then
    return private.refusal('busy', 'retry_after_seconds', (
      select greatest(1, ceil(extract(epoch from leased_until - clock_timestamp())))
      from private.import_leases where user_id = p_user_id
    ));
  end if;
  if not private.hit('import:' || p_user_id, interval '1 hour', 30) then
    delete from private.import_leases where id = v_lease;
    return private.refusal('rate_limited', 'retry_after_seconds', 3600);
  end if;
  return jsonb_build_object('ok', true, 'lease', v_lease);
end $$;
select private.offer('begin_import', 'service_role');

/* Affects only its own lease. Definer, for the service role only. */
create function private.end_import(p_lease uuid) returns void
language sql volatile security definer set search_path = ''
as $$ delete from private.import_leases where id = p_lease $$;
select private.offer('end_import', 'service_role');
