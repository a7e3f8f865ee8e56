-- Tax invoices, bills of supply, credit notes and vouchers for advances: numbered without gaps, never changed. CGST Act 2017, sections 31 and 34;
-- CGST Rules 2017, rules 46 (invoice), 49 (bill of supply), 50 (receipt voucher), 51 (refund voucher), 53 (credit note). Definer functions: no API
-- role has rights on the tables.

create type private.invoice_kind as enum ('invoice', 'bill_of_supply', 'credit_note', 'receipt_voucher', 'refund_voucher');

create table private.invoice_counters (
  owner_id uuid not null,
  year smallint not null,
  kind private.invoice_kind not null,
  last integer not null check (last > 0),
  primary key (owner_id, year, kind)
);
comment on table private.invoice_counters is
  'The last number that was given of each series. Its row is locked until the invoice is written or undone, so that no number is missing or twice.';

create table private.invoices (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id),
  hotel_id uuid not null,
  -- Owner of the listing at that time, who owns the series of numbers. No foreign key: the invoice outlives the account.
  owner_id uuid not null,
  year smallint not null,
  kind private.invoice_kind not null,
  number integer not null check (number > 0),
  -- The printed number. Rule 46(b): at most 16 letters, digits, dashes and slashes, unique in a financial year.
  label text not null check (label ~ '^(INV|BOS|CRN|RCV|RFV)/[0-9]{2}-[0-9]{2}/[0-9]{5,6}$'),
  issued_at timestamptz not null default now(),
  issued_on date not null,
  issued_by uuid default auth.uid(),
  total_amount bigint not null check (total_amount > 0),
  -- Seller, booking, lines, sums, payment and adjusted vouchers at the time of issue.
  facts jsonb not null check (private.is_json(facts, 'object', 100000)),
  -- {name, company, gstin, address}; null after the retention period.
  buyer jsonb check (private.is_json(buyer, 'object', 4000)),
  credits uuid references private.invoices (id),
  reason text check (reason <> '' and char_length(reason) <= 200 and private.is_line(reason)),
  unique (owner_id, year, kind, number),
  constraint credit_names_its_invoice check (
    (kind in ('credit_note', 'refund_voucher')) = (credits is not null) and (credits is null) = (reason is null)
  )
);
comment on table private.invoices is
  'Invoices, bills of supply, credit notes and vouchers as they were issued. Kept until the term of the tax law is over, also of a guest who was erased; then the buyer goes.';
create index invoices_of on private.invoices (booking_id);
create index invoices_taken_back on private.invoices (credits) where credits is not null;
create unique index invoices_credited_once on private.invoices (credits) where kind = 'credit_note';
create index invoices_of_month on private.invoices (hotel_id, issued_on);
create index invoices_to_erase on private.invoices (issued_on) where buyer is not null;

