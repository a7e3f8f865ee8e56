-- Alerts for sold-out nights: one email for each stay, to a confirmed address.

create table private.waits (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and private.is_email(email)),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  -- Null: any room type of the hotel that takes the party.
  room_category_id uuid,
  check_in_date date not null,
  check_out_date date not null check (check_out_date > check_in_date),
  num_adults integer not null check (num_adults between 1 and 1000),
  num_children integer not null check (num_children between 0 and 1000),
  num_rooms integer not null check (num_rooms between 1 and 1000),
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  -- When the email was written that ends the wait.
  told_at timestamptz,
  legal_versions jsonb check (private.is_json(legal_versions, 'object', 200)),
  language private.site_language not null default 'en',
  foreign key (room_category_id, hotel_id) references public.room_categories (id, hotel_id) on delete cascade,
  constraint waits_once unique nulls not distinct
    (email, hotel_id, room_category_id, check_in_date, check_out_date, num_adults, num_children, num_rooms),
  constraint told_confirmed check (told_at is null or confirmed_at is not null)
);
comment on table private.waits is 'Availability alerts: sold-out dates, each with the address that gets one email when they can be booked. Without confirmed_at it gets none.';
create index waits_hotel on private.waits (hotel_id);
create index waits_room on private.waits (room_category_id, hotel_id) where room_category_id is not null;
create index waits_open on private.waits (check_in_date) where confirmed_at is not null and told_at is null;

/* Returns 'free', 'taken' (rooms that fit are sold out), or null if the hotel is hidden, has no fitting room or refuses such dates. */
create function private.availability(
  p_hotel_id uuid, p_room_category_id uuid, p_check_in date, p_check_out date, p_rooms integer, p_guests integer
) returns text
language sql stable set search_path = ''
as $$
  select case
    when bool_or(private.rooms_free(c.id, c.total_rooms, p_check_in, p_check_out) >= p_rooms) then 'free'
    when count(*) > 0 then 'taken'
  end
  from public.hotels as h join public.room_categories as c on c.hotel_id = h.id and c.is_active
  where h.id = p_hotel_id and h.is_active and private.refuse_dates(p_check_in, p_check_out) is null
    and (p_room_category_id is null or c.id = p_room_category_id)
    and c.total_rooms >= p_rooms and c.max_occupancy * p_rooms >= p_guests
    and private.refuse_stay(c, p_check_in, p_check_out) is null
$$;

create function private.is_waitlist_full(p_email text) returns boolean
language sql stable set search_path = ''
as $$
  select count(*) >= 20 from private.waits
  where email = p_email and confirmed_at is not null and told_at is null and check_in_date >= private.today()
$$;

create function private.nights_free_key(p_wait private.waits) returns text
language sql stable set search_path = ''
as $$ select 'nights_free:' || (p_wait).id || ':' || extract(epoch from (p_wait).told_at) $$;

/* Requests one email when a sold-out stay becomes available. Known and new addresses get the same answer, so it reveals nothing. {ok: false, code}:
   invalid_email, those of refuse_dates, invalid_guests, texts_changed, not_let, is_free, too_many_waits, rate_limited, busy. Definer: no role has
   rights on the table. */
