import { readFile } from 'node:fs/promises';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { formatTermsDay } from '../../src/domain/booking/termsDay.ts';
import { formatRupees } from '../../src/domain/money.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import { bookRooms, makeHotel } from '../support/ownHotel.ts';
import { chooseDay, expectAccessible, moveInCalendar, tabTo, toasts, watchShifts } from '../support/page.ts';
import { paymentStatusSql } from '../support/paymentSql.ts';
import { longPassword, newPerson, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { setPolicy } from '../support/siteMoney.ts';

const lotus = '00000000-0000-4000-8000-000000000001';
const twinSuite = '00000000-0000-4000-8000-000000000103';
const presidential = '00000000-0000-4000-8000-000000000104';

const addDays = (days: number) => new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** Each test, project and repetition has its own dates after the demo bookings, so that tests do not share rooms. */
function ownStay(info: TestInfo, place: number) {
  const projects = ['desktop', 'phone'];
  const slot = (place * 2 + projects.indexOf(info.project.name)) * 5 + (info.repeatEachIndex % 5);
  return { check_in: addDays(120 + slot * 4), check_out: addDays(123 + slot * 4) };
}

const address = (room: string, stay: { check_in: string; check_out: string }, rooms = 1) =>
  `/booking/${room}?checkIn=${stay.check_in}&checkOut=${stay.check_out}&guests=2&adults=2&children=0&rooms=${rooms}`;

const ownEmail = (info: TestInfo) => `guest-${info.testId}-${info.repeatEachIndex}-${info.workerIndex}@example.com`;
const bookingsOf = (email: string) =>
  siteSql('select *, check_in_date::text, check_out_date::text from public.bookings where guest_email = $1', [email]);

async function fillGuest(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Asha Maria Kamat');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByLabel('Anything the hotel should know?').fill('A quiet room, please.');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Continue to Payment' });

async function expectGuestKept(page: Page, email: string) {
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Maria Kamat');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue('+91 98765 43210');
  await expect(page.getByLabel('Anything the hotel should know?')).toHaveValue('A quiet room, please.');
}

