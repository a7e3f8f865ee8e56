import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { BookingAnswer } from '../../db/stage.ts';

export interface Caller {
  role: 'anon' | 'authenticated';
  sub?: string;
  address: string;
}

interface Offered {
  /** True if the API runs it in a read-only transaction, because it is stable or immutable. */
  reads: boolean;
  roles: string[];
  types: Record<string, string>;
  required: string[];
}

export class Api {
  readonly offered: ReadonlyMap<string, Offered>;
  private constructor(offered: ReadonlyMap<string, Offered>) {
    this.offered = offered;
  }

  static async read(db: pg.Client): Promise<Api> {
    const { rows } = await db.query<Offered & { name: string }>(
      `select p.proname as name, p.provolatile <> 'v' as reads,
         array(select r from unnest(array['anon', 'authenticated']) as r where has_function_privilege(r, p.oid, 'execute')) as roles,
         coalesce((select jsonb_object_agg(a.name, format_type(a.type, null))
           from unnest(p.proargnames, p.proargtypes::oid[]) as a (name, type) where a.name <> ''), '{}') as types,
         p.proargnames[1:p.pronargs - p.pronargdefaults] as required
       from pg_proc as p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype = 'jsonb'::regtype`,
    );
    return new Api(new Map(rows.map((row) => [row.name, row])));
  }

  /**
   * Makes one request like PostgREST: one transaction with role, claims, headers, the pre-request check and a prepared statement. `seen` receives the
   * identity of the connection before anything is set.
   */
  async ask(
    client: pg.Client,
    name: string,
    args: Record<string, unknown>,
    caller: Caller,
    seen?: (arrival: Arrival) => void,
  ): Promise<BookingAnswer> {
    const { reads, types } = this.offered.get(name) as Offered;
    await client.query(`begin isolation level read committed read ${reads ? 'only' : 'write'}`);
    try {
      if (seen) seen((await client.query<Arrival>(arrival)).rows[0] as Arrival);
      const claims = { role: caller.role, aud: 'authenticated', ...(caller.sub && { sub: caller.sub }) };
      await client.query({
        name: 'settings',
        text: `select set_config('search_path', 'public, extensions', true), set_config('role', $1, true),
          set_config('request.jwt.claims', $2, true), set_config('request.method', 'POST', true),
          set_config('request.path', $3, true), set_config('request.headers', $4, true), set_config('request.cookies', '{}', true),
          set_config('statement_timeout', $5, true)`,
        values: [
          caller.role,
          JSON.stringify(claims),
          `/rpc/${name}`,
          JSON.stringify({ 'cf-connecting-ip': caller.address }),
          caller.role === 'anon' ? '3s' : '8s',
        ],
      });
      await client.query('select private.before_request()');
      const given = Object.keys(args);
      const { rows } = await client.query({
        name: `${name} ${given.join()}`.slice(0, 60),
        text: given.length
          ? `select public.${name}(${given.map((key) => `${key} := body.${key}`).join(', ')}) as answer
             from json_to_record($1::json) as body (${given.map((key) => `${key} ${types[key]}`).join(', ')})`
          : `select public.${name}() as answer`,
        values: given.length ? [JSON.stringify(args)] : [],
      });
      await client.query('commit');
      return rows[0].answer;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  }
}

export interface Arrival {
  pid: number;
  role: string;
  claims: string;
}

const arrival = `select pg_backend_pid() as pid, current_user::text as role,
  concat(current_setting('request.jwt.claims', true), current_setting('request.headers', true)) as claims`;

/** Opens a connection. A broken connection reports its error at the next query. */
export async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Polls until the condition is true, for at most a minute. */
export async function until(isSo: () => Promise<boolean> | boolean, every = 5): Promise<void> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > 60_000) throw new Error(`Not so after a minute: ${isSo}`);
    await setTimeout(every);
  }
}
