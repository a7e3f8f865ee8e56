-- The bookings of a house, as its desk reads and changes them: who arrives, is there and leaves, and all that can be done with a stay.

create table private.booking_events (
  id bigint primary key generated always as identity,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- Who did it; null: the guest, a job or the database's owner. No foreign key: the note outlives the account.
  actor_id uuid,
  -- What became different, as it was and as it is; null of a note and of a mail that was sent again.
  before jsonb check (private.is_json(before, 'object', 5000)),
  after jsonb check (private.is_json(after, 'object', 5000)),
  note text check (note <> '' and char_length(note) <= 1000 and private.is_text(note)),
  -- Of what was sent again: the kind of the mail.
  mail text
);
comment on table private.booking_events is 'What was done with a booking since it was made, by whoever, and what the desk noted about it.';
create index booking_events_of on private.booking_events (booking_id, id);

/* Notes what became different of a booking, without what is personal. Definer: the table is granted to nobody. */
create function private.note_booking_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old constant jsonb := private.told_facts(old) - '{guest_phone,special_requests}'::text[] || jsonb_build_object('stay_state', old.stay_state);
  v_new constant jsonb := private.told_facts(new) - '{guest_phone,special_requests}'::text[] || jsonb_build_object('stay_state', new.stay_state);
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
create trigger note_booking_event after update on public.bookings
  for each row execute function private.note_booking_event();

-- Reading --------------------------------------------------------------------------------------------------------------

/* Whose turn it is today with these stays: arriving (not in the house yet), staying, leaving; else upcoming, past or cancelled. */
create function private.desk_list_of(p_state private.stay_state, p_check_in date, p_check_out date, p_today date) returns text
language sql immutable
return case
  when p_state in ('cancelled', 'no_show') then 'cancelled'
  when p_state = 'completed' then 'past'
  when p_state = 'checked_in' then case when p_check_out <= p_today then 'leaving' else 'staying' end
  when p_check_in > p_today then 'upcoming'
  when p_check_out < p_today then 'past'
  when p_check_out = p_today then 'leaving'
  else 'arriving'
end;

/* A booking as the desk reads it: its facts, without its guest once their contact is over. */
create function private.desk_booking_row(p_facts private.booking_facts) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select (case when o.is_masked then private.mask_guest(to_jsonb(p_facts)) else to_jsonb(p_facts) end) || jsonb_build_object(
    'is_masked', o.is_masked, 'balance', private.ledger_of((p_facts).id) -> 'balance',
    'list', private.desk_list_of((p_facts).stay_state, (p_facts).check_in_date, (p_facts).check_out_date, private.today())
  )
  from (select private.contact_is_over((p_facts).check_out_date) as is_masked) as o);
end $$;

/*
 * The bookings of a house: {ok: true, today, hotel, counts, total, rows}, 50 a page. p_list: arriving, staying, leaving, upcoming, past,
 * cancelled, or null for all; p_search: words of the guest's name, e-mail or reference, or digits of the phone: of stays whose guest is
 * no longer shown the reference alone. The next one first, what is past and cancelled the newest. counts: of each list, whatever is
 * searched. hotel: what a message to a guest says of it. {ok: false, code}: those of refuse_desk. That an admin looked is noted. Definer:
 * no role of a browser reaches bookings.
 */
