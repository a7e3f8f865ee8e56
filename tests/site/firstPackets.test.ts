import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { isDrawn, isScreen } from '#src/build/builtScripts.ts';

/** A server sends ten packets of 1,460 bytes before it waits for an answer (RFC 6928). Headers take up to 740 bytes. */
const firstPackets = 14_600 - 740;
const weight = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const pages = globSync('**/*.html', { cwd: 'dist' }).map((file) => ({
  file,
  html: readFileSync(`dist/${file}`, 'utf8'),
}));

test.each(pages)('$file shows its heading from the first packets', ({ html }) => {
  expect(weight(html.slice(0, html.indexOf('</h1>')))).toBeLessThanOrEqual(firstPackets);
});

// A hotel's page is read from its heading, and the rest may follow later.
test.each(pages.filter(({ html }) => isScreen(html) && !isDrawn(html)))(
  'the screen $file fits them as a whole',
  ({ html }) => {
    // Hindi letters take three bytes each, so only the page above the footer must fit.
    const seen = html.includes('<html lang="hi-IN"') ? html.slice(0, html.indexOf('<footer')) : html;
    expect(weight(seen)).toBeLessThanOrEqual(firstPackets);
  },
);

test('home shows its hero from them, and the gallery all of its photos', () => {
  const htmlOf = (name: string) => pages.find(({ file }) => file === name)?.html ?? '';
  const [hero] = /^.*?<section class="hero".*?<\/section>/s.exec(htmlOf('index.html')) ?? [];
  expect(weight(hero ?? '')).toBeLessThanOrEqual(firstPackets);
  expect(hero).toContain('hero-captions');
  expect(weight(htmlOf('gallery.html'))).toBeLessThanOrEqual(firstPackets);
});
