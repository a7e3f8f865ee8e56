-- Admin functions for listings.

/* Hides a listing until it is restored; bookings stay. Admins only. {ok: false, code}: not_found. Definer: no role may write deleted_at. */
create function private.delete_property(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.properties set deleted_at = now() where id = p_property_id and deleted_at is null;
  if not found then return private.refusal('not_found'); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('delete_property', 'authenticated, service_role');

/* Restores a deleted listing as it was. Admins only. {ok: false, code}: not_deleted, also if purged. Definer: no role may write deleted_at. */
create function private.restore_property(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.properties set deleted_at = null where id = p_property_id and deleted_at is not null;
  if not found then return private.refusal('not_deleted'); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('restore_property', 'authenticated, service_role');

create index properties_words on public.properties using gin (private.plain_text(name || ' ' || city) extensions.gin_trgm_ops);
-- The same expression as in admin_properties, with all its columns, so that far pages need no table reads; cut, as some letters expand.
create index properties_by_name on public.properties ((left(private.plain_text(name), 60) collate "C"), id)
  include (name, city, status) where deleted_at is null;

/* Returns listings, 50 a page. p_status: a status, 'waiting' or 'deleted'. p_sort: created, submitted, reviewed or name, with a minus for descending.
   Definer: it reads owners' names, after an admin check. */
create function private.admin_properties(
  p_search text default null, p_status text default null, p_city text default null, p_page integer default 1,
  p_sort text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  page_size constant integer := 50;
  v_patterns text[] := private.word_patterns(private.plain_text(left(coalesce(p_search, ''), 120)));
  v_states text[] := case when p_status = 'waiting' then '{submitted,pending}'::text[] when p_status <> 'deleted' then array[p_status] end;
  v_deleted boolean := p_status is not distinct from 'deleted';
  v_sort constant text := coalesce(substring(p_sort from '^-?(?:created|submitted|reviewed|name)$'), '-created');
  v_found uuid[];
  v_ids uuid[];
  v_total bigint;
  v_rows jsonb;
begin
  perform private.require_admin();
  if v_patterns[1] <> '%' then
    v_found := array(
      select id from public.properties where private.plain_text(name || ' ' || city) like v_patterns[1]
        and private.plain_text(name || ' ' || city) like all (v_patterns)
      union
      select id from public.properties where owner_id = any (private.people_found(p_search))
    );
  end if;
  -- Only the requested order stays in the plan. Unsubmitted listings are last in both directions.
  with found as not materialized (
    select p.* from public.properties as p
    where (p.deleted_at is not null) = v_deleted and (v_states is null or p.status::text = any (v_states))
      and (p_city is null or p.city = p_city) and (v_found is null or p.id = any (v_found))
  )
  select (select count(*) from found), array(
    select p.id from found as p
    order by
      case v_sort when 'created' then p.created_at end,
      case v_sort when '-created' then p.created_at end desc,
      case v_sort when 'submitted' then p.submitted_at when 'reviewed' then p.decided_at end,
      case v_sort when '-submitted' then p.submitted_at when '-reviewed' then p.decided_at end desc nulls last,
      case v_sort when 'name' then left(private.plain_text(p.name), 60) end collate "C",
      case v_sort when '-name' then left(private.plain_text(p.name), 60) end collate "C" desc,
      case when v_sort not like '-%' then p.id end,
      p.id desc
    limit page_size offset private.rows_before(p_page, page_size)
  ) into v_total, v_ids;
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'property_id', p.id, 'name', p.name, 'city', p.city,
      -- The column has a default before the owner chooses a type.
      'property_type', case when p.submitted_revision is null then private.line_of(p.draft #>> '{basics,property_type}', 40)
        else p.property_type::text end,
      'owner_name', coalesce(nullif(o.full_name, ''), 'Property Owner'), 'owner_email', o.email, 'status', p.status,
      'created_at', p.created_at, 'submitted_at', p.submitted_at, 'decided_at', p.decided_at, 'deleted_at', p.deleted_at,
      'is_public', p.is_public, 'is_featured', p.is_featured, 'hotel_id', h.id, 'is_live', coalesce(h.is_active, false)
    ) order by array_position(v_ids, p.id)
  ), '[]') into v_rows
  from public.properties as p
  join public.profiles as o on o.user_id = p.owner_id
  left join public.hotels as h on h.property_id = p.id
  where p.id = any (v_ids);
  perform private.log_view('properties', 'list', 'List of listings', private.asked_for(
    jsonb_build_object('search', nullif(trim(p_search), ''), 'status', p_status, 'city', p_city)
  ));
  return jsonb_build_object(
    'total', v_total, 'rows', v_rows,
    'waiting', (
      select count(*) from public.properties where status in ('submitted', 'pending') and deleted_at is null
    ),
    'cities', (
      select coalesce(jsonb_agg(c.city order by c.city), '[]')
      from (select distinct city from public.properties where city <> '' and deleted_at is null) as c
    )
  );
end $$;
select private.offer('admin_properties', 'authenticated, service_role');

create function private.submitted_photos(p_property_id uuid, p_room_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', i.id, 'url', i.image_url, 'alt', i.alt_text) order by i.is_cover desc, i.sort_order, i.id
  ), '[]')
  from public.property_images as i where i.property_id = p_property_id and i.room_id is not distinct from p_room_id
