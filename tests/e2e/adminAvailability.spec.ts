import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { formatNight } from '#src/domain/hotel/availability.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { tabTo, toasts } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';
let today = todayInKolkata();
test.beforeEach(() => {
  today = todayInKolkata();
});
const night = (days: number) => formatNight(addDays(today, days));

interface House {
  hotel: string;
  name: string;
  room: string;
}

async function makeHouse(totalRooms = 5): Promise<House> {
  const [hotel, room] = [randomUUID(), randomUUID()];
  const name = `Casa ${hotel.slice(0, 8)}`;
  await siteSql(`insert into public.hotels (id, name, city) values ($1, $2, 'Majorda')`, [hotel, name]);
  await siteSql(
    `insert into public.room_categories (id, hotel_id, name, max_occupancy, total_rooms, base_price)
     values ($1, $2, 'Premium Room', 4, $3, 250000)`,
    [room, hotel, totalRooms],
  );
  return { hotel, name, room };
}

const bookRooms = ({ hotel, room }: House, from: number, nights: number, rooms: number) =>
  siteSql(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_rooms, base_price,
       total_amount, tax_rate, tax_amount, advance_percent, advance_amount
     ) values ($1, $2, 'Asha Kamat', 'asha@guests.example', private.today() + $3::integer,
       private.today() + $3::integer + $4::integer, $5, 250000, 250000, 5, 0, 30, 75000)`,
    [hotel, room, from, nights, rooms],
  );
const blockedOf = async ({ room }: House) =>
  (
    await siteSql<{ day: number; blocked: number }>(
      `select night - private.today() as day, blocked from private.nights
       where room_category_id = $1 and blocked > 0 order by 1`,
      [room],
    )
  ).map(({ day, blocked }) => `${day}×${blocked}`);

async function openGrid(page: Page, { hotel }: House, more = '') {
  await signInAs(page, admin);
  await page.goto(`/admin/availability?hotel=${hotel}${more}`);
  await expect(page.getByRole('grid', { name: 'Rooms by nights' })).toBeVisible();
}
const cell = (page: Page, { name }: House, days: number, told: string) =>
  page.getByRole('gridcell', { name: `Premium Room, ${name}, ${night(days)}: ${told}`, exact: true });

test('the keyboard reaches every night, blocks several and releases some', async ({ page }) => {
  const house = await makeHouse();
  await bookRooms(house, 3, 1, 1);
  await openGrid(page, house);

  await tabTo(page, cell(page, house, 0, '5 of 5 available, 0 booked, 0 blocked'));
  await page.keyboard.press('End');
  await expect(cell(page, house, 29, '5 of 5 available, 0 booked, 0 blocked')).toBeFocused();
  await page.keyboard.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'])
    await page.keyboard.press(key);
  await expect(cell(page, house, 4, '5 of 5 available, 0 booked, 0 blocked')).toBeFocused();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3);
  await expect(
    page.getByText(`3 nights of Premium Room selected, ${night(2)} to ${night(4)}: at least 4 available.`),
  ).toBeVisible();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Premium Room' });
  await expect(dialog.getByLabel('First night')).toHaveValue(addDays(today, 2));
  await expect(dialog.getByLabel('Last night')).toHaveValue(addDays(today, 4));
  await expect(dialog.getByText('4 available on every night')).toBeVisible();
  await tabTo(page, dialog.getByRole('spinbutton', { name: 'Rooms' }));
  await page.keyboard.press('ArrowUp');
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('New roof');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('2 rooms of Premium Room blocked');
  await expect(cell(page, house, 4, '3 of 5 available, 0 booked, 2 blocked')).toBeFocused();
  await expect(cell(page, house, 3, '2 of 5 available, 1 booked, 2 blocked')).toBeVisible();
  expect(await blockedOf(house)).toEqual(['2×2', '3×2', '4×2']);

  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(dialog.getByText('2 rooms')).toBeVisible();
  await expect(dialog.getByText('New roof')).toBeVisible();
  await dialog.getByLabel('Release blocked rooms').check();
  await dialog.getByRole('button', { name: 'Release 2 rooms' }).click();
  await expect(cell(page, house, 3, '4 of 5 available, 1 booked, 0 blocked')).toBeFocused();
  await expect.poll(() => blockedOf(house)).toEqual(['2×2', '4×2']);
});

test('nights are dragged over with a mouse', async ({ page }) => {
  const house = await makeHouse();
  await openGrid(page, house);
  await cell(page, house, 1, '5 of 5 available, 0 booked, 0 blocked').hover();
  await page.mouse.down();
  await cell(page, house, 3, '5 of 5 available, 0 booked, 0 blocked').hover();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3);
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Premium Room' });
  await dialog.getByRole('button', { name: 'Block 1 room' }).click();
  await expect(cell(page, house, 3, '4 of 5 available, 0 booked, 1 blocked')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => blockedOf(house)).toEqual(['1×1', '2×1', '3×1']);
});

test('a night is pressed, and the dates are widened in the dialog beyond the grid', { tag: '@phone' }, async ({
  page,
}) => {
  const house = await makeHouse(2);
  await openGrid(page, house, '&nights=14');
  const first = cell(page, house, 1, '2 of 2 available, 0 booked, 0 blocked');
  await first.tap();
  const dialog = page.getByRole('dialog', { name: 'Premium Room' });
  await dialog.getByLabel('Last night').fill(addDays(today, -1));
  await expect(dialog.getByRole('alert')).toHaveText('The last night cannot be before the first.');
  await expect(dialog.getByRole('button', { name: 'Block 1 room' })).toBeDisabled();
  await dialog.getByLabel('Last night').fill(addDays(today, 20));
  await dialog.getByRole('button', { name: 'Block 1 room' }).click();
  await expect(toasts(page)).toContainText('1 room of Premium Room blocked');
  await expect.poll(async () => (await blockedOf(house)).length).toBe(20);
  await page.getByRole('button', { name: '14 nights after' }).click();
  await expect(cell(page, house, 20, '1 of 2 available, 0 booked, 1 blocked')).toBeVisible();
});

test('what the kernel refuses is taken back, told, and the grid shows what others did', async ({ page }) => {
  const house = await makeHouse(2);
  await openGrid(page, house);
  await bookRooms(house, 1, 1, 1);
  await cell(page, house, 1, '2 of 2 available, 0 booked, 0 blocked').click();
  const dialog = page.getByRole('dialog', { name: 'Premium Room' });
  await dialog.getByRole('spinbutton', { name: 'Rooms' }).fill('2');
  await dialog.getByRole('spinbutton', { name: 'Rooms' }).press('Tab');
  await dialog.getByRole('button', { name: 'Block 2 rooms' }).click();
  await expect(toasts(page)).toContainText('Only 1 room is available on all of these nights. Nothing was blocked.');
  await expect(cell(page, house, 1, '1 of 2 available, 1 booked, 0 blocked')).toBeVisible();
  expect(await blockedOf(house)).toEqual([]);
});

test('nights are gone to by date, by step and back to today; the address tells which', async ({ page }) => {
  const house = await makeHouse();
  await openGrid(page, house);
  await page.getByLabel('First night').fill(addDays(today, 40));
  await expect(cell(page, house, 40, '5 of 5 available, 0 booked, 0 blocked')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`from=${addDays(today, 40)}`));
  await page.getByRole('button', { name: '30 nights after' }).click();
  await expect(page.getByLabel('First night')).toHaveValue(addDays(today, 70));
  await page.getByRole('button', { name: '30 nights before' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).not.toHaveURL(/from=/);
  await page.goBack();
  await expect(page.getByLabel('First night')).toHaveValue(addDays(today, 40));
  await page.getByLabel('First night').fill(addDays(today, -3));
  await cell(page, house, -3, '5 of 5 available, 0 booked, 0 blocked').click();
  await expect(page.getByText('You cannot change nights before today.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show all properties' }).click();
  await page.getByLabel('Search property, city or room type').fill('no such house');
  await expect(page.getByText('No room types match. Try another word, or clear the search.')).toBeVisible();
});

test('two hundred categories by sixty nights: only what is in view is drawn, and every cell is reached', async ({
  page,
}) => {
  const house = await makeHouse();
  await siteSql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     select $1, 'Room ' || lpad(k::text, 3, '0'), 2, 3, 200000 from generate_series(1, 199) as k`,
    [house.hotel],
  );
  await openGrid(page, house, '&nights=60');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '201');
  await expect(grid).toHaveAttribute('aria-colcount', '61');
  expect(await page.getByRole('gridcell').count()).toBeLessThan(40 * 60);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Control+End');
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^Room 199, ${house.name}, ${night(59)}:`));
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^Premium Room, ${house.name}, ${night(0)}:`));
});

