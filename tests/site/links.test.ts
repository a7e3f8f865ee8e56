import { existsSync, globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { searchResult } from '#src/content/contentSchemas.ts';
import { siteFacts } from '#src/content/site.ts';
import { englishPath, isEnglishInAll, isInAll, type Language, languages, pathIn } from '#src/words/languages.ts';
import { letterPages, letterPath } from '../../supabase/functions/_shared/letterPages.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';

/** Links between pages, and metadata for pages that link here. */
const answer = await createSite('dist', await readHostingRules('dist'));

const assistants = new URL('/functions/v1/mcp', siteFacts.url).href;

const decode = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attributes = (tag: string) =>
  new Map([...tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, decode(value)]));
const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'))].map(([tag]) => attributes(tag));
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id)));

interface Page {
  file: string;
  path: string;
  html: string;
}
// The editor is a separate tool that is not shared.
const pages: Page[] = globSync('dist/**/*.html', { exclude: ['dist/edit.html'] }).map((file) => ({
  file,
  path: file.replace(/^dist/, '').replace(/(\/index)?\.html$/, '') || '/',
  html: readFileSync(file, 'utf8'),
}));
const meta = ({ html }: Page, name: string) =>
  tags(html, 'meta')
    .find((tag) => (tag.get('name') ?? tag.get('property')) === name)
    ?.get('content');
const titleOf = ({ html }: Page) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
const isIndexed = (page: Page) => meta(page, 'robots') !== 'noindex';

/** Returns the problem of a link, or undefined if it works. */
function problemOf(href: string, page: Page): string | undefined {
  const base = new URL(page.path, siteFacts.url);
  if (!URL.canParse(href, base)) return 'is no address';
  const url = new URL(href, base);
  if (url.origin !== base.origin) return undefined;
  const path = decodeURIComponent(url.pathname);
  const { status, headers, body } = answer(path, url.search, {});
  // A link to a redirect costs every visitor a request.
  if (status !== 200) return `answers ${status}`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (!anchor || !headers['content-type']?.includes('html')) return undefined;
  return idsOf(String(body)).has(anchor) ? undefined : 'has no such place';
}

describe.each(pages)('$path', (page) => {
  const { html, path } = page;

  test('every link and every file it names is there', () => {
    const addresses = [
      ...['a', 'link'].flatMap((name) => tags(html, name).map((tag) => tag.get('href'))),
      ...['img', 'script', 'source'].flatMap((name) => tags(html, name).map((tag) => tag.get('src'))),
      ...['img', 'source', 'link'].flatMap((name) =>
        tags(html, name).flatMap((tag) =>
          [tag.get('srcset'), tag.get('imagesrcset')].flatMap((set) =>
            (set ?? '').split(',').map((candidate) => candidate.trim().split(' ')[0]),
          ),
        ),
      ),
    ].filter((address) => address !== undefined && address !== '');
    const problems = [...new Set(addresses)].map((href) => [href, problemOf(String(href), page)]);
    expect(problems.filter(([, problem]) => problem)).toEqual([]);
  });

  test('the brand stands where a text asks for it', () => {
    expect(html).not.toMatch(/\{(name|tagline)\}/);
  });

  test('links to other places of this page name ids, each id once', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('every picture has words or is marked as saying nothing, and keeps its place', () => {
    for (const picture of tags(html, 'img')) {
      expect(picture.has('alt'), String(picture.get('src'))).toBe(true);
      expect(Number(picture.get('width')), String(picture.get('src'))).toBeGreaterThan(0);
      expect(Number(picture.get('height')), String(picture.get('src'))).toBeGreaterThan(0);
    }
  });

  test('says its own address, title and description, and shows a picture of its own size when it is shared', async () => {
    const canonical = tags(html, 'link').find((tag) => tag.get('rel') === 'canonical');
    if (isIndexed(page)) expect(canonical?.get('href')).toBe(new URL(path, siteFacts.url).href);
    else if (isEnglishInAll(path)) expect(canonical?.get('href')).toBe(new URL(englishPath(path), siteFacts.url).href);
    else expect(canonical).toBeUndefined();
    expect(titleOf(page).length).toBeLessThanOrEqual(searchResult.title);
    expect(titleOf(page)).toContain(siteFacts.name);
    expect(titleOf(page)).toContain(meta(page, 'og:title'));
    expect(meta(page, 'og:description')).toBe(meta(page, 'description'));

    const picture = new URL(meta(page, 'og:image') ?? '');
    expect(picture.origin).toBe(new URL(siteFacts.url).origin);
    const { body } = answer(picture.pathname, '', {});
    if (typeof body === 'function' && !path.endsWith('-hotel-lotus')) return;
    const size = await sharp(typeof body === 'function' ? await body() : body).metadata();
    expect([size.width, size.height, size.format]).toEqual([1200, 630, 'jpeg']);
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
  });
});

test('a text that is English in every language is found once, in the English page', () => {
  const copies = pages.filter(({ path }) => isEnglishInAll(path) && path !== englishPath(path));
  expect(copies.map(({ path }) => path).sort()).toEqual(['/hi/cookies', '/hi/privacy', '/hi/terms']);
  const map = readFileSync('dist/sitemap-0.xml', 'utf8');
  for (const copy of copies) {
    const original = pages.find(({ path }) => path === englishPath(copy.path)) as Page;
    expect([copy, original].map(isIndexed)).toEqual([false, true]);
    for (const { html } of [copy, original])
      expect(tags(html, 'link').filter((tag) => tag.get('rel') === 'alternate' && tag.has('hreflang'))).toEqual([]);
    expect(map).not.toContain(new URL(copy.path, siteFacts.url).href);
    expect(map).toContain(`<loc>${new URL(original.path, siteFacts.url).href}</loc>`);
  }
});

test('no two pages share a title, a description or an address', () => {
  const indexed = pages.filter(isIndexed);
  for (const say of [titleOf, (page: Page) => meta(page, 'description')]) {
    const words = indexed.map(say);
    expect(words.filter((text, i) => words.indexOf(text) !== i)).toEqual([]);
  }
});

test('what is fetched later asks for no style sheet that stands in the pages', () => {
  // A component that waits for a missing style sheet is never shown.
  const named = globSync('dist/_astro/*.js').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/_astro\/[\w.-]+\.css/g),
  ]);
  const sheets = new Set(named.map(([sheet]) => sheet));
  expect(sheets.size).toBeGreaterThan(0);
  expect([...sheets].filter((sheet) => !existsSync(`dist/${sheet}`))).toEqual([]);
});

