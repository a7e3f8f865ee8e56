-- Bookings, rooms and overview for admins. Definer functions call require_admin first.

-- Bookings -------------------------------------------------------------------------------------------------------------

create type private.booking_filter as (
  search text, status text, payment text, hotel_id uuid, arrival_from date, arrival_to date, departure_from date, departure_to date
);
comment on type private.booking_filter is
  'What is asked of a list of bookings; null: everything. status and payment: a state, ''active'' (not cancelled) or ''unpaid'' (an advance that is pending or failed).';

/* Finds bookings: their number and the ids of one page. p_after_*: only older bookings. Without a filter an index answers; with one, a materialized
   CTE stops a slow walk of all bookings. So the orders are here twice. A custom plan removes unused filters and orders. */
create function private.find_bookings(
  p_filter private.booking_filter, p_sort text, p_limit integer, p_offset bigint, p_after_at timestamptz, p_after_id uuid,
  out total bigint, out ids uuid[]
)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  v_patterns text[] := private.destination_patterns(p_filter.search);
  v_longest text := v_patterns[1];
  -- Computed once: comparing text in every row took a tenth of the time.
  v_statuses constant public.booking_status[] := case when p_filter.status is not null then array(
    select s from unnest(enum_range(null::public.booking_status)) as s
    where s::text = p_filter.status or p_filter.status = 'active' and s <> 'cancelled'
  ) end;
  v_sort constant text := coalesce(substring(p_sort from '^-?(?:booked|arrival|departure|total|guest)$'), '-booked');
begin
  if v_longest = '%' and p_filter is null and p_after_at is null then
    select count(*) into total from public.bookings;
    ids := array(
      select b.id from public.bookings as b
      order by
        case v_sort when 'booked' then b.created_at end,
        case v_sort when '-booked' then b.created_at end desc,
        case v_sort when 'arrival' then b.check_in_date when 'departure' then b.check_out_date end,
        case v_sort when '-arrival' then b.check_in_date when '-departure' then b.check_out_date end desc,
        case v_sort when 'total' then b.total_amount end,
        case v_sort when '-total' then b.total_amount end desc,
        case v_sort when 'guest' then left(private.plain_text(b.guest_name), 60) end collate "C",
        case v_sort when '-guest' then left(private.plain_text(b.guest_name), 60) end collate "C" desc,
        case when v_sort not like '-%' then b.id end,
        b.id desc
      limit p_limit offset p_offset
    );
    return;
  end if;
  with found as materialized (
    -- Only the requested sort column, so that rows are small and stay in memory. search_text begins with the guest's name in plain letters.
    select b.id,
      case when v_sort in ('booked', '-booked') then b.created_at end as created_at,
      case when v_sort in ('arrival', '-arrival') then b.check_in_date end as check_in_date,
      case when v_sort in ('departure', '-departure') then b.check_out_date end as check_out_date,
      case when v_sort in ('total', '-total') then b.total_amount end as total_amount,
      case when v_sort in ('guest', '-guest') then left(b.search_text, least(char_length(translate(b.guest_name, private.apostrophes(), '')), 60)) end as guest
    from public.bookings as b
    where (v_longest = '%' or (b.search_text like v_longest and b.search_text like all (v_patterns)))
      and (v_statuses is null or b.booking_status = any (v_statuses))
      and (p_filter.payment is null or case p_filter.payment
        when 'unpaid' then b.payment_status in ('pending', 'failed') and b.advance_amount > 0 else b.payment_status::text = p_filter.payment end)
      and (p_filter.hotel_id is null or b.hotel_id = p_filter.hotel_id)
      and (p_filter.arrival_from is null or b.check_in_date >= p_filter.arrival_from)
      and (p_filter.arrival_to is null or b.check_in_date <= p_filter.arrival_to)
      and (p_filter.departure_from is null or b.check_out_date >= p_filter.departure_from)
      and (p_filter.departure_to is null or b.check_out_date <= p_filter.departure_to)
      and (p_after_at is null or (b.created_at, b.id) < (p_after_at, p_after_id))
  )
  select (select count(*) from found), array(
    select f.id from found as f
    order by
      case v_sort when 'booked' then f.created_at end,
      case v_sort when '-booked' then f.created_at end desc,
      case v_sort when 'arrival' then f.check_in_date when 'departure' then f.check_out_date end,
      case v_sort when '-arrival' then f.check_in_date when '-departure' then f.check_out_date end desc,
      case v_sort when 'total' then f.total_amount end,
      case v_sort when '-total' then f.total_amount end desc,
      case v_sort when 'guest' then f.guest end collate "C",
      case v_sort when '-guest' then f.guest end collate "C" desc,
      case when v_sort not like '-%' then f.id end,
      f.id desc
    limit p_limit offset p_offset
  ) into total, ids;
