-- Calendars of other sites at the front desk. Definer functions: no API role has rights on the tables.

-- The desk ----------------------------------------------------------------------------------------------------------------------------

create function private.refuse_feed(p_feed_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.refuse_desk_of((select room_category_id from private.calendar_feeds where id = p_feed_id), 'rates') $$;

/* Returns the calendars and open conflicts of a property. Logs that an admin looked. Codes: those of refuse_desk. */
create function private.desk_channels(p_hotel_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
  v_hotel constant public.hotels := (select h from public.hotels as h where id = p_hotel_id);
  v_answer jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_answer := jsonb_build_object(
    'ok', true, 'hotel_id', v_hotel.id, 'hotel_name', v_hotel.name, 'read_at', now(),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', c.name, 'is_active', c.is_active and v_hotel.is_active, 'total_rooms', c.total_rooms,
        'token', (select x.token from private.calendar_exports as x where x.room_category_id = c.id and x.feed_id is null),
        'feeds', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', f.id, 'source', f.source, 'name', f.name, 'address', f.address, 'takes_closed', f.takes_closed, 'read_at', f.read_at, 'tried_at', f.tried_at,
            'is_stale', private.is_stale(f), 'error', f.error, 'retry_at', f.retry_at, 'doubt', f.doubt, 'token', x.token, 'asked_at', x.asked_at,
            'unread', case when (f.unread ->> 'count')::integer > 0 then jsonb_build_object(
              'count', f.unread -> 'count', 'from', f.unread -> 'from', 'kept', (
                select coalesce(private.nights_ahead(range_agg(daterange(e.first_night, e.end_date))), 0)
                from private.feed_events as e where e.feed_id = f.id and e.kept_for <> '{}'
              )
            ) end,
            'nights', (
              select coalesce(sum(b.end_date - greatest(b.first_night, private.today())), 0) from private.room_blocks as b
              where b.feed_id = f.id and b.end_date > private.today()
            )
          ) order by f.created_at, f.id), '[]')
          from private.calendar_feeds as f join private.calendar_exports as x on x.feed_id = f.id where f.room_category_id = c.id
        )
      ) order by c.name, c.id), '[]')
      from public.room_categories as c where c.hotel_id = p_hotel_id
    ),
    'conflicts', (
      select coalesce(jsonb_agg(private.conflict_json(k) order by k.first_night, k.id), '[]')
      from private.feed_conflicts as k join private.calendar_feeds as f on f.id = k.feed_id
      join public.room_categories as c on c.id = f.room_category_id
      where c.hotel_id = p_hotel_id and k.ended_at is null
    )
  );
  perform private.log_desk_view(p_hotel_id, 'bookings', 'channels', 'Channels of');
  return v_answer;
end $$;
select private.offer('desk_channels', 'authenticated');

/* Adds a calendar of another site, 10 for a room type, with an export address for that site. Codes: those of refuse_desk, invalid_address,
   invalid_name, own_address, known_already, too_many_feeds, busy. */
create function private.add_calendar(
  p_room_category_id uuid, p_source text, p_address text, p_name text default null, p_takes_closed boolean default true
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 10;
  v_name constant text := coalesce(
    nullif(private.neat(left(p_name, 1000)), ''), private.channel_name(p_source), left(substring(p_address from '^https://(?:www\.)?([^/]+)/'), 40)
  );
  v_refusal jsonb;
  v_feed uuid;
  v_constraint text;
begin
  v_refusal := private.refuse_desk_of(p_room_category_id, 'rates');
  if v_refusal is not null then return v_refusal; end if;
  -- Lock, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended('add_calendar ' || p_room_category_id, 0));
  if exists (select from private.calendar_exports as x where strpos(p_address, x.token) > 0) then return private.refusal('own_address'); end if;
  if (select count(*) from private.calendar_feeds where room_category_id = p_room_category_id) >= most then
    return private.refusal('too_many_feeds');
  end if;
  insert into private.calendar_feeds (room_category_id, source, name, address, takes_closed)
  values (p_room_category_id, p_source, v_name, p_address, coalesce(p_takes_closed, true)) returning id into v_feed;
  insert into private.calendar_exports (room_category_id, feed_id) values (p_room_category_id, v_feed);
  return jsonb_build_object('ok', true, 'feed_id', v_feed);
exception
  when unique_violation then return private.refusal('known_already');
  when check_violation or not_null_violation then
    get stacked diagnostics v_constraint = constraint_name;
    return private.refusal(case v_constraint when 'calendar_feeds_name_check' then 'invalid_name' else 'invalid_address' end);
end $$;
select private.offer('add_calendar', 'authenticated');

