import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { calls as everyCall } from '../../supabase/rights.ts';
import { type Actor, houseActors } from './actors.ts';
import { channelCalls, conflicting } from './channels.ts';
import { calls } from './desk.ts';
import { reviewCalls, reviewed } from './deskReviews.ts';
import { filledIn, formCCalls } from './formC.ts';
import { asOwner } from './given.ts';
import { numberedRoom } from './givenRooms.ts';
import { numberedCalls } from './numbered.ts';
import { registerCalls } from './register.ts';
import { book, deeds, read } from './stays.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const house = (world: World) => world.propertyId('owner A', 'approved');

/** The right that each call needs. `owner` means that only the owner may. */
const takes: Record<string, 'bookings' | 'rates' | 'house' | 'owner' | 'nothing'> = {
  ...of(
    'bookings',
    'block_rooms book_at_desk cancel_stay change_stay correct_guest desk_booking desk_bookings desk_calendar desk_change_quote',
  ),
  ...of(
    'bookings',
    'desk_quote stay_alerts walk_in hold_rooms import_bookings move_stay note_stay set_no_show_fee release_hold release_rooms send_stay_again undo_block',
  ),
  ...of('bookings', 'credit_invoice desk_invoice desk_invoices desk_till email_invoice issue_invoice issue_voucher'),
  ...of('bookings', 'add_extra drop_extra drop_rooms add_type house_extras'),
  ...of('bookings', 'record_cash record_payment record_refund reverse_entry'),
  ...of('bookings', 'ask_form_c desk_form_c export_form_c fill_form_c open_form_c report_form_c set_form_c_guests'),
  // The last call removes the data of the others.
  ...of('bookings', 'remove_form_c'),
  ...of(
    'rates',
    'add_calendar begin_calendar desk_channels desk_payouts desk_report move_conflict renew_calendar_address desk_tax_return',
  ),
  ...of('bookings', 'desk_reviews'),
  ...of('bookings', 'block_room desk_rooms give_rooms lift_room stay_rooms'),
  // The last call removes a room.
  ...of('rates', 'add_rooms save_room remove_room'),
  ...of('bookings', 'desk_housekeeping set_room_state'),
  ...of('bookings', 'desk_register register_guest'),
  ...of('rates', 'desk_guest_counts set_guest_register'),
  ...of('rates', 'make_cleaning_link end_cleaning_link'),
  ...of('rates', 'reply_review report_review'),
  ...of('rates', 'settle_conflict remove_calendar save_extra remove_extra save_plan remove_plan add_code end_code'),
  ...of(
    'rates',
    'desk_rates nights_preview rates_preview restore_nights reverse_cash save_rates set_lowest_price set_nights',
  ),
  ...of('house', 'add_notice_email house_people invite_person remove_notice_email remove_person set_person_role'),
  ...of(
    'owner',
    'decide_listing delete_draft listing_form listing_history remove_document save_listing_draft set_listing_visibility withdraw_listing',
  ),
  ...of(
    'nothing',
    'answer_invitation delete_account desk_home desk_houses make_recovery_codes may_delete_account my_data',
  ),
  ...of(
    'nothing',
    'my_invitations my_listings my_stay_link my_stays reset_two_factor save_compliance two_factor_state',
  ),
  ...of('nothing', 'saved_stays use_recovery_code'),
  ...of('nothing', 'my_notifications add_push_device remove_push_device save_notifications test_push_device'),
};

function of<Taken extends string>(taken: Taken, names: string): Record<string, Taken> {
  return Object.fromEntries(names.split(' ').map((name) => [name, taken]));
}

const may: Record<(typeof houseActors)[number], readonly string[]> = {
  manager: ['bookings', 'rates'],
  desk: ['bookings'],
};

