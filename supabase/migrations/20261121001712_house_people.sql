-- Who works at a house besides its owner: up to twenty people, invited by mail, each with a role. What a role may is said here alone; every
-- call of the desk asks private.refuse_desk for the right that it takes.

create type private.house_role as enum ('owner', 'manager', 'desk');
-- bookings: the calendar, bookings and what is done with them, holds, blocks, payments, invoices, the day's reports.
-- rates: prices, stay rules, channels, what the house answers to reviews, the month's reports, payouts.
-- house: its people, who gets notices, payout and tax data, documents, what is handed in, and its end.
create type private.house_right as enum ('bookings', 'rates', 'house');

/* What a role may at a house; null of none. */
create function private.role_rights(p_role private.house_role) returns private.house_right[]
language sql immutable set search_path = ''
as $$
  select case p_role when 'owner' then '{bookings,rates,house}' when 'manager' then '{bookings,rates}' when 'desk' then '{bookings}' end
    ::private.house_right[]
$$;

create table private.house_people (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  -- Where the invitation went. Whoever accepts it has to have proven this address just then; afterwards the account counts.
  email text not null check (email = lower(email) and private.is_email(email)),
  role private.house_role not null check (role <> 'owner'),
  user_id uuid references public.profiles (user_id) on delete cascade,
  invited_by uuid references public.profiles (user_id) on delete set null,
  -- When it was asked last.
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
create trigger audit after insert or update or delete on private.house_people
  for each row execute function private.audit('id', 'email');
create trigger audit_emptied after truncate on private.house_people
  for each statement execute function private.audit_emptied();

/* Whether the house of a listing has a desk: it is on the site, or the owner hides it for a while. One that was never approved, was taken
   off, hidden by an admin or deleted shows nobody's data, and neither does one whose owner is no owner any more. */
create function private.has_desk(p_listing public.properties) returns boolean
language sql stable set search_path = ''
as $$
  select (p_listing).deleted_at is null and (p_listing).published_at is not null and not (p_listing).hidden_by_admin
    and exists (select from public.profiles as p where p.user_id = (p_listing).owner_id and p.role in ('owner', 'admin'))
$$;

/*
 * The houses whose desk the caller may use, and as what: as its owner, or because its owner invited them; with the second factor shown where
 * there is one. Only of listings that have a desk. Definer: it reads what nobody may.
 */
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

/* Ids of the hotels whose guests the caller may know, as one of the house: every role has the right to its bookings. Definer: as above. */
create function private.readable_hotel_ids() returns uuid[]
language sql stable security definer set search_path = ''
as $$ select array(select hotel_id from private.my_houses()) $$;

/* What the caller may at a house, by its hotel: every admin all of it; null to whom it is a stranger's, or not there. Definer: as above. */
create function private.desk_rights(p_hotel_id uuid) returns private.house_right[]
language sql stable security definer set search_path = ''
as $$
  select private.role_rights(case
    when private.is_admin() and exists (select from public.hotels where id = p_hotel_id) then 'owner'
    else (select role from private.my_houses() where hotel_id = p_hotel_id)
  end)
$$;

/* Why the caller may not say who works at a listing's house, or null: as private.refuse_desk, of the right to the house. Of two who may, the
   second waits for the first. */
create function private.refuse_people(p_property_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_desk((select id from public.hotels where property_id = p_property_id), 'house');
begin
  if v_refusal is null then perform 1 from public.properties where id = p_property_id for update; end if;
  return v_refusal;
end $$;

/* The people of a listing besides its owner: [{id, email, full_name, role, invited_at, accepted_at}], the e-mail of whom accepted that of the
   account, as it is now. */
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

/* Tells a listing's owner that others may use its desk than before, or in another role, whoever has changed that. */
create function private.tell_people(p_property_id uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.mail_owner(
    'people_changed', p_property_id,
    jsonb_build_object('people', jsonb_path_query_array(private.people_of(p_property_id), '$[*] ? (@.accepted_at != null)')),
    extract(epoch from clock_timestamp())::text
  )
$$;

/* What the calls below answer: {ok: true, people}, as private.people_of has them. */
create function private.people_answer(p_property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$ select jsonb_build_object('ok', true, 'people', private.people_of(p_property_id)) $$;

/* The people of a house, for its owner: as private.people_answer. That an admin looked is noted. {ok: false, code}: those of refuse_desk.
   Definer, as the next: the table is granted to nobody. */
create function private.house_people(p_property_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_people(p_property_id);
begin
  if v_refusal is not null then return v_refusal; end if;
  if not exists (select from private.my_houses() as h where h.property_id = p_property_id and h.role = 'owner') then
    perform private.note_look(
      'properties', p_property_id::text, (select name from public.properties where id = p_property_id), '{"seen": "who works at the property"}'
    );
  end if;
  return private.people_answer(p_property_id);
end $$;
select private.offer('house_people', 'authenticated');

/* Counts a mail by which a house asks something of an address, and says whether it is within the limit: five a day of the house, and so many of
   all that none alone keeps another from asking. */
create function private.may_ask_address(p_what text, p_property_id uuid, p_email text) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  v_contact constant text := private.contact_hash(p_email);
begin
  return private.hit('asked:house:' || p_what || ':' || p_property_id || ':' || v_contact, interval '1 day', 5)
    and private.hit('asked:address:' || p_what || ':' || v_contact, interval '1 day', 30);
end $$;

/*
 * Invites somebody to work at a house, by one mail of ours; whom it has invited before, the same again in this role, until they have
 * accepted. For its owner. At most thirty mails of a person a day, and of a house five to an address. {ok: true, people}; {ok: false, code}: those
 * of refuse_desk, invalid_email, invalid_role, own_email (the owner's), known (they work here already), too_many (twenty), rate_limited
 * (by the caller) or asked_often (the address).
 */
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

/* Gives somebody of a house another role. For its owner, who is told by mail. {ok: true, people}; {ok: false, code}: those of refuse_desk,
   invalid_role. */
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
  if v_accepted is not null then perform private.tell_people(v_property); end if;
  return private.people_answer(v_property);
end $$;
select private.offer('set_person_role', 'authenticated');

/* Takes somebody off a house, or their invitation back; for its owner, who is told by mail, and for oneself, who is answered nobody. {ok:
   true, people}; {ok: false, code}: those of refuse_desk. */
create function private.remove_person(p_person_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_person private.house_people;
  v_refusal jsonb;
  v_is_own boolean;
begin
  select * into v_person from private.house_people where id = p_person_id;
  -- Whoever leaves may do so of a house that is not on the site, too.
  v_is_own := coalesce(v_person.user_id = (select auth.uid()), false) and private.second_factor_done();
  v_refusal := case when not v_is_own then private.refuse_people(v_person.property_id) end;
  if v_refusal is not null then return v_refusal; end if;
  delete from private.house_people where id = p_person_id returning * into v_person;
  if found and v_person.accepted_at is not null then perform private.tell_people(v_person.property_id); end if;
  return case when v_is_own then jsonb_build_object('ok', true, 'people', '[]'::jsonb) else private.people_answer(v_person.property_id) end;
end $$;
select private.offer('remove_person', 'authenticated');

/* The houses that invite the caller, by the address that the account has proven: {ok: true, invitations: [{property_id, hotel_name,
   hotel_city, role, invited_at}]}. Only of places that are on the site. {ok: false, code}: second_factor_needed. */
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

/* Accepts or declines an invitation to the address that the caller's account has proven. Who accepts is one of the house from then on,
   whatever becomes of the address; its owner is told by mail. Of what is declined nothing is kept. {ok: true}; {ok: false, code}: not_found,
   second_factor_needed. */
create function private.answer_invitation(p_property_id uuid, p_accept boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user constant uuid := (select auth.uid());
  v_person uuid;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  -- In the turn of who invites and removes: see refuse_people.
  perform 1 from public.properties where id = p_property_id and deleted_at is null for update;
  select id into v_person from private.house_people
  where property_id = p_property_id and accepted_at is null and email = private.proven_email(v_user);
  if not found then return private.refusal('not_found'); end if;
  if p_accept is not true then
    delete from private.house_people where id = v_person;
    return jsonb_build_object('ok', true);
  end if;
  -- Invited before, at an earlier address: the newest word counts.
  delete from private.house_people where property_id = p_property_id and user_id = v_user;
  update private.house_people set user_id = v_user, accepted_at = now() where id = v_person;
  -- Their way to the house is in the menu.
  update public.profiles set has_listings = true where user_id = v_user and not has_listings;
  perform private.tell_people(p_property_id);
  return jsonb_build_object('ok', true);
end $$;
select private.offer('answer_invitation', 'authenticated');

-- Its own guests -----------------------------------------------------------------------------------------------------------

/* Whether an address or an account is that of somebody of a hotel's house: its owner, who works there, or who gets its notices at a
   mailbox that was confirmed. Never of who is invited and has not answered, or a house could make any guest one of its own. */
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

/* Notes of a booking whether its guest is one of its house, as it is made and as its address changes: who leaves the house later wrote of
   their own. Definer: whoever books reads neither. */
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
