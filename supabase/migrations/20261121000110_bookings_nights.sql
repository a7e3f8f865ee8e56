-- The booking kernel: rooms taken on each night. Only private.move_nights takes or releases nights. Check constraints hold at any isolation level.

create table private.nights (
  room_category_id uuid not null references public.room_categories (id) on delete cascade,
  night date not null,
  capacity integer not null,
  booked integer not null default 0,
  blocked integer not null default 0,
  held integer not null default 0,
  free integer not null generated always as (capacity - booked - blocked - held) stored,
  primary key (room_category_id, night),
  constraint night_not_oversold check (booked >= 0 and blocked >= 0 and held >= 0 and booked + blocked + held <= capacity)
);
comment on table private.nights is
  'Counters for each room category and night. A night without a row has all its rooms free. booked = rooms of bookings that are not cancelled; blocked = rooms taken out of sale; held = rooms on hold for a while. A hold that is over stays in held until its room is needed: private.free_now says what is free.';
-- Search reads the few types with too few free rooms on a night.
create index nights_by_scarcity on private.nights (night, free) include (room_category_id, held);

create table private.holds (
  id uuid primary key default gen_random_uuid(),
  room_category_id uuid not null references public.room_categories (id) on delete cascade,
  first_night date not null,
  -- The first night that is not held.
  end_date date not null,
  rooms integer not null check (rooms between 1 and 1000),
  -- From then on the rooms are available again, without any job.
  ends_at timestamptz not null,
  -- The no-show whose rooms are kept until the next morning, or the change that awaits payment; both null for a caller's hold.
  booking_id uuid unique,
  change_id uuid,
  created_at timestamptz not null default now(),
  constraint hold_is_finite check (isfinite(first_night) and isfinite(end_date) and isfinite(ends_at)),
  constraint hold_has_nights check (end_date - first_night between 1 and 30)
);
comment on table private.holds is 'Rooms on hold until a moment, for guests who asked by telephone and pay by a link.';
create index holds_room on private.holds (room_category_id, first_night);
create index holds_of_change on private.holds (change_id) where change_id is not null;

-- Separate from the holds, so that single nights of an expired hold can be sold, each under its own lock.
create table private.held_nights (
  room_category_id uuid not null,
  night date not null,
  hold_id uuid not null references private.holds (id) on delete cascade,
  rooms integer not null,
  ends_at timestamptz not null,
  primary key (room_category_id, night, hold_id)
);
comment on table private.held_nights is 'The nights of holds that are counted in private.nights.held: its sum.';
create index held_nights_of_hold on private.held_nights (hold_id);

/* Returns rooms still counted as held although their hold has expired. */
create function private.expired_rooms(p_room_category_id uuid, p_night date) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(h.rooms), 0)::integer from private.held_nights as h
  where h.room_category_id = p_room_category_id and h.night = p_night and h.ends_at <= now()
$$;

/* Returns the rooms of a night available now. One expression, so that it is inlined. */
create function private.free_now(p_night private.nights) returns integer
language sql stable
return (p_night).free + case when (p_night).held > 0 then private.expired_rooms((p_night).room_category_id, (p_night).night) else 0 end;

/* Releases expired holds on these nights. The caller has locked them. */
create function private.release_expired(p_room_category_id uuid, p_nights date[]) returns void
language sql volatile set search_path = ''
as $$
  with gone as (
    delete from private.held_nights where room_category_id = p_room_category_id and night = any (p_nights) and ends_at <= now()
    returning night, rooms
  )
  update private.nights as n set held = n.held - g.rooms
  from (select night, sum(rooms)::integer as rooms from gone group by night) as g
  where n.room_category_id = p_room_category_id and n.night = g.night
$$;

create type private.hold as (room_category_id uuid, first_night date, end_date date, rooms integer);
comment on type private.hold is 'Rooms of a category over the nights [first_night, end_date).';

/* Replaces one hold by another: books (old null), releases (new null) or moves. Raises PT409 'sold_out' without a change. Lock order prevents
   deadlocks: room types by id (shared), then for each its missing nights, then all its nights. One join over both holds would take twice the time. */
