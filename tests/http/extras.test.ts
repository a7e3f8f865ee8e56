import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { extraQuotes } from '../extraQuotes.ts';
import type { Actor } from './actors.ts';
import { asOwner, lookUp, request } from './given.ts';
import { askedExtras as asked, putExtrasOnSale as onSale } from './onSale.ts';
import { ask } from './stayLinks.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const hotel_id = (world: World) => world.hotelOf('owner A').hotel;

const guestQuote = (world: World, extras: unknown, [nights, num_adults, num_children] = [2, 2, 0]) =>
  ask(world, 'booking_quote', {
    ...{ room_category_id: world.hotelOf('owner A').room, num_rooms: 1, num_adults, num_children, extras },
    ...{ check_in: dayFromToday(10), check_out: dayFromToday(10 + (nights ?? 2)) },
  });
const rooms = (nights: number) => nights * worldPrice['owner A'];

/** Books two nights from `from` as a guest, and reads the booking at the front desk. */
async function booked(world: World, extras: object[], total_amount: number, from = 10) {
  const dates = { check_in_date: dayFromToday(from), check_out_date: dayFromToday(from + 2) };
  const made = await ask(world, 'create_booking_tx', request(world, { ...dates, num_adults: 2, total_amount, extras }));
  assert.equal(made.ok, true, JSON.stringify(made));
  const id = await world.value('select id from public.bookings where booking_reference = $1', [made.booking_reference]);
  return { id: String(id), ...made };
}
const read = async (world: World, id: string) => (await asOwner(world, 'desk_booking', { booking_id: id })).booking;
const deed = async (world: World, name: string, id: string, args: object, actor: Actor = 'desk') => {
  const { stay_state, total_amount } = await read(world, id);
  return ask(world, name, { booking_id: id, seen: { stay_state, total_amount }, ...args }, actor);
};
/** Lets the guest in today. */
const letIn = async (world: World, id: string) => {
  await world.sql(
    `update public.bookings set check_in_date = private.today(), check_out_date = private.today() + 2, terms_date = private.today() where id = $1`,
    [id],
  );
  assert.equal((await deed(world, 'move_stay', id, { state: 'checked_in' })).ok, true);
};

test('quotes with extras cost what they cost by hand, for guests and at the front desk', async (world) => {
  const ids = await onSale(world);
  await world.sql('update private.extras set for_guests = true');
  for (const { party, lines, amount, tax } of extraQuotes) {
    const [nights, num_adults, num_children] = party;
    const words = `${nights} nights with ${lines.map(([name]) => name)}`;
    const { quote } = await guestQuote(world, asked(ids, lines), party);
    const alone = (await guestQuote(world, null, party)).quote;
    assert.deepEqual(
      [quote.total_amount - alone.total_amount, quote.tax_amount - alone.tax_amount],
      [amount, tax],
      words,
    );
    assert.deepEqual(
      quote.extras.map((line: Record<string, unknown>) => [line.name, line.quantity, line.amount, line.tax]),
      lines.map((line) => [...line]),
      words,
    );
    assert.equal(
      quote.taxes.reduce((sum: number, part: { tax: number }) => sum + part.tax, 0),
      quote.tax_amount,
    );
    assert.equal(quote.advance_amount, Math.floor((quote.total_amount * quote.advance_percent + 5000) / 10_000) * 100);
    if (num_adults + num_children > 2) continue;
    const desk = await asOwner(world, 'desk_quote', {
      ...{ room_category_id: world.hotelOf('owner A').room, num_rooms: 1, num_adults, num_children },
      ...{ check_in_date: dayFromToday(10), check_out_date: dayFromToday(10 + nights), extras: asked(ids, lines) },
    });
    assert.deepEqual(
      [desk.total_amount, desk.tax_amount, desk.taxes],
      [quote.total_amount, quote.tax_amount, quote.taxes],
    );
  }
});

