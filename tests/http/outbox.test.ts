import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testBooking } from '#src/domain/booking/adminBookings.ts';
import { type Mail, MailNotSent, setMailTransport } from '../../supabase/functions/_shared/mailTransport.ts';
import type { actors } from './actors.ts';
import { changeBookingAsAdmin, endUndo } from './asAdmin.ts';
import { request } from './given.ts';
import { beginListing, sendListing, signUpPerson } from './listings.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';
import { dayFromToday } from './world.ts';

let delivered: Mail[] = [];
const world = await createWorldOfFile();
const owner = await signUpPerson(world);
await world.rpc('owner A', 'my_listings', {});
// One address for the hotel. Another test covers several.
await world.sql('delete from private.subscriptions');
await world.sql(
  `insert into private.subscriptions (email, property_id, confirmed_at) values ('desk@hotel.example', $1, now())`,
  [world.propertyId('owner A', 'approved')],
);
await world.sql('update auth.users set email_confirmed_at = null where id = $1', [world.userId('owner A')]);
await restoreEach(world);
beforeEach(async () => {
  await world.sql('delete from private.outbox');
  delivered = [];
  setMailTransport({ deliver: async (mail) => void delivered.push(mail) });
});
afterEach(() => setMailTransport(undefined));

const book = async (change: Record<string, unknown> = {}, options: { from?: string } = {}) =>
  (await world.rpc('anon', 'create_booking_tx', request(world, change), options)).json;
const outbox = () =>
  world.sql<{ kind: string; recipient: string; status: string; attempts: number; last_error: string | null }>(
    'select kind, recipient, status, attempts, last_error from private.outbox order by id',
  );
async function service(path: string, body: unknown = {}) {
  const headers = { apikey: world.backend.secretKey };
  const { status, json } = await world.call('anon', 'POST', path, { body, headers });
  return { status, json };
}
const sendMails = () => service('/functions/v1/send-mails');

