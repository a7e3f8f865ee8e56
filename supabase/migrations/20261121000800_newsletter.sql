-- Who asked for the newsletter. Double opt-in: an address counts once its owner has confirmed it with the token a letter carries.

create table private.newsletter_subscribers (
  email text primary key check (email = lower(email) and char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  -- Confirms and stops the letter, so it is as hard to guess as a key (122 random bits) and is sent to this address only.
  token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
comment on table private.newsletter_subscribers is 'E-mail addresses that asked for the newsletter; without confirmed_at they get none.';

alter table private.settings
  add column subscriptions_per_client_an_hour integer not null default 10
    check (subscriptions_per_client_an_hour between 1 and 100000),
  add column subscriptions_an_hour integer not null default 1000
    check (subscriptions_an_hour between 1 and 1000000);

-- Definer: the table is granted to nobody.
create function private.subscribe_to_newsletter(p_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_client text := private.client_address();
  v_email text := lower(trim(coalesce(p_email, '')));
  v_limits private.settings;
begin
  select * into v_limits from private.settings;
  if v_client is not null and not (
    private.hit('newsletter:client:' || v_client, interval '1 hour', v_limits.subscriptions_per_client_an_hour)
    and private.hit('newsletter:site', interval '1 hour', v_limits.subscriptions_an_hour)
  ) then
    return jsonb_build_object('ok', false, 'code', 'rate_limited', 'retry_after_seconds', 3600);
  end if;
  if char_length(v_email) > 254 or v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    return jsonb_build_object('ok', false, 'code', 'invalid_email');
  end if;
  insert into private.newsletter_subscribers (email) values (v_email) on conflict (email) do nothing;
  return jsonb_build_object('ok', true);
end $$;

/* The token as the key it is, or null for any other text, which then finds nobody. */
create function private.newsletter_token(p_token text) returns uuid
language sql immutable set search_path = ''
as $$ select case when p_token ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then p_token::uuid end $$;

-- Definer: the table is granted to nobody.
create function private.confirm_newsletter(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_client text := private.client_address();
begin
  if v_client is not null and not private.hit(
    'newsletter:token:' || v_client, interval '1 minute', (select lookups_per_client_a_minute from private.settings)
  ) then
    return jsonb_build_object('ok', false, 'code', 'rate_limited', 'retry_after_seconds', 60);
  end if;
  -- A link that is opened twice keeps the time of the first.
  update private.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
  where token = private.newsletter_token(p_token);
  if not found then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
  return jsonb_build_object('ok', true);
end $$;

-- Definer: the table is granted to nobody.
create function private.leave_newsletter(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_client text := private.client_address();
begin
  if v_client is not null and not private.hit(
    'newsletter:token:' || v_client, interval '1 minute', (select lookups_per_client_a_minute from private.settings)
  ) then
    return jsonb_build_object('ok', false, 'code', 'rate_limited', 'retry_after_seconds', 60);
  end if;
  delete from private.newsletter_subscribers where token = private.newsletter_token(p_token);
  return jsonb_build_object('ok', true);
end $$;

/* Notes an address once. A known address answers like a new one, so that nobody learns who reads the letter.
   {ok: false, code}: invalid_email, rate_limited. */
create function public.subscribe_to_newsletter(email text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.subscribe_to_newsletter(email) $$;

/* Confirms the address that holds this token. {ok: false, code}: not_found, rate_limited. */
create function public.confirm_newsletter(token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.confirm_newsletter(token) $$;

/* Removes the address that holds this token; a second call answers the same. {ok: false, code}: rate_limited. */
create function public.leave_newsletter(token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.leave_newsletter(token) $$;

grant execute on function
  private.subscribe_to_newsletter(text), private.confirm_newsletter(text), private.leave_newsletter(text),
  public.subscribe_to_newsletter(text), public.confirm_newsletter(text), public.leave_newsletter(text)
  to anon, authenticated, service_role;
