import assert from 'node:assert/strict';
import {
  admins,
  advance,
  advanceOf,
  bookNext,
  claim,
  claimed,
  deskClaim,
  entriesOf,
  entryOf,
  givenClaim,
  hoursLeft,
  kindsOf,
  ledgerOf,
  mails,
  nextUtr,
  note,
  refuse,
  reverse,
  spaced,
} from './givenClaims.ts';
import { ask, change, open, paid } from './stayLinks.ts';
import { test } from './worldTest.ts';

test('a claim ends the deadline of the advance, and only admins are asked for it', async (world) => {
  const stay = await bookNext(world);
  const utr = nextUtr();
  const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
  assert.equal(await hoursLeft(world, stay), 48);
  assert.deepEqual(await claim(world, stay, ` ${spaced(utr)}\t\n`), { ok: true, amount: advance });
  assert.deepEqual(await ledgerOf(world, stay), [['claimed', advance, utr]]);
  assert.deepEqual(await advanceOf(world, stay), {
    reported_amount: advance,
    payment_status: 'pending',
    advance_due_at: null,
    reference: utr,
  });
  assert.deepEqual(
    await world.sql('select actor_id, method::text from private.payments where booking_id = $1', [stay.id]),
    [{ actor_id: null, method: 'site' }],
  );
  assert.equal((await open(world, shared)).stay.claim, undefined);
  assert.deepEqual((await open(world, stay.token)).stay.payments, [], 'a claim is no payment');
  assert.deepEqual(
    (await mails(world, 'claim_admin', stay)).map(({ recipient, facts }) => [recipient, facts?.payment.reference]),
    (await admins(world)).map((email) => [email, utr]),
  );
  assert.deepEqual(await mails(world, 'claim_hotel', stay), []);
});

test('only the link of the guest claims an advance', async (world) => {
  const stay = await bookNext(world);
  const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
  const dead = await bookNext(world);
  await change(world, dead.id, `guest_email = 'new@guest.example'`);
  assert.equal((await claim(world, { token: shared }, nextUtr())).code, 'shared_link');
  const upper = stay.token.toUpperCase();
  for (const token of [dead.token, 'f'.repeat(64), upper, `${stay.token} `, '', null, stay.id, stay.booking_reference])
    assert.deepEqual(await claim(world, { token }, nextUtr()), { ok: false, code: 'not_found' }, String(token));
});

test('a claim needs a UTR of twelve digits, and does not set the amount', async (world) => {
  const stay = await bookNext(world);
  for (const utr of [
    ...[null, '', ' ', '42670011223', '4267001122334', 'UTR426700112233', '42670011223O', '4267-0011-2233'],
    ...['-42670011223', '42670011223.', '4.2670011e11', '٤٢٦٧٠٠١١٢٢٣٣', '４２６７００１１２２３３', '𝟒𝟐𝟔𝟕𝟎𝟎𝟏𝟏𝟐𝟐𝟑𝟑'],
    ...['426700112233\u200b', '426700112233;--', '000000000000', '999999999999', '1'.repeat(1_000_000)],
    ...[`${' '.repeat(60)}426700112233`, '%'.repeat(12), "'; drop table private.payments; --"],
  ]) {
    const { status, json } = await world.rpc('anon', 'claim_advance', { token: stay.token, utr });
    assert.deepEqual([status, json], [200, { ok: false, code: 'invalid_utr' }], String(utr).slice(0, 40));
  }
  const withAmount = { token: stay.token, utr: nextUtr(), amount: 1 };
  assert.notEqual((await world.rpc('anon', 'claim_advance', withAmount)).status, 200);
  assert.deepEqual(await ledgerOf(world, stay), []);
  for (const utr of [42670011223, [], {}, true, '\u0000'.padEnd(12, '1')])
    assert.ok((await world.rpc('anon', 'claim_advance', { token: stay.token, utr })).status < 500, String(utr));
});