test('nobody books extras that are absurd, removed, foreign or for the front desk alone', async (world) => {
  const ids = await onSale(world);
  const other = await ask(
    world,
    'save_extra',
    {
      hotel_id: world.hotelOf('owner B').hotel,
      kind: 'other',
      name: 'Boat',
      per: 'piece',
      net_price: 100,
      tax_rate: 18,
    },
    'owner B',
  );
  await asOwner(world, 'remove_extra', { extra_id: ids.wine });
  const one = (id: unknown, quantity: unknown) => [{ id, quantity }];
  const cases: [unknown, string][] = [
    ...[1, {}, [1], [null], one(ids.water, 0), one(ids.water, -1), one(ids.water, 1.5), one(ids.water, 51)].map(
      (bad) => [bad, 'invalid_extras'] as [unknown, string],
    ),
    ...[
      one(ids.water, '9'.repeat(30)),
      one('x'.repeat(1_000_000), 1),
      one(ids.water, null),
      one(ids.breakfast, 3),
      one(ids.airport, 2),
    ].map((bad) => [bad, 'invalid_extras'] as [unknown, string]),
    [[...one(ids.water, 1), ...one(ids.water, 2)], 'invalid_extras'],
    [Array.from({ length: 5000 }, () => ({ id: randomUUID(), quantity: 1 })), 'invalid_extras'],
    ...[ids.wine, ids.laundry, other.extra_id, randomUUID()].map(
      (id) => [one(id, 1), 'extra_gone'] as [unknown, string],
    ),
  ];
  for (const [extras, code] of cases) {
    const words = JSON.stringify(extras).slice(0, 80);
    const asked = request(world, { num_adults: 2, extras });
    for (const answer of [await guestQuote(world, extras), await ask(world, 'create_booking_tx', asked)])
      assert.deepEqual([answer.code, answer.name], [code, undefined], words);
  }
});

test('a repeated request books once, and one with other extras is another request', async (world) => {
  const ids = await onSale(world);
  const extras = [{ id: ids.breakfast, quantity: 2 }];
  const wanted: Record<string, unknown> = request(world, {
    num_adults: 2,
    total_amount: rooms(2) + 126_000,
    extras,
    idempotency_key: randomUUID(),
  });
  const [first, again, other] = [
    await ask(world, 'create_booking_tx', wanted),
    await ask(world, 'create_booking_tx', wanted),
    await ask(world, 'create_booking_tx', { ...wanted, extras: [{ id: ids.breakfast, quantity: 1 }] }),
  ];
  assert.deepEqual(
    [again.booking_reference, again.replayed, other.code],
    [first.booking_reference, true, 'key_reused'],
  );
  const { extras: _, ...without } = wanted;
  assert.equal(
    (await ask(world, 'create_booking_tx', { ...without, idempotency_key: randomUUID() })).code,
    'price_changed',
  );
});

test('a property without GST number charges none on extras, and the site pays for food, beds and cabs', async (world) => {
  const ids = await onSale(world);
  await world.sql('update private.compliance set gst_last3 = null');
  const chosen = asked(ids, [
    ['breakfast', 2],
    ['bed', 1],
    ['airport', 1],
    ['scooter', 1],
    ['water', 1],
  ]);
  const { quote } = await guestQuote(world, chosen);
  assert.deepEqual(
    quote.extras.map((line: Record<string, unknown>) => [line.name, line.tax_rate, line.price]),
    [
      ['breakfast', 5, 31_500],
      ['bed', 5, 105_000],
      ['airport', 5, 157_500],
      ['scooter', 0, 40_000],
      ['water', 0, 2_000],
    ],
  );
  const { id } = await booked(world, chosen, quote.total_amount);
  const added = await deed(world, 'add_extra', id, { extra_id: ids.breakfast, quantity: 2 });
  assert.equal(added.amount, 2 * 2 * 30_000, 'the property’s own sale');
  const row = await world.row('select site_pays_tax, tax_amount::integer from public.bookings where id = $1', [id]);
  assert.deepEqual(row, { site_pays_tax: true, tax_amount: quote.tax_amount });
});

