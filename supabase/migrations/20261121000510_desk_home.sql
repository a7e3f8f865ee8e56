-- Home page of the front desk for all properties of the caller.

/* Returns room types sold out mainly by unpaid bookings: at least 2 rooms, and half of those not blocked. bookings: up to 20. */
create function private.filled_unpaid(p_hotel_id uuid default null)
returns table (hotel_id uuid, room_category_id uuid, hotel_name text, room_name text, nights date[], bookings jsonb)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
  with unpaid as materialized (
    select b.id, b.hotel_id, b.room_category_id, b.check_in_date, b.check_out_date, b.num_rooms, b.booking_reference
    from public.bookings as b
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
create index bookings_without_advance on public.bookings (check_out_date)
  where payment_status in ('pending', 'failed') and booking_status in ('pending', 'confirmed') and advance_amount > 0;

/* Returns the tasks of a property for this right; due_at is null if there is no deadline.
   bookings: pending (to confirm), unsaid (should have arrived before today), reported (payment to the property), refund, advance (booking expires
   within a day), short (part of the advance missing, does not expire), disputed (no-show), hold, filled (private.filled_unpaid), form_c (missing
   reports), abroad (ask about foreign guests).
   rates: conflict (with another site), feed (calendar not read or in doubt), reviews (without a reply). house: rejected (listing). */
create function private.house_todo(p_hotel_id uuid, p_right private.house_right) returns table (kind text, due_at timestamptz, facts jsonb)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_today constant date := private.today();
begin
  if p_right = 'bookings' then
    return query
    select k.kind, k.due_at, k.facts || jsonb_build_object('booking', private.desk_booking_row(f))
    from (
      select b.id, case b.stay_state when 'pending' then 'pending' else 'unsaid' end as kind,
        private.stay_begins_at(b) as due_at, '{}'::jsonb as facts
      from public.bookings as b
      -- A booking has 30 nights at most.
      where b.hotel_id = p_hotel_id and b.check_in_date >= v_today - 30 and b.check_out_date >= v_today and b.erased_at is null
        and (b.stay_state = 'pending' or b.stay_state = 'confirmed' and b.check_in_date < v_today)
      union all
      select p.booking_id, 'reported', coalesce(b.advance_due_at, b.check_in_date::timestamp at time zone 'Asia/Kolkata'),
        jsonb_build_object('payment', private.payment_json(p))
      from private.payments as p join public.bookings as b on b.id = p.booking_id
      -- Only an admin can find payments reported to the site.
      where p.hotel_id = p_hotel_id and p.state = 'reported' and p.holder = 'property' and b.booking_status <> 'cancelled'
      union all
      -- Due until the end of its day.
      select r.booking_id, 'refund', (r.due_on + 1)::timestamp at time zone 'Asia/Kolkata', jsonb_build_object('payment', private.refund_json(r))
      from private.refunds as r where r.hotel_id = p_hotel_id and r.state = 'due' and r.holder = 'property'
      union all
      select b.id, 'advance', b.advance_due_at, '{}'
      from public.bookings as b
      where b.hotel_id = p_hotel_id and b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed')
        and b.advance_due_at > now() and b.advance_due_at < now() + interval '24 hours'
        and b.advance_due_at <= private.deadlines_end(b.check_in_date)
        and (select s.cancel_unpaid_after_hours from private.settings as s) is not null
        and not exists (select from private.payments as p where p.booking_id = b.id and p.state = 'reported' and not p.by_reference)
      union all
      select b.id, 'short', b.check_in_date::timestamp at time zone 'Asia/Kolkata',
        jsonb_build_object('due', b.advance_amount - m.received + m.refunded)
      from public.bookings as b cross join lateral private.money_of(b.id) as m
      where b.hotel_id = p_hotel_id and b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed')
        and b.check_in_date >= v_today and b.advance_due_at is null and b.erased_at is null
        and m.received > m.refunded and m.reported = 0 and b.advance_amount > m.received - m.refunded
        and exists (
          select from private.booking_events as e
          where e.booking_id = b.id and e.actor_id is null and (e.after ->> 'total_amount')::bigint > (e.before ->> 'total_amount')::bigint
        )
      union all
      select b.id, 'disputed', b.no_show_disputed_at, '{}'
      from public.bookings as b
      where b.hotel_id = p_hotel_id and b.no_show_disputed_at is not null and b.erased_at is null and b.check_out_date > v_today - 30
      union all
      select d.booking_id, 'form_c', d.due_at, jsonb_build_object('missing', d.missing) from private.form_c_due(p_hotel_id) as d
      union all
      select b.id, 'abroad',
        coalesce(private.arrived_at(b) + interval '24 hours', private.stay_begins_at(b)), '{}'
      from public.bookings as b
      where b.hotel_id = p_hotel_id and b.check_in_date between v_today - 30 and v_today + 3 and b.erased_at is null
        -- For earlier arrivals the task unsaid comes first.
        and (b.stay_state = 'checked_in' or b.stay_state = 'confirmed' and b.check_in_date >= v_today)
        and private.perhaps_abroad(b.id, b.guest_phone)
    ) as k
    join private.booking_facts as f on f.id = k.id
    union all
    select 'hold', h.ends_at, jsonb_build_object(
      'guest_name', o.guest_name, 'room_name', c.name, 'num_rooms', h.rooms, 'first_night', h.first_night, 'end_date', h.end_date
    )
    from private.holds as h
    join private.stay_offers as o on o.hold_id = h.id
    join public.room_categories as c on c.id = h.room_category_id and c.hotel_id = p_hotel_id
    where h.ends_at > now()
    union all
    select 'filled', f.nights[1]::timestamp at time zone 'Asia/Kolkata', jsonb_build_object(
      'room_name', f.room_name, 'nights', f.nights, 'bookings', f.bookings
    )
    from private.filled_unpaid(p_hotel_id) as f;
  elsif p_right = 'rates' then
    return query
    -- Due within a day, or before arrival: two guests expect the same room.
    select 'conflict', least(k.first_night::timestamp at time zone 'Asia/Kolkata', k.opened_at + interval '1 day'), jsonb_build_object(
      'channel', f.name, 'room_name', c.name, 'first_night', k.first_night, 'end_date', k.end_date
    )
    from private.feed_conflicts as k
    join private.calendar_feeds as f on f.id = k.feed_id
    join public.room_categories as c on c.id = f.room_category_id and c.hotel_id = p_hotel_id
    where k.ended_at is null
    union all
    select 'feed', coalesce(f.read_at, f.created_at), jsonb_build_object('channel', f.name, 'room_name', c.name, 'read_at', f.read_at)
    from private.calendar_feeds as f
    join public.room_categories as c on c.id = f.room_category_id and c.hotel_id = p_hotel_id
    where f.doubt is not null or private.is_stale(f)
    union all
    select 'reviews', null, w.waiting from private.reviews_waiting(p_hotel_id) as w (waiting) where (w.waiting ->> 'count')::integer > 0;
  elsif p_right = 'house' then
    return query
    select 'rejected', null::timestamptz, jsonb_build_object('property_id', l.id, 'reason', l.rejection_reason)
    from public.hotels as h join public.properties as l on l.id = h.property_id
    where h.id = p_hotel_id and l.status = 'rejected';
  end if;
end $$;

/* Returns the balances that a property can collect today, in paise, from arriving and departing guests. */
create function private.to_collect(p_hotel_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'arriving', coalesce(sum(k.balance) filter (where k.list <> 'leaving'), 0), 'arrivals', count(*) filter (where k.list <> 'leaving'),
    'leaving', coalesce(sum(k.balance) filter (where k.list = 'leaving'), 0), 'departures', count(*) filter (where k.list = 'leaving')
  )
  from (
    select l.list, private.balance_due(b.booking_status, b.total_amount, b.no_show_fee, private.money_of(b.id)) as balance
    from public.bookings as b
    cross join lateral (select private.desk_list_of(b.stay_state, b.check_in_date, b.check_out_date, private.today()) as list) as l
    -- The same range as the lists of desk_home.
    where b.hotel_id = p_hotel_id and b.check_in_date > private.today() - 62 and b.check_in_date <= private.today() and b.erased_at is null
      and (l.list in ('arriving', 'leaving') or l.list = 'staying' and b.check_in_date = private.today())
  ) as k
  where k.balance > 0
$$;

/* Returns up to 100 bookings with a balance due, left within 90 days. Only checked-in ones: other properties record no payments. */
create function private.balances_left(p_hotel_ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  with owing as (
    select b.id, b.check_out_date, coalesce(b.checked_out_at, b.check_out_date::timestamp at time zone 'Asia/Kolkata') as left_at
    from public.bookings as b
    where b.hotel_id = any (p_hotel_ids) and b.booking_status = 'completed' and b.checked_in_at is not null and b.erased_at is null
      and b.check_in_date > private.today() - 120 and b.check_out_date > private.today() - 90
      and private.balance_due(b.booking_status, b.total_amount, b.no_show_fee, private.money_of(b.id)) > 0
    order by left_at desc, b.id limit 100
  )
  select coalesce(jsonb_agg(private.desk_booking_row(f) || jsonb_build_object('reason', case when not private.contact_is_over(o.check_out_date) then (
    select e.note from private.booking_events as e
    where e.booking_id = o.id and e.after ->> 'stay_state' = 'completed' order by e.id desc limit 1
  ) end) order by o.left_at desc, o.id), '[]')
  from owing as o join private.booking_facts as f on f.id = o.id
$$;

create function private.coming_nights(p_hotel_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(to_jsonb(n) order by n.night)
  from (
    select
      d.night::date as night,
      sum(coalesce(n.capacity, c.total_rooms)) as rooms, sum(coalesce(n.booked, 0)) as sold, sum(coalesce(n.blocked, 0)) as blocked,
      sum(case when n.held > 0 then n.capacity - n.booked - n.blocked - private.free_now(n) else 0 end) as held,
      (
        select count(*) from public.bookings as b
        where b.hotel_id = p_hotel_id and b.check_in_date = d.night::date and b.booking_status <> 'cancelled'
      ) as arrivals
    from generate_series(private.today()::timestamp, private.today() + 13, interval '1 day') as d (night)
    join public.room_categories as c on c.hotel_id = p_hotel_id
    left join private.nights as n on n.room_category_id = c.id and n.night = d.night::date
    group by d.night
  ) as n
$$;

/* Returns revenue of this month and the last in paise with tax. so_far: until last night. expected: the whole month as booked. */
create function private.house_earnings(p_hotel_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'month', m.first,
    'so_far', coalesce(sum(n.amount) filter (where n.night >= m.first and n.night < m.today), 0),
    'expected', coalesce(sum(n.amount) filter (where n.night >= m.first), 0),
    'before', coalesce(sum(n.amount) filter (where n.night < m.first), 0),
    'before_so_far', coalesce(sum(n.amount) filter (where n.night < least(m.first, m.before + (m.today - m.first))), 0)
  )
  from (
    select k.today, k.first, (k.first - interval '1 month')::date as before, (k.first + interval '1 month')::date as next
    from (select private.today() as today, date_trunc('month', private.today()::timestamp)::date as first) as k
  ) as m
  left join lateral private.sold_nights(p_hotel_id, m.before, m.next) as n on true
  group by m.first, m.before, m.today
$$;

/* Returns improvements that an owner can make. description: fewer than 300 characters. season: no own price from 20 December to 6 January. */
create function private.house_suggestions(p_hotel public.hotels) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  -- The current season, or the next one.
  v_peak constant date := make_date(extract(year from private.today() - 5)::integer, 12, 20);
  v_property constant uuid := (p_hotel).property_id;
  v_photos constant integer := jsonb_array_length((p_hotel).photos);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('help', k.help) || k.facts order by k.place), '[]')
    from (
      select 1 as place, 'photos' as help, jsonb_build_object('count', v_photos) as facts where v_photos < 10
      union all
      select 2, 'room_photos', jsonb_build_object('rooms', jsonb_agg(c.name order by c.name))
      from public.room_categories as c where c.hotel_id = (p_hotel).id and c.is_active and c.photos = '[]' having count(*) > 0
      union all
      select 3, 'season', jsonb_build_object('first_night', v_peak, 'end_date', v_peak + 17)
      where not exists (
        select from private.rate_rules as r join public.room_categories as c on c.id = r.room_category_id
        where c.hotel_id = (p_hotel).id and r.kind <> 'weekdays' and r.price_change is not null and r.first_night < v_peak + 17 and r.end_date > v_peak
      )
      union all
      select 4, 'answers', jsonb_build_object('missing', jsonb_agg(a.key order by a.place))
      from unnest('{house_rules,age_restriction,payment_policy}'::text[]) with ordinality as a (key, place)
      where coalesce((p_hotel).policies ->> a.key, '') = '' having count(*) > 0
      union all
      select 5, 'description', jsonb_build_object('count', char_length((p_hotel).description)) where char_length((p_hotel).description) < 300
      union all
      select 6, 'photo_words', jsonb_build_object('count', count(*))
      from (
        select (p_hotel).photos as photos
        union all select c.photos from public.room_categories as c where c.hotel_id = (p_hotel).id and c.is_active
      ) as l
      cross join jsonb_array_elements(l.photos) as photo where coalesce(photo ->> 'alt', '') = '' having count(*) > 0
      union all
      select 7, 'calendars', '{}' where not exists (
        select from private.calendar_feeds as f join public.room_categories as c on c.id = f.room_category_id where c.hotel_id = (p_hotel).id
      )
      union all
      select 8, 'people', '{}'
      where not exists (select from private.house_people as w where w.property_id = v_property and w.accepted_at is not null)
      union all
      select 9, 'two_factor', '{}'
      from public.properties as l where l.id = v_property and not private.has_factor(l.owner_id)
    ) as k
  );
