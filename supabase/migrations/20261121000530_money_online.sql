-- Online payments of the advance, or of the balance after check-out, at a payment gateway. pay-online, payment-webhook and settle_payments call it.
-- Definer functions: no API role has rights on the tables.

create table private.payment_pages (
  -- Our reference at the gateway, which makes only one page for it.
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  -- The change that it pays for; null: the advance or balance.
  change_id uuid references private.pending_changes (id) on delete cascade,
  gateway text not null check (gateway ~ '^[a-z]{2,20}$'),
  -- Paise. A gateway takes at least ₹1.
  amount bigint not null check (amount between 100 and 300000000000000),
  -- asked: may exist at the gateway. open: can be paid. ended: not paid in time.
  state text not null default 'asked' check (state in ('asked', 'open', 'paid', 'ended')),
  gateway_id text check (gateway_id ~ '^[A-Za-z0-9_-]{1,60}$'),
  url text check (char_length(url) <= 500 and url ~ '^https?://[!-~]+$'),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  looked_at timestamptz,
  unique (gateway, gateway_id),
  constraint open_is_somewhere check (state <> 'open' or url is not null)
);
comment on table private.payment_pages is 'Pages at a payment gateway on which guests pay an advance, or a balance after check-out.';
create index payment_pages_of on private.payment_pages (booking_id, made_at);
create index payment_pages_of_change on private.payment_pages (change_id) where change_id is not null;
create index payment_pages_to_look_at on private.payment_pages (expires_at) where state in ('asked', 'open');

alter table private.payments add foreign key (page_id) references private.payment_pages (id) on delete cascade;

create table private.gateway_events (
  gateway text not null check (gateway ~ '^[a-z]{2,20}$'),
  -- SHA-256 of the delivered bytes, so that a repeated delivery is known; of the fact if we asked for it.
  hash bytea primary key check (octet_length(hash) = 32),
  at timestamptz not null default clock_timestamp(),
  outcome text not null check (outcome in ('noted', 'known', 'late', 'not_ours', 'mismatch')),
  fact jsonb not null check (private.is_json(fact, 'object', 4000))
);
comment on table private.gateway_events is 'Events that a gateway delivered, and answers of it that a person has to check, for 90 days.';
create index gateway_events_by_age on private.gateway_events (at);
create index gateway_events_early on private.gateway_events ((fact ->> 'payment_id')) where outcome = 'not_ours';
create index gateway_events_mismatched on private.gateway_events (at) where outcome = 'mismatch';

create trigger check_move before update on private.payment_pages for each row execute function private.check_money_move('page');

-- Payments ----------------------------------------------------------------------------------------------------------------

/* Returns the paise that a guest can pay online now: private.site_collects without reported payments. */
create function private.payable_online(p_booking public.bookings) returns bigint
language sql stable set search_path = ''
as $$ select greatest(private.site_collects(p_booking) - private.reported_of((p_booking).id), 0) $$;

/* Returns a page to pay the advance, balance or waiting change; without a url it is not made yet. The first page extends the deadline. Codes: those
   of lock_stay, no_change, not_set_up, not_changeable, nothing_due, being_checked, paid_often (20 a day), busy. */
