import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { convertIcsCalendar } from 'ts-ics';
import { stayDays } from '#src/domain/desk/stayWords.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { insertBookings } from '../support/bookings.ts';
import { setCalendar } from '../support/otherCalendar.ts';
import { openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const day = (from: number) => addDays(todayInKolkata(), from);
/** Three nights of one month, because a block ends with its month. */
const threeNights = [
  [day(30), day(33)],
  [day(35), day(38)],
].find(([first, end]) => first?.slice(0, 7) === end?.slice(0, 7)) as [string, string];
const newAddress = () => `https://www.airbnb.com/calendar/ical/${randomUUID()}.ics?s=abc`;
const section = (page: Page, room: string) => page.getByRole('region', { name: room });
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, hotel: string) {
  await page.goto(ownerPaths.channels(hotel));
  await expect(section(page, 'Loft')).toBeVisible();
}

async function connect(page: Page, room: string, address: string) {
  const button = section(page, room).getByRole('button', { name: 'Connect a calendar' });
  await press(page, button);
  await dialog(page).getByLabel('Link to the calendar of that site').fill(address);
  await page.keyboard.press('Enter');
}

async function cancel(button: Locator) {
  await button.click();
  await dialog(button.page()).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(button.page())).toBeHidden();
}

const card = (page: Page, room: string) => section(page, room).getByRole('article', { name: 'Airbnb' });
const blocksOf = (room: string) =>
  siteSql<{ first: string; end: string; reason: string }>(
    `select first_night::text as first, end_date::text as end, reason from private.room_blocks where room_category_id = $1 order by 1`,
    [room],
  );

const guestIn = (hotel: string, loft: string, from: number, to: number) =>
  siteSql<{ id: string; reference: string }>(
    `${insertBookings({ hotel_id: '$1', room_category_id: '$2', check_in_date: '$3', check_out_date: '$4' })}
     returning id, booking_reference as reference`,
    [hotel, loft, day(from), day(to)],
  );

