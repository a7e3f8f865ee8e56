import { expect, test } from 'vitest';
import { refuseNoticeEmail, tooManyNotices } from '#src/domain/listing/noticeEmails.ts';
import { invalidEmail } from '#src/words/en/common.ts';

const known = (...emails: string[]) => emails.map((email) => ({ email, is_confirmed: false }));

test.each([
  [' ', [], 'Enter an email address.'],
  ['desk', [], invalidEmail],
  ['desk@house.example, keys@house.example', [], invalidEmail],
  [' Desk@House.example', known('desk@house.example'), 'This address is already on the list.'],
  ['f@house.example', known('a@b.co', 'b@b.co', 'c@b.co', 'd@b.co', 'e@b.co'), tooManyNotices],
  ['f@house.example', known('a@b.co', 'b@b.co', 'c@b.co', 'd@b.co'), null],
])('the address %j beside %j: %s', (typed, others, refusal) => {
  expect(refuseNoticeEmail(typed, others)).toBe(refusal);
});
