-- Undo for admins: one change of an admin is undone as a whole, from its toast or from the audit log.

-- Without the lock, nothing changes and the release is repeated.
set local lock_timeout = '2s';

alter table private.audit_log add column undoes bigint check (undoes > 0);
comment on column private.audit_log.undoes is 'The first entry of the change that this entry undid; null for others.';
-- The entries of one change have the actor and the moment of its transaction.
create index audit_log_change on private.audit_log (at, actor_id) where action <> 'read';

alter table private.admin_changes add column at timestamptz;
comment on column private.admin_changes.at is 'The moment of its entries in the audit log; null for changes before this column.';
comment on table private.admin_changes is
  'What an admin changed last of a booking''s states, so that it can be undone: for some seconds without an email, for 30 days with the emails of the change back.';

/* Returns the hash over the previous hash and the row. Covers only the hash of its words, so that erasures keep the chain intact. */
create or replace function private.audit_hash(p_note private.audit_log) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256((p_note).previous_hash || convert_to((jsonb_build_array(
    (p_note).position, (p_note).id, extract(epoch from (p_note).at), (p_note).actor_id, (p_note).job,
    (p_note).actor, (p_note).action, (p_note).entity, (p_note).entity_id, encode((p_note).words_hash, 'hex')
    -- Entries before this column have the hash they had.
  ) || case when (p_note).undoes is null then '[]' else jsonb_build_array((p_note).undoes) end)::text, 'UTF8'))
$$;

