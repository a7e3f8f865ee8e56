import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processOwner } from './postgres.ts';

export default async function preparePostgres(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'susegad-copies-'));
  const owner = processOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  process.env.POSTGRES_COPIES = folder;
  return () => rm(folder, { recursive: true });
}
