-- Calendars of other sites (Airbnb, Booking.com, Vrbo, Google, others). Their bookings block rooms here, and we export our sold-out nights. Each
-- calendar is for one room of a room type. Definer functions: no API role has rights on the tables.

create function private.channel_name(p_source text) returns text
language sql immutable set search_path = ''
as $$
  select case p_source when 'airbnb' then 'Airbnb' when 'booking' then 'Booking.com' when 'vrbo' then 'Vrbo' when 'google' then 'Google Calendar' end
$$;

/* Returns the hosts that serve calendars of a site, as in src/domain/channels/hosts.ts. Null for "other". */
create function private.calendar_hosts(p_source text) returns text[]
language sql immutable set search_path = ''
as $$
  select case p_source
    when 'booking' then '{ical.booking.com,admin.booking.com,ical.booking.cn,admin.booking.cn}'
    when 'other' then null
    when 'google' then '{calendar.google.com}'
    else (
      select array_agg(w.www || n.name) from (values (''), ('www.')) as w (www) cross join (
        select 'airbnb.' || ending as name from string_to_table(
          'com ac ad ae al am at az ba be by ca cat ch cl cn co.cr co.id co.il co.in co.kr co.nz co.uk co.ve co.za com.ar com.au com.bo com.br com.bz com.co com.ec com.ee com.gt com.hk com.hn com.hr com.mt com.mx com.my com.ni com.pa com.pe com.ph com.pt com.py com.ro com.sg com.sv com.tr com.tw com.ua com.vn cz de dk es fi fr gr gy hu ie is it jp lt lu lv me mx nl no pl pt rs ru se si sk', ' '
        ) as ending where p_source = 'airbnb'
        union all
        select name from string_to_table(
          'vrbo.com homeaway.com homeaway.co.uk abritel.fr fewo-direkt.de stayz.com.au bookabach.co.nz', ' '
        ) as name where p_source = 'vrbo'
      ) as n
    )
  end
$$;

/* True if a host name can be public: the rule of isPublicHost in src/domain/channels/hosts.ts. Its IP addresses are checked on each request. */
create function private.is_public_host(p_host text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(p_host) <= 253 and p_host ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$'
    and p_host !~ '(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|arpa|onion)$'
$$;

create table private.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  room_category_id uuid not null references public.room_categories (id) on delete cascade,
  source text not null check (source in ('airbnb', 'booking', 'vrbo', 'google', 'other')),
  -- Given by the property, because a room type can have two listings at one site.
  name text not null check (name <> '' and char_length(name) <= 40 and private.is_name(name)),
  -- True to also block nights that are only closed there. Some sites close tonight and far dates by their own rules.
  takes_closed boolean not null default true,
  -- A secret of the other site.
  address text not null check (char_length(address) <= 1000 and address ~ '^https://[a-z0-9.-]+/[!-~]*$'),
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  lease_until timestamptz,
  -- Last successful reading that was not in doubt.
  read_at timestamptz,
  error text check (error ~ '^[a-z_]{1,40}$'),
  retry_at timestamptz,
  -- Unreadable entries that may block nights: {count, from: first day, marks: fingerprints of dates, told and told_at: last email}.
  unread jsonb check (private.is_json(unread, 'object', 20000)),
  etag text check (char_length(etag) <= 200 and etag ~ '^[ -~]*$'),
  last_modified text check (char_length(last_modified) <= 60 and last_modified ~ '^[ -~]*$'),
  -- Set if much is missing at once, so that we do not release the nights: {at, before, now}, in nights.
  doubt jsonb check (private.is_json(doubt, 'object', 500)),
  is_trusted boolean not null default false,
  unique (room_category_id, address),
  constraint address_of_its_site check (
    case source
      when 'other' then private.is_public_host(substring(address from '^https://([^/]+)/'))
      else substring(address from '^https://([^/]+)/') = any (private.calendar_hosts(source))
    end
  )
);
comment on table private.calendar_feeds is 'Calendars of other sites that are read for a room category.';
create index calendar_feeds_to_read on private.calendar_feeds (tried_at nulls first);

