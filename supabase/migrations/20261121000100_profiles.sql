-- People with an account, their role, and who may change it.

create type public.app_role as enum ('user', 'owner', 'admin');
create type private.own_deed_emails as enum ('daily', 'each');

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 120 and private.is_name(full_name)),
  email text check (private.is_email(email)),
  phone text check (private.is_phone(phone)),
  role public.app_role not null default 'user',
  -- Whether it has begun a listing or works at a house: the menu leads there then. Kept by note_listing and answer_invitation.
  has_listings boolean not null default false,
  -- The versions of our texts that stood by the form it was made with; null where it was made without ours, by Google for example.
  legal_versions jsonb check (private.is_json(legal_versions, 'object', 200)),
  -- Of the mails about the account: of the page where it was made, or chosen since.
  language private.site_language not null default 'en',
  -- The emails about what the person does with bookings of a property whose emails they get.
  own_deeds private.own_deed_emails not null default 'daily',
  -- Whether the password does not count: more than one may have asked for the account before its address was proven, and none was chosen since.
  needs_password boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.profiles is 'One row for each account. Made by trigger at sign-up; never inserted by a browser.';
create index profiles_by_age on public.profiles (created_at desc, user_id desc);

/* Whether an account has a second factor. Definer: the auth schema is granted to nobody. */
create function private.has_factor(p_user uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select 1 from auth.mfa_factors where user_id = p_user and status = 'verified') $$;

/* Whether the session behind the caller's token is still there. A token is good for an hour whatever happens meanwhile; a session
   ends when somebody signs out, changes a password or takes a second factor off. Definer: the auth schema is granted to nobody. */
create function private.session_lives() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(j.claims ->> 'aud', 'authenticated') = 'authenticated' and (
    -- Every token that the auth service gives to a person names its session.
    j.claims ->> 'session_id' is null or exists (
      select 1 from auth.sessions as s
      where s.id::text = j.claims ->> 'session_id' and s.user_id = (select auth.uid())
    )
  )
  from (select auth.jwt() as claims) as j
$$;

/* Whether the caller's session has shown a second factor, and not lost it since. Definer: see above. */
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

/* Whether the caller's session lives, and has shown a second factor where the account has one. */
create function private.second_factor_done() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_lives()
    and (private.showed_second_factor() or not private.has_factor((select auth.uid())))
$$;
grant execute on function private.second_factor_done() to authenticated, service_role;

create table private.password_notes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Ten characters or more, and none of the common ones.
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