$$;

/* Returns all data of a listing for a decision. Admins only; logs the view. {ok: false, code: 'not_found'}. Definer: no role may read drafts. */
create function private.admin_property(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_look constant jsonb := '{"seen": "the listing with its owner"}';
  v_live jsonb;
  v_listing public.properties;
begin
  perform private.require_admin();
  select * into v_listing from public.properties where id = p_property_id;
  if not found then return private.refusal('not_found'); end if;
  perform private.log_view('properties', p_property_id::text, v_listing.name, v_look);
  v_live := private.live_listing(p_property_id);
  return jsonb_build_object(
    'ok', true,
    'property', to_jsonb(v_listing) - '{draft,photos,base_price,latitude,longitude}'::text[] || jsonb_build_object(
      'latitude', v_listing.latitude::text, 'longitude', v_listing.longitude::text,
      'has_changes', v_listing.submitted_revision is not null and private.has_changes(v_listing)
    ),
    'draft', v_listing.draft,
    'owner', (
      select private.owner_contact(p.user_id) || jsonb_build_object(
        'email', p.email,
        'listings', (select count(*) from public.properties as l where l.owner_id = p.user_id and l.deleted_at is null)
      )
      from public.profiles as p where p.user_id = v_listing.owner_id
    ),
    'compliance', private.compliance_review(v_listing.id, v_listing.owner_id),
    'rooms', coalesce((
      select jsonb_agg(
        to_jsonb(r) - 'property_id' || jsonb_build_object(
          'all_in_price', private.all_in_price(r.base_price, r.tax_rate),
          'photos', private.submitted_photos(p_property_id, r.id)
        )
        order by (
          select d.place from jsonb_array_elements(v_listing.draft -> 'rooms') with ordinality as d (room, place)
          where lower(d.room ->> 'id') = r.id::text limit 1
        ), r.name, r.id
      )
      from public.property_rooms as r where r.property_id = p_property_id
    ), '[]'),
    'photos', private.submitted_photos(p_property_id, null),
    'draft_photos', coalesce((
      select jsonb_object_agg(u.id, private.photo_url(u.path))
      from private.uploads as u where u.property_id = p_property_id and u.kind = 'photo'
    ), '{}'),
    'documents', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', coalesce(d.id, u.id), 'document_type', coalesce(d.document_type, u.document_type),
          'file_name', coalesce(d.file_name, nullif(u.file_name, ''), u.document_type::text),
          'bytes', u.bytes, 'is_submitted', d.id is not null
        ) order by coalesce(d.document_type, u.document_type), u.created_at, coalesce(d.id, u.id)
      )
      from (select * from private.uploads where property_id = p_property_id and kind = 'document') as u
      full join (select * from public.property_documents where property_id = p_property_id) as d using (id)
    ), '[]'),
    'live', (
      select jsonb_build_object('id', h.id, 'is_active', h.is_active, 'stays_to_come', (
        select count(*) from public.bookings as b
        where b.hotel_id = h.id and b.booking_status in ('pending', 'confirmed') and b.check_out_date >= private.today()
      ))
      from public.hotels as h where h.property_id = p_property_id
    ),
    'changes', case when v_live is not null and v_listing.submitted_revision is not null then
      private.listing_differences(v_live, private.submitted_version(p_property_id)) else '[]'
    end,
    'history', coalesce((
      select jsonb_agg(private.audit_entry(n) order by n.id desc)
      from (
        select * from private.audit_log as a
        where a.entity = 'properties' and a.entity_id = p_property_id::text and a.after is distinct from v_look
          or a.entity = 'room_categories' and a.action = 'update' and a.entity_id in (
            select c.id::text from public.room_categories as c join public.hotels as h on h.id = c.hotel_id
            where h.property_id = p_property_id
          )
        order by a.id desc limit 50
      ) as n
    ), '[]')
  );
