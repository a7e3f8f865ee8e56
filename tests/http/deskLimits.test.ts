import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { atNight } from './atNight.ts';
import { calls } from './desk.ts';
import { setPaymentStatus } from './given.ts';
import { advance, Booking, givenBooking } from './givenMoney.ts';
import { bookAsGuest } from './stayLinks.ts';
import { book, read } from './stays.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const price = worldPrice['owner A'];

type Answer = { ok?: boolean; code?: string; [fact: string]: unknown };

const asOwner = async (world: World, name: string, args: object): Promise<Answer> =>
  (await world.rpc('owner A', name, args)).json;

const wordOf = ({ ok, code }: Answer) => (ok ? 'ok' : code);

test('limits the emails of a hotel to one guest', { tags: 'long' }, async (world) => {
  await world.sql('update private.limits set bookings_per_contact_a_day = 2');
  const { book_at_desk } = calls(world);
  const caller = async (guest_email: string | null) =>
    wordOf(await asOwner(world, 'book_at_desk', { ...book_at_desk, guest_email, idempotency_key: randomUUID() }));
  const booked = [];
  for (let n = 0; n < 3; n += 1) booked.push(await caller('Victim+a@mailbox.example'));
  assert.deepEqual(booked, ['ok', 'ok', 'too_many_mails']);
  assert.equal(await caller(null), 'ok', 'the stay itself is booked without the address');
  assert.equal(await caller('another@mailbox.example'), 'ok');

  const id = await book(world, 100, 2, { guest_email: 'changed@mailbox.example' });
  const changed = [];
  for (let n = 0; n < 3; n += 1) {
    const stay = await read(world, id);
    changed.push(
      wordOf(
        await asOwner(world, 'change_stay', {
          ...{ booking_id: id, seen: {}, room_category_id: stay.room_category_id, num_rooms: 1, num_adults: 2 },
          ...{ num_children: 0, check_in_date: dayFromToday(101 + n), check_out_date: dayFromToday(103 + n) },
          total_amount: 2 * price,
        }),
      ),
    );
  }
  assert.ok(changed.includes('ok') && changed.includes('too_many_mails'), changed.join());
  assert.equal(wordOf(await asOwner(world, 'cancel_stay', { booking_id: id, seen: {}, reason: 'Rain' })), 'ok');

  await world.sql(`update public.hotels set check_in_time = '00:00' where id = $1`, [world.hotelOf('owner A').hotel]);
  const here = await book(world, 0, 2, { guest_email: 'moved@mailbox.example' });
  const missing = await book(world, 0, 2, { guest_email: 'moved@mailbox.example' });
  const move = async (booking_id: string, state: string) =>
    wordOf(await asOwner(world, 'move_stay', { booking_id, seen: {}, state }));
  for (let n = 0; n < 5; n += 1)
    assert.deepEqual([await move(here, 'checked_in'), await move(here, 'confirmed')], ['ok', 'ok']);
  const moved = [];
  for (let n = 0; n < 5; n += 1) {
    await atNight(world, () => move(missing, 'no_show'));
    moved.push(await move(missing, 'confirmed'));
  }
  assert.ok(moved.includes('ok') && moved.includes('too_many_mails'), moved.join());
});

test('a hotel’s emails about money to one guest are limited, and the site’s are not', {
  tags: 'long',
}, async (world) => {
  await world.sql('update private.limits set bookings_per_contact_a_day = 2');
  const stay = await givenBooking(world);
  const told = async (kind: string) => (await stay.mails(kind)).length;
  for (let n = 0; n < 5; n += 1) {
    const { payment_id } = await stay.record({ amount: 100, is_reported: true });
    assert.equal((await stay.record({ amount: 100, payment_id })).ok, true);
    assert.equal((await stay.refund({ amount: 1 })).ok, true);
  }
  for (const [kind, write] of [
    ['payment_received', stay.receive],
    ['refund_sent', stay.refundBySite],
  ] as const) {
    const some = await told(kind);
    assert.ok(some >= 2 && some < 5, `${kind}: ${some}`);
    assert.equal((await write({ amount: 50 })).ok, true);
    assert.equal(await told(kind), some + 1, kind);
  }
  const { payment_id } = await stay.record({ amount: 100, is_reported: true }, 'admin');
  await stay.record({ amount: 100, payment_id }, 'admin');
  assert.equal((await stay.areSent('payment_received')).at(-1), true, 'nor is what an admin records at the desk');
});

