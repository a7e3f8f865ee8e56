import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Troubles } from '#src/features/office/Troubles.tsx';

test('a statement follows the sentence that leads to it', () => {
  const trouble = {
    ...({ kind: 'schedule_off', subject: '', since: '2026-11-28 10:35:00+00' } as const),
    facts: { lacks: ['pg_cron' as const] },
  };
  const shown = renderToStaticMarkup(createElement(Troubles, { troubles: [trouble], on: 'jobs' }));
  expect(shown.replace(/<[^>]+>/g, ' ')).toMatch(
    /SQL editor:\s+select private.schedule_jobs\(\);\s+Since 28 Nov 2026, 4:05 PM\./,
  );
});
