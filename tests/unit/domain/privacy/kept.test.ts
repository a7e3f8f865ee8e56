import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { keptTable } from '#src/domain/privacy/kept.ts';

test('docs/privacy.md tells what is kept, as the list has it', async () => {
  const text = await readFile('docs/privacy.md', 'utf8');
  expect(text).toContain(`<!-- kept -->\n${keptTable()}\n<!-- /kept -->`);
});
