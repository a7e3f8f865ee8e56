import { describe, expect, test } from 'vitest';
import { type DayPrices, factsOfDay, readDayRooms } from '#src/domain/hotel/dayPrices.ts';
import { addDays } from '#src/domain/stay.ts';
import { dayWords } from '#src/words/en/hotel.ts';

const monday = '2026-12-07';
const day = (place: number) => addDays(monday, place);

type Told = DayPrices['rooms'][number];

function room(changes: Partial<Record<keyof Told, Record<number, number | boolean | null>>> = {}, id = 'one') {
  const list = <T>(key: keyof Told, usual: T): T[] =>
    Array.from({ length: 14 }, (_, place) => (place in (changes[key] ?? {}) ? (changes[key]?.[place] as T) : usual));
  return {
    room_category_id: id,
    first_arrival: monday,
    last_arrival: day(13),
    closes_at: null,
    fills_gaps: true,
    weekly_discount: 0,
    monthly_discount: 0,
    prices: list<number | null>('prices', 500_000),
    is_full: list('is_full', false),
    min_nights: list('min_nights', 1),
    max_nights: list('max_nights', 30),
    min_through: list('min_through', 1),
    max_through: list('max_through', 30),
    closed_to_arrival: list('closed_to_arrival', false),
    closed_to_departure: list('closed_to_departure', false),
  };
}
const about = (...rooms: Told[]) => readDayRooms([{ first_day: monday, rooms }]);
const refusals = (rooms: ReturnType<typeof about>, places: number[], arrival: number | null = null) =>
  places.map((place) => factsOfDay(rooms, day(place), arrival === null ? null : day(arrival)).refusal);

test('a day is named as in the sentences of the database', () => {
  expect([dayWords('2026-12-24'), dayWords('2026-09-06')]).toEqual(['Thu 24 Dec', 'Sun 6 Sep']);
});

test('who changes a stay has its nights, in its room, and no others', () => {
  const taken = { prices: { 2: null, 3: null, 4: null } };
  const own = { room_category_id: 'one', check_in_date: day(2), check_out_date: day(4) };
  const told = [{ first_day: monday, rooms: [room(taken)] }];
  const open = readDayRooms(told, own);
  expect(factsOfDay(open, day(2), null)).toEqual({ price: null, isSoldOut: false, refusal: null, note: null });
  expect(refusals(open, [1, 2, 3, 4])).toEqual([null, null, null, 'Sold out']);
  expect(refusals(open, [3, 4, 5], 2)).toEqual([null, null, 'Fri 11 Dec is sold out']);
  expect(refusals(readDayRooms(told, { ...own, room_category_id: 'two' }), [2])).toEqual(['Sold out']);
});

describe('A day to arrive', () => {
  test('is open where nothing is against it, and says the price', () => {
    expect(factsOfDay(about(room()), day(2), null)).toEqual({
      price: 500_000,
      isSoldOut: false,
      refusal: null,
      note: null,
    });
  });

  test('that is full, or about which a rule says no, says why', () => {
    const rooms = about({
      ...room({ prices: { 3: null }, closed_to_arrival: { 4: true } }),
      first_arrival: day(1),
      last_arrival: day(6),
    });
    expect(refusals(rooms, [0, 1, 3, 4, 6, 7])).toEqual([
      'Earliest check-in: Tue 8 Dec',
      null,
      'Sold out',
      'No check-in on Fri 11 Dec',
      null,
      'Latest check-in at the moment: Sun 13 Dec',
    ]);
    expect(factsOfDay(rooms, day(3), null)).toMatchObject({ price: null, isSoldOut: true });
  });

  test('tells the shortest stay, and is refused where that meets a full night', () => {
    const rooms = about(room({ min_nights: { 1: 2, 4: 3 }, prices: { 6: null } }));
    expect(factsOfDay(rooms, day(1), null)).toMatchObject({
      refusal: null,
      note: 'Minimum stay 2 nights from Tue 8 Dec',
    });
    expect(refusals(rooms, [4])).toEqual(['Minimum stay 3 nights from Fri 11 Dec, and Sun 13 Dec is sold out']);
  });

  test('whose only days to leave are closed is refused', () => {
    const closed = { closed_to_departure: { 2: true, 3: true } };
    expect(refusals(about(room({ ...closed, max_nights: { 1: 2 } })), [1])).toEqual([
      'No check-out is possible after Tue 8 Dec',
    ]);
    expect(refusals(about(room({ ...closed, max_nights: { 1: 3 } })), [1])).toEqual([null]);
    expect(refusals(about(room({ ...closed, prices: { 3: null } })), [1])).toEqual([
      'No check-out is possible after Tue 8 Dec',
    ]);
  });

  test('that is not known yet can be chosen', () => {
    expect(factsOfDay(about(room()), '2026-12-24', null)).toMatchObject({ price: null, isSoldOut: false });
    expect(factsOfDay([], monday, null)).toEqual({ price: null, isSoldOut: false, refusal: null, note: null });
  });
});

