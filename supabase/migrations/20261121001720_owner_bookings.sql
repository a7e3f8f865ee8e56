-- What owners see of the guests who booked with them: the only way of theirs to bookings.

/*
 * The bookings of the houses whose desk the caller may use: {ok: true, total, rows}, 50 a page, newest arrival first; amounts are paise. Guests'
 * names, e-mails and phones are whole until 30 days after check-out, then masked (is_masked), and their requests are empty. Of a
 * listing that is not on the site for being deleted, taken off or hidden by an admin, and for whoever is no owner any more,
 * there is none. {ok: false, code}: second_factor_needed. Definer: no role of a browser reaches bookings.
 */
create function private.owner_bookings(p_page integer default 1) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  page_size constant integer := 50;
  v_hotels uuid[];
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  v_hotels := private.readable_hotel_ids();
  return jsonb_build_object(
    'ok', true,
    'total', (select count(*) from public.bookings where hotel_id = any (v_hotels)),
    'rows', coalesce((
      select jsonb_agg(
        case when f.is_masked then private.mask_guest(to_jsonb(f)) else to_jsonb(f) end order by f.check_in_date desc, f.id desc
      )
      from (
        select k.*, private.contact_is_over(k.check_out_date) as is_masked
        from private.booking_facts as k where k.hotel_id = any (v_hotels)
        order by k.check_in_date desc, k.id desc
        limit page_size offset private.rows_before(p_page, page_size)
      ) as f
    ), '[]')
  );
end $$;
select private.offer('owner_bookings', 'authenticated, service_role');
