import pg from 'pg';
import { createBackend } from '../../supabase/local/backend.ts';
import { startPostgres } from './postgres.ts';
import { openServer } from './serverDatabase.ts';

/** The databases to copy, by the demo data that is in them. */
export const prepared: readonly string[] = ['demo', 'none.sql'];

// A password costs 100 ms otherwise, each time that it is set or tried.
process.env.LITE_AUTH_BCRYPT_COST = '4';

/** Sets up one database with demo data and one without, on a server. `startTestBackend` copies them. */
export default async function prepareBackend(): Promise<() => Promise<void>> {
  const { host, close } = await startPostgres({ isEmpty: true });
  for (const database of prepared) {
    const options = database === 'demo' ? {} : { seedFile: database };
    await runOnServer(host, `create database "${database}"`);
    const backend = await createBackend({ ...options, database: { db: openServer(host, database), isSetUp: false } });
    await backend.close();
  }
  process.env.TEST_POSTGRES = host;
  return close;
}

/** Runs one statement outside of a transaction. */
export async function runOnServer(host: string, statement: string): Promise<void> {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
