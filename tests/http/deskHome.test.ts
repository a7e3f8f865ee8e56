import assert from 'node:assert/strict';
import { type Actor, houseActors } from './actors.ts';
import { conflicting } from './channels.ts';
import { asOwner, giveFactor } from './given.ts';
import { Booking } from './givenMoney.ts';
import { book, read } from './stays.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

// The home of people at properties: each role sees its part, resolved to-dos disappear, and figures equal those of other screens.

const price = worldPrice['owner A'];

const home = async (world: World, actor: Actor) => (await world.rpc(actor, 'desk_home', {})).json;

type Row = Record<string, unknown>;

const ids = (rows: Row[]) => rows.map(({ id }) => id).sort();

const kinds = async (world: World, actor: Actor) => (await home(world, actor)).todo.map(({ kind }: Row) => kind).sort();

async function busyDay(world: World) {
  const { room } = world.hotelOf('owner A');
  const property_id = world.propertyId('owner A', 'approved');
  const arriving = await book(world, 0);
  const leaving = await book(world, -2);
  await asOwner(world, 'move_stay', { booking_id: leaving, seen: {}, state: 'checked_in' });
  await asOwner(world, 'set_form_c_guests', { booking_id: leaving, guests: 1 });
  const unsaid = await book(world, -1, 3);
  const pending = await book(world, 0);
  await world.sql(`update public.bookings set booking_status = 'pending' where id = $1`, [pending]);
  const expecting = new Booking(world, { id: await book(world, 5) });
  const { payment_id } = await expecting.record({ amount: price, is_reported: true });
  await world.sql(
    `insert into private.payments (booking_id, hotel_id, holder, state, amount, method)
     select id, hotel_id, 'site', 'reported', 100, 'upi' from public.bookings where id = $1`,
    [expecting.id],
  );
  const cancelled = new Booking(world, { id: await book(world, 6) });
  await cancelled.record({ amount: price });
  await cancelled.cancelByProperty();
  const unpaid = await book(world, 7);
  await world.sql(
    `update public.bookings set advance_percent = 30, advance_amount = total_amount / 10, payment_status = 'pending',
       advance_due_at = now() + interval '5 hours' where id = $1`,
    [unpaid],
  );
  const held = await asOwner(world, 'hold_rooms', {
    ...{ room_category_id: room, check_in_date: dayFromToday(8), check_out_date: dayFromToday(10) },
    ...{ num_rooms: 1, num_adults: 2, num_children: 0, guest_name: 'Ravi Naik', guest_phone: '+91 98200 12345' },
    total_amount: 2 * price,
  });
  assert.equal(held.ok, true, JSON.stringify(held));
  await conflicting(world);
  // Imitates a change of a live listing that was submitted and sent back.
  await world.sql('alter table public.properties disable trigger guard_status');
  await world.sql(
    `update public.properties set status = 'rejected', rejection_reason = 'The photos are blurred.' where id = $1`,
    [property_id],
  );
  await world.sql('alter table public.properties enable trigger guard_status');
  return { arriving, leaving, unsaid, pending, expecting, payment_id, cancelled };
}

async function listsAgree(world: World, counts: Record<string, number>) {
  const { json } = await world.rpc('owner A', 'desk_bookings', { hotel_id: world.hotelOf('owner A').hotel });
  for (const list of ['arriving', 'staying', 'leaving'])
    assert.equal(counts[list] ?? 0, json.counts[list] ?? 0, `as many as the list ${list} has`);
}

const everything = ['advance', 'conflict', 'form_c', 'hold', 'pending', 'refund', 'reported', 'unsaid'];

const houseIn = (seen: { houses: Row[] }, world: World) =>
  seen.houses.find(({ id }) => id === world.hotelOf('owner A').hotel) ?? {};

test('home shows strangers nothing of the hotel', async (world) => {
  const { hotel } = world.hotelOf('owner A');
  assert.equal((await world.rpc('anon', 'desk_home', {})).status, 401);
  await busyDay(world);
  for (const actor of ['user', 'admin'] as const) {
    const { today: _, ...nothing } = await home(world, actor);
    assert.deepEqual(
      nothing,
      { ok: true, houses: [], arriving: [], leaving: [], staying: [], owing: [], todo: [], visas: [], todo_total: 0 },
      actor,
    );
  }
  const others = await home(world, 'owner B');
  assert.ok(others.houses.length > 0 && others.houses.every(({ id }: Row) => id !== hotel));
  assert.deepEqual([others.arriving, others.leaving], [[], []]);
  assert.ok(others.todo.every((todo: Row) => todo.kind === 'reviews' && todo.hotel_id !== hotel));
});

