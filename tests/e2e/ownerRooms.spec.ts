import { expect, type Locator, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { type OwnHouse, openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, expectNoOverlays, toasts } from '../support/page.ts';
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
  await rooms.getByRole('button', { name: 'Add rooms: Garden Room' }).tap();
  await add.getByLabel('Numbers or names').fill('1');
  await add.getByRole('button', { name: 'Add rooms' }).tap();
  await expect(add.getByLabel('Numbers or names')).toHaveAccessibleDescription(/Garden Room already has a room 1/);
  await add.getByRole('button', { name: 'Cancel' }).tap();
  await rooms.getByRole('button', { name: 'Take out of order: room 3' }).tap();
  const out = dialog(page, 'Take room 3 out of order');
  await out.getByLabel('Reason').fill('Leaking tap');
  await out.getByRole('button', { name: 'Take out of order' }).tap();
  await expect(rooms).toContainText(/Out of order, last night .+: Leaking tap/);
  await expectFits(page, 320);
  await expectAccessible(page);
  await rooms.getByRole('button', { name: 'Put back in order: room 3' }).tap();
  await expect(rooms).not.toContainText('Leaking tap');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await page.goto(`${paths.owner}/housekeeping?hotel=${house.hotel}`);
  await expect(page.getByText('Leaking tap')).toBeVisible();
  await page.getByRole('button', { name: 'Put back in order: room 3' }).tap();
  await toasts(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(toasts(page)).toContainText('Room 3 is out of order again');
  await page.getByRole('button', { name: 'Put back in order: room 3' }).tap();
  await expect(page.getByText('Leaking tap')).toBeHidden();

  await page.goto(ownerPaths.bookings(house.hotel));
  await page.route('**/rpc/stay_rooms', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Check in: Asha Kamat' }).tap();
  const checkIn = dialog(page, /^Check in/);
  await expect(checkIn).toContainText('We could not reach the server.');
  await expect(checkIn.getByRole('button', { name: 'Check in', exact: true })).toBeDisabled();
  await checkIn.getByRole('button', { name: 'Retry' }).tap();
  await expect(checkIn.getByLabel('Room').locator('option:checked')).toHaveText('1, Ground floor (suggested)');
  await expectAccessible(page);
  await checkIn.getByLabel('Room').selectOption({ label: '2, Ground floor' });
  await checkIn.getByRole('button', { name: 'Record payment' }).tap();
  await dialog(page, 'Record payment').getByLabel('Method').selectOption('Cash');
  await dialog(page, 'Record payment')
    .getByRole('button', { name: /^Record ₹/ })
    .tap();
  await expect(checkIn.getByRole('button', { name: 'Record payment' })).toBeHidden();
  await checkIn.getByRole('button', { name: 'Check in', exact: true }).tap();
  await expect(toasts(page)).toContainText('Asha Kamat is checked in: Room 2');
  await expectNoOverlays(page);
  expect(await givenOf(reference)).toEqual(['2']);
  await page.goto(`${ownerPaths.bookings(house.hotel)}&list=staying`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Asha Kamat' })).toContainText('Room 2, Ground floor');
});

test('guests in house without a room get theirs from Home, and a walk-in gets one at once', { tag: '@phone' }, async ({
  page,
}) => {
  const house = await openHouse(page);
  const reference = await book(house, 0, 2);
  await siteSql('update public.bookings set checked_in_at = now() where booking_reference = $1', [reference]);
  await siteSql(
    `insert into private.rooms (hotel_id, room_category_id, name) select $1, $2, n::text from generate_series(1, 3) as n`,
    [house.hotel, house.garden],
  );
  await page.goto(`${paths.owner}/housekeeping?hotel=${house.hotel}`);
  await expect(page.getByText('1 booking in house has no room number')).toBeVisible();
  await expect(page.getByText('Knock first: guests may be in it')).toHaveCount(3);
  await page.goto(paths.owner);
  const todo = page.getByRole('region', { name: /^To do/ });
  await expect(todo).toContainText('Asha Kamat is in house without a room number');
  await todo.getByRole('button', { name: 'Choose room: Asha Kamat' }).tap();
  const choice = dialog(page, 'Room of Asha Kamat');
  await choice.getByLabel('Room').selectOption({ label: '2' });
  await choice.getByRole('button', { name: 'Save room' }).tap();
  await expect(todo).not.toContainText('without a room number');
  expect(await givenOf(reference)).toEqual(['2']);

  await page.getByRole('button', { name: 'Walk-in' }).tap();
  const walkIn = dialog(page, 'Walk-in');
  await walkIn.getByLabel('Room type').selectOption(house.garden);
  await expect(walkIn.getByLabel('Room', { exact: true }).locator('option:checked')).toHaveText('1 (suggested)');
  await walkIn.getByLabel('Name').fill('Ravi Naik');
  await walkIn.getByLabel('Phone').fill('+91 98200 12345');
  await walkIn.getByLabel('Payment received').selectOption('Not paid yet');
  await expectAccessible(page);
  await expectFits(page, 320);
  await walkIn.getByRole('button', { name: 'Book and check in' }).tap();
  await expect(dialog(page, /^Booked: /)).toContainText('Room 1. Checked in.');
});

test('of 60 rooms the calendar draws those near the view, and the focus stays while it scrolls', async ({ page }) => {
  const house = await openHouse(page);
  await siteSql('update public.room_categories set total_rooms = 60 where id = $1', [house.garden]);
  await siteSql(
    `insert into private.rooms (hotel_id, room_category_id, name) select $1, $2, n::text from generate_series(1, 60) as n`,
    [house.hotel, house.garden],
  );
  for (const name of ['1', '2', '60'])
    await siteSql(
      `insert into private.room_nights (room_id, night, booking_id)
       select r.id, b.check_in_date + d, b.id from public.bookings as b cross join private.rooms as r cross join generate_series(0, 2) as d
       where b.booking_reference = $1 and r.room_category_id = $2 and r.name = $3`,
      [await book(house, name === '2' ? 1 : 2, name === '2' ? 4 : 5), house.garden, name],
    );
  await page.goto(`${ownerPaths.calendar(house.hotel)}&view=grid`);
  const bar = (room: string) => page.getByRole('button', { name: new RegExp(`Room ${room}\\b`) });
  await expect(bar('1')).toBeVisible();
  await expect(bar('60')).toHaveCount(0);
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  for (const room of ['1', '2']) {
    await page.keyboard.press('Tab');
    await expect(bar(room)).toBeFocused();
  }
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  await expect(bar('60')).toBeVisible();
  await expect(bar('1')).toHaveCount(0);
  await expect(bar('2')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar('60')).toBeFocused();
});

test('a stay is dragged to another room on the calendar, and back', async ({ page }) => {
  const house = await openHouse(page);
  await siteSql(
    `insert into private.rooms (hotel_id, room_category_id, name) select $1, $2, n::text from generate_series(1, 3) as n`,
    [house.hotel, house.garden],
  );
  const reference = await book(house, 2, 5);
  await page.goto(`${ownerPaths.calendar(house.hotel)}&view=grid`);
  const bar = (room: string, guest = 'Asha Kamat') =>
    page.getByRole('button', { name: new RegExp(`^${guest}.*${room}`) });
  const lane = (name: string) => page.locator('.desk-lanes > li').filter({ hasText: new RegExp(`^${name}$`) });
  await expect(bar('1 room')).toBeVisible();
  await expectAccessible(page);
  const drag = async (from: Locator, to: Locator) => {
    await from.hover();
    await page.mouse.down();
    await to.hover();
    await page.mouse.up();
  };
  await drag(bar('1 room'), lane('2'));
  await expect(bar('Room 2')).toBeVisible();
  const line = page.locator('.desk-undo');
  await expect(line).toContainText('Asha Kamat: Room 2');
  await drag(bar('Room 2'), page.getByRole('row', { name: /^Loft/ }).locator('.nights-name b'));
  await drag(bar('Room 2'), page.getByRole('heading', { level: 1 }));
  await expect(bar('Room 2')).toBeVisible();
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
