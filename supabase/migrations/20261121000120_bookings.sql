-- Bookings, and the trigger by which every writer of them takes nights.

create type public.booking_status as enum ('pending', 'confirmed', 'cancelled', 'completed');
create type public.payment_status as enum ('pending', 'paid', 'failed', 'refunded');
create type public.booking_source as enum ('site', 'phone', 'walk_in', 'email', 'other', 'channel');

-- The state of a stay for the front desk. booking_status follows it: checked-in guests are confirmed, no-shows are cancelled.
create type private.stay_state as enum ('pending', 'confirmed', 'checked_in', 'completed', 'no_show', 'cancelled');

create function private.stay_state_of(p_status public.booking_status, p_checked_in_at timestamptz, p_is_no_show boolean)
returns private.stay_state
language sql immutable
return case p_status
  when 'pending' then 'pending' when 'completed' then 'completed'
  when 'cancelled' then case when p_is_no_show then 'no_show' else 'cancelled' end
  else case when p_checked_in_at is null then 'confirmed' else 'checked_in' end
end::private.stay_state;

create table private.stay_moves (
  from_state private.stay_state not null,
  to_state private.stay_state not null,
  -- True if the front desk may make this move; else only admins and jobs.
  by_desk boolean not null,
  primary key (from_state, to_state)
);
comment on table private.stay_moves is 'Which state of a booking may follow which. The database refuses every other change.';
insert into private.stay_moves values
  ('pending', 'confirmed', true), ('pending', 'cancelled', true),
  ('confirmed', 'checked_in', true), ('confirmed', 'no_show', true), ('confirmed', 'cancelled', true),
  ('confirmed', 'completed', false), ('confirmed', 'pending', false),
  ('checked_in', 'completed', true), ('checked_in', 'confirmed', true),
  ('completed', 'checked_in', true), ('completed', 'no_show', true), ('completed', 'confirmed', false), ('completed', 'cancelled', false),
  ('no_show', 'confirmed', true),
  ('cancelled', 'confirmed', false), ('cancelled', 'pending', false);

