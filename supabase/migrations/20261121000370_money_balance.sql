-- The balance, the payment_status and the refunds due follow from payments and refunds. Definer functions: no API role has rights on the tables.

/* True for a UPI UTR: 12 digits (NPCI: "RRN, 12 digits"), not one digit repeated. */
create function private.is_utr(p_text text) returns boolean
language sql immutable
return coalesce(p_text ~ '^[0-9]{12}$' and p_text !~ '^(.)\1{11}$', false);

/* Returns the fingerprint of a UTR; null for other text and without the key. It is keyed because a plain hash of 12 digits is easy to reverse. */
create function private.utr_hash(p_reference text) returns bytea
language sql stable set search_path = ''
as $$
  select extensions.hmac(p_reference, s.decrypted_secret, 'sha256') from vault.decrypted_secrets as s
  where s.name = 'utr_key' and private.is_utr(p_reference)
$$;

/* Returns a reference as it is stored: a UTR without the spaces that apps show. Null if empty. */
create function private.tidy_reference(p_reference text) returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_utr(r.bare) then r.bare else nullif(r.neat, '') end
  from (select private.neat(left(p_reference, 300)) as neat, regexp_replace(left(p_reference, 300), '\s', '', 'g') as bare) as r
$$;

-- The balance ---------------------------------------------------------------------------------------------------------------------

create type private.money as (
  received bigint, refunded bigint, refund_due bigint, reported bigint, at_site bigint, site_due bigint, goodwill bigint
);

/* Returns the sums of a booking's money in paise. reported leaves out reports made with the reference alone. site_due is the site's part of
   refund_due. goodwill was refunded without being due and lowers the price. */
create function private.money_of(p_booking_id uuid) returns private.money
language sql stable set search_path = ''
as $$
  select p.received, r.refunded, r.refund_due, p.reported, p.by_site - r.by_site, r.site_due, r.goodwill
  from (
    select
      coalesce(sum(amount) filter (where state = 'received'), 0)::bigint as received,
      coalesce(sum(amount) filter (where state = 'reported' and not by_reference), 0)::bigint as reported,
      coalesce(sum(amount) filter (where state = 'received' and holder = 'site'), 0)::bigint as by_site
    from private.payments where booking_id = p_booking_id
  ) as p
  cross join (
    select
      coalesce(sum(amount) filter (where state = 'done'), 0)::bigint as refunded,
      coalesce(sum(amount) filter (where state in ('due', 'sent')), 0)::bigint as refund_due,
      coalesce(sum(amount) filter (where state = 'done' and holder = 'site'), 0)::bigint as by_site,
      coalesce(sum(amount) filter (where state in ('due', 'sent') and holder = 'site'), 0)::bigint as site_due,
      coalesce(sum(goodwill) filter (where state = 'done'), 0)::bigint as goodwill
    from private.refunds where booking_id = p_booking_id
  ) as r
$$;

/* Returns the price of a booking in paise: its total, or the fee of a no-show. Null for any other cancelled booking. */
create function private.price_due(p_status public.booking_status, p_total bigint, p_fee bigint) returns bigint
language sql immutable
return case when p_status = 'cancelled' then p_fee else p_total end;

/* Returns price − received + refunded + refunds due, without goodwill, in paise; 0 if cancelled without a fee. The only place that computes it. */
create function private.balance_due(p_status public.booking_status, p_total bigint, p_fee bigint, p_money private.money) returns bigint
language sql immutable
return coalesce(private.price_due(p_status, p_total, p_fee) - (p_money).received + (p_money).refunded - (p_money).goodwill + (p_money).refund_due, 0);

/* Returns paise received and not refunded. */
create function private.paid_of(p_booking_id uuid) returns bigint
language sql stable set search_path = ''
as $$ select m.received - m.refunded from private.money_of(p_booking_id) as m $$;

/* Returns the most that a holder can still receive, in paise. Before check-out the site receives only up to the advance. For a cancelled booking
   without a no-show fee the old price counts, so that a reported payment can be received. */
