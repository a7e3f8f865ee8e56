-- Decisions on submitted listings.

/* Approves or rejects a listing; rejecting a live one unpublishes it. Admins only. {ok: false, code}: not_allowed, invalid_decision, not_found,
   changed, not_waiting, reason_required, would_oversell, incomplete. Definer: answers must not depend on the caller's rights. */
create function private.decide_listing(
  p_property_id uuid, p_decision text, p_reason text default null, p_seen_status text default null,
  p_seen_revision integer default null, p_seen_submitted_at timestamptz default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason text := nullif(private.tidy_text(p_reason), '');
  v_status public.property_status;
  v_revision integer;
  v_submitted_at timestamptz;
  v_new public.property_status := case p_decision when 'approve' then 'approved' when 'reject' then 'rejected' end;
begin
  if not private.is_admin() then return private.refusal('not_allowed'); end if;
  if v_new is null then return private.refusal('invalid_decision'); end if;
  select status, submitted_revision, submitted_at into v_status, v_revision, v_submitted_at
  from public.properties where id = p_property_id and deleted_at is null for update;
  if not found then return private.refusal('not_found'); end if;
  if p_seen_status is not null and (v_status::text, v_revision, v_submitted_at)
    is distinct from (p_seen_status, p_seen_revision, p_seen_submitted_at) then
    return private.refusal('changed', 'status', v_status);
  end if;
  -- An admin's return to draft is no submission.
  if v_status in ('draft', v_new) or (v_status = 'rejected' and v_revision is null) then
    return private.refusal('not_waiting', 'status', v_status);
  end if;
  if v_new = 'rejected' and (v_reason is null or char_length(v_reason) > 1000) then
    return private.refusal('reason_required');
  end if;
  begin
    update public.properties set status = v_new, rejection_reason = v_reason where id = p_property_id;
  exception when sqlstate 'PT409' then
    return private.refusal(sqlerrm);
  end;
  return jsonb_build_object(
    'ok', true, 'status', v_new, 'hotel_id', (select id from public.hotels where property_id = p_property_id)
  );
end $$;
select private.offer('decide_listing', 'authenticated');

/* Sets status, rejection_reason and is_featured. p_before: the values the admin saw. Admins only. {ok: false, code}: not_found, changed,
   invalid_listing, reason_required, would_oversell, incomplete. Definer: no role may write. */
create function private.admin_change_listing(p_property_id uuid, p_before jsonb, p_after jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_now jsonb;
  v_new public.properties;
begin
  perform private.require_admin();
  if jsonb_typeof(p_before) is distinct from 'object' or jsonb_typeof(p_after) is distinct from 'object'
    or not '{status,rejection_reason,is_featured}'::text[] @> array(select jsonb_object_keys(p_after)) then
    return private.refusal('invalid_listing');
  end if;
  select to_jsonb(p) into v_now from (
    select status, rejection_reason, is_featured, submitted_at from public.properties
    where id = p_property_id and deleted_at is null for update
  ) as p;
  if v_now is null then return private.refusal('not_found'); end if;
  if not v_now @> p_before or not p_before ?& array(select jsonb_object_keys(p_after - 'rejection_reason'))
    or p_after ? 'status' and not p_before ? 'submitted_at' then
    return private.refusal('changed');
  end if;
  begin
    v_new := jsonb_populate_record(null::public.properties, v_now || p_after);
    update public.properties
    set status = v_new.status, rejection_reason = v_new.rejection_reason, is_featured = v_new.is_featured
    where id = p_property_id;
  exception
    when sqlstate 'PT409' or sqlstate 'PT400' then return private.refusal(sqlerrm);
    when invalid_text_representation or not_null_violation or check_violation then
      return private.refusal('invalid_listing');
  end;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('admin_change_listing', 'authenticated, service_role');
