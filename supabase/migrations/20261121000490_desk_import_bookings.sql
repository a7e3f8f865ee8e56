-- Import of a property's bookings from a file of another site or program.

/* Returns a price from the total in a file: equal for each night and room, the remainder on the first. p_is_taxed: it contains GST. */
create function private.price_in_file(
  p_room public.room_categories, p_check_in date, p_check_out date, p_rooms integer, p_total bigint, p_is_taxed boolean
) returns private.stay_price
language sql stable set search_path = ''
as $$
  select private.price_of(p_check_in, p_check_out, p_rooms, (p_room).currency, array(
    select row (k.night, k.rooms, k.price, k.price, k.rate)::private.stay_night
    from (select p_total / ((p_check_out - p_check_in) * p_rooms) as each, p_total % ((p_check_out - p_check_in) * p_rooms) as rest) as e
    cross join lateral (
      select p_check_in + n as night, r.rooms, r.price, case when p_is_taxed then coalesce(private.lawful_rate(e.each), 18) else 0 end as rate
      from generate_series(0, p_check_out - p_check_in - 1) as n
      cross join lateral (
        select p_rooms - 1 as rooms, e.each as price where n = 0 and p_rooms > 1
        union all select case when n = 0 then 1 else p_rooms end, e.each + case when n = 0 then e.rest else 0 end
      ) as r
    ) as k
  ))
$$;

/* A row of a file. total_amount: paise, null for today's rates. is_confirmed: the user accepted its guests. Null for an invalid row. */
create type private.file_stay as (
  reference text, guest_name text, guest_phone text, check_in_date date, check_out_date date, num_rooms integer, num_adults integer,
  num_children integer, total_amount bigint, room_category_id uuid, is_cancelled boolean, note text, is_confirmed boolean
);
create function private.read_file_stay(p_row jsonb) returns private.file_stay
language plpgsql stable set search_path = ''
as $$
begin
  if not coalesce(private.is_json(p_row, 'object', 8000), false) then return null; end if;
  return row (
    nullif(private.tidy_line(left(p_row ->> 'reference', 80)), ''),
    nullif(private.tidy_name(p_row ->> 'guest_name'), ''), nullif(private.tidy_phone(left(p_row ->> 'guest_phone', 200)), ''),
    (p_row ->> 'check_in_date')::date, (p_row ->> 'check_out_date')::date,
    coalesce((p_row ->> 'num_rooms')::integer, 1), coalesce((p_row ->> 'num_adults')::integer, 1), coalesce((p_row ->> 'num_children')::integer, 0),
    (p_row ->> 'total_amount')::bigint, (p_row ->> 'room_category_id')::uuid, coalesce((p_row ->> 'is_cancelled')::boolean, false),
    private.tidy_text(left(coalesce(p_row ->> 'note', ''), 1000)), coalesce((p_row ->> 'is_confirmed')::boolean, false)
  )::private.file_stay;
exception when data_exception then
  return null;
end $$;

create function private.refuse_file_stay(p_stay private.file_stay, p_room public.room_categories, p_hotel_id uuid) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_stay is null then 'invalid_row'
    when (p_stay).guest_name is null then 'no_name'
    when (p_stay).check_in_date is null or (p_stay).check_out_date is null or not isfinite((p_stay).check_in_date) or not isfinite((p_stay).check_out_date)
      or (p_stay).check_in_date >= (p_stay).check_out_date then 'invalid_dates'
    when (p_stay).check_out_date <= private.today() then 'past'
    when (p_stay).check_out_date - (p_stay).check_in_date > 30 then 'too_many_nights'
    when (p_stay).check_out_date - private.today() > 540 then 'too_far_ahead'
    when (p_room).id is null or (p_room).hotel_id <> p_hotel_id then 'no_room'
    when ((p_stay).num_adults between 1 and 1000 and (p_stay).num_children between 0 and 1000 and (p_stay).num_rooms between 1 and 1000) is not true
      then 'invalid_guests'
    when (p_stay).num_rooms > (p_room).total_rooms then 'too_many_rooms'
    when (p_stay).num_adults + (p_stay).num_children > (p_room).max_occupancy * (p_stay).num_rooms and not (p_stay).is_confirmed then 'too_many_guests'
    when (p_stay).guest_phone is not null and not private.is_phone((p_stay).guest_phone) then 'invalid_phone'
    when (p_stay).total_amount not between 100 and 100000000000 then 'invalid_price'
  end
