-- Data of the site's build: hotels with a page, when each last changed, earlier names of its address, and figures for the marketing pages.

create table private.hotel_changes (
  hotel_id uuid primary key references public.hotels (id) on delete cascade,
  changed_at timestamptz not null default now()
);
comment on table private.hotel_changes is
  'When what guests read of a hotel changed last: itself, its rooms, its reviews. Apart from the hotels, whose rows admins change as they read them.';

/* Skips a row that a concurrent change has locked, so that no change waits. */
create function private.note_changed(p_hotel_id uuid) returns void
language sql volatile set search_path = ''
as $$
  update private.hotel_changes set changed_at = now() where hotel_id = (
    select c.hotel_id from private.hotel_changes as c where c.hotel_id = p_hotel_id and c.changed_at < now() for update skip locked
  )
$$;

/* Definer: writers of hotels have no rights on this table. */
create function private.note_hotel_change() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then insert into private.hotel_changes (hotel_id) values (new.id); else perform private.note_changed(new.id); end if;
  return null;
end $$;
create trigger note_change after insert or update on public.hotels for each row execute function private.note_hotel_change();

create function private.note_hotel_part_change() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then perform private.note_changed(old.hotel_id); else perform private.note_changed(new.hotel_id); end if;
  return null;
end $$;
create trigger note_change after insert or update or delete on public.room_categories
  for each row execute function private.note_hotel_part_change();
create trigger note_change after insert or update or delete on public.reviews
  for each row execute function private.note_hotel_part_change();

create table private.earlier_names (
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  name text not null,
  primary key (hotel_id, name)
);
comment on table private.earlier_names is
  'Names that hotels had. A page''s address holds the name, and links and search engines remember it: the build leads each to the page of today.';

/* Definer: writers of hotels have no rights on this table. */
create function private.log_earlier_name() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.earlier_names (hotel_id, name) values (old.id, old.name) on conflict do nothing;
  return null;
end $$;
create trigger log_earlier_name after update of name on public.hotels
  for each row when (old.name is distinct from new.name) execute function private.log_earlier_name();

/* Returns up to 1,000 bookable hotels with ids after p_after: {ok, hotels: [{id, changed_at, earlier_names}]}. */
create function private.published_hotels(p_after uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('ok', true, 'hotels', coalesce(jsonb_agg(to_jsonb(h) order by h.id), '[]'))
  from (
    select
      h.id, c.changed_at,
      array(select n.name from private.earlier_names as n where n.hotel_id = h.id order by n.name) as earlier_names
    from public.hotels as h join private.hotel_changes as c on c.hotel_id = h.id
    where h.is_active and (p_after is null or h.id > p_after) order by h.id limit 1000
  ) as h
$$;
select private.offer('published_hotels', 'anon, authenticated, service_role');

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
