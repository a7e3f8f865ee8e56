-- Accounts, their roles, and the rules for changing a role.

create type public.app_role as enum ('user', 'owner', 'admin');
create type private.own_deed_emails as enum ('daily', 'each');

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 120 and private.is_name(full_name)),
  email text check (private.is_email(email)),
  phone text check (private.is_phone(phone)),
  role public.app_role not null default 'user',
  -- True if the account has begun a listing or works at a property. Kept by note_listing and answer_invitation.
  has_listings boolean not null default false,
  -- Null if the account was made without our form, for example by Google.
  legal_versions jsonb check (private.is_json(legal_versions, 'object', 200)),
  language private.site_language not null default 'en',
  -- The emails about what the person does with bookings of a property whose emails they get.
  own_deeds private.own_deed_emails not null default 'daily',
  -- True if the password is void: several people may have requested the account before its address was proven. Kept by void_unproven_password.
  needs_password boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.profiles is 'One row for each account. Made by trigger at sign-up; never inserted by a browser.';
create index profiles_by_age on public.profiles (created_at desc, user_id desc);

/* Returns true if the account has a second factor. Definer: no role has rights on the auth schema. */
create function private.has_factor(p_user uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select 1 from auth.mfa_factors where user_id = p_user and status = 'verified') $$;

/* Returns true if the token's session still exists. Tokens outlive it by up to an hour. Definer: no role has rights on the auth schema. */
create function private.session_lives() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(j.claims ->> 'aud', 'authenticated') = 'authenticated' and (
    j.claims ->> 'session_id' is null or exists (
      select 1 from auth.sessions as s
      where s.id::text = j.claims ->> 'session_id' and s.user_id = (select auth.uid())
    )
  )
  from (select auth.jwt() as claims) as j
$$;

/* Returns true if the session has shown a second factor that still exists. Definer: no role has rights on the auth schema. */
create function private.showed_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(j.claims ->> 'aal', 'aal1') = 'aal2' and (
    j.claims ->> 'session_id' is null or exists (
      select 1 from auth.sessions as s where s.id::text = j.claims ->> 'session_id' and s.aal::text = 'aal2'
    )
  )
  from (select auth.jwt() as claims) as j
$$;

/* Returns true if the session exists and has shown the second factor of its account, if any. */
create function private.second_factor_done() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_lives()
    and (private.showed_second_factor() or not private.has_factor((select auth.uid())))
$$;
grant execute on function private.second_factor_done() to authenticated, service_role;

create table private.password_notes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- At least ten characters, and not a common password.
  is_strong boolean not null,
  noted_at timestamptz not null default now()
);
comment on table private.password_notes is
  'What is known of the length of a password, never the password: noted by the functions that see it typed, gone when it changes.';

create table private.sign_in_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null default now()
);
comment on table private.sign_in_changes is
  'When the password or authenticator app of an account last changed. A person who stole a session can change both, so for a day they prove nothing.';

