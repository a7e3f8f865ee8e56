-- Holds of bookings with several room types: one for each type.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

alter table private.holds drop constraint holds_booking_id_key;
create unique index holds_of_booking on private.holds (booking_id, room_category_id) where booking_id is not null;

/* Holds the rooms of a no-show until 8:00 the next morning, because the guest may still arrive. */
create or replace function private.hold_no_show(p_booking_id uuid) returns void
language sql volatile set search_path = ''
as $$
  insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at, booking_id)
  select room_category_id, greatest(check_in_date, private.today()), check_out_date, num_rooms, m.morning, id
  from private.booked_rooms
  cross join lateral (select (check_in_date + 1 + time '08:00') at time zone 'Asia/Kolkata' as morning) as m
  where id = p_booking_id and m.morning > now() and check_out_date > private.today()
  order by room_category_id
$$;

/* Returns the room types and rooms after a change that waits for its payment. Its price has the parts. */
create function private.changed_rooms(p_change private.pending_changes) returns table (room_category_id uuid, num_rooms integer)
language sql stable set search_path = ''
as $$
  select (p_change).room_category_id, (p_change).num_rooms
  union all
  select p.room_category_id, p.num_rooms
  from jsonb_to_recordset(nullif((p_change).price -> 'parts', 'null')) as p (room_category_id uuid, num_rooms integer)
  where p.num_rooms > 0
$$;

/* Holds the nights that a change needs beyond those of its booking. Raises PT409 'sold_out'. */
create or replace function private.hold_change(p_booking public.bookings, p_change private.pending_changes) returns void
language sql volatile set search_path = ''
as $$
  insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at, change_id)
  select n.room_category_id, min(n.night), max(n.night) + 1, n.rooms, (p_change).expires_at, (p_change).id
  from (
    -- Consecutive nights that need the same number of rooms are one hold.
    select k.*, k.night - row_number() over (partition by k.room_category_id, k.rooms order by k.night)::integer as run
    from (
      select c.room_category_id, d.night, c.num_rooms - coalesce((
        select o.rooms from unnest(private.holds_of(p_booking)) as o
        where o.room_category_id = c.room_category_id and d.night >= o.first_night and d.night < o.end_date
      ), 0) as rooms
      from private.changed_rooms(p_change) as c
      cross join (
        select (p_change).check_in_date + k as night from generate_series(0, (p_change).check_out_date - (p_change).check_in_date - 1) as k
      ) as d
    ) as k
    where k.rooms > 0
  ) as n
  group by n.room_category_id, n.rooms, n.run order by n.room_category_id, min(n.night)
$$;

/* Releases the nights of a change. Locks them in the order of private.move_nights. */
create or replace function private.release_change(p_booking public.bookings, p_change private.pending_changes) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if not exists (select from private.holds where change_id = p_change.id) then return; end if;
  perform from public.room_categories where id in (
    select room_category_id from unnest(private.holds_of(p_booking)) union select room_category_id from private.changed_rooms(p_change)
  ) order by id for share;
  perform from private.nights as n
  where exists (
    select from unnest(private.holds_of(p_booking)) as o
    where o.room_category_id = n.room_category_id and n.night >= o.first_night and n.night < o.end_date
  ) or exists (
    select from private.changed_rooms(p_change) as c
    where c.room_category_id = n.room_category_id and n.night >= p_change.check_in_date and n.night < p_change.check_out_date
  )
  order by n.room_category_id, n.night for update;
  delete from private.holds where change_id = p_change.id;
end $$;

/* Returns the rooms held unpaid on the fullest night. of_mailbox: for a verified guest only verified bookings, as strangers may type the email.
   Definer: no role has rights on bookings. */
create or replace function private.held_unpaid(
  p_room_category_id uuid, p_check_in date, p_check_out date, p_email text, p_is_verified boolean,
  out unverified integer, out of_mailbox integer, out by_changes integer, out in_all integer
)
language sql stable security definer set search_path = ''
as $$
  with near as materialized (
    select b.num_rooms as rooms, b.check_in_date, b.check_out_date, b.verified_at, b.guest_email from public.bookings as b
    where b.room_category_id = p_room_category_id and b.check_in_date > p_check_in - 30 and b.check_in_date < p_check_out
      and b.source = 'site' and b.advance_amount > 0 and b.payment_status in ('pending', 'failed') and b.booking_status in ('pending', 'confirmed')
    union all
    select p.num_rooms, b.check_in_date, b.check_out_date, b.verified_at, b.guest_email
    from public.bookings as b cross join lateral jsonb_to_recordset(b.parts) as p (room_category_id uuid, num_rooms integer)
    where b.parts is not null and b.hotel_id = (select c.hotel_id from public.room_categories as c where c.id = p_room_category_id)
      and p.room_category_id = p_room_category_id and b.check_in_date > p_check_in - 30 and b.check_in_date < p_check_out
      and b.source = 'site' and b.advance_amount > 0 and b.payment_status in ('pending', 'failed') and b.booking_status in ('pending', 'confirmed')
  )
  select
    coalesce(max(n.unverified), 0)::integer, coalesce(max(n.of_mailbox), 0)::integer, coalesce(max(n.by_changes), 0)::integer, coalesce(max(n.rooms), 0)::integer
  from (
    select
      sum(k.rooms) as rooms, sum(k.rooms) filter (where k.is_change) as by_changes, sum(k.rooms) filter (where not k.is_verified) as unverified,
      sum(k.rooms) filter (where k.contact = private.contact_of(p_email) and (k.is_verified or not p_is_verified)) as of_mailbox
    from (
      select p_check_in + n.day as night, b.rooms, false as is_change, b.verified_at is not null as is_verified, private.contact_of(b.guest_email) as contact
      from near as b
      join generate_series(0, p_check_out - p_check_in - 1) as n (day)
        on p_check_in + n.day >= b.check_in_date and p_check_in + n.day < b.check_out_date
      union all
      select h.night, h.rooms, true, true, null
      from private.held_nights as h join private.holds as k on k.id = h.hold_id and k.change_id is not null
      where h.room_category_id = p_room_category_id and h.night >= p_check_in and h.night < p_check_out and h.ends_at > now()
    ) as k
    group by k.night
  ) as n
