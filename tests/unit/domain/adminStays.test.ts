import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bookingArguments, noBookingFilters } from '#src/domain/booking/adminBookings.ts';
import { lawfulRate, listedPrice, pricesAroundGap, RoomTermsSchema, rateAt } from '#src/domain/hotel/adminRooms.ts';
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
  const terms = { base_price: '4200.5', total_rooms: '3', max_occupancy: '2', is_active: true, tax_reason: null };
  test('are read exactly', () => {
    expect(v.parse(RoomTermsSchema, terms)).toEqual({
      base_price: 420050,
      total_rooms: 3,
      max_occupancy: 2,
      is_active: true,
      tax_reason: null,
    });
  });
  test.each([
    { base_price: '0' },
    { base_price: 'about 1,000' },
    { base_price: '1000000.01' },
    { base_price: '-1' },
    { total_rooms: '0' },
    { total_rooms: '1001' },
    { max_occupancy: '2.5' },
    { max_occupancy: '51' },
    { tax_reason: ' ' },
    { tax_reason: 'x'.repeat(301) },
  ])('refuse %j', (wrong) => expect(v.safeParse(RoomTermsSchema, { ...terms, ...wrong }).success).toBe(false));

  test.each(['4,200.50', '₹4,200.50', ' 4200.5 '])('take a price as the site writes it: %s', (base_price) =>
    expect(v.parse(RoomTermsSchema, { ...terms, base_price }).base_price).toBe(420_050),
  );
  test.each([
    [1, 5],
    [430_500, 5],
    [787_500, 5],
    [787_501, null],
    [885_000, null],
    [885_001, 18],
    [1_000_000, 18],
  ])('where guests pay %i paise, GST asks for %j percent', (allIn, rate) => {
    expect(lawfulRate(allIn, '2026-11-23')).toBe(rate);
  });
  test('between two prices no rate fits, and each of them has one', () => {
    expect(pricesAroundGap('2026-11-23')).toEqual([787_500, 885_100]);
    expect(pricesAroundGap('2025-01-01')).toEqual([840_000, 885_100]);
  });
  test('the rate goes along with the price, unless there is a reason to keep it', () => {
    expect(rateAt({ tax_rate: 5 }, { base_price: 1_000_000, tax_reason: null })).toBe(18);
    expect(rateAt({ tax_rate: 5 }, { base_price: 1_000_000, tax_reason: 'Let by the day' })).toBe(5);
  });
  test('a price of whole rupees has a price before tax that gives it back, at every rate', () => {
    for (const rate of [0, 5, 12, 18, 28.5])
      for (let price = 100; price < 1_000_000; price += 7900) expect(listedPrice(price, rate)).toBe(price);
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
    [3, 3],
    [28, 30],
    [51, 60],
    [61, 80],
    [91, 100],
    [1001, 2000],
  ])('a chart up to %d ends at %d', (highest, top) => expect(chartTop(highest)).toBe(top));
});
