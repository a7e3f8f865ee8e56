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
  row.price.forEach((price: number, at: number) => {
    const isWeekend = [0, 6].includes(new Date(`${dayFromToday(22 + at)}T00:00:00Z`).getUTCDay());
    assert.equal(price === 315000, at !== 3, `night ${at}`);
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

const nightOf = (net: number, tax_rate = 5) => {
  const price = Math.round((net * (100 + tax_rate)) / 10_000) * 100;
  return { net, tax_rate, price, at_desk: price };
};
const everyDay = 127;
const festival = {
  ...{ kind: 'season', name: 'Festival', first_night: dayFromToday(20), end_date: dayFromToday(34) },
  ...{ price_change: 'percent', value: 500 },
};
/** One night of the festival. */
const eve = { ...festival, name: 'Eve', first_night: dayFromToday(25), end_date: dayFromToday(26) };
const weekday = (days: number) => 1 << ((new Date(`${dayFromToday(days)}T00:00:00Z`).getUTCDay() + 6) % 7);

async function preview(world: World, rules: object[], plan: object = {}) {
  const { room } = world.hotelOf('owner A');
  await world.sql('update public.room_categories set base_price = 420000, tax_rate = 5 where id = $1', [room]);
  return asOwner(world, 'rates_preview', { room_category_id: room, plan, rules });
}

test('unsaved rates show their prices, and nothing is saved', async (world) => {
  const onTop = { ...eve, price_change: 'percent', value: 100 };
  const answer = await preview(world, [weekend, festival, onTop], { weekly_discount: 10, extra_adult: 50_000 });
  assert.deepEqual(answer.usual, [
    ...(weekday(0) & 48 ? [] : [{ ...nightOf(400_000), days: 0b1001111, with: [] }]),
    { ...nightOf(480_000), days: 48, with: [] },
    ...(weekday(0) & 48 ? [{ ...nightOf(400_000), days: 0b1001111, with: [] }] : []),
  ]);
  assert.deepEqual(
    [answer.plan.weekly_discount, answer.plan.extra_adult, answer.plan.last_minute_discount],
    [nightOf(360_000), nightOf(450_000), nightOf(400_000)],
  );
  const isDear = (weekday(25) & 48) !== 0;
  const [plain, seasonal, later] = answer.rules;
  assert.deepEqual(plain, { becomes: nightOf(480_000), lines: [] });
  assert.deepEqual(seasonal.becomes, nightOf(600_000));
  assert.deepEqual(
    seasonal.lines.toSorted((one: { net: number }, other: { net: number }) => one.net - other.net),
    [
      { ...nightOf(600_000), days: 0b1001111, with: [] },
      { ...nightOf(720_000), days: 48, with: [] },
    ],
  );
  assert.deepEqual(later.lines, [
    { ...nightOf(isDear ? 792_000 : 660_000, isDear ? 18 : 5), days: weekday(25), with: ['Festival'] },
  ]);
  assert.deepEqual((await readRates(world)).rules, []);
  const fixed = { ...eve, price_change: 'fixed', value: 700_000 };
  assert.deepEqual((await preview(world, [festival, fixed])).rules[1].lines, [
    { ...nightOf(700_000), days: weekday(25), with: [] },
  ]);
});

test('a season that has begun shows the nights to come, and one that is over all of them', async (world) => {
  const begun = { ...festival, first_night: dayFromToday(-9), end_date: dayFromToday(2) };
  const over = { ...festival, first_night: dayFromToday(-9), end_date: dayFromToday(0) };
  const stayRule = { ...eve, price_change: null, value: null, min_nights: 2 };
  const { rules } = await preview(world, [begun, over, stayRule]);
  assert.deepEqual(
    rules.map(({ becomes, lines }: { becomes: object | null; lines: { days: number }[] }) => [
      becomes !== null,
      lines.map(({ days }) => days),
    ]),
    [
      [true, [weekday(0) | weekday(1)]],
      [true, [everyDay]],
      [false, [weekday(25)]],
    ],
  );
});

test('seasons that overlap for years are previewed without their nights', async (world) => {
  const long = { ...festival, end_date: dayFromToday(1000) };
  const { rules } = await preview(world, Array(40).fill(long));
  assert.deepEqual([rules[0].becomes, rules[0].lines], [nightOf(600_000), []]);
});

test('a preview of rates that cannot be is refused', async (world) => {
  for (const rules of [
    [{ ...festival, end_date: dayFromToday(20) }],
    [{ ...festival, end_date: dayFromToday(2000) }],
    [{ ...festival, end_date: 'infinity' }],
    [{ ...festival, value: 1e300 }],
    [{ ...festival, kind: 'nights' }],
    {},
  ])
    assert.equal((await preview(world, rules as object[])).code, 'invalid_change', JSON.stringify(rules));
});

test('a price of single nights shows before it is set, with the last-minute discount and without GST', async (world) => {
  const { room } = world.hotelOf('owner A');
  await preview(world, []);
  await world.sql('insert into private.rate_plans (room_category_id, last_minute_discount) values ($1, 50)', [room]);
  await saveRates(world, { rules: [{ ...festival, value: 1000 }] });
  const ask = (change: object) =>
    asOwner(
      world,
      'nights_preview',
      { room_category_ids: [room], first_night: dayFromToday(3), end_date: dayFromToday(21), weekdays: null },
      change,
    );
  const both = (least: number, most: number) => ({
    ok: true,
    ...{ least, most, least_at_desk: least, most_at_desk: most },
  });
  assert.deepEqual(await ask({ price_change: 'fixed', value: 200_000 }), both(105_000, 210_000));
  assert.deepEqual(await ask({ price_change: 'percent', value: 100 }), both(231_000, Math.round(8800 * 1.18) * 100));
  await world.sql('update private.compliance set gst_last3 = null');
  const untaxed = await ask({ price_change: 'fixed', value: 200_000 });
  assert.deepEqual([untaxed.least, untaxed.least_at_desk, untaxed.most_at_desk], [105_000, 100_000, 200_000]);
  assert.equal((await ask({ price_change: 'fixed', value: null })).code, 'invalid_change');
  assert.equal((await ask({ first_night: dayFromToday(-1), price_change: 'fixed', value: 1 })).code, 'past_dates');
});
