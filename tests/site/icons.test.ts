import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { siteFacts } from '#src/content/site.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';
import { sentPolicies } from '../support/sentPolicy.ts';

/** Files at well-known addresses: icons, the manifest and security.txt. */
const site = await createSite('dist', await readHostingRules('dist'));

function fetched(path: string, type: string): Buffer {
  const { status, headers, body } = site(path, '', {});
  expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
  return body as Buffer;
}

/** Returns a pixel as red, green, blue and alpha, 0 to 255. */
async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
  return { width, height, at };
}
const shell = [0xfa, 0xf6, 0xef, 255];
const mango = [0xed, 0xa7, 0x34, 255];
function expectMango(pixel: number[]) {
  for (const [at, value] of mango.entries()) expect(Math.abs((pixel[at] ?? 0) - value)).toBeLessThan(12);
}

test('favicon.ico holds the mark in three sizes', async () => {
  const file = fetched('/favicon.ico', 'image/x-icon');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  let end = 6 + 16 * 3;
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    expect([entry[0], entry[1], entry.readUInt16LE(4), entry.readUInt16LE(6)]).toEqual([size, size, 1, 32]);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(offset).toBe(end);
    end += length;
    const { width, height, at } = await pixels(file.subarray(offset, end));
    expect([width, height]).toEqual([size, size]);
    expectMango(at(size / 2, size / 2));
    expect(at(0, 0)[3]).toBe(0);
  }
  expect(file.length).toBe(end);
});

test('the icon of iOS covers its square: what is left open there is drawn black', async () => {
  const { width, height, at } = await pixels(fetched('/apple-touch-icon.png', 'image/png'));
  expect([width, height, at(0, 0), at(90, 90)]).toEqual([180, 180, shell, mango]);
});

describe('the manifest', () => {
  const manifest = JSON.parse(String(fetched('/site.webmanifest', 'application/manifest+json; charset=utf-8')));

  test('is named by every page that is to be found, and may be read there', async () => {
    const policy = await sentPolicies('dist');
    const pages = globSync('**/*.html', { cwd: 'dist' });
    for (const file of pages) {
      const html = readFileSync(`dist/${file}`, 'utf8');
      const isFound = !html.includes('<meta name="robots" content="noindex">');
      expect(html.split('<link rel="manifest" href="/site.webmanifest">'), file).toHaveLength(isFound ? 2 : 1);
      if (isFound) expect(policy(file), file).toContain("manifest-src 'self'");
    }
  });

  test('says of the site what its first page says', () => {
    const home = readFileSync('dist/index.html', 'utf8');
    expect(manifest).toMatchObject({ name: siteFacts.name, lang: 'en-IN', display: 'minimal-ui', scope: '/' });
    expect(home).toContain(`<html lang="${manifest.lang}"`);
    expect(home).toContain(`<meta name="description" content="${manifest.description}">`);
    expect(home).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`);
    expect(manifest.background_color).toBe(manifest.theme_color);
  });

  test('has icons of the sizes that it names', async () => {
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, at } = await pixels(fetched(src, type));
      expect(`${width}x${height}`).toBe(sizes);
      expectMango(at(width / 2, width / 2));
    }
  });

  test('keeps the mark within what every mask leaves', async () => {
    const { src } = manifest.icons.find(({ purpose }: { purpose: string }) => purpose === 'maskable');
    const { width, height, at } = await pixels(fetched(src, 'image/png'));
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        // Distance of the pixel's centre from the middle of the picture.
        if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) < 0.4 * width) continue;
        if (at(x, y).join() !== shell.join()) throw new Error(`Something is drawn at ${x}, ${y}.`);
      }
    }
  });

  test('leads to pages that there are', () => {
    const paths = [manifest.start_url, ...manifest.shortcuts.map(({ url }: { url: string }) => url)];
    expect(paths).toEqual(['/', '/search', '/account#stays']);
    for (const path of paths) {
      const [page = '', anchor] = path.split('#');
      const html = String(fetched(page, 'text/html; charset=utf-8'));
      if (anchor) expect(html).toContain(`id="${anchor}"`);
    }
  });
});

// https://www.rfc-editor.org/rfc/rfc9116
describe('security.txt', () => {
  const text = () => String(fetched('/.well-known/security.txt', 'text/plain; charset=utf-8'));
  const fields = () =>
    text()
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
        return [name, value] as const;
      });
  const valueIn = (name: string) => {
    const values = fields().filter(([other]) => other === name);
    expect(values, name).toHaveLength(1);
    return values[0]?.[1] ?? '';
  };

  test('has the fields of the standard, each once, and nothing else', () => {
    expect(fields().map(([name]) => name)).toEqual([
      'Contact',
      'Expires',
      'Preferred-Languages',
      'Canonical',
      'Policy',
    ]);
    expect(valueIn('Contact')).toBe(`mailto:${siteFacts.email}`);
    expect(valueIn('Canonical')).toBe(new URL('/.well-known/security.txt', siteFacts.url).href);
  });

  test('holds for less than a year, and still does', () => {
    const expires = valueIn('Expires');
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
  });

  test('names a policy that can be read', () => {
    const { origin, pathname } = new URL(valueIn('Policy'));
    expect(origin).toBe(siteFacts.url);
    const policy = String(fetched(pathname, 'text/plain; charset=utf-8'));
    expect(policy).toMatch(/^# Reporting a weakness\n/);
    expect(policy).not.toContain('](');
  });
});