/* True for a valid GSTIN or UIN (CGST Rules, rules 10 and 17): format and check character. Same as isGstin in src/domain/listing/gst.ts. */
create function private.is_gstin(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text ~ '^([0-9]{2}[A-Z]{4}[0-9A-Z][0-9]{4}[A-Z][0-9A-Z][Z1-9A-J]|[0-9]{4}[A-Z]{3}[0-9]{5}([UO]N|NR|OS))[0-9A-Z]$' and (
    select substr(d.digits, 1 + ((36 - sum(p.product / 36 + p.product % 36) % 36) % 36)::integer, 1) = right(p_text, 1)
    from (select '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ' as digits) as d
    cross join generate_series(1, 14) as i
    cross join lateral (select (strpos(d.digits, substr(p_text, i, 1)) - 1) * (2 - i % 2) as product) as p
    group by d.digits
  )
$$;

/* Returns the year in which the financial year of a date begins. */
create function private.financial_year(p_date date) returns integer
language sql immutable
return extract(year from p_date - interval '3 months')::integer;

/* Returns the charge of a cancelled booking in paise: no-show fee, or payment not refunded. Null until the guest confirms the cancellation. */
create function private.charge_of(p_booking public.bookings) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce((p_booking).no_show_fee, greatest(m.received - m.refunded - m.refund_due, 0)) from private.money_of((p_booking).id) as m
  where (p_booking).booking_status = 'cancelled' and (p_booking).cancel_answer_by is null
$$;

/* Returns the amount of a booking's invoice in paise: its price, or the charge of a cancelled booking. */
create function private.invoice_amount(p_booking public.bookings) returns bigint
language sql stable set search_path = ''
as $$ select case (p_booking).booking_status when 'cancelled' then private.charge_of(p_booking) else (p_booking).total_amount end $$;

/* Scales invoice lines to another amount in paise; each line is taxed at its own rate. */
create function private.part_of_lines(p_lines jsonb, p_amount bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  with shared as (
    select l.line, l.place, (l.line ->> 'tax_rate')::numeric as tax_rate,
      (round(p_amount * sum(k.amount) over w / sum(k.amount) over ())
        - round(p_amount * (sum(k.amount) over w - k.amount) / sum(k.amount) over ()))::bigint as amount
    from jsonb_array_elements(p_lines) with ordinality as l (line, place) cross join lateral (select (l.line ->> 'amount')::bigint as amount) as k
    window w as (order by l.place rows unbounded preceding)
  )
  select jsonb_agg(
    s.line || jsonb_build_object('amount', s.amount, 'taxable', s.amount - 2 * h.half, 'cgst', h.half, 'sgst', h.half) order by s.place
  )
  from shared as s cross join lateral (select private.tax_contained(s.amount, s.tax_rate) / 2 as half) as h
  where s.amount > 0
$$;

/* Returns lines for an advance or a cancellation charge. Both are taxed like the room (CBIC Circular 178/10/2022, paragraph 10). */
create function private.charge_lines(p_booking public.bookings, p_what text, p_taxed boolean, p_amount bigint) returns jsonb
language sql stable set search_path = ''
as $$
  with rates as (
    select t.tax_rate, t.amount from jsonb_to_recordset((p_booking).taxes) as t (tax_rate numeric, amount bigint)
    where (select sum(w.amount) from jsonb_to_recordset((p_booking).taxes) as w (amount bigint)) = (p_booking).total_amount
    union all
    select (p_booking).tax_rate, (p_booking).total_amount
    where (select sum(w.amount) from jsonb_to_recordset((p_booking).taxes) as w (amount bigint)) is distinct from (p_booking).total_amount
  )
  select private.part_of_lines(jsonb_agg(jsonb_build_object(
    'what', p_what, 'first_night', (p_booking).check_in_date, 'nights', (p_booking).nights, 'num_rooms', (p_booking).num_rooms, 'price', null,
    'amount', r.amount, 'tax_rate', case when p_taxed then r.tax_rate else 0 end
  ) order by r.tax_rate), p_amount)
  from rates as r
$$;

/* Returns the invoice lines of a booking in paise, amounts with tax. The lines add up to the booking's tax; CGST and SGST are equal on every line.
   price is null for a custom price that nights and rooms do not divide. */
create function private.invoice_lines(p_booking public.bookings, p_what text, p_taxed boolean) returns jsonb
language sql stable set search_path = ''
as $$
  with written as (
    select l.*, l.price * l.nights * l.num_rooms as amount
    from jsonb_to_recordset((p_booking).price_lines) as l (first_night date, nights integer, num_rooms integer, price bigint, tax_rate numeric)
  ),
  lines as (
    select * from written where (select sum(w.amount) from written as w) = (p_booking).total_amount
    union all
    select (p_booking).check_in_date, (p_booking).nights, (p_booking).num_rooms, (p_booking).base_price, (p_booking).tax_rate, (p_booking).total_amount
    where (select sum(w.amount) from written as w) is distinct from (p_booking).total_amount
  ),
  ordered as (
    select l.*, row_number() over (order by l.first_night, l.price desc) as place,
      sum(l.amount) over (partition by l.tax_rate order by l.first_night, l.price desc rows unbounded preceding) as until_here,
      sum(l.amount) over (partition by l.tax_rate) as of_rate
    from lines as l
  ),
  taxed as (
    select o.*, case when p_taxed then coalesce(t.tax, (p_booking).tax_amount) else 0 end as tax_of_rate
    from ordered as o
    left join jsonb_to_recordset((p_booking).taxes) as t (tax_rate numeric, tax bigint, amount bigint)
      on t.tax_rate = o.tax_rate and t.amount = o.of_rate
  ),
  halved as (
    select t.*, round(div(t.tax_of_rate, 2) * t.until_here / t.of_rate) - round(div(t.tax_of_rate, 2) * (t.until_here - t.amount) / t.of_rate) as half
    from taxed as t
  )
  select jsonb_agg(jsonb_build_object(
    'what', p_what, 'first_night', h.first_night, 'nights', h.nights, 'num_rooms', h.num_rooms,
    'price', case when h.price * h.nights * h.num_rooms = h.amount then h.price end, 'amount', h.amount,
    'tax_rate', case when p_taxed then h.tax_rate else 0 end, 'taxable', h.amount - 2 * h.half, 'cgst', h.half, 'sgst', h.half
  ) order by h.place)
  from halved as h
$$;

create function private.summed(p_lines jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'lines', p_lines, 'taxable', sum((l ->> 'taxable')::bigint), 'cgst', sum((l ->> 'cgst')::bigint), 'sgst', sum((l ->> 'sgst')::bigint)
  )
  from jsonb_array_elements(p_lines) as l
$$;

/* Takes the next number of a series and writes the invoice in the caller's transaction. A rollback uses no number. */
create function private.write_invoice(p_invoice private.invoices) returns private.invoices
language plpgsql volatile set search_path = ''
as $$
declare
  v_invoice private.invoices := p_invoice;
begin
  v_invoice.id := gen_random_uuid();
  v_invoice.issued_at := now();
  v_invoice.issued_on := private.today();
  v_invoice.issued_by := (select auth.uid());
  v_invoice.year := private.financial_year(v_invoice.issued_on);
  insert into private.invoice_counters as c (owner_id, year, kind, last) values (v_invoice.owner_id, v_invoice.year, v_invoice.kind, 1)
  on conflict (owner_id, year, kind) do update set last = c.last + 1
  returning c.last into v_invoice.number;
  v_invoice.label := concat_ws(
    '/', case v_invoice.kind
      when 'invoice' then 'INV' when 'bill_of_supply' then 'BOS' when 'credit_note' then 'CRN' when 'receipt_voucher' then 'RCV' else 'RFV'
    end,
    right(v_invoice.year::text, 2) || '-' || right((v_invoice.year + 1)::text, 2),
    lpad(v_invoice.number::text, greatest(5, length(v_invoice.number::text)), '0')
  );
  insert into private.invoices select v_invoice.*;
  return v_invoice;
end $$;

/* Rejects changes of invoices, except that the buyer is removed after the retention period. */
create function private.guard_invoices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and private.is_erasing() and new.buyer is null and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer' then return new; end if;
  raise exception 'An invoice stays as it was issued: a credit note cancels it.' using errcode = 'restrict_violation';
end $$;
create trigger guard_invoices before update or delete on private.invoices
  for each row execute function private.guard_invoices();
select private.log_changes('private.invoices', 'insert', 'booking_id', 'label', 'buyer', 'facts');

/* Returns the booking's invoice or bill without a credit note, or null. */
create function private.valid_invoice(p_booking_id uuid) returns private.invoices
language sql stable set search_path = ''
as $$
  select i from private.invoices as i
  where i.booking_id = p_booking_id and i.kind in ('invoice', 'bill_of_supply') and not exists (select from private.invoices as c where c.credits = i.id)
$$;

/* True if a future booking has an invoice and would no longer cover it with p_less paise less received. */
create function private.is_invoiced_ahead(p_booking public.bookings, p_less bigint) returns boolean
language sql stable set search_path = ''
as $$
  select i.id is not null and (p_booking).check_in_date > private.today() and (p_booking).booking_status <> 'cancelled'
    and private.paid_of((p_booking).id) - p_less < i.total_amount
  from private.valid_invoice((p_booking).id) as i
$$;

/* Writes a credit note for an invoice, or a refund voucher over p_amount paise. After a credit note, missing advances get refund vouchers. */
create function private.write_credit(p_invoice private.invoices, p_reason text, p_amount bigint default null) returns private.invoices
language plpgsql volatile set search_path = ''
as $$
declare
  v_credit private.invoices := p_invoice;
begin
  v_credit.kind := case p_invoice.kind when 'receipt_voucher' then 'refund_voucher' else 'credit_note' end;
  v_credit.credits := p_invoice.id;
  v_credit.reason := p_reason;
  if p_amount is not null then
    v_credit.total_amount := p_amount;
    v_credit.facts := v_credit.facts || private.summed(case p_amount
      when private.left_of(p_invoice) then private.left_lines(p_invoice) else private.part_of_lines(private.left_lines(p_invoice), p_amount)
    end);
  end if;
  v_credit := private.write_invoice(v_credit);
  if v_credit.kind = 'credit_note' then perform private.refund_vouchers(v_credit.booking_id); end if;
  return v_credit;
end $$;

-- Vouchers over advances ---------------------------------------------------------------------------------------------------------

/* Returns the paise of an invoice or receipt voucher that are not credited. */
create function private.left_of(p_invoice private.invoices) returns bigint
language sql stable set search_path = ''
as $$
  select (p_invoice).total_amount - coalesce(sum(c.total_amount), 0)::bigint from private.invoices as c where c.credits = (p_invoice).id
$$;

/* Returns the lines of a receipt voucher minus its refund vouchers, so that their tax adds up to the paisa. */
create function private.left_lines(p_voucher private.invoices) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(
    l.line || jsonb_build_object('amount', k.amount, 'taxable', k.amount - 2 * k.half, 'cgst', k.half, 'sgst', k.half) order by l.place
  )
  from jsonb_array_elements((p_voucher).facts -> 'lines') with ordinality as l (line, place)
  cross join lateral (
    select (l.line ->> 'amount')::bigint - coalesce(sum((r ->> 'amount')::bigint), 0)::bigint as amount,
      greatest((l.line ->> 'cgst')::bigint - coalesce(sum((r ->> 'cgst')::bigint), 0)::bigint, 0) as half
    from private.invoices as c cross join jsonb_array_elements(c.facts -> 'lines') as r
    where c.credits = (p_voucher).id and r ->> 'tax_rate' = l.line ->> 'tax_rate'
  ) as k
  where k.amount > 0
$$;

/* Returns the receipt vouchers that an invoice over p_amount paise adjusts, oldest first. */
create function private.adjusted_vouchers(p_booking_id uuid, p_amount bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('number', v.label, 'issued_on', v.issued_on, 'amount', v.amount) order by v.issued_at), '[]')
  from (
    select i.label, i.issued_on, i.issued_at,
      least(k.rest, p_amount - coalesce(sum(k.rest) over (order by i.issued_at rows between unbounded preceding and 1 preceding), 0))::bigint as amount
    from private.invoices as i cross join lateral private.left_of(i) as k (rest)
    where i.booking_id = p_booking_id and i.kind = 'receipt_voucher' and k.rest > 0
  ) as v
  where v.amount > 0
$$;

/* Returns the paise of advances on receipt vouchers, without refunds. */
create function private.vouched_of(p_booking_id uuid) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(private.left_of(i)), 0)::bigint from private.invoices as i where i.booking_id = p_booking_id and i.kind = 'receipt_voucher'
$$;

