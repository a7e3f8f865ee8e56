import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import {
  advance,
  advanceOf,
  areSent,
  bookNext,
  claim,
  claimed,
  deskClaim,
  emailOf,
  entriesOf,
  entryOf,
  givenClaim,
  isOutdated,
  mails,
  nextUtr,
  note,
  price,
  reverse,
  spaced,
} from './givenClaims.ts';
import { ask, bookAsGuest, change, type Made, open } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

/** Says of each receipt whether it settles the first claim. */
async function settled(world: World, stay: Made): Promise<boolean[]> {
  const entries = await entriesOf(world, stay);
  const first = entries.find(({ kind }) => kind === 'claimed')?.id;
  return entries.filter(({ kind }) => kind === 'received').map(({ settles }) => settles === first);
}

const ways: [Actor, string, (id: string, utr: string) => object, object][] = [
  ['admin', 'without a word of the claim', () => ({}), {}],
  ['admin', 'by naming the claim', (settles) => ({ settles }), { tags: 'long' }],
  ['admin', 'by another UTR', () => ({ reference: nextUtr() }), { tags: 'long' }],
  ['owner A', 'by claim and UTR', (settles, reference) => ({ settles, reference }), { tags: 'long' }],
  ['owner A', 'by its UTR', (_, reference) => ({ reference }), {}],
  ['desk', 'by its UTR with spaces', (_, utr) => ({ reference: spaced(utr) }), { tags: 'long' }],
  ['manager', 'by naming the claim', (settles) => ({ settles }), { tags: 'long' }],
];
for (const [actor, way, argsOf, options] of ways)
  test(
    `${actor} marks a claim as received ${way}: the booking is paid, its guest is emailed`,
    options,
    async (world) => {
      const { utr, ...stay } = await givenClaim(world);
      const args = argsOf((await entryOf(world, stay, 'claimed'))?.id ?? '', utr);
      for (const stranger of ['owner B', 'user'] as const)
        assert.deepEqual(await note(world, stay, args, stranger), { ok: false, code: 'not_found' });
      const idempotency_key = randomUUID();
      const answer = await note(world, stay, { ...args, idempotency_key }, actor);
      assert.deepEqual([answer.ok, answer.ledger?.claimed, answer.ledger?.received], [true, 0, advance]);
      const again = await note(world, stay, { ...args, idempotency_key }, actor);
      assert.deepEqual([again.replayed, again.payment_id], [true, answer.payment_id]);
      const reused = await note(world, stay, { ...args, settles: stay.id, idempotency_key }, actor);
      assert.equal(reused.code, 'key_reused');
      assert.deepEqual(await settled(world, stay), [true], 'one receipt');
      const now = { reported_amount: 0, payment_status: 'paid', advance_due_at: null, reference: null };
      assert.deepEqual(await advanceOf(world, stay), now);
      assert.equal((await claim(world, stay, utr)).ok, true, 'the same is the same');
      assert.equal((await claim(world, stay, nextUtr())).code, 'nothing_due');

      const [mail, ...more] = await mails(world, 'advance_received', stay);
      assert.deepEqual([mail?.recipient, more], [await emailOf(world, stay), []]);
      const { booking_reference, paid_amount, payment } = mail?.facts ?? {};
      assert.deepEqual([booking_reference, paid_amount, payment?.amount], [stay.booking_reference, advance, advance]);
      await isOutdated(world, 'claim_admin', stay);
      // Reversed, the claim is open again, and its guest is told nothing.
      assert.equal((await reverse(world, answer.payment_id, actor)).ok, true);
      await isOutdated(world, 'advance_received', stay);
      const open = { reported_amount: advance, payment_status: 'pending', advance_due_at: null, reference: utr };
      assert.deepEqual(await advanceOf(world, stay), open);
      assert.deepEqual(await mails(world, 'claim_refused', stay), []);
    },
  );

test('money with no UTR or another one, received by the hotel, settles no claim', async (world) => {
  const stay = await givenClaim(world);
  assert.equal((await note(world, stay, { amount: 100, method: 'upi' }, 'owner A')).ok, true);
  assert.equal((await note(world, stay, { amount: 100, method: 'upi', reference: nextUtr() })).ok, true);
  assert.deepEqual(await settled(world, stay), [false, false]);
  assert.deepEqual(await mails(world, 'advance_received', stay), []);
  assert.equal((await advanceOf(world, stay)).reported_amount, advance);
});

test('the UTR of a received part is no UTR for the rest', async (world) => {
  const stay = await bookNext(world);
  const utr = nextUtr();
  await note(world, stay, { amount: advance - 700, reference: utr });
  assert.deepEqual(await claim(world, stay, utr), { ok: false, code: 'has_come', amount: advance - 700 });
  assert.deepEqual((await entriesOf(world, stay)).length, 1);
  await claimed(world, stay, 700);
});

