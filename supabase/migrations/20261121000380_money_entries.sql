-- Payments and refunds that the front desk records and reverses, and its till. Definer functions: no API role has rights on the tables.

/* Records a payment; every payment is written here. p_payment.id: a reported payment that was received. The caller has checked permissions. Makes its
   change or refunds it. Raises unique_violation if the site has received this UTR, and errors of settle_money. */
create function private.write_payment(p_booking public.bookings, p_payment private.payments) returns private.payments
language plpgsql volatile set search_path = ''
as $$
declare
  v_is_received constant boolean := (p_payment).state = 'received';
  v_hash constant bytea := case when v_is_received and (p_payment).holder = 'site' then private.utr_hash((p_payment).reference) end;
  v_booking public.bookings := p_booking;
  v_payment private.payments;
  v_is_changed boolean := false;
begin
  if (p_payment).id is null then
    insert into private.payments (
      booking_id, hotel_id, holder, state, amount, method, reference, note, by_guest, by_reference, recorded_at, recorded_by, received_at, received_by,
      gateway, gateway_id, page_id, change_id, utr_hash, idempotency_key
    ) values (
      (p_booking).id, (p_booking).hotel_id, (p_payment).holder, (p_payment).state, (p_payment).amount, (p_payment).method, (p_payment).reference,
      (p_payment).note, coalesce((p_payment).by_guest, false), coalesce((p_payment).by_reference, false), now(), (p_payment).recorded_by, case when v_is_received then now() end,
      case when v_is_received then (p_payment).recorded_by end, (p_payment).gateway, (p_payment).gateway_id, (p_payment).page_id,
      (p_payment).change_id, v_hash, (p_payment).idempotency_key
    ) returning * into v_payment;
  else
    update private.payments set
      state = 'received', amount = (p_payment).amount, method = (p_payment).method, reference = (p_payment).reference, note = (p_payment).note,
      received_at = now(), received_by = auth.uid(), utr_hash = v_hash, idempotency_key = (p_payment).idempotency_key
    where id = (p_payment).id returning * into v_payment;
  end if;
  if v_is_received and v_payment.change_id is not null then
    v_is_changed := private.apply_change(v_payment);
    if not v_is_changed then
      perform private.refund_unchanged(p_booking, v_payment);
      return v_payment;
    end if;
    select * into v_booking from public.bookings where id = (p_booking).id;
  end if;
  if v_is_received and v_booking.booking_status = 'cancelled' and v_booking.no_show_fee is null then
    perform private.refund_late_payment(v_booking, v_payment);
  elsif v_is_received and (v_payment.holder = 'site' or v_booking.no_show_fee is not null) then
    perform private.refund_surplus(v_booking, v_payment.amount);
  end if;
  perform private.settle_money((p_booking).id);
  -- No email about payments recorded while the booking is created.
  if v_is_received and (v_payment.holder = 'site' or (p_payment).id is not null) and (p_booking).created_at < now()
    and (
      private.pays_site(p_booking) and (p_booking).stay_state in ('pending', 'confirmed', 'cancelled')
      or v_payment.holder = 'site' and (p_booking).checked_out_at is not null
    )
    and private.may_mail_money(p_booking, v_payment.holder, 'payment') then
    if v_is_changed then perform private.tell_paid_change(v_payment);
    else perform private.mail_money('payment_received', v_booking, jsonb_build_object('payment_id', v_payment.id));
    end if;
  end if;
  -- No other email informs the property after check-out.
  if v_is_received and v_payment.holder = 'site' and (p_booking).checked_out_at is not null then
    perform private.mail_hotel(
      'changed_hotel', (p_booking).hotel_id,
      jsonb_build_object('booking_id', (p_booking).id, 'before', '{}'::jsonb, 'payment_id', v_payment.id), v_payment.id::text
    );
  end if;
  return v_payment;
end $$;

/* Rejects a reported payment and expires its change, or reverses a received one and cancels the refund that it caused. Emails the guest if they
   reported it or had an email about it. Raises errors of private.settle_money. */
