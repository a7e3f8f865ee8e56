-- Rooms that owners and admins block. Blocks and bookings share the night counters, so neither can oversell the other. Definer functions: no API role
-- has rights on the tables.

-- Private: only the functions below may split and trim rows.
create table private.room_blocks (
  id uuid primary key default gen_random_uuid(),
  room_category_id uuid not null references public.room_categories (id) on delete cascade,
  first_night date not null,
  -- The first available night after it.
  end_date date not null,
  rooms integer not null check (rooms between 1 and 1000),
  reason text not null default '' check (char_length(reason) <= 200 and private.is_text(reason)),
  -- No foreign key: the note outlives the account.
  blocked_by uuid,
  created_at timestamptz not null default now(),
  -- The calendar that blocked these nights; only it releases them. Null: blocked by hand.
  feed_id uuid,
  constraint block_is_finite check (isfinite(first_night) and isfinite(end_date)),
  constraint block_has_nights check (end_date - first_night between 1 and 366)
);
comment on table private.room_blocks is
  'Rooms of a category out of sale over the nights [first_night, end_date). A night''s blocked counter is the sum of them.';
create index room_blocks_room on private.room_blocks (room_category_id, first_night);
create index room_blocks_of_feed on private.room_blocks (feed_id) where feed_id is not null;

/* Keeps the night counters equal to the blocks. */
create function private.keep_blocked_nights() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old private.hold;
  v_new private.hold;
begin
  if tg_op <> 'INSERT' then v_old := (old.room_category_id, old.first_night, old.end_date, old.rooms); end if;
  if tg_op <> 'DELETE' then v_new := (new.room_category_id, new.first_night, new.end_date, new.rooms); end if;
  perform private.move_nights('blocked', v_old, v_new);
  return null;
end $$;
create trigger keep_blocked_nights after insert or delete or
  update of room_category_id, first_night, end_date, rooms on private.room_blocks
  for each row execute function private.keep_blocked_nights();
select private.log_changes('private.room_blocks', 'insert or update or delete', 'id', 'reason');

/* Nights with wrong counters. Must always be empty. */
create view private.night_drift as
select
  room_category_id, night, coalesce(n.booked, 0) as counted, coalesce(b.rooms, 0) as booked, n.capacity, n.blocked,
  coalesce(k.rooms, 0) as out_of_sale, n.held, coalesce(h.rooms, 0) as kept
