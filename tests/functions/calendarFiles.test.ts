import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calendarText } from '../../supabase/functions/_shared/calendarEntries.ts';
import { CalendarNotRead, readCalendar } from '../../supabase/functions/_shared/readCalendar.ts';
import { readOn } from './calendarFixtures.ts';

// One file for each kind of calendar. Its line X-EXPECT lists the blocked nights and the number of unreadable entries.

const folder = new URL('calendars/', import.meta.url);
const files = readdirSync(folder).toSorted();

function outcomeOf(text: string): string {
  try {
    const { events, unread } = readCalendar(text, readOn, () => false);
    const stretches = [...new Set(events.map((event) => `${event.first_night}/${event.end_date}`))].sort();
    return `${stretches.join(' ') || 'nothing'}${unread.length > 0 ? ` unread ${unread.length}` : ''}`;
  } catch (error) {
    if (error instanceof CalendarNotRead) return `error ${error.code}`;
    throw error;
  }
}

test.each(files)('%s blocks what it says', (file) => {
  const text = calendarText(readFileSync(new URL(file, folder)));
  expect(outcomeOf(text)).toBe(/X-EXPECT:([^\r\n]*)/i.exec(text)?.[1]);
});

test('there is a file for each of 120 kinds, and more', () => {
  expect(files.length).toBeGreaterThanOrEqual(120);
});
