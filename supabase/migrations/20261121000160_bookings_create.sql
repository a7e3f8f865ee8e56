-- Functions for guests to book, and afterwards. Definer functions do the work; expected failures are returned, never raised.

/* Counts a booking by contact and network, or by an account that has proven the address, so bookings by strangers do not block the guest. */
create function private.may_book_for(p_client text, p_email text, p_most integer) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  if private.is_own_address(p_email) then return private.hit('book:own:' || (select auth.uid()), interval '1 day', p_most); end if;
  return private.hit('book:contact:' || private.contact_hash(p_email) || ':' || private.client_network(p_client), interval '1 day', p_most);
end $$;

/* Counts a booking for contact, site and client. met: the shared limit that was reached. Callers undo the counts if no booking is made. */
create function private.count_booking(
  p_client text, p_email text, p_room_nights integer, p_limits private.limits, out refusal jsonb, out met text
)
language plpgsql volatile set search_path = ''
as $$
begin
  if not private.may_book_for(p_client, p_email, p_limits.bookings_per_contact_a_day) then
    refusal := private.refusal('rate_limited', 'retry_after_seconds', 86400);
  -- 16 rows, because on one row all bookings would wait for each other.
  elsif not private.hit('book:site:' || floor(random() * 16), interval '1 minute', p_limits.bookings_a_minute / 16) then
    refusal := private.refusal('rate_limited', 'retry_after_seconds', 60);
    met := 'bookings_a_minute';
  else
    -- Few calls could block a hotel for a year, so room nights have a limit too.
    refusal := private.refuse_client('book:nights', interval '1 day', p_limits.room_nights_per_client_a_day, p_room_nights);
    if refusal is not null and p_client = 'unknown' then met := 'unknown_clients'; end if;
  end if;
end $$;

/* Return how many rooms may be held unpaid: half by one guest or all unverified guests, three quarters by all; at least one. */
create function private.most_of_one(p_total_rooms integer) returns integer
language sql immutable
return greatest(p_total_rooms / 2, 1);
create function private.most_of_all(p_total_rooms integer) returns integer
language sql immutable
return greatest(p_total_rooms * 3 / 4, 1);

/* Returns the rooms held unpaid on the fullest night. of_mailbox: for a verified guest only verified bookings, as strangers may type the email.
   Definer: no role has rights on bookings. */
create function private.held_unpaid(
  p_room_category_id uuid, p_check_in date, p_check_out date, p_email text, p_is_verified boolean,
  out unverified integer, out of_mailbox integer, out by_changes integer, out in_all integer
)
language sql stable security definer set search_path = ''
as $$
  select
    coalesce(max(n.unverified), 0)::integer, coalesce(max(n.of_mailbox), 0)::integer, coalesce(max(n.by_changes), 0)::integer, coalesce(max(n.rooms), 0)::integer
  from (
    select
      sum(k.rooms) as rooms, sum(k.rooms) filter (where k.is_change) as by_changes, sum(k.rooms) filter (where not k.is_verified) as unverified,
      sum(k.rooms) filter (where k.contact = private.contact_of(p_email) and (k.is_verified or not p_is_verified)) as of_mailbox
    from (
      select p_check_in + n.day as night, b.num_rooms as rooms, false as is_change, b.verified_at is not null as is_verified, private.contact_of(b.guest_email) as contact
      from public.bookings as b
      join generate_series(0, p_check_out - p_check_in - 1) as n (day)
        on p_check_in + n.day >= b.check_in_date and p_check_in + n.day < b.check_out_date
      where b.room_category_id = p_room_category_id and b.check_in_date > p_check_in - 30 and b.check_in_date < p_check_out
        and b.source = 'site' and b.advance_amount > 0 and b.payment_status in ('pending', 'failed') and b.booking_status in ('pending', 'confirmed')
      union all
      select h.night, h.rooms, true, true, null
      from private.held_nights as h join private.holds as k on k.id = h.hold_id and k.change_id is not null
      where h.room_category_id = p_room_category_id and h.night >= p_check_in and h.night < p_check_out and h.ends_at > now()
    ) as k
    group by k.night
  ) as n
$$;

