-- Limits on calls of strangers, by network, address and contact. Definer functions: no API role has rights on the tables.

create table private.limits (
  only_row boolean primary key default true check (only_row),
  bookings_per_client_an_hour integer not null default 30 check (bookings_per_client_an_hour between 1 and 100000),
  bookings_per_contact_a_day integer not null default 10 check (bookings_per_contact_a_day between 1 and 100000),
  room_nights_per_client_a_day integer not null default 500 check (room_nights_per_client_a_day between 1 and 1000000),
  bookings_a_minute integer not null default 320 check (bookings_a_minute between 16 and 1000000),
  lookups_per_client_a_minute integer not null default 30 check (lookups_per_client_a_minute between 1 and 100000),
  subscriptions_per_client_an_hour integer not null default 10 check (subscriptions_per_client_an_hour between 1 and 100000),
  subscriptions_an_hour integer not null default 1000 check (subscriptions_an_hour between 1 and 1000000),
  sign_ups_per_client_an_hour integer not null default 30 check (sign_ups_per_client_an_hour between 1 and 100000),
  -- More than a listing shows (60 for the property, 12 for each room), because removed photos stay until the removal can no longer be undone.
  photo_files_a_listing integer not null default 400 check (photo_files_a_listing between 1 and 1000),
  document_files_a_listing integer not null default 20 check (document_files_a_listing between 1 and 1000),
  uploads_per_person_an_hour integer not null default 300 check (uploads_per_person_an_hour between 1 and 100000)
);
comment on table private.limits is 'Limits against misuse, changed by SQL (docs/operate.md).';
insert into private.limits default values;

create table private.rate_hits (
  bucket text not null,
  window_start timestamptz not null,
  expires_at timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);
comment on table private.rate_hits is
  'How often something was tried in a window of time. Buckets can hold a network address, so rows go soon after their window.';
create index rate_hits_expiry on private.rate_hits (expires_at);

/* Counts a try and returns true within the limit. One upsert, so parallel calls cannot pass. Deletes some expired rows. */
create function private.hit(p_bucket text, p_window interval, p_allowed integer, p_weight integer default 1) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_start timestamptz := date_bin(p_window, clock_timestamp(), timestamptz '2000-01-01');
  v_hits integer;
begin
  insert into private.rate_hits as h (bucket, window_start, expires_at, hits)
  values (p_bucket, v_start, v_start + p_window, p_weight)
  on conflict (bucket, window_start) do update set hits = h.hits + p_weight
  returning h.hits into v_hits;
  if v_hits = p_weight then
    delete from private.rate_hits where ctid = any (array(
      select e.ctid from private.rate_hits as e
      where e.expires_at < now() order by e.expires_at limit 10 for update skip locked
    ));
  end if;
  return v_hits <= p_allowed;
end $$;

/* Returns an address's network, also for IPv4 in IPv6 (RFC 4291, 2.5.5.2); null if invalid. Clients choose the last 64 bits of IPv6 (RFC 4291, 2.5.4)
   and get up to a /48 (RFC 6177). */
create function private.network_of(p_address text, p_v4 integer, p_v6 integer) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_address inet;
begin
  -- Separate statements, because the planner would evaluate constant parts and raise for an invalid address.
  if not pg_input_is_valid(p_address, 'inet') or strpos(p_address, '/') > 0 then return null; end if;
  v_address := p_address;
  if v_address <<= '::ffff:0.0.0.0/96' then v_address := substr(host(v_address), 8); end if;
  return host(network(set_masklen(v_address, case family(v_address) when 6 then p_v6 else p_v4 end)));
end $$;

/* Returns the IPv4 address or IPv6 /64, else 'unknown'. Trusts only the header in the settings, and what the nearest proxy appended. */
create function private.address_in(p_headers jsonb) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    private.network_of(left(trim(case client_address_header
      when 'cf-connecting-ip' then p_headers ->> 'cf-connecting-ip'
      else split_part(p_headers ->> 'x-forwarded-for', ',', -1)
    end), 100), 32, 64),
    'unknown'
  )
  from private.settings
$$;

