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
  await showUndoToast('Saved', {
    entities: ['settings'],
    undone: 'As before',
    since: performance.now() - 1000,
    onUndone() {},
  });
  expect($toasts.get().at(-1)).toMatchObject({ title: 'Saved', tone: 'success' });
  expect(Boolean($toasts.get().at(-1)?.more)).toBe(hasUndo);
  vi.unstubAllGlobals();
});

test('a change is said to be saved though the server is slow to name its entry', async () => {
  vi.useFakeTimers();
  call.mockReturnValue(new Promise(() => {}));
  $toasts.set([]);
  void showUndoToast('Saved late', {
    entities: ['settings'],
    undone: 'As before',
    since: performance.now(),
    onUndone() {},
  });
  vi.advanceTimersByTime(1000);
  expect($toasts.get()).toMatchObject([{ title: 'Saved late', tone: 'success' }]);
  vi.useRealTimers();
});

test('a refused undo leaves the values on the screen', async () => {
  let undo = async () => {};
  const listen = (_: string, work: () => Promise<void>) => {
    undo = work;
  };
  vi.stubGlobal('document', { createElement: () => ({ addEventListener: listen }) });
  call.mockResolvedValue({ ok: true, value: { change: 7, age: 5 } });
  const onUndone = vi.fn();
  await showUndoToast('Saved', {
    entities: ['settings'],
    undone: 'As before',
    since: performance.now() - 1000,
    onUndone,
  });
  call.mockResolvedValue({ ok: false, failure: { message: 'Changed since' } });
  await undo();
  expect([$toasts.get().at(-1)?.title, onUndone.mock.calls]).toEqual(['Changed since', []]);
  call.mockResolvedValue({ ok: true });
  await undo();
  expect([$toasts.get().at(-1)?.title, onUndone.mock.calls.length]).toEqual(['As before', 1]);
  vi.unstubAllGlobals();
});
