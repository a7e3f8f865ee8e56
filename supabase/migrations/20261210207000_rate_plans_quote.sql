-- The price of rooms by rate plan and discount code. Before the functions of bookings that call it.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

drop function private.stay_nights;

/* Returns the price of each night in paise, all-in for each room; rows differ where extra guests pay. p_night_price: paise before tax agreed by the
   front desk, replaces all rates. p_apart: each night as a stay of its own. p_rules: unsaved rules that replace the saved ones. p_off: percent off all
   rates before tax, before any discount. full_price: without a discount. */
create function private.stay_nights(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer, p_today date,
  p_night_price bigint default null, p_apart boolean default false, p_rules private.rate_rules[] default null, p_off smallint default 0
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
    if p_rules is null and p_off = 0 then
      return query select p_check_in + d, p_rooms, (p_room).base_price, (p_room).base_price, (p_room).tax_rate::numeric
      from generate_series(0, p_check_out - p_check_in - 1) as d;
      return;
    end if;
    v_plan := private.plain_plan((p_room).id);
  end if;
  v_own_rate := private.own_rate(p_room);
  return query
  select
    n.night, e.num_rooms, case when e.is_plain and a.percent = 0 then n.price else private.all_in_price(t.net, t.rate) end,
    case when e.is_plain then n.price else private.night_price(e.net, n.night, 0::smallint, v_own_rate) end,
    case when e.is_plain and a.percent = 0 then n.tax_rate else t.rate end
  from private.category_nights(p_room, p_check_in, p_check_out, p_rules) as n
  cross join lateral (
    select private.discount_of(
      v_plan.weekly_discount, v_plan.monthly_discount, v_plan.last_minute_discount, v_plan.last_minute_days,
      case when p_apart then 1 else p_check_out - p_check_in end, case when p_apart then n.night else p_check_in end - p_today
    ) as percent
  ) as a
  cross join lateral (
    select
      g.num_rooms, p_off = 0 and g.adults * v_plan.extra_adult + g.children * v_plan.extra_child = 0 as is_plain,
      -- Each rate apart, as private.write_rate_months stores them.
      private.less(n.net, p_off) + g.adults * private.less(v_plan.extra_adult, p_off) + g.children * private.less(v_plan.extra_child, p_off) as net
    from private.extra_guests(coalesce(v_plan.included_guests, (p_room).max_occupancy), p_rooms, p_adults, p_children) as g
  ) as e
  cross join lateral (
    select d.net, private.night_rate(d.net, n.night, v_own_rate) as rate from private.less(e.net, a.percent) as d (net)
  ) as t
  order by n.night, e.net desc;
end $$;

drop function private.quote;

/* Returns the price of a stay in paise, all-in, for screens, charges and invoices; by a plan without its meal, with a discount code.
   p_night_price takes neither. Search uses the equal private.month_total, with private.best_plan. */
create function private.quote(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer,
  p_today date default private.today(), p_night_price bigint default null, p_is_taxed boolean default true, p_plan private.price_plans default null,
  p_code private.discount_codes default null
) returns private.stay_price
language sql stable set search_path = ''
as $$
  select private.with_plan(private.price_of(p_check_in, p_check_out, p_rooms, (p_room).currency, array(
    select case when p_is_taxed then k else private.without_tax(k) end
    from private.stay_nights(
      p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_today, p_night_price, p_off => coalesce((p_plan).percent_off, 0::smallint)
    ) as n
    cross join lateral (select row (n.night, n.num_rooms, n.price, n.full_price, n.tax_rate)::private.stay_night) as r (whole)
    cross join lateral (
      select case when (p_code).id is null or p_night_price is not null then r.whole else private.coded_night(
        r.whole, p_code, p_room, p_rooms * (least(p_check_out, (p_code).last_night + 1) - greatest(p_check_in, (p_code).first_night))
      ) end
    ) as c (k)
  )), p_plan)
$$;
