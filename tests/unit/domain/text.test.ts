import { describe, expect, test } from 'vitest';
import { isEmail, isLine, isName, isPhone, isText, tidyLine, tidyText } from '#src/domain/text.ts';
import { emailCases, phoneCases, textCases } from '../../textCases.ts';

describe.each(textCases)('$what', ({ text, line, text_ok = line, name = line, tidied = text }) => {
  test('is judged as a line, as several lines and as a name', () =>
    expect([isLine(text), isText(text), isName(text)]).toEqual([line, text_ok, name]));

  test('a form makes a line of it that can be stored', () => {
    expect(tidyLine(text)).toBe(tidied);
    expect(isLine(tidyLine(text))).toBe(true);
    expect(isText(tidyText(text))).toBe(true);
  });
});

test('half a letter is no text, and a form makes a blank of it', () => {
  expect(isLine('A\ud83d')).toBe(false);
  expect(tidyLine('A\ud83dB')).toBe('A B');
});

test.each(emailCases)('%j as an e-mail address: %s', (email, expected) => expect(isEmail(email)).toBe(expected));
test.each(phoneCases)('%j as a phone number: %s', (phone, expected) => expect(isPhone(phone)).toBe(expected));

test('a browser sees the same addresses, but those without a dot in the domain and with dots side by side', () => {
  // The pattern for a valid email address in the HTML standard.
  const standard =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
  for (const [email] of emailCases.filter(([one]) => one.length <= 254 && one !== 'asha@guest'))
    expect(isEmail(email), email).toBe(standard.test(email) && !/^\.|\.\.|\.@/.test(email));
});