alter table private.room_blocks add constraint room_blocks_feed_id_fkey
  foreign key (feed_id) references private.calendar_feeds (id) on delete cascade;

create function private.is_stale(p_feed private.calendar_feeds) returns boolean
language sql stable
return coalesce((p_feed).read_at, (p_feed).created_at) < now() - interval '3 hours';

create table private.feed_events (
  feed_id uuid not null references private.calendar_feeds (id) on delete cascade,
  -- A fingerprint of the event's id, because some programs put names or email addresses into it.
  uid text not null check (uid ~ '^[0-9a-f]{32}$'),
  -- A fingerprint of the entry's id. All days of a series share it.
  entry text not null check (entry ~ '^[0-9a-f]{32}$'),
  first_night date not null,
  -- The day of departure.
  end_date date not null,
  -- Marks of unreadable entries that may be this event, which is missing in the calendar.
  kept_for text[] not null default '{}' check (cardinality(kept_for) <= 200),
  -- reserved: a stay. closed: closed by the property or an imported calendar. unclear: the site shows both alike.
  kind text not null check (kind in ('reserved', 'closed', 'unclear')),
  primary key (feed_id, uid),
  constraint event_has_nights check (isfinite(first_night) and isfinite(end_date) and end_date - first_night between 1 and 1200)
);
comment on table private.feed_events is 'What a calendar said last and was believed: nights, and nothing of a person.';

create table private.calendar_exports (
  id uuid primary key default gen_random_uuid(),
  room_category_id uuid not null references public.room_categories (id) on delete cascade,
  -- The site that reads it does not get its own nights back. Null: for any other calendar.
  feed_id uuid unique references private.calendar_feeds (id) on delete cascade,
  -- Gives access to the availability. Stored in plain text, because the desk shows it again. 140 random bits.
  token text not null unique default private.random_letters(28) check (token ~ '^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){6}$'),
  made_at timestamptz not null default now(),
  asked_at timestamptz,
  -- Nights exported last, since when, and all exported recently: other sites keep showing them for days.
  told datemultirange not null default '{}',
  changed_at timestamptz not null default now(),
  told_lately datemultirange not null default '{}',
  lately_since timestamptz not null default now()
);
comment on table private.calendar_exports is 'Secret addresses under which other sites read which nights of a room category are taken.';
create unique index calendar_exports_for_any on private.calendar_exports (room_category_id) where feed_id is null;

create table private.feed_conflicts (
  id uuid primary key default gen_random_uuid(),
  feed_id uuid not null references private.calendar_feeds (id) on delete cascade,
  uid text not null check (uid ~ '^[0-9a-f]{32}$'),
  first_night date not null,
  end_date date not null,
  nights date[] not null check (cardinality(nights) between 1 and 1200),
  opened_at timestamptz not null default now(),
  ended_at timestamptz,
  -- had: rooms became available. gone: the event was removed. moved: to another room type. settled: by the desk.
  ending text check (ending in ('had', 'gone', 'moved', 'settled')),
  note text not null default '' check (char_length(note) <= 500 and private.is_text(note)),
  check ((ended_at is null) = (ending is null))
);
comment on table private.feed_conflicts is 'Stays at other sites for which no room was free here. Gone 90 days after the stay.';
create unique index feed_conflicts_open on private.feed_conflicts (feed_id, uid) where ended_at is null;

/* Returns the first night that calendars do not block. A whole month, so that endless blocks change once a month, not daily. */
create function private.channel_horizon() returns date
language sql stable set search_path = ''
as $$ select (date_trunc('month', private.today() + 540) + interval '1 month')::date $$;

create function private.nights_ahead(p_nights datemultirange) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(sum(upper(r) - lower(r)), 0)::integer from unnest(p_nights * datemultirange(daterange(private.today(), null))) as r
$$;

create type private.feed_stay as (uid text, kind text, first_night date, end_date date, nights datemultirange);

/* Returns the events of a calendar with their nights from today on, as ranges. Leaves out our own nights that the site shows as closed. An event that
   is not reserved is ours if its nights match whole ranges that we exported recently. */
