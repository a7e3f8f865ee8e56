-- A hash chain over the log, so that changes by the database owner show.

create table private.audit_head (
  only_row boolean primary key default true check (only_row),
  -- The number of rows and the last hash, so that a cut tail shows.
  position bigint not null default 0 check (position >= 0),
  hash bytea not null default decode(repeat('00', 32), 'hex') check (octet_length(hash) = 32)
);
comment on table private.audit_head is 'The end of the chain of private.audit_log. Kept by the trigger chain_audit.';
insert into private.audit_head default values;
-- Rows of open transactions only.
create index audit_log_unchained on private.audit_log (id) where position is null;

/* Returns the hash of a row's words, with a random salt, so that erased words cannot be guessed. */
create function private.audit_words(p_note private.audit_log) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(coalesce((p_note).salt, '') || convert_to(
    jsonb_build_array((p_note).actor_email, (p_note).label, (p_note).before, (p_note).after)::text, 'UTF8'
  ))
$$;

/* Returns the hash over the previous hash and the row. Covers only the hash of its words, so that erasures keep the chain intact. */
create function private.audit_hash(p_note private.audit_log) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256((p_note).previous_hash || convert_to(jsonb_build_array(
    (p_note).position, (p_note).id, extract(epoch from (p_note).at), (p_note).actor_id, (p_note).job,
    (p_note).actor, (p_note).action, (p_note).entity, (p_note).entity_id, encode((p_note).words_hash, 'hex')
  )::text, 'UTF8'))
$$;

/* Chains rows at commit. Deferred, so the head is the last lock and cannot deadlock; constraint triggers that take locks must not be deferred. Above
   read committed the second writer fails with 40001. Definer: no role may write the log. */
create function private.chain_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_head private.audit_head;
  v_note private.audit_log;
begin
  -- The first row chains all rows of its transaction.
  if exists (select from private.audit_log where id = new.id and position is not null) then return null; end if;
  select * into strict v_head from private.audit_head where only_row for update;
  for v_note in select * from private.audit_log where position is null order by id loop
    v_note.position := v_head.position + 1;
    v_note.previous_hash := v_head.hash;
    v_note.salt := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
    v_note.words_hash := private.audit_words(v_note);
    v_note.hash := private.audit_hash(v_note);
    update private.audit_log
    set position = v_note.position, previous_hash = v_note.previous_hash, salt = v_note.salt, words_hash = v_note.words_hash,
      hash = v_note.hash
    where id = v_note.id;
    v_head.position := v_note.position;
    v_head.hash := v_note.hash;
  end loop;
  update private.audit_head set position = v_head.position, hash = v_head.hash where only_row;
  return null;
end $$;
create constraint trigger chain_audit after insert on private.audit_log
  deferrable initially deferred for each row execute function private.chain_audit();

/* Refuses changes of the log, except chaining a row once and erasing its words. The table owner's manual changes pass, but break the chain. Invoker,
   so that current_user is the caller. Raises 42501. */
create function private.guard_audit() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  link constant text[] := '{position,previous_hash,words_hash,salt,hash}';
  words constant text[] := '{actor_email,label,before,after,salt}';
begin
  if tg_op = 'UPDATE' and tg_table_name = 'audit_log' then
    if old.position is null and new.position is not null and to_jsonb(old) - link = to_jsonb(new) - link then return new; end if;
    if private.is_erasing() and new.position is not null and new.salt is null and to_jsonb(old) - words = to_jsonb(new) - words then
      return new;
    end if;
  end if;
  if current_user = (select pg_catalog.pg_get_userbyid(relowner) from pg_catalog.pg_class where oid = tg_relid)
    and private.acting_job() is null and private.acting_key() like 'database: %' then
    return coalesce(new, old);
  end if;
  raise exception 'The audit log cannot be changed.' using errcode = '42501';
end $$;
create trigger guard_audit before update or delete on private.audit_log
  for each row execute function private.guard_audit();
create trigger keep_audit_whole before truncate on private.audit_log
  for each statement execute function private.guard_audit();

/* Returns the faults of the chain. Erased rows must match a later erasure note. fault: 'changed', 'missing' (rows before it), 'replaced' (the row
   before it), 'loose' (not chained), 'cut' (the end), 'rewritten' (differs from an earlier check). */
create function private.audit_faults() returns table (fault text, place bigint, id bigint, at timestamptz, entity text, label text)
language sql stable set search_path = ''
as $$
  with links as materialized (
    select a as note, lag(a.position, 1, 0) over in_order as place_before,
      lag(a.hash, 1, decode(repeat('00', 32), 'hex')) over in_order as hash_before,
      lead(a.position) over in_order is null as is_last
    from private.audit_log as a where a.position is not null
    window in_order as (order by a.position)
  ),
  erased as materialized (
    select (l.note).position as erased_at, e.key::bigint as place, e.value as words
    from links as l
    cross join lateral jsonb_each_text(
      case jsonb_typeof((l.note).after -> 'entries') when 'object' then (l.note).after -> 'entries' else '{}' end
    ) as e
    where (l.note).entity = 'people' and (l.note).action = 'delete'
  )
  select f.fault, (l.note).position, (l.note).id, (l.note).at, (l.note).entity, (l.note).label
  from links as l
  cross join lateral (
    select 'changed' where (l.note).hash <> private.audit_hash(l.note) or case
      when (l.note).salt is not null then (l.note).words_hash <> private.audit_words(l.note)
      else not exists (
        select from erased as e
        where e.place = (l.note).position and e.erased_at > e.place and e.words = encode(private.audit_words(l.note), 'hex')
      )
    end
    union all
    select case when (l.note).position <> l.place_before + 1 then 'missing' else 'replaced' end
    where (l.note).position <> l.place_before + 1 or (l.note).previous_hash <> l.hash_before
  ) as f (fault)
  union all
  select 'loose', null, a.id, a.at, a.entity, a.label from private.audit_log as a where a.position is null
  union all
  select 'cut', h.position, null, null, null, null
  from private.audit_head as h
  where not exists (
    select from links as l where l.is_last and (l.note).position = h.position and (l.note).hash = h.hash
  ) and not (h.position = 0 and not exists (select from links))
  order by 2, 3
$$;
