import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { calls } from './desk.ts';
import { signUpPerson } from './listings.ts';
import { bookAsGuest } from './stayLinks.ts';
import { book, read } from './stays.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

// What one who has a desk could do with it to others: fill a mailbox, ask for what is shown no longer, break a promise, work without end.

const price = worldPrice['owner A'];

type Answer = { ok?: boolean; code?: string; [fact: string]: unknown };

const asOwner = async (world: World, name: string, args: object): Promise<Answer> =>
  (await world.rpc('owner A', name, args)).json;

const wordOf = ({ ok, code }: Answer) => (ok ? 'ok' : code);

test('limits the emails of a hotel to one guest', { tags: 'long' }, async (world) => {
  await world.sql('update private.settings set bookings_per_contact_a_day = 2');
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

  // A no-show that is taken back is booked again, and mailed; a check-in that is taken back is not.
  await world.sql(`update public.hotels set check_in_time = '00:00' where id = $1`, [world.hotelOf('owner A').hotel]);
  const here = await book(world, 0, 2, { guest_email: 'moved@mailbox.example' });
  const missing = await book(world, 0, 2, { guest_email: 'moved@mailbox.example' });
  const move = async (booking_id: string, state: string) =>
    wordOf(await asOwner(world, 'move_stay', { booking_id, seen: {}, state }));
  for (let n = 0; n < 5; n += 1)
    assert.deepEqual([await move(here, 'checked_in'), await move(here, 'confirmed')], ['ok', 'ok']);
  const moved = [];
  for (let n = 0; n < 5; n += 1) {
    await move(missing, 'no_show');
    moved.push(await move(missing, 'confirmed'));
  }
  assert.ok(moved.includes('ok') && moved.includes('too_many_mails'), moved.join());

  // Money that a house notes and takes back is told as often; what an admin notes however often it was.
  const stay = await bookAsGuest(world, 130);
  const pay = async (who: Actor, kind = 'received') =>
    (
      await world.rpc(who, 'note_payment', {
        ...{ booking_id: stay.id, kind, amount: kind === 'received' ? 100 : 1 },
        ...{ method: 'site', idempotency_key: randomUUID() },
      })
    ).json;
  const mails = async (kind: string) =>
    (
      await world.sql<{ id: string }>(
        `select distinct dedupe_key from private.outbox where kind = $1 and data ->> 'booking_id' = $2
           and recipient = (select min(recipient) from private.outbox where kind = $1 and data ->> 'booking_id' = $2)`,
        [kind, stay.id],
      )
    ).length;
  for (let n = 0; n < 5; n += 1) {
    const { payment_id } = await pay('owner A');
    assert.equal((await asOwner(world, 'reverse_payment', { payment_id, note: 'Again' })).ok, true);
  }
  const told = await mails('advance_received');
  assert.ok(told >= 2 && told < 5, `${told}`);
  assert.equal((await pay('admin')).ok, true);
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, method) values ($1, 'received', 100, 'site')`,
    [stay.id],
  );
  assert.equal(await mails('advance_received'), told + 2);
  // What goes back likewise: the house's word keeps no mail of what a gateway or an admin has given back.
  for (let n = 0; n < 5; n += 1) assert.equal((await pay('owner A', 'refunded')).ok, true);
  const back = await mails('refund_sent');
  assert.ok(back >= 2 && back < 5, `${back}`);
  assert.equal((await pay('admin', 'refunded')).ok, true);
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, method) values ($1, 'refunded', 1, 'site')`,
    [stay.id],
  );
  assert.equal(await mails('refund_sent'), back + 2);
  // Of a stay that changes without end its house is not told without end.
  await world.sql('delete from private.outbox');
  for (let n = 0; n < 41; n += 1)
    await world.sql('update public.bookings set num_children = 1 - num_children where id = $1', [stay.id]);
  const changes = await mails('changed_hotel');
  assert.ok(changes >= 10 && changes < 41, `${changes}`);

  const counted = async (hotel: string, email: string, times: number) =>
    (
      await world.sql<{ ok: number; more: number }>(
        `select count(*) filter (where c.ok)::integer as ok, count(*) filter (where not c.ok)::integer as more
         from set_config('request.jwt.claims', $1, true) cross join lateral (
           select private.may_mail_guest('book', ${hotel}, ${email}) as ok from generate_series(1, $2) as n
         ) as c`,
        [JSON.stringify({ sub: world.userId('owner B') }), times],
      )
    )[0];
  const all = await counted('gen_random_uuid()', `'every@mailbox.example'`, 21);
  assert.ok(all && all.ok >= 10 && all.more > 0, JSON.stringify(all));
  await world.sql('delete from private.rate_hits');
  const person = await counted('gen_random_uuid()', `'g' || n || '@mailbox.example'`, 121);
  assert.ok(person && person.ok >= 60 && person.more > 0, JSON.stringify(person));
});

