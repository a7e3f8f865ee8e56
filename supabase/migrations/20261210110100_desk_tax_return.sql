-- A month's GSTR-1 of an owner: sums in paise of invoices, credit notes and advances, by GST number (CGST Act 2017, section 37; CGST Rules, rule 59).

set local lock_timeout = '2s';

/* Returns the paise of a receipt voucher that were an open advance at the beginning of a day: not refunded, nor adjusted by an invoice. An invoice
   that is credited in full adjusts nothing. */
create function private.open_advance(p_voucher private.invoices, p_day date) returns bigint
language sql stable set search_path = ''
as $$
  select case when (p_voucher).issued_on < p_day then (p_voucher).total_amount - coalesce((
    select sum(c.total_amount) from private.invoices as c where c.credits = (p_voucher).id and c.issued_on < p_day
  ), 0) - coalesce((
    select sum((a ->> 'amount')::bigint)
    from private.invoices as i cross join jsonb_array_elements(i.facts -> 'vouchers') as a
    where i.booking_id = (p_voucher).booking_id and i.kind = 'invoice' and i.issued_on < p_day and a ->> 'number' = (p_voucher).label
      and i.total_amount > coalesce((select sum(c.total_amount) from private.invoices as c where c.credits = i.id and c.issued_on < p_day), 0)
  ), 0) else 0 end::bigint
$$;

/* Returns the GSTR-1 of a GST number for a month, given by its first day. B2CS, HSN and exempt are net of credit notes. A voucher's open advance at
   the end of the month, minus that at its beginning, is received (table 11A) or adjusted (11B), before tax. */
create function private.gstr1(p_owner_id uuid, p_gstin text, p_month date) returns jsonb
language sql stable set search_path = ''
as $$
  with documents as materialized (
    select i.*, i.buyer ->> 'gstin' as buyer_gstin, case i.kind when 'credit_note' then -1 else 1 end as sign
    from private.invoices as i
    where i.owner_id = p_owner_id and i.year = private.financial_year(p_month) and i.facts #>> '{seller,gstin}' = p_gstin
      and i.issued_on >= p_month and i.issued_on < p_month + interval '1 month'
  ),
  supplies as materialized (select * from documents where kind in ('invoice', 'credit_note')),
  lines as materialized (
    select d.id, d.sign, d.buyer_gstin is not null as to_business, coalesce(l ->> 'sac', '996311') as code, (l ->> 'tax_rate')::numeric as rate,
      (l ->> 'amount')::bigint as amount, (l ->> 'taxable')::bigint as taxable, (l ->> 'cgst')::bigint as cgst, (l ->> 'sgst')::bigint as sgst
    from supplies as d cross join jsonb_array_elements(d.facts -> 'lines') as l
  ),
  business as (
    select d.issued_on, d.kind, d.number, jsonb_build_object(
      'invoice_id', d.id, 'kind', d.kind, 'number', d.label, 'issued_on', d.issued_on, 'total_amount', d.total_amount, 'gstin', d.buyer_gstin,
      'name', coalesce(d.buyer ->> 'company', d.buyer ->> 'name'), 'rates', (
        select jsonb_agg(to_jsonb(r) order by r.rate) from (
          select l.rate, sum(l.taxable) as taxable, sum(l.cgst) as cgst, sum(l.sgst) as sgst from lines as l where l.id = d.id group by l.rate
        ) as r
      )
    ) as row
    from supplies as d where d.buyer_gstin is not null
  ),
  consumers as (
    select l.rate, sum(l.sign * l.taxable) as taxable, sum(l.sign * l.cgst) as cgst, sum(l.sign * l.sgst) as sgst
    from lines as l where not l.to_business group by l.rate
  ),
  codes as (
    select l.to_business, l.code, l.rate, sum(l.sign * l.amount) as amount, sum(l.sign * l.taxable) as taxable, sum(l.sign * l.cgst) as cgst,
      sum(l.sign * l.sgst) as sgst
    from lines as l group by l.to_business, l.code, l.rate
  ),
  -- A series counts by owner, so another GST number of the same owner can interrupt it.
  series as (
    select d.kind, min(d.number) as first, (array_agg(d.label order by d.number))[1] as from_label,
      (array_agg(d.label order by d.number desc))[1] as to_label, count(*) as count
    from (select kind, number, label, number - row_number() over (partition by kind order by number) as run from documents) as d
    group by d.kind, d.run
  ),
  moves as (
    select v.id, (l ->> 'tax_rate')::numeric as rate, sum(s.sign * (l ->> 'taxable')::bigint) as taxable
    from private.invoices as v
    cross join lateral (values (-1, private.open_advance(v, p_month)), (1, private.open_advance(v, (p_month + interval '1 month')::date))) as s (sign, amount)
    cross join lateral jsonb_array_elements(private.part_of_lines(v.facts -> 'lines', s.amount)) as l
    where v.owner_id = p_owner_id and v.kind = 'receipt_voucher' and v.facts #>> '{seller,gstin}' = p_gstin
      and v.issued_on < p_month + interval '1 month' and exists (
        select from private.invoices as e
        where e.booking_id = v.booking_id and e.issued_on >= p_month and e.issued_on < p_month + interval '1 month'
      )
    group by v.id, 2
  ),
  advances as (
    select m.rate, sum(greatest(m.taxable, 0)) as received, sum(greatest(-m.taxable, 0)) as adjusted from moves as m group by m.rate
  ),
  checks as (
    select d.kind, d.number, jsonb_build_object('code', k.code, 'invoice_id', d.id, 'number', d.label) as row
    from supplies as d left join private.invoices as i on i.id = d.credits
    cross join lateral (values
      ('no_buyer', d.buyer is null), ('no_gstin', d.buyer_gstin is null and d.buyer ->> 'company' is not null),
      ('invalid_gstin', not private.is_gstin(d.buyer_gstin)), ('own_gstin', d.buyer_gstin = p_gstin),
      -- CGST Act 2017, section 34(2).
      ('late_credit', d.issued_on > make_date(private.financial_year(i.issued_on) + 1, 11, 30)),
      ('no_tax', exists (select from lines as l where l.id = d.id and l.rate = 0))
    ) as k (code, is_so)
    where k.is_so and (d.kind = 'credit_note') = (k.code = 'late_credit')
  )
  select jsonb_build_object(
    'gstin', p_gstin,
    'invoices', (select count(*) from supplies where kind = 'invoice'), 'credit_notes', (select count(*) from supplies where kind = 'credit_note'),
    'amount', (select coalesce(sum(sign * amount), 0) from lines), 'taxable', (select coalesce(sum(sign * taxable), 0) from lines),
    'cgst', (select coalesce(sum(sign * cgst), 0) from lines), 'sgst', (select coalesce(sum(sign * sgst), 0) from lines),
    'by_site', (select coalesce(sum(sign * (facts ->> 'taxable')::bigint), 0) from supplies where facts #> '{stay,is_by_site}' = 'true'),
    'business', (select coalesce(jsonb_agg(row order by issued_on, kind, number), '[]') from business),
    'consumers', (select coalesce(jsonb_agg(to_jsonb(c) order by c.rate), '[]') from consumers as c),
    'codes', (select coalesce(jsonb_agg(to_jsonb(c) order by c.to_business desc, c.code, c.rate), '[]') from codes as c),
    'advances', (select coalesce(jsonb_agg(to_jsonb(a) order by a.rate), '[]') from advances as a),
    'series', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'from', s.from_label, 'to', s.to_label, 'count', s.count) order by s.kind, s.first), '[]')
      from series as s
    ),
    'places', (select coalesce(jsonb_agg(distinct facts ->> 'place_of_supply'), '[]') from supplies),
    'checks', (select coalesce(jsonb_agg(row order by kind, number), '[]') from checks)
  )
