import assert from 'node:assert/strict';
import { beforeTax, nightPrices } from '../db/rateOracle.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const read = async (world: World, actor: 'anon' | 'owner A', name: string, args: object) => {
  const { json } = await world.rpc(actor, name, { ...args });
  assert.equal(json.ok, true, `${name}: ${json.code}`);
  return json;
};

async function givenRates(world: World): Promise<void> {
  const { room } = world.hotelOf('owner A');
  await world.sql(
    `insert into private.rate_plans (room_category_id, weekly_discount, monthly_discount, last_minute_discount, last_minute_days)
     values ($1, 11, 23, 17, 3)`,
    [room],
  );
  await world.sql(
    `insert into private.rate_rules (room_category_id, kind, position, name, weekdays, first_night, end_date, price_change, value)
     values ($1, 'weekdays', 1, '', 48, null, null, 'percent', 133),
       ($1, 'season', 1, 'Festival', null, private.today() + 20, private.today() + 40, 'amount', 33333)`,
    [room],
  );
}

const stays = [
  ...[0, 1, 3, 4, 5, 19, 20, 39].map((from) => [from, 1]),
  ...[
    [1, 2],
    [2, 6],
    [3, 7],
    [4, 7],
    [18, 5],
    [16, 28],
    [30, 29],
  ],
] as [number, number][];

test('date picker, calendar, rates and total show the same figures, with every discount', async (world) => {
  const { hotel: hotel_id, room: room_category_id } = world.hotelOf('owner A');
  await givenRates(world);
  const [first_day, first_night] = [dayFromToday(0), dayFromToday(0)];
  const picker = (await read(world, 'anon', 'day_prices', { hotel_id, room_category_id, first_day, days: 62 }))
    .rooms[0];
  const calendar = (await read(world, 'owner A', 'desk_calendar', { hotel_id, first_night, nights: 62 })).rows.find(
    ({ id }: { id: string }) => id === room_category_id,
  );
  const { base_price, tax_rate, max_occupancy, plan, rules } = await read(world, 'owner A', 'desk_rates', {
    room_category_id,
  });
  const rates = {
    room: { base_price, tax_rate, max_occupancy },
    plan,
    rules: rules.map((rule: object, position: number) => ({ ...rule, position })),
  };
  assert.deepEqual(picker.prices, calendar.price);
  const { weekly_discount, monthly_discount } = plan;
  assert.deepEqual([picker.weekly_discount, picker.monthly_discount], [weekly_discount, monthly_discount]);
  for (const [from, nights] of stays) {
    const [check_in, check_out] = [dayFromToday(from), dayFromToday(from + nights)];
    const party = { rooms: 1, adults: 2, children: 0 };
    const costs = nightPrices(rates, { check_in, nights, ...party }, first_day);
    const sum = costs.reduce((all, { price }) => all + price, 0);
    const dates = { check_in, check_out, num_rooms: 1, num_adults: 2, num_children: 0 };
    const { quote, room } = await read(world, 'anon', 'booking_quote', { room_category_id, ...dates });
    const stay = `${nights} nights in ${from} days`;
    assert.deepEqual([quote.total_amount, room.stay_total], [sum, sum], stay);
    const differ = new Set(costs.map(({ price }) => price)).size > 1;
    assert.deepEqual(
      [room.price_kind, room.base_price],
      [differ ? 'average' : 'same', Math.round(Math.floor(sum / nights) / 100) * 100],
      stay,
    );
    if (nights === 1) assert.deepEqual([picker.prices[from], costs[0]?.price], [sum, sum], stay);
    await world.sql('update private.compliance set gst_last3 = null');
    const desk = await read(world, 'owner A', 'desk_quote', {
      ...{ room_category_id, check_in_date: check_in, check_out_date: check_out },
      ...{ num_rooms: 1, num_adults: 2, num_children: 0 },
    });
    await world.sql(`update private.compliance set gst_last3 = '1Z5'`);
    assert.equal(
      desk.total_amount,
      costs.reduce((all, { price, tax_rate }) => all + Math.round(beforeTax(price, tax_rate) / 100) * 100, 0),
      `${stay} at the front desk`,
    );
  }
});

test('a room whose nights differ is shown "from" its lowest price without dates', async (world) => {
  const { hotel: hotel_id, room } = world.hotelOf('owner A');
  const shown = async () =>
    (await read(world, 'anon', 'hotel_details', { hotel_id })).rooms.find(({ id }: { id: string }) => id === room);
  assert.equal((await shown()).price_kind, 'same');
  await givenRates(world);
  assert.equal((await shown()).price_kind, 'from');
});
