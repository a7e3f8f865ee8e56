import { expect, test } from 'vitest';
import { besideLine, whyNotSaved, whyNotSubmitted } from '#src/features/listing/keep/saveWords.ts';

const files = (...states: string[]) => states.map((state) => ({ progress: { state } }));

test.each([
  [[], [], 'saved', null],
  [[], ['stored', 'failed'], 'saved', null],
  [[], ['stored', 'failed'], 'unsaved', 'Not saved yet: payout details'],
  [['sending'], [], 'unsaved', 'Saving 1 file…'],
  [['failed'], [], 'saved', null],
  [['preparing', 'waiting', 'sending'], ['sending', 'stored'], 'saved', 'Saving 4 files…'],
  [[], [], 'saving', 'Saving…'],
  [['sending', 'offline'], [], 'saved', 'Not saved, no connection: 1 photo'],
  [['offline'], [], 'failed', 'Not saved, no connection: 1 photo, payout details (keep this page open)'],
  [[], ['offline', 'offline'], 'saved', 'Not saved, no connection: 2 documents (keep this page open)'],
  [[], [], 'proof', 'Not saved: confirm your payout details'],
] as const)('photos %j, documents %j, compliance %s: %s', (photos, documents, compliance, words) => {
  const line = besideLine({ photos: files(...photos), documents: files(...documents), compliance });
  expect(line?.words ?? null).toBe(words);
  if (words) expect(line?.isWaiting).toBe(words.startsWith('Not saved'));
});

test('a submission that failed names the connection, and what is kept where', () => {
  const failed = 'Failed to submit property. Please try again. ';
  const saved = { save: { state: 'saved' }, saved_at: null, isKept: true } as const;
  expect(whyNotSubmitted({ ...saved, save: { state: 'offline' } }, 'saved', false)).toBe(
    `${failed}You are offline. What you typed is kept on this device.`,
  );
  for (const unsaved of ['failed', 'proof', 'unsaved'] as const) {
    expect(whyNotSubmitted(saved, unsaved, false)).toBe(
      `${failed}You are offline. Your payout details are not saved: keep this page open. Everything else is saved.`,
    );
  }
  expect(whyNotSubmitted(saved, 'saved', true)).toBe(
    `${failed}We could not reach the server. Everything you typed is saved.`,
  );
});

test.each([
  [true, 'saved', 'What you typed is kept on this device.'],
  [true, 'failed', 'Your payout details are not saved: keep this page open.'],
  [true, 'proof', 'Your payout details are not saved: keep this page open.'],
  [false, 'saved', 'This browser cannot keep what you typed. Leave this page open.'],
  [false, 'failed', 'This browser cannot keep what you typed. Leave this page open.'],
] as const)(
  'a listing that is not saved (kept on the device: %s, payout details %s): %s',
  (isKept, compliance, words) => {
    const saving = { save: { state: 'offline' }, saved_at: null, isKept } as const;
    expect(whyNotSaved(saving, compliance)).toBe(`You are offline. ${words}`);
  },
);
