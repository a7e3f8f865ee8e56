import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { ask, bookAsGuest, change, nights, open, paid } from './stayLinks.ts';
import { book, read } from './stays.ts';
import { type World, worldPrice } from './world.ts';

/** Adds a room type with this price a night in paise and number of rooms. Returns its id. */
async function addCategory(world: World, name: string, base_price: number, total_rooms = 2, max_occupancy = 4) {
  const id = randomUUID();
  await world.sql(
    `insert into public.room_categories (id, hotel_id, name, max_occupancy, total_rooms, base_price, tax_rate) values ($1, $2, $3, $4, $5, $6, 5)`,
    [id, world.hotelOf('owner A').hotel, name, max_occupancy, total_rooms, base_price],
  );
  return id;
}

interface Choice {
  id: string;
  rooms_free: number;
  total_amount: number | null;
  difference: number | null;
  code: string | null;
}

export async function roomChangedByGuest(world: World): Promise<void> {
  const price = worldPrice['owner A'];
  const { room, inactiveRoom } = world.hotelOf('owner A');
  const suite = await addCategory(world, 'Suite', price + 100_000);
  const attic = await addCategory(world, 'Attic', price - 100_000, 2, 2);
  const made = await bookAsGuest(world, 30);
  const { token, id } = made;
  await change(world, id, `cancellation_policy = 'moderate'`);
  const now = { num_rooms: 1, num_adults: 2, num_children: 0, ...nights(30, 32) };
  const quote = (stay: object) => ask(world, 'guest_change_quote', { token, ...now, ...stay });
  const bring = async (room_category_id: string | null, total_amount: number, args: object = {}) => {
    await world.sql(`delete from private.rate_hits where bucket like 'changed:%'`);
    return ask(world, 'change_by_guest', { token, seen: {}, ...now, room_category_id, total_amount, ...args });
  };
  const listed = async (stay: object) =>
    ((await quote(stay)).rooms as Choice[]).map(({ id, total_amount, difference, rooms_free, code }) => [
      ...[id, total_amount, difference, rooms_free, code],
    ]);

  assert.deepEqual(await listed({}), [
    [attic, 2 * price - 200_000, -200_000, 2, null],
    [room, 2 * price, 0, 7, null],
    [suite, 2 * price + 200_000, 200_000, 2, null],
  ]);
  assert.deepEqual(await listed({ num_adults: 4, ...nights(30, 31) }), [
    [suite, price + 100_000, 100_000 - price, 2, null],
    [attic, null, null, 2, 'too_many_guests'],
    [room, null, null, 7, 'too_many_guests'],
  ]);
  assert.equal((await quote({ num_adults: 4 })).code, 'too_many_guests');
  for (const dates of [nights(32, 30), { check_in_date: null, check_out_date: null }, nights(30, 61)])
    assert.deepEqual(await listed(dates), [], JSON.stringify(dates));

  await book(world, 31, 2, {
    room_category_id: suite,
    num_rooms: 2,
    num_adults: 4,
    total_amount: 4 * (price + 100_000),
  });
  assert.deepEqual((await listed({}))[2], [suite, 2 * price + 200_000, 200_000, 0, null]);
  assert.deepEqual(await bring(suite, 2 * price + 200_000), { ok: false, code: 'sold_out', rooms_free: 0 });
  assert.equal((await open(world, token)).stay.room.id, room);
  const day = { ...nights(30, 31) };
  assert.deepEqual((await listed(day))[2], [suite, price + 100_000, 100_000 - price, 2, null]);

  for (const other of [inactiveRoom, world.hotelOf('owner B').room, randomUUID()]) {
    assert.equal((await quote({ room_category_id: other })).code, 'room_not_found');
    assert.equal((await bring(other, 2 * price)).code, 'room_not_found');
  }
  assert.equal((await quote({ room_category_id: attic, num_adults: 3 })).code, 'too_many_guests');

  const loft = await addCategory(world, 'Loft', 2 * price);
  assert.equal((await bring(loft, 2 * price)).code, 'price_changed');
  const advance_amount = Math.floor((4 * price * 30 + 50) / 100);
  await paid(world, id, advance_amount);
  const free = async (of: string) => ((await quote({})).rooms as Choice[]).find((one) => one.id === of)?.rooms_free;
  assert.deepEqual([await free(room), await free(loft)], [7, 2]);
  assert.deepEqual(await bring(loft, 4 * price), { ok: true });
  assert.deepEqual(await bring(loft, 4 * price), { ok: true }, 'the second call answers the same');
  const moved = (await open(world, token)).stay;
  assert.deepEqual(
    [moved.room.id, moved.total_amount, moved.advance_amount, moved.payment_status, moved.revision],
    [loft, 4 * price, advance_amount, 'paid', 1],
  );
  const held = await world.sql<{ room: string; booked: number }>(
    `select room_category_id as room, booked from private.nights
     where room_category_id = any ($1) and night in ($2, $3) and booked > 0 order by 1`,
    [[room, loft], nights(30, 32).check_in_date, nights(31, 32).check_in_date],
  );
  assert.deepEqual(held, Array(2).fill({ room: loft, booked: 1 }));
  assert.equal(
    (await bring(room, 4 * price, { seen: { room_category_id: room } })).code,
    'changed_meanwhile',
    'what was seen has another room',
  );
  const mails = await world.sql<{ kind: string; before: { room_name?: string } }>(
    `select kind, data -> 'before' as before from private.outbox
     where kind = 'changed_guest' and data ->> 'booking_id' = $1`,
    [id],
  );
  assert.deepEqual(
    mails.map(({ before }) => before.room_name),
    ['Garden Room'],
  );

  await paid(world, id, 4 * price - advance_amount);
  assert.deepEqual(await bring(attic, 2 * price - 200_000), { ok: true });
  assert.equal((await read(world, id)).refund_due, 2 * price + 200_000);

  // Under a binding policy a cheaper room type is refused, and a dearer one is possible.
  await change(world, id, `cancellation_policy = 'non_refundable'`);
  assert.deepEqual(await bring(room, 2 * price), { ok: true });
  assert.equal((await bring(attic, 2 * price - 200_000)).code, 'terms_bind');

  // The rules of the new room type apply, also if the dates stay.
  await change(world, id, `cancellation_policy = 'flexible', created_at = created_at - interval '30 days'`);
  await world.sql('insert into private.rate_plans (room_category_id, min_nights) values ($1, 3)', [loft]);
  assert.equal((await quote({ room_category_id: loft })).code, 'min_nights');
  assert.equal((await bring(loft, 4 * price)).code, 'min_nights');
  await world.sql('update private.rate_plans set min_nights = 1, lead_days = 35 where room_category_id = $1', [loft]);
  assert.equal((await quote({ room_category_id: loft })).code, 'too_late');
  await world.sql('delete from private.rate_plans where room_category_id = $1', [loft]);

  // An agreed price or a long-stay discount ends with the old room type, also after moving back.
  const agreed = await bookAsGuest(world, 120);
  await change(world, agreed.id, `price_reason = 'A friend of the house', cancellation_policy = 'flexible'`);
  const three = { token: agreed.token, num_rooms: 1, num_adults: 3, num_children: 0, ...nights(120, 122) };
  assert.equal((await ask(world, 'guest_change_quote', three)).code, 'agreed_price');
  const elsewhere = await ask(world, 'guest_change_quote', { ...three, room_category_id: suite });
  assert.equal(elsewhere.total_amount, 2 * price + 200_000);
  assert.deepEqual(
    await ask(world, 'change_by_guest', {
      ...{ ...three, room_category_id: suite, seen: {}, total_amount: elsewhere.total_amount },
    }),
    { ok: true },
  );
  const [left] = await world.sql<{ price_reason: string | null }>(
    'select price_reason from public.bookings where id = $1',
    [agreed.id],
  );
  assert.equal(left?.price_reason, null);
  await world.sql('insert into private.rate_plans (room_category_id, weekly_discount) values ($1, 40)', [room]);
  const week = await bookAsGuest(world, 140);
  await change(world, week.id, `cancellation_policy = 'flexible'`);
  const ofWeek = { token: week.token, num_rooms: 1, num_adults: 2, num_children: 0 };
  const long = await ask(world, 'guest_change_quote', { ...ofWeek, ...nights(140, 147) });
  assert.deepEqual(
    await ask(world, 'change_by_guest', { ...ofWeek, ...nights(140, 147), seen: {}, total_amount: long.total_amount }),
    { ok: true },
  );
  assert.equal((await ask(world, 'guest_change_quote', { ...ofWeek, ...nights(140, 142) })).code, 'long_stay');
  const short = await ask(world, 'guest_change_quote', { ...ofWeek, ...nights(140, 142), room_category_id: suite });
  assert.equal(short.total_amount, 2 * (price + 100_000));
  await world.sql('delete from private.rate_plans where room_category_id = $1', [room]);

  const twin = await addCategory(world, 'Twin', price);
  const alike = { token: agreed.token, num_rooms: 1, num_adults: 3, num_children: 0, ...nights(120, 122), seen: {} };
  for (const [category, total_amount] of [
    [room, 2 * price],
    [twin, 2 * price],
  ] as const) {
    const wanted = { ...alike, room_category_id: category, total_amount };
    assert.deepEqual(await ask(world, 'change_by_guest', wanted), { ok: true });
    assert.equal((await open(world, agreed.token)).stay.room.id, category);
  }

  // A guest may not hold more rooms of another type unpaid than a new booking could.
  await world.sql('update public.room_categories set total_rooms = 3 where id = $1', [suite]);
  const two = await bookAsGuest(world, 160, { num_rooms: 2, total_amount: 4 * price });
  await change(world, two.id, 'verified_at = null');
  const both = { token: two.token, num_rooms: 2, num_adults: 2, num_children: 0, ...nights(160, 162) };
  const dear = { ...both, room_category_id: suite, seen: {}, total_amount: 4 * (price + 100_000) };
  assert.deepEqual(await ask(world, 'change_by_guest', dear), { ok: false, code: 'held_unpaid', rooms_left: 1 });
  await paid(world, two.id, 4 * (price + 100_000));
  assert.deepEqual(await ask(world, 'change_by_guest', dear), { ok: true }, 'who has paid may');

  // A dearer change is paid at once if part of the advance is paid. Without an advance the property decides.
  await world.sql('update public.room_categories set base_price = 150010 where id = $1', [attic]);
  const begun = await bookAsGuest(world, 180);
  await change(world, begun.id, `cancellation_policy = 'flexible'`);
  await paid(world, begun.id, 1);
  const given = await book(world, 180);
  const [{ token: ofGiven } = { token: '' }] = await world.sql<{ token: string }>(
    'select private.stay_link($1) as token',
    [given],
  );
  for (const [of, isOfHouse] of [
    [begun.token, false],
    [ofGiven, true],
  ] as const) {
    const asBooked = { token: of, num_rooms: 1, num_adults: 2, num_children: 0, ...nights(180, 182) };
    for (const [stay, total_amount] of [
      [{ room_category_id: loft }, 4 * price],
      [{ room_category_id: attic, ...nights(180, 183) }, 450_030],
    ] as const) {
      const due_now = Math.round((total_amount * 30) / 10_000) * 100 - 1;
      const asked = await ask(world, 'guest_change_quote', { ...asBooked, ...stay });
      const choice = asked.rooms.find(({ id }: Choice) => id === stay.room_category_id);
      const refused = await ask(world, 'change_by_guest', { ...asBooked, ...stay, seen: {}, total_amount });
      if (isOfHouse) {
        assert.match(asked.error, /^The hotel made this booking without an advance\. /);
        assert.deepEqual([asked.code, choice.code, choice.error], ['no_advance', 'no_advance', asked.error]);
        assert.equal(refused.code, 'no_advance');
      } else {
        assert.deepEqual([asked.due_now, choice.code, choice.total_amount], [due_now, null, total_amount]);
        assert.deepEqual(refused, { ok: false, code: 'due_changed', due_now });
      }
    }
    const alike = { ...asBooked, ...nights(181, 183), room_category_id: twin, seen: {}, total_amount: 2 * price };
    assert.deepEqual(await ask(world, 'change_by_guest', alike), { ok: true });
  }
  await paid(world, begun.id, Math.ceil((4 * price * 30) / 100) - 1);
  const dearer = { token: begun.token, num_rooms: 1, num_adults: 2, num_children: 0, ...nights(181, 183), seen: {} };
  const inLoft = { ...dearer, room_category_id: loft, total_amount: 4 * price };
  assert.deepEqual(await ask(world, 'change_by_guest', inLoft), { ok: true }, 'its advance is paid');

  await change(world, id, `booking_status = 'cancelled'`);
  const over = await quote({});
  assert.deepEqual([over.code, over.rooms], ['not_changeable', []]);
}
