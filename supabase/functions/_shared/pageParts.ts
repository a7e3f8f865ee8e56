import { Parser } from 'htmlparser2';

export type Json = Record<string, unknown>;

export interface PageParts {
  /** Meta elements by name; the first of a name counts. */
  meta: ReadonlyMap<string, string>;
  canonical: string;
  linked: Json[];
  embedded: Json[];
  table: Json[];
}

const tableMark = 'b_rooms_available_and_soldout:';

export function takeApart(html: string): PageParts {
  const meta = new Map<string, string>();
  const linked: string[] = [];
  const embedded: string[] = [];
  let canonical = '';
  const scripts: string[] = [];
  let open: { text: string[]; list: string[] } | null = null;
  let depth = 0;
  const parser = new Parser({
    onopentag(tag, { property, name = property, content = '', type = '', id = '', rel, href = '' }) {
      depth += 1;
      if (tag === 'meta' && name && meta.size < 200 && !meta.has(name)) meta.set(name, content);
      if (tag === 'link' && rel === 'canonical' && !canonical) canonical = href;
      if (tag !== 'script' || linked.length + embedded.length >= 40) return;
      if (/ld\+json/.test(type)) open = { text: [], list: linked };
      else if (/json/.test(type) || id.startsWith('data-deferred-state')) open = { text: [], list: embedded };
      else if (scripts.length === 0) open = { text: [], list: scripts };
    },
    ontext: (text) => void open?.text.push(text),
    onclosetag(tag) {
      depth -= 1;
      if (tag !== 'script' || !open) return;
      const text = open.text.join('');
      if (open.list !== scripts || text.includes(tableMark)) open.list.push(text);
      open = null;
    },
  });
  // Limits nesting, because each level makes the next slower. The rest is not read.
  for (let at = 0; at < html.length && depth < 1000; at += 65_536) parser.write(html.slice(at, at + 65_536));
  if (depth < 1000) parser.end();
  return {
    ...{ meta, canonical, linked: linked.flatMap(objectsOf), embedded: embedded.flatMap(objectsOf) },
    table: objectsOf(listAfter(tableMark, scripts[0] ?? '')),
  };
}

function listAfter(words: string, script: string): string {
  const start = script.indexOf('[', script.indexOf(words) + words.length);
  if (!script.includes(words) || start < 0) return '';
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < script.length; at++) {
    const letter = script[at];
    if (letter === '\\' && isQuoted) at += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === '[') depth += 1;
    else if (!isQuoted && letter === ']') {
      depth -= 1;
      if (depth === 0) return script.slice(start, at + 1);
    }
  }
  return '';
}

/** Returns the objects of a JSON text, outer ones first, limited in depth and number. Keys are read, never copied. */
function objectsOf(text: string): Json[] {
  let level: unknown[];
  try {
    level = [JSON.parse(text)];
  } catch {
    return [];
  }
  const found: Json[] = [];
  for (let depth = 0; depth < 40 && level.length > 0 && found.length < 20_000; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value)) found.push(value as Json);
      for (const inner of Object.values(value)) if (next.length < 50_000) next.push(inner);
    }
    level = next;
  }
  return found;
}

/** Reads an own property, never one of the prototype. */
export const own = (node: Json, key: string): unknown => (Object.hasOwn(node, key) ? node[key] : undefined);
export const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const list = (node: Json, key: string): unknown[] =>
  [own(node, key)]
    .flat()
    .filter((one) => one !== undefined && one !== null)
    .slice(0, 500);

/** Returns text without markup, control and direction characters; '' for anything but text and numbers. */
export function plain(value: unknown, maximum: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag(tag) {
      if (tag === 'script' || tag === 'style') hidden += 1;
      if (tag === 'br' || tag === 'p' || tag === 'li') text += ' ';
    },
    ontext: (part) => {
      if (hidden === 0) text += part;
    },
    onclosetag(tag) {
      if (tag === 'script' || tag === 'style') hidden -= 1;
    },
  });
  parser.end(String(value).slice(0, 40_000));
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maximum)
    .trim();
}
