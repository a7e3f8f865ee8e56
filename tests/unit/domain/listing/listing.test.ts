import { describe, expect, test } from 'vitest';
import {
  addAmenity,
  allInPrice,
  emptyListing,
  listingProblems,
  newRoom,
  readListingForm,
} from '#src/domain/listing/listing.ts';
import { indianStates, roomAmenities, standardAmenities, stateCount } from '#src/domain/listing/listingWords.ts';
import { complianceProblems, judge } from '#src/domain/listing/submission.ts';
import {
  acceptedChanges,
  completeListing,
  describeCase,
  judged,
  type Listing,
  photoIdOf,
  roomIdOf,
  schemaCases,
  serverCases,
} from '../../../listingCases.ts';

const change = (how: (listing: Listing) => unknown) => {
  const listing = completeListing();
  how(listing);
  return listing;
};

describe('the rules of a listing', () => {
  test('one in order is handed in as the tables take it', () => {
    const { form } = completeListing();
    const [garden, loft] = form.rooms;
    expect(judged(completeListing())).toEqual({
      state: 'ready',
      listing: {
        ...form,
        basics: { ...form.basics, star_rating: 4, latitude: 15.496777, longitude: 73.827827, phone: null, email: null },
        rooms: [
          { ...garden, base_price: 350_050, tax_rate: 5, tax_reason: null, max_guests: 2, total_rooms: 3 },
          {
            ...loft,
            base_price: 900_000,
            tax_rate: 18,
            tax_reason: null,
            max_guests: 4,
            total_rooms: 1,
            room_size: null,
          },
        ],
        policies: {
          check_in_time: '14:00',
          check_out_time: '10:30',
          cancellation_policy: 'moderate',
          house_rules: 'Quiet after ten.',
        },
      },
    });
  });

  test.each([...schemaCases, ...serverCases].map((one) => [describeCase(one), one] as const))(
    '%s',
    (_, { change: how, path, code }) =>
      expect(judged(change(how))).toEqual({ state: 'invalid', problems: [{ path, code }] }),
  );

  test.each(acceptedChanges.map((how) => [String(how).slice(0, 100), how] as const))(
    'is still in order: %s',
    (_, how) => expect(judged(change(how))).toMatchObject({ state: 'ready' }),
  );

  test.each([
    ['a room twice', ({ form }: Listing) => form.rooms.push({ ...newRoom(roomIdOf(1)), ...form.rooms[0] })],
    ['a photo twice', ({ form }: Listing) => form.photos.push({ id: photoIdOf(1), url: '', alt_text: '' })],
    ['a photo of the house in a room', ({ form }: Listing) => form.rooms[1]?.photos.push(...form.photos)],
    ['an empty amenity', ({ form }: Listing) => form.amenities.push(' ')],
    ['a long amenity', ({ form }: Listing) => form.rooms[0]?.amenities.push('x'.repeat(61))],
    ['six stars', ({ form }: Listing) => Object.assign(form.basics, { star_rating: '6' })],
    ['another country', ({ form }: Listing) => Object.assign(form.basics, { country: 'Portugal' })],
  ])('%s is no form of the wizard', (_, how) => expect(judged(change(how))).toEqual({ state: 'unreadable' }));

  test('phone and email for guests are tidied, and are nothing where they were left empty', () => {
    const handedIn = (phone: string, email: string) => {
      const answer = judged(change(({ form }) => Object.assign(form.basics, { phone, email })));
      return answer.state === 'ready' ? [answer.listing.basics.phone, answer.listing.basics.email] : answer;
    };
    expect(handedIn('\u202a+91 832 000 1900\u202c', '\u00a0desk@casa.example ')).toEqual([
      '+91 832 000 1900',
      'desk@casa.example',
    ]);
    expect(handedIn(' ', '\u200b')).toEqual([null, null]);
  });

  test('an account number that the server has whole need not be typed; one that is typed is judged', () => {
    const listing = completeListing();
    const of = (account_number: string, masked: string) =>
      complianceProblems({ ...listing.compliance, account_number }, masked, listing.documents).map(({ code }) => code);
    expect(of('', '••••9012')).toEqual([]);
    expect(of('12', '••••9012')).toEqual(['account_number_format']);
    expect(of('', '')).toEqual(['account_number_required']);
    expect(judge({ ...listing, masked: '', photos: [photoIdOf(2)] })).toEqual({
      state: 'invalid',
      problems: [
        { path: 'photos.0', code: 'photos_required' },
        { path: 'rooms.0.photos.0', code: 'room_photo_lost' },
      ],
    });
  });

  test('a rate that GST does not ask for is handed in with its reason; one that fits needs none', () => {
    const handedIn = (base_price: string, tax_rate: string, tax_reason: string) => {
      const answer = judged(
        change(({ form }) => Object.assign(form.rooms[1] ?? {}, { base_price, tax_rate, tax_reason })),
      );
      return answer.state === 'ready' ? answer.listing.rooms[1]?.tax_reason : answer;
    };
    const refused = { state: 'invalid', problems: [{ path: 'rooms.1.tax_reason', code: 'room_tax_misfit' }] };
    expect(handedIn('7500', '12', ' ')).toEqual(refused);
    expect(handedIn('7500', '18', '')).toEqual(refused);
    expect(handedIn('7500.01', '5', '')).toEqual(refused);
    expect(handedIn('7500', '12', ' Contracts of before ')).toBe('Contracts of before');
    expect(handedIn('7500', '5', 'Kept from before')).toBeNull();
    expect(handedIn('7500.01', '18.0', '')).toBeNull();
  });

  test('without a GST number a declaration is enough, and no certificate is asked for; the PAN card still is', () => {
    const codes = (how: Partial<Listing['compliance']>, documents: Listing['documents']) =>
      complianceProblems({ ...completeListing().compliance, ...how }, '', documents).map(({ code }) => code);
    const none = { gst_number: ' ', gst_declaration: 'below_threshold' };
    expect(codes(none, ['pan', 'ownership'])).toEqual([]);
    expect(codes(none, ['ownership'])).toEqual(['pan_document_required']);
    expect(codes({ ...none, gst_declaration: 'yes' }, ['pan', 'ownership'])).toEqual([
      'gst_required',
      'gst_document_required',
    ]);
    // A GST number is always checked, also with a declaration that none is needed.
    expect(codes({ ...none, gst_number: '30' }, ['pan', 'ownership'])).toEqual(['gst_format', 'gst_document_required']);
  });

  test('every problem there is occurs in the table', () => {
    const seen = new Set([...schemaCases, ...serverCases].map(({ code }) => code).concat('room_photo_lost'));
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
  [350_050, 5, 367_600],
  [762_712, 18, 900_000],
  [10_050, 0, 10_100],
  [10_049, 0, 10_000],
  [1, 12, 100],
  [75_000_000, 30, 97_500_000],
  [100, 0, 100],
])('%i paise with %f percent are %i, in whole rupees', (base, rate, all) => expect(allInPrice(base, rate)).toBe(all));

describe('a stored draft', () => {
  test('is read as it was typed', () => {
    const { form } = completeListing();
    expect(readListingForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
    const { phone: _, email: __, ...basics } = form.basics;
    expect(readListingForm({ ...form, basics }), 'of before there was a contact').toEqual(form);
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
