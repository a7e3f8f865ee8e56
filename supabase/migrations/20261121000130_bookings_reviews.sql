-- Reviews of stays, and the averages that search shows.

/* Returns true for {clean, place, people, value} with 1 to 5 stars each, or null. */
create function private.is_aspects(p_value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(p_value) = 'object' then
    p_value ?& '{clean,place,people,value}' and p_value - '{clean,place,people,value}'::text[] = '{}'
      and not exists (select from jsonb_each(p_value) as a where a.value::text !~ '^[1-5]$')
    else p_value is null
  end
$$;

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  reviewer_name text not null check (char_length(reviewer_name) between 1 and 120 and private.is_name(reviewer_name)),
  rating smallint not null check (rating between 1 and 5),
  aspects jsonb check (private.is_json(aspects, 'object', 200) and private.is_aspects(aspects)),
  title text not null default '' check (char_length(title) <= 120 and private.is_line(title) and private.is_layout_safe(title)),
  comment text not null default '' check (char_length(comment) <= 2000 and private.is_text(comment) and private.is_layout_safe(comment)),
  is_verified boolean not null default false,
  party text check (party in ('solo', 'couple', 'family', 'group')),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_reason text check (char_length(hidden_reason) between 1 and 300 and private.is_text(hidden_reason)),
  -- The reason class for the public log, which hides the words of the reason.
  hidden_kind text check (hidden_kind in ('stranger', 'insult', 'personal', 'spam', 'other')),
  -- Written once by reply_review; its author is in private.review_replies.
  reply text check (reply <> '' and char_length(reply) <= 2000 and private.is_text(reply) and private.is_layout_safe(reply)),
  replied_at timestamptz,
  photos text[] not null default '{}' check (
    cardinality(photos) <= 5 and (array_to_string(photos, ' ', '?') || ' ') ~ '^ ?(/(reviews/photos/[0-9a-f-]{36}|photos/[a-z0-9-]{1,100}\.webp) )*$'
  ),
  constraint hidden_with_reason check ((hidden_at is null) = (hidden_reason is null)),
  constraint replied_at_some_time check ((reply is null) = (replied_at is null))
);
comment on table public.reviews is 'Reviews of hotels. Written by private.write_review alone; is_verified means there was a stay. Hidden ones are for admins and the house.';
create index reviews_hotel on public.reviews (hotel_id, created_at desc) include (rating, hidden_at);

grant select on public.reviews to anon, authenticated;
alter table public.reviews enable row level security;
create policy "anyone reads visible reviews of active hotels" on public.reviews for select to anon, authenticated
  using (hidden_at is null and exists (select 1 from public.hotels as h where h.id = hotel_id and h.is_active));

create table private.review_stays (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  booking_id uuid not null unique references public.bookings (id),
  legal_versions jsonb check (private.is_json(legal_versions, 'object', 200)),
  -- Hidden until an admin has read it, because it has contact details or links.
  awaits_check boolean not null default false
);
create index review_stays_to_check on private.review_stays (review_id) where awaits_check;
comment on table private.review_stays is 'The stay behind a review: one review for each booking.';

/* Returns family (with a child), solo, couple (two in one room) or group. */
create function private.party_of(p_booking public.bookings) returns text
language sql immutable set search_path = ''
as $$
  select case
    when (p_booking).num_children > 0 then 'family'
    when (p_booking).num_adults = 1 then 'solo'
    when (p_booking).num_adults = 2 and (p_booking).num_rooms = 1 then 'couple'
    else 'group'
  end
$$;

/* Returns a hotel's points for the order "recommended". The share of good reviews is a Bayesian mean with ten earlier ones. */
create function private.merit_of(p_is_first boolean, p_reviews bigint, p_good bigint, p_photos integer) returns integer
language sql immutable set search_path = ''
as $$
  select (case when p_is_first then 10000 else 0 end + 700 * (2 * p_good + 15) / (2 * (p_reviews + 10)) + 10 * least(p_photos, 10))::integer
$$;

