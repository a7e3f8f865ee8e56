import { describe, expect, test } from 'vitest';
import { phonesIn, tidyEmail, tidyPhone } from '#src/domain/contact.ts';
import { suggestEmail } from '#src/domain/suggestEmail.ts';
import { isEmail, isPhone } from '#src/domain/text.ts';
import { typedPhones } from '../../textCases.ts';

describe('A phone number', () => {
  test.each(typedPhones)('%j is stored as %j', (typed, stored) => {
    expect(tidyPhone(typed)).toBe(stored);
    if (/\d/.test(stored)) expect(isPhone(stored)).toBe(true);
  });

  test.each([
    ['98765 43210, 98200 00000', ['98765 43210', '98200 00000']],
    ['98765 43210 / 98200 00000', ['98765 43210', '98200 00000']],
    ['9876543210 9820000000', ['9876543210', '9820000000']],
    ['+91 98765 43210 +91 98200 00000', ['+91 98765 43210', '+91 98200 00000']],
    ['98765 43210 or 98200 00000', ['98765 43210', '98200 00000']],
    ['९८७६५४३२१० या ९८२०००००००', ['9876543210', '9820000000']],
    ['0832-2401234/35', ['0832-2401234', '0832-2401235']],
    ['98765 43210\n98200 00000', ['98765 43210', '98200 00000']],
  ])('%j is two, and the first is used', (typed, phones) => {
    expect(phonesIn(typed)).toEqual(phones);
    expect(tidyPhone(typed)).toBe(phones[0]);
  });

  test.each(['98765 43210', '98765 43210,', '98765 43210, Asha', '12345, 98765 43210', ''])(
    '%j is not two',
    (typed) => {
      expect(phonesIn(typed)).toEqual([]);
    },
  );
});

describe('An email address', () => {
  test.each([
    ['Ravi <ravi@gmail.com>', 'ravi@gmail.com'],
    ['"Naik, Ravi" <ravi@gmail.com>,', 'ravi@gmail.com'],
    ['<ravi@gmail.com>', 'ravi@gmail.com'],
    ['mailto:ravi@gmail.com?subject=Room', 'ravi@gmail.com'],
    ['MAILTO:ravi@gmail.com', 'ravi@gmail.com'],
    ['ravi@gmail.com.', 'ravi@gmail.com'],
    [' ravi @ gmail.com ', 'ravi@gmail.com'],
    ['ravi＠gmail．com', 'ravi@gmail.com'],
    ['\u200bravi@gmail.com', 'ravi@gmail.com'],
    ['ravi@गोवा.भारत', 'ravi@xn--31b4d1a2c.xn--h2brj9c'],
    ['ravi@münchen.example', 'ravi@xn--mnchen-3ya.example'],
    ["o'neil+goa@guest.example", "o'neil+goa@guest.example"],
  ])('%j is read as %j', (typed, email) => {
    expect(tidyEmail(typed)).toBe(email);
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    ['ravi@gmial.com', 'ravi@gmail.com'],
    ['ravi@gmail.con', 'ravi@gmail.com'],
    ['ravi@gmail.co', 'ravi@gmail.com'],
    ['ravi@gmail.co.in', 'ravi@gmail.com'],
    ['ravi@gmai.com', 'ravi@gmail.com'],
    ['ravi@gamil.con', 'ravi@gmail.com'],
    ['ravi@yahoo.co', 'ravi@yahoo.com'],
    ['ravi@yaho.co.in', 'ravi@yahoo.co.in'],
    ['ravi@yahoo.coin', 'ravi@yahoo.co.in'],
    ['Ravi.Naik@Hotmial.com', 'Ravi.Naik@hotmail.com'],
    ['ravi@rediffmial.com', 'ravi@rediffmail.com'],
    ['Ravi <ravi@outlok.com>', 'ravi@outlook.com'],
  ])('%s is asked about: %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  test.each([
    'ravi@gmail.com',
    'ravi@yahoo.co.in',
    'ravi@yahoo.co.uk',
    'ravi@yahoo.fr',
    'ravi@ymail.com',
    'ravi@mail.com',
    'ravi@outlook.in',
    'ravi@guest.example',
    'ravi@gmial',
    'gmial.com',
    '',
  ])('%j is not asked about', (typed) => expect(suggestEmail(typed)).toBeNull());
});
