import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { importIn } from '../../../../supabase/local/inLanguage.ts';
import { projectPath } from '../../../../supabase/local/paths.ts';

const url = pathToFileURL(projectPath('src/domain/booking/termsDay.ts')).href;

test.each([
  ['en', '1 March 2024'],
  ['hi', '1 मार्च 2024'],
] as const)('the day of the terms is read without its weekday: %s', async (language, words) =>
  expect((await importIn(language, url)).formatTermsDay('2024-03-01')).toBe(words),
);
