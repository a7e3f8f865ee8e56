-- The desk of a house: who may use it, and the houses it is of.

/*
 * Why the caller may not use the desk of a house, or null: its owner may while the listing is theirs to keep, and every admin.
 * {ok: false, code}: second_factor_needed, and not_found of any other house, there or not. First thing in every call of the desk. Definer:
 * who owns what is granted to nobody.
 */
create function private.refuse_desk(p_hotel_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_hotel_id = any (private.readable_hotel_ids()) then return null; end if;
  if private.is_admin() and exists (select from public.hotels where id = p_hotel_id) then return null; end if;
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  return private.refusal('not_found');
end $$;

/* The same by one of a house's room categories. */
create function private.refuse_desk_of(p_room_category_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.refuse_desk((select hotel_id from public.room_categories where id = p_room_category_id)) $$;

/* Whether the contact of a guest is no longer shown to the house: after a stay its host needs it for 30 days. */
create function private.contact_is_over(p_check_out date) returns boolean
language sql stable return p_check_out < private.today() - 30;

/* The houses whose desk the caller may use as their owner, by name: {ok: true, rows}. An admin reaches any other by its id. {ok: false,
   code}: second_factor_needed. Definer: as above. */
create function private.desk_houses() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  return jsonb_build_object('ok', true, 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name, 'city', h.city) order by h.name, h.id), '[]')
    from public.hotels as h where h.id = any (private.readable_hotel_ids())
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
    ), 'Somebody of the house')
  end
$$;