end $$;

/* Returns a page of 50 bookings. p_status also "active" (not cancelled), p_payment also "unpaid" (advance pending or failed). p_sort: booked,
   arrival, departure, total or guest, with "-" descending; default -booked. Logs the search. */
create function private.admin_bookings(
  p_search text default null, p_status text default null, p_payment text default null, p_hotel_id uuid default null,
  p_arrival_from date default null, p_arrival_to date default null, p_departure_from date default null,
  p_departure_to date default null, p_page integer default 1, p_sort text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
  v_filter constant private.booking_filter := row (
    nullif(trim(p_search), ''), p_status, p_payment, p_hotel_id, p_arrival_from, p_arrival_to, p_departure_from, p_departure_to
  );
  v_found record;
begin
  perform private.require_admin();
  select * into v_found from private.find_bookings(
    v_filter, p_sort, page_size, private.rows_before(p_page, page_size), null, null
  );
  perform private.log_view('bookings', 'list', 'List of bookings', private.asked_for(to_jsonb(v_filter)));
  return jsonb_build_object('total', v_found.total, 'rows', coalesce((
    -- A list shows less of a guest than an opened booking, which is logged with its guest.
    select jsonb_agg(
      private.open_facts(to_jsonb(f)) || jsonb_build_object(
        'guest_name', f.guest_name, 'guest_email', f.guest_email, 'cancel_reason', f.cancel_reason, 'no_show_fee_reason', f.no_show_fee_reason
      ) || private.admin_states(f.id)
      order by array_position(v_found.ids, f.id)
    )
    from private.booking_facts as f where f.id = any (v_found.ids)
  ), '[]'));
end $$;
select private.offer('admin_bookings', 'authenticated, service_role');

/* Returns complete bookings, 2,000 a call; p_after_*: the last known row. Logs each export. Codes: those of private.refuse_unproved. */
create function private.admin_export_bookings(
  p_search text default null, p_status text default null, p_payment text default null, p_hotel_id uuid default null,
  p_arrival_from date default null, p_arrival_to date default null, p_departure_from date default null,
  p_departure_to date default null, p_after_at timestamptz default null, p_after_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_filter constant private.booking_filter := row (
    nullif(trim(p_search), ''), p_status, p_payment, p_hotel_id, p_arrival_from, p_arrival_to, p_departure_from, p_departure_to
  );
  v_seen constant jsonb := private.asked_for(to_jsonb(v_filter));
  v_found record;
  v_unproved jsonb;
begin
  perform private.require_admin();
  v_unproved := private.refuse_unproved();
  if v_unproved is not null then return v_unproved; end if;
  select * into v_found from private.find_bookings(v_filter, null, 2000, 0, p_after_at, p_after_id);
  if p_after_at is null then
    perform private.note_audit('read', 'bookings', 'export', 'Export of ' || v_found.total || ' bookings', null, v_seen);
  else
    -- A later part of an export. log_view logs a caller who begins in the middle.
    perform private.log_view('bookings', 'export', 'Export of ' || v_found.total || ' bookings', v_seen);
  end if;
  return jsonb_build_object('total', v_found.total, 'rows', coalesce((
    select jsonb_agg(to_jsonb(f) || private.admin_states(f.id) order by f.created_at desc, f.id desc)
    from private.booking_facts as f where f.id = any (v_found.ids)
  ), '[]'));
end $$;
select private.offer('admin_export_bookings', 'authenticated, service_role');

/* True if a status contradicts the dates or cancels; a reason is required then. Same as contradictsDates in src/domain/desk/adminChange.ts. */
create function private.needs_reason(p_booking public.bookings, p_status public.booking_status) returns boolean
language sql stable set search_path = ''
as $$
  select case p_status
    when 'cancelled' then true
    when 'completed' then private.today() < (p_booking).check_out_date
    when 'confirmed' then private.today() > (p_booking).check_out_date
    when 'pending' then private.today() > (p_booking).check_in_date
  end
$$;

/* Sets the status of a booking. Returns null, no_reason or wrong_refund {least, most}. Raises PT409 illegal_move or sold_out. */
create function private.set_booking_status(
  p_booking public.bookings, p_status public.booking_status, p_reason text, p_refund bigint, p_by_house boolean
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 2000)), '');
  v_refusal jsonb;
