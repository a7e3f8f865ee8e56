import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { privacyAlone, termsAndPrivacy } from '../support/legalVersions.ts';
import { aspects, leaveReview, reviewLinkOf } from './leaveReview.ts';
import { beginListing, type Person, publishListing, sendListing, signInAgain, signUpPerson } from './listings.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const error = 'Our terms have changed. Reload the page.';

const refused = { ok: false, code: 'texts_changed', error };

const newEmail = () => `agreed.${randomUUID()}@people.example`;

function strange(): unknown[] {
  const tomorrow = addDays(todayInKolkata(), 1);
  return [
    null,
    {},
    [],
    [termsAndPrivacy],
    20261123,
    { terms: termsAndPrivacy.terms },
    privacyAlone,
    { ...termsAndPrivacy, cookies: termsAndPrivacy.privacy },
    ...[
      tomorrow,
      '2024-02-29',
      '9999-12-31',
      '2025-02-30',
      'today',
      '',
      ` ${termsAndPrivacy.terms}`,
      20240301,
      null,
      {},
    ].map((terms) => ({ ...termsAndPrivacy, terms })),
    { ...termsAndPrivacy, privacy: '2026-11-22' },
  ];
}

let clients = 0;

const from = () => `127.0.${++clients}.1`;

const booking = (world: World, change: object = {}) => {
  const { hotel, room } = world.hotelOf('owner A');
  return {
    ...{ hotel_id: hotel, room_category_id: room, check_in_date: dayFromToday(10), check_out_date: dayFromToday(12) },
    ...{ guest_name: 'Asha Kamat', guest_email: newEmail(), num_rooms: 1, ...change },
  };
};

const book = async (world: World, change: object = {}) =>
  (await world.rpc('anon', 'create_booking_tx', booking(world, change), { from: from() })).json;

