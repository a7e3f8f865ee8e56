-- Bookings, and the trigger that makes every writer of them pay with nights.

create type public.booking_status as enum ('pending', 'confirmed', 'cancelled', 'completed');
create type public.payment_status as enum ('pending', 'paid', 'failed', 'refunded');
create type public.booking_source as enum ('site', 'phone', 'walk_in', 'email', 'other', 'channel');

-- Where a stay is, as the desk of its house reads it. Guests and admins read booking_status, which follows: who is in the house is
-- confirmed, who never came is cancelled.
create type private.stay_state as enum ('pending', 'confirmed', 'checked_in', 'completed', 'no_show', 'cancelled');

/* The state of a stay, of what a booking keeps of it. */
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
  -- Whether the desk of the house may; else it is for admins and jobs.
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
  -- This part of what was paid is refunded if the booking is cancelled at least so many hours before the arrival.
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
  -- Null of some whom the desk booked in.
  guest_email text check (private.is_email(guest_email)),
  guest_phone text check (private.is_phone(guest_phone)),
  check_in_date date not null,
  check_out_date date not null,
  nights integer not null generated always as (check_out_date - check_in_date) stored,
  -- How many of them its guest agreed to, once the desk has made the stay longer; else null. After so many it can be reviewed.
  agreed_nights integer check (agreed_nights between 1 and 30),
  num_adults integer not null default 1 check (num_adults between 1 and 1000),
  num_children integer not null default 0 check (num_children between 0 and 1000),
  num_rooms integer not null default 1 check (num_rooms between 1 and 1000),
  -- Paise, as sold: a later change of price, tax or advance leaves a booking as it was.
  base_price bigint not null check (base_price between 1 and 10000000000),
  -- Up to the dearest stay there can be: 1000 rooms for 30 nights at the highest price, with all guests that can cost more.
  total_amount bigint not null check (total_amount between 1 and 300000000000000),
  currency text not null default 'INR' check (currency = 'INR'),
  tax_rate numeric(4, 1) not null check (tax_rate between 0 and 30),
  tax_amount bigint not null check (tax_amount between 0 and total_amount),
  -- What makes up the total, as private.quote says: of bookings made by hand, past it, they are null.
  full_amount bigint check (full_amount between total_amount and 300000000000000),
  price_lines jsonb check (private.is_json(price_lines, 'array', 40000)),
  taxes jsonb check (private.is_json(taxes, 'array', 2000)),
  advance_percent smallint not null check (advance_percent between 0 and 100),
  advance_amount bigint not null check (advance_amount between 0 and total_amount),
  -- What its guest agreed to pay in advance, booking it or changing it by their own hand: a change of the desk asks for no more. Kept by freeze_terms.
  advance_agreed bigint not null check (advance_agreed between 0 and 300000000000000),
  -- The price that its guest agreed to, booking it or changing it, or accepting a change of the desk. Kept by freeze_terms, agree_to_change and change_by_guest.
  total_agreed bigint not null check (total_agreed between 1 and 300000000000000),
  -- Why it is not the usual part, as private.advance_rule says; null where it is.
  advance_reason jsonb check (private.is_json(advance_reason, 'object', 200)),
  -- The site's fee, and whether the site pays the GST (CGST Act 2017, section 9(5)), as they were when it was booked on the site; of what a property books
  -- itself neither. Kept by freeze_terms.
  fee_percent numeric not null default 0 check (fee_percent between 0 and 30),
  site_pays_tax boolean not null default false,
  -- The hotel's terms of cancellation when it was booked: later ones leave a booking as it was. Kept by freeze_terms.
  cancellation_policy text check (char_length(cancellation_policy) <= 2000 and private.is_text(cancellation_policy)),
  -- What that policy refunds, as private.cancellation_policies had it; null of a policy in the property's own words.
  refund_percent smallint check (refund_percent between 0 and 100),
  refund_hours smallint check (refund_hours between 0 and 8760),
  -- From when those terms count back: the day and the hour of arrival that its guest last agreed to, or a later day that the desk has moved it to. Kept by
  -- freeze_terms, write_change and change_by_guest: what the house says of days and hours brings no end of them forward.
  terms_date date not null check (isfinite(terms_date)),
  terms_time time not null,
  special_requests text not null default '' check (char_length(special_requests) <= 1000 and private.is_text(special_requests)),
  -- When the guest means to come on the day of check-in, in Asia/Kolkata, as they told the house by their link; null where they did not.
  arrival_time time,
  -- How it came: by this site, or through the desk; then by whom, and why at another price than the rates say. No foreign key: the note
  -- outlives the account.
  source public.booking_source not null default 'site',
  booked_by uuid,
  price_reason text check (price_reason <> '' and char_length(price_reason) <= 200 and private.is_text(price_reason)),
  -- By what another site or program knows it, such as "Airbnb HMABC123"; null of what is in no file that was imported. By it a second import
  -- finds the booking.
  external_reference text check (external_reference <> '' and char_length(external_reference) <= 100 and private.is_line(external_reference)),
  -- The versions of our texts that were agreed to; null where nobody pressed a button of ours.
  legal_versions jsonb check (private.is_json(legal_versions, 'object', 200)),
  -- Of the mails to its guest: of the page where it was booked, unless they chose another.
  language private.site_language not null default 'en',
  payment_status public.payment_status not null default 'pending',
  booking_status public.booking_status not null default 'confirmed',
  created_at timestamptz not null default now(),
  -- When the booking expires unless the advance is received, as guests are told. Kept by set_advance_due and private.follow_money.
  advance_due_at timestamptz,
  -- When a payment that its guest has reported first put that off: it does so once.
  extended_at timestamptz,
  -- Whether a payment of it is reported: spares most bookings the call of private.reported_of. Kept by private.follow_money.
  has_report boolean not null default false,
  -- When its guest opened a link from their mailbox, or booked with the account that has proven the address; null: anybody may have typed it.
  verified_at timestamptz,
  -- Null while it is not cancelled. Kept by note_cancellation.
  cancelled_at timestamptz,
  -- Whether its guest cancelled it by their own hand; else the desk, an admin or a job.
  cancelled_by_guest boolean not null default false,
  -- Why, as the house tells its guest, or its guest the house; null where nobody gave a reason.
  cancel_reason text check (cancel_reason <> '' and char_length(cancel_reason) <= 300 and private.is_text(cancel_reason)),
  -- Paise that its desk promised to give back when it cancelled; null where the terms alone say it.
  refund_promised bigint check (refund_promised between 0 and 300000000000000),
  -- The desk says that its guest cancelled, and refunds less than everything: until when the guest can confirm it by their link, and when they did. What
  -- nobody confirms counts as cancelled by the property.
  cancelled_for_guest boolean not null default false,
  cancel_answer_by timestamptz,
  cancel_confirmed_at timestamptz,
  -- When the desk let the guest in and out; null where it did not say so.
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  -- Of a cancelled booking: nobody came.
  is_no_show boolean not null default false,
  -- When its guest said that they were there. Stays until an admin decides, or the guest is checked in.
  no_show_disputed_at timestamptz,
  -- Paise that the desk charges a guest who did not arrive, in all: it takes the place of the price. Null where the desk charges nothing beyond what the
  -- cancellation policy keeps. With its reason, and what was kept before it.
  no_show_fee bigint check (no_show_fee between 100 and 300000000000000 and no_show_fee % 100 = 0),
  no_show_fee_reason text check (no_show_fee_reason <> '' and char_length(no_show_fee_reason) <= 200 and private.is_line(no_show_fee_reason)),
  no_show_kept bigint check (no_show_kept between 0 and 300000000000000),
  stay_state private.stay_state not null generated always as (
    private.stay_state_of(booking_status, checked_in_at, is_no_show)
  ) stored,
  -- Whether who booked it was one of its own house just then, by their account or their address, or became its guest as such. Kept by
  -- note_house_guest.
  of_house boolean not null default false,
  -- When its guest's data went: on request, or with the term of the tax law. Written by erase_guests.
  erased_at timestamptz,
  -- What admins search in: guest, e-mail and reference, with and without its dashes, in small letters and without accents.
  search_text text not null generated always as (private.plain_text(
    guest_name || ' ' || coalesce(guest_email || ' ', '') || booking_reference || ' ' || replace(booking_reference, '-', '')
  )) stored,
  foreign key (room_category_id, hotel_id) references public.room_categories (id, hotel_id),
  constraint policy_in_figures check ((refund_percent is null) = (refund_hours is null)),
  constraint fee_of_a_no_show check ((no_show_fee is null) = (no_show_kept is null) and (no_show_fee is null or is_no_show)),
  -- Another site may give neither.
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
-- What my_stays asks for.
create index bookings_of_guest on public.bookings (lower(guest_email));
create unique index bookings_external on public.bookings (hotel_id, external_reference) where external_reference is not null;
create index bookings_by_age on public.bookings (created_at desc, id desc);
create index bookings_by_arrival on public.bookings (check_in_date, id);
create index bookings_by_departure on public.bookings (check_out_date, id);
create index bookings_by_total on public.bookings (total_amount, id);
-- As private.find_bookings orders by guest, to the letter. With the name itself beside it, or far pages would be read from the
-- table; cut, because some letters become many.
create index bookings_by_guest on public.bookings ((left(private.plain_text(guest_name), 60) collate "C"), id) include (guest_name);
-- A short list of what is not sorted in yet: the booking that fills it does the work of all of them, and must not take long.
create index bookings_search on public.bookings using gin (search_text extensions.gin_trgm_ops)
  with (gin_pending_list_limit = 256);

