-- Guests from abroad. A house reports each of them within 24 hours of their arrival: Immigration and Foreigners Act 2025, section 8, and
-- Immigration and Foreigners Rules 2025 (G.S.R. 596(E) of 1 September 2025), rule 17, on the portal's Form III, which everybody goes on
-- calling Form C; holders of an OCI card too. What the guest has said is kept for a year, at least: rule 17(1).

create table private.form_c_stays (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  -- How many of the party are from abroad; 0: the desk has asked, and none is. Without a row nobody has asked.
  guests smallint not null check (guests between 0 and 2000),
  marked_at timestamptz not null default now(),
  -- SHA-256 of what the guest's link holds: one link at a time, and a new one ends the one before.
  link_hash bytea unique check (octet_length(link_hash) = 32),
  link_made_at timestamptz,
  -- For which end of the 24 hours the house was told that it is near, and that it is over.
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
  -- When somebody filled it in first, which is its place among the party's; and last, by which a report knows it.
  first_filled_at timestamptz not null default now(),
  filled_at timestamptz not null default now(),
  -- When the desk said that it stands in the portal, and who; no foreign key: the note outlives the account.
  reported_at timestamptz,
  reported_by uuid,
  -- What the portal calls it.
  portal_number text check (portal_number ~ '^[A-Za-z0-9/-]{1,40}$'),
  check ((reported_at is null) = (reported_by is null)),
  check (portal_number is null or reported_at is not null)
);
comment on table private.form_c_guests is 'Passport, visa and arrival of a foreign guest, sealed. No role of the API reads or writes this table.';
create index form_c_guests_booking on private.form_c_guests (booking_id);

create trigger audit after insert or update or delete on private.form_c_stays
  for each row execute function private.audit('booking_id', 'booking_id', 'link_hash');
create trigger audit_emptied after truncate on private.form_c_stays
  for each statement execute function private.audit_emptied();
create trigger audit after insert or update or delete on private.form_c_guests
  for each row execute function private.audit('id', 'booking_id', 'sealed', 'portal_number');
create trigger audit_emptied after truncate on private.form_c_guests
  for each statement execute function private.audit_emptied();

/* The last day on which the forms of a stay are kept. */
create function private.form_c_until(p_check_out date) returns date
language sql immutable return (p_check_out + interval '1 year')::date;

/* Whoever does not come is not reported: what they have filled in goes at once. What stands in the portal was reported of somebody who was
   there, and stays for its term. Definer: the tables are granted to nobody. */
create function private.forget_form_c() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- In turn with whoever fills one in.
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

-- What stands in a form ------------------------------------------------------------------------------------------------

/* The fields of a form, in the order of the portal: their kind, and how many characters they hold at most. The same as in
   src/domain/formC/form.ts. */
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

/* Whether text has letters, digits and signs of Latin scripts only: what passports print and the portal takes. As isLatin in
   src/domain/formC/form.ts. */