/* Returns the paise for a new receipt voucher: received and on no voucher yet. 0 once the booking has an invoice or is over. */
create function private.voucher_amount(p_booking public.bookings) returns bigint
language sql stable set search_path = ''
as $$
  select case when (p_booking).booking_status in ('pending', 'confirmed') and (private.valid_invoice((p_booking).id)).id is null
    then greatest(m.received - m.refunded - m.refund_due - private.vouched_of((p_booking).id), 0) else 0 end
  from private.money_of((p_booking).id) as m
$$;

/* Writes refund vouchers for advances that were refunded and that no invoice adjusted, newest first. */
create function private.refund_vouchers(p_booking_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_adjusted constant bigint := coalesce((
    select sum((v ->> 'amount')::bigint) from jsonb_array_elements((private.valid_invoice(p_booking_id)).facts -> 'vouchers') as v
  ), 0);
  v_gone bigint := private.vouched_of(p_booking_id) - greatest(private.paid_of(p_booking_id), v_adjusted);
  v_voucher private.invoices;
  v_part bigint;
begin
  for v_voucher in select * from private.invoices where booking_id = p_booking_id and kind = 'receipt_voucher' order by issued_at desc loop
    v_part := least(v_gone, private.left_of(v_voucher));
    continue when v_part <= 0;
    perform private.write_credit(v_voucher, 'The advance was refunded, or its payment was reversed', v_part);
    v_gone := v_gone - v_part;
  end loop;
end $$;

/* Credits the invoice of a booking that is cancelled or confirmed again. */
create function private.credit_for_cancelled() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_invoice constant private.invoices := private.valid_invoice(new.id);
begin
  if v_invoice.id is not null then
    perform private.write_credit(v_invoice, case new.booking_status when 'cancelled' then 'The booking was cancelled' else 'The booking was confirmed again' end);
  end if;
  return null;
end $$;
create trigger credit_for_cancelled after update of booking_status on public.bookings
  for each row when ((new.booking_status = 'cancelled') <> (old.booking_status = 'cancelled')) execute function private.credit_for_cancelled();

/* Credits the invoice of a cancelled booking if it exceeds the charge after a refund. */
create function private.credit_for_refund(p_booking public.bookings) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_invoice constant private.invoices := private.valid_invoice((p_booking).id);
begin
  if v_invoice.id is not null and v_invoice.total_amount > private.charge_of(p_booking) then
    perform private.write_credit(v_invoice, 'A refund, or a lower charge');
  end if;
end $$;

-- At the desk -------------------------------------------------------------------------------------------------------------------

create function private.invoice_row(p_invoice private.invoices) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_invoice).id, 'booking_id', (p_invoice).booking_id, 'kind', (p_invoice).kind, 'number', (p_invoice).label,
    'issued_on', (p_invoice).issued_on, 'total_amount', (p_invoice).total_amount,
    'credits', (select i.label from private.invoices as i where i.id = (p_invoice).credits),
    'is_credited', private.left_of(p_invoice) = 0,
    'differs', (p_invoice).kind in ('invoice', 'bill_of_supply') and (private.invoice_amount(b) is distinct from (p_invoice).total_amount or private.is_invoiced_ahead(b, 0))
  )
  from public.bookings as b where b.id = (p_invoice).booking_id
