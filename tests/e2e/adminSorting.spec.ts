import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, tabTo } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';
const rows = (page: Page) => page.locator('.admin-table tbody tr');
const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const head = (page: Page, name: string) =>
  page.getByRole('columnheader').filter({ has: page.getByRole('button', { name, exact: true }) });

/** The rows in this order, each named by words of it. */
const expectOrder = (page: Page, ...words: string[]) => expect(rows(page)).toContainText(words);

/** A hotel with three rooms and three bookings of its own. */
async function makeHouse(): Promise<string> {
  const hotel = randomUUID();
  await siteSql(`insert into public.hotels (id, name, city) values ($1, $2, 'Majorda')`, [
    hotel,
    `Quinta ${hotel.slice(0, 8)}`,
  ]);
  await siteSql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     values ($1, 'Attic', 4, 2, 520000), ($1, 'Balcony Room', 4, 3, 320000), ($1, 'Courtyard Room', 4, 4, 420000)`,
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
  await tabTo(page, guest);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=guest$/);
  await expectOrder(page, 'Ágata', 'Bento', 'Zelia');
  await expectSorted(head(page, 'Guest'), 'ascending');
  await expectSorted(head(page, 'Booked'), null);
  await expect(guest).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/sort=-guest$/);
  await expectOrder(page, 'Zelia', 'Bento', 'Ágata');
  await expectSorted(head(page, 'Guest'), 'descending');
  await expect(guest).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/bookings?hotel=${hotel}`);
  await expectSorted(head(page, 'Booked'), 'descending');

  await page.getByRole('button', { name: 'Departure' }).click();
  await expectOrder(page, 'Zelia', 'Bento', 'Ágata');
  await page.getByRole('button', { name: 'Arrival' }).click();
  await expectOrder(page, 'Bento', 'Zelia', 'Ágata');
  await expectSorted(head(page, 'Arrival'), 'ascending');
  await page.getByRole('button', { name: 'Total' }).click();
  await expectOrder(page, 'Bento', 'Zelia', 'Ágata');
  await expectSorted(head(page, 'Total'), 'descending');
  await page.getByRole('button', { name: 'Total' }).click();
  await expectOrder(page, 'Ágata', 'Zelia', 'Bento');

  // A booking that was looked at, the way back and a reload leave the order alone; so does a filter.
  await page.getByRole('row', { name: /Zelia/ }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
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

test('back and forward go through the orders, and a word that is none is none', async ({ page }) => {
  const hotel = await makeHouse();
  await signInAs(page, admin);
  await page.goto(`/admin/rooms?hotel=${hotel}`);
  await expectOrder(page, 'Attic', 'Balcony', 'Courtyard');
  await expectSorted(head(page, 'Room'), 'ascending');
  await page.getByRole('button', { name: 'Price a night' }).click();
  await expectOrder(page, 'Attic', 'Courtyard', 'Balcony');
  await page.getByRole('button', { name: 'Fullest night (90 days)' }).click();
  await expectOrder(page, 'Balcony', 'Courtyard', 'Attic');
  await expectAccessible(page);
  await page.goBack();
  await expectOrder(page, 'Attic', 'Courtyard', 'Balcony');
  await expectSorted(head(page, 'Price a night'), 'descending');
  await page.goBack();
  await expectOrder(page, 'Attic', 'Balcony', 'Courtyard');
  await page.goForward();
  await expectSorted(head(page, 'Price a night'), 'descending');
  await expectOrder(page, 'Attic', 'Courtyard', 'Balcony');

  for (const word of ['__proto__', 'base_price', "hotel'; drop table hotels; --"]) {
    await page.goto(`/admin/rooms?hotel=${hotel}&sort=${encodeURIComponent(word)}`);
    await expectOrder(page, 'Attic', 'Balcony', 'Courtyard');
    await expectSorted(head(page, 'Room'), 'ascending');
  }
});

test('users and properties are ordered by name and by their days', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await siteSql(
    `insert into auth.users (id, email, created_at, raw_user_meta_data)
     select gen_random_uuid(), translate(v.name, 'Á', 'A') || '.' || $1 || '@people.example', now(), jsonb_build_object('full_name', v.name || ' ' || $1)
     from (values ('Zelia'), ('Ágata'), ('bento')) as v (name)`,
    [mark],
  );
  await siteSql(
    `update public.profiles set created_at = now() - interval '1 day' * case left(full_name, 1) when 'Z' then 2 when 'b' then 1 else 3 end
     where email like '%.' || $1 || '@%'`,
    [mark],
  );
  await siteSql(
    `insert into public.properties (owner_id, name, submitted_at, decided_at, created_at)
     select (select user_id from public.profiles where email = 'Zelia.' || $1 || '@people.example'),
       v.name || ' ' || $1, v.sent::timestamptz, v.seen::timestamptz, v.made::timestamptz
     from (values
       ('Casa Zita', '2026-02-02', '2026-02-09', '2026-01-02'), ('casa Água', '2026-02-01', null, '2026-01-03'),
       ('Casa Bela', null, null, '2026-01-01')
     ) as v (name, sent, seen, made)`,
    [mark],
  );
  await signInAs(page, admin);
  await page.goto(`/admin/users?search=${mark}&sort=name`);
  await expectOrder(page, 'Ágata', 'bento', 'Zelia');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expectOrder(page, 'Zelia', 'bento', 'Ágata');
  await page.getByRole('button', { name: 'Joined' }).click();
  await expect(page).toHaveURL(`/admin/users?search=${mark}`);
  await expectOrder(page, 'bento', 'Zelia', 'Ágata');
  await expectSorted(head(page, 'Joined'), 'descending');

  await page.goto(`/admin/properties?search=${mark}`);
  await expectOrder(page, 'Água', 'Zita', 'Bela');
  await page.getByRole('button', { name: 'Listing', exact: true }).click();
  await expectOrder(page, 'Água', 'Bela', 'Zita');
  await page.getByRole('button', { name: 'Listing', exact: true }).click();
  await expectOrder(page, 'Zita', 'Bela', 'Água');
  await page.getByRole('button', { name: 'Submitted', exact: true }).click();
  await expectOrder(page, 'Zita', 'Água', 'Bela');
  await expectSorted(head(page, 'Submitted'), 'descending');
  await expectAccessible(page);
  // The review of one leads back to the list as it was ordered.
  await page.getByRole('link', { name: new RegExp(`Água ${mark}`) }).click();
  await expect(page).toHaveURL(/sort=-submitted&id=/);
  await page.goBack();
  await expectOrder(page, 'Zita', 'Água', 'Bela');
});

