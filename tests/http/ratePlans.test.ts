import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type PlanQuote, planQuotes } from '../planQuotes.ts';
import type { Actor } from './actors.ts';
import { asOwner, book, lookUp, request } from './given.ts';
import { askedRooms, putTypesOnSale } from './onSale.ts';
import { ask, bookAsGuest, paid } from './stayLinks.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const price = worldPrice['owner A'];
const hotelOf = (world: World) => world.hotelOf('owner A').hotel;
/** Adds a rate plan, or another person does. */
const plan = (world: World, of: object, actor: Actor = 'owner A') =>
  ask(
    world,
    'save_plan',
    { hotel_id: hotelOf(world), name: 'Saver', percent_off: 0, is_refundable: true, ...of },
    actor,
  );
const meal = async (world: World, net_price = 30_000) =>
  (
    await asOwner(world, 'save_extra', {
      ...{ hotel_id: hotelOf(world), kind: 'meal', name: 'Breakfast', per: 'person_night', net_price, tax_rate: 5 },
      for_guests: false,
    })
  ).extra_id as string;
const dates = (nights = 2) => ({ check_in: dayFromToday(10), check_out: dayFromToday(10 + nights) });
const quoteOf = (world: World, args: object, nights = 2) =>
  ask(world, 'booking_quote', {
    ...{ room_category_id: world.hotelOf('owner A').room, num_rooms: 1, num_adults: 2, ...dates(nights), ...args },
  });
const saver = { percent_off: 10, is_refundable: false };
/** A price before tax and percent off, in whole rupees with 5% GST. */
const off = (percent: number) => Math.round(((Math.round(price / 1.05) * (100 - percent)) / 100) * 0.0105) * 100;

/** Sets up one quote of the table, and returns its price as a guest gets it. */
async function quoted(world: World, one: PlanQuote) {
  const { room, hotel } = world.hotelOf('owner A');
  const [base_price, nights, num_adults] = one.stay;
  await world.sql('update public.room_categories set base_price = $2, tax_rate = $3 where id = $1', [
    ...[room, base_price, base_price > 787_500 ? 18 : 5],
  ]);
  await world.sql(
    'insert into private.lowest_prices (hotel_id, percent) values ($1, $2) on conflict (hotel_id) do update set percent = $2',
    [hotel, one.lowest ?? 0],
  );
  let plan_id: string | null = null;
  if (one.plan) {
    const { off: percent_off = 0, meal: mealPrice, isNonRefundable } = one.plan;
    const extra_id = mealPrice ? await meal(world, mealPrice === 31_500 ? 30_000 : 75_000) : null;
    const made = await plan(world, { percent_off, is_refundable: !isNonRefundable, extra_id });
    plan_id = made.plan_id;
  }
  const stay = { room_category_id: room, num_rooms: 1, num_adults, num_children: 0, ...dates(nights), plan_id };
  if (!one.code) return { stay, quote: (await ask(world, 'booking_quote', stay)).quote };
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
  assert.equal((await asOwner(world, 'add_code', { hotel_id: hotel, code, ...one.code })).ok, true);
  const answer = await ask(world, 'coded_quote', { ...stay, code });
  assert.equal(answer.ok, true, JSON.stringify(answer));
  return { stay: { ...stay, code }, quote: answer.quote };
}

test('quotes by rate plan and code cost what they cost by hand, and are booked at that price', async (world) => {
  for (const one of planQuotes) {
    const words = JSON.stringify(one);
    const { stay, quote } = await quoted(world, one);
    const [night, rate, total, tax] = one.costs;
    assert.deepEqual(
      [quote.base_price, quote.tax_rate, quote.total_amount, quote.tax_amount],
      [night, rate, total, tax],
      words,
    );
    const isAll = one.plan?.isNonRefundable === true;
    assert.equal(
      quote.advance_amount,
      isAll ? total : Math.floor((total * quote.advance_percent + 5000) / 10_000) * 100,
    );
    assert.equal(quote.terms.percent === 0, isAll, words);
    const { check_in: check_in_date, check_out: check_out_date, ...others } = stay;
    const wanted = { ...request(world, others), check_in_date, check_out_date };
    assert.equal((await book(world, { ...wanted, total_amount: total - 100 })).code, 'price_changed', words);
    const made = await book(world, { ...wanted, total_amount: total });
    assert.equal(made.ok, true, `${words} ${JSON.stringify(made)}`);
    await world.sql('delete from private.price_plans');
    await world.sql(`update public.bookings set booking_status = 'cancelled' where booking_reference = $1`, [
      made.booking_reference,
    ]);
  }
});