end $$;

/* Returns the home page: up to 200 arrivals and departures, 100 tasks, the earliest due first. counts.late: should have arrived before today. next:
   the next day with arrivals. Code: second_factor_needed. Definer: no role of a browser has rights on these tables. */
create function private.desk_home() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  most_rows constant integer := 200;
  most_todo constant integer := 100;
  v_today constant date := private.today();
  v_houses constant uuid[] := private.readable_hotel_ids();
  v_arriving uuid[];
  v_leaving uuid[];
  v_todo jsonb;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  with today as (
    select b.id, l.list, row_number() over (
      partition by l.list order by h.name, h.id, case l.list when 'arriving' then b.check_in_date end, b.guest_name, b.id
    ) as place
    from public.bookings as b
    join public.hotels as h on h.id = b.hotel_id
    cross join lateral (select private.desk_list_of(b.stay_state, b.check_in_date, b.check_out_date, v_today) as list) as l
    -- Late check-outs stay in the list. A booking has 30 nights at most.
    where b.hotel_id = any (v_houses) and b.check_in_date > v_today - 62 and b.check_in_date <= v_today and l.list in ('arriving', 'leaving')
  )
  select
    coalesce(array_agg(t.id order by t.place) filter (where t.list = 'arriving'), '{}'),
    coalesce(array_agg(t.id order by t.place) filter (where t.list = 'leaving'), '{}')
  into v_arriving, v_leaving
  from today as t where t.place <= most_rows;
  select jsonb_build_object(
    'total', count(*),
    'rows', coalesce(jsonb_agg(
      k.facts || jsonb_build_object('kind', k.kind, 'hotel_id', k.hotel_id, 'hotel_name', k.name, 'due_at', k.due_at) order by k.place
    ) filter (where k.place <= most_todo), '[]')
  ) into v_todo
  from (
    select t.*, h.id as hotel_id, h.name, row_number() over (order by t.due_at nulls last, t.kind, h.id, t.facts) as place
    from private.my_houses() as m
    join public.hotels as h on h.id = m.hotel_id
    cross join lateral unnest(private.role_rights(m.role)) as r (house_right)
    cross join lateral private.house_todo(h.id, r.house_right) as t
  ) as k;
  return jsonb_build_object(
    'ok', true, 'today', v_today,
    'houses', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'property_id', m.property_id, 'name', h.name, 'city', h.city, 'role', m.role, 'rights', private.role_rights(m.role),
        'counts', (
          select jsonb_build_object(
            'arriving', count(*) filter (where l.list = 'arriving'),
            'late', count(*) filter (where l.list = 'arriving' and b.check_in_date < v_today),
            'arrived', count(*) filter (where b.check_in_date = v_today and b.stay_state in ('checked_in', 'completed')),
            'staying', count(*) filter (where l.list = 'staying'),
            'leaving', count(*) filter (where l.list = 'leaving')
          )
          from public.bookings as b
          cross join lateral (select private.desk_list_of(b.stay_state, b.check_in_date, b.check_out_date, v_today) as list) as l
          where b.hotel_id = h.id and b.check_in_date > v_today - 62 and b.check_in_date <= v_today
        ),
        'next', (
          select jsonb_build_object('day', b.check_in_date, 'stays', count(*)) from public.bookings as b
          where b.hotel_id = h.id and b.check_in_date > v_today and b.booking_status <> 'cancelled'
          group by b.check_in_date order by b.check_in_date limit 1
        ),
        'collect', private.to_collect(h.id), 'nights', private.coming_nights(h.id),
        'earnings', case when 'rates' = any (private.role_rights(m.role)) then private.house_earnings(h.id) end,
        'helps', case when 'house' = any (private.role_rights(m.role)) then private.house_suggestions(h) end
      ) order by h.name, h.id), '[]')
      from private.my_houses() as m join public.hotels as h on h.id = m.hotel_id
    ),
    'arriving', (
      select coalesce(jsonb_agg(private.desk_booking_row(f) order by array_position(v_arriving, f.id)), '[]')
      from private.booking_facts as f where f.id = any (v_arriving)
    ),
    'leaving', (
      select coalesce(jsonb_agg(private.desk_booking_row(f) order by array_position(v_leaving, f.id)), '[]')
      from private.booking_facts as f where f.id = any (v_leaving)
    ),
    'owing', private.balances_left(v_houses), 'todo', v_todo -> 'rows', 'todo_total', v_todo -> 'total'
  );
end $$;
select private.offer('desk_home', 'authenticated');
