import {
  type ComplianceInput,
  type DocumentType,
  type ListingForm,
  type ProblemCode,
  photosIn,
} from '#src/domain/listing/listing.ts';
import { judge } from '#src/domain/listing/submission.ts';

/** The rules of a listing: a change to a valid one, and the problem that it causes. */

export interface Listing {
  form: ListingForm;
  compliance: ComplianceInput;
  documents: DocumentType[];
  accepted_terms: boolean;
}

export interface ListingCase {
  change(listing: Listing): void;
  path: string;
  code: ProblemCode;
}

const idOf = (kind: string, number: number) => `${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const roomIdOf = (number: number) => idOf('10000000', number);
export const photoIdOf = (number: number) => idOf('20000000', number);

/** A valid listing with two rooms and three photos, one of them of a room. */
export function completeListing(): Listing {
  return {
    form: {
      basics: {
        name: 'Casa Susegad',
        property_type: 'villa',
        star_rating: '4',
        description: 'Four rooms around a well, and a mango tree that shades breakfast.',
        address: '12 Fontainhas Lane',
        city: 'Panjim',
        state: 'Goa',
        country: 'India',
        pincode: '403001',
        latitude: '15.496777',
        longitude: '73.827827',
        phone: '',
        email: '',
      },
      amenities: ['Free WiFi', 'Parking', 'Mango tree'],
      rooms: [
        {
          id: roomIdOf(1),
          name: 'Garden Room',
          description: 'Opens to the well.',
          bed_config: 'Queen Bed',
          base_price: '3500.50',
          tax_rate: '5',
          tax_reason: '',
          max_guests: '2',
          total_rooms: '3',
          room_size: '24 m²',
          amenities: ['Air Conditioning', 'Private Bathroom'],
          photos: [{ id: photoIdOf(3), url: '/typed.webp', alt_text: 'The bed under the window' }],
        },
        {
          id: roomIdOf(2),
          name: 'Loft',
          description: '',
          bed_config: 'King Bed',
          base_price: '9000',
          tax_rate: '18',
          tax_reason: '',
          max_guests: '4',
          total_rooms: '1',
          room_size: '',
          amenities: [],
          photos: [],
        },
      ],
      photos: [1, 2].map((number) => ({ id: photoIdOf(number), url: '/typed.webp', alt_text: `Photo ${number}` })),
      cover_photo_id: null,
      policies: {
        check_in_time: '14:00',
        check_out_time: '10:30',
        cancellation_policy: 'moderate',
        house_rules: 'Quiet after ten.',
        age_restriction: '',
        payment_policy: '',
        special_conditions: '',
      },
    },
    compliance: {
      gst_number: '30ABCDE1234F1ZD',
      gst_declaration: '',
      pan_number: 'ABCDE1234F',
      account_holder_name: 'Maria Fernandes',
      account_number: '123456789012',
      ifsc_code: 'SBIN0001234',
      bank_name: 'State Bank of India',
      branch_address: 'Panjim',
    },
    documents: ['gst', 'pan', 'ownership'],
    accepted_terms: true,
  };
}

export function judged({ form, compliance, documents, accepted_terms }: Listing) {
  return judge({
    form,
    compliance,
    masked: '',
    documents,
    photos: photosIn(form).map(({ photo }) => photo.id),
    accepted_terms,
  });
}

function room(listing: Listing, number = 0) {
  const found = listing.form.rooms[number];
  if (!found) throw new Error(`No room ${number}`);
  return found;
}
const x = (count: number) => 'x'.repeat(count);
const many = (count: number) => Array.from({ length: count }, (_, number) => `Amenity ${number}`);
const manyRooms = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...room(completeListing()),
    id: roomIdOf(number + 1),
    photos: [],
  }));

const photosFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: photoIdOf(first + n), url: '/typed.webp', alt_text: '' }));

type Basic = keyof ListingForm['basics'];
type Policy = keyof ListingForm['policies'];
type RoomText = Exclude<keyof ListingForm['rooms'][number], 'amenities' | 'photos'>;

const basic = (field: Basic, value: string, code: ProblemCode): ListingCase => ({
  change: ({ form }) => {
    form.basics[field] = value;
  },
  path: `basics.${field}`,
  code,
});
const roomText = (field: RoomText, value: string, code: ProblemCode): ListingCase => ({
  change: (listing) => {
    room(listing, 1)[field] = value;
  },
  path: `rooms.1.${field}`,
  code,
});
const policy = (field: Policy, value: string, code: ProblemCode): ListingCase => ({
  change: ({ form }) => {
    form.policies[field] = value;
  },
  path: `policies.${field}`,
  code,
});
const compliance = (field: keyof ComplianceInput, value: string, code: ProblemCode): ListingCase => ({
  change: (listing) => {
    listing.compliance[field] = value;
  },
  path: `compliance.${field}`,
  code,
});
const form = (change: (form: ListingForm) => void, path: string, code: ProblemCode): ListingCase => ({
  change: (listing) => change(listing.form),
  path,
  code,
});

const elsewhere = (spot: { latitude: string; longitude: string }, field: 'latitude' | 'longitude') =>
  form(({ basics }) => Object.assign(basics, { state: 'Kerala', ...spot }), `basics.${field}`, `${field}_india`);

export const schemaCases: readonly ListingCase[] = [
  ...['', '   ', '\u00a0\ufeff\u2003'].map((value) => basic('name', value, 'name_required')),
  basic('name', x(121), 'name_long'),
  // JavaScript counts each as two.
  basic('name', '🌴'.repeat(61), 'name_long'),
  ...['', 'castle', 'Hotel', ' hotel'].map((value) => basic('property_type', value, 'property_type_required')),
  basic('description', x(5001), 'description_long'),
  basic('address', ' ', 'address_required'),
  basic('address', x(301), 'address_long'),
  basic('city', '', 'city_required'),
  basic('city', x(81), 'city_long'),
  ...['', 'Bombay', 'goa'].map((value) => basic('state', value, 'state_required')),
  ...['', ' '].map((value) => basic('pincode', value, 'pincode_required')),
  ...['40300', '4030011', '40300a', '403 001', '４０３００１', '-40300'].map((value) =>
    basic('pincode', value, 'pincode_format'),
  ),
  ...['90.1', '-91', 'north', '1e1', '0x10', '١٥', '15,5', '9'.repeat(400)].map((value) =>
    basic('latitude', value, 'latitude_range'),
  ),
  ...['180.0001', '-181', '.5', '5.', '--1', 'NaN', 'Infinity'].map((value) =>
    basic('longitude', value, 'longitude_range'),
  ),
  ...['call us', '123456', '1'.repeat(16), '+91 98220 00000 (Maria)', `${'1 '.repeat(15)}1`].map((value) =>
    basic('phone', value, 'phone_format'),
  ),
  ...['casa', 'casa@', 'casa@house', 'casa house@stay.example', `${x(255)}@house.example`].map((value) =>
    basic('email', value, 'email_format'),
  ),
  // Off Ghana, the poles, and both numbers swapped.
  ...['0', '89', '14.84', '15.86', '73.827827'].map((value) => basic('latitude', value, 'latitude_goa')),
  ...['0', '-179', '73.59', '74.41', '15.496777'].map((value) => basic('longitude', value, 'longitude_goa')),
  ...['5.9', '38.1'].map((value) => elsewhere({ latitude: value, longitude: '77' }, 'latitude')),
  ...['67.9', '98.1'].map((value) => elsewhere({ latitude: '19', longitude: value }, 'longitude')),
  form(
    (it) => {
      it.amenities = many(61);
    },
    'amenities',
    'amenities_many',
  ),
  form(
    (it) => {
      it.rooms = [];
    },
    'rooms',
    'rooms_required',
  ),
  form(
    (it) => {
      it.rooms = manyRooms(41);
    },
    'rooms',
    'rooms_many',
  ),
  roomText('name', ' \t\n', 'room_name_required'),
  roomText('name', x(121), 'room_name_long'),
  roomText('description', x(2001), 'room_description_long'),
  ...['', 'Hammock', 'king bed'].map((value) => roomText('bed_config', value, 'bed_config_required')),
  ...['', '0', '0.00', '-5', '1.999', '1,000', '₹500', '1e3', '+5', 'NaN'].map((value) =>
    roomText('base_price', value, 'room_price_positive'),
  ),
  ...['750000.01', '1000000', '9'.repeat(400)].map((value) => roomText('base_price', value, 'room_price_high')),
  ...['', '-0.5', '30.5', '12.3', '5%', 'twelve', '1e1'].map((value) => roomText('tax_rate', value, 'room_tax_range')),
  ...['', '0', '-1', '0.5', 'two', '2e1'].map((value) => roomText('max_guests', value, 'room_guests_low')),
  ...['2.5', '2.0', '60.5'].map((value) => roomText('max_guests', value, 'room_guests_whole')),
  ...['51', '9'.repeat(400)].map((value) => roomText('max_guests', value, 'room_guests_high')),
  ...['', '0', '-3', 'all'].map((value) => roomText('total_rooms', value, 'room_count_low')),
  roomText('total_rooms', '1.5', 'room_count_whole'),
  roomText('total_rooms', '1001', 'room_count_high'),
  roomText('room_size', x(41), 'room_size_long'),
  {
    change: (listing) => {
      Object.assign(room(listing, 1), { tax_rate: '12', tax_reason: x(301) });
    },
    path: 'rooms.1.tax_reason',
    code: 'tax_reason_long',
  },
  {
    change: (listing) => {
      room(listing, 1).tax_rate = '12';
    },
    path: 'rooms.1.tax_reason',
    code: 'room_tax_misfit',
  },
  form(
    (it) => {
      it.rooms[1]?.amenities.push(...many(61));
    },
    'rooms.1.amenities',
    'amenities_many',
  ),
  form(
    (it) => {
      it.photos = [];
    },
    'photos',
    'photos_required',
  ),
  form(
    (it) => {
      it.photos = photosFrom(10, 61);
    },
    'photos',
    'photos_many',
  ),
  form(
    (it) => {
      it.photos = it.photos.map((photo) => ({ ...photo, alt_text: x(301) })).slice(0, 1);
    },
    'photos.0.alt_text',
    'photo_alt_long',
  ),
  form(
    (it) => {
      it.rooms[1]?.photos.push(...photosFrom(10, 13));
    },
    'rooms.1.photos',
    'room_photos_many',
  ),
  form(
    (it) => {
      it.rooms[1]?.photos.unshift(...photosFrom(10, 1).map((photo) => ({ ...photo, alt_text: x(301) })));
    },
    'rooms.1.photos.0.alt_text',
    'photo_alt_long',
  ),
  ...['', '24:00', '9:00', '12:60', 'noon', '12:00:00', ' 12:00'].map((value) =>
    policy('check_in_time', value, 'check_in_time_required'),
  ),
  ...['', '25:00'].map((value) => policy('check_out_time', value, 'check_out_time_required')),
  ...['', 'lenient'].map((value) => policy('cancellation_policy', value, 'cancellation_policy_required')),
  ...(['house_rules', 'age_restriction', 'payment_policy', 'special_conditions'] as const).map((field) =>
    policy(field, x(2001), 'policy_long'),
  ),
  compliance('gst_number', ' ', 'gst_required'),
  // The length or one position of the number is wrong.
  ...[
    '30ABCDE1234F1Z',
    '30ABCDE1234F1Z55',
    'A0ABCDE1234F1Z5',
    '30ABCD11234F1Z5',
    '30ABCDE12A4F1Z5',
    '30ABCDE123401Z5',
    '30ABCDE1234F0Z5',
    '30ABCDE1234F1A5',
    '30ABCDE1234F1Z-',
  ].map((value) => compliance('gst_number', value, 'gst_format')),
  // A wrong check character.
  compliance('gst_number', '30ABCDE1234F1Z5', 'gst_check'),
  compliance('pan_number', '', 'pan_required'),
  ...['ABCDE12345', 'ABCD11234F', 'ABCDE1234FF', 'ABCDE123F'].map((value) =>
    compliance('pan_number', value, 'pan_format'),
  ),
  compliance('account_holder_name', '', 'account_holder_required'),
  compliance('account_holder_name', x(121), 'bank_text_long'),
  compliance('account_number', '', 'account_number_required'),
  ...['12345', '1'.repeat(21), '12345a', '1234 5678', '١٢٣٤٥٦'].map((value) =>
    compliance('account_number', value, 'account_number_format'),
  ),
  compliance('bank_name', ' ', 'bank_name_required'),
  compliance('bank_name', x(121), 'bank_text_long'),
  compliance('branch_address', x(301), 'branch_address_long'),
  compliance('ifsc_code', '', 'ifsc_required'),
  ...['SBIN1001234', 'SBI00001234', 'SBIN000123', 'SBIN00012345'].map((value) =>
    compliance('ifsc_code', value, 'ifsc_format'),
  ),
];

/** Rules that depend on the server's data, or apply only to a submission. */
export const serverCases: readonly ListingCase[] = [
  ...(['gst', 'pan', 'ownership'] as const).map(
    (type): ListingCase => ({
      change: (listing) => {
        listing.documents = listing.documents.filter((one) => one !== type);
      },
      path: `documents.${type}`,
      code: `${type}_document_required`,
    }),
  ),
  {
    change: (listing) => {
      listing.accepted_terms = false;
    },
    path: 'accepted_terms',
    code: 'terms_required',
  },
];

/** Changes at the edge of every rule that leave a listing valid. */
export const acceptedChanges: readonly ((listing: Listing) => void)[] = [
  ({ form: it }) => Object.assign(it.basics, { name: x(120), description: x(5000), address: x(300), city: x(80) }),
  ({ form: it }) => Object.assign(it.basics, { name: '🌴'.repeat(60), description: '🌴'.repeat(2500) }),
  ({ form: it }) => Object.assign(it.basics, { name: '\u00a0 Casa \ufeff', pincode: ' 403001 ', star_rating: '' }),
  ({ form: it }) => Object.assign(it.basics, { latitude: '', longitude: '  ' }),
  // Phones copy numbers with invisible marks around them.
  ({ form: it }) => Object.assign(it.basics, { phone: '\u202a+91 (832) 000-1900\u202c', email: ' ' }),
  ({ form: it }) => Object.assign(it.basics, { phone: ' ', email: ' Desk+guests@casa-susegad.example ' }),
  ({ form: it }) => Object.assign(it.basics, { latitude: '14.85', longitude: '+74.4000' }),
  ({ form: it }) => Object.assign(it.basics, { latitude: '38', longitude: '68', state: 'Ladakh' }),
  ({ form: it }) => Object.assign(it, { amenities: many(60).map((one) => one.padEnd(60, 'ी')) }),
  ({ form: it }) => Object.assign(it, { amenities: [], cover_photo_id: photoIdOf(2) }),
  ({ form: it }) => Object.assign(it, { rooms: manyRooms(40) }),
  (listing) => Object.assign(room(listing), { name: x(120), description: x(2000), room_size: x(40) }),
  (listing) =>
    Object.assign(room(listing), { base_price: '750000', tax_rate: '30', tax_reason: x(300), max_guests: '50' }),
  (listing) =>
    Object.assign(room(listing), { base_price: ' 0.01 ', tax_rate: '0', tax_reason: 'Exempt', max_guests: '+1' }),
  (listing) =>
    Object.assign(room(listing), { tax_rate: '12.50', tax_reason: 'Before', total_rooms: '1000', max_guests: '007' }),
  ({ form: it }) => Object.assign(it.policies, { check_in_time: '00:00', check_out_time: '23:59' }),
  ({ form: it }) =>
    Object.assign(it.policies, {
      house_rules: 'ी'.repeat(2000),
      age_restriction: 'ी'.repeat(2000),
      payment_policy: 'ी'.repeat(2000),
      special_conditions: 'ी'.repeat(2000),
    }),
  ({ form: it }) => Object.assign(it, { photos: it.photos.map((photo) => ({ ...photo, alt_text: x(300) })) }),
  ({ compliance: it }) => Object.assign(it, { gst_number: ' 30abcde1234faz4 ', pan_number: 'abcde1234f' }),
  ({ compliance: it }) => Object.assign(it, { ifsc_code: 'hdfc0abc123', account_number: '123456' }),
  ({ compliance: it }) => Object.assign(it, { account_number: '1'.repeat(20), branch_address: '' }),
  ({ documents }) => documents.push('lease', 'other'),
];

export function describeCase({ change, path }: ListingCase): string {
  const listing = completeListing();
  change(listing);
  const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], {
    ...listing.form,
    compliance: listing.compliance,
  });
  return typeof value === 'string' && value.length < 40 ? `${path} = ${JSON.stringify(value)}` : path;
}
