-- What every other file stands on: schemas, extensions, and "nothing is allowed unless a file grants it by name".

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
-- A hosted project comes with a second API, which nothing here uses.
drop extension if exists pg_graphql;

create schema if not exists private;
comment on schema private is 'What a browser must never touch: inventory, limits, keys, bank data, definer functions. Not exposed by the API.';
revoke all on schema private from public;
-- Usage lets policies and the twins in public name functions here; no table in it is granted to anyone.
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project grants every new table and function of public to the roles of the API by default.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
-- The secret key reads, and changes what its functions change: a leaked one does not rewrite bookings or make admins.
alter default privileges in schema public grant select on tables to service_role;
alter default privileges in schema public grant execute on functions to service_role;

/*
 * Offers a function of this schema to the API: public gets its twin, an invoker that passes its arguments on, p_name as `name`, and
 * these roles may run both. So definer functions stay in a schema that the API does not show, and a signature is written once.
 * p_public_name: the twin's name, where it is another one.
 */
create function private.offer(p_name text, p_roles text, p_public_name text default null) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_function constant regproc := 'private.' || p_name;
  v_twin constant text := quote_ident(coalesce(p_public_name, p_name));
begin
  execute (
    select format(
      'create function public.%s(%s) returns %s language sql %s security invoker set search_path = %L as %L', v_twin,
      regexp_replace(pg_get_function_arguments(p.oid), '\mp_', '', 'g'), pg_get_function_result(p.oid),
      case p.provolatile when 's' then 'stable' else 'volatile' end, '',
      format('select %s(%s)', v_function, (select string_agg('$' || n, ', ' order by n) from generate_series(1, p.pronargs) as n))
    )
    from pg_catalog.pg_proc as p where p.oid = v_function
  );
  execute format('grant execute on function %s, public.%s to %s', v_function, v_twin, p_roles);
end $$;

/* What a call answers when it refuses what can be expected: {ok: false, code}, with one more fact where there is one to tell. */
create function private.refusal(p_code text) returns jsonb
language sql immutable set search_path = ''
as $$ select jsonb_build_object('ok', false, 'code', p_code) $$;
create function private.refusal(p_code text, p_fact text, p_value anycompatible) returns jsonb
language sql stable set search_path = ''
as $$ select private.refusal(p_code) || jsonb_build_object(p_fact, p_value) $$;

/* Today's calendar date where the hotels are. India has one offset and no summer time. */
create function private.today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'Asia/Kolkata')::date $$;
grant execute on function private.today() to anon, authenticated, service_role;

/* Text as it is looked up and sorted: lower case and without accents, the same under every locale. */
create function private.plain_text(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select lower(case
    -- Most text has no accents to look for.
    when octet_length(p_text) = char_length(p_text) then p_text
    else regexp_replace(normalize(p_text, nfkd), '[\u0300-\u036f]', '', 'g')
  end collate pg_catalog.pg_c_utf8)
$$;

-- Text that people type ----------------------------------------------------------------------------------------------------
-- One rule for a line of text and one for several lines, the same as in src/domain/text.ts. Checks on tables call them, so whoever
-- writes rows may run them.

/* A regular expression for characters that no text holds: control characters but tab and line feed (Cc), characters that are not
   seen or turn the direction of reading (Cf) but the two joiners, and the separators of lines and paragraphs (Zl, Zp). */
create function private.unreadable() returns text
language sql immutable set search_path = ''
as $$
  select '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B\u200E\u200F'
    '\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3'
    '\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F]'
$$;

/* Text in the one form it is stored in: composed (NFC) and without blanks around it. What else is wrong with it stays. */
create function private.neat(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(
    normalize(p_text, nfc),
    U&' \0009\000A\000B\000C\000D\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'
  )
$$;

/* Whether text of several lines can be stored: neat, and every character can be read. A joiner (U+200C, U+200D) stands between two
   other characters of a word, where scripts of India and emoji need it, and nowhere else. */
create function private.is_text(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text = private.neat(p_text) and p_text !~ private.unreadable()
    and p_text !~ '(^|[\u200C\u200D\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000])[\u200C\u200D]'
    and p_text !~ '[\u200C\u200D]([\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]|$)'
$$;

/* Whether a line of text can be stored. */
create function private.is_line(p_text text) returns boolean
language sql immutable set search_path = ''
as $$ select private.is_text(p_text) and p_text !~ '[\t\n]' $$;

/* Whether every one of these is a line. */
create function private.are_lines(p_texts text[]) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(bool_and(private.is_line(t)), true) from unnest(p_texts) as t $$;

/* Whether this can be the name of a person: a line, and no markup. */
create function private.is_name(p_text text) returns boolean
language sql immutable set search_path = ''
as $$ select private.is_line(p_text) and p_text !~ '[<>]' $$;

/* Text of several lines made of any text: what cannot be read is taken out. For what must never be refused. */
create function private.tidy_text(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select private.neat(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(p_text, '\r\n?|[\u2028\u2029]', E'\n', 'g'), '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]', ' ', 'g'
      ),
      private.unreadable(), '', 'g'
    ),
    '[\u200C\u200D]+([\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]|$)', '\1', 'g'),
    '(^|[\t\n \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000])[\u200C\u200D]+', '\1', 'g'),
    '([\u200C\u200D])[\u200C\u200D]+', '\1', 'g'
  ))
