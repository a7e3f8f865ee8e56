-- The advance that a guest has paid by UPI: they tell its UTR, which stops the time of their booking, and an admin or the desk finds the money
-- in the bank and says that it has come, or that it has not.

/* Since when a booking waits for what a claim says: since the first that its guest told since money last came. Another number gains no time. */
create function private.claimed_since(p_claim private.payments) returns timestamptz
language sql stable set search_path = ''
as $$
  select least((p_claim).at, min(c.at)) from private.payments as c
  where c.booking_id = (p_claim).booking_id and c.kind = 'claimed' and c.method = 'site' and c.actor_id is null and not exists (
    select from private.standing_payments((p_claim).booking_id) as r where r.kind = 'received' and r.position > c.position
  )
$$;

/* A payment as its mails tell of it, or null where they would no longer be true: {amount: paise, reference, at}; what admins are asked to look for as its guest
   has corrected it since. Of what went back with
   {method, owed: paise that are still to go back, owed_by: the date of the first of them or null}, as it stands now; of what was taken back with its {kind}. */
create function private.payment_told(p_kind text, p_payment_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('amount', p.amount, 'reference', p.reference, 'at', p.at) || case p_kind
    when 'refund_sent' then jsonb_build_object(
      'method', p.method, 'owed', (private.ledger_sums(p.booking_id)).refund_owed, 'owed_by', (private.first_owed(p.booking_id)).due_on
    )
    when 'payment_taken_back' then jsonb_build_object('kind', p.kind)
    else '{}'
  end
  from private.payments as p
  cross join lateral (select exists (select from private.payments as r where r.reverses = p.id) as is_reversed) as r
  where p.id = coalesce((
    select c.id from private.payments as told cross join lateral private.standing_payments(told.booking_id) as c
    where told.id = p_payment_id and p_kind = 'claim_admin' and c.kind = 'claimed' and c.method = 'site' and private.open_part(c) > 0
    order by c.id = p_payment_id desc, c.position desc limit 1
  ), p_payment_id) and case p_kind
    -- Still open.
    when 'claim_admin' then not r.is_reversed and private.open_part(p) > 0
    when 'claim_hotel' then not r.is_reversed and private.open_part(p) > 0
    -- Nothing else is looked for, and the advance is still awaited.
    when 'claim_refused' then r.is_reversed and private.claimed_of(p.booking_id) = 0
      and exists (select from public.bookings as b where b.id = p.booking_id and b.payment_status in ('pending', 'failed'))
    when 'payment_taken_back' then r.is_reversed
    else not r.is_reversed
  end
$$;

/* Asks every admin by mail whether a payment has come that a guest told of, once a day for a booking, however many numbers it is told by; asked again,
   its house too, which is asked for by the guest. p_again: null, 'again' or 'last', each asked once. */
create function private.ask_for_claim(p_claim private.payments, p_again text default null) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_data constant jsonb := jsonb_build_object('booking_id', (p_claim).booking_id, 'payment_id', (p_claim).id);
begin
  perform private.enqueue_mail('claim_admin', p.email, v_data, concat_ws(
    ':', 'claim_admin', case when p_again is null then concat((p_claim).booking_id, ':', private.today()) else (p_claim).id::text end, p.user_id, p_again
  ))
  from public.profiles as p where p.role = 'admin' and p.email is not null;
  if p_again is not null then perform private.mail_hotel('claim_hotel', (p_claim).hotel_id, v_data, (p_claim).id::text); end if;
end $$;

/* Asks once more for what guests have said for a day to have paid, and nobody has found yet, and a last time a day before it is given up: how many
   payments, at most so many at once. */
create function private.ask_for_claims_again(p_most integer) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_due record;
  v_asked integer := 0;
begin
  for v_due in
    select p as claim, t.turn
    from private.open_claims() as p join public.bookings as b on b.id = p.booking_id
    cross join lateral (select case when private.claimed_since(p) < now() - interval '6 days' then 'last' else 'again' end as turn) as t
    -- Who is not answered in a week is not answered by a mail.
    where p.at between now() - interval '7 days' and now() - interval '24 hours' and b.booking_status in ('pending', 'confirmed')
      and not exists (
        select from private.outbox as o join public.profiles as a on a.role = 'admin'
        where o.dedupe_key = concat_ws(':', 'claim_admin', p.id, a.user_id, t.turn)
      )
    order by p.at limit p_most
  loop
    perform private.ask_for_claim(v_due.claim, v_due.turn);
    v_asked := v_asked + 1;
  end loop;
  return v_asked;
end $$;

/* Gives up what nobody has found in a week since the first number, and of the last in a day, of stays that are still ahead and wait for their advance: else
   rooms were held by numbers alone for as long as nobody looks. What is told of a stay that was paid otherwise holds none, and is looked for until somebody
   answers. Its guest is told where they had told it, and has the time of private.deadline_again to tell it anew or to pay. How many payments, at most so many at once. */
create function private.end_old_claims(p_most integer) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_claim private.payments;
  v_ended integer := 0;
begin
  for v_claim in
    select p.* from private.open_claims() as p join public.bookings as b on b.id = p.booking_id
    where private.claimed_since(p) < now() - interval '7 days' and p.at < now() - interval '1 day' and b.booking_status in ('pending', 'confirmed') and b.check_in_date > private.today()
      and b.payment_status in ('pending', 'failed')
    order by p.at limit p_most
  loop
    -- Whoever has it locked may be finding it.
    perform from public.bookings where id = v_claim.booking_id for no key update skip locked;
    continue when not found or not exists (select from private.open_claims() as p where p.id = v_claim.id);
    insert into private.payments (booking_id, kind, amount, method, note, reverses, actor_id)
    values (v_claim.booking_id, 'reversed', v_claim.amount, v_claim.method, 'Nobody has found it in a week', v_claim.id, null);
    perform private.enqueue_mail(
      'claim_refused', b.guest_email, jsonb_build_object('booking_id', b.id, 'payment_id', v_claim.id), 'claim_refused:' || v_claim.id
    )
    from public.bookings as b where b.id = v_claim.booking_id and v_claim.actor_id is null;
    v_ended := v_ended + 1;
  end loop;
  return v_ended;
end $$;

/* Tells a guest that their advance has come, and that what they told of was not found. Nothing of what a booking brought with it, and of what is
   paid once they are in the house. Definer: whoever notes money has no rights on mails. */
create function private.mail_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_claim private.payments;
begin
  select * into v_booking from public.bookings where id = new.booking_id;
  if not private.pays_site(v_booking) or v_booking.erased_at is not null or v_booking.stay_state not in ('pending', 'confirmed', 'cancelled') then return null; end if;
  if new.kind = 'received' then
    -- A house that notes money and takes it back without end fills nobody's mailbox by it; what a gateway or an admin says is told all the same.
    if (new.method = 'site' or new.settles is not null) and new.at = now() and v_booking.created_at < now() and (
      new.actor_id is null or new.by_admin
      or private.may_mail_guest('payment', v_booking.hotel_id, v_booking.guest_email)
    ) then
      perform private.enqueue_mail(
        'advance_received', v_booking.guest_email, jsonb_build_object('booking_id', new.booking_id, 'payment_id', new.id),
        'advance_received:' || new.id
      );
    end if;
  else
    select * into v_claim from private.payments where id = new.reverses;
    -- Who has told another number takes the first back by it.
    if v_claim.kind = 'claimed' and v_claim.actor_id is null and new.actor_id is not null and v_booking.stay_state <> 'cancelled' then
      perform private.enqueue_mail(
        'claim_refused', v_booking.guest_email, jsonb_build_object('booking_id', new.booking_id, 'payment_id', v_claim.id),
        'claim_refused:' || v_claim.id
      );
    end if;
  end if;
  return null;
end $$;
-- Its name comes after keep_payment_status, so that what is told follows from the entry.
create trigger mail_payment after insert on private.payments
  for each row when (new.kind in ('received', 'reversed')) execute function private.mail_payment();

/* Tells a guest what was given back to them, by whom and however it was, also after the stay; nothing of what a booking brought with it. A desk that
   notes refunds without end fills nobody's mailbox by it; what a gateway or an admin has given back is told all the same. Definer: as above. */
create function private.mail_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_booking public.bookings;
begin
  select * into v_booking from public.bookings where id = new.booking_id;
  if new.at = now() and v_booking.created_at < now() and v_booking.erased_at is null
    and (new.actor_id is null or new.by_admin or private.may_mail_guest('refund', v_booking.hotel_id, v_booking.guest_email)) then
    perform private.enqueue_mail(
      'refund_sent', v_booking.guest_email, jsonb_build_object('booking_id', new.booking_id, 'payment_id', new.id), 'refund_sent:' || new.id
    );
  end if;
  return null;
end $$;
create trigger mail_refund after insert on private.payments
  for each row when (new.kind = 'refunded') execute function private.mail_refund();

/* Tells a guest who was written to that money has come, or gone back, that this is taken back: whoever noted it. One such mail for each of those, in the
   month in which mails are kept; what had not gone out yet says nothing any more by itself. Definer: as above. */
create function private.mail_taken_back() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_mail(
    'payment_taken_back', o.recipient, jsonb_build_object('booking_id', new.booking_id, 'payment_id', new.reverses), 'payment_taken_back:' || new.reverses
  )
  from private.outbox as o join public.bookings as b on b.id = new.booking_id
  where o.dedupe_key in ('advance_received:' || new.reverses, 'refund_sent:' || new.reverses) and o.status in ('sending', 'sent', 'uncertain')
    -- Not to an address that was the guest's.
    and lower(o.recipient) = lower(b.guest_email);
  return null;
end $$;
create trigger mail_taken_back after insert on private.payments
  for each row when (new.kind = 'reversed') execute function private.mail_taken_back();

/*
 * Notes that the guest of a booking has paid what is open of its advance by UPI: p_utr, the 12 digits that their bank shows, with or without
 * spaces. The booking no longer ends by itself while that is looked for; admins are asked by mail. Another number takes the place of the one before;
 * once more the same is the same. Five numbers for a stay, ten tries a day. {ok: true, amount: paise} or {ok: false, code}: those of private.take_stay,
 * not_changeable, nothing_due, invalid_utr, has_come {amount}, utr_used (of another booking), claimed_often. Definer: no role of a browser
 * reaches bookings.
 */
create function private.claim_advance(p_token text, p_utr text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_utr constant text := regexp_replace(left(p_utr, 60), '\s', '', 'g');
  v_taken record;
  v_refusal jsonb;
  v_booking public.bookings;
  v_known private.payments;
  v_claim private.payments;
  v_sums private.ledger;
  v_amount bigint;
begin
  select * into v_taken from private.take_stay(p_token);
  v_refusal := v_taken.refusal;
  v_booking := v_taken.booking;
  if v_refusal is not null then return v_refusal; end if;
  if not private.is_utr(v_utr) then return private.refusal('invalid_utr'); end if;
  -- What is looked for, or what has come of it, by whatever number that was noted.
  select * into v_known from private.standing_payments(v_booking.id) as p
  where p.kind = 'claimed' and p.actor_id is null and p.reference = v_utr and private.open_part(p) > 0 or p.kind = 'received' and (
    p.reference = v_utr or exists (select from private.payments as c where c.id = p.settles and c.reference = v_utr)
  )
  order by p.kind, p.position desc limit 1;
  if found then
    -- Of less than the advance: the rest has a number of its own.
    if v_known.kind = 'received' and v_booking.payment_status = 'pending' then
      return private.refusal('has_come', 'amount', v_known.amount);
    end if;
    return jsonb_build_object('ok', true, 'amount', v_known.amount);
  end if;
  if v_booking.stay_state not in ('pending', 'confirmed') then return private.refusal('not_changeable'); end if;
  select * into v_claim from private.standing_payments(v_booking.id) as p
  where p.kind = 'claimed' and p.method = 'site' and p.actor_id is null and private.open_part(p) > 0
  -- More than one only where money had come that was then found not to have: the last is what they correct.
  order by p.position desc limit 1;
  v_sums := private.ledger_sums(v_booking.id);
  v_amount := v_booking.advance_amount - v_sums.received + v_sums.refunded - private.claimed_of(v_booking.id) + coalesce(v_claim.amount, 0);
  if v_booking.payment_status not in ('pending', 'failed') or v_amount <= 0 then return private.refusal('nothing_due'); end if;
  if not private.hit('claimed:' || v_booking.id, interval '1 day', 10)
    or (select count(*) from private.payments where booking_id = v_booking.id and kind = 'claimed' and actor_id is null) >= 5 then
    return private.refusal('claimed_often');
  end if;
  begin
    if v_claim.id is not null then
      insert into private.payments (booking_id, kind, amount, method, note, reverses, actor_id)
      values (v_booking.id, 'reversed', v_claim.amount, v_claim.method, 'The guest has told another number', v_claim.id, null);
    end if;
    insert into private.payments (booking_id, kind, amount, method, reference, actor_id)
    values (v_booking.id, 'claimed', v_amount, 'site', v_utr, null) returning * into v_claim;
  exception when unique_violation then
    return private.refusal('utr_used');
  end;
  perform private.ask_for_claim(v_claim);
  return jsonb_build_object('ok', true, 'amount', v_amount);
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('claim_advance', 'anon, authenticated');

/*
 * Takes back what the guest of a booking told of a payment that nobody has found: nobody looks for it any more. The stay has the time for its advance
 * that it had when it was booked, six hours at least: to say so and take it back gains none. Once more it is the same. {ok: true} or {ok: false,
 * code}: those of private.take_stay, nothing_told (they told of none, or it has come). Definer: as above.
 */
create function private.take_claim_back(p_token text) returns jsonb
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
  insert into private.payments (booking_id, kind, amount, method, note, reverses, actor_id)
  select v_booking.id, 'reversed', p.amount, p.method, 'The guest has taken it back', p.id, null
  from private.standing_payments(v_booking.id) as p
  where p.kind = 'claimed' and p.method = 'site' and p.actor_id is null and private.open_part(p) = p.amount;
  if not found and (
    select exists (select from private.payments as r where r.reverses = c.id) from private.payments as c
    where c.booking_id = v_booking.id and c.kind = 'claimed' and c.actor_id is null order by c.position desc limit 1
  ) is not true then
    return private.refusal('nothing_told');
  elsif found then
    update public.bookings as b
    set advance_due_at = least(
      b.advance_due_at, greatest(private.advance_deadline(b.created_at, b.check_in_date, b.advance_amount), now() + interval '6 hours')
    )
    where b.id = v_booking.id and b.advance_due_at is not null;
  end if;
  return jsonb_build_object('ok', true);
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('take_claim_back', 'anon, authenticated');

/*
 * What admins look for in the bank of the site, and what is to be given back: {today, claims, awaited, owed}. claims: payments that guests have told of, the oldest first, as
 * private.payment_json has them, with their booking; awaited: advances of which nobody has told a payment to the site, the first that ends first, {booking_id,
 * booking_reference, guest_name, hotel_name, open: paise, advance_due_at}; owed: refunds of every house, the first that is due first, {id, booking_id,
 * booking_reference, guest_name, hotel_id, hotel_name, open: paise, by_site: what of it came to the site, as the gateway or an admin has seen, due_on, is_underway: a gateway is at it}. 500 at most of each. Admins only. Definer: the ledger is granted to nobody.
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
    'claims', (
      select coalesce(jsonb_agg(c.row order by c.position), '[]') from (
        select p.position, private.payment_json(p) || jsonb_build_object(
          'booking_id', b.id, 'booking_reference', b.booking_reference, 'guest_name', b.guest_name, 'hotel_name', h.name,
          'check_in_date', b.check_in_date, 'booking_status', b.booking_status
        ) as row
        from private.open_claims() as p
        join public.bookings as b on b.id = p.booking_id and b.erased_at is null
        join public.hotels as h on h.id = b.hotel_id
        -- However much a desk has noted, what guests have told is among them.
        order by p.actor_id is null desc, p.position limit most
      ) as c
    ),
    'awaited', (
      select coalesce(jsonb_agg(a.row order by a.advance_due_at, a.id), '[]') from (
        select b.id, b.advance_due_at, jsonb_build_object(
          'booking_id', b.id, 'booking_reference', b.booking_reference, 'guest_name', b.guest_name, 'hotel_name', f.hotel_name,
          'open', b.advance_amount - private.paid_of(b.id), 'advance_due_at', f.advance_due_at
        ) as row
        from public.bookings as b join private.booking_facts as f on f.id = b.id
        where b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed') and b.advance_amount > 0
          and b.check_in_date >= private.today() and b.erased_at is null and (b.advance_due_at is not null or private.claim_meant(b.id, 'site', null) is null)
        order by b.advance_due_at, b.id limit most
      ) as a
    ),
    'owed', (
      select coalesce(jsonb_agg(o.row order by o.due_on, o.position), '[]') from (
        select p.due_on, p.position, jsonb_build_object(
          'id', p.id, 'booking_id', b.id, 'booking_reference', b.booking_reference, 'guest_name', b.guest_name, 'hotel_id', h.id,
          'hotel_name', h.name, 'open', private.open_part(p), 'by_site', least(private.open_part(p), private.site_returns(b.id)), 'due_on', p.due_on,
          'is_underway', private.is_refund_underway(p.id)
        ) as row
        from private.payments as p
        join public.bookings as b on b.id = p.booking_id
        join public.hotels as h on h.id = b.hotel_id
        where p.kind = 'refund_owed' and not exists (select from private.payments as r where r.reverses = p.id) and private.open_part(p) > 0
        order by p.due_on, p.position limit most
      ) as o
    )
  );
end $$;
select private.offer('admin_advances', 'authenticated, service_role');