/* Until when an advance of so many paise is awaited for a stay that is booked at p_from: as long as the settings say, and until 10:00 of the day of
   arrival (Asia/Kolkata). Who books on that day or in the night before has six hours, until 22:00, but an hour at least. Null where there is no
   advance, and where bookings wait for ever. */
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

/* From when on a deadline is none of a stay that begins on this day: an hour after the latest moment at which it is booked. A property that moves a stay to an
   earlier day may bring it there. */
create function private.deadlines_end(p_check_in date) returns timestamptz
language sql immutable
return (p_check_in + 1 + time '01:00') at time zone 'Asia/Kolkata';

/* Says when a booking ends without its advance, as the settings are when it is made or confirmed again: what was told stays true. Never where
   money of it is there, or said to be. Definer: settings are granted to nobody. */
create function private.set_advance_due() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.advance_due_at := case when tg_op = 'INSERT' or not private.is_money_there(new.id) then private.advance_deadline(
    case tg_op when 'INSERT' then new.created_at else now() end, new.check_in_date, new.advance_amount
  ) end;
  return new;
end $$;
create trigger set_advance_due before insert on public.bookings
  for each row execute function private.set_advance_due();
create trigger set_advance_due_again before update of booking_status on public.bookings
  for each row when (new.booking_status = 'confirmed' and old.booking_status <> 'confirmed')
  execute function private.set_advance_due();