describe('a mail is written with its change', () => {
  test('a test booking tells the hotel, and emails nobody at its reserved address', async () => {
    const { booking_reference } = await book({ guest_email: testBooking.guest_email });
    await changeBookingAsAdmin(world, booking_reference, { booking_status: 'cancelled' });
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['booking_hotel', 'cancelled_hotel']);
  });

  test('the hotel’s mails go to its owner and the addresses of its listing, one each', async () => {
    const property_id = world.propertyId('owner A', 'approved');
    const account = world.userId('owner A');
    const own = 'canary_mail_ownera@people.example';
    const told = async () => {
      await world.sql(`delete from public.bookings where guest_email = 'asha@guest.example'`);
      await world.sql('delete from private.outbox');
      expect(await book()).toMatchObject({ ok: true });
      return (await outbox()).filter(({ kind }) => kind === 'booking_hotel').map(({ recipient }) => recipient);
    };
    const confirmed = (email: string) =>
      world.sql('insert into private.subscriptions (email, property_id, confirmed_at) values ($1, $2, now())', [
        email,
        property_id,
      ]);
    expect(await told(), 'an address that nobody has proven is no owner’s').toEqual(['desk@hotel.example']);
    await world.sql('delete from private.subscriptions');
    expect(await told(), 'nor is that which guests are shown').toEqual([]);
    await world.sql('update auth.users set email_confirmed_at = now() where id = $1', [account]);
    try {
      expect(await told()).toEqual([own]);
      for (const email of ['keys@house.example', 'desk@hotel.example', own]) await confirmed(email);
      expect(await told()).toEqual([own, 'desk@hotel.example', 'keys@house.example']);
      await world.sql(`update public.profiles set role = 'user' where user_id = $1`, [account]);
      expect(await told()).toEqual([own, 'desk@hotel.example', 'keys@house.example']);
      await world.sql('delete from private.subscriptions');
      expect(await told()).toEqual([]);
      await world.sql(`update public.profiles set role = 'owner' where user_id = $1`, [account]);
      expect(await told()).toEqual([own]);
      await world.sql('update public.properties set deleted_at = now() where id = $1', [property_id]);
      const { hotel } = world.hotelOf('owner A');
      expect(await world.sql('select private.notice_addresses($1)', [hotel]), 'of a deleted listing').toEqual([]);
    } finally {
      await world.sql('update auth.users set email_confirmed_at = null where id = $1', [account]);
    }
  });

  test('a booking that stands and changes tells hotel and guest what became different, and one that ends unpaid says so', async () => {
    const { booking_reference } = await book();
    await world.sql('delete from private.outbox');
    const change = (text: string) =>
      world.sql(`update public.bookings set ${text} where booking_reference = $1`, [booking_reference]);
    await change('num_adults = num_adults');
    expect(await outbox()).toEqual([]);
    await change('num_children = 1, check_out_date = check_out_date + 1');
    await changeBookingAsAdmin(world, booking_reference, { payment_status: 'paid' });
    const told = (await outbox()).map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(told.toSorted()).toEqual([
      expect.stringMatching(/^changed_guest /),
      'changed_hotel desk@hotel.example',
      'changed_hotel desk@hotel.example',
      expect.stringMatching(/^payment_received /),
    ]);
    await endUndo(world);
    await sendMails();
    expect(delivered.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
      'Advance paid',
      'Advance received, booking confirmed',
      'Booking changed',
      'Changed',
    ]);
    for (const { subject, text } of delivered) if (!/advance/i.test(subject)) expect(text).toContain('Before: 1 adult');

    const ending = await book({ guest_email: 'late@guest.example' });
    await world.sql('delete from private.outbox');
    await world.sql(
      `update public.bookings set advance_due_at = now() - interval '1 second' where booking_reference = $1`,
      [ending.booking_reference],
    );
    delivered = [];
    expect((await world.rpc('admin', 'run_job', { job: 'cancel_unpaid' })).json.state).toBe('done');
    await sendMails();
    expect(delivered.map(({ to, subject }) => `${to} ${subject.split(/[:,]/)[0]}`)).toEqual([
      'late@guest.example Booking expired',
      'desk@hotel.example Expired',
    ]);
    for (const { text } of delivered) expect(text).toContain(' in time');
  });

  test('a hotel without a listing gets none', async () => {
    await world.sql('update public.hotels set property_id = null');
    await book();
    expect(await outbox()).toMatchObject([{ kind: 'booking_guest' }]);
  });

  test('admins are told of a listing that is handed in, once for each time', async () => {
    const waiting = async () =>
      world.sql<{ recipient: string; again: boolean }>(
        `select recipient, (data ->> 'is_again')::boolean as again from private.outbox where kind = 'listing_waiting' order by id`,
      );
    const begun = await beginListing(world, owner);
    await sendListing(owner, begun);
    await sendListing(owner, begun);
    const recipient = 'canary_mail_admin@people.example';
    expect(await waiting()).toEqual([{ recipient, again: false }]);
    await owner.rpc('withdraw_listing', { property_id: begun.property_id });
    await world.sql(`update private.outbox set dedupe_key = dedupe_key || ' a while ago'`);
    await sendListing(owner, begun);
    expect(await waiting()).toEqual([
      { recipient, again: false },
      { recipient, again: true },
    ]);
  });

  test('what an admin changes of a place is told its owner, as it was and as it is, in one mail of ten minutes', async () => {
    const { hotel, room } = world.hotelOf('owner A');
    const told = () =>
      world.sql<{ recipient: string; is_due: boolean }>(
        `select recipient, next_attempt_at <= now() as is_due from private.outbox where kind = 'listing_changed'`,
      );
    const [before] = await world.sql<Record<string, number>>(
      'select base_price, tax_rate::float, total_rooms, max_occupancy, is_active from public.room_categories where id = $1',
      [room],
    );
    const after = { ...before, base_price: 1_000_000, total_rooms: 5 };
    const args = { room_category_id: room, before, after };
    expect((await world.rpc('admin', 'admin_change_room', args)).json).toMatchObject({ ok: true });
    const nights = { first_night: dayFromToday(30), end_date: dayFromToday(32) };
    const block = { room_category_id: room, ...nights, rooms: 2 };
    expect((await world.rpc('admin', 'block_rooms', block)).json).toMatchObject({ ok: true });
    for (const name of ['Casa One', 'Casa Two'])
      await world.call('admin', 'PATCH', `/rest/v1/hotels?id=eq.${hotel}`, { body: { name } });
    await world.rpc('owner A', 'add_notice_email', {
      property_id: world.propertyId('owner A', 'approved'),
      email: 'desk@house.example',
    });
    await world.sql(`update public.hotels set description = 'By SQL' where id = $1`, [hotel]);
    const mails = await told();
    // Two emails if the ten-minute window ends between the changes.
    expect(mails.length).toBeLessThanOrEqual(2);
    for (const mail of mails) expect(mail).toEqual({ recipient: 'canary_mail_ownera@people.example', is_due: false });
    await world.sql(`update private.outbox set next_attempt_at = now()`);
    await sendMails();
    const text = delivered
      .filter(({ subject }) => subject.startsWith('We changed your listing'))
      .map((mail) => mail.text)
      .join();
    for (const words of [
      '₹10,000.00',
      '18%',
      'Before: 5%',
      'Number of rooms',
      'blocked',
      '2 rooms',
      'Casa Two',
      'Before: House of owner A',
    ])
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    expect(text).not.toContain('By SQL');
  });
});

