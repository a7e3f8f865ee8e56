-- A register of Indian guests at properties that turn it on, and how many Indian and foreign guests arrived in a month.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

create table private.register_guests (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  -- A name has no digits, so that no number of a document gets in.
  name text not null check (char_length(name) between 1 and 120 and private.is_name(name) and private.plain_digits(name) !~ '[0-9]'),
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

/* Turns the register of a property on or off. Off, its guests stay and cannot be changed. Codes: those of refuse_desk, busy. */
create function private.set_guest_register(p_hotel_id uuid, p_is_on boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id, 'rates');
begin
  if v_refusal is not null then return v_refusal; end if;
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
