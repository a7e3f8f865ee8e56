import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as inEnglish from '#src/words/en/hotel.ts';
import * as inHindi from '#src/words/hi/hotel.ts';
import { captions } from '../support/content.ts';
import { faultsOf, types } from '../support/vocabulary.ts';

type Node = Record<string, unknown> & { '@type': string | string[] };

const pages = globSync('dist/**/*.html')
  .map((file) => ({ file, html: readFileSync(file, 'utf8') }))
  .map(({ file, html }) => ({
    file,
    html,
    blocks: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json),
  }))
  .filter(({ blocks }) => blocks.length > 0);

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}
const typesOf = (node: Record<string, unknown>) => [node['@type']].flat();

describe.each(pages)('$file', ({ html, blocks }) => {
  const graphs = blocks.map((json) => JSON.parse(json) as { '@context': string; '@graph': Node[] });
  const nodes = graphs.flatMap((block) => block['@graph']);

  test('is one graph in which every reference leads to a node', () => {
    expect(graphs).toHaveLength(1);
    expect(graphs[0]?.['@context']).toBe('https://schema.org');
    const ids = nodes.map((node) => node['@id']);
    expect(ids.every((id) => typeof id === 'string')).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    const references = objectsIn(nodes).filter((object) => Object.keys(object).join() === '@id');
    expect(references.filter((reference) => !ids.includes(reference['@id']))).toEqual([]);
  });

  test('is connected: from the page every node is reached', () => {
    const near = new Map(nodes.map((node) => [String(node['@id']), new Set<string>()]));
    for (const node of nodes) {
      for (const object of objectsIn(node)) {
        const [from, to] = [String(node['@id']), String(object['@id'])];
        near.get(from)?.add(to);
        near.get(to)?.add(from);
      }
    }
    const reached = new Set<string>();
    const open = [String(nodes[0]?.['@id'])];
    for (let id = open.pop(); id; id = open.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      open.push(...(near.get(id) ?? []));
    }
    expect(nodes.filter((node) => !reached.has(String(node['@id'])))).toEqual([]);
  });

  test('holds types and properties of the vocabulary, and all that each type needs', () => {
    expect(faultsOf(nodes)).toEqual([]);
  });

  test('names prices in rupees, and only ratings and prices that the page shows', () => {
    const text = html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, '');
    const words = html.includes('<html lang="hi-IN"') ? inHindi : inEnglish;
    const objects = objectsIn(nodes);
    for (const { price, priceCurrency } of objects) {
      if (price === undefined) continue;
      expect(priceCurrency).toBe('INR');
      expect(text).toContain(`₹${Number(price).toLocaleString('en-IN')}`);
    }
    for (const { '@type': type, ratingValue, reviewCount } of objects) {
      if (ratingValue === undefined) continue;
      if (type === 'Rating') {
        expect(html).toContain(words.starHotel(Number(ratingValue)));
      } else {
        expect(text).toMatch(new RegExp(`${ratingValue}/5|${words.rated(Number(ratingValue).toFixed(1))}`));
        expect(text).toMatch(new RegExp(`\\b${reviewCount} (reviews?|समीक्षा)`));
      }
    }
  });

  test('cannot end its script element', () => {
    for (const json of blocks) expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  });
});

test('both houses have their rooms and offers', () => {
  for (const house of ['hotel-lotus', 'casa-de-patio']) {
    const page = pages.find(({ file }) => file.endsWith(`property/${house}.html`));
    const types = JSON.parse(page?.blocks[0] ?? '{}')['@graph'].map((node: Node) => typesOf(node)[0]);
    expect(types.filter((type: string) => type === 'HotelRoom')).toHaveLength(4);
    expect(types.filter((type: string) => type === 'Offer')).toHaveLength(4);
    expect(types).toContain('BreadcrumbList');
    expect(types).toContain('Hotel');
  }
});

test('every post is a BlogPosting and the gallery shows all its photos', () => {
  const nodesOf = (file: string): Node[] =>
    JSON.parse(pages.find((page) => page.file === file)?.blocks[0] ?? '{"@graph":[]}')['@graph'];
  const posts = globSync('dist/blog/*.html');
  expect(posts.length).toBeGreaterThanOrEqual(3);
  for (const post of posts) {
    const types = nodesOf(post).map((node) => typesOf(node)[0]);
    expect(types).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
  }
  const gallery = nodesOf('dist/gallery.html').find((node) => node['@type'] === 'ImageGallery');
  expect(gallery?.image).toHaveLength(captions().length);
});

test('the vocabulary holds no type that no page uses', () => {
  const used = pages.flatMap(({ blocks }) => blocks.flatMap((json) => objectsIn(JSON.parse(json)).flatMap(typesOf)));
  expect(Object.keys(types).filter((type) => !used.includes(type))).toEqual([]);
});
