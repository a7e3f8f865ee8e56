-- Settings of the whole site, changed by admins.

/* Returns true for a day of any year, 'MM-DD'. Same rule as isMonthDay in src/domain/stay.ts. */
create function private.is_month_day(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text ~ '^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))$'
$$;

create table private.settings (
  only_row boolean primary key default true check (only_row),
  advance_percent smallint not null default 30 check (advance_percent between 0 and 100),
  -- Groups and stays in the high season pay another part in advance. The season may span the turn of the year.
  group_advance_percent smallint not null default 50 check (group_advance_percent between 0 and 100),
  group_rooms integer not null default 3 check (group_rooms between 2 and 1000),
  peak_advance_percent smallint not null default 50 check (peak_advance_percent between 0 and 100),
  peak_from text not null default '12-20' check (private.is_month_day(peak_from)),
  peak_to text not null default '01-05' check (private.is_month_day(peak_to)),
  -- Null: never.
  cancel_unpaid_after_hours integer default 48 check (cancel_unpaid_after_hours between 1 and 720),
  -- Percent of the amount the guest finally owes for a booking made on the site, including GST on the fee.
  site_fee_percent numeric not null default 0 check (site_fee_percent between 0 and 30 and site_fee_percent = round(site_fee_percent, 2)),
  -- UPI address for advances: `pa` of NPCI's UPI Linking Specifications 1.6. Its characters follow banks and apps; its length limit is ours.
  upi_id text check (char_length(upi_id) <= 255 and upi_id ~ '^[A-Za-z0-9][A-Za-z0-9._-]+@[A-Za-z][A-Za-z0-9]{1,63}$'),
  -- Null if the gateway has no keys. Written by the job settle_payments.
  gateway text check (gateway ~ '^[a-z]{2,20}$'),
  admins_need_second_factor boolean not null default false,
  -- Requires the site key in the build and the secret in the function prove-human. Without either, guests cannot book.
  guests_prove_human boolean not null default false,
  -- The header with the client's address. A hosted project's proxy overwrites the first; elsewhere the nearest proxy appends to the second.
  client_address_header text not null default 'cf-connecting-ip'
    check (client_address_header in ('cf-connecting-ip', 'x-forwarded-for'))
);
comment on table private.settings is 'The settings of the whole site, which admins change.';
insert into private.settings default values;