create function private.feed_stays(p_feed_id uuid, p_told datemultirange) returns setof private.feed_stay
language sql stable set search_path = ''
as $$
  with o as materialized (
    select private.today() as today, private.channel_horizon() as horizon, f.takes_closed from private.calendar_feeds as f where f.id = p_feed_id
  ), stays as materialized (
    select e.*, o.today, daterange(greatest(e.first_night, o.today), least(e.end_date, o.horizon)) as stay
    from private.feed_events as e cross join o
    where e.feed_id = p_feed_id and e.end_date > o.today and e.first_night < o.horizon and (e.kind <> 'closed' or o.takes_closed)
  )
  select s.uid, s.kind, s.first_night, s.end_date, datemultirange(s.stay) - coalesce(t.echo, '{}')
  from stays as s left join lateral (
    select range_agg(told) as echo from unnest(p_told) as told
    where told && s.stay and (told @> s.stay or s.stay @> (told * daterange(s.today, null)))
  ) as t on s.kind <> 'reserved'
$$;

create function private.nights_in(p_nights datemultirange) returns date[]
language sql immutable set search_path = ''
as $$
  select array(select lower(r) + n from unnest(p_nights) as r cross join lateral generate_series(0, upper(r) - lower(r) - 1) as n order by 1)
$$;

/* Returns the blocks that a calendar should have; existing ones keep their id. Each night keeps its room, or gets one of its room type if available.
   Reserved stays are separate blocks; closed nights are joined. */
create function private.plan_feed(p_feed private.calendar_feeds, p_stays private.feed_stay[]) returns setof private.room_blocks
language sql stable set search_path = ''
as $$
  with own as (select * from private.room_blocks where feed_id = (p_feed).id and end_date > private.today()),
  has as (
    select b.room_category_id, b.first_night + n as night, n = 0 as is_start, b.reason
    from own as b cross join lateral generate_series(0, b.end_date - b.first_night - 1) as n
  ),
  wants as materialized (
    select range_agg(s.nights) as nights, coalesce(range_agg(s.nights) filter (where s.kind = 'reserved'), '{}') as reserved
    from unnest(p_stays) as s
  ),
  starts as (select distinct s.first_night as night from unnest(p_stays) as s where s.kind = 'reserved'),
  wanted as (
    select n.night, s.night is not null as is_start, w.reserved @> n.night as is_reserved
    from wants as w cross join lateral unnest(private.nights_in(w.nights)) as n (night) left join starts as s on s.night = n.night
  ),
  nights as (
    select * from has where night < private.today()
    union all
    select p.room_category_id, w.night, w.is_start, case when w.is_reserved then 'Booked on ' else 'Closed on ' end || (p_feed).name
    from wanted as w
    left join has as h on h.night = w.night
    left join private.nights as n on h.night is null and n.room_category_id = (p_feed).room_category_id and n.night = w.night
    cross join lateral (select case
      when h.night is not null then h.room_category_id
      when n.night is null or private.free_now(n) > 0 then (p_feed).room_category_id
    end) as p (room_category_id)
    where p.room_category_id is not null
  ),
  runs as (
    -- A block ends with the year, so that none is too long.
    select room_category_id, reason, min(night) as first_night, max(night) + 1 as end_date
    from (
      select *, night - row_number() over (partition by room_category_id, reason, stay, extract(year from night) order by night)::integer as run
      from (select *, count(*) filter (where is_start) over (partition by room_category_id order by night) as stay from nights) as s
    ) as r
    group by room_category_id, reason, stay, extract(year from night), run
  )
  select coalesce(o.id, gen_random_uuid()), r.room_category_id, r.first_night, r.end_date, 1, r.reason, null::uuid, coalesce(o.created_at, now()), (p_feed).id
  from runs as r
  left join own as o on o.room_category_id = r.room_category_id and o.first_night = r.first_night and o.end_date = r.end_date
    and o.reason = r.reason
$$;

