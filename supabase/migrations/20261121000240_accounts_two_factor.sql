-- Recovery from a lost second factor, and limits on guessed passwords. The auth service keeps factors and passwords.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256: a code has 60 random bits, so it needs no slow hash.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'Ways back into accounts whose second factor is lost. A row is a code that was not used yet.';

create function private.recovery_hash(p_code text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(regexp_replace(upper(left(coalesce(p_code, ''), 60)), '[^0-9A-Z]', '', 'g'), 'UTF8')) $$;

/* Replaces the recovery codes by ten new ones. {ok: false, code}: no_factor, second_factor_needed, rate_limited. Definer: no role may read codes. */
create function private.make_recovery_codes() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_codes text[];
begin
  if not private.has_factor(v_user) then return private.refusal('no_factor'); end if;
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  if not private.hit('recovery_codes:' || v_user, interval '1 hour', 20) then return private.refusal('rate_limited'); end if;
  v_codes := array(select private.random_letters(12) from generate_series(1, 10));
  delete from private.recovery_codes where user_id = v_user;
  insert into private.recovery_codes (user_id, code_hash) select v_user, private.recovery_hash(code) from unnest(v_codes) as code;
  return jsonb_build_object('ok', true, 'codes', to_jsonb(v_codes));
end $$;
select private.offer('make_recovery_codes', 'authenticated');

/* Uses a recovery code to remove the second factor; other sessions end. {ok: false, code}: wrong_code, rate_limited. Definer: otherwise only the auth
   service may remove factors. */
