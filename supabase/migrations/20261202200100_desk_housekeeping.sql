-- Housekeeping: the rooms of today for the front desk, and for cleaners by a link without an account. Cleaners read nothing about guests.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

alter table private.rooms
  -- A problem that a cleaner or the front desk reports; '' for none.
  add column broken text not null default '' check (
    char_length(broken) <= 200 and private.is_line(broken) and private.is_layout_safe(broken) and (broken = '' or private.is_visible(broken))
  ),
  add column broken_at timestamptz;

create or replace function private.room_json(p_room private.rooms) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_room).id, 'name', (p_room).name, 'floor', (p_room).floor, 'beds', (p_room).beds, 'notes', (p_room).notes, 'state', (p_room).state,
    'broken', (p_room).broken
  )
$$;

create table private.cleaning_links (
  -- One link: a new one ends the old one.
  hotel_id uuid primary key references public.hotels (id) on delete cascade,
  -- private.token_hash of the token in the link.
  hash bytea not null unique check (octet_length(hash) = 32),
  -- No foreign key, so as to lock one busy table.
  made_by uuid,
  made_at timestamptz not null default now()
);
comment on table private.cleaning_links is 'The link by which the cleaners of a property see today''s rooms and set their state.';
alter table private.cleaning_links enable row level security;

/* Logs that an admin made or ended a cleaners' link. */
create function private.note_cleaning_link(p_hotel_id uuid, p_action text) returns void
language sql volatile set search_path = ''
as $$ select private.note_audit(p_action, 'cleaning_links', h.id::text, h.name, null, null) from public.hotels as h where h.id = p_hotel_id $$;

/* Returns the rooms of a property with what happens there today. is_unsure: it has no booking, but guests of its type are in a room that is not known.
   Guests who stay on, or moved to another room, make a room dirty in the morning, until it is cleaned that day. Nothing about guests: cleaners read it. */
create function private.rooms_today(p_hotel_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'name', r.name, 'floor', r.floor, 'room_name', c.name, 'broken', r.broken,
    'state', case
      when last.stay_state = 'checked_in' and last.check_out_date > d.today and (r.state_at at time zone 'Asia/Kolkata')::date < d.today then 'dirty'
      else r.state
    end,
    'out_until', o.end_date, 'is_unsure', n.room_id is null and last.id is null and r.room_category_id = any (w.types),
    'leaving', case
      when tonight.stay_state = 'completed' or last.stay_state = 'completed' then 'left'
      when last.id <> tonight.id or tonight.id is null and last.id is not null then 'leaves'
    end,
    'tonight', case
      when tonight.stay_state = 'completed' then null
      when tonight.id = last.id then 'stays'
      when tonight.check_in_date = d.today and tonight.checked_in_at is not null then 'arrived'
      when tonight.id is not null then 'arrives'
    end,
    'arrives_at', case
      when tonight.check_in_date = d.today and tonight.checked_in_at is null then left(tonight.arrival_time::text, 5)
    end
  ) order by r.place, r.id), '[]')
  from (select private.today() as today) as d
  cross join (select coalesce(array_agg(distinct k.room_category_id), '{}') as types from private.without_room(p_hotel_id) as k) as w
  join private.rooms as r on r.hotel_id = p_hotel_id and r.removed_at is null
  join public.room_categories as c on c.id = r.room_category_id
  left join private.room_nights as y on y.room_id = r.id and y.night = d.today - 1
  left join public.bookings as last on last.id = y.booking_id
  left join private.room_nights as n on n.room_id = r.id and n.night = d.today
  left join public.bookings as tonight on tonight.id = n.booking_id
  left join private.room_blocks as o on o.id = n.block_id
$$;

/* Returns what a person typed as a line of 200 characters that can be stored; '' if it shows nothing or disturbs the lines around it. Never refused:
   a phone may send it hours later. */