/* Keeps the terms a guest books under, the advance that they agree to, and what the site takes of its price. Definer: whoever writes a booking may have no rights on hotels. */
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

/* Returns whether a booking is the guest's own, made on the site or by a link of the desk; else the property typed who it is. */
create function private.is_by_guest(p_booking public.bookings) returns boolean
language sql immutable
return (p_booking).source = 'site' or (p_booking).legal_versions is not null;

/* Returns whether the property has raised the price of a guest's own booking above what the guest agreed to: until they accept it or arrive, they cancel with a
   full refund. */
create function private.is_raised(p_booking public.bookings) returns boolean
language sql immutable
return coalesce(private.is_by_guest(p_booking) and (p_booking).total_amount > (p_booking).total_agreed, false);

/* Returns whether the property has moved a booking to an earlier day than its guest agreed to, where the guest can accept that by their link: not of a booking
   that the property made itself without an advance. */
create function private.is_moved_up(p_booking public.bookings) returns boolean
language sql immutable
return (p_booking).check_in_date < (p_booking).terms_date and (private.is_by_guest(p_booking) or (p_booking).advance_amount > 0);

/* The most that a guest who does not arrive can be charged, in paise: the price that they agreed to. */
create function private.most_charged(p_booking public.bookings) returns bigint
language sql immutable
return case when private.is_raised(p_booking) then (p_booking).total_agreed else (p_booking).total_amount end;

