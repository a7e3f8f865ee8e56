import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $toasts,
  dismissToast,
  maxToasts,
  showToast,
  showToastOfLastPage,
  showToastOnNextPage,
} from '#src/lib/toasts.ts';

beforeEach(() => $toasts.set([]));
afterEach(() => vi.unstubAllGlobals());

const titles = () => $toasts.get().map((toast) => toast.title);

test('a toast is information unless it says otherwise', () => {
  showToast({ title: 'Saved' });
  showToast({ title: 'Booking Failed', description: 'Please try again.', tone: 'error' });
  expect($toasts.get().map(({ tone }) => tone)).toEqual(['info', 'error']);
  expect($toasts.get()[1]?.description).toBe('Please try again.');
});

test('the oldest leaves when there are more than three', () => {
  for (const title of ['one', 'two', 'three', 'four', 'five']) showToast({ title });
  expect(titles()).toEqual(['three', 'four', 'five']);
  expect($toasts.get()).toHaveLength(maxToasts);
});

test('a toast is dismissed by its own id, once', () => {
  const first = showToast({ title: 'first' });
  showToast({ title: 'second' });
  dismissToast(first);
  dismissToast(first);
  expect(titles()).toEqual(['second']);
});

test('ids are never used again', () => {
  const ids = Array.from({ length: 5 }, () => showToast({ title: 'again' }));
  expect(new Set(ids).size).toBe(5);
});

test('a notice left for the next page is shown there, once', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  showToastOfLastPage();
  expect(titles()).toEqual([]);
  showToastOnNextPage({ title: 'Property submitted!', tone: 'success' });
  expect(titles()).toEqual([]);
  showToastOfLastPage();
  showToastOfLastPage();
  expect($toasts.get()).toMatchObject([{ title: 'Property submitted!', tone: 'success' }]);
});

test('without storage a notice for the next page is left out, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  showToastOnNextPage({ title: 'Property submitted!' });
  showToastOfLastPage();
  expect(titles()).toEqual([]);
});
