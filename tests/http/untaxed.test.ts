import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { givenBooking } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const stay = { num_rooms: 1, num_adults: 2, check_in_date: dayFromToday(50), check_out_date: dayFromToday(52) };
const unregister = (world: World) => world.sql('update private.compliance set gst_last3 = null');
const deskQuote = (world: World, args: object = {}) =>
  ask(world, 'desk_quote', { room_category_id: world.hotelOf('owner A').room, ...stay, ...args }, 'owner A');
const bookAtDesk = async (world: World, args: object = {}) => {
  const { total_amount } = await deskQuote(world, args);
  const guest = { guest_name: 'Asha Kamat', guest_phone: '+91 98200 77777', idempotency_key: randomUUID() };
  const { room } = world.hotelOf('owner A');
  return ask(
    world,
    'book_at_desk',
    { room_category_id: room, ...stay, ...guest, total_amount, num_children: 0, ...args },
    'owner A',
  );
};

test('a property without a GST number charges none on what it books itself', async (world) => {
  const taxed = await deskQuote(world);
  await unregister(world);
  const quote = await deskQuote(world);
  assert.equal(quote.tax_amount, 0);
  assert.equal(quote.total_amount, 2 * Math.round(taxed.total_amount / 2 / 1.05 / 100) * 100);
  const { booking_id } = await bookAtDesk(world);
  const [row] = await world.sql(
    'select total_amount::integer, tax_amount::integer, tax_rate::integer from public.bookings where id = $1',
    [booking_id],
  );
  assert.deepEqual(row, { total_amount: quote.total_amount, tax_amount: 0, tax_rate: 0 });
  const held = await ask(
    world,
    'hold_rooms',
    {
      ...{
        room_category_id: world.hotelOf('owner A').room,
        ...stay,
        num_children: 0,
        total_amount: quote.total_amount,
      },
      ...{ guest_name: 'Asha Kamat', guest_phone: '+91 98200 77777' },
    },
    'owner A',
  );
  assert.equal(held.ok, true, 'the price of a hold is the one that the desk saw');
});

test('nights that are added to such a booking have no tax either, and its bill says so', async (world) => {
  await unregister(world);
  const { booking_id } = await bookAtDesk(world);
  const longer = {
    booking_id,
    room_category_id: world.hotelOf('owner A').room,
    ...stay,
    check_out_date: dayFromToday(53),
    num_children: 0,
  };
  const quote = await ask(world, 'desk_change_quote', longer, 'owner A');
  assert.deepEqual([quote.tax_amount, quote.total_amount], [0, quote.before * 1.5]);
  const own = await ask(world, 'desk_change_quote', { ...longer, night_price: 210_000 }, 'owner A');
  assert.deepEqual([own.tax_amount, own.total_amount], [0, 630_000]);
});

test('what guests book on the site has tax, which the site pays, whoever owns the property', async (world) => {
  await unregister(world);
  const { id } = await givenBooking(world);
  const row = await world.row('select tax_amount::integer as tax from public.bookings where id = $1', [id]);
  assert.ok((row?.tax ?? 0) > 0);
});