/** Expects that others learn nothing, and that nothing changes. */
async function refusesStrangers(world: World, name: string, given: object | undefined): Promise<void> {
  const before = await everything(world);
  assert.equal((await world.rpc('anon', name, given)).status, 401, name);
  for (const actor of ['user', 'owner B'] as const) {
    const { status, json } = await world.rpc(actor, name, given);
    const code = name === 'release_hold' ? 'not_held' : 'not_found';
    assert.deepEqual([status, json], [200, { ok: false, code }], `${actor} calls ${name}`);
  }
  assert.deepEqual(await everything(world), before, `${name}: what is refused changes nothing`);
}

/** Expects that each role may make exactly the calls that its rights allow, each once. `prepare` returns the arguments. */
async function mayCall(
  world: World,
  rights: readonly string[],
  prepare: () => Promise<(actor: Actor) => Record<string, object>>,
): Promise<void> {
  const args = await prepare();
  for (const [name, taken] of Object.entries(takes)) {
    if (!rights.includes(taken)) continue;
    if (taken !== 'owner') await refusesStrangers(world, name, args('desk')[name]);
    // The role with fewer rights is first, so that the data still exist when it is refused.
    for (const actor of houseActors.toReversed()) {
      const given = args(actor)[name];
      assert.ok(given, `${name} is tried`);
      const before = await everything(world);
      const { status, json } = await world.rpc(actor, name, given);
      const words = `${actor} calls ${name}: ${JSON.stringify(json).slice(0, 200)}`;
      if (taken === 'owner') {
        const stranger = await world.rpc('owner B', name, given);
        assert.deepEqual([status, json], [stranger.status, stranger.json], words);
        assert.notEqual(json.ok, true, words);
      } else if (may[actor].includes(taken)) {
        assert.ok(status === 200 && (json.ok || !['not_allowed', 'not_found', 'not_held'].includes(json.code)), words);
        continue;
      } else assert.deepEqual([status, json], [200, { ok: false, code: 'not_allowed', right: taken }], words);
      assert.deepEqual(await everything(world), before, `${name}: what is refused changes nothing`);
    }
  }
  assert.deepEqual(await looks(world), [], 'whoever works there looks at their own house');
}

test('the right to bookings lets a person use these calls', { tags: 'long' }, (world) =>
  mayCall(world, ['bookings'], async () => {
    const { hotel } = world.hotelOf('owner A');
    const stay = await read(world, await book(world, 40));
    for (const _ of houseActors) await world.rpc('owner A', 'hold_rooms', { ...calls(world).hold_rooms });
    const held = await world.sql<{ id: string }>('select id from private.holds');
    const { args: money } = await paidAndInvoiced(world);
    const room = await numberedRoom(world, '101');
    const review = await reviewed(world);
    const forms = { desk: await filledIn(world), manager: await filledIn(world) };
    const numbered = await numberedCalls(world, stay.id);
    const extra = { kind: 'laundry', name: 'Laundry', per: 'piece', net_price: 10_000, tax_rate: 18 };
    const { extra_id } = await asOwner(world, 'save_extra', { hotel_id: hotel, ...extra });
    const of = { booking_id: stay.id, seen: {} };
    const registered: Partial<Record<Actor, Record<string, object>>> = {};
    for (const actor of houseActors) registered[actor] = await registerCalls(world, stay.id);
    return (actor) => ({
      add_extra: { ...of, extra_id, quantity: 1 },
      drop_extra: { ...of, line: 1 },
      drop_rooms: { ...of, room_category_id: randomUUID() },
      add_type: { ...of, room_category_id: randomUUID(), num_rooms: 1, num_adults: 1, num_children: 0 },
      house_extras: { hotel_id: hotel },
      ...calls(world),
      ...deeds(world, stay),
      ...money,
      ...formCCalls(world, forms[actor === 'desk' ? 'desk' : 'manager']),
      ...reviewCalls(hotel, review.id),
      ...numbered(actor),
      ...registered[actor],
      desk_housekeeping: { hotel_id: hotel },
      set_room_state: { room_id: room, state: 'dirty', broken: 'The tap drips' },
      release_hold: { hold_id: held[actor === 'desk' ? 0 : 1]?.id },
    });
  }),
);