/* Definer: the auth service has no rights on this table. */
create function private.note_sign_in_change(p_user uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.sign_in_changes (user_id) values (p_user) on conflict (user_id) do update set changed_at = now()
$$;

/* Returns when changed credentials count as proof again (one day later), or null if they do now. The owner has been emailed by then. */
create function private.sign_in_new_until(p_user uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select changed_at + interval '1 day' from private.sign_in_changes where user_id = p_user and changed_at > now() - interval '1 day'
$$;

/* Deletes the note about a replaced password. Definer: the auth service has no rights on these tables. */
create function private.forget_password_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.password_notes where user_id = new.id;
  update public.profiles set needs_password = false where user_id = new.id and needs_password and new.email_confirmed_at is not null;
  perform private.note_sign_in_change(new.id);
  return null;
end $$;
create trigger on_auth_password_changed after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.forget_password_note();

/* Voids a password that a stranger may have chosen: the auth service keeps the first sign-up's password, and the owner's proof of the email would
   confirm it. Proving an account with several requests removes its password. Definer: the auth service has no rights here. */
create function private.void_unproven_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email_confirmed_at is null then
    update public.profiles set needs_password = true
    where user_id = new.id and not needs_password and (
      old.confirmation_token <> '' and new.confirmation_token <> '' and new.confirmation_token <> old.confirmation_token
      or new.recovery_token <> '' and new.recovery_token is distinct from old.recovery_token
    );
  elsif coalesce(new.encrypted_password, '') = '' then
    update public.profiles set needs_password = false where user_id = new.id and needs_password;
  elsif exists (select from public.profiles where user_id = new.id and needs_password) then
    new.encrypted_password := null;
    delete from private.password_notes where user_id = new.id;
  end if;
  return new;
end $$;
create trigger void_unproven_password before update of confirmation_token, recovery_token, email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null) execute function private.void_unproven_password();

/* Returns true if sign-in is strong enough for payout data and admin pages: a second factor, a strong password, or none (Google accounts). */
create function private.has_strong_sign_in(p_user uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_factor(p_user)
    or exists (select 1 from private.password_notes where user_id = p_user and is_strong)
    or exists (select 1 from auth.users where id = p_user and not starts_with(coalesce(encrypted_password, ''), '$'))
$$;

/* Returns true if the caller proved a password or second factor in the last ten minutes, and neither is new. Renewed tokens keep the times of `amr`
   (https://supabase.com/docs/guides/auth/jwt-fields). */
create function private.has_recent_proof() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.second_factor_done() and private.sign_in_new_until((select auth.uid())) is null and exists (
    select 1
    from jsonb_array_elements(case jsonb_typeof(j.claims -> 'amr') when 'array' then j.claims -> 'amr' else '[]' end) as m
    where m ->> 'method' in ('password', 'totp')
      and to_timestamp((m ->> 'timestamp')::double precision) > now() - interval '10 minutes'
  )
  from (select auth.jwt() as claims) as j
$$;

/* Returns true for an admin with strong sign-in, and a second factor where needed. Reads the table, so revoked roles end at once. Definer: callers
   cannot read all profiles. */
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.profiles where user_id = (select auth.uid()) and role = 'admin')
    and private.second_factor_done() and private.has_strong_sign_in((select auth.uid()))
    and (private.showed_second_factor() or not (select admins_need_second_factor from private.settings))
$$;
grant execute on function private.is_admin() to anon, authenticated, service_role;

/* Prevents the removal of the last admin by any statement; a lock serialises admins who demote each other. Raises 42501, or 0A000 at a higher
   isolation level. Definer: it counts all admins. */
create function private.protect_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.role = 'admin' then return new; end if;
  elsif tg_op = 'TRUNCATE' then
    raise exception 'The last admin stays.' using errcode = '42501';
  end if;
  -- Higher isolation levels read the admins as they were before the lock.
  if current_setting('transaction_isolation') not in ('read committed', 'read uncommitted') then
    raise exception 'An admin leaves in a transaction that is read committed only.' using errcode = '0A000';
  end if;
  perform pg_advisory_xact_lock(hashtext('private.protect_last_admin'));
  if not exists (select 1 from public.profiles where role = 'admin' and user_id <> old.user_id) then
    raise exception 'The last admin stays.' using errcode = '42501';
  end if;
  return coalesce(new, old);
end $$;
create trigger protect_last_admin before update of role or delete on public.profiles
  for each row when (old.role = 'admin') execute function private.protect_last_admin();
create trigger keep_any_admin before truncate on public.profiles
  for each statement execute function private.protect_last_admin();

/* Guards the role in case the column is ever granted. Invoker: in a definer trigger current_user would be the table's owner. */
create function private.guard_role() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then return new; end if;
  if tg_op = 'INSERT' then
    new.role := 'user';
  elsif new.role is distinct from old.role and not private.is_admin() then
    raise exception 'Only an admin changes roles.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_role before insert or update on public.profiles
  for each row execute function private.guard_role();

/* Makes the account with this email the first admin. For the database owner; no API role may run it. Returns the next step. Raises 42501 if there is
   an admin, P0002 without an account, 55000 if its email is not confirmed. */
create function private.make_first_admin(p_email text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_user auth.users;
begin
  -- The second of two concurrent calls then sees the admin that the first made.
  perform pg_advisory_xact_lock(hashtext('private.protect_last_admin'));
  if exists (select from public.profiles where role = 'admin') then
    raise exception 'There is already an admin. They can make other people admins under Users.' using errcode = '42501';
  end if;
  select * into v_user from auth.users where lower(email) = lower(btrim(p_email));
  if not found then
    raise exception '% has no account. Sign up on the site first.', p_email using errcode = 'P0002';
  elsif v_user.email_confirmed_at is null then
    raise exception '% is not confirmed yet. Select the link in the email first.', p_email using errcode = '55000';
  end if;
  update public.profiles set role = 'admin' where user_id = v_user.id;
  return v_user.email || ' is an admin now. Sign in again and open /admin.';
end $$;

/* Limits metadata to 4 kB, as every token carries it, and keeps its language equal to the profile's. Never blocks a sign-up or reveals an account.
   Definer: the auth service has no rights on profiles. */
create function private.limit_metadata() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_language constant private.site_language := coalesce(
    (select language from public.profiles where user_id = new.id), private.language_of(new.raw_user_meta_data ->> 'language')
  );
begin
  if private.language_of(new.raw_user_meta_data ->> 'language') <> v_language then
    new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}') || jsonb_build_object('language', v_language);
  end if;
  if not private.is_json(new.raw_user_meta_data, 'object', 4000) then
    new.raw_user_meta_data := jsonb_strip_nulls(jsonb_build_object(
      'full_name', private.tidy_name(new.raw_user_meta_data ->> 'full_name'),
      'phone', private.tidy_phone(left(new.raw_user_meta_data ->> 'phone', 30)),
      'language', v_language
    ));
  end if;
  return new;
end $$;
create trigger limit_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.limit_metadata();

/* Creates a profile from cleaned metadata, which visitors write. Never blocks a sign-up. Definer: the auth service has no rights on profiles. */
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_phone constant text := private.tidy_phone(left(new.raw_user_meta_data ->> 'phone', 100));
  v_versions constant jsonb := new.raw_user_meta_data -> 'legal_versions';
begin
  insert into public.profiles (user_id, full_name, email, phone, legal_versions, language)
  values (
    new.id,
    coalesce(private.tidy_name(new.raw_user_meta_data ->> 'full_name'), ''),
    case when private.is_email(new.email) then new.email end,
    case when private.is_phone(v_phone) then v_phone end,
    case when private.refuse_texts(v_versions, 'terms', 'privacy') is null then v_versions end,
    private.language_of(new.raw_user_meta_data ->> 'language')
  )
  on conflict (user_id) do nothing;
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();

/* Copies a changed email to the profile, which emails use. Definer: the auth service has no rights on profiles. */
create function private.sync_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = case when private.is_email(new.email) then new.email end where user_id = new.id;
  return null;
end $$;
create trigger on_auth_email_changed after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.sync_email();

/* Copies a changed language to the account. Definer: browsers have no rights on accounts. */
create function private.sync_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set raw_user_meta_data = raw_user_meta_data where id = new.user_id;
  return null;
end $$;
create trigger on_profile_language_changed after update of language on public.profiles
  for each row when (new.language is distinct from old.language) execute function private.sync_language();

-- Admins read all profiles through admin_users and change roles through admin_set_role.
grant select on public.profiles to authenticated;
grant update (full_name, phone, language, own_deeds) on public.profiles to authenticated;
alter table public.profiles enable row level security;
create policy "people read their own profile" on public.profiles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people change their own profile" on public.profiles for update to authenticated
  using (user_id = (select auth.uid()) and (select private.second_factor_done()))
  with check (user_id = (select auth.uid()));
