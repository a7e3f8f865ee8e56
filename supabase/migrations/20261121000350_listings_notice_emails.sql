-- Email addresses that get a listing's notices besides its owner: up to 5, each confirmed by its reader.

create function private.mail_notices(p_property_id uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.mail_owner(
    'notices_changed', p_property_id, jsonb_build_object('emails', private.notice_emails(p_property_id)),
    extract(epoch from clock_timestamp())::text
  )
$$;

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

/* Returns why the caller may not change the addresses of a listing, or null. Only owner and admins may. Locks the listing. */
create function private.refuse_notices(p_property_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_listing public.properties;
  v_hotel uuid;
  v_refusal jsonb;
begin
  select * into v_listing from public.properties where id = p_property_id and deleted_at is null;
  select id into v_hotel from public.hotels where property_id = v_listing.id;
  if v_hotel is null or v_listing.owner_id is distinct from (select auth.uid()) then v_refusal := private.refuse_desk(v_hotel, 'house'); end if;
  if v_refusal is null then perform from public.properties where id = p_property_id for update; end if;
  return v_refusal;
end $$;

/* Adds an address and emails it a link to confirm; the owner's own verified address needs none. Emails the owner. Codes: those of refuse_notices,
   second_factor_needed, invalid_email, too_many, stopped (its reader unsubscribed), rate_limited (30 a day for the caller), asked_often. */
-- Definer, also of the next function: no role has rights on this table.
create function private.add_notice_email(p_property_id uuid, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email constant text := lower(private.neat(left(coalesce(p_email, ''), 1000)));
  v_refusal jsonb;
  v_before jsonb;
  v_known private.subscriptions;
  v_is_proven boolean;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  v_refusal := private.refuse_notices(p_property_id);
  if v_refusal is not null then return v_refusal; end if;
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
    insert into private.subscriptions (email, property_id, confirmed_at)
    values (v_email, p_property_id, case when v_is_proven then now() end)
    on conflict (email, property_id) do update set created_at = excluded.created_at, confirmed_at = excluded.confirmed_at
    returning * into v_known;
    if not v_is_proven then
      perform private.enqueue_mail(
        'notice_confirm', v_email,
        jsonb_build_object('subscription_id', v_known.id, 'hotel_name', h.name, 'hotel_city', h.city),
        'notice_confirm:' || v_known.id || ':' || extract(epoch from clock_timestamp())
      )
      from public.hotels as h where h.property_id = p_property_id;
    end if;
    if private.notice_emails(p_property_id) <> v_before then
      perform private.mail_notices(p_property_id);
      perform private.note_notices(p_property_id, v_before);
    end if;
  end if;
  return jsonb_build_object('ok', true, 'notice_emails', private.notice_emails(p_property_id));
end $$;
select private.offer('add_notice_email', 'authenticated');

/* Removes an address and emails the owner. Only an admin removes one that unsubscribed. Codes: those of refuse_notices, second_factor_needed. */
create function private.remove_notice_email(p_property_id uuid, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb;
  v_before jsonb;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  v_refusal := private.refuse_notices(p_property_id);
  if v_refusal is not null then return v_refusal; end if;
  v_before := private.notice_emails(p_property_id);
  delete from private.subscriptions
  where property_id = p_property_id and email = lower(p_email) and (stopped_at is null or private.is_admin());
  if private.notice_emails(p_property_id) <> v_before then
    perform private.mail_notices(p_property_id);
    perform private.note_notices(p_property_id, v_before);
  end if;
  return jsonb_build_object('ok', true, 'notice_emails', private.notice_emails(p_property_id));
end $$;
select private.offer('remove_notice_email', 'authenticated');
