import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, expect, test, vi } from 'vitest';
import { checkNames } from '#src/content/contentFiles.ts';
import { contentProblems, withProblems } from '#src/content/contentProblems.ts';
import { contentPage } from '../../../supabase/local/contentPage.ts';

afterEach(() => vi.restoreAllMocks());

test('every page of the dev server shows wrong content until it is right, except the editor', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const parseData = vi.fn(async ({ data }: { data: object }) => data);
  parseData.mockRejectedValueOnce(new Error('**items.0.id**: <Use> small letters.'));
  const context = { watcher: { on() {} }, entryTypes: new Map(), parseData } as unknown as LoaderContext;
  const load = () =>
    withProblems(context).parseData({ id: 'faq', data: {}, filePath: join(process.cwd(), 'content/faq.yaml') });
  const page = (url: string) =>
    contentPage({ method: 'GET', url, headers: { accept: 'text/html' } } as IncomingMessage);
  await load();
  expect(await page('/gallery')).toContain(
    'content/faq.yaml</h2>\n<pre>items.0.id: &#60;Use&#62; small letters.</pre>',
  );
  expect(log).toHaveBeenCalledWith('content/faq.yaml: items.0.id: <Use> small letters.');
  expect(await page('/edit')).toBeNull();
  await load();
  expect(await page('/gallery')).toBeNull();
});

test('a house that names a missing photo is right as soon as the photo is added', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const watcher = new EventEmitter();
  const parseData = vi.fn(async ({ data }: { data: object }) => data);
  parseData.mockRejectedValueOnce(new Error('There is no photo called "pool".'));
  const generateDigest = (text: string) => text;
  const context = { watcher, entryTypes: new Map(), parseData, generateDigest } as unknown as LoaderContext;
  const loader = withProblems(context);
  const filePath = join(process.cwd(), 'content/showcase/casa.yaml');
  const digests: string[] = [];
  // A loader parses a changed file if its digest is another one.
  const load = async () => {
    const digest = loader.generateDigest('casa');
    if (!digests.includes(digest)) await loader.parseData({ id: 'casa', data: {}, filePath });
    digests.push(digest);
  };
  watcher.on('change', (file) => file === filePath && load());
  await load();
  expect(contentProblems.has('content/showcase/casa.yaml')).toBe(true);
  watcher.emit('all', 'change', join(process.cwd(), 'content/photos.yaml'));
  await vi.waitFor(() => expect(contentProblems.has('content/showcase/casa.yaml')).toBe(false));
});

test('a build has no page to show it on, and stops', () => {
  const context = {} as LoaderContext;
  expect(withProblems(context)).toBe(context);
});

test.each(['Casa Nova.yaml', 'casa.yml', 'casa_nova.yaml'])('a house in a file called %s is refused', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  for (const name of ['showcase', 'blog', 'legal']) mkdirSync(join(folder, 'content', name), { recursive: true });
  writeFileSync(join(folder, 'content/showcase/casa-de-patio.yaml'), '');
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  expect(checkNames).not.toThrow();
  writeFileSync(join(folder, 'content/showcase', file), '');
  expect(checkNames).toThrow(`content/showcase/${file}: use small letters`);
  rmSync(folder, { recursive: true });
});
