-- The bookings of a property, as its front desk reads and changes them. Definer functions: no API role has rights on the tables.

create trigger note_booking_event after update on public.bookings
  for each row execute function private.note_booking_event();

-- Reading --------------------------------------------------------------------------------------------------------------

/* Returns the last 200 events. p_is_masked: without notes, which may name the guest. */
create function private.history_of(p_booking public.bookings, p_is_masked boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.id, 'at', e.at, 'by', private.actor_words(e.actor_id), 'before', e.before, 'after', e.after, 'mail', e.mail,
    'note', case when not p_is_masked then e.note end
  ) order by e.id desc), '[]')
  from (select * from private.booking_events where booking_id = (p_booking).id order by id desc limit 200) as e
$$;

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

/* Returns a booking with its guest masked once the contact is over, unless p_by_admin. Without the address that an erasure leaves. */
create function private.desk_booking_row(p_facts private.booking_facts, p_by_admin boolean default false) returns jsonb
language sql stable set search_path = ''
as $$
  select case when o.is_masked then private.mask_guest(g.facts) else g.facts end || jsonb_build_object(
    'is_masked', o.is_masked,
    'balance', private.balance_due((p_facts).booking_status, (p_facts).total_amount, (p_facts).no_show_fee, m), 'refund_due', m.refund_due,
    'list', private.desk_list_of((p_facts).stay_state, (p_facts).check_in_date, (p_facts).check_out_date, private.today()),
    'form_c', private.form_c_state((p_facts).id),
    'perhaps_abroad', not o.is_over and private.perhaps_abroad((p_facts).id, (p_facts).guest_phone)
  )
  from (
    select c.is_over, c.is_over and not p_by_admin as is_masked from (select private.contact_is_over((p_facts).check_out_date) as is_over) as c
  ) as o
  cross join (
    select to_jsonb(p_facts)
      || jsonb_build_object('guest_email', nullif((p_facts).guest_email, private.erased_guest() ->> 'guest_email')) as facts
  ) as g
  cross join lateral private.money_of((p_facts).id) as m
$$;

/* Returns the bookings of a property, 50 a page, past and cancelled last. p_list: a list of desk_list_of, or null. p_search: name, email, reference
   or phone digits; masked bookings by reference only. Logs that an admin looked. Codes: those of refuse_desk. */
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
  v_digits constant text := nullif(regexp_replace(private.plain_digits(left(coalesce(p_search, ''), 60)), '\D', '', 'g'), '');
  v_hotel constant public.hotels := (select h from public.hotels as h where id = p_hotel_id);
  v_counts jsonb;
  v_total bigint;
  v_ids uuid[];
begin
  if v_refusal is not null then return v_refusal; end if;
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
  perform private.log_desk_view(
    p_hotel_id, 'bookings', 'desk', 'Bookings of', jsonb_strip_nulls(jsonb_build_object('search', left(nullif(trim(p_search), ''), 200)))
  );
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

/* Returns the least and the most refund of a cancellation now, in paise. If the property cancels, both are all that is not refunded yet. */
create function private.cancel_bounds(p_booking public.bookings, p_by_house boolean, out least_refund bigint, out most_refund bigint)
language sql stable set search_path = ''
as $$
  select case when p_by_house then n.rest else least(coalesce(private.refund_of(p_booking), m.refund_due), n.rest) end, n.rest
  from private.money_of((p_booking).id) as m
  cross join lateral (select greatest(m.received - m.refunded, 0)) as n (rest)
$$;

/* Returns the least and the most refund in paise if the guest cancels now. by_site: the most that the site adds to refunds that are due; it pays
   before the property. */
create function private.cancel_facts(p_booking public.bookings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'least', b.least_refund, 'most', b.most_refund, 'by_site', private.site_part(
      jsonb_populate_record(p_booking, '{"booking_status": "cancelled"}'), greatest(b.most_refund - m.refund_due, 0)
    )
  )
  from private.cancel_bounds(p_booking, false) as b cross join lateral private.money_of((p_booking).id) as m