test('home shows everybody of the hotel who arrives and leaves, and each role what it may do', async (world) => {
  const day = await busyDay(world);
  for (const actor of ['owner A', ...houseActors] as const) {
    const seen = await home(world, actor);
    assert.deepEqual(ids(seen.arriving), [day.arriving, day.unsaid, day.pending].sort(), actor);
    assert.equal(seen.arriving[0].id, day.unsaid, 'the guest who is awaited longest comes first');
    assert.deepEqual(ids(seen.leaving), [day.leaving], actor);
  }
  assert.deepEqual(await kinds(world, 'desk'), everything);
  assert.deepEqual(await kinds(world, 'manager'), [...everything, 'reviews'].sort());
  assert.deepEqual(await kinds(world, 'owner A'), [...everything, 'rejected', 'reviews'].sort());
  for (const actor of houseActors) {
    const { earnings, helps } = houseIn(await home(world, actor), world);
    assert.deepEqual([helps, earnings === null], [null, actor === 'desk'], actor);
  }
});

test('home lists a room sold twice, then what is due first, and holds last', async (world) => {
  await busyDay(world);
  const { todo, todo_total } = await home(world, 'owner A');
  const [first, ...others] = todo;
  assert.equal(first.kind, 'conflict');
  assert.equal(others.at(-1).kind, 'hold');
  const due = others
    .filter(({ kind }: Row) => kind !== 'hold')
    .map(({ due_at }: Row) => (due_at ? Date.parse(String(due_at)) : Number.POSITIVE_INFINITY));
  assert.deepEqual(
    due,
    due.toSorted((a: number, b: number) => a - b),
  );
  assert.equal(todo_total, todo.length);
  assert.ok(todo.every((one: Row) => one.hotel_id === world.hotelOf('owner A').hotel));
});

test('home counts guests and nights as the lists and the calendar do', async (world) => {
  await busyDay(world);
  const own = houseIn(await home(world, 'owner A'), world);
  assert.deepEqual(own.counts, { arriving: 3, late: 1, arrived: 0, staying: 0, leaving: 1 });
  await listsAgree(world, own.counts as Record<string, number>);
  const days = { hotel_id: world.hotelOf('owner A').hotel, first_night: dayFromToday(0), nights: 14 };
  const { rows } = await asOwner(world, 'desk_calendar', days);
  const nights = own.nights as Record<string, number>[];
  for (const [list, column] of [
    ['sold', 'booked'],
    ['blocked', 'blocked'],
    ['held', 'held'],
  ] as const)
    assert.deepEqual(
      nights.map((night) => night[list]),
      Array.from({ length: 14 }, (_, at) =>
        rows.reduce((sum: number, row: Record<string, number[]>) => sum + (row[column]?.[at] ?? 0), 0),
      ),
      list,
    );
  assert.deepEqual([nights[0]?.arrivals, nights[5]?.arrivals, nights[8]?.held], [2, 1, 1]);
});

test('home shows the earnings of the report, and those of nights that are over', async (world) => {
  await busyDay(world);
  const { hotel } = world.hotelOf('owner A');
  const month = `${dayFromToday(0).slice(0, 7)}-01`;
  const before = `${new Date(Date.parse(month) - 86_400_000).toISOString().slice(0, 7)}-01`;
  const { sold } = await asOwner(world, 'desk_report', { hotel_id: hotel, first_month: before, months: 2 });
  const revenue = (first: string) =>
    sold
      .filter((row: Row) => row.month === first)
      .reduce((sum: number, row: Record<string, number>) => sum + (row.revenue ?? 0), 0);
  const { earnings } = houseIn(await home(world, 'owner A'), world) as { earnings: Record<string, number> };
  assert.deepEqual([earnings.month, earnings.expected, earnings.before], [month, revenue(month), revenue(before)]);
  const { so_far = 0, expected = 0, before_so_far = 0 } = earnings;
  assert.ok(so_far <= expected && before_so_far <= (earnings.before ?? 0));
  const amount = await world.value(
    `select coalesce(sum(amount), 0) as amount from private.sold_nights($1, $2, private.today())`,
    [hotel, month],
  );
  assert.equal(so_far, Number(amount));
});

