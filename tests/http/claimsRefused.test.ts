import assert from 'node:assert/strict';
import type { Actor } from './actors.ts';
import {
  advance,
  advanceOf,
  areSent,
  bookNext,
  claim,
  claimed,
  deskClaim,
  emailOf,
  entryOf,
  givenClaim,
  hours,
  hoursLeft,
  kindsOf,
  ledgerOf,
  mails,
  nextUtr,
  note,
  price,
  refuse,
  reverse,
  withdraw,
} from './givenClaims.ts';
import { ask, bookAsGuest, change, type Made, nights, paid } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

test('a refused claim gives its guest 48 hours again, and emails them', async (world) => {
  const { utr, ...stay } = await givenClaim(world);
  await change(world, stay.id, `created_at = created_at - interval '3 days'`);
  for (const stranger of ['owner B', 'user'] as const)
    assert.equal((await refuse(world, stay, stranger)).code, 'not_found');
  assert.equal((await refuse(world, stay)).ok, true);
  const { reported_amount, reference, advance_due_at } = await advanceOf(world, stay);
  assert.deepEqual([reported_amount, reference, hours(advance_due_at)], [0, null, 48]);
  const [mail, ...more] = await mails(world, 'claim_refused', stay);
  assert.deepEqual([mail?.recipient, more], [await emailOf(world, stay), []]);
  assert.equal(hours(mail?.facts?.advance_due_at), 48);
  assert.deepEqual({ ...mail?.facts?.payment, at: null }, { amount: advance, reference: utr, at: null });
  assert.equal((await refuse(world, stay)).code, 'already_reversed');
  const gone = await note(world, stay, { settles: (await entryOf(world, stay, 'claimed'))?.id });
  assert.deepEqual([gone.code, gone.field], ['invalid_payment', 'settles']);
});

test('a claim refused twice gives 24 hours, and each email is true until the next payment', async (world) => {
  const { utr, ...stay } = await givenClaim(world);
  await change(world, stay.id, `created_at = created_at - interval '3 days'`);
  await refuse(world, stay);
  await claimed(world, stay, advance, utr);
  assert.deepEqual(await areSent(world, 'claim_refused', stay), [false]);
  assert.equal((await refuse(world, stay, 'desk')).ok, true);
  assert.deepEqual(await areSent(world, 'claim_refused', stay), [true, true]);
  assert.equal(await hoursLeft(world, stay), 24);
  await note(world, stay, { amount: advance, method: 'cash' }, 'desk');
  assert.deepEqual(await areSent(world, 'claim_refused', stay), [false, false]);
});

test('a received claim is refused only after its receipt is reversed', async (world) => {
  const stay = await givenClaim(world);
  const receipt = await note(world, stay);
  assert.equal((await refuse(world, stay)).code, 'has_come');
  assert.deepEqual(await mails(world, 'claim_refused', stay), []);
  await reverse(world, receipt.payment_id);
  assert.equal((await refuse(world, stay)).ok, true);
});

test('the UTR of a refund is no UTR of a claim', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  const reference = nextUtr();
  await note(world, stay, { amount: 500 });
  assert.equal((await note(world, stay, { kind: 'refunded', amount: 500, reference })).ok, true);
  assert.deepEqual(await claim(world, await bookNext(world), reference), { ok: false, code: 'utr_used' });
  const own = { kind: 'claimed', amount: 500, method: 'upi', reference };
  assert.equal((await note(world, stay, own)).code, 'utr_used');
});

test('a refused rest of an advance is emailed, and has no deadline', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  await note(world, stay, { amount: 1000, method: 'cash' }, 'owner A');
  await claimed(world, stay, advance - 1000);
  await refuse(world, stay);
  assert.deepEqual(await areSent(world, 'claim_refused', stay), [true]);
  assert.equal((await advanceOf(world, stay)).advance_due_at, null);
});

test('no guest is emailed that a desk claim or a typing error was reversed', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  await deskClaim(world, stay, { amount: 500, method: 'upi' });
  assert.equal((await advanceOf(world, stay)).advance_due_at, null);
  await refuse(world, stay);
  assert.equal(await hoursLeft(world, stay), 48);
  const wrong = await bookNext(world);
  await paid(world, wrong.id, 5);
  assert.equal((await reverse(world, (await entryOf(world, wrong, 'received'))?.id)).ok, true);
  for (const one of [stay, wrong]) assert.deepEqual(await mails(world, 'claim_refused', one), []);
});

