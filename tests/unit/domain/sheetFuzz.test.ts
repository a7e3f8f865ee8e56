import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { phonesIn, tidyEmail, tidyPhone } from '#src/domain/contact.ts';
import { confirmRow, importTemplate } from '#src/domain/desk/importBookings.ts';
import { csvColumns } from '#src/domain/listing/imports.ts';
import { parseDate, readClock, readPincode, readPrice } from '#src/domain/sheet/cells.ts';
import { decodeText } from '#src/domain/sheet/decodeText.ts';
import { isIsoDate } from '#src/domain/stay.ts';
import { suggestEmail } from '#src/domain/suggestEmail.ts';
import { isEmail, isLine, isPhone, isText, tidyLine, tidyText } from '#src/domain/text.ts';
import { readFile } from '#src/features/bookings/import/readFile.ts';
import { readCsv } from '../../../supabase/functions/_shared/readCsv.ts';
import { randomFrom } from '../../db/stage.ts';

// Random files and names, the same each time.

const listing = `${csvColumns.join(',')}\nCasa,Homestay,Calm,"4, Road",Benaulim,Goa,403 716,4,2,1,"₹4,500",2:00 PM,11.00,"TV, Safe"\nTotal,,,,,,,,,,4500,,,`;
const airbnb =
  'Confirmation code,Status,Guest name,Contact,# of adults,# of children,Start date,End date,# of nights,Listing,Earnings\nHMABC,Confirmed,Asha D’Souza,+91 98765 43210,2,0,1/20/2027,1/23/2027,3,Casa,"₹10,200.00"';
const names = [
  'D’Souza',
  'അനില്\u200d',
  'ශ්\u200dරී ලංකා',
  'आशा कामत',
  "O'Neil",
  'José Ünal',
  '李',
  '🙂',
  'Ravi <ravi@gmial.com>',
  '+91 98765 43210 / 98200 00000',
];
const odd = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\0',
  '\u200d',
  '\u200c',
  '\u202e',
  '\ufeff',
  '<',
  '>',
  '=',
  '०',
  '४',
  '₹',
  '’',
  '\ud800',
  'sep=;\n',
  '-',
  '/',
  '.',
  ':',
  '9',
  '0',
  ' ',
  '\u00a0',
  '@',
  '%23',
  '\u0301',
];

function mutated(text: string, random: () => number): string {
  let result = text;
  const times = 1 + Math.floor(random() * 6);
  for (let n = 0; n < times; n++) {
    const at = Math.floor(random() * (result.length + 1));
    const length = Math.floor(random() * random() * 40);
    const what = random();
    const added =
      what < 0.6 ? (odd[Math.floor(random() * odd.length)] ?? '') : what < 0.7 ? result.slice(at, at + 60) : '';
    result = result.slice(0, at) + added + result.slice(at + (what < 0.3 ? 0 : length));
  }
  return result;
}

function holds(typed: string) {
  const [line, text] = [tidyLine(typed), tidyText(typed)];
  assert.ok(isLine(line.trim()) && isText(text), JSON.stringify(typed));
  assert.equal(tidyText(text), text, JSON.stringify(typed));
  const phone = tidyPhone(typed);
  if (isPhone(phone)) assert.equal(tidyPhone(phone), phone, JSON.stringify([typed, phone]));
  for (const one of phonesIn(typed)) assert.ok(isPhone(one), JSON.stringify([typed, one]));
  const email = tidyEmail(typed);
  if (isEmail(email)) assert.equal(tidyEmail(email), email);
  const meant = suggestEmail(typed);
  if (meant) assert.ok(isEmail(meant) && suggestEmail(meant) === null, JSON.stringify([typed, meant]));
  for (const time of readClock(typed)) assert.match(time, /^([01]\d|2[0-3]):[0-5]\d$/);
  for (const price of readPrice(typed)) assert.match(price, /^\d+(\.\d{2})?$/);
  for (const pincode of readPincode(typed)) assert.match(pincode, /^\d{6}$/);
  for (const day of parseDate(typed)) assert.ok(isIsoDate(day), JSON.stringify([typed, day]));
}

function isRead(text: string, bytes: Uint8Array) {
  const read = readCsv(text);
  if ('errors' in read) {
    assert.ok(
      read.errors.length > 0 && read.errors.every((error) => /^(Row \d+|A file)/.test(error)),
      JSON.stringify(text),
    );
  } else {
    const { name, pincode, policies } = read.data;
    assert.ok(name && isText(name), JSON.stringify(text));
    assert.match(pincode ?? '', /^(\d{6})?$/);
    assert.match(policies?.check_in_time ?? '', /^(\d\d:\d\d)?$/);
  }
  const file = readFile(bytes);
  if (typeof file === 'string') return assert.notEqual(file, '');
  for (const row of file.rows) {
    assert.ok(isLine(row.guest_name) && !/[<>]/.test(row.guest_name) && isText(row.note.trim()), JSON.stringify(text));
    const { guest_phone } = confirmRow(row);
    assert.ok(guest_phone === '' || isPhone(guest_phone), JSON.stringify(text));
    for (const day of [row.check_in_date, row.check_out_date]) assert.ok(day === '' || isIsoDate(day), day);
    assert.ok(row.total_amount === null || Number.isSafeInteger(row.total_amount), JSON.stringify(text));
  }
}

function fuzz(count: number, seed: number) {
  const random = randomFrom(seed);
  const files = [listing, airbnb, importTemplate];
  const started = performance.now();
  for (let n = 0; n < count; n++) {
    const file = mutated(files[n % files.length] ?? '', random);
    const bytes = new TextEncoder().encode(file);
    // Every fifth file has invalid bytes.
    if (n % 5 === 0)
      for (let k = 0; k < 4; k++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    isRead(n % 5 === 0 ? decodeText(bytes) : file, bytes);
    holds(mutated(names[n % names.length] ?? '', random));
  }
  return (performance.now() - started) / count;
}

test('no file or name of 300 makes an error or something that cannot be stored', () => {
  expect(fuzz(300, 1)).toBeLessThan(50);
});

test('no file or name of 20,000 does', { tags: 'long', timeout: 300_000 }, () => {
  expect(fuzz(20_000, 2)).toBeLessThan(50);
});

test.each([
  ['a thousand quotes', '"'.repeat(1001)],
  ['a hundred thousand commas', ','.repeat(100_000)],
  ['a row of 100,000 digits', `${csvColumns.join(',')}\n${'9'.repeat(100_000)}`],
  ['a name of 100,000 joiners', '\u200d'.repeat(100_000)],
  ['a phone of 100,000 blanks', `+91${' '.repeat(100_000)}98765`],
  ['an address of 100,000 brackets', '<'.repeat(100_000)],
])('%s is answered at once', (_, text) => {
  const started = performance.now();
  isRead(text, new TextEncoder().encode(text));
  holds(text);
  expect(performance.now() - started).toBeLessThan(3000);
});
