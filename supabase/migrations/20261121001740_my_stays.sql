-- Bookings in the account of a guest.

/* Returns bookings with the caller's verified sign-in email, 20 a page, upcoming first. Leaves out personal data: an earlier owner of the address may
   have booked. Code: second_factor_needed. Definer: no role of a browser reaches bookings or accounts. */
create function private.my_stays(p_page integer default 1) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  page_size constant integer := 20;
  v_email text;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  select lower(u.email) into v_email from auth.users as u
  where u.id = (select auth.uid()) and u.email_confirmed_at is not null;
  return jsonb_build_object(
    'ok', true,
    'total', (select count(*) from public.bookings where lower(guest_email) = v_email),
    'rows', coalesce((
      select jsonb_agg(
        private.open_facts(to_jsonb(f)) - '{id,erased_at}'::text[]
          || jsonb_build_object('paid_amount', private.paid_of(f.id), 'main_image_url', f.main_image_url, 'is_over', f.is_over)
        order by f.is_over, case when not f.is_over then f.check_in_date end, f.check_in_date desc, f.id
      )
      from (
        select k.*, h.main_image_url, o.is_over
        from private.booking_facts as k
        join public.hotels as h on h.id = k.hotel_id
        cross join lateral (
          select k.booking_status in ('cancelled', 'completed') or k.check_out_date <= private.today() as is_over
        ) as o
        where lower(k.guest_email) = v_email
        order by o.is_over, case when not o.is_over then k.check_in_date end, k.check_in_date desc, k.id
        limit page_size offset private.rows_before(p_page, page_size)
      ) as f
    ), '[]')
  );
end $$;
select private.offer('my_stays', 'authenticated, service_role');
