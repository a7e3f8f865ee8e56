import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareImport, csvColumns, fillEmpty, undoImport } from '../../src/domain/imports.ts';
import { emptyListing, newRoom } from '../../src/domain/listing.ts';
import { decodeText } from '../../supabase/functions/_shared/decodeText.ts';
import { readCsv } from '../../supabase/functions/_shared/readCsv.ts';
import { readPage } from '../../supabase/functions/_shared/readPage.ts';

const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;
const ld = (json: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(json).replaceAll('<', '\\u003c')}</script>`;
const hotel = {
  '@type': 'Hotel',
  name: 'Mango &amp; Sea',
  description: 'Calm.<script>alert(1)</script> Near <b>the</b> beach.',
  address: { streetAddress: '4 Beach Road', addressLocality: 'Benaulim', addressRegion: 'goa', postalCode: '403 716' },
  geo: { latitude: 15.25, longitude: '73.92' },
  checkinTime: '2:00 pm',
  checkoutTime: '11:00:00',
  amenityFeature: [{ name: 'free wifi' }, { name: 'Free WiFi' }, { name: 'Well' }],
  starRating: { ratingValue: 3 },
  image: [
    'https://cf.bstatic.com/a.jpg',
    'javascript:alert(1)',
    'http://cf.bstatic.com/b.jpg',
    'https://evil.example/c.jpg',
  ],
};

test('a complete page fills every field, as plain words', () => {
  assert.deepEqual(readPage(page(ld(hotel))), {
    name: 'Mango & Sea',
    property_type: 'hotel',
    star_rating: '3',
    description: 'Calm. Near the beach.',
    address: '4 Beach Road',
    city: 'Benaulim',
    state: 'Goa',
    pincode: '403716',
    latitude: '15.25',
    longitude: '73.92',
    amenities: ['Free WiFi', 'Well'],
    policies: { check_in_time: '14:00', check_out_time: '11:00' },
    photos: [{ url: 'https://cf.bstatic.com/a.jpg', alt: '', is_cover: true }],
  });
});

test('embedded data of the other host is read', () => {
  const state = {
    a: [{ listingTitle: 'Casa Palm', lat: 15.5, lng: 73.8, htmlDescription: { htmlText: 'Quiet<br>house' } }],
    b: { baseUrl: 'https://a0.muscache.com/x.jpg', accessibilityLabel: 'Porch' },
    seeAllAmenitiesGroups: [{ amenities: [{ title: 'TV' }, { title: 'Pool', available: false }] }],
  };
  const read = readPage(
    page(`<script id="data-deferred-state-0" type="application/json">${JSON.stringify(state)}</script>`),
  );
  assert.equal(read?.name, 'Casa Palm');
  assert.equal(read?.description, 'Quiet house');
  assert.deepEqual(read?.amenities, ['TV']);
  assert.deepEqual(read?.photos, [{ url: 'https://a0.muscache.com/x.jpg', alt: 'Porch', is_cover: true }]);
});

test('hostile pages give little and break nothing', () => {
  assert.equal(readPage(page('')), null);
  assert.equal(readPage(page(`<script type="application/json">${'['.repeat(200_000)}</script>`)), null);
  const polluted = '{"__proto__":{"polluted":1},"@type":"Hotel","name":"X","constructor":{"prototype":{"polluted":1}}}';
  assert.equal(readPage(page(`<script type="application/ld+json">${polluted}</script>`))?.name, 'X');
  assert.equal(({} as { polluted?: number }).polluted, undefined);
});

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

test('semicolons and a byte order mark change nothing', () => {
  const read = readCsv(`\uFEFF${csvColumns.join(';')}\nCasa;Guest house;;;;;;;;;;;;`);
  assert.equal('data' in read && read.data.property_type, 'guest_house');
});

test('an import fills empty fields only, and undoing keeps later edits', () => {
  const form = emptyListing();
  form.basics.name = 'Mine';
  const data = { name: 'Theirs', city: 'Panjim', address: '1 Road' };
  const after = fillEmpty(form, data, () => newRoom('x'));
  assert.equal(after.basics.name, 'Mine');
  assert.equal(after.basics.city, 'Panjim');
  assert.deepEqual(
    compareImport(form, data).map(({ isTaken }) => isTaken),
    [false, true, true],
  );
  const edited = { ...form, ...after, basics: { ...after.basics, address: '2 Road' } };
  const undone = undoImport(edited, form, after);
  assert.equal(undone.basics.city, '');
  assert.equal(undone.basics.address, '2 Road');
});