create function private.begin_payment_page(
  p_token text, p_headers jsonb, p_reference text default null, p_for_change boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- The gateway requires at least 15 minutes.
  open_for constant interval := '20 minutes';
  -- A payment begun at the last moment arrives a little later.
  comes_within constant interval := '10 minutes';
  -- With less, the page would close while the guest pays.
  enough constant interval := '5 minutes';
  -- With less, the gateway does not make the page.
  enough_to_make constant interval := '16 minutes';
  v_gateway constant text := (select gateway from private.settings);
  v_taken record;
  v_booking public.bookings;
  v_open bigint;
  v_page private.payment_pages;
  v_change private.pending_changes;
  v_until timestamptz := now() + open_for;
begin
  if v_gateway is null then return private.refusal('not_set_up'); end if;
  select * into v_taken from private.lock_stay(p_token, private.address_in(p_headers), p_reference);
  if v_taken.refusal is not null then return v_taken.refusal; end if;
  v_booking := v_taken.booking;
  if v_booking.stay_state not in ('pending', 'confirmed') and v_booking.checked_out_at is null then return private.refusal('not_changeable'); end if;
  if p_for_change then
    if p_token is not null then v_change := private.waiting_change(v_booking.id); end if;
    if v_change.id is null then return private.refusal('no_change'); end if;
    -- A payment begun at the last moment arrives while the nights are on hold.
    v_until := least(v_until, v_change.expires_at - comes_within);
  end if;
  v_open := coalesce(v_change.amount, private.payable_online(v_booking));
  if v_open < 100 then
    return private.refusal(case
      when private.reported_of(v_booking.id) > 0 and private.site_collects(v_booking) > 0 then 'being_checked'
      else 'nothing_due'
    end);
  end if;
  select * into v_page from private.payment_pages
  where booking_id = v_booking.id and change_id is not distinct from v_change.id and amount = v_open and gateway = v_gateway and state in ('asked', 'open')
    and expires_at > now() + case when url is null then enough_to_make when v_change.id is null then enough else interval '1 minute' end
  order by made_at desc limit 1;
  if v_page.id is null then
    if v_until < now() + enough_to_make then
      -- The guest must choose the change again.
      perform private.end_change(v_booking, 'expired');
      return private.refusal('no_change');
    end if;
    if not private.hit('pay_online:' || v_booking.id, interval '1 day', 20) then return private.refusal('paid_often'); end if;
    if v_change.id is null and not exists (select from private.payment_pages where booking_id = v_booking.id) then
      update public.bookings set advance_due_at = now() + open_for + comes_within
      where id = v_booking.id and advance_due_at between now() and now() + open_for + comes_within;
    end if;
    insert into private.payment_pages (booking_id, change_id, gateway, amount, expires_at)
    values (v_booking.id, v_change.id, v_gateway, v_open, v_until) returning * into v_page;
  end if;
  return jsonb_build_object('ok', true, 'page', jsonb_build_object(
    'id', v_page.id, 'gateway', v_page.gateway, 'amount', v_page.amount, 'url', v_page.url, 'expires_at', v_page.expires_at,
    'booking_reference', v_booking.booking_reference, 'hotel_name', (select name from public.hotels where id = v_booking.hotel_id),
    'is_balance', v_booking.checked_out_at is not null
  ));
end $$;
select private.offer('begin_payment_page', 'service_role', p_waits => '1s');

/* Saves the address of a page that the gateway made. Code: not_found. */
create function private.open_payment_page(p_id uuid, p_gateway_id text, p_url text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_page private.payment_pages;
begin
  update private.payment_pages
  set state = case state when 'asked' then 'open' else state end, gateway_id = p_gateway_id, url = p_url
  where id = p_id and gateway_id is null or id = p_id and gateway_id = p_gateway_id
  returning * into v_page;
  if not found then return private.refusal('not_found'); end if;
  return jsonb_build_object('ok', true, 'url', v_page.url);
end $$;
select private.offer('open_payment_page', 'service_role');

/* Returns the last 3 open pages of a booking, to ask the gateway about them. Empty after 10 calls a minute. Codes: those of private.lock_stay. */
create function private.pages_of_stay(p_token text, p_headers jsonb, p_reference text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken record;
begin
  select * into v_taken from private.lock_stay(p_token, private.address_in(p_headers), p_reference);
  if v_taken.refusal is not null then return v_taken.refusal; end if;
  if not private.hit('back:' || (v_taken.booking).id, interval '1 minute', 10) then return '{"ok": true, "pages": []}'; end if;
  return jsonb_build_object('ok', true, 'pages', (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'gateway', p.gateway, 'gateway_id', p.gateway_id) order by p.made_at desc), '[]')
    from (
      select * from private.payment_pages
      where booking_id = (v_taken.booking).id and state in ('asked', 'open') and gateway_id is not null
      order by made_at desc limit 3
    ) as p
  ));
end $$;
select private.offer('pages_of_stay', 'service_role', p_waits => '1s');

-- Events of the gateway ----------------------------------------------------------------------------------------------------

create function private.unless_erased(p_booking public.bookings, p_word text) returns text
language sql immutable
return case when (p_booking).erased_at is null then p_word end;

/* Records a payment that the gateway received, once; private.write_payment refunds what is not needed. Returns an outcome of private.note_gateway. */
create function private.note_gateway_payment(p_gateway text, p_fact jsonb) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_page private.payment_pages := (select p from private.payment_pages as p where gateway = p_gateway and gateway_id = p_fact ->> 'page_gateway_id');
  v_booking public.bookings;
  v_payment private.payments;
  v_early private.gateway_events;