create function private.is_latin(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text ~ '^[ -~\u00A0-\u02AF\u02BB\u02BC\u1E00-\u1EFF\u2010-\u2015\u2018-\u201D]*$'
$$;

/* A form as it is kept: every field there, each neat, numbers in capitals and without blanks. Null for what is no form: not a text in each
   field, or another field. */
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

/* The first field of a tidy form that cannot be reported, or null. Citizens of Nepal and Bhutan need neither passport nor visa, an identity
   card does (order of the Ministry of Home Affairs of 1 September 2025); of others only those of the Maldives need no visa for a holiday. */
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

/* Notes in the history of a stay what the desk did with a form, changed, removed or taken_back of a report, and who it was; never whose it is.
   Late bound: the history has its file further on. */
create function private.note_form_c(p_booking_id uuid, p_done text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  insert into private.booking_events (booking_id, actor_id, before, after)
  values (p_booking_id, (select auth.uid()), '{}', jsonb_build_object('form_c', p_done));
end $$;

/* Keeps a form of a booking under an id that whoever fills it in has made: sent again it is the same one, and over an earlier one it takes
   that one's place. {ok: true, filled} or {ok: false, code}: invalid_form {field}, not_found of an id that is another's, reported, of what stands
   in the portal: its report is taken back first, by_house, of what a guest would change that the desk has filled in, too_many {most}. */
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
  -- In turn: two forms at once do not become more than the party.
  perform from private.form_c_stays where booking_id = (p_booking).id for update;
  select * into v_known from private.form_c_guests where id = p_form_id for update;
  if found and v_known.booking_id <> (p_booking).id then return private.refusal('not_found'); end if;
  if v_known.reported_at is not null then return private.refusal('reported'); end if;
  if p_by = 'guest' and v_known.filled_by = 'desk' then return private.refusal('by_house'); end if;
  select count(*) into v_filled from private.form_c_guests where booking_id = (p_booking).id and id <> p_form_id;
  if v_known.id is null and v_filled >= v_most then return private.refusal('too_many', 'most', v_most); end if;
  -- What says the same is no other form: whoever reads it meanwhile has read this one.
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

-- How it stands --------------------------------------------------------------------------------------------------------

/* When the guests of a booking came, as the desk said, or, where it never did and the stay is over, as it was booked; null before. */
create function private.arrived_at(p_booking public.bookings) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce((p_booking).checked_in_at, case when (p_booking).stay_state = 'completed' then private.stay_begins_at(p_booking) end)
$$;

/* How the reporting of a booking stands: {guests, filled, reported, due_at: the end of the 24 hours while anything is missing}; null where
   nobody has asked. */
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

/* Whether to ask if guests of a booking are from abroad: the phone number is of another country, by + or 00 and not India's 91, and nobody has
   noted how many are. */
create function private.perhaps_abroad(p_booking_id uuid, p_phone text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(p_phone ~ '^\s*(\+|00)(?!\s*9\s*1)', false) and not exists (select from private.form_c_stays where booking_id = p_booking_id)
$$;

/* The stays of a house whose guests from abroad came and are not all reported, the most urgent first: how many are missing, and until
   when. Of those who have left too, for a month: the duty does not end with the stay. */
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

/* Whether guests may still fill in forms of a booking by their link: until three days after the stay, and never of one that is cancelled,
   or of which the desk says that nobody is from abroad. Nor while the house has no desk: nobody of it could read them. */
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

/* Whether the guest of a booking has forms to fill in and no link yet: the confirmation brings one then, and ends none that the desk has
   sent meanwhile. */
create function private.awaits_link(p_booking_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select s.link_hash is null and (private.form_c_state(s.booking_id) ->> 'filled')::integer < s.guests
    from private.form_c_stays as s where s.booking_id = p_booking_id
  ), false)
$$;

/* A new link for the guest of a booking. The one before ends. Null where none may fill in anything. */
create function private.form_c_link(p_booking_id uuid) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_token constant text := private.random_token();
  v_booking public.bookings;
begin
  select * into v_booking from public.bookings where id = p_booking_id;
  if private.takes_forms(v_booking) is not true then return null; end if;
  insert into private.form_c_stays (booking_id, guests, link_hash, link_made_at)
  values (p_booking_id, 1, private.token_hash(v_token), now())
  on conflict (booking_id) do update set link_hash = excluded.link_hash, link_made_at = excluded.link_made_at;
  return v_token;
end $$;

/* The booking whose link holds this token, while it may be used. */
create function private.booking_of_link(p_token text) returns public.bookings
language sql stable set search_path = ''
as $$
  select b from private.form_c_stays as s join public.bookings as b on b.id = s.booking_id
  where s.link_hash = private.token_hash(p_token) and private.takes_forms(b)
$$;

/*
 * What a guest from abroad sees by the link: {ok: true, hotel: {name, city}, check_in_date, check_out_date, guests, most: of the party,
 * kept_until, people: [{id, first_name, is_reported, is_by_house: filled in by the desk}]}. Nothing else of what was filled in is ever
 * answered. {ok: false, code}: not_found, rate_limited, busy. Definer: the tables are granted to nobody.
 */
create function private.arrival_form(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_refusal constant jsonb := private.refuse_client('arrival', interval '1 minute', (select lookups_per_client_a_minute from private.settings));
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
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('arrival_form', 'anon, authenticated');

/* Keeps the form of one guest, filled in by the link: as private.write_form_c. {ok: false, code}: those of it and of arrival_form. Definer:
   as above. */
create function private.fill_arrival(p_token text, p_form_id uuid, p_form jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_refusal constant jsonb := private.refuse_client('arrival', interval '1 minute', (select lookups_per_client_a_minute from private.settings));
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  v_booking := private.booking_of_link(p_token);
  if v_booking.id is null then return private.refusal('not_found'); end if;
  return private.write_form_c(v_booking, p_form_id, p_form, 'guest');
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('fill_arrival', 'anon, authenticated');

-- For the desk -----------------------------------------------------------------------------------------------------------

/* The booking of a form. */
create function private.booking_of_form(p_form_id uuid) returns uuid
language sql stable set search_path = ''
as $$ select booking_id from private.form_c_guests where id = p_form_id $$;

/* Why the caller may not see the guests from abroad of a booking, or null: as private.refuse_desk. */
create function private.refuse_form_c(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$ select private.refuse_desk((select hotel_id from public.bookings where id = p_booking_id)) $$;

/* Notes who looked at the papers of a booking's guests, each time and whoever it was. Never what stands in them. */
create function private.note_papers(p_booking_id uuid, p_seen text) returns void
language sql volatile set search_path = ''
as $$
  select private.note_audit(
    'read', 'form_c_stays', b.id::text, b.booking_reference, null, jsonb_build_object('seen', p_seen), true
  ) from public.bookings as b where b.id = p_booking_id
$$;

/*
 * The guests from abroad of a booking, for the desk of its house: {ok: true, guests: null where nobody has asked, most, arrived_at, due_at,
 * takes_forms, link_made_at, kept_until, people: [{id, name, nationality, filled_by, filled_at, reported_at, reported_by, portal_number}]}; no
 * passport and no visa. Of a cancelled stay those who were reported. {ok: false, code}: those of refuse_desk. That an admin was shown people is
 * noted. Definer, as the next: the tables are granted to nobody.
 */
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
    perform private.note_look('form_c_stays', p_booking_id::text, v_booking.booking_reference, '{"seen": "its foreign guests"}');
  end if;
  return v_answer;
end $$;
select private.offer('desk_form_c', 'authenticated');

/* Says how many guests of a booking are from abroad: 0 for none, which ends the guest's link. {ok: true} or {ok: false, code}: those of
   refuse_deed, invalid_guests {most}, filled {filled}, where more have a form, not_changeable of what is cancelled, busy. */
create function private.set_form_c_guests(p_booking_id uuid, p_guests integer) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_refusal jsonb;
  v_booking public.bookings;
  v_filled integer;
begin
  v_refusal := private.refuse_deed(p_booking_id, '{}');
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
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('set_form_c_guests', 'authenticated');

/* Keeps the form of one guest, filled in at the desk: as private.write_form_c. Over an earlier one it is noted in the history. {ok: false,
   code}: those of it and of refuse_deed, not_changeable, busy. */
create function private.fill_form_c(p_booking_id uuid, p_form_id uuid, p_form jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
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
exception when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('fill_form_c', 'authenticated');

/* A form with what the house knows itself: {id, form, filled_at, booking_reference, arrived_at, check_in_date, check_out_date, left_at, hotel:
   {name, address, city, state, pincode}}. */
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

/* One form, whole, to be changed or typed into the portal: {ok: true, entry}, as private.form_c_entry. That somebody looked is noted, also of
   the house. {ok: false, code}: those of refuse_desk. */
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
  perform private.note_papers(v_booking, 'the papers of a guest from abroad');
  return jsonb_build_object('ok', true, 'entry', v_entry);
end $$;
select private.offer('open_form_c', 'authenticated');

/* The forms of those who came on a day, 500 at most, in the order of their arrival: {ok: true, entries}. Noted for each booking. {ok: false,
   code}: those of refuse_desk, invalid_dates. */
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
  perform private.note_papers(id, 'the papers of its guests from abroad, as a file') from unnest(v_ids) as id;
  return jsonb_build_object('ok', true, 'entries', v_entries);
end $$;
select private.offer('export_form_c', 'authenticated');

/* Takes a form away for good; noted in the history. {ok: true} or {ok: false, code}: those of refuse_desk; reported, of one that stands in
   the portal: the law has the house keep it. */
create function private.remove_form_c(p_form_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
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
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('remove_form_c', 'authenticated');

/* Says that a form stands in the portal, under the number that the portal gave it, if any; or that it does not after all, which is noted in
   the history. p_seen_at: the filled_at of the form that was read. {ok: true} or {ok: false, code}: those of refuse_desk, invalid_number,
   not_arrived, changed, where it is another form by now, not_changeable: what was reported of a cancelled stay is kept for its term, busy. */
create function private.report_form_c(
  p_form_id uuid, p_is_reported boolean default true, p_portal_number text default null, p_seen_at timestamptz default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_number constant text := nullif(regexp_replace(left(p_portal_number, 200), '\s', '', 'g'), '');
  v_booking public.bookings;
  v_refusal jsonb;
begin
  v_refusal := private.refuse_form_c(private.booking_of_form(p_form_id));
  if v_refusal is not null then return v_refusal; end if;
  -- In turn with a cancellation.
  select * into v_booking from public.bookings where id = private.booking_of_form(p_form_id) for no key update;
  if p_is_reported is not true then
    if v_booking.booking_status = 'cancelled' then return private.refusal('not_changeable'); end if;
    update private.form_c_guests set reported_at = null, reported_by = null, portal_number = null
    where id = p_form_id and reported_at is not null;
    if found then perform private.note_form_c(v_booking.id, 'taken_back'); end if;
    return jsonb_build_object('ok', true);
  end if;
  if v_number !~ '^[A-Za-z0-9/-]{1,40}$' then return private.refusal('invalid_number'); end if;
  -- The portal asks for the hour of the arrival.
  if private.arrived_at(v_booking) is null then return private.refusal('not_arrived'); end if;
  update private.form_c_guests
  set reported_at = coalesce(reported_at, now()), reported_by = coalesce(reported_by, (select auth.uid())), portal_number = v_number
  where id = p_form_id and filled_at = p_seen_at;
  if not found then return private.refusal('changed'); end if;
  return jsonb_build_object('ok', true);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('report_form_c', 'authenticated');

/* Asks the guest of a booking to fill in the forms: by a mail of ours with the link; or the desk is given the link, to send it in its own
   way: {ok: true, token}. Ten times a day for a booking, by mail as often as private.may_mail_guest has it; each new link ends the one before. {ok: false, code}: those of refuse_deed,
   closed, where no form can be filled in by a link, no_email, rate_limited, busy. */
create function private.ask_form_c(p_booking_id uuid, p_by_mail boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_refusal jsonb;
  v_booking public.bookings;
begin
  v_refusal := private.refuse_deed(p_booking_id, '{}');
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
  -- Its link is made as it is sent.
  perform private.enqueue_mail(
    'form_c_guest', v_booking.guest_email, jsonb_build_object('booking_id', p_booking_id),
    'form_c_guest:' || p_booking_id || ':' || extract(epoch from clock_timestamp())
  );
  insert into private.booking_events (booking_id, actor_id, mail) values (p_booking_id, (select auth.uid()), 'form_c_guest');
  return jsonb_build_object('ok', true, 'token', null);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('ask_form_c', 'authenticated');

-- The 24 hours -------------------------------------------------------------------------------------------------------------

/* Tells houses by mail when six of the 24 hours are left for guests who are not reported, and when they are over, each once. */
create function private.job_form_c_due() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 200;
  soon constant interval := '6 hours';
  -- What is older was told, or the house has just begun to use it.
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