begin
  if v_reason is null and private.needs_reason(p_booking, p_status) or char_length(v_reason) > 300 or not private.is_text(v_reason) then
    return private.refusal('no_reason');
  end if;
  if p_status = 'cancelled' then
    v_refusal := private.refuse_refund(p_booking, p_refund, p_by_house);
    if v_refusal is null then perform private.write_cancellation(p_booking, v_reason, p_refund, p_by_house, null); end if;
    return v_refusal;
  end if;
  if v_reason is not null then
    perform private.note_audit(
      'update', 'bookings', (p_booking).id::text, (p_booking).booking_reference, '{}', jsonb_build_object('reason', v_reason)
    );
  end if;
  update public.bookings set booking_status = p_status where id = (p_booking).id;
  update private.booking_events set note = v_reason
  where v_reason is not null and id = (select max(id) from private.booking_events where booking_id = (p_booking).id);
  perform private.settle_status((p_booking).id);
  return null;
end $$;

/* Changes booking_status, payment_status or both. p_before: the changed values as read. payment_status pending or failed reverses all entries.
   p_refund, p_by_house: for a cancellation. Emails wait until the change can no longer be undone. The same p_change_id again changes nothing.
   Codes: changed, illegal_move, sold_out and by_gateway, all with booking; those of set_booking_status; invalid_booking, not_found,
   erased, busy. Definer: no role of a browser reaches bookings. */
create function private.admin_change_booking(
  p_booking_id uuid, p_before jsonb, p_after jsonb, p_reason text default null, p_refund bigint default null, p_by_house boolean default false,
  p_change_id uuid default gen_random_uuid()
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_now jsonb;
  v_old public.bookings;
  v_new public.bookings;
  v_money jsonb;
  v_answer jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(p_before) is distinct from 'object' or jsonb_typeof(p_after) is distinct from 'object' or p_change_id is null
    or not '{booking_status,payment_status}'::text[] @> array(select jsonb_object_keys(p_after)) then
    return private.refusal('invalid_booking');
  end if;
  select * into v_old from public.bookings where id = p_booking_id for update;
  if not found then return private.refusal('not_found'); end if;
  v_now := private.admin_states(p_booking_id);
  if exists (
    select from private.admin_changes where id = p_change_id and booking_id = p_booking_id and admin_id = (select auth.uid()) and undone_at is null
  ) then
    return jsonb_build_object('ok', true, 'booking', v_now, 'undo', p_change_id);
  end if;
  -- An erased guest will not arrive, so no rooms are held for them.
  if p_after ->> 'booking_status' in ('pending', 'confirmed') and v_old.erased_at is not null then return private.refusal('erased'); end if;
  -- Every changed value must have its previous value in p_before.
  if not v_now @> p_before or not p_before ?& array(select jsonb_object_keys(p_after)) then
    return private.refusal('changed', 'booking', v_now);
  end if;
  v_money := private.money_rows(p_booking_id);
  begin
    v_new := jsonb_populate_record(null::public.bookings, v_now || p_after);
    -- Payments and refunds are recorded at the front desk.
    if num_nulls(v_new.booking_status, v_new.payment_status) > 0
      or v_new.payment_status <> v_old.payment_status and v_new.payment_status not in ('pending', 'failed') then
      return private.refusal('invalid_booking');
    end if;
    if v_new.booking_status <> v_old.booking_status then
      v_answer := private.set_booking_status(v_old, v_new.booking_status, p_reason, p_refund, p_by_house);
      if v_answer ->> 'ok' = 'false' then raise exception 'refused' using errcode = 'PT400'; end if;
    end if;
    if v_new.payment_status <> v_old.payment_status then
      perform private.set_unpaid(p_booking_id, v_new.payment_status);
    end if;
  exception
    when sqlstate 'PT400' then return v_answer;
    when sqlstate 'PT409' then return private.refusal(sqlerrm, 'booking', v_now);
    when invalid_text_representation then return private.refusal('invalid_booking');
  end;
  perform private.note_admin_change(p_change_id, v_old, v_money);
  return jsonb_build_object('ok', true, 'booking', private.admin_states(p_booking_id), 'undo', p_change_id);
exception
  -- The id belongs to a change of another booking.
  when unique_violation then return private.refusal('invalid_booking');
end $$;
select private.offer('admin_change_booking', 'authenticated, service_role');

-- Rooms ----------------------------------------------------------------------------------------------------------------

create function private.admin_room_json(p_room public.room_categories, p_hotel public.hotels) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_room).id, 'name', (p_room).name, 'base_price', (p_room).base_price, 'tax_rate', (p_room).tax_rate,
    'total_rooms', (p_room).total_rooms, 'max_occupancy', (p_room).max_occupancy, 'is_active', (p_room).is_active,
    'hotel_id', (p_hotel).id, 'hotel_name', (p_hotel).name, 'hotel_city', (p_hotel).city, 'hotel_active', (p_hotel).is_active,
    'property_id', (p_hotel).property_id,
    'is_listed', l.id is not null, 'tax_reason', l.tax_reason,
    'tightest_night', t.night, 'rooms_free', t.free,
    'rooms_taken', coalesce((
      select max(n.booked + n.blocked) from private.nights as n where n.room_category_id = (p_room).id and n.night >= private.today()
    ), 0)
  )
  from (select) as one
  left join public.property_rooms as l on l.id = (p_room).id and l.property_id = (p_hotel).property_id
  left join lateral (
    select n.night, n.free from private.nights as n
    where n.room_category_id = (p_room).id and n.night >= private.today() and n.night < private.today() + 90
      and n.booked + n.blocked > 0
    order by n.free, n.night limit 1
  ) as t on true
