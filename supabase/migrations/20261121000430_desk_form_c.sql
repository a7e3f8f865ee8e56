-- Foreign guests. A property reports each within 24 hours of arrival, also OCI card holders, on the portal's Form III, known as Form C. Immigration
-- and Foreigners Act 2025, section 8; Immigration and Foreigners Rules 2025 (G.S.R. 596(E) of 1 September 2025), rule 17. Data must be kept for at
-- least a year: rule 17(1). Definer functions: no API role has rights on the tables.

create table private.form_c_stays (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  -- Number of foreign guests; 0: the desk has asked, and there are none. No row: not asked yet.
  guests smallint not null check (guests between 0 and 2000),
  marked_at timestamptz not null default now(),
  -- SHA-256 of the token in the guest's link. A new link replaces the old one.
  link_hash bytea unique check (octet_length(link_hash) = 32),
  link_made_at timestamptz,
  -- The end of the 24 hours that the property was emailed about, before and after it.
  soon_told_for timestamptz,
  over_told_for timestamptz
);
comment on table private.form_c_stays is 'Bookings for which the front desk entered the number of foreign guests, and the link by which these fill in their forms.';

create table private.form_c_guests (
  id uuid primary key,
  booking_id uuid not null references private.form_c_stays (booking_id) on delete cascade,
  -- The fields of private.form_c_fields, sealed for the booking.
  sealed bytea not null check (octet_length(sealed) <= 10000),
  filled_by text not null check (filled_by in ('guest', 'desk')),
  -- The first time defines the order of guests; the last one identifies the version that was reported.
  first_filled_at timestamptz not null default now(),
  filled_at timestamptz not null default now(),
  -- No foreign key: the note outlives the account.
  reported_at timestamptz,
  reported_by uuid,
  portal_number text check (portal_number ~ '^[A-Za-z0-9/-]{1,40}$'),
  check ((reported_at is null) = (reported_by is null)),
  check (portal_number is null or reported_at is not null)
);
comment on table private.form_c_guests is 'Passport, visa and arrival of a foreign guest, sealed. No role of the API reads or writes this table.';
create index form_c_guests_booking on private.form_c_guests (booking_id);

select private.log_changes('private.form_c_stays', 'insert or update or delete', 'booking_id', 'booking_id', 'link_hash');
select private.log_changes('private.form_c_guests', 'insert or update or delete', 'id', 'booking_id', 'sealed', 'portal_number');

/* Returns the last day of the retention period of a stay's forms. */
create function private.form_c_until(p_check_out date) returns date
language sql immutable return (p_check_out + interval '1 year')::date;

/* Deletes the forms of a cancelled booking. Reported ones stay for their retention period. */
create function private.forget_form_c() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Waits for a form that is being saved.
  perform from private.form_c_stays where booking_id = new.id for update;
  delete from private.form_c_guests where booking_id = new.id and reported_at is null;
  delete from private.form_c_stays
  where booking_id = new.id and not exists (select from private.form_c_guests where booking_id = new.id);
  update private.form_c_stays
  set guests = (select count(*) from private.form_c_guests where booking_id = new.id), link_hash = null where booking_id = new.id;
  return null;
end $$;
create trigger forget_form_c after update of booking_status on public.bookings
  for each row when (new.booking_status = 'cancelled') execute function private.forget_form_c();

-- Forms ------------------------------------------------------------------------------------------------

/* Returns the fields of a form in the order of the portal, with kind and maximum length. Same as in src/domain/formC/form.ts. */
create function private.form_c_fields() returns table (place integer, field text, kind text, most integer)
language sql immutable set search_path = ''
as $$
  values
    (1, 'surname', 'name', 60), (2, 'given_name', 'name', 60), (3, 'sex', 'sex', 10), (4, 'birth_date', 'day', 10),
    (5, 'nationality', 'country', 2), (6, 'home_address', 'name', 200), (7, 'home_city', 'name', 60), (8, 'home_country', 'country', 2),
    (9, 'entry', 'entry', 10), (10, 'passport_number', 'number', 20), (11, 'passport_city', 'name', 60),
    (12, 'passport_country', 'country', 2), (13, 'passport_issued', 'day', 10), (14, 'passport_until', 'day', 10),
    (15, 'visa_number', 'number', 20), (16, 'visa_city', 'name', 60), (17, 'visa_country', 'country', 2), (18, 'visa_issued', 'day', 10),
    (19, 'visa_until', 'day', 10), (20, 'visa_type', 'name', 40), (21, 'from_place', 'name', 60), (22, 'from_city', 'name', 60),
    (23, 'from_country', 'country', 2), (24, 'india_date', 'day', 10), (25, 'employed', 'choice', 3), (26, 'purpose', 'name', 60),
    (27, 'next_place', 'name', 100), (28, 'next_city', 'name', 60), (29, 'next_state', 'name', 60), (30, 'next_country', 'country', 2),
    (31, 'phone_india', 'phone', 30), (32, 'phone_home', 'phone', 30)
