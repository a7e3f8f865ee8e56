import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps `.cache` between Netlify builds, because photos take longest. https://docs.netlify.com/extend/develop-and-share/develop-build-plugins/ */
const folder = '.cache';
const pictures = ['og', 'photos'];

/** Compared by file times, because the file system's clock is slightly behind the system's. */
const mark = join(folder, 'began');

export async function onPreBuild({ utils }) {
  await utils.cache.restore(folder);
  await mkdir(folder, { recursive: true });
  await writeFile(mark, '');
}

export async function onPostBuild({ utils }) {
  const { mtimeMs: began } = await stat(mark);
  for (const name of pictures) {
    const place = join(folder, name);
    for (const file of await readdir(place).catch(() => [])) {
      if ((await stat(join(place, file))).mtimeMs < began) await rm(join(place, file));
    }
  }
  await utils.cache.save(folder);
}
