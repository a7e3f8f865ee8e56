-- The advance, or the balance after check-out, that a guest pays online, at a payment gateway: the pages there to pay on, what the gateway tells of them, and what it gives
-- back. The functions pay-online and payment-webhook and the job settle_payments speak with it; what its word changes is decided here.

create table private.payment_pages (
  -- What the gateway is told as our reference, so that asked twice it makes one page.
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  -- The change of the booking that is paid for on it; null: what is due of the advance.
  change_id uuid references private.pending_changes (id) on delete cascade,
  gateway text not null check (gateway = 'razorpay'),
  -- Paise. A gateway takes a rupee at least.
  amount bigint not null check (amount between 100 and 300000000000000),
  -- asked: it may be there by now; open: it can be paid on; ended: nothing came while it could.
  state text not null default 'asked' check (state in ('asked', 'open', 'paid', 'ended')),
  -- The gateway's own name of it, and where it is.
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
  gateway text not null check (gateway = 'razorpay'),
  -- SHA-256 of what was delivered, byte by byte: the same delivered again is known, under whatever name. Of what was asked for: of the fact.
  hash bytea primary key check (octet_length(hash) = 32),
  at timestamptz not null default clock_timestamp(),
  -- What became of it: private.note_gateway.
  outcome text not null check (outcome in ('noted', 'known', 'late', 'not_ours', 'mismatch')),
  fact jsonb not null check (private.is_json(fact, 'object', 4000))
);
comment on table private.gateway_events is 'Events that a gateway delivered, and answers of it that a person has to check, for 90 days.';
create index gateway_events_by_age on private.gateway_events (at);
create index gateway_events_early on private.gateway_events ((fact ->> 'payment_id')) where outcome = 'not_ours';
create index gateway_events_mismatched on private.gateway_events (at) where outcome = 'mismatch';

create trigger check_move before update on private.payment_pages for each row execute function private.check_money_move('page');

-- Paying --------------------------------------------------------------------------------------------------------------------

/* The paise that a guest can pay online of a booking now: private.site_collects, without what they have reported as paid by their link. */
create function private.payable_online(p_booking public.bookings) returns bigint
language sql stable set search_path = ''
as $$ select greatest(private.site_collects(p_booking) - private.reported_of((p_booking).id), 0) $$;

/*
 * A page to pay on what is due of a booking's advance, or its balance after check-out: {ok: true, page: {id, gateway, amount: paise, url, expires_at,
 * booking_reference, hotel_name, is_balance}}; without a url it is still to be made at the gateway, under its id. One at a time: who asks again for the same amount gets the same. The
 * first one of a stay holds off its end until it is over. p_headers: of who asks, for the count. p_reference: as in private.take_stay. p_for_change: to pay
 * for the change of the booking that waits, by its link alone. {ok: false, code}: those of
 * private.take_stay, no_change: none waits, or too short for a page; not_set_up, not_changeable, nothing_due, being_checked (they say to have paid all of it), paid_often (twenty a day).
 * For the function pay-online. Definer: as elsewhere, no role reaches bookings.
 */
