import assert from 'node:assert/strict';
import { asOwner } from './given.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const weekend = { kind: 'weekdays', name: ' Weekend ', weekdays: 48, price_change: 'percent', value: 200 };
const season = {
  ...{ kind: 'season', name: 'Christmas', first_night: dayFromToday(20), end_date: dayFromToday(30) },
  ...{ price_change: 'amount', value: 100000, min_nights: 3 },
};

const readRates = (world: World) => asOwner(world, 'desk_rates', { room_category_id: world.hotelOf('owner A').room });

const saveRates = async (world: World, change: object) => {
  const { version, plan, rules } = await readRates(world);
  return asOwner(
    world,
    'save_rates',
    { room_category_ids: [world.hotelOf('owner A').room], version, plan, rules },
    change,
  );
};

test('saves plan and rules together, for who has read the newest ones', async (world) => {
  const empty = await readRates(world);
  assert.deepEqual([empty.base_price, empty.rules], [worldPrice['owner A'], []]);
  const plan = { ...empty.plan, weekly_discount: 10 };
  assert.deepEqual(await saveRates(world, { plan, rules: [weekend, season] }), { ok: true });
  const written = await readRates(world);
  assert.equal(written.plan.weekly_discount, 10);
  assert.deepEqual(
    written.rules.map(({ name, kind, value }: Record<string, unknown>) => [name, kind, value]),
    [
      ['Weekend', 'weekdays', 200],
      ['Christmas', 'season', 100000],
    ],
  );
  assert.equal((await saveRates(world, { rules: [], version: empty.version })).code, 'changed_meanwhile');
});

test('refuses rates that cannot be, and changes nothing', async (world) => {
  await saveRates(world, { rules: [weekend, season] });
  const written = await readRates(world);
  const { plan } = written;
  for (const [change, constraint] of [
    [{ plan: { ...plan, min_nights: 9, max_nights: 2 } }, 'stays_are_possible'],
    [{ plan: { ...plan, weekly_discount: 91 } }, 'rate_plans_weekly_discount_check'],
    [{ plan: { ...plan, weekly_discount: 'ten' } }, undefined],
    [{ plan: { ...plan, weekly_discount: null } }, undefined],
    [{ plan: { ...plan, same_day_until: 24 } }, 'rate_plans_same_day_until_check'],
    [{ plan: { ...plan, fills_gaps: null } }, undefined],
    [{ rules: [{ ...season, arrival_only: null }] }, undefined],
    [{ plan: [] }, undefined],
    [{ rules: {} }, undefined],
    [{ rules: [{ ...season, end_date: season.first_night }] }, 'rule_has_its_nights'],
    [{ rules: [{ ...season, end_date: 'infinity' }] }, 'rule_has_its_nights'],
    [{ rules: [{ ...season, value: -100000001 }] }, 'rule_is_bounded'],
    [{ rules: [{ ...season, value: 1e300 }] }, undefined],
    [{ rules: [{ ...season, kind: 'nights' }] }, undefined],
    [{ rules: [{ ...season, kind: null }] }, undefined],
    [{ rules: [{ ...season, name: 'x'.repeat(61) }] }, 'rate_rules_name_check'],
    [{ rules: [{ ...weekend, weekdays: 0 }] }, 'rate_rules_weekdays_check'],
    [{ rules: ['x'] }, undefined],
    [{ rules: Array(101).fill(weekend) }, undefined],
  ] as const) {
    const answer = await saveRates(world, change);
    const shown = JSON.stringify(change).slice(0, 120);
    assert.deepEqual([answer.code, answer.constraint], ['invalid_change', constraint], shown);
  }
  assert.deepEqual(await readRates(world), written);
});

const nights = { first_night: dayFromToday(22), end_date: dayFromToday(36) };

const setNights = (world: World, ...args: object[]) =>
  asOwner(
    world,
    'set_nights',
    { room_category_ids: [world.hotelOf('owner A').room], weekdays: null, ...nights },
    ...args,
  );

async function readNights(world: World) {
  const { hotel, room } = world.hotelOf('owner A');
  const calendar = { hotel_id: hotel, first_night: nights.first_night, nights: 14 };
  const { rows } = await asOwner(world, 'desk_calendar', calendar);
  return rows.find(({ id }: { id: string }) => id === room);
}

