import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { press } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';
const rows = (page: Page) => page.locator('.admin-table tbody tr');
const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const head = (page: Page, name: string) =>
  page.getByRole('columnheader').filter({ has: page.getByRole('button', { name, exact: true }) });

const expectOrder = (page: Page, ...words: string[]) => expect(rows(page)).toContainText(words);

async function makeHouse(): Promise<string> {
  const hotel = randomUUID();
  await siteSql(`insert into public.hotels (id, name, city) values ($1, $2, 'Majorda')`, [
    hotel,
    `Quinta ${hotel.slice(0, 8)}`,
  ]);
  await siteSql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     values ($1, 'Balcony Room', 4, 3, 320000), ($1, 'Courtyard Room', 4, 4, 420000)`,
    [hotel],
  );
  for (const [guest, room, from, nights] of [
    ['Zelia Dias', 'Balcony Room', 40, 2],
    ['Ágata Dias', 'Courtyard Room', 60, 1],
    ['Bento Dias', 'Courtyard Room', 30, 14],
  ] as const) {
    await siteSql(
      `select public.create_booking_tx(
         hotel_id => $1, room_category_id => (select id from public.room_categories where hotel_id = $1 and name = $3),
         check_in_date => private.today() + $4::integer, check_out_date => private.today() + $4::integer + $5::integer,
         guest_name => $2, guest_email => 'dias@guests.example'
       )`,
      [hotel, guest, room, from, nights],
    );
  }
  return hotel;
}

async function expectSorted(th: Locator, direction: 'ascending' | 'descending' | null) {
  if (direction) await expect(th).toHaveAttribute('aria-sort', direction);
  else await expect(th).not.toHaveAttribute('aria-sort');
}

test('bookings are ordered at their heads by keyboard, and the address keeps it', async ({ page }) => {
  const hotel = await makeHouse();
  await signInAs(page, admin);
  await page.goto(`/admin/bookings?hotel=${hotel}`);
  await expectOrder(page, 'Bento', 'Ágata', 'Zelia');
  await expectSorted(head(page, 'Booked'), 'descending');
  await expect(sortBy(page)).toBeHidden();

  const guest = page.getByRole('button', { name: 'Guest', exact: true });
  await press(page, guest);
  await expect(page).toHaveURL(/sort=guest$/);
  await expectOrder(page, 'Ágata', 'Bento', 'Zelia');
  await expectSorted(head(page, 'Guest'), 'ascending');
  await expectSorted(head(page, 'Booked'), null);
  await expect(guest).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/sort=-guest$/);
  await expectOrder(page, 'Zelia', 'Bento', 'Ágata');
  await expectSorted(head(page, 'Guest'), 'descending');
  await expect(guest).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/bookings?hotel=${hotel}`);
  await expectSorted(head(page, 'Booked'), 'descending');

  await page.getByRole('button', { name: 'Total' }).click();
  await page.getByRole('button', { name: 'Total' }).click();
  await expectOrder(page, 'Ágata', 'Zelia', 'Bento');

  await page.getByRole('row', { name: /Zelia/ }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/sort=total$/);
  await page.reload();
  await expectOrder(page, 'Ágata', 'Zelia', 'Bento');
  await expectSorted(head(page, 'Total'), 'ascending');
  await page.locator('.admin-filters').getByLabel('Payment').selectOption('unpaid');
  await expect(page).toHaveURL(/payment=unpaid.*sort=total$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`\\?hotel=${hotel}&sort=total$`));
  await expectOrder(page, 'Ágata', 'Zelia', 'Bento');
});

test('cards are ordered by a choice among the filters', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hotel = await makeHouse();
  await signInAs(page, admin);
  await page.goto(`/admin/bookings?hotel=${hotel}`);
  await expectOrder(page, 'Bento', 'Ágata', 'Zelia');
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  await expect(page.locator('.admin-filters :is(input, select)')).toHaveCount(1);
  await filters.click();
  await expect(sortBy(page)).toHaveValue('-booked');
  await expect(page.getByRole('button', { name: 'Guest', exact: true })).toHaveCount(0);
  await sortBy(page).focus();
  await sortBy(page).selectOption('Guest, A to Z');
  await expect(page).toHaveURL(/sort=guest$/);
  await expectOrder(page, 'Ágata', 'Bento', 'Zelia');
  await expect(sortBy(page)).toBeFocused();
});
