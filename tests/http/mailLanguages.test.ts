import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { letterGroups, lettersInAll } from '#src/domain/office/letters.ts';
import { languages } from '#src/words/languages.ts';
import { type Mail, MailNotSent, setMailTransport } from '../../supabase/functions/_shared/mailTransport.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import { linkIn } from '../support/mailLink.ts';
import { changeBookingAsAdmin, endUndo } from './asAdmin.ts';
import { request } from './given.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';
import { sellOut } from './waits.ts';
import { dayFromToday } from './world.ts';

let delivered: Mail[] = [];
const world = await createWorldOfFile();
await world.sql('delete from private.subscriptions');
await restoreEach(world);
beforeEach(async () => {
  await world.sql('delete from private.outbox');
  delivered = [];
  setMailTransport({ deliver: async (mail) => void delivered.push(mail) });
});
afterEach(() => {
  setMailTransport(undefined);
  vi.restoreAllMocks();
});

const email = 'asha@guest.example';
const book = async (language?: unknown, change: object = {}) =>
  (await world.rpc('anon', 'create_booking_tx', request(world, { language, ...change }))).json;
async function sendMails(name = 'send-mails') {
  const headers = { apikey: world.backend.secretKey };
  return (await world.call('anon', 'POST', `/functions/v1/${name}`, { body: {}, headers })).json;
}
async function sent() {
  delivered = [];
  await sendMails();
  const isHindi = ({ subject, text }: Mail) =>
    /\p{Script=Devanagari}/u.test(subject) && /\p{Script=Devanagari}/u.test(text);
  const mails = delivered.map((mail) => ({ ...mail, isHindi: isHindi(mail) }));
  return { guest: mails.filter(({ to }) => to === email), others: mails.filter(({ to }) => to !== email) };
}
const column = (table: string) =>
  world.sql<{ language: string }>(`select language from ${table}`).then((rows) => rows.map(({ language }) => language));

test('the database knows the languages of the site', async () => {
  const rows = await world.column('select unnest(enum_range(null::private.site_language))::text as name');
  expect(rows).toEqual([...languages]);
});

describe.each([
  { language: 'hi', isHindi: true, at: '/hi' },
  { language: 'en', isHindi: false, at: '' },
])('of a stay booked in $language', ({ language, isHindi, at }) => {
  test('each mail to its guest is in that language and leads to its pages; its house reads English', async () => {
    const { booking_reference } = await book(language);
    const change = (text: string) =>
      world.sql(`update public.bookings set ${text} where booking_reference = $1`, [booking_reference]);
    const deeds: (() => Promise<unknown>)[] = [
      async () => {},
      () =>
        change(`advance_due_at = now() + interval '1 hour'`).then(() =>
          world.rpc('admin', 'run_job', { job: 'cancel_unpaid' }),
        ),
      () => change('num_children = 1'),
      () => world.rpc('anon', 'send_stay_link', { booking_reference, guest_email: email }),
      () => changeBookingAsAdmin(world, booking_reference, { booking_status: 'cancelled' }).then(() => endUndo(world)),
    ];
    let told = 0;
    for (const deed of deeds) {
      await deed();
      const { guest, others } = await sent();
      expect(guest, `${deed}`).toHaveLength(1);
      for (const mail of guest) {
        expect(mail.isHindi, mail.subject).toBe(isHindi);
        expect(mail.html).toContain(`<html lang="${language}-IN">`);
        expect(mail.text).toMatch(new RegExp(`^http://[^/]+${at}/stay#[0-9a-f]{64}$`, 'm'));
        for (const { text } of mail.files ?? [])
          expect(text.replace(/\r\n /g, '')).toMatch(new RegExp(`[0-9]${at}/stay#`));
      }
      for (const mail of others) expect(mail.isHindi, mail.subject).toBe(false);
      told += others.length;
    }
    expect(told).toBeGreaterThan(0);
    expect((await sent()).guest, 'once').toEqual([]);
  });
});

