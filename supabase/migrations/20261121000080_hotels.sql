-- Hotels, their room types, and the narrow table that search reads.

create table public.hotels (
  id uuid primary key default gen_random_uuid(),
  property_id uuid unique references public.properties (id) on delete set null,
  name text not null check (char_length(name) between 1 and 120 and private.is_line(name)),
  description text not null default '' check (char_length(description) <= 5000 and private.is_text(description)),
  address text not null default '' check (char_length(address) <= 300 and private.is_text(address)),
  city text not null check (char_length(city) between 1 and 80 and private.is_line(city)),
  country text not null default 'India' check (char_length(country) between 1 and 60 and private.is_line(country)),
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  star_rating smallint check (star_rating between 1 and 5),
  property_type public.property_type not null default 'hotel',
  main_image_url text check (char_length(main_image_url) <= 500 and private.is_photo_path(main_image_url)),
  photos jsonb not null default '[]' check (private.is_json(photos, 'array', 100000) and private.are_photos(photos) and jsonb_array_length(photos) <= 60),
  amenities text[] not null default '{}' check (
    cardinality(amenities) <= 60 and pg_column_size(amenities) <= 16000 and private.are_lines(amenities)
  ),
  check_in_time time not null default '12:00',
  check_out_time time not null default '11:00',
  phone text check (private.is_phone(phone)),
  email text check (private.is_email(email)),
  policies jsonb not null default '{}' check (private.is_json(policies, 'object', 40000)),
  is_active boolean not null default true,
  is_featured boolean not null default false,
  showcase_id text unique check (showcase_id ~ '^[a-z0-9-]{1,60}$'),
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.hotels is 'Published places to stay. photos is a list of {url, alt}; policies as in properties.';
create trigger tidy_listing before insert or update of name, description, address, city, amenities on public.hotels
  for each row execute function private.tidy_listing();

create table public.room_categories (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120 and private.is_line(name)),
  description text not null default '' check (char_length(description) <= 2000 and private.is_text(description)),
  bed_type text not null default 'Double Bed' check (char_length(bed_type) between 1 and 60 and private.is_line(bed_type)),
  max_occupancy integer not null check (max_occupancy between 1 and 50),
  room_size text check (char_length(room_size) <= 40 and private.is_line(room_size)),
  total_rooms integer not null check (total_rooms between 1 and 1000),
  -- Paise a night, including GST.
  base_price bigint not null check (base_price between 1 and 100000000),
  currency text not null default 'INR' check (currency = 'INR'),
  -- Percent of tax contained in base_price.
  tax_rate numeric(4, 1) not null default 5 check (tax_rate between 0 and 30),
  amenities text[] not null default '{}' check (
    cardinality(amenities) <= 60 and pg_column_size(amenities) <= 16000 and private.are_lines(amenities)
  ),
  photos jsonb not null default '[]' check (private.is_json(photos, 'array', 100000) and private.are_photos(photos) and jsonb_array_length(photos) <= 60),
  is_active boolean not null default true,
  -- Allows a booking to reference a room type together with its hotel.
  unique (id, hotel_id)
);
comment on table public.room_categories is 'Identical rooms of a hotel, sold by number. base_price is what a guest pays a night, in paise.';
create trigger tidy_room before insert or update of name, description, room_size, amenities on public.room_categories
  for each row execute function private.tidy_room();
create index room_categories_hotel on public.room_categories (hotel_id)
  include (id, base_price, max_occupancy, total_rooms) where is_active;

grant select on public.hotels, public.room_categories to anon, authenticated;
grant update (
  name, description, address, city, country, star_rating, main_image_url, photos, amenities, check_in_time,
  check_out_time, phone, email, policies, is_active
) on public.hotels to authenticated;
grant update (
  name, description, bed_type, max_occupancy, room_size, total_rooms, amenities, photos, is_active
) on public.room_categories to authenticated;
alter table public.hotels enable row level security;
create policy "anyone reads active hotels, admins all" on public.hotels for select to anon, authenticated
  using (is_active or (select private.is_admin()));