test('the right to rates lets a person use these calls', (world) =>
  mayCall(world, ['rates'], async () => {
    const { hotel } = world.hotelOf('owner A');
    const { feed, conflict } = await conflicting(world);
    const review = await reviewed(world);
    const cash = { hotel_id: hotel, day: dayFromToday(0), kind: 'opening', amount: 100, idempotency_key: randomUUID() };
    const { entry_id } = await asOwner(world, 'record_cash', cash);
    const numbered = await numberedCalls(world, await book(world, 40));
    const extra = { hotel_id: hotel, kind: 'laundry', name: 'Laundry', per: 'piece', net_price: 10_000, tax_rate: 18 };
    const { extra_id } = await asOwner(world, 'save_extra', extra);
    const plan = { hotel_id: hotel, name: 'Saver', percent_off: 5, is_refundable: false };
    const { plan_id } = await asOwner(world, 'save_plan', plan);
    const { code_id } = await asOwner(world, 'add_code', { hotel_id: hotel, code: 'GOA10', percent: 5 });
    return (actor) => ({
      ...calls(world),
      save_extra: { ...extra, extra_id },
      remove_extra: { extra_id },
      save_plan: { ...plan, plan_id },
      remove_plan: { plan_id },
      add_code: { hotel_id: hotel, code: `C${actor.replace(/\W/g, '')}`, percent: 5 },
      end_code: { code_id },
      ...channelCalls(world, { feed, conflict }),
      ...reviewCalls(hotel, review.id),
      ...numbered(actor),
      desk_payouts: { hotel_id: hotel, month: dayFromToday(0) },
      desk_report: { hotel_id: hotel },
      desk_tax_return: { hotel_id: hotel, month: dayFromToday(0) },
      make_cleaning_link: { hotel_id: hotel },
      desk_guest_counts: { hotel_id: hotel },
      set_guest_register: { hotel_id: hotel, is_on: true },
      end_cleaning_link: { hotel_id: hotel },
      reverse_cash: { entry_id, reason: 'A mistake' },
      set_lowest_price: { hotel_id: hotel, percent: 70 },
    });
  }));

test('these calls are for the owner alone', (world) =>
  mayCall(world, ['house', 'owner'], async () => {
    const property_id = house(world);
    const document = await world.value('select id from public.property_documents where property_id = $1', [
      property_id,
    ]);
    const people = await world.sql<{ id: string; email: string }>(
      'select id, email from private.house_people order by email',
    );
    const other = (actor: Actor) => people.find(({ email }) => !email.includes(actor))?.id;
    return (actor) => ({
      house_people: { property_id },
      add_notice_email: { property_id, email: 'keys@house.example' },
      remove_notice_email: { property_id, email: 'keys@house.example' },
      invite_person: { property_id, email: 'friend@people.example', role: 'manager' },
      set_person_role: { person_id: other(actor), role: 'manager' },
      remove_person: { person_id: other(actor) },
      decide_listing: { property_id, decision: 'approved' },
      delete_draft: { property_id },
      remove_document: { id: document },
      save_listing_draft: { property_id, base_revision: 0, form: { basics: { name: 'Mine' } }, step: 'basics' },
      set_listing_visibility: { property_id, is_public: false },
      listing_form: { property_id },
      listing_history: { property_id },
      withdraw_listing: { property_id },
    });
  }));

