-- The ways back for who has lost a second factor. Factors themselves are the auth service's
-- (auth.mfa_factors); nothing here lets anyone past a factor without something that only its owner or an admin has.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256: a code has 60 random bits, so it needs no slow hash.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'Ways back into accounts whose second factor is lost. A row is a code that was not used yet.';

/* A code as it is compared: capitals and digits only. */
create function private.recovery_hash(p_code text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(regexp_replace(upper(coalesce(p_code, '')), '[^0-9A-Z]', '', 'g'), 'UTF8')) $$;

-- Definer: codes are granted to nobody.
create function private.make_recovery_codes() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  v_user uuid := (select auth.uid());
  v_codes text[];
begin
  if not private.has_factor(v_user) then return jsonb_build_object('ok', false, 'code', 'no_factor'); end if;
  if not private.second_factor_done() then return jsonb_build_object('ok', false, 'code', 'second_factor_needed'); end if;
  if not private.hit('recovery_codes:' || v_user, interval '1 hour', 20) then
    return jsonb_build_object('ok', false, 'code', 'rate_limited');
  end if;
  select array_agg(c.code) into v_codes
  from (
    select string_agg(
      substr(letters, 1 + get_byte(r.bytes, i) % 32, 1) || case when i in (3, 7) then '-' else '' end, '' order by i
    ) as code
    from (select n, extensions.gen_random_bytes(12) as bytes from generate_series(1, 10) as n) as r
    cross join generate_series(0, 11) as i
    group by r.n
  ) as c;
  delete from private.recovery_codes where user_id = v_user;
  insert into private.recovery_codes (user_id, code_hash) select v_user, private.recovery_hash(code) from unnest(v_codes) as code;
  return jsonb_build_object('ok', true, 'codes', to_jsonb(v_codes));
end $$;

-- Definer: it removes factors, which only the auth service may else.
create function private.use_recovery_code(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
begin
  if not private.hit('recovery:' || v_user, interval '1 hour', 10) then
    return jsonb_build_object('ok', false, 'code', 'rate_limited', 'retry_after_seconds', 3600);
  end if;
  delete from private.recovery_codes where user_id = v_user and code_hash = private.recovery_hash(p_code);
  if not found then return jsonb_build_object('ok', false, 'code', 'wrong_code'); end if;
  perform private.remove_factors(v_user);
  return jsonb_build_object('ok', true);
end $$;

/* Takes every second factor off an account; its sessions stay, at the first level, and the other codes go too. */
create function private.remove_factors(p_user uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from auth.mfa_factors where user_id = p_user;
  update auth.sessions set aal = 'aal1', factor_id = null where user_id = p_user;
  delete from private.recovery_codes where user_id = p_user;
end $$;

-- Definer: see above.
create function private.reset_two_factor(p_user uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_admin() then return jsonb_build_object('ok', false, 'code', 'not_allowed'); end if;
  -- An admin's own factor is removed on their account page, with the factor at hand.
  if p_user = (select auth.uid()) then return jsonb_build_object('ok', false, 'code', 'not_allowed'); end if;
  if not exists (select 1 from public.profiles where user_id = p_user) then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  end if;
  if private.has_factor(p_user) then
    perform private.note_audit(
      'update', 'profiles', p_user::text, (select email from public.profiles where user_id = p_user), '{"two_factor": true}',
      '{"two_factor": false}'
    );
  end if;
  perform private.remove_factors(p_user);
  return jsonb_build_object('ok', true);
end $$;

-- Definer: codes are granted to nobody.
create function private.two_factor_state() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'ok', true, 'has_factor', private.has_factor((select auth.uid())),
    'recovery_codes', (select count(*) from private.recovery_codes where user_id = (select auth.uid()))
  )
$$;

/* Ten new recovery codes, shown this once; older ones no longer work. Asks for the second factor. {ok: false, code}:
   no_factor, second_factor_needed, rate_limited. */
create function public.make_recovery_codes() returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.make_recovery_codes() $$;

/* Uses up one of the caller's recovery codes and takes the second factor off the account. {ok: false, code}: wrong_code,
   rate_limited (ten tries an hour, failing ones counted). */
create function public.use_recovery_code(recovery_code text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.use_recovery_code(recovery_code) $$;

/* Takes the second factor off somebody's account. Admins only. {ok: false, code}: not_allowed, not_found. */
create function public.reset_two_factor(user_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.reset_two_factor(user_id) $$;

/* Whether the caller has a second factor, and how many recovery codes are left. */
create function public.two_factor_state() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.two_factor_state() $$;

grant execute on function
  private.make_recovery_codes(), private.use_recovery_code(text), private.reset_two_factor(uuid), private.two_factor_state(),
  public.make_recovery_codes(), public.use_recovery_code(text), public.reset_two_factor(uuid), public.two_factor_state()
  to authenticated;