test('a corrected address is emailed no oftener than the first one', async (world) => {
  await world.sql('update private.settings set bookings_per_contact_a_day = 2');
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
  // A day may turn in between.
  assert.equal(corrected[0], 'ok');
  assert.ok(corrected.includes('too_many_mails'), corrected.join());
  const left = stays[corrected.indexOf('too_many_mails')];
  assert.equal((await read(world, String(left))).guest_email, null, 'and nothing else is written');
  assert.equal(await correct(left, null, { guest_name: 'Asha Kamath' }), 'ok', 'a name is corrected all the same');
  assert.equal(await correct(left, 'another@mailbox.example'), 'ok');
  for (let n = 0; n < 5; n += 1)
    assert.equal(await correct(left, 'another@mailbox.example', { guest_phone: `+91 98200 5432${n}` }), 'ok');

  // Nor is what is sent once more, and asked by mail, of all stays with an address more than of one.
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

test('refunds stay due, and a ledger ends', { tags: 'long' }, async (world) => {
  const note = (booking_id: string, change: object = {}) =>
    asOwner(world, 'note_payment', {
      ...{ booking_id, kind: 'received', amount: 5000, method: 'cash', idempotency_key: randomUUID() },
      ...change,
    });
  const reverse = (payment_id: unknown) => asOwner(world, 'reverse_payment', { payment_id, note: 'Typed wrongly' });
  const entriesOf = async (id: string) =>
    ((await read(world, id)).payments as { entries: { id: string; kind: string }[] }).entries;

  const cancelled = await book(world, 20);
  await note(cancelled);
  const answer = await asOwner(world, 'cancel_stay', {
    booking_id: cancelled,
    seen: {},
    reason: 'Rain',
    by_house: true,
  });
  assert.deepEqual(answer, { ok: true, refund: 5000 });
  const owed = (await entriesOf(cancelled)).find(({ kind }) => kind === 'refund_owed');
  assert.equal((await reverse(owed?.id)).code, 'promised');
  assert.equal((await note(cancelled, { kind: 'refunded' })).ok, true);

  // The same form sent again, but for what it settles, is another one.
  const claimed = await book(world, 24);
  const claim = await note(claimed, { kind: 'claimed' });
  const key = { idempotency_key: randomUUID() };
  assert.equal((await note(claimed, { ...key, settles: claim.payment_id })).ok, true);
  assert.equal((await note(claimed, { ...key, settles: claim.payment_id })).replayed, true);
  assert.equal((await note(claimed, key)).code, 'key_reused');

  // Paid and invoiced long before it begins: neither taken back nor given back under the invoice.
  const ahead = await book(world, 300);
  const whole = await note(ahead, { amount: 2 * price });
  const issued = await asOwner(world, 'issue_invoice', {
    booking_id: ahead,
    buyer: { name: 'Asha Kamat', company: null, gstin: null, address: null },
  });
  assert.equal(issued.ok, true, JSON.stringify(issued));
  assert.equal((await reverse(whole.payment_id)).code, 'invoiced');
  assert.equal((await note(ahead, { kind: 'refunded', amount: 1 })).code, 'invoiced');
  const differs = async () => ((await read(world, ahead)).invoices as { differs: boolean }[]).at(-1)?.differs;
  assert.equal(await differs(), false);
  await world.sql(`update public.bookings set payment_status = 'pending' where id = $1`, [ahead]);
  assert.equal(await differs(), true, 'whoever does it by hand sees that it is not true any more');
  await world.sql(`update public.bookings set payment_status = 'paid' where id = $1`, [ahead]);
  assert.equal(
    (await asOwner(world, 'credit_invoice', { invoice_id: issued.invoice_id, reason: 'Not paid' })).ok,
    true,
  );
  const [last] = (await entriesOf(ahead)).filter(({ kind }) => kind === 'received');
  assert.equal((await reverse(last?.id)).ok, true);

  // A hundred entries, and what is promised can still be paid.
  const long = await book(world, 28);
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, method) select $1, 'received', 1, 'cash' from generate_series(1, 99)`,
    [long],
  );
  assert.equal((await note(long, { amount: 1 })).ok, true);
  for (const kind of ['received', 'claimed'])
    assert.equal((await note(long, { kind, amount: 1 })).code, 'too_many_entries', kind);
  assert.equal((await note(long, { kind: 'refunded', amount: 1 })).ok, true);
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, method) select $1, 'refunded', 1, 'cash' from generate_series(1, 49)`,
    [long],
  );
  assert.equal((await note(long, { kind: 'refunded', amount: 1 })).code, 'too_many_entries');
  // A house that fills its ledger keeps no admin from it, who has a ceiling of their own; nor its guest, who has paid.
  const asAdmin = async (kind: string) =>
    (
      await world.rpc('admin', 'note_payment', {
        ...{ booking_id: long, kind, amount: 1, method: 'cash', idempotency_key: randomUUID() },
      })
    ).json.code;
  assert.deepEqual([await asAdmin('received'), await asAdmin('refunded')], [undefined, undefined]);
  const guest = await bookAsGuest(world, 134);
  await world.sql(
    `insert into private.payments (booking_id, kind, amount, method) select $1, 'received', 1, 'cash' from generate_series(1, 100)`,
    [guest.id],
  );
  const told = { token: guest.token, utr: '426700129000' };
  assert.equal((await world.rpc('anon', 'claim_advance', told)).json.ok, true);
  await world.sql('alter table private.payments disable trigger user');
  await world.sql(
    `insert into private.payments (booking_id, hotel_id, kind, amount, method, by_admin)
     select $1, b.hotel_id, 'received', 1, 'cash', true from public.bookings as b cross join generate_series(1, 497) where b.id = $1`,
    [long],
  );
  await world.sql('alter table private.payments enable trigger user');
  assert.deepEqual(
    [await asAdmin('refunded'), await asAdmin('refunded'), await asAdmin('received')],
    [undefined, 'too_many_entries', 'too_many_entries'],
  );
  assert.equal((await note(long, { kind: 'refunded', amount: 1 })).code, 'too_many_entries', 'nor is it the house’s');
});

