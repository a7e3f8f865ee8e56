-- Numbered rooms of a room type, optional. The counters of private.nights go on deciding what is sold; these tables say which room a guest gets.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

create type private.room_state as enum ('clean', 'dirty', 'inspected');

/* Returns a name that sorts as people count: "9" before "10", "A2" before "A10". */
create function private.room_order(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(case when part ~ '^\d' then lpad(part, 12, '0') else lower(part) end, '' order by place)
  from (select m[1] as part, place from regexp_matches(p_name, '\d+|\D+', 'g') with ordinality as r (m, place)) as parts
$$;

create table private.rooms (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null,
  room_category_id uuid not null,
  name text not null check (char_length(name) between 1 and 12 and private.is_line(name)),
  floor text not null default '' check (char_length(floor) <= 20 and private.is_line(floor)),
  beds text not null default '' check (char_length(beds) <= 60 and private.is_line(beds)),
  notes text not null default '' check (char_length(notes) <= 300 and private.is_text(notes)),
  -- Sorts rooms as people count.
  place text not null generated always as (private.room_order(name)) stored,
  state private.room_state not null default 'clean',
  state_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- A removed room keeps the nights it had.
  removed_at timestamptz,
  foreign key (room_category_id, hotel_id) references public.room_categories (id, hotel_id) on delete cascade
);
comment on table private.rooms is 'The rooms of a room type by name or number. A room type may have none, or fewer than are sold.';
create unique index rooms_by_name on private.rooms (hotel_id, lower(name)) where removed_at is null;
create index rooms_of_category on private.rooms (room_category_id, place);

create table private.room_nights (
  room_id uuid not null references private.rooms (id) on delete cascade,
  night date not null,
  -- The guests who have the room, or the block by which it is out of order.
  booking_id uuid references public.bookings (id) on delete cascade,
  block_id uuid references private.room_blocks (id) on delete cascade,
  -- No room is given twice for a night.
  primary key (room_id, night),
  constraint night_has_one_use check (num_nonnulls(booking_id, block_id) = 1)
);
comment on table private.room_nights is
  'Which room is used on which night, and by what. Only private.move_nights decides what is sold: these rows never make a night free or sold.';
create index room_nights_of_booking on private.room_nights (booking_id, night) where booking_id is not null;
create index room_nights_of_block on private.room_nights (block_id) where block_id is not null;

alter table private.rooms enable row level security;
alter table private.room_nights enable row level security;

/* Refuses a night outside the stay, of another room type, of a cancelled booking, or more rooms than were booked. The row lock on the booking
   orders this against a change of its dates and against another assignment. Raises PT409 'room_not_booked'. */
create function private.guard_room_night() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_room constant private.rooms := (select r from private.rooms as r where r.id = new.room_id);
begin
  if new.booking_id is null then return new; end if;
  select * into v_booking from public.bookings where id = new.booking_id for no key update;
  if v_booking.booking_status = 'cancelled' or new.night < v_booking.check_in_date or new.night >= v_booking.check_out_date or (
    select count(*) from private.room_nights as n join private.rooms as r on r.id = n.room_id
    where n.booking_id = new.booking_id and n.night = new.night and n.room_id <> new.room_id and r.room_category_id = v_room.room_category_id
  ) >= private.rooms_of_type(v_booking, v_room.room_category_id) then
    raise exception 'room_not_booked' using errcode = 'PT409';
  end if;
  return new;
end $$;
create trigger guard_room_night before insert or update on private.room_nights
  for each row execute function private.guard_room_night();

/* Keeps the rooms of a booking when it changes: nights that it lost, or all if it is cancelled, and those of a room type that it lost, lose their room. New
   nights get the room of the night beside them if it is not used. */
create function private.keep_room_nights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Guests in house have used the rooms of the type that they leave.
  if new.stay_state = 'checked_in' and private.rooms_of_type(new, old.room_category_id) = 0 then
    update private.rooms set state = 'dirty', state_at = now()
    where room_category_id = old.room_category_id and id in (
      select room_id from private.room_nights where booking_id = new.id and night between private.today() - 1 and private.today()
    );
  end if;
  if new.booking_status = 'cancelled' then
    delete from private.room_nights where booking_id = new.id;
    return null;
  end if;
  delete from private.room_nights
  where booking_id = new.id and (
    night < new.check_in_date or night >= new.check_out_date
    or (room_id, night) in (
      select k.room_id, k.night
      from (
        select n.room_id, n.night, r.room_category_id, row_number() over (partition by n.night, r.room_category_id order by r.place, r.id) as at
        from private.room_nights as n join private.rooms as r on r.id = n.room_id
        where n.booking_id = new.id
      ) as k
      where k.at > private.rooms_of_type(new, k.room_category_id)
    )
  );
  insert into private.room_nights (room_id, night, booking_id)
  select n.room_id, d.night::date, new.id
  from (
    values (old.check_out_date - 1, old.check_out_date, new.check_out_date - 1), (old.check_in_date, new.check_in_date, old.check_in_date - 1)
  ) as more (beside, first_night, last_night)
  join private.room_nights as n on n.booking_id = new.id and n.night = more.beside
  join private.rooms as r on r.id = n.room_id and r.removed_at is null
  cross join lateral generate_series(more.first_night::timestamp, more.last_night, interval '1 day') as d (night)
  where d.night >= new.check_in_date and d.night < new.check_out_date
  -- This waits for remove_room, which then finds the new nights or has removed the room.
  for key share of r
  on conflict do nothing;
  return null;
end $$;
create trigger keep_room_nights after update of booking_status, room_category_id, check_in_date, check_out_date, num_rooms, parts
  on public.bookings
  for each row execute function private.keep_room_nights();

create table private.freed_rooms (
  at timestamptz not null default now(),
  room_id uuid not null references private.rooms (id) on delete cascade,
  night date not null,
  -- One of both. No foreign keys, because a released block is deleted.
  booking_id uuid,
  block_id uuid,
  primary key (at, room_id, night)
);
comment on table private.freed_rooms is 'The nights of numbered rooms that a change of an admin freed at a moment, for its undo. Kept for 30 days.';
create index freed_rooms_of_room on private.freed_rooms (room_id);
alter table private.freed_rooms enable row level security;

/* Notes a room that a change of an admin frees. Definer: writers of bookings and blocks have no rights on it. */
create function private.note_freed_rooms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then return null; end if;
  delete from private.freed_rooms where at < now() - interval '30 days';
  insert into private.freed_rooms (room_id, night, booking_id, block_id)
  select old.room_id, old.night, old.booking_id, old.block_id from private.rooms as r where r.id = old.room_id
  on conflict do nothing;
  return null;
end $$;
create trigger note_freed_rooms after delete on private.room_nights for each row execute function private.note_freed_rooms();

/* Gives a booking or a block the rooms back that a change of an admin at this moment freed. Returns false if another use has one of them. */
create function private.give_rooms_back(p_id uuid, p_at timestamptz) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  v_freed integer;
  v_given integer;
begin
  select count(*) into v_freed from private.freed_rooms where at = p_at and p_id in (booking_id, block_id);
  insert into private.room_nights (room_id, night, booking_id, block_id)
  select f.room_id, f.night, f.booking_id, f.block_id
  from private.freed_rooms as f join private.rooms as r on r.id = f.room_id and r.removed_at is null
  where f.at = p_at and p_id in (f.booking_id, f.block_id)
  order by f.room_id, f.night
  -- Waits for remove_room.
  for key share of r
  on conflict do nothing;
  get diagnostics v_given = row_count;
  return v_given = v_freed;
end $$;

/* After check-out a room is dirty, and has no booking on the nights from today on. On the day of check-in it keeps the first night, which stays
   sold. Definer: writers of bookings have no rights on rooms. */
create function private.soil_rooms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.rooms as r set state = 'dirty', state_at = now()
  where r.id in (
    select n.room_id from private.room_nights as n
    where n.booking_id = new.id and n.night = (select max(l.night) from private.room_nights as l where l.booking_id = new.id)
  );
  delete from private.room_nights where booking_id = new.id and night >= greatest(private.today(), new.check_in_date + 1);
  return null;
end $$;
-- Before keep_room_nights by its name, so that an early check-out still finds the rooms.
create trigger a_soil_rooms after update of booking_status on public.bookings
  for each row when (new.booking_status = 'completed' and old.booking_status = 'confirmed' and old.checked_in_at is not null)
  execute function private.soil_rooms();
