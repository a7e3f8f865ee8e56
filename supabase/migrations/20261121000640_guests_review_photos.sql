-- Photos of reviews. Guests upload them by link before the review, into a private bucket. The function published-reviews serves those that an admin
-- approved, while their review is visible. Definer functions: no API role has rights on the tables.

create table private.review_photos (
  -- Made by the browser, so that a repeated upload is the same row.
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  -- Null until the review is sent. Unsent photos are deleted after a day.
  review_id uuid references public.reviews (id) on delete cascade,
  place smallint check (place between 1 and 5),
  -- Path in the bucket review-photos, or of a photo of the site.
  path text not null check (path ~ '^([0-9a-f-]{36}/[0-9a-f-]{36}\.(jpg|png|webp)|photos/[a-z0-9-]{1,100}\.webp)$'),
  mime_type text not null check (mime_type in ('image/jpeg', 'image/png', 'image/webp')),
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  -- Removed by an admin: the file is deleted, the reason stays.
  refused_at timestamptz,
  refused_reason text check (char_length(refused_reason) between 1 and 300 and private.is_text(refused_reason)),
  constraint of_one_review unique (review_id, place),
  constraint in_its_place check ((review_id is null) = (place is null)),
  constraint decided_of_review check (review_id is not null or num_nonnulls(approved_at, refused_at) = 0),
  constraint refused_with_reason check ((refused_at is null) = (refused_reason is null))
);
comment on table private.review_photos is 'Photos of reviews, five at most to each. Those that guests see are listed in its photos, by private.list_review_photos alone.';
create unique index review_photos_path on private.review_photos (path) where not starts_with(path, 'photos/');
create index review_photos_of_stay on private.review_photos (booking_id);
create index review_photos_waiting on private.review_photos (review_id) where approved_at is null and refused_at is null;
select private.log_changes('private.review_photos', 'update of approved_at, refused_at', 'review_id', 'review_id', 'path');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('review-photos', 'review-photos', false, 5242880, '{image/jpeg,image/png,image/webp}')
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create function private.note_review_photo_gone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.removed_files (path, bucket) values (old.path, 'review-photos')
  on conflict (path) do update set removed_at = now(), taken_at = null;
  return null;
end $$;
create trigger note_gone after delete on private.review_photos
  for each row when (not starts_with(old.path, 'photos/')) execute function private.note_review_photo_gone();
create trigger note_refused after update of refused_at on private.review_photos
  for each row when (new.refused_at is not null and not starts_with(old.path, 'photos/')) execute function private.note_review_photo_gone();

-- Upload ----------------------------------------------------------------------------------------------------------------

