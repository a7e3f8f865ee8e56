-- Undo for an admin who rejects a reported payment, in its toast and in the audit log.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Rejects a reported payment, or reverses a payment or refund. An admin can undo the rejection, and its email waits as long as that of a change of
   states; not if a change of the booking expires with it. Codes: those of refuse_desk, not_found, no_reason, erased, already_reversed,
   site_records_it, by_gateway, refund_underway, invoiced, promised (the refund is due), refund_depends_on_it (more would be refunded than received),
   busy. */
create or replace function private.reverse_entry(p_entry_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 1000)), '');
  v_booking public.bookings;
  v_payment private.payments := (select p from private.payments as p where id = p_entry_id);
  v_refund private.refunds := (select r from private.refunds as r where id = p_entry_id);
  v_money jsonb;
  v_refusal jsonb := private.refuse_desk(coalesce(v_payment.hotel_id, v_refund.hotel_id));
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_reason is null or char_length(v_reason) > 200 or not private.is_line(v_reason) then return private.refusal('no_reason'); end if;
  select * into v_booking from public.bookings where id = coalesce(v_payment.booking_id, v_refund.booking_id) for no key update;
  -- Read again: the booking is locked now.
  select * into v_payment from private.payments where id = p_entry_id;
  select * into v_refund from private.refunds where id = p_entry_id;
  v_refusal := case
    when v_booking.erased_at is not null then private.refusal('erased')
    when not private.may_write_money(coalesce(v_payment.holder, v_refund.holder)) then private.refusal('site_records_it')
    when coalesce(v_payment.gateway, v_refund.gateway) is not null and v_refund.state is distinct from 'sent' then private.refusal('by_gateway')
    when v_refund.state = 'sent' then private.refusal('refund_underway')
    when v_payment.state in ('rejected', 'reversed') or v_refund.state in ('failed', 'cancelled', 'reversed') then private.refusal('already_reversed')
    when v_refund.state = 'due' then private.refusal('promised')
    when v_payment.state = 'received' and private.is_invoiced_ahead(v_booking, v_payment.amount) then private.refusal('invoiced')
  end;
  if v_refusal is not null then return v_refusal; end if;
  begin
    if v_payment.state = 'reported' and private.is_admin() and (
      v_payment.change_id is null or v_payment.change_id is distinct from (private.waiting_change(v_booking.id)).id
    ) then
      v_money := private.money_rows(v_booking.id);
      perform private.note_audit(
        'update', 'bookings', v_booking.id::text, v_booking.booking_reference, '{}', jsonb_build_object('reason', v_reason)
      );
    end if;
    if v_payment.id is not null then perform private.end_payment(v_booking, v_payment, v_reason);
    else perform private.end_refund(v_booking, v_refund, v_reason);
    end if;
    if v_money is not null then perform private.note_admin_change(gen_random_uuid(), v_booking, v_money); end if;
  exception when sqlstate 'PT409' then
    return private.refusal('refund_depends_on_it');
  end;
  return jsonb_build_object('ok', true, 'ledger', private.ledger_of(v_booking.id));
end $$;

/* Returns what kind of undo a change needs; null if it has none. */
create or replace function private.undo_kind(p_actor uuid, p_parts private.change_part[]) returns text
language sql stable set search_path = ''
as $$
  select case
    when t.things = '{profiles}' and t.only_updates and bool_and(
      p.after ? 'role' and p.after - 'role' = '{}'
      -- A first listing makes its sender an owner.
      and not (p.entity_id = p_actor::text and p.before ->> 'role' = 'user')
    ) then 'role'
    when t.things <@ '{settings,exchange_rates}' and t.only_updates
      and bool_and(p.entity = 'settings' and not p.after ? 'gateway' or p.entity_id = 'USD') then 'settings'
    when t.things <@ '{room_categories,hotels}' and t.only_updates then 'room'
    when t.things @> '{properties}' and t.things <@ '{properties,hotels,room_categories,compliance}' and bool_and(
      p.entity <> 'properties' or p.was and p.remains and p.after - '{status,rejection_reason,is_public,is_featured,hidden_by_admin,decided_at,
        published_at,submitted_at,deleted_at}'::text[] = '{}'
    ) then 'listing'
    when t.things @> '{reviews}' and t.things <@ '{reviews,review_reports}' and bool_and(
      p.entity <> 'reviews' or p.was and p.remains and p.after ? 'hidden_at' and p.after - '{hidden_at,hidden_reason,hidden_kind}'::text[] = '{}'
    ) then 'review'
    when t.things <@ '{rate_plans,rate_rules,lowest_prices}' then 'rates'
    -- The next reading of a calendar would repeat its own blocks.
    when t.things = '{room_blocks}' and bool_and(coalesce(p.before ->> 'feed_id', p.after ->> 'feed_id') is null) then 'blocks'
    when t.things @> '{bookings}' and t.things <@ '{bookings,payments,refunds,invoices,holds}'
      and count(*) filter (where p.entity = 'bookings' and p.was) = 1
      and bool_or(
        p.entity = 'bookings' and p.after ?| '{booking_status,payment_status}'
        or p.entity = 'payments' and p.before ->> 'state' = 'reported' and p.after ->> 'state' = 'rejected'
      ) then 'booking'
  end
  from unnest(p_parts) as p
  cross join (
    select array_agg(distinct k.entity) as things, bool_and(k.was and k.remains) as only_updates from unnest(p_parts) as k
  ) as t
  group by t.things, t.only_updates