begin
  -- Paid before we had saved the page's address.
  if v_page.id is null and pg_input_is_valid(p_fact ->> 'page', 'uuid') then
    select * into v_page from private.payment_pages where id = (p_fact ->> 'page')::uuid and gateway = p_gateway;
    if v_page.gateway_id is not null then return 'mismatch'; end if;
  end if;
  if v_page.id is null then return 'not_ours'; end if;
  -- Lock: one transaction at a time moves money of a booking.
  select * into v_booking from public.bookings where id = v_page.booking_id for no key update;
  select * into v_payment from private.payments where gateway = p_gateway and gateway_id = p_fact ->> 'payment_id';
  if found then
    return case when (v_payment.page_id, v_payment.amount) = (v_page.id, (p_fact -> 'amount')::bigint) then 'known' else 'mismatch' end;
  end if;
  if (p_fact ->> 'currency', (p_fact -> 'amount')::bigint) is distinct from ('INR', v_page.amount) then return 'mismatch'; end if;
  v_payment.holder := 'site';
  v_payment.state := 'received';
  v_payment.amount := v_page.amount;
  v_payment.method := 'online';
  v_payment.reference := private.unless_erased(v_booking, p_fact ->> 'payment_id');
  v_payment.note := private.unless_erased(v_booking, 'Online: ' || (p_fact ->> 'method'));
  v_payment.gateway := p_gateway;
  v_payment.gateway_id := p_fact ->> 'payment_id';
  v_payment.page_id := v_page.id;
  v_payment.change_id := v_page.change_id;
  update private.payment_pages set state = 'paid', gateway_id = p_fact ->> 'page_gateway_id' where id = v_page.id and state <> 'paid';
  perform private.write_payment(v_booking, v_payment);
  for v_early in
    select * from private.gateway_events
    where gateway = p_gateway and outcome = 'not_ours' and fact ->> 'payment_id' = p_fact ->> 'payment_id' order by at
  loop
    update private.gateway_events set outcome = case v_early.fact ->> 'kind'
      when 'paid' then private.note_gateway_payment(p_gateway, v_early.fact) else private.note_gateway_refund(p_gateway, v_early.fact) end
    where hash = v_early.hash;
  end loop;
  return 'noted';
end $$;

/* Records a refund at the gateway. receipt: our id, or null if made there. A failed one is due again. Returns an outcome of note_gateway. */
create function private.note_gateway_refund(p_gateway text, p_fact jsonb) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_state constant private.refund_state := case p_fact ->> 'state' when 'pending' then 'sent' when 'processed' then 'done' when 'failed' then 'failed' end;
  v_payment private.payments;
  v_booking public.bookings;
  v_refund private.refunds;
  v_sent private.refunds;
  v_due bigint;
  v_left bigint;
