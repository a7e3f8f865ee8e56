-- Changes of bookings with several room types: other dates for all of them, and a type dropped by the guest or the front desk.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Returns a booking without one of its room types, as a row to write; p_kept paise of it are still charged. Extras follow the guests, the advance the
   rooms. Null if it does not have that type, or no other. */
create function private.without_type(p_booking public.bookings, p_room_category_id uuid, p_kept bigint) returns public.bookings
language plpgsql stable set search_path = ''
as $$
declare
  v_then public.bookings := p_booking;
  v_piece record;
  v_price private.stay_price;
  v_parts jsonb := '[]';
  v_has_first boolean := false;
  v_has_gone boolean := false;
  v_rate numeric;
begin
  for v_piece in
    select (k.booking).*, coalesce(p.part, private.part_at(c, (k.booking).num_adults, (k.booking).num_children, (
      select row (
        (k.booking).nights, (k.booking).num_rooms, (k.booking).base_price, (k.booking).total_amount, (k.booking).full_amount, (k.booking).currency,
        (k.booking).tax_rate, (k.booking).tax_amount, (k.booking).price_lines, (k.booking).taxes, null, null, null, null, null
      )::private.stay_price
    ))) as part
    from (select b as booking, row_number() over () - 1 as n from private.apart(p_booking) as b) as k
    left join jsonb_array_elements(p_booking.parts) with ordinality as p (part, n) on p.n = k.n
    join public.room_categories as c on c.id = (k.booking).room_category_id
    order by k.n
  loop
    if v_piece.num_rooms = 0 then v_parts := v_parts || v_piece.part;
    elsif v_piece.room_category_id = p_room_category_id then
      v_has_gone := true;
      v_rate := case when v_piece.tax_amount > 0 then v_piece.tax_rate else 0 end;
      if p_kept > 0 then
        v_parts := v_parts || (v_piece.part || jsonb_build_object(
          'num_rooms', 0, 'dropped_at', now(), 'base_price', p_kept, 'total_amount', p_kept, 'full_amount', p_kept, 'price_lines', '[]'::jsonb,
          'tax_rate', v_rate, 'tax_amount', private.tax_contained(p_kept, v_rate),
          'taxes', jsonb_build_array(jsonb_build_object('tax_rate', v_rate, 'amount', p_kept, 'tax', private.tax_contained(p_kept, v_rate)))
        ));
      end if;
    elsif not v_has_first then
      v_has_first := true;
      v_then.room_category_id := v_piece.room_category_id;
      v_then.num_rooms := v_piece.num_rooms;
      v_then.num_adults := v_piece.num_adults;
      v_then.num_children := v_piece.num_children;
      v_price := row (
        v_piece.nights, v_piece.num_rooms, v_piece.base_price, v_piece.total_amount, v_piece.full_amount, v_piece.currency, v_piece.tax_rate,
        v_piece.tax_amount, v_piece.price_lines, v_piece.taxes, null, null, null, null, null
      )::private.stay_price;
    else v_parts := v_parts || v_piece.part;
    end if;
  end loop;
  if not v_has_first or not v_has_gone then return null; end if;
  select a.percent, a.reason into v_price.advance_percent, v_price.advance_reason
  from private.advance_rule(p_booking.check_in_date, p_booking.check_out_date, v_price.num_rooms) as a;
  v_price.advance_amount := private.advance_of(v_price.total_amount, v_price.advance_percent);
  v_price := private.with_plan(
    private.with_parts(v_price, v_parts, p_booking.check_in_date, p_booking.check_out_date),
    jsonb_populate_record(null::private.price_plans, p_booking.plan)
  );
  v_price := private.with_extras(v_price, private.follow_extras(
    p_booking, p_booking.nights, v_then.num_adults + v_then.num_children + private.people_in(v_parts)
  ));
  v_then.base_price := v_price.base_price;
  v_then.total_amount := v_price.total_amount;
  v_then.full_amount := v_price.full_amount;
  v_then.price_lines := v_price.price_lines;
  v_then.taxes := v_price.taxes;
  v_then.tax_rate := v_price.tax_rate;
  v_then.tax_amount := v_price.tax_amount;
  v_then.extras := v_price.extras;
  v_then.parts := v_price.parts;
  v_then.advance_percent := v_price.advance_percent;
  v_then.advance_reason := v_price.advance_reason;
  v_then.advance_amount := least(p_booking.advance_amount, v_price.total_amount, greatest(v_price.advance_amount, (
    select m.received - m.refunded - m.refund_due from private.money_of(p_booking.id) as m
  )));
  return v_then;
