-- Prices by rate plan: of a quote, in search and on the hotel page.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Writes the months of a hotel for two years, at the prices of private.best_plan. For all its types if that lowers prices or a type has a plan. Two
   years tolerate a late job. */
create or replace function private.write_rate_months(p_hotel_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_today constant date := private.today();
  v_first constant date := date_trunc('month', v_today::timestamp);
  v_months constant integer := 24;
  v_room public.room_categories;
  v_off smallint;
begin
  -- Concurrent changes wait here, as in private.index_hotel, so that the second sees the first.
  perform from public.hotels where id = p_hotel_id for no key update;
  v_off := coalesce((private.best_plan(p_hotel_id)).percent_off, 0);
  delete from private.from_prices where room_category_id in (
    select room_category_id from private.rate_months where hotel_id = p_hotel_id and people = 0
  );
  delete from private.rate_months where room_category_id in (
    select room_category_id from private.rate_months where hotel_id = p_hotel_id and people = 0
  );
  for v_room in
    select c.* from public.room_categories as c
    where c.hotel_id = p_hotel_id and c.is_active and (v_off > 0 or exists (
      select from private.rate_plans as p join public.room_categories as o on o.id = p.room_category_id
      where o.hotel_id = p_hotel_id and o.is_active
    ))
    order by c.id
  loop
    with known as materialized (
      select private.own_rate(v_room) as own_rate, p.*
      from (select) as one left join private.rate_plans as p on p.room_category_id = v_room.id
    ),
    nights as materialized (
      select
        k.*, (1 << k.max_nights) - 1 as at_most, ~((1 << k.min_nights - 1) - 1) as at_least,
        -- A stay that includes this night and the one before is bound by this one.
        k.min_through > lag(k.min_through, 1, 31::smallint) over by_night as asks_more,
        k.max_through < lag(k.max_through, 1, 0::smallint) over by_night as asks_less
      from (
        select
          n.night, private.less(n.net, v_off) as net,
          case when v_off = 0 then n.price else private.night_price(n.net, n.night, v_off, private.own_rate(v_room)) end as price,
          n.min_nights, n.max_nights, n.closed_to_arrival, n.closed_to_departure, n.min_through, n.max_through
        from private.category_nights(v_room, v_first, (v_first + make_interval(months => v_months))::date + 62) as n
      ) as k
      window by_night as (order by k.night)
    ),
    cheapest as (
      insert into private.from_prices (room_category_id, price, changes_on)
      select v_room.id, n.price, n.night - coalesce(k.lead_days, 0) + 1
      from nights as n cross join known as k
      where n.night - v_today between coalesce(k.lead_days, 0) and coalesce(k.horizon_days, 540)
      order by n.price, n.night desc limit 1
    ),
    -- The lengths that later nights forbid to a stay that begins that many days before, with and without a gap.
    forbidden as materialized (
      select
        k.night - d as night,
        bit_or(case when k.closed_to_departure then 1 << d - 1 else 0 end
          | case when k.asks_less then (1 << 30) - (1 << greatest(d, k.max_through)) else 0 end) as lengths,
        bit_or(case when k.asks_more and d < k.min_through then (1 << k.min_through - 1) - (1 << d) else 0 end) as short_lengths
      from nights as k cross join generate_series(1, 30) as d
      where k.closed_to_departure or k.asks_more or k.asks_less
      group by 1
    ),
    days as (
      select
        array_agg(d.lengths order by d.night) as lengths, array_agg(d.gap_lengths order by d.night) as gap_lengths, array_agg(d.net::integer order by d.night) as nets, array_agg(private.wrapped(d.sum) order by d.night) as sums,
        array_agg(private.wrapped(d.weekly_sum) order by d.night) as weekly_sums, array_agg(private.wrapped(d.monthly_sum) order by d.night) as monthly_sums,
        array_agg(private.wrapped(d.last_minute_sum) order by d.night) as last_minute_sums
      from (
        select
          n.night, n.net, l.allowed as gap_lengths, l.allowed & n.at_least & ~coalesce(f.short_lengths, 0) as lengths,
          coalesce(sum(n.price) over earlier, 0)::bigint as sum,
          coalesce(sum(case when k.weekly_discount > 0 then private.night_price(n.net, n.night, k.weekly_discount, k.own_rate) end) over earlier, 0)::bigint as weekly_sum,
          coalesce(sum(case when k.monthly_discount > 0 then private.night_price(n.net, n.night, k.monthly_discount, k.own_rate) end) over earlier, 0)::bigint as monthly_sum,
          coalesce(sum(case when k.last_minute_discount > 0 then private.night_price(n.net, n.night, k.last_minute_discount, k.own_rate) end) over earlier, 0)::bigint as last_minute_sum
        from nights as n cross join known as k
        left join forbidden as f on f.night = n.night
        cross join lateral (select case when n.closed_to_arrival then 0 else n.at_most & ~coalesce(f.lengths, 0) end as allowed) as l
        window earlier as (order by n.night rows between unbounded preceding and 1 preceding)
      ) as d
    )
    insert into private.rate_months
    select
      m.month, 0, v_room.hotel_id, v_room.id, v_room.max_occupancy, v_room.total_rooms, coalesce(k.lead_days, 0), coalesce(k.horizon_days, 540), k.same_day_until,
      coalesce(k.weekly_discount, 0), coalesce(k.monthly_discount, 0), coalesce(k.last_minute_discount, 0), coalesce(k.last_minute_days, 0),
      x.included_guests, x.extra_adult, x.extra_child, k.own_rate,
      case when (1 << 30) - 1 <> any (d.lengths[m.at:m.at + 61]) then d.lengths[m.at:m.at + 61] end,
      case when k.fills_gaps and d.gap_lengths[m.at:m.at + 61] <> d.lengths[m.at:m.at + 61] then d.gap_lengths[m.at:m.at + 61] end, d.sums[m.at:m.at + 61],
      case when k.weekly_discount > 0 then d.weekly_sums[m.at:m.at + 61] end,
      case when k.monthly_discount > 0 then d.monthly_sums[m.at:m.at + 61] end,
      case when k.last_minute_discount > 0 then d.last_minute_sums[m.at:m.at + 61] end,
      case when x.included_guests is not null then d.nets[m.at:m.at + 61] end
    from days as d
    cross join known as k
    left join lateral (
      select k.included_guests, private.less(k.extra_adult, v_off) as extra_adult, private.less(k.extra_child, v_off) as extra_child
      where k.included_guests < v_room.max_occupancy and (k.extra_adult > 0 or k.extra_child > 0)
    ) as x on true
    cross join lateral (
      select g.month::date as month, g.month::date - v_first + 1 as at
      from generate_series(v_first::timestamp, v_first + make_interval(months => v_months - 1), interval '1 month') as g (month)
    ) as m;
  end loop;
  perform private.write_best_months(p_hotel_id);
  perform private.index_hotel(p_hotel_id);
end $$;

/* Returns hotels with plans but without prices for the month that is p_months_ahead. */
create or replace function private.short_rates(p_months_ahead integer) returns setof uuid
language sql stable set search_path = ''
as $$
  select h.hotel_id
  from (
    select c.hotel_id from private.rate_plans as p join public.room_categories as c on c.id = p.room_category_id where c.is_active
    union
    select c.hotel_id from private.price_plans as p join public.room_categories as c on c.hotel_id = p.hotel_id
    where c.is_active and p.removed_at is null and p.extra_id is null and p.percent_off > 0
  ) as h
  where not exists (
    select from private.rate_months as m
    where m.hotel_id = h.hotel_id and m.people = 0
      and m.month = (date_trunc('month', private.today()::timestamp) + make_interval(months => p_months_ahead))::date
  )
$$;

/* Rewrites the months of a hotel with plans when a room type changes or is deleted. Definer: callers have no rights on these tables. */
create or replace function private.category_changed() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_hotel_id constant uuid := case tg_op when 'DELETE' then old.hotel_id else new.hotel_id end;
begin
  if (private.best_plan(v_hotel_id)).id is not null or exists (
    select from private.rate_plans as p join public.room_categories as c on c.id = p.room_category_id where c.hotel_id = v_hotel_id
  ) then
    perform private.write_rate_months(v_hotel_id);
  end if;
  return null;
end $$;

/* Rewrites the months of a hotel whose rate plans changed, and marks its page as changed. Definer: callers have no rights on these tables. */
create function private.price_plan_changed() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if current_setting('private.writing_rates', true) = 'on' then return null; end if;
  perform private.write_rate_months(coalesce(new.hotel_id, old.hotel_id)), private.note_rates_change(coalesce(new.hotel_id, old.hotel_id));
  return null;
end $$;
create trigger write_months after insert or update or delete on private.price_plans for each row execute function private.price_plan_changed();

/* Returns a room type for guests; with dates its availability and price. base_price: the average night of the stay, without dates the lowest. Both by
   plan, which is null for the standard price. plans: the others to choose from. */
create or replace function private.room_json(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer
) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_room).id, 'hotel_id', (p_room).hotel_id, 'name', (p_room).name, 'description', (p_room).description,
    'bed_type', (p_room).bed_type, 'max_occupancy', (p_room).max_occupancy, 'room_size', (p_room).room_size,
    'total_rooms', (p_room).total_rooms, 'base_price', coalesce((q.base_price + 50) / 100 * 100, private.from_price(p_room)),
    'price_kind', case
      when p_check_in is null then case when exists (select from private.from_prices as f where f.room_category_id = (p_room).id) then 'from' else 'same' end
      when (select count(distinct l ->> 'price') from jsonb_array_elements(q.price_lines) as l) > 1 then 'average' else 'same'
    end, 'currency', (p_room).currency,
    'tax_rate', (p_room).tax_rate, 'amenities', to_jsonb((p_room).amenities), 'photos', (p_room).photos,
    'rooms_free', case when p_check_in is not null then private.rooms_free((p_room).id, (p_room).total_rooms, p_check_in, p_check_out) end,
    'stay_total', q.total_amount, 'plan', private.plan_json(b.plan),
    'plans', private.plan_prices(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children),
    'stay_refusal', case when p_check_in is not null then private.refuse_stay(p_room, p_check_in, p_check_out) ->> 'error' end
  )
  from (select private.best_plan((p_room).hotel_id) as plan) as b
  left join private.quote(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_plan => b.plan) as q on p_check_in is not null
