-- The advance that a guest pays online, at a payment gateway: the pages there to pay on, what the gateway tells of them, and what it gives
-- back. The functions pay-online and payment-webhook and the job settle_payments speak with it; what its word changes is decided here.

create table private.payment_pages (
  -- What the gateway is told as our reference, so that asked twice it makes one page.
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  gateway text not null check (gateway = 'razorpay'),
  -- Paise. A gateway takes a rupee at least.
  amount bigint not null check (amount between 100 and 300000000000000),
  -- asked: it may be there by now; open: it can be paid on; ended: nothing came while it could.
  state text not null default 'asked' check (state in ('asked', 'open', 'paid', 'ended')),
  -- The gateway's own name of it, and where it is.
  gateway_id text unique check (gateway_id ~ '^[A-Za-z0-9_-]{1,60}$'),
  url text check (char_length(url) <= 500 and url ~ '^https?://[!-~]+$'),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  looked_at timestamptz,
  constraint open_is_somewhere check (state <> 'open' or url is not null)
);
comment on table private.payment_pages is 'Pages at a payment gateway on which guests pay an advance.';
create index payment_pages_of on private.payment_pages (booking_id, made_at);
create index payment_pages_to_look_at on private.payment_pages (expires_at) where state in ('asked', 'open');

create table private.gateway_payments (
  -- The gateway's own name of it.
  payment_id text primary key check (payment_id ~ '^[A-Za-z0-9_-]{1,60}$'),
  page_id uuid not null references private.payment_pages (id) on delete cascade,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  amount bigint not null check (amount > 0),
  -- The entry of the ledger that it is.
  entry_id uuid not null unique references private.payments (id) on delete cascade
);
comment on table private.gateway_payments is 'What came through a gateway, each once.';
create index gateway_payments_of on private.gateway_payments (booking_id);
create index gateway_payments_on on private.gateway_payments (page_id);

create table private.gateway_refunds (
  -- The key by which the gateway gives back once, however often it is asked.
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  payment_id text not null references private.gateway_payments (payment_id) on delete cascade,
  amount bigint not null check (amount > 0),
  -- The promise that it keeps. Null: somebody gave back at the gateway itself.
  owed_id uuid references private.payments (id) on delete cascade,
  -- sent: the gateway has taken it on; done: it says that the money has left.
  state text not null default 'asked' check (state in ('asked', 'sent', 'done', 'failed')),
  gateway_id text unique check (gateway_id ~ '^[A-Za-z0-9_-]{1,60}$'),
  made_at timestamptz not null default now(),
  looked_at timestamptz,
  -- The entry of the ledger, once it is done.
  entry_id uuid unique references private.payments (id) on delete cascade,
  constraint done_is_in_the_ledger check (state <> 'done' or entry_id is not null)
);
comment on table private.gateway_refunds is 'What a gateway was asked to give back, or has given back.';
create index gateway_refunds_of on private.gateway_refunds (booking_id);
create index gateway_refunds_owed on private.gateway_refunds (owed_id);
create index gateway_refunds_from on private.gateway_refunds (payment_id);
create index gateway_refunds_open on private.gateway_refunds (made_at) where state in ('asked', 'sent');

create table private.gateway_events (
  -- SHA-256 of what was delivered, byte by byte: the same delivered again is known, under whatever name. Of what was asked for: of the fact.
  hash bytea primary key check (octet_length(hash) = 32),
  at timestamptz not null default clock_timestamp(),
  -- What became of it: private.note_gateway_fact.
  outcome text not null check (outcome in ('noted', 'known', 'late', 'not_ours', 'mismatch')),
  fact jsonb not null check (private.is_json(fact, 'object', 4000))
);
comment on table private.gateway_events is 'What a gateway has delivered by itself, and what it was asked of and a person has to look at, for 90 days.';
create index gateway_events_by_age on private.gateway_events (at);
create index gateway_events_early on private.gateway_events ((fact ->> 'payment_id')) where outcome = 'not_ours';
create index gateway_events_mismatched on private.gateway_events (at) where outcome = 'mismatch';