$$;

/* True if a text has only Latin characters, as passports and the portal require. Same as isLatin in src/domain/formC/form.ts. */
create function private.is_latin(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text ~ '^[ -~\u00A0-\u02AF\u02BB\u02BC\u1E00-\u1EFF\u2010-\u2015\u2018-\u201D]*$'
$$;

create function private.tidy_form_c(p_form jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if not private.is_json(p_form, 'object', 12000) or p_form is null
    or exists (
      select from jsonb_each(p_form) as g
      where jsonb_typeof(g.value) <> 'string' or g.key not in (select f.field from private.form_c_fields() as f)
    ) then
    return null;
  end if;
  return (
    select jsonb_object_agg(f.field, case f.kind
      when 'number' then upper(regexp_replace(private.plain_digits(private.tidy_line(coalesce(p_form ->> f.field, ''))), '\s', '', 'g'))
      when 'phone' then coalesce(private.tidy_phone(p_form ->> f.field), '')
      when 'country' then upper(coalesce(private.neat(p_form ->> f.field), ''))
      else coalesce(private.tidy_line(p_form ->> f.field), '')
    end)
    from private.form_c_fields() as f
  );
end $$;

/* Returns the first invalid field of a form, or null. Citizens of Nepal and Bhutan need an identity card only (order of the Ministry of Home Affairs
   of 1 September 2025). Citizens of the Maldives need no visa for a holiday. */
create function private.wrong_in_form_c(p_form jsonb, p_check_in date, p_check_out date) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_entry constant text := p_form ->> 'entry';
  v_is_neighbour constant boolean := v_entry = 'free' and p_form ->> 'nationality' in ('NP', 'BT');
  v_needed constant text[] := '{given_name,sex,birth_date,nationality,home_address,home_city,home_country,entry,passport_number}'::text[]
    || '{from_city,from_country,india_date,employed,purpose,next_city,next_country}'::text[]
    || case when v_is_neighbour then '{}' else '{passport_country,passport_issued,passport_until}'::text[] end
    || case v_entry when 'visa' then '{visa_number,visa_issued,visa_until,visa_type}'::text[] when 'oci' then '{visa_number}' else '{}' end;
  v_wrong text;
begin
  select f.field into v_wrong
  from private.form_c_fields() as f cross join lateral (select p_form ->> f.field as typed) as t
  where case
    when t.typed = '' then f.field = any (v_needed)
    when char_length(t.typed) > f.most then true
    else not case f.kind
      when 'name' then private.is_name(t.typed) and private.is_latin(t.typed)
      when 'sex' then t.typed in ('male', 'female', 'other')
      when 'entry' then t.typed in ('visa', 'oci', 'free')
      when 'choice' then t.typed in ('yes', 'no')
      when 'country' then t.typed ~ '^[A-Z]{2}$'
      when 'number' then t.typed ~ '^[A-Z0-9/-]{3,20}$'
      when 'phone' then private.is_phone(t.typed)
      when 'day' then t.typed ~ '^(19|20)\d\d-\d\d-\d\d$' and pg_input_is_valid(t.typed, 'date')
    end
  end
  order by f.place limit 1;
  if v_wrong is not null then return v_wrong; end if;
  return case
    when p_form ->> 'nationality' = 'IN' then 'nationality'
    when v_entry = 'free' and p_form ->> 'nationality' not in ('NP', 'BT', 'MV') then 'entry'
    when (p_form ->> 'birth_date')::date >= private.today() then 'birth_date'
    when nullif(p_form ->> 'passport_issued', '')::date > private.today() then 'passport_issued'
    when nullif(p_form ->> 'passport_until', '')::date < p_check_in then 'passport_until'
    when nullif(p_form ->> 'passport_until', '')::date < nullif(p_form ->> 'passport_issued', '')::date then 'passport_until'
    when nullif(p_form ->> 'visa_issued', '')::date > private.today() then 'visa_issued'
    when nullif(p_form ->> 'visa_until', '')::date < p_check_in then 'visa_until'
    when nullif(p_form ->> 'visa_until', '')::date < nullif(p_form ->> 'visa_issued', '')::date then 'visa_until'
    when (p_form ->> 'india_date')::date > p_check_out or (p_form ->> 'india_date')::date < (p_form ->> 'birth_date')::date then 'india_date'
  end;
end $$;

/* Records in the history that the desk changed or removed a form or its report. plpgsql, because a later file creates the table. */
create function private.note_form_c(p_booking_id uuid, p_done text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  insert into private.booking_events (booking_id, actor_id, before, after)
  values (p_booking_id, (select auth.uid()), '{}', jsonb_build_object('form_c', p_done));
end $$;

/* Saves a form; the same id replaces it. Codes: invalid_form {field}, not_found, reported, by_house (the desk filled it in), too_many {most}. */
create function private.write_form_c(p_booking public.bookings, p_form_id uuid, p_form jsonb, p_by text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_most constant integer := (p_booking).num_adults + (p_booking).num_children;
  v_form constant jsonb := private.tidy_form_c(p_form);
  v_wrong constant text := private.wrong_in_form_c(v_form, (p_booking).check_in_date, (p_booking).check_out_date);
  v_known private.form_c_guests;
  v_filled integer;
begin
  if v_form is null or p_form_id is null then return private.refusal('invalid_form', 'field', 'form'::text); end if;
  if v_wrong is not null then return private.refusal('invalid_form', 'field', v_wrong); end if;
  perform private.hold_sealing_key();
  insert into private.form_c_stays (booking_id, guests) values ((p_booking).id, 1) on conflict do nothing;
  -- Lock: two forms at once must not exceed the number of guests.
  perform from private.form_c_stays where booking_id = (p_booking).id for update;
  select * into v_known from private.form_c_guests where id = p_form_id for update;
  if found and v_known.booking_id <> (p_booking).id then return private.refusal('not_found'); end if;
  if v_known.reported_at is not null then return private.refusal('reported'); end if;
  if p_by = 'guest' and v_known.filled_by = 'desk' then return private.refusal('by_house'); end if;
  select count(*) into v_filled from private.form_c_guests where booking_id = (p_booking).id and id <> p_form_id;
  if v_known.id is null and v_filled >= v_most then return private.refusal('too_many', 'most', v_most); end if;
  -- No change of filled_at, so that the desk can still report the version that it read.
  if v_known.id is not null and private.unseal(v_known.booking_id, v_known.sealed) = v_form then
    return jsonb_build_object('ok', true, 'filled', v_filled + 1);
  end if;
  insert into private.form_c_guests (id, booking_id, sealed, filled_by)
  values (p_form_id, (p_booking).id, private.seal((p_booking).id, v_form), p_by)
  on conflict (id) do update set sealed = excluded.sealed, filled_by = excluded.filled_by, filled_at = now();
  update private.form_c_stays set guests = greatest(guests, v_filled + 1) where booking_id = (p_booking).id;
  if v_known.id is not null and p_by = 'desk' then perform private.note_form_c((p_booking).id, 'changed'); end if;
  return jsonb_build_object('ok', true, 'filled', v_filled + 1);
end $$;

-- State --------------------------------------------------------------------------------------------------------

/* Returns when the guests arrived: check-in, else the booked time once completed. Null before. */
create function private.arrived_at(p_booking public.bookings) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce((p_booking).checked_in_at, case when (p_booking).stay_state = 'completed' then private.stay_begins_at(p_booking) end)
$$;

/* Returns the state of the reports; due_at is the end of the 24 hours while one is missing. Null if not asked yet. */
create function private.form_c_state(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'guests', s.guests, 'filled', f.filled, 'reported', f.reported,
    'due_at', case when f.reported < s.guests then private.arrived_at(b) + interval '24 hours' end
  )
  from private.form_c_stays as s join public.bookings as b on b.id = s.booking_id
  cross join lateral (
    select count(*) as filled, count(g.reported_at) as reported from private.form_c_guests as g where g.booking_id = s.booking_id
  ) as f
  where s.booking_id = p_booking_id
$$;

/* True if a phone number is foreign (+ or 00, not 91) and the desk has not asked about foreign guests. */
create function private.perhaps_abroad(p_booking_id uuid, p_phone text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(p_phone ~ '^\s*(\+|00)(?!\s*9\s*1)', false) and not exists (select from private.form_c_stays where booking_id = p_booking_id)
$$;

/* Returns bookings with missing reports, most urgent first, until 30 days after check-out. */
create function private.form_c_due(p_hotel_id uuid) returns table (booking_id uuid, guest_name text, due_at timestamptz, missing integer)
language sql stable set search_path = ''
as $$
  select b.id, b.guest_name, (k.state ->> 'due_at')::timestamptz, (k.state ->> 'guests')::integer - (k.state ->> 'reported')::integer
  from private.form_c_stays as s join public.bookings as b on b.id = s.booking_id
  cross join lateral (select private.form_c_state(b.id) as state) as k
  where b.hotel_id = p_hotel_id and b.erased_at is null and not private.contact_is_over(b.check_out_date) and k.state ->> 'due_at' is not null
  order by 3, 1
$$;

-- For guests, by their link ------------------------------------------------------------------------------------------------

/* True if guests may fill in forms by link: until 3 days after check-out. False if cancelled, without foreign guests, or without a desk. */
create function private.takes_forms(p_booking public.bookings) returns boolean
language sql stable set search_path = ''
as $$
  select (p_booking).booking_status <> 'cancelled' and (p_booking).erased_at is null and (p_booking).check_out_date + 3 >= private.today()
    and not exists (select from private.form_c_stays where booking_id = (p_booking).id and guests = 0)
    and exists (
      select from public.hotels as h join public.properties as l on l.id = h.property_id
      where h.id = (p_booking).hotel_id and private.has_desk(l)
    )
$$;

/* True if the guest must fill in forms and has no link yet. The confirmation then contains one. */
create function private.awaits_link(p_booking_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select s.link_hash is null and (private.form_c_state(s.booking_id) ->> 'filled')::integer < s.guests
    from private.form_c_stays as s where s.booking_id = p_booking_id
  ), false)
$$;

/* Creates a new link for the guest; the old one ends. Null if forms are closed. */
create function private.form_c_link(p_booking_id uuid) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_token constant text := private.random_token();
  v_booking constant public.bookings := (select b from public.bookings as b where id = p_booking_id);
begin
  if private.takes_forms(v_booking) is not true then return null; end if;
  insert into private.form_c_stays (booking_id, guests, link_hash, link_made_at)
  values (p_booking_id, 1, private.token_hash(v_token), now())
  on conflict (booking_id) do update set link_hash = excluded.link_hash, link_made_at = excluded.link_made_at;
  return v_token;
end $$;

create function private.booking_of_link(p_token text) returns public.bookings
language sql stable set search_path = ''
as $$
  select b from private.form_c_stays as s join public.bookings as b on b.id = s.booking_id
  where s.link_hash = private.token_hash(p_token) and private.takes_forms(b)
$$;

/* Returns the page of a guest's link. Of saved forms it shows first names only. Codes: not_found, rate_limited, busy. */
create function private.arrival_form(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_client('arrival', interval '1 minute', (select lookups_per_client_a_minute from private.limits));
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_booking := private.booking_of_link(p_token);
  if v_booking.id is null then return private.refusal('not_found'); end if;
  return (
    select jsonb_build_object(
      'ok', true, 'hotel', jsonb_build_object('name', h.name, 'city', h.city), 'check_in_date', v_booking.check_in_date,
      'check_out_date', v_booking.check_out_date, 'guests', s.guests, 'most', v_booking.num_adults + v_booking.num_children,
      'kept_until', private.form_c_until(v_booking.check_out_date),
      'people', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', g.id, 'first_name', split_part(private.unseal(v_booking.id, g.sealed) ->> 'given_name', ' ', 1),
          'is_reported', g.reported_at is not null, 'is_by_house', g.filled_by = 'desk'
        ) order by g.first_filled_at, g.id)
        from private.form_c_guests as g where g.booking_id = v_booking.id
      ), '[]')
    )
    from private.form_c_stays as s cross join public.hotels as h where s.booking_id = v_booking.id and h.id = v_booking.hotel_id
  );
end $$;
select private.offer('arrival_form', 'anon, authenticated');

/* Saves a form by the guest's link. Codes: those of arrival_form and write_form_c. */
create function private.fill_arrival(p_token text, p_form_id uuid, p_form jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_client('arrival', interval '1 minute', (select lookups_per_client_a_minute from private.limits));
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_booking := private.booking_of_link(p_token);
  if v_booking.id is null then return private.refusal('not_found'); end if;
  return private.write_form_c(v_booking, p_form_id, p_form, 'guest');
end $$;
select private.offer('fill_arrival', 'anon, authenticated');

-- For the desk -----------------------------------------------------------------------------------------------------------

create function private.booking_of_form(p_form_id uuid) returns uuid
language sql stable set search_path = ''
as $$ select booking_id from private.form_c_guests where id = p_form_id $$;

create function private.refuse_form_c(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$ select private.refuse_desk((select hotel_id from public.bookings where id = p_booking_id)) $$;

/* Logs each access to passport and visa data, also by the property itself. */
create function private.log_form_c_view(p_booking_id uuid, p_seen text) returns void
language sql volatile set search_path = ''
as $$
  select private.note_audit(
    'read', 'form_c_stays', b.id::text, b.booking_reference, null, jsonb_build_object('seen', p_seen), true
  ) from public.bookings as b where b.id = p_booking_id
$$;

/* Returns the foreign guests of a booking for the desk, without passport and visa. Logs that an admin looked. Codes: those of refuse_desk. */
create function private.desk_form_c(p_booking_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_form_c(p_booking_id);
  v_booking public.bookings;
  v_answer jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  v_answer := (
    select jsonb_build_object(
      'ok', true, 'guests', s.guests, 'most', b.num_adults + b.num_children, 'arrived_at', private.arrived_at(b),
      'due_at', private.form_c_state(b.id) -> 'due_at', 'takes_forms', private.takes_forms(b),
      'link_made_at', case when s.link_hash is not null then s.link_made_at end,
      'kept_until', private.form_c_until(b.check_out_date),
      'people', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', g.id, 'name', concat_ws(' ', o.form ->> 'given_name', nullif(o.form ->> 'surname', '')), 'nationality', o.form ->> 'nationality',
          'filled_by', g.filled_by, 'filled_at', g.filled_at, 'reported_at', g.reported_at,
          'reported_by', case when g.reported_by is not null then private.actor_words(g.reported_by) end, 'portal_number', g.portal_number
        ) order by g.first_filled_at, g.id)
        from private.form_c_guests as g cross join lateral (select private.unseal(b.id, g.sealed) as form) as o where g.booking_id = b.id
      ), '[]')
    )
    from public.bookings as b left join private.form_c_stays as s on s.booking_id = b.id where b.id = p_booking_id
  );
  if v_answer -> 'people' <> '[]' and v_booking.hotel_id <> all (private.readable_hotel_ids()) then
    perform private.log_view('form_c_stays', p_booking_id::text, v_booking.booking_reference, '{"seen": "its foreign guests"}');
  end if;
  return v_answer;