test.each(pages)('$path has a style for each class that is bound to a condition', ({ html }) => {
  // The style sheet of reading pages scans listed folders only: a new folder would lack classes.
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  const body = html.replaceAll(/<(style|script).*?<\/\1>/gs, '');
  const classes = [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => decode(list).split(/\s+/));
  const bound = classes.filter((name) => /[:[]/.test(name));
  expect(bound.filter((name) => !styles.includes(`.${name.replaceAll(/[^\w-]/g, '\\$&')}`))).toEqual([]);
});

test('pages one reads have descriptions of the length a results page shows', () => {
  const { min, max } = searchResult.description;
  const read = pages.filter(({ path }) => /^\/(blog|gallery|terms|privacy|cookies|properties|property\/|$)/.test(path));
  expect(read.length).toBeGreaterThan(10);
  for (const page of read) {
    const length = meta(page, 'description')?.length ?? 0;
    expect([page.path, length >= min && length <= max]).toEqual([page.path, true]);
  }
});

test.each(languages)('pages with words of their own have a picture of their own for links: %s', (language) => {
  const read = pages.filter(
    ({ path }) =>
      pathIn(language, englishPath(path)) === path &&
      /^\/(blog|gallery|terms|privacy|cookies|properties|property\/|stays|$)/.test(englishPath(path)),
  );
  expect(read.length).toBeGreaterThan(10);
  const pictures = read.map((page) => new URL(meta(page, 'og:image') ?? '').pathname);
  expect(new Set(pictures).size).toBe(read.length);
  for (const picture of pictures) expect(picture).toMatch(new RegExp(`^${pathIn(language, '/og/')}`));
});

test('the header and the menu mark the page that is open, a house as one of our properties', () => {
  const marked = (path: string) => {
    const header = /<header.*?<\/header>/s.exec(pages.find((page) => page.path === path)?.html ?? '')?.[0] ?? '';
    return tags(header, 'a').flatMap((link) => (link.get('aria-current') === 'page' ? [link.get('href')] : []));
  };
  expect(marked('/')).toEqual(['/']);
  for (const path of ['/properties', '/property/hotel-lotus', '/property/casa-de-patio'])
    expect(marked(path)).toEqual(['/properties', '/properties']);
  expect(marked('/blog/when-to-come-to-goa')).toEqual(['/blog', '/blog']);
  expect(marked('/list-property')).toEqual(['/list-property', '/list-property']);
  expect(marked('/terms')).toEqual([]);
});

test('a post is an article when it is shared, every other page a page of the site', () => {
  for (const page of pages)
    expect([page.path, meta(page, 'og:type')]).toEqual([
      page.path,
      /^(\/hi)?\/blog\//.test(page.path) ? 'article' : 'website',
    ]);
});

describe('for machines', () => {
  const at = (path: string) => new URL(path, siteFacts.url).href;

  test('the sitemap names every page that may be found, and no shell', () => {
    const shells = ['/hotel'];
    const listed = [...readFileSync('dist/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url]) => url,
    );
    const expected = pages.filter((page) => isIndexed(page) && !shells.includes(page.path)).map(({ path }) => at(path));
    expect(listed.sort()).toEqual(expected.sort());
    for (const hidden of ['/booking', '/booking-confirmation', '/404']) expect(listed).not.toContain(at(hidden));
  });

  test('robots.txt lets robots read everything, so that they learn what is not to be found, and names the sitemap', () => {
    const robots = readFileSync('dist/robots.txt', 'utf8').split('\n');
    expect(robots).toContain(`Sitemap: ${at('/sitemap-index.xml')}`);
    expect(robots.filter((line) => /^Disallow: *\S/.test(line))).toEqual([]);
    expect(existsSync('dist/sitemap-index.xml')).toBe(true);
  });

  const unfound = [
    '/booking',
    '/booking-confirmation',
    '/booking/some-room',
    '/booking-confirmation/AAAA-BBBB-CCCC-DDDD',
  ];
  test.each(languages.flatMap((language) => unfound.map((path) => pathIn(language, path))))(
    '%s says itself that it is not to be found',
    (path) => {
      const { status, headers, body } = answer(path, '', {});
      expect(status).toBe(200);
      expect(String(body)).toContain('<meta name="robots" content="noindex">');
      if (englishPath(path).split('/').length > 2) expect(headers['x-robots-tag']).toBe('noindex');
    },
  );

  const rules = readFileSync('netlify.toml', 'utf8').matchAll(/for = "([^"]+)"/g);
  const ofGuests = [...rules].flatMap(([, path = '']) => (isInAll(path.replace('/*', '/x')) ? path : []));
  test.each([...ofGuests, '/stay-worker.js', '/admin/letters.json'])(
    '%s is sent with the same headers in every language',
    (path) => {
      const sentAt = (language: Language) => {
        const {
          'content-security-policy': _,
          etag,
          ...headers
        } = answer(pathIn(language, path.replace('/*', '/AAAA-BBBB-CCCC-DDDD')), '', {}).headers;
        return headers;
      };
      for (const language of languages) expect(sentAt(language)).toEqual(sentAt('en'));
      expect(sentAt('hi')['x-robots-tag']).toBe('noindex');
    },
  );

  // These addresses contain an email's token, which must not be sent as a referrer.
  test.each(languages.flatMap((language) => letterPages.map((page) => letterPath(page, language))))(
    '%s tells nothing that it fetches where it was asked from',
    (path) => {
      const { status, headers } = answer(path, '?confirm=token', {});
      expect([status, headers['referrer-policy'], headers['x-robots-tag']]).toEqual([200, 'no-referrer', 'noindex']);
    },
  );
  test.each(languages.map((language) => pathIn(language, '/auth')))('%s tells its host alone', (path) => {
    const { status, headers } = answer(path, '?token_hash=token&type=magiclink', {});
    expect([status, headers['referrer-policy'], headers['x-robots-tag']]).toEqual([200, 'strict-origin', 'noindex']);
  });

  test('an address of a language that is not there answers in that language', () => {
    for (const path of ['/no-such-page', '/property/no-such-house', '/hotel/no-such-hotel', '/stays/no-such-place']) {
      const { status, body } = answer(pathIn('hi', path), '', {});
      expect([path, status]).toEqual([path, 404]);
      expect(String(body)).toContain('<html lang="hi-IN"');
    }
  });

  test.each(['dist/llms.txt', 'dist/blog/rss.xml', 'dist/hi/blog/rss.xml'])('every address in %s is there', (file) => {
    const text = readFileSync(file, 'utf8');
    const addresses = [...text.matchAll(/https?:\/\/[^\s<>")]+/g)]
      .map(([url]) => url.replace(/[.,]$/, ''))
      .filter((url) => url !== assistants);
    const home = pages.find(({ path }) => path === '/') as Page;
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.map((url) => [url, problemOf(url, home)]).filter(([, problem]) => problem)).toEqual([]);
  });

  test('llms.txt and the graph of every page say where assistants ask', () => {
    expect(existsSync('supabase/functions/mcp/index.ts')).toBe(true);
    expect(readFileSync('dist/llms.txt', 'utf8')).toContain(` at ${assistants}. Its tools are search_stays, `);
    const home = pages.find(({ path }) => path === '/')?.html ?? '';
    const [, graph = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(home) ?? [];
    const nodes: { '@type': string; potentialAction?: unknown[] }[] = JSON.parse(graph)['@graph'];
    const target = { '@type': 'EntryPoint', urlTemplate: assistants, httpMethod: 'POST' };
    expect(nodes.find((node) => node['@type'] === 'WebSite')?.potentialAction).toEqual([
      expect.objectContaining({ '@type': 'SearchAction', 'query-input': 'required name=destination' }),
      expect.objectContaining({ '@type': 'SearchAction', target: expect.objectContaining(target) }),
    ]);
  });

  test('llms.txt names both houses, their rooms and every post', () => {
    const text = readFileSync('dist/llms.txt', 'utf8');
    for (const { path } of pages.filter(({ path }) => /^\/(blog|property)\//.test(path)))
      expect(text).toContain(at(path));
    expect(text).toMatch(/^# Susegad Stays\n/);
  });
});