/* Updates the blocks and conflicts of a calendar. Leaves out nights without an available room. The caller has locked the calendar. */
create function private.apply_feed(p_feed private.calendar_feeds) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_told constant datemultirange := coalesce((select told_lately from private.calendar_exports where feed_id = (p_feed).id), '{}');
  v_rooms constant uuid[] := array(
    select room_category_id from private.room_blocks where feed_id = (p_feed).id and end_date > private.today()
    union select (p_feed).room_category_id order by 1
  );
  v_stays private.feed_stay[];
  v_room uuid;
  v_nights date[];
  v_plan private.room_blocks[];
begin
  -- Same lock order as release_rooms and move_nights.
  foreach v_room in array v_rooms loop
    perform pg_advisory_xact_lock(hashtextextended('release_rooms ' || v_room, 0));
  end loop;
  v_stays := array(select s from private.feed_stays((p_feed).id, v_told) as s);
  v_plan := array(select p from private.plan_feed(p_feed, v_stays) as p);
  if exists (select from unnest(v_plan) as p where not exists (select from private.room_blocks as b where b.id = p.id)) or exists (
    select from private.room_blocks as b
    where b.feed_id = (p_feed).id and b.end_date > private.today() and not exists (select from unnest(v_plan) as p where p.id = b.id)
  ) then
    perform from public.room_categories where id = any (v_rooms) order by id for share;
    foreach v_room in array v_rooms loop
      v_nights := private.nights_in(
        coalesce((
          select range_agg(daterange(b.first_night, b.end_date)) from private.room_blocks as b
          where b.feed_id = (p_feed).id and b.end_date > private.today() and b.room_category_id = v_room
        ), '{}') + coalesce((select range_agg(s.nights) from unnest(v_stays) as s where v_room = (p_feed).room_category_id), '{}')
      );
      insert into private.nights (room_category_id, night, capacity)
      select c.id, night, c.total_rooms from public.room_categories as c cross join unnest(v_nights) as night where c.id = v_room
      order by night
      on conflict do nothing;
      perform from private.nights where room_category_id = v_room and night = any (v_nights) order by night for update;
    end loop;
    v_plan := array(select p from private.plan_feed(p_feed, v_stays) as p);
    delete from private.room_blocks as b
    where b.feed_id = (p_feed).id and b.end_date > private.today() and not exists (select from unnest(v_plan) as p where p.id = b.id);
    insert into private.room_blocks
    select * from unnest(v_plan) as p where not exists (select from private.room_blocks as b where b.id = p.id)
    order by p.room_category_id, p.first_night;
  end if;
  perform private.note_conflicts(p_feed, v_stays);
end $$;

