import { z } from 'astro/zod';
import { contentOf, contents } from '#src/content/collections.ts';
import { fileName, fileNameRule, townNamesIn } from '#src/content/derivedNames.ts';
import type { EditorFacts } from '#src/content/editor.ts';
import { textFor } from '#src/content/legalText.ts';
import { form } from '#src/content/names.browser.ts';
import {
  isFields,
  isMarked,
  marksField,
  outdatedTexts,
  type TextPair,
  textPairs,
  translate,
} from '#src/content/translations.ts';
import type { Use } from '#src/content/uses.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { houseOf } from './learnSaved.ts';
import { type LibraryItem, libraryOfList, nameOf } from './photoLibrary.ts';

type Fields = Record<string, unknown>;
type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface Entry {
  /** Such as `content/faq.yaml`. */
  file: string;
  /** The fields of the form, with empty texts, and with a post's text as `body`. */
  data: Fields;
  /** The form in Hindi, if the entry has one. */
  hindi?: Fields | undefined;
}

export interface Issue {
  language: 'en' | 'hi';
  /** The field, as the form names it: `items.3.answer`. */
  path: string;
  message: string;
}

export interface CheckedEntry {
  /** The fields to save, without empty ones. */
  data: Fields;
  /** The Hindi words to save, without texts that equal the English ones. */
  hindi: Fields | undefined;
  issues: Issue[];
  pairs: TextPair[];
  /** Hindi texts whose English changed since they were translated. */
  outdated: TextPair[];
}

/** Checks an entry by the schemas of the build. */
export function checkEntry({ file, data, hindi }: Entry, facts: EditorFacts): CheckedEntry {
  if (file === 'content/hi/photos.yaml') return checkPhotosInHindi(data, facts);
  const filled = (withoutEmpty(data) ?? {}) as Fields;
  const content = contentOf(file);
  form.house = houseOf(file);
  if (!content) return { data: filled, hindi, issues: [], pairs: [], outdated: [] };

  const { english, place } = asInFile(file, filled);
  const issues = issuesOf(content.schema, english, 'en', place);
  issues.push(...missingNames(file, filled, facts), ...wrongFileName(file, filled), ...wrongLegalText(file, filled));

  const translatedWords = hindi && content.isTranslated ? translationOf(content.schema, filled, hindi) : undefined;
  if (translatedWords) {
    const { body: _, ...words } = translatedWords;
    const shown = translate(english, words, () => {});
    const known = new Set(issues.map(({ path, message }) => path + message));
    issues.push(
      ...issuesOf(content.schema, shown, 'hi', place).filter(({ path, message }) => !known.has(path + message)),
    );
  }
  const pairs = textPairs(filled, translatedWords);
  return { data: filled, hindi: translatedWords, issues, pairs, outdated: outdatedTexts(pairs, hindi?.[marksField]) };
}

/** Returns the content as it is in its file, and how the form names a place of it. */
function asInFile(file: string, data: Fields): { english: unknown; place: (path: PropertyKey[]) => string } {
  const { body: _, ...fields } = data;
  if (file === 'content/places.yaml') return { english: data.places, place: (path) => ['places', ...path].join('.') };
  if (file !== 'content/photos.yaml') return { english: fields, place: (path) => path.join('.') };
  const photos = (data.photos ?? []) as LibraryItem[];
  return {
    english: libraryOfList(photos),
    place: ([name, ...path]) => ['photos', photos.findIndex((item) => nameOf(item) === name), ...path].join('.'),
  };
}

function issuesOf(
  schema: z.ZodType,
  content: unknown,
  language: Issue['language'],
  place: (path: PropertyKey[]) => string,
) {
  const { error } = schema.safeParse(content);
  return (error?.issues ?? [])
    .filter((issue) => language === 'en' || issue.code !== 'custom' || !issue.params?.inEnglish)
    .map(({ path, message }): Issue => ({ language, path: place(path), message }));
}

/** The editor makes the name of a new file from its first field. */
function wrongFileName(file: string, data: Fields): Issue[] {
  const [, folder, name = ''] = /^content\/(\w+)\/(.+)$/.exec(file) ?? [];
  if (!folder || fileName.test(name)) return [];
  const path = 'title' in data ? 'title' : 'name';
  return [{ language: 'en', path, message: `The file would be ${name}: ${fileNameRule}.` }];
}

/** The build stops at an unpaired mark in a legal text, and at a version of a coming day. */
function wrongLegalText(file: string, { body, updated }: Fields): Issue[] {
  if (!file.startsWith('content/legal/')) return [];
  const issues: Issue[] = [];
  try {
    textFor(String(body ?? ''), []);
  } catch (error) {
    issues.push({ language: 'en', path: 'body', message: String((error as Error).message) });
  }
  if (String(updated) > todayInKolkata())
    issues.push({ language: 'en', path: 'updated', message: 'This day is in the future. Enter today.' });
  return issues;
}

