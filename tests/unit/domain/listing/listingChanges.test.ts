import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type ListingChange, ListingChangeSchema } from '#src/domain/listing/listingChange.ts';
import {
  changeLabel,
  changeWords,
  historyTitle,
  publishedWords,
  publishLabel,
  reviewReasonWords,
} from '#src/domain/listing/listingChanges.ts';

const change = (more: Partial<ListingChange>): ListingChange =>
  v.parse(ListingChangeSchema, { part: 'basics', field: 'description', before: 'Old', after: 'New', ...more });
const ofRoom = (field: string, before: ListingChange['before'], after: ListingChange['after'], more = {}) =>
  change({ part: 'rooms', field, room: 'Garden Room', before, after, ...more });

describe('a change in words', () => {
  test.each([
    [change({}), 'Description', 'Old', 'New'],
    [
      change({ field: 'property_type', before: 'guest_house', after: 'villa' }),
      'Property type',
      'Guest house',
      'Villa',
    ],
    [change({ field: 'star_rating', before: null, after: 4 }), 'Star category', '–', '4'],
    [ofRoom('base_price', 350_050, 390_000), 'Garden Room: price a night before tax', '₹3,500.50', '₹3,900.00'],
    [ofRoom('tax_rate', 5, 18), 'Garden Room: tax rate', '5%', '18%'],
    [ofRoom('new', null, 400_000), 'Garden Room: new room type', '', '₹4,000.00 a night before tax'],
    [
      ofRoom('gone', 400_000, null),
      'Garden Room: room type removed',
      '',
      'No longer sold for ₹4,000.00 a night before tax',
    ],
    [ofRoom('closed', null, null), 'Garden Room: no longer on sale', '', 'Closed by us'],
    [
      change({ part: 'amenities', field: 'amenities', before: '', after: 'Pool, Well' }),
      'Amenities',
      '',
      'Added: Pool, Well.',
    ],
    [
      change({ part: 'amenities', field: 'amenities', before: 'Lift', after: 'Pool' }),
      'Amenities',
      '',
      'Added: Pool. Removed: Lift.',
    ],
    [change({ part: 'amenities', field: 'amenities', before: '', after: '' }), 'Amenities', '', 'New order'],
    [change({ part: 'photos', field: 'photos', before: 2, after: 2 }), 'Photos', '2', '2 (new order or descriptions)'],
    [
      change({ part: 'photos', field: 'photos', before: 2, after: 2, said: 'The porch · The well' }),
      'Photos',
      '2',
      '2 (new order or descriptions): “The porch · The well”',
    ],
    [
      change({ part: 'photos', field: 'photos', before: 3, after: 3, added: 1, removed: 1 }),
      'Photos',
      '3',
      '3 (1 new, 1 removed)',
    ],
    [
      change({ part: 'policies', field: 'cancellation_policy', before: 'Our own', after: 'non_refundable' }),
      'Cancellation policy',
      'Our own',
      'Non-refundable: no refund after booking.',
    ],
    // Values of tax and bank data are never shown.
    [change({ part: 'compliance', field: 'account_number', before: '1', after: '2' }), 'Account number', '', 'Changed'],
    [change({ part: 'documents', field: 'pan', before: null, after: null }), 'PAN Card', '', 'New document'],
    [change({ field: 'not_known_yet' }), 'not_known_yet', 'Old', 'New'],
  ])('%j', (given, label, before, after) => {
    expect([changeLabel(given), changeWords(given)]).toEqual([label, { before, after }]);
  });
});

test.each([
  ['identity', /name, type and location/],
  ['new_photo', /every photo/],
  ['of a kind that is not known', /^We check it first\.$/],
])('why it waits: %s', (why, words) => expect(reviewReasonWords(change({ waits: true, why }))).toMatch(words));
test('a price that waits names the one that was approved, and without it the one that is live', () => {
  const price = ofRoom('base_price', 500_000, 900_000, { waits: true, why: 'price' });
  expect(reviewReasonWords({ ...price, approved: 400_000 })).toContain(
    '₹4,000.00 before tax, the last price we approved',
  );
  expect(reviewReasonWords(price)).toContain('₹5,000.00');
});

const [free, waiting] = [change({}), change({ field: 'name', waits: true, why: 'identity' })];
test.each([
  [[free], 'Publish changes', 'Changes published', 'Live now: Description.'],
  [[waiting], 'Submit for review', 'Submitted for review', 'We check these first: Property name. We will email you.'],
  [
    [free, waiting],
    'Publish and submit',
    'Published, and some submitted for review',
    'Live now: Description. We check these first: Property name. We will email you.',
  ],
  [[], 'Publish changes', 'Changes published', 'Guests see your listing as it is here.'],
  [
    ['city', 'address', 'name', 'state', 'pincode'].map((field) => change({ field })),
    'Publish changes',
    'Changes published',
    'Live now: City, Address, Property name and 2 more.',
  ],
])('the button and the toast of %j', (changes, label, title, description) => {
  expect([publishLabel(changes), publishedWords(changes)]).toEqual([label, { title, description }]);
});

test('every step has a title', () => {
  expect([historyTitle({ how: 'at_once' }), historyTitle({ how: 'of_tomorrow' })]).toEqual([
    'Published immediately',
    'of_tomorrow',
  ]);
});