$$;

/* A line made of any text. */
create function private.tidy_line(p_text text) returns text
language sql immutable set search_path = ''
as $$ select translate(private.tidy_text(p_text), E'\t\n', '  ') $$;

/* Each of them as a line. */
create function private.tidy_lines(p_texts text[]) returns text[]
language sql immutable set search_path = ''
as $$ select coalesce(array_agg(private.tidy_line(t.line) order by t.place), '{}') from unnest(p_texts) with ordinality as t (line, place) $$;

/* A person's name made of any text, of 120 characters at most. */
create function private.tidy_name(p_text text) returns text
language sql immutable set search_path = ''
as $$ select private.tidy_line(left(translate(private.tidy_line(left(p_text, 1000)), '<>', ''), 120)) $$;

/* Whether this is an e-mail address as browsers see it (HTML standard, valid e-mail address), in a domain with a dot. */
create function private.is_email(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(p_text) <= 254 and p_text ~ ('^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
    '(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$')
$$;

/* Whether this is a phone number: 7 to 15 digits (E.164), a plus before them, and what people put between them. */
create function private.is_phone(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(p_text) <= 30 and p_text ~ '^[+0-9(][0-9 ().-]*$'
    and char_length(translate(p_text, '+ ().-', '')) between 7 and 15
$$;

/* Whether JSON is an object or an array as wanted, of so many bytes at most, and nested at most eight deep. */
create function private.is_json(p_value jsonb, p_type text, p_bytes integer) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_value) = p_type and pg_column_size(p_value) <= p_bytes
    and not jsonb_path_exists(p_value, 'strict $.**{9 to last}')
$$;

grant execute on function
  private.unreadable(), private.neat(text), private.is_text(text), private.is_line(text), private.are_lines(text[]),
  private.is_name(text), private.is_email(text), private.is_phone(text), private.is_json(jsonb, text, integer),
  private.tidy_text(text), private.tidy_line(text), private.tidy_lines(text[])
  to authenticated, service_role;

/* What a link holds that nobody can guess: 64 hexadecimal digits of 244 random bits, a hash over two random UUIDs. Of it the hash alone is
   kept, private.token_hash. */
create function private.random_token() returns text
language sql volatile set search_path = ''
as $$ select encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex') $$;

/* By what a link is found again, of whatever was sent as one. */
create function private.token_hash(p_token text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(left(p_token, 100), 'utf8')) $$;

/* So many letters nobody can guess, 32 at most: digits and capitals without 0, O, 1 and I, in groups of four. Five random bits each, of a
   hash over two random UUIDs (244 random bits). */
create function private.random_letters(p_count integer) returns text
language sql volatile set search_path = ''
as $$
  select string_agg(
    case when i > 0 and i % 4 = 0 then '-' else '' end || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(h.bytes, i) % 32, 1),
    '' order by i
  )
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) as h
  cross join generate_series(0, p_count - 1) as i
$$;

/* How many rows stand before a page, counted from 1. */
create function private.rows_before(p_page integer, p_size integer) returns bigint
language sql immutable set search_path = ''
as $$ select (greatest(coalesce(p_page, 1), 1) - 1)::bigint * p_size $$;

-- Every call of the API ------------------------------------------------------------------------------------------------------

/* Runs before each call of the API, in its role: keeps the answer out of every cache, and refuses the planner's guesses of how many
   rows there are, which count rows that the caller may not read. Raises PT400, which the API answers with 400. */
create function private.before_request() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if nullif(current_setting('request.headers', true), '')::json ->> 'prefer' ~* 'count\s*=\s*(planned|estimated)' then
    raise exception 'Rows are counted exactly or not at all.' using errcode = 'PT400';
  end if;
  perform set_config('response.headers', '[{"Cache-Control": "no-store"}]', true);
end $$;
grant execute on function private.before_request() to anon, authenticated, service_role;

-- On a hosted project (https://docs.postgrest.org/en/stable/references/transactions.html#pre-request). The local gateway does the same.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.before_request';
    notify pgrst, 'reload config';
  end if;
end $$;
