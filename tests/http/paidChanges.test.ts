import assert from 'node:assert/strict';
import { setSettings } from './given.ts';
import {
  moneyOf,
  type OnlineSite,
  outcomes,
  pageStates,
  refundsOf,
  refused,
  setPages,
  testOnline,
} from './givenGateway.ts';
import { advance, type Booking, givenBooking, nextUtr, price } from './givenMoney.ts';
import { ask, bookAsGuest } from './stayLinks.ts';
import { dayFromToday } from './world.ts';
import { test } from './worldTest.ts';

const night = price / 2;
const longer = 3 * night;
const due = Math.floor((longer * 30 + 50) / 100) - advance;

async function ask3Nights(booking: Booking, change: object = {}) {
  const { check_in_date, check_out_date, num_rooms, num_adults, num_children } = await booking.read();
  const next = new Date(Date.parse(check_out_date) + 86_400_000).toISOString().slice(0, 10);
  return ask(booking.world, 'change_by_guest', {
    ...{ token: booking.token, seen: { check_in_date }, check_in_date, check_out_date: next, num_rooms, num_adults },
    ...{ num_children, total_amount: longer, due_now: due, ...change },
  });
}
async function givenChange(site: OnlineSite) {
  const booking = await site.book();
  await site.paid(booking);
  const asked = await ask3Nights(booking);
  assert.deepEqual([asked.ok, asked.change?.state, asked.change?.amount], [true, 'waiting', due]);
  const { success, url } = await site.lead(booking, { for_change: true });
  assert.equal(success, true);
  return { booking, page: String(url).split('/').at(-1) ?? '' };
}
const stayNow = async (booking: Booking) => {
  const { nights, total_amount, booking_status, payment_status, change } = await booking.read();
  return [nights, total_amount, booking_status, payment_status, change?.state];
};
const unchanged = (state: string) => [2, price, 'confirmed', 'paid', state];
const changed = [3, longer, 'confirmed', 'paid', 'done'];
const bookHeldNight = async (booking: Booking, num_rooms: number) => {
  const { check_out_date, hotel_id, room_category_id } = await booking.read();
  const next = new Date(Date.parse(check_out_date) + 86_400_000).toISOString().slice(0, 10);
  const args = { hotel_id, room_category_id, check_in_date: check_out_date, check_out_date: next };
  return (
    await booking.world
      .sql<{ fault: string | null }>(
        `insert into public.bookings (hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_rooms,
         base_price, total_amount, tax_rate, tax_amount, advance_percent, advance_amount)
       values ($1, $2, 'Other Guest', 'other@guest.example', $3, $4, $5, 100, 100, 0, 0, 0, 0) returning null as fault`,
        [...Object.values(args), num_rooms],
      )
      .catch((failure: Error) => [{ fault: failure.message }])
  )[0]?.fault;
};
const roomsLeft = async (booking: Booking) => {
  const { check_out_date, room_category_id } = await booking.read();
  const row = await booking.world.row(
    'select private.rooms_free(c.id, c.total_rooms, $2::date, $2::date + 1) as left from public.room_categories as c where c.id = $1',
    [room_category_id, check_out_date],
  );
  return row?.left ?? 0;
};
const lapse = ({ world, id }: Booking) =>
  world.sql(
    `update private.pending_changes set expires_at = now() - interval '1 second' where booking_id = '${id}';
     update private.holds as h set ends_at = c.expires_at from private.pending_changes as c where c.id = h.change_id and c.booking_id = '${id}';
     update private.held_nights as n set ends_at = h.ends_at from private.holds as h where h.id = n.hold_id and h.change_id is not null`,
  );

testOnline('a guest who has paid adds a night and pays for it in one step', async (site) => {
  const { booking, page } = await givenChange(site);
  assert.deepEqual(await stayNow(booking), unchanged('waiting'));
  assert.equal(site.gateway.links.get(page)?.amount, due);
  assert.deepEqual(
    await ask3Nights(booking),
    { ok: true, change: (await booking.read()).change },
    'once more the same',
  );
  const again = await site.lead(booking, { for_change: true });
  assert.equal(String(again.url).split('/').at(-1), page);
  const payment = site.gateway.pay(page);
  assert.deepEqual(await site.isBack(booking), { success: true });
  await site.deliverAll([...site.gateway.deliveries, ...site.gateway.deliveries]);
  assert.deepEqual((await outcomes(site.world)).at(-1), 'known');
  assert.deepEqual(await stayNow(booking), changed);
  assert.deepEqual(await moneyOf(booking), [advance + due, 0, 0]);
  assert.equal((await booking.entries()).at(-1)?.reference, payment);
  const told = (await booking.mails('payment_received')).map(({ facts }) => facts?.payment.amount);
  assert.ok(!told.includes(due), 'one email, that of the change, tells of both');
  assert.equal((await booking.emailToGuest('changed_guest'))?.payment.amount, due);
  assert.deepEqual(await site.lead(booking, { for_change: true }), refused('no_change'));
  assert.deepEqual(await site.world.sql('select from private.holds where change_id is not null'), []);
});

