-- A log of each hotel's reviews that anyone can check. Each entry has the hash of the one before. Texts are in it as salted hashes, so that we can
-- hide or erase them and the chain stays valid. Only an earlier copy shows that the whole log was rewritten. docs/check-reviews.mjs checks it.
-- Definer functions: no API role has rights on the tables.

create table private.review_salts (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  salt text not null check (salt ~ '^[0-9a-f]{64}$')
);
comment on table private.review_salts is
  'The key that opens the commitment to the text of a review. Deleted with the text, so that the text cannot be guessed afterwards.';

create table private.review_log (
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  -- From 1, without gaps.
  n integer not null check (n > 0),
  kind text not null check (kind in ('left', 'hidden', 'shown', 'removed')),
  -- No foreign key: the review may be deleted.
  review_id uuid not null,
  at timestamptz not null,
  rating smallint,
  aspects jsonb check (private.is_json(aspects, 'object', 200)),
  reason text check (reason in ('stranger', 'insult', 'personal', 'spam', 'other')),
  words_hash text check (words_hash ~ '^[0-9a-f]{64}$'),
  previous text not null check (previous ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (hotel_id, n),
  constraint entry_is_whole check (
    (kind = 'left') = (rating is not null) and (kind = 'left') = (words_hash is not null) and (kind = 'hidden') = (reason is not null)
      and (kind = 'left' or aspects is null)
  )
);
comment on table private.review_log is 'The chained log of the reviews of each hotel. Only the trigger log_review writes it.';

/* Returns the hash of a JSON list of salt, name, title and comment, formatted as JSON.stringify does. */
create function private.review_words_hash(p_salt text, p_review public.reviews) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(
    '[' || to_json(p_salt) || ',' || to_json((p_review).reviewer_name) || ',' || to_json((p_review).title) || ','
      || to_json((p_review).comment) || ']', 'UTF8'
  )), 'hex')
$$;

/* Returns an entry as it is published and hashed, without its hash: canonical JSON (RFC 8785) that no session setting changes. */
create function private.review_entry(p_entry private.review_log) returns text
language sql stable set search_path = ''
as $$
  select '{"aspects":' || case when (p_entry).aspects is null then 'null' else
      '{"clean":' || ((p_entry).aspects ->> 'clean') || ',"people":' || ((p_entry).aspects ->> 'people')
        || ',"place":' || ((p_entry).aspects ->> 'place') || ',"value":' || ((p_entry).aspects ->> 'value') || '}'
    end
    || ',"at":"' || to_char((p_entry).at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    || '","hotel_id":"' || (p_entry).hotel_id || '","kind":"' || (p_entry).kind || '","n":' || (p_entry).n
    || ',"previous":"' || (p_entry).previous || '","rating":' || coalesce((p_entry).rating::text, 'null')
    || ',"reason":' || coalesce('"' || (p_entry).reason || '"', 'null') || ',"review_id":"' || (p_entry).review_id
    || '","words_hash":' || coalesce('"' || (p_entry).words_hash || '"', 'null') || '}'
$$;

/* Writes the next entry of a hotel. Locks the hotel, so that n has no gap or duplicate. Does nothing if the hotel is being deleted. */
create function private.log_review_entry(p_kind text, p_review public.reviews, p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_last private.review_log;
  v_entry private.review_log;
  v_salt text;
begin
  perform from public.hotels where id = (p_review).hotel_id for no key update;
  if not found then return; end if;
  select * into v_last from private.review_log where hotel_id = (p_review).hotel_id order by n desc limit 1;
  v_entry.hotel_id := (p_review).hotel_id;
  v_entry.n := coalesce(v_last.n, 0) + 1;
  v_entry.kind := p_kind;
  v_entry.review_id := (p_review).id;
  v_entry.at := p_at;
  v_entry.previous := coalesce(v_last.hash, repeat('0', 64));
  if p_kind = 'left' then
    v_salt := private.random_token();
    insert into private.review_salts (review_id, salt) values ((p_review).id, v_salt);
    v_entry.rating := (p_review).rating;
    v_entry.aspects := (p_review).aspects;
    v_entry.words_hash := private.review_words_hash(v_salt, p_review);
  elsif p_kind = 'hidden' then
    v_entry.reason := coalesce((p_review).hidden_kind, 'other');
  end if;
  v_entry.hash := encode(sha256(convert_to(private.review_entry(v_entry), 'UTF8')), 'hex');
  insert into private.review_log select v_entry.*;
end $$;

create function private.log_review() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.log_review_entry('removed', old, clock_timestamp());
    return null;
  end if;
  if tg_op = 'INSERT' then perform private.log_review_entry('left', new, new.created_at); end if;
  if new.hidden_at is not null and (tg_op = 'INSERT' or old.hidden_at is null) then
    perform private.log_review_entry('hidden', new, new.hidden_at);
  elsif new.hidden_at is null and tg_op = 'UPDATE' and old.hidden_at is not null then
    perform private.log_review_entry('shown', new, clock_timestamp());
  end if;
  return null;
end $$;
create trigger log_review after insert or update of hidden_at or delete on public.reviews
  for each row execute function private.log_review();

/* Rejects changes of the log, except with a deleted hotel or by hand by the table's owner. Invoker: current_user is the caller. Raises 42501. */
create function private.guard_review_log() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.hotels where id = old.hotel_id) then return old; end if;
  if current_user = (select pg_catalog.pg_get_userbyid(relowner) from pg_catalog.pg_class where oid = tg_relid)
    and private.acting_job() is null and private.acting_key() like 'database: %' then
    return coalesce(new, old);
  end if;
  raise exception 'The log of reviews cannot be changed.' using errcode = '42501';
end $$;
create trigger guard_review_log before update or delete on private.review_log
  for each row execute function private.guard_review_log();
create trigger keep_review_log_whole before truncate on private.review_log
  for each statement execute function private.guard_review_log();

/* Returns a hotel's rating with the whole log, and the texts and salts of visible reviews. Code: hotel_not_found. */
create function private.published_reviews(p_hotel_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'ok', true, 'hotel', jsonb_build_object('id', h.id, 'name', h.name),
      'figures', jsonb_build_object('review_count', s.review_count, 'rating', s.rating) || s.review_figures,
      'entries', coalesce((
        select jsonb_agg(private.review_entry(l)::jsonb || jsonb_build_object('hash', l.hash) order by l.n)
        from private.review_log as l where l.hotel_id = h.id
      ), '[]'),
      'words', coalesce((
        select jsonb_agg(jsonb_build_object(
          'review_id', r.id, 'salt', w.salt, 'reviewer_name', r.reviewer_name, 'title', r.title, 'comment', r.comment
        ) order by r.created_at, r.id)
        from public.reviews as r join private.review_salts as w on w.review_id = r.id
        where r.hotel_id = h.id and r.hidden_at is null
      ), '[]')
    )
    from public.hotels as h join private.hotel_search as s on s.hotel_id = h.id
    -- Only active hotels have a row in hotel_search.
    where h.id = p_hotel_id
  ), private.refusal('hotel_not_found'))
$$;
select private.offer('published_reviews', 'service_role');
