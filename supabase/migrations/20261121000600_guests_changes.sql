-- Changes and cancellations by a guest. Definer functions: no API role has rights on the tables.

/* Cancels a booking for its guest and makes the refund of the policy due. p_refund: paise that the guest saw; null for a policy in free text. Codes:
   those of lock_stay and refuse_cancelling, refund_changed {refund}, invalid_reason, busy. */
create function private.cancel_by_guest(p_token text, p_refund bigint default null, p_reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 2000)), '');
  v_taken constant record := private.lock_stay(p_token);
  v_refusal jsonb := v_taken.refusal;
  v_booking public.bookings := v_taken.booking;
  v_refund bigint;
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_booking.cancelled_by_guest then return jsonb_build_object('ok', true, 'refund', v_booking.refund_promised); end if;
  v_refusal := private.refuse_cancelling(v_booking);
  if v_refusal is not null then return v_refusal; end if;
  if char_length(v_reason) > 300 or not private.is_text(v_reason) then return private.refusal('invalid_reason'); end if;
  v_refund := private.refund_of(v_booking);
  if p_refund is distinct from v_refund then return private.refusal('refund_changed', 'refund', v_refund); end if;
  update public.bookings
  set booking_status = 'cancelled', cancelled_by_guest = true, cancel_reason = v_reason, refund_promised = v_refund
  where id = v_booking.id returning * into v_booking;
  -- The booking is locked, so its last event is the cancellation.
  update private.booking_events set after = after || '{"cancelled_by": "guest"}'
  where id = (select max(id) from private.booking_events where booking_id = v_booking.id);
  -- A refund that was already due is part of it.
  perform private.add_refund_due(v_booking, v_refund - (private.money_of(v_booking.id)).refund_due, 'cancelled');
  perform private.settle_money(v_booking.id);
  return jsonb_build_object('ok', true, 'refund', v_refund);
end $$;
select private.offer('cancel_by_guest', 'anon, authenticated');

