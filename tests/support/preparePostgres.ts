import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processOwner, startPostgres } from './postgres.ts';

/** Starts the server whose database `copyDatabase` copies. Servers of their own copy its files. */
export default async function preparePostgres(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'susegad-copies-'));
  const owner = processOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  process.env.POSTGRES_COPIES = folder;
  const { host, close } = await startPostgres();
  process.env.POSTGRES_SHARED = host;
  return async () => {
    await close();
    await rm(folder, { recursive: true });
  };
}
