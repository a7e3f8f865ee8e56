import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { calendarText } from '../../supabase/functions/_shared/calendarEntries.ts';
import { readOn } from '../functions/calendarFixtures.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const files = [
  ...['line-without-colon', 'quote-not-closed', 'no-start', 'before-1970', 'cr-cr-lf', 'dashes', 'date-month-13'],
  ...['same-id', 'empty-id', 'exception-moved-from-the-past', 'exception-all-after-moved', 'rule-unknown-frequency'],
] as const;

/** Shifts dates by whole weeks, so that future dates in the files are in the future now. */
const weeks = Math.floor((Date.parse(todayInKolkata()) - Date.parse(readOn)) / (7 * 86_400_000));
const later = (text: string) =>
  text.replace(/\b(20\d\d)(-?)(\d\d)\2(\d\d)\b/g, (written, year, dash, month, date) => {
    const day = `${year}-${month}-${date}`;
    if (Number.isNaN(Date.parse(day))) return written;
    return addDays(day, weeks * 7).replaceAll('-', dash);
  });

async function served(text: () => string, work: () => Promise<void>): Promise<void> {
  const server = createServer((_, response) => response.end(text()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.CALENDAR_PROXY_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await work();
  } finally {
    delete process.env.CALENDAR_PROXY_URL;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function nightsOf(world: World, feed: string): Promise<string[]> {
  return await world.column(
    `select distinct (b.first_night + n)::text as night from private.room_blocks as b
     cross join lateral generate_series(0, b.end_date - b.first_night - 1) as n where b.feed_id = $1 order by 1`,
    [feed],
  );
}

test('calendars with entries that are damaged block the nights of the others, and say what they could not read', async (world) => {
  const { hotel, room } = world.hotelOf('owner A');
  let text = '';
  await served(
    () => text,
    async () => {
      for (const file of files) {
        text = later(calendarText(readFileSync(`tests/functions/calendars/${file}.ics`)));
        const [, stretches = '', unread = '0'] = /X-EXPECT:(.*?)(?: unread (\d+))?\r?$/m.exec(text) ?? [];
        const nights = stretches.split(' ').flatMap((stretch) => {
          const [first = '', end = ''] = stretch.split('/');
          const all: string[] = [];
          for (let night = first; night < end; night = addDays(night, 1)) all.push(night);
          return all;
        });
        const added = await world.rpc('owner A', 'add_calendar', {
          ...{ room_category_id: room, source: 'other', address: `https://calendars.example/${file}` },
        });
        const { feed_id } = added.json;
        const read = await world.call('owner A', 'POST', '/functions/v1/read-calendar', { body: { feed_id } });
        assert.deepEqual(read.json, { success: true, state: 'read' }, file);
        assert.deepEqual(await nightsOf(world, feed_id), nights, file);
        const { json } = await world.rpc('owner A', 'desk_channels', { hotel_id: hotel });
        const [feed] = json.rows.flatMap(({ feeds }: { feeds: { id: string }[] }) => feeds);
        assert.deepEqual([feed.name, feed.unread?.count ?? 0], ['calendars.example', Number(unread)], file);
        await world.rpc('owner A', 'remove_calendar', { feed_id, keep_blocks: false });
      }
    },
  );
});

test('a feed of years of what is past is read for the one stay that is ahead', async (world) => {
  const { room } = world.hotelOf('owner A');
  const stay = addDays(todayInKolkata(), 40);
  const day = (date: string) => date.replaceAll('-', '');
  const event = (id: string, first: string, end: string) =>
    `BEGIN:VEVENT\r\nUID:${id}\r\nDTSTART;VALUE=DATE:${first}\r\nDTEND;VALUE=DATE:${end}\r\nDESCRIPTION:${'x'.repeat(180)}\r\nEND:VEVENT\r\n`;
  const past = Array.from({ length: 5000 }, (_, n) => event(`past${n}`, '20200101', '20200102')).join('');
  const text = `BEGIN:VCALENDAR\r\n${past}${event('stay', day(stay), day(addDays(stay, 2)))}END:VCALENDAR\r\n`;
  assert.ok(text.length > 1_400_000);
  await served(
    () => text,
    async () => {
      const { json } = await world.rpc('owner A', 'add_calendar', {
        ...{ room_category_id: room, source: 'airbnb', address: 'https://www.airbnb.com.tr/calendar/ical/1.ics' },
      });
      const { feed_id } = json;
      const read = await world.call('owner A', 'POST', '/functions/v1/read-calendar', { body: { feed_id } });
      assert.deepEqual(read.json, { success: true, state: 'read' });
      assert.deepEqual(await nightsOf(world, feed_id), [stay, addDays(stay, 1)]);
    },
  );
});
