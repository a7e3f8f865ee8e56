import { expect, test } from 'vitest';
import { besideLine, whyNotSubmitted } from '#src/features/listing/keep/saveWords.ts';

const files = (...states: string[]) => states.map((state) => ({ progress: { state } }));

test.each([
  [[], [], 'saved', null],
  [[], ['stored', 'failed'], 'unsaved', null],
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
  expect(whyNotSubmitted(saved, 'failed', false)).toBe(
    `${failed}You are offline. Your payout details are not saved: keep this page open. Everything else is saved.`,
  );
  expect(whyNotSubmitted(saved, 'saved', true)).toBe(
    `${failed}We could not reach the server. Everything you typed is saved.`,
  );
});
