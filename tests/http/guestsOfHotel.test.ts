import assert from 'node:assert/strict';
import type { Actor } from './actors.ts';
import { changeListing, setRoleAsAdmin, showListing } from './asAdmin.ts';
import { asAdmin, bookingIdOf } from './given.ts';
import { decide } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const nothing = { ok: false, code: 'not_found' };

const ask = async (world: World, actor: Actor = 'owner A', page = 1, hotel_id = world.hotelOf('owner A').hotel) =>
  (await world.rpc(actor, 'desk_bookings', { hotel_id, page })).json;

const referencesIn = ({ rows }: { rows: { booking_reference: string }[] }) =>
  rows.map(({ booking_reference }) => booking_reference);

test('shows an owner the bookings of their own hotel, the next arrival first', async (world) => {
  const of = (owner: 'owner A' | 'owner B') =>
    (['coming', 'ended'] as const).map((stay) => world.referenceOf(owner, stay));
  assert.equal((await world.rpc('anon', 'desk_bookings', { hotel_id: world.hotelOf('owner A').hotel })).status, 401);
  const mine = await ask(world);
  assert.deepEqual([mine.ok, mine.total, referencesIn(mine)], [true, 2, of('owner A')]);
  assert.deepEqual(referencesIn(await ask(world, 'owner B', 1, world.hotelOf('owner B').hotel)), of('owner B'));
  for (const actor of ['user', 'owner B'] as const) assert.deepEqual(await ask(world, actor), nothing, actor);
  assert.deepEqual((await ask(world, 'owner A', 2)).rows, []);
});

test('masks the contact of a guest from the 31st day after check-out', async (world) => {
  const reference = world.referenceOf('owner A', 'ended');
  const columns = 'guest_name, guest_email, guest_phone, special_requests';
  const [guest] = await world.sql(`select ${columns} from public.bookings where booking_reference = $1`, [reference]);
  const seenOn = async (day: number) => {
    await world.sql(
      `update public.bookings set check_in_date = private.today() - $2::integer - 2, check_out_date = private.today() - $2::integer
       where booking_reference = $1`,
      [reference, day],
    );
    const { rows } = await ask(world);
    const row = rows.find(({ booking_reference }: { booking_reference: string }) => booking_reference === reference);
    const { is_masked, guest_name, guest_email, guest_phone, special_requests } = row;
    return { is_masked, guest_name, guest_email, guest_phone, special_requests };
  };
  assert.deepEqual(await seenOn(30), { is_masked: false, ...guest });
  assert.deepEqual(await seenOn(31), {
    is_masked: true,
    guest_name: 'Asha C.',
    guest_email: 'c•••@guest.example',
    guest_phone: '•••• 4321',
    special_requests: '',
  });
  const opened = async (actor: 'owner A' | 'admin') => {
    const id = await bookingIdOf(world, reference);
    const { by_admin, is_masked, guest_email } = (await world.rpc(actor, 'desk_booking', { booking_id: id })).json
      .booking;
    return { by_admin, is_masked, guest_email };
  };
  assert.deepEqual(await opened('owner A'), { by_admin: false, is_masked: true, guest_email: 'c•••@guest.example' });
  assert.deepEqual(await opened('admin'), { by_admin: true, is_masked: false, guest_email: guest?.guest_email });
  await world.sql(
    `update public.bookings set guest_email = private.erased_guest() ->> 'guest_email' where booking_reference = $1`,
    [reference],
  );
  for (const actor of ['owner A', 'admin'] as const) assert.equal((await opened(actor)).guest_email, null);
});

test('shows no guests to an owner who was demoted, or whose listing was taken off the site', async (world) => {
  const property_id = world.propertyId('owner A', 'approved');
  const owner = world.userId('owner A');
  const set = (status: string) => changeListing(world, property_id, { status });
  const states: [what: string, take: () => Promise<{ ok: boolean }>, giveBack: () => Promise<{ ok: boolean }>][] = [
    ['hidden by an admin', () => showListing(world, property_id, false), () => showListing(world, property_id, true)],
    ['taken off', () => set('draft'), () => set('approved')],
    ['rejected', () => decide(world, property_id, 'reject', 'Closed down.'), () => set('approved')],
    [
      'deleted',
      () => asAdmin(world, 'delete_property', { property_id }),
      () => asAdmin(world, 'restore_property', { property_id }),
    ],
    ['demoted', () => setRoleAsAdmin(world, owner, 'user'), () => setRoleAsAdmin(world, owner, 'owner')],
  ];
  for (const [what, take, giveBack] of states) {
    assert.equal((await ask(world)).total, 2, `before it is ${what}`);
    assert.equal((await take()).ok, true, what);
    assert.deepEqual(await ask(world), nothing, what);
    assert.equal((await giveBack()).ok, true, what);
  }
  assert.equal((await ask(world)).total, 2);
  await world.sql('update public.properties set published_at = null where id = $1', [property_id]);
  assert.deepEqual(await ask(world), nothing, 'never approved');
});

test('shows guests to an owner who hid the listing, and to an admin who has a hotel', async (world) => {
  const hidden = { property_id: world.propertyId('owner A', 'approved'), is_public: false };
  assert.equal((await world.rpc('owner A', 'set_listing_visibility', hidden)).json.ok, true);
  assert.equal((await ask(world)).total, 2);
  await world.rpc('owner A', 'set_listing_visibility', { ...hidden, is_public: true });
  await setRoleAsAdmin(world, world.userId('owner A'), 'admin');
  assert.equal((await ask(world)).total, 2);
  const booking_id = await bookingIdOf(world, world.referenceOf('owner A', 'coming'));
  const isByAdmin = async () => (await world.rpc('owner A', 'desk_booking', { booking_id })).json.booking.by_admin;
  assert.equal(await isByAdmin(), true);
  await world.sql('update private.settings set admins_need_second_factor = true');
  assert.equal(await isByAdmin(), false, 'the role without the sign-in that it needs');
});

test('lists bookings of a hotel 50 a page, the next arrival first and past ones last', async (world) => {
  const { hotel, room } = world.hotelOf('owner A');
  await world.sql(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate,
       tax_amount, advance_percent, advance_amount
     )
     select $1, $2, 'Many', 'many@guest.example', private.today() + n, private.today() + n + 1, 1, 1, 5, 0, 30, 0
     from generate_series(1, 60) as n`,
    [hotel, room],
  );
  const pages = [await ask(world), await ask(world, 'owner A', 2)];
  assert.deepEqual([pages[0].total, pages[0].rows.length, pages[1].rows.length], [62, 50, 12]);
  const arrivals: string[] = pages.flatMap(({ rows }) =>
    rows.map((row: { check_in_date: string }) => row.check_in_date),
  );
  const last = arrivals.pop();
  assert.deepEqual(arrivals, arrivals.toSorted());
  assert.ok(last && arrivals[0] && last < arrivals[0]);
});

test('lets neither an owner nor an admin read or count the bookings table', async (world) => {
  for (const actor of ['owner A', 'admin'] as const) {
    for (const prefer of ['count=exact', 'count=planned', 'count=estimated']) {
      const { status, headers } = await world.call(actor, 'HEAD', '/rest/v1/bookings?select=id', {
        headers: { prefer },
      });
      assert.ok(status >= 400 && !/\/[1-9]/.test(String(headers['content-range'])), `${actor} ${prefer}`);
    }
  }
});
