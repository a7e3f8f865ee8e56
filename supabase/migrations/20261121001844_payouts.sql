-- What the site pays out to properties: of each booking what the site has received, less refunds, its fee and the tax that it pays itself.

create table private.payouts (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id),
  -- When the bank sent it: a day in Asia/Kolkata.
  paid_on date not null check (paid_on between date '2020-01-01' and date '2199-12-31'),
  -- Paise.
  amount bigint not null check (amount between 1 and 300000000000000),
  -- The UTR, or the number of the transfer.
  reference text not null check (reference <> '' and char_length(reference) <= 60 and private.is_line(reference)),
  note text check (note <> '' and char_length(note) <= 200 and private.is_line(note)),
  recorded_at timestamptz not null default now(),
  -- No foreign key, as reversed_by: the payout outlives the account.
  recorded_by uuid default auth.uid(),
  reversed_at timestamptz,
  reversed_by uuid,
  reverse_reason text check (reverse_reason <> '' and char_length(reverse_reason) <= 200 and private.is_line(reverse_reason)),
  -- From the form: the same form sent twice is one payout.
  idempotency_key uuid not null unique,
  constraint reversed_with_its_reason check ((reversed_at is null) = (reverse_reason is null))
);
comment on table private.payouts is 'Payouts of the site to properties. One that was recorded by mistake is reversed.';
create index payouts_of_hotel on private.payouts (hotel_id, paid_on);
-- One transfer is one payout.
create unique index payouts_reference on private.payouts (lower(reference)) where reversed_at is null;

create table private.payout_lines (
  payout_id uuid not null references private.payouts (id),
  booking_id uuid not null references public.bookings (id),
  -- The day of the statement that it belongs to.
  counts_on date not null,
  -- Paise: of a later payout of the same booking, what has changed since.
  received bigint not null,
  refunded bigint not null,
  fee bigint not null,
  tax bigint not null,
  amount bigint not null generated always as (received - refunded - fee - tax) stored,
  primary key (payout_id, booking_id)
);
comment on table private.payout_lines is 'The bookings that a payout pays, with the figures it was computed from. An amount below 0 is deducted.';
create index payout_lines_of_booking on private.payout_lines (booking_id);

/* Rejects every change of a payout and its lines but its reversal. */
create function private.keep_payouts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_table_name = 'payouts' and tg_op = 'UPDATE' and to_jsonb(old) ->> 'reversed_at' is null
    and to_jsonb(new) - '{reversed_at,reversed_by,reverse_reason}'::text[] = to_jsonb(old) - '{reversed_at,reversed_by,reverse_reason}'::text[] then
    return new;
  end if;
  raise exception 'Payouts stay as they were recorded: a wrong one is reversed.' using errcode = 'restrict_violation';
end $$;
create trigger keep_payouts before update or delete on private.payouts for each row execute function private.keep_payouts();
create trigger keep_payouts before update or delete on private.payout_lines for each row execute function private.keep_payouts();
create trigger audit after insert or update on private.payouts for each row execute function private.audit('id', 'reference');
create trigger audit_emptied after truncate on private.payouts for each statement execute function private.audit_emptied();
create trigger audit_emptied after truncate on private.payout_lines for each statement execute function private.audit_emptied();

/* The site's fee on a booking, in paise of whole rupees, half a rupee up. p_owed: paise that the guest finally owes: the total of a booking, or what is
   kept of a cancelled one. The one place that computes it. */
create function private.fee_of(p_percent numeric, p_owed bigint) returns bigint
language sql immutable
return round(p_owed * p_percent / 10000)::bigint * 100;

create type private.payout_share as (
  hotel_id uuid, booking_id uuid, due_on date, is_due boolean, is_change boolean, received bigint, refunded bigint, fee bigint, tax bigint, amount bigint
);

/*
 * What the payouts of hotels do not hold yet, by booking, in paise: received by the site; refunded by it, with what is due; fee; tax: the GST that the
 * site pays for a property that is not registered (CGST Act 2017, section 9(5)), in the proportion of what is owed. All of it of a booking without a
 * payout, else what has changed since. due_on: the day from which it is paid out: of arrival, or of the cancellation before it; of a change the day it
 * happened. is_due: false of a stay to come, and while a guest can still answer a cancellation. Rows without any figure are left out.
 */
