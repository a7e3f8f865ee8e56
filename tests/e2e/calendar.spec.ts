import { expect, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { dayWords } from '#src/words/en/hotel.ts';
import { addRoom, bookRooms, makeHotel } from '../support/ownHotel.ts';
import { calendarDay, chooseDay, expectAccessible, focusedDay, moveInCalendar, press } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose your dates' });
const openCalendar = async (page: Page, address: string) => {
  await page.goto(address);
  await page
    .getByRole('button', { name: /^Check-in/ })
    .first()
    .click();
  await expect(dialog(page).getByRole('grid').first()).toBeVisible();
};
/** A Friday at least 40 days ahead whose weekend is in one month. */
const friday = (() => {
  let day = addDays(todayInKolkata(), 40);
  while (new Date(day).getUTCDay() !== 5 || Number(day.slice(8)) > 14) day = addDays(day, 1);
  return day;
})();
const after = (days: number) => addDays(friday, days);
async function turnToFriday(page: Page) {
  const day = calendarDay(page, friday);
  await expect(async () => {
    if (!(await day.isVisible())) await dialog(page).getByRole('button', { name: 'Next month' }).click();
    await expect(day).toBeVisible({ timeout: 200 });
  }).toPass();
}
/** Clicks a disabled day. A normal `click` would wait for it. */
const pressRefused = (page: Page, day: string) => calendarDay(page, day).click({ force: true });

/** Two room types. The weekend costs a tenth more and has a minimum stay of two nights, Sunday has no check-in, and Tuesday is full. */
async function makeRatedHotel() {
  const { hotel, room } = await makeHotel({ totalRooms: 1 });
  const suite = await addRoom(hotel, 'Suite', { totalRooms: 1, price: 1_250_000 });
  await siteSql(
    `insert into private.rate_plans (room_category_id) select id from public.room_categories where hotel_id = $1`,
    [hotel],
  );
  await siteSql(
    `insert into private.rate_rules (room_category_id, kind, first_night, end_date, price_change, value, min_nights)
     select id, 'season', $2::date, $2::date + 2, 'percent', 100, 2 from public.room_categories where hotel_id = $1`,
    [hotel, friday],
  );
  await siteSql(
    `insert into private.rate_rules (room_category_id, kind, first_night, end_date, closed_to_arrival)
     select id, 'nights', $2::date + 2, $2::date + 3, true from public.room_categories where hotel_id = $1`,
    [hotel, friday],
  );
  for (const one of [room, suite]) await bookRooms({ hotel, room: one }, { checkIn: after(4), checkOut: after(5) });
  return { hotel, room, suite };
}

test('a hotel’s days say the lowest price, and why they cannot be chosen', { tag: '@phone' }, async ({ page }) => {
  const { hotel, room } = await makeRatedHotel();
  await bookRooms({ hotel, room }, { checkIn: after(5), checkOut: after(8) });
  await openCalendar(page, `/hotel/${hotel}`);
  await turnToFriday(page);
  await expect(calendarDay(page, after(-1))).toContainText('₹4,200');
  await expect(calendarDay(page, friday)).toContainText('₹4,620');
  await expect(calendarDay(page, after(5))).toContainText('₹12.5k');
  const tuesday = calendarDay(page, after(4));
  await expect(tuesday).not.toContainText('₹');
  await expect(tuesday).toHaveAccessibleName(/: Sold out\.$/);
  await expect(tuesday).toHaveCSS('text-decoration-line', 'line-through');
  await expect(calendarDay(page, friday)).toHaveAccessibleName(
    `${new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(friday))}: from ₹4,620 a night. Minimum stay 2 nights from ${dayWords(friday)}.`,
  );
  await expectAccessible(page);

  const line = dialog(page).locator('.calendar-line');
  await pressRefused(page, after(2));
  await expect(line).toContainText(`No check-in on ${dayWords(after(2))}.`);
  await expect(dialog(page)).toContainText('Choose the check-in date');
  await expect(dialog(page).locator('[aria-live]').filter({ hasText: 'No check-in' })).toBeAttached();

  await calendarDay(page, friday).click();
  await expect(dialog(page)).toContainText('now choose the check-out date');
  await pressRefused(page, after(1));
  await expect(line).toContainText(`Minimum stay 2 nights from ${dayWords(friday)}.`);
  await expect(dialog(page)).toBeVisible();
  await expect(calendarDay(page, after(4))).toBeEnabled();
  await pressRefused(page, after(6));
  await expect(line).toContainText(`${dayWords(after(4))} is sold out.`);
  await calendarDay(page, after(4)).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`checkIn=${friday}&checkOut=${after(4)}`));
});