testOnline('the new night is on hold for the guest who pays, and sold after that time', async (site) => {
  const { booking, page } = await givenChange(site);
  const left = await roomsLeft(booking);
  assert.equal(await bookHeldNight(booking, left + 1), 'sold_out');
  await lapse(booking);
  assert.equal(await roomsLeft(booking), left + 1);
  assert.equal(await bookHeldNight(booking, left + 1), null);
  assert.deepEqual(await stayNow(booking), unchanged('expired'));
  site.gateway.pay(page);
  await site.deliverAll();
  assert.deepEqual(await stayNow(booking), unchanged('expired'));
  assert.deepEqual(await moneyOf(booking), [advance + due, 0, due]);
  assert.equal((await booking.emailToGuest('not_changed'))?.payment.amount, due);
  assert.equal((await booking.mails('payment_received')).length, 1);
  await site.settle();
  await site.deliverAll();
  assert.equal(await refundsOf(booking), `done ${due}`);
});

testOnline('a payment that is a little late makes the change while its night is still available', async (site) => {
  const { booking, page } = await givenChange(site);
  await lapse(booking);
  await ask(site.world, 'run_job', { job: 'cancel_unpaid' }, 'admin');
  site.gateway.pay(page);
  await site.deliverAll();
  assert.deepEqual(await stayNow(booking), changed);
});

const ended: Record<string, [(booking: Booking) => Promise<unknown>, unknown[]]> = {
  'the guest withdrew it': [
    (booking) => ask(booking.world, 'withdraw_change', { token: booking.token }),
    unchanged('withdrawn'),
  ],
  'the guest cancelled the booking': [
    (booking) => booking.cancel(advance),
    [2, price, 'cancelled', 'paid', 'withdrawn'],
  ],
  'the property cancelled the booking': [
    (booking) => booking.cancelByProperty(),
    [2, price, 'cancelled', 'paid', 'withdrawn'],
  ],
  'another party came': [(booking) => booking.set('num_adults = 1'), unchanged('withdrawn')],
  'the room type is no longer sold': [
    (booking) =>
      booking.world.sql(
        'update public.room_categories set is_active = false where id = (select room_category_id from public.bookings where id = $1)',
        [booking.id],
      ),
    unchanged('expired'),
  ],
};
for (const [why, [make, now]] of Object.entries(ended))
  testOnline(`a change that is paid is refunded in full if ${why}`, async (site) => {
    const { booking, page } = await givenChange(site);
    const left = await roomsLeft(booking);
    await make(booking);
    site.gateway.pay(page);
    await site.deliverAll();
    assert.deepEqual(await stayNow(booking), now);
    const [received, refunded, refundDue] = await moneyOf(booking);
    assert.deepEqual([received, refunded, refundDue], [advance + due, 0, now[2] === 'cancelled' ? advance + due : due]);
    assert.ok((await roomsLeft(booking)) > left);
    assert.ok(await booking.emailToGuest('not_changed'));
  });