test('Enter takes over the number that was typed, and sends it when pressed again', async ({ page }) => {
  const house = await makeHouse();
  await openGrid(page, house);
  await cell(page, house, 1, '5 of 5 available, 0 booked, 0 blocked').click();
  const dialog = page.getByRole('dialog', { name: 'Premium Room' });
  const rooms = dialog.getByRole('spinbutton', { name: 'Rooms' });
  await rooms.fill('3');
  await rooms.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Block 3 rooms' })).toBeVisible();
  await rooms.press('Enter');
  await expect(toasts(page)).toContainText('3 rooms of Premium Room blocked');
  expect(await blockedOf(house)).toEqual(['1×3']);
});

test('the dialog stays with its room when another category comes before it, and says when its room goes', async ({
  page,
}) => {
  const house = await makeHouse();
  await openGrid(page, house);
  await cell(page, house, 1, '5 of 5 available, 0 booked, 0 blocked').click();
  const dialog = page.getByRole('dialog', { name: 'Premium Room' });
  await dialog.getByLabel('Reason').fill('New roof');
  await siteSql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     values ($1, 'Attic', 2, 3, 200000)`,
    [house.hotel],
  );
  const comeBack = () =>
    page.evaluate(() => {
      const before = Date.now();
      Date.now = () => before + 61_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await comeBack();
  await expect(page.getByRole('gridcell', { name: /^Attic,/ }).first()).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('New roof');
  await dialog.getByRole('button', { name: 'Block 1 room' }).click();
  const blocked = cell(page, house, 1, '4 of 5 available, 0 booked, 1 blocked');
  await expect(blocked).toBeFocused();
  await expect.poll(() => blockedOf(house)).toEqual(['1×1']);
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, house, 2, '5 of 5 available, 0 booked, 0 blocked')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await siteSql('delete from public.room_categories where id = $1', [house.room]);
  await comeBack();
  await expect(toasts(page)).toContainText('This room type is no longer in the list.');
  await expect(dialog).toBeHidden();
});

test('a block stays on the screen until the grid is read again, and when that fails', async ({ page }) => {
  const house = await makeHouse();
  await openGrid(page, house);
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/rpc/admin_availability', async (route) => {
    asked.resolve();
    await held.promise;
    await route.abort();
  });
  for (const day of [1, 2]) {
    await cell(page, house, day, '5 of 5 available, 0 booked, 0 blocked').click();
    await page.getByRole('button', { name: 'Block 1 room' }).click();
    await expect(toasts(page)).toContainText('1 room of Premium Room blocked');
    await asked.promise;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(cell(page, house, 1, '4 of 5 available, 0 booked, 1 blocked')).toBeVisible();
  }
  held.resolve();
  await expect(page.getByText('Error loading availability: the server did not answer')).toBeVisible();
  for (const day of [1, 2]) await expect(cell(page, house, day, '4 of 5 available, 0 booked, 1 blocked')).toBeVisible();
});

test('a press of a screen reader opens a night', async ({ page }) => {
  const house = await makeHouse();
  await openGrid(page, house);
  await cell(page, house, 4, '5 of 5 available, 0 booked, 0 blocked').evaluate((night: HTMLElement) => night.click());
  await expect(page.getByRole('dialog').getByLabel('First night')).toHaveValue(addDays(today, 4));
});

test('rows keep apart in larger letters, and a page past the last one shows the last', async ({ page }) => {
  const house = await makeHouse();
  await siteSql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     select $1, 'Room ' || lpad(k::text, 3, '0'), 2, 3, 200000 from generate_series(1, 60) as k`,
    [house.hotel],
  );
  await openGrid(page, house, '&nights=14&page=99');
  await expect(page).toHaveURL(`/admin/availability?nights=14&hotel=${house.hotel}`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  const names = page.getByRole('rowheader');
  await expect
    .poll(async () => {
      const boxes = await names.evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().toJSON()));
      return boxes.length > 5 && boxes.every(({ top }, at) => at === 0 || top >= boxes[at - 1].bottom);
    })
    .toBe(true);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Control+End');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Room 060,/);
  await expect(page.locator(':focus')).toBeInViewport();
});
