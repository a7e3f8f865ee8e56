-- Numbered rooms at the front desk: add them, give them to guests, and take one out of order.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

create function private.room_json(p_room private.rooms) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_room).id, 'name', (p_room).name, 'floor', (p_room).floor, 'beds', (p_room).beds, 'notes', (p_room).notes, 'state', (p_room).state
  )
$$;

/* Returns the rooms of a booking, once for each run of nights [first_night, end_date). */
create function private.rooms_of(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    private.room_json(r) || jsonb_build_object('first_night', n.first_night, 'end_date', n.end_date) order by n.first_night, r.place, r.id
  ), '[]')
  from (
    select k.room_id, min(k.night) as first_night, max(k.night) + 1 as end_date
    from (
      select room_id, night, night - row_number() over (partition by room_id order by night)::integer as run
      from private.room_nights where booking_id = $1
    ) as k
    group by k.room_id, k.run
  ) as n
  join private.rooms as r on r.id = n.room_id
$$;

/* Returns the night whose rooms a booking in house has now: tonight, or its last one if the guests leave today or are late. */
create function private.night_now(p_check_in date, p_check_out date) returns date
language sql stable set search_path = ''
as $$ select greatest(p_check_in, least(private.today(), p_check_out - 1)) $$;

/* Returns the bookings of guests in house with fewer numbered rooms of a type than they booked, while that type has one without a booking. */
create function private.without_room(p_hotel_id uuid) returns table (booking_id uuid, room_category_id uuid, check_out_date date)
language sql stable set search_path = ''
as $$
  select b.id, h.room_category_id, b.check_out_date
  from public.bookings as b cross join lateral unnest(private.holds_of(b)) as h cross join lateral (select private.night_now(b.check_in_date, b.check_out_date) as night) as o
  -- A booking has 30 nights at most.
  where b.hotel_id = $1 and b.stay_state = 'checked_in' and b.check_in_date > private.today() - 62 and b.erased_at is null
    and (
      select count(*) from private.room_nights as n join private.rooms as r on r.id = n.room_id
      where n.booking_id = b.id and n.night = o.night and r.room_category_id = h.room_category_id
    ) < h.rooms
    and exists (
      select from private.rooms as r where r.room_category_id = h.room_category_id and r.removed_at is null
        and not exists (select from private.room_nights as n where n.room_id = r.id and n.night in (o.night, private.today()))
    )
$$;

create function private.refuse_desk_room(p_room_id uuid, p_right private.house_right default 'bookings') returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.refuse_desk((select hotel_id from private.rooms where id = p_room_id), p_right) $$;

/* Returns when a room is out of order, from today on. */
create function private.room_outs(p_room_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('block_id', b.id, 'first_night', b.first_night, 'end_date', b.end_date, 'reason', b.reason) order by b.first_night
  ), '[]')
  from private.room_blocks as b
  where b.id in (select n.block_id from private.room_nights as n where n.room_id = p_room_id and n.night >= private.today())
$$;

/* Returns the room types of a property with their numbered rooms, each with when it is out of order. Codes: those of refuse_desk. */
create function private.desk_rooms(p_hotel_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
begin
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object('ok', true, 'rights', private.desk_rights(p_hotel_id), 'types', (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'total_rooms', c.total_rooms, 'rooms', (
      select coalesce(jsonb_agg(private.room_json(r) || jsonb_build_object('outs', private.room_outs(r.id)) order by r.place, r.id), '[]')
      from private.rooms as r where r.room_category_id = c.id and r.removed_at is null
    )) order by c.name, c.id), '[]')
    from public.room_categories as c where c.hotel_id = p_hotel_id
  ));
end $$;
select private.offer('desk_rooms', 'authenticated');

/* Returns why these cannot be rooms of the property, or null. p_room_id: the room that is changed. Codes: invalid_room, room_name_used {room,
   type: whose room has the name, or absent if two of these have it}. */
