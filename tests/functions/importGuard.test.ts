import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import {
  checkUrl,
  type Fetcher,
  fetchPage,
  importHosts,
  PageNotRead,
  type PageRefusal,
} from '../../supabase/functions/_shared/fetchPage.ts';
import type { Env } from '../../supabase/functions/_shared/http.ts';
import { pageImport } from '../../supabase/functions/_shared/importing.ts';
import { openBackend, openEndlessHeaders, openHostileHost, openVault, somebody, type Trap } from './trap.ts';

const hosts = importHosts.booking;
const listing = 'https://www.booking.com/hotel/in/x.html';
let host: Trap;
let vault: Trap;
let endless: Awaited<ReturnType<typeof openEndlessHeaders>>;
before(async () => {
  [host, vault, endless] = await Promise.all([openHostileHost(), openVault(), openEndlessHeaders()]);
});
after(() => Promise.all([host.close(), vault.close(), endless.close()]));
beforeEach(() => {
  for (const trap of [host, vault]) Object.assign(trap, { asked: [], connections: 0 });
});

/** A network in which the listed names resolve to the hostile host. */
const network: Fetcher = (url, init) =>
  fetch(hosts.has(url.hostname) ? new URL(url.pathname + url.search, host.origin) : url, init);
const read = (address: unknown, fetcher = network, limits = { deadline: 1000 }) =>
  fetchPage(address, hosts, fetcher, limits);
const refused = (code: PageRefusal) => (error: unknown) => {
  assert.ok(error instanceof PageNotRead, String(error));
  assert.equal(error.code, code);
  assert.equal(error.message, code, 'nothing of the answer is in the error');
  return true;
};

const long = 'a'.repeat(2100);
/** Addresses that are refused without any request, even to DNS. */
const addresses: Record<string, readonly unknown[]> = {
  'G01 other schemes': [
    'http://www.booking.com/hotel/in/x.html',
    'ftp://www.booking.com/',
    'file:///etc/passwd',
    'data:text/html,x',
    'javascript:alert(1)',
    'gopher://www.booking.com/',
    'blob:https://www.booking.com/x',
    'ws://www.booking.com/',
  ],
  'G02 other hosts that name the right one': [
    'https://evil.example/www.booking.com',
    'https://evil.example/?https://www.booking.com/',
    'https://evil.example#www.booking.com',
    'https://www.booking.com.evil.example/',
    'https://evilbooking.com/',
    'https://admin.booking.com/',
    'https://www.airbnb.com/rooms/1',
  ],
  'G03 names and passwords': [
    'https://www.booking.com@evil.example/',
    'https://user:word@www.booking.com/',
    'https://user@www.booking.com/',
    'https://:word@www.booking.com/',
    'https://www.booking.com:x@127.0.0.1/',
  ],
  'G04 ports': [
    'https://www.booking.com:8443/',
    'https://www.booking.com:80/',
    'https://www.booking.com:0/',
    'https://www.booking.com:65536/',
  ],
  'G05 numbers of private machines': [
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://①②⑦.0.0.1/',
  ],
  'G06 numbers of the longer kind': [
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[fe80::1%25eth0]/',
  ],
  'G07 names that look right': [
    'https://www.bооking.com/',
    'https://www.booking.com./',
    'https://www.booking.com%2eevil.example/',
    'https://www.booking.com%00.evil.example/',
    'https://www.booking.com\t.evil.example/',
    'https://www.booking。com.evil.example/',
    'https://xn--bking-jua.com/',
  ],
  'G08 names that lead to private machines': [
    'https://localhost/',
    'https://localhost.localdomain/',
    'https://127.0.0.1.nip.io/',
    'https://10-0-0-1.sslip.io/',
    'https://localtest.me/',
    'https://metadata.google.internal/',
    'https://kubernetes.default.svc/',
  ],
  'G09 what is no address': [
    undefined,
    null,
    7,
    {},
    ['https://www.booking.com/'],
    { toString: () => 'https://www.booking.com/' },
    '',
    ' ',
    'casa',
    '//www.booking.com/',
    'www.booking.com/hotel/in/x.html',
    `https://www.booking.com/${long}`,
  ],
};
for (const [what, list] of Object.entries(addresses)) {
  for (const address of list) {
    test(`${what}: ${JSON.stringify(address)?.slice(0, 80)}`, async () => {
      const asked: string[] = [];
      const spy: Fetcher = async (url) => {
        asked.push(url.href);
        return new Response();
      };
      await assert.rejects(read(address, spy), refused('bad_url'));
      assert.deepEqual(asked, []);
    });
  }
}

/** Odd spellings that browsers accept. The function requests the parsed address, never the text. */
for (const [address, href] of [
  ['https://WWW.BOOKING.COM/x', 'https://www.booking.com/x'],
  ['https://www.booking.com:443/x', 'https://www.booking.com/x'],
  ['https://ⓦⓦⓦ.booking.com/x', 'https://www.booking.com/x'],
  ['https:/www.booking.com/x', 'https://www.booking.com/x'],
  ['https:www.booking.com/x', 'https://www.booking.com/x'],
  [' https://www.booking.com/x\n', 'https://www.booking.com/x'],
  ['https://www.booking.com\\@evil.example/', 'https://www.booking.com/@evil.example/'],
  ['https://www.booking.com/a/../../x', 'https://www.booking.com/x'],
] as const) {
  test(`G07 read as the host that is meant: ${JSON.stringify(address)}`, () =>
    assert.equal(checkUrl(address, hosts).href, href));
}

