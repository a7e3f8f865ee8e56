-- Who is written to about the bookings of a listing besides its owner: up to five addresses, each once whoever reads it has said so.

/* Tells a listing's owner that other addresses get the mails about its bookings than before. */
create function private.tell_notices(p_property_id uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.mail_owner(
    'notices_changed', p_property_id, jsonb_build_object('emails', private.notice_emails(p_property_id)),
    extract(epoch from clock_timestamp())::text
  )
$$;

/* Notes who it was that changed the addresses, where that was an admin. */
create function private.note_notices(p_property_id uuid, p_before jsonb) returns void
language sql volatile set search_path = ''
as $$
  select private.note_audit(
    'update', 'properties', id::text, name,
    jsonb_build_object('notice_emails', jsonb_path_query_array(p_before, '$[*].email')),
    jsonb_build_object('notice_emails', jsonb_path_query_array(private.notice_emails(id), '$[*].email'))
  )
  from public.properties where id = p_property_id
$$;

/* Whether the caller may say who is told of a listing's bookings: its owner, and who has the
   right to its rates. Only a place that we have approved writes to
   anybody. Two changes at once come one after the other. */
create function private.may_set_notices(p_property_id uuid) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  perform 1 from public.properties as l join public.hotels as h on h.property_id = l.id
  where l.id = p_property_id and l.deleted_at is null and (l.owner_id = (select auth.uid()) or 'rates' = any (private.desk_rights(h.id))) for update of l;
  return found;
end $$;

/*
 * Asks whoever reads an address whether it shall be told of a listing's bookings: by one mail of ours; until its link is pressed, nothing
 * else goes there. For an address that waits, the same again. The address that the owner's account has proven is asked nothing.
 * The owner is told of a new one by mail. It is the caller's who names it, and the owner's once the owner does: see take_addresses_along. At
 * most thirty mails of a person a day, and of a house five to an address.
 * {ok: true, notice_emails} as private.notice_emails has them; {ok: false, code}: invalid_email, too_many, stopped (whoever reads
 * it wants none), rate_limited (by the caller) or asked_often (the address), not_found, second_factor_needed.
 */
-- Definer, as the next: the table is granted to nobody.
create function private.add_notice_email(p_property_id uuid, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email constant text := lower(private.neat(left(coalesce(p_email, ''), 1000)));
  v_before jsonb;
  v_known private.subscriptions;
  v_is_proven boolean;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  if not private.may_set_notices(p_property_id) then return private.refusal('not_found'); end if;
  if not private.is_email(v_email) then return private.refusal('invalid_email'); end if;
  v_before := private.notice_emails(p_property_id);
  select * into v_known from private.subscriptions where property_id = p_property_id and email = v_email;
  if v_known.stopped_at is not null then return private.refusal('stopped'); end if;
  if v_known.id is null and jsonb_array_length(v_before) >= 5 then return private.refusal('too_many'); end if;
  if v_known.confirmed_at is null then
    v_is_proven := exists (
      select from public.properties as l join auth.users as u on u.id = l.owner_id
      where l.id = p_property_id and lower(u.email) = v_email and u.email_confirmed_at is not null
    );
    if not v_is_proven then
      if not private.hit('notices:' || (select auth.uid()), interval '1 day', 30) then return private.refusal('rate_limited'); end if;
      if not private.may_ask_address('notices', p_property_id, v_email) then return private.refusal('asked_often'); end if;
    end if;
    insert into private.subscriptions (email, property_id, confirmed_at, added_by)
    values (v_email, p_property_id, case when v_is_proven then now() end, (select auth.uid()))
    on conflict (email, property_id) do update set
      created_at = excluded.created_at, confirmed_at = excluded.confirmed_at, added_by = excluded.added_by
    returning * into v_known;
    if not v_is_proven then
      perform private.enqueue_mail(
        'notice_confirm', v_email,
        jsonb_build_object('subscription_id', v_known.id, 'hotel_name', h.name, 'hotel_city', h.city),
        'notice_confirm:' || v_known.id || ':' || extract(epoch from clock_timestamp())
      )
      -- As it was approved.
      from public.hotels as h where h.property_id = p_property_id;
    end if;
    if private.notice_emails(p_property_id) <> v_before then
      perform private.tell_notices(p_property_id);
      perform private.note_notices(p_property_id, v_before);
    end if;
  elsif exists (select from public.properties where id = p_property_id and owner_id = (select auth.uid())) then
    update private.subscriptions set added_by = (select auth.uid()) where id = v_known.id;
  end if;
  return jsonb_build_object('ok', true, 'notice_emails', private.notice_emails(p_property_id));
end $$;
select private.offer('add_notice_email', 'authenticated');

/* Whoever may no longer say who is told of a house's bookings takes along the addresses that they named, however it came: nobody goes on
   reading of guests by mail whose desk is closed to them. The owner is told by mail. Definer: as above. */
create function private.take_addresses_along() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_before jsonb;
begin
  if old.user_id is null or tg_op = 'UPDATE' and 'rates' = any (private.role_rights(new.role)) then return null; end if;
  v_before := private.notice_emails(old.property_id);
  delete from private.subscriptions where property_id = old.property_id and added_by = old.user_id and stopped_at is null;
  -- Not of a house that goes itself.
  if found and exists (select from public.properties where id = old.property_id) then
    perform private.tell_notices(old.property_id);
    perform private.note_notices(old.property_id, v_before);
  end if;
  return null;
end $$;
create trigger take_addresses_along after delete or update of role on private.house_people
  for each row execute function private.take_addresses_along();

/* No longer tells an address of a listing's bookings; its owner is told by mail. One that was stopped by whoever reads it stays noted as
   such, unless an admin takes it off. {ok: true, notice_emails}; {ok: false, code}: not_found, second_factor_needed. */
create function private.remove_notice_email(p_property_id uuid, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_before jsonb;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  if not private.may_set_notices(p_property_id) then return private.refusal('not_found'); end if;
  v_before := private.notice_emails(p_property_id);
  delete from private.subscriptions
  where property_id = p_property_id and email = lower(p_email) and (stopped_at is null or private.is_admin());
  if private.notice_emails(p_property_id) <> v_before then
    perform private.tell_notices(p_property_id);
    perform private.note_notices(p_property_id, v_before);
  end if;
  return jsonb_build_object('ok', true, 'notice_emails', private.notice_emails(p_property_id));
end $$;
select private.offer('remove_notice_email', 'authenticated');
