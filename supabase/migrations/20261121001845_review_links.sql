-- How guests review a stay by a link: that of the mail that asks them, or of their stay. Whoever has it is the guest, as whoever has the
-- mailbox is. A stay is reviewed once, by whichever link; from then on they only say where the review is read.

create table private.review_links (
  -- Of what the link holds: private.token_hash.
  hash bytea primary key check (octet_length(hash) = 32),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  made_at timestamptz not null default clock_timestamp()
);
comment on table private.review_links is 'The links by which guests review a stay, for 90 days after it: nothing else is opened by them.';
create index review_links_of on private.review_links (booking_id, made_at);

/* A new link to review a stay by; a mail that is sent once more has another. Beyond ten the oldest ends. Definer: as private.stay_link. */
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

/* The booking that a link leads its guest to for a review: that of the mail until 90 days after the stay, or a link of the stay itself, and why
   that one is none to review by: shared_link of who travels along, not_mailed of what only answered a booking. */
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

/*
 * What a guest would review, by a link: {ok: true, stay: {hotel_id, hotel_name, hotel_city, check_in_date, check_out_date, nights,
 * room_name, shown_as and party: what stands by the review, is_reviewed}}. {ok: false, code}: not_found of a link that was never made or has ended,
 * those of private.stay_of_review_link and private.refuse_review_of, rate_limited, busy.
 * Definer: no role of a browser reaches bookings.
 */
create function private.open_review(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
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
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('open_review', 'anon, authenticated');

/*
 * Reviews a stay by a link, once: stars beside all four aspects, {clean, place, people, value}. legal_versions: of the privacy page that
 * stood by the form. photos: ids of up to five that were sent by a link of the stay, in their order. {ok: true} or {ok: false, code}: those of
 * open_review, private.write_review and private.refuse_review_photos. Definer: as above.
 */
create function private.review_by_link(
  p_token text, p_rating integer, p_aspects jsonb, p_title text default '', p_comment text default '', p_legal_versions jsonb default null,
  p_photos uuid[] default '{}'
) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
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
  -- Locked, so that two reviews of one stay at once are one after the other; whoever had it locked may have ended the link.
  perform from public.bookings where id = (v_stay.booking).id for no key update;
  v_booking := (select s.booking from private.stay_of_review_link(p_token) as s);
  if v_booking.id is null then return private.refusal('not_found'); end if;
  if p_aspects is null then return private.refusal('invalid_review'); end if;
  v_answer := private.refuse_review_photos(v_booking.id, p_photos);
  -- That it has its review is told first: its photos are no longer among those that wait for one.
  if v_answer is not null and private.refuse_review_of(v_booking, (select auth.uid())) is null then return v_answer; end if;
  v_answer := private.write_review(v_booking, p_rating, p_aspects, p_title, p_comment, p_legal_versions);
  if (v_answer -> 'ok')::boolean then perform private.add_review_photos(v_booking.id, p_photos); end if;
  return v_answer;
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('review_by_link', 'anon, authenticated');

/*
 * Sends the guest of a stay a link to review it by, to the address of the booking, for who has only what answered it: as often as
 * send_stay_link, whose mail it is. {ok: true}; {ok: false, code}: those of open_review. Definer: as above.
 */
create function private.send_review_link(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
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
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('send_review_link', 'anon, authenticated');
