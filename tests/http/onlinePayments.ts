import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { addDays, nightsBetween } from '#src/domain/stay.ts';
import { razorpay } from '../../supabase/functions/_shared/razorpay.ts';
import { type Delivery, type StandInRazorpay, startRazorpay } from '../../supabase/local/standInRazorpay.ts';
import { type Actor, actors } from './actors.ts';
import { changeBookingAsAdmin, setRoleAsAdmin } from './asAdmin.ts';
import { signUpPerson } from './listings.ts';
import { ask, bookAsGuest, change, type Made, open } from './stayLinks.ts';
import { type World, worldPrice } from './world.ts';

// The advance that is paid online: who is led to which page, what the gateway says of it and gives back, and what becomes of the stay.

const price = 2 * worldPrice['owner A'];
/** 30 percent of two nights, half a paisa up. */
const advance = Math.floor((price * 30 + 50) / 100);

/** Does something with a gateway whose keys are set and known. */
async function withGateway(world: World, deed: (gateway: StandInRazorpay) => Promise<void>): Promise<void> {
  const gateway = await startRazorpay();
  Object.assign(process.env, gateway.environment);
  const error = console.error;
  // What is refused here on purpose is logged.
  console.error = () => {};
  try {
    await settle(world);
    await deed(gateway);
  } finally {
    console.error = error;
    for (const name of Object.keys(gateway.environment)) delete process.env[name];
    gateway.stop();
  }
}

/** Books stays of two nights, each on days of its own: nobody holds many rooms of a night without paying. */
function booker(world: World) {
  let from = 17;
  return (policy?: string) => {
    from += 3;
    return bookUnder(world, from, policy);
  };
}
async function bookUnder(world: World, from: number, policy = 'flexible'): Promise<Made> {
  const stay = await bookAsGuest(world, from);
  await change(world, stay.id, `cancellation_policy = '${policy}'`);
  return stay;
}

const settle = async (world: World) =>
  (await world.call('admin', 'POST', '/functions/v1/run-job', { body: { job: 'settle_payments' } })).json;
const payOnline = async (world: World, { token }: { token: unknown }, more: object = {}, mayAnswer = 503) =>
  (await world.call('anon', 'POST', '/functions/v1/pay-online', { body: { token, ...more }, mayAnswer })).json;
const isBack = (world: World, stay: Made) => payOnline(world, stay, { is_back: true });
const refused = (code: string) => ({ success: false, code });
/** The gateway's own name of the page that a guest is led to. */
async function pageOf(world: World, stay: Made): Promise<string> {
  const { success, url } = await payOnline(world, stay);
  assert.equal(success, true);
  return String(url).split('/').at(-1) ?? '';
}
const deliver = (world: World, { body, signature }: { body: string | Uint8Array<ArrayBuffer>; signature: string }) =>
  fetch(`${world.backend.url}/functions/v1/payment-webhook`, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
  });
/** Delivers what was not yet, as it came. */
async function deliverAll(world: World, gateway: StandInRazorpay): Promise<void> {
  for (const delivery of gateway.deliveries.splice(0)) assert.equal((await deliver(world, delivery)).status, 200);
}
/** Signs an event as the gateway would. */
function signed(gateway: StandInRazorpay, event: string, payload: Record<string, object>): Delivery {
  const entities = Object.entries(payload).map(([name, entity]) => [name, { entity }]);
  const body = JSON.stringify({ entity: 'event', event, payload: Object.fromEntries(entities) });
  return { body, signature: gateway.sign(body) };
}
/** A guest pays all that is open, and the gateway tells. Their id of it. */
async function paidOnline(world: World, gateway: StandInRazorpay, stay: Made): Promise<string> {
  const payment = gateway.pay(await pageOf(world, stay));
  await deliverAll(world, gateway);
  return payment;
}
async function cancel(world: World, stay: Made, refund: number | null): Promise<void> {
  assert.deepEqual(await ask(world, 'cancel_by_guest', { token: stay.token, refund }), { ok: true, refund });
}
const note = (world: World, { id }: Made, args: object = {}, actor: Actor = 'admin') =>
  ask(
    world,
    'note_payment',
    { booking_id: id, kind: 'received', amount: advance, method: 'site', idempotency_key: randomUUID(), ...args },
    actor,
  );

const told = async (world: World, { id }: Made) =>
  (
    await world.sql<{ kind: string; amount: number; reference: string | null }>(
      `select kind::text, amount::integer, reference from private.payments where booking_id = $1 order by position`,
      [id],
    )
  ).map(({ kind, amount, reference }) => [kind, amount, reference]);
const entry = async (world: World, { id }: Made, kind: string) =>
  (
    await world.sql<{ id: string }>(
      'select id from private.payments where booking_id = $1 and kind::text = $2 order by position desc limit 1',
      [id, kind],
    )
  )[0]?.id;
/** What came, went back, and is to go back. */
const sums = async (world: World, { id }: Made) =>
  Object.values(
    (
      await world.sql(
        'select received::integer, refunded::integer, refund_owed::integer from private.ledger_sums($1)',
        [id],
      )
    )[0] ?? {},
  );
const statusOf = async (world: World, { id }: Made) =>
  (await world.sql('select payment_status::text as is from public.bookings where id = $1', [id]))[0]?.is;
const pageStates = async (world: World, { id }: Made) =>
  (
    await world.sql<{ state: string }>(
      'select state from private.payment_pages where booking_id = $1 order by made_at',
      [id],
    )
  ).map(({ state }) => state);
const refundStates = async (world: World, { id }: Made) =>
  (
    await world.sql<{ is: string }>(
      `select state || ' ' || amount as is from private.gateway_refunds where booking_id = $1 order by made_at, amount desc`,
      [id],
    )
  ).map(({ is }) => is);
const trouble = async (world: World, kind: string) =>
  (
    await world.sql<{ count: number }>(
      `select (facts -> 'count')::integer as count from private.troubles() where kind = $1`,
      [kind],
    )
  )[0]?.count ?? 0;
const outcomes = async (world: World) =>
  (await world.sql<{ outcome: string }>('select outcome from private.gateway_events order by at')).map(
    ({ outcome }) => outcome,
  );

/** A guest is led to one page for what is open, pays on it, and that is noted once, whoever tells it first. */
export async function paysOnline(world: World): Promise<void> {
  await withGateway(world, async (gateway) => {
    const stay = await bookAsGuest(world, 20);
    assert.equal((await open(world, stay.token)).stay.pays_online, true);
    const page = await pageOf(world, stay);
    assert.equal(await pageOf(world, stay), page);
    assert.equal(gateway.links.get(page)?.amount, advance);
    const payment = gateway.pay(page);
    assert.deepEqual(await isBack(world, stay), { success: true });
    assert.deepEqual(await told(world, stay), [['received', advance, payment]]);
    assert.deepEqual(await outcomes(world), [], 'it was asked for, and not delivered');
    for (const delivery of [...gateway.deliveries, ...gateway.deliveries])
      assert.equal((await deliver(world, delivery)).status, 200);
    assert.deepEqual(await told(world, stay), [['received', advance, payment]]);
    const { payment_status, payments } = (await open(world, stay.token)).stay;
    assert.deepEqual([payment_status, payments[0].online], ['paid', 'upi']);
    assert.deepEqual(await payOnline(world, stay), refused('nothing_due'));

    await change(world, stay.id, `cancellation_policy = 'flexible'`);
    await cancel(world, stay, advance);
    assert.equal((await settle(world)).result.refunds, 1);
    assert.deepEqual((await told(world, stay)).slice(1), [
      ['refund_owed', advance, null],
      ['refunded', advance, [...gateway.refunds.keys()][0]],
    ]);
    assert.deepEqual((await settle(world)).result, { looked: 0, refunds: 0, noted: 0, failed: 0 });
  });
}

/** The gateway leads back to the page of the stay in the language of the one that the guest came from, and never anywhere else. */
export async function onlineLeadsBack(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    for (const language of ['hi', 'en', undefined, '', 'HI', 'xx', '../hi', '//evil.example', 'h'.repeat(5000)]) {
      const path = language === 'hi' ? '/hi/stay' : '/stay';
      const { success, url } = await payOnline(world, await book(), { language });
      assert.equal(success, true, String(language));
      const link = gateway.links.get(String(url).split('/').at(-1) ?? '');
      assert.equal(link?.callback_url, `${world.backend.url}${path}?paid=1`, String(language));
    }
    assert.equal((await payOnline(world, await book(), { language: 5 }, 400)).code, 'invalid_request');
  });
}

/** Who is led to a page: by the guest's own link alone, and where there is something to pay. What the functions call is closed to everybody else. */
export async function onlineLinks(world: World): Promise<void> {
  const book = booker(world);
  for (const [name, args] of Object.entries({
    begin_payment_page: { token: 'f'.repeat(64), headers: {} },
    open_payment_page: { id: randomUUID(), gateway_id: 'plink_1', url: 'https://rzp.io/1' },
    pages_of_stay: { token: 'f'.repeat(64), headers: {} },
    note_gateway: { facts: [] },
    gateway_work: { gateway: null },
  }))
    for (const actor of actors)
      assert.equal((await world.rpc(actor, name, args)).status, actor === 'anon' ? 401 : 403, `${name} by ${actor}`);

  const stay = await book();
  assert.equal((await open(world, stay.token)).stay.pays_online, false);
  assert.deepEqual(await payOnline(world, stay), refused('not_set_up'));
  assert.deepEqual(await isBack(world, stay), { success: true });
  await withGateway(world, async (gateway) => {
    const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
    const dead = await book();
    await change(world, dead.id, `guest_email = 'new@guest.example'`);
    for (const [token, code] of [
      [shared, 'shared_link'],
      ...[dead.token, 'f'.repeat(64), stay.token.toUpperCase(), `${stay.token} `, '', stay.id, "' or true --"].map(
        (garbage) => [garbage, 'not_found'],
      ),
    ])
      for (const more of [{}, { is_back: true }])
        assert.deepEqual(await payOnline(world, { token }, more), refused(String(code)), String(token));
    for (const body of [
      ...[
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '{}',
        '{"token":5}',
        '{"token":null}',
        '{"token":"\\u0000"}',
        '{"token":"\\ud800"}',
      ],
      ...[`{"token":"${'x'.repeat(201)}"}`, `{"token":"x","is_back":"yes"}`, `{"token":"${'x'.repeat(20_000)}"}`],
    ]) {
      const { status, json } = await world.call('anon', 'POST', '/functions/v1/pay-online', { body });
      assert.deepEqual([status, json.code], [400, 'invalid_request'], body.slice(0, 40));
    }
    for (const method of ['GET', 'PUT', 'DELETE'])
      assert.equal((await world.call('anon', method, '/functions/v1/pay-online')).status, 405, method);
    assert.equal(gateway.links.size, 0, 'nobody was led anywhere');

    // The link of the guest alone counts, not who is signed in.
    for (const actor of ['user', 'admin'] satisfies Actor[])
      assert.equal(
        (await world.call(actor, 'POST', '/functions/v1/pay-online', { body: { token: stay.token } })).json.success,
        true,
      );
    const link = [...gateway.links.values()][0];
    assert.deepEqual(
      [gateway.links.size, link?.currency, link?.callback_url.endsWith('/stay?paid=1')],
      [1, 'INR', true],
    );
    assert.ok(link?.description.includes(stay.booking_reference));

    // Nothing to be paid by it.
    const states: Record<string, (stay: Made) => Promise<unknown>> = {
      not_changeable: (one) => cancel(world, one, 0),
      nothing_due: (one) => note(world, one),
      being_checked: (one) => ask(world, 'claim_advance', { token: one.token, utr: '426700120001' }),
    };
    for (const [code, make] of Object.entries(states)) {
      const one = await book();
      await make(one);
      assert.deepEqual(await payOnline(world, one), refused(code), code);
    }
    // Told of, and paid to the house in the meantime: nothing is left to be looked for before more is paid.
    const paidTwice = await book();
    await ask(world, 'claim_advance', { token: paidTwice.token, utr: '426700120002' });
    assert.equal((await note(world, paidTwice, { amount: price, method: 'cash' }, 'owner A')).ok, true);
    assert.deepEqual(await payOnline(world, paidTwice), refused('nothing_due'));
    const free = await book();
    await change(world, free.id, 'advance_amount = 0, advance_percent = 0');
    assert.deepEqual(await payOnline(world, free), refused('nothing_due'));
    await note(world, free, { kind: 'claimed', amount: 5000, method: 'upi' });
    assert.deepEqual(await payOnline(world, free), refused('nothing_due'));
    const given = await book();
    await note(world, given);
    await note(world, given, { kind: 'refunded' });
    assert.deepEqual(await payOnline(world, given), refused('nothing_due'), 'what went back is not asked for again');
    const there = await bookUnder(world, 0);
    await change(world, there.id, 'checked_in_at = now()');
    assert.deepEqual(await payOnline(world, there), refused('not_changeable'));
    // A payment that failed can be tried again; of less than a gateway takes nothing is said to be looked for.
    const failed = await book();
    await change(world, failed.id, `payment_status = 'failed'`);
    assert.equal((await payOnline(world, failed)).success, true);
    const few = await book();
    await note(world, few, { amount: advance - 99, method: 'cash' });
    assert.deepEqual(await payOnline(world, few), refused('nothing_due'));
    const rupee = await book();
    await note(world, rupee, { amount: advance - 100, method: 'cash' });
    assert.equal(gateway.links.get(await pageOf(world, rupee))?.amount, 100);
    const part = await book();
    await note(world, part, { kind: 'claimed', amount: 5000, method: 'upi' });
    assert.equal(
      gateway.links.get(await pageOf(world, part))?.amount,
      advance,
      'what only the desk has noted is the guest’s to pay still',
    );

    // Twenty pages a day are enough.
    const often = await book();
    for (let times = 0; times < 20; times += 1) {
      assert.equal((await payOnline(world, often)).success, true, String(times));
      await world.sql(`update private.payment_pages set expires_at = now() where booking_id = $1`, [often.id]);
    }
    assert.deepEqual(await payOnline(world, often), refused('paid_often'));
    assert.equal((await payOnline(world, stay)).success, true, 'others are');

    // Callers are counted, as by every link; the address is the caller's, not the function's.
    await world.sql('delete from private.rate_hits');
    await world.sql('update private.settings set lookups_per_client_a_minute = 1');
    for (const from of ['127.0.0.21', '127.0.0.22', '127.0.0.23', '127.0.0.24'])
      for (const path of ['pay-online', 'pay-online?'])
        if (path === 'pay-online' || from === '127.0.0.21')
          assert.equal(
            (
              await world.call('anon', 'POST', `/functions/v1/${path}`, {
                body: { token: stay.token, is_back: from !== '127.0.0.21' },
                from,
              })
            ).json.code,
            path === 'pay-online' ? undefined : 'rate_limited',
            from,
          );
    const answers = [];
    for (let times = 0; times < 3; times += 1) answers.push((await payOnline(world, stay)).code);
    assert.ok(answers.includes('rate_limited'), String(answers));
    const back = [];
    for (let times = 0; times < 3; times += 1) back.push((await isBack(world, stay)).code);
    assert.ok(back.includes('rate_limited'), String(back));
  });
}