$$;

/* Imports one row. Outcomes: imported; duplicate: already_imported, already_booked (same guest and nights), in_calendar (blocked by the site's
   calendar); conflict: sold_out {nights}, changed or cancelled_there (at the other site), busy; skipped: cancelled, past; invalid: codes of
   refuse_file_stay, price_too_low. Sends no email and records no payment. */
create function private.write_file_stay(p_hotel_id uuid, p_source text, p_stay private.file_stay) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_reference constant text := case when (p_stay).reference is not null then concat_ws(' ', private.channel_name(p_source), (p_stay).reference) end;
  v_room constant public.room_categories := (select r from public.room_categories as r where id = (p_stay).room_category_id);
  v_known public.bookings;
  v_refused text;
  v_price private.stay_price;
  v_is_taxed constant boolean := private.charges_gst(p_hotel_id);
  v_id uuid;
begin
  if (p_stay).reference is not null then
    select * into v_known from public.bookings where hotel_id = p_hotel_id and external_reference = v_reference;
    if found then
      return case
        when (p_stay).is_cancelled and v_known.booking_status in ('pending', 'confirmed')
          then jsonb_build_object('outcome', 'conflict', 'reason', 'cancelled_there')
        when not (p_stay).is_cancelled and v_known.booking_status in ('pending', 'confirmed')
          and (v_known.check_in_date, v_known.check_out_date) is distinct from ((p_stay).check_in_date, (p_stay).check_out_date)
          then jsonb_build_object('outcome', 'conflict', 'reason', 'changed')
        else jsonb_build_object('outcome', 'duplicate', 'reason', 'already_imported')
      end || jsonb_build_object('booking_id', v_known.id);
    end if;
  end if;
  if (p_stay).is_cancelled then return jsonb_build_object('outcome', 'skipped', 'reason', 'cancelled'); end if;
  v_refused := private.refuse_file_stay(p_stay, v_room, p_hotel_id);
  if v_refused = 'past' then return jsonb_build_object('outcome', 'skipped', 'reason', 'past'); end if;
  if v_refused is not null then return jsonb_build_object('outcome', 'invalid', 'reason', v_refused); end if;
  select b.id into v_id from public.bookings as b
  where b.hotel_id = p_hotel_id and b.check_in_date = (p_stay).check_in_date and b.check_out_date = (p_stay).check_out_date
    and private.plain_text(b.guest_name) = private.plain_text((p_stay).guest_name)
    -- Two bookings of a guest at another site have two references.
    and (b.external_reference is null or (p_stay).reference is null) and (b.booking_status <> 'cancelled' or b.source = 'channel')
  limit 1;
  if found then return jsonb_build_object('outcome', 'duplicate', 'reason', 'already_booked', 'booking_id', v_id); end if;
  if exists (
    select from private.feed_events as e join private.calendar_feeds as f on f.id = e.feed_id
    where f.room_category_id = v_room.id and f.source = p_source and e.first_night = (p_stay).check_in_date and e.end_date = (p_stay).check_out_date
  ) then
    return jsonb_build_object('outcome', 'duplicate', 'reason', 'in_calendar');
  end if;
  v_price := private.quote(
    v_room, (p_stay).check_in_date, (p_stay).check_out_date, (p_stay).num_rooms, least((p_stay).num_adults, v_room.max_occupancy * (p_stay).num_rooms), 0,
    p_is_taxed => v_is_taxed
  );
  if (p_stay).total_amount is not null then
    if private.refuse_low_price(
      p_hotel_id,
      private.price_before_tax(
        (p_stay).total_amount / (((p_stay).check_out_date - (p_stay).check_in_date) * (p_stay).num_rooms), case when v_is_taxed then v_price.tax_rate else 0 end
      ),
      v_price
    ) is not null then
      return jsonb_build_object('outcome', 'invalid', 'reason', 'price_too_low');
    end if;
    v_price := private.price_in_file(
      v_room, (p_stay).check_in_date, (p_stay).check_out_date, (p_stay).num_rooms, (p_stay).total_amount, v_is_taxed
    );
  end if;
  begin
    perform private.acquire_slot(v_room.id);
    insert into public.bookings (
      hotel_id, room_category_id, guest_name, guest_phone, check_in_date, check_out_date, num_adults, num_children, num_rooms, base_price,
      total_amount, full_amount, price_lines, taxes, currency, tax_rate, tax_amount, advance_percent, advance_amount, special_requests, source,
      booked_by, external_reference
    ) values (
      p_hotel_id, v_room.id, (p_stay).guest_name, (p_stay).guest_phone, (p_stay).check_in_date, (p_stay).check_out_date, (p_stay).num_adults,
      (p_stay).num_children, (p_stay).num_rooms, v_price.base_price, v_price.total_amount, v_price.full_amount, v_price.price_lines, v_price.taxes,
      v_price.currency, v_price.tax_rate, v_price.tax_amount, 0, 0, (p_stay).note, 'channel', (select auth.uid()), v_reference
    ) returning id into v_id;
  exception
    when sqlstate 'PT409' then
      return jsonb_build_object('outcome', 'conflict', 'reason', 'sold_out', 'nights', (
        select jsonb_agg(n.night order by n.night) from private.nights as n
        where n.room_category_id = v_room.id and n.night >= (p_stay).check_in_date and n.night < (p_stay).check_out_date
          and private.free_now(n) < (p_stay).num_rooms
      ));
    when unique_violation then return jsonb_build_object('outcome', 'duplicate', 'reason', 'already_imported');
    when lock_not_available or serialization_failure or deadlock_detected or query_canceled then
      return jsonb_build_object('outcome', 'conflict', 'reason', 'busy');
  end;
  return jsonb_build_object('outcome', 'imported', 'booking_id', v_id, 'total_amount', v_price.total_amount);
