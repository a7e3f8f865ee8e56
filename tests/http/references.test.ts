import assert from 'node:assert/strict';
import { test } from './worldTest.ts';

test('shows the name, email and phone of a booking masked, however the reference is typed', async (world) => {
  const booking_reference = world.referenceOf('owner A', 'coming').toLowerCase().replaceAll('-', ' ');
  const { booking } = (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json;
  assert.deepEqual(
    [booking.guest_name, booking.guest_email, booking.guest_phone],
    ['Asha C.', 'c•••@guest.example', '•••• 4321'],
  );
});

test('finds no booking by a made-up reference', async (world) => {
  const answer = await world.rpc('anon', 'booking_by_reference', { booking_reference: 'AAAA-AAAA-AAAA-AAAA' });
  assert.deepEqual(answer.json, { ok: false, code: 'not_found' });
});

test('every letter of a reference is drawn at random', async (world) => {
  const rows = await world.sql<{ reference: string }>(
    'select private.random_letters(16) as reference from generate_series(1, 300)',
  );
  const references = rows.map(({ reference }) => reference);
  assert.equal(new Set(references).size, 300);
  // With 32 letters, 300 drawings show far more than 20.
  for (const place of [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18])
    assert.ok(new Set(references.map((reference) => reference[place])).size > 20, `letter ${place}`);
});