create function private.desk_bookings(
  p_hotel_id uuid, p_list text default null, p_search text default null, p_page integer default 1
) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  page_size constant integer := 50;
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_today constant date := private.today();
  v_patterns constant text[] := private.destination_patterns(nullif(trim(p_search), ''));
  v_digits constant text := nullif(regexp_replace(left(coalesce(p_search, ''), 60), '\D', '', 'g'), '');
  v_hotel public.hotels;
  v_counts jsonb;
  v_total bigint;
  v_ids uuid[];
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_hotel from public.hotels where id = p_hotel_id;
  select coalesce(jsonb_object_agg(l.list, l.stays), '{}') into v_counts
  from (
    select private.desk_list_of(b.stay_state, b.check_in_date, b.check_out_date, v_today) as list, count(*) as stays
    from public.bookings as b where b.hotel_id = p_hotel_id group by 1
  ) as l;
  with found as materialized (
    select b.id, b.check_in_date, b.check_out_date, o.list
    from public.bookings as b
    cross join lateral (
      select private.desk_list_of(b.stay_state, b.check_in_date, b.check_out_date, v_today) as list,
        private.contact_is_over(b.check_out_date) as is_masked
    ) as o
    where b.hotel_id = p_hotel_id and (p_list is null or o.list = p_list)
      and (
        v_patterns[1] = '%'
        or case when o.is_masked then lower(b.booking_reference || ' ' || replace(b.booking_reference, '-', '')) else b.search_text end
          like all (v_patterns)
        or (not o.is_masked and char_length(v_digits) >= 4
          and regexp_replace(b.guest_phone, '\D', '', 'g') like '%' || v_digits || '%')
      )
  )
  select (select count(*) from found), array(
    select f.id from found as f
    order by
      case when f.list in ('past', 'cancelled') then 1 else 0 end,
      case when f.list not in ('past', 'cancelled') then f.check_in_date end,
      f.check_in_date desc, f.id
    limit page_size offset private.rows_before(p_page, page_size)
  ) into v_total, v_ids;
  if p_hotel_id <> all (private.readable_hotel_ids()) then
    perform private.note_look(
      'bookings', 'desk', 'Bookings of ' || v_hotel.name,
      jsonb_strip_nulls(jsonb_build_object('hotel_id', p_hotel_id, 'search', left(nullif(trim(p_search), ''), 200)))
    );
  end if;
  return jsonb_build_object(
    'ok', true, 'today', v_today, 'counts', v_counts, 'total', v_total,
    'hotel', private.hotel_json(v_hotel) - 'star_rating',
    'rows', coalesce((
      select jsonb_agg(private.desk_booking_row(f) order by array_position(v_ids, f.id))
      from private.booking_facts as f where f.id = any (v_ids)
    ), '[]')
  );
end $$;
select private.offer('desk_bookings', 'authenticated');

/* Who did something, as the desk reads it: "You", the name of an account, "Guest", or "System" of jobs. Of an admin of ours the site. */
create function private.actor_words(p_actor uuid) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_actor is null then 'Guest or system'
    when p_actor = (select auth.uid()) then 'You'
    else coalesce((
      select case p.role when 'admin' then 'Susegad Stays' else nullif(p.full_name, '') end from public.profiles as p where p.user_id = p_actor
    ), 'Somebody of the house')
  end
$$;

/*
 * One booking for the desk of its house: {ok: true, booking}, with `moves`, the states that the desk may bring it to; `history`, newest
 * first; `mails`, what was sent to the guest within 30 days; `payments` and `invoices` as private.ledger_of and private.invoices_of have
 * them; hotel and room. {ok: false, code}: those of refuse_desk. That an admin looked is noted. Definer: as above.
 */
create function private.desk_booking(p_booking_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_hotel_id constant uuid := (select hotel_id from public.bookings where id = p_booking_id);
  v_refusal constant jsonb := private.refuse_desk(v_hotel_id);
  v_answer jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  select private.desk_booking_row(f) || jsonb_build_object(
    'price_reason', b.price_reason, 'booked_by_name', case when b.booked_by is not null then private.actor_words(b.booked_by) end,
    'max_occupancy', c.max_occupancy, 'total_rooms', c.total_rooms,
    'refund_by_policy', private.refund_of(b),
    'moves', coalesce((
      select jsonb_agg(m.to_state order by m.to_state) from private.stay_moves as m
      where m.from_state = b.stay_state and m.by_desk and b.erased_at is null
        and private.refuse_move_day(b, m.to_state) is null
    ), '[]'),
    'history', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'at', e.at, 'by', private.actor_words(e.actor_id), 'before', e.before, 'after', e.after, 'mail', e.mail,
        'note', case when private.contact_is_over(b.check_out_date) then null else e.note end
      ) order by e.id desc)
      from (select * from private.booking_events where booking_id = b.id order by id desc limit 200) as e
    ), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', o.kind, 'status', o.status, 'at', coalesce(o.finished_at, o.created_at)) order by o.id desc)
      from private.outbox as o where o.data ->> 'booking_id' = b.id::text and o.recipient = b.guest_email and o.kind not like '%_hotel'
    ), '[]'),
    'payments', private.ledger_of(b.id), 'invoices', private.invoices_of(b.id),
    'hotel', private.hotel_json(h) - 'star_rating'
  ) into v_answer
  from private.booking_facts as f
  join public.bookings as b on b.id = f.id
  join public.hotels as h on h.id = f.hotel_id
  join public.room_categories as c on c.id = f.room_category_id
  where f.id = p_booking_id;
  if v_hotel_id <> all (private.readable_hotel_ids()) then
    perform private.note_look('bookings', p_booking_id::text, v_answer ->> 'booking_reference', '{"seen": "the booking with its guest"}');
  end if;
  return jsonb_build_object('ok', true, 'booking', v_answer);
