-- The calendar of a property, its rates and its lowest prices at the front desk. Definer functions: no API role has rights on the tables.

/* Returns the calendar of a property, up to 62 nights: lists with a value for each night, amounts in paise. price: with the last-minute discount.
   at_desk: at the front desk. holds: active offers. Logs that an admin looked. Codes: those of refuse_desk. Definer: no role has rights on the
   tables. */
create function private.desk_calendar(p_hotel_id uuid, p_first_night date default null, p_nights integer default 30) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_nights constant integer := least(greatest(coalesce(p_nights, 30), 1), 62);
  v_first constant date := least(greatest(coalesce(p_first_night, private.today()), private.today() - 730), private.today() + 540);
  v_end constant date := v_first + v_nights;
  v_charges_gst constant boolean := private.charges_gst(p_hotel_id);
  v_hotel constant public.hotels := (select h from public.hotels as h where id = p_hotel_id);
  v_answer jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_answer := jsonb_build_object(
    'ok', true, 'hotel_id', v_hotel.id, 'hotel_name', v_hotel.name, 'rights', private.desk_rights(v_hotel.id), 'charges_gst', v_charges_gst, 'read_at', now(), 'first_night', v_first, 'nights', v_nights,
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.name, r.id), '[]')
      from (
        select c.id, c.name, c.is_active and v_hotel.is_active as is_active, c.total_rooms, c.max_occupancy, k.*
        from public.room_categories as c
        cross join lateral (
          select
            array_agg(coalesce(n.booked, 0) order by p.night) as booked, array_agg(coalesce(n.blocked, 0) order by p.night) as blocked,
            array_agg(coalesce(n.capacity - n.booked - n.blocked - n.free, 0) order by p.night) as held,
            array_agg(coalesce(n.free, c.total_rooms) order by p.night) as free,
            array_agg(d.price order by p.night) as price,
            array_agg(case when v_charges_gst then d.price else private.untaxed_price(d.price, d.tax_rate) end order by p.night) as at_desk,
            array_agg(p.min_nights order by p.night) as min_nights, array_agg(p.max_nights order by p.night) as max_nights,
            array_agg(p.min_through order by p.night) as min_through, array_agg(p.max_through order by p.night) as max_through,
            array_agg(p.closed_to_arrival order by p.night) as closed_to_arrival,
            array_agg(p.closed_to_departure order by p.night) as closed_to_departure,
            array_agg(exists (
              select from private.rate_rules as r
              where r.room_category_id = c.id and r.kind = 'nights' and r.price_change is not null and p.night >= r.first_night and p.night < r.end_date
            ) order by p.night) as is_own
          from private.category_nights(c, v_first, v_end) as p
          left join private.rate_plans as l on l.room_category_id = c.id
          cross join lateral (
            select case when p.night < private.today() then 0::smallint else private.discount_of(
              0::smallint, 0::smallint, coalesce(l.last_minute_discount, 0::smallint), coalesce(l.last_minute_days, 0::smallint), 1, p.night - private.today()
            ) end as percent, private.own_rate(c) as own_rate
          ) as o
          cross join lateral (
            select case o.percent when 0 then p.price else private.night_price(p.net, p.night, o.percent, o.own_rate) end as price,
              case o.percent when 0 then p.tax_rate else private.night_rate(private.less(p.net, o.percent), p.night, o.own_rate) end as tax_rate
          ) as d
          left join (
            select k.night, k.capacity, k.booked, k.blocked, private.free_now(k) as free from private.nights as k
            where k.room_category_id = c.id and k.night >= v_first and k.night < v_end
            offset 0
          ) as n on n.night = p.night
        ) as k
        where c.hotel_id = p_hotel_id
      ) as r
    ),
    'stays', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.check_in_date, s.id), '[]')
      from (
        select
          b.id, b.booking_reference, b.room_category_id, b.check_in_date, b.check_out_date, b.num_rooms, b.num_adults, b.num_children,
          b.total_amount, b.booking_status, b.payment_status,
          case when private.contact_is_over(b.check_out_date) then private.mask_name(b.guest_name) else b.guest_name end as guest_name
        from public.bookings as b
        -- A booking has 30 nights at most.
        where b.hotel_id = p_hotel_id and b.check_in_date > v_first - 30 and b.check_in_date < v_end and b.check_out_date > v_first
          and b.booking_status <> 'cancelled'
      ) as s
    ),
    'blocks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'room_category_id', b.room_category_id, 'first_night', b.first_night, 'end_date', b.end_date, 'rooms', b.rooms,
        'reason', b.reason, 'feed_id', b.feed_id
      ) order by b.first_night, b.id), '[]')
      from private.room_blocks as b join public.room_categories as c on c.id = b.room_category_id and c.hotel_id = p_hotel_id
      where b.first_night < v_end and b.end_date > v_first
    ),
    'holds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'room_category_id', h.room_category_id, 'first_night', h.first_night, 'end_date', h.end_date, 'rooms', h.rooms,
        'ends_at', h.ends_at, 'guest_name', o.guest_name, 'guest_phone', o.guest_phone, 'num_adults', o.num_adults,
        'num_children', o.num_children, 'total_amount', o.price -> 'total_amount', 'night_price', o.night_price, 'price_reason', o.price_reason, 'offer', o.token
      ) order by h.first_night, h.id), '[]')
      from private.holds as h
      join private.stay_offers as o on o.hold_id = h.id
      join public.room_categories as c on c.id = h.room_category_id and c.hotel_id = p_hotel_id
      where h.ends_at > now() and h.first_night < v_end and h.end_date > v_first
    )
  );
  perform private.log_desk_view(p_hotel_id, 'bookings', 'calendar', 'Calendar of');
  return v_answer;