create function private.unpaid_shares(p_hotel_ids uuid[]) returns setof private.payout_share
language sql stable set search_path = ''
as $$
  with paid as (
    select
      p.booking_id, coalesce(sum(p.amount) filter (where p.state = 'received'), 0)::bigint as amount,
      coalesce(sum(p.amount) filter (where p.state = 'received' and p.holder = 'site'), 0)::bigint as by_site,
      max(coalesce(p.ended_at, p.received_at)) as moved_at
    from private.payments as p where p.hotel_id = any (p_hotel_ids) group by 1
  ), refunds as (
    select
      r.booking_id, coalesce(sum(r.amount) filter (where r.state in ('due', 'sent', 'done')), 0)::bigint as amount,
      coalesce(sum(r.amount) filter (where r.state in ('due', 'sent', 'done') and r.holder = 'site'), 0)::bigint as by_site,
      max(coalesce(r.ended_at, r.recorded_at)) as moved_at
    from private.refunds as r where r.hotel_id = any (p_hotel_ids) group by 1
  ), settled as (
    select
      l.booking_id, sum(l.received)::bigint as received, sum(l.refunded)::bigint as refunded, sum(l.fee)::bigint as fee, sum(l.tax)::bigint as tax,
      max(p.recorded_at) as moved_at
    from private.payouts as p join private.payout_lines as l on l.payout_id = p.id
    where p.hotel_id = any (p_hotel_ids) and p.reversed_at is null
    group by 1
  ), rest as (
    select
      b.hotel_id, b.id, s.booking_id is not null as is_change, b.cancel_answer_by is null as is_settled,
      case when s.booking_id is not null then (greatest(s.moved_at, g.moved_at, r.moved_at, (
        -- When the price, and with it the fee, became another.
        select max(e.at) from private.booking_events as e where e.booking_id = b.id and (
          e.after ? 'total_amount' or '{cancelled,no_show}'::text[] && array[e.before ->> 'stay_state', e.after ->> 'stay_state']
        )
      )) at time zone 'Asia/Kolkata')::date
        else least(a.arrival, (b.cancelled_at at time zone 'Asia/Kolkata')::date) end as due_on,
      a.arrival, b.booking_status = 'cancelled' as is_cancelled,
      coalesce(g.by_site, 0) - coalesce(s.received, 0) as received, coalesce(r.by_site, 0) - coalesce(s.refunded, 0) as refunded,
      private.fee_of(b.fee_percent, o.owed) - coalesce(s.fee, 0) as fee,
      case when b.site_pays_tax then round(b.tax_amount::numeric * o.owed / b.total_amount)::bigint else 0 end - coalesce(s.tax, 0) as tax
    from public.bookings as b
    left join paid as g on g.booking_id = b.id
    left join refunds as r on r.booking_id = b.id
    left join settled as s on s.booking_id = b.id
    -- A property that moves a booking to an earlier day has its money no sooner, unless the guest has accepted that or is there.
    cross join lateral (select greatest(b.check_in_date, case when b.checked_in_at is null then b.terms_date end) as arrival) as a
    cross join lateral (
      select case when b.booking_status = 'cancelled' then greatest(coalesce(g.amount, 0) - coalesce(r.amount, 0), 0) else b.total_amount end as owed
    ) as o
    where b.hotel_id = any (p_hotel_ids)
      and (b.fee_percent > 0 or b.site_pays_tax or coalesce(g.by_site, 0) > 0 or coalesce(r.by_site, 0) > 0 or s.booking_id is not null)
  )
  select
    k.hotel_id, k.id, k.due_on,
    k.is_settled and case
      -- What was paid out too much is deducted at once.
      when k.is_change and k.received - k.refunded - k.fee - k.tax < 0 then true
      else k.is_cancelled or k.arrival <= private.today()
    end,
    k.is_change, k.received, k.refunded, k.fee, k.tax, k.received - k.refunded - k.fee - k.tax
  from rest as k
  where (k.received, k.refunded, k.fee, k.tax) is distinct from (0, 0, 0, 0)
$$;

