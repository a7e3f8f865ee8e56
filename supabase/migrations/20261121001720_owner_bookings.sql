-- What owners see of the guests who booked with them: the only way of theirs to bookings.

/* Behind owner_bookings. Definer: no role of a browser reaches bookings. */
create function private.owner_bookings(p_page integer) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  page_size constant integer := 50;
  -- After a stay its host needs its guests no longer.
  contact_days constant integer := 30;
  v_hotels uuid[];
begin
  if not private.second_factor_done() then return jsonb_build_object('ok', false, 'code', 'second_factor_needed'); end if;
  v_hotels := private.readable_hotel_ids();
  return jsonb_build_object(
    'ok', true,
    'total', (select count(*) from public.bookings where hotel_id = any (v_hotels)),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', b.id, 'booking_reference', b.booking_reference, 'hotel_id', b.hotel_id, 'hotel_name', h.name,
        'room_category_id', b.room_category_id, 'room_name', c.name, 'check_in_date', b.check_in_date,
        'check_out_date', b.check_out_date, 'nights', b.nights, 'num_adults', b.num_adults, 'num_children', b.num_children,
        'num_rooms', b.num_rooms, 'total_amount', b.total_amount, 'advance_amount', b.advance_amount, 'currency', b.currency,
        'payment_status', b.payment_status, 'booking_status', b.booking_status, 'created_at', b.created_at,
        'is_masked', b.is_masked,
        'guest_name', case when b.is_masked then private.mask_name(b.guest_name) else b.guest_name end,
        'guest_email', case when b.is_masked then private.mask_email(b.guest_email) else b.guest_email end,
        'guest_phone', case when b.is_masked then private.mask_phone(b.guest_phone) else b.guest_phone end,
        'special_requests', case when b.is_masked then '' else b.special_requests end
      ) order by b.check_in_date desc, b.id desc)
      from (
        select k.*, k.check_out_date < private.today() - contact_days as is_masked
        from public.bookings as k where k.hotel_id = any (v_hotels)
        order by k.check_in_date desc, k.id desc
        limit page_size offset (greatest(coalesce(p_page, 1), 1) - 1)::bigint * page_size
      ) as b
      join public.hotels as h on h.id = b.hotel_id
      join public.room_categories as c on c.id = b.room_category_id
    ), '[]')
  );
end $$;

/*
 * The bookings of the caller's own hotels: {ok: true, total, rows}, 50 a page, newest arrival first; amounts are paise. Guests'
 * names, e-mails and phones are whole until 30 days after check-out, then masked (is_masked), and their requests are empty. Of a
 * listing that is not on the site for being deleted, taken off or hidden by an admin, and for whoever is no owner any more,
 * there is none. {ok: false, code}: second_factor_needed.
 */
create function public.owner_bookings(page integer default 1) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.owner_bookings(page) $$;

grant execute on function private.owner_bookings(integer), public.owner_bookings(integer) to authenticated, service_role;
