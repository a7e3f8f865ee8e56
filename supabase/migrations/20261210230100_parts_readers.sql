-- Lists by room type show every room type of a booking.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

create or replace function private.conflict_json(p_conflict private.feed_conflicts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_conflict).id, 'feed_id', f.id, 'channel', f.name, 'source', f.source, 'room_category_id', c.id, 'room_name', c.name,
    'first_night', (p_conflict).first_night, 'end_date', (p_conflict).end_date, 'nights', to_jsonb((p_conflict).nights),
    'opened_at', (p_conflict).opened_at,
    'stays', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.check_in_date, s.id), '[]')
      from (
        select b.id, b.booking_reference, b.guest_name, b.check_in_date, b.check_out_date, r.num_rooms
        from private.booked_rooms as r join public.bookings as b on b.id = r.id
        where r.room_category_id = c.id and r.hotel_id = c.hotel_id and b.booking_status <> 'cancelled' and b.check_in_date > (p_conflict).first_night - 31
          and exists (select from unnest((p_conflict).nights) as night where night >= b.check_in_date and night < b.check_out_date)
        order by b.check_in_date, b.id limit 20
      ) as s
    ),
    'blocked', exists (
      select from private.room_blocks as b
      where b.room_category_id = c.id
        and daterange(b.first_night, b.end_date) && (select range_agg(daterange(night, night + 1)) from unnest((p_conflict).nights) as night)
    ),
    'held', exists (
      select from private.held_nights as h where h.room_category_id = c.id and h.night = any ((p_conflict).nights) and h.ends_at > now()
    ),
    'rooms', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name, o.id), '[]')
      from public.room_categories as o
      where o.hotel_id = c.hotel_id and o.id <> c.id and not exists (
        select from private.nights as n where n.room_category_id = o.id and n.night = any ((p_conflict).nights) and private.free_now(n) < 1
      )
    )
  )
  from private.calendar_feeds as f join public.room_categories as c on c.id = f.room_category_id
  where f.id = (p_conflict).feed_id
$$;

/* Returns room types sold out mainly by unpaid bookings: at least 2 rooms, and half of those not blocked. bookings: up to 20. */
create or replace function private.filled_unpaid(p_hotel_id uuid default null)
returns table (hotel_id uuid, room_category_id uuid, hotel_name text, room_name text, nights date[], bookings jsonb)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
  with unpaid as materialized (
    select b.id, b.hotel_id, h.room_category_id, b.check_in_date, b.check_out_date, h.rooms as num_rooms, b.booking_reference
    from public.bookings as b cross join lateral unnest(private.holds_of(b)) as h
    where b.payment_status in ('pending', 'failed') and b.booking_status in ('pending', 'confirmed') and b.advance_amount > 0
      and b.check_out_date > private.today() and b.checked_in_at is null and (p_hotel_id is null or b.hotel_id = p_hotel_id)
      and not exists (select from private.payments as p where p.booking_id = b.id and p.state = 'received')
  ), filled as (
    select u.room_category_id, n.night
    from (
      select u.room_category_id, d.day::date as night, sum(u.num_rooms) as rooms
      from unpaid as u
      cross join lateral generate_series(greatest(u.check_in_date, private.today())::timestamp, u.check_out_date - 1, interval '1 day') as d (day)
      group by 1, 2
    ) as u
    join private.nights as n on n.room_category_id = u.room_category_id and n.night = u.night
    where u.rooms >= 2 and 2 * u.rooms >= n.capacity - n.blocked and private.free_now(n) = 0
  )
  select c.hotel_id, c.id, h.name, c.name, f.nights, (
    select jsonb_agg(to_jsonb(k) order by k.check_in_date, k.booking_reference)
    from (
      select u.booking_reference, u.check_in_date, u.check_out_date, u.num_rooms from unpaid as u
      where u.room_category_id = c.id and exists (
        select from unnest(f.nights) as night where night >= u.check_in_date and night < u.check_out_date
      )
      order by u.check_in_date, u.booking_reference limit 20
    ) as k
  )
  from (select room_category_id, array_agg(night order by night) as nights from filled group by 1) as f
  join public.room_categories as c on c.id = f.room_category_id
  join public.hotels as h on h.id = c.hotel_id
