-- UPI payments of an advance, or of a balance after check-out. The guest reports the UTR; an admin finds the payment in the bank, or rejects it.
-- Definer functions: no API role has rights on the tables.

/* Returns the data of an email about a payment or refund, in paise; null if out of date. Emails to admins use the last reported number. */
create function private.payment_mail_facts(p_kind text, p_data jsonb) returns jsonb
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
      'for_change', v_payment.change_id is not null, 'by_reference', v_payment.by_reference
    )
    where case
      when p_kind in ('payment_reported', 'payment_reported_admin') then v_payment.state = 'reported'
      -- Something is still to be paid, and no other payment was reported.
      when p_kind = 'payment_rejected' then v_payment.state = 'rejected' and private.reported_of(v_payment.booking_id) = 0 and (
        v_payment.change_id is not null
        or exists (select from public.bookings as b where b.id = v_payment.booking_id and private.site_collects(b) > 0)
      )
      when p_kind = 'payment_reversed' then v_payment.state = 'reversed'
      else v_payment.state = 'received'
    end
  );
end $$;

/* Emails admins about a reported payment, once a day for a booking. p_turn: reference, again or last, each once for a payment. */
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

/* Returns the time of the first report after the last received payment. A new number does not extend it. */
create function private.reported_since(p_payment private.payments) returns timestamptz
language sql stable set search_path = ''
as $$
  select least((p_payment).recorded_at, min(p.recorded_at)) from private.payments as p
  where p.booking_id = (p_payment).booking_id and p.by_guest and not p.by_reference and not exists (
    select from private.payments as r
    where r.booking_id = p.booking_id and r.state = 'received' and r.received_at > p.recorded_at and r.id <> (p_payment).id
  )
$$;

/* Emails admins again about payments reported by link after 1 day and after 6 days. Returns how many, at most p_most. */
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
    where p.state = 'reported' and p.holder = 'site' and not p.by_reference
      and (b.booking_status in ('pending', 'confirmed') or p.recorded_at > b.checked_out_at)
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

/* Rejects payments not found in 7 days (newest number 1 day) that hold rooms or are for a balance. Emails the guest. Returns how many. */
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
    -- Another transaction may be recording the payment.
    select * into v_booking from public.bookings where id = v_payment.booking_id for no key update skip locked;
    continue when not found or not exists (select from private.payments where id = v_payment.id and state = 'reported');
    perform private.end_payment(v_booking, v_payment, 'Not found within a week');
    if v_payment.by_guest and not v_payment.by_reference then
      perform private.mail_money('payment_rejected', v_booking, jsonb_build_object('payment_id', v_payment.id));
    end if;
    v_ended := v_ended + 1;
  end loop;
  return v_ended;
end $$;

/* Records that a guest paid by UPI: private.site_collects, or a waiting change. p_utr: 12 digits, spaces allowed. The booking does not expire while
   we check. A new number replaces the last: 5 before the stay and 5 after, 10 tries a day. Without the link, one number each, which changes nothing
   else. Codes: those of lock_stay, not_changeable, nothing_due, invalid_utr, has_come {amount: paise received}, reported_often, link_needed, busy. */
