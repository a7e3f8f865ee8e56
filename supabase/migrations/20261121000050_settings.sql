-- What admins set for the whole site: prices, limits and rules that other files ask for.

/* Whether this is a day of any year, 'MM-DD', as isMonthDay in src/domain/stay.ts judges it. */
create function private.is_month_day(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text ~ '^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))$'
$$;

create table private.settings (
  only_row boolean primary key default true check (only_row),
  advance_percent smallint not null default 30 check (advance_percent between 0 and 100),
  -- Groups, of so many rooms or more, and stays with a night of the high season pay another part in advance. Its first and last
  -- night are days of any year, 'MM-DD'; a season that ends before it begins goes over the turn of the year.
  group_advance_percent smallint not null default 50 check (group_advance_percent between 0 and 100),
  group_rooms integer not null default 3 check (group_rooms between 2 and 1000),
  peak_advance_percent smallint not null default 50 check (peak_advance_percent between 0 and 100),
  peak_from text not null default '12-20' check (private.is_month_day(peak_from)),
  peak_to text not null default '01-05' check (private.is_month_day(peak_to)),
  -- How long a booking waits for its advance. Null: for ever.
  cancel_unpaid_after_hours integer default 48 check (cancel_unpaid_after_hours between 1 and 720),
  -- Percent of what the guest of a booking made on the site finally owes, GST on the fee included.
  site_fee_percent numeric not null default 0 check (site_fee_percent between 0 and 30 and site_fee_percent = round(site_fee_percent, 2)),
  -- Where guests pay the advance: a virtual payment address, the `pa` of NPCI's UPI Linking Specifications 1.6 (a name, @ and
  -- the handle of a bank or app). Its characters are those that banks and apps give out; its length is bounded by us.
  upi_id text check (char_length(upi_id) <= 255 and upi_id ~ '^[A-Za-z0-9][A-Za-z0-9._-]+@[A-Za-z][A-Za-z0-9]{1,63}$'),
  -- Where guests pay it online. Null where the keys of none are set: the job settle_payments says.
  gateway text check (gateway = 'razorpay'),
  bookings_per_client_an_hour integer not null default 30 check (bookings_per_client_an_hour between 1 and 100000),
  bookings_per_contact_a_day integer not null default 10 check (bookings_per_contact_a_day between 1 and 100000),
  room_nights_per_client_a_day integer not null default 500 check (room_nights_per_client_a_day between 1 and 1000000),
  bookings_a_minute integer not null default 320 check (bookings_a_minute between 16 and 1000000),
  lookups_per_client_a_minute integer not null default 30 check (lookups_per_client_a_minute between 1 and 100000),
  subscriptions_per_client_an_hour integer not null default 10 check (subscriptions_per_client_an_hour between 1 and 100000),
  sign_ups_per_client_an_hour integer not null default 30 check (sign_ups_per_client_an_hour between 1 and 100000),
  subscriptions_an_hour integer not null default 1000 check (subscriptions_an_hour between 1 and 1000000),
  -- More than a listing shows, sixty of the house and twelve of each room: a photo that was taken out stays a while, so that taking
  -- it out can be undone.
  photo_files_a_listing integer not null default 400 check (photo_files_a_listing between 1 and 1000),
  document_files_a_listing integer not null default 20 check (document_files_a_listing between 1 and 1000),
  uploads_per_person_an_hour integer not null default 300 check (uploads_per_person_an_hour between 1 and 100000),
  admins_need_second_factor boolean not null default false,
  -- Needs the site key in the site's build and the secret at the function prove-human: without either nobody can book.
  guests_prove_human boolean not null default false,
  -- Which header tells who calls: what stands in front of a hosted project overwrites the first; elsewhere the last element of
  -- the second is what the nearest proxy appended.
  client_address_header text not null default 'cf-connecting-ip'
    check (client_address_header in ('cf-connecting-ip', 'x-forwarded-for'))
);
comment on table private.settings is 'The settings of the whole site, which admins change.';
insert into private.settings default values;