$$;

/* Returns a booking for fellow travellers. The reference is left out because it opens the price. */
create or replace function private.shared_stay(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'guest_name', private.mask_name((p_booking).guest_name), 'booking_status', (p_booking).booking_status,
    'check_in_date', (p_booking).check_in_date, 'check_out_date', (p_booking).check_out_date, 'nights', (p_booking).nights,
    'num_adults', private.people_of(p_booking) - k.children, 'num_children', k.children, 'num_rooms', private.all_rooms_of(p_booking),
    'arrival_time', left((p_booking).arrival_time::text, 5)
  )
  from (
    select (p_booking).num_children + coalesce(sum(p.num_children), 0)::integer as children
    from jsonb_to_recordset((p_booking).parts) as p (num_rooms integer, num_children integer) where p.num_rooms > 0
  ) as k
$$;

/* Saves a form; the same id replaces it. Codes: invalid_form {field}, not_found, reported, by_house (the desk filled it in), too_many {most}. */
create or replace function private.write_form_c(p_booking public.bookings, p_form_id uuid, p_form jsonb, p_by text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_most constant integer := private.people_of(p_booking);
  v_form constant jsonb := private.tidy_form_c(p_form);
  v_wrong constant text := private.wrong_in_form_c(v_form, (p_booking).check_in_date, (p_booking).check_out_date);
  v_known private.form_c_guests;
  v_filled integer;
begin
  if v_form is null or p_form_id is null then return private.refusal('invalid_form', 'field', 'form'::text); end if;
  if v_wrong is not null then return private.refusal('invalid_form', 'field', v_wrong); end if;
  perform private.hold_sealing_key();
  insert into private.form_c_stays (booking_id, guests) values ((p_booking).id, 1) on conflict do nothing;
  -- Lock: two forms at once must not exceed the number of guests.
  perform from private.form_c_stays where booking_id = (p_booking).id for update;
  select * into v_known from private.form_c_guests where id = p_form_id for update;
  if found and v_known.booking_id <> (p_booking).id then return private.refusal('not_found'); end if;
  if v_known.reported_at is not null then return private.refusal('reported'); end if;
  if p_by = 'guest' and v_known.filled_by = 'desk' then return private.refusal('by_house'); end if;
  select count(*) into v_filled from private.form_c_guests where booking_id = (p_booking).id and id <> p_form_id;
  if v_known.id is null and v_filled >= v_most then return private.refusal('too_many', 'most', v_most); end if;
  -- No change of filled_at, so that the desk can still report the version that it read.
  if v_known.id is not null and private.unseal(v_known.booking_id, v_known.sealed) = v_form then
    return jsonb_build_object('ok', true, 'filled', v_filled + 1);
  end if;
  insert into private.form_c_guests (id, booking_id, sealed, filled_by)
  values (p_form_id, (p_booking).id, private.seal((p_booking).id, v_form), p_by)
  on conflict (id) do update set sealed = excluded.sealed, filled_by = excluded.filled_by, filled_at = now();
  update private.form_c_stays set guests = greatest(guests, v_filled + 1) where booking_id = (p_booking).id;
  if v_known.id is not null and p_by = 'desk' then perform private.note_form_c((p_booking).id, 'changed'); end if;
  return jsonb_build_object('ok', true, 'filled', v_filled + 1);
end $$;

/* Returns the page of a guest's link. Of saved forms it shows first names only. Codes: not_found, rate_limited, busy. */
create or replace function private.arrival_form(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_client('arrival', interval '1 minute', (select lookups_per_client_a_minute from private.limits));
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_booking := private.booking_of_link(p_token);
  if v_booking.id is null then return private.refusal('not_found'); end if;
  return (
    select jsonb_build_object(
      'ok', true, 'hotel', jsonb_build_object('name', h.name, 'city', h.city), 'check_in_date', v_booking.check_in_date,
      'check_out_date', v_booking.check_out_date, 'guests', s.guests, 'most', private.people_of(v_booking),
      'kept_until', private.form_c_until(v_booking.check_out_date),
      'people', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', g.id, 'first_name', split_part(private.unseal(v_booking.id, g.sealed) ->> 'given_name', ' ', 1),
          'is_reported', g.reported_at is not null, 'is_by_house', g.filled_by = 'desk'
        ) order by g.first_filled_at, g.id)
        from private.form_c_guests as g where g.booking_id = v_booking.id
      ), '[]')
    )
    from private.form_c_stays as s cross join public.hotels as h where s.booking_id = v_booking.id and h.id = v_booking.hotel_id
  );
