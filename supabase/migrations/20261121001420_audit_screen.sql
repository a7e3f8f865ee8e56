-- The log for admins, and undo.

/* Returns true if an undoable change (hidden review, deleted listing) is still in place; null for others. */
create function private.is_as_left(p_note private.audit_log) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_note.action <> 'update' then return null; end if;
  if p_note.entity = 'reviews' and p_note.before -> 'hidden_at' = 'null' then
    return exists (
      select 1 from public.reviews
      where id = p_note.entity_id::uuid and hidden_at = (p_note.after ->> 'hidden_at')::timestamptz
    );
  end if;
  if p_note.entity = 'properties' and p_note.before -> 'deleted_at' = 'null' then
    return exists (
      select 1 from public.properties
      where id = p_note.entity_id::uuid and deleted_at = (p_note.after ->> 'deleted_at')::timestamptz
    );
  end if;
  return null;
end $$;

/* Undoes an entry if no later change conflicts. {ok: false, code}: changed_since, not_undoable, not_found. Definer: no role may read the log. */
create function private.undo_change(p_audit_id bigint) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_note private.audit_log;
  v_is_as_left boolean;
begin
  perform private.require_admin();
  select * into v_note from private.audit_log where id = p_audit_id;
  if not found then return private.refusal('not_found'); end if;
  -- Locked before the comparison, so that of two undos the second is refused.
  if v_note.entity = 'reviews' then
    perform 1 from public.reviews where id = v_note.entity_id::uuid for update;
  elsif v_note.entity = 'properties' then
    perform 1 from public.properties where id = v_note.entity_id::uuid for update;
  end if;
  v_is_as_left := private.is_as_left(v_note);
  if v_is_as_left is null then return private.refusal('not_undoable'); end if;
  if not v_is_as_left then return private.refusal('changed_since'); end if;
  if v_note.entity = 'reviews' then return private.show_review(v_note.entity_id::uuid); end if;
  return private.restore_property(v_note.entity_id::uuid);
end $$;
select private.offer('undo_change', 'authenticated, service_role');

/* Returns the log for admins: {total, rows}, 50 a page, newest first. p_search: person, job, name or id. p_action "change": all but views. */
create function private.admin_audit(
  p_search text default null, p_entity text default null, p_action text default null, p_page integer default 1
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
  v_pattern text := private.like_pattern(p_search);
  v_rows jsonb;
  v_total bigint;
begin
  perform private.require_admin();
  select count(*) into v_total from private.audit_log as a
  where (p_entity is null or a.entity = p_entity) and (p_action is null or a.action = p_action or p_action = 'change' and a.action <> 'read')
    and (v_pattern is null or concat_ws(' ', a.actor_email, a.actor, a.job, a.label, a.entity_id) ilike v_pattern);
  select coalesce(jsonb_agg(
    private.audit_entry(r) || jsonb_build_object('undoable', private.is_as_left(r)) order by r.id desc
  ), '[]') into v_rows
  from (
    select * from private.audit_log as a
    where (p_entity is null or a.entity = p_entity) and (p_action is null or a.action = p_action or p_action = 'change' and a.action <> 'read')
      and (v_pattern is null or concat_ws(' ', a.actor_email, a.actor, a.job, a.label, a.entity_id) ilike v_pattern)
    order by a.id desc
    limit page_size offset private.rows_before(p_page, page_size)
  ) as r;
  return jsonb_build_object('total', v_total, 'rows', v_rows);
end $$;
select private.offer('admin_audit', 'authenticated, service_role');