/* Writes or deletes the search rows of a hotel. */
create function private.index_hotel(p_hotel_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_ordinal integer;
  v_bit bigint;
  v_words text[];
begin
  -- Concurrent changes wait here, so that the second sees the first.
  perform 1 from public.hotels where id = p_hotel_id for no key update;
  insert into private.hotel_search as s (
    hotel_id, sort_name, search_text, star_rating, amenities, rating, review_count, review_figures, place, latitude, longitude, merit,
    price_for, room_for, total_for, property_type, free_until
  )
  select
    h.id, private.plain_text(h.name), private.plain_text(concat_ws(', ', h.name, h.city, h.address, h.country)),
    h.star_rating, h.amenities, r.rating, r.review_count, r.figures, p.ordinal,
    case when l.is_own then h.latitude else p.latitude end, case when l.is_own then h.longitude else p.longitude end,
    private.merit_of(h.is_featured or h.showcase_id is not null, r.review_count, r.good_count, jsonb_array_length(h.photos)),
    o.price_for, o.room_for, o.total_for, h.property_type, (
      select 60 * c.hours - extract(epoch from h.check_in_time)::integer / 60
      from private.cancellation_policies as c where c.policy = h.policies ->> 'cancellation_policy' and c.percent = 100
    )
  from public.hotels as h
  cross join lateral (select h.latitude is not null and h.longitude is not null as is_own) as l
  cross join lateral private.place_of_hotel(h.city, h.address) as p
  cross join lateral (
    select
      round(avg(r.rating), 1) as rating, count(*) as review_count, count(*) filter (where r.rating >= 4) as good_count,
      jsonb_build_object(
        'stars', jsonb_build_array(
          count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2), count(*) filter (where r.rating = 3),
          count(*) filter (where r.rating = 4), count(*) filter (where r.rating = 5)
        ),
        'aspect_count', count(r.aspects),
        'aspects', case when count(r.aspects) > 0 then jsonb_build_object(
          'clean', round(avg((r.aspects ->> 'clean')::integer), 1), 'place', round(avg((r.aspects ->> 'place')::integer), 1),
          'people', round(avg((r.aspects ->> 'people')::integer), 1), 'value', round(avg((r.aspects ->> 'value')::integer), 1)
        ) end
      ) as figures
    from public.reviews as r
    where r.hotel_id = h.id and r.hidden_at is null
  ) as r
  cross join lateral (
    select
      coalesce(array_agg(c.price order by people), '{}') as price_for,
      coalesce(array_agg(c.id order by people), '{}') as room_for,
      coalesce(array_agg(c.total_rooms order by people), '{}')::smallint[] as total_for
    from generate_series(1, (
      select max(m.max_occupancy) from public.room_categories as m where m.hotel_id = h.id and m.is_active
    )) as people
    cross join lateral (
      select c.id, c.total_rooms, coalesce(f.price, c.base_price) as price
      from public.room_categories as c left join private.from_prices as f on f.room_category_id = c.id
      where c.hotel_id = h.id and c.is_active and c.max_occupancy >= people
      order by price, c.id limit 1
    ) as c
  ) as o
  where h.id = p_hotel_id and h.is_active
  on conflict (hotel_id) do update set
    sort_name = excluded.sort_name, search_text = excluded.search_text, star_rating = excluded.star_rating,
    amenities = excluded.amenities, rating = excluded.rating, review_count = excluded.review_count, review_figures = excluded.review_figures,
    place = excluded.place, latitude = excluded.latitude, longitude = excluded.longitude,
    merit = excluded.merit,
    price_for = excluded.price_for, room_for = excluded.room_for, total_for = excluded.total_for,
    property_type = excluded.property_type, free_until = excluded.free_until;

  v_words := array(
    select distinct word from public.hotels as h cross join regexp_split_to_table(private.place_key(h.name), ' ') as word
    where h.id = p_hotel_id and h.is_active and char_length(word) >= 4 and word <> all (private.empty_words())
  );
  delete from private.name_words where hotel_id = p_hotel_id and word <> all (v_words);
  insert into private.name_words (hotel_id, word) select p_hotel_id, word from unnest(v_words) as word on conflict do nothing;

  -- Flips only wrong bits, in order, so that concurrent changes of two hotels do not deadlock.
  select ordinal into v_ordinal from private.hotel_search where hotel_id = p_hotel_id;
  v_bit := 1::bigint << (v_ordinal % 64);
  insert into private.amenity_hotels as a (amenity, chunk, hotels)
  select amenity, v_ordinal / 64, v_bit
  from (
    select unnest(h.amenities) as amenity from public.hotels as h where h.id = p_hotel_id and h.is_active
  ) as wanted
  full join (
    select a.amenity from private.amenity_hotels as a where a.chunk = v_ordinal / 64 and a.hotels & v_bit <> 0
  ) as known using (amenity)
  where v_bit is not null and (wanted.amenity is null or known.amenity is null)
  group by amenity order by amenity
  on conflict (amenity, chunk) do update set hotels = a.hotels # excluded.hotels;

  delete from private.hotel_search as s
  where s.hotel_id = p_hotel_id and not exists (select 1 from public.hotels as h where h.id = p_hotel_id and h.is_active);
end $$;

create function private.index_changed_hotel() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_hotel(new.id);
  return null;
end $$;
create trigger index_hotel after insert or update of
  name, city, address, country, latitude, longitude, star_rating, property_type, photos, amenities, check_in_time, policies, is_active, is_featured,
  showcase_id
  on public.hotels for each row execute function private.index_changed_hotel();

create function private.index_hotel_of_part() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then perform private.index_hotel(old.hotel_id); end if;
  if tg_op <> 'DELETE' then perform private.index_hotel(new.hotel_id); end if;
  return null;
end $$;
create trigger index_hotel after insert or update of hotel_id, rating, aspects, hidden_at or delete
  on public.reviews for each row execute function private.index_hotel_of_part();
create trigger index_hotel after insert or update of hotel_id, base_price, max_occupancy, total_rooms, is_active or delete
  on public.room_categories for each row execute function private.index_hotel_of_part();
