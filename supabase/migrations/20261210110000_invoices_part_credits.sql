-- Credit notes for a part of an invoice (CGST Act 2017, section 34). An invoice may have several, together over at most its amount.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

drop index private.invoices_credited_once;

/* Returns the lines of a credit over p_amount paise of what is left of an invoice or receipt voucher. Each line takes its share of the tax of the
   invoice's line `place`, so that several credits refund the tax to the paisa. Older vouchers have one line of each rate and name no place. */
create function private.credit_lines(p_invoice private.invoices, p_amount bigint) returns jsonb
language sql stable set search_path = ''
as $$
  with rest as (
    select l.line, l.place, k.amount, k.half
    from jsonb_array_elements((p_invoice).facts -> 'lines') with ordinality as l (line, place)
    cross join lateral (
      select (l.line ->> 'amount')::bigint - coalesce(sum((r ->> 'amount')::bigint), 0)::bigint as amount,
        greatest((l.line ->> 'cgst')::bigint - coalesce(sum((r ->> 'cgst')::bigint), 0)::bigint, 0) as half
      from private.invoices as c cross join jsonb_array_elements(c.facts -> 'lines') as r
      where c.credits = (p_invoice).id and coalesce((r ->> 'place')::bigint = l.place, r ->> 'tax_rate' = l.line ->> 'tax_rate')
    ) as k
    where k.amount > 0
  ),
  shared as (
    select r.*, (round(p_amount * sum(r.amount) over w / sum(r.amount) over ())
      - round(p_amount * (sum(r.amount) over w - r.amount) / sum(r.amount) over ()))::bigint as part
    from rest as r
    window w as (order by r.place rows unbounded preceding)
  )
  select jsonb_agg(s.line || jsonb_build_object(
    'place', s.place, 'price', case when s.part = (s.line ->> 'amount')::bigint then s.line -> 'price' end,
    'amount', s.part, 'taxable', s.part - 2 * h.half, 'cgst', h.half, 'sgst', h.half
  ) order by s.place)
  from shared as s cross join lateral (select round(s.half::numeric * s.part / s.amount)::bigint as half) as h
  where s.part > 0
$$;

/* Writes a credit note or refund voucher over p_amount paise, or over all that is left. Raises check_violation if that is less. After a credit note,
   missing advances get refund vouchers. */
create or replace function private.write_credit(p_invoice private.invoices, p_reason text, p_amount bigint default null) returns private.invoices
language plpgsql volatile set search_path = ''
as $$
declare
  v_credit private.invoices := p_invoice;
  v_left bigint;
begin
  perform from private.invoices where id = p_invoice.id for no key update;
  v_left := private.left_of(p_invoice);
  if p_amount > v_left then raise exception 'A credit is over at most what is left of its invoice.' using errcode = 'check_violation'; end if;
  v_credit.kind := case p_invoice.kind when 'receipt_voucher' then 'refund_voucher' else 'credit_note' end;
  v_credit.credits := p_invoice.id;
  v_credit.reason := p_reason;
  v_credit.total_amount := coalesce(p_amount, v_left);
  v_credit.facts := v_credit.facts || private.summed(private.credit_lines(p_invoice, v_credit.total_amount));
  -- The invoice keeps its vouchers until it is credited in full.
  if v_credit.total_amount < p_invoice.total_amount then v_credit.facts := v_credit.facts || '{"vouchers": []}'; end if;
  v_credit := private.write_invoice(v_credit);
  if v_credit.kind = 'credit_note' then perform private.refund_vouchers(v_credit.booking_id); end if;
  return v_credit;
end $$;

drop function private.left_lines(private.invoices);

/* Returns the booking's invoice or bill that is not credited in full, or null. */
create or replace function private.valid_invoice(p_booking_id uuid) returns private.invoices
language sql stable set search_path = ''
as $$
  select i from private.invoices as i
  where i.booking_id = p_booking_id and i.kind in ('invoice', 'bill_of_supply') and private.left_of(i) > 0
$$;

