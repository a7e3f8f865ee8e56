import { expect, test } from 'vitest';
import { emptyListing, newRoom } from '#src/domain/listing/listing.ts';
import { problemsIn } from '#src/domain/listing/submission.ts';
import { cancellationChoices, differences } from '#src/features/listing/wizard/listingFields.ts';
import { completeListing, roomIdOf } from '../../../../listingCases.ts';

test('what an empty listing lacks, in the order of the fields', () => {
  const form = emptyListing();
  expect(problemsIn('basics', form).map(({ path }) => path)).toEqual([
    'basics.name',
    'basics.property_type',
    'basics.address',
    'basics.city',
    'basics.state',
    'basics.pincode',
  ]);
  expect(problemsIn('rooms', form)).toEqual([{ path: 'rooms', code: 'rooms_required' }]);
  expect(problemsIn('rooms', { ...form, rooms: [newRoom(roomIdOf(1))] }).map(({ path }) => path)).toEqual([
    'rooms.0.name',
    'rooms.0.bed_config',
    'rooms.0.base_price',
  ]);
  expect(problemsIn('policies', form)).toEqual([
    { path: 'policies.cancellation_policy', code: 'cancellation_policy_required' },
  ]);
});

test('the same listing differs in nothing', () =>
  expect(differences(completeListing().form, completeListing().form)).toEqual([]));

test('says in which fields two versions differ', () => {
  const mine = completeListing().form;
  const theirs = completeListing().form;
  theirs.basics.name = 'Casa';
  theirs.amenities = [];
  const [garden] = theirs.rooms;
  if (garden) Object.assign(garden, { base_price: '1', amenities: [] });
  theirs.rooms.splice(1, 1, { ...newRoom(roomIdOf(3)), name: 'Attic' });
  theirs.cover_photo_id = 'other';
  theirs.policies.house_rules = '';
  expect(differences(mine, theirs).map(({ name }) => name)).toEqual([
    'Property name',
    'Amenities',
    'Garden Room: Base price a night (₹)',
    'Garden Room: Room amenities',
    'Loft (only here)',
    'Attic (only there)',
    'Photos',
    'House rules',
  ]);
});

test('shows both versions of what two people changed', () => {
  const mine = completeListing().form;
  const theirs = completeListing().form;
  const long = 'Quiet after 22:00.\nShoes off in the house.';
  mine.policies = { ...mine.policies, house_rules: `${long} `, cancellation_policy: 'strict' };
  theirs.policies = { ...theirs.policies, house_rules: '', cancellation_policy: 'moderate' };
  mine.basics.property_type = 'villa';
  theirs.basics.property_type = 'guest_house';
  mine.amenities = ['Parking', 'Safe'];
  theirs.amenities = [];
  expect(differences(mine, theirs)).toEqual([
    { name: 'Property type', values: { mine: 'Villa', theirs: 'Guest house' } },
    { name: 'Amenities', values: { mine: 'Parking, Safe', theirs: '–' } },
    expect.objectContaining({ name: 'Cancellation policy' }),
    { name: 'House rules', values: { mine: long, theirs: '–' } },
  ]);
});

test('the order of rooms counts', () => {
  const mine = completeListing().form;
  expect(differences(mine, { ...mine, rooms: mine.rooms.toReversed() })).toEqual([{ name: 'Order of the rooms' }]);
});

test('each cancellation policy has a name and its wording', () =>
  expect(cancellationChoices).toEqual([
    {
      value: 'flexible',
      label: 'Flexible',
      words: 'Full refund up to 1 day before arrival (24 hours before check-in).',
    },
    { value: 'moderate', label: 'Moderate', words: 'Full refund up to 7 days before arrival.' },
    { value: 'strict', label: 'Strict', words: '50 percent refund up to 1 week before arrival.' },
    { value: 'super_strict', label: 'Super strict', words: '50 percent refund up to 60 days before arrival.' },
    { value: 'non_refundable', label: 'Non-refundable', words: 'No refund after booking.' },
  ]));
