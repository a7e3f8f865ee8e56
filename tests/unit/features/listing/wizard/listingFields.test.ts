import { expect, test } from 'vitest';
import { emptyListing, listingProblems, newRoom } from '#src/domain/listing/listing.ts';
import {
  checkAmenities,
  checkBasics,
  checkPhotos,
  checkPolicies,
  checkRooms,
} from '#src/features/listing/wizard/listingChecks.ts';
import { cancellationChoices, differences } from '#src/features/listing/wizard/listingFields.ts';
import { completeListing, describeCase, roomIdOf, sharedCases } from '../../../../listingCases.ts';

const ofForm = sharedCases.filter(({ path }) => !path.startsWith('compliance'));
const checks = [checkBasics, checkAmenities, checkRooms, checkPhotos, checkPolicies];

test('a complete listing has no problem', () => {
  const { form } = completeListing();
  expect(checks.flatMap((check) => check(form))).toEqual([]);
});

test.each(
  ofForm.filter(({ path }) => !/^rooms\.\d+\.amenities/.test(path)).map((one) => [describeCase(one), one] as const),
)('%s is found by its step', (_, { change, path, code }) => {
  const listing = completeListing();
  change(listing);
  const problems = checks.flatMap((check) => check(listing.form));
  expect(problems.map((one) => [one.path, listingProblems[one.code]])).toEqual([[path, listingProblems[code]]]);
});

test('what an empty listing lacks, in the order of the fields', () => {
  const form = emptyListing();
  expect(checkBasics(form).map(({ path }) => path)).toEqual([
    'basics.name',
    'basics.property_type',
    'basics.address',
    'basics.city',
    'basics.state',
    'basics.pincode',
  ]);
  expect(checkRooms(form)).toEqual([{ path: 'rooms', code: 'rooms_required' }]);
  expect(checkRooms({ ...form, rooms: [newRoom(roomIdOf(1))] }).map(({ path }) => path)).toEqual([
    'rooms.0.name',
    'rooms.0.bed_config',
    'rooms.0.base_price',
  ]);
  expect(checkPolicies(form)).toEqual([{ path: 'policies.cancellation_policy', code: 'cancellation_policy_required' }]);
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
  expect(differences(mine, theirs)).toEqual([
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

test('the order of rooms counts', () => {
  const mine = completeListing().form;
  expect(differences(mine, { ...mine, rooms: mine.rooms.toReversed() })).toEqual(['Order of the rooms']);
});

test('each cancellation policy has a name and its wording', () =>
  expect(cancellationChoices).toEqual([
    { value: 'flexible', label: 'Flexible', words: 'Full refund up to 1 day before arrival.' },
    { value: 'moderate', label: 'Moderate', words: 'Full refund up to 7 days before arrival.' },
    { value: 'strict', label: 'Strict', words: '50 percent refund up to 1 week before arrival.' },
    { value: 'super_strict', label: 'Super strict', words: '50 percent refund up to 60 days before arrival.' },
    { value: 'non_refundable', label: 'Non-refundable', words: 'No refund after booking.' },
  ]));
