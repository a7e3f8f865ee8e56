import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { toasts } from '../support/page.ts';
import { ageSession, ageSignIn, longPassword, newPerson, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';

interface House {
  hotel: string;
  room: string;
  name: string;
}

async function makeHouse(rooms = 2): Promise<House> {
  const [hotel, room] = [randomUUID(), randomUUID()];
  const name = `Quinta ${hotel.slice(0, 8)}`;
  await siteSql(`insert into public.hotels (id, name, city) values ($1, $2, 'Majorda')`, [hotel, name]);
  await siteSql(
    `insert into public.room_categories (id, hotel_id, name, max_occupancy, total_rooms, base_price)
     values ($1, $2, 'Garden Room', 4, $3, 420000)`,
    [room, hotel, rooms],
  );
  return { hotel, room, name };
}

async function book({ hotel, room }: House, guest = 'Asha Kamat', from = 40): Promise<string> {
  const [made] = await siteSql<{ answer: { booking_reference: string } }>(
    `select public.create_booking_tx(
       hotel_id => $1, room_category_id => $2, check_in_date => private.today() + $4::integer,
       check_out_date => private.today() + $4::integer + 2, guest_name => $3, guest_email => 'asha@guests.example'
     ) as answer from (select set_config('request.jwt.claims', '{"role": "nobody"}', true) as claims offset 0) as c where c.claims <> ''`,
    [hotel, room, guest, from],
  );
  return made?.answer.booking_reference ?? '';
}

const bookMany = ({ hotel, room }: House, count: number) =>
  siteSql(
    `select public.create_booking_tx(
       hotel_id => $1, room_category_id => $2, check_in_date => private.today() + 60,
       check_out_date => private.today() + 62, guest_name => 'Guest ' || n, guest_email => 'asha@guests.example'
     ) from (select set_config('request.jwt.claims', '{"role": "nobody"}', true) as claims offset 0) as c,
       generate_series(1, $3::integer) as n where c.claims <> ''`,
    [hotel, room, count],
  );

async function open(page: Page, { hotel }: House, more = '') {
  await signInAs(page, admin);
  await page.goto(`/admin/bookings?hotel=${hotel}${more}`);
  await expect(page.getByRole('status').filter({ hasText: /bookings$/ })).toBeVisible();
}
/** Opens a booking of the list at the front desk of its property. */
async function openAtDesk(page: Page, { name }: House, reference: string, guest = 'Asha Kamat') {
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByText(`You act as an admin at ${name}, Majorda`)).toBeAttached();
  const booking = page.getByRole('dialog', { name: guest, exact: true });
  await expect(booking.getByRole('group', { name: 'Actions for admins' })).toBeVisible();
  return booking;
}
async function cancel(page: Page, booking: Locator, guest: string) {
  await booking.getByRole('button', { name: 'Cancel booking' }).click();
  const asked = page.getByRole('dialog', { name: `Cancel booking of ${guest}?` });
  await asked.getByLabel('Reason').fill('The guest called');
  await asked.getByRole('button', { name: 'Cancel booking' }).click();
}
const stored = async (reference: string) =>
  (
    await siteSql<{ state: string }>(
      `select booking_status || ' ' || payment_status as state from public.bookings where booking_reference = $1`,
      [reference],
    )
  )[0]?.state;

