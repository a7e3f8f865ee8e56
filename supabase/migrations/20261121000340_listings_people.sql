-- Team of a property besides its owner: up to 20 people, invited by email, each with a role. Each call of the desk checks its right with
-- private.refuse_desk. Definer functions: no API role has rights on the tables.

create type private.house_role as enum ('owner', 'manager', 'desk');
-- bookings: calendar, bookings, holds, blocks, payments, invoices, daily reports. rates: prices, stay rules, channels, replies to reviews, monthly
-- reports, payouts. house: team, notice addresses, payout and tax data, documents, submission and deletion.
create type private.house_right as enum ('bookings', 'rates', 'house');

create function private.role_rights(p_role private.house_role) returns private.house_right[]
language sql immutable set search_path = ''
as $$
  select case p_role when 'owner' then '{bookings,rates,house}' when 'manager' then '{bookings,rates}' when 'desk' then '{bookings}' end
    ::private.house_right[]
$$;

create table private.house_people (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  -- Address of the invitation. The account must have verified it to accept; afterwards only user_id counts.
  email text not null check (email = lower(email) and private.is_email(email)),
  role private.house_role not null check (role <> 'owner'),
  user_id uuid references public.profiles (user_id) on delete cascade,
  invited_by uuid references public.profiles (user_id) on delete set null,
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  unique (property_id, email),
  unique (property_id, user_id),
  constraint accepted_by_somebody check ((user_id is null) = (accepted_at is null))
);
comment on table private.house_people is 'People who may use the front desk of a property besides its owner. Without accepted_at, a person is only invited and has no rights.';
create index house_people_user on private.house_people (user_id) where user_id is not null;
create index house_people_email on private.house_people (email);
create index house_people_invited_by on private.house_people (invited_by) where invited_by is not null;
select private.log_changes('private.house_people', 'insert or update or delete', 'id', 'email');

/* True if the listing has a front desk: published, also if hidden by its owner. Not if hidden by an admin, deleted, or if its owner lost the role. */
create function private.has_desk(p_listing public.properties) returns boolean
language sql stable set search_path = ''
as $$
  select (p_listing).deleted_at is null and (p_listing).published_at is not null and not (p_listing).hidden_by_admin
    and exists (select from public.profiles as p where p.user_id = (p_listing).owner_id and p.role in ('owner', 'admin'))
$$;

/* Returns the properties whose desk the caller may use, after two-factor sign-in if set up. */
create function private.my_houses() returns table (hotel_id uuid, property_id uuid, role private.house_role, person_id uuid)
language sql stable security definer set search_path = ''
as $$
  select distinct on (h.id) h.id, l.id, k.role, k.person_id
  from (
    select l.id as property_id, 'owner'::private.house_role as role, null::uuid as person_id
    from public.properties as l where l.owner_id = (select auth.uid())
    union all
    select w.property_id, w.role, w.id from private.house_people as w where w.user_id = (select auth.uid())
  ) as k
  join public.properties as l on l.id = k.property_id
  join public.hotels as h on h.property_id = l.id
  where (select private.second_factor_done()) and private.has_desk(l)
  order by h.id, k.role
$$;

/* Returns the hotels whose bookings the caller may read as a team member. */
create function private.readable_hotel_ids() returns uuid[]
language sql stable security definer set search_path = ''
as $$ select array(select hotel_id from private.my_houses()) $$;

/* Logs that an admin looked at this property's desk. p_label: the words before its name. p_more: what else was asked for. */
create function private.log_desk_view(p_hotel_id uuid, p_entity text, p_what text, p_label text, p_more jsonb default '{}') returns void
language sql volatile set search_path = ''
as $$
  select private.log_view(p_entity, p_what, p_label || ' ' || h.name, jsonb_build_object('hotel_id', h.id) || p_more)
  from public.hotels as h where h.id = p_hotel_id and h.id <> all (private.readable_hotel_ids())
$$;

/* Returns the caller's rights at a hotel; all for an admin, null without any. */
create function private.desk_rights(p_hotel_id uuid) returns private.house_right[]
language sql stable security definer set search_path = ''
as $$
  select private.role_rights(case
    when private.is_admin() and exists (select from public.hotels where id = p_hotel_id) then 'owner'
    else (select role from private.my_houses() where hotel_id = p_hotel_id)
  end)
$$;

/* Returns why the caller may not change the team, or null. Locks the listing, so that changes run one after the other. */
create function private.refuse_people(p_property_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk((select id from public.hotels where property_id = p_property_id), 'house');
begin
  if v_refusal is null then perform 1 from public.properties where id = p_property_id for update; end if;
  return v_refusal;
end $$;

create function private.people_of(p_property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', w.id, 'email', coalesce(p.email, w.email), 'full_name', nullif(p.full_name, ''), 'role', w.role, 'invited_at', w.invited_at,
    'accepted_at', w.accepted_at
  ) order by w.role, w.email), '[]')
  from private.house_people as w left join public.profiles as p on p.user_id = w.user_id
  where w.property_id = p_property_id
