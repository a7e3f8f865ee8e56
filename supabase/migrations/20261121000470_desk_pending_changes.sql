-- Changes of bookings that wait for their payment. The new nights are on hold until a deadline. The payment makes the change in its transaction, or
-- is refunded. Definer functions: no API role has rights on the tables.

create table private.pending_changes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  room_category_id uuid not null references public.room_categories (id) on delete cascade,
  check_in_date date not null,
  check_out_date date not null,
  num_rooms integer not null check (num_rooms between 1 and 1000),
  num_adults integer not null check (num_adults between 1 and 1000),
  num_children integer not null check (num_children between 0 and 1000),
  -- The booking before, for private.is_seen. If the booking differs from it, the change is not made.
  seen jsonb not null check (private.is_json(seen, 'object', 1000)),
  -- A private.stay_price: the price that the guest agreed to. Later rates do not change it.
  price jsonb not null check (private.is_json(price, 'object', 50000)),
  -- Paise to pay with the change, which completes the advance. A gateway takes at least ₹1.
  amount bigint not null check (amount between 100 and 300000000000000),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'expired', 'withdrawn')),
  made_at timestamptz not null default now(),
  -- Its nights are on hold until then.
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint change_is_finite check (isfinite(check_in_date) and isfinite(check_out_date) and isfinite(expires_at)),
  constraint change_has_nights check (check_out_date - check_in_date between 1 and 30),
  constraint ended_has_its_moment check ((state = 'waiting') = (ended_at is null))
);
comment on table private.pending_changes is
  'Changes of bookings that wait for their payment, one at a time of each. A function that writes one has the booking locked. withdrawn: by the guest, or because the booking was changed or ended otherwise.';
create unique index pending_changes_one_waiting on private.pending_changes (booking_id) where state = 'waiting';
create index pending_changes_of on private.pending_changes (booking_id, made_at);
create index pending_changes_over on private.pending_changes (expires_at) where state = 'waiting';
create index pending_changes_room on private.pending_changes (room_category_id);

alter table private.holds add foreign key (change_id) references private.pending_changes (id) on delete cascade;
alter table private.payments add foreign key (change_id) references private.pending_changes (id) on delete cascade;
create index payments_of_change on private.payments (change_id) where change_id is not null;

create trigger check_move before update on private.pending_changes for each row execute function private.check_money_move('change');
select private.log_changes('private.pending_changes', 'insert or update', 'booking_id', 'state');

/* Returns the paise that a guest pays now with a change: the missing advance, if something was received and the booking gets larger or dearer.
   Refunds due count as paid only if they cover it all; otherwise they may be sent first. */
create function private.due_with_change(p_booking public.bookings, p_price private.stay_price) returns bigint
language sql stable set search_path = ''
as $$
  select case when d.due - d.given_up < 100 then 0 else d.due end
  from private.money_of((p_booking).id) as m
  cross join lateral (
    select (p_price).advance_amount - (m.received - m.refunded - m.refund_due) as due, greatest(least(
      (p_price).total_amount - (p_booking).total_amount,
      (select coalesce(sum(r.amount), 0) from private.refunds as r where r.booking_id = (p_booking).id and r.state = 'due')
        - greatest(m.received - m.refunded - (p_price).total_amount, 0)
    ), 0) as given_up
    where (p_booking).advance_amount > 0 and m.received > 0 and (
      (p_price).total_amount > (p_booking).total_amount or (p_price).advance_amount > (p_booking).advance_amount
      or (p_price).num_rooms * (p_price).nights > (p_booking).num_rooms * (p_booking).nights
    )
  ) as d
  union all select 0 limit 1
$$;

/* True if a change of this booking expired or was withdrawn. Then its next holds are short, so that it cannot hold nights forever. */
create function private.has_unpaid_change(p_booking_id uuid) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from private.pending_changes where booking_id = p_booking_id and state in ('expired', 'withdrawn')) $$;

/* Returns the payment deadline of a change: 30 minutes with a gateway. Else that of a new booking, 2 hours after private.has_unpaid_change, or the
   arrival day if earlier. Null if less than an hour is left. */
create function private.change_deadline(p_booking_id uuid, p_check_in date) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when s.gateway is not null then now() + interval '30 minutes'
    when d.at > now() + interval '1 hour' then d.at
  end
  from private.settings as s
  cross join lateral (
    select least(
      now() + make_interval(hours => least(coalesce(s.cancel_unpaid_after_hours, 48), case when private.has_unpaid_change(p_booking_id) then 2 end)),
      p_check_in::timestamp at time zone 'Asia/Kolkata'
    ) as at
  ) as d
