import { beforeEach, expect, test } from 'vitest';
import { $toasts, dismissToast, maxToasts, showToast } from '#src/lib/toasts.ts';

beforeEach(() => $toasts.set([]));

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