begin
  select * into v_payment from private.payments where gateway = p_gateway and gateway_id = p_fact ->> 'payment_id';
  if not found then return 'not_ours'; end if;
  select * into v_booking from public.bookings where id = v_payment.booking_id for no key update;
  select * into v_refund from private.refunds where gateway = p_gateway and gateway_id = p_fact ->> 'refund_id';
  if not found and pg_input_is_valid(p_fact ->> 'receipt', 'uuid') then
    select * into v_refund from private.refunds where id = (p_fact ->> 'receipt')::uuid and gateway = p_gateway and gateway_id is null;
  end if;
  if p_fact ->> 'currency' is distinct from 'INR' or (p_fact -> 'amount')::numeric > v_payment.amount or v_refund.id is not null
    and (v_refund.payment_id, v_refund.amount) is distinct from (v_payment.id, (p_fact -> 'amount')::bigint) then
    return 'mismatch';
  end if;
  if v_refund.state = v_state and v_refund.gateway_id is not null then return 'known'; end if;
  -- A refund made at the gateway counts once it is paid.
  if v_refund.id is null and v_state <> 'done' then return 'not_ours'; end if;
  if v_refund.state <> v_state and not exists (
    select from private.money_moves where (thing, from_state, to_state) = ('refund', v_refund.state::text, v_state::text)
  ) then
    return 'late';
  end if;
  begin
    if v_refund.id is null then
      insert into private.refunds (
        booking_id, hotel_id, holder, state, amount, goodwill, reason, method, reference, done_at, recorded_by, payment_id, gateway, gateway_id
      ) values (
        v_booking.id, v_booking.hotel_id, 'site', 'done', (p_fact -> 'amount')::bigint, case when v_booking.checked_out_at is null then 0 else (
          select greatest((p_fact -> 'amount')::bigint - coalesce(sum(amount), 0), 0) from private.refunds
          where booking_id = v_booking.id and holder = 'site' and (state = 'due' or state = 'sent' and gateway_id is null)
        ) end, 'agreed', 'online',
        private.unless_erased(v_booking, p_fact ->> 'refund_id'), now(), null, v_payment.id, p_gateway, p_fact ->> 'refund_id'
      ) returning * into v_refund;
      -- It settles refunds due, so that they are not paid twice. First those not sent yet.
      v_due := (private.money_of(v_booking.id)).site_due;
      perform private.cancel_refunds_due(v_booking.id, v_refund.amount, 'Refunded at the gateway', null, 'site');
      v_left := v_refund.amount - v_due + (private.money_of(v_booking.id)).site_due;
      -- Then those that we sent and the gateway did not accept. A person pays their rest, because the gateway may still accept them.
      for v_sent in
        select * from private.refunds where booking_id = v_booking.id and state = 'sent' and gateway_id is null order by position desc
      loop
        exit when v_left <= 0;
        update private.refunds set state = 'failed', ended_at = now(), end_reason = 'Refunded at the gateway' where id = v_sent.id;
        insert into private.refunds (booking_id, hotel_id, holder, amount, reason, due_on, recorded_by, replaces)
        select v_booking.id, v_booking.hotel_id, 'site', v_sent.amount - v_left, v_sent.reason, v_sent.due_on, null, v_sent.id
        where v_sent.amount > v_left;
        v_left := v_left - v_sent.amount;
      end loop;
    else
      update private.refunds set
        state = v_state, gateway_id = p_fact ->> 'refund_id',
        method = case when v_state = 'done' then 'online' else method end::private.payment_method,
        reference = case when v_state = 'done' then private.unless_erased(v_booking, p_fact ->> 'refund_id') else reference end,
        done_at = case when v_state = 'done' then now() end,
        ended_at = case when v_state = 'failed' then coalesce(ended_at, now()) end,
        end_reason = case when v_state = 'failed' then coalesce(end_reason, 'The gateway refused it') end
      where id = v_refund.id;
      -- A refund that the gateway did not accept in time is already failed.
      if v_state = 'failed' and v_refund.state <> 'failed' then
        insert into private.refunds (booking_id, hotel_id, holder, amount, reason, due_on, recorded_by, replaces)
        values (v_booking.id, v_booking.hotel_id, 'site', v_refund.amount, v_refund.reason, v_refund.due_on, null, v_refund.id);
      elsif v_state = 'done' then
        update private.refunds set state = 'cancelled', ended_at = now(), end_reason = 'The gateway refunded it after all'
        where replaces = v_refund.id and state = 'due';
      end if;
    end if;
    perform private.settle_money(v_booking.id);
  exception when sqlstate 'PT409' then
    return 'mismatch';
  end;
  if v_state = 'done' then perform private.mail_money('refund_sent', v_booking, jsonb_build_object('refund_id', v_refund.id)); end if;
  return 'noted';
end $$;

/* Records facts from a gateway, in any order. p_hash: SHA-256 of a delivered event. Outcomes: noted; known (recorded before); late (something newer
   was recorded); not_ours; mismatch (other amount or currency, a person must check). Code busy: deliver it again. */