create function private.refuse_room(
  p_hotel_id uuid, p_names text[], p_floor text, p_beds text, p_notes text, p_room_id uuid default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when (
      p_floor is not null and p_beds is not null and p_notes is not null
      and char_length(p_floor) <= 20 and private.is_line(p_floor) and char_length(p_beds) <= 60 and private.is_line(p_beds)
      and char_length(p_notes) <= 300 and private.is_text(p_notes)
      and (select bool_and(char_length(n.name) between 1 and 12 and private.is_line(n.name)) from unnest(p_names) as n (name))
    ) is not true then private.refusal('invalid_room')
    else coalesce(
      (
        select private.refusal('room_name_used', 'room', min(n.name)) from unnest(p_names) as n (name) group by lower(n.name) having count(*) > 1 limit 1
      ),
      (
        select private.refusal('room_name_used', 'room', r.name) || jsonb_build_object('type', c.name)
        from private.rooms as r join public.room_categories as c on c.id = r.room_category_id
        where r.hotel_id = p_hotel_id and r.removed_at is null and r.id is distinct from p_room_id
          and lower(r.name) in (select lower(n.name) from unnest(p_names) as n (name))
        order by r.place limit 1
      )
    )
  end
$$;

/* Adds rooms to a room type, 100 at a time and 500 in all. Codes: those of refuse_desk and refuse_room, too_many_numbered. */
create function private.add_rooms(
  p_room_category_id uuid, p_names text[], p_floor text default '', p_beds text default '', p_notes text default ''
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_desk_of(p_room_category_id, 'rates');
  v_hotel_id constant uuid := (select hotel_id from public.room_categories where id = p_room_category_id);
  v_floor constant text := private.neat(left(p_floor, 1000));
  v_beds constant text := private.neat(left(p_beds, 1000));
  v_notes constant text := private.neat(left(p_notes, 2000));
  v_names text[];
begin
  if v_refusal is not null then return v_refusal; end if;
  if (cardinality(p_names) between 1 and 100 and array_ndims(p_names) = 1) is not true or array_position(p_names, null) is not null then return private.refusal('invalid_room'); end if;
  v_names := array(select private.neat(left(name, 1000)) from unnest(p_names) as n (name));
  -- One at a time, so that names stay different and the limit holds.
  perform pg_advisory_xact_lock(hashtextextended('rooms ' || v_hotel_id, 0));
  v_refusal := private.refuse_room(v_hotel_id, v_names, v_floor, v_beds, v_notes);
  if v_refusal is not null then return v_refusal; end if;
  if cardinality(v_names) + (select count(*) from private.rooms where hotel_id = v_hotel_id and removed_at is null) > 500 then
    return private.refusal('too_many_numbered');
  end if;
  insert into private.rooms (hotel_id, room_category_id, name, floor, beds, notes)
  select v_hotel_id, p_room_category_id, name, v_floor, v_beds, v_notes from unnest(v_names) as n (name);
  return jsonb_build_object('ok', true);
end $$;
select private.offer('add_rooms', 'authenticated');

/* Changes a room. Codes: those of refuse_desk and refuse_room, room_removed {room}. */
create function private.save_room(p_room_id uuid, p_name text, p_floor text default '', p_beds text default '', p_notes text default '')
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_desk_room(p_room_id, 'rates');
  v_name constant text := private.neat(left(p_name, 1000));
  v_floor constant text := private.neat(left(p_floor, 1000));
  v_beds constant text := private.neat(left(p_beds, 1000));
  v_notes constant text := private.neat(left(p_notes, 2000));
  v_room private.rooms;
begin
  if v_refusal is not null then return v_refusal; end if;
  perform pg_advisory_xact_lock(hashtextextended('rooms ' || (select hotel_id from private.rooms where id = p_room_id), 0));
  select * into v_room from private.rooms where id = p_room_id;
  if v_room.removed_at is not null then return private.refusal('room_removed', 'room', v_room.name); end if;
  v_refusal := private.refuse_room(v_room.hotel_id, array[v_name], v_floor, v_beds, v_notes, v_room.id);
  if v_refusal is not null then return v_refusal; end if;
  update private.rooms set name = v_name, floor = v_floor, beds = v_beds, notes = v_notes where id = p_room_id;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('save_room', 'authenticated');

/* Returns who uses one of these rooms on the nights [p_first_night, p_end_date), other than the booking, or null. Code: room_taken {room, night,
   reference and guest_name: of a booking, or null if the room is out of order}. */
create function private.refuse_taken(p_room_ids uuid[], p_first_night date, p_end_date date, p_booking_id uuid default null) returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('room_taken') || jsonb_build_object(
    'room', r.name, 'night', n.night, 'reference', b.booking_reference, 'guest_name', b.guest_name
  )
  from private.room_nights as n
  join private.rooms as r on r.id = n.room_id
  left join public.bookings as b on b.id = n.booking_id
  where n.room_id = any (p_room_ids) and n.night >= p_first_night and n.night < p_end_date
    and (p_booking_id is null or n.booking_id is distinct from p_booking_id)
  order by n.night, r.place limit 1
$$;

/* Removes a room. Its past nights keep it. Codes: those of refuse_desk, room_taken {room, night, reference} on a coming night. */
create function private.remove_room(p_room_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_desk_room(p_room_id, 'rates');
begin
  if v_refusal is not null then return v_refusal; end if;
  -- This waits for stays that are just getting a night of the room.
  perform from private.rooms where id = p_room_id for update;
  v_refusal := private.refuse_taken(array[p_room_id], private.today(), 'infinity');
  if v_refusal is not null then return v_refusal; end if;
  update private.rooms set removed_at = now() where id = p_room_id and removed_at is null;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('remove_room', 'authenticated');

/* Returns the rooms that a booking may get from check-in, or from tonight (on the last day: last night) during the stay, until check-out; or, without
   a booking, that a walk-in may get. without_room: guests in house whose room nobody knows. taken: refuse_taken of other uses.
   is_occupied: on the day of arrival, a guest who should have left is still checked in. is_suggested: those it has; else rooms without other use or a
   problem, on the day of arrival the empty and clean ones first, then those between two uses with the fewest nights left over, because longer gaps
   can still be given without a move. Rooms with a problem or out of order are last in the list. Codes: those of refuse_desk. */
create function private.stay_rooms(
  p_booking_id uuid default null, p_room_category_id uuid default null, p_check_out_date date default null, p_num_rooms integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Beyond as many nights a gap counts the same.
  most_nights constant integer := 30;
  v_booking public.bookings;
  v_refusal jsonb;
  v_first date;
begin
  if p_booking_id is not null then select * into v_booking from public.bookings where id = p_booking_id;
  else
    v_booking.hotel_id := (select hotel_id from public.room_categories where id = p_room_category_id);
    v_booking.room_category_id := p_room_category_id;
    v_booking.check_in_date := private.today();
    v_booking.check_out_date := least(greatest(p_check_out_date, private.today() + 1), private.today() + 30);
    v_booking.num_rooms := least(greatest(p_num_rooms, 1), 20);
  end if;
  v_refusal := private.refuse_desk(v_booking.hotel_id);
  if v_refusal is not null then return v_refusal; end if;
  v_first := private.night_now(v_booking.check_in_date, v_booking.check_out_date);
  return jsonb_build_object(
    'ok', true, 'first_night', v_first, 'end_date', v_booking.check_out_date, 'num_rooms', private.all_rooms_of(v_booking),
    'without_room', (
      select count(*) from private.without_room(v_booking.hotel_id) as w
      where private.rooms_of_type(v_booking, w.room_category_id) > 0 and w.booking_id is distinct from v_booking.id
    ),
    'rooms', (
      select coalesce(jsonb_agg(private.room_json(k.room) || jsonb_build_object(
        'taken', k.taken, 'is_given', k.is_given, 'is_occupied', k.is_occupied, 'is_suggested',
        k.taken is null and (k.is_given or (k.room).broken = '') and k.nth <= k.of_type,
        -- Null for one type, whose name the screen shows already.
        'room_name', case when v_booking.parts is not null then (
          select c.name from public.room_categories as c where c.id = (k.room).room_category_id
        ) end
      ) order by not k.is_given and ((k.room).broken <> '' or (k.taken @> '{"reference": null}') is true), (k.room).place, (k.room).id), '[]')
      from (
        select r as room, t.of_type, u.*, row_number() over (
          partition by u.taken is null, r.room_category_id
          order by u.is_given desc, r.broken <> '', u.is_occupied, v_first = private.today() and r.state = 'dirty', u.before + u.after, r.place, r.id
        ) as nth
        from private.rooms as r
        cross join lateral (select private.rooms_of_type(v_booking, r.room_category_id) as of_type) as t
        cross join lateral (
          select
            private.refuse_taken(array[r.id], v_first, v_booking.check_out_date, v_booking.id) - '{ok,code}'::text[] as taken,
            exists (select from private.room_nights where room_id = r.id and night = v_first and booking_id = v_booking.id) as is_given,
            v_first = private.today() and exists (
              select from private.room_nights as n join public.bookings as b on b.id = n.booking_id
              where n.room_id = r.id and n.night < v_first and n.night >= v_first - most_nights
                and b.id is distinct from v_booking.id and b.stay_state = 'checked_in'
                and n.night = (select max(l.night) from private.room_nights as l where l.booking_id = b.id)
            ) as is_occupied,
            coalesce(v_first - 1 - (
              select max(night) from private.room_nights where room_id = r.id and night < v_first and night >= v_first - most_nights
            ), most_nights) as before,
            coalesce((
              select min(night) from private.room_nights
              where room_id = r.id and night >= v_booking.check_out_date and night < v_booking.check_out_date + most_nights
            ) - v_booking.check_out_date, most_nights) as after
        ) as u
        where t.of_type > 0 and r.hotel_id = v_booking.hotel_id and r.removed_at is null
      ) as k
    )
  );
end $$;
select private.offer('stay_rooms', 'authenticated');

/* Gives a booking these rooms, and no others, from a night until check-out. p_first_night null: check-in, or tonight during the stay (on the last
   day: last night, so that check-out finds the room). An empty list takes its rooms away. Rooms that guests in house leave now become dirty. Codes: those of refuse_desk, erased, room_not_booked, room_removed {room}, room_taken {room, night, reference}, busy. */
create function private.give_rooms(p_booking_id uuid, p_room_ids uuid[], p_first_night date default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_desk((select hotel_id from public.bookings where id = p_booking_id));
  v_booking public.bookings;
  v_earliest date;
  v_first date;
  v_ids uuid[];
begin
  if v_refusal is not null then return v_refusal; end if;
  -- The order of locks: booking, rooms by id, nights.
  select * into v_booking from public.bookings where id = p_booking_id for no key update;
  if v_booking.erased_at is not null then return private.refusal('erased'); end if;
  v_earliest := private.night_now(v_booking.check_in_date, v_booking.check_out_date);
  v_first := coalesce(p_first_night, v_earliest);
  if v_booking.booking_status not in ('pending', 'confirmed') or v_first < v_earliest
    or v_first >= v_booking.check_out_date or (cardinality(p_room_ids) <= private.all_rooms_of(v_booking)) is not true
  then
    return private.refusal('room_not_booked');
  end if;
  v_ids := array(select distinct id from unnest(p_room_ids) as r (id));
  perform from private.rooms
  where id = any (v_ids) or id in (select room_id from private.room_nights where booking_id = v_booking.id and night >= v_first)
  order by id for no key update;
  if cardinality(v_ids) <> cardinality(p_room_ids) or exists (
    select from unnest(v_ids) as k (id) left join private.rooms as r on r.id = k.id
    group by r.room_category_id having count(*) > private.rooms_of_type(v_booking, r.room_category_id)
  ) then
    return private.refusal('room_not_booked');
  end if;
  select private.refusal('room_removed', 'room', r.name) into v_refusal
  from private.rooms as r where r.id = any (v_ids) and r.removed_at is not null limit 1;
  v_refusal := coalesce(v_refusal, private.refuse_taken(v_ids, v_first, v_booking.check_out_date, v_booking.id));
  if v_refusal is not null then return v_refusal; end if;
  begin
    update private.rooms set state = 'dirty', state_at = now()
    where v_booking.stay_state = 'checked_in' and v_first = v_earliest and id <> all (v_ids)
      and id in (select room_id from private.room_nights where booking_id = v_booking.id and night = v_first);
    delete from private.room_nights where booking_id = v_booking.id and night >= v_first and room_id <> all (v_ids);
    insert into private.room_nights (room_id, night, booking_id)
    select r.id, v_first + d, v_booking.id
    from unnest(v_ids) as r (id) cross join generate_series(0, v_booking.check_out_date - v_first - 1) as d
    where not exists (select from private.room_nights as n where n.room_id = r.id and n.night = v_first + d and n.booking_id = v_booking.id);
  exception
    -- A stay whose dates another call changed got the room just before.
    when unique_violation then
      return coalesce(private.refuse_taken(v_ids, v_first, v_booking.check_out_date, v_booking.id), private.refusal('busy'));
  end;
  return jsonb_build_object('ok', true, 'rooms', private.rooms_of(v_booking.id));
end $$;
select private.offer('give_rooms', 'authenticated');

/* Takes a room out of order on the nights [p_first_night, p_end_date): blocks one room of its type. Codes: those of refuse_desk and block_rooms,
   room_removed {room}, room_taken {room, night, reference}. */
create function private.block_room(p_room_id uuid, p_first_night date, p_end_date date, p_reason text default '') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_desk_room(p_room_id);
  v_room private.rooms;
  v_answer jsonb;
  v_block uuid;
begin
  if v_refusal is not null then return v_refusal; end if;
  if private.refuse_block_dates(p_first_night, p_end_date) is not null then
    return private.refusal(private.refuse_block_dates(p_first_night, p_end_date));
  end if;
  select * into v_room from private.rooms where id = p_room_id for no key update;
  if v_room.removed_at is not null then return private.refusal('room_removed', 'room', v_room.name); end if;
  v_refusal := private.refuse_taken(array[p_room_id], p_first_night, p_end_date);
  if v_refusal is not null then return v_refusal; end if;
  begin
    v_answer := private.block_rooms(v_room.room_category_id, p_first_night, p_end_date, 1, p_reason);
    if v_answer ->> 'ok' = 'false' then return v_answer; end if;
    v_block := v_answer #>> '{undo,blocks,0}';
    insert into private.room_nights (room_id, night, block_id)
    select p_room_id, p_first_night + d, v_block from generate_series(0, p_end_date - p_first_night - 1) as d;
  exception
    when unique_violation then
      return coalesce(private.refuse_taken(array[p_room_id], p_first_night, p_end_date), private.refusal('busy'));
  end;
  return jsonb_build_object('ok', true, 'block_id', v_block);
end $$;
select private.offer('block_room', 'authenticated');

/* Ends a block by which a room is out of order: today, or as a whole if it has not begun. room_category_id, undo: for undo_block. Codes: those of
   refuse_desk, not_blocked, busy. */
create function private.lift_room(p_block_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_category constant uuid := (select room_category_id from private.room_blocks where id = p_block_id);
  v_refusal constant jsonb := private.refuse_desk_of(v_category);
  v_block private.room_blocks;
  v_undo jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  -- The order of locks of release_rooms.
  perform pg_advisory_xact_lock(hashtextextended('release_rooms ' || v_category, 0));
  select * into v_block from private.room_blocks
  where id = p_block_id and end_date > private.today() and exists (select from private.room_nights where block_id = p_block_id)
  for update;
  if not found then return private.refusal('not_blocked'); end if;
  perform from public.room_categories where id = v_category for share;
  perform from private.nights
  where room_category_id = v_category and night >= v_block.first_night and night < v_block.end_date order by night for update;
  v_undo := jsonb_build_object('again', jsonb_build_array(jsonb_build_object(
    'id', case when v_block.first_night >= private.today() then v_block.id end, 'first_night', greatest(v_block.first_night, private.today()),
    'end_date', v_block.end_date, 'rooms', v_block.rooms, 'reason', v_block.reason,
    'room_id', (select room_id from private.room_nights where block_id = p_block_id limit 1)
  )));
  if v_block.first_night >= private.today() then delete from private.room_blocks where id = p_block_id;
  else
    delete from private.room_nights where block_id = p_block_id and night >= private.today();
    update private.room_blocks set end_date = private.today() where id = p_block_id;
  end if;
  return jsonb_build_object('ok', true, 'room_category_id', v_category, 'undo', v_undo);
end $$;
select private.offer('lift_room', 'authenticated');

create table private.guest_registers (
  hotel_id uuid primary key references public.hotels (id) on delete cascade,
  since timestamptz not null default now()
);
comment on table private.guest_registers is 'Properties that keep a register of Indian guests. No row: off.';
alter table private.guest_registers enable row level security;
select private.log_changes('private.guest_registers', 'insert or delete', 'hotel_id', 'hotel_id');

/* Returns a booking with its guest masked once the contact is over, unless p_by_admin. Without the address that an erasure leaves. */
create or replace function private.desk_booking_row(p_facts private.booking_facts, p_by_admin boolean default false) returns jsonb
language sql stable set search_path = ''
as $$
  select case when o.is_masked then private.mask_guest(g.facts) else g.facts end || jsonb_build_object(
    'is_masked', o.is_masked,
    'balance', private.balance_due((p_facts).booking_status, (p_facts).total_amount, (p_facts).no_show_fee, m), 'refund_due', m.refund_due,
    'list', private.desk_list_of((p_facts).stay_state, (p_facts).check_in_date, (p_facts).check_out_date, private.today()),
    'form_c', private.form_c_state((p_facts).id),
    'perhaps_abroad', not o.is_over and private.perhaps_abroad((p_facts).id, (p_facts).guest_phone),
    'rooms', private.rooms_of((p_facts).id),
    'has_numbers', exists (
      select from private.rooms as r join private.booked_rooms as k on k.room_category_id = r.room_category_id
      where k.id = (p_facts).id and r.removed_at is null
    ),
    'has_register', exists (select from private.guest_registers where hotel_id = (p_facts).hotel_id)
  )
  from (
    select c.is_over, c.is_over and not p_by_admin as is_masked from (select private.contact_is_over((p_facts).check_out_date) as is_over) as c
  ) as o
  cross join (
    select to_jsonb(p_facts)
      || jsonb_build_object('guest_email', nullif((p_facts).guest_email, private.erased_guest() ->> 'guest_email')) as facts
  ) as g
  cross join lateral private.money_of((p_facts).id) as m
$$;

/* Returns the calendar of a property, up to 62 nights: lists with a value for each night, amounts in paise. price: with the last-minute discount.
   at_desk: at the front desk. holds: active offers. rooms: with their nights by
   booking or block. Logs that an admin looked. Codes: those of refuse_desk. Definer: no role has rights on the
   tables. */
create or replace function private.desk_calendar(p_hotel_id uuid, p_first_night date default null, p_nights integer default 30) returns jsonb
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
          b.id, b.booking_reference, k.room_category_id, b.check_in_date, b.check_out_date, k.num_rooms, k.num_adults, k.num_children,
          b.total_amount, b.booking_status, b.stay_state, b.payment_status,
          case when private.contact_is_over(b.check_out_date) then private.mask_name(b.guest_name) else b.guest_name end as guest_name
        from public.bookings as b
        -- One bar for each room type.
        cross join lateral (
          select b.room_category_id, b.num_rooms, b.num_adults, b.num_children
          union all
          select p.* from jsonb_to_recordset(b.parts) as p (room_category_id uuid, num_rooms integer, num_adults integer, num_children integer)
          where p.num_rooms > 0
        ) as k
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
        'num_children', o.num_children, 'total_amount', o.price -> 'total_amount', 'night_price', o.night_price, 'price_reason', o.price_reason, 'offer', o.token,
        'plan_id', o.price #> '{plan,id}', 'code', o.price #> '{code,code}'
      ) order by h.first_night, h.id), '[]')
      from private.holds as h
      join private.stay_offers as o on o.hold_id = h.id
      join public.room_categories as c on c.id = h.room_category_id and c.hotel_id = p_hotel_id
      where h.ends_at > now() and h.first_night < v_end and h.end_date > v_first
    ),
    'rooms', (
      select coalesce(jsonb_agg(private.room_json(r) || jsonb_build_object(
        'room_category_id', r.room_category_id, 'used', coalesce(u.runs, '[]')
      ) order by r.place, r.id), '[]')
      from private.rooms as r
      left join (
        select k.room_id, jsonb_agg(jsonb_build_object(
          'booking_id', k.booking_id, 'block_id', k.block_id, 'first_night', k.first_night, 'end_date', k.end_date
        ) order by k.first_night) as runs
        from (
          select n.room_id, n.booking_id, n.block_id, min(n.night) as first_night, max(n.night) + 1 as end_date
          from (
            select n.*, n.night - row_number() over (partition by n.room_id, n.booking_id, n.block_id order by n.night)::integer as run
            from private.room_nights as n
            where n.room_id in (select id from private.rooms where hotel_id = p_hotel_id)
              -- One more at each end shows that a stay goes on there.
              and n.night >= v_first - 1 and n.night <= v_end
          ) as n
          group by n.room_id, n.booking_id, n.block_id, n.run
        ) as k
        group by k.room_id
      ) as u on u.room_id = r.id
      where r.hotel_id = p_hotel_id and (r.removed_at is null or u.runs is not null)
    )
  );
  perform private.log_desk_view(p_hotel_id, 'bookings', 'calendar', 'Calendar of');
  return v_answer;
end $$;

/* Computes a release of p_rooms a night (null: all): room nights, changed blocks, what remains, what was taken. Blocks of no
   numbered room first, then the newest. */
create or replace function private.plan_release(
  p_blocks uuid[], p_first_night date, p_end_date date, p_rooms integer,
  out released integer, out changed uuid[], out remains private.room_blocks[], out taken private.room_blocks[]
)
language sql stable set search_path = ''
as $$
  with nights as (
    select b.id, b.first_night + n.day as night, b.rooms, case
      when b.first_night + n.day < p_first_night or b.first_night + n.day >= p_end_date then b.rooms
      else b.rooms - least(b.rooms, greatest(coalesce(p_rooms, 1000) - coalesce(sum(b.rooms) over newer, 0), 0))
    end as kept
    from private.room_blocks as b cross join generate_series(0, b.end_date - b.first_night - 1) as n (day)
    where b.id = any (p_blocks)
    window newer as (
      partition by b.first_night + n.day
      order by exists (select from private.room_nights as r where r.block_id = b.id), b.created_at desc, b.id
      rows between unbounded preceding and 1 preceding
    )
  ),
  gone as (select id, sum(rooms - kept) as rooms from nights group by id having sum(rooms - kept) > 0),
  parts as (
    select n.id, p.is_kept, p.rooms, n.night from nights as n cross join lateral (values (true, n.kept), (false, n.rooms - n.kept)) as p (is_kept, rooms)
    where p.rooms > 0 and n.id in (select id from gone)
  ),
  blocks as (
    select r.is_kept, row (
      -- A block released as a whole keeps its id, so that undo still finds it.
      case when min(r.night) = b.first_night and max(r.night) + 1 = b.end_date and r.rooms = b.rooms then r.id else gen_random_uuid() end,
      b.room_category_id, min(r.night), max(r.night) + 1, r.rooms, b.reason, b.blocked_by, b.created_at, null
    )::private.room_blocks as block
    from (
      select *, night - row_number() over (partition by id, is_kept, rooms order by night)::integer as run from parts
    ) as r
    join private.room_blocks as b using (id)
    group by
      r.id, r.is_kept, r.rooms, r.run, b.room_category_id, b.first_night, b.end_date, b.rooms, b.reason, b.blocked_by, b.created_at
    order by b.created_at desc, r.id, min(r.night)
  )
  select
    (select sum(rooms) from gone), array(select id from gone), array(select block from blocks where is_kept),
    array(select block from blocks where not is_kept)
$$;

/* Releases up to p_rooms blocked rooms a night, null: all. Nights of a calendar stay: its next reading would block them again. undo: for undo_block.
   Codes: refuse_desk, refuse_block_dates, too_many_rooms, too_many_blocks (more than 400 to undo), busy, booked_elsewhere {channel}, not_blocked. */
create or replace function private.release_rooms(
  p_room_category_id uuid, p_first_night date, p_end_date date, p_rooms integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk_of(p_room_category_id);
  v_dates text;
  v_blocks uuid[];
  v_lock_start date;
  v_lock_end date;
  v_changed uuid[];
  v_left private.room_blocks[];
  v_taken private.room_blocks[];
  v_released integer;
  v_rooms jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_dates := private.refuse_block_dates(p_first_night, p_end_date);
  if v_dates is not null then return private.refusal(v_dates); end if;
  if p_rooms not between 1 and 1000 then return private.refusal('too_many_rooms'); end if;

  -- One release of a room type at a time: another one would add rows unseen here. Before all other locks, so that no deadlock is possible.
  perform pg_advisory_xact_lock(hashtextextended('release_rooms ' || p_room_category_id, 0));
  -- Then in the order of move_nights.
  select min(k.first_night), max(k.end_date), array_agg(k.id) into v_lock_start, v_lock_end, v_blocks
  from (
    select b.id, b.first_night, b.end_date from private.room_blocks as b
    where b.room_category_id = p_room_category_id and b.first_night < p_end_date and b.end_date > p_first_night and b.feed_id is null
    order by b.id for update
  ) as k;
  perform from public.room_categories where id = p_room_category_id for share;
  perform from private.nights
  where room_category_id = p_room_category_id and night >= v_lock_start and night < v_lock_end
  order by night for update;
  select * into v_released, v_changed, v_left, v_taken from private.plan_release(v_blocks, p_first_night, p_end_date, p_rooms);
  if cardinality(v_taken) > 400 then return private.refusal('too_many_blocks'); end if;
  -- The nights are locked, so no one can book them between delete and insert.
  -- The nights left of a block keep its numbered room.
  v_rooms := coalesce((
    select jsonb_agg(jsonb_build_object('room_id', n.room_id, 'night', n.night, 'made', b.created_at))
    from private.room_nights as n join private.room_blocks as b on b.id = n.block_id where b.id = any (v_changed)
  ), '[]');
  delete from private.room_blocks where id = any (v_changed);
  insert into private.room_blocks select * from unnest(v_left);
  insert into private.room_nights (room_id, night, block_id)
  select k.room_id, k.night, l.id
  from jsonb_to_recordset(v_rooms) as k (room_id uuid, night date, made timestamptz)
  join unnest(v_left) as l on l.created_at = k.made and k.night >= l.first_night and k.night < l.end_date;
  if v_released is null then
    return coalesce(
      (
        select private.refusal('booked_elsewhere', 'channel', f.name)
        from private.room_blocks as b join private.calendar_feeds as f on f.id = b.feed_id
        where b.room_category_id = p_room_category_id and b.first_night < p_end_date and b.end_date > p_first_night
        order by b.first_night limit 1
      ),
      private.refusal('not_blocked')
    );
  end if;
  return jsonb_build_object(
    'ok', true, 'room_nights', v_released, 'undo', jsonb_build_object('again', (
      select jsonb_agg(to_jsonb(t) - '{room_category_id,blocked_by,created_at}'::text[] || jsonb_build_object('room_id', (
        select k.room_id from jsonb_to_recordset(v_rooms) as k (room_id uuid, night date, made timestamptz)
        where k.made = t.created_at and k.night = t.first_night limit 1
      )))
      from unnest(v_taken) as t
    ))
  );
end $$;

/* Undoes one block_rooms or release_rooms, all or nothing. Codes: those of refuse_desk, changed_meanwhile, past_dates, invalid_change, sold_out,
   busy. */
create or replace function private.undo_block(p_room_category_id uuid, p_undo jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk_of(p_room_category_id);
  v_made uuid[];
  v_block record;
begin
  if v_refusal is not null then return v_refusal; end if;
  if jsonb_typeof(p_undo) is distinct from 'object' or p_undo - '{blocks,again}'::text[] <> '{}'
    -- One release may end 400 blocks, each with a reason of 200 characters.
    or octet_length(p_undo::text) > 500000 or exists (
      select from jsonb_each(p_undo) as k
      where jsonb_typeof(k.value) not in ('array', 'null') or jsonb_typeof(k.value) = 'array' and jsonb_array_length(k.value) > 400
    )
  then
    return private.refusal('invalid_change');
  end if;
  begin
    v_made := array(select jsonb_array_elements_text(coalesce(p_undo -> 'blocks', '[]'))::uuid);
    perform pg_advisory_xact_lock(hashtextextended('release_rooms ' || p_room_category_id, 0));
    if (
      select count(*) from private.room_blocks where id = any (v_made) and room_category_id = p_room_category_id and feed_id is null
    ) <> cardinality(v_made) then
      return private.refusal('changed_meanwhile');
    end if;
    if exists (select from private.room_blocks where id = any (v_made) and first_night < private.today()) then
      return private.refusal('past_dates');
    end if;
    -- In the order of move_nights, as in release_rooms.
    perform from public.room_categories where id = p_room_category_id for share;
    perform from private.nights as n
    where n.room_category_id = p_room_category_id and exists (
      select from private.room_blocks as b where b.id = any (v_made) and n.night >= b.first_night and n.night < b.end_date
    )
    order by n.night for update;
    -- The audit log of an admin names the change that is undone.
    perform set_config('private.undoes', coalesce((
      select min(o.id)::text from private.audit_log as o
      where o.action <> 'read' and (o.at, o.actor_id) = (
        select a.at, a.actor_id from private.audit_log as a
        where a.entity = 'room_blocks' and a.entity_id in (
          select jsonb_array_elements_text(p_undo -> 'blocks') union all select b ->> 'id' from jsonb_array_elements(p_undo -> 'again') as b
        ) and a.action <> 'read' and a.actor_id = (select auth.uid())
        order by a.id desc limit 1
      )
    ), ''), true);
    delete from private.room_blocks where id = any (v_made);
    for v_block in
      select b.* from jsonb_to_recordset(coalesce(p_undo -> 'again', '[]')) as b (id uuid, first_night date, end_date date, rooms integer, reason text, room_id uuid)
      order by b.first_night
    loop
      if private.refuse_block_dates(v_block.first_night, v_block.end_date) is not null then
        raise exception 'past_dates' using errcode = 'PT400';
      end if;
      insert into private.room_blocks (id, room_category_id, first_night, end_date, rooms, reason, blocked_by)
      values (
        coalesce(v_block.id, gen_random_uuid()), p_room_category_id, v_block.first_night, v_block.end_date, v_block.rooms,
        private.neat(coalesce(v_block.reason, '')), (select auth.uid())
      )
      returning id into v_block.id;
      -- A room that was out of order is so again, unless guests have it now.
      if v_block.room_id is not null then
        if v_block.rooms <> 1 or not exists (
          select from private.rooms where id = v_block.room_id and room_category_id = p_room_category_id and removed_at is null
        ) or private.refuse_taken(array[v_block.room_id], v_block.first_night, v_block.end_date) is not null then
          raise exception 'changed_meanwhile' using errcode = 'PT400';
        end if;
        insert into private.room_nights (room_id, night, block_id)
        select v_block.room_id, v_block.first_night + d, v_block.id from generate_series(0, v_block.end_date - v_block.first_night - 1) as d;
      end if;
    end loop;
  exception
    when sqlstate 'PT400' then return private.refusal(sqlerrm);
    when sqlstate 'PT409' then return private.refusal('sold_out', 'rooms_free', 0);
    when data_exception or check_violation or not_null_violation or unique_violation then return private.refusal('invalid_change');
  end;
  return jsonb_build_object('ok', true);
end $$;

-- State and defects of a room are daily work, and not in the log.
select private.log_changes('private.rooms', 'insert or update of name, floor, beds, notes, removed_at or delete', 'id', 'name');