create function private.join_waitlist(
  p_email text, p_hotel_id uuid, p_check_in date, p_check_out date, p_adults integer default 2, p_children integer default 0,
  p_rooms integer default 1, p_room_category_id uuid default null, p_legal_versions jsonb default null, p_language text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked_a_day constant integer := 10;
  v_refusal jsonb := private.refuse_client(
    'waits', interval '1 hour', (select subscriptions_per_client_an_hour from private.limits)
  );
  v_email constant text := lower(private.neat(left(coalesce(p_email, ''), 1000)));
  v_code text;
  v_is_own constant boolean := private.is_own_address(v_email);
  v_wait private.waits;
begin
  if v_refusal is not null then return v_refusal; end if;
  if not private.is_email(v_email) then return private.refusal('invalid_email'); end if;
  p_adults := coalesce(p_adults, 2);
  p_children := coalesce(p_children, 0);
  p_rooms := coalesce(p_rooms, 1);
  v_code := coalesce(private.refuse_dates(p_check_in, p_check_out), private.refuse_search(p_adults, p_children, p_rooms, null, null));
  if v_code is not null then return private.refusal(v_code); end if;
  v_refusal := private.refuse_texts(p_legal_versions, 'privacy');
  if v_refusal is not null then return v_refusal; end if;
  v_code := private.availability(p_hotel_id, p_room_category_id, p_check_in, p_check_out, p_rooms, p_adults + p_children);
  if v_code is distinct from 'taken' then return private.refusal(case v_code when 'free' then 'is_free' else 'not_let' end); end if;
  -- Requests by strangers do not count for an account with this address.
  if not (case when v_is_own then private.hit('waits:own:' || (select auth.uid()), interval '1 day', asked_a_day)
    else private.hit_contact('waits', v_email, private.client_address(), interval '1 day', asked_a_day) end) then
    return private.refusal('rate_limited', 'retry_after_seconds', 86400);
  end if;
  if not private.hit('waits:site', interval '1 hour', (select subscriptions_an_hour from private.limits)) then
    perform private.tell_limit('subscriptions_an_hour');
    return private.refusal('rate_limited', 'retry_after_seconds', 3600);
  end if;
  if v_is_own and private.is_waitlist_full(v_email) then return private.refusal('too_many_waits'); end if;
  -- A new request replaces a finished wait, but only after its email is sent: else anyone could stop it.
  delete from private.waits as w
  where email = v_email and hotel_id = p_hotel_id and check_in_date = p_check_in and check_out_date = p_check_out and told_at is not null
    and not exists (
      select from private.outbox where dedupe_key = private.nights_free_key(w) and status in ('pending', 'sending')
    );
  insert into private.waits as w (
    email, hotel_id, room_category_id, check_in_date, check_out_date, num_adults, num_children, num_rooms, confirmed_at, legal_versions,
    language
  ) values (
    v_email, p_hotel_id, p_room_category_id, p_check_in, p_check_out, p_adults, p_children, p_rooms, case when v_is_own then now() end, p_legal_versions,
    private.language_of(p_language)
  )
  on conflict on constraint waits_once do update set created_at = excluded.created_at, confirmed_at = coalesce(w.confirmed_at, excluded.confirmed_at),
    language = case when w.confirmed_at is null or excluded.confirmed_at is not null then excluded.language else w.language end
  returning * into v_wait;
  if v_wait.confirmed_at is null then
    perform private.enqueue_mail(
      'wait_confirm', v_email, jsonb_build_object('wait_id', v_wait.id),
      'wait_confirm:' || v_wait.id || ':' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24')
    );
  end if;
  return jsonb_build_object('ok', true, 'is_confirmed', v_is_own);
end $$;
select private.offer('join_waitlist', 'anon, authenticated, service_role');

/* Confirms a wait by the token in its email. Returns null or a refusal: not_found once the stay has begun, too_many_waits. */
create function private.confirm_wait(p_wait_id uuid, p_legal_versions jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_wait private.waits;
begin
  select * into v_wait from private.waits where id = p_wait_id and check_in_date >= private.today() for update;
  if not found then return private.refusal('not_found'); end if;
  if v_wait.confirmed_at is not null then return null; end if;
  if private.is_waitlist_full(v_wait.email) then return private.refusal('too_many_waits'); end if;
  update private.waits set confirmed_at = now(), legal_versions = p_legal_versions where id = p_wait_id;
  return null;
end $$;

/* Returns the facts and a stop token for an email; null if it must not be sent. If the stay is sold out again before that, the wait goes on. */
create function private.wait_facts(p_kind text, p_wait_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_token constant text := private.random_token();
  v_wait private.waits;
begin
  select * into v_wait from private.waits where id = p_wait_id for update;
  if p_kind = 'wait_confirm' then
    if v_wait.confirmed_at is not null or (v_wait.check_in_date >= private.today()) is not true then return null; end if;
  elsif v_wait.told_at is null then
    return null;
  elsif private.availability(
    v_wait.hotel_id, v_wait.room_category_id, v_wait.check_in_date, v_wait.check_out_date, v_wait.num_rooms, v_wait.num_adults + v_wait.num_children
  ) is distinct from 'free' then
    update private.waits set told_at = null where id = p_wait_id;
    return null;
  end if;
  insert into private.letter_tokens (hash, wait_id, confirms) values (private.token_hash(v_token), p_wait_id, p_kind = 'wait_confirm');
  return (
    select to_jsonb(v_wait) - '{id,email,created_at,confirmed_at,told_at,legal_versions,language}'::text[] || jsonb_build_object(
      'hotel_name', h.name, 'hotel_city', h.city, 'token', v_token,
      'room_name', (select name from public.room_categories where id = v_wait.room_category_id)
    )
    from public.hotels as h where h.id = v_wait.hotel_id
  );
end $$;

/* Emails everyone whose stay is available now, longest wait first. The rooms are not kept for them. */
create function private.job_notify_waitlist() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 500;
  v_told integer;
begin
  with due as (
    select w.id from private.waits as w
    where w.confirmed_at is not null and w.told_at is null and w.check_in_date >= private.today()
      and private.availability(
        w.hotel_id, w.room_category_id, w.check_in_date, w.check_out_date, w.num_rooms, w.num_adults + w.num_children
      ) = 'free'
    order by w.confirmed_at, w.id limit batch for update skip locked
  ),
  told as (
    update private.waits as w set told_at = clock_timestamp() from due where w.id = due.id returning w.*
  )
  insert into private.outbox (kind, recipient, data, dedupe_key)
  select 'nights_free', t.email, jsonb_build_object('wait_id', t.id), private.nights_free_key(t)
  from told as t;
  get diagnostics v_told = row_count;
  return jsonb_build_object('told', v_told, 'more', v_told = batch);
end $$;

/* Returns the waits of an address, for its reader. */
create function private.exported_waitlist(p_email text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'house', h.name, 'room', c.name, 'check_in_date', w.check_in_date, 'check_out_date', w.check_out_date, 'num_adults', w.num_adults,
    'num_children', w.num_children, 'num_rooms', w.num_rooms, 'asked_at', w.created_at, 'confirmed_at', w.confirmed_at, 'told_at', w.told_at,
    'legal_versions', w.legal_versions, 'language', w.language
  )) order by w.check_in_date, w.id), '[]')
  from private.waits as w join public.hotels as h on h.id = w.hotel_id left join public.room_categories as c on c.id = w.room_category_id
  where w.email = p_email
$$;
