-- Owners and the listings they fill in before an admin publishes them as hotels.

create type public.property_type as enum ('hotel', 'resort', 'homestay', 'apartment', 'villa', 'guest_house');
create type public.property_status as enum ('draft', 'submitted', 'pending', 'approved', 'rejected');
create type public.document_type as enum ('gst', 'pan', 'ownership', 'lease', 'other');

/* Whether an address of a photo is a path on this site or its backend: nothing that a browser would take for another host, and no
   character that it would leave out before it looks. */
create function private.is_photo_path(p_path text) returns boolean
language sql immutable set search_path = ''
as $$ select p_path ~ '^/(?![/\\])' and p_path !~ '[\u0001-\u001f\u007f-\u009f]' $$;

/* Whether each entry of a list of photos, {url, alt}, names its photo by such a path. */
create function private.are_photos(p_photos jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_photos) = 'array' and not exists (
    select 1 from jsonb_array_elements(case jsonb_typeof(p_photos) when 'array' then p_photos else '[]' end) as e (photo)
    where jsonb_typeof(photo -> 'url') is distinct from 'string' or not private.is_photo_path(photo ->> 'url')
  )
$$;
-- A check asks whoever writes the row.
grant execute on function private.is_photo_path(text), private.are_photos(jsonb) to authenticated, service_role;

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
-- Who has a second factor shows it before this is read or changed.
create policy "owners read their own" on public.owner_profiles for select to authenticated
  using (user_id = (select auth.uid()) and (select private.second_factor_done()));
create policy "owners make their own" on public.owner_profiles for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.second_factor_done()));
create policy "owners change their own" on public.owner_profiles for update to authenticated
  using (user_id = (select auth.uid()) and (select private.second_factor_done())) with check (user_id = (select auth.uid()));

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
  amenities text[] not null default '{}' check (
    cardinality(amenities) <= 60 and pg_column_size(amenities) <= 16000 and private.are_lines(amenities)
  ),
  policies jsonb not null default '{}' check (private.is_json(policies, 'object', 40000)),
  status public.property_status not null default 'draft',
  is_public boolean not null default false,
  is_featured boolean not null default false,
  -- Hidden by somebody else than its owner, who then cannot show it again. Kept by keep_status.
  hidden_by_admin boolean not null default false,
  -- Stars of the official classification; null for a place without one.
  star_rating smallint check (star_rating between 1 and 5),
  -- Paise a night before tax, of the cheapest room.
  base_price bigint check (base_price between 1 and 100000000),
  photos jsonb not null default '[]' check (private.is_json(photos, 'array', 100000) and private.are_photos(photos) and jsonb_array_length(photos) <= 60),
  -- The wizard's form as typed, half-typed values included; the columns above are what was submitted last.
  draft jsonb check (private.is_json(draft, 'object', 2000000)),
  draft_step smallint not null default 1 check (draft_step between 1 and 8),
  -- Counts the saved drafts, so that two devices notice each other.
  revision integer not null default 0 check (revision >= 0),
  draft_saved_at timestamptz,
  submitted_revision integer check (submitted_revision >= 0),
  submitted_at timestamptz,
  reviewed_at timestamptz,
  -- Null for a listing that was never approved, and for one an admin has taken off the site.
  published_at timestamptz,
  rejection_reason text check (char_length(rejection_reason) between 1 and 1000 and private.is_text(rejection_reason)),
  created_at timestamptz not null default now(),
  -- When an admin deleted it: gone for its owner and for guests, until it is restored or purged.
  deleted_at timestamptz,
  constraint rejection_has_reason check (status <> 'rejected' or rejection_reason is not null)
);
comment on table public.properties is 'A listing as its owner fills it in. Guests never read it: an approved listing is published to hotels.';
create index properties_owner on public.properties (owner_id, created_at desc);
create index properties_by_age on public.properties (created_at desc, id desc);
create index properties_by_city on public.properties (city, created_at desc, id desc) where deleted_at is null;
create index properties_by_status on public.properties (status, created_at desc, id desc) where deleted_at is null;

/* Whether the caller may begin one more listing: twenty drafts are enough for anybody. Waits for another call of the same person,
   so that the limit holds. */
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
grant execute on function private.may_begin_draft() to authenticated, service_role;