/* A payout as owners and admins read it: {id, paid_on, amount, reference, note, recorded_at, by_name, reversed_on, reversed_by, reverse_reason}. */
create function private.payout_json(p_payout private.payouts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_payout).id, 'paid_on', (p_payout).paid_on, 'amount', (p_payout).amount, 'reference', (p_payout).reference, 'note', (p_payout).note,
    'recorded_at', (p_payout).recorded_at, 'by_name', private.actor_words((p_payout).recorded_by),
    'reversed_on', ((p_payout).reversed_at at time zone 'Asia/Kolkata')::date,
    'reversed_by', case when (p_payout).reversed_at is not null then private.actor_words((p_payout).reversed_by) end,
    'reverse_reason', (p_payout).reverse_reason
  )
$$;

/*
 * The account of a property with the site in a month: {ok: true, today, hotel: {id, name}, month: its first day, fee_percent: of bookings made now,
 * opening and closing: paise that the site owed the property before the month and after it, or today; due: what is due today; entries: by day, as
 * booking, with {on, is_change, received, refunded, fee, fee_percent, tax, amount, paid_on: null if it is outstanding}; payouts: of the month and
 * reversed in it, each with counts: what the month has of it; later: stays of the month to come that the site has received money for, as entries}.
 * For owner and managers; that an admin looked is recorded. {ok: false, code}: those of refuse_desk, invalid_dates. Definer: nobody may read bookings.
 */
create function private.desk_payouts(p_hotel_id uuid, p_month date) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
  v_first constant date := case when p_month between date '2000-01-01' and date '2199-12-31' then date_trunc('month', p_month::timestamp) end;
  v_end constant date := v_first + interval '1 month';
  v_answer jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_first is null then return private.refusal('invalid_dates'); end if;
  with shares as materialized (
    select s.booking_id, s.due_on as counts_on, s.is_due, s.is_change, s.received, s.refunded, s.fee, s.tax, s.amount, null::date as paid_on
    from private.unpaid_shares(array[p_hotel_id]) as s
    union all
    select
      l.booking_id, l.counts_on, true, exists (
        select from private.payout_lines as e join private.payouts as x on x.id = e.payout_id
        where e.booking_id = l.booking_id and x.reversed_at is null and x.recorded_at < p.recorded_at
      ), l.received, l.refunded, l.fee, l.tax, l.amount, p.paid_on
    from private.payouts as p join private.payout_lines as l on l.payout_id = p.id
    where p.hotel_id = p_hotel_id and p.reversed_at is null
  ), moves as (
    select p.paid_on as moved_on, -p.amount as counts, 1 as turn, p from private.payouts as p where p.hotel_id = p_hotel_id
    union all
    select (p.reversed_at at time zone 'Asia/Kolkata')::date, p.amount, 2, p from private.payouts as p
    where p.hotel_id = p_hotel_id and p.reversed_at is not null
  ), shown as (
    select s.is_due, s.counts_on, b.created_at, private.payer_json(b) || jsonb_build_object(
      'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date, 'stay_state', b.stay_state, 'on', s.counts_on, 'is_change', s.is_change,
      'received', s.received, 'refunded', s.refunded, 'fee', s.fee, 'fee_percent', b.fee_percent, 'tax', s.tax, 'amount', s.amount, 'paid_on', s.paid_on
    ) as entry
    from shares as s join public.bookings as b on b.id = s.booking_id
    where s.is_due and s.counts_on >= v_first and s.counts_on < v_end
      or not s.is_due and s.received > 0 and b.check_in_date >= v_first and b.check_in_date < v_end
  )
  select jsonb_build_object(
    'ok', true, 'today', private.today(), 'hotel', jsonb_build_object('id', h.id, 'name', h.name), 'month', v_first,
    'fee_percent', (select site_fee_percent from private.settings),
    'opening', coalesce((select sum(amount) from shares where is_due and counts_on < v_first), 0)
      + coalesce((select sum(counts) from moves where moved_on < v_first), 0),
    'closing', coalesce((select sum(amount) from shares where is_due and counts_on < v_end), 0)
      + coalesce((select sum(counts) from moves where moved_on < v_end), 0),
    'due', coalesce((select sum(amount) from shares where is_due and paid_on is null), 0),
    'entries', (select coalesce(jsonb_agg(entry order by counts_on, created_at, entry ->> 'paid_on'), '[]') from shown where is_due),
    'payouts', (
      select coalesce(jsonb_agg(private.payout_json(m.p) || jsonb_build_object('on', m.moved_on, 'counts', m.counts) order by m.moved_on, m.turn), '[]')
      from moves as m where m.moved_on >= v_first and m.moved_on < v_end
    ),
    'later', (select coalesce(jsonb_agg(entry order by entry ->> 'check_in_date', created_at), '[]') from shown where not is_due)
  ) into v_answer
  from public.hotels as h where h.id = p_hotel_id;
  if p_hotel_id <> all (private.readable_hotel_ids()) then
    perform private.note_look(
      'bookings', 'payouts', 'Payouts to ' || (v_answer #>> '{hotel,name}'), jsonb_build_object('hotel_id', p_hotel_id, 'month', v_first)
    );
  end if;
  return v_answer;
end $$;
select private.offer('desk_payouts', 'authenticated');

/* The fee of the site, which the build states for owners: {ok: true, fee_percent}. Definer: settings are granted to nobody. */
create function private.site_fee() returns jsonb
language sql stable security definer set search_path = ''
as $$ select jsonb_build_object('ok', true, 'fee_percent', site_fee_percent) from private.settings $$;
select private.offer('site_fee', 'anon, authenticated, service_role');

-- For admins ----------------------------------------------------------------------------------------------------------------------------

/*
 * What is due to properties, and the latest payouts: {today, properties: [{hotel_id, hotel_name, hotel_city, property_id, due: paise, below 0 what the
 * property owes, bookings: how many, account_last4: null without bank details}], payouts: the latest 100, as private.payout_json with hotel_id and
 * hotel_name}. Properties without anything due are left out. Admins only. Definer: nobody may read payouts.
 */
create function private.admin_payouts() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'today', private.today(),
    'properties', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.due desc, k.hotel_name, k.hotel_id), '[]')
      from (
        select
          h.id as hotel_id, h.name as hotel_name, h.city as hotel_city, h.property_id, sum(s.amount)::bigint as due, count(*) as bookings,
          count(b.no_show_disputed_at) as disputed, c.account_last4
        from private.unpaid_shares(array(select id from public.hotels)) as s
        join public.bookings as b on b.id = s.booking_id
        join public.hotels as h on h.id = s.hotel_id
        left join public.properties as l on l.id = h.property_id
        left join private.compliance as c on c.owner_id = l.owner_id
        where s.is_due and s.due_on <= private.today()
        group by h.id, c.account_last4
        having sum(s.amount) <> 0
      ) as k
    ),
    'payouts', (
      select coalesce(jsonb_agg(
        private.payout_json(p.payout) || jsonb_build_object('hotel_id', h.id, 'hotel_name', h.name) order by p.recorded_at desc, h.id
      ), '[]')
      from (select k as payout, k.hotel_id, k.recorded_at from private.payouts as k order by k.recorded_at desc limit 100) as p
      join public.hotels as h on h.id = p.hotel_id
    )
  );
