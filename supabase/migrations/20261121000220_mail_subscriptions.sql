-- The newsletter and booking notices. Double opt-in: an address counts once its reader confirms it by the token in an email.

create table private.subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and private.is_email(email)),
  -- The listing of booking notices; null: the newsletter.
  property_id uuid references public.properties (id) on delete cascade,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- When the reader stopped the notices. The row stays, so that the property cannot ask again.
  stopped_at timestamptz,
  legal_versions jsonb check (private.is_json(legal_versions, 'object', 200)),
  language private.site_language not null default 'en',
  unique nulls not distinct (email, property_id),
  constraint stopped_notices check (stopped_at is null or (property_id is not null and confirmed_at is null))
);
comment on table private.subscriptions is 'Addresses for the newsletter, or for emails about bookings of a property. Without confirmed_at they get none.';
create index subscriptions_property on private.subscriptions (property_id) where property_id is not null;

create function private.notice_emails(p_property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('email', email, 'is_confirmed', confirmed_at is not null) order by email), '[]')
  from private.subscriptions where property_id = p_property_id and stopped_at is null
$$;

create table private.letter_tokens (
  -- SHA-256 of a token that only one email contains.
  hash bytea primary key check (octet_length(hash) = 32),
  subscription_id uuid references private.subscriptions (id) on delete cascade,
  wait_id uuid references private.waits (id) on delete cascade,
  -- True if it confirms the address. Every token stops the emails.
  confirms boolean not null,
  created_at timestamptz not null default now(),
  constraint of_one_thing check (num_nonnulls(subscription_id, wait_id) = 1)
);
comment on table private.letter_tokens is 'Tokens in the links of emails: they prove that someone reads the emails to an address. Each email has its own, so links of earlier emails keep working.';
create index letter_tokens_subscription on private.letter_tokens (subscription_id) where subscription_id is not null;
create index letter_tokens_wait on private.letter_tokens (wait_id) where wait_id is not null;

/* Returns a new token for an email; null if the address has stopped it or its confirmation has changed. */
create function private.letter_token(p_subscription_id uuid, p_confirms boolean) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_token constant text := private.random_token();
begin
  insert into private.letter_tokens (hash, subscription_id, confirms)
  select private.token_hash(v_token), id, p_confirms from private.subscriptions
  where id = p_subscription_id and stopped_at is null and p_confirms = (confirmed_at is null) for share;
  return case when found then v_token end;
end $$;

/* Returns the row of a token: it confirms for a week and stops emails forever. Null for other texts. */
create function private.letter_of(p_token text, p_to_confirm boolean) returns private.letter_tokens
language sql stable set search_path = ''
as $$
  select * from private.letter_tokens
  where hash = private.token_hash(p_token)
    and (not p_to_confirm or confirms and created_at > now() - interval '7 days')
$$;

/* Subscribes and emails the address to confirm, at most hourly. Known addresses get the same answer, so it reveals nothing. {ok: false, code}:
   invalid_email, texts_changed, rate_limited, busy. Definer: no role has rights on the table. */
create function private.subscribe_to_newsletter(p_email text, p_legal_versions jsonb default null, p_language text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_client(
    'newsletter', interval '1 hour', (select subscriptions_per_client_an_hour from private.limits)
  );
  v_email constant text := lower(private.neat(left(coalesce(p_email, ''), 1000)));
  v_ceiling constant integer := (select subscriptions_an_hour from private.limits);
  v_is_known boolean;
  v_id uuid;
  v_confirmed_at timestamptz;
  v_mail text;
begin
  if v_refusal is not null then return v_refusal; end if;
  if not private.is_email(v_email) then return private.refusal('invalid_email'); end if;
  v_refusal := private.refuse_texts(p_legal_versions, 'privacy');
  if v_refusal is not null then return v_refusal; end if;
  select id, confirmed_at into v_id, v_confirmed_at from private.subscriptions where email = v_email and property_id is null;
  v_is_known := found;
  -- Only new addresses count for the site, but known ones are refused at the same limit, so the refusal reveals nothing.
  if private.client_address() is not null and not private.hit(
    'newsletter:site', interval '1 hour', v_ceiling - v_is_known::integer, 1 - v_is_known::integer
  ) then
    perform private.tell_limit('subscriptions_an_hour');
    return private.refusal('rate_limited', 'retry_after_seconds', 3600);
  end if;
  if not v_is_known then
    insert into private.subscriptions (email, legal_versions, language) values (v_email, p_legal_versions, private.language_of(p_language))
    on conflict (email, property_id) do update set email = excluded.email returning id, confirmed_at into v_id, v_confirmed_at;
  end if;
  if v_confirmed_at is null then
    update private.subscriptions set language = private.language_of(p_language) where id = v_id and language <> private.language_of(p_language);
    v_mail := 'newsletter_confirm:' || md5(v_email) || ':' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24');
    -- Counts only emails that are written.
    if not exists (select from private.outbox where dedupe_key = v_mail)
      and private.hit('newsletter:address:' || private.contact_hash(v_email), interval '1 day', 10) then
      perform private.enqueue_mail('newsletter_confirm', v_email, jsonb_build_object('subscription_id', v_id), v_mail);
    end if;
  end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('subscribe_to_newsletter', 'anon, authenticated, service_role');

/* Confirms the address of this token, also after a mistaken stop. {ok: false, code}: not_found, texts_changed, too_many_waits, rate_limited, busy.
   Definer: no role has rights on the table. */
create function private.confirm_letters(p_token text, p_legal_versions jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_client(
    'letters', interval '1 minute', (select lookups_per_client_a_minute from private.limits)
  );
  v_letter private.letter_tokens;
  v_confirmed private.subscriptions;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_letter := private.letter_of(p_token, true);
  if v_letter.hash is null then return private.refusal('not_found'); end if;
  v_refusal := private.refuse_texts(p_legal_versions, 'privacy');
  if v_refusal is not null then return v_refusal; end if;
  if v_letter.wait_id is not null then
    return coalesce(private.confirm_wait(v_letter.wait_id, p_legal_versions), jsonb_build_object('ok', true));
  end if;
  update private.subscriptions set confirmed_at = now(), stopped_at = null, legal_versions = p_legal_versions
  where id = v_letter.subscription_id and confirmed_at is null
  returning * into v_confirmed;
  if found and v_confirmed.property_id is null then
    perform private.enqueue_mail(
      'newsletter_welcome', v_confirmed.email, jsonb_build_object('subscription_id', v_confirmed.id),
      'newsletter_welcome:' || md5(v_confirmed.email) || ':' || extract(epoch from now())
    );
  end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('confirm_letters', 'anon, authenticated, service_role');

/* Stops the emails of this token: deletes the newsletter or wait, notes stopped notices and emails the owner. Unknown tokens get the same answer.
   {ok: false, code}: rate_limited, busy. Definer: no role has rights on the table. */
create function private.stop_letters(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_client(
    'letters', interval '1 minute', (select lookups_per_client_a_minute from private.limits)
  );
  v_letter private.letter_tokens;
  v_property_id uuid;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_letter := private.letter_of(p_token, false);
  delete from private.waits where id = v_letter.wait_id;
  delete from private.subscriptions where id = v_letter.subscription_id and property_id is null;
  update private.subscriptions set stopped_at = now(), confirmed_at = null where id = v_letter.subscription_id and stopped_at is null
  returning property_id into v_property_id;
  if found then perform private.mail_notices(v_property_id); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('stop_letters', 'anon, authenticated, service_role');