testOnline('only the change that the guest was shown waits, and only its own link leads to its page', async (site) => {
  const booking = await site.book();
  await site.paid(booking);
  const links = site.gateway.links.size;
  const { token: shared } = await ask(site.world, 'share_stay', { token: booking.token });
  assert.deepEqual(await ask3Nights(booking, { due_now: 0 }), { ok: false, code: 'due_changed', due_now: due });
  for (const due_now of [due - 100, due + 100, 1, -due, null])
    assert.equal((await ask3Nights(booking, { due_now })).code, 'due_changed', String(due_now));
  assert.equal((await ask3Nights(booking, { total_amount: price })).code, 'price_changed');
  assert.equal((await ask3Nights(booking, { token: shared })).code, 'shared_link');
  assert.equal((await ask3Nights(booking, { seen: { num_rooms: 2 } })).code, 'changed_meanwhile');
  assert.deepEqual(await site.lead(booking, { for_change: true }), refused('no_change'));
  assert.equal((await ask3Nights(booking)).ok, true);
  const { check_in_date } = await booking.read();
  const other = { check_in_date: dayFromToday(60), check_out_date: dayFromToday(63) };
  assert.equal((await ask3Nights(booking, other)).code, 'change_waits');
  assert.equal((await ask3Nights(booking, { check_in_date, check_out_date: dayFromToday(400) })).code, 'change_waits');
  const quote = { token: booking.token, ...other, num_rooms: 1, num_adults: 2 };
  assert.equal((await ask(site.world, 'guest_change_quote', quote)).code, 'change_waits');
  const stranger = await site.book();
  await site.paid(stranger);
  assert.deepEqual(await site.lead(stranger, { for_change: true }), refused('no_change'));
  assert.deepEqual(await site.lead({ token: shared }, { for_change: true }), refused('shared_link'));
  const byReference = { token: null, reference: booking.booking_reference, for_change: true };
  assert.deepEqual(await site.lead(booking, byReference), refused('no_change'));
  assert.equal((await ask(site.world, 'withdraw_change', { token: shared })).code, 'shared_link');
  assert.equal((await ask(site.world, 'withdraw_change', { token: stranger.token })).code, 'no_change');
  assert.equal(site.gateway.links.size, links + 1, 'the page of the stranger’s advance');
  assert.deepEqual(await stayNow(booking), unchanged('waiting'));
});

testOnline('a payment of another amount changes nothing', async (site) => {
  const { booking, page } = await givenChange(site);
  const link = site.gateway.links.get(page);
  assert.ok(link);
  link.amount = due - 100;
  site.gateway.pay(page);
  assert.equal(await site.deliverAll(), 'mismatch');
  assert.deepEqual(await stayNow(booking), unchanged('waiting'));
  assert.deepEqual(await moneyOf(booking), [advance, 0, 0]);
});

testOnline('a withdrawn change closes its page, and the guest chooses another one', async (site) => {
  const { booking } = await givenChange(site);
  const withdraw = () => ask(site.world, 'withdraw_change', { token: booking.token });
  assert.deepEqual([await withdraw(), await withdraw()], [{ ok: true }, { ok: true }]);
  assert.deepEqual(await site.lead(booking, { for_change: true }), refused('no_change'));
  await site.settle();
  assert.deepEqual(await pageStates(booking), ['paid', 'ended']);
  assert.equal((await ask3Nights(booking)).change.state, 'waiting');
});

testOnline('a page that closes ends the change, and the guest chooses it again', async (site) => {
  const { booking } = await givenChange(site);
  const { pay_by, expires_at } = (await booking.read()).change;
  assert.ok(Date.parse(pay_by) < Date.parse(expires_at));
  await setPages(booking, `expires_at = now()`);
  await site.world.sql(
    `update private.pending_changes set expires_at = now() + interval '10 minutes' where booking_id = $1`,
    [booking.id],
  );
  assert.deepEqual(await site.lead(booking, { for_change: true }), refused('no_change'));
  assert.deepEqual(await stayNow(booking), unchanged('expired'));
  assert.equal((await ask3Nights(booking)).change.state, 'waiting');
});

testOnline('waiting changes hold at most half of a room type', async (site) => {
  const { world } = site;
  const { room } = world.hotelOf('owner A');
  await world.sql('update public.room_categories set total_rooms = 5 where id = $1', [room]);
  const bookings = [];
  for (let made = 0; made < 3; made += 1) {
    const booking = await givenBooking(world, 20);
    await booking.receive();
    bookings.push(booking);
  }
  const codes = [];
  for (const booking of bookings) codes.push((await ask3Nights(booking)).code ?? 'waits');
  assert.deepEqual(codes, ['waits', 'waits', 'held_unpaid']);
});

testOnline('who has paid nothing, or owes nothing more, changes in one step', async (site) => {
  const unpaid = await site.book();
  assert.deepEqual(await ask3Nights(unpaid, { due_now: 0 }), { ok: true });
  assert.equal((await unpaid.read()).change, null);
  const whole = await site.book();
  await whole.record({ amount: price });
  assert.deepEqual(await ask3Nights(whole, { due_now: 0 }), { ok: true });
  assert.deepEqual(await stayNow(whole), [3, longer, 'confirmed', 'paid', undefined]);
});