end $$;
select private.offer('desk_booking', 'authenticated');

-- Arrival, departure, and nobody ------------------------------------------------------------------------------------------

/* Why today is no day for a stay to come to this state, as a sentence, or null. */
create function private.refuse_move_day(p_booking public.bookings, p_to private.stay_state) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_to = 'checked_in' and (p_booking).stay_state = 'confirmed' and private.today() < (p_booking).check_in_date
      then format('This stay begins on %s. To let the guest in earlier, change its dates first.', private.day_words((p_booking).check_in_date))
    when p_to = 'checked_in' and private.today() > (p_booking).check_out_date
      then format('This stay ended on %s.', private.day_words((p_booking).check_out_date))
    when p_to = 'no_show' and private.today() < (p_booking).check_in_date
      then format('The guest is awaited on %s. Nobody can have missed a stay before it begins.', private.day_words((p_booking).check_in_date))
    when p_to = 'no_show' and (p_booking).checked_in_at is not null then 'This guest was checked in.'
  end
$$;

/* Locks a booking for the desk of its house, and says why it cannot be changed from what the desk saw, or null. p_seen: {stay_state,
   check_in_date, check_out_date, room_category_id, num_rooms, num_adults, num_children, total_amount}, or some of them. Codes: those of
   refuse_desk, erased, changed_meanwhile. */
