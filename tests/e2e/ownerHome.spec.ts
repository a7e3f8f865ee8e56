import { expect, type Page, test } from '@playwright/test';
import { shortDay } from '#src/domain/desk/stayWords.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { type OwnHouse, openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { payDue } from '../support/paymentSql.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { addPayment } from '../support/siteMoney.ts';
import { someUtr } from '../support/someUtr.ts';

const widths = [390, 820, 1440];
const day = (days: number) => addDays(todayInKolkata(), days);

async function book(
  house: OwnHouse,
  from: number,
  until: number,
  guest_name = 'Asha Kamat',
  room = house.garden,
): Promise<string> {
  const reference = await bookRooms(
    { hotel: house.hotel, room },
    { checkIn: day(Math.max(from, 0)), checkOut: day(Math.max(from, 0) + until - from) },
  );
  const [row] = await siteSql<{ id: string }>(
    `update public.bookings set guest_name = $2, check_in_date = check_in_date + $3::integer, check_out_date = check_out_date + $3::integer,
       terms_date = terms_date + $3::integer, created_at = created_at + interval '3 days' * $3::integer
     where booking_reference = $1 returning id`,
    [reference, guest_name, Math.min(from, 0)],
  );
  return row?.id ?? '';
}
const part = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name }).filter({ has: page.getByRole('heading', { level: 2, name }) });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const stateOf = async (id: string) =>
  (await siteSql('select stay_state::text, payment_status::text from public.bookings where id = $1', [id]))[0];

