-- Revenue and occupancy of a property.

/* Returns the nights [p_first, p_end) of a property's bookings with revenue and tax in paise for all rooms. Rounding goes to the first night, so that
   sums match the booking. A night given up but charged has no rooms. One query, because a function for each booking was ten times slower. */
create function private.sold_nights(p_hotel_id uuid, p_first date, p_end date)
returns table (night date, room_category_id uuid, source public.booking_source, is_first boolean, rooms integer, amount bigint, tax bigint)
language sql stable set search_path = ''
as $$
  with stays as materialized (
    select b.* from public.bookings as b
    -- A booking has 30 nights at most.
    where b.hotel_id = p_hotel_id and b.booking_status <> 'cancelled' and b.check_in_date > p_first - 31 and b.check_in_date < p_end
  ),
  lines as materialized (
    select s.id, l.first_night, l.nights, l.num_rooms * l.price as amount, l.tax_rate
    from stays as s
    cross join lateral jsonb_to_recordset(s.price_lines) as l (first_night date, nights integer, num_rooms integer, price bigint, tax_rate numeric)
    union all
    -- Custom price: all nights at the base price.
    select s.id, s.check_in_date, s.nights, s.num_rooms * s.base_price, s.tax_rate from stays as s where s.price_lines is null
  ),
  priced as materialized (
    select l.id, l.first_night + d as night, sum(l.amount)::bigint as amount, sum(private.tax_contained(l.amount, l.tax_rate))::bigint as tax
    from lines as l cross join generate_series(0, l.nights - 1) as d group by 1, 2
  ),
  whole as materialized (select p.id, sum(p.amount) as amount, sum(p.tax) as tax from priced as p group by 1),
  spent as (
    select
      coalesce(p.id, s.id) as id, coalesce(p.night, s.night) as night, coalesce(s.rooms, 0) as rooms, coalesce(p.amount, 0) as amount,
      coalesce(p.tax, 0) as tax, row_number() over (partition by coalesce(p.id, s.id) order by coalesce(p.night, s.night)) as place
    from priced as p
    full join (
      select k.id, k.check_in_date + d as night, k.num_rooms as rooms from stays as k cross join generate_series(0, k.nights - 1) as d
    ) as s on s.id = p.id and s.night = p.night
  )
  select
    n.night, s.room_category_id, s.source, n.night = s.check_in_date, n.rooms,
    (n.amount + case n.place when 1 then s.total_amount - coalesce(w.amount, 0) else 0 end)::bigint,
    (n.tax + case n.place when 1 then s.tax_amount - coalesce(w.tax, 0) else 0 end)::bigint
  from spent as n join stays as s on s.id = n.id left join whole as w on w.id = n.id
  where n.night >= p_first and n.night < p_end
$$;

/* Returns the report of a property for up to 24 months, amounts in paise. live_on: first day on the site, or an earlier first stay; capacity and
   blocked count from then. lost: cancellations and no-shows by month of arrival; kept: payments that are not refunded. Codes: those of refuse_desk.
   Definer: no role of a browser reaches bookings. */
create function private.desk_report(p_hotel_id uuid, p_first_month date default null, p_months integer default 12) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
  v_months constant integer := least(greatest(coalesce(p_months, 12), 1), 24);
  v_first constant date := date_trunc('month', least(greatest(
    coalesce(p_first_month, private.today() - 334), private.today() - 3660
  ), private.today() + 540)::timestamp);
  v_end constant date := v_first + make_interval(months => v_months);
  v_live constant date := least(
    (select (created_at at time zone 'Asia/Kolkata')::date from public.hotels where id = p_hotel_id),
    (select min(check_in_date) from public.bookings where hotel_id = p_hotel_id and booking_status <> 'cancelled')
  );
begin
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object(
    'ok', true, 'hotel', (select name from public.hotels where id = p_hotel_id), 'live_on', v_live, 'first_month', v_first, 'months', v_months,
    'categories', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.month, k.name, k.id), '[]')
      from (
        select
          date_trunc('month', d.night)::date as month, c.id, c.name,
          coalesce(sum(coalesce(n.capacity, c.total_rooms)) filter (where d.night >= v_live), 0) as capacity,
          coalesce(sum(n.blocked) filter (where d.night >= v_live), 0) as blocked
        from public.room_categories as c
        cross join generate_series(v_first::timestamp, v_end - 1, interval '1 day') as d (night)
        left join private.nights as n on n.room_category_id = c.id and n.night = d.night::date
        where c.hotel_id = p_hotel_id
        group by 1, 2, 3
      ) as k
    ),
    'sold', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.month, k.room_category_id, k.source), '[]')
      from (
        select
          date_trunc('month', n.night::timestamp)::date as month, n.room_category_id, n.source, sum(n.rooms) as room_nights,
          sum(n.amount)::bigint as revenue, sum(n.tax)::bigint as tax, count(*) filter (where n.is_first) as stays
        from private.sold_nights(p_hotel_id, v_first, v_end) as n
        group by 1, 2, 3
      ) as k
    ),
    'lost', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.month), '[]')
      from (
        select
          date_trunc('month', b.check_in_date::timestamp)::date as month, count(*) filter (where not b.is_no_show) as cancelled,
          count(*) filter (where b.is_no_show) as no_shows, sum(b.nights * b.num_rooms) as room_nights,
          sum(greatest(m.received - m.refunded - m.refund_due, 0)) as kept
        from public.bookings as b cross join lateral private.money_of(b.id) as m
        where b.hotel_id = p_hotel_id and b.booking_status = 'cancelled' and b.check_in_date >= v_first and b.check_in_date < v_end
        group by 1
      ) as k
    )
  );
end $$;
select private.offer('desk_report', 'authenticated');
