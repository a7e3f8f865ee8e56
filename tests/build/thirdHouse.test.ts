import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { projectDir } from '../../supabase/local/paths.ts';

/** A copy of the project with a third house: Hotel Lotus without its ids, in another town. */
const copy = await mkdtemp(join(tmpdir(), 'third-house-'));
afterAll(() => rm(copy, { recursive: true }));

const id = 'casa-fontainhas';
const name = 'Casa Fontainhas';
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: copy, env: { PATH: process.env.PATH, PORT: '0' } });

beforeAll(async () => {
  const isOfGit = (path: string) => !/^(\.git|\.cache|\.astro|\.data|node_modules|dist(-\w+)?)$/.test(basename(path));
  await cp(projectDir, copy, { recursive: true, filter: (path) => path === projectDir || isOfGit(path) });
  await symlink(`${projectDir}node_modules`, join(copy, 'node_modules'));
  await writeFile(join(copy, `content/hi/showcase/${id}.yaml`), 'headline: पुराने मोहल्ले का घर\n');
});

async function writeHouse(price: number) {
  const lotus = parse(read('content/showcase/hotel-lotus.yaml'));
  const { hotelId, anchor, galleryFilter, galleryLoops, order, rating, reviewCount, roomCategories, ...house } = lotus;
  const { roomId, ...room } = roomCategories[0];
  const [cover, detail] = ['casa-exterior-porch', 'casa-classic-1-door'];
  const own = { name, place: 'Panjim', amenities: [...house.amenities, 'Pet Friendly'] };
  const photos = { cover, detail, gallery: [cover, detail], roomCategories: [{ ...room, price }] };
  await writeFile(join(copy, `content/showcase/${id}.yaml`), stringify({ ...house, ...own, ...photos }));
}

test('a wrong house stops `npm start` with its file, field and reason', async () => {
  await writeHouse(8000);
  const { stderr } = await run('supabase/local/start.ts').catch((error) => error);
  expect(stderr).toContain(`content/showcase/${id}.yaml, roomCategories.0.price: No tax rate gives ₹8000`);
  expect(stderr).not.toContain('node_modules');
});

/** Builds the copy with its demo data, and prints what a search for the house finds. */
const build = `
import { createBackend } from './supabase/local/backend.ts';
import { buildSite } from './supabase/local/build.ts';
const backend = await createBackend();
await buildSite(() => {}, undefined, undefined, Promise.resolve(backend));
const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
const body = JSON.stringify({ destination: '${name}' });
const search = new Request('http://localhost/rest/v1/rpc/search_hotels', { method: 'POST', headers, body });
console.log(await (await backend.fetch(search)).text());
await backend.close();
`;

test('a third file in content/showcase is a hotel everywhere, in both languages', async () => {
  await writeHouse(3000);
  const { stdout } = await run('--input-type=module', '-e', build);
  expect(stdout).toContain(`"showcase_id":"${id}"`);
  const page = `property/${id}`;
  const expected: Record<string, string[]> = {
    'index.html': [`id="${id}"`, `/#${id}`, `/${page}#hotel`, `way-${id}`, `welcome at Casa De Patio and ${name}`],
    'properties.html': [`${id}-name`, `/${page}#hotel`],
    'gallery.html': [`?hotel=${id}`, `<li data-hotel="${id}"`],
    [`${page}.html`]: [`"name":"${name}"`, 'HotelRoom'],
    'llms.txt': [`## ${name}`],
    'sitemap-0.xml': [`/${page}<`, `/hi/${page}<`],
    'hi.html': [`id="${id}"`, `#${id}"`, `/hi/${page}`],
    [`hi/${page}.html`]: ['पुराने मोहल्ले का घर'],
  };
  for (const [file, words] of Object.entries(expected))
    for (const word of words) expect.soft(read(`dist/${file}`), file).toContain(word);
  const others = [`hotel/*-${id}.html`, `hi/hotel/*-${id}.html`, `og/${page}.*`, `hi/og/${page}.*`];
  expect(others.map((pattern) => globSync(pattern, { cwd: join(copy, 'dist') }).length)).toEqual([1, 1, 1, 1]);
});