$$;

/* Returns the fewest rooms available on these nights for a booking: with its own. */
create or replace function private.rooms_free_for(p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date) returns integer
language sql stable security definer set search_path = ''
as $$
  select min(coalesce(private.free_now(n), (p_room).total_rooms) + case when (p_booking).booking_status <> 'cancelled' then coalesce((
    select o.rooms from unnest(private.holds_of(p_booking)) as o
    where o.room_category_id = (p_room).id and d.night >= o.first_night and d.night < o.end_date
  ), 0) else 0 end)::integer
  from (select p_check_in + k as night from generate_series(0, p_check_out - p_check_in - 1) as k) as d
  left join private.nights as n on n.room_category_id = (p_room).id and n.night = d.night
$$;

/* Reminds guests of their advance and expires unpaid bookings, their nights locked before, so that they cannot deadlock. */
create or replace function private.job_cancel_unpaid() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 200;
  v_hours constant integer := (select cancel_unpaid_after_hours from private.settings);
  v_ids uuid[];
  v_id uuid;
  v_reminded integer;
  v_asked constant integer := private.mail_old_reports(batch);
  v_lost constant integer := private.reject_old_reports(batch);
  v_unconfirmed constant integer := private.end_unconfirmed_cancellations(batch);
  v_changes constant integer := private.end_old_changes(batch);
begin
  if v_hours is null then return jsonb_build_object('cancelled', 0, 'reminded', 0, 'asked', v_asked, 'lost', v_lost, 'unconfirmed', v_unconfirmed, 'changes', v_changes, 'off', true); end if;
  insert into private.outbox (kind, recipient, data, dedupe_key)
  select 'advance_reminder', b.guest_email, jsonb_build_object('booking_id', b.id), 'advance_reminder:' || b.id
  from public.bookings as b
  where b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed')
    and b.advance_due_at > now() and b.advance_due_at < now() + make_interval(hours => v_hours) / 2
    -- No reminder right after a booking made shortly before arrival.
    and b.advance_due_at < now() + (private.advance_deadline(b.created_at, b.check_in_date, b.advance_amount) - b.created_at) / 2
    and not exists (select from private.outbox where dedupe_key = 'advance_reminder:' || b.id) and private.reminded_at(b.id) is null
  order by b.advance_due_at limit batch
  on conflict (dedupe_key) do nothing;
  get diagnostics v_reminded = row_count;
  select array_agg(c.id order by c.room_category_id, c.check_in_date, c.id) into v_ids
  from (
    select b.id, b.room_category_id, b.check_in_date from public.bookings as b
    where b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed')
      and b.advance_due_at < now()
      -- A report by a verified guest is checked first; private.reject_old_reports rejects it after a week.
      and not (b.verified_at is not null and b.has_report and private.reported_of(b.id) > 0)
      and (
        b.check_in_date > private.today()
        -- Booked just before arrival. Later the guest may be in the room, although the desk did not check them in.
        or b.check_in_date >= private.today() - 1 and b.checked_in_at is null
          and b.advance_due_at between (b.check_in_date::timestamp at time zone 'Asia/Kolkata') and private.deadlines_end(b.check_in_date)
      )
    order by b.advance_due_at limit batch for update skip locked
  ) as c;
  perform private.lock_nights(v_ids);
  foreach v_id in array coalesce(v_ids, '{}') loop
    update public.bookings set booking_status = 'cancelled' where id = v_id;
  end loop;
  return jsonb_build_object(
    'cancelled', coalesce(cardinality(v_ids), 0), 'reminded', v_reminded, 'asked', v_asked, 'lost', v_lost,
    'unconfirmed', v_unconfirmed, 'changes', v_changes, 'more', batch in (coalesce(cardinality(v_ids), 0), v_reminded, v_asked, v_lost, v_unconfirmed, v_changes)
  );
end $$;