test('search, hotel page and date picker show the lowest price, and the plans to choose from', async (world) => {
  const { hotel, room } = world.hotelOf('owner A');
  const extra_id = await meal(world);
  await plan(world, { name: 'With breakfast', extra_id });
  const { plan_id } = await plan(world, saver);
  const shown = { id: plan_id, name: 'Saver', ...saver };
  const when = { check_in: dayFromToday(10), check_out: dayFromToday(12) };
  for (const stay of [{}, when]) {
    const { hotels } = await ask(world, 'search_hotels', { destination: '', ...stay });
    const found = hotels.find(({ id }: { id: string }) => id === hotel);
    const [seen] = (await ask(world, 'hotel_details', { hotel_id: hotel, ...stay })).rooms;
    assert.deepEqual([found.base_price, found.plan], [off(10), shown]);
    assert.deepEqual([seen.base_price, seen.plan, seen.plans === null], [off(10), shown, !('check_in' in stay)]);
  }
  const [seen] = (await ask(world, 'hotel_details', { hotel_id: hotel, ...when })).rooms;
  assert.deepEqual(
    seen.plans.map((one: Record<string, unknown>) => [one.name, one.is_refundable, one.meal, one.total_amount]),
    [
      ['Saver', false, null, 2 * off(10)],
      [null, true, null, 2 * price],
      ['With breakfast', true, 'Breakfast', 2 * price + 4 * 31_500],
    ],
  );
  assert.equal((await quoteOf(world, { plan_id })).quote.total_amount, seen.stay_total);
  const days = await ask(world, 'day_prices', { hotel_id: hotel, first_day: when.check_in, days: 2 });
  assert.deepEqual(days.rooms[0].prices, [off(10), off(10)]);
  await asOwner(world, 'remove_plan', { plan_id });
  assert.equal((await ask(world, 'hotel_details', { hotel_id: hotel })).rooms[0].base_price, price);
  assert.deepEqual(
    await world.column('select room_category_id from private.rate_months where room_category_id = $1', [room]),
    [],
  );
});

test('with several room types, each price to choose from is the total that it then costs', async (world) => {
  const ids = await putTypesOnSale(world);
  await plan(world, { ...saver, extra_id: await meal(world) });
  const asked = {
    ...askedRooms(ids, [
      ['family', 1, 2, 3],
      ['deluxe', 1, 2, 0],
    ]),
  };
  const { plans } = (await quoteOf(world, asked)).room;
  assert.equal(plans.length, 2);
  for (const { id, total_amount } of plans)
    assert.equal((await quoteOf(world, { ...asked, plan_id: id })).quote.total_amount, total_amount);
});

test('a non-refundable booking keeps its terms, whatever happens to the plan', async (world) => {
  const extra_id = await meal(world);
  const { plan_id } = await plan(world, { ...saver, extra_id });
  const total = 2 * off(10) + 4 * 31_500;
  const made = await bookAsGuest(world, 30, { plan_id, num_adults: 2, total_amount: total });
  const booking = await lookUp(world, made.booking_reference);
  assert.deepEqual(booking.plan, { id: plan_id, name: 'Saver', ...saver });
  assert.deepEqual(
    [booking.advance_amount, booking.advance_percent, booking.cancellation_policy],
    [total, 100, 'non_refundable'],
  );
  assert.deepEqual(
    booking.extras.map((line: Record<string, unknown>) => [line.name, line.quantity, line.in_plan]),
    [['Breakfast', 2, true]],
  );
  await asOwner(world, 'remove_plan', { plan_id });
  await paid(world, made.id, total);
  const { sold } = await asOwner(world, 'desk_report', { hotel_id: hotelOf(world), first_month: dayFromToday(30) });
  const ofPlan = sold.filter((row: { plan: string }) => row.plan === 'Saver');
  assert.equal(
    ofPlan.reduce((sum: number, row: { revenue: number }) => sum + row.revenue, 0),
    2 * off(10),
  );
  const { stay } = await ask(world, 'open_stay', { token: made.token });
  assert.deepEqual([stay.terms.percent, stay.cancelling.refund], [0, 0]);
  const party = { num_rooms: 1, num_adults: 2 };
  const moved = (from: number, until: number) =>
    ask(world, 'guest_change_quote', {
      ...{ token: made.token, ...party, check_in_date: dayFromToday(from), check_out_date: dayFromToday(until) },
    });
  assert.deepEqual([(await moved(30, 31)).code, (await moved(31, 33)).code], ['terms_bind', 'terms_bind']);
  const longer = await moved(30, 33);
  assert.deepEqual(
    [longer.total_amount, longer.advance_percent, longer.due_now],
    [3 * off(10) + 6 * 31_500, 100, off(10) + 2 * 31_500],
    'a new night costs the price of the plan, and is paid in full',
  );
  const desk = await asOwner(world, 'desk_change_quote', {
    ...{
      booking_id: made.id,
      room_category_id: world.hotelOf('owner A').room,
      pricing: 'rates',
      num_rooms: 1,
      num_adults: 1,
    },
    ...{ check_in_date: dayFromToday(30), check_out_date: dayFromToday(33) },
  });
  assert.equal(desk.total_amount, 3 * off(10) + 3 * 31_500);
  const cancelled = await ask(world, 'cancel_by_guest', { token: made.token, refund: 0 });
  assert.deepEqual(cancelled, { ok: true, refund: 0 });
});