/* Decides about status and visibility on every write. Invoker, so that current_user is the caller. Raises 42501, and PT409
   'too_many_drafts'. */
create function private.guard_property() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') or private.is_admin() then return new; end if;
  if tg_op = 'INSERT' then
    new.status := 'draft';
    new.is_public := false;
    new.is_featured := false;
    if not private.may_begin_draft() then raise exception 'too_many_drafts' using errcode = 'PT409'; end if;
  elsif (new.status, new.is_public, new.is_featured, new.rejection_reason)
    is distinct from (old.status, old.is_public, old.is_featured, old.rejection_reason) then
    raise exception 'Only an admin changes the state of a listing.' using errcode = '42501';
  else
    -- No longer what was handed in.
    new.submitted_revision := null;
  end if;
  return new;
end $$;
create trigger guard_property before insert or update on public.properties
  for each row execute function private.guard_property();

/* Makes the text of a listing or hotel clean, whoever writes it: what came with a paste or an import is no reason to refuse it. */
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

grant select, delete on public.properties to authenticated;
grant insert (
  id, owner_id, name, property_type, description, address, city, state, country, pincode, latitude, longitude,
  amenities, policies, star_rating, base_price, photos
) on public.properties to authenticated;
-- status, rejection_reason, is_public and is_featured are granted because admins change them from their screen;
-- guard_property decides.
grant update (
  name, property_type, description, address, city, state, country, pincode, latitude, longitude,
  amenities, policies, star_rating, base_price, photos, status, rejection_reason, is_public, is_featured
) on public.properties to authenticated;
alter table public.properties enable row level security;
create policy "owners read their own, admins all" on public.properties for select to authenticated
  using ((owner_id = (select auth.uid()) and deleted_at is null) or (select private.is_admin()));
create policy "owners make their own" on public.properties for insert to authenticated
  with check (owner_id = (select auth.uid()));
create policy "owners change their own until it is submitted, admins all" on public.properties for update to authenticated
  using (
    deleted_at is null and ((owner_id = (select auth.uid()) and status in ('draft', 'rejected')) or (select private.is_admin()))
  )
  with check ((owner_id = (select auth.uid()) and status in ('draft', 'rejected')) or (select private.is_admin()));
-- Admins delete through delete_property, which can be undone.
create policy "owners delete their own drafts" on public.properties for delete to authenticated
  using (owner_id = (select auth.uid()) and status = 'draft' and deleted_at is null);
create policy "with the second factor, where there is one" on public.properties as restrictive for all to authenticated
  using ((select private.second_factor_done()));

/* Whether the caller may change the parts of a listing: its owner, until it is submitted, with the second
   factor where there is one. Definer: foreign keys ignore
   row security, so every part asks about its parent here. */
create function private.may_edit_property(p_property_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.second_factor_done() and exists (
    select 1 from public.properties
    where id = p_property_id and owner_id = (select auth.uid()) and status in ('draft', 'rejected') and deleted_at is null
  )
$$;
/* Whether the caller may read the parts of a listing: its owner, with the second factor where there is one, and admins. */
create function private.may_read_property(p_property_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_admin() or private.second_factor_done() and exists (
    select 1 from public.properties where id = p_property_id and owner_id = (select auth.uid()) and deleted_at is null
  )
$$;
grant execute on function private.may_edit_property(uuid), private.may_read_property(uuid) to authenticated, service_role;

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
  -- How many rooms of this category there are.
  total_rooms integer not null default 1 check (total_rooms between 1 and 1000),
  room_size text check (char_length(room_size) <= 40 and private.is_line(room_size)),
  amenities text[] not null default '{}' check (
    cardinality(amenities) <= 60 and pg_column_size(amenities) <= 16000 and private.are_lines(amenities)
  ),
  -- Taken out of sale by an admin; stays so when the listing is published again.
  is_closed boolean not null default false
);
comment on table public.property_rooms is 'Room categories of a listing, as the owner enters them: prices before tax.';
create index property_rooms_property on public.property_rooms (property_id);

/* As for the listing, for its rooms and the hotel's. */
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
  image_url text not null check (char_length(image_url) <= 500 and private.is_photo_path(image_url)),
  alt_text text not null default '' check (char_length(alt_text) <= 300 and private.is_line(alt_text)),
  is_cover boolean not null default false,
  sort_order integer not null default 0 check (sort_order between 0 and 1000)
);
comment on table public.property_images is 'Photos of a listing, in order; one of them is the cover.';
create unique index property_images_cover on public.property_images (property_id) where is_cover;
create index property_images_property on public.property_images (property_id, sort_order);

