-- The audit log for admins, undo, and emails to owners about admins' changes of prices, stock and texts.

/* Returns true if an undoable change (hidden review, deleted listing) is still in place; null for others. */
create function private.is_as_left(p_note private.audit_log) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when (p_note).action <> 'update' then null
    when (p_note).entity = 'reviews' and (p_note).before -> 'hidden_at' = 'null' then exists (
      select from public.reviews where id = (p_note).entity_id::uuid and hidden_at = ((p_note).after ->> 'hidden_at')::timestamptz
    )
    when (p_note).entity = 'properties' and (p_note).before -> 'deleted_at' = 'null' then exists (
      select from public.properties where id = (p_note).entity_id::uuid and deleted_at = ((p_note).after ->> 'deleted_at')::timestamptz
    )
  end
$$;

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
  with found as not materialized (
    select a.id, a as note from private.audit_log as a
    where (p_entity is null or a.entity = p_entity) and (p_action is null or a.action = p_action or p_action = 'change' and a.action <> 'read')
      and (v_pattern is null or concat_ws(' ', a.actor_email, a.actor, a.job, a.label, a.entity_id) ilike v_pattern)
  )
  select (select count(*) from found), coalesce(jsonb_agg(
    private.audit_entry(r.note) || jsonb_build_object('undoable', private.is_as_left(r.note)) order by r.id desc
  ), '[]') into v_total, v_rows
  from (select * from found order by id desc limit page_size offset private.rows_before(p_page, page_size)) as r;
  return jsonb_build_object('total', v_total, 'rows', v_rows);
end $$;
select private.offer('admin_audit', 'authenticated, service_role');

/* Queues one email for an admin's changes within ten minutes. Not for approvals or the owner's own changes. Definer: no role may read the log. */
create function private.mail_listing_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- The log of a changed block has only the differences.
  v_room constant uuid := case new.entity
    when 'room_categories' then new.entity_id
    when 'room_blocks' then coalesce(
      new.after ->> 'room_category_id', new.before ->> 'room_category_id',
      (select room_category_id::text from private.room_blocks where id::text = new.entity_id)
    )
  end;
  v_window constant timestamptz := date_bin(interval '10 minutes', now(), timestamptz '2000-01-01');
begin
  insert into private.outbox as o (kind, recipient, data, dedupe_key, next_attempt_at)
  select
    'listing_changed', p.email,
    jsonb_build_object(
      'property_id', l.id, 'name', l.name, 'city', l.city, 'full_name', coalesce(w.full_name, p.full_name), 'notes', jsonb_build_array(new.id)
    ),
    'listing_changed:' || l.id || ':' || extract(epoch from v_window),
    -- One more minute for changes that are still running.
    v_window + interval '11 minutes'
  from public.hotels as h
  join public.properties as l on l.id = h.property_id and l.deleted_at is null
  join public.profiles as p on p.user_id = l.owner_id and p.email is not null
  left join public.owner_profiles as w on w.user_id = l.owner_id
  where l.owner_id <> new.actor_id
    and h.id = coalesce((select c.hotel_id from public.room_categories as c where c.id = v_room), case new.entity when 'hotels' then new.entity_id::uuid end)
  on conflict (dedupe_key) do update set data = jsonb_set(o.data, '{notes}', o.data -> 'notes' || to_jsonb(new.id))
    where o.status = 'pending' and jsonb_array_length(o.data -> 'notes') < 500;
  return null;
end $$;
create trigger mail_listing_change after insert on private.audit_log
  for each row when (
    new.entity in ('hotels', 'room_categories', 'room_blocks') and new.action <> 'read' and new.actor_id is not null
    -- Approvals write one trigger level deeper.
    and pg_trigger_depth() = 1
  )
  execute function private.mail_listing_change();

/* Returns a label for the row. Rooms include the hotel, because many hotels have a Garden Room. */
create function private.audit_label(p_table text, p_row jsonb, p_column text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(case
    when p_table = 'compliance' then (select email from public.profiles where user_id = (p_row ->> 'owner_id')::uuid)
    when p_table = 'room_categories' then (
      select h.name || ', ' || (p_row ->> 'name') from public.hotels as h where h.id = (p_row ->> 'hotel_id')::uuid
    )
    when p_row ? 'room_category_id' and p_table <> 'bookings' then (
      select h.name || ', ' || c.name
      from public.room_categories as c join public.hotels as h on h.id = c.hotel_id
      where c.id = (p_row ->> 'room_category_id')::uuid
    )
    when p_row ? 'review_id' then (select title from public.reviews where id = (p_row ->> 'review_id')::uuid)
  end, p_row ->> p_column)
$$;

-- Typed drafts are no admin's change; prices and revisions follow from other columns.
select private.log_changes(
  'public.properties', 'insert or update or delete', 'id', 'name', 'draft', 'draft_step', 'draft_saved_at', 'revision', 'submitted_revision',
  'base_price'
);
select private.log_changes('public.hotels', 'insert or update or delete', 'id', 'name');
select private.log_changes('public.room_categories', 'insert or update or delete', 'id', 'name');
select private.log_changes('public.bookings', 'insert or update or delete', 'id', 'booking_reference', 'search_text');
select private.log_changes('public.reviews', 'insert or update or delete', 'id', 'title', 'photos');
select private.log_changes(
  'private.compliance', 'insert or update or delete', 'owner_id', 'owner_id', 'sealed', 'property_id', 'submitted_at', 'legal_versions'
);
select private.log_changes('public.exchange_rates', 'insert or update or delete', 'currency', 'currency');
select private.log_changes('public.owner_profiles', 'insert or update or delete', 'user_id', 'full_name');