create table private.cancellation_policies (
  policy text primary key,
  -- The refund percent if the booking is cancelled at least this many hours before arrival.
  percent smallint not null check (percent between 0 and 100),
  hours smallint not null check (hours between 0 and 8760)
);
comment on table private.cancellation_policies is 'The cancellation policies that a property can choose; any other is in its own words. A booking keeps the figures it was made with.';
insert into private.cancellation_policies (policy, percent, hours) values
  ('flexible', 100, 24), ('moderate', 100, 168), ('strict', 50, 168), ('super_strict', 50, 1440), ('non_refundable', 0, 0);

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  booking_reference text not null unique default private.random_letters(16)
    check (booking_reference ~ '^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$'),
  hotel_id uuid not null references public.hotels (id),
  room_category_id uuid not null,
  guest_name text not null check (guest_name <> '' and char_length(guest_name) <= 120 and private.is_name(guest_name)),
  guest_email text check (private.is_email(guest_email)),
  guest_phone text check (private.is_phone(guest_phone)),
  check_in_date date not null,
  check_out_date date not null,
  nights integer not null generated always as (check_out_date - check_in_date) stored,
  -- Nights the guest agreed to, once the front desk has extended the stay; else null. Reviews open after these nights.
  agreed_nights integer check (agreed_nights between 1 and 30),
  num_adults integer not null default 1 check (num_adults between 1 and 1000),
  num_children integer not null default 0 check (num_children between 0 and 1000),
  num_rooms integer not null default 1 check (num_rooms between 1 and 1000),
  -- Paise, as sold: later changes of price, tax or advance leave a booking as it was.
  base_price bigint not null check (base_price between 1 and 10000000000),
  -- Limit: the dearest possible stay of 1000 rooms for 30 nights with extra guests.
  total_amount bigint not null check (total_amount between 1 and 300000000000000),
  currency text not null default 'INR' check (currency = 'INR'),
  tax_rate numeric(4, 1) not null check (tax_rate between 0 and 30),
  tax_amount bigint not null check (tax_amount between 0 and total_amount),
  -- The parts of the total, from private.quote; null for bookings by hand.
  full_amount bigint check (full_amount between total_amount and 300000000000000),
  price_lines jsonb check (private.is_json(price_lines, 'array', 40000)),
  taxes jsonb check (private.is_json(taxes, 'array', 2000)),
  advance_percent smallint not null check (advance_percent between 0 and 100),
  advance_amount bigint not null check (advance_amount between 0 and total_amount),
  -- The advance the guest agreed to; the front desk's changes cannot ask for more. Kept by freeze_terms.
  advance_agreed bigint not null check (advance_agreed between 0 and 300000000000000),
  -- The price the guest agreed to. Kept by freeze_terms, agree_to_change and change_by_guest.
  total_agreed bigint not null check (total_agreed between 1 and 300000000000000),
  -- From private.advance_rule; null for the usual advance.
  advance_reason jsonb check (private.is_json(advance_reason, 'object', 200)),
  -- The site's fee, and true if the site pays the GST (CGST Act 2017, section 9(5)), at booking. Unset for the property's own bookings.
  fee_percent numeric not null default 0 check (fee_percent between 0 and 30),
  site_pays_tax boolean not null default false,
  -- The policy at booking; later policies do not apply. Kept by freeze_terms.
  cancellation_policy text check (char_length(cancellation_policy) <= 2000 and private.is_text(cancellation_policy)),
  refund_percent smallint check (refund_percent between 0 and 100),
  refund_hours smallint check (refund_hours between 0 and 8760),
  -- The arrival from which the policy counts back: as the guest agreed, or a later day set by the front desk, never an earlier one.
  -- Kept by freeze_terms, write_change and change_by_guest.
  terms_date date not null check (isfinite(terms_date)),
  terms_time time not null,
  special_requests text not null default '' check (char_length(special_requests) <= 1000 and private.is_text(special_requests)),
  -- Arrival time in Asia/Kolkata that the guest gave by their link; null if none.
  arrival_time time,
  -- The account at the front desk and its reason for another price. No foreign key, so that the note outlives the account.
  source public.booking_source not null default 'site',
  booked_by uuid,
  price_reason text check (price_reason <> '' and char_length(price_reason) <= 200 and private.is_text(price_reason)),
  -- The id at another site or program, such as "Airbnb HMABC123", by which a second import finds the booking; else null.
  external_reference text check (external_reference <> '' and char_length(external_reference) <= 100 and private.is_line(external_reference)),
  legal_versions jsonb check (private.is_json(legal_versions, 'object', 200)),
  language private.site_language not null default 'en',
  payment_status public.payment_status not null default 'pending',
  booking_status public.booking_status not null default 'confirmed',
  created_at timestamptz not null default now(),
  -- When the booking expires unless the advance is received. Kept by set_advance_due and private.settle_money.
  advance_due_at timestamptz,
  -- When a reported payment first moved that deadline. It does so only once.
  extended_at timestamptz,
  -- True if a payment is reported, which saves calls of private.reported_of. Kept by private.settle_money.
  has_report boolean not null default false,
  -- When the guest opened an emailed link or booked with a proven account; null if anyone may have typed the email.
  verified_at timestamptz,
  cancelled_at timestamptz,
  -- True if the guest cancelled; false for the front desk, an admin or a job.
  cancelled_by_guest boolean not null default false,
  cancel_reason text check (cancel_reason <> '' and char_length(cancel_reason) <= 300 and private.is_text(cancel_reason)),
  -- Paise that the front desk promised to refund when it cancelled; null if only the policy applies.
  refund_promised bigint check (refund_promised between 0 and 300000000000000),
  -- The front desk says that the guest cancelled, with a partial refund: until when the guest can confirm it by link, and when they did.
  -- Without confirmation it counts as cancelled by the property.
  cancelled_for_guest boolean not null default false,
  cancel_answer_by timestamptz,
  cancel_confirmed_at timestamptz,
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  is_no_show boolean not null default false,
  -- When the guest said that they were there. Kept until an admin decides or the guest is checked in.
  no_show_disputed_at timestamptz,
  -- Paise in all that the front desk charges a no-show, instead of the price; null if only the policy applies.
  no_show_fee bigint check (no_show_fee between 100 and 300000000000000 and no_show_fee % 100 = 0),
  no_show_fee_reason text check (no_show_fee_reason <> '' and char_length(no_show_fee_reason) <= 200 and private.is_line(no_show_fee_reason)),
  no_show_kept bigint check (no_show_kept between 0 and 300000000000000),
  stay_state private.stay_state not null generated always as (
    private.stay_state_of(booking_status, checked_in_at, is_no_show)
  ) stored,
  -- True if the person who booked belonged to the property, or became the guest as such. Kept by note_house_guest.
  of_house boolean not null default false,
  -- When the guest's data was erased, on request or after the tax law's term. Written by erase_guests.
  erased_at timestamptz,
  search_text text not null generated always as (private.plain_text(
    guest_name || ' ' || coalesce(guest_email || ' ', '') || booking_reference || ' ' || replace(booking_reference, '-', '')
  )) stored,
  foreign key (room_category_id, hotel_id) references public.room_categories (id, hotel_id),
  constraint policy_in_figures check ((refund_percent is null) = (refund_hours is null)),
  constraint fee_of_a_no_show check ((no_show_fee is null) = (no_show_kept is null) and (no_show_fee is null or is_no_show)),
  constraint guest_can_be_reached check (num_nonnulls(guest_email, guest_phone) > 0 or source = 'channel'),
  constraint state_agrees check (
    (checked_in_at is null or booking_status in ('confirmed', 'completed')) and (checked_out_at is null or booking_status = 'completed')
    and (not (is_no_show or cancelled_by_guest or cancelled_for_guest) or booking_status = 'cancelled')
  ),
  constraint stay_is_finite check (isfinite(check_in_date) and isfinite(check_out_date)),
  constraint stay_has_nights check (check_out_date - check_in_date between 1 and 30)
);
comment on table public.bookings is
  'Stays that were booked. Nights are [check_in_date, check_out_date) in Asia/Kolkata; amounts are paise, all-in; tax_amount is the part of total_amount that is tax.';