test('limits the emails about changes to a hotel, and those of a person and of all hotels', {
  tags: 'long',
}, async (world) => {
  await world.sql('update private.limits set bookings_per_contact_a_day = 2');
  const stay = await bookAsGuest(world, 130);
  await world.sql('delete from private.outbox');
  for (let n = 0; n < 41; n += 1)
    await world.sql('update public.bookings set num_children = 1 - num_children where id = $1', [stay.id]);
  const changes = (await world.sql(`select distinct dedupe_key from private.outbox where kind = 'changed_hotel'`))
    .length;
  assert.ok(changes >= 10 && changes < 41, `${changes}`);

  const counted = async (hotel: string, email: string, times: number) =>
    await world.row(
      `select count(*) filter (where c.ok)::integer as ok, count(*) filter (where not c.ok)::integer as more
         from set_config('request.jwt.claims', $1, true) cross join lateral (
           select private.may_mail_guest('book', ${hotel}, ${email}) as ok from generate_series(1, $2) as n
         ) as c`,
      [JSON.stringify({ sub: world.userId('owner B') }), times],
    );
  const all = await counted('gen_random_uuid()', `'every@mailbox.example'`, 21);
  assert.ok(all && all.ok >= 10 && all.more > 0, JSON.stringify(all));
  await world.sql('delete from private.rate_hits');
  const person = await counted('gen_random_uuid()', `'g' || n || '@mailbox.example'`, 121);
  assert.ok(person && person.ok >= 60 && person.more > 0, JSON.stringify(person));
});

test('a corrected address is emailed no oftener than the first one', async (world) => {
  await world.sql('update private.limits set bookings_per_contact_a_day = 2');
  const { book_at_desk } = calls(world);
  const stays: unknown[] = [];
  for (let n = 0; n < 6; n += 1) {
    const dates = {
      check_in_date: dayFromToday(200 + 3 * n),
      check_out_date: dayFromToday(201 + 3 * n),
      total_amount: price,
    };
    const made = await asOwner(world, 'book_at_desk', {
      ...{ ...book_at_desk, ...dates, guest_email: null, num_rooms: 1, num_adults: 2, num_children: 0 },
      idempotency_key: randomUUID(),
    });
    assert.equal(made.ok, true, JSON.stringify(made));
    stays.push(made.booking_id);
  }
  const correct = async (booking_id: unknown, guest_email: string | null, of: object = {}) =>
    wordOf(
      await asOwner(world, 'correct_guest', {
        ...{ booking_id, seen: {}, guest_name: 'Asha Kamat', guest_phone: '+91 98200 12345', guest_email, ...of },
      }),
    );
  const corrected = [];
  for (const stay of stays) corrected.push(await correct(stay, 'Victim+b@mailbox.example'));
  // The day may end during this test.
  assert.equal(corrected[0], 'ok');
  assert.ok(corrected.includes('too_many_mails'), corrected.join());
  const left = stays[corrected.indexOf('too_many_mails')];
  assert.equal((await read(world, String(left))).guest_email, null, 'and nothing else is written');
  assert.equal(await correct(left, null, { guest_name: 'Asha Kamath' }), 'ok', 'a name is corrected all the same');
  assert.equal(await correct(left, 'another@mailbox.example'), 'ok');
  for (let n = 0; n < 5; n += 1)
    assert.equal(await correct(left, 'another@mailbox.example', { guest_phone: `+91 98200 5432${n}` }), 'ok');

  await world.sql(`update public.bookings set guest_email = 'victim@mailbox.example' where id = any ($1)`, [stays]);
  await world.sql('update private.form_c_stays set guests = 1');
  await world.sql('delete from private.outbox');
  const answers = { send_stay_again: [] as unknown[], ask_form_c: [] as unknown[] };
  for (const booking_id of stays) {
    answers.send_stay_again.push(wordOf(await asOwner(world, 'send_stay_again', { booking_id })));
    answers.ask_form_c.push(wordOf(await asOwner(world, 'ask_form_c', { booking_id, by_mail: true })));
  }
  for (const [call, of] of Object.entries(answers)) {
    assert.equal(of[0], 'ok', `${call}: ${of.join()}`);
    assert.ok(of.includes('rate_limited'), `${call}: ${of.join()}`);
  }
  const sent = await world.sql<{ kind: string; mails: number }>(
    `select kind, count(*)::integer as mails from private.outbox where recipient = 'victim@mailbox.example' group by kind`,
  );
  for (const { kind, mails } of sent) assert.ok(mails <= 4, `${kind}: ${mails}`);
  assert.equal(
    wordOf(await asOwner(world, 'ask_form_c', { booking_id: stays[5], by_mail: false })),
    'ok',
    'the link itself, which the desk sends in its own way, is no mail',
  );
});

test('a hotel learns nothing of guests that it does not see', async (world) => {
  const id = await book(world, 20);
  for (const seen of [
    { guest_email: 'asha@guest.example' },
    { guest_email: 'other@guest.example' },
    { guest_name: 'Asha Kamat' },
    { guest_phone: '+91 98200 12345' },
    { stay_state: 'confirmed', guest_name: 'Asha Kamat' },
    { nothing: 1 },
  ])
    assert.equal(
      (await asOwner(world, 'move_stay', { booking_id: id, seen, state: 'nowhere' })).code,
      'changed_meanwhile',
      JSON.stringify(seen),
    );
  const { stay_state, num_adults } = await read(world, id);
  assert.equal(
    (await asOwner(world, 'move_stay', { booking_id: id, seen: { stay_state, num_adults }, state: 'nowhere' })).code,
    'illegal_move',
  );
});

