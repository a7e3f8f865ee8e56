-- Facts of a deployment for callers with the secret key: `npm run doctor -- https://site --secret`.

/* Returns all rights of the browser roles, one a line, and tables without row security. supabase/rights.ts has the expected lines. */
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

/* Returns the state of the deployment. secrets: only names. schedules: null without pg_cron. chain: faults of the audit log. */
-- Definer: no role has rights on these tables. It only reads.
create function private.deployment_facts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_schedules jsonb;
begin
  -- Dynamic SQL, because pg_cron exists only on hosted projects.
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
  return jsonb_build_object(
    'now', now(),
    'migrations', (select coalesce(jsonb_agg(version order by version), '[]') from supabase_migrations.schema_migrations),
    'rights', (select jsonb_agg(line order by line) from private.browser_rights() as line),
    'file_policies', (select coalesce(jsonb_agg(policyname order by policyname), '[]') from pg_policies where schemaname = 'storage'),
    'secrets', (select coalesce(jsonb_agg(name order by name), '[]') from vault.secrets where name is not null),
    'schedules', v_schedules,
    'troubles', private.list_troubles(),
    'jobs', (select jsonb_agg(name order by position) from private.jobs where schedule is not null),
    'mails', (
      select jsonb_build_object(
        'failed', count(*) filter (where status = 'failed'), 'uncertain', count(*) filter (where status = 'uncertain')
      )
      from private.outbox where status in ('failed', 'uncertain')
    ),
    'chain', (select coalesce(jsonb_agg(to_jsonb(f) - 'label'), '[]') from (select * from private.audit_faults() limit 20) as f),
    'guests_prove_human', (select guests_prove_human from private.settings)
  );
end $$;
select private.offer('deployment_facts', 'service_role');