$$;

/* Returns a page of 50 room types. p_sort: hotel, price or fullest (fewest rooms available in a night), "-" for descending. */
create function private.admin_rooms(
  p_search text default null, p_hotel_id uuid default null, p_state text default null, p_page integer default 1,
  p_sort text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  page_size constant integer := 50;
  v_patterns text[] := private.destination_patterns(p_search);
  v_sort constant text := coalesce(substring(p_sort from '^-?(?:hotel|price|fullest)$'), 'hotel');
  v_total bigint;
  v_ids uuid[];
begin
  perform private.require_admin();
  with found as materialized (
    select c.id, h.name as hotel, c.name, c.base_price,
      case when v_sort in ('fullest', '-fullest') then (
        select min(n.free) from private.nights as n
        where n.room_category_id = c.id and n.night >= private.today() and n.night < private.today() + 90
          and n.booked + n.blocked > 0
      ) end as free
    from public.room_categories as c join public.hotels as h on h.id = c.hotel_id
    where (p_hotel_id is null or c.hotel_id = p_hotel_id)
      and (p_state is null or (c.is_active and h.is_active) = (p_state = 'active'))
      and (v_patterns[1] = '%' or private.plain_text(h.name || ' ' || h.city || ' ' || c.name) like all (v_patterns))
  )
  select (select count(*) from found), array(
    select f.id from found as f
    order by
      case v_sort when 'price' then f.base_price when 'fullest' then f.free end,
      case v_sort when '-price' then f.base_price when '-fullest' then f.free end desc,
      case v_sort when '-hotel' then row(f.hotel, f.name, f.id) end desc,
      f.hotel, f.name, f.id
    limit page_size offset private.rows_before(p_page, page_size)
  ) into v_total, v_ids;
  return jsonb_build_object('total', v_total, 'rows', coalesce((
    select jsonb_agg(private.admin_room_json(c, h) order by array_position(v_ids, c.id))
    from public.room_categories as c join public.hotels as h on h.id = c.hotel_id
    where c.id = any (v_ids)
  ), '[]'));
end $$;
select private.offer('admin_rooms', 'authenticated, service_role');

/* Returns properties by name and city, each with its room types: one more than a screen shows. */
create function private.admin_hotels(p_search text default null, p_hotel_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  most_hotels constant integer := 21;
  v_patterns constant text[] := private.destination_patterns(nullif(trim(p_search), ''));
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name, 'city', h.city, 'rooms', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name, c.id), '[]')
      from public.room_categories as c where c.hotel_id = h.id and c.is_active
    )) order by h.name, h.id), '[]')
    from (
      select id, name, city from public.hotels
      where (p_hotel_id is null or id = p_hotel_id) and (v_patterns[1] = '%' or private.plain_text(name || ' ' || city) like all (v_patterns))
      order by name, id limit most_hotels
    ) as h
  );
