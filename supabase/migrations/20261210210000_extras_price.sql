-- Extras in the price: of a quote, a booking, and a changed booking.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

-- The lines of private.extra_lines, frozen; null for none. Their tax is part of taxes and tax_amount, their amounts of total_amount.
alter table public.bookings add column extras jsonb check (private.is_json(extras, 'array', 40000));
-- The rate plan as it was booked: {id, name, percent_off, is_refundable}; null for the standard price.
alter table public.bookings add column plan jsonb check (private.is_json(plan, 'object', 1000));
-- The discount code as it was used: {id, code, percent, amount: paise, first_night, last_night}; null for none.
alter table public.bookings add column code jsonb check (private.is_json(code, 'object', 1000));
alter type private.stay_price add attribute extras jsonb;
alter type private.stay_price add attribute parts jsonb;

/* Returns the lines of chosen extras: p_chosen is [{id, quantity}], 20 at most. A line has the unit price in paise as the guest pays it, and amount
   and tax of all units. quantity: pieces or people; nights multiply it for what is charged by night. is_later: added by the front desk, so the
   advance does not count it. p_included: a rate plan's meal, for all guests, before the others. Refusals: invalid_extras, extra_gone. */
create function private.extra_lines(
  p_hotel_id uuid, p_chosen jsonb, p_nights integer, p_people integer, p_by_site boolean, p_at_desk boolean default false,
  p_is_later boolean default false, p_included uuid default null,
  out refusal jsonb, out lines jsonb
)
language plpgsql stable set search_path = ''
as $$
declare
  v_wrong boolean;
