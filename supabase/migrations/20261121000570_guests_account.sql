-- Bookings and saved hotels in the account of a guest.

/* Returns bookings with the caller's verified sign-in email, 20 a page, upcoming first. Leaves out personal data: an earlier owner of the address may
   have booked. Code: second_factor_needed. Definer: no role of a browser reaches bookings or accounts. */
create function private.my_stays(p_page integer default 1) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  page_size constant integer := 20;
  v_email text;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  select lower(u.email) into v_email from auth.users as u
  where u.id = (select auth.uid()) and u.email_confirmed_at is not null;
  return jsonb_build_object(
    'ok', true,
    'total', (select count(*) from public.bookings where lower(guest_email) = v_email),
    'rows', coalesce((
      select jsonb_agg(
        private.open_facts(to_jsonb(f)) - '{id,erased_at}'::text[]
          || jsonb_build_object('paid_amount', private.paid_of(f.id), 'main_image_url', f.main_image_url, 'is_over', f.is_over)
        order by f.is_over, case when not f.is_over then f.check_in_date end, f.check_in_date desc, f.id
      )
      from (
        select k.*, h.main_image_url, o.is_over
        from private.booking_facts as k
        join public.hotels as h on h.id = k.hotel_id
        cross join lateral (
          select k.booking_status in ('cancelled', 'completed') or k.check_out_date <= private.today() as is_over
        ) as o
        where lower(k.guest_email) = v_email
        order by o.is_over, case when not o.is_over then k.check_in_date end, k.check_in_date desc, k.id
        limit page_size offset private.rows_before(p_page, page_size)
      ) as f
    ), '[]')
  );
end $$;
select private.offer('my_stays', 'authenticated, service_role');
create table private.saved_stays (
  user_id uuid not null references auth.users (id) on delete cascade,
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  check_in_date date,
  check_out_date date,
  num_adults integer not null check (num_adults between 1 and 1000),
  num_children integer not null check (num_children between 0 and 1000),
  num_rooms integer not null check (num_rooms between 1 and 1000),
  saved_at timestamptz not null default clock_timestamp(),
  primary key (user_id, hotel_id),
  constraint both_dates check (num_nulls(check_in_date, check_out_date) <> 1 and check_out_date > check_in_date)
);
comment on table private.saved_stays is 'Hotels that people saved in their account, at most 200 each. Only they can read them.';
create index saved_stays_hotel on private.saved_stays (hotel_id);

/* Reads a list of saved hotels in its order. Drops dates that cannot be booked and limits counts. Raises a data exception for other JSON. */
create function private.stays_in(p_stays jsonb) returns table (
  turn bigint, hotel_id uuid, check_in date, check_out date, adults integer, children integer, rooms integer
)
language sql stable set search_path = ''
as $$
  select
    s.turn, s.hotel_id, case when d.is_good then s.check_in end, case when d.is_good then s.check_out end,
    least(greatest(coalesce(s.adults, 2), 1), 1000), least(greatest(coalesce(s.children, 0), 0), 1000), least(greatest(coalesce(s.rooms, 1), 1), 1000)
  from (
    select
      x.turn, (x.stay ->> 'hotel_id')::uuid as hotel_id, (x.stay ->> 'check_in_date')::date as check_in,
      (x.stay ->> 'check_out_date')::date as check_out, (x.stay ->> 'adults')::integer as adults, (x.stay ->> 'children')::integer as children,
      (x.stay ->> 'rooms')::integer as rooms
    from jsonb_array_elements(p_stays) with ordinality as x (stay, turn)
  ) as s
  cross join lateral (select private.refuse_dates(s.check_in, s.check_out) is null as is_good) as d
$$;

/* Adds and removes saved hotels of the caller, 200 at most. Returns them all, newest first. Hidden hotels stay but cannot be added. Codes:
   second_factor_needed, invalid_stays, rate_limited, busy. */