/* Notes that the ways into an account have changed. Definer: the auth service has no rights here. */
create function private.note_sign_in_change(p_user uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.sign_in_changes (user_id) values (p_user) on conflict (user_id) do update set changed_at = now()
$$;

/* Until when what an account can show of itself is too new to prove anything; null when it is not. Its owner has had a mail by then. */
create function private.sign_in_new_until(p_user uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select changed_at + interval '1 day' from private.sign_in_changes where user_id = p_user and changed_at > now() - interval '1 day'
$$;

/* Forgets what was known of a password that is no longer the one. Definer: the auth service has no rights here. */
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

/* A password counts only if nobody else can have chosen it. The auth service keeps the one of whoever signed up first, and writes to the
   address again for whoever comes later: the owner of the address would prove it for a stranger. So of an account that was asked about more
   than once before its address is proven, be it by a sign-up, for another mail or by "forgot password", the proof takes the password away. A
   stranger presses "send the mail again" as well as its owner: nothing tells them apart, and the owner chooses one more time. Where Google
   proves the address, the auth service has taken the password away by itself. Definer: the auth service has no rights here. */
create function private.doubt_password() returns trigger
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
create trigger doubt_password before update of confirmation_token, recovery_token, email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null) execute function private.doubt_password();

/* Whether an account is hard enough to get into for payout data and the back office: a second factor, a password known to be
   long, or no password at all (an account that Google opens has no hash). */
create function private.has_strong_sign_in(p_user uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_factor(p_user)
    or exists (select 1 from private.password_notes where user_id = p_user and is_strong)
    or exists (select 1 from auth.users where id = p_user and not starts_with(coalesce(encrypted_password, ''), '$'))
$$;

/* Whether the caller has typed the password or a code of the second factor in the last ten minutes, and neither is new. The token
   tells when (claim `amr`, https://supabase.com/docs/guides/auth/jwt-fields): a renewed token keeps the moments of the old one. */
create function private.proved_lately() returns boolean
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

/* Whether the caller is an admin. A table lookup, so that a taken-away role ends at once and not when the token does; an
   admin with a second factor is one only after showing it, every admin where the settings ask it, and nobody is behind a weak
   password. Definer: it must see profiles whatever the caller may see. */
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.profiles where user_id = (select auth.uid()) and role = 'admin')
    and private.second_factor_done() and private.has_strong_sign_in((select auth.uid()))
    and (private.showed_second_factor() or not (select admins_need_second_factor from private.settings))
$$;
grant execute on function private.is_admin() to anon, authenticated, service_role;

/*
 * Refuses to leave the site without an admin, whoever asks and however: a role that is taken away, a profile or account that
 * is deleted, a table that is emptied. The lock makes two admins who demote each other wait for one another. Definer: it counts
 * all admins. Raises 42501, and 0A000 where it could not see what others did meanwhile.
 */
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.role = 'admin' then return new; end if;
  elsif tg_op = 'TRUNCATE' then
    raise exception 'The last admin stays.' using errcode = '42501';
  end if;
  -- Any other level looks at the admins as they were before the lock.
  if current_setting('transaction_isolation') not in ('read committed', 'read uncommitted') then
    raise exception 'An admin leaves in a transaction that is read committed only.' using errcode = '0A000';
  end if;
  perform pg_advisory_xact_lock(hashtext('private.keep_one_admin'));
  if not exists (select 1 from public.profiles where role = 'admin' and user_id <> old.user_id) then
    raise exception 'The last admin stays.' using errcode = '42501';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_one_admin before update of role or delete on public.profiles
  for each row when (old.role = 'admin') execute function private.keep_one_admin();
create trigger keep_any_admin before truncate on public.profiles
  for each statement execute function private.keep_one_admin();

/* Decides about the role in what a browser writes. The role column is granted to none of them: this holds should it ever be.
   Invoker on purpose: in a definer trigger current_user would be the table's owner. */
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

/*
 * Makes the account with this address an admin while there is none; later ones are made in the back office. For whoever owns the
 * database, in the SQL editor or a shell: granted to no role of the API. Answers what is next. Raises 42501 when there is an admin, P0002
 * when nobody has signed up with the address, 55000 when it is not confirmed.
 */
create function private.make_first_admin(p_email text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_user auth.users;
begin
  -- Of two at once the second finds the admin that the first has made.
  perform pg_advisory_xact_lock(hashtext('private.keep_one_admin'));
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

/* Keeps what an account says of itself small, because it stands in each of its tokens: of more than 4 kB, or of what is no plain
   object, only what is used here is left. Keeps its language that of the profile, too, in which the templates of the auth service write
   its mails; at a sign-up both are what was sent, and the answer is left as it is, so that it says nothing of whether there was an account.
   Never blocks a sign-up. Definer: the auth service has no rights on this schema and on profiles. */
create function private.bound_metadata() returns trigger
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
create trigger bound_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_metadata();

/* Makes the profile of a new account. Copies name, phone, the versions of our texts and the language alone, made clean: metadata is the visitor's
   text, and a role in it means nothing; what is no phone or address is left out, and so are versions that do not count. Definer: the
   auth service has no rights on profiles. Never blocks a sign-up. */
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

/* Keeps the address of a profile that of its account: mails about listings and bookings go there. Definer: the auth service has
   no rights on profiles. */
create function private.carry_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = case when private.is_email(new.email) then new.email end where user_id = new.id;
  return null;
end $$;
create trigger on_auth_email_changed after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.carry_email();

/* Keeps the language of an account that of its profile, which is chosen in the browser. Definer: the browser has no rights on accounts. */
create function private.carry_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- bound_metadata writes the language.
  update auth.users set raw_user_meta_data = raw_user_meta_data where id = new.user_id;
  return null;
end $$;
create trigger on_profile_language_changed after update of language on public.profiles
  for each row when (new.language is distinct from old.language) execute function private.carry_language();

-- Admins read everybody through admin_users and change roles through admin_set_role.
grant select on public.profiles to authenticated;
grant update (full_name, phone, language, own_deeds) on public.profiles to authenticated;
alter table public.profiles enable row level security;
create policy "people read their own profile" on public.profiles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people change their own profile" on public.profiles for update to authenticated
  using (user_id = (select auth.uid()) and (select private.second_factor_done()))
  with check (user_id = (select auth.uid()));
