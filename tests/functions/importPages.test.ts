import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import type { PropertyData } from '../../src/domain/listing/imports.ts';
import { decodeText } from '../../src/domain/sheet/decodeText.ts';
import { type PageResult, readPage } from '../../supabase/functions/_shared/readPage.ts';

const bytes = (name: string) => new Uint8Array(readFileSync(new URL(`pages/${name}.html`, import.meta.url)));
const read = (name: string, declared?: string) => readPage(decodeText(bytes(name), declared));
const bstatic = 'https://cf.bstatic.com/xdata/images/hotel/max500/';
const muscache = 'https://a0.muscache.com/im/pictures/';
type Found = Omit<PropertyData, 'photos'> & { photos?: string[] };

/** Expected fields of each page in `pages/`. Fields not named are empty. */
const pages: Record<string, Found | 'nothing_found' | 'not_in_india'> = {
  'booking-complete': {
    name: 'Casa Abolim',
    property_type: 'hotel',
    star_rating: '3',
    description:
      'Set 400 m from the beach, Casa Abolim has a garden, a shared kitchen & free WiFi. Breakfast is served on the veranda.',
    address: 'H. No. 214, Vas Waddo',
    city: 'Benaulim',
    state: 'Goa',
    pincode: '403716',
    latitude: '15.2561',
    longitude: '73.9225',
    policies: { check_in_time: '14:00', check_out_time: '10:30' },
    photos: [`${bstatic}1.jpg?k=a&o=`],
  },
  'booking-partial': { name: 'Palm Court', property_type: 'hotel', city: 'Palolem' },
  'booking-open-graph': {
    name: 'Mango Tree Inn',
    description: 'Under old mango trees, ten minutes from Vagator.',
    latitude: '15.5957',
    longitude: '73.7709',
    photos: [`${bstatic}2.jpg`],
  },
  'booking-german': {
    name: 'Haus am Fluss',
    property_type: 'guest_house',
    description: 'Ruhige Zimmer über dem Mandovi – Frühstück inbegriffen.',
    address: 'Rua de Ourem 8',
    city: 'Panaji',
    state: 'Goa',
    pincode: '403001',
    amenities: ['Kostenfreies WLAN', 'Mini Bar'],
    policies: { check_in_time: '14:00', check_out_time: '11:30' },
  },
  // The block with this page's address is used, without data from others.
  'booking-two-hotels': { name: 'Quinta Velha', property_type: 'resort', city: 'Loutolim', state: 'Goa' },
  // Declares UTF-8, but is windows-1252.
  'booking-windows-1252': {
    name: 'Pousada São João',
    property_type: 'hotel',
    description: 'Café da manhã à beira-mar – “sem pressa”.',
    city: 'Agonda',
  },
  // Its locality is a street, and the town follows the postal code. The rooms are in its table.
  'booking-rooms': {
    name: 'Quinta do Rio',
    property_type: 'hotel',
    address: 'House No 18, Chapora Road',
    city: 'Siolim',
    state: 'Goa',
    pincode: '403517',
    rooms: [
      {
        ...{ name: 'Deluxe Double Room with [river] "view"', description: '', base_price: '', max_guests: '3' },
        bed_config: 'Double Bed',
      },
      { name: 'Twin Room', description: '', base_price: '', max_guests: '2', bed_config: 'Twin Beds' },
    ],
  },
  // JSON-LD rooms, referenced or inline, each once. No town is given.
  'booking-json-rooms': {
    name: 'Palmeira',
    property_type: 'resort',
    address: 'Ozran Beach Road',
    rooms: [
      {
        ...{ name: 'Garden Room', description: '', base_price: '', max_guests: '2' },
        ...{ bed_config: 'Queen Bed', room_size: '260 sq ft' },
      },
      {
        ...{ name: 'Sea Suite', description: 'Two rooms and a terrace.', base_price: '', max_guests: '4' },
        ...{ bed_config: 'King Bed', room_size: '48 m²' },
      },
      { name: 'Hut', description: '', base_price: '', max_guests: '2' },
    ],
  },
  'booking-portugal': 'not_in_india',
  'booking-robots': 'nothing_found',
  'booking-search': 'nothing_found',
  'airbnb-complete': {
    name: 'Casa Palmeira: old house, new pool',
    property_type: 'villa',
    description: 'A house of 1890 among palms. The space Three bedrooms & a well.',
    city: 'Anjuna',
    state: 'Goa',
    latitude: '15.5801',
    longitude: '73.7425',
    amenities: ['Free WiFi', 'Parking', 'Swimming Pool', 'Kitchen/Kitchenette', 'Air Conditioning', 'Hammock'],
    rooms: [{ name: 'Entire villa', description: '3 bedrooms', base_price: '', max_guests: '6' }],
    policies: {
      check_in_time: '14:00',
      check_out_time: '11:00',
      house_rules:
        'Self check-in with lockbox\n6 guests maximum\nNo pets\nQuiet hours: 10:00 PM - 7:00 AM\nAdditional rules: Please water the tulsi. Shoes stay outside.',
    },
    photos: [`${muscache}1.jpeg`, `${muscache}2.jpeg`],
  },
  'airbnb-json-ld': {
    name: 'Riverside Room',
    description: 'A room over the Chapora.',
    city: 'Siolim',
    latitude: '15.6321',
    longitude: '73.7532',
    photos: [`${muscache}3.jpeg`, `${muscache}4.jpeg`],
  },
  'airbnb-open-graph': {
    name: 'Latin Quarter Studio',
    description: 'Entire rental unit in Panjim, India. A studio above the bakery.',
    photos: [`${muscache}5.jpeg`],
  },
  'airbnb-partial': {
    name: 'Hut on Stilts',
    policies: { house_rules: 'Check-in time is flexible\n2 guests maximum' },
  },
  'airbnb-french': {
    name: 'Maison des Palmes',
    property_type: 'apartment',
    description: 'Une maison calme près de la plage.',
    city: 'Canacona',
    state: 'Goa',
    latitude: '15.01',
    longitude: '74.023',
    policies: { check_in_time: '15:00', check_out_time: '10:30', house_rules: 'Animaux acceptés' },
  },
  'airbnb-lisbon': 'not_in_india',
  // Markup in words stays text. Invalid addresses, numbers and lists are dropped.
  'airbnb-hostile': {
    name: 'Evil gnp.exe Casa <script>alert(1)</script> &lt;b&gt;',
    description: 'Calm place. =HYPERLINK("https://evil.example")',
    latitude: '15.5',
    longitude: '73.8',
    amenities: ['Swimming Pool', 'Safe', '7'],
    policies: { house_rules: 'No smoking' },
    photos: ['https://a0.muscache.com/im/%22onload=alert(1).jpg'],
  },
  'cut-short': { name: 'Half a Page' },
  empty: 'nothing_found',
  'not-a-page': 'nothing_found',
};

