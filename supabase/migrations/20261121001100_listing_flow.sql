-- From a draft to a hotel: saving what the owner types, submitting it, reviewing it, publishing it. Definer functions in
-- private do the work; thin invoker functions in public are what the API shows. Refusals are answers {ok: false, code}.

-- States ---------------------------------------------------------------------------------------------------------------

create table private.status_transitions (
  actor text not null check (actor in ('owner', 'admin')),
  from_status public.property_status not null,
  to_status public.property_status not null check (to_status <> from_status),
  primary key (actor, from_status, to_status)
);
comment on table private.status_transitions is 'Who may bring a listing from which state to which. Owners do so through submit_listing and withdraw_listing only.';
insert into private.status_transitions (actor, from_status, to_status) values
  ('owner', 'draft', 'submitted'),
  ('owner', 'rejected', 'submitted'),
  ('owner', 'approved', 'submitted'),
  ('owner', 'submitted', 'draft');
insert into private.status_transitions (actor, from_status, to_status)
select 'admin', f, t
from unnest(enum_range(null::public.property_status)) as f
cross join unnest('{draft,pending,approved,rejected}'::public.property_status[]) as t
where f <> t;

/* Holds every change of state to the table of transitions, whoever makes it, and keeps its dates and reason
   and who has hidden it. Definer: the
   table is granted to nobody. Without a person behind it, in the database itself, a change counts as an admin's.
   Raises 42501 for a change that is not in the table and PT400 'reason_required' for a rejection without a reason. */
create function private.keep_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
begin
  new.rejection_reason := nullif(private.tidy_text(new.rejection_reason), '');
  if new.status <> 'rejected' then new.rejection_reason := null; end if;
  if new.status is distinct from old.status then
    if not exists (
      select 1 from private.status_transitions as t
      where t.from_status = old.status and t.to_status = new.status
        and case t.actor when 'owner' then old.owner_id = v_user else v_user is null or private.is_admin() end
    ) then
      raise exception 'A listing does not go from % to % that way.', old.status, new.status using errcode = '42501';
    end if;
    if new.status = 'submitted' then new.submitted_at := now(); end if;
    if new.status in ('approved', 'rejected') then new.reviewed_at := now(); end if;
    if new.status = 'approved' and old.published_at is null then
      new.published_at := now();
      new.is_public := true;
    elsif old.status = 'approved' and new.status in ('draft', 'rejected') then
      -- An admin takes it off the site. What an owner does to a live listing never does.
      new.published_at := null;
      new.is_public := false;
    end if;
  end if;
  if new.status = 'rejected' and new.rejection_reason is null then
    raise exception 'reason_required' using errcode = 'PT400';
  end if;
  if new.is_public <> old.is_public then
    new.hidden_by_admin := not new.is_public and new.published_at is not null and v_user is distinct from old.owner_id;
  end if;
  return new;
end $$;
create trigger keep_status before update on public.properties
  for each row execute function private.keep_status();

/* Price a guest pays a night: paise before tax and the rate in percent, half a paisa rounds up. As allInPrice in
   src/domain/listing.ts. */
create function private.all_in_price(p_base bigint, p_rate numeric) returns bigint
language sql immutable set search_path = ''
as $$ select div(p_base * (1000 + (p_rate * 10)::bigint) + 500, 1000)::bigint $$;

/* Where the photos of a listing are, as the site addresses them. */
create function private.photo_folder(p_property_id uuid) returns text
language sql immutable set search_path = ''
as $$ select '/storage/v1/object/public/property-photos/' || p_property_id || '/' $$;

/*
 * Writes a listing to hotels and room_categories, where guests find it. Rooms keep their ids, and with them their bookings;
 * a room that is gone from the listing is no longer sold. Only photos in the listing's own folder are shown to guests.
 * The address and phone of the owner's account are theirs and not written: guests ask the site.
 * Raises PT409: 'incomplete' when something is missing that guests need, 'would_oversell' when a room has more bookings
 * than it would have rooms.
 */