test('shows each person their rights and the hotels these are for', async (world) => {
  assert.deepEqual(Object.keys(takes).sort(), everyCall.members.toSorted(), 'every call says what it takes');
  const property_id = house(world);
  const { room, hotel } = world.hotelOf('owner A');
  for (const [actor, rights] of Object.entries(may) as [Actor, string[]][]) {
    const { rows } = (await world.rpc(actor, 'desk_houses', {})).json;
    assert.deepEqual(
      rows.map((row: Record<string, unknown>) => [row.id, row.role, row.rights]),
      [[hotel, actor, rights]],
    );
    assert.equal(rows[0].notice_emails === null, actor === 'desk');
    const calendar = (await world.rpc(actor, 'desk_calendar', { hotel_id: hotel })).json;
    assert.deepEqual(calendar.rights, rights);
    assert.equal(
      (await world.rpc(actor, 'desk_calendar', { hotel_id: world.hotelOf('owner B').hotel })).json.code,
      'not_found',
    );
    const both = { ...calls(world).set_nights, room_category_ids: [room, world.hotelOf('owner B').room] };
    assert.equal((await world.rpc(actor, 'set_nights', both)).json.code, 'not_found');
    const mine = (await world.rpc(actor, 'my_listings', {})).json.listings.map(
      (one: Record<string, unknown>) => one.property_id,
    );
    assert.ok(!mine.includes(property_id), 'a listing is its owner’s');
  }
  assert.deepEqual((await world.rpc('owner A', 'desk_houses', {})).json.rows[0].rights, ['bookings', 'rates', 'house']);
  assert.deepEqual((await world.rpc('admin', 'desk_calendar', { hotel_id: hotel })).json.rights, [
    'bookings',
    'rates',
    'house',
  ]);
  assert.deepEqual(await looks(world), [{ actor_id: world.userId('admin') }], 'an admin looks at that of others');
});

/** Users who are in the audit log for reading, except Form C, which logs everyone. */
const looks = (world: World) =>
  world.sql(`select distinct actor_id from private.audit_log where action = 'read' and entity <> 'form_c_stays'`);

async function paidAndInvoiced(world: World) {
  const { hotel } = world.hotelOf('owner A');
  const booking_id = await book(world, 0);
  await world.sql('delete from private.compliance where owner_id = $1', [world.userId('owner A')]);
  await world.sql(`update public.owner_profiles set full_name = 'Maria' where user_id = $1`, [world.userId('owner A')]);
  const entry = () => ({ booking_id, amount: 100, method: 'cash', idempotency_key: randomUUID() });
  const { payment_id } = await asOwner(world, 'record_payment', entry());
  await asOwner(world, 'record_payment', entry());
  const { invoice_id } = await asOwner(world, 'issue_invoice', { booking_id, buyer: { name: 'Asha Kamat' } });
  assert.ok(payment_id && invoice_id);
  return {
    args: {
      record_payment: entry(),
      record_refund: entry(),
      reverse_entry: { entry_id: payment_id, reason: 'A mistake' },
      desk_till: { hotel_id: hotel, day: dayFromToday(0) },
      record_cash: {
        hotel_id: hotel,
        day: dayFromToday(0),
        kind: 'opening',
        amount: 100,
        idempotency_key: randomUUID(),
      },
      issue_invoice: { booking_id, buyer: { name: 'Asha Kamat' } },
      issue_voucher: { booking_id, buyer: { name: 'Asha Kamat' } },
      credit_invoice: { invoice_id, reason: 'A mistake' },
      desk_invoice: { invoice_id },
      email_invoice: { invoice_id },
      desk_invoices: { hotel_id: hotel, month: dayFromToday(0) },
    },
  };
}

const everything = (world: World) =>
  world.sql(`select
    (select jsonb_agg(to_jsonb(p) order by p.id) from private.house_people as p) as people,
    (select jsonb_agg(to_jsonb(p) order by p.id) from public.properties as p) as listings,
    (select jsonb_agg(to_jsonb(d) order by d.id) from public.property_documents as d) as documents,
    (select jsonb_agg(to_jsonb(s) order by s.id) from private.subscriptions as s) as addresses,
    (select jsonb_agg(to_jsonb(r) order by r.id) from private.rate_rules as r) as rules,
    (select jsonb_agg(to_jsonb(r) order by r.room_category_id) from private.rate_plans as r) as plans,
    (select jsonb_agg(to_jsonb(r) order by r.id) from public.reviews as r) as reviews,
    (select count(*)::integer from private.review_reports) as reports,
    (select count(*)::integer from private.outbox) as mails`);
