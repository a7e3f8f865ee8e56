import { expect, test } from 'vitest';
import type { Calendar, CalendarStay } from '#src/domain/desk/calendar.ts';
import { fullNightsWords } from '#src/domain/desk/fullNightsWords.ts';
import { barDays, barName, barsOf } from '#src/domain/desk/lanes.ts';
import { withGiven } from '#src/domain/desk/rooms.ts';

const empty: Calendar = {
  hotel_id: 'h',
  hotel_name: 'Casa',
  rights: ['bookings', 'rates', 'house'],
  charges_gst: true,
  read_at: '2026-12-01T06:00:00Z',
  first_night: '2026-12-01',
  nights: 10,
  rows: [],
  stays: [],
  blocks: [],
  holds: [],
  rooms: [],
};
const stay = (id: string, from: number, to: number, more: Partial<CalendarStay> = {}): CalendarStay => ({
  id,
  booking_reference: 'AAAA-BBBB',
  room_category_id: 'a',
  guest_name: 'Asha Kamat',
  check_in_date: `2026-12-${String(from).padStart(2, '0')}`,
  check_out_date: `2026-12-${String(to).padStart(2, '0')}`,
  num_rooms: 1,
  num_adults: 2,
  num_children: 0,
  total_amount: 420_000,
  booking_status: 'confirmed',
  payment_status: 'pending',
  ...more,
});
const placed = (calendar: Partial<Calendar>, room = 'a') =>
  barsOf({ ...empty, ...calendar })
    .get(room)
    ?.bars.map(({ id, lane, from, to }) => `${id} ${lane}: ${from}-${to}`);

test('a bar lies from the middle of the day of arrival to the middle of that of departure', () => {
  expect(placed({ stays: [stay('x', 2, 5)] })).toEqual(['stay x 0: 1.5-4.5']);
});

test('who arrives on the day another leaves lies in the same lane, who comes a day before in the next', () => {
  expect(placed({ stays: [stay('x', 2, 5), stay('y', 5, 6), stay('z', 4, 6)] })).toEqual([
    'stay x 0: 1.5-4.5',
    'stay z 1: 3.5-5.5',
    'stay y 0: 4.5-5.5',
  ]);
});

test('what reaches beyond the nights that are shown is cut there, and says so', () => {
  const stays = [
    stay('before', 1, 3, { check_in_date: '2026-11-28' }),
    stay('after', 9, 14),
    stay('both', 1, 2, { room_category_id: 'b', check_in_date: '2026-11-20', check_out_date: '2026-12-20' }),
    stay('gone', 1, 1, { check_in_date: '2026-11-20', check_out_date: '2026-11-30' }),
    stay('later', 12, 14),
  ];
  const bars = barsOf({ ...empty, stays });
  expect(bars.get('a')?.bars).toMatchObject([
    { id: 'stay before', from: 0, to: 2.5, isCutBefore: true, isCutAfter: false },
    { id: 'stay after', from: 8.5, to: 10, isCutBefore: false, isCutAfter: true },
  ]);
  expect(bars.get('b')).toMatchObject({ lanes: 1, bars: [{ from: 0, to: 10, isCutBefore: true, isCutAfter: true }] });
});

test('categories have lanes of their own, and a cancelled stay has none', () => {
  const stays = [
    stay('x', 2, 5),
    stay('y', 2, 5, { room_category_id: 'b' }),
    stay('z', 2, 5, { booking_status: 'cancelled' }),
  ];
  const bars = barsOf({ ...empty, stays });
  expect([bars.get('a')?.lanes, bars.get('b')?.lanes]).toEqual([1, 1]);
});

