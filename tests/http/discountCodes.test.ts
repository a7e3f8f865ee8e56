import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { asOwner, book, changeRow, lookUp, setLimits } from './given.ts';
import { putTypesOnSale } from './onSale.ts';
import { ask, bookAsGuest, paid } from './stayLinks.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const price = worldPrice['owner A'];
const hotel_id = (world: World) => world.hotelOf('owner A').hotel;
const add = (world: World, of: object, actor: Actor = 'owner A') =>
  ask(world, 'add_code', { hotel_id: hotel_id(world), code: 'GOA10', percent: 10, ...of }, actor);
/** A night with 10% off, in whole rupees with 5% GST. */
const tenOff = Math.round((price / 1.05) * 0.9 * 0.0105) * 100;
const quote = (world: World, code: unknown, change: object = {}) =>
  ask(world, 'coded_quote', {
    ...{ room_category_id: world.hotelOf('owner A').room, num_rooms: 1, num_adults: 2, num_children: 0, code },
    ...{ check_in: dayFromToday(10), check_out: dayFromToday(12), ...change },
  });

test('a guest sees what a code saves, books with it, and keeps it', async (world) => {
  assert.equal(
    (await ask(world, 'booking_quote', { room_category_id: world.hotelOf('owner A').room })).takes_codes,
    false,
  );
  const { code_id } = await add(world, {});
  assert.equal(
    (await ask(world, 'booking_quote', { room_category_id: world.hotelOf('owner A').room })).takes_codes,
    true,
  );
  const kept = { id: code_id, code: 'GOA10', percent: 10, amount: null };
  for (const typed of ['GOA10', ' goa 10 ']) {
    const { quote: seen, code_error } = await quote(world, typed);
    assert.deepEqual(
      [seen.total_amount, seen.full_amount, seen.code, code_error],
      [2 * tenOff, 2 * price, { ...kept, discount: 2 * (price - tenOff) }, undefined],
    );
  }
  const made = await bookAsGuest(world, 30, { code: 'goa10', total_amount: 2 * tenOff });
  const booking = await lookUp(world, made.booking_reference);
  assert.deepEqual([booking.code, booking.total_amount], [kept, 2 * tenOff]);
  await paid(world, made.id, 2 * tenOff);
  await asOwner(world, 'end_code', { code_id });
  assert.equal((await book(world, { code: 'GOA10' })).code, 'code_unknown');
  const change = (nights: number, num_adults = 1) =>
    asOwner(world, 'desk_change_quote', {
      ...{
        booking_id: made.id,
        room_category_id: world.hotelOf('owner A').room,
        num_rooms: 1,
        num_adults,
        pricing: 'rates',
      },
      ...{ check_in_date: dayFromToday(30), check_out_date: dayFromToday(30 + nights) },
    });
  assert.equal((await change(3)).total_amount, 3 * tenOff, 'a changed booking keeps the percent');
  const { invoice_id } = await asOwner(world, 'issue_invoice', { booking_id: made.id, buyer: { name: 'Asha Kamat' } });
  const lines = await world.value(`select facts -> 'lines' from private.invoices where id = $1`, [invoice_id]);
  assert.deepEqual(
    lines.map((line: Record<string, unknown>) => [line.price, line.amount]),
    [[tenOff, 2 * tenOff]],
  );
});

test('an amount is off the booking, and a longer booking pays its new nights in full', async (world) => {
  await add(world, { code: 'LESS', percent: null, amount: 60_000 });
  const net = Math.round(price / 1.05);
  const less = Math.round((net - 30_000) * 0.0105) * 100;
  assert.equal((await quote(world, 'LESS')).quote.total_amount, 2 * less);
  const made = await bookAsGuest(world, 30, { code: 'LESS', total_amount: 2 * less });
  const longer = await ask(world, 'guest_change_quote', {
    ...{ token: made.token, num_rooms: 1, num_adults: 1 },
    ...{ check_in_date: dayFromToday(30), check_out_date: dayFromToday(33) },
  });
  assert.equal(longer.total_amount, 2 * less + price);
});

