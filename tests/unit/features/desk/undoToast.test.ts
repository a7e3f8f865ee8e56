import { expect, test, vi } from 'vitest';
import { showUndoToast } from '#src/features/desk/undoToast.ts';
import { $toasts } from '#src/lib/toasts.ts';

const call = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn();
});
vi.mock('#src/server/signedIn.ts', () => ({ call }));

test.each([
  ['has no undo if the newest entry is of an earlier change', 20_000, false],
  ['has an undo of its own entry', 5, true],
])('a toast %s', async (_, age, hasUndo) => {
  vi.stubGlobal('document', { createElement: () => ({ addEventListener() {} }) });
  call.mockResolvedValue({ ok: true, value: { change: 7, age } });
  await showUndoToast('Saved', { entities: ['settings'], since: performance.now() - 1000, onUndone() {} });
  expect($toasts.get().at(-1)).toMatchObject({ title: 'Saved', tone: 'success' });
  expect(Boolean($toasts.get().at(-1)?.more)).toBe(hasUndo);
  vi.unstubAllGlobals();
});