create function private.report_payment(p_token text, p_utr text, p_reference text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_utr constant text := regexp_replace(left(p_utr, 60), '\s', '', 'g');
  v_taken constant record := private.lock_stay(p_token, p_reference => p_reference);
  v_refusal jsonb := v_taken.refusal;
  v_booking public.bookings := v_taken.booking;
  v_known private.payments;
  v_old private.payments;
  v_new private.payments;
  v_before record;
  v_change private.pending_changes;
begin
  if v_refusal is not null then return v_refusal; end if;
  if not private.is_utr(v_utr) then return private.refusal('invalid_utr'); end if;
  select * into v_known from private.payments
  where booking_id = v_booking.id and reference = v_utr and (state = 'received' or state = 'reported' and by_guest and (p_token is null or not by_reference))
  order by state, position desc limit 1;
  if found then
    -- Less than due was received: the rest needs its own number.
    if v_known.state = 'received' and private.site_collects(v_booking) > 0 then
      return private.refusal('has_come', 'amount', v_known.amount);
    end if;
    return jsonb_build_object('ok', true, 'amount', v_known.amount);
  end if;
  if v_booking.stay_state not in ('pending', 'confirmed') and v_booking.checked_out_at is null then return private.refusal('not_changeable'); end if;
  if p_token is not null then v_change := private.waiting_change(v_booking.id); end if;
  select * into v_old from private.payments
  where booking_id = v_booking.id and state = 'reported' and by_guest and not by_reference and change_id is not distinct from v_change.id
  order by position desc limit 1;
  v_new.amount := coalesce(v_change.amount, private.site_collects(v_booking) - private.reported_of(v_booking.id) + coalesce(v_old.amount, 0));
  if v_change.id is null and private.site_collects(v_booking) = 0 or v_new.amount <= 0 then return private.refusal('nothing_due'); end if;
  select count(*) filter (where by_reference) as by_reference, count(*) filter (where not by_reference) as by_link into v_before
  from private.payments where booking_id = v_booking.id and by_guest and recorded_at > coalesce(v_booking.checked_out_at, '-infinity');
  if p_token is null then
    if v_old.id is not null or v_before.by_reference > 0 then return private.refusal('link_needed'); end if;
  elsif v_before.by_link >= 5 or not private.hit('reported:' || v_booking.id, interval '1 day', 10) then
    return private.refusal('reported_often');
  end if;
  update private.payments set
    state = 'rejected', ended_at = now(), end_reason = case when by_reference then 'The guest reported it by their link' else 'The guest reported another number' end
  where id = v_old.id or p_token is not null and booking_id = v_booking.id and state = 'reported' and by_reference and reference = v_utr;
  v_new.holder := 'site';
  v_new.state := 'reported';
  v_new.method := 'upi';
  v_new.reference := v_utr;
  v_new.by_guest := true;
  v_new.by_reference := p_token is null;
  v_new.change_id := v_change.id;
  if v_change.id is not null then perform private.extend_change(v_booking, v_change); end if;
  v_new := private.write_payment(v_booking, v_new);
  perform private.mail_report(v_new, case when v_new.by_reference then 'reference' end);
  perform private.mail_money('payment_reported', v_booking, jsonb_build_object('payment_id', v_new.id));
  return jsonb_build_object('ok', true, 'amount', v_new.amount);
end $$;
select private.offer('report_payment', 'anon, authenticated');

/* Withdraws reported payments, except for a change. The deadline becomes that of the booking time, and at least 6 hours, so that reports do not
   extend it. Codes: those of private.lock_stay, nothing_reported, busy. */
create function private.withdraw_report(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
  v_booking constant public.bookings := v_taken.booking;
begin
  if v_taken.refusal is not null then return v_taken.refusal; end if;
  update private.payments set state = 'rejected', ended_at = now(), end_reason = 'The guest withdrew it'
  where booking_id = v_booking.id and state = 'reported' and by_guest and not by_reference and change_id is null;
  if not found then
    return case when (select state = 'rejected' from private.payments where booking_id = v_booking.id and by_guest and not by_reference order by position desc limit 1)
      then jsonb_build_object('ok', true) else private.refusal('nothing_reported') end;
  end if;
  perform private.settle_money(v_booking.id);
  update public.bookings as b
  set advance_due_at = least(
    b.advance_due_at, greatest(private.advance_deadline(b.created_at, b.check_in_date, b.advance_amount), now() + interval '6 hours')
  )
  where b.id = v_booking.id and b.advance_due_at is not null;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('withdraw_report', 'anon, authenticated');

create view private.awaited_advances as
select
  b.id, b.booking_reference, b.guest_name, b.guest_email, b.guest_phone, b.search_text, b.hotel_id, f.hotel_name, b.check_in_date, f.advance_due_at,
  -- Only called if there are payments: it takes most of the time of a list.
  case when exists (select from private.payments as p where p.booking_id = b.id) then private.site_collects(b) else b.advance_amount end as due
from public.bookings as b join private.booking_facts as f on f.id = b.id
where b.payment_status = 'pending' and b.stay_state in ('pending', 'confirmed') and b.advance_amount > 0
  and b.check_in_date >= (select private.today()) and b.erased_at is null
  and not exists (select from private.payments as p where p.booking_id = b.id and p.state = 'reported' and p.holder = 'site' and not p.by_reference);
comment on view private.awaited_advances is
  'The bookings whose advance the site awaits, and neither the front desk nor the guest, by a link, has reported it. due: paise, as private.site_collects; advance_due_at: null where the booking does not expire.';

/* Returns reported payments, awaited advances, cancellations that desks made for guests, disputed no-shows and refunds due, amounts in paise. Up to
   500 of each, 2,000 advances and UTRs. utr_elsewhere: references of bookings with the same UTR. Admins only. */
create function private.admin_advances() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  most_sought constant integer := 2000;
begin
  perform private.require_admin();
  perform private.log_view('bookings', 'advances', 'List of advances', null);
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
              -- Allows the planner to use the index payments_by_utr.
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
        select a.id, a.advance_due_at, jsonb_build_object(
          'booking_id', a.id, 'booking_reference', a.booking_reference, 'guest_name', a.guest_name, 'hotel_name', a.hotel_name, 'due', a.due,
          'advance_due_at', a.advance_due_at
        ) as row
        from private.awaited_advances as a
        order by a.advance_due_at, a.id limit most_sought
      ) as a
    ),
    'recorded_utrs', (
      select coalesce(jsonb_agg(p.reference), '[]') from (
        select reference from private.payments
        where holder = 'site' and state = 'received' and reference ~ '^[0-9]{12}$'
        order by position desc limit most_sought
      ) as p
    ),
    'cancellations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'booking_id', b.id, 'booking_reference', b.booking_reference, 'guest_name', b.guest_name, 'hotel_id', b.hotel_id, 'hotel_name', h.name,
        'cancelled_at', b.cancelled_at, 'reason', b.cancel_reason, 'refund', m.refunded + m.refund_due, 'received', m.received, 'reported', m.reported,
        'answer_by', b.cancel_answer_by, 'confirmed_at', b.cancel_confirmed_at, 'answer', (
          select e.after ->> 'cancel_answer' from private.booking_events as e
          where e.booking_id = b.id and e.at >= b.cancelled_at and e.after ? 'cancel_answer' order by e.id desc limit 1
        )
      ) order by b.cancelled_at desc), '[]')
      from (
        select * from public.bookings
        where cancelled_for_guest and erased_at is null and cancelled_at > now() - interval '90 days' order by cancelled_at desc limit most
      ) as b
      join public.hotels as h on h.id = b.hotel_id cross join lateral private.money_of(b.id) as m
      where m.received + m.reported > 0
    ),
    'disputes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'booking_id', b.id, 'booking_reference', b.booking_reference, 'guest_name', b.guest_name, 'hotel_id', b.hotel_id, 'hotel_name', h.name,
        'check_in_date', b.check_in_date, 'disputed_at', b.no_show_disputed_at, 'paid', m.received - m.refunded, 'fee', b.no_show_fee
      ) order by b.no_show_disputed_at), '[]')
      from (
        select * from public.bookings
        where no_show_disputed_at is not null and erased_at is null order by no_show_disputed_at limit most
      ) as b
      join public.hotels as h on h.id = b.hotel_id cross join lateral private.money_of(b.id) as m
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

