-- Writes approved listings to hotels and room_categories, with later changes of visibility.

/* Returns visible photos, cover first; null if none. Only from the listing's folder; site photos only for the brand's own hotels and demo data. */
create function private.photos_shown(p_property_id uuid, p_room_id uuid default null) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object('url', i.image_url, 'alt', coalesce(nullif(trim(i.alt_text), ''), r.name, p.name)) order by i.place
  )
  from public.properties as p
  cross join lateral (
    select image_url, alt_text, row_number() over (order by is_cover desc, sort_order, id) as place
    from public.property_images
    where property_id = p.id and room_id is not distinct from p_room_id and (
      starts_with(image_url, private.photo_url(p.id || '/')) and image_url !~ '//'
      or (p.showcase_id is not null or p.is_demo) and image_url ~ '^/photos/[a-z0-9-]+\.webp$'
    )
    limit 60
  ) as i
  left join public.property_rooms as r on r.id = p_room_id
  where p.id = p_property_id
$$;

/* Publishes a listing. Rooms keep their ids and bookings; removed rooms are no longer sold. Raises PT409 'incomplete' or 'would_oversell'. */
create function private.publish_listing(p_property_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_listing constant public.properties := (select p from public.properties as p where id = p_property_id);
  v_photos constant jsonb := private.photos_shown(p_property_id);
  v_rooms integer;
  v_hotel uuid;
  v_written integer;
begin
  select count(*) into v_rooms from public.property_rooms where property_id = p_property_id;
  if v_photos is null or v_rooms = 0 or '' in (trim(v_listing.name), trim(v_listing.address), trim(v_listing.city), trim(v_listing.state), v_listing.pincode)
    or coalesce(v_listing.policies ->> 'check_in_time', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    or coalesce(v_listing.policies ->> 'check_out_time', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    or coalesce(v_listing.policies ->> 'cancellation_policy', '') = '' then
    raise exception 'incomplete' using errcode = 'PT409';
  end if;

  insert into public.hotels as h (
    id, property_id, name, description, address, city, country, latitude, longitude, star_rating, property_type, main_image_url, photos,
    amenities, check_in_time, check_out_time, phone, email, policies, is_active, is_featured, showcase_id, is_demo
  )
  select
    case when v_listing.showcase_id is not null or v_listing.is_demo then v_listing.id else gen_random_uuid() end,
    v_listing.id, v_listing.name, v_listing.description,
    left(concat_ws(
      ', ', v_listing.address,
      case when lower(v_listing.city) <> all (string_to_array(lower(v_listing.address), ', ')) then v_listing.city end,
      v_listing.state || ' ' || v_listing.pincode
    ), 300),
    v_listing.city, v_listing.country, v_listing.latitude, v_listing.longitude, v_listing.star_rating, v_listing.property_type,
    v_photos #>> '{0,url}', v_photos, v_listing.amenities,
    (v_listing.policies ->> 'check_in_time')::time, (v_listing.policies ->> 'check_out_time')::time, v_listing.phone, v_listing.email,
    v_listing.policies - '{check_in_time,check_out_time}'::text[], v_listing.is_public,
    v_listing.is_featured, v_listing.showcase_id, v_listing.is_demo
  on conflict (property_id) do update set
    name = excluded.name, description = excluded.description, address = excluded.address, city = excluded.city,
    country = excluded.country, latitude = excluded.latitude, longitude = excluded.longitude, star_rating = excluded.star_rating,
    property_type = excluded.property_type, main_image_url = excluded.main_image_url,
    photos = excluded.photos, amenities = excluded.amenities, check_in_time = excluded.check_in_time,
    check_out_time = excluded.check_out_time, phone = excluded.phone, email = excluded.email, policies = excluded.policies,
    is_active = excluded.is_active, is_featured = excluded.is_featured,
    showcase_id = excluded.showcase_id, is_demo = excluded.is_demo
  returning h.id into v_hotel;
  insert into private.approvals as a (property_id, basics)
  values (p_property_id, jsonb_build_object(
    'address', v_listing.address, 'state', v_listing.state, 'pincode', v_listing.pincode
  ))
  on conflict (property_id) do update set basics = excluded.basics;

  insert into public.room_categories as c (
    id, hotel_id, name, description, bed_type, max_occupancy, room_size, total_rooms, base_price, tax_rate, amenities, photos,
    is_active
  )
  select
    r.id, v_hotel, r.name, r.description, r.bed_config, r.max_guests, nullif(r.room_size, ''), r.total_rooms,
    private.all_in_price(r.base_price, r.tax_rate), r.tax_rate, r.amenities,
    coalesce(private.photos_shown(p_property_id, r.id), '[]'), not r.is_closed
  from public.property_rooms as r where r.property_id = p_property_id
  order by r.id
  on conflict (id) do update set
    name = excluded.name, description = excluded.description, bed_type = excluded.bed_type,
    max_occupancy = excluded.max_occupancy, room_size = excluded.room_size, total_rooms = excluded.total_rooms,
    base_price = excluded.base_price, tax_rate = excluded.tax_rate, amenities = excluded.amenities, photos = excluded.photos,
    is_active = excluded.is_active
    where c.hotel_id = v_hotel;
  get diagnostics v_written = row_count;
  -- A room id of another hotel is not written.
  if v_written <> v_rooms then raise exception 'incomplete' using errcode = 'PT409'; end if;
  update public.room_categories as c set is_active = false
  where c.hotel_id = v_hotel and c.is_active
    and not exists (select 1 from public.property_rooms as r where r.id = c.id and r.property_id = p_property_id);
end $$;

/* Applies approval and visibility to the hotel in the same transaction. Definer: no role may insert hotels. */
create function private.copy_listing_state() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_shown constant boolean := new.is_public and new.deleted_at is null;
  v_before jsonb;
begin
  -- publish_changes writes the hotel itself.
  if new.status = 'approved' and old.status <> 'approved' and private.is_publishing() then return null; end if;
  if new.status = 'approved' and old.status <> 'approved' then
    v_before := private.live_listing(new.id);
    perform private.publish_listing(new.id);
    -- A listing approved from a draft has no submission to approve.
    if old.status <> 'draft' then perform private.approve_compliance(new.id); end if;
    perform private.note_approved(new.id, v_before);
    perform private.note_listing_change(
      new.id, 'approved',
      case when v_before is null then '[]' else private.listing_differences(v_before, private.live_listing(new.id)) end
    );
  else
    update public.hotels set is_active = v_is_shown, is_featured = new.is_featured
    where property_id = new.id and (is_active <> v_is_shown or is_featured <> new.is_featured);
  end if;
  return null;
end $$;
create trigger copy_listing_state after update of status, is_public, is_featured, deleted_at on public.properties
  for each row when (
    new.status <> old.status or new.is_public <> old.is_public or new.is_featured <> old.is_featured
    or new.deleted_at is distinct from old.deleted_at
  )
  execute function private.copy_listing_state();

/* Hides the hotel and removes the owner's contact details; bookings stay. Definer: owners have no rights on hotels. */
create function private.hide_deleted_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.hotels set is_active = false, phone = null, email = null
  where property_id = old.id and (is_active or num_nonnulls(phone, email) > 0);
  return old;
end $$;
create trigger hide_deleted_listing before delete on public.properties
  for each row execute function private.hide_deleted_listing();

/* Returns true if an admin revoked the owner role, which only an admin can restore. */
create function private.lost_owner_role(p_user_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.profiles where user_id = p_user_id and role = 'user')
    and exists (select from public.properties where owner_id = p_user_id and submitted_at is not null)
$$;

/* Shows or hides a listing. {ok: false, code}: not_published, hidden_by_admin, not_owner, not_found, second_factor_needed. Definer: owners may not
   write is_public. */
create function private.set_listing_visibility(p_property_id uuid, p_is_public boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_listing public.properties;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  select * into v_listing from public.properties
  where id = p_property_id and deleted_at is null and (owner_id = (select auth.uid()) or private.is_admin()) for update;
  if not found or p_is_public is null then return private.refusal('not_found'); end if;
  if v_listing.published_at is null then return private.refusal('not_published', 'status', v_listing.status); end if;
  if p_is_public and private.lost_owner_role((select auth.uid())) then return private.refusal('not_owner'); end if;
  if p_is_public and v_listing.hidden_by_admin and not private.is_admin() then return private.refusal('hidden_by_admin'); end if;
  update public.properties set is_public = p_is_public where id = p_property_id;
  return jsonb_build_object('ok', true, 'is_public', p_is_public);
end $$;
select private.offer('set_listing_visibility', 'authenticated');