/* Returns what a guest agreed to before the property raised the price or moved the booking to an earlier day: {total_amount: paise, check_in_date}. Null where
   they have accepted that, or it has done neither. */
create function private.unaccepted_of(p_booking public.bookings) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('total_amount', private.most_charged(p_booking), 'check_in_date', (p_booking).terms_date)
  where (p_booking).stay_state in ('pending', 'confirmed') and (private.is_raised(p_booking) or private.is_moved_up(p_booking))
$$;

/* When a stay begins: the day and the hour from which its rooms are ready, as they were when its guest agreed to it. */
create function private.stay_begins_at(p_booking public.bookings) returns timestamptz
language sql stable set search_path = ''
as $$ select ((p_booking).check_in_date + (p_booking).terms_time) at time zone 'Asia/Kolkata' $$;

/* Notes when a booking was cancelled: what comes back of its money depends on how long before the arrival that was. */
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

/* Lets a stay come from one state to another where private.stay_moves has it, and forgets what is no longer true then. Raises PT409
   'illegal_move'. Definer: whoever writes a booking has no rights on the table. */
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
    -- What is kept for its guest until the morning is booked again, in the order of locks of private.move_nights.
    perform from public.room_categories where id = new.room_category_id for share;
    delete from private.holds where booking_id = new.id;
  end if;
  -- The property charges the guest, so it does not decide whether they were there.
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

/* Paise that are refunded of a cancelled booking, in all: refunded and due. Null where the property has a policy in its own words and has not said yet.
   Late bound: the ledger has its file further on. */
create function private.refund_told(p_booking public.bookings) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select m.refunded + m.refund_due from private.money_of((p_booking).id) as m
    where (p_booking).refund_percent is not null or (p_booking).refund_promised is not null or m.refund_due > 0
      or exists (select from private.refunds as r where r.booking_id = (p_booking).id and r.done_at >= (p_booking).cancelled_at)
  );
end $$;

/* Paise that its guest has reported as paid and that were not received yet, without those for a change that no longer waits; what only a desk has recorded
   so is not the guest's word. Late bound. */
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
  -- Of a booking that was made by hand: all its nights at the base price.
  coalesce(b.full_amount, b.total_amount) as full_amount,
  coalesce(b.price_lines, jsonb_build_array(jsonb_build_object(
    'first_night', b.check_in_date, 'nights', b.nights, 'num_rooms', b.num_rooms, 'price', b.base_price, 'full_price', b.base_price,
    'tax_rate', b.tax_rate
  ))) as price_lines,
  coalesce(b.taxes, jsonb_build_array(jsonb_build_object('tax_rate', b.tax_rate, 'amount', b.total_amount, 'tax', b.tax_amount))) as taxes,
  -- Whether it ended because its advance had not come: by the job, or by somebody who was quicker.
  b.booking_status = 'cancelled' and b.payment_status = 'pending' and coalesce(b.cancelled_at >= b.advance_due_at, false) as is_expired,
  -- When it ends by itself; null when it does not: paid, over, moved to a day on which its guest arrives long before, or the job that ends bookings is
  -- switched off. Not a function: one call for each row took two thirds of an export's time.
  case when b.payment_status = 'pending' and b.booking_status in ('pending', 'confirmed')
    and b.advance_due_at <= private.deadlines_end(b.check_in_date)
    and (select cancel_unpaid_after_hours from private.settings) is not null then b.advance_due_at end as advance_due_at,
  b.guest_name, b.guest_email, b.guest_phone, b.special_requests, left(b.arrival_time::text, 5) as arrival_time, b.source, b.legal_versions, b.erased_at,
  b.stay_state, b.checked_in_at, b.checked_out_at, b.cancel_reason, b.cancelled_by_guest, b.cancel_answer_by,
  b.no_show_disputed_at, b.no_show_fee, b.no_show_fee_reason,
  -- Whether it is the guest's own, made on the site or by a link of the desk; else the house typed who it is. A house cannot give the first
  -- kind away, and has no review from the second.
  private.is_by_guest(b) as booked_by_guest,
  case when b.booking_status = 'cancelled' and b.payment_status in ('paid', 'refunded') then private.refund_told(b) end as refund_amount,
  case when b.has_report and (b.payment_status in ('pending', 'failed') and b.advance_amount > 0 or b.checked_out_at is not null)
    then private.reported_of(b.id) else 0 end as reported_amount,
  b.verified_at is not null as is_verified