test('extras follow nights and guests of a changed booking at their agreed price', async (world) => {
  const ids = await onSale(world);
  const { id } = await booked(
    world,
    asked(ids, [
      ['breakfast', 2],
      ['bed', 1],
      ['airport', 1],
    ]),
    rooms(2) + 126_000 + 210_000 + 157_500,
  );
  await world.sql('update private.extras set net_price = 10 * net_price');
  const changed = async (nights: number, num_adults: number, pricing = 'kept') =>
    asOwner(world, 'desk_change_quote', {
      ...{ booking_id: id, room_category_id: world.hotelOf('owner A').room, num_rooms: 1, num_adults, pricing },
      ...{ check_in_date: dayFromToday(10), check_out_date: dayFromToday(10 + nights) },
    });
  const bed = 105_000;
  assert.equal((await changed(3, 2)).total_amount, rooms(3) + 3 * 63_000 + 3 * bed + 157_500);
  assert.equal((await changed(1, 1)).total_amount, rooms(1) + 31_500 + bed + 157_500);
  assert.equal((await changed(2, 3)).total_amount, rooms(2) + 2 * 94_500 + 2 * bed + 157_500);
  assert.equal((await changed(2, 2, 'booked')).total_amount, rooms(2) + 126_000 + 210_000 + 157_500);
  const own = await asOwner(world, 'desk_change_quote', {
    ...{
      booking_id: id,
      room_category_id: world.hotelOf('owner A').room,
      num_rooms: 1,
      num_adults: 2,
      night_price: 200_000,
    },
    ...{ check_in_date: dayFromToday(10), check_out_date: dayFromToday(12) },
  });
  assert.equal(own.total_amount, 2 * 210_000 + 126_000 + 210_000 + 157_500);
});

test('the front desk adds laundry during the stay, and bill, balance, invoice and report follow', async (world) => {
  const ids = await onSale(world);
  const {
    id,
    stay_token: token,
    booking_reference,
  } = await booked(world, asked(ids, [['breakfast', 2]]), rooms(2) + 126_000);
  const before = await read(world, id);
  await letIn(world, id);
  await world.sql('delete from private.outbox');
  assert.deepEqual(await deed(world, 'add_extra', id, { extra_id: ids.laundry, quantity: 2 }), {
    ok: true,
    amount: 23_600,
  });
  assert.deepEqual(await deed(world, 'add_extra', id, { extra_id: ids.scooter, quantity: 1, nights: 1 }), {
    ok: true,
    amount: 47_200,
  });
  const after = await read(world, id);
  assert.equal(after.total_amount, rooms(2) + 126_000 + 23_600 + 47_200);
  assert.equal(after.balance - before.balance, 23_600 + 47_200);
  assert.equal(after.advance_amount, before.advance_amount, 'a later extra raises no advance');
  assert.deepEqual(await world.sql(`select kind from private.outbox where kind = 'changed_guest'`), []);
  const seen = [(await ask(world, 'open_stay', { token })).stay, await lookUp(world, booking_reference)];
  for (const { extras } of seen)
    assert.deepEqual(
      extras.map((line: { name: string }) => line.name),
      ['breakfast', 'laundry', 'scooter'],
      'the guest reads them on the booking page',
    );
  assert.ok(after.history.some(({ note }: { note: string }) => note === 'Extra added: laundry × 2'));

  const { invoice_id } = await asOwner(world, 'issue_invoice', { booking_id: id, buyer: { name: 'Asha Kamat' } });
  const invoice = (await world.value('select facts from private.invoices where id = $1', [invoice_id])) as {
    lines: (Record<string, unknown> & { cgst: number; sgst: number })[];
    cgst: number;
    sgst: number;
  };
  assert.deepEqual(
    invoice.lines.map((line) => [line.what, line.sac ?? null, line.amount, line.tax_rate]),
    [
      ['Garden Room', null, rooms(2), 5],
      ['breakfast', '996332', 126_000, 5],
      ['laundry', '999713', 23_600, 18],
      ['scooter', '997311', 47_200, 18],
    ],
  );
  const tax = invoice.lines.reduce((sum, line) => sum + line.cgst + line.sgst, 0);
  assert.deepEqual([invoice.cgst + invoice.sgst, tax], [after.tax_amount, after.tax_amount]);
  const report = await asOwner(world, 'desk_report', {
    hotel_id: hotel_id(world),
    first_month: dayFromToday(0),
    months: 2,
  });
  assert.deepEqual(
    report.extras.map(({ kind, units, revenue }: Record<string, unknown>) => [kind, units, revenue]),
    [
      ['meal', 4, 126_000],
      ['scooter', 1, 47_200],
      ['laundry', 2, 23_600],
    ],
  );
  const [alone] = await world.sql(
    'select sum(n.amount)::integer as amount, sum(n.tax)::integer as tax from private.sold_nights($1, private.today(), private.today() + 40) as n',
    [hotel_id(world)],
  );
  assert.deepEqual(alone, { amount: rooms(2), tax: after.tax_amount - 6_000 - 3_600 - 7_200 });
});

