import { describe, expect, test } from 'vitest';
import { type ListingStatus, ownerActions } from '#src/domain/listingStatus.ts';

const listing = (status: ListingStatus, hotel_id: string | null = null, is_public = false) => ({
  property_id: 'p',
  name: 'Casa Azul',
  city: 'Assagao',
  status,
  is_public,
  step: 3,
  saved_at: null,
  submitted_at: null,
  reviewed_at: null,
  rejection_reason: null,
  cover_url: null,
  hotel_id,
  has_changes: false,
});

describe('what an owner can do', () => {
  test.each([
    ['a draft', listing('draft'), ['edit', 'remove']],
    ['a draft that guests can still find', listing('draft', 'h', true), ['edit', 'hide', 'view']],
    ['a submitted one', listing('submitted'), ['withdraw']],
    ['a submitted change of a live one', listing('submitted', 'h', true), ['hide', 'view', 'withdraw']],
    ['one under review', listing('pending'), []],
    ['a live one', listing('approved', 'h', true), ['edit', 'hide', 'view']],
    ['a hidden one', listing('approved', 'h', false), ['edit', 'show']],
    ['a rejected one', listing('rejected'), ['edit']],
  ])('with %s', (_, given, actions) => {
    const allowed = Object.entries(ownerActions(given)).filter(([, may]) => may);
    expect(allowed.map(([action]) => action).sort()).toEqual(actions);
  });
});