begin
  p_chosen := coalesce(nullif(p_chosen, 'null'), '[]');
  if not coalesce(private.is_json(p_chosen, 'array', 4000), false) or jsonb_array_length(p_chosen) > 20 or exists (
    select from jsonb_array_elements(p_chosen) as c where jsonb_typeof(c) <> 'object'
      or coalesce(c ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or coalesce(c ->> 'quantity', '') !~ '^[1-9][0-9]{0,3}$'
  ) or (select count(distinct c ->> 'id') < count(*) from jsonb_array_elements(p_chosen) as c) then
    refusal := private.refusal('invalid_extras');
    return;
  end if;
  if p_included is not null then
    p_chosen := jsonb_build_array(jsonb_build_object('id', p_included, 'quantity', p_people))
      || coalesce((select jsonb_agg(c) from jsonb_array_elements(p_chosen) as c where c ->> 'id' <> p_included::text), '[]');
  end if;
  if p_chosen = '[]' then return; end if;
  -- Without its name: guests do not see all extras of a property.
  select private.refusal('extra_gone') into refusal
  from jsonb_to_recordset(p_chosen) as c (id uuid)
  left join private.extras as e on e.id = c.id and e.hotel_id = p_hotel_id
  where e.id is null or e.removed_at is not null or not (e.for_guests or p_at_desk or e.id is not distinct from p_included)
  limit 1;
  if refusal is not null then return; end if;
  select
    bool_or(c.quantity > case e.per when 'booking' then 1 when 'person' then p_people when 'person_night' then p_people else 50 end),
    jsonb_agg(jsonb_build_object(
      'line', c.place, 'id', e.id, 'kind', e.kind, 'name', e.name, 'sac', r.sac, 'per', e.per, 'price', u.price, 'quantity', c.quantity,
      'nights', p_nights, 'amount', u.price * n.units, 'tax_rate', t.rate, 'tax', private.tax_contained(u.price * n.units, t.rate),
      'is_later', p_is_later, 'added_at', now()
    ) || case when e.id = p_included then '{"in_plan": true}' else '{}' end::jsonb order by c.place)
  into v_wrong, lines
  from rows from (jsonb_to_recordset(p_chosen) as (id uuid, quantity integer)) with ordinality as c (id, quantity, place)
  join private.extras as e on e.id = c.id
  join private.extra_rules() as r on r.kind = e.kind
  cross join private.charges_gst(p_hotel_id) as g (charges)
  cross join lateral private.extra_rate(e, g.charges, p_by_site) as t (rate)
  cross join lateral private.all_in_price(e.net_price, t.rate) as u (price)
  cross join lateral private.extra_units(e.per::text, c.quantity, p_nights) as n (units);
  if v_wrong then
    refusal := private.refusal('invalid_extras');
    lines := null;
  end if;
end $$;

/* Returns how often an extra's unit price is charged. */
create function private.extra_units(p_per text, p_quantity integer, p_nights integer) returns integer
language sql immutable
return p_quantity * case when p_per in ('night', 'person_night') then p_nights else 1 end;

/* Returns a price of rooms with extras added: total, taxes by rate, and an advance of the same percent. Extras of the front desk raise no advance. */
create function private.with_extras(p_price private.stay_price, p_lines jsonb) returns private.stay_price
language plpgsql immutable set search_path = ''
as $$
declare
  v_price private.stay_price := p_price;
  v_sum record;
begin
  -- The price of an offer has the meal of its plan already.
  p_lines := (
    select jsonb_agg(l order by n) from jsonb_array_elements(p_lines) with ordinality as e (l, n)
    where not coalesce(p_price.extras, '[]') @> jsonb_build_array(jsonb_build_object('id', l -> 'id', 'in_plan', true))
  );
  if p_lines is null then return p_price; end if;
  select sum(l.amount)::bigint as amount, sum(l.tax)::bigint as tax, coalesce(sum(l.amount) filter (where l.is_later), 0)::bigint as later into v_sum
  from jsonb_to_recordset(p_lines) as l (amount bigint, tax bigint, is_later boolean);
  select jsonb_agg(jsonb_build_object('tax_rate', k.tax_rate, 'amount', k.amount, 'tax', k.tax) order by k.tax_rate) into v_price.taxes
  from (
    select t.tax_rate, sum(t.amount)::bigint as amount, sum(t.tax)::bigint as tax
    from jsonb_to_recordset(coalesce(p_price.taxes, jsonb_build_array(
      jsonb_build_object('tax_rate', p_price.tax_rate, 'amount', p_price.total_amount, 'tax', p_price.tax_amount)
    )) || p_lines) as t (tax_rate numeric, amount bigint, tax bigint)
    group by t.tax_rate
  ) as k;
  v_price.total_amount := p_price.total_amount + v_sum.amount;
  v_price.full_amount := p_price.full_amount + v_sum.amount;
  v_price.tax_amount := p_price.tax_amount + v_sum.tax;
  v_price.advance_amount := private.advance_of(v_price.total_amount - v_sum.later, v_price.advance_percent);
  v_price.extras := coalesce(p_price.extras, '[]') || (
    select jsonb_agg(l || jsonb_build_object('line', (l ->> 'line')::integer + coalesce(jsonb_array_length(p_price.extras), 0)) order by n)
    from jsonb_array_elements(p_lines) with ordinality as e (l, n)
  );
  return v_price;
end $$;

/* Returns a booking's extras for other nights and people: those for everyone follow the people, those by night the nights. */
create function private.follow_extras(p_booking public.bookings, p_nights integer, p_people integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(l.line || jsonb_build_object(
    'quantity', q.quantity, 'nights', n.nights, 'amount', a.amount, 'tax', private.tax_contained(a.amount, (l.line ->> 'tax_rate')::numeric)
  ) order by l.place)
  from jsonb_array_elements((p_booking).extras) with ordinality as l (line, place)
  cross join lateral (
    select case
      when l.line ->> 'per' not in ('person', 'person_night') then (l.line ->> 'quantity')::integer
      when (l.line ->> 'quantity')::integer = private.people_of(p_booking) then p_people
      else least((l.line ->> 'quantity')::integer, p_people)
    end as quantity
  ) as q
  -- One that began during the stay keeps its first night.
  cross join lateral (select least(greatest((l.line ->> 'nights')::integer + p_nights - (p_booking).nights, 1), p_nights) as nights) as n
  cross join lateral (
    select (l.line ->> 'price')::bigint * private.extra_units(l.line ->> 'per', q.quantity, n.nights) as amount
  ) as a
$$;

/* Returns the price in paise, all-in. base_price: the average night in a room. price_lines add up to total_amount. full_price: without discount.
   taxes: the parts by tax rate; tax_rate is the highest. */
create or replace function private.price_of(p_check_in date, p_check_out date, p_rooms integer, p_currency text, p_nights private.stay_night[])
returns private.stay_price
language sql stable set search_path = ''
as $$
  with priced as materialized (
    -- A room with another adult can cost the same as one with another child.
    select n.night, sum(n.num_rooms)::integer as num_rooms, n.price, n.full_price, n.tax_rate
    from unnest(p_nights) as n group by n.night, n.price, n.full_price, n.tax_rate
  ),
  lines as (
    select n.num_rooms, n.price, n.full_price, n.tax_rate, min(n.night) as first_night, count(*) as nights
    from (
      select *, p.night - row_number() over (partition by p.num_rooms, p.price, p.full_price, p.tax_rate order by p.night)::integer as run
      from priced as p
    ) as n
    group by n.num_rooms, n.price, n.full_price, n.tax_rate, n.run
  ),
  parts as (
    select p.tax_rate, sum(p.price * p.num_rooms)::bigint as amount from priced as p group by p.tax_rate
  ),
  whole as (
    select sum(p.price * p.num_rooms)::bigint as total, sum(p.full_price * p.num_rooms)::bigint as full_amount from priced as p
  )
  select
    p_check_out - p_check_in, p_rooms, w.total / ((p_check_out - p_check_in) * p_rooms), w.total, w.full_amount, p_currency,
    t.highest, t.tax,
    (select jsonb_agg(to_jsonb(l) order by l.first_night, l.price desc) from lines as l), t.taxes,
    a.percent, private.advance_of(w.total, a.percent), a.reason, null::jsonb, null::jsonb
  from whole as w
  cross join (
    select
      max(p.tax_rate) as highest, sum(private.tax_contained(p.amount, p.tax_rate))::bigint as tax,
      jsonb_agg(
        jsonb_build_object('tax_rate', p.tax_rate, 'amount', p.amount, 'tax', private.tax_contained(p.amount, p.tax_rate)) order by p.tax_rate
      ) as taxes
    from parts as p
  ) as t
  cross join private.advance_rule(p_check_in, p_check_out, p_rooms) as a
$$;

/* Returns the average price of a night in a room of the first type before tax and without extras, in paise. */
create or replace function private.net_night(p_price private.stay_price) returns bigint
language sql immutable
return (
  (p_price).total_amount - (p_price).tax_amount
    - coalesce((select sum(l.amount - l.tax) from jsonb_to_recordset((p_price).extras) as l (amount bigint, tax bigint)), 0)::bigint
    - coalesce((
      select sum(l.total_amount - l.tax_amount) from jsonb_to_recordset((p_price).parts) as l (total_amount bigint, tax_amount bigint)
    ), 0)::bigint
) / ((p_price).nights * (p_price).num_rooms);

/* Returns the price of a changed booking. p_night_price: custom price a night. p_pricing: booked: the same total. kept: booked nights keep price and
   discount; new nights cost today's rate with the discounts of the booking day. rates: all nights so. The rate plan and the percent of plan and code stay. Parts
   move with the dates in the same way, without the custom price. Extras keep their unit price, and follow nights and people. */
create or replace function private.changed_price(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_pricing text, p_night_price bigint
) returns private.stay_price
language plpgsql stable set search_path = ''
as $$
declare
  v_booked_on constant date := ((p_booking).created_at at time zone 'Asia/Kolkata')::date;
  v_is_taxed constant boolean := (p_booking).tax_amount > 0 or private.charges_gst((p_booking).hotel_id);
  v_lines jsonb := (p_booking).price_lines;
  v_plan constant private.price_plans := jsonb_populate_record(null::private.price_plans, (p_booking).plan);
  v_code private.discount_codes := jsonb_populate_record(null::private.discount_codes, (p_booking).code);
  v_price private.stay_price;
begin
  if num_nonnulls((p_booking).extras, (p_booking).parts) > 0 then
    v_price := private.with_plan(private.with_parts(private.changed_price(
      private.first_apart(p_booking), p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_pricing, p_night_price
    ), private.changed_parts(p_booking, p_check_in, p_check_out, p_pricing), p_check_in, p_check_out), v_plan);
    if p_pricing is distinct from 'booked' or p_night_price is not null then
      return private.with_extras(v_price, private.follow_extras(
        p_booking, p_check_out - p_check_in, p_adults + p_children + private.people_in((p_booking).parts)
      ));
    end if;
    v_price := private.with_extras(v_price, (p_booking).extras);
    v_price.advance_percent := (p_booking).advance_percent;
    v_price.advance_amount := (p_booking).advance_amount;
    v_price.advance_reason := (p_booking).advance_reason;
    return v_price;
  end if;
  if p_night_price is not null or p_pricing = 'rates' or p_pricing = 'kept' and not private.keeps_prices(p_booking, p_room, p_adults, p_children) then
    return private.quote(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, v_booked_on, p_night_price, v_is_taxed, v_plan, v_code);
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
      (p_booking).advance_amount, (p_booking).advance_reason, null, null
    )::private.stay_price;
  end if;
  -- The booked nights have the amount already.
  v_code.amount := null;
  return private.with_plan(private.price_of(p_check_in, p_check_out, p_rooms, (p_booking).currency, array(
    select row (r.night, count(*)::integer, r.price, r.full_price, r.tax_rate)::private.stay_night
    from (
      select n.night, coalesce(b.price, n.price) as price, coalesce(b.full_price, n.full_price) as full_price,
        coalesce(b.tax_rate, n.tax_rate) as tax_rate
      from (
        select k.*, row_number() over (partition by k.night order by k.price desc) as place
        from private.stay_nights(
          p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, v_booked_on, p_off => coalesce(v_plan.percent_off, 0::smallint)
        ) as s
        cross join lateral private.coded_night(
          row (s.night, s.num_rooms, s.price, s.full_price, s.tax_rate)::private.stay_night, v_code, p_room, 1
        ) as t
        cross join lateral (select t as taxed) as x
        cross join lateral (select (case when v_is_taxed then x.taxed else private.without_tax(x.taxed) end).*) as k
        cross join lateral generate_series(1, k.num_rooms) as room
      ) as n
      left join private.agreed_nights(p_booking) as b on b.night = n.night and b.place = n.place
    ) as r
    group by r.night, r.price, r.full_price, r.tax_rate
  )), v_plan);
end $$;

/* Returns the parts of a booking on other dates, priced as by private.changed_price. A dropped part stays as it is. */
create function private.changed_parts(p_booking public.bookings, p_check_in date, p_check_out date, p_pricing text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(case when b.num_rooms = 0 then p.part else private.part_at(c, b.num_adults, b.num_children, private.changed_price(
    a.booking, c, p_check_in, p_check_out, b.num_rooms, b.num_adults, b.num_children, p_pricing, null
  )) end order by p.n)
  from (
    select k as booking, row_number() over () - 1 as n from private.apart(p_booking) as k
  ) as a
  join jsonb_array_elements((p_booking).parts) with ordinality as p (part, n) on p.n = a.n
  cross join lateral (select (a.booking).*) as b
  join public.room_categories as c on c.id = b.room_category_id
$$;

/* Writes a change at a given price. Returns null, or sold_out {rooms_free}. The terms never count from an earlier day. */
create or replace function private.write_priced(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_price private.stay_price, p_price_reason text
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_full text;
begin
  begin
    update public.bookings set
      room_category_id = p_room.id, check_in_date = p_check_in, check_out_date = p_check_out, num_rooms = p_rooms, num_adults = p_adults,
      num_children = p_children, base_price = p_price.base_price, total_amount = p_price.total_amount, full_amount = p_price.full_amount,
      price_lines = p_price.price_lines, taxes = p_price.taxes, tax_rate = p_price.tax_rate, tax_amount = p_price.tax_amount,
      extras = p_price.extras, parts = p_price.parts,
      advance_amount = least(advance_agreed, p_price.total_amount), terms_date = greatest(terms_date, p_check_in),
      agreed_nights = case when p_check_out - p_check_in > nights then coalesce(agreed_nights, nights) else agreed_nights end,
      price_reason = p_price_reason
    where id = (p_booking).id returning * into v_booking;
  exception when sqlstate 'PT409' then
    get stacked diagnostics v_full = pg_exception_detail;
    return (
      select private.refusal('sold_out', 'rooms_free', private.rooms_free_for(p_booking, c, p_check_in, p_check_out))
        || case when p_price.parts is not null then jsonb_build_object('room_name', c.name) else '{}' end
      from public.room_categories as c where c.id = v_full::uuid
    );
  end;
  perform private.settle_price((p_booking).total_amount, v_booking);
  return null;
end $$;

/* Returns the facts that are not about the guest. An allow list, so that new columns stay private. */
create or replace function private.open_facts(p_facts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p_facts)
  where key = any ('{id,booking_reference,booking_status,payment_status,created_at,hotel_id,hotel_name,hotel_city,room_category_id,room_name,
    check_in_date,check_out_date,nights,num_adults,num_children,num_rooms,base_price,total_amount,currency,tax_rate,tax_amount,advance_percent,
    advance_amount,advance_reason,cancellation_policy,cancelled_at,full_amount,price_lines,taxes,is_expired,advance_due_at,source,legal_versions,
    erased_at,stay_state,checked_in_at,checked_out_at,cancelled_by_guest,cancel_answer_by,no_show_disputed_at,no_show_fee,booked_by_guest,
    refund_amount,reported_amount,is_verified,extras,plan,code,parts,more_rooms}'::text[])
$$;

create or replace view private.booking_facts as
select
  b.id, b.booking_reference, b.booking_status, b.payment_status, b.created_at, b.hotel_id, h.name as hotel_name, h.city as hotel_city,
  b.room_category_id, c.name as room_name, b.check_in_date, b.check_out_date, b.nights, b.num_adults, b.num_children, b.num_rooms,
  b.base_price, b.total_amount, b.currency, b.tax_rate, b.tax_amount, b.advance_percent, b.advance_amount,
  b.advance_reason, b.cancellation_policy, b.cancelled_at,
  coalesce(b.full_amount, b.total_amount) as full_amount,
  coalesce(b.price_lines, jsonb_build_array(jsonb_build_object(
    'first_night', b.check_in_date, 'nights', b.nights, 'num_rooms', b.num_rooms, 'price', b.base_price, 'full_price', b.base_price,
    'tax_rate', b.tax_rate
  ))) as price_lines,
  coalesce(b.taxes, jsonb_build_array(jsonb_build_object('tax_rate', b.tax_rate, 'amount', b.total_amount, 'tax', b.tax_amount))) as taxes,
  -- Also if someone cancelled it after the deadline, before the job did.
  b.booking_status = 'cancelled' and b.payment_status = 'pending' and coalesce(b.cancelled_at >= b.advance_due_at, false) as is_expired,
  -- Null if the booking does not expire: paid, over, moved to an earlier day, or the job is off. Not a function, which slowed exports.
  case when b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed')
    and b.advance_due_at <= private.deadlines_end(b.check_in_date)
    and (select cancel_unpaid_after_hours from private.settings) is not null then b.advance_due_at end as advance_due_at,
  b.guest_name, b.guest_email, b.guest_phone, b.special_requests, left(b.arrival_time::text, 5) as arrival_time, b.source, b.legal_versions, b.erased_at,
  b.stay_state, b.checked_in_at, b.checked_out_at, b.cancel_reason, b.cancelled_by_guest, b.cancel_answer_by,
  b.no_show_disputed_at, b.no_show_fee, b.no_show_fee_reason,
  -- A property gets no reviews from bookings whose guest it typed.
  private.is_by_guest(b) as booked_by_guest,
  case when b.booking_status = 'cancelled' and b.payment_status in ('paid', 'refunded') then private.announced_refund(b) end as refund_amount,
  case when b.has_report and (
    b.payment_status in ('pending', 'failed') and b.advance_amount > 0 or b.checked_out_at is not null or b.booking_status = 'cancelled'
  ) then private.reported_of(b.id) else 0 end as reported_amount,
  b.verified_at is not null as is_verified, b.extras, b.plan, b.code, b.parts
from public.bookings as b
join public.hotels as h on h.id = b.hotel_id
join public.room_categories as c on c.id = b.room_category_id;

drop function public.create_booking_tx;
drop function private.create_booking;

/* create_booking_tx: books rooms, all or nothing. total_amount: paise the guest saw, only compared. idempotency_key: the same request returns the
   same reference. p_offer: an offer's token, which books its held rooms at its price. p_extras: [{id, quantity}]. p_plan_id, p_code: a rate plan and a
   discount code; an offer has its own. p_more_rooms: further room types, without an offer. Returns {ok, booking_reference, stay_token, total_amount, currency, replayed}
   or {ok: false, code}: sold_out, price_changed, invalid_dates, past_dates, too_many_nights, too_far_ahead, those of refuse_stay,
   too_many_guests, too_many_rooms, invalid_guests, invalid_guest, room_not_found, offer_over, texts_changed, key_reused, rate_limited, busy,
   human_needed, held_unpaid with rooms_left, plan_gone, those of find_code, extra_lines and more_rooms. With further types a refusal names its type in
   room_name. Early refusals count only for the caller. Lock order, against deadlocks: client counts, key, counts of
   contact, site and room nights, the turn to write, nights. */
create function private.create_booking(
  p_hotel_id uuid, p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_guest_name text, p_guest_email text,
  p_total_amount bigint default null, p_guest_phone text default null, p_num_adults integer default 1,
  p_num_children integer default 0, p_num_rooms integer default 1, p_special_requests text default null,
  p_idempotency_key uuid default null, p_legal_versions jsonb default null, p_offer text default null, p_language text default null, p_extras jsonb default null,
  p_plan_id uuid default null, p_code text default null, p_more_rooms jsonb default null
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
  v_plan private.price_plans;
  v_offer record;
  v_offered_by uuid;
  v_code record;
  v_extras record;
  v_price_reason text;
  v_known private.idempotency_keys;
  v_booking public.bookings;
  v_met text;
  v_left integer;
  v_more record;
  v_each record;
  v_full text;
begin
  select * into v_limits from private.limits;
  if v_too_long is null then
    v_name := coalesce(private.neat(p_guest_name), '');
    v_email := coalesce(private.neat(p_guest_email), '');
    v_phone := nullif(private.tidy_phone(p_guest_phone), '');
    v_requests := coalesce(private.neat(p_special_requests), '');
    -- Repeated calls are answered before they are counted, so a retry after a lost answer always works.
    if p_idempotency_key is not null then
      v_hash := sha256(convert_to((jsonb_build_array(
        p_hotel_id, p_room_category_id, p_check_in_date, p_check_out_date, v_name, v_email, p_total_amount, v_phone, v_adults, v_children,
        v_rooms, v_requests, p_offer
      -- A request of an older page has the hash that it had.
      ) || case when p_extras is null and p_more_rooms is null then '[]' else jsonb_build_array(p_extras) end
        || case when p_more_rooms is null then '[]' else jsonb_build_array(p_more_rooms) end
        || case when num_nonnulls(p_plan_id, p_code) = 0 then '[]' else jsonb_build_array(jsonb_build_object('plan', p_plan_id, 'code', p_code)) end)::text, 'UTF8'));
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
  select * into v_code from private.find_code(p_hotel_id, case when p_offer is null then p_code end, v_email, p_check_in_date, p_check_out_date);
  if v_code.refusal is not null then return v_code.refusal; end if;
  if p_offer is null then
    v_refusal := private.refuse_stay(v_room, p_check_in_date, p_check_out_date);
    if v_refusal is not null then return v_refusal; end if;
    v_plan := private.plan_on_sale(p_plan_id, p_hotel_id);
  else
    select * into v_offer from private.offer_of(p_offer, v_room.id, p_check_in_date, p_check_out_date, v_rooms, v_adults, v_children);
    if (v_offer.hold).id is null then return private.offer_over(); end if;
    v_price := jsonb_populate_record(null::private.stay_price, (v_offer.offer).price);
    -- The offer stays valid, whatever happened to its plan and code.
    v_plan := jsonb_populate_record(null::private.price_plans, (v_offer.offer).price -> 'plan');
    v_code.code := jsonb_populate_record(null::private.discount_codes, (v_offer.offer).price -> 'code');
    if p_code is distinct from (v_code.code).code and p_code is not null then return private.refusal('code_unknown'); end if;
    v_offered_by := (v_offer.offer).offered_by;
    v_price_reason := (v_offer.offer).price_reason;
  end if;
  if p_offer is not null and p_more_rooms <> all (array['[]', 'null']::jsonb[]) then return private.refusal('invalid_rooms'); end if;
  if p_plan_id is distinct from v_plan.id and (p_offer is null or p_plan_id is not null) then return private.refusal('plan_gone'); end if;
  select * into v_more from private.more_rooms(
    p_hotel_id, v_room.id, p_more_rooms, p_check_in_date, p_check_out_date, p_first_rooms => v_rooms, p_plan => v_plan, p_code => v_code.code
  );
  if v_more.refusal is not null then return v_more.refusal; end if;
  if p_offer is null then
    v_price := private.quote(
      v_room, p_check_in_date, p_check_out_date, v_rooms, v_adults, v_children, p_plan => v_plan,
      p_code => private.code_for(v_code.code, v_rooms, v_more.rooms)
    );
  end if;
  v_price := private.with_plan(private.with_parts(v_price, v_more.parts, p_check_in_date, p_check_out_date), v_plan);
  select * into v_extras from private.extra_lines(
    p_hotel_id, p_extras, p_check_out_date - p_check_in_date, v_adults + v_children + private.people_in(v_more.parts), p_offer is null,
    p_included => case when p_offer is null then v_plan.extra_id end
  );
  if v_extras.refusal is not null then return v_extras.refusal; end if;
  v_price := private.with_extras(v_price, v_extras.lines);
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
      raise exception 'sold_out' using errcode = 'PT409', detail = v_room.id;
    end if;
    if v_client is not null then
      select * into v_refusal, v_met
      from private.count_booking(v_client, v_email, v_more.rooms * (p_check_out_date - p_check_in_date), v_limits);
      if v_refusal is not null then raise exception 'rate_limited' using errcode = 'PT429'; end if;
    end if;
    if v_more.parts is null then perform private.acquire_slot(p_room_category_id);
    else
      -- The slots in one order, so that two bookings with the same types do not wait for each other.
      perform private.acquire_slot(k.id) from (
        select p.id from (
          select p_room_category_id as id union all
          select m.room_category_id from jsonb_to_recordset(v_more.parts) as m (room_category_id uuid)
        ) as p order by abs(hashtext(p.id::text) % 3)
      ) as k;
    end if;
    perform private.lock_code(v_code.code);
    if p_offer is not null then
      -- Releases the held rooms under the locks that the booking takes, in the order of move_nights. The first booking by the link gets them.
      perform from public.room_categories where id = p_room_category_id for share;
      delete from private.holds where id = (v_offer.hold).id;
      if not found then raise exception 'offer_over' using errcode = 'PT410'; end if;
    elsif v_client is not null and v_price.advance_amount > 0 then
      for v_each in
        select v_room as room, v_rooms as rooms union all
        select c, m.num_rooms from jsonb_to_recordset(v_more.parts) as m (room_category_id uuid, num_rooms integer)
        join public.room_categories as c on c.id = m.room_category_id
      loop
        v_left := private.may_hold_unpaid(v_each.room, p_check_in_date, p_check_out_date, v_email, private.is_own_address(v_email));
        if v_each.rooms > v_left then
          v_full := (v_each.room).id;
          if private.rooms_free((v_each.room).id, (v_each.room).total_rooms, p_check_in_date, p_check_out_date) < v_each.rooms then
            raise exception 'sold_out' using errcode = 'PT409', detail = v_full;
          end if;
          raise exception 'held_unpaid' using errcode = 'PT423';
        end if;
      end loop;
    end if;
    insert into public.bookings (
      hotel_id, room_category_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date, num_adults, num_children,
      num_rooms, base_price, total_amount, full_amount, price_lines, taxes, currency, tax_rate, tax_amount, advance_percent,
      advance_amount, advance_reason, special_requests, legal_versions, source, booked_by, price_reason,
      language, verified_at, extras, plan, code, parts
    ) values (
      p_hotel_id, p_room_category_id, v_name, v_email, v_phone, p_check_in_date, p_check_out_date, v_adults, v_children,
      v_rooms, v_price.base_price, v_price.total_amount, v_price.full_amount, v_price.price_lines, v_price.taxes, v_price.currency,
      v_price.tax_rate, v_price.tax_amount, v_price.advance_percent, v_price.advance_amount, v_price.advance_reason, v_requests, p_legal_versions,
      case when p_offer is null then 'site' else 'phone' end::public.booking_source, v_offered_by, v_price_reason,
      private.language_of(p_language), case when p_offer is not null or private.is_own_address(v_email) then now() end, v_price.extras,
      private.plan_json(v_plan), private.code_json(v_code.code), v_price.parts
    ) returning * into v_booking;
    insert into private.code_uses (booking_id, code_id) select v_booking.id, (v_code.code).id where (v_code.code).id is not null;
    update private.idempotency_keys set booking_id = v_booking.id where key = p_idempotency_key;
  exception
    when sqlstate 'PT409' then
      get stacked diagnostics v_full = pg_exception_detail;
      perform private.count_less('book', full_try - 1);
      return private.sold_out_of(v_full::uuid, p_check_in_date, p_check_out_date, v_more.parts is not null);
    when sqlstate 'PT410' then return private.offer_over();
    when sqlstate 'PT411' then return private.refusal('code_used_up');
    when sqlstate 'PT423' then
      return private.refusal('held_unpaid', 'rooms_left', greatest(v_left, 0))
        || case when v_more.parts is not null then jsonb_build_object(
          'room_name', (select c.name from public.room_categories as c where c.id = v_full::uuid)
        ) else '{}' end;
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

drop function public.booking_quote;
drop function private.booking_quote;

/* Returns the hotel's other room types. price: paise for one room and two guests, or one; null without dates and for dates that it does not sell. */
create function private.other_rooms(
  p_room public.room_categories, p_check_in date, p_check_out date, p_plan private.price_plans
) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'name', c.name, 'max_occupancy', c.max_occupancy, 'total_rooms', c.total_rooms,
    'rooms_free', case when p_check_in is not null then private.rooms_free(c.id, c.total_rooms, p_check_in, p_check_out) end,
    'price', case when p_check_in is not null and private.refuse_stay(c, p_check_in, p_check_out) is null
      then (private.quote(c, p_check_in, p_check_out, 1, least(c.max_occupancy, 2), 0, p_plan => p_plan)).total_amount end
  ) order by c.base_price, c.id), '[]')
  from public.room_categories as c where c.hotel_id = (p_room).hotel_id and c.id <> (p_room).id and c.is_active
$$;

/* Returns a stay's total in paise by each plan on sale and at the standard price, cheapest first; meal: the name of the included one. p_at_desk: with
   the tax of the front desk. p_more: further room types, in the totals too. Null without plans or dates. */
create function private.plan_prices(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer,
  p_at_desk boolean default false, p_more jsonb default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
    'id', (p.plan).id, 'name', (p.plan).name, 'is_refundable', coalesce((p.plan).is_refundable, true), 'meal', m.lines #>> '{0,name}',
    'total_amount', t.total_amount
  ) order by t.total_amount, (p.plan).id nulls first)
  from (
    select null::private.price_plans as plan
    union all
    select p from private.price_plans as p where p.hotel_id = (p_room).hotel_id and p.removed_at is null
  ) as p
  cross join lateral private.more_rooms(
    (p_room).hotel_id, (p_room).id, p_more, p_check_in, p_check_out, p_first_rooms => p_rooms, p_plan => p.plan
  ) as r
  cross join lateral private.extra_lines(
    (p_room).hotel_id, null, p_check_out - p_check_in, p_adults + p_children + private.people_in(r.parts), not p_at_desk,
    p_included => (p.plan).extra_id
  ) as m
  cross join lateral private.with_extras(
    private.with_parts(private.quote(
      p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_is_taxed => not p_at_desk or private.charges_gst((p_room).hotel_id),
      p_plan => p.plan
    ), r.parts, p_check_in, p_check_out), m.lines
  ) as t
  where p_check_in is not null and exists (
    select from private.price_plans as o where o.hotel_id = (p_room).hotel_id and o.removed_at is null
  )