/* True if a future booking has an invoice and would no longer cover what is left of it with p_less paise less received. */
create or replace function private.is_invoiced_ahead(p_booking public.bookings, p_less bigint) returns boolean
language sql stable set search_path = ''
as $$
  select i.id is not null and (p_booking).check_in_date > private.today() and (p_booking).booking_status <> 'cancelled'
    and private.paid_of((p_booking).id) - p_less < private.left_of(i)
  from private.valid_invoice((p_booking).id) as i
$$;

/* Credits what is left of the invoice of a cancelled booking if it exceeds the charge after a refund. */
create or replace function private.credit_for_refund(p_booking public.bookings) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_invoice constant private.invoices := private.valid_invoice((p_booking).id);
begin
  if v_invoice.id is not null and private.left_of(v_invoice) > private.charge_of(p_booking) then
    perform private.write_credit(v_invoice, 'A refund, or a lower charge');
  end if;
end $$;

create or replace function private.invoice_row(p_invoice private.invoices) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_invoice).id, 'booking_id', (p_invoice).booking_id, 'kind', (p_invoice).kind, 'number', (p_invoice).label,
    'issued_on', (p_invoice).issued_on, 'total_amount', (p_invoice).total_amount, 'left_amount', k.rest,
    'credits', i.label, 'is_part', coalesce((p_invoice).total_amount < i.total_amount, false), 'is_credited', k.rest = 0,
    'differs', (p_invoice).kind in ('invoice', 'bill_of_supply') and (private.invoice_amount(b) is distinct from k.rest or private.is_invoiced_ahead(b, 0))
  )
  from public.bookings as b
  cross join lateral private.left_of(p_invoice) as k (rest)
  left join private.invoices as i on i.id = (p_invoice).credits
  where b.id = (p_invoice).booking_id
$$;

drop function public.credit_invoice(uuid, text);
drop function private.credit_invoice(uuid, text);

/* Credits p_amount paise of an invoice or bill, or all that is left of it; of a receipt voucher, all that is left. With an amount, p_left is what
   the caller saw as left, so that a repeated call writes no second note. Codes: those of refuse_desk, no_reason, already_credited, adjusted (by an
   invoice), changed_meanwhile {left}, invalid_amount (less than ₹1 and not all), too_much {most}, too_many_notes (20; the last one credits all), busy. */
create function private.credit_invoice(p_invoice_id uuid, p_reason text, p_amount bigint default null, p_left bigint default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 1000)), '');
  v_invoice constant private.invoices := (select i from private.invoices as i where id = p_invoice_id);
  v_refusal constant jsonb := private.refuse_desk(v_invoice.hotel_id);
  v_left bigint;
  v_credit private.invoices;
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_reason is null or char_length(v_reason) > 200 or not private.is_line(v_reason) then return private.refusal('no_reason'); end if;
  perform from public.bookings where id = v_invoice.booking_id for no key update;
  v_left := private.left_of(v_invoice);
  if v_invoice.credits is not null or v_left = 0 then return private.refusal('already_credited'); end if;
  if v_invoice.kind = 'receipt_voucher' and (private.valid_invoice(v_invoice.booking_id)).id is not null then
    return private.refusal('adjusted');
  end if;
  if p_amount is not null then
    if p_amount < least(100, v_left) or v_invoice.kind = 'receipt_voucher' then return private.refusal('invalid_amount'); end if;
    if p_left is distinct from v_left then return private.refusal('changed_meanwhile', 'left', v_left); end if;
    if p_amount > v_left then return private.refusal('too_much', 'most', v_left); end if;
    if p_amount < v_left and (select count(*) >= 19 from private.invoices where credits = p_invoice_id) then
      return private.refusal('too_many_notes');
    end if;
  end if;
  v_credit := private.write_credit(v_invoice, v_reason, coalesce(p_amount, v_left));
  return jsonb_build_object('ok', true, 'invoice_id', v_credit.id, 'number', v_credit.label);
end $$;
select private.offer('credit_invoice', 'authenticated');
