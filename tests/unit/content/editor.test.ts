import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { policyOfEditor } from '#src/build/editor.ts';
import {
  FaqSchema,
  GallerySchema,
  HomeSchema,
  LegalSchema,
  ListPropertySchema,
  PagesSchema,
  PostSchema,
  ShowcaseSchema,
  StayWordsSchema,
} from '#src/content/contentSchemas.ts';
import { editorConfig } from '#src/content/editor.ts';
import type { EditorField } from '#src/content/editorFields.ts';
import { photoSchema } from '#src/content/photoSchemas.ts';
import { PlacesSchema } from '#src/content/placeSchema.ts';
import { readRepository } from '#src/content/repository.ts';
import { SiteSchema } from '#src/content/siteSchema.ts';
import { languages } from '#src/words/languages.ts';

interface Collection {
  name: string;
  folder?: string;
  extension?: string;
  fields?: EditorField[];
  files?: { name: string; label: string; file: string; fields: EditorField[] }[];
}
const { collections } = editorConfig(null) as { collections: Collection[] };

// Texts in other languages are edited in their files.
const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !languages.some((language) => file.startsWith(`content/${language}/`)));

const fieldsFor = (file: string): EditorField[] | undefined =>
  collections.flatMap(({ folder, extension = 'md', fields, files: singles }) =>
    folder && file === `${folder}/${basename(file)}` && file.endsWith(`.${extension}`)
      ? [fields]
      : (singles?.filter((one) => one.file === file).map((one) => one.fields) ?? []),
  )[0];

/** A file's content as the editor sees it. The text below the frontmatter is `body`. */
function read(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return front === undefined ? parse(text) : { ...parse(front), body };
}

/** Returns places in a file without a field, or with a field of another type. */
function lost(value: unknown, fields: readonly EditorField[], at: string): string[] {
  return Object.entries(value as object).flatMap(([key, inside]) => {
    const field = fields.find(({ name }) => name === key);
    return field ? lostIn(inside, field, `${at}.${key}`) : [`${at}.${key}`];
  });
}
function lostIn(value: unknown, field: EditorField, at: string): string[] {
  const isOf = (...widgets: EditorField['widget'][]) =>
    widgets.includes(field.widget) ? [] : [`${at}: ${field.widget}`];
  if (Array.isArray(value)) {
    if (field.widget !== 'list') return isOf('list');
    return value.flatMap((item, index) =>
      field.fields
        ? lost(item, field.fields, `${at}[${index}]`)
        : lostIn(item, field.field ?? { name: '', label: '', widget: 'string', required: true }, `${at}[${index}]`),
    );
  }
  if (typeof value === 'object') return field.fields ? lost(value, field.fields, at) : isOf('object');
  if (typeof value === 'number') return isOf('number');
  if (typeof value === 'boolean') return isOf('boolean');
  if (field.widget === 'select') return (field.options as unknown[]).includes(value) ? [] : [`${at}: ${value}`];
  if (field.widget === 'datetime') return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? [] : [`${at}: ${value}`];
  return isOf('string', 'text', 'markdown');
}

const schemas: Record<string, z.ZodType> = {
  'content/home.yaml': HomeSchema,
  'content/faq.yaml': FaqSchema,
  'content/gallery.yaml': GallerySchema,
  'content/list-property.yaml': ListPropertySchema,
  'content/pages.yaml': PagesSchema,
  'content/stays.yaml': StayWordsSchema,
  'content/places.yaml': PlacesSchema,
  'content/site.json': SiteSchema,
  'content/blog': PostSchema,
  'content/showcase': ShowcaseSchema,
  'content/legal': LegalSchema,
};

