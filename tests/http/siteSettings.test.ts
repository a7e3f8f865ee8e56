import assert from 'node:assert/strict';
import { asAdmin, setSettings } from './given.ts';
import { afterMinutes, signUpPerson } from './listings.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const save = (world: World, changes: unknown) => asAdmin(world, 'save_settings', { changes });
const now = async (world: World) => (await asAdmin(world, 'admin_settings')).settings;

test('saves settings, and guests see the new UPI ID', async (world) => {
  const before = await asAdmin(world, 'admin_settings');
  const { advance_percent, inr_per_usd, upi_id } = before.settings;
  assert.deepEqual([before.second_factor, advance_percent, inr_per_usd, upi_id], [false, 30, 88.5, null]);
  const saved = await save(world, {
    advance_percent: { from: 30, to: 25 },
    upi_id: { from: null, to: 'susegad@okbank' },
    cancel_unpaid_after_hours: { from: null, to: 48 },
    inr_per_usd: { from: 88.5, to: 90.1234 },
  });
  assert.equal(saved.ok, true);
  const after = await now(world);
  assert.deepEqual(
    [after.advance_percent, after.upi_id, after.cancel_unpaid_after_hours, after.inr_per_usd, after.rate_as_of],
    [25, 'susegad@okbank', 48, 90.1234, dayFromToday(0)],
  );
  const booking_reference = world.referenceOf('owner A', 'coming');
  const { booking } = (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json;
  assert.equal(booking.upi_id, 'susegad@okbank');
});

test('saves the advance for groups and the peak season', async (world) => {
  const rule = {
    group_advance_percent: { from: 0, to: 40 },
    group_rooms: { from: 3, to: 4 },
    peak_advance_percent: { from: 0, to: 60 },
    peak_from: { from: '12-20', to: '12-24' },
    peak_to: { from: '01-05', to: '01-02' },
  };
  const { settings } = await save(world, rule);
  for (const [field, { to }] of Object.entries(rule)) assert.equal(settings[field], to, field);
});

test('refuses a change of a setting that another admin has changed, and no other', async (world) => {
  await setSettings(world, { advance_percent: 25, upi_id: 'susegad@okbank' });
  const late = await save(world, {
    advance_percent: { from: 30, to: 50 },
    upi_id: { from: null, to: 'susegad@okbank' },
  });
  assert.deepEqual([late.code, late.fields, late.settings.advance_percent], ['conflict', ['advance_percent'], 25]);
  assert.equal((await save(world, { group_rooms: { from: 3, to: 4 } })).ok, true);
  assert.equal((await save(world, { advance_percent: { from: 30, to: 25 } })).ok, true, 'it is so already');
});

test('saves one of two changes made at the same time', async (world) => {
  const both = await Promise.all([26, 27].map((to) => save(world, { advance_percent: { from: 30, to } })));
  assert.deepEqual(both.map(({ code }) => code ?? 'saved').sort(), ['conflict', 'saved']);
});

test('refuses settings that cannot be', async (world) => {
  const kept = await now(world);
  for (const [field, values] of Object.entries({
    group_advance_percent: [101],
    group_rooms: [1],
    peak_advance_percent: [-1],
    peak_from: ['02-30'],
    peak_to: [null],
    advance_percent: [101, 2.5, null, 'many'],
    upi_id: ['susegad', 'susegad@ok bank', ''],
    cancel_unpaid_after_hours: [0],
    bookings_a_minute: [640],
    inr_per_usd: [0, null, 1e9],
    rate_as_of: [
      dayFromToday(1),
      'yesterday, about',
      '2026-02-31',
      '-infinity',
      'infinity',
      '1999-12-31',
      '0044-03-15 BC',
    ],
    admins_need_second_factor: ['yes', 1],
    guests_prove_human: ['on'],
    only_row: [false],
    is_mine: [true],
  })) {
    for (const to of values) {
      const answer = await save(world, { [field]: { from: kept[field] ?? null, to } });
      assert.deepEqual([answer.code, answer.fields], ['invalid_settings', [field]], `${field} to ${to}`);
    }
  }
  for (const changes of [null, [], { advance_percent: 5 }, { advance_percent: { to: 5 } }])
    assert.equal((await save(world, changes)).code, 'invalid_settings');
  assert.deepEqual(await now(world), kept);
});

test('requires two-factor sign-in from an admin who requires it from all admins', async (world) => {
  const kept = await now(world);
  const changes = { admins_need_second_factor: { from: false, to: true } };
  assert.equal((await save(world, changes)).code, 'second_factor_needed');
  assert.deepEqual(await now(world), kept);
});

test('another UPI ID needs a fresh proof, so that a stolen session leads no money elsewhere', async (world) => {
  const colleague = await signUpPerson(world, 'Another Admin');
  await world.sql(`update public.profiles set role = 'admin' where user_id = $1`, [colleague.userId]);
  const left = await afterMinutes(world, colleague, 11);
  const ask = (changes: object) => left.rpc('save_settings', { changes });
  const { code, proof } = await ask({ upi_id: { from: null, to: 'thief@okbank' } });
  assert.deepEqual([code, proof, (await now(world)).upi_id], ['fresh_proof_needed', 'password', null]);
  assert.equal((await ask({ advance_percent: { from: 30, to: 25 } })).ok, true);
});
