-- The advance, or the balance after check-out, that a guest has paid by UPI: they report its UTR, and an admin finds the payment in the bank and records it as received, or rejects it.

/* What an email about a payment or refund says, or null where it is no longer true: {amount: paise, reference, at, for_change: whether it pays for a
   change of the booking}. An email to admins tells of the
   number that the guest has reported since. Of a refund with {method, holder, due: paise still to be refunded, due_on: when the first of them is due}; of
   what was reversed with {thing: payment or refund}. */
create function private.money_told(p_kind text, p_data jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_payment private.payments;
  v_refund private.refunds;
begin
  if p_data ? 'refund_id' then
    select * into v_refund from private.refunds where id = (p_data ->> 'refund_id')::uuid;
    return (
      select jsonb_build_object(
        'amount', v_refund.amount, 'reference', v_refund.reference, 'at', v_refund.done_at, 'method', v_refund.method, 'holder', v_refund.holder,
        'thing', 'refund', 'due', coalesce(sum(r.amount), 0), 'due_on', min(r.due_on)
      )
      from private.refunds as r where r.booking_id = v_refund.booking_id and r.state in ('due', 'sent')
      having v_refund.state = case p_kind when 'refund_sent' then 'done' else 'reversed' end::private.refund_state
    );
  end if;
  select * into v_payment from private.payments where id = (p_data ->> 'payment_id')::uuid;
  if p_kind = 'payment_reported_admin' and v_payment.state = 'rejected' then
    select * into v_payment from private.payments
    where booking_id = v_payment.booking_id and state = 'reported' and holder = 'site' order by position desc limit 1;
  end if;
  return (
    select jsonb_build_object(
      'amount', v_payment.amount, 'reference', v_payment.reference, 'at', coalesce(v_payment.received_at, v_payment.recorded_at), 'thing', 'payment',
      'for_change', v_payment.change_id is not null
    )
    where case
      when p_kind in ('payment_reported', 'payment_reported_admin') then v_payment.state = 'reported'
      -- The advance, the balance or a change is still to be paid, and no other payment was reported.
      when p_kind = 'payment_rejected' then v_payment.state = 'rejected' and private.reported_of(v_payment.booking_id) = 0 and (
        v_payment.change_id is not null
        or exists (select from public.bookings as b where b.id = v_payment.booking_id and private.site_collects(b) > 0)
      )
      when p_kind = 'payment_reversed' then v_payment.state = 'reversed'
      else v_payment.state = 'received'
    end
  );
end $$;

/* Emails every admin about a payment that a guest has reported: once a day for a booking, however many numbers they report. p_turn: null, or 'again' and
   'last', each once for a payment. */
create function private.mail_report(p_payment private.payments, p_turn text default null) returns void
language sql volatile set search_path = ''
as $$
  select private.enqueue_mail(
    'payment_reported_admin', p.email, jsonb_build_object('booking_id', (p_payment).booking_id, 'payment_id', (p_payment).id), concat_ws(
      ':', 'payment_reported_admin', case when p_turn is null then concat((p_payment).booking_id, ':', private.today()) else (p_payment).id::text end,
      p.user_id, p_turn
    )
  )
  from public.profiles as p where p.role = 'admin' and p.email is not null
$$;

/* Since when a booking waits for a reported payment: since its first report after money was last received. Another number gains no time. */
create function private.reported_since(p_payment private.payments) returns timestamptz
language sql stable set search_path = ''
as $$
  select least((p_payment).recorded_at, min(p.recorded_at)) from private.payments as p
  where p.booking_id = (p_payment).booking_id and p.by_guest and not exists (
    select from private.payments as r
    where r.booking_id = p.booking_id and r.state = 'received' and r.received_at > p.recorded_at and r.id <> (p_payment).id
  )
$$;

/* Emails admins once more about payments that guests reported a day ago, and a last time a day before they are rejected. Returns how many payments, at
   most p_most at once. */
create function private.mail_old_reports(p_most integer) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_due record;
  v_asked integer := 0;
begin
  for v_due in
    select p as payment, t.turn
    from private.payments as p join public.bookings as b on b.id = p.booking_id
    cross join lateral (select case when private.reported_since(p) < now() - interval '6 days' then 'last' else 'again' end as turn) as t
    where p.state = 'reported' and p.holder = 'site'
      and (b.booking_status in ('pending', 'confirmed') or p.recorded_at > b.checked_out_at)
      -- Three emails are enough.
      and p.recorded_at between now() - interval '7 days' and now() - interval '24 hours'
      and not exists (
        select from private.outbox as o join public.profiles as a on a.role = 'admin'
        where o.dedupe_key = concat_ws(':', 'payment_reported_admin', p.id, a.user_id, t.turn)
      )
    order by p.recorded_at limit p_most
  loop
    perform private.mail_report(v_due.payment, v_due.turn);
    v_asked := v_asked + 1;
  end loop;
  return v_asked;
end $$;

/* Rejects reported payments that were not found in a week since the first number, and of the last in a day, of bookings that wait for their advance:
   else numbers alone would hold rooms. Likewise those of a balance, reported after check-out. Where the advance was paid otherwise a report holds no room, and waits for an admin. The guest is emailed. Returns
   how many payments, at most p_most at once. */
create function private.reject_old_reports(p_most integer) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_payment private.payments;
  v_booking public.bookings;
  v_ended integer := 0;
begin
  for v_payment in
    select p.* from private.payments as p join public.bookings as b on b.id = p.booking_id
    where p.state = 'reported' and p.holder = 'site' and private.reported_since(p) < now() - interval '7 days' and p.recorded_at < now() - interval '1 day'
      and (
        b.booking_status in ('pending', 'confirmed') and b.check_in_date > private.today()
        and (b.payment_status in ('pending', 'failed') or p.change_id is not null)
        or p.recorded_at > b.checked_out_at
      )
    order by p.recorded_at limit p_most
  loop
    -- A session that has the booking locked may be recording the payment.
    select * into v_booking from public.bookings where id = v_payment.booking_id for no key update skip locked;
    continue when not found or not exists (select from private.payments where id = v_payment.id and state = 'reported');
    perform private.end_payment(v_booking, v_payment, 'Not found within a week');
    if v_payment.by_guest then
      perform private.mail_money('payment_rejected', v_booking, jsonb_build_object('payment_id', v_payment.id));
    end if;
    v_ended := v_ended + 1;
  end loop;
  return v_ended;
end $$;

/*
 * Records that the guest of a booking has paid by UPI what the site collects of it now, as private.site_collects, or, by their link, the change that waits for its payment: p_utr, the 12 digits that their bank shows, with or without spaces.
 * The booking no longer expires while an admin looks for the payment, and a change waits two days for it, until the day before the first arrival. Another number replaces the one before; the same once more changes nothing. Five
 * numbers before the stay and five after it, ten tries a day. A number that another booking has used goes to an admin too. {ok: true, amount: paise} or {ok: false, code}:
 * those of private.take_stay, not_changeable, nothing_due, invalid_utr, has_come {amount}: this number was received, for less than is due,
 * reported_often. Definer: nobody may read bookings.
 */
create function private.report_payment(p_token text, p_utr text, p_reference text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_utr constant text := regexp_replace(left(p_utr, 60), '\s', '', 'g');
  v_taken record;
  v_refusal jsonb;
  v_booking public.bookings;
  v_known private.payments;
  v_old private.payments;
  v_new private.payments;
  v_change private.pending_changes;
begin
  select * into v_taken from private.take_stay(p_token, p_reference => p_reference);
  v_refusal := v_taken.refusal;
  v_booking := v_taken.booking;
  if v_refusal is not null then return v_refusal; end if;
  if not private.is_utr(v_utr) then return private.refusal('invalid_utr'); end if;
  select * into v_known from private.payments
  where booking_id = v_booking.id and reference = v_utr and (state = 'received' or state = 'reported' and by_guest)
  order by state, position desc limit 1;
  if found then
    -- Of less than is due: the rest has a number of its own.
    if v_known.state = 'received' and private.site_collects(v_booking) > 0 then
      return private.refusal('has_come', 'amount', v_known.amount);
    end if;
    return jsonb_build_object('ok', true, 'amount', v_known.amount);
  end if;
  if v_booking.stay_state not in ('pending', 'confirmed') and v_booking.checked_out_at is null then return private.refusal('not_changeable'); end if;
  if p_token is not null then v_change := private.waiting_change(v_booking.id); end if;
  select * into v_old from private.payments
  where booking_id = v_booking.id and state = 'reported' and by_guest and change_id is not distinct from v_change.id order by position desc limit 1;
  v_new.amount := coalesce(v_change.amount, private.site_collects(v_booking) - private.reported_of(v_booking.id) + coalesce(v_old.amount, 0));
  if v_change.id is null and private.site_collects(v_booking) = 0 or v_new.amount <= 0 then return private.refusal('nothing_due'); end if;
  if not private.hit('reported:' || v_booking.id, interval '1 day', 10)
    or (
      select count(*) from private.payments
      where booking_id = v_booking.id and by_guest and recorded_at > coalesce(v_booking.checked_out_at, '-infinity')
    ) >= 5 then
    return private.refusal('reported_often');
  end if;
  if v_old.id is not null then
    update private.payments set state = 'rejected', ended_at = now(), end_reason = 'The guest reported another number' where id = v_old.id;
  end if;
  v_new.holder := 'site';
  v_new.state := 'reported';
  v_new.method := 'upi';
  v_new.reference := v_utr;
  v_new.by_guest := true;
  v_new.change_id := v_change.id;
  if v_change.id is not null and v_old.id is null then perform private.keep_change(v_booking, v_change); end if;
  v_new := private.write_payment(v_booking, v_new);
  perform private.mail_report(v_new);
  perform private.mail_money('payment_reported', v_booking, jsonb_build_object('payment_id', v_new.id));
  return jsonb_build_object('ok', true, 'amount', v_new.amount);
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('report_payment', 'anon, authenticated');

/*
 * Withdraws the payments that the guest of a booking has reported: nobody looks for them any more. The booking has the time for its advance that it had
 * when it was booked, six hours at least: to report and withdraw gains none. Once more changes nothing. {ok: true} or {ok: false, code}: those of
 * private.take_stay, nothing_reported. Definer: as above.
 */
create function private.withdraw_report(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_taken record;
  v_refusal jsonb;
  v_booking public.bookings;
begin
  select * into v_taken from private.take_stay(p_token);
  v_refusal := v_taken.refusal;
  v_booking := v_taken.booking;
  if v_refusal is not null then return v_refusal; end if;
  update private.payments set state = 'rejected', ended_at = now(), end_reason = 'The guest withdrew it'
  where booking_id = v_booking.id and state = 'reported' and by_guest;
  if not found then
    return case when (select state = 'rejected' from private.payments where booking_id = v_booking.id and by_guest order by position desc limit 1)
      then jsonb_build_object('ok', true) else private.refusal('nothing_reported') end;
  end if;
  perform private.follow_money(v_booking.id);
  update public.bookings as b
  set advance_due_at = least(
    b.advance_due_at, greatest(private.advance_deadline(b.created_at, b.check_in_date, b.advance_amount), now() + interval '6 hours')
  )
  where b.id = v_booking.id and b.advance_due_at is not null;
  return jsonb_build_object('ok', true);
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('withdraw_report', 'anon, authenticated');

/*
 * The payments that admins look for in the bank of the site, and the refunds of every property: {today, reported, awaited, refunds_due}. reported:
 * what guests have reported, the oldest first, as private.payment_json, with the booking and utr_elsewhere: the references of other bookings that name
 * the same UTR. awaited: advances without a report, the first to expire first: {booking_id, booking_reference, guest_name, hotel_name, due: paise,
 * advance_due_at}. cancellations: those of 90 days of which a desk says that the guest cancelled, the newest first: {…, refund, received, answer_by,
 * confirmed_at}. refunds_due: the first due first, as private.refund_json with the booking. 500 of each at most. Admins only. Definer: as above.
 */
create function private.admin_advances() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 500;
begin
  perform private.require_admin();
  perform private.note_look('bookings', 'advances', 'List of advances', null);
  return jsonb_build_object(
    'today', private.today(),
    'reported', (
      select coalesce(jsonb_agg(c.row order by c.position), '[]') from (
        select p.position, private.payment_json(p) || private.payer_json(b) || jsonb_build_object(
          'guest_name', b.guest_name, 'hotel_name', h.name, 'check_in_date', b.check_in_date, 'booking_status', b.booking_status,
          'utr_elsewhere', (
            select coalesce(jsonb_agg(distinct o.booking_reference), '[]')
            from private.payments as e join public.bookings as o on o.id = e.booking_id
            where e.reference = p.reference and e.booking_id <> p.booking_id and e.state in ('reported', 'received')
              -- As the index payments_by_utr has it.
              and e.reference ~ '^[0-9]{12}$'
          )
        ) as row
        from private.payments as p
        join public.bookings as b on b.id = p.booking_id and b.erased_at is null
        join public.hotels as h on h.id = b.hotel_id
        where p.state = 'reported' and p.holder = 'site'
        order by p.position limit most
      ) as c
    ),
    'awaited', (
      select coalesce(jsonb_agg(a.row order by a.advance_due_at, a.id), '[]') from (
        select b.id, b.advance_due_at, jsonb_build_object(
          'booking_id', b.id, 'booking_reference', b.booking_reference, 'guest_name', b.guest_name, 'hotel_name', f.hotel_name,
          'due', b.advance_amount - private.paid_of(b.id), 'advance_due_at', f.advance_due_at
        ) as row
        from public.bookings as b join private.booking_facts as f on f.id = b.id
        where b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed') and b.advance_amount > 0
          and b.check_in_date >= private.today() and b.erased_at is null
          and not exists (select from private.payments as p where p.booking_id = b.id and p.state = 'reported' and p.holder = 'site')
        order by b.advance_due_at, b.id limit most
      ) as a
    ),
    'cancellations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'booking_id', b.id, 'booking_reference', b.booking_reference, 'guest_name', b.guest_name, 'hotel_id', b.hotel_id, 'hotel_name', h.name,
        'cancelled_at', b.cancelled_at, 'reason', b.cancel_reason, 'refund', m.refunded + m.refund_due, 'received', m.received,
        'answer_by', b.cancel_answer_by, 'confirmed_at', b.cancel_confirmed_at
      ) order by b.cancelled_at desc), '[]')
      from (
        select * from public.bookings
        where cancelled_for_guest and erased_at is null and cancelled_at > now() - interval '90 days' order by cancelled_at desc limit most
      ) as b
      join public.hotels as h on h.id = b.hotel_id cross join lateral private.money_of(b.id) as m
      where m.received > 0
    ),
    'refunds_due', (
      select coalesce(jsonb_agg(o.row order by o.due_on, o.position), '[]') from (
        select r.due_on, r.position, private.refund_json(r) || private.payer_json(b) || jsonb_build_object(
          'guest_name', b.guest_name, 'hotel_id', h.id, 'hotel_name', h.name
        ) as row
        from private.refunds as r join public.bookings as b on b.id = r.booking_id join public.hotels as h on h.id = r.hotel_id
        where r.state in ('due', 'sent')
        order by r.due_on, r.position limit most
      ) as o
    )
  );
end $$;
select private.offer('admin_advances', 'authenticated, service_role');
