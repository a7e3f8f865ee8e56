import assert from 'node:assert/strict';
import { givenBooking, price } from './givenMoney.ts';
import { ask, change, nights, open } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const setRooms = (world: World, total: number) =>
  world.sql('update public.room_categories set total_rooms = $2 where id = $1', [world.hotelOf('owner A').room, total]);
async function bookRooms(world: World, guest_email: string, num_rooms: number) {
  const { hotel: hotel_id, room: room_category_id } = world.hotelOf('owner A');
  const who = { guest_name: 'Asha Kamat', guest_email, num_adults: num_rooms };
  return ask(world, 'create_booking_tx', { hotel_id, room_category_id, ...nights(60, 62), ...who, num_rooms });
}
const openLinks = async (world: World) => {
  const links = await world.sql<{ token: string }>(
    `select private.stay_link(id, p_is_mailed => true) as token from public.bookings where guest_name = 'Asha Kamat'`,
  );
  for (const { token } of links) assert.equal((await open(world, token)).ok, true);
};
const left = (rooms_left: number) => ({ ok: false, code: 'held_unpaid', rooms_left });

test('one mailbox holds half of a room type unpaid, verified or not, and all guests three quarters', async (world) => {
  await setRooms(world, 8);
  assert.equal((await bookRooms(world, 'one@mailbox.example', 4)).ok, true);
  assert.deepEqual(await bookRooms(world, 'other@mailbox.example', 1), left(0), 'nobody is verified');
  await openLinks(world);
  assert.deepEqual(await bookRooms(world, 'One+again@mailbox.example', 1), left(0));
  assert.deepEqual(await bookRooms(world, 'other@mailbox.example', 3), left(2));
  assert.equal((await bookRooms(world, 'other@mailbox.example', 2)).ok, true);
  await openLinks(world);
  assert.deepEqual(await bookRooms(world, 'third@mailbox.example', 1), left(0), 'a quarter is left for others');
});

for (const total of [1, 2])
  test(`one of ${total} rooms can be booked`, async (world) => {
    await setRooms(world, total);
    assert.equal((await bookRooms(world, 'one@mailbox.example', 1)).ok, true);
    await openLinks(world);
    const { code } = await bookRooms(world, 'other@mailbox.example', 1);
    assert.equal(code, total === 1 ? 'sold_out' : 'held_unpaid');
  });

test('what strangers book for an address takes no room from its account', async (world) => {
  await setRooms(world, 8);
  const [account] = await world.sql<{ email: string }>(
    `select p.email from public.profiles as p where p.user_id = (select owner_id from public.properties where id =
       (select property_id from public.hotels where id = $1))`,
    [world.hotelOf('owner B').hotel],
  );
  const guest_email = account?.email ?? '';
  assert.equal((await bookRooms(world, guest_email, 4)).ok, true);
  const { hotel: hotel_id, room: room_category_id } = world.hotelOf('owner A');
  const own = { hotel_id, room_category_id, ...nights(60, 62), guest_name: 'Owner', guest_email, num_adults: 3 };
  const book = (num_rooms: number) => ask(world, 'create_booking_tx', { ...own, num_rooms }, 'owner B');
  assert.deepEqual([await book(3), (await book(2)).ok], [left(2), true]);
});

test('a verified guest who has not paid holds no more rooms by a change', async (world) => {
  await setRooms(world, 8);
  const booking = await givenBooking(world, 60, 'flexible');
  const grow = (num_rooms: number) => {
    const stay = { ...nights(60, 62), num_rooms, num_adults: 2, num_children: 0, total_amount: num_rooms * price };
    return ask(world, 'change_by_guest', { token: booking.token, seen: {}, ...stay });
  };
  assert.deepEqual(await grow(5), left(3));
  assert.deepEqual(await grow(4), { ok: true });
  await booking.set(`payment_status = 'paid'`);
  assert.equal((await bookRooms(world, 'other@mailbox.example', 4)).ok, true, 'who has paid holds none');
});

test('changes that wait and unpaid bookings leave a quarter of a room type together', async (world) => {
  await setRooms(world, 8);
  const paid = await givenBooking(world, 60, 'flexible');
  await paid.receive();
  assert.equal((await bookRooms(world, 'one@mailbox.example', 4)).ok, true);
  const ask4 = async (num_rooms: number) => {
    const stay = { token: paid.token, ...nights(60, 62), num_rooms, num_adults: 2, num_children: 0 };
    const { total_amount, due_now } = await ask(world, 'guest_change_quote', stay);
    return ask(world, 'change_by_guest', { ...stay, seen: {}, total_amount, due_now });
  };
  assert.deepEqual(await ask4(4), left(2));
  assert.equal((await ask4(3)).change.state, 'waiting');
  assert.deepEqual(await bookRooms(world, 'other@mailbox.example', 1), left(0));
});

for (const [booked, arrival, due] of [
  ['10 09:00', 20, '12 09:00'],
  ['10 09:00', 12, '12 09:00'],
  ['10 23:00', 12, '12 10:00'],
  ['10 23:00', 11, '11 10:00'],
  ['10 02:00', 10, '10 10:00'],
  ['10 08:00', 10, '10 14:00'],
  ['10 18:30', 10, '10 22:00'],
  ['10 21:30', 10, '10 22:30'],
  ['10 23:59', 10, '11 00:59'],
])
  test(`an advance that is booked on ${booked} for day ${arrival} is due by ${due}`, async (world) => {
    const [row] = await world.sql(
      `select to_char(private.advance_deadline(('2027-01-' || $1)::timestamp at time zone 'Asia/Kolkata', ('2027-01-' || $2)::date, 1)
         at time zone 'Asia/Kolkata', 'DD HH24:MI') as due`,
      [booked, String(arrival)],
    );
    assert.equal(row?.due, due);
  });

test('a booking for today expires without its advance, but not of a guest who has paid, reported, arrived or may be in the room', async (world) => {
  const [unpaid, paid, reported, arrived, dueBefore] = [
    await givenBooking(world, 0),
    await givenBooking(world, 0),
    await givenBooking(world, 0),
    await givenBooking(world, 0),
    await givenBooking(world, 0),
  ];
  const runJob = async () =>
    (await world.sql<{ did: object }>('select private.job_cancel_unpaid() as did')).map(({ did }) => did);
  assert.partialDeepStrictEqual(await runJob(), [{ cancelled: 0, reminded: 0 }]);
  for (const { id } of [unpaid, paid, reported, arrived])
    await change(
      world,
      id,
      `advance_due_at = greatest(now() - interval '1 minute', private.today()::timestamp at time zone 'Asia/Kolkata')`,
    );
  await change(
    world,
    dueBefore.id,
    `advance_due_at = private.today()::timestamp at time zone 'Asia/Kolkata' - interval '1 hour'`,
  );
  await paid.receive();
  await reported.reported();
  await arrived.set('checked_in_at = now()');
  assert.partialDeepStrictEqual(await runJob(), [{ cancelled: 1, reminded: 0 }]);
  const states = [];
  for (const one of [unpaid, paid, reported, arrived, dueBefore])
    states.push((await one.facts('stay_state::text'))?.stay_state);
  assert.deepEqual(states, ['cancelled', 'confirmed', 'confirmed', 'checked_in', 'confirmed']);
  assert.equal((await unpaid.read()).is_expired, true);
});