create index bookings_room on public.bookings (room_category_id, check_in_date);
create index bookings_hotel on public.bookings (hotel_id, check_in_date);
create index bookings_of_guest on public.bookings (lower(guest_email));
create unique index bookings_external on public.bookings (hotel_id, external_reference) where external_reference is not null;
create index bookings_by_age on public.bookings (created_at desc, id desc);
create index bookings_by_arrival on public.bookings (check_in_date, id);
create index bookings_by_departure on public.bookings (check_out_date, id);
create index bookings_by_total on public.bookings (total_amount, id);
-- The same expression as in private.find_bookings. Includes the name so that far pages need no table reads; cut, because some letters expand.
create index bookings_by_guest on public.bookings ((left(private.plain_text(guest_name), 60) collate "C"), id) include (guest_name);
-- A small pending list: the booking that fills it flushes it, and must stay fast.
create index bookings_search on public.bookings using gin (search_text extensions.gin_trgm_ops)
  with (gin_pending_list_limit = 256);

/* Returns the personal columns of a booking, each with the value that erasing its guest leaves. Erasure, masks, the export and the log read it. */
create function private.erased_guest() returns jsonb
language sql immutable
-- A domain that can never exist (RFC 2606).
return '{
  "guest_name": "Deleted guest", "guest_email": "erased@guest.invalid", "guest_phone": null, "special_requests": "", "arrival_time": null,
  "price_reason": null, "external_reference": null, "cancel_reason": null, "no_show_fee_reason": null
}'::jsonb;

/* Returns the advance's deadline: the setting, at most 10:00 on the arrival day (Asia/Kolkata). Later bookings get six hours until 22:00, at least
   one. Null without an advance or a limit. */
create function private.advance_deadline(p_from timestamptz, p_check_in date, p_advance bigint) returns timestamptz
language sql stable set search_path = ''
as $$
  select least(p_from + make_interval(hours => s.cancel_unpaid_after_hours), greatest(
    (p_check_in + time '10:00') at time zone 'Asia/Kolkata',
    least(p_from + interval '6 hours', (p_check_in + time '22:00') at time zone 'Asia/Kolkata'),
    p_from + interval '1 hour'
  ))
  from private.settings as s where p_advance > 0 and s.cancel_unpaid_after_hours is not null
$$;

