import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headersOfHosting } from '#src/build/hosting.ts';
import { headersFile } from '#src/build/securityPolicy.ts';
import { demoAccounts, demoPassword } from '../../supabase/local/accounts.ts';
import { createBackend } from '../../supabase/local/backend.ts';
import { createMailbox } from '../../supabase/local/mailbox.ts';
import { answerMail } from '../../supabase/local/mailPages.ts';
import { startServer } from '../../supabase/local/server.ts';
import { isDemo } from '../../supabase/local/terminal.ts';
import { startTestBackend, type TestBackend } from '../support/testBackend.ts';

const pages = {
  'index.html': '<h1>Home</h1>',
  'search.html': '<h1>Search</h1>',
  'hotel.html': '<h1>Hotel shell</h1>',
  'booking.html': '<h1>Booking shell</h1>',
  'booking-confirmation.html': '<h1>Confirmation shell</h1>',
  '404.html': '<h1>Not here</h1>',
  _headers: headersFile([], headersOfHosting({})),
  'blog/first.html': '<h1>First post</h1>',
  '_astro/page.a1b2.js': 'export const page = 1;'.repeat(100),
  'photos/room.webp': 'not really a photo',
  'photos/recipes.json': JSON.stringify({
    'bed-480.avif': {
      file: 'lotus-twin-1',
      crop: { left: 0, top: 0, width: 960, height: 640 },
      width: 480,
      format: 'avif',
    },
  }),
};

/** A table for all cases of rights and bad input in the local backend. */
const migration = `
  create table public.guarded (id integer primary key, shown text, hidden text);
  insert into public.guarded values (1, 'shown', 'CANARY_HIDDEN');
  revoke all on public.guarded from anon, authenticated;
  grant select (id, shown) on public.guarded to anon, authenticated;
  alter table public.guarded enable row level security;
  create policy "anyone reads" on public.guarded for select to anon, authenticated using (true);

  -- The hooks that a sign-in and a sign-up ask.
  create schema private;
  create function private.judge_sign_up(event jsonb) returns jsonb language sql return '{}'::jsonb;
  create function private.judge_password(event jsonb) returns jsonb language sql return '{"decision": "continue"}'::jsonb;

  create function public.caller() returns jsonb language sql as $$
    select jsonb_build_object('role', current_user, 'uid', auth.uid(), 'claims', auth.jwt() ->> 'email',
      'headers', current_setting('request.headers')::jsonb) $$;
  create function public.echo(message text, number integer default 0, extra jsonb default null) returns jsonb language sql as $$
    select jsonb_build_object('length', length(message)) $$;
  create function public.refuse() returns jsonb language plpgsql as $$
    begin raise exception 'not today' using hint = 'try tomorrow'; end $$;
  create function public.read_after(seconds integer) returns text language plpgsql as $$
    begin perform count(*) from generate_series(1, seconds * 10000); return current_user; end $$;
  create table public.bounded (n integer check (n between 1 and 10));
`;

let folder: string;
let backend: TestBackend;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'susegad-http-'));
  for (const sub of ['dist/blog', 'dist/_astro', 'dist/photos', 'migrations']) {
    await mkdir(join(folder, sub), { recursive: true });
  }
  for (const [name, content] of Object.entries(pages)) await writeFile(join(folder, 'dist', name), content);
  await writeFile(join(folder, 'secret.txt'), 'CANARY_FILE');
  await writeFile(join(folder, 'migrations/20260101000000_test.sql'), migration);
  backend = await startTestBackend({
    distDir: join(folder, 'dist'),
    migrationsDir: join(folder, 'migrations'),
    seedFile: join(folder, 'none.sql'),
  });
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

/** Sends the path exactly as written. fetch would normalise it. */
function send(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(backend.url);
    const { method = 'GET', body } = options;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const headers = { ...options.headers, ...length };
    const call = httpRequest({ hostname, port, path, method, headers, agent: false }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) });
    });
    call.on('error', reject);
    call.end(body);
  });
}

