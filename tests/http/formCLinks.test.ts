import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { completeFormC, formCCases } from '../formCCases.ts';
import { abroad, canary, checkIn, fill, isSilent, look, panel, papers, report } from './formC.ts';
import { asOwner, setLimits } from './given.ts';
import { book } from './stays.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const newLink = async (world: World, booking_id: string) =>
  (await asOwner(world, 'ask_form_c', { booking_id, by_mail: false })).token as string;

test('a made-up link opens nothing', async (world) => {
  const { token } = await abroad(world);
  const other = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  for (const guess of ['', null, token.slice(1), `${token}0`, other])
    assert.equal((await look(world, guess)).code, 'not_found', String(guess));
});

test('a link takes a form for each guest of its booking, and reads none back', async (world) => {
  const { token } = await abroad(world);
  const form_id = randomUUID();
  for (const _ of ['first', 'sent again'])
    assert.deepEqual(await fill(world, token, canary, form_id), { ok: true, filled: 1 });
  const seen = await look(world, token);
  assert.deepEqual(seen.people, [{ id: form_id, first_name: 'Anna', is_reported: false, is_by_house: false }]);
  isSilent(seen);
  assert.deepEqual([seen.guests, seen.most], [1, 2]);
  assert.equal((await fill(world, token, completeFormC({ given_name: 'Bo' }))).filled, 2);
  assert.deepEqual(await fill(world, token), { ok: false, code: 'too_many', most: 2 });
  assert.equal((await look(world, token)).guests, 2);
});

test('a form that is filled in again keeps its place among the guests', async (world) => {
  const { booking_id, token } = await abroad(world);
  for (const given_name of ['Bo', 'Ada']) await fill(world, token, completeFormC({ given_name }));
  const [first] = (await panel(world, booking_id)).people;
  assert.equal((await fill(world, token, completeFormC({ given_name: 'Bosse' }), first.id)).ok, true);
  const namesOf = (people: Record<string, string>[], key: string) => people.map((one) => one[key]);
  assert.deepEqual(namesOf((await panel(world, booking_id)).people, 'name'), ['Bosse Lindqvist', 'Ada Lindqvist']);
  assert.deepEqual(namesOf((await look(world, token)).people, 'first_name'), ['Bosse', 'Ada']);
});

test('a link changes no form of another booking, none that is reported and none of the front desk', async (world) => {
  const { booking_id, token } = await abroad(world);
  const other = await abroad(world);
  const [form_id, byDesk] = [randomUUID(), randomUUID()];
  await fill(world, token, canary, form_id);
  assert.equal((await fill(world, other.token, canary, form_id)).code, 'not_found');
  await checkIn(world, booking_id);
  assert.equal(await report(world, booking_id, form_id), undefined);
  assert.equal((await fill(world, token, canary, form_id)).code, 'reported');
  const atDesk = { booking_id: other.booking_id, form_id: byDesk, form: canary };
  assert.equal((await world.rpc('desk', 'fill_form_c', atDesk)).json.ok, true);
  for (const form of [canary, completeFormC()])
    assert.deepEqual(await fill(world, other.token, form, byDesk), { ok: false, code: 'by_house' });
  const { people } = await look(world, other.token);
  assert.deepEqual(people, [{ id: byDesk, first_name: 'Anna', is_reported: false, is_by_house: true }]);
  const { entry } = await asOwner(world, 'open_form_c', { form_id: byDesk });
  assert.equal(entry.form.passport_number, papers);
});

test('refuses forms that are none, and names the field that is wrong', async (world) => {
  const { token } = await abroad(world);
  for (const form of [
    null,
    { ...canary, more: 'x' },
    { ...canary, sex: 7 },
    { ...canary, sex: null },
    { ...canary, visa_city: 'x'.repeat(20_000) },
  ])
    assert.equal((await fill(world, token, form as object)).code, 'invalid_form');
  assert.equal((await fill(world, token, canary, null)).code, 'invalid_form');
  await setLimits(world, { lookups_per_client_a_minute: 100_000 });
  const form_id = randomUUID();
  for (const [change, wrong] of formCCases) {
    const answer = await fill(world, token, completeFormC(change), form_id);
    assert.deepEqual([answer.ok, answer.field ?? null], [wrong === null, wrong], JSON.stringify(change));
  }
});

