import { expect, test } from 'vitest';
import {
  addTap,
  type Room,
  roomsIn,
  type Tap,
  tapsToSend,
  withoutSent,
  withTaps,
} from '#src/domain/housekeeping/cleaning.ts';

const room = (name: string, today: Partial<Room> = {}): Room => ({
  ...{ id: name, name, floor: '', room_name: 'Garden Room', state: 'dirty', broken: '' },
  ...{ out_until: null, leaving: null, tonight: null, arrives_at: null },
  ...today,
});

const namesOf = (rooms: readonly Room[]) => rooms.map(({ name }) => name).join('|');

test('rooms that guests left come first, and those with new guests before the others', () => {
  const rooms = [
    room('free'),
    room('out', { out_until: '2026-12-04' }),
    room('stays', { tonight: 'stays' }),
    room('arrived', { tonight: 'arrived' }),
    room('arrives', { tonight: 'arrives' }),
    room('leaves', { leaving: 'leaves' }),
    room('leaves, next guests', { leaving: 'leaves', tonight: 'arrives' }),
    room('left', { leaving: 'left' }),
    room('left, next guests', { leaving: 'left', tonight: 'arrives' }),
  ];
  const order = 'left, next guests|left|leaves, next guests|leaves|arrives|stays|arrived|free|out';
  expect(namesOf(roomsIn(rooms, 'all'))).toBe(order);
});

test('rooms that are done follow the dirty ones, except a room just tapped', () => {
  const left = room('left', { state: 'clean', leaving: 'left' });
  const rooms = [
    left,
    room('out', { out_until: '2026-12-04' }),
    room('stays', { tonight: 'stays', broken: 'The fan' }),
  ];
  expect(namesOf(roomsIn(rooms, 'all'))).toBe('stays|left|out');
  expect(namesOf(roomsIn(rooms, 'clean'))).toBe('left');
  expect(namesOf(roomsIn(rooms, 'broken'))).toBe('stays');
  expect(namesOf(roomsIn(rooms, 'dirty', { left: { ...left, state: 'dirty' } }))).toBe('left|stays|out');
});

test('a second tap on a room replaces the first, but not what is reported broken there', () => {
  const taps: Tap[] = [
    { room_id: '1', at: 1, state: 'clean' },
    { room_id: '1', at: 2, broken: 'The tap drips' },
    { room_id: '2', at: 3, state: 'clean' },
    { room_id: '1', at: 4, state: 'dirty' },
    { room_id: '1', at: 5, broken: '' },
  ];
  const waiting = taps.reduce<Tap[]>(addTap, []);
  expect(waiting.map(({ at }) => at)).toEqual([3, 4, 5]);
  const [one, two, three] = withTaps(
    [room('1', { state: 'clean', broken: 'The lamp' }), room('2'), room('3')],
    waiting,
  );
  expect([one?.state, one?.broken, two?.state, three?.state]).toEqual(['dirty', '', 'clean', 'dirty']);
});

test('taps are sent with their age, and those made meanwhile wait for the next time', () => {
  const taps: Tap[] = [
    { room_id: '1', at: 10_000, state: 'clean' },
    { room_id: '2', at: 99_000, broken: 'The fan' },
  ];
  expect(tapsToSend(taps, 70_000)).toEqual([
    { room_id: '1', state: 'clean', seconds_ago: 60 },
    { room_id: '2', broken: 'The fan', seconds_ago: 0 },
  ]);
  const again = addTap(taps, { room_id: '1', at: 80_000, state: 'dirty' });
  expect(withoutSent(again, taps)).toEqual([{ room_id: '1', at: 80_000, state: 'dirty' }]);
});
