import { expect, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, expectNoOverlays, press, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const today = todayInKolkata();

test('a property turns on its register of Indian guests, adds one after check-in, and counts the month', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  const house = await openHouse(page);
  const stay = { checkIn: today, checkOut: addDays(today, 1) };
  const reference = await bookRooms({ hotel: house.hotel, room: house.garden }, stay);
  await siteSql(
    `update public.bookings set guest_name = 'Asha Kamat', num_adults = 2, payment_status = 'paid' where booking_reference = $1`,
    [reference],
  );
  await page.goto(ownerPaths.reports(house.hotel));
  await press(page, page.getByRole('button', { name: 'Turn register on' }));
  await expect(page.getByRole('button', { name: 'Turn register off' })).toBeFocused();

  await page.goto(paths.owner);
  await page.getByRole('button', { name: 'Check in: Asha Kamat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(toasts(page)).toContainText('Asha Kamat');
  await expectNoOverlays(page);
  await toasts(page).getByRole('link', { name: 'Add Indian guests to the register' }).click();
  const part = page.getByRole('region', { name: 'Indian guests' });
  await expect(part).toBeFocused();
  await press(page, part.getByRole('button', { name: 'Add Indian guest' }));
  const dialog = page.getByRole('dialog', { name: 'Add Indian guest' });
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Asha Kamat');
  await press(page, dialog.getByRole('button', { name: 'Save guest' }));
  await expect(dialog.getByLabel('Document', { exact: true })).toBeFocused();
  await dialog.getByLabel('Document', { exact: true }).selectOption('Aadhaar');
  await dialog.getByLabel(/^Last 4/).pressSequentially('123456789012');
  await expect(dialog.getByLabel(/^Last 4/)).toHaveValue('9012');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(part).toContainText('Asha Kamat Aadhaar ending in 9012');
  await expectAccessible(page);
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);

  await page.goto(ownerPaths.reports(house.hotel));
  const counts = page.getByRole('table', { name: 'Guests by month of arrival' });
  await expect(counts.getByRole('cell')).toHaveText(['2', '0', '2']);
  await expectAccessible(page);
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);
});
