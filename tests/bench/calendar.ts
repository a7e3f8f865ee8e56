import { cpus } from 'node:os';
import { type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { insertBookings } from '../support/bookings.ts';
import { ensureChromium } from '../support/chromium.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { type OwnHouse, openHouse } from '../support/ownHouse.ts';
import { siteSql } from '../support/siteDatabase.ts';
import startSite from '../support/startSite.ts';
import { serveAsCdn } from './cdn.ts';
import { median, milliseconds, share } from './figures.ts';
import type { BenchOptions } from './options.ts';

const categories = 30;
const nights = 60;
const numbered = 60;
/** The budget phone of Lighthouse: a processor four times slower, 1.6 Mbit/s, 150 ms to the server. */
const slowness = 4;
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

interface Opened {
  firstPaint: number;
  grid: number;
}
interface Dragged {
  frames: number[];
  longTasks: number[];
}

/** Measures the calendar of a hotel with 30 room types over 60 nights on a slow phone. Then drags across 40 nights and 20 room types. */
export async function benchCalendar({ pick }: BenchOptions): Promise<void> {
  const stop = await startSite();
  const cdn = await serveAsCdn(process.env.SITE_URL ?? '');
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const opened: Opened[] = [];
    for (let run = 0; run < pick(7, 2, 1); run += 1) {
      console.log(`Opening ${run + 1} …`);
      const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: cdn.url, ignoreHTTPSErrors: true });
      const page = await context.newPage();
      await fill(await openHouse(page));
      const throttle = await slowDown(page);
      await throttle.send('Network.enable');
      await throttle.send('Network.emulateNetworkConditions', slowNetwork);
      opened.push(await open(page));
      await context.close();
    }
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: cdn.url,
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    await fill(await openHouse(page));
    await slowDown(page);
    await open(page);
    const drags: Dragged[] = [];
    for (let run = 0; run < pick(5, 2, 1); run += 1) drags.push(await drag(page));

    const other = await context.newPage();
    const house = await openHouse(other);
    await fillFull(house);
    await slowDown(other);
    const fastest = async () => Math.min((await open(other)).grid, (await open(other)).grid);
    const lanes = await fastest();
    await giveNumbers(house);
    const ratio = (await fastest()) / lanes;

    const frames = drags.flatMap((one) => one.frames);
    const longTasks = drags.flatMap((one) => one.longTasks);
    const middle = (values: number[]) => milliseconds(median(values));
    console.log(
      `\n${categories} categories × ${nights} nights, ${cpus().length} cores, a processor ${slowness} times slower.\n`,
    );
    console.log('| Measure | Aim | Measured |\n| --- | --- | --- |');
    console.log(
      `| First paint on a phone, slow 4G | ≤ 1,500 ms | ${middle(opened.map(({ firstPaint }) => firstPaint))} |`,
    );
    console.log(
      `| First night readable there, signed in, nothing cached | | ${middle(opened.map(({ grid }) => grid))} |`,
    );
    console.log(
      `| Frames of a drag, p50 / p95 | ≤ 16.7 ms | ${milliseconds(share(frames, 0.5))} / ${milliseconds(share(frames, 0.95))} |`,
    );
    console.log(
      `| Tasks over 50 ms in ${drags.length} drags | 0 | ${longTasks.length}${longTasks.length ? `, the longest ${milliseconds(Math.max(...longTasks))}` : ''} |`,
    );
    console.log(
      `| ${numbered} full rooms with numbers, as a ratio to the same without | ≤ 1.1 | ${ratio.toFixed(2)} |`,
    );
  } finally {
    await browser.close();
    cdn.close();
    await stop();
  }
}

async function fill({ hotel, garden }: OwnHouse): Promise<void> {
  await siteSql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     select $1, 'Room ' || lpad(k::text, 2, '0'), 2, 5, 200000 + k * 10000 from generate_series(1, $2::int) as k`,
    [hotel, categories - 2],
  );
  const rooms = await siteSql<{ id: string }>('select id from public.room_categories where hotel_id = $1', [hotel]);
  const today = todayInKolkata();
  for (const { id } of rooms.filter(({ id }) => id !== garden)) {
    for (let week = 0; week < nights / 7; week += 2) {
      const stay = { checkIn: addDays(today, week * 7 + 1), checkOut: addDays(today, week * 7 + 4) };
      await bookRooms({ hotel, room: id }, stay, 1, `guest-${id}-${week}@guests.example`);
    }
  }
}

/** Gives one room type as many rooms, each with a guest on three nights of four. */
async function fillFull({ hotel, garden }: OwnHouse): Promise<void> {
  await siteSql('update public.room_categories set total_rooms = $2 where id = $1', [garden, numbered]);
  const night = 'private.today() + 4 * w.nth';
  const stay = { hotel_id: '$1', room_category_id: '$2', check_in_date: night, check_out_date: `${night} + 3` };
  await siteSql(
    insertBookings(
      stay,
      'from generate_series(1, $3::integer) as r cross join generate_series(0, $4::integer) as w (nth)',
    ),
    [hotel, garden, numbered, nights / 4],
  );
}

async function giveNumbers({ hotel, garden }: OwnHouse): Promise<void> {
  await siteSql(
    `insert into private.rooms (hotel_id, room_category_id, name) select $1, $2, n::text from generate_series(1, $3::integer) as n`,
    [hotel, garden, numbered],
  );
  await siteSql(
    `insert into private.room_nights (room_id, night, booking_id)
     select r.id, b.check_in_date + d, b.id
     from (select *, row_number() over (partition by check_in_date order by id) as nth from public.bookings where room_category_id = $1) as b
     join (select *, row_number() over (order by place) as nth from private.rooms where room_category_id = $1) as r using (nth)
     cross join generate_series(0, 2) as d`,
    [garden],
  );
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return session;
}

async function open(page: Page): Promise<Opened> {
  await page.goto(`/owner/calendar?view=grid&nights=${nights}`, { waitUntil: 'commit' });
  await page.locator('[role=gridcell]').first().waitFor({ timeout: 60_000 });
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    grid: performance.now(),
  }));
}

async function drag(page: Page): Promise<Dragged> {
  const cells = page.locator('[role=gridcell]');
  // The drag before it scrolled the grid, and left the first night under the room types.
  await cells.first().evaluate((cell) => cell.closest('.nights')?.scrollTo(0, 0));
  const from = await cells.first().boundingBox();
  if (!from) throw new Error('No night is in sight.');
  await page.evaluate(() => {
    const told = { frames: [] as number[], longTasks: [] as number[], on: true };
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      if (told.on) told.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const frame = (now: number) => {
      told.frames.push(now - last);
      last = now;
      if (told.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(1400, 850, { steps: 120 });
  await page.mouse.move(from.x + 5, from.y + 5, { steps: 60 });
  const told = await page.evaluate(() => {
    const { told } = window as unknown as { told: Dragged & { on: boolean } };
    told.on = false;
    return { frames: told.frames.slice(2), longTasks: told.longTasks };
  });
  await page.mouse.up();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return told;
}
