import { expect, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { type OwnHouse, openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const day = (days: number) => addDays(todayInKolkata(), days);
const book = ({ hotel, garden }: OwnHouse, from: number, until: number) =>
  bookRooms({ hotel, room: garden }, { checkIn: day(from), checkOut: day(until) });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const givenOf = async (reference: string) =>
  (
    await siteSql<{ name: string }>(
      `select distinct r.name from private.room_nights as n join private.rooms as r on r.id = n.room_id
       join public.bookings as b on b.id = n.booking_id where b.booking_reference = $1`,
      [reference],
    )
  ).map(({ name }) => name);

test('rooms get numbers, and a guest gets the suggested one at check-in', { tag: ['@journey', '@phone'] }, async ({
  page,
}) => {
  const house = await openHouse(page);
  const reference = await book(house, 0, 2);
  await page.goto(ownerPaths.roomNumbers(house.hotel));
  const rooms = dialog(page, 'Room numbers');
  await expect(rooms.getByRole('region', { name: 'Garden Room' })).toContainText('No room numbers yet.');
  await rooms.getByRole('button', { name: 'Add rooms: Garden Room' }).tap();
  const add = dialog(page, 'Add rooms: Garden Room');
  await add.getByRole('button', { name: 'Add rooms' }).tap();
  await expect(add.getByLabel('Numbers or names')).toBeFocused();
  await add.getByLabel('Numbers or names').fill('1–3');
  await expect(add).toContainText('Adds 3 rooms: 1, 2, 3');
  await add.getByLabel('Floor').fill('Ground floor');
  await expectAccessible(page);
  await add.getByRole('button', { name: 'Add rooms' }).tap();
  await expect(toasts(page)).toContainText('3 rooms added');
  await expect(rooms.getByRole('region', { name: 'Garden Room' }).getByRole('listitem')).toHaveCount(3);
  await expectFits(page, 320);
  await expectAccessible(page);

  await page.goto(ownerPaths.bookings(house.hotel));
  await page.getByRole('button', { name: 'Check in: Asha Kamat' }).tap();
  const checkIn = dialog(page, /^Check in/);
  await expect(checkIn.getByLabel('Room').locator('option:checked')).toHaveText('1, Ground floor (suggested)');
  await expectAccessible(page);
  await checkIn.getByLabel('Room').selectOption({ label: '2, Ground floor' });
  await checkIn.getByRole('button', { name: 'Check in' }).tap();
  await expect(toasts(page)).toContainText('checked in');
  expect(await givenOf(reference)).toEqual(['2']);
  await page.goto(`${ownerPaths.bookings(house.hotel)}&list=staying`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Asha Kamat' })).toContainText('Room 2, Ground floor');
});

test('a stay is dragged to another room on the calendar, and back', async ({ page }) => {
  const house = await openHouse(page);
  await siteSql(
    `insert into private.rooms (hotel_id, room_category_id, name) select $1, $2, n::text from generate_series(1, 3) as n`,
    [house.hotel, house.garden],
  );
  const reference = await book(house, 2, 5);
  await page.goto(`${ownerPaths.calendar(house.hotel)}&view=grid`);
  const bar = (room: string) => page.getByRole('button', { name: new RegExp(`^Asha Kamat.*${room}`) });
  const lane = (name: string) => page.locator('.desk-lanes > li').filter({ hasText: new RegExp(`^${name}$`) });
  await expect(bar('1 room')).toBeVisible();
  await expectAccessible(page);
  await bar('1 room').hover();
  await page.mouse.down();
  await lane('2').hover();
  await page.mouse.up();
  await expect(bar('Room 2')).toBeVisible();
  const line = page.locator('.desk-undo');
  await expect(line).toContainText('Asha Kamat: Room 2');
  expect(await givenOf(reference)).toEqual(['2']);
  await bar('Room 2').press('Enter');
  const opened = dialog(page, 'Asha Kamat');
  await opened.getByLabel('Room').selectOption({ label: '3' });
  await expectAccessible(page);
  await opened.getByRole('button', { name: 'Move to room' }).click();
  await expect(bar('Room 3')).toBeVisible();
  await expect(line).toContainText('Asha Kamat: Room 3');
  await line.getByRole('button', { name: /^Undo/ }).click();
  await expect(bar('Room 2')).toBeVisible();
  await expect.poll(() => givenOf(reference)).toEqual(['2']);
});
