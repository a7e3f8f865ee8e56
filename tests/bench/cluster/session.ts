import type pg from 'pg';
import { open } from './request.ts';

export type Kept = Record<string, unknown>;

/** Reads the state that each pooled connection keeps, by process id. Ignores PgBouncer's own prepared statements and the settings that it syncs. */
export async function lookAtSessions(pooler: string, size: number): Promise<Map<number, Kept>> {
  const clients = await Promise.all(Array.from({ length: size }, () => open(pooler)));
  const found = new Map<number, Kept>();
  await Promise.all(clients.map((client) => client.query('begin')));
  for (const client of clients) {
    const { rows } = await client.query<{ pid: number; kept: Kept }>(look);
    const { pid, kept } = rows[0] as { pid: number; kept: Kept };
    found.set(pid, Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null)));
  }
  await Promise.all(clients.map((client) => client.query('rollback')));
  await Promise.all(clients.map((client) => client.end()));
  return found;
}

const look = `select pg_backend_pid() as pid, jsonb_build_object(
  'role', nullif(current_user::text, 'authenticator'),
  'prepared statements', (select jsonb_agg(name) from pg_prepared_statements where name not like 'PGBOUNCER\\_%'),
  'advisory locks', (select jsonb_agg(objid) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()),
  'settings', (select jsonb_object_agg(name, setting) from pg_settings where source = 'session'
    and name not in ('client_encoding', 'DateStyle', 'TimeZone', 'standard_conforming_strings', 'application_name', 'IntervalStyle')),
  'variables', (select jsonb_object_agg(name, current_setting(name, true)) from unnest(array[
      'request.jwt.claims', 'request.jwt.claim.sub', 'request.headers', 'request.method', 'request.path', 'request.cookies',
      'response.headers', 'response.status', 'private.job', 'private.erasing', 'private.removing_factors'
    ]) as name where current_setting(name, true) <> ''),
  'temporary tables', (select jsonb_agg(relname) from pg_class where relnamespace = pg_my_temp_schema() and relkind = 'r'),
  'channels', (select jsonb_agg(c) from pg_listening_channels() as c),
  'cursors', (select jsonb_agg(name) from pg_cursors where is_holdable)
) as kept`;

export async function leaveTraces(pooler: string): Promise<string[]> {
  const client: pg.Client = await open(pooler);
  await client.query(`begin; prepare trace as select 1; select pg_advisory_lock(1); set statement_timeout = '7s';
    select set_config('request.jwt.claims', '{"sub":"somebody"}', false); create temporary table trace (); listen trace;
    declare trace cursor with hold for select 1; commit; set role anon`);
  await client.end();
  return [
    'role',
    'prepared statements',
    'advisory locks',
    'settings',
    'variables',
    'temporary tables',
    'channels',
    'cursors',
  ]; // prettier-ignore
}
