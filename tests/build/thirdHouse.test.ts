import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { projectDir } from '../../supabase/local/paths.ts';

const copy = await mkdtemp(join(tmpdir(), 'third-house-'));
afterAll(() => rm(copy, { recursive: true }));

const id = 'casa-fontainhas';
const name = 'Casa Fontainhas';
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

/** Builds the copy with its demo data, and prints the hotels that a search for the third one finds. */
const script = `
import { createBackend } from './supabase/local/backend.ts';
import { buildSite } from './supabase/local/build.ts';
const backend = await createBackend();
await buildSite(() => {}, undefined, undefined, Promise.resolve(backend));
const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
const body = JSON.stringify({ destination: '${name}' });
const search = new Request(new URL('/rest/v1/rpc/search_hotels', backend.siteUrl()), { method: 'POST', headers, body });
console.log(await (await backend.fetch(search)).text());
await backend.close();
`;

test('a third file in content/showcase is a hotel everywhere, in both languages', async () => {
  const isLocal = (path: string) => /^(\.git|\.cache|\.astro|\.data|node_modules|dist.*)$/.test(basename(path));
  await cp(projectDir, copy, { recursive: true, filter: (path) => path === projectDir || !isLocal(path) });
  await symlink(`${projectDir}node_modules`, join(copy, 'node_modules'));
  const { hotelId, anchor, galleryFilter, galleryLoops, order, rating, reviewCount, roomCategories, ...house } = parse(
    read('content/showcase/hotel-lotus.yaml'),
  );
  const [cover, detail] = ['casa-exterior-porch', 'casa-classic-1-door'];
  const { roomId, ...room } = roomCategories[0];
  const gallery = { cover, detail, gallery: [cover, detail], roomCategories: [room] };
  const third = { ...house, ...gallery, name, place: 'Panjim', amenities: [...house.amenities, 'Pet Friendly'] };
  await writeFile(join(copy, `content/showcase/${id}.yaml`), stringify(third));
  await writeFile(join(copy, `content/hi/showcase/${id}.yaml`), 'headline: पुराने मोहल्ले का घर\n');

  const built = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: copy });
  expect(JSON.parse(built.stdout)).toMatchObject({ hotels: [{ hotel: { name, showcase_id: id } }] });

  const page = `property/${id}`;
  for (const [file, words] of [
    ['index.html', [`id="${id}"`, `/#${id}`, `/${page}#hotel`, `way-${id}`, `Hotel Lotus", "Casa De Patio`]],
    ['properties.html', [`${id}-name`, `/${page}#hotel`]],
    ['gallery.html', [`?hotel=${id}`, `data-hotel="${id}"`, `${name}</a>`]],
    [`${page}.html`, [`"name":"${name}"`, 'HotelRoom']],
    ['llms.txt', [`## ${name}`]],
    ['sitemap-0.xml', [`/${page}<`, `/hi/${page}<`]],
    ['hi/index.html', [`id="${id}"`, `/hi/#${id}`, `/hi/${page}`]],
    [`hi/${page}.html`, ['पुराने मोहल्ले का घर']],
  ] as const)
    for (const word of words) expect.soft(read(`dist/${file}`), file).toContain(word);
  const others = [`hotel/*-${id}.html`, `hi/hotel/*-${id}.html`, `og/${page}.*`, `hi/og/${page}.*`];
  expect(others.map((pattern) => globSync(pattern, { cwd: join(copy, 'dist') }).length)).toEqual([1, 1, 1, 1]);
  expect(read('dist/index.html')).toContain(`pets are welcome at Casa De Patio and ${name}`);
});