/* Lets a page or a refund come from one state to another where private.payment_moves has it. Definer: the moves are granted to nobody. */
create function private.check_payment_move() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_payment_move(tg_argv[0], old.state, new.state) then
    raise exception 'A % does not go from % to %.', tg_argv[0], old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_move before update of state on private.payment_pages
  for each row when (old.state <> new.state) execute function private.check_payment_move('page');
create trigger check_move before update of state on private.gateway_refunds
  for each row when (old.state <> new.state) execute function private.check_payment_move('refund');

-- Paying --------------------------------------------------------------------------------------------------------------------

/* What a guest can pay online of a stay now, in paise: what is open of its advance, without what they say to have paid. Zero of one that is over, or
   that nothing is due of. */
create function private.payable_online(p_booking public.bookings) returns bigint
language sql stable set search_path = ''
as $$
  select case
    when (p_booking).stay_state in ('pending', 'confirmed') and (p_booking).payment_status in ('pending', 'failed')
      then greatest((p_booking).advance_amount - l.received + l.refunded - private.claimed_of((p_booking).id), 0)
    else 0
  end
  from private.ledger_sums((p_booking).id) as l
$$;

/*
 * A page to pay what is open of a stay's advance on: {ok: true, page: {id, gateway, amount: paise, url, expires_at, booking_reference,
 * hotel_name}}; without a url it is still to be made at the gateway, under its id. One at a time: who asks again for the same amount gets the same. The
 * first one of a stay holds off its end until it is over. p_headers: of who asks, for the count. {ok: false, code}: those of
 * private.take_stay, not_set_up, not_changeable, nothing_due, being_checked (they say to have paid all of it), paid_often (twenty a day).
 * For the function pay-online. Definer: as elsewhere, no role reaches bookings.
 */