end $$;
select private.offer('admin_payouts', 'authenticated, service_role');

/* Emails the owner of a property about a payout, or that it was reversed. */
create function private.mail_payout(p_kind text, p_payout private.payouts) returns void
language sql volatile set search_path = ''
as $$
  select private.mail_owner(p_kind, h.property_id, jsonb_build_object(
    'hotel_id', h.id, 'amount', (p_payout).amount, 'paid_date', (p_payout).paid_on, 'reference', (p_payout).reference, 'reason', (p_payout).reverse_reason
  ), (p_payout).id::text)
  from public.hotels as h where h.id = (p_payout).hotel_id
$$;

/*
 * Records that the site has paid a property everything that was due to it on a day: {ok: true, payout, replayed}. p_amount: paise that the admin saw,
 * compared; p_paid_on: the day of the transfer in Asia/Kolkata, within the last year; p_reference: its UTR or number; p_idempotency_key: of the form.
 * The owner is emailed. Admins only. {ok: false, code}: not_found, invalid_payout {field: paid_on, reference, note or amount}, nothing_due, changed
 * {amount: what was due on that day}, reference_used {hotel_name}, key_reused, busy. Definer: nobody may write payouts.
 */
create function private.admin_record_payout(
  p_hotel_id uuid, p_paid_on date, p_amount bigint, p_reference text, p_idempotency_key uuid, p_note text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_reference constant text := private.tidy_reference(p_reference);
  v_note constant text := nullif(private.neat(left(p_note, 1000)), '');
  v_refusal jsonb;
  v_payout private.payouts;
  v_shares private.payout_share[];
  v_due bigint;
begin
  perform private.require_admin();
  v_refusal := case
    when not exists (select from public.hotels where id = p_hotel_id) then private.refusal('not_found')
    when (p_paid_on between private.today() - 365 and private.today()) is not true then private.refusal('invalid_payout', 'field', 'paid_on'::text)
    when v_reference is null or char_length(v_reference) > 60 or not private.is_line(v_reference)
      then private.refusal('invalid_payout', 'field', 'reference'::text)
    when char_length(v_note) > 200 or not private.is_line(v_note) then private.refusal('invalid_payout', 'field', 'note'::text)
    when p_amount is null or p_idempotency_key is null then private.refusal('invalid_payout', 'field', 'amount'::text)
  end;
  if v_refusal is not null then return v_refusal; end if;
  -- Of two admins the second waits for the first, and is told what is left.
  perform pg_advisory_xact_lock(hashtextextended('private.payouts', 0));
  select * into v_payout from private.payouts where idempotency_key = p_idempotency_key;
  if found then
    if (v_payout.hotel_id, v_payout.paid_on, v_payout.amount, v_payout.reference, v_payout.note)
      is distinct from (p_hotel_id, p_paid_on, p_amount, v_reference, v_note) then
      return private.refusal('key_reused');
    end if;
    return jsonb_build_object('ok', true, 'payout', private.payout_json(v_payout), 'replayed', true);
  end if;
  select jsonb_build_object('ok', false, 'code', 'reference_used', 'hotel_name', h.name) into v_refusal
  from private.payouts as p join public.hotels as h on h.id = p.hotel_id
  where lower(p.reference) = lower(v_reference) and p.reversed_at is null;
  if v_refusal is not null then return v_refusal; end if;
  select array_agg(s), coalesce(sum(s.amount), 0) into v_shares, v_due
  from private.unpaid_shares(array[p_hotel_id]) as s where s.is_due and s.due_on <= p_paid_on;
  if v_due <= 0 then return private.refusal('nothing_due'); end if;
  if v_due <> p_amount then return private.refusal('changed', 'amount', v_due); end if;
  insert into private.payouts (hotel_id, paid_on, amount, reference, note, idempotency_key)
  values (p_hotel_id, p_paid_on, v_due, v_reference, v_note, p_idempotency_key)
  returning * into v_payout;
  insert into private.payout_lines (payout_id, booking_id, counts_on, received, refunded, fee, tax)
  select v_payout.id, s.booking_id, s.due_on, s.received, s.refunded, s.fee, s.tax from unnest(v_shares) as s;
  perform private.mail_payout('payout_recorded', v_payout);
  return jsonb_build_object('ok', true, 'payout', private.payout_json(v_payout), 'replayed', false);
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then return private.refusal('busy');
end $$;
select private.offer('admin_record_payout', 'authenticated, service_role');

/*
 * Reverses a payout that was recorded by mistake or that the bank returned, with the reason: {ok: true, payout}. What it paid is due again. The owner is
 * emailed. Admins only. {ok: false, code}: not_found, no_reason, already_reversed, busy. Definer: nobody may write payouts.
 */
create function private.admin_reverse_payout(p_payout_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 1000)), '');
  v_payout private.payouts;
begin
  perform private.require_admin();
  select * into v_payout from private.payouts where id = p_payout_id;
  if not found then return private.refusal('not_found'); end if;
  if v_reason is null or char_length(v_reason) > 200 or not private.is_line(v_reason) then return private.refusal('no_reason'); end if;
  perform pg_advisory_xact_lock(hashtextextended('private.payouts', 0));
  update private.payouts set reversed_at = now(), reversed_by = auth.uid(), reverse_reason = v_reason
  where id = p_payout_id and reversed_at is null returning * into v_payout;
  if not found then return private.refusal('already_reversed'); end if;
  perform private.mail_payout('payout_reversed', v_payout);
  return jsonb_build_object('ok', true, 'payout', private.payout_json(v_payout));
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('admin_reverse_payout', 'authenticated, service_role');