create policy "admins change hotels" on public.hotels for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
alter table public.room_categories enable row level security;
create policy "anyone reads active rooms of active hotels, admins all" on public.room_categories
  for select to anon, authenticated
  using (
    (is_active and exists (select 1 from public.hotels as h where h.id = hotel_id and h.is_active))
    or (select private.is_admin())
  );
create policy "admins change rooms" on public.room_categories for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create table public.exchange_rates (
  currency text primary key check (currency ~ '^[A-Z]{3}$' and currency <> 'INR'),
  inr_per_unit numeric(10, 4) not null check (inr_per_unit between 0.0001 and 99999),
  as_of date not null default private.today() check (as_of between '2000-01-01' and '9999-12-31')
);
comment on table public.exchange_rates is 'Dated rates for showing prices in another currency. Guests are charged in rupees.';
grant select on public.exchange_rates to anon, authenticated;
grant update (inr_per_unit, as_of) on public.exchange_rates to authenticated;
alter table public.exchange_rates enable row level security;
create policy "anyone reads rates" on public.exchange_rates for select to anon, authenticated using (true);
create policy "admins change rates" on public.exchange_rates for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
insert into public.exchange_rates (currency, inr_per_unit, as_of) values ('USD', 88.5000, '2026-11-20');

create table private.hotel_search (
  -- Columns that every search reads come first, fixed widths before others: PostgreSQL walks over all columns before the one it reads.
  hotel_id uuid primary key references public.hotels (id) on delete cascade,
  -- Its bit in the bitmaps of amenity_hotels.
  ordinal integer not null unique generated by default as identity,
  -- Points for the order "recommended": private.merit_of.
  merit integer not null default 0,
  review_count integer not null,
  star_rating smallint,
  property_type public.property_type not null default 'hotel',
  -- Minutes before the arrival day begins in India until which cancelling is free; negative on that day, null if never.
  -- A migration that changes private.cancellation_policies must index all hotels again.
  free_until integer,
  -- Facet key: stars (0 for none) + 6 × property type from 0 + 36 × how many of the scores 3.5, 4 and 4.5 it reaches.
  kind smallint not null generated always as (
    coalesce(star_rating, 0)
    + 6 * (array_position('{hotel,resort,homestay,apartment,villa,guest_house}'::public.property_type[], property_type) - 1)
    + 36 * coalesce((rating >= 3.5)::integer + (rating >= 4)::integer + (rating >= 4.5)::integer, 0)
  ) stored,
  -- The ordinal in private.places, null if unknown. Coordinates fall back to those of the place.
  place smallint,
  latitude double precision,
  longitude double precision,
  -- The cheapest room for 1, 2, 3 … people: price, id, number of rooms. Plain storage saves unpacking (3 % of a full search).
  price_for bigint[] storage plain not null,
  room_for uuid[] storage plain not null,
  total_for smallint[] storage plain not null,
  rating numeric(2, 1),
  -- Plain text: the name, for sorting, and "name, city, address, country", for destinations.
  sort_name text collate "C" not null,
  search_text text not null,
  amenities text[] not null,
  -- {stars: number of visible reviews with 1 to 5, aspects: their means or null, aspect_count: number of reviews with aspects}.
  review_figures jsonb not null default '{"stars":[0,0,0,0,0],"aspects":null,"aspect_count":0}'
    check (private.is_json(review_figures, 'object', 1000))
);
comment on table private.hotel_search is
  'One narrow row for each active hotel, kept by triggers. Under row security a text search could not use its index (ILIKE is not leakproof); this table is read by the search function alone.';
create index hotel_search_place on private.hotel_search (place);
create index hotel_search_text on private.hotel_search using gin (search_text extensions.gin_trgm_ops);

create table private.amenity_hotels (
  amenity text not null,
  -- The hotel's ordinal divided by 64; the remainder is its bit.
  chunk integer not null,
  hotels bigint not null,
  primary key (amenity, chunk)
);
comment on table private.amenity_hotels is
  'Which hotels have an amenity, as bitmaps kept with hotel_search: counting the amenities of ten thousand hotels reads a few rows.';