test('what is done leaves home, and what is reversed is there again', async (world) => {
  const day = await busyDay(world);
  await world.sql(`update public.bookings set created_at = now() - interval '9 days' where id = $1`, [day.unsaid]);
  for (const [booking_id, state] of [
    [day.arriving, 'checked_in'],
    [day.leaving, 'completed'],
    [day.unsaid, 'no_show'],
    [day.pending, 'confirmed'],
  ])
    await asOwner(world, 'move_stay', { booking_id, seen: {}, state, reason: 'Pays later' });
  const { payment_id } = day;
  assert.equal((await day.expecting.record({ amount: price, payment_id })).ok, true);
  const { refund_id } = await day.cancelled.refund({ amount: price });
  await world.sql(`update private.holds set ends_at = now() - interval '1 second'`);
  await world.sql(
    `update public.bookings set advance_due_at = now() - interval '1 second' where advance_due_at is not null`,
  );
  assert.deepEqual(
    await kinds(world, 'desk'),
    ['conflict', 'form_c'],
    'foreign guests are reported also after check-out',
  );
  await asOwner(world, 'set_form_c_guests', { booking_id: day.leaving, guests: 0 });
  assert.deepEqual(await kinds(world, 'desk'), ['conflict']);
  const after = await home(world, 'owner A');
  assert.deepEqual([ids(after.arriving), after.leaving], [[day.pending], []]);
  const counts = houseIn(after, world).counts as Record<string, number>;
  assert.deepEqual(counts, { arriving: 1, late: 0, arrived: 1, staying: 1, leaving: 0 });
  await listsAgree(world, counts);
  assert.equal((await day.cancelled.reverse(refund_id)).ok, true);
  assert.deepEqual(await kinds(world, 'desk'), ['conflict', 'refund']);
});

test('home says that a calendar of another site was not read for three hours', async (world) => {
  await conflicting(world);
  const readBefore = async (age: string) => {
    await world.sql(`update private.calendar_feeds set read_at = now() - interval '${age}'`);
    return (await kinds(world, 'manager')).includes('feed');
  };
  assert.deepEqual([await readBefore('2 hours 59 minutes'), await readBefore('3 hours 1 minute')], [false, true]);
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
  await book(world, -1, 3, phone);
  const here = await book(world, -2, 4, { guest_phone: '0046 70 123 45 67' });
  await asOwner(world, 'move_stay', { booking_id: here, seen: {}, state: 'checked_in' });
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
  // A guest who is in the hotel is due until the 24 hours end, others until check-in.
  const due = (await home(world, 'owner A')).todo.find(({ booking }: { booking?: Row }) => booking?.id === here);
  const left = (Date.parse(due.due_at) - Date.now()) / 3_600_000;
  assert.ok(left > 23.9 && left <= 24, `${left} hours`);
  await asOwner(world, 'set_form_c_guests', { booking_id: soon, guests: 0 });
  await asOwner(world, 'set_form_c_guests', { booking_id: here, guests: 2 });
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
  const first = await world.value(
    `select make_date(extract(year from private.today() - 5)::integer, 12, 31)::text as first`,
  );
  const night = String(first);
  if (night >= dayFromToday(0)) {
    const end = new Date(Date.parse(night) + 86_400_000).toISOString().slice(0, 10);
    const dates = { room_category_ids: [room], weekdays: null, first_night: night, end_date: end };
    await asOwner(world, 'set_nights', { ...dates, change: { min_nights: 3 } });
    assert.ok((await helps()).includes('season'));
    await asOwner(world, 'set_nights', { ...dates, change: { price_change: 'percent', value: 200 } });
    assert.ok(!(await helps()).includes('season'));
  }
  assert.ok((await helps()).includes('calendars'));
  await asOwner(world, 'add_calendar', {
    room_category_id: room,
    source: 'airbnb',
    address: 'https://www.airbnb.co.in/calendar/ical/1.ics?s=0123',
  });
  assert.ok(!(await helps()).includes('calendars'));
  assert.ok(!(await helps()).includes('people') && (await helps('owner B')).includes('people'));
  assert.ok((await helps()).includes('two_factor'));
  await giveFactor(world, world.userId('owner A'));
  assert.deepEqual(await home(world, 'owner A'), { ok: false, code: 'second_factor_needed' });
  // The fixture does not restore the rows of the auth service.
  await world.sql('delete from auth.mfa_factors where user_id = $1', [world.userId('owner A')]);
});