test('an undo is as large as a change can be', async (world) => {
  const { room } = world.hotelOf('owner A');
  const part = { room_category_id: room, first_night: dayFromToday(22), end_date: dayFromToday(24) };
  const rule = { first_night: part.first_night, end_date: dayFromToday(23), min_nights: 2 };
  const restore = async (undo: unknown) => wordOf(await asOwner(world, 'restore_nights', { undo } as object));
  const rules = () => world.sql('select count(*)::integer as n from private.rate_rules');
  const before = await rules();
  assert.equal(await restore([{ ...part, rules: Array.from({ length: 367 }, () => rule) }]), 'invalid_change');
  // Before it is even asked whose it is.
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

test('a person who leaves a hotel takes their addresses for notices along', { tags: 'long' }, async (world) => {
  const property_id = world.propertyId('owner A', 'approved');
  await world.sql('delete from private.house_people');
  await world.sql('delete from private.subscriptions where property_id = $1', [property_id]);
  const told = async () =>
    (
      await world.sql<{ email: string }>('select email from private.notice_addresses($1)', [
        world.hotelOf('owner A').hotel,
      ])
    ).map(({ email }) => email);
  const before = await told();
  const owner = (name: string, args: object) => asOwner(world, name, args);
  const person = await signUpPerson(world);
  const work = async () => {
    await owner('invite_person', { property_id, email: person.email, role: 'manager' });
    assert.equal((await person.rpc('answer_invitation', { property_id, accept: true })).ok, true);
    for (const email of ['private@elsewhere.example', 'taken-over@house.example'])
      assert.equal((await person.rpc('add_notice_email', { property_id, email })).ok, true);
    await world.sql(
      'update private.subscriptions set confirmed_at = now() where confirmed_at is null and property_id = $1',
      [property_id],
    );
    // The owner, who asks for one as well, keeps it.
    assert.equal((await owner('add_notice_email', { property_id, email: 'taken-over@house.example' })).ok, true);
    assert.deepEqual((await told()).filter((email) => !before.includes(email)).sort(), [
      'private@elsewhere.example',
      'taken-over@house.example',
    ]);
    const [row] = await world.sql<{ id: string }>('select id from private.house_people where user_id = $1', [
      person.userId,
    ]);
    await world.sql('delete from private.outbox');
    return { person_id: row?.id };
  };
  const gone = async (how: string) => {
    assert.deepEqual(
      (await told()).filter((email) => !before.includes(email)),
      ['taken-over@house.example'],
      how,
    );
    assert.equal(
      (await world.sql(`select from private.outbox where kind = 'notices_changed'`)).length,
      1,
      `${how}: told`,
    );
    await world.sql(`delete from private.subscriptions where email = 'taken-over@house.example'`);
    await world.sql('delete from private.rate_hits');
  };
  const first = await work();
  await owner('set_person_role', { ...first, role: 'manager' });
  assert.equal((await told()).length, before.length + 2, 'the same role changes nothing');
  await owner('set_person_role', { ...first, role: 'desk' });
  await gone('another role');
  await owner('remove_person', first);
  await owner('remove_person', await work());
  await gone('removed');
  await person.rpc('remove_person', await work());
  await gone('left');
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
    const [row] = await world.sql<{ ok: number; more: number }>(
      `select count(*) filter (where c.ok)::integer as ok, count(*) filter (where not c.ok)::integer as more
       from (select private.may_ask_address($1, gen_random_uuid(), 'all@people.example') as ok from generate_series(1, 61)) as c`,
      [what],
    );
    assert.ok(row && row.ok >= 30 && row.more > 0, JSON.stringify(row));
  }
});