test.each([undefined, null, 'xx', '', 'HI', '../hi', 'h'.repeat(5000)])(
  'a stay booked in no language of ours, %o, has mails in English',
  async (language) => {
    expect(await book(language)).toMatchObject({ ok: true });
    expect((await sent()).guest).toMatchObject([{ isHindi: false }]);
  },
);

test.each([
  { language: 'hi', at: '/hi' },
  { language: 'en', at: '' },
])('what stops a letter in $language leads to the page in it', async ({ language, at }) => {
  const pages = ['free-nights', 'newsletter'];
  await sellOut(world, 30);
  const stay = { hotel_id: world.hotelOf('owner A').hotel, check_in: dayFromToday(30), check_out: dayFromToday(32) };
  await world.rpc('anon', 'join_waitlist', { email, ...stay, language });
  await world.rpc('anon', 'subscribe_to_newsletter', { email, language });
  const { guest } = await sent();
  const links = guest.map(({ text }) => /^http:.*\?stop=[0-9a-f]{64}$/m.exec(text)?.[0]);
  expect(links.map((link) => link?.split('?')[0]).sort()).toEqual(
    pages.map((page) => `${world.backend.url}${at}/${page}`),
  );
  for (const [index, { stop_url = '' }] of guest.entries()) {
    const looked = await world.call('anon', 'GET', stop_url.replace(world.backend.url, ''));
    expect([looked.status, looked.headers.location]).toEqual([303, links[index]]);
    const stopped = await world.call('anon', 'POST', stop_url.replace(world.backend.url, ''), {
      headers: { apikey: '' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.json).toEqual({ success: true });
  }
  expect(await column('private.waits')).toEqual([]);
  expect(await column('private.subscriptions')).toEqual([]);
});

test('the same request on a page in another language is the same booking', async () => {
  const key = { idempotency_key: randomUUID() };
  const [first, second] = [await book('hi', key), await book('en', key)];
  expect(second).toMatchObject({ booking_reference: first.booking_reference, replayed: true });
  expect(await world.sql('select language from public.bookings where guest_email = $1', [email])).toEqual([
    { language: 'hi' },
  ]);
});

test('each mail is in the language of its reader or in English, as admins are shown it', async () => {
  await book('hi');
  await sellOut(world, 30);
  const stay = { hotel_id: world.hotelOf('owner A').hotel, check_in: dayFromToday(30), check_out: dayFromToday(32) };
  await world.rpc('anon', 'join_waitlist', { email, ...stay, language: 'hi' });
  await world.rpc('anon', 'subscribe_to_newsletter', { email, language: 'hi' });
  await world.sql(`update public.profiles set language = 'hi'`);
  const kinds = letterGroups.flatMap(([, group]) => group);
  const rows = await world.sql(
    `select kind, private.mail_language(kind, jsonb_build_object(
       'booking_id', (select id from public.bookings where guest_email = $2), 'wait_id', (select id from private.waits),
       'subscription_id', (select id from private.subscriptions), 'language', 'hi'
     ) || case when kind = any ($3) then jsonb_build_object('user_id', $4::uuid) else '{}' end) as language
     from unnest($1::text[]) with ordinality as k (kind, place) order by place`,
    [kinds, email, lettersInAll, world.userId('owner A')],
  );
  expect(rows).toEqual(kinds.map((kind) => ({ kind, language: lettersInAll.includes(kind) ? 'hi' : 'en' })));
});

describe('sending', () => {
  test('counts what all functions sent; called alone, each sends its own', async () => {
    await book('hi');
    await book('en');
    expect(await sendMails('send-mails-hi')).toMatchObject({ success: true, sent: 1, more: false });
    expect(delivered).toHaveLength(1);
    await book('hi');
    const answer = await sendMails();
    expect(answer).toMatchObject({ success: true, more: false });
    expect(answer.sent).toBe(delivered.length - 1);
    expect(answer.waiting).toBeUndefined();
    expect(delivered.filter(({ to }) => to === email)).toHaveLength(3);
  });

  test('where a function does not answer its mails wait, and that is said', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const ask = globalThis.fetch;
    const broken = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        `${input}`.endsWith('/send-mails-hi')
          ? Promise.resolve(Response.json({ code: 'NOT_FOUND' }, { status: 404 }))
          : ask(input, init),
      );
    await book('hi');
    await book('en');
    expect(await sendMails()).toMatchObject({ success: true, waiting: ['hi'], more: false });
    expect(delivered.filter(({ to }) => to === email)).toHaveLength(1);
    expect(await world.sql(`select status, attempts from private.outbox where language = 'hi'`)).toEqual([
      { status: 'pending', attempts: 0 },
    ]);
    const run = (await world.call('admin', 'POST', '/functions/v1/run-job', { body: { job: 'send_mails' } })).json;
    expect(run).toMatchObject({ state: 'done', result: { waiting: ['hi'] } });
    broken.mockRestore();
    await sendMails();
    expect(delivered.filter(({ to }) => to === email)).toHaveLength(2);
  });

  test('what a function of another language could not send is tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    setMailTransport({ deliver: () => Promise.reject(new MailNotSent('Mailbox full', false)) });
    await book('hi');
    expect((await sendMails('send-mails-hi')).retry).toBe(1);
  });

  test('no function is for who has no secret key', async () => {
    for (const headers of [{}, { apikey: world.backend.publishableKey }] as Record<string, string>[]) {
      const { status } = await world.call('anon', 'POST', '/functions/v1/send-mails-hi', { body: {}, headers });
      expect(status).toBe(401);
    }
  });
});

