-- Emails around an arrival: directions before it and a welcome. Their data is read when they are sent. The job ask_reviews sends the thanks.

/* Returns the earliest time to send an email on a day in Asia/Kolkata: the welcome at 7:00, others at 10:00; after 21:00 the next day. */
create function private.waking_hour(p_kind text, p_day date, p_now timestamptz default now()) returns timestamptz
language sql immutable set search_path = ''
as $$
  select case when w.at::time < time '21:00' then w.at else w.at::date + 1 + f.hour end at time zone 'Asia/Kolkata'
  from (select case p_kind when 'arrival_welcome' then time '07:00' else time '10:00' end as hour) as f
  cross join lateral (select greatest(p_now at time zone 'Asia/Kolkata', p_day + f.hour) as at) as w
$$;

/* Returns the data of an email before arrival. Null if it is out of date: not confirmed, erased, another date, or already the arrival day. */
create function private.arrival_facts(p_kind text, p_booking_id uuid, p_check_in_date date) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'where', private.where_json(h), 'form_c', private.form_c_state(b.id), 'perhaps_abroad', private.perhaps_abroad(b.id, b.guest_phone)
  )
  from public.bookings as b join public.hotels as h on h.id = b.hotel_id
  where b.id = p_booking_id and b.stay_state = 'confirmed' and b.erased_at is null and b.check_in_date = p_check_in_date
    and case p_kind when 'arrival_welcome' then b.check_in_date = private.today() else b.check_in_date > private.today() end
$$;

/* Emails guests of confirmed bookings: directions at 10:00 three days before arrival, a welcome at 7:00 on the day. A later booking gets the
   directions the day after it was made; one for tomorrow gets only the welcome, one for today nothing. Once for each arrival date. */
create function private.job_greet_guests() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 500;
  v_today constant date := private.today();
  v_ahead integer;
  v_welcomed integer;
begin
  with arriving as (
    select b.id, b.guest_email, b.check_in_date, k.kind, k.kind || ':' || b.id || ':' || b.check_in_date as dedupe_key
    from public.bookings as b
    cross join lateral (select case when b.check_in_date = v_today then 'arrival_welcome' else 'before_arrival' end as kind) as k
    where b.stay_state = 'confirmed' and b.check_in_date between v_today and v_today + 3
      and b.created_at < v_today::timestamp at time zone 'Asia/Kolkata' and b.erased_at is null and private.is_email(b.guest_email)
      and not exists (select from private.outbox as o where o.dedupe_key = k.kind || ':' || b.id || ':' || b.check_in_date)
    order by b.check_in_date, b.id limit batch
  ),
  written as (
    insert into private.outbox (kind, recipient, data, dedupe_key, next_attempt_at)
    select
      a.kind, a.guest_email, jsonb_build_object('booking_id', a.id, 'check_in_date', a.check_in_date), a.dedupe_key,
      private.waking_hour(a.kind, v_today)
    from arriving as a
    on conflict (dedupe_key) do nothing
    returning kind
  )
  select count(*) filter (where w.kind = 'before_arrival'), count(*) filter (where w.kind = 'arrival_welcome')
  into v_ahead, v_welcomed from written as w;
  return jsonb_build_object('ahead', v_ahead, 'welcomed', v_welcomed, 'more', v_ahead + v_welcomed = batch);
end $$;
create index bookings_to_greet on public.bookings (check_in_date) where stay_state = 'confirmed';