create function private.use_recovery_code(p_recovery_code text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
begin
  if not private.hit('recovery:' || v_user, interval '1 hour', 10) then
    return private.refusal('rate_limited', 'retry_after_seconds', 3600);
  end if;
  delete from private.recovery_codes where user_id = v_user and code_hash = private.recovery_hash(p_recovery_code);
  if not found then return private.refusal('wrong_code'); end if;
  perform private.remove_factors(v_user, nullif((select auth.jwt()) ->> 'session_id', '')::uuid, 'recovery_code');
  return jsonb_build_object('ok', true);
end $$;
select private.offer('use_recovery_code', 'authenticated');

create function private.mail_two_factor(p_user uuid, p_kind text, p_more jsonb, p_event text) returns void
language sql volatile set search_path = ''
as $$
  select private.enqueue_mail(p_kind, email, jsonb_build_object('user_id', user_id, 'full_name', full_name, 'at', now()) || p_more, p_kind || ':' || p_event)
  from public.profiles where user_id = p_user
$$;

/* Removes all factors and codes, and emails the person. Sessions end except p_kept, which now has only a password. p_by: recovery_code or admin. */
create function private.remove_factors(p_user uuid, p_kept uuid, p_by text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Prevents a second email by on_factor_removed.
  perform set_config('private.removing_factors', 'on', true);
  delete from auth.mfa_factors where user_id = p_user;
  perform set_config('private.removing_factors', '', true);
  delete from auth.sessions where user_id = p_user and id is distinct from p_kept;
  -- The auth service reads the level of a renewed token from these.
  delete from auth.mfa_amr_claims where session_id = p_kept and authentication_method = 'totp';
  update auth.sessions set aal = 'aal1', factor_id = null where user_id = p_user;
  delete from private.recovery_codes where user_id = p_user;
  perform private.note_audit(
    'update', 'profiles', p_user::text, (select email from public.profiles where user_id = p_user), '{"two_factor": true}',
    '{"two_factor": false}', true
  );
  perform private.mail_two_factor(
    p_user, 'two_factor_removed', jsonb_build_object('by', p_by), p_user || ':' || extract(epoch from clock_timestamp())
  );
end $$;

/* Emails about a factor removed in a session that had shown it. Definer: the auth service has no rights on emails. */
create function private.on_factor_removed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('private.removing_factors', true) = 'on' or private.has_factor(old.user_id)
    or not exists (select from auth.users where id = old.user_id) then
    return null;
  end if;
  perform private.mail_two_factor(old.user_id, 'two_factor_removed', '{"by": "person"}', old.id::text);
  return null;
end $$;
create trigger on_factor_removed after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.on_factor_removed();

/* Definer: the auth service has no rights on emails. */
create function private.on_factor_added() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_sign_in_change(new.user_id);
  perform private.mail_two_factor(new.user_id, 'two_factor_added', '{}', new.id::text);
  return null;
end $$;
create trigger on_factor_added after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status is distinct from new.status) execute function private.on_factor_added();

/* Removes an account's second factor and sessions. Admins only. {ok: false, code}: not_allowed, not_found. Definer: no role may write factors. */
create function private.reset_two_factor(p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_admin() then return private.refusal('not_allowed'); end if;
  -- Admins remove their own factor on their account page, with the factor.
  if p_user_id = (select auth.uid()) then return private.refusal('not_allowed'); end if;
  if not exists (select 1 from public.profiles where user_id = p_user_id) then return private.refusal('not_found'); end if;
  if private.has_factor(p_user_id) then perform private.remove_factors(p_user_id, null, 'admin'); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('reset_two_factor', 'authenticated');

create table private.password_guesses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  began_at timestamptz not null default now(),
  wrong integer not null default 1 check (wrong > 0),
  right_at timestamptz
);
comment on table private.password_guesses is 'How many wrong passwords were entered for an account within an hour, from any address.';

/* After 20 wrong passwords in an hour, the right one must be entered again 1 to 5 minutes later, so guess lists fail. The refusal reveals nothing.
   Definer: the auth service has no rights here. https://supabase.com/docs/guides/auth/auth-hooks/password-verification-hook */
create function private.judge_password(p_event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  many constant integer := 20;
  v_user constant uuid := (p_event ->> 'user_id')::uuid;
  v_guesses private.password_guesses;
begin
  if (p_event ->> 'valid')::boolean then
    select * into v_guesses from private.password_guesses where user_id = v_user and began_at > now() - interval '1 hour' and wrong >= many for update;
    if not found then return '{"decision": "continue"}'; end if;
    if v_guesses.right_at <= now() - make_interval(mins => least(1 + v_guesses.wrong / 100, 5)) then
      -- For the rest of the hour it opens the account on other devices too.
      return '{"decision": "continue"}';
    end if;
    update private.password_guesses set right_at = now() where user_id = v_user and right_at is null;
    return '{"decision": "reject", "message": "Invalid login credentials", "should_logout_user": false}';
  end if;
  insert into private.password_guesses as g (user_id) values (v_user)
  on conflict (user_id) do update set
    wrong = case when g.began_at > now() - interval '1 hour' then g.wrong + 1 else 1 end,
    right_at = case when g.began_at > now() - interval '1 hour' then g.right_at end,
    began_at = case when g.began_at > now() - interval '1 hour' then g.began_at else now() end
  returning * into v_guesses;
  if v_guesses.wrong = many then
    perform private.enqueue_mail(
      'password_guessed', p.email, jsonb_build_object('user_id', v_user, 'full_name', p.full_name, 'at', now()), 'password_guessed:' || v_user || ':' || private.today()
    )
    from public.profiles as p join auth.users as u on u.id = p.user_id and u.email_confirmed_at is not null where p.user_id = v_user;
  end if;
  return '{"decision": "continue"}';
end $$;

do $$
begin
  -- Only a hosted project has this role. judge_password is enabled there by hand, the other hook by config.toml.
  if to_regrole('supabase_auth_admin') is not null then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.judge_password, private.judge_sign_up to supabase_auth_admin;
  end if;
end $$;

/* Returns {has_factor, recovery_codes: how many remain, strong_sign_in}. Definer: no role may read codes. */
create function private.two_factor_state() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'ok', true, 'has_factor', private.has_factor((select auth.uid())),
    'recovery_codes', (select count(*) from private.recovery_codes where user_id = (select auth.uid())),
    'strong_sign_in', private.has_strong_sign_in((select auth.uid()))
  )
$$;
select private.offer('two_factor_state', 'authenticated');

/* Records whether a typed password is strong; an existing note stays. {ok: false, code}: wrong_password, rate_limited (ten an hour). Definer: no role
   may read the auth schema. */
create function private.note_password(p_user_id uuid, p_password text, p_is_strong boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_hash text;
  v_is_strong boolean;
begin
  -- Locked: a password change waits, then deletes this note.
  select encrypted_password into v_hash from auth.users where id = p_user_id for share;
  select is_strong into v_is_strong from private.password_notes where user_id = p_user_id;
  if not found then
    if not private.hit('password:' || p_user_id, interval '1 hour', 10) then
      return private.refusal('rate_limited', 'retry_after_seconds', 3600);
    end if;
    -- pgcrypto does not know `b`, the same algorithm.
    v_hash := regexp_replace(v_hash, '^\$2[by]\$', '$2a$');
    -- Other algorithms, or no password (Google accounts).
    if octet_length(p_password) > 1000 or v_hash !~ '^\$2a\$[01]\d\$[./0-9A-Za-z]{53}$' then v_hash := null; end if;
    -- Takes as long as a real check, so time does not reveal accounts.
    if v_hash is null then perform extensions.crypt(left(p_password, 72), '$2a$10$abcdefghijklmnopqrstuu'); end if;
    if extensions.crypt(p_password, v_hash) is distinct from v_hash or v_hash is null then
      return private.refusal('wrong_password');
    end if;
    v_is_strong := coalesce(p_is_strong, false) and char_length(p_password) >= 10;
    insert into private.password_notes (user_id, is_strong) values (p_user_id, v_is_strong) on conflict (user_id) do nothing;
  end if;
  return jsonb_build_object(
    'ok', true, 'is_strong', v_is_strong,
    'stronger_needed', not private.has_strong_sign_in(p_user_id)
      and exists (select 1 from public.profiles where user_id = p_user_id and role <> 'user')
  );
end $$;
select private.offer('note_password', 'service_role');
