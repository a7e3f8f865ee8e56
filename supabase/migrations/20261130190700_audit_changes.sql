-- The audit log shows one change as one row, however many entries it has: a new price for a season wrote 603 of them.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

drop function public.admin_audit(text, text, text, integer);
drop function private.admin_audit(text, text, text, integer);

/* Returns the log for admins: {total, rows}, 50 a page, newest first. A row is the first matching entry of a change, and entries is how many match.
   p_change: an entry, whose change is returned entry by entry. p_search: person, job, name or id. p_action "change": all but views. undo: as
   undo_state. */
create function private.admin_audit(
  p_search text default null, p_entity text default null, p_action text default null, p_page integer default 1, p_change bigint default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
  -- A change of more entries is compared when it is undone: 50 such changes would take seconds.
  compared_entries constant integer := 60;
  v_pattern text := private.like_pattern(p_search);
  v_ids bigint[];
  v_entries bigint[];
  v_total bigint;
begin
  perform private.require_admin();
  with found as materialized (
    select min(a.id) as id, count(*) as entries
    from private.audit_log as a
    where (p_entity is null or a.entity = p_entity) and (p_action is null or a.action = p_action or p_action = 'change' and a.action <> 'read')
      and (v_pattern is null or concat_ws(' ', a.actor_email, a.actor, a.job, a.label, a.entity_id) ilike v_pattern)
      and (p_change is null or exists (
        select from private.audit_log as c where c.id = p_change and c.at = a.at and c.actor_id is not distinct from a.actor_id
      ))
    -- Views are rows of their own, and so is what no person changed.
    group by a.at, a.actor_id, case when a.action = 'read' or a.actor_id is null or p_change is not null then a.id end
  ), page as (
    select id, entries from found order by id desc limit page_size offset private.rows_before(p_page, page_size)
  )
  select (select count(*) from found), coalesce(array_agg(id), '{}'), coalesce(array_agg(entries), '{}') into v_total, v_ids, v_entries from page;
  return jsonb_build_object('total', v_total, 'rows', coalesce((
    with changes as materialized (
      select c.at, c.actor_id, case
        when n.entries <= compared_entries then private.undo_state(c.actor_id, c.at)
        -- The undo itself compares.
        when n.only_known then jsonb_build_object('ok', true, 'change', n.change, 'entries', n.entries)
      end as state
      from (select distinct at, actor_id from private.audit_log where id = any (v_ids) and action <> 'read' and actor_id is not null) as c
      cross join lateral (
        select count(*) as entries, min(a.id) as change, bool_and(a.entity in (select entity from private.undo_tables() union select 'rate_rules')) as only_known
        from private.audit_log as a where a.at = c.at and a.actor_id = c.actor_id and a.action <> 'read'
      ) as n
    )
    select jsonb_agg(
      private.audit_entry(a) || jsonb_build_object(
        'undoable', (c.state ->> 'ok')::boolean, 'undo', c.state, 'entries', v_entries[array_position(v_ids, a.id)]
      ) order by a.id desc
    )
    from private.audit_log as a
    left join changes as c on c.at = a.at and c.actor_id = a.actor_id and a.action <> 'read'
    where a.id = any (v_ids)
  ), '[]'));
end $$;
select private.offer('admin_audit', 'authenticated, service_role');
