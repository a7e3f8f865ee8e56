import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { importIn } from '../../supabase/local/inLanguage.ts';
import { projectPath } from '../../supabase/local/paths.ts';

const url = pathToFileURL(projectPath('src/domain/stay.ts')).href;
test('code is there in each language, side by side, with one copy of each package', async () => {
  const english = await importIn('en', url);
  const hindi = await importIn('hi', url);
  expect([english.formatDate('2026-11-27'), hindi.formatDate('2026-11-27')]).toEqual([
    'Fri, 27 Nov 2026',
    'शुक्र, 27 नव॰ 2026',
  ]);
});
