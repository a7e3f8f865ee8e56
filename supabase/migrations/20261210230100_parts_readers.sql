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
