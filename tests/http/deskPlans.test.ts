import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { calls } from './desk.ts';
import { asOwner, book, request } from './given.ts';
import { ask } from './stayLinks.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const price = worldPrice['owner A'];
/** A night with 10% off, in whole rupees with 5% GST. */
const tenOff = Math.round((price / 1.05) * 0.9 * 0.0105) * 100;
/** A night with 10% off by plan, then 10% off by code. */
const bothOff = 279_500;
const hotel_id = (world: World) => world.hotelOf('owner A').hotel;
const addCode = (world: World, change: object = {}) =>
  asOwner(world, 'add_code', { hotel_id: hotel_id(world), code: 'GOA10', percent: 10, ...change });
const addPlan = async (world: World, change: object = {}) =>
  (
    await asOwner(world, 'save_plan', {
      ...{ hotel_id: hotel_id(world), name: 'Saver', percent_off: 10, is_refundable: false, ...change },
    })
  ).plan_id as string;
const meal = async (world: World) =>
  (
    await asOwner(world, 'save_extra', {
      ...{ hotel_id: hotel_id(world), kind: 'meal', name: 'Breakfast', per: 'person_night', net_price: 30_000 },
      ...{ tax_rate: 5, for_guests: false },
    })
  ).extra_id as string;

const atDesk = (world: World, name: string, ...change: object[]) =>
  ask(
    world,
    name,
    {
      ...calls(world)[name],
      ...(name !== 'desk_quote' && { idempotency_key: randomUUID() }),
      ...Object.assign({}, ...change),
    },
    'desk',
  );
const bookingOf = (world: World, id: string) => world.row('select * from public.bookings where id = $1', [id]);
const usesOf = (world: World) => world.value('select count(*)::integer from private.code_uses');

test('the desk books a plan and a code at the price quoted, with the terms of the plan', async (world) => {
  assert.partialDeepStrictEqual(await atDesk(world, 'desk_quote'), { plans: null, takes_codes: false, plan: null });
  const plan_id = await addPlan(world, { extra_id: await meal(world) });
  const { code_id } = await addCode(world);
  const meals = 4 * 31_500;
  const { plans, takes_codes } = await atDesk(world, 'desk_quote');
  assert.deepEqual(
    [takes_codes, plans.map((one: Record<string, unknown>) => [one.id, one.meal, one.total_amount])],
    [
      true,
      [
        [null, null, 2 * price],
        [plan_id, 'Breakfast', 2 * tenOff + meals],
      ],
    ],
  );
  const seen = await atDesk(world, 'desk_quote', { plan_id, code: ' goa10' });
  const total = 2 * bothOff + meals;
  assert.deepEqual(
    [seen.total_amount, seen.plan.name, seen.code.code, seen.code_error],
    [total, 'Saver', 'GOA10', null],
  );
  const same = { plan_id, code: 'GOA10', total_amount: total, idempotency_key: randomUUID() };
  assert.equal((await atDesk(world, 'book_at_desk', same, { total_amount: 2 * price })).code, 'price_changed');
  const made = await atDesk(world, 'book_at_desk', same);
  assert.equal(made.ok, true, JSON.stringify(made));
  assert.equal((await atDesk(world, 'book_at_desk', same)).replayed, true);
  assert.equal((await atDesk(world, 'book_at_desk', same, { code: null })).code, 'key_reused');
  const booking = await bookingOf(world, made.booking_id);
  assert.partialDeepStrictEqual(booking, {
    ...{ plan: { id: plan_id, is_refundable: false }, code: { id: code_id }, cancellation_policy: 'non_refundable' },
    ...{ extras: [{ name: 'Breakfast', in_plan: true }], booking_status: 'confirmed' },
  });
  assert.equal(Number(booking?.advance_amount), 0);
  assert.equal(await usesOf(world), 1);
});

test('a walk-in gets a plan and a code, and a refused one uses no code', async (world) => {
  const plan_id = await addPlan(world);
  await addCode(world, { most_uses: 1 });
  const total_amount = bothOff;
  const asked = { plan_id, code: 'GOA10', total_amount, method: 'cash' };
  assert.equal((await atDesk(world, 'walk_in', asked, { amount: total_amount + 100 })).code, 'too_much');
  assert.equal(await usesOf(world), 0);
  const made = await atDesk(world, 'walk_in', asked, { amount: total_amount });
  assert.equal(made.ok, true, JSON.stringify(made));
  const booking = await bookingOf(world, made.booking_id);
  assert.deepEqual([booking?.plan.id, booking?.code.code, booking?.payment_status], [plan_id, 'GOA10', 'paid']);
  assert.equal((await atDesk(world, 'walk_in', asked)).code, 'code_used_up');
});