test('the front desk charges what is no extra of the property, at the tax rate of its type', async (world) => {
  const { id } = await booked(world, [], rooms(2));
  await letIn(world, id);
  const before = await read(world, id);
  const charge = { kind: 'transfer', name: ' Taxi to Panjim ', price: 105_000 };
  const add = (change: object) => ask(world, 'add_extra', { booking_id: id, seen: {}, ...charge, ...change }, 'desk');
  assert.deepEqual(await add({}), { ok: true, amount: 105_000 });
  const after = await read(world, id);
  const [{ line, name, amount, tax_rate, tax } = {}] = after.extras ?? [];
  assert.deepEqual([line, name, amount, tax_rate, tax], [1, 'Taxi to Panjim', 105_000, 5, 5_000]);
  assert.deepEqual([after.total_amount, after.balance - before.balance], [before.total_amount + 105_000, 105_000]);
  for (const [change, field] of [
    [{ name: '' }, 'name'],
    [{ name: 'Call 98200 11223' }, 'name'],
    [{ name: 'x'.repeat(100_000) }, 'name'],
    [{ price: 99 }, 'price'],
    [{ price: 10_000_001 }, 'price'],
    [{ price: null }, 'price'],
    [{ kind: 'room' }, 'kind'],
    [{ kind: null }, 'kind'],
  ] as const)
    assert.deepEqual(
      await add(change),
      { ok: false, code: 'invalid_extra', field },
      JSON.stringify(change).slice(0, 60),
    );
});

test('a removed extra that was paid is refunded, and the role front desk may do both', async (world) => {
  const ids = await onSale(world);
  const { id } = await booked(world, asked(ids, [['airport', 1]]), rooms(2) + 157_500);
  await letIn(world, id);
  await deed(world, 'add_extra', id, { extra_id: ids.laundry, quantity: 1 });
  const { total_amount } = await read(world, id);
  const cash = { booking_id: id, amount: total_amount, method: 'cash', idempotency_key: randomUUID() };
  assert.equal((await ask(world, 'record_payment', cash, 'desk')).ok, true);
  assert.equal(
    (await ask(world, 'drop_extra', { booking_id: id, seen: { total_amount: 1 }, line: 2 }, 'desk')).code,
    'changed_meanwhile',
  );
  assert.equal((await deed(world, 'drop_extra', id, { line: 9 })).code, 'extra_gone');
  assert.equal((await deed(world, 'drop_extra', id, { line: 2 })).ok, true);
  const after = await read(world, id);
  assert.deepEqual([after.total_amount, after.refund_due], [total_amount - 11_800, 11_800]);
  assert.equal((await deed(world, 'drop_extra', id, { line: 1 })).ok, true);
  assert.deepEqual((await read(world, id)).extras, null);
  for (const [args, code] of [
    [{ extra_id: ids.laundry, quantity: 0 }, 'invalid_extras'],
    [{ extra_id: ids.laundry, quantity: null }, 'invalid_extras'],
    [{ extra_id: ids.scooter, quantity: 1, nights: 40 }, 'invalid_extras'],
    [{ extra_id: randomUUID(), quantity: 1 }, 'extra_gone'],
    [{ extra_id: null, quantity: 1 }, 'invalid_extras'],
  ] as const)
    assert.equal((await deed(world, 'add_extra', id, args)).code, code, JSON.stringify(args));
});

