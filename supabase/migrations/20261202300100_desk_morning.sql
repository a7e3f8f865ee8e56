-- The morning at the front desk: a room sold twice comes first and everyone there sees it, visas that end before check-out, guests in house.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Returns the first day after which a foreign guest's visa no longer covers the booking, from the filled forms; null if all do. Null also if the
   forms cannot be opened, so that a lost key does not close the home page. */
create function private.visa_until(p_booking public.bookings) returns date
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select min(o.visa_until)
    from private.form_c_guests as g
    cross join lateral (select private.unseal(g.booking_id, g.sealed) as form) as s
    cross join lateral (select nullif(s.form ->> 'visa_until', '')::date as visa_until) as o
    where g.booking_id = (p_booking).id and s.form ->> 'entry' = 'visa' and o.visa_until < (p_booking).check_out_date
  );
exception
  when others then return null;
end $$;

/* Returns the bookings of guests in house, or who arrive within a week, with a visa that ends before check-out. */
create function private.visas_ending(p_hotel_id uuid) returns table (booking_id uuid, visa_until date)
language sql stable set search_path = ''
as $$
  select b.id, o.visa_until
  from private.form_c_stays as s join public.bookings as b on b.id = s.booking_id
  cross join lateral (select private.visa_until(b)) as o (visa_until)
  where b.hotel_id = p_hotel_id and b.erased_at is null and b.stay_state in ('confirmed', 'checked_in')
    and b.check_out_date >= private.today() and b.check_in_date <= private.today() + 7 and o.visa_until is not null
$$;

/* Returns the tasks of a property for this right; due_at is null if there is no deadline.
   bookings: pending (to confirm), unsaid (should have arrived before today), reported (payment to the property), refund, advance (booking expires
   within a day), short (part of the advance missing, does not expire), disputed (no-show), hold, filled (private.filled_unpaid), form_c (missing
   reports), abroad (ask about foreign guests), visa (ends before check-out), roomless (in house without a numbered room: the next one, and how many),
   broken (a room with a reported problem, and the next guests who have it within a week), problem (other rooms with one, unless out of order today),
   conflict (a room sold here and on another site, with the bookings here, is_free: a room is available again).
   rates: feed (calendar not read or in doubt), reviews (without a reply). house: rejected (listing). */
create or replace function private.house_todo(p_hotel_id uuid, p_right private.house_right) returns table (kind text, due_at timestamptz, facts jsonb)
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
      union all
      select e.booking_id, 'visa', (e.visa_until + 1)::timestamp at time zone 'Asia/Kolkata', jsonb_build_object('visa_until', e.visa_until)
      from private.visas_ending(p_hotel_id) as e
      union all
      (
        select w.booking_id, 'roomless', v_today::timestamp at time zone 'Asia/Kolkata', jsonb_build_object('count', count(*) over ())
        from private.without_room(p_hotel_id) as w order by w.check_out_date, w.booking_id limit 1
      )
      union all
      select n.booking_id, 'broken', n.night::timestamp at time zone 'Asia/Kolkata', jsonb_build_object('room', r.name, 'broken', r.broken, 'night', n.night)
      from private.rooms as r cross join lateral (
        select k.booking_id, k.night from private.room_nights as k join public.bookings as o on o.id = k.booking_id
        where k.room_id = r.id and k.night between v_today and v_today + 7 and o.stay_state in ('pending', 'confirmed', 'checked_in') and o.erased_at is null
        order by k.night limit 1
      ) as n
      where r.hotel_id = p_hotel_id and r.removed_at is null and r.broken <> ''
    ) as k
    join private.booking_facts as f on f.id = k.id
    union all
    select 'problem', r.broken_at, jsonb_build_object('room', r.name, 'broken', r.broken)
    from private.rooms as r
    where r.hotel_id = p_hotel_id and r.removed_at is null and r.broken <> '' and not exists (
      select from private.room_nights as k left join public.bookings as o on o.id = k.booking_id
      where k.room_id = r.id and k.night between v_today and v_today + 7 and (
        k.night = v_today and k.block_id is not null or o.stay_state in ('pending', 'confirmed', 'checked_in') and o.erased_at is null
      )
    )
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
    from private.filled_unpaid(p_hotel_id) as f
    union all
    -- Due within a day, or before arrival: two guests expect the same room.
    select 'conflict', least(k.first_night::timestamp at time zone 'Asia/Kolkata', k.opened_at + interval '1 day'), jsonb_build_object(
      'channel', f.name, 'room_name', c.name, 'first_night', k.first_night, 'end_date', k.end_date,
      'is_free', not exists (
        select from private.nights as n where n.room_category_id = c.id and n.night = any (k.nights) and private.free_now(n) < 1
      ),
      'stays', case when private.contact_is_over(k.first_night) then '[]' else private.conflict_json(k) -> 'stays' end
    )
    from private.feed_conflicts as k
    join private.calendar_feeds as f on f.id = k.feed_id
    join public.room_categories as c on c.id = f.room_category_id and c.hotel_id = p_hotel_id
    where k.ended_at is null;
  elsif p_right = 'rates' then
    return query
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