/* Returns the last deadline that a booking for this day can have. A later one means that the property moved the stay to an earlier day. */
create function private.deadlines_end(p_check_in date) returns timestamptz
language sql immutable
return (p_check_in + 1 + time '01:00') at time zone 'Asia/Kolkata';

/* Sets the deadline when a booking is made or confirmed again; none if money is received or reported. Definer: no role has rights on settings. */
create function private.set_advance_due() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.advance_due_at := case when tg_op = 'INSERT' or not private.has_payment_or_report(new.id) then private.advance_deadline(
    case tg_op when 'INSERT' then new.created_at else now() end, new.check_in_date, new.advance_amount
  ) end;
  return new;
end $$;
create trigger set_advance_due before insert on public.bookings
  for each row execute function private.set_advance_due();
create trigger set_advance_due_again before update of booking_status on public.bookings
  for each row when (new.booking_status = 'confirmed' and old.booking_status <> 'confirmed')
  execute function private.set_advance_due();

/* Stores the policy, advance and site fee at booking. Definer: writers of bookings may have no rights on hotels. */
create function private.freeze_terms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.terms_date := new.check_in_date;
  select private.tidy_text(left(h.policies ->> 'cancellation_policy', 2000)), h.check_in_time into new.cancellation_policy, new.terms_time
  from public.hotels as h where h.id = new.hotel_id;
  select p.percent, p.hours into new.refund_percent, new.refund_hours
  from private.cancellation_policies as p where p.policy = new.cancellation_policy;
  new.advance_agreed := new.advance_amount;
  new.total_agreed := new.total_amount;
  new.fee_percent := case new.source when 'site' then (select s.site_fee_percent from private.settings as s) else 0 end;
  new.site_pays_tax := new.source = 'site' and not private.charges_gst(new.hotel_id);
  return new;
end $$;
create trigger freeze_terms before insert on public.bookings
  for each row execute function private.freeze_terms();

/* Returns true if the guest booked on the site or by an offer link; false if the property typed the guest. */
create function private.is_by_guest(p_booking public.bookings) returns boolean
language sql immutable
return (p_booking).source = 'site' or (p_booking).legal_versions is not null;

/* Returns true if the property raised the price of a guest's own booking. Until the guest accepts or arrives, they cancel with a full refund. */
create function private.is_raised(p_booking public.bookings) returns boolean
language sql immutable
return coalesce(private.is_by_guest(p_booking) and (p_booking).total_amount > (p_booking).total_agreed, false);

/* Returns true if the property moved the stay to an earlier day and the guest can accept that by link. */
create function private.is_moved_up(p_booking public.bookings) returns boolean
language sql immutable
return (p_booking).check_in_date < (p_booking).terms_date and (private.is_by_guest(p_booking) or (p_booking).advance_amount > 0);

/* Returns the most a no-show can be charged, in paise: the price the guest agreed to. */
create function private.most_charged(p_booking public.bookings) returns bigint
language sql immutable
return case when private.is_raised(p_booking) then (p_booking).total_agreed else (p_booking).total_amount end;

/* Returns what the guest agreed to before an unaccepted change: {total_amount: paise, check_in_date}; null if there is none. */
create function private.unaccepted_of(p_booking public.bookings) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('total_amount', private.most_charged(p_booking), 'check_in_date', (p_booking).terms_date)
  where (p_booking).stay_state in ('pending', 'confirmed') and (private.is_raised(p_booking) or private.is_moved_up(p_booking))
$$;

/* Returns the check-in day and the hour that the guest agreed to. */
create function private.stay_begins_at(p_booking public.bookings) returns timestamptz
language sql stable set search_path = ''
as $$ select ((p_booking).check_in_date + (p_booking).terms_time) at time zone 'Asia/Kolkata' $$;

create function private.note_cancellation() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.cancelled_at := case when new.booking_status = 'cancelled' then now() end;
  return new;
end $$;
create trigger note_cancellation before update of booking_status on public.bookings
  for each row when (new.booking_status is distinct from old.booking_status)
  execute function private.note_cancellation();

/* Allows only moves in private.stay_moves. Raises PT409 'illegal_move'. Definer: writers have no rights on the table. */
create function private.keep_stay_state() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_to constant private.stay_state := private.stay_state_of(
    new.booking_status, new.checked_in_at, new.is_no_show and new.booking_status = 'cancelled'
  );
