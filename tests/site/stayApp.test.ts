import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { neededAtOnce, pageScripts } from '#src/build/builtScripts.ts';
import { addressesOf } from '#src/build/securityPolicy.ts';
import { filesOfPage } from '#src/build/stayWorker.ts';
import { languages, pathIn } from '#src/words/languages.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';
import { devanagari } from '../budgets.ts';

const site = await createSite('dist', await readHostingRules('dist'));
const stayPages = languages.map((language) => pathIn(language, '/stay'));
const htmlOf = (page: string) => readFileSync(`dist${page}.html`, 'utf8');

describe.each(stayPages)('the manifest of %s', (page) => {
  const html = htmlOf(page);
  const manifest = JSON.parse(String(site(`${page}.webmanifest`, '', {}).body));

  test('is named by the page of a stay, and by no other', () => {
    const pages = globSync('**/*.html', { cwd: 'dist' });
    const naming = pages.filter((file) => readFileSync(`dist/${file}`, 'utf8').includes(`"${page}.webmanifest"`));
    expect(naming).toEqual([`${page.slice(1)}.html`]);
    expect(html.split('rel="manifest"')).toHaveLength(2);
    expect(site(`${page}.webmanifest`, '', {}).headers['content-type']).toBe(
      'application/manifest+json; charset=utf-8',
    );
  });

  test('starts that page and nothing else, in the colours of the site, with the icons that it has', () => {
    expect(manifest).toMatchObject({ id: page, start_url: page, scope: page, display: 'standalone' });
    expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`);
    const other = JSON.parse(String(site('/site.webmanifest', '', {}).body));
    expect(manifest.id).not.toBe(other.id);
    expect(manifest.icons).toEqual(other.icons);
    for (const { src } of manifest.icons) expect(site(src, '', {}).status).toBe(200);
  });
});

test.each(stayPages)('%s shows a stay before its framework is asked for', async (page) => {
  const html = htmlOf(page);
  const read = async (address: string) => readFileSync(`dist${address}`, 'utf8');
  const asking = await neededAtOnce(pageScripts(html), read);
  expect(asking.filter((file) => /\/(react|screens|ticket)\./.test(file))).toEqual([]);
  const [now = '', late = ''] = html.split('<template data-scripts>');
  expect(late).toContain('/_astro/react.');
  expect(now).not.toMatch(/<link rel="modulepreload" href="[^"]*\/react\./);
});

const offlinePages = languages.flatMap((language) => ['/stay', '/cleaning'].map((path) => pathIn(language, path)));

describe.each(offlinePages)('the worker of %s', (page) => {
  const html = htmlOf(page);
  const { status, headers, body } = site(`${page}-worker.js`, '', {});
  const worker = String(body);
  const files = /files:`([^`]+)`\.split/.exec(worker)?.[1]?.split(',') ?? [];

  test('is sent as a script that may ask this site alone, and that no cache holds back', () => {
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'",
    );
    expect(addressesOf(`${page.slice(1)}-worker.js`)).toEqual([`${page}-worker.js`]);
  });

  test('keeps every file that the page names, and those that its parts do', async () => {
    expect(files).toEqual(await filesOfPage(html, async (address) => readFileSync(`dist${address}`, 'utf8')));
    for (const [name] of html.matchAll(/\/_astro\/[\w./-]+/g)) expect(files).toContain(name);
    const ofStay = ['Visit', 'SharedVisit', 'KeptStays', 'offlineCopy', 'SendLinkForm', 'MoneyAhead', 'NearbyMap'];
    for (const part of page.endsWith('/stay') ? ofStay : ['CleaningScreen'])
      expect(files.filter((file) => file.startsWith(`/_astro/${part}.`)).length, part).toBeGreaterThan(0);
    expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThanOrEqual(2);
  });

  test('keeps files of this site alone that are there, none of which can hold a stay', () => {
    for (const file of files) {
      expect(file).toMatch(/^\/(_astro\/[\w./-]+|favicon\.svg)$/);
      expect(site(file, '', {}).status, file).toBe(200);
    }
  });

  test('has a guest fetch no more for it than for some photos', () => {
    const sizes = files.map((file) => {
      const bytes = readFileSync(`dist${file}`);
      return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(
      page.startsWith('/hi/') ? 310 + devanagari : 310,
    );
  });
});

test('the front desk is an app of its own, which its pages and no others name, with a worker that no cache holds back', () => {
  const manifest = JSON.parse(String(site('/owner.webmanifest', '', {}).body));
  expect(manifest).toMatchObject({ id: '/owner', start_url: '/owner', scope: '/owner', display: 'standalone' });
  const naming = globSync('**/*.html', { cwd: 'dist' }).filter((file) =>
    readFileSync(`dist/${file}`, 'utf8').includes('"/owner.webmanifest"'),
  );
  expect(naming).toContain('owner/notifications.html');
  expect(naming.filter((file) => !/^owner(\/|\.html)/.test(file))).toEqual([]);
  const { status, headers, body } = site('/owner-worker.js', '', {});
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/);
  expect(gzipSync(String(body)).length).toBeLessThan(1000);
});