test('a connected calendar blocks nights and shows conflicts', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  const { hotel, loft } = await openHouse(page);
  const [booking] = await guestIn(hotel, loft, 21, 23);
  const address = newAddress();
  await setCalendar(address, [
    [day(20), day(24)],
    [day(40), day(42)],
  ]);
  await open(page, hotel);
  await expect(section(page, 'Loft')).toContainText('No calendar connected yet.');

  await connect(page, 'Loft', 'https://ical.booking.com/v1/export?t=abc');
  await expect(dialog(page).getByLabel('Link to the calendar of that site')).toHaveAccessibleDescription(
    /This is a link of Booking.com/,
  );
  await dialog(page).getByLabel('Link to the calendar of that site').fill(address);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Airbnb is connected');
  await expect(card(page, 'Loft')).toContainText('This calendar blocks 4 nights from today on.');
  await expect(card(page, 'Loft')).toContainText('Read a moment ago');
  expect(await blocksOf(loft)).toEqual([
    { first: day(20), end: day(21), reason: 'Booked on Airbnb' },
    { first: day(23), end: day(24), reason: 'Booked on Airbnb' },
    { first: day(40), end: day(42), reason: 'Booked on Airbnb' },
  ]);

  const conflict = page.getByRole('article').filter({ hasText: 'Airbnb and Loft' });
  await expect(conflict).toContainText(stayDays(day(21), day(23)));
  await expect(conflict).toContainText('Only Airbnb shows who the guest is.');
  await expect(conflict).toContainText(booking?.reference ?? '');
  await expect(conflict.getByRole('link', { name: 'Guest' })).toHaveAttribute(
    'href',
    ownerPaths.stay(booking?.id ?? '', hotel),
  );
  await expectAccessible(page);
  await expectFits(page);

  await cancel(conflict.getByRole('button', { name: 'Block another room' }));
  await cancel(conflict.getByRole('button', { name: 'Mark as resolved' }));
  await conflict.getByRole('button', { name: 'Block another room' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Block room' }).click();
  await expect(conflict).toBeHidden();
  await expect(page.locator('.channels').getByRole('heading').first()).toBeFocused();
  await expect(card(page, 'Loft')).toContainText('This calendar blocks 6 nights from today on.');

  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto(`${ownerPaths.calendar(hotel)}&from=${day(39)}`);
  await page
    .getByRole('button', { name: /Booked on Airbnb/ })
    .first()
    .click();
  await expect(dialog(page)).toContainText('Booked on Airbnb');
  await expect(dialog(page).getByRole('button', { name: /Release/ })).toBeHidden();
  await dialog(page).getByRole('link', { name: 'See calendars of other sites' }).click();
  await expect(page.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
});

test('another site reads the nights of a room, until its address is made anew', { tag: '@phone' }, async ({ page }) => {
  const { hotel, loft } = await openHouse(page);
  await guestIn(hotel, loft, 21, 23);
  await open(page, hotel);
  await connect(page, 'Loft', newAddress());
  const ours = await card(page, 'Loft').getByLabel('Link to our calendar, for Airbnb').inputValue();
  const read = convertIcsCalendar(undefined, await (await page.request.get(ours)).text());
  expect(read.events?.map(({ start, end, summary }) => [start.date, end?.date, summary])).toEqual([
    [new Date(day(21)), new Date(day(23)), 'Not available'],
  ]);
  await cancel(section(page, 'Loft').getByRole('button', { name: 'Connect a calendar' }));
  await cancel(card(page, 'Loft').getByRole('button', { name: 'Create new link' }));
  await card(page, 'Loft').getByRole('button', { name: 'Create new link' }).click();
  await dialog(page).getByRole('button', { name: 'Create new link' }).click();
  await expect(toasts(page)).toContainText('New link created');
  expect((await page.request.get(ours)).status()).toBe(404);
});

test('a broken calendar says so, and keeps its nights blocked', async ({ page }) => {
  const { hotel, loft } = await openHouse(page);
  const address = newAddress();
  await setCalendar(address, '<!doctype html><title>Sign in</title>');
  await open(page, hotel);
  await connect(page, 'Loft', address);
  const feed = card(page, 'Loft');
  const readNow = () => feed.getByRole('button', { name: 'Read now' }).click();
  await expect(feed).toContainText('We have never read it. Bookings there are not blocked here');
  await expect(feed).not.toContainText('stay blocked');
  const whole = `BEGIN:VEVENT\r\nUID:a\r\nDTSTART:${day(20)}\r\nDTEND:${day(24)}\r\nEND:VEVENT`;
  const damaged = 'BEGIN:VEVENT\r\nUID:b\r\nDTSTART:20271301\r\nEND:VEVENT';
  await setCalendar(address, `BEGIN:VCALENDAR\r\n${damaged}\r\n${whole}\r\nEND:VCALENDAR\r\n`);
  await readNow();
  await expect(feed).toContainText('1 entry could not be read');
  await expect(feed).toContainText('This calendar blocks 4 nights from today on.');

  await setCalendar(address, '<!doctype html><title>Sign in</title>');
  await readNow();
  await expect(feed).toContainText('Airbnb returned something that is not a calendar');
  await expect(feed).toContainText('Its nights stay blocked as they were');
  await setCalendar(address, []);
  await readNow();
  await expect(feed).toContainText('Airbnb showed no nights at');
  expect(await blocksOf(loft)).toHaveLength(1);
  await feed.getByRole('button', { name: 'Release these nights' }).click();
  await expect(feed).toContainText('This calendar blocks no nights now.');
  expect(await blocksOf(loft)).toEqual([]);

  const [first, end] = threeNights;
  await setCalendar(address, [[first, end]]);
  await readNow();
  await expect(feed).toContainText('This calendar blocks 3 nights from today on.');
  await feed.getByRole('button', { name: 'Remove' }).click();
  await dialog(page).getByRole('button', { name: 'Remove and keep nights blocked' }).click();
  await expect(section(page, 'Loft')).toContainText('No calendar connected yet.');
  const heading = section(page, 'Loft').getByRole('heading', { name: 'Loft' });
  await expect(heading).toBeFocused();
  await section(page, 'Loft').getByRole('button', { name: 'Create link to our calendar' }).click();
  await expect(section(page, 'Loft').getByLabel('Link to our calendar, for apps that only read it')).toBeVisible();
  await expect(heading).toBeFocused();
  expect(await blocksOf(loft)).toEqual([{ first, end, reason: 'Booked on Airbnb' }]);
});

test('a conflict is settled with a note, and is not shown again', async ({ page }) => {
  const { hotel, loft } = await openHouse(page);
  await guestIn(hotel, loft, 21, 23);
  const address = newAddress();
  await setCalendar(address, [[day(21), day(23)]]);
  await open(page, hotel);
  await connect(page, 'Loft', address);
  const conflict = page.getByRole('article').filter({ hasText: 'Airbnb and Loft' });
  await conflict.getByRole('button', { name: 'Mark as resolved' }).click();
  await dialog(page).getByLabel('Note (optional)').fill('They take the house of my sister.');
  await dialog(page).getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(conflict).toBeHidden();
  await card(page, 'Loft').getByRole('button', { name: 'Read now' }).click();
  await expect(toasts(page)).toContainText('Airbnb read');
  await expect(conflict).toBeHidden();
});
