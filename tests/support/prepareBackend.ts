import { createBackend } from '../../supabase/local/backend.ts';

/** Sets up the database once before the tests; each of them then starts from a copy. */
export default async function prepareBackend(): Promise<void> {
  await (await createBackend()).close();
}
