-- Further room types in the price: of a quote, a booking, and a changed booking.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Returns taxes [{tax_rate, amount, tax}] with others added, or taken off (p_sign -1). */
create function private.sum_taxes(p_taxes jsonb, p_others jsonb, p_sign integer) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('tax_rate', k.tax_rate, 'amount', k.amount, 'tax', k.tax) order by k.tax_rate)
  from (
    select t.tax_rate, sum(t.amount)::bigint as amount, sum(t.tax)::bigint as tax
    from (
      select b.* from jsonb_to_recordset(p_taxes) as b (tax_rate numeric, amount bigint, tax bigint)
      union all
      select o.tax_rate, p_sign * o.amount, p_sign * o.tax from jsonb_to_recordset(p_others) as o (tax_rate numeric, amount bigint, tax bigint)
    ) as t
    group by t.tax_rate having sum(t.amount) > 0
  ) as k
$$;

/* Returns a part of a booking at this price of its rooms. */
create function private.part_at(p_room public.room_categories, p_adults integer, p_children integer, p_price private.stay_price) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'room_category_id', (p_room).id, 'name', (p_room).name, 'num_rooms', (p_price).num_rooms, 'num_adults', p_adults, 'num_children', p_children,
    'base_price', (p_price).base_price, 'total_amount', (p_price).total_amount, 'full_amount', (p_price).full_amount,
    'tax_rate', (p_price).tax_rate, 'tax_amount', (p_price).tax_amount, 'taxes', (p_price).taxes, 'price_lines', (p_price).price_lines
  )
$$;

/* Returns the price of the first room type with the parts added: totals, taxes by rate, and the advance of all rooms. nights, num_rooms, base_price and
   price_lines stay those of the first type. */
create function private.with_parts(p_price private.stay_price, p_parts jsonb, p_check_in date, p_check_out date) returns private.stay_price
language plpgsql stable set search_path = ''
as $$
declare
  v_price private.stay_price := p_price;
  v_part record;
  v_rooms integer := p_price.num_rooms;
begin
  if p_parts is null or p_parts = '[]' then return p_price; end if;
  for v_part in
    select * from jsonb_to_recordset(p_parts)
      as p (num_rooms integer, total_amount bigint, full_amount bigint, tax_rate numeric, tax_amount bigint, taxes jsonb)
  loop
    v_rooms := v_rooms + v_part.num_rooms;
    v_price.total_amount := v_price.total_amount + v_part.total_amount;
    v_price.full_amount := v_price.full_amount + v_part.full_amount;
    v_price.tax_rate := greatest(v_price.tax_rate, v_part.tax_rate);
    v_price.tax_amount := v_price.tax_amount + v_part.tax_amount;
    v_price.taxes := private.sum_taxes(v_price.taxes, v_part.taxes, 1);
  end loop;
  select a.percent, a.reason into v_price.advance_percent, v_price.advance_reason from private.advance_rule(p_check_in, p_check_out, v_rooms) as a;
  v_price.advance_amount := private.advance_of(v_price.total_amount, v_price.advance_percent);
  v_price.parts := p_parts;
  return v_price;
end $$;

/* Returns a booking's code with the share of its amount for some of all rooms. */
create function private.shared_code(p_code jsonb, p_rooms integer, p_all integer) returns jsonb
language sql immutable
return case when p_code ->> 'amount' is null or p_all is null then p_code
  else jsonb_set(p_code, '{amount}', to_jsonb((p_code -> 'amount')::bigint * p_rooms / p_all)) end;

/* Returns a booking as if it had no extras: its rooms alone, for prices of nights, invoices and reports. */
create function private.without_extras(p_booking public.bookings) returns public.bookings
language plpgsql immutable set search_path = ''
as $$
declare
  v_rooms public.bookings := p_booking;
