-- Functions for guests until they book. Definer: guests have no rights on inventory or bookings.
-- Expected failures return {ok: false, code}, because a raised error would undo the limits' counts.

/* Returns null, or invalid_dates, past_dates, too_many_nights or too_far_ahead. Same rules as refuseDates in src/domain/stay.ts. */
create function private.refuse_dates(p_check_in date, p_check_out date) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_check_in is null or p_check_out is null or not isfinite(p_check_in) or not isfinite(p_check_out)
      or p_check_in >= p_check_out then 'invalid_dates'
    when p_check_in < private.today() then 'past_dates'
    when p_check_out - p_check_in > 30 then 'too_many_nights'
    when p_check_out - private.today() > 540 then 'too_far_ahead'
  end
$$;

/* Returns true if a night stays full even if all unpaid bookings expire, so gaps cannot be made for free. p_own: may use its own rooms. */
create function private.is_full(p_room_category_id uuid, p_night date, p_own public.bookings default null) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from private.nights as n
    where n.room_category_id = p_room_category_id and n.night = p_night and n.free < 1
      and private.free_now(n) + (private.held_unpaid(p_room_category_id, p_night, p_night + 1, '', false)).in_all < 1
  ) and (
    p_own.room_category_id = p_room_category_id and p_night >= p_own.check_in_date and p_night < p_own.check_out_date
  ) is not true;
end $$;

/* Returns true if a stay fills a gap: the night after is full, and so is the night before, unless the stay begins on p_first_arrival. */
create function private.fills_gap(
  p_room_category_id uuid, p_check_in date, p_check_out date, p_first_arrival date, p_own public.bookings default null
) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.is_full(p_room_category_id, p_check_out, p_own)
    and (p_check_in = p_first_arrival or private.is_full(p_room_category_id, p_check_in - 1, p_own));
end $$;

/* Returns null or a refusal by the rules, with a sentence for screens: too_late, too_early, closed_to_arrival, min_nights, max_nights,
   closed_to_departure. Ignores availability. p_own: a booking that changes; if it keeps type and check-in, its booking day counts. p_at_desk: today
   never closes. */