test('a wait and the newsletter keep the language of their page; a house is written to in English', async () => {
  await sellOut(world, 30);
  const stay = { hotel_id: world.hotelOf('owner A').hotel, check_in: dayFromToday(30), check_out: dayFromToday(32) };
  for (const language of ['hi', 'en', 'hi', 'xx', 'hi']) {
    await world.sql('delete from private.outbox');
    await world.rpc('anon', 'join_waitlist', { email, ...stay, language });
    await world.rpc('anon', 'subscribe_to_newsletter', { email, language });
    const isHindi = language === 'hi';
    expect((await sent()).guest, language).toMatchObject([{ isHindi }, { isHindi }]);
  }
  await world.sql(`insert into private.subscriptions (email, property_id, language) values ($1, $2, 'hi')`, [
    email,
    world.propertyId('owner A', 'approved'),
  ]);
  await world.sql(
    `select private.enqueue_mail('notice_confirm', email, jsonb_build_object('subscription_id', id, 'house', 'Casa'), 'x')
     from private.subscriptions where property_id is not null`,
  );
  expect(await column("private.outbox where kind = 'notice_confirm'")).toEqual(['en']);
});

test.each([
  { language: 'hi', kept: 'hi' },
  { language: 'xx', kept: 'en' },
  { language: undefined, kept: 'en' },
])('an account that is made in $language is written to in $kept', async ({ language, kept }) => {
  const address = `new-${language}@people.example`;
  const form = { email: address, password: 'a plain long sentence', full_name: 'Asha Kamat', phone: '+91 98200 12345' };
  const body = { ...form, language, legal_versions: termsAndPrivacy };
  const made = await world.call('anon', 'POST', '/functions/v1/sign-up', { body });
  expect(made.json).toEqual({ success: true });
  expect(await column(`public.profiles where email = '${address}'`)).toEqual([kept]);
  await world.sql('update auth.users set email_confirmed_at = now() where email = $1', [address]);
  delivered = [];
  await sendMails();
  expect(delivered).toHaveLength(1);
  expect(/\p{Script=Devanagari}/u.test(delivered[0]?.text ?? '')).toBe(kept === 'hi');
});