test('without online payment a reported payment makes the change once an admin has found it', async (world) => {
  const booking = await givenBooking(world);
  await booking.receive();
  assert.equal((await ask3Nights(booking)).change.amount, due);
  await booking.reported(due);
  assert.deepEqual(await stayNow(booking), unchanged('waiting'));
  assert.equal((await booking.read()).change.is_reported, true);
  assert.equal((await booking.confirm({ amount: due })).ok, true);
  assert.deepEqual(await stayNow(booking), changed);
  assert.deepEqual(await moneyOf(booking), [advance + due, 0, 0]);
});

test('without online payment a payment that is not found leaves the booking as it was', async (world) => {
  const booking = await givenBooking(world);
  await booking.receive();
  await ask3Nights(booking);
  await booking.reported(due);
  await booking.reported(due, nextUtr());
  assert.deepEqual(await stayNow(booking), unchanged('waiting'), 'a corrected number');
  assert.equal((await booking.reject()).ok, true);
  assert.deepEqual(await stayNow(booking), unchanged('expired'));
  assert.equal((await booking.emailToGuest('payment_rejected'))?.payment.amount, due);
  assert.deepEqual(await moneyOf(booking), [advance, 0, 0]);
});

test('a change that is paid too late or in part by UPI is refunded, and the deadline is that of a new booking', async (world) => {
  const booking = await givenBooking(world);
  await booking.receive();
  const { expires_at } = (await ask3Nights(booking)).change;
  assert.equal(Math.round((Date.parse(expires_at) - Date.now()) / 3_600_000), 48);
  await booking.reported(due);
  assert.equal((await booking.confirm({ amount: due - 100 })).ok, true);
  assert.deepEqual(await stayNow(booking), unchanged('expired'));
  assert.deepEqual(await moneyOf(booking), [advance + due - 100, 0, due - 100]);
  const soon = await givenBooking(world, 1);
  await soon.receive();
  await setSettings(world, { cancel_unpaid_after_hours: null });
  const { code, change } = await ask3Nights(soon);
  assert.ok(code === 'too_late' || Date.parse(change.expires_at) < Date.now() + 86_400_000);
});

async function minutesAsked(booking: Booking): Promise<number> {
  const { change } = await ask3Nights(booking);
  return Math.round((Date.parse(change.expires_at) - Date.now()) / 60_000);
}
const minutesLeft = async (booking: Booking) =>
  Math.round((Date.parse((await booking.read()).change.expires_at) - Date.now()) / 60_000);

test('a booking whose change was not paid holds nights for two hours, also if its guest reports a payment', async (world) => {
  const booking = await givenBooking(world);
  await booking.receive();
  assert.equal(await minutesAsked(booking), 48 * 60);
  assert.deepEqual(await ask(world, 'withdraw_change', { token: booking.token }), { ok: true });
  assert.equal(await minutesAsked(booking), 120);
  await booking.reported(due);
  assert.equal(await minutesLeft(booking), 120);
  await lapse(booking);
  assert.equal((await booking.confirm({ amount: due })).ok, true);
  assert.deepEqual(await stayNow(booking), changed);
});

testOnline(
  'with online payment a report keeps the first change of a booking longer, and no later one',
  async (site) => {
    const [first, again] = [await site.book(), await site.book()];
    for (const booking of [first, again]) {
      await site.paid(booking);
      assert.equal(await minutesAsked(booking), 30);
    }
    await first.reported(due);
    assert.equal(await minutesLeft(first), 48 * 60);
    await ask(site.world, 'withdraw_change', { token: again.token });
    assert.equal(await minutesAsked(again), 30);
    await again.reported(due);
    assert.equal(await minutesLeft(again), 30);
  },
);

test('the front desk sees a change that waits', async (world) => {
  const made = await bookAsGuest(world);
  const booking = await givenBooking(world);
  await booking.receive();
  await ask3Nights(booking);
  const { booking: seen } = await ask(world, 'desk_booking', { booking_id: booking.id }, 'owner A');
  assert.deepEqual([seen.change.state, seen.change.amount], ['waiting', due]);
  const { booking: other } = await ask(world, 'desk_booking', { booking_id: made.id }, 'owner A');
  assert.equal(other.change, null);
});

test('the data of a guest contain the changes that waited', async (world) => {
  const booking = await givenBooking(world);
  await booking.receive();
  await ask3Nights(booking);
  const row = await world.row(
    `select private.personal_data(null, lower(guest_email), true) -> 'stays' -> 0 -> 'changes' as changes from public.bookings where id = $1`,
    [booking.id],
  );
  assert.partialDeepStrictEqual(row, { changes: [{ state: 'waiting', amount: due }] });
});