async function stayed(world: World, email: string): Promise<string> {
  const { hotel, room } = world.hotelOf('owner A');
  const [made] = await world.sql<{ booking_reference: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate, tax_amount,
       advance_percent, advance_amount
     ) values ($1, $2, 'Asha Kamat', $3, private.today() - 9, private.today() - 8, $4, $4, 5, 0, 30, 1) returning booking_reference`,
    [hotel, room, email, worldPrice['owner A']],
  );
  assert.ok(made);
  return made.booking_reference;
}

const account = (email: string, change: object = {}) => ({
  ...{ email, password: 'long enough', full_name: 'Asha Kamat', phone: '+91 98220 00000' },
  ...{ legal_versions: termsAndPrivacy, ...change },
});

const signUp = (world: World, body: object | string) =>
  world.call('anon', 'POST', '/functions/v1/sign-up', { body, from: from() });

async function tokenFor(world: World, email: string): Promise<string> {
  const [row] = await world.sql<{ token: string }>(
    'select private.letter_token(id, true) as token from private.subscriptions where email = $1 and property_id is null',
    [email],
  );
  return row?.token ?? '';
}

const versionsIn = async (world: World, table: string, where: string, value: string) =>
  (await world.sql<{ kept: unknown }>(`select legal_versions as kept from ${table} where ${where} = $1`, [value])).map(
    ({ kept }) => kept,
  );

test('refuses versions of the terms that there never were', { tags: 'long' }, async (world) => {
  const email = newEmail();
  const booking_reference = await stayed(world, email);
  const review = { token: await reviewLinkOf(world, booking_reference), rating: 4, aspects };
  await world.rpc('anon', 'subscribe_to_newsletter', { email });
  const token = await tokenFor(world, email);
  const owner = await signUpPerson(world);
  const begun = await beginListing(world, owner);
  const listing = { property_id: begun.property_id, base_revision: begun.revision, accepted_terms: true };
  const rows = () =>
    world.sql(`select (select count(*) from public.bookings) as bookings, (select count(*) from private.review_stays) as reviews,
      (select jsonb_agg(s order by id) from private.subscriptions as s) as subscriptions,
      (select count(*) from public.profiles) as people, (select count(*) from private.compliance_submissions) as payout`);

  const sentAs = async (written: string) => {
    const withThem = (form: object) =>
      JSON.stringify({ ...form, legal_versions: 0 }).replace(/0}$/, () => `${written}}`);
    const signed = await signUp(world, withThem(account(newEmail())));
    const handed = await owner.call('POST', '/functions/v1/submit-listing', { body: withThem(listing) });
    return [signed, handed].map(({ status, json }) => [status, json.code]);
  };

  const before = await rows();
  for (const legal_versions of strange()) {
    const shown = JSON.stringify(legal_versions);
    assert.deepEqual(await book(world, { legal_versions }), refused, shown);
    const signed = await signUp(world, account(newEmail(), { legal_versions }));
    assert.deepEqual([signed.status, signed.json], [409, { success: false, code: 'texts_changed', error }], shown);
    const body = { ...listing, legal_versions };
    const handed = await owner.call('POST', '/functions/v1/submit-listing', { body });
    const kept = 'Our terms have changed. Your draft is saved: reload the page.';
    assert.deepEqual(
      [handed.status, handed.json],
      [409, { success: false, code: 'texts_changed', error: kept }],
      shown,
    );
  }
  // Only programs send these. They create no account and no listing, and cause no server error.
  for (const written of [
    '1e999',
    '"x"',
    '""',
    '"2026-11-23"',
    `{"terms":"${'9'.repeat(999)}"}`,
    `${'['.repeat(200)}${']'.repeat(200)}`,
  ])
    assert.deepEqual(
      await sentAs(written),
      [
        [409, 'texts_changed'],
        [409, 'texts_changed'],
      ],
      written,
    );
  for (const written of ['"\\u0000"', '{"terms":"\\u0000"}', '{"terms":"\\ud800"}', '{"\\u0000":"2026-11-23"}', '{bad'])
    assert.deepEqual(
      await sentAs(written),
      [
        [400, 'invalid_request'],
        [400, 'invalid_request'],
      ],
      written,
    );
  const { legal_versions: _, ...unsaid } = account(newEmail());
  assert.equal((await signUp(world, unsaid)).json.code, 'texts_changed', 'a form that says nothing');
  for (const legal_versions of [null, {}, termsAndPrivacy, { privacy: addDays(todayInKolkata(), 1) }]) {
    const shown = JSON.stringify(legal_versions);
    for (const [name, args] of [
      ['review_by_link', review],
      ['subscribe_to_newsletter', { email: newEmail() }],
      ['confirm_letters', { token }],
    ] as const)
      assert.deepEqual((await world.rpc('anon', name, { ...args, legal_versions })).json, refused, `${name} ${shown}`);
  }
  assert.deepEqual(await rows(), before);
  // Sent to the auth service directly: it accepts anything, but no false version is stored.
  const past = newEmail();
  const data = { legal_versions: { ...termsAndPrivacy, terms: '9999-12-31' } };
  await world.call('anon', 'POST', '/auth/v1/signup', { body: { email: past, password: 'long enough', data } });
  assert.deepEqual(await versionsIn(world, 'public.profiles', 'email', past), [null]);
});

test('an open page counts for a day after new terms', async (world) => {
  const today = todayInKolkata();
  const [{ old } = { old: '' }] = await world.sql<{ old: string }>(
    `select min(version)::text as old from private.legal_texts where name = 'terms'`,
  );
  const asked = async (terms: string) => {
    const { code } = await book(world, { legal_versions: { ...termsAndPrivacy, terms } });
    await world.sql(`update public.bookings set payment_status = 'paid'`);
    return code ?? 'ok';
  };
  const know = (version: string, since: string) =>
    world.sql(
      `insert into private.legal_texts (name, version, known_at) values ('terms', $1, now() - $2::interval)
       on conflict (name, version) do update set known_at = excluded.known_at`,
      [version, since],
    );
  assert.equal(await asked(today), 'ok', 'of today, and not known yet');
  await know(addDays(today, 1), '9 days');
  assert.equal(await asked(old), 'ok', 'of tomorrow: it does not count yet');
  await know(today, '23 hours');
  assert.deepEqual([await asked(old), await asked(today)], ['ok', 'ok']);
  await know(today, '25 hours');
  assert.deepEqual([await asked(old), await asked(today)], ['texts_changed', 'ok']);
  // A retry after a lost answer keeps the first agreement.
  const request = booking(world, {
    idempotency_key: randomUUID(),
    legal_versions: { ...termsAndPrivacy, terms: today },
  });
  const first = (await world.rpc('anon', 'create_booking_tx', request, { from: from() })).json;
  const again = (
    await world.rpc('anon', 'create_booking_tx', { ...request, legal_versions: { ...termsAndPrivacy, terms: old } })
  ).json;
  assert.deepEqual([again.booking_reference, again.replayed], [first.booking_reference, true]);
});

test('keeps the versions that a person agreed to', async (world) => {
  const email = newEmail();
  assert.deepEqual((await signUp(world, account(email))).json, { success: true });
  assert.deepEqual(await versionsIn(world, 'public.profiles', 'email', email), [termsAndPrivacy]);
  const [user] = await world.sql<{ userId: string }>(
    'update auth.users set email_confirmed_at = now() where email = $1 returning id as "userId"',
    [email],
  );
  const person = await signInAgain(world, { ...user, email, token: '' } as Person);

  const { booking_reference } = await book(world, { guest_email: email });
  assert.deepEqual(await versionsIn(world, 'public.bookings', 'booking_reference', booking_reference), [
    termsAndPrivacy,
  ]);
  const told = (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json.booking;
  assert.deepEqual(told.legal_versions, termsAndPrivacy, 'the confirmation tells it');

  const stay = await stayed(world, email);
  assert.equal((await leaveReview(world, stay)).ok, true);

  await world.rpc('anon', 'subscribe_to_newsletter', { email });
  assert.deepEqual(await versionsIn(world, 'private.subscriptions', 'email', email), [privacyAlone]);
  const later = { privacy: todayInKolkata() };
  const token = await tokenFor(world, email);
  assert.equal((await world.rpc('anon', 'confirm_letters', { token, legal_versions: later })).json.ok, true);
  assert.deepEqual(await versionsIn(world, 'private.subscriptions', 'email', email), [later]);
  await world.rpc('anon', 'confirm_letters', { token });
  assert.deepEqual(await versionsIn(world, 'private.subscriptions', 'email', email), [later], 'a second press');

  const property_id = world.propertyId('owner A', 'approved');
  await world.rpc('owner A', 'add_notice_email', { property_id, email });
  const [asked] = await world.sql<{ id: string; kept: unknown }>(
    'select id, legal_versions as kept from private.subscriptions where email = $1 and property_id = $2',
    [email, property_id],
  );
  assert.equal(asked?.kept, null, 'a house alone has named it');
  const [notice] = await world.sql<{ token: string }>('select private.letter_token($1, true) as token', [asked?.id]);
  assert.equal((await world.rpc('anon', 'confirm_letters', { token: notice?.token })).json.ok, true);

  const live = await publishListing(world, person);
  for (const table of ['private.compliance_submissions', 'private.compliance'])
    assert.deepEqual(await versionsIn(world, table, 'owner_id', person.userId), [termsAndPrivacy], table);
  assert.deepEqual(await sendListing(person, live), {
    ok: true,
    property_id: live.property_id,
    status: 'approved',
    changes: [],
  });

  const { data } = await person.rpc('my_data');
  const kept = (rows: { legal_versions?: unknown }[]) => rows.map(({ legal_versions = null }) => legal_versions);
  assert.deepEqual(data.account.legal_versions, termsAndPrivacy);
  assert.deepEqual(kept(data.stays), [termsAndPrivacy, null], 'the second was put in by hand');
  assert.deepEqual(kept(data.reviews), [privacyAlone]);
  assert.deepEqual(kept(data.letters), [later, privacyAlone]);
  assert.deepEqual(kept(data.listings), [termsAndPrivacy]);
  assert.deepEqual(
    Object.fromEntries(
      data.payout.map((row: { state: string; legal_versions: unknown }) => [row.state, row.legal_versions]),
    ),
    { current: termsAndPrivacy, 'handed in': termsAndPrivacy, typed: null },
  );
  for (const row of [data.account, ...data.stays, ...data.reviews, ...data.listings])
    assert.match(row.created_at, /^\d{4}-/, 'its moment');

  await person.rpc('set_listing_visibility', { property_id: live.property_id, is_public: false });
  await world.sql(`update public.bookings set booking_status = 'cancelled' where booking_reference = $1`, [
    booking_reference,
  ]);
  assert.equal((await person.rpc('delete_account')).ok, true);
  assert.deepEqual(
    await versionsIn(world, 'public.bookings', 'booking_reference', booking_reference),
    [termsAndPrivacy],
    'with the dates of the stay stays what it was booked under',
  );
  for (const [table, where, value] of [
    ['public.profiles', 'user_id', person.userId],
    ['public.properties', 'id', live.property_id],
    ['private.compliance', 'owner_id', person.userId],
    ['private.compliance_submissions', 'owner_id', person.userId],
    ['private.subscriptions', 'email', email],
  ] as const)
    assert.deepEqual(await versionsIn(world, table, where, value), [], table);
  assert.deepEqual(
    await world.sql(
      'select 1 from private.review_stays as s join public.bookings as b on b.id = s.booking_id where b.booking_reference = $1',
      [stay],
    ),
    [],
  );
});