end $$;

/* Returns a booking without the extras that were added after it was made: guests remove those until they arrive, so no refund may depend on them. */
create function private.without_later(p_booking public.bookings) returns public.bookings
language plpgsql immutable set search_path = ''
as $$
begin
  select
    jsonb_agg(l order by n) filter (where not l @> '{"is_later": true}'),
    p_booking.total_amount - coalesce(sum((l -> 'amount')::bigint) filter (where l @> '{"is_later": true}'), 0)
  into p_booking.extras, p_booking.total_amount
  from jsonb_array_elements(p_booking.extras) with ordinality as e (l, n);
  return p_booking;
end $$;

/* Returns what dropping a room type costs the guest: rest: the booking without it, kept: paise of it still charged, refund: paise that become due.
   Under the cancellation policy the guest loses the same part of this type's share of the received money as by cancelling the booking.
   Refusals: not_changeable, invalid_rooms (not in the booking, or its only type), terms_bind (a policy in free text), being_checked. */
create function private.dropped_type(
  p_booking public.bookings, p_room_category_id uuid, out refusal jsonb, out rest public.bookings, out kept bigint, out refund bigint
)
language plpgsql stable set search_path = ''
as $$
declare
  v_money constant private.money := private.money_of(p_booking.id);
  v_agreed constant public.bookings := private.without_later(p_booking);
  v_gone bigint;
  v_share bigint;
begin
  rest := private.without_type(p_booking, p_room_category_id, 0);
  if rest.id is null then
    refusal := private.refusal('invalid_rooms');
    return;
  end if;
  kept := 0;
  if not private.gives_all_back(p_booking) then
    if private.reported_of(p_booking.id) > 0 then
      refusal := private.being_checked();
      return;
    end if;
    -- Money that is kept for a type dropped before is no part of what is left.
    v_gone := (
      select coalesce(sum(p.total_amount), 0)
      from jsonb_to_recordset(p_booking.parts) as p (num_rooms integer, total_amount bigint) where p.num_rooms = 0
    );
    v_share := round(
      greatest(least(v_money.received - v_money.refunded - v_money.refund_due, v_agreed.total_amount) - v_gone, 0)::numeric
        * (v_agreed.total_amount - (private.without_type(v_agreed, p_room_category_id, 0)).total_amount) / (v_agreed.total_amount - v_gone)
    );
    kept := v_share - private.refund_share(p_booking, v_share, now());
    if kept is null then
      refusal := private.refusal('terms_bind', 'error',
        'The hotel decides about refunds under its own policy. Ask the hotel to remove these rooms.'::text);
      return;
    end if;
    rest := private.without_type(p_booking, p_room_category_id, kept);
  end if;
  refund := greatest(private.surplus_over(p_booking.id, rest.total_amount), 0);
end $$;

/* Writes a booking without one room type. Its nights are available again. */
create function private.write_dropped(p_booking public.bookings, p_then public.bookings) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_booking public.bookings;
begin
  update public.bookings set
    room_category_id = p_then.room_category_id, num_rooms = p_then.num_rooms, num_adults = p_then.num_adults, num_children = p_then.num_children,
    base_price = p_then.base_price, total_amount = p_then.total_amount, full_amount = p_then.full_amount, price_lines = p_then.price_lines,
    taxes = p_then.taxes, tax_rate = p_then.tax_rate, tax_amount = p_then.tax_amount, extras = p_then.extras, parts = p_then.parts,
    advance_percent = p_then.advance_percent, advance_reason = p_then.advance_reason, advance_amount = p_then.advance_amount,
    advance_agreed = p_then.advance_amount, total_agreed = least(total_agreed, p_then.total_amount)
  where id = p_booking.id returning * into v_booking;
  perform private.settle_price(p_booking.total_amount, v_booking);
end $$;

/* Returns what a guest pays and gets back without one room type: {total_amount, kept, refund, advance_amount} in paise. Codes: those of
   dropped_type, refuse_cancelling and stay_of_link, shared_link, change_waits. */
