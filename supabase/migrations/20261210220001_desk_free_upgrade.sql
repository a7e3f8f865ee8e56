-- The front desk may move a booking to a better room type at its price, with a reason: a sold-out or broken room must not wait for the owner.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* True if the booking only gets another room type, at the booked price. */
create function private.is_upgrade(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_pricing text, p_night_price bigint
) returns boolean
language sql immutable set search_path = ''
as $$
  select p_pricing = 'booked' and p_night_price is null and (p_room).id <> (p_booking).room_category_id
    and (p_check_in, p_check_out, p_rooms) = ((p_booking).check_in_date, (p_booking).check_out_date, (p_booking).num_rooms)
    and p_adults + p_children <= (p_booking).num_adults + (p_booking).num_children
$$;

/* Returns the price and refund of a change, in paise. asks_reason: change_stay needs a reason. Codes: refuse_desk, erased, write_change,
   refuse_low_change, refuse_later_arrival. */
create or replace function private.desk_change_quote(
  p_booking_id uuid, p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_num_rooms integer, p_num_adults integer,
  p_num_children integer default 0, p_pricing text default 'kept', p_night_price bigint default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_booking constant public.bookings := (select b from public.bookings as b where id = p_booking_id);
  v_room constant public.room_categories := (select r from public.room_categories as r where id = p_room_category_id);
  v_price private.stay_price;
  v_refusal jsonb;
  v_low jsonb;
  v_is_upgrade boolean;
begin
  v_refusal := coalesce(
    private.refuse_desk(v_booking.hotel_id),
    case when v_booking.erased_at is not null then private.refusal('erased') end,
    private.refuse_change(
      v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price
    ),
    private.refuse_later_arrival(v_booking, p_check_in_date),
    private.refuse_pricing(v_booking, p_check_in_date, p_check_out_date, p_num_rooms, p_pricing)
  );
  if v_refusal is not null then return v_refusal; end if;
  v_low := private.refuse_low_change(
    v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_pricing, p_night_price
  );
  v_is_upgrade := v_low ->> 'code' = 'price_too_low' and private.is_upgrade(
    v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_pricing, p_night_price
  );
  if v_low is not null and not v_is_upgrade then return v_low; end if;
  v_price := private.changed_price(
    v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_pricing, p_night_price
  );
  v_refusal := private.refuse_cheaper(v_booking, v_price.total_amount);
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object(
    'ok', true, 'rooms_free', private.rooms_free_for(v_booking, v_room, p_check_in_date, p_check_out_date),
    'max_guests', v_room.max_occupancy * p_num_rooms, 'before', v_booking.total_amount,
    'difference', v_price.total_amount - v_booking.total_amount,
    'keeps', private.keeps_prices(v_booking, v_room, p_num_adults, p_num_children),
    'refund', greatest(private.surplus_over(v_booking.id, v_price.total_amount), 0),
    'refund_by_site', greatest(private.site_part(v_booking, private.surplus_over(v_booking.id, v_price.total_amount)), 0),
    'asks_reason', coalesce(v_is_upgrade, false), 'rule', private.refuse_stay(v_room, p_check_in_date, p_check_out_date, v_booking, true) ->> 'error'
  ) || to_jsonb(v_price);
end $$;

/* Changes a booking and emails the guest. A better room type below the lowest price needs a reason, which the history keeps. Codes:
   refuse_desk_action, write_change, refuse_low_change, refuse_later_arrival, no_reason, too_many_mails. */
create or replace function private.change_stay(
  p_booking_id uuid, p_seen jsonb, p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_num_rooms integer,
  p_num_adults integer, p_num_children integer, p_total_amount bigint, p_pricing text default 'kept',
  p_night_price bigint default null, p_price_reason text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_price_reason, 2000)), '');
  v_booking public.bookings;
  v_room public.room_categories;
  v_refusal jsonb;
  v_low jsonb;
  v_is_upgrade boolean;
begin
  v_refusal := private.refuse_desk_action(p_booking_id, p_seen);
  if v_refusal is not null then return v_refusal; end if;
  if p_night_price is not null and private.is_price_reason(v_reason) is not true then return private.refusal('no_reason'); end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  select * into v_room from public.room_categories where id = p_room_category_id;
  -- Checked first, so that a rejected change does not count towards the limit of emails.
  v_refusal := coalesce(
    private.refuse_change(
      v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms,
      p_num_adults, p_num_children, p_night_price
    ),
    private.refuse_later_arrival(v_booking, p_check_in_date),
    private.refuse_pricing(v_booking, p_check_in_date, p_check_out_date, p_num_rooms, p_pricing)
  );
  if v_refusal is not null then return v_refusal; end if;
  v_low := private.refuse_low_change(
    v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_pricing, p_night_price
  );
  v_is_upgrade := v_low ->> 'code' = 'price_too_low' and private.is_upgrade(
    v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_pricing, p_night_price
  );
  if v_is_upgrade and private.is_price_reason(v_reason) is not true then return private.refusal('no_reason'); end if;
  if v_low is not null and not v_is_upgrade then return v_low; end if;
  if not private.may_mail_guest('change', v_booking.hotel_id, v_booking.guest_email) then return private.refusal('too_many_mails'); end if;
  v_refusal := private.write_change(
    v_booking, p_room_category_id, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children,
    p_pricing, p_night_price, coalesce(p_total_amount, 0), v_reason
  );
  if v_refusal is null and v_is_upgrade then
    -- The booking is locked, so its last event is the change.
    update private.booking_events set note = v_reason where id = (select max(id) from private.booking_events where booking_id = p_booking_id);
  end if;
  return coalesce(v_refusal, jsonb_build_object('ok', true));
end $$;