test('by keyboard arrivals check in and departures check out', {
  tag: '@phone',
}, async ({ page }) => {
  const house = await openHouse(page);
  const asha = await book(house, 0, 2);
  await book(house, 0, 3, 'Rohan Naik');
  const leaving = await book(house, -2, 0, 'Maria Dias');
  await siteSql('update public.bookings set checked_in_at = now() where id = $1', [leaving]);
  await siteSql(payDue('b.hotel_id = $1 and b.check_in_date = private.today()'), [house.hotel]);
  await page.goto(paths.owner);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Today, ${shortDay(day(0))}`);
  const arriving = part(page, /^Arriving/);
  await expect(arriving.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('link', { name: `Arriving at ${house.name}: 2` })).toBeVisible();
  await expect(part(page, /^To do/)).toContainText('Nothing to do.');
  for (const width of widths) await expectFits(page, width);

  await press(page, arriving.getByRole('button', { name: 'Check in: Asha Kamat' }));
  const checkIn = dialog(page, 'Check in: Asha Kamat');
  await expect(checkIn).toContainText('Balance due: ₹');
  await press(page, checkIn.getByRole('button', { name: 'Record payment' }));
  await dialog(page, 'Record payment').getByLabel('Method').selectOption('Cash');
  await press(page, dialog(page, 'Record payment').getByRole('button', { name: /^Record ₹/ }));
  await expect(checkIn).toContainText('Everything is paid');
  await press(page, checkIn.getByRole('button', { name: 'Check in', exact: true }));
  await expect(toasts(page)).toContainText('Asha Kamat is checked in');
  await expect(arriving.getByRole('listitem')).toHaveCount(1);
  await expect(arriving.getByRole('button', { name: 'Check in: Rohan Naik' })).toBeFocused();
  await expect(page.getByRole('link', { name: `Arriving at ${house.name}: 1` })).toBeVisible();
  expect(await stateOf(asha)).toMatchObject({ stay_state: 'checked_in' });

  const left = part(page, /^Leaving/);
  await press(page, left.getByRole('button', { name: 'Check out: Maria Dias' }));
  const checkOut = dialog(page, 'Check out: Maria Dias');
  await checkOut.getByLabel(/without paying/).fill('The company pays by bank transfer');
  await press(page, checkOut.getByRole('button', { name: 'Check out', exact: true }));
  await expect(left).toContainText('No more check-outs today.');
  await expect(left.getByRole('heading')).toBeFocused();
  expect(await stateOf(leaving)).toMatchObject({ stay_state: 'completed' });
  const owing = part(page, /^To collect/);
  await expect(owing.getByRole('listitem').first()).toContainText('The company pays by bank transfer');
  await press(page, owing.getByRole('button', { name: 'Record payment: Maria Dias' }));
  await dialog(page, 'Record payment').getByLabel('Method').selectOption('bank');
  await press(page, dialog(page, 'Record payment').getByRole('button', { name: /^Record ₹/ }));
  await expect(owing).not.toContainText('Maria Dias');

  await press(page, arriving.getByRole('link', { name: 'Rohan Naik', exact: true }));
  await expect(dialog(page, 'Rohan Naik')).toBeVisible();
  await siteSql(`update public.bookings set checked_in_at = now() where hotel_id = $1 and guest_name = 'Rohan Naik'`, [
    house.hotel,
  ]);
  await book(house, 3, 5, 'Anil Shet');
  await page.goto(paths.owner);
  await expect(arriving).toContainText(`All of today’s guests have arrived. Next: ${shortDay(day(3))}, 1 arrival.`);
});

test('on a phone the counts lead to the parts of the morning, and a walk-in is in house after one form', {
  tag: ['@journey', '@phone'],
}, async ({ page }) => {
  const house = await openHouse(page);
  await book(house, 0, 2);
  const leaving = await book(house, -2, 0, 'Maria Dias');
  await siteSql('update public.bookings set checked_in_at = now() where id = $1', [leaving]);
  await page.goto(paths.owner);
  const glance = page.getByRole('navigation', { name: 'Today at a glance' });
  await expect(glance.getByRole('link')).toHaveText([
    /^To do 1/,
    /^To collect ₹/,
    /^Arriving 1/,
    /^Leaving 1/,
    /^Staying 0/,
  ]);
  await expect(glance.getByRole('link').last()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Walk-in' })).toBeInViewport();
  const headings = page.locator('.home-columns').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([/^To do/, /^To collect/, /^Arriving/, /^Leaving/, /^Staying/]);
  await press(page, glance.getByRole('link', { name: /^Staying/ }));
  await expect(part(page, /^Staying/)).toBeInViewport();

  await press(page, page.getByRole('button', { name: 'Walk-in' }));
  const walkIn = dialog(page, 'Walk-in');
  await expect(walkIn.getByLabel('Room type')).toContainText('Garden Room, ₹3,676, 2 left');
  await expect(walkIn.getByLabel('Room type')).toBeFocused();
  await walkIn.getByLabel('Room type').selectOption({ label: 'Garden Room, ₹3,676, 2 left' });
  await press(page, walkIn.getByRole('button', { name: 'Book and check in' }));
  await expect(walkIn.getByLabel('Name')).toBeFocused();
  await page.keyboard.insertText('Ravi Naik');
  await walkIn.getByLabel('Phone').fill('+91 98200 12345');
  await page.reload();
  await press(page, page.getByRole('button', { name: 'Walk-in' }));
  await expect(walkIn.getByLabel('Name'), 'a reload loses nothing').toHaveValue('Ravi Naik');
  await expect(walkIn.getByRole('button', { name: 'Book and check in' })).toBeEnabled();
  await walkIn.getByLabel('Phone').press('Enter');
  await expect(walkIn.getByLabel('Payment received')).toBeFocused();
  await walkIn.getByLabel('Payment received').selectOption('Cash');
  await expect(walkIn.getByLabel('Amount (₹)')).toHaveValue('3676');
  await walkIn.getByLabel('Amount (₹)').fill('');
  await walkIn.getByLabel('Phone').press('Enter');
  await expect(walkIn.getByLabel('Amount (₹)')).toBeFocused();
  await walkIn.getByLabel('Amount (₹)').fill('3676');
  await expectAccessible(page);
  for (const width of widths) await expectFits(page, width);
  // A lost answer: the same request books once.
  await page.route(
    '**/rpc/walk_in',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await walkIn.getByLabel('Phone').press('Enter');
  await expect(walkIn.getByRole('alert')).toContainText('We could not reach the server.');
  await press(page, walkIn.getByRole('button', { name: 'Book and check in' }));
  const booked = dialog(page, /^Booked: /);
  await expect(booked).toContainText(/Ravi Naik, Garden Room, .+Checked in\. ₹3,676\.00 recorded\./);
  await press(page, booked.getByRole('button', { name: 'Done' }));
  await expect(part(page, /^Staying/).getByRole('listitem')).toContainText('Ravi Naik');
  expect(
    await siteSql(
      `select stay_state::text, payment_status::text, source::text from public.bookings where hotel_id = $1 and guest_name = 'Ravi Naik'`,
      [house.hotel],
    ),
  ).toEqual([{ stay_state: 'checked_in', payment_status: 'paid', source: 'walk_in' }]);
});

test('arrivals are one number in tile, list, front desk and night', async ({ page }) => {
  const house = await openHouse(page);
  await book(house, 0, 2);
  const asking = await book(house, 0, 3, 'Rohan Naik');
  await siteSql(`update public.bookings set booking_status = 'pending' where id = $1`, [asking]);
  await book(house, -1, 2, 'Maria Dias');
  const here = await book(house, 0, 1, 'Anil Shet', house.loft);
  await siteSql('update public.bookings set checked_in_at = now() where id = $1', [here]);
  await page.goto(paths.owner);
  const arriving = part(page, /^Arriving/);
  await expect(arriving.getByRole('heading')).toHaveText('Arriving 3');
  await expect(arriving.getByRole('listitem')).toHaveCount(3);
  await expect(arriving.getByRole('listitem').first()).toContainText(`Expected ${shortDay(day(-1))}`);
  await expect(arriving.getByRole('listitem').filter({ hasText: 'Rohan Naik' })).toContainText('To confirm');
  const tile = page.getByRole('list', { name: 'Properties today' });
  await expect(tile).toContainText('1 from earlier days, 1 already arrived');
  await expect(page.getByRole('link', { name: `${house.name}, ${shortDay(day(0))}: ` })).toContainText('↓ 3');
  await expect(part(page, 'Next 14 nights')).toContainText('↓ Arrivals');
  for (const width of widths) await expectFits(page, width);
  await tile.getByRole('link', { name: `Arriving at ${house.name}: 3` }).click();
  await expect(page.getByRole('group', { name: 'Lists' }).getByRole('button', { name: /^Arriving/ })).toContainText(
    '3',
  );
});

test('a payment, a refund and a no-show are answered from Home', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  const utr = someUtr();
  const reporting = await book(house, 5, 7);
  const missing = await book(house, -1, 2, 'Rohan Naik');
  const cancelled = await book(house, 9, 11, 'Maria Dias');
  await addPayment(reporting, 300_000, { state: 'reported', holder: 'property', reference: utr });
  await addPayment(cancelled, 100_000, { holder: 'property', method: 'cash' });
  await siteSql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [cancelled]);
  await siteSql(`select private.add_refund_due(b, 100000, 'cancelled') from public.bookings as b where id = $1`, [
    cancelled,
  ]);
  await page.goto(paths.owner);
  const todo = part(page, /^To do/);
  await expect(todo.getByRole('listitem')).toHaveCount(3);
  await expect(todo.getByRole('listitem').filter({ hasText: 'Did Rohan Naik arrive?' })).toBeVisible();
  for (const width of widths) await expectFits(page, width);

  await press(page, todo.getByRole('button', { name: 'Mark as received: Asha Kamat' }));
  const payment = dialog(page, 'Mark as received');
  await expect(payment.getByLabel('Amount (₹)')).toHaveValue('3000');
  await expect(payment.getByLabel('Reference')).toHaveValue(utr);
  await expectAccessible(page);
  await press(page, payment.getByRole('button', { name: 'Record ₹3,000.00' }));
  await expect(toasts(page)).toContainText('₹3,000.00 recorded');
  await expect(todo.getByRole('listitem')).toHaveCount(2);
  await expect(todo.getByRole('button', { name: 'Record refund: Maria Dias' })).toBeFocused();
  expect(await siteSql('select state::text from private.payments where booking_id = $1', [reporting])).toEqual([
    { state: 'received' },
  ]);

  await press(page, todo.getByRole('button', { name: 'Record refund: Maria Dias' }));
  const refund = dialog(page, 'Record refund');
  await refund.getByLabel('Method').selectOption('UPI');
  await press(page, refund.getByRole('button', { name: 'Record ₹1,000.00' }));
  await expect(todo.getByRole('listitem')).toHaveCount(1);

  await press(page, todo.getByRole('button', { name: 'Mark as no-show: Rohan Naik' }));
  await press(page, dialog(page, /^Mark as no-show/).getByRole('button', { name: 'Mark as no-show' }));
  await expect(todo).toContainText('Nothing to do.');
  await expect(todo.getByRole('heading')).toBeFocused();
  expect(await stateOf(missing)).toMatchObject({ stay_state: 'no_show' });
});

test('nights lead to the calendar, suggestions to their place', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  await book(house, 2, 4);
  await siteSql(
    `insert into private.room_blocks (room_category_id, first_night, end_date, rooms) values ($1, $2, $3, 2)`,
    [house.garden, day(3), day(4)],
  );
  await page.goto(paths.owner);
  const night = page.getByRole('link', {
    name: `${house.name}, ${shortDay(day(2))}: 1 of 4 rooms sold, 25%, 1 arrival`,
  });
  await expect(night).toHaveAttribute('href', `${ownerPaths.calendar(house.hotel)}&from=${day(2)}`);
  await expect(page.getByRole('columnheader', { name: shortDay(day(2)) })).toHaveCount(1);
  const blocked = page.getByRole('link', {
    name: `${house.name}, ${shortDay(day(3))}: 1 of 2 rooms sold, 50%, 2 blocked, 0 arrivals`,
  });
  await expect(blocked).toContainText('50%1/2');
  await expect(part(page, /^Revenue in/)).toContainText('Whole month');
  await expect(part(page, /^Revenue in/)).toContainText('Guests may still owe a part of it.');
  const helps = part(page, 'Suggestions');
  await expect(helps.getByRole('link', { name: 'Add photos' })).toHaveAttribute('href', /listing=.+&step=photos$/);
  await helps.getByRole('button', { name: /^Show all/ }).click();
  await expect(helps.getByRole('link', { name: 'Switch on two-factor sign-in' })).toHaveAttribute(
    'href',
    paths.account,
  );
  await expect(page.getByRole('heading', { level: 3, name: house.name })).toBeVisible();
  const invite = helps.getByRole('link', { name: 'Invite a second person' });
  const people = dialog(page, 'People');
  const named = await invite.evaluate((link) => (link as HTMLAnchorElement).href);
  await press(page, invite);
  await expect(people.getByLabel('Invite someone')).toBeVisible();
  await expect(people.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(people).toHaveCount(0);
  await expect(invite).toBeFocused();
  await press(page, invite);
  await expect(people).toBeVisible();
  await page.goBack();
  await expect(people).toHaveCount(0);
  await page.goto('/');
  await page.goto(named);
  await expect(people.getByLabel('Invite someone')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.owner);

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
