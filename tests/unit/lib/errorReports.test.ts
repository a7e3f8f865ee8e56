import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createReporter, envelopeAddress, framesOf, scrubbed } from '#src/lib/errorReports.ts';

const received: { request: IncomingMessage; body: string }[] = [];
const service = createServer(async (request, response) => {
  received.push({ request, body: await text(request) });
  response.end('{}');
});
let dsn = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  dsn = `http://abc123@127.0.0.1:${(service.address() as AddressInfo).port}/under/7`;
});
beforeEach(() => received.splice(0));
afterAll(() => service.close());

const origin = 'https://susegadstays.example';
/** Each part has a letter that is not hexadecimal, so that a random id cannot contain it. */
const reference = 'GH12-JK34-LM56-NP78';
const page = { origin, href: `${origin}/booking-confirmation/${reference}?guest=maria@example.com#paid` };

function broken(message: string, from = `${origin}/_astro/BookingScreen.a1b2c3d4.js`) {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at pay (${from}:1:2345)\n    at async ${page.href}:12:3`;
  return error;
}
const arrived = async (count: number) => {
  await expect.poll(() => received.length).toBe(count);
  return received.map(({ body }) => JSON.parse(body.split('\n')[2] ?? ''));
};

test('an envelope arrives where the DSN says, with what failed', async () => {
  createReporter(dsn, page)(broken("Cannot read properties of undefined (reading 'total')"));
  const [event] = await arrived(1);
  const { request, body } = received[0] as (typeof received)[0];
  expect(request.url).toBe('/under/api/7/envelope/?sentry_version=7&sentry_key=abc123');
  // These headers would cause a preflight or identify the visitor.
  expect(request.headers['content-type']).toBe('text/plain;charset=UTF-8');
  expect([request.headers.cookie, request.headers.referer, request.headers.authorization]).toEqual(Array(3));
  expect(body.split('\n').map((line) => Object.keys(JSON.parse(line)))).toEqual([
    ['event_id', 'sent_at'],
    ['type'],
    ['event_id', 'timestamp', 'platform', 'level', 'sdk', 'request', 'exception'],
  ]);
  expect(event.exception.values).toEqual([
    {
      type: 'TypeError',
      value: "Cannot read properties of undefined (reading 'total')",
      stacktrace: {
        frames: [
          { filename: `${origin}/booking-confirmation`, function: '?', lineno: 12, colno: 3 },
          { filename: `${origin}/_astro/BookingScreen.a1b2c3d4.js`, function: 'pay', lineno: 1, colno: 2345 },
        ],
      },
    },
  ]);
  expect(event.request).toEqual({ url: `${origin}/booking-confirmation` });
  expect(event.sdk.settings).toEqual({ infer_ip: 'never' });
});

test('nothing of a person goes along', async () => {
  createReporter(
    dsn,
    page,
  )(
    broken(
      `Unexpected token 'M', "Maria Fern"... is not valid JSON; '+91 98765 43210' maria@example.com ${reference} at ${page.href}`,
    ),
  );
  await arrived(1);
  expect(received[0]?.body).not.toMatch(/maria|fern|example\.com|\+91|98765 | 43210|GH12|NP78|guest=|#paid/i);
});

test('each error once, five a page, and those of others never', async () => {
  const report = createReporter(dsn, page);
  report('a string that was thrown');
  report(broken('of an extension', 'chrome-extension://abc/content.js'));
  const foreign = new Error('elsewhere');
  foreign.stack = 'Error: elsewhere\n    at run (https://widget.example.net/x.js:1:1)';
  report(foreign);
  for (const name of ['one', 'one', 'two', 'three', 'four', 'five', 'six']) report(broken(name));
  const events = await arrived(5);
  expect(events.map((event) => event.exception.values[0].value).sort()).toEqual([
    'five',
    'four',
    'one',
    'three',
    'two',
  ]);
});

test('a service that is away is nobody’s trouble', async () => {
  const lost: unknown[] = [];
  const note = (reason: unknown) => lost.push(reason);
  process.on('unhandledRejection', note);
  const { fetch } = globalThis;
  let outcome: Promise<string> | undefined;
  // Not a spy, because a spy would handle the rejection.
  globalThis.fetch = (...asked) => {
    const answer = fetch(...asked);
    outcome = answer.then(
      () => 'answered',
      () => 'refused',
    );
    return answer.then((same) => same);
  };
  onTestFinished(() => {
    globalThis.fetch = fetch;
    process.off('unhandledRejection', note);
  });
  createReporter('http://abc@127.0.0.1:1/7', page)(broken('away'));
  expect(await outcome).toBe('refused');
  // Node reports unhandled rejections after pending tasks.
  await new Promise((resolve) => setImmediate(resolve));
  expect(lost).toEqual([]);
});

test('Firefox and Safari write their stacks otherwise', () => {
  expect(framesOf(`pay@${origin}/_astro/a.js:1:20\n@${origin}/_astro/b.js?v=1:3:4\n`)).toEqual([
    { filename: `${origin}/_astro/b.js`, function: '?', lineno: 3, colno: 4 },
    { filename: `${origin}/_astro/a.js`, function: 'pay', lineno: 1, colno: 20 },
  ]);
});

test.each([
  ['JSON Parse error: Unexpected identifier "Maria"', 'JSON Parse error: Unexpected identifier "…"'],
  ["Room '12 Fern Road' is not there", "Room '…' is not there"],
  ['Importing a module script failed.', 'Importing a module script failed.'],
  [
    `Failed to fetch dynamically imported module: ${origin}/_astro/x.js?t=1`,
    `Failed to fetch dynamically imported module: ${origin}/_astro/x.js`,
  ],
  ['expected 3 of 12', 'expected 3 of 12'],
])('%s is told as: %s', (message, told) => expect(scrubbed(message)).toBe(told));

test('a service at the root of its host', () =>
  expect(envelopeAddress('https://k@o1.ingest.example.io/42')).toBe(
    'https://o1.ingest.example.io/api/42/envelope/?sentry_version=7&sentry_key=k',
  ));