test('a price with a code counts at most 1,000 adults and children, as one without', async (world) => {
  const { villa } = await putTypesOnSale(world);
  await add(world, {});
  const at = async (guests: number) =>
    (await quote(world, 'GOA10', { room_category_id: villa, num_adults: guests, num_children: guests })).quote
      .total_amount;
  assert.equal(await at(2 ** 31 - 1), await at(1000));
});

test('a booking that changes its dates keeps its code on the nights that the code is for, and on no others', async (world) => {
  const of = { first_night: dayFromToday(160), last_night: dayFromToday(161) };
  await add(world, of);
  await add(world, { ...of, code: 'LESS', percent: null, amount: 60_000 });
  const less = Math.round((Math.round(price / 1.05) - 30_000) * 0.0105) * 100;
  const party = { num_rooms: 1, num_adults: 2, num_children: 0 };
  const dates = (from: number, until: number) => ({
    check_in_date: dayFromToday(from),
    check_out_date: dayFromToday(until),
  });
  for (const [code, off] of [
    ['GOA10', tenOff],
    ['LESS', less],
  ] as const) {
    const { id, token } = await bookAsGuest(world, 160, { code, total_amount: 2 * off });
    const stay = { room_category_id: world.hotelOf('owner A').room, ...party };
    for (const [from, until, total] of [
      [25, 29, 4 * price],
      [159, 163, 2 * off + 2 * price],
    ] as const) {
      const changed = { ...stay, ...dates(from, until) };
      const quoted = [
        await ask(world, 'guest_change_quote', { token, ...changed }),
        await asOwner(world, 'desk_change_quote', { booking_id: id, ...changed, pricing: 'rates' }),
      ];
      assert.deepEqual(
        quoted.map(({ total_amount }) => total_amount),
        [total, total],
        `${code} from ${from}`,
      );
    }
    const moved = { token, seen: {}, ...party, ...dates(25, 29), total_amount: 4 * price };
    assert.equal((await ask(world, 'change_by_guest', moved)).ok, true);
  }
});

test('a code that cannot be used says why, leaves the price and books nothing', async (world) => {
  await add(world, { code: 'LATER', first_day: dayFromToday(1) });
  await add(world, { code: 'OVER', last_day: dayFromToday(-1) });
  await add(world, { code: 'NIGHTS', first_night: dayFromToday(10), last_night: dayFromToday(10) });
  await add(world, { code: 'FIRST', first_night: dayFromToday(11) });
  await add(world, { code: 'ONCE', most_uses: 1 });
  await ask(world, 'add_code', { hotel_id: world.hotelOf('owner B').hotel, code: 'OTHER', percent: 5 }, 'owner B');
  await bookAsGuest(world, 40, { code: 'ONCE', total_amount: 2 * tenOff });
  for (const [code, why] of [
    ['LATER', 'code_early'],
    ['OVER', 'code_expired'],
    ['NIGHTS', 'code_nights'],
    ['FIRST', 'code_nights'],
    ['ONCE', 'code_used_up'],
    ['OTHER', 'code_unknown'],
    ['NONE', 'code_unknown'],
    ['', 'code_unknown'],
    ['%', 'code_unknown'],
    ['x'.repeat(1_000_000), 'code_unknown'],
  ] as const) {
    const words = code.slice(0, 20);
    const answer = await quote(world, code);
    assert.deepEqual([answer.code_error, answer.quote.total_amount, answer.quote.code], [why, 2 * price, null], words);
    assert.equal((await book(world, { code })).code, why, words);
  }
  assert.equal((await quote(world, 'NIGHTS', { check_out: dayFromToday(11) })).quote.total_amount, tenOff);
});

