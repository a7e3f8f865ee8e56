/*
 * How a translated file goes with its English file, and which texts are outdated. Each translated file holds in `translated_from` a mark for each of its texts: a short hash of the text, and one
 * of the English text that it was made from. A mark belongs to texts, not to places, so lists may be reordered.
 */

/** The field of a translated file that holds the marks. */
export const marksField = 'translated_from';

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Replaces texts field by field, and lists of the same length item by item. Empty texts stay in English. Calls `differs` for parts of another shape,
 * which stay in English too.
 */
export function translate(content: unknown, words: unknown, differs: (path: string) => void, path = ''): unknown {
  if (words === undefined || words === null || words === '') return content;
  if (typeof content === 'string' && typeof words === 'string') return words;
  if (Array.isArray(content) && Array.isArray(words) && content.length === words.length) {
    return content.map((entry, i) => translate(entry, words[i], differs, `${path}[${i}]`));
  }
  if (isFields(content) && isFields(words)) {
    for (const name of Object.keys(words))
      if (!Object.hasOwn(content, name) && name !== marksField) differs(`${path}.${name}`);
    const entries = Object.entries(content);
    return Object.fromEntries(
      entries.map(([name, value]) => [name, translate(value, words[name], differs, `${path}.${name}`)]),
    );
  }
  differs(path);
  return content;
}

export interface TextPair {
  /** Such as `items.3.answer`; lists count from 0. */
  path: string;
  english: string;
  translated: string;
  /** True for a text of a list that has another length than the English one, so no English text belongs to it. The path is the list's. */
  isLost?: true;
}

/** Returns the texts that are in both files at the same place, and those of lists of another length as lost. */
export function textPairs(english: unknown, translated: unknown, path = ''): TextPair[] {
  if (typeof english === 'string')
    return typeof translated === 'string' && translated.trim() !== '' ? [{ path, english, translated }] : [];
  if (Array.isArray(english) && Array.isArray(translated) && english.length !== translated.length)
    return textsIn(translated).map((text) => ({ path, english: '', translated: text, isLost: true }));
  if (Array.isArray(english) ? !Array.isArray(translated) : !isFields(english) || !isFields(translated)) return [];
  const others = translated as Fields;
  return Object.entries(english as Fields).flatMap(([key, value]) =>
    textPairs(value, others[key], path ? `${path}.${key}` : key),
  );
}

const textsIn = (content: unknown): string[] =>
  typeof content === 'string' ? (content.trim() ? [content] : []) : Object.values(content ?? {}).flatMap(textsIn);

/** Returns five letters and digits. Line breaks and spaces do not count, because editors reflow texts. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text.replace(/\s+/g, ' ').trim()))
    sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return (sum % 36 ** 5).toString(36).padStart(5, '0');
}

const markOf = ({ english, translated }: TextPair) => `${hash(translated)}-${hash(english)}`;
const readMarks = (marks: unknown) => (typeof marks === 'string' ? marks.split(' ').filter(Boolean) : []);

/** True if a mark says from which English text this translation was made. */
export const isMarked = (translated: string, marks: unknown) =>
  readMarks(marks).some((one) => one.startsWith(`${hash(translated)}-`));

/**
 * Returns the texts whose English changed since they were translated, and one text of each list of another length. A text without a mark is new, so it is
 * not among them.
 */
export function outdatedTexts(pairs: readonly TextPair[], marks: unknown): TextPair[] {
  const known = readMarks(marks);
  return pairs.filter((pair, index) => {
    if (pair.isLost) return pairs[index - 1]?.path !== pair.path;
    const mark = markOf(pair);
    return !known.includes(mark) && known.some((one) => one.startsWith(mark.slice(0, 6)));
  });
}

/** Returns the marks of these texts, sorted. Those of `outdated` and of lists of another length keep their old ones. */
export function marksOf(pairs: readonly TextPair[], outdated: readonly TextPair[], marks: unknown): string {
  const known = readMarks(marks);
  const now = pairs.flatMap((pair) => {
    const mark = markOf(pair);
    return pair.isLost || outdated.includes(pair) ? known.filter((one) => one.startsWith(mark.slice(0, 6))) : [mark];
  });
  return [...new Set(now)].sort().join(' ');
}
