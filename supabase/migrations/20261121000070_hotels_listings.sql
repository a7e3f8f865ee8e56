-- Owners and the listings they fill in. An admin publishes a listing as a hotel.

create type public.property_type as enum ('hotel', 'resort', 'homestay', 'apartment', 'villa', 'guest_house');
create type public.property_status as enum ('draft', 'submitted', 'pending', 'approved', 'rejected');
create type public.document_type as enum ('gst', 'pan', 'ownership', 'lease', 'other');

/* Returns true for a path on this site or its backend. Rejects paths that a browser would read as another host, and any parent-folder step. */
create function private.is_photo_path(p_path text) returns boolean
language sql immutable set search_path = ''
as $$ select p_path ~ '^/(?![/\\])' and p_path !~ '[\u0001-\u001f\u007f-\u009f]' and p_path !~* '[/\\](\.|%2e){1,2}([/\\?#]|$)' $$;

create function private.are_photos(p_photos jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_photos) = 'array' and not exists (
    select 1 from jsonb_array_elements(case jsonb_typeof(p_photos) when 'array' then p_photos else '[]' end) as e (photo)
    where jsonb_typeof(photo -> 'url') is distinct from 'string' or not private.is_photo_path(photo ->> 'url')
  )
$$;
grant execute on function private.is_photo_path(text), private.are_photos(jsonb) to authenticated, service_role;

/* Returns true for an id reserved by the site (content/showcase, demo data). Users cannot create such ids. Same as siteId in src/domain/uuid.ts. */
create function private.is_site_id(p_id uuid) returns boolean
language sql immutable set search_path = ''
as $$ select starts_with(p_id::text, '00000000-0000-4000-8000-') $$;

create table public.owner_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  full_name text not null default 'Property Owner' check (char_length(full_name) between 1 and 120 and private.is_name(full_name)),
  phone text check (private.is_phone(phone))
);
comment on table public.owner_profiles is 'Who an owner is and how to reach them: read by the owner alone; admins have functions that note it.';

grant select on public.owner_profiles to authenticated;
grant insert (user_id, full_name, phone) on public.owner_profiles to authenticated;
grant update (full_name, phone) on public.owner_profiles to authenticated;
alter table public.owner_profiles enable row level security;
create policy "owners read their own" on public.owner_profiles for select to authenticated
  using (user_id = (select auth.uid()) and (select private.second_factor_done()));
create policy "owners make their own" on public.owner_profiles for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.second_factor_done()));
create policy "owners change their own" on public.owner_profiles for update to authenticated
  using (user_id = (select auth.uid()) and (select private.second_factor_done())) with check (user_id = (select auth.uid()));

create function private.owner_contact(p_user uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'full_name', coalesce(o.full_name, nullif(p.full_name, ''), 'Property Owner'), 'phone', coalesce(o.phone, p.phone)
  )
  from public.profiles as p left join public.owner_profiles as o on o.user_id = p.user_id where p.user_id = p_user
$$;