test('a claim of which less was received is open again once that is reversed', { tags: 'long' }, async (world) => {
  for (const reference of [undefined, 'NEFT-1']) {
    const { utr, ...stay } = await givenClaim(world);
    const came = await note(world, stay, { amount: advance - 700, reference: reference ?? utr });
    assert.deepEqual(await claim(world, stay, utr), { ok: false, code: 'has_come', amount: advance - 700 });
    await reverse(world, came.payment_id);
    assert.deepEqual(await claim(world, stay, utr), { ok: true, amount: advance });
  }
});

test('a receipt settles by UTR first, then what the guest claimed, then the desk', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  const reference = nextUtr();
  await deskClaim(world, stay, { amount: 200, reference });
  await deskClaim(world, stay, { amount: 200 });
  await claimed(world, stay);
  const [numbered, desk, guest] = await entriesOf(world, stay);
  for (const [args, settles] of [
    [{ amount: 200, reference }, numbered?.id],
    [{ amount: advance - 400 }, guest?.id],
    [{ amount: 200 }, desk?.id],
  ] as const) {
    await note(world, stay, args);
    assert.equal((await entryOf(world, stay, 'received'))?.settles, settles);
  }
  assert.equal((await advanceOf(world, stay)).payment_status, 'paid');
});

test('an admin who marks a booking as paid settles its claim', { tags: 'long' }, async (world) => {
  const stay = await givenClaim(world);
  assert.equal((await changeBookingAsAdmin(world, stay.id, { payment_status: 'paid' })).ok, true);
  assert.deepEqual(await settled(world, stay), [true]);
  assert.equal((await mails(world, 'advance_received', stay)).length, 1);
  assert.equal((await advanceOf(world, stay)).reported_amount, 0);
  assert.equal((await changeBookingAsAdmin(world, stay.id, { payment_status: 'pending' })).ok, true);
  const { reported_amount, advance_due_at } = await advanceOf(world, stay);
  assert.deepEqual([reported_amount, advance_due_at], [advance, null]);
});

test('we email a guest of what the site receives, not of old or imported money', { tags: 'long' }, async (world) => {
  const untold = await bookNext(world);
  await note(world, untold);
  assert.deepEqual(await areSent(world, 'advance_received', untold), [true]);
  const [brought] = await world.sql<{ id: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate, tax_amount,
       advance_percent, advance_amount, payment_status
     ) select hotel_id, room_category_id, 'Guest', 'guest@guest.example', private.today() + 300, private.today() + 301, 1000, 1000, 0, 0,
       30, 300, 'paid'
     from public.bookings where id = $1 returning id`,
    [untold.id],
  );
  const inHouse = await bookAsGuest(world, 0);
  await change(world, inHouse.id, 'checked_in_at = now()');
  await note(world, inHouse);
  const imported = await bookNext(world);
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, method, at) values ($1, 'received', 5, 'site', now() - interval '1 day')`,
    [imported.id],
  );
  for (const one of [{ ...inHouse, id: brought?.id ?? '' }, inHouse, imported])
    assert.deepEqual(await mails(world, 'advance_received', one), []);
});

test('a receipt settles a desk claim once, in its way, up to its amount', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  const { payment_id: settles } = await deskClaim(world, stay, { amount: 1, method: 'upi' });
  for (const [args, code] of [
    [{ amount: 1, settles }, 'invalid_payment'],
    [{ amount: price, settles }, 'invalid_payment'],
    [{ amount: price, method: 'upi', settles }, 'too_much'],
    [{ amount: 2, method: 'upi', settles }, 'too_much'],
  ] as const)
    for (const actor of ['owner A', 'admin'] as const)
      assert.equal((await note(world, stay, args, actor)).code, code, `${actor} ${JSON.stringify(args)}`);
  assert.equal((await note(world, stay, { amount: 1, method: 'upi', settles }, 'owner A')).ok, true);
  assert.equal((await note(world, stay, { amount: 1, method: 'upi', settles }, 'owner A')).field, 'settles', 'once');
});

test('rejects a wrong amount, and money of the hotel, for a claim of money sent to the site', async (world) => {
  const { utr, ...stay } = await givenClaim(world);
  const settles = (await entryOf(world, stay, 'claimed'))?.id;
  const more = { amount: advance + 1, reference: utr };
  assert.deepEqual(await note(world, stay, more, 'owner A'), { ok: false, code: 'too_much', most: advance });
  for (const actor of ['owner A', 'admin'] as const)
    for (const method of ['cash', 'upi'])
      assert.equal((await note(world, stay, { amount: 1, method, settles }, actor)).field, 'settles', actor);
  const own = await note(world, stay, { amount: 1, method: 'upi', reference: utr }, 'owner A');
  assert.deepEqual([own.ledger?.claimed, own.ledger?.at_site], [advance, 0]);
  assert.deepEqual(await claim(world, stay, utr), { ok: true, amount: advance }, 'the claim is open');
  assert.equal((await reverse(world, own.payment_id, 'owner A')).ok, true);
  // Less settles it, and the rest is claimed or recorded by itself.
  assert.equal((await note(world, stay, { amount: advance - 1 }, 'owner A')).ok, true);
  const { reported_amount, payment_status } = await advanceOf(world, stay);
  assert.deepEqual([reported_amount, payment_status], [0, 'pending']);
  assert.equal((await note(world, stay, { amount: 1, settles })).field, 'settles');
});

