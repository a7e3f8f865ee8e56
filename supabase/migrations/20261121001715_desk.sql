-- The desk of a house: who may use it, and the houses it is of.

/*
 * Why the caller may not use the desk of a house for what takes this right, or null. {ok: false, code}: second_factor_needed; not_allowed
 * {right} to one of the house whose role has it not; and not_found of any other house, there or not. First thing in every call of the
 * desk. Definer: who may what is granted to nobody.
 */
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

/* The same by one of a house's room categories. */
create function private.refuse_desk_of(p_room_category_id uuid, p_right private.house_right default 'bookings') returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.refuse_desk((select hotel_id from public.room_categories where id = p_room_category_id), p_right) $$;

/*
 * Counts a deed of the caller at a desk about which a guest's address is written to, and says whether it is within the limit: of each kind as
 * many a day of a house for an address as guests themselves can book by one, five times as many of all houses, so that none alone keeps another
 * from it, and thirty times as many of a person. A stay without an address is not counted.
 */
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

/* Whether the contact of a guest is no longer shown to the house: after a stay its host needs it for 30 days. */
create function private.contact_is_over(p_check_out date) returns boolean
language sql stable return p_check_out < private.today() - 30;

/* The houses whose desk the caller may use, as their owner or as one of their people, by name: {ok: true, rows: [{id, property_id, name,
   city, role, rights, person_id: of whom was invited, notice_emails: null to the front desk}]}. An admin reaches any other by its id. {ok: false, code}: second_factor_needed.
   Definer: as above. */
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

/* Who did something, as the desk reads it: "You", the name of an account, "Guest or system". Of an admin of ours the site. */
create function private.actor_words(p_actor uuid) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_actor is null then 'Guest or system'
    when p_actor = (select auth.uid()) then 'You'
    else coalesce((
      select case p.role when 'admin' then 'Susegad Stays' else nullif(p.full_name, '') end from public.profiles as p where p.user_id = p_actor
    ), 'Someone at the property')
  end
$$;
