-- Extras at the front desk, on invoices and in reports.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Writes other extras of a booking, and a note in its history. Returns null, or invoiced. */
create function private.write_extras(p_booking public.bookings, p_lines jsonb, p_note text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_rooms constant public.bookings := private.without_extras(p_booking);
  v_price private.stay_price;
  v_refusal jsonb;
  v_booking public.bookings;
begin
  v_price.total_amount := v_rooms.total_amount;
  v_price.full_amount := v_rooms.full_amount;
  v_price.tax_rate := v_rooms.tax_rate;
  v_price.tax_amount := v_rooms.tax_amount;
  v_price.taxes := v_rooms.taxes;
  v_price := private.with_extras(v_price, p_lines);
  v_refusal := private.refuse_cheaper(p_booking, v_price.total_amount);
  if v_refusal is not null then return v_refusal; end if;
  insert into private.booking_events (booking_id, actor_id, note) values ((p_booking).id, (select auth.uid()), p_note);
  update public.bookings set
    extras = v_price.extras, total_amount = v_price.total_amount, full_amount = v_price.full_amount, taxes = v_price.taxes,
    tax_amount = v_price.tax_amount, advance_amount = least(advance_amount, v_price.total_amount),
    -- An extra is no raised price, with which a guest cancels for free: the guest can remove it.
    total_agreed = greatest(total_agreed + v_price.total_amount - total_amount, 1)
  where id = (p_booking).id returning * into v_booking;
  perform private.settle_price((p_booking).total_amount, v_booking);
  return null;
end $$;

/* Returns why the front desk cannot change the extras of this booking, or null. Emails are not sent during the stay, so they are not counted. */
create function private.refuse_extras(p_booking public.bookings) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  if (p_booking).stay_state not in ('pending', 'confirmed', 'checked_in') or (p_booking).check_out_date < private.today() then
    return private.refusal('not_changeable');
  end if;
  if (p_booking).stay_state <> 'checked_in' and not private.may_mail_guest('change', (p_booking).hotel_id, (p_booking).guest_email) then
    return private.refusal('too_many_mails');
  end if;
  return null;
end $$;

/* Returns a charge that is no extra on sale as the line of a booking, at the usual tax rate of its kind. p_price: paise as the guest pays it. Code:
   invalid_extra {field}. */
create function private.charge_line(p_hotel_id uuid, p_kind text, p_name text, p_price bigint, out refusal jsonb, out lines jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  v_name constant text := private.neat(left(p_name, 1000));
begin
  refusal := private.refusal('invalid_extra', 'field', case
    when private.is_extra_name(v_name) is not true then 'name'
    when (p_price between 100 and 10000000) is not true then 'price'
    when (p_kind = any (enum_range(null::private.extra_kind)::text[])) is not true then 'kind'
  end);
  if refusal ->> 'field' is not null then return; end if;
  refusal := null;
  select jsonb_build_array(jsonb_build_object(
    'line', 1, 'id', null, 'kind', r.kind, 'name', v_name, 'sac', r.sac, 'per', 'booking', 'price', p_price, 'quantity', 1, 'nights', 1,
    'amount', p_price, 'tax_rate', t.rate, 'tax', private.tax_contained(p_price, t.rate), 'is_later', true, 'added_at', now()
  )) into lines
  from private.extra_rules() as r
  cross join lateral (select case when private.charges_gst(p_hotel_id) then r.tax_rate else 0 end as rate) as t
  where r.kind::text = p_kind;
end $$;

/* Adds an extra to a booking at today's price, or without p_extra_id a charge: charge_line. p_nights: how many of its last nights are charged; null
   for those left. The advance stays. Codes: those of refuse_desk_action and charge_line, not_changeable, too_many_mails, invalid_extras, extra_gone,
   too_many_extras (60). */
create function private.add_extra(
  p_booking_id uuid, p_seen jsonb, p_extra_id uuid default null, p_quantity integer default 1, p_nights integer default null,
  p_kind text default null, p_name text default null, p_price bigint default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_refusal jsonb := private.refuse_desk_action(p_booking_id, p_seen);
  v_new record;
  v_left integer;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  if jsonb_array_length(coalesce(v_booking.extras, '[]')) >= 60 then return private.refusal('too_many_extras'); end if;
  v_left := least(v_booking.nights, greatest(v_booking.check_out_date - private.today(), 1));
  if p_nights not between 1 and v_booking.nights then return private.refusal('invalid_extras'); end if;
  if p_extra_id is null and p_name is not null then
    v_new := private.charge_line(v_booking.hotel_id, p_kind, p_name, p_price);
    p_quantity := 1;
  else
    v_new := private.extra_lines(
      v_booking.hotel_id, jsonb_build_array(jsonb_build_object('id', p_extra_id, 'quantity', p_quantity)), coalesce(p_nights, v_left),
      private.people_of(v_booking), false, true, true
    );
  end if;
  v_refusal := coalesce(v_new.refusal, private.refuse_extras(v_booking));
  if v_refusal is not null then return v_refusal; end if;
  v_refusal := private.write_extras(
    v_booking,
    coalesce(v_booking.extras, '[]') || jsonb_set(v_new.lines, '{0,line}', to_jsonb(
      1 + coalesce((select max((l ->> 'line')::integer) from jsonb_array_elements(v_booking.extras) as l), 0)
    )),
    format('Extra added: %s × %s', v_new.lines #>> '{0,name}', p_quantity)
  );
  return coalesce(v_refusal, jsonb_build_object('ok', true, 'amount', (v_new.lines #> '{0,amount}')));
end $$;
select private.offer('add_extra', 'authenticated');

/* Removes an extra from a booking; a surplus is refunded like that of any lower price. Codes: those of refuse_desk_action, not_changeable,
   too_many_mails, extra_gone, invoiced. */
create function private.drop_extra(p_booking_id uuid, p_seen jsonb, p_line integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_refusal jsonb := private.refuse_desk_action(p_booking_id, p_seen);
  v_line jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  select l into v_line from jsonb_array_elements(v_booking.extras) as l where (l ->> 'line')::integer = p_line;
  if v_line is null then return private.refusal('extra_gone'); end if;
  v_refusal := private.refuse_extras(v_booking);
  if v_refusal is not null then return v_refusal; end if;
  v_refusal := private.write_extras(
    v_booking,
    (select jsonb_agg(l order by n) from jsonb_array_elements(v_booking.extras) with ordinality as e (l, n) where l <> v_line),
    format('Extra removed: %s × %s', v_line ->> 'name', v_line ->> 'quantity')
  );
  return coalesce(v_refusal, jsonb_build_object('ok', true));
end $$;
select private.offer('drop_extra', 'authenticated');

/* Emails hotel and guest about a changed booking, with its old facts in `before`. The steps of one change make one email to the hotel, at most 20 a
   day, so that its mailbox is not flooded. Definer: guests have no rights on emails. */
create or replace function private.mail_booking_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_now constant jsonb := private.announced_facts(new);
  v_before constant jsonb := (
    select jsonb_object_agg(o.key, o.value) from jsonb_each(private.announced_facts(old)) as o where o.value is distinct from v_now -> o.key
  );
  -- Time and transaction id together are unique: two can begin in one microsecond, and a restored database repeats ids.
  v_event constant text := new.id || ':' || extract(epoch from now()) || ':' || pg_current_xact_id();
begin
  if v_before is null or new.check_out_date <= private.today() then return null; end if;
  -- Guests get other emails about payments and their own requests.
  if private.open_facts(v_before) - 'payment_status' <> '{}'
    -- Guests in the house read on their booking page what they order.
    and not (new.stay_state = 'checked_in' and new.extras is distinct from old.extras and private.open_facts(v_before) - 'total_amount' = '{}') then
    perform private.enqueue_mail(
      'changed_guest', new.guest_email,
      jsonb_build_object(
        'booking_id', new.id, 'before', private.open_facts(v_before) - 'payment_status',
        'refund_before', (select m.refunded + m.refund_due from private.money_of(new.id) as m)
      ),
      'changed_guest:' || new.id || ':' || extract(epoch from clock_timestamp())
    );
  end if;
  update private.outbox set data = jsonb_set(data, '{before}', v_before || (data -> 'before'))
  where dedupe_key in (select 'changed_hotel:' || v_event || ':' || md5(a.email) from private.notice_addresses(new.hotel_id) as a);
  if found or not private.hit('changed_hotel:' || new.id, interval '1 day', 20) then return null; end if;
  perform private.mail_hotel('changed_hotel', new.hotel_id, jsonb_build_object('booking_id', new.id, 'before', v_before) || case
    when private.desk_rights(new.hotel_id) is not null then jsonb_build_object('changed_by', auth.uid()) else '{}'
  end, v_event);
  return null;
end $$;

/* Returns the invoice lines of one room type of private.apart, in paise, amounts with tax. The lines add up to the booking's tax; CGST and SGST are equal on every line.
   price is null for a custom price that nights and rooms do not divide. */
create function private.room_lines(p_booking public.bookings, p_what text, p_taxed boolean) returns jsonb
language sql stable set search_path = ''
as $$
  with written as (
    select l.*, l.price * l.nights * l.num_rooms as amount
    from jsonb_to_recordset((p_booking).price_lines) as l (first_night date, nights integer, num_rooms integer, price bigint, tax_rate numeric)
  ),
  lines as (
    select * from written where (select sum(w.amount) from written as w) = (p_booking).total_amount
    union all
    select (p_booking).check_in_date, (p_booking).nights, (p_booking).num_rooms, (p_booking).base_price, (p_booking).tax_rate, (p_booking).total_amount
    where (select sum(w.amount) from written as w) is distinct from (p_booking).total_amount
  ),
  ordered as (
    select l.*, row_number() over (order by l.first_night, l.price desc) as place,
      sum(l.amount) over (partition by l.tax_rate order by l.first_night, l.price desc rows unbounded preceding) as until_here,
      sum(l.amount) over (partition by l.tax_rate) as of_rate
    from lines as l
  ),
  taxed as (
    select o.*, case when p_taxed then coalesce(t.tax, (p_booking).tax_amount) else 0 end as tax_of_rate
    from ordered as o
    left join jsonb_to_recordset((p_booking).taxes) as t (tax_rate numeric, tax bigint, amount bigint)
      on t.tax_rate = o.tax_rate and t.amount = o.of_rate
  ),
  halved as (
    select t.*, round(div(t.tax_of_rate, 2) * t.until_here / t.of_rate) - round(div(t.tax_of_rate, 2) * (t.until_here - t.amount) / t.of_rate) as half
    from taxed as t
  )
  select jsonb_agg(jsonb_build_object(
    'what', p_what, 'first_night', h.first_night, 'nights', h.nights, 'num_rooms', h.num_rooms,
    'price', case when h.price * h.nights * h.num_rooms = h.amount then h.price end, 'amount', h.amount,
    'tax_rate', case when p_taxed then h.tax_rate else 0 end, 'taxable', h.amount - 2 * h.half, 'cgst', h.half, 'sgst', h.half
  ) order by h.place)
  from halved as h
$$;

/* Returns the invoice lines of a booking in paise, amounts with tax: its room types, then its extras, each at its own rate and service code. The lines add
   up to the booking's tax; CGST and SGST are equal on every line. */
create or replace function private.invoice_lines(p_booking public.bookings, p_what text, p_taxed boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select (
    select jsonb_agg(l.line order by r.n, l.place)
    from (select b as booking, row_number() over () - 1 as n from private.apart(p_booking) as b) as r
    left join jsonb_array_elements((p_booking).parts) with ordinality as p (part, n) on p.n = r.n
    cross join lateral jsonb_array_elements(private.room_lines(
      r.booking, coalesce(p.part ->> 'name', p_what) || case when (r.booking).num_rooms = 0 then ' (cancelled)' else '' end, p_taxed
    )) with ordinality as l (line, place)
  ) || coalesce((
    select jsonb_agg(jsonb_build_object(
      'what', l.line ->> 'name', 'first_night', (p_booking).check_in_date, 'nights', l.line -> 'nights', 'num_rooms', l.line -> 'quantity',
      'price', l.line -> 'price', 'amount', l.line -> 'amount', 'sac', l.line -> 'sac', 'per', l.line -> 'per',
      'tax_rate', case when p_taxed then l.line -> 'tax_rate' else '0' end,
      'taxable', (l.line ->> 'amount')::bigint - 2 * t.half, 'cgst', t.half, 'sgst', t.half
    ) order by l.place)
    from jsonb_array_elements((p_booking).extras) with ordinality as l (line, place)
    cross join lateral (select case when p_taxed then (l.line ->> 'tax')::bigint / 2 else 0 end as half) as t
  ), '[]')
$$;

/* Returns the nights [p_first, p_end) of a property's bookings with revenue and tax in paise for all rooms. Rounding goes to the first night, so that
   sums match the booking less its extras. A night given up but charged has no rooms. One query, because a function for each booking was ten times slower. */
drop function private.sold_nights(uuid, date, date);
create function private.sold_nights(p_hotel_id uuid, p_first date, p_end date) returns table (
  night date, room_category_id uuid, source public.booking_source, is_first boolean, rooms integer, amount bigint, tax bigint, plan text
)
language sql stable set search_path = ''
as $$
  with stays as materialized (
    -- A booking has 30 nights at most. One row for each room type: extras are no revenue of a night.
    select r.*, row_number() over () as piece
    from public.bookings as b cross join lateral (
      select b.*, true as leads where num_nonnulls(b.extras, b.parts) = 0
      union all
      select e.*, e.num_rooms > 0 and e.room_category_id = b.room_category_id from private.apart(b) as e where num_nonnulls(b.extras, b.parts) > 0
    ) as r
    where b.hotel_id = p_hotel_id and b.booking_status <> 'cancelled' and b.check_in_date > p_first - 31 and b.check_in_date < p_end
  ),
  lines as materialized (
    select s.piece, l.first_night, l.nights, l.num_rooms * l.price as amount, l.tax_rate
    from stays as s
    cross join lateral jsonb_to_recordset(s.price_lines) as l (first_night date, nights integer, num_rooms integer, price bigint, tax_rate numeric)
    union all
    -- Custom price: all nights at the base price.
    select s.piece, s.check_in_date, s.nights, s.num_rooms * s.base_price, s.tax_rate from stays as s where s.price_lines is null
  ),
  priced as materialized (
    select l.piece, l.first_night + d as night, sum(l.amount)::bigint as amount, sum(private.tax_contained(l.amount, l.tax_rate))::bigint as tax
    from lines as l cross join generate_series(0, l.nights - 1) as d group by 1, 2
  ),
  whole as materialized (select p.piece, sum(p.amount) as amount, sum(p.tax) as tax from priced as p group by 1),
  spent as (
    select
      coalesce(p.piece, s.piece) as piece, coalesce(p.night, s.night) as night, coalesce(s.rooms, 0) as rooms, coalesce(p.amount, 0) as amount,
      coalesce(p.tax, 0) as tax, row_number() over (partition by coalesce(p.piece, s.piece) order by coalesce(p.night, s.night)) as place
    from priced as p
    full join (
      select k.piece, k.check_in_date + d as night, k.num_rooms as rooms from stays as k cross join generate_series(0, k.nights - 1) as d
    ) as s on s.piece = p.piece and s.night = p.night
  )
  select
    n.night, s.room_category_id, s.source, n.night = s.check_in_date and s.leads, n.rooms,
    (n.amount + case n.place when 1 then s.total_amount - coalesce(w.amount, 0) else 0 end)::bigint,
    (n.tax + case n.place when 1 then s.tax_amount - coalesce(w.tax, 0) else 0 end)::bigint, coalesce(s.plan ->> 'name', '')
  from spent as n join stays as s on s.piece = n.piece left join whole as w on w.piece = n.piece
  where n.night >= p_first and n.night < p_end
$$;

/* Returns the report of a property for up to 24 months, amounts in paise. live_on: first day on the site, or an earlier first stay; capacity and
   blocked count from then. lost: cancellations and no-shows by month of arrival; kept: payments that are not refunded. extras: by month of arrival and
   kind, in no other figure. Codes: those of refuse_desk.
   Definer: no role of a browser reaches bookings. */
create or replace function private.desk_report(p_hotel_id uuid, p_first_month date default null, p_months integer default 12) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
  v_months constant integer := least(greatest(coalesce(p_months, 12), 1), 24);
  v_first constant date := date_trunc('month', least(greatest(
    coalesce(p_first_month, private.today() - 334), private.today() - 3660
  ), private.today() + 540)::timestamp);
  v_end constant date := v_first + make_interval(months => v_months);
  v_live constant date := least(
    (select (created_at at time zone 'Asia/Kolkata')::date from public.hotels where id = p_hotel_id),
    (select min(check_in_date) from public.bookings where hotel_id = p_hotel_id and booking_status <> 'cancelled')
  );
begin
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object(
    'ok', true, 'hotel', (select name from public.hotels where id = p_hotel_id), 'live_on', v_live, 'first_month', v_first, 'months', v_months,
    'categories', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.month, k.name, k.id), '[]')
      from (
        select
          date_trunc('month', d.night)::date as month, c.id, c.name,
          coalesce(sum(coalesce(n.capacity, c.total_rooms)) filter (where d.night >= v_live), 0) as capacity,
          coalesce(sum(n.blocked) filter (where d.night >= v_live), 0) as blocked
        from public.room_categories as c
        cross join generate_series(v_first::timestamp, v_end - 1, interval '1 day') as d (night)
        left join private.nights as n on n.room_category_id = c.id and n.night = d.night::date
        where c.hotel_id = p_hotel_id
        group by 1, 2, 3
      ) as k
    ),
    'sold', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.month, k.room_category_id, k.source, k.plan), '[]')
      from (
        select
          date_trunc('month', n.night::timestamp)::date as month, n.room_category_id, n.source, n.plan, sum(n.rooms) as room_nights,
          sum(n.amount)::bigint as revenue, sum(n.tax)::bigint as tax, count(*) filter (where n.is_first) as stays
        from private.sold_nights(p_hotel_id, v_first, v_end) as n
        group by 1, 2, 3, 4
      ) as k
    ),
    'lost', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.month), '[]')
      from (
        select
          date_trunc('month', b.check_in_date::timestamp)::date as month, count(*) filter (where not b.is_no_show) as cancelled,
          count(*) filter (where b.is_no_show) as no_shows, sum(b.nights * private.all_rooms_of(b)) as room_nights,
          sum(greatest(m.received - m.refunded - m.refund_due, 0)) as kept
        from public.bookings as b cross join lateral private.money_of(b.id) as m
        where b.hotel_id = p_hotel_id and b.booking_status = 'cancelled' and b.check_in_date >= v_first and b.check_in_date < v_end
        group by 1
      ) as k
    ),
    'extras', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.month, k.kind), '[]')
      from (
        select
          date_trunc('month', b.check_in_date::timestamp)::date as month, l.kind, sum(private.extra_units(l.per, l.quantity, l.nights)) as units,
          sum(l.amount)::bigint as revenue, sum(l.tax)::bigint as tax
        from public.bookings as b
        cross join lateral jsonb_to_recordset(b.extras)
          as l (kind private.extra_kind, per text, quantity integer, nights integer, amount bigint, tax bigint)
        where b.hotel_id = p_hotel_id and b.booking_status <> 'cancelled' and b.check_in_date >= v_first and b.check_in_date < v_end
        group by 1, 2
      ) as k
    )
  );
end $$;
