import { expect, type Page, test } from '@playwright/test';
import { formatNight } from '#src/domain/hotel/formatNight.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { type OwnHouse, openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, expectNoOverlays, keepHome, press, tabTo, toasts } from '../support/page.ts';
import { longPassword, newPerson, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

let today = todayInKolkata();
test.beforeEach(() => {
  today = todayInKolkata();
});
const day = (days: number) => addDays(today, days);
const night = (days: number) => formatNight(day(days));

const cell = (page: Page, room: string, days: number, told = '') =>
  page.getByRole('gridcell', { name: `${room}, ${night(days)}: ${told}` });
const panel = (page: Page) => page.getByRole('dialog');
const undoLine = (page: Page) => page.locator('.desk-undo');
const undo = (page: Page) => undoLine(page).getByRole('button', { name: /^Undo/ });

async function openCalendar(page: Page, view: 'grid' | 'month' = 'grid', more = '') {
  await page.goto(`/owner/calendar?view=${view}${more}`);
  await expect(page.getByRole('grid')).toBeVisible();
}
async function drag(page: Page, from: ReturnType<typeof cell>, to: ReturnType<typeof cell>) {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  await expect(panel(page)).toBeVisible();
}
const ownPrices = async ({ garden, loft }: OwnHouse) =>
  (
    await siteSql<{ room: string; day: number; value: number }>(
      `select case room_category_id when $1 then 'garden' else 'loft' end as room, first_night - private.today() + d as day, value
       from private.rate_rules, generate_series(0, end_date - first_night - 1) as d
       where room_category_id in ($1, $2) and kind = 'nights' and price_change = 'fixed' order by 1, 2`,
      [garden, loft],
    )
  ).map(({ room, day, value }) => `${room} ${day} ${value}`);
const blockedOf = async (room: string) =>
  (
    await siteSql<{ day: number; blocked: number }>(
      'select night - private.today() as day, blocked from private.nights where room_category_id = $1 and blocked > 0 order by 1',
      [room],
    )
  ).map(({ day, blocked }) => `${day}×${blocked}`);
const fillCaller = async (page: Page, kind: string, name = 'Kabir Shah') => {
  await panel(page).getByRole('radio', { name: kind }).check();
  await panel(page).getByLabel('Name', { exact: true }).fill(name);
  await panel(page).getByLabel('Phone').fill('+44 20 7946 0958');
};

test('prices of two room types are dragged, and undone', { tag: '@journey' }, async ({ page }) => {
  const house = await openHouse(page);
  await openCalendar(page);
  await drag(page, cell(page, 'Garden Room', 2, '₹3,676.00'), cell(page, 'Loft', 4, '₹10,620.00'));
  await expect(panel(page)).toHaveAccessibleName('3 nights in 2 room types');
  const price = panel(page).getByLabel('Price per night and room, before tax (₹)');
  await panel(page).getByRole('button', { name: 'Set price' }).click();
  await expect(price).toBeFocused();
  await expect(panel(page)).toContainText('Enter a price from ₹1 to ₹10,00,000');
  await price.fill('8000');
  await expect(panel(page)).toContainText('Guests pay ₹9,440 online, taxes included.');
  await expectAccessible(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/rpc/set_nights', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await panel(page).getByRole('button', { name: 'Set price' }).click();
  const question = page.getByRole('dialog', { name: 'Set price?' });
  const agree = () => question.getByRole('button', { name: 'Set price' }).click();
  await expect(question).toContainText(
    'Guests pay ₹3,676 to ₹10,620 per night now. They would pay ₹9,440, 2.6 times as much.',
  );
  await agree();
  await expect(cell(page, 'Loft', 4, '₹9,440.00, 1 of 1 available, price set for this night')).toBeFocused();
  answered.resolve();
  await expect(undoLine(page)).toContainText('Price of 3 nights in 2 room types set to ₹8,000 before tax.');
  const ofBoth = ['garden', 'loft'].flatMap((room) => [2, 3, 4].map((night) => `${room} ${night} 800000`));
  expect(await ownPrices(house)).toEqual(ofBoth);

  await cell(page, 'Garden Room', 3).click();
  await panel(page).getByLabel('Percentage change').check();
  await panel(page).getByLabel('Percentage on top of the rates').fill('-10');
  await panel(page).getByRole('button', { name: 'Set price' }).click();
  await agree();
  await expect(undoLine(page)).toContainText('Price of 1 night of Garden Room lowered by 10%.');
  await expect(cell(page, 'Garden Room', 3, '₹3,308.00')).toBeVisible();

  await press(page, undo(page));
  await expect(undoLine(page)).toContainText('Undone: Price of 1 night of Garden Room lowered by 10%.');
  await expect(cell(page, 'Garden Room', 3, '₹9,440.00')).toBeVisible();
  expect(await ownPrices(house)).toEqual(ofBoth);
  await cell(page, 'Garden Room', 0).focus();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Loft', 4, '₹10,620.00')).toBeVisible();
  await expect(undo(page)).toBeHidden();
  expect(await ownPrices(house)).toEqual([]);
});

test('by keyboard nights are chosen across categories, blocked on certain weekdays and released', async ({ page }) => {
  const house = await openHouse(page);
  await openCalendar(page);
  await tabTo(page, cell(page, 'Garden Room', 0));
  for (const key of ['ArrowRight', ...Array(6).fill('Shift+ArrowRight'), 'Shift+ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(page.getByText(`7 nights in 2 room types selected, ${night(1)} to ${night(7)}.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveAccessibleName('7 nights in 2 room types');
  await press(page, panel(page).getByText('Change nights, weekdays or room types'));
  const first = night(1).slice(0, 3);
  for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].filter((name) => name !== first)) {
    await press(page, panel(page).getByLabel(name, { exact: true }), 'Space');
  }
  await expect(panel(page)).toHaveAccessibleName('1 night in 2 room types');
  await press(page, panel(page).getByRole('radio', { name: 'Price', exact: true }), 'ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('radio', { name: 'Block' })).toBeChecked();
  await tabTo(page, panel(page).getByLabel('Reason'));
  await page.keyboard.type('New roof');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(undoLine(page)).toContainText('All available rooms blocked for 1 night in 2 room types.');
  await expect(cell(page, 'Garden Room', 1, '₹3,676.00, 0 of 3 available, 3 blocked')).toBeVisible();
  await expect.poll(() => blockedOf(house.garden)).toEqual(['1×3']);
  expect(await blockedOf(house.loft)).toEqual(['1×1']);

  const bar = page.getByRole('button', { name: `Blocked: New roof, ${night(1)}, 3 rooms` });
  // Cells change at once, bars after the nights are reloaded.
  await expect(bar).toBeVisible();
  for (const key of ['Escape', 'ArrowUp', 'Tab']) await page.keyboard.press(key);
  await expect(bar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('New roof');
  await press(page, panel(page).getByRole('button', { name: 'Release 3 rooms' }));
  await expect(undoLine(page)).toContainText('3 rooms released for 1 night of Garden Room.');
  await expect.poll(() => blockedOf(house.garden)).toEqual([]);
  await expect(bar).toBeHidden();
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await undo(page).click();
  await expect(bar).toBeVisible();
  await undo(page).click();
  await expect.poll(() => blockedOf(house.loft)).toEqual([]);
  await expect(undoLine(page).getByRole('status')).toBeFocused();
  await expect.poll(() => blockedOf(house.garden)).toEqual([]);
});

test('what is refused of a category is taken back and told with its name, the rest is done', async ({ page }) => {
  const house = await openHouse(page);
  await openCalendar(page);
  await bookRooms({ hotel: house.hotel, room: house.loft }, { checkIn: day(3), checkOut: day(4) });
  await drag(page, cell(page, 'Garden Room', 2), cell(page, 'Loft', 3));
  await panel(page).getByRole('radio', { name: 'Block' }).check();
  await panel(page).getByLabel('Some rooms').check();
  await panel(page).getByRole('button', { name: 'Block rooms', exact: true }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Some changes were not made' });
  await expect(told).toContainText('Loft: No room is available on at least one of these nights.');
  await expect(told).toContainText(`No room available on ${night(3)}: Asha Kamat.`);
  await expect(undoLine(page)).toContainText('1 room blocked for 2 nights of Garden Room.');
  await expect(cell(page, 'Loft', 2, '₹10,620.00, 1 of 1 available')).toBeVisible();
  await expect(cell(page, 'Garden Room', 2, '₹3,676.00, 2 of 3 available, 1 blocked')).toBeVisible();
  expect(await blockedOf(house.loft)).toEqual([]);
});

test('stay rules are set for some nights, and guests are held to them', async ({ page }) => {
  const house = await openHouse(page);
  await openCalendar(page);
  await drag(page, cell(page, 'Loft', 5), cell(page, 'Loft', 6));
  await panel(page).getByRole('radio', { name: 'Stay rules' }).check();
  await panel(page).getByRole('button', { name: 'Set stay rules' }).click();
  await expect(panel(page).getByRole('alert')).toHaveText('Choose at least one rule to change.');
  await panel(page).getByLabel('Minimum stay').selectOption('2 nights');
  await panel(page).getByLabel('Check-out').selectOption('No check-out');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Set stay rules' }).click();
  await expect(undoLine(page)).toContainText(
    'Stay rules of 2 nights of Loft changed: minimum stay 2 nights, no check-out.',
  );
  await expect(
    cell(page, 'Loft', 5, '₹10,620.00, 1 of 1 available, minimum stay 2 nights, no check-out'),
  ).toBeVisible();
  await page.goto(
    paths.booking(house.loft, { check_in_date: day(5), check_out_date: day(6), adults: 2, children: 0, rooms: 1 }),
  );
  await expect(page.getByText(/minimum stay 2 nights/i).first()).toBeVisible();
});

test('on a phone a month is tapped, and its nights get another price', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  // The first of the next month, so that the test works on any day.
  const first = `${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
  await page.goto('/owner/calendar');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectFits(page);
  await expect(page.getByRole('gridcell', { name: /: / }).first()).toHaveAccessibleName(
    new RegExp(`, ${formatNight(today)}: `),
  );
  await page.getByRole('button', { name: 'Next month' }).tap();
  const dayOf = (date: string, told = '') =>
    page.getByRole('gridcell', { name: `Loft, ${formatNight(date)}: ${told}` });
  await page.getByLabel('Room type').selectOption('Loft');
  await dayOf(addDays(first, 2)).tap();
  await expect(page.getByText('Now tap the last night, or the same night again.')).toBeVisible();
  await dayOf(addDays(first, 4)).tap();
  await expect(panel(page)).toHaveAccessibleName('3 nights of Loft');
  await panel(page).getByLabel('Price per night and room, before tax (₹)').fill('7000');
  await expect(panel(page)).toContainText('Guests pay ₹7,350 online, taxes included.');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Set price' }).tap();
  await expect(dayOf(addDays(first, 3), '₹7,350.00')).toBeVisible();
  await expect(undoLine(page)).toContainText('Price of 3 nights of Loft set to ₹7,000 before tax.');
  expect(await ownPrices(house)).toHaveLength(3);
  await undo(page).tap();
  await expect(dayOf(addDays(first, 3), '₹10,620.00')).toBeVisible();
  await page.reload();
  await expect(dayOf(addDays(first, 3))).toBeVisible();
  await page.getByRole('button', { name: 'All rooms' }).tap();
  await expect(page.getByRole('grid', { name: 'Rooms by nights' })).toBeVisible();
  await expectFits(page);
  const from = page.getByRole('gridcell', { name: /^Garden Room,/ });
  await from.nth(1).tap();
  await expect(page.getByText('Now tap the last night')).toBeVisible();
  await from.nth(2).tap();
  await expect(panel(page)).toHaveAccessibleName('2 nights of Garden Room');
});

test('somebody at the door or on the phone is booked for tonight from the bookings', {
  tag: '@phone',
}, async ({ page }) => {
  const house = await openHouse(page);
  await page.goto(ownerPaths.bookings(house.hotel));
  await page.getByRole('link', { name: 'Walk-in or call', exact: true }).click();
  await expect(panel(page)).toHaveAccessibleName('Walk-in');
  await expect(panel(page).getByLabel('Check-in')).toHaveValue(today);
  await expect(panel(page).getByLabel('Booked by')).toHaveValue('walk_in');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).not.toHaveURL(/walk-in/);
});

test('the desk books for a caller at its own price', { tag: '@phone' }, async ({ page, baseURL }) => {
  await keepHome(page, baseURL);
  const house = await openHouse(page);
  await openCalendar(page);
  const from = cell(page, 'Garden Room', 1);
  await from.tap();
  await cell(page, 'Garden Room', 2).tap();
  await panel(page).getByRole('radio', { name: 'Walk-in or call' }).check();
  const price = panel(page).getByRole('region', { name: 'Price' });
  await expect(price).toContainText('₹7,352.00');
  await expectAccessible(page);
  const book = panel(page).getByRole('button', { name: 'Book', exact: true });
  await book.click();
  await expect(panel(page).getByLabel('Name', { exact: true })).toBeFocused();
  await expect(panel(page)).toContainText('Enter the guest’s name.');
  await panel(page).getByLabel('Name', { exact: true }).fill('Asha Kamat');
  await panel(page).getByLabel('Phone').fill('98220 12345');
  await panel(page).getByRole('button', { name: 'More rooms' }).click();
  await expect(price).toContainText('₹14,704.00');
  await panel(page).getByText('Set another price').click();
  await panel(page).getByLabel('Price per night and room, before tax (₹)').fill('3000');
  await expect(panel(page)).toContainText('₹3,150, taxes included.');
  await expect(price).toContainText('₹12,600.00');
  await book.click();
  await expect(panel(page)).toContainText('Enter a short reason for the different price');
  await panel(page).getByLabel('Reason').fill('Comes every year');
  await panel(page).getByLabel('Booked by').selectOption('Walk-in');
  await book.click();
  await expect(panel(page).getByText(/^Booked: [A-Z0-9-]{19}$/)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919822012345\?text=Hello%20Asha%20Kamat.*12%2C600/,
  );
  await expect(panel(page).getByRole('link', { name: 'Open booking' })).toHaveAttribute(
    'href',
    new RegExp(`^/owner/bookings\\?hotel=${house.hotel}&booking=`),
  );
  await panel(page).getByRole('button', { name: 'Back to calendar' }).click();
  const bar = page.getByRole('button', { name: `Asha Kamat, ${night(1)} to ${night(3)}, 2 rooms` });
  await bar.click();
  await expect(panel(page)).toHaveAccessibleName('Asha Kamat');
  await expect(panel(page)).toContainText('₹12,600.00');
  expect(
    await siteSql('select source, price_reason, num_rooms, total_amount from public.bookings where hotel_id = $1', [
      house.hotel,
    ]),
  ).toEqual([{ source: 'walk_in', price_reason: 'Comes every year', num_rooms: 2, total_amount: 1_260_000 }]);
});

test('a form whose answer is lost books once', async ({ page }) => {
  const house = await openHouse(page);
  await openCalendar(page);
  await cell(page, 'Loft', 1).click();
  await fillCaller(page, 'Walk-in or call');
  await expect(panel(page).getByRole('region', { name: 'Price' })).toContainText('Total');
  await page.route(
    '**/rpc/book_at_desk',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const book = panel(page).getByRole('button', { name: 'Book', exact: true });
  await book.click();
  await expect(panel(page).getByRole('alert')).toContainText('We could not reach the server.');
  await expect(panel(page).getByLabel('Name', { exact: true })).toHaveValue('Kabir Shah');
  await expect(panel(page).getByRole('region', { name: 'Price' })).toContainText('Total');
  await book.click();
  await expect(panel(page).getByText(/^Booked: /)).toBeVisible();
  expect(await siteSql('select count(*)::int as made from public.bookings where hotel_id = $1', [house.hotel])).toEqual(
    [{ made: 1 }],
  );
});

test('rooms are on hold, released, and free once it expires', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await keepHome(page, baseURL);
  const house = await openHouse(page);
  await openCalendar(page);
  const hold = async (name: string) => {
    for (let taps = 0; taps < 2; taps += 1) await cell(page, 'Loft', 2).tap();
    await fillCaller(page, 'Hold for a caller', name);
    await expect(panel(page).getByRole('region', { name: 'Price' })).toContainText('₹10,620.00');
    await panel(page).getByRole('button', { name: 'Hold for 24 hours' }).click();
    await expect(panel(page).getByText(/^On hold until /)).toBeVisible();
  };
  const bar = (name: string) =>
    page.getByRole('button', { name: `On hold for ${name}, ${night(2)} to ${night(3)}, 1 room` });
  await hold('Kabir Shah');
  const link = await panel(page).getByLabel('Booking link at this price').inputValue();
  expect(link).toMatch(new RegExp(`/booking/${house.loft}\\?offer=`));
  await expect(panel(page).getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/442079460958\?text=.*10%2C620/,
  );
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Back to calendar' }).click();
  await expect(cell(page, 'Loft', 2, '₹10,620.00, 0 of 1 available, 1 on hold')).toBeVisible();
  await bar('Kabir Shah').click();
  await expect(panel(page)).toContainText(/On hold until.*, 23 hours and 5\d minutes left/);
  await expect(panel(page).getByLabel('Booking link at this price')).toHaveValue(link);
  await panel(page).getByRole('button', { name: 'Release hold' }).click();
  await expect(toasts(page)).toContainText('Hold for Kabir Shah released');
  await expect(cell(page, 'Loft', 2, '₹10,620.00, 1 of 1 available')).toBeVisible();
  await expect(bar('Kabir Shah')).toBeHidden();

  await hold('Priya Nair');
  await siteSql(
    `with held as (
       update private.holds set ends_at = now() + interval '4 seconds' where room_category_id = $1 returning 1
     )
     update private.held_nights set ends_at = now() + interval '4 seconds' where room_category_id = $1`,
    [house.loft],
  );
  await page.reload();
  await expect(bar('Priya Nair')).toContainText(/[1-4] s/);
  await expect(bar('Priya Nair')).toBeHidden();
  await expect(cell(page, 'Loft', 2, '₹10,620.00, 1 of 1 available')).toBeVisible();
});

test('a hold becomes the booking of who rings back, as it was told', { tag: '@phone' }, async ({ page, baseURL }) => {
  await keepHome(page, baseURL);
  const house = await openHouse(page);
  await openCalendar(page);
  for (let taps = 0; taps < 2; taps += 1) await cell(page, 'Loft', 2).tap();
  await fillCaller(page, 'Hold for a caller');
  await panel(page).getByText('Set another price').click();
  await panel(page).getByLabel('Price per night and room, before tax (₹)').fill('6000.50');
  await panel(page).getByLabel('Reason').fill('Comes every year');
  const price = panel(page).getByRole('region', { name: 'Price' });
  await expect(price).toContainText('₹6,301.00');
  await panel(page).getByRole('button', { name: 'Hold for 24 hours' }).click();
  await panel(page).getByRole('button', { name: 'Back to calendar' }).click();
  const bar = (name: string) => page.getByRole('button', { name: `${name}, ${night(2)} to ${night(3)}, 1 room` });
  await bar('On hold for Kabir Shah').click();
  await panel(page).getByRole('button', { name: 'Book for this guest' }).click();

  await expect(panel(page)).toHaveAccessibleName('Book for Kabir Shah');
  await expect(panel(page).getByLabel('Name', { exact: true })).toHaveValue('Kabir Shah');
  await expect(panel(page).getByLabel('Phone')).toHaveValue('+44 20 7946 0958');
  await expect(panel(page).getByLabel('Price per night and room, before tax (₹)')).toHaveValue('6000.50');
  await expect(panel(page).getByLabel('Reason')).toHaveValue('Comes every year');
  await expect(price).toContainText('₹6,301.00');
  await expect(price).toContainText('1 room available on every night');
  await panel(page).getByLabel('Email').fill('kabir@guests.example');
  await panel(page).getByRole('button', { name: 'Book', exact: true }).click();
  await expect(panel(page).locator(':focus')).toHaveText(/^Booked: [A-Z0-9-]{19}$/);
  const open = await panel(page).getByRole('link', { name: 'Open booking' }).getAttribute('href');
  await panel(page).getByRole('button', { name: 'Back to calendar' }).click();
  await expect(bar('On hold for Kabir Shah')).toBeHidden();
  await expect(bar('Kabir Shah')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('gridcell');
  expect(
    await siteSql('select total_amount, price_reason, source, guest_phone from public.bookings where hotel_id = $1', [
      house.hotel,
    ]),
  ).toEqual([
    { total_amount: 630_100, price_reason: 'Comes every year', source: 'phone', guest_phone: '+44 20 7946 0958' },
  ]);
  await page.goto(open ?? '');
  await expect(page.getByRole('dialog', { name: 'Kabir Shah' })).toContainText('Your own price: Comes every year');
});

test('the link of a hold books its rooms at its price', { tag: '@phone' }, async ({ page, browser, baseURL }) => {
  await keepHome(page, baseURL);
  const house = await openHouse(page);
  await openCalendar(page);
  for (let taps = 0; taps < 2; taps += 1) await cell(page, 'Loft', 2).tap();
  await fillCaller(page, 'Walk-in or call');
  const price = panel(page).getByRole('region', { name: 'Price' });
  await expect(price).toContainText('₹10,620.00');
  await expect(price).not.toContainText('Advance');
  await panel(page).getByRole('radio', { name: 'Hold for a caller' }).check();
  await expect(panel(page).getByLabel('Name', { exact: true })).toHaveValue('Kabir Shah');
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  for (let taps = 0; taps < 2; taps += 1) await cell(page, 'Loft', 2).tap();
  await panel(page).getByRole('radio', { name: 'Hold for a caller' }).check();
  await expect(panel(page).getByLabel('Phone')).toHaveValue('+44 20 7946 0958');
  await panel(page).getByText('Set another price').click();
  await expect(price).toContainText('₹10,620.00');
  await panel(page).getByLabel('Price per night and room, before tax (₹)').fill('6000');
  await panel(page).getByLabel('Reason').fill('Comes every year');
  await expect(price).toContainText('₹6,300.00');
  await panel(page).getByRole('button', { name: 'Hold for 24 hours' }).click();
  await expect(panel(page).locator(':focus')).toHaveText(/^On hold until /);
  const link = await panel(page).getByLabel('Booking link at this price').inputValue();

  const caller = await (await browser.newContext()).newPage();
  await caller.goto(link);
  await expect(caller.getByLabel('Full name')).toHaveValue('Kabir Shah');
  await expect(caller.getByLabel('Phone')).toHaveValue('+44 20 7946 0958');
  for (const look of [async () => {}, () => caller.reload()]) {
    await look();
    await expect(caller.getByText(/The hotel holds this room for you until/).first()).toBeAttached();
    await expect(caller.locator('main')).toContainText('₹6,300');
  }
  expect(new URL(caller.url()).searchParams.get('offer')).toBe(new URL(link).searchParams.get('offer'));
  await caller.getByLabel('Full name').fill('Kabir Shah');
  await caller.getByLabel('Email').fill('kabir@guests.example');
  await caller.getByRole('button', { name: 'Continue to Payment' }).click();
  await caller.waitForURL(/\/booking-confirmation\//);
  expect(
    await siteSql(
      `select total_amount, guest_email, (select count(*)::int from private.holds where room_category_id = $1 and ends_at > now()) as held
       from public.bookings where room_category_id = $1`,
      [house.loft],
    ),
  ).toEqual([{ total_amount: 630_000, guest_email: 'kabir@guests.example', held: 0 }]);
  await caller.context().close();
});

test('a drag draws only the nights that it touches', async ({ page }) => {
  const house = await openHouse(page);
  await siteSql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     select $1, 'Room ' || lpad(k::text, 2, '0'), 2, 5, 200000 from generate_series(1, 28) as k`,
    [house.hotel],
  );
  await openCalendar(page, 'grid', '&nights=60');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '31');
  expect(await page.getByRole('gridcell').count()).toBeLessThan(25 * 61);
  await cell(page, 'Garden Room', 1).hover();
  await page.mouse.down();
  await grid.evaluate((element) => {
    const touched = new Set<Element>();
    new MutationObserver((records) => {
      for (const { target } of records) touched.add(target as Element);
      element.setAttribute('data-touched', String(touched.size));
    }).observe(element.querySelector('.nights-rows') ?? element, { subtree: true, childList: true, attributes: true });
  });
  for (const at of [2, 3, 4, 5]) await cell(page, 'Garden Room', at).hover();
  await cell(page, 'Loft', 5).hover();
  await expect(grid).toHaveAttribute('data-touched', '10');
  await page.mouse.up();
  await expect(panel(page)).toHaveAccessibleName('5 nights in 2 room types');
  await page.keyboard.press('Escape');
  // The overlay's history entry is gone, with its scroll position.
  await expectNoOverlays(page);
  await page.keyboard.press('Control+End');
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^Room 28, ${night(59)}:`));
  await expect(page.locator(':focus')).toBeInViewport();
});

test('who has no live house, is signed out or gets no answer is told', { tag: '@phone' }, async ({ page }) => {
  await page.goto(ownerPaths.calendar());
  await expect(page).toHaveURL(paths.auth(ownerPaths.calendar()));
  await signInAs(page, await newPerson(), longPassword);
  await page.goto(ownerPaths.calendar());
  await expect(page.getByText('No property is live yet.')).toBeVisible();
  await page.goto(ownerPaths.calendar('00000000-0000-4000-8000-000000000001'));
  await expect(page.getByRole('alert')).toContainText('You no longer have access');
  await page.route('**/rpc/desk_houses', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await page.unroute('**/rpc/desk_houses');
  await page.getByRole('button', { name: 'Retry' }).tap();
  await expect(page.getByRole('alert')).toContainText('You no longer have access');
});
