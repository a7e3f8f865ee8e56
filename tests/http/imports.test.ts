import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { csvColumns } from '#src/domain/listing/imports.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { type Person, signUpPerson } from './listings.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  owner = await signUpPerson(world);
});
afterAll(() => world.close());
beforeEach(() => world.sql('delete from private.rate_hits'));

const functions = ['import-booking', 'import-airbnb', 'import-csv'] as const;
const pages = ['import-booking', 'import-airbnb'] as const;
const importFrom = (name: string, body: unknown, headers = {}) =>
  owner.call('POST', `/functions/v1/${name}`, { body, headers });

describe.each(functions)('%s', (name) => {
  test('is for people who are signed in', async () => {
    const { status, json } = await world.call('anon', 'POST', `/functions/v1/${name}`, { body: {} });
    expect([status, json.code]).toEqual([401, 'signed_out']);
  });

  test('counts every try, failing ones too', name === functions[0] ? {} : { tags: 'long' }, async () => {
    const codes: number[] = [];
    for (let i = 0; i < 31; i += 1) codes.push((await importFrom(name, {})).status);
    expect(codes.slice(0, 30)).not.toContain(429);
    expect(codes.at(-1)).toBe(429);
  });

  test.each([
    [{}],
    [{ url: null }],
    [{ url: 7 }],
    [[]],
    ['x'],
    [{ url: ['https://www.booking.com/'] }],
    [{ __proto__: { url: 'x' } }],
  ])('refuses %j with a sentence', async (body) => {
    const { status, json } = await importFrom(name, body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ success: false });
    expect(json.error).toMatch(/^(Please|Choose) /);
  });

  test('answers nothing but POST', async () => {
    expect((await owner.call('GET', `/functions/v1/${name}`)).status).toBe(405);
  });
});

test('one import at a time for a person; whoever is told to wait can go on when it is done', async () => {
  const template = form('a.csv', csvColumns.join(','));
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => owner.call('POST', '/functions/v1/import-csv', template)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(422);
  expect(statuses.filter((status) => status !== 422 && status !== 409)).toEqual([]);
  expect(await world.sql('select 1 from private.import_leases')).toEqual([]);
  expect((await owner.call('POST', '/functions/v1/import-csv', template)).status).toBe(422);
});

test('an import that was never ended is in nobody’s way for long, and in no one else’s at all', async () => {
  await world.sql('select private.begin_import($1)', [owner.userId]);
  for (const name of functions) {
    const { status, json } = await importFrom(name, {});
    expect([status, json.code, json.error]).toEqual([
      409,
      'busy',
      'Your previous import is still running. Wait until it is done, then try again.',
    ]);
  }
  const neighbour = await signUpPerson(world);
  expect((await neighbour.call('POST', '/functions/v1/import-csv', { body: {} })).status).toBe(400);
  const [lease] = await world.sql<{ seconds: number }>(
    `select extract(epoch from leased_until - now())::float as seconds from private.import_leases where user_id = $1`,
    [owner.userId],
  );
  expect(lease?.seconds).toBeGreaterThan(60);
  expect(lease?.seconds).toBeLessThanOrEqual(90);
  await world.sql(`update private.import_leases set leased_until = now() - interval '1 second'`);
  expect((await importFrom('import-csv', {})).status).toBe(400);
});

test('an import that breaks ends all the same', async () => {
  const broken = form('a.csv', Buffer.from([0xff, 0x00, 0xfe]));
  expect((await owner.call('POST', '/functions/v1/import-csv', broken)).status).toBe(422);
  expect(await world.sql('select 1 from private.import_leases')).toEqual([]);
});

describe.each(pages)('%s is not led elsewhere', (name) => {
  test.each([
    'http://www.booking.com/hotel/in/x.html',
    'https://www.booking.com.evil.example/hotel',
    'https://evil.example/www.booking.com',
    'https://booking.com@evil.example/',
    'https://user:word@www.booking.com/hotel',
    'https://www.booking.com:8443/hotel',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://0x7f000001/',
    'https://2130706433/',
    'ftp://www.airbnb.com/rooms/1',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'gopher://www.airbnb.com/',
    '//www.airbnb.com/rooms/1',
    'www.airbnb.com/rooms/1',
    `https://www.airbnb.com/${'a'.repeat(3000)}`,
    '',
    ' ',
  ])('%s', async (url) => {
    const { status, json } = await importFrom(name, { url });
    expect([status, json.code]).toEqual([400, 'bad_url']);
    expect(json.error).toMatch(/^Please enter a valid (Booking\.com|Airbnb) property URL$/);
  });
});

function form(name: string, content: string | Uint8Array) {
  const boundary = 'part';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const parts = [head, content, `\r\n--${boundary}--\r\n`].map((part) => Buffer.from(part));
  return { body: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
const savedPage = (name: string) => form('page.html', readFileSync(projectPath(`tests/functions/pages/${name}.html`)));

test.each([
  ['import-booking', 'booking-complete', 200, 'Casa Abolim'],
  ['import-airbnb', 'airbnb-complete', 200, 'Casa Palmeira'],
  ['import-booking', 'booking-portugal', 422, 'This property is not in India.'],
  ['import-airbnb', 'airbnb-lisbon', 422, 'This property is not in India.'],
  ['import-booking', 'booking-robots', 422, 'We found no property in this file.'],
  ['import-airbnb', 'not-a-page', 422, 'We found no property in this file.'],
  ['import-airbnb', 'empty', 422, 'We found no property in this file.'],
] as const)('%s of the saved page %s answers %i: %s', async (name, page, status, words) => {
  const { body, headers } = savedPage(page);
  const answer = await owner.call('POST', `/functions/v1/${name}`, { body, headers });
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(words);
});

test('a saved page says in a summary what was found', async () => {
  const { body, headers } = savedPage('booking-complete');
  const { json } = await owner.call('POST', '/functions/v1/import-booking', { body, headers });
  expect(json.summary).toBe('12 fields and 1 photo found for Casa Abolim.');
  expect(json.fieldsImported).toEqual(
    'name property_type star_rating description address city state pincode latitude longitude photos policies.check_in_time policies.check_out_time'.split(
      ' ',
    ),
  );
});

test('a file of more than 5 MB is refused before it is read', async () => {
  const { body, headers } = form('page.html', 'x'.repeat(5_300_000));
  const { status, json } = await owner.call('POST', '/functions/v1/import-booking', { body, headers });
  expect([status, json.code, json.error]).toEqual([413, 'too_large', 'This file is larger than 5 MB.']);
});

test('a filled-in template comes back as fields of the form', async () => {
  const text = `${csvColumns.join(',')}\nCasa Azul,homestay,By the river,12 River Road,Panjim,goa,403001,2,1,1,3500.50,13:00,10:00,"Free WiFi, Parking"\n`;
  const { status, json } = await owner.call('POST', '/functions/v1/import-csv', form('a.csv', text));
  expect(status).toBe(200);
  expect(json).toMatchObject({
    success: true,
    propertyData: {
      name: 'Casa Azul',
      property_type: 'homestay',
      state: 'Goa',
      pincode: '403001',
      amenities: ['Free WiFi', 'Parking'],
      rooms: [{ base_price: '3500.50', max_guests: '2' }],
      policies: { check_in_time: '13:00', check_out_time: '10:00' },
    },
  });
});
