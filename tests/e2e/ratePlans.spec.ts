import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { testJourney } from '../support/guestJourney.ts';
import { openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

testJourney('a guest books a non-refundable price with breakfast and a code', async (page, guest) => {
  const { booking, common, prices } = guest;
  const house = await openHouse(page);
  await page.goto(ownerPaths.rates(house.hotel));
  const extras = page.getByRole('region', { name: 'Extras' });
  await press(page, extras.getByRole('button', { name: 'Add an extra' }));
  const meal = page.getByRole('dialog', { name: 'Add an extra' });
  await meal.getByLabel('Name').fill('Breakfast');
  await meal.getByLabel('Price before tax (₹)').fill('300');
  await press(page, meal.getByRole('button', { name: 'Save extra' }));
  await expect(extras).toContainText('₹315.00 per guest and night');

  const plans = page.getByRole('region', { name: 'Rate plans' });
  await expect(plans).toContainText('Rate plans appear here.');
  await press(page, plans.getByRole('button', { name: 'Add a rate plan' }));
  const plan = page.getByRole('dialog', { name: 'Add a rate plan' });
  await plan.getByLabel('Name').fill('Saver');
  await press(page, plan.getByRole('button', { name: 'Save rate plan' }));
  await expect(plan).toContainText('Choose a percentage, a meal or no refund.');
  await plan.getByLabel('Off the room’s price (%)').fill('10');
  await plan.getByLabel('Included meal').selectOption({ label: 'Breakfast' });
  await plan.getByLabel('Non-refundable').check();
  await expectAccessible(page);
  await press(page, plan.getByRole('button', { name: 'Save rate plan' }));
  await expect(plans).toContainText('10% off');

  const codes = page.getByRole('region', { name: 'Discount codes' });
  await press(page, codes.getByRole('button', { name: 'Add a discount code' }));
  const code = page.getByRole('dialog', { name: 'Add a discount code' });
  await code.getByLabel('Code', { exact: true }).fill('goa10');
  await code.getByLabel('Percent off the room’s price').fill('60');
  await press(page, code.getByRole('button', { name: 'Add a discount code' }));
  await expect(code).toContainText('Enter a whole number from 1 to 50.');
  await code.getByLabel('Percent off the room’s price').fill('10');
  await code.getByLabel('Number of uses').fill('5');
  await expectAccessible(page);
  await press(page, code.getByRole('button', { name: 'Add a discount code' }));
  await expect(codes).toContainText('0 of 5');
  await expectFits(page);

  const [from, until] = [addDays(todayInKolkata(), 30), addDays(todayInKolkata(), 32)];
  const query = `checkIn=${from}&checkOut=${until}&guests=2&adults=2&children=0&rooms=1`;
  await page.goto(guest.at(`/hotel/${house.hotel}?${query}`));
  await page.getByRole('button', { name: guest.hotel.seeRooms }).filter({ visible: true }).first().click();
  const others = page.getByRole('list', { name: prices.otherPrices }).first();
  await expect(others).toContainText(`${common.mealIncluded('Breakfast')} · ${common.nonRefundable}`);
  const names = [house.name, house.owner, 'Saver', 'Breakfast'];
  await guest.look(...names);
  await others.getByRole('link', { name: `${prices.choosePlan}: Saver` }).click();

  const choice = page.getByRole('group', { name: booking.choosePrice });
  await expect(choice.getByRole('radio', { name: /^Saver/ })).toBeChecked();
  await choice.getByRole('radio', { name: new RegExp(`^${common.standardPrice}`) }).check();
  await expect(page).not.toHaveURL(/plan=/);
  await choice.getByRole('radio', { name: /^Saver/ }).check();
  await expect(choice).toContainText(prices.payAllNoRefund);
  await page.getByLabel(booking.fullName).fill('Asha Kamat');
  await page.getByLabel(guest.party.email).fill(guest.email);
  await page.getByText(prices.discountCode).click();
  const typedCode = page.getByLabel(prices.code, { exact: true });
  await typedCode.fill('goa1');
  const submit = page.getByRole('button', { name: booking.submit });
  await submit.click();
  await expect(page.getByText(String(prices.codeErrors.code_unknown))).toBeVisible();
  await expect(typedCode).toBeFocused();
  await expect(page.getByLabel(booking.fullName)).toHaveValue('Asha Kamat');
  await typedCode.fill('goa10');
  await page.getByRole('button', { name: prices.applyCode }).click();
  const saves = page.getByText(new RegExp(`^${prices.codeApplied('GOA10', '₹662.*')}`));
  await expect(saves).toBeVisible();
  await page.reload();
  await expect(saves).toBeVisible();
  await guest.look(...names, 'GOA10');
  await typedCode.fill('goa');
  await expect(saves).toHaveCount(0);
  await typedCode.fill('goa10');
  await submit.click();
  await expect(page).toHaveURL(/booking-confirmation/);

  await expect(page.getByText(`Saver · ${common.nonRefundable}`)).toBeVisible();
  const breakfast = `Breakfast${common.inThePrice}: ₹315${common.extraCount.person_night(2, 2)}`;
  await expect(page.getByText(breakfast)).toBeVisible();
  await expect(page.getByText(common.discountByCode('GOA10'))).toBeVisible();
  await expect(page.getByText(`${common.advanceDue} (${common.inFull})`)).toBeVisible();
  const [made] = await siteSql<Record<string, unknown>>(
    `select plan ->> 'name' as plan, code ->> 'code' as code, advance_amount = total_amount as in_full, refund_percent
     from public.bookings where hotel_id = $1`,
    [house.hotel],
  );
  expect(made).toEqual({ plan: 'Saver', code: 'GOA10', in_full: true, refund_percent: 0 });
});

test('the desk books a plan and a code for a caller, then adds a room type', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  const plan_id = randomUUID();
  await siteSql(
    `insert into private.price_plans (id, hotel_id, name, percent_off, is_refundable) values ($1, $2, 'Saver', 10, false)`,
    [plan_id, house.hotel],
  );
  await siteSql(`insert into private.discount_codes (hotel_id, code, percent) values ($1, 'GOA10', 10)`, [house.hotel]);
  await page.goto(`${ownerPaths.bookings(house.hotel)}`);
  await page.getByRole('link', { name: 'Walk-in or call', exact: true }).click();
  const panel = page.getByRole('dialog');
  const price = panel.getByRole('region', { name: 'Price' });
  await panel.getByLabel('Rate plan').selectOption(plan_id);
  await expect(price).toContainText('₹3,308.00');
  await panel.getByLabel('Discount code').fill('goa');
  await expect(panel).toContainText('This guest cannot use this code.');
  await panel.getByLabel('Discount code').fill('goa10');
  await expect(price).toContainText('Discount (code GOA10)');
  await expectAccessible(page);
  await expectFits(page);
  await panel.getByLabel('Name', { exact: true }).fill('Asha Kamat');
  await panel.getByLabel('Phone').fill('98220 12345');
  await press(page, panel.getByRole('button', { name: 'Book', exact: true }));
  await press(page, panel.getByRole('link', { name: 'Open booking' }));
  await expect(page.getByText('Rate plan: Saver · Non-refundable')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Add a room type' }));
  const add = page.getByRole('dialog', { name: 'Add a room type' });
  await expect(add).toContainText('These rooms cost ₹');
  await expectAccessible(page);
  await expectFits(page);
  await press(page, add.getByRole('button', { name: 'Add rooms' }));
  await expect(toasts(page)).toContainText('Rooms added');
  await expect(page.getByRole('button', { name: /^Remove (Garden Room|Loft)$/ })).toHaveCount(2);
});
