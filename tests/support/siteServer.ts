// Serves the built site in its own process, with access to its database for tests.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeVapidKeys } from '../../supabase/functions/_shared/webPush.ts';
import { createBackend } from '../../supabase/local/backend.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { startServer } from '../../supabase/local/server.ts';

// A password would take 100 ms otherwise.
process.env.LITE_AUTH_BCRYPT_COST = '4';
// Nothing reaches a browser's push service.
Object.assign(process.env, await makeVapidKeys(), { PUSH_URL: 'http://127.0.0.1:9' });
const backend = await createBackend();
// One advance for the whole year, because test dates depend on today. All tests are one client.
await backend.sql('update private.settings set peak_advance_percent = 0');
await backend.sql(
  `update private.limits set bookings_per_client_an_hour = 100000, room_nights_per_client_a_day = 1000000, bookings_a_minute = 100000,
     lookups_per_client_a_minute = 100000`,
);
const site = await startServer({ port: 0, host: '127.0.0.1', distDir: projectPath('dist'), backend, mails: true });

// A page under test could reach the port, but does not know the path.
const door = `/${randomUUID()}`;
const calendars = new Map<string, string>();
const database = createServer(async (request, response) => {
  if (request.url?.startsWith(`${door}/calendars?`)) {
    const { searchParams } = new URL(request.url, 'http://door');
    const name = searchParams.get('url') ?? '';
    if (request.method === 'PUT') calendars.set(name, await text(request));
    const calendar = calendars.get(name);
    response.writeHead(calendar === undefined ? 404 : 200).end(calendar);
    return;
  }
  if (request.method !== 'POST' || request.url !== door) {
    response.writeHead(404).end();
    return;
  }
  try {
    const { statement, values } = JSON.parse(await text(request));
    response.end(JSON.stringify({ rows: await backend.sql(statement, values) }));
  } catch (error) {
    response.end(JSON.stringify({ problem: String(error) }));
  }
});
database.listen(0, '127.0.0.1', () => {
  const { port } = database.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}${door}`;
  process.env.CALENDAR_PROXY_URL = `${address}/calendars`;
  process.send?.({ SITE_URL: site.url, SITE_DATABASE: address, SITE_CALENDARS: `${address}/calendars` });
});
process.on('disconnect', () => process.exit(0));