/** A page of an amount that is not to be paid any more is closed at the gateway, so that nobody pays on it; one that was paid before is noted. */
export async function onlineClosed(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const isOpen = (page: string) => gateway.links.get(page)?.status === 'created';
    const open = await book();
    const kept = await pageOf(world, open);
    const past: Record<string, (stay: Made) => Promise<unknown>> = {
      'of a stay that is cancelled': (stay) => cancel(world, stay, 0),
      'of one whose price has changed': (stay) => change(world, stay.id, 'advance_amount = advance_amount + 1000'),
      'of one that was paid another way': (stay) => note(world, stay, { method: 'upi' }),
      'of one of which a part was paid': (stay) => note(world, stay, { amount: 5000, method: 'cash' }),
      'of one that is said to be paid': (stay) =>
        ask(world, 'claim_advance', { token: stay.token, utr: '426700120077' }),
    };
    for (const [what, make] of Object.entries(past)) {
      const stay = await book();
      const page = await pageOf(world, stay);
      await make(stay);
      assert.deepEqual((await settle(world)).result, { looked: 2, refunds: 0, noted: 1, failed: 0 }, what);
      assert.deepEqual([isOpen(page), await pageStates(world, stay)], [false, ['ended']], what);
      assert.deepEqual([isOpen(kept), await pageStates(world, open)], [true, ['open']], what);
    }
    assert.equal(await pageOf(world, open), kept);
    // Who paid before it was closed has paid.
    const paid = await book();
    const page = await pageOf(world, paid);
    await cancel(world, paid, 0);
    gateway.pay(page);
    assert.deepEqual((await settle(world)).result, { looked: 2, refunds: 0, noted: 1, failed: 0 });
    assert.deepEqual([await pageStates(world, paid), await sums(world, paid)], [['paid'], [advance, 0, advance]]);
    // One that the gateway does not close now is closed at the next turn.
    const later = await book();
    const slow = await pageOf(world, later);
    await cancel(world, later, 0);
    gateway.goDown(true);
    await settle(world);
    assert.deepEqual([isOpen(slow), await pageStates(world, later)], [true, ['open']]);
    gateway.goDown(false);
    await settle(world);
    assert.deepEqual([isOpen(slow), await pageStates(world, later)], [false, ['ended']]);
  });
}

/** Admins read what guests were led to pay online, what came, goes back and does not fit; nobody else does. */
export async function onlineListed(world: World): Promise<void> {
  for (const actor of actors.filter((one) => one !== 'admin'))
    assert.equal((await world.rpc(actor, 'admin_online_payments', {})).status, actor === 'anon' ? 401 : 403, actor);
  const read = async () => ask(world, 'admin_online_payments', {}, 'admin');
  const looks = async () =>
    (await world.sql(`select from private.audit_log where entity = 'bookings' and entity_id = 'online_payments'`))
      .length;
  const seen = await looks();
  assert.deepEqual(await read(), { differs: [], pages: [] });
  assert.equal(await looks(), seen + 1, 'that an admin looked is noted');
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const open = await book();
    await pageOf(world, open);
    const paid = await book();
    gateway.refundsBecome('pending');
    const payment = await paidOnline(world, gateway, paid);
    await cancel(world, paid, advance);
    const promised = async () => (await read()).pages.map((page: { promised: number }) => page.promised);
    assert.deepEqual(await promised(), [advance, 0], 'before the gateway is asked for it');
    await settle(world);
    assert.deepEqual(await promised(), [0, 0]);
    const { pages, differs } = await read();
    assert.deepEqual(differs, []);
    const [last, before] = pages;
    assert.deepEqual(
      [last.booking_reference, last.guest_name, last.hotel_name, last.state, last.amount, last.booking_status],
      [paid.booking_reference, 'Asha Maria Kamat', 'House of owner A', 'paid', advance, 'cancelled'],
    );
    assert.deepEqual(
      last.payments.map((one: { payment_id: string; amount: number }) => [one.payment_id, one.amount]),
      [[payment, advance]],
    );
    const goes = (refunds: { amount: number; state: string; is_late: boolean }[]) =>
      refunds.map(({ amount, state, is_late }) => [amount, state, is_late]);
    assert.deepEqual(goes(last.refunds), [[advance, 'sent', false]]);
    assert.deepEqual(
      [before.booking_id, before.state, before.payments, before.refunds, pages.length],
      [open.id, 'open', [], [], 2],
    );
    gateway.settle([...gateway.refunds.keys()][0] ?? '', 'failed');
    await deliverAll(world, gateway);
    assert.deepEqual(goes((await read()).pages[0].refunds), [[advance, 'failed', true]]);

    // What does not fit is named, the newest first.
    const page = await pageOf(world, open);
    const strange = gateway.pay(page, 'card', advance - 100);
    await deliverAll(world, gateway);
    const [wrong] = (await read()).differs;
    assert.deepEqual(
      [wrong.kind, wrong.payment_id, wrong.amount, wrong.currency],
      ['paid', strange, advance - 100, 'INR'],
    );
    // Who was erased, and what is long over, is not shown.
    await change(world, paid.id, 'erased_at = now()');
    assert.deepEqual((await read()).pages.length, 1);
    await world.sql(`update private.payment_pages set made_at = now() - interval '91 days'`);
    assert.deepEqual((await read()).pages, []);
  });
}

/** The gateway is not asked more often than ten times a minute what became of a stay's pages, whoever comes back how often. */
export async function backInTurn(world: World): Promise<void> {
  await withGateway(world, async (gateway) => {
    const stay = await bookAsGuest(world, 20);
    const page = await pageOf(world, stay);
    for (let times = 0; times < 10; times += 1) assert.deepEqual(await isBack(world, stay), { success: true });
    gateway.pay(page);
    assert.deepEqual(await isBack(world, stay), { success: true });
    assert.deepEqual(await told(world, stay), [], 'it was not asked');
    await world.sql('delete from private.rate_hits');
    assert.deepEqual(await isBack(world, stay), { success: true });
    assert.equal(await statusOf(world, stay), 'paid');
  });
}

/** One page at a time: the same as long as it is open long enough and of the amount that is, another one else; lost nowhere. */
export async function onlinePages(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const age = (stay: Made, left: string) =>
      world.sql(`update private.payment_pages set expires_at = now() + $2::interval where booking_id = $1`, [
        stay.id,
        left,
      ]);
    const due = async (stay: Made) =>
      (
        await world.sql<{ minutes: number | null }>(
          `select round(extract(epoch from advance_due_at - now()) / 60)::integer as minutes from public.bookings where id = $1`,
          [stay.id],
        )
      )[0]?.minutes;

    // The first holds off the end of the stay, to be over a little later; another one does not.
    const stay = await book();
    await change(world, stay.id, `advance_due_at = now() + interval '10 minutes'`);
    const first = await pageOf(world, stay);
    assert.equal(await due(stay), 30);
    const expires = ((gateway.links.get(first)?.expire_by ?? 0) * 1000 - Date.now()) / 60_000;
    assert.ok(expires > 18 && expires <= 20, String(expires));
    await age(stay, '5 minutes 10 seconds');
    assert.equal(await pageOf(world, stay), first);
    await age(stay, '4 minutes 50 seconds');
    await change(world, stay.id, `advance_due_at = now() + interval '9 minutes'`);
    const second = await pageOf(world, stay);
    assert.notEqual(second, first);
    assert.equal(await due(stay), 9, 'held off once');
    const hours = await book();
    const before = await due(hours);
    await pageOf(world, hours);
    assert.equal(await due(hours), before, 'who has time keeps it, and gets no more');
    const over = await book();
    await change(world, over.id, `advance_due_at = now() - interval '2 minutes'`);
    await pageOf(world, over);
    assert.equal(await due(over), -2, 'what is over is over');

    // Of another amount it is another page.
    await change(world, stay.id, 'advance_amount = advance_amount + 1000');
    const third = await pageOf(world, stay);
    assert.equal(gateway.links.get(third)?.amount, advance + 1000);
    await change(world, stay.id, 'advance_amount = advance_amount - 1000');
    assert.equal(await pageOf(world, stay), second);
    gateway.close(second);
    await deliverAll(world, gateway);
    assert.deepEqual(await pageStates(world, stay), ['open', 'ended', 'open']);
    assert.notEqual(await pageOf(world, stay), second, 'nobody is led to one that is over');

    // While the gateway is down nothing is lost; nor is an answer that did not come.
    const lost = await book();
    gateway.goDown(true);
    const down = await payOnline(world, lost);
    assert.deepEqual([down.success, down.code], [false, 'unreachable']);
    assert.match(down.error, /Nothing was paid/);
    assert.deepEqual(await pageStates(world, lost), ['asked']);
    gateway.goDown(false);
    gateway.loseAnswers(true);
    assert.equal((await payOnline(world, lost)).code, 'unreachable');
    gateway.loseAnswers(false);
    const [made] = [...gateway.links.values()].filter(({ description }) =>
      description.includes(lost.booking_reference),
    );
    assert.equal(await pageOf(world, lost), made?.id, 'the one that was made');
    assert.deepEqual(await pageStates(world, lost), ['open']);
    gateway.pay(made?.id ?? '');
    gateway.goDown(true);
    const back = await isBack(world, lost);
    assert.equal(back.code, 'unreachable');
    assert.doesNotMatch(back.error, /Nothing was paid/, 'it may well have been');
    gateway.goDown(false);
    assert.deepEqual(await isBack(world, lost), { success: true });
    assert.equal(await statusOf(world, lost), 'paid');
    assert.deepEqual(await isBack(world, lost), { success: true });

    // A page that could not be made is made anew where the gateway would refuse it as too short by now.
    const late = await book();
    gateway.goDown(true);
    await payOnline(world, late);
    gateway.goDown(false);
    await age(late, '16 minutes 10 seconds');
    await pageOf(world, late);
    assert.deepEqual(await pageStates(world, late), ['open']);
    const later = await book();
    gateway.goDown(true);
    await payOnline(world, later);
    gateway.goDown(false);
    await age(later, '14 minutes');
    await pageOf(world, later);
    assert.deepEqual(await pageStates(world, later), ['asked', 'open']);
    assert.deepEqual(await isBack(world, later), { success: true }, 'one that is nowhere is not asked about');

    // Whose page another caller noted first is led there; a page of another place is not.
    const place = (id: unknown, gateway_id: string, url = 'https://rzp.io/x') =>
      world.sql<{ answer: object }>('select private.open_payment_page($1, $2, $3) as answer', [id, gateway_id, url]);
    const pages = await world.sql<{ id: string; url: string; gateway_id: string }>(
      'select id, url, gateway_id from private.payment_pages where booking_id = $1',
      [hours.id],
    );
    const [page] = pages;
    assert.deepEqual((await place(page?.id, 'plink_other'))[0]?.answer, { ok: false, code: 'not_found' });
    assert.deepEqual((await place(randomUUID(), 'plink_other'))[0]?.answer, { ok: false, code: 'not_found' });
    assert.deepEqual((await place(page?.id, page?.gateway_id ?? '', page?.url))[0]?.answer, {
      ok: true,
      url: page?.url,
    });

    // Paid before we heard where it is.
    const quick = await book();
    gateway.loseAnswers(true);
    await payOnline(world, quick);
    gateway.loseAnswers(false);
    const [made2] = [...gateway.links.values()].filter(({ description }) =>
      description.includes(quick.booking_reference),
    );
    gateway.pay(made2?.id ?? '');
    await deliverAll(world, gateway);
    assert.deepEqual([await statusOf(world, quick), ...(await pageStates(world, quick))], ['paid', 'paid']);
    const [known] = await world.sql<{ id: string }>('select id from private.payment_pages where booking_id = $1', [
      quick.id,
    ]);
    assert.deepEqual((await place(known?.id, made2?.id ?? '', made2?.short_url))[0]?.answer, {
      ok: true,
      url: made2?.short_url,
    });
    assert.deepEqual(await pageStates(world, quick), ['paid']);
    // A page is where it was noted: money of another place under its id is for a person to look at.
    const strange = signed(gateway, 'payment_link.paid', {
      payment_link: { id: 'plink_strange', reference_id: page?.id },
      payment: { id: 'pay_strange', amount: advance, currency: 'INR', method: 'upi', status: 'captured' },
    });
    assert.equal((await deliver(world, strange)).status, 200);
    assert.deepEqual([await told(world, hours), (await outcomes(world)).at(-1)], [[], 'mismatch']);

    // No more than three are asked about, the newest.
    const many = await book();
    for (let times = 0; times < 4; times += 1) {
      await pageOf(world, many);
      await age(many, '1 minute');
    }
    const asked = async ({ token }: Made) =>
      (
        await world.sql<{ pages: { id: string }[] }>(`select private.pages_of_stay($1, '{}') -> 'pages' as pages`, [
          token,
        ])
      )[0]?.pages.map(({ id }) => id);
    const newest = await world.sql<{ id: string }>(
      'select id from private.payment_pages where booking_id = $1 order by made_at desc limit 3',
      [many.id],
    );
    assert.deepEqual(
      await asked(many),
      newest.map(({ id }) => id),
    );
    assert.deepEqual(await asked(quick), [], 'what was paid is known');
  });
}