create function private.note_gateway(p_gateway text, p_facts jsonb, p_hash text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_fact jsonb;
  v_outcome text;
  v_outcomes jsonb := '[]';
begin
  -- Lock: one transaction at a time records facts of a payment, also before we know the payment.
  perform pg_advisory_xact_lock(hashtextextended('private.payments.gateway:' || p.id, 0))
  from (select distinct f ->> 'payment_id' as id from jsonb_array_elements(p_facts) as f where f ? 'payment_id' order by 1) as p;
  for v_fact in select f from jsonb_array_elements(p_facts) as f loop
    if p_hash is not null then
      insert into private.gateway_events (gateway, hash, outcome, fact) values (p_gateway, decode(p_hash, 'hex'), 'known', v_fact) on conflict do nothing;
      if not found then return jsonb_build_object('ok', true, 'outcomes', '[]'::jsonb, 'known', true); end if;
    end if;
    case v_fact ->> 'kind'
      when 'paid' then v_outcome := private.note_gateway_payment(p_gateway, v_fact);
      when 'refund' then v_outcome := private.note_gateway_refund(p_gateway, v_fact);
      when 'ended' then
        update private.payment_pages set state = 'ended'
        where gateway = p_gateway and gateway_id = v_fact ->> 'page_gateway_id' and state in ('asked', 'open');
        v_outcome := case when found then 'noted' else 'known' end;
    end case;
    if p_hash is not null then
      update private.gateway_events set outcome = v_outcome where hash = decode(p_hash, 'hex');
    elsif v_outcome = 'mismatch' then
      insert into private.gateway_events (gateway, hash, outcome, fact)
      values (p_gateway, sha256(convert_to(v_fact::text, 'UTF8')), v_outcome, v_fact) on conflict do nothing;
    end if;
    v_outcomes := v_outcomes || to_jsonb(v_outcome);
  end loop;
  return jsonb_build_object('ok', true, 'outcomes', v_outcomes, 'known', false);
end $$;
select private.offer('note_gateway', 'service_role', p_waits => '2s');

-- Settling ------------------------------------------------------------------------------------------------------------------

/* Sends due refunds of the site to the gateway and returns how many. A person pays refunds that failed or were due 90 days ago. */
create function private.send_gateway_refunds(p_gateway text, p_most integer) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_booking_id uuid;
  v_due private.refunds;
  v_from record;
  v_part bigint;
  v_sent integer := 0;
begin
  for v_booking_id in
    select r.booking_id from private.refunds as r
    where r.state = 'due' and r.holder = 'site' and r.replaces is null and r.due_on > private.today() - 90
      and exists (select from private.refundable_payments(r.booking_id, p_gateway) as p where p.refundable > 0)
    group by 1 order by min(r.position) limit p_most
  loop
    -- Skips locked bookings to avoid a deadlock; the next run sends them.
    perform from public.bookings where id = v_booking_id for no key update skip locked;
    continue when not found;
    for v_due in
      select * from private.refunds where booking_id = v_booking_id and state = 'due' and holder = 'site' and replaces is null order by position
    loop
      for v_from in select * from private.refundable_payments(v_booking_id, p_gateway) where refundable > 0 loop
        exit when v_due.amount <= 0;
        v_part := least(v_due.amount, v_from.refundable);
        if v_part = v_due.amount then
          update private.refunds set state = 'sent', payment_id = v_from.payment_id, gateway = p_gateway, sent_at = now() where id = v_due.id;
        else
          insert into private.refunds (booking_id, hotel_id, holder, state, amount, reason, due_on, recorded_by, payment_id, gateway, sent_at)
          values (v_due.booking_id, v_due.hotel_id, 'site', 'sent', v_part, v_due.reason, v_due.due_on, v_due.recorded_by, v_from.payment_id, p_gateway, now());
          update private.refunds set amount = amount - v_part where id = v_due.id;
        end if;
        v_due.amount := v_due.amount - v_part;
        v_sent := v_sent + 1;
      end loop;
    end loop;
  end loop;
  return v_sent;
end $$;

create function private.refundable_payments(p_booking_id uuid, p_gateway text) returns table (payment_id uuid, refundable bigint)
language sql stable set search_path = ''
as $$
  select p.id, p.amount - coalesce((
    select sum(r.amount) from private.refunds as r where r.payment_id = p.id and r.state in ('sent', 'done')
  ), 0)::bigint
  from private.payments as p where p.booking_id = p_booking_id and p.gateway = p_gateway and p.state = 'received' order by p.position
$$;

/* Returns pages and refunds to check at a gateway, least recently checked first. Null p_gateway: no keys are set, and online payment is off. is_past:
   close the page, because its amount or change is out of date. Refunds not accepted within a day fail. */
create function private.gateway_work(p_gateway text, p_is_current boolean default true, p_most integer default 20) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  -- Payments begun on an open page arrive within this time.
  settled_after constant interval := '6 hours';
  known_for constant interval := '1 day';
  taken_on_within constant interval := '1 day';
  v_pages jsonb;
  v_refunds jsonb;
  v_lost private.refunds;
begin
  if p_is_current then update private.settings set gateway = p_gateway where gateway is distinct from p_gateway; end if;
  if p_gateway is null then return '{"pages": [], "refunds": []}'; end if;
  -- Never made, address unknown to us, or unknown to the gateway after a change of keys.
  update private.payment_pages set state = 'ended'
  where state = 'asked' and expires_at < now() - settled_after or state = 'open' and expires_at < now() - known_for;
  -- Locks bookings before pages, as private.note_gateway does.
  for v_lost in
    select r.* from private.refunds as r join public.bookings as b on b.id = r.booking_id
    where r.gateway = p_gateway and r.state = 'sent' and r.gateway_id is null and r.sent_at < now() - taken_on_within for update of b skip locked
  loop
    -- The condition again: the booking is locked now.
    update private.refunds set state = 'failed', ended_at = now(), end_reason = 'The gateway did not accept it'
    where id = v_lost.id and state = 'sent' and gateway_id is null;
    continue when not found;
    insert into private.refunds (booking_id, hotel_id, holder, amount, reason, due_on, recorded_by, replaces)
    values (v_lost.booking_id, v_lost.hotel_id, 'site', v_lost.amount, v_lost.reason, v_lost.due_on, null, v_lost.id);
  end loop;
  perform private.send_gateway_refunds(p_gateway, p_most);
  with due as (
    select id, booking_id from private.payment_pages
    where gateway = p_gateway and gateway_id is not null
      and (state in ('asked', 'open') or state = 'ended' and coalesce(looked_at, made_at) < expires_at + settled_after and now() > expires_at + settled_after)
    order by coalesce(looked_at, made_at), id limit p_most for update skip locked
  ), looked as (
    update private.payment_pages as p set looked_at = now() from due join public.bookings as b on b.id = due.booking_id
    where p.id = due.id
    returning p.id, p.gateway_id, p.state <> 'ended' and (not p_is_current or case
      when p.change_id is null then p.amount <> private.payable_online(b) else p.change_id is distinct from (private.waiting_change(b.id)).id
    end) as is_past
  )
  select coalesce(jsonb_agg(to_jsonb(l)), '[]') into v_pages from looked as l;
  with due as (
    select id from private.refunds where state = 'sent' and gateway = p_gateway order by looked_at nulls first, position limit p_most for update skip locked
  ), looked as (
    update private.refunds as r set looked_at = now() from due where r.id = due.id returning r.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'payment_id', p.gateway_id, 'amount', l.amount, 'gateway_id', l.gateway_id) order by l.position), '[]')
  into v_refunds from looked as l join private.payments as p on p.id = l.payment_id;
  return jsonb_build_object('pages', v_pages, 'refunds', v_refunds);
