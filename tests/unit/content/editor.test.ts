import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { policyOfEditor } from '#src/build/editor.ts';
import { contents } from '#src/content/collections.ts';
import { editorConfig } from '#src/content/editor.ts';
import type { EditorField } from '#src/content/editorFields.ts';
import { readRepository } from '#src/content/repository.ts';
import { listOfLibrary } from '#src/features/edit/photoLibrary.ts';
import { languages } from '#src/words/languages.ts';

interface Collection {
  name: string;
  description?: string;
  folder?: string;
  i18n?: unknown;
  extension?: string;
  fields?: EditorField[];
  files?: { name: string; label: string; file: string; fields: EditorField[] }[];
}
const { collections } = JSON.parse(JSON.stringify(editorConfig(null)).replaceAll('{{locale}}/', '')) as {
  collections: Collection[];
};

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
  if (file.endsWith('photos.yaml')) return listOfLibrary(text);
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return front === undefined ? parse(text) : { ...parse(front), body };
}

const typeField: EditorField = { name: 'type', label: '', widget: 'string', required: false };

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
    return value.flatMap((item, index) => {
      const fields = field.types?.find(({ name }) => name === item.type)?.fields;
      if (fields) return lost({ ...item, type: undefined }, [...fields, typeField], `${at}[${index}]`);
      return field.fields
        ? lost(item, field.fields, `${at}[${index}]`)
        : lostIn(item, field.field ?? { name: '', label: '', widget: 'string', required: true }, `${at}[${index}]`);
    });
  }
  if (typeof value === 'object') return field.fields ? lost(value, field.fields, at) : isOf('object');
  if (typeof value === 'number') return isOf('number');
  if (typeof value === 'boolean') return isOf('boolean');
  if (field.widget === 'select') {
    const values = (field.options as (string | { value: string })[]).map((one) =>
      typeof one === 'string' ? one : one.value,
    );
    return values.includes(String(value)) ? [] : [`${at}: ${value}`];
  }
  if (field.widget === 'datetime') return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? [] : [`${at}: ${value}`];
  return isOf('string', 'text', 'markdown', 'photo', 'photo-file');
}

// The editor shows photos as a list, so their fields are not those of the file.
const schemas = Object.entries(contents).flatMap(([name, { schema }]) =>
  name === 'photos.yaml' ? [] : [[`content/${name}`, schema as z.ZodType] as const],
);

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
      return [
        ...(Boolean(own.required) === mayLack ? [`${at}.${key}: required`] : []),
        ...differs(one, own, `${at}.${key}`),
      ];
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

test('the editor has all that the build reads', () => {
  const config = readFileSync('src/content.config.ts', 'utf8');
  const names = [...config.matchAll(/^ {2}'?([\w-]+)'?: defineCollection/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  const known = Object.keys(contents).map((file) => basename(file, '.yaml'));
  expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

test.each(schemas)('every field that %s may have is there, whether a file has it or not', (name, schema) => {
  const found = collections.flatMap(({ folder, fields, files: singles = [] }) =>
    folder === name ? [fields] : singles.filter(({ file }) => file.startsWith(name)).map(({ fields }) => fields),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const fields of found) {
    const [only] = fields ?? [];
    expect(differs(schema, only?.root ? only : { fields: fields ?? [] }, basename(name))).toEqual([]);
  }
});

describe('the editor at /edit', () => {
  test.each(files)('can change all that stands in %s', (file) => {
    const fields = fieldsFor(file);
    expect(fields, 'a collection').toBeDefined();
    const [only] = fields ?? [];
    const stored = only?.root ? { [only.name]: read(file) } : read(file);
    expect(lost(stored, fields ?? [], basename(file))).toEqual([]);
  });

  test('has the limits of the build as hints, photos as pictures, and Hindi where there are words', () => {
    const post = collections.find(({ name }) => name === 'blog')?.fields ?? [];
    const byName = Object.fromEntries(post.map((field) => [field.name, field]));
    // A counter for each, with the limit that the build has for a title without the brand's name.
    expect(byName.title).toMatchObject({ hint: expect.stringMatching(/44 characters/), i18n: true, required: true });
    expect(byName.excerpt).toMatchObject({ widget: 'text', hint: expect.stringMatching(/120 to 160/), i18n: true });
    expect([byName.title?.maxlength, byName.excerpt?.maxlength]).toEqual([44, 160]);
    expect(byName.date).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' });
    expect(byName.photo).toMatchObject({ widget: 'photo', required: true });
    expect(byName.photo).not.toHaveProperty('i18n');
    const [items] = fieldsFor('content/faq.yaml') ?? [];
    // Questions keep their places in both languages; a Hindi one may lack.
    expect(items).toMatchObject({ widget: 'list', i18n: 'duplicate' });
    expect(items?.fields).toMatchObject([
      { name: 'id', pattern: [expect.any(String), expect.stringContaining('small letters')] },
      { name: 'question', i18n: true, required: ['en'] },
      { name: 'answer', i18n: true, required: ['en'] },
    ]);
  });

  test('makes file names that the build accepts, and no empty Hindi file', () => {
    expect(editorConfig(null)).toMatchObject({ slug: { encoding: 'ascii', clean_accents: true } });
    const folders = collections.filter(({ name }) => name === 'blog' || name === 'showcase');
    expect(folders.map(({ i18n }) => i18n)).toEqual([{ initial_locales: 'default' }, { initial_locales: 'default' }]);
  });

  test('describes each collection', () => {
    expect(collections.filter(({ description = '' }) => description.length < 40)).toEqual([]);
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