create function private.receivable(p_booking public.bookings, p_holder private.money_holder) returns bigint
language sql stable set search_path = ''
as $$
  select greatest(least(
    private.balance_due('confirmed', coalesce(p.price, (p_booking).total_amount), null, m),
    case when p_holder = 'site' and (p_booking).checked_out_at is null then (p_booking).advance_amount - m.at_site + m.site_due end
  ), 0)
  from private.money_of((p_booking).id) as m,
    private.price_due((p_booking).booking_status, (p_booking).total_amount, (p_booking).no_show_fee) as p (price)
$$;

/* Returns the part of private.receivable that the site asks for now, in paise: a missing advance, or the balance after check-out. */
create function private.site_collects(p_booking public.bookings) returns bigint
language sql stable set search_path = ''
as $$
  select case
    when (p_booking).checked_out_at is not null and ((p_booking).booking_status <> 'cancelled' or (p_booking).no_show_fee is not null)
      then private.receivable(p_booking, 'site')
    when (p_booking).stay_state in ('pending', 'confirmed') and (p_booking).payment_status in ('pending', 'failed')
      then least(private.receivable(p_booking, 'site'), greatest((p_booking).advance_amount - private.paid_of((p_booking).id), 0))
    else 0
  end
$$;

/* Returns paise received beyond a price, without the refunds due. Negative if some is missing. */
create function private.surplus_over(p_booking_id uuid, p_total bigint) returns bigint
language sql stable set search_path = ''
as $$ select m.received - m.refunded - m.refund_due - p_total from private.money_of(p_booking_id) as m $$;

/* True if the booking has a payment or an open report of one. Such bookings do not expire. */
create function private.has_payment_or_report(p_booking_id uuid) returns boolean
language sql stable set search_path = ''
as $$ select m.received > m.refunded or m.reported > 0 from private.money_of(p_booking_id) as m $$;

/* Returns the amount of the guest's last report in paise, if we did not find that payment and received none since. Else 0. */
create function private.unmatched_report(p_booking_id uuid) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce((
    select case when p.state = 'rejected' and (p.ended_by is not null or p.end_reason = 'Not found within a week') then p.amount end
    from private.payments as p
    where p.booking_id = p_booking_id and p.change_id is null and (p.by_guest or p.state = 'received') order by p.position desc limit 1
  ), 0)
$$;

/* Returns the refund (back, in paise) of a payment after the cancellation; beyond: above the price. The policy applies if the guest cancelled, was
   asked or did not arrive; else all, as for a gateway. Null: the property decides. p_expected: not received yet. */
create function private.late_refund(
  p_booking public.bookings, p_amount bigint, p_is_online boolean, p_expected bigint default 0, out beyond bigint, out back bigint
)
language plpgsql stable set search_path = ''
as $$
begin
  -- The refund due at the cancellation was not paid twice.
  beyond := least(p_amount, greatest(
    private.surplus_over((p_booking).id, (p_booking).total_amount) + p_expected + coalesce((p_booking).refund_promised, 0), 0
  ));
  back := case
    when not p_is_online and (
      (p_booking).cancelled_by_guest or (p_booking).is_no_show
      -- A guest who was asked gets the rest if they answer "no" or do not answer.
      or num_nonnulls((p_booking).cancel_confirmed_at, (p_booking).cancel_answer_by) > 0
    ) then beyond + private.refund_share(p_booking, p_amount - beyond, (p_booking).cancelled_at)
    else p_amount
  end;
end $$;

/* Returns a booking's money in paise. refund_of_reported: the refund of a reported payment of a cancelled booking once found, or null. */
create function private.paying_of(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'paid_amount', m.received - m.refunded, 'refunded_amount', m.refunded, 'refund_due', m.refund_due,
    'balance_due', private.balance_due(b.booking_status, b.total_amount, b.no_show_fee, m), 'upi_id', s.upi_id, 'pays_online', s.gateway is not null,
    'not_found_amount', private.unmatched_report(b.id),
    'refund_of_reported', case when b.booking_status = 'cancelled' and b.has_report then (
      select l.back from private.reported_of(b.id) as r (amount) cross join lateral private.late_refund(b, r.amount, false, r.amount) as l where r.amount > 0
    ) end
  )
  from public.bookings as b cross join private.settings as s cross join lateral private.money_of(b.id) as m
  where b.id = p_booking_id