create function private.searched_digits(p_search text) returns text
language sql immutable set search_path = ''
as $$
  select d.digits from (select regexp_replace(left(private.plain_digits(p_search), 60), '\D', '', 'g') as digits) as d
  where private.plain_digits(p_search) ~ '^[0-9 +().,₹-]{4,60}$' and char_length(d.digits) between 4 and 15
$$;

/* Returns a page of private.awaited_advances; due is in paise. reminded_at: within 24 hours. p_search also matches phone digits. p_sort: deadline,
   arrival, amount or name, with "-" descending. Logs the search. Admins only. */
create function private.admin_awaited(
  p_search text default null, p_hotel_id uuid default null, p_page integer default 1, p_sort text default null, p_size integer default 50
) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  page_size constant integer := case when p_size between 1 and 50 then p_size else 50 end;
  v_search constant text := nullif(trim(p_search), '');
  v_patterns constant text[] := private.destination_patterns(v_search);
  v_digits constant text := private.searched_digits(v_search);
  v_sort constant text := coalesce(substring(p_sort from '^-?(?:deadline|arrival|amount|name)$'), 'deadline');
  v_answer jsonb;
begin
  perform private.require_admin();
  with found as materialized (
    select a.* from private.awaited_advances as a
    where (p_hotel_id is null or a.hotel_id = p_hotel_id)
      and (a.search_text like all (v_patterns) or regexp_replace(a.guest_phone, '\D', '', 'g') like '%' || v_digits || '%')
  ), shown as (
    select f.*, row_number() over (
      order by
        case v_sort when 'deadline' then f.advance_due_at end,
        case v_sort when '-deadline' then f.advance_due_at end desc nulls last,
        case v_sort when 'arrival' then f.check_in_date end,
        case v_sort when '-arrival' then f.check_in_date end desc,
        case v_sort when 'amount' then f.due end,
        case v_sort when '-amount' then f.due end desc,
        case v_sort when 'name' then left(private.plain_text(f.guest_name), 60) end collate "C",
        case v_sort when '-name' then left(private.plain_text(f.guest_name), 60) end collate "C" desc,
        case when v_sort not like '-%' then f.id end,
        f.id desc
    ) as place
    from found as f
    order by place limit page_size offset private.rows_before(p_page, page_size)
  )
  select jsonb_build_object(
    'total', (select count(*) from found), 'due', (select coalesce(sum(f.due), 0) from found as f),
    'rows', coalesce(jsonb_agg(jsonb_build_object(
      'booking_id', s.id, 'booking_reference', s.booking_reference, 'guest_name', s.guest_name, 'hotel_name', s.hotel_name,
      'check_in_date', s.check_in_date, 'due', s.due, 'advance_due_at', s.advance_due_at, 'has_email', s.guest_email is not null,
      'reminded_at', private.reminded_at(s.id)
    ) order by s.place), '[]')
  ) into v_answer
  from shown as s;
  perform private.log_view(
    'bookings', 'advances', 'List of advances', private.asked_for(jsonb_build_object('search', v_search, 'hotel_id', p_hotel_id))
  );
  return v_answer;
