import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { knownVersions, legalRows } from '#src/build/legalRows.ts';
import { fileOfVersion, legalVersions, readLegalTexts } from '#src/content/legalVersions.ts';
import { todayInKolkata } from '#src/domain/stay.ts';

const texts = readLegalTexts();

describe('a version means one text', () => {
  test.each(texts.map((text) => [text.name, text] as const))(
    'the words of %s are those kept of its date',
    (_, text) => {
      const file = fileOfVersion(text);
      expect(existsSync(file), `${file} is missing: run \`npm run legal\``).toBe(true);
      expect(text.words, 'set "updated" to the day they changed, and run `npm run legal`').toBe(
        readFileSync(file, 'utf8'),
      );
    },
  );

  test('the words of the privacy page are its list of what is kept too', () => {
    const { words } = texts.find(({ name }) => name === 'privacy') ?? {};
    expect(words).toMatch(
      /- Review: rating, title, text, first name and initial, who stayed\. So that other guests can read it\. Until the guest is erased\./,
    );
  });

  test('the database is told of every version whose words are kept, once, and of no other', () => {
    const kept = readdirSync('docs/legal').map((file) => `docs/legal/${file}`);
    expect(knownVersions().map(fileOfVersion).sort()).toEqual(kept.sort());
    expect(kept).toEqual(expect.arrayContaining(texts.map(fileOfVersion)));
  });

  test.each(knownVersions().map((known) => [fileOfVersion(known), known.version]))(
    '%s opens as the page of its date',
    (file, version) => {
      const [, updated, text] = /^---\nupdated: (\S+)\n---\n(.+)$/s.exec(readFileSync(file, 'utf8')) ?? [];
      expect(updated).toBe(version);
      expect(text).toMatch(/^## \w/m);
    },
  );
});

test('what is written for the database is read back', () =>
  expect(legalRows([{ name: 'terms', version: '2026-12-01' }])).toContain("\n  ('terms', '2026-12-01');\n"));

test.each(['terms', 'privacy'])('forms send the date at the top of %s', (name) => {
  const [, updated] = /^updated: (\S+)$/m.exec(readFileSync(`content/legal/${name}.md`, 'utf8')) ?? [];
  expect(legalVersions(texts, todayInKolkata())[name]).toBe(updated);
});

test('a day to come stops the build: until then the database would refuse what forms send', () => {
  const of = (version: string) => [{ name: 'terms', version, words: '' }];
  expect(legalVersions(of('2026-12-01'), '2026-12-01')).toEqual({ terms: '2026-12-01' });
  expect(() => legalVersions(of('2026-12-02'), '2026-12-01')).toThrow(
    'content/legal/terms.md: "updated" is 2026-12-02, which is in the future.',
  );
});

test('the commands that write for the database write nothing where nothing changed, and no day to come', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'written-'));
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [resolve('src/build', script), ...args], { cwd, encoding: 'utf8' });
  try {
    for (const folder of ['content', 'docs/legal']) cpSync(folder, join(cwd, folder), { recursive: true });
    const filter = (file: string) => !file.endsWith('.sql') || file.endsWith('_rows.sql');
    cpSync('supabase/migrations', join(cwd, 'supabase/migrations'), { recursive: true, filter });
    cpSync('supabase/release/history.json', join(cwd, 'supabase/release/history.json'));
    const files = () => readdirSync(cwd, { recursive: true }).sort();
    const before = files();
    expect(run('writeLegalVersions.ts').stdout).toBe('Nothing changed: no file was written.\n');
    expect(run('writePlaceRows.ts', 'new').stdout).toMatch(
      /^Nothing changed: .*_place_rows\.sql already has these places\.\n$/,
    );
    const terms = join(cwd, 'content/legal/terms.md');
    writeFileSync(terms, readFileSync(terms, 'utf8').replace(/^updated: .*$/m, 'updated: 2099-12-01'));
    expect(run('writeLegalVersions.ts')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'content/legal/terms.md: "updated" is 2099-12-01, which is in the future.\n',
    });
    expect(files()).toEqual(before);
  } finally {
    rmSync(cwd, { recursive: true });
  }
});
