import assert from 'node:assert/strict';
import { createServer, get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import { calendarHosts } from '../../src/domain/channels/hosts.ts';
import type { Fetcher } from '../../supabase/functions/_shared/fetchPage.ts';
import { isPublicAddress, publicFetch, type Resolver } from '../../supabase/functions/_shared/publicFetch.ts';
import { readFeeds } from '../../supabase/functions/_shared/readFeeds.ts';
import { openEndlessHeaders, openHostileHost, openVault, type Trap } from './trap.ts';

// Guards for reading calendars of other sites: exact or public hosts, at every redirect, with limits of bytes and time.

let host: Trap;
let vault: Trap;
let endless: Awaited<ReturnType<typeof openEndlessHeaders>>;
let feed: { address: string; etag: string | null; source?: string };
let told: Record<string, unknown>[] = [];
let broken = 0;
const database = createServer(async (request, response) => {
  const body = JSON.parse(await text(request));
  response.setHeader('content-type', 'application/json');
  if (request.url?.endsWith('/claim_calendars'))
    response.end(
      JSON.stringify(
        (body.feed_id ? ['one'] : ['one', 'two']).map((id) => ({ id, source: 'airbnb', last_modified: null, ...feed })),
      ),
    );
  else if (broken > 0) {
    broken -= 1;
    response.writeHead(500).end('{}');
  } else {
    told.push(body);
    response.end(JSON.stringify({ ok: true, state: body.outcome === 'read' ? 'read' : 'failed' }));
  }
});
before(async () => {
  [host, vault, endless] = await Promise.all([openHostileHost(), openVault(), openEndlessHeaders()]);
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve));
});
after(async () => {
  await Promise.all([host.close(), vault.close(), endless.close()]);
  database.closeAllConnections();
  await new Promise((resolve) => database.close(resolve));
});
beforeEach(() => {
  told = [];
  for (const trap of [host, vault]) Object.assign(trap, { asked: [], connections: 0 });
});

const at = (path: string) => `https://www.airbnb.com${path}`;
const network: Fetcher = (url, init) =>
  fetch(calendarHosts.airbnb.has(url.hostname) ? new URL(url.pathname + url.search, host.origin) : url, init);

function env() {
  const { port } = database.address() as AddressInfo;
  return { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEYS: '{"default": "secret"}' };
}

async function read(
  address: string,
  fetcher = network,
  etag: string | null = null,
  source = 'airbnb',
  deadline = 1000,
) {
  feed = { address, etag, source };
  await readFeeds(env(), 'one', { fetcher, deadline });
  assert.equal(told.length, 1);
  assert.doesNotMatch(JSON.stringify(told), /SECRET|Casa/, 'nothing of an answer is kept');
  return told[0];
}

async function readOnce(...[address, fetcher, etag, source]: Parameters<typeof read>) {
  const outcome = await read(address, fetcher, etag, source);
  told = [];
  return outcome;
}

for (const address of [
  'http://www.airbnb.com/x.ics',
  'https://evil.example/x.ics',
  'https://www.airbnb.com.evil.example/x.ics',
  'https://ical.booking.com/v1/export?t=x',
  'https://user:word@www.airbnb.com/x.ics',
  'https://www.airbnb.com:8443/x.ics',
  'https://127.0.0.1/x.ics',
  'https://2130706433/x.ics',
  'https://[::ffff:169.254.169.254]/x.ics',
  'https://localhost/x.ics',
  'https://metadata.google.internal/x.ics',
  'file:///etc/passwd',
]) {
  test(`a calendar at ${address} is not asked for`, async () => {
    const asked: string[] = [];
    const spy: Fetcher = async (url) => {
      asked.push(url.href);
      return new Response();
    };
    assert.deepEqual(await read(address, spy), { feed_id: 'one', outcome: 'bad_url' });
    assert.deepEqual(asked, []);
  });
}

for (const address of [
  'http://calendars.example/x.ics',
  'https://user:word@calendars.example/x.ics',
  'https://calendars.example:8443/x.ics',
  'https://127.0.0.1/x.ics',
  'https://2130706433/x.ics',
  'https://0x7f.1/x.ics',
  'https://[::1]/x.ics',
  'https://[::ffff:169.254.169.254]/x.ics',
  'https://localhost/x.ics',
  'https://localhost./x.ics',
  'https://database/x.ics',
  'https://db.internal/x.ics',
  'https://printer.local/x.ics',
  'https://metadata.google.internal/x.ics',
  'file:///etc/passwd',
]) {
  test(`another calendar at ${address} is not asked for`, async () => {
    const asked: string[] = [];
    const spy: Fetcher = async (url) => {
      asked.push(url.href);
      return new Response();
    };
    assert.equal((await read(address, spy, null, 'other'))?.outcome, 'bad_url');
    told = [];
    const hop: Fetcher = async (url) => {
      if (url.hostname !== 'first.example') return spy(url, {});
      return new Response(null, { status: 302, headers: { location: address } });
    };
    assert.equal((await read('https://first.example/x.ics', hop, null, 'other'))?.outcome, 'bad_url');
    assert.deepEqual(asked, []);
  });
}