test('missing fields are named, summed up and linked', async ({ page }) => {
  await page.goto(`/booking/${twinSuite}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Your Booking');
  await submit(page).click();
  await expect(toasts(page)).toContainText('Required Fields Missing');
  await expect(toasts(page)).toContainText('Please fill in all required fields.');
  const summary = page.locator('.notice-error');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('4 things need your attention');
  await expect(page.locator('#guest_name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#guest_name-error')).toHaveText('Enter your full name.');
  await summary.getByRole('link', { name: /^Email/ }).click();
  await expect(page.locator('#guest_email')).toBeFocused();
  await page.keyboard.type('asha@example.com');
  await expect(page.locator('#guest_email-error')).toHaveCount(0);
});

test('counts that are not numbers fall back, and limits come from the room', async ({ page }, info) => {
  await page.goto(address(twinSuite, ownStay(info, 0)));
  const adults = page.getByRole('spinbutton', { name: 'Adults' });
  const children = page.getByRole('spinbutton', { name: 'Children' });
  await adults.fill('many');
  await adults.blur();
  await expect(adults).toHaveValue('1');
  await children.fill('-');
  await children.blur();
  await expect(children).toHaveValue('0');
  await adults.fill('50');
  await adults.blur();
  await expect(adults).toHaveValue('4');
  await expect(page.getByRole('spinbutton', { name: 'Rooms' })).toHaveAttribute('aria-valuemax', '6');
});

test('Enter takes over a number that was typed, and the next asks about the higher price', async ({ page }, info) => {
  const email = ownEmail(info);
  await page.goto(address(twinSuite, ownStay(info, 5)));
  await fillGuest(page, email);
  const rooms = page.getByRole('spinbutton', { name: 'Rooms' });
  const quote = Promise.withResolvers<void>();
  await page.route('**/rpc/booking_quote', async (route) => {
    await quote.promise;
    await route.continue();
  });
  await rooms.fill('2');
  await rooms.press('Enter');
  await expect(rooms).toHaveAttribute('aria-valuenow', '2');
  await rooms.press('Enter');
  await expect(page.getByRole('button', { name: 'Updating the price…' })).toBeVisible();
  quote.resolve();
  const accept = page.getByRole('button', { name: 'Accept ₹12,000.00 and book' });
  await expect(accept).toBeVisible();
  expect(await bookingsOf(email)).toEqual([]);
  await accept.click();
  await expect(page).toHaveURL(/booking-confirmation/);
  expect(await bookingsOf(email)).toMatchObject([{ num_rooms: 2 }]);
});

test(
  'a double click books once, to the paisa, and the ticket says so',
  { tag: ['@phone', '@journey'] },
  async ({ page }, info) => {
    const email = ownEmail(info);
    const stay = ownStay(info, 1);
    const shifts = await watchShifts(page);
    await page.goto(address(twinSuite, stay));
    await fillGuest(page, email);
    expect(await shifts()).toBeLessThanOrEqual(0.01);
    await submit(page).dblclick();
    await page.waitForURL(/\/booking-confirmation\//, { waitUntil: 'commit' });
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    // Checked first, because the notice disappears after four seconds.
    await expect(toasts(page)).toContainText(
      new RegExp(`Booking Created Successfully!\\s*Your booking reference is ${reference}`),
    );
    const rows = await bookingsOf(email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      booking_reference: reference,
      guest_name: 'Asha Maria Kamat',
      guest_phone: '+91 98765 43210',
      special_requests: 'A quiet room, please.',
      check_in_date: stay.check_in,
      check_out_date: stay.check_out,
      booking_status: 'confirmed',
      payment_status: 'pending',
      currency: 'INR',
    });
    expect(Number(rows[0]?.total_amount)).toBe(200_000 * 3);
    expect(Number(rows[0]?.tax_amount)).toBe(28_572);
    // The advance is higher in the high season, which the dates may reach.
    const advance = (600_000 * Number(rows[0]?.advance_percent)) / 100;
    expect(Number(rows[0]?.advance_amount)).toBe(advance);

    await expect(page.getByText('Asha Maria Kamat')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    for (const amount of [600_000, advance, 600_000 - advance])
      await expect(page.getByText(formatRupees(amount)).first()).toBeVisible();
    await expect(page.getByText(/^Advance due by \d+ \w+ \d{4}, \d+:\d\d [AP]M IST$/)).toBeVisible();
    await expect(page.getByText('Other devices show only part of your name')).toBeVisible();
    expect(await page.evaluate((id) => sessionStorage.getItem(`booking-draft:${id}`), twinSuite)).toBeNull();

    const stranger = await page.context().browser()?.newContext();
    const other = await stranger?.newPage();
    await other?.goto(page.url());
    await expect(other?.getByText('Asha K.') ?? page.getByText('nobody')).toBeVisible();
    await expect(other?.getByText('this page shows only part of your name') ?? page.getByText('nobody')).toBeVisible();
    expect(await other?.content()).not.toContain(email);
    await stranger?.close();
  },
);

test('a reload keeps what was typed and the key of the form', async ({ page }, info) => {
  const email = ownEmail(info);
  await page.goto(address(twinSuite, ownStay(info, 2)));
  await fillGuest(page, email);
  await page.getByRole('button', { name: 'More children' }).click();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const keys: unknown[] = [];
  const made = Promise.withResolvers<void>();
  await page.route('**/rpc/create_booking_tx', async (route) => {
    keys.push(route.request().postDataJSON().idempotency_key);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    made.resolve();
  });
  await submit(page).click();
  await made.promise;
  await page.reload();
  await expectGuestKept(page, email);
  await expect(page.getByRole('spinbutton', { name: 'Children' })).toHaveValue('1');
  await submit(page).click();
  await page.waitForURL(/\/booking-confirmation\//);
  expect(new Set(keys).size).toBe(1);
  expect(await bookingsOf(email)).toHaveLength(1);
});

test('rooms taken meanwhile: nothing typed is lost and other dates book', { tag: '@phone' }, async ({ page }, info) => {
  const email = ownEmail(info);
  // The only room of its type. The dates are far from those of other runs, so that suggestions do not overlap.
  const first = 70 + (info.repeatEachIndex % 5) * 24;
  const stay = { check_in: addDays(first), check_out: addDays(first + 3) };
  await page.goto(address(presidential, stay));
  await fillGuest(page, email);
  await expect(page.getByText('Only 1 room of this type left on these dates.').first()).toBeAttached();
  const nights = { checkIn: stay.check_in, checkOut: stay.check_out };
  await bookRooms({ hotel: lotus, room: presidential }, nights, 1, `faster-${email}`);
  await submit(page).click();
  await expect(page.getByText('This room is sold out on your dates')).toBeVisible();
  await expect(page.locator('.booking-notice')).toBeFocused();
  await expect(page.locator('#what-follows'), 'nothing is promised').toHaveCount(0);
  await expect(submit(page), 'a room that is gone is not booked').toHaveCount(0);
  expect(await bookingsOf(email)).toEqual([]);
  await expectGuestKept(page, email);
  await expectAccessible(page);
  const priced = page.waitForResponse('**/rpc/booking_quote');
  await page.locator('.other-stay').first().click();
  await expect(page.locator('#stay-check-in')).toBeFocused();
  await priced;
  await expect(page.locator('form#booking')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('This room is sold out on your dates')).toHaveCount(0);
  await expect(page.locator('#what-follows')).toContainText(
    /You book with this button.* Free cancellation until .* IST/,
  );
  await submit(page).click();
  await page.waitForURL(/\/booking-confirmation\//);
  expect(await bookingsOf(email)).toHaveLength(1);
});

test('a price that changed is shown and must be accepted', async ({ page }, info) => {
  const email = ownEmail(info);
  const place = 30 + (info.repeatEachIndex % 5);
  const room = `00000000-0000-4000-8000-${String(place * 100 + 1).padStart(12, '0')}`;
  const stay = ownStay(info, 6);
  const [before] = await siteSql<{ base_price: number }>(
    'select base_price::int from public.room_categories where id = $1',
    [room],
  );
  const oldPrice = Number(before?.base_price);
  const setPrice = (base_price: number) =>
    siteSql('update public.room_categories set base_price = $1 where id = $2', [base_price, room]);
  await page.goto(address(room, stay));
  await fillGuest(page, email);
  await expect(submit(page)).toBeEnabled();
  try {
    await setPrice(oldPrice + 10_000);
    await page.route('**/rpc/booking_quote', (route) => route.abort());
    await submit(page).click();
    await expect(page.getByText('The price has changed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByText('Updating the price…')).toHaveCount(0);
    await expect(page.getByRole('form', { name: 'Complete Your Booking' })).toHaveAttribute('aria-busy', 'false');
    await page.unroute('**/rpc/booking_quote');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.booking-notice')).toBeFocused();
    expect(await bookingsOf(email)).toEqual([]);
    await expectGuestKept(page, email);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Accept ₹.* and book$/ }).click();
    await page.waitForURL(/\/booking-confirmation\//);
    const rows = await bookingsOf(email);
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.total_amount)).toBe((oldPrice + 10_000) * 3);
  } finally {
    await setPrice(oldPrice);
  }
});

test('rooms and references that do not exist say what to do', async ({ page }) => {
  for (const id of ['nope', '00000000-0000-4000-8000-999999999999', '%20', 'x'.repeat(2000)]) {
    await page.goto(`/booking/${id}`);
    await expect(page.getByRole('heading', { name: 'Room not found' })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/search');
  await page.goto('/booking-confirmation/AAAA-BBBB-CCCC-DDDD');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this booking');
  await page.getByLabel('Booking reference').fill('abc');
  await page.getByRole('button', { name: 'Find booking' }).click();
  await expect(page.locator('#reference-error')).toBeVisible();
  // Also one that is cut in the middle of a surrogate pair.
  await page.goto(`/booking-confirmation/${'a'.repeat(59)}%F0%9F%98%80`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this booking');
  await expect(page.getByRole('link', { name: 'Ask us on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
});

test('nothing moves when a reference turns out to be unknown', { tag: '@phone' }, async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/booking_by_reference', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const shifts = await watchShifts(page);
  await page.goto('/booking-confirmation/AAAA-BBBB-CCCC-DDDD');
  await expect(page.locator('.skeleton').first()).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this booking');
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test('without an advance the confirmation says that nothing is due', async ({ page }) => {
  const reference = await bookRooms(await makeHotel(), { checkIn: addDays(20), checkOut: addDays(22) });
  await siteSql(`update public.bookings set advance_percent = 0, advance_amount = 0 where booking_reference = $1`, [
    reference,
  ]);
  await page.goto(`/booking-confirmation/${reference}`);
  await expect(
    page.getByText(/Nothing is due before you arrive\. You pay ₹8,400\.00 at the hotel when you check in\./),
  ).toBeVisible();
  await expect(page.getByText(/advance of|Advance due|₹0\.00/)).toBeHidden();
});

test('a booking goes into the calendar, onto paper, and is reviewed after the stay', async ({ page }, info) => {
  const stay = ownStay(info, 7);
  const booking_reference = await bookRooms(
    { hotel: lotus, room: twinSuite },
    { checkIn: stay.check_in, checkOut: stay.check_out },
  );
  const shifts = await watchShifts(page);
  await page.goto(`/booking-confirmation/${booking_reference.toLowerCase().replaceAll('-', '')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are booked');
  expect(await shifts()).toBeLessThanOrEqual(0.01);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`susegad-stays-${booking_reference}.ics`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`DTSTART;TZID=Asia/Kolkata:${stay.check_in.replaceAll('-', '')}T120000\r\n`);

  await siteSql(`update public.bookings set advance_reason = $2 where booking_reference = $1`, [
    booking_reference,
    { rooms: 3, from: '12-20', to: '01-05' },
  ]);
  await page.reload();
  await page.getByRole('button', { name: 'US dollars' }).click();
  await expect(page.getByText(/Groups of 3 rooms or more and stays with a night from/)).toBeVisible();
  await expect(page.getByText('Total in rupees')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article', { name: 'Your booking' })).toContainText(booking_reference);
  await expect(page.getByRole('img', { name: /^Map of the coast around Hotel Lotus/ })).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  const how = page.getByRole('heading', { name: 'How was Hotel Lotus?' });
  await expect(how).toHaveCount(0);
  await siteSql(
    'update public.bookings set check_in_date = $2, check_out_date = $3, checked_in_at = now() where booking_reference = $1',
    [booking_reference, addDays(-4 - (info.repeatEachIndex % 5) * 3), addDays(-2 - (info.repeatEachIndex % 5) * 3)],
  );
  await page.reload();
  await expect(how).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish review' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page.getByText('You review your stay on your booking page')).toBeVisible();
  await expect(page.getByLabel('Booking reference')).toHaveValue(booking_reference);
});

test('the confirmation asks for the advance only while it is due', async ({ page }) => {
  const own = await makeHotel();
  const reference = await bookRooms(own, { checkIn: addDays(20), checkOut: addDays(22) });
  const [{ id } = { id: '' }] = await siteSql<{ id: string }>(
    'select id from public.bookings where booking_reference = $1',
    [reference],
  );
  const becomes = async (booking_status: string, payment_status: string) => {
    await siteSql('update public.bookings set booking_status = $2 where id = $1', [id, booking_status]);
    await siteSql(paymentStatusSql(payment_status, 'b.id = $1'), [id]);
    await page.goto(`/booking-confirmation/${reference}`);
    await expect(page.getByText(reference).first()).toBeVisible();
  };
  const due = page.getByText(/^Advance due \(\d+%\)$/);
  for (const payment of ['pending', 'failed']) {
    await becomes('confirmed', payment);
    await expect(due).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code to pay ₹[\d,.]+ by UPI to \S+@\S+$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'your booking page' }).first()).toHaveAttribute('href', /^\/stay/);
    // The job expires bookings with payment pending. A failed payment is handled by people.
    const end =
      /Pay us the advance of ₹[\d,.]+ \(\d+% of the total\) by \d+ \w+ \d{4}, \d+:\d\d [AP]M IST\. Without it your booking expires\./;
    await expect(page.getByText(end)).toHaveCount(payment === 'pending' ? 1 : 0);
    await expect(page.getByText(/You pay the balance of ₹[\d,.]+ at the hotel when you check in\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /google\.com\/maps\/dir/);
  }
  await becomes('confirmed', 'paid');
  await expect(page.getByText('Confirmed by advance')).toBeVisible();
  await expect(
    page.getByText(/^Your advance of ₹[\d,.]+ is paid\. Thank you\. You pay the balance of ₹/),
  ).toBeVisible();
  await expect(page.getByText('Balance due at the hotel', { exact: true })).toBeVisible();
  await expect(due).toHaveCount(0);
  await becomes('cancelled', 'paid');
  await expect(page.getByText(/The hotel decides how much of your payment is refunded/)).toBeVisible();
  await setPolicy(id, 'moderate');
  await siteSql('select private.settle_status($1)', [id]);
  await page.reload();
  await expect(page.getByText(/You get ₹[\d,.]+ back within 5–7 business days/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Remove from calendar' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('METHOD:CANCEL');
  await becomes('confirmed', 'refunded');
  await expect(page.getByText('Your payment was refunded.')).toBeVisible();
  await siteSql(`update public.bookings set advance_due_at = now() - interval '1 hour' where booking_reference = $1`, [
    reference,
  ]);
  for (const [status, title] of [
    ['completed', 'Thank you for staying'],
    ['cancelled', 'This booking has expired'],
  ] as const) {
    await becomes(status, 'pending');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(due).toHaveCount(0);
    await expect(page.getByText(/We email you|balance due at the hotel/i)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  }
});

test('who is signed in need not type name, email and phone; what is typed stays', async ({ page }) => {
  const { room } = await makeHotel();
  const email = await newPerson('Joana Pinto');
  await signInAs(page, email, longPassword);
  const form = address(room, { check_in: addDays(20), check_out: addDays(23) });
  const asked = Promise.withResolvers<void>();
  await page.route('**/rest/v1/profiles*', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto(form);
  await expect(page.getByLabel('Full name')).toHaveValue('Joana Pinto');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Full name').fill('');
  await page.getByLabel('Email').fill('other@guests.example');
  asked.resolve();
  await expect(page.getByLabel('Phone')).toHaveValue('+91 98220 00000');
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('other@guests.example');
});

test('My bookings lists bookings made with the email of the account', async ({ page }) => {
  const own = await makeHotel();
  const email = await newPerson();
  const coming = await bookRooms(own, { checkIn: addDays(20), checkOut: addDays(22) }, 1, email);
  const left = await bookRooms(own, { checkIn: addDays(30), checkOut: addDays(32) }, 1, email);
  await siteSql(`update public.bookings set booking_status = 'cancelled' where booking_reference = $1`, [left]);
  await signInAs(page, email, longPassword);
  await page.goto('/');
  await page.getByRole('button', { name: /account of/ }).click();
  await expect(page.getByRole('link', { name: 'My listings' })).toBeHidden();
  await page.getByRole('link', { name: 'My bookings' }).click();
  const stays = page.getByRole('region', { name: 'My bookings' });
  await expect(stays.getByRole('heading', { level: 3 })).toHaveText(['Upcoming', 'Past and cancelled']);
  await expect(stays.getByRole('listitem')).toHaveText([/Advance due by/, /Cancelled/]);
  await stays
    .getByRole('link', { name: /^Quinta/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/stay$/);
  await expect(page.getByText(coming).first()).toBeVisible();
});

test('a device whose clock is behind hears what the server says of its dates', async ({ page }, info) => {
  const email = ownEmail(info);
  await page.clock.setFixedTime(Date.now() - 86_400_000);
  await page.goto(address(twinSuite, { check_in: addDays(-1), check_out: addDays(1) }));
  await expect(page.getByText('Check-in cannot be in the past.').first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await fillGuest(page, email);
  await submit(page).click();
  await expect(toasts(page)).toContainText('Invalid Dates');
  await expect(toasts(page)).toContainText('Check-in cannot be in the past.');
});

test('a form left open past midnight says that its day is over', async ({ page }, info) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.goto(address(twinSuite, { check_in: addDays(0), check_out: addDays(2) }));
  await expect(submit(page)).toBeVisible();
  await page.clock.setFixedTime(now + 86_400_000);
  await fillGuest(page, ownEmail(info));
  await expect(page.getByText('Check-in cannot be in the past.').first()).toBeVisible();
  await submit(page).click();
  await expect(toasts(page)).toContainText('Invalid Dates');
  expect(await bookingsOf(ownEmail(info))).toEqual([]);
});

test('the bar keeps a long total and the button apart', async ({ page }) => {
  const { room } = await makeHotel({ price: 3_500_000 });
  const box = async (name: RegExp) => {
    const found = await page.locator('.book-bar').getByRole('button', { name }).boundingBox();
    if (!found) throw new Error('The bar has no such button.');
    return found;
  };
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(address(room, { check_in: addDays(20), check_out: addDays(23) }));
    await expect(page.locator('.book-bar')).toContainText('₹1,05,000.00');
    const [total, button] = [await box(/Show your booking$/), await box(/Continue to Payment/)];
    const isBeside = total.x + total.width <= button.x;
    expect(isBeside || total.y + total.height <= button.y).toBe(true);
    const price = await page.locator('.book-bar .price').boundingBox();
    expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThanOrEqual(isBeside ? button.x : width);
    expect(button.x + button.width).toBeLessThanOrEqual(width);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [foot, bar] = [document.querySelector('footer'), document.querySelector('.book-bar')];
          return (foot?.getBoundingClientRect().bottom ?? 0) - (bar?.getBoundingClientRect().top ?? 0);
        }),
      )
      .toBeLessThanOrEqual(0.5);
  }
});

test('what takes focus stays above the bar', async ({ page }) => {
  const { room } = await makeHotel();
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(address(room, { check_in: addDays(20), check_out: addDays(23) }));
  await expect(page.locator('.book-bar')).toContainText('₹12,600.00');
  await tabTo(page, page.getByLabel('Full name'));
  const last = page.getByLabel('Anything the hotel should know?');
  for (let presses = 0; !(await last.evaluate((field) => field === document.activeElement)); presses += 1) {
    expect(presses).toBeLessThan(20);
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const bar = document.querySelector('.book-bar')?.getBoundingClientRect().top ?? 0;
          return (document.activeElement?.getBoundingClientRect().bottom ?? bar + 1) - bar;
        }),
      )
      .toBeLessThanOrEqual(0);
  }
});