-- Definer: no role has rights on this table.
create function private.saved_stays(p_add jsonb default '[]', p_remove uuid[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 200;
  v_user constant uuid := (select auth.uid());
  v_now timestamptz;
  v_wanted integer;
  v_added integer;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  if not private.hit('saved:' || v_user, interval '1 minute', 120) then return private.refusal('rate_limited', 'retry_after_seconds', 60); end if;
  if jsonb_array_length(p_add) > most or cardinality(p_remove) > most then return private.refusal('invalid_stays'); end if;
  -- Lock, so that two calls cannot exceed the limit together.
  perform pg_advisory_xact_lock(hashtextextended('private.saved_stays ' || v_user, 0));
  v_now := clock_timestamp();
  delete from private.saved_stays where user_id = v_user and hotel_id = any (p_remove);
  with wanted as (
    -- The last entry of a hotel counts.
    select distinct on (s.hotel_id) s.* from private.stays_in(p_add) as s join public.hotels as h on h.id = s.hotel_id and h.is_active
    order by s.hotel_id, s.turn desc
  ),
  known as (
    update private.saved_stays as k
    set check_in_date = w.check_in, check_out_date = w.check_out, num_adults = w.adults, num_children = w.children, num_rooms = w.rooms
    from wanted as w where k.user_id = v_user and k.hotel_id = w.hotel_id
    returning k.hotel_id
  ),
  made as (
    insert into private.saved_stays (user_id, hotel_id, check_in_date, check_out_date, num_adults, num_children, num_rooms, saved_at)
    select v_user, w.hotel_id, w.check_in, w.check_out, w.adults, w.children, w.rooms, v_now + w.turn * interval '1 microsecond'
    from wanted as w where w.hotel_id not in (select hotel_id from known)
    order by w.turn limit most - (select count(*) from private.saved_stays where user_id = v_user)
    returning hotel_id
  )
  select (select count(*) from wanted), (select count(*) from known) + (select count(*) from made) into v_wanted, v_added;
  return jsonb_build_object('ok', true, 'is_full', v_added < v_wanted, 'stays', coalesce((
    select jsonb_agg(jsonb_build_object(
      'hotel_id', s.hotel_id, 'check_in_date', s.check_in_date, 'check_out_date', s.check_out_date, 'adults', s.num_adults,
      'children', s.num_children, 'rooms', s.num_rooms
    ) order by s.saved_at desc, s.hotel_id)
    from private.saved_stays as s where s.user_id = v_user
  ), '[]'));
exception
  when data_exception then return private.refusal('invalid_stays');
end $$;
select private.offer('saved_stays', 'authenticated');

/* Returns current data for up to 20 saved hotels, in order; null for hidden ones. price: paise with tax, of the cheapest available room type, or a
   lowest night price without dates. Code: invalid_stays. */
create function private.saved_hotels(p_stays jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 20;
begin
  if p_stays is null or jsonb_array_length(p_stays) > most then return private.refusal('invalid_stays'); end if;
  return jsonb_build_object('ok', true, 'hotels', coalesce((
    select jsonb_agg(case when h.id is not null then jsonb_build_object(
      'id', h.id, 'name', h.name, 'city', h.city, 'showcase_id', h.showcase_id, 'is_demo', h.is_demo, 'main_image_url', h.main_image_url,
      'star_rating', h.star_rating, 'rating', x.rating, 'review_count', x.review_count, 'check_in_date', s.check_in, 'check_out_date', s.check_out,
      'availability', private.availability(h.id, null, s.check_in, s.check_out, s.rooms, s.adults + s.children),
      'price', (
        select min(case when s.check_in is null then private.from_price(c) else q.total_amount end)
        from public.room_categories as c
        left join lateral private.quote(c, s.check_in, s.check_out, s.rooms, s.adults, s.children) as q
          on s.check_in is not null and private.availability(h.id, c.id, s.check_in, s.check_out, s.rooms, s.adults + s.children) = 'free'
        where c.hotel_id = h.id and c.is_active and c.total_rooms >= s.rooms and c.max_occupancy * s.rooms >= s.adults + s.children
      )
    ) end order by s.turn)
    from private.stays_in(p_stays) as s
    left join public.hotels as h on h.id = s.hotel_id and h.is_active
    left join private.hotel_search as x on x.hotel_id = h.id
  ), '[]'));
exception when data_exception then
  return private.refusal('invalid_stays');
end $$;
select private.offer('saved_hotels', 'anon, authenticated, service_role');

create function private.exported_saved_stays(p_user uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'house', h.name, 'check_in_date', s.check_in_date, 'check_out_date', s.check_out_date, 'num_adults', s.num_adults,
    'num_children', s.num_children, 'num_rooms', s.num_rooms, 'saved_at', s.saved_at
  )) order by s.saved_at desc), '[]')
  from private.saved_stays as s join public.hotels as h on h.id = s.hotel_id where s.user_id = p_user
$$;
