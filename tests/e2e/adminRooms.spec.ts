import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, tabTo, toasts } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';

async function makeRoom(): Promise<{ hotel: string; room: string }> {
  const [hotel, room] = [randomUUID(), randomUUID()];
  await siteSql(`insert into public.hotels (id, name, city) values ($1, $2, 'Varca')`, [
    hotel,
    `Quinta ${hotel.slice(0, 8)}`,
  ]);
  await siteSql(
    `insert into public.room_categories (id, hotel_id, name, max_occupancy, total_rooms, base_price)
     values ($1, $2, 'Balcony Room', 3, 4, 420000)`,
    [room, hotel],
  );
  return { hotel, room };
}

async function openForm(page: Page, hotel: string) {
  await page.goto(`/admin/rooms?hotel=${hotel}`);
  const change = page.getByRole('button', { name: 'Change Balcony Room' });
  await tabTo(page, change);
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'Balcony Room' });
}

test('changes a room, and refuses what would oversell', async ({ page }) => {
  const { hotel, room } = await makeRoom();
  await siteSql(
    `select public.create_booking_tx(hotel_id => $1, room_category_id => $2, check_in_date => private.today() + 20,
       check_out_date => private.today() + 22, guest_name => 'Asha', guest_email => 'asha@guests.example', num_rooms => 3)`,
    [hotel, room],
  );
  await signInAs(page, admin);
  const form = await openForm(page, hotel);
  await expect(page.getByText('1 of 4 available')).toBeVisible();
  await form.getByLabel('Price a night in ₹').fill('many');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a price in rupees')).toBeVisible();
  await form.getByLabel('Price a night in ₹').fill('4500');
  await form.getByLabel('Rooms of this type').fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('more rooms are booked or blocked');
  await expect(page.locator('.admin-table')).toContainText('₹4,200.00');
  await form.getByLabel('Rooms of this type').fill('3');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.locator('.admin-table')).toContainText('₹4,500.00');
  await expect(page.locator('.admin-table')).toContainText('Sold out');
});

test('the rate of tax goes along with the price, and where none fits the nearest prices are said', {
  tag: '@phone',
}, async ({ page }) => {
  const { hotel, room } = await makeRoom();
  await signInAs(page, admin);
  await page.goto(`/admin/rooms?hotel=${hotel}`);
  await page.getByRole('button', { name: 'Change Balcony Room' }).click();
  const form = page.getByRole('dialog', { name: 'Balcony Room' });
  const price = form.getByLabel('Price a night in ₹');
  await expect(price).toHaveAccessibleDescription('₹4,000 before 5% GST.');
  await price.fill('8000');
  await expect(price).toHaveAccessibleDescription(
    'No GST rate applies to ₹8,000. With 5% GST, a night costs up to ₹7,875. With 18%, it costs ₹8,851 or more.',
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Use ₹7,875' }).click();
  await expect(price).toHaveAccessibleDescription('₹7,500 before 5% GST.');
  await price.fill('10000');
  await expect(price).toHaveAccessibleDescription('₹8,474.58 before 18% GST.');
  await expect(form.getByText('18% GST applies above ₹7,500 a night. The guest still pays ₹10,000.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Save ₹10,000?' });
  await expect(question).toContainText('The price per night was ₹4,200. You typed ₹10,000, 2.4 times as much.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(price).toHaveValue('10000');
  await form.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Save ₹10,000' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('including 18% GST')).toBeVisible();
  const [kept] = await siteSql('select base_price::int, tax_rate::int from public.room_categories where id = $1', [
    room,
  ]);
  expect(kept).toEqual({ base_price: 1_000_000, tax_rate: 18 });
});

test('tells an admin that another one was quicker', async ({ page }) => {
  const { hotel, room } = await makeRoom();
  await signInAs(page, admin);
  const form = await openForm(page, hotel);
  await siteSql('update public.room_categories set base_price = 500000 where id = $1', [room]);
  await siteSql('update public.room_categories set total_rooms = 6 where id = $1', [room]);
  await form.getByLabel('Price a night in ₹').fill('4300');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('Someone else changed this room type.');
  await expect(page.locator('.admin-table')).toContainText('₹5,000.00');
  await expect(form.getByRole('alert')).toContainText(
    'It is now ₹5,000.00 a night, 6 rooms for 3 guests each, on sale.',
  );
  await expectAccessible(page);
  await expect(form.getByLabel('Price a night in ₹')).toHaveValue('4300');
  await expect(form.getByLabel('Rooms of this type')).toHaveValue('6');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change Balcony Room' })).toBeFocused();
  const [kept] = await siteSql('select base_price, total_rooms from public.room_categories where id = $1', [room]);
  expect(kept).toEqual({ base_price: 430000, total_rooms: 6 });
});

test('an answer that comes late closes no other room', async ({ page }) => {
  const { hotel } = await makeRoom();
  await siteSql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     values ($1, 'Garden Room', 3, 4, 420000)`,
    [hotel],
  );
  await signInAs(page, admin);
  const form = await openForm(page, hotel);
  const held = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/admin_change_room', async (route) => {
    await held.promise;
    await route.continue();
  });
  await form.getByLabel('Price a night in ₹').fill('4500');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Change Garden Room' }).click();
  const other = page.getByRole('dialog', { name: 'Garden Room' });
  await other.getByLabel('Price a night in ₹').fill('4600');
  held.resolve();
  await expect(toasts(page)).toContainText('Balcony Room saved');
  await expect(other.getByLabel('Price a night in ₹')).toHaveValue('4600');
});

test('takes a room out of sale, and guests find it no more', { tag: '@phone' }, async ({ page }) => {
  const { hotel } = await makeRoom();
  await signInAs(page, admin);
  await page.goto(`/admin/rooms?hotel=${hotel}`);
  await page.getByRole('button', { name: 'Change Balcony Room' }).click();
  await page.getByRole('checkbox', { name: 'On sale' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row', { name: /Balcony Room/ })).toContainText('Not on sale');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByRole('combobox', { name: 'On sale' }).selectOption('active');
  await expect(page.getByText('No room types match.')).toBeVisible();
});