test('new terms ask for a reload, and the form keeps its text', async ({ page }, info) => {
  const email = ownEmail(info);
  const { room } = await makeHotel();
  await page.goto(address(room, { check_in: addDays(20), check_out: addDays(23) }));
  await fillGuest(page, email);
  const texts = page.locator('.booking-aside');
  await expect(texts.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect(texts.getByRole('link', { name: 'What we keep about you' })).toHaveAttribute('href', '/privacy');
  // An outdated tab may send this. The server refuses it.
  await page.route('**/rpc/create_booking_tx', (route) => {
    const sent = route.request().postDataJSON();
    return route.continue({ postData: { ...sent, legal_versions: { ...sent.legal_versions, terms: '2024-02-29' } } });
  });
  await submit(page).click();
  const notice = page.locator('.booking-notice');
  await expect(notice).toContainText('Our terms have changed. Reload the page.');
  await expect(notice).toBeFocused();
  expect(await bookingsOf(email)).toEqual([]);
  await page.unroute('**/rpc/create_booking_tx');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toBeEmpty();
  await expectGuestKept(page, email);
  await submit(page).click();
  await page.waitForURL(/\/booking-confirmation\//);
  await expect(page.getByText(`You booked under our terms of ${formatTermsDay(termsAndPrivacy.terms)}.`)).toBeVisible();
  const [row] = await siteSql('select legal_versions from public.bookings where guest_email = $1', [email]);
  expect(row?.legal_versions).toEqual(termsAndPrivacy);
});

test('a room that is closed meanwhile leads to the others of its hotel', async ({ page }) => {
  const { hotel, room } = await makeHotel();
  const stay = { check_in: addDays(20), check_out: addDays(23) };
  await page.goto(address(room, stay));
  await expect(submit(page)).toBeVisible();
  await siteSql('update public.room_categories set is_active = false where id = $1', [room]);
  await page.getByRole('button', { name: 'More rooms' }).click();
  const notice = page.locator('.booking-notice');
  await expect(notice).toContainText('This room is no longer offered');
  await expect(notice.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(notice.getByRole('link', { name: 'Other rooms on these dates' })).toHaveAttribute(
    'href',
    `/hotel/${hotel}-quinta-${hotel.slice(0, 8)}?checkIn=${stay.check_in}&checkOut=${stay.check_out}&guests=2&adults=2&children=0&rooms=2`,
  );
});

test('no price of other dates is shown, and a lost price loads again', async ({ page }) => {
  const { room } = await makeHotel();
  await page.goto(address(room, { check_in: addDays(20), check_out: addDays(23) }));
  const aside = page.getByRole('complementary', { name: 'Your booking' });
  const nights = aside.locator('.facts > div').filter({ hasText: 'Nights' });
  await expect(nights).toContainText('3');
  const follows =
    /^You book with this button and pay nothing yet\. Pay us the advance of ₹[\d,.]+ within 48 hours\. The next page shows how\.$/;
  await expect(submit(page)).toHaveAccessibleDescription(follows);
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await expect(submit(page)).toHaveAccessibleDescription(follows);
  await expect(aside).toContainText('If we do not receive the advance within 48 hours, your booking expires.');

  await page.route('**/rpc/booking_quote', (route) => route.abort());
  await page.getByRole('button', { name: /^Check-in/ }).click();
  await moveInCalendar(page, 'PageDown');
  await chooseDay(page);
  await moveInCalendar(page, 'ArrowRight', 'ArrowRight');
  await chooseDay(page);
  await expect(nights).toContainText('2');
  await expect(page.locator('.booking-notice')).toContainText('We could not load the price');
  await expect(aside).toContainText('We could not load the price');
  await page.unroute('**/rpc/booking_quote');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('#stay-check-in')).toBeFocused();
  await expect(aside).toContainText('₹8,400.00');
});

test('a price that does not load says so beside the button, which leads to the reason', {
  tag: '@phone',
}, async ({ page }) => {
  const { room } = await makeHotel();
  await page.goto(address(room, { check_in: addDays(20), check_out: addDays(23) }));
  await fillGuest(page, 'asha@example.com');
  await page.route('**/rpc/booking_quote', (route) => route.fulfill({ json: { ok: false, code: 'busy' } }));
  await page.getByRole('button', { name: 'More rooms' }).click();
  const bar = page.locator('.book-bar');
  await expect(bar).toContainText('We could not load the price');
  await expect(bar).not.toContainText('₹12,600');
  await submit(page).click();
  await expect(page.locator('.booking-notice')).toBeFocused();
  await expect(page.locator('.booking-notice')).toBeInViewport();
  await page.unroute('**/rpc/booking_quote');
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect(bar).toContainText('₹25,200.00');
});

test(
  'the network goes before the press: nothing was booked, and the words follow the network',
  { tag: '@phone' },
  async ({ page, context }, info) => {
    const email = ownEmail(info);
    const { room } = await makeHotel();
    await page.goto(address(room, { check_in: addDays(20), check_out: addDays(23) }));
    await fillGuest(page, email);
    const notice = page.locator('.booking-notice');
    await context.setOffline(true);
    await submit(page).click();
    await expect(notice).toContainText('You are offline.');
    await expect(notice).toContainText(
      'Nothing was booked. Once you are back online, select “Continue to Payment” again.',
    );
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(toasts(page)).not.toContainText('Booking Failed');
    await expectGuestKept(page, email);
    await context.setOffline(false);
    await expect(notice).toContainText('You are online again.');
    await expect(notice).toContainText(
      'Nothing was booked. Select “Continue to Payment” again. You will not be booked twice',
    );

    await page.route('**/rpc/create_booking_tx', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
    });
    await submit(page).click();
    await expect(notice).toContainText('You are offline.');
    await expect(notice).toContainText('We do not know if your booking was made.');
    await page.unroute('**/rpc/create_booking_tx');
    await context.setOffline(false);
    await expect(notice).toContainText('You are online again.');
    await submit(page).click();
    await page.waitForURL(/\/booking-confirmation\//);
    expect(await bookingsOf(email)).toHaveLength(1);
  },
);

test('after lost answers and a busy server, a changed form finds the booking that was made', async ({ page }, info) => {
  const email = ownEmail(info);
  const { room } = await makeHotel();
  await page.goto(address(room, { check_in: addDays(20), check_out: addDays(23) }));
  await fillGuest(page, email);
  await page.route('**/rpc/create_booking_tx', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, body: 'Bad gateway' });
  });
  await submit(page).click();
  // Three attempts, with pauses of 3.3 seconds in total.
  await expect(toasts(page)).toContainText('Booking Failed', { timeout: 30_000 });
  await expect(toasts(page)).toContainText('There was an error creating your booking. Please try again.');
  await expect(page.getByText('We got no answer from the server')).toBeVisible();
  await expectGuestKept(page, email);
  await page.unroute('**/rpc/create_booking_tx');
  await page.route('**/rpc/create_booking_tx', (route) => route.fulfill({ json: { ok: false, code: 'busy' } }));
  await page.getByLabel('Full name').fill('Asha M. Kamat');
  await submit(page).click();
  await expect(page.getByText('Many guests are booking this room right now.')).toBeVisible();
  await page.unroute('**/rpc/create_booking_tx');
  await submit(page).click();
  await expect(page.getByText('Your first attempt was booked')).toBeVisible();
  const rows = await bookingsOf(email);
  expect(rows).toHaveLength(1);
  await page.getByRole('link', { name: 'See that booking' }).click();
  await page.waitForURL(/\/booking-confirmation\//);
  await expect(page.getByText(String(rows[0]?.booking_reference)).first()).toBeVisible();
});