end $$;
select private.offer('admin_property', 'authenticated, service_role');

/* Returns unmasked tax and bank data: {ok: true, current, submitted}, null if none. Admins only; logs each view. {ok: false, code}: none, not_found.
   Definer: no role may read sealed data. */
create function private.admin_compliance(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_owner uuid;
  v_name text;
  v_current jsonb;
  v_submitted jsonb;
begin
  perform private.require_admin();
  select owner_id, name into v_owner, v_name from public.properties where id = p_property_id;
  if not found then return private.refusal('not_found'); end if;
  select private.unseal(v_owner, sealed) into v_current from private.compliance where owner_id = v_owner;
  select private.unseal(v_owner, sealed) into v_submitted from private.compliance_submissions where property_id = p_property_id;
  if v_current is null and v_submitted is null then return private.refusal('none'); end if;
  perform private.note_audit(
    'read', 'properties', p_property_id::text, v_name, null, '{"seen": "tax numbers and bank account"}'
  );
  return jsonb_build_object('ok', true, 'current', v_current, 'submitted', v_submitted);
end $$;
select private.offer('admin_compliance', 'authenticated, service_role');

create function private.photos_of(p_property_id uuid) returns bigint
language sql stable set search_path = ''
as $$
  select greatest(
    (select count(*) from public.property_images where property_id = p_property_id and room_id is null),
    (select jsonb_array_length(draft -> 'photos') from public.properties where id = p_property_id)
  )
$$;

/* Adds an uploaded photo, once, to the listing, its draft and the live page. Admins only. {ok: false, code}: no_file, alt_required, too_many,
   not_found. Definer: no role may write drafts. */
create function private.add_property_photo(p_id uuid, p_alt_text text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_alt constant text := coalesce(private.tidy_line(p_alt_text), '');
  v_path text;
  v_property uuid;
  v_url text;
  v_before jsonb;
begin
  perform private.require_admin();
  if char_length(v_alt) not between 1 and 300 then return private.refusal('alt_required'); end if;
  select path, property_id into v_path, v_property from private.uploads where id = p_id and kind = 'photo';
  if not found then return private.refusal('no_file'); end if;
  perform 1 from public.properties where id = v_property and deleted_at is null for update;
  if not found then return private.refusal('not_found'); end if;
  v_before := private.live_listing(v_property);
  update private.uploads set approved_at = now() where id = p_id and approved_at is null;
  if exists (select 1 from public.property_images where id = p_id and property_id = v_property) or exists (
    select 1 from public.properties as p cross join lateral private.photos_in(p.draft) as f
    where p.id = v_property and f.id = p_id::text
  ) then
    return jsonb_build_object('ok', true);
  end if;
  if private.photos_of(v_property) >= 60 then return private.refusal('too_many'); end if;

  v_url := private.photo_url(v_path);
  insert into public.property_images (id, property_id, image_url, alt_text, is_cover, sort_order)
  select p_id, v_property, v_url, v_alt, not coalesce(bool_or(is_cover), false), coalesce(max(sort_order) + 1, 0)
  from public.property_images where property_id = v_property and room_id is null;
  -- A new revision shows a conflict to an owner who is editing, so the photo is not lost.
  update public.properties as p set
    photos = private.listed_photos(p.id),
    draft = case when p.draft is not null then jsonb_set(
      p.draft, '{photos}',
      coalesce(p.draft -> 'photos', '[]') || jsonb_build_object('id', p_id, 'url', v_url, 'alt_text', v_alt)
    ) end,
    revision = case when p.draft is not null then p.revision + 1 else p.revision end,
    submitted_revision = case
      when p.draft is not null and p.submitted_revision = p.revision then p.revision + 1 else p.submitted_revision
    end
  where p.id = v_property;
  update public.hotels set
    photos = photos || jsonb_build_object('url', v_url, 'alt', v_alt), main_image_url = coalesce(main_image_url, v_url)
  where property_id = v_property and jsonb_array_length(photos) < 60;
  if found then
    perform private.note_listing_change(v_property, 'changed', private.listing_differences(v_before, private.live_listing(v_property)));
  end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('add_property_photo', 'authenticated, service_role');
