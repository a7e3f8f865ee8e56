-- Guests pay the advance to the UPI ID: an admin proves who they are before it changes. A typed word no longer stops an undo.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Saves {field: {from, to}, …}, all or none. {ok: false, code, fields}: invalid_settings, conflict (another admin changed a field),
   second_factor_needed (against lockout), or for another UPI ID those of refuse_unproved. Definer: no role may write settings. */
create or replace function private.save_settings(p_changes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_now jsonb;
  v_new jsonb;
  v_fields jsonb;
  v_unproved jsonb;
begin
  perform private.require_admin();
  perform 1 from private.settings for update;
  v_now := private.settings_now();
  if jsonb_typeof(p_changes) is distinct from 'object' then
    return private.refusal('invalid_settings', 'fields', '[]'::jsonb);
  end if;
  select jsonb_agg(c.key order by c.key) into v_fields from jsonb_each(p_changes) as c
  where not v_now ? c.key or jsonb_typeof(c.value) <> 'object' or not (c.value ? 'from' and c.value ? 'to');
  if v_fields is not null then return private.refusal('invalid_settings', 'fields', v_fields); end if;
  select jsonb_agg(c.key order by c.key) into v_fields from jsonb_each(p_changes) as c
  where v_now -> c.key not in (c.value -> 'from', c.value -> 'to');
  if v_fields is not null then return private.refusal('conflict') || jsonb_build_object('fields', v_fields, 'settings', v_now); end if;
  select jsonb_agg(c.key) into v_fields from jsonb_each(p_changes) as c
  where c.key in ('admins_need_second_factor', 'guests_prove_human') and jsonb_typeof(c.value -> 'to') <> 'boolean';
  if v_fields is not null then return private.refusal('invalid_settings', 'fields', v_fields); end if;
  if (p_changes #> '{admins_need_second_factor,to}')::boolean and not private.showed_second_factor() then
    return private.refusal('second_factor_needed', 'fields', '["admins_need_second_factor"]'::jsonb);
  end if;
  if p_changes #> '{upi_id,to}' <> v_now -> 'upi_id' then
    v_unproved := private.refuse_unproved();
    if v_unproved is not null then return v_unproved; end if;
  end if;
  select v_now || coalesce(jsonb_object_agg(c.key, c.value -> 'to'), '{}') into v_new from jsonb_each(p_changes) as c;
  if v_new -> 'inr_per_usd' is distinct from v_now -> 'inr_per_usd' and not p_changes ? 'rate_as_of' then
    v_new := v_new || jsonb_build_object('rate_as_of', private.today());
  end if;
  begin
    if (v_new ->> 'rate_as_of')::date > private.today() then
      return private.refusal('invalid_settings', 'fields', '["rate_as_of"]'::jsonb);
    end if;
    update private.settings as s
    set (
      advance_percent, group_advance_percent, group_rooms, peak_advance_percent, peak_from, peak_to, site_fee_percent, upi_id,
      cancel_unpaid_after_hours, client_address_header, admins_need_second_factor, guests_prove_human
    ) = (
      n.advance_percent, n.group_advance_percent, n.group_rooms, n.peak_advance_percent, n.peak_from, n.peak_to, n.site_fee_percent, n.upi_id,
      n.cancel_unpaid_after_hours, n.client_address_header, n.admins_need_second_factor, n.guests_prove_human
    )
    from jsonb_populate_record(null::private.settings, v_new) as n
    -- Hosted projects refuse an update without a condition.
    where s.only_row;
    update public.exchange_rates
    set inr_per_unit = (v_new ->> 'inr_per_usd')::numeric, as_of = (v_new ->> 'rate_as_of')::date
    where currency = 'USD'
      and (inr_per_unit, as_of) is distinct from ((v_new ->> 'inr_per_usd')::numeric, (v_new ->> 'rate_as_of')::date);
  exception when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range
    or invalid_datetime_format or datetime_field_overflow then
    return private.refusal(
      'invalid_settings', 'fields', (select jsonb_agg(key order by key) from jsonb_object_keys(p_changes) as key)
    );
  end;
  return jsonb_build_object('ok', true, 'settings', private.settings_now());
end $$;

/* Returns if a change can be undone now: {ok, kind, change: its first entry, entries}; null if changes of its kind never can. Codes: changed_since
   {changes: as part_differences; since: {actor_email, actor, job, at, undone} or null if the log does not say}, erased, over (its nights have
   passed), booked {bookings} (guests booked what it published), payout_replaced, elsewhere. */
create or replace function private.undo_state(p_actor uuid, p_at timestamptz) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_parts constant private.change_part[] := array(select p from private.change_parts(p_actor, p_at) as p);
  v_kind constant text := private.undo_kind(p_actor, v_parts);
  v_change constant bigint := (select min(first_id) from unnest(v_parts));
  v_last constant bigint := (select max(last_id) from unnest(v_parts));
  v_state constant jsonb := jsonb_build_object(
    'change', v_change, 'entries', (select count(*) from private.audit_log where at = p_at and actor_id = p_actor and action <> 'read')
  );
  v_rooms text[];
  v_refusal jsonb;
  v_changes jsonb;
  v_since jsonb;
  v_bookings bigint;
begin
  if v_kind is null then return null; end if;
  -- A decision that was undone is made again with its own button, which checks the listing as it is then.
  if v_kind = 'listing' and exists (select from private.audit_log where id = v_change and undoes is not null) then return null; end if;
  -- An erasure removes the salt. Without this, a room with such a name could stop an undo.
  if exists (
    select from private.audit_log as a cross join lateral jsonb_each(coalesce(a.before, '{}') || coalesce(a.after, '{}')) as f
    where a.at = p_at and a.actor_id = p_actor and a.action <> 'read' and a.position is not null and a.salt is null and f.value = '"(erased)"'
  ) then
    return v_state || private.refusal('erased');
  end if;
  if v_kind = 'booking' then
    v_refusal := private.refuse_undo_booking((select p.entity_id::uuid from unnest(v_parts) as p where p.entity = 'bookings'), p_at);
    return v_state || coalesce(v_refusal, jsonb_build_object('ok', true, 'kind', v_kind));
  end if;
  v_changes := case v_kind
    when 'rates' then private.rates_differences(v_parts)
    when 'blocks' then private.block_differences(v_parts)
    else (
      select coalesce(jsonb_agg(d.value), '[]')
      from unnest(v_parts) as p cross join lateral jsonb_array_elements(private.part_differences(p)) as d
      -- A published hotel or room type is hidden again, whatever changed in it.
      where p.was and p.entity <> 'compliance'
    )
  end;
  if v_changes = '[]' and v_kind not in ('rates', 'blocks') then v_changes := private.later_differences(v_parts, p_at, v_last); end if;
  if v_changes <> '[]' then
    v_rooms := array(
      select coalesce(p.after ->> 'room_category_id', p.before ->> 'room_category_id') from unnest(v_parts) as p where v_kind in ('rates', 'blocks')
    );
    select jsonb_build_object('actor_email', a.actor_email, 'actor', a.actor, 'job', a.job, 'at', a.at, 'undone', a.undoes is not distinct from v_change)
    into v_since
    from private.audit_log as a
    where a.id > v_last and a.action <> 'read' and (
      (a.entity, a.entity_id) in (select p.entity, p.entity_id from unnest(v_parts) as p) or
      a.entity in (select p.entity from unnest(v_parts) as p) and coalesce(a.after ->> 'room_category_id', a.before ->> 'room_category_id') = any (v_rooms)
    )
    order by a.undoes is not distinct from v_change desc, a.id desc limit 1;
    if v_since is null and v_kind = 'listing' then
      select jsonb_build_object('actor_email', p.email, 'at', c.at) into v_since
      from private.listing_changes as c left join public.profiles as p on p.user_id = c.by_id
      where c.property_id = (select k.entity_id::uuid from unnest(v_parts) as k where k.entity = 'properties') and c.at > p_at
      order by c.id desc limit 1;
    end if;
    return v_state || private.refusal('changed_since') || jsonb_build_object('changes', v_changes, 'since', v_since);
  end if;
  if v_kind = 'blocks' and not exists (
    select from unnest(v_parts) as p
    -- A block that was shortened to today is longer after the undo.
    where coalesce(greatest((p.after ->> 'end_date')::date, (p.before ->> 'end_date')::date), 'infinity') > private.today()
  ) then
    return v_state || private.refusal('over');
  end if;
  if v_kind = 'listing' then
    if exists (select from unnest(v_parts) as p where p.entity = 'compliance' and p.was) then return v_state || private.refusal('payout_replaced'); end if;
    select count(*) into v_bookings from public.bookings as b
    where b.booking_status <> 'cancelled' and (
      b.hotel_id = any (array(select p.entity_id::uuid from unnest(v_parts) as p where not p.was and p.entity = 'hotels')) or
      b.room_category_id = any (array(select p.entity_id::uuid from unnest(v_parts) as p where not p.was and p.entity = 'room_categories'))
    );
    if v_bookings > 0 then return v_state || private.refusal('booked', 'bookings', v_bookings); end if;
  end if;
  return v_state || jsonb_build_object('ok', true, 'kind', v_kind);
end $$;