$$;

/* Lists up to 3 hotels with available rooms that refuse the stay by their rules: {id, name, error of the cheapest type}. Checks only 20 hotels whose
   months refuse it. The price, of private.best_plan, is asked last, and only for a filter: it takes milliseconds for each
   type. */
create or replace function private.refused_stays(
  p_hotels uuid[], p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer, p_min_price bigint,
  p_max_price bigint, p_stars integer[], p_amenities text[], p_types public.property_type[], p_min_rating numeric, p_is_free boolean,
  p_minutes integer
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_month constant date := date_trunc('month', p_check_in::timestamp);
  v_day constant integer := p_check_in - v_month + 1;
  v_days_ahead constant integer := p_check_in - private.today();
  v_nights constant integer := p_check_out - p_check_in;
  v_hotel record;
  v_error text;
  v_rooms public.room_categories[];
  v_price bigint;
  v_found jsonb := '[]';
begin
  for v_hotel in
    select h.id, h.name, o.types
    from private.hotel_search as s
    join public.hotels as h on h.id = s.hotel_id
    cross join lateral (
      select
        array_agg(m.room_category_id order by t.price, m.room_category_id) as types, min(t.price) as price,
        bool_or(
          v_days_ahead not between m.lead_days and m.horizon_days or v_days_ahead = 0 and not private.sells_today(m.same_day_until)
          or m.lengths[v_day] & (1 << v_nights - 1) = 0
        ) as may_refuse
      from private.rate_months as m
      cross join lateral (
        select private.unwrapped(
          (private.sums_of(m, v_nights, v_days_ahead))[v_day + v_nights], (private.sums_of(m, v_nights, v_days_ahead))[v_day]
        ) / v_nights as price
      ) as t
      where m.hotel_id = s.hotel_id and m.month = v_month and m.people = 0 and m.total_rooms >= p_rooms
        and m.max_occupancy * p_rooms >= p_adults + p_children
    ) as o
    -- Extra guests cost more, never less.
    where s.hotel_id = any (p_hotels) and o.may_refuse and (o.price <= p_max_price) is not false
      and private.missed_filters(s, p_stars, p_amenities, p_types, p_min_rating, p_is_free, p_minutes) = 0
    order by s.merit desc, s.sort_name, h.id limit 20
  loop
    select (array_agg(j.refusal ->> 'error' order by t.place))[1], array_agg(c) into v_error, v_rooms
    from unnest(v_hotel.types) with ordinality as t (id, place)
    join public.room_categories as c on c.id = t.id and c.is_active
    cross join lateral (select private.refuse_stay(c, p_check_in, p_check_out) as refusal) as j
    where coalesce(private.rooms_free(c.id, c.total_rooms, p_check_in, p_check_out), c.total_rooms) >= p_rooms
    having bool_and(j.refusal is not null);
    continue when v_error is null;
    if num_nonnulls(p_min_price, p_max_price) > 0 then
      select min(q.total_amount) / (v_nights * p_rooms) into v_price
      from unnest(v_rooms) as c cross join lateral private.quote(
        c, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_plan => private.best_plan(v_hotel.id)
      ) as q;
      continue when v_price < p_min_price or v_price > p_max_price;
    end if;
    v_found := v_found || jsonb_build_object('id', v_hotel.id, 'name', v_hotel.name, 'error', v_error);
    exit when jsonb_array_length(v_found) = 3;
  end loop;
  return v_found;
end $$;

/* Returns the cards of these hotels in the given order. Separate from the search to keep its plan (1.3 ms). */
create or replace function private.hotel_cards(
  p_hotels uuid[], p_totals bigint[], p_latitude double precision, p_longitude double precision, p_check_in date,
  p_check_out date, p_rooms integer, p_sleeps integer, p_adults integer, p_children integer
) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = auto
as $$
declare
  v_month constant date := date_trunc('month', p_check_in::timestamp);
  v_days_ahead constant integer := p_check_in - private.today();
begin
  return coalesce((
    select jsonb_agg(
      jsonb_build_object(
        'id', h.id, 'name', h.name, 'address', h.address, 'city', h.city, 'country', h.country,
        'star_rating', h.star_rating, 'is_featured', h.is_featured, 'main_image_url', h.main_image_url,
        'showcase_id', h.showcase_id, 'is_demo', h.is_demo,
        'description', case when length(h.description) > 400 then rtrim(left(h.description, 399)) || '…' else h.description end,
        'place_id', p.id, 'latitude', x.latitude, 'longitude', x.longitude,
        'distance_km', round(private.distance_km(p_latitude, p_longitude, x.latitude, x.longitude)::numeric, 1),
        'amenities', to_jsonb(h.amenities), 'rating', x.rating, 'review_count', x.review_count,
        'room_type_count', r.room_type_count, 'room_names', r.room_names,
        'base_price', s.total / coalesce((p_check_out - p_check_in) * p_rooms, 1), 'currency', 'INR',
        'stay_total', case when p_check_in is not null then s.total end, 'room_category_id', cheapest.id,
        'plan', private.plan_json(private.best_plan(h.id))
      ) order by s.turn
    )
    from unnest(p_hotels, p_totals) with ordinality as s (hotel_id, total, turn)
    join public.hotels as h on h.id = s.hotel_id
    join private.hotel_search as x on x.hotel_id = s.hotel_id
    left join private.places as p on p.ordinal = x.place
    cross join lateral (
      select count(*) as room_type_count, to_jsonb((array_agg(c.name order by c.base_price, c.name))[1:3]) as room_names
      from public.room_categories as c where c.hotel_id = s.hotel_id and c.is_active
    ) as r
    cross join lateral (
      select c.id
      from public.room_categories as c
      left join private.rate_months as m on m.room_category_id = c.id and m.month = v_month and m.people = 0
      left join lateral private.month_total(
        m, p_check_in, p_check_out - p_check_in, p_rooms, p_adults, p_children, v_days_ahead
      ) as t (total) on true
      left join private.from_prices as f on f.room_category_id = c.id
      where c.hotel_id = s.hotel_id and s.total = case
          when p_check_in is null then coalesce(f.price, c.base_price)
          when m.month is null then c.base_price * (p_check_out - p_check_in) * p_rooms
          else t.total
        end
        and c.is_active and c.total_rooms >= p_rooms and c.max_occupancy >= p_sleeps
        and (p_check_in is null or not exists (
          select 1 from private.nights as n
          where n.room_category_id = c.id and n.night >= p_check_in and n.night < p_check_out and n.free < p_rooms and private.free_now(n) < p_rooms
        ))
      order by c.id limit 1
    ) as cheapest
  ), '[]');
end $$;

/* Returns a calendar of up to 62 days for each room type that takes the party. prices: paise for one night in one room by private.best_plan, null if too few are
   available. closes_at: the hour at which today closed, else null. {ok: false, code}: hotel_not_found, invalid_dates. */
create or replace function private.day_prices(
  p_hotel_id uuid, p_first_day date, p_days integer, p_room_category_id uuid default null, p_adults integer default 2,
  p_children integer default 0, p_rooms integer default 1
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_today constant date := private.today();
  v_rooms constant integer := least(greatest(coalesce(p_rooms, 1), 1), 1000);
  v_adults constant integer := least(greatest(coalesce(p_adults, 2), 1), 1000);
  v_children constant integer := least(greatest(coalesce(p_children, 0), 0), 1000);
  v_off constant smallint := coalesce((private.best_plan(p_hotel_id)).percent_off, 0);
begin
  if (p_days between 1 and 62 and p_first_day between v_today - 62 and v_today + 540) is not true then
    return private.refusal('invalid_dates');
  end if;
  if not exists (select from public.hotels where id = p_hotel_id and is_active) then return private.refusal('hotel_not_found'); end if;
  return jsonb_build_object('ok', true, 'first_day', p_first_day, 'rooms', coalesce((
    select jsonb_agg(
      jsonb_build_object(
        'room_category_id', c.id, 'first_arrival', v_today + greatest(p.lead_days, o.is_over::integer, 0),
        'closes_at', case when o.is_over then p.same_day_until end, 'fills_gaps', coalesce(p.fills_gaps, false), 'last_arrival', v_today + coalesce(p.horizon_days, 540),
        'weekly_discount', coalesce(p.weekly_discount, 0), 'monthly_discount', coalesce(p.monthly_discount, 0)
      ) || d.days order by c.base_price, c.name, c.id
    )
    from public.room_categories as c
    left join private.rate_plans as p on p.room_category_id = c.id
    cross join lateral (select p.lead_days = 0 and not private.sells_today(p.same_day_until) as is_over) as o
    cross join lateral (
      select jsonb_build_object(
        'is_full', jsonb_agg(coalesce(private.free_now(t), c.total_rooms) < 1 and private.is_full(c.id, n.night) order by n.night),
        'min_through', jsonb_agg(n.min_through order by n.night), 'max_through', jsonb_agg(n.max_through order by n.night),
        'prices', jsonb_agg(case when coalesce(private.free_now(t), c.total_rooms) >= v_rooms then s.price end order by n.night),
        'min_nights', jsonb_agg(n.min_nights order by n.night), 'max_nights', jsonb_agg(n.max_nights order by n.night),
        'closed_to_arrival', jsonb_agg(n.closed_to_arrival order by n.night),
        'closed_to_departure', jsonb_agg(n.closed_to_departure order by n.night)
      ) as days
      from private.category_nights(c, p_first_day, p_first_day + p_days) as n
      join (
        select night, sum(price * num_rooms)::bigint / v_rooms as price
        from private.stay_nights(c, p_first_day, p_first_day + p_days, v_rooms, v_adults, v_children, v_today, p_apart => true, p_off => v_off) group by night
      ) as s on s.night = n.night
      left join private.nights as t on t.room_category_id = c.id and t.night = n.night
    ) as d
    where c.hotel_id = p_hotel_id and c.is_active and (p_room_category_id is null or c.id = p_room_category_id)
      and c.total_rooms >= v_rooms and c.max_occupancy * v_rooms >= v_adults + v_children
  ), '[]'));
end $$;

/* Returns current data for up to 20 saved hotels, in order; null for hidden ones. price: paise with tax, of the cheapest available room type, or a
   lowest night price without dates. Code: invalid_stays. */
create or replace function private.saved_hotels(p_stays jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 20;
begin
  if p_stays is null or jsonb_array_length(p_stays) > most then return private.refusal('invalid_stays'); end if;
  return jsonb_build_object('ok', true, 'hotels', coalesce((
    select jsonb_agg(case when h.id is not null then jsonb_build_object(
      'id', h.id, 'name', h.name, 'city', h.city, 'showcase_id', h.showcase_id, 'is_demo', h.is_demo, 'main_image_url', h.main_image_url,
      'star_rating', h.star_rating, 'rating', x.rating, 'review_count', x.review_count, 'check_in_date', s.check_in, 'check_out_date', s.check_out,
      'availability', private.availability(h.id, null, s.check_in, s.check_out, s.rooms, s.adults + s.children),
      'price', (
        select min(case when s.check_in is null then private.from_price(c) else q.total_amount end)
        from public.room_categories as c
        left join lateral private.quote(c, s.check_in, s.check_out, s.rooms, s.adults, s.children, p_plan => private.best_plan(h.id)) as q
          on s.check_in is not null and private.availability(h.id, c.id, s.check_in, s.check_out, s.rooms, s.adults + s.children) = 'free'
        where c.hotel_id = h.id and c.is_active and c.total_rooms >= s.rooms and c.max_occupancy * s.rooms >= s.adults + s.children
      )
    ) end order by s.turn)
    from private.stays_in(p_stays) as s
    left join public.hotels as h on h.id = s.hotel_id and h.is_active
    left join private.hotel_search as x on x.hotel_id = h.id
  ), '[]'));
exception when data_exception then
  return private.refusal('invalid_stays');
end $$;

/* Stores the policy, that of the plan first, advance and site fee at booking. Definer: writers of bookings may have no rights on hotels. */
create or replace function private.freeze_terms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.terms_date := new.check_in_date;
  select private.tidy_text(left(h.policies ->> 'cancellation_policy', 2000)), h.check_in_time into new.cancellation_policy, new.terms_time
  from public.hotels as h where h.id = new.hotel_id;
  if (new.plan ->> 'is_refundable')::boolean is false then new.cancellation_policy := 'non_refundable'; end if;
  select p.percent, p.hours into new.refund_percent, new.refund_hours
  from private.cancellation_policies as p where p.policy = new.cancellation_policy;
  new.advance_agreed := new.advance_amount;
  new.total_agreed := new.total_amount;
  new.fee_percent := case new.source when 'site' then (select s.site_fee_percent from private.settings as s) else 0 end;
  new.site_pays_tax := new.source = 'site' and not private.charges_gst(new.hotel_id);
  return new;
end $$;
