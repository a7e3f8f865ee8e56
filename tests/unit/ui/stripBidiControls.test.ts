import { expect, test } from 'vitest';
import { tidyText } from '#src/domain/text.ts';
import { stripBidiControls } from '#src/ui/stripBidiControls.ts';

const after = (value: string, type = 'text') => {
  const target = { type, value };
  stripBidiControls({ target });
  return target.value;
};

test.each([
  ['an override', 'Asha\u202egnp.exe', 'Ashagnp.exe'],
  ['an isolate', '\u2068Asha\u2069', 'Asha'],
  ['a phone of an address book', '\u202a+91 98200 12345\u202c', '+91 98200 12345'],
  ['two lines', ' One\n two ', ' One\n two '],
])('a field stands as it is sent: %s', (_, typed, seen) => {
  expect(after(typed)).toBe(seen);
  expect(tidyText(typed)).toBe(tidyText(seen));
});

test('a password is what was typed', () => expect(after('a\u202eb', 'password')).toBe('a\u202eb'));