create function private.refuse_stay(
  p_room public.room_categories, p_check_in date, p_check_out date, p_own public.bookings default null, p_at_desk boolean default false
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_plan private.rate_plans;
  v_today date := private.today();
  v_first date;
  v_is_over boolean := false;
  v_rules record;
  v_code text;
begin
  select * into v_plan from private.rate_plans where room_category_id = (p_room).id;
  if not found then return null; end if;
  if (p_own.room_category_id, p_own.check_in_date) = ((p_room).id, p_check_in) then
    v_today := (p_own.created_at at time zone 'Asia/Kolkata')::date;
  else
    v_is_over := v_plan.lead_days = 0 and not p_at_desk and not private.sells_today(v_plan.same_day_until);
  end if;
  v_first := v_today + greatest(v_plan.lead_days, v_is_over::integer);
  select
    bool_or(n.closed_to_arrival) filter (where n.night = p_check_in) as no_arrival,
    bool_or(n.closed_to_departure) filter (where n.night = p_check_out) as no_departure,
    max(n.least) as least, min(n.most) as most,
    (array_agg(n.night order by n.least desc nulls last, n.night))[1] as least_night, (array_agg(n.night order by n.most, n.night))[1] as most_night
  into v_rules
  from (
    select
      d.night, r.closed_to_arrival, r.closed_to_departure,
      -- Repeats private.category_nights without prices, because a booking asks twice.
      case
        when d.night = p_check_out then null when d.night = p_check_in then coalesce(abs(r.min_nights), v_plan.min_nights)
        when r.min_nights < 0 then 1 else coalesce(r.min_nights, v_plan.min_nights)
      end as least,
      case
        when d.night = p_check_out then null when d.night = p_check_in then coalesce(abs(r.max_nights), v_plan.max_nights)
        when r.max_nights < 0 then 30 else coalesce(r.max_nights, v_plan.max_nights)
      end as most
    from (select p_check_in + n as night from generate_series(0, p_check_out - p_check_in) as n) as d
    left join private.ruled_nights((p_room).id, 0, p_check_in, p_check_out + 1) as r on r.night = d.night
  ) as n;
  v_code := case
    when p_check_in < v_first then 'too_late'
    when p_check_in > v_today + v_plan.horizon_days then 'too_early'
    when v_rules.no_arrival then 'closed_to_arrival'
    when p_check_out - p_check_in < v_rules.least
      and not (v_plan.fills_gaps and private.fills_gap((p_room).id, p_check_in, p_check_out, v_first, p_own)) then 'min_nights'
    when p_check_out - p_check_in > v_rules.most then 'max_nights'
    when v_rules.no_departure then 'closed_to_departure'
  end;
  if v_code is null then return null; end if;
  return private.refusal(v_code, 'error', case v_code
    when 'too_late' then case when v_is_over and p_check_in = v_today then format(
      'Bookings for today closed at %s IST. Call the hotel, or choose another day.', to_char(make_time(v_plan.same_day_until, 0, 0), 'FMHH12:MI AM')
    ) else format(
      'The earliest check-in is %s. Book this room at least %s ahead.',
      private.day_words(v_first), case v_plan.lead_days when 1 then '1 day' else v_plan.lead_days || ' days' end
    ) end
    when 'too_early' then format('Check-in dates after %s are not open for booking yet.', private.day_words(v_today + v_plan.horizon_days))
    when 'closed_to_arrival' then format('No check-in on %s. Choose another arrival date.', private.day_words(p_check_in))
    when 'min_nights' then format(
      case when v_rules.least_night = p_check_in then 'Minimum stay %s nights from %s.' else 'Minimum stay %s nights if it includes %s.' end,
      v_rules.least, private.day_words(v_rules.least_night)
    )
    when 'max_nights' then format(
      case when v_rules.most_night = p_check_in then 'Maximum stay %s from %s.' else 'Maximum stay %s if it includes %s.' end,
      case v_rules.most when 1 then '1 night' else v_rules.most || ' nights' end, private.day_words(v_rules.most_night)
    )
    else format('No check-out on %s. Choose another departure date.', private.day_words(p_check_out))
  end);
end $$;

/* Returns the advance in paise, in whole rupees, rounded half up. */
create function private.advance_of(p_total bigint, p_percent smallint) returns bigint
language sql immutable set search_path = ''
as $$ select least(p_total, (p_total * p_percent + 5000) / 10000 * 100) $$;

/* Returns the largest percent that applies. reason: null for the usual one, else {rooms: the size of a group}, {from, to: 'MM-DD'}, or both. */
create function private.advance_rule(
  p_check_in date, p_check_out date, p_rooms integer, out percent smallint, out reason jsonb
)
language sql stable set search_path = ''
as $$
  select r.percent, case when r.percent <> r.usual then jsonb_strip_nulls(jsonb_build_object(
    'rooms', case when r.of_group = r.percent then r.group_rooms end,
    'from', case when r.of_season = r.percent then r.peak_from end,
    'to', case when r.of_season = r.percent then r.peak_to end
  )) end
  from (
    select
      greatest(s.advance_percent, a.of_group, a.of_season) as percent, s.advance_percent as usual, a.of_group, a.of_season,
      s.group_rooms, s.peak_from, s.peak_to
    from private.settings as s
    cross join lateral (
      select
        case when p_rooms >= s.group_rooms then s.group_advance_percent end as of_group,
        case when exists (
          select from generate_series(0, p_check_out - p_check_in - 1) as d
          cross join to_char(p_check_in + d, 'MM-DD') as n (night)
          where case when s.peak_from <= s.peak_to
            then n.night between s.peak_from and s.peak_to else n.night >= s.peak_from or n.night <= s.peak_to end
        ) then s.peak_advance_percent end as of_season
    ) as a
  ) as r
$$;

create type private.stay_price as (
  nights integer, num_rooms integer, base_price bigint, total_amount bigint, full_amount bigint, currency text, tax_rate numeric,
  tax_amount bigint, price_lines jsonb, taxes jsonb, advance_percent smallint, advance_amount bigint, advance_reason jsonb
);

create type private.stay_night as (night date, num_rooms integer, price bigint, full_price bigint, tax_rate numeric);

/* Returns the price in paise, all-in. base_price: the average night in a room. price_lines add up to total_amount. full_price: without discount.
   taxes: the parts by tax rate; tax_rate is the highest. */
create function private.price_of(p_check_in date, p_check_out date, p_rooms integer, p_currency text, p_nights private.stay_night[])
returns private.stay_price
language sql stable set search_path = ''
as $$
  with priced as materialized (
    -- A room with another adult can cost the same as one with another child.
    select n.night, sum(n.num_rooms)::integer as num_rooms, n.price, n.full_price, n.tax_rate
    from unnest(p_nights) as n group by n.night, n.price, n.full_price, n.tax_rate
  ),
  lines as (
    select n.num_rooms, n.price, n.full_price, n.tax_rate, min(n.night) as first_night, count(*) as nights
    from (
      select *, p.night - row_number() over (partition by p.num_rooms, p.price, p.full_price, p.tax_rate order by p.night)::integer as run
      from priced as p
    ) as n
    group by n.num_rooms, n.price, n.full_price, n.tax_rate, n.run
  ),
  parts as (
    select p.tax_rate, sum(p.price * p.num_rooms)::bigint as amount from priced as p group by p.tax_rate
  ),
  whole as (
    select sum(p.price * p.num_rooms)::bigint as total, sum(p.full_price * p.num_rooms)::bigint as full_amount from priced as p
  )
  select
    p_check_out - p_check_in, p_rooms, w.total / ((p_check_out - p_check_in) * p_rooms), w.total, w.full_amount, p_currency,
    t.highest, t.tax,
    (select jsonb_agg(to_jsonb(l) order by l.first_night, l.price desc) from lines as l), t.taxes,
    a.percent, private.advance_of(w.total, a.percent), a.reason
  from whole as w
  cross join (
    select
      max(p.tax_rate) as highest, sum(private.tax_contained(p.amount, p.tax_rate))::bigint as tax,
      jsonb_agg(
        jsonb_build_object('tax_rate', p.tax_rate, 'amount', p.amount, 'tax', private.tax_contained(p.amount, p.tax_rate)) order by p.tax_rate
      ) as taxes
    from parts as p
  ) as t
  cross join private.advance_rule(p_check_in, p_check_out, p_rooms) as a
$$;

/* Returns an all-in price before its tax, in whole rupees of paise. */
create function private.untaxed_price(p_price bigint, p_tax_rate numeric) returns bigint
language sql immutable return private.all_in_price(private.price_before_tax(p_price, p_tax_rate), 0);

/* Returns a night at its price before tax, in whole rupees, for a property without GST registration that books itself. */
create function private.without_tax(p_night private.stay_night) returns private.stay_night
language sql immutable
return row (
  (p_night).night, (p_night).num_rooms,
  private.untaxed_price((p_night).price, (p_night).tax_rate),
  -- Before a discount the higher tax rate may have applied.
  private.all_in_price(least(
    private.price_before_tax((p_night).full_price, (p_night).tax_rate),
    case when private.price_before_tax((p_night).full_price, 18) > 750000 then private.price_before_tax((p_night).full_price, 18) end
  ), 0), 0
)::private.stay_night;

/* Returns the price of a stay in paise, all-in, for screens, charges and invoices. Search uses the equal private.month_total. */
create function private.quote(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer,
  p_today date default private.today(), p_night_price bigint default null, p_is_taxed boolean default true
) returns private.stay_price
language sql stable set search_path = ''
as $$
  select private.price_of(p_check_in, p_check_out, p_rooms, (p_room).currency, array(
    select case when p_is_taxed then k else private.without_tax(k) end
    from private.stay_nights(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_today, p_night_price) as n
    cross join lateral (select row (n.night, n.num_rooms, n.price, n.full_price, n.tax_rate)::private.stay_night) as r (k)
  ))
$$;

create table private.rate_hits (
  bucket text not null,
  window_start timestamptz not null,
  expires_at timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);
comment on table private.rate_hits is
  'How often something was tried in a window of time. Buckets can hold a network address, so rows go soon after their window.';
create index rate_hits_expiry on private.rate_hits (expires_at);

/* Counts a try and returns true within the limit. One upsert, so parallel calls cannot pass. Deletes some expired rows. */
create function private.hit(p_bucket text, p_window interval, p_allowed integer, p_weight integer default 1) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_start timestamptz := date_bin(p_window, clock_timestamp(), timestamptz '2000-01-01');
  v_hits integer;
begin
  insert into private.rate_hits as h (bucket, window_start, expires_at, hits)
  values (p_bucket, v_start, v_start + p_window, p_weight)
  on conflict (bucket, window_start) do update set hits = h.hits + p_weight
  returning h.hits into v_hits;
  if v_hits = p_weight then
    delete from private.rate_hits where ctid = any (array(
      select e.ctid from private.rate_hits as e
      where e.expires_at < now() order by e.expires_at limit 10 for update skip locked
    ));
  end if;
  return v_hits <= p_allowed;
end $$;

/* Returns an address's network, also for IPv4 in IPv6 (RFC 4291, 2.5.5.2); null if invalid. Clients choose the last 64 bits of IPv6 (RFC 4291, 2.5.4)
   and get up to a /48 (RFC 6177). */
create function private.network_of(p_address text, p_v4 integer, p_v6 integer) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_address inet;
begin
  -- Separate statements, because the planner would evaluate constant parts and raise for an invalid address.
  if not pg_input_is_valid(p_address, 'inet') or strpos(p_address, '/') > 0 then return null; end if;
  v_address := p_address;
  if v_address <<= '::ffff:0.0.0.0/96' then v_address := substr(host(v_address), 8); end if;
  return host(network(set_masklen(v_address, case family(v_address) when 6 then p_v6 else p_v4 end)));
end $$;

/* Returns the IPv4 address or IPv6 /64, else 'unknown'. Trusts only the header in the settings, and what the nearest proxy appended. */
create function private.address_in(p_headers jsonb) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    private.network_of(left(trim(case client_address_header
      when 'cf-connecting-ip' then p_headers ->> 'cf-connecting-ip'
      else split_part(p_headers ->> 'x-forwarded-for', ',', -1)
    end), 100), 32, 64),
    'unknown'
  )
  from private.settings
