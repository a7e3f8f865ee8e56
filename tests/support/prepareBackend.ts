import { createBackend } from '../../supabase/local/backend.ts';

/** Sets up the database once before the tests, with demo data and without; each of them then starts from a copy. */
export default async function prepareBackend(): Promise<void> {
  for (const options of [{}, { seedFile: 'none.sql' }]) await (await createBackend(options)).close();
}
