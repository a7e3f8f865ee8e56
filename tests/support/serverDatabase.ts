import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Database } from '../../supabase/local/backend.ts';

/** No file has this name, so `createBackend` applies no seed. */
export const noSeed = 'none.sql';
export const prepared: readonly string[] = ['demo', noSeed];

/** Lite sends these before the statement of each request. We do not wait for them: if one fails, so does that statement. */
const isSetting = /^(?:begin$|SELECT set_config\(|SET LOCAL ROLE )/;
/** Texts that Lite sends at each request, whose result never changes its columns. */
const isRepeated = /^(?:SELECT set_config\(|select \* from "auth"\."(?:users|sessions)" where "id" = \$1$)/;
const noRows = Object.assign([], { command: '', count: 0 });

/** Connects Supabase Lite to a PostgreSQL database, with the same types of values as PGlite. */
export function openServer(host: string, database: string): Database {
  const connection = createPostgresConnection({
    postgresOptions: { host, database, username: 'postgres', max: 1, onnotice: () => {}, types },
  });
  const { driver } = connection;
  let failed: unknown;
  const unsafe = async (text: string, values: unknown[] = []) => {
    if (text === 'begin') failed = undefined;
    const sent = driver.unsafe(text, values.map(asPglite) as never[], { prepare: isRepeated.test(text) });
    if (isSetting.test(text)) {
      sent.catch((error) => {
        failed ??= error;
      });
      return noRows;
    }
    return await sent.catch((error: NodeJS.ErrnoException) => {
      const first = failed ?? error;
      failed = undefined;
      throw error.code === 'ERR_INVALID_ARG_TYPE' ? new Error('Invalid input for this type') : first;
    });
  };
  // One connection for all, so that queries inside a transaction belong to it.
  driver.reserve = async () => Object.assign(() => {}, driver, { unsafe, release() {} });
  return {
    connection,
    query: async <Row>(text: string, values?: unknown[]) => [...(await unsafe(text, values))] as Row[],
    exec: (text) => driver.unsafe(text).simple(),
  };
}

/** The driver would guess the type. The server knows it. */
function asPglite(value: unknown): unknown {
  if (value === undefined) return null;
  return typeof value === 'boolean' ? String(value) : value;
}

const parse = (text: string): unknown => JSON.parse(text);
const json = (oid: number) => ({
  ...{ to: oid, from: [oid], parse },
  // A string is JSON already.
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
});
const types = {
  json: json(114),
  jsonb: json(3802),
  bool: { to: 16, from: [16], parse: (text: string) => text === 't', serialize: String },
};
