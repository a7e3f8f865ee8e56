import assert from 'node:assert/strict';
import { asAdmin, setLimits, setPaymentStatus } from './given.ts';
import { admins, advance, type Booking, givenBooking, givenReport, nextUtr } from './givenMoney.ts';
import { ask, open } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const spaced = (utr: string) => utr.replace(/(.{4})/g, '$1 ');

async function toldAdmins(stay: Booking, amount: number, reference: string): Promise<void> {
  const mails = await stay.mails('payment_reported_admin');
  assert.deepEqual(await admins(stay.world), mails.map(({ recipient }) => recipient).sort());
  for (const { facts } of mails) assert.partialDeepStrictEqual(facts?.payment, { amount, reference });
}

test('a reported payment ends the deadline; admins and the guest are emailed, the property is not', async (world) => {
  const stay = await givenBooking(world);
  const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
  assert.equal(await stay.hoursLeft(), 48);
  await world.sql('delete from private.outbox');
  const reference = nextUtr();
  assert.deepEqual(await stay.report(` ${spaced(reference)}\t\n`), { ok: true, amount: advance });
  const now = { reported_amount: advance, payment_status: 'pending', advance_due_at: null, reference };
  assert.deepEqual(await stay.advance(), now);
  assert.deepEqual(await stay.states(), [['reported', advance, 'site']]);
  assert.deepEqual((await stay.read()).payments, [], 'it is not received yet');
  assert.equal((await open(world, shared)).stay.report, undefined);
  await toldAdmins(stay, advance, reference);
  await stay.emailToGuest('payment_reported');
  assert.deepEqual(await world.sql('select distinct kind from private.outbox order by kind'), [
    { kind: 'payment_reported' },
    { kind: 'payment_reported_admin' },
  ]);
});

test('a report is shown, and puts off no deadline before its guest has opened a link from their mailbox', async (world) => {
  const stay = await givenBooking(world);
  await stay.set('verified_at = null');
  await stay.reported();
  const { reported_amount, is_verified } = await stay.read();
  assert.deepEqual([reported_amount, is_verified, await stay.hoursLeft()], [advance, false, 48]);
  const token = await world.value('select private.stay_link($1, p_is_mailed => true) as token', [stay.id]);
  assert.equal((await open(world, token)).stay.advance_due_at, null);
});

const reportBy = (world: World, reference: string | null, utr = nextUtr()) =>
  ask(world, 'report_payment', { token: null, reference, utr });

test('anyone with the reference reports one payment, which admins look for and which changes nothing else', async (world) => {
  const stay = await givenBooking(world);
  const { booking_reference: reference } = stay;
  const before = await stay.read();
  const utr = nextUtr();
  for (const _ of ['once', 'again'])
    assert.deepEqual(await reportBy(world, reference, utr), { ok: true, amount: advance });
  assert.deepEqual(await reportBy(world, reference), { ok: false, code: 'link_needed' });
  assert.deepEqual(await stay.read(), before);
  assert.deepEqual(await stay.states(), [['reported', advance, 'site']]);
  assert.equal((await stay.emailToGuest('payment_reported'))?.payment.reference, utr);
  assert.deepEqual(await listed(world), [[stay.id], [stay.id]]);
  assert.deepEqual(await stay.withdraw(), { ok: false, code: 'nothing_reported' });
  assert.equal((await stay.confirm()).ok, true);
  assert.equal((await stay.read()).payment_status, 'paid');
  for (const wrong of ['7KQM-2XWD-9RTB-HC4N', '', null]) assert.equal((await reportBy(world, wrong)).code, 'not_found');
});

test('a report with the reference alone stands beside those by the link, and takes none of their numbers and time', async (world) => {
  const stay = await givenBooking(world);
  assert.equal((await reportBy(world, stay.booking_reference)).ok, true);
  assert.equal((await stay.reject()).ok, true);
  assert.deepEqual(await stay.mails('payment_rejected'), []);
  for (let n = 0; n < 5; n += 1) await stay.reported();
  assert.equal((await stay.advance()).advance_due_at, null, 'the first report by the link puts the deadline off');
  assert.equal((await stay.report(nextUtr())).code, 'reported_often');
  assert.deepEqual(await reportBy(world, stay.booking_reference), { ok: false, code: 'link_needed' });
  assert.equal((await stay.advance()).reference, stay.utr);
  const other = await givenBooking(world);
  const utr = nextUtr();
  assert.equal((await reportBy(world, other.booking_reference, utr)).ok, true);
  await other.reported(advance, utr);
  assert.deepEqual(await other.states(), [
    ['rejected', advance, 'site'],
    ['reported', advance, 'site'],
  ]);
});

test('only the link of the guest reports or withdraws a payment', async (world) => {
  const [stay, dead] = [await givenBooking(world), await givenBooking(world)];
  const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
  await dead.set(`guest_email = 'new@guest.example'`);
  const upper = stay.token.toUpperCase();
  for (const token of [shared, dead.token, 'f'.repeat(64), upper, `${stay.token} `, '', null, stay.id]) {
    const refusal = { ok: false, code: token === shared ? 'shared_link' : 'not_found' };
    assert.deepEqual([await stay.report(nextUtr(), token), await stay.withdraw(token)], [refusal, refusal], token);
  }
});