/** What the gateway delivers counts when its signature is over the very bytes; nothing else is heard, and nothing of it is an error. */
export async function deliveriesSigned(world: World): Promise<void> {
  const { json } = await world.call('anon', 'POST', '/functions/v1/payment-webhook', { body: '{}' });
  assert.deepEqual([json.success, json.code], [false, 'unconfigured']);
  await withGateway(world, async (gateway) => {
    const stay = await bookUnder(world, 20);
    const payment = gateway.pay(await pageOf(world, stay));
    const delivery = gateway.deliveries[0] as Delivery;
    const { body, signature } = delivery;
    for (const method of ['GET', 'PUT', 'OPTIONS'])
      assert.equal((await world.call('anon', method, '/functions/v1/payment-webhook')).status, 405, method);
    const turned = `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`;
    for (const wrong of [
      ...['', ' ', 'null', turned, signature.slice(1), `${signature}0`, `${signature}\u00a0`, `sha256=${signature}`],
      ...[
        gateway.sign(`${body} `),
        gateway.sign(''),
        gateway.sign(body, 'another'),
        `${signature},${signature}`,
        '0'.repeat(64),
      ],
      ...[
        gateway.sign(body, gateway.environment.RAZORPAY_KEY_SECRET),
        `0x${signature.slice(2)}`,
        createHash('sha256').update(body).digest('hex'),
      ],
    ])
      assert.equal((await deliver(world, { body, signature: wrong })).status, 401, wrong);
    assert.equal(
      (await fetch(`${world.backend.url}/functions/v1/payment-webhook`, { method: 'POST', body })).status,
      401,
      'no signature',
    );
    for (const other of [
      `${body}\n`,
      ` ${body}`,
      body.replace(`"amount":${advance}`, `"amount":${advance + 1}`),
      body.slice(1),
      '',
    ])
      assert.equal((await deliver(world, { body: other, signature })).status, 401, 'of other bytes');
    assert.equal((await deliver(world, { body: ' '.repeat(200_001), signature })).status, 413);
    assert.deepEqual([await told(world, stay), await outcomes(world)], [[], []]);

    // Signed, and nothing that we know: heard, and nothing is done.
    const paid = JSON.parse(body);
    const { payment_link: link, payment: its } = paid.payload;
    const strange: (string | Uint8Array<ArrayBuffer>)[] = [
      ...[
        '',
        ' ',
        '{',
        'null',
        '[]',
        '5',
        '"payment_link.paid"',
        '{}',
        body.slice(0, -1),
        '{"event":null}',
        '{"event":"x"}',
      ],
      ...[
        '{"event":"payment.captured","payload":{}}',
        '{"event":"payment_link.paid"}',
        '{"event":"refund.processed","payload":null}',
      ],
      ...[' '.repeat(199_999), `{"event":"refund.speed_changed","payload":{"refund":${JSON.stringify(link)}}}`],
      JSON.stringify({ ...paid, payload: { payment_link: link } }),
      new Uint8Array([0xff, 0xfe, 0x00, 0x80]),
    ];
    for (const change of [
      ...[
        { status: 'authorized' },
        { status: 'failed' },
        { status: null },
        { id: '' },
        { id: 'a b' },
        { id: 5 },
        { amount: '5' },
      ],
      ...[
        { amount: null },
        { amount: -advance },
        { amount: 0.5 },
        { amount: 1e300 },
        { amount: 0 },
        { currency: null },
        { currency: 'R\u0000S' },
      ],
      { currency: 'RUPEES' },
    ])
      strange.push(
        JSON.stringify({ ...paid, payload: { ...paid.payload, payment: { entity: { ...its.entity, ...change } } } }),
      );
    for (const one of strange)
      assert.equal(
        (await deliver(world, { body: one, signature: gateway.sign(one as string) })).status,
        200,
        String(one).slice(0, 300),
      );
    assert.deepEqual(
      [await told(world, stay), await outcomes(world), await pageStates(world, stay)],
      [[], [], ['open']],
    );
    // What others write as their references cannot be stored, and is nothing of ours.
    for (const reference_id of ['\u0000', '\ud800', 'x'.repeat(5000), 'Order 5', '', 5, {}]) {
      const theirs = signed(gateway, 'payment_link.paid', {
        payment_link: { id: 'plink_theirs', reference_id },
        payment: { ...its.entity, id: 'pay_theirs' },
      });
      assert.equal((await deliver(world, theirs)).status, 200, String(reference_id));
    }
    assert.deepEqual(new Set(await outcomes(world)), new Set(['not_ours']));
    assert.deepEqual(await told(world, stay), []);

    // While the secret is changed, both count, and afterwards one.
    const old = gateway.environment.RAZORPAY_WEBHOOK_SECRET;
    const again = (at: number) => JSON.stringify({ ...paid, created_at: at });
    for (const [secrets, secret, status] of [
      [`new,${old}`, 'new', 200],
      [`${old},new`, old, 200],
      [`new,${old}`, 'old', 401],
      [`new,${old}`, '', 401],
      [`new,${old}`, `new,${old}`, 401],
      ['new,', '', 401],
      [',', ',', 401],
      ['new', old, 401],
      ['new', 'new', 200],
    ] as const) {
      process.env.RAZORPAY_WEBHOOK_SECRET = secrets;
      const bytes = again(status);
      assert.equal(
        (await deliver(world, { body: bytes, signature: gateway.sign(bytes, secret) })).status,
        status,
        secrets,
      );
    }
    process.env.RAZORPAY_WEBHOOK_SECRET = old;
    assert.deepEqual(await told(world, stay), [['received', advance, payment]]);
    assert.equal((await deliver(world, { body, signature: signature.toUpperCase() })).status, 200, 'hex is hex');

    // Delivered again, it is known by its bytes, and by what it says.
    const before = await world.sql('select hash, outcome, fact from private.gateway_events order by at');
    for (let times = 0; times < 3; times += 1) assert.equal((await deliver(world, delivery)).status, 200);
    assert.deepEqual(await world.sql('select hash, outcome, fact from private.gateway_events order by at'), before);
    const spaced = JSON.stringify(paid, null, 1);
    assert.equal((await deliver(world, { body: spaced, signature: gateway.sign(spaced) })).status, 200);
    assert.equal((await outcomes(world)).at(-1), 'known');
    assert.deepEqual(await told(world, stay), [['received', advance, payment]]);
    const again2 = await world.sql<{ answer: { known: boolean } }>(
      `select private.note_gateway(jsonb_build_array(fact), encode(hash, 'hex')) as answer from private.gateway_events where outcome = 'known' limit 1`,
    );
    assert.equal(again2[0]?.answer.known, true);

    // What the database cannot take now is to be delivered again.
    await world.sql('alter function public.note_gateway rename to kept_note_gateway');
    try {
      await world.sql(
        `create function public.note_gateway(facts jsonb, hash text default null) returns jsonb language sql
         as $$ select '{"ok": false, "code": "busy"}'::jsonb $$`,
      );
      await world.sql('grant execute on function public.note_gateway to service_role');
      const other = await bookUnder(world, 24);
      gateway.pay(await pageOf(world, other));
      assert.equal((await deliver(world, gateway.deliveries.at(-1) as Delivery)).status, 503);
      assert.equal((await isBack(world, other)).code, 'unreachable');
      const { state, result } = await settle(world);
      assert.deepEqual([state, result], ['failed', null], 'of all that it was told nothing could be noted');
    } finally {
      await world.sql('drop function if exists public.note_gateway');
      await world.sql('alter function public.kept_note_gateway rename to note_gateway');
    }
    assert.equal((await deliver(world, gateway.deliveries.at(-1) as Delivery)).status, 200);
    assert.equal((await outcomes(world)).at(-1), 'noted');

    // Kept for 90 days.
    const purge = async () => (await world.rpc('admin', 'run_job', { job: 'purge' })).json.result.deliveries;
    assert.equal(await purge(), 0);
    await world.sql(`update private.gateway_events set at = now() - interval '89 days' where outcome = 'noted'`);
    await world.sql(`update private.gateway_events set at = now() - interval '91 days' where outcome = 'known'`);
    const kept = (await outcomes(world)).filter((outcome) => outcome !== 'known');
    assert.ok((await purge()) > 0);
    assert.deepEqual((await outcomes(world)).toSorted(), kept.toSorted());
    assert.equal((await deliver(world, { body: spaced, signature: gateway.sign(spaced) })).status, 200);
    assert.deepEqual(await told(world, stay), [['received', advance, payment]], 'replayed after all that, it is known');
  });
}

/** Numbers that are the same in each run, 0 ≤ x < 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] as T);
}

/** All that the gateway's word can change: the ledger, what follows from it, pages and refunds. */
const ledgers = `(
  select jsonb_agg(jsonb_build_array(b.id, b.payment_status, b.refund_promised, to_jsonb(private.ledger_sums(b.id)), private.at_site(b.id), (
    select jsonb_agg(jsonb_build_array(p.kind, p.amount, p.method, p.reference, p.note, s.kind) order by p.kind, p.amount, p.reference)
    from private.payments as p left join private.payments as s on s.id = p.settles where p.booking_id = b.id
  ), (
    select jsonb_agg(jsonb_build_array(g.id, g.state, g.gateway_id) order by g.id) from private.payment_pages as g where g.booking_id = b.id
  ), (
    select jsonb_agg(jsonb_build_array(g.payment_id, g.page_id, g.amount) order by g.payment_id)
    from private.gateway_payments as g where g.booking_id = b.id
  ), (
    select jsonb_agg(jsonb_build_array(r.payment_id, r.amount, r.state, r.gateway_id, r.owed_id is null) order by r.gateway_id)
    from private.gateway_refunds as r where r.booking_id = b.id
  )) order by b.id)
  from public.bookings as b where exists (select from private.payment_pages where booking_id = b.id)
)`;

/** 200 deliveries of 20 stays leave the same ledger in whatever order they come: paid, late, twice, given back, failed, over, of others, and again. */
export async function deliveriesAnyOrder(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const many: Delivery[] = [];
    const take = () => many.push(...gateway.deliveries.splice(0));
    const times = async (count: number, make: (stay: Made) => Promise<void>, policy?: string) => {
      for (let time = 0; time < count; time += 1) {
        await make(await book(policy));
        take();
      }
    };
    // Paid, as it should be; and some of it given back at the gateway itself.
    await times(3, async (stay) => void gateway.pay(await pageOf(world, stay)));
    await times(3, async (stay) => {
      const payment = gateway.pay(await pageOf(world, stay), 'card');
      gateway.giveBack(payment, 5000);
      gateway.refundsBecome('failed');
      gateway.giveBack(payment, 7000);
      gateway.refundsBecome('processed');
    });
    // Over, and one of them paid all the same.
    await times(2, async (stay) => gateway.close(await pageOf(world, stay)));
    await times(2, async (stay) => {
      const page = await pageOf(world, stay);
      gateway.close(page);
      gateway.pay(page);
    });
    // Paid on two pages.
    await times(2, async (stay) => {
      const first = await pageOf(world, stay);
      await change(world, stay.id, 'advance_amount = advance_amount + 1000');
      const second = await pageOf(world, stay);
      gateway.pay(first);
      gateway.pay(second);
    });
    // Cancelled before it came: all of it, half of it, nothing of it is owed.
    for (const policy of ['flexible', 'strict', 'non_refundable'])
      await times(
        1,
        async (stay) => {
          const page = await pageOf(world, stay);
          await cancel(world, stay, 0);
          gateway.pay(page, 'netbanking');
        },
        policy,
      );
    // Known before, cancelled, and being given back: done, failed, or on its way.
    for (const end of ['processed', 'failed', 'pending'] as const)
      await times(1, async (stay) => {
        await paidOnline(world, gateway, stay);
        await cancel(world, stay, advance);
        gateway.refundsBecome('pending');
        await settle(world);
        gateway.refundsBecome('processed');
        if (end !== 'pending') gateway.settle([...gateway.refunds.keys()].at(-1) ?? '', end);
      });
    // Not what was asked for, and of others.
    await times(2, async (stay) => void gateway.pay(await pageOf(world, stay), 'upi', advance - 1));
    for (let other = 0; other < 5; other += 1) {
      many.push(
        signed(gateway, 'payment_link.paid', {
          payment_link: { id: `plink_other${other}`, reference_id: randomUUID() },
          payment: { id: `pay_other${other}`, amount: advance, currency: 'INR', method: 'upi', status: 'captured' },
        }),
        signed(gateway, 'payment_link.expired', { payment_link: { id: `plink_over${other}` } }),
        signed(gateway, 'refund.processed', {
          refund: {
            id: `rfnd_other${other}`,
            payment_id: `pay_other${other}`,
            amount: 5,
            currency: 'INR',
            status: 'processed',
          },
        }),
      );
    }
    // Again, with the same bytes or in other ones.
    const random = randomFrom(200);
    const all = [...many];
    while (all.length < 200) {
      const { body, signature } = many[Math.floor(random() * many.length)] as Delivery;
      const bytes = random() < 0.5 ? body : JSON.stringify({ ...JSON.parse(body), created_at: all.length });
      all.push({ body: bytes, signature: bytes === body ? signature : gateway.sign(bytes) });
    }
    assert.ok(many.length > 50 && many.length < 150, String(many.length));

    // Each order is tried in the database, and undone.
    await world.sql(
      `create function private.try_deliveries(p_all jsonb) returns jsonb language plpgsql as $$
       declare v_ledger jsonb; v_one jsonb;
       begin
         begin
           for v_one in select d from jsonb_array_elements(p_all) as d loop
             perform private.note_gateway(v_one -> 'facts', v_one ->> 'hash');
           end loop;
           v_ledger := ${ledgers};
           raise exception 'undone' using errcode = 'UNDO0';
         exception when sqlstate 'UNDO0' then return v_ledger; end;
       end $$`,
    );
    try {
      const adapter = razorpay(gateway.environment);
      const facts = new Map<Delivery, object>();
      for (const delivery of all) {
        const body = new TextEncoder().encode(delivery.body);
        const headers = new Headers({ 'x-razorpay-signature': delivery.signature });
        const found = await adapter?.verify({ headers, body });
        assert.ok(found);
        facts.set(delivery, { facts: found, hash: createHash('sha256').update(body).digest('hex') });
      }
      const ledgerOf = async (order: readonly Delivery[]) =>
        (
          await world.sql<{ ledger: unknown[] }>('select private.try_deliveries($1::jsonb) as ledger', [
            JSON.stringify(order.map((delivery) => facts.get(delivery))),
          ])
        )[0]?.ledger;
      const [before] = await world.sql<{ ledger: unknown }>(`select ${ledgers} as ledger`);
      const expected = await ledgerOf(all);
      assert.equal(expected?.length, 20);
      assert.notDeepEqual(before?.ledger, expected);
      assert.deepEqual((await world.sql(`select ${ledgers} as ledger`))[0], before, 'it was undone');
      assert.deepEqual(await ledgerOf([...all].reverse()), expected, 'the last first');
      for (let seed = 0; seed < 8; seed += 1)
        assert.deepEqual(await ledgerOf(shuffled(all, randomFrom(seed))), expected, `order ${seed}`);
      for (const delivery of shuffled(all, randomFrom(1841)))
        assert.equal((await deliver(world, delivery)).status, 200);
      assert.deepEqual(
        (await world.sql<{ ledger: unknown }>(`select ${ledgers} as ledger`))[0]?.ledger,
        expected,
        'delivered',
      );
    } finally {
      await world.sql('drop function private.try_deliveries');
    }
  });
}

/** Money that is not what was asked for is nobody's yet: a person has to look. What was never ours changes nothing. */
export async function deliveriesMismatched(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const stay = await book();
    const page = await pageOf(world, stay);
    const { reference_id } = gateway.links.get(page) as { reference_id: string };
    const paid = (change: object = {}, link: object = {}, event = 'payment_link.paid') =>
      signed(gateway, event, {
        payment_link: { id: page, reference_id, ...link },
        payment: { id: 'pay_1', amount: advance, currency: 'INR', method: 'upi', status: 'captured', ...change },
      });
    let expected = 0;
    for (const delivery of [
      paid({ amount: advance - 1 }),
      paid({ amount: advance + 1 }),
      paid({ amount: 1 }, {}, 'payment_link.partially_paid'),
      paid({ amount: advance * 100 }),
      paid({ currency: 'USD' }),
      paid({ currency: 'EUR' }),
    ]) {
      assert.equal((await deliver(world, delivery)).status, 200);
      expected += 1;
      assert.deepEqual([await told(world, stay), await pageStates(world, stay)], [[], ['open']]);
      assert.equal(await trouble(world, 'payments_differ'), expected);
    }
    // Whose name it is at the gateway decides, not what somebody wrote as its reference.
    const other = await book();
    const others = gateway.links.get(await pageOf(world, other)) as { id: string; reference_id: string };
    assert.equal((await deliver(world, paid({}, { reference_id: others.reference_id }))).status, 200);
    assert.deepEqual([await told(world, stay), await told(world, other)], [[['received', advance, 'pay_1']], []]);
    // One payment is of one page and of one amount.
    for (const delivery of [paid({ amount: advance - 5 }), paid({}, { id: others.id })]) {
      assert.equal((await deliver(world, delivery)).status, 200);
      expected += 1;
      assert.equal((await outcomes(world)).at(-1), 'mismatch');
    }
    assert.equal(await trouble(world, 'payments_differ'), expected);

    // Refunds of another amount, another currency, another payment, or of more than there is.
    await cancel(world, stay, advance);
    gateway.refundsBecome('pending');
    assert.deepEqual(await world.sql('select private.ask_gateway_refunds(5) as asked'), [{ asked: 1 }]);
    const [refund] = await world.sql<{ id: string }>('select id from private.gateway_refunds where booking_id = $1', [
      stay.id,
    ]);
    await deliver(world, paid({ id: 'pay_2' }, { id: others.id, reference_id: others.reference_id }));
    assert.deepEqual(await told(world, other), [['received', advance, 'pay_2']]);
    const back = (change: object = {}) =>
      signed(gateway, 'refund.processed', {
        refund: {
          id: 'rfnd_1',
          payment_id: 'pay_1',
          amount: advance,
          currency: 'INR',
          status: 'processed',
          receipt: refund?.id,
          ...change,
        },
      });
    for (const delivery of [
      back({ amount: advance - 1 }),
      back({ currency: 'USD' }),
      back({ payment_id: 'pay_2' }),
      back({ id: 'rfnd_2', receipt: null, amount: advance + 1 }),
      back({ id: 'rfnd_3', receipt: null, amount: Number.MAX_SAFE_INTEGER }),
    ]) {
      assert.equal((await deliver(world, delivery)).status, 200);
      expected += 1;
      assert.equal((await outcomes(world)).at(-1), 'mismatch');
      assert.equal(await trouble(world, 'payments_differ'), expected);
      assert.deepEqual(await refundStates(world, stay), [`asked ${advance}`]);
    }
    assert.equal((await deliver(world, back())).status, 200);
    assert.deepEqual(
      [await refundStates(world, stay), await sums(world, stay)],
      [[`done ${advance}`], [advance, advance, 0]],
    );
    assert.equal((await deliver(world, back({ amount: advance - 7 }))).status, 200);
    expected += 1;
    assert.equal((await outcomes(world)).at(-1), 'mismatch', 'also of one that is done');
    await deliver(world, back({ speed: 'normal' }));
    assert.equal((await outcomes(world)).at(-1), 'known');
    // Another one under its receipt is another one.
    await deliver(world, back({ id: 'rfnd_again' }));
    expected += 1;
    assert.equal((await outcomes(world)).at(-1), 'mismatch');

    // What was asked for tells it as well as what was delivered, once.
    const lost = await book();
    gateway.pay(await pageOf(world, lost), 'upi', advance - 2);
    for (let times = 0; times < 2; times += 1) await settle(world);
    expected += 1;
    assert.equal(await trouble(world, 'payments_differ'), expected);
    assert.deepEqual(await told(world, lost), []);

    // Nothing of ours: no trouble, no entry.
    const all = await world.sql('select count(*)::integer as n from private.payments');
    for (const delivery of [
      paid({ id: 'pay_3' }, { id: 'plink_3', reference_id: randomUUID() }),
      paid({ id: 'pay_4' }, { id: 'plink_4', reference_id: null }),
      paid({ id: 'pay_5' }, { id: 'plink_5', reference_id: 'Room-5' }),
      back({ id: 'rfnd_3', payment_id: 'pay_3', receipt: null }),
      back({ id: 'rfnd_4', payment_id: 'pay_4', receipt: refund?.id }),
      signed(gateway, 'payment_link.expired', { payment_link: { id: 'plink_9' } }),
      // Of ours, made at the gateway itself, and not there yet.
      back({ id: 'rfnd_5', payment_id: 'pay_2', receipt: null, status: 'pending', amount: 5 }),
      back({ id: 'rfnd_6', payment_id: 'pay_2', receipt: null, status: 'failed', amount: 5 }),
    ]) {
      assert.equal((await deliver(world, delivery)).status, 200);
      assert.ok(['not_ours', 'known'].includes((await outcomes(world)).at(-1) ?? ''), delivery.body);
    }
    assert.deepEqual(await world.sql('select count(*)::integer as n from private.payments'), all);
    assert.equal(await trouble(world, 'payments_differ'), expected);
    await world.sql(`update private.gateway_events set at = now() - interval '8 days'`);
    assert.equal(await trouble(world, 'payments_differ'), 0, 'a week is enough');

    // What went back before we heard that it had come is noted with it; of more than came a person is told then too.
    for (const [amount, outcome] of [
      [advance, 'noted'],
      [advance + 1, 'mismatch'],
    ] as const) {
      const early = await book();
      const link = await pageOf(world, early);
      const payment_id = gateway.pay(link);
      const [delivery] = gateway.deliveries.splice(-1);
      const told0 = back({ id: `rfnd_${outcome}`, payment_id, receipt: null, amount });
      await deliver(world, told0);
      assert.equal((await outcomes(world)).at(-1), 'not_ours');
      await deliver(world, delivery as Delivery);
      const hash = createHash('sha256').update(told0.body).digest('hex');
      const [event] = await world.sql('select outcome from private.gateway_events where hash = $1::text::bytea', [
        `\\x${hash}`,
      ]);
      assert.equal(event?.outcome, outcome);
      assert.deepEqual(await sums(world, early), [advance, outcome === 'noted' ? advance : 0, 0]);
      assert.equal(await statusOf(world, early), outcome === 'noted' ? 'refunded' : 'paid');
    }
    assert.equal(await trouble(world, 'payments_differ'), 1);
  });
}