begin
  if (p_booking).extras is null then return p_booking; end if;
  select v_rooms.total_amount - sum(l.amount), v_rooms.full_amount - sum(l.amount), v_rooms.tax_amount - sum(l.tax)
  into v_rooms.total_amount, v_rooms.full_amount, v_rooms.tax_amount
  from jsonb_to_recordset((p_booking).extras) as l (amount bigint, tax bigint);
  select jsonb_agg(jsonb_build_object('tax_rate', k.tax_rate, 'amount', k.amount, 'tax', k.tax) order by k.tax_rate) into v_rooms.taxes
  from (
    select t.tax_rate, sum(t.amount)::bigint as amount, sum(t.tax)::bigint as tax
    from (
      select b.* from jsonb_to_recordset((p_booking).taxes) as b (tax_rate numeric, amount bigint, tax bigint)
      union all
      select l.tax_rate, -l.amount, -l.tax from jsonb_to_recordset((p_booking).extras) as l (tax_rate numeric, amount bigint, tax bigint)
    ) as t
    group by t.tax_rate having sum(t.amount) > 0
  ) as k;
  v_rooms.extras := null;
  return v_rooms;
end $$;

/* Returns the room types of a booking, each as a booking of its own without extras: the first, then the parts. For prices of nights, invoices and
   reports. A dropped part has num_rooms 0. */
create function private.apart(p_booking public.bookings) returns setof public.bookings
language plpgsql stable rows 2 set search_path = ''
as $$
declare
  v_first public.bookings := private.without_extras(p_booking);
  v_part record;
  v_rooms integer;
begin
  v_first.parts := null;
  if p_booking.parts is not null then
    select v_first.num_rooms + sum(p.num_rooms) into v_rooms from jsonb_to_recordset(p_booking.parts) as p (num_rooms integer);
    for v_part in
      select * from jsonb_to_recordset(p_booking.parts) as p (total_amount bigint, full_amount bigint, tax_amount bigint, taxes jsonb)
    loop
      v_first.total_amount := v_first.total_amount - v_part.total_amount;
      v_first.full_amount := v_first.full_amount - v_part.full_amount;
      v_first.tax_amount := v_first.tax_amount - v_part.tax_amount;
      v_first.taxes := private.sum_taxes(v_first.taxes, v_part.taxes, -1);
    end loop;
    select max(t.tax_rate) into v_first.tax_rate from jsonb_to_recordset(v_first.taxes) as t (tax_rate numeric);
  end if;
  v_first.code := private.shared_code(p_booking.code, v_first.num_rooms, v_rooms);
  return next v_first;
  return query select k.* from jsonb_array_elements(p_booking.parts) with ordinality as p (part, n)
  cross join lateral jsonb_populate_record(v_first, p.part || jsonb_build_object(
    'code', private.shared_code(p_booking.code, (p.part -> 'num_rooms')::integer, v_rooms)
  )) as k order by p.n;
end $$;

create function private.first_apart(p_booking public.bookings) returns public.bookings
language plpgsql stable set search_path = ''
as $$
begin
  return (select b from private.apart(p_booking) as b limit 1);
end $$;

/* Returns a discount code with the share of its amount for some of all rooms. */
create function private.code_for(p_code private.discount_codes, p_rooms integer, p_all integer) returns private.discount_codes
language sql stable
return jsonb_populate_record(p_code, private.shared_code(to_jsonb(p_code), p_rooms, p_all));

/* Checks further room types and returns them as parts, at today's price. p_more is [{room_category_id, num_rooms, num_adults, num_children}], 4 at
   most, each type once, of the same hotel. Codes: invalid_rooms, room_not_found, invalid_guests, and with room_name: too_many_rooms {max_rooms},
   too_many_guests {max_guests}, those of refuse_stay. rooms: all, with p_first_rooms. */
create function private.more_rooms(
  p_hotel_id uuid, p_first_id uuid, p_more jsonb, p_check_in date, p_check_out date, p_first_rooms integer,
  p_plan private.price_plans, p_code private.discount_codes default null,
  out refusal jsonb, out parts jsonb, out rooms integer
)
language plpgsql stable set search_path = ''
as $$
declare
  v_asked record;
  v_room public.room_categories;
