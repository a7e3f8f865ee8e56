-- Recurring jobs, run by the schedule or an admin. A job can safely run at any time and twice in a row. Each has one run at a time. Definer
-- functions: no API role has rights on the tables.

create table private.jobs (
  name text primary key check (name ~ '^[a-z_]{1,40}$'),
  position smallint not null unique,
  title text not null,
  description text not null,
  -- database: one transaction. function: in the edge function run-job, because it needs the network.
  runs_in text not null check (runs_in in ('database', 'function')),
  -- In cron format, in UTC; null: only by hand.
  schedule text
);
comment on table private.jobs is 'The jobs of run_job and of the edge function run-job.';
insert into private.jobs (name, position, title, description, runs_in, schedule) values
('rebuild_site', 1, 'Rebuild the site', 'Asks the host to build the site, so that search engines read changed texts, prices and photos. Runs 15 minutes after the last change, at the latest one hour after the first, and at most every 6 hours.', 'function', '*/5 * * * *'),
('send_mails', 2, 'Send waiting emails', 'Sends all emails that are due, such as booking confirmations and news about listings.', 'function', '* * * * *'),
('complete_stays', 3, 'Complete past bookings', 'Marks confirmed bookings as completed after their check-out time in Goa. Closes the payout statements of past months.', 'database', '10 * * * *'),
('cancel_unpaid', 4, 'Cancel unpaid bookings', 'Reminds guests half-way to the advance deadline. Rejects reported payments not found within a week. Withdraws changes that were not paid. Cancels unpaid bookings whose deadline has passed and whose stay has not begun. Without a limit in Settings, no booking is reminded or cancelled.', 'database', '*/15 * * * *'),
('verify_counters', 5, 'Verify the room counters', 'Compares the room counters of every night with bookings, blocks and holds. They must never differ.', 'database', '40 20 * * *'),
('refresh_rate', 6, 'Refresh the exchange rate', 'Reads today''s exchange rate of the dollar. Rejects a change of more than 20%.', 'function', '30 15 * * *'),
('tidy_uploads', 7, 'Tidy uploads', 'Deletes stored files that no listing or property uses.', 'function', '20 * * * *'),
('purge', 8, 'Purge old rows', 'Deletes expired rate limits, expired security checks and networks of past bookings. After 1 day: changes that admins could undo. After 7 days: booking keys, ended holds, unconfirmed availability alerts and records of the schedule. After 30 days: unconfirmed email addresses, invitations that were not accepted and job runs. After 90 days: deleted listings and messages of the payment gateway. After one year: unused drafts. Also deletes availability alerts that are over.', 'database', '50 20 * * *'),
('verify_audit', 9, 'Verify the audit log', 'Checks the chain of the audit log from the first entry to the last. Finds entries that were changed, removed or inserted.', 'database', '45 20 * * *'),
('watch', 10, 'Check the site for problems', 'Looks for problems and emails admins when one begins, once a day while it lasts, and one hour after it ends.', 'database', '*/5 * * * *'),
('retention', 11, 'Delete expired personal data', 'Deletes guest details and reviews of bookings whose tax records are no longer required. After 30 days: unconfirmed accounts. After 90 days: documents and payout details of rejected listings, and search texts of admins in the audit log. After one year: passport and visa details of foreign guests.', 'database', '55 20 * * *'),
('roll_rates', 12, 'Calculate prices ahead', 'Calculates the prices that search shows, from the rate rules of properties, two years ahead. Updates the lowest price when its night has passed.', 'database', '*/5 * * * *'),
('read_calendars', 13, 'Read calendars of other sites', 'Reads the calendars that properties have connected from Airbnb, Booking.com, Vrbo and Google. Blocks a room for each booking there. If a calendar fails, its blocks stay.', 'function', '*/15 * * * *'),
('ask_reviews', 14, 'Ask for reviews', 'Emails guests for a review the day after check-out: once per completed booking without a review, and at most a week later.', 'database', '30 4 * * *'),
('form_c_due', 15, 'Remind properties of Form C', 'Emails properties when 6 of the 24 hours to report foreign guests are left, and when the 24 hours are over.', 'database', '*/15 * * * *'),
('settle_payments', 16, 'Settle online payments', 'Asks the payment gateway about payments that it has not reported. Sends due refunds of online payments. Closes payment pages whose amount is no longer due. Without the gateway''s keys it does nothing.', 'function', '*/10 * * * *'),
('greet_guests', 17, 'Email guests before arrival', 'Emails guests three days before arrival with directions, times and house rules, and again on the morning of arrival. Once per booking and arrival date, never at night.', 'database', '20 * * * *'),
('notify_waitlist', 18, 'Send availability alerts', 'Emails people who asked for an alert when a sold-out room becomes available: one email each, to confirmed addresses. The email does not hold the room.', 'database', '*/5 * * * *');