/** What comes for a stay that has ended meanwhile is owed, all of it, whoever ended it and whatever the terms say: unpaid, it cost nothing. */
export async function onlineLate(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const ends: Record<string, (stay: Made) => Promise<unknown>> = {
      guest: (stay) => cancel(world, stay, 0),
      house: ({ id }) =>
        ask(world, 'cancel_stay', { booking_id: id, seen: {}, reason: 'A pipe', by_house: true }, 'owner A'),
      admin: ({ id }) => changeBookingAsAdmin(world, id, { booking_status: 'cancelled' }),
      async job({ id }) {
        await change(world, id, `advance_due_at = now() - interval '1 minute'`);
        await world.sql('select private.job_cancel_unpaid()');
      },
      absent: ({ id }) => change(world, id, `booking_status = 'cancelled', is_no_show = true`),
    };
    for (const [by, terms] of [
      ['guest', 'flexible'],
      ['guest', 'strict'],
      ['guest', 'non_refundable'],
      ['guest', 'Half of it, if we like you.'],
      ['house', 'non_refundable'],
      ['admin', 'non_refundable'],
      ['job', 'non_refundable'],
      ['absent', 'non_refundable'],
    ] as const) {
      const about = `${terms} by ${by}`;
      const stay = await book(terms);
      const page = await pageOf(world, stay);
      await world.sql(`update private.payment_pages set expires_at = now() where booking_id = $1`, [stay.id]);
      const another = await pageOf(world, stay);
      await ends[by]?.(stay);
      assert.equal((await open(world, stay.token)).stay.booking_status, 'cancelled', about);
      assert.deepEqual(await payOnline(world, stay), refused('not_changeable'), about);
      const payment = gateway.pay(page);
      // Whoever hears of it first.
      if (by === 'guest') assert.deepEqual(await isBack(world, stay), { success: true });
      await deliverAll(world, gateway);
      assert.deepEqual(await sums(world, stay), [advance, 0, advance], about);
      assert.deepEqual((await told(world, stay))[0], ['received', advance, payment], about);
      const { refund_amount } = (await open(world, stay.token)).stay;
      assert.equal(refund_amount, advance, about);

      // On another page it comes again.
      gateway.pay(another);
      await deliverAll(world, gateway);
      assert.deepEqual(await sums(world, stay), [2 * advance, 0, 2 * advance], `${about}, twice`);
      if (by === 'guest')
        assert.equal((await open(world, stay.token)).stay.refund_amount, 2 * advance, `${about}, twice`);
      // Who presses once more is told of all of it.
      if (by === 'guest' && !terms.startsWith('Half'))
        assert.equal(
          (await ask(world, 'cancel_by_guest', { token: stay.token, refund: 0 })).refund,
          2 * advance,
          about,
        );
      // All that is owed goes back by it, of both payments.
      await settle(world);
      await settle(world);
      assert.deepEqual(await sums(world, stay), [2 * advance, 2 * advance, 0], `${about}, given back`);
    }

    // Half of it was promised and has gone back already: what comes again is all owed.
    const half = await book('strict');
    const first = await pageOf(world, half);
    await change(world, half.id, 'advance_amount = advance_amount + 100');
    const second = await pageOf(world, half);
    await change(world, half.id, 'advance_amount = advance_amount - 100');
    gateway.pay(first);
    await deliverAll(world, gateway);
    await cancel(world, half, Math.round(advance / 2));
    await settle(world);
    assert.deepEqual(await sums(world, half), [advance, Math.round(advance / 2), 0]);
    gateway.pay(second);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, half), [2 * advance + 100, Math.round(advance / 2), advance + 100]);
  });
}

/** What comes twice while the stay goes on is owed, as far as it is more than the site is paid or the stay costs; what comes after all is taken. */
export async function onlineTwice(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    // On two pages, or on one and by UPI.
    const pages = await book();
    const one = await pageOf(world, pages);
    await change(world, pages.id, 'advance_amount = advance_amount + 1000');
    const two = await pageOf(world, pages);
    gateway.pay(two);
    gateway.pay(one);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, pages), [2 * advance + 1000, 0, advance]);
    assert.equal(await statusOf(world, pages), 'paid');
    await settle(world);
    assert.deepEqual(await sums(world, pages), [2 * advance + 1000, advance, 0]);
    assert.equal(await statusOf(world, pages), 'paid', 'what stays is the advance');
    const upi = await book();
    const page = await pageOf(world, upi);
    await note(world, upi, { reference: '426700120100' });
    gateway.pay(page);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, upi), [2 * advance, 0, advance]);
    // Told of while the page was open: what is then found of it comes all the same, and without having been told of it does not.
    const both = await book();
    const paid = await pageOf(world, both);
    assert.equal((await ask(world, 'claim_advance', { token: both.token, utr: '426700120101' })).ok, true);
    gateway.pay(paid);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, both), [advance, 0, 0]);
    assert.equal((await note(world, both)).ok, true);
    assert.deepEqual(await sums(world, both), [2 * advance, 0, advance]);
    assert.deepEqual(await note(world, both), { ok: false, code: 'not_by_site', most: 0 });
    // What the house took is its own, up to the price of the stay.
    const cash = await book();
    const open1 = await pageOf(world, cash);
    await note(world, cash, { amount: 1000, method: 'cash' }, 'owner A');
    gateway.pay(open1);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, cash), [advance + 1000, 0, 0], 'no more than the price');
    const full = await book();
    const open2 = await pageOf(world, full);
    await note(world, full, { amount: price - 1000, method: 'cash' }, 'owner A');
    gateway.pay(open2);
    await deliverAll(world, gateway);
    assert.deepEqual(
      await sums(world, full),
      [price - 1000 + advance, 0, advance - 1000],
      'beyond the price it is owed',
    );
    // What was promised of it besides is no surplus.
    const promised = await book();
    await paidOnline(world, gateway, promised);
    await change(world, promised.id, 'advance_amount = advance_amount + 1000');
    const more = await pageOf(world, promised);
    await change(world, promised.id, 'advance_amount = advance_amount - 1000');
    await world.sql('select private.owe_refund($1, 1000)', [promised.id]);
    gateway.pay(more);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, promised), [advance + 1000, 0, 1000]);
    // No more than came now, though the advance has become less meanwhile.
    const less = await book();
    const before = await pageOf(world, less);
    await change(world, less.id, 'advance_amount = advance_amount + 1');
    const beside = await pageOf(world, less);
    gateway.pay(before);
    await deliverAll(world, gateway);
    await change(world, less.id, 'advance_amount = 1000');
    gateway.pay(beside);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, less), [2 * advance + 1, 0, advance + 1]);
    // A third one is owed by itself.
    const [third] = await world.sql<{ id: string }>(
      `insert into private.payment_pages (booking_id, gateway, amount, expires_at) values ($1, 'razorpay', $2, now()) returning id`,
      [upi.id, advance],
    );
    await deliver(
      world,
      signed(gateway, 'payment_link.paid', {
        payment_link: { id: 'plink_third', reference_id: third?.id },
        payment: { id: 'pay_third', amount: advance, currency: 'INR', method: 'UPI?', status: 'captured' },
      }),
    );
    assert.deepEqual(await sums(world, upi), [3 * advance, 0, 2 * advance]);
    const [words] = await world.sql(`select note from private.payments where reference = 'pay_third'`);
    assert.equal(words?.note, 'Online: other');

    // A page that was over, and is paid all the same.
    const over = await book();
    const last = await pageOf(world, over);
    gateway.close(last);
    await deliverAll(world, gateway);
    assert.deepEqual(await pageStates(world, over), ['ended']);
    assert.deepEqual(await isBack(world, over), { success: true });
    gateway.pay(last);
    await deliverAll(world, gateway);
    assert.deepEqual([await pageStates(world, over), await statusOf(world, over)], [['paid'], 'paid']);
    // What says that it is over, after it was paid, changes nothing.
    gateway.close(last, 'cancelled');
    await deliverAll(world, gateway);
    assert.deepEqual([await pageStates(world, over), (await outcomes(world)).at(-1)], [['paid'], 'known']);

    // Of a guest who was erased meanwhile it is money all the same, and goes back.
    const gone = await book('non_refundable');
    const theirs = await pageOf(world, gone);
    const { guest_email } = (await open(world, gone.token)).stay;
    await changeBookingAsAdmin(world, gone.id, { booking_status: 'cancelled' });
    await ask(world, 'admin_person', { email: guest_email }, 'admin');
    assert.equal((await ask(world, 'admin_erase_person', { email: guest_email, known_by: 'mail' }, 'admin')).ok, true);
    assert.deepEqual(await payOnline(world, gone), refused('not_found'));
    assert.deepEqual(await isBack(world, gone), refused('not_found'));
    gateway.pay(theirs);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, gone), [advance, 0, advance]);
    await settle(world);
    assert.deepEqual(await sums(world, gone), [advance, advance, 0]);
    assert.deepEqual(
      (await told(world, gone)).map(([kind, , reference]) => [kind, reference]),
      ['received', 'refund_owed', 'refunded'].map((kind) => [kind, null]),
      'nothing leads to who it was',
    );
    assert.deepEqual(
      await world.sql(
        `select kind from private.outbox where data ->> 'booking_id' = $1 and created_at > now() - interval '1 minute' and kind in ('advance_received', 'refund_sent')`,
        [gone.id],
      ),
      [],
      'nobody is written to',
    );
  });
}

