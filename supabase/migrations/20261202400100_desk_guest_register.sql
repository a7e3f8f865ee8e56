-- A register of Indian guests at properties that turn it on, and how many Indian and foreign guests arrived in a month.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Returns true for a name without any number: digits of all scripts, circled, mathematical and Roman ones (Unicode's N), and what becomes a digit in
   the compatibility form. */
create function private.has_no_number(p_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_name !~ (
    '['
    '\u0030-\u0039\u00B2\u00B3\u00B9\u00BC-\u00BE\u0660-\u0669\u06F0-\u06F9\u07C0-\u07C9\u0966-\u096F\u09E6-\u09EF\u09F4-\u09F9'
    '\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0B72-\u0B77\u0BE6-\u0BF2\u0C66-\u0C6F\u0C78-\u0C7E\u0CE6-\u0CEF\u0D58-\u0D5E\u0D66-\u0D78'
    '\u0DE6-\u0DEF\u0E50-\u0E59\u0ED0-\u0ED9\u0F20-\u0F33\u1040-\u1049\u1090-\u1099\u1369-\u137C\u16EE-\u16F0\u17E0-\u17E9\u17F0-\u17F9'
    '\u1810-\u1819\u1946-\u194F\u19D0-\u19DA\u1A80-\u1A89\u1A90-\u1A99\u1B50-\u1B59\u1BB0-\u1BB9\u1C40-\u1C49\u1C50-\u1C59\u2070'
    '\u2074-\u2079\u2080-\u2089\u2150-\u2182\u2185-\u2189\u2460-\u249B\u24EA-\u24FF\u2776-\u2793\u2CFD\u3007\u3021-\u3029\u3038-\u303A'
    '\u3192-\u3195\u3220-\u3229\u3248-\u324F\u3251-\u325F\u3280-\u3289\u32B1-\u32BF\uA620-\uA629\uA6E6-\uA6EF\uA830-\uA835\uA8D0-\uA8D9'
    '\uA900-\uA909\uA9D0-\uA9D9\uA9F0-\uA9F9\uAA50-\uAA59\uABF0-\uABF9\uFF10-\uFF19\U00010107-\U00010133\U00010140-\U00010178'
    '\U0001018A\U0001018B\U000102E1-\U000102FB\U00010320-\U00010323\U00010341\U0001034A\U000103D1-\U000103D5\U000104A0-\U000104A9'
    '\U00010858-\U0001085F\U00010879-\U0001087F\U000108A7-\U000108AF\U000108FB-\U000108FF\U00010916-\U0001091B\U000109BC\U000109BD'
    '\U000109C0-\U000109CF\U000109D2-\U000109FF\U00010A40-\U00010A48\U00010A7D\U00010A7E\U00010A9D-\U00010A9F\U00010AEB-\U00010AEF'
    '\U00010B58-\U00010B5F\U00010B78-\U00010B7F\U00010BA9-\U00010BAF\U00010CFA-\U00010CFF\U00010D30-\U00010D39\U00010D40-\U00010D49'
    '\U00010E60-\U00010E7E\U00010F1D-\U00010F26\U00010F51-\U00010F54\U00010FC5-\U00010FCB\U00011052-\U0001106F\U000110F0-\U000110F9'
    '\U00011136-\U0001113F\U000111D0-\U000111D9\U000111E1-\U000111F4\U000112F0-\U000112F9\U00011450-\U00011459\U000114D0-\U000114D9'
    '\U00011650-\U00011659\U000116C0-\U000116C9\U000116D0-\U000116E3\U00011730-\U0001173B\U000118E0-\U000118F2\U00011950-\U00011959'
    '\U00011BF0-\U00011BF9\U00011C50-\U00011C6C\U00011D50-\U00011D59\U00011DA0-\U00011DA9\U00011DE0-\U00011DE9\U00011F50-\U00011F59'
    '\U00011FC0-\U00011FD4\U00012400-\U0001246E\U00016130-\U00016139\U00016A60-\U00016A69\U00016AC0-\U00016AC9\U00016B50-\U00016B59'
    '\U00016B5B-\U00016B61\U00016D70-\U00016D79\U00016E80-\U00016E96\U00016FF4-\U00016FF6\U0001CCF0-\U0001CCF9\U0001D2C0-\U0001D2D3'
    '\U0001D2E0-\U0001D2F3\U0001D360-\U0001D378\U0001D7CE-\U0001D7FF\U0001E140-\U0001E149\U0001E2F0-\U0001E2F9\U0001E4F0-\U0001E4F9'
    '\U0001E5F1-\U0001E5FA\U0001E8C7-\U0001E8CF\U0001E950-\U0001E959\U0001EC71-\U0001ECAB\U0001ECAD-\U0001ECAF\U0001ECB1-\U0001ECB4'
    '\U0001ED01-\U0001ED2D\U0001ED2F-\U0001ED3D\U0001F100-\U0001F10C\U0001FBF0-\U0001FBF9'
    ']'
  ) and normalize(private.cut_marks(p_name), nfkc) !~ '[0-9]'
$$;

create table private.register_guests (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  -- A name has no digits, so that no number of a document gets in.
  name text not null check (char_length(name) between 1 and 120 and private.is_name(name) and private.has_no_number(name)),
  document text not null check (document in ('aadhaar', 'passport', 'driving_licence', 'voter_id', 'other')),
  -- The last four characters of the number. The rest is never stored.
  last4 text not null check (last4 ~ '^[A-Z0-9]{4}$'),
  added_at timestamptz not null default now()
);
comment on table private.register_guests is 'The Indian guests of a booking, each with the kind and the last four characters of the document that they showed.';
create index register_guests_of_booking on private.register_guests (booking_id);
alter table private.register_guests enable row level security;
select private.log_changes('private.register_guests', 'insert or update or delete', 'id', 'booking_id', 'name', 'document', 'last4');

/* Deletes the register of a booking that is cancelled, or whose guest is erased. Definer: writers of bookings have no rights on it. */
create function private.forget_register() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.register_guests where booking_id = new.id;
  return null;
end $$;
create trigger forget_register after update of booking_status, erased_at on public.bookings
  for each row when (new.booking_status = 'cancelled' or new.erased_at is not null) execute function private.forget_register();

create function private.exported_register(p_booking_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'document', document, 'last4', last4) order by added_at, id), '[]')
  from private.register_guests where booking_id = p_booking_id
