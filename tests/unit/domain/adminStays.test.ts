import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bookingArguments, noBookingFilters } from '#src/domain/booking/adminBookings.ts';
import { listedPrice, priceBeforeTax, RoomTermsSchema } from '#src/domain/hotel/adminRooms.ts';
import { allInPrice } from '#src/domain/listing/listing.ts';
import { chartTop, type Overview, occupancy, summarize } from '#src/domain/office/adminOverview.ts';

describe('filters of bookings', () => {
  test('nothing asked is null everywhere', () => {
    expect(new Set(Object.values(bookingArguments(noBookingFilters)))).toEqual(new Set([null]));
  });
  test('dates speak of the arrival or of the departure', () => {
    const stay = { ...noBookingFilters, from: '2026-11-21', to: '2026-11-22' };
    expect(bookingArguments(stay)).toMatchObject({ arrival_from: '2026-11-21', departure_from: null });
    expect(bookingArguments({ ...stay, dates: 'departure' })).toMatchObject({
      arrival_to: null,
      departure_to: '2026-11-22',
    });
  });
  test.each([
    ['status', 'gone'],
    ['payment', 'x'],
    ['hotel', '1 or 1'],
    ['from', '2026-02-31'],
  ] as const)('leaves out what cannot be a %s', (name, value) => {
    expect(bookingArguments({ ...noBookingFilters, [name]: value })).toEqual(bookingArguments(noBookingFilters));
  });
});

describe('terms of a room', () => {
  const terms = { base_price: '4200.5', total_rooms: '3', max_occupancy: '2', is_active: true };
  test('are read exactly', () => {
    expect(v.parse(RoomTermsSchema, terms)).toEqual({
      base_price: 420050,
      total_rooms: 3,
      max_occupancy: 2,
      is_active: true,
    });
  });
  test.each([
    { base_price: '0' },
    { base_price: '1,000' },
    { base_price: '1000000.01' },
    { base_price: '-1' },
    { total_rooms: '0' },
    { total_rooms: '1001' },
    { max_occupancy: '2.5' },
    { max_occupancy: '51' },
  ])('refuse %j', (wrong) => expect(v.safeParse(RoomTermsSchema, { ...terms, ...wrong }).success).toBe(false));
  test('a price before tax gives its price with tax back, and the other way at most a paisa less or more', () => {
    for (const rate of [0, 5, 12, 18, 28.5]) {
      for (let price = 1; price < 1_000_000; price += 7919) {
        expect(priceBeforeTax(allInPrice(price, rate), rate)).toBe(price);
        expect(Math.abs(listedPrice(price, rate) - price)).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('the overview', () => {
  test('sums up the nights before today and those from today on', () => {
    const nights = [
      { night: '2026-11-20', rooms: 5, amount: 100 },
      { night: '2026-11-21', rooms: 10, amount: 200 },
      { night: '2026-11-22', rooms: 0, amount: 0 },
    ];
    expect(summarize({ nights, today: '2026-11-21', rooms_on_sale: 10 } as Overview)).toEqual({
      past: { occupancy: 50, amount: 100 },
      next: { occupancy: 50, amount: 200 },
    });
  });
  test('no hotel is never more than full', () => {
    expect([occupancy(0, 0), occupancy(3, 2), occupancy(1, 3)]).toEqual([0, 100, 33]);
  });
  test.each([
    [0, 1],
    [1, 1],
    [3, 5],
    [51, 100],
    [1001, 2000],
  ])('a chart up to %d ends at %d', (highest, top) => expect(chartTop(highest)).toBe(top));
});
