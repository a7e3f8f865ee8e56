import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { refuseEmail } from '#src/domain/newsletter.ts';
import { longestEmail } from '#src/domain/text.ts';
import type { Answer, CallOptions } from './client.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';

const world = await createWorldOfFile();
await world.sql('update private.limits set subscriptions_per_client_an_hour = 100000, subscriptions_an_hour = 1000000');
await restoreEach(world);

const subscribe = (email: unknown, options: Omit<CallOptions, 'body'> = {}) =>
  world.rpc('anon', 'subscribe_to_newsletter', { email }, options);
const subscribers = () =>
  world.sql<{ email: string; confirmed_at: string | null }>(
    'select email, confirmed_at from private.subscriptions where property_id is null order by email',
  );
const letters = () =>
  world.sql<{ kind: string; recipient: string; data: Record<string, string> }>(
    `select kind, recipient, data from private.outbox where kind like 'newsletter%' order by id`,
  );
interface Claimed {
  answer: { mails: { recipient: string; kind: string; data: { token: string } | null }[] };
}
const claim = async () =>
  (await world.sql<Claimed>('select private.claim_mails(100) as answer'))[0]?.answer.mails ?? [];
const tokenOf = async (email: string) =>
  (await claim()).findLast(({ recipient }) => recipient === email)?.data?.token ?? '';
const isLimited = ({ json }: Answer) => json.code === 'rate_limited';
const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const long = (length: number) => `${'x'.repeat(length - '@guest.example'.length)}@guest.example`;

describe('subscribing', () => {
  test('notes an address once, in small letters and unconfirmed, and answers nothing but that it did', async () => {
    const { status, json } = await subscribe('Asha@Guest.Example');
    expect([status, json]).toEqual([200, { ok: true }]);
    expect(await subscribers()).toEqual([{ email: 'asha@guest.example', confirmed_at: null }]);
  });

  test('answers a known address to the byte like a new one, confirmed or not', async () => {
    const first = await subscribe('asha@guest.example');
    const [before] = await subscribers();
    const again = await subscribe(' ASHA@guest.example ');
    await world.sql('update private.subscriptions set confirmed_at = now()');
    const confirmed = await subscribe('asha@guest.example');
    for (const answer of [again, confirmed]) expect([answer.status, answer.text]).toEqual([200, first.text]);
    expect(await subscribers()).toEqual([{ ...before, confirmed_at: expect.anything() }]);
  });

  test('writes to whoever is not confirmed, once an hour, and to nobody else', async () => {
    await subscribe('asha@guest.example');
    await subscribe('asha@guest.example');
    expect(await letters()).toMatchObject([{ kind: 'newsletter_confirm', recipient: 'asha@guest.example' }]);
    await world.sql(`update private.outbox set dedupe_key = dedupe_key || ' an hour ago'`);
    await subscribe('asha@guest.example');
    expect(await letters()).toHaveLength(2);
    await world.sql('update private.subscriptions set confirmed_at = now()');
    await world.sql(`update private.outbox set dedupe_key = dedupe_key || ' two hours ago'`);
    await subscribe('asha@guest.example');
    expect(await letters()).toHaveLength(2);
  });

  test.each([
    '',
    ' ',
    null,
    'asha',
    'asha@',
    '@guest.example',
    'asha@guest',
    'asha@guest@guest.example',
    'as ha@guest.example',
    'asha@guest.example\nbcc:other@guest.example',
    'asha@guest.example, other@guest.example x',
    'आशा@गोवा.भारत',
    'asha@guest-.example',
    long(longestEmail + 1),
  ])('refuses %j, as the page does', async (email) => {
    expect((await subscribe(email)).json).toEqual({ ok: false, code: 'invalid_email' });
    expect(await subscribers()).toEqual([]);
    expect(refuseEmail(email ?? '')).not.toBeNull();
  });

  test.each(['a@b.c', "o'neil+goa@mail.guest.example", long(longestEmail)])(
    'accepts %s, as the page does',
    async (email) => {
      expect((await subscribe(email)).json).toEqual({ ok: true });
      expect(refuseEmail(email)).toBeNull();
    },
  );
});

describe('limits', () => {
  const setLimit = (name: string, limit: number) => world.sql(`update private.limits set ${name} = ${limit}`);

  test('addresses that are refused and addresses that are known count too', async () => {
    await setLimit('subscriptions_per_client_an_hour', 2);
    const answers = [
      await subscribe('nonsense'),
      await subscribe('a@guest.example'),
      await subscribe('a@guest.example'),
    ];
    expect(answers.map(isLimited)).toEqual([false, false, true]);
  });

  test('many clients together meet the limit of the site, and admins are told once', async () => {
    await setLimit('subscriptions_an_hour', 3);
    const answers = await many(6, (i) => subscribe(`guest${i}@guest.example`, { from: `127.0.0.${i + 2}` }));
    const mails = await world.sql(
      `select data #> '{trouble,facts}' as data from private.outbox where kind = 'trouble'`,
    );
    expect(answers.filter((answer) => !isLimited(answer))).toHaveLength(3);
    expect(mails).toMatchObject([{ data: { limit: 'subscriptions_an_hour', allowed: 3 } }]);
  });

  test('once the limit of the site is met, a known address is answered like a new one', async () => {
    await setLimit('subscriptions_an_hour', 1);
    await subscribe('known@guest.example');
    const answers = [await subscribe('known@guest.example'), await subscribe('new@guest.example')];
    expect(answers.map(isLimited)).toEqual([true, true]);
  });
});

