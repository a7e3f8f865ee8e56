import { createBackend } from '../../supabase/local/backend.ts';
import { startPostgres } from './postgres.ts';
import { openServer, prepared, runOnServer } from './serverDatabase.ts';

/** Sets up one database with demo data and one without, on a server. `startTestBackend` copies them. Reads the migrations of another release from TEST_MIGRATIONS. */
export default async function prepareBackend(): Promise<() => Promise<void>> {
  // A password would take 100 ms otherwise.
  process.env.LITE_AUTH_BCRYPT_COST = '4';
  const { host, close } = await startPostgres({ isEmpty: true });
  for (const database of prepared) {
    const options = {
      ...(database !== 'demo' && { seedFile: database }),
      ...(process.env.TEST_MIGRATIONS && { migrationsDir: process.env.TEST_MIGRATIONS }),
    };
    await runOnServer(host, `create database "${database}"`);
    const backend = await createBackend({ ...options, database: { db: openServer(host, database), isSetUp: false } });
    await backend.close();
  }
  process.env.TEST_POSTGRES = host;
  return close;
}
