import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { csvColumns } from '#src/domain/listing/imports.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { signUpPerson } from './listings.ts';
import { createWorldOfFile } from './ownWorld.ts';

const world = await createWorldOfFile();
const owner = await signUpPerson(world);
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

test('a person whose import is running is told to wait', async () => {
  await world.sql('select private.begin_import($1)', [owner.userId]);
  for (const name of functions) {
    const { status, json } = await importFrom(name, {});
    const error = 'Your previous import is still running. Wait until it is done, then try again.';
    expect([status, json.code, json.error]).toEqual([409, 'busy', error]);
  }
  await world.sql('delete from private.import_leases');
});

describe.each(pages)('%s is not led elsewhere', (name) => {
  test.each([
    'http://www.booking.com/hotel/in/x.html',
    'https://www.booking.com.evil.example/hotel',
    'https://169.254.169.254/latest/meta-data/',
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
    propertyData: { name: 'Casa Azul', rooms: [{ base_price: '3500.50' }] },
  });
});