/* Returns how many more rooms a guest can hold unpaid on these nights; negative if too many are held. */
create function private.may_hold_unpaid(
  p_room public.room_categories, p_check_in date, p_check_out date, p_email text, p_is_verified boolean
) returns integer
language sql stable set search_path = ''
as $$
  select least(
    private.most_of_all((p_room).total_rooms) - h.in_all, private.most_of_one((p_room).total_rooms) - h.of_mailbox,
    case when not p_is_verified then private.most_of_one((p_room).total_rooms) - h.unverified end
  )
  from private.held_unpaid((p_room).id, p_check_in, p_check_out, p_email, p_is_verified) as h
$$;

/* create_booking_tx: books rooms, all or nothing. total_amount: paise the guest saw, only compared. idempotency_key: the same request returns the
   same reference. p_offer: an offer's token, which books its held rooms at its price. Returns {ok, booking_reference, stay_token, total_amount,
   currency, replayed} or {ok: false, code}: sold_out, price_changed, invalid_dates, past_dates, too_many_nights, too_far_ahead, those of refuse_stay,
   too_many_guests, too_many_rooms, invalid_guests, invalid_guest, room_not_found, offer_over, texts_changed, key_reused, rate_limited, busy,
   human_needed, held_unpaid with rooms_left. Early refusals count only for the caller. Lock order, against deadlocks: client counts, key, counts of
   contact, site and room nights, the turn to write, nights. */
create function private.create_booking(
  p_hotel_id uuid, p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_guest_name text, p_guest_email text,
  p_total_amount bigint default null, p_guest_phone text default null, p_num_adults integer default 1,
  p_num_children integer default 0, p_num_rooms integer default 1, p_special_requests text default null,
  p_idempotency_key uuid default null, p_legal_versions jsonb default null, p_offer text default null, p_language text default null
) returns jsonb
-- The timeout applies to each wait; a call may wait a few times.
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_client constant text := private.client_address();
  -- One network has many guests, so an attempt that fails for a sold-out room or a changed price costs a tenth.
  full_try constant integer := 10;
  v_limits private.limits;
  -- Prevents work on long texts. In bytes, wider than the columns.
  v_too_long constant text := case
    when octet_length(p_guest_name) > 1000 then 'guest_name' when octet_length(p_guest_email) > 1000 then 'guest_email'
    when octet_length(p_guest_phone) > 200 then 'guest_phone' when octet_length(p_special_requests) > 6000 then 'special_requests'
  end;
  v_name text;
  v_email text;
  v_phone text;
  v_requests text;
  v_adults integer := coalesce(p_num_adults, 1);
  v_children integer := coalesce(p_num_children, 0);
  v_rooms integer := coalesce(p_num_rooms, 1);
  v_hash bytea;
  v_field text;
  v_refusal jsonb;
  v_dates text;
  v_room public.room_categories;
  v_price private.stay_price;
  v_offer record;
  v_offered_by uuid;
  v_price_reason text;
  v_known private.idempotency_keys;
  v_booking public.bookings;
  v_met text;
  v_left integer;