test('rejects a second claim with the same UTR, which changes nothing', async (world) => {
  const { utr, ...first } = await givenClaim(world);
  const other = await bookNext(world);
  assert.deepEqual(await claim(world, other, utr), { ok: false, code: 'utr_used' });
  assert.deepEqual(await ledgerOf(world, other), []);
  assert.equal(await hoursLeft(world, other), 48);
  await claimed(world, first, advance, utr);
  assert.equal((await entriesOf(world, first)).length, 1, 'the same guest may send it again');
  // A correction that is refused leaves the claim before.
  const own = await claimed(world, other);
  assert.deepEqual(await claim(world, other, utr), { ok: false, code: 'utr_used' });
  assert.deepEqual(await ledgerOf(world, other), [['claimed', advance, own]]);
});

test('a corrected UTR replaces the first, which no other booking can use', async (world) => {
  const { utr, ...stay } = await givenClaim(world);
  const second = await claimed(world, stay);
  assert.deepEqual(await ledgerOf(world, stay), [
    ['claimed', advance, utr],
    ['reversed', advance, null],
    ['claimed', advance, second],
  ]);
  const { reported_amount, advance_due_at, reference } = await advanceOf(world, stay);
  assert.deepEqual([reported_amount, advance_due_at, reference], [advance, null, second]);
  assert.deepEqual(
    (await mails(world, 'claim_admin', stay)).map(({ facts }) => facts?.payment.reference),
    (await admins(world)).map(() => second),
    'one email a day asks for the UTR of that time',
  );
  assert.deepEqual(await mails(world, 'claim_refused', stay), []);
  assert.deepEqual(await claim(world, await bookNext(world), utr), { ok: false, code: 'utr_used' });
});

test('a UTR belongs to one booking and one receipt, whoever records it', async (world) => {
  const { utr: before, ...stay } = await givenClaim(world);
  const utr = await claimed(world, stay);
  const other = await bookNext(world);
  await paid(world, other.id, 1000);
  for (const [reference, kind, code] of [
    [utr, 'received', 'utr_used'],
    [spaced(utr).trim(), 'received', 'utr_used'],
    [before, 'received', 'utr_used'],
    [before, 'claimed', 'utr_used'],
    [utr, 'claimed', 'utr_used'],
    [utr, 'refunded', undefined],
    [`Slip ${utr}`, 'received', undefined],
  ])
    assert.equal(
      (await note(world, other, { kind, reference, amount: 100, method: 'upi' }, 'owner A')).code,
      code,
      `${kind} ${reference}`,
    );
  assert.equal((await entryOf(world, other, 'received'))?.reference, `Slip ${utr}`);
  const own = nextUtr();
  assert.equal((await note(world, other, { amount: 5, method: 'upi', reference: spaced(own).trim() })).ok, true);
  assert.equal((await note(world, other, { amount: 5, method: 'upi', reference: own })).code, 'utr_used');
});

test('a guest claims and corrects the rest of an advance beside the claim of the desk', {
  tags: 'long',
}, async (world) => {
  const stay = await bookNext(world);
  await note(world, stay, { amount: 1000, method: 'cash' }, 'owner A');
  await deskClaim(world, stay, { amount: 300 });
  const first = await claimed(world, stay, advance - 1000);
  const second = await claimed(world, stay, advance - 1000);
  assert.deepEqual((await ledgerOf(world, stay)).slice(1), [
    ['claimed', 300, null],
    ['claimed', advance - 1000, first],
    ['reversed', advance - 1000, null],
    ['claimed', advance - 1000, second],
  ]);
  assert.equal((await advanceOf(world, stay)).reported_amount, advance - 1000);
});

test('after a part is received, the rest is claimed and settled with its own UTR', async (world) => {
  const stay = await givenClaim(world);
  await note(world, stay, { amount: 1000 });
  await claimed(world, stay, advance - 1000);
  assert.deepEqual(await kindsOf(world, stay), ['claimed', 'received', 'claimed']);
  await note(world, stay, { amount: advance - 1000 });
  assert.equal((await entryOf(world, stay, 'received'))?.settles, (await entryOf(world, stay, 'claimed'))?.id);
  assert.equal((await advanceOf(world, stay)).payment_status, 'paid');
});

