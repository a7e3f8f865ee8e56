-- Access to the front desk of a property. Definer functions: no API role has rights on the tables.

/* Returns why the caller may not use a desk with this right, or null. Every call of the desk checks it first. Codes: second_factor_needed,
   not_allowed {right}, not_found (also for a property of others). */
create function private.refuse_desk(p_hotel_id uuid, p_right private.house_right default 'bookings') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_rights constant private.house_right[] := private.desk_rights(p_hotel_id);
begin
  if p_right = any (v_rights) then return null; end if;
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  if v_rights is not null then return private.refusal('not_allowed', 'right', p_right::text); end if;
  return private.refusal('not_found');
end $$;

create function private.refuse_desk_of(p_room_category_id uuid, p_right private.house_right default 'bookings') returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.refuse_desk((select hotel_id from public.room_categories where id = p_room_category_id), p_right) $$;

/* False if the owner declared to need no GSTIN. For bookings on the site, the site pays GST (CGST Act 2017, section 9(5)). */
create function private.charges_gst(p_hotel_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select from public.hotels as h join public.properties as l on l.id = h.property_id join private.compliance as c on c.owner_id = l.owner_id
    where h.id = p_hotel_id and c.gst_last3 is null
  )
$$;

/* Returns the front desk's price in paise: without tax if the property is not registered for GST. */
create function private.desk_price(p_room public.room_categories, p_price bigint, p_tax_rate numeric) returns bigint
language sql stable set search_path = ''
as $$ select case when private.charges_gst((p_room).hotel_id) then p_price else private.untaxed_price(p_price, p_tax_rate) end $$;

/* Counts an email that the desk causes and says if it is within the daily limits of settings.bookings_per_contact_a_day: for each kind and address
   that number from one property and 5 times from all; 30 times from one person. True without an address. */
create function private.may_mail_guest(p_what text, p_hotel_id uuid, p_email text) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  v_most constant integer := (select bookings_per_contact_a_day from private.settings);
  v_contact constant text := private.contact_hash(p_email);
begin
  return p_email is null
    or private.hit('desk:caller:' || coalesce((select auth.uid())::text, ''), interval '1 day', v_most * 30)
    and private.hit('desk:house:' || p_what || ':' || p_hotel_id || ':' || v_contact, interval '1 day', v_most)
    and private.hit('desk:contact:' || p_what || ':' || v_contact, interval '1 day', v_most * 5);
end $$;

/* True if the property no longer sees a guest's contact: 30 days after check-out. */
create function private.contact_is_over(p_check_out date) returns boolean
language sql stable return p_check_out < private.today() - 30;

/* Returns the properties whose desk the caller may use. notice_emails is null without the right to rates. Code: second_factor_needed. */
create function private.desk_houses() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  return jsonb_build_object('ok', true, 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', h.id, 'property_id', m.property_id, 'name', h.name, 'city', h.city, 'role', m.role, 'rights', private.role_rights(m.role),
      'person_id', m.person_id,
      'notice_emails', case when 'rates' = any (private.role_rights(m.role)) then private.notice_emails(m.property_id) end
    ) order by h.name, h.id), '[]')
    from private.my_houses() as m join public.hotels as h on h.id = m.hotel_id
  ));
end $$;
select private.offer('desk_houses', 'authenticated');

/* Returns a name for the desk: "You", an account's name, or the site for an admin. Null for a guest or job. */
create function private.actor_words(p_actor uuid) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_actor is null then null
    when p_actor = (select auth.uid()) then 'You'
    else coalesce((
      select case p.role when 'admin' then 'Susegad Stays' else nullif(p.full_name, '') end from public.profiles as p where p.user_id = p_actor
    ), 'Someone at the property')
  end
$$;
