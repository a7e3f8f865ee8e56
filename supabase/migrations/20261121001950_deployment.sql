-- What a deployment tells of itself to whoever holds the secret key: `npm run doctor -- https://site --secret`.

/*
 * Every right of the browser's roles, a line each: `anon select public.hotels.name`. A table that shows all rows is a line too. What
 * they should be stands in supabase/rights.ts.
 */
create function private.browser_rights() returns setof text
language sql stable set search_path = ''
as $$
  with browser as (select unnest(array['anon', 'authenticated']) as role),
    ours as (select oid, nspname as name from pg_namespace where nspname in ('public', 'private')),
    relation as (
      select c.oid, ours.name || '.' || c.relname as name, c.relkind, c.relrowsecurity as is_secured
      from pg_class as c join ours on ours.oid = c.relnamespace
    )
  select concat_ws(' ', role, verb, r.name || '.' || a.attname) as line
  from browser cross join relation as r join pg_attribute as a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  cross join unnest(array['select', 'insert', 'update', 'references']) as verb
  where r.relkind in ('r', 'v', 'm', 'p', 'f') and has_column_privilege(role, r.oid, a.attnum, verb)
  union all
  select concat_ws(' ', role, verb, r.name) from browser cross join relation as r
  cross join unnest(array['delete', 'truncate', 'trigger']) as verb
  where r.relkind in ('r', 'v', 'm', 'p', 'f') and has_table_privilege(role, r.oid, verb)
  union all
  select concat_ws(' ', role, 'use', r.name) from browser cross join relation as r
  where case when r.relkind = 'S' then has_sequence_privilege(role, r.oid, 'usage, select, update') end
  union all
  select concat_ws(' ', role, 'execute', ours.name || '.' || p.proname, case when p.prosecdef then 'definer' end)
  from browser cross join pg_proc as p join ours on ours.oid = p.pronamespace
  where has_function_privilege(role, p.oid, 'execute')
  union all
  select concat_ws(' ', role, 'create in', nspname) from browser cross join pg_namespace
  where nspname in ('public', 'private', 'extensions') and has_schema_privilege(role, oid, 'create')
  union all
  select 'no row security on ' || name from relation where name like 'public.%' and relkind in ('r', 'p') and not is_secured
$$;

/*
 * What is in order, and what is not, as facts: {now, migrations, rights, file_policies, secrets, schedules, answers, jobs, mails, chain}.
 * secrets: names alone. schedules: null without pg_cron; answers: what functions answered the schedule within an hour, null without
 * pg_net. mails: those that should have gone a quarter of an hour ago, and those that did not go. chain: faults of the audit log.
 */
-- Definer: catalogues, vault and the private tables are granted to nobody. Reads alone.
create function private.deployment_facts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_schedules jsonb;
  v_answers jsonb;
begin
  -- As text: pg_cron and pg_net exist on hosted projects only.
  if to_regclass('cron.job') is not null and to_regclass('cron.job_run_details') is not null then
    execute $read$
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', j.jobname, 'schedule', j.schedule, 'is_active', j.active, 'last_run_at', r.start_time, 'state', r.status,
        'message', left(r.return_message, 300)
      ) order by j.jobname), '[]')
      from cron.job as j
      left join lateral (
        select d.start_time, d.status, d.return_message from cron.job_run_details as d
        where d.jobid = j.jobid order by d.runid desc limit 1
      ) as r on true
      where j.jobname like 'susegad %'
    $read$ into v_schedules;
  end if;
  if to_regclass('net._http_response') is not null then
    execute $read$
      select jsonb_build_object(
        'count', count(*), 'failed', count(*) filter (where status_code is null or status_code >= 400),
        'newest', jsonb_agg(jsonb_build_object(
          'status', status_code, 'error', left(coalesce(error_msg, case when timed_out then 'timed out' end), 300)
        ) order by created desc) -> 0
      )
      from net._http_response where created > now() - interval '1 hour'
    $read$ into v_answers;
  end if;
  return jsonb_build_object(
    'now', now(),
    'migrations', (select coalesce(jsonb_agg(version order by version), '[]') from supabase_migrations.schema_migrations),
    'rights', (select jsonb_agg(line order by line) from private.browser_rights() as line),
    'file_policies', (select coalesce(jsonb_agg(policyname order by policyname), '[]') from pg_policies where schemaname = 'storage'),
    'secrets', (select coalesce(jsonb_agg(name order by name), '[]') from vault.secrets where name is not null),
    'schedules', v_schedules,
    'answers', v_answers,
    'jobs', (
      select jsonb_agg(jsonb_build_object(
        'name', j.name, 'title', j.title, 'is_scheduled', j.schedule is not null, 'state', r.state, 'started_at', r.started_at, 'error', r.error
      ) order by j.position)
      from private.jobs as j
      left join lateral (
        select state, started_at, error from private.job_runs where job = j.name and state <> 'running' order by id desc limit 1
      ) as r on true
    ),
    'mails', (
      select jsonb_build_object(
        'late', count(*) filter (where status = 'pending' and next_attempt_at < now() - interval '15 minutes'),
        'failed', count(*) filter (where status = 'failed'), 'uncertain', count(*) filter (where status = 'uncertain')
      )
      from private.outbox where status in ('pending', 'failed', 'uncertain')
    ),
    'chain', (select coalesce(jsonb_agg(to_jsonb(f) - 'label'), '[]') from (select * from private.audit_faults() limit 20) as f)
  );
end $$;
select private.offer('deployment_facts', 'service_role');