test('a guest orders extras on the booking page at the price seen, removes what was added, and owes them with the balance', async (world) => {
  const ids = await onSale(world);
  const { id, stay_token: token } = await booked(world, asked(ids, [['airport', 1]]), rooms(2) + 157_500);
  await world.sql('update public.bookings set verified_at = now() where id = $1', [id]);
  await world.sql('update private.limits set bookings_per_contact_a_day = 100');
  await deed(world, 'add_extra', id, { extra_id: ids.laundry, quantity: 1 });
  const { total_amount: before, advance_amount } = await read(world, id);
  const order = (extras: unknown, total_amount: unknown) =>
    ask(world, 'add_guest_extras', { token, extras, total_amount });
  const offered = (await ask(world, 'open_stay', { token })).stay.offered_extras;
  assert.ok(offered.some(({ id }: { id: string }) => id === ids.breakfast));
  assert.ok(!offered.some(({ id }: { id: string }) => id === ids.laundry), 'for the front desk alone');
  const two = [{ id: ids.breakfast, quantity: 2 }];
  assert.deepEqual(await order(two, before), { ok: false, code: 'price_changed', total_amount: before + 126_000 });
  for (const [extras, code] of [
    [[], 'invalid_extras'],
    [null, 'invalid_extras'],
    [[{ id: ids.breakfast, quantity: 3 }], 'invalid_extras'],
    [[{ id: ids.laundry, quantity: 1 }], 'extra_gone'],
  ] as const)
    assert.equal((await order(extras, before)).code, code, code);
  assert.deepEqual(await order(two, before + 126_000), { ok: true });
  const after = await read(world, id);
  assert.deepEqual([after.total_amount, after.advance_amount], [before + 126_000, advance_amount]);
  assert.equal((await ask(world, 'open_stay', { token })).stay.unaccepted, null, 'an extra is no raised price');
  assert.ok(after.history.some(({ note }: { note: string }) => note === 'Extras added by the guest: breakfast × 2'));

  const cash = { booking_id: id, amount: after.total_amount, method: 'cash', idempotency_key: randomUUID() };
  assert.equal((await ask(world, 'record_payment', cash, 'desk')).ok, true);
  for (const line of [1, 9, null])
    assert.equal((await ask(world, 'drop_guest_extra', { token, line })).code, 'extra_gone', String(line));
  assert.deepEqual(await ask(world, 'drop_guest_extra', { token, line: 3 }), { ok: true });
  const dropped = await read(world, id);
  assert.deepEqual([dropped.total_amount, dropped.refund_due], [before, 126_000]);
  assert.deepEqual(await ask(world, 'drop_guest_extra', { token, line: 2 }), { ok: true }, 'of the front desk');
  await world.sql(
    `update public.bookings set check_in_date = private.today() - 1, terms_date = private.today() - 1 where id = $1`,
    [id],
  );
  assert.equal((await order(two, before)).code, 'begun');
  await letIn(world, id);
  assert.equal((await order(two, before + 126_000)).code, 'not_changeable');
  assert.deepEqual((await ask(world, 'open_stay', { token })).stay.offered_extras, []);
});

test('only a lawful extra is saved, by who may set rates', async (world) => {
  const good = {
    hotel_id: hotel_id(world),
    kind: 'meal',
    name: 'Breakfast',
    per: 'person_night',
    net_price: 30_000,
    tax_rate: 5,
  };
  const save = (change: object, actor: Actor = 'owner A') => ask(world, 'save_extra', { ...good, ...change }, actor);
  for (const [field, bad] of Object.entries({
    kind: ['boat', null, 'x'.repeat(1_000_000)],
    name: [
      '',
      null,
      'a'.repeat(61),
      'Call +91 98200 12345',
      'two\nlines',
      '\u115f',
      '\u3164',
      '\u2800',
      '\u0301',
      'x'.repeat(1_000_000),
    ],
    per: ['hour', null],
    net_price: [99, 10_000_001, null],
    tax_rate: [12, 28, -5, null],
    place: [0, 100],
    for_guests: [null],
  }))
    for (const value of bad)
      assert.deepEqual(
        await save({ [field]: value }),
        { ok: false, code: 'invalid_extra', field },
        `${field}: ${String(value).slice(0, 20)}`,
      );
  assert.equal((await save({}, 'desk')).code, 'not_allowed');
  assert.equal((await save({}, 'owner B')).code, 'not_found');
  const { extra_id } = await save({}, 'manager');
  assert.equal((await save({ extra_id, net_price: 40_000 })).ok, true);
  assert.equal((await save({ extra_id: randomUUID() })).code, 'extra_gone');
  const { rows, kinds } = await ask(world, 'house_extras', { hotel_id: hotel_id(world) }, 'desk');
  assert.deepEqual([rows[0].price, rows[0].desk_price, kinds.length], [42_000, 42_000, 7]);
  await world.sql(
    `insert into private.extras (hotel_id, kind, name, per, net_price, tax_rate) select $1, 'other', 'n' || n, 'piece', 100, 18 from generate_series(1, 49) as n`,
    [hotel_id(world)],
  );
  assert.equal((await save({})).code, 'too_many_extras');
});