test('what an admin receives beyond the claim is refunded', async (world) => {
  const stay = await givenClaim(world);
  assert.equal((await note(world, stay, { amount: advance + 500 })).ledger?.refund_owed, 500);
});

test('a UTR of the own account of a hotel settles what is received there', { tags: 'long' }, async (world) => {
  const given = async () => {
    const reference = nextUtr();
    const stay = await bookNext(world);
    await deskClaim(world, stay, { amount: 500, method: 'upi', reference });
    return { ...stay, reference };
  };
  const { reference, ...stay } = await given();
  assert.equal((await note(world, stay, { amount: 500, reference })).ledger?.claimed, 500, 'not by the site');
  const other = await given();
  const bank = { amount: 500, method: 'bank', reference: other.reference };
  assert.equal((await note(world, other, bank, 'owner A')).ledger?.claimed, 0);
  assert.equal((await mails(world, 'advance_received', other)).length, 1);
});

test('claims of a desk let it record no more than the advance at the site', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  const ids = [(await deskClaim(world, stay)).payment_id, (await deskClaim(world, stay)).payment_id];
  const answers = [];
  for (const settles of ids) answers.push((await note(world, stay, { settles }, 'owner A')).code);
  assert.deepEqual(answers, [undefined, 'not_by_site']);
});

const cash = (world: World, stay: Made, amount = price) => note(world, stay, { amount, method: 'cash' }, 'owner A');

test('a claim found after the hotel was paid in full is refunded', { tags: 'long' }, async (world) => {
  const stay = await givenClaim(world);
  assert.equal((await cash(world, stay)).ok, true);
  const too = { ok: false, code: 'too_much', most: 0 };
  assert.deepEqual(await note(world, stay, {}, 'owner A'), too, 'only an admin finds it');
  assert.deepEqual(await note(world, stay, { method: 'upi' }), too);
  const { ledger } = await note(world, stay);
  assert.deepEqual([ledger?.received, ledger?.at_site, ledger?.refund_owed], [price + advance, advance, advance]);
  const read = (await open(world, stay.token)).stay;
  assert.deepEqual([read.payment_status, read.refund_due, read.claim], ['paid', advance, null]);
  assert.equal((await mails(world, 'advance_received', stay)).length, 1);
  assert.equal((await note(world, stay, { kind: 'refunded', amount: price + advance + 1 })).code, 'too_much');
  assert.equal((await note(world, stay, { kind: 'refunded', amount: advance })).ok, true);
  assert.deepEqual(await world.sql('select private.paid_of($1)::integer as paid', [stay.id]), [{ paid: price }]);
});

test('rejects more than the price where no guest claimed it', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  assert.equal((await cash(world, stay, price - 1)).ok, true);
  assert.equal((await note(world, stay)).code, 'too_much');
  assert.equal((await deskClaim(world, stay, { amount: 1 })).ok, true);
  assert.equal((await note(world, stay)).code, 'too_much');
});

test('a claim beyond a lowered price, or beyond what was claimed, is refunded', { tags: 'long' }, async (world) => {
  const small = await givenClaim(world);
  await change(world, small.id, 'total_amount = 21000, advance_amount = 21000, tax_amount = 0');
  assert.equal((await note(world, small)).ledger?.refund_owed, advance - 21000);
  const more = await givenClaim(world);
  await cash(world, more);
  assert.equal((await note(world, more, { amount: advance + 500 })).ledger?.refund_owed, advance + 500);
});

for (const [policy, cashed, promised, owed] of [
  ['non_refundable', price, 0, advance],
  ['strict', price, price / 2, price / 2 + advance],
  ['strict', price - 1000, price / 2 - 500, price / 2 - 500 + (advance - 1000) + 500],
  ['Half of it, if we like you.', price, null, advance],
  ['Half of it, if we like you.', price - 1000, null, advance - 1000],
] as const)
  test(`found after cancelling (${policy}, ${cashed} paid), ${owed} is refunded`, { tags: 'long' }, async (world) => {
    const stay = await givenClaim(world);
    await change(world, stay.id, `cancellation_policy = '${policy}'`);
    await cash(world, stay, cashed);
    const answer = { ok: true, refund: promised };
    assert.deepEqual(await ask(world, 'cancel_by_guest', { token: stay.token, refund: promised }), answer);
    const came = await note(world, stay);
    assert.deepEqual([came.ok, came.ledger?.refund_owed], [true, owed]);
    if (promised !== null) assert.equal((await open(world, stay.token)).stay.refund_amount, owed);
  });
