-- Limits of unpaid rooms and of a client's nights for all room types of a booking that changes.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Returns the room types of a booking whose first type changes to p_room. */
create function private.types_with(p_booking public.bookings, p_room public.room_categories) returns setof public.room_categories
language sql stable set search_path = ''
as $$
  select c.* from public.room_categories as c
  where c.id = (p_room).id or c.id in (
    select p.room_category_id from jsonb_to_recordset((p_booking).parts) as p (room_category_id uuid, num_rooms integer) where p.num_rooms > 0
  )
$$;

/* Returns how many more rooms of each type the guest of a changed booking can hold unpaid, by its id; negative if too many are held. */
create function private.left_unpaid(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date
) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(
    c.id, private.may_hold_unpaid(c, p_check_in, p_check_out, (p_booking).guest_email, (p_booking).verified_at is not null)
  )
  from private.types_with(p_booking, p_room) as c
$$;

/* Returns a refusal with the name of its room type, if the booking has several. */
create function private.of_type(p_refusal jsonb, p_booking public.bookings, p_room_category_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select p_refusal || case when (p_booking).parts is not null then jsonb_build_object(
    'room_name', (select c.name from public.room_categories as c where c.id = p_room_category_id)
  ) else '{}' end
$$;

/* Keeps a change until it is paid, its nights on hold. The caller has locked the booking. Codes: too_late, sold_out {rooms_free}, held_unpaid
   {rooms_left}; with several types room_name says which. */
create or replace function private.await_payment(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer,
  p_price private.stay_price, p_due bigint
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_held jsonb;
  v_full record;
  v_sold_out text;
  v_deadline timestamptz;
  v_change private.pending_changes;
begin
  -- The job may not have ended an expired one yet.
  perform private.end_change(p_booking, 'expired');
  v_deadline := private.change_deadline(p_booking.id, least(p_check_in, p_booking.check_in_date));
  if v_deadline is null then return private.refusal('too_late'); end if;
  select jsonb_object_agg(c.id, to_jsonb(h)) into v_held
  from private.types_with(p_booking, p_room) as c
  cross join lateral private.held_unpaid(c.id, p_check_in, p_check_out, null, true) as h;
  begin
    insert into private.pending_changes (
      booking_id, room_category_id, check_in_date, check_out_date, num_rooms, num_adults, num_children, seen, price, amount, expires_at
    ) values (
      p_booking.id, p_room.id, p_check_in, p_check_out, p_rooms, p_adults, p_children, jsonb_build_object(
        'stay_state', p_booking.stay_state, 'check_in_date', p_booking.check_in_date, 'check_out_date', p_booking.check_out_date,
        'room_category_id', p_booking.room_category_id, 'num_rooms', p_booking.num_rooms, 'num_adults', p_booking.num_adults,
        'num_children', p_booking.num_children, 'total_amount', p_booking.total_amount
      ), to_jsonb(p_price), p_due, v_deadline
    ) returning * into v_change;
    perform private.hold_change(p_booking, v_change);
    select c.id, least(m.of_changes - b.by_changes, m.in_all - b.in_all) as rooms_left into v_full
    from private.types_with(p_booking, p_room) as c
    cross join lateral private.held_unpaid(c.id, p_check_in, p_check_out, null, true) as h
    cross join lateral jsonb_to_record(v_held -> c.id::text) as b (by_changes integer, in_all integer)
    cross join lateral private.rooms_of_type(p_booking, c.id) as o (own)
    cross join lateral (
      select greatest(private.most_of_one(c.total_rooms), o.own) as of_changes, greatest(private.most_of_all(c.total_rooms), o.own) as in_all
    ) as m
    where h.by_changes > greatest(m.of_changes, b.by_changes) or h.in_all > greatest(m.in_all, b.in_all)
    limit 1;
    if found then
      raise exception 'held_unpaid' using errcode = 'PT423';
    end if;
  exception
    when sqlstate 'PT409' then
      get stacked diagnostics v_sold_out = pg_exception_detail;
      return (
        select private.of_type(private.refusal('sold_out', 'rooms_free', private.rooms_free_for(p_booking, c, p_check_in, p_check_out)), p_booking, c.id)
        from public.room_categories as c where c.id = v_sold_out::uuid
      );
    when sqlstate 'PT423' then
      return private.of_type(private.refusal('held_unpaid', 'rooms_left', greatest(v_full.rooms_left, 0)), p_booking, v_full.id);
  end;
  return jsonb_build_object('ok', true, 'change', private.last_paid_change(p_booking.id));
end $$;

/* Changes dates, rooms, guests or room type for the guest, all or nothing. p_total_amount, p_due_now: paise that the guest saw. With p_due_now the
   change waits for its payment. Unchanged values accept a price or date that the property changed.
   Codes: those of lock_stay, refuse_guest_change, refuse_changing_again and create_booking's limits, changed_meanwhile, price_changed {total_amount},
   due_changed {due_now}, change_waits, too_late, sold_out {rooms_free}, held_unpaid {rooms_left}, busy. With several types room_name says
   which is full. */
create or replace function private.change_by_guest(
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
  v_left jsonb;
  v_full text;
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
  v_more := (private.all_rooms_of(v_booking) - v_booking.num_rooms + p_num_rooms) * (p_check_out_date - p_check_in_date)
    - private.all_rooms_of(v_booking) * v_booking.nights;
  if v_more > 0 then
    v_refusal := private.refuse_client('book:nights', interval '1 day', (select room_nights_per_client_a_day from private.limits), v_more);
    if v_refusal is not null then return v_refusal; end if;
  end if;
  perform private.acquire_slot(v_room.id);
  if v_due > 0 then
    return private.await_payment(v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, v_price, v_due);
  end if;
  -- Rooms left before the change. Afterwards it must not be less, unless it is 0 or more.
  v_left := private.left_unpaid(v_booking, v_room, p_check_in_date, p_check_out_date);
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
    select k.key into v_full from jsonb_each(private.left_unpaid(v_booking, v_room, p_check_in_date, p_check_out_date)) as k
    where k.value::integer < least((v_left -> k.key)::integer, 0) limit 1;
    if found then
      raise exception 'held_unpaid' using errcode = 'PT423';
    end if;
  exception when sqlstate 'PT423' then
    if v_refusal is not null then return v_refusal; end if;
    return private.of_type(private.refusal('held_unpaid', 'rooms_left', greatest((v_left -> v_full)::integer, 0)), v_booking, v_full::uuid);
  end;
  return jsonb_build_object('ok', true);
end $$;