describe('addresses that an owner names for mails about bookings', () => {
  const desk = 'desk@house.example';
  const own = 'canary_mail_ownera@people.example';
  let property_id: string;
  beforeEach(async () => {
    property_id = world.propertyId('owner A', 'approved');
    await world.sql('delete from private.subscriptions');
  });
  const add = async (actor: (typeof actors)[number], email: unknown, id = property_id) =>
    (await world.rpc(actor, 'add_notice_email', { property_id: id, email })).json;
  const remove = async (actor: (typeof actors)[number], email: unknown) =>
    (await world.rpc(actor, 'remove_notice_email', { property_id, email })).json;
  const press = async (name: 'confirm_letters' | 'stop_letters', token: unknown) =>
    (await world.rpc('anon', name, { token })).json;
  async function mailsTo(email: string) {
    await sendMails();
    const mails = delivered.filter(({ to }) => to === email);
    delivered = [];
    return mails;
  }
  const tokenIn = (mail: Mail | undefined) => /[?&](?:confirm|stop)=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
  const waiting = (email: string) => ({ email, is_confirmed: false });
  async function confirmed(email: string) {
    await add('owner A', email);
    const token = tokenIn((await mailsTo(email))[0]);
    expect(await press('confirm_letters', token)).toEqual({ ok: true });
    return token;
  }

  test('are asked by one mail of our own words; nothing else goes there before its link is pressed', async () => {
    await world.sql(`update public.properties set name = 'Bank Security, call 99999' where id = $1`, [property_id]);
    expect(await add('owner A', ' Desk@House.example')).toEqual({ ok: true, notice_emails: [waiting(desk)] });
    await book({ guest_name: 'Bank Security', special_requests: 'Call 99999 99999' });
    const mails = await mailsTo(desk);
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm emails about bookings: House of owner A, Calangute']);
    const [asked] = mails;
    expect(`${asked?.subject} ${asked?.text} ${asked?.html}`).not.toMatch(/99999|Bank|Security/);
    expect(asked?.reply_to).toBeUndefined();
    const token = tokenIn(asked);
    expect(asked?.stop_url).toBe(`${world.backend.url}/functions/v1/stop-letters?page=notices&token=${token}`);
    const looked = await world.call('anon', 'GET', `/functions/v1/stop-letters?page=notices&token=${token}`);
    expect([looked.status, looked.headers.location]).toEqual([303, `${world.backend.url}/notices?stop=${token}`]);
    await book({ guest_email: 'b@guest.example' });
    expect(await mailsTo(desk)).toEqual([]);

    expect(await press('confirm_letters', token)).toEqual({ ok: true });
    expect(await press('confirm_letters', token), 'a second press').toEqual({ ok: true });
    await book({ guest_email: 'c@guest.example' });
    const [told, ...more] = await mailsTo(desk);
    expect([told?.subject.split(':')[0], more.length, told?.reply_to]).toEqual(['New booking', 0, 'c@guest.example']);
    expect(told?.text).toContain('because you confirmed this address for emails about bookings of House of owner A');
    expect(told?.text).toContain(`${world.backend.url}/notices?stop=${tokenIn(told)}`);
    expect(told?.stop_url).toContain(`page=notices&token=${tokenIn(told)}`);
    expect(await press('confirm_letters', tokenIn(told))).toEqual({ ok: false, code: 'not_found' });
    const [row] = await world.sql<{ kept: string }>(
      `select concat((select jsonb_agg(to_jsonb(o)) from private.outbox as o), (select jsonb_agg(to_jsonb(t)) from private.letter_tokens as t)) as kept`,
    );
    expect(row?.kept).not.toContain(token);
  });

  test('that stop their mails get none, are not asked again, and the owner is told', async () => {
    const token = await confirmed(desk);
    await book();
    const told = await mailsTo(desk);
    const path = `/functions/v1/stop-letters?page=notices&token=${tokenIn(told[0])}`;
    for (let times = 0; times < 2; times++) {
      const stopped = await world.call('anon', 'POST', path, {
        headers: { apikey: '' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(stopped.json).toEqual({ success: true });
    }
    // The cut value ends in half a surrogate pair.
    const none = `/functions/v1/stop-letters?token=${'x'.repeat(99)}%F0%9F%8F%96`;
    expect((await world.call('anon', 'POST', none, { headers: { apikey: '' } })).json).toEqual({ success: true });
    expect((await mailsTo(own)).map(({ subject }) => subject.split(':')[0])).toEqual(['Emails about bookings changed']);
    await book({ guest_email: 'b@guest.example' });
    expect(await mailsTo(desk)).toEqual([]);
    expect(await add('owner A', desk)).toEqual({ ok: false, code: 'stopped' });
    expect(await remove('owner A', desk)).toEqual({ ok: true, notice_emails: [] });
    expect(await add('owner A', desk), 'removing it forgets nothing').toEqual({ ok: false, code: 'stopped' });
    expect(await press('confirm_letters', token)).toEqual({ ok: true });
    expect(await add('owner A', desk)).toEqual({ ok: true, notice_emails: [{ email: desk, is_confirmed: true }] });
    await press('stop_letters', token);
    expect(await remove('admin', desk)).toEqual({ ok: true, notice_emails: [] });
    expect(await add('owner A', desk)).toEqual({ ok: true, notice_emails: [waiting(desk)] });
  });

  test('are the owner’s and admins’ to name, of a place that was approved', async () => {
    for (const actor of ['user', 'owner B'] as const) {
      expect(await add(actor, desk)).toEqual({ ok: false, code: 'not_found' });
      expect(await remove(actor, desk)).toEqual({ ok: false, code: 'not_found' });
    }
    for (const name of ['add_notice_email', 'remove_notice_email'])
      expect((await world.rpc('anon', name, { property_id, email: desk })).status).toBe(401);
    const draft = world.propertyId('owner A', 'draft');
    expect(await add('owner A', desk, draft)).toEqual({ ok: false, code: 'not_found' });
    for (const email of ['a@b', '', null, 'a@b.c\r\nBcc: x@evil.example', '<a@b.c>'])
      expect(await add('owner A', email)).toEqual({ ok: false, code: 'invalid_email' });
    expect(await outbox()).toEqual([]);
    expect(await add('admin', desk)).toMatchObject({ notice_emails: [waiting(desk)] });
    const [note] = await world.sql('select before, after from private.audit_log order by id desc limit 1');
    expect(note).toEqual({ before: { notice_emails: [] }, after: { notice_emails: [desk] } });
    expect((await world.rpc('owner A', 'my_listings', {})).json.listings).toContainEqual(
      expect.objectContaining({ property_id, notice_emails: [waiting(desk)] }),
    );
    expect(await outbox()).toMatchObject([
      { kind: 'notice_confirm', recipient: desk },
      { kind: 'notices_changed', recipient: own },
    ]);
    expect((await mailsTo(own))[0]?.text).toContain(`${desk} (not yet confirmed)`);
    await world.sql('update public.properties set deleted_at = now() where id = $1', [property_id]);
    expect(await add('owner A', 'b@house.example')).toEqual({ ok: false, code: 'not_found' });
  });

  test('are five at most; the address of the owner’s account is asked nothing', async () => {
    for (let index = 0; index < 5; index++)
      expect(await add('owner A', `${index}@house.example`)).toMatchObject({ ok: true });
    expect(await add('owner A', desk)).toEqual({ ok: false, code: 'too_many' });
    expect(await add('owner A', '0@house.example')).toMatchObject({ ok: true });
    expect((await remove('owner A', '1@house.example')).notice_emails).toHaveLength(4);
    await world.sql('delete from private.outbox');
    await world.sql('update auth.users set email_confirmed_at = now() where id = $1', [world.userId('owner A')]);
    try {
      expect((await add('owner A', own.toUpperCase())).notice_emails).toContainEqual({
        email: own,
        is_confirmed: true,
      });
    } finally {
      await world.sql('update auth.users set email_confirmed_at = null where id = $1', [world.userId('owner A')]);
    }
    expect((await outbox()).map(({ kind }) => kind).filter((kind) => kind !== 'welcome')).toEqual(['notices_changed']);
  });

  test('that are removed get nothing, also of what was under way, and are asked anew when they are named again', async () => {
    const token = await confirmed(desk);
    await book();
    expect(await remove('owner A', desk)).toEqual({ ok: true, notice_emails: [] });
    expect(await mailsTo(desk), 'a mail that waited').toEqual([]);
    expect(await add('owner A', desk)).toEqual({ ok: true, notice_emails: [waiting(desk)] });
    expect(await press('confirm_letters', token), 'the link from before').toEqual({ ok: false, code: 'not_found' });
    expect(await press('stop_letters', token)).toEqual({ ok: true });
    const again = tokenIn((await mailsTo(desk))[0]);
    await world.sql(`update private.letter_tokens set created_at = now() - interval '8 days'`);
    expect(await press('confirm_letters', again), 'after a week').toEqual({ ok: false, code: 'not_found' });
    expect(await add('owner A', desk), 'sent again').toEqual({ ok: true, notice_emails: [waiting(desk)] });
    expect(await press('confirm_letters', tokenIn((await mailsTo(desk))[0]))).toEqual({ ok: true });
  });

  test('stand for each house by themselves, and go with it', async () => {
    const other = world.propertyId('owner B', 'approved');
    const token = await confirmed(desk);
    expect(await add('owner B', desk, other)).toEqual({ ok: true, notice_emails: [waiting(desk)] });
    const [asked] = await mailsTo(desk);
    expect(asked?.subject).toContain('House of owner B');
    await press('stop_letters', tokenIn(asked));
    await book();
    expect(await mailsTo(desk), 'the first house goes on').toHaveLength(1);
    await world.sql('delete from public.properties where id = $1', [property_id]);
    expect(await press('confirm_letters', token)).toEqual({ ok: false, code: 'not_found' });
    expect(await world.sql('select 1 from private.subscriptions where property_id = $1', [property_id])).toEqual([]);
  });
});

describe('sending', () => {
  test('hands every mail over once, written out in the names of the change', async () => {
    const booked = await book();
    const begun = await beginListing(world, owner);
    await sendListing(owner, begun);
    expect(await sendMails()).toEqual({
      status: 200,
      json: { success: true, sent: 4, retry: 0, failed: 0, uncertain: 0, outdated: 0, more: false },
    });
    expect(delivered.map(({ to }) => to)).toEqual([
      'asha@guest.example',
      'desk@hotel.example',
      owner.email,
      'canary_mail_admin@people.example',
    ]);
    expect(delivered[0]?.text).toContain(booked.booking_reference);
    const [, token = ''] = /\/stay#([0-9a-f]{64})/.exec(delivered[0]?.text ?? '') ?? [];
    expect((await world.rpc('anon', 'open_stay', { token })).json.stay.booking_reference).toBe(
      booked.booking_reference,
    );
    expect(JSON.stringify(delivered.slice(1))).not.toContain('/stay#');
    expect(delivered[2]?.subject).toBe('Listing submitted: Casa Susegad, Panjim');
    expect((await outbox()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
    expect((await sendMails()).json.sent).toBe(0);
    expect(delivered).toHaveLength(4);
    // The schedule calls the function directly. Admins learn of failures from the emails.
    const jobs: { name: string; runs: object[]; mails: object }[] = (await world.rpc('admin', 'admin_jobs', {})).json
      .jobs;
    expect(jobs.find(({ name }) => name === 'send_mails')).toMatchObject({
      runs: [],
      mails: { last_finished_at: expect.any(String), waiting: 0, failed: 0 },
    });
  });

  test('tries again what is known not to have gone out, later each time, and gives up in the end', async () => {
    await world.sql('update public.hotels set property_id = null');
    await book();
    setMailTransport({ deliver: () => Promise.reject(new MailNotSent('Mailbox full', false)) });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) {
      expect((await sendMails()).json.retry, `attempt ${attempt}`).toBe(1);
      const [row] = await world.sql<{ status: string; wait: number }>(
        `select status, round(extract(epoch from next_attempt_at - clock_timestamp()) / 60)::integer as wait from private.outbox`,
      );
      waits.push(row?.status === 'pending' ? row.wait : -1);
      expect((await sendMails()).json, 'not before its time').toMatchObject({ retry: 0, sent: 0 });
      await world.sql(`update private.outbox set next_attempt_at = now() where status = 'pending'`);
    }
    expect(waits).toEqual([1, 5, 25, 125, 625, -1]);
    expect(await outbox()).toMatchObject([{ status: 'failed', attempts: 6, last_error: 'Mailbox full' }]);
    expect((await sendMails()).json).toMatchObject({ retry: 0, sent: 0, failed: 0 });
  });

  test('gives up at once what was refused for good; what is no longer true is no failure', async () => {
    const failedMails = async () => (await world.rpc('admin', 'admin_overview', {})).json.failed_mails;
    await book();
    await world.sql(`update public.bookings set booking_status = 'cancelled' where guest_email = 'asha@guest.example'`);
    expect((await sendMails()).json).toMatchObject({ outdated: 2, failed: 0, sent: 2 });
    expect(await failedMails()).toBe(0);
    expect(delivered.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Booking cancelled: /),
      expect.stringMatching(/^Cancelled: Asha Kamat/),
    ]);
    await world.sql('delete from private.outbox');
    await book({ guest_email: 'nobody@guest.example' });
    setMailTransport({ deliver: () => Promise.reject(new MailNotSent('No such mailbox', true)) });
    expect((await sendMails()).json).toMatchObject({ failed: 2, retry: 0 });
    expect(await outbox()).toMatchObject([{ status: 'failed' }, { status: 'failed', last_error: 'No such mailbox' }]);
    expect(await failedMails()).toBe(2);
  });

  test('with nobody to take mails, none is touched', async () => {
    await book();
    setMailTransport(undefined);
    await expect(sendMails()).rejects.toThrow('answered 503');
    expect(await outbox()).toMatchObject([
      { status: 'pending', attempts: 0 },
      { status: 'pending', attempts: 0 },
    ]);
  });
});

describe('by SMTP', () => {
  afterEach(() => {
    delete process.env.SMTP_URL;
    delete process.env.SMTP_FROM;
  });

  async function smtpServer(answers: Record<string, string> = {}) {
    const kept: string[] = [];
    const server = createServer((socket) => {
      let data: string[] | undefined;
      let rest = '';
      socket.on('error', () => {});
      socket.write('220 mail.example\r\n');
      socket.on('data', (chunk) => {
        rest += chunk;
        for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
          const line = rest.slice(0, end);
          rest = rest.slice(end + 2);
          if (data && line !== '.') {
            data.push(line);
            continue;
          }
          const command = data ? 'END' : (line.split(/[ :]/)[0] ?? '').toUpperCase();
          if (data) {
            kept.push(data.join('\n'));
            data = undefined;
          } else if (command !== 'EHLO') kept.push(line);
          const answer = answers[command] ?? (command === 'DATA' ? '354 Go on' : '250 OK');
          if (answer === 'hang up') return void socket.destroy();
          if (command === 'DATA' && answer.startsWith('354')) data = [];
          socket.write(`${answer}\r\n`);
          if (command === 'QUIT') socket.end();
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    process.env.SMTP_URL = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
    return { kept, close: () => new Promise((resolve) => server.close(resolve)) };
  }

  test('a mail leaves with sender, one recipient, and both of its forms', async () => {
    process.env.SMTP_FROM = 'post@stays.example';
    const { kept, close } = await smtpServer();
    await book({ guest_name: 'Asha Bcc: x@evil.example' });
    expect((await sendMails()).json).toMatchObject({ sent: 2 });
    await close();
    expect(kept.filter((line) => line.startsWith('RCPT TO'))).toHaveLength(2);
    expect(kept.filter((line) => line.startsWith('MAIL FROM'))[0]).toContain('<post@stays.example>');
    const [first = '', second = ''] = kept.filter((line) => /^From:/m.test(line));
    expect(first).toContain('From: Susegad Stays <post@stays.example>');
    expect(first).toContain('text/plain');
    expect(first).toContain('text/html');
    expect(first.replace(/\n\s+/g, ' ')).toMatch(
      /^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH; name="?susegad-stays-[\w-]+\.ics"?$/m,
    );
    expect(first).toMatch(/^Content-Disposition: attachment;/m);
    expect(second).not.toContain('text/calendar');
    for (const mail of kept) expect(mail.split('\n\n')[0]).not.toMatch(/^bcc:/im);
    expect(first).not.toMatch(/^list-unsubscribe/im);
    expect(second).toMatch(/^list-unsubscribe/im);
  });

  test('a letter says how a mail program stops it', async () => {
    const { kept, close } = await smtpServer();
    await world.rpc('anon', 'subscribe_to_newsletter', { email: 'reader@guest.example' });
    expect((await sendMails()).json).toMatchObject({ sent: 1 });
    await close();
    const head = (kept.find((line) => /^From:/m.test(line)) ?? '').split('\n\n')[0]?.replace(/\n\s+/g, ' ') ?? '';
    expect(head).toMatch(
      /^List-Unsubscribe: <http:\/\/[\d.:]+\/functions\/v1\/stop-letters\?page=newsletter&token=[\da-f]{64}>$/im,
    );
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
  });

  test.each([
    ['refuses the address', { RCPT: '550 No such user' }, { failed: 2 }],
    ['wants it later', { RCPT: '451 Later' }, { retry: 2 }],
    ['refuses the content', { END: '554 Spam' }, { failed: 2 }],
    ['hangs up after the content', { END: 'hang up' }, { uncertain: 2 }],
  ])('a server that %s', async (_, answers, outcome) => {
    const { close } = await smtpServer(answers as Record<string, string>);
    await book();
    expect((await sendMails()).json).toMatchObject(outcome);
    await close();
  });

  test('a server that is not there leaves the mails as they are', async () => {
    const { close } = await smtpServer();
    await close();
    await book();
    await expect(sendMails()).rejects.toThrow('answered 503');
    expect(await outbox()).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
  });
});
