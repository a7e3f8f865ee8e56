-- Owners are told what admins change of what guests see of their place: prices, stock and words.

/* Notes an admin's change for a mail to the owner: one mail for all changes within ten minutes, with their notes in the audit log. Not of
   what an approval publishes, which has a mail of its own, nor of what owners change themselves. Definer: the log is granted to nobody. */
create function private.mail_listing_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A row is known by its room or hotel; of a block that changed the log has only what is different.
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
    -- A minute more, for changes that began within the ten and are not done.
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
    -- What follows from a change of the listing, an approval, is written one level deeper.
    and pg_trigger_depth() = 1
  )
  execute function private.mail_listing_change();
