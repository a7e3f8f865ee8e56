import assert from 'node:assert/strict';
import { test } from 'vitest';
import { csvColumns, tidyAmenities } from '../../src/domain/listing/imports.ts';
import { decodeText } from '../../supabase/functions/_shared/decodeText.ts';
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
  assert.deepEqual(errorsOf(csv('=A1,,,,,,,,,,,,,')), [
    'Row 2, property_name: This is a formula. Please type its result.',
  ]);
  assert.match(errorsOf(csv(row, 'Other,,,,,,,,,,,,,'))?.[0] ?? '', /^Row 3, property_name: .*one file/);
  assert.match(errorsOf('property_name\nCasa')?.[0] ?? '', /^Row 1, property_type: /);
  assert.match(errorsOf(csv(...Array(10_000).fill(row)))?.[0] ?? '', /at most 40 rows/);
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
    ]),
    ['Free WiFi', 'Swimming Pool', 'Parking', 'TV', 'WELL'],
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
  // A server is there as long as it runs; here nothing else waits.
  const waiting = setInterval(() => {}, 1000);
  const answer = await readImport(new Request('http://localhost/functions/v1/import-csv', sent), 50).finally(() =>
    clearInterval(waiting),
  );
  assert.ok(answer instanceof Response);
  assert.equal(answer.status, 408);
  assert.equal((await answer.json()).code, 'too_slow');
  assert.ok(isCancelled, 'nothing more of it is read');
});
