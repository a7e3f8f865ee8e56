-- Discount codes of a property.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

create table private.discount_codes (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  code text not null check (code ~ '^[A-Z0-9]{4,20}$'),
  -- Off the price of the rooms before tax: a percentage, or paise for the booking.
  percent smallint check (percent between 1 and 50),
  amount bigint check (amount between 100 and 10000000),
  -- The days on which it can be used, and the nights that it is for; null for all.
  first_day date check (isfinite(first_day)),
  last_day date check (isfinite(last_day)),
  first_night date check (isfinite(first_night)),
  last_night date check (isfinite(last_night)),
  most_uses integer check (most_uses between 1 and 100000),
  -- True if only guests with an earlier stay can use it.
  returning_only boolean not null default false,
  -- private.contact_hash of the one guest who can use it; null for all.
  email_hash text check (email_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint one_discount check (num_nonnulls(percent, amount) = 1),
  constraint days_in_order check (first_day <= last_day and first_night <= last_night)
);
comment on table private.discount_codes is 'Codes that lower the price of rooms. A booking stores its code in bookings.code.';
create unique index discount_codes_open on private.discount_codes (hotel_id, code) where ended_at is null;
alter table private.discount_codes enable row level security;
select private.log_changes('private.discount_codes', 'insert or update or delete', 'id', 'code', 'email_hash');

-- Without a foreign key, which would lock bookings.
create table private.code_uses (
  booking_id uuid primary key,
  code_id uuid not null references private.discount_codes (id) on delete cascade
);
comment on table private.code_uses is 'The bookings with a discount code.';
create index code_uses_of_code on private.code_uses (code_id);
alter table private.code_uses enable row level security;

/* Returns how many bookings use a code. A booking that was cancelled or expired unpaid gives its use back. */
create function private.uses_of(p_code_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer from private.code_uses as u join public.bookings as b on b.id = u.booking_id
  where u.code_id = p_code_id and (b.booking_status <> 'cancelled' or b.payment_status in ('paid', 'refunded'))
$$;

/* Returns the code that a guest may use for these nights today, or why not: code_unknown, also for another guest's, code_early, code_expired,
   code_nights, code_used_up. Both null without p_code. */
create function private.find_code(
  p_hotel_id uuid, p_code text, p_email text, p_check_in date, p_check_out date, out refusal jsonb, out code private.discount_codes
)
language plpgsql stable set search_path = ''
as $$
declare
  v_code private.discount_codes;
  v_why text;
begin
  if p_code is null then return; end if;
  select c.* into v_code from private.discount_codes as c
  where c.hotel_id = p_hotel_id and c.code = upper(regexp_replace(left(p_code, 100), '\s', '', 'g')) and c.ended_at is null;
  v_why := case
    -- First, so that nothing else tells of a code for other guests.
    when v_code.id is null or v_code.email_hash <> coalesce(private.contact_hash(p_email), '') or v_code.returning_only and not exists (
      select from public.bookings as b
      where b.hotel_id = p_hotel_id and lower(b.guest_email) = lower(p_email) and b.verified_at is not null and b.booking_status <> 'cancelled'
        and b.check_out_date <= private.today()
    ) then 'code_unknown'
    when v_code.first_day > private.today() then 'code_early'
    when v_code.last_day < private.today() then 'code_expired'
    when v_code.first_night > p_check_in or v_code.last_night < p_check_out - 1 then 'code_nights'
    when v_code.most_uses <= private.uses_of(v_code.id) then 'code_used_up'
  end;
  if v_why is null then code := v_code; else refusal := private.refusal(v_why); end if;
end $$;

/* Makes bookings with one code count its uses one after the other. Raises PT411 if it is used up. */
create function private.lock_code(p_code private.discount_codes) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if (p_code).most_uses is null then return; end if;
  perform from private.discount_codes where id = (p_code).id for no key update;
  if private.uses_of((p_code).id) >= (p_code).most_uses then raise exception 'code_used_up' using errcode = 'PT411'; end if;
end $$;

/* Returns what a booking keeps of its code, or null: also the nights that the code is for, as the booking may change its own. */
create function private.code_json(p_code private.discount_codes) returns jsonb
language sql immutable
return case when (p_code).id is not null then
  jsonb_build_object('id', (p_code).id, 'code', (p_code).code, 'percent', (p_code).percent, 'amount', (p_code).amount)
    || jsonb_strip_nulls(jsonb_build_object('first_night', (p_code).first_night, 'last_night', (p_code).last_night))
end;

/* Returns a night after a code: less its percent or its share of the amount, before tax. Not below the property's lowest price, in percent of
   the rate, and ₹1. A night outside the nights of the code keeps its price. p_room_nights: the nights of all rooms that share the amount. */
create function private.coded_night(
  p_night private.stay_night, p_code private.discount_codes, p_room public.room_categories, p_room_nights integer
) returns private.stay_night
language plpgsql stable set search_path = ''
as $$
declare
  v_net constant bigint := private.price_before_tax((p_night).price, (p_night).tax_rate);
  v_own_rate constant numeric := private.own_rate(p_room);
  -- Before a discount the higher tax rate may have applied.
  v_full constant bigint := private.price_before_tax((p_night).full_price, greatest((p_night).tax_rate, private.night_rate(
    private.price_before_tax((p_night).full_price, (p_night).tax_rate), (p_night).night, v_own_rate
  )));
  v_lowest constant bigint := ceil(v_full * private.lowest_percent((p_room).hotel_id) / 100.0);
  v_coded bigint;
  v_rate numeric;
begin
  if num_nonnulls((p_code).percent, (p_code).amount) = 0 or (p_night).night < (p_code).first_night or (p_night).night > (p_code).last_night then
    return p_night;
  end if;
  v_coded := greatest(
    case when (p_code).percent is not null then private.less(v_net, (p_code).percent) else v_net - (p_code).amount / p_room_nights end, v_lowest, 100
  );
  -- The whole rupees of ₹7,500.20 before tax are those of ₹7,500, at a lower tax rate.
  if v_coded >= v_net then return p_night; end if;
  v_rate := private.night_rate(v_coded, (p_night).night, v_own_rate);
  if private.all_in_price(v_coded, v_rate) < (p_night).price then
    p_night.price := private.all_in_price(v_coded, v_rate);
    p_night.tax_rate := v_rate;
  end if;
  return p_night;
end $$;

/* Adds a discount code. p_amount: paise before tax, off the booking. p_email: the one guest who can use it; only its hash is kept. No day is
   more than two years ahead. Codes: those of refuse_desk, invalid_code {field}, code_taken, too_many_codes (100). Definer: no role has rights on this table. */
create function private.add_code(
  p_hotel_id uuid, p_code text, p_percent integer default null, p_amount bigint default null, p_first_day date default null,
  p_last_day date default null, p_first_night date default null, p_last_night date default null, p_most_uses integer default null,
  p_returning_only boolean default false, p_email text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_code constant text := upper(regexp_replace(left(p_code, 100), '\s', '', 'g'));
  v_email constant text := nullif(private.neat(left(p_email, 1000)), '');
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
  v_latest constant date := private.today() + interval '2 years';
  v_field constant text := case
    when (v_code ~ '^[A-Z0-9]{4,20}$') is not true then 'code'
    when num_nonnulls(p_percent, p_amount) <> 1 or p_percent not between 1 and 50 or p_amount not between 100 and 10000000 then 'value'
    when p_first_day > v_latest then 'first_day'
    when p_first_night > v_latest then 'first_night'
    when p_last_day > v_latest or p_first_day > p_last_day or not isfinite(p_first_day) or not isfinite(p_last_day) then 'last_day'
    when p_last_night > v_latest or p_first_night > p_last_night or not isfinite(p_first_night) or not isfinite(p_last_night) then 'last_night'
    when p_most_uses not between 1 and 100000 then 'most_uses'
    when p_returning_only is null then 'returning_only'
    when not private.is_email(v_email) then 'email'
  end;
  v_id uuid;
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_field is not null then return private.refusal('invalid_code', 'field', v_field); end if;
  -- Two people who add at once count one after the other.
  perform from public.hotels where id = p_hotel_id for no key update;
  if (select count(*) >= 100 from private.discount_codes where hotel_id = p_hotel_id and ended_at is null) then return private.refusal('too_many_codes'); end if;
  insert into private.discount_codes (
    hotel_id, code, percent, amount, first_day, last_day, first_night, last_night, most_uses, returning_only, email_hash
  ) values (
    p_hotel_id, v_code, p_percent, p_amount, p_first_day, p_last_day, p_first_night, p_last_night, p_most_uses, p_returning_only,
    private.contact_hash(v_email)
  ) on conflict do nothing returning id into v_id;
  if v_id is null then return private.refusal('code_taken'); end if;
  return jsonb_build_object('ok', true, 'code_id', v_id);
end $$;
select private.offer('add_code', 'authenticated');

/* Ends a discount code, and forgets whom it was for. Bookings keep it. Codes: those of refuse_desk, code_gone. Definer: no role has rights on this
   table. */
create function private.end_code(p_code_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk((select hotel_id from private.discount_codes where id = p_code_id), 'rates');
begin
  if v_refusal is not null then return v_refusal; end if;
  update private.discount_codes set ended_at = now(), email_hash = null where id = p_code_id and ended_at is null;
  if not found then return private.refusal('code_gone'); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('end_code', 'authenticated');

/* Erases a person: account, reviews, subscriptions, emails, and the guest of their bookings. Keeps unclaimed bookings of people who delete their own
   account. Ends discount codes for this person alone. Hotels with bookings keep name and town. p_email: lower case. p_known_by: how the person was
   identified. Logs the erasure without personal data and emails the address. Codes: those of refuse_erasure. The job tidy_uploads deletes files. */
create or replace function private.erase_person(p_user uuid, p_email text, p_known_by text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_email constant text := coalesce(p_email, (select lower(email) from auth.users where id = p_user));
  v_user uuid;
  v_unclaimed uuid[];
  v_bookings uuid[];
  v_listings uuid[];
  v_hotels uuid[];
  v_rooms uuid[];
  v_blocks uuid[];
  v_phones text[];
  v_since timestamptz;
  v_reviews uuid[];
  v_told uuid[];
  v_people uuid[];
  v_left uuid[];
  v_refusal jsonb;
  v_count integer;
  v_counts jsonb;
  v_entries jsonb;
  v_language private.site_language;
begin
  -- One call at a time for a person: the second finds nothing.
  perform pg_advisory_xact_lock(hashtextextended('private.erase_person ' || coalesce(v_email, p_user::text), 0));
  select id into v_user from auth.users where id = p_user;
  v_refusal := private.refuse_erasure(v_user, p_email);
  if v_refusal is not null then return v_refusal; end if;
  perform set_config('private.erasing', 'on', true);

  v_unclaimed := case when v_user = (select auth.uid()) then private.unclaimed_bookings_of(p_email) else '{}' end;
  perform private.detach_bookings(v_unclaimed, v_email);
  v_bookings := private.bookings_of(p_email);
  v_language := coalesce(
    (select language from public.profiles where user_id = v_user),
    (select language from public.bookings where id = any (v_bookings) order by created_at desc limit 1), 'en'
  );
  v_listings := array(select id from public.properties where owner_id = v_user);
  v_hotels := array(select id from public.hotels where property_id = any (v_listings) and showcase_id is null);
  v_rooms := array(select id from public.room_categories where hotel_id = any (v_hotels));
  v_blocks := array(select id from private.room_blocks where room_category_id = any (v_rooms));
  -- Anyone can type a phone number, so only an admin's check lets us erase searches for it.
  v_phones := case when p_known_by <> 'sign-in' then array(
    select phone from public.profiles where user_id = v_user
    union select phone from public.owner_profiles where user_id = v_user
    union select guest_phone from public.bookings where id = any (v_bookings)
  ) else '{}' end;
  select min(since) into v_since from (
    select created_at from auth.users where id = v_user union all select created_at from public.bookings where id = any (v_bookings)
  ) as k (since);
  v_reviews := array(select review_id from private.review_stays where booking_id = any (v_bookings));

  v_count := private.erase_guests(v_bookings);
  v_counts := jsonb_build_object(
    'account', v_user is not null, 'bookings', v_count, 'reviews', cardinality(v_reviews),
    'listings', cardinality(v_listings)
  );
  v_told := array(
    select s.property_id from private.subscriptions as s
    where s.email = v_email and s.property_id <> all (v_listings) and s.stopped_at is null
  );
  delete from private.subscriptions where email = v_email;
  get diagnostics v_count = row_count;
  delete from private.waits where email = v_email;
  v_count := v_count + found::integer;
  -- Without its hash, the code would be for everybody.
  update private.discount_codes set ended_at = now(), email_hash = null where email_hash = private.contact_hash(v_email);
  v_count := v_count + found::integer;
  v_people := array(select id from private.house_people where user_id = v_user or user_id is null and email = v_email);
  v_counts := v_counts || jsonb_build_object(
    'found', (v_counts ->> 'account')::boolean or (v_counts ->> 'bookings')::integer > 0 or v_count + cardinality(v_people) > 0
  );
  perform private.mail_notices(told) from unnest(v_told) as told;
  v_left := array(select property_id from private.house_people where user_id = v_user and property_id <> all (v_listings));
  delete from private.house_people where id = any (v_people);
  perform private.mail_people_change(house) from unnest(v_left) as house;

  update public.hotels
  set description = '', address = '', phone = null, email = null, photos = '[]', main_image_url = null, latitude = null, longitude = null,
    policies = '{}'
  where id = any (v_hotels);
  update public.room_categories set description = '', photos = '[]' where id = any (v_rooms);
  update private.room_blocks set reason = '', feed_id = null where id = any (v_blocks);
  update private.cash_entries set note = case when note is not null then '(erased)' end, end_reason = case when end_reason is not null then '(erased)' end
  where hotel_id = any (v_hotels);
  delete from private.calendar_exports where room_category_id = any (v_rooms);
  delete from private.calendar_feeds where room_category_id = any (v_rooms);
  delete from private.earlier_names where hotel_id = any (v_hotels);
  delete from auth.audit_log_entries where payload ->> 'actor_id' = v_user::text or private.holds_address(payload::text, v_email);
  delete from auth.flow_state where user_id = v_user;
  delete from auth.users where id = v_user;

  -- Keeps an earlier confirmation of an erasure, which contains only the address.
  delete from private.outbox
  where kind <> 'data_erased' and (
    lower(recipient) = v_email or private.holds_address(data::text, v_email)
    or exists (select from unnest(v_listings) as listing where strpos(data::text || dedupe_key, listing::text) > 0)
  );
  delete from private.rate_hits
  where strpos(bucket, v_user::text) > 0 or strpos(bucket, private.contact_hash(v_email)) > 0;
  update private.job_runs set started_by_email = null where started_by = v_user;
  update private.job_runs set result = null, error = null where private.holds_address(concat_ws(' ', result, error), v_email);
  v_entries := private.erase_notes(
    v_user, (v_bookings || v_listings || v_hotels || v_rooms || v_blocks || v_reviews || v_people || v_user)::text[], v_email, v_phones, v_since
  );
  perform set_config('private.erasing', '', true);

  if not (v_counts ->> 'found')::boolean and v_entries = '{}' then return jsonb_build_object('ok', true) || v_counts; end if;
  perform private.note_audit(
    'delete', 'people', coalesce(v_user::text, 'guest'), 'A person, as asked', null,
    v_counts - 'found' || jsonb_build_object('known_by', p_known_by, 'entries', v_entries), true
  );
  perform private.enqueue_mail(
    'data_erased', v_email, v_counts - 'found' || jsonb_build_object('at', now(), 'language', v_language), 'data_erased:' || gen_random_uuid()
  );
  return jsonb_build_object('ok', true) || v_counts;
end $$;