create function private.end_payment(p_booking public.bookings, p_payment private.payments, p_reason text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_is_reported constant boolean := (p_payment).state = 'reported';
begin
  update private.payments set
    state = (case when v_is_reported then 'rejected' else 'reversed' end)::private.payment_state, ended_at = now(), ended_by = auth.uid(),
    end_reason = p_reason
  where id = (p_payment).id;
  if v_is_reported and (p_payment).change_id = (private.waiting_change((p_booking).id)).id then perform private.end_change(p_booking, 'expired'); end if;
  if not v_is_reported and (p_payment).change_id is not null then
    perform private.cancel_refunds_due((p_booking).id, (p_payment).amount, 'The payment it came from was reversed', 'not_changed');
  end if;
  perform private.cancel_lost_surplus(p_booking);
  if not v_is_reported and (p_payment).holder = 'site' then
    perform private.cancel_refunds_due(
      (p_booking).id, least((p_payment).amount, (p_booking).advance_amount - m.at_site + sum(r.amount))::bigint, 'The payment it came from was reversed',
      'paid_twice', 'site'
    )
    from private.money_of((p_booking).id) as m
    join private.refunds as r on (r.booking_id, r.holder, r.state, r.reason) = ((p_booking).id, 'site', 'due', 'paid_twice') group by m.at_site;
  end if;
  perform private.settle_money((p_booking).id);
  if not v_is_reported then
    perform private.mail_reversal(p_booking, 'payment_received:' || (p_payment).id, jsonb_build_object('payment_id', (p_payment).id));
  -- No email if the guest reported another number instead, or if only the reference was known: a stranger may have reported it.
  elsif (p_payment).by_guest and not (p_payment).by_reference and auth.uid() is not null
    and ((p_booking).stay_state in ('pending', 'confirmed') or (p_booking).checked_out_at is not null) then
    perform private.mail_money('payment_rejected', p_booking, jsonb_build_object('payment_id', (p_payment).id));
  end if;
end $$;

/* Emails the guest that a payment or refund was reversed, if the earlier email about it was sent. */
create function private.mail_reversal(p_booking public.bookings, p_told text, p_about jsonb) returns void
language sql volatile set search_path = ''
as $$
  select private.mail_money('payment_reversed', p_booking, p_about)
  from private.outbox as o
  where o.dedupe_key = p_told and o.status in ('sending', 'sent', 'uncertain')
    and lower(o.recipient) = lower((p_booking).guest_email)
$$;

/* Records a refund that a person paid: the holder's earliest due refund first, the rest as not due. Raises errors of private.settle_money. */
create function private.write_refund(p_booking public.bookings, p_refund private.refunds) returns private.refunds
language plpgsql volatile set search_path = ''
as $$
declare
  v_goodwill constant bigint := case when (p_booking).checked_out_at is null then 0 else (
    select greatest((p_refund).amount - coalesce(sum(amount), 0), 0) from private.refunds
    where booking_id = (p_booking).id and holder = (p_refund).holder and state = 'due'
  ) end;
  v_due private.refunds;
  v_refund private.refunds;
begin
  select * into v_due from private.refunds
  where booking_id = (p_booking).id and holder = (p_refund).holder and state = 'due' order by due_on, position limit 1;
  if v_due.id is null then
    insert into private.refunds (
      booking_id, hotel_id, holder, state, amount, goodwill, reason, method, reference, note, recorded_at, done_at, done_by, idempotency_key
    ) values (
      (p_booking).id, (p_booking).hotel_id, (p_refund).holder, 'done', (p_refund).amount, v_goodwill, 'agreed', (p_refund).method, (p_refund).reference,
      (p_refund).note, now(), now(), auth.uid(), (p_refund).idempotency_key
    ) returning * into v_refund;
  else
    update private.refunds set
      state = 'done', amount = (p_refund).amount, goodwill = v_goodwill, method = (p_refund).method, reference = (p_refund).reference,
      note = (p_refund).note, done_at = now(), done_by = auth.uid(), idempotency_key = (p_refund).idempotency_key
    where id = v_due.id returning * into v_refund;
    perform private.cancel_refunds_due(
      (p_booking).id, (p_refund).amount - v_due.amount, 'Paid together with another refund', null, (p_refund).holder, true
    );
    insert into private.refunds (booking_id, hotel_id, holder, amount, reason, due_on, recorded_by, replaces)
    select v_due.booking_id, v_due.hotel_id, v_due.holder, v_due.amount - (p_refund).amount, v_due.reason, v_due.due_on, v_due.recorded_by, v_due.replaces
    where v_due.amount > (p_refund).amount;
  end if;
  perform private.settle_money((p_booking).id);
  if (p_booking).created_at < now() and private.may_mail_money(p_booking, v_refund.holder, 'refund') then
    perform private.mail_money('refund_sent', p_booking, jsonb_build_object('refund_id', v_refund.id));
  end if;
  return v_refund;
end $$;

/* Reverses a refund recorded by mistake; it becomes due again. Raises errors of private.settle_money. */
create function private.end_refund(p_booking public.bookings, p_refund private.refunds, p_reason text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  update private.refunds set state = 'reversed', ended_at = now(), ended_by = auth.uid(), end_reason = p_reason where id = (p_refund).id;
  insert into private.refunds (booking_id, hotel_id, holder, amount, reason, due_on, replaces)
  select (p_booking).id, (p_booking).hotel_id, (p_refund).holder, a.again, (p_refund).reason, (p_refund).due_on, (p_refund).replaces
  from (values ((p_refund).amount - (p_refund).goodwill)) as a (again)
  where (p_refund).due_on is not null and coalesce(private.surplus_over(
    (p_booking).id, private.price_due((p_booking).booking_status, (p_booking).total_amount, (p_booking).no_show_fee)
  ) >= a.again, true);
  if (p_booking).booking_status <> 'cancelled' or (p_booking).no_show_fee is not null then perform private.refund_surplus(p_booking); end if;
  perform private.mail_reversal(p_booking, 'refund_sent:' || (p_refund).id, jsonb_build_object('refund_id', (p_refund).id));
  perform private.settle_money((p_booking).id);
end $$;

/* Reverses all payments and refunds of a booking that an admin marks as pending or failed. Raises PT409 by_gateway or too_much. */
create function private.set_unpaid(p_booking_id uuid, p_status public.payment_status) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_note constant text := 'Marked as ' || p_status;
  v_booking public.bookings;
  v_payment private.payments;
  v_refund private.refunds;
begin
  select * into v_booking from public.bookings where id = p_booking_id for no key update;
  if exists (select from private.payments where booking_id = p_booking_id and state = 'received' and gateway is not null) then
    raise exception 'by_gateway' using errcode = 'PT409';
  end if;
  update public.bookings set payment_status = p_status where id = p_booking_id and payment_status <> p_status;
  for v_refund in
    select * from private.refunds where booking_id = p_booking_id and state in ('done', 'due') order by state = 'done' desc, position desc
  loop
    update private.refunds set
      state = (case v_refund.state when 'due' then 'cancelled' else 'reversed' end)::private.refund_state, ended_at = now(), ended_by = auth.uid(),
      end_reason = v_note
    where id = v_refund.id;
    if v_refund.state = 'done' then
      perform private.mail_reversal(v_booking, 'refund_sent:' || v_refund.id, jsonb_build_object('refund_id', v_refund.id));
    end if;
  end loop;
  for v_payment in
    update private.payments set state = 'reversed', ended_at = now(), ended_by = auth.uid(), end_reason = v_note
    where booking_id = p_booking_id and state = 'received' returning *
  loop
    perform private.mail_reversal(v_booking, 'payment_received:' || v_payment.id, jsonb_build_object('payment_id', v_payment.id));
  end loop;
  perform private.settle_money(p_booking_id);
end $$;

-- At the front desk -------------------------------------------------------------------------------------------------------------------

create function private.may_write_money(p_holder private.money_holder) returns boolean
language sql stable set search_path = ''
as $$ select p_holder = 'property' or private.is_admin() $$;

/* Returns a note, or null for the property once the guest's contact is masked: a note may name the guest. */
create function private.readable_note(p_booking_id uuid, p_note text) returns text
language sql stable set search_path = ''
as $$
  select p_note where p_note is not null and (
    private.is_admin() or not private.contact_is_over((select check_out_date from public.bookings where id = p_booking_id))
  )
$$;

create function private.payment_json(p_payment private.payments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_payment).id, 'thing', 'payment', 'state', (p_payment).state, 'holder', (p_payment).holder, 'amount', (p_payment).amount,
    'method', (p_payment).method, 'reference', (p_payment).reference, 'note', private.readable_note((p_payment).booking_id, (p_payment).note),
    'at', coalesce((p_payment).received_at, (p_payment).recorded_at),
    'by_name', private.actor_words(case when (p_payment).received_at is null then (p_payment).recorded_by else (p_payment).received_by end),
    'by_guest', (p_payment).by_guest, 'for_change', (p_payment).change_id is not null, 'due_on', null, 'ended_at', (p_payment).ended_at,
    'ended_by', case when (p_payment).ended_at is not null then private.actor_words((p_payment).ended_by) end, 'end_reason', (p_payment).end_reason,
    'may', case
      when not private.may_write_money((p_payment).holder) then '[]'
      when (p_payment).state = 'reported' then '["receive", "reject"]'
      when (p_payment).state = 'received' and (p_payment).gateway is null then '["reverse"]'
      else '[]'
    end::jsonb
  )
$$;

create function private.refund_json(p_refund private.refunds) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_refund).id, 'thing', 'refund', 'state', (p_refund).state, 'holder', (p_refund).holder, 'amount', (p_refund).amount,
    'method', (p_refund).method, 'reference', (p_refund).reference, 'note', private.readable_note((p_refund).booking_id, (p_refund).note), 'reason', (p_refund).reason,
    'at', coalesce((p_refund).done_at, (p_refund).recorded_at),
    'by_name', private.actor_words(case when (p_refund).done_at is null then (p_refund).recorded_by else (p_refund).done_by end),
    'by_guest', false, 'due_on', case when (p_refund).state in ('due', 'sent') then (p_refund).due_on end, 'ended_at', (p_refund).ended_at,
    'ended_by', case when (p_refund).ended_at is not null then private.actor_words((p_refund).ended_by) end, 'end_reason', (p_refund).end_reason,
    'may', case
      when not private.may_write_money((p_refund).holder) then '[]'
      when (p_refund).state = 'due' then '["pay"]'
      when (p_refund).state = 'done' and (p_refund).gateway is null then '["reverse"]'
      else '[]'
    end::jsonb
  )
