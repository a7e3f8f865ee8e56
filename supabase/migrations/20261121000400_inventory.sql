-- The booking kernel: how many rooms of a category are taken on each night. Every way of taking or releasing nights goes
-- through private.move_nights, and the check constraint below holds whatever isolation level a caller chooses.

create table private.nights (
  room_category_id uuid not null references public.room_categories (id) on delete cascade,
  night date not null,
  capacity integer not null,
  booked integer not null default 0,
  blocked integer not null default 0,
  free integer not null generated always as (capacity - booked - blocked) stored,
  primary key (room_category_id, night),
  constraint night_not_oversold check (booked >= 0 and blocked >= 0 and booked + blocked <= capacity)
);
comment on table private.nights is
  'Counters for each room category and night. A night without a row has all its rooms free. booked = rooms of bookings that are not cancelled; blocked = rooms taken out of sale.';
-- Search asks which categories have fewer free rooms than wanted on a night: few rows, found without reading the rest.
create index nights_by_scarcity on private.nights (night, free) include (room_category_id);

create type private.hold as (room_category_id uuid, first_night date, end_date date, rooms integer);
comment on type private.hold is 'Rooms of a category over the nights [first_night, end_date).';

/*
 * Replaces one hold by another, atomically: books (old null), releases (new null) or moves.
 * p_kind: 'booked' or 'blocked'. Raises PT409 'sold_out' when a night lacks rooms; then nothing has changed.
 *
 * Order of locks, the same for every caller, so that callers wait and never deadlock: the categories by id (shared, against
 * a change of total_rooms), and for each of them its missing nights in order, then all its nights in order.
 * Plain statements with arrays, one category after the other: a join over the nights of two holds took twice the time.
 */
create function private.move_nights(p_kind text, p_old private.hold, p_new private.hold) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_room record;
  v_night date;
  v_change integer;
  -- The nights of one category whose count changes, and by how much.
  v_nights date[];
  v_changes integer[];
  v_fitting integer;
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

    select count(*) filter (where l.free >= v_changes[array_position(v_nights, l.night)]) into v_fitting
    from (
      select n.night, n.free from private.nights as n
      where n.room_category_id = v_room.id and n.night = any (v_nights)
      order by n.room_category_id, n.night
      for update
    ) as l;
    if v_fitting <> cardinality(v_nights) then
      raise exception 'sold_out' using errcode = 'PT409';
    end if;

    update private.nights as n
    set booked = n.booked + case p_kind when 'booked' then v_changes[array_position(v_nights, n.night)] else 0 end,
      blocked = n.blocked + case p_kind when 'blocked' then v_changes[array_position(v_nights, n.night)] else 0 end
    where n.room_category_id = v_room.id and n.night = any (v_nights);
  end loop;
end $$;

/* Carries a changed number of rooms to the nights from today on. Raises PT409 'would_oversell' when bookings or blocks
   need more rooms than are left. The update of the category has locked it against new claims. */
create function private.carry_total_rooms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from private.nights
  where room_category_id = new.id and night >= private.today()
  order by night for update;
  if exists (
    select 1 from private.nights
    where room_category_id = new.id and night >= private.today() and booked + blocked > new.total_rooms
  ) then
    raise exception 'would_oversell' using errcode = 'PT409';
  end if;
  update private.nights set capacity = new.total_rooms
  where room_category_id = new.id and night >= private.today() and capacity <> new.total_rooms;
  return null;
end $$;
create trigger carry_total_rooms after update of total_rooms on public.room_categories
  for each row when (old.total_rooms is distinct from new.total_rooms)
  execute function private.carry_total_rooms();