test('a code for one guest or for returning guests says nothing to others', async (world) => {
  await add(world, { code: 'ASHA', email: 'Asha@Guest.example' });
  await add(world, { code: 'AGAIN', returning_only: true });
  const price = async (code: string, email: string | null) => {
    const { code_error, quote: seen } = await quote(world, code, { email });
    return code_error ?? seen.total_amount;
  };
  assert.deepEqual(
    [await price('ASHA', null), await price('ASHA', 'other@guest.example'), await price('ASHA', 'asha@guest.example')],
    ['code_unknown', 'code_unknown', 2 * tenOff],
  );
  assert.equal((await book(world, { code: 'ASHA', guest_email: 'other@guest.example' })).code, 'code_unknown');
  assert.equal((await book(world, { code: 'ASHA', total_amount: 2 * tenOff })).ok, true);
  assert.equal(await price('AGAIN', 'asha@guest.example'), 'code_unknown');
  const made = await bookAsGuest(world, 20, { guest_email: 'asha@guest.example' });
  await changeRow(
    world,
    made.booking_reference,
    `check_in_date = private.today() - 3, check_out_date = private.today() - 1, terms_date = private.today() - 3, verified_at = null`,
  );
  assert.equal(await price('AGAIN', 'asha@guest.example'), 'code_unknown', 'anyone may have typed this email');
  await changeRow(world, made.booking_reference, 'verified_at = now()');
  assert.equal(await price('AGAIN', 'ASHA@guest.example'), 2 * tenOff);
  const { codes } = await asOwner(world, 'house_extras', { hotel_id: hotel_id(world) });
  assert.doesNotMatch(JSON.stringify(codes), /asha@|hash/i);
  assert.deepEqual(
    codes.map((one: Record<string, unknown>) => [one.code, one.for_one, one.returning_only, one.uses]),
    [
      ['AGAIN', false, true, 0],
      ['ASHA', true, false, 1],
    ],
  );
});

test('wrong codes are limited for each client, and right ones are not', async (world) => {
  await add(world, {});
  await setLimits(world, { bookings_per_client_an_hour: 3 });
  for (let tries = 0; tries < 8; tries += 1) assert.equal((await quote(world, 'GOA10')).code_error, undefined);
  for (let tries = 0; tries < 2; tries += 1) assert.equal((await quote(world, 'NONE')).code_error, 'code_unknown');
  assert.equal((await quote(world, 'NONE')).code, 'rate_limited');
});

test('only a lawful code is saved, by who may set rates', async (world) => {
  for (const [field, bad] of Object.entries({
    code: [{ code: 'ABC' }, { code: 'A'.repeat(21) }, { code: 'GOA-10' }, { code: 'गोवा10' }, { code: null }],
    value: [{ percent: 0 }, { percent: 51 }, { percent: null }, { amount: 100 }, { percent: null, amount: 99 }],
    first_day: [{ first_day: '294276-12-31' }, { first_day: dayFromToday(732) }],
    last_day: [{ first_day: dayFromToday(2), last_day: dayFromToday(1) }, { last_day: dayFromToday(732) }],
    first_night: [{ first_night: dayFromToday(732), last_night: dayFromToday(733) }],
    last_night: [
      { last_night: dayFromToday(732) },
      { first_night: dayFromToday(2), last_night: dayFromToday(1) },
      { last_night: 'infinity' },
    ],
    most_uses: [{ most_uses: 0 }, { most_uses: 100_001 }],
    returning_only: [{ returning_only: null }],
    email: [{ email: 'asha' }],
  }))
    for (const change of bad)
      assert.deepEqual(await add(world, change), { ok: false, code: 'invalid_code', field }, JSON.stringify(change));
  assert.equal((await add(world, {}, 'desk')).code, 'not_allowed');
  assert.equal((await add(world, {}, 'owner B')).code, 'not_found');
  const { code_id } = await add(world, { code: 'goa 10' }, 'manager');
  assert.equal((await add(world, {})).code, 'code_taken');
  assert.equal((await ask(world, 'end_code', { code_id }, 'desk')).code, 'not_allowed');
  assert.equal((await asOwner(world, 'end_code', { code_id })).ok, true);
  assert.equal((await asOwner(world, 'end_code', { code_id })).code, 'code_gone');
  assert.equal((await asOwner(world, 'end_code', { code_id: randomUUID() })).code, 'not_found');
  assert.equal((await add(world, {})).ok, true, 'an ended code is free again');
  await world.sql(
    `insert into private.discount_codes (hotel_id, code, percent) select $1, 'CODE' || n, 5 from generate_series(1, 99) as n`,
    [hotel_id(world)],
  );
  assert.equal((await add(world, { code: 'MORE' })).code, 'too_many_codes');
});