end $$;
select private.offer('admin_hotels', 'authenticated, service_role');

create function private.typed_number(p_typed text) returns numeric
language sql immutable set search_path = ''
as $$ select case when p_typed ~ '^\s*\+?[0-9]{1,12}(\.[0-9]{1,6})?\s*$' then p_typed::numeric end $$;

/* Copies a change of a room type to the submitted listing and the owner's draft, where they have the old values. p_new_net: new price before tax, or
   null. p_reason: reason for another rate than GST requires, or null; a change of it is logged. */
create function private.carry_to_listing(
  p_property_id uuid, p_old public.room_categories, p_new public.room_categories, p_new_net bigint, p_reason text
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_old_reason text;
begin
  update public.property_rooms as r set
    base_price = case when o.costs_the_same then coalesce(p_new_net, r.base_price) else r.base_price end,
    tax_rate = case when o.costs_the_same then (p_new).tax_rate else r.tax_rate end,
    tax_reason = case when o.costs_the_same then p_reason else r.tax_reason end,
    total_rooms = case when r.total_rooms = (p_old).total_rooms then (p_new).total_rooms else r.total_rooms end,
    max_guests = case when r.max_guests = (p_old).max_occupancy then (p_new).max_occupancy else r.max_guests end,
    is_closed = not (p_new).is_active
  from (
    select
      id, tax_reason,
      tax_rate = (p_old).tax_rate and private.all_in_price(base_price, tax_rate) = (p_old).base_price as costs_the_same
    from public.property_rooms
  ) as o
  where r.id = (p_old).id and o.id = r.id
  returning case when o.costs_the_same then o.tax_reason else p_reason end into v_old_reason;
  if v_old_reason is distinct from p_reason then
    perform private.note_audit(
      'update', 'room_categories', (p_old).id::text, private.audit_label('room_categories', to_jsonb(p_new), 'name'),
      jsonb_build_object('tax_reason', v_old_reason), jsonb_build_object('tax_reason', p_reason)
    );
  end if;
  update public.properties as p
  set base_price = (select min(r.base_price) from public.property_rooms as r where r.property_id = p.id)
  where p.id = p_property_id;
  update public.properties as p set
    draft = jsonb_set(p.draft, '{rooms}', d.rooms), revision = p.revision + 1,
    submitted_revision = case when p.submitted_revision = p.revision then p.revision + 1 else p.submitted_revision end
  from (
    select jsonb_agg(
      case when lower(r.value ->> 'id') = (p_old).id::text then r.value || jsonb_strip_nulls(jsonb_build_object(
        'base_price', case when p_new_net is not null and t.is_price then trim_scale(p_new_net / 100.0)::text end,
        'tax_rate', case when t.is_price and t.is_rate then trim_scale((p_new).tax_rate)::text end,
        'tax_reason', case when t.is_price and t.is_rate then coalesce(p_reason, '') end,
        'total_rooms', case
          when private.typed_number(r.value ->> 'total_rooms') = (p_old).total_rooms then (p_new).total_rooms::text
        end,
        'max_guests', case
          when private.typed_number(r.value ->> 'max_guests') = (p_old).max_occupancy then (p_new).max_occupancy::text
        end
      )) else r.value end order by r.place
    ) as rooms
    from public.properties as o
    cross join jsonb_array_elements(o.draft -> 'rooms') with ordinality as r (value, place)
    cross join lateral (
      select
        private.all_in_price(round(private.typed_number(r.value ->> 'base_price') * 100)::bigint, (p_old).tax_rate) = (p_old).base_price as is_price,
        private.typed_number(r.value ->> 'tax_rate') = (p_old).tax_rate as is_rate
    ) as t
    where o.id = p_property_id
  ) as d
  where p.id = p_property_id and d.rooms is distinct from p.draft -> 'rooms' and d.rooms is not null;
end $$;

create function private.note_changed_room(
  p_property_id uuid, p_before jsonb, p_old public.room_categories, p_new public.room_categories, p_new_net bigint
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_changes jsonb := private.listing_differences(p_before, private.live_listing(p_property_id));
begin
  if p_new_net is not null then
    update private.approvals set prices = prices || jsonb_build_object((p_old).id, p_new_net) where property_id = p_property_id;
  end if;
  if (p_old).is_active <> (p_new).is_active then
    v_changes := v_changes || jsonb_build_object(
      'part', 'rooms', 'field', case when (p_new).is_active then 'opened' else 'closed' end, 'room_id', (p_old).id, 'room', (p_old).name
    );
  end if;
  if v_changes <> '[]' then perform private.note_listing_change(p_property_id, 'changed', v_changes); end if;
end $$;

/* Changes a room type. p_before: its values as read. The tax rate becomes the GST rate of the price, unless the listing has a tax_reason. Where
   submission and draft have the old values, they change too; other edits of the owner wait for a decision. Locks the listing, then the room, as an
   approval does. Codes: not_found, changed {room}, invalid_room, no_lawful_rate, would_oversell. */
create function private.admin_change_room(p_room_category_id uuid, p_before jsonb, p_after jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_property uuid;
  v_old public.room_categories;
  v_new public.room_categories;
  v_hotel public.hotels;
  v_is_listed boolean;
  v_before jsonb;
  v_reason text := nullif(private.tidy_line(p_after ->> 'tax_reason'), '');
  v_new_net bigint;
begin
  perform private.require_admin();
  select h.property_id into v_property
  from public.room_categories as c join public.hotels as h on h.id = c.hotel_id where c.id = p_room_category_id;
  if v_property is not null then perform 1 from public.properties where id = v_property for update; end if;
  select * into v_old from public.room_categories where id = p_room_category_id for update;
  if not found then return private.refusal('not_found'); end if;
  select * into v_hotel from public.hotels where id = v_old.hotel_id;
  if (
    p_before ->> 'base_price', p_before ->> 'tax_rate', p_before ->> 'total_rooms', p_before ->> 'max_occupancy', p_before ->> 'is_active'
  ) is distinct from (
    v_old.base_price::text, trim_scale(v_old.tax_rate)::text, v_old.total_rooms::text, v_old.max_occupancy::text, v_old.is_active::text
  ) then
    return private.refusal('changed', 'room', private.admin_room_json(v_old, v_hotel));
  end if;
  perform 1 from public.property_rooms where id = p_room_category_id and property_id = v_property for update;
  v_is_listed := found;
  v_before := private.live_listing(v_property);

  begin
    v_new := v_old;
    v_new.base_price := (p_after ->> 'base_price')::bigint;
    v_new.total_rooms := (p_after ->> 'total_rooms')::integer;
    v_new.max_occupancy := (p_after ->> 'max_occupancy')::integer;
    v_new.is_active := (p_after ->> 'is_active')::boolean;
    if not v_is_listed or private.lawful_rate(v_new.base_price) = v_old.tax_rate then v_reason := null; end if;
    if v_reason is null then v_new.tax_rate := private.lawful_rate(v_new.base_price); end if;
    if v_new.base_price > 0 and v_new.tax_rate is null then return private.refusal('no_lawful_rate'); end if;
    if v_new.base_price <> v_old.base_price or v_new.tax_rate <> v_old.tax_rate then
      v_new_net := private.price_before_tax(v_new.base_price, v_new.tax_rate);
      v_new.base_price := private.all_in_price(v_new_net, v_new.tax_rate);
    end if;
    update public.room_categories set
      base_price = v_new.base_price, tax_rate = v_new.tax_rate, total_rooms = v_new.total_rooms,
      max_occupancy = v_new.max_occupancy, is_active = v_new.is_active
    where id = p_room_category_id;
    if v_is_listed then
      perform private.carry_to_listing(v_property, v_old, v_new, v_new_net, v_reason);
      perform private.note_changed_room(v_property, v_before, v_old, v_new, v_new_net);
    end if;
  exception
    when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range then
      return private.refusal('invalid_room');
    when sqlstate 'PT409' then
      return private.refusal(sqlerrm, 'room', private.admin_room_json(v_old, v_hotel));
  end;
  return jsonb_build_object('ok', true, 'room', private.admin_room_json(v_new, v_hotel));
end $$;
select private.offer('admin_change_room', 'authenticated, service_role');

-- Overview -------------------------------------------------------------------------------------------------------------

/* Returns the overview for admins, amounts in paise. nights: 30 days back to 29 ahead, with their part of all bookings not cancelled. */
create function private.admin_overview() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_today constant date := private.today();
  v_from constant date := v_today - 30;
  v_end constant date := v_today + 30;
  v_rooms bigint;
  v_taken bigint;
begin
  perform private.require_admin();
  select coalesce(sum(c.total_rooms), 0) into v_rooms
  from public.room_categories as c join public.hotels as h on h.id = c.hotel_id where c.is_active and h.is_active;
  select coalesce(sum(n.capacity - private.free_now(n)), 0) into v_taken
  from private.nights as n
  join public.room_categories as c on c.id = n.room_category_id and c.is_active
  join public.hotels as h on h.id = c.hotel_id and h.is_active
  where n.night = v_today;
  return jsonb_build_object(
    'today', v_today,
    'users', (select count(*) from public.profiles),
    'properties', (select count(*) from public.properties where deleted_at is null),
    'room_categories', (select count(*) from public.room_categories),
    'rooms_on_sale', v_rooms,
    'rooms_free_tonight', v_rooms - v_taken,
    'bookings', (select count(*) from public.bookings),
    'submitted_listings', (select count(*) from public.properties where status = 'submitted' and deleted_at is null),
    'reported_reviews', (select count(*) from private.review_reports where state = 'open'),
    'reviews_to_check', (select count(*) from private.reviews_to_check()),
    'reviews_with_photos', (
      select count(distinct review_id) from private.review_photos where review_id is not null and approved_at is null and refused_at is null
    ),
    'advances_due', (select count(*) from private.awaited_advances),
    'reported_payments', (select count(*) from private.payments where state = 'reported' and holder = 'site'),
    'disputed_no_shows', (select count(*) from public.bookings where no_show_disputed_at is not null and erased_at is null),
    'failed_mails', (select count(*) from private.outbox where status in ('failed', 'uncertain')),
    'troubles', private.list_troubles(),
    'nights', (
      with booked as materialized (
        select b.check_in_date, b.check_out_date, b.num_rooms, b.base_price, b.price_lines
        from public.bookings as b
        where b.booking_status <> 'cancelled' and b.check_in_date < v_end and b.check_out_date > v_from
      ),
      -- Most bookings have one price, base_price; only others are split by price lines.
      stays (first_night, end_date, rooms, amount) as materialized (
        select b.check_in_date, b.check_out_date, b.num_rooms, b.base_price * b.num_rooms
        from booked as b where (jsonb_array_length(b.price_lines) > 1) is not true
        union all
        select l.first_night, l.first_night + l.nights, l.num_rooms, l.price * l.num_rooms
        from booked as b
        cross join lateral jsonb_to_recordset(b.price_lines) as l (first_night date, nights integer, num_rooms integer, price bigint)
        where jsonb_array_length(b.price_lines) > 1
      ),
      moves as (
        select least(greatest(s.first_night, v_from), v_end) as day, sum(s.rooms) as rooms, sum(s.amount) as amount from stays as s group by 1
        union all
        select least(greatest(s.end_date, v_from), v_end), -sum(s.rooms), -sum(s.amount) from stays as s group by 1
      ),
      days as (select day, sum(rooms) as rooms, sum(amount) as amount from moves group by day)
      select jsonb_agg(jsonb_build_object('night', n.night, 'rooms', n.rooms, 'amount', n.amount) order by n.night)
      from (
        select
          v_from + d as night, sum(coalesce(m.rooms, 0)) over (order by d)::bigint as rooms,
          sum(coalesce(m.amount, 0)) over (order by d)::bigint as amount
        from generate_series(0, 59) as d left join days as m on m.day = v_from + d
      ) as n
    )
  ) || (
    select jsonb_build_object(
      'arrivals', count(*) filter (where b.check_in_date = v_today),
      'departures', count(*) filter (where b.check_out_date = v_today)
    )
    from public.bookings as b where b.booking_status <> 'cancelled' and b.check_out_date >= v_today
  );
end $$;
select private.offer('admin_overview', 'authenticated, service_role');