create function private.begin_payment_page(p_token text, p_headers jsonb) returns jsonb
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
begin
  if v_gateway is null then return private.refusal('not_set_up'); end if;
  select * into v_taken from private.take_stay(p_token, private.address_in(p_headers));
  v_refusal := v_taken.refusal;
  v_booking := v_taken.booking;
  if v_refusal is not null then return v_refusal; end if;
  if v_booking.stay_state not in ('pending', 'confirmed') then return private.refusal('not_changeable'); end if;
  v_open := private.payable_online(v_booking);
  -- A gateway takes no less.
  if v_open < 100 then
    return private.refusal(case
      when private.claimed_of(v_booking.id) > 0 and v_booking.advance_amount > private.paid_of(v_booking.id) then 'being_checked'
      else 'nothing_due'
    end);
  end if;
  select * into v_page from private.payment_pages
  where booking_id = v_booking.id and amount = v_open and gateway = v_gateway and state in ('asked', 'open')
    and expires_at > now() + case when url is null then enough_to_make else enough end
  order by made_at desc limit 1;
  if v_page.id is null then
    if not private.hit('pay_online:' || v_booking.id, interval '1 day', 20) then return private.refusal('paid_often'); end if;
    if not exists (select from private.payment_pages where booking_id = v_booking.id) then
      update public.bookings set advance_due_at = now() + open_for + comes_within
      where id = v_booking.id and advance_due_at between now() and now() + open_for + comes_within;
    end if;
    insert into private.payment_pages (booking_id, gateway, amount, expires_at)
    values (v_booking.id, v_gateway, v_open, now() + open_for) returning * into v_page;
  end if;
  return jsonb_build_object('ok', true, 'page', jsonb_build_object(
    'id', v_page.id, 'gateway', v_page.gateway, 'amount', v_page.amount, 'url', v_page.url, 'expires_at', v_page.expires_at,
    'booking_reference', v_booking.booking_reference, 'hotel_name', (select name from public.hotels where id = v_booking.hotel_id)
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

/* The pages of a stay to be asked about as its guest comes back from one: {ok: true, pages: [{id, gateway_id}]}, the last three that can still be
   paid on; none where its guest has asked ten times in a minute. {ok: false, code}: those of private.take_stay. For the function pay-online. Definer: as above. */
create function private.pages_of_stay(p_token text, p_headers jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_taken record;
begin
  select * into v_taken from private.take_stay(p_token, private.address_in(p_headers));
  if v_taken.refusal is not null then return v_taken.refusal; end if;
  if not private.hit('back:' || (v_taken.booking).id, interval '1 minute', 10) then return '{"ok": true, "pages": []}'; end if;
  return jsonb_build_object('ok', true, 'pages', (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'gateway_id', p.gateway_id) order by p.made_at desc), '[]')
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

/* Promises back what came now of a stay that goes on, beyond what the site is paid for it or beyond its price: it was paid twice. */
create function private.owe_surplus(p_booking public.bookings, p_came bigint) returns void
language sql volatile set search_path = ''
as $$
  select private.owe_refund((p_booking).id, least(p_came, greatest(
    private.at_site((p_booking).id) - l.refund_owed - (p_booking).advance_amount, l.received - l.refunded - l.refund_owed - (p_booking).total_amount, 0
  )))
  from private.ledger_sums((p_booking).id) as l
$$;

/* A payment of which the gateway says that the money is there: {page, page_gateway_id, payment_id, amount, currency, method}. Once: it goes into the
   ledger, and where the stay has ended meanwhile, whoever ended it, or is paid already, it is owed: a stay that is cancelled unpaid costs nothing. The
   outcome: as private.note_gateway_fact. */
create function private.note_gateway_payment(p_fact jsonb) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_page private.payment_pages;
  v_booking public.bookings;
  v_known private.gateway_payments;
  v_entry uuid;
  v_early private.gateway_events;
begin
  select * into v_page from private.payment_pages where gateway_id = p_fact ->> 'page_gateway_id';
  -- Of one that was paid before we had noted where it is.
  if not found and pg_input_is_valid(p_fact ->> 'page', 'uuid') then
    select * into v_page from private.payment_pages where id = (p_fact ->> 'page')::uuid;
    if v_page.gateway_id is not null then return 'mismatch'; end if;
  end if;
  if v_page.id is null then return 'not_ours'; end if;
  -- In turn with all that moves money of the booking.
  select * into v_booking from public.bookings where id = v_page.booking_id for no key update;
  select * into v_known from private.gateway_payments where payment_id = p_fact ->> 'payment_id';
  if found then
    return case when (v_known.page_id, v_known.amount) = (v_page.id, (p_fact -> 'amount')::bigint) then 'known' else 'mismatch' end;
  end if;
  if (p_fact ->> 'currency', (p_fact -> 'amount')::bigint) is distinct from ('INR', v_page.amount) then return 'mismatch'; end if;
  insert into private.payments (booking_id, kind, amount, method, reference, note, actor_id)
  values (
    v_booking.id, 'received', v_page.amount, 'site', private.unless_erased(v_booking, p_fact ->> 'payment_id'),
    private.unless_erased(v_booking, 'Online: ' || (p_fact ->> 'method')), null
  ) returning id into v_entry;
  insert into private.gateway_payments (payment_id, page_id, booking_id, amount, entry_id)
  values (p_fact ->> 'payment_id', v_page.id, v_booking.id, v_page.amount, v_entry);
  update private.payment_pages set state = 'paid', gateway_id = p_fact ->> 'page_gateway_id' where id = v_page.id and state <> 'paid';
  if v_booking.booking_status = 'cancelled' then
    perform private.owe_refund(v_booking.id, v_page.amount);
    update public.bookings set refund_promised = refund_promised + v_page.amount where id = v_booking.id;
  else
    perform private.owe_surplus(v_booking, v_page.amount);
  end if;
  -- What was delivered of it before it.
  for v_early in
    select * from private.gateway_events where outcome = 'not_ours' and fact ->> 'payment_id' = p_fact ->> 'payment_id' order by at
  loop
    update private.gateway_events set outcome = private.note_gateway_fact(v_early.fact) where hash = v_early.hash;
  end loop;
  return 'noted';
end $$;

/* What became of money given back: {refund_id, payment_id, amount, currency, state: pending, processed or failed, receipt: our id of it, or null of
   one that somebody gave back at the gateway itself}. The outcome: as private.note_gateway_fact. */
create function private.note_gateway_refund(p_fact jsonb) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_state constant text := case p_fact ->> 'state' when 'pending' then 'sent' when 'processed' then 'done' when 'failed' then 'failed' end;
  v_payment private.gateway_payments;
  v_booking public.bookings;
  v_refund private.gateway_refunds;
  v_entry uuid;
begin
  select * into v_payment from private.gateway_payments where payment_id = p_fact ->> 'payment_id';
  if not found then return 'not_ours'; end if;
  select * into v_booking from public.bookings where id = v_payment.booking_id for no key update;
  select * into v_refund from private.gateway_refunds where gateway_id = p_fact ->> 'refund_id';
  if not found and pg_input_is_valid(p_fact ->> 'receipt', 'uuid') then
    select * into v_refund from private.gateway_refunds where id = (p_fact ->> 'receipt')::uuid and gateway_id is null;
  end if;
  if p_fact ->> 'currency' is distinct from 'INR' or (p_fact -> 'amount')::numeric > v_payment.amount or v_refund.id is not null
    and (v_refund.payment_id, v_refund.amount) is distinct from (v_payment.payment_id, (p_fact -> 'amount')::bigint) then
    return 'mismatch';
  end if;
  if v_refund.state = v_state then return 'known'; end if;
  -- Nothing of it is ours before the money has left.
  if v_refund.id is null and v_state <> 'done' then return 'not_ours'; end if;
  if v_refund.id is not null and not private.is_payment_move('refund', v_refund.state, v_state) then return 'late'; end if;
  if v_state = 'done' then
    begin
      insert into private.payments (booking_id, kind, amount, method, reference, settles, actor_id)
      values (
        v_payment.booking_id, 'refunded', (p_fact -> 'amount')::bigint, 'site', private.unless_erased(v_booking, p_fact ->> 'refund_id'),
        (select o.id from private.payments as o where o.id = v_refund.owed_id and private.open_part(o) > 0), null
      ) returning id into v_entry;
    exception when sqlstate 'PT409' then
      return 'mismatch';
    end;
  end if;
  if v_refund.id is null then
    insert into private.gateway_refunds (booking_id, payment_id, amount, state, gateway_id, entry_id)
    values (v_payment.booking_id, v_payment.payment_id, (p_fact -> 'amount')::bigint, v_state, p_fact ->> 'refund_id', v_entry);
    -- What it settles is not given back once more by what we have asked for.
    update private.gateway_refunds as r set state = 'failed'
    from private.payments as o
    where r.booking_id = v_payment.booking_id and r.state = 'asked' and o.id = r.owed_id
      and private.open_part(o) < (select sum(a.amount) from private.gateway_refunds as a where a.owed_id = o.id and a.state in ('asked', 'sent'));
  else
    update private.gateway_refunds set state = v_state, gateway_id = p_fact ->> 'refund_id', entry_id = v_entry where id = v_refund.id;
  end if;
  return 'noted';
end $$;

/*
 * What a gateway says, in the order it comes or any other: a payment or a refund as above, or {kind: 'ended', page_gateway_id} of a page on which nothing
 * came. The outcome: noted; known, it was noted before; late, something newer was; not_ours, of what we have not asked for; mismatch, amount or currency
 * are others than ours, and a person has to look.
 */
create function private.note_gateway_fact(p_fact jsonb) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  case p_fact ->> 'kind'
    when 'paid' then return private.note_gateway_payment(p_fact);
    when 'refund' then return private.note_gateway_refund(p_fact);
    when 'ended' then
      update private.payment_pages set state = 'ended' where gateway_id = p_fact ->> 'page_gateway_id' and state in ('asked', 'open');
      return case when found then 'noted' else 'known' end;
  end case;
end $$;

/*
 * Notes facts that a gateway was asked for or, with p_hash, one that it delivered by itself: SHA-256 in hex of what came. {ok: true, outcomes, of
 * each fact; known: it was delivered before, and nothing is done}. {ok: false, code: 'busy'}: it is to be delivered again. For the functions. Definer: as
 * above.
 */
create function private.note_gateway(p_facts jsonb, p_hash text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_fact jsonb;
  v_outcome text;
  v_outcomes jsonb := '[]';
begin
  -- What is said of one payment at once is taken one after the other, also before it is ours.
  perform pg_advisory_xact_lock(hashtextextended('private.gateway_payments:' || p.id, 0))
  from (select distinct f ->> 'payment_id' as id from jsonb_array_elements(p_facts) as f where f ? 'payment_id' order by 1) as p;
  for v_fact in select f from jsonb_array_elements(p_facts) as f loop
    if p_hash is not null then
      insert into private.gateway_events (hash, outcome, fact) values (decode(p_hash, 'hex'), 'known', v_fact) on conflict do nothing;
      if not found then return jsonb_build_object('ok', true, 'outcomes', '[]'::jsonb, 'known', true); end if;
    end if;
    v_outcome := private.note_gateway_fact(v_fact);
    if p_hash is not null then
      update private.gateway_events set outcome = v_outcome where hash = decode(p_hash, 'hex');
    elsif v_outcome = 'mismatch' then
      -- A person has to look, also where nothing of it was delivered.
      insert into private.gateway_events (hash, outcome, fact)
      values (sha256(convert_to(v_fact::text, 'UTF8')), v_outcome, v_fact) on conflict do nothing;
    end if;
    v_outcomes := v_outcomes || to_jsonb(v_outcome);
  end loop;
  return jsonb_build_object('ok', true, 'outcomes', v_outcomes, 'known', false);
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('note_gateway', 'service_role');

-- Settling ------------------------------------------------------------------------------------------------------------------

/* Asks the gateway to give back what is promised of what came through it, in the order of the promises, as far as private.site_returns has it, and answers
   how many it is to. One that has failed
   is a person's to settle, and so is one that was due 90 days ago: of all that was ever promised each turn would look at everything. */
create function private.ask_gateway_refunds(p_most integer) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_booking_id uuid;
  v_owed private.payments;
  v_payment private.gateway_payments;
  v_part bigint;
  v_asked integer := 0;
begin
  -- Those alone of which something goes back now: what a person has to settle keeps none of them waiting.
  for v_booking_id in
    select o.booking_id from private.payments as o
    where o.kind = 'refund_owed' and o.due_on > private.today() - 90 and private.open_part(o) > 0 and (private.first_owed(o.booking_id)).id = o.id and private.site_returns(o.booking_id) > 0
      and not exists (select from private.gateway_refunds as r where r.owed_id = o.id and r.state <> 'done')
      and exists (
        select from private.gateway_payments as g
        where g.booking_id = o.booking_id and g.amount > (
          select coalesce(sum(r.amount), 0) from private.gateway_refunds as r where r.payment_id = g.payment_id and r.state <> 'failed'
        )
      )
    order by o.position limit p_most
  loop
    -- Whoever has it locked may wait for what was taken here before; it is asked for at the next turn.
    perform from public.bookings where id = v_booking_id for no key update skip locked;
    continue when not found;
    v_owed := private.first_owed(v_booking_id);
    continue when v_owed.id is null or exists (select from private.gateway_refunds where owed_id = v_owed.id and state <> 'done');
    for v_payment in select * from private.gateway_payments where booking_id = v_booking_id order by payment_id loop
      select least(
        private.open_part(v_owed) - coalesce(sum(r.amount) filter (where r.owed_id = v_owed.id and r.state in ('asked', 'sent')), 0),
        private.site_returns(v_booking_id) - coalesce(sum(r.amount) filter (where r.state in ('asked', 'sent')), 0),
        v_payment.amount - coalesce(sum(r.amount) filter (where r.payment_id = v_payment.payment_id and r.state <> 'failed'), 0)
      ) into v_part
      from private.gateway_refunds as r where r.booking_id = v_booking_id;
      if v_part > 0 then
        insert into private.gateway_refunds (booking_id, payment_id, amount, owed_id) values (v_booking_id, v_payment.payment_id, v_part, v_owed.id);
        v_asked := v_asked + 1;
      end if;
    end loop;
  end loop;
  return v_asked;
end $$;

/*
 * What is to be asked of the gateway now, and whether there is one: p_gateway, or null where its keys are not set; then guests are no longer led there.
 * {pages: [{id, gateway_id, is_past}], refunds: [{id, payment_id, amount: paise, gateway_id}]}, of each p_most at most, those first that were not looked at for
 * longest, so that new ones keep none waiting. A page is looked at until it is over, and once more hours later; is_past: it is to be closed, for
 * its amount is not what is to be paid any more. A refund until it is done or has failed; without a gateway_id it is
 * still to be asked for, for a day. For the job settle_payments. Definer: as above.
 */
create function private.gateway_work(p_gateway text, p_most integer default 20) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  -- What was begun while it was open has come by then, or never will.
  settled_after constant interval := '6 hours';
  known_for constant interval := '1 day';
  -- What it has not taken on by then a person gives back, who is told.
  taken_on_within constant interval := '1 day';
  v_pages jsonb;
  v_refunds jsonb;
begin
  update private.settings set gateway = p_gateway where gateway is distinct from p_gateway;
  if p_gateway is null then return '{"pages": [], "refunds": []}'; end if;
  -- Never made, or we were not told where it is: nobody was led there. Or the gateway does not know it any more, by other keys.
  update private.payment_pages set state = 'ended'
  where state = 'asked' and expires_at < now() - settled_after or state = 'open' and expires_at < now() - known_for;
  update private.gateway_refunds set state = 'failed' where id in (
    select id from private.gateway_refunds
    where state = 'asked' and made_at < now() - taken_on_within for update skip locked
  );
  -- Bookings before pages, as who notes what the gateway says.
  perform private.ask_gateway_refunds(p_most);
  with due as (
    select id, booking_id from private.payment_pages
    where gateway = p_gateway and gateway_id is not null
      and (state in ('asked', 'open') or state = 'ended' and coalesce(looked_at, made_at) < expires_at + settled_after and now() > expires_at + settled_after)
    order by coalesce(looked_at, made_at), id limit p_most for update skip locked
  ), looked as (
    update private.payment_pages as p set looked_at = now() from due join public.bookings as b on b.id = due.booking_id
    where p.id = due.id
    returning p.id, p.gateway_id, p.state <> 'ended' and p.amount <> private.payable_online(b) as is_past
  )
  select coalesce(jsonb_agg(to_jsonb(l)), '[]') into v_pages from looked as l;
  with due as (
    select id from private.gateway_refunds where state in ('asked', 'sent') order by looked_at nulls first, id limit p_most for update skip locked
  ), looked as (
    update private.gateway_refunds as r set looked_at = now() from due where r.id = due.id returning r.id, r.payment_id, r.amount, r.gateway_id
  )
  select coalesce(jsonb_agg(to_jsonb(l)), '[]') into v_refunds from looked as l;
  return jsonb_build_object('pages', v_pages, 'refunds', v_refunds);
end $$;
select private.offer('gateway_work', 'service_role');

-- Looking ----------------------------------------------------------------------------------------------------------------------

/*
 * What guests were led to pay online within 90 days: {differs, pages}. pages, the newest first, 200 at most: [{id, state, amount: paise, made_at, booking_id,
 * booking_reference, guest_name, hotel_name, booking_status, payments: [{payment_id, amount, at}], refunds: [{id, amount, state, at, is_late: it has
 * failed, or is not done when it was promised}], promised: paise that are to go back of the booking and that no gateway was asked for, by the last of its
 * pages on which something came}]; differs, of which amount, currency or page are not ours, the newest first, 50 at most: [{id, at,
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
        'id', p.id, 'state', p.state, 'amount', p.amount, 'made_at', p.made_at, 'booking_id', b.id, 'booking_reference', b.booking_reference,
        'guest_name', b.guest_name, 'hotel_name', h.name, 'booking_status', b.booking_status,
        'payments', (
          select coalesce(jsonb_agg(jsonb_build_object('payment_id', g.payment_id, 'amount', g.amount, 'at', e.at) order by e.position), '[]')
          from private.gateway_payments as g join private.payments as e on e.id = g.entry_id where g.page_id = p.id
        ),
        'refunds', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', r.id, 'amount', r.amount, 'state', r.state, 'at', coalesce(e.at, r.made_at),
            'is_late', r.state = 'failed' or r.state <> 'done' and o.due_on < private.today()
          ) order by r.made_at, r.id), '[]')
          from private.gateway_refunds as r
          join private.gateway_payments as g on g.payment_id = r.payment_id and g.page_id = p.id
          left join private.payments as o on o.id = r.owed_id
          left join private.payments as e on e.id = r.entry_id
        ),
        'promised', (
          select coalesce(sum(private.open_part(o)), 0) from private.standing_payments(b.id) as o
          where o.kind = 'refund_owed' and not exists (select from private.gateway_refunds as r where r.owed_id = o.id and r.state <> 'done')
            and p.id = (
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