create function private.move_nights(p_kind text, p_old private.hold, p_new private.hold) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_room record;
  v_night date;
  v_change integer;
  v_nights date[];
  v_changes integer[];
  v_fitting integer;
  v_held integer;
begin
  for v_room in
    select c.id, c.total_rooms from public.room_categories as c
    where c.id in ((p_old).room_category_id, (p_new).room_category_id)
    order by c.id for share
  loop
    v_nights := '{}';
    v_changes := '{}';
    v_night := least((p_old).first_night, (p_new).first_night);
    while v_night < greatest((p_old).end_date, (p_new).end_date) loop
      v_change := case
          when (p_new).room_category_id = v_room.id and v_night >= (p_new).first_night and v_night < (p_new).end_date
          then (p_new).rooms else 0
        end - case
          when (p_old).room_category_id = v_room.id and v_night >= (p_old).first_night and v_night < (p_old).end_date
          then (p_old).rooms else 0
        end;
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
      raise exception 'sold_out' using errcode = 'PT409';
    end if;

    update private.nights as n
    set booked = n.booked + case p_kind when 'booked' then v_changes[array_position(v_nights, n.night)] else 0 end,
      blocked = n.blocked + case p_kind when 'blocked' then v_changes[array_position(v_nights, n.night)] else 0 end,
      held = n.held + case p_kind when 'held' then v_changes[array_position(v_nights, n.night)] else 0 end
    where n.room_category_id = v_room.id and n.night = any (v_nights);
  end loop;
end $$;

/* Applies a changed number of rooms to nights from today. Raises PT409 'would_oversell'. The caller's update has locked the room type. */
-- Before trigger: PostgreSQL can mistake a write that is being rolled back on a row with foreign-key locks for a valid one.
-- It then fails the next writer ("new multixact has more than one updating member").
create function private.sync_total_rooms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from private.nights
  where room_category_id = new.id and night >= private.today()
  order by night for update;
  perform private.release_expired(new.id, array(
    select night from private.nights where room_category_id = new.id and night >= private.today() and held > 0
  ));
  if exists (
    select 1 from private.nights
    where room_category_id = new.id and night >= private.today() and booked + blocked + held > new.total_rooms
  ) then
    raise exception 'would_oversell' using errcode = 'PT409';
  end if;
  update private.nights set capacity = new.total_rooms
  where room_category_id = new.id and night >= private.today() and capacity <> new.total_rooms;
  return new;
end $$;
create trigger sync_total_rooms before update of total_rooms on public.room_categories
  for each row when (old.total_rooms is distinct from new.total_rooms and new.total_rooms > 0)
  execute function private.sync_total_rooms();

/* Keeps the night counters equal to the holds. Holds are only inserted or deleted. Definer: no API role has rights on the counters. */
create function private.keep_held_nights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.move_nights('held', null, row (new.room_category_id, new.first_night, new.end_date, new.rooms)::private.hold);
    insert into private.held_nights (room_category_id, night, hold_id, rooms, ends_at)
    select new.room_category_id, new.first_night + d, new.id, new.rooms, new.ends_at
    from generate_series(0, new.end_date - new.first_night - 1) as d;
    return null;
  end if;
  -- In the lock order of move_nights. Others may have released expired nights, so only the remaining ones are released.
  perform from private.nights
  where room_category_id = old.room_category_id and night >= old.first_night and night < old.end_date
  order by night for update;
  with gone as (delete from private.held_nights where hold_id = old.id returning night, rooms)
  update private.nights as n set held = n.held - g.rooms from gone as g
  where n.room_category_id = old.room_category_id and n.night = g.night;
  return old;
end $$;
create trigger keep_held_nights after insert on private.holds for each row execute function private.keep_held_nights();
-- Before: the cascade would delete the nights uncounted.
create trigger give_back_nights before delete on private.holds for each row execute function private.keep_held_nights();

/* Waits until one of three bookings that write at a time has ended, so that searches stay fast. Taken before any night is locked, so it cannot
   deadlock. */
create function private.acquire_slot(p_room_category_id uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtext('private.create_booking'), abs(hashtext(p_room_category_id::text) % 3)) $$;
