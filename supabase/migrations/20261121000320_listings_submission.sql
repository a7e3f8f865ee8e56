-- Submits and withdraws listings, and decides on them.

create function private.write_listing(p_listing public.properties, p_given jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_basics constant public.properties := jsonb_populate_record(null::public.properties, p_given -> 'basics');
begin
  delete from public.property_rooms where property_id = (p_listing).id and id not in (
    select (r.value ->> 'id')::uuid from jsonb_array_elements(p_given -> 'rooms') as r
  );
  insert into public.property_rooms (
    id, property_id, name, description, max_guests, bed_config, base_price, tax_rate, tax_reason, total_rooms, room_size, amenities
  )
  select
    r.id, (p_listing).id, r.name, r.description, r.max_guests, r.bed_config, r.base_price, r.tax_rate,
    private.tidy_line(r.tax_reason), r.total_rooms, r.room_size, r.amenities
  from jsonb_populate_recordset(null::public.property_rooms, p_given -> 'rooms') as r
  on conflict (id) do update set
    name = excluded.name, description = excluded.description, max_guests = excluded.max_guests,
    bed_config = excluded.bed_config, base_price = excluded.base_price, tax_rate = excluded.tax_rate,
    tax_reason = excluded.tax_reason, total_rooms = excluded.total_rooms, room_size = excluded.room_size, amenities = excluded.amenities;

  delete from public.property_images where property_id = (p_listing).id;
  insert into public.property_images (id, property_id, room_id, image_url, alt_text, is_cover, sort_order)
  select
    u.id, u.property_id, f.room_id::uuid, private.photo_url(u.path), f.alt_text,
    row_number() over (
      order by f.room_id is not null, u.id::text = lower(p_given ->> 'cover_photo_id') desc, f.place
    ) = 1,
    f.place - 1
  from private.photos_in(p_given) as f
  join private.uploads as u on u.id = f.id::uuid;

  delete from public.property_documents where property_id = (p_listing).id;
  insert into public.property_documents (id, property_id, document_type, file_url, file_name)
  select u.id, u.property_id, u.document_type, u.path, coalesce(nullif(u.file_name, ''), u.document_type::text)
  from private.uploads as u where u.property_id = (p_listing).id and u.kind = 'document';

  update public.properties as p set
    name = v_basics.name, property_type = v_basics.property_type, star_rating = v_basics.star_rating,
    description = v_basics.description, address = v_basics.address, city = v_basics.city, state = v_basics.state,
    country = v_basics.country, pincode = v_basics.pincode, latitude = v_basics.latitude, longitude = v_basics.longitude,
    phone = v_basics.phone, email = v_basics.email,
    amenities = array(select jsonb_array_elements_text(p_given -> 'amenities')), policies = p_given -> 'policies',
    base_price = (select min(r.base_price) from public.property_rooms as r where r.property_id = p.id),
    photos = private.listed_photos(p.id)
  where p.id = (p_listing).id;
end $$;

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

create function private.has_other_files(p_property_id uuid, p_given jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1
    from (select id from private.uploads where property_id = p_property_id and kind = 'document') as u
    full join (select value::uuid as id from jsonb_array_elements_text(p_given -> 'documents')) as d using (id)
    where u.id is null or d.id is null
  ) or exists (
    select 1 from private.photos_in(p_given) as f
    where not exists (
      select 1 from private.uploads as u
      where u.id = f.id::uuid and u.property_id = p_property_id and u.kind = 'photo'
    )
  )
$$;

/* Returns true if a room id belongs elsewhere or is reserved. Guests book this id, so no listing may claim another's. */
create function private.claims_another_room(p_property_id uuid, p_given jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from jsonb_array_elements(p_given -> 'rooms') as r
    cross join lateral (select (r.value ->> 'id')::uuid as id) as g
    where exists (
      select 1 from public.property_rooms as t where t.id = g.id and t.property_id <> p_property_id
    ) or exists (
      select 1 from public.room_categories as c join public.hotels as h on h.id = c.hotel_id
      where c.id = g.id and h.property_id is distinct from p_property_id
    ) or (
      private.is_site_id(g.id) and not exists (select 1 from public.property_rooms as t where t.id = g.id)
      and not exists (select 1 from public.room_categories as c where c.id = g.id)
    )
  )
$$;

/* Returns [{part, field}] of tax data, bank data and documents that differ from the approved ones. Removed documents do not count. */
create function private.changed_documents(p_listing public.properties, p_typed jsonb) returns jsonb
language sql volatile set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('part', c.part, 'field', c.field) order by c.part, c.field), '[]')
  from (
    select 'compliance' as part, unnest(private.changed_compliance(
      (p_listing).owner_id, (select sealed from private.compliance where owner_id = (p_listing).owner_id),
      private.seal((p_listing).owner_id, private.tidy_compliance(p_typed))
    )) as field
    union
    select 'documents', u.document_type::text from private.uploads as u
    where u.property_id = (p_listing).id and u.kind = 'document' and u.approved_at is null
  ) as c