test('cards are ordered by a choice among the filters', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hotel = await makeHouse();
  await signInAs(page, admin);
  await page.goto(`/admin/bookings?hotel=${hotel}`);
  await expectOrder(page, 'Bento', 'Ágata', 'Zelia');
  await expect(sortBy(page)).toHaveValue('-booked');
  await expect(page.getByRole('button', { name: 'Guest', exact: true })).toHaveCount(0);
  await sortBy(page).focus();
  await sortBy(page).selectOption('Guest, A to Z');
  await expect(page).toHaveURL(/sort=guest$/);
  await expectOrder(page, 'Ágata', 'Bento', 'Zelia');
  await expect(sortBy(page)).toBeFocused();
  await expectAccessible(page);
  await sortBy(page).selectOption('Arrival, latest first');
  await expectOrder(page, 'Ágata', 'Zelia', 'Bento');
  await page.reload();
  await expectOrder(page, 'Ágata', 'Zelia', 'Bento');
  await expect(sortBy(page)).toHaveValue('-arrival');
  await page.goBack();
  await expectOrder(page, 'Ágata', 'Bento', 'Zelia');
  await expect(sortBy(page)).toHaveValue('guest');
  await sortBy(page).selectOption('Booked, newest first');
  await expect(page).toHaveURL(`/admin/bookings?hotel=${hotel}`);
  await expectOrder(page, 'Bento', 'Ágata', 'Zelia');

  for (const [list, choice] of [
    ['users', 'Name, Z to A'],
    ['properties', 'Submitted, oldest first'],
    ['rooms', 'Price, lowest first'],
  ] as const) {
    await page.goto(`/admin/${list}`);
    await sortBy(page).selectOption(choice);
    await expect(page).toHaveURL(/\?sort=/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
});
