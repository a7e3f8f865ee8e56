-- GST on rooms.

/* Returns the guest's price in paise, in whole rupees (half up), at least ₹1. Same as allInPrice in src/domain/listing/listing.ts. */
create function private.all_in_price(p_base bigint, p_rate numeric) returns bigint
language sql immutable return greatest((p_base * (1000 + (p_rate * 10)::bigint) + 50000) / 100000 * 100, 100);

/* Returns the price before tax in paise whose all-in price is nearest. */
create function private.price_before_tax(p_all_in bigint, p_rate numeric) returns bigint
language sql immutable set search_path = ''
as $$ select round(p_all_in * 1000 / (1000 + p_rate * 10))::bigint $$;

/* Returns the tax in paise: equal Central and State halves (CGST Act 2017 and Goa GST Act 2017, section 9), each rounded half up. */
create function private.tax_contained(p_total bigint, p_rate numeric) returns bigint
language sql immutable set search_path = ''
as $$
  select 2 * div(p_total * (p_rate * 10)::bigint + 1000 + (p_rate * 10)::bigint, 2 * (1000 + (p_rate * 10)::bigint))::bigint
$$;

/* Returns the GST percent for a price a night in paise before tax, on a date in Kolkata. Same as gstOnRooms in src/domain/listing/gst.ts. One
   expression, so that it is inlined. */
create function private.gst_rate(p_base bigint, p_on date default private.today()) returns integer
language sql stable
return case
  when p_on >= date '2022-07-18' and p_on < date '2025-09-22' then case when p_base <= 750000 then 12 else 18 end
  else case when p_base <= 750000 then 5 else 18 end
end;
create type private.rate_kind as enum ('weekdays', 'season', 'nights');
create type private.price_change as enum ('percent', 'amount', 'fixed');

create table private.rate_plans (
  room_category_id uuid primary key references public.room_categories (id) on delete cascade,
  -- People included in the price of each room; null for as many as it sleeps.
  included_guests smallint check (included_guests between 1 and 50),
  -- Paise a night before tax, for each adult and child beyond.
  extra_adult bigint not null default 0 check (extra_adult between 0 and 10000000),
  extra_child bigint not null default 0 check (extra_child between 0 and 10000000),
  -- Percent off stays of 7+ and 28+ nights, and off late bookings. Only the largest counts.
  weekly_discount smallint not null default 0 check (weekly_discount between 0 and 90),
  monthly_discount smallint not null default 0 check (monthly_discount between 0 and 90),
  last_minute_discount smallint not null default 0 check (last_minute_discount between 0 and 90),
  last_minute_days smallint not null default 3 check (last_minute_days between 0 and 60),
  min_nights smallint not null default 1 check (min_nights between 1 and 30),
  max_nights smallint not null default 30 check (max_nights between 1 and 30),
  -- The latest and earliest days before arrival on which it can be booked.
  lead_days smallint not null default 0 check (lead_days between 0 and 365),
  horizon_days smallint not null default 540 check (horizon_days between 1 and 540),
  -- True if a stay below the minimum is sold where it fills a gap: private.fills_gap.
  fills_gaps boolean not null default true,
  -- The hour in Asia/Kolkata from which today is closed; null for none.
  same_day_until smallint check (same_day_until between 1 and 23),
  constraint stays_are_possible check (min_nights <= max_nights and lead_days <= horizon_days)
);
comment on table private.rate_plans is
  'How a category is sold, where that is not simply at its base price: surcharges and discounts, and the limits of a stay. A category without a row has none of it, and no rules.';

create function private.plain_plan(p_room_category_id uuid) returns private.rate_plans
language sql immutable set search_path = ''
as $$ select row (p_room_category_id, null, 0, 0, 0, 0, 0, 3, 1, 30, 0, 540, true, null)::private.rate_plans $$;

create table private.rate_rules (
  id uuid primary key default gen_random_uuid(),
  room_category_id uuid not null references private.rate_plans (room_category_id) on delete cascade,
  kind private.rate_kind not null,
  name text not null default '' check (char_length(name) <= 60 and private.is_line(name)),
  -- A bit for each weekday from Monday; null for all.
  weekdays smallint check (weekdays between 1 and 127),
  -- The nights [first_night, end_date); null for all.
  first_night date,
  end_date date,
  price_change private.price_change,
  -- Tenths of a percent, paise before tax more or less, or the price before tax in paise.
  value bigint,
  min_nights smallint check (min_nights between 1 and 30),
  max_nights smallint check (max_nights between 1 and 30),
  closed_to_arrival boolean,
  closed_to_departure boolean,
  -- Among rules of one kind, the highest position applies.
  position integer not null default 0,
  -- True if min_nights and max_nights bind only stays that arrive on these nights. Else they bind every stay that includes one.
  arrival_only boolean not null default false,
  constraint rule_says_something check (
    price_change is not null or min_nights is not null or max_nights is not null or closed_to_arrival is not null or closed_to_departure is not null
  ),
  constraint rule_has_its_nights check (
    case when kind = 'weekdays' then weekdays is not null and first_night is null and end_date is null
      else isfinite(first_night) and isfinite(end_date) and end_date - first_night between 1 and 1100 end is true
  ),
  constraint rule_is_bounded check (
    case price_change
      when 'percent' then value between -900 and 5000 when 'amount' then value between -100000000 and 100000000
      when 'fixed' then value between 100 and 100000000 else value is null and price_change is null
    end is true
  ),
  constraint rule_can_be_met check (min_nights <= max_nights)
);
comment on table private.rate_rules is
  'What changes the price of nights, or which stays may begin on them, include them and end on them: first those of weekdays, then seasons, then single nights. The last rule of a night that sets a minimum decides it, the number and whether it counts for arrivals only; so with a maximum.';