describe('A day to leave', () => {
  test('is open from the shortest stay to the longest', () => {
    const rooms = about(room({ min_nights: { 1: 2 }, max_nights: { 1: 4 } }));
    expect(refusals(rooms, [1, 2, 3, 5, 6], 1)).toEqual([
      'Minimum stay 2 nights from Tue 8 Dec',
      'Minimum stay 2 nights from Tue 8 Dec',
      null,
      null,
      'Maximum stay 4 nights from Tue 8 Dec',
    ]);
  });

  test('that is the arrival, pressed again, is the next', () => {
    expect(refusals(about(room()), [1], 1)).toEqual([null]);
  });

  test('may be full itself, but no night before it', () => {
    const rooms = about(room({ prices: { 4: null } }));
    expect(refusals(rooms, [4, 5, 9], 1)).toEqual([null, 'Fri 11 Dec is sold out', 'Fri 11 Dec is sold out']);
  });

  test('may be closed to leaving, and a day before the arrival is one to arrive', () => {
    const rooms = about(room({ closed_to_departure: { 3: true }, closed_to_arrival: { 0: true } }));
    expect(refusals(rooms, [2, 3, 4, 0], 1)).toEqual([
      null,
      'No check-out on Thu 10 Dec',
      null,
      'No check-in on Mon 7 Dec',
    ]);
  });
});

describe('A rule for each stay that includes a night', () => {
  const feast = { 3: 5, 4: 5, 5: 5 };
  const asked = 'Minimum stay 5 nights if it includes Thu 10 Dec';

  test('holds for whoever arrives before it, and names the night', () => {
    const rooms = about(room({ min_nights: feast, min_through: feast, max_through: { 9: 6 } }));
    expect(factsOfDay(rooms, day(2), null)).toMatchObject({ refusal: null, note: null });
    expect(refusals(rooms, [3, 4, 6, 7, 8], 2)).toEqual([null, asked, asked, null, null]);
    expect(factsOfDay(rooms, day(3), null).note).toBe('Minimum stay 5 nights from Thu 10 Dec');
    expect(refusals(rooms, [10], 3)).toEqual(['Maximum stay 6 nights if it includes Wed 16 Dec']);
    const three = about(room({ min_nights: { 2: 3, ...feast }, min_through: feast }));
    expect(factsOfDay(three, day(2), null).note, 'the rule of the shortest stay that can be had').toBe(asked);
    // A minimum for arrivals only does not bind stays that began earlier.
    expect(refusals(about(room({ min_nights: feast })), [4], 2)).toEqual([null]);
  });

  test('gives way to a stay that fills a gap, and to none beside it', () => {
    const full = { 1: true, 5: true };
    const told = room({ min_nights: feast, min_through: feast, is_full: full, prices: { 1: null, 5: null } });
    expect(refusals(about(told), [4, 5], 2)).toEqual([asked, null]);
    expect(refusals(about({ ...told, fills_gaps: false }), [5], 2)).toEqual([asked]);
    // One room is left on the night after, too few for a party in two rooms.
    expect(refusals(about({ ...told, is_full: told.is_full.with(5, false) }), [5], 2)).toEqual([asked]);
    // No stay can begin before the first day that is open for arrivals.
    expect(refusals(about({ ...told, first_arrival: day(3) }), [5], 3)).toEqual([null]);
  });
});

test('a day whose bookings closed at an hour says so', () => {
  expect(refusals(about({ ...room(), first_arrival: day(1), closes_at: 18 }), [0, 1])).toEqual([
    'Bookings for today closed at 6:00 PM IST',
    null,
  ]);
});

describe('Of several rooms', () => {
  test('one is enough, at its price', () => {
    const rooms = about(room({ prices: { 2: null } }), { ...room({ prices: { 2: 800_000 } }, 'two') });
    expect(factsOfDay(rooms, day(2), null)).toMatchObject({ price: 800_000, isSoldOut: false, refusal: null });
    expect(factsOfDay(rooms, day(3), day(1)).refusal).toBeNull();
  });

  test('two that are full in turn make no stay', () => {
    const rooms = about(room({ prices: { 2: null } }), room({ prices: { 3: null } }, 'two'));
    expect(refusals(rooms, [3, 4], 1)).toEqual([null, 'Wed 9 Dec is sold out']);
  });

  test('the note is that of those that can be had, and a rule says more than that another is full', () => {
    const rooms = about(room({ prices: { 2: null } }), room({ min_nights: { 2: 2 } }, 'two'));
    expect(factsOfDay(rooms, day(2), null).note).toBe('Minimum stay 2 nights from Wed 9 Dec');
    const closed = about(room({ prices: { 2: null } }), room({ closed_to_arrival: { 2: true } }, 'two'));
    expect(refusals(closed, [2])).toEqual(['No check-in on Wed 9 Dec']);
  });
});

test('answers add up, and a stay may reach from one into the next', () => {
  const next = addDays(monday, 14);
  const rooms = readDayRooms([
    { first_day: monday, rooms: [{ ...room(), last_arrival: addDays(monday, 99) }] },
    { first_day: next, rooms: [{ ...room({ prices: { 1: null } }), last_arrival: addDays(monday, 99) }] },
  ]);
  expect(rooms).toHaveLength(1);
  expect(factsOfDay(rooms, day(12), null).price).toBe(500_000);
  expect(factsOfDay(rooms, addDays(next, 1), day(12)).refusal).toBeNull();
  expect(factsOfDay(rooms, addDays(next, 2), day(12)).refusal).toBe('Tue 22 Dec is sold out');
});
