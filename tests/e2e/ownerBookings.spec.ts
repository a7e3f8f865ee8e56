import { expect, type Page, test } from '@playwright/test';
import { longDay, shortDay } from '#src/domain/desk/stayWords.ts';
import { addDays, formatDate, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { type OwnHouse, openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, press, tabTo, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { addPayment } from '../support/siteMoney.ts';

let today = todayInKolkata();
test.beforeEach(() => {
  today = todayInKolkata();
});
const day = (days: number) => addDays(today, days);

interface Booked {
  id: string;
  reference: string;
}
async function book(house: OwnHouse, from: number, until: number, change = {}, rooms = 1): Promise<Booked> {
  const stay = { checkIn: day(from), checkOut: day(until) };
  const reference = await bookRooms({ hotel: house.hotel, room: house.garden }, stay, rooms);
  const facts = { guest_phone: '+91 98200 12345', ...change };
  const [row] = await siteSql<{ id: string }>(
    `update public.bookings as b set guest_name = n.guest_name, guest_email = n.guest_email, guest_phone = n.guest_phone
     from public.bookings as o cross join lateral jsonb_populate_record(o, $2) as n
     where o.id = b.id and b.booking_reference = $1 returning b.id`,
    [reference, facts],
  );
  return { id: row?.id ?? '', reference };
}
const stored = async (id: string) =>
  (await siteSql<Record<string, unknown>>('select to_jsonb(b) as b from public.bookings as b where id = $1', [id]))[0]
    ?.b as Record<string, unknown>;
const taken = async (room: string, from: number, nights: number) =>
  (
    await siteSql<{ booked: number }>(
      `select coalesce(n.booked, 0) as booked from generate_series(0, $3::integer - 1) as k
       left join private.nights as n on n.room_category_id = $1 and n.night = $2::date + k order by k`,
      [room, day(from), nights],
    )
  ).map(({ booked }) => booked);

const lists = (page: Page) => page.getByRole('group', { name: 'Lists' });
const listButton = (page: Page, name: string) => lists(page).getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('bookings are imported from a file, and only once', { tag: '@both' }, async ({ page }) => {
  const house = await openHouse(page);
  const other = await book(house, 40, 42, { guest_name: 'Ravi Naik' });
  await siteSql(`update public.room_categories set total_rooms = 1 where id = $1`, [house.garden]);
  const [room] = await siteSql<{ name: string }>('select name from public.room_categories where id = $1', [
    house.garden,
  ]);
  const row = (name: string, from: number, until: number) =>
    `${name.replace(/\W/g, '')},${name},+91 98765\u00a043210,,${day(from)},${day(until)},1,2,0,${room?.name},"₹9,000",Late`;
  const text = [
    'My bookings',
    'reference,guest_name,phone,email,check_in,check_out,rooms,adults,children,room_type,total_price,notes',
    ...[row('Asha Kamat', 50, 52), row('Maria D’Souza', 41, 43), row('Over Now', -5, -3)],
    'Total,,,,,,,,,,27000,',
  ].join('\n');
  const choose = async () => {
    await page.getByRole('button', { name: 'Import bookings' }).click();
    const box = dialog(page, 'Import existing bookings');
    await box
      .getByLabel('CSV file')
      .setInputFiles({ name: 'bookings.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    return box;
  };
  await page.goto(ownerPaths.bookings());
  const box = await choose();
  await expect(box.getByRole('status')).toHaveText(
    'This file: Ready to import: 1 · Needs action: 1 · Cancelled or past: 1',
  );
  await expect(box.getByText(`No room is available on ${formatDate(day(41))}.`)).toBeVisible();
  await expect(box.getByText('₹9,000.00 from the file')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, 320);
  await box.getByRole('button', { name: 'Import 1 booking' }).click();
  await expect(box.getByRole('status')).toHaveText('This file: Imported: 1 · Needs action: 1 · Cancelled or past: 1');
  expect(await taken(house.garden, 50, 2)).toEqual([1, 1]);
  await box.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect((await choose()).getByRole('status')).toHaveText(
    'This file: Already here: 1 · Needs action: 1 · Cancelled or past: 1',
  );
  expect((await stored(other.id)).booking_status).toBe('confirmed');
});

test('by keyboard a guest is checked in, and out early', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  const house = await openHouse(page);
  const { id, reference } = await book(house, 0, 3);
  await page.goto(ownerPaths.bookings());
  await expect(page.getByText(longDay(today))).toBeVisible();
  await expect(listButton(page, 'Arriving 1')).toHaveAttribute('aria-pressed', 'true');
  await expectFits(page);

  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('12345');
  await expect(page.getByText('Results in all lists for “12345”')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Asha Kamat' }));
  const detail = dialog(page, 'Asha Kamat');
  await expect(detail).toContainText(reference);
  await expect(page).toHaveURL(new RegExp(`search=12345.*booking=${id}`));

  await press(page, detail.getByRole('button', { name: 'Check in', exact: true }));
  const checkIn = dialog(page, 'Check in: Asha Kamat');
  await expect(checkIn).toContainText('Balance due: ₹11,028.00.');
  await press(page, checkIn.getByRole('button', { name: 'Check in', exact: true }));
  await expect(toasts(page)).toContainText('Asha Kamat is checked in');
  await expect(detail.locator('.stay-head').getByText('Checked in', { exact: true })).toBeVisible();
  await expect(detail.locator('.stay-head')).toContainText('₹11,028.00 due');
  await expect(detail.getByText(/^Advance of|is the advance/)).toHaveCount(0);
  await expect(detail.getByRole('listitem').filter({ hasText: 'Checked in' })).toContainText('You');
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(/search=12345$/);

  await press(page, listButton(page, 'Staying 1'));
  await press(page, page.getByRole('button', { name: 'Check out: Asha Kamat' }));
  const checkOut = dialog(page, 'Check out: Asha Kamat');
  await expect(checkOut).toContainText('1 room for 2 nights becomes available immediately.');
  const nights = checkOut.getByRole('radio', { name: /Nights until .+ ₹3,676\.00/ });
  await expect(nights).toBeVisible();
  await press(page, checkOut.getByRole('button', { name: 'Check out', exact: true }));
  await expect(checkOut).toContainText('Choose what you charge.');
  await expectAccessible(page);
  await press(page, checkOut.getByRole('radio', { name: 'All nights as booked ₹11,028.00' }), 'ArrowDown');
  await expect(nights).toBeChecked();
  // The balance includes extras, so check-out without payment needs a reason.
  await press(page, checkOut.getByRole('button', { name: 'Check out', exact: true }));
  await expect(checkOut.getByLabel(/without paying/)).toBeFocused();
  await expect(checkOut).toContainText('Record the payment, or enter a reason.');
  await press(page, checkOut.getByRole('button', { name: 'Record payment' }));
  const cash = dialog(page, 'Record payment');
  await cash.getByLabel('Method').selectOption('cash');
  await press(page, cash.getByRole('button', { name: 'Record ₹3,676.00' }));
  await expect(checkOut).toContainText('Everything is paid.');
  await press(page, checkOut.getByRole('button', { name: 'Check out', exact: true }));
  await expect(toasts(page)).toContainText('Asha Kamat is checked out');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect(page.getByText('No guests are checked in.')).toBeVisible();
  expect(await stored(id)).toMatchObject({
    ...{ stay_state: 'completed', check_out_date: day(1), total_amount: 367_600 },
  });
  expect(await taken(house.garden, 0, 3)).toEqual([1, 0, 0]);

  await press(page, listButton(page, 'Past 1'));
  await press(page, page.getByRole('link', { name: 'Asha Kamat' }));
  await press(page, detail.getByRole('button', { name: 'Undo check-out' }));
  await press(page, dialog(page, /^Undo check-out/).getByRole('button', { name: 'Undo check-out' }));
  await expect(detail.locator('.stay-head').getByText('Checked in', { exact: true })).toBeVisible();
  expect(await stored(id)).toMatchObject({ stay_state: 'checked_in', check_out_date: day(1) });

  await press(page, detail.getByRole('button', { name: 'Check out', exact: true }));
  await press(page, checkOut.getByRole('button', { name: 'Issue invoice' }));
  await press(page, dialog(page, 'Issue invoice').getByRole('button', { name: 'Issue invoice for ₹3,676.00' }));
  await press(page, checkOut.getByRole('button', { name: /^Email to guest: / }));
  await expect(checkOut).toContainText(/Emailed to .+@/);
  await expectAccessible(page);
  await press(page, checkOut.getByRole('button', { name: 'Check out', exact: true }));
  await expect(detail.getByText('Checked out', { exact: true }).first()).toBeVisible();
});

test('an unpaid advance is shown, reported and received by us', {
  tag: '@phone',
}, async ({ page }) => {
  const house = await openHouse(page);
  const { id } = await book(house, 5, 7);
  await page.goto(ownerPaths.bookings());
  await press(page, listButton(page, 'Upcoming 1'));
  await expect(page.getByText(/^Advance of ₹2,206\.00 due to Susegad Stays by /)).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Asha Kamat' }));
  const detail = dialog(page, 'Asha Kamat');
  await expect(detail.locator('.stay-head')).toContainText(
    /Advance due\s*Advance of ₹2,206\.00 due to Susegad Stays by/,
  );
  const payments = detail.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText(
    '₹2,206.00 of it is the advance. The guest pays it to Susegad Stays. The advance is due by ',
  );

  await press(page, payments.getByRole('button', { name: 'Report payment' }));
  const report = dialog(page, 'Report payment');
  await expect(report).toContainText('you have not received the money');
  await expect(report.getByLabel('Amount (₹)')).toHaveValue('2206');
  await expect(report.getByLabel('Who has the money'), 'an admin chooses').toHaveCount(0);
  await report.getByLabel('Method').selectOption('upi');
  await press(page, report.getByRole('button', { name: 'Record ₹2,206.00' }));
  await expect(payments).toContainText('₹0.00 received · ₹2,206.00 reported');
  await expect(payments).toContainText('The booking does not expire while a payment is reported.');
  await press(page, payments.getByRole('button', { name: 'Reject: Payment reported, ₹2,206.00' }));
  const reject = dialog(page, 'Reject payment?');
  await reject.getByLabel('Reason').fill('They paid Susegad Stays');
  await press(page, reject.getByRole('button', { name: 'Reject payment' }));
  await expect(toasts(page)).toContainText('₹2,206.00 rejected');
  await expect(payments).toContainText(/Rejected .+ · You · They paid Susegad Stays/);
  await expect(payments).toBeFocused();
  await addPayment(id, 220_600);
  await page.reload();
  await expect(payments).toContainText('To Susegad Stays · UPI');
  await expect(payments).toContainText(
    'Susegad Stays received ₹2,206.00 of it. We pay it to the property with its payouts, less refunds and our fee.',
  );
  await expect(payments.getByRole('button', { name: /^Reverse/ }), 'it is not the desk’s').toHaveCount(0);
  await expect(detail.getByText('Expected', { exact: true })).toBeVisible();
  await expect(detail.getByRole('listitem').filter({ hasText: 'Advance paid' })).toBeVisible();
  await press(page, payments.getByRole('button', { name: 'Record payment' }));
  const form = dialog(page, 'Record payment');
  await expect(form.getByLabel('Amount (₹)')).toHaveValue('5146');
  await expect(form.getByLabel('Method')).toHaveValue('');
  await form.getByLabel('Method').selectOption('cash');
  await expect(form.getByLabel('Method')).toHaveAccessibleDescription('The property has this money, in the till.');
  await form.getByLabel('Amount (₹)').fill('5147');
  await press(page, form.getByRole('button', { name: 'Record ₹5,147.00' }));
  await expect(form.getByLabel('Amount (₹)')).toBeFocused();
  await expect(form.getByLabel('Amount (₹)')).toHaveAccessibleDescription(/Enter ₹5,146\.00 or less/);

  await page.goto(ownerPaths.till(house.hotel));
  await expect(page.getByText('Susegad Stays received ₹2,206.00.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^All/ }).first()).toContainText('₹0.00');
  await expectAccessible(page);
  for (const width of [320, 390, 820]) await expectFits(page, width);
});

test('guest details are corrected, but no verified email', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  const { id } = await book(house, 5, 7, { guest_name: 'Asha Kamt' });
  const { id: caller } = await book(house, 8, 9, { guest_name: 'Rohan Naik', guest_email: null });
  await siteSql(`update public.bookings set source = 'phone', legal_versions = null where id = $1`, [caller]);
  await page.goto(ownerPaths.stay(id, house.hotel));
  await press(page, page.getByRole('button', { name: 'Correct guest details' }));
  const own = dialog(page, 'Correct guest details: Asha Kamt');
  await expect(own.getByLabel('Email')).toHaveAttribute('readonly');
  await own.getByLabel('Name').fill('Asha Kamat');
  await press(page, own.getByRole('button', { name: 'Correct guest details' }));
  const detail = dialog(page, 'Asha Kamat');
  await expect(detail.getByRole('listitem').filter({ hasText: 'Guest details corrected: name' })).toContainText(
    'Asha Kamt → Asha Kamat',
  );
  await page.goto(ownerPaths.stay(caller, house.hotel));
  await press(page, page.getByRole('button', { name: 'Correct guest details' }));
  const form = dialog(page, 'Correct guest details: Rohan Naik');
  await form.getByLabel('Email').fill('rohan');
  await press(page, form.getByRole('button', { name: 'Correct guest details' }));
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill('rohan@guest.example');
  await press(page, form.getByRole('button', { name: 'Correct guest details' }));
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send confirmation again' })).toBeVisible();
  expect(await stored(caller)).toMatchObject({ guest_email: 'rohan@guest.example', guest_name: 'Rohan Naik' });
});

test('dates change at a shown price, and a conflict loses nothing', {
  tag: '@phone',
}, async ({ page }) => {
  const house = await openHouse(page);
  const { id } = await book(house, 10, 12);
  await book(house, 13, 15, {}, 3);
  await page.goto(ownerPaths.stay(id, house.hotel));
  const detail = dialog(page, 'Asha Kamat');
  await press(page, detail.getByRole('button', { name: 'Change booking' }));
  const form = dialog(page, 'Change booking of Asha Kamat');
  const until = form.getByLabel('Check-out');
  const done = form.getByRole('button', { name: 'Change booking' });
  await expect(form).toContainText('No changes yet.');
  await expect(done).toBeDisabled();

  await until.fill(day(14));
  await expect(form.getByRole('alert')).toContainText('all rooms are booked by others');
  await expect(done).toBeDisabled();
  await until.fill(day(13));
  await expect(form.getByRole('row', { name: 'Total ₹7,352.00 ₹11,028.00' })).toBeVisible();
  await expect(form.getByRole('row', { name: '₹3,676.00 × 2 nights × 1 room ₹7,352.00 –' })).toBeVisible();
  await expect(form).toContainText('₹3,676.00 more than before.');
  await expect(form.getByRole('radio', { name: /^Total as booked/ })).toBeHidden();
  await expectFits(page);

  await form.getByRole('radio', { name: /^Your own price/ }).check();
  await form.getByLabel('Price per night and room, before tax (₹)').fill('3000');
  await expect(form).toContainText('₹3,150 with taxes.');
  await expect(form.getByRole('row', { name: 'Total ₹7,352.00 ₹9,450.00' })).toBeVisible();
  await press(page, done);
  await expect(form.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('They stay every year');

  await siteSql('update public.bookings set num_adults = 1, num_children = 1 where id = $1', [id]);
  await press(page, done);
  await expect(form.getByRole('alert')).toContainText('Someone else changed this booking.');
  await expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('They stay every year');
  await expect(until).toHaveValue(day(13));
  await expect(detail.getByText('1 adult, 1 child').first()).toBeAttached();
  await press(page, done);
  await expect(toasts(page)).toContainText('Booking of Asha Kamat changed');
  await expect(detail).toContainText('Your own price: They stay every year');
  await expect(detail.getByRole('listitem').filter({ hasText: 'Total: ' })).toContainText(
    `Check-out: ${formatDate(day(12))} → ${formatDate(day(13))}`,
  );
  expect(await stored(id)).toMatchObject({ check_out_date: day(13), total_amount: 945_000, num_adults: 1 });

  await press(page, detail.getByRole('button', { name: 'Change booking' }));
  await until.fill(day(11));
  await form.getByRole('radio', { name: /^Total as booked/ }).check();
  await expect(form).toContainText('The price does not change.');
  await press(page, done);
  await expect(form).toBeHidden();
  expect(await stored(id)).toMatchObject({ check_out_date: day(11), total_amount: 945_000 });
  expect(await taken(house.garden, 10, 3)).toEqual([1, 0, 0]);
});

test('a guest gets messages, and the booking a note and its end', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  const { id, reference } = await book(house, 5, 7);
  await page.goto(ownerPaths.stay(id, house.hotel));
  const detail = dialog(page, 'Asha Kamat');
  const chat = detail.getByRole('link', { name: 'Write on WhatsApp' });
  const text = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919820012345\?/);
  expect(await text()).toContain(`Hello Asha Kamat, thank you for your booking at ${house.name}.`);
  expect(await text()).toMatch(/Please pay the advance of ₹2,206\.00 to Susegad Stays by .*, or the booking expires/);
  await detail.getByLabel('Language').selectOption('hi');
  expect(await text()).toContain(`नमस्ते Asha Kamat, ${house.name} में आपकी बुकिंग हो गई है।`);
  // The message uses the booking's language, or for bookings by the front desk the language chosen last.
  await page.reload();
  await expect.poll(text).toContain('Hello');
  await siteSql(`update public.bookings set language = 'hi' where id = $1`, [id]);
  await page.reload();
  await expect.poll(text).toContain('नमस्ते');

  const note = detail.getByLabel('Note for the front desk');
  await press(page, detail.getByRole('button', { name: 'Add note' }));
  await expect(detail).toContainText('Enter a note.');
  await note.fill('Comes by the night train.');
  await page.reload();
  await expect(note).toHaveValue('Comes by the night train.');
  await press(page, detail.getByRole('button', { name: 'Add note' }));
  await expect(detail.getByRole('listitem').filter({ hasText: 'Comes by the night train.' })).toContainText('You');
  await expect(note).toHaveValue('');
  await press(page, detail.getByRole('button', { name: 'Send confirmation again' }));
  await expect(detail.getByRole('listitem').filter({ hasText: 'Sent again: Booking confirmation' })).toBeVisible();

  await press(page, detail.getByRole('button', { name: 'Cancel booking' }));
  const form = dialog(page, 'Cancel booking of Asha Kamat?');
  await expect(form).toContainText('1 room for 2 nights becomes available immediately.');
  await expect(form).toContainText('Nothing was paid. No refund.');
  await press(page, form.getByRole('button', { name: 'Cancel booking' }));
  await expect(form.getByLabel('Reason')).toBeFocused();
  await form.getByRole('radio', { name: /^The property/ }).check();
  await form.getByLabel('Reason').fill('A pipe has burst.');
  await press(page, form.getByRole('button', { name: 'Cancel booking' }));
  await expect(toasts(page)).toContainText(`${reference} cancelled`);
  await expect(detail).toContainText('A pipe has burst.');
  await expect.poll(text).toContain('कारण: A pipe has burst.');
  expect(await stored(id)).toMatchObject({ stay_state: 'cancelled', cancel_reason: 'A pipe has burst.' });
  await page.keyboard.press('Escape');
  await expect(listButton(page, 'Cancelled 1')).toBeVisible();
});

test('a no-show frees the nights and is undone; missing contacts are named', async ({ page }) => {
  const house = await openHouse(page);
  await siteSql(`update public.hotels set check_in_time = '00:00' where id = $1`, [house.hotel]);
  const { id } = await book(house, 0, 2);
  // No-show is possible from 22:00 on the arrival day, here two days ago.
  await siteSql(
    `update public.bookings set guest_phone = null, check_in_date = check_in_date - 2, terms_date = terms_date - 2,
       created_at = created_at - interval '3 days' where id = $1`,
    [id],
  );
  const { id: other } = await book(house, 3, 4, { guest_name: 'Rohan Naik', guest_email: null });
  await page.goto(ownerPaths.stay(id, house.hotel));
  const detail = dialog(page, 'Asha Kamat');
  await expect(detail).toContainText('This booking has no phone number, so you cannot message the guest.');
  await press(page, detail.getByRole('button', { name: 'Mark as no-show' }));
  await press(page, dialog(page, /^Mark as no-show/).getByRole('button', { name: 'Mark as no-show' }));
  await expect(detail.locator('.stay-head').getByText('No-show', { exact: true })).toBeVisible();
  expect(await taken(house.garden, 0, 2)).toEqual([0, 0]);
  await press(page, detail.getByRole('button', { name: 'Undo no-show' }));
  await press(page, dialog(page, /^Undo no-show/).getByRole('button', { name: 'Undo no-show' }));
  await expect(detail.getByText('Advance due', { exact: true })).toBeVisible();
  await expect(detail.locator('.stay-head')).toBeFocused();
  expect(await taken(house.garden, 0, 2)).toEqual([1, 1]);

  await page.goto(ownerPaths.stay(other, house.hotel));
  await expect(dialog(page, 'Rohan Naik')).toContainText(
    'This booking has no email address, so we cannot email the guest.',
  );
  await expect(dialog(page, 'Rohan Naik').getByRole('button', { name: /again$/ })).toBeHidden();
});

test('the list of the day and the registration card are printed', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  const { id, reference } = await book(house, 0, 2);
  await siteSql('update public.bookings set special_requests = $2 where id = $1', [id, 'One cot, please.']);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(ownerPaths.bookings());
  const paper = page.locator('.paper');
  await press(page, page.getByRole('button', { name: 'Print today’s list' }));
  await expect(paper).toBeAttached();
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByRole('heading', { name: 'Arriving: 1 booking' })).toBeVisible();
  const row = paper.getByRole('row', { name: /Asha Kamat/ });
  await expect(row).toContainText('+91 98200 12345');
  await expect(row).toContainText(`${shortDay(today)} – ${shortDay(day(2))}`);
  await expect(row).toContainText('One cot, please.');
  await expect(row).toContainText('₹7,352.00 due');
  await expect(paper.getByRole('heading', { name: 'Leaving: 0 bookings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bookings', exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);

  await page.getByRole('link', { name: 'Asha Kamat' }).click();
  await press(page, dialog(page, 'Asha Kamat').getByRole('button', { name: 'Print registration card' }));
  await expect(paper).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByRole('heading', { name: house.name })).toBeVisible();
  for (const part of [reference, 'Passport number', 'Guest’s signature', 'Asha Kamat'])
    await expect(paper.getByText(part, { exact: true })).toBeVisible();
  await expect(dialog(page, 'Asha Kamat')).toBeHidden();
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('pages, lists and the booking that is open are in the address, and Back works', async ({ page }) => {
  const house = await openHouse(page);
  await siteSql(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount, tax_rate, tax_amount,
       advance_percent, advance_amount, booking_status
     )
     select $1, $2, 'Guest ' || n, 'guest-' || n || '@guests.example', private.today() - n - 1, private.today() - n, 100, 100, 5, 5, 0, 0, 'completed'
     from generate_series(1, 51) as n`,
    [house.hotel, house.garden],
  );
  await page.goto(`${ownerPaths.bookings(house.hotel)}&list=past`);
  await expect(page.getByText('1–50 of 51 bookings')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Guest 5.' }).click();
  const detail = dialog(page, 'Guest 5.');
  await expect(detail).toContainText('we shorten name and contact details');
  await expect(page).toHaveURL(/list=past&page=2&booking=/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/list=past&page=2$/);
  await page.goForward();
  await expect(detail).toBeVisible();
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page.getByText('51 of 51 bookings')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1–50 of 51 bookings')).toBeVisible();

  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('No bookings found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  for (const name of ['Arriving', 'Staying', 'Leaving', 'Upcoming', 'Cancelled'])
    await expect(listButton(page, `${name} 0`)).toBeVisible();

  const [theirs] = await siteSql<{ id: string }>('select id from public.bookings where hotel_id <> $1 limit 1', [
    house.hotel,
  ]);
  await page.goto(ownerPaths.stay(theirs?.id ?? '', house.hotel));
  await expect(dialog(page, 'Booking')).toContainText('We did not find this booking in your properties.');
});

test('a desk that cannot be read says so, and reads again', async ({ page }) => {
  await openHouse(page);
  await page.route('**/rpc/desk_bookings', (route) => route.abort());
  await page.goto(ownerPaths.bookings());
  const again = page.getByRole('button', { name: 'Retry' });
  await expect(again).toBeVisible();
  await page.unroute('**/rpc/desk_bookings');
  await again.click();
  await expect(page.getByText('No more arrivals today.')).toBeVisible();
});

test('a search also says what it finds at another property', { tag: '@phone' }, async ({ page }) => {
  const other = await openHouse(page);
  await book(other, 3, 5, { guest_name: 'Maria Dias' });
  const house = await openHouse(page);
  for (const [hotel, email] of [
    [other.hotel, house.owner],
    [house.hotel, other.owner],
  ])
    await siteSql(
      `insert into private.house_people (property_id, email, role, user_id, accepted_at)
       select h.property_id, p.email, 'desk', p.user_id, now() from public.hotels as h, public.profiles as p where h.id = $1 and p.email = $2`,
      [hotel, email],
    );
  await page.goto(`${ownerPaths.bookings(house.hotel)}&search=Maria`);
  await expect(page.getByText('No bookings found')).toBeVisible();
  await expectFits(page);
  await press(page, page.getByRole('button', { name: `1 result at ${other.name}` }));
  await expect(page.getByText('Maria Dias')).toBeVisible();
});