test('an invoice issued before check-in is neither reversed nor refunded under', { tags: 'long' }, async (world) => {
  const ahead = new Booking(world, { id: await book(world, 300) });
  const whole = await ahead.record({ amount: 2 * price });
  const issued = await asOwner(world, 'issue_invoice', {
    booking_id: ahead.id,
    buyer: { name: 'Asha Kamat', company: null, gstin: null, address: null },
  });
  assert.equal(issued.ok, true, JSON.stringify(issued));
  assert.equal((await ahead.reverse(whole.payment_id)).code, 'invoiced');
  assert.equal((await ahead.refund({ amount: 1 })).code, 'invoiced');
  const differs = async () => ((await read(world, ahead.id)).invoices as { differs: boolean }[]).at(-1)?.differs;
  assert.equal(await differs(), false);
  await setPaymentStatus(world, ahead.id, 'pending');
  assert.equal(await differs(), true, 'an admin sees that it is no longer true');
  await setPaymentStatus(world, ahead.id, 'paid');
  const { invoice_id } = issued;
  assert.equal((await asOwner(world, 'credit_invoice', { invoice_id, reason: 'Not paid' })).ok, true);
  assert.equal((await ahead.reverse(await ahead.last('received'))).ok, true);
});

test('a booking takes 100 payments of a property, 50 refunds more, and 500 entries of the site', {
  tags: 'long',
}, async (world) => {
  const stay = await givenBooking(world);
  const add = (holder: string, count: number) =>
    world.sql(
      `insert into private.payments (booking_id, hotel_id, holder, amount, method, received_at)
       select b.id, b.hotel_id, $2::private.money_holder, 1, 'cash', now() from public.bookings as b cross join generate_series(1, $3::integer) where b.id = $1`,
      [stay.id, holder, count],
    );
  const full = { ok: false, code: 'too_many_entries' };
  await add('property', 99);
  assert.equal((await stay.record({ amount: 1 })).ok, true);
  for (const is_reported of [false, true]) assert.deepEqual(await stay.record({ amount: 1, is_reported }), full);
  await stay.reported(advance - 100);
  assert.equal((await stay.confirm({ amount: 500 })).ok, true);
  assert.equal((await stay.refundBySite({ amount: 1 })).ok, true);
  for (let n = 0; n < 50; n += 1) assert.equal((await stay.refund({ amount: 1 })).ok, true);
  assert.deepEqual(await stay.refund({ amount: 1 }), full);
  await add('site', 498);
  assert.deepEqual([await stay.receive({ amount: 1 }), await stay.refundBySite({ amount: 1 })], [full, full]);
});

test('an undo is as large as a change can be', async (world) => {
  const { room } = world.hotelOf('owner A');
  const part = { room_category_id: room, first_night: dayFromToday(22), end_date: dayFromToday(24) };
  const rule = { first_night: part.first_night, end_date: dayFromToday(23), min_nights: 2 };
  const restore = async (undo: unknown) => wordOf(await asOwner(world, 'restore_nights', { undo } as object));
  const rules = () => world.sql('select count(*)::integer as n from private.rate_rules');
  const before = await rules();
  assert.equal(await restore([{ ...part, rules: Array.from({ length: 367 }, () => rule) }]), 'invalid_change');
  const long = [{ ...part, rules: Array.from({ length: 367 }, () => rule) }];
  assert.equal((await world.rpc('owner B', 'restore_nights', { undo: long })).json.code, 'invalid_change');
  assert.equal(await restore([part, part].map((one) => ({ ...one, rules: [rule] }))), 'invalid_change');
  assert.equal(await restore([{ ...part, rules: [rule, rule] }]), 'invalid_change');
  assert.equal(await restore([{ ...part, rules: {} }]), 'invalid_change');
  assert.equal(await restore([7]), 'invalid_change');
  assert.deepEqual(await rules(), before);
  assert.equal(await restore([{ ...part, rules: [rule] }]), 'ok');
  for (const undo of [5, true, [], { other: [] }])
    assert.equal(wordOf(await asOwner(world, 'undo_block', { room_category_id: room, undo })), 'invalid_change');
});

test('a hotel does not keep another one from emailing an address', { tags: 'long' }, async (world) => {
  const email = 'wanted@people.example';
  const invite = async (actor: 'owner A' | 'owner B', address = email) =>
    wordOf(
      (
        await world.rpc(actor, 'invite_person', {
          ...{ property_id: world.propertyId(actor, 'approved'), email: address, role: 'desk' },
        })
      ).json,
    );
  for (let n = 0; n < 61; n += 1) assert.equal(await invite('owner A', 'nonsense'), 'invalid_email');
  const often = [];
  for (let n = 0; n < 11; n += 1) often.push(await invite('owner A'));
  assert.ok(often.includes('ok') && often.includes('asked_often'), often.join());
  assert.equal(await invite('owner B'), 'ok');
  for (const what of ['people', 'notices']) {
    const row = await world.row(
      `select count(*) filter (where c.ok)::integer as ok, count(*) filter (where not c.ok)::integer as more
       from (select private.may_ask_address($1, gen_random_uuid(), 'all@people.example') as ok from generate_series(1, 61)) as c`,
      [what],
    );
    assert.ok(row && row.ok >= 30 && row.more > 0, JSON.stringify(row));
  }
});