create index rate_rules_room on private.rate_rules (room_category_id);

/* Returns a price before tax in paise after one more rule. Rounds half up; limits: ₹1 and the highest base price. */
create function private.change_price(p_price bigint, p_base bigint, p_change private.price_change, p_value bigint) returns bigint
language sql immutable set search_path = ''
as $$
  select least(greatest(case p_change
    when 'percent' then div(coalesce(p_price, p_base) * (1000 + p_value) + 500, 1000)::bigint
    when 'amount' then coalesce(p_price, p_base) + p_value
    else p_value
  end, 100), 100000000)
$$;
create aggregate private.changed_price(bigint, private.price_change, bigint) (sfunc = private.change_price, stype = bigint);

/* Returns the tax rate of a room type if a reviewed reason makes it differ from the GST rate; else null. */
create function private.own_rate(p_room public.room_categories) returns numeric
language sql stable set search_path = ''
as $$
  select nullif((p_room).tax_rate, private.gst_rate(private.price_before_tax((p_room).base_price, (p_room).tax_rate)))
$$;

create function private.night_rate(p_net bigint, p_night date, p_own_rate numeric) returns numeric
language sql stable return coalesce(p_own_rate, private.gst_rate(p_net, p_night));

/* Returns a price before tax less a whole percent, half a paisa down. */
create function private.less(p_net bigint, p_percent smallint) returns bigint
language sql immutable return p_net - (p_net * p_percent + 50) / 100;

/* Returns the nights with a rule: net in paise before tax, based on p_net; min_nights and max_nights, negative if they bind arrivals only.
   p_rules: unsaved rules that replace the saved ones. */
create function private.ruled_nights(
  p_room_category_id uuid, p_net bigint, p_from date, p_end date, p_rules private.rate_rules[] default null
) returns table (
  night date, net bigint, min_nights integer, max_nights integer, closed_to_arrival boolean, closed_to_departure boolean
)
language sql stable rows 30
begin atomic
  select
    s.night, s.net,
    s.min_nights[cardinality(s.min_nights)], s.max_nights[cardinality(s.max_nights)],
    s.closed_to_arrival[cardinality(s.closed_to_arrival)], s.closed_to_departure[cardinality(s.closed_to_departure)]
  from (
    -- One sort order for all aggregates means one sort. Negative: binds arrivals only.
    select
      d.night,
      private.changed_price(p_net, k.price_change, k.value order by k.kind, k.position, k.id) filter (where k.price_change is not null) as net,
      array_agg(k.min_nights * k.counts order by k.kind, k.position, k.id) filter (where k.min_nights is not null) as min_nights,
      array_agg(k.max_nights * k.counts order by k.kind, k.position, k.id) filter (where k.max_nights is not null) as max_nights,
      array_agg(k.closed_to_arrival order by k.kind, k.position, k.id) filter (where k.closed_to_arrival is not null) as closed_to_arrival,
      array_agg(k.closed_to_departure order by k.kind, k.position, k.id) filter (where k.closed_to_departure is not null)
        as closed_to_departure
    from (
      select *, case when arrival_only then -1 else 1 end as counts from private.rate_rules
      where room_category_id = p_room_category_id and p_rules is null
      union all
      select *, case when arrival_only then -1 else 1 end from unnest(p_rules)
    ) as k
    cross join lateral (
      select p_from + n as night
      from generate_series(
        greatest(coalesce(k.first_night - p_from, 0), 0), least(coalesce(k.end_date - p_from, p_end - p_from), p_end - p_from) - 1
      ) as n
    ) as d
    where k.weekdays is null or k.weekdays & (1 << extract(isodow from d.night)::integer - 1) <> 0
    group by d.night
  ) as s;
end;

/* Returns all nights: net before tax and all-in price for included guests, in paise. min_nights and max_nights bind stays that arrive, min_through
   and max_through stays that include the night (1 and 30 if unbound). Without a price rule the price is exactly the base price. p_rules: unsaved
   rules that replace the saved ones. */