$$;

/* Returns one booking for the desk. Amounts are in paise. waive_refund: due if the no-show fee is waived. no_show_default: the first night or the
   advance, whichever is more, and at most what the cancellation policy keeps. by_admin: the caller acts as an admin. An admin sees the guest's
   contact after it is masked for the property. Logs that an admin looked. Codes: those of refuse_desk. */
create function private.desk_booking(p_booking_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_hotel_id constant uuid := (select hotel_id from public.bookings where id = p_booking_id);
  v_refusal constant jsonb := private.refuse_desk(v_hotel_id);
  v_by_admin constant boolean := v_hotel_id <> all (private.readable_hotel_ids());
  v_answer jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  select private.desk_booking_row(f, v_by_admin) || jsonb_build_object(
    'by_admin', private.is_admin(), 'language', b.language, 'price_reason', case when not o.is_masked then b.price_reason end,
    'external_reference', case when not o.is_masked then b.external_reference end, 'unaccepted', private.unaccepted_of(b), 'is_email_fixed', f.booked_by_guest, 'booked_by_name', case when b.booked_by is not null then private.actor_words(b.booked_by) end,
    'max_occupancy', c.max_occupancy, 'total_rooms', c.total_rooms,
    'refund_by_policy', private.refund_of(b), 'cancel', private.cancel_facts(b),
    'terms', private.terms_now(b), 'charge', private.charge_of(b),
    'voucher_amount', case when b.erased_at is null and not b.site_pays_tax and private.charges_gst(b.hotel_id) then private.voucher_amount(b) else 0 end,
    'buyer', (
      select i.buyer from private.invoices as i
      where i.booking_id = b.id and b.erased_at is null and not o.is_masked order by i.issued_at desc, i.kind desc limit 1
    ),
    'waive_refund', case when b.no_show_fee is not null then greatest(private.surplus_over(b.id, b.no_show_kept), 0) else 0 end,
    'no_show_default', case when b.stay_state = 'no_show' and b.refund_percent is not null then least(
      private.most_charged(b) - private.refund_share(b, private.most_charged(b), b.cancelled_at),
      greatest(b.advance_amount, (f.price_lines #>> '{0,price}')::bigint * b.num_rooms)
    ) end,
    'moves', coalesce((
      select jsonb_agg(m.to_state order by m.to_state) from private.stay_moves as m
      where m.from_state = b.stay_state and m.by_desk and b.erased_at is null
        and private.refuse_move_day(b, m.to_state) is null and (m.to_state <> 'cancelled' or not private.is_past_desk(b))
    ), '[]'),
    'history', private.history_of(b, o.is_masked),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', o.kind, 'status', o.status, 'at', coalesce(o.finished_at, o.created_at)) order by o.id desc)
      from private.outbox as o where o.data ->> 'booking_id' = b.id::text and o.recipient = b.guest_email and o.kind not like '%_hotel'
    ), '[]'),
    'payments', private.ledger_of(b.id), 'invoices', private.invoices_of(b.id), 'change', private.last_paid_change(b.id),
    'hotel', private.hotel_json(h) - 'star_rating'
  ) into v_answer
  from private.booking_facts as f
  join public.bookings as b on b.id = f.id
  join public.hotels as h on h.id = f.hotel_id
  join public.room_categories as c on c.id = f.room_category_id
  cross join lateral (select private.contact_is_over(b.check_out_date) and not v_by_admin as is_masked) as o
  where f.id = p_booking_id;
  if v_by_admin then
    perform private.log_view('bookings', p_booking_id::text, v_answer ->> 'booking_reference', '{"seen": "the booking with its guest"}');
  end if;
  return jsonb_build_object('ok', true, 'booking', v_answer);
end $$;
select private.offer('desk_booking', 'authenticated');

-- Check-in, check-out, no-show ------------------------------------------------------------------------------------------

/* True if the stay ended before today and the caller is no admin. Otherwise a property could prevent a review with a late no-show or cancellation. */
create function private.is_past_desk(p_booking public.bookings) returns boolean
language sql stable set search_path = ''
as $$ select (p_booking).check_out_date < private.today() and not (select private.is_admin()) $$;

/* Returns when the desk first checked the guest in, even if undone since. Null if never. */
create function private.first_let_in(p_booking_id uuid) returns timestamptz
language sql stable set search_path = ''
as $$ select min(at) from private.booking_events where booking_id = p_booking_id and after ->> 'stay_state' = 'checked_in' $$;

/* Returns when the desk may mark a no-show: 22:00 of the arrival day, the guest's arrival time, or 6 hours after booking, whichever is latest. */
create function private.no_show_from(p_booking public.bookings) returns timestamptz
language sql stable set search_path = ''
as $$
  select greatest(
    ((p_booking).check_in_date + time '22:00') at time zone 'Asia/Kolkata',
    ((p_booking).check_in_date + (p_booking).arrival_time) at time zone 'Asia/Kolkata', (p_booking).created_at + interval '6 hours'
  )
$$;

/* Returns a sentence that says why a booking cannot change to this state today, or null. */
create function private.refuse_move_day(p_booking public.bookings, p_to private.stay_state) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_to = 'checked_in' and (p_booking).stay_state = 'confirmed' and private.today() < (p_booking).check_in_date
      then format('Check-in is on %s. To check the guest in earlier, change the dates first.', private.day_words((p_booking).check_in_date))
    -- With an earlier check-in the property would keep what the cancellation policy refunds.
    when p_to = 'checked_in' and (p_booking).stay_state = 'confirmed' and private.is_moved_up(p_booking) and private.today() < (p_booking).terms_date
      and not (select private.is_admin()) then format(
      'The guest agreed to arrive on %s. Ask them to accept the earlier day on their booking page, or check them in from %s.',
      private.day_words((p_booking).terms_date), private.day_words((p_booking).terms_date)
    )
    when p_to = 'checked_in' and private.today() > (p_booking).check_out_date
      then format('Check-out was on %s. You can no longer check this guest in.', private.day_words((p_booking).check_out_date))
    when p_to = 'no_show' and now() < private.no_show_from(p_booking) then format(
      'You can mark this booking as a no-show from %s on %s.',
      to_char(private.no_show_from(p_booking) at time zone 'Asia/Kolkata', 'FMHH12:MI AM'),
      private.day_words((private.no_show_from(p_booking) at time zone 'Asia/Kolkata')::date)
    )
    -- The property moved the arrival forward; the guest keeps the refund of the agreed date.
    when p_to = 'no_show' and private.refund_share(p_booking, 100, now()) > 0 then format(
      'The guest agreed to arrive on %s and can cancel under that policy until %s. If no guest arrives before then, cancel the booking: the refund follows the policy.',
      private.day_words((p_booking).terms_date), private.day_words((private.refund_deadline(p_booking) at time zone 'Asia/Kolkata')::date)
    )
    when p_to = 'no_show' and (p_booking).check_in_date < (p_booking).terms_date and now() < ((p_booking).terms_date + (p_booking).terms_time) at time zone 'Asia/Kolkata'
      and not (select private.is_admin())
      then format(
        'The guest agreed to arrive on %s. If they asked for the earlier day and did not arrive, write to us.', private.day_words((p_booking).terms_date)
      )
    when p_to = 'no_show' and (p_booking).checked_in_at is not null then 'This guest was checked in.'
    when p_to = 'no_show' and (p_booking).no_show_disputed_at is not null and not (select private.is_admin())
      then 'The guest says that they were there. Susegad Stays decides: write to us.'
    -- The front desk undid the check-in: an admin decides whether it was a mistake.
    when p_to = 'no_show' and private.first_let_in((p_booking).id) is not null and not (select private.is_admin())
      then format(
        'You checked this guest in on %s and undid it. If no guest arrived, write to us.',
        private.day_words((private.first_let_in((p_booking).id) at time zone 'Asia/Kolkata')::date)
      )
    -- A guest who was checked in has stayed: otherwise the property could prevent their review.
    when p_to = 'confirmed' and ((p_booking).checked_in_at at time zone 'Asia/Kolkata')::date < private.today() and not (select private.is_admin())
      then format(
        'You checked this guest in on %s. You can undo that only on the same day. Write to us.',
        private.day_words(((p_booking).checked_in_at at time zone 'Asia/Kolkata')::date)
      )
    when p_to = 'no_show' and private.is_past_desk(p_booking)
      then format('Check-out was on %s. You can record a no-show only until that day. Write to us.', private.day_words((p_booking).check_out_date))
  end
$$;

/* True if the booking still has the values in p_seen. Null or false for other columns, so that their values cannot be guessed. */
create function private.is_seen(p_booking public.bookings, p_seen jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select jsonb_typeof(p_seen) = 'object' and to_jsonb(p_booking) @> p_seen
    and p_seen - '{stay_state,check_in_date,check_out_date,room_category_id,num_rooms,num_adults,num_children,total_amount}'::text[] = '{}'
$$;

/* Returns the SEQUENCE of the booking's calendar entry (RFC 5545, 3.8.7.4): the number of changes that the entry shows. */
create function private.stay_revision(p_booking_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer from private.booking_events
  where booking_id = p_booking_id and before ?| '{check_in_date,check_out_date,room_name,stay_state}'::text[]
$$;

/* Locks a booking for the desk. Returns why it cannot be changed, or null. Codes: those of refuse_desk, erased, changed_meanwhile. */
create function private.refuse_desk_action(p_booking_id uuid, p_seen jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk((select hotel_id from public.bookings where id = p_booking_id));
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id for no key update;
  if v_booking.erased_at is not null then return private.refusal('erased'); end if;
  if private.is_seen(v_booking, p_seen) is not true then
    return private.refusal('changed_meanwhile');
  end if;
  return null;
end $$;

/* Holds the rooms of a no-show until 8:00 the next morning, because the guest may still arrive. */
create function private.hold_no_show(p_booking_id uuid) returns void
language sql volatile set search_path = ''
as $$
  insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at, booking_id)
  select room_category_id, greatest(check_in_date, private.today()), check_out_date, num_rooms, m.morning, id
  from public.bookings
  cross join lateral (select (check_in_date + 1 + time '08:00') at time zone 'Asia/Kolkata' as morning) as m
  where id = p_booking_id and m.morning > now() and check_out_date > private.today()
$$;

/* Changes the state of a booking: confirmed, checked_in, completed or no_show. An early check-out frees the other nights; p_total_amount null
   keeps the booked price, else the price of the nights until today. Codes: those of refuse_desk_action and write_change, illegal_move, not_today,
   too_many_mails, sold_out, balance_due {due: paise; give p_reason to check out anyway}, no_reason, busy. */
create function private.move_stay(
  p_booking_id uuid, p_seen jsonb, p_state text, p_total_amount bigint default null, p_reason text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 2000)), '');
  v_refusal jsonb;
  v_booking public.bookings;
  v_to private.stay_state;
  v_end date;
  v_due bigint;
begin
  v_refusal := private.refuse_desk_action(p_booking_id, p_seen);
  if v_refusal is not null then return v_refusal; end if;
  if char_length(v_reason) > 300 or not private.is_text(v_reason) then return private.refusal('no_reason'); end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  select to_state into v_to from private.stay_moves
  where from_state = v_booking.stay_state and by_desk and to_state::text = p_state and to_state <> 'cancelled';
  if not found then return private.refusal('illegal_move'); end if;
  if private.refuse_move_day(v_booking, v_to) is not null then
    return private.refusal('not_today', 'error', private.refuse_move_day(v_booking, v_to));
  end if;
  if v_to = 'confirmed' and v_booking.stay_state <> 'checked_in'
    and not private.may_mail_guest('confirm', v_booking.hotel_id, v_booking.guest_email) then
    return private.refusal('too_many_mails');
  end if;
  if v_to = 'completed' then
    v_end := greatest(private.today(), v_booking.check_in_date + 1);
    if v_end < v_booking.check_out_date then
      v_refusal := private.write_change(
        v_booking, v_booking.room_category_id, v_booking.check_in_date, v_end, v_booking.num_rooms, v_booking.num_adults,
        v_booking.num_children, case when p_total_amount is null then 'booked' else 'kept' end, null, p_total_amount, null
      );
      if v_refusal is not null then return v_refusal; end if;
    end if;
    select private.balance_due(b.booking_status, b.total_amount, b.no_show_fee, private.money_of(b.id)) into v_due from public.bookings as b where b.id = p_booking_id;
    -- Raised, not returned: the exception also rolls back the change of an early check-out.
    if v_due > 0 and v_reason is null then raise exception 'balance_due' using errcode = 'PT409'; end if;
  end if;
  update public.bookings set
    booking_status = (case v_to when 'no_show' then 'cancelled' when 'completed' then 'completed' else 'confirmed' end)::public.booking_status,
    is_no_show = v_to = 'no_show',
    checked_in_at = case v_to when 'checked_in' then coalesce(checked_in_at, now()) when 'completed' then checked_in_at end,
    checked_out_at = case when v_to = 'completed' then now() end
  where id = p_booking_id;
  if v_due > 0 then
    -- The booking is locked, so its last event is the check-out.
    update private.booking_events set note = v_reason where id = (select max(id) from private.booking_events where booking_id = p_booking_id);
  end if;
  if v_to = 'no_show' then perform private.hold_no_show(p_booking_id); end if;
  if v_to = 'no_show' or v_booking.stay_state = 'no_show' then perform private.settle_status(p_booking_id); end if;
  return jsonb_build_object('ok', true, 'stay_state', v_to);
exception
  when sqlstate 'PT409' then
    return private.refusal(sqlerrm) || case sqlerrm when 'balance_due' then jsonb_build_object('due', v_due) else '{}' end;
end $$;
select private.offer('move_stay', 'authenticated');

/* Sets the fee of a no-show in paise, whole rupees up to the agreed price; null waives it. Refunds payments beyond it and emails p_reason. Codes:
   those of refuse_desk_action, illegal_move, too_late, disputed, invalid_fee {most}, below_kept {least}, no_fee, no_reason, too_many_mails, busy. */
create function private.set_no_show_fee(p_booking_id uuid, p_seen jsonb, p_amount bigint, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.neat(left(p_reason, 1000)), '');
  v_booking public.bookings;
  v_before bigint;
  v_money private.money;
  v_kept bigint;
  v_refusal jsonb := private.refuse_desk_action(p_booking_id, p_seen);
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  v_before := v_booking.no_show_fee;
  v_money := private.money_of(p_booking_id);
  v_kept := coalesce(v_booking.no_show_kept, greatest(v_money.received - v_money.refunded - v_money.refund_due, 0));
  v_refusal := case
    when v_booking.stay_state <> 'no_show' then private.refusal('illegal_move')
    when private.contact_is_over(v_booking.check_out_date) then private.refusal('too_late')
    when v_booking.no_show_disputed_at is not null and p_amount is not null and not private.is_admin() then private.refusal('disputed')
    when p_amount is null and v_before is null then private.refusal('no_fee')
    when p_amount < 100 or p_amount % 100 <> 0 or p_amount > private.most_charged(v_booking)
      then private.refusal('invalid_fee', 'most', private.most_charged(v_booking) / 100 * 100)
    when p_amount < v_kept and private.refuse_desk(v_booking.hotel_id, 'rates') is not null then private.refusal('below_kept', 'least', v_kept)
    when v_reason is null or char_length(v_reason) > 200 or not private.is_line(v_reason) then private.refusal('no_reason')
  end;
  if v_refusal is not null then return v_refusal; end if;
  if (v_before, v_booking.no_show_fee_reason) is distinct from (p_amount, v_reason) then
    if not private.may_mail_guest('fee', v_booking.hotel_id, v_booking.guest_email) then return private.refusal('too_many_mails'); end if;
    update public.bookings set
      no_show_fee = p_amount, no_show_fee_reason = case when p_amount is not null then v_reason end,
      no_show_kept = case when p_amount is not null then v_kept end
    where id = p_booking_id;
    perform private.add_refund_due(
      v_booking, private.surplus_over(p_booking_id, coalesce(p_amount, v_booking.no_show_kept)), 'cancelled'
    );
    perform private.settle_money(p_booking_id);
    insert into private.booking_events (booking_id, actor_id, before, after, note) values (
      p_booking_id, (select auth.uid()), jsonb_build_object('no_show_fee', v_before), jsonb_build_object('no_show_fee', p_amount), v_reason
    );
    perform private.enqueue_mail(
      'no_show_fee', v_booking.guest_email, jsonb_build_object('booking_id', p_booking_id, 'fee', p_amount, 'fee_reason', v_reason),
      'no_show_fee:' || p_booking_id || ':' || extract(epoch from clock_timestamp())
    );
  end if;
  return jsonb_build_object('ok', true, 'balance', (
    select private.balance_due(b.booking_status, b.total_amount, b.no_show_fee, private.money_of(b.id)) from public.bookings as b where b.id = p_booking_id
  ));
end $$;
select private.offer('set_no_show_fee', 'authenticated');

/* Adds a note to a booking, up to 100. Codes: those of refuse_desk, erased, invalid_note, too_many_notes. */
create function private.note_stay(p_booking_id uuid, p_note text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_note constant text := nullif(private.neat(left(p_note, 6000)), '');
  v_refusal jsonb := private.refuse_desk_action(p_booking_id, '{}');
begin
  if v_refusal is not null then return v_refusal; end if;
  if v_note is null or char_length(v_note) > 1000 or not private.is_text(v_note) then return private.refusal('invalid_note'); end if;
  if (select count(*) >= 100 from private.booking_events where booking_id = p_booking_id and before is null and mail is null) then
    return private.refusal('too_many_notes');
  end if;
  insert into private.booking_events (booking_id, actor_id, note) values (p_booking_id, (select auth.uid()), v_note);
  return jsonb_build_object('ok', true);
end $$;
select private.offer('note_stay', 'authenticated');

/* Corrects name, phone and email of a guest before the stay ends. Pending emails go to the new address; the old link for passport and visa details
   expires. The email of a guest's own booking is fixed: it gives access to the booking and the review. Codes: those of refuse_desk_action,
   not_changeable, email_fixed, invalid_guest {field}, too_many_mails, busy. */
create function private.correct_guest(
  p_booking_id uuid, p_seen jsonb, p_guest_name text, p_guest_phone text default null, p_guest_email text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_name constant text := coalesce(private.neat(left(p_guest_name, 1000)), '');
  v_phone constant text := nullif(private.tidy_phone(left(p_guest_phone, 200)), '');
  v_email constant text := nullif(private.neat(left(p_guest_email, 1000)), '');
  v_guest constant text[] := '{guest_name,guest_phone,guest_email}';
  v_refusal jsonb := private.refuse_desk_action(p_booking_id, case jsonb_typeof(p_seen) when 'object' then p_seen - v_guest end);
  v_booking public.bookings;
  v_fields jsonb;
  v_note text;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  v_refusal := case
    when v_booking.booking_status = 'cancelled' or v_booking.check_out_date < private.today() then private.refusal('not_changeable')
    -- The desk can read the guest's details now, so this reveals nothing.
    when not to_jsonb(v_booking) @> coalesce(
      (select jsonb_object_agg(s.key, s.value) from jsonb_each(p_seen) as s where s.key = any (v_guest)), '{}'
    ) then private.refusal('changed_meanwhile')
    when v_email is distinct from v_booking.guest_email and (select booked_by_guest from private.booking_facts where id = p_booking_id)
      then private.refusal('email_fixed')
    else private.refuse_caller(v_name, v_phone, v_email, '', null, null)
  end;
  if v_refusal is not null then return v_refusal; end if;
  select jsonb_agg(f.field order by f.place), string_agg(coalesce(f.before, '–') || ' → ' || coalesce(f.after, '–'), E'\n' order by f.place)
  into v_fields, v_note
  from (values
    (1, 'name', v_booking.guest_name, v_name), (2, 'phone', v_booking.guest_phone, v_phone), (3, 'email', v_booking.guest_email, v_email)
  ) as f (place, field, before, after)
  where f.before is distinct from f.after;
  if v_fields is null then return jsonb_build_object('ok', true); end if;
  -- Later emails go to the new address, so it counts towards the limit.
  if v_email is distinct from v_booking.guest_email and not private.may_mail_guest('correct', v_booking.hotel_id, v_email) then
    return private.refusal('too_many_mails');
  end if;
  update public.bookings set guest_name = v_name, guest_phone = v_phone, guest_email = v_email where id = p_booking_id;
  if v_email is distinct from v_booking.guest_email then
    update private.form_c_stays set link_hash = null where booking_id = p_booking_id;
  end if;
  if v_email is null then
    delete from private.outbox
    where status = 'pending' and data ->> 'booking_id' = p_booking_id::text and recipient = v_booking.guest_email and kind not like '%_hotel';
  elsif v_email is distinct from v_booking.guest_email then
    update private.outbox set recipient = v_email
    where status = 'pending' and data ->> 'booking_id' = p_booking_id::text and recipient = v_booking.guest_email and kind not like '%_hotel';
  end if;
  insert into private.booking_events (booking_id, actor_id, before, after, note)
  values (p_booking_id, (select auth.uid()), '{}', jsonb_build_object('corrected', v_fields), v_note);
  return jsonb_build_object('ok', true);
end $$;
select private.offer('correct_guest', 'authenticated');

/* Sends the guest the email of their booking or its cancellation again, 5 times a day. Codes: those of refuse_desk_action, no_email, rate_limited,
   busy. */
create function private.send_stay_again(p_booking_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal jsonb := private.refuse_desk_action(p_booking_id, '{}');
  v_booking public.bookings;
  v_kind text;
begin
  if v_refusal is not null then return v_refusal; end if;
  select * into v_booking from public.bookings where id = p_booking_id;
  if v_booking.guest_email is null or v_booking.is_no_show or private.contact_is_over(v_booking.check_out_date) and not private.is_admin() then
    return private.refusal('no_email');
  end if;
  if not private.hit('again:' || p_booking_id, interval '1 day', 5)
    or not private.may_mail_guest('again', v_booking.hotel_id, v_booking.guest_email) then
    return private.refusal('rate_limited');
  end if;
  v_kind := case when v_booking.booking_status = 'cancelled' then 'cancelled_guest' else 'booking_guest' end;
  perform private.enqueue_mail(
    v_kind, v_booking.guest_email, jsonb_build_object('booking_id', p_booking_id),
    v_kind || ':' || p_booking_id || ':again:' || extract(epoch from clock_timestamp())
  );
  insert into private.booking_events (booking_id, actor_id, mail) values (p_booking_id, (select auth.uid()), v_kind);
  return jsonb_build_object('ok', true);
end $$;
select private.offer('send_stay_again', 'authenticated');
