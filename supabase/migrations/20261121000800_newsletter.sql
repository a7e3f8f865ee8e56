-- Who asked for the newsletter. Double opt-in: an address counts once its owner has confirmed it with the token a letter carries.

create table private.newsletter_subscribers (
  email text primary key check (email = lower(email) and private.is_email(email)),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
comment on table private.newsletter_subscribers is 'E-mail addresses that asked for the newsletter; without confirmed_at they get none.';

create table private.newsletter_tokens (
  -- SHA-256 of a token, which stands in one letter and nowhere else.
  hash bytea primary key check (octet_length(hash) = 32),
  email text not null references private.newsletter_subscribers (email) on delete cascade,
  -- Whether it confirms the address; every token stops the letters.
  confirms boolean not null,
  created_at timestamptz not null default now()
);
comment on table private.newsletter_tokens is 'What the links of letters prove: that somebody reads the mails of an address. Each letter has its own, so that the links of old ones go on working.';
create index newsletter_tokens_email on private.newsletter_tokens (email);

/* A new token for a letter to this address: 64 hexadecimal digits of 244 random bits, of which the hash alone is kept. Null where the
   address is no subscriber's any more. */
create function private.newsletter_token(p_email text, p_confirms boolean) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_token constant text := encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex');
begin
  insert into private.newsletter_tokens (hash, email, confirms)
  select sha256(convert_to(v_token, 'utf8')), email, p_confirms from private.newsletter_subscribers where email = p_email for share;
  return case when found then v_token end;
end $$;

/* Whose a token is that came with a letter: it confirms an address for a week after its letter was written, and stops letters for
   ever. Null for any other text. */
create function private.newsletter_reader(p_token text, p_to_confirm boolean) returns text
language sql stable set search_path = ''
as $$
  select email from private.newsletter_tokens
  where hash = sha256(convert_to(left(p_token, 100), 'utf8'))
    and (not p_to_confirm or confirms and created_at > now() - interval '7 days')
$$;

/* Notes an address once, and writes to it to have it confirmed, at most once an hour. A known address answers like a new one, so that
   nobody learns who reads the letter. {ok: false, code}: invalid_email, rate_limited, busy. */
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
  if exists (select from private.newsletter_subscribers where email = v_email and confirmed_at is null) then
    perform private.enqueue_mail(
      'newsletter_confirm', v_email, jsonb_build_object('reader', v_email),
      'newsletter_confirm:' || md5(v_email) || ':' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24')
    );
  end if;
  return jsonb_build_object('ok', true);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('subscribe_to_newsletter', 'anon, authenticated, service_role');

/* Confirms the address whose letter held this token, and writes to it that it is. {ok: false, code}: not_found, rate_limited, busy. */
-- Definer: the table is granted to nobody.
create function private.confirm_newsletter(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_refusal constant jsonb := private.refuse_client(
    'newsletter:token', interval '1 minute', (select lookups_per_client_a_minute from private.settings)
  );
  v_reader text;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_reader := private.newsletter_reader(p_token, true);
  if v_reader is null then return private.refusal('not_found'); end if;
  -- A link that is opened twice keeps the time of the first.
  update private.newsletter_subscribers set confirmed_at = now() where email = v_reader and confirmed_at is null;
  if found then
    perform private.enqueue_mail(
      'newsletter_welcome', v_reader, jsonb_build_object('reader', v_reader),
      'newsletter_welcome:' || md5(v_reader) || ':' || extract(epoch from now())
    );
  end if;
  return jsonb_build_object('ok', true);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('confirm_newsletter', 'anon, authenticated, service_role');

/* Removes the address whose letter held this token; a second call, and one with any other token, answers the same. {ok: false,
   code}: rate_limited, busy. */
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
  delete from private.newsletter_subscribers where email = private.newsletter_reader(p_token, false);
  return jsonb_build_object('ok', true);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('leave_newsletter', 'anon, authenticated, service_role');
