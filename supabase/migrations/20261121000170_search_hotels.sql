-- Search and destinations. Definer: guests have no rights on inventory or bookings. Expected failures return {ok: false, code}, because a raised
-- error
-- would undo the limits' counts.

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