create function private.category_nights(p_room public.room_categories, p_from date, p_end date, p_rules private.rate_rules[] default null)
returns table (
  night date, net bigint, tax_rate numeric, price bigint, min_nights smallint, max_nights smallint, closed_to_arrival boolean,
  closed_to_departure boolean, min_through smallint, max_through smallint
)
language sql stable rows 30 set search_path = ''
as $$
  select
    n.night, coalesce(r.net, b.net), t.rate,
    case when r.net is null then (p_room).base_price else private.all_in_price(r.net, t.rate) end,
    coalesce(abs(r.min_nights), p.min_nights, 1)::smallint, coalesce(abs(r.max_nights), p.max_nights, 30)::smallint,
    coalesce(r.closed_to_arrival, false), coalesce(r.closed_to_departure, false),
    case when r.min_nights < 0 then 1 else coalesce(r.min_nights, p.min_nights, 1) end::smallint,
    case when r.max_nights < 0 then 30 else coalesce(r.max_nights, p.max_nights, 30) end::smallint
  from (
    select private.price_before_tax((p_room).base_price, (p_room).tax_rate) as net, private.own_rate(p_room) as own_rate
  ) as b
  left join private.rate_plans as p on p.room_category_id = (p_room).id
  cross join lateral (select p_from + d as night from generate_series(0, p_end - p_from - 1) as d) as n
  -- Arguments from a lateral join would read the rules again for each night.
  left join private.ruled_nights(
    (p_room).id, private.price_before_tax((p_room).base_price, (p_room).tax_rate), p_from, p_end, p_rules
  ) as r on r.night = n.night
  cross join lateral (
    select case when r.net is null then (p_room).tax_rate else private.night_rate(r.net, n.night, b.own_rate) end as rate
  ) as t
  order by n.night
$$;

create function private.day_words(p_day date) returns text
language sql immutable set search_path = ''
as $$ select to_char(p_day, 'Dy FMDD Mon') $$;

create function private.hour_now() returns integer
language sql stable return extract(hour from now() at time zone 'Asia/Kolkata')::integer;

/* Returns true if today can still be booked. p_until: hour in Asia/Kolkata, null for no limit. */
create function private.sells_today(p_until smallint) returns boolean
language sql stable return p_until is null or private.hour_now() < p_until;

/* Returns the largest percent off the price before tax that a plan gives for a stay. */
create function private.discount_of(
  p_weekly smallint, p_monthly smallint, p_last_minute smallint, p_last_minute_days smallint, p_nights integer, p_days_ahead integer
) returns smallint
language sql immutable
return greatest(
  0::smallint, case when p_nights >= 7 then p_weekly end, case when p_nights >= 28 then p_monthly end,
  case when p_days_ahead <= p_last_minute_days then p_last_minute end
);

/* Returns the all-in price in paise of a night in one room, after the discount. */
create function private.night_price(p_net bigint, p_night date, p_percent smallint, p_own_rate numeric) returns bigint
language sql stable
return private.all_in_price(
  private.less(p_net, coalesce(p_percent, 0::smallint)),
  private.night_rate(private.less(p_net, coalesce(p_percent, 0::smallint)), p_night, p_own_rate)
);

/* Spreads a party evenly over its rooms: returns how many rooms have which extra adults and children. Adults use the included places first. */
create function private.extra_guests(p_included integer, p_rooms integer, p_adults integer, p_children integer)
returns table (num_rooms integer, adults integer, children integer)
language sql immutable set search_path = ''
as $$
  select count(*)::integer, r.adults, r.children
  from (
    select greatest(p_adults - p_included * p_rooms, 0) as adults, greatest(p_children - greatest(p_included * p_rooms - p_adults, 0), 0) as children
  ) as e
  cross join generate_series(0, p_rooms - 1) as room
  cross join lateral (
    select
      e.adults / p_rooms + (room < e.adults % p_rooms)::integer as adults,
      e.children / p_rooms + ((room - e.adults % p_rooms + p_rooms) % p_rooms < e.children % p_rooms)::integer as children
  ) as r
  group by r.adults, r.children
$$;

/* Returns the price of each night in paise, all-in for each room; rows differ where extra guests pay. p_night_price: paise before tax agreed by the
   front desk, replaces all rates. p_apart: each night as a stay of its own. p_rules: unsaved rules that replace the saved ones. */
create function private.stay_nights(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer, p_today date,
  p_night_price bigint default null, p_apart boolean default false, p_rules private.rate_rules[] default null
) returns table (night date, num_rooms integer, price bigint, full_price bigint, tax_rate numeric)
language plpgsql stable rows 30 set search_path = ''
as $$
declare
  v_plan private.rate_plans;
  v_own_rate numeric;