$$;

/* Turns the register of a property on or off. Off, its guests stay and cannot be changed. Codes: those of refuse_desk, invalid_register,
   busy. */
create function private.set_guest_register(p_hotel_id uuid, p_is_on boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
begin
  if v_refusal is not null then return v_refusal; end if;
  if p_is_on is null then return private.refusal('invalid_register'); end if;
  if p_is_on then
    insert into private.guest_registers (hotel_id) values (p_hotel_id) on conflict do nothing;
  else
    delete from private.guest_registers where hotel_id = p_hotel_id;
  end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('set_guest_register', 'authenticated');

create function private.takes_register(p_booking public.bookings) returns boolean
language sql stable set search_path = ''
as $$
  select (p_booking).booking_status <> 'cancelled' and (p_booking).erased_at is null and not private.contact_is_over((p_booking).check_out_date)
    and exists (select from private.guest_registers where hotel_id = (p_booking).hotel_id)
$$;

/* Returns the register of a booking, masked once the contact is over, except for admins. Logs that an admin looked. Codes: those of refuse_desk. */
create function private.desk_register(p_booking_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_booking constant public.bookings := (select b from public.bookings as b where b.id = p_booking_id);
  v_refusal constant jsonb := private.refuse_desk(v_booking.hotel_id);
  v_is_masked constant boolean := private.contact_is_over(v_booking.check_out_date) and not private.is_admin();
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_booking.hotel_id <> all (private.readable_hotel_ids()) then
    perform private.log_view('register_guests', p_booking_id::text, v_booking.booking_reference, '{"seen": "its Indian guests"}');
  end if;
  return jsonb_build_object(
    'ok', true, 'most', private.people_of(v_booking), 'may_change', private.takes_register(v_booking), 'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', g.id, 'name', case when v_is_masked then private.mask_name(g.name) else g.name end, 'document', g.document,
        'last4', case when not v_is_masked then g.last4 end
      ) order by g.added_at, g.id), '[]')
      from private.register_guests as g where g.booking_id = p_booking_id
    )
  );
