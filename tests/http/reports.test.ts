import assert from 'node:assert/strict';
import { asAdmin, setPaymentStatus, setSettings } from './given.ts';
import {
  admins,
  advance,
  advanceOf,
  bookNext,
  cancelByGuest,
  confirm,
  emailOf,
  givenReport,
  hoursLeft,
  mails,
  nextUtr,
  receive,
  record,
  refundBySite,
  reject,
  report,
  reported,
  spaced,
  statesOf,
} from './givenMoney.ts';
import { ask, change, open } from './stayLinks.ts';
import { test } from './worldTest.ts';

test('a reported payment ends the deadline; admins and the guest are emailed, the property is not', async (world) => {
  const stay = await bookNext(world);
  const utr = nextUtr();
  const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
  assert.equal(await hoursLeft(world, stay), 48);
  await world.sql('delete from private.outbox');
  assert.deepEqual(await report(world, stay, ` ${spaced(utr)}\t\n`), { ok: true, amount: advance });
  const now = { reported_amount: advance, payment_status: 'pending', advance_due_at: null, reference: utr };
  assert.deepEqual(await advanceOf(world, stay), now);
  assert.deepEqual(
    await world.sql(
      `select state::text, holder::text, method::text, by_guest, recorded_by, received_at from private.payments where booking_id = $1`,
      [stay.id],
    ),
    [{ state: 'reported', holder: 'site', method: 'upi', by_guest: true, recorded_by: null, received_at: null }],
  );
  assert.equal((await open(world, shared)).stay.report, undefined);
  assert.deepEqual((await open(world, stay.token)).stay.payments, [], 'it is not received yet');
  assert.deepEqual(
    (await mails(world, 'payment_reported_admin', stay)).map(({ recipient, facts }) => [
      recipient,
      facts?.payment.reference,
      facts?.payment.amount,
    ]),
    (await admins(world)).map((email) => [email, utr, advance]),
  );
  assert.deepEqual(
    (await mails(world, 'payment_reported', stay)).map(({ recipient }) => recipient),
    [await emailOf(world, stay)],
  );
  assert.deepEqual(await world.sql('select distinct kind from private.outbox order by kind'), [
    { kind: 'payment_reported' },
    { kind: 'payment_reported_admin' },
  ]);
});

test('only the link of the guest reports a payment', async (world) => {
  const stay = await bookNext(world);
  const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
  const dead = await bookNext(world);
  await change(world, dead.id, `guest_email = 'new@guest.example'`);
  assert.equal((await report(world, { token: shared }, nextUtr())).code, 'shared_link');
  const upper = stay.token.toUpperCase();
  for (const token of [dead.token, 'f'.repeat(64), upper, `${stay.token} `, '', null, stay.id])
    assert.deepEqual(await report(world, { token }, nextUtr()), { ok: false, code: 'not_found' }, String(token));
});

test('a report needs a UTR of twelve digits, and does not set the amount', async (world) => {
  const stay = await bookNext(world);
  for (const utr of [
    ...[null, '', ' ', '42670011223', '4267001122334', 'UTR426700112233', '42670011223O', '4267-0011-2233'],
    ...['-42670011223', '42670011223.', '4.2670011e11', '٤٢٦٧٠٠١١٢٢٣٣', '４２６７００１１２２３３', '𝟒𝟐𝟔𝟕𝟎𝟎𝟏𝟏𝟐𝟐𝟑𝟑'],
    ...['426700112233\u200b', '426700112233;--', '000000000000', '999999999999', '1'.repeat(1_000_000)],
    ...[`${' '.repeat(60)}426700112233`, '%'.repeat(12), "'; drop table private.payments; --"],
  ]) {
    const { status, json } = await world.rpc('anon', 'report_payment', { token: stay.token, utr });
    assert.deepEqual([status, json], [200, { ok: false, code: 'invalid_utr' }], String(utr).slice(0, 40));
  }
  const withAmount = { token: stay.token, utr: nextUtr(), amount: 1 };
  assert.notEqual((await world.rpc('anon', 'report_payment', withAmount)).status, 200);
  assert.deepEqual(await statesOf(world, stay), []);
  for (const utr of [42670011223, [], {}, true, '\u0000'.padEnd(12, '1')])
    assert.ok((await world.rpc('anon', 'report_payment', { token: stay.token, utr })).status < 500, String(utr));
});

