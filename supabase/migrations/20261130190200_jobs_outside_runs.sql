-- How runs outside the database ended: builds at the host, the workflow and backups. The admin pages, emails and health report a failure.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

create table private.outside_runs (
  name text primary key check (name in ('host', 'workflow', 'backup')),
  good_at timestamptz,
  failed_at timestamptz,
  -- Title, error and url of the last failure.
  facts jsonb not null default '{}' check (private.is_json(facts, 'object', 4000)),
  check (num_nonnulls(good_at, failed_at) > 0)
);
comment on table private.outside_runs is 'The last good and the last failed run of each kind that ends outside the database.';

/* Records how a run ended: host (a build), workflow (tests and deployment) or backup. p_at is when it began, by default now; an older run than the
   known one changes nothing. p_facts of a failure: title, error and url, each cut to 300 characters. Returns {ok}. Refusals: invalid_run. */
-- Definer: no API role has rights on the table.
create function private.note_outside_run(p_name text, p_is_good boolean, p_at timestamptz default null, p_facts jsonb default '{}') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_at constant timestamptz := least(coalesce(p_at, now()), now());
  v_facts constant jsonb := (
    select coalesce(jsonb_object_agg(f.name, f.value), '{}')
    from (
      select key as name, nullif(btrim(left(private.tidy_line(left(value, 1000)), 300)), '') as value
      from jsonb_each_text(case jsonb_typeof(p_facts) when 'object' then p_facts else '{}' end)
    ) as f
    where f.name in ('title', 'error') and f.value is not null or f.name = 'url' and f.value ~ '^https://[!-~]+$'
  );
begin
  if p_is_good is null or (p_name in ('host', 'workflow', 'backup')) is not true then return private.refusal('invalid_run'); end if;
  insert into private.outside_runs as r (name, good_at, failed_at, facts)
  values (p_name, case when p_is_good then v_at end, case when not p_is_good then v_at end, case when p_is_good then '{}' else v_facts end)
  on conflict (name) do update set
    good_at = coalesce(excluded.good_at, r.good_at), failed_at = coalesce(excluded.failed_at, r.failed_at), facts = excluded.facts
  where v_at >= greatest(r.good_at, r.failed_at);
  return jsonb_build_object('ok', true);
end $$;
select private.offer('note_outside_run', 'service_role');

/* Returns the current problems, most serious first, with their facts.
   payments_differ: the gateway's amount or currency is not ours. refunds_stuck: failed, not accepted within a day, or late at the gateway.
   nights_unpaid: private.filled_unpaid. rates_short: prices calculated less than 20 months ahead.
   schedule_off: not set up. schedule_silent: no call for 10 minutes. schedule_unfinished: functions are not called. mails_waiting: 15 minutes late,
   without retries while others are sent. call_failed: a function returned an error. limit_met: a shared limit within the last hour.
   job_failed with `outside`: the last build, workflow or backup failed, or the last good backup is older than 36 hours. Pages of the release before
   show it as a job. */