create table public.properties (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (user_id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120 and private.is_line(name)),
  property_type public.property_type not null default 'hotel',
  description text not null default '' check (char_length(description) <= 5000 and private.is_text(description)),
  address text not null default '' check (char_length(address) <= 300 and private.is_text(address)),
  city text not null default '' check (char_length(city) <= 80 and private.is_line(city)),
  state text not null default '' check (char_length(state) <= 60 and private.is_line(state)),
  country text not null default 'India' check (char_length(country) between 1 and 60 and private.is_line(country)),
  pincode text not null default '' check (pincode ~ '^([0-9]{6})?$'),
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  -- The contact for guests; null if they contact the site. Never taken from the account.
  phone text check (private.is_phone(phone)),
  email text check (private.is_email(email)),
  amenities text[] not null default '{}' check (
    cardinality(amenities) <= 60 and pg_column_size(amenities) <= 16000 and private.are_lines(amenities)
  ),
  policies jsonb not null default '{}' check (private.is_json(policies, 'object', 40000)),
  status public.property_status not null default 'draft',
  is_public boolean not null default false,
  is_featured boolean not null default false,
  -- The name in content/showcase of one of the brand's own hotels; null for others.
  showcase_id text unique check (showcase_id ~ '^[a-z0-9-]{1,60}$'),
  -- Demo data, which a hosted project never has.
  is_demo boolean not null default false,
  -- True if someone other than the owner hid it; the owner then cannot show it. Kept by guard_status.
  hidden_by_admin boolean not null default false,
  star_rating smallint check (star_rating between 1 and 5),
  -- Paise a night before tax, of the cheapest room.
  base_price bigint check (base_price between 1 and 100000000),
  photos jsonb not null default '[]' check (private.is_json(photos, 'array', 100000) and private.are_photos(photos) and jsonb_array_length(photos) <= 60),
  -- The wizard's form as typed, including invalid values. The other columns hold the last submission.
  draft jsonb check (private.is_json(draft, 'object', 2000000)),
  draft_step text not null default 'import' check (draft_step ~ '^[a-z]{1,40}$'),
  -- Incremented with each saved draft, so that two devices detect a conflict.
  revision integer not null default 0 check (revision >= 0),
  draft_saved_at timestamptz,
  submitted_revision integer check (submitted_revision >= 0),
  submitted_at timestamptz,
  legal_versions jsonb check (private.is_json(legal_versions, 'object', 200)),
  decided_at timestamptz,
  -- Null if never approved, or if an admin unpublished it.
  published_at timestamptz,
  rejection_reason text check (char_length(rejection_reason) between 1 and 1000 and private.is_text(rejection_reason)),
  created_at timestamptz not null default now(),
  -- An admin deleted it: hidden from its owner and guests until it is restored or purged.
  deleted_at timestamptz,
  constraint rejection_has_reason check (status <> 'rejected' or rejection_reason is not null)
);
comment on table public.properties is 'A listing as its owner fills it in. Guests never read it: an approved listing is published to hotels.';
create index properties_owner on public.properties (owner_id, created_at desc);
create index properties_by_age on public.properties (created_at desc, id desc);
create index properties_by_city on public.properties (city, created_at desc, id desc) where deleted_at is null;
create index properties_by_status on public.properties (status, created_at desc, id desc) where deleted_at is null;

/* Returns true if the caller has fewer than 20 drafts. Concurrent calls of one person wait, so that the limit holds. */
create function private.may_begin_draft() returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  most_drafts constant integer := 20;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.may_begin_draft ' || (select auth.uid()), 0));
  return (
    select count(*) from public.properties
    where owner_id = (select auth.uid()) and status = 'draft' and deleted_at is null
  ) < most_drafts;
end $$;

/* Cleans the text of a listing or hotel, so that pasted or imported characters do not cause a refusal. */
create function private.tidy_listing() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := private.tidy_line(new.name);
  new.description := private.tidy_text(new.description);
  new.address := private.tidy_text(new.address);
  new.city := private.tidy_line(new.city);
  new.amenities := private.tidy_lines(new.amenities);
  return new;
end $$;
create trigger tidy_listing before insert or update of name, description, address, city, amenities on public.properties
  for each row execute function private.tidy_listing();

-- Only functions write this table.
grant select on public.properties to authenticated;
alter table public.properties enable row level security;
create policy "owners read their own, admins all" on public.properties for select to authenticated
  using ((owner_id = (select auth.uid()) and deleted_at is null) or (select private.is_admin()));
create policy "with the second factor, where there is one" on public.properties as restrictive for select to authenticated
  using ((select private.second_factor_done()));

