import assert from 'node:assert/strict';
import { test } from 'vitest';
import { csvColumns, tidyAmenities, withAnswers } from '../../src/domain/listing/imports.ts';
import { decodeText } from '../../src/domain/sheet/decodeText.ts';
import { readImport } from '../../supabase/functions/_shared/importing.ts';
import { readCsv } from '../../supabase/functions/_shared/readCsv.ts';

test('encodings are read as declared, marked or seen', () => {
  assert.equal(decodeText(new Uint8Array([0xe9]), 'text/html; charset=iso-8859-1'), 'é');
  assert.equal(decodeText(new Uint8Array([0xe9]), 'text/html; charset=utf-8'), 'é');
  assert.equal(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0])), 'A');
});

const row = 'Casa,villa,Calm,4 Road,Benaulim,Goa,403716,4,2,1,4500,14:00,9:30,"TV, Safe"';
const csv = (...rows: string[]) => [csvColumns.join(','), ...rows].join('\n');

test('a filled-in template becomes one property with its rooms', () => {
  const read = readCsv(csv(row, ',,,,,,,2,1,1,2500,,,'));
  assert.ok('data' in read);
  assert.equal(read.data.property_type, 'villa');
  assert.deepEqual(read.data.amenities, ['TV', 'Safe']);
  assert.deepEqual(read.data.policies, { check_in_time: '14:00', check_out_time: '09:30' });
  assert.deepEqual(
    read.data.rooms?.map((room) => room.base_price),
    ['4500', '2500'],
  );
});

test('errors of a file name their row and column', () => {
  const errorsOf = (text: string) => (readCsv(text) as { errors?: string[] }).errors;
  assert.deepEqual(errorsOf(csv(row, ',,,,,,40,,,,,,,')), ['Row 3, pincode: Pincode must be 6 digits']);
  assert.deepEqual(errorsOf(csv('=A1,,,,,,,,,,,,,')), ['Row 2, property_name: This is a formula. Enter its result.']);
  assert.match(errorsOf(csv(row, 'Other,,,,,,,,,,,,,'))?.[0] ?? '', /^Row 3, property_name: .*one file/);
  assert.match(errorsOf('property_name\nCasa')?.[0] ?? '', /^Row 1, property_type: /);
  assert.match(errorsOf(csv(...Array(10_000).fill(row)))?.[0] ?? '', /up to 40 rows/);
});

test('other words for an amenity become the site’s own, once', () => {
  assert.deepEqual(
    tidyAmenities([
      'wifi',
      'Free  Wi-Fi',
      'Private outdoor pool',
      'Free parking on premises',
      'HDTV',
      ' Well ',
      'WELL',
      'Breakfast included',
      'Pets allowed',
    ]),
    ['Free WiFi', 'Swimming Pool', 'Parking', 'TV', 'WELL', 'Breakfast', 'Pet Friendly'],
  );
  assert.deepEqual(tidyAmenities(['Pool table', 'Parking garage 2 km away', 'Spanish TV']).length, 3);
});

test('semicolons and a byte order mark change nothing', () => {
  const read = readCsv(`\uFEFF${csvColumns.join(';')}\nCasa;Guest house;;;;;;;;;;;;`);
  assert.equal('data' in read && read.data.property_type, 'guest_house');
});

test('a file that does not arrive is given up, before the lease of its import ends', async () => {
  let isCancelled = false;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(3)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const sent = { method: 'POST', body, duplex: 'half' };
  // Keeps the process alive, because nothing else waits here.
  const waiting = setInterval(() => {}, 1000);
  const answer = await readImport(new Request('http://localhost/functions/v1/import-csv', sent), 50).finally(() =>
    clearInterval(waiting),
  );
  assert.ok(answer instanceof Response);
  assert.equal(answer.status, 408);
  assert.equal((await answer.json()).code, 'too_slow');
  assert.ok(isCancelled, 'nothing more of it is read');
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig = false) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};
/** Text in a legacy code page, where these letters have these bytes. */
const inCodePage = (text: string, letters: Record<string, number>) =>
  new Uint8Array([...text].map((sign) => letters[sign] ?? sign.charCodeAt(0)));

const casa = (change: Partial<Record<(typeof csvColumns)[number], string>>) => {
  const usual = { property_name: 'Casa', property_type: 'Homestay', state: 'Goa', pincode: '403515', max_guests: '2' };
  const cells: Record<string, string> = {
    ...usual,
    base_price: '4500',
    check_in_time: '14:00',
    check_out_time: '11:00',
  };
  return csvColumns.map((column) => ({ ...cells, ...change })[column] ?? '');
};
const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const fileOf = (change: Parameters<typeof casa>[0]) => csv(casa(change).map(quoted).join(','));
const dataOf = (text: string) => {
  const read = readCsv(text);
  assert.ok('data' in read, JSON.stringify(read));
  return read.data;
};

