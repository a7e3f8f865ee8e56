import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { csvColumns } from '#src/domain/listing/imports.ts';
import { languages } from '#src/words/languages.ts';
import { sampleMails } from '../../supabase/functions/send-mails/samples.ts';
import { projectDir, projectPath } from '../../supabase/local/paths.ts';
import { bundleFunctions, denoEnvironment, denoPackages } from '../support/deno.ts';
import { serveFunctions } from '../support/servedFunctions.ts';
import { startTestBackend } from '../support/testBackend.ts';
import { askTool, connectAssistant } from './assistant.ts';
import { dayFromToday } from './world.ts';

const backend = await startTestBackend();
const site = 'https://stays.example';
const served = await serveFunctions(backend, site);
const { addresses } = served;
const names = Object.keys(addresses);
afterAll(async () => {
  await served.close();
  await backend.close();
});

const call = async (name: string, init: RequestInit) => {
  const response = await fetch(addresses[name] ?? '', init);
  const text = await response.text();
  return { status: response.status, json: text === '' ? null : JSON.parse(text) };
};

async function importCsv(token: string, csv: string) {
  const body = new FormData();
  body.set('file', new File([csv], 'house.csv'));
  return call('import-csv', { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
}

test('on Deno a served function asks who calls, reads the file and answers', async () => {
  const csv = `${csvColumns.join(',')}\n"Casa, Azul",homestay,By the river,12 River Road,Panjim,goa,403001,2,1,1,3500.50,13:00,10:00,Parking\n`;
  expect(await importCsv('not.a.token', csv)).toMatchObject({ status: 401, json: { code: 'signed_out' } });
  const token = await backend.signIn('owner@susegad.example');
  expect(await importCsv(token, csv)).toMatchObject({
    status: 200,
    json: { success: true, propertyData: { name: 'Casa, Azul' } },
  });
  expect(await importCsv(token, 'nothing')).toMatchObject({ status: 422, json: { code: 'invalid_csv' } });
});

const others = names.filter(
  (name) => !['build-report', 'calendar-feed', 'health', 'mcp', 'payment-webhook', 'published-reviews'].includes(name),
);
test.each(others)('on Deno %s answers a preflight, and refuses a stranger with the publishable key', async (name) => {
  expect((await call(name, { method: 'OPTIONS' })).status).toBe(204);
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const { status, json } = await call(name, { method: 'POST', body: '{}', headers });
  // An email program unsubscribes by the token in the address, and gets no details.
  if (name === 'stop-letters') expect([status, json]).toEqual([200, { success: true }]);
  else expect([[400, 401, 403].includes(status), json.success], JSON.stringify(json)).toEqual([true, false]);
});

test.each(['payment-webhook', 'build-report'])(
  'on Deno what is delivered to %s is taken with a signature alone',
  async (name) => {
    const { status, json } = await call(name, { method: 'POST', body: '{}' });
    expect([status, json.code]).toEqual([404, 'unconfigured']);
    expect((await call(name, { method: 'GET' })).status).toBe(405);
  },
);

test('on Deno a calendar is told under its address alone, and what another site says is read', async () => {
  const { addresses: at } = served;
  expect((await call('calendar-feed', {})).status).toBe(404);
  // An address that only the function refuses.
  await backend.sql('delete from private.calendar_feeds');
  await backend.sql('alter table private.calendar_feeds drop constraint address_of_its_site');
  const [export_] = await backend.sql<{ token: string; feed_id: string }>(
    `with feed as (
       insert into private.calendar_feeds (room_category_id, source, name, address)
       select id, 'airbnb', 'Airbnb', 'https://127.0.0.1/x.ics' from public.room_categories order by id limit 1 returning *
     )
     insert into private.calendar_exports (room_category_id, feed_id) select room_category_id, id from feed returning token, feed_id`,
  );
  const told = await fetch(`${at['calendar-feed']}/${export_?.token}.ics`);
  expect([told.status, told.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await told.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  const headers = { apikey: backend.secretKey, 'content-type': 'application/json' };
  const { json } = await call('run-job', { method: 'POST', body: '{"job":"read_calendars"}', headers });
  expect(json).toMatchObject({ state: 'done', result: { read: 0, failed: 1 } });
});

test.each(['send-mails', 'send-mails-hi', 'tidy-uploads', 'run-job'])(
  'on Deno %s takes the secret key, as apikey',
  async (name) => {
    const headers = { apikey: backend.secretKey, 'content-type': 'application/json' };
    const { status, json } = await call(name, { method: 'POST', body: '{"job":"tidy_uploads"}', headers });
    if (name.startsWith('send-mails')) expect([status, json.code]).toEqual([503, 'no_mail_server']);
    else expect([status, json.success], JSON.stringify(json)).toEqual([200, true]);
  },
);

test.each(languages.filter((language) => language !== 'en'))(
  'on Deno the letters of send-mails-%s are written in its language, and lead to its pages',
  async (language) => {
    const bundle = (await bundleFunctions('.cache/letters')).find(({ entries }) => `send-mails-${language}` in entries);
    const letters = join(dirname(bundle?.entries[`send-mails-${language}`] ?? ''), '../send-mails/letters.ts');
    const code = `const { writeMail } = await import('./${letters}');
      console.log(JSON.stringify(writeMail('booking_guest', ${JSON.stringify(sampleMails.booking_guest)}, '${site}')))`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [projectPath('node_modules/deno/bin.cjs'), 'eval', ...denoPackages(bundle?.importMap), code],
      { cwd: projectDir, env: { ...process.env, ...denoEnvironment } },
    );
    const { subject, text, html } = JSON.parse(stdout);
    expect(html).toContain(`<html lang="${language}-IN">`);
    expect([subject, text].join(' ')).toMatch(/\p{Script=Devanagari}/u);
    expect(text).toContain(`${site}/${language}/stay#`);
  },
);

test('on Deno an assistant goes from a search to the booking form of the site', async () => {
  const client = await connectAssistant(new URL(addresses.mcp ?? ''), '2026-07-28');
  const stay = { check_in_date: dayFromToday(40), check_out_date: dayFromToday(42) };
  const found = await askTool(client, 'search_stays', { destination: 'Porvorim', ...stay });
  const [first] = found.structuredContent.stays;
  const details = await askTool(client, 'stay_details', { stay_id: first.stay_id });
  expect(details.structuredContent.photos.length).toBeGreaterThan(0);
  for (const { url } of details.structuredContent.photos) expect(url).toMatch(/^https:\/\/stays\.example\/photos\/./);
  const linked = await askTool(client, 'booking_link', { room_id: first.room_id, ...stay });
  expect(linked.structuredContent.booking_url).toContain(`${site}/booking/${first.room_id}?checkIn=`);
  const demo = await askTool(client, 'search_stays', { destination: 'Anjuna' });
  expect(demo.structuredContent.stays[0].is_fictional).toBe(true);
  expect((await askTool(client, 'quote', { room_id: first.stay_id, ...stay })).isError).toBe(true);
  await client.close();
});
