import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The picture at this path, or else made and kept there. One that was there is marked as used now: `keepCache` removes the others. */
export async function keptPicture(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(path).catch(() => null);
  if (known) {
    const now = new Date();
    await utimes(path, now, now);
    return known;
  }
  const picture = await make();
  await mkdir(dirname(path), { recursive: true });
  // Whole or not at all: another process may look for it at this moment.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, path);
  return picture;
}