/* Returns the home page: up to 200 arrivals, departures and bookings in house, 100 tasks, rooms sold twice first, then the earliest due, holds last. counts.late: should have arrived before today. next:
   the next day with arrivals. Code: second_factor_needed. Definer: no role of a browser has rights on these tables. */
create or replace function private.desk_home() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  most_rows constant integer := 200;
  most_todo constant integer := 100;
  v_today constant date := private.today();
  v_houses constant uuid[] := private.readable_hotel_ids();
  v_arriving uuid[];
  v_leaving uuid[];
  v_staying uuid[];
  v_todo jsonb;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  with today as (
    select b.id, l.list, row_number() over (
      partition by l.list order by h.name, h.id, case l.list when 'arriving' then b.check_in_date when 'staying' then b.check_out_date end, b.guest_name, b.id
    ) as place
    from public.bookings as b
    join public.hotels as h on h.id = b.hotel_id
    cross join lateral (select private.desk_list_of(b.stay_state, b.check_in_date, b.check_out_date, v_today) as list) as l
    -- Late check-outs stay in the list. A booking has 30 nights at most.
    where b.hotel_id = any (v_houses) and b.check_in_date > v_today - 62 and b.check_in_date <= v_today and l.list in ('arriving', 'leaving', 'staying')
  )
  select
    coalesce(array_agg(t.id order by t.place) filter (where t.list = 'arriving'), '{}'),
    coalesce(array_agg(t.id order by t.place) filter (where t.list = 'leaving'), '{}'),
    coalesce(array_agg(t.id order by t.place) filter (where t.list = 'staying'), '{}')
  into v_arriving, v_leaving, v_staying
  from today as t where t.place <= most_rows;
  select jsonb_build_object(
    'total', count(*) filter (where not k.is_new),
    'rows', coalesce(jsonb_agg(o.task order by k.place) filter (where k.place <= most_todo and not k.is_new), '[]'),
    'visas', coalesce(jsonb_agg(o.task order by k.place) filter (where k.place <= most_todo and k.is_new), '[]')
  ) into v_todo
  from (
    select t.*, h.id as hotel_id, h.name, o.is_new, row_number() over (
      partition by o.is_new order by t.kind = 'conflict' desc, t.kind = 'hold', t.due_at nulls last, t.kind, h.id, t.facts
    ) as place
    from private.my_houses() as m
    join public.hotels as h on h.id = m.hotel_id
    cross join lateral unnest(private.role_rights(m.role)) as r (house_right)
    cross join lateral private.house_todo(h.id, r.house_right) as t
    cross join lateral (select t.kind in ('visa', 'roomless', 'broken', 'problem') as is_new) as o
  ) as k
  cross join lateral (
    select k.facts || jsonb_build_object('kind', k.kind, 'hotel_id', k.hotel_id, 'hotel_name', k.name, 'due_at', k.due_at) as task
  ) as o;
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
    'staying', (
      select coalesce(jsonb_agg(private.desk_booking_row(f) order by array_position(v_staying, f.id)), '[]')
      from private.booking_facts as f where f.id = any (v_staying)
    ),
    -- Apart from the other tasks: pages of the last release do not know these kinds.
    'visas', v_todo -> 'visas', 'owing', private.balances_left(v_houses), 'todo', v_todo -> 'rows', 'todo_total', v_todo -> 'total'
  );
end $$;

/* Returns the warnings at the top of a booking: rooms that were also sold on other sites, and the day a visa ends before check-out, which only the
   people of the property see. Codes: those of refuse_desk. */
create function private.stay_alerts(p_booking_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_booking constant public.bookings := (select b from public.bookings as b where b.id = p_booking_id);
  v_refusal constant jsonb := private.refuse_desk(v_booking.hotel_id);
begin
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object('ok', true, 'conflicts', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'channel', f.name, 'room_name', c.name, 'first_night', k.first_night, 'end_date', k.end_date
    ) order by k.first_night, k.id), '[]')
    from private.feed_conflicts as k
    join private.calendar_feeds as f on f.id = k.feed_id
    join public.room_categories as c on c.id = f.room_category_id
    where k.ended_at is null and private.rooms_of_type(v_booking, c.id) > 0 and v_booking.booking_status <> 'cancelled'
      and exists (select from unnest(k.nights) as night where night >= v_booking.check_in_date and night < v_booking.check_out_date)
  ), 'visa_until', case
    when v_booking.erased_at is null and v_booking.booking_status <> 'cancelled' and v_booking.check_out_date >= private.today()
      and v_booking.hotel_id = any (private.readable_hotel_ids())
    then private.visa_until(v_booking)
  end);
end $$;
select private.offer('stay_alerts', 'authenticated');