test('a name that leads inside is not asked, whatever else it leads to', async () => {
  for (const inside of [
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ],
    ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', '::ffff:127.0.0.1', 'fe80::1', 'fd00::1', 'fc00::1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'ff02::1'],
  ]) {
    const connections: URL[] = [];
    const resolver: Resolver = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: inside, family: inside.includes(':') ? 6 : 4 },
    ];
    const fetcher = publicFetch(resolver, (url) => {
      connections.push(url);
      throw new Error('asked');
    });
    assert.equal(
      (await readOnce('https://calendars.example/x.ics', fetcher, null, 'other'))?.outcome,
      'bad_url',
      inside,
    );
    assert.deepEqual(connections, []);
  }
  for (const outside of [
    '93.184.215.14',
    '172.32.0.1',
    '100.128.0.1',
    '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
    '2400:cb00::1',
  ])
    assert.ok(isPublicAddress(outside), outside);
});

test('a name is looked up once, and the connection is made to what was looked at', async () => {
  let lookups = 0;
  const connected: string[] = [];
  // The second DNS answer would lead to a private address.
  const resolver: Resolver = async () => [{ address: lookups++ === 0 ? '93.184.215.14' : '127.0.0.1', family: 4 }];
  const fetcher = publicFetch(resolver, (url, options) => {
    options.lookup?.(url.hostname, { all: true }, (_, addresses) => connected.push(JSON.stringify(addresses)));
    return httpGet(new URL('/page', host.origin), { agent: false });
  });
  assert.equal((await read('https://calendars.example/x.ics', fetcher, null, 'other'))?.outcome, 'not_calendar');
  assert.deepEqual([lookups, connected], [1, ['[{"address":"93.184.215.14","family":4}]']]);
  assert.equal(host.asked.length, 1);
});

test('no hop leads inside, or to another site', async () => {
  for (const to of [
    vault.origin,
    `${vault.origin}/latest`,
    'https://127.0.0.1/',
    'https://evil.example/',
    'file:///etc/passwd',
    'http://www.airbnb.com/x',
  ]) {
    assert.equal((await read(at(`/to?${new URLSearchParams({ at: to })}`)))?.outcome, 'bad_url', to);
    told = [];
  }
  assert.deepEqual([vault.asked, vault.connections], [[], 0]);
});

test('a page, a packed file and what is empty are no calendars', async () => {
  for (const path of ['/page', '/type?is=text/calendar', '/type?is=application/zip']) {
    assert.equal((await read(at(path)))?.outcome, 'not_calendar', path);
    told = [];
  }
  assert.equal((await read(at('/status?is=200')))?.outcome, 'not_calendar');
});

test('what is refused, moved or never whole says so', async () => {
  for (const status of [204, 301, 304, 401, 403, 404, 410, 500]) {
    assert.equal((await read(at(`/status?is=${status}`)))?.outcome, 'blocked', String(status));
    told = [];
  }
  for (const status of [429, 503])
    assert.deepEqual(await readOnce(at(`/status?is=${status}`)), { feed_id: 'one', outcome: 'busy' });
  assert.equal((await read(at('/status?is=304'), network, '"v1"'))?.outcome, 'unchanged');
  assert.equal(host.asked.at(-1)?.headers['if-none-match'], '"v1"');
});

test('a busy site is left alone as long as it says', async () => {
  for (const [said, seconds] of [
    ['120', 120],
    [new Date(Date.now() + 600_000).toUTCString(), 600],
    ['soon', undefined],
  ] as const) {
    const busy: Fetcher = async () => new Response('', { status: 429, headers: { 'retry-after': said } });
    const wait = (await readOnce(at('/x.ics'), busy))?.retry_after;
    assert.ok(seconds === undefined ? wait === undefined : Math.abs(Number(wait) - seconds) < 60, said);
  }
});

test('a flood and a bomb end at ten megabytes', async () => {
  for (const path of ['/flood', '/bomb']) {
    // Their size ends them, also on a slow machine.
    assert.equal((await read(at(path), network, null, 'airbnb', 60_000))?.outcome, 'too_large', path);
    told = [];
  }
});

test('what drips, hops for ever or never answers ends in time', async () => {
  const begun = performance.now();
  assert.equal((await read(at('/drip')))?.outcome, 'timeout');
  told = [];
  const silent: Fetcher = (_, init) => fetch(endless.origin, init);
  assert.ok(['timeout', 'unreachable'].includes(String((await read(at('/x.ics'), silent))?.outcome)));
  assert.ok(performance.now() - begun < 5000);
});

test('it is asked without keys, names and cookies', async () => {
  await read(at('/page'));
  const { headers } = host.asked[0] ?? { headers: {} };
  assert.deepEqual(
    Object.keys(headers).filter((name) => /auth|key|cookie|referer/i.test(name)),
    [],
  );
});

test('one that fails in the middle does not keep the others of a run from being read', async () => {
  feed = { address: at('/page'), etag: null };
  broken = 1;
  const counts = await readFeeds(env(), null, { fetcher: network, deadline: 1000 });
  assert.deepEqual(counts, { read: 0, doubtful: 0, failed: 2 });
  assert.equal(told.length, 1);
  const deaf: Fetcher = () => {
    throw new TypeError('a fault of ours');
  };
  assert.deepEqual((await readFeeds(env(), null, { fetcher: deaf, deadline: 1000 })).failed, 2);
});
