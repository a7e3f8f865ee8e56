-- The brand's own hotels as ordinary listings. Admins import them from content/showcase; the embedded backend imports its demo data so too.

/* Returns photos of the site, [{name, alt_text}], as listing photos. Ids depend on the place only, and no one can upload a file under them. */
create function private.site_photos(p_property_id uuid, p_room_id text, p_photos jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_photos jsonb;
begin
  with named as (
    select
      ('00000000-0000-4000-8000-' || left(md5(concat_ws(' ', p_property_id, p_room_id, f.photo ->> 'name')), 12))::uuid as id,
      f.photo ->> 'alt_text' as alt_text,
      'photos/' || (f.photo ->> 'name') || '.webp' as path, f.place
    from jsonb_array_elements(p_photos) with ordinality as f (photo, place)
  ),
  kept as (
    insert into private.uploads (id, property_id, kind, path, mime_type)
    select n.id, p_property_id, 'photo', n.path, 'image/webp' from named as n
    where not exists (select 1 from private.uploads as u where u.id = n.id and u.property_id = p_property_id)
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('id', id, 'url', private.photo_url(path), 'alt_text', alt_text) order by place
  ), '[]') into v_photos from named;
  return v_photos;
end $$;

/* Creates or updates the listing of a hotel; a new one is approved for p_owner. An existing one keeps its owner, contacts, rooms, prices, taxes and
   counts; texts and photos are replaced. Raises PT409: id_taken, deleted, and those of publish_listing. */
create function private.write_house(
  p_owner uuid, p_property_id uuid, p_showcase_id text, p_form jsonb, p_is_demo boolean default false,
  p_notice_email text default null
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_is_new boolean;
  v_listing public.properties;
  v_rooms jsonb;
  v_form jsonb;
  v_before jsonb;
begin
  insert into public.properties (id, owner_id, name, showcase_id, is_demo)
  values (p_property_id, p_owner, p_form #>> '{basics,name}', p_showcase_id, p_is_demo)
  on conflict (id) do nothing;
  v_is_new := found;
  -- Reuses the hotel of a listing that was deleted, with its bookings and reviews.
  update public.hotels set property_id = p_property_id
  where id = p_property_id and showcase_id = p_showcase_id and property_id is null;
  -- An admin enters the site's own address, so it needs no confirmation.
  if v_is_new and p_notice_email is not null then
    insert into private.subscriptions (email, property_id, confirmed_at) values (lower(p_notice_email), p_property_id, now());
  end if;
  select * into v_listing from public.properties where id = p_property_id for update;
  if v_listing.showcase_id is distinct from p_showcase_id then raise exception 'id_taken' using errcode = 'PT409'; end if;
  if v_listing.deleted_at is not null then raise exception 'deleted' using errcode = 'PT409'; end if;
  v_before := private.live_listing(p_property_id);

  select coalesce(jsonb_agg(
    r.room || jsonb_build_object('photos', private.site_photos(p_property_id, r.room ->> 'id', r.room -> 'photos')) order by r.place
  ), '[]') into v_rooms
  from jsonb_array_elements(p_form -> 'rooms') with ordinality as r (room, place)
  where v_is_new or exists (
    select 1 from public.property_rooms as t where t.id = (r.room ->> 'id')::uuid and t.property_id = p_property_id
  );
  v_form := p_form || jsonb_build_object(
    'photos', private.site_photos(p_property_id, null, p_form -> 'photos'), 'rooms', v_rooms, 'cover_photo_id', null
  );

  perform private.write_listing(v_listing, v_form || jsonb_build_object(
    'basics', jsonb_strip_nulls((
      select jsonb_object_agg(b.key, nullif(b.value, '')) from jsonb_each_text(v_form -> 'basics') as b
    )) || case when v_is_new then '{}' else jsonb_build_object('phone', v_listing.phone, 'email', v_listing.email) end,
    'rooms', (
      select jsonb_agg(case
        when c.room is null then to_jsonb(t) || jsonb_build_object('photos', (
          select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'alt_text', i.alt_text) order by i.sort_order), '[]')
          from public.property_images as i where i.room_id = t.id
        ))
        when t.id is null then c.room || jsonb_build_object(
          'base_price', round((c.room ->> 'base_price')::numeric * 100)::bigint, 'tax_reason', nullif(c.room ->> 'tax_reason', '')
        )
        else c.room || jsonb_build_object(
          'base_price', t.base_price, 'tax_rate', t.tax_rate, 'tax_reason', t.tax_reason, 'total_rooms', t.total_rooms
        )
      end)
      from jsonb_array_elements(v_rooms) as c (room)
      full join (select * from public.property_rooms where property_id = p_property_id) as t on t.id = (c.room ->> 'id')::uuid
    )
  ));
  -- A new revision, so that an owner who is editing sees a conflict and loses nothing.
  update public.properties as p set
    draft = case when p.draft is null then v_form else p.draft || v_form || jsonb_build_object('basics', v_form -> 'basics' || coalesce((
      select jsonb_object_agg(b.key, b.value) from jsonb_each(p.draft -> 'basics') as b where b.key in ('phone', 'email')
    ), '{}'), 'rooms', (
      select coalesce(jsonb_agg(
        d.room || coalesce(c.room - '{base_price,tax_rate,tax_reason,total_rooms}'::text[], '{}') order by d.place
      ), '[]')
      from jsonb_array_elements(p.draft -> 'rooms') with ordinality as d (room, place)
      left join jsonb_array_elements(v_rooms) as c (room) on c.room ->> 'id' = lower(d.room ->> 'id')
    )) end,
    draft_step = 'summary', draft_saved_at = now(), revision = p.revision + 1,
    submitted_revision = case when v_is_new or p.submitted_revision = p.revision then p.revision + 1 else p.submitted_revision end,
    submitted_at = case when v_is_new then now() else p.submitted_at end,
    -- A trigger publishes it.
    status = case when v_is_new then 'approved' else p.status end
  where p.id = p_property_id;
  if v_listing.status = 'approved' then
    perform private.publish_listing(p_property_id);
    perform private.note_approved(p_property_id, v_before);
    perform private.note_listing_change(
      p_property_id, 'changed', private.listing_differences(v_before, private.live_listing(p_property_id))
    );
  end if;
end $$;

/* Imports a hotel of content/showcase with write_house; a new listing belongs to the caller. Admins only. Codes: invalid_listing, id_taken, deleted,
   would_oversell, incomplete. Definer: no role may write listings. */
create function private.take_over_house(
  p_showcase_id text, p_property_id uuid, p_form jsonb, p_notice_email text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if p_showcase_id is null or p_property_id is null or octet_length(p_form::text) > 200000 or not private.is_listing_form(p_form) then
    return private.refusal('invalid_listing');
  end if;
  begin
    perform private.write_house((select auth.uid()), p_property_id, p_showcase_id, p_form, p_notice_email => p_notice_email);
  exception
    when sqlstate 'PT409' then return private.refusal(sqlerrm);
    -- Also if a room belongs to another listing.
    when unique_violation or foreign_key_violation then return private.refusal('id_taken');
    -- PostgreSQL raises feature_not_supported for "Infinity" as an integer.
    when data_exception or check_violation or not_null_violation or feature_not_supported then
      return private.refusal('invalid_listing');
  end;
  return jsonb_build_object(
    'ok', true, 'property_id', p_property_id, 'status', (select status from public.properties where id = p_property_id)
  );
end $$;
select private.offer('take_over_house', 'authenticated');
