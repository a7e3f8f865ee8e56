import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Keeps `.cache` from one build on Netlify to the next: encoding the photos is most of a first build. What Netlify keeps by
 * itself, `node_modules`, is emptied by `npm ci`. Pictures that this build had no use for go, or the folder would grow with every
 * change. https://docs.netlify.com/extend/develop-and-share/develop-build-plugins/
 */
const folder = '.cache';
/** Where `keptPicture` keeps them. */
const pictures = ['og', 'photos'];

/** As old as the build: by the clock of the files, which is a little behind the other. */
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
