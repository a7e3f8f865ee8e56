-- Undo for admins of a change of a booking's states.

create table private.admin_changes (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  id uuid not null unique,
  admin_id uuid not null references auth.users (id) on delete cascade,
  -- Until then the change can be undone, and its emails wait.
  ends_at timestamptz not null,
  booking_before jsonb not null check (private.is_json(booking_before, 'object', 5000)),
  money_before jsonb not null check (private.is_json(money_before, 'object', 2000000)),
  added uuid[] not null,
  seen text not null check (char_length(seen) = 32),
  mails bigint[] not null,
  undone_at timestamptz
);
comment on table private.admin_changes is 'What an admin changed last of a booking''s states, so that it can be undone for some seconds. Purged after a day.';

create function private.admin_states(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('booking_status', booking_status, 'payment_status', payment_status) || private.paying_of(id) - '{upi_id,pays_online}'::text[]
  from public.bookings where id = p_booking_id
$$;

create function private.money_rows(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(m.id, m.entry), '{}') from (
    select id, to_jsonb(p) || '{"thing": "payment"}' as entry from private.payments as p where booking_id = p_booking_id
    union all
    select id, to_jsonb(r) || '{"thing": "refund"}' from private.refunds as r where booking_id = p_booking_id
  ) as m
$$;

/* Returns a fingerprint of a booking and its money, without verified_at and language: they change when the guest opens a link. */
create function private.change_mark(p_booking_id uuid) returns text
language sql stable set search_path = ''
as $$
  select md5((to_jsonb(b) - '{verified_at,language}'::text[])::text || private.money_rows(b.id)::text) from public.bookings as b where b.id = p_booking_id
$$;

/* Keeps what an admin replaced: undo is possible for 60 seconds plus 5 for the network, and emails wait. p_money: private.money_rows before. */
create function private.note_admin_change(p_change_id uuid, p_booking public.bookings, p_money jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  undo_for constant interval := '65 seconds';
  written constant text[] := '{booking_status,payment_status,is_no_show,checked_in_at,checked_out_at,cancelled_at,cancelled_by_guest,
    cancelled_for_guest,cancel_answer_by,cancel_confirmed_at,cancel_reason,refund_promised,no_show_fee,no_show_fee_reason,no_show_kept,
    no_show_disputed_at,advance_due_at,extended_at,has_report}';
  v_ends_at constant timestamptz := clock_timestamp() + undo_for;
  v_money constant jsonb := private.money_rows((p_booking).id);
  v_mails bigint[];
begin
  if (select auth.uid()) is null then return; end if;
  -- created_at = now() finds the emails of this transaction.
  with held as (
    update private.outbox set next_attempt_at = v_ends_at
    where status = 'pending' and created_at = now() and data ->> 'booking_id' = (p_booking).id::text
    returning id
  )
  select coalesce(array_agg(id), '{}') into v_mails from held;
  delete from private.admin_changes where booking_id = (p_booking).id;
  insert into private.admin_changes (booking_id, id, admin_id, ends_at, booking_before, money_before, added, seen, mails) values (
    (p_booking).id, p_change_id, (select auth.uid()), v_ends_at,
    (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(p_booking)) where key = any (written)),
    (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p_money) where value <> v_money -> key),
    array(select key::uuid from jsonb_object_keys(v_money) as key where not p_money ? key),
    private.change_mark((p_booking).id), v_mails
  );
end $$;

/* Restores the money before an admin's change. New entries are reversed or cancelled; entries that it ended are recorded again, today. */
create function private.undo_money(p_change private.admin_changes) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  why constant text := 'Undone by the admin';
  v_payment private.payments;
  v_refund private.refunds;
  v_entry jsonb;
  v_is_open boolean;