end $$;
select private.offer('desk_register', 'authenticated');

/* Adds a guest to the register of a booking, or removes one if p_name is null; the same id changes one. Codes: those of refuse_desk_action,
   not_changeable, invalid_register, too_many {most}, not_found, busy. */
create function private.register_guest(
  p_booking_id uuid, p_guest_id uuid, p_name text default null, p_document text default null, p_last4 text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Locks the booking: two at once must not exceed the number of guests.
  v_refusal constant jsonb := private.refuse_desk_action(p_booking_id, '{}');
  v_booking constant public.bookings := (select b from public.bookings as b where b.id = p_booking_id);
  v_most constant integer := private.people_of(v_booking);
begin
  if v_refusal is not null then return v_refusal; end if;
  if not private.takes_register(v_booking) then return private.refusal('not_changeable'); end if;
  if p_name is null then
    delete from private.register_guests where id = p_guest_id and booking_id = p_booking_id;
    return jsonb_build_object('ok', true);
  end if;
  if (select count(*) from private.register_guests where booking_id = p_booking_id and id is distinct from p_guest_id) >= v_most then
    return private.refusal('too_many', 'most', v_most);
  end if;
  insert into private.register_guests as g (id, booking_id, name, document, last4) values (
    p_guest_id, p_booking_id, private.tidy_line(left(p_name, 1000)), p_document, upper(private.plain_digits(private.tidy_line(left(p_last4, 100))))
  )
  on conflict (id) do update set name = excluded.name, document = excluded.document, last4 = excluded.last4
  where g.booking_id = excluded.booking_id;
  return case when found then jsonb_build_object('ok', true) else private.refusal('not_found') end;
exception
  when check_violation or not_null_violation then return private.refusal('invalid_register');
end $$;
select private.offer('register_guest', 'authenticated');

/* Returns how many guests arrived in each month, up to 24 months. foreign: those counted for Form C; null once these counts are deleted. Codes: those of refuse_desk. */
create function private.desk_guest_counts(p_hotel_id uuid, p_first_month date default null, p_months integer default 12) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
  v_first constant date := date_trunc('month', least(greatest(
    coalesce(p_first_month, private.today() - 334), private.today() - 3660
  ), private.today() + 540)::timestamp);
  v_end constant date := v_first + make_interval(months => least(greatest(coalesce(p_months, 12), 1), 24));
begin
  if v_refusal is not null then return v_refusal; end if;
  return jsonb_build_object(
    'ok', true, 'has_register', exists (select from private.guest_registers where hotel_id = p_hotel_id),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'month', k.month, 'guests', k.guests, 'foreign', case when private.form_c_until(k.month) >= private.today() then k.foreign end
      ) order by k.month), '[]')
      from (
        select
          date_trunc('month', b.check_in_date::timestamp)::date as month, sum(private.people_of(b)) as guests,
          sum(least(coalesce(s.guests, 0), private.people_of(b))) as foreign
        from public.bookings as b left join private.form_c_stays as s on s.booking_id = b.id
        where b.hotel_id = p_hotel_id and b.check_in_date >= v_first and b.check_in_date < v_end and b.stay_state in ('checked_in', 'completed')
        group by 1
      ) as k
    )
  );
end $$;
select private.offer('desk_guest_counts', 'authenticated');