$$;

/* Holds the nights that a change needs beyond those of its booking. Raises PT409 'sold_out'. */
create function private.hold_change(p_booking public.bookings, p_change private.pending_changes) returns void
language sql volatile set search_path = ''
as $$
  insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at, change_id)
  select (p_change).room_category_id, min(n.night), max(n.night) + 1, n.rooms, (p_change).expires_at, (p_change).id
  from (
    -- Consecutive nights that need the same number of rooms are one hold.
    select k.*, k.night - row_number() over (partition by k.rooms order by k.night)::integer as run
    from (
      select d.night, (p_change).num_rooms - case
        when (p_booking).room_category_id = (p_change).room_category_id
          and d.night >= (p_booking).check_in_date and d.night < (p_booking).check_out_date then (p_booking).num_rooms else 0
      end as rooms
      from (select (p_change).check_in_date + k as night from generate_series(0, (p_change).check_out_date - (p_change).check_in_date - 1) as k) as d
    ) as k
    where k.rooms > 0
  ) as n
  group by n.rooms, n.run order by min(n.night)
$$;

/* Releases the nights of a change. Locks them in the order of private.move_nights. */
create function private.release_change(p_booking public.bookings, p_change private.pending_changes) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if not exists (select from private.holds where change_id = p_change.id) then return; end if;
  perform from public.room_categories where id in (p_booking.room_category_id, p_change.room_category_id) order by id for share;
  perform from private.nights
  where room_category_id = p_booking.room_category_id and night >= p_booking.check_in_date and night < p_booking.check_out_date
    or room_category_id = p_change.room_category_id and night >= p_change.check_in_date and night < p_change.check_out_date
  order by room_category_id, night for update;
  delete from private.holds where change_id = p_change.id;
end $$;

