-- Figures for the marketing pages, which are built from content.

/* Returns the lowest price a night in paise, taxes included, of rooms available on a night of the next 365 days; null if none. */
create function private.lowest_price(p_hotel_id uuid, p_room_category_id uuid default null) returns bigint
language sql stable set search_path = ''
as $$
  select min(private.from_price(c)) from public.room_categories as c
  where c.hotel_id = p_hotel_id and c.is_active and (p_room_category_id is null or c.id = p_room_category_id)
    and 365 > (
      select count(*) from private.nights as n
      where n.room_category_id = c.id and n.night >= private.today() and n.night < private.today() + 365 and n.free = 0
        and private.free_now(n) = 0
    )
$$;

/* Returns {ok, houses: [{hotel_id, showcase_id, rating, review_count, from_price, rooms: [{id, name, from_price}]}], featured: [{hotel_id, name,
   city, is_demo, photo: {url, alt}, rating, review_count, from_price}], inr_per_dollar}: the brand's own hotels and the three best rated other
   featured ones. Prices: see lowest_price. */
create function private.highlights() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'ok', true,
    'houses', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'hotel_id', h.id, 'showcase_id', h.showcase_id, 'rating', s.rating, 'review_count', s.review_count,
          'from_price', private.lowest_price(h.id),
          'rooms', (
            select coalesce(
              jsonb_agg(
                jsonb_build_object('id', c.id, 'name', c.name, 'from_price', private.lowest_price(h.id, c.id)) order by c.base_price, c.name
              ), '[]'
            )
            from public.room_categories as c where c.hotel_id = h.id and c.is_active
          )
        ) order by h.showcase_id
      )
      from public.hotels as h join private.hotel_search as s on s.hotel_id = h.id
      where h.is_active and h.showcase_id is not null
    ), '[]'),
    'featured', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'hotel_id', f.id, 'name', f.name, 'city', f.city, 'is_demo', f.is_demo, 'photo', f.photo,
          'rating', f.rating, 'review_count', f.review_count, 'from_price', f.from_price
        ) order by f.rating desc nulls last, f.review_count desc, f.name, f.id
      )
      from (
        select h.id, h.name, h.city, h.is_demo, s.rating, s.review_count, p.from_price,
          jsonb_build_object('url', h.main_image_url, 'alt', coalesce(
            (select photo ->> 'alt' from jsonb_array_elements(h.photos) as photo where photo ->> 'url' = h.main_image_url limit 1), ''
          )) as photo
        from public.hotels as h
        join private.hotel_search as s on s.hotel_id = h.id
        cross join lateral private.lowest_price(h.id) as p (from_price)
        where h.is_active and h.is_featured and h.showcase_id is null and h.main_image_url is not null and p.from_price is not null
        order by s.rating desc nulls last, s.review_count desc, h.name, h.id limit 3
      ) as f
    ), '[]'),
    'inr_per_dollar', (select inr_per_unit::text from public.exchange_rates where currency = 'USD')
  )
$$;
select private.offer('highlights', 'anon, authenticated, service_role');
