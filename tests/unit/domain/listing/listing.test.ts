import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  addAmenity,
  allInPrice,
  BasicsSchema,
  ComplianceSchema,
  emptyListing,
  gstRate,
  ListingPhotosSchema,
  ListingPoliciesSchema,
  ListingRoomsSchema,
  listingProblems,
  newRoom,
  readListingForm,
} from '#src/domain/listing/listing.ts';
import { indianStates, roomAmenities, standardAmenities, stateCount } from '#src/domain/listing/listingWords.ts';
import {
  acceptedChanges,
  completeListing,
  describeCase,
  type Listing,
  roomIdOf,
  serverCases,
  sharedCases,
} from '../../../listingCases.ts';

/** The first sentence for each field, as the wizard shows it. Step 3 has no schema of its own: its rule is in a room's too. */
function problemsOf({ form, compliance }: Listing): Record<string, string> {
  const room = { ...newRoom(roomIdOf(1)), name: 'Any', bed_config: 'King Bed', base_price: '1' };
  const amenities = v.safeParse(ListingRoomsSchema, [{ ...room, amenities: form.amenities }]);
  const parts = [
    ['basics', v.safeParse(BasicsSchema, form.basics)],
    ['rooms', v.safeParse(ListingRoomsSchema, form.rooms)],
    ['photos', v.safeParse(ListingPhotosSchema, form.photos)],
    ['policies', v.safeParse(ListingPoliciesSchema, form.policies)],
    ['compliance', v.safeParse(ComplianceSchema, compliance)],
  ] as const;
  const found: Record<string, string> = {};
  for (const [part, { issues = [] }] of parts) {
    for (const issue of issues) {
      const path = [part, ...(issue.path ?? []).map(({ key }) => String(key))].join('.');
      found[path] ??= issue.message;
    }
  }
  const [problem] = amenities.issues ?? [];
  return problem ? { ...found, amenities: problem.message } : found;
}

describe('the rules of a listing', () => {
  test('one in order has no problem', () => expect(problemsOf(completeListing())).toEqual({}));

  test.each(sharedCases.map((one) => [describeCase(one), one] as const))('%s', (_, { change, path, code }) => {
    const listing = completeListing();
    change(listing);
    expect(problemsOf(listing)).toEqual({ [path]: listingProblems[code] });
  });

  test.each(acceptedChanges.map((change) => [String(change).slice(0, 100), change] as const))(
    'is still in order: %s',
    (_, change) => {
      const listing = completeListing();
      change(listing);
      expect(problemsOf(listing)).toEqual({});
    },
  );

  test('every problem there is occurs in the table', () => {
    const seen = new Set([...sharedCases, ...serverCases].map(({ code }) => code));
    expect(Object.keys(listingProblems).filter((code) => !(seen as Set<string>).has(code))).toEqual([]);
  });

  test('the sentences of the specification are there to the letter', () => {
    const sentences = `Property name is required|Property type is required|Address is required|City is required
State is required|Pincode is required|Pincode must be 6 digits|At least one room is required|Room name is required
Bed configuration is required|Base price must be greater than 0|Maximum guests must be at least 1
Please upload at least one image of your property|Check-in time is required|Check-out time is required
Cancellation policy is required|GST number is required|Invalid GST number format|PAN number is required
Invalid PAN number format|IFSC code is required|Invalid IFSC code format|GST Certificate is required|PAN Card is required
Property Ownership Document is required|Please agree to the terms and conditions to proceed.`.split(/[|\n]/);
    expect(sentences.filter((one) => !(Object.values(listingProblems) as string[]).includes(one))).toEqual([]);
  });
});

test('the fixed lists are complete and without repetition', () => {
  expect([standardAmenities.length, roomAmenities.length, stateCount, indianStates.length]).toEqual([20, 15, 28, 36]);
  for (const list of [standardAmenities, roomAmenities, indianStates]) expect(new Set(list).size).toBe(list.length);
});

test.each([
  ['Sea view', ['Sea view']],
  ['  Two\t words ', ['Two words']],
  ['', null],
  ['   ', null],
  ['parking', null],
  ['PARKING', null],
])('a custom amenity %j', (typed, added) => {
  expect(addAmenity(['Parking'], typed)).toEqual(added && ['Parking', ...added]);
});

test.each([
  [10_000, 12, 11_200],
  [350_050, 5, 367_553],
  [1, 12, 1],
  [5, 10, 6],
  [75_000_000, 30, 97_500_000],
  [100, 0, 100],
  [999, 2.5, 1024],
])('%i paise with %f percent are %i', (base, rate, all) => expect(allInPrice(base, rate)).toBe(all));

test.each([
  [0.01, 5],
  [7500, 5],
  [7500.01, 18],
  [90_000, 18],
])('a room of %f rupees is taxed at %i percent', (rupees, rate) => expect(gstRate(rupees)).toBe(rate));

describe('a stored draft', () => {
  test('is read as it was typed', () => {
    const { form } = completeListing();
    expect(readListingForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  test.each([null, undefined, 5, 'text', [], {}, { basics: [] }, { rooms: [{ id: 'x' }] }, { photos: 'none' }])(
    '%j is read as an empty one',
    (stored) => expect(readListingForm(stored)).toEqual(emptyListing()),
  );

  test('keeps what is whole and empties what is not', () => {
    const read = readListingForm({
      basics: { name: 'Casa', city: 5, surprise: 'x' },
      amenities: ['Pool'],
      cover_photo_id: 7,
    });
    expect(read).toEqual({
      ...emptyListing(),
      basics: { ...emptyListing().basics, name: 'Casa' },
      amenities: ['Pool'],
    });
  });
});
