import { expect, type Locator, type Page, test } from '@playwright/test';
import { shortDay } from '#src/domain/desk/stayWords.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { type OwnHouse, openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, tabTo, toasts } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

/** The day of a house, as its owner opens it: who comes, what waits, and where each thing leads. */

const widths = [390, 820, 1440];
const day = (days: number) => addDays(todayInKolkata(), days);

async function book(house: OwnHouse, from: number, until: number, guest_name = 'Asha Kamat'): Promise<string> {
  const reference = await bookRooms(
    { hotel: house.hotel, room: house.garden },
    { checkIn: day(Math.max(from, 0)), checkOut: day(Math.max(from, 0) + until - from) },
  );
  const [row] = await siteSql<{ id: string }>(
    `update public.bookings set guest_name = $2, check_in_date = check_in_date + $3::integer, check_out_date = check_out_date + $3::integer
     where booking_reference = $1 returning id`,
    [reference, guest_name, Math.min(from, 0)],
  );
  return row?.id ?? '';
}
const part = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name }).filter({ has: page.getByRole('heading', { level: 2, name }) });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const press = async (page: Page, control: Locator) => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};
const stateOf = async (id: string) =>
  (await siteSql('select stay_state::text, payment_status::text from public.bookings where id = $1', [id]))[0];