/* Returns the folder for a photo, and done if it was uploaded before. Codes: those of open_review, already_reviewed. */
create function private.begin_review_photo(p_token text, p_headers jsonb, p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_link_client(private.address_in(p_headers));
  v_stay record;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_stay from private.stay_of_review_link(p_token);
  if v_stay.booking is null then return private.refusal('not_found'); end if;
  if v_stay.code is not null then return private.refusal(v_stay.code); end if;
  v_refusal := private.refuse_review_of(v_stay.booking);
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object(
    'ok', true, 'folder', (v_stay.booking).id,
    'done', (select jsonb_build_object('id', id) from private.review_photos where id = p_id and booking_id = (v_stay.booking).id)
  );
end $$;
select private.offer('begin_review_photo', 'service_role', p_waits => '1s');

/* Saves a photo after its upload. Code: not_found (the guest was erased). */
create function private.finish_review_photo(p_photo jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_photo private.review_photos := jsonb_populate_record(null::private.review_photos, p_photo);
begin
  delete from private.upload_claims where id = v_photo.id;
  perform from public.bookings where id = v_photo.booking_id and erased_at is null for key share;
  if not found then
    insert into private.removed_files (path, bucket) values (v_photo.path, 'review-photos') on conflict (path) do nothing;
    return private.refusal('not_found');
  end if;
  insert into private.review_photos (id, booking_id, path, mime_type)
  values (v_photo.id, v_photo.booking_id, v_photo.path, v_photo.mime_type) on conflict (id) do nothing;
  return jsonb_build_object('ok', true, 'done', jsonb_build_object('id', v_photo.id));
end $$;
select private.offer('finish_review_photo', 'service_role');

/* Returns invalid_review (more than 5, or one twice), photo_missing (not uploaded by this booking's link, or deleted), or null. */
create function private.refuse_review_photos(p_booking_id uuid, p_photos uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when cardinality(p_photos) > 5 or cardinality(p_photos) <> (select count(distinct id) from unnest(p_photos) as id)
      then private.refusal('invalid_review')
    when exists (
      select from unnest(p_photos) as named (id)
      where not exists (select from private.review_photos as p where p.id = named.id and p.booking_id = p_booking_id and p.review_id is null)
    ) then private.refusal('photo_missing')
  end
$$;

create function private.add_review_photos(p_booking_id uuid, p_photos uuid[]) returns void
language sql volatile set search_path = ''
as $$
  update private.review_photos as p set review_id = s.review_id, place = named.place
  from private.review_stays as s, unnest(p_photos) with ordinality as named (id, place)
  where s.booking_id = p_booking_id and p.id = named.id and p.booking_id = p_booking_id;
  delete from private.review_photos where booking_id = p_booking_id and review_id is null;
$$;

-- Display ----------------------------------------------------------------------------------------------------------------

create function private.exported_review_photos(p_review_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'reason', p.refused_reason,
    'state', case when p.refused_at is not null then 'refused' when p.approved_at is not null then 'shown' else 'waiting' end
  ) order by p.place), '[]')
  from private.review_photos as p where p.review_id = p_review_id
$$;

create function private.list_review_photos(p_review_id uuid) returns void
language sql volatile set search_path = ''
as $$
  update public.reviews set photos = array(
    select case when starts_with(p.path, 'photos/') then '/' || p.path else '/reviews/photos/' || p.id end
    from private.review_photos as p
    where p.review_id = p_review_id and p.approved_at is not null and p.refused_at is null order by p.place
  ) where id = p_review_id
$$;

/* Returns the path of a visible photo. Code: not_found. */
create function private.shown_review_photo(p_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('ok', true, 'path', p.path, 'mime_type', p.mime_type)
    from private.review_photos as p
    join public.reviews as r on r.id = p.review_id
    join public.hotels as h on h.id = r.hotel_id
    where p.id = p_id and p.approved_at is not null and p.refused_at is null and r.hidden_at is null and h.is_active
      and not starts_with(p.path, 'photos/')
  ), private.refusal('not_found'))
$$;
select private.offer('shown_review_photo', 'service_role');

/* Returns the paths of a review's photos for the admin with these token claims, and logs that. Code: not_found. */
create function private.look_at_review_photos(p_claims jsonb, p_review_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_photos jsonb;
begin
  perform private.speak_for(p_claims);
  if not private.is_admin() then return private.refusal('not_found'); end if;
  select jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path) order by p.place) into v_photos
  from private.review_photos as p where p.review_id = p_review_id and p.refused_at is null;
  if v_photos is null then return private.refusal('not_found'); end if;
  perform private.log_view('reviews', p_review_id::text, (select title from public.reviews where id = p_review_id), '{"seen": "photos"}');
  return jsonb_build_object('ok', true, 'photos', v_photos);
end $$;
select private.offer('look_at_review_photos', 'service_role');

/* Approves or refuses a photo, also one that is visible. Codes: reason_required (1 to 300 characters), already_decided, not_found. */
create function private.decide_review_photo(p_photo_id uuid, p_is_shown boolean, p_reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := private.tidy_reason(p_reason);
  v_review uuid;
begin
  perform private.require_admin();
  if p_is_shown is not true and v_reason is null then return private.refusal('reason_required'); end if;
  -- Lock, so that a second decision sees the first.
  select r.id into v_review from public.reviews as r
  where r.id = (select review_id from private.review_photos where id = p_photo_id) for no key update;
  if not found then return private.refusal('not_found'); end if;
  if p_is_shown then
    update private.review_photos set approved_at = clock_timestamp()
    where id = p_photo_id and approved_at is null and refused_at is null;
  else
    update private.review_photos set refused_at = clock_timestamp(), refused_reason = v_reason
    where id = p_photo_id and refused_at is null;
  end if;
  if not found then return private.refusal('already_decided'); end if;
  perform private.list_review_photos(v_review);
  return jsonb_build_object('ok', true, 'review_photos', private.exported_review_photos(v_review));
end $$;
select private.offer('decide_review_photo', 'authenticated, service_role');