/* As for the listing. */
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
comment on table public.property_documents is 'Papers of a listing: read by the owner alone; admins have functions that note it.';
create index property_documents_property on public.property_documents (property_id);

grant select, delete on public.property_rooms, public.property_images, public.property_documents to authenticated;
grant insert (id, property_id, name, description, max_guests, bed_config, base_price, tax_rate, total_rooms, room_size, amenities),
  update (name, description, max_guests, bed_config, base_price, tax_rate, total_rooms, room_size, amenities)
  on public.property_rooms to authenticated;
grant insert (id, property_id, image_url, alt_text, is_cover, sort_order), update (alt_text, is_cover, sort_order)
  on public.property_images to authenticated;
grant insert (id, property_id, document_type, file_url, file_name) on public.property_documents to authenticated;

/* Notes that an owner has changed a part of a listing past the wizard, so that it is no longer what was handed in. Changes of the
   parts of one listing take turns here. Definer: the column is granted to nobody. */
create function private.note_changed_part(p_property_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.properties set submitted_revision = null
  where id = p_property_id and owner_id = (select auth.uid()) and status in ('draft', 'rejected')
$$;
grant execute on function private.note_changed_part(uuid) to authenticated, service_role;

/* Bounds how many parts a caller gives a listing, as the wizard does, and notes every change. Argument: how many. Invoker, so that
   current_user is the caller. Raises PT409 'too_many'. */
create function private.guard_part() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  v_count integer;
begin
  if current_user not in ('anon', 'authenticated') then return coalesce(new, old); end if;
  perform private.note_changed_part(coalesce(new.property_id, old.property_id));
  if tg_op = 'INSERT' then
    execute format('select count(*) from public.%I where property_id = $1', tg_table_name) into v_count using new.property_id;
    if v_count >= tg_argv[0]::integer then raise exception 'too_many' using errcode = 'PT409'; end if;
  end if;
  return coalesce(new, old);
end $$;
create trigger guard_part before insert or update or delete on public.property_rooms
  for each row execute function private.guard_part('40');
create trigger guard_part before insert or update or delete on public.property_images
  for each row execute function private.guard_part('60');
create trigger guard_part before insert or delete on public.property_documents
  for each row execute function private.guard_part('20');

alter table public.property_rooms enable row level security;
create policy "owners read their own, admins all" on public.property_rooms for select to authenticated
  using (private.may_read_property(property_id));
create policy "owners add to their own" on public.property_rooms for insert to authenticated
  with check (private.may_edit_property(property_id));
create policy "owners change their own" on public.property_rooms for update to authenticated
  using (private.may_edit_property(property_id)) with check (private.may_edit_property(property_id));
create policy "owners remove from their own" on public.property_rooms for delete to authenticated
  using (private.may_edit_property(property_id));

alter table public.property_images enable row level security;
create policy "owners read their own, admins all" on public.property_images for select to authenticated
  using (private.may_read_property(property_id));
create policy "owners add to their own" on public.property_images for insert to authenticated
  with check (private.may_edit_property(property_id));
create policy "owners change their own" on public.property_images for update to authenticated
  using (private.may_edit_property(property_id)) with check (private.may_edit_property(property_id));
create policy "owners remove from their own" on public.property_images for delete to authenticated
  using (private.may_edit_property(property_id));

alter table public.property_documents enable row level security;
-- The listing answers for owner and second factor: its own policies hold in here.
create policy "owners read their own" on public.property_documents for select to authenticated
  using (exists (select 1 from public.properties as p where p.id = property_id and p.owner_id = (select auth.uid())));
create policy "owners add to their own" on public.property_documents for insert to authenticated
  with check (private.may_edit_property(property_id));
create policy "owners remove from their own" on public.property_documents for delete to authenticated
  using (private.may_edit_property(property_id));
