-- Bookings and holds that the front desk makes for callers. Definer functions: no API role has rights on the tables.

/* Returns the price of a desk booking. p_night_price: custom price in paise a room night before tax. p_hold_id: its rooms count as available and its
   price stays. rule: the sentence that would refuse guests, or null. Codes: those of refuse_desk and refuse_desk_stay, not_held, price_too_low. */
create function private.desk_quote(
  p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_num_rooms integer, p_num_adults integer,
  p_num_children integer default 0, p_night_price bigint default null, p_hold_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_refusal jsonb;
  v_room constant public.room_categories := (select r from public.room_categories as r where id = p_room_category_id);
begin
  v_refusal := coalesce(private.refuse_desk_of(p_room_category_id), private.refuse_desk_stay(
    v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price
  ), private.refuse_hold(p_hold_id, v_room.id), private.refuse_low_stay(
    v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price, p_hold_id
  ));
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object(
    'ok', true, 'rooms_free', private.rooms_free_with(v_room, p_check_in_date, p_check_out_date, p_hold_id),
    'max_guests', v_room.max_occupancy * p_num_rooms, 'rule', private.refuse_stay(v_room, p_check_in_date, p_check_out_date, p_at_desk => true) ->> 'error'
  ) || to_jsonb(private.desk_price(
    v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price, p_hold_id
  ));
end $$;

create function private.refuse_hold(p_hold_id uuid, p_room_category_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('not_held') where p_hold_id is not null and not exists (
    select from private.holds as h where h.id = p_hold_id and h.room_category_id = p_room_category_id and h.ends_at > now() and num_nonnulls(h.booking_id, h.change_id) = 0
  )
$$;

create function private.held_offer(
  p_room_category_id uuid, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer, p_night_price bigint, p_hold_id uuid
) returns private.stay_offers
language sql stable set search_path = ''
as $$
  select (k.offer).*
  from private.stay_offers as o
  cross join lateral private.offer_of(o.token, p_room_category_id, p_check_in, p_check_out, p_rooms, p_adults, p_children) as k
  where o.hold_id = p_hold_id and (k.offer).night_price is not distinct from p_night_price
$$;

/* Returns the refusal of private.refuse_low_price for a custom price, or null. The price of a hold is allowed. */
create function private.refuse_low_stay(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer, p_night_price bigint,
  p_hold_id uuid default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.refuse_low_price(
    (p_room).hotel_id, p_night_price, private.quote(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children)
  )
  where p_night_price is not null and (
    private.held_offer((p_room).id, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_night_price, p_hold_id)
  ).hold_id is null
$$;

/* Returns the price of a desk booking: of an unchanged hold its offer, whatever the rates are now. */
create function private.desk_price(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer,
  p_night_price bigint, p_hold_id uuid
) returns private.stay_price
language plpgsql stable set search_path = ''
as $$
declare
  v_told constant private.stay_offers := private.held_offer(
    (p_room).id, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_night_price, p_hold_id
  );
begin
  if v_told.hold_id is not null then return jsonb_populate_record(null::private.stay_price, v_told.price); end if;
  return private.quote(
    p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_night_price => p_night_price, p_is_taxed => private.charges_gst((p_room).hotel_id)
  );
end $$;

/* Returns the rooms available on every night, with those of a hold. */
create function private.rooms_free_with(p_room public.room_categories, p_check_in date, p_check_out date, p_hold_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select min(coalesce(private.free_now(n), (p_room).total_rooms) + coalesce(h.rooms, 0))::integer
  from (select p_check_in + k as night from generate_series(0, p_check_out - p_check_in - 1) as k) as d
  left join private.nights as n on n.room_category_id = (p_room).id and n.night = d.night
  left join private.held_nights as h
    on h.hold_id = p_hold_id and h.room_category_id = (p_room).id and h.night = d.night and h.ends_at > now()
$$;

/* Returns why the desk cannot book this, apart from availability, or null. The property's stay rules bind only guests. */
create function private.refuse_desk_stay(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer, p_night_price bigint
) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when private.refuse_dates(p_check_in, p_check_out) is not null then private.refusal(private.refuse_dates(p_check_in, p_check_out))
    when (p_adults between 1 and 1000 and p_children between 0 and 1000 and p_rooms >= 1) is not true then private.refusal('invalid_guests')
    when p_rooms > (p_room).total_rooms then private.refusal('too_many_rooms', 'max_rooms', (p_room).total_rooms)
    when p_adults + p_children > (p_room).max_occupancy * p_rooms
      then private.refusal('too_many_guests', 'max_guests', (p_room).max_occupancy * p_rooms)
    when p_night_price not between 100 and 100000000 then private.refusal('invalid_price')
  end
$$;
select private.offer('desk_quote', 'authenticated');

/* True for a reason of 3 to 200 characters; null for null. */
create function private.is_price_reason(p_reason text) returns boolean
language sql stable set search_path = ''
as $$ select char_length(p_reason) between 3 and 200 and private.is_text(p_reason) $$;

create function private.refuse_caller(
  p_name text, p_phone text, p_email text, p_requests text, p_night_price bigint, p_price_reason text
) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when char_length(p_name) not between 1 and 120 or not private.is_name(p_name) then private.refusal('invalid_guest', 'field', 'guest_name'::text)
    when not private.is_phone(p_phone) or p_phone is null and p_email is null then private.refusal('invalid_guest', 'field', 'guest_phone'::text)
    when not private.is_email(p_email) then private.refusal('invalid_guest', 'field', 'guest_email'::text)
    when char_length(p_requests) > 1000 or not private.is_text(p_requests) then private.refusal('invalid_guest', 'field', 'special_requests'::text)
    when not private.is_price_reason(p_price_reason) or p_night_price is not null and p_price_reason is null then private.refusal('no_reason')
  end
$$;

/* Holds rooms for a caller for 24 hours; anyone with the link of the offer can book them. p_total_amount: the price that the desk saw. Codes: those
   of desk_quote, invalid_guest {field}, no_reason, price_changed {total_amount}, too_many_holds (100 a property), sold_out {rooms_free}, busy. */
create function private.hold_rooms(
  p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_num_rooms integer, p_num_adults integer, p_num_children integer,
  p_guest_name text, p_guest_phone text, p_total_amount bigint, p_night_price bigint default null, p_price_reason text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_name constant text := coalesce(private.neat(left(p_guest_name, 1000)), '');
  v_phone constant text := nullif(private.tidy_phone(left(p_guest_phone, 200)), '');
  v_reason constant text := nullif(private.neat(left(p_price_reason, 2000)), '');
  v_refusal jsonb;
  v_room constant public.room_categories := (select r from public.room_categories as r where id = p_room_category_id);
  v_price private.stay_price;
  v_hold private.holds;
  v_token text;
begin
  v_refusal := coalesce(
    private.refuse_desk_of(p_room_category_id),
    private.refuse_desk_stay(v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price),
    private.refuse_low_stay(v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price),
    private.refuse_caller(v_name, v_phone, null, '', p_night_price, v_reason)
  );
  if v_refusal is not null then return v_refusal; end if;
  v_price := private.quote(
    v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price => p_night_price
  );
  if p_total_amount is distinct from v_price.total_amount then
    return private.refusal('price_changed', 'total_amount', v_price.total_amount);
  end if;
  begin
    -- Lock, so that the count is right.
    perform pg_advisory_xact_lock(hashtextextended('hold_rooms ' || v_room.hotel_id, 0));
    if (
      select count(*) >= 100 from private.holds as h join public.room_categories as c on c.id = h.room_category_id
      where c.hotel_id = v_room.hotel_id and h.ends_at > now()
    ) then
      return private.refusal('too_many_holds');
    end if;
    insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at)
    values (v_room.id, p_check_in_date, p_check_out_date, p_num_rooms, now() + interval '24 hours') returning * into v_hold;
    insert into private.stay_offers (hold_id, guest_name, guest_phone, num_adults, num_children, price, night_price, price_reason, offered_by)
    values (v_hold.id, v_name, v_phone, p_num_adults, p_num_children, to_jsonb(v_price), p_night_price, case when p_night_price is not null then v_reason end, (select auth.uid()))
    returning token into v_token;
  exception
    when sqlstate 'PT409' then
      return private.refusal('sold_out', 'rooms_free', private.rooms_free(v_room.id, v_room.total_rooms, p_check_in_date, p_check_out_date));
  end;
  return jsonb_build_object('ok', true, 'offer', v_token, 'ends_at', v_hold.ends_at);
end $$;
select private.offer('hold_rooms', 'authenticated');

/* Ends a hold early. Codes: those of refuse_desk, not_held, busy. */
create function private.release_hold(p_hold_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_desk((
    select c.hotel_id from private.holds as h join public.room_categories as c on c.id = h.room_category_id where h.id = p_hold_id
  ));
begin
  if v_refusal ->> 'code' = 'not_found' then return private.refusal('not_held'); end if;
  if v_refusal is not null then return v_refusal; end if;
  delete from private.holds where id = p_hold_id and ends_at > now() and num_nonnulls(booking_id, change_id) = 0;
  if not found then return private.refusal('not_held'); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('release_hold', 'authenticated');

/* Books for a caller without an advance. p_hold_id: a hold that becomes this booking in one transaction. Codes: those of hold_rooms but
   too_many_holds, too_many_mails, not_held, invalid_change, key_reused. */
create function private.book_at_desk(
  p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_num_rooms integer, p_num_adults integer, p_num_children integer,
  p_guest_name text, p_total_amount bigint, p_idempotency_key uuid, p_guest_phone text default null, p_guest_email text default null,
  p_special_requests text default null, p_source text default 'phone', p_night_price bigint default null, p_price_reason text default null,
  p_hold_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_name constant text := coalesce(private.neat(left(p_guest_name, 1000)), '');
  v_phone constant text := nullif(private.tidy_phone(left(p_guest_phone, 200)), '');
  v_email constant text := nullif(private.neat(left(p_guest_email, 1000)), '');
  v_requests constant text := coalesce(private.neat(left(p_special_requests, 6000)), '');
  v_reason constant text := nullif(private.neat(left(p_price_reason, 2000)), '');
  v_hash constant bytea := sha256(convert_to(jsonb_build_array(
    'desk', p_room_category_id, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, v_name, v_phone, v_email,
    v_requests, p_source, p_night_price, v_reason, p_total_amount, p_hold_id
  )::text, 'UTF8'));
  v_refusal jsonb := private.refuse_desk_of(p_room_category_id);
  v_room constant public.room_categories := (select r from public.room_categories as r where id = p_room_category_id);
  v_price private.stay_price;
  v_known private.idempotency_keys;
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_known from private.idempotency_keys where key = p_idempotency_key;
  if found then return private.replay_at_desk(v_known, v_hash); end if;
  v_refusal := coalesce(
    private.refuse_desk_stay(v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price),
    private.refuse_hold(p_hold_id, v_room.id),
    private.refuse_low_stay(
      v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price, p_hold_id
    ),
    private.refuse_caller(v_name, v_phone, v_email, v_requests, p_night_price, v_reason),
    case
      when p_idempotency_key is null or (p_source in ('phone', 'walk_in', 'email', 'other')) is not true then private.refusal('invalid_change')
    end
  );
  if v_refusal is not null then return v_refusal; end if;
  v_price := private.desk_price(
    v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price, p_hold_id
  );
  if p_total_amount is distinct from v_price.total_amount then
    return private.refusal('price_changed', 'total_amount', v_price.total_amount);
  end if;
  if not private.may_mail_guest('book', v_room.hotel_id, v_email) then return private.refusal('too_many_mails'); end if;
  begin
    insert into private.idempotency_keys (key, request_hash) values (p_idempotency_key, v_hash) on conflict do nothing;
    if not found then
      select * into v_known from private.idempotency_keys where key = p_idempotency_key;
      return private.replay_at_desk(v_known, v_hash);
    end if;
    perform private.acquire_slot(p_room_category_id);
    if p_hold_id is not null then
      -- In the order of move_nights: the nights of the hold and of the booking.
      perform from public.room_categories where id = v_room.id for share;
      perform from private.nights as n, private.holds as h
      where h.id = p_hold_id and n.room_category_id = v_room.id
        and n.night >= least(h.first_night, p_check_in_date) and n.night < greatest(h.end_date, p_check_out_date)
      order by n.night for update of n;
      delete from private.holds where id = p_hold_id and ends_at > now();
      if not found then raise exception 'not_held' using errcode = 'PT410'; end if;
    end if;
    insert into public.bookings (
      hotel_id, room_category_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date, num_adults, num_children,
      num_rooms, base_price, total_amount, full_amount, price_lines, taxes, currency, tax_rate, tax_amount, advance_percent,
      advance_amount, special_requests, source, booked_by, price_reason
    ) values (
      v_room.hotel_id, v_room.id, v_name, v_email, v_phone, p_check_in_date, p_check_out_date, p_num_adults, p_num_children,
      p_num_rooms, v_price.base_price, v_price.total_amount, v_price.full_amount, v_price.price_lines, v_price.taxes, v_price.currency,
      v_price.tax_rate, v_price.tax_amount, 0, 0, v_requests, p_source::public.booking_source, (select auth.uid()),
      case when p_night_price is not null then v_reason end
    ) returning * into v_booking;
    update private.idempotency_keys set booking_id = v_booking.id where key = p_idempotency_key;
  exception
    when sqlstate 'PT409' then
      return private.refusal('sold_out', 'rooms_free', private.rooms_free_with(v_room, p_check_in_date, p_check_out_date, p_hold_id));
    when sqlstate 'PT410' then return private.refusal('not_held');
  end;
  return jsonb_build_object(
    'ok', true, 'booking_id', v_booking.id, 'booking_reference', v_booking.booking_reference, 'total_amount', v_booking.total_amount, 'currency', v_booking.currency,
    'replayed', false
  );
end $$;
select private.offer('book_at_desk', 'authenticated');

create function private.replay_at_desk(p_known private.idempotency_keys, p_hash bytea) returns jsonb
language sql stable set search_path = ''
as $$
  select a.answer || case when (a.answer -> 'ok')::boolean then jsonb_build_object('booking_id', (p_known).booking_id) else '{}' end
  from (select private.replay_booking(p_known, p_hash) as answer) as a
$$;

select private.log_changes('private.holds', 'insert or update or delete', 'id', 'room_category_id');