test('no guest is emailed of a refused claim once cancelled or checked in', { tags: 'long' }, async (world) => {
  for (const [from, set] of [
    [20, `booking_status = 'cancelled'`],
    [0, 'checked_in_at = now()'],
  ] as const) {
    const stay = await givenClaim(world, from);
    await change(world, stay.id, set);
    await refuse(world, stay);
    assert.deepEqual(await mails(world, 'claim_refused', stay), [], set);
  }
});

test('a claim refused a day before check-in has no deadline', { tags: 'long' }, async (world) => {
  const near = await givenClaim(world, 1);
  await refuse(world, near);
  assert.equal((await advanceOf(world, near)).advance_due_at, null);
});

test('a guest withdraws a claim: the deadline is as before, and nobody is emailed', async (world) => {
  const stay = await bookNext(world);
  const { advance_due_at } = await advanceOf(world, stay);
  const { token: shared } = await ask(world, 'share_stay', { token: stay.token });
  assert.equal((await withdraw(world, { token: shared })).code, 'shared_link');
  assert.equal((await withdraw(world, { token: 'f'.repeat(64) })).code, 'not_found');
  assert.equal((await withdraw(world, stay)).code, 'nothing_told');
  await claimed(world, stay);
  assert.deepEqual(await withdraw(world, stay), { ok: true });
  assert.deepEqual(await withdraw(world, stay), { ok: true }, 'again is the same');
  assert.deepEqual(await kindsOf(world, stay), ['claimed', 'reversed']);
  const before = { reported_amount: 0, payment_status: 'pending', advance_due_at, reference: null };
  assert.deepEqual(await advanceOf(world, stay), before);
  assert.deepEqual(await mails(world, 'claim_refused', stay), []);
});

test('a withdrawn UTR stays with its booking, unless an admin finds it elsewhere', { tags: 'long' }, async (world) => {
  const { utr: reference, ...stay } = await givenClaim(world);
  await withdraw(world, stay);
  const other = await bookNext(world);
  assert.deepEqual(await claim(world, other, reference), { ok: false, code: 'utr_used' });
  assert.equal((await note(world, other, { amount: 5, reference }, 'owner A')).code, 'utr_used');
  await claimed(world, stay, advance, reference);
  assert.deepEqual(await withdraw(world, stay), { ok: true });
  assert.equal((await note(world, await bookNext(world), { reference })).ok, true);
  // Of a desk it is free at once.
  for (const method of ['upi', 'site']) {
    const typed = { amount: 5, method, reference: nextUtr() };
    const { payment_id } = await deskClaim(world, await bookNext(world), typed);
    assert.equal((await reverse(world, payment_id, 'owner A')).ok, true);
    assert.equal((await deskClaim(world, await bookNext(world), typed)).ok, true, method);
  }
});

test('a withdrawn claim leaves six hours where the first deadline is near', { tags: 'long' }, async (world) => {
  const stay = await givenClaim(world);
  await change(world, stay.id, `created_at = created_at - interval '47 hours'`);
  assert.deepEqual(await withdraw(world, stay), { ok: true });
  assert.equal(await hoursLeft(world, stay), 6);
});

test('a guest withdraws no claim of which money was received, and none of a desk', async (world) => {
  const nothing = { ok: false, code: 'nothing_told' };
  const part = await givenClaim(world);
  assert.equal((await note(world, part, { amount: 1000 })).ok, true);
  const desk = await bookNext(world);
  assert.equal((await deskClaim(world, desk, { amount: 5000 })).ok, true);
  for (const one of [part, desk]) {
    assert.deepEqual(await withdraw(world, one), nothing);
    assert.ok(!(await kindsOf(world, one)).includes('reversed'));
  }
  assert.equal((await refuse(world, desk)).ok, true);
  assert.deepEqual(await withdraw(world, desk), nothing);
  const again = await givenClaim(world);
  assert.deepEqual(await withdraw(world, again), { ok: true });
  await claimed(world, again);
  assert.equal((await note(world, again)).ok, true);
  assert.deepEqual(await withdraw(world, again), nothing, 'the last was received');
});

const reverseReceipt = async (world: World, stay: Made, actor: Actor) =>
  reverse(world, (await entryOf(world, stay, 'received'))?.id, actor);

test('a hotel does not reverse what an admin received for the site', async (world) => {
  const stay = await givenClaim(world);
  assert.equal((await note(world, stay)).ok, true);
  assert.equal((await reverseReceipt(world, stay, 'owner A')).code, 'site_notes_it');
  assert.equal((await advanceOf(world, stay)).payment_status, 'paid');
  assert.equal((await reverseReceipt(world, stay, 'admin')).ok, true);
});

