import { expect, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('a guest books a family room and a double with breakfast, pays, removes one, and the invoice has what is left', {
  tag: ['@journey', '@phone'],
}, async ({ page }) => {
  const house = await openHouse(page);
  await siteSql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price, tax_rate)
     values ($1, 'Family Room', 5, 3, 944000, 18)`,
    [house.hotel],
  );
  await siteSql(
    `insert into private.extras (hotel_id, kind, name, per, net_price, tax_rate, for_guests, place)
     values ($1, 'meal', 'Breakfast', 'person_night', 30000, 5, true, 1)`,
    [house.hotel],
  );
  await siteSql(
    `update public.hotels set policies = jsonb_set(policies, '{cancellation_policy}', '"flexible"') where id = $1`,
    [house.hotel],
  );

  const [from, until] = [addDays(todayInKolkata(), 30), addDays(todayInKolkata(), 32)];
  await page.goto(`/hotel/${house.hotel}?checkIn=${from}&checkOut=${until}&guests=5&adults=4&children=1&rooms=1`);
  await page.getByRole('tab', { name: 'Rooms' }).click();
  const room = (name: string) => page.getByRole('article', { name });
  // Five guests do not fit into one of these rooms, but into both.
  for (const name of ['Family Room', 'Garden Room'])
    await press(page, room(name).getByRole('button', { name: 'Book with another type' }));
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'Book 2 room types' }).click();
  const more = page.getByRole('group', { name: 'More rooms' });
  await expect(more.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('1');
  await expect(more.getByRole('button', { name: 'Add Loft' })).toBeVisible();
  const extras = page.getByRole('group', { name: 'Extras' });
  for (let guest = 0; guest < 5; guest += 1) await press(page, extras.getByRole('button', { name: 'More breakfast' }));
  await page.reload();
  await expect(extras.getByRole('spinbutton', { name: 'Breakfast' })).toHaveValue('5');
  await expect(more.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('1');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByLabel('Full name').fill('Asha Kamat');
  await page.getByLabel('Email').fill('asha@guests.example');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText(/^Family Room: ₹9,440(\.00)? × 2 nights × 1 room$/)).toBeVisible();
  await expect(page.getByText(/^Garden Room: ₹.* × 2 nights × 1 room$/)).toBeVisible();
  await expect(page.getByText('Breakfast: ₹315 × 5 guests × 2 nights')).toBeVisible();

  const [booking] = await siteSql<{ id: string; token: string; total: number }>(
    `select id, private.stay_link(id) as token, total_amount::integer as total from public.bookings where hotel_id = $1`,
    [house.hotel],
  );
  await siteSql(
    `select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
       'holder', 'site', 'state', 'received', 'amount', b.advance_amount, 'method', 'upi'))) from public.bookings as b where b.hotel_id = $1`,
    [house.hotel],
  );
  await page.goto(`/stay#${booking?.token}`);
  await expect(page.locator('.ticket')).toContainText('Family Room, Garden Room');
  await press(page, page.getByRole('button', { name: 'Remove rooms' }));
  const drop = dialog(page, 'Remove rooms?');
  await expect(drop).toContainText('The price falls from');
  await drop.getByLabel('Rooms to remove').selectOption({ label: 'Garden Room · 1 adult' });
  await expect(drop).toContainText('to ₹21,400.00.');
  await expectAccessible(page);
  await expectFits(page);
  await press(page, drop.getByRole('button', { name: 'Remove rooms' }));
  await expect(toasts(page)).toContainText('Rooms removed');
  await expect(page.getByRole('button', { name: 'Remove rooms' })).toHaveCount(0);
  await expect(page.getByText('Breakfast: ₹315 × 4 guests × 2 nights')).toBeVisible();

  // The guest came yesterday.
  await siteSql(
    `update public.bookings set check_in_date = private.today() - 1, check_out_date = private.today() + 1, terms_date = private.today() - 1,
       price_lines = jsonb_set(price_lines, '{0,first_night}', to_jsonb(private.today() - 1)), checked_in_at = now() where hotel_id = $1`,
    [house.hotel],
  );
  await page.goto(ownerPaths.stay(booking?.id ?? '', house.hotel));
  const detail = dialog(page, 'Asha Kamat');
  await expect(detail.getByText(/Other room types/)).toBeVisible();
  await press(page, detail.getByRole('button', { name: 'Issue invoice' }));
  await press(page, dialog(page, 'Issue invoice').getByRole('button', { name: 'Issue invoice for ₹21,400.00' }));
  await detail.getByRole('link', { name: /^INV/ }).click();
  const paper = page.getByRole('article', { name: 'Tax invoice' });
  await expect(paper.getByRole('row', { name: /Family Room/ })).toBeVisible();
  await expect(paper.getByText('Garden Room')).toHaveCount(0);
  await expect(paper).toContainText('₹21,400.00');
});