begin
  update private.payments set state = 'reversed', ended_at = now(), ended_by = auth.uid(), end_reason = why
  where state = 'received' and (id = any ((p_change).added) or (p_change).money_before ? id::text);
  update private.refunds set
    state = (case state when 'due' then 'cancelled' else 'reversed' end)::private.refund_state, ended_at = now(), ended_by = auth.uid(), end_reason = why
  where state in ('due', 'done') and (id = any ((p_change).added) or (p_change).money_before ? id::text);
  for v_entry in
    select e.value || jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', null)
    from jsonb_each((p_change).money_before) as e order by (e.value ->> 'position')::bigint
  loop
    v_is_open := v_entry ->> 'state' in ('reported', 'due');
    if v_entry ->> 'thing' = 'payment' then
      v_payment := jsonb_populate_record(null::private.payments, v_entry);
      v_payment.position := nextval(pg_get_serial_sequence('private.payments', 'position'));
      -- It counts again on the day of its reversal.
      if not v_is_open then v_payment.received_at := now(); end if;
      insert into private.payments select v_payment.*;
    else
      v_refund := jsonb_populate_record(null::private.refunds, v_entry);
      v_refund.position := nextval(pg_get_serial_sequence('private.refunds', 'position'));
      if not v_is_open then v_refund.done_at := now(); end if;
      insert into private.refunds select v_refund.*;
    end if;
  end loop;
end $$;

/* Undoes the last change of a booking's states by the same admin and deletes its emails. Credit notes stay, and deleted passport and visa details are
   lost. Codes: not_found, not_yours, too_late, changed {booking}, sold_out, busy. Definer: no role of a browser reaches bookings. */
create function private.admin_undo_booking_change(p_change_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_change private.admin_changes;
  v_before public.bookings;
  v_gone integer;
begin
  perform private.require_admin();
  perform from public.bookings where id = (select booking_id from private.admin_changes where id = p_change_id) for update;
  select * into v_change from private.admin_changes where id = p_change_id;
  if not found then return private.refusal('not_found'); end if;
  if v_change.admin_id <> (select auth.uid()) then return private.refusal('not_yours'); end if;
  if v_change.undone_at is not null then return jsonb_build_object('ok', true, 'booking', private.admin_states(v_change.booking_id)); end if;
  if clock_timestamp() >= v_change.ends_at then return private.refusal('too_late'); end if;
  if private.change_mark(v_change.booking_id) <> v_change.seen then
    return private.refusal('changed', 'booking', private.admin_states(v_change.booking_id));
  end if;
  v_before := jsonb_populate_record(null::public.bookings, v_change.booking_before);
  begin
    perform set_config('private.undoing', 'on', true);
    delete from private.outbox where id = any (v_change.mails) and status = 'pending';
    get diagnostics v_gone = row_count;
    if v_gone < cardinality(v_change.mails) then raise exception 'too_late' using errcode = 'PT409'; end if;
    perform private.undo_money(v_change);
    update public.bookings set
      booking_status = v_before.booking_status, is_no_show = v_before.is_no_show, checked_in_at = v_before.checked_in_at,
      checked_out_at = v_before.checked_out_at
    where id = v_change.booking_id and booking_status <> v_before.booking_status;
    if found and v_before.is_no_show then perform private.hold_no_show(v_change.booking_id); end if;
    -- After the update above: its triggers write some of these columns.
    execute (
      select format('update public.bookings set %s where id = %L', string_agg(format('%1$I = ($1).%1$I', key), ', '), v_change.booking_id)
      from jsonb_object_keys(v_change.booking_before - '{booking_status,is_no_show,checked_in_at,checked_out_at}'::text[]) as key
    ) using v_before;
    update private.admin_changes set undone_at = now() where id = p_change_id;
    perform set_config('private.undoing', '', true);
  exception when sqlstate 'PT409' then
    return private.refusal(sqlerrm);
  end;
  return jsonb_build_object('ok', true, 'booking', private.admin_states(v_change.booking_id));
end $$;
select private.offer('admin_undo_booking_change', 'authenticated, service_role');