describe('the mails of the auth service', () => {
  const password = 'a plain long sentence';
  const subjects = {
    en: ['Confirm your email', 'Choose a new password', 'Your sign-in link', 'Confirm the change of your email'],
    hi: ['अपने ई-मेल की पुष्टि कीजिए', 'नया पासवर्ड चुनिए', 'आपके साइन इन का लिंक', 'ई-मेल बदलने की पुष्टि कीजिए'],
  };
  const newAddress = () => `${randomUUID()}@people.example`;
  const post = (path: string, body: object) => world.call('anon', 'POST', path, { body });
  const confirm = (address: string) =>
    world.sql('update auth.users set email_confirmed_at = now() where email = $1', [address]);
  const aMinuteLater = (address: string) =>
    world.sql(
      `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '1 minute',
         recovery_sent_at = recovery_sent_at - interval '1 minute' where email = $1`,
      [address],
    );
  const bearer = ({ json }: { json: { access_token?: string } }) => ({ authorization: `Bearer ${json.access_token}` });
  const bearerOf = async (address: string) =>
    bearer(await post('/auth/v1/token?grant_type=password', { email: address, password }));
  /** Signs in by the newest email, because an account requested twice has no password. */
  async function followed(address: string) {
    const mail = (await world.backend.mailbox.list()).find(({ to }) => to === address);
    const { searchParams } = new URL(linkIn(mail?.html ?? ''));
    const [type, token_hash] = [searchParams.get('type'), searchParams.get('token_hash')];
    return bearer(await post('/auth/v1/verify', { type, token_hash }));
  }

  async function newest(address: string, language: 'en' | 'hi'): Promise<string> {
    const mail = (await world.backend.mailbox.list()).find(({ to }) => to === address);
    const { subject = '', text = '', html = '' } = mail ?? {};
    expect(html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${language}-IN">`));
    for (const part of [subject, text, html]) expect(/\p{Script=Devanagari}/u.test(part)).toBe(language === 'hi');
    const { origin, pathname, searchParams } = new URL(linkIn(html));
    expect([origin, pathname]).toEqual([world.backend.url, language === 'hi' ? '/hi/auth' : '/auth']);
    expect(searchParams.get('token_hash')).toMatch(/^\w{20,}$/);
    expect(text).toContain(linkIn(html));
    return subject;
  }

  test.each(languages)('to an account that was made in %s are in it', async (language) => {
    const [address, next] = [newAddress(), newAddress()];
    const form = { email: address, password, full_name: 'Asha Kamat', phone: '+91 98200 12345' };
    await post('/functions/v1/sign-up', { ...form, language, legal_versions: termsAndPrivacy });
    const told = [await newest(address, language)];
    await aMinuteLater(address);
    await post('/auth/v1/signup', { email: address, password, data: { language: language === 'hi' ? 'en' : 'hi' } });
    expect(await newest(address, language)).toBe(told[0]);
    await confirm(address);
    await post('/auth/v1/recover', { email: address });
    told.push(await newest(address, language));
    await aMinuteLater(address);
    await post('/auth/v1/otp', { email: address, create_user: false });
    told.push(await newest(address, language));
    const changed = { body: { email: next }, headers: await followed(address) };
    expect((await world.call('anon', 'PUT', '/auth/v1/user', changed)).status).toBe(200);
    told.push(await newest(address, language));
    expect(await newest(next, language)).toBe(told[3]);
    expect(told).toEqual(subjects[language]);
  });

  test('follow the language that is chosen in the account', async () => {
    const address = newAddress();
    await post('/auth/v1/signup', { email: address, password, data: {} });
    await confirm(address);
    const headers = await bearerOf(address);
    for (const language of ['hi', 'en', 'hi'] as const) {
      const path = `/rest/v1/profiles?email=eq.${address}`;
      expect((await world.call('anon', 'PATCH', path, { body: { language }, headers })).status).toBe(204);
      await aMinuteLater(address);
      await post('/auth/v1/recover', { email: address });
      expect(await newest(address, language)).toBe(subjects[language][1]);
    }
  });
});
