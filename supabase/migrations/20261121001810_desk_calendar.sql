-- The calendar of a property for its front desk.

/* Returns the calendar of a property, up to 62 nights: lists with a value for each night, amounts in paise. price: with the last-minute discount.
   at_desk: at the front desk. holds: active offers. Logs that an admin looked. Codes: those of refuse_desk. Definer: no role has rights on the
   tables. */
create function private.desk_calendar(p_hotel_id uuid, p_first_night date default null, p_nights integer default 30) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_nights constant integer := least(greatest(coalesce(p_nights, 30), 1), 62);
  v_first constant date := least(greatest(coalesce(p_first_night, private.today()), private.today() - 730), private.today() + 540);
  v_end constant date := v_first + v_nights;
  v_charges_gst constant boolean := private.charges_gst(p_hotel_id);
  v_hotel public.hotels;
  v_answer jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_hotel from public.hotels where id = p_hotel_id;
  v_answer := jsonb_build_object(
    'ok', true, 'hotel_id', v_hotel.id, 'hotel_name', v_hotel.name, 'rights', private.desk_rights(v_hotel.id), 'charges_gst', v_charges_gst, 'read_at', now(), 'first_night', v_first, 'nights', v_nights,
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.name, r.id), '[]')
      from (
        select c.id, c.name, c.is_active and v_hotel.is_active as is_active, c.total_rooms, c.max_occupancy, k.*
        from public.room_categories as c
        cross join lateral (
          select
            array_agg(coalesce(n.booked, 0) order by p.night) as booked, array_agg(coalesce(n.blocked, 0) order by p.night) as blocked,
            array_agg(coalesce(n.capacity - n.booked - n.blocked - n.free, 0) order by p.night) as held,
            array_agg(coalesce(n.free, c.total_rooms) order by p.night) as free,
            array_agg(d.price order by p.night) as price,
            array_agg(case when v_charges_gst then d.price else private.untaxed_price(d.price, d.tax_rate) end order by p.night) as at_desk,
            array_agg(p.min_nights order by p.night) as min_nights, array_agg(p.max_nights order by p.night) as max_nights,
            array_agg(p.min_through order by p.night) as min_through, array_agg(p.max_through order by p.night) as max_through,
            array_agg(p.closed_to_arrival order by p.night) as closed_to_arrival,
            array_agg(p.closed_to_departure order by p.night) as closed_to_departure,
            array_agg(exists (
              select from private.rate_rules as r
              where r.room_category_id = c.id and r.kind = 'nights' and r.price_change is not null and p.night >= r.first_night and p.night < r.end_date
            ) order by p.night) as is_own
          from private.category_nights(c, v_first, v_end) as p
          left join private.rate_plans as l on l.room_category_id = c.id
          cross join lateral (
            select case when p.night < private.today() then 0::smallint else private.discount_of(
              0::smallint, 0::smallint, coalesce(l.last_minute_discount, 0::smallint), coalesce(l.last_minute_days, 0::smallint), 1, p.night - private.today()
            ) end as percent, private.own_rate(c) as own_rate
          ) as o
          cross join lateral (
            select case o.percent when 0 then p.price else private.night_price(p.net, p.night, o.percent, o.own_rate) end as price,
              case o.percent when 0 then p.tax_rate else private.night_rate(private.less(p.net, o.percent), p.night, o.own_rate) end as tax_rate
          ) as d
          left join (
            select k.night, k.capacity, k.booked, k.blocked, private.free_now(k) as free from private.nights as k
            where k.room_category_id = c.id and k.night >= v_first and k.night < v_end
            offset 0
          ) as n on n.night = p.night
        ) as k
        where c.hotel_id = p_hotel_id
      ) as r
    ),
    'stays', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.check_in_date, s.id), '[]')
      from (
        select
          b.id, b.booking_reference, b.room_category_id, b.check_in_date, b.check_out_date, b.num_rooms, b.num_adults, b.num_children,
          b.total_amount, b.booking_status, b.payment_status,
          case when private.contact_is_over(b.check_out_date) then private.mask_name(b.guest_name) else b.guest_name end as guest_name
        from public.bookings as b
        -- A booking has 30 nights at most.
        where b.hotel_id = p_hotel_id and b.check_in_date > v_first - 30 and b.check_in_date < v_end and b.check_out_date > v_first
          and b.booking_status <> 'cancelled'
      ) as s
    ),
    'blocks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'room_category_id', b.room_category_id, 'first_night', b.first_night, 'end_date', b.end_date, 'rooms', b.rooms,
        'reason', b.reason, 'feed_id', b.feed_id
      ) order by b.first_night, b.id), '[]')
      from private.room_blocks as b join public.room_categories as c on c.id = b.room_category_id and c.hotel_id = p_hotel_id
      where b.first_night < v_end and b.end_date > v_first
    ),
    'holds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'room_category_id', h.room_category_id, 'first_night', h.first_night, 'end_date', h.end_date, 'rooms', h.rooms,
        'ends_at', h.ends_at, 'guest_name', o.guest_name, 'guest_phone', o.guest_phone, 'num_adults', o.num_adults,
        'num_children', o.num_children, 'total_amount', o.price -> 'total_amount', 'night_price', o.night_price, 'price_reason', o.price_reason, 'offer', o.token
      ) order by h.first_night, h.id), '[]')
      from private.holds as h
      join private.stay_offers as o on o.hold_id = h.id
      join public.room_categories as c on c.id = h.room_category_id and c.hotel_id = p_hotel_id
      where h.ends_at > now() and h.first_night < v_end and h.end_date > v_first
    )
  );
  if p_hotel_id <> all (private.readable_hotel_ids()) then
    perform private.log_view('bookings', 'calendar', 'Calendar of ' || v_hotel.name, jsonb_build_object('hotel_id', p_hotel_id));
  end if;
  return v_answer;
end $$;
select private.offer('desk_calendar', 'authenticated');