/* Saves whether the guest cancelled. If not, the property refunds everything. Codes: those of private.lock_stay, not_changeable, busy. */
create function private.answer_cancellation(p_token text, p_is_mine boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
  v_booking public.bookings := v_taken.booking;
begin
  if v_taken.refusal is not null then return v_taken.refusal; end if;
  if v_booking.cancelled_for_guest and v_booking.cancel_answer_by is null and p_is_mine = (v_booking.cancel_confirmed_at is not null) then
    return jsonb_build_object('ok', true);
  end if;
  if v_booking.cancel_answer_by is null or p_is_mine is null then return private.refusal('not_changeable'); end if;
  if p_is_mine then
    update public.bookings set cancel_answer_by = null, cancel_confirmed_at = now() where id = v_booking.id;
    insert into private.booking_events (booking_id, before, after) values (v_booking.id, '{}', '{"cancel_answer": "confirmed"}');
    perform private.mail_hotel(
      'cancelled_hotel', v_booking.hotel_id, jsonb_build_object('booking_id', v_booking.id, 'cancel_answer', 'confirmed'), v_booking.id || ':confirmed'
    );
  else
    perform private.cancelled_by_property(v_booking, 'denied');
  end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('answer_cancellation', 'anon, authenticated');

/* Records that a no-show guest says they were there, and emails property and admins. Codes: those of lock_stay, not_changeable, busy. */
create function private.dispute_no_show(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
  v_booking public.bookings := v_taken.booking;
  -- Unique for each no-show, so that a second one sends emails too.
  v_event constant text := v_booking.id || ':' || extract(epoch from v_booking.cancelled_at);
begin
  if v_taken.refusal is not null then return v_taken.refusal; end if;
  if v_booking.stay_state <> 'no_show' or v_booking.check_out_date < private.today() - 30 then return private.refusal('not_changeable'); end if;
  if v_booking.no_show_disputed_at is null then
    update public.bookings set no_show_disputed_at = now() where id = v_booking.id;
    insert into private.booking_events (booking_id, before, after) values (v_booking.id, '{}', '{"no_show_disputed": true}');
    perform private.enqueue_mail(
      'no_show_disputed', p.email, jsonb_build_object('booking_id', v_booking.id), 'no_show_disputed:' || v_event || ':' || p.user_id
    )
    from public.profiles as p where p.role = 'admin' and p.email is not null;
    perform private.mail_hotel('no_show_disputed', v_booking.hotel_id, jsonb_build_object('booking_id', v_booking.id), v_event);
  end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('dispute_no_show', 'anon, authenticated');
create index bookings_disputed on public.bookings (no_show_disputed_at) where no_show_disputed_at is not null;

-- Changes of dates, rooms and guests -------------------------------------------------------------------------------------

/* True if a cancellation now would refund all that was received or reported. */
create function private.gives_all_back(p_booking public.bookings) returns boolean
language sql stable set search_path = ''
as $$
  select (c.reported = 0 or private.refund_share(p_booking, c.reported, now()) is not distinct from c.reported)
    and private.refund_of(p_booking) is not distinct from private.paid_of((p_booking).id)
  from private.reported_of((p_booking).id) as c (reported)
$$;

create function private.being_checked() returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('being_checked', 'error',
    'We are checking the payment that you reported. You can change this here as soon as we email you the result. Until then, ask the hotel.'::text)
$$;

/* Returns why a guest cannot make this change, apart from availability, or null. Codes: those of refuse_cancelling, refuse_desk_stay and refuse_stay,
   room_not_found.
   terms_bind: the change would refund more than the policy does. long_stay, agreed_price: the kept price needs a longer stay or fewer guests.
   no_advance: a dearer booking without an advance, and less than half of a usual advance was received. advance_over: moving on from today would
   extend the deadline.
   being_checked: a reported payment is being checked, and the change would refund money or raise the advance. */
create function private.refuse_guest_change(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer
) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    private.refuse_cancelling(p_booking),
    case when (p_room).is_active is not true or (p_room).hotel_id <> (p_booking).hotel_id
      or not exists (select from public.hotels as h where h.id = (p_booking).hotel_id and h.is_active)
      then private.refusal('room_not_found') end,
    private.refuse_desk_stay(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, null),
    case when (p_check_in, p_check_out, (p_room).id) is distinct from
      ((p_booking).check_in_date, (p_booking).check_out_date, (p_booking).room_category_id) then private.refuse_stay(
      p_room, p_check_in, p_check_out, p_booking
    ) end,
    case when (p_room).id = (p_booking).room_category_id
      and exists (select from unnest('{7,28}'::integer[]) as n where (p_booking).nights >= n and p_check_out - p_check_in < n)
      and exists (
        select from jsonb_to_recordset((p_booking).price_lines) as l (price bigint, full_price bigint) where l.price < l.full_price
      )
      then private.refusal('long_stay', 'error', 'Your price includes a discount for a longer stay. Ask the hotel to shorten your booking.'::text) end,
    case when (p_booking).price_reason is not null and (p_room).id = (p_booking).room_category_id
      and (p_adults > (p_booking).num_adults or p_adults + p_children > (p_booking).num_adults + (p_booking).num_children)
      then private.refusal('agreed_price', 'error', 'The hotel set this price for fewer guests. Ask the hotel to add more.'::text) end,
    case when p_check_in > (p_booking).check_in_date or p_check_out < (p_booking).check_out_date or p_rooms < (p_booking).num_rooms
      or (private.changed_price(p_booking, p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, 'kept', null)).total_amount
        < (p_booking).total_amount then case
      when not private.gives_all_back(p_booking) then private.refusal('terms_bind', 'error',
        'Your cancellation policy no longer refunds this in full. Ask the hotel, or cancel under that policy.'::text)
      when private.reported_of((p_booking).id) > 0 then private.being_checked()
    end end,
    (
      select private.refusal('no_advance', 'error',
        'The hotel made this booking without an advance. Ask it for more rooms, more nights or a dearer room, or make a separate booking.'::text)
      from private.money_of((p_booking).id) as l
      cross join lateral (select l.received - l.refunded - l.refund_due as there) as m
      cross join private.changed_price(p_booking, p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, 'kept', null) as p
      where (p.total_amount > (p_booking).total_amount or p_rooms * (p_check_out - p_check_in) > (p_booking).num_rooms * (p_booking).nights)
        and (p_booking).advance_amount = 0 and 2 * m.there < p.advance_amount
    ),
    case when (p_booking).check_in_date <= private.today() and p_check_in > (p_booking).check_in_date
      and (p_booking).payment_status = 'pending' and (p_booking).advance_due_at < now()
      then private.refusal('advance_over', 'error',
        'The deadline for your advance has passed. Pay it first, or ask the hotel to change your dates.'::text) end,
    case when (p_booking).advance_amount > 0 and private.reported_of((p_booking).id) > 0
      and (private.changed_price(p_booking, p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, 'kept', null)).advance_amount
        > (p_booking).advance_amount
      then private.being_checked() end
  )
$$;

/* Returns the price after a guest's change. The advance is that of a new booking, and at least what was received or reported. */
create function private.guest_price(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer
) returns private.stay_price
language plpgsql stable set search_path = ''
as $$
declare
  v_price private.stay_price := private.changed_price(
    p_booking, p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, 'kept', null
  );
begin
  if (p_booking).advance_amount = 0 then
    v_price.advance_percent := (p_booking).advance_percent;
    v_price.advance_amount := 0;
    v_price.advance_reason := (p_booking).advance_reason;
  elsif v_price.advance_amount < (p_booking).advance_amount then
    v_price.advance_amount := least((p_booking).advance_amount, v_price.total_amount, greatest(v_price.advance_amount, (
      select m.received - m.refunded - m.refund_due + private.reported_of((p_booking).id) from private.money_of((p_booking).id) as m
    )));
  end if;
  return v_price;
end $$;

/* Returns the room types for a change, cheapest first, prices in paise. code and error: why one is not possible; then its price is null. */
create function private.guest_rooms(
  p_booking public.bookings, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer
) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'name', c.name, 'bed_type', c.bed_type, 'photo', c.photos -> 0, 'max_occupancy', c.max_occupancy, 'total_rooms', c.total_rooms,
    'rooms_free', private.rooms_free_for(p_booking, c, p_check_in, p_check_out),
    'total_amount', p.total_amount, 'difference', p.total_amount - (p_booking).total_amount,
    'code', r.refusal ->> 'code', 'error', r.refusal ->> 'error'
  ) order by p.total_amount nulls last, c.base_price, c.id), '[]')
  from public.room_categories as c
  cross join lateral (
    select private.refuse_guest_change(p_booking, c, p_check_in, p_check_out, p_rooms, p_adults, p_children) as refusal
  ) as r
  cross join lateral (
    select case when r.refusal is null
      then (private.guest_price(p_booking, c, p_check_in, p_check_out, p_rooms, p_adults, p_children)).total_amount end as total_amount
  ) as p
  where c.hotel_id = (p_booking).hotel_id and (c.is_active or c.id = (p_booking).room_category_id)
    and private.refuse_cancelling(p_booking) is null and private.refuse_dates(p_check_in, p_check_out) is null
