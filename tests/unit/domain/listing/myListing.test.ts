import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ListingStatus } from '#src/domain/listing/listingStatus.ts';
import { type MyListing, MyListingSchema, ownerActions, ownerNote } from '#src/domain/listing/myListing.ts';

const listing = (
  status: ListingStatus,
  hotel_id: string | null = null,
  is_public = false,
  more: Partial<MyListing> = {},
): MyListing => ({
  property_id: 'p',
  waiting: null,
  name: 'Casa Azul',
  city: 'Assagao',
  status,
  is_public,
  step: 'amenities',
  saved_at: null,
  submitted_at: null,
  decided_at: null,
  rejection_reason: null,
  cover_url: null,
  hotel_id,
  has_changes: false,
  is_published: hotel_id !== null,
  hidden_by_admin: false,
  notice_emails: [],
  ...more,
});

describe('what an owner can do', () => {
  test.each([
    ['a draft', listing('draft'), ['edit', 'remove']],
    ['a draft that guests can still find', listing('draft', 'h', true), ['edit', 'hide', 'people', 'publish', 'view']],
    ['a submitted one', listing('submitted'), ['withdraw']],
    ['a submitted change of a live one', listing('submitted', 'h', true), ['hide', 'people', 'takeBack', 'view']],
    ['one under review', listing('pending'), []],
    ['a live one', listing('approved', 'h', true), ['edit', 'hide', 'people', 'publish', 'view']],
    ['a hidden one', listing('approved', 'h', false), ['edit', 'people', 'publish', 'show']],
    ['a hidden one whose change is under review', listing('submitted', 'h', false), ['people', 'show', 'takeBack']],
    ['a hidden one whose change was taken back', listing('draft', 'h', false), ['edit', 'people', 'publish', 'show']],
    ['one that an admin hid', listing('approved', 'h', false, { hidden_by_admin: true }), ['edit']],
    ['its change under review', listing('submitted', 'h', false, { hidden_by_admin: true }), ['withdraw']],
    ['one that was taken off the site', listing('rejected', 'h', false, { is_published: false }), ['edit']],
    ['a rejected one', listing('rejected'), ['edit']],
  ])('with %s', (_, given, actions) => {
    const allowed = Object.entries(ownerActions(given)).filter(([, may]) => may);
    expect(allowed.map(([action]) => action).sort()).toEqual(actions);
  });
});

test.each([
  [listing('draft'), 'Only you can see it. Continue whenever you like.'],
  [listing('draft', 'h', true), 'Guests can find and book it. Your latest changes are not published yet.'],
  [
    listing('approved', 'h', true, { has_changes: true }),
    'Guests can find and book it. Your latest changes are not published yet.',
  ],
  [
    listing('rejected', 'h', true),
    'Make the changes we ask for, then submit it again. Guests can find and book the previous version.',
  ],
  [listing('approved', 'h', false), 'Guests cannot find it now. Existing bookings do not change.'],
  [listing('approved', 'h', false, { hidden_by_admin: true }), 'An admin has hidden it from guests. Write to us.'],
  [
    listing('pending', 'h', true),
    'Guests can find and book it. We are checking the changes listed here and will email you.',
  ],
])('the note of %j', (given, note) => expect(ownerNote(given)).toBe(note));

test('an answer without the columns about hiding is read all the same', () => {
  const { is_published: _, hidden_by_admin: __, ...row } = listing('approved', 'h', true);
  expect(v.parse(MyListingSchema, row)).toMatchObject({ is_published: true, hidden_by_admin: false });
});