$$;

/* Returns the next version: writes it, reads it, and rolls back by an exception. */
create function private.next_version(p_listing public.properties, p_given jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_next jsonb;
begin
  perform private.write_listing(p_listing, p_given);
  v_next := private.submitted_version((p_listing).id);
  raise exception 'read' using errcode = 'PT200';
exception when sqlstate 'PT200' then
  return v_next;
end $$;

/* Publishes the free changes of a live listing; others wait for an admin. status 'approved' if nothing waits. p_is_preview: changes nothing. {ok:
   false, code}: would_oversell, incomplete. The caller has locked listing and draft. */
create function private.publish_changes(
  p_listing public.properties, p_given jsonb, p_typed jsonb, p_legal_versions jsonb, p_is_preview boolean
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_id constant uuid := (p_listing).id;
  v_live constant jsonb := private.live_listing(v_id);
  v_next jsonb;
  v_free jsonb;
  v_at_once jsonb;
  v_changes jsonb;
  v_status public.property_status;
begin
  v_next := private.next_version(p_listing, p_given);
  v_free := private.publishable_version(v_id, v_live, v_next);
  v_at_once := private.listing_differences(v_live, v_free);
  v_changes := private.marked_differences(
    v_id, v_at_once, private.listing_differences(v_free, v_next) || private.changed_documents(p_listing, p_typed)
  );
  v_status := case when v_changes @> '[{"waits": true}]' then 'submitted' else 'approved' end;
  begin
    if v_at_once <> '[]' then
      perform private.write_listing(p_listing, v_free);
      perform private.publish_listing(v_id);
    end if;
    if v_at_once = '[]' or v_free <> v_next then perform private.write_listing(p_listing, p_given); end if;
    perform set_config('private.publishing', 'on', true);
    update public.properties
    set status = v_status, submitted_revision = revision, legal_versions = p_legal_versions
    where id = v_id;
    perform set_config('private.publishing', 'off', true);
    if p_is_preview then raise exception 'preview' using errcode = 'PT200'; end if;
  exception
    when sqlstate 'PT200' then null;
    when sqlstate 'PT409' then return private.refusal(sqlerrm);
  end;
  if not p_is_preview then
    perform private.write_owner((p_listing).owner_id);
    perform private.submit_compliance(v_id, (p_listing).owner_id, p_typed, p_legal_versions);
    if v_status = 'approved' then perform private.approve_compliance(v_id); end if;
    perform private.note_published(v_id, v_changes);
  end if;
  return jsonb_build_object('ok', true, 'property_id', v_id, 'status', v_status, 'changes', v_changes);
end $$;

create function private.note_published(p_property_id uuid, p_changes jsonb) returns void
language sql volatile set search_path = ''
as $$
  select private.note_listing_change(p_property_id, s.how, s.changes)
  from (
    select
      case when (c.value ->> 'waits')::boolean then 'handed_in' else 'at_once' end as how,
      jsonb_agg(c.value - 'waits' order by c.ordinality) as changes
    from jsonb_array_elements(p_changes) with ordinality as c group by 1
  ) as s order by s.how
$$;

/* Submits a listing that the function submit-listing validated. Live, visible listings use publish_changes; others wait for an admin. {ok: false,
   code}: changed (other files or data than validated), conflict, not_editable, invalid_form, not_found, not_owner, texts_changed,
   second_factor_needed, stronger_sign_in_needed, would_oversell, incomplete, rate_limited. Definer, for the service role only. */
create function private.submit_listing(
  p_claims jsonb, p_property_id uuid, p_base_revision integer, p_compliance_saved_at timestamptz, p_listing jsonb,
  p_legal_versions jsonb, p_is_preview boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user constant uuid := (p_claims ->> 'sub')::uuid;
  v_listing public.properties;
  v_compliance private.compliance_drafts;
  v_refusal jsonb;
begin
  perform private.speak_for(p_claims);
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  if not private.has_strong_sign_in(v_user) then return private.refusal('stronger_sign_in_needed'); end if;
  select * into v_listing from public.properties
  where id = p_property_id and owner_id = v_user and deleted_at is null for update;
  if not found then return private.refusal('not_found'); end if;
  -- Locked against an admin who revokes the role.
  perform from public.profiles where user_id = v_user for share;
  if private.lost_owner_role(v_user) then return private.refusal('not_owner'); end if;
  if v_listing.revision is distinct from p_base_revision then return private.draft_conflict(v_listing); end if;
  if v_listing.submitted_revision = v_listing.revision and (
    v_listing.status in ('submitted', 'pending')
    or v_listing.status = 'approved' and not private.has_changes(v_listing) and not exists (
      select 1 from private.compliance_drafts where user_id = v_user and saved_at > v_listing.submitted_at
    )
  ) then
    return jsonb_build_object('ok', true, 'property_id', v_listing.id, 'status', v_listing.status, 'changes', '[]'::jsonb);
  end if;
  if v_listing.status in ('submitted', 'pending') then return private.refusal('not_editable', 'status', v_listing.status); end if;
  if not p_is_preview and not private.hit('submit:' || md5(v_listing.id::text), interval '1 hour', 60) then
    return private.refusal('rate_limited', 'retry_after_seconds', 3600);
  end if;

  v_refusal := private.refuse_texts(p_legal_versions, 'terms', 'privacy');
  if v_refusal is not null then return v_refusal; end if;

  perform private.hold_sealing_key();
  select * into v_compliance from private.compliance_drafts where user_id = v_user for update;
  if p_listing is null or v_compliance.saved_at is distinct from p_compliance_saved_at
    or private.has_other_files(v_listing.id, p_listing) then
    return private.refusal('changed');
  end if;
  if private.claims_another_room(v_listing.id, p_listing) then return private.refusal('invalid_form'); end if;
  if v_listing.published_at is not null and not v_listing.hidden_by_admin then
    return private.publish_changes(v_listing, p_listing, private.unseal(v_user, v_compliance.sealed), p_legal_versions, p_is_preview);
  end if;
  if not p_is_preview then
    perform private.write_owner(v_user);
    perform private.write_listing(v_listing, p_listing);
    update public.properties set status = 'submitted', submitted_revision = revision, legal_versions = p_legal_versions
    where id = v_listing.id;
    perform private.submit_compliance(v_listing.id, v_user, private.unseal(v_user, v_compliance.sealed), p_legal_versions);
    perform private.note_listing_change(v_listing.id, 'handed_in');
  end if;
  return jsonb_build_object('ok', true, 'property_id', v_listing.id, 'status', 'submitted', 'changes', '[]'::jsonb);
end $$;
select private.offer('submit_listing', 'service_role');

/* Withdraws a listing to draft. {ok: false, code}: not_editable, not_found, second_factor_needed. Definer: owners may not write the status. */
create function private.withdraw_listing(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_status public.property_status;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  select status into v_status from public.properties
  where id = p_property_id and owner_id = (select auth.uid()) and deleted_at is null for update;
  if not found then return private.refusal('not_found'); end if;
  if v_status not in ('submitted', 'draft') then return private.refusal('not_editable', 'status', v_status); end if;
  if v_status = 'submitted' then update public.properties set status = 'draft' where id = p_property_id; end if;
  return jsonb_build_object('ok', true, 'status', 'draft');
end $$;
select private.offer('withdraw_listing', 'authenticated');

/* Approves or rejects a listing; rejecting a live one unpublishes it. Admins only. {ok: false, code}: not_allowed, invalid_decision, not_found,
   changed, not_waiting, reason_required, would_oversell, incomplete. Definer: answers must not depend on the caller's rights. */
create function private.decide_listing(
  p_property_id uuid, p_decision text, p_reason text default null, p_seen_status text default null,
  p_seen_revision integer default null, p_seen_submitted_at timestamptz default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason text := nullif(private.tidy_text(p_reason), '');
  v_status public.property_status;
  v_revision integer;
  v_submitted_at timestamptz;
  v_new public.property_status := case p_decision when 'approve' then 'approved' when 'reject' then 'rejected' end;
begin
  if not private.is_admin() then return private.refusal('not_allowed'); end if;
  if v_new is null then return private.refusal('invalid_decision'); end if;
  select status, submitted_revision, submitted_at into v_status, v_revision, v_submitted_at
  from public.properties where id = p_property_id and deleted_at is null for update;
  if not found then return private.refusal('not_found'); end if;
  if p_seen_status is not null and (v_status::text, v_revision, v_submitted_at)
    is distinct from (p_seen_status, p_seen_revision, p_seen_submitted_at) then
    return private.refusal('changed', 'status', v_status);
  end if;
  -- An admin's return to draft is no submission.
  if v_status in ('draft', v_new) or (v_status = 'rejected' and v_revision is null) then
    return private.refusal('not_waiting', 'status', v_status);
  end if;
  if v_new = 'rejected' and (v_reason is null or char_length(v_reason) > 1000) then
    return private.refusal('reason_required');
  end if;
  begin
    update public.properties set status = v_new, rejection_reason = v_reason where id = p_property_id;
  exception when sqlstate 'PT409' then
    return private.refusal(sqlerrm);
  end;
  return jsonb_build_object(
    'ok', true, 'status', v_new, 'hotel_id', (select id from public.hotels where property_id = p_property_id)
  );
end $$;
select private.offer('decide_listing', 'authenticated');

/* Sets status, rejection_reason and is_featured. p_before: the values the admin saw. Admins only. {ok: false, code}: not_found, changed,
   invalid_listing, reason_required, would_oversell, incomplete. Definer: no role may write. */
create function private.admin_change_listing(p_property_id uuid, p_before jsonb, p_after jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_now jsonb;
  v_new public.properties;
begin
  perform private.require_admin();
  if jsonb_typeof(p_before) is distinct from 'object' or jsonb_typeof(p_after) is distinct from 'object'
    or not '{status,rejection_reason,is_featured}'::text[] @> array(select jsonb_object_keys(p_after)) then
    return private.refusal('invalid_listing');
  end if;
  select to_jsonb(p) into v_now from (
    select status, rejection_reason, is_featured, submitted_at from public.properties
    where id = p_property_id and deleted_at is null for update
  ) as p;
  if v_now is null then return private.refusal('not_found'); end if;
  if not v_now @> p_before or not p_before ?& array(select jsonb_object_keys(p_after - 'rejection_reason'))
    or p_after ? 'status' and not p_before ? 'submitted_at' then
    return private.refusal('changed');
  end if;
  begin
    v_new := jsonb_populate_record(null::public.properties, v_now || p_after);
    update public.properties
    set status = v_new.status, rejection_reason = v_new.rejection_reason, is_featured = v_new.is_featured
    where id = p_property_id;
  exception
    when sqlstate 'PT409' or sqlstate 'PT400' then return private.refusal(sqlerrm);
    when invalid_text_representation or not_null_violation or check_violation then
      return private.refusal('invalid_listing');
  end;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('admin_change_listing', 'authenticated, service_role');
