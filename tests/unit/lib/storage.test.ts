import { expect, test } from 'vitest';
import { guarded, readJson, type TextStorage } from '#src/lib/storage.ts';

const inMemory = (kept: Map<string, string>): TextStorage => ({
  get length() {
    return kept.size;
  },
  key: (at) => [...kept.keys()][at] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
  removeItem: (key) => void kept.delete(key),
});
const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};

test('keeps, lists and removes texts', () => {
  const storage = guarded(() => inMemory(new Map([['a', '1']])));
  const kept = new Map<string, string>();
  const lasting = guarded(() => inMemory(kept));
  expect([storage.get('a'), storage.get('b')]).toEqual(['1', null]);
  expect([lasting.set('x', '1'), lasting.set('y', '2'), lasting.set('z', '3')]).toEqual([true, true, true]);
  lasting.remove('x', 'z');
  expect([lasting.keys(), lasting.get('y')]).toEqual([['y'], '2']);
});

test.each([
  ['that may not be named', refuse],
  ['that is not there', () => undefined as unknown as TextStorage],
  [
    'that refuses everything',
    () => ({ ...inMemory(new Map()), getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse }),
  ],
])('nothing is kept in a storage %s, and nothing breaks', (_, find) => {
  const storage = guarded(find);
  expect([storage.set('a', '1'), storage.get('a'), storage.keys()]).toEqual([false, null, []]);
  storage.remove('a');
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['', null],
  ['{', null],
  [null, null],
])('%j reads %j', (text, value) => expect(readJson(text)).toEqual(value));