$$;

/* Returns hotel, room and, with dates, the price in paise. advance_hours: null for never. p_offer: an offer's token. dates_error: from refuse_dates
   or refuse_stay. extras: those on sale. p_extras:
   [{id, quantity}], in the price. p_plan_id: its rate plan; quote.plan is null if it is not on sale, and the price the standard one. p_more_rooms: further
   room types, in the price too. other_rooms: those that can be added. full_room: the name of a further type without enough rooms.
   {ok: false, code}: room_not_found, those of extra_lines and more_rooms, invalid_rooms also for an offer with further types. */
create function private.booking_quote(
  p_room_category_id uuid, p_check_in date default null, p_check_out date default null, p_num_rooms integer default 1,
  p_num_adults integer default 1, p_num_children integer default 0, p_offer text default null, p_extras jsonb default null,
  p_plan_id uuid default null, p_more_rooms jsonb default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_room public.room_categories;
  v_hotel public.hotels;
  v_offer record;
  v_price private.stay_price;
  v_plan private.price_plans;
  v_refusal text;
  v_extras record;
  v_more record;
  v_parts jsonb;
  v_rooms integer := greatest(coalesce(p_num_rooms, 1), 1);
  v_adults constant integer := least(greatest(coalesce(p_num_adults, 1), 1), 1000);
  v_children constant integer := least(greatest(coalesce(p_num_children, 0), 0), 1000);
begin
  select * into v_room from public.room_categories where id = p_room_category_id and is_active;
  if found then select * into v_hotel from public.hotels where id = v_room.hotel_id and is_active; end if;
  if not found then return private.refusal('room_not_found'); end if;
  v_rooms := least(v_rooms, v_room.total_rooms);
  select * into v_offer from private.offer_of(p_offer, v_room.id, p_check_in, p_check_out, v_rooms, v_adults, v_children);
  if (v_offer.hold).id is not null and p_more_rooms <> all (array['[]', 'null']::jsonb[]) then return private.refusal('invalid_rooms'); end if;
  v_plan := case
    when (v_offer.hold).id is null then private.plan_on_sale(p_plan_id, v_hotel.id)
    else jsonb_populate_record(null::private.price_plans, (v_offer.offer).price -> 'plan')
  end;
  if p_check_in is not null or p_check_out is not null then
    v_refusal := coalesce(
      private.refuse_dates(p_check_in, p_check_out),
      case when (v_offer.hold).id is null then private.refuse_stay(v_room, p_check_in, p_check_out) ->> 'error' end
    );
  end if;
  if v_refusal is null and p_check_in is not null then
    select * into v_more from private.more_rooms(
      v_hotel.id, v_room.id, p_more_rooms, p_check_in, p_check_out, p_first_rooms => v_rooms, p_plan => v_plan
    );
    -- The stay rule of a further type.
    v_refusal := v_more.refusal ->> 'error';
    if v_more.refusal is not null and v_refusal is null then return v_more.refusal; end if;
    v_parts := v_more.parts;
  end if;
  if v_refusal is not null then
    p_check_in := null;
    p_check_out := null;
  elsif p_check_in is not null then
    v_price := case
      when (v_offer.hold).id is null then private.quote(v_room, p_check_in, p_check_out, v_rooms, v_adults, v_children, p_plan => v_plan)
      else jsonb_populate_record(null::private.stay_price, (v_offer.offer).price)
    end;
    v_price := private.with_plan(private.with_parts(v_price, v_parts, p_check_in, p_check_out), v_plan);
    select * into v_extras from private.extra_lines(
      v_hotel.id, p_extras, p_check_out - p_check_in, v_adults + v_children + private.people_in(v_parts), (v_offer.hold).id is null,
      p_included => case when (v_offer.hold).id is null then v_plan.extra_id end
    );
    if v_extras.refusal is not null then return v_extras.refusal; end if;
    v_price := private.with_extras(v_price, v_extras.lines);
  end if;
  return jsonb_build_object(
    'ok', true,
    'hotel', private.hotel_json(v_hotel),
    'room', private.room_json(v_room, p_check_in, p_check_out, v_rooms, v_adults, v_children)
      || case
        when (v_offer.hold).id is not null then '{"plans": null}'
        when v_parts is null then '{}'
        else jsonb_build_object('plans', private.plan_prices(
          v_room, p_check_in, p_check_out, v_rooms, v_adults, v_children, p_more => p_more_rooms
        ))
      end,
    'quote', case when p_check_in is not null then to_jsonb(v_price) || jsonb_build_object(
      -- Rounded down, so that guests are not promised more time.
      'advance_hours', floor(extract(epoch from private.advance_deadline(now(), p_check_in, v_price.advance_amount) - now()) / 3600),
      'terms', case when v_plan.is_refundable is false then '{"percent": 0, "until": null}' else private.terms_on(v_hotel, p_check_in) end,
      'plan', private.plan_json(v_plan), 'code', (v_offer.offer).price -> 'code',
      'rooms_free', private.rooms_free(v_room.id, v_room.total_rooms, p_check_in, p_check_out) + coalesce((v_offer.hold).rooms, 0),
      'full_room', (
        select c.name from jsonb_to_recordset(v_parts) as m (room_category_id uuid, num_rooms integer)
        join public.room_categories as c on c.id = m.room_category_id
        where private.rooms_free(c.id, c.total_rooms, p_check_in, p_check_out) < m.num_rooms limit 1
      ),
      'note', case when (v_offer.hold).id is not null then format(
        'The hotel holds this room for you until %s, %s IST.',
        private.day_words(((v_offer.hold).ends_at at time zone 'Asia/Kolkata')::date),
        to_char((v_offer.hold).ends_at at time zone 'Asia/Kolkata', 'FMHH12:MI AM')
      ) end
    ) end,
    'dates_error', v_refusal,
    'takes_codes', (v_offer.hold).id is null and exists (select from private.discount_codes where hotel_id = v_hotel.id and ended_at is null),
    'extras', private.extras_on_sale(v_hotel.id, (v_offer.hold).id is null, v_plan.extra_id),
    'other_rooms', case when (v_offer.hold).id is null then private.other_rooms(v_room, p_check_in, p_check_out, v_plan) end,
    'caller', case when (v_offer.hold).id is not null then
      jsonb_build_object('guest_name', (v_offer.offer).guest_name, 'guest_phone', (v_offer.offer).guest_phone)
    end,
    'asks_human', (select guests_prove_human from private.settings)
  );
end $$;
select private.offer('booking_quote', 'anon, authenticated, service_role');

drop function public.desk_quote;
drop function private.desk_quote;

drop function private.held_offer;
create function private.held_offer(
  p_room_category_id uuid, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer, p_night_price bigint, p_hold_id uuid,
  p_plan_id uuid default null, p_code text default null
) returns private.stay_offers
language sql stable set search_path = ''
as $$
  select (k.offer).*
  from private.stay_offers as o
  cross join lateral private.offer_of(o.token, p_room_category_id, p_check_in, p_check_out, p_rooms, p_adults, p_children) as k
  where o.hold_id = p_hold_id and (k.offer).night_price is not distinct from p_night_price
    and (o.price #>> '{plan,id}', o.price #>> '{code,code}') is not distinct from (p_plan_id::text, p_code)
$$;

drop function private.desk_price;
/* Returns the price of a desk booking with plan, code and extras: of an unchanged hold its offer, whatever the rates are now. Refusals: those of
   refuse_desk_stay, refuse_hold and refuse_low_stay, one_price (a custom price with a plan or code), plan_gone, those of find_code and extra_lines. */
create function private.desk_price(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer,
  p_night_price bigint, p_hold_id uuid, p_extras jsonb, p_plan_id uuid, p_code text, p_email text,
  out refusal jsonb, out price private.stay_price, out plan private.price_plans, out code private.discount_codes
)
language plpgsql stable set search_path = ''
as $$
declare
  v_told constant private.stay_offers := private.held_offer(
    (p_room).id, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_night_price, p_hold_id, p_plan_id, p_code
  );
  v_code record;
  v_extras record;
begin
  if v_told.hold_id is null then
    plan := private.plan_on_sale(p_plan_id, (p_room).hotel_id);
    select * into v_code from private.find_code((p_room).hotel_id, p_code, p_email, p_check_in, p_check_out);
    code := v_code.code;
    refusal := v_code.refusal;
  else
    plan := jsonb_populate_record(null::private.price_plans, v_told.price -> 'plan');
    code := jsonb_populate_record(null::private.discount_codes, v_told.price -> 'code');
  end if;
  refusal := coalesce(
    private.refuse_desk_stay(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_night_price),
    private.refuse_hold(p_hold_id, (p_room).id),
    private.refuse_low_stay(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_night_price, p_hold_id),
    case
      when p_night_price is not null and num_nonnulls(p_plan_id, p_code) > 0 then private.refusal('one_price')
      when p_plan_id is distinct from (plan).id then private.refusal('plan_gone')
    end,
    refusal
  );
  if refusal is not null then return; end if;
  select * into v_extras from private.extra_lines(
    (p_room).hotel_id, p_extras, p_check_out - p_check_in, p_adults + p_children, false, true,
    p_included => case when v_told.hold_id is null then (plan).extra_id end
  );
  refusal := v_extras.refusal;
  price := private.with_extras(case
    when v_told.hold_id is not null then jsonb_populate_record(null::private.stay_price, v_told.price)
    else private.quote(
      p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_night_price => p_night_price,
      p_is_taxed => private.charges_gst((p_room).hotel_id), p_plan => plan, p_code => code
    )
  end, v_extras.lines);
end $$;

/* Returns the price of a desk booking. p_night_price: custom price in paise a room night before tax. p_hold_id: its rooms count as available and its
   price stays. rule: the sentence that would refuse guests, or null. plans: as in plan_prices. A code that the guest cannot use leaves the price, and
   code_error says why. Codes: those of refuse_desk and desk_price. */
create function private.desk_quote(
  p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_num_rooms integer, p_num_adults integer,
  p_num_children integer default 0, p_night_price bigint default null, p_hold_id uuid default null,
  p_extras jsonb default null, p_plan_id uuid default null, p_code text default null, p_guest_email text default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk_of(p_room_category_id);
  v_room constant public.room_categories := (select r from public.room_categories as r where id = p_room_category_id);
  v_code_error jsonb;
  v_sale record;
begin
  if v_refusal is not null then return v_refusal; end if;
  loop
    select * into v_sale from private.desk_price(
      v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price, p_hold_id, p_extras, p_plan_id,
      p_code, p_guest_email
    );
    exit when p_code is null or starts_with(v_sale.refusal ->> 'code', 'code_') is not true;
    v_code_error := v_sale.refusal -> 'code';
    p_code := null;
  end loop;
  if v_sale.refusal is not null then return v_sale.refusal; end if;
  return jsonb_build_object(
    'ok', true, 'rooms_free', private.rooms_free_with(v_room, p_check_in_date, p_check_out_date, p_hold_id),
    'max_guests', v_room.max_occupancy * p_num_rooms, 'rule', private.refuse_stay(v_room, p_check_in_date, p_check_out_date, p_at_desk => true) ->> 'error',
    'plan', private.plan_json(v_sale.plan), 'code', private.code_json(v_sale.code), 'code_error', v_code_error,
    'plans', private.plan_prices(v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_at_desk => true),
    'takes_codes', exists (select from private.discount_codes where hotel_id = v_room.hotel_id and ended_at is null)
  ) || to_jsonb(v_sale.price);
end $$;
select private.offer('desk_quote', 'authenticated');

drop function public.book_at_desk;
drop function private.book_at_desk;

/* Books for a caller without an advance. p_hold_id: a hold that becomes this booking in one transaction. Codes: those of hold_rooms but
   too_many_holds, too_many_mails, invalid_change, key_reused, those of desk_price. */
create function private.book_at_desk(
  p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_num_rooms integer, p_num_adults integer, p_num_children integer,
  p_guest_name text, p_total_amount bigint, p_idempotency_key uuid, p_guest_phone text default null, p_guest_email text default null,
  p_special_requests text default null, p_source text default 'phone', p_night_price bigint default null, p_price_reason text default null,
  p_hold_id uuid default null, p_extras jsonb default null, p_plan_id uuid default null, p_code text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_name constant text := coalesce(private.neat(left(p_guest_name, 1000)), '');
  v_phone constant text := nullif(private.tidy_phone(left(p_guest_phone, 200)), '');
  v_email constant text := nullif(private.neat(left(p_guest_email, 1000)), '');
  v_requests constant text := coalesce(private.neat(left(p_special_requests, 6000)), '');
  v_reason constant text := nullif(private.neat(left(p_price_reason, 2000)), '');
  v_hash constant bytea := sha256(convert_to((jsonb_build_array(
    'desk', p_room_category_id, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, v_name, v_phone, v_email,
    v_requests, p_source, p_night_price, v_reason, p_total_amount, p_hold_id
  -- A request of an older page has the hash that it had.
  ) || case when p_extras is null then '[]' else jsonb_build_array(p_extras) end
    || case when num_nonnulls(p_plan_id, p_code) = 0 then '[]' else jsonb_build_array(jsonb_build_object('plan', p_plan_id, 'code', p_code)) end)::text, 'UTF8'));
  v_refusal jsonb := private.refuse_desk_of(p_room_category_id);
  v_room constant public.room_categories := (select r from public.room_categories as r where id = p_room_category_id);
  v_sale record;
  v_price private.stay_price;
  v_known private.idempotency_keys;
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_known from private.idempotency_keys where key = p_idempotency_key;
  if found then return private.replay_at_desk(v_known, v_hash); end if;
  select * into v_sale from private.desk_price(
    v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price, p_hold_id, p_extras, p_plan_id, p_code,
    v_email
  );
  v_refusal := coalesce(
    v_sale.refusal,
    private.refuse_caller(v_name, v_phone, v_email, v_requests, p_night_price, v_reason),
    case
      when p_idempotency_key is null or (p_source in ('phone', 'walk_in', 'email', 'other')) is not true then private.refusal('invalid_change')
    end
  );
  if v_refusal is not null then return v_refusal; end if;
  v_price := v_sale.price;
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
    perform private.lock_code(v_sale.code);
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
      advance_amount, special_requests, source, booked_by, price_reason, extras,
      plan, code
    ) values (
      v_room.hotel_id, v_room.id, v_name, v_email, v_phone, p_check_in_date, p_check_out_date, p_num_adults, p_num_children,
      p_num_rooms, v_price.base_price, v_price.total_amount, v_price.full_amount, v_price.price_lines, v_price.taxes, v_price.currency,
      v_price.tax_rate, v_price.tax_amount, 0, 0, v_requests, p_source::public.booking_source, (select auth.uid()),
      case when p_night_price is not null then v_reason end, v_price.extras,
      private.plan_json(v_sale.plan), private.code_json(v_sale.code)
    ) returning * into v_booking;
    insert into private.code_uses (booking_id, code_id) select v_booking.id, (v_sale.code).id where (v_sale.code).id is not null;
    update private.idempotency_keys set booking_id = v_booking.id where key = p_idempotency_key;
  exception
    when sqlstate 'PT409' then
      return private.refusal('sold_out', 'rooms_free', private.rooms_free_with(v_room, p_check_in_date, p_check_out_date, p_hold_id));
    when sqlstate 'PT410' then return private.refusal('not_held');
    when sqlstate 'PT411' then return private.refusal('code_used_up');
  end;
  return jsonb_build_object(
    'ok', true, 'booking_id', v_booking.id, 'booking_reference', v_booking.booking_reference, 'total_amount', v_booking.total_amount, 'currency', v_booking.currency,
    'replayed', false
  );
end $$;
select private.offer('book_at_desk', 'authenticated');

drop function public.hold_rooms;
drop function private.hold_rooms;
/* Holds rooms for a caller for 24 hours; anyone with the link of the offer can book them. p_total_amount: the price that the desk saw. Codes: those
   of refuse_desk and desk_price, invalid_guest {field}, no_reason, price_changed {total_amount}, too_many_holds (100 a property), sold_out {rooms_free}, busy. */
create function private.hold_rooms(
  p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_num_rooms integer, p_num_adults integer, p_num_children integer,
  p_guest_name text, p_guest_phone text, p_total_amount bigint, p_night_price bigint default null, p_price_reason text default null,
  p_plan_id uuid default null, p_code text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_name constant text := coalesce(private.neat(left(p_guest_name, 1000)), '');
  v_phone constant text := nullif(private.tidy_phone(left(p_guest_phone, 200)), '');
  v_reason constant text := nullif(private.neat(left(p_price_reason, 2000)), '');
  v_refusal jsonb := private.refuse_desk_of(p_room_category_id);
  v_room constant public.room_categories := (select r from public.room_categories as r where id = p_room_category_id);
  v_sale record;
  v_price private.stay_price;
  v_hold private.holds;
  v_token text;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_sale from private.desk_price(
    v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price, null, null, p_plan_id, p_code, null
  );
  v_refusal := coalesce(v_sale.refusal, private.refuse_caller(v_name, v_phone, null, '', p_night_price, v_reason));
  if v_refusal is not null then return v_refusal; end if;
  v_price := v_sale.price;
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
    values (v_hold.id, v_name, v_phone, p_num_adults, p_num_children, to_jsonb(v_price) || jsonb_strip_nulls(jsonb_build_object(
      'plan', private.plan_json(v_sale.plan) || jsonb_build_object('extra_id', (v_sale.plan).extra_id), 'code', private.code_json(v_sale.code)
    )), p_night_price, case when p_night_price is not null then v_reason end, (select auth.uid()))
    returning token into v_token;
  exception
    when sqlstate 'PT409' then
      return private.refusal('sold_out', 'rooms_free', private.rooms_free(v_room.id, v_room.total_rooms, p_check_in_date, p_check_out_date));
  end;
  return jsonb_build_object('ok', true, 'offer', v_token, 'ends_at', v_hold.ends_at);
end $$;
select private.offer('hold_rooms', 'authenticated');