create function private.publish_listing(p_property_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_listing public.properties;
  v_photos jsonb;
  v_rooms integer;
  v_hotel uuid;
  v_written integer;
begin
  select * into v_listing from public.properties where id = p_property_id;
  select jsonb_agg(
    jsonb_build_object('url', i.image_url, 'alt', coalesce(nullif(trim(i.alt_text), ''), v_listing.name)) order by i.place
  ) into v_photos
  from (
    select image_url, alt_text, row_number() over (order by is_cover desc, sort_order, id) as place
    from public.property_images
    where property_id = p_property_id and starts_with(image_url, private.photo_folder(p_property_id))
      and image_url !~ '\.\.|//'
    limit 60
  ) as i;
  select count(*) into v_rooms from public.property_rooms where property_id = p_property_id;
  if v_photos is null or v_rooms = 0 or '' in (trim(v_listing.name), trim(v_listing.address), trim(v_listing.city), trim(v_listing.state), v_listing.pincode)
    or coalesce(v_listing.policies ->> 'check_in_time', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    or coalesce(v_listing.policies ->> 'check_out_time', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    or coalesce(v_listing.policies ->> 'cancellation_policy', '') = '' then
    raise exception 'incomplete' using errcode = 'PT409';
  end if;

  insert into public.hotels as h (
    property_id, name, description, address, city, country, star_rating, main_image_url, photos, amenities,
    check_in_time, check_out_time, policies, is_active, is_featured
  )
  select
    v_listing.id, v_listing.name, v_listing.description,
    left(concat_ws(', ', v_listing.address, v_listing.city, v_listing.state || ' ' || v_listing.pincode), 300),
    v_listing.city, v_listing.country, v_listing.star_rating, v_photos #>> '{0,url}', v_photos, v_listing.amenities,
    (v_listing.policies ->> 'check_in_time')::time, (v_listing.policies ->> 'check_out_time')::time,
    v_listing.policies - '{check_in_time,check_out_time}'::text[], v_listing.is_public,
    v_listing.is_featured
  on conflict (property_id) do update set
    name = excluded.name, description = excluded.description, address = excluded.address, city = excluded.city,
    country = excluded.country, star_rating = excluded.star_rating, main_image_url = excluded.main_image_url,
    photos = excluded.photos, amenities = excluded.amenities, check_in_time = excluded.check_in_time,
    check_out_time = excluded.check_out_time, policies = excluded.policies,
    is_active = excluded.is_active, is_featured = excluded.is_featured
  returning h.id into v_hotel;

  insert into public.room_categories as c (
    id, hotel_id, name, description, bed_type, max_occupancy, room_size, total_rooms, base_price, tax_rate, amenities, is_active
  )
  select
    r.id, v_hotel, r.name, r.description, r.bed_config, r.max_guests, nullif(r.room_size, ''), r.total_rooms,
    private.all_in_price(r.base_price, r.tax_rate), r.tax_rate, r.amenities, not r.is_closed
  from public.property_rooms as r where r.property_id = p_property_id
  order by r.id
  on conflict (id) do update set
    name = excluded.name, description = excluded.description, bed_type = excluded.bed_type,
    max_occupancy = excluded.max_occupancy, room_size = excluded.room_size, total_rooms = excluded.total_rooms,
    base_price = excluded.base_price, tax_rate = excluded.tax_rate, amenities = excluded.amenities, is_active = excluded.is_active
    where c.hotel_id = v_hotel;
  get diagnostics v_written = row_count;
  -- An id that belongs to another hotel's room was not written.
  if v_written <> v_rooms then raise exception 'incomplete' using errcode = 'PT409'; end if;
  update public.room_categories as c set is_active = false
  where c.hotel_id = v_hotel and c.is_active
    and not exists (select 1 from public.property_rooms as r where r.id = c.id and r.property_id = p_property_id);
end $$;

/* Carries an approval, with the tax and bank data that came with it, and what is shown, hidden, featured, deleted or restored, to the hotel in the same transaction. Definer: nobody
   inserts hotels. */
create function private.carry_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_shown constant boolean := new.is_public and new.deleted_at is null;
begin
  if new.status = 'approved' and old.status <> 'approved' then
    perform private.publish_listing(new.id);
    -- A draft is not under review: what was handed in with it has been taken back.
    if old.status <> 'draft' then perform private.approve_compliance(new.id); end if;
  else
    update public.hotels set is_active = v_is_shown, is_featured = new.is_featured
    where property_id = new.id and (is_active <> v_is_shown or is_featured <> new.is_featured);
  end if;
  return null;
end $$;
create trigger carry_listing after update of status, is_public, is_featured, deleted_at on public.properties
  for each row when (
    new.status <> old.status or new.is_public <> old.is_public or new.is_featured <> old.is_featured
    or new.deleted_at is distinct from old.deleted_at
  )
  execute function private.carry_listing();

/* A hotel whose listing is deleted is no longer found; its bookings stay. Definer: owners have no rights on hotels. */
create function private.hide_deleted_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.hotels set is_active = false where property_id = old.id and is_active;
  return old;
end $$;
create trigger hide_deleted_listing before delete on public.properties
  for each row execute function private.hide_deleted_listing();

/* Whether a listing has been published, so that guests may hold bookings. Definer: owners do not see hidden hotels. */
create function private.has_hotel(p_property_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select 1 from public.hotels where property_id = p_property_id) $$;
grant execute on function private.has_hotel(uuid) to authenticated, service_role;
alter policy "owners delete their own drafts" on public.properties
  using (owner_id = (select auth.uid()) and status = 'draft' and deleted_at is null and not private.has_hotel(id));

/* Tells the owner what became of a listing. Definer: nobody has rights on mails. */
create function private.mail_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_mail(
    'listing_' || new.status::text, p.email,
    jsonb_build_object(
      'property_id', new.id, 'name', new.name, 'city', new.city, 'full_name', coalesce(o.full_name, p.full_name),
      'reason', new.rejection_reason, 'is_public', new.is_public,
      'hotel_id', (select id from public.hotels where property_id = new.id)
    ),
    -- Who submits and withdraws over and over is told once in ten minutes.
    'listing_' || new.status::text || ':' || new.id || ':' || extract(epoch from case new.status
      when 'submitted' then date_bin(interval '10 minutes', now(), timestamptz '2000-01-01') else now()
    end)
  )
  from public.profiles as p left join public.owner_profiles as o on o.user_id = p.user_id
  where p.user_id = new.owner_id;
  return null;
end $$;
-- Its name comes after carry_listing, so that the hotel is there to be linked.
create trigger mail_listing after update of status on public.properties
  for each row when (new.status <> old.status and new.status in ('submitted', 'approved', 'rejected'))
  execute function private.mail_listing();

/* Tells the owner that somebody else has taken a listing away from guests: hidden it, opened it again as a draft, or deleted it. A
   rejection has a mail of its own. Definer: nobody has rights on mails. */
create function private.mail_listing_taken_off() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is not distinct from new.owner_id then return null; end if;
  perform private.enqueue_mail(
    'listing_taken_off', p.email,
    jsonb_build_object(
      'property_id', new.id, 'name', new.name, 'city', new.city, 'full_name', coalesce(o.full_name, p.full_name),
      'listing_status', case when new.deleted_at is not null then 'deleted' when new.status <> old.status then 'draft' else 'hidden' end
    ),
    'listing_taken_off:' || new.id || ':' || extract(epoch from now())
  )
  from public.profiles as p left join public.owner_profiles as o on o.user_id = p.user_id
  where p.user_id = new.owner_id;
  return null;
end $$;
create trigger mail_listing_taken_off after update of status, is_public, deleted_at on public.properties
  for each row when (
    old.is_public and old.deleted_at is null and not (new.is_public and new.deleted_at is null)
    and not (new.status = 'rejected' and old.status <> 'rejected')
  )
  execute function private.mail_listing_taken_off();

-- Reading what was typed ------------------------------------------------------------------------------------------------

/* Text as typed, without what JavaScript trims; empty for anything but text. */
create function private.typed_text(p_value jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(p_value) = 'string' then btrim(
    p_value #>> '{}',
    E' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  ) else '' end
$$;

/* Length as JavaScript counts it. */
create function private.typed_length(p_text text) returns integer
language sql immutable set search_path = ''
as $$ select char_length(p_text) + char_length(regexp_replace(p_text, '[^\U00010000-\U0010FFFF]', '', 'g')) $$;

/* A number as typed: digits with an optional sign and fraction; null for anything else. */
create function private.typed_number(p_text text) returns double precision
language sql immutable set search_path = ''
as $$ select case when p_text ~ '^[+-]?[0-9]+(\.[0-9]+)?$' then left(p_text, 300)::double precision end $$;

/* A list, or an empty one for anything else. */
create function private.typed_list(p_value jsonb) returns jsonb
language sql immutable set search_path = ''
as $$ select case when jsonb_typeof(p_value) = 'array' then p_value else '[]' end $$;

/* Text as typed, made a line that the tables take, of so many characters at most. */
create function private.line_of(p_value jsonb, p_most integer) returns text
language sql immutable set search_path = ''
as $$ select private.tidy_line(left(private.tidy_line(left(private.typed_text(p_value), 1000)), p_most)) $$;

/* The texts of a list, trimmed. */
create function private.typed_texts(p_value jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(private.typed_text(t.value) order by t.place), '{}')
  from jsonb_array_elements(private.typed_list(p_value)) with ordinality as t (value, place)
$$;

/* Whether a form has the shape of one: what no wizard sends is refused as a whole and not field by field. */
create function private.is_listing_form(p_form jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(p_form) = 'object', false)
    and coalesce(jsonb_typeof(p_form -> 'basics') = 'object', true)
    and coalesce(jsonb_typeof(p_form -> 'policies') = 'object', true)
    and coalesce(jsonb_typeof(p_form -> 'amenities') = 'array', true)
    and coalesce(jsonb_typeof(p_form -> 'rooms') = 'array', true)
    and coalesce(jsonb_typeof(p_form -> 'photos') = 'array', true)
$$;

/* Whether the fixed parts of a form are in order: ids, amenities, classification. Only made-up forms have them wrong. */
create function private.is_submittable_form(p_form jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select private.is_listing_form(p_form)
    and coalesce(p_form #>> '{basics,star_rating}', '') in ('', '1', '2', '3', '4', '5')
    and coalesce(p_form #>> '{basics,country}', '') = 'India'
    and not exists (
      select 1
      from (
        select 'room' as kind, r.value ->> 'id' as id from jsonb_array_elements(private.typed_list(p_form -> 'rooms')) as r
        union all
        select 'photo', p.value ->> 'id' from jsonb_array_elements(private.typed_list(p_form -> 'photos')) as p
      ) as part
      group by part.kind, lower(part.id)
      having count(*) > 1 or lower(part.id) is null
        or lower(part.id) !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    )
    and not exists (
      select 1
      from (
        select unnest(private.typed_texts(p_form -> 'amenities')) as amenity
        union all
        select unnest(private.typed_texts(r.value -> 'amenities'))
        from jsonb_array_elements(private.typed_list(p_form -> 'rooms')) as r
      ) as a
      where private.typed_length(a.amenity) not between 1 and 60
    )
$$;

/*
 * Everything that keeps a listing from being submitted, in the order of the wizard, one problem for each field. The rules
 * and codes are those of src/domain/listing.ts; tests/listingCases.ts holds both to the same table.
 */
create function private.listing_problems(p_property_id uuid, p_form jsonb, p_compliance jsonb)
returns table (place bigint, step integer, path text, code text)
language sql stable set search_path = ''
as $$
  with
  basics as (
    select
      private.typed_text(b -> 'name') as name, coalesce(b ->> 'property_type', '') as property_type,
      private.typed_text(b -> 'description') as description, private.typed_text(b -> 'address') as address,
      private.typed_text(b -> 'city') as city, coalesce(b ->> 'state', '') as state,
      private.typed_text(b -> 'pincode') as pincode, private.typed_text(b -> 'latitude') as latitude,
      private.typed_text(b -> 'longitude') as longitude
    from (select p_form -> 'basics' as b) as form
  ),
  rooms as (
    select
      'rooms.' || (r.place - 1) || '.' as at, r.place,
      private.typed_text(r.value -> 'name') as name, private.typed_text(r.value -> 'description') as description,
      r.value ->> 'bed_config' as bed_config, private.typed_text(r.value -> 'base_price') as base_price,
      private.typed_number(private.typed_text(r.value -> 'tax_rate')) as tax_rate,
      private.typed_text(r.value -> 'max_guests') as max_guests,
      private.typed_text(r.value -> 'total_rooms') as total_rooms,
      private.typed_text(r.value -> 'room_size') as room_size,
      jsonb_array_length(private.typed_list(r.value -> 'amenities')) as amenities
    from jsonb_array_elements(private.typed_list(p_form -> 'rooms')) with ordinality as r (value, place)
  ),
  photos as (
    select 'photos.' || (f.place - 1) as at, f.place, f.value ->> 'id' as id, private.typed_text(f.value -> 'alt_text') as alt_text
    from jsonb_array_elements(private.typed_list(p_form -> 'photos')) with ordinality as f (value, place)
  ),
  compliance as (
    select
      upper(private.typed_text(p_compliance -> 'gst_number')) as gst, upper(private.typed_text(p_compliance -> 'pan_number')) as pan,
      private.typed_text(p_compliance -> 'account_holder_name') as holder,
      private.typed_text(p_compliance -> 'account_number') as account,
      upper(private.typed_text(p_compliance -> 'ifsc_code')) as ifsc, private.typed_text(p_compliance -> 'bank_name') as bank,
      private.typed_text(p_compliance -> 'branch_address') as branch
  ),
  found (step, place, path, code, is_wrong) as (
    select c.* from basics as b cross join lateral (values
      (2, 1::bigint, 'basics.name', 'name_required', b.name = ''),
      (2, 2, 'basics.name', 'name_long', private.typed_length(b.name) > 120),
      (2, 3, 'basics.property_type', 'property_type_required',
        b.property_type not in ('hotel', 'resort', 'homestay', 'apartment', 'villa', 'guest_house')),
      (2, 4, 'basics.description', 'description_long', private.typed_length(b.description) > 5000),
      (2, 5, 'basics.address', 'address_required', b.address = ''),
      (2, 6, 'basics.address', 'address_long', private.typed_length(b.address) > 300),
      (2, 7, 'basics.city', 'city_required', b.city = ''),
      (2, 8, 'basics.city', 'city_long', private.typed_length(b.city) > 80),
      (2, 9, 'basics.state', 'state_required', b.state not in (
        'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chhattisgarh', 'Goa', 'Gujarat', 'Haryana',
        'Himachal Pradesh', 'Jharkhand', 'Karnataka', 'Kerala', 'Madhya Pradesh', 'Maharashtra', 'Manipur', 'Meghalaya',
        'Mizoram', 'Nagaland', 'Odisha', 'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu', 'Telangana', 'Tripura',
        'Uttar Pradesh', 'Uttarakhand', 'West Bengal', 'Andaman and Nicobar Islands', 'Chandigarh',
        'Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Jammu and Kashmir', 'Ladakh', 'Lakshadweep', 'Puducherry'
      )),
      (2, 10, 'basics.pincode', 'pincode_required', b.pincode = ''),
      (2, 11, 'basics.pincode', 'pincode_format', b.pincode !~ '^[0-9]{6}$'),
      (2, 12, 'basics.latitude', 'latitude_range',
        b.latitude <> '' and coalesce(private.typed_number(b.latitude) not between -90 and 90, true)),
      (2, 13, 'basics.longitude', 'longitude_range',
        b.longitude <> '' and coalesce(private.typed_number(b.longitude) not between -180 and 180, true))
    ) as c
    union all
    select c.* from (values
      (3, 1, 'amenities', 'amenities_many', jsonb_array_length(private.typed_list(p_form -> 'amenities')) > 60),
      (4, 0, 'rooms', 'rooms_required', not exists (select 1 from rooms)),
      (4, 0, 'rooms', 'rooms_many', (select count(*) from rooms) > 40)
    ) as c
    union all
    select c.* from rooms as r cross join lateral (values
      (4, r.place * 20 + 1, r.at || 'name', 'room_name_required', r.name = ''),
      (4, r.place * 20 + 2, r.at || 'name', 'room_name_long', private.typed_length(r.name) > 120),
      (4, r.place * 20 + 3, r.at || 'description', 'room_description_long', private.typed_length(r.description) > 2000),
      (4, r.place * 20 + 4, r.at || 'bed_config', 'bed_config_required', coalesce(r.bed_config, '') not in (
        'Single Bed', 'Double Bed', 'Queen Bed', 'King Bed', 'Twin Beds', 'Sofa Bed', 'Bunk Bed'
      )),
      (4, r.place * 20 + 5, r.at || 'base_price', 'room_price_positive',
        r.base_price !~ '^[0-9]+(\.[0-9]{1,2})?$' or private.typed_number(r.base_price) <= 0),
      (4, r.place * 20 + 6, r.at || 'base_price', 'room_price_high', private.typed_number(r.base_price) > 750000),
      (4, r.place * 20 + 7, r.at || 'tax_rate', 'room_tax_range',
        coalesce(r.tax_rate not between 0 and 30 or r.tax_rate * 2 <> floor(r.tax_rate * 2), true)),
      (4, r.place * 20 + 8, r.at || 'max_guests', 'room_guests_low', coalesce(private.typed_number(r.max_guests) < 1, true)),
      (4, r.place * 20 + 9, r.at || 'max_guests', 'room_guests_whole', r.max_guests !~ '^[+]?[0-9]+$'),
      (4, r.place * 20 + 10, r.at || 'max_guests', 'room_guests_high', private.typed_number(r.max_guests) > 50),
      (4, r.place * 20 + 11, r.at || 'total_rooms', 'room_count_low', coalesce(private.typed_number(r.total_rooms) < 1, true)),
      (4, r.place * 20 + 12, r.at || 'total_rooms', 'room_count_whole', r.total_rooms !~ '^[+]?[0-9]+$'),
      (4, r.place * 20 + 13, r.at || 'total_rooms', 'room_count_high', private.typed_number(r.total_rooms) > 1000),
      (4, r.place * 20 + 14, r.at || 'room_size', 'room_size_long', private.typed_length(r.room_size) > 40),
      (4, r.place * 20 + 15, r.at || 'amenities', 'amenities_many', r.amenities > 60)
    ) as c
    union all
    select c.* from (values
      (5, 0, 'photos', 'photos_required', not exists (select 1 from photos)),
      (5, 0, 'photos', 'photos_many', (select count(*) from photos) > 60)
    ) as c
    union all
    select c.* from photos as f cross join lateral (values
      -- A photo that never reached the server is missing, whatever the form says.
      (5, f.place * 2, f.at, 'photos_required', not exists (
        select 1 from private.uploads as u
        where u.id::text = lower(f.id) and u.property_id = p_property_id and u.kind = 'photo'
      )),
      (5, f.place * 2 + 1, f.at || '.alt_text', 'photo_alt_long', private.typed_length(f.alt_text) > 300)
    ) as c
    union all
    select c.* from (select p_form -> 'policies' as p) as form cross join lateral (values
      (6, 1, 'policies.check_in_time', 'check_in_time_required', coalesce(p ->> 'check_in_time', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      (6, 2, 'policies.check_out_time', 'check_out_time_required', coalesce(p ->> 'check_out_time', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      (6, 3, 'policies.cancellation_policy', 'cancellation_policy_required',
        coalesce(p ->> 'cancellation_policy', '') not in ('flexible', 'moderate', 'strict', 'super_strict', 'non_refundable')),
      (6, 4, 'policies.house_rules', 'policy_long', private.typed_length(private.typed_text(p -> 'house_rules')) > 2000),
      (6, 5, 'policies.age_restriction', 'policy_long', private.typed_length(private.typed_text(p -> 'age_restriction')) > 2000),
      (6, 6, 'policies.payment_policy', 'policy_long', private.typed_length(private.typed_text(p -> 'payment_policy')) > 2000),
      (6, 7, 'policies.special_conditions', 'policy_long', private.typed_length(private.typed_text(p -> 'special_conditions')) > 2000)
    ) as c
    union all
    select c.* from compliance as k cross join lateral (values
      (7, 1, 'compliance.gst_number', 'gst_required', k.gst = ''),
      (7, 2, 'compliance.gst_number', 'gst_format', k.gst !~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
      (7, 3, 'compliance.pan_number', 'pan_required', k.pan = ''),
      (7, 4, 'compliance.pan_number', 'pan_format', k.pan !~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
      (7, 5, 'compliance.account_holder_name', 'account_holder_required', k.holder = ''),
      (7, 6, 'compliance.account_holder_name', 'bank_text_long', private.typed_length(k.holder) > 120),
      (7, 7, 'compliance.account_number', 'account_number_required', k.account = ''),
      (7, 8, 'compliance.account_number', 'account_number_format', k.account !~ '^[0-9]{6,20}$'),
      (7, 9, 'compliance.ifsc_code', 'ifsc_required', k.ifsc = ''),
      (7, 10, 'compliance.ifsc_code', 'ifsc_format', k.ifsc !~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
      (7, 11, 'compliance.bank_name', 'bank_name_required', k.bank = ''),
      (7, 12, 'compliance.bank_name', 'bank_text_long', private.typed_length(k.bank) > 120),
      (7, 13, 'compliance.branch_address', 'branch_address_long', private.typed_length(k.branch) > 300)
    ) as c
    union all
    select 7, 20 + d.place, 'documents.' || d.type, d.type || '_document_required', not exists (
      select 1 from private.uploads as u
      where u.property_id = p_property_id and u.kind = 'document' and u.document_type::text = d.type
    )
    from unnest('{gst,pan,ownership}'::text[]) with ordinality as d (type, place)
  )
  select row_number() over (order by p.step, p.place), p.step, p.path, p.code
  from (
    -- The first problem of a field is the one to show.
    select distinct on (f.step, f.path) f.step, f.place, f.path, f.code
    from found as f where f.is_wrong order by f.step, f.path, f.place
  ) as p
$$;

-- Drafts ---------------------------------------------------------------------------------------------------------------

-- Definer: drafts and compliance data are granted to nobody.
create function private.listing_form(p_property_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_listing public.properties;
  v_is_strong boolean := private.has_strong_sign_in(v_user);
begin
  if not private.second_factor_done() then return jsonb_build_object('ok', false, 'code', 'second_factor_needed'); end if;
  select * into v_listing from public.properties as p
  where p.owner_id = v_user and p.deleted_at is null
    and (p.id = p_property_id or (p_property_id is null and p.status in ('draft', 'rejected')))
  order by p.status = 'draft' desc, coalesce(p.draft_saved_at, p.created_at) desc limit 1;
  if not found and p_property_id is not null then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
  return jsonb_build_object(
    'ok', true,
    'listing', case when v_listing.id is not null then jsonb_build_object(
      'property_id', v_listing.id, 'status', v_listing.status, 'is_public', v_listing.is_public,
      'revision', v_listing.revision, 'saved_at', v_listing.draft_saved_at, 'step', v_listing.draft_step,
      'form', coalesce(v_listing.draft, '{}'), 'rejection_reason', v_listing.rejection_reason
    ) end,
    'compliance', case when v_is_strong then private.compliance_view(v_user) end, 'stronger_sign_in_needed', not v_is_strong,
    'documents', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', u.id, 'document_type', u.document_type, 'file_name', u.file_name, 'bytes', u.bytes, 'created_at', u.created_at
        ) order by u.created_at, u.id
      )
      from private.uploads as u where u.property_id = v_listing.id and u.kind = 'document'
    ), '[]'),
    'owner', (
      select jsonb_build_object(
        'full_name', coalesce(o.full_name, nullif(p.full_name, ''), 'Property Owner'), 'phone', coalesce(o.phone, p.phone)
      )
      from public.profiles as p left join public.owner_profiles as o on o.user_id = p.user_id
      where p.user_id = v_user
    )
  );
end $$;

/* The answer to a call that was made on an older draft than the stored one: the stored one, to choose between the two. */
create function private.draft_conflict(p_listing public.properties) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'ok', false, 'code', 'conflict', 'revision', (p_listing).revision, 'saved_at', (p_listing).draft_saved_at,
    'form', coalesce((p_listing).draft, '{}'), 'step', (p_listing).draft_step
  )
$$;

-- Definer: the draft's columns are granted to nobody.
create function private.save_listing_draft(p_property_id uuid, p_base_revision integer, p_form jsonb, p_step integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_name text := coalesce(nullif(private.line_of(p_form #> '{basics,name}', 120), ''), 'Untitled listing');
  v_listing public.properties;
begin
  if not private.second_factor_done() then return jsonb_build_object('ok', false, 'code', 'second_factor_needed'); end if;
  if octet_length(p_form::text) > 200000 then return jsonb_build_object('ok', false, 'code', 'too_large'); end if;
  if p_property_id is null or coalesce(p_base_revision, -1) < 0 or coalesce(p_step, 0) not between 1 and 8
    or not private.is_listing_form(p_form) then
    return jsonb_build_object('ok', false, 'code', 'invalid_form');
  end if;

  select * into v_listing from public.properties where id = p_property_id for update;
  if not found then
    if p_base_revision <> 0 then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
    if not private.may_begin_draft() then return jsonb_build_object('ok', false, 'code', 'too_many_drafts'); end if;
    insert into public.properties (id, owner_id, name) values (p_property_id, v_user, v_name) on conflict (id) do nothing;
    select * into v_listing from public.properties where id = p_property_id for update;
  end if;
  if v_listing.owner_id is distinct from v_user or v_listing.deleted_at is not null then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  end if;
  if v_listing.status in ('submitted', 'pending') then
    return jsonb_build_object('ok', false, 'code', 'not_editable', 'status', v_listing.status);
  end if;
  if v_listing.draft = p_form then
    -- The same draft again, after a lost answer for example, is no conflict.
    update public.properties set draft_step = p_step where id = p_property_id and draft_step <> p_step;
    return jsonb_build_object('ok', true, 'revision', v_listing.revision, 'saved_at', v_listing.draft_saved_at);
  end if;
  if v_listing.revision <> p_base_revision then return private.draft_conflict(v_listing); end if;

  update public.properties as p
  set draft = p_form, draft_step = p_step, revision = p.revision + 1, draft_saved_at = now(),
    -- A draft is listed by what is typed; what was submitted keeps its words until it is submitted again.
    name = case when p.status = 'draft' and not p.is_public then v_name else p.name end,
    city = case when p.status = 'draft' and not p.is_public then private.line_of(p_form #> '{basics,city}', 80) else p.city end
  where p.id = p_property_id
  returning * into v_listing;
  return jsonb_build_object('ok', true, 'revision', v_listing.revision, 'saved_at', v_listing.draft_saved_at);
end $$;

-- Submission -----------------------------------------------------------------------------------------------------------

/* Writes a judged draft to the columns, rooms, photos and papers of its listing. */
create function private.write_listing(p_listing public.properties) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_form constant jsonb := (p_listing).draft;
  v_basics constant jsonb := v_form -> 'basics';
  v_policies constant jsonb := v_form -> 'policies';
begin
  delete from public.property_rooms where property_id = (p_listing).id and id not in (
    select (r.value ->> 'id')::uuid from jsonb_array_elements(v_form -> 'rooms') as r
  );
  insert into public.property_rooms as t (
    id, property_id, name, description, max_guests, bed_config, base_price, tax_rate, total_rooms, room_size, amenities
  )
  select
    (r.value ->> 'id')::uuid, (p_listing).id, private.typed_text(r.value -> 'name'), private.typed_text(r.value -> 'description'),
    private.typed_text(r.value -> 'max_guests')::integer, r.value ->> 'bed_config',
    round(private.typed_text(r.value -> 'base_price')::numeric * 100)::bigint,
    private.typed_text(r.value -> 'tax_rate')::numeric, private.typed_text(r.value -> 'total_rooms')::integer,
    nullif(private.typed_text(r.value -> 'room_size'), ''), private.typed_texts(r.value -> 'amenities')
  from jsonb_array_elements(v_form -> 'rooms') as r
  on conflict (id) do update set
    name = excluded.name, description = excluded.description, max_guests = excluded.max_guests,
    bed_config = excluded.bed_config, base_price = excluded.base_price, tax_rate = excluded.tax_rate,
    total_rooms = excluded.total_rooms, room_size = excluded.room_size, amenities = excluded.amenities;

  delete from public.property_images where property_id = (p_listing).id;
  insert into public.property_images (id, property_id, image_url, alt_text, is_cover, sort_order)
  select
    u.id, u.property_id, '/storage/v1/object/public/property-photos/' || u.path, private.typed_text(f.value -> 'alt_text'),
    row_number() over (order by u.id::text = lower(v_form ->> 'cover_photo_id') desc, f.place) = 1, f.place - 1
  from jsonb_array_elements(v_form -> 'photos') with ordinality as f (value, place)
  join private.uploads as u on u.id = (f.value ->> 'id')::uuid;

  delete from public.property_documents where property_id = (p_listing).id;
  insert into public.property_documents (id, property_id, document_type, file_url, file_name)
  select u.id, u.property_id, u.document_type, u.path, coalesce(nullif(u.file_name, ''), u.document_type::text)
  from private.uploads as u where u.property_id = (p_listing).id and u.kind = 'document';

  update public.properties as p set
    name = private.typed_text(v_basics -> 'name'),
    property_type = (v_basics ->> 'property_type')::public.property_type,
    star_rating = nullif(v_basics ->> 'star_rating', '')::smallint,
    description = private.typed_text(v_basics -> 'description'), address = private.typed_text(v_basics -> 'address'),
    city = private.typed_text(v_basics -> 'city'), state = v_basics ->> 'state',
    country = v_basics ->> 'country', pincode = private.typed_text(v_basics -> 'pincode'),
    latitude = round(private.typed_number(private.typed_text(v_basics -> 'latitude'))::numeric, 6),
    longitude = round(private.typed_number(private.typed_text(v_basics -> 'longitude'))::numeric, 6),
    amenities = private.typed_texts(v_form -> 'amenities'),
    policies = jsonb_strip_nulls(jsonb_build_object(
      'check_in_time', v_policies ->> 'check_in_time', 'check_out_time', v_policies ->> 'check_out_time',
      'cancellation_policy', v_policies ->> 'cancellation_policy',
      'house_rules', nullif(private.typed_text(v_policies -> 'house_rules'), ''),
      'age_restriction', nullif(private.typed_text(v_policies -> 'age_restriction'), ''),
      'payment_policy', nullif(private.typed_text(v_policies -> 'payment_policy'), ''),
      'special_conditions', nullif(private.typed_text(v_policies -> 'special_conditions'), '')
    )),
    base_price = (select min(r.base_price) from public.property_rooms as r where r.property_id = p.id),
    photos = (
      select jsonb_agg(jsonb_build_object('url', i.image_url, 'alt', i.alt_text) order by i.is_cover desc, i.sort_order)
      from public.property_images as i where i.property_id = p.id
    ),
    status = 'submitted', submitted_revision = p.revision
  where p.id = (p_listing).id;
end $$;

/* Writes who the owner is from their account, and makes a user an owner. */
create function private.write_owner(p_user uuid) returns void
language sql volatile set search_path = ''
as $$
  insert into public.owner_profiles as o (user_id, full_name, phone)
  select p_user, coalesce(nullif(p.full_name, ''), 'Property Owner'), p.phone from public.profiles as p where p.user_id = p_user
  on conflict (user_id) do update set
    full_name = coalesce(nullif(excluded.full_name, 'Property Owner'), o.full_name),
    phone = coalesce(nullif(excluded.phone, ''), o.phone);
  update public.profiles set role = 'owner' where user_id = p_user and role = 'user';
$$;

/* Whether a listing differs from what was submitted last: its draft, or its papers. */
create function private.has_changes(p_listing public.properties) returns boolean
language sql stable set search_path = ''
as $$
  select (p_listing).revision <> coalesce((p_listing).submitted_revision, 0) or exists (
    select 1
    from (select id from private.uploads where property_id = (p_listing).id and kind = 'document') as u
    full join (select id from public.property_documents where property_id = (p_listing).id) as d using (id)
    where u.id is null or d.id is null
  )
$$;

-- Definer: it writes what owners may not: the state, tax and bank data, their own role.
create function private.submit_listing(p_property_id uuid, p_base_revision integer, p_accepted_terms boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_listing public.properties;
  v_sealed bytea;
  v_compliance jsonb := '{}';
  v_problems jsonb;
begin
  if not private.second_factor_done() then return jsonb_build_object('ok', false, 'code', 'second_factor_needed'); end if;
  if not private.has_strong_sign_in(v_user) then return jsonb_build_object('ok', false, 'code', 'stronger_sign_in_needed'); end if;
  select * into v_listing from public.properties
  where id = p_property_id and owner_id = v_user and deleted_at is null for update;
  if not found then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
  if v_listing.revision is distinct from p_base_revision then return private.draft_conflict(v_listing); end if;
  if v_listing.submitted_revision = v_listing.revision and (
    v_listing.status in ('submitted', 'pending')
    or v_listing.status = 'approved' and not private.has_changes(v_listing) and not exists (
      select 1 from private.compliance_drafts where user_id = v_user and saved_at > v_listing.submitted_at
    )
  ) then
    return jsonb_build_object('ok', true, 'property_id', v_listing.id, 'status', v_listing.status);
  end if;
  if v_listing.status in ('submitted', 'pending') then
    return jsonb_build_object('ok', false, 'code', 'not_editable', 'status', v_listing.status);
  end if;
  if not private.is_submittable_form(v_listing.draft) then return jsonb_build_object('ok', false, 'code', 'invalid_form'); end if;
  -- A room's id becomes the id of what guests book, so nobody may claim another's.
  if exists (
    select 1 from jsonb_array_elements(private.typed_list(v_listing.draft -> 'rooms')) as r
    where exists (
      select 1 from public.property_rooms as t where t.id = (r.value ->> 'id')::uuid and t.property_id <> v_listing.id
    ) or exists (
      select 1 from public.room_categories as c join public.hotels as h on h.id = c.hotel_id
      where c.id = (r.value ->> 'id')::uuid and h.property_id is distinct from v_listing.id
    )
  ) then
    return jsonb_build_object('ok', false, 'code', 'invalid_form');
  end if;

  select sealed into v_sealed from private.compliance_drafts where user_id = v_user for update;
  if found then v_compliance := private.unseal(v_user, v_sealed); end if;
  select coalesce(jsonb_agg(jsonb_build_object('step', p.step, 'path', p.path, 'code', p.code) order by p.place), '[]')
  into v_problems from private.listing_problems(v_listing.id, v_listing.draft, v_compliance) as p;
  if p_accepted_terms is not true then
    v_problems := v_problems || jsonb_build_object('step', 8, 'path', 'accepted_terms', 'code', 'terms_required');
  end if;
  if v_problems <> '[]' then return jsonb_build_object('ok', false, 'code', 'invalid', 'problems', v_problems); end if;

  perform private.write_owner(v_user);
  perform private.write_listing(v_listing);
  perform private.hand_in_compliance(v_listing.id, v_user, v_compliance);
  return jsonb_build_object('ok', true, 'property_id', v_listing.id, 'status', 'submitted');
end $$;

-- Definer: owners may not write the state.
create function private.withdraw_listing(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_status public.property_status;
begin
  if not private.second_factor_done() then return jsonb_build_object('ok', false, 'code', 'second_factor_needed'); end if;
  select status into v_status from public.properties
  where id = p_property_id and owner_id = (select auth.uid()) and deleted_at is null for update;
  if not found then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
  if v_status not in ('submitted', 'draft') then
    return jsonb_build_object('ok', false, 'code', 'not_editable', 'status', v_status);
  end if;
  if v_status = 'submitted' then update public.properties set status = 'draft' where id = p_property_id; end if;
  return jsonb_build_object('ok', true, 'status', 'draft');
end $$;

-- Definer: owners may not write what is public.
create function private.set_listing_visibility(p_property_id uuid, p_is_public boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_listing public.properties;
begin
  if not private.second_factor_done() then return jsonb_build_object('ok', false, 'code', 'second_factor_needed'); end if;
  select * into v_listing from public.properties
  where id = p_property_id and deleted_at is null and (owner_id = (select auth.uid()) or private.is_admin()) for update;
  if not found or p_is_public is null then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
  if v_listing.published_at is null then
    return jsonb_build_object('ok', false, 'code', 'not_published', 'status', v_listing.status);
  end if;
  if p_is_public and v_listing.hidden_by_admin and not private.is_admin() then
    return jsonb_build_object('ok', false, 'code', 'hidden_by_admin');
  end if;
  update public.properties set is_public = p_is_public where id = p_property_id;
  return jsonb_build_object('ok', true, 'is_public', p_is_public);
end $$;

-- Definer: uploads are granted to nobody.
create function private.my_listings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when not private.second_factor_done() then jsonb_build_object('ok', false, 'code', 'second_factor_needed')
  else jsonb_build_object('ok', true, 'listings', coalesce(jsonb_agg(
    jsonb_build_object(
      'property_id', p.id, 'name', p.name, 'city', p.city,
      'status', p.status, 'is_public', p.is_public, 'is_published', p.published_at is not null,
      'hidden_by_admin', p.hidden_by_admin, 'step', p.draft_step, 'saved_at', p.draft_saved_at,
      'submitted_at', p.submitted_at, 'reviewed_at', p.reviewed_at, 'rejection_reason', p.rejection_reason,
      'cover_url', coalesce(
        (
          select '/storage/v1/object/public/property-photos/' || u.path from private.uploads as u
          where u.property_id = p.id and u.kind = 'photo'
            and u.id::text = lower(coalesce(p.draft ->> 'cover_photo_id', p.draft #>> '{photos,0,id}'))
        ),
        (select i.image_url from public.property_images as i where i.property_id = p.id order by i.is_cover desc, i.sort_order limit 1)
      ),
      'hotel_id', (select h.id from public.hotels as h where h.property_id = p.id),
      'has_changes', private.has_changes(p)
    ) order by coalesce(p.draft_saved_at, p.created_at) desc, p.id
  ), '[]')) end
  from public.properties as p where p.owner_id = (select auth.uid()) and p.deleted_at is null
$$;

-- Definer: the answer to somebody who is no admin must not depend on what he may see.
create function private.review_listing(
  p_property_id uuid, p_decision text, p_reason text, p_seen_status text, p_seen_revision integer
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason text := nullif(private.typed_text(to_jsonb(p_reason)), '');
  v_status public.property_status;
  v_revision integer;
  v_new public.property_status := case p_decision when 'approve' then 'approved' when 'reject' then 'rejected' end;
begin
  if not private.is_admin() then return jsonb_build_object('ok', false, 'code', 'not_allowed'); end if;
  if v_new is null then return jsonb_build_object('ok', false, 'code', 'invalid_decision'); end if;
  select status, submitted_revision into v_status, v_revision
  from public.properties where id = p_property_id and deleted_at is null for update;
  if not found then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
  if p_seen_status is not null and (v_status::text, v_revision) is distinct from (p_seen_status, p_seen_revision) then
    return jsonb_build_object('ok', false, 'code', 'changed', 'status', v_status);
  end if;
  -- A rejected listing that its owner has changed by hand was never handed in like that.
  if v_status in ('draft', v_new) or (v_status = 'rejected' and v_revision is null) then
    return jsonb_build_object('ok', false, 'code', 'not_reviewable', 'status', v_status);
  end if;
  if v_new = 'rejected' and (v_reason is null or char_length(v_reason) > 1000) then
    return jsonb_build_object('ok', false, 'code', 'reason_required');
  end if;
  begin
    update public.properties set status = v_new, rejection_reason = v_reason where id = p_property_id;
  exception when sqlstate 'PT409' then
    return jsonb_build_object('ok', false, 'code', sqlerrm);
  end;
  return jsonb_build_object(
    'ok', true, 'status', v_new, 'hotel_id', (select id from public.hotels where property_id = p_property_id)
  );
end $$;

-- What the API shows ---------------------------------------------------------------------------------------------------

/* A listing of the caller as typed, with compliance data, papers and contact; without an id the newest draft, else the newest
   rejected one. Compliance data is null, and stronger_sign_in_needed true, behind a password that is too weak for it.
   {ok: false, code}: not_found, second_factor_needed. */
create function public.listing_form(property_id uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.listing_form(property_id) $$;

/* Saves the form as typed, on top of the revision the caller has seen; 0 begins a listing under an id of the caller's making.
   {ok: false, code}: conflict (with the stored draft; nothing is overwritten), not_editable, invalid_form, too_large,
   too_many_drafts, not_found, second_factor_needed. */
create function public.save_listing_draft(property_id uuid, base_revision integer, form jsonb, step integer) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_listing_draft(property_id, base_revision, form, step) $$;

/* Hands the saved draft in for review, all of it or nothing; the same call again is the same submission. {ok: false, code}:
   invalid (with the problems), conflict, not_editable, invalid_form, not_found, second_factor_needed,
   stronger_sign_in_needed. */
create function public.submit_listing(property_id uuid, base_revision integer, accepted_terms boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.submit_listing(property_id, base_revision, accepted_terms) $$;

/* Takes a submitted listing back to draft. {ok: false, code}: not_editable, not_found, second_factor_needed. */
create function public.withdraw_listing(property_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.withdraw_listing(property_id) $$;

/* Shows or hides a published listing; what an admin has hidden, an admin shows again. {ok: false, code}: not_published,
   hidden_by_admin, not_found, second_factor_needed. */
create function public.set_listing_visibility(property_id uuid, is_public boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_listing_visibility(property_id, is_public) $$;

/* The caller's listings, the one worked on last first. {ok: false, code}: second_factor_needed. */
create function public.my_listings() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_listings() $$;

/* Approves or rejects a listing that is under review, or takes an approved one off the site by rejecting it. Admins only.
   Who says which state and submission he has seen is told when that is no longer what there is. {ok: false, code}:
   not_allowed, invalid_decision, not_found, changed, not_reviewable, reason_required, would_oversell, incomplete. */
create function public.review_listing(
  property_id uuid, decision text, reason text default null, seen_status text default null, seen_revision integer default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.review_listing(property_id, decision, reason, seen_status, seen_revision) $$;

grant execute on function
  private.listing_form(uuid), private.save_listing_draft(uuid, integer, jsonb, integer),
  private.submit_listing(uuid, integer, boolean), private.withdraw_listing(uuid),
  private.set_listing_visibility(uuid, boolean), private.my_listings(), private.review_listing(uuid, text, text, text, integer),
  public.listing_form(uuid), public.save_listing_draft(uuid, integer, jsonb, integer),
  public.submit_listing(uuid, integer, boolean), public.withdraw_listing(uuid),
  public.set_listing_visibility(uuid, boolean), public.my_listings(), public.review_listing(uuid, text, text, text, integer)
  to authenticated;
