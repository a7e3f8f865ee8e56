-- Links to the page of a booking in our emails. Anyone with the link counts as the guest. Definer functions: no API role has rights on the tables.

create table private.stay_links (
  -- private.token_hash of the token in the link.
  hash bytea primary key check (octet_length(hash) = 32),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  -- For fellow travellers: read only, without money and contact data.
  is_shared boolean not null,
  -- Its first opening ends all older links.
  renews boolean not null default false,
  -- Sent to the booking's email or to an account with it. Only such links allow reviews, because anyone may have typed an address.
  is_mailed boolean not null default false,
  made_at timestamptz not null default clock_timestamp()
);
comment on table private.stay_links is
  'The links by which guests reach a booking of theirs. Each email has its own, so that links of old emails work until the guest opens a new link that was asked for.';
create index stay_links_of on private.stay_links (booking_id, is_shared, made_at);

/* Creates a link to a booking, for its guest or for fellow travellers. Keeps the newest 100 of each kind. */
create function private.stay_link(
  p_booking_id uuid, p_is_shared boolean default false, p_renews boolean default false, p_is_mailed boolean default false
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := 100;
  v_token constant text := private.random_token();
begin
  insert into private.stay_links (hash, booking_id, is_shared, renews, is_mailed)
  values (private.token_hash(v_token), p_booking_id, p_is_shared, p_renews, p_is_mailed);
  delete from private.stay_links where hash in (
    select hash from private.stay_links where booking_id = p_booking_id and is_shared = p_is_shared order by made_at desc offset most
    for update skip locked
  );
  return v_token;
end $$;

/* Ends all links to a booking and its review if its email changes or its guest is erased. plpgsql: a later file creates review_links. */
create function private.end_stay_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.stay_links where booking_id = new.id;
  delete from private.review_links where booking_id = new.id;
  return null;
end $$;
create trigger end_stay_links after update of guest_email on public.bookings
  for each row when (
    lower(old.guest_email) is distinct from lower(new.guest_email)
    -- A booking that private.detach_bookings detached keeps its links.
    and (new.erased_at is not null or not private.is_erasing())
  ) execute function private.end_stay_links();

/* Returns the booking of a link. A guest's link works until 365 days after check-out, a shared one 3 days. */
create function private.stay_of_link(p_token text, out booking public.bookings, out is_shared boolean)
language sql stable set search_path = ''
as $$
  select b, l.is_shared
  from private.stay_links as l join public.bookings as b on b.id = l.booking_id
  where l.hash = private.token_hash(p_token) and b.erased_at is null
    and private.today() <= b.check_out_date + case when l.is_shared then 3 else 365 end
$$;

create function private.refuse_link_client(p_client text default private.client_address()) returns jsonb
language sql volatile set search_path = ''
as $$ select private.refuse_client('stay', interval '1 minute', (select lookups_per_client_a_minute from private.limits), 1, p_client) $$;

-- A new link ---------------------------------------------------------------------------------------------------------------

/* Emails the guest a new link, 3 an hour and 6 a day for a booking. Strangers may have typed the address. An unverified address without payments gets
   6 an hour. Unpaid bookings share 50 first links and 10 others a day for an address. */
create function private.mail_stay_link(p_booking public.bookings) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_contact constant text := private.contact_hash((p_booking).guest_email);
begin
  if private.hit('stay_link:' || (p_booking).id, interval '1 hour', 3) and private.hit('stay_link:day:' || (p_booking).id, interval '1 day', 6)
    and (
      private.paid_of((p_booking).id) > 0 or private.is_proven_address((p_booking).guest_email)
      or private.hit('stay_link:unproven:' || v_contact, interval '1 hour', 6)
    )
    and (case
      when private.paid_of((p_booking).id) > 0 then true
      when private.hit('stay_link:first:' || (p_booking).id, interval '1 day', 1)
        then private.hit('stay_link:firsts:' || v_contact, interval '1 day', 50)
      else private.hit('stay_link:contact:' || v_contact, interval '1 day', 10)
    end) then
    perform private.enqueue_mail(
      'stay_link', (p_booking).guest_email, jsonb_build_object('booking_id', (p_booking).id),
      'stay_link:' || (p_booking).id || ':' || extract(epoch from clock_timestamp())
    );
  end if;
end $$;

/* Emails a new link for a booking. Returns ok even if there is none, so as to reveal nothing. Codes: invalid_email, rate_limited, busy. */
create function private.send_stay_link(p_booking_reference text, p_guest_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refusal constant jsonb := private.refuse_client('stay_link', interval '1 minute', (select lookups_per_client_a_minute from private.limits));
  v_email constant text := private.neat(left(p_guest_email, 1000));
  v_booking public.bookings;
begin
  if v_refusal is not null then return v_refusal; end if;
  if private.is_email(v_email) is not true then return private.refusal('invalid_email'); end if;
  select * into v_booking from public.bookings
  where booking_reference = private.normal_reference(p_booking_reference) and lower(guest_email) = lower(v_email) and erased_at is null
    and private.today() <= check_out_date + 365;
  if found then perform private.mail_stay_link(v_booking); end if;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('send_stay_link', 'anon, authenticated');

/* Returns a link to a booking made with the caller's verified email. Codes: second_factor_needed, not_found, rate_limited (20 a day). */
create function private.my_stay_link(p_booking_reference text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  if not private.second_factor_done() then return private.refusal('second_factor_needed'); end if;
  select b.id into v_id from public.bookings as b
  join auth.users as u on u.id = (select auth.uid()) and u.email_confirmed_at is not null and lower(u.email) = lower(b.guest_email)
  where b.booking_reference = private.normal_reference(p_booking_reference) and b.erased_at is null
    and private.today() <= b.check_out_date + 365;
  if not found then return private.refusal('not_found'); end if;
  if not private.hit('my_stay_link:' || v_id, interval '1 day', 20) then
    return private.refusal('rate_limited', 'retry_after_seconds', 86400);
  end if;
  return jsonb_build_object('ok', true, 'token', private.stay_link(v_id, p_is_mailed => true));
end $$;
select private.offer('my_stay_link', 'authenticated');