test.each([
  ['sep=; above', `sep=;\r\n${csvColumns.join(';')}\r\n${casa({}).join(';')}`],
  ['sep=, above', `sep=,\n${fileOf({})}`],
  ['an empty row above', `\r\n${fileOf({})}`],
  ['a title and empty rows above', `My hotel in Goa,,,\n,,,\n"Rooms, 2027"\n${fileOf({})}`],
  [
    'column names as people write them',
    fileOf({}).replace('check_in_time', 'Check-in Time').replace('base_price', ' Base Price '),
  ],
  ['a comma at the end of each row', fileOf({}).replace(/$/gm, ',')],
  ['a row with a total', `${fileOf({})}\nTotal,,,,,,,2,,,4500,,,`],
  ['a row with a total in another column', `${fileOf({})}\n,,,,,,Grand total:,,,,4500,,,`],
  ['empty rows below', `${fileOf({})}\n,,,,,,,,,,,,,\n\n`],
  ['tabs', fileOf({}).replaceAll(',', '\t')],
  ['line ends of an old Mac', fileOf({}).replaceAll('\n', '\r')],
])('a file with %s is read as the plain one', (_, text) => assert.deepEqual(dataOf(text), dataOf(fileOf({}))));

test.each([
  ['UTF-16 with its mark', utf16(`\uFEFF${fileOf({ property_name: 'Casa São José' })}`), 'Casa São José'],
  ['UTF-16 without a mark', utf16(fileOf({ property_name: 'Casa São José' })), 'Casa São José'],
  ['UTF-16, the large byte first', utf16(fileOf({ property_name: 'Casa São José' }), true), 'Casa São José'],
  ['UTF-8', bytesOf(fileOf({ property_name: 'Casa São José' })), 'Casa São José'],
  ['Mac Roman', inCodePage(fileOf({ property_name: 'D’Souza' }), { '’': 0xd5 }), 'D’Souza'],
  [
    'Mac Roman with accents',
    inCodePage(fileOf({ property_name: 'Café São José' }), { é: 0x8e, ã: 0x8b }),
    'Café São José',
  ],
  ['DOS', inCodePage(fileOf({ property_name: 'Café São José' }), { é: 0x82, ã: 0xc6 }), 'Café São José'],
  ['Windows', inCodePage(fileOf({ property_name: 'Café São José' }), { é: 0xe9, ã: 0xe3 }), 'Café São José'],
  ['Windows with quotes', inCodePage(fileOf({ property_name: 'D’Souza' }), { '’': 0x92 }), 'D’Souza'],
])('%s is decoded', (_, bytes, name) => assert.equal(dataOf(decodeText(bytes)).name, name));

test.each([
  ...[
    '14:00',
    '2:00 PM',
    '2 PM',
    '2pm',
    '2:00 p.m.',
    '14:00:00',
    '14.00',
    '0.5833',
    '0.583333333333333',
    '0,5833',
    '1400 hrs',
  ],
  ...['१४:००', '02:00:00 PM', '1899-12-30 14:00:00', '14h00', '14:00 IST'],
])('%j is 2:00 PM', (typed) => assert.equal(dataOf(fileOf({ check_in_time: typed })).policies?.check_in_time, '14:00'));

test.each(['403 515', '403-515', '403515.0', '४०३५१५', '403\u00a0515', 'PIN 403515', '4.03515E+05'])(
  '%j is the pincode 403515',
  (typed) => assert.equal(dataOf(fileOf({ pincode: typed })).pincode, '403515'),
);

test.each(['₹4,500', '4500/-', 'Rs. 4,500.00', 'INR 4500', '4 500', '४५००', '₹ 4,500 per night', '4500.0', '4,500/-'])(
  '%j is ₹4500',
  (typed) => assert.equal(dataOf(fileOf({ base_price: typed })).rooms?.[0]?.base_price, '4500'),
);

test.each([
  ['Guesthouse', 'guest_house'],
  ['guest-house', 'guest_house'],
  ['Home stay', 'homestay'],
  ['HOMESTAYS', 'homestay'],
  ['होमस्टे', 'homestay'],
  ['B&B', 'homestay'],
])('%j is a %s', (typed, type) => assert.equal(dataOf(fileOf({ property_type: typed })).property_type, type));

test('a comma in a price without quotes is put back where only one column can have it', () => {
  const row = casa({ base_price: '4,500' }).join(',');
  assert.equal(dataOf(csv(row)).rooms?.[0]?.base_price, '4500');
  const read = readCsv(csv(casa({ address: '12, Beach Road' }).join(',')));
  assert.match(
    ('errors' in read && read.errors[0]) || '',
    /^Row 2: This row has more cells than there are columns\. Put quotation marks/,
  );
});

test('what can mean two things is asked, and left out until it is answered', () => {
  const data = dataOf(fileOf({ check_in_time: '2:00', base_price: '4.500' }));
  assert.deepEqual(data.asks, [
    { path: 'rooms.0.base_price', row: 2, typed: '4.500', choices: ['4500', '4.50'] },
    { path: 'policies.check_in_time', row: 2, typed: '2:00', choices: ['14:00', '02:00'] },
  ]);
  assert.equal(data.rooms?.[0]?.base_price, '');
  assert.equal(data.policies?.check_in_time, '');
  const answered = withAnswers(data, { 'rooms.0.base_price': '4500', 'policies.check_in_time': '14:00' });
  assert.equal(answered.rooms?.[0]?.base_price, '4500');
  assert.equal(answered.policies?.check_in_time, '14:00');
});

test.each(['25:00', '2:75', 'soon', '1.5'])('%j is no time', (typed) => {
  const read = readCsv(fileOf({ check_in_time: typed }));
  assert.match(('errors' in read && read.errors[0]) || '', /^Row 2, check_in_time: Enter a time of day/);
});