/** Forbidden targets of a redirect. VAULT is the port of a private server. */
const elsewhere = [
  'http://127.0.0.1:VAULT/secret',
  'http://localhost:VAULT/secret',
  'http://127.1:VAULT/secret',
  'http://2130706433:VAULT/secret',
  'http://0x7f000001:VAULT/secret',
  'http://0177.0.0.1:VAULT/secret',
  'http://user:word@127.0.0.1:VAULT/secret',
  'http:\\\\127.0.0.1:VAULT\\secret',
];
const alsoElsewhere = [
  'https://127.0.0.1:VAULT/secret',
  '//127.0.0.1:VAULT/secret',
  'http://[::1]:VAULT/secret',
  'http://[::ffff:127.0.0.1]:VAULT/secret',
  'http://www.booking.com/page',
  'https://www.booking.com:8443/page',
  'https://www.booking.com@127.0.0.1:VAULT/secret',
  'https://169.254.169.254/latest/meta-data/',
  'https://127.0.0.1.nip.io:VAULT/secret',
  'https://www.airbnb.com/rooms/1',
  'file:///etc/passwd',
  'data:text/html,<title>Casa</title>',
  'https://',
];
const to = (location: string) => `/to?at=${encodeURIComponent(location.replace('VAULT', String(vault.port)))}`;
for (const location of [...elsewhere, ...alsoElsewhere]) {
  test(`G10 a redirect is not followed to ${location.slice(0, 60)}`, async () => {
    await assert.rejects(read(`https://www.booking.com${to(location)}`), refused('bad_url'));
    assert.deepEqual([host.asked.length, vault.connections], [1, 0]);
  });
}

test('G10 nor at the third step', async () => {
  const third = to(to(to(elsewhere[0] as string)));
  await assert.rejects(read(`https://booking.com${third}`), refused('bad_url'));
  assert.deepEqual([host.asked.length, vault.connections], [3, 0]);
});

for (const location of elsewhere) {
  test(`G10 control: without the guard it is reached: ${location}`, async () => {
    const address = location.replace('VAULT', String(vault.port)).replace('user:word@', '');
    assert.equal(await (await fetch(address)).text(), 'SECRET');
    const followed = await fetch(host.origin + to(address));
    assert.equal(await followed.text(), 'SECRET');
    assert.equal(vault.asked.length, 2);
  });
}

const behaviours: readonly (readonly [what: string, path: string, code: PageRefusal | 'read'])[] = [
  ['G11 a redirect within the host', '/to?at=/page', 'read'],
  ['G11 three redirects', to3('/page'), 'read'],
  ['G11 four redirects', `/to?at=${encodeURIComponent(to3('/page'))}`, 'redirects'],
  ['G11 a redirect to an address that is too long', '/far', 'bad_url'],
  ['G11 a redirect to itself', '/to?at=', 'blocked'],
  ['G11 a redirect that does not say where', '/nowhere', 'blocked'],
  ['G12 a page that grows to 100 MB when unpacked', '/bomb', 'too_large'],
  ['G12 a page without an end', '/flood', 'too_large'],
  ['G13 a page a byte at a time', '/drip', 'timeout'],
  ['G13 a host that does not answer', '/silent', 'timeout'],
  ['G14 a page', '/type?is=text/html', 'read'],
  ['G14 a page with its encoding', '/type?is=Text/HTML;charset=utf-8', 'read'],
  ['G14 a strict page', '/type?is=application/xhtml%2Bxml', 'read'],
  ['G14 a picture', '/type?is=image/svg%2Bxml', 'not_html'],
  ['G14 plain text', '/type?is=text/plain', 'not_html'],
  ['G14 something that starts like a page', '/type?is=text/html5', 'not_html'],
  ['G14 something of no kind', '/type?is=', 'not_html'],
  ...[201, 204, 206, 304, 401, 403, 404, 410, 429, 500, 503].map(
    (status) => [`G14 the status ${status}`, `/status?is=${status}`, 'blocked'] as const,
  ),
];
function to3(path: string) {
  return [1, 2, 3].reduce((location) => `/to?at=${encodeURIComponent(location)}`, path);
}
for (const [what, path, code] of behaviours) {
  test(`${what}: ${code}`, async () => {
    const begun = performance.now();
    const reading = read(`https://www.booking.com${path}`);
    if (code === 'read') assert.equal(new TextDecoder().decode((await reading).bytes), '<title>Casa</title>');
    else await assert.rejects(reading, refused(code));
    assert.ok(performance.now() - begun < 3000, 'it ends in time');
  });
}