test('the desk books no plan and no code that is foreign, over or beside a price of its own', async (world) => {
  const gone = await addPlan(world);
  await asOwner(world, 'remove_plan', { plan_id: gone });
  const plan_id = await addPlan(world);
  const b = { hotel_id: world.hotelOf('owner B').hotel };
  const foreign = await ask(world, 'save_plan', { ...b, name: 'B', percent_off: 5, is_refundable: true }, 'owner B');
  await ask(world, 'add_code', { ...b, code: 'OTHER', percent: 5 }, 'owner B');
  await addCode(world, { code: 'ASHA', email: 'asha@guest.example' });
  await addCode(world, { code: 'OVER', last_day: dayFromToday(-1) });
  await addCode(world, { code: 'ONCE', most_uses: 1 });
  const total_amount = 2 * tenOff;
  assert.equal((await atDesk(world, 'book_at_desk', { code: 'ONCE', total_amount })).ok, true);
  const own = { night_price: 700_000, price_reason: 'A friend' };
  for (const [change, refused] of [
    [{ plan_id: gone }, 'plan_gone'],
    [{ plan_id: foreign.plan_id }, 'plan_gone'],
    [{ plan_id: randomUUID() }, 'plan_gone'],
    [{ code: 'OTHER' }, 'code_unknown'],
    [{ code: 'ASHA' }, 'code_unknown'],
    [{ code: 'OVER' }, 'code_expired'],
    [{ code: 'ONCE' }, 'code_used_up'],
    [{ code: 'x'.repeat(1_000_000) }, 'code_unknown'],
    [{ ...own, code: 'ASHA', guest_email: 'asha@guest.example' }, 'one_price'],
    [{ ...own, plan_id }, 'one_price'],
  ] as const) {
    const words = JSON.stringify(change).slice(0, 100);
    assert.equal((await atDesk(world, 'book_at_desk', { total_amount: 2 * price }, change)).code, refused, words);
    const { price_reason: _, total_amount: __, ...asked } = { price_reason: '', total_amount: 0, ...change };
    const quote = await atDesk(world, 'desk_quote', asked);
    if (refused.startsWith('code_'))
      assert.deepEqual([quote.code_error, quote.total_amount], [refused, 2 * price], words);
    else assert.equal(quote.code, refused, words);
  }
  const mine = { code: 'ASHA', guest_email: 'Asha@guest.example' };
  assert.equal((await atDesk(world, 'desk_quote', mine)).total_amount, total_amount);
  const { booking_id } = await atDesk(world, 'book_at_desk', mine, { total_amount });
  const custom = { booking_id, night_price: 300_000, num_rooms: 1, num_adults: 2, num_children: 0 };
  const { room_category_id, check_in_date, check_out_date } = calls(world).book_at_desk as Record<string, unknown>;
  const changed = await asOwner(world, 'desk_change_quote', {
    ...{ ...custom, room_category_id, check_in_date, check_out_date, pricing: 'rates' },
  });
  assert.equal(changed.total_amount, 2 * 315_000, 'the code does not lower a custom price');
});

test('a hold keeps its plan and code, and the guest or the desk books them at its price', async (world) => {
  const extra_id = await meal(world);
  const plan_id = await addPlan(world, { extra_id });
  const { code_id } = await addCode(world, { most_uses: 1 });
  const total_amount = 2 * bothOff + 4 * 31_500;
  const asked = { plan_id, code: 'GOA10', total_amount };
  const hold = async () => {
    const held = await atDesk(world, 'hold_rooms', asked, { idempotency_key: undefined });
    assert.equal(held.ok, true, JSON.stringify(held));
    return held.offer as string;
  };
  const offers = [await hold(), await hold()];
  assert.equal(await usesOf(world), 0);
  const holds = async () =>
    (await asOwner(world, 'desk_calendar', { ...calls(world).desk_calendar, nights: 40 })).holds as { id: string }[];
  const again = { ...asked, total_amount: undefined, hold_id: (await holds())[0]?.id };
  const breakfast = [{ id: extra_id, quantity: 2 }];
  assert.equal((await atDesk(world, 'desk_quote', { ...again, extras: breakfast })).total_amount, total_amount);
  await asOwner(world, 'remove_plan', { plan_id });
  await asOwner(world, 'remove_extra', { extra_id });
  await asOwner(world, 'end_code', { code_id });
  assert.equal((await atDesk(world, 'hold_rooms', asked, { idempotency_key: undefined })).code, 'plan_gone');
  const laundry = await asOwner(world, 'save_extra', {
    ...{ hotel_id: hotel_id(world), kind: 'laundry', name: 'Laundry', per: 'piece', net_price: 10_000, tax_rate: 18 },
  });
  const { check_in_date, check_out_date, ...stay } = calls(world).book_at_desk as Record<string, unknown>;
  const { quote } = await ask(world, 'booking_quote', {
    ...{ room_category_id: stay.room_category_id, num_rooms: 1, num_adults: 2, offer: offers[0] },
    ...{ check_in: check_in_date, check_out: check_out_date },
  });
  assert.deepEqual(
    [quote.total_amount, quote.advance_amount, quote.plan.id, quote.code.code, quote.terms.percent],
    [total_amount, total_amount, plan_id, 'GOA10', 0],
  );
  const wanted = request(world, {
    ...{ check_in_date, check_out_date, num_adults: 2, offer: offers[0], plan_id },
    ...{ extras: [{ id: laundry.extra_id, quantity: 1 }], total_amount: total_amount + 11_800 },
  });
  assert.equal((await book(world, { ...wanted, code: 'OTHER' })).code, 'code_unknown');
  assert.equal((await book(world, { ...wanted, plan_id: randomUUID() })).code, 'plan_gone');
  const made = await book(world, { ...wanted, code: 'GOA10' });
  assert.equal(made.ok, true, JSON.stringify(made));
  const columns = `plan ->> 'id' as plan, code ->> 'code' as code, cancellation_policy as policy, extras -> -1 ->> 'line' as last_line`;
  const booked = (where: string, value: string) =>
    world.row(`select ${columns} from public.bookings where ${where} = $1`, [value]);
  const kept = { plan: plan_id, code: 'GOA10', policy: 'non_refundable' };
  assert.deepEqual(await booked('booking_reference', made.booking_reference), { ...kept, last_line: '2' });
  const [held] = await holds();
  assert.partialDeepStrictEqual(held, asked);
  const left = { ...again, hold_id: held?.id };
  assert.equal((await atDesk(world, 'desk_quote', left)).total_amount, total_amount);
  const atTheDesk = await atDesk(world, 'book_at_desk', { ...left, total_amount });
  assert.deepEqual(await booked('id', atTheDesk.booking_id), { ...kept, last_line: '1' });
  assert.equal(await usesOf(world), 2);
});
