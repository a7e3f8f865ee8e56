import { expect, test } from 'vitest';
import { deskRefusal } from '#src/domain/desk/calendar.ts';
import { type Person, peopleRefusals, refuseInvitation } from '#src/domain/desk/people.ts';
import { invalidEmail } from '#src/words/en/common.ts';

const person = (email: string, accepted_at: string | null = null): Person => ({
  ...{ id: email, email, full_name: null, role: 'desk' },
  ...{ invited_at: '2026-12-01T06:00:00Z', accepted_at },
});
const own = 'Maria@people.example';

test.each([
  ['', 'Enter an email address.'],
  ['ravi', invalidEmail],
  [' MARIA@people.example', peopleRefusals.own_email],
  ['Asha@people.example', peopleRefusals.known],
  ['zubin@people.example', 'You have already invited this address. See the list.'],
  ['ravi@people.example', null],
])('%j is answered %j', (typed, answer) => {
  const people = [person('asha@people.example', '2026-12-01T07:00:00Z'), person('zubin@people.example')];
  expect(refuseInvitation(typed, people, own)).toBe(answer);
});

test('a house has twenty people', () => {
  const people = Array.from({ length: 20 }, (_, index) => person(`p${index}@people.example`));
  expect(refuseInvitation('ravi@people.example', people, own)).toBe(peopleRefusals.too_many);
  expect(refuseInvitation('ravi@people.example', people.slice(1), own)).toBeNull();
});

test('who may not is told who does', () => {
  expect(deskRefusal({ code: 'not_allowed', right: 'rates' })).toMatch(/^Only the owner and the managers/);
  expect(deskRefusal({ code: 'not_allowed', right: 'house' })).toMatch(/Only the owner of this property/);
});