$$;

/* Returns the address that limits count; null inside the database and for the service role, which have no limits. */
create function private.client_address() returns text
language sql stable security definer set search_path = ''
as $$
  select case when coalesce(auth.jwt() ->> 'role', current_setting('role', true)) in ('anon', 'authenticated')
    then private.address_in(nullif(current_setting('request.headers', true), '')::jsonb)
  end
$$;

/* Returns the /24 or /48 of a caller. */
create function private.client_network(p_client text) returns text
language sql immutable set search_path = ''
as $$ select coalesce(private.network_of(p_client, 24, 48), p_client) $$;

/* Counts a call. Returns null within the limit, else rate_limited or busy. A /48 has ten times the limit of a /64. Callers without an address share
   one count. */
create function private.refuse_client(
  p_what text, p_window interval, p_allowed integer, p_weight integer default 1, p_client text default private.client_address()
) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_client constant text := p_client;
begin
  if v_client is null then return null; end if;
  if private.hit(p_what || ':client:' || v_client, p_window, p_allowed, p_weight) and (
    strpos(v_client, ':') = 0
    or private.hit(p_what || ':network:' || private.client_network(v_client), p_window, p_allowed * 10, p_weight)
  ) then
    return null;
  end if;
  if v_client = 'unknown' then perform private.tell_limit('unknown_clients'); end if;
  return private.refusal('rate_limited', 'retry_after_seconds', extract(epoch from p_window)::integer);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;

/* Reduces the last call's weight if its refusal was not the caller's fault. The remaining weight limits repeated tries. Rows are locked already. */
create function private.count_less(p_what text, p_weight integer) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.rate_hits as h set hits = h.hits - p_weight
  from (select private.client_address() as client) as c
  where h.bucket in (p_what || ':client:' || c.client, p_what || ':network:' || private.client_network(c.client))
    and h.expires_at > clock_timestamp() and h.hits > p_weight
$$;

/* Returns null, invalid_guests or invalid_filters. The spot is in degrees, or both null. */
create function private.refuse_search(
  p_adults integer, p_children integer, p_rooms integer, p_near_lat double precision, p_near_lng double precision
) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_adults not between 1 and 1000 or p_children not between 0 and 1000 or p_rooms not between 1 and 1000 then 'invalid_guests'
    when (p_near_lat is null) <> (p_near_lng is null) or p_near_lat not between -90 and 90 or p_near_lng not between -180 and 180
      then 'invalid_filters'
  end
$$;

/* Returns the failed filters as a sum: 1 stars, 2 amenities, 4 types, 8 guest score, 16 free cancellation. p_minutes: until the arrival day begins in
   India. Without settings, so that it is inlined. */
create function private.missed_filters(
  p_hotel private.hotel_search, p_stars integer[], p_amenities text[], p_types public.property_type[], p_min_rating numeric,
  p_is_free boolean, p_minutes integer
) returns integer
language sql immutable
return
  case when p_stars is null or cardinality(p_stars) = 0 or (p_hotel).star_rating = any (p_stars) then 0 else 1 end
  + case when p_amenities is null or (p_hotel).amenities @> p_amenities then 0 else 2 end
  + case when p_types is null or cardinality(p_types) = 0 or (p_hotel).property_type = any (p_types) then 0 else 4 end
  + case when p_min_rating is null or (p_hotel).rating >= p_min_rating then 0 else 8 end
  + case when p_is_free is not true or (p_hotel).free_until <= p_minutes then 0 else 16 end;

