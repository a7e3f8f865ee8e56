import { expect, test } from 'vitest';
import { type GivenRoom, nightWithoutRoom, readRoomNames, roomNumbers, roomWords } from '#src/domain/desk/rooms.ts';

test('a range of numbers is each of them, and other names stay as they are', () => {
  expect(readRoomNames('1–3, Attic;101 - 102\n007-008')).toEqual(['1', '2', '3', 'Attic', '101', '102', '007', '008']);
  expect(readRoomNames('A-1')).toEqual(['A-1']);
  for (const text of ['', ' , ', '3-1', '1-101', '1-60, 1-60', 'x'.repeat(13), '0-999999'])
    expect(readRoomNames(text), text).toBeNull();
});

const given = (name: string, first_night: string, end_date: string, floor = ''): GivenRoom => ({
  ...{ id: name, name, floor, beds: '', notes: '', state: 'clean', first_night, end_date },
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
  expect(
    roomWords([given('1', '2026-12-01', '2026-12-03'), given('2', '2026-12-01', '2026-12-03')], '2026-12-01'),
  ).toBe('Rooms 1, 2');
  expect(roomWords([], '2026-12-01')).toBe('');
});