create function private.guest_drop_quote(p_token text, p_room_category_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_link_client();
  v_stay record;
  v_dropped record;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_stay from private.stay_of_link(p_token);
  if v_stay.is_shared is null then return private.refusal('not_found'); end if;
  if v_stay.is_shared then return private.refusal('shared_link'); end if;
  v_refusal := private.refuse_dropping(v_stay.booking);
  if v_refusal is not null then return v_refusal; end if;
  select * into v_dropped from private.dropped_type(v_stay.booking, p_room_category_id);
  if v_dropped.refusal is not null then return v_dropped.refusal; end if;
  return jsonb_build_object(
    'ok', true, 'before', (v_stay.booking).total_amount, 'total_amount', (v_dropped.rest).total_amount, 'kept', v_dropped.kept,
    'refund', v_dropped.refund, 'advance_amount', (v_dropped.rest).advance_amount
  );
end $$;
select private.offer('guest_drop_quote', 'anon, authenticated');

/* Returns why a guest cannot drop a room type now, or null. */
create function private.refuse_dropping(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    private.refuse_cancelling(p_booking),
    case when (private.waiting_change((p_booking).id)).id is not null then private.refusal('change_waits') end
  )
$$;

/* Drops one room type of a booking for the guest, under the cancellation policy for its part. p_total_amount: the new price that the guest saw. Codes:
   those of lock_stay, guest_drop_quote and refuse_changing_again, changed_meanwhile, price_changed {total_amount}, busy. */
create function private.drop_rooms_by_guest(p_token text, p_seen jsonb, p_room_category_id uuid, p_total_amount bigint) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
  v_booking constant public.bookings := v_taken.booking;
  v_refusal jsonb := v_taken.refusal;
  v_dropped record;
begin
  if v_refusal is not null then return v_refusal; end if;
  if private.is_seen(v_booking, p_seen) is not true then return private.refusal('changed_meanwhile'); end if;
  v_refusal := private.refuse_dropping(v_booking);
  if v_refusal is not null then return v_refusal; end if;
  select * into v_dropped from private.dropped_type(v_booking, p_room_category_id);
  if v_dropped.refusal is not null then return v_dropped.refusal; end if;
  if p_total_amount is distinct from (v_dropped.rest).total_amount then
    return private.refusal('price_changed', 'total_amount', (v_dropped.rest).total_amount);
  end if;
  v_refusal := private.refuse_changing_again(v_booking, p_token);
  if v_refusal is not null then return v_refusal; end if;
  perform private.write_dropped(v_booking, v_dropped.rest);
  return jsonb_build_object('ok', true, 'total_amount', (v_dropped.rest).total_amount, 'kept', v_dropped.kept, 'refund', v_dropped.refund);
end $$;
select private.offer('drop_rooms_by_guest', 'anon, authenticated');

/* Drops one room type of a booking for the front desk, without a charge; a surplus is refunded like that of any lower price. Codes: those of
   refuse_desk_action, not_changeable, begun, invalid_rooms, invoiced, too_many_mails, busy. */
create function private.drop_rooms(p_booking_id uuid, p_seen jsonb, p_room_category_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_then public.bookings;
  v_refusal jsonb := private.refuse_desk_action(p_booking_id, p_seen);
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  v_then := private.without_type(v_booking, p_room_category_id, 0);
  v_refusal := coalesce(
    case
      when v_booking.stay_state not in ('pending', 'confirmed', 'checked_in') or v_booking.check_out_date < private.today()
        then private.refusal('not_changeable')
      when v_booking.check_in_date < private.today() then private.refusal('begun')
      when v_then.id is null then private.refusal('invalid_rooms')
    end,
    private.refuse_cheaper(v_booking, v_then.total_amount)
  );
  if v_refusal is not null then return v_refusal; end if;
  if not private.may_mail_guest('change', v_booking.hotel_id, v_booking.guest_email) then return private.refusal('too_many_mails'); end if;
  perform private.write_dropped(v_booking, v_then);
  return jsonb_build_object('ok', true, 'total_amount', v_then.total_amount);
end $$;
select private.offer('drop_rooms', 'authenticated');

/* Adds a room type to a booking, on all its nights or on none. It costs today's rates, with the plan and the percent of the code; the rest keeps its
   price. Without p_total_amount, returns the new price and writes nothing. Codes: those of refuse_desk_action and refuse_change, invalid_rooms (a type that
   the booking has, or a sixth one), price_changed {total_amount}, sold_out {rooms_free, room_name}, too_many_mails, busy. */
create function private.add_type(
  p_booking_id uuid, p_seen jsonb, p_room_category_id uuid, p_num_rooms integer, p_num_adults integer, p_num_children integer,
  p_total_amount bigint default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_room constant public.room_categories := (select c from public.room_categories as c where id = p_room_category_id and is_active);
  v_refusal jsonb := private.refuse_desk_action(p_booking_id, p_seen);
  v_booking public.bookings;
  v_first public.room_categories;
  v_plan private.price_plans;
  v_code private.discount_codes;
  v_parts jsonb;
  v_price private.stay_price;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  v_refusal := coalesce(
    private.refuse_change(
      v_booking, v_room, v_booking.check_in_date, v_booking.check_out_date, p_num_rooms, p_num_adults, p_num_children, null
    ),
    case when v_room.id = v_booking.room_category_id or jsonb_array_length(v_booking.parts) >= 4 then private.refusal('invalid_rooms') end
  );
  if v_refusal is not null then return v_refusal; end if;
  select * into v_first from public.room_categories where id = v_booking.room_category_id;
  v_plan := jsonb_populate_record(null::private.price_plans, v_booking.plan);
  v_code := jsonb_populate_record(null::private.discount_codes, v_booking.code);
  -- The booked rooms have the amount already.
  v_code.amount := null;
  v_parts := coalesce(private.changed_parts(v_booking, v_booking.check_in_date, v_booking.check_out_date, 'booked'), '[]') || private.part_at(
    v_room, p_num_adults, p_num_children, private.quote(
      v_room, v_booking.check_in_date, v_booking.check_out_date, p_num_rooms, p_num_adults, p_num_children,
      p_is_taxed => v_booking.tax_amount > 0 or private.charges_gst(v_booking.hotel_id), p_plan => v_plan, p_code => v_code
    )
  );
  v_price := private.with_extras(private.with_parts(private.changed_price(
    private.first_apart(v_booking), v_first, v_booking.check_in_date, v_booking.check_out_date, v_booking.num_rooms, v_booking.num_adults,
    v_booking.num_children, 'booked', null
  ), v_parts, v_booking.check_in_date, v_booking.check_out_date), private.follow_extras(
    v_booking, v_booking.nights, private.people_of(v_booking) + p_num_adults + p_num_children
  ));
  if p_total_amount is null then
    return jsonb_build_object('ok', true, 'total_amount', v_price.total_amount, 'difference', v_price.total_amount - v_booking.total_amount);
  end if;
  if p_total_amount <> v_price.total_amount then return private.refusal('price_changed', 'total_amount', v_price.total_amount); end if;
  if not private.may_mail_guest('change', v_booking.hotel_id, v_booking.guest_email) then return private.refusal('too_many_mails'); end if;
  return coalesce(private.write_priced(
    v_booking, v_first, v_booking.check_in_date, v_booking.check_out_date, v_booking.num_rooms, v_booking.num_adults, v_booking.num_children,
    v_price, v_booking.price_reason
  ), jsonb_build_object('ok', true, 'total_amount', v_price.total_amount, 'difference', v_price.total_amount - v_booking.total_amount));
end $$;
select private.offer('add_type', 'authenticated');

/* Returns why a booking cannot change to this, apart from availability, or null. begun: after the first night only departure and guests can.
   invalid_rooms: another room type of the booking. price_of_several: a custom price would be that of the first of several types. */
create or replace function private.refuse_change(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_night_price bigint
) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when (p_booking).stay_state not in ('pending', 'confirmed', 'checked_in') or (p_booking).check_out_date < private.today()
      then private.refusal('not_changeable')
    when (p_room).id is null or (p_room).hotel_id <> (p_booking).hotel_id then private.refusal('room_not_found')
    when (p_room).id in (select p.room_category_id from jsonb_to_recordset((p_booking).parts) as p (room_category_id uuid))
      then private.refusal('invalid_rooms')
    when p_night_price is not null and private.all_rooms_of(p_booking) > (p_booking).num_rooms then private.refusal('price_of_several')
    when p_check_in is null or p_check_out is null or not isfinite(p_check_in) or not isfinite(p_check_out) or p_check_in >= p_check_out
      then private.refusal('invalid_dates')
    when p_check_out - p_check_in > 30 then private.refusal('too_many_nights')
    when p_check_out - private.today() > 540 then private.refusal('too_far_ahead')
    when p_check_out < private.today() or p_check_in < private.today() and p_check_in <> (p_booking).check_in_date
      then private.refusal('past_dates')
    when ((p_booking).check_in_date < private.today() or (p_booking).stay_state = 'checked_in') and (
      p_check_in <> (p_booking).check_in_date
      or (p_booking).check_in_date < private.today() and ((p_room).id <> (p_booking).room_category_id or p_rooms <> (p_booking).num_rooms)
    ) then private.refusal('begun')
    else private.refuse_desk_stay(
      -- The dates are checked above; the stay may have begun.
      p_room, greatest(p_check_in, private.today()), greatest(p_check_out, private.today() + 1), p_rooms, p_adults, p_children, p_night_price
    )
  end
$$;

/* Returns why a guest cannot make this change, apart from availability, or null. Codes: those of refuse_cancelling, refuse_desk_stay and refuse_stay,
   room_not_found, invalid_rooms (a type that the booking has already).
   terms_bind: the change would refund more than the policy does. long_stay, agreed_price: the kept price needs a longer stay or fewer guests.
   no_advance: a dearer booking without an advance, and less than half of a usual advance was received. advance_over: moving on from today would
   extend the deadline.
   being_checked: a reported payment is being checked, and the change would refund money or raise the advance. */
create or replace function private.refuse_guest_change(
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
    case when (p_room).id in (select p.room_category_id from jsonb_to_recordset((p_booking).parts) as p (room_category_id uuid))
      then private.refusal('invalid_rooms') end,
    case when (p_check_in, p_check_out) is distinct from ((p_booking).check_in_date, (p_booking).check_out_date) then (
      select r.refusal
      from jsonb_to_recordset((p_booking).parts) as p (room_category_id uuid, num_rooms integer)
      join public.room_categories as c on c.id = p.room_category_id
      cross join lateral private.refuse_stay(c, p_check_in, p_check_out, p_booking) as r (refusal)
      where p.num_rooms > 0 and r.refusal is not null limit 1
    ) end,
    case when exists (select from unnest('{7,28}'::integer[]) as n where (p_booking).nights >= n and p_check_out - p_check_in < n)
      and exists (
        select from private.apart(p_booking) as t
        cross join jsonb_to_recordset(t.price_lines) as l (price bigint, full_price bigint)
        where t.num_rooms > 0 and (t.room_category_id <> (p_booking).room_category_id or (p_room).id = t.room_category_id) and l.price < l.full_price
          -- A code lowers the same price.
          and ((p_booking).code is null or exists (
            select from private.rate_plans as r where r.room_category_id = t.room_category_id and greatest(r.weekly_discount, r.monthly_discount) > 0
          ))
      )
      then private.refusal('long_stay', 'error', 'Your price includes a discount for a longer stay. Ask the hotel to shorten your booking.'::text) end,
    case when (p_booking).price_reason is not null and (p_room).id = (p_booking).room_category_id
      and (p_adults > (p_booking).num_adults or p_adults + p_children > (p_booking).num_adults + (p_booking).num_children)
      then private.refusal('agreed_price', 'error', 'The hotel set this price for fewer guests. Ask the hotel to add more.'::text) end,
    case when p_check_in > (p_booking).check_in_date or p_check_out < (p_booking).check_out_date or p_rooms < (p_booking).num_rooms
      or (private.changed_price(
        private.without_later(p_booking), p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, 'kept', null
      )).total_amount < (private.without_later(p_booking)).total_amount then case
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

create or replace function private.announced_facts(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'room_name', (select name from public.room_categories where id = (p_booking).room_category_id),
    'check_in_date', (p_booking).check_in_date, 'check_out_date', (p_booking).check_out_date,
    'num_adults', (p_booking).num_adults, 'num_children', (p_booking).num_children, 'num_rooms', (p_booking).num_rooms,
    'parts', private.announced_parts(p_booking),
    'total_amount', (p_booking).total_amount, 'payment_status', (p_booking).payment_status,
    'guest_phone', (p_booking).guest_phone, 'special_requests', (p_booking).special_requests,
    'arrival_time', left((p_booking).arrival_time::text, 5), 'guest_name', (p_booking).guest_name
  )
$$;