create table private.job_runs (
  id bigint primary key generated by default as identity,
  job text not null references private.jobs (name),
  -- lost: its worker stopped responding.
  state text not null default 'running' check (state in ('running', 'done', 'failed', 'lost')),
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  -- Until then a running job blocks other runs.
  lease_until timestamptz not null default clock_timestamp() + interval '5 minutes',
  -- Null: the schedule. No foreign key: the note outlives the account.
  started_by uuid,
  started_by_email text check (char_length(started_by_email) <= 254),
  result jsonb check (private.is_json(result, 'object', 20000)),
  error text check (char_length(error) <= 500),
  check ((state = 'running') = (finished_at is null))
);
comment on table private.job_runs is 'Every run of a job, for 30 days.';
create unique index job_runs_one_at_a_time on private.job_runs (job) where state = 'running';
create index job_runs_newest on private.job_runs (job, id desc);

/* Starts a run and returns its id; null if another one is running. */
create function private.begin_run(p_job text) returns bigint
language plpgsql volatile set search_path = ''
as $$
declare
  v_user constant uuid := (select auth.uid());
  v_run bigint;
begin
  -- A run in an open transaction is invisible, and the unique index would make us wait for it.
  if not pg_try_advisory_xact_lock(hashtextextended('job ' || p_job, 0)) then return null; end if;
  update private.job_runs set state = 'lost', finished_at = clock_timestamp(), error = 'It stopped responding.'
  where job = p_job and state = 'running' and lease_until < clock_timestamp();
  insert into private.job_runs (job, started_by, started_by_email)
  values (p_job, v_user, (select email from public.profiles where user_id = v_user))
  on conflict (job) where state = 'running' do nothing
  returning id into v_run;
  return v_run;
end $$;

create function private.end_run(p_run bigint, p_result jsonb, p_error text) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  update private.job_runs
  set state = case when p_error is null then 'done' else 'failed' end, finished_at = clock_timestamp(),
    result = p_result, error = left(p_error, 500)
  where id = p_run and state in ('running', 'lost');
  if not found then return false; end if;
  if p_error is null then perform private.forget_changes(p_run); end if;
  return true;
end $$;

-- Jobs of the database. `error` in the result marks the run as failed.

/* Completes past bookings in batches. A checked-in guest with a balance due gets two more days until the desk checks them out. */
create function private.job_complete_stays() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 1000;
  v_done integer;
begin
  perform private.close_payout_months();
  update public.bookings set booking_status = 'completed'
  where id in (
    select b.id from public.bookings as b join public.hotels as h on h.id = b.hotel_id
    where b.booking_status = 'confirmed' and b.check_out_date <= private.today()
      and b.check_out_date + h.check_out_time <= now() at time zone 'Asia/Kolkata'
      and (
        b.checked_in_at is null or b.check_out_date < private.today() - 1
        or private.balance_due(b.booking_status, b.total_amount, b.no_show_fee, private.money_of(b.id)) <= 0
      )
    order by b.check_out_date limit batch for update of b skip locked
  );
  get diagnostics v_done = row_count;
  return jsonb_build_object('completed', v_done, 'more', v_done = batch);
end $$;
create index bookings_to_complete on public.bookings (check_out_date) where booking_status = 'confirmed';

/* Reminds guests of their advance and expires unpaid bookings, ordered by room type and check-in so that locks cannot deadlock. */
create function private.job_cancel_unpaid() returns jsonb
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
  foreach v_id in array coalesce(v_ids, '{}') loop
    update public.bookings set booking_status = 'cancelled' where id = v_id;
  end loop;
  return jsonb_build_object(
    'cancelled', coalesce(cardinality(v_ids), 0), 'reminded', v_reminded, 'asked', v_asked, 'lost', v_lost,
    'unconfirmed', v_unconfirmed, 'changes', v_changes, 'more', batch in (coalesce(cardinality(v_ids), 0), v_reminded, v_asked, v_lost, v_unconfirmed, v_changes)
  );
