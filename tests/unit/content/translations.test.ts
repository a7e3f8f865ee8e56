import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type TranslatedFile, translatedFiles, withMarks } from '#src/content/translatedFiles.ts';
import { marksOf, outdatedTexts, textPairs } from '#src/content/translations.ts';

const english = {
  items: [
    { id: 'a', question: 'When is breakfast?' },
    { id: 'b', question: 'Is there parking?' },
  ],
};
const hindi = { items: [{ question: 'नाश्ता कब मिलता है?' }, { question: 'क्या पार्किंग है?' }] };
const pairs = textPairs(english, hindi);
const marks = marksOf(pairs, [], undefined);
const edited = (question: string, other: object = hindi) =>
  textPairs({ items: [{ question }, { question: 'Is there parking?' }] }, other);
const paths = (found: ReturnType<typeof outdatedTexts>) => found.map(({ path }) => path);

describe('a Hindi text', () => {
  test('is listed when its English changed, until someone says that it is right', () => {
    const changed = edited('When is breakfast served?');
    expect(paths(outdatedTexts(changed, marks))).toEqual(['items.0.question']);
    const kept = marksOf(changed, outdatedTexts(changed, marks), marks);
    expect(paths(outdatedTexts(changed, kept))).toEqual(['items.0.question']);
    expect(outdatedTexts(changed, marksOf(changed, [], kept))).toEqual([]);
  });

  test('is not listed when it was translated again, moved in its list or only reflowed', () => {
    const again = { items: [{ question: 'नाश्ता कब परोसते हैं?' }, { question: 'क्या पार्किंग है?' }] };
    expect(outdatedTexts(edited('When is breakfast served?', again), marks)).toEqual([]);
    const moved = textPairs({ items: english.items.toReversed() }, { items: hindi.items.toReversed() });
    expect(outdatedTexts(moved, marks)).toEqual([]);
    expect(outdatedTexts(edited('When is\n  breakfast? '), marks)).toEqual([]);
  });

  test('in a list of another length keeps its mark, and the list is listed', () => {
    const shorter = textPairs({ items: english.items.slice(1) }, hindi);
    expect(paths(outdatedTexts(shorter, marks))).toEqual(['items']);
    expect(marksOf(shorter, [], marks)).toBe(marks);
  });

  test('has no place where it is empty', () => {
    expect(textPairs(english, { items: [{ question: ' ' }, {}] })).toEqual([]);
  });
});

test.each([
  ['faq.yaml', '# A remark\nitems: >-\n  a\n  b\n', '# A remark\nitems: >-\n  a\n  b\ntranslated_from: MARKS\n'],
  ['blog/a.md', '---\ntitle: a\n---\n\nText\n', '---\ntitle: a\ntranslated_from: MARKS\n---\n\nText\n'],
  ['faq.yaml', 'items: a', 'items: a\ntranslated_from: MARKS\n'],
  ['site.json', '{ "tagline": "a" }', '{\n  "tagline": "a",\n  "translated_from": "MARKS"\n}\n'],
])('the marks of %s are written once, and remarks stay', (name, text, marked) => {
  const file: TranslatedFile = { file: `content/hi/${name}`, pairs, outdated: [], marks };
  const written = withMarks(text, file, []);
  expect(written).toBe(marked.replace('MARKS', marks));
  expect(withMarks(written, file, [])).toBe(written);
});

test('a Hindi file that cannot be read is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'hindi-'));
  mkdirSync(join(root, 'content/hi'), { recursive: true });
  writeFileSync(join(root, 'content/hi/faq.yaml'), 'items: [');
  expect(() => translatedFiles(root)).toThrow(/^content\/hi\/faq.yaml cannot be read\./);
  rmSync(root, { recursive: true });
});