create function private.broken_line(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_visible(k.line) and private.is_layout_safe(k.line) then k.line when k.line is not null then '' end
  from (select private.tidy_line(left(private.tidy_line(left(p_text, 300)), 200)) as line) as k
$$;

/* True while the person who made a cleaners' link may make one: its owner, a manager or an admin. */
create function private.is_link_open(p_link private.cleaning_links) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.hotels as h join public.properties as l on l.id = h.property_id
    where h.id = (p_link).hotel_id and private.has_desk(l) and (
      l.owner_id = (p_link).made_by
      or exists (select from public.profiles as p where p.user_id = (p_link).made_by and p.role = 'admin')
      or exists (
        select from private.house_people as w
        where w.property_id = l.id and w.user_id = (p_link).made_by and 'rates' = any (private.role_rights(w.role))
      )
    )
  )
$$;

-- The front desk -----------------------------------------------------------------------------------------------------------------

/* Returns today's rooms for the front desk, and the blocks by which they are out of order. Those who may end the cleaners' link read who made it.
   Codes: those of refuse_desk. */
create function private.desk_housekeeping(p_hotel_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_rights constant private.house_right[] := private.desk_rights(p_hotel_id);
begin
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object(
    'ok', true, 'today', private.today(), 'hotel_name', (select name from public.hotels where id = p_hotel_id), 'rights', v_rights,
    'rows', private.rooms_today(p_hotel_id), 'without_room', (select count(*) from private.without_room(p_hotel_id)),
    -- Apart from the rooms, which cleaners read too: a reason may name a guest.
    'outs', (
      select coalesce(jsonb_object_agg(r.id, private.room_outs(r.id)), '{}')
      from private.rooms as r join private.room_nights as n on n.room_id = r.id and n.night = private.today()
      where r.hotel_id = p_hotel_id and r.removed_at is null and n.block_id is not null
    ),
    'link', (
      select jsonb_build_object('made_at', k.made_at, 'made_by', private.actor_words(k.made_by))
      from private.cleaning_links as k
      where k.hotel_id = p_hotel_id and private.is_link_open(k) and 'rates' = any (v_rights)
    )
  );
end $$;
select private.offer('desk_housekeeping', 'authenticated');

/* Sets the state of a room (clean, dirty, inspected), what is broken there, or both; null leaves it. Codes: those of refuse_desk, invalid_state, busy. */
create function private.set_room_state(p_room_id uuid, p_state text default null, p_broken text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk((select hotel_id from private.rooms where id = p_room_id and removed_at is null));
begin
  if v_refusal is not null then return v_refusal; end if;
  if p_state <> all (enum_range(null::private.room_state)::text[]) then return private.refusal('invalid_state'); end if;
  update private.rooms set
    state = coalesce(p_state::private.room_state, state),
    state_at = case when p_state is null then state_at else clock_timestamp() end,
    broken = coalesce(private.broken_line(p_broken), broken),
    broken_at = case when p_broken is null then broken_at else clock_timestamp() end
  where id = p_room_id;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('set_room_state', 'authenticated');

/* Makes the cleaners' link and ends the one before. Its token is returned once. Codes: those of refuse_desk, rate_limited (50 a day), busy. */
create function private.make_cleaning_link(p_hotel_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
  v_token constant text := private.random_token();
begin
  if v_refusal is not null then return v_refusal; end if;
  if not private.hit('cleaning_link:' || p_hotel_id, interval '1 day', 50) then return private.refusal('rate_limited'); end if;
  insert into private.cleaning_links (hotel_id, hash, made_by) values (p_hotel_id, private.token_hash(v_token), (select auth.uid()))
  on conflict (hotel_id) do update set hash = excluded.hash, made_by = excluded.made_by, made_at = excluded.made_at;
  perform private.note_cleaning_link(p_hotel_id, 'insert');
  return jsonb_build_object('ok', true, 'token', v_token);
end $$;
select private.offer('make_cleaning_link', 'authenticated');

/* Ends the cleaners' link, if there is one. Codes: those of refuse_desk, busy. */
create function private.end_cleaning_link(p_hotel_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
begin
  if v_refusal is not null then return v_refusal; end if;
  delete from private.cleaning_links where hotel_id = p_hotel_id;
  if found then perform private.note_cleaning_link(p_hotel_id, 'delete'); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('end_cleaning_link', 'authenticated');

-- Cleaners -----------------------------------------------------------------------------------------------------------------------

/* Returns the property of a cleaners' link, or why it does not open. Several phones of a property share an address. The hash is looked up, so the
   time of the answer says nothing about the token. */
create function private.open_cleaning_link(p_token text, out hotel_id uuid, out refusal jsonb)
language plpgsql volatile set search_path = ''
as $$
begin
  refusal := private.refuse_client('cleaning', interval '1 minute', 4 * (select lookups_per_client_a_minute from private.limits));
  if refusal is not null then return; end if;
  select k.hotel_id into hotel_id
  from private.cleaning_links as k where k.hash = private.token_hash(p_token) and private.is_link_open(k);
  if hotel_id is null then
    refusal := private.refusal('link_ended');
  elsif not private.hit('cleaning:hotel:' || hotel_id, interval '1 minute', 300) then
    refusal := private.refusal('rate_limited', 'retry_after_seconds', 60);
  end if;
end $$;

create function private.cleaning_answer(p_hotel_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('ok', true, 'today', private.today(), 'hotel_name', h.name, 'rows', private.rooms_today(h.id))
  from public.hotels as h where h.id = p_hotel_id
$$;

/* Returns today's rooms for cleaners. Codes: link_ended, rate_limited, busy. */
create function private.cleaning_list(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_link constant record := private.open_cleaning_link(p_token);
begin
  return coalesce(v_link.refusal, private.cleaning_answer(v_link.hotel_id));
end $$;
select private.offer('cleaning_list', 'anon, authenticated');

/* Applies what cleaners tapped, also hours later: [{room_id, state: clean or dirty, broken, seconds_ago}]. The age, because a phone's clock may be
   wrong. Ignores a tap that is older than a day or than the last change, and rooms of others. Answers like cleaning_list. Codes: those of
   cleaning_list, invalid_taps (not a list of at most 500). */
create function private.clean_rooms(p_token text, p_taps jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_link constant record := private.open_cleaning_link(p_token);
begin
  if v_link.refusal is not null then return v_link.refusal; end if;
  if private.is_json(p_taps, 'array', 200000) is not true or jsonb_array_length(p_taps) > 500 then return private.refusal('invalid_taps'); end if;
  with taps as (
    select
      case when pg_input_is_valid(t ->> 'room_id', 'uuid') then (t ->> 'room_id')::uuid end as room_id,
      case when t ->> 'state' in ('clean', 'dirty') then (t ->> 'state')::private.room_state end as state,
      case when jsonb_typeof(t -> 'broken') = 'string' then t ->> 'broken' end as broken,
      case when jsonb_typeof(t -> 'seconds_ago') = 'number' then least(greatest((t ->> 'seconds_ago')::numeric, 0), 100000) end as age
    from jsonb_array_elements(p_taps) as t
    where jsonb_typeof(t) = 'object'
  ), last as (
    select
      room_id,
      (array_agg(state order by age) filter (where state is not null))[1] as state,
      clock_timestamp() - make_interval(secs => (min(age) filter (where state is not null))::float) as state_at,
      (array_agg(broken order by age) filter (where broken is not null))[1] as broken,
      clock_timestamp() - make_interval(secs => (min(age) filter (where broken is not null))::float) as broken_at
    from taps where age <= 86400 group by room_id
  )
  -- Only the last text of each room here is tidied.
  update private.rooms as r set
    state = case when l.state_at >= r.state_at then l.state else r.state end,
    state_at = greatest(r.state_at, l.state_at),
    broken = case when l.broken_at >= coalesce(r.broken_at, '-infinity') then private.broken_line(l.broken) else r.broken end,
    broken_at = greatest(r.broken_at, l.broken_at)
  from last as l
  where r.id = l.room_id and r.hotel_id = v_link.hotel_id and r.removed_at is null;
  return private.cleaning_answer(v_link.hotel_id);
end $$;
select private.offer('clean_rooms', 'anon, authenticated');