$$;

create function private.mail_people_change(p_property_id uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.mail_owner(
    'people_changed', p_property_id,
    jsonb_build_object('people', jsonb_path_query_array(private.people_of(p_property_id), '$[*] ? (@.accepted_at != null)')),
    extract(epoch from clock_timestamp())::text
  )
$$;

create function private.people_answer(p_property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$ select jsonb_build_object('ok', true, 'people', private.people_of(p_property_id)) $$;

/* Returns the team for the owner. Logs that an admin looked. Codes: those of refuse_desk. */
create function private.house_people(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_people(p_property_id);
begin
  if v_refusal is not null then return v_refusal; end if;
  if not exists (select from private.my_houses() as h where h.property_id = p_property_id and h.role = 'owner') then
    perform private.log_view(
      'properties', p_property_id::text, (select name from public.properties where id = p_property_id), '{"seen": "who works at the property"}'
    );
  end if;
  return private.people_answer(p_property_id);
end $$;
select private.offer('house_people', 'authenticated');

/* Counts an email to an address and says if it is within the limits: 5 a day for a property, 30 in all. */
create function private.may_ask_address(p_what text, p_property_id uuid, p_email text) returns boolean
language sql volatile set search_path = ''
as $$
  select private.hit('asked:house:' || p_what || ':' || p_property_id || ':' || c.contact, interval '1 day', 5)
    and private.hit('asked:address:' || p_what || ':' || c.contact, interval '1 day', 30)
  from private.contact_hash(p_email) as c (contact)
$$;

/* Invites a person by email, or again with a new role. Codes: those of refuse_desk, invalid_email, invalid_role, own_email (the owner's), known,
   too_many (20), rate_limited (30 a day for the caller), asked_often (the address). */
create function private.invite_person(p_property_id uuid, p_email text, p_role text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_people(p_property_id);
  v_email constant text := lower(private.neat(left(coalesce(p_email, ''), 1000)));
  v_person uuid;
begin
  if v_refusal is not null then return v_refusal; end if;
  if not private.is_email(v_email) then return private.refusal('invalid_email'); end if;
  if (p_role in ('manager', 'desk')) is not true then return private.refusal('invalid_role'); end if;
  if exists (
    select from public.properties as l join public.profiles as p on p.user_id = l.owner_id where l.id = p_property_id and lower(p.email) = v_email
  ) then
    return private.refusal('own_email');
  end if;
  if exists (
    select from private.house_people as w left join public.profiles as p on p.user_id = w.user_id
    where w.property_id = p_property_id and w.accepted_at is not null and v_email in (w.email, lower(p.email))
  ) then
    return private.refusal('known');
  end if;
  if (select count(*) >= 20 from private.house_people where property_id = p_property_id and email <> v_email) then
    return private.refusal('too_many');
  end if;
  if not private.hit('people:' || (select auth.uid()), interval '1 day', 30) then return private.refusal('rate_limited'); end if;
  if not private.may_ask_address('people', p_property_id, v_email) then return private.refusal('asked_often'); end if;
  insert into private.house_people (property_id, email, role, invited_by)
  values (p_property_id, v_email, p_role::private.house_role, (select auth.uid()))
  on conflict (property_id, email) do update set role = excluded.role, invited_by = excluded.invited_by, invited_at = excluded.invited_at
  returning id into v_person;
  perform private.enqueue_mail(
    'house_invitation', v_email, jsonb_build_object('person_id', v_person),
    'house_invitation:' || v_person || ':' || extract(epoch from clock_timestamp())
  );
  return private.people_answer(p_property_id);
end $$;
select private.offer('invite_person', 'authenticated');

/* Changes a person's role and emails the owner. Codes: those of refuse_desk, invalid_role. */
create function private.set_person_role(p_person_id uuid, p_role text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_property constant uuid := (select property_id from private.house_people where id = p_person_id);
  v_refusal constant jsonb := private.refuse_people(v_property);
  v_accepted timestamptz;
begin
  if v_refusal is not null then return v_refusal; end if;
  if (p_role in ('manager', 'desk')) is not true then return private.refusal('invalid_role'); end if;
  update private.house_people set role = p_role::private.house_role where id = p_person_id and role::text <> p_role returning accepted_at into v_accepted;
  if v_accepted is not null then perform private.mail_people_change(v_property); end if;
  return private.people_answer(v_property);
end $$;
select private.offer('set_person_role', 'authenticated');

/* Removes a person or cancels an invitation, and emails the owner. People can also remove themselves. Codes: those of refuse_desk. */
create function private.remove_person(p_person_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person private.house_people;
  v_refusal jsonb;
  v_is_own boolean;
begin
  select * into v_person from private.house_people where id = p_person_id;
  -- People can leave a property that has no desk too.
  v_is_own := coalesce(v_person.user_id = (select auth.uid()), false) and private.second_factor_done();
  v_refusal := case when not v_is_own then private.refuse_people(v_person.property_id) end;
  if v_refusal is not null then return v_refusal; end if;
  delete from private.house_people where id = p_person_id returning * into v_person;
  if found and v_person.accepted_at is not null then perform private.mail_people_change(v_person.property_id); end if;
  return case when v_is_own then jsonb_build_object('ok', true, 'people', '[]'::jsonb) else private.people_answer(v_person.property_id) end;
end $$;
select private.offer('remove_person', 'authenticated');

/* Returns the invitations to the caller's verified email, from published properties. Code: second_factor_needed. */
create function private.my_invitations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  return jsonb_build_object('ok', true, 'invitations', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'property_id', w.property_id, 'hotel_name', h.name, 'hotel_city', h.city, 'role', w.role, 'invited_at', w.invited_at
    ) order by w.invited_at, w.id), '[]')
    from private.house_people as w
    join public.properties as l on l.id = w.property_id and l.deleted_at is null and l.published_at is not null and not l.hidden_by_admin
    join public.hotels as h on h.property_id = l.id
    where w.accepted_at is null and w.email = private.proven_email((select auth.uid()))
  ));
end $$;
select private.offer('my_invitations', 'authenticated');

/* Accepts or declines an invitation to the caller's verified email. Emails the owner if accepted. Codes: not_found, second_factor_needed. */
create function private.answer_invitation(p_property_id uuid, p_accept boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user constant uuid := (select auth.uid());
  v_person uuid;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  -- The lock of refuse_people.
  perform 1 from public.properties where id = p_property_id and deleted_at is null for update;
  select id into v_person from private.house_people
  where property_id = p_property_id and accepted_at is null and email = private.proven_email(v_user);
  if not found then return private.refusal('not_found'); end if;
  if p_accept is not true then
    delete from private.house_people where id = v_person;
    return jsonb_build_object('ok', true);
  end if;
  -- An earlier invitation at another address ends: the newest counts.
  delete from private.house_people where property_id = p_property_id and user_id = v_user;
  update private.house_people set user_id = v_user, accepted_at = now() where id = v_person;
  update public.profiles set has_listings = true where user_id = v_user and not has_listings;
  perform private.mail_people_change(p_property_id);
  return jsonb_build_object('ok', true);
end $$;
select private.offer('answer_invitation', 'authenticated');

-- Guests from the property's own team -----------------------------------------------------------------------------------------------

/* True for the owner, team or confirmed notice addresses. Not for open invitations: with one, a property could exclude a guest's review. */
create function private.is_of_house(p_hotel_id uuid, p_email text, p_user uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.hotels as h join public.properties as l on l.id = h.property_id
    cross join lateral (
      select l.owner_id as user_id, null::text as email
      union all select w.user_id, w.email from private.house_people as w where w.property_id = l.id and w.accepted_at is not null
      union all select null, s.email from private.subscriptions as s where s.property_id = l.id and s.confirmed_at is not null
    ) as k
    left join auth.users as u on u.id = k.user_id
    where h.id = p_hotel_id
      and (k.user_id = p_user or private.contact_of(p_email) in (private.contact_of(k.email), private.contact_of(u.email)))
  )
$$;

/* Marks bookings of the property's own people, when booked and when the email changes. Later changes of the team do not count. */
create function private.note_house_guest() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.of_house := new.of_house or private.is_of_house(
    new.hotel_id, new.guest_email, case when tg_op = 'INSERT' and new.booked_by is null then (select auth.uid()) end
  );
  return new;
end $$;
create trigger note_house_guest before insert or update of guest_email on public.bookings
  for each row execute function private.note_house_guest();

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
create function private.desk_night_price(p_room public.room_categories, p_price bigint, p_tax_rate numeric) returns bigint
language sql stable set search_path = ''
as $$ select case when private.charges_gst((p_room).hotel_id) then p_price else private.untaxed_price(p_price, p_tax_rate) end $$;

/* Counts an email that the desk causes and says if it is within the daily limits of limits.bookings_per_contact_a_day: for each kind and address
   that number from one property and 5 times from all; 30 times from one person. True without an address. */
create function private.may_mail_guest(p_what text, p_hotel_id uuid, p_email text) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  v_most constant integer := (select bookings_per_contact_a_day from private.limits);
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
language sql stable security definer set search_path = ''
as $$
  select case when not private.second_factor_done() then private.refusal('second_factor_needed') else jsonb_build_object('ok', true, 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', h.id, 'property_id', m.property_id, 'name', h.name, 'city', h.city, 'role', m.role, 'rights', private.role_rights(m.role),
      'person_id', m.person_id,
      'notice_emails', case when 'rates' = any (private.role_rights(m.role)) then private.notice_emails(m.property_id) end
    ) order by h.name, h.id), '[]')
    from private.my_houses() as m join public.hotels as h on h.id = m.hotel_id
  )) end
$$;
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
