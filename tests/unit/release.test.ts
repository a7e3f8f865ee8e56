import { expect, test } from 'vitest';
import { readMigrations } from '../../supabase/local/migrations.ts';
import { functionTexts } from '../../supabase/release/functionTexts.ts';
import { brokenBy, faultsOfHistory, lastRelease, readHistory, withRelease } from '../../supabase/release/history.ts';

const migration = (version: string, text = 'select 1;') => ({ file: `${version}_x.sql`, version, name: 'x', text });
const none = { hashes: {}, releases: [] };
const first = withRelease(none, 'first', [migration('1'), migration('2')], []);

test('no released migration is changed, and none is older than the last release', async () => {
  expect(faultsOfHistory(readHistory(), await readMigrations('supabase/migrations'))).toEqual([]);
});

test('a migration that is not released waits 2 seconds for a lock', async () => {
  const { hashes } = readHistory();
  const fresh = (await readMigrations('supabase/migrations')).filter(({ file }) => !(file in hashes));
  expect(fresh.filter(({ text }) => !/^set local lock_timeout = '2s';$/m.test(text)).map(({ file }) => file)).toEqual(
    [],
  );
});

test.each([
  ['an edit', [migration('1', 'select 2;'), migration('2')], '1_x.sql is released. Restore it'],
  ['a removal', [migration('1')], '2_x.sql is released and must stay'],
  ['an older version', [migration('1'), migration('15'), migration('2')], '15_x.sql is new, but older than 2'],
])('history refuses %s', (_, migrations, fault) => {
  expect(faultsOfHistory(first, migrations)).toEqual([expect.stringContaining(fault)]);
});

test('the release to upgrade is the newest that lacks a migration, or the newest', () => {
  const three = [migration('1'), migration('2'), migration('3')];
  const second = withRelease(first, 'second', three, []);
  expect([first, second].map((history) => lastRelease(history, three).name)).toEqual(['first', 'first']);
  expect(lastRelease(first, three.slice(0, 2)).name).toBe('first');
  expect(withRelease(second, 'third', three, []).releases.map(({ name }) => name)).toEqual(['second', 'third']);
});

test.each([
  ['a call with one more argument that may be left out', 'anon calls book a:text b:date c?:text', true],
  ['an argument that may be left out now', 'anon calls book a?:text b:date', true],
  ['a missing call', 'anon calls find a:text', false],
  ['a missing right', 'authenticated calls book a:text b:date', false],
  ['a missing argument', 'anon calls book a:text', false],
  ['another type', 'anon calls book a:text b:text', false],
  ['one more argument that must be given', 'anon calls book a:text b:date c:text', false],
])('for pages of the last release: %s', (_, line, isKept) => {
  expect(brokenBy([line], ['anon calls book a:text b:date'])).toHaveLength(isKept ? 0 : 1);
});

test('a function has the text and the arguments of its newest migration, with its comment', () => {
  const texts = functionTexts([
    {
      file: '1.sql',
      text: `/* Old. */
create function private.f(p_a text default ';', p_b numeric(8,2)) returns text language sql as $$ select ';' $$;
create function private.g() returns integer begin atomic
  select 1;
end;
create function private.h(p_a text) returns text return 'a;b';
`,
    },
    {
      file: '2.sql',
      text: `drop function private.h(text);
/* New. */
create or replace function private.f(p_a text default '', p_b numeric(8,2)) returns text return p_a;
select 1;`,
    },
  ]);
  expect(texts.map(({ name, args, file }) => [name, args, file])).toEqual([
    ['private.f', 'p_a text, p_b numeric(8,2)', '2.sql'],
    ['private.g', '', '1.sql'],
  ]);
  expect(texts[0]?.text).toMatch(/^\/\* New\. \*\/\ncreate or replace .* return p_a;$/);
});
