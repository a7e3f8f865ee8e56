-- Photos and documents of listings, and where storage keeps their bytes.

create table private.uploads (
  -- Made by the browser, so that a repeated upload is the same row.
  id uuid primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  kind text not null check (kind in ('photo', 'document')),
  document_type public.document_type check ((kind = 'document') = (document_type is not null)),
  file_name text not null default '' check (char_length(file_name) <= 200 and private.is_line(file_name)),
  -- A path in property-photos or property-documents, or a photo of the site (photos/NAME.webp) without bytes here.
  path text not null check (char_length(path) between 1 and 300),
  mime_type text not null check (char_length(mime_type) <= 100),
  bytes integer check (bytes between 1 and 5242880),
  width integer check (width between 1 and 20000),
  height integer check (height between 1 and 20000),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  check (case when starts_with(path, 'photos/')
    then kind = 'photo' and path ~ '^photos/[a-z0-9-]+\.webp$' and num_nonnulls(bytes, sha256, width, height) = 0
    else num_nulls(bytes, sha256) = 0 and (kind = 'photo') = (width is not null and height is not null)
  end)
);
comment on table private.uploads is 'Files that belong to a listing. Written by the upload functions alone; a listing refers to its files by id.';
create index uploads_property on private.uploads (property_id, kind);
create unique index uploads_path on private.uploads (path) where not starts_with(path, 'photos/');

-- Upload functions write bytes, and document-link gives links, so browser roles have no policies. The photo bucket is public.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('property-photos', 'property-photos', true, 5242880, '{image/jpeg,image/png,image/webp}'),
  ('property-documents', 'property-documents', false, 5242880, '{application/pdf,image/jpeg,image/png}')
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create function private.photo_url(p_path text) returns text
language sql immutable set search_path = ''
as $$ select case when starts_with(p_path, 'photos/') then '/' else '/storage/v1/object/public/property-photos/' end || p_path $$;

create function private.listed_photos(p_property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('url', image_url, 'alt', alt_text) order by is_cover desc, sort_order)
  from public.property_images where property_id = p_property_id and room_id is null
$$;

/* Returns the photos that a form names, for the property and its rooms, each with its place from 1. Skips invalid ones. */
create function private.photos_in(p_form jsonb) returns table (id text, room_id text, alt_text text, place bigint)
language sql immutable set search_path = ''
as $$
  select f.photo ->> 'id', null, f.photo ->> 'alt_text', f.place
  from jsonb_path_query(p_form, 'lax $.photos[*]') with ordinality as f (photo, place)
  union all
  select f.photo ->> 'id', r.room ->> 'id', f.photo ->> 'alt_text', f.place
  from jsonb_path_query(p_form, 'lax $.rooms[*]') as r (room)
  cross join lateral jsonb_path_query(r.room, 'lax $.photos[*]') with ordinality as f (photo, place)
$$;

-- The database cannot delete bytes. It notes the paths, and the function tidy-uploads deletes them.

create table private.upload_claims (
  id uuid primary key,
  bucket text not null,
  path text not null,
  claimed_until timestamptz not null
);
comment on table private.upload_claims is 'Uploads whose bytes are being stored now. A row that stays behind names a file that nothing refers to.';

create table private.removed_files (
  path text primary key,
  bucket text not null,
  removed_at timestamptz not null default now(),
  taken_at timestamptz
);
comment on table private.removed_files is 'Stored files without an upload: taken away once no listing or hotel shows them.';

/* Definer: users who delete a listing delete its uploads with it. */
create function private.note_removed_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.removed_files (path, bucket) values (old.path, 'property-' || old.kind || 's')
  on conflict (path) do update set removed_at = now(), taken_at = null;
  return null;
end $$;
create trigger note_removed_file after delete on private.uploads
  for each row when (not starts_with(old.path, 'photos/')) execute function private.note_removed_file();