$$;

/* Returns the booking with this arrival and accepted price. A new date restarts the policy with the hotel's current check-in time. */
create function private.arriving_on(p_booking public.bookings, p_check_in date) returns public.bookings
language plpgsql stable set search_path = ''
as $$
begin
  p_booking.total_agreed := p_booking.total_amount;
  if p_check_in <> p_booking.check_in_date then
    p_booking.check_in_date := p_check_in;
    p_booking.terms_date := p_check_in;
    p_booking.terms_time := (select check_in_time from public.hotels where id = p_booking.hotel_id);
  end if;
  return p_booking;
end $$;

/* Returns the advance deadline of a changed booking: its own, else that of a new booking. Null if money was received or reported. */
create function private.due_once_changed(p_booking public.bookings) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce((p_booking).advance_due_at, private.advance_deadline(now(), (p_booking).check_in_date, (p_booking).advance_amount))
  where not private.has_payment_or_report((p_booking).id)
$$;

create function private.announced_deadline(p_booking public.bookings, p_advance bigint) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  p_booking.advance_amount := p_advance;
  return (
    select d.due from private.due_once_changed(p_booking) as d (due) cross join private.settings as s
    where private.payment_status_of(p_booking, private.money_of(p_booking.id)) = 'pending' and d.due <= private.deadlines_end(p_booking.check_in_date)
      and s.cancel_unpaid_after_hours is not null
  );
