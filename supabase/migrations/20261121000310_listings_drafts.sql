-- Drafts of listings, and limits on imports, which fetch pages of other sites for an owner.

create function private.line_of(p_typed text, p_most integer) returns text
language sql immutable set search_path = ''
as $$ select coalesce(private.tidy_line(left(private.tidy_line(left(p_typed, 1000)), p_most)), '') $$;

/* Returns true if the form has a valid shape; others are refused as a whole. */
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

/* Returns a listing as typed; without an id the newest draft or rejected one. Compliance data is null behind a weak password. {ok: false, code}:
   not_found, second_factor_needed. Definer: no role may read drafts. */
create function private.listing_form(p_property_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_listing public.properties;
  v_is_strong boolean := private.has_strong_sign_in(v_user);
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  select * into v_listing from public.properties as p
  where p.owner_id = v_user and p.deleted_at is null
    and (p.id = p_property_id or (p_property_id is null and p.status in ('draft', 'rejected')))
  order by p.status = 'draft' desc, coalesce(p.draft_saved_at, p.created_at) desc limit 1;
  if not found and p_property_id is not null then return private.refusal('not_found'); end if;
  return jsonb_build_object(
    'ok', true,
    'listing', case when v_listing.id is not null then jsonb_build_object(
      'property_id', v_listing.id, 'status', v_listing.status, 'is_public', v_listing.is_public,
      'revision', v_listing.revision, 'saved_at', v_listing.draft_saved_at, 'step', v_listing.draft_step,
      'form', coalesce(v_listing.draft, '{}'), 'rejection_reason', v_listing.rejection_reason,
      'is_live', v_listing.published_at is not null and not v_listing.hidden_by_admin
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
    'photos', coalesce((
      select jsonb_agg(u.id order by u.id) from private.uploads as u where u.property_id = v_listing.id and u.kind = 'photo'
    ), '[]'),
    'owner', private.owner_contact(v_user)
  );
end $$;
select private.offer('listing_form', 'authenticated');

create function private.draft_conflict(p_listing public.properties) returns jsonb
language sql immutable set search_path = ''
as $$
  select private.refusal('conflict') || jsonb_build_object(
    'revision', (p_listing).revision, 'saved_at', (p_listing).draft_saved_at,
    'form', coalesce((p_listing).draft, '{}'), 'step', (p_listing).draft_step
  )
$$;

/* Saves the form on the revision the caller has seen; 0 begins a listing. {ok: false, code}: conflict (with the stored draft), not_editable,
   invalid_form, too_large, too_many_drafts, not_found, second_factor_needed. Definer: no role may write drafts. */
create function private.save_listing_draft(p_property_id uuid, p_base_revision integer, p_form jsonb, p_step text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_name text := coalesce(nullif(private.line_of(p_form #>> '{basics,name}', 120), ''), 'Untitled listing');
  v_listing public.properties;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  if octet_length(p_form::text) > 200000 then return private.refusal('too_large'); end if;
  if p_property_id is null or coalesce(p_base_revision, -1) < 0 or coalesce(p_step, '') !~ '^[a-z]{1,40}$'
    or not private.is_listing_form(p_form) then
    return private.refusal('invalid_form');
  end if;

  select * into v_listing from public.properties where id = p_property_id for update;
  if not found then
    if p_base_revision <> 0 or private.is_site_id(p_property_id) then return private.refusal('not_found'); end if;
    if not private.may_begin_draft() then return private.refusal('too_many_drafts'); end if;
    insert into public.properties (id, owner_id, name) values (p_property_id, v_user, v_name) on conflict (id) do nothing;
    select * into v_listing from public.properties where id = p_property_id for update;
  end if;
  if v_listing.owner_id is distinct from v_user or v_listing.deleted_at is not null then
    return private.refusal('not_found');
  end if;
  if v_listing.status in ('submitted', 'pending') then return private.refusal('not_editable', 'status', v_listing.status); end if;
  if v_listing.draft = p_form then
    -- A repeated save is no conflict.
    update public.properties set draft_step = p_step where id = p_property_id and draft_step <> p_step;
    return jsonb_build_object('ok', true, 'revision', v_listing.revision, 'saved_at', v_listing.draft_saved_at);
  end if;
  if v_listing.revision <> p_base_revision then return private.draft_conflict(v_listing); end if;

  update public.properties as p
  set draft = p_form, draft_step = p_step, revision = p.revision + 1, draft_saved_at = now(),
    -- Drafts show typed names; submitted listings keep theirs until submitted again.
    name = case when p.status = 'draft' and not p.is_public then v_name else p.name end,
    city = case when p.status = 'draft' and not p.is_public then private.line_of(p_form #>> '{basics,city}', 80) else p.city end
  where p.id = p_property_id
  returning * into v_listing;
  return jsonb_build_object('ok', true, 'revision', v_listing.revision, 'saved_at', v_listing.draft_saved_at);
end $$;
select private.offer('save_listing_draft', 'authenticated');

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

/* Returns the caller's listings, last edited first. {ok: false, code}: second_factor_needed. Definer: no role may read uploads. */
create function private.my_listings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when not private.second_factor_done() then private.refusal('second_factor_needed')
  else jsonb_build_object('ok', true, 'listings', coalesce(jsonb_agg(
    jsonb_build_object(
      'property_id', p.id, 'name', private.house_name(p), 'city', p.city,
      'status', p.status, 'is_public', p.is_public, 'is_published', p.published_at is not null,
      'hidden_by_admin', p.hidden_by_admin, 'step', p.draft_step, 'saved_at', p.draft_saved_at,
      'submitted_at', p.submitted_at, 'decided_at', p.decided_at, 'rejection_reason', p.rejection_reason,
      'cover_url', coalesce(
        (
          select private.photo_url(u.path) from private.uploads as u
          where u.property_id = p.id and u.kind = 'photo'
            and u.id::text = lower(coalesce(p.draft ->> 'cover_photo_id', p.draft #>> '{photos,0,id}'))
        ),
        (select i.image_url from public.property_images as i where i.property_id = p.id and i.room_id is null order by i.is_cover desc, i.sort_order limit 1)
      ),
      'hotel_id', (select h.id from public.hotels as h where h.property_id = p.id),
      'notice_emails', private.notice_emails(p.id), 'has_changes', private.has_changes(p),
      'waiting', case when p.status in ('submitted', 'pending') and p.published_at is not null then (
        select n.changes from private.listing_changes as n where n.property_id = p.id and n.how = 'handed_in' order by n.id desc limit 1
      ) end
    ) order by coalesce(p.draft_saved_at, p.created_at) desc, p.id
  ), '[]')) end
  from public.properties as p where p.owner_id = (select auth.uid()) and p.deleted_at is null
$$;
select private.offer('my_listings', 'authenticated');

/* Deletes a draft that was never published. {ok: false, code}: not_editable, not_found, second_factor_needed. Definer: owners may not delete rows. */
create function private.delete_draft(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_status public.property_status;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  select status into v_status from public.properties
  where id = p_property_id and owner_id = (select auth.uid()) and deleted_at is null for update;
  if not found then return private.refusal('not_found'); end if;
  -- Guests may have bookings for a published hotel.
  if v_status <> 'draft' or exists (select 1 from public.hotels where property_id = p_property_id) then
    return private.refusal('not_editable', 'status', v_status);
  end if;
  delete from public.properties where id = p_property_id;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('delete_draft', 'authenticated');

create table private.import_leases (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  leased_until timestamptz not null
);
comment on table private.import_leases is 'Imports in progress, one for each person. The lease of an import that stops expires.';

/* Begins an import: one at a time, thirty an hour. {ok: false, code}: busy, rate_limited. Definer, for the service role only. */
create function private.begin_import(p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Longer than an import can take.
  longest constant interval := '90 seconds';
  v_lease uuid := gen_random_uuid();
begin
  insert into private.import_leases as l (user_id, id, leased_until) values (p_user_id, v_lease, clock_timestamp() + longest)
  on conflict (user_id) do update set id = excluded.id, leased_until = excluded.leased_until
    where l.leased_until <= clock_timestamp();
  if not found then
    return private.refusal('busy', 'retry_after_seconds', (
      select greatest(1, ceil(extract(epoch from leased_until - clock_timestamp())))
      from private.import_leases where user_id = p_user_id
    ));
  end if;
  if not private.hit('import:' || p_user_id, interval '1 hour', 30) then
    delete from private.import_leases where id = v_lease;
    return private.refusal('rate_limited', 'retry_after_seconds', 3600);
  end if;
  return jsonb_build_object('ok', true, 'lease', v_lease);
end $$;
select private.offer('begin_import', 'service_role');

/* Affects only its own lease. Definer, for the service role only. */
create function private.end_import(p_lease uuid) returns void
language sql volatile security definer set search_path = ''
as $$ delete from private.import_leases where id = p_lease $$;
select private.offer('end_import', 'service_role');