for (const [ending, end] of [
  ['a newer link', (world: World, id: string) => newLink(world, id)],
  [
    'the word that no foreign guest comes',
    (world: World, id: string) => asOwner(world, 'set_form_c_guests', { booking_id: id, guests: 0 }),
  ],
  [
    'the fourth day after check-out',
    (world: World, id: string) =>
      world.sql(
        'update public.bookings set check_in_date = private.today() - 6, check_out_date = private.today() - 4 where id = $1',
        [id],
      ),
  ],
  [
    'a cancellation',
    (world: World, id: string) =>
      world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]),
  ],
  [
    'an admin who hides the hotel',
    (world: World) => {
      const property_id = world.propertyId('owner A', 'approved');
      return world.rpc('admin', 'set_listing_visibility', { property_id, is_public: false });
    },
  ],
] as const)
  test(`a link ends with ${ending}`, async (world) => {
    const { booking_id, token } = await abroad(world);
    await end(world, booking_id);
    for (const answer of [await look(world, token), await fill(world, token)]) assert.equal(answer.code, 'not_found');
  });

test('a link opens until the third day after check-out, and while the owner hides the hotel', async (world) => {
  const { booking_id, token } = await abroad(world);
  const property_id = world.propertyId('owner A', 'approved');
  await asOwner(world, 'set_listing_visibility', { property_id, is_public: false });
  await world.sql(
    'update public.bookings set check_in_date = private.today() - 5, check_out_date = private.today() - 3 where id = $1',
    [booking_id],
  );
  assert.equal((await look(world, token)).ok, true);
});

test('asks for no forms where no foreign guest comes', async (world) => {
  const { booking_id } = await abroad(world);
  await asOwner(world, 'set_form_c_guests', { booking_id, guests: 0 });
  assert.equal((await asOwner(world, 'ask_form_c', { booking_id, by_mail: false })).code, 'closed');
});

test('keeps no link as it is', async (world) => {
  const { token } = await abroad(world);
  const kept = await world.value('select s::text as row from private.form_c_stays as s');
  assert.ok(kept && !kept.includes(token));
});

test('limits how often a client tries links, and how often a link is emailed', async (world) => {
  const { booking_id, token } = await abroad(world);
  await setLimits(world, { lookups_per_client_a_minute: 1 });
  for (const ask of [() => look(world, token), () => fill(world, token)]) {
    await world.sql('delete from private.rate_hits');
    assert.deepEqual([(await ask()).code, (await ask()).code], [undefined, 'rate_limited']);
  }
  const codes = [];
  for (let times = 0; times < 11; times++)
    codes.push((await asOwner(world, 'ask_form_c', { booking_id, by_mail: true })).code);
  assert.deepEqual([codes[8], codes[10]], [undefined, 'rate_limited']);
});

test('an emailed link is made when the email is sent, and ends the one before', async (world) => {
  const { booking_id, token } = await abroad(world);
  assert.equal((await asOwner(world, 'ask_form_c', { booking_id, by_mail: true })).token, null);
  assert.equal((await look(world, token)).ok, true);
  const email = await world.row(
    `select data, private.mail_facts(kind, data) as facts from private.outbox where kind = 'form_c_guest'`,
  );
  assert.deepEqual(email?.data, { booking_id });
  assert.equal((await look(world, email?.facts.form_c_link)).ok, true);
  assert.equal((await look(world, token)).code, 'not_found');
  const silent = await book(world, 0, 2, { guest_email: null });
  assert.equal((await asOwner(world, 'ask_form_c', { booking_id: silent, by_mail: true })).code, 'no_email');
});

async function linkOfConfirmation(world: World, booking_id: string) {
  const facts = await world.value(
    `select private.mail_facts('booking_guest', jsonb_build_object('booking_id', $1::uuid)) as facts`,
    [booking_id],
  );
  return facts.form_c_link;
}

test('a confirmation has a link for foreign guests who have none', async (world) => {
  const { booking_id, token } = await abroad(world);
  assert.equal(await linkOfConfirmation(world, booking_id), undefined);
  assert.equal((await look(world, token)).ok, true);
  const marked = await book(world, 0);
  assert.equal(await linkOfConfirmation(world, marked), undefined);
  await asOwner(world, 'set_form_c_guests', { booking_id: marked, guests: 2 });
  assert.equal((await look(world, await linkOfConfirmation(world, marked))).guests, 2);
});

test('another email address of the guest ends the link', async (world) => {
  const { booking_id, token } = await abroad(world);
  const guest = { guest_name: 'Anna Lindqvist', guest_phone: '+46 70 123 45 67' };
  const correct = async (guest_email: string) =>
    assert.equal((await asOwner(world, 'correct_guest', { booking_id, seen: {}, ...guest, guest_email })).ok, true);
  await correct('asha@guest.example');
  assert.equal((await look(world, token)).ok, true, 'the same address');
  await correct('anna@guest.example');
  assert.equal((await look(world, token)).code, 'not_found');
  assert.equal((await panel(world, booking_id)).link_made_at, null);
  assert.equal((await look(world, await linkOfConfirmation(world, booking_id))).ok, true);
});