/** What is promised goes back the way it came, once, and nobody gives it back or takes it back besides. */
export async function onlineRefunds(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const asked = () => [...gateway.refunds.values()];
    const marked = async ({ id }: Made, payment_status: string) =>
      (await changeBookingAsAdmin(world, id, { payment_status })).code;
    const reverse = async (stay: Made, kind: string) =>
      (await ask(world, 'reverse_payment', { payment_id: await entry(world, stay, kind), note: 'A mistake' }, 'admin'))
        .code;

    // What came by it is not taken back by hand, and nothing that was not promised goes back.
    const stay = await book();
    const payment = await paidOnline(world, gateway, stay);
    assert.equal(await reverse(stay, 'received'), 'by_gateway');
    assert.equal(await marked(stay, 'pending'), 'by_gateway');
    assert.equal(await marked(stay, 'failed'), 'by_gateway');
    await assert.rejects(
      world.sql(
        `insert into private.payments (booking_id, kind, amount, method, reverses)
         select booking_id, 'reversed', amount, method, id from private.payments where reference = $1`,
        [payment],
      ),
      /by_gateway/,
    );
    await settle(world);
    assert.equal(gateway.refunds.size, 0);

    // Down, or an answer that got lost: asked again with the same key, it is given back once.
    await cancel(world, stay, advance);
    gateway.goDown(true);
    const down = await settle(world);
    assert.deepEqual([down.state, down.result], ['failed', null]);
    gateway.goDown(false);
    gateway.loseAnswers(true);
    gateway.refundsBecome('pending');
    await settle(world);
    await settle(world);
    gateway.loseAnswers(false);
    assert.equal(gateway.refunds.size, 1);
    assert.deepEqual(await refundStates(world, stay), [`asked ${advance}`]);
    const [refund] = asked();
    const [ours] = await world.sql<{ id: string }>('select id from private.gateway_refunds where booking_id = $1', [
      stay.id,
    ]);
    assert.deepEqual([refund?.payment_id, refund?.amount, refund?.receipt], [payment, advance, ours?.id]);

    // Underway, nobody pays it besides, or takes the promise back.
    const noBesides = async () => {
      assert.equal((await note(world, stay, { kind: 'refunded' })).code, 'refund_underway');
      assert.equal(
        (await note(world, stay, { kind: 'refunded', amount: 1, method: 'cash' }, 'owner A')).code,
        'refund_underway',
      );
      assert.equal(await marked(stay, 'refunded'), 'refund_underway');
      assert.equal(await reverse(stay, 'refund_owed'), 'refund_underway');
      assert.deepEqual(await sums(world, stay), [advance, 0, advance]);
    };
    await noBesides();
    assert.equal((await settle(world)).result.refunds, 1);
    assert.deepEqual(await refundStates(world, stay), [`sent ${advance}`]);
    await noBesides();
    assert.equal(gateway.refunds.size, 1);
    gateway.settle(refund?.id ?? '', 'processed');
    const given = gateway.deliveries.splice(0);
    await settle(world);
    assert.deepEqual(
      [await refundStates(world, stay), await sums(world, stay)],
      [[`done ${advance}`], [advance, advance, 0]],
    );
    assert.equal(await statusOf(world, stay), 'refunded');
    for (const delivery of [...given, ...given.toReversed()])
      assert.equal((await deliver(world, delivery)).status, 200);
    assert.deepEqual(await told(world, stay), [
      ['received', advance, payment],
      ['refund_owed', advance, null],
      ['refunded', advance, refund?.id],
    ]);
    assert.equal(await reverse(stay, 'refunded'), 'by_gateway');
    assert.equal(await reverse(stay, 'received'), 'by_gateway');
    assert.equal((await settle(world)).result.refunds, 0);

    // It takes a while: asked about each time until it has ended, and what was said before comes late.
    const slow = await book();
    const paid = await paidOnline(world, gateway, slow);
    await cancel(world, slow, advance);
    await settle(world);
    const [created] = gateway.deliveries.splice(0, 1);
    for (let times = 0; times < 2; times += 1)
      assert.deepEqual((await settle(world)).result, { looked: 0, refunds: 1, noted: 0, failed: 0 });
    const [, second] = asked();
    assert.equal(second?.payment_id, paid);
    gateway.settle(second?.id ?? '', 'processed');
    await deliverAll(world, gateway);
    assert.equal((await deliver(world, created as Delivery)).status, 200);
    assert.equal((await outcomes(world)).at(-1), 'late');
    assert.deepEqual(await refundStates(world, slow), [`done ${advance}`]);

    // Of two payments as much as is owed: all of both; or of the first, and the rest of the other.
    gateway.refundsBecome('processed');
    const both = async (policy: string) => {
      const two = await book(policy);
      const first = await paidOnline(world, gateway, two);
      await change(world, two.id, 'advance_amount = advance_amount + 60000');
      const other = await paidOnline(world, gateway, two);
      return {
        two,
        amounts: new Map([
          [first, advance],
          [other, 60_000],
        ]),
      };
    };
    const all = await both('flexible');
    await cancel(world, all.two, advance + 60_000);
    const known = gateway.refunds.size;
    await settle(world);
    assert.deepEqual(
      new Map(
        asked()
          .slice(known)
          .map(({ payment_id, amount }) => [payment_id, amount]),
      ),
      all.amounts,
    );
    assert.deepEqual(await sums(world, all.two), [advance + 60_000, advance + 60_000, 0]);
    const part = await both('strict');
    const owed = Math.round((advance + 60_000) / 2);
    await cancel(world, part.two, owed);
    const known2 = gateway.refunds.size;
    await settle(world);
    const gave = asked().slice(known2);
    assert.equal(
      gave.reduce((sum, { amount }) => sum + amount, 0),
      owed,
    );
    for (const { payment_id, amount } of gave) assert.ok(amount <= (part.amounts.get(payment_id) ?? 0));
    assert.deepEqual(await sums(world, part.two), [advance + 60_000, owed, 0]);

    // What came by UPI goes back by hand, once the gateway has given back its part; it is asked for no more than came through it.
    const mixed = await book();
    await note(world, mixed, { amount: 50_000, reference: '426700121000' });
    await paidOnline(world, gateway, mixed);
    gateway.refundsBecome('pending');
    await cancel(world, mixed, advance);
    await settle(world);
    assert.deepEqual(await refundStates(world, mixed), [`sent ${advance - 50_000}`]);
    assert.equal((await note(world, mixed, { kind: 'refunded', amount: 50_000 })).code, 'refund_underway');
    gateway.settle(asked().at(-1)?.id ?? '', 'processed');
    await deliverAll(world, gateway);
    await settle(world);
    assert.deepEqual(await sums(world, mixed), [advance, advance - 50_000, 50_000]);
    assert.equal((await note(world, mixed, { kind: 'refunded', amount: 50_000, method: 'upi' })).ok, true);
    assert.deepEqual(await sums(world, mixed), [advance, advance, 0]);
    assert.deepEqual(await refundStates(world, mixed), [`done ${advance - 50_000}`]);

    // Nor of one that has gone back in part.
    const rest = await book();
    await note(world, rest, { amount: 50_000, reference: '426700121001' });
    await paidOnline(world, gateway, rest);
    gateway.refundsBecome('processed');
    await world.sql('select private.owe_refund($1, $2)', [rest.id, 1000]);
    await settle(world);
    await cancel(world, rest, advance - 1000);
    await settle(world);
    assert.deepEqual(
      (await refundStates(world, rest)).toSorted(),
      ['done 1000', `done ${advance - 51_000}`].toSorted(),
    );
    assert.deepEqual(await sums(world, rest), [advance, advance - 50_000, 50_000]);

    // What the house has cannot come back from the gateway: no more than the site has.
    gateway.refundsBecome('processed');
    const house = await book();
    await paidOnline(world, gateway, house);
    await note(world, house, { amount: 70_000, method: 'cash' }, 'owner A');
    await note(world, house, { kind: 'refunded', amount: 30_000 });
    await cancel(world, house, advance + 40_000);
    await settle(world);
    assert.deepEqual(await refundStates(world, house), [`done ${advance - 30_000}`]);
    assert.deepEqual(await sums(world, house), [advance + 70_000, advance, 70_000]);
    assert.equal((await note(world, house, { kind: 'refunded', amount: 70_000, method: 'cash' }, 'owner A')).ok, true);

    // One promise after the other.
    const promises = await book();
    await paidOnline(world, gateway, promises);
    await world.sql('select private.owe_refund($1, $2)', [promises.id, 40_000]);
    await world.sql('select private.owe_refund($1, $2)', [promises.id, 50_000]);
    gateway.refundsBecome('pending');
    await settle(world);
    await settle(world);
    assert.deepEqual(await refundStates(world, promises), ['sent 40000']);
    gateway.settle(asked().at(-1)?.id ?? '', 'processed');
    await deliverAll(world, gateway);
    await settle(world);
    assert.deepEqual(await refundStates(world, promises), ['done 40000', 'sent 50000']);
    assert.deepEqual(await sums(world, promises), [advance, 40_000, 50_000]);
    // What it is at giving back goes, though the stay costs more meanwhile.
    await change(world, promises.id, 'total_amount = total_amount + 90000, full_amount = full_amount + 90000');
    assert.deepEqual(await sums(world, promises), [advance, 40_000, 50_000]);
    // What is not owed any more before it was asked for is not given back.
    const kept = await book();
    await paidOnline(world, gateway, kept);
    await world.sql('select private.owe_refund($1, $2)', [kept.id, 40_000]);
    assert.equal(await reverse(kept, 'refund_owed'), undefined);
    await settle(world);
    assert.deepEqual(await refundStates(world, kept), []);
  });
}

/** What the gateway cannot give back a person has to, and is told; what somebody gives back at the gateway itself counts as well, and is not given twice. */
export async function onlineRefundsStuck(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const last = () => [...gateway.refunds.values()].at(-1)?.id ?? '';
    const owed = 100_000;
    const owing = async (policy?: string) => {
      const stay = await book(policy);
      if (policy) await change(world, stay.id, 'advance_amount = 200000');
      const payment = await paidOnline(world, gateway, stay);
      await cancel(world, stay, policy ? owed : advance);
      return { stay, payment };
    };
    const stuck = () => trouble(world, 'refunds_stuck');
    const reverse = async (stay: Made) =>
      ask(world, 'reverse_payment', { payment_id: await entry(world, stay, 'refund_owed'), note: 'Agreed' }, 'admin');

    // It has failed: it stays owed, is told, is not asked for again, and then somebody gives it back by hand.
    gateway.refundsBecome('failed');
    const { stay } = await owing();
    await settle(world);
    assert.deepEqual(
      [await refundStates(world, stay), await sums(world, stay)],
      [[`failed ${advance}`], [advance, 0, advance]],
    );
    assert.equal(await stuck(), 1);
    gateway.refundsBecome('processed');
    await settle(world);
    assert.equal(gateway.refunds.size, 1);
    assert.equal((await note(world, stay, { kind: 'refunded', amount: 100, method: 'site' })).ok, true);
    assert.equal(await stuck(), 1);
    assert.equal((await note(world, stay, { kind: 'refunded', amount: advance - 100, method: 'upi' })).ok, true);
    assert.equal(await stuck(), 0);
    await settle(world);
    assert.equal(gateway.refunds.size, 1);

    // What is not owed any more is no trouble.
    const agreed = await book();
    gateway.refundsBecome('failed');
    await paidOnline(world, gateway, agreed);
    await world.sql('select private.owe_refund($1, $2)', [agreed.id, 5000]);
    await settle(world);
    assert.equal(await stuck(), 1);
    assert.equal((await reverse(agreed)).ok, true);
    assert.equal(await stuck(), 0);
    await settle(world);
    assert.deepEqual(await refundStates(world, agreed), ['failed 5000']);

    // The gateway was wrong: what has left has left, in whatever order it says so.
    const { stay: wrong } = await owing();
    await settle(world);
    assert.deepEqual(await refundStates(world, wrong), [`failed ${advance}`]);
    const failure = gateway.deliveries.splice(0);
    gateway.settle(last(), 'processed');
    await deliverAll(world, gateway);
    for (const delivery of failure) await deliver(world, delivery);
    assert.deepEqual(
      [await refundStates(world, wrong), await sums(world, wrong)],
      [[`done ${advance}`], [advance, advance, 0]],
    );

    // Taken on by nobody for a day: a trouble.
    const { stay: waits, payment } = await owing();
    gateway.goDown(true);
    await settle(world);
    const old = (hours: number) =>
      world.sql(
        `update private.gateway_refunds set made_at = now() - make_interval(hours => $2) where booking_id = $1`,
        [waits.id, hours],
      );
    await old(23);
    assert.equal(await stuck(), 0);
    await old(25);
    assert.equal(await stuck(), 1);
    await old(23);
    gateway.goDown(false);
    const { stay: byHand } = await owing();
    gateway.goDown(true);
    await settle(world);
    await world.sql(`update private.gateway_refunds set made_at = now() - interval '23 hours' where booking_id = $1`, [
      byHand.id,
    ]);
    await settle(world);
    assert.equal((await note(world, byHand, { kind: 'refunded' })).code, 'refund_underway');
    await world.sql(`update private.gateway_refunds set made_at = now() - interval '25 hours' where booking_id = $1`, [
      byHand.id,
    ]);
    const untouched = gateway.refunds.size;
    await settle(world);
    assert.deepEqual(await refundStates(world, byHand), [`failed ${advance}`], 'a person may do it now');
    assert.equal(await stuck(), 1);
    assert.equal((await note(world, byHand, { kind: 'refunded', method: 'upi' })).ok, true);
    assert.deepEqual([await stuck(), gateway.refunds.size], [0, untouched]);
    await old(25);
    assert.equal(await stuck(), 1);
    gateway.goDown(false);
    // Somebody gives it back at the gateway itself: it is settled, and not given once more, though there is enough.
    gateway.refundsBecome('processed');
    const before = gateway.refunds.size;
    gateway.giveBack(payment, advance);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, waits), [advance, advance, 0]);
    assert.equal(await stuck(), 0);
    await settle(world);
    assert.equal(gateway.refunds.size, before + 1);

    const { stay: half, payment: whole } = await owing('strict');
    gateway.goDown(true);
    await settle(world);
    gateway.goDown(false);
    assert.deepEqual(await refundStates(world, half), [`asked ${owed}`]);
    gateway.giveBack(whole, owed);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, half), [2 * owed, owed, 0]);
    await settle(world);
    assert.deepEqual(
      [...gateway.refunds.values()].filter(({ payment_id }) => payment_id === whole).map(({ amount }) => amount),
      [owed],
    );
    assert.deepEqual((await refundStates(world, half)).toSorted(), [`done ${owed}`, `failed ${owed}`]);
    // It had taken it on all the same, and nobody heard: that is told by the ledger.
    const [ours] = await world.sql<{ id: string }>(
      `select id from private.gateway_refunds where booking_id = $1 and owed_id is not null`,
      [half.id],
    );
    gateway.giveBack(whole, owed, ours?.id);
    await deliverAll(world, gateway);
    assert.deepEqual(await sums(world, half), [2 * owed, 2 * owed, 0]);
    assert.equal(await trouble(world, 'payments_differ'), 0);
    // A part of it: what is asked for would be too much, and a person settles the rest.
    const { stay: rest, payment: its } = await owing();
    gateway.goDown(true);
    await settle(world);
    gateway.goDown(false);
    gateway.giveBack(its, 1000);
    await deliverAll(world, gateway);
    await settle(world);
    assert.deepEqual((await refundStates(world, rest)).toSorted(), ['done 1000', `failed ${advance}`]);
    assert.deepEqual([await sums(world, rest), await stuck()], [[advance, 1000, advance - 1000], 1]);
    assert.equal((await note(world, rest, { kind: 'refunded', amount: advance - 1000 })).ok, true);
    assert.equal(await stuck(), 0);
    // What it does not touch goes on.
    const { stay: beside, payment: paid } = await owing('strict');
    gateway.refundsBecome('pending');
    await settle(world);
    gateway.refundsBecome('processed');
    gateway.giveBack(paid, 500);
    await deliverAll(world, gateway);
    assert.deepEqual((await refundStates(world, beside)).toSorted(), ['done 500', `sent ${owed}`]);
    await world.sql(`update private.gateway_refunds set made_at = now() - interval '25 hours' where booking_id = $1`, [
      beside.id,
    ]);
    await settle(world);
    assert.deepEqual((await refundStates(world, beside)).toSorted(), ['done 500', `sent ${owed}`], 'it takes its days');

    const mixed = await book();
    await note(world, mixed, { amount: 50_000, reference: '426700122000' });
    const ofMixed = await paidOnline(world, gateway, mixed);
    await cancel(world, mixed, advance);
    gateway.goDown(true);
    await settle(world);
    gateway.goDown(false);
    gateway.giveBack(ofMixed, 1000);
    await deliverAll(world, gateway);
    assert.deepEqual(
      (await refundStates(world, mixed)).toSorted(),
      [`asked ${advance - 50_000}`, 'done 1000'],
      'there is enough for both',
    );

    // At the gateway itself, of a stay that goes on: it is refunded; of more than there is a person is told.
    const goes = await book();
    const came = await paidOnline(world, gateway, goes);
    gateway.giveBack(came, 300);
    await deliverAll(world, gateway);
    assert.deepEqual([await sums(world, goes), await statusOf(world, goes)], [[advance, 300, 0], 'refunded']);
    assert.equal(
      (await ask(world, 'reverse_payment', { payment_id: await entry(world, goes, 'refunded'), note: 'No' }, 'admin'))
        .code,
      'by_gateway',
    );
    gateway.giveBack(came, advance);
    await deliverAll(world, gateway);
    assert.deepEqual([await sums(world, goes), await trouble(world, 'payments_differ')], [[advance, 300, 0], 1]);
  });
}