test('a report needs a UTR of twelve digits, and does not set the amount', async (world) => {
  const stay = await givenBooking(world);
  for (const utr of [
    ...[null, '', ' ', '42670011223', '4267001122334', 'UTR426700112233', '42670011223O', '4267-0011-2233'],
    ...['-42670011223', '42670011223.', '4.2670011e11', '٤٢٦٧٠٠١١٢٢٣٣', '４２６７００１１２２３３', '𝟒𝟐𝟔𝟕𝟎𝟎𝟏𝟏𝟐𝟐𝟑𝟑'],
    ...['426700112233\u200b', '426700112233;--', '000000000000', '999999999999', '1'.repeat(1_000_000)],
    ...[`${' '.repeat(60)}426700112233`, '%'.repeat(12), "'; drop table private.payments; --"],
  ])
    assert.deepEqual(await stay.report(utr), { ok: false, code: 'invalid_utr' }, String(utr).slice(0, 40));
  const withAmount = { token: stay.token, utr: nextUtr(), amount: 1 };
  assert.notEqual((await world.rpc('anon', 'report_payment', withAmount)).status, 200);
  assert.deepEqual(await stay.states(), []);
  for (const utr of [42670011223, [], {}, true, '\u0000'.padEnd(12, '1')])
    assert.ok((await world.rpc('anon', 'report_payment', { token: stay.token, utr })).status < 500, String(utr));
});

test('a UTR that another booking has used goes to an admin, who receives it once', async (world) => {
  const [first, second, third] = [await givenReport(world), await givenBooking(world), await givenBooking(world)];
  await second.reported(advance, first.utr);
  const { reported } = await asAdmin(world, 'admin_advances');
  assert.deepEqual(
    reported.map(({ utr_elsewhere }: { utr_elsewhere: string[] }) => utr_elsewhere),
    [[second.booking_reference], [first.booking_reference]],
  );
  assert.equal((await first.confirm()).ok, true);
  assert.deepEqual(await second.confirm(), { ok: false, code: 'utr_used' });
  for (const reference of [first.utr, spaced(first.utr).trim()])
    assert.equal((await third.receive({ reference })).code, 'utr_used', reference);
  assert.equal((await third.record({ reference: first.utr, amount: 5 })).ok, true);
  assert.equal((await third.receive({ method: 'bank', reference: `Slip ${first.utr}`, amount: 5 })).ok, true);
  assert.equal((await third.refundBySite({ reference: first.utr, amount: 5 })).ok, true);
});

test('a corrected UTR replaces the first, beside what the desk expects', async (world) => {
  const stay = await givenBooking(world);
  await stay.record({ amount: 1000 });
  await stay.record({ amount: 300, is_reported: true });
  const rest = advance - 1000;
  await stay.reported(rest);
  assert.deepEqual(await stay.report(stay.utr), { ok: true, amount: rest }, 'once more changes nothing');
  await stay.reported(rest);
  assert.deepEqual((await stay.states()).slice(1), [
    ['reported', 300, 'property'],
    ['rejected', rest, 'site'],
    ['reported', rest, 'site'],
  ]);
  assert.partialDeepStrictEqual(await stay.advance(), { reported_amount: rest, reference: stay.utr });
  await toldAdmins(stay, rest, stay.utr);
  assert.deepEqual(await stay.mails('payment_rejected'), []);
});

for (const [code, set] of [
  ['not_changeable', `booking_status = 'completed'`],
  ['not_changeable', `check_in_date = private.today(), check_out_date = private.today() + 2, checked_in_at = now()`],
  ['nothing_due', 'advance_amount = 0, advance_percent = 0'],
  [undefined, `payment_status = 'failed'`],
  [undefined, `booking_status = 'pending'`],
] as const)
  test(`${code ? `rejects a report with ${code}` : 'accepts a report'} where ${set}`, async (world) => {
    const stay = await givenBooking(world);
    await stay.set(set);
    assert.equal((await stay.report(nextUtr())).code, code);
    if (!code) assert.deepEqual(await stay.facts('advance_due_at as due'), { due: null });
  });

test('a paid or refunded booking takes no report, and a cancelled one keeps what it has', async (world) => {
  const [stay, cancelled] = [await givenBooking(world), await givenReport(world)];
  for (const status of ['paid', 'refunded']) {
    await setPaymentStatus(world, stay.id, status);
    assert.deepEqual(await stay.report(nextUtr()), { ok: false, code: 'nothing_due' });
  }
  await cancelled.cancel();
  await cancelled.reported(advance, cancelled.utr);
  assert.equal((await cancelled.report(nextUtr())).code, 'not_changeable');
});

