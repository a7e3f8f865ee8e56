import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ seed: true, isDurable: true });
});
afterAll(() => postgres.close());

test('the migrations and the demo data apply to an ordinary PostgreSQL, durable as in production', async () => {
  const { rows } = await postgres.pool().query(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              (select count(*)::int from public.hotels) as hotels`,
  );
  expect(rows[0]).toMatchObject({ fsync: 'on', commit: 'on' });
  expect(rows[0].hotels).toBeGreaterThan(2);
});

test('clients have connections of their own', async () => {
  const pool = postgres.pool(8);
  const pids = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { rows } = await pool.query('select pg_backend_pid() as pid, pg_sleep(0.2)');
      return rows[0].pid;
    }),
  );
  expect(new Set(pids).size).toBe(8);
});
