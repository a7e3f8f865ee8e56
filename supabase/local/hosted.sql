-- The parts of the auth and storage schemas whose behaviour differs from a hosted project, or which are missing.
-- Runs after the auth and storage tables exist and before the first migration.

grant usage on schema auth, storage to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid;
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), auth.jwt() ->> 'role');
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''), auth.jwt() ->> 'email');
$$;

-- On a hosted project the storage tables are open to the API roles and guarded by policies alone.
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