begin
  if v_to <> old.stay_state and not private.is_undoing() and not exists (
    select from private.stay_moves where from_state = old.stay_state and to_state = v_to
  ) then
    raise exception 'illegal_move' using errcode = 'PT409', detail = old.stay_state || ' to ' || v_to;
  end if;
  if new.booking_status not in ('confirmed', 'completed') then new.checked_in_at := null; end if;
  if new.booking_status <> 'completed' then new.checked_out_at := null; end if;
  if new.booking_status <> 'cancelled' and old.is_no_show then
    -- Releases the rooms kept for the no-show, in the lock order of private.move_nights.
    perform from public.room_categories where id = new.room_category_id for share;
    delete from private.holds where booking_id = new.id;
  end if;
  -- The property charges the guest, so only an admin decides a dispute.
  if (v_to = 'no_show') <> old.is_no_show and private.is_admin() or v_to = 'checked_in' then new.no_show_disputed_at := null; end if;
  if new.booking_status <> 'cancelled' then
    new.is_no_show := false;
    new.no_show_fee := null;
    new.no_show_fee_reason := null;
    new.no_show_kept := null;
    new.cancelled_by_guest := false;
    new.cancelled_for_guest := false;
    new.cancel_answer_by := null;
    new.cancel_confirmed_at := null;
    new.cancel_reason := null;
    new.refund_promised := null;
  end if;
  return new;
end $$;
create trigger keep_stay_state before update of booking_status, checked_in_at, checked_out_at, is_no_show on public.bookings
  for each row execute function private.keep_stay_state();

/* Returns the paise refunded or due after cancellation; null if undecided. Late bound: the ledger is in a later file. */
create function private.announced_refund(p_booking public.bookings) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select m.refunded + m.refund_due from private.money_of((p_booking).id) as m
    where (p_booking).refund_percent is not null or (p_booking).refund_promised is not null or m.refund_due > 0
      or exists (select from private.refunds as r where r.booking_id = (p_booking).id and r.done_at >= (p_booking).cancelled_at)
  );
end $$;

/* Returns the paise the guest reported and we have not received. Late bound: the ledger is in a later file. */
create function private.reported_of(p_booking_id uuid) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(sum(p.amount), 0) from private.payments as p
    where p.booking_id = p_booking_id and p.state = 'reported' and p.by_guest and not p.by_reference
      and (p.change_id is null or exists (select from private.pending_changes as c where c.id = p.change_id and c.state = 'waiting'))
  );
end $$;

create view private.booking_facts as
select
  b.id, b.booking_reference, b.booking_status, b.payment_status, b.created_at, b.hotel_id, h.name as hotel_name, h.city as hotel_city,
  b.room_category_id, c.name as room_name, b.check_in_date, b.check_out_date, b.nights, b.num_adults, b.num_children, b.num_rooms,
  b.base_price, b.total_amount, b.currency, b.tax_rate, b.tax_amount, b.advance_percent, b.advance_amount,
  b.advance_reason, b.cancellation_policy, b.cancelled_at,
  coalesce(b.full_amount, b.total_amount) as full_amount,
  coalesce(b.price_lines, jsonb_build_array(jsonb_build_object(
    'first_night', b.check_in_date, 'nights', b.nights, 'num_rooms', b.num_rooms, 'price', b.base_price, 'full_price', b.base_price,
    'tax_rate', b.tax_rate
  ))) as price_lines,
  coalesce(b.taxes, jsonb_build_array(jsonb_build_object('tax_rate', b.tax_rate, 'amount', b.total_amount, 'tax', b.tax_amount))) as taxes,
  -- Also if someone cancelled it after the deadline, before the job did.
  b.booking_status = 'cancelled' and b.payment_status = 'pending' and coalesce(b.cancelled_at >= b.advance_due_at, false) as is_expired,
  -- Null if the booking does not expire: paid, over, moved to an earlier day, or the job is off. Not a function, which slowed exports.
  case when b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed')
    and b.advance_due_at <= private.deadlines_end(b.check_in_date)
    and (select cancel_unpaid_after_hours from private.settings) is not null then b.advance_due_at end as advance_due_at,
  b.guest_name, b.guest_email, b.guest_phone, b.special_requests, left(b.arrival_time::text, 5) as arrival_time, b.source, b.legal_versions, b.erased_at,
  b.stay_state, b.checked_in_at, b.checked_out_at, b.cancel_reason, b.cancelled_by_guest, b.cancel_answer_by,
  b.no_show_disputed_at, b.no_show_fee, b.no_show_fee_reason,
  -- A property gets no reviews from bookings whose guest it typed.
  private.is_by_guest(b) as booked_by_guest,
  case when b.booking_status = 'cancelled' and b.payment_status in ('paid', 'refunded') then private.announced_refund(b) end as refund_amount,
  case when b.has_report and (
    b.payment_status in ('pending', 'failed') and b.advance_amount > 0 or b.checked_out_at is not null or b.booking_status = 'cancelled'
  ) then private.reported_of(b.id) else 0 end as reported_amount,
  b.verified_at is not null as is_verified