$$;

create function private.invoices_of(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.invoice_row(i) order by i.issued_at desc, i.kind desc), '[]')
  from private.invoices as i where i.booking_id = p_booking_id
$$;

create function private.issue_paper(p_booking_id uuid, p_buyer jsonb, p_is_voucher boolean) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_name constant text := nullif(private.neat(left(p_buyer ->> 'name', 1000)), '');
  v_company constant text := nullif(private.neat(left(p_buyer ->> 'company', 1000)), '');
  v_gstin constant text := nullif(regexp_replace(upper(private.plain_digits(private.tidy_line(left(p_buyer ->> 'gstin', 100)))), '[ -]', '', 'g'), '');
  v_address constant text := nullif(private.tidy_text(left(p_buyer ->> 'address', 2000)), '');
  v_refusal jsonb := private.refuse_desk((select hotel_id from public.bookings where id = p_booking_id));
  v_booking public.bookings;
  v_hotel public.hotels;
  v_listing public.properties;
  v_seller_gstin text;
  v_is_cancelled boolean;
  v_what text;
  v_lines jsonb;
  v_money private.money;
  v_paid bigint;
  v_invoice private.invoices;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_refusal := case
    when jsonb_typeof(p_buyer) is distinct from 'object' then private.refusal('invalid_buyer')
    when v_name is null or char_length(v_name) > 120 or not private.is_name(v_name) then private.refusal('invalid_buyer', 'field', 'name'::text)
    when char_length(v_company) > 120 or not private.is_name(v_company) then private.refusal('invalid_buyer', 'field', 'company'::text)
    when v_gstin is not null and not private.is_gstin(v_gstin) then private.refusal('invalid_buyer', 'field', 'gstin'::text)
    when v_gstin is not null and v_company is null then private.refusal('invalid_buyer', 'field', 'company'::text)
    when p_is_voucher and v_gstin is null then private.refusal('invalid_buyer', 'field', 'gstin'::text)
    when char_length(v_address) > 300 or not private.is_text(v_address) or v_gstin is not null and v_address is null then private.refusal('invalid_buyer', 'field', 'address'::text)
  end;
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id for no key update;
  v_is_cancelled := v_booking.booking_status = 'cancelled';
  v_money := private.money_of(p_booking_id);
  v_paid := v_money.received - v_money.refunded - case when v_is_cancelled then v_money.refund_due else 0 end;
  v_invoice.total_amount := case when p_is_voucher then private.voucher_amount(v_booking) else private.invoice_amount(v_booking) end;
  if v_booking.erased_at is not null then return private.refusal('erased'); end if;
  if not p_is_voucher and v_is_cancelled and coalesce(v_invoice.total_amount, 0) = 0 then return private.refusal('cancelled'); end if;
  if not p_is_voucher and not v_is_cancelled and v_booking.check_in_date > private.today() and v_paid < v_booking.total_amount then
    return private.refusal('too_early');
  end if;
  if (private.valid_invoice(p_booking_id)).id is not null then return private.refusal('already_issued'); end if;
  if p_is_voucher and v_invoice.total_amount = 0 then return private.refusal('no_advance'); end if;
  if exists (
    select from private.invoices as i
    where i.booking_id = p_booking_id and i.kind = 'receipt_voucher' and private.left_of(i) > 0 and i.buyer ->> 'gstin' is distinct from v_gstin
  ) then
    return private.refusal('other_buyer');
  end if;
  select * into v_hotel from public.hotels where id = v_booking.hotel_id;
  select * into v_listing from public.properties where id = v_hotel.property_id;
  if v_listing.id is null then return private.refusal('no_seller'); end if;
  select nullif(private.unseal(c.owner_id, c.sealed) ->> 'gst_number', '') into v_seller_gstin
  from private.compliance as c where c.owner_id = v_listing.owner_id;
  if p_is_voucher and (v_seller_gstin is null or v_booking.site_pays_tax) then return private.refusal('not_registered'); end if;
  select c.name into v_what from public.room_categories as c where c.id = v_booking.room_category_id;
  v_lines := case
    when v_is_cancelled or p_is_voucher then private.charge_lines(v_booking, v_what, v_seller_gstin is not null, v_invoice.total_amount)
    else private.invoice_lines(v_booking, v_what, v_seller_gstin is not null)
  end;
  v_invoice.booking_id := p_booking_id;
  v_invoice.hotel_id := v_booking.hotel_id;
  v_invoice.owner_id := v_listing.owner_id;
  v_invoice.kind := case when p_is_voucher then 'receipt_voucher' when v_seller_gstin is null then 'bill_of_supply' else 'invoice' end;
  v_invoice.buyer := jsonb_build_object('name', v_name, 'company', v_company, 'gstin', v_gstin, 'address', v_address);
  v_invoice.facts := jsonb_build_object(
    'seller', jsonb_build_object(
      'trade_name', v_hotel.name,
      'legal_name', (
        select coalesce(nullif(o.full_name, ''), nullif(p.full_name, ''))
        from public.profiles as p left join public.owner_profiles as o on o.user_id = p.user_id
        where p.user_id = v_listing.owner_id and p.role = 'owner'
      ),
      -- The address of a listed property includes town, State and PIN code.
      'address', coalesce(nullif(v_hotel.address, ''), v_hotel.city),
      'gstin', v_seller_gstin
    ),
    'stay', jsonb_build_object(
      'booking_reference', v_booking.booking_reference, 'check_in_date', v_booking.check_in_date, 'check_out_date', v_booking.check_out_date,
      'is_by_site', v_booking.source = 'site'
    ),
    'charge', case when v_booking.is_no_show then 'no_show' when v_is_cancelled then 'cancellation' end,
    -- For rooms, their location: IGST Act 2017, section 12(3).
    'place_of_supply', coalesce(nullif(v_listing.state, ''), v_hotel.city),
    'vouchers', case when p_is_voucher then '[]' else private.adjusted_vouchers(p_booking_id, v_invoice.total_amount) end,
    'paid', v_paid
  ) || private.summed(v_lines);
  v_invoice := private.write_invoice(v_invoice);
  return jsonb_build_object('ok', true, 'invoice_id', v_invoice.id, 'number', v_invoice.label);
