import { expect, test } from 'vitest';
import { deviceName, pushKinds, pushWords } from '#src/domain/desk/notifications.ts';
import { pushTitles } from '#src/words/staff/notifications.ts';

const facts = {
  hotel_name: 'Lotus',
  room_name: 'Suite',
  num_rooms: 2,
  first_night: '2026-12-04',
  end_date: '2026-12-06',
};
const about = { about: 'b', hotel_id: 'h' };

test('a notification says what happened where, and for which room type and nights', () => {
  expect(pushWords({ kind: 'booked', ...about, facts })).toEqual({
    title: 'New booking: Lotus',
    body: '2 × Suite · Fri, 4 Dec 2026 · 2 nights',
  });
  expect(pushWords({ kind: 'conflict', ...about, facts: { ...facts, num_rooms: 1 } }).body).toMatch(/^Suite · /);
});

test('every kind that a person can mute has a title', () => {
  expect(Object.keys(pushTitles)).toEqual([...pushKinds, 'test']);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1', 'Safari on Mac'],
  ['curl/8', 'Browser on device'],
])('%s is listed as %s', (agent, name) => expect(deviceName(agent)).toBe(name));