$$;

/* Undoes a change of a booking's states. If its emails were sent, it sends those of the change back, and can itself be undone.
   A payment that is reported again has no email of its own in private.write_payment. */
create or replace function private.undo_booking(p_booking_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_change constant private.admin_changes := (select c from private.admin_changes as c where booking_id = p_booking_id);
  v_booking constant public.bookings := (select b from public.bookings as b where id = p_booking_id);
  v_money constant jsonb := private.money_rows(p_booking_id);
  v_unsent integer;
begin
  delete from private.outbox where id = any (v_change.mails) and status = 'pending';
  get diagnostics v_unsent = row_count;
  if v_unsent = cardinality(v_change.mails) then
    perform private.put_booking_back(v_change, 'on');
  else
    perform private.put_booking_back(v_change, 'told');
    perform private.mail_money('payment_reported', b, jsonb_build_object('payment_id', p.id))
    from public.bookings as b join private.payments as p on p.booking_id = b.id and p.state = 'reported' and p.by_guest and not p.by_reference
    where b.id = p_booking_id and b.booking_status = v_booking.booking_status and not v_money ? p.id::text;
    perform private.note_admin_change(gen_random_uuid(), v_booking, v_money);
  end if;
end $$;

/* Returns why the change of a booking cannot be undone, or null. Codes: elsewhere (of the front desk, or older than 30 days), erased, over (its guest
   would be expected again after the check-out day), changed_since {changes: the booking as a whole, since}. */
create or replace function private.refuse_undo_booking(p_booking_id uuid, p_at timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_change private.admin_changes;
  v_from timestamptz;
  v_fields jsonb;
  v_since jsonb;
begin
  select * into v_booking from public.bookings where id = p_booking_id;
  select * into v_change from private.admin_changes where booking_id = p_booking_id;
  if v_booking.erased_at is not null then return private.refusal('erased'); end if;
  if v_change.at is null or v_change.at < p_at then return private.refusal('elsewhere'); end if;
  if v_change.at = p_at and v_change.undone_at is null and private.change_mark(p_booking_id) = v_change.seen then
    return case when v_change.booking_before ->> 'booking_status' in ('pending', 'confirmed') and v_change.booking_before ->> 'checked_in_at' is null
      and v_change.booking_before ->> 'booking_status' <> v_booking.booking_status::text and v_booking.check_out_date <= private.today()
    then private.refusal('over') end;
  end if;
  -- The events of the change itself are older than the end of its undo by these seconds.
  v_from := case when v_change.at = p_at then v_change.ends_at - interval '65 seconds' else p_at end;
  select coalesce(jsonb_agg(distinct f.key), '[]') into v_fields from (
    select jsonb_object_keys(e.after) as key from private.booking_events as e where e.booking_id = p_booking_id and e.at > v_from and e.after is not null
    union all
    select 'payments' where exists (
      select from private.payments where booking_id = p_booking_id and greatest(recorded_at, received_at, ended_at) > v_from
      union all
      select from private.refunds where booking_id = p_booking_id and greatest(recorded_at, done_at, ended_at) > v_from
    )
  ) as f;
  -- An undo of a rejected payment changes no field of a booking, so the booking's own history does not name it.
  select jsonb_build_object('actor_email', a.actor_email, 'at', a.at, 'undone', true) into v_since
  from private.audit_log as a
  where a.undoes in (
    select n.id from private.audit_log as n where n.entity = 'bookings' and n.entity_id = p_booking_id::text and n.at = p_at and n.action <> 'read'
  )
  order by a.id desc limit 1;
  if v_since is null then
    select jsonb_build_object('actor_email', p.email, 'at', e.at) into v_since
    from private.booking_events as e left join public.profiles as p on p.user_id = e.actor_id
    where e.booking_id = p_booking_id and e.at > v_from order by e.id desc limit 1;
  end if;
  return private.refusal('changed_since') || jsonb_build_object(
    'changes', (
      select coalesce(
        jsonb_agg(jsonb_build_object('entity', 'bookings', 'label', v_booking.booking_reference, 'field', f.value)),
        private.changed_thing('bookings', v_booking.booking_reference)
      )
      from jsonb_array_elements(v_fields) as f
    ),
    'since', v_since
  );
end $$;