from private.nights as n
full join (
  select b.room_category_id, d::date as night, sum(b.num_rooms)::integer as rooms
  from public.bookings as b
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

create function private.refuse_block_dates(p_first_night date, p_end_date date) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_first_night is null or p_end_date is null or not isfinite(p_first_night) or not isfinite(p_end_date)
      or p_first_night >= p_end_date then 'invalid_dates'
    when p_first_night < private.today() then 'past_dates'
    when p_end_date - p_first_night > 366 then 'too_many_nights'
    when p_end_date - private.today() > 540 then 'too_far_ahead'
  end
$$;

/* Blocks rooms over [first_night, end_date); null p_rooms: all that are available on each night. undo: the argument of undo_block. Codes: those of
   refuse_desk and refuse_block_dates, invalid_reason, too_many_rooms {max_rooms}, sold_out {rooms_free}, busy. */
create function private.block_rooms(
  p_room_category_id uuid, p_first_night date, p_end_date date, p_rooms integer default null, p_reason text default ''
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := private.neat(left(coalesce(p_reason, ''), 2000));
  v_room constant public.room_categories := (select r from public.room_categories as r where id = p_room_category_id);
  v_refusal constant jsonb := private.refuse_desk_of(p_room_category_id);
  v_dates text;
  v_blocks uuid[];
begin
  if v_refusal is not null then return v_refusal; end if;
  v_dates := private.refuse_block_dates(p_first_night, p_end_date);
  if v_dates is not null then return private.refusal(v_dates); end if;
  if char_length(v_reason) > 200 or not private.is_text(v_reason) then return private.refusal('invalid_reason'); end if;
  if p_rooms not between 1 and v_room.total_rooms then return private.refusal('too_many_rooms', 'max_rooms', v_room.total_rooms); end if;
  begin
    -- Same locks and order as move_nights. Nights without bookings have no row to lock yet.
    perform from public.room_categories where id = p_room_category_id for share;
    insert into private.nights (room_category_id, night, capacity)
    select p_room_category_id, p_first_night + d, v_room.total_rooms from generate_series(0, p_end_date - p_first_night - 1) as d
    on conflict do nothing;
    perform from private.nights
    where room_category_id = p_room_category_id and night >= p_first_night and night < p_end_date order by night for update;
    with made as (
      insert into private.room_blocks (room_category_id, first_night, end_date, rooms, reason, blocked_by)
      select p_room_category_id, min(r.night), max(r.night) + 1, r.rooms, v_reason, (select auth.uid())
      from (
        select n.night, n.rooms, n.night - row_number() over (partition by n.rooms order by n.night)::integer as run
        from (
          select k.night, coalesce(p_rooms, private.free_now(k)) as rooms from private.nights as k
          where k.room_category_id = p_room_category_id and k.night >= p_first_night and k.night < p_end_date
        ) as n
        where n.rooms > 0
      ) as r
      group by r.rooms, r.run order by 2
      returning id
    )
    select array_agg(id) into v_blocks from made;
  exception
    when sqlstate 'PT409' then
      return private.refusal(
        'sold_out', 'rooms_free', private.rooms_free(p_room_category_id, v_room.total_rooms, p_first_night, p_end_date)
      );
  end;
  if v_blocks is null then return private.refusal('sold_out', 'rooms_free', 0); end if;
  return jsonb_build_object('ok', true, 'undo', jsonb_build_object('blocks', v_blocks));
end $$;
select private.offer('block_rooms', 'authenticated, service_role');

/* Computes a release of p_rooms a night (null: all): room nights, changed blocks, what remains, what was taken. Newest blocks first. */
create function private.plan_release(
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
      partition by b.first_night + n.day order by b.created_at desc, b.id rows between unbounded preceding and 1 preceding
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
   Codes: refuse_desk, refuse_block_dates, too_many_rooms, busy, booked_elsewhere {channel}, not_blocked. */
create function private.release_rooms(
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
  -- The nights are locked, so no one can book them between delete and insert.
  delete from private.room_blocks where id = any (v_changed);
  insert into private.room_blocks select * from unnest(v_left);
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
      select jsonb_agg(to_jsonb(t) - '{room_category_id,blocked_by,created_at}'::text[]) from unnest(v_taken) as t
    ))
  );
end $$;
select private.offer('release_rooms', 'authenticated, service_role');

/* Undoes one block_rooms or release_rooms, all or nothing. Codes: those of refuse_desk, changed_meanwhile, past_dates, invalid_change, sold_out,
   busy. */
create function private.undo_block(p_room_category_id uuid, p_undo jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk_of(p_room_category_id);
  v_made uuid[];
  v_block record;
begin
  if v_refusal is not null then return v_refusal; end if;
  if jsonb_typeof(p_undo) is distinct from 'object' or p_undo - '{blocks,again}'::text[] <> '{}' or octet_length(p_undo::text) > 200000 then return private.refusal('invalid_change'); end if;
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
    delete from private.room_blocks where id = any (v_made);
    for v_block in
      select b.* from jsonb_to_recordset(coalesce(p_undo -> 'again', '[]')) as b (id uuid, first_night date, end_date date, rooms integer, reason text)
      order by b.first_night
    loop
      if private.refuse_block_dates(v_block.first_night, v_block.end_date) is not null then
        raise exception 'past_dates' using errcode = 'PT400';
      end if;
      insert into private.room_blocks (id, room_category_id, first_night, end_date, rooms, reason, blocked_by)
      values (
        coalesce(v_block.id, gen_random_uuid()), p_room_category_id, v_block.first_night, v_block.end_date, v_block.rooms,
        private.neat(coalesce(v_block.reason, '')), (select auth.uid())
      );
    end loop;
  exception
    when sqlstate 'PT400' then return private.refusal(sqlerrm);
    when sqlstate 'PT409' then return private.refusal('sold_out', 'rooms_free', 0);
    when data_exception or check_violation or not_null_violation or unique_violation then return private.refusal('invalid_change');
  end;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('undo_block', 'authenticated');

create index hotels_by_name on public.hotels (name, id);