/* Returns the address that limits count; null inside the database and for the service role, which have no limits. */
create function private.client_address() returns text
language sql stable security definer set search_path = ''
as $$
  select case when coalesce(auth.jwt() ->> 'role', current_setting('role', true)) in ('anon', 'authenticated')
    then private.address_in(nullif(current_setting('request.headers', true), '')::jsonb)
  end
$$;

/* Returns the /24 or /48 of a caller. */
create function private.client_network(p_client text) returns text
language sql immutable set search_path = ''
as $$ select coalesce(private.network_of(p_client, 24, 48), p_client) $$;

/* Counts a call. Returns null within the limit, else rate_limited or busy. A /48 has ten times the limit of a /64. Callers without an address share
   one count. */
create function private.refuse_client(
  p_what text, p_window interval, p_allowed integer, p_weight integer default 1, p_client text default private.client_address()
) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  v_client constant text := p_client;
begin
  if v_client is null then return null; end if;
  if private.hit(p_what || ':client:' || v_client, p_window, p_allowed, p_weight) and (
    strpos(v_client, ':') = 0
    or private.hit(p_what || ':network:' || private.client_network(v_client), p_window, p_allowed * 10, p_weight)
  ) then
    return null;
  end if;
  if v_client = 'unknown' then perform private.tell_limit('unknown_clients'); end if;
  return private.refusal('rate_limited', 'retry_after_seconds', extract(epoch from p_window)::integer);
exception when lock_not_available or query_canceled then
  return private.refusal('busy');
end $$;

/* Reduces the last call's weight if its refusal was not the caller's fault. The remaining weight limits repeated tries. Rows are locked already. */
create function private.count_less(p_what text, p_weight integer) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.rate_hits as h set hits = h.hits - p_weight
  from (select private.client_address() as client) as c
  where h.bucket in (p_what || ':client:' || c.client, p_what || ':network:' || private.client_network(c.client))
    and h.expires_at > clock_timestamp() and h.hits > p_weight
$$;

create table private.human_proofs (
  key uuid primary key,
  -- A booking refused for its price or for a rush is sent again with the same key.
  expires_at timestamptz not null default now() + interval '15 minutes'
);
comment on table private.human_proofs is
  'Forms that a person has sent, as Turnstile said: the idempotency key of the booking to come, and nothing else.';
create index human_proofs_expiry on private.human_proofs (expires_at);

/* Counts a proof by its client. For the function prove-human. {ok: false, code}: rate_limited, busy. Definer: no role has rights on limits. */
create function private.count_human_check(p_headers jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select coalesce(private.refuse_client(
    'human', interval '1 minute', (select lookups_per_client_a_minute from private.limits), 1, private.address_in(p_headers)
  ), '{"ok": true}')
$$;
select private.offer('count_human_check', 'service_role');

/* Notes that a human sends the booking with this key. For the function prove-human. Definer: no role has rights on this table. */
create function private.note_human(p_key uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.human_proofs (key) values (p_key)
  on conflict (key) do update set expires_at = excluded.expires_at;
  return jsonb_build_object('ok', true);
end $$;
select private.offer('note_human', 'service_role');

/* Returns one form for all addresses of a mailbox: lower case, nothing after a plus, no dots at Gmail. */
create function private.contact_of(p_email text) returns text
language sql immutable set search_path = ''
as $$
  select case when a.domain in ('gmail.com', 'googlemail.com') then replace(a.name, '.', '') || '@gmail.com' else a.name || '@' || a.domain end
  from (
    select split_part(split_part(lower(p_email), '@', 1), '+', 1) as name, split_part(lower(p_email), '@', 2) as domain
  ) as a
$$;

/* A hash, so that limits hold no addresses. */
create function private.contact_hash(p_email text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(private.contact_of(p_email), 'UTF8')), 'hex') $$;

/* Counts a request for an address. Counts by network too, so strangers do not use up others' share; all together have three times as much. */
create function private.hit_contact(p_what text, p_email text, p_client text, p_window interval, p_most integer) returns boolean
language sql volatile set search_path = ''
as $$
  select private.hit(p_what || ':contact:' || private.contact_hash(p_email) || ':' || private.client_network(p_client), p_window, p_most)
    and private.hit(p_what || ':contacts:' || private.contact_hash(p_email), p_window, p_most * 3)
$$;