create function private.end_change(p_booking public.bookings, p_state text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_change private.pending_changes;
begin
  update private.pending_changes set state = p_state, ended_at = now()
  where booking_id = p_booking.id and state = 'waiting' returning * into v_change;
  if found then perform private.release_change(p_booking, v_change); end if;
end $$;

/* Withdraws the waiting change if its booking changes otherwise. Runs before the nights move: they may be those on hold. */
create function private.withdraw_other_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.end_change(old, 'withdrawn');
  return new;
end $$;
create trigger a_withdraw_other_change before update on public.bookings
  for each row when (
    (old.room_category_id, old.check_in_date, old.check_out_date, old.num_rooms, old.num_adults, old.num_children, old.total_amount, old.booking_status,
      old.checked_in_at, old.erased_at)
    is distinct from
    (new.room_category_id, new.check_in_date, new.check_out_date, new.num_rooms, new.num_adults, new.num_children, new.total_amount, new.booking_status,
      new.checked_in_at, new.erased_at)
  )
  execute function private.withdraw_other_change();

/* Keeps a change until it is paid, its nights on hold. The caller has locked the booking. Codes: too_late, sold_out, held_unpaid {rooms_left}. */
create function private.await_payment(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer,
  p_price private.stay_price, p_due bigint
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_own constant integer := case when p_room.id = p_booking.room_category_id then p_booking.num_rooms end;
  v_most constant integer := greatest(private.most_of_one(p_room.total_rooms), v_own);
  v_most_in_all constant integer := greatest(private.most_of_all(p_room.total_rooms), v_own);
  v_held record;
  v_then record;
  v_deadline timestamptz;
  v_change private.pending_changes;
begin
  -- The job may not have ended an expired one yet.
  perform private.end_change(p_booking, 'expired');
  v_deadline := private.change_deadline(p_booking.id, least(p_check_in, p_booking.check_in_date));
  if v_deadline is null then return private.refusal('too_late'); end if;
  select h.by_changes, h.in_all into v_held from private.held_unpaid(p_room.id, p_check_in, p_check_out, null, true) as h;
  begin
    insert into private.pending_changes (
      booking_id, room_category_id, check_in_date, check_out_date, num_rooms, num_adults, num_children, seen, price, amount, expires_at
    ) values (
      p_booking.id, p_room.id, p_check_in, p_check_out, p_rooms, p_adults, p_children, jsonb_build_object(
        'stay_state', p_booking.stay_state, 'check_in_date', p_booking.check_in_date, 'check_out_date', p_booking.check_out_date,
        'room_category_id', p_booking.room_category_id, 'num_rooms', p_booking.num_rooms, 'num_adults', p_booking.num_adults,
        'num_children', p_booking.num_children, 'total_amount', p_booking.total_amount
      ), to_jsonb(p_price), p_due, v_deadline
    ) returning * into v_change;
    perform private.hold_change(p_booking, v_change);
    select h.by_changes, h.in_all into v_then from private.held_unpaid(p_room.id, p_check_in, p_check_out, null, true) as h;
    if v_then.by_changes > greatest(v_most, v_held.by_changes) or v_then.in_all > greatest(v_most_in_all, v_held.in_all) then
      raise exception 'held_unpaid' using errcode = 'PT423';
    end if;
  exception
    when sqlstate 'PT409' then
      return private.refusal('sold_out', 'rooms_free', private.rooms_free_for(p_booking, p_room, p_check_in, p_check_out));
    when sqlstate 'PT423' then return private.refusal('held_unpaid', 'rooms_left', greatest(least(v_most - v_held.by_changes, v_most_in_all - v_held.in_all), 0));
  end;
  return jsonb_build_object('ok', true, 'change', private.last_paid_change(p_booking.id));
end $$;

/* Makes the change that a payment pays for, at the agreed price. Returns false if no longer possible. The caller has locked the booking. */
create function private.apply_change(p_payment private.payments) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  v_booking constant public.bookings := (select b from public.bookings as b where id = p_payment.booking_id);
  v_change private.pending_changes;
  v_room public.room_categories;
  v_price private.stay_price;
  v_then public.bookings;
begin
  select * into v_change from private.pending_changes where id = p_payment.change_id for update;
  select c.* into v_room from public.room_categories as c join public.hotels as h on h.id = c.hotel_id and h.is_active
  where c.id = v_change.room_category_id and c.is_active;
  if v_room.id is null or v_change.state not in ('waiting', 'expired') or p_payment.amount < v_change.amount or v_booking.erased_at is not null
    or private.is_seen(v_booking, v_change.seen) is not true or v_booking.check_out_date <= private.today()
    or v_change.check_in_date < least(v_booking.check_in_date, private.today()) then
    if v_change.state = 'waiting' then perform private.end_change(v_booking, 'expired'); end if;
    return false;
  end if;
  v_price := jsonb_populate_record(null::private.stay_price, v_change.price);
  v_then := private.arriving_on(v_booking, v_change.check_in_date);
  perform private.acquire_slot(v_room.id);
  begin
    -- Before the booking changes: private.withdraw_other_change must not find it.
    update private.pending_changes set state = 'done', ended_at = now() where id = v_change.id;
    perform private.release_change(v_booking, v_change);
    if private.write_priced(
      v_booking, v_room, v_change.check_in_date, v_change.check_out_date, v_change.num_rooms, v_change.num_adults, v_change.num_children, v_price,
      case when private.keeps_prices(v_booking, v_room, v_change.num_adults, v_change.num_children) then v_booking.price_reason end
    ) is not null then
      raise exception 'sold_out' using errcode = 'PT423';
    end if;
    perform private.agree_to_change(v_booking.id, v_price, v_then);
  exception when sqlstate 'PT423' or sqlstate 'PT409' then
    perform private.end_change(v_booking, 'expired');
    return false;
  end;
  return true;
end $$;

create function private.agree_to_change(p_booking_id uuid, p_price private.stay_price, p_then public.bookings) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  update public.bookings set
    advance_percent = p_price.advance_percent, advance_amount = p_price.advance_amount, advance_agreed = p_price.advance_amount,
    total_agreed = p_price.total_amount, advance_reason = p_price.advance_reason, agreed_nights = null, terms_date = p_then.terms_date, terms_time = p_then.terms_time
  where id = p_booking_id
    and (advance_percent, advance_amount, advance_agreed, total_agreed, advance_reason, agreed_nights, terms_date, terms_time) is distinct from (
      p_price.advance_percent, p_price.advance_amount, p_price.advance_amount, p_price.total_amount, p_price.advance_reason, null, p_then.terms_date, p_then.terms_time
    );
  perform private.settle_money(p_booking_id);
end $$;

/* Makes a payment due as a refund if its change was not made, and emails the guest. After check-out only the surplus is due. */
create function private.refund_unchanged(p_booking public.bookings, p_payment private.payments) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_amount constant bigint := case when p_booking.checked_out_at is null then p_payment.amount
    else least(p_payment.amount, greatest(private.surplus_over(p_booking.id, p_booking.total_amount), 0)) end;
begin
  if v_amount = 0 then
    perform private.settle_money(p_booking.id);
    return;
  end if;
  insert into private.refunds (booking_id, hotel_id, holder, amount, reason, due_on)
  values (p_booking.id, p_booking.hotel_id, 'site', v_amount, 'not_changed', private.business_days_after(private.today(), 7));
  update public.bookings set refund_promised = refund_promised + v_amount where id = p_booking.id and booking_status = 'cancelled';
  perform private.settle_money(p_booking.id);
  perform private.mail_money('not_changed', p_booking, jsonb_build_object('payment_id', p_payment.id));
end $$;

/* Returns the last change that waited for payment; null a day after it ended. pay_by: end of the gateway's page. is_refunded: paid, not made. */
create function private.last_paid_change(p_booking_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  -- plpgsql, because a later file creates payment_pages.
  return (select jsonb_build_object(
    'id', c.id, 'state', case when c.state = 'waiting' and c.expires_at <= now() then 'expired' else c.state end, 'room_name', r.name,
    'check_in_date', c.check_in_date, 'check_out_date', c.check_out_date, 'num_rooms', c.num_rooms, 'num_adults', c.num_adults,
    'num_children', c.num_children, 'total_amount', c.price -> 'total_amount', 'advance_amount', c.price -> 'advance_amount', 'amount', c.amount,
    'made_at', c.made_at, 'expires_at', c.expires_at,
    'pay_by', coalesce((select max(g.expires_at) from private.payment_pages as g where g.change_id = c.id), c.expires_at),
    'is_reported', exists (select from private.payments as p where p.change_id = c.id and p.state = 'reported'),
    'is_refunded', c.state <> 'done' and exists (select from private.payments as p where p.change_id = c.id and p.state = 'received')
  )
  from private.pending_changes as c join public.room_categories as r on r.id = c.room_category_id
  where c.booking_id = p_booking_id and coalesce(c.ended_at, c.expires_at) > now() - interval '1 day'
  order by c.made_at desc limit 1);
end $$;

create function private.waiting_change(p_booking_id uuid) returns private.pending_changes
language sql stable set search_path = ''
as $$
  select c from private.pending_changes as c where c.booking_id = p_booking_id and c.state = 'waiting' and c.expires_at > now()
$$;

/* Extends a change by 2 days, up to the arrival day. Only its first report of a payment does so, and not after private.has_unpaid_change. */
create function private.extend_change(p_booking public.bookings, p_change private.pending_changes) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_until constant timestamptz := greatest(p_change.expires_at, least(
    now() + interval '2 days', least(p_change.check_in_date, p_booking.check_in_date)::timestamp at time zone 'Asia/Kolkata'
  ));
begin
  if private.has_unpaid_change(p_booking.id) or exists (select from private.payments where change_id = p_change.id) then return; end if;
  update private.pending_changes set expires_at = v_until where id = p_change.id;
  update private.holds set ends_at = v_until where change_id = p_change.id;
  update private.held_nights set ends_at = v_until where hold_id in (select id from private.holds where change_id = p_change.id);
end $$;

/* Withdraws the waiting change and its reported payment. A later payment is refunded. Codes: those of private.lock_stay, no_change, busy. */
create function private.withdraw_change(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_taken constant record := private.lock_stay(p_token);
  v_booking public.bookings := v_taken.booking;
  v_change private.pending_changes;
begin
  if v_taken.refusal is not null then return v_taken.refusal; end if;
  select * into v_change from private.pending_changes where booking_id = v_booking.id order by made_at desc limit 1;
  if v_change.id is null or v_change.state = 'done' then return private.refusal('no_change'); end if;
  perform private.end_change(v_booking, 'withdrawn');
  update private.payments set state = 'rejected', ended_at = now(), end_reason = 'The guest withdrew it'
  where change_id = v_change.id and state = 'reported';
  if found then perform private.settle_money(v_booking.id); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('withdraw_change', 'anon, authenticated');

/* Ends expired changes, at most p_most. Returns how many. Their nights are available without it. */
create function private.end_old_changes(p_most integer) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_id uuid;
  v_booking public.bookings;
  v_ended integer := 0;
begin
  for v_id in
    select booking_id from private.pending_changes where state = 'waiting' and expires_at <= now() order by expires_at limit p_most
  loop
    select * into v_booking from public.bookings where id = v_id for no key update skip locked;
    -- Another transaction may have recorded the payment before we got the lock.
    continue when not found or (private.waiting_change(v_id)).id is not null;
    perform private.end_change(v_booking, 'expired');
    v_ended := v_ended + 1;
  end loop;
  return v_ended;
end $$;