describe('the token', () => {
  const confirm = (token: unknown) => world.rpc('anon', 'confirm_letters', { token });
  const leave = (token: unknown) => world.rpc('anon', 'stop_letters', { token });
  beforeEach(async () => {
    await subscribe('asha@guest.example');
    await subscribe('other@guest.example');
  });

  test('confirms its own address; a second time keeps the first time', async () => {
    const token = await tokenOf('asha@guest.example');
    expect((await confirm(token)).json).toEqual({ ok: true });
    const [asha, other] = await subscribers();
    expect(asha?.confirmed_at).not.toBeNull();
    expect(other?.confirmed_at).toBeNull();
    expect((await confirm(token)).json).toEqual({ ok: true });
    expect((await subscribers())[0]).toEqual(asha);
  });

  test('of each letter stops them; only that of the first one confirms, for a week', async () => {
    const first = await tokenOf('asha@guest.example');
    expect(first).toMatch(/^[\da-f]{64}$/);
    expect((await confirm(first)).json).toEqual({ ok: true });
    const second = await tokenOf('asha@guest.example');
    expect(second).toMatch(/^[\da-f]{64}$/);
    expect(second).not.toBe(first);
    expect((await confirm(second)).json).toEqual({ ok: false, code: 'not_found' });
    await world.sql(`update private.letter_tokens set created_at = now() - interval '8 days'`);
    expect((await confirm(first)).json).toEqual({ ok: false, code: 'not_found' });
    expect((await leave(first)).json).toEqual({ ok: true });
    expect((await confirm(second)).json).toEqual({ ok: false, code: 'not_found' });
    expect((await subscribers()).map(({ email }) => email)).toEqual(['other@guest.example']);
  });

  test('is kept nowhere: neither among the mails nor with the address', async () => {
    const token = await tokenOf('asha@guest.example');
    const [row] = await world.sql<{ kept: string }>(
      `select concat(
         (select jsonb_agg(to_jsonb(o)) from private.outbox as o),
         (select jsonb_agg(to_jsonb(n)) from private.letter_tokens as n),
         (select jsonb_agg(to_jsonb(s)) from private.subscriptions as s)
       ) as kept`,
    );
    expect(row?.kept).toContain('asha@guest.example');
    expect(row?.kept).not.toContain(token);
  });

  test('of a letter to who has left meanwhile is none: the letter is not sent', async () => {
    await world.sql(`delete from private.subscriptions where email = 'asha@guest.example'`);
    expect((await claim()).filter(({ kind }) => kind.startsWith('newsletter'))).toMatchObject([
      { recipient: 'asha@guest.example', data: null },
      { recipient: 'other@guest.example', data: { token: expect.any(String) } },
    ]);
  });

  test('stops the letters by one press in a mail program, without a key; a look at the address does not', async () => {
    const token = await tokenOf('asha@guest.example');
    const path = `/functions/v1/stop-letters?token=${token}`;
    const ask = (method: string, address: string, body?: string) =>
      world.call('anon', method, address, {
        headers: { apikey: '', 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    const looked = await ask('GET', path);
    expect([looked.status, looked.headers.location]).toEqual([303, `${world.backend.url}/newsletter?stop=${token}`]);
    expect((await ask('HEAD', path)).status).toBe(405);
    expect(await subscribers()).toHaveLength(2);
    for (const address of [path, path, path.replace(token, randomUUID()), path.split('?')[0] ?? '']) {
      const answer = await ask('POST', address, 'List-Unsubscribe=One-Click');
      expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    }
    expect((await subscribers()).map(({ email }) => email)).toEqual(['other@guest.example']);
  });

  test.each<[string, string]>([
    ['page=newsletter&language=hi', '/hi/newsletter'],
    ['page=free-nights&language=hi', '/hi/free-nights'],
    ['page=notices&language=hi', '/notices'],
    ['language=hi', '/hi/newsletter'],
    ['page=hi/free-nights', '/newsletter'],
    ['page=free-nights&language=en', '/free-nights'],
    ['page=free-nights&language=xx', '/free-nights'],
    ['page=free-nights&language=HI', '/free-nights'],
    ['page=free-nights&language=', '/free-nights'],
    ['page=free-nights&language=/evil.example', '/free-nights'],
    ['page=free-nights&language=hi%2F..', '/free-nights'],
  ])('leads whoever opens its address with %s to %s', async (query, path) => {
    const token = 'a'.repeat(64);
    const looked = await world.call('anon', 'GET', `/functions/v1/stop-letters?${query}&token=${token}`);
    expect([looked.status, looked.headers.location]).toEqual([303, `${world.backend.url}${path}?stop=${token}`]);
  });

  test('removes its own address, and answers the same once it is gone', async () => {
    const token = await tokenOf('asha@guest.example');
    for (let times = 0; times < 2; times++) expect((await leave(token)).json).toEqual({ ok: true });
    expect((await subscribers()).map(({ email }) => email)).toEqual(['other@guest.example']);
    expect((await confirm(token)).json).toEqual({ ok: false, code: 'not_found' });
  });

  test.each([null, '', 'null', '%', '*', "' or true --", randomUUID(), 'asha@guest.example'])(
    '%j finds nobody',
    async (token) => {
      const before = await subscribers();
      expect((await confirm(token)).json).toEqual({ ok: false, code: 'not_found' });
      expect((await leave(token)).json).toEqual({ ok: true });
      expect(await subscribers()).toEqual(before);
    },
  );
});