test('an admin records money of the site at the front desk, reverses it, cancels and undoes', async ({ page }) => {
  const house = await makeHouse();
  const reference = await book(house);
  await open(page, house);
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Confirmed');
  const booking = await openAtDesk(page, house, reference);
  await booking.getByRole('button', { name: 'Record payment', exact: true }).click();
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  await expect(payment.getByLabel('Who has the money')).toHaveValue('site');
  await payment.getByLabel('Method').selectOption('upi');
  await payment.getByRole('button', { name: 'Record ₹2,520.00' }).click();
  await expect(toasts(page)).toContainText('₹2,520.00 recorded');
  expect(await stored(reference)).toBe('confirmed paid');

  await booking.getByRole('button', { name: 'Mark payment as pending' }).click();
  const pending = page.getByRole('dialog', { name: 'Mark payment as pending?' });
  await expect(pending.getByRole('listitem')).toContainText('₹2,520.00');
  await pending.getByRole('button', { name: 'Mark payment as pending' }).click();
  await expect(booking.getByText('Changed: payment pending')).toBeVisible();
  expect(await stored(reference)).toBe('confirmed pending');
  await booking.getByRole('button', { name: 'Undo' }).click();
  await expect(booking.getByText('Changed: payment pending')).toBeHidden();
  expect(await stored(reference)).toBe('confirmed paid');

  await cancel(page, booking, 'Asha Kamat');
  await expect(booking.getByText('Changed: status cancelled')).toBeVisible();
  expect(await stored(reference)).toBe('cancelled paid');
  const told = await siteSql(
    `select o.kind from private.outbox as o join public.bookings as b on o.data ->> 'booking_id' = b.id::text
     where b.booking_reference = $1 and o.kind like 'cancelled_%' and o.next_attempt_at <= clock_timestamp()`,
    [reference],
  );
  expect(told).toEqual([]);
  await booking.getByRole('button', { name: 'Undo' }).click();
  await expect(booking.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  expect(await stored(reference)).toBe('confirmed paid');

  await booking.getByRole('button', { name: 'Mark as completed' }).click();
  const early = page.getByRole('dialog', { name: 'Mark as completed?' });
  await expect(early.getByText(/^Check-out is on/)).toBeVisible();
  await early.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(early.getByText('Enter a reason, in one line.')).toBeVisible();
  await early.getByLabel('Reason').fill('Left early');
  await early.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(booking.getByText('Changed: status completed')).toBeVisible();
  expect(await stored(reference)).toBe('completed paid');
  await booking.getByRole('link', { name: 'Audit log of this booking' }).click();
  await page
    .getByRole('button', { name: /^Show 1 more entry/ })
    .first()
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'Left early' })).toContainText(admin);
});