/** The job finds what was never delivered, keeps nobody waiting for one that fails, and says whether there is a gateway at all. */
export async function settlesOnline(world: World): Promise<void> {
  const book = booker(world);
  assert.deepEqual((await settle(world)).result, { off: true });
  for (const actor of ['anon', 'user', 'owner A', 'manager', 'desk'] satisfies Actor[])
    assert.equal(
      (await world.call(actor, 'POST', '/functions/v1/run-job', { body: { job: 'settle_payments' } })).status,
      actor === 'anon' ? 401 : 403,
      actor,
    );
  const stay = await book();
  const offers = async () => (await open(world, stay.token)).stay.pays_online;
  const looks = async () => (await settle(world)).result;
  const age = ({ id }: Made, set: string) =>
    world.sql(`update private.payment_pages set ${set} where booking_id = $1`, [id]);
  await withGateway(world, async (gateway) => {
    assert.equal(await offers(), true);
    // Not delivered, and found; paid, failed and open ones.
    const lost = await book();
    const payment = gateway.pay(await pageOf(world, lost));
    const page = await pageOf(world, stay);
    assert.deepEqual(await looks(), { looked: 2, refunds: 0, noted: 1, failed: 0 });
    assert.deepEqual(await told(world, lost), [['received', advance, payment]]);
    assert.deepEqual(await looks(), { looked: 1, refunds: 0, noted: 0, failed: 0 });
    // One that the gateway does not know keeps no other waiting.
    const gone = await book();
    gateway.links.delete(await pageOf(world, gone));
    gateway.pay(page);
    assert.deepEqual(await looks(), { looked: 2, refunds: 0, noted: 1, failed: 1 });
    assert.equal(await statusOf(world, stay), 'paid');
    const alone = await settle(world);
    assert.deepEqual([alone.state, alone.result], ['failed', null]);
    assert.match(alone.error, /does not answer/);
    // What it does not know a day after it was over, by other keys, is asked about no more.
    await age(gone, `expires_at = now() - interval '23 hours'`);
    assert.equal((await settle(world)).state, 'failed');
    await age(gone, `expires_at = now() - interval '25 hours'`);
    assert.deepEqual(await looks(), { looked: 0, refunds: 0, noted: 0, failed: 0 });
    assert.deepEqual(await pageStates(world, gone), ['ended']);
    gateway.goDown(true);
    assert.deepEqual(await looks(), { looked: 0, refunds: 0, noted: 0, failed: 0 }, 'nothing was to be asked');
    gateway.goDown(false);

    // Over, and looked at once more hours later, whoever told that it was over; then no more.
    for (const tells of ['job', 'delivery', 'delivery, looked at before']) {
      const over = await book();
      const link = await pageOf(world, over);
      if (tells.endsWith('before')) await looks();
      gateway.close(link);
      if (tells === 'job') assert.deepEqual(await looks(), { looked: 1, refunds: 0, noted: 1, failed: 0 }, tells);
      else await deliverAll(world, gateway);
      gateway.deliveries.splice(0);
      assert.deepEqual(await pageStates(world, over), ['ended'], tells);
      assert.equal((await looks()).looked, 0, tells);
      await age(
        over,
        `expires_at = now() - interval '5 hours 50 minutes', made_at = now() - interval '7 hours', looked_at = looked_at - interval '6 hours'`,
      );
      assert.equal((await looks()).looked, 0, tells);
      const late = tells === 'job' ? null : gateway.pay(link);
      await age(over, `expires_at = now() - interval '6 hours 10 minutes'`);
      assert.equal((await looks()).looked, 1, tells);
      assert.deepEqual(await told(world, over), late ? [['received', advance, late]] : [], tells);
      assert.equal((await looks()).looked, 0, `${tells}: once`);
    }
    // One that was never made ends by itself, later.
    const never = await book();
    gateway.goDown(true);
    await payOnline(world, never);
    gateway.goDown(false);
    assert.equal((await looks()).looked, 0, 'it is nowhere');
    await age(never, `expires_at = now() - interval '5 hours 50 minutes'`);
    await looks();
    assert.deepEqual(await pageStates(world, never), ['asked']);
    await age(never, `expires_at = now() - interval '6 hours 10 minutes'`);
    await looks();
    assert.deepEqual(await pageStates(world, never), ['ended']);
  });
  // Without keys nobody is led there any more, and nothing is asked.
  assert.equal(await offers(), true, 'until the job says so');
  await cancel(world, stay, advance);
  assert.deepEqual((await settle(world)).result, { off: true });
  assert.equal(await offers(), false);
  assert.deepEqual(await refundStates(world, stay), []);
  assert.ok(!('gateway' in (await ask(world, 'admin_settings', {}, 'admin')).settings), 'the job alone sets it');
  const [settings] = await world.sql('select gateway from private.settings');
  assert.equal(settings?.gateway, null);
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']) {
    const gateway = await startRazorpay();
    Object.assign(process.env, gateway.environment);
    delete process.env[name];
    try {
      assert.deepEqual((await settle(world)).result, { off: true }, `without ${name}`);
    } finally {
      for (const each of Object.keys(gateway.environment)) delete process.env[each];
      gateway.stop();
    }
  }
}

const most = 3;
/** What the gateway is asked about in one turn, of pages and of refunds no more than `most` each. */
async function lookedAt(world: World) {
  const [row] = await world.sql<{ work: { pages: { gateway_id: string }[]; refunds: { payment_id: string }[] } }>(
    `select private.gateway_work('razorpay', $1) as work`,
    [most],
  );
  return row?.work ?? { pages: [], refunds: [] };
}

/** So many are asked about at a time, those first that were not for longest. */
export async function settlesInTurn(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const work = () => lookedAt(world);
    const links: string[] = [];
    for (let n = 0; n < 5; n += 1) links.push(await pageOf(world, await book()));
    const rounds = [(await work()).pages, (await work()).pages].map((pages) =>
      pages.map(({ gateway_id }) => gateway_id),
    );
    assert.deepEqual(
      rounds.map(({ length }) => length),
      [3, 3],
    );
    assert.deepEqual(new Set(rounds.flat()), new Set(links), 'each is asked about');
    for (const link of links) gateway.close(link);
    await deliverAll(world, gateway);
    // New ones keep none waiting that was looked at before.
    const old = await pageOf(world, await book());
    await work();
    await world.sql(
      `update private.payment_pages set looked_at = now() - interval '10 minutes' where gateway_id = $1`,
      [old],
    );
    for (let n = 0; n < most; n += 1) links.push(await pageOf(world, await book()));
    assert.ok((await work()).pages.some(({ gateway_id }) => gateway_id === old));
    for (const link of [old, ...links.slice(-most)]) gateway.close(link);
    await deliverAll(world, gateway);
  });
}

/** What a person has to settle keeps no other waiting: owed by hand, failed, or not owed any more. */
export async function refundsInTurn(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const work = () => lookedAt(world);
    const owing = async () => {
      const one = await book();
      await paidOnline(world, gateway, one);
      return one;
    };
    for (let n = 0; n < 2; n += 1) {
      const byHand = await book();
      await note(world, byHand, { amount: 9000 });
      await paidOnline(world, gateway, byHand);
      await cancel(world, byHand, advance);
      const failed = await owing();
      await world.sql('select private.owe_refund($1, 100), private.owe_refund($1, 100)', [failed.id]);
      const taken = await owing();
      await world.sql('select private.owe_refund($1, 100)', [taken.id]);
      await ask(
        world,
        'reverse_payment',
        { payment_id: await entry(world, taken, 'refund_owed'), note: 'Agreed' },
        'admin',
      );
      const spent = await owing();
      await note(world, spent, { kind: 'refunded' });
      await note(world, spent, { amount: 9000, method: 'cash' });
      await cancel(world, spent, 9000);
    }
    await work();
    await work();
    await world.sql(`update private.gateway_refunds set state = 'failed' where amount = 100`);
    await settle(world);
    await settle(world);
    const waits: Made[] = [];
    for (let n = 0; n < 4; n += 1) waits.push(await owing());
    for (const one of waits) await cancel(world, one, advance);
    const asked = async () => (await work()).refunds.map(({ payment_id }) => payment_id);
    const given = [await asked()];
    // The last by its id, whatever the ids are, so that its turn is not by them.
    await world.sql('select private.ask_gateway_refunds($1)', [most]);
    await world.sql(
      `update private.gateway_refunds set id = 'ffffffff-ffff-4fff-bfff-ffffffffffff' where state = 'asked' and looked_at is null`,
    );
    given.push(await asked());
    assert.deepEqual(
      given.map(({ length }) => length),
      [3, 3],
    );
    assert.equal(new Set(given.flat()).size, 4, 'each is asked for');
    assert.deepEqual(await world.sql('select id from private.gateway_refunds where looked_at is null'), []);
    for (const one of waits) assert.deepEqual(await refundStates(world, one), [`asked ${advance}`]);
    await settle(world);
    await settle(world);
    for (const one of waits) assert.deepEqual(await sums(world, one), [advance, advance, 0]);
  });
}

/** Every move of a page, a refund and an entry of the ledger that is not in the table is refused, and each that is there goes. */
export async function paymentMoves(world: World): Promise<void> {
  const stay = await bookUnder(world, 20);
  const undone = (statement: string) =>
    world.sql(`do $do$ begin ${statement} raise exception 'went' using errcode = 'WENT0'; end $do$`).then(
      () => 'nothing',
      ({ code }: { code: string }) => (code === 'WENT0' ? 'goes' : code),
    );
  const legal: Record<string, Record<string, string[]>> = {
    page: { asked: ['open', 'paid', 'ended'], open: ['paid', 'ended'], paid: [], ended: ['paid'] },
    refund: { asked: ['sent', 'done', 'failed'], sent: ['done', 'failed'], done: [], failed: ['done'] },
    entry: {
      claimed: ['received', 'reversed'],
      received: ['reversed'],
      refund_owed: ['refunded', 'reversed'],
      refunded: ['reversed'],
      reversed: [],
    },
  };
  const rows = await world.sql<{ thing: string; was: string; becomes: string }>('select * from private.payment_moves');
  assert.deepEqual(
    rows.map(({ thing, was, becomes }) => `${thing} ${was} ${becomes}`).toSorted(),
    Object.entries(legal)
      .flatMap(([thing, from]) =>
        Object.entries(from).flatMap(([was, to]) => to.map((becomes) => `${thing} ${was} ${becomes}`)),
      )
      .toSorted(),
  );
  const id = randomUUID();
  const began = `insert into private.payments (id, booking_id, kind, amount, method) values ('${id}', '${stay.id}', 'received', 500, 'site');`;
  const page = (state: string) =>
    `${began} insert into private.payment_pages (id, booking_id, gateway, amount, state, gateway_id, url, expires_at)
     values ('${id}', '${stay.id}', 'razorpay', 500, '${state}', 'plink_1', 'https://rzp.io/1', now());`;
  const refund = (state: string) =>
    `${page('paid')} insert into private.gateway_payments values ('pay_1', '${id}', '${stay.id}', 500, '${id}');
     insert into private.gateway_refunds (id, booking_id, payment_id, amount, state, entry_id) values ('${id}', '${stay.id}', 'pay_1', 500, '${state}', '${id}');`;
  for (const [thing, table, make] of [
    ['page', 'payment_pages', page],
    ['refund', 'gateway_refunds', refund],
  ] as const) {
    const states = Object.keys(legal[thing] ?? {});
    for (const was of states)
      for (const becomes of [...states, 'gone'])
        assert.equal(
          await undone(`${make(was)} update private.${table} set state = '${becomes}' where id = '${id}';`),
          was === becomes || legal[thing]?.[was]?.includes(becomes) ? 'goes' : '23514',
          `${thing} ${was} to ${becomes}`,
        );
  }

  // An entry settles or takes back another one.
  const insert = (kind: string, of?: [column: string, id: string], entryId = randomUUID()) =>
    `insert into private.payments (id, booking_id, kind, amount, method, due_on, ${of ? of[0] : 'note'}) values ('${entryId}', '${stay.id}', '${kind}', 500,
       ${kind === 'refund_owed' ? 'null' : `'site'`}, ${kind === 'refund_owed' ? 'current_date' : 'null'}, ${of ? `'${of[1]}'` : 'null'});`;
  const kinds = Object.keys(legal.entry ?? {});
  const [first, other] = [randomUUID(), randomUUID()];
  const make: Record<string, string> = {
    claimed: insert('claimed', undefined, first),
    received: insert('received', undefined, first),
    refund_owed: insert('received') + insert('refund_owed', undefined, first),
    refunded: insert('received') + insert('refunded', undefined, first),
    reversed: insert('claimed', undefined, other) + insert('reversed', ['reverses', other], first),
  };
  for (const was of kinds)
    for (const becomes of kinds)
      for (const column of ['settles', 'reverses']) {
        const isRight = column === (becomes === 'reversed' ? 'reverses' : 'settles');
        // Of a promise that is taken back nothing has a method.
        const what = insert(becomes, [column, first]).replace(
          `'site'`,
          was === 'refund_owed' && becomes === 'reversed' ? 'null' : `'site'`,
        );
        assert.equal(
          await undone(`${make[was]} ${was === 'claimed' ? '' : insert('received')} ${what}`),
          isRight && legal.entry?.[was]?.includes(becomes) ? 'goes' : '23514',
          `entry ${was} ${column} ${becomes}`,
        );
      }
  // Nor of another booking, of another amount or method, or what was taken back.
  const elsewhere = await bookUnder(world, 24);
  const moved = (text: string) => text.replace(stay.id, elsewhere.id);
  for (const what of [
    make.claimed + moved(insert('received', ['settles', first])),
    make.claimed + moved(insert('reversed', ['reverses', first])),
    make.claimed + insert('reversed', ['reverses', first]).replace("'reversed', 500", "'reversed', 501"),
    make.claimed + insert('reversed', ['reverses', first]).replace(`'site'`, `'upi'`),
    make.claimed + insert('reversed', ['reverses', first]) + insert('received', ['settles', first]),
  ])
    assert.equal(await undone(what), '23514', what);
  assert.equal(
    await undone(make.claimed + insert('reversed', ['reverses', first]) + insert('reversed', ['reverses', first])),
    '23505',
  );
  // What a gateway has done stays.
  assert.equal(await undone(`${refund('asked')} ${insert('reversed', ['reverses', id])}`), 'PT409');
  assert.equal(
    await undone(
      `${began} ${insert('refunded', undefined, first)} ${page('paid').replace(began, '')}
       ${insert('received', undefined, other)}
       insert into private.gateway_payments values ('pay_1', '${id}', '${stay.id}', 500, '${other}');
       insert into private.gateway_refunds (booking_id, payment_id, amount, state, gateway_id, entry_id) values ('${stay.id}', 'pay_1', 500, 'done', 'rfnd_1', '${first}');
       ${insert('reversed', ['reverses', first])}`,
    ),
    'PT409',
  );
  // What is open is somewhere, and what is done is in the ledger.
  assert.equal(await undone(`${page('open').replace(`'https://rzp.io/1'`, 'null')}`), '23514');
  assert.equal(await undone(`${refund('done').replace(/'[^']*'\);$/, 'null);')}`), '23514');
}