end $$;

/* Issues the invoice of a booking, or a bill of supply without a GSTIN: from arrival, or once fully paid. Codes: those of refuse_desk, invalid_buyer
   {field}, erased, cancelled (no charge), too_early, already_issued, other_buyer, no_seller, busy. */
create function private.issue_invoice(p_booking_id uuid, p_buyer jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$ select private.issue_paper(p_booking_id, p_buyer, false) $$;
select private.offer('issue_invoice', 'authenticated');

/* Issues a receipt voucher over private.voucher_amount (CGST Act, section 31(3)(d); rule 50). The buyer needs a GSTIN and address. Codes: those of
   issue_invoice, no_advance, not_registered (the owner has no GSTIN, or the site pays the tax). */
create function private.issue_voucher(p_booking_id uuid, p_buyer jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$ select private.issue_paper(p_booking_id, p_buyer, true) $$;
select private.offer('issue_voucher', 'authenticated');

/* Credits an invoice, or the rest of a receipt voucher. Codes: those of refuse_desk, no_reason, already_credited, adjusted (by an invoice), busy. */
create function private.credit_invoice(p_invoice_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 1000)), '');
  v_invoice constant private.invoices := (select i from private.invoices as i where id = p_invoice_id);
  v_refusal constant jsonb := private.refuse_desk(v_invoice.hotel_id);
  v_credit private.invoices;
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_reason is null or char_length(v_reason) > 200 or not private.is_line(v_reason) then return private.refusal('no_reason'); end if;
  perform from public.bookings where id = v_invoice.booking_id for no key update;
  if v_invoice.credits is not null or private.left_of(v_invoice) = 0 then return private.refusal('already_credited'); end if;
  if v_invoice.kind = 'receipt_voucher' and (private.valid_invoice(v_invoice.booking_id)).id is not null then
    return private.refusal('adjusted');
  end if;
  v_credit := private.write_credit(v_invoice, v_reason, case v_invoice.kind when 'receipt_voucher' then private.left_of(v_invoice) end);
  return jsonb_build_object('ok', true, 'invoice_id', v_credit.id, 'number', v_credit.label);