end $$;
create index bookings_unpaid on public.bookings (advance_due_at)
  where payment_status = 'pending' and booking_status in ('pending', 'confirmed') and advance_due_at is not null;

create function private.job_verify_counters() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_count integer;
  v_nights jsonb;
begin
  with drift as materialized (select * from private.night_drift)
  select
    (select count(*) from drift),
    (
      select jsonb_agg(jsonb_build_object(
        'hotel', d.hotel, 'room', d.room, 'room_category_id', d.room_category_id, 'night', d.night, 'counted', d.counted,
        'booked', d.booked, 'blocked', d.blocked, 'out_of_sale', d.out_of_sale, 'held', d.held, 'kept', d.kept
      ))
      from (
        select h.name as hotel, c.name as room, n.* from drift as n
        left join public.room_categories as c on c.id = n.room_category_id left join public.hotels as h on h.id = c.hotel_id
        order by n.night, n.room_category_id limit 20
      ) as d
    )
  into v_count, v_nights;
  if v_count = 0 then return jsonb_build_object('drift', 0); end if;
  return jsonb_build_object(
    'drift', v_count, 'nights', v_nights, 'error',
    case v_count when 1 then 'The counters of 1 night differ' else format('The counters of %s nights differ', v_count) end
      || ' from bookings, blocks and holds.'
  );
end $$;

/* Checks the chain of the audit log. hash covers all entries up to position: compared with earlier runs, it shows a rewritten chain. */
create function private.job_verify_audit() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_head private.audit_head;
  v_count integer;
  v_faults jsonb;
begin
  with faults as materialized (
    select * from private.audit_faults()
    union all
    select 'rewritten', (r.result ->> 'position')::bigint, null, r.started_at, null, null
    from private.job_runs as r
    left join private.audit_log as a on a.position = (r.result ->> 'position')::bigint
    where r.job = 'verify_audit' and r.result ? 'hash' and (r.result ->> 'position')::bigint > 0
      and r.result ->> 'hash' is distinct from encode(a.hash, 'hex')
  )
  select
    (select count(*) from faults),
    (select jsonb_agg(to_jsonb(f) order by f.place, f.id) from (select * from faults order by place, id limit 20) as f)
  into v_count, v_faults;
  select * into v_head from private.audit_head;
  return jsonb_strip_nulls(jsonb_build_object(
    'position', v_head.position, 'hash', encode(v_head.hash, 'hex'), 'faults', v_faults,
    'error', case when v_count > 0 then 'The chain of the audit log is broken in ' || v_count || case v_count when 1 then ' place.' else ' places.' end end
  ));
end $$;

/* Deletes up to p_limit rows for which p_where holds, in its order; leaves rows that others have locked. Returns how many. */
create function private.purge(p_table regclass, p_where text, p_limit integer default 20000) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_gone integer;
begin
  execute format(
    'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s limit %3$s for update skip locked))', p_table, p_where, p_limit
  );
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;

/* Deletes ended holds one by one, so that nights are locked in the order of private.move_nights. Returns how many. */
create function private.purge_holds(p_before timestamptz, p_limit integer) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_gone integer := 0;
  v_id uuid;
begin
  for v_id in
    select h.id from (select * from private.holds where ends_at < p_before order by ends_at limit p_limit) as h
    order by h.room_category_id, h.first_night, h.id
  loop
    delete from private.holds where id = v_id;
    v_gone := v_gone + 1;
  end loop;
  return v_gone;
end $$;