begin
  if p_night_price is not null then
    return query select n.night, p_rooms, private.all_in_price(p_night_price, n.rate), private.all_in_price(p_night_price, n.rate), n.rate
    from (
      select d.night, private.night_rate(p_night_price, d.night, private.own_rate(p_room)) as rate
      from (select p_check_in + k as night from generate_series(0, p_check_out - p_check_in - 1) as k) as d
    ) as n;
    return;
  end if;
  select * into v_plan from private.rate_plans where room_category_id = (p_room).id;
  if not found then
    if p_rules is null then
      return query select p_check_in + d, p_rooms, (p_room).base_price, (p_room).base_price, (p_room).tax_rate::numeric
      from generate_series(0, p_check_out - p_check_in - 1) as d;
      return;
    end if;
    v_plan := private.plain_plan((p_room).id);
  end if;
  v_own_rate := private.own_rate(p_room);
  return query
  select
    n.night, e.num_rooms, case when t.is_plain and a.percent = 0 then n.price else private.all_in_price(t.net, t.rate) end,
    case when t.is_plain then n.price else private.night_price(e.net, n.night, 0::smallint, v_own_rate) end,
    case when t.is_plain and a.percent = 0 then n.tax_rate else t.rate end
  from private.category_nights(p_room, p_check_in, p_check_out, p_rules) as n
  cross join lateral (
    select private.discount_of(
      v_plan.weekly_discount, v_plan.monthly_discount, v_plan.last_minute_discount, v_plan.last_minute_days,
      case when p_apart then 1 else p_check_out - p_check_in end, case when p_apart then n.night else p_check_in end - p_today
    ) as percent
  ) as a
  cross join lateral (
    select g.num_rooms, n.net + g.adults * v_plan.extra_adult + g.children * v_plan.extra_child as net
    from private.extra_guests(coalesce(v_plan.included_guests, (p_room).max_occupancy), p_rooms, p_adults, p_children) as g
  ) as e
  cross join lateral (
    select e.net = n.net as is_plain, d.net, private.night_rate(d.net, n.night, v_own_rate) as rate from private.less(e.net, a.percent) as d (net)
  ) as t
  order by n.night, e.net desc;
end $$;

create table private.rate_months (
  month date not null,
  -- 0: the type's own row. n: it can be the cheapest for n people in each room. -n: only if cheaper types have too few rooms.
  people smallint not null,
  hotel_id uuid not null,
  room_category_id uuid not null references public.room_categories (id) on delete cascade,
  max_occupancy smallint not null,
  total_rooms smallint not null,
  lead_days smallint not null,
  horizon_days smallint not null,
  same_day_until smallint,
  weekly_discount smallint not null,
  monthly_discount smallint not null,
  last_minute_discount smallint not null,
  last_minute_days smallint not null,
  -- Null if guests beyond those included pay nothing.
  included_guests smallint,
  extra_adult integer,
  extra_child integer,
  own_rate numeric(4, 1),
  -- For the month and 30 days after: lengths sold for a stay from that day, a bit for each number of nights; null for all.
  lengths integer[],
  -- The same for stays that fill a gap (private.fills_gap). Null without a difference, and in rows of the cheapest type.
  gap_lengths integer[],
  -- Sums of the nights before each day, in paise modulo 2^32: two days' difference is the price between them.
  -- Separate sums for each discount, and before tax if extra guests pay.
  sums integer[] not null,
  weekly_sums integer[],
  monthly_sums integer[],
  last_minute_sums integer[],
  nets integer[],
  primary key (room_category_id, month, people)
);
comment on table private.rate_months is
  'The prices of hotels that have rules, as the search reads them. A row for each category and month answers any stay that begins in it. Another row is for each number of people for which the category can be the cheapest, in one room or in several. Triggers and the job roll_rates keep it. Only the search reads it: a booking asks the rules themselves.';
create index rate_months_hotel on private.rate_months (hotel_id, month) where people = 0;
create index rate_months_gaps on private.rate_months (month, room_category_id) where people = 0 and gap_lengths is not null;
-- Holds what search reads in one place: 10,000 hotels in 3 ms instead of 10.
create index rate_months_best on private.rate_months (month, people, hotel_id) include (
  room_category_id, max_occupancy, total_rooms, lead_days, horizon_days, same_day_until, weekly_discount, monthly_discount, last_minute_discount,
  last_minute_days, included_guests, extra_adult, extra_child, own_rate, lengths, gap_lengths, sums, weekly_sums, monthly_sums, last_minute_sums, nets
) where people <> 0;

/* Returns the largest number of people in a room for which rate_months has rows of the cheapest type. Above it, search reads each type. */
create function private.most_people() returns integer
language sql immutable return 6;

create table private.from_prices (
  room_category_id uuid primary key references public.room_categories (id) on delete cascade,
  -- Paise, all-in: the cheapest night on which a stay can begin, without a discount.
  price bigint not null,
  changes_on date not null
);
comment on table private.from_prices is
  'What a night costs at least, of the categories of hotels that have rules; of others it is the base price. Kept as private.rate_months.';