end $$;
select private.offer('credit_invoice', 'authenticated');

create function private.invoice_json(p_invoice private.invoices) returns jsonb
language sql stable set search_path = ''
as $$
  select private.invoice_row(p_invoice) || (p_invoice).facts || jsonb_build_object(
    'buyer', (p_invoice).buyer, 'reason', (p_invoice).reason, 'hotel_id', (p_invoice).hotel_id,
    'credits_on', (select i.issued_on from private.invoices as i where i.id = (p_invoice).credits)
  )
$$;

/* Returns an invoice for the desk. Logs that an admin looked. Codes: those of refuse_desk. */
create function private.desk_invoice(p_invoice_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_invoice constant private.invoices := (select i from private.invoices as i where id = p_invoice_id);
  v_refusal constant jsonb := private.refuse_desk(v_invoice.hotel_id);
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_invoice.hotel_id <> all (private.readable_hotel_ids()) then
    perform private.log_view('bookings', v_invoice.booking_id::text, v_invoice.label, '{"seen": "an invoice"}');
  end if;
  return jsonb_build_object('ok', true, 'invoice', private.invoice_json(v_invoice), 'guest_email', (
    select guest_email from public.bookings as b
    where b.id = v_invoice.booking_id and b.erased_at is null and (private.is_admin() or not private.contact_is_over(b.check_out_date))
  ));
end $$;
select private.offer('desk_invoice', 'authenticated');

/* Emails the guest a link to an invoice or voucher, 5 times a day for a booking. Codes: those of refuse_desk, no_email, rate_limited, busy. */
create function private.email_invoice(p_invoice_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_invoice constant private.invoices := (select i from private.invoices as i where id = p_invoice_id);
  v_refusal constant jsonb := private.refuse_desk(v_invoice.hotel_id);
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = v_invoice.booking_id for no key update;
  if v_booking.guest_email is null or v_booking.erased_at is not null
    or private.contact_is_over(v_booking.check_out_date) and not private.is_admin() then
    return private.refusal('no_email');
  end if;
  if not private.hit('invoice:' || v_booking.id, interval '1 day', 5)
    or not private.may_mail_guest('invoice', v_booking.hotel_id, v_booking.guest_email) then
    return private.refusal('rate_limited');
  end if;
  perform private.enqueue_mail(
    'invoice_guest', v_booking.guest_email, jsonb_build_object('booking_id', v_booking.id, 'invoice_id', p_invoice_id),
    'invoice_guest:' || p_invoice_id || ':' || extract(epoch from clock_timestamp())
  );
  insert into private.booking_events (booking_id, actor_id, mail) values (v_booking.id, (select auth.uid()), 'invoice_guest');
  return jsonb_build_object('ok', true);
end $$;
select private.offer('email_invoice', 'authenticated');

/* Returns a month's invoices; amounts of credit notes are positive. Logs that an admin looked. Codes: those of refuse_desk, invalid_dates. */
create function private.desk_invoices(p_hotel_id uuid, p_month date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_rows jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  if (p_month between date '2000-01-01' and date '2199-12-31') is not true then return private.refusal('invalid_dates'); end if;
  select coalesce(jsonb_agg(
    private.invoice_row(i) || jsonb_build_object(
      'buyer', i.buyer, 'booking_reference', i.facts #> '{stay,booking_reference}', 'taxable', i.facts -> 'taxable', 'cgst', i.facts -> 'cgst',
      'sgst', i.facts -> 'sgst'
    ) order by i.issued_on, i.kind, i.number
  ), '[]') into v_rows
  from private.invoices as i
  where i.hotel_id = p_hotel_id and i.issued_on >= date_trunc('month', p_month) and i.issued_on < date_trunc('month', p_month) + interval '1 month';
  perform private.log_desk_view(p_hotel_id, 'bookings', 'invoices', 'Invoices of', jsonb_build_object('month', to_char(p_month, 'YYYY-MM')));
  return jsonb_build_object('ok', true, 'rows', v_rows);
end $$;
select private.offer('desk_invoices', 'authenticated');