/* Returns true for admins and for the owner with the second factor shown. Definer: foreign keys ignore row security, so every part asks here. */
create function private.may_read_property(p_property_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_admin() or private.second_factor_done() and exists (
    select 1 from public.properties where id = p_property_id and owner_id = (select auth.uid()) and deleted_at is null
  )
$$;
grant execute on function private.may_read_property(uuid) to authenticated, service_role;

/* Definer: an owner may not write this column of the profile. */
create function private.note_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set has_listings = true where user_id = new.owner_id and not has_listings;
  return null;
end $$;
create trigger note_listing after insert or update of owner_id on public.properties
  for each row execute function private.note_listing();

create table public.property_rooms (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120 and private.is_line(name)),
  description text not null default '' check (char_length(description) <= 2000 and private.is_text(description)),
  max_guests integer not null default 2 check (max_guests between 1 and 50),
  bed_config text not null check (
    bed_config in ('Single Bed', 'Double Bed', 'Queen Bed', 'King Bed', 'Twin Beds', 'Sofa Bed', 'Bunk Bed')
  ),
  -- Paise a night before tax.
  base_price bigint not null check (base_price between 1 and 100000000),
  tax_rate numeric(4, 1) not null default 12 check (tax_rate between 0 and 30 and tax_rate * 2 = trunc(tax_rate * 2)),
  -- Explains a rate that differs from the GST rate for this price; else null.
  tax_reason text check (char_length(tax_reason) between 1 and 300 and private.is_line(tax_reason)),
  total_rooms integer not null default 1 check (total_rooms between 1 and 1000),
  room_size text check (char_length(room_size) <= 40 and private.is_line(room_size)),
  amenities text[] not null default '{}' check (
    cardinality(amenities) <= 60 and pg_column_size(amenities) <= 16000 and private.are_lines(amenities)
  ),
  is_closed boolean not null default false,
  unique (id, property_id)
);
comment on table public.property_rooms is 'Room categories of a listing, as the owner enters them: prices before tax.';
create index property_rooms_property on public.property_rooms (property_id);

create function private.tidy_room() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.name := private.tidy_line(new.name);
  new.description := private.tidy_text(new.description);
  new.room_size := private.tidy_line(new.room_size);
  new.amenities := private.tidy_lines(new.amenities);
  return new;
end $$;
create trigger tidy_room before insert or update of name, description, room_size, amenities on public.property_rooms
  for each row execute function private.tidy_room();

create table public.property_images (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  room_id uuid,
  image_url text not null check (char_length(image_url) <= 500 and private.is_photo_path(image_url)),
  alt_text text not null default '' check (char_length(alt_text) <= 300 and private.is_line(alt_text)),
  is_cover boolean not null default false check (not is_cover or room_id is null),
  sort_order integer not null default 0 check (sort_order between 0 and 1000),
  foreign key (room_id, property_id) references public.property_rooms (id, property_id) on delete cascade
);
comment on table public.property_images is 'Photos of a listing, of the house and of its rooms, each in order. One of the house is the cover; the first of a room is the room''s.';
create unique index property_images_cover on public.property_images (property_id) where is_cover;
create index property_images_property on public.property_images (property_id, sort_order);

create function private.tidy_image() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.alt_text := private.tidy_line(new.alt_text);
  return new;
end $$;
create trigger tidy_image before insert or update of alt_text on public.property_images
  for each row execute function private.tidy_image();

create table public.property_documents (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  document_type public.document_type not null,
  -- A path in the private bucket, never a public address.
  file_url text not null check (char_length(file_url) between 1 and 500),
  file_name text not null check (char_length(file_name) between 1 and 200 and private.is_line(file_name))
);
comment on table public.property_documents is 'Documents of a listing: read by the owner alone; admins have functions that note it.';
create index property_documents_property on public.property_documents (property_id);

grant select on public.property_rooms, public.property_images, public.property_documents to authenticated;
alter table public.property_rooms enable row level security;
create policy "owners read their own, admins all" on public.property_rooms for select to authenticated
  using (private.may_read_property(property_id));

alter table public.property_images enable row level security;
create policy "owners read their own, admins all" on public.property_images for select to authenticated
  using (private.may_read_property(property_id));

alter table public.property_documents enable row level security;
-- The policies of public.properties check the second factor.
create policy "owners read their own" on public.property_documents for select to authenticated
  using (exists (select 1 from public.properties as p where p.id = property_id and p.owner_id = (select auth.uid())));