create function private.is_file_shown(p_path text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select 1 from public.property_images where image_url like '%/' || p_path)
    or exists (select 1 from public.property_documents where file_url = p_path and starts_with(p_path, property_id || '/'))
    or exists (
      select 1 from public.hotels as h where h.main_image_url like '%/' || p_path or h.photos::text like '%/' || p_path || '"%'
    )
    or exists (select 1 from public.room_categories as c where c.photos::text like '%/' || p_path || '"%')
$$;

/* Deletes photos that neither the draft nor anything published names. One hour's grace lets the wizard save or undo. */
create function private.drop_unused_photos(p_property_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  delete from private.uploads as u using public.properties as p
  where u.property_id = p_property_id and p.id = p_property_id and u.kind = 'photo'
    and u.created_at < now() - interval '1 hour'
    and not exists (select 1 from private.photos_in(p.draft) as f where f.id = u.id::text)
    and not private.is_file_shown(u.path);
end $$;

create function private.describe_upload(p_upload private.uploads) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_upload).id, 'path', (p_upload).path, 'file_name', (p_upload).file_name, 'bytes', (p_upload).bytes,
    'width', (p_upload).width, 'height', (p_upload).height
  )
$$;

create function private.files_allowed(p_kind text) returns integer
language sql stable set search_path = ''
as $$
  select case p_kind when 'photo' then photo_files_a_listing else document_files_a_listing end from private.limits
$$;

/* Sets the person of these claims for the transaction. Only for the service role, with claims that the auth service has just verified. */
create function private.speak_for(p_claims jsonb) returns void
language sql volatile set search_path = ''
as $$
  select set_config('request.jwt.claims', p_claims::text, true), set_config('request.jwt.claim.sub', p_claims ->> 'sub', true)
$$;

/* Checks before any byte is read that this person may add the file. Definer, for the service role only. {ok: true, done: null or the existing
   upload}, or {ok: false, code}: second_factor_needed, not_found, not_editable, rate_limited, too_many. */
