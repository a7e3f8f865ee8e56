-- Hashes of the database's objects. The doctor compares them with those that the migrations of its checkout make.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/*
 * Returns a hash of each object of public and private by its name, as {"function private.today()": "<md5>"}. Objects: functions, types, tables, views,
 * columns, constraints, indexes, sequences, triggers, policies, rules, publications, settings of PostgREST, the browser roles, and grants to roles other
 * than these, whose rights private.browser_rights lists. Triggers of other schemas count if they call our functions. Objects of extensions do not.
 */
-- An empty search_path makes PostgreSQL write every name with its schema.
create function private.deployment_objects() returns jsonb
language sql stable set search_path = ''
as $$
  with ours as (
      select oid, nspname as name, nspowner as owner from pg_namespace where nspname in ('public', 'private')
    ),
    in_extension as (select classid, objid from pg_depend where deptype = 'e'),
    relation as (
      select c.oid, c.oid::regclass::text as name, c.relkind as kind, c.relacl, c.relowner, c.relrowsecurity, c.relforcerowsecurity, c.relpersistence,
        c.reloptions
      from pg_class as c join ours on ours.oid = c.relnamespace
      where (('pg_class'::regclass, c.oid)) not in (select classid, objid from in_extension)
    ),
    routine as (
      select p.*, p.oid::regprocedure::text as name from pg_proc as p join ours on ours.oid = p.pronamespace
      where (('pg_proc'::regclass, p.oid)) not in (select classid, objid from in_extension)
    ),
    object (name, definition) as (
      select 'function ' || r.name, case r.prokind
        when 'a' then (select concat_ws(' ', a.aggtransfn, a.aggfinalfn, a.aggtranstype::regtype, a.agginitval) from pg_aggregate as a where a.aggfnoid = r.oid)
        else pg_get_functiondef(r.oid)
      end
      from routine as r
      union all
      select 'type ' || t.oid::regtype, coalesce(
        (select string_agg(e.enumlabel, ' ' order by e.enumsortorder) from pg_enum as e where e.enumtypid = t.oid),
        (select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
         from pg_attribute as a where a.attrelid = t.typrelid and not a.attisdropped),
        concat_ws(' ', format_type(t.typbasetype, t.typtypmod), t.typdefault, t.typnotnull)
      )
      from pg_type as t join ours on ours.oid = t.typnamespace
      left join pg_class as c on c.oid = t.typrelid
      where (t.typtype in ('e', 'd') or t.typtype = 'c' and c.relkind = 'c')
        and (('pg_type'::regclass, t.oid)) not in (select classid, objid from in_extension)
      union all
      select case when r.kind in ('v', 'm') then 'view ' else 'table ' end || r.name,
        concat_ws(' ', r.relpersistence, r.relrowsecurity, r.relforcerowsecurity, r.reloptions,
          case when r.kind in ('v', 'm') then pg_get_viewdef(r.oid) end)
      from relation as r where r.kind in ('r', 'p', 'f', 'v', 'm')
      union all
      select 'column ' || r.name || '.' || a.attname,
        concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, nullif(a.attcollation, 0)::regcollation,
          pg_get_expr(d.adbin, d.adrelid))
      from relation as r
      join pg_attribute as a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where r.kind in ('r', 'p', 'f')
      union all
      -- PostgreSQL 18 has a constraint for each column that is not null; 17 has none.
      select 'constraint ' || c.conname || ' on ' || coalesce(r.name, c.contypid::regtype::text),
        pg_get_constraintdef(c.oid) || case when c.convalidated then '' else ' not validated' end
      from pg_constraint as c
      left join relation as r on r.oid = c.conrelid
      where c.contype not in ('n', 't') and (r.oid is not null or c.conrelid = 0 and c.connamespace in (select oid from ours))
      union all
      select 'index ' || i.indexrelid::regclass || ' on ' || r.name, pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' not valid' end
      from pg_index as i join relation as r on r.oid = i.indrelid
      union all
      select 'sequence ' || r.name, concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle)
      from pg_sequence as s join relation as r on r.oid = s.seqrelid
      union all
      select 'trigger ' || t.tgname || ' on ' || t.tgrelid::regclass, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
      from pg_trigger as t
      where not t.tgisinternal and (t.tgrelid in (select oid from relation) or t.tgfoid in (select oid from routine))
      union all
      select 'policy ' || quote_ident(p.polname) || ' on ' || r.name, concat_ws(' ', p.polcmd, p.polpermissive,
        (select string_agg(case role when 0 then 'public' else pg_get_userbyid(role) end, ' ' order by role) from unnest(p.polroles) as role),
        'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid))
      from pg_policy as p join relation as r on r.oid = p.polrelid
      union all
      select format('rule %s on %I.%I', u.rulename, u.schemaname, u.tablename), u.definition
      from pg_rules as u where u.schemaname in (select name from ours)
      union all
      select format('publication %s of %I.%I', p.pubname, p.schemaname, p.tablename), concat_ws(' ', p.attnames, p.rowfilter)
      from pg_publication_tables as p where p.schemaname in (select name from ours)
      union all
      select format('setting %s of %s', split_part(line, '=', 1), coalesce(nullif(s.setrole, 0)::regrole::text, 'the database')), line
      from pg_db_role_setting as s cross join unnest(s.setconfig) as line where line like 'pgrst.%'
      union all
      select 'role ' || r.rolname, case when r.rolname in ('anon', 'authenticated') then concat_ws(' ', r.rolsuper, r.rolbypassrls, r.rolcreaterole) end
      from pg_roles as r where r.rolname in ('anon', 'authenticated', 'supabase_auth_admin')
      union all
      -- An owner other than that of the schema is a role of its own, whose rights a definer function has.
      select 'owner of ' || one.name || ' is ' || pg_get_userbyid(one.owner), ''
      from (select 'function ' || name, proowner from routine union all select 'table ' || name, relowner from relation where kind in ('r', 'v')) as one (name, owner)
      where one.owner <> (select owner from ours where name = 'private')
      union all
      select distinct concat_ws(' ', 'grant', lower(held.privilege_type), 'on', one.name, 'to', pg_get_userbyid(held.grantee)), ''
      from (
        select 'function ' || name, proowner, proacl from routine
        union all select 'table ' || name, relowner, relacl from relation where kind <> 'i'
        union all select 'column ' || r.name || '.' || a.attname, r.relowner, a.attacl from relation as r join pg_attribute as a on a.attrelid = r.oid
        union all select 'schema ' || nspname, nspowner, nspacl from pg_namespace where nspname = 'private'
      ) as one (name, owner, acl)
      cross join aclexplode(one.acl) as held
      where held.grantee <> one.owner and held.grantee <> 0 and pg_get_userbyid(held.grantee) not in ('anon', 'authenticated')
    )
  select jsonb_object_agg(name, md5(replace(definition, chr(13), ''))) from object
$$;
select private.offer('deployment_objects', 'service_role');