test('what someone else changed meanwhile is told, and a change without an answer is shown', async ({ page }) => {
  const house = await makeHouse();
  const reference = await book(house);
  await open(page, house);
  const booking = await openAtDesk(page, house, reference);
  const change = '**/rest/v1/rpc/admin_change_booking';
  await page.route(change, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const failed = booking.getByRole('button', { name: 'Mark payment as failed' });
  await failed.click();
  await expect(booking.getByText('Failed to update booking status')).toBeVisible();
  await expect(failed).toBeHidden();
  await page.unroute(change);
  await siteSql(`update public.bookings set booking_status = 'pending' where booking_reference = $1`, [reference]);
  await booking.getByRole('button', { name: 'Mark as pending' }).click();
  await expect(booking.getByText('Someone else changed this booking.')).toBeVisible();
  await expect(booking.getByRole('button', { name: 'Mark as pending' })).toBeHidden();
});

test('a change whose answer is lost is sent again from its dialog and made once', async ({ page }) => {
  const house = await makeHouse();
  const reference = await book(house);
  await open(page, house);
  const booking = await openAtDesk(page, house, reference);
  const change = '**/rest/v1/rpc/admin_change_booking';
  await page.route(change, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await booking.getByRole('button', { name: 'Mark as completed' }).click();
  const early = page.getByRole('dialog', { name: 'Mark as completed?' });
  await early.getByLabel('Reason').fill('Left early');
  const send = early.getByRole('button', { name: 'Mark as completed' });
  await send.click();
  await expect(early.getByText('Failed to update booking status')).toBeVisible();
  expect(await stored(reference)).toBe('completed pending');
  await page.unroute(change);
  await send.click();
  await expect(booking.getByText('Changed: status completed')).toBeVisible();
  const made = await siteSql(
    `select 1 from private.admin_changes as c join public.bookings as b on b.id = c.booking_id where b.booking_reference = $1`,
    [reference],
  );
  expect(made).toHaveLength(1);
});

test('a question about a change that someone else made is closed', async ({ page }) => {
  const house = await makeHouse();
  const reference = await book(house);
  await open(page, house);
  const booking = await openAtDesk(page, house, reference);
  await booking.getByRole('button', { name: 'Mark as completed' }).click();
  const early = page.getByRole('dialog', { name: 'Mark as completed?' });
  await early.getByLabel('Reason').fill('Left early');
  await siteSql(`update public.bookings set booking_status = 'completed' where booking_reference = $1`, [reference]);
  await early.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(booking.getByText('Someone else changed this booking.')).toBeVisible();
  await expect(early).toBeHidden();
});

test('a hotel’s name that comes late does not write over what is typed', async ({ page }) => {
  const house = await makeHouse();
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/admin_hotels', async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await open(page, house);
  await asked.promise;
  const field = page.getByRole('combobox', { name: 'Property' });
  await field.fill('Quinta');
  const named = page.waitForResponse(
    (answer) => answer.url().endsWith('/rpc/admin_hotels') && answer.request().postDataJSON().hotel_id,
  );
  held.resolve();
  await (await named).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(field).toHaveValue('Quinta');
});

test('a test booking is made and cancelled with one press', { tag: '@phone' }, async ({ page }) => {
  const house = await makeHouse(1);
  await open(page, house);
  await expect(page.getByText('No bookings match.')).toBeVisible();
  await page.getByRole('button', { name: 'Test booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test booking' });
  await expect(dialog.getByText('The room is booked until you cancel the test booking.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make test booking' }).click();
  await expect(dialog.getByText('Test booking made')).toBeVisible();
  await expect(page.locator('.admin-badge', { hasText: 'Test' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Make another test booking' }).click();
  await dialog.getByRole('button', { name: 'Make test booking' }).click();
  await expect(toasts(page)).toContainText('No room is available on that night.');
  await page.keyboard.press('Escape');
  const [made] = await siteSql<{ reference: string }>(
    'select booking_reference as reference from public.bookings where hotel_id = $1',
    [house.hotel],
  );
  const booking = await openAtDesk(page, house, made?.reference ?? '', 'Test booking (no guest)');
  await cancel(page, booking, 'Test booking (no guest)');
  await expect(booking.getByText('Changed: status cancelled')).toBeVisible();
  await open(page, house);
  await page.getByRole('button', { name: 'Test booking' }).click();
  await dialog.getByRole('button', { name: 'Make test booking' }).click();
  await dialog.getByRole('button', { name: 'Cancel test booking' }).click();
  await expect(dialog.getByText('Test booking cancelled')).toBeVisible();
});

test('the export holds what the filters show, and no formula', async ({ page }) => {
  const house = await makeHouse(100);
  const evil = await book(house, '=HYPERLINK("http://evil.example")');
  await bookMany(house, 51);
  await open(page, house);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export bookings' });
  await expect(dialog.getByText('A CSV file with all 52 bookings')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save CSV file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(53);
  expect(text).toContain(`"${evil}","${house.name}","Garden Room","'=HYPERLINK(""http://evil.example"")"`);
  await expect(dialog.getByText('File saved')).toBeVisible();
});

test('an export asks for the password when the last one was typed long ago', async ({ page }) => {
  const house = await makeHouse();
  await book(house);
  const email = await newPerson('Second Admin');
  await siteSql(`update public.profiles set role = 'admin' where email = $1`, [email]);
  await ageSignIn(email);
  await signInAs(page, email, longPassword);
  await page.goto('/admin/bookings');
  await ageSession(page, email);
  await page.goto(`/admin/bookings?hotel=${house.hotel}`);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export bookings' });
  await dialog.getByRole('button', { name: 'Save CSV file' }).click();
  await dialog.getByLabel('Your password').fill(longPassword);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm and save CSV file' }).click();
  expect((await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')).toHaveLength(2);
});

test('a list that cannot be read says so and can be tried again', async ({ page }) => {
  const house = await makeHouse();
  const list = '**/rest/v1/rpc/admin_bookings';
  const cancelled = { code: '57014', message: 'canceling statement due to statement timeout' };
  await page.route(list, (route) => route.fulfill({ status: 500, json: cancelled }));
  await signInAs(page, admin);
  await page.goto(`/admin/bookings?hotel=${house.hotel}`);
  await expect(page.getByRole('alert')).toContainText(`Error loading bookings: ${cancelled.message}`);
  await page.unroute(list);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No bookings match.')).toBeVisible();
});

test('every column is on the screen, whatever its width', async ({ page }) => {
  const house = await makeHouse();
  const reference = await book(house, 'Maximiliana Konstantinopolitanischedudelsackspfeifenmachersgesellin');
  for (const width of [320, 390, 820, 1080, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, house);
    const booking = page.getByRole('row').filter({ hasText: reference });
    await expect(booking).toBeVisible();
    const { x, width: wide } = (await booking.getByRole('cell').last().boundingBox()) ?? { x: width, width: 1 };
    expect(x + wide).toBeLessThanOrEqual(width);
  }
});

test('Back from the front desk leads to the list with its filters', async ({ page }) => {
  const house = await makeHouse();
  const reference = await book(house);
  await open(page, house, '&status=active');
  const booking = await openAtDesk(page, house, reference);
  await page.keyboard.press('Escape');
  await expect(booking).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`/admin/bookings?hotel=${house.hotel}&status=active`);
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await page.getByRole('link', { name: reference }).click();
  await expect(booking).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(booking).toBeHidden();
  await page.getByRole('link', { name: 'Back to all bookings' }).click();
  await expect(page).toHaveURL(`/admin/bookings?hotel=${house.hotel}&status=active`);
});

test('a hotel is chosen by its whole name, typed, pasted or the only one, and nothing else stands for all', async ({
  page,
}) => {
  const house = await makeHouse();
  const full = `${house.name}, Majorda`;
  await book(house);
  await signInAs(page, admin);
  await page.goto('/admin/bookings');
  const field = page.getByRole('combobox', { name: 'Property' });
  await field.fill(full);
  await expect(page).toHaveURL(`/admin/bookings?hotel=${house.hotel}`);
  await field.fill('Quinta');
  await field.blur();
  await expect(field).toHaveValue(full);
  await field.fill('');
  await expect(page).toHaveURL('/admin/bookings');
  await field.fill(house.name.slice(0, -1));
  await field.blur();
  await expect(field).toHaveValue(full);
  await expect(page).toHaveURL(`/admin/bookings?hotel=${house.hotel}`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/bookings');
  await expect(field).toHaveValue('');

  await page.getByRole('button', { name: 'Test booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test booking' });
  const hotel = dialog.getByRole('combobox', { name: 'Property' });
  const booked: string[] = [];
  page.on('request', (request) => {
    if (/\/(create_booking_tx|search_hotels)$/.test(request.url())) booked.push(request.postData() ?? '');
  });
  await hotel.fill('Quinta');
  await hotel.press('Enter');
  await expect
    .poll(() => hotel.evaluate((input: HTMLInputElement) => input.validationMessage))
    .toContain('from the list');
  await expect(dialog.getByRole('button', { name: 'Make test booking' })).toBeEnabled();
  expect(booked).toEqual([]);
  await hotel.fill(full);
  await expect(dialog.getByRole('combobox', { name: 'Room type' })).toContainText('Garden Room');
  await hotel.press('Enter');
  await expect(dialog.getByText('Test booking made')).toBeVisible();
  expect(booked).toHaveLength(1);
  expect(booked[0]).toContain(house.hotel);
});

test('a test booking whose answer is lost is made once', async ({ page }) => {
  // One network may hold two of these rooms unpaid.
  const house = await makeHouse(4);
  await open(page, house);
  await page.getByRole('button', { name: 'Test booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test booking' });
  const bookings = '**/rest/v1/rpc/create_booking_tx';
  await page.route(bookings, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Make test booking' }).click();
  await expect(toasts(page)).toContainText('Failed to create booking');
  await expect(page.locator('.admin-badge', { hasText: 'Test' })).toHaveCount(1);
  await page.unroute(bookings);
  await dialog.getByRole('button', { name: 'Make test booking' }).click();
  await expect(dialog.getByText('Test booking made')).toBeVisible();
  expect(await siteSql('select 1 from public.bookings where hotel_id = $1', [house.hotel])).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Make another test booking' }).click();
  await dialog.getByRole('button', { name: 'Make test booking' }).click();
  await expect(dialog.getByText('Test booking made')).toBeVisible();
  expect(await siteSql('select 1 from public.bookings where hotel_id = $1', [house.hotel])).toHaveLength(2);
});

test('an export before the list is there is not told empty', async ({ page }) => {
  const house = await makeHouse();
  await book(house);
  await signInAs(page, admin);
  const held = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/admin_bookings', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/admin/bookings?hotel=${house.hotel}`);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export bookings' });
  await expect(dialog.getByText('A CSV file with all bookings that the filters show')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save CSV file' })).toBeEnabled();
  held.resolve();
  await expect(dialog.getByText('A CSV file with the booking that the filters show')).toBeVisible();
});

test('a page past the last one shows the last; another page is read from its head', async ({ page }) => {
  const house = await makeHouse(100);
  await bookMany(house, 52);
  await signInAs(page, admin);
  await page.goto('/admin/rooms');
  await page.goto(`/admin/bookings?hotel=${house.hotel}&page=99`);
  await expect(page).toHaveURL(`/admin/bookings?hotel=${house.hotel}&page=2`);
  await expect(page.getByText('51–52 of 52 bookings')).toBeVisible();
  const table = page.getByRole('table', { name: 'Bookings' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(table.getByRole('row')).toHaveCount(51);
  await expect(page.getByText('1–50 of 52 bookings')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(table).toBeFocused();
  await expect(table.getByRole('columnheader', { name: 'Booked' })).toBeInViewport();
  await expect(page.getByText('51–52 of 52 bookings')).toBeVisible();
  for (const address of [/hotel=[^&]*$/, /page=2$/, /rooms$/]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  for (const list of ['rooms', 'users', 'reviews']) {
    await page.goto(`/admin/${list}?page=99`);
    await expect(page).not.toHaveURL(/page=99/);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  }
});