async function givenNights(world: World) {
  await saveRates(world, { rules: [season] });
  for (const args of [
    { change: { price_change: 'fixed', value: 300000 } },
    { weekdays: 96, change: { min_nights: 2 } },
    {
      ...{ first_night: dayFromToday(25), end_date: dayFromToday(26) },
      change: { price_change: null, value: null },
    },
  ])
    assert.equal((await setNights(world, args)).ok, true);
}

test('a change of single nights leaves what it does not name', async (world) => {
  await givenNights(world);
  const row = await readNights(world);
  row.net.forEach((net: number, at: number) => {
    const isWeekend = [0, 6].includes(new Date(`${dayFromToday(22 + at)}T00:00:00Z`).getUTCDay());
    assert.equal(net === 300000, at !== 3, `night ${at}`);
    assert.equal(row.min_nights[at], isWeekend ? 2 : at < 8 ? 3 : 1, `night ${at}`);
  });
});

test('a minimum stay of single nights counts for arrivals only where the change says so, until it is undone', async (world) => {
  await saveRates(world, { rules: [season] });
  const { undo } = await setNights(world, { change: { min_nights: 4, arrival_only: true } });
  const row = await readNights(world);
  assert.deepEqual([row.min_nights[0], row.min_through[0]], [4, 1]);
  await asOwner(world, 'restore_nights', { undo });
  const restored = await readNights(world);
  assert.deepEqual([restored.min_nights[0], restored.min_through[0]], [3, 3]);
  assert.equal((await setNights(world, { change: { arrival_only: true } })).ok, true);
  assert.deepEqual(await readNights(world), restored);
});

const past = { first_night: dayFromToday(-1), end_date: dayFromToday(2) };

test('refuses changes of single nights that cannot be, and changes nothing', async (world) => {
  await givenNights(world);
  const before = await readNights(world);
  const change = { min_nights: 2 };
  for (const [args, code] of [
    [{ ...past, change }, 'past_dates'],
    [{ end_date: nights.first_night, change }, 'invalid_dates'],
    [{ first_night: dayFromToday(530), end_date: dayFromToday(541), change }, 'too_far_ahead'],
    [{ change: {} }, 'invalid_change'],
    [{ change: { name: 'x' } }, 'invalid_change'],
    [{ change: { value: 1 } }, 'invalid_change'],
    [{ change: { price_change: 'fixed', value: 0 } }, 'invalid_change'],
    [{ change: { price_change: 'fixed', value: '1e9' } }, 'invalid_change'],
    [{ change: { min_nights: 31 } }, 'invalid_change'],
    [{ change: { min_nights: 2, arrival_only: 'perhaps' } }, 'invalid_change'],
    [{ change: ['x'] }, 'invalid_change'],
    [{ weekdays: 128, change }, 'invalid_change'],
    [{ room_category_ids: [], change }, 'not_found'],
    [{ room_category_ids: null, change }, 'not_found'],
  ] as const)
    assert.equal((await setNights(world, args)).code, code, JSON.stringify(args));
  assert.deepEqual(await readNights(world), before);
});

test('refuses to undo what was never a change of nights, and changes nothing', async (world) => {
  await givenNights(world);
  const before = await readNights(world);
  const ofRoom = { room_category_id: world.hotelOf('owner A').room, ...nights };
  const fixed = { ...nights, price_change: 'fixed', value: 1 };
  for (const [undo, code = 'invalid_change'] of [
    [[{ ...ofRoom, ...past, rules: [] }], 'past_dates'],
    [[{ ...ofRoom, rules: [fixed] }]],
    [[{ ...ofRoom, rules: [{ ...nights, first_night: dayFromToday(21), min_nights: 2 }] }]],
    [[{ ...ofRoom, rules: [1, 2].map((count) => ({ ...nights, [count === 1 ? 'min_nights' : 'max_nights']: 2 })) }]],
    [[{ ...ofRoom, rules: 'x' }]],
    [[]],
    [{}],
    [null],
  ] as const)
    assert.equal((await asOwner(world, 'restore_nights', { undo })).code, code, JSON.stringify(undo));
  assert.deepEqual(await readNights(world), before);
});