$$;

/* Returns the month's GSTR-1 of the owner of a property, one for each GST number. Logs that an admin looked. Codes: those of refuse_desk,
   invalid_dates, other_properties (the month has invoices of a property that the caller may not see). */
create function private.desk_tax_return(p_hotel_id uuid, p_month date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
  v_owner_id constant uuid := (
    select l.owner_id from public.hotels as h join public.properties as l on l.id = h.property_id where h.id = p_hotel_id
  );
  v_month date;
  v_hotel_ids uuid[];
  v_gstins text[];
  v_returns jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  if (p_month between date '2000-01-01' and date '2199-12-31') is not true then return private.refusal('invalid_dates'); end if;
  v_month := date_trunc('month', p_month);
  select array_agg(distinct i.hotel_id), array_agg(distinct i.facts #>> '{seller,gstin}') into v_hotel_ids, v_gstins
  from private.invoices as i
  where i.owner_id = v_owner_id and i.year = private.financial_year(v_month) and i.kind <> 'bill_of_supply'
    and i.issued_on >= v_month and i.issued_on < v_month + interval '1 month' and i.facts #>> '{seller,gstin}' is not null;
  if exists (select from unnest(v_hotel_ids) as h where private.refuse_desk(h, 'rates') is not null) then return private.refusal('other_properties'); end if;
  select coalesce(jsonb_agg(private.gstr1(v_owner_id, g, v_month) order by g), '[]') into v_returns from unnest(v_gstins) as g;
  perform private.log_desk_view(p_hotel_id, 'bookings', 'gstr1', 'GSTR-1 of', jsonb_build_object('month', to_char(v_month, 'YYYY-MM')));
  return jsonb_build_object('ok', true, 'returns', v_returns);
end $$;
select private.offer('desk_tax_return', 'authenticated');
