import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { policyOfEditor } from '#src/build/editor.ts';
import { editorConfig } from '#src/content/editor.ts';
import type { EditorField } from '#src/content/editorFields.ts';
import { readRepository } from '#src/content/repository.ts';

interface Collection {
  name: string;
  folder?: string;
  extension?: string;
  fields?: EditorField[];
  files?: { name: string; label: string; file: string; fields: EditorField[] }[];
}
const { collections } = editorConfig(null) as { collections: Collection[] };

const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const fieldsFor = (file: string): EditorField[] | undefined =>
  collections.flatMap(({ folder, extension = 'md', fields, files: singles }) =>
    folder && file === `${folder}/${basename(file)}` && file.endsWith(`.${extension}`)
      ? [fields]
      : (singles?.filter((one) => one.file === file).map((one) => one.fields) ?? []),
  )[0];

/** What a file holds, as an editor would see it: the text below the dashes is its `body`. */
function read(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return front === undefined ? parse(text) : { ...parse(front), body };
}

/** The places in a file that no field is there for, or whose field is of another kind. */
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
  expect(labels).toContain('List property');
  expect(labels.filter((label) => !/^[A-Z][a-z\d]*( [a-z\d]+)*$/.test(label))).toEqual([]);
});