/* Deletes old rows. The retention periods must match the description of the job. */
create function private.job_purge() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 500;
begin
  perform private.purge('private.admin_changes', 'ends_at < now() - interval ''1 day''');
  return jsonb_build_object(
    'rate_limits', private.purge('private.rate_hits', 'expires_at < now()'),
    'human_proofs', private.purge('private.human_proofs', 'expires_at < now()'),
    -- A browser retries within minutes; a week covers a sleeping tab.
    'booking_keys', private.purge('private.idempotency_keys', 'created_at < now() - interval ''7 days'' order by created_at'),
    'holds', private.purge_holds(now() - interval '7 days', batch),
    'drafts', private.purge(
      'public.properties', 'status = ''draft'' and submitted_at is null and published_at is null
        and greatest(created_at, draft_saved_at) < now() - interval ''1 year''', batch
    ),
    'deleted_listings', private.purge('public.properties', 'deleted_at < now() - interval ''90 days''', batch),
    'addresses', private.purge(
      'private.subscriptions', 'confirmed_at is null and stopped_at is null and created_at < now() - interval ''30 days''', batch
    ),
    'waits', private.purge(
      'private.waits', 'check_in_date < private.today() or confirmed_at is null and created_at < now() - interval ''7 days''
        or told_at < now() - interval ''30 days'''
    ),
    'invitations', private.purge('private.house_people', 'accepted_at is null and invited_at < now() - interval ''30 days''', batch),
    -- The gateway repeats deliveries for a day; later ones change nothing.
    'deliveries', private.purge('private.gateway_events', 'at < now() - interval ''90 days'' order by at'),
    'job_runs', private.purge('private.job_runs', 'state <> ''running'' and started_at < now() - interval ''30 days'''),
    'schedule_notes', private.purge_schedule(now() - interval '7 days')
  );
end $$;

/* Recalculates prices of hotels with missing months or a passed lowest price, 20 at a time, so that changes of rates do not wait long. */
create function private.job_roll_rates() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 20;
  v_hotels uuid[];
  v_id uuid;
begin
  select array_agg(r.hotel_id order by r.hotel_id) into v_hotels
  from (
    select c.hotel_id from private.from_prices as f join public.room_categories as c on c.id = f.room_category_id
    where f.changes_on <= private.today()
    union
    select * from private.short_rates(23) limit batch
  ) as r;
  foreach v_id in array coalesce(v_hotels, '{}') loop
    perform private.write_rate_months(v_id);
  end loop;
  return jsonb_build_object('written', coalesce(cardinality(v_hotels), 0), 'more', coalesce(cardinality(v_hotels), 0) = batch);
end $$;

/* Asks guests for a review, once, from 1 to 7 days after check-out, so that the first run does not email all past guests. */
create function private.job_ask_reviews() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 1000;
  v_asked integer;
begin
  insert into private.outbox (kind, recipient, data, dedupe_key)
  select 'ask_review', b.guest_email, jsonb_build_object('booking_id', b.id), 'ask_review:' || b.id
  from private.booking_facts as b join public.hotels as h on h.id = b.hotel_id and h.is_active
  where b.check_out_date between private.today() - 7 and private.today() - 1 and b.stay_state = 'completed'
    and b.erased_at is null and private.is_email(b.guest_email)
    and private.refuse_review_of((select k from public.bookings as k where k.id = b.id)) is null
    and not exists (select from private.outbox where dedupe_key = 'ask_review:' || b.id)
  order by b.check_out_date, b.id limit batch
  on conflict (dedupe_key) do nothing;
  get diagnostics v_asked = row_count;
  return jsonb_build_object('asked', v_asked, 'more', v_asked = batch);
end $$;

/* Runs a database job in this transaction. An error rolls the job back and is recorded in its run. */
create function private.perform_job(p_job text) returns jsonb
language plpgsql volatile set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_run bigint;
  v_result jsonb;
  v_error text;
begin
  if not exists (select from private.jobs where name = p_job and runs_in = 'database') then
    return private.refusal('not_found');
  end if;
  v_run := private.begin_run(p_job);
  if v_run is null then return private.refusal('already_running'); end if;
  begin
    -- The audit log records the job as the actor.
    perform set_config('private.job', p_job, true);
    execute format('select private.%I()', 'job_' || p_job) into v_result;
    v_error := v_result ->> 'error';
    perform set_config('private.job', '', true);
  exception when others or query_canceled then
    v_result := null;
    v_error := sqlerrm;
  end;
  perform private.end_run(v_run, v_result - 'error', v_error);
  return jsonb_build_object(
    'ok', true, 'state', case when v_error is null then 'done' else 'failed' end, 'result', v_result - 'error', 'error', v_error
  );
end $$;