/* Logs an action of an admin, a job, the secret key or SQL. Logs others only with p_always. */
create or replace function private.note_audit(
  p_action text, p_entity text, p_entity_id text, p_label text, p_before jsonb, p_after jsonb, p_always boolean default false
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_job text := private.acting_job();
  v_actor text := case when v_job is null then private.acting_key() end;
begin
  if v_job is null and v_actor is null and (v_user is null or not (
    p_always or private.is_admin()
    -- The row says already that this admin gave the role up.
    or (p_entity = 'profiles' and p_entity_id = v_user::text and p_before ->> 'role' = 'admin' and p_after ->> 'role' <> 'admin') is true
  )) then
    return;
  end if;
  insert into private.audit_log (actor_id, actor_email, job, actor, action, entity, entity_id, label, before, after, undoes)
  values (
    v_user, (select email from public.profiles where user_id = v_user), v_job, v_actor, p_action, p_entity, p_entity_id,
    left(coalesce(p_label, ''), 200), p_before, p_after, nullif(current_setting('private.undoes', true), '')::bigint
  );
end $$;

-- The parts of a change ------------------------------------------------------------------------------------------------

create aggregate private.merged(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');

create type private.change_part as (
  entity text, entity_id text, label text, was boolean, remains boolean, before jsonb, after jsonb, first_id bigint, last_id bigint
);
comment on type private.change_part is
  'What a change did to one row. was, remains: the row existed before and after it. before, after: the changed values, without those in between.';

/* Returns the parts of the change that an actor made at a moment, a listing before its hotel and rooms, a review before its report. */
create function private.change_parts(p_actor uuid, p_at timestamptz) returns setof private.change_part
language sql stable set search_path = ''
as $$
  select
    a.entity, a.entity_id, (array_agg(a.label order by a.id desc))[1], (array_agg(a.action order by a.id))[1] <> 'insert',
    (array_agg(a.action order by a.id desc))[1] <> 'delete', private.merged(a.before order by a.id desc), private.merged(a.after order by a.id),
    min(a.id), max(a.id)
  from private.audit_log as a
  -- A job repeats what it did.
  where a.at = p_at and a.actor_id = p_actor and a.action <> 'read' and a.job is null
  group by a.entity, a.entity_id
  having not ((array_agg(a.action order by a.id))[1] = 'insert' and (array_agg(a.action order by a.id desc))[1] = 'delete')
  order by case when a.entity in ('properties', 'reviews') then 1 when a.entity = 'hotels' then 2 else 3 end, a.entity_id
$$;

/* Returns the tables whose rows can be put back, with the column that the log names them by, and its type. */
create function private.undo_tables() returns table (entity text, relation text, key text, type text)
language sql immutable set search_path = ''
as $$
  values
    ('profiles', 'public.profiles', 'user_id', 'uuid'), ('settings', 'private.settings', 'only_row', 'boolean'),
    ('exchange_rates', 'public.exchange_rates', 'currency', 'text'), ('room_categories', 'public.room_categories', 'id', 'uuid'),
    ('hotels', 'public.hotels', 'id', 'uuid'), ('properties', 'public.properties', 'id', 'uuid'), ('reviews', 'public.reviews', 'id', 'uuid'),
    ('review_reports', 'private.review_reports', 'review_id', 'uuid'), ('rate_plans', 'private.rate_plans', 'room_category_id', 'uuid'),
    ('lowest_prices', 'private.lowest_prices', 'hotel_id', 'uuid'), ('room_blocks', 'private.room_blocks', 'id', 'uuid')
$$;

/* Returns a row as it is now, locked with p_lock; null if there is none. */
create function private.row_now(p_entity text, p_key text, p_lock boolean default false) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_row jsonb;
begin
  execute (
    select format('select to_jsonb(t) from %s as t where t.%I = $1::%s %s', relation, key, type, case when p_lock then 'for update' end)
    from private.undo_tables() where entity = p_entity
  ) into v_row using p_key;
  return v_row;
end $$;

/* Returns logged values as the table would hold them, without columns that it no longer has or that it computes. */
create function private.typed_values(p_entity text, p_values jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_relation constant regclass := (select relation::regclass from private.undo_tables() where entity = p_entity);
  v_row jsonb;
begin
  execute format('select to_jsonb(jsonb_populate_record(null::%s, $1))', v_relation) into v_row using p_values;
  return coalesce((
    select jsonb_object_agg(c.attname, v_row -> c.attname::text) from pg_catalog.pg_attribute as c
    where c.attrelid = v_relation and c.attnum > 0 and not c.attisdropped and c.attgenerated = '' and p_values ? c.attname::text
  ), '{}');
end $$;

/* Writes logged values to their row. The caller has checked that nothing changed since. */
create function private.put_back(p_entity text, p_key text, p_values jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_values constant jsonb := private.typed_values(p_entity, p_values);
begin
  if v_values = '{}' then return; end if;
  execute (
    select format(
      'update %1$s set (%2$s) = row (%3$s) from jsonb_populate_record(null::%1$s, $1) as n where %1$s.%4$I = $2::%5$s', t.relation,
      (select string_agg(format('%I', c.key), ', ' order by c.key) from jsonb_object_keys(v_values) as c (key)),
      (select string_agg(format('n.%I', c.key), ', ' order by c.key) from jsonb_object_keys(v_values) as c (key)), t.key, t.type
    )
    from private.undo_tables() as t where t.entity = p_entity
  ) using v_values, p_key;
end $$;

/* Returns the values of a row that differ from what a change left: [{entity, label, field, left, now}]; field null if the row is gone. */
create function private.part_differences(p_part private.change_part) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_now constant jsonb := private.row_now(p_part.entity, p_part.entity_id);
  v_thing constant jsonb := jsonb_build_object('entity', p_part.entity, 'label', p_part.label);
begin
  if v_now is null then return jsonb_build_array(v_thing || '{"field": null}'); end if;
  return (
    select coalesce(jsonb_agg(v_thing || jsonb_build_object('field', l.key, 'left', l.value, 'now', v_now -> l.key) order by l.key), '[]')
    from jsonb_each(private.typed_values(p_part.entity, p_part.after)) as l where v_now -> l.key is distinct from l.value
  );
end $$;

/* Returns what kind of undo a change needs; null if it has none. */
create function private.undo_kind(p_actor uuid, p_parts private.change_part[]) returns text
language sql stable set search_path = ''
as $$
  select case
    when t.things = '{profiles}' and t.only_updates and bool_and(
      p.after ? 'role' and p.after - 'role' = '{}'
      -- A first listing makes its sender an owner.
      and not (p.entity_id = p_actor::text and p.before ->> 'role' = 'user')
    ) then 'role'
    when t.things <@ '{settings,exchange_rates}' and t.only_updates
      and bool_and(p.entity = 'settings' and not p.after ? 'gateway' or p.entity_id = 'USD') then 'settings'
    when t.things <@ '{room_categories,hotels}' and t.only_updates then 'room'
    when t.things @> '{properties}' and t.things <@ '{properties,hotels,room_categories,compliance}' and bool_and(
      p.entity <> 'properties' or p.was and p.remains and p.after - '{status,rejection_reason,is_public,is_featured,hidden_by_admin,decided_at,
        published_at,submitted_at,deleted_at}'::text[] = '{}'
    ) then 'listing'
    when t.things @> '{reviews}' and t.things <@ '{reviews,review_reports}' and bool_and(
      p.entity <> 'reviews' or p.was and p.remains and p.after ? 'hidden_at' and p.after - '{hidden_at,hidden_reason,hidden_kind}'::text[] = '{}'
    ) then 'review'
    when t.things <@ '{rate_plans,rate_rules,lowest_prices}' then 'rates'
    -- The next reading of a calendar would repeat its own blocks.
    when t.things = '{room_blocks}' and bool_and(coalesce(p.before ->> 'feed_id', p.after ->> 'feed_id') is null) then 'blocks'
    when t.things @> '{bookings}' and t.things <@ '{bookings,payments,refunds,invoices,holds}'
      and count(*) filter (where p.entity = 'bookings' and p.was) = 1
      and bool_or(p.entity = 'bookings' and p.after ?| '{booking_status,payment_status}') then 'booking'
  end
  from unnest(p_parts) as p
  cross join (
    select array_agg(distinct k.entity) as things, bool_and(k.was and k.remains) as only_updates from unnest(p_parts) as k
  ) as t
  group by t.things, t.only_updates
$$;

-- Later changes ------------------------------------------------------------------------------------------------------

create function private.changed_thing(p_entity text, p_label text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_array(jsonb_build_object('entity', p_entity, 'label', p_label, 'field', null)) $$;

/* Returns a rule without its id: saving rates writes all rules of a room type again. */
create function private.rule_words(p_rule jsonb) returns text
language sql immutable return (p_rule - 'id')::text;

/* Returns how the rates of a change differ from what it left, as part_differences. */
create function private.rates_differences(p_parts private.change_part[]) returns jsonb
language sql volatile set search_path = ''
as $$
  with parts as materialized (
    select
      p.entity, p.entity_id, p.label, p.was, p.remains, p.before, p.after,
      coalesce(p.after ->> 'room_category_id', p.before ->> 'room_category_id', p.entity_id)::uuid as room,
      coalesce(p.after ->> 'kind', p.before ->> 'kind') = 'nights' as of_nights,
      case when p.remains then private.rule_words(p.after) end as left_words
    from unnest(p_parts) as p
  ),
  rules as materialized (
    select k.room_category_id as room, k.kind = 'nights' as of_nights, k.first_night, k.end_date, private.rule_words(to_jsonb(k)) as words
    from private.rate_rules as k where k.room_category_id in (select room from parts)
  ),
  others as materialized (
    select r.* from rules as r
    where not exists (select from parts as p where p.entity = 'rate_rules' and p.left_words = r.words)
  ),
  changed as (
    select p.entity, p.label from parts as p
    where p.entity <> 'lowest_prices' and not exists (select from public.room_categories as c where c.id = p.room)
    union
    select p.entity, p.label from parts as p
    where p.entity = 'rate_rules' and p.remains and not exists (select from rules as r where r.words = p.left_words)
    union
    -- A night has one rule of its own. Elsewhere the rules follow each other, so all of them must be those of the change.
    select p.entity, p.label from parts as p join others as o on o.room = p.room and o.of_nights = p.of_nights
    where p.entity = 'rate_rules' and (
      not p.of_nights or p.was and o.first_night < (p.before ->> 'end_date')::date and o.end_date > (p.before ->> 'first_night')::date
    )
  )
  select coalesce((select jsonb_agg(private.changed_thing(c.entity, c.label) -> 0) from changed as c), '[]') || coalesce((
    select jsonb_agg(d.value)
    from unnest(p_parts) as p cross join lateral jsonb_array_elements(private.part_differences(p)) as d where p.entity = 'lowest_prices'
  ), '[]') || coalesce((
    select jsonb_agg(jsonb_build_object('entity', 'rate_plans', 'label', p.label, 'field', l.key, 'left', l.value, 'now', n.plan -> l.key))
    from parts as p
    join public.room_categories as c on c.id = p.room
    cross join lateral (select to_jsonb(private.plain_plan(c.id)) as plan) as k
    cross join lateral (
      select coalesce((select to_jsonb(r) from private.rate_plans as r where r.room_category_id = c.id), k.plan) as plan
    ) as n
    cross join lateral jsonb_each(k.plan || case when p.remains then p.after else '{}' end) as l
    where p.entity = 'rate_plans' and (p.before ? l.key or p.after ? l.key) and n.plan -> l.key is distinct from l.value
  ), '[]')
$$;

/* Returns how the blocks of a change differ from what it left, as part_differences. */
create function private.block_differences(p_parts private.change_part[]) returns jsonb
language sql volatile set search_path = ''
as $$
  select coalesce(jsonb_agg(d.value), '[]')
  from unnest(p_parts) as p
  cross join lateral jsonb_array_elements(case
    when p.remains then private.part_differences(p)
    when private.row_now('room_blocks', p.entity_id) is not null then private.changed_thing('room_blocks', p.label)
    else '[]'
  end) as d
$$;

/* Returns why the change of a booking cannot be undone, or null. Codes: elsewhere (of the front desk, or older than 30 days), erased, over (its guest
   would be expected again after the check-out day), changed_since {changes: the booking as a whole, since}. */
create function private.refuse_undo_booking(p_booking_id uuid, p_at timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_change private.admin_changes;
  v_from timestamptz;
  v_fields jsonb;
  v_since jsonb;
begin
  select * into v_booking from public.bookings where id = p_booking_id;
  select * into v_change from private.admin_changes where booking_id = p_booking_id;
  if v_booking.erased_at is not null then return private.refusal('erased'); end if;
  if v_change.at is null or v_change.at < p_at then return private.refusal('elsewhere'); end if;
  if v_change.at = p_at and v_change.undone_at is null and private.change_mark(p_booking_id) = v_change.seen then
    return case when v_change.booking_before ->> 'booking_status' in ('pending', 'confirmed') and v_change.booking_before ->> 'checked_in_at' is null
      and v_change.booking_before ->> 'booking_status' <> v_booking.booking_status::text and v_booking.check_out_date <= private.today()
    then private.refusal('over') end;
  end if;
  -- The events of the change itself are older than the end of its undo by these seconds.
  v_from := case when v_change.at = p_at then v_change.ends_at - interval '65 seconds' else p_at end;
  select coalesce(jsonb_agg(distinct f.key), '[]') into v_fields from (
    select jsonb_object_keys(e.after) as key from private.booking_events as e where e.booking_id = p_booking_id and e.at > v_from and e.after is not null
    union all
    select 'payments' where exists (
      select from private.payments where booking_id = p_booking_id and greatest(recorded_at, received_at, ended_at) > v_from
      union all
      select from private.refunds where booking_id = p_booking_id and greatest(recorded_at, done_at, ended_at) > v_from
    )
  ) as f;
  select jsonb_build_object('actor_email', p.email, 'at', e.at, 'undone', coalesce(v_change.at = p_at and v_change.undone_at is not null, false)) into v_since
  from private.booking_events as e left join public.profiles as p on p.user_id = e.actor_id
  where e.booking_id = p_booking_id and e.at > v_from order by e.id desc limit 1;
  return private.refusal('changed_since') || jsonb_build_object(
    'changes', (
      select coalesce(
        jsonb_agg(jsonb_build_object('entity', 'bookings', 'label', v_booking.booking_reference, 'field', f.value)),
        private.changed_thing('bookings', v_booking.booking_reference)
      )
      from jsonb_array_elements(v_fields) as f
    ),
    'since', v_since
  );
end $$;

/* Returns what later changes did to the same values, even if the values are now as the change left them, as part_differences. For a listing, all
   of its states count as one value. Owners' changes are in the listing's history alone. */
create function private.later_differences(p_parts private.change_part[], p_at timestamptz, p_last bigint) returns jsonb
language sql stable set search_path = ''
as $$
  with states as (select '{status,is_public,hidden_by_admin,published_at,deleted_at,is_active}'::text[] as names)
  select coalesce(jsonb_agg(distinct jsonb_build_object('entity', d.entity, 'label', d.label, 'field', d.field)), '[]')
  from (
    select p.entity, p.label, f.key as field
    from unnest(p_parts) as p cross join states as s
    join private.audit_log as a on a.entity = p.entity and a.entity_id = p.entity_id and a.id > p_last and a.action <> 'read'
    cross join lateral jsonb_object_keys(coalesce(a.before, '{}') || coalesce(a.after, '{}')) as f (key)
    where p.was and p.entity <> 'compliance'
      and (p.before ? f.key or p.after ? f.key or f.key = any (s.names) and (p.before ?| s.names or p.after ?| s.names))
    union all
    select p.entity, p.label, case when c.how in ('hidden', 'shown') then 'is_public' when c.how in ('deleted', 'restored') then 'deleted_at' else 'status' end
    from unnest(p_parts) as p cross join states as s
    join private.listing_changes as c on c.property_id::text = p.entity_id and c.at > p_at
    where p.entity = 'properties' and p.was and (p.before ?| s.names or p.after ?| s.names)
      and c.how not in ('changed', 'at_once', 'featured', 'unfeatured')
  ) as d
$$;

/* Returns if a change can be undone now: {ok, kind, change: its first entry, entries}; null if changes of its kind never can. Codes: changed_since
   {changes: as part_differences; since: {actor_email, actor, job, at, undone} or null if the log does not say}, erased, over (its nights have
   passed), booked {bookings} (guests booked what it published), payout_replaced, elsewhere. */
create function private.undo_state(p_actor uuid, p_at timestamptz) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_parts constant private.change_part[] := array(select p from private.change_parts(p_actor, p_at) as p);
  v_kind constant text := private.undo_kind(p_actor, v_parts);
  v_change constant bigint := (select min(first_id) from unnest(v_parts));
  v_last constant bigint := (select max(last_id) from unnest(v_parts));
  v_state constant jsonb := jsonb_build_object(
    'change', v_change, 'entries', (select count(*) from private.audit_log where at = p_at and actor_id = p_actor and action <> 'read')
  );
  v_rooms text[];
  v_refusal jsonb;
  v_changes jsonb;
  v_since jsonb;
  v_bookings bigint;
begin
  if v_kind is null then return null; end if;
  -- A decision that was undone is made again with its own button, which checks the listing as it is then.
  if v_kind = 'listing' and exists (select from private.audit_log where id = v_change and undoes is not null) then return null; end if;
  if exists (
    select from unnest(v_parts) as p cross join lateral jsonb_each(p.before || p.after) as f where f.value = '"(erased)"'
  ) then
    return v_state || private.refusal('erased');
  end if;
  if v_kind = 'booking' then
    v_refusal := private.refuse_undo_booking((select p.entity_id::uuid from unnest(v_parts) as p where p.entity = 'bookings'), p_at);
    return v_state || coalesce(v_refusal, jsonb_build_object('ok', true, 'kind', v_kind));
  end if;
  v_changes := case v_kind
    when 'rates' then private.rates_differences(v_parts)
    when 'blocks' then private.block_differences(v_parts)
    else (
      select coalesce(jsonb_agg(d.value), '[]')
      from unnest(v_parts) as p cross join lateral jsonb_array_elements(private.part_differences(p)) as d
      -- A published hotel or room type is hidden again, whatever changed in it.
      where p.was and p.entity <> 'compliance'
    )
  end;
  if v_changes = '[]' and v_kind not in ('rates', 'blocks') then v_changes := private.later_differences(v_parts, p_at, v_last); end if;
  if v_changes <> '[]' then
    v_rooms := array(
      select coalesce(p.after ->> 'room_category_id', p.before ->> 'room_category_id') from unnest(v_parts) as p where v_kind in ('rates', 'blocks')
    );
    select jsonb_build_object('actor_email', a.actor_email, 'actor', a.actor, 'job', a.job, 'at', a.at, 'undone', a.undoes is not distinct from v_change)
    into v_since
    from private.audit_log as a
    where a.id > v_last and a.action <> 'read' and (
      (a.entity, a.entity_id) in (select p.entity, p.entity_id from unnest(v_parts) as p) or
      a.entity in (select p.entity from unnest(v_parts) as p) and coalesce(a.after ->> 'room_category_id', a.before ->> 'room_category_id') = any (v_rooms)
    )
    order by a.undoes is not distinct from v_change desc, a.id desc limit 1;
    if v_since is null and v_kind = 'listing' then
      select jsonb_build_object('actor_email', p.email, 'at', c.at) into v_since
      from private.listing_changes as c left join public.profiles as p on p.user_id = c.by_id
      where c.property_id = (select k.entity_id::uuid from unnest(v_parts) as k where k.entity = 'properties') and c.at > p_at
      order by c.id desc limit 1;
    end if;
    return v_state || private.refusal('changed_since') || jsonb_build_object('changes', v_changes, 'since', v_since);
  end if;
  if v_kind = 'blocks' and not exists (
    select from unnest(v_parts) as p where coalesce(p.after ->> 'end_date', p.before ->> 'end_date', 'infinity')::date > private.today()
  ) then
    return v_state || private.refusal('over');
  end if;
  if v_kind = 'listing' then
    if exists (select from unnest(v_parts) as p where p.entity = 'compliance' and p.was) then return v_state || private.refusal('payout_replaced'); end if;
    select count(*) into v_bookings from public.bookings as b
    where b.booking_status <> 'cancelled' and (
      b.hotel_id = any (array(select p.entity_id::uuid from unnest(v_parts) as p where not p.was and p.entity = 'hotels')) or
      b.room_category_id = any (array(select p.entity_id::uuid from unnest(v_parts) as p where not p.was and p.entity = 'room_categories'))
    );
    if v_bookings > 0 then return v_state || private.refusal('booked', 'bookings', v_bookings); end if;
  end if;
  return v_state || jsonb_build_object('ok', true, 'kind', v_kind);
end $$;

-- The undo of each kind ------------------------------------------------------------------------------------------------

/* Returns true while a change is undone: states move back as they came. API functions cannot set this. */
create function private.is_restoring() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(current_setting('private.undoing', true) in ('on', 'told'), false) $$;

/* Allows only moves in private.stay_moves. Raises PT409 'illegal_move'. Definer: writers have no rights on the table. */
create or replace function private.keep_stay_state() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_to constant private.stay_state := private.stay_state_of(
    new.booking_status, new.checked_in_at, new.is_no_show and new.booking_status = 'cancelled'
  );
begin
  if v_to <> old.stay_state and not private.is_restoring() and not exists (
    select from private.stay_moves where from_state = old.stay_state and to_state = v_to
  ) then
    raise exception 'illegal_move' using errcode = 'PT409', detail = old.stay_state || ' to ' || v_to;
  end if;
  if new.booking_status not in ('confirmed', 'completed') then new.checked_in_at := null; end if;
  if new.booking_status <> 'completed' then new.checked_out_at := null; end if;
  if new.booking_status <> 'cancelled' and old.is_no_show then
    -- Releases the rooms kept for the no-show, in the lock order of private.move_nights.
    perform from public.room_categories where id = new.room_category_id for share;
    delete from private.holds where booking_id = new.id;
  end if;
  -- The property charges the guest, so only an admin decides a dispute.
  if (v_to = 'no_show') <> old.is_no_show and private.is_admin() or v_to = 'checked_in' then new.no_show_disputed_at := null; end if;
  if new.booking_status <> 'cancelled' then
    new.is_no_show := false;
    new.no_show_fee := null;
    new.no_show_fee_reason := null;
    new.no_show_kept := null;
    new.cancelled_by_guest := false;
    new.cancelled_for_guest := false;
    new.cancel_answer_by := null;
    new.cancel_confirmed_at := null;
    new.cancel_reason := null;
    new.refund_promised := null;
  end if;
  return new;
end $$;

/* Keeps what an admin replaced: undo is possible for 60 seconds plus 5 for the network, and emails wait. p_money: private.money_rows before. */
create or replace function private.note_admin_change(p_change_id uuid, p_booking public.bookings, p_money jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  undo_for constant interval := '65 seconds';
  written constant text[] := '{booking_status,payment_status,is_no_show,checked_in_at,checked_out_at,cancelled_at,cancelled_by_guest,
    cancelled_for_guest,cancel_answer_by,cancel_confirmed_at,cancel_reason,refund_promised,no_show_fee,no_show_fee_reason,no_show_kept,
    no_show_disputed_at,advance_due_at,extended_at,has_report}';
  v_ends_at constant timestamptz := clock_timestamp() + undo_for;
  v_money constant jsonb := private.money_rows((p_booking).id);
  v_mails bigint[];
begin
  if (select auth.uid()) is null then return; end if;
  -- created_at = now() finds the emails of this transaction.
  with held as (
    update private.outbox set next_attempt_at = v_ends_at
    where status = 'pending' and created_at = now() and data ->> 'booking_id' = (p_booking).id::text
    returning id
  )
  select coalesce(array_agg(id), '{}') into v_mails from held;
  delete from private.admin_changes where booking_id = (p_booking).id;
  insert into private.admin_changes (booking_id, id, admin_id, ends_at, booking_before, money_before, added, seen, mails, at) values (
    (p_booking).id, p_change_id, (select auth.uid()), v_ends_at,
    (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(p_booking)) where key = any (written)),
    (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p_money) where value <> v_money -> key),
    array(select key::uuid from jsonb_object_keys(v_money) as key where not p_money ? key),
    private.change_mark((p_booking).id), v_mails, now()
  );
end $$;

/* Restores a booking and its money; later than the seconds of an undo, with a new deadline for an unpaid advance. p_mode: 'on' sends no emails, 'told'
   sends those of the change back. Raises PT409 sold_out. */
create function private.put_booking_back(p_change private.admin_changes, p_mode text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_before constant public.bookings := jsonb_populate_record(null::public.bookings, p_change.booking_before);
  v_now constant public.bookings := (select b from public.bookings as b where id = p_change.booking_id);
begin
  perform set_config('private.undoing', p_mode, true), set_config('private.undoes', coalesce((
    select min(id)::text from private.audit_log where at = p_change.at and actor_id = p_change.admin_id and action <> 'read'
  ), ''), true);
  perform private.undo_money(p_change);
  update public.bookings set
    booking_status = v_before.booking_status, is_no_show = v_before.is_no_show, checked_in_at = v_before.checked_in_at,
    checked_out_at = v_before.checked_out_at
  where id = p_change.booking_id and booking_status <> v_before.booking_status;
  if found and v_before.is_no_show then perform private.hold_no_show(p_change.booking_id); end if;
  -- After the update above: its triggers write some of these columns.
  execute (
    select format('update public.bookings set %s where id = %L', string_agg(format('%1$I = ($1).%1$I', key), ', '), p_change.booking_id)
    from jsonb_object_keys(p_change.booking_before - '{booking_status,is_no_show,checked_in_at,checked_out_at}'::text[]) as key
  ) using v_before;
  -- After the seconds of its undo, the earlier deadline may have passed, and the booking would be cancelled again.
  update public.bookings set advance_due_at = greatest(advance_due_at, private.advance_deadline(now(), check_in_date, advance_amount))
  where id = p_change.booking_id and now() >= p_change.ends_at and booking_status in ('pending', 'confirmed') and advance_due_at is not null
    and (booking_status, payment_status) is distinct from (v_now.booking_status, v_now.payment_status);
  update private.admin_changes set undone_at = now() where id = p_change.id;
  perform set_config('private.undoing', '', true);
end $$;

/* Undoes the last change of a booking's states by the same admin and deletes its emails. Credit notes stay, and deleted passport and visa details are
   lost. Codes: not_found, not_yours, too_late, changed {booking}, sold_out, busy. Definer: no role of a browser reaches bookings. */
create or replace function private.admin_undo_booking_change(p_change_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_change private.admin_changes;
  v_gone integer;
begin
  perform private.require_admin();
  perform from public.bookings where id = (select booking_id from private.admin_changes where id = p_change_id) for update;
  select * into v_change from private.admin_changes where id = p_change_id;
  if not found then return private.refusal('not_found'); end if;
  if v_change.admin_id <> (select auth.uid()) then return private.refusal('not_yours'); end if;
  if v_change.undone_at is not null then return jsonb_build_object('ok', true, 'booking', private.admin_states(v_change.booking_id)); end if;
  if clock_timestamp() >= v_change.ends_at then return private.refusal('too_late'); end if;
  if private.change_mark(v_change.booking_id) <> v_change.seen then
    return private.refusal('changed', 'booking', private.admin_states(v_change.booking_id));
  end if;
  begin
    delete from private.outbox where id = any (v_change.mails) and status = 'pending';
    get diagnostics v_gone = row_count;
    if v_gone < cardinality(v_change.mails) then raise exception 'too_late' using errcode = 'PT409'; end if;
    perform private.put_booking_back(v_change, 'on');
  exception when sqlstate 'PT409' then
    return private.refusal(sqlerrm);
  end;
  return jsonb_build_object('ok', true, 'booking', private.admin_states(v_change.booking_id));
end $$;

/* Undoes a change of a booking's states. If its emails were sent, it sends those of the change back, and can itself be undone. */
create function private.undo_booking(p_booking_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_change constant private.admin_changes := (select c from private.admin_changes as c where booking_id = p_booking_id);
  v_booking constant public.bookings := (select b from public.bookings as b where id = p_booking_id);
  v_money constant jsonb := private.money_rows(p_booking_id);
  v_unsent integer;
begin
  delete from private.outbox where id = any (v_change.mails) and status = 'pending';
  get diagnostics v_unsent = row_count;
  if v_unsent = cardinality(v_change.mails) then
    perform private.put_booking_back(v_change, 'on');
  else
    perform private.put_booking_back(v_change, 'told');
    perform private.note_admin_change(gen_random_uuid(), v_booking, v_money);
  end if;
end $$;

/* Undoes a change of rates. The caller has locked the rates of the property. */
create function private.undo_rates(p_parts private.change_part[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_part private.change_part;
  v_hotel uuid;
  v_rooms constant uuid[] := array(
    select distinct coalesce(p.after ->> 'room_category_id', p.before ->> 'room_category_id', p.entity_id)::uuid
    from unnest(p_parts) as p where p.entity <> 'lowest_prices' order by 1
  );
begin
  foreach v_part in array p_parts loop
    if v_part.entity = 'lowest_prices' then
      if v_part.was then
        perform private.put_back('lowest_prices', v_part.entity_id, v_part.before);
      else
        delete from private.lowest_prices where hotel_id = v_part.entity_id::uuid;
      end if;
    end if;
  end loop;
  if v_rooms = '{}' then return; end if;
  v_hotel := private.hotel_of_rooms(v_rooms);
  perform private.begin_rates(v_hotel);
  insert into private.rate_plans select (private.plain_plan(r)).* from unnest(v_rooms) as r on conflict do nothing;
  delete from private.rate_rules where id in (
    with gone as materialized (select private.rule_words(p.after) as words from unnest(p_parts) as p where p.entity = 'rate_rules' and p.remains)
    select k.id from private.rate_rules as k
    where k.room_category_id = any (v_rooms) and private.rule_words(to_jsonb(k)) in (select words from gone)
  );
  insert into private.rate_rules
  select (jsonb_populate_record(
    null::private.rate_rules, '{"arrival_only": false}' || p.before || jsonb_build_object('id', gen_random_uuid())
  )).*
  from unnest(p_parts) as p where p.entity = 'rate_rules' and p.was;
  foreach v_part in array p_parts loop
    if v_part.entity = 'rate_plans' then
      perform private.put_back('rate_plans', v_part.entity_id, case
        when v_part.was then v_part.before else to_jsonb(private.plain_plan(v_part.entity_id::uuid)) end);
    end if;
  end loop;
  perform private.end_rates(v_hotel);
end $$;

/* Undoes a change of blocks. Locks in the order of move_nights, as release_rooms. Raises PT409 sold_out. */
create function private.undo_blocks(p_parts private.change_part[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_part private.change_part;
begin
  perform from public.room_categories where id in (
    select coalesce(p.after ->> 'room_category_id', p.before ->> 'room_category_id')::uuid from unnest(p_parts) as p
  ) order by id for share;
  perform from private.nights as n
  where exists (
    select from unnest(p_parts) as p
    where p.remains and n.room_category_id = (p.after ->> 'room_category_id')::uuid
      and n.night >= (p.after ->> 'first_night')::date and n.night < (p.after ->> 'end_date')::date
  )
  order by n.room_category_id, n.night for update;
  delete from private.room_blocks where id in (select p.entity_id::uuid from unnest(p_parts) as p where not p.was);
  foreach v_part in array p_parts loop
    if v_part.was and v_part.remains then
      perform private.put_back('room_blocks', v_part.entity_id, v_part.before);
    elsif v_part.was then
      insert into private.room_blocks select (jsonb_populate_record(null::private.room_blocks, v_part.before)).*;
    end if;
  end loop;
end $$;

/* Undoes a change of settings through the call that made it, with its checks. */
create function private.undo_settings(p_parts private.change_part[]) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.save_settings(jsonb_object_agg(
    case f.key when 'inr_per_unit' then 'inr_per_usd' when 'as_of' then 'rate_as_of' else f.key end,
    jsonb_build_object('from', coalesce(p.after -> f.key, f.value), 'to', f.value)
  ))
  from unnest(p_parts) as p
  -- A rate keeps its date, which a new rate would not.
  cross join lateral jsonb_each(case p.entity
    when 'exchange_rates' then (select jsonb_build_object('as_of', as_of) from public.exchange_rates where currency = p.entity_id) || p.before
    else p.before
  end) as f
$$;

/* Writes a room type as admin_change_room describes. p_net: the price before tax, if several give this price. The caller has checked the right. */
create function private.write_room(p_room_category_id uuid, p_before jsonb, p_after jsonb, p_net bigint default null) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_property uuid;
  v_old public.room_categories;
  v_new public.room_categories;
  v_hotel public.hotels;
  v_is_listed boolean;
  v_before jsonb;
  v_reason text := nullif(private.tidy_line(p_after ->> 'tax_reason'), '');
  v_new_net bigint;
begin
  select h.property_id into v_property
  from public.room_categories as c join public.hotels as h on h.id = c.hotel_id where c.id = p_room_category_id;
  if v_property is not null then perform 1 from public.properties where id = v_property for update; end if;
  select * into v_old from public.room_categories where id = p_room_category_id for update;
  if not found then return private.refusal('not_found'); end if;
  select * into v_hotel from public.hotels where id = v_old.hotel_id;
  if (
    p_before ->> 'base_price', p_before ->> 'tax_rate', p_before ->> 'total_rooms', p_before ->> 'max_occupancy', p_before ->> 'is_active'
  ) is distinct from (
    v_old.base_price::text, trim_scale(v_old.tax_rate)::text, v_old.total_rooms::text, v_old.max_occupancy::text, v_old.is_active::text
  ) then
    return private.refusal('changed', 'room', private.admin_room_json(v_old, v_hotel));
  end if;
  perform 1 from public.property_rooms where id = p_room_category_id and property_id = v_property for update;
  v_is_listed := found;
  v_before := private.live_listing(v_property);

  begin
    v_new := v_old;
    v_new.base_price := (p_after ->> 'base_price')::bigint;
    v_new.total_rooms := (p_after ->> 'total_rooms')::integer;
    v_new.max_occupancy := (p_after ->> 'max_occupancy')::integer;
    v_new.is_active := (p_after ->> 'is_active')::boolean;
    if not v_is_listed or private.lawful_rate(v_new.base_price) = v_old.tax_rate then v_reason := null; end if;
    if v_reason is null then v_new.tax_rate := private.lawful_rate(v_new.base_price); end if;
    if v_new.base_price > 0 and v_new.tax_rate is null then return private.refusal('no_lawful_rate'); end if;
    if v_new.base_price <> v_old.base_price or v_new.tax_rate <> v_old.tax_rate then
      v_new_net := case
        when private.all_in_price(p_net, v_new.tax_rate) = v_new.base_price then p_net else private.price_before_tax(v_new.base_price, v_new.tax_rate)
      end;
      v_new.base_price := private.all_in_price(v_new_net, v_new.tax_rate);
    end if;
    update public.room_categories set
      base_price = v_new.base_price, tax_rate = v_new.tax_rate, total_rooms = v_new.total_rooms,
      max_occupancy = v_new.max_occupancy, is_active = v_new.is_active
    where id = p_room_category_id;
    if v_is_listed then
      perform private.carry_to_listing(v_property, v_old, v_new, v_new_net, v_reason);
      perform private.note_changed_room(v_property, v_before, v_old, v_new, v_new_net);
    end if;
  exception
    when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range then
      return private.refusal('invalid_room');
    when sqlstate 'PT409' then
      return private.refusal(sqlerrm, 'room', private.admin_room_json(v_old, v_hotel));
  end;
  return jsonb_build_object('ok', true, 'room', private.admin_room_json(v_new, v_hotel));
end $$;

/* Changes a room type. p_before: its values as read. The tax rate becomes the GST rate of the price, unless the listing has a tax_reason. Where
   submission and draft have the old values, they change too; other edits of the owner wait for a decision. Locks the listing, then the room, as an
   approval does. Codes: not_found, changed {room}, invalid_room, no_lawful_rate, would_oversell. */
create or replace function private.admin_change_room(p_room_category_id uuid, p_before jsonb, p_after jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.write_room(p_room_category_id, p_before, p_after);
end $$;

/* Undoes a change of a room type or hotel: prices, numbers and sale through the checks of admin_change_room. Returns its refusal, or null. Raises
   PT409 would_oversell. */
create function private.undo_room(p_part private.change_part, p_at timestamptz) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  terms constant text[] := '{base_price,tax_rate,total_rooms,max_occupancy,is_active,tax_reason}';
  v_now jsonb;
  v_answer jsonb;
begin
  -- The listing decides if guests see its hotel. Without a listing, its owner was erased.
  if p_part.entity = 'hotels' and p_part.before -> 'is_active' = 'true' and not exists (
    select from public.hotels as h join public.properties as p on p.id = h.property_id
    where h.id = p_part.entity_id::uuid and p.is_public and p.published_at is not null and p.deleted_at is null
  ) then
    return private.refusal('no_longer_valid');
  end if;
  if p_part.entity = 'room_categories' and p_part.before ?| terms then
    select private.admin_room_json(c, h) || jsonb_build_object('tax_rate', trim_scale(c.tax_rate)) into v_now
    from public.room_categories as c join public.hotels as h on h.id = c.hotel_id where c.id = p_part.entity_id::uuid;
    v_answer := private.write_room(
      p_part.entity_id::uuid, v_now,
      v_now || (select jsonb_object_agg(f.key, f.value) from jsonb_each(p_part.before) as f where f.key = any (terms)),
      -- The log has the price of guests; the owner's price before tax is in the listing's history.
      (
        select (d.value ->> 'before')::bigint
        from private.listing_changes as c cross join lateral jsonb_array_elements(c.changes) as d
        where c.property_id = (v_now ->> 'property_id')::uuid and c.at = p_at and d.value ->> 'field' = 'base_price'
          and d.value ->> 'room_id' = p_part.entity_id
        limit 1
      )
    );
    if v_answer ->> 'ok' = 'false' then return v_answer; end if;
  end if;
  perform private.put_back(p_part.entity, p_part.entity_id, p_part.before - case p_part.entity when 'room_categories' then terms else '{}' end);
  return null;
end $$;

-- Decisions on listings ------------------------------------------------------------------------------------------------

/* Allows only changes in the table, and keeps dates, reason and hidden_by_admin. Direct SQL counts as an admin. Raises 42501, or PT400
   'reason_required'. Definer: no role may read the table. */
create or replace function private.guard_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
begin
  if private.is_restoring() then return new; end if;
  new.rejection_reason := nullif(private.tidy_text(new.rejection_reason), '');
  if new.status <> 'rejected' then new.rejection_reason := null; end if;
  if new.status is distinct from old.status then
    if not exists (
      select 1 from private.status_transitions as t
      where t.from_status = old.status and t.to_status = new.status
        and case t.actor
          when 'owner' then old.owner_id = v_user
          when 'publishing' then private.is_publishing() and old.owner_id = v_user and old.published_at is not null and not old.hidden_by_admin
          else v_user is null or private.is_admin()
        end
    ) then
      raise exception 'A listing does not go from % to % that way.', old.status, new.status using errcode = '42501';
    end if;
    if new.status = 'submitted' then new.submitted_at := now(); end if;
    if new.status in ('approved', 'rejected') and not private.is_publishing() then new.decided_at := now(); end if;
    if new.status = 'approved' and old.published_at is null then
      new.published_at := now();
      new.is_public := true;
    elsif old.status = 'approved' and new.status in ('draft', 'rejected') then
      -- An admin unpublishes it; owners cannot unpublish a live listing this way.
      new.published_at := null;
      new.is_public := false;
    end if;
  end if;
  if new.status = 'rejected' and new.rejection_reason is null then
    raise exception 'reason_required' using errcode = 'PT400';
  end if;
  if new.is_public <> old.is_public then
    new.hidden_by_admin := not new.is_public and new.published_at is not null and v_user is distinct from old.owner_id;
  end if;
  return new;
end $$;

/* Emails the owner about submissions and decisions, and admins about submissions. Definer: no role has rights on emails. */
create or replace function private.mail_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Repeated submissions send one email in ten minutes; decisions always differ.
  v_event constant text := extract(epoch from case new.status
    when 'submitted' then date_bin(interval '10 minutes', now(), timestamptz '2000-01-01') else clock_timestamp()
  end)::text;
begin
  if private.is_restoring() or new.status = 'approved' and private.is_publishing() then return null; end if;
  perform private.mail_owner(
    'listing_' || new.status::text, new.id,
    jsonb_build_object(
      'reason', new.rejection_reason, 'is_public', new.is_public,
      'hotel_id', (select id from public.hotels where property_id = new.id)
    ),
    v_event
  );
  if new.status = 'submitted' then
    insert into private.outbox (kind, recipient, data, dedupe_key)
    select
      'listing_waiting', p.email,
      jsonb_build_object(
        'property_id', new.id, 'name', new.name, 'city', new.city, 'is_again', old.submitted_at is not null,
        'owner_name', private.owner_contact(new.owner_id) ->> 'full_name'
      ),
      concat_ws(':', 'listing_waiting', new.id, v_event, p.user_id)
    from public.profiles as p where p.role = 'admin' and p.email is not null
    on conflict (dedupe_key) do nothing;
  end if;
  return null;
end $$;

/* Applies approval and visibility to the hotel in the same transaction. Definer: no role may insert hotels. */
create or replace function private.copy_listing_state() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_shown constant boolean := new.is_public and new.deleted_at is null;
  v_before jsonb;
begin
  -- publish_changes writes the hotel itself.
  if new.status = 'approved' and old.status <> 'approved' and private.is_publishing() then return null; end if;
  if new.status = 'approved' and old.status <> 'approved' and not private.is_restoring() then
    -- After a first approval was undone, the hotel is there, but was never live.
    if exists (select from private.approvals where property_id = new.id) then v_before := private.live_listing(new.id); end if;
    perform private.publish_listing(new.id);
    -- A listing approved from a draft has no submission to approve.
    if old.status <> 'draft' then perform private.approve_compliance(new.id); end if;
    perform private.note_approved(new.id, v_before);
    perform private.note_listing_change(
      new.id, 'approved',
      case when v_before is null then '[]' else private.listing_differences(v_before, private.live_listing(new.id)) end
    );
  else
    update public.hotels set is_active = v_is_shown, is_featured = new.is_featured
    where property_id = new.id and (is_active <> v_is_shown or is_featured <> new.is_featured);
  end if;
  return null;
end $$;

/* Queues one email for an admin's changes within ten minutes. Not for approvals or the owner's own changes. Definer: no role may read the log. */
create or replace function private.mail_listing_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- The log of a changed block has only the differences.
  v_room constant uuid := case new.entity
    when 'room_categories' then new.entity_id
    when 'room_blocks' then coalesce(
      new.after ->> 'room_category_id', new.before ->> 'room_category_id',
      (select room_category_id::text from private.room_blocks where id = new.entity_id::uuid)
    )
  end;
  v_window constant timestamptz := date_bin(interval '10 minutes', now(), timestamptz '2000-01-01');
begin
  -- The owner gets another email about a decision that is undone.
  if private.is_restoring() then return null; end if;
  insert into private.outbox as o (kind, recipient, data, dedupe_key, next_attempt_at)
  select
    'listing_changed', p.email,
    jsonb_build_object(
      'property_id', l.id, 'name', l.name, 'city', l.city, 'full_name', coalesce(w.full_name, p.full_name), 'notes', jsonb_build_array(new.id)
    ),
    'listing_changed:' || l.id || ':' || extract(epoch from v_window),
    -- One more minute for changes that are still running.
    v_window + interval '11 minutes'
  from public.hotels as h
  join public.properties as l on l.id = h.property_id and l.deleted_at is null
  join public.profiles as p on p.user_id = l.owner_id and p.email is not null
  left join public.owner_profiles as w on w.user_id = l.owner_id
  where l.owner_id <> new.actor_id
    and h.id = coalesce((select c.hotel_id from public.room_categories as c where c.id = v_room), case new.entity when 'hotels' then new.entity_id::uuid end)
  on conflict (dedupe_key) do update set data = jsonb_set(o.data, '{notes}', o.data -> 'notes' || to_jsonb(new.id))
    where o.status = 'pending' and jsonb_array_length(o.data -> 'notes') < 500;
  return null;
end $$;

/* Undoes a decision on a listing, or its hiding, deletion and the like. A first approval: hides the hotel and its new room types. A later one: brings
   the live version back, with what needs a review again. Emails the owner if an email about the decision was sent. Raises PT409 would_oversell. */
create function private.undo_listing(p_parts private.change_part[], p_at timestamptz) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  told constant text[] := '{listing_submitted,listing_waiting,listing_approved,listing_rejected,listing_taken_off,payout_changed}';
  v_id constant uuid := (select p.entity_id::uuid from unnest(p_parts) as p where p.entity = 'properties');
  v_approved constant jsonb := (
    select changes from private.listing_changes where property_id = v_id and at = p_at and how = 'approved' order by id desc limit 1
  );
  v_part private.change_part;
  v_now public.properties;
  v_kind text;
begin
  perform set_config('private.undoing', 'on', true);
  foreach v_part in array p_parts loop
    if v_part.was and v_part.entity in ('properties', 'hotels', 'room_categories') then
      perform private.put_back(v_part.entity, v_part.entity_id, v_part.before);
    elsif v_part.entity in ('hotels', 'room_categories') then
      perform private.put_back(v_part.entity, v_part.entity_id, '{"is_active": false}');
    elsif v_part.entity = 'compliance' then
      -- Other live listings of the owner are paid to the same account.
      delete from private.compliance as c where c.owner_id = v_part.entity_id::uuid and c.property_id = v_id and not exists (
        select from public.properties as p where p.owner_id = c.owner_id and p.id <> v_id and p.published_at is not null
      );
    end if;
  end loop;
  select * into v_now from public.properties where id = v_id;
  if v_now.is_public and (v_now.published_at is null or v_now.deleted_at is not null) then
    raise exception 'no_longer_valid' using errcode = 'PT409';
  end if;
  update public.hotels set is_active = false where property_id = v_id and is_active and (v_now.is_public and v_now.published_at is not null) is not true;
  if v_approved is not null then
    update private.uploads set approved_at = null where property_id = v_id and approved_at = p_at;
    if v_now.published_at is null then
      delete from private.approvals where property_id = v_id;
    else
      update private.approvals as a set
        basics = a.basics || coalesce((
          select jsonb_object_agg(d.value ->> 'field', d.value -> 'before') from jsonb_array_elements(v_approved) as d
          where d.value ->> 'part' = 'basics' and a.basics ? (d.value ->> 'field')
        ), '{}'),
        prices = a.prices || coalesce((
          select jsonb_object_agg(d.value ->> 'room_id', d.value -> 'before') from jsonb_array_elements(v_approved) as d
          where d.value ->> 'field' = 'base_price'
        ), '{}')
      where a.property_id = v_id;
    end if;
  end if;
  if exists (select from unnest(p_parts) as p where p.entity = 'properties' and p.after ? 'status') and v_now.status in ('submitted', 'approved') then
    perform private.note_listing_change(
      v_id, case v_now.status when 'approved' then 'approved' else 'under_review' end, p_reason => 'We undid our last decision.'
    );
  end if;
  perform set_config('private.undoing', '', true);
  delete from private.outbox where created_at = p_at and status = 'pending' and kind = any (told) and data ->> 'property_id' = v_id::text;
  -- Sent emails are forgotten after 30 days.
  if v_now.owner_id = auth.uid() or not exists (
    select from private.outbox where created_at = p_at and kind = any (told) and data ->> 'property_id' = v_id::text
  ) and not (p_at < now() - interval '30 days' and exists (
    select from unnest(p_parts) as p where p.entity = 'properties' and p.after ?| '{status,is_public,deleted_at}' and p.after ->> 'status' is distinct from 'pending'
  )) then
    return;
  end if;
  v_kind := case
    when v_now.deleted_at is not null or v_now.status = 'draft' or v_now.status = 'approved' and not v_now.is_public then 'listing_taken_off'
    when v_now.status in ('submitted', 'pending') then 'listing_submitted' else 'listing_' || v_now.status::text
  end;
  perform private.mail_owner(
    v_kind, v_id, jsonb_build_object(
      'undone', true, 'reason', v_now.rejection_reason, 'is_public', v_now.is_public,
      'hotel_id', (select id from public.hotels where property_id = v_id),
      'listing_status', case when v_now.deleted_at is not null then 'deleted' when v_now.status = 'draft' then 'draft' else 'hidden' end
    ), extract(epoch from clock_timestamp())::text
  );
end $$;

/* Undoes a change of a review's visibility with the call of its opposite. A review that waited for a check waits again, a report that it decided is open
   again. */
create function private.undo_review(p_parts private.change_part[], p_at timestamptz) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_part constant private.change_part := (select p from unnest(p_parts) as p where p.entity = 'reviews');
  v_id constant uuid := v_part.entity_id::uuid;
begin
  if exists (select from unnest(p_parts) as p where p.entity = 'review_reports' and p.before ->> 'state' = 'open') then
    update private.review_reports set state = 'open', decided_at = null, decision_reason = null where review_id = v_id;
    delete from private.outbox
    where kind = 'review_report_decided' and created_at = p_at and status = 'pending' and data ->> 'review_id' = v_id::text;
    -- The next decision gets an email of its own.
    update private.outbox set dedupe_key = dedupe_key || ':' || id
    where kind = 'review_report_decided' and created_at = p_at and data ->> 'review_id' = v_id::text;
  end if;
  if v_part.before -> 'hidden_at' = 'null' then return private.show_review(v_id); end if;
  if v_part.before ->> 'hidden_reason' is not null then
    return private.hide_review(v_id, v_part.before ->> 'hidden_reason', v_part.before ->> 'hidden_kind');
  end if;
  perform private.put_back('reviews', v_part.entity_id, v_part.before);
  update private.review_stays set awaits_check = true where review_id = v_id;
  return null;
end $$;

-- The calls ------------------------------------------------------------------------------------------------------------

/* Locks what a change of this kind wrote, in the order of the calls that write it. */
create function private.lock_change(p_kind text, p_parts private.change_part[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_part private.change_part;
  v_lock text;
  v_ids uuid[];
begin
  if p_kind in ('rates', 'blocks') then
    for v_lock in
      select distinct case p_kind when 'blocks' then 'release_rooms ' || c.id else 'private.write_rate_months ' || c.hotel_id end
      from public.room_categories as c where c.id in (
        select coalesce(p.after ->> 'room_category_id', p.before ->> 'room_category_id', p.entity_id)::uuid from unnest(p_parts) as p
      )
      order by 1
    loop
      perform pg_advisory_xact_lock(hashtextextended(v_lock, 0));
    end loop;
  elsif p_kind = 'booking' then
    perform from public.bookings where id in (select p.entity_id::uuid from unnest(p_parts) as p where p.entity = 'bookings') for update;
  elsif p_kind = 'settings' then
    perform from private.settings for update;
    perform from public.exchange_rates for update;
  else
    if p_kind = 'room' then
      v_ids := array(select p.entity_id::uuid from unnest(p_parts) as p);
      perform from public.properties where id in (
        select h.property_id from public.hotels as h where h.id = any (v_ids) or h.id in (
          select c.hotel_id from public.room_categories as c where c.id = any (v_ids)
        )
      ) order by id for update;
    end if;
    foreach v_part in array p_parts loop
      if v_part.entity in ('profiles', 'properties', 'hotels', 'room_categories', 'reviews', 'review_reports') then
        perform private.row_now(v_part.entity, v_part.entity_id, true);
      end if;
    end loop;
  end if;
end $$;

/* Undoes the change that an entry of the log belongs to, with all its entries, if nothing changed since. Each undo is an entry too and can be undone,
   except that of a decision on a listing. Codes: not_found, not_undoable, those of undo_state, those of the call that makes the change (last_admin,
   fresh_proof_needed, second_factor_needed, would_oversell, no_lawful_rate), no_longer_valid (the earlier values), sold_out, busy. Definer: no role may read the log. */
create or replace function private.undo_change(p_audit_id bigint) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_note private.audit_log;
  v_parts private.change_part[];
  v_part private.change_part;
  v_kind text;
  v_state jsonb;
  v_answer jsonb;
begin
  perform private.require_admin();
  select * into v_note from private.audit_log where id = p_audit_id;
  if not found then return private.refusal('not_found'); end if;
  v_parts := array(select p from private.change_parts(v_note.actor_id, v_note.at) as p);
  v_kind := case when v_note.action <> 'read' then private.undo_kind(v_note.actor_id, v_parts) end;
  if v_kind is null then return private.refusal('not_undoable'); end if;
  -- Locked before the comparison, so that of two undos the second is refused.
  perform private.lock_change(v_kind, v_parts);
  v_state := private.undo_state(v_note.actor_id, v_note.at);
  if v_state is null then return private.refusal('not_undoable'); end if;
  if v_state ->> 'ok' = 'false' then return v_state; end if;
  begin
    perform set_config('private.undoes', v_state ->> 'change', true);
    case v_kind
      when 'role' then
        v_part := v_parts[1];
        v_answer := private.admin_set_role(v_part.entity_id::uuid, v_part.after ->> 'role', v_part.before ->> 'role');
      when 'settings' then v_answer := private.undo_settings(v_parts);
      when 'room' then
        foreach v_part in array v_parts loop
          v_answer := private.undo_room(v_part, v_note.at);
          -- Nothing is undone if one part is refused.
          if v_answer ->> 'ok' = 'false' then raise exception 'refused' using errcode = 'PT400'; end if;
        end loop;
      when 'listing' then perform private.undo_listing(v_parts, v_note.at);
      when 'review' then v_answer := private.undo_review(v_parts, v_note.at);
      when 'rates' then perform private.undo_rates(v_parts);
      when 'blocks' then perform private.undo_blocks(v_parts);
      when 'booking' then
        perform private.undo_booking((select p.entity_id::uuid from unnest(v_parts) as p where p.entity = 'bookings'));
    end case;
    perform set_config('private.undoes', '', true);
  exception
    when sqlstate 'PT400' then return case when v_answer ->> 'ok' = 'false' then v_answer else private.refusal(sqlerrm) end;
    when sqlstate 'PT409' then return private.refusal(sqlerrm);
    when integrity_constraint_violation then return private.refusal('no_longer_valid');
  end;
  return coalesce(v_answer, '{"ok": true}');
end $$;

/* Returns the log for admins: {total, rows}, 50 a page, newest first. p_search: person, job, name or id. p_action "change": all but views. undo: as
   undo_state. */
create or replace function private.admin_audit(
  p_search text default null, p_entity text default null, p_action text default null, p_page integer default 1
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 50;
  -- A change of more entries is compared when it is undone: 50 such changes would take seconds.
  compared_entries constant integer := 60;
  v_pattern text := private.like_pattern(p_search);
  v_ids bigint[];
  v_total bigint;
begin
  perform private.require_admin();
  with found as not materialized (
    select a.id from private.audit_log as a
    where (p_entity is null or a.entity = p_entity) and (p_action is null or a.action = p_action or p_action = 'change' and a.action <> 'read')
      and (v_pattern is null or concat_ws(' ', a.actor_email, a.actor, a.job, a.label, a.entity_id) ilike v_pattern)
  )
  select (select count(*) from found), array(select id from found order by id desc limit page_size offset private.rows_before(p_page, page_size))
  into v_total, v_ids;
  return jsonb_build_object('total', v_total, 'rows', coalesce((
    with changes as materialized (
      select c.at, c.actor_id, case
        when n.entries <= compared_entries then private.undo_state(c.actor_id, c.at)
        -- The undo itself compares.
        when n.only_known then jsonb_build_object('ok', true, 'change', n.change, 'entries', n.entries)
      end as state
      from (select distinct at, actor_id from private.audit_log where id = any (v_ids) and action <> 'read' and actor_id is not null) as c
      cross join lateral (
        select count(*) as entries, min(a.id) as change, bool_and(a.entity in (select entity from private.undo_tables() union select 'rate_rules')) as only_known
        from private.audit_log as a where a.at = c.at and a.actor_id = c.actor_id and a.action <> 'read'
      ) as n
    )
    select jsonb_agg(
      private.audit_entry(a) || jsonb_build_object('undoable', (c.state ->> 'ok')::boolean, 'undo', c.state) order by a.id desc
    )
    from private.audit_log as a
    left join changes as c on c.at = a.at and c.actor_id = a.actor_id and a.action <> 'read'
    where a.id = any (v_ids)
  ), '[]'));
end $$;

/* Returns the caller's newest change of one of these entities in the last minute, if it can be undone, for the undo in its toast: {ok, change: an
   entry or null, age: milliseconds since it began}. p_entity_id: of this row only. Definer: no role may read the log. */
create function private.admin_own_change(p_entities text[], p_entity_id text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_note private.audit_log;
begin
  perform private.require_admin();
  select * into v_note from private.audit_log as a
  where a.actor_id = (select auth.uid()) and a.at > now() - interval '1 minute' and a.action <> 'read' and a.entity = any (p_entities)
    and (p_entity_id is null or a.entity_id = p_entity_id)
  order by a.id desc limit 1;
  return jsonb_build_object('ok', true, 'change', case
    when (private.undo_state(v_note.actor_id, v_note.at) ->> 'ok')::boolean then v_note.id
  end, 'age', extract(epoch from clock_timestamp() - v_note.at) * 1000);
end $$;
select private.offer('admin_own_change', 'authenticated, service_role');

drop function private.is_as_left(private.audit_log);

/* Deletes old rows. The retention periods must match the description of the job. */
create or replace function private.job_purge() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  batch constant integer := 500;
begin
  perform private.purge('private.admin_changes', 'ends_at < now() - interval ''30 days''');
  return jsonb_build_object(
    'rate_limits', private.purge('private.rate_hits', 'expires_at < now()'),
    'human_proofs', private.purge('private.human_proofs', 'expires_at < now()'),
    -- A browser retries within minutes; a week covers a sleeping tab.
    'booking_keys', private.purge('private.idempotency_keys', 'created_at < now() - interval ''7 days'' order by created_at'),
    'holds', private.purge_holds(now() - interval '7 days', batch),
    'drafts', private.purge(
      'public.properties', 'status = ''draft'' and submitted_at is null and published_at is null
        and greatest(created_at, draft_saved_at) < now() - interval ''1 year''', batch
    ),
    'deleted_listings', private.purge('public.properties', 'deleted_at < now() - interval ''90 days''', batch),
    'addresses', private.purge(
      'private.subscriptions', 'confirmed_at is null and stopped_at is null and created_at < now() - interval ''30 days''', batch
    ),
    'waits', private.purge(
      'private.waits', 'check_in_date < private.today() or confirmed_at is null and created_at < now() - interval ''7 days''
        or told_at < now() - interval ''30 days'''
    ),
    'invitations', private.purge('private.house_people', 'accepted_at is null and invited_at < now() - interval ''30 days''', batch),
    -- The gateway repeats deliveries for a day; later ones change nothing.
    'deliveries', private.purge('private.gateway_events', 'at < now() - interval ''90 days'' order by at'),
    'job_runs', private.purge('private.job_runs', 'state <> ''running'' and started_at < now() - interval ''30 days'''),
    'schedule_notes', private.purge_schedule(now() - interval '7 days')
  );
end $$;
update private.jobs set description = replace(replace(
  description, ' After 1 day: changes that admins could undo.', ''), 'After 30 days: ', 'After 30 days: booking changes that admins could undo, '
) where name = 'purge';