test('a UTR that another booking has used goes to an admin, who receives it once', async (world) => {
  const { utr, ...first } = await givenReport(world);
  const [second, third] = [await bookNext(world), await bookNext(world)];
  await reported(world, second, advance, utr);
  const { reported: list } = await asAdmin(world, 'admin_advances');
  assert.deepEqual(
    list.map(({ utr_elsewhere }: { utr_elsewhere: string[] }) => utr_elsewhere),
    [[second.booking_reference], [first.booking_reference]],
  );
  assert.equal((await confirm(world, first)).ok, true);
  assert.deepEqual(await confirm(world, second), { ok: false, code: 'utr_used' });
  for (const reference of [utr, spaced(utr).trim()])
    assert.equal((await receive(world, third, { reference })).code, 'utr_used', reference);
  // What a property records, and refunds, have numbers of their own.
  assert.equal((await record(world, third, { reference: utr, amount: 5 })).ok, true);
  assert.equal((await receive(world, third, { reference: `Slip ${utr}`, amount: 5 })).ok, true);
  assert.equal((await refundBySite(world, third, { reference: utr, amount: 5 })).ok, true);
  assert.deepEqual(await statesOf(world, second), [['reported', advance, 'site']]);
});

test('a corrected UTR replaces the first, and one email a day asks for the last', async (world) => {
  const { utr, ...stay } = await givenReport(world);
  assert.deepEqual(await report(world, stay, utr), { ok: true, amount: advance }, 'once more changes nothing');
  const second = await reported(world, stay);
  assert.deepEqual(await statesOf(world, stay), [
    ['rejected', advance, 'site'],
    ['reported', advance, 'site'],
  ]);
  const { reported_amount, advance_due_at, reference } = await advanceOf(world, stay);
  assert.deepEqual([reported_amount, advance_due_at, reference], [advance, null, second]);
  assert.deepEqual(
    (await mails(world, 'payment_reported_admin', stay)).map(({ facts }) => facts?.payment.reference),
    (await admins(world)).map(() => second),
  );
  assert.deepEqual(await mails(world, 'payment_rejected', stay), []);
});

test('a guest reports the rest of an advance beside what the desk expects', async (world) => {
  const stay = await bookNext(world);
  await record(world, stay, { amount: 1000 });
  await record(world, stay, { amount: 300, is_reported: true });
  for (const _ of ['first', 'corrected']) await reported(world, stay, advance - 1000);
  assert.deepEqual((await statesOf(world, stay)).slice(1), [
    ['reported', 300, 'property'],
    ['rejected', advance - 1000, 'site'],
    ['reported', advance - 1000, 'site'],
  ]);
  assert.equal((await advanceOf(world, stay)).reported_amount, advance - 1000);
});

for (const [code, set] of [
  ['not_changeable', `booking_status = 'cancelled'`],
  ['not_changeable', `booking_status = 'completed'`],
  ['not_changeable', `check_in_date = private.today(), check_out_date = private.today() + 2, checked_in_at = now()`],
  ['nothing_due', 'paid'],
  ['nothing_due', 'refunded'],
  ['nothing_due', 'advance_amount = 0, advance_percent = 0'],
] as const)
  test(`rejects a report with ${code} where ${set}`, async (world) => {
    const stay = await bookNext(world);
    if (set === 'refunded') await setPaymentStatus(world, stay.id, 'paid');
    if (set === 'paid' || set === 'refunded') await setPaymentStatus(world, stay.id, set);
    else await change(world, stay.id, set);
    const { status, json } = await world.rpc('anon', 'report_payment', { token: stay.token, utr: nextUtr() });
    assert.deepEqual([status, json], [200, { ok: false, code }]);
  });

for (const set of [`payment_status = 'failed'`, `booking_status = 'pending'`])
  test(`accepts a report where ${set}`, async (world) => {
    const stay = await bookNext(world);
    await change(world, stay.id, set);
    await reported(world, stay);
    assert.equal((await advanceOf(world, stay)).reported_amount, advance);
    assert.deepEqual(await world.sql('select advance_due_at as due from public.bookings where id = $1', [stay.id]), [
      { due: null },
    ]);
  });

test('a cancelled booking keeps its report and takes no other', async (world) => {
  const { utr, ...stay } = await givenReport(world);
  await cancelByGuest(world, stay);
  await reported(world, stay, advance, utr);
  assert.equal((await report(world, stay, nextUtr())).code, 'not_changeable');
});

test('a booking takes five UTRs of its guest, and more of the desk', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  for (let n = 0; n < 5; n += 1) {
    await reported(world, stay, advance, await reported(world, stay));
    if (n % 2 === 0) await reject(world, stay);
  }
  assert.equal((await report(world, stay, nextUtr())).code, 'reported_often');
  await world.sql('delete from private.rate_hits');
  assert.equal((await report(world, stay, nextUtr())).code, 'reported_often', 'nor another day');
  assert.equal((await record(world, stay, { amount: 1, is_reported: true })).ok, true);
});

test('reports of a connection are limited, with and without a booking', { tags: 'long' }, async (world) => {
  const { utr, token } = await givenReport(world);
  await setSettings(world, { lookups_per_client_a_minute: 2 });
  for (const one of [token, 'f'.repeat(64)]) {
    await world.sql('delete from private.rate_hits');
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await report(world, { token: one }, utr)).code);
    assert.ok(answers.includes('rate_limited'), one);
  }
});