end $$;
select private.offer('desk_calendar', 'authenticated');

/* Returns a hash of a room type's rates without single nights, to detect changes by others. */
create function private.rates_version(p_room_category_id uuid) returns text
language sql stable set search_path = ''
as $$
  select md5(concat_ws(
    ' ', (select p from private.rate_plans as p where p.room_category_id = $1),
    (
      select string_agg((to_jsonb(k) - 'id')::text, ' ' order by k.kind, k.position, k.id) from private.rate_rules as k
      where k.room_category_id = $1 and k.kind <> 'nights'
    )
  ))
$$;

/* Returns the rates of a room type, with weekday and season rules in their order. Codes: those of refuse_desk. */
create function private.desk_rates(p_room_category_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk_of(p_room_category_id, 'rates');
  v_room constant public.room_categories := (select r from public.room_categories as r where id = p_room_category_id);
begin
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object(
    'ok', true, 'room_category_id', v_room.id, 'name', v_room.name, 'max_occupancy', v_room.max_occupancy, 'base_price', v_room.base_price,
    'net', private.price_before_tax(v_room.base_price, v_room.tax_rate), 'tax_rate', v_room.tax_rate, 'own_rate', private.own_rate(v_room),
    'at_desk', private.desk_night_price(v_room, v_room.base_price, v_room.tax_rate),
    'charges_gst', private.charges_gst(v_room.hotel_id), 'lowest_percent', private.lowest_percent(v_room.hotel_id),
    'version', private.rates_version(v_room.id),
    -- Only the owner changes the base price, in the listing.
    'property_id', (
      select p.id from public.hotels as h join public.properties as p on p.id = h.property_id
      where h.id = v_room.hotel_id and p.owner_id = (select auth.uid())
    ),
    'plan', to_jsonb(coalesce((select p from private.rate_plans as p where p.room_category_id = v_room.id), private.plain_plan(v_room.id)))
      - 'room_category_id',
    'rules', (
      select coalesce(
        jsonb_agg(to_jsonb(k) - '{id,room_category_id,position}'::text[] order by k.kind, k.position, k.id), '[]'
      )
      from private.rate_rules as k where k.room_category_id = v_room.id and k.kind <> 'nights'
    )
  );
end $$;
select private.offer('desk_rates', 'authenticated');

/* Returns true if these can be a plan and its weekday and season rules. Their tables check the values. */
create function private.are_rates(p_plan jsonb, p_rules jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(p_plan) = 'object' and jsonb_typeof(p_rules) = 'array' then
    octet_length(p_rules::text) <= 100000 and jsonb_array_length(p_rules) <= 100
    and not exists (select from jsonb_array_elements(p_rules) as k (rule) where (k.rule ->> 'kind' in ('weekdays', 'season')) is not true)
  else false end
$$;

/* Returns rules in their order. Raises errors of class data_exception. */
create function private.read_rules(p_room_category_id uuid, p_rules jsonb) returns setof private.rate_rules
language sql volatile set search_path = ''
as $$
  select r.* from jsonb_array_elements(p_rules) with ordinality as k (rule, at)
  cross join lateral jsonb_populate_record(null::private.rate_rules, '{"arrival_only": false}' || k.rule || jsonb_build_object(
    'id', gen_random_uuid(), 'room_category_id', p_room_category_id, 'position', k.at, 'name', private.neat(coalesce(left(k.rule ->> 'name', 1000), ''))
  )) as r
$$;

create function private.is_night_of(p_rule private.rate_rules, p_night date) returns boolean
language sql immutable
return ((p_rule).first_night is null or p_night >= (p_rule).first_night and p_night < (p_rule).end_date)
  and ((p_rule).weekdays is null or (p_rule).weekdays & (1 << extract(isodow from p_night)::integer - 1) <> 0);

/* True if two rules have nights in common. A rule without dates overlaps all. */
create function private.rules_overlap(p_rule private.rate_rules, p_other private.rate_rules) returns boolean
language sql immutable
return (p_rule).first_night is null or (p_rule).first_night < (p_other).end_date and (p_other).first_night < (p_rule).end_date;

/* Returns a night for the rates screen: paise before tax, tax in percent, and in paise what guests pay on the site and at the front desk. */
create function private.night_facts(p_room public.room_categories, p_net bigint, p_tax_rate numeric, p_price bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('net', p_net, 'tax_rate', p_tax_rate, 'price', p_price, 'at_desk', private.desk_night_price(p_room, p_price, p_tax_rate))
$$;

/* Returns today's price for an amount in paise before tax. */
create function private.net_facts(p_room public.room_categories, p_net bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select private.night_facts(
    p_room, p_net, private.night_rate(p_net, private.today(), private.own_rate(p_room)),
    private.night_price(p_net, private.today(), 0::smallint, private.own_rate(p_room))
  )
$$;

/* Returns the different prices of a rule's nights from today on (all if it is over), without nights that a later season has too. days: a bit for
   each weekday. with: earlier seasons that change the price too. */
create function private.rule_lines(p_room public.room_categories, p_rules private.rate_rules[], p_rule private.rate_rules) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    private.night_facts(p_room, l.net, l.tax_rate, l.price) || jsonb_build_object('days', l.days, 'with', l.names) order by l.first_night
  ), '[]')
  from (
    select n.net, n.tax_rate, n.price, o.names, min(n.night) as first_night, bit_or(1 << extract(isodow from n.night)::integer - 1) as days
    from private.category_nights(
      p_room, case when private.today() >= (p_rule).end_date then (p_rule).first_night else greatest((p_rule).first_night, private.today()) end,
      (p_rule).end_date, array(select k from unnest(p_rules) as k where private.rules_overlap(k, p_rule))
    ) as n
    cross join lateral (
      select
        coalesce(array_agg(k.name order by k.position) filter (
          where k.position < (p_rule).position and k.price_change is not null and (p_rule).price_change is distinct from 'fixed'
        ), '{}') as names,
        coalesce(bool_or(k.position > (p_rule).position), false) as is_later
      from unnest(p_rules) as k where k.kind = 'season' and private.rules_overlap(k, p_rule) and private.is_night_of(k, n.night)
    ) as o
    where private.is_night_of(p_rule, n.night) and not o.is_later
    group by n.net, n.tax_rate, n.price, o.names
  ) as l
$$;

/* Returns the prices that unsaved rates would give. usual: a week without seasons. plan: the base price after each extra guest or discount. rules:
   each in its order, with the base price after it alone and, for a season, its lines. Without lines if seasons overlap so much that they would take
   seconds. Codes: those of refuse_desk, invalid_change. */
create function private.rates_preview(p_room_category_id uuid, p_plan jsonb, p_rules jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk_of(p_room_category_id, 'rates');
  v_room public.room_categories;
  v_net bigint;
  v_plan private.rate_plans;
  v_rules private.rate_rules[];
  v_nights bigint;
  most_nights constant integer := 30000;
begin
  if v_refusal is not null then return v_refusal; end if;
  if private.are_rates(p_plan, p_rules) is not true then return private.refusal('invalid_change'); end if;
  select * into v_room from public.room_categories where id = p_room_category_id;
  v_net := private.price_before_tax(v_room.base_price, v_room.tax_rate);
  v_plan := jsonb_populate_record(private.plain_plan(v_room.id), p_plan - 'room_category_id');
  v_rules := array(select k from private.read_rules(v_room.id, p_rules) as k);
  if exists (
    select from unnest(v_rules) as k where k.kind = 'season' and (k.end_date - k.first_night between 1 and 1100) is not true
  ) then
    return private.refusal('invalid_change');
  end if;
  select sum(s.end_date - s.first_night) into v_nights
  from unnest(v_rules) as s cross join unnest(v_rules) as k where s.kind = 'season' and private.rules_overlap(k, s);
  return jsonb_build_object(
    'ok', true,
    'usual', private.rule_lines(
      v_room, array(select k from unnest(v_rules) as k where k.kind = 'weekdays'), jsonb_populate_record(null::private.rate_rules, jsonb_build_object(
        'first_night', private.today(), 'end_date', private.today() + 7
      ))
    ),
    'plan', (
      select jsonb_object_agg(f.name, private.net_facts(v_room, f.net)) from (values
        ('extra_adult', v_net + v_plan.extra_adult), ('extra_child', v_net + v_plan.extra_child),
        ('weekly_discount', private.less(v_net, v_plan.weekly_discount)), ('monthly_discount', private.less(v_net, v_plan.monthly_discount)),
        ('last_minute_discount', private.less(v_net, v_plan.last_minute_discount))
      ) as f (name, net)
    ),
    'rules', coalesce((
      select jsonb_agg(jsonb_build_object(
        'becomes', case when k.price_change is not null then
          private.net_facts(v_room, private.change_price(null, v_net, k.price_change, k.value))
        end,
        'lines', case when k.kind = 'season' and v_nights <= most_nights then private.rule_lines(v_room, v_rules, k) else '[]' end
      ) order by k.position)
      from unnest(v_rules) as k
    ), '[]')
  );
exception
  when data_exception then return private.refusal('invalid_change');
end $$;
select private.offer('rates_preview', 'authenticated');

/* Returns the property of these different room types; null if there is none, or more than one. */
create function private.hotel_of_rooms(p_room_category_ids uuid[]) returns uuid
language sql stable set search_path = ''
as $$
  select min(c.hotel_id::text)::uuid from public.room_categories as c where c.id = any (p_room_category_ids)
  having count(*) = cardinality(p_room_category_ids) and count(distinct c.hotel_id) = 1
$$;

/* Starts a change of rates in several statements; end_rates then writes the months once. */
create function private.begin_rates(p_hotel_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- The lock of write_rate_months: later readers see the earlier changes.
  perform pg_advisory_xact_lock(hashtextextended('private.write_rate_months ' || p_hotel_id, 0));
  perform set_config('private.writing_rates', 'on', true);
end $$;
create function private.end_rates(p_hotel_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Without a plan, bookings at the base price need no lookup.
  delete from private.rate_plans as p using public.room_categories as c
  where c.id = p.room_category_id and c.hotel_id = p_hotel_id and p = private.plain_plan(p.room_category_id)
    and not exists (select from private.rate_rules as k where k.room_category_id = p.room_category_id);
  perform set_config('private.writing_rates', '', true);
  perform private.write_rate_months(p_hotel_id);
  perform private.note_rates_change(p_hotel_id);
end $$;

/* Replaces plan, weekday and season rules (100 at most) of room types of one property, all or nothing. p_version: of the first, from desk_rates.
   Codes: those of refuse_desk, changed_meanwhile, invalid_change {constraint}, busy. */
create function private.save_rates(p_room_category_ids uuid[], p_version text, p_plan jsonb, p_rules jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_rooms constant uuid[] := array(select distinct id from unnest(p_room_category_ids) as id order by id);
  v_hotel constant uuid := private.hotel_of_rooms(v_rooms);
  v_refusal constant jsonb := private.refuse_desk(v_hotel, 'rates');
  v_room uuid;
  v_constraint text;
begin
  if v_refusal is not null then return v_refusal; end if;
  if private.are_rates(p_plan, p_rules) is not true then return private.refusal('invalid_change'); end if;
  begin
    perform private.begin_rates(v_hotel);
    if private.rates_version(p_room_category_ids[1]) is distinct from p_version then
      raise exception 'changed_meanwhile' using errcode = 'PT400';
    end if;
    foreach v_room in array v_rooms loop
      delete from private.rate_rules where room_category_id = v_room and kind <> 'nights';
      insert into private.rate_plans as p
      select (jsonb_populate_record(private.plain_plan(v_room), p_plan - 'room_category_id')).*
      on conflict (room_category_id) do update set
        included_guests = excluded.included_guests, extra_adult = excluded.extra_adult, extra_child = excluded.extra_child,
        weekly_discount = excluded.weekly_discount, monthly_discount = excluded.monthly_discount,
        last_minute_discount = excluded.last_minute_discount, last_minute_days = excluded.last_minute_days,
        min_nights = excluded.min_nights, max_nights = excluded.max_nights, lead_days = excluded.lead_days, horizon_days = excluded.horizon_days,
        fills_gaps = excluded.fills_gaps, same_day_until = excluded.same_day_until;
      insert into private.rate_rules select * from private.read_rules(v_room, p_rules);
    end loop;
    perform private.end_rates(v_hotel);
  exception
    when check_violation then
      get stacked diagnostics v_constraint = constraint_name;
      return private.refusal('invalid_change', 'constraint', v_constraint);
    when sqlstate 'PT400' then return private.refusal(sqlerrm);
    when data_exception or not_null_violation then return private.refusal('invalid_change');
  end;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('save_rates', 'authenticated');

/* Replaces single-night rules within [p_first_night, p_end_date); parts outside stay. One rule a night. The caller has called begin_rates. */
create function private.write_night_rules(p_room_category_id uuid, p_first_night date, p_end_date date, p_rules private.rate_rules[]) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.rate_plans select (private.plain_plan(p_room_category_id)).* on conflict do nothing;
  with gone as (
    delete from private.rate_rules
    where room_category_id = p_room_category_id and kind = 'nights' and first_night < p_end_date and end_date > p_first_night
    returning *
  )
  insert into private.rate_rules
  select
    gen_random_uuid(), k.room_category_id, k.kind, k.name, k.weekdays, p.first_night, p.end_date, k.price_change, k.value, k.min_nights,
    k.max_nights, k.closed_to_arrival, k.closed_to_departure, k.position, k.arrival_only
  from gone as k
  cross join lateral (
    values (k.first_night, least(k.end_date, p_first_night)), (greatest(k.first_night, p_end_date), k.end_date)
  ) as p (first_night, end_date)
  where p.first_night < p.end_date
  union all
  select * from unnest(p_rules);
$$;

/* Returns single-night rules within [p_first_night, p_end_date), cut to it, in the format of restore_nights. */
create function private.night_rules_json(p_room_category_id uuid, p_first_night date, p_end_date date) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'room_category_id', p_room_category_id, 'first_night', p_first_night, 'end_date', p_end_date, 'rules', coalesce(jsonb_agg(
      to_jsonb(k) - '{id,room_category_id,kind,name,weekdays,position}'::text[] || jsonb_build_object(
        'first_night', greatest(k.first_night, p_first_night), 'end_date', least(k.end_date, p_end_date)
      ) order by k.first_night
    ), '[]')
  )
  from private.rate_rules as k
  where k.room_category_id = p_room_category_id and k.kind = 'nights' and k.first_night < p_end_date and k.end_date > p_first_night
$$;

/* Sets price or stay rules of single nights [p_first_night, p_end_date). p_weekdays: a bit each from Monday, or null. p_change: null removes, a
   missing key keeps. undo: for restore_nights. Codes: refuse_desk, refuse_block_dates, invalid_change {constraint}, busy. */
create function private.set_nights(
  p_room_category_ids uuid[], p_first_night date, p_end_date date, p_weekdays integer, p_change jsonb
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_rooms constant uuid[] := array(select distinct id from unnest(p_room_category_ids) as id order by id);
  v_hotel constant uuid := private.hotel_of_rooms(v_rooms);
  v_refusal constant jsonb := private.refuse_desk(v_hotel, 'rates');
  v_dates text;
  v_room uuid;
  v_undo jsonb := '[]';
  v_constraint text;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_dates := private.refuse_block_dates(p_first_night, p_end_date);
  if v_dates is not null then return private.refusal(v_dates); end if;
  if jsonb_typeof(p_change) is distinct from 'object' or octet_length(p_change::text) > 2000 or p_change = '{}'
    or (p_change - '{price_change,value,min_nights,max_nights,arrival_only,closed_to_arrival,closed_to_departure}'::text[]) <> '{}'
    or (p_change ? 'price_change') <> (p_change ? 'value') or p_weekdays not between 1 and 127 then
    return private.refusal('invalid_change');
  end if;
  begin
    perform private.begin_rates(v_hotel);
    foreach v_room in array v_rooms loop
      v_undo := v_undo || private.night_rules_json(v_room, p_first_night, p_end_date);
      perform private.write_night_rules(v_room, p_first_night, p_end_date, array(
        with changed as (
          select
            n.night,
            case
              when p_weekdays is null or p_weekdays & (1 << extract(isodow from n.night)::integer - 1) <> 0
              then jsonb_strip_nulls(coalesce(r.rule, '{}') || p_change) else coalesce(r.rule, '{}')
            end as rule
          from (select p_first_night + d as night from generate_series(0, p_end_date - p_first_night - 1) as d) as n
          left join (
            select k.first_night, k.end_date, jsonb_strip_nulls(
              to_jsonb(k) - '{id,room_category_id,kind,name,weekdays,position,first_night,end_date}'::text[]
            ) as rule
            from private.rate_rules as k
            where k.room_category_id = v_room and k.kind = 'nights' and k.first_night < p_end_date and k.end_date > p_first_night
          ) as r on n.night >= r.first_night and n.night < r.end_date
        ),
        -- arrival_only without a minimum or maximum is no rule.
        nights as (
          select
            c.night, case when (c.rule ->> 'arrival_only')::boolean and c.rule ?| '{min_nights,max_nights}' then c.rule else c.rule - 'arrival_only' end as rule
          from changed as c
        )
        select jsonb_populate_record(null::private.rate_rules, '{"arrival_only": false}' || r.rule || jsonb_build_object(
          'id', gen_random_uuid(), 'room_category_id', v_room, 'kind', 'nights', 'name', '', 'position', 0,
          'first_night', min(r.night), 'end_date', max(r.night) + 1
        ))
        from (
          select n.*, n.night - row_number() over (partition by n.rule order by n.night)::integer as run from nights as n where n.rule <> '{}'
        ) as r
        group by r.rule, r.run
      ));
    end loop;
    perform private.end_rates(v_hotel);
  exception
    when check_violation then
      get stacked diagnostics v_constraint = constraint_name;
      return private.refusal('invalid_change', 'constraint', v_constraint);
    when data_exception or not_null_violation then return private.refusal('invalid_change');
  end;
  return jsonb_build_object('ok', true, 'undo', v_undo);
end $$;
select private.offer('set_nights', 'authenticated');

/* Returns the least and the most that one of these nights would cost after set_nights, in paise. Null if no night is chosen. Saves
   nothing. Codes: those of refuse_desk and refuse_block_dates, invalid_change. */
create function private.nights_preview(
  p_room_category_ids uuid[], p_first_night date, p_end_date date, p_weekdays integer, p_price_change text, p_value bigint
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_hotel constant uuid := private.hotel_of_rooms(p_room_category_ids);
  v_refusal constant jsonb := private.refuse_desk(v_hotel, 'rates');
  v_dates constant text := private.refuse_block_dates(p_first_night, p_end_date);
  v_rule private.rate_rules;
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_dates is not null then return private.refusal(v_dates); end if;
  if p_price_change is null or p_value is null then return private.refusal('invalid_change'); end if;
  v_rule := jsonb_populate_record(null::private.rate_rules, jsonb_build_object(
    'kind', 'nights', 'weekdays', p_weekdays, 'first_night', p_first_night, 'end_date', p_end_date,
    'price_change', p_price_change, 'value', p_value, 'arrival_only', false
  ));
  return (
    select jsonb_build_object(
      'ok', true, 'least', min(n.price), 'most', max(n.price), 'least_at_desk', min(d.price), 'most_at_desk', max(d.price)
    )
    from public.room_categories as c
    cross join lateral private.stay_nights(c, p_first_night, p_end_date, 1, 1, 0, private.today(), null, true, array(
      select k from private.rate_rules as k where k.room_category_id = c.id and k.kind <> 'nights'
    ) || v_rule) as n
    cross join lateral private.desk_night_price(c, n.price, n.tax_rate) as d (price)
    where c.id = any (p_room_category_ids) and private.is_night_of(v_rule, n.night)
  );
exception
  when data_exception then return private.refusal('invalid_change');
end $$;
select private.offer('nights_preview', 'authenticated');

/* Undoes set_nights, all or nothing. undo reverses it again. Codes: as set_nights. */
create function private.restore_nights(p_undo jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_hotel uuid;
  v_refusal jsonb;
  v_part record;
  v_undo jsonb := '[]';
begin
  if jsonb_typeof(p_undo) is distinct from 'array' or octet_length(p_undo::text) > 1000000 or jsonb_array_length(p_undo) not between 1 and 200 then
    return private.refusal('invalid_change');
  end if;
  -- The format of set_nights: each room type once, up to 366 rules. Checked before anything is written.
  if exists (
    select from jsonb_array_elements(p_undo) as u (part)
    where jsonb_typeof(u.part) <> 'object' or jsonb_typeof(u.part -> 'rules') is distinct from 'array'
      or (case jsonb_typeof(u.part -> 'rules') when 'array' then jsonb_array_length(u.part -> 'rules') end) > 366
  ) or (select count(distinct u.part ->> 'room_category_id') from jsonb_array_elements(p_undo) as u (part)) <> jsonb_array_length(p_undo) then
    return private.refusal('invalid_change');
  end if;
  begin
    select min(c.hotel_id::text)::uuid into v_hotel
    from jsonb_to_recordset(p_undo) as u (room_category_id uuid) left join public.room_categories as c on c.id = u.room_category_id
    having count(*) = count(c.id) and count(distinct c.hotel_id) = 1;
    v_refusal := private.refuse_desk(v_hotel, 'rates');
    if v_refusal is not null then return v_refusal; end if;
    perform private.begin_rates(v_hotel);
    for v_part in
      select u.*, private.refuse_block_dates(u.first_night, u.end_date) as dates
      from jsonb_to_recordset(p_undo) as u (room_category_id uuid, first_night date, end_date date, rules jsonb)
    loop
      if v_part.dates is not null then raise exception '%', v_part.dates using errcode = 'PT400'; end if;
      v_undo := v_undo || private.night_rules_json(v_part.room_category_id, v_part.first_night, v_part.end_date);
      perform private.write_night_rules(v_part.room_category_id, v_part.first_night, v_part.end_date, array(
        select jsonb_populate_record(null::private.rate_rules, '{"arrival_only": false}' || k.rule || jsonb_build_object(
          'id', gen_random_uuid(), 'room_category_id', v_part.room_category_id, 'kind', 'nights', 'name', '', 'weekdays', null, 'position', 0
        ))
        from jsonb_array_elements(v_part.rules) as k (rule)
      ));
      -- Rules must lie within these nights, one for each night.
      if exists (
        select from (
          select k.end_date, lead(k.first_night) over (order by k.first_night, k.end_date) as next_night from private.rate_rules as k
          where k.room_category_id = v_part.room_category_id and k.kind = 'nights'
        ) as k
        where k.end_date > k.next_night
      ) or exists (
        select from jsonb_to_recordset(v_part.rules) as k (first_night date, end_date date)
        where k.first_night < v_part.first_night or k.end_date > v_part.end_date
      ) then
        raise exception 'invalid_change' using errcode = 'PT400';
      end if;
    end loop;
    perform private.end_rates(v_hotel);
  exception
    when sqlstate 'PT400' then return private.refusal(sqlerrm);
    when data_exception or check_violation or not_null_violation then return private.refusal('invalid_change');
  end;
  return jsonb_build_object('ok', true, 'undo', v_undo);
end $$;
select private.offer('restore_nights', 'authenticated');

select private.log_changes('private.rate_plans', 'insert or update or delete', 'room_category_id', 'room_category_id');
select private.log_changes('private.rate_rules', 'insert or update or delete', 'id', 'name');
create table private.lowest_prices (
  hotel_id uuid primary key references public.hotels (id) on delete cascade,
  -- 0: the front desk may set any price.
  percent smallint not null check (percent between 0 and 100)
);
comment on table private.lowest_prices is 'The lowest price that a property has chosen, instead of private.default_lowest_percent.';
select private.log_changes('private.lowest_prices', 'insert or update or delete', 'hotel_id', 'hotel_id');

create function private.default_lowest_percent() returns smallint
language sql immutable
return 80::smallint;

create function private.lowest_percent(p_hotel_id uuid) returns smallint
language sql stable set search_path = ''
as $$ select coalesce((select percent from private.lowest_prices where hotel_id = p_hotel_id), private.default_lowest_percent()) $$;

/* Sets the lowest price, in percent of the rate. Codes: those of refuse_desk, invalid_percent. Definer: no role has rights on this table. */
create function private.set_lowest_price(p_hotel_id uuid, p_percent integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
begin
  if v_refusal is not null then return v_refusal; end if;
  if (p_percent between 0 and 100) is not true then return private.refusal('invalid_percent'); end if;
  insert into private.lowest_prices as l (hotel_id, percent) values (p_hotel_id, p_percent)
  on conflict (hotel_id) do update set percent = excluded.percent where l.percent <> excluded.percent;
  return jsonb_build_object('ok', true, 'percent', p_percent);
end $$;
select private.offer('set_lowest_price', 'authenticated');

/* Returns the average price of a room night before tax, in paise. */
create function private.net_night(p_price private.stay_price) returns bigint
language sql immutable
return ((p_price).total_amount - (p_price).tax_amount) / ((p_price).nights * (p_price).num_rooms);

/* Returns price_too_low {lowest: paise before tax, whole rupees; percent} if the caller may not set this price, or null. p_night_price: paise a room
   night before tax. p_rates: the price at the rates. */
create function private.refuse_low_price(p_hotel_id uuid, p_night_price bigint, p_rates private.stay_price) returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('price_too_low') || jsonb_build_object('lowest', l.lowest, 'percent', l.percent)
  from (
    select k.percent, ceil(private.net_night(p_rates) * k.percent / 10000.0)::bigint * 100 as lowest
    from private.lowest_percent(p_hotel_id) as k (percent)
  ) as l
  where p_night_price < l.lowest and ('rates' = any (private.desk_rights(p_hotel_id))) is not true
$$;
