-- Emails to owners about admins' changes of prices, stock and texts.

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