const apiHeaders = () => ({ apikey: backend.publishableKey, 'content-type': 'application/json' });
const rpc = (name: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  send(`/rest/v1/rpc/${name}`, { method: 'POST', headers: { ...apiHeaders(), ...headers }, body });

describe('pages', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/search', 200, 'Search'],
    ['/search?destination=Candolim', 200, 'Search'],
    ['/blog/first', 200, 'First post'],
    ['/hotel/0197-abc', 200, 'Hotel shell'],
    ['/hotel/0197-abc?check_in=2027-01-01', 200, 'Hotel shell'],
    ['/booking/1', 200, 'Booking shell'],
    ['/booking-confirmation/ABCD-EFGH', 200, 'Confirmation shell'],
    ['/nowhere', 404, 'Not here'],
    ['/hotels/1', 404, 'Not here'],
    ['/blog', 404, 'Not here'],
    ['/_astro/missing.js', 404, 'Not here'],
  ])('%s answers %i', async (path, status, words) => {
    const answer = await send(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(words);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/search/', '/search'],
    ['/search/?page=2', '/search?page=2'],
    ['/search.html', '/search'],
    ['/index.html', '/'],
    ['/blog/first/', '/blog/first'],
  ])('%s moves to %s', async (path, location) => {
    const answer = await send(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/_astro/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/search%00.html',
    '/%ff',
    '/%',
    '/%c0%af..%c0%afsecret.txt',
    '//evil.example/',
    '//evil.example/search/',
    '/\\evil.example/',
    'http://evil.example/',
    `/${'a'.repeat(9000)}`,
    '/hotel/%2e%2e%2f..%2fsecret.txt',
    '/constructor',
    '/__proto__',
  ])('%s stays inside the site', async (path) => {
    const answer = await send(path);
    expect([200, 301, 400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('CANARY');
    expect(String(answer.headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s to a page is not allowed', async (method) => {
    expect((await send('/', { method })).status).toBe(405);
  });

  test('a request that is not HTTP does not stop the server', async () => {
    const { hostname, port } = new URL(backend.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/9.9\r\n\u0000bad\r\n\r\n'));
      text(socket).then(resolve);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect((await send('/')).status).toBe(200);
  });
});

describe('headers', () => {
  const broken = ['/%', '/%00', '/%ff', '*'];
  test.each(['/', '/hotel/1', '/nowhere', '/_astro/page.a1b2.js', '/search/', ...broken])(
    '%s is protected',
    async (path) => {
      const { headers } = await send(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(self\).*usb=\(\)/);
      const age = /max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1];
      expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
    },
  );

  test('a booking reference is not sent to other sites or search engines', async () => {
    const { headers } = await send('/booking-confirmation/ABCD');
    expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex']);
  });

  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/_astro/page.a1b2.js', 'public, max-age=31536000, immutable'],
    ['/photos/room.webp', 'public, max-age=604800, stale-while-revalidate=86400'],
    // The next deployment may have this file.
    ['/_astro/missing.js', 'public, max-age=0, must-revalidate'],
    ['/photos/missing.webp', 'public, max-age=0, must-revalidate'],
  ])('%s is kept by browsers: %s', async (path, value) => {
    expect((await send(path)).headers['cache-control']).toBe(value);
  });

  test('text is compressed as the browser asks, and an unchanged file is not sent again', async () => {
    const script = '/_astro/page.a1b2.js';
    const plain = await send(script);
    for (const encoding of ['br', 'gzip']) {
      const packed = await send(script, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toBe('accept-encoding');
      expect(Number(packed.headers['content-length'])).toBeLessThan(plain.body.length);
      const again = await send(script, {
        headers: { 'accept-encoding': encoding, 'if-none-match': String(packed.headers.etag) },
      });
      expect([again.status, again.body]).toEqual([304, '']);
    }
    const refused = await send(script, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(
      (await send('/photos/room.webp', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'],
    ).toBeUndefined();
  });

  test('a photo of which the build wrote the recipe alone is made when it is asked for', async () => {
    const response = await fetch(`${backend.url}/photos/bed-480.avif`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([480, 320, 'heif']);
    for (const missing of ['/photos/bed-640.avif', '/photos/recipes.json', '/_headers'])
      expect((await send(missing)).status).toBe(404);
  });

  test('HEAD answers like GET without a body', async () => {
    const answer = await send('/search', { method: 'HEAD' });
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe(String(pages['search.html'].length));
  });
});

describe('rights', () => {
  test('the caller is who the token says, and nobody without one', async () => {
    const guest = await backend.as('guest@susegad.example');
    const [account] = await backend.sql<{ id: string }>(
      "select id from auth.users where email = 'guest@susegad.example'",
    );
    expect((await guest.rpc('caller')).data).toMatchObject({
      role: 'authenticated',
      uid: account?.id,
      claims: 'guest@susegad.example',
    });
    expect((await backend.anon().rpc('caller')).data).toMatchObject({ role: 'anon', uid: null, claims: null });
    expect((await backend.service().rpc('caller')).data).toMatchObject({ role: 'service_role' });
  });

  test('requests at the same time keep their own role', async () => {
    const guest = await backend.as('guest@susegad.example');
    const clients = [backend.anon(), guest, backend.service()];
    const answers = await Promise.all(
      Array.from(
        { length: 30 },
        async (_, i) => (await clients[i % 3]?.rpc('read_after', { seconds: (i % 4) + 1 }))?.data,
      ),
    );
    expect(answers).toEqual(Array.from({ length: 30 }, (_, i) => ['anon', 'authenticated', 'service_role'][i % 3]));
  });

  test.each([
    ['no key', {}, 401],
    ['a made-up key', { apikey: 'sb_publishable_other' }, 401],
    ['a made-up token', { apikey: 'sb_publishable_local', authorization: 'Bearer a.b.c' }, 401],
    [
      'an unsigned token',
      {
        apikey: 'sb_publishable_local',
        authorization: `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"role":"service_role"}')}.`.replaceAll('=', ''),
      },
      401,
    ],
    ['another schema', { apikey: 'sb_publishable_local', 'accept-profile': 'auth' }, 406],
  ])('%s is refused', async (_, headers, status) => {
    const answer = await send('/rest/v1/guarded?select=id', { headers: headers as Record<string, string> });
    expect(answer.status).toBe(status);
  });

  test.each(['/_system/', '/_system/health', '/studio', '/rest', '/rest/v2/guarded', '/admin/v1'])(
    '%s is not an address of the backend',
    async (path) => {
      expect((await send(path, { headers: apiHeaders() })).status).toBe(404);
    },
  );
});

describe('client address', () => {
  test('is the connection, whatever the caller claims', async () => {
    const claims = Object.fromEntries(
      ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'forwarded', 'x-client-ip'].map((name) => [
        name,
        '6.6.6.6',
      ]),
    );
    const answer = await rpc('caller', '{}', claims);
    expect(answer.body).not.toContain('6.6.6.6');
    const { headers } = JSON.parse(answer.body);
    expect([headers['x-forwarded-for'], headers['cf-connecting-ip']]).toEqual(['127.0.0.1', '127.0.0.1']);
  });
});

describe('bad input to the API', () => {
  const deep = `{"message":"a","extra":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  test.each([
    ['broken JSON', '{"message":', 400],
    ['a word', 'nonsense', 400],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['a null character', '{"message":"a\\u0000b"}', 400],
    ['a null character deep inside', '{"message":"a","extra":{"b":["\\u0000"]}}', 400],
    ['deep nesting', deep, 400],
    ['text where a number belongs', '{"message":"a","number":"NaN"}', 400],
    ['a number out of range', '{"message":"a","number":1e300}', 400],
    ['a lone surrogate', '{"message":"\\ud800","extra":{"a":"\\udfff"}}', 400],
    ['an unknown argument', '{"message":"a","nope":1}', 404],
    ['__proto__ as an argument', '{"message":"a","__proto__":{"x":1}}', 404],
    ['an array', '[]', 404],
    ['nothing', '', 404],
  ])('%s', async (_, body, status) => {
    const answer = await rpc('echo', body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toHaveProperty('message');
  });

  test('an escaped backslash before u0000 is text, not a null character', async () => {
    expect((await rpc('echo', '{"message":"\\\\u0000"}')).body).toBe('{"length":6}');
  });

  test('10 kB of text is data', async () => {
    expect((await rpc('echo', JSON.stringify({ message: 'ü'.repeat(10_000) }))).body).toBe('{"length":10000}');
  });

  test.each([
    ['/rest/v1/guarded?select=id&id=eq.abc', 400],
    ['/rest/v1/guarded?select=id&id=zz.1', 400],
    ['/rest/v1/guarded?select=id&shown=eq.%00', 400],
    ['/rest/v1/guarded?select=id,,(', 400],
    ['/rest/v1/guarded?select=id&or=(((', 400],
    ['/rest/v1/guarded?select=id&limit=-1', 416],
    ['/rest/v1/guarded?select=id&offset=99999999999999999999', 400],
    ['/rest/v1/guarded?select=id&%ff=eq.1', 400],
    ['/rest/v1/%ff', 400],
    ['/rest/v1/%00', 400],
    ['/rest/v1/nope', 404],
    ['/rest/v1/rpc/nope', 404],
  ])('%s answers %i', async (path, status) => {
    const answer = await send(path, { headers: apiHeaders() });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toHaveProperty('message');
  });

  test.each([
    ['accept', 'text/bananas', 406],
    ['accept', 'application/vnd.pgrst.plan+json', 406],
    ['content-type', 'text/plain', 400],
    ['content-type', 'multipart/form-data; boundary=x', 400],
    ['prefer', 'handling=strict, nonsense=1', 400],
  ])('%s: %s answers %i', async (name, value, status) => {
    expect((await rpc('echo', '{"message":"a"}', { [name]: value })).status).toBe(status);
  });

  test('a raised exception and a broken check look as on a hosted project', async () => {
    const raised = await rpc('refuse', '{}');
    expect([raised.status, JSON.parse(raised.body)]).toEqual([
      400,
      { code: 'P0001', message: 'not today', hint: 'try tomorrow', details: null },
    ]);
    const { error, status } = await backend.service().from('bounded').insert({ n: 11 });
    expect([status, error?.code]).toEqual([400, '23514']);
  });

  test.each([
    ['broken JSON', '/token?grant_type=password', '{bad', 400],
    ['a password that is not text', '/token?grant_type=password', '{"email":1,"password":{}}', 400],
    ['an unknown grant', '/token?grant_type=zz', '{}', 400],
    ['a null character in the address', '/signup', '{"email":"a\\u0000@b.example","password":"longenough"}', 400],
    [
      'a null character in the data',
      '/signup',
      '{"email":"a@b.example","password":"longenough","data":{"n":"\\u0000"}}',
      400,
    ],
    ['data that is no object', '/signup', '{"email":"a@b.example","password":"longenough","data":[1]}', 400],
    ['an array', '/signup', '[]', 400],
    ['no address', '/signup', '{"password":"longenough"}', 422],
    ['a very long address', '/signup', `{"email":"${'a'.repeat(10_000)}@b.example","password":"longenough"}`, 400],
    ['a very long password', '/signup', `{"email":"long@b.example","password":"${'a'.repeat(10_000)}"}`, 400],
    ['a short password', '/signup', '{"email":"short@b.example","password":"abc"}', 422],
    ['a wrong password', '/token?grant_type=password', '{"email":"guest@susegad.example","password":"wrong"}', 400],
    ['a made-up refresh token', '/token?grant_type=refresh_token', '{"refresh_token":"x"}', 400],
  ])('sign-in with %s', async (_, path, body, status) => {
    const answer = await send(`/auth/v1${path}`, { method: 'POST', headers: apiHeaders(), body });
    expect(answer.status, answer.body).toBe(status);
    expect(JSON.parse(answer.body)).toHaveProperty('msg');
  });

  test.each([
    ['POST', '/object/list/none', '{bad'],
    ['POST', '/object/list/none', '{"prefix":5}'],
    ['POST', '/object/none/a.txt', 'hello'],
    ['GET', '/object/public/none/a.txt', ''],
    ['GET', '/object/public/none/..%2f..%2fsecret.txt', ''],
    ['POST', '/object/sign/none/a.txt', '{"expiresIn":"soon"}'],
    ['DELETE', '/object/none', '{"prefixes":"x"}'],
    ['GET', '/nowhere', ''],
  ])('storage: %s %s %s', async (method, path, body) => {
    const answer = await send(`/storage/v1${path}`, { method, headers: apiHeaders(), ...(body ? { body } : {}) });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain('CANARY');
  });
});

describe('size of a request', () => {
  const big = (bytes: number) => JSON.stringify({ message: 'a'.repeat(bytes) });

  test('up to 1 MB is answered', async () => {
    expect((await rpc('echo', big(1_000_000))).body).toBe('{"length":1000000}');
  });

  test.each([
    ['/rest/v1/rpc/echo', 1.1],
    ['/auth/v1/signup', 1.1],
    ['/storage/v1/object/none/a.txt', 6.5],
    ['/functions/v1/none', 6.5],
  ])('%s refuses %f MB', async (path, megabytes) => {
    const answer = await send(path, {
      method: 'POST',
      headers: apiHeaders(),
      body: big(megabytes * 1024 * 1024),
    });
    expect(answer.status).toBe(413);
  });

  test('the limit holds for a body that does not say its length', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(backend.url);
      const call = httpRequest(
        { hostname, port, path: '/rest/v1/rpc/echo', method: 'POST', headers: apiHeaders(), agent: false },
        (response) => resolve(response.statusCode ?? 0),
      );
      call.on('error', reject);
      for (let i = 0; i < 20; i++) call.write('a'.repeat(100_000));
      call.end();
    });
    expect(status).toBe(413);
  });
});

describe('functions', () => {
  test.each(['none', '..%2flocal', '__proto__', ''])('"%s" does not exist', async (name) => {
    const answer = await send(`/functions/v1/${name}`, { method: 'POST', headers: apiHeaders(), body: '{}' });
    expect(answer.status).toBe(404);
  });
});

describe('the mailbox', () => {
  test('shows the files of a mail and has them saved, as they came, and nothing else', async () => {
    const mailbox = createMailbox();
    const file = { name: 'a "b";\r\nx: é.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', text: '<b>é</b>' };
    await mailbox.deliver({ to: 'asha@guest.example', subject: 'Booked', html: '<p>Hello</p>', files: [file] });
    await mailbox.deliver({ to: 'asha@guest.example', subject: 'Without' });
    const [without, mail] = (await mailbox.list()).map(({ id }) => `/_mail/${id}`);
    const answer = async (path = '') => {
      const answered = await answerMail(mailbox, path);
      return { answered, text: (await answered?.text()) ?? '' };
    };
    expect((await answer(mail)).text).toContain(`href="${mail}/0" download`);
    expect((await answer(without)).text).not.toContain('Files');
    const { answered, text } = await answer(`${mail}/0`);
    expect([answered?.headers.get('content-type'), text]).toEqual([file.type, file.text]);
    expect(answered?.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    );
    for (const path of [`${mail}/1`, `${without}/0`]) expect((await answer(path)).answered?.status).toBe(404);
    for (const path of [`${mail}/`, `${mail}/-1`, `${mail}/0/0`]) expect((await answer(path)).answered).toBeNull();
  });
});

test('mails go out while writes go on and on', { tags: 'long' }, async () => {
  const own = await createBackend();
  const distDir = join(folder, 'dist');
  const server = await startServer({ port: 0, host: '127.0.0.1', distDir, backend: own, mails: true });
  try {
    await own.sql(
      `insert into private.outbox (kind, recipient, data, dedupe_key) values ('welcome', 'asha@guest.example', '{}', 'one')`,
    );
    const writeAndLook = async () => {
      await fetch(`http://127.0.0.1:${server.port}/rest/v1/rpc/nothing`, { method: 'POST' });
      return own.sql("select 1 from private.outbox where status = 'pending'");
    };
    await expect.poll(writeAndLook, { interval: 20, timeout: 5000 }).toEqual([]);
  } finally {
    await server.close();
    await own.close();
  }
});

describe('where others can reach the server', { tags: 'long' }, () => {
  async function open(host: string, demo?: string) {
    vi.stubEnv('SUSEGAD_DEMO', demo);
    const own = await createBackend();
    const server = await startServer({ port: 0, host, distDir: join(folder, 'dist'), backend: own, mails: true });
    const url = `http://127.0.0.1:${server.port}`;
    const signIn = async (email: string, word: string) => {
      const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: own.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: word }),
      });
      return response.status;
    };
    const [demos, stranger] = [[], 'someone@people.example'] as [number[], string];
    await own.fetch(
      new Request(`${url}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: own.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: stranger, password: 'correct horse battery' }),
      }),
    );
    await own.sql('update auth.users set email_confirmed_at = now() where email = $1', [stranger]);
    for (const { email } of demoAccounts) demos.push(await signIn(email.toUpperCase(), demoPassword));
    const mails = [];
    for (const path of ['/_mail', '/_mail.json', '/_mail/1', '/_mail/1.html']) {
      const answer = await fetch(url + path);
      mails.push([answer.status, (await answer.text()).includes(stranger)]);
    }
    const other = await signIn(stranger, 'correct horse battery');
    // Emails written before must leave through this server.
    await expect
      .poll(() => own.sql("select 1 from private.outbox where status in ('pending', 'sending')"), { timeout: 5000 })
      .toEqual([]);
    await server.close();
    await own.close();
    vi.unstubAllEnvs();
    return { demos, mails, other };
  }

  const named = (port: number, name: string, path: string, body?: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { host: name, authorization: 'Bearer a.b.c', 'content-type': 'application/json' };
      httpRequest({ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', reject)
        .end(body);
    });

  test('a name that is not its own gets neither mails nor pages nor an answer', async () => {
    const own = await createBackend();
    const distDir = join(folder, 'dist');
    const server = await startServer({ port: 0, host: '127.0.0.1', distDir, backend: own, mails: true });
    try {
      for (const path of ['/_mail.json', '/', '/rest/v1/hotels']) {
        expect(await named(server.port, `rebind.evil.example:${server.port}`, path)).toBe(421);
        expect(await named(server.port, `localhost:${server.port}`, path)).not.toBe(421);
      }
    } finally {
      await server.close();
      await own.close();
    }
  });

  test('no function sends a key to the name that a caller calls the server by', async () => {
    const [own, heard] = [await createBackend(), [] as string[]];
    const trap = createServer((asked, answer) => {
      heard.push(`${asked.method} ${asked.url}`);
      answer.end('{}');
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const server = await startServer({ port: 0, host: '0.0.0.0', distDir: join(folder, 'dist'), backend: own });
    try {
      const { port } = trap.address() as AddressInfo;
      for (const name of ['show-password', 'document-link', 'import-csv', 'sign-up'])
        await named(server.port, `127.0.0.1:${port}`, `/functions/v1/${name}`, '{"password": "x"}');
      expect(heard).toEqual([]);
    } finally {
      await server.close();
      await own.close();
      trap.close();
    }
  });

  test.each(['0.0.0.0', '::'])('on %s mails are not to be read and the demo accounts are closed', async (host) => {
    const { demos, mails, other } = await open(host);
    expect(demos).toEqual([403, 403, 403]);
    expect(mails).toEqual(Array(4).fill([404, false]));
    expect(other).toBe(200);
  });

  test.each([
    ['0.0.0.0', '1'],
    ['127.0.0.1', undefined],
  ])('on %s with SUSEGAD_DEMO=%s both are open', async (host, demo) => {
    const { demos, mails } = await open(host, demo);
    expect(demos).toEqual([200, 200, 200]);
    expect(mails.slice(0, 2)).toEqual(Array(2).fill([200, true]));
  });

  test.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.5', false],
    ['127.0.0.1.evil.test', false],
    ['localhost.evil.test', false],
    ['', false],
  ])('%j is this machine alone: %s', (host, expected) => {
    vi.stubEnv('SUSEGAD_DEMO', undefined);
    expect(isDemo(host)).toBe(expected);
    vi.stubEnv('SUSEGAD_DEMO', 'yes');
    expect(isDemo(host)).toBe(expected);
    vi.unstubAllEnvs();
  });
});