$$;

/* Returns the money of a booking for the front desk, amounts in paise, entries newest first. */
create function private.ledger_of(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(m) || jsonb_build_object(
    'pays_site', private.pays_site(b), 'balance', private.balance_due(b.booking_status, b.total_amount, b.no_show_fee, m),
    'entries', (
      select coalesce(jsonb_agg(e.entry order by e.at desc, e.position desc), '[]')
      from (
        select coalesce(p.received_at, p.recorded_at) as at, p.position, private.payment_json(p) as entry from private.payments as p where p.booking_id = b.id
        union all
        select coalesce(r.done_at, r.recorded_at), r.position, private.refund_json(r) from private.refunds as r where r.booking_id = b.id
      ) as e
    )
  )
  from public.bookings as b cross join lateral private.money_of(b.id) as m
  where b.id = p_booking_id
$$;

/* Returns invalid_payment {field} or invalid_utr; null if the payment or refund is valid. */
create function private.refuse_money_words(p_amount bigint, p_method text, p_holder text, p_reference text, p_note text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when (p_amount between 1 and 300000000000000) is not true then private.refusal('invalid_payment', 'field', 'amount'::text)
    when (p_method in ('cash', 'card', 'upi', 'bank', 'other')) is not true then private.refusal('invalid_payment', 'field', 'method'::text)
    when (p_holder in ('site', 'property')) is not true then private.refusal('invalid_payment', 'field', 'holder'::text)
    when char_length(p_reference) > 60 or not private.is_line(p_reference) then private.refusal('invalid_payment', 'field', 'reference'::text)
    when p_method = 'upi' and p_reference is not null and not private.is_utr(p_reference) then private.refusal('invalid_utr')
    when char_length(p_note) > 200 or not private.is_line(p_note) then private.refusal('invalid_payment', 'field', 'note'::text)
  end
$$;

/* True if the booking has the most entries of a holder: property 100 and 50 more refunds, site 500. */
create function private.is_ledger_full(p_booking_id uuid, p_holder private.money_holder, p_is_refund boolean) returns boolean
language sql stable set search_path = ''
as $$
  select (select count(*) from private.payments where booking_id = p_booking_id and holder = p_holder)
    + (select count(*) from private.refunds where booking_id = p_booking_id and holder = p_holder)
    >= case when p_holder = 'site' then 500 when p_is_refund then 150 else 100 end
$$;

/* Records a payment at the desk. p_amount: paise. p_is_reported: the guest says it is on its way. p_payment_id: the reported payment that was
   received. Codes: those of refuse_desk and refuse_money_words, site_records_it, erased, cancelled, too_much {most}, not_by_site {most: up to the
   advance before check-out}, utr_used, too_many_entries, key_reused, already_reversed, busy. */
create function private.record_payment(
  p_booking_id uuid, p_amount bigint, p_method text, p_idempotency_key uuid, p_reference text default null, p_note text default null,
  p_holder text default 'property', p_is_reported boolean default false, p_payment_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reference constant text := private.tidy_reference(p_reference);
  v_note constant text := nullif(private.neat(left(p_note, 1000)), '');
  v_booking public.bookings;
  v_known private.payments;
  v_payment private.payments;
  v_most bigint;
  v_refusal jsonb := private.refuse_desk((select hotel_id from public.bookings where id = p_booking_id));
begin
  v_refusal := coalesce(v_refusal, private.refuse_money_words(p_amount, p_method, p_holder, v_reference, v_note), case
    when p_idempotency_key is null then private.refusal('invalid_payment')
    when not private.may_write_money(p_holder::private.money_holder) then private.refusal('site_records_it')
  end);
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id for no key update;
  select * into v_known from private.payments where booking_id = p_booking_id and idempotency_key = p_idempotency_key;
  if found then
    if (v_known.amount, v_known.method::text, v_known.holder::text, v_known.reference, v_known.note) is distinct from (
      p_amount, p_method, p_holder, coalesce(v_reference, case when p_payment_id is not null then v_known.reference end),
      coalesce(v_note, case when p_payment_id is not null then v_known.note end)
    ) or p_payment_id <> v_known.id then
      return private.refusal('key_reused');
    end if;
    if v_known.state = 'reversed' then return private.refusal('already_reversed'); end if;
    return jsonb_build_object('ok', true, 'payment_id', v_known.id, 'replayed', true, 'ledger', private.ledger_of(p_booking_id));
  end if;
  if v_booking.erased_at is not null then return private.refusal('erased'); end if;
  if p_payment_id is not null then
    select * into v_payment from private.payments
    where id = p_payment_id and booking_id = p_booking_id and state = 'reported' and holder::text = p_holder;
    if not found or p_is_reported then return private.refusal('invalid_payment', 'field', 'payment_id'::text); end if;
  elsif v_booking.booking_status = 'cancelled' and (v_booking.no_show_fee is null or p_is_reported) then
    return private.refusal('cancelled');
  end if;
  if private.is_ledger_full(p_booking_id, p_holder::private.money_holder, false) then return private.refusal('too_many_entries'); end if;
  v_most := greatest(private.receivable(v_booking, 'property') - case when p_is_reported then (private.money_of(p_booking_id)).reported else 0 end, 0);
  -- A guest may pay twice: we record it and refund the surplus.
  if p_amount > v_most and not coalesce(v_payment.by_guest, false) then return private.refusal('too_much', 'most', v_most); end if;
  v_most := private.receivable(v_booking, p_holder::private.money_holder);
  if p_amount > v_most and v_payment.id is null and not private.is_utr(v_reference) then return private.refusal('not_by_site', 'most', v_most); end if;
  v_payment.holder := p_holder;
  v_payment.state := case when p_is_reported then 'reported' else 'received' end;
  v_payment.amount := p_amount;
  v_payment.method := p_method;
  v_payment.reference := coalesce(v_reference, v_payment.reference);
  v_payment.note := coalesce(v_note, v_payment.note);
  v_payment.recorded_by := coalesce(v_payment.recorded_by, auth.uid());
  v_payment.idempotency_key := p_idempotency_key;
  begin
    v_payment := private.write_payment(v_booking, v_payment);
  exception when unique_violation then
    return private.refusal('utr_used');
  end;
  return jsonb_build_object('ok', true, 'payment_id', v_payment.id, 'replayed', false, 'ledger', private.ledger_of(p_booking_id));
end $$;
select private.offer('record_payment', 'authenticated');

/* Records a refund that was paid. Codes: those of record_payment, invoiced (cancel the invoice first), refund_underway (the gateway is sending it),
   not_due {most: all that the role "desk" may refund}. */
create function private.record_refund(
  p_booking_id uuid, p_amount bigint, p_method text, p_idempotency_key uuid, p_reference text default null, p_note text default null,
  p_holder text default 'property'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reference constant text := private.tidy_reference(p_reference);
  v_note constant text := nullif(private.neat(left(p_note, 1000)), '');
  v_booking public.bookings;
  v_known private.refunds;
  v_refund private.refunds;
  v_sent bigint;
  v_due bigint;
  v_most bigint;
  v_refusal jsonb := private.refuse_desk((select hotel_id from public.bookings where id = p_booking_id));
begin
  v_refusal := coalesce(v_refusal, private.refuse_money_words(p_amount, p_method, p_holder, v_reference, v_note), case
    when p_idempotency_key is null then private.refusal('invalid_payment')
    when not private.may_write_money(p_holder::private.money_holder) then private.refusal('site_records_it')
  end);
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id for no key update;
  select * into v_known from private.refunds where booking_id = p_booking_id and idempotency_key = p_idempotency_key;
  if found then
    if (v_known.amount, v_known.method::text, v_known.holder::text, v_known.reference, v_known.note)
      is distinct from (p_amount, p_method, p_holder, private.unless_erased(v_booking, v_reference), private.unless_erased(v_booking, v_note)) then
      return private.refusal('key_reused');
    end if;
    if v_known.state = 'reversed' then return private.refusal('already_reversed'); end if;
    return jsonb_build_object('ok', true, 'refund_id', v_known.id, 'replayed', true, 'ledger', private.ledger_of(p_booking_id));
  end if;
  if private.is_ledger_full(p_booking_id, p_holder::private.money_holder, true) then return private.refusal('too_many_entries'); end if;
  if private.is_invoiced_ahead(v_booking, p_amount) then return private.refusal('invoiced'); end if;
  select coalesce(sum(amount) filter (where state = 'sent'), 0), coalesce(sum(amount) filter (where state = 'due' and holder::text = p_holder), 0)
  into v_sent, v_due from private.refunds where booking_id = p_booking_id;
  select case p_holder when 'site' then m.at_site - v_sent else m.received - m.refunded - m.at_site end into v_most
  from private.money_of(p_booking_id) as m;
  if p_amount > v_most then
    return case when p_holder = 'site' and v_sent > 0 then private.refusal('refund_underway')
      else private.refusal('too_much', 'most', greatest(v_most, 0)) end;
  end if;
  -- A goodwill refund lowers the price, so it needs the right to rates.
  if p_amount > v_due and private.refuse_desk(v_booking.hotel_id, 'rates') is not null then return private.refusal('not_due', 'most', v_due); end if;
  v_refund.holder := p_holder;
  v_refund.amount := p_amount;
  v_refund.method := p_method;
  v_refund.reference := private.unless_erased(v_booking, v_reference);
  v_refund.note := private.unless_erased(v_booking, v_note);
  v_refund.idempotency_key := p_idempotency_key;
  v_refund := private.write_refund(v_booking, v_refund);
  return jsonb_build_object('ok', true, 'refund_id', v_refund.id, 'replayed', false, 'ledger', private.ledger_of(p_booking_id));
end $$;
select private.offer('record_refund', 'authenticated');

/* Rejects a reported payment, or reverses a payment or refund. Codes: those of refuse_desk, not_found, no_reason, erased, already_reversed,
   site_records_it, by_gateway, refund_underway, invoiced, promised (the refund is due), refund_depends_on_it (more would be refunded than received),
   busy. */
create function private.reverse_entry(p_entry_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 1000)), '');
  v_booking public.bookings;
  v_payment private.payments := (select p from private.payments as p where id = p_entry_id);
  v_refund private.refunds := (select r from private.refunds as r where id = p_entry_id);
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
    if v_payment.id is not null then perform private.end_payment(v_booking, v_payment, v_reason);
    else perform private.end_refund(v_booking, v_refund, v_reason);
    end if;
  exception when sqlstate 'PT409' then
    return private.refusal('refund_depends_on_it');
  end;
  return jsonb_build_object('ok', true, 'ledger', private.ledger_of(v_booking.id));
end $$;
select private.offer('reverse_entry', 'authenticated');

create function private.payer_json(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', (p_booking).id, 'booking_reference', (p_booking).booking_reference,
    'guest_name', case when private.contact_is_over((p_booking).check_out_date) then private.mask_name((p_booking).guest_name) else (p_booking).guest_name end
  )
$$;

/* Returns the money moved between two times, one row for each move. counts: paise, negative if paid out or reversed. */
create function private.money_moved(p_hotel_id uuid, p_from timestamptz, p_until timestamptz)
returns table (at timestamptz, "position" bigint, side text, counts bigint, holder private.money_holder, method private.payment_method, booking_id uuid, entry jsonb)
language sql stable set search_path = ''
as $$
  select p.received_at, p.position, 'received', p.amount, p.holder, p.method, p.booking_id, private.payment_json(p)
  from private.payments as p where p.hotel_id = p_hotel_id and p.received_at >= p_from and p.received_at < p_until
  union all
  select p.ended_at, p.position, 'received', -p.amount, p.holder, p.method, p.booking_id, private.payment_json(p)
  from private.payments as p where p.hotel_id = p_hotel_id and p.state = 'reversed' and p.ended_at >= p_from and p.ended_at < p_until
  union all
  select r.done_at, r.position, 'refunded', -r.amount, r.holder, r.method, r.booking_id, private.refund_json(r)
  from private.refunds as r where r.hotel_id = p_hotel_id and r.done_at >= p_from and r.done_at < p_until
  union all
  select r.ended_at, r.position, 'refunded', r.amount, r.holder, r.method, r.booking_id, private.refund_json(r)
  from private.refunds as r where r.hotel_id = p_hotel_id and r.state = 'reversed' and r.ended_at >= p_from and r.ended_at < p_until
$$;

/* Returns a day's payments (Asia/Kolkata). A reversal counts on its own day. Logs that an admin looked. Codes: refuse_desk, invalid_dates. */
create function private.desk_till(p_hotel_id uuid, p_day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_answer jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  if (p_day between date '2000-01-01' and date '2199-12-31') is not true then return private.refusal('invalid_dates'); end if;
  with moved as materialized (
    select * from private.money_moved(
      p_hotel_id, p_day::timestamp at time zone 'Asia/Kolkata', (p_day + 1)::timestamp at time zone 'Asia/Kolkata'
    )
  ), methods as (
    select m.method, coalesce(sum(m.counts) filter (where m.side = 'received'), 0)::bigint as received,
      coalesce(-sum(m.counts) filter (where m.side = 'refunded'), 0)::bigint as refunded, sum(m.counts)::bigint as net
    from moved as m where m.holder = 'property' group by 1
  )
  select jsonb_build_object(
    'ok', true, 'today', private.today(), 'hotel', jsonb_build_object('id', h.id, 'name', h.name),
    'methods', (select coalesce(jsonb_agg(m order by m.method), '[]') from methods as m),
    'received', (select coalesce(sum(m.received), 0) from methods as m), 'refunded', (select coalesce(sum(m.refunded), 0) from methods as m),
    'net', (select coalesce(sum(m.net), 0) from methods as m),
    'site', (
      select jsonb_build_object(
        'received', coalesce(sum(m.counts) filter (where m.side = 'received'), 0), 'refunded', coalesce(-sum(m.counts) filter (where m.side = 'refunded'), 0)
      ) from moved as m where m.holder = 'site'
    ),
    'entries', (
      select coalesce(jsonb_agg(
        m.entry || jsonb_build_object('moved_at', m.at, 'counts', m.counts) || private.payer_json(b) order by m.at desc, m.position desc
      ), '[]')
      from moved as m join public.bookings as b on b.id = m.booking_id
    ),
    'refunds_due', (
      select coalesce(jsonb_agg(private.refund_json(r) || private.payer_json(b) order by r.due_on, r.position), '[]')
      from private.refunds as r join public.bookings as b on b.id = r.booking_id
      where r.hotel_id = p_hotel_id and r.state in ('due', 'sent')
    ),
    'cash', private.cash_day(p_hotel_id, p_day)
  ) into v_answer
  from public.hotels as h where h.id = p_hotel_id;
  perform private.log_desk_view(p_hotel_id, 'bookings', 'till', 'Payments of', jsonb_build_object('day', p_day));
  return v_answer;
end $$;
select private.offer('desk_till', 'authenticated');