/** With a gateway, which gives back by itself, a house cannot say what came to the site or went back from there, whatever its guest has told. */
export async function siteAlone(world: World): Promise<void> {
  const book = booker(world);
  const alone = { ok: false, code: 'site_notes_it' };
  await withGateway(world, async (gateway) => {
    const stay = await book();
    assert.deepEqual(await note(world, stay, {}, 'owner A'), alone);
    assert.deepEqual(await note(world, stay, { kind: 'claimed' }, 'owner A'), alone);
    assert.deepEqual(await sums(world, stay), [0, 0, 0]);
    await paidOnline(world, gateway, stay);
    await cancel(world, stay, advance);
    assert.deepEqual(await note(world, stay, { kind: 'refunded' }, 'owner A'), alone);
    // Nor is the house asked to: neither beside the promise, nor in the till, nor on its home; an admin may say it.
    const owedBy = async (who: Actor) =>
      (await ask(world, 'desk_booking', { booking_id: stay.id }, who)).booking.payments as {
        site_gives: number;
        entries: { kind: string; open: number; by_site: number }[];
      };
    for (const [who, bySite] of [
      ['owner A', advance],
      ['admin', 0],
    ] as const) {
      const { site_gives, entries } = await owedBy(who);
      const [owed, came] = entries;
      assert.deepEqual([site_gives, owed?.kind, owed?.open, owed?.by_site], [bySite, 'refund_owed', advance, bySite]);
      assert.equal(came?.by_site, 0, 'nothing of what came is to go back twice');
    }
    const todo = async () =>
      ((await ask(world, 'desk_home', {}, 'owner A')).todo as { kind: string; booking?: { id: string } }[]).filter(
        ({ kind, booking }) => kind === 'refund' && booking?.id === stay.id,
      ).length;
    assert.equal(await todo(), 0);
    // What came to the house goes back from there, and is its own to say.
    const mixed = await book();
    await paidOnline(world, gateway, mixed);
    await note(world, mixed, { amount: 5000, method: 'cash' }, 'owner A');
    await cancel(world, mixed, advance + 5000);
    const [promise] = (await ask(world, 'desk_booking', { booking_id: mixed.id }, 'owner A')).booking.payments.entries;
    assert.deepEqual([promise.open, promise.by_site], [advance + 5000, advance]);
    assert.equal((await note(world, mixed, { kind: 'refunded', amount: 5000, method: 'cash' }, 'owner A')).ok, true);
    await settle(world);
    assert.deepEqual(await sums(world, stay), [advance, advance, 0], 'it went back');
    await settle(world);
    assert.deepEqual(await sums(world, mixed), [advance + 5000, advance + 5000, 0]);
    const told = await book();
    assert.equal((await ask(world, 'claim_advance', { token: told.token, utr: '426700120199' })).ok, true);
    const said = await entry(world, told, 'claimed');
    for (const args of [{}, { reference: '426700120199' }, { settles: said }])
      assert.deepEqual(await note(world, told, args, 'owner A'), alone, JSON.stringify(args));
    // Nor is the house asked to; an admin is.
    const openOf = async (who: Actor) => {
      const [first] = (await ask(world, 'desk_booking', { booking_id: told.id }, who)).booking.payments.entries;
      return [first.kind, first.open, first.by_site];
    };
    assert.deepEqual(await openOf('owner A'), ['claimed', advance, advance]);
    assert.deepEqual(await openOf('admin'), ['claimed', advance, 0]);
    // Where its guest paid the house instead, that is the house's to say, and no money of the site; nor does it answer what was told to the site.
    const instead = await note(world, told, { method: 'upi', reference: '426700120199' }, 'owner A');
    assert.deepEqual([instead.ledger?.claimed, instead.ledger?.at_site], [advance, 0], 'and is looked for at the site');
    // Nor by a word of its own that it then finds.
    const own = await book();
    await paidOnline(world, gateway, own);
    const word = await note(world, own, { kind: 'claimed', method: 'upi' }, 'owner A');
    assert.equal(word.ledger.entries[0].by_site, 0, 'what it is to find itself is its own');
    assert.deepEqual(await note(world, own, { settles: word.payment_id }, 'owner A'), alone);
    assert.equal(
      (await note(world, own, { settles: word.payment_id })).field,
      'settles',
      'nor is it money of the site',
    );
    await settle(world);
    assert.deepEqual(await sums(world, own), [advance, 0, 0]);
    const byAdmin = await book();
    assert.equal((await note(world, byAdmin)).ok, true);
    assert.equal((await note(world, byAdmin, { amount: 100, method: 'cash' }, 'owner A')).ok, true);
  });
}

/** What is owed of a stay as somebody at the desk reads it: what is open, and what of that the site gives. */
const owed = async (world: World, stay: Made, who: Actor = 'owner A') =>
  (
    (await ask(world, 'desk_booking', { booking_id: stay.id }, who)).booking.payments.entries as {
      kind: string;
      open: number;
      by_site: number;
    }[]
  )
    .filter(({ kind, open }) => kind === 'refund_owed' && open > 0)
    .map(({ open, by_site }) => [open, by_site]);
const isTodo = async (world: World, stay: Made) =>
  ((await ask(world, 'desk_home', {}, 'owner A')).todo as { kind: string; booking?: { id: string } }[]).some(
    ({ kind, booking }) => kind === 'refund' && booking?.id === stay.id,
  );
/** Does something before there was a gateway. */
async function withoutGateway(world: World, deed: () => Promise<unknown>): Promise<void> {
  await world.sql('update private.settings set gateway = null');
  await deed();
  await world.sql(`update private.settings set gateway = 'razorpay'`);
}

/** What goes back by itself rests on nothing that a house alone has said: that is owed by the house, or an admin's to decide. */
export async function houseWords(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    // The guest tells a number that nobody has seen, and pays the page. Their house says that it has come.
    const sham = await book();
    const page = await pageOf(world, sham);
    assert.equal((await ask(world, 'claim_advance', { token: sham.token, utr: '426700120301' })).ok, true);
    gateway.pay(page);
    await deliverAll(world, gateway);
    assert.equal((await note(world, sham, { reference: '426700120301' }, 'owner A')).code, 'site_notes_it');
    assert.equal((await note(world, sham, { reference: '426700120301', method: 'upi' }, 'owner A')).ok, true);
    await settle(world);
    assert.deepEqual(await sums(world, sham), [2 * advance, 0, 0], 'nothing goes back');
    await cancel(world, sham, 2 * advance);
    assert.deepEqual(await owed(world, sham), [[2 * advance, advance]], 'the house owes what it has said to have come');
    await settle(world);
    await settle(world);
    assert.deepEqual(await sums(world, sham), [2 * advance, advance, advance]);

    // Said to have come to the site while the house could say so, it sends nothing back either.
    const before = await book();
    const open = await pageOf(world, before);
    await withoutGateway(world, () => note(world, before, {}, 'owner A'));
    gateway.pay(open);
    await deliverAll(world, gateway);
    await settle(world);
    assert.deepEqual([await sums(world, before), await refundStates(world, before)], [[2 * advance, 0, advance], []]);
    assert.deepEqual([await owed(world, before), await isTodo(world, before)], [[[advance, 0]], true]);
    assert.equal((await note(world, before, { kind: 'refunded', amount: 1, method: 'cash' }, 'owner A')).ok, true);
    const given = await note(world, before, { kind: 'refunded', amount: advance - 1 });
    assert.equal(given.ok, true, 'an admin decides');
    // Beside what an admin has found it does.
    const found = await book();
    const second = await pageOf(world, found);
    await note(world, found);
    gateway.pay(second);
    await deliverAll(world, gateway);
    assert.deepEqual(await owed(world, found), [[advance, advance]]);
    await settle(world);
    assert.deepEqual(await refundStates(world, found), [`done ${advance}`]);
    assert.equal(await statusOf(world, found), 'paid');
    // Nothing of what only the house has said, though all of it is with the site by its word.
    const words = await book();
    await withoutGateway(world, () => note(world, words, {}, 'owner A'));
    await world.sql('select private.owe_refund($1, 100)', [words.id]);
    assert.deepEqual(await owed(world, words), [[100, 0]]);
    // Nor does what an admin has seen come to the house make it so.
    const mixed = await book();
    await withoutGateway(world, () => note(world, mixed, {}, 'owner A'));
    await note(world, mixed, { amount: 5000, method: 'cash' });
    await cancel(world, mixed, advance + 5000);
    assert.deepEqual(await owed(world, mixed), [[advance + 5000, 0]]);
  });
}

/** Nor does what the house has taken besides send back the site's part: the house gives back what is too much. */
export async function houseMoney(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    // What the house took besides makes no money of the site more than the advance.
    const full = await book();
    const last = await pageOf(world, full);
    await note(world, full, { amount: price - 1000, method: 'cash' }, 'owner A');
    gateway.pay(last);
    await deliverAll(world, gateway);
    await settle(world);
    assert.deepEqual(await refundStates(world, full), []);
    assert.deepEqual([await owed(world, full), await isTodo(world, full)], [[[advance - 1000, 0]], true]);
    const cash = { kind: 'refunded', amount: advance - 1000, method: 'cash' };
    assert.equal((await note(world, full, cash, 'owner A')).ok, true, 'the house gives it back');
    assert.deepEqual(await sums(world, full), [price - 1000 + advance, advance - 1000, 0]);
    // What came twice goes back all the same.
    const twice = await book();
    const [one, other] = [await pageOf(world, twice), await changedPage(world, twice)];
    await note(world, twice, { amount: 5000, method: 'cash' }, 'owner A');
    for (const paid of [one, other]) gateway.pay(paid);
    await deliverAll(world, gateway);
    await settle(world);
    await settle(world);
    assert.deepEqual(await sums(world, twice), [2 * advance + 1000 + 5000, advance + 1000, 0]);

    // Of a stay that is over the terms say what is owed, and what the site has goes first.
    const over = await book('strict');
    await paidOnline(world, gateway, over);
    await note(world, over, { method: 'cash' }, 'owner A');
    await cancel(world, over, advance);
    await settle(world);
    assert.deepEqual(await refundStates(world, over), [`done ${advance}`]);

    // Nor is more sent than the site has, by whatever word.
    const spent = await book();
    await paidOnline(world, gateway, spent);
    await note(world, spent, { amount: 5000, method: 'cash' }, 'owner A');
    await withoutGateway(world, () => note(world, spent, { kind: 'refunded' }, 'owner A'));
    await cancel(world, spent, 5000);
    await settle(world);
    assert.deepEqual([await refundStates(world, spent), await owed(world, spent)], [[], [[5000, 0]]]);
  });
}
/** Nor does a house take back, or end by money of its own, what the site has, gives, has given, or is told of: an admin does. */
export async function houseTakesBack(world: World): Promise<void> {
  const book = booker(world);
  const alone = { ok: false, code: 'site_notes_it' };
  const back = (payment_id: unknown, actor: Actor = 'owner A') =>
    ask(world, 'reverse_payment', { payment_id, note: 'A mistake' }, actor);
  const kept = async (stay: Made, who: Actor = 'owner A') =>
    (
      (await ask(world, 'desk_booking', { booking_id: stay.id }, who)).booking.payments.entries as {
        kind: string;
        is_kept: boolean;
      }[]
    ).map(({ kind, is_kept }) => [kind, is_kept]);
  await withGateway(world, async (gateway) => {
    // What an admin has sent back by hand would be sent once more.
    const sent = await book();
    await paidOnline(world, gateway, sent);
    await cancel(world, sent, advance);
    const { payment_id: byBank } = await note(world, sent, { kind: 'refunded', reference: 'NEFT-1' });
    assert.deepEqual(await back(byBank), alone);
    await settle(world);
    assert.deepEqual([await sums(world, sent), await refundStates(world, sent)], [[advance, advance, 0], []]);
    assert.deepEqual((await kept(sent))[0], ['refunded', true], 'nor is it offered');
    const read = await kept(sent, 'admin');
    assert.deepEqual(
      [read[0], read.at(-1)],
      [
        ['refunded', false],
        ['received', true],
      ],
      'the gateway’s are nobody’s',
    );

    // What its guest told the site: nobody would look for it.
    const told = await book();
    assert.equal((await ask(world, 'claim_advance', { token: told.token, utr: '426700120401' })).ok, true);
    assert.deepEqual(await kept(told), [['claimed', true]]);
    assert.deepEqual(await back(await entry(world, told, 'claimed')), alone);
    assert.equal((await open(world, told.token)).stay.reported_amount, advance);
    for (const method of ['cash', 'upi'])
      assert.equal(
        (await note(world, told, { amount: 1, method, settles: await entry(world, told, 'claimed') }, 'owner A')).field,
        'settles',
      );
    const other = await book();
    assert.equal((await back(await entry(world, told, 'claimed'), 'admin')).ok, true);
    assert.equal((await ask(world, 'claim_advance', { token: other.token, utr: '426700120401' })).code, 'utr_used');
    assert.equal((await ask(world, 'claim_advance', { token: told.token, utr: '426700120401' })).ok, true);

    // What an admin has noted, however it came; its own it mends, but what it had said of the site before there was a gateway.
    const noted = await book();
    const { payment_id: cash } = await note(world, noted, { amount: 500, method: 'cash' });
    assert.deepEqual(await back(cash), alone);
    const { payment_id: own } = await note(world, noted, { amount: 500, method: 'cash' }, 'owner A');
    assert.deepEqual((await kept(noted))[0], ['received', false]);
    assert.equal((await back(own)).ok, true);
    await withoutGateway(world, () => note(world, noted, { amount: 500 }, 'owner A'));
    assert.deepEqual(await back(await entry(world, noted, 'received')), alone);

    // What it says to have given back itself is at most what it has got, before its guest cancels and after.
    const given = await book();
    await paidOnline(world, gateway, given);
    const cashBack = (amount: number) => note(world, given, { kind: 'refunded', amount, method: 'cash' }, 'owner A');
    assert.deepEqual(await cashBack(1), alone);
    await note(world, given, { amount: 5000, method: 'cash' }, 'owner A');
    assert.deepEqual(await cashBack(5001), alone);
    assert.equal((await cashBack(2000)).ok, true);
    assert.deepEqual(await cashBack(3001), alone);
    await cancel(world, given, advance + 3000);
    assert.deepEqual(await cashBack(3001), alone);
    assert.equal((await cashBack(3000)).ok, true);
    assert.deepEqual(await cashBack(1), alone);
    await settle(world);
    assert.deepEqual(await sums(world, given), [advance + 5000, advance + 5000, 0]);
    assert.deepEqual(await refundStates(world, given), [`done ${advance}`]);

    // A promise of which the site gives anything stands, and no cash of the house is said to have kept it.
    const shrunk = await book();
    await paidOnline(world, gateway, shrunk);
    await note(world, shrunk, { amount: 9000, method: 'cash' }, 'owner A');
    await change(world, shrunk.id, 'advance_amount = advance_amount - 4000');
    await world.sql('select private.owe_refund($1, 4000)', [shrunk.id]);
    assert.deepEqual(await owed(world, shrunk), [[4000, 4000]]);
    assert.deepEqual(
      (await kept(shrunk)).map(([, isKept]) => isKept),
      [true, false, true],
      'what it took itself it mends',
    );
    assert.deepEqual(await back(await entry(world, shrunk, 'refund_owed')), alone);
    assert.deepEqual(await note(world, shrunk, { kind: 'refunded', amount: 1, method: 'cash' }, 'owner A'), alone);
    await settle(world);
    assert.deepEqual(await refundStates(world, shrunk), ['done 4000']);
    assert.deepEqual(await sums(world, shrunk), [advance + 9000, 4000, 0]);
    // One that is the house's alone it may end, as what it had taken; but not bring upon the site by taking its money back.
    const rests = await book();
    await paidOnline(world, gateway, rests);
    const { payment_id: taken } = await note(world, rests, { amount: 9000, method: 'cash' }, 'owner A');
    await world.sql('select private.owe_refund($1, 4000)', [rests.id]);
    assert.deepEqual(await owed(world, rests), [[4000, 0]]);
    assert.equal((await back(taken)).code, 'refund_rests_on_it');
    await settle(world);
    assert.deepEqual(await refundStates(world, rests), []);
    assert.equal((await back(await entry(world, rests, 'refund_owed'))).ok, true);
    assert.equal((await back(taken)).ok, true);
    assert.deepEqual(await sums(world, rests), [advance, 0, 0]);
    // An admin takes back either.
    const { payment_id: again } = await note(world, rests, { amount: 9000, method: 'cash' }, 'owner A');
    await world.sql('select private.owe_refund($1, 4000)', [rests.id]);
    assert.equal((await back(again, 'admin')).ok, true);
    assert.equal((await back(await entry(world, rests, 'refund_owed'), 'admin')).ok, true);
  });
}