test('bars are named by their guest or reason, and their days are told', () => {
  const block = {
    id: 'k',
    room_category_id: 'a',
    first_night: '2026-12-02',
    end_date: '2026-12-04',
    rooms: 2,
    reason: '',
    feed_id: null,
  };
  const guest = { kind: 'stay' as const, of: stay('x', 24, 27, { num_rooms: 2 }) };
  expect([barName(guest), barDays(guest)]).toEqual(['Asha Kamat', 'Thu 24 Dec to Sun 27 Dec, 2 rooms']);
  expect([barName({ kind: 'block', of: block }), barDays({ kind: 'block', of: block })]).toEqual([
    'Blocked',
    'nights of Wed 2 Dec to Thu 3 Dec, 2 rooms',
  ]);
  expect(barDays({ kind: 'block', of: { ...block, end_date: '2026-12-03', rooms: 1 } })).toBe('Wed 2 Dec, 1 room');
});

test('of nights that are full it is told who has them, and of others nothing', () => {
  const counts = Array(10).fill(0);
  const flags = Array(10).fill(false);
  const row = {
    ...{ id: 'a', name: 'Loft', is_active: true, total_rooms: 1, max_occupancy: 2 },
    ...{
      booked: counts,
      blocked: counts,
      held: counts,
      price: counts,
      at_desk: counts,
      min_nights: counts,
      min_through: counts,
      max_through: counts,
      max_nights: counts,
    },
    ...{ closed_to_arrival: flags, closed_to_departure: flags, is_own: flags },
    free: [1, 0, 0, 0, 1, 1, 1, 0, 0, 0],
  };
  const calendar = { ...empty, rows: [row], stays: [stay('x', 2, 5), stay('y', 8, 11, { guest_name: 'Ravi Naik' })] };
  const taken = (from: number, to: number) => fullNightsWords(calendar, 'a', `2026-12-0${from}`, `2026-12-0${to}`);
  expect(taken(1, 6)).toBe('No room available on Wed 2 Dec, Thu 3 Dec, Fri 4 Dec: Asha Kamat.');
  expect(taken(1, 9)).toBe('No room available on Wed 2 Dec, Thu 3 Dec, Fri 4 Dec and 1 more: Asha Kamat, Ravi Naik.');
  // Check-out day is not a night.
  expect(taken(5, 8)).toBe('');
  expect(fullNightsWords(calendar, 'b', '2026-12-01', '2026-12-09')).toBe('');
});

const numbered = (name: string, used: { stay: string; from: number; to: number }[] = []) => ({
  ...{ id: name, name, floor: '', beds: '', notes: '', broken: '', state: 'clean' as const, room_category_id: 'a' },
  used: used.map(({ stay, from, to }) => ({
    ...{ booking_id: stay, block_id: null },
    first_night: `2026-12-${String(from).padStart(2, '0')}`,
    end_date: `2026-12-${String(to).padStart(2, '0')}`,
  })),
});

test('each numbered room has a lane, and bookings without a room come below', () => {
  const stays = [stay('x', 2, 5, { num_rooms: 2 }), stay('y', 6, 7), stay('z', 2, 6)];
  const rooms = [numbered('1', [{ stay: 'y', from: 6, to: 7 }]), numbered('2', [{ stay: 'x', from: 2, to: 5 }])];
  expect(placed({ stays, rooms })).toEqual([
    'stay z 2: 1.5-5.5',
    'stay x 2 1.5 1: 1.5-4.5',
    'stay x 3: 1.5-4.5',
    'stay y 1 5.5 0: 5.5-6.5',
  ]);
});

test('a guest who moves during the stay has a bar in both rooms until the server answers', () => {
  const rooms = [numbered('1', [{ stay: 'x', from: 2, to: 6 }]), numbered('2')];
  const give = { booking_id: 'x', room_ids: ['2'], first_night: '2026-12-04', end_date: '2026-12-06' };
  expect(placed({ stays: [stay('x', 2, 6)], rooms: withGiven(rooms, give) })).toEqual([
    'stay x 1 1.5 0: 1.5-3.5',
    'stay x 2 3.5 1: 3.5-5.5',
  ]);
});