test('long words stay on the page', async ({ page }) => {
  const word = 'x'.repeat(80);
  const own = await makeHotel({ name: word, words: word });
  await siteSql('update public.hotels set description = $2::text, policies = $3::jsonb where id = $1', [
    own.hotel,
    word,
    JSON.stringify({ house_rules: word, payment_policy: word, special_conditions: word }),
  ]);
  await siteSql(
    `insert into public.reviews (hotel_id, reviewer_name, rating, title, comment) values ($1, $2, 5, $2, $2), ($1, $2, 4, $2, $2)`,
    [own.hotel, word],
  );
  const reference = await bookRooms(own, { checkIn: addDays(20), checkOut: addDays(23) });
  const tooFar = () =>
    page.evaluate(() =>
      // The row of tabs scrolls, and an SVG clips what exceeds its frame.
      [...document.querySelectorAll('main :not([role="tablist"] *, svg *)')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => `${element.tagName} ${element.className}`),
    );
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of ['overview', 'rooms', 'reviews']) {
      await page.goto(`/hotel/${own.hotel}#${tab}`);
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      expect(await tooFar()).toEqual([]);
    }
    const stars = page.getByRole('img', { name: 'Rated 4.5 out of 5' }).locator('.fill-mango');
    await expect(stars).toHaveCount(5);
    await expect(stars.last()).toHaveAttribute('width', '12');
    await page.goto(address(own.room, { check_in: addDays(20), check_out: addDays(23) }));
    await expect(submit(page)).toBeVisible();
    expect(await tooFar()).toEqual([]);
    await page.goto(`/booking-confirmation/${reference}`);
    await expect(page.getByRole('heading', { name: 'Before you arrive' })).toBeVisible();
    expect(await tooFar()).toEqual([]);
    await page.goto(`/search?destination=${word}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await tooFar()).toEqual([]);
  }
});