/* Opens, updates and ends conflicts of a calendar, at most 100, the earliest. Emails the property once for each. Closed nights make none. */
create function private.note_conflicts(p_feed private.calendar_feeds, p_stays private.feed_stay[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 100;
  v_has constant datemultirange := coalesce((
    select range_agg(daterange(b.first_night, b.end_date)) from private.room_blocks as b where b.feed_id = (p_feed).id
  ), '{}');
  v_conflict private.feed_conflicts;
begin
  for v_conflict in
    with lacking as materialized (
      select s.uid, s.first_night, s.end_date, s.nights - v_has as nights from unnest(p_stays) as s
      where s.kind <> 'closed' and not v_has @> s.nights
    ),
    ended as (
      update private.feed_conflicts as c
      set ended_at = now(), ending = case
        when exists (select from private.feed_events as e where e.feed_id = c.feed_id and e.uid = c.uid) then 'had' else 'gone'
      end
      where c.feed_id = (p_feed).id and c.ended_at is null and not exists (select from lacking as l where l.uid = c.uid)
    ),
    kept as (
      update private.feed_conflicts as c set first_night = l.first_night, end_date = l.end_date, nights = private.nights_in(l.nights)
      from lacking as l
      where c.feed_id = (p_feed).id and c.uid = l.uid and c.ended_at is null
        and (c.first_night, c.end_date, c.nights) is distinct from (l.first_night, l.end_date, private.nights_in(l.nights))
    )
    insert into private.feed_conflicts (feed_id, uid, first_night, end_date, nights)
    select (p_feed).id, l.uid, l.first_night, l.end_date, private.nights_in(l.nights)
    from lacking as l
    where not exists (
      select from private.feed_conflicts as c
      where c.feed_id = (p_feed).id and c.uid = l.uid
        and (c.ended_at is null or c.ending = 'settled' and c.nights @> private.nights_in(l.nights))
    )
    order by l.first_night, l.uid
    limit greatest(0, most - (
      select count(*) from private.feed_conflicts as c join lacking as l on l.uid = c.uid where c.feed_id = (p_feed).id and c.ended_at is null
    ))
    returning *
  loop
    perform private.mail_hotel(
      'channel_conflict', c.hotel_id, jsonb_build_object('conflict_id', v_conflict.id), v_conflict.id::text
    )
    from public.room_categories as c where c.id = (p_feed).room_category_id;
  end loop;
  delete from private.feed_conflicts where feed_id = (p_feed).id and ended_at is not null and end_date < private.today() - 90;
end $$;

create function private.conflict_json(p_conflict private.feed_conflicts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_conflict).id, 'feed_id', f.id, 'channel', f.name, 'source', f.source, 'room_category_id', c.id, 'room_name', c.name,
    'first_night', (p_conflict).first_night, 'end_date', (p_conflict).end_date, 'nights', to_jsonb((p_conflict).nights),
    'opened_at', (p_conflict).opened_at,
    'stays', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.check_in_date, s.id), '[]')
      from (
        select b.id, b.booking_reference, b.guest_name, b.check_in_date, b.check_out_date, b.num_rooms from public.bookings as b
        where b.room_category_id = c.id and b.booking_status <> 'cancelled' and b.check_in_date > (p_conflict).first_night - 31
          and exists (select from unnest((p_conflict).nights) as night where night >= b.check_in_date and night < b.check_out_date)
        order by b.check_in_date, b.id limit 20
      ) as s
    ),
    'blocked', exists (
      select from private.room_blocks as b
      where b.room_category_id = c.id
        and daterange(b.first_night, b.end_date) && (select range_agg(daterange(night, night + 1)) from unnest((p_conflict).nights) as night)
    ),
    'held', exists (
      select from private.held_nights as h where h.room_category_id = c.id and h.night = any ((p_conflict).nights) and h.ends_at > now()
    ),
    'rooms', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name, o.id), '[]')
      from public.room_categories as o
      where o.hotel_id = c.hotel_id and o.id <> c.id and not exists (
        select from private.nights as n where n.room_category_id = o.id and n.night = any ((p_conflict).nights) and private.free_now(n) < 1
      )
    )
  )
  from private.calendar_feeds as f join public.room_categories as c on c.id = f.room_category_id
  where f.id = (p_conflict).feed_id
$$;

create function private.conflict_facts(p_conflict_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.conflict_json(k) || jsonb_build_object('hotel_id', h.id, 'hotel_name', h.name)
  from private.feed_conflicts as k join private.calendar_feeds as f on f.id = k.feed_id
  join public.room_categories as c on c.id = f.room_category_id join public.hotels as h on h.id = c.hotel_id
  where k.id = p_conflict_id and k.ended_at is null
$$;

-- Called by functions with the secret key ------------------------------------------------------------------------------------------

/* Claims calendars to read: the due ones, longest waiting first, or one of them. Skips deleted listings. */
create function private.claim_calendars(p_feed_id uuid default null, p_most integer default 10) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- A little less than the interval of the job, which is not exact.
  due_after constant interval := '14 minutes';
  v_feeds jsonb;
begin
  with claimed as (
    update private.calendar_feeds as f set tried_at = clock_timestamp(), lease_until = clock_timestamp() + interval '1 minute'
    where f.id in (
      select k.id from private.calendar_feeds as k
      join public.room_categories as c on c.id = k.room_category_id join public.hotels as h on h.id = c.hotel_id
      left join public.properties as l on l.id = h.property_id
      where (
          p_feed_id is null and (k.tried_at is null or k.tried_at < now() - due_after) and (k.retry_at is null or k.retry_at < now() + interval '1 minute')
          or k.id = p_feed_id
        )
        and (k.lease_until is null or k.lease_until < clock_timestamp()) and l.deleted_at is null
      order by k.tried_at nulls first, k.id limit least(greatest(p_most, 1), 50) for update of k skip locked
    )
    returning f.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'source', source, 'address', address, 'etag', etag, 'last_modified', last_modified
  )), '[]') into v_feeds from claimed;
  return v_feeds;
