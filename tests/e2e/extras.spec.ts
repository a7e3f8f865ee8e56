import { expect, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { testJourney } from '../support/guestJourney.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

testJourney('a guest books breakfast, gets laundry, checks out, and the invoice has both', async (page, guest) => {
  const { booking, common } = guest;
  const house = await openHouse(page);
  await page.goto(ownerPaths.rates(house.hotel));
  const section = page.getByRole('region', { name: 'Extras', exact: true });
  await expect(section).toContainText('Extras appear here.');
  await press(page, section.getByRole('button', { name: 'Add an extra' }));
  const form = dialog(page, 'Add an extra');
  await press(page, form.getByRole('button', { name: 'Save extra' }));
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Breakfast');
  await form.getByLabel('Price before tax (₹)').fill('300');
  await expect(form).toContainText('Guests pay ₹315.00, taxes included.');
  await expectAccessible(page);
  await press(page, form.getByRole('button', { name: 'Save extra' }));
  await expect(section).toContainText('₹315.00 per guest and night');
  await press(page, section.getByRole('button', { name: 'Add an extra' }));
  await form.getByLabel('Type').selectOption('laundry');
  await form.getByLabel('Name').fill('Shirt, washed and ironed');
  await form.getByLabel('Price before tax (₹)').fill('100');
  await expect(form.getByLabel('Guests can choose it')).not.toBeChecked();
  await press(page, form.getByRole('button', { name: 'Save extra' }));
  await expect(section).toContainText('₹118.00 each');
  await expectFits(page);

  const [from, until] = [addDays(todayInKolkata(), 30), addDays(todayInKolkata(), 32)];
  const query = `checkIn=${from}&checkOut=${until}&guests=2&adults=2&children=0&rooms=1`;
  await page.goto(guest.at(`/booking/${house.garden}?${query}`));
  const extras = page.getByRole('group', { name: booking.extras });
  await expect(extras.getByText('Shirt')).toHaveCount(0);
  const breakfast = extras.getByRole('spinbutton', { name: 'Breakfast' });
  await press(page, extras.getByRole('button', { name: common.more('Breakfast') }));
  await press(page, extras.getByRole('button', { name: common.more('Breakfast') }));
  await expect(breakfast).toHaveAttribute('aria-valuemax', '2');
  await page.reload();
  await expect(breakfast).toHaveValue('2');
  await guest.look(house.name, house.owner, 'Breakfast');
  await page.getByLabel(booking.fullName).fill('Asha Kamat');
  await page.getByLabel(guest.party.email).fill(guest.email);
  await page.getByRole('button', { name: booking.submit }).click();
  await expect(page).toHaveURL(/booking-confirmation/);
  await expect(page.getByText(`Breakfast: ₹315${common.extraCount.person_night(2, 2)}`)).toBeVisible();
  await expect(page.getByText('₹8,612.00').first()).toBeVisible();

  // The guest leaves today.
  const [made] = await siteSql<{ id: string }>(
    `update public.bookings set check_in_date = private.today() - 2, check_out_date = private.today(), terms_date = private.today() - 2,
       price_lines = jsonb_set(price_lines, '{0,first_night}', to_jsonb(private.today() - 2)), booking_status = 'confirmed', checked_in_at = now()
     where hotel_id = $1 returning id`,
    [house.hotel],
  );
  await page.goto(ownerPaths.stay(made?.id ?? '', house.hotel));
  const detail = dialog(page, 'Asha Kamat');
  const part = detail.getByRole('region', { name: 'Extras' });
  await press(page, part.getByRole('button', { name: 'Add an extra' }));
  const add = dialog(page, 'Add an extra');
  await add.getByLabel('Extra', { exact: true }).selectOption({ index: 1 });
  await press(page, add.getByRole('button', { name: 'More quantity' }));
  await expect(add).toContainText('The bill grows by ₹236.00, to ₹8,848.00.');
  await expectAccessible(page);
  await press(page, add.getByRole('button', { name: 'Add to bill' }));
  await expect(toasts(page)).toContainText('Added to the bill: Shirt, washed and ironed');
  await expect(part).toContainText('Shirt, washed and ironed: ₹118.00 × 2');
  await expect(detail.locator('.stay-head')).toContainText('₹8,848.00');
  await expectFits(page);

  await press(page, detail.getByRole('button', { name: 'Check out', exact: true }));
  const checkOut = dialog(page, 'Check out: Asha Kamat');
  await press(page, checkOut.getByRole('button', { name: 'Record payment' }));
  await dialog(page, 'Record payment').getByLabel('Method').selectOption('cash');
  await press(page, dialog(page, 'Record payment').getByRole('button', { name: 'Record ₹8,848.00' }));
  await expect(checkOut).toContainText('Everything is paid.');
  await press(page, checkOut.getByRole('button', { name: 'Check out', exact: true }));
  await expect(toasts(page)).toContainText('Asha Kamat is checked out');
  await press(page, detail.getByRole('button', { name: 'Issue invoice' }));
  await press(page, dialog(page, 'Issue invoice').getByRole('button', { name: 'Issue invoice for ₹8,848.00' }));
  await detail.getByRole('link', { name: /^INV/ }).click();
  const paper = page.getByRole('article', { name: 'Tax invoice' });
  await expect(
    paper.getByRole('row', { name: /Breakfast: 2 guests × 2 nights at ₹315\.00 (SAC )?996332/ }),
  ).toBeVisible();
  await expect(paper.getByRole('row', { name: /Shirt.+: 2 pieces at ₹118\.00 (SAC )?999713/ })).toContainText('(9%)');
  await expect(paper).toContainText('₹8,848.00');
});

test('the front desk adds a charge at check-out at a property without extras', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  const today = todayInKolkata();
  await bookRooms({ hotel: house.hotel, room: house.garden }, { checkIn: today, checkOut: addDays(today, 1) });
  await siteSql(
    `update public.bookings set check_in_date = private.today() - 1, check_out_date = private.today(), terms_date = private.today() - 1,
       guest_name = 'Asha Kamat', checked_in_at = now() where hotel_id = $1`,
    [house.hotel],
  );
  await page.goto(paths.owner);
  await press(page, page.getByRole('button', { name: 'Check out: Asha Kamat' }));
  const checkOut = dialog(page, /^Check out/);
  await press(page, checkOut.getByRole('button', { name: 'Add an extra' }));
  const add = dialog(page, 'Add an extra');
  await expect(add.getByRole('link', { name: 'Open Rates' })).toBeVisible();
  await press(page, add.getByRole('button', { name: 'Add to bill' }));
  await expect(add.getByLabel('Name')).toBeFocused();
  await add.getByLabel('Name').fill('Taxi to Panjim');
  await add.getByLabel('Amount, tax included (₹)').fill('1000');
  await expect(add).toContainText('The bill grows by ₹1,000.00, to ₹4,676.00.');
  await expectAccessible(page);
  await expectFits(page);
  await press(page, add.getByRole('button', { name: 'Add to bill' }));
  await expect(toasts(page)).toContainText('Added to the bill: Taxi to Panjim');
  await expect(checkOut).toContainText('₹4,676.00');
});
