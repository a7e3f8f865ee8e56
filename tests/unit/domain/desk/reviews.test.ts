import { expect, test } from 'vitest';
import { refuseReply, refuseReport, reportWords, reviewRefusals } from '#src/domain/desk/reviews.ts';
import type { Report } from '#src/domain/hotel/report.ts';

test.each([
  ['', 'Please write a reply.'],
  [' \n ', 'Please write a reply.'],
  ['x'.repeat(2001), reviewRefusals.invalid_reply],
  [` ${'x'.repeat(2000)} `, null],
  ['Thank you.\nCome again.', null],
])('the reply %.20j is answered %j', (typed, answer) => expect(refuseReply(typed)).toBe(answer));

test.each([
  [null, '', 'Please choose a reason.'],
  ['other', ' ', 'Please say what is wrong with it.'],
  ['other', 'It is about the house next door.', null],
  ['insult', '', null],
  ['insult', 'x'.repeat(501), reviewRefusals.invalid_report],
] as const)('the report %j, %.20j is answered %j', (kind, note, answer) =>
  expect(refuseReport(kind, note)).toBe(answer),
);

test.each([
  ['open', false, 'We are looking at it. Until then it stands as it is.'],
  ['kept', false, 'We have looked at it, and it stays.'],
  ['hidden', true, 'We have taken it away: guests no longer see it.'],
  ['hidden', false, 'We had taken it away; by now it is shown again.'],
] as const)('a report that is %s, of a review that is hidden: %j', (state, isHidden, words) => {
  expect(reportWords({ state } as Report, isHidden)).toBe(words);
});