/* Returns the lowest price of a bookable night, in paise, all-in. */
create function private.from_price(p_room public.room_categories) returns bigint
language sql stable set search_path = ''
as $$ select coalesce((select price from private.from_prices where room_category_id = (p_room).id), (p_room).base_price) $$;

/* Returns a sum of paise modulo 2^32, and the difference of two such sums. */
create function private.wrapped(p_sum bigint) returns integer
language sql immutable return ((p_sum + 2147483648) & 4294967295) - 2147483648;
create function private.unwrapped(p_to integer, p_from integer) returns bigint
language sql immutable return (p_to::bigint - p_from) & 4294967295;

/* Returns true if a night costs more by the first sums than by the second; false if one is missing. */
create function private.costs_more(p_sums integer[], p_other integer[]) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return exists (
    select from unnest(p_sums, p_sums[2:], p_other, p_other[2:]) as n (before, after, other_before, other_after)
    where private.unwrapped(n.after, n.before) > private.unwrapped(n.other_after, n.other_before)
  );
end $$;

/* Returns true if this room type always sells the other's stays of the month and never costs more. Ignores extra guests. */
create function private.is_never_dearer(p_month private.rate_months, p_other private.rate_months) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  if p_month.lead_days > p_other.lead_days or p_month.horizon_days < p_other.horizon_days
    or p_month.same_day_until < coalesce(p_other.same_day_until, 24) or exists (
    select from unnest(p_month.lengths, p_other.lengths) as n (own, other) where coalesce(n.other, (1 << 30) - 1) & ~n.own <> 0
  ) then
    return false;
  end if;
  if (p_month.weekly_discount, p_month.monthly_discount, p_month.last_minute_discount, p_month.last_minute_days)
    = (p_other.weekly_discount, p_other.monthly_discount, p_other.last_minute_discount, p_other.last_minute_days)
  then
    return not (
      private.costs_more(p_month.sums, p_other.sums) or private.costs_more(p_month.weekly_sums, p_other.weekly_sums)
      or private.costs_more(p_month.monthly_sums, p_other.monthly_sums)
      or private.costs_more(p_month.last_minute_sums, p_other.last_minute_sums)
    );
  end if;
  return not private.costs_more(p_month.sums, case
    greatest(p_other.weekly_discount, p_other.monthly_discount, p_other.last_minute_discount)
    when 0 then p_other.sums when p_other.weekly_discount then p_other.weekly_sums
    when p_other.monthly_discount then p_other.monthly_sums else p_other.last_minute_sums
  end);
end $$;

/* Returns true if extra guests cost the same in both, and a night without them never costs more in the first. */
create function private.is_like_for_more(p_month private.rate_months, p_other private.rate_months) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    p_month.included_guests, p_month.extra_adult, p_month.extra_child, p_month.own_rate,
    p_month.weekly_discount, p_month.monthly_discount, p_month.last_minute_discount, p_month.last_minute_days
  ) is not distinct from (
    p_other.included_guests, p_other.extra_adult, p_other.extra_child, p_other.own_rate,
    p_other.weekly_discount, p_other.monthly_discount, p_other.last_minute_discount, p_other.last_minute_days
  ) and not exists (select from unnest(p_month.nets, p_other.nets) as n (own, other) where n.own > n.other);
end $$;

/* Writes which room types can be a hotel's cheapest, for each month and number of people: usually one, plus types with more rooms. */
create function private.write_best_months(p_hotel_id uuid) returns void
language sql volatile set search_path = ''
as $$
  with own as materialized (
    select m, private.unwrapped(m.sums[32], m.sums[1]) as total from private.rate_months as m where m.hotel_id = p_hotel_id and m.people = 0
  ),
  -- A higher sum of the month cannot be always cheaper. Among equal sums one type is kept.
  pairs as materialized (
    select
      (o.m).month, (o.m).room_category_id, (b.m).max_occupancy, (b.m).total_rooms,
      -- The largest number of people for which the other type stays cheaper; null for any.
      case when private.is_like_for_more(b.m, o.m) then null else (b.m).included_guests end as at_most
    from own as o join own as b on (b.m).month = (o.m).month and (b.total, (b.m).room_category_id) < (o.total, (o.m).room_category_id)
    where private.is_never_dearer(b.m, o.m)
  )
  insert into private.rate_months
  select
    m.month, case when c.has_cheaper then -n.people else n.people end, m.hotel_id, m.room_category_id, m.max_occupancy, m.total_rooms,
    m.lead_days, m.horizon_days, m.same_day_until, m.weekly_discount, m.monthly_discount, m.last_minute_discount, m.last_minute_days,
    x.included_guests, x.extra_adult, x.extra_child, m.own_rate, m.lengths, null, m.sums, m.weekly_sums, m.monthly_sums, m.last_minute_sums, x.nets
  from private.rate_months as m
  cross join generate_series(1, least(m.max_occupancy, private.most_people())) as n (people)
  left join lateral (select m.included_guests, m.extra_adult, m.extra_child, m.nets where m.included_guests < n.people) as x on true
  cross join lateral (
    select count(*) > 0 as has_cheaper, coalesce(max(p.total_rooms), 0) as cheaper_rooms
    from pairs as p
    where p.month = m.month and p.room_category_id = m.room_category_id and p.max_occupancy >= n.people
      and (p.at_most < n.people) is not true
  ) as c
  where m.hotel_id = p_hotel_id and m.people = 0 and m.total_rooms > c.cheaper_rooms
