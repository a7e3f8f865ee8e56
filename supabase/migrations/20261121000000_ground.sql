-- What every other file stands on: schemas, extensions, and "nothing is allowed unless a file grants it by name".

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
-- A hosted project comes with a second API, which nothing here uses.
drop extension if exists pg_graphql;

create schema if not exists private;
comment on schema private is 'What a browser must never touch: inventory, limits, keys, bank data, definer functions. Not exposed by the API.';
revoke all on schema private from public;
-- Usage lets policies and the thin wrappers in public name functions here; no table in it is granted to anyone.
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project grants every new table and function of public to the browser roles by default.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant execute on functions to service_role;

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
