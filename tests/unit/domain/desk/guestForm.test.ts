import { expect, test } from 'vitest';
import { guestErrors } from '#src/domain/desk/guestForm.ts';

const guest = { guest_name: 'Asha Kamat', guest_phone: '+91 98200 12345', guest_email: '' };
test.each([
  [{}, []],
  [{ guest_name: ' ' }, ['guest_name']],
  [{ guest_name: '<b>' }, ['guest_name']],
  [{ guest_phone: '123' }, ['guest_phone']],
  [{ guest_phone: '' }, ['guest_phone']],
  [{ guest_phone: '', guest_email: 'asha@guest.example' }, []],
  [{ guest_email: 'asha' }, ['guest_email']],
])('a guest with %j is wrong in %j', (change, fields) =>
  expect(Object.keys(guestErrors({ ...guest, ...change }))).toEqual(fields),
);
