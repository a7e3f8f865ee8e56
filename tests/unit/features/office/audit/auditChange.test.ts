import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuditChange } from '#src/features/office/audit/AuditChange.tsx';

test('a long text is folded behind whole words', () => {
  const description = `A house with a garden, a terrace and a view of the hills in Calangute, ${'near the beach '.repeat(8)}`;
  const entry = {
    ...{ id: 1, at: '', actor_email: null, actor: null, job: null, label: '', undoable: null },
    ...({ action: 'insert', entity: 'hotels', entity_id: '1', before: null, after: { description } } as const),
  };
  expect(renderToStaticMarkup(createElement(AuditChange, { entry }))).toContain('view of the hills in…</summary>');
});