begin
  rooms := p_first_rooms;
  if p_more is null or p_more = '[]' or p_more = 'null' then return; end if;
  if not coalesce(private.is_json(p_more, 'array', 2000), false) or jsonb_array_length(p_more) > 4 or exists (
    select from jsonb_array_elements(p_more) as m where jsonb_typeof(m) <> 'object'
      or coalesce(m ->> 'room_category_id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or coalesce(m ->> 'num_rooms', '') !~ '^[1-9][0-9]{0,3}$' or coalesce(m ->> 'num_adults', '') !~ '^[1-9][0-9]{0,3}$'
      or coalesce(m ->> 'num_children', '0') !~ '^[0-9]{1,4}$' or m ->> 'room_category_id' = p_first_id::text
  ) or (select count(distinct m ->> 'room_category_id') < count(*) from jsonb_array_elements(p_more) as m) then
    refusal := private.refusal('invalid_rooms');
    return;
  end if;
  select rooms + sum(m.num_rooms) into rooms from jsonb_to_recordset(p_more) as m (num_rooms integer);
  for v_asked in
    select m.id, m.rooms, m.adults, coalesce(m.children, 0) as children
    from rows from (jsonb_to_recordset(p_more) as (room_category_id uuid, num_rooms integer, num_adults integer, num_children integer))
      with ordinality as m (id, rooms, adults, children, place)
    order by m.place
  loop
    select * into v_room from public.room_categories as c where c.id = v_asked.id and c.hotel_id = p_hotel_id and c.is_active;
    if not found then
      refusal := private.refusal('room_not_found');
      return;
    end if;
    refusal := case
      when v_asked.adults not between 1 and 1000 or v_asked.children not between 0 and 1000 then private.refusal('invalid_guests')
      when v_asked.rooms > v_room.total_rooms then private.refusal('too_many_rooms', 'max_rooms', v_room.total_rooms)
      when v_asked.adults + v_asked.children > v_room.max_occupancy * v_asked.rooms
        then private.refusal('too_many_guests', 'max_guests', v_room.max_occupancy * v_asked.rooms)
      else private.refuse_stay(v_room, p_check_in, p_check_out)
    end;
    if refusal is not null then
      refusal := refusal || jsonb_build_object('room_name', v_room.name)
        || case when refusal ? 'error' then jsonb_build_object('error', v_room.name || ': ' || (refusal ->> 'error')) else '{}' end;
      return;
    end if;
    parts := coalesce(parts, '[]') || private.part_at(v_room, v_asked.adults, v_asked.children, private.quote(
      v_room, p_check_in, p_check_out, v_asked.rooms, v_asked.adults, v_asked.children, p_plan => p_plan,
      p_code => private.code_for(p_code, v_asked.rooms, rooms)
    ));
  end loop;
end $$;

/* Returns the guests of the parts. */
create function private.people_in(p_parts jsonb) returns integer
language sql immutable set search_path = ''
as $$
  select coalesce(sum(p.num_adults + p.num_children), 0)::integer
  from jsonb_to_recordset(p_parts) as p (num_rooms integer, num_adults integer, num_children integer) where p.num_rooms > 0
$$;

/* Returns sold_out for the room type that private.move_nights found full, with its name if it is one of several. */
create function private.sold_out_of(p_room_category_id uuid, p_check_in date, p_check_out date, p_is_named boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('sold_out', 'rooms_free', private.rooms_free(c.id, c.total_rooms, p_check_in, p_check_out))
    || case when p_is_named then jsonb_build_object('room_name', c.name) else '{}' end
  from public.room_categories as c where c.id = p_room_category_id
$$;

/* Returns the room types of a booking's parts for its history and emails, without prices; null for none. */
create function private.announced_parts(p_booking public.bookings) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
    'room_category_id', p.part -> 'room_category_id', 'name', p.part -> 'name', 'num_rooms', p.part -> 'num_rooms',
    'num_adults', p.part -> 'num_adults', 'num_children', p.part -> 'num_children', 'total_amount', 0, 'price_lines', '[]'::jsonb
  ) order by p.n)
  from jsonb_array_elements((p_booking).parts) with ordinality as p (part, n) where p.part ->> 'num_rooms' <> '0'
$$;