end $$;

/* Returns the foreign guests of a booking for the desk, without passport and visa. Logs that an admin looked. Codes: those of refuse_desk. */
create or replace function private.desk_form_c(p_booking_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_form_c(p_booking_id);
  v_booking public.bookings;
  v_answer jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  v_answer := (
    select jsonb_build_object(
      'ok', true, 'guests', s.guests, 'most', private.people_of(b), 'arrived_at', private.arrived_at(b),
      'due_at', private.form_c_state(b.id) -> 'due_at', 'takes_forms', private.takes_forms(b),
      'link_made_at', case when s.link_hash is not null then s.link_made_at end,
      'kept_until', private.form_c_until(b.check_out_date),
      'people', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', g.id, 'name', concat_ws(' ', o.form ->> 'given_name', nullif(o.form ->> 'surname', '')), 'nationality', o.form ->> 'nationality',
          'filled_by', g.filled_by, 'filled_at', g.filled_at, 'reported_at', g.reported_at,
          'reported_by', case when g.reported_by is not null then private.actor_words(g.reported_by) end, 'portal_number', g.portal_number
        ) order by g.first_filled_at, g.id)
        from private.form_c_guests as g cross join lateral (select private.unseal(b.id, g.sealed) as form) as o where g.booking_id = b.id
      ), '[]')
    )
    from public.bookings as b left join private.form_c_stays as s on s.booking_id = b.id where b.id = p_booking_id
  );
  if v_answer -> 'people' <> '[]' and v_booking.hotel_id <> all (private.readable_hotel_ids()) then
    perform private.log_view('form_c_stays', p_booking_id::text, v_booking.booking_reference, '{"seen": "its foreign guests"}');
  end if;
  return v_answer;
end $$;

/* Sets the number of foreign guests; 0 ends the guest's link. Codes: those of refuse_desk_action, invalid_guests {most}, filled, not_changeable,
   busy. */
