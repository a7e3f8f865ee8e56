-- Versions of the legal texts, and the check that an accepted version still counts.

create table private.legal_texts (
  name text not null check (name ~ '^[a-z]{1,20}$'),
  -- The date after `updated:` at the top of the file.
  version date not null,
  known_at timestamptz not null default now(),
  primary key (name, version)
);
comment on table private.legal_texts is
  'Versions of the texts of content/legal, written by `npm run legal`. Rows of what people agree to say by `legal_versions` which of them stood there, as {"terms": "2024-03-01", "privacy": …}.';

/* Returns true if a form can have shown this version: not in the future, and no newer one known for a day. Newer ones than known count, because the
   site may be deployed before the database. */
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

/* Returns null, or {ok: false, code: texts_changed, error}. Null versions pass inside the database and for the service role. */
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
