-- Rules and price of a stay, for guests until they book. Definer: guests have no rights on inventory or bookings.

/* Returns null, or invalid_dates, past_dates, too_many_nights or too_far_ahead. Same rules as refuseDates in src/domain/stay.ts. */
create function private.refuse_dates(p_check_in date, p_check_out date) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_check_in is null or p_check_out is null or not isfinite(p_check_in) or not isfinite(p_check_out)
      or p_check_in >= p_check_out then 'invalid_dates'
    when p_check_in < private.today() then 'past_dates'
    when p_check_out - p_check_in > 30 then 'too_many_nights'
    when p_check_out - private.today() > 540 then 'too_far_ahead'
  end
$$;

/* Returns true if a night stays full even if all unpaid bookings expire, so gaps cannot be made for free. p_own: may use its own rooms. */
create function private.is_full(p_room_category_id uuid, p_night date, p_own public.bookings default null) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from private.nights as n
    where n.room_category_id = p_room_category_id and n.night = p_night and n.free < 1
      and private.free_now(n) + (private.held_unpaid(p_room_category_id, p_night, p_night + 1, '', false)).in_all < 1
  ) and (
    p_own.room_category_id = p_room_category_id and p_night >= p_own.check_in_date and p_night < p_own.check_out_date
  ) is not true;
end $$;

/* Returns true if a stay fills a gap: the night after is full, and so is the night before, unless the stay begins on p_first_arrival. */
create function private.fills_gap(
  p_room_category_id uuid, p_check_in date, p_check_out date, p_first_arrival date, p_own public.bookings default null
) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.is_full(p_room_category_id, p_check_out, p_own)
    and (p_check_in = p_first_arrival or private.is_full(p_room_category_id, p_check_in - 1, p_own));
end $$;

/* Returns null or a refusal by the rules, with a sentence for screens: too_late, too_early, closed_to_arrival, min_nights, max_nights,
   closed_to_departure. Ignores availability. p_own: a booking that changes; if it keeps type and check-in, its booking day counts. p_at_desk: today
   never closes. */