begin
  select * into v_limits from private.limits;
  if v_too_long is null then
    v_name := coalesce(private.neat(p_guest_name), '');
    v_email := coalesce(private.neat(p_guest_email), '');
    v_phone := nullif(private.tidy_phone(p_guest_phone), '');
    v_requests := coalesce(private.neat(p_special_requests), '');
    -- Repeated calls are answered before they are counted, so a retry after a lost answer always works.
    if p_idempotency_key is not null then
      v_hash := sha256(convert_to(jsonb_build_array(
        p_hotel_id, p_room_category_id, p_check_in_date, p_check_out_date, v_name, v_email, p_total_amount, v_phone, v_adults, v_children,
        v_rooms, v_requests, p_offer
      )::text, 'UTF8'));
      select * into v_known from private.idempotency_keys where key = p_idempotency_key;
      if found then return private.replay_to_guest(v_known, v_hash); end if;
    end if;
  end if;

  v_refusal := private.refuse_client('book', interval '1 hour', v_limits.bookings_per_client_an_hour * full_try, full_try);
  if v_refusal is not null then return v_refusal; end if;
  -- Admins test bookings from a form without the check.
  if v_client is not null and (select guests_prove_human from private.settings) and not exists (
    select from private.human_proofs where key = p_idempotency_key and expires_at > now()
  ) and not private.is_admin() then
    return private.refusal('human_needed');
  end if;
  v_field := case
    when v_too_long is not null then v_too_long
    when char_length(v_name) not between 1 and 120 or not private.is_name(v_name) then 'guest_name'
    when not private.is_email(v_email) then 'guest_email'
    when not private.is_phone(v_phone) then 'guest_phone'
    when char_length(v_requests) > 1000 or not private.is_text(v_requests) then 'special_requests'
  end;
  if v_field is not null then return private.refusal('invalid_guest', 'field', v_field); end if;
  v_refusal := private.refuse_texts(p_legal_versions, 'terms', 'privacy');
  if v_refusal is not null then return v_refusal; end if;
  v_dates := private.refuse_dates(p_check_in_date, p_check_out_date);
  if v_dates is not null then return private.refusal(v_dates); end if;

  select c.* into v_room
  from public.room_categories as c join public.hotels as h on h.id = c.hotel_id and h.is_active
  where c.id = p_room_category_id and c.hotel_id = p_hotel_id and c.is_active;
  if not found then return private.refusal('room_not_found'); end if;

  if v_adults not between 1 and 1000 or v_children not between 0 and 1000 or v_rooms < 1 then
    return private.refusal('invalid_guests');
  end if;
  if v_rooms > v_room.total_rooms then return private.refusal('too_many_rooms', 'max_rooms', v_room.total_rooms); end if;
  if v_adults + v_children > v_room.max_occupancy * v_rooms then
    return private.refusal('too_many_guests', 'max_guests', v_room.max_occupancy * v_rooms);
  end if;

  -- Only the server sets the price; the caller's total is compared.
  if p_offer is null then
    v_refusal := private.refuse_stay(v_room, p_check_in_date, p_check_out_date);
    if v_refusal is not null then return v_refusal; end if;
    v_price := private.quote(v_room, p_check_in_date, p_check_out_date, v_rooms, v_adults, v_children);
  else
    select * into v_offer from private.offer_of(p_offer, v_room.id, p_check_in_date, p_check_out_date, v_rooms, v_adults, v_children);
    if (v_offer.hold).id is null then return private.offer_over(); end if;
    v_price := jsonb_populate_record(null::private.stay_price, (v_offer.offer).price);
    v_offered_by := (v_offer.offer).offered_by;
    v_price_reason := (v_offer.offer).price_reason;
  end if;
  if p_total_amount <> v_price.total_amount then
    perform private.count_less('book', full_try - 1);
    return private.refusal('price_changed')
      || jsonb_build_object('total_amount', v_price.total_amount, 'currency', v_price.currency);
  end if;

  begin
    if p_idempotency_key is not null then
      -- Waits for a concurrent call with this key. A refusal below rolls this row back.
      insert into private.idempotency_keys (key, request_hash) values (p_idempotency_key, v_hash) on conflict do nothing;
      if not found then
        select * into v_known from private.idempotency_keys where key = p_idempotency_key;
        return private.replay_to_guest(v_known, v_hash);
      end if;
    end if;
    -- Saves work during a rush for a full hotel; the kernel decides.
    if p_offer is null and private.rooms_free(p_room_category_id, v_room.total_rooms, p_check_in_date, p_check_out_date) < v_rooms then
      raise exception 'sold_out' using errcode = 'PT409';
    end if;
    if v_client is not null then
      select * into v_refusal, v_met
      from private.count_booking(v_client, v_email, v_rooms * (p_check_out_date - p_check_in_date), v_limits);
      if v_refusal is not null then raise exception 'rate_limited' using errcode = 'PT429'; end if;
    end if;
    perform private.acquire_slot(p_room_category_id);
    if p_offer is not null then
      -- Releases the held rooms under the locks that the booking takes. The first booking by the link gets them.
      delete from private.holds where id = (v_offer.hold).id;
      if not found then raise exception 'offer_over' using errcode = 'PT410'; end if;
    elsif v_client is not null and v_price.advance_amount > 0 then
      v_left := private.may_hold_unpaid(v_room, p_check_in_date, p_check_out_date, v_email, private.is_own_address(v_email));
      if v_rooms > v_left then
        if private.rooms_free(p_room_category_id, v_room.total_rooms, p_check_in_date, p_check_out_date) < v_rooms then
          raise exception 'sold_out' using errcode = 'PT409';
        end if;
        raise exception 'held_unpaid' using errcode = 'PT423';
      end if;
    end if;
    insert into public.bookings (
      hotel_id, room_category_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date, num_adults, num_children,
      num_rooms, base_price, total_amount, full_amount, price_lines, taxes, currency, tax_rate, tax_amount, advance_percent,
      advance_amount, advance_reason, special_requests, legal_versions, source, booked_by, price_reason,
      language, verified_at
    ) values (
      p_hotel_id, p_room_category_id, v_name, v_email, v_phone, p_check_in_date, p_check_out_date, v_adults, v_children,
      v_rooms, v_price.base_price, v_price.total_amount, v_price.full_amount, v_price.price_lines, v_price.taxes, v_price.currency,
      v_price.tax_rate, v_price.tax_amount, v_price.advance_percent, v_price.advance_amount, v_price.advance_reason, v_requests, p_legal_versions,
      case when p_offer is null then 'site' else 'phone' end::public.booking_source, v_offered_by, v_price_reason,
      private.language_of(p_language), case when p_offer is not null or private.is_own_address(v_email) then now() end
    ) returning * into v_booking;
    update private.idempotency_keys set booking_id = v_booking.id where key = p_idempotency_key;
  exception
    when sqlstate 'PT409' then
      perform private.count_less('book', full_try - 1);
      return private.refusal(
        'sold_out', 'rooms_free', private.rooms_free(p_room_category_id, v_room.total_rooms, p_check_in_date, p_check_out_date)
      );
    when sqlstate 'PT410' then return private.offer_over();
    when sqlstate 'PT423' then
      return private.refusal('held_unpaid', 'rooms_left', greatest(v_left, 0));
    when sqlstate 'PT429' then
      if v_met is not null then perform private.tell_limit(v_met); end if;
      return v_refusal;
    -- query_canceled: the API's statement timeout, 3 seconds for guests on a hosted project.
    when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
      return private.refusal('busy');
  end;
  return jsonb_build_object(
    'ok', true, 'booking_reference', v_booking.booking_reference, 'stay_token', private.stay_link(v_booking.id),
    'total_amount', v_booking.total_amount, 'currency', v_booking.currency, 'replayed', false
  );