/** The schema without transforms, defaults and optional wrappers. */
function plain(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return plain(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? plain(schema.in as z.ZodType) : schema;
}

/** Returns fields that the editor lacks, has in excess, or has with another type. */
function differs(schema: z.ZodType, field: Partial<EditorField>, at: string): string[] {
  const taken = plain(schema);
  const fields = field.fields ?? [];
  if (taken instanceof z.ZodObject) {
    const shape = taken.shape as Record<string, z.ZodType>;
    const extra = fields
      .filter(({ name }) => !(name in shape) && name !== 'body')
      .map(({ name }) => `${at}.${name}: extra`);
    const lacking = Object.entries(shape).flatMap(([key, one]) => {
      const own = fields.find(({ name }) => name === key);
      if (!own) return [`${at}.${key}: not there`];
      const mayLack = one.safeParse(undefined).success;
      return [...(own.required === mayLack ? [`${at}.${key}: required`] : []), ...differs(one, own, `${at}.${key}`)];
    });
    return [...extra, ...lacking];
  }
  if (taken instanceof z.ZodRecord)
    return fields.flatMap((one) => differs(taken.valueType as z.ZodType, one, `${at}.${one.name}`));
  if (taken instanceof z.ZodArray || taken instanceof z.ZodTuple) {
    const item = (taken instanceof z.ZodArray ? taken.element : taken.def.items[0]) as z.ZodType;
    return [
      ...(field.widget === 'list' ? [] : [`${at}: no list`]),
      ...differs(item, field.field ?? { fields }, `${at}[]`),
    ];
  }
  return fields.length > 0 ? [`${at}: has parts`] : [];
}

test('every collection has a schema here', () => {
  const config = readFileSync('src/content.config.ts', 'utf8');
  const names = [...config.matchAll(/^ {2}'?([\w-]+)'?: defineCollection/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  const known = [...Object.keys(schemas).map((file) => basename(file, '.yaml')), 'photos'];
  expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

test.each(Object.entries(schemas))(
  'every field that %s may have is there, whether a file has it or not',
  (name, schema) => {
    const found = collections.flatMap(({ folder, fields, files: singles = [] }) =>
      folder === name ? [fields] : singles.filter(({ file }) => file.startsWith(name)).map(({ fields }) => fields),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const fields of found) {
      const [only] = fields ?? [];
      expect(differs(schema, only?.root ? only : { fields: fields ?? [] }, basename(name))).toEqual([]);
    }
  },
);

test('and every field that a photo may have', () => {
  const photos = collections.flatMap(({ files: singles = [] }) => singles.filter(({ name }) => name === 'photos'));
  const entries = photos[0]?.fields ?? [];
  expect(entries.length).toBeGreaterThan(30);
  for (const entry of entries) expect(differs(photoSchema(entry.name), entry, entry.name)).toEqual([]);
});

describe('the editor at /edit', () => {
  test.each(files)('can change all that stands in %s', (file) => {
    const fields = fieldsFor(file);
    expect(fields, 'a collection').toBeDefined();
    const [only] = fields ?? [];
    const stored = only?.root ? { [only.name]: read(file) } : read(file);
    expect(lost(stored, fields ?? [], basename(file))).toEqual([]);
  });

  test('asks for a day, a photo of the library, a text with room and what may be left out', () => {
    const post = collections.find(({ name }) => name === 'blog')?.fields ?? [];
    const byName = Object.fromEntries(post.map((field) => [field.name, field]));
    expect(byName.date).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', required: true });
    expect(byName.photo?.options).toContain('casa-patio');
    expect(byName.excerpt).toMatchObject({ widget: 'text', hint: 'Shown in the list and on results pages.' });
    expect(byName.tags).toMatchObject({ widget: 'list', required: false, default: [] });
  });
});

describe('the repository it writes to', () => {
  test.each([
    ['', null],
    ['lotus/site', { repo: 'lotus/site', branch: 'main' }],
    ['lotus/site.web@words/live', { repo: 'lotus/site.web', branch: 'words/live' }],
  ])('%j', (named, repository) => expect(readRepository(named)).toEqual(repository));

  test.each(['lotus', 'https://github.com/lotus/site', 'lotus/site@', 'lotus/site; connect-src *'])('not %j', (named) =>
    expect(() => readRepository(named)).toThrow('PUBLIC_EDIT_REPOSITORY must be owner/name'),
  );

  test('is what the page may speak with, and without one nobody is', () => {
    expect(policyOfEditor(readRepository('lotus/site'))).toContain('https://api.github.com');
    expect(policyOfEditor(null)).not.toContain('https:');
    expect(policyOfEditor(null)).not.toContain("script-src 'self' 'unsafe");
  });
});

test('files and fields are named in words, not as the files are', () => {
  const files = collections.flatMap(({ files = [] }) => files);
  const labels = [...files, ...files.flatMap(({ fields }) => fields)].map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Brand and contact', 'Questions and answers', 'Page for owners']));
  expect(labels.filter((label) => !/^[A-Z][a-z\d]*( [a-z\d]+)*$/.test(label))).toEqual([]);
});