create function private.refuse_stay(
  p_room public.room_categories, p_check_in date, p_check_out date, p_own public.bookings default null, p_at_desk boolean default false
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_plan private.rate_plans;
  v_today date := private.today();
  v_first date;
  v_is_over boolean := false;
  v_rules record;
  v_code text;
begin
  select * into v_plan from private.rate_plans where room_category_id = (p_room).id;
  if not found then return null; end if;
  if (p_own.room_category_id, p_own.check_in_date) = ((p_room).id, p_check_in) then
    v_today := (p_own.created_at at time zone 'Asia/Kolkata')::date;
  else
    v_is_over := v_plan.lead_days = 0 and not p_at_desk and not private.sells_today(v_plan.same_day_until);
  end if;
  v_first := v_today + greatest(v_plan.lead_days, v_is_over::integer);
  select
    bool_or(n.closed_to_arrival) filter (where n.night = p_check_in) as no_arrival,
    bool_or(n.closed_to_departure) filter (where n.night = p_check_out) as no_departure,
    max(n.least) as least, min(n.most) as most,
    (array_agg(n.night order by n.least desc nulls last, n.night))[1] as least_night, (array_agg(n.night order by n.most, n.night))[1] as most_night
  into v_rules
  from (
    select
      d.night, r.closed_to_arrival, r.closed_to_departure,
      -- Repeats private.category_nights without prices, because a booking asks twice.
      case
        when d.night = p_check_out then null when d.night = p_check_in then coalesce(abs(r.min_nights), v_plan.min_nights)
        when r.min_nights < 0 then 1 else coalesce(r.min_nights, v_plan.min_nights)
      end as least,
      case
        when d.night = p_check_out then null when d.night = p_check_in then coalesce(abs(r.max_nights), v_plan.max_nights)
        when r.max_nights < 0 then 30 else coalesce(r.max_nights, v_plan.max_nights)
      end as most
    from (select p_check_in + n as night from generate_series(0, p_check_out - p_check_in) as n) as d
    left join private.ruled_nights((p_room).id, 0, p_check_in, p_check_out + 1) as r on r.night = d.night
  ) as n;
  v_code := case
    when p_check_in < v_first then 'too_late'
    when p_check_in > v_today + v_plan.horizon_days then 'too_early'
    when v_rules.no_arrival then 'closed_to_arrival'
    when p_check_out - p_check_in < v_rules.least
      and not (v_plan.fills_gaps and private.fills_gap((p_room).id, p_check_in, p_check_out, v_first, p_own)) then 'min_nights'
    when p_check_out - p_check_in > v_rules.most then 'max_nights'
    when v_rules.no_departure then 'closed_to_departure'
  end;
  if v_code is null then return null; end if;
  return private.refusal(v_code, 'error', case v_code
    when 'too_late' then case when v_is_over and p_check_in = v_today then format(
      'Bookings for today closed at %s IST. Call the hotel, or choose another day.', to_char(make_time(v_plan.same_day_until, 0, 0), 'FMHH12:MI AM')
    ) else format(
      'The earliest check-in is %s. Book this room at least %s ahead.',
      private.day_words(v_first), case v_plan.lead_days when 1 then '1 day' else v_plan.lead_days || ' days' end
    ) end
    when 'too_early' then format('Check-in dates after %s are not open for booking yet.', private.day_words(v_today + v_plan.horizon_days))
    when 'closed_to_arrival' then format('No check-in on %s. Choose another arrival date.', private.day_words(p_check_in))
    when 'min_nights' then format(
      case when v_rules.least_night = p_check_in then 'Minimum stay %s nights from %s.' else 'Minimum stay %s nights if it includes %s.' end,
      v_rules.least, private.day_words(v_rules.least_night)
    )
    when 'max_nights' then format(
      case when v_rules.most_night = p_check_in then 'Maximum stay %s from %s.' else 'Maximum stay %s if it includes %s.' end,
      case v_rules.most when 1 then '1 night' else v_rules.most || ' nights' end, private.day_words(v_rules.most_night)
    )
    else format('No check-out on %s. Choose another departure date.', private.day_words(p_check_out))
  end);
end $$;

/* Returns the advance in paise, in whole rupees, rounded half up. */
create function private.advance_of(p_total bigint, p_percent smallint) returns bigint
language sql immutable set search_path = ''
as $$ select least(p_total, (p_total * p_percent + 5000) / 10000 * 100) $$;

/* Returns the largest percent that applies. reason: null for the usual one, else {rooms: the size of a group}, {from, to: 'MM-DD'}, or both. */
create function private.advance_rule(
  p_check_in date, p_check_out date, p_rooms integer, out percent smallint, out reason jsonb
)
language sql stable set search_path = ''
as $$
  select r.percent, case when r.percent <> r.usual then jsonb_strip_nulls(jsonb_build_object(
    'rooms', case when r.of_group = r.percent then r.group_rooms end,
    'from', case when r.of_season = r.percent then r.peak_from end,
    'to', case when r.of_season = r.percent then r.peak_to end
  )) end
  from (
    select
      greatest(s.advance_percent, a.of_group, a.of_season) as percent, s.advance_percent as usual, a.of_group, a.of_season,
      s.group_rooms, s.peak_from, s.peak_to
    from private.settings as s
    cross join lateral (
      select
        case when p_rooms >= s.group_rooms then s.group_advance_percent end as of_group,
        case when exists (
          select from generate_series(0, p_check_out - p_check_in - 1) as d
          cross join to_char(p_check_in + d, 'MM-DD') as n (night)
          where case when s.peak_from <= s.peak_to
            then n.night between s.peak_from and s.peak_to else n.night >= s.peak_from or n.night <= s.peak_to end
        ) then s.peak_advance_percent end as of_season
    ) as a
  ) as r
$$;

create type private.stay_price as (
  nights integer, num_rooms integer, base_price bigint, total_amount bigint, full_amount bigint, currency text, tax_rate numeric,
  tax_amount bigint, price_lines jsonb, taxes jsonb, advance_percent smallint, advance_amount bigint, advance_reason jsonb
);

create type private.stay_night as (night date, num_rooms integer, price bigint, full_price bigint, tax_rate numeric);

/* Returns the price in paise, all-in. base_price: the average night in a room. price_lines add up to total_amount. full_price: without discount.
   taxes: the parts by tax rate; tax_rate is the highest. */
create function private.price_of(p_check_in date, p_check_out date, p_rooms integer, p_currency text, p_nights private.stay_night[])
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
    a.percent, private.advance_of(w.total, a.percent), a.reason
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

/* Returns an all-in price before its tax, in whole rupees of paise. */
create function private.untaxed_price(p_price bigint, p_tax_rate numeric) returns bigint
language sql immutable return private.all_in_price(private.price_before_tax(p_price, p_tax_rate), 0);

/* Returns a night at its price before tax, in whole rupees, for a property without GST registration that books itself. */
create function private.without_tax(p_night private.stay_night) returns private.stay_night
language sql immutable
return row (
  (p_night).night, (p_night).num_rooms,
  private.untaxed_price((p_night).price, (p_night).tax_rate),
  -- Before a discount the higher tax rate may have applied.
  private.all_in_price(least(
    private.price_before_tax((p_night).full_price, (p_night).tax_rate),
    case when private.price_before_tax((p_night).full_price, 18) > 750000 then private.price_before_tax((p_night).full_price, 18) end
  ), 0), 0
)::private.stay_night;

/* Returns the price of a stay in paise, all-in, for screens, charges and invoices. Search uses the equal private.month_total. */
create function private.quote(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer,
  p_today date default private.today(), p_night_price bigint default null, p_is_taxed boolean default true
) returns private.stay_price
language sql stable set search_path = ''
as $$
  select private.price_of(p_check_in, p_check_out, p_rooms, (p_room).currency, array(
    select case when p_is_taxed then k else private.without_tax(k) end
    from private.stay_nights(p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_today, p_night_price) as n
    cross join lateral (select row (n.night, n.num_rooms, n.price, n.full_price, n.tax_rate)::private.stay_night) as r (k)
  ))
$$;