/* Returns LIKE patterns, longest first, for at most six words; '{%}' for none. Wildcards in the text match themselves. */
create function private.word_patterns(p_text text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(
    array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' order by char_length(word) desc, word),
    '{%}'
  )
  from (
    select distinct match[1] as word
    from regexp_matches(p_text, '[^\s,]+', 'g') with ordinality as m (match, place)
    where place <= 6
  ) as words
$$;

create function private.destination_patterns(p_destination text) returns text[]
language sql immutable set search_path = ''
as $$ select private.word_patterns(private.plain_cut(p_destination)) $$;

/* Returns the fewest rooms of one type that fit the party, and how many of these hotels have them: {rooms, hotel_count}; null if none. */
create function private.fitting_rooms(p_hotel_ids uuid[], p_check_in date, p_check_out date, p_guests bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('rooms', f.rooms, 'hotel_count', f.hotel_count)
  from (
    select r.rooms, count(distinct c.hotel_id) as hotel_count
    from public.room_categories as c
    cross join (select p_check_in - private.today() as days_ahead) as t
    cross join lateral (select (p_guests + c.max_occupancy - 1) / c.max_occupancy as rooms) as r
    where c.hotel_id = any (p_hotel_ids) and c.is_active and c.total_rooms >= r.rooms
      and (p_check_in is null or not exists (
        select 1 from private.nights as n
        where n.room_category_id = c.id and n.night >= p_check_in and n.night < p_check_out and n.free < r.rooms and private.free_now(n) < r.rooms
      ))
      and not exists (
        select from private.rate_months as m
        cross join lateral private.month_total(m, p_check_in, p_check_out - p_check_in, 1, 1, 0, t.days_ahead) as s (total)
        where m.room_category_id = c.id and m.month = date_trunc('month', p_check_in::timestamp) and m.people = 0 and s.total is null
      )
    group by r.rooms order by r.rooms limit 1
  ) as f
$$;

/* Returns {id, name, kind, region}; region is null for a region itself. */
create function private.place_json(p_place_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p.id, 'name', p.name, 'kind', p.kind, 'region', case when r.id <> p.id then r.name end)
  from private.places as p join private.places as r on r.id = p.region_id
  where p.id = p_place_id
$$;

create function private.meaning_json(p_meant private.destination) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'places', coalesce((
      select jsonb_agg(p.name order by n.n) from unnest(p_meant.named) with ordinality as n (id, n) join private.places as p on p.id = n.id
    ), '[]'),
    'other', (select p.name from private.places as p where p.id = p_meant.other_id),
    'is_all', p_meant.words = '{%}', 'typed', p_meant.typed, 'shown', p_meant.shown, 'unnamed', p_meant.unnamed
  )
$$;

/* Returns the nearest place with hotels: {id, name, kind, region, hotel_count, distance_km}; null if none. */
create function private.nearest_place(p_latitude double precision, p_longitude double precision) returns jsonb
language sql stable set search_path = ''
as $$
  select private.place_json(n.id) || jsonb_build_object('hotel_count', n.hotel_count, 'distance_km', round(n.distance::numeric, 1))
  from (
    select p.id, count(*) as hotel_count, private.distance_km(p_latitude, p_longitude, p.latitude, p.longitude) as distance
    from private.hotel_search as s join private.places as p on p.ordinal = s.place
    group by p.id order by distance, p.ordinal limit 1
  ) as n
$$;

/* Returns the cheapest available price in hotels with rate rules, in paise, all-in. Usually one row of rate_months decides. Separate from the search
   to keep its plan (4 ms of 9). `rows 100` makes the search join from here (4 ms). */
create function private.rated_stays(
  p_hotels uuid[], p_check_in date, p_nights integer, p_rooms integer, p_adults integer, p_children integer, p_sleeps integer
) returns table (hotel_id uuid, total bigint)
language plpgsql stable rows 100 set search_path = '' set plan_cache_mode = force_generic_plan set jit = off
as $$
declare
  v_month constant date := date_trunc('month', p_check_in::timestamp);
  v_days_ahead constant integer := p_check_in - private.today();
  v_people constant integer := least(p_sleeps, private.most_people());
  v_rows constant smallint[] := case when p_rooms > 1 then array[v_people, -v_people] else array[v_people] end;
  v_full constant uuid[] := array(
    select n.room_category_id from private.nights as n
    where n.night = any (array(select p_check_in + d from generate_series(0, p_nights - 1) as d)) and n.free < p_rooms and private.free_now(n) < p_rooms
  );
  v_gaps uuid[];
begin
  if p_nights is null then return; end if;
  if exists (select from private.rate_months where month = v_month and people = 0 and gap_lengths is not null) then
    v_gaps := array(
      select m.hotel_id
      from private.nights as n
      join private.rate_months as m on m.room_category_id = n.room_category_id and m.month = v_month and m.people = 0 and m.gap_lengths is not null
      where n.night = p_check_in + p_nights and n.free < 1 and n.room_category_id not in (select unnest(v_full))
        and m.lengths[p_check_in - v_month + 1] & (1 << p_nights - 1) = 0
        and m.gap_lengths[p_check_in - v_month + 1] & (1 << p_nights - 1) <> 0
        and private.month_fills_gap(m, p_check_in, p_nights, v_days_ahead)
    );
  end if;
  return query
  select b.hotel_id, case when b.decides then b.total else (
    select min(t.total)
    from (
      select m.* from private.rate_months as m
      where m.hotel_id = b.hotel_id and m.month = v_month and m.people = 0
        and m.total_rooms >= p_rooms and m.max_occupancy >= p_sleeps and m.room_category_id not in (select unnest(v_full))
    ) as m
    cross join lateral private.month_total(m, p_check_in, p_nights, p_rooms, p_adults, p_children, v_days_ahead) as t (total)
  ) end
  from (
    select r.hotel_id, bool_and(r.decides) as decides, min(r.total) as total
    from (
      select m.hotel_id, p_sleeps = v_people and m.room_category_id not in (select unnest(v_full)) and m.hotel_id not in (select unnest(v_gaps)) as decides, t.total
      from (
        select m.* from private.rate_months as m
        where p_hotels is null and m.month = v_month and m.people <> 0 and m.people = any (v_rows) and m.total_rooms >= p_rooms
        union all
        select m.* from unnest(p_hotels) as h (id)
        join private.rate_months as m on m.hotel_id = h.id and m.month = v_month and m.people <> 0 and m.people = any (v_rows)
        where m.total_rooms >= p_rooms
      ) as m
      cross join lateral private.month_total(m, p_check_in, p_nights, p_rooms, p_adults, p_children, v_days_ahead) as t (total)
      -- The order of the index, on few columns, makes grouping fast.
      order by m.hotel_id
    ) as r
    group by r.hotel_id
  ) as b;
end $$;

/* Returns a page of hotels that can take the party. Prices: paise a night, all-in. Dates: both or neither; only hotels available on all nights.
   near_lat, near_lng: degrees; only hotels within radius_km. min_rating excludes hotels without reviews. free_cancellation: refundable in full now;
   without dates, until some time before arrival. sort: recommended, price, rating or name; "recommended" is by distance near a spot, else by
   private.merit_of plus up to 200 points for a low price. Returns {ok, place, meaning, nearest_place, radius_km, fitting_rooms, refused, count, page,
   pages, page_size, nights, facets, hotels} or {ok: false, code}: invalid_dates, past_dates, too_many_nights, too_far_ahead, invalid_guests,
   invalid_filters. place: set if the destination is one place. meaning: places named; other, another of that name; is_all, no other words count;
   typed and shown, a corrected text; unnamed, ignored words. refused: private.refused_stays, else '[]'. facets: counts with all filters but their
   own; min_price and max_price without filters. One statement, so that hotels, count and facets share one reading. */
create function private.search_hotels(
  p_destination text default null, p_check_in date default null, p_check_out date default null, p_adults integer default 2,
  p_children integer default 0, p_rooms integer default 1, p_min_price bigint default null, p_max_price bigint default null,
  p_stars integer[] default null, p_amenities text[] default null, p_sort text default 'recommended', p_page integer default 1,
  p_exact boolean default false, p_near_lat double precision default null, p_near_lng double precision default null,
  p_types text[] default null, p_min_rating numeric default null, p_free_cancellation boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  page_size constant integer := 20;
  v_meant private.destination;
  v_places smallint[];
  v_words text[];
  v_all_words text[];
  v_longest text;
  v_latitude double precision;
  v_longitude double precision;
  v_refusal text;
  v_nights integer;
  v_rooms integer := coalesce(p_rooms, 1);
  v_guests bigint := coalesce(p_adults, 2)::bigint + coalesce(p_children, 0);
  v_page integer := least(greatest(coalesce(p_page, 1), 1), 100000);
  v_sleeps integer; -- people in each room
  v_dates date[];
  v_exact boolean;
  v_sort text;
  v_count bigint;
  v_facets jsonb;
  -- Hotels whose prices follow rules; null for all.
  v_rated uuid[];
  v_units integer;
  v_adults constant integer := coalesce(p_adults, 2);
  v_children constant integer := coalesce(p_children, 0);
  v_types public.property_type[];
  -- Until the arrival day begins; without dates unlimited.
  v_minutes integer := 2147483647;
  v_hotels uuid[];
  v_totals bigint[];
begin
  if p_check_in is not null or p_check_out is not null then
    v_refusal := private.refuse_dates(p_check_in, p_check_out);
    if v_refusal is not null then return private.refusal(v_refusal); end if;
    v_nights := p_check_out - p_check_in;
    v_minutes := floor(extract(epoch from p_check_in::timestamp at time zone 'Asia/Kolkata' - now()) / 60);
  end if;
  v_refusal := private.refuse_search(p_adults, p_children, p_rooms, p_near_lat, p_near_lng);
  if v_refusal is not null then return private.refusal(v_refusal); end if;
  -- Each filter value costs time for every hotel, so none may exceed what a hotel can have.
  if cardinality(p_amenities) > 60 or cardinality(p_stars) > 5 or cardinality(p_types) > 6 then return private.refusal('invalid_filters'); end if;
  v_types := array(select t from unnest(enum_range(null::public.property_type)) as t where t::text = any (p_types));
  if cardinality(v_types) < cardinality(p_types) then return private.refusal('invalid_filters'); end if;
  v_sleeps := (v_guests + v_rooms - 1) / v_rooms;
  v_units := coalesce(v_nights * v_rooms, 1);
  v_dates := array(select p_check_in + n from generate_series(0, v_nights - 1) as n);
  -- Tries the exact text first: correcting typing errors costs a second reading (1.4 ms).
  foreach v_exact in array case when p_exact then '{true}' else '{true,false}' end::boolean[] loop
    v_meant := private.resolve_destination(p_destination, v_exact, p_near_lat, p_near_lng);
    exit when not v_exact and v_meant.typed is null and v_meant.unnamed is null;
    v_places := v_meant.places;
    v_words := v_meant.words;
    v_all_words := v_meant.all_words;
    v_longest := v_words[1];
    v_latitude := v_meant.latitude;
    v_longitude := v_meant.longitude;
    v_sort := case when p_sort in ('price', 'rating', 'name') then p_sort when v_latitude is null then 'recommended' else 'distance' end;

    -- For very many hotels, reading all is faster than looking up each.
    v_rated := case
      when v_words <> '{%}' or v_latitude is not null
        or v_places is not null and (select count(*) from private.hotel_search as s where s.place = any (v_places)) < 2000
      then array(select private.hotels_at(v_meant))
    end;
    with chosen as not materialized (
      select
        s.hotel_id, s.ordinal, s.place, s.sort_name,
        s.price_for[v_sleeps] as price, s.room_for[v_sleeps] as room, s.total_for[v_sleeps] as total_rooms,
        case v_sort
          when 'recommended' then s.merit when 'rating' then s.rating
          when 'distance' then -private.distance_km(v_latitude, v_longitude, s.latitude, s.longitude)
        end as mark,
        -- Kind, free cancellation and failed filters in one number: faster to group by than three.
        64 * s.kind + 32 * coalesce((s.free_until <= v_minutes)::integer, 0)
          + private.missed_filters(s, p_stars, p_amenities, v_types, p_min_rating, p_free_cancellation, v_minutes) as key
      from private.hotel_search as s
      -- The same conditions as private.hotels_at.
      where (v_longest = '%' or s.search_text like v_longest)
        and (cardinality(v_words) = 1 or s.search_text like all (v_words))
        and (v_places is null or s.place = any (v_places) or v_all_words is not null and s.search_text like all (v_all_words))
        and (v_latitude is null or private.distance_km(v_latitude, v_longitude, s.latitude, s.longitude) <= private.near_km())
        and s.price_for[v_sleeps] is not null
    ),
    -- If the cheapest room for the party is available, its price counts. Otherwise the other rooms are read.
    offers as materialized (
      select c.hotel_id, c.ordinal, c.place, c.mark, c.key, c.sort_name, case
        when r.hotel_id is not null then r.total
          when (v_rooms = 1 or c.total_rooms >= v_rooms) and (v_nights is null or c.room not in (
            select n.room_category_id from private.nights as n where n.night = any (v_dates) and n.free < v_rooms and private.free_now(n) < v_rooms
          )) then c.price * v_units
          else v_units * (
            select min(coalesce(f.price, k.base_price))
            from public.room_categories as k left join private.from_prices as f on f.room_category_id = k.id
            where k.hotel_id = c.hotel_id and k.is_active and k.total_rooms >= v_rooms and k.max_occupancy >= v_sleeps
              and (v_nights is null or k.id not in (
                select n.room_category_id from private.nights as n where n.night = any (v_dates) and n.free < v_rooms and private.free_now(n) < v_rooms
              ))
          )
        end as total
      from chosen as c
      left join private.rated_stays(v_rated, p_check_in, v_nights, v_rooms, v_adults, v_children, v_sleeps) as r using (hotel_id)
    ),
    matched as not materialized (
      select *, suits_price and missed = 0 as kept
      from offers
      cross join lateral (select key % 32 as missed) as k
      cross join lateral (select total / v_units as base_price) as u
      cross join lateral (
        select (p_min_price is null or base_price >= p_min_price) and (p_max_price is null or base_price <= p_max_price) as suits_price
      ) as p
      where total is not null
    ),
    counted as materialized (
      select place, count(*) as kept, min(base_price) as from_price, min(total) as from_total from matched where kept group by place
    ),
    kinds as materialized (
      select key % 32 as missed, key / 32 % 2 = 1 as is_free, key / 64 % 6 as stars, key / 64 / 6 % 6 as type, key / 64 / 36 as score, hotels
      from (select key, count(*) as hotels from matched where suits_price and missed in (0, 1, 4, 8, 16) group by key) as k
    ),
    prices as materialized (
      select case when v_sort = 'recommended' then percentile_disc(array[0, 0.5, 1]) within group (order by base_price)
        else array[min(base_price), null, max(base_price)] end as of
      from matched
    )
    select
      (select coalesce(sum(kept), 0) from counted),
      jsonb_build_object(
        'amenities', coalesce((
          select jsonb_agg(
            jsonb_build_object('name', a.amenity, 'hotel_count', a.hotel_count) order by a.is_first desc, a.hotel_count desc, a.amenity collate "C"
          )
          from (
            select *, row_number() over (partition by is_first order by hotel_count desc, amenity collate "C") as n
            from (
              select
                a.amenity, a.amenity in ('Breakfast', 'Pet Friendly') as is_first, sum(bit_count((a.hotels & m.hotels)::bit(64))::integer) as hotel_count
              from (
                select ordinal / 64 as chunk, bit_or(1::bigint << (ordinal % 64)) as hotels
                from matched where suits_price and missed in (0, 2) group by ordinal / 64
              ) as m
              join private.amenity_hotels as a on a.chunk = m.chunk
              group by a.amenity
            ) as a
            where a.hotel_count > 0
          ) as a
          where a.n <= 8
        ), '[]'),
        'stars', coalesce((
          select jsonb_agg(jsonb_build_object('stars', f.stars, 'hotel_count', f.hotel_count) order by f.stars desc)
          from (select stars, sum(hotels) as hotel_count from kinds where missed in (0, 1) and stars > 0 group by stars) as f
        ), '[]'),
        'types', coalesce((
          select jsonb_agg(jsonb_build_object('type', (enum_range(null::public.property_type))[f.type + 1], 'hotel_count', f.hotel_count) order by f.type)
          from (select type, sum(hotels) as hotel_count from kinds where missed in (0, 4) group by type) as f
        ), '[]'),
        'ratings', (
          select jsonb_agg(jsonb_build_object('rating', 3 + r.score / 2.0, 'hotel_count', (
            select coalesce(sum(k.hotels), 0) from kinds as k where k.missed in (0, 8) and k.score >= r.score
          )) order by r.score desc)
          from generate_series(1, 3) as r (score)
        ),
        'free_cancellation', (select coalesce(sum(hotels), 0) from kinds where missed in (0, 16) and is_free),
        'places', coalesce((
          select jsonb_agg(
            jsonb_build_object(
              'id', p.id, 'name', p.name, 'latitude', p.latitude, 'longitude', p.longitude, 'hotel_count', f.kept,
              'from_price', f.from_price, 'from_total', case when v_nights is not null then f.from_total end
            ) order by p.ordinal
          )
          from counted as f join private.places as p on p.ordinal = f.place
        ), '[]'),
        'min_price', (select of[1] from prices),
        'max_price', (select of[3] from prices)
      ),
      s.*
    into v_count, v_facets, v_hotels, v_totals
    from (
      select array_agg(f.hotel_id), array_agg(f.total)
      from (
        select hotel_id, total from matched
        where kept
        order by
          mark + case when v_sort = 'recommended' then least(200, 200 * (select of[2] from prices) / base_price) else 0 end desc nulls last,
          case when v_sort <> 'name' then total end,
          sort_name, hotel_id
        limit page_size offset (v_page - 1) * page_size
      ) as f
    ) as s;
    exit when v_facets -> 'min_price' <> 'null';
  end loop;

  return jsonb_build_object(
    'ok', true,
    'place', case when cardinality(v_meant.named) = 1 then private.place_json(v_meant.named[1]) end,
    'meaning', private.meaning_json(v_meant),
    'radius_km', case when v_latitude is not null then private.near_km() end,
    'count', v_count,
    'page', v_page,
    'pages', (v_count + page_size - 1) / page_size,
    'page_size', page_size,
    'nights', v_nights,
    'facets', v_facets,
    'refused', case when v_count = 0 and v_nights is not null and v_rated is not null then private.refused_stays(
      v_rated, p_check_in, p_check_out, v_rooms, v_adults, v_children, p_min_price, p_max_price, p_stars, p_amenities, v_types, p_min_rating,
      p_free_cancellation, v_minutes
    ) else '[]' end,
    'hotels', private.hotel_cards(
      v_hotels, v_totals, v_latitude, v_longitude, p_check_in, p_check_out, v_rooms, v_sleeps, v_adults, v_children
    )
  ) || case when v_facets -> 'min_price' <> 'null' then '{"nearest_place": null, "fitting_rooms": null}'
    else private.search_alternatives(v_meant, p_check_in, p_check_out, v_guests) end;
end $$;

/* Returns the cards of these hotels in the given order. Separate from the search to keep its plan (1.3 ms). */
create function private.hotel_cards(
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
        'stay_total', case when p_check_in is not null then s.total end, 'room_category_id', cheapest.id
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

/* Lists up to 3 hotels with available rooms that refuse the stay by their rules: {id, name, error of the cheapest type}. Checks only 20 hotels whose
   months refuse it. The price is asked last, and only for a filter: it takes milliseconds for each type. */
create function private.refused_stays(
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
      from unnest(v_rooms) as c cross join lateral private.quote(c, p_check_in, p_check_out, p_rooms, p_adults, p_children) as q;
      continue when v_price < p_min_price or v_price > p_max_price;
    end if;
    v_found := v_found || jsonb_build_object('id', v_hotel.id, 'name', v_hotel.name, 'error', v_error);
    exit when jsonb_array_length(v_found) = 3;
  end loop;
  return v_found;
end $$;

create function private.search_alternatives(p_meant private.destination, p_check_in date, p_check_out date, p_guests bigint) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_hotels constant uuid[] := array(select private.hotels_at(p_meant));
begin
  return jsonb_build_object(
    'fitting_rooms', private.fitting_rooms(v_hotels, p_check_in, p_check_out, p_guests),
    'nearest_place', case
      when v_hotels <> '{}' or p_meant.words <> '{%}' or p_meant.latitude is null then null
      else private.nearest_place(p_meant.latitude, p_meant.longitude)
    end
  );
end $$;
select private.offer('search_hotels', 'anon, authenticated, service_role');

/* Returns up to three nearest dates within 30 days on which the party finds a room, with hotel count and lowest total in paise. */
create function private.nearest_stays(
  p_destination text, p_check_in date, p_check_out date, p_adults integer default 2, p_children integer default 0,
  p_rooms integer default 1, p_room_category_id uuid default null, p_exact boolean default false,
  p_near_lat double precision default null, p_near_lng double precision default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  v_rooms integer := coalesce(p_rooms, 1);
  v_guests bigint := coalesce(p_adults, 2)::bigint + coalesce(p_children, 0);
  v_refusal text := coalesce(
    private.refuse_dates(p_check_in, p_check_out), private.refuse_search(p_adults, p_children, p_rooms, p_near_lat, p_near_lng)
  );
  v_adults constant integer := coalesce(p_adults, 2);
  v_children constant integer := coalesce(p_children, 0);
  v_days_ahead integer;
  v_categories uuid[];
  v_stays jsonb := '[]';
  v_shift integer;
  v_stay jsonb;
begin
  if v_refusal is not null then return private.refusal(v_refusal); end if;
  v_days_ahead := p_check_in - private.today();
  select array_agg(c.id) into v_categories
  from private.hotels_at(private.resolve_destination(p_destination, p_exact, p_near_lat, p_near_lng)) as h (id)
  join public.room_categories as c on c.hotel_id = h.id
    and c.is_active and c.total_rooms >= v_rooms and c.max_occupancy * v_rooms >= v_guests
  where p_room_category_id is null or c.id = p_room_category_id;

  if v_categories is not null then
    for v_shift in
      select d * sign from generate_series(1, 30) as d, unnest(array[-1, 1]) as sign
      where private.refuse_dates(p_check_in + d * sign, p_check_out + d * sign) is null
      order by d, sign
    loop
      select jsonb_build_object(
        'check_in_date', p_check_in + v_shift, 'check_out_date', p_check_out + v_shift,
        'hotel_count', count(distinct c.hotel_id),
        'from_total', min(t.total), 'currency', 'INR'
      ) into v_stay
      from public.room_categories as c
      left join private.rate_months as m on m.room_category_id = c.id
        and m.month = date_trunc('month', (p_check_in + v_shift)::timestamp) and m.people = 0
      left join lateral private.month_total(
        m, p_check_in + v_shift, p_check_out - p_check_in, v_rooms, v_adults, v_children, v_days_ahead + v_shift
      ) as k (total) on true
      cross join lateral (
        select case when m.month is null then c.base_price * (p_check_out - p_check_in) * v_rooms else k.total end as total
      ) as t
      where c.id = any (v_categories) and t.total is not null and not exists (
        select 1 from private.nights as n
        where n.room_category_id = c.id and n.night >= p_check_in + v_shift and n.night < p_check_out + v_shift and n.free < v_rooms
          and private.free_now(n) < v_rooms
      )
      having count(*) > 0;
      if v_stay is not null then v_stays := v_stays || v_stay; end if;
      exit when jsonb_array_length(v_stays) = 3;
    end loop;
  end if;
  return jsonb_build_object('ok', true, 'stays', v_stays);
end $$;
select private.offer('nearest_stays', 'anon, authenticated, service_role');

/* Returns {ok, destinations, hotels} for suggestions. destinations: places in tree order, hotel_count null for landmarks; then unknown cities,
   without id. hotels: {name, city} of the first 200. */
create function private.destinations() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with counted as materialized (
    select s.place, count(*) as hotel_count from private.hotel_search as s group by s.place
  )
  select jsonb_build_object('ok', true, 'destinations', coalesce((
    select jsonb_agg(
      private.place_json(p.id) || jsonb_build_object('in', p.parent_id, 'names', to_jsonb(p.names), 'pincodes', to_jsonb(p.pincodes), 'hotel_count', case when not private.is_landmark(p.kind) then (
        select coalesce(sum(c.hotel_count), 0) from counted as c where c.place between p.ordinal and p.last_ordinal
      ) end) order by p.ordinal
    )
    from private.places as p
    -- A beach with the same name as its town counts as the town.
    where exists (select 1 from private.place_names as n where n.place_id = p.id)
  ), '[]') || coalesce((
    select jsonb_agg(
      jsonb_build_object('id', null, 'in', null, 'name', c.city, 'kind', null, 'region', null, 'names', '[]'::jsonb, 'pincodes', '[]'::jsonb, 'hotel_count', c.hotel_count)
      order by c.hotel_count desc, c.city
    )
    from (
      select h.city, count(*) as hotel_count
      from private.hotel_search as s join public.hotels as h on h.id = s.hotel_id
      where s.place is null group by h.city order by count(*) desc, h.city limit 100
    ) as c
  ), '[]'), 'hotels', coalesce((
    select jsonb_agg(jsonb_build_object('name', h.name, 'city', h.city) order by f.merit desc, f.sort_name, h.id)
    from (
      select * from private.hotel_search as s order by s.merit desc, s.sort_name, s.hotel_id limit 200
    ) as f
    join public.hotels as h on h.id = f.hotel_id
  ), '[]'))
$$;
select private.offer('destinations', 'anon, authenticated, service_role');

/* Returns the rooms available on every night; null if all are. */
create function private.rooms_free(p_room_category_id uuid, p_total_rooms integer, p_check_in date, p_check_out date) returns integer
language sql stable security definer set search_path = ''
as $$
  select least(p_total_rooms, min(private.free_now(n))) from private.nights as n
  where n.room_category_id = p_room_category_id and n.night >= p_check_in and n.night < p_check_out
$$;

/* Returns a room type for guests; with dates its availability and price. base_price: the average night of the stay, without dates the lowest. */
create function private.room_json(
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
    'stay_total', q.total_amount,
    'stay_refusal', case when p_check_in is not null then private.refuse_stay(p_room, p_check_in, p_check_out) ->> 'error' end
  )
  from (select) as one
  left join private.quote(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children) as q on p_check_in is not null
$$;

create function private.hotel_json(p_hotel public.hotels) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_hotel).id, 'name', (p_hotel).name, 'address', (p_hotel).address, 'city', (p_hotel).city,
    'country', (p_hotel).country, 'star_rating', (p_hotel).star_rating, 'main_image_url', (p_hotel).main_image_url,
    'showcase_id', (p_hotel).showcase_id, 'is_demo', (p_hotel).is_demo,
    'check_in_time', left((p_hotel).check_in_time::text, 5), 'check_out_time', left((p_hotel).check_out_time::text, 5),
    'phone', (p_hotel).phone, 'email', (p_hotel).email, 'policies', (p_hotel).policies
  )
$$;

/* Returns {place_id, latitude, longitude, is_approximate}, in degrees. is_approximate: the coordinates are the place's. All null if unknown. */
create function private.where_json(p_hotel public.hotels) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'place_id', p.id, 'latitude', coalesce(s.latitude, (p_hotel).latitude), 'longitude', coalesce(s.longitude, (p_hotel).longitude),
    'is_approximate', s.latitude is not null and ((p_hotel).latitude is null or (p_hotel).longitude is null)
  )
  from (select (p_hotel).id) as h
  left join private.hotel_search as s on s.hotel_id = h.id
  left join private.places as p on p.ordinal = s.place
$$;

/* Returns the refund now for a stay from this day. Late bound: private.terms_now is in a later file. */
create function private.terms_on(p_hotel public.hotels, p_check_in date) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return private.terms_now(jsonb_populate_record(null::public.bookings, jsonb_build_object(
    'terms_date', p_check_in, 'terms_time', p_hotel.check_in_time
  ) || coalesce((
    select jsonb_build_object('refund_percent', p.percent, 'refund_hours', p.hours)
    from private.cancellation_policies as p where p.policy = p_hotel.policies ->> 'cancellation_policy'
  ), '{}')));
end $$;

/* Returns the hotel page, with dates also availability and totals. Invalid dates only set dates_error. {ok: false, code: hotel_not_found}. */
create function private.hotel_details(
  p_hotel_id uuid, p_check_in date default null, p_check_out date default null, p_adults integer default 2,
  p_children integer default 0, p_rooms integer default 1
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_hotel public.hotels;
  v_refusal text;
  v_rooms integer := least(greatest(coalesce(p_rooms, 1), 1), 1000);
  v_guests integer := least(greatest(coalesce(p_adults, 2), 1), 1000) + least(greatest(coalesce(p_children, 0), 0), 1000);
begin
  select * into v_hotel from public.hotels where id = p_hotel_id and is_active;
  if not found then return private.refusal('hotel_not_found'); end if;
  if p_check_in is not null or p_check_out is not null then v_refusal := private.refuse_dates(p_check_in, p_check_out); end if;
  if v_refusal is not null then
    p_check_in := null;
    p_check_out := null;
  end if;
  return (
    select jsonb_build_object(
      'ok', true,
      'nights', p_check_out - p_check_in,
      'fitting_rooms', case when not exists (
        select 1 from public.room_categories as c
        where c.hotel_id = v_hotel.id and c.is_active and c.total_rooms >= v_rooms and c.max_occupancy * v_rooms >= v_guests
          and (p_check_in is null or coalesce(private.rooms_free(c.id, c.total_rooms, p_check_in, p_check_out), c.total_rooms) >= v_rooms
            and private.refuse_stay(c, p_check_in, p_check_out) is null)
      ) then private.fitting_rooms(array[v_hotel.id], p_check_in, p_check_out, v_guests) end,
      'hotel', private.hotel_json(v_hotel) || jsonb_build_object(
        'description', v_hotel.description, 'photos', v_hotel.photos, 'amenities', to_jsonb(v_hotel.amenities),
        'is_featured', v_hotel.is_featured,
        'rating', s.rating, 'review_count', s.review_count, 'review_figures', s.review_figures
      ) || private.where_json(v_hotel),
      'rooms', coalesce((
        select jsonb_agg(
          private.room_json(c, p_check_in, p_check_out, v_rooms, coalesce(p_adults, 2), coalesce(p_children, 0))
            || jsonb_build_object('fits', c.total_rooms >= v_rooms and c.max_occupancy * v_rooms >= v_guests)
          order by c.base_price, c.name
        )
        from public.room_categories as c where c.hotel_id = v_hotel.id and c.is_active
      ), '[]'),
      'reviews', coalesce((
        select jsonb_agg(to_jsonb(r) - '{hotel_id,hidden_at,hidden_reason,hidden_kind}'::text[] order by r.created_at desc, r.id)
        from (
          select * from public.reviews where hotel_id = v_hotel.id and hidden_at is null
          order by created_at desc, id limit 10
        ) as r
      ), '[]'),
      'terms', case when p_check_in is not null then private.terms_on(v_hotel, p_check_in) end,
      'dates_error', v_refusal
    )
    from private.hotel_search as s where s.hotel_id = v_hotel.id
  );
end $$;
select private.offer('hotel_details', 'anon, authenticated, service_role');

/* Returns 20 visible reviews after p_after. p_sort: newest, highest or lowest. p_words: all must occur in the newest 1,000. {ok: false, code:
   hotel_not_found}. */
create function private.hotel_reviews(
  p_hotel_id uuid, p_sort text default 'newest', p_party text default null, p_words text default null, p_after integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_words constant text[] := array(select w from regexp_split_to_table(private.plain_text(left(p_words, 120)), '\s+') as w where w <> '' limit 10);
begin
  if not exists (select from public.hotels where id = p_hotel_id and is_active) then return private.refusal('hotel_not_found'); end if;
  return (
    with found as (
      select * from (
        select * from public.reviews as n where n.hotel_id = p_hotel_id and n.hidden_at is null
        -- Searching takes up to a millisecond a review.
        order by n.created_at desc limit case when v_words <> '{}' then 1000 end
      ) as r
      where (p_party is null or r.party = p_party)
        and (v_words = '{}' or not exists (
          select from (select private.plain_text(concat_ws(' ', r.title, r.comment, r.reply))) as t (words) cross join unnest(v_words) as w
          where strpos(t.words, w) = 0
        ))
    )
    select jsonb_build_object(
      'ok', true, 'count', (select count(*) from found),
      'reviews', coalesce((
        select jsonb_agg(to_jsonb(r) - '{hotel_id,aspects,hidden_at,hidden_reason,hidden_kind,place}'::text[] order by r.place)
        from (
          select *, row_number() over (
            order by case p_sort when 'highest' then -rating when 'lowest' then rating end, created_at desc, id
          ) as place
          from found order by place offset greatest(p_after, 0) limit 20
        ) as r
      ), '[]')
    )
  );
end $$;
select private.offer('hotel_reviews', 'anon, authenticated');

/* Returns a calendar of up to 62 days for each room type that takes the party. prices: paise for one night in one room, null if too few are
   available. closes_at: the hour at which today closed, else null. {ok: false, code}: hotel_not_found, invalid_dates. */
create function private.day_prices(
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
        from private.stay_nights(c, p_first_day, p_first_day + p_days, v_rooms, v_adults, v_children, v_today, p_apart => true) group by night
      ) as s on s.night = n.night
      left join private.nights as t on t.room_category_id = c.id and t.night = n.night
    ) as d
    where c.hotel_id = p_hotel_id and c.is_active and (p_room_category_id is null or c.id = p_room_category_id)
      and c.total_rooms >= v_rooms and c.max_occupancy * v_rooms >= v_adults + v_children
  ), '[]'));