$$;

/* Writes the months of a hotel for two years, for all its types if one has a plan. Two years tolerate a late job. */
create function private.write_rate_months(p_hotel_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_today constant date := private.today();
  v_first constant date := date_trunc('month', v_today::timestamp);
  v_months constant integer := 24;
  v_room public.room_categories;
begin
  -- Concurrent changes wait here, as in private.index_hotel, so that the second sees the first.
  perform from public.hotels where id = p_hotel_id for no key update;
  delete from private.from_prices where room_category_id in (
    select room_category_id from private.rate_months where hotel_id = p_hotel_id and people = 0
  );
  delete from private.rate_months where room_category_id in (
    select room_category_id from private.rate_months where hotel_id = p_hotel_id and people = 0
  );
  for v_room in
    select c.* from public.room_categories as c
    where c.hotel_id = p_hotel_id and c.is_active and exists (
      select from private.rate_plans as p join public.room_categories as o on o.id = p.room_category_id
      where o.hotel_id = p_hotel_id and o.is_active
    )
    order by c.id
  loop
    with known as materialized (
      select private.own_rate(v_room) as own_rate, p.*
      from (select) as one left join private.rate_plans as p on p.room_category_id = v_room.id
    ),
    nights as materialized (
      select
        k.*, (1 << k.max_nights) - 1 as at_most, ~((1 << k.min_nights - 1) - 1) as at_least,
        -- A stay that includes this night and the one before is bound by this one.
        k.min_through > lag(k.min_through, 1, 31::smallint) over by_night as asks_more,
        k.max_through < lag(k.max_through, 1, 0::smallint) over by_night as asks_less
      from private.category_nights(v_room, v_first, (v_first + make_interval(months => v_months))::date + 62) as k
      window by_night as (order by k.night)
    ),
    cheapest as (
      insert into private.from_prices (room_category_id, price, changes_on)
      select v_room.id, n.price, n.night - coalesce(k.lead_days, 0) + 1
      from nights as n cross join known as k
      where n.night - v_today between coalesce(k.lead_days, 0) and coalesce(k.horizon_days, 540)
      order by n.price, n.night desc limit 1
    ),
    -- The lengths that later nights forbid to a stay that begins that many days before, with and without a gap.
    forbidden as materialized (
      select
        k.night - d as night,
        bit_or(case when k.closed_to_departure then 1 << d - 1 else 0 end
          | case when k.asks_less then (1 << 30) - (1 << greatest(d, k.max_through)) else 0 end) as lengths,
        bit_or(case when k.asks_more and d < k.min_through then (1 << k.min_through - 1) - (1 << d) else 0 end) as short_lengths
      from nights as k cross join generate_series(1, 30) as d
      where k.closed_to_departure or k.asks_more or k.asks_less
      group by 1
    ),
    days as (
      select
        array_agg(d.lengths order by d.night) as lengths, array_agg(d.gap_lengths order by d.night) as gap_lengths, array_agg(d.net::integer order by d.night) as nets, array_agg(private.wrapped(d.sum) order by d.night) as sums,
        array_agg(private.wrapped(d.weekly_sum) order by d.night) as weekly_sums, array_agg(private.wrapped(d.monthly_sum) order by d.night) as monthly_sums,
        array_agg(private.wrapped(d.last_minute_sum) order by d.night) as last_minute_sums
      from (
        select
          n.night, n.net, l.allowed as gap_lengths, l.allowed & n.at_least & ~coalesce(f.short_lengths, 0) as lengths,
          coalesce(sum(n.price) over earlier, 0)::bigint as sum,
          coalesce(sum(case when k.weekly_discount > 0 then private.night_price(n.net, n.night, k.weekly_discount, k.own_rate) end) over earlier, 0)::bigint as weekly_sum,
          coalesce(sum(case when k.monthly_discount > 0 then private.night_price(n.net, n.night, k.monthly_discount, k.own_rate) end) over earlier, 0)::bigint as monthly_sum,
          coalesce(sum(case when k.last_minute_discount > 0 then private.night_price(n.net, n.night, k.last_minute_discount, k.own_rate) end) over earlier, 0)::bigint as last_minute_sum
        from nights as n cross join known as k
        left join forbidden as f on f.night = n.night
        cross join lateral (select case when n.closed_to_arrival then 0 else n.at_most & ~coalesce(f.lengths, 0) end as allowed) as l
        window earlier as (order by n.night rows between unbounded preceding and 1 preceding)
      ) as d
    )
    insert into private.rate_months
    select
      m.month, 0, v_room.hotel_id, v_room.id, v_room.max_occupancy, v_room.total_rooms, coalesce(k.lead_days, 0), coalesce(k.horizon_days, 540), k.same_day_until,
      coalesce(k.weekly_discount, 0), coalesce(k.monthly_discount, 0), coalesce(k.last_minute_discount, 0), coalesce(k.last_minute_days, 0),
      x.included_guests, x.extra_adult, x.extra_child, k.own_rate,
      case when (1 << 30) - 1 <> any (d.lengths[m.at:m.at + 61]) then d.lengths[m.at:m.at + 61] end,
      case when k.fills_gaps and d.gap_lengths[m.at:m.at + 61] <> d.lengths[m.at:m.at + 61] then d.gap_lengths[m.at:m.at + 61] end, d.sums[m.at:m.at + 61],
      case when k.weekly_discount > 0 then d.weekly_sums[m.at:m.at + 61] end,
      case when k.monthly_discount > 0 then d.monthly_sums[m.at:m.at + 61] end,
      case when k.last_minute_discount > 0 then d.last_minute_sums[m.at:m.at + 61] end,
      case when x.included_guests is not null then d.nets[m.at:m.at + 61] end
    from days as d
    cross join known as k
    left join lateral (
      select k.included_guests, k.extra_adult, k.extra_child
      where k.included_guests < v_room.max_occupancy and (k.extra_adult > 0 or k.extra_child > 0)
    ) as x on true
    cross join lateral (
      select g.month::date as month, g.month::date - v_first + 1 as at
      from generate_series(v_first::timestamp, v_first + make_interval(months => v_months - 1), interval '1 month') as g (month)
    ) as m;
  end loop;
  perform private.write_best_months(p_hotel_id);
  perform private.index_hotel(p_hotel_id);
end $$;

/* Returns hotels with plans but without prices for the month that is p_months_ahead. */
create function private.short_rates(p_months_ahead integer) returns setof uuid
language sql stable set search_path = ''
as $$
  select h.hotel_id
  from (
    select distinct c.hotel_id from private.rate_plans as p join public.room_categories as c on c.id = p.room_category_id where c.is_active
  ) as h
  where not exists (
    select from private.rate_months as m
    where m.hotel_id = h.hotel_id and m.people = 0
      and m.month = (date_trunc('month', private.today()::timestamp) + make_interval(months => p_months_ahead))::date
  )
$$;

/* Rewrites the months of hotels whose plans or rules changed, and marks their pages as changed. Definer: callers have no rights on these tables. */
create function private.rates_changed() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- @plpgsql_check_options: newtable = changed
  -- Bulk writers set this and write the months at the end: private.end_rates.
  if current_setting('private.writing_rates', true) = 'on' then return null; end if;
  perform private.write_rate_months(h.hotel_id), private.note_rates_change(h.hotel_id)
  from (
    select distinct c.hotel_id from public.room_categories as c where c.id in (select room_category_id from changed) order by c.hotel_id
  ) as h;
  return null;
end $$;
create trigger write_months_new after insert on private.rate_plans referencing new table as changed
  for each statement execute function private.rates_changed();
create trigger write_months after update on private.rate_plans referencing new table as changed
  for each statement execute function private.rates_changed();
create trigger write_months_old after delete on private.rate_plans referencing old table as changed
  for each statement execute function private.rates_changed();
create trigger write_months_new after insert on private.rate_rules referencing new table as changed
  for each statement execute function private.rates_changed();
create trigger write_months after update on private.rate_rules referencing new table as changed
  for each statement execute function private.rates_changed();
create trigger write_months_old after delete on private.rate_rules referencing old table as changed
  for each statement execute function private.rates_changed();

/* Rewrites the months of a hotel with plans when a room type changes or is deleted. Definer: callers have no rights on these tables. */
create function private.category_changed() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_hotel_id constant uuid := case tg_op when 'DELETE' then old.hotel_id else new.hotel_id end;
begin
  if exists (
    select from private.rate_plans as p join public.room_categories as c on c.id = p.room_category_id where c.hotel_id = v_hotel_id
  ) then
    perform private.write_rate_months(v_hotel_id);
  end if;
  return null;
end $$;
create trigger write_months after insert or update of base_price, tax_rate, max_occupancy, total_rooms, is_active or delete
  on public.room_categories for each row execute function private.category_changed();

create function private.party_total(
  p_month date, p_sums integer[], p_nets integer[], p_own_rate numeric, p_included integer, p_extra_adult integer, p_extra_child integer,
  p_check_in date, p_nights integer, p_rooms integer, p_adults integer, p_children integer, p_percent smallint
) returns bigint
language sql stable set search_path = ''
as $$
  select sum(e.num_rooms * case
    when e.extra = 0 and p_percent = 0 then private.unwrapped(p_sums[d.at + 1], p_sums[d.at])
    else private.night_price(p_nets[d.at] + e.extra, p_month + d.at - 1, p_percent, p_own_rate)
  end)::bigint
  from generate_series(p_check_in - p_month + 1, p_check_in - p_month + p_nights) as d (at)
  cross join (
    select g.num_rooms, g.adults::bigint * p_extra_adult + g.children::bigint * p_extra_child as extra
    from private.extra_guests(p_included, p_rooms, p_adults, p_children) as g
  ) as e
$$;

create function private.sums_of(p_month private.rate_months, p_nights integer, p_days_ahead integer) returns integer[]
language sql immutable
return case
  when p_nights >= 7 or p_days_ahead <= 60 then case private.discount_of(
      (p_month).weekly_discount, (p_month).monthly_discount, (p_month).last_minute_discount, (p_month).last_minute_days, p_nights, p_days_ahead
    )
    when 0 then (p_month).sums when (p_month).weekly_discount then (p_month).weekly_sums
    when (p_month).monthly_discount then (p_month).monthly_sums else (p_month).last_minute_sums
  end
  else (p_month).sums
end;

/* Returns true if a stay below a minimum fills a gap. PL/pgSQL on purpose: so PostgreSQL can inline private.month_total. */
create function private.month_fills_gap(p_month private.rate_months, p_check_in date, p_nights integer, p_days_ahead integer) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.fills_gap(
    p_month.room_category_id, p_check_in, p_check_in + p_nights,
    p_check_in - p_days_ahead + greatest(p_month.lead_days, (not private.sells_today(p_month.same_day_until))::integer)
  );
end $$;

/* Returns the all-in price in paise of a stay from this month; null if refused. Must stay inlinable: pass plain arguments. */
create function private.month_total(
  p_month private.rate_months, p_check_in date, p_nights integer, p_rooms integer, p_adults integer, p_children integer, p_days_ahead integer
) returns setof bigint
language sql stable rows 1
begin atomic
  select case
    when p_days_ahead between (p_month).lead_days and (p_month).horizon_days
      and (p_days_ahead > 0 or private.sells_today((p_month).same_day_until))
      and (
        (p_month).lengths is null or (p_month).lengths[p_check_in - (p_month).month + 1] & (1 << p_nights - 1) <> 0
        or (p_month).gap_lengths[p_check_in - (p_month).month + 1] & (1 << p_nights - 1) <> 0
          and private.month_fills_gap(p_month, p_check_in, p_nights, p_days_ahead)
      )
    then case
      when ((p_month).included_guests * p_rooms < p_adults + p_children) is not true then p_rooms * private.unwrapped(
        (private.sums_of(p_month, p_nights, p_days_ahead))[p_check_in - (p_month).month + 1 + p_nights],
        (private.sums_of(p_month, p_nights, p_days_ahead))[p_check_in - (p_month).month + 1]
      )
      -- Repeats private.party_total for one room: a call for each would take 80 µs.
      when p_rooms = 1 then (
        -- A computed argument would prevent inlining.
        select sum(private.night_price(k.net, k.night, k.percent, (p_month).own_rate))::bigint
        from (
          select n.net + e.extra as net, p_check_in + n.place::integer - 1 as night, e.percent
          from (
            select
              greatest(p_adults - (p_month).included_guests, 0) * (p_month).extra_adult
                + greatest(p_children - greatest((p_month).included_guests - p_adults, 0), 0) * (p_month).extra_child as extra,
              private.discount_of(
                (p_month).weekly_discount, (p_month).monthly_discount, (p_month).last_minute_discount, (p_month).last_minute_days, p_nights,
                p_days_ahead
              ) as percent
          ) as e
          cross join unnest(
            (p_month).nets[p_check_in - (p_month).month + 1:p_check_in - (p_month).month + p_nights]
          ) with ordinality as n (net, place)
          offset 0
        ) as k
      )
      else private.party_total(
        (p_month).month, (p_month).sums, (p_month).nets, (p_month).own_rate, (p_month).included_guests::integer, (p_month).extra_adult,
        (p_month).extra_child, p_check_in, p_nights, p_rooms, p_adults, p_children,
        private.discount_of(
          (p_month).weekly_discount, (p_month).monthly_discount, (p_month).last_minute_discount, (p_month).last_minute_days, p_nights,
          p_days_ahead
        )
      )
    end
  end;
end;

/* Returns the GST rate for a price with tax; null for prices between the two rates. Same as lawfulRate in src/domain/hotel/adminRooms.ts. */
create function private.lawful_rate(p_all_in bigint) returns integer
language sql stable set search_path = ''
as $$
  select r.rate from (values (private.gst_rate(1)), (private.gst_rate(100000000))) as r (rate)
  where private.gst_rate(private.price_before_tax(p_all_in, r.rate)) = r.rate limit 1
$$;
