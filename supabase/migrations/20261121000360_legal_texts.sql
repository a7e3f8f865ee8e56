-- Which versions of our texts there are, and whether what stood by a form still counts.

create table private.legal_texts (
  name text not null check (name ~ '^[a-z]{1,20}$'),
  -- The date after `updated:` at the top of its file.
  version date not null,
  -- Since when this database knows of it.
  known_at timestamptz not null default now(),
  primary key (name, version)
);
comment on table private.legal_texts is
  'Versions of the texts of content/legal, written by `npm run legal`. Rows of what people agree to say by `legal_versions` which of them stood there, as {"terms": "2024-03-01", "privacy": …}.';

/*
 * Whether a version of a text can have stood by a form a moment ago: a date, not of the future, not before the first, and no newer one
 * has been known for a day. A day, because pages stay open, and site and database are deployed one after the other. A newer one than
 * is known counts: a site may be ahead of its database.
 */
create function private.is_current_text(p_name text, p_version text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if p_version is null or p_version !~ '^\d{4}-\d{2}-\d{2}$' or not pg_input_is_valid(p_version, 'date') then return false; end if;
  return p_version::date <= private.today() and exists (
    select from private.legal_texts where name = p_name and version <= p_version::date
  ) and not exists (
    select from private.legal_texts
    where name = p_name and version > p_version::date and version <= private.today() and known_at < now() - interval '1 day'
  );
end $$;

/*
 * Judges the versions of the texts that stood by what somebody has pressed, which have to be these and no others: null when they can be
 * kept, else {ok: false, code: texts_changed}, with a sentence that screens show as it is. No versions at all are taken where nobody
 * pressed anything: inside the database, and from the service role.
 */
create function private.refuse_texts(p_versions jsonb, variadic p_names text[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if p_versions is null and private.client_address() is null then return null; end if;
  if jsonb_typeof(p_versions) = 'object' then
    if p_versions - p_names = '{}' and (
      select bool_and(private.is_current_text(name, p_versions ->> name)) from unnest(p_names) as name
    ) then return null; end if;
  end if;
  return private.refusal('texts_changed', 'error', 'Our terms have changed. Reload the page.'::text);
end $$;
