-- A person at several properties sees their bookings in one list.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

/* Returns the bookings of a property, or of all where the caller works for null, 50 a page, past and cancelled last. p_list: a list of desk_list_of, or null. p_search: name, email, reference,
   phone digits, or "room 4" or "4" for a numbered room; masked bookings by reference only. Logs that an admin looked. Codes: those of refuse_desk. */
create or replace function private.desk_bookings(
  p_hotel_id uuid, p_list text default null, p_search text default null, p_page integer default 1
) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  page_size constant integer := 50;
  v_hotels constant uuid[] := case when p_hotel_id is null then private.readable_hotel_ids() else array[p_hotel_id] end;
  -- Without a property, the refusal of any of them; of none: not_found.
  v_refusal constant jsonb := private.refuse_desk(v_hotels[1]);
  v_today constant date := private.today();
  v_patterns constant text[] := private.destination_patterns(nullif(trim(p_search), ''));
  v_digits constant text := nullif(regexp_replace(private.plain_digits(left(coalesce(p_search, ''), 60)), '\D', '', 'g'), '');
  v_room constant text := lower(regexp_replace(trim(left(coalesce(p_search, ''), 60)), '^room\s+', '', 'i'));
  v_hotel constant public.hotels := (select h from public.hotels as h where id = p_hotel_id);
  v_counts jsonb;
  v_total bigint;
  v_ids uuid[];
begin
  if v_refusal is not null then return v_refusal; end if;
  select coalesce(jsonb_object_agg(l.list, l.stays), '{}') into v_counts
  from (
    select private.desk_list_of(b.stay_state, b.check_in_date, b.check_out_date, v_today) as list, count(*) as stays
    from public.bookings as b where b.hotel_id = any (v_hotels) group by 1
  ) as l;
  with found as materialized (
    select b.id, b.check_in_date, b.check_out_date, o.list
    from public.bookings as b
    cross join lateral (
      select private.desk_list_of(b.stay_state, b.check_in_date, b.check_out_date, v_today) as list,
        private.contact_is_over(b.check_out_date) as is_masked
    ) as o
    where b.hotel_id = any (v_hotels) and (p_list is null or o.list = p_list)
      and (
        v_patterns[1] = '%'
        or case when o.is_masked then lower(b.booking_reference || ' ' || replace(b.booking_reference, '-', '')) else b.search_text end
          like all (v_patterns)
        or (not o.is_masked and char_length(v_digits) >= 4
          and regexp_replace(b.guest_phone, '\D', '', 'g') like '%' || v_digits || '%')
        or (not o.is_masked and b.id in (
          select n.booking_id from private.rooms as r join private.room_nights as n on n.room_id = r.id
          where r.hotel_id = any (v_hotels) and lower(r.name) = v_room and r.removed_at is null and n.booking_id is not null
        ))
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
    'hotel', case when p_hotel_id is not null then private.hotel_json(v_hotel) - 'star_rating' end,
    'rows', coalesce((
      select jsonb_agg(private.desk_booking_row(f) order by array_position(v_ids, f.id))
      from private.booking_facts as f where f.id = any (v_ids)
    ), '[]')
  );
end $$;