/* Removes a calendar and its export address. Its blocks go too, or become the property's own (p_keep_blocks). Codes: those of refuse_desk, busy. */
create function private.remove_calendar(p_feed_id uuid, p_keep_blocks boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_feed(p_feed_id);
  v_feed private.calendar_feeds;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_feed from private.calendar_feeds where id = p_feed_id for update;
  if not found then return private.refusal('not_found'); end if;
  if p_keep_blocks is distinct from true then
    -- apply_feed locks the nights in the right order.
    delete from private.feed_events where feed_id = v_feed.id;
    perform private.apply_feed(v_feed);
  end if;
  update private.room_blocks set feed_id = null where feed_id = v_feed.id;
  delete from private.calendar_feeds where id = v_feed.id;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('remove_calendar', 'authenticated');

/* Replaces an export address; the old one stops working at once. Null p_feed_id: the one for other calendars. Codes: those of refuse_desk, busy. */
create function private.renew_calendar_address(p_room_category_id uuid, p_feed_id uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk_of(p_room_category_id, 'rates');
  v_token text;
begin
  if v_refusal is not null then return v_refusal; end if;
  update private.calendar_exports set token = default, made_at = now(), asked_at = null
  where room_category_id = p_room_category_id and feed_id is not distinct from p_feed_id returning token into v_token;
  if v_token is null then
    if p_feed_id is not null then return private.refusal('not_found'); end if;
    insert into private.calendar_exports (room_category_id) values (p_room_category_id)
    on conflict do nothing returning token into v_token;
    if v_token is null then return private.refusal('busy'); end if;
  end if;
  return jsonb_build_object('ok', true, 'token', v_token);
end $$;
select private.offer('renew_calendar_address', 'authenticated');

/* Counts a reading. p_trust: accept it even if much is missing. Codes: those of refuse_desk, rate_limited (calendar 6, property 30 in 10 minutes). */
create function private.begin_calendar(p_feed_id uuid, p_trust boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_feed(p_feed_id);
begin
  if v_refusal is not null then return v_refusal; end if;
  if not private.hit('read_calendar:' || p_feed_id, interval '10 minutes', 6) or not private.hit(
    'read_calendar_of:' || (
      select c.hotel_id from private.calendar_feeds as f join public.room_categories as c on c.id = f.room_category_id where f.id = p_feed_id
    ), interval '10 minutes', 30
  ) then
    return private.refusal('rate_limited', 'retry_after_seconds', 600);
  end if;
  update private.calendar_feeds set is_trusted = true where id = p_feed_id and p_trust and (doubt is not null or (unread ->> 'count')::integer > 0);
  return jsonb_build_object('ok', true);
end $$;
select private.offer('begin_calendar', 'authenticated');

create function private.refuse_conflict(p_conflict_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.refuse_feed((select feed_id from private.feed_conflicts where id = p_conflict_id)) $$;

/* Settles a conflict with a note. Its nights are still blocked once available. Codes: those of refuse_desk, invalid_note, settled_already. */
create function private.settle_conflict(p_conflict_id uuid, p_note text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_conflict(p_conflict_id);
  v_note constant text := private.neat(left(coalesce(p_note, ''), 3000));
begin
  if v_refusal is not null then return v_refusal; end if;
  if char_length(v_note) > 500 or not private.is_text(v_note) then return private.refusal('invalid_note'); end if;
  update private.feed_conflicts set ended_at = now(), ending = 'settled', note = v_note where id = p_conflict_id and ended_at is null;
  if not found then return private.refusal('settled_already'); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('settle_conflict', 'authenticated');

/* Blocks a room of another room type for all nights of a conflict. Codes: those of refuse_desk, not_found, settled_already, sold_out, busy. */
create function private.move_conflict(p_conflict_id uuid, p_room_category_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_conflict(p_conflict_id);
  v_feed private.calendar_feeds;
  v_conflict private.feed_conflicts;
  v_nights date[];
begin
  if v_refusal is not null then return v_refusal; end if;
  select f.* into v_feed from private.calendar_feeds as f
  where f.id = (select feed_id from private.feed_conflicts where id = p_conflict_id) for update;
  select * into v_conflict from private.feed_conflicts where id = p_conflict_id and ended_at is null;
  if not found then return private.refusal('settled_already'); end if;
  if not exists (
    select from public.room_categories as c join public.room_categories as o on o.hotel_id = c.hotel_id and o.id <> c.id
    where c.id = p_room_category_id and o.id = v_feed.room_category_id
  ) then
    return private.refusal('not_found');
  end if;
  v_nights := array(select night from unnest(v_conflict.nights) as night where night >= private.today() order by night);
  perform pg_advisory_xact_lock(hashtextextended('release_rooms ' || p_room_category_id, 0));
  perform from public.room_categories where id = p_room_category_id for share;
  insert into private.nights (room_category_id, night, capacity)
  select c.id, night, c.total_rooms from public.room_categories as c cross join unnest(v_nights) as night where c.id = p_room_category_id
  order by night
  on conflict do nothing;
  perform from private.nights where room_category_id = p_room_category_id and night = any (v_nights) order by night for update;
  insert into private.room_blocks (room_category_id, first_night, end_date, rooms, reason, feed_id)
  select p_room_category_id, min(r.night), max(r.night) + 1, 1, 'Booked on ' || v_feed.name, v_feed.id
  from (select night, night - row_number() over (partition by extract(year from night) order by night)::integer as run from unnest(v_nights) as night) as r
  group by extract(year from r.night), r.run order by 2;
  update private.feed_conflicts set ended_at = now(), ending = 'moved' where id = p_conflict_id;
  return jsonb_build_object('ok', true);
exception
  when sqlstate 'PT409' then return private.refusal('sold_out');
end $$;
select private.offer('move_conflict', 'authenticated');

-- The listed columns are secrets or change automatically.
select private.log_changes(
  'private.calendar_feeds', 'insert or update or delete', 'id', 'room_category_id', 'address', 'tried_at', 'lease_until', 'read_at', 'error',
  'retry_at', 'unread', 'etag', 'last_modified', 'doubt'
);
select private.log_changes(
  'private.calendar_exports', 'insert or update or delete', 'id', 'room_category_id', 'token', 'asked_at', 'told', 'changed_at', 'told_lately',
  'lately_since'
);
select private.log_changes('private.feed_conflicts', 'insert or update or delete', 'id', 'uid', 'uid', 'note', 'nights');