test('a property that cancels a non-refundable booking refunds everything', async (world) => {
  const { plan_id } = await plan(world, saver);
  const made = await bookAsGuest(world, 30, { plan_id, total_amount: 2 * off(10) });
  await paid(world, made.id, 2 * off(10));
  const cancelled = await asOwner(world, 'cancel_stay', {
    ...{ booking_id: made.id, seen: {}, reason: 'The roof leaks', by_house: true },
  });
  assert.equal(cancelled.ok, true, JSON.stringify(cancelled));
  const { booking } = await asOwner(world, 'desk_booking', { booking_id: made.id });
  assert.deepEqual([booking.refund_due, booking.plan.name], [2 * off(10), 'Saver']);
});

test('nobody books a plan that is removed, foreign or absurd, and its page shows the standard price', async (world) => {
  const { plan_id } = await plan(world, saver);
  const other = await ask(
    world,
    'save_plan',
    { hotel_id: world.hotelOf('owner B').hotel, name: 'B', percent_off: 5, is_refundable: true },
    'owner B',
  );
  await asOwner(world, 'remove_plan', { plan_id });
  for (const bad of [plan_id, other.plan_id, randomUUID()]) {
    assert.equal((await book(world, { plan_id: bad })).code, 'plan_gone');
    const { quote } = await quoteOf(world, { plan_id: bad });
    assert.deepEqual([quote.plan, quote.total_amount], [null, 2 * price]);
  }
});

test('only a lawful plan is saved, by who may set rates, and at most five', async (world) => {
  const extra_id = await meal(world);
  const laundry = await asOwner(world, 'save_extra', {
    ...{ hotel_id: hotelOf(world), kind: 'laundry', name: 'Laundry', per: 'piece', net_price: 100, tax_rate: 18 },
  });
  for (const [field, bad] of Object.entries({
    name: [
      { name: '' },
      { name: null },
      { name: 'a'.repeat(61) },
      { name: 'Call +91 98200 12345' },
      { name: 'two\nlines' },
    ],
    percent_off: [{ percent_off: -1 }, { percent_off: 51 }, { percent_off: null }],
    is_refundable: [{ is_refundable: null }],
    difference: [{ percent_off: 0 }],
    extra_id: [{ extra_id: laundry.extra_id }, { extra_id: randomUUID() }],
  }))
    for (const change of bad)
      assert.deepEqual(
        await plan(world, { percent_off: 5, ...change }),
        { ok: false, code: 'invalid_plan', field },
        JSON.stringify(change),
      );
  assert.equal((await plan(world, saver, 'desk')).code, 'not_allowed');
  assert.equal((await plan(world, saver, 'owner B')).code, 'not_found');
  const { plan_id } = await plan(world, { ...saver, extra_id }, 'manager');
  assert.equal((await plan(world, { ...saver, extra_id, plan_id, percent_off: 20 })).ok, true);
  assert.equal((await plan(world, { ...saver, name: 'Gone', plan_id: randomUUID() })).code, 'plan_gone');
  assert.deepEqual(await asOwner(world, 'remove_extra', { extra_id }), {
    ok: false,
    code: 'extra_in_plan',
    plan: 'Saver',
  });
  const other = { hotel_id: hotelOf(world), name: 'Bed', net_price: 100, tax_rate: 5, extra_id };
  assert.equal(
    (await asOwner(world, 'save_extra', { ...other, kind: 'extra_bed', per: 'night' })).code,
    'extra_in_plan',
  );
  const { plans } = await ask(world, 'house_extras', { hotel_id: hotelOf(world) }, 'desk');
  assert.deepEqual(plans, [{ id: plan_id, name: 'Saver', percent_off: 20, is_refundable: false, extra_id }]);
  assert.equal(
    (await plan(world, { ...saver, name: ' SAVER ' })).code,
    'plan_taken',
    'guests could not tell them apart',
  );
  for (let count = 1; count < 5; count += 1) assert.equal((await plan(world, { ...saver, name: `${count}` })).ok, true);
  assert.equal((await plan(world, { ...saver, name: '5' })).code, 'too_many_plans');
  assert.equal((await ask(world, 'remove_plan', { plan_id }, 'desk')).code, 'not_allowed');
  assert.equal((await asOwner(world, 'remove_plan', { plan_id: randomUUID() })).code, 'not_found');
});