/* Runs a database job now. Codes: not_found, already_running. */
create function private.run_job(p_job text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.perform_job(p_job);
end $$;
select private.offer('run_job', 'authenticated, service_role');

/* Starts a function job, for the schedule also as begin_scheduled_job. Codes: not_found, already_running. */
create function private.begin_function_job(p_job text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_run bigint;
begin
  if not exists (select from private.jobs where name = p_job and runs_in = 'function') then
    return private.refusal('not_found');
  end if;
  v_run := private.begin_run(p_job);
  if v_run is null then return private.refusal('already_running'); end if;
  if p_job = 'rebuild_site' then perform private.take_changes(v_run); end if;
  return jsonb_build_object('ok', true, 'run_id', v_run);
end $$;
select private.offer('begin_function_job', 'service_role', 'begin_scheduled_job');

/* Starts a function job for an admin. finish_job must end it, or it is lost after 5 minutes. */
create function private.begin_job(p_job text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.begin_function_job(p_job);
end $$;
select private.offer('begin_job', 'authenticated, service_role');

create function private.finish_job(p_run_id bigint, p_result jsonb default null, p_error text default null) returns jsonb
language sql volatile security definer set search_path = ''
as $$ select jsonb_build_object('ok', private.end_run(p_run_id, p_result, p_error)) $$;
select private.offer('finish_job', 'service_role');

/* Sets an exchange rate from a public source. Codes: invalid_rate, rate_jumped {before, after}. */
create function private.apply_exchange_rate(p_currency text, p_inr_per_unit numeric, p_as_of date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_change constant numeric := 0.2;
  v_now public.exchange_rates;
begin
  select * into v_now from public.exchange_rates where currency = p_currency for update;
  if not found or p_inr_per_unit is null or p_inr_per_unit not between 0.0001 and 99999 or p_as_of is null
    or p_as_of > private.today() + 1 then
    return private.refusal('invalid_rate');
  end if;
  if abs(p_inr_per_unit / v_now.inr_per_unit - 1) > most_change then
    return private.refusal('rate_jumped') || jsonb_build_object('before', v_now.inr_per_unit, 'after', p_inr_per_unit);
  end if;
  -- An admin's rate for a later day stays.
  if p_as_of <= v_now.as_of then
    return jsonb_build_object('ok', true, 'changed', false, 'inr_per_unit', v_now.inr_per_unit, 'as_of', v_now.as_of);
  end if;
  perform set_config('private.job', 'refresh_rate', true);
  update public.exchange_rates set inr_per_unit = round(p_inr_per_unit, 4), as_of = p_as_of where currency = p_currency;
  perform set_config('private.job', '', true);
  return jsonb_build_object(
    'ok', true, 'changed', true, 'before', v_now.inr_per_unit, 'inr_per_unit', round(p_inr_per_unit, 4), 'as_of', p_as_of
  );
end $$;
select private.offer('apply_exchange_rate', 'service_role');

/* Returns the last 50 emails that failed or may have. Those held back by private.limit_unproven_mailboxes are last, so that they hide no others. */
create function private.admin_mails() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mails_shown constant integer := 50;
begin
  perform private.require_admin();
  perform private.log_view('outbox', 'list', 'List of failed emails', null);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'kind', o.kind, 'recipient', o.recipient, 'status', o.status, 'last_error', o.last_error,
      'finished_at', o.finished_at, 'about', coalesce((
        select b.booking_reference from public.bookings as b where b.id = (o.data ->> 'booking_id')::uuid
      ), o.data ->> 'name', o.data ->> 'full_name')
    ) order by o.is_kept_back, o.finished_at desc, o.id desc), '[]')
    from (
      select *, by_stranger and attempts = 0 as is_kept_back from private.outbox
      where status in ('failed', 'uncertain') order by is_kept_back, finished_at desc, id desc limit mails_shown
    ) as o
  );
end $$;
select private.offer('admin_mails', 'authenticated, service_role');

/* Queues a failed email again; not one that may have been sent. Code: not_failed. */
create function private.send_mail_again(p_mail_id bigint) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.outbox;
begin
  perform private.require_admin();
  update private.outbox
  set status = 'pending', attempts = 0, next_attempt_at = now(), finished_at = null, last_error = null,
    language = private.mail_language(kind, data)
  where id = p_mail_id and status = 'failed'
  returning * into v_mail;
  if not found then return private.refusal('not_failed'); end if;
  perform private.note_audit(
    'update', 'outbox', v_mail.id::text, v_mail.kind || ' to ' || v_mail.recipient, '{"status": "failed"}', '{"status": "pending"}'
  );
  return jsonb_build_object('ok', true);
end $$;
select private.offer('send_mail_again', 'authenticated, service_role');