end $$;
select private.offer('gateway_work', 'service_role');

-- Reading ----------------------------------------------------------------------------------------------------------------------

/* Returns online payments of 90 days, newest first: pages (up to 200) and differs, the mismatches (up to 50). refund_due: paise that the site must
   refund and no gateway was asked for. Admins only. */
create function private.admin_online_payments() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.log_view('bookings', 'online_payments', 'List of online payments', null);
  return jsonb_build_object(
    'differs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', encode(e.hash, 'hex'), 'at', e.at, 'kind', e.fact -> 'kind', 'payment_id', e.fact -> 'payment_id', 'amount', e.fact -> 'amount',
        'currency', e.fact -> 'currency'
      ) order by e.at desc), '[]')
      from (select * from private.gateway_events where outcome = 'mismatch' order by at desc limit 50) as e
    ),
    'pages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'gateway', p.gateway, 'state', p.state, 'amount', p.amount, 'made_at', p.made_at, 'booking_id', b.id,
        'booking_reference', b.booking_reference, 'guest_name', b.guest_name, 'hotel_name', h.name, 'booking_status', b.booking_status,
        'payments', (
          select coalesce(jsonb_agg(jsonb_build_object('payment_id', g.gateway_id, 'amount', g.amount, 'at', g.received_at) order by g.position), '[]')
          from private.payments as g where g.page_id = p.id
        ),
        'refunds', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', r.id, 'amount', r.amount, 'state', r.state, 'at', coalesce(r.done_at, r.ended_at, r.sent_at),
            'is_late', r.state = 'failed' or r.state = 'sent' and r.due_on < private.today()
          ) order by r.position), '[]')
          from private.refunds as r join private.payments as g on g.id = r.payment_id and g.page_id = p.id
        ),
        'refund_due', (
          select coalesce(sum(r.amount), 0) from private.refunds as r
          where r.booking_id = b.id and r.state = 'due' and r.holder = 'site' and p.id = (
            select k.id from private.payment_pages as k where k.booking_id = b.id and k.state = 'paid' order by k.made_at desc, k.id limit 1
          )
        )
      ) order by p.made_at desc, p.id), '[]')
      from (
        select * from private.payment_pages where made_at > now() - interval '90 days' order by made_at desc, id limit 200
      ) as p
      join public.bookings as b on b.id = p.booking_id and b.erased_at is null
      join public.hotels as h on h.id = b.hotel_id
    )
  );
end $$;
select private.offer('admin_online_payments', 'authenticated');