test('the form’s days show the price of its room, by keyboard', async ({ page }) => {
  const { room, suite } = await makeRatedHotel();
  await page.goto(`/booking/${suite}`);
  await press(page, page.getByRole('button', { name: /^Check-in/ }));
  await turnToFriday(page);
  await expect(calendarDay(page, after(-1))).toContainText('₹12.5k');
  await page.keyboard.press('Escape');

  await page.goto(`/booking/${room}?checkIn=${after(-3)}&checkOut=${after(-2)}&adults=2&children=0&rooms=1`);
  await press(page, page.getByRole('button', { name: /^Check-in/ }));
  await expect.poll(() => focusedDay(page)).toBe(after(-3));
  await moveInCalendar(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  const line = dialog(page).locator('.calendar-line');
  await expect(line).toContainText(`₹4,620 a night. Minimum stay 2 nights from ${dayWords(friday)}.`);
  await moveInCalendar(page, 'ArrowRight', 'ArrowRight');
  await expect(line).toContainText(`No check-in on ${dayWords(after(2))}.`);
  await chooseDay(page);
  await expect(dialog(page)).toContainText('Choose the check-in date');
  await moveInCalendar(page, 'ArrowLeft', 'ArrowLeft');
  await chooseDay(page);
  await expect(dialog(page)).toContainText('now choose the check-out date');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${friday}&checkOut=${after(2)}`));
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText('₹9,240.00');
});

test('prices follow party and currency, and a day before the arrival begins anew', async ({ page }) => {
  const { hotel, room } = await makeRatedHotel();
  await siteSql(`update private.rate_plans set included_guests = 1, extra_adult = 100000 where room_category_id = $1`, [
    room,
  ]);
  await openCalendar(page, `/hotel/${hotel}?adults=1&children=0&rooms=1`);
  await turnToFriday(page);
  await expect(calendarDay(page, after(-1))).toContainText('₹4,200');
  await calendarDay(page, after(5)).click();
  await calendarDay(page, after(-2)).click();
  await expect(dialog(page)).toContainText('now choose the check-out date');
  await calendarDay(page, after(-1)).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${after(-2)}&checkOut=${after(-1)}`));

  await page.getByRole('button', { name: 'More adults' }).click();
  await expect(page).toHaveURL(/adults=2/);
  await page
    .getByRole('button', { name: /^Check-in/ })
    .first()
    .click();
  await expect(calendarDay(page, after(-1))).toContainText('₹5,250');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'US dollars' }).click();
  await page
    .getByRole('button', { name: /^Check-in/ })
    .first()
    .click();
  await expect(calendarDay(page, after(-1))).toContainText('$');
  await expect(calendarDay(page, after(-1))).not.toContainText('₹');
});

test('where prices do not come, dates are chosen all the same; a search has none', async ({ page }) => {
  const { hotel } = await makeRatedHotel();
  await page.route('**/rpc/day_prices', (route) => route.abort());
  await openCalendar(page, `/hotel/${hotel}`);
  await expect(dialog(page).locator('.calendar-line')).toHaveCount(1);
  await turnToFriday(page);
  await expect(dialog(page)).toContainText('We could not load prices.');
  await calendarDay(page, friday).click();
  await calendarDay(page, after(1)).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${friday}&checkOut=${after(1)}`));
  await expect(page.getByText(`Minimum stay 2 nights from ${dayWords(friday)}.`).first()).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openCalendar(page, '/search');
  await expect(dialog(page).locator('.calendar-line')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('day_prices'))).toEqual([]);
});

test('on a low window all of the picker is in sight, whichever side of its field has room', async ({ page }) => {
  const { hotel } = await makeHotel();
  await page.setViewportSize({ width: 1440, height: 844 });
  await openCalendar(page, `/hotel/${hotel}`);
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).getByRole('button', { name: 'Next month' })).toBeInViewport({ ratio: 1 });
});