function filled(result: PageResult): unknown {
  if ('nothing' in result) return result.nothing;
  const { policies, photos, ...fields } = result.data;
  const some = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value.length));
  const times = some(policies ?? {});
  return {
    ...some({ ...fields, photos: photos?.map(({ url }) => url) ?? [] }),
    ...(Object.keys(times).length > 0 && { policies: times }),
  };
}

for (const [name, expected] of Object.entries(pages)) {
  test(`page ${name}`, () => assert.deepEqual(filled(read(name)), expected));
}

test('no page leaves anything behind in the program', () => {
  for (const name of Object.keys(pages)) read(name);
  assert.equal(({} as { polluted?: string }).polluted, undefined);
  assert.equal((() => {}).constructor.prototype.polluted, undefined);
});

test('a page whose header says another encoding than its bytes have is read all the same', () => {
  assert.deepEqual(filled(read('booking-windows-1252', 'text/html; charset=utf-8')), pages['booking-windows-1252']);
  assert.deepEqual(filled(read('booking-german', 'text/html; charset=nonsense')), pages['booking-german']);
});

test('a saved page of 5 MB is read in seconds, wherever the listing stands in it', () => {
  const html = decodeText(bytes('airbnb-complete'));
  const rows = '<div class="row"><a href="/x">Read &amp; more</a></div>'.repeat(90_000);
  const noise = `<script type="application/json">[${'{"a":[1,{"b":"c"}]},'.repeat(10_000)}0]</script>`;
  const huge = html.replace('<body>', `<body>${rows}${noise}`);
  assert.ok(huge.length > 5_000_000);
  const begun = performance.now();
  assert.deepEqual(filled(readPage(huge)), pages['airbnb-complete']);
  assert.ok(performance.now() - begun < 5000);
});

test('pages made to take long do not', () => {
  const begun = performance.now();
  const many = JSON.stringify(Array.from({ length: 60_000 }, () => ({ '@type': 'Hotel', name: '<'.repeat(20) })));
  for (const html of [
    `<script type="application/ld+json">${many}</script>`,
    `<script type="application/json">${'['.repeat(200_000)}</script>`,
    '<div>'.repeat(200_000),
    '<meta property="og:title" content="x">'.repeat(50_000),
    `<meta property="og:url" content="https://www.booking.com/hotel/x"><meta property="og:title" content="${', ('.repeat(50_000)}">`,
    `<script type="application/ld+json">{"@type":"Hotel","name":"x","checkinTime":"${'1'.repeat(500_000)}"}</script>`,
  ]) {
    readPage(html);
  }
  assert.ok(performance.now() - begun < 5000);
});
