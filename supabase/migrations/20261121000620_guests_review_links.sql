-- Reviews by link: of the email that asks for one, or of the booking. Anyone with the link counts as the guest. A booking gets one review. Definer
-- functions: no API role has rights on the tables.

create table private.review_links (
  -- private.token_hash of the token in the link.
  hash bytea primary key check (octet_length(hash) = 32),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  made_at timestamptz not null default clock_timestamp()
);
comment on table private.review_links is 'The links by which guests review a stay, for 90 days after it: nothing else is opened by them.';
create index review_links_of on private.review_links (booking_id, made_at);

/* Creates a link to review a booking and keeps the newest 10. */
create function private.review_link(p_booking_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 10;
  v_token constant text := private.random_token();
begin
  insert into private.review_links (hash, booking_id) values (private.token_hash(v_token), p_booking_id);
  delete from private.review_links where hash in (
    select hash from private.review_links where booking_id = p_booking_id order by made_at desc offset most for update skip locked
  );
  return v_token;
end $$;

/* Returns the booking of a link, with shared_link or not_mailed if it allows no review. Links of the email work until day 90 after check-out. */
create function private.stay_of_review_link(p_token text, out booking public.bookings, out code text)
language sql stable set search_path = ''
as $$
  select b, null::text
  from private.review_links as l join public.bookings as b on b.id = l.booking_id
  where l.hash = private.token_hash(p_token) and b.erased_at is null and private.today() <= b.check_out_date + 90
  union all
  select s.booking, case when l.is_shared then 'shared_link' when not l.is_mailed then 'not_mailed' end
  from private.stay_of_link(p_token) as s join private.stay_links as l on l.hash = private.token_hash(p_token)
  where s.is_shared is not null
$$;

/* Returns the booking for the review page. Codes: not_found, those of stay_of_review_link and refuse_review_of, rate_limited, busy. */
create function private.open_review(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_link_client();
  v_stay record;
  v_booking public.bookings;
  v_hotel public.hotels;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_stay from private.stay_of_review_link(p_token);
  if v_stay.booking is null then return private.refusal('not_found'); end if;
  if v_stay.code is not null then return private.refusal(v_stay.code); end if;
  v_booking := v_stay.booking;
  select * into v_hotel from public.hotels where id = v_booking.hotel_id;
  v_refusal := private.refuse_review_of(v_booking, (select auth.uid()));
  if v_refusal ->> 'code' <> 'already_reviewed' then return v_refusal; end if;
  return jsonb_build_object('ok', true, 'stay', jsonb_build_object(
    'hotel_id', v_hotel.id, 'hotel_name', v_hotel.name, 'hotel_city', v_hotel.city,
    'check_in_date', v_booking.check_in_date, 'check_out_date', v_booking.check_out_date, 'nights', v_booking.nights,
    'room_name', (select name from public.room_categories where id = v_booking.room_category_id),
    'shown_as', private.mask_name(v_booking.guest_name), 'party', private.party_of(v_booking), 'is_reviewed', v_refusal is not null
  ));
end $$;
select private.offer('open_review', 'anon, authenticated');

/* Saves a review by link. p_photos: up to 5 ids in order. Codes: those of open_review, write_review and refuse_review_photos. */
create function private.review_by_link(
  p_token text, p_rating integer, p_aspects jsonb, p_title text default '', p_comment text default '', p_legal_versions jsonb default null,
  p_photos uuid[] default '{}'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_link_client();
  v_stay record;
  v_booking public.bookings;
  v_answer jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_stay from private.stay_of_review_link(p_token);
  if v_stay.booking is null then return private.refusal('not_found'); end if;
  if v_stay.code is not null then return private.refusal(v_stay.code); end if;
  -- Lock, so that a booking gets one review. The link may have ended while we waited.
  perform from public.bookings where id = (v_stay.booking).id for no key update;
  v_booking := (select s.booking from private.stay_of_review_link(p_token) as s);
  if v_booking.id is null then return private.refusal('not_found'); end if;
  if p_aspects is null then return private.refusal('invalid_review'); end if;
  v_answer := private.refuse_review_photos(v_booking.id, p_photos);
  -- Reports already_reviewed before photo errors: a sent review has taken its photos.
  if v_answer is not null and private.refuse_review_of(v_booking, (select auth.uid())) is null then return v_answer; end if;
  v_answer := private.write_review(v_booking, p_rating, p_aspects, p_title, p_comment, p_legal_versions);
  if (v_answer -> 'ok')::boolean then perform private.add_review_photos(v_booking.id, p_photos); end if;
  return v_answer;
end $$;
select private.offer('review_by_link', 'anon, authenticated');

/* Emails a link that allows a review, with the limits of send_stay_link. Codes: those of open_review. */
create function private.send_review_link(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_link_client();
  v_stay record;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_stay from private.stay_of_review_link(p_token);
  if v_stay.booking is null then return private.refusal('not_found'); end if;
  if v_stay.code = 'shared_link' then return private.refusal('shared_link'); end if;
  v_refusal := private.refuse_review_of(v_stay.booking);
  if v_refusal is not null then return v_refusal; end if;
  perform private.mail_stay_link(v_stay.booking);
  return jsonb_build_object('ok', true);
end $$;
select private.offer('send_review_link', 'anon, authenticated');