end $$;
select private.offer('desk_form_c', 'authenticated');

/* Sets the number of foreign guests; 0 ends the guest's link. Codes: those of refuse_desk_action, invalid_guests {most}, filled, not_changeable,
   busy. */
create function private.set_form_c_guests(p_booking_id uuid, p_guests integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb;
  v_booking public.bookings;
  v_filled integer;
begin
  v_refusal := private.refuse_desk_action(p_booking_id, '{}');
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  if v_booking.booking_status = 'cancelled' then return private.refusal('not_changeable'); end if;
  if (p_guests between 0 and v_booking.num_adults + v_booking.num_children) is not true then
    return private.refusal('invalid_guests', 'most', v_booking.num_adults + v_booking.num_children);
  end if;
  insert into private.form_c_stays (booking_id, guests) values (p_booking_id, p_guests) on conflict do nothing;
  perform from private.form_c_stays where booking_id = p_booking_id for update;
  select count(*) into v_filled from private.form_c_guests where booking_id = p_booking_id;
  if p_guests < v_filled then return private.refusal('filled', 'filled', v_filled); end if;
  update private.form_c_stays
  set guests = p_guests, marked_at = now(), link_hash = case when p_guests > 0 then link_hash end where booking_id = p_booking_id;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('set_form_c_guests', 'authenticated');

/* Saves a form filled in at the desk. Codes: those of write_form_c and refuse_desk, erased, not_changeable, busy. */
create function private.fill_form_c(p_booking_id uuid, p_form_id uuid, p_form jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_form_c(p_booking_id);
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  if v_booking.erased_at is not null then return private.refusal('erased'); end if;
  if v_booking.booking_status = 'cancelled' or private.form_c_until(v_booking.check_out_date) < private.today() then
    return private.refusal('not_changeable');
  end if;
  return private.write_form_c(v_booking, p_form_id, p_form, 'desk');
end $$;
select private.offer('fill_form_c', 'authenticated');

create function private.form_c_entry(p_guest private.form_c_guests) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_guest).id, 'form', private.unseal(b.id, (p_guest).sealed), 'filled_at', (p_guest).filled_at,
    'booking_reference', b.booking_reference,
    'arrived_at', private.arrived_at(b), 'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date, 'left_at', b.checked_out_at,
    'hotel', jsonb_build_object(
      'name', h.name, 'address', h.address, 'city', h.city, 'state', coalesce(l.state, ''), 'pincode', coalesce(l.pincode, '')
    )
  )
  from public.bookings as b join public.hotels as h on h.id = b.hotel_id left join public.properties as l on l.id = h.property_id
  where b.id = (p_guest).booking_id
