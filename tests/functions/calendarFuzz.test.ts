import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calendarText } from '../../supabase/functions/_shared/calendarEntries.ts';
import { CalendarNotRead, readCalendar } from '../../supabase/functions/_shared/readCalendar.ts';
import { randomFrom } from '../support/random.ts';
import { readOn } from './calendarFixtures.ts';

// Damaged calendars: an intact booking in a feed is always blocked, or else the feed is reported as unreadable.

const folder = new URL('calendars/', import.meta.url);
const texts = readdirSync(folder).map((file) => calendarText(readFileSync(new URL(file, folder))));
const whole = ['BEGIN:VEVENT', 'UID:whole', 'DTSTART;VALUE=DATE:20270401', 'DTEND;VALUE=DATE:20270404', 'END:VEVENT'];

/** A feed with one intact booking between lines of damaged feeds. */
function damaged(seed: number): string {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const inner = () =>
    pick(texts)
      .split(/[\r\n]+/)
      .filter((line) => line && !/VCALENDAR|X-EXPECT/i.test(line));
  const hurt = (lines: string[]) => {
    const at = below(lines.length);
    const line = lines[at] ?? '';
    const cut = below(line.length + 1);
    const ways: readonly (() => string[])[] = [
      () => [],
      () => [line, line],
      () => [line.slice(0, cut)],
      () => [line.slice(0, cut) + String.fromCharCode(below(0x300)) + line.slice(cut)],
      () => [line.slice(0, cut), line.slice(cut)],
      () => [line, pick(inner())],
      () => [line.replace(/\d/g, () => String(below(10)))],
      () => [line.replaceAll(/[:;=,]/g, () => pick([':', ';', '=', ',', '"']))],
      () => [`${line} `.repeat(below(4) + 1)],
    ];
    lines.splice(at, 1, ...pick(ways)());
  };
  const [before, after] = [inner(), inner()];
  for (let n = below(6); n >= 0; n -= 1) hurt(pick([before, after]));
  const eol = pick(['\r\n', '\n', '\r', '\r\r\n']);
  return ['BEGIN:VCALENDAR', ...before, 'END:X-GARBAGE', ...whole, ...after, 'END:VCALENDAR', ''].join(eol);
}

function fuzz(from: number, to: number) {
  let slowest = 0;
  for (let seed = from; seed < to; seed += 1) {
    const text = damaged(seed);
    const begun = performance.now();
    try {
      const { events, unread } = readCalendar(text, readOn, () => false);
      const stays = events.map((event) => `${event.first_night}/${event.end_date}`);
      expect(stays, `seed ${seed}, ${unread.length} unread`).toContain('2027-04-01/2027-04-04');
    } catch (error) {
      // A whole feed is refused only for a limit on all of it.
      if (!(error instanceof CalendarNotRead)) throw new Error(`seed ${seed}`, { cause: error });
      expect(error.code, `seed ${seed}`).toBe('too_many');
    }
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return slowest;
}

test('no damage to a feed loses a stay that is whole', { timeout: 60_000 }, () => {
  expect(fuzz(0, 300)).toBeLessThan(5000);
});

test('nor do 20,000 damages', { tags: 'long', timeout: 600_000 }, () => {
  expect(fuzz(300, 20_300)).toBeLessThan(5000);
});
