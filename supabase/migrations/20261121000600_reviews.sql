-- What guests wrote about a hotel, from stays only, and the averages that search shows.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  reviewer_name text not null check (char_length(reviewer_name) between 1 and 120),
  rating smallint not null check (rating between 1 and 5),
  title text not null default '' check (char_length(title) <= 120),
  comment text not null default '' check (char_length(comment) <= 2000),
  is_verified boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.reviews is 'Reviews of hotels. Written by leave_review alone; is_verified means there was a stay.';
create index reviews_hotel on public.reviews (hotel_id, created_at desc) include (rating);

grant select on public.reviews to anon, authenticated;
alter table public.reviews enable row level security;
create policy "anyone reads reviews of active hotels" on public.reviews for select to anon, authenticated
  using (exists (select 1 from public.hotels as h where h.id = hotel_id and h.is_active));

create table private.review_stays (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  booking_id uuid not null unique references public.bookings (id)
);
comment on table private.review_stays is 'The stay behind a review: one review for each booking.';

/* Writes or removes the search row of a hotel from what its tables say now. */
create function private.index_hotel(p_hotel_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two reviews at once wait here, so that the second counts the first.
  perform 1 from public.hotels where id = p_hotel_id for no key update;
  delete from private.hotel_search as s
  where s.hotel_id = p_hotel_id and not exists (select 1 from public.hotels as h where h.id = p_hotel_id and h.is_active);
  insert into private.hotel_search as s (hotel_id, name, search_text, star_rating, amenities, rating, review_count)
  select
    h.id, h.name, lower(concat_ws(', ', h.name, h.city, h.address, h.country)), h.star_rating, h.amenities,
    (select round(avg(r.rating), 1) from public.reviews as r where r.hotel_id = h.id),
    (select count(*) from public.reviews as r where r.hotel_id = h.id)
  from public.hotels as h
  where h.id = p_hotel_id and h.is_active
  on conflict (hotel_id) do update set
    name = excluded.name, search_text = excluded.search_text, star_rating = excluded.star_rating,
    amenities = excluded.amenities, rating = excluded.rating, review_count = excluded.review_count;
end $$;

create function private.index_changed_hotel() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_hotel(new.id);
  return null;
end $$;
create trigger index_hotel after insert or update of name, city, address, country, star_rating, amenities, is_active
  on public.hotels for each row execute function private.index_changed_hotel();

create function private.index_reviewed_hotel() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then perform private.index_hotel(old.hotel_id); end if;
  if tg_op <> 'DELETE' then perform private.index_hotel(new.hotel_id); end if;
  return null;
end $$;
create trigger index_hotel after insert or update of hotel_id, rating or delete
  on public.reviews for each row execute function private.index_reviewed_hotel();
