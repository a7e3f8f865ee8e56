import { expect, test } from 'vitest';
import { refuseReply, refuseReport, reportWords, reviewRefusals } from '#src/domain/desk/reviews.ts';
import type { ReviewReport } from '#src/domain/hotel/report.ts';

test.each([
  ['', 'Write a reply.'],
  [' \n ', 'Write a reply.'],
  ['x'.repeat(2001), reviewRefusals.invalid_reply],
  [` ${'x'.repeat(2000)} `, null],
  ['Thank you.\nCome again.', null],
])('the reply %.20j is answered %j', (typed, answer) => expect(refuseReply(typed)).toBe(answer));

test.each([
  [null, '', 'Choose a reason.'],
  ['other', ' ', 'Say what is wrong with the review.'],
  ['other', 'It is about the house next door.', null],
  ['insult', '', null],
  ['insult', 'x'.repeat(501), reviewRefusals.invalid_report],
] as const)('the report %j, %.20j is answered %j', (kind, note, answer) =>
  expect(refuseReport(kind, note)).toBe(answer),
);

test.each([
  ['open', false, 'We are checking this review. Nothing changes until we decide.'],
  ['kept', false, 'We have checked this review. It stays.'],
  ['hidden', true, 'We have hidden this review from guests.'],
  ['hidden', false, 'We had hidden this review. Guests see it again.'],
] as const)('a report that is %s, of a review that is hidden: %j', (state, isHidden, words) => {
  expect(reportWords({ state } as ReviewReport, isHidden)).toBe(words);
});