test('of two open claims a guest corrects the last', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  const cash = await note(world, stay, { amount: 1000, method: 'cash' });
  await claimed(world, stay, advance - 1000);
  const came = await note(world, stay, { amount: 500 });
  await claimed(world, stay, advance - 1500);
  const last = await entryOf(world, stay, 'claimed');
  await reverse(world, came.payment_id);
  assert.equal((await claim(world, stay, nextUtr())).code, 'nothing_due');
  await reverse(world, cash.payment_id);
  await claimed(world, stay, 1000);
  assert.equal((await entryOf(world, stay, 'reversed'))?.reverses, last?.id);
});

for (const [code, set] of [
  ['not_changeable', `booking_status = 'cancelled'`],
  ['not_changeable', `booking_status = 'completed'`],
  ['not_changeable', `check_in_date = private.today(), check_out_date = private.today() + 2, checked_in_at = now()`],
  ['nothing_due', `payment_status = 'paid'`],
  ['nothing_due', `payment_status = 'refunded'`],
  ['nothing_due', 'advance_amount = 0, advance_percent = 0'],
] as const)
  test(`refuses a claim with ${code} where ${set}`, async (world) => {
    const stay = await bookNext(world);
    await change(world, stay.id, set);
    const { status, json } = await world.rpc('anon', 'claim_advance', { token: stay.token, utr: nextUtr() });
    assert.deepEqual([status, json.code], [200, code]);
    assert.equal(await entryOf(world, stay, 'claimed'), undefined);
  });

for (const set of [`payment_status = 'failed'`, `booking_status = 'pending'`])
  test(`takes a claim where ${set}`, async (world) => {
    const stay = await bookNext(world);
    await change(world, stay.id, set);
    await claimed(world, stay);
    const { reported_amount, advance_due_at } = await advanceOf(world, stay);
    assert.deepEqual([reported_amount, advance_due_at], [advance, null]);
    assert.deepEqual(await world.sql('select advance_due_at as due from public.bookings where id = $1', [stay.id]), [
      { due: null },
    ]);
  });

test('a cancelled booking keeps its UTR and takes no other', async (world) => {
  const { utr, ...stay } = await givenClaim(world);
  await change(world, stay.id, `booking_status = 'cancelled'`);
  await claimed(world, stay, advance, utr);
  assert.equal((await claim(world, stay, nextUtr())).code, 'not_changeable');
  assert.equal((await claim(world, await bookNext(world), utr)).code, 'utr_used');
});

test('a booking takes five UTRs of its guest, and more of the desk', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  for (let n = 0; n < 5; n += 1) {
    await claimed(world, stay, advance, await claimed(world, stay));
    if (n % 2 === 0) await refuse(world, stay);
  }
  assert.equal((await claim(world, stay, nextUtr())).code, 'claimed_often');
  await world.sql('delete from private.rate_hits');
  assert.equal((await claim(world, stay, nextUtr())).code, 'claimed_often', 'nor another day');
  assert.equal((await note(world, stay, { kind: 'claimed', amount: 1, method: 'upi' })).ok, true);
});

test('a booking tries ten UTRs a day', { tags: 'long' }, async (world) => {
  const { utr } = await givenClaim(world);
  const guesser = await bookNext(world);
  const codes = [];
  for (let n = 0; n < 12; n += 1) codes.push((await claim(world, guesser, utr)).code);
  assert.deepEqual(codes, [...Array(10).fill('utr_used'), 'claimed_often', 'claimed_often']);
  assert.equal((await claim(world, guesser, nextUtr())).code, 'claimed_often');
  await world.sql('delete from private.rate_hits');
  await claimed(world, guesser);
});

test('claims of a connection are limited, with and without a booking', { tags: 'long' }, async (world) => {
  const { utr, token } = await givenClaim(world);
  await world.sql('update private.settings set lookups_per_client_a_minute = 2');
  for (const one of [token, 'f'.repeat(64)]) {
    await world.sql('delete from private.rate_hits');
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await claim(world, { token: one }, utr)).code);
    assert.ok(answers.includes('rate_limited'), one);
  }
});