create function private.refuse_deed(p_booking_id uuid, p_seen jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk((select hotel_id from public.bookings where id = p_booking_id));
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id for no key update;
  if v_booking.erased_at is not null then return private.refusal('erased'); end if;
  if jsonb_typeof(p_seen) is distinct from 'object' or not to_jsonb(v_booking) @> p_seen then return private.refusal('changed_meanwhile'); end if;
  return null;
end $$;

/*
 * Brings a stay to another state: confirmed, checked_in, completed (checked out) or no_show. Whoever leaves before the last night gives
 * the others back: p_total_amount null: the stay costs what was booked; else what its nights until today cost, as private.
 * desk_change_quote says. Who did not come gives all nights back, and has them again who comes after all. {ok: true, stay_state} or {ok:
 * false, code}: those of refuse_deed and change_stay, illegal_move, not_today with a sentence, sold_out, busy. Definer: as above.
 */
create function private.move_stay(p_booking_id uuid, p_seen jsonb, p_state text, p_total_amount bigint default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_refusal jsonb;
  v_booking public.bookings;
  v_to private.stay_state;
  v_end date;
begin
  v_refusal := private.refuse_deed(p_booking_id, p_seen);
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  select to_state into v_to from private.stay_moves
  where from_state = v_booking.stay_state and by_desk and to_state::text = p_state and to_state <> 'cancelled';
  if not found then return private.refusal('illegal_move'); end if;
  if private.refuse_move_day(v_booking, v_to) is not null then
    return private.refusal('not_today', 'error', private.refuse_move_day(v_booking, v_to));
  end if;
  if v_to = 'completed' then
    v_end := greatest(private.today(), v_booking.check_in_date + 1);
    if v_end < v_booking.check_out_date then
      v_refusal := private.write_change(
        v_booking, v_booking.room_category_id, v_booking.check_in_date, v_end, v_booking.num_rooms, v_booking.num_adults,
        v_booking.num_children, p_total_amount is null, null, p_total_amount, null
      );
      if v_refusal is not null then return v_refusal; end if;
    end if;
  end if;
  update public.bookings set
    booking_status = (case v_to when 'no_show' then 'cancelled' when 'completed' then 'completed' else 'confirmed' end)::public.booking_status,
    is_no_show = v_to = 'no_show',
    checked_in_at = case v_to when 'checked_in' then coalesce(checked_in_at, now()) when 'completed' then checked_in_at end,
    checked_out_at = case when v_to = 'completed' then now() end
  where id = p_booking_id;
  return jsonb_build_object('ok', true, 'stay_state', v_to);
exception
  when sqlstate 'PT409' then return private.refusal(sqlerrm);
  when lock_not_available or serialization_failure or deadlock_detected or query_canceled then return private.refusal('busy');
end $$;
select private.offer('move_stay', 'authenticated');

-- Other dates, another room, another party -----------------------------------------------------------------------------------

/* How many rooms of a category a booking can have on each of these nights, its own counted in. */
create function private.rooms_free_for(p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date) returns integer
language sql stable security definer set search_path = ''
as $$
  select min(coalesce(private.free_now(n), (p_room).total_rooms) + case
    when (p_booking).room_category_id = (p_room).id and (p_booking).booking_status <> 'cancelled'
      and d.night >= (p_booking).check_in_date and d.night < (p_booking).check_out_date then (p_booking).num_rooms else 0
  end)::integer
  from (select p_check_in + k as night from generate_series(0, p_check_out - p_check_in - 1) as k) as d
  left join private.nights as n on n.room_category_id = (p_room).id and n.night = d.night
$$;

/* Why a booking cannot become this stay, whatever is free, or null: not_changeable of what is over or cancelled; begun, when other than
   departure and party would change of a stay whose first night is over; those of refuse_dates and refuse_desk_stay, room_not_found. */
create function private.refuse_change(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_night_price bigint
) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when (p_booking).stay_state not in ('pending', 'confirmed', 'checked_in') or (p_booking).check_out_date < private.today()
      then private.refusal('not_changeable')
    when (p_room).id is null or (p_room).hotel_id <> (p_booking).hotel_id then private.refusal('room_not_found')
    when p_check_in is null or p_check_out is null or not isfinite(p_check_in) or not isfinite(p_check_out) or p_check_in >= p_check_out
      then private.refusal('invalid_dates')
    when p_check_out - p_check_in > 30 then private.refusal('too_many_nights')
    when p_check_out - private.today() > 540 then private.refusal('too_far_ahead')
    when p_check_out < private.today() or p_check_in < private.today() and p_check_in <> (p_booking).check_in_date
      then private.refusal('past_dates')
    when ((p_booking).check_in_date < private.today() or (p_booking).stay_state = 'checked_in') and (
      p_check_in <> (p_booking).check_in_date
      or (p_booking).check_in_date < private.today() and ((p_room).id <> (p_booking).room_category_id or p_rooms <> (p_booking).num_rooms)
    ) then private.refusal('begun')
    else private.refuse_desk_stay(
      -- Its dates were judged: the stay may have begun.
      p_room, greatest(p_check_in, private.today()), greatest(p_check_out, private.today() + 1), p_rooms, p_adults, p_children, p_night_price
    )
  end
$$;

/*
 * Writes a change of a booking: all of it or nothing, its old nights given back only as the new ones are got. p_as_booked: it costs what
 * it did, which a stay with more room nights cannot. Else it is priced anew, with the rates of now and the discounts of the day it was
 * booked, or at a price a night of the house's own; p_total_amount is what the desk saw. What was told of the advance stays. Null, or a
 * refusal: those of refuse_change, price_needed, price_changed, sold_out {rooms_free}.
 */
create function private.write_change(
  p_booking public.bookings, p_room_category_id uuid, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_as_booked boolean, p_night_price bigint, p_total_amount bigint, p_price_reason text
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_room public.room_categories;
  v_refusal jsonb;
  v_price private.stay_price;
begin
  select * into v_room from public.room_categories where id = p_room_category_id;
  v_refusal := private.refuse_change(p_booking, v_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_night_price);
  if v_refusal is not null then return v_refusal; end if;
  if p_as_booked and p_rooms * (p_check_out - p_check_in) > (p_booking).num_rooms * (p_booking).nights then
    return private.refusal('price_needed');
  end if;
  v_price := private.changed_price(p_booking, v_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, p_as_booked, p_night_price);
  if p_total_amount is not null and p_total_amount <> v_price.total_amount or p_total_amount is null and not p_as_booked then
    return private.refusal('price_changed', 'total_amount', v_price.total_amount);
  end if;
  begin
    update public.bookings set
      room_category_id = v_room.id, check_in_date = p_check_in, check_out_date = p_check_out, num_rooms = p_rooms, num_adults = p_adults,
      num_children = p_children, base_price = v_price.base_price, total_amount = v_price.total_amount, full_amount = v_price.full_amount,
      price_lines = v_price.price_lines, taxes = v_price.taxes, tax_rate = v_price.tax_rate, tax_amount = v_price.tax_amount,
      advance_amount = least(advance_amount, v_price.total_amount),
      price_reason = case when p_as_booked then price_reason when p_night_price is not null then p_price_reason end
    where id = (p_booking).id;
  exception when sqlstate 'PT409' then
    return private.refusal('sold_out', 'rooms_free', private.rooms_free_for(p_booking, v_room, p_check_in, p_check_out));
  end;
  return null;
end $$;

/* What a booking costs as this stay, as private.write_change has it. */
create function private.changed_price(
  p_booking public.bookings, p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_adults integer,
  p_children integer, p_as_booked boolean, p_night_price bigint
) returns private.stay_price
language sql stable set search_path = ''
as $$
  select case when p_as_booked then row (
    p_check_out - p_check_in, p_rooms, (p_booking).base_price, (p_booking).total_amount, (p_booking).full_amount, (p_booking).currency,
    (p_booking).tax_rate, (p_booking).tax_amount, (p_booking).price_lines, (p_booking).taxes, (p_booking).advance_percent,
    (p_booking).advance_amount, (p_booking).advance_reason
  )::private.stay_price
  else private.quote(
    p_room, p_check_in, p_check_out, p_rooms, p_adults, p_children, ((p_booking).created_at at time zone 'Asia/Kolkata')::date, p_night_price
  ) end
$$;

/*
 * What a booking would cost as another stay: {ok: true, ...as private.quote, rooms_free with its own, max_guests, before: its total_amount,
 * difference, rule: what guests would be refused with, or null}. {ok: false, code}: those of refuse_desk, erased and write_change. Definer: as
 * above.
 */
create function private.desk_change_quote(
  p_booking_id uuid, p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_num_rooms integer, p_num_adults integer,
  p_num_children integer default 0, p_as_booked boolean default false, p_night_price bigint default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_room public.room_categories;
  v_price private.stay_price;
  v_refusal jsonb;
begin
  select * into v_booking from public.bookings where id = p_booking_id;
  select * into v_room from public.room_categories where id = p_room_category_id;
  v_refusal := coalesce(
    private.refuse_desk(v_booking.hotel_id),
    case when v_booking.erased_at is not null then private.refusal('erased') end,
    private.refuse_change(
      v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, p_night_price
    ),
    case
      when p_as_booked and p_num_rooms * (p_check_out_date - p_check_in_date) > v_booking.num_rooms * v_booking.nights
        then private.refusal('price_needed')
    end
  );
  if v_refusal is not null then return v_refusal; end if;
  v_price := private.changed_price(
    v_booking, v_room, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children, coalesce(p_as_booked, false), p_night_price
  );
  return jsonb_build_object(
    'ok', true, 'rooms_free', private.rooms_free_for(v_booking, v_room, p_check_in_date, p_check_out_date),
    'max_guests', v_room.max_occupancy * p_num_rooms, 'before', v_booking.total_amount,
    'difference', v_price.total_amount - v_booking.total_amount,
    'rule', private.refuse_stay(v_room, p_check_in_date, p_check_out_date) ->> 'error'
  ) || to_jsonb(v_price);
end $$;
select private.offer('desk_change_quote', 'authenticated');

/*
 * Changes dates, room or party of a booking, as private.write_change does it; p_seen as in refuse_deed; p_price_reason: why at a price of
 * the house's own. The guest is told by mail. {ok: true} or {ok: false, code}: those of refuse_deed and write_change, no_reason, busy.
 * Definer: as above.
 */
create function private.change_stay(
  p_booking_id uuid, p_seen jsonb, p_room_category_id uuid, p_check_in_date date, p_check_out_date date, p_num_rooms integer,
  p_num_adults integer, p_num_children integer, p_total_amount bigint, p_as_booked boolean default false,
  p_night_price bigint default null, p_price_reason text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_price_reason, 2000)), '');
  v_booking public.bookings;
  v_refusal jsonb;
begin
  v_refusal := private.refuse_deed(p_booking_id, p_seen);
  if v_refusal is not null then return v_refusal; end if;
  if p_night_price is not null and (v_reason is null or char_length(v_reason) > 200 or not private.is_text(v_reason)) then
    return private.refusal('no_reason');
  end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  v_refusal := private.write_change(
    v_booking, p_room_category_id, p_check_in_date, p_check_out_date, p_num_rooms, p_num_adults, p_num_children,
    coalesce(p_as_booked, false), p_night_price, coalesce(p_total_amount, 0), v_reason
  );
  return coalesce(v_refusal, jsonb_build_object('ok', true));
exception
  when lock_not_available or serialization_failure or deadlock_detected or query_canceled then return private.refusal('busy');
end $$;
select private.offer('change_stay', 'authenticated');

-- Cancelling, notes, mails ---------------------------------------------------------------------------------------------------

/*
 * Cancels a booking before its guest is in: the nights are free at once, the guest is told with the reason. p_by_house: the house gives it
 * up, then all that was paid comes back; else what the terms say that it was booked under, at least: p_refund, paise, is what the desk promises.
 * What comes back is owed in the ledger. {ok: true, refund} or {ok: false, code}: those of refuse_deed, illegal_move, no_reason,
 * wrong_refund {least, most}, busy. Definer: as above.
 */
create function private.cancel_stay(
  p_booking_id uuid, p_seen jsonb, p_reason text, p_refund bigint default null, p_by_house boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 2000)), '');
  v_booking public.bookings;
  v_received bigint;
  v_least bigint;
  v_refund bigint;
  v_refusal jsonb;