create or replace function private.set_form_c_guests(p_booking_id uuid, p_guests integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb;
  v_booking public.bookings;
  v_filled integer;
begin
  v_refusal := private.refuse_desk_action(p_booking_id, '{}');
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  if v_booking.booking_status = 'cancelled' then return private.refusal('not_changeable'); end if;
  if (p_guests between 0 and private.people_of(v_booking)) is not true then
    return private.refusal('invalid_guests', 'most', private.people_of(v_booking));
  end if;
  insert into private.form_c_stays (booking_id, guests) values (p_booking_id, p_guests) on conflict do nothing;
  perform from private.form_c_stays where booking_id = p_booking_id for update;
  select count(*) into v_filled from private.form_c_guests where booking_id = p_booking_id;
  if p_guests < v_filled then return private.refusal('filled', 'filled', v_filled); end if;
  update private.form_c_stays
  set guests = p_guests, marked_at = now(), link_hash = case when p_guests > 0 then link_hash end where booking_id = p_booking_id;
  return jsonb_build_object('ok', true);
end $$;

/* Returns the room types of a booking as a text: "2 × Garden Room, Suite", or only the name if there is one. */
create function private.types_of(p_booking public.bookings) returns text
language sql stable set search_path = ''
as $$
  select string_agg(case when k.rooms > 1 and k.types > 1 then k.rooms || ' × ' else '' end || k.name, ', ' order by k.n)
  from (
    select t.*, count(*) over () as types
    from (
      select 0 as n, c.name, (p_booking).num_rooms as rooms from public.room_categories as c where c.id = (p_booking).room_category_id
      union all
      select p.n, p.part ->> 'name', (p.part ->> 'num_rooms')::integer
      from jsonb_array_elements((p_booking).parts) with ordinality as p (part, n) where p.part ->> 'num_rooms' <> '0'
    ) as t
  ) as k
$$;

/* Returns lines for an advance or a cancellation charge. Both are taxed like the room (CBIC Circular 178/10/2022, paragraph 10). */
create or replace function private.charge_lines(p_booking public.bookings, p_what text, p_taxed boolean, p_amount bigint) returns jsonb
language sql stable set search_path = ''
as $$
  with rates as (
    select t.tax_rate, t.amount from jsonb_to_recordset((p_booking).taxes) as t (tax_rate numeric, amount bigint)
    where (select sum(w.amount) from jsonb_to_recordset((p_booking).taxes) as w (amount bigint)) = (p_booking).total_amount
    union all
    select (p_booking).tax_rate, (p_booking).total_amount
    where (select sum(w.amount) from jsonb_to_recordset((p_booking).taxes) as w (amount bigint)) is distinct from (p_booking).total_amount
  )
  select private.part_of_lines(jsonb_agg(jsonb_build_object(
    'what', case when (p_booking).parts is null then p_what else private.types_of(p_booking) end, 'first_night', (p_booking).check_in_date,
    'nights', (p_booking).nights, 'num_rooms', private.all_rooms_of(p_booking), 'price', null, 'amount', r.amount, 'tax_rate', case when p_taxed then r.tax_rate else 0 end
  ) order by r.tax_rate), p_amount)
  from rates as r
$$;

/* Returns the booking for the review page. Codes: not_found, those of stay_of_review_link and refuse_review_of, rate_limited, busy. */
create or replace function private.open_review(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_link_client();
  v_stay record;
  v_booking public.bookings;
  v_hotel public.hotels;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_stay from private.stay_of_review_link(p_token);
  if v_stay.booking is null then return private.refusal('not_found'); end if;
  if v_stay.code is not null then return private.refusal(v_stay.code); end if;
  v_booking := v_stay.booking;
  select * into v_hotel from public.hotels where id = v_booking.hotel_id;
  v_refusal := private.refuse_review_of(v_booking, (select auth.uid()));
  if v_refusal ->> 'code' <> 'already_reviewed' then return v_refusal; end if;
  return jsonb_build_object('ok', true, 'stay', jsonb_build_object(
    'hotel_id', v_hotel.id, 'hotel_name', v_hotel.name, 'hotel_city', v_hotel.city,
    'check_in_date', v_booking.check_in_date, 'check_out_date', v_booking.check_out_date, 'nights', v_booking.nights,
    'room_name', private.types_of(v_booking),
    'shown_as', private.mask_name(v_booking.guest_name), 'party', private.party_of(v_booking), 'is_reviewed', v_refusal is not null
  ));
end $$;

/* Returns the last change that waited for payment; null a day after it ended. pay_by: end of the gateway's page. is_refunded: paid, not made. */
create or replace function private.last_paid_change(p_booking_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  -- plpgsql, because a later file creates payment_pages.
  return (select jsonb_build_object(
    'id', c.id, 'state', case when c.state = 'waiting' and c.expires_at <= now() then 'expired' else c.state end, 'room_name', r.name,
    'check_in_date', c.check_in_date, 'check_out_date', c.check_out_date, 'num_rooms', c.num_rooms, 'num_adults', c.num_adults,
    'num_children', c.num_children, 'parts', c.price -> 'parts', 'total_amount', c.price -> 'total_amount',
    'advance_amount', c.price -> 'advance_amount', 'amount', c.amount, 'made_at', c.made_at, 'expires_at', c.expires_at,
    'pay_by', coalesce((select max(g.expires_at) from private.payment_pages as g where g.change_id = c.id), c.expires_at),
    'is_reported', exists (select from private.payments as p where p.change_id = c.id and p.state = 'reported'),
    'is_refunded', c.state <> 'done' and exists (select from private.payments as p where p.change_id = c.id and p.state = 'received')
  )
  from private.pending_changes as c join public.room_categories as r on r.id = c.room_category_id
  where c.booking_id = p_booking_id and coalesce(c.ended_at, c.expires_at) > now() - interval '1 day'
  order by c.made_at desc limit 1);
end $$;

/* Returns family (with a child), solo, couple (two in one room) or group, of all rooms. */
create or replace function private.party_of(p_booking public.bookings) returns text
language sql immutable set search_path = ''
as $$
  select case
    when (p_booking).num_children + k.children > 0 then 'family'
    when (p_booking).num_adults + k.adults = 1 then 'solo'
    when (p_booking).num_adults + k.adults = 2 and private.all_rooms_of(p_booking) = 1 then 'couple'
    else 'group'
  end
  from (
    select coalesce(sum(p.num_adults), 0) as adults, coalesce(sum(p.num_children), 0) as children
    from jsonb_to_recordset((p_booking).parts) as p (num_rooms integer, num_adults integer, num_children integer) where p.num_rooms > 0
  ) as k
$$;

/* Returns the reviews of a property, 20 a page, hidden ones too. p_list: unanswered, reported or null. rating and stars count visible reviews only.
   Logs that an admin looked. Codes: those of refuse_desk. */
create or replace function private.desk_reviews(p_hotel_id uuid, p_list text default null, p_page integer default 1) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  page_size constant integer := 20;
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_hotel constant public.hotels := (select h from public.hotels as h where id = p_hotel_id);
  v_answer jsonb;
  v_ids uuid[];
begin
  if v_refusal is not null then return v_refusal; end if;
  with known as materialized (
    select
      r.id, r.rating, r.created_at, r.hidden_at is null as is_seen, r.hidden_at is null and r.reply is null
        and not exists (select from private.review_replies as w where w.review_id = r.id and w.waiting_reply is not null) as is_unanswered,
      exists (select from private.review_reports as o where o.review_id = r.id) as is_reported
    from public.reviews as r where r.hotel_id = p_hotel_id
  ),
  found as (
    select k.id, k.created_at from known as k
    where case p_list when 'unanswered' then k.is_unanswered when 'reported' then k.is_reported else true end
  )
  select
    jsonb_build_object(
      'rating', (select round(avg(k.rating), 1) from known as k where k.is_seen),
      'stars', (
        select jsonb_agg((select count(*) from known as k where k.is_seen and k.rating = s.stars) order by s.stars)
        from generate_series(1, 5) as s (stars)
      ),
      'counts', (
        select jsonb_build_object(
          'all', count(*), 'unanswered', count(*) filter (where k.is_unanswered), 'reported', count(*) filter (where k.is_reported)
        ) from known as k
      ),
      'total', (select count(*) from found)
    ),
    array(
      select f.id from found as f order by f.created_at desc, f.id limit page_size offset private.rows_before(p_page, page_size)
    )
  into v_answer, v_ids;
  perform private.log_desk_view(p_hotel_id, 'reviews', 'desk', 'Reviews of');
  return v_answer || jsonb_build_object(
    'ok', true, 'hotel', jsonb_build_object('id', v_hotel.id, 'name', v_hotel.name),
    'may_reply', 'rates' = any (private.desk_rights(p_hotel_id)),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', r.id, 'reviewer_name', r.reviewer_name, 'party', r.party, 'is_demo', r.is_demo, 'rating', r.rating, 'aspects', r.aspects, 'title', r.title, 'comment', r.comment,
        'is_verified', r.is_verified, 'created_at', r.created_at, 'photos', r.photos, 'removed_reason', w.removed_reason, 'is_hidden', r.hidden_at is not null,
        'awaits_check', exists (select from private.review_stays as s where s.review_id = r.id and s.awaits_check), 'report', private.report_facts(r.id),
        'stay', (
          select jsonb_build_object(
            'id', b.id, 'booking_reference', b.booking_reference, 'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
            'room_name', private.types_of(b)
          )
          from private.review_stays as s
          join public.bookings as b on b.id = s.booking_id
          where s.review_id = r.id
        )
      ) || private.reply_facts(r.id) order by array_position(v_ids, r.id))
      from public.reviews as r left join private.review_replies as w on w.review_id = r.id
      where r.id = any (v_ids)
    ), '[]')
  );
end $$;
