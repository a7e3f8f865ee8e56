import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns the cached image at this path, or makes it. Marks it as used, because `keepCache` removes unused images. */
export async function keptPicture(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(path).catch(() => null);
  if (known) {
    const now = new Date();
    await utimes(path, now, now);
    return known;
  }
  const picture = await make();
  await mkdir(dirname(path), { recursive: true });
  // Renaming is atomic: another process may read the file now.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, path);
  return picture;
}
