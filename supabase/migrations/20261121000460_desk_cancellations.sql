-- Cancellations at the front desk. Definer functions: no API role has rights on the tables.

-- Changes of dates, rooms and guests -----------------------------------------------------------------------------------

create function private.rooms_free_for(p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date) returns integer
language sql stable security definer set search_path = ''
as $$
  select min(coalesce(private.free_now(n), (p_room).total_rooms) + case
    when (p_booking).room_category_id = (p_room).id and (p_booking).booking_status <> 'cancelled'
      and d.night >= (p_booking).check_in_date and d.night < (p_booking).check_out_date then (p_booking).num_rooms else 0
  end)::integer
  from (select p_check_in + k as night from generate_series(0, p_check_out - p_check_in - 1) as k) as d
  left join private.nights as n on n.room_category_id = (p_room).id and n.night = d.night
$$;

/* Returns why a booking cannot change to this, apart from availability, or null. begun: after the first night only departure and guests can. */
create function private.refuse_change(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_night_price bigint
) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when (p_booking).stay_state not in ('pending', 'confirmed', 'checked_in') or (p_booking).check_out_date < private.today()
      then private.refusal('not_changeable')
    when (p_room).id is null or (p_room).hotel_id <> (p_booking).hotel_id then private.refusal('room_not_found')
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

/* Rejects a later arrival from the arrival day on. A property could otherwise delay the guest's review and keep their refund low. */
create function private.refuse_later_arrival(p_booking public.bookings, p_check_in date) returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('not_today', 'error', format(
    'Check-in was on %s. The guest can move it to a later day with the link in our emails. If that does not work, write to us.',
    private.day_words((p_booking).check_in_date)
  ))
  where (p_booking).check_in_date <= private.today() and p_check_in > (p_booking).check_in_date and not (select private.is_admin())
$$;