for (const [method, actor] of [
  ['site', 'owner A'],
  ['site', 'admin'],
  ['cash', 'owner A'],
] as const)
  test(`${actor} reverses a receipt by ${method} that the hotel recorded`, async (world) => {
    const stay = await bookNext(world);
    assert.equal((await note(world, stay, { method }, 'owner A')).ok, true);
    assert.equal((await reverseReceipt(world, stay, actor)).ok, true);
  });

test('a desk claim is unseen by its guest, who may change the booking and not withdraw it', async (world) => {
  const stay = await bookAsGuest(world, 60);
  await change(world, stay.id, `cancellation_policy = 'flexible'`);
  const reference = nextUtr();
  assert.equal((await deskClaim(world, stay, { amount: price, method: 'upi', reference })).ok, true);
  const unseen = { reported_amount: 0, payment_status: 'pending', advance_due_at: null, reference: null };
  assert.deepEqual(await advanceOf(world, stay), unseen);
  const { booking } = await ask(world, 'desk_booking', { booking_id: stay.id }, 'owner A');
  assert.equal(booking.payments.claimed, price);
  assert.equal((await withdraw(world, stay)).code, 'nothing_told');
  const party = { token: stay.token, num_rooms: 1, num_adults: 2, num_children: 0 };
  const quote = (to: number) => ask(world, 'guest_change_quote', { ...party, ...nights(60, to) });
  assert.equal((await quote(64)).code, undefined);
  const { total_amount } = await quote(61);
  const less = { ...party, ...nights(60, 61), seen: {}, total_amount };
  assert.equal((await ask(world, 'change_by_guest', less)).ok, true);
  const due = Math.floor(((price / 2) * 30 + 50) / 100);
  assert.deepEqual(
    await world.sql('select advance_amount::integer as due from public.bookings where id = $1', [stay.id]),
    [{ due }],
  );
  await claimed(world, stay, due, reference);
});

test('a UTR that a desk claimed is free for a guest, not for another desk', { tags: 'long' }, async (world) => {
  const desk = await bookNext(world);
  for (const method of ['upi', 'site']) {
    const reference = nextUtr();
    const own = { amount: 1, method, reference };
    assert.equal((await deskClaim(world, desk, own)).ok, true);
    assert.equal((await deskClaim(world, await bookNext(world), own)).code, 'utr_used');
    const mine = await bookNext(world);
    await claimed(world, mine, advance, reference);
    assert.deepEqual(await ledgerOf(world, mine), [['claimed', advance, reference]]);
    assert.deepEqual(await claim(world, await bookNext(world), reference), { ok: false, code: 'utr_used' });
    assert.equal((await deskClaim(world, await bookNext(world), own)).code, 'utr_used');
    assert.deepEqual(await withdraw(world, mine), { ok: true });
  }
});

test('a UTR that a desk received is free for no guest, and for an admin once', { tags: 'long' }, async (world) => {
  const receive = async (stay: Made, args: object, actor: Actor = 'admin') =>
    (await note(world, stay, args, actor)).code ?? 'ok';
  const used = { ok: false, code: 'utr_used' };
  const first = { amount: 1, method: 'upi', reference: nextUtr() };
  assert.equal(await receive(await bookNext(world), first, 'owner A'), 'ok');
  assert.deepEqual(await claim(world, await bookNext(world), first.reference), used);
  // Found by an admin, whatever the hotel recorded for its own account.
  const { utr: reference, ...found } = await givenClaim(world);
  assert.equal(await receive(found, { amount: 1, method: 'upi', reference }, 'owner A'), 'ok');
  assert.equal(await receive(found, { reference }), 'ok');
  assert.equal(await receive(await bookNext(world), { amount: 1, reference }), 'utr_used');
  const unseen = { amount: 1, reference: nextUtr() };
  assert.equal((await deskClaim(world, await bookNext(world), unseen)).ok, true);
  assert.equal(await receive(await bookNext(world), { reference: unseen.reference }), 'ok');
  const site = { reference: nextUtr() };
  assert.equal(await receive(await bookNext(world), site, 'owner A'), 'ok');
  assert.equal(await receive(await bookNext(world), site), 'utr_used');
  assert.deepEqual(await claim(world, await bookNext(world), site.reference), used);
});
