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

/* Nights whose count changes when one hold is replaced by another (either may be null), with the change. */
create function private.night_changes(p_old private.hold, p_new private.hold)
returns table (room_category_id uuid, night date, change integer)
language sql immutable rows 10 set search_path = ''
as $$
  select h.room_category_id, h.night, sum(h.rooms)::integer
  from (
    select (p_old).room_category_id, n::date as night, -(p_old).rooms as rooms
    from generate_series((p_old).first_night, (p_old).end_date - 1, interval '1 day') as n
    union all
    select (p_new).room_category_id, n::date, (p_new).rooms
    from generate_series((p_new).first_night, (p_new).end_date - 1, interval '1 day') as n
  ) as h
  group by 1, 2
  having sum(h.rooms) <> 0
$$;

/*
 * Replaces one hold by another, atomically: books (old null), releases (new null) or moves.
 * p_kind: 'booked' or 'blocked'. Raises PT409 'sold_out' when a night lacks rooms; then nothing has changed.
 *
 * Order of locks, the same for every caller, so that callers wait and never deadlock: the categories by id (shared, against
 * a change of total_rooms), then missing nights in order, then all nights in order.
 */
create function private.move_nights(p_kind text, p_old private.hold, p_new private.hold) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_wanted integer;
  v_fitting integer;
begin
  perform 1 from public.room_categories as c
  where c.id in ((p_old).room_category_id, (p_new).room_category_id)
  order by c.id for share;

  insert into private.nights (room_category_id, night, capacity)
  select d.room_category_id, d.night,
    -- Not a join: without statistics of a function's rows, that would read all categories for each booking.
    (select c.total_rooms from public.room_categories as c where c.id = d.room_category_id)
  from private.night_changes(p_old, p_new) as d
  order by d.room_category_id, d.night
  on conflict do nothing;

  select count(*), count(*) filter (where l.free >= d.change)
  into v_wanted, v_fitting
  from private.night_changes(p_old, p_new) as d
  left join (
    select n.room_category_id, n.night, n.free
    from private.nights as n
    where (n.room_category_id = (p_old).room_category_id and n.night >= (p_old).first_night and n.night < (p_old).end_date)
      or (n.room_category_id = (p_new).room_category_id and n.night >= (p_new).first_night and n.night < (p_new).end_date)
    order by n.room_category_id, n.night
    for update
  ) as l using (room_category_id, night);
  if v_wanted <> v_fitting then
    raise exception 'sold_out' using errcode = 'PT409';
  end if;

  update private.nights as n
  set booked = n.booked + case p_kind when 'booked' then d.change else 0 end,
    blocked = n.blocked + case p_kind when 'blocked' then d.change else 0 end
  from private.night_changes(p_old, p_new) as d
  where n.room_category_id = d.room_category_id and n.night = d.night;
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