begin
  v_refusal := private.refuse_deed(p_booking_id, p_seen);
  if v_refusal is not null then return v_refusal; end if;
  if v_reason is null or char_length(v_reason) > 300 or not private.is_text(v_reason) then return private.refusal('no_reason'); end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  if v_booking.stay_state not in ('pending', 'confirmed') then return private.refusal('illegal_move'); end if;
  v_received := greatest((l ->> 'received')::bigint - (l ->> 'refunded')::bigint, 0) from private.ledger_of(p_booking_id) as l;
  -- Terms in words of the house's own: it says what comes back.
  v_least := case when p_by_house then v_received else coalesce(private.refund_of(v_booking), 0) end;
  v_refund := coalesce(p_refund, v_least);
  if v_refund < v_least or v_refund > v_received then
    return private.refusal('wrong_refund') || jsonb_build_object('least', v_least, 'most', v_received);
  end if;
  update public.bookings set booking_status = 'cancelled', cancel_reason = v_reason where id = p_booking_id;
  if v_refund > 0 then perform private.owe_refund(p_booking_id, v_refund); end if;
  return jsonb_build_object('ok', true, 'refund', v_refund);
exception
  when lock_not_available or serialization_failure or deadlock_detected or query_canceled then return private.refusal('busy');
end $$;
select private.offer('cancel_stay', 'authenticated');