end $$;

/* Imports up to 100 rows; a row that fails does not stop others. p_source: airbnb, booking or file. p_is_preview: tries it all and rolls back. Codes:
   those of refuse_desk, invalid_file. Definer: no role has rights on these tables. */
create function private.import_bookings(p_hotel_id uuid, p_source text, p_rows jsonb, p_is_preview boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk(p_hotel_id);
  v_rows jsonb := '[]';
  v_row jsonb;
begin
  if v_refusal is not null then return v_refusal; end if;
  if (
    p_source in ('airbnb', 'booking', 'file') and private.is_json(p_rows, 'array', 400000) and jsonb_array_length(p_rows) between 1 and 100
  ) is not true then
    return private.refusal('invalid_file');
  end if;
  begin
    for v_row in select r.row from jsonb_array_elements(p_rows) with ordinality as r (row, at) order by r.at loop
      v_rows := v_rows || jsonb_build_array(private.write_file_stay(p_hotel_id, p_source, private.read_file_stay(v_row)));
    end loop;
    if p_is_preview is distinct from false then raise exception 'preview' using errcode = 'PT200'; end if;
  exception when sqlstate 'PT200' then
    -- The rollback keeps v_rows, but these booking ids no longer exist.
    v_rows := (select coalesce(jsonb_agg(r.row - case when r.row ->> 'outcome' = 'imported' then 'booking_id' else '' end order by r.at), '[]')
      from jsonb_array_elements(v_rows) with ordinality as r (row, at));
  end;
  return jsonb_build_object('ok', true, 'rows', v_rows);
end $$;
select private.offer('import_bookings', 'authenticated');