end $$;
select private.offer('day_prices', 'anon, authenticated, service_role');

/* Returns hotel, room and, with dates, the price in paise. advance_hours: null for never. p_offer: an offer's token. dates_error: from refuse_dates
   or refuse_stay. {ok: false, code: room_not_found}. */
create function private.booking_quote(
  p_room_category_id uuid, p_check_in date default null, p_check_out date default null, p_num_rooms integer default 1,
  p_num_adults integer default 1, p_num_children integer default 0, p_offer text default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_room public.room_categories;
  v_hotel public.hotels;
  v_offer record;
  v_price private.stay_price;
  v_refusal text;
  v_rooms integer := greatest(coalesce(p_num_rooms, 1), 1);
  v_adults constant integer := least(greatest(coalesce(p_num_adults, 1), 1), 1000);
  v_children constant integer := least(greatest(coalesce(p_num_children, 0), 0), 1000);
begin
  select * into v_room from public.room_categories where id = p_room_category_id and is_active;
  if found then select * into v_hotel from public.hotels where id = v_room.hotel_id and is_active; end if;
  if not found then return private.refusal('room_not_found'); end if;
  v_rooms := least(v_rooms, v_room.total_rooms);
  select * into v_offer from private.offer_of(p_offer, v_room.id, p_check_in, p_check_out, v_rooms, v_adults, v_children);
  if p_check_in is not null or p_check_out is not null then
    v_refusal := coalesce(
      private.refuse_dates(p_check_in, p_check_out),
      case when (v_offer.hold).id is null then private.refuse_stay(v_room, p_check_in, p_check_out) ->> 'error' end
    );
  end if;
  if v_refusal is not null then
    p_check_in := null;
    p_check_out := null;
  elsif p_check_in is not null then
    v_price := case
      when (v_offer.hold).id is null then private.quote(v_room, p_check_in, p_check_out, v_rooms, v_adults, v_children)
      else jsonb_populate_record(null::private.stay_price, (v_offer.offer).price)
    end;
  end if;
  return jsonb_build_object(
    'ok', true,
    'hotel', private.hotel_json(v_hotel),
    'room', private.room_json(v_room, p_check_in, p_check_out, v_rooms, v_adults, v_children),
    'quote', case when p_check_in is not null then to_jsonb(v_price) || jsonb_build_object(
      -- Rounded down, so that guests are not promised more time.
      'advance_hours', floor(extract(epoch from private.advance_deadline(now(), p_check_in, v_price.advance_amount) - now()) / 3600),
      'terms', private.terms_on(v_hotel, p_check_in),
      'rooms_free', private.rooms_free(v_room.id, v_room.total_rooms, p_check_in, p_check_out) + coalesce((v_offer.hold).rooms, 0),
      'note', case when (v_offer.hold).id is not null then format(
        'The hotel holds this room for you until %s, %s IST.',
        private.day_words(((v_offer.hold).ends_at at time zone 'Asia/Kolkata')::date),
        to_char((v_offer.hold).ends_at at time zone 'Asia/Kolkata', 'FMHH12:MI AM')
      ) end
    ) end,
    'dates_error', v_refusal,
    'caller', case when (v_offer.hold).id is not null then
      jsonb_build_object('guest_name', (v_offer.offer).guest_name, 'guest_phone', (v_offer.offer).guest_phone)
    end,
    'asks_human', (select guests_prove_human from private.settings)
  );
end $$;
select private.offer('booking_quote', 'anon, authenticated, service_role');
