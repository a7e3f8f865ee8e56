import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Actor, houseActors } from './actors.ts';
import { conflicting } from './channels.ts';
import { book, read } from './stays.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

// Home of whoever works at houses: each role sees its part of them, whatever is answered is gone, and figures are those of the other screens.

const price = worldPrice['owner A'];

const home = async (world: World, actor: Actor) => (await world.rpc(actor, 'desk_home', {})).json;

type Row = Record<string, unknown>;

const ids = (rows: Row[]) => rows.map(({ id }) => id).sort();

const kinds = async (world: World, actor: Actor) => (await home(world, actor)).todo.map(({ kind }: Row) => kind).sort();

const ask = async (world: World, name: string, args: object) => (await world.rpc('owner A', name, args)).json;

/** A day with a guest of every kind, and one of each thing that waits for an answer. */
async function busyDay(world: World) {
  const { room } = world.hotelOf('owner A');
  const property_id = world.propertyId('owner A', 'approved');
  const arriving = await book(world, 0);
  const leaving = await book(world, -2);
  await ask(world, 'move_stay', { booking_id: leaving, seen: {}, state: 'checked_in' });
  await ask(world, 'set_form_c_guests', { booking_id: leaving, guests: 1 });
  const unsaid = await book(world, -1, 3);
  const pending = await book(world, 0);
  await world.sql(`update public.bookings set booking_status = 'pending' where id = $1`, [pending]);
  const paid = async (booking_id: string, kind: string) =>
    (
      await ask(world, 'note_payment', {
        booking_id,
        kind,
        amount: price,
        method: 'upi',
        idempotency_key: randomUUID(),
      })
    ).payment_id;
  const claiming = await book(world, 5);
  const claim = await paid(claiming, 'claimed');
  // What is said to have come to the site is none of the house's to find.
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, method) values ($1, 'claimed', 100, 'site')`,
    [claiming],
  );
  const cancelled = await book(world, 6);
  await paid(cancelled, 'received');
  await ask(world, 'cancel_stay', { booking_id: cancelled, seen: {}, reason: 'Ill', refund: price, by_house: true });
  const unpaid = await book(world, 7);
  await world.sql(
    `update public.bookings set advance_percent = 30, advance_amount = total_amount / 10, payment_status = 'pending',
       advance_due_at = now() + interval '5 hours' where id = $1`,
    [unpaid],
  );
  const held = await ask(world, 'hold_rooms', {
    ...{ room_category_id: room, check_in_date: dayFromToday(8), check_out_date: dayFromToday(10) },
    ...{ num_rooms: 1, num_adults: 2, num_children: 0, guest_name: 'Ravi Naik', guest_phone: '+91 98200 12345' },
    total_amount: 2 * price,
  });
  assert.equal(held.ok, true, JSON.stringify(held));
  await conflicting(world);
  // As a change of what is live is, that was handed in and sent back.
  await world.sql('alter table public.properties disable trigger keep_status');
  await world.sql(
    `update public.properties set status = 'rejected', rejection_reason = 'The photos are blurred.' where id = $1`,
    [property_id],
  );
  await world.sql('alter table public.properties enable trigger keep_status');
  return { arriving, leaving, unsaid, pending, claiming, claim, cancelled };
}

/** Home says of each list what the desk's own says. */
async function listsAgree(world: World, counts: Record<string, number>) {
  const { json } = await world.rpc('owner A', 'desk_bookings', { hotel_id: world.hotelOf('owner A').hotel });
  for (const list of ['arriving', 'staying', 'leaving'])
    assert.equal(counts[list] ?? 0, json.counts[list] ?? 0, `as many as the list ${list} has`);
}

const everything = ['advance', 'claim', 'form_c', 'hold', 'pending', 'refund', 'unsaid'];

test('the home of the front desk shows each role what it may do', async (world) => {
  const { hotel } = world.hotelOf('owner A');
  assert.equal((await world.rpc('anon', 'desk_home', {})).status, 401);
  const day = await busyDay(world);
  for (const actor of ['user', 'admin'] as const) {
    const { today: _, ...nothing } = await home(world, actor);
    assert.deepEqual(nothing, { ok: true, houses: [], arriving: [], leaving: [], todo: [], todo_total: 0 }, actor);
  }
  const others = await home(world, 'owner B');
  assert.ok(others.houses.length > 0 && others.houses.every(({ id }: Row) => id !== hotel));
  assert.deepEqual([others.arriving, others.leaving], [[], []]);
  assert.ok(others.todo.every((todo: Row) => todo.kind === 'reviews' && todo.hotel_id !== hotel));

  for (const actor of ['owner A', ...houseActors] as const) {
    const seen = await home(world, actor);
    assert.deepEqual(ids(seen.houses).includes(hotel), true, actor);
    assert.deepEqual(ids(seen.arriving), [day.arriving, day.unsaid, day.pending].sort(), actor);
    assert.equal(seen.arriving[0].id, day.unsaid, 'who is awaited longest comes first');
    assert.deepEqual(ids(seen.leaving), [day.leaving], actor);
  }
  assert.deepEqual(await kinds(world, 'desk'), everything);
  assert.deepEqual(await kinds(world, 'manager'), [...everything, 'conflict', 'reviews'].sort());
  assert.deepEqual(await kinds(world, 'owner A'), [...everything, 'conflict', 'rejected', 'reviews'].sort());
  const mine = await home(world, 'owner A');
  const due = mine.todo.map(({ due_at }: Row) => (due_at ? Date.parse(String(due_at)) : Number.POSITIVE_INFINITY));
  assert.deepEqual(
    due,
    due.toSorted((a: number, b: number) => a - b),
    'what is due first stands first',
  );
  assert.equal(mine.todo_total, mine.todo.length);
  assert.ok(mine.todo.every((todo: Row) => todo.hotel_id === hotel));

  const house = (seen: { houses: Row[] }) => seen.houses.find(({ id }) => id === hotel) ?? {};
  const own = house(mine);
  assert.deepEqual(own.counts, { arriving: 3, late: 1, arrived: 0, staying: 0, leaving: 1 });
  // The same figures as on the screens that they lead to.
  await listsAgree(world, own.counts as Record<string, number>);
  const { json: calendar } = await world.rpc('owner A', 'desk_calendar', {
    hotel_id: hotel,
    first_night: dayFromToday(0),
    nights: 14,
  });
  const sums = (list: string) =>
    Array.from({ length: 14 }, (_, at) =>
      calendar.rows.reduce((sum: number, row: Record<string, number[]>) => sum + (row[list]?.[at] ?? 0), 0),
    );
  const nights = own.nights as Record<string, number>[];
  for (const [list, column] of [
    ['sold', 'booked'],
    ['blocked', 'blocked'],
    ['held', 'held'],
  ] as const)
    assert.deepEqual(
      nights.map((night) => night[list]),
      sums(column),
      list,
    );
  assert.deepEqual([nights[0]?.arrivals, nights[5]?.arrivals, nights[8]?.held], [2, 1, 1]);
  const month = `${dayFromToday(0).slice(0, 7)}-01`;
  const before = new Date(Date.parse(month) - 86_400_000).toISOString().slice(0, 7);
  const { json: report } = await world.rpc('owner A', 'desk_report', {
    hotel_id: hotel,
    first_month: `${before}-01`,
    months: 2,
  });
  const revenue = (first: string) =>
    report.sold
      .filter((row: Row) => row.month === first)
      .reduce((sum: number, row: Record<string, number>) => sum + (row.revenue ?? 0), 0);
  const earnings = own.earnings as Record<string, number>;
  assert.deepEqual(
    [earnings.month, earnings.expected, earnings.before],
    [month, revenue(month), revenue(`${before}-01`)],
  );
  assert.ok(
    (earnings.so_far ?? 0) <= (earnings.expected ?? 0) && (earnings.before_so_far ?? 0) <= (earnings.before ?? 0),
  );
  const [slept] = await world.sql<{ amount: string }>(
    `select coalesce(sum(amount), 0) as amount from private.sold_nights($1, $2, private.today())`,
    [hotel, month],
  );
  assert.equal(earnings.so_far, Number(slept?.amount), 'of nights that are over');
  for (const actor of houseActors) {
    const { earnings, helps } = house(await home(world, actor));
    assert.deepEqual([helps, earnings === null], [null, actor === 'desk'], actor);
  }

  // What is answered is gone, and what is taken back is there again.
  await ask(world, 'move_stay', { booking_id: day.arriving, seen: {}, state: 'checked_in' });
  await ask(world, 'move_stay', { booking_id: day.leaving, seen: {}, state: 'completed' });
  await ask(world, 'move_stay', { booking_id: day.unsaid, seen: {}, state: 'no_show' });
  await ask(world, 'move_stay', { booking_id: day.pending, seen: {}, state: 'confirmed' });
  const money = { amount: price, method: 'upi' };
  const came = await ask(world, 'note_payment', {
    ...{ ...money, booking_id: day.claiming, kind: 'received', settles: day.claim, idempotency_key: randomUUID() },
  });
  await ask(world, 'note_payment', {
    ...{ ...money, booking_id: day.cancelled, kind: 'refunded', idempotency_key: randomUUID() },
  });
  await world.sql(`update private.holds set ends_at = now() - interval '1 second'`);
  await world.sql(
    `update public.bookings set advance_due_at = now() - interval '1 second' where advance_due_at is not null`,
  );
  // The duty to report who came from abroad does not end with the stay.
  assert.deepEqual(await kinds(world, 'desk'), ['form_c']);
  await ask(world, 'set_form_c_guests', { booking_id: day.leaving, guests: 0 });
  assert.deepEqual(await kinds(world, 'desk'), []);
  const after = await home(world, 'owner A');
  assert.deepEqual([ids(after.arriving), after.leaving], [[day.pending], []]);
  const counts = house(after).counts as Record<string, number>;
  assert.deepEqual(counts, { arriving: 1, late: 0, arrived: 1, staying: 1, leaving: 0 });
  await listsAgree(world, counts);
  await ask(world, 'reverse_payment', { payment_id: came.payment_id, note: 'It was another one' });
  assert.deepEqual(await kinds(world, 'desk'), ['claim']);

  // A calendar of another site that says nothing any more.
  await world.sql(`update private.calendar_feeds set read_at = now() - interval '2 hours 59 minutes'`);
  assert.ok(!(await kinds(world, 'manager')).includes('feed'));
  await world.sql(`update private.calendar_feeds set read_at = now() - interval '3 hours 1 minute'`);
  assert.ok((await kinds(world, 'manager')).includes('feed'));
  assert.equal((await read(world, day.arriving)).stay_state, 'checked_in');
});

test('asks whether guests are foreign guests until that is recorded', async (world) => {
  const phone = { guest_phone: '+46 70 123 45 67' };
  const asked = async (actor: Actor = 'owner A') =>
    (await home(world, actor)).todo
      .filter(({ kind }: Row) => kind === 'abroad')
      .map(({ booking }: { booking: Row }) => booking.id)
      .sort();
  assert.deepEqual(await asked(), []);
  const soon = await book(world, 3, 2, phone);
  await book(world, 4, 2, phone);
  // Who was to come yesterday: whether they did is asked first.
  await book(world, -1, 3, phone);
  const here = await book(world, -2, 4, { guest_phone: '0046 70 123 45 67' });
  await ask(world, 'move_stay', { booking_id: here, seen: {}, state: 'checked_in' });
  const indian = await book(world, 1, 1);
  const waiting = await book(world, 2, 1, phone);
  await world.sql(`update public.bookings set booking_status = 'pending' where id = $1`, [waiting]);
  const gone = await book(world, 1, 1, phone);
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [gone]);
  for (const actor of ['owner A', ...houseActors] as const)
    assert.deepEqual(await asked(actor), [soon, here].sort(), actor);
  assert.deepEqual(await asked('owner B'), []);
  const seen = async (id: string) => (await read(world, id)).perhaps_abroad;
  assert.equal(await seen(soon), true, 'the booking says it too');
  for (const number of ['+91 98200 12345', '0091 98200 12345', '+ 91 98200 12345', '98200 12345', null]) {
    await world.sql('update public.bookings set guest_phone = $2 where id = $1', [indian, number]);
    assert.equal(await seen(indian), false, String(number));
  }
  // Who is there is asked until the 24 hours end, who comes until they come.
  const due = (await home(world, 'owner A')).todo.find(({ booking }: { booking?: Row }) => booking?.id === here);
  const left = (Date.parse(due.due_at) - Date.now()) / 3_600_000;
  assert.ok(left > 23.9 && left <= 24, `${left} hours`);
  // 0 is an answer, too.
  await ask(world, 'set_form_c_guests', { booking_id: soon, guests: 0 });
  await ask(world, 'set_form_c_guests', { booking_id: here, guests: 2 });
  assert.deepEqual([await asked(), await seen(soon), await seen(here)], [[], false, false]);
});

test('shows the owner alone what would help, until it is done', { tags: 'long' }, async (world) => {
  const { hotel, room } = world.hotelOf('owner A');
  const helps = async (actor: Actor = 'owner A') => {
    const { houses } = await home(world, actor);
    const own = houses.find(({ id }: Row) => id === world.hotelOf(actor as 'owner A').hotel);
    return own.helps.map(({ help }: Row) => help) as string[];
  };
  const lacks = async (help: string, change: string, values: unknown[] = []) => {
    assert.ok((await helps()).includes(help), `${help} would help`);
    await world.sql(change, values);
    assert.ok(!(await helps()).includes(help), `${help} is done`);
  };
  const photos = (count: number, alt = 'A room') =>
    JSON.stringify(Array.from({ length: count }, (_, at) => ({ url: `/photos/${at}.webp`, alt })));
  await world.sql(`update public.hotels set photos = $2, description = 'Short.', policies = '{}' where id = $1`, [
    hotel,
    photos(9, ''),
  ]);
  await world.sql(`update public.room_categories set photos = '[]' where hotel_id = $1`, [hotel]);
  await lacks('photos', 'update public.hotels set photos = $2 where id = $1', [hotel, photos(10, '')]);
  await lacks('photo_words', 'update public.hotels set photos = $2 where id = $1', [hotel, photos(10)]);
  await lacks('room_photos', 'update public.room_categories set photos = $2 where hotel_id = $1', [hotel, photos(1)]);
  await lacks('description', `update public.hotels set description = repeat('x', 300) where id = $1`, [hotel]);
  await lacks(
    'answers',
    `update public.hotels set policies = '{"house_rules": "a", "age_restriction": "b", "payment_policy": "c"}' where id = $1`,
    [hotel],
  );
  assert.ok((await helps()).includes('season'));
  const [peak] = await world.sql<{ first: string }>(
    `select make_date(extract(year from private.today() - 5)::integer, 12, 31)::text as first`,
  );
  const night = String(peak?.first);
  if (night >= dayFromToday(0)) {
    const end = new Date(Date.parse(night) + 86_400_000).toISOString().slice(0, 10);
    const dates = { room_category_ids: [room], weekdays: null, first_night: night, end_date: end };
    // A rule for stays is no price.
    await ask(world, 'set_nights', { ...dates, change: { min_nights: 3 } });
    assert.ok((await helps()).includes('season'));
    await ask(world, 'set_nights', { ...dates, change: { price_change: 'percent', value: 200 } });
    assert.ok(!(await helps()).includes('season'));
  }
  assert.ok((await helps()).includes('calendars'));
  await ask(world, 'add_calendar', {
    room_category_id: room,
    source: 'airbnb',
    address: 'https://www.airbnb.co.in/calendar/ical/1.ics?s=0123',
  });
  assert.ok(!(await helps()).includes('calendars'));
  assert.ok(!(await helps()).includes('people') && (await helps('owner B')).includes('people'));
  assert.ok((await helps()).includes('two_factor'));
  await world.sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'App', 'totp', 'verified', now(), now(), 'AAAA')`,
    [world.userId('owner A')],
  );
  assert.deepEqual(await home(world, 'owner A'), { ok: false, code: 'second_factor_needed' });
  // The rows of the auth service are not put back for the next rule.
  await world.sql('delete from auth.mfa_factors where user_id = $1', [world.userId('owner A')]);
});
