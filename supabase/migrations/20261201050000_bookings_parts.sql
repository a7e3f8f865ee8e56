-- Several room types in one booking: its first is in the columns of the booking, each further one is a part. The kernel takes or releases all their
-- nights together.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* The further room types, 4 at most, each once; null for none. A part has room_category_id, name, num_rooms, num_adults, num_children, and its price as
   sold: base_price, total_amount, full_amount, tax_rate, tax_amount, taxes, price_lines. The amounts are part of the booking's. A dropped part that
   is still charged has num_rooms 0 and dropped_at. One row has all of them, so that one trigger moves the nights of all or of none. */
alter table public.bookings add column parts jsonb check (private.is_json(parts, 'array', 200000));
create index bookings_with_parts on public.bookings (hotel_id, check_in_date) where parts is not null;

/* The room types of each booking, without its money: one row each, the first included. */
create view private.booked_rooms as
select
  b.id, b.hotel_id, b.room_category_id, b.num_rooms, b.num_adults, b.num_children, b.check_in_date, b.check_out_date, b.booking_status, true as is_first
from public.bookings as b
union all
select
  b.id, b.hotel_id, p.room_category_id, p.num_rooms, p.num_adults, p.num_children, b.check_in_date, b.check_out_date, b.booking_status, false
from public.bookings as b
cross join lateral jsonb_to_recordset(b.parts) as p (room_category_id uuid, num_rooms integer, num_adults integer, num_children integer)
where b.parts is not null and p.num_rooms > 0;

/* Returns the rooms that a booking has, of each type. */
create function private.holds_of(p_booking public.bookings) returns private.hold[]
language sql immutable set search_path = ''
as $$
  select array_agg(row (k.room_category_id, (p_booking).check_in_date, (p_booking).check_out_date, k.num_rooms)::private.hold)
  from (
    select (p_booking).room_category_id, (p_booking).num_rooms
    union all
    select p.room_category_id, p.num_rooms from jsonb_to_recordset((p_booking).parts) as p (room_category_id uuid, num_rooms integer)
    where p.num_rooms > 0
  ) as k
$$;

/* Returns how many rooms of this type a booking has. */
create function private.rooms_of_type(p_booking public.bookings, p_room_category_id uuid) returns integer
language sql immutable set search_path = ''
as $$
  select coalesce(sum(h.rooms), 0)::integer from unnest(private.holds_of(p_booking)) as h where h.room_category_id = p_room_category_id
$$;

/* Returns the guests of a booking in all its rooms. */
create function private.people_of(p_booking public.bookings) returns integer
language sql immutable set search_path = ''
as $$
  select (p_booking).num_adults + (p_booking).num_children + coalesce(sum(p.num_adults + p.num_children), 0)::integer
  from jsonb_to_recordset((p_booking).parts) as p (num_rooms integer, num_adults integer, num_children integer)
  where p.num_rooms > 0
$$;

/* Returns the rooms of a booking, of all types. */
create function private.all_rooms_of(p_booking public.bookings) returns integer
language sql immutable set search_path = ''
as $$
  select (p_booking).num_rooms + coalesce(sum(p.num_rooms), 0)::integer from jsonb_to_recordset((p_booking).parts) as p (num_rooms integer)
$$;

/* Locks the nights of bookings in the order of private.move_nights, before they move one after the other. */
create function private.lock_nights(p_booking_ids uuid[]) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform from public.room_categories
  where id in (select r.room_category_id from private.booked_rooms as r where r.id = any (p_booking_ids)) order by id for share;
  perform from private.nights as n
  where exists (
    select from private.booked_rooms as r
    where r.id = any (p_booking_ids) and r.room_category_id = n.room_category_id and n.night >= r.check_in_date and n.night < r.check_out_date
  )
  order by n.room_category_id, n.night for update;
end $$;

/* Replaces holds by others, each room type at most once among the old and the new: books (old empty), releases (new empty) or moves, all or none.
   Raises PT409 'sold_out' without a change; its detail is the room type. Lock order prevents deadlocks: room types by id (shared), then for each its
   missing nights, then all its nights. */