$$;

/* Returns the amount that makes a booking paid, in paise: its advance, or the total without one. */
create function private.due_amount(p_booking public.bookings) returns bigint
language sql immutable
return case when (p_booking).advance_amount > 0 then (p_booking).advance_amount else (p_booking).total_amount end;

create function private.pays_site(p_booking public.bookings) returns boolean
language sql immutable
return (p_booking).advance_amount > 0;

/* Returns the payment_status that follows from the money. "failed" is set by an admin and holds until something is received. */
create function private.payment_status_of(p_booking public.bookings, p_money private.money) returns public.payment_status
language sql immutable
return (case
  when (p_money).refunded > 0 and (p_money).received - (p_money).refunded < private.due_amount(p_booking) then 'refunded'
  when (p_money).received - (p_money).refunded >= private.due_amount(p_booking) then 'paid'
  when (p_booking).payment_status = 'failed' and (p_money).received = 0 then 'failed'
  else 'pending'
end)::public.payment_status;

/* Updates what depends on a booking's money: payment_status, advance_due_at, invoice charge, vouchers. Functions that write money or a price must
   call it. Raises PT409 'too_much' if a holder refunds more than it has, or a gateway more than the payment. */
create function private.settle_money(p_booking_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_money constant private.money := private.money_of(p_booking_id);
  v_net constant bigint := v_money.received - v_money.refunded;
  v_booking public.bookings;
  v_status public.payment_status;
  v_due_at timestamptz;
begin
  if v_money.at_site < v_money.site_due or v_net - v_money.at_site < v_money.refund_due - v_money.site_due or exists (
    select from private.payments as p join private.refunds as r on r.payment_id = p.id and r.state in ('sent', 'done')
    where p.booking_id = p_booking_id group by p.id having sum(r.amount) > p.amount
  ) then
    raise exception 'too_much' using errcode = 'PT409';
  end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  v_status := private.payment_status_of(v_booking, v_money);
  v_due_at := case
    when v_status not in ('pending', 'failed') or v_booking.booking_status in ('cancelled', 'completed') then v_booking.advance_due_at
    when v_net > 0 then null
    -- A report extends the deadline once, and only if the guest has opened a link in our email.
    when v_money.reported > 0 and (
      v_booking.advance_due_at is null or v_booking.verified_at is not null and v_booking.extended_at is null
      or exists (select from private.payments where booking_id = p_booking_id and state = 'reported' and not by_guest)
    ) then null
    when v_money.reported > 0 then v_booking.advance_due_at
    when v_status = 'failed' then v_booking.advance_due_at
    -- After a rejected report the booking gets the deadline of a new one.
    else coalesce(
      v_booking.advance_due_at, private.advance_deadline(now(), v_booking.check_in_date, v_booking.advance_amount)
    )
  end;
  update public.bookings set
    payment_status = v_status, advance_due_at = v_due_at, has_report = v_money.reported > 0,
    extended_at = case when v_due_at is null and advance_due_at is not null and v_net = 0 then coalesce(extended_at, now()) else extended_at end
  where id = p_booking_id and (payment_status, advance_due_at, has_report) is distinct from (v_status, v_due_at, v_money.reported > 0);
  if v_booking.booking_status = 'cancelled' then perform private.credit_for_refund(v_booking); end if;
  perform private.refund_vouchers(p_booking_id);
end $$;

-- The cancellation policy -----------------------------------------------------------------------------------------------------------

/* Returns the end of the refund under the cancellation policy; for a raised price, the start of the stay. Null for a policy in free text. */
create function private.refund_deadline(p_booking public.bookings) returns timestamptz
language sql stable set search_path = ''
as $$
  select ((p_booking).terms_date + (p_booking).terms_time) at time zone 'Asia/Kolkata' - make_interval(hours => case when private.is_raised(p_booking) then 0 else (p_booking).refund_hours end)
$$;

/* Returns the refund of an amount in paise, half a paisa up. All of it until the guest accepts a raised price. Null for a policy in free text. */
create function private.refund_share(p_booking public.bookings, p_amount bigint, p_at timestamptz) returns bigint
language sql stable set search_path = ''
as $$
  select case
    when p_at > private.refund_deadline(p_booking) then case when (p_booking).refund_percent is not null then 0 end
    when private.is_raised(p_booking) then p_amount
    else round(p_amount * (p_booking).refund_percent / 100.0)::bigint
  end
$$;

/* Returns the refund now: percent (null for a policy in free text) and until (null once it has passed). */
create function private.terms_now(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'percent', private.refund_share(p_booking, 100, now()),
    'until', (select d.deadline from private.refund_deadline(p_booking) as d (deadline) where d.deadline >= now())
  )
$$;

/* Returns the refund in paise for a cancellation at that time, with the refunds that are already due. */
create function private.refund_of(p_booking public.bookings, p_at timestamptz default now()) returns bigint
language sql stable set search_path = ''
as $$
  select case when n.rest = 0 then n.due else n.due + private.refund_share(p_booking, n.rest, p_at) end
  from (select m.received - m.refunded - m.refund_due as rest, m.refund_due as due from private.money_of((p_booking).id) as m) as n
$$;

/* Returns a date some bank days later. Saturdays and Sundays do not count; holidays do. */
create function private.business_days_after(p_date date, p_days integer) returns date
language sql immutable set search_path = ''
as $$
  select d.day from (
    select p_date + k as day from generate_series(1, p_days * 2 + 2) as k where extract(isodow from p_date + k) < 6
  ) as d
  order by d.day offset p_days - 1 limit 1
$$;

-- Refunds that are due --------------------------------------------------------------------------------------------------------------

/* Returns the site's part of a new refund in paise. The site keeps the advance for the property until the booking is cancelled. */
create function private.site_part(p_booking public.bookings, p_amount bigint) returns bigint
language sql stable set search_path = ''
as $$
  select least(p_amount, greatest(
    m.at_site - m.site_due - case when (p_booking).booking_status = 'cancelled' then 0
      else greatest(least((p_booking).advance_amount, m.received - m.refunded - m.refund_due - p_amount), 0) end,
    p_amount - (m.received - m.refunded - m.at_site - m.refund_due + m.site_due), 0
  ))
  from private.money_of((p_booking).id) as m
$$;

/* Makes a refund due within 7 business days, as we promise guests. Does nothing for amounts of 0 or below. */
create function private.add_refund_due(p_booking public.bookings, p_amount bigint, p_reason text) returns void
language sql volatile set search_path = ''
as $$
  insert into private.refunds (booking_id, hotel_id, holder, amount, reason, due_on)
  select (p_booking).id, (p_booking).hotel_id, h.holder, h.amount, p_reason, private.business_days_after(private.today(), 7)
  from private.site_part(p_booking, p_amount) as s (part)
  cross join lateral (values ('site'::private.money_holder, s.part), ('property', p_amount - s.part)) as h (holder, amount)
  where p_amount > 0 and h.amount > 0
$$;

/* Cancels refunds due up to an amount, the newest first; with p_by_day, the earliest due first. Skips refunds that a gateway is sending. */
create function private.cancel_refunds_due(
  p_booking_id uuid, p_amount bigint, p_why text, p_reason text default null, p_holder private.money_holder default null,
  p_by_day boolean default false
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_left bigint := p_amount;
  v_refund private.refunds;
begin
  for v_refund in
    select * from private.refunds
    where booking_id = p_booking_id and state = 'due' and (p_reason is null or reason = p_reason) and (p_holder is null or holder = p_holder)
    order by case when p_by_day then due_on end, case when p_by_day then position else -position end
  loop
    exit when v_left <= 0;
    if v_refund.amount <= v_left then
      update private.refunds set state = 'cancelled', ended_at = now(), ended_by = auth.uid(), end_reason = p_why where id = v_refund.id;
    else
      update private.refunds set amount = amount - v_left where id = v_refund.id;
    end if;
    v_left := v_left - v_refund.amount;
  end loop;
end $$;

/* Makes due what was received beyond the price or fee, in paise. p_to_site: just received; its surplus over the advance is due too. */
create function private.refund_surplus(p_booking public.bookings, p_to_site bigint default 0) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_over constant bigint := private.surplus_over(
    (p_booking).id, private.price_due((p_booking).booking_status, (p_booking).total_amount, (p_booking).no_show_fee)
  );
  v_twice constant bigint := (
    select least(p_to_site, m.at_site - m.site_due - (p_booking).advance_amount) from private.money_of((p_booking).id) as m
    where (p_booking).stay_state in ('pending', 'confirmed')
  );
begin
  if (p_booking).booking_status = 'cancelled' then
    perform private.add_refund_due(p_booking, v_over, 'cancelled');
    return;
  end if;
  perform private.add_refund_due(p_booking, greatest(v_over, v_twice), case when v_twice > v_over then 'paid_twice' else 'overpaid' end);
end $$;

create function private.cancel_lost_surplus(p_booking public.bookings) returns void
language sql volatile set search_path = ''
as $$
  select private.cancel_refunds_due(
    (p_booking).id, least(r.due, -private.surplus_over((p_booking).id, p.price)), 'The payment it came from was reversed', r.reason
  )
  from private.price_due((p_booking).booking_status, (p_booking).total_amount, (p_booking).no_show_fee) as p (price)
  cross join lateral (
    select w.reason, coalesce(sum(d.amount), 0)::bigint as due
    from (select case (p_booking).booking_status when 'cancelled' then 'cancelled' else 'overpaid' end as reason) as w
    left join private.refunds as d on d.booking_id = (p_booking).id and d.state = 'due' and d.reason = w.reason
    group by w.reason
  ) as r
  where p.price is not null
$$;

create function private.refund_late_payment(p_booking public.bookings, p_payment private.payments) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_refund constant record := private.late_refund(p_booking, (p_payment).amount, (p_payment).gateway is not null);
begin
  perform private.add_refund_due(p_booking, coalesce(v_refund.back, v_refund.beyond), 'cancelled');
  update public.bookings set refund_promised = refund_promised + v_refund.back where id = (p_booking).id;
end $$;

-- Recording ---------------------------------------------------------------------------------------------------------------------------

/* Emails the guest about a payment or refund, once for each kind. p_about: {payment_id} or {refund_id}. */
create function private.mail_money(p_kind text, p_booking public.bookings, p_about jsonb) returns void
language sql volatile set search_path = ''
as $$
  select private.enqueue_mail(
    p_kind, (p_booking).guest_email, jsonb_build_object('booking_id', (p_booking).id) || p_about,
    p_kind || ':' || coalesce(p_about ->> 'payment_id', p_about ->> 'refund_id')
  )
  where (p_booking).erased_at is null
$$;

/* True if we may email the guest about money of this holder. Emails about the property's money are limited. */
create function private.may_mail_money(p_booking public.bookings, p_holder private.money_holder, p_what text) returns boolean
language sql volatile set search_path = ''
as $$
  select p_holder = 'site' or private.is_admin() or private.may_mail_guest(p_what, (p_booking).hotel_id, (p_booking).guest_email)
$$;

/* Adds the payment to the pending email about the change, so that the guest gets one email. */
create function private.tell_paid_change(p_payment private.payments) returns void
language sql volatile set search_path = ''
as $$
  update private.outbox set data = data || jsonb_build_object('payment_id', p_payment.id), dedupe_key = 'payment_received:' || p_payment.id
  where kind = 'changed_guest' and status = 'pending' and created_at = now() and data ->> 'booking_id' = p_payment.booking_id::text
$$;