end $$;
select private.offer('claim_calendars', 'service_role');

/* Renames events and conflicts to the calendar's new ids. Some sites change all ids with each export; the same nights are the same stay. */
create function private.follow_ids(p_feed_id uuid, p_events jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  with said as (
    select distinct md5(k.uid) as uid, md5(coalesce(k.entry, k.uid)) as entry, k.first_night, k.end_date
    from jsonb_to_recordset(p_events) as k (uid text, entry text, first_night date, end_date date)
  ),
  gone as (
    select e.uid, e.first_night, e.end_date, row_number() over (partition by e.first_night, e.end_date order by e.uid) as place
    from private.feed_events as e where e.feed_id = p_feed_id and e.uid not in (select s.uid from said as s where s.uid is not null)
  ),
  come as (
    select s.*, row_number() over (partition by s.first_night, s.end_date order by s.uid) as place
    from said as s where s.uid not in (select e.uid from private.feed_events as e where e.feed_id = p_feed_id)
  ),
  renamed as (
    update private.feed_events as e set uid = c.uid, entry = c.entry
    from gone as g join come as c on (c.first_night, c.end_date, c.place) = (g.first_night, g.end_date, g.place)
    where e.feed_id = p_feed_id and e.uid = g.uid returning g.uid as old, c.uid as new
  )
  update private.feed_conflicts as k set uid = r.new from renamed as r where k.feed_id = p_feed_id and k.uid = r.old
$$;

/* Keeps missing events while an unreadable entry may be one of them. Emails the hotel about new entries, at most once a week. */
create function private.note_unread(p_feed private.calendar_feeds, p_events jsonb, p_unread jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 200;
  v_marks constant text[] := array(select distinct u ->> 'mark' from jsonb_array_elements(p_unread) as u order by 1 limit most);
  v_before constant text[] := array(select jsonb_array_elements_text(coalesce((p_feed).unread -> 'marks', '[]')));
  v_told constant text[] := array(select jsonb_array_elements_text(coalesce((p_feed).unread -> 'told', '[]')));
  v_told_at timestamptz := (p_feed).unread ->> 'told_at';
  v_unread jsonb;
begin
  with unread as (
    select u.mark, u.entry, u.entry <> '' and exists (
      select from private.feed_events as e where e.feed_id = (p_feed).id and e.entry = md5(u.entry)
    ) as is_known
    from jsonb_to_recordset(p_unread) as u (mark text, entry text) where u.mark = any (v_marks)
  )
  update private.feed_events as e set kept_for = array(
    select distinct u.mark from unread as u
    where u.mark = any (e.kept_for) or u.is_known and md5(u.entry) = e.entry or not u.is_known and e.kept_for = '{}' and u.mark <> all (v_before)
  )
  where e.feed_id = (p_feed).id and not (p_feed).is_trusted
    and e.uid not in (select md5(k ->> 'uid') from jsonb_array_elements(p_events) as k where k ->> 'uid' is not null);

  v_unread := jsonb_build_object(
    'count', jsonb_array_length(p_unread), 'marks', v_marks,
    'from', (select min((u ->> 'from')::date) from jsonb_array_elements(p_unread) as u where (u ->> 'from')::date >= private.today())
  );
  if not v_marks <@ v_told and (v_told_at is null or v_told_at < now() - interval '7 days') then
    v_told_at := now();
    perform private.mail_hotel(
      'calendar_unread', h.id, jsonb_build_object(
        'hotel_id', h.id, 'hotel_name', h.name, 'room_name', c.name, 'channel', (p_feed).name, 'count', v_unread -> 'count', 'from_date', v_unread -> 'from'
      ), (p_feed).id || ':' || extract(epoch from v_told_at)
    )
    from public.room_categories as c join public.hotels as h on h.id = c.hotel_id where c.id = (p_feed).room_category_id;
  end if;
  update private.calendar_feeds as f
  -- Keeps old marks, so that the hotel gets no second email about the same entry.
  set unread = case when v_marks <> '{}' or v_told_at is not null then v_unread || jsonb_build_object(
    'told', case when v_told_at is distinct from ((p_feed).unread ->> 'told_at')::timestamptz
      then array(select mark from unnest(v_marks || v_told) with ordinality as m (mark, place) group by mark order by min(place) limit most)
      else v_told end,
    'told_at', v_told_at
  ) end
  where f.id = (p_feed).id;
end $$;

/* Saves a reading and updates the blocks. p_outcome: read, unchanged, or an error code ("busy" with p_retry_after in seconds). A reading is doubtful
   if all nights, or over half of 10 or more, are missing and the desk does not trust it. Failed and doubtful readings release no nights, except of
   cancelled events. Codes: not_found, invalid_events, busy. */
create function private.finish_calendar(
  p_feed_id uuid, p_outcome text, p_events jsonb default null, p_cancelled jsonb default '[]', p_etag text default null,
  p_last_modified text default null, p_unread jsonb default '[]', p_retry_after integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_feed private.calendar_feeds;
  v_before integer;
  v_now integer;
  v_state text := case when p_outcome in ('read', 'unchanged') then 'read' else 'failed' end;
begin
  perform set_config('private.job', 'read_calendars', true);
  select * into v_feed from private.calendar_feeds where id = p_feed_id for update;
  if not found then return private.refusal('not_found'); end if;
  if p_outcome = 'read' then
    if jsonb_typeof(p_events) is distinct from 'array' or jsonb_array_length(p_events) > 5000 or jsonb_typeof(p_unread) is distinct from 'array' then
      return private.refusal('invalid_events');
    end if;
    perform private.follow_ids(v_feed.id, p_events);
    perform private.note_unread(v_feed, p_events, p_unread);
    with said as (
      select daterange(e.first_night, least(e.end_date, e.first_night + 1200)) as stay
      from jsonb_to_recordset(p_events) as e (uid text, first_night date, end_date date)
      where e.first_night < e.end_date
      union all
      select daterange(e.first_night, e.end_date) from private.feed_events as e where e.feed_id = v_feed.id and e.kept_for <> '{}'
    ),
    known as (
      select daterange(e.first_night, e.end_date) as stay from private.feed_events as e
      where e.feed_id = v_feed.id and e.uid not in (select md5(c) from jsonb_array_elements_text(p_cancelled) as c where c is not null)
    )
    select
      (select private.nights_ahead(range_agg(stay)) from known), (select private.nights_ahead(range_agg(stay)) from said)
    into v_before, v_now;
    if not v_feed.is_trusted and v_before > 0 and (v_now = 0 or v_before >= 10 and v_now * 2 < v_before) then
      v_state := 'doubtful';
      delete from private.feed_events as e
      where e.feed_id = v_feed.id and e.kept_for = '{}' and e.uid in (select md5(c) from jsonb_array_elements_text(p_cancelled) as c where c is not null)
        and e.uid not in (select md5(k ->> 'uid') from jsonb_array_elements(p_events) as k);
    else
      delete from private.feed_events as e
      where e.feed_id = v_feed.id and (e.kept_for = '{}' or v_feed.is_trusted)
        and e.uid not in (select md5(k ->> 'uid') from jsonb_array_elements(p_events) as k);
    end if;
    -- Also in doubt, so that we do not sell their nights. A partly readable entry adds nothing to an event that we keep.
    insert into private.feed_events as e (feed_id, uid, entry, first_night, end_date, kind)
    select distinct on (md5(k.uid)) v_feed.id, md5(k.uid), md5(coalesce(k.entry, k.uid)), k.first_night, k.end_date, k.kind
    from jsonb_to_recordset(p_events) as k (uid text, entry text, first_night date, end_date date, kind text)
    where not exists (
      select from private.feed_events as o
      where o.feed_id = v_feed.id and o.kept_for <> '{}' and o.entry = md5(coalesce(k.entry, k.uid)) and o.uid <> md5(k.uid)
        and o.first_night <= k.first_night and o.end_date >= k.end_date
    )
    on conflict (feed_id, uid) do update
      set entry = excluded.entry, first_night = excluded.first_night, end_date = excluded.end_date, kind = excluded.kind, kept_for = '{}'
      where (e.entry, e.first_night, e.end_date, e.kind, e.kept_for)
        is distinct from (excluded.entry, excluded.first_night, excluded.end_date, excluded.kind, '{}'::text[]);
  end if;
  update private.calendar_feeds as f set
    lease_until = null,
    error = case when v_state = 'failed' then p_outcome end,
    retry_at = case when p_outcome = 'busy' then now() + make_interval(secs => least(greatest(coalesce(p_retry_after, 0), 900), 7200)) end,
    read_at = case when v_state = 'read' then now() else f.read_at end,
    -- No etag if in doubt, so that the next reading gets the whole calendar.
    etag = case when p_outcome = 'read' then case when v_state = 'read' then p_etag end else f.etag end,
    last_modified = case when p_outcome = 'read' then case when v_state = 'read' then p_last_modified end else f.last_modified end,
    doubt = case v_state
      when 'doubtful' then jsonb_build_object('at', coalesce(f.doubt ->> 'at', now()::text), 'before', v_before, 'now', v_now)
      when 'failed' then f.doubt
    end,
    is_trusted = false
  where f.id = v_feed.id;
  perform private.apply_feed(v_feed);
  perform set_config('private.job', '', true);
  return jsonb_build_object('ok', true, 'state', v_state);
exception when data_exception or check_violation or not_null_violation then
  return private.refusal('invalid_events');
end $$;
select private.offer('finish_calendar', 'service_role', p_waits => '2s');

/* Returns the sold-out nights for an export address, from 31 days ago on, as [first, end]; the end is available. Rooms that the same site blocked
   count as available. Codes: not_found, rate_limited (240 an hour for an address, 60 wrong addresses for a client), busy. */
create function private.exported_calendar(p_token text, p_headers jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_export private.calendar_exports;
  v_told datemultirange;
begin
  select * into v_export from private.calendar_exports where token = p_token;
  if not found then
    return coalesce(
      private.refuse_client('calendar_export', interval '1 hour', 60, 1, private.address_in(p_headers)), private.refusal('not_found')
    );
  end if;
  if not private.hit('calendar_export:' || v_export.id, interval '1 hour', 240) then return private.refusal('rate_limited'); end if;
  select coalesce(range_agg(daterange(n.night, n.night + 1)), '{}') into v_told
  from private.nights as n
  left join lateral (
    select sum(b.rooms) as rooms from private.room_blocks as b
    where b.feed_id = v_export.feed_id and b.room_category_id = n.room_category_id and n.night >= b.first_night and n.night < b.end_date
  ) as own on true
  where n.room_category_id = v_export.room_category_id and n.night >= private.today() - 31 and n.night < private.today() + 540
    and private.free_now(n) + coalesce(own.rooms, 0) <= 0;
  -- Exported nights are remembered for 2 to 4 days.
  update private.calendar_exports as x set
    asked_at = now(), told = v_told, changed_at = case when x.told = v_told then x.changed_at else now() end,
    told_lately = case when x.lately_since < now() - interval '2 days' then x.told else x.told_lately end + v_told,
    lately_since = case when x.lately_since < now() - interval '2 days' then now() else x.lately_since end
  where x.id = v_export.id returning * into v_export;
  return jsonb_build_object(
    'ok', true, 'room_category_id', v_export.room_category_id, 'changed_at', v_export.changed_at,
    'nights', (select coalesce(jsonb_agg(jsonb_build_array(lower(r), upper(r)) order by r), '[]') from unnest(v_told) as r)
  );
end $$;
select private.offer('exported_calendar', 'service_role', p_waits => '1s');
