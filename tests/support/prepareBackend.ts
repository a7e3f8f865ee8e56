import pg from 'pg';
import { createBackend } from '../../supabase/local/backend.ts';
import { applySeed, runOnServer, startPostgres } from './postgres.ts';
import { noSeed, openServer } from './serverDatabase.ts';

/** Sets up one database with demo data and one without, on a server. `startTestBackend` copies them. Reads the migrations of another release from TEST_MIGRATIONS. */
export default async function prepareBackend(): Promise<() => Promise<void>> {
  // A password would take 100 ms otherwise.
  process.env.LITE_AUTH_BCRYPT_COST = '4';
  const { host, close } = await startPostgres({ isEmpty: true });
  const migrationsDir = process.env.TEST_MIGRATIONS;
  await runOnServer(host, `create database "${noSeed}"`);
  const backend = await createBackend({
    ...(migrationsDir && { migrationsDir }),
    seedFile: noSeed,
    database: { db: openServer(host, noSeed), isSetUp: false },
  });
  await backend.close();
  await runOnServer(host, `create database demo template "${noSeed}"`);
  const demo = new pg.Client({ host, user: 'postgres', database: 'demo' });
  await demo.connect();
  await applySeed(demo);
  await demo.query('analyze');
  await demo.end();
  process.env.TEST_POSTGRES = host;
  return close;
}