test('G12 control: the page of 97 kB does grow to 100 MB', async () => {
  const response = await fetch(`${host.origin}/bomb`);
  let size = 0;
  for await (const part of response.body ?? []) size += part.length;
  assert.equal(size, 100_000_000);
});

test('G12 reading stops at the limit, and takes no more memory than it', async () => {
  let read = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const answer: Fetcher = async () => new Response(endless, { headers: { 'content-type': 'text/html' } });
  await assert.rejects(fetchPage(listing, hosts, answer, { maxBytes: 1_000_000 }), refused('too_large'));
  assert.ok(read < 1_300_000, `${read} bytes were read`);
});

test('G13 the time is one for the whole way, not one for each step', async () => {
  const begun = performance.now();
  await assert.rejects(read('https://www.booking.com/slow-hops', network, { deadline: 500 }), refused('timeout'));
  assert.ok(performance.now() - begun < 1500);
});

test('G13 control: the drip has no end', async () => {
  const response = await fetch(`${host.origin}/drip`);
  const reader = response.body?.getReader();
  for (let parts = 0; parts < 20; parts += 1) assert.equal((await reader?.read())?.done, false);
  await reader?.cancel();
});

test('G13 headers without an end', async () => {
  await assert.rejects(
    read(listing, (_url, init) => fetch(endless.origin, init)),
    (error) => error instanceof PageNotRead && ['unreachable', 'timeout'].includes(error.code),
  );
});

test('G15 the host learns nothing of the caller, on no step', async () => {
  await read('https://www.booking.com/cookie');
  assert.deepEqual(
    host.asked.map(({ path }) => path),
    ['/cookie', '/page'],
  );
  for (const { headers } of host.asked) {
    for (const name of ['authorization', 'apikey', 'cookie', 'referer', 'origin', 'x-forwarded-for']) {
      assert.equal(headers[name], undefined, name);
    }
  }
});

async function withBackend(left: number, work: (env: Env, backend: Trap) => Promise<void>) {
  const backend = await openBackend(left);
  const named = JSON.stringify({ default: 'key' });
  const env = { SUPABASE_URL: backend.origin, SUPABASE_PUBLISHABLE_KEYS: named, SUPABASE_SECRET_KEYS: named };
  await work(env, backend).finally(backend.close);
}
const ask = (env: Env, address: string, token?: string) =>
  pageImport('booking', network)(
    new Request('https://site.example/functions/v1/import-booking', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ url: address }),
    }),
    env,
  );

test('G15 an import fetches no page without a session, and after too many requests', () =>
  withBackend(1, async (env) => {
    for (const token of [undefined, 'no.such.one', 'who']) {
      assert.equal((await ask(env, 'https://www.booking.com/page', token)).status, 401);
    }
    assert.deepEqual(host.asked, []);
    assert.equal((await ask(env, 'https://www.booking.com/page', somebody)).status, 422);
    assert.equal(host.asked.length, 1);
    assert.equal((await ask(env, 'https://www.booking.com/page', somebody)).status, 429);
    assert.equal(host.asked.length, 1);
  }));

test('G15 a refusal is a sentence, and holds nothing of what the host said', () =>
  withBackend(9, async (env) => {
    for (const [path, status, code] of [
      [to(elsewhere[0] as string), 400, 'bad_url'],
      ['/bomb', 502, 'too_large'],
      ['/status?is=403', 502, 'blocked'],
      ['/type?is=application/json', 502, 'not_html'],
      ['/page', 422, 'nothing_found'],
    ] as const) {
      const response = await ask(env, `https://www.booking.com${path}`, somebody);
      const said = await response.text();
      assert.equal(response.status, status);
      assert.equal(JSON.parse(said).code, code);
      assert.match(JSON.parse(said).error, /^(Booking\.com did not|Please enter a valid|We found no property)/);
      for (const word of ['Casa', 'SECRET', '127.0.0.1', '<', 'Error']) assert.ok(!said.includes(word), word);
    }
  }));

test('G15 an import that breaks ends its lease, so that the next one may begin', () =>
  withBackend(2, async (env, backend) => {
    const calls = () => backend.asked.map(({ path }) => path.split('/').at(-1));
    assert.equal((await ask(env, 'https://www.booking.com/status?is=500', somebody)).status, 502);
    assert.deepEqual(calls(), ['user', 'begin_import', 'end_import']);
    const breaks: Fetcher = () => {
      throw new Error('power cut');
    };
    const request = new Request('https://site.example/functions/v1/import-booking', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${somebody}` },
      body: JSON.stringify({ url: 'https://www.booking.com/page' }),
    });
    assert.equal((await pageImport('booking', breaks)(request, env)).status, 502);
    assert.deepEqual(calls().slice(3), ['user', 'begin_import', 'end_import']);
  }));

test('G16 a listed name that led to a private machine: it would have to prove the name first', async () => {
  const rebound: Fetcher = (_url, init) => fetch(`https://127.0.0.1:${vault.port}/`, init);
  await assert.rejects(read(listing, rebound), refused('unreachable'));
  assert.deepEqual([vault.connections > 0, vault.asked], [true, []]);
});
