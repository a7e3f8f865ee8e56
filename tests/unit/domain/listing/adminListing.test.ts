import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type AdminListing,
  AdminListingSchema,
  adminActions,
  asksFirst,
  contentsOf,
  otherRate,
} from '#src/domain/listing/adminListing.ts';
import { propertyTypeName } from '#src/domain/listing/listing.ts';
import { mapUrl } from '#src/features/office/properties/mapUrl.ts';
import { pictureType } from '#src/lib/readyPhoto.ts';

const photo = { id: '1', url: '/a.webp', alt: 'The porch' };
const listing: AdminListing = v.parse(AdminListingSchema, {
  ok: true,
  property: {
    id: 'p',
    name: 'Casa',
    property_type: 'villa',
    description: 'Old.',
    address: '12 Lane',
    city: 'Panjim',
    state: 'Goa',
    country: 'India',
    pincode: '403001',
    latitude: '15.49',
    longitude: '73.82',
    phone: null,
    email: null,
    amenities: ['Free WiFi'],
    policies: { check_in_time: '14:00', check_out_time: '10:30', cancellation_policy: 'moderate' },
    star_rating: null,
    status: 'submitted',
    is_public: true,
    is_featured: false,
    rejection_reason: null,
    draft_step: 'summary',
    draft_saved_at: null,
    submitted_revision: 2,
    submitted_at: '2026-11-21T10:00:00+00:00',
    decided_at: null,
    published_at: '2026-11-20T10:00:00+00:00',
    created_at: '2026-11-01T10:00:00+00:00',
    deleted_at: null,
    has_changes: false,
  },
  draft: null,
  owner: { full_name: 'Maria', email: 'm@owner.example', phone: null, listings: 1 },
  compliance: { state: 'none', current: null, submitted: null, changed: [] },
  rooms: [
    {
      id: 'r1',
      name: 'Garden Room',
      description: '',
      max_guests: 2,
      bed_config: 'Queen Bed',
      base_price: 350_050,
      tax_rate: 5,
      tax_reason: null,
      total_rooms: 3,
      room_size: null,
      amenities: [],
      photos: [{ id: '2', url: '/bed.webp', alt: '' }],
      all_in_price: 367_600,
    },
  ],
  photos: [photo],
  draft_photos: {},
  documents: [],
  live: { id: 'h', is_active: true, stays_to_come: 0 },
  changes: [],
  history: [],
});
const contents = contentsOf(listing);

test.each(['draft', 'pending'] as const)(
  'what was never handed in is shown as typed, half-typed values and all (%s)',
  (status) => {
    const id = '00000000-0000-4000-8000-000000000001';
    const cover = '00000000-0000-4000-8000-000000000002';
    const lost = '00000000-0000-4000-8000-000000000003';
    const typed = contentsOf({
      ...listing,
      property: { ...listing.property, status, submitted_revision: null },
      draft: {
        basics: { name: 'Half', latitude: '15.', property_type: 'castle' },
        rooms: [
          {
            ...{ id, name: 'Room', base_price: '3500.5', tax_rate: '5', amenities: [] },
            photos: [lost, id].map((photo_id) => ({ id: photo_id, url: '', alt_text: '' })),
          },
          { id: cover, name: 'Other', base_price: 'many', tax_rate: '99', amenities: [] },
        ],
        photos: [id, cover, lost].map((photo_id) => ({ id: photo_id, url: '', alt_text: 'A' })),
        cover_photo_id: cover,
      },
      draft_photos: { [id]: '/1.webp', [cover]: '/2.webp' },
    });
    expect(typed).toMatchObject({ basics: { name: 'Half', latitude: '15.', longitude: '' } });
    expect(propertyTypeName(typed.basics.property_type)).toBe('');
    expect(typed.rooms.map(({ price, allIn }) => [price, allIn])).toEqual([
      [350_050, 367_600],
      [null, null],
    ]);
    expect(typed.photos.map(({ url }) => url)).toEqual(['/2.webp', '/1.webp']);
    expect(typed.rooms.map(({ photos }) => photos.map(({ url }) => url))).toEqual([['/1.webp'], []]);
  },
);

test.each([
  [{ status: 'submitted', published_at: null }, 'approve reject pending draft feature photo delete'],
  [{ status: 'approved' }, 'reject pending draft hide feature photo delete'],
  [{ status: 'approved', is_public: false, is_featured: true }, 'reject pending draft show unfeature photo delete'],
  [{ status: 'rejected', published_at: null }, 'approve pending draft feature photo delete'],
  [{ status: 'draft', published_at: null }, 'pending feature photo delete'],
  [{ status: 'draft', published_at: null, submitted_revision: null }, 'feature photo delete'],
  [{ deleted_at: '2026-11-21T10:00:00+00:00' }, 'restore'],
] as const)('%j: %s', (change, actions) => {
  expect(adminActions({ ...listing.property, ...change }).join(' ')).toBe(actions);
});

test('what guests lose is asked about first, and what gives it back is not', () => {
  for (const action of ['approve', 'reject', 'hide', 'photo', 'delete'] as const)
    expect(asksFirst(action, false), action).toBe(true);
  for (const action of ['pending', 'draft', 'show', 'feature', 'unfeature', 'restore'] as const)
    expect(asksFirst(action, false), action).toBe(false);
  expect(asksFirst('draft', true)).toBe(true);
});

test.each([
  [750_000, '12', 5],
  [750_001, '5', 18],
  [750_000, '5', null],
  [750_001, '18.0', null],
  [null, '12', null],
])('a night of %j paise at %s %%: GST asks for %j', (price, tax_rate, lawful) => {
  expect(otherRate({ price, tax_rate })).toBe(lawful);
});

test('the map opens at the position, else at the address', () => {
  expect(mapUrl(contents.basics, 'x')).toBe('https://www.google.com/maps/search/?api=1&query=15.49%2C73.82');
  expect(mapUrl({ latitude: '15.', longitude: '' }, '12 Lane, Panjim')).toBe(
    'https://www.google.com/maps/search/?api=1&query=12+Lane%2C+Panjim',
  );
});

test.each([
  [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  [[...'RIFF1234WEBP'].map((letter) => letter.charCodeAt(0)), 'image/webp'],
  [[...'RIFF1234WAVE'].map((letter) => letter.charCodeAt(0)), null],
  [[...'GIF89a'].map((letter) => letter.charCodeAt(0)), null],
  [[], null],
])('bytes %j are %s', (bytes, type) => expect(pictureType(new Uint8Array(bytes))).toBe(type));
