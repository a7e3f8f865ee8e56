-- Current problems of the site, for the admin pages, emails to admins and the function health. Definer functions: no API role has rights on the
-- tables.

create table private.trouble_notes (
  kind text not null,
  subject text not null default '',
  facts jsonb not null check (private.is_json(facts, 'object', 4000)),
  began_at timestamptz not null,
  seen_at timestamptz not null,
  -- Last email to admins, and if there was one since it began.
  told_at timestamptz,
  is_told boolean not null default false,
  over_at timestamptz,
  primary key (kind, subject)
);
comment on table private.trouble_notes is 'Each problem since it was first seen, so that admins get one email about it and another when it is over.';

/* Returns the current problems, most serious first, with their facts.
   payments_differ: the gateway's amount or currency is not ours. refunds_stuck: failed, not accepted within a day, or late at the gateway.
   nights_unpaid: private.filled_unpaid. rates_short: prices calculated less than 20 months ahead.
   schedule_off: not set up. schedule_silent: no call for 10 minutes. schedule_unfinished: functions are not called. mails_waiting: 15 minutes late,
   without retries while others are sent. call_failed: a function returned an error. limit_met: a shared limit within the last hour. */
create function private.troubles() returns table (kind text, subject text, since timestamptz, facts jsonb)
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
    select 10, n.kind, n.subject, n.began_at, n.facts
    from private.trouble_notes as n where n.kind = 'limit_met' and n.seen_at > now() - interval '1 hour'
  )
  select f.kind, f.subject, coalesce(n.began_at, f.since), f.facts
  from found as f
  left join private.trouble_notes as n on n.kind = f.kind and n.subject = f.subject and n.over_at is null
  order by f.weight, f.subject
$$;

create function private.list_troubles() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('kind', t.kind, 'subject', t.subject, 'since', t.since, 'facts', t.facts) order by t.place
  ), '[]')
  from private.troubles() with ordinality as t (kind, subject, since, facts, place)
$$;

/* Emails admins that a problem began, lasts or is over. Returns false without admins. Reads bookings again, because notes do not store them. */
create function private.mail_trouble(p_note private.trouble_notes, p_step text) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  insert into private.outbox (kind, recipient, data, dedupe_key)
  select
    'trouble', p.email,
    jsonb_build_object(
      'step', p_step, 'over_at', (p_note).over_at,
      'trouble', jsonb_build_object('kind', (p_note).kind, 'subject', (p_note).subject, 'since', (p_note).began_at, 'facts', (p_note).facts || case
        when (p_note).kind = 'nights_unpaid' then jsonb_build_object('bookings', coalesce(
          (select f.bookings from private.filled_unpaid(((p_note).facts ->> 'hotel_id')::uuid) as f where f.room_category_id::text = (p_note).subject), '[]'
        ))
        else '{}'
      end)
    ),
    concat_ws(':', 'trouble', (p_note).kind, (p_note).subject, p_step, extract(epoch from clock_timestamp()), p.user_id)
  from public.profiles as p where p.role = 'admin' and p.email is not null;
  return found;
end $$;

/* Records a problem and emails admins: at once, then daily; a returning one at most every 6 hours. Returns true if emailed. */
create function private.note_trouble(p_kind text, p_subject text, p_since timestamptz, p_facts jsonb) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  v_note private.trouble_notes;
begin
  insert into private.trouble_notes as n (kind, subject, facts, began_at, seen_at)
  values (p_kind, p_subject, p_facts, coalesce(p_since, now()), now())
  on conflict (kind, subject) do update set
    facts = excluded.facts, seen_at = excluded.seen_at, over_at = null,
    -- A problem not seen for an hour begins again.
    began_at = case when n.over_at is null and n.seen_at > now() - interval '1 hour' then n.began_at else excluded.began_at end,
    is_told = n.is_told and n.over_at is null and n.seen_at > now() - interval '1 hour'
  returning * into v_note;
  if v_note.told_at > now() - (case when v_note.is_told or p_kind = 'nights_unpaid' then interval '1 day' else interval '6 hours' end) then return false; end if;
  if not private.mail_trouble(v_note, case when v_note.is_told then 'stands' else 'began' end) then return false; end if;
  update private.trouble_notes set told_at = now(), is_told = true where kind = p_kind and subject = p_subject;
  return true;
end $$;

/* Records that a shared limit was reached: one of private.limits, unknown_clients (without an address) or emails_to_unproven
   (private.limit_unproven_mailboxes). The refused call writes it, so its transaction must not roll back. Once a minute and without waiting. */
create function private.tell_limit(p_limit text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('private.tell_limit ' || p_limit, 0)) or exists (
    select from private.trouble_notes where kind = 'limit_met' and subject = p_limit and over_at is null and is_told and seen_at > now() - interval '1 minute'
  ) then
    return;
  end if;
  perform private.note_trouble('limit_met', p_limit, now(), (
    select jsonb_build_object('limit', p_limit, 'allowed', to_jsonb(l) -> p_limit) from private.limits as l
  ));
end $$;

create function private.mail_filled(p_facts jsonb, p_room_category_id text) returns void
language sql volatile set search_path = ''
as $$
  select private.mail_hotel(
    'filled_hotel', (p_facts ->> 'hotel_id')::uuid, p_facts, p_room_category_id || ':' || extract(epoch from clock_timestamp())
  )
$$;

/* Records current problems and ends those not seen for an hour. Returns how many there are and how many were emailed. */
create function private.job_watch() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_trouble record;
  v_note private.trouble_notes;
  v_is_told boolean;
  v_troubles integer := 0;
  v_told integer := 0;
begin
  for v_trouble in select * from private.troubles() loop
    v_troubles := v_troubles + 1;
    -- The refused calls record limits.
    continue when v_trouble.kind = 'limit_met';
    v_is_told := private.note_trouble(v_trouble.kind, v_trouble.subject, v_trouble.since, v_trouble.facts - 'bookings');
    if v_is_told and v_trouble.kind = 'nights_unpaid' then perform private.mail_filled(v_trouble.facts, v_trouble.subject); end if;
    v_told := v_told + v_is_told::integer;
  end loop;
  for v_note in
    update private.trouble_notes set over_at = seen_at where over_at is null and seen_at < now() - interval '1 hour' returning *
  loop
    -- No email when it ends: guests paid or bookings expired.
    if v_note.is_told and v_note.kind <> 'nights_unpaid' then v_told := v_told + private.mail_trouble(v_note, 'over')::integer; end if;
  end loop;
  return jsonb_build_object('troubles', v_troubles, 'told', v_told);
end $$;

/* Returns the kinds of problems for the public function health. Leaves out limits and unpaid bookings: anyone could cause an alarm with them. */
create function private.health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(h.kind order by h.place), '[]')
  from (
    select t.kind, min(t.place) as place from private.troubles() with ordinality as t (kind, subject, since, facts, place)
    where t.kind not in ('limit_met', 'nights_unpaid') group by t.kind
  ) as h
$$;
select private.offer('health', 'service_role');