end $$;
select private.offer('create_booking', 'anon, authenticated, service_role', 'create_booking_tx');

create function private.replay_booking(p_known private.idempotency_keys, p_hash bytea) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (p_known).request_hash is distinct from p_hash then return private.refusal('key_reused'); end if;
  return (
    select jsonb_build_object(
      'ok', true, 'booking_reference', b.booking_reference, 'total_amount', b.total_amount, 'currency', b.currency, 'replayed', true
    )
    from public.bookings as b where b.id = (p_known).booking_id
  );
end $$;

/* Adds a new guest link for a lost answer: within an hour, five times, unless a link was requested; else null. Never for the front desk. */
create function private.replay_to_guest(p_known private.idempotency_keys, p_hash bytea) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_answer constant jsonb := private.replay_booking(p_known, p_hash);
begin
  if not (v_answer ->> 'ok')::boolean then return v_answer; end if;
  return v_answer || jsonb_build_object('stay_token', case
    when (p_known).created_at > now() - interval '1 hour'
      and not exists (select from private.outbox where kind = 'stay_link' and data ->> 'booking_id' = (p_known).booking_id::text)
      and private.hit('replayed:' || (p_known).booking_id, interval '1 hour', 5)
      then private.stay_link((p_known).booking_id)
  end);
end $$;

/* Returns a typed reference in its stored form. */
create function private.normal_reference(p_reference text) returns text
language sql immutable set search_path = ''
as $$
  select trim(trailing '-' from regexp_replace(upper(regexp_replace(left(coalesce(p_reference, ''), 60), '[^0-9A-Za-z]', '', 'g')), '(.{4})', '\1-', 'g'))
$$;