from public.bookings as b
join public.hotels as h on h.id = b.hotel_id
join public.room_categories as c on c.id = b.room_category_id;
comment on view private.booking_facts is
  'The facts of a booking that guests, hotels, admins and emails read, as BookingFactsSchema in src/domain/booking/bookingFacts.ts reads them. Who reads no personal data reads a new column only once private.open_facts names it.';

/* Returns "Asha K." for "Asha Maria Kamat" and "A." for "Asha". An initial keeps its marks and virama joins, as in "श्रे." for "श्रेया". */
create function private.mask_name(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select case when array_length(words, 1) > 1 then left(words[1], 110) || ' ' else '' end
    || left(substring(words[array_length(words, 1)] from format('^.(?:[%1$s]*[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D]\u200D?.)*[%1$s]*', private.marks())), 8)
    || '.'
  from regexp_split_to_array(trim(p_name), '\s+') as words
$$;

create function private.mask_email(p_email text) returns text
language sql immutable set search_path = ''
as $$ select left(p_email, 1) || '•••@' || split_part(p_email, '@', 2) $$;
create function private.mask_phone(p_phone text) returns text
language sql immutable set search_path = ''
as $$ select '•••• ' || right(regexp_replace(p_phone, '\D', '', 'g'), 4) $$;

/* Returns the facts that are not about the guest. An allow list, so that new columns stay private. */
create function private.open_facts(p_facts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p_facts)
  where key = any ('{id,booking_reference,booking_status,payment_status,created_at,hotel_id,hotel_name,hotel_city,room_category_id,room_name,
    check_in_date,check_out_date,nights,num_adults,num_children,num_rooms,base_price,total_amount,currency,tax_rate,tax_amount,advance_percent,
    advance_amount,advance_reason,cancellation_policy,cancelled_at,full_amount,price_lines,taxes,is_expired,advance_due_at,source,legal_versions,
    erased_at,stay_state,checked_in_at,checked_out_at,cancelled_by_guest,cancel_answer_by,no_show_disputed_at,no_show_fee,booked_by_guest,
    refund_amount,reported_amount,is_verified}'::text[])
$$;

/* Returns the facts with the guest masked: other personal facts are as after an erasure. */
create function private.mask_guest(p_facts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select private.open_facts(p_facts) || jsonb_object_agg(key, value) || jsonb_build_object(
    'guest_name', private.mask_name(p_facts ->> 'guest_name'), 'guest_email', private.mask_email(p_facts ->> 'guest_email'),
    'guest_phone', private.mask_phone(p_facts ->> 'guest_phone')
  )
  from jsonb_each(private.erased_guest()) where p_facts ? key
$$;

create table private.stay_offers (
  hold_id uuid primary key references private.holds (id) on delete cascade,
  -- The token of the offer link. Anyone with the link can book the held rooms at this price.
  token text not null unique default private.random_letters(24) check (token ~ '^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){5}$'),
  guest_name text not null check (guest_name <> '' and char_length(guest_name) <= 120 and private.is_name(guest_name)),
  guest_phone text not null check (private.is_phone(guest_phone)),
  num_adults integer not null check (num_adults between 1 and 1000),
  num_children integer not null check (num_children between 0 and 1000),
  -- The result of private.quote when the offer was made. It stays valid.
  price jsonb not null check (private.is_json(price, 'object', 50000)),
  -- Paise a room and night before tax, and the reason, if the property set its own price; else null.
  night_price bigint check (night_price between 100 and 100000000),
  price_reason text check (price_reason <> '' and char_length(price_reason) <= 200 and private.is_text(price_reason)),
  offered_by uuid
);
comment on table private.stay_offers is
  'What the desk of a house offered a caller, and for whom its rooms are held: gone with the hold, which a booking by the link replaces.';

/* Returns the valid hold of an offer if the stay is exactly the offered one. */
create function private.offer_of(
  p_token text, p_room_category_id uuid, p_check_in date, p_check_out date, p_rooms integer, p_adults integer, p_children integer,
  out hold private.holds, out offer private.stay_offers
)
language sql stable set search_path = ''
as $$
  select h, o from private.stay_offers as o join private.holds as h on h.id = o.hold_id
  where o.token = p_token and h.room_category_id = p_room_category_id and h.first_night = p_check_in and h.end_date = p_check_out
    and h.rooms = p_rooms and o.num_adults = p_adults and o.num_children = p_children and h.ends_at > now()
$$;

create function private.offer_over() returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('offer_over', 'error', 'This offer has expired, or is for a different booking. Ask the hotel for a new offer, or book at today’s price.'::text)
$$;

/* Keeps the night counters equal to the bookings. Definer: no API role has rights on the counters. */
create function private.keep_nights() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old private.hold;
  v_new private.hold;
begin
  if tg_op <> 'INSERT' and old.booking_status <> 'cancelled' then
    v_old := (old.room_category_id, old.check_in_date, old.check_out_date, old.num_rooms);
  end if;
  if tg_op <> 'DELETE' and new.booking_status <> 'cancelled' then
    v_new := (new.room_category_id, new.check_in_date, new.check_out_date, new.num_rooms);
  end if;
  if v_old is distinct from v_new then perform private.move_nights('booked', v_old, v_new); end if;
  return null;
end $$;
create trigger keep_nights after insert or delete or
  update of room_category_id, check_in_date, check_out_date, num_rooms, booking_status on public.bookings
  for each row execute function private.keep_nights();

alter table public.bookings enable row level security;

create table private.idempotency_keys (
  key uuid primary key,
  request_hash bytea not null,
  booking_id uuid references public.bookings (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.idempotency_keys is
  'One row for each booking made with a key, written in the booking''s own transaction: a refused or crashed call leaves none.';
create index idempotency_keys_by_age on private.idempotency_keys (created_at);

create table private.booking_events (
  id bigint primary key generated by default as identity,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- Null: the guest, a job or the database's owner. No foreign key: the note outlives the account.
  actor_id uuid,
  -- Changed values, before and after. Null for a note and for an email that was sent again.
  before jsonb check (private.is_json(before, 'object', 5000)),
  after jsonb check (private.is_json(after, 'object', 5000)),
  note text check (note <> '' and char_length(note) <= 1000 and private.is_text(note)),
  mail text check (mail in ('booking_guest', 'cancelled_guest', 'form_c_guest', 'invoice_guest'))
);
comment on table private.booking_events is 'The history of a booking since it was made, and the notes of the front desk.';
create index booking_events_of on private.booking_events (booking_id, id);

/* Records the changes of a booking, without personal data. */
create function private.note_booking_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old constant jsonb := private.open_facts(private.announced_facts(old)) || jsonb_build_object('stay_state', old.stay_state);
  v_new constant jsonb := private.open_facts(private.announced_facts(new)) || jsonb_build_object('stay_state', new.stay_state);
  v_before jsonb;
  v_after jsonb;
begin
  if private.is_erasing() then return null; end if;
  select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, v_new -> o.key) into v_before, v_after
  from jsonb_each(v_old) as o where o.value is distinct from v_new -> o.key;
  if v_before is null then return null; end if;
  insert into private.booking_events (booking_id, actor_id, before, after, note)
  values (
    new.id, (select auth.uid()), v_before, v_after,
    case when v_after ->> 'stay_state' = 'cancelled' then new.cancel_reason when new.price_reason is distinct from old.price_reason then new.price_reason end
  );
  return null;
end $$;