create or replace function private.troubles() returns table (kind text, subject text, since timestamptz, facts jsonb)
language sql stable set search_path = ''
as $$
  with lacks as materialized (select private.schedule_lacks() as names),
  ended as (
    select j.name, j.title, r.*
    from private.jobs as j cross join lateral (
      -- A run whose lease is over counts as lost.
      select
        case r.state when 'running' then 'lost' else r.state end as state, coalesce(r.finished_at, r.lease_until) as at, r.result,
        coalesce(r.error, 'It stopped responding.') as error
      from private.job_runs as r
      where r.job = j.name and (r.state <> 'running' or r.lease_until < clock_timestamp())
      order by r.id desc limit 1
    ) as r
    where r.state in ('failed', 'lost')
  ),
  calls as (
    select j.name, j.title, c.*, (
      select max(g.called_at) from private.job_calls as g where g.job = j.name and (g.status < 400 or g.status = 409)
    ) as good_at
    from private.jobs as j cross join lateral (
      select c.called_at, c.status, c.problem from private.job_calls as c
      where c.job = j.name and c.answered_at is not null order by c.id desc limit 1
    ) as c
  ),
  last_sent as (select max(finished_at) as at from private.outbox where status = 'sent'),
  waiting as (
    select count(*) as count, min(case o.attempts when 0 then o.next_attempt_at else o.created_at end) as since
    from private.outbox as o cross join last_sent
    where o.status = 'pending' and case o.attempts
      when 0 then o.next_attempt_at < now() - interval '15 minutes'
      else o.created_at < now() - interval '15 minutes' and (last_sent.at > o.created_at) is not true
    end
  ),
  outside as (
    select r.*, r.failed_at is not null and (r.good_at >= r.failed_at) is not true as is_failed from private.outside_runs as r
  ),
  found (weight, kind, subject, since, facts) as (
    select
      case when e.result ? 'drift' then 1 when e.result ? 'faults' then 2 else 9 end,
      case when e.result ? 'drift' then 'counters_differ' when e.result ? 'faults' then 'audit_broken' else 'job_failed' end,
      e.name, e.at, jsonb_build_object('title', e.title, 'state', e.state, 'error', e.error)
    from ended as e
    union all
    select 3, 'rates_short', '', null, jsonb_build_object('count', s.count)
    from (select count(*) from private.short_rates(20)) as s where s.count > 0
    union all
    select 3, 'payments_differ', '', g.since, jsonb_build_object('count', g.count)
    from (
      select count(distinct fact), min(at) as since from private.gateway_events where outcome = 'mismatch' and at > now() - interval '7 days'
    ) as g where g.count > 0
    union all
    select 3, 'refunds_stuck', '', g.since, jsonb_build_object('count', g.count)
    from (
      select count(*), min(r.recorded_at) as since from private.refunds as r
      where r.state = 'due' and r.replaces is not null
        or r.state = 'sent' and (r.due_on < private.today() or r.gateway_id is null and r.sent_at < now() - interval '1 day')
    ) as g where g.count > 0
    union all
    select 3, 'nights_unpaid', f.room_category_id::text, null, jsonb_build_object(
      'hotel_id', f.hotel_id, 'hotel_name', f.hotel_name, 'room_name', f.room_name, 'nights', f.nights[1:30], 'bookings', f.bookings
    )
    from private.filled_unpaid() as f
    union all
    select 4, 'schedule_off', '', null, jsonb_build_object('lacks', names) from lacks where names && '{pg_cron,jobs}'
    union all
    select 5, 'schedule_silent', '', c.at, '{}'
    from lacks, (select max(called_at) as at from private.job_calls) as c
    where not names && '{pg_cron,jobs}' and (c.at > clock_timestamp() - interval '10 minutes') is not true
    union all
    select 6, 'schedule_unfinished', '', null, jsonb_build_object('lacks', names)
    from lacks where not names && '{pg_cron,jobs}' and names <> '{}'
    union all
    select 7, 'mails_waiting', '', since, jsonb_build_object('count', count) from waiting where count > 0
    union all
    -- 409: an admin is running the job.
    select 8, 'call_failed', c.name, c.called_at, jsonb_build_object('title', c.title, 'status', c.status, 'problem', c.problem)
    from calls as c
    where (c.status < 400 or c.status = 409) is not true and (c.good_at > clock_timestamp() - interval '10 minutes') is not true
    union all
    select
      case r.name when 'backup' then 8 else 9 end, 'job_failed', r.name,
      case when r.is_failed then r.failed_at else r.good_at + interval '36 hours' end,
      jsonb_build_object(
        'title', case r.name when 'backup' then 'Backup' when 'host' then 'Build of the site' else 'Tests and deployment' end, 'state', 'failed',
        'error', coalesce(r.facts ->> 'error', ''), 'outside', r.facts || jsonb_build_object('is_failed', r.is_failed, 'good_at', r.good_at)
      )
    from outside as r where r.is_failed or r.name = 'backup' and r.good_at < now() - interval '36 hours'
    union all
    select 10, n.kind, n.subject, n.began_at, n.facts
    from private.trouble_notes as n where n.kind = 'limit_met' and n.seen_at > now() - interval '1 hour'
  )
  select f.kind, f.subject, coalesce(n.began_at, f.since), f.facts
  from found as f
  left join private.trouble_notes as n on n.kind = f.kind and n.subject = f.subject and n.over_at is null
  order by f.weight, f.subject
$$;

/* Returns the kinds of problems for the public function health. Leaves out limits and unpaid bookings: anyone could cause an alarm
   with them. Leaves out failed builds: guests see the pages of the build before. */
create or replace function private.health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(h.kind order by h.place), '[]')
  from (
    select t.kind, min(t.place) as place from private.troubles() with ordinality as t (kind, subject, since, facts, place)
    where t.kind not in ('limit_met', 'nights_unpaid') and (t.facts ? 'outside' and t.subject <> 'backup') is not true group by t.kind
  ) as h
$$;
