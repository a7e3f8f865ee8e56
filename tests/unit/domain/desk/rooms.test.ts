import { expect, test } from 'vitest';
import type { GivenRoom } from '#src/domain/desk/roomFields.ts';
import {
  choiceWords,
  doubtRooms,
  outWords,
  readRoomNames,
  removalRefusal,
  roomRefusal,
} from '#src/domain/desk/rooms.ts';
import { nightWithoutRoom, numberLines, roomNumbers, roomWords } from '#src/domain/desk/stayRooms.ts';

test('a range of numbers is each of them, and other names stay as they are', () => {
  expect(readRoomNames('1–3, Attic;101 - 102\n007-008')).toEqual(['1', '2', '3', 'Attic', '101', '102', '007', '008']);
  expect(readRoomNames('A-1, Room 7')).toEqual(['A-1', 'Room 7']);
  expect(readRoomNames('A1–A3, B8-9, 1 2  C3')).toEqual(['A1', 'A2', 'A3', 'B8', 'B9', '1', '2', 'C3']);
  expect(readRoomNames('A1-B3')).toEqual(['A1-B3']);
  for (const text of ['', ' , ', '3-1', '1-101', '1-60, 1-60', 'x'.repeat(13), '0-999999'])
    expect(readRoomNames(text), text).toBeNull();
});

const given = (name: string, first_night: string, end_date: string, floor = ''): GivenRoom => ({
  ...{ id: name, name, floor, beds: '', notes: '', state: 'clean', broken: '', first_night, end_date },
});

test('names the first coming night for which a booking lost a room', () => {
  const stay = { check_in_date: '2026-12-01', check_out_date: '2026-12-05', num_rooms: 1 };
  const rooms = [given('4', '2026-12-01', '2026-12-03'), given('4', '2026-12-04', '2026-12-05')];
  expect(nightWithoutRoom(rooms, stay, '2026-11-20')).toBe('2026-12-03');
  expect(nightWithoutRoom(rooms, stay, '2026-12-04')).toBeNull();
  expect(nightWithoutRoom(rooms, { ...stay, num_rooms: 2 }, '2026-12-04')).toBe('2026-12-04');
  expect(nightWithoutRoom([], stay, '2026-12-01')).toBeNull();
});

test('says the room of tonight, and from when it is another', () => {
  const rooms = [given('4', '2026-12-01', '2026-12-03', 'Ground floor'), given('5', '2026-12-03', '2026-12-05')];
  expect(roomWords(rooms, '2026-11-20')).toBe('Room 4, Ground floor, then Room 5 from Thu 3 Dec');
  expect(roomWords(rooms, '2026-12-03')).toBe('Room 5');
  expect(roomWords(rooms, '2026-12-20')).toBe('Room 5');
  expect(roomNumbers(rooms, '2026-12-02')).toBe('4');
  expect(numberLines(rooms, 2, '2026-12-02'), 'a line for each room on paper').toEqual(['4', '']);
  expect(
    roomWords([given('1', '2026-12-01', '2026-12-03'), given('2', '2026-12-01', '2026-12-03')], '2026-12-01'),
  ).toBe('Rooms 1, 2');
  expect(roomWords([], '2026-12-01')).toBe('');
});

test('a choice names what is broken, and a refusal who has the room', () => {
  const choice = { ...given('4', '', ''), taken: null, is_given: false, is_occupied: false, is_suggested: true };
  expect(choiceWords({ ...choice, broken: 'tap drips' })).toBe('4, broken: tap drips (suggested)');
  const taken = {
    code: 'room_taken',
    room: '4',
    night: '2026-12-03',
    reference: 'ABCD-1234',
    guest_name: 'Asha Kamat',
  };
  const given4 = 'Room 4 is given to Asha Kamat (booking ABCD-1234) on the night of Thu 3 Dec. ';
  expect(roomRefusal(taken)).toBe(`${given4}Choose another room, or move that booking first.`);
  expect(removalRefusal(taken)).toBe(`${given4}Give that booking another room, then remove room 4.`);
  expect(removalRefusal({ ...taken, reference: null })).toContain('Put it back in order');
  const taker = { night: '2026-12-03', reference: 'ABCD-1234', guest_name: 'Asha Kamat' };
  expect(choiceWords({ ...choice, taken: taker })).toBe('4: Asha Kamat from Thu 3 Dec');
  const out = { block_id: '', first_night: '2026-12-03', end_date: '2026-12-05', reason: 'Paint' };
  expect(outWords(out, '2026-12-03')).toBe('Out of order, last night Fri 4 Dec: Paint');
  expect(outWords({ ...out, reason: '' }, '2026-12-01')).toBe('Out of order from Thu 3 Dec, last night Fri 4 Dec');
});

test('asks before more rooms have a number than are sold', () => {
  const type = { total_rooms: 3, rooms: [{ ...given('1', '', ''), outs: [] }] };
  expect(doubtRooms(type, ['1', '2', '3'])).toEqual([]);
  expect(doubtRooms(type, readRoomNames('2-12') ?? [])[0]?.text).toMatch(
    /^You sell 3 rooms of this type\. With these, 12 would have a number\./,
  );
});