from public.bookings as b
join public.hotels as h on h.id = b.hotel_id
join public.room_categories as c on c.id = b.room_category_id;
comment on view private.booking_facts is
  'The facts of a booking that guests, hotels, admins and emails read, as BookingFactsSchema in src/domain/booking/bookingFacts.ts reads them. Who reads no personal data reads a new column only once private.open_facts names it.';

/* "Asha K." from "Asha Maria Kamat", "A." from "Asha": enough to recognise, never the whole name. A letter goes with its signs, and with what a
   virama joins to it: "सुनीता दे." from "सुनीता देसाई", "श्रे." from "श्रेया". */
create function private.mask_name(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select case when array_length(words, 1) > 1 then left(words[1], 110) || ' ' else '' end
    || left(substring(words[array_length(words, 1)] from format('^.(?:[%1$s]*[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D]\u200D?.)*[%1$s]*', private.marks())), 8)
    || '.'
  from regexp_split_to_array(trim(p_name), '\s+') as words
$$;

/* "a•••@guest.example" and "•••• 4321": the same for an address and a number. */
create function private.mask_email(p_email text) returns text
language sql immutable set search_path = ''
as $$ select left(p_email, 1) || '•••@' || split_part(p_email, '@', 2) $$;
create function private.mask_phone(p_phone text) returns text
language sql immutable set search_path = ''
as $$ select '•••• ' || right(regexp_replace(p_phone, '\D', '', 'g'), 4) $$;

/* Returns those of a booking's facts that are not about its guest. A list of what is open, not of what is personal: a new column stays closed until it is
   named here. */
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

/* Returns the facts of a booking with its guest masked: enough to recognise who it was, and nothing that they wrote. */
create function private.mask_guest(p_facts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select private.open_facts(p_facts) || jsonb_build_object(
    'guest_name', private.mask_name(p_facts ->> 'guest_name'), 'guest_email', private.mask_email(p_facts ->> 'guest_email'),
    'guest_phone', private.mask_phone(p_facts ->> 'guest_phone'), 'special_requests', '',
    'arrival_time', null, 'no_show_fee_reason', null, 'cancel_reason', null
  )
$$;

create table private.stay_offers (
  hold_id uuid primary key references private.holds (id) on delete cascade,
  -- In the link that the desk sends; whoever has it books what is held, at this price.
  token text not null unique default private.random_letters(24) check (token ~ '^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){5}$'),
  guest_name text not null check (guest_name <> '' and char_length(guest_name) <= 120 and private.is_name(guest_name)),
  guest_phone text not null check (private.is_phone(guest_phone)),
  num_adults integer not null check (num_adults between 1 and 1000),
  num_children integer not null check (num_children between 0 and 1000),
  -- As private.quote said when it was made: what was told on the telephone stays true.
  price jsonb not null check (private.is_json(price, 'object', 50000)),
  -- Paise a room and night before tax, and why, where the house named a price of its own; else the rates of that day.
  night_price bigint check (night_price between 100 and 100000000),
  price_reason text check (price_reason <> '' and char_length(price_reason) <= 200 and private.is_text(price_reason)),
  offered_by uuid
);
comment on table private.stay_offers is
  'What the desk of a house offered a caller, and for whom its rooms are held: gone with the hold, which a booking by the link replaces.';

/* The hold of an offer, while it lasts, for the stay that it is of and no other. */
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

/* Refuses an offer that has expired. */
create function private.offer_over() returns jsonb
language sql stable set search_path = ''
as $$
  select private.refusal('offer_over', 'error', 'This offer has expired, or is for a different booking. Ask the hotel for a new offer, or book at today’s price.'::text)
$$;

/* Keeps the night counters equal to the bookings, for every writer. Definer: no role of the API reaches the counters. */
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

-- No role of a browser reaches the table, not even to count its rows: guests, owners and admins have functions.
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