create function private.begin_payment_page(
  p_token text, p_headers jsonb, p_reference text default null, p_for_change boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  -- A gateway asks for 15 minutes at least.
  open_for constant interval := '20 minutes';
  -- A payment begun at the last moment comes a little later.
  comes_within constant interval := '10 minutes';
  -- With less, who opens it again would be sent away in the middle.
  enough constant interval := '5 minutes';
  -- With less, a gateway makes none of it any more.
  enough_to_make constant interval := '16 minutes';
  v_gateway constant text := (select gateway from private.settings);
  v_taken record;
  v_refusal jsonb;
  v_booking public.bookings;
  v_open bigint;
  v_page private.payment_pages;
  v_change private.pending_changes;
  v_until timestamptz := now() + open_for;
begin
  if v_gateway is null then return private.refusal('not_set_up'); end if;
  select * into v_taken from private.take_stay(p_token, private.address_in(p_headers), p_reference);
  v_refusal := v_taken.refusal;
  v_booking := v_taken.booking;
  if v_refusal is not null then return v_refusal; end if;
  if v_booking.stay_state not in ('pending', 'confirmed') and v_booking.checked_out_at is null then return private.refusal('not_changeable'); end if;
  if p_for_change then
    if p_token is not null then v_change := private.waiting_change(v_booking.id); end if;
    if v_change.id is null then return private.refusal('no_change'); end if;
    -- What is begun at the last moment is received while its nights are on hold.
    v_until := least(v_until, v_change.expires_at - comes_within);
  end if;
  v_open := coalesce(v_change.amount, private.payable_online(v_booking));
  -- A gateway takes no less.
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
      -- The guest chooses it again.
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
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('begin_payment_page', 'service_role');

/* Notes where a page is that the gateway has made: {ok: true, url}, also of one that was noted already; {ok: false, code: 'not_found'} of
   another one, or of none. For the function pay-online. Definer: as above. */
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

/* The pages of a stay to be asked about as its guest comes back from one: {ok: true, pages: [{id, gateway, gateway_id}]}, the last three that can still be
   paid on; none where its guest has asked ten times in a minute. {ok: false, code}: those of private.take_stay. For the function pay-online. Definer: as above. */
create function private.pages_of_stay(p_token text, p_headers jsonb, p_reference text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_taken record;
begin
  select * into v_taken from private.take_stay(p_token, private.address_in(p_headers), p_reference);
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
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('pages_of_stay', 'service_role');

-- What the gateway says -----------------------------------------------------------------------------------------------------

/* A word of an entry, where the guest of its booking was not erased. */
create function private.unless_erased(p_booking public.bookings, p_word text) returns text
language sql immutable
return case when (p_booking).erased_at is null then p_word end;

/* A payment of which the gateway says that it was received: {page, page_gateway_id, payment_id, amount, currency, method}. Each is recorded once; what
   the booking does not need is refunded: private.write_payment. The outcome: as private.note_gateway. */
create function private.note_gateway_payment(p_gateway text, p_fact jsonb) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_page private.payment_pages;
  v_booking public.bookings;
  v_payment private.payments;
  v_early private.gateway_events;
begin
  select * into v_page from private.payment_pages where gateway = p_gateway and gateway_id = p_fact ->> 'page_gateway_id';
  -- Of one that was paid before we had noted where it is.
  if not found and pg_input_is_valid(p_fact ->> 'page', 'uuid') then
    select * into v_page from private.payment_pages where id = (p_fact ->> 'page')::uuid and gateway = p_gateway;
    if v_page.gateway_id is not null then return 'mismatch'; end if;
  end if;
  if v_page.id is null then return 'not_ours'; end if;
  -- In turn with all that moves money of the booking.
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
  -- What was delivered of it before it.
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

/* What became of a refund: {refund_id, payment_id, amount, currency, state: pending, processed or failed, receipt: our id of it, or null of
   one that somebody made at the gateway itself}. One that failed is due again, for a person to pay. The outcome: as private.note_gateway. */
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
  -- Nothing of it is ours before the money has left.
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
      -- It settles what is due, so that nobody refunds it once more: what we have not sent yet first.
      v_due := (private.money_of(v_booking.id)).site_due;
      perform private.cancel_refunds_due(v_booking.id, v_refund.amount, 'Refunded at the gateway', null, 'site');
      v_left := v_refund.amount - v_due + (private.money_of(v_booking.id)).site_due;
      -- Then what we have sent and the gateway has not taken on. A person pays the rest of it: the gateway may have it all the same.
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
      -- One that the gateway had not taken on in time has failed before.
      if v_state = 'failed' and v_refund.state <> 'failed' then
        insert into private.refunds (booking_id, hotel_id, holder, amount, reason, due_on, recorded_by, replaces)
        values (v_booking.id, v_booking.hotel_id, 'site', v_refund.amount, v_refund.reason, v_refund.due_on, null, v_refund.id);
      elsif v_state = 'done' then
        update private.refunds set state = 'cancelled', ended_at = now(), end_reason = 'The gateway refunded it after all'
        where replaces = v_refund.id and state = 'due';
      end if;
    end if;
    perform private.follow_money(v_booking.id);
  exception when sqlstate 'PT409' then
    return 'mismatch';
  end;
  if v_state = 'done' then perform private.mail_money('refund_sent', v_booking, jsonb_build_object('refund_id', v_refund.id)); end if;
  return 'noted';
end $$;

/*
 * Notes facts that a gateway was asked for or, with p_hash, one that it delivered by itself: SHA-256 in hex of the bytes. The order does not matter. A fact
 * is a payment or a refund as above, or {kind: 'ended', page_gateway_id} of a page that nobody paid. {ok: true, outcomes, of each fact; known: it was
 * delivered before, and nothing is done}. Outcomes: noted; known, it was noted before; late, something newer was; not_ours, of what we have not asked for;
 * mismatch, amount or currency are others than ours, and a person has to look. {ok: false, code: 'busy'}: it is to be delivered again. For the functions.
 * Definer: as above.
 */
create function private.note_gateway(p_gateway text, p_facts jsonb, p_hash text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_fact jsonb;
  v_outcome text;
  v_outcomes jsonb := '[]';
begin
  -- What is said of one payment at once is taken one after the other, also before it is ours.
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
      -- A person has to look, also where nothing of it was delivered.
      insert into private.gateway_events (gateway, hash, outcome, fact)
      values (p_gateway, sha256(convert_to(v_fact::text, 'UTF8')), v_outcome, v_fact) on conflict do nothing;
    end if;
    v_outcomes := v_outcomes || to_jsonb(v_outcome);
  end loop;
  return jsonb_build_object('ok', true, 'outcomes', v_outcomes, 'known', false);
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('note_gateway', 'service_role');

-- Settling ------------------------------------------------------------------------------------------------------------------

/* Sends the refunds of the site that are due to the gateway that took the payment, the first due first; a larger one in parts, one for each payment.
   Returns how many. One that has failed is a person's to pay, and so is one that was due 90 days ago: each turn would look at all that ever were. */
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
    -- Whoever has it locked may wait for what was locked here before: it has its turn again.
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

/* The payments of a booking that came through a gateway, and what of each can still be refunded, in paise. */
create function private.refundable_payments(p_booking_id uuid, p_gateway text) returns table (payment_id uuid, refundable bigint)
language sql stable set search_path = ''
as $$
  select p.id, p.amount - coalesce((
    select sum(r.amount) from private.refunds as r where r.payment_id = p.id and r.state in ('sent', 'done')
  ), 0)::bigint
  from private.payments as p where p.booking_id = p_booking_id and p.gateway = p_gateway and p.state = 'received' order by p.position
$$;

/*
 * What is to be asked of a gateway now. p_gateway: one whose keys are set; p_is_current: guests are led there. Called once with null where no keys are
 * set: guests are led nowhere. {pages: [{id, gateway_id, is_past}], refunds: [{id, payment_id: the gateway's, amount: paise, gateway_id}]}, p_most of each at
 * most, those first that were looked at longest ago. A page is looked at until it is over, and once more hours later; is_past: it is to be closed, for
 * its amount is no longer what is due, or its change no longer waits. A refund until it is done or has failed; one that the gateway has not taken on within a day has failed. Pages and
 * refunds stay with their gateway after a switch. For the job settle_payments. Definer: as above.
 */
create function private.gateway_work(p_gateway text, p_is_current boolean default true, p_most integer default 20) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  -- What was begun while it was open was received by then, or never will be.
  settled_after constant interval := '6 hours';
  known_for constant interval := '1 day';
  taken_on_within constant interval := '1 day';
  v_pages jsonb;
  v_refunds jsonb;
  v_lost private.refunds;
begin
  if p_is_current then update private.settings set gateway = p_gateway where gateway is distinct from p_gateway; end if;
  if p_gateway is null then return '{"pages": [], "refunds": []}'; end if;
  -- Never made, or we were not told where it is: nobody was led there. Or the gateway does not know it any more, by other keys.
  update private.payment_pages set state = 'ended'
  where state = 'asked' and expires_at < now() - settled_after or state = 'open' and expires_at < now() - known_for;
  -- Bookings before pages, as who notes what the gateway says.
  for v_lost in
    select r.* from private.refunds as r join public.bookings as b on b.id = r.booking_id
    where r.gateway = p_gateway and r.state = 'sent' and r.gateway_id is null and r.sent_at < now() - taken_on_within for update of b skip locked
  loop
    -- As it is now that the booking is locked.
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

-- Looking ----------------------------------------------------------------------------------------------------------------------

/*
 * What guests were led to pay online within 90 days: {differs, pages}. pages, the newest first, 200 at most: [{id, gateway, state, amount: paise, made_at,
 * booking_id, booking_reference, guest_name, hotel_name, booking_status, payments: [{payment_id, amount, at}], refunds: of those payments [{id, amount,
 * state, at, is_late: it has failed, or is not done on the day it was due}], refund_due: paise that the site is to refund and that no gateway was asked
 * for, with the last page of the booking that was paid}]; differs, whose amount, currency or page are not ours, the newest first, 50 at most: [{id, at,
 * kind, payment_id, amount, currency}]. Admins only. Definer: as above.
 */
create function private.admin_online_payments() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.note_look('bookings', 'online_payments', 'List of online payments', null);
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