/** What an admin has seen they have seen, whatever they are later: neither a role that is taken away nor an account that is deleted makes it the house's. */
export async function adminsBefore(world: World): Promise<void> {
  const book = booker(world);
  const alone = { ok: false, code: 'site_notes_it' };
  await withGateway(world, async () => {
    const person = await signUpPerson(world);
    const later: (() => Promise<unknown>)[] = [
      () => setRoleAsAdmin(world, person.userId, 'user'),
      () => world.sql('delete from auth.users where id = $1', [person.userId]),
    ];
    assert.equal((await setRoleAsAdmin(world, person.userId, 'admin')).ok, true);
    const stays = [await book(), await book()];
    const cash: unknown[] = [];
    for (const { id: booking_id } of stays) {
      const noted = { booking_id, kind: 'received', amount: advance };
      for (const method of ['site', 'cash']) {
        const one = await person.rpc('note_payment', { ...noted, method, idempotency_key: randomUUID() });
        assert.equal(one.ok, true, JSON.stringify(one));
        if (method === 'cash') cash.push(one.payment_id);
      }
    }
    for (const [index, end] of later.entries()) {
      await end();
      const stay = stays[index] as Made;
      const taken = { payment_id: cash[index], note: 'A mistake' };
      assert.deepEqual(await ask(world, 'reverse_payment', taken, 'owner A'), alone);
      await cancel(world, stay, 2 * advance);
      assert.deepEqual(await owed(world, stay), [[2 * advance, advance]]);
      const back = { kind: 'refunded', method: 'cash' };
      assert.deepEqual(await note(world, stay, { ...back, amount: advance + 1 }, 'owner A'), alone);
      assert.equal(
        (await note(world, stay, { ...back, amount: advance }, 'owner A')).ok,
        true,
        'its own it gives back',
      );
      assert.deepEqual(await note(world, stay, { ...back, amount: 1 }, 'owner A'), alone);
    }
    // Nor does it become an admin's what was the house's, once who noted it is one.
    const own = await book();
    const { payment_id } = await note(world, own, { amount: 500, method: 'cash' }, 'owner A');
    await setRoleAsAdmin(world, world.userId('owner A'), 'admin');
    await setRoleAsAdmin(world, world.userId('owner A'), 'owner');
    assert.equal((await ask(world, 'reverse_payment', { payment_id, note: 'Typed twice' }, 'owner A')).ok, true);
  });
}

/** A price that its house makes dearer takes back nothing that was promised to a guest: only the guest's own change does, or an admin's. */
export async function promisesStand(world: World): Promise<void> {
  const book = booker(world);
  const nights = async (stay: Made) => {
    const { check_in_date, check_out_date } = (await open(world, stay.token)).stay;
    return { check_in_date, check_out_date, num_rooms: 1, num_adults: 1, num_children: 0 };
  };
  const promised = async () => {
    const stay = await book();
    await note(world, stay, { amount: price, method: 'cash' });
    const { check_in_date, check_out_date, ...room } = await nights(stay);
    const shorter = { ...room, check_in_date, check_out_date: addDays(check_in_date, 1) };
    const fewer = { token: stay.token, ...shorter, seen: {}, total_amount: price / 2 };
    assert.deepEqual(await ask(world, 'change_by_guest', fewer), { ok: true });
    assert.deepEqual(await sums(world, stay), [price, 0, price / 2]);
    return { stay, longer: { ...shorter, check_out_date } };
  };
  for (const [who, left] of [
    ['owner A', price / 2],
    ['admin', 0],
  ] as const) {
    const { stay } = await promised();
    const dearer = {
      ...{ booking_id: stay.id, room_category_id: world.hotelOf('owner A').room, ...(await nights(stay)) },
      ...{ pricing: 'kept', night_price: price },
    };
    const quote = await ask(world, 'desk_change_quote', dearer, who);
    const agreed = { seen: {}, total_amount: quote.total_amount, price_reason: 'A feast' };
    const changed = await ask(world, 'change_stay', { ...dearer, ...agreed }, who);
    assert.equal(changed.ok, true, JSON.stringify([quote, changed]));
    assert.deepEqual(await sums(world, stay), [price, 0, left], who);
  }
  const { stay, longer } = await promised();
  const quote = await ask(world, 'guest_change_quote', { token: stay.token, ...longer });
  const grown = { token: stay.token, ...longer, seen: {}, total_amount: quote.total_amount };
  assert.deepEqual(await ask(world, 'change_by_guest', grown), { ok: true });
  assert.deepEqual(await sums(world, stay), [price, 0, 0]);
}

/** What the desk of owner A's house is shown of its own price a night for a stay, and what comes of it. */
async function repriced(world: World, stay: Made, night_price: number, who: Actor = 'owner A') {
  const { check_in_date, check_out_date } = (await open(world, stay.token)).stay;
  const wish = {
    ...{ booking_id: stay.id, room_category_id: world.hotelOf('owner A').room, check_in_date, check_out_date },
    ...{ num_rooms: 1, num_adults: 2, num_children: 0, night_price },
  };
  const quote = await ask(world, 'desk_change_quote', wish, who);
  const agreed = { seen: {}, total_amount: withTax(night_price) * nightsBetween(check_in_date, check_out_date) };
  const { ok, code } = await ask(world, 'change_stay', { ...wish, ...agreed, price_reason: 'As agreed' }, who);
  return { quote, code: ok ? null : code };
}
const withTax = (night: number) => (night * 105) / 100;
/** About what every night costs, before tax. */
const usual = 330_000;
/** A guest makes their stay a night of theirs. */
async function shorten(world: World, stay: Made): Promise<void> {
  const { check_in_date, num_adults, num_children, total_amount } = (await open(world, stay.token)).stay;
  const wish = {
    ...{ token: stay.token, check_in_date, check_out_date: addDays(check_in_date, 1) },
    ...{ num_rooms: 1, num_adults, num_children },
  };
  const fewer = { ...wish, seen: {}, total_amount: total_amount / 2 };
  assert.deepEqual(await ask(world, 'change_by_guest', fewer), { ok: true });
}
const advanceOf = async (world: World, stay: Made) => (await open(world, stay.token)).stay.advance_amount;

/** A house that makes a stay cheap and dear again moves neither the advance that its guest agreed to, nor the site's money to pay its own debts. */
export async function advanceOfHouse(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    const stay = await book();
    assert.equal((await repriced(world, stay, 100)).code, null);
    assert.equal(await advanceOf(world, stay), 210, 'never more than the whole price');
    assert.equal((await repriced(world, stay, 2 * usual)).code, null);
    assert.equal(await advanceOf(world, stay), advance, 'as agreed, though it is dearer than it was');
    await paidOnline(world, gateway, stay);
    assert.deepEqual(await sums(world, stay), [advance, 0, 0]);

    // What its guest makes of it is agreed anew.
    const shorter = await book();
    await shorten(world, shorter);
    const agreed = await advanceOf(world, shorter);
    assert.ok(agreed < advance);
    for (const night of [100, usual]) assert.equal((await repriced(world, shorter, night)).code, null);
    assert.equal(await advanceOf(world, shorter), agreed);

    // A promise that is all the house's, of a stay that its guest has made shorter.
    const indebted = async () => {
      const made = await book();
      await paidOnline(world, gateway, made);
      await note(world, made, { amount: price - advance, method: 'cash' }, 'owner A');
      await shorten(world, made);
      assert.deepEqual(await owed(world, made), [[price / 2, 0]]);
      return made;
    };
    const debtor = await indebted();
    const { quote, code } = await repriced(world, debtor, 100);
    assert.deepEqual([quote, code], [{ ok: false, code: 'refund_first' }, 'refund_first']);
    await settle(world);
    assert.deepEqual([await sums(world, debtor), await refundStates(world, debtor)], [[price, 0, price / 2], []]);
    const most = Math.ceil(advance / 105) * 100;
    assert.equal((await repriced(world, debtor, most)).code, null, 'what the site has is not beyond it');
    const more = price / 2 - withTax(most);
    assert.deepEqual(await sums(world, debtor), [price, 0, price / 2 + more]);
    assert.equal((await repriced(world, debtor, 100)).code, 'refund_first');
    // Once the house has given back what it owes, the site gives what it has beyond the price, and no more when that is as it was.
    const back = { kind: 'refunded', method: 'cash' };
    for (const amount of [price / 2, more])
      assert.equal((await note(world, debtor, { ...back, amount }, 'owner A')).ok, true);
    const cheap = await repriced(world, debtor, 100);
    const rest = withTax(most) - 105;
    assert.deepEqual([cheap.code, cheap.quote.back, cheap.quote.back_by_site], [null, rest, advance - 105]);
    assert.deepEqual(await owed(world, debtor), [[rest, advance - 105]]);
    assert.equal((await repriced(world, debtor, usual)).code, null);
    assert.equal(await advanceOf(world, debtor), advance);
    assert.deepEqual(await owed(world, debtor), [[rest, advance - 105]]);
    await settle(world);
    assert.deepEqual(await refundStates(world, debtor), [`done ${advance - 105}`]);

    // What is promised of the site's money alone keeps nobody from promising more of it.
    const lower = await book();
    await paidOnline(world, gateway, lower);
    for (const [night, before] of [
      [90_000, advance],
      [80_000, 2 * withTax(90_000)],
    ] as const) {
      const now = await repriced(world, lower, night);
      const more = before - 2 * withTax(night);
      assert.deepEqual([now.code, now.quote.back, now.quote.back_by_site], [null, more, more]);
    }

    // An admin decides, and a guest is not held by what the house owes.
    const decided = await indebted();
    const byAdmin = await repriced(world, decided, 100, 'admin');
    assert.deepEqual(
      [byAdmin.code, byAdmin.quote.back, byAdmin.quote.back_by_site],
      [null, price / 2 - 105, advance - 105],
    );
    const own = await book();
    await paidOnline(world, gateway, own);
    await note(world, own, { amount: price - advance, method: 'cash' }, 'owner A');
    assert.equal((await repriced(world, own, 150_000)).code, null);
    assert.deepEqual(await owed(world, own), [[price - 2 * withTax(150_000), 0]]);
    await shorten(world, own);
    assert.deepEqual(await sums(world, own), [price, 0, price - withTax(150_000)]);
  });
}

/** What came beyond a price that the desk has made lower is promised back in one with it, as its guest reads, and the desk sees it before. */
export async function priceOfHouse(world: World): Promise<void> {
  const book = booker(world);
  const paidAtDesk = async () => {
    const stay = await book();
    assert.equal((await note(world, stay, { amount: price, method: 'cash' }, 'owner A')).ok, true);
    return stay;
  };
  const stay = await paidAtDesk();
  const third = price - 2 * withTax(100_000);
  const { quote, code } = await repriced(world, stay, 100_000);
  assert.deepEqual([code, quote.back, quote.back_by_site], [null, third, 0]);
  assert.deepEqual(await sums(world, stay), [price, 0, third]);
  assert.equal((await open(world, stay.token)).stay.refund_due, third);
  const [mail] = await world.sql<{ owed: number }>(
    `select (private.mail_facts(kind, data, recipient) ->> 'refund_due')::integer as owed from private.outbox
     where kind = 'changed_guest' and data ->> 'booking_id' = $1`,
    [stay.id],
  );
  assert.equal(mail?.owed, third);
  const dearer = await repriced(world, stay, 100_100);
  assert.deepEqual([dearer.code, dearer.quote.back], [null, 0], 'and nothing twice');
  assert.deepEqual(await sums(world, stay), [price, 0, third]);

  // An invoice of a stay to come rests on its money.
  const invoiced = await paidAtDesk();
  const issued = await ask(
    world,
    'issue_invoice',
    { booking_id: invoiced.id, buyer: { name: 'Asha Kamat' } },
    'owner A',
  );
  for (const who of ['owner A', 'admin'] as const) {
    const refusal = await repriced(world, invoiced, 100_000, who);
    assert.deepEqual([refusal.quote.code, refusal.code], ['invoiced', 'invoiced']);
  }
  assert.equal((await repriced(world, invoiced, usual + 100)).code, null);
  const credit = { invoice_id: issued.invoice_id, reason: 'Cheaper' };
  assert.equal((await ask(world, 'credit_invoice', credit, 'owner A')).ok, true);
  assert.equal((await repriced(world, invoiced, 100_000)).code, null);
  assert.deepEqual(await sums(world, invoiced), [price, 0, third]);

  // Who leaves early, and is charged for the nights until today.
  const early = await paidAtDesk();
  await change(world, early.id, 'check_out_date = private.today() + 1, check_in_date = private.today() - 1');
  const move = (args: object) => ask(world, 'move_stay', { booking_id: early.id, seen: {}, ...args }, 'owner A');
  assert.equal((await move({ state: 'checked_in' })).ok, true);
  assert.equal((await move({ state: 'completed', total_amount: price / 2 })).ok, true);
  assert.deepEqual(await sums(world, early), [price, 0, price / 2]);
}

/** Another page of a stay, of ₹10 more, as if its advance had been that for a while. */
async function changedPage(world: World, stay: Made): Promise<string> {
  await change(world, stay.id, 'advance_amount = advance_amount + 1000');
  const page = await pageOf(world, stay);
  await change(world, stay.id, 'advance_amount = advance_amount - 1000');
  return page;
}

/** A change gives a stay whose time is over no time anew, though nobody has come round yet. */
export async function overdueChanged(world: World): Promise<void> {
  const stay = await booker(world)();
  await change(world, stay.id, `advance_due_at = now() - interval '1 minute'`);
  const { stay: seen } = await open(world, stay.token);
  const wish = {
    ...{ token: stay.token, check_in_date: seen.check_in_date, check_out_date: seen.check_out_date, num_rooms: 1 },
    ...{ num_adults: 1, num_children: 0 },
  };
  const quote = await ask(world, 'guest_change_quote', wish);
  const changed = await ask(world, 'change_by_guest', {
    ...wish,
    seen: {},
    total_amount: quote.total_amount,
  });
  assert.equal(changed.ok, true, JSON.stringify([quote, changed]));
  // Nor by going to today and back, where nothing ends by itself.
  const today = `check_out_date = private.today() + 2, check_in_date = private.today(), terms_date = private.today()`;
  await change(world, stay.id, `${today}, terms_time = '23:59:59'`);
  const away = await ask(world, 'guest_change_quote', wish);
  assert.deepEqual([away.code, typeof away.error], ['advance_over', 'string']);
  await change(world, stay.id, `advance_due_at = now() + interval '1 minute'`);
  assert.equal((await ask(world, 'guest_change_quote', wish)).ok, true);
  await change(
    world,
    stay.id,
    `check_in_date = check_in_date + 9, check_out_date = check_out_date + 9, advance_due_at = now() - interval '1 minute'`,
  );
  await world.sql('select private.job_cancel_unpaid()');
  assert.equal((await open(world, stay.token)).stay.booking_status, 'cancelled');
}

/** What a gateway has taken on, and not given back when the guest was told they would have it, a person hears of. */
export async function refundsLate(world: World): Promise<void> {
  const book = booker(world);
  await withGateway(world, async (gateway) => {
    gateway.refundsBecome('pending');
    const stay = await book();
    await paidOnline(world, gateway, stay);
    await cancel(world, stay, advance);
    await settle(world);
    assert.deepEqual(
      [await refundStates(world, stay), await trouble(world, 'refunds_stuck')],
      [[`sent ${advance}`], 0],
    );
    const dueIn = (days: number) =>
      world.sql(
        `do $$ begin set local session_replication_role = replica;
         update private.payments set due_on = private.today() + ${days} where kind = 'refund_owed'; end $$`,
      );
    await dueIn(0);
    assert.equal(await trouble(world, 'refunds_stuck'), 0);
    await dueIn(-1);
    assert.equal(await trouble(world, 'refunds_stuck'), 1);
    await settle(world);
    gateway.settle([...gateway.refunds.keys()][0] ?? '', 'processed');
    await deliverAll(world, gateway);
    assert.equal(await trouble(world, 'refunds_stuck'), 0);
    // What was due 90 days ago a person gives back.
    const old = await book();
    await paidOnline(world, gateway, old);
    await cancel(world, old, advance);
    await dueIn(-90);
    await settle(world);
    assert.deepEqual(await refundStates(world, old), []);
    await dueIn(-89);
    await settle(world);
    assert.deepEqual(await refundStates(world, old), [`sent ${advance}`]);
  });
}