/* Notes something about a booking for whoever is at the desk: at most a hundred a booking. {ok: true} or {ok: false, code}: those of
   refuse_desk, erased, invalid_note, too_many_notes. Definer: as above. */
create function private.note_stay(p_booking_id uuid, p_note text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_note constant text := nullif(private.neat(left(p_note, 6000)), '');
  v_refusal jsonb := private.refuse_deed(p_booking_id, '{}');
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_note is null or char_length(v_note) > 1000 or not private.is_text(v_note) then return private.refusal('invalid_note'); end if;
  if (select count(*) >= 100 from private.booking_events where booking_id = p_booking_id and before is null and mail is null) then
    return private.refusal('too_many_notes');
  end if;
  insert into private.booking_events (booking_id, actor_id, note) values (p_booking_id, (select auth.uid()), v_note);
  return jsonb_build_object('ok', true);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('note_stay', 'authenticated');

/* Sends the guest the mail of their booking, or of its end, once more: five times a day for a booking. {ok: true} or {ok: false, code}: those
   of refuse_deed, no_email, rate_limited, busy. Definer: as above. */
create function private.send_stay_again(p_booking_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_refusal jsonb := private.refuse_deed(p_booking_id, '{}');
  v_booking public.bookings;
  v_kind text;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  if v_booking.guest_email is null or v_booking.is_no_show or private.contact_is_over(v_booking.check_out_date) then
    return private.refusal('no_email');
  end if;
  if not private.hit('again:' || p_booking_id, interval '1 day', 5) then return private.refusal('rate_limited'); end if;
  v_kind := case when v_booking.booking_status = 'cancelled' then 'cancelled_guest' else 'booking_guest' end;
  perform private.enqueue_mail(
    v_kind, v_booking.guest_email, jsonb_build_object('booking_id', p_booking_id),
    v_kind || ':' || p_booking_id || ':again:' || extract(epoch from clock_timestamp())
  );
  insert into private.booking_events (booking_id, actor_id, mail) values (p_booking_id, (select auth.uid()), v_kind);
  return jsonb_build_object('ok', true);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;
select private.offer('send_stay_again', 'authenticated');
