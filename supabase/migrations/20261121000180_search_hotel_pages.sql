-- Pages of hotels, with prices by day and the quote of a stay. Definer: guests have no rights on inventory or bookings.

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
