-- Who asked for the newsletter. Double opt-in: an address counts once its owner has confirmed it with the token a letter carries.

create table private.newsletter_subscribers (
  email text primary key check (email = lower(email) and private.is_email(email)),
  -- Confirms and stops the letter, so it is as hard to guess as a key (122 random bits) and is sent to this address only.
  token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
comment on table private.newsletter_subscribers is 'E-mail addresses that asked for the newsletter; without confirmed_at they get none.';

/* Notes an address once. A known address answers like a new one, so that nobody learns who reads the letter.
   {ok: false, code}: invalid_email, rate_limited, busy. */
-- Definer: the table is granted to nobody.
create function private.subscribe_to_newsletter(p_email text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_refusal constant jsonb := private.refuse_client(
    'newsletter', interval '1 hour', (select subscriptions_per_client_an_hour from private.settings)
  );
  v_email constant text := lower(private.neat(left(coalesce(p_email, ''), 1000)));
  v_ceiling constant integer := (select subscriptions_an_hour from private.settings);
  v_is_known boolean;
begin
  if v_refusal is not null then return v_refusal; end if;
  if not private.is_email(v_email) then return private.refusal('invalid_email'); end if;
  v_is_known := exists (select from private.newsletter_subscribers where email = v_email);
  -- Only a new address counts for the whole site; a known one is refused just when a new one would be, so that the refusal tells
  -- nobody who reads the letter.
  if private.client_address() is not null and not private.hit(
    'newsletter:site', interval '1 hour', v_ceiling - v_is_known::integer, 1 - v_is_known::integer
  ) then
    perform private.tell_limit('subscriptions_an_hour');
    return private.refusal('rate_limited', 'retry_after_seconds', 3600);
  end if;
  insert into private.newsletter_subscribers (email) values (v_email) on conflict (email) do nothing;
  return jsonb_build_object('ok', true);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('subscribe_to_newsletter', 'anon, authenticated, service_role');

/* The token as the key it is, or null for any other text, which then finds nobody. */
create function private.newsletter_token(p_token text) returns uuid
language sql immutable set search_path = ''
as $$ select case when p_token ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then p_token::uuid end $$;

/* Confirms the address that holds this token. {ok: false, code}: not_found, rate_limited, busy. */
-- Definer: the table is granted to nobody.
create function private.confirm_newsletter(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_refusal constant jsonb := private.refuse_client(
    'newsletter:token', interval '1 minute', (select lookups_per_client_a_minute from private.settings)
  );
begin
  if v_refusal is not null then return v_refusal; end if;
  -- A link that is opened twice keeps the time of the first.
  update private.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
  where token = private.newsletter_token(p_token);
  if not found then return private.refusal('not_found'); end if;
  return jsonb_build_object('ok', true);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('confirm_newsletter', 'anon, authenticated, service_role');

/* Removes the address that holds this token; a second call answers the same. {ok: false, code}: rate_limited,
   busy. */
-- Definer: the table is granted to nobody.
create function private.leave_newsletter(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_refusal constant jsonb := private.refuse_client(
    'newsletter:token', interval '1 minute', (select lookups_per_client_a_minute from private.settings)
  );
begin
  if v_refusal is not null then return v_refusal; end if;
  delete from private.newsletter_subscribers where token = private.newsletter_token(p_token);
  return jsonb_build_object('ok', true);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('leave_newsletter', 'anon, authenticated, service_role');