create function private.begin_upload(p_claims jsonb, p_property_id uuid, p_id uuid, p_kind text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user constant uuid := (p_claims ->> 'sub')::uuid;
  v_is_admin boolean;
  v_status public.property_status;
  v_known private.uploads;
begin
  perform private.speak_for(p_claims);
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  v_is_admin := p_kind = 'photo' and private.is_admin();
  select status into v_status from public.properties
  where id = p_property_id and (owner_id = v_user or v_is_admin) and deleted_at is null;
  if not found then return private.refusal('not_found'); end if;

  select * into v_known from private.uploads where id = p_id;
  if found then
    if v_known.property_id <> p_property_id or v_known.kind <> p_kind then return private.refusal('not_found'); end if;
    return jsonb_build_object('ok', true, 'done', private.describe_upload(v_known));
  end if;
  -- A removed document that was submitted keeps its bytes, so its id cannot be used again.
  if private.is_site_id(p_id) or exists (select 1 from public.property_documents where id = p_id) then return private.refusal('not_found'); end if;

  if not v_is_admin and v_status not in ('draft', 'rejected', 'approved') then
    return private.refusal('not_editable', 'status', v_status);
  end if;
  if not private.hit(
    'upload:' || v_user, interval '1 hour', (select uploads_per_person_an_hour from private.limits)
  ) then
    return private.refusal('rate_limited', 'retry_after_seconds', 3600);
  end if;
  if private.is_listing_full(p_property_id, p_kind) then
    perform private.drop_unused_photos(p_property_id);
    if private.is_listing_full(p_property_id, p_kind) then return private.refusal('too_many'); end if;
  end if;
  return jsonb_build_object('ok', true, 'done', null);
end $$;
select private.offer('begin_upload', 'service_role');

create function private.is_listing_full(p_property_id uuid, p_kind text) returns boolean
language sql stable set search_path = ''
as $$
  select count(*) >= private.files_allowed(p_kind) from private.uploads where property_id = p_property_id and kind = p_kind
$$;

/* Gives one caller the right to store an upload's bytes; the claim expires. p_path: FOLDER/NAME; an id belongs to its first folder. A stay has 20
   review photos a day. Definer, for the service role only. {ok: true, done: null, the upload, or {id} of a review photo} or {ok: false, code}: taken,
   busy, rate_limited. */
create function private.claim_upload(p_id uuid, p_bucket text, p_path text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_folder constant text := split_part(p_path, '/', 1);
  v_is_retry constant boolean := exists (select from private.upload_claims where id = p_id);
  v_known record;
  v_taken_at timestamptz;
  v_code text;
begin
  insert into private.upload_claims as c (id, bucket, path, claimed_until)
  values (p_id, p_bucket, p_path, clock_timestamp() + interval '30 seconds')
  on conflict (id) do update set path = excluded.path, claimed_until = excluded.claimed_until
    where c.claimed_until < clock_timestamp() and c.bucket = p_bucket and split_part(c.path, '/', 1) = v_folder;
  if not found then
    return private.refusal(case
      when exists (select from private.upload_claims where id = p_id and bucket = p_bucket and split_part(path, '/', 1) = v_folder) then 'busy'
      else 'taken'
    end);
  end if;

  -- Read after the claim, because its last holder may have finished.
  select known.* into v_known from (
    select 'property-' || u.kind || 's' as bucket, u.property_id::text as folder, private.describe_upload(u) as upload
    from private.uploads as u where u.id = p_id
    union all
    select 'review-photos', p.booking_id::text, jsonb_build_object('id', p.id) from private.review_photos as p where p.id = p_id
  ) as known;
  if found then
    delete from private.upload_claims where id = p_id;
    if v_known.bucket <> p_bucket or v_known.folder <> v_folder then return private.refusal('taken'); end if;
    return jsonb_build_object('ok', true, 'done', v_known.upload);
  end if;

  -- A file that is being deleted now would be deleted again after it is stored.
  select taken_at into v_taken_at from private.removed_files where path = p_path for update;
  v_code := case
    when v_taken_at >= clock_timestamp() - interval '1 minute' then 'busy'
    when p_bucket = 'review-photos' and not v_is_retry and not private.hit('review_photo:' || v_folder, interval '1 day', 20) then 'rate_limited'
  end;
  if v_code is not null then
    delete from private.upload_claims where id = p_id;
    return private.refusal(v_code);
  end if;
  delete from private.removed_files where path = p_path;
  return jsonb_build_object('ok', true, 'done', null);
end $$;
select private.offer('claim_upload', 'service_role');

/* Writes the row last, so that a row has its file. Definer, for the service role only. {ok: false, code}: not_found, too_many. */
create function private.finish_upload(p_upload jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_upload private.uploads := jsonb_populate_record(null::private.uploads, p_upload);
  v_refusal text;
begin
  v_upload.created_at := now();
  v_upload.file_name := coalesce(v_upload.file_name, '');
  delete from private.upload_claims where id = v_upload.id;
  -- Uploads to one listing wait here, so that they cannot pass its limit together.
  perform 1 from public.properties where id = v_upload.property_id and deleted_at is null for no key update;
  v_refusal := case
    when not found then 'not_found' when private.is_listing_full(v_upload.property_id, v_upload.kind) then 'too_many'
  end;
  if v_refusal is not null then
    insert into private.removed_files (path, bucket) values (v_upload.path, 'property-' || v_upload.kind || 's')
    on conflict (path) do nothing;
    return private.refusal(v_refusal);
  end if;
  insert into private.uploads select v_upload.* on conflict (id) do nothing;
  select * into v_upload from private.uploads where id = v_upload.id;
  return jsonb_build_object('ok', true, 'done', private.describe_upload(v_upload));
end $$;
select private.offer('finish_upload', 'service_role');

/* Releases a claim after a failed store, so that a retry need not wait. Definer, for the service role only. */
create function private.release_upload(p_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$ update private.upload_claims set claimed_until = '-infinity' where id = p_id $$;
select private.offer('release_upload', 'service_role');

/* Returns up to 50 unused files to delete, or those of one upload. Definer, for the service role only. */
create function private.take_removed_files(p_id uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_files jsonb;
begin
  -- Bytes without a row, left by a killed function.
  with forgotten as (
    delete from private.upload_claims as c where c.claimed_until < now() - interval '1 day'
    returning c.id, c.bucket, c.path
  )
  insert into private.removed_files (path, bucket)
  select f.path, f.bucket from forgotten as f
  where not exists (select 1 from private.uploads where id = f.id) and not exists (select 1 from private.review_photos where id = f.id)
  on conflict (path) do nothing;
  delete from private.review_photos where review_id is null and created_at < now() - interval '1 day';

  with taken as (
    update private.removed_files set taken_at = clock_timestamp()
    where path in (
      select r.path from private.removed_files as r
      where (p_id is null or split_part(split_part(r.path, '/', 2), '.', 1) = p_id::text)
        and (r.taken_at is null or r.taken_at < clock_timestamp() - interval '10 minutes')
        and not exists (select 1 from private.uploads as u where u.path = r.path)
        and not exists (select 1 from private.review_photos as g where g.path = r.path and g.refused_at is null)
        and not private.is_file_shown(r.path)
      order by r.removed_at limit 50 for update skip locked
    )
    returning bucket, path
  )
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket, 'path', path)), '[]') into v_files from taken;
  return v_files;
end $$;
select private.offer('take_removed_files', 'service_role');

/* Definer, for the service role only. */
create function private.forget_removed_files(p_paths text[]) returns void
language sql volatile security definer set search_path = ''
as $$ delete from private.removed_files where path = any (p_paths) and taken_at is not null $$;
select private.offer('forget_removed_files', 'service_role');

/* Returns the path for the owner or an admin, whose access is logged. Admins also find removed files of submitted versions. Definer, for the service
   role only. {ok: false, code}: second_factor_needed, not_found. */
create function private.document_link(p_claims jsonb, p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user constant uuid := (p_claims ->> 'sub')::uuid;
  v_is_admin boolean;
  v_document record;
begin
  perform private.speak_for(p_claims);
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  v_is_admin := private.is_admin();
  select f.path, f.file_name, f.document_type, p.id as property_id, p.name into v_document
  from (
    select u.id, u.property_id, u.path, u.file_name, u.document_type from private.uploads as u where u.kind = 'document'
    union all
    select d.id, d.property_id, d.file_url, d.file_name, d.document_type from public.property_documents as d
    where v_is_admin and d.file_url ~ ('^' || d.property_id || '/[0-9a-zA-Z-]+\.[a-z]{3,4}$')
  ) as f
  join public.properties as p on p.id = f.property_id
  where f.id = p_id and (v_is_admin or p.owner_id = v_user and p.deleted_at is null)
  limit 1;
  if not found then return private.refusal('not_found'); end if;
  if v_is_admin then
    perform private.note_audit(
      'read', 'properties', v_document.property_id::text, v_document.name, null,
      jsonb_build_object('seen', 'document ' || v_document.document_type || ', ' || v_document.file_name)
    );
  end if;
  return jsonb_build_object(
    'ok', true, 'path', v_document.path, 'file_name', coalesce(nullif(v_document.file_name, ''), v_document.document_type::text)
  );
end $$;
select private.offer('document_link', 'service_role');

/* Removes a document. An approved file stays stored until the next approval or deletion of the listing. {ok: false, code}: not_found, not_editable,
   second_factor_needed. Definer: no role has rights on the table. */
create function private.remove_document(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_status public.property_status;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  select p.status into v_status
  from private.uploads as u join public.properties as p on p.id = u.property_id
  where u.id = p_id and u.kind = 'document' and p.owner_id = (select auth.uid()) and p.deleted_at is null;
  if not found then return private.refusal('not_found'); end if;
  if v_status not in ('draft', 'rejected', 'approved') then return private.refusal('not_editable', 'status', v_status); end if;
  delete from private.uploads where id = p_id;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('remove_document', 'authenticated, service_role');