end $$;

/* Returns the price of a guest's change. Null p_room_category_id: the same room type. due_now: paise to pay with it. Codes: those of open_stay and
   refuse_guest_change, both with rooms, shared_link, change_waits. */
create function private.guest_change_quote(
  p_token text, p_check_in_date date, p_check_out_date date, p_num_rooms integer, p_num_adults integer, p_num_children integer default 0,
  p_room_category_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_stay record;
  v_booking public.bookings;
  v_room public.room_categories;
  v_price private.stay_price;
  v_then public.bookings;
  v_rooms jsonb;
  v_refusal jsonb := private.refuse_link_client();
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_stay from private.stay_of_link(p_token);
  if v_stay.is_shared is null then return private.refusal('not_found'); end if;
  if v_stay.is_shared then return private.refusal('shared_link'); end if;
  v_booking := v_stay.booking;
  if (private.waiting_change(v_booking.id)).id is not null then return private.refusal('change_waits'); end if;
  select * into v_room from public.room_categories where id = coalesce(p_room_category_id, v_booking.room_category_id);
  v_rooms := jsonb_build_object(
    'rooms', private.guest_rooms(v_booking, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children)
  );
  v_refusal := private.refuse_guest_change(v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children);
  if v_refusal is not null then return v_refusal || v_rooms; end if;
  v_price := private.guest_price(v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children);
  v_then := private.arriving_on(v_booking, p_check_in_date);
  return jsonb_build_object(
    'ok', true, 'advance_due_at', private.announced_deadline(v_then, v_price.advance_amount), 'rooms_free', private.rooms_free_for(v_booking, v_room, p_check_in_date, p_check_out_date), 'before', v_booking.total_amount,
    'difference', v_price.total_amount - v_booking.total_amount, 'due_now', private.due_with_change(v_booking, v_price)
  ) || to_jsonb(v_price) || v_rooms || private.announced_plans(v_then);
end $$;
select private.offer('guest_change_quote', 'anon, authenticated');

/* Counts a guest's change. Returns changed_often (5 a day), not_mailed or null. Each change sends an email. Without an emailed link, own account or
   payment, the address may be a stranger's. Then only one change a day, and more up to a limit for the address. */
create function private.refuse_changing_again(p_booking public.bookings, p_token text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  return case
    when not exists (select from private.stay_links where hash = private.token_hash(p_token) and is_mailed)
      and not private.is_own_address((p_booking).guest_email) and private.paid_of((p_booking).id) <= 0
      and not private.hit('changed:first:' || (p_booking).id, interval '1 day', 1)
      and not private.hit(
        'changed:contact:' || private.contact_hash((p_booking).guest_email), interval '1 day',
        (select bookings_per_contact_a_day from private.limits)
      )
      then private.refusal('not_mailed')
    when not private.hit('changed:' || (p_booking).id, interval '1 day', 5) then private.refusal('changed_often')
  end;
end $$;

/* Changes dates, rooms, guests or room type for the guest, all or nothing. p_total_amount, p_due_now: paise that the guest saw. With p_due_now the
   change waits for its payment. Unchanged values accept a price or date that the property changed.
   Codes: those of lock_stay, refuse_guest_change, refuse_changing_again and create_booking's limits, changed_meanwhile, price_changed {total_amount},
   due_changed {due_now}, change_waits, too_late, sold_out {rooms_free}, held_unpaid {rooms_left}, busy. */
create function private.change_by_guest(
  p_token text, p_seen jsonb, p_check_in_date date, p_check_out_date date, p_num_rooms integer, p_num_adults integer, p_num_children integer,
  p_total_amount bigint, p_room_category_id uuid default null, p_due_now bigint default 0
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
  v_refusal jsonb := v_taken.refusal;
  v_booking public.bookings := v_taken.booking;
  v_room public.room_categories;
  v_more integer;
  v_price private.stay_price;
  v_then public.bookings;
  v_left integer;
  v_change private.pending_changes;
  v_due bigint;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_room from public.room_categories where id = coalesce(p_room_category_id, v_booking.room_category_id);
  if (
    v_booking.check_in_date, v_booking.check_out_date, v_booking.num_rooms, v_booking.num_adults, v_booking.num_children, v_booking.total_amount,
    v_booking.room_category_id
  ) is not distinct from (p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_total_amount, v_room.id) then
    if private.unaccepted_of(v_booking) is not null then
      update public.bookings set total_agreed = total_amount, terms_date = check_in_date where id = v_booking.id;
      insert into private.booking_events (booking_id, before, after) values (v_booking.id, '{}', '{"accepted": true}');
    end if;
    return jsonb_build_object('ok', true);
  end if;
  v_change := private.waiting_change(v_booking.id);
  if v_change.id is not null then
    if (
      v_change.check_in_date, v_change.check_out_date, v_change.num_rooms, v_change.num_adults, v_change.num_children, v_change.amount,
      v_change.room_category_id, (v_change.price -> 'total_amount')::bigint
    ) is not distinct from (p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_due_now, v_room.id, p_total_amount) then
      return jsonb_build_object('ok', true, 'change', private.last_paid_change(v_booking.id));
    end if;
    return private.refusal('change_waits');
  end if;
  if private.is_seen(v_booking, p_seen) is not true then return private.refusal('changed_meanwhile'); end if;
  -- Checked first: the planner computes date differences before later checks run.
  if not isfinite(p_check_in_date) or not isfinite(p_check_out_date) then return private.refusal('invalid_dates'); end if;
  v_refusal := private.refuse_guest_change(v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children);
  if v_refusal is not null then return v_refusal; end if;
  v_price := private.guest_price(v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children);
  v_due := private.due_with_change(v_booking, v_price);
  if v_due > 0 and p_total_amount is distinct from v_price.total_amount then
    return private.refusal('price_changed', 'total_amount', v_price.total_amount);
  end if;
  if v_due <> coalesce(p_due_now, 0) then return private.refusal('due_changed', 'due_now', v_due); end if;
  -- Checked first, so that a rejected change does not count towards the limit.
  v_refusal := private.refuse_changing_again(v_booking, p_token);
  if v_refusal is not null then return v_refusal; end if;
  v_then := private.arriving_on(v_booking, p_check_in_date);
  v_more := p_num_rooms * (p_check_out_date - p_check_in_date) - v_booking.num_rooms * v_booking.nights;
  if v_more > 0 then
    v_refusal := private.refuse_client('book:nights', interval '1 day', (select room_nights_per_client_a_day from private.limits), v_more);
    if v_refusal is not null then return v_refusal; end if;
  end if;
  perform private.acquire_slot(v_room.id);
  if v_due > 0 then
    return private.await_payment(v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, v_price, v_due);
  end if;
  -- Rooms left before the change. Afterwards it must not be less, unless it is 0 or more.
  v_left := private.may_hold_unpaid(v_room, p_check_in_date, p_check_out_date, v_booking.guest_email, v_booking.verified_at is not null);
  begin
    v_refusal := private.write_change(
      v_booking, v_room.id, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, 'kept', null,
      coalesce(p_total_amount, 0), null
    );
    if v_refusal is not null then
      raise exception 'refused' using errcode = 'PT423';
    end if;
    perform private.agree_to_change(v_booking.id, v_price, v_then);
    update public.bookings as b set advance_due_at = private.due_once_changed(b)
    where b.id = v_booking.id and b.payment_status = 'pending' and b.advance_due_at is distinct from private.due_once_changed(b);
    if private.may_hold_unpaid(v_room, p_check_in_date, p_check_out_date, v_booking.guest_email, v_booking.verified_at is not null) < least(v_left, 0) then
      raise exception 'held_unpaid' using errcode = 'PT423';
    end if;
  exception when sqlstate 'PT423' then
    if v_refusal is not null then return v_refusal; end if;
    return private.refusal('held_unpaid', 'rooms_left', greatest(v_left, 0));
  end;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('change_by_guest', 'anon, authenticated');