/* Returns a booking with masked personal data. {ok: false, code}: not_found, rate_limited, busy, erased. */
create function private.booking_by_reference(p_booking_reference text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_answer jsonb := private.refuse_client('lookup', interval '1 minute', (select lookups_per_client_a_minute from private.limits));
begin
  if v_answer is not null then return v_answer; end if;
  if exists (select from public.bookings where booking_reference = private.normal_reference(p_booking_reference) and erased_at is not null) then
    return private.refusal('erased', 'error', 'This guest’s details were deleted at their request or as the law requires. Only the dates and amounts of the booking are kept.'::text);
  end if;
  select jsonb_build_object('ok', true, 'booking', private.mask_guest(to_jsonb(f) - '{id,erased_at}'::text[]) || private.paying_of(f.id) || private.announced_plans(b) || jsonb_build_object(
    'may_review', private.refuse_review_of(b) is null, 'revision', private.stay_revision(f.id), 'hotel', private.hotel_json(h) - 'star_rating' || private.where_json(h),
    'room', jsonb_build_object('id', c.id, 'name', c.name, 'bed_type', c.bed_type, 'photos', c.photos)
  )) into v_answer
  from private.booking_facts as f
  join public.bookings as b on b.id = f.id
  join public.hotels as h on h.id = f.hotel_id
  join public.room_categories as c on c.id = f.room_category_id
  where f.booking_reference = private.normal_reference(p_booking_reference);
  return coalesce(v_answer, private.refusal('not_found'));
end $$;
select private.offer('booking_by_reference', 'anon, authenticated, service_role');

/* Returns true if the guest checked in or paid, even if the payment was reversed; else a property could prevent reviews. Late bound. */
create function private.took_place(p_booking public.bookings) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (p_booking).checked_in_at is not null
    or exists (select from private.payments where booking_id = (p_booking).id and state in ('received', 'reversed'));
end $$;

/* Returns null, or no_show, cancelled, not_stayed_yet, booked_by_house, own_house, not_seen or already_reviewed. Extensions by the front desk do not
   delay a review. The property's bookings do not count, as it chose the email. Late bound. */
create function private.refuse_review_of(p_booking public.bookings, p_user uuid default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return case
    when (p_booking).is_no_show then private.refusal('no_show')
    when (p_booking).booking_status = 'cancelled' then private.refusal('cancelled')
    when (p_booking).booking_status = 'pending' or (p_booking).check_in_date + least((p_booking).nights, (p_booking).agreed_nights) > private.today()
      then private.refusal('not_stayed_yet')
    when not (select booked_by_guest from private.booking_facts where id = (p_booking).id) then private.refusal('booked_by_house')
    when (p_booking).of_house or private.is_of_house((p_booking).hotel_id, (p_booking).guest_email, p_user) then private.refusal('own_house')
    when not private.took_place(p_booking) then private.refusal('not_seen')
    when exists (select from private.review_stays where booking_id = (p_booking).id) then private.refusal('already_reviewed')
  end;
end $$;

/* Writes a review and emails the property. private.has_contact_details may hide it until an admin shows it. {ok: true, waits} or {ok: false, code}:
   invalid_review, odd_words (private.is_layout_safe), texts_changed, those of private.refuse_review_of. */
create function private.write_review(
  p_booking public.bookings, p_rating integer, p_aspects jsonb, p_title text, p_comment text, p_legal_versions jsonb
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_title constant text := private.neat(left(coalesce(p_title, ''), 1000));
  v_comment constant text := private.neat(left(coalesce(p_comment, ''), 10000));
  v_waits constant boolean := private.has_contact_details(v_title) or private.has_contact_details(v_comment);
  v_refusal jsonb;
  v_review uuid;
begin
  if (p_rating between 1 and 5) is not true or not private.is_aspects(p_aspects) or char_length(v_title) > 120 or char_length(v_comment) > 2000
    or not private.is_line(v_title) or not private.is_text(v_comment) then
    return private.refusal('invalid_review');
  end if;
  if not private.is_layout_safe(v_title) or not private.is_layout_safe(v_comment) then return private.refusal('odd_words'); end if;
  v_refusal := coalesce(private.refuse_texts(p_legal_versions, 'privacy'), private.refuse_review_of(p_booking, (select auth.uid())));
  if v_refusal is not null then return v_refusal; end if;
  insert into public.reviews (hotel_id, reviewer_name, party, rating, aspects, title, comment, is_verified, hidden_at, hidden_reason)
  values (
    (p_booking).hotel_id, private.mask_name((p_booking).guest_name), private.party_of(p_booking), p_rating, p_aspects, v_title, v_comment, true,
    case when v_waits then now() end,
    case when v_waits then 'It has a phone number, an email address or a link.' end
  )
  returning id into v_review;
  insert into private.review_stays (review_id, booking_id, legal_versions, awaits_check) values (v_review, (p_booking).id, p_legal_versions, v_waits);
  if not v_waits then perform private.mail_review_left(v_review); end if;
  return jsonb_build_object('ok', true, 'waits', v_waits);
end $$;

/* Emails the property, once, about a review that guests can read. Late bound. */
create function private.mail_review_left(p_review_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.mail_hotel('review_left', b.hotel_id, jsonb_build_object('booking_id', b.id, 'review_id', p_review_id), p_review_id::text)
  from private.review_stays as s join public.bookings as b on b.id = s.booking_id where s.review_id = p_review_id;
end $$;