end $$;
select private.offer('admin_awaited', 'authenticated, service_role');

/* Returns up to 20 bookings that a payment in the bank may be for, same amount first. p_amount: paise or null. p_search also matches phone digits and
   amounts. Leaves out stays that ended 90 days ago. Logs the search. Admins only. */
create function private.admin_find_payable(p_search text default null, p_amount bigint default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  most constant integer := 20;
  v_search constant text := nullif(trim(p_search), '');
  v_patterns constant text[] := private.destination_patterns(v_search);
  v_digits constant text := private.searched_digits(v_search);
  v_typed constant bigint := case when v_search ~ '^₹? ?[0-9][0-9,]{0,12}(\.[0-9]{1,2})?$'
    then nullif(round(regexp_replace(v_search, '[^0-9.]', '', 'g')::numeric * 100)::bigint, 0) end;
  v_answer jsonb;
begin
  perform private.require_admin();
  with named as materialized (
    select b, s.is_found
    from public.bookings as b
    cross join lateral (
      select v_search is not null and (b.search_text like all (v_patterns) or regexp_replace(b.guest_phone, '\D', '', 'g') like '%' || v_digits || '%')
    ) as s (is_found)
    where b.erased_at is null and b.check_out_date > (select private.today()) - 90 and (
      s.is_found
      -- Only these bookings wait for an amount.
      or (v_search is null or v_typed is not null) and (b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed') or b.has_report
        or b.checked_out_at is not null)
    )
  ), found as (
    select n.b, r.report, d.due, coalesce(p_amount in (d.due, r.amount), false) as is_same
    from named as n
    cross join lateral (
      select private.site_collects(n.b) as due
    ) as d
    left join lateral (
      select p.amount, jsonb_build_object('id', p.id, 'amount', p.amount, 'method', p.method, 'reference', p.reference) as report
      from private.payments as p
      where p.booking_id = (n.b).id and p.state = 'reported' and p.holder = 'site' order by p.by_reference, p.by_guest desc, p.position limit 1
    ) as r on true
    where case when v_search is null then p_amount in (d.due, r.amount) else n.is_found or v_typed in (d.due, r.amount) end
  )
  select jsonb_build_object('rows', coalesce(jsonb_agg(f.row order by f.place), '[]')) into v_answer
  from (
    select row_number() over (
      order by f.is_same desc, f.report is not null desc, f.due > 0 and (f.b).booking_status in ('pending', 'confirmed') desc,
        (f.b).check_in_date < (select private.today()), (f.b).check_in_date, (f.b).id
    ) as place, private.payer_json(f.b) || jsonb_build_object(
      'hotel_name', h.name, 'check_in_date', (f.b).check_in_date, 'booking_status', (f.b).booking_status, 'due', f.due, 'report', f.report,
      'is_same', f.is_same
    ) as row
    from found as f join public.hotels as h on h.id = (f.b).hotel_id
    order by place limit most
  ) as f;
  perform private.log_view(
    'bookings', 'advances', 'Bookings for a payment', private.asked_for(jsonb_build_object('search', v_search, 'amount', p_amount))
  );
  return v_answer;
end $$;
select private.offer('admin_find_payable', 'authenticated, service_role');

create function private.reminded_at(p_booking_id uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  select max(o.created_at) from private.outbox as o
  where o.created_at > now() - interval '24 hours' and o.dedupe_key = any (array[
    'advance_reminder:' || p_booking_id, concat_ws(':', 'advance_reminder', p_booking_id, private.today()),
    concat_ws(':', 'advance_reminder', p_booking_id, private.today() - 1)
  ])
$$;

/* Returns why no advance is awaited, or null: not_found, cancelled, arrived, paid, reported, no_advance. */
create function private.not_awaited(p_booking public.bookings) returns text
language sql stable set search_path = ''
as $$
  select case
    when (p_booking).id is null or (p_booking).erased_at is not null then 'not_found'
    when (p_booking).booking_status = 'cancelled' then 'cancelled'
    when (p_booking).booking_status = 'completed' or (p_booking).checked_in_at is not null or (p_booking).check_in_date < private.today() then 'arrived'
    when (p_booking).payment_status = 'paid' then 'paid'
    when m.reported > 0 then 'reported'
    when (p_booking).payment_status <> 'pending' or (p_booking).advance_amount = 0 then 'no_advance'
  end
  from private.money_of((p_booking).id) as m
$$;

/* Reminds guests of their advance by email (once in 24 hours), or expires bookings without payment or report; before the deadline with p_reason.
   Codes of skipped bookings: those of not_awaited, part_paid, not_due, no_email, reminded, busy. Admins only. */
create function private.admin_act_on_awaited(p_booking_ids uuid[], p_deed text, p_reason text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 100;
  v_reason constant text := nullif(private.neat(left(p_reason, 2000)), '');
  v_id uuid;
  v_booking public.bookings;
  v_is_due boolean;
  v_code text;
  v_done integer := 0;
  v_skipped jsonb := '[]';
begin
  perform private.require_admin();
  if (p_deed in ('remind', 'expire')) is not true then return private.refusal('invalid_deed'); end if;
  if coalesce(cardinality(p_booking_ids), 0) = 0 then return private.refusal('none_chosen'); end if;
  if cardinality(p_booking_ids) > most then return private.refusal('too_many'); end if;
  if char_length(v_reason) > 300 or not private.is_text(v_reason) then return private.refusal('no_reason'); end if;
  -- The order in which the job expires bookings, so that locks cannot deadlock.
  for v_id in
    select i.id from (select distinct unnest(p_booking_ids) as id) as i left join public.bookings as b on b.id = i.id
    order by b.room_category_id, b.check_in_date, i.id
  loop
    begin
      select * into v_booking from public.bookings where id = v_id for no key update;
      v_is_due := coalesce(v_booking.advance_due_at <= now(), false);
      v_code := coalesce(private.not_awaited(v_booking), case
        when p_deed = 'expire' then case when private.has_payment_or_report(v_id) then 'part_paid' when not v_is_due and v_reason is null then 'not_due' end
        when v_booking.guest_email is null then 'no_email'
        when private.reminded_at(v_id) is not null then 'reminded'
      end);
      if v_code is null and p_deed = 'remind' then
        perform private.enqueue_mail(
          'advance_reminder', v_booking.guest_email, jsonb_build_object('booking_id', v_id),
          concat_ws(':', 'advance_reminder', v_id, private.today())
        );
      elsif v_code is null then
        update public.bookings set booking_status = 'cancelled', cancel_reason = case when not v_is_due then v_reason end where id = v_id;
      end if;
    exception when lock_not_available or serialization_failure or deadlock_detected then
      v_code := 'busy';
    end;
    if v_code is null then
      v_done := v_done + 1;
    else
      v_skipped := v_skipped || jsonb_build_object('booking_id', v_id, 'booking_reference', v_booking.booking_reference, 'code', v_code);
    end if;
  end loop;
  return jsonb_build_object('ok', true, 'done', v_done, 'skipped', v_skipped);
end $$;
select private.offer('admin_act_on_awaited', 'authenticated');