create function private.move_nights(p_kind text, p_old private.hold[], p_new private.hold[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_room record;
  v_hold private.hold;
  v_old private.hold;
  v_new private.hold;
  v_night date;
  v_change integer;
  v_nights date[];
  v_changes integer[];
  v_fitting integer;
  v_held integer;
begin
  for v_room in
    select c.id, c.total_rooms from public.room_categories as c
    where c.id in (select h.room_category_id from unnest(p_old || p_new) as h)
    order by c.id for share
  loop
    v_nights := '{}';
    v_changes := '{}';
    v_old := null;
    v_new := null;
    foreach v_hold in array coalesce(p_old, '{}') loop
      if v_hold.room_category_id = v_room.id then v_old := v_hold; end if;
    end loop;
    foreach v_hold in array coalesce(p_new, '{}') loop
      if v_hold.room_category_id = v_room.id then v_new := v_hold; end if;
    end loop;
    v_night := least(v_old.first_night, v_new.first_night);
    while v_night < greatest(v_old.end_date, v_new.end_date) loop
      v_change := case when v_night >= v_new.first_night and v_night < v_new.end_date then v_new.rooms else 0 end
        - case when v_night >= v_old.first_night and v_night < v_old.end_date then v_old.rooms else 0 end;
      if v_change <> 0 then
        v_nights := v_nights || v_night;
        v_changes := v_changes || v_change;
      end if;
      v_night := v_night + 1;
    end loop;

    insert into private.nights (room_category_id, night, capacity)
    select v_room.id, night, v_room.total_rooms from unnest(v_nights) as night
    on conflict do nothing;

    select count(*) filter (where l.free >= v_changes[array_position(v_nights, l.night)]), sum(l.held) into v_fitting, v_held
    from (
      select n.night, n.free, n.held from private.nights as n
      where n.room_category_id = v_room.id and n.night = any (v_nights)
      order by n.room_category_id, n.night
      for update
    ) as l;
    if v_fitting <> cardinality(v_nights) and v_held > 0 then
      perform private.release_expired(v_room.id, v_nights);
      select count(*) filter (where n.free >= v_changes[array_position(v_nights, n.night)]) into v_fitting
      from private.nights as n where n.room_category_id = v_room.id and n.night = any (v_nights);
    end if;
    if v_fitting <> cardinality(v_nights) then
      raise exception 'sold_out' using errcode = 'PT409', detail = v_room.id;
    end if;

    update private.nights as n
    set booked = n.booked + case p_kind when 'booked' then v_changes[array_position(v_nights, n.night)] else 0 end,
      blocked = n.blocked + case p_kind when 'blocked' then v_changes[array_position(v_nights, n.night)] else 0 end,
      held = n.held + case p_kind when 'held' then v_changes[array_position(v_nights, n.night)] else 0 end
    where n.room_category_id = v_room.id and n.night = any (v_nights);
  end loop;
end $$;

/* Moves one block or hold, perhaps to another room type. */
create or replace function private.move_nights(p_kind text, p_old private.hold, p_new private.hold) returns void
language sql volatile set search_path = ''
as $$ select private.move_nights(p_kind, array[p_old], array[p_new]) $$;

/* Keeps the night counters equal to the bookings. Definer: no API role has rights on the counters. */
create or replace function private.keep_nights() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old private.hold[];
  v_new private.hold[];
begin
  if tg_op <> 'INSERT' and old.booking_status <> 'cancelled' then v_old := private.holds_of(old); end if;
  if tg_op <> 'DELETE' and new.booking_status <> 'cancelled' then v_new := private.holds_of(new); end if;
  if v_old is distinct from v_new then perform private.move_nights('booked', v_old, v_new); end if;
  return null;
end $$;
drop trigger keep_nights on public.bookings;
create trigger keep_nights after insert or delete or
  update of room_category_id, check_in_date, check_out_date, num_rooms, booking_status, parts on public.bookings
  for each row execute function private.keep_nights();

/* Nights with wrong counters. Must always be empty. */
create or replace view private.night_drift as
select
  room_category_id, night, coalesce(n.booked, 0) as counted, coalesce(b.rooms, 0) as booked, n.capacity, n.blocked,
  coalesce(k.rooms, 0) as out_of_sale, n.held, coalesce(h.rooms, 0) as kept
from private.nights as n
full join (
  select b.room_category_id, d::date as night, sum(b.num_rooms)::integer as rooms
  from private.booked_rooms as b
  cross join generate_series(b.check_in_date, b.check_out_date - 1, interval '1 day') as d
  where b.booking_status <> 'cancelled'
  group by 1, 2
) as b using (room_category_id, night)
full join (
  select k.room_category_id, d::date as night, sum(k.rooms)::integer as rooms
  from private.room_blocks as k
  cross join generate_series(k.first_night, k.end_date - 1, interval '1 day') as d
  group by 1, 2
) as k using (room_category_id, night)
full join (
  select h.room_category_id, h.night, sum(h.rooms)::integer as rooms from private.held_nights as h group by 1, 2
) as h using (room_category_id, night)
where coalesce(n.booked, 0) <> coalesce(b.rooms, 0) or coalesce(n.blocked, 0) <> coalesce(k.rooms, 0)
  or coalesce(n.held, 0) <> coalesce(h.rooms, 0) or coalesce(n.booked + n.blocked + n.held, 0) > coalesce(n.capacity, 0);

/* Withdraws the waiting change if its booking changes otherwise. Runs before the nights move: they may be those on hold. */
drop trigger a_withdraw_other_change on public.bookings;
create trigger a_withdraw_other_change before update on public.bookings
  for each row when (
    (old.room_category_id, old.check_in_date, old.check_out_date, old.num_rooms, old.num_adults, old.num_children, old.total_amount, old.booking_status,
      old.checked_in_at, old.erased_at, old.parts)
    is distinct from
    (new.room_category_id, new.check_in_date, new.check_out_date, new.num_rooms, new.num_adults, new.num_children, new.total_amount, new.booking_status,
      new.checked_in_at, new.erased_at, new.parts)
  )
  execute function private.withdraw_other_change();

/* Allows only moves in private.stay_moves. Raises PT409 'illegal_move'. Definer: writers have no rights on the table. */
create or replace function private.keep_stay_state() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_to constant private.stay_state := private.stay_state_of(
    new.booking_status, new.checked_in_at, new.is_no_show and new.booking_status = 'cancelled'
  );
begin
  if v_to <> old.stay_state and not private.is_restoring() and not exists (
    select from private.stay_moves where from_state = old.stay_state and to_state = v_to
  ) then
    raise exception 'illegal_move' using errcode = 'PT409', detail = old.stay_state || ' to ' || v_to;
  end if;
  if new.booking_status not in ('confirmed', 'completed') then new.checked_in_at := null; end if;
  if new.booking_status <> 'completed' then new.checked_out_at := null; end if;
  if new.booking_status <> 'cancelled' and old.is_no_show then
    -- Releases the rooms kept for the no-show.
    perform private.lock_nights(array[new.id]);
    delete from private.holds where booking_id = new.id;
  end if;
  -- The property charges the guest, so only an admin decides a dispute.
  if (v_to = 'no_show') <> old.is_no_show and private.is_admin() or v_to = 'checked_in' then new.no_show_disputed_at := null; end if;
  if new.booking_status <> 'cancelled' then
    new.is_no_show := false;
    new.no_show_fee := null;
    new.no_show_fee_reason := null;
    new.no_show_kept := null;
    new.cancelled_by_guest := false;
    new.cancelled_for_guest := false;
    new.cancel_answer_by := null;
    new.cancel_confirmed_at := null;
    new.cancel_reason := null;
    new.refund_promised := null;
  end if;
  return new;
end $$;