/** Names that other files need, and photos that share a name. The build would find them in those files. */
function missingNames(file: string, data: Fields, { uses }: EditorFacts): Issue[] {
  const issue = (path: string, message: string): Issue => ({ language: 'en', path, message });
  // The editor reports no deletion.
  const ifDeleted = (used: string) =>
    used.startsWith('blog/') ? ' If you deleted that post, reload this page once the site is built.' : '';
  const lacking = (kind: Use['kind'], path: string, names: readonly unknown[]) =>
    uses
      .filter((use) => use.kind === kind && !names.includes(use.name))
      .map((use) =>
        issue(path, `content/${use.file} needs "${use.name}". Remove it there first.${ifDeleted(use.file)}`),
      );
  if (file === 'content/faq.yaml')
    return lacking(
      'questions',
      'items',
      listIn(data.items).map(({ id }) => id),
    );
  if (file === 'content/places.yaml')
    return [
      ...lacking(
        'places',
        'places',
        listIn(data.places).map(({ id }) => id),
      ),
      ...lacking('towns', 'places', townNamesIn(listIn(data.places) as unknown as Parameters<typeof townNamesIn>[0])),
    ];
  if (file !== 'content/photos.yaml') return [];
  const names = listIn(data.photos).map((item) => nameOf(item as unknown as LibraryItem));
  const twice = names.flatMap((name, index) =>
    names.indexOf(name) < index ? [issue(`photos.${index}`, `The photo "${name}" is in this list already.`)] : [],
  );
  const ofNone = listIn(data.photos).flatMap(({ of }, index) =>
    of !== undefined && !names.includes(of as string)
      ? [issue(`photos.${index}.of`, `There is no photo called "${of}" in this list.`)]
      : [],
  );
  return [...lacking('photos', 'photos', names), ...twice, ...ofNone];
}

const listIn = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : []);

function checkPhotosInHindi(data: Fields, facts: EditorFacts): CheckedEntry {
  const { schema } = contents['photos.yaml'];
  const english = Object.fromEntries(Object.entries(facts.photos).map(([name, { alt }]) => [name, { alt }]));
  const hindi = translationOf(schema, english, data) ?? {};
  const pairs = textPairs(english, hindi);
  const issues = issuesOf(schema, hindi, 'en', (path) => path.join('.'));
  return { data: hindi, hindi: undefined, issues, pairs, outdated: outdatedTexts(pairs, data[marksField]) };
}

/** Drops empty texts, lists and objects, and the editor's own marks of list items. */
function withoutEmpty(value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => withoutEmpty(item) ?? '') : undefined;
  if (!isFields(value)) return value;
  const filled = Object.entries(value).flatMap(([key, inside]) => {
    const kept = key.startsWith('__sc_') ? undefined : withoutEmpty(inside);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** Returns the words of a translated form alone. Lists keep their places. Undefined if nothing is translated. */
function translationOf(schema: z.ZodType, english: Fields, hindi: Fields): Fields | undefined {
  const { body, [marksField]: marks } = hindi;
  // The form starts a list with English copies. They are no translations, also after their English changed.
  const isCopy = (text: string) => !/[^\P{L}\p{Script=Latin}]/u.test(text) && !isMarked(text, marks);
  const words = wordsOnly(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), english, hindi, isCopy);
  const text = typeof body === 'string' && body !== english.body && !isCopy(body) ? { body } : undefined;
  return words || text ? { ...(words as Fields), ...text } : undefined;
}

function wordsOnly(schema: JsonSchema, english: unknown, hindi: unknown, isCopy: (text: string) => boolean): unknown {
  if (schema.words === true) {
    const text = typeof hindi === 'string' ? hindi.trim() : '';
    return text === '' || text === english || isCopy(text) ? undefined : text;
  }
  if (Array.isArray(hindi)) {
    const items = schema.items as JsonSchema;
    const others = Array.isArray(english) ? english : [];
    const list = hindi.map((item, index) => wordsOnly(items, others[index], item, isCopy));
    return list.some((item) => item !== undefined) ? list.map((item) => item ?? (items.words ? '' : {})) : undefined;
  }
  if (!isFields(hindi)) return undefined;
  const { properties, additionalProperties } = schema;
  const words = Object.entries(hindi).flatMap(([key, inside]) => {
    const part = properties?.[key] ?? (properties ? undefined : additionalProperties);
    const kept = isFields(part)
      ? wordsOnly(part as JsonSchema, isFields(english) ? english[key] : undefined, inside, isCopy)
      : undefined;
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return words.length > 0 ? Object.fromEntries(words) : undefined;
}