$$;

/* Returns a whole form and logs the access. Codes: those of refuse_desk. */
create function private.open_form_c(p_form_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_booking constant uuid := private.booking_of_form(p_form_id);
  v_refusal constant jsonb := private.refuse_form_c(v_booking);
  v_entry jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  select private.form_c_entry(g) into v_entry from private.form_c_guests as g where g.id = p_form_id;
  perform private.log_form_c_view(v_booking, 'the papers of a guest from abroad');
  return jsonb_build_object('ok', true, 'entry', v_entry);
end $$;
select private.offer('open_form_c', 'authenticated');

/* Returns the forms of a day's arrivals, up to 500, and logs the access. Codes: those of refuse_desk, invalid_dates. */
create function private.export_form_c(p_hotel_id uuid, p_day date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 500;
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_ids uuid[];
  v_entries jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  if p_day is null or not isfinite(p_day) then return private.refusal('invalid_dates'); end if;
  v_ids := array(
    select b.id from private.form_c_stays as s join public.bookings as b on b.id = s.booking_id
    where b.hotel_id = p_hotel_id and (private.arrived_at(b) at time zone 'Asia/Kolkata')::date = p_day
  );
  select coalesce(jsonb_agg(private.form_c_entry(g) order by g.booking_id, g.first_filled_at, g.id), '[]') into v_entries
  from (select * from private.form_c_guests where booking_id = any (v_ids) order by booking_id, first_filled_at, id limit most) as g;
  perform private.log_form_c_view(id, 'the papers of its guests from abroad, as a file') from unnest(v_ids) as id;
  return jsonb_build_object('ok', true, 'entries', v_entries);
end $$;
select private.offer('export_form_c', 'authenticated');

/* Deletes a form. Codes: those of refuse_desk, reported (by law, the property must keep it), busy. */
create function private.remove_form_c(p_form_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_booking constant uuid := private.booking_of_form(p_form_id);
  v_refusal constant jsonb := private.refuse_form_c(v_booking);
begin
  if v_refusal is not null then return v_refusal; end if;
  delete from private.form_c_guests where id = p_form_id and reported_at is null;
  if not found then return private.refusal('reported'); end if;
  perform private.note_form_c(v_booking, 'removed');
  return jsonb_build_object('ok', true);
end $$;
select private.offer('remove_form_c', 'authenticated');

/* Marks a form as reported, with its portal number, or reverses that. p_seen_at: filled_at of the form that was read. Codes: those of refuse_desk,
   invalid_number, not_arrived, changed, not_changeable (cancelled), busy. */
create function private.report_form_c(
  p_form_id uuid, p_is_reported boolean default true, p_portal_number text default null, p_seen_at timestamptz default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_number constant text := nullif(regexp_replace(left(p_portal_number, 200), '\s', '', 'g'), '');
  v_booking public.bookings;
  v_refusal jsonb;
begin
  v_refusal := private.refuse_form_c(private.booking_of_form(p_form_id));
  if v_refusal is not null then return v_refusal; end if;
  -- Waits for a cancellation.
  select * into v_booking from public.bookings where id = private.booking_of_form(p_form_id) for no key update;
  if p_is_reported is not true then
    if v_booking.booking_status = 'cancelled' then return private.refusal('not_changeable'); end if;
    update private.form_c_guests set reported_at = null, reported_by = null, portal_number = null
    where id = p_form_id and reported_at is not null;
    if found then perform private.note_form_c(v_booking.id, 'taken_back'); end if;
    return jsonb_build_object('ok', true);
  end if;
  if v_number !~ '^[A-Za-z0-9/-]{1,40}$' then return private.refusal('invalid_number'); end if;
  -- The portal requires the time of arrival.
  if private.arrived_at(v_booking) is null then return private.refusal('not_arrived'); end if;
  update private.form_c_guests
  set reported_at = coalesce(reported_at, now()), reported_by = coalesce(reported_by, (select auth.uid())), portal_number = v_number
  where id = p_form_id and filled_at = p_seen_at;
  if not found then return private.refusal('changed'); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('report_form_c', 'authenticated');

/* Emails the guest a link to the forms, or returns it, 10 times a day. Codes: those of refuse_desk_action, closed, no_email, rate_limited, busy. */
create function private.ask_form_c(p_booking_id uuid, p_by_mail boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb;
  v_booking public.bookings;
begin
  v_refusal := private.refuse_desk_action(p_booking_id, '{}');
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  if not private.takes_forms(v_booking) then return private.refusal('closed'); end if;
  if p_by_mail and v_booking.guest_email is null then return private.refusal('no_email'); end if;
  if not private.hit('form_c:' || p_booking_id, interval '1 day', 10)
    or p_by_mail and not private.may_mail_guest('form_c', v_booking.hotel_id, v_booking.guest_email) then
    return private.refusal('rate_limited');
  end if;
  insert into private.form_c_stays (booking_id, guests) values (p_booking_id, 1) on conflict do nothing;
  if p_by_mail is not true then
    return jsonb_build_object('ok', true, 'token', private.form_c_link(p_booking_id));
  end if;
  -- The link is made when the email is sent.
  perform private.enqueue_mail(
    'form_c_guest', v_booking.guest_email, jsonb_build_object('booking_id', p_booking_id),
    'form_c_guest:' || p_booking_id || ':' || extract(epoch from clock_timestamp())
  );
  insert into private.booking_events (booking_id, actor_id, mail) values (p_booking_id, (select auth.uid()), 'form_c_guest');
  return jsonb_build_object('ok', true, 'token', null);
end $$;
select private.offer('ask_form_c', 'authenticated');

-- The 24 hours -------------------------------------------------------------------------------------------------------------

/* Emails properties 6 hours before the 24 hours end, and when they are over. */
create function private.job_form_c_due() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 200;
  soon constant interval := '6 hours';
  -- Older ones were emailed, or are from before the property used this.
  late constant interval := '7 days';
  v_stay record;
  v_soon integer := 0;
  v_over integer := 0;
begin
  for v_stay in
    select s.booking_id, b.hotel_id, k.due_at
    from private.form_c_stays as s join public.bookings as b on b.id = s.booking_id
    cross join lateral (select (private.form_c_state(b.id) ->> 'due_at')::timestamptz as due_at) as k
    where s.guests > 0 and b.check_out_date > private.today() - 40 and b.erased_at is null
      and k.due_at between now() - late and now() + soon
      and case when k.due_at > now() then s.soon_told_for else s.over_told_for end is distinct from k.due_at
    order by k.due_at limit batch for update of s skip locked
  loop
    perform private.mail_hotel(
      'form_c_due', v_stay.hotel_id, jsonb_build_object('booking_id', v_stay.booking_id, 'is_over', v_stay.due_at <= now()),
      v_stay.booking_id || ':' || case when v_stay.due_at <= now() then 'over:' else 'soon:' end || extract(epoch from v_stay.due_at)
    );
    if v_stay.due_at > now() then
      update private.form_c_stays set soon_told_for = v_stay.due_at where booking_id = v_stay.booking_id;
      v_soon := v_soon + 1;
    else
      update private.form_c_stays set over_told_for = v_stay.due_at where booking_id = v_stay.booking_id;
      v_over := v_over + 1;
    end if;
  end loop;
  return jsonb_build_object('soon', v_soon, 'over', v_over, 'more', v_soon + v_over = batch);
end $$;