test('a booking takes five UTRs of its guest, and more of the desk', { tags: 'long' }, async (world) => {
  const stay = await givenBooking(world);
  for (let n = 0; n < 5; n += 1) {
    await stay.reported();
    if (n % 2 === 0) await stay.reject();
  }
  assert.equal((await stay.report(nextUtr())).code, 'reported_often');
  await world.sql('delete from private.rate_hits');
  assert.equal((await stay.report(nextUtr())).code, 'reported_often', 'nor another day');
  assert.equal((await stay.record({ amount: 1, is_reported: true })).ok, true);
});

test('reports of a connection are limited, with and without a booking', { tags: 'long' }, async (world) => {
  const stay = await givenReport(world);
  await setLimits(world, { lookups_per_client_a_minute: 2 });
  for (const token of [stay.token, 'f'.repeat(64)]) {
    await world.sql('delete from private.rate_hits');
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await stay.report(stay.utr, token)).code);
    assert.ok(answers.includes('rate_limited'), token);
  }
});

type Row = { booking_id: string; [fact: string]: unknown };
const list = (world: World): Promise<Record<'reported' | 'awaited' | 'refunds_due', Row[]>> =>
  asAdmin(world, 'admin_advances');
async function listed(world: World) {
  const { reported, awaited } = await list(world);
  return [reported, awaited].map((rows) =>
    rows.filter(({ guest_name }) => guest_name === 'Asha Maria Kamat').map(({ booking_id }) => booking_id),
  );
}

test('admins read the oldest report first, and the advance that is due first', async (world) => {
  const [first, second, third] = [await givenBooking(world), await givenBooking(world), await givenBooking(world)];
  await third.set(`advance_due_at = now() + interval '1 hour'`);
  assert.deepEqual(await listed(world), [[], [third.id, first.id, second.id]]);
  await second.reported();
  await first.reported();
  assert.deepEqual(await listed(world), [[second.id, first.id], [third.id]]);
  assert.equal((await asAdmin(world, 'admin_overview')).reported_payments, 2);
  assert.partialDeepStrictEqual((await list(world)).reported[0], {
    ...{ booking_reference: second.booking_reference, hotel_name: 'House of owner A', reference: second.utr },
    ...{ amount: advance, state: 'reported', by_guest: true, may: ['receive', 'reject'], utr_elsewhere: [] },
  });
  await second.reported();
  assert.deepEqual((await listed(world))[0], [first.id, second.id], 'a corrected report is the newest');
  await first.cancel();
  assert.deepEqual((await listed(world))[0], [first.id, second.id], 'of a cancelled booking too');
  await first.set('erased_at = now()');
  await second.reject();
  assert.deepEqual(await listed(world), [[], [third.id, second.id]]);
  assert.equal((await world.sql(`select from private.audit_log where entity_id = 'advances'`)).length, 1);
});

test('a payment that a desk expects is listed only if the site is to find it', async (world) => {
  const stay = await givenBooking(world);
  await stay.record({ amount: 1000 });
  await stay.record({ amount: 5, is_reported: true });
  const part = (await list(world)).awaited.find(({ booking_id }) => booking_id === stay.id);
  assert.deepEqual([part?.due, part?.advance_due_at], [advance - 1000, null]);
  await stay.receive({ amount: 5, is_reported: true });
  assert.deepEqual(await listed(world), [[stay.id], []]);
  await stay.reject();
  await stay.receive({ amount: advance - 1000 });
  assert.deepEqual(await listed(world), [[], []]);
});

test('no advance is awaited of a booking that has begun, is cancelled, erased or pays at the property', async (world) => {
  for (const set of [
    'erased_at = now()',
    'advance_amount = 0, advance_percent = 0',
    'check_in_date = private.today() - 1, check_out_date = private.today() + 1',
    `booking_status = 'cancelled'`,
    `payment_status = 'failed'`,
  ]) {
    await (await givenBooking(world)).set(set);
    assert.deepEqual(await listed(world), [[], []], set);
  }
});

test('admins read each refund that is due, the first due first', async (world) => {
  const due = async (days: number): Promise<Booking> => {
    const stay = await givenBooking(world);
    await stay.receive({ amount: days * 1000 });
    await stay.cancelByProperty();
    const set = `update private.refunds set due_on = private.today() + $2::integer where booking_id = $1`;
    await world.sql('alter table private.refunds disable trigger guard_money');
    await world.sql(set, [stay.id, days]);
    await world.sql('alter table private.refunds enable trigger guard_money');
    return stay;
  };
  const [later, refunded, soon] = [await due(9), await due(2), await due(3)];
  await refunded.refundBySite({ amount: 2000 });
  await soon.refundBySite({ amount: 1000 });
  const { refunds_due } = await list(world);
  assert.partialDeepStrictEqual(refunds_due, [
    { booking_id: soon.id, amount: 2000, due_on: dayFromToday(3), hotel_name: 'House of owner A', may: ['pay'] },
    { booking_id: later.id, amount: 9000, due_on: dayFromToday(9), holder: 'site', reason: 'cancelled' },
  ]);
  assert.equal(refunds_due.length, 2);
});
