import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareObjects, makeObjects, type Objects } from '../../supabase/doctor/objects.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

test('the doctor finds in a real PostgreSQL what the migrations make, and each change of it', async () => {
  const db = server.pool(1);
  const find = async (): Promise<Objects> =>
    (await db.query('select private.deployment_objects() as objects')).rows[0].objects;
  const versions = readdirSync(projectPath('supabase/migrations')).map((file) => file.split('_')[0] ?? '');
  const before = await find();
  // Tests hold the clock still (support/postgres.ts).
  expect(compareObjects(await makeObjects(versions), before)).toEqual(
    ['hit', 'hour_now', 'join_waitlist', 'mail_listing', 'subscribe_to_newsletter', 'today'].map(
      (name) => `changed: function private.${name}`,
    ),
  );
});