/* Returns invoiced if an invoice before the stay covers more than the new price: the credit note comes first. Not for a guest's own change. */
create function private.refuse_cheaper(p_booking public.bookings, p_total bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('invoiced')
  where private.refuse_desk((p_booking).hotel_id) is null
    and private.is_invoiced_ahead(p_booking, private.surplus_over((p_booking).id, p_total))
$$;

/* Updates the money after a new price. A guest's or admin's raise uses pending refunds. After the desk's raise they stay: we announced them. */
create function private.settle_price(p_before bigint, p_booking public.bookings) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_money constant private.money := private.money_of((p_booking).id);
begin
  if (p_booking).total_amount > p_before and (private.is_admin() or private.refuse_desk((p_booking).hotel_id) is not null) then
    perform private.cancel_refunds_due((p_booking).id, least(
      (p_booking).total_amount - p_before, v_money.refund_due - greatest(v_money.received - v_money.refunded - (p_booking).total_amount, 0)
    ), 'The price of the booking went up again');
  end if;
  perform private.add_refund_due(p_booking, private.surplus_over((p_booking).id, (p_booking).total_amount), 'overpaid');
  perform private.settle_money((p_booking).id);
end $$;

/* Updates the money after a new status: a no-show or cancellation is refunded by the policy, a confirmed booking only its surplus. */
create function private.settle_status(p_booking_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_booking constant public.bookings := (select b from public.bookings as b where id = p_booking_id);
  v_money private.money;
begin
  v_money := private.money_of(p_booking_id);
  if v_booking.booking_status <> 'cancelled' then
    perform private.cancel_refunds_due(
      p_booking_id, least(v_money.refund_due, -private.surplus_over(p_booking_id, v_booking.total_amount)), 'The booking was confirmed again', 'cancelled'
    );
  elsif v_booking.refund_promised is null then
    perform private.add_refund_due(v_booking, private.refund_of(v_booking, v_booking.cancelled_at) - v_money.refund_due, 'cancelled');
  end if;
  perform private.settle_money(p_booking_id);
end $$;

/* Writes a change of a booking. p_total_amount: the price that the desk saw, or null. The advance stays as agreed, up to the new total. Returns null
   or a refusal: those of refuse_change, refuse_pricing and refuse_cheaper, price_changed, sold_out {rooms_free}. */
create function private.write_change(
  p_booking public.bookings, p_room_category_id uuid, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_pricing text, p_night_price bigint, p_total_amount bigint, p_price_reason text
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_room constant public.room_categories := (select r from public.room_categories as r where id = p_room_category_id);
  v_refusal jsonb;
  v_price private.stay_price;
begin
  v_refusal := coalesce(
    private.refuse_change(p_booking, v_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_night_price),
    private.refuse_pricing(p_booking, p_check_in, p_check_out, p_rooms, p_pricing)
  );
  if v_refusal is not null then return v_refusal; end if;
  v_price := private.changed_price(p_booking, v_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_pricing, p_night_price);
  if p_total_amount <> v_price.total_amount then
    return private.refusal('price_changed', 'total_amount', v_price.total_amount);
  end if;
  v_refusal := private.refuse_cheaper(p_booking, v_price.total_amount);
  if v_refusal is not null then return v_refusal; end if;
  return private.write_priced(
    p_booking, v_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, v_price,
    -- Keeps the reason of a custom price while that price applies.
    case
      when p_night_price is not null then p_price_reason
      when p_pricing = 'booked' or p_pricing = 'kept' and private.keeps_prices(p_booking, v_room, p_adults, p_children) then (p_booking).price_reason
    end
  );
end $$;

/* Writes a change at a given price. Returns null, or sold_out {rooms_free}. The terms never count from an earlier day. */
create function private.write_priced(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_price private.stay_price, p_price_reason text
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_booking public.bookings;
begin
  begin
    update public.bookings set
      room_category_id = p_room.id, check_in_date = p_check_in, check_out_date = p_check_out, num_rooms = p_rooms, num_adults = p_adults,
      num_children = p_children, base_price = p_price.base_price, total_amount = p_price.total_amount, full_amount = p_price.full_amount,
      price_lines = p_price.price_lines, taxes = p_price.taxes, tax_rate = p_price.tax_rate, tax_amount = p_price.tax_amount,
      advance_amount = least(advance_agreed, p_price.total_amount), terms_date = greatest(terms_date, p_check_in),
      agreed_nights = case when p_check_out - p_check_in > nights then coalesce(agreed_nights, nights) else agreed_nights end,
      price_reason = p_price_reason
    where id = (p_booking).id returning * into v_booking;
  exception when sqlstate 'PT409' then
    return private.refusal('sold_out', 'rooms_free', private.rooms_free_for(p_booking, p_room, p_check_in, p_check_out));
  end;
  perform private.settle_price((p_booking).total_amount, v_booking);
  return null;
end $$;

/* Returns invalid_change for an unknown p_pricing, price_needed if "booked" would buy more room nights, or null. */
create function private.refuse_pricing(p_booking public.bookings, p_check_in date, p_check_out date, p_rooms integer, p_pricing text)
returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when (p_pricing in ('kept', 'rates', 'booked')) is not true then private.refusal('invalid_change')
    when p_pricing = 'booked' and p_rooms * (p_check_out - p_check_in) > (p_booking).num_rooms * (p_booking).nights
      then private.refusal('price_needed')
  end
$$;

/* Returns the agreed price of each night and room; place 1 is the dearest. If the lines do not add up, the total is divided evenly. */
create function private.agreed_nights(p_booking public.bookings)
returns table (night date, place integer, price bigint, full_price bigint, tax_rate numeric)
language sql stable rows 30 set search_path = ''
as $$
  with written as (
    select
      l.first_night + d.day as night, row_number() over (partition by l.first_night + d.day order by l.price desc)::integer as place,
      l.price, l.full_price, l.tax_rate
    from jsonb_to_recordset((p_booking).price_lines)
      as l (first_night date, nights integer, num_rooms integer, price bigint, full_price bigint, tax_rate numeric)
    cross join lateral generate_series(0, l.nights - 1) as d (day)
    cross join lateral generate_series(1, l.num_rooms) as room
  ),
  known as (
    select
      coalesce(sum(w.price) = (p_booking).total_amount and count(*) filter (
        where w.place <= (p_booking).num_rooms and w.night >= (p_booking).check_in_date and w.night < (p_booking).check_out_date
      ) = (p_booking).num_rooms * (p_booking).nights, false) as is_whole
    from written as w
  )
  select w.* from written as w cross join known as k where k.is_whole
  union all
  select
    (p_booking).check_in_date + (i - 1) / (p_booking).num_rooms, (i - 1) % (p_booking).num_rooms + 1, s.price, s.price, (p_booking).tax_rate
  from known as k
  cross join generate_series(1, (p_booking).num_rooms * (p_booking).nights) as i
  cross join lateral (
    select (p_booking).total_amount / n + (i <= (p_booking).total_amount % n)::integer as price
    from (select (p_booking).num_rooms * (p_booking).nights as n) as room_nights
  ) as s
  where not k.is_whole
$$;

/* True if booked nights keep their price: the same room type, and no more guests or no charge for them. */
create function private.keeps_prices(p_booking public.bookings, p_room public.room_categories, p_adults integer, p_children integer)
returns boolean
language sql stable set search_path = ''
as $$
  select (p_booking).room_category_id = (p_room).id and (
    p_adults <= (p_booking).num_adults and p_adults + p_children <= (p_booking).num_adults + (p_booking).num_children
    or (p_booking).price_reason is not null
    or not exists (
      select from private.rate_plans as p
      where p.room_category_id = (p_room).id and p.included_guests is not null and (p.extra_adult > 0 or p.extra_child > 0)
    )
  )
$$;

/* Returns the price of a changed booking. p_night_price: custom price a night. p_pricing: booked: the same total. kept: booked nights keep price and
   discount; new nights cost today's rate with the discounts of the booking day. rates: all nights so. */
create function private.changed_price(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_pricing text, p_night_price bigint
) returns private.stay_price
language plpgsql stable set search_path = ''
as $$
declare
  v_booked_on constant date := ((p_booking).created_at at time zone 'Asia/Kolkata')::date;
  v_is_taxed constant boolean := (p_booking).tax_amount > 0 or private.charges_gst((p_booking).hotel_id);
  v_lines jsonb := (p_booking).price_lines;
begin
  if p_night_price is not null or p_pricing = 'rates' or p_pricing = 'kept' and not private.keeps_prices(p_booking, p_room, p_adults, p_children) then
    return private.quote(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, v_booked_on, p_night_price, v_is_taxed);
  end if;
  if p_pricing = 'booked' then
    -- The price lines move with the dates if they do not cover them.
    if not exists (
      select from jsonb_to_recordset(v_lines) as l (first_night date, nights integer)
      having min(l.first_night) <= p_check_in and max(l.first_night + l.nights) >= p_check_out
    ) then
      select jsonb_agg(l || jsonb_build_object('first_night', (l ->> 'first_night')::date + (p_check_in - (p_booking).check_in_date)) order by n)
      into v_lines from jsonb_array_elements(v_lines) with ordinality as e (l, n);
    end if;
    return row (
      p_check_out - p_check_in, p_rooms, (p_booking).base_price, (p_booking).total_amount, (p_booking).full_amount, (p_booking).currency,
      (p_booking).tax_rate, (p_booking).tax_amount, v_lines, (p_booking).taxes, (p_booking).advance_percent,
      (p_booking).advance_amount, (p_booking).advance_reason
    )::private.stay_price;
  end if;
  return private.price_of(p_check_in, p_check_out, p_rooms, (p_booking).currency, array(
    select row (r.night, count(*)::integer, r.price, r.full_price, r.tax_rate)::private.stay_night
    from (
      select n.night, coalesce(b.price, n.price) as price, coalesce(b.full_price, n.full_price) as full_price,
        coalesce(b.tax_rate, n.tax_rate) as tax_rate
      from (
        select k.*, row_number() over (partition by k.night order by k.price desc) as place
        from private.stay_nights(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, v_booked_on) as s
        cross join lateral (select row (s.night, s.num_rooms, s.price, s.full_price, s.tax_rate)::private.stay_night) as t (taxed)
        cross join lateral (select (case when v_is_taxed then t.taxed else private.without_tax(t.taxed) end).*) as k
        cross join lateral generate_series(1, k.num_rooms) as room
      ) as n
      left join private.agreed_nights(p_booking) as b on b.night = n.night and b.place = n.place
    ) as r
    group by r.night, r.price, r.full_price, r.tax_rate
  ));
end $$;

/* Returns what emails to the property say of a booking that its desk made or changed. usual_amount: paise at the rates, for a custom price. */
create function private.desk_facts(p_booking_id uuid, p_changed_by uuid default null) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('desk', jsonb_build_object(
    'made_by', case when b.booked_by is not null then private.actor_words(b.booked_by) end,
    'changed_by', case when p_changed_by is not null then private.actor_words(p_changed_by) end,
    'price_reason', b.price_reason,
    'usual_amount', case when b.price_reason is not null then (private.changed_price(
      b, c, b.check_in_date, b.check_out_date, b.num_rooms, b.num_adults, b.num_children, 'rates', null
    )).total_amount end
  ))
  from public.bookings as b join public.room_categories as c on c.id = b.room_category_id
  where b.id = p_booking_id
$$;

/* Returns why the caller may not change a booking at this price, or null. Custom prices, and "kept" for more guests or a shorter stay, are limited by
   refuse_low_price. not_allowed: only owner and managers raise the price of a guest's own booking. */
create function private.refuse_low_change(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_pricing text, p_night_price bigint
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_price private.stay_price;
  v_kept private.stay_price;
  v_is_kept_for_less constant boolean := p_night_price is null and p_pricing = 'kept' and (
    (p_booking).price_reason is not null and p_adults + p_children > (p_booking).num_adults + (p_booking).num_children
    or exists (select from unnest('{7,28}'::integer[]) as n where (p_booking).nights >= n and p_check_out - p_check_in < n)
  );
begin
  if p_night_price is null and p_pricing is distinct from 'booked' and not v_is_kept_for_less or 'rates' = any (private.desk_rights((p_booking).hotel_id)) then return null; end if;
  v_price := private.changed_price(p_booking, p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_pricing, p_night_price);
  v_kept := private.changed_price(p_booking, p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, 'kept', null);
  if p_night_price is not null and v_price.total_amount > v_kept.total_amount and private.is_by_guest(p_booking) then
    return private.refuse_desk((p_booking).hotel_id, 'rates');
  end if;
  if v_price.total_amount >= v_kept.total_amount and not v_is_kept_for_less then return null; end if;
  return private.refuse_low_price(
    -- Rounding with tax can lower a night's net price by up to a rupee.
    (p_booking).hotel_id, coalesce(p_night_price, private.net_night(v_price) + 100),
    private.changed_price(p_booking, p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, 'rates', null)
  );
end $$;

/* Returns the price and refund of a change, in paise. Codes: refuse_desk, erased, write_change, refuse_low_change, refuse_later_arrival. */
create function private.desk_change_quote(
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
begin
  v_refusal := coalesce(
    private.refuse_desk(v_booking.hotel_id),
    case when v_booking.erased_at is not null then private.refusal('erased') end,
    private.refuse_change(
      v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price
    ),
    private.refuse_later_arrival(v_booking, p_check_in_date),
    private.refuse_pricing(v_booking, p_check_in_date, p_check_out_date, p_num_rooms, p_pricing),
    private.refuse_low_change(
      v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_pricing, p_night_price
    )
  );
  if v_refusal is not null then return v_refusal; end if;
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
    'rule', private.refuse_stay(v_room, p_check_in_date, p_check_out_date, v_booking, true) ->> 'error'
  ) || to_jsonb(v_price);
end $$;
select private.offer('desk_change_quote', 'authenticated');

/* Changes a booking and emails the guest. Codes: refuse_desk_action, write_change, refuse_low_change, refuse_later_arrival, no_reason,
   too_many_mails. */
create function private.change_stay(
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
    private.refuse_pricing(v_booking, p_check_in_date, p_check_out_date, p_num_rooms, p_pricing),
    private.refuse_low_change(
      v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_pricing, p_night_price
    )
  );
  if v_refusal is not null then return v_refusal; end if;
  if not private.may_mail_guest('change', v_booking.hotel_id, v_booking.guest_email) then return private.refusal('too_many_mails'); end if;
  v_refusal := private.write_change(
    v_booking, p_room_category_id, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children,
    p_pricing, p_night_price, coalesce(p_total_amount, 0), v_reason
  );
  return coalesce(v_refusal, jsonb_build_object('ok', true));
end $$;
select private.offer('change_stay', 'authenticated');

-- Cancellations, notes, emails -------------------------------------------------------------------------------------------

create function private.refuse_refund(p_booking public.bookings, p_refund bigint, p_by_house boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('wrong_refund') || jsonb_build_object('least', b.least_refund, 'most', b.most_refund)
  from private.cancel_bounds(p_booking, p_by_house) as b
  where p_refund < b.least_refund or p_refund > b.most_refund
$$;

/* Cancels a booking and returns the refund, now due. p_refund: paise, null for the least. p_answer_by: deadline for the guest to confirm; an admin
   needs none. */
create function private.write_cancellation(
  p_booking public.bookings, p_reason text, p_refund bigint, p_by_house boolean, p_answer_by timestamptz
) returns bigint
language plpgsql volatile set search_path = ''
as $$
declare
  v_refund constant bigint := coalesce(p_refund, (private.cancel_bounds(p_booking, p_by_house)).least_refund);
  v_due constant bigint := (private.money_of((p_booking).id)).refund_due;
  v_booking public.bookings;
begin
  update public.bookings set
    booking_status = 'cancelled', cancel_reason = p_reason, refund_promised = v_refund, cancelled_for_guest = p_by_house is not true,
    cancel_answer_by = p_answer_by, cancel_confirmed_at = case when p_by_house is not true and private.is_admin() then now() end
  where id = (p_booking).id returning * into v_booking;
  -- The booking is locked, so its last event is the cancellation.
  update private.booking_events set after = after || jsonb_build_object('cancelled_by', case when p_by_house then 'house' else 'guest' end)
  where id = (select max(id) from private.booking_events where booking_id = (p_booking).id);
  -- A refund that was already due is part of it.
  perform private.add_refund_due(v_booking, v_refund - v_due, 'cancelled');
  perform private.settle_money((p_booking).id);
  return v_refund;
end $$;

/* Cancels a booking before arrival and emails the guest. p_by_house: the property cancels and refunds everything. Else the guest asked: if the
   refund is not the whole, they confirm by their link within 3 days, or it counts as cancelled by the property. Codes: those of
   refuse_desk_action, illegal_move, no_reason, wrong_refund {least, most}, not_allowed (role "desk"), no_confirmation (no email), busy. */
create function private.cancel_stay(
  p_booking_id uuid, p_seen jsonb, p_reason text, p_refund bigint default null, p_by_house boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 2000)), '');
  v_booking public.bookings;
  v_bounds record;
  v_reported bigint;
  v_refund bigint;
  v_answer_by timestamptz;
  v_refusal jsonb;
begin
  v_refusal := private.refuse_desk_action(p_booking_id, p_seen);
  if v_refusal is not null then return v_refusal; end if;
  if v_reason is null or char_length(v_reason) > 300 or not private.is_text(v_reason) then return private.refusal('no_reason'); end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  if v_booking.stay_state not in ('pending', 'confirmed') or private.is_past_desk(v_booking) then return private.refusal('illegal_move'); end if;
  v_refusal := private.refuse_refund(v_booking, p_refund, p_by_house);
  if v_refusal is not null then return v_refusal; end if;
  v_bounds := private.cancel_bounds(v_booking, p_by_house);
  v_reported := case when p_by_house then 0 else (private.money_of(p_booking_id)).reported end;
  if (
    coalesce(p_refund, v_bounds.least_refund) < v_bounds.most_refund
    or v_reported > 0 and coalesce(private.refund_share(v_booking, v_reported, now()), 0) < v_reported
  ) and not private.is_admin() then
    v_refusal := coalesce(
      private.refuse_desk(v_booking.hotel_id, 'rates'), case when v_booking.guest_email is null then private.refusal('no_confirmation') end
    );
    if v_refusal is not null then return v_refusal; end if;
    v_answer_by := now() + interval '3 days';
  end if;
  v_refund := private.write_cancellation(v_booking, v_reason, p_refund, p_by_house, v_answer_by);
  return jsonb_build_object('ok', true, 'refund', v_refund, 'answer_by', v_answer_by);
end $$;
select private.offer('cancel_stay', 'authenticated');

/* Turns a cancellation for the guest into one by the property, with a full refund. p_answer: denied or unanswered. */
create function private.cancelled_by_property(p_booking public.bookings, p_answer text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_booking public.bookings;
begin
  update public.bookings set cancel_answer_by = null, refund_promised = private.paid_of((p_booking).id) where id = (p_booking).id returning * into v_booking;
  perform private.add_refund_due(v_booking, private.surplus_over((p_booking).id, 0), 'cancelled');
  insert into private.booking_events (booking_id, before, after) values (
    (p_booking).id, '{}', jsonb_build_object('cancelled_by', 'house', 'cancel_answer', p_answer)
  );
  perform private.enqueue_mail(
    'cancelled_guest', (p_booking).guest_email, jsonb_build_object('booking_id', (p_booking).id), 'cancelled_guest:' || (p_booking).id || ':property'
  );
  perform private.mail_hotel(
    'cancelled_hotel', (p_booking).hotel_id, jsonb_build_object('booking_id', (p_booking).id, 'cancel_answer', p_answer), (p_booking).id || ':property'
  );
end $$;

/* Turns cancellations that guests did not confirm in time into ones by the property, at most p_most. Returns how many. */
create function private.end_unconfirmed_cancellations(p_most integer) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_ended integer := 0;
begin
  for v_booking in
    select * from public.bookings where cancel_answer_by < now() order by cancel_answer_by limit p_most for no key update skip locked
  loop
    perform private.cancelled_by_property(v_booking, 'unanswered');
    v_ended := v_ended + 1;
  end loop;
  return v_ended;
end $$;
create index bookings_to_confirm on public.bookings (cancel_answer_by) where cancel_answer_by is not null;