test('who arrives is checked in and who leaves is checked out, by keyboard, and the lists shrink', {
  tag: '@both',
}, async ({ page }) => {
  const house = await openHouse(page);
  const asha = await book(house, 0, 2);
  await book(house, 0, 3, 'Rohan Naik');
  const leaving = await book(house, -2, 0, 'Maria Dias');
  await siteSql('update public.bookings set checked_in_at = now() where id = $1', [leaving]);
  await page.goto(paths.owner);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Today, ${shortDay(day(0))}`);
  const arriving = part(page, /^Arriving today/);
  await expect(arriving.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('link', { name: `Arriving at ${house.name}: 2` })).toBeVisible();
  await expect(part(page, /^Needs an answer/)).toContainText('Nothing waits for you.');
  await expectAccessible(page);
  for (const width of widths) await expectFits(page, width);

  await press(page, arriving.getByRole('button', { name: 'Check in: Asha Kamat' }));
  await press(page, dialog(page, 'Check in: Asha Kamat').getByRole('button', { name: 'Check in', exact: true }));
  await expect(toasts(page)).toContainText('Asha Kamat is checked in');
  await expect(arriving.getByRole('listitem')).toHaveCount(1);
  // The button went with its guest: whoever goes on by keyboard is still at the day.
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('home');
  await expect(page.getByRole('link', { name: `Arriving at ${house.name}: 1` })).toBeVisible();
  expect(await stateOf(asha)).toMatchObject({ stay_state: 'checked_in' });

  const left = part(page, /^Leaving today/);
  await press(page, left.getByRole('button', { name: 'Check out: Maria Dias' }));
  await press(page, dialog(page, 'Check out: Maria Dias').getByRole('button', { name: 'Check out', exact: true }));
  await expect(left).toContainText('Nobody is left to check out.');
  expect(await stateOf(leaving)).toMatchObject({ stay_state: 'completed' });

  // A name leads to the booking, the last guest in leaves a quiet day.
  await press(page, arriving.getByRole('link', { name: 'Rohan Naik' }));
  await expect(dialog(page, 'Rohan Naik')).toBeVisible();
  await siteSql(`update public.bookings set checked_in_at = now() where hotel_id = $1 and guest_name = 'Rohan Naik'`, [
    house.hotel,
  ]);
  await book(house, 3, 5, 'Anil Shet');
  await page.goto(paths.owner);
  await expect(arriving).toContainText(
    `Everybody who was to arrive today is in. Next: ${shortDay(day(3))}, 1 arrival.`,
  );
});

test('what waits is answered where it stands: a claim, a refund, who did not come', { tag: '@both' }, async ({
  page,
}) => {
  const house = await openHouse(page);
  const claiming = await book(house, 5, 7);
  const missing = await book(house, -1, 2, 'Rohan Naik');
  const cancelled = await book(house, 9, 11, 'Maria Dias');
  await siteSql(
    `insert into private.payments (booking_id, kind, amount, method, reference) values
       ($1, 'claimed', 300000, 'upi', '402312345678'), ($2, 'received', 100000, 'cash', null)`,
    [claiming, cancelled],
  );
  await siteSql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [cancelled]);
  await siteSql('select private.owe_refund($1, 100000)', [cancelled]);
  await page.goto(paths.owner);
  const todo = part(page, /^Needs an answer/);
  await expect(todo.getByRole('listitem')).toHaveCount(3);
  await expect(todo.getByRole('listitem').first()).toContainText('Did Rohan Naik come?');
  await expectAccessible(page);
  for (const width of widths) await expectFits(page, width);

  await press(page, todo.getByRole('button', { name: 'It has come: Asha Kamat' }));
  const payment = dialog(page, 'Take a payment');
  await expect(payment.getByLabel('Amount (₹)')).toHaveValue('3000');
  await expect(payment.getByLabel('Reference')).toHaveValue('402312345678');
  await expectAccessible(page);
  await press(page, payment.getByRole('button', { name: 'Note ₹3,000.00' }));
  await expect(toasts(page)).toContainText('₹3,000.00 received');
  await expect(todo.getByRole('listitem')).toHaveCount(2);
  expect(
    await siteSql('select kind::text from private.payments where booking_id = $1 and settles is not null', [claiming]),
  ).toEqual([{ kind: 'received' }]);

  await press(page, todo.getByRole('button', { name: 'Refund paid: Maria Dias' }));
  const refund = dialog(page, 'Give money back');
  await refund.getByLabel('How').selectOption('UPI');
  await press(page, refund.getByRole('button', { name: 'Note ₹1,000.00' }));
  await expect(todo.getByRole('listitem')).toHaveCount(1);

  await press(page, todo.getByRole('button', { name: 'No-show: Rohan Naik' }));
  await press(page, dialog(page, /^No-show/).getByRole('button', { name: 'No-show' }));
  await expect(todo).toContainText('Nothing waits for you.');
  expect(await stateOf(missing)).toMatchObject({ stay_state: 'no_show' });
});

test('nights lead into the calendar, helps to their place, and a failure is told', { tag: '@phone' }, async ({
  page,
}) => {
  const house = await openHouse(page);
  await book(house, 2, 4);
  await page.goto(paths.owner);
  const night = page.getByRole('link', {
    name: `${house.name}, ${shortDay(day(2))}: 1 of 4 rooms sold, 25 %, 1 arrival`,
  });
  await expect(night).toHaveAttribute('href', `${ownerPaths.calendar(house.hotel)}&from=${day(2)}`);
  await expect(page.getByRole('columnheader', { name: shortDay(day(2)) })).toHaveCount(1);
  await expect(part(page, /^Earnings of/)).toContainText('As it is booked');
  const helps = part(page, 'What would help');
  await expect(helps.getByRole('link', { name: 'Add photos' })).toHaveAttribute('href', /listing=.+&step=photos$/);
  await helps.getByRole('button', { name: /^Show all/ }).click();
  await expect(helps.getByRole('link', { name: 'Switch on the second step' })).toHaveAttribute('href', paths.account);
  await expect(page.getByRole('heading', { level: 3, name: house.name })).toBeVisible();
  await expectAccessible(page);

  await page.route('**/rpc/desk_home', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: house.name }) }),
  ).toBeVisible();
  await page.unroute('**/rpc/desk_home');
  await page.getByRole('button', { name: 'Retry' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Today, ${shortDay(day(0))}`);
});

test('the demo owner has a busy day at two houses', async ({ page }) => {
  await signInAs(page, 'owner@susegad.example');
  await page.goto(paths.owner);
  await expect(page.getByRole('list', { name: 'Houses today' }).getByRole('listitem')).toHaveCount(2);
  // More waits than fits; which of it comes last depends on the hour.
  await part(page, /^Needs an answer/)
    .getByRole('button', { name: /^Show all/ })
    .click();
  for (const words of ['Airbnb', 'says ₹', 'to give back', 'Held for', 'waits for your answer', 'come?'])
    await expect(part(page, /^Needs an answer/)).toContainText(words);
  await expectAccessible(page);
  for (const width of widths) await expectFits(page, width);
});
