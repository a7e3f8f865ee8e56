import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatRupees } from '#src/domain/money.ts';
import { addDays, formatDate, todayInKolkata } from '#src/domain/stay.ts';
import { addRoom, type BookedStay, bookRooms, bookStay } from '../support/ownHotel.ts';
import { openHouse } from '../support/ownHouse.ts';
import {
  chooseDay,
  expectAccessible,
  expectFits,
  focusedDay,
  moveInCalendar,
  press,
  tabTo,
  toasts,
} from '../support/page.ts';
import { linkOfMail, sessionOf } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { addPayment, setPolicy } from '../support/siteMoney.ts';
import { someUtr } from '../support/someUtr.ts';

const today = todayInKolkata();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const stands = async (id: string) =>
  (
    await siteSql<Record<string, unknown>>(
      `select booking_status, guest_name, check_in_date::text, check_out_date::text, num_adults, total_amount::float, special_requests,
         left(arrival_time::text, 5) as arrival_time, cancel_reason, (private.money_of(id)).refund_due::float
       from public.bookings where id = $1`,
      [id],
    )
  )[0] as Record<string, unknown>;
const open = async (page: Page, { token, name }: Pick<BookedStay, 'token' | 'name'>) => {
  await page.goto(`/stay#${token}`);
  await expect(page.getByRole('heading', { level: 1, name: `Your booking at ${name}` })).toBeVisible();
};

test('a link whose # a mail program has changed opens the stay, and no file is asked for with it', async ({ page }) => {
  const made = await bookStay();
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) told.push(`${request.url()} ${request.headers().referer ?? ''}`);
  });
  for (const [at, link] of [
    ['', `%23${made.token}`],
    ['/hi', `%23${made.token})`],
    ['', `#${made.token}?utm_source=mail`],
    ['', `%23${made.token}?utm_source=mail`],
  ]) {
    await page.goto('about:blank');
    await page.goto(`${at}/stay${link}`);
    await expect(page.getByText(made.reference).first()).toBeVisible();
    await expect(page).toHaveURL(`${at}/stay`);
  }
  expect(told.filter((one) => one.includes(made.token))).toEqual([]);
});

test('a guest accepts the higher price and the earlier arrival that the hotel has set', async ({ page }) => {
  const made = await bookStay();
  await siteSql(
    `update public.bookings set total_agreed = total_amount - 100000, check_in_date = check_in_date - 1, check_out_date = check_out_date - 1 where id = $1`,
    [made.id],
  );
  await open(page, made);
  const notice = page.getByText(/^The hotel raised the price from ₹/);
  await expect(notice).toContainText('you can cancel with a full refund before you arrive');
  await expect(notice).toContainText('The hotel moved your arrival from');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept change' }).click();
  await expect(notice).toBeHidden();
  await expect(toasts(page)).toContainText('You accepted the change');
});

test('the booking is shown early and stays in place', { tag: '@phone' }, async ({ page }) => {
  const made = await bookStay();
  await siteSql('update public.bookings set advance_amount = 0, advance_percent = 0 where id = $1', [made.id]);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/_astro/react.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/stay#${made.token}`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: `Your booking at ${made.name}` });
  const day = page.getByText(formatDate(addDays(today, 20)), { exact: true });
  await expect(page.getByText(made.reference)).toBeVisible();
  const before = [await heading.boundingBox(), await day.boundingBox()];
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeHidden();
  const shown = page.evaluate(
    () =>
      new Promise((resolve) =>
        new MutationObserver(() => {
          const [first, second] = document.querySelectorAll('h1');
          if (first && !second && first.closest('astro-island')) resolve(getComputedStyle(first).visibility);
        }).observe(document.body, { childList: true, subtree: true }),
      ),
  );
  release();
  expect(await shown).toBe('visible');
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  const after = [await heading.boundingBox(), await day.boundingBox()];
  for (const [at, box] of before.entries()) {
    expect(Math.abs((after[at]?.y ?? 0) - (box?.y ?? 999))).toBeLessThan(12);
    expect(after[at]?.x).toBe(box?.x);
  }
});

test('a paid guest pays for a dearer room, or withdraws it', { tag: '@phone' }, async ({ page }) => {
  const made = await bookStay();
  await addRoom(made.hotel, 'Loft');
  await addPayment(made.id, 100_000);
  await open(page, made);
  const change = page.getByRole('button', { name: 'Change booking' });
  await change.click();
  const box = dialog(page, 'Change booking');
  await box.getByRole('radio', { name: /^Loft/ }).check();
  await expectFits(page, 320);
  await box.getByRole('button', { name: /^Pay ₹[\d,.]+ and change$/ }).click();
  const heading = page.getByRole('heading', { name: 'Your change is not confirmed yet' });
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  await expectFits(page, 320);
  await expect(change).toHaveCount(0);
  await press(page, page.getByRole('button', { name: 'Withdraw change' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw change' }).click();
  await expect(toasts(page)).toContainText('Change withdrawn');
  await expect(heading).toHaveCount(0);
  await expect(change).toBeVisible();
});

test('while we look for a payment, dearer rooms say so once', { tag: '@phone' }, async ({ page }) => {
  const made = await bookStay();
  for (const name of ['Loft', 'Tower']) await addRoom(made.hotel, name);
  await addPayment(made.id, made.advance, { state: 'reported', reference: someUtr() });
  await open(page, made);
  await page.getByRole('button', { name: 'Change booking' }).click();
  const box = dialog(page, 'Change booking');
  await expect(box.getByText('Not available for this booking', { exact: true })).toHaveCount(2);
  const looked = /^(Loft, Tower|Tower, Loft): We are checking the payment that you reported\./;
  await expect(box.getByText(looked)).toHaveCount(1);
});

test('a booking for today says that it is too late', { tag: '@phone' }, async ({ page }) => {
  const made = await bookStay({ from: 0 });
  await setPolicy(made.id, 'flexible');
  await siteSql(`update public.bookings set terms_time = '00:00' where id = $1`, [made.id]);
  const noRefund = 'For these dates, you get no refund if you cancel.';
  await open(page, made);
  await expect(page.getByText(noRefund)).toHaveCount(2);
  await expect(page.getByText('Your check-in is today. Contact the hotel to change or cancel.')).toBeVisible();
  await page.goto(`/booking-confirmation/${made.reference}`);
  await expect(page.getByText('To change or cancel now, contact the hotel.')).toContainText(noRefund);
  await expectFits(page, 320);
  await siteSql(`update public.bookings set checked_in_at = now() where id = $1`, [made.id]);
  await open(page, made);
  await expect(page.getByText('Your stay has begun. Contact the hotel to change or cancel.')).toBeVisible();
});

test('without scripts the page says what it needs, and shows no gaps that nothing fills', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/stay');
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
  await expect(page.locator('main .notice')).toBeVisible();
  await expect(page.getByText('Check-in')).toBeHidden();
  await context.close();
});

async function paidStay(page: Page) {
  const made = await bookStay();
  await setPolicy(made.id, 'moderate');
  const { total } = made;
  await addPayment(made.id, total, { holder: 'property' });
  await open(page, made);
  return { made, total };
}

test('by keyboard a guest tells the hotel of arrival and requests', {
  tag: '@phone',
}, async ({ page }) => {
  const { made } = await paidStay(page);
  await press(page, page.getByRole('button', { name: 'Add arrival time or special requests' }));
  await expect(page.getByLabel('Arrival time')).toBeFocused();
  const requests = page.getByLabel('Requests');
  await page.getByLabel('Arrival time').fill('09:30');
  await expect(page.getByLabel('Arrival time')).toHaveAccessibleDescription(
    /^Rooms are ready from 12:00 PM\. If you ask to arrive earlier/,
  );
  await page.getByLabel('Arrival time').fill('21:30');
  await expect(page.getByLabel('Arrival time')).toHaveAccessibleDescription(
    /^About when you arrive on the day of check-in/,
  );
  await requests.fill('x'.repeat(1001));
  await press(page, page.getByRole('button', { name: 'Send to the hotel' }));
  await expect(page.getByText('Enter 1,000 characters or fewer.')).toBeVisible();
  await requests.fill('Two pillows, please');
  await page.route('**/rpc/save_guest_notes', (route) => route.abort(), { times: 1 });
  await press(page, page.getByRole('button', { name: 'Send to the hotel' }));
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expect(requests).toHaveValue('Two pillows, please');
  await page.getByLabel('Name on the booking').fill('Meera Kamat');
  await press(page, page.getByRole('button', { name: 'Send to the hotel' }));
  await expect(toasts(page)).toContainText(`We told ${made.name}`);
  expect(await stands(made.id)).toMatchObject({
    arrival_time: '21:30',
    special_requests: 'Two pillows, please',
    guest_name: 'Meera Kamat',
  });
  await expect(page.getByText('9:30 PM', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add arrival time or special requests' })).toBeFocused();
});

test('by keyboard a guest changes who comes, at the same price', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  const { made, total } = await paidStay(page);
  await expect(page, 'what the link holds leaves the address').toHaveURL(/\/stay$/);
  await expect(page.getByText('Check-in in 20 days')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Change booking' }));
  const change = dialog(page, 'Change booking');
  await expect(change.getByText('Nothing is changed yet.')).toBeVisible();
  await expect(change.getByRole('button', { name: 'Change booking' })).toHaveAttribute('aria-disabled', 'true');
  await tabTo(page, change.getByRole('spinbutton', { name: 'Adults' }));
  const prices = await change.evaluateHandle((element) => {
    const seen: string[] = [];
    const look = () => {
      if (element.textContent.includes('The price does not change.')) seen.push('price');
      else if (element.textContent.includes('Getting the price…')) seen.push('asking');
    };
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  await page.keyboard.press('ArrowUp');
  await expect(change.getByText('The price does not change.')).toBeVisible();
  expect((await prices.jsonValue()).lastIndexOf('asking'), 'no price of the booking as it was').toBeLessThan(
    (await prices.jsonValue()).indexOf('price'),
  );
  await press(page, change.getByRole('button', { name: 'Change booking' }));
  await expect(change).toHaveCount(0);
  await expect(page.getByText('2 adults, 1 room')).toBeVisible();
  expect(await stands(made.id)).toMatchObject({ num_adults: 2, total_amount: total });
});

test('by keyboard a guest cancels, and reads the refund before', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  const { made, total } = await paidStay(page);
  await press(page, page.getByRole('button', { name: 'Cancel booking' }));
  const cancel = dialog(page, 'Cancel booking');
  await expect(cancel.getByText(`We received ${formatRupees(total)} for this booking.`)).toBeVisible();
  await expect(cancel.getByText(/^You get ₹[\d,.]+ back within 5–7 business days\.$/)).toBeVisible();
  await expect(cancel.getByText(/^This applies if you cancel by .* IST\. After that, no refund\.$/)).toBeVisible();
  await cancel.getByLabel(/^Reason/).fill('Our flight');
  const asked = dialog(page, 'Close without saving?');
  await page.keyboard.press('Escape');
  await press(page, asked.getByRole('button', { name: 'Keep editing' }));
  await expect(cancel.getByLabel(/^Reason/)).toHaveValue('Our flight');
  await page.keyboard.press('Escape');
  await expect(asked.getByRole('heading')).toBeFocused();
  await press(page, asked.getByRole('button', { name: 'Close without saving' }));
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeFocused();
  expect(await stands(made.id)).toMatchObject({ booking_status: 'confirmed' });

  await page.keyboard.press('Enter');
  await setPolicy(made.id, 'non_refundable');
  await expect(cancel.getByLabel(/^Reason/), 'what was typed is there still').toHaveValue('Our flight');
  await cancel.getByLabel(/^Reason/).fill('Our flight is moved');
  await press(page, cancel.getByRole('button', { name: 'Cancel booking' }));
  await expect(cancel.getByText('The refund has changed.')).toBeVisible();
  await expect(cancel.getByText('You get no refund under your cancellation policy.')).toBeVisible();
  await expect(cancel.getByLabel(/^Reason/)).toHaveValue('Our flight is moved');
  await setPolicy(made.id, 'moderate');
  await press(page, cancel.getByRole('button', { name: 'Cancel booking' }));
  await expect(cancel.getByText(/You get ₹[\d,.]+ back/)).toBeVisible();
  await press(page, cancel.getByRole('button', { name: 'Cancel booking' }));
  await expect(cancel).toHaveCount(0);
  await expect(toasts(page)).toContainText(`You get ${formatRupees(total)} back`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^This booking was cancelled on .* IST$/ })).toBeVisible();
  await expect(page.getByText(/^You cancelled this booking on/), 'once').toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Price when cancelled' })).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Refund due by /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change booking' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your review' })).toHaveCount(0);
  expect(await stands(made.id)).toMatchObject({
    booking_status: 'cancelled',
    cancel_reason: 'Our flight is moved',
    refund_due: total,
  });
});

test('dates change at the shown price, with a new calendar file', async ({ page }) => {
  const made = await bookStay();
  await open(page, made);
  const entry = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  const before = await entry();
  expect(before).toContain('SEQUENCE:0');
  expect(before.replaceAll('\r\n ', '')).toContain(`/stay#${made.token}`);

  await page.getByRole('button', { name: 'Change booking' }).click();
  const change = dialog(page, 'Change booking');
  await change.getByRole('button', { name: /^Check-in/ }).click();
  await expect.poll(() => focusedDay(page)).toBe(addDays(today, 20));
  await chooseDay(page);
  await moveInCalendar(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await chooseDay(page);
  const { total_amount } = await stands(made.id);
  const more = Number(total_amount) / 3;
  await expect(change.getByText(`${formatRupees(more)} more than before.`)).toBeVisible();

  const theirs = await bookRooms(
    made,
    { checkIn: addDays(today, 23), checkOut: addDays(today, 24) },
    4,
    'others@guests.example',
  );
  await change.getByRole('button', { name: 'Change booking' }).click();
  await expect(
    change.getByText('Someone else has just booked these nights. Your booking has not changed.'),
  ).toBeVisible();
  expect(await stands(made.id)).toMatchObject({ check_out_date: addDays(today, 23), total_amount });
  await siteSql(`update public.bookings set booking_status = 'cancelled' where booking_reference = $1`, [theirs]);
  await press(page, change.getByRole('spinbutton', { name: 'Adults' }), 'ArrowUp');
  await expect(change.getByText(`${formatRupees(more)} more than before.`)).toBeVisible();
  await change.getByRole('button', { name: 'Change booking' }).click();
  await expect(change).toHaveCount(0);
  await expect(page.getByText(formatDate(addDays(today, 24))).first()).toBeVisible();
  expect(await stands(made.id)).toMatchObject({ check_out_date: addDays(today, 24), total_amount: 4 * more });
  expect(await entry()).toContain('SEQUENCE:1');
});

test('before a booking moves to dates without a refund, that is said', { tag: '@phone' }, async ({ page }) => {
  const made = await bookStay({ from: 2 });
  await setPolicy(made.id, 'flexible');
  await open(page, made);
  await page.getByRole('button', { name: 'Change booking' }).click();
  const change = dialog(page, 'Change booking');
  const noRefund = 'For these dates, you get no refund if you cancel.';
  await expect(change.getByText('Nothing is changed yet.')).toBeVisible();
  await expect(change.getByText(noRefund)).toHaveCount(0);
  await change.getByRole('button', { name: /^Check-in/ }).click();
  await expect.poll(() => focusedDay(page)).toBe(addDays(today, 2));
  await moveInCalendar(page, 'ArrowLeft', 'ArrowLeft');
  await chooseDay(page);
  await moveInCalendar(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await chooseDay(page);
  await expect(change.getByText(noRefund)).toBeVisible();
  await expectFits(page);
});

test('a stay in the only room of its kind keeps its own nights to choose from', async ({ page }) => {
  const made = await bookStay({ totalRooms: 1 });
  await open(page, made);
  await page.getByRole('button', { name: 'Change booking' }).click();
  const change = dialog(page, 'Change booking');
  await change.getByRole('button', { name: /^Check-out/ }).click();
  const day = (from: number) => page.locator(`[data-day="${addDays(today, from)}"]`);
  await expect(day(21).filter({ visible: true })).toBeVisible();
  for (const from of [20, 21, 22]) await expect(day(from)).not.toHaveClass(/is-gone/);
  await expect(day(22)).not.toHaveAttribute('aria-disabled', 'true');
  await day(22).click();
  await expect(change.getByText('₹4,200.00 less than before.')).toBeVisible();
  await change.getByRole('button', { name: 'Change booking' }).click();
  await expect(change).toHaveCount(0);
  expect(await stands(made.id)).toMatchObject({
    check_in_date: addDays(today, 20),
    check_out_date: addDays(today, 22),
  });
});

/** A booking at a hotel with a dearer room, a cheaper one for one guest, and one that is sold out. */
async function roomChoice(page: Page) {
  const made = await bookStay();
  await setPolicy(made.id, 'flexible');
  await addRoom(made.hotel, 'Suite', { price: 600_000, totalRooms: 2, maxOccupancy: 4 });
  await addRoom(made.hotel, 'Attic', { price: 300_000, totalRooms: 2, maxOccupancy: 1 });
  const tower = await addRoom(made.hotel, 'Tower', { totalRooms: 1, maxOccupancy: 4 });
  await bookRooms(
    { hotel: made.hotel, room: tower },
    { checkIn: addDays(today, 21), checkOut: addDays(today, 22) },
    1,
    'others@guests.example',
  );
  await addPayment(made.id, made.advance);
  await open(page, made);

  await press(page, page.getByRole('button', { name: 'Change booking' }));
  const change = dialog(page, 'Change booking');
  const rooms = change.getByRole('group', { name: 'Room type' });
  const room = (name: string) => rooms.getByRole('radio', { name: new RegExp(`^${name}`) });
  return { made, change, room, rooms, adults: change.getByRole('spinbutton', { name: 'Adults' }) };
}

test('by keyboard a dearer room is chosen and paid', { tag: '@phone' }, async ({ page }) => {
  const { made, change, room, rooms, adults } = await roomChoice(page);
  await expect(rooms.getByRole('radio')).toHaveCount(4);
  await expect(room('Garden Room')).toBeChecked();
  await expect(room('Garden Room')).toHaveAccessibleName(/Yours now\. Up to 3 a room/);
  await expect(room('Suite')).toHaveAccessibleName(/₹18,000\.00\s*₹5,400\.00 more/);
  await expect(room('Attic')).toHaveAccessibleName(/₹9,000\.00\s*₹3,600\.00 less/);
  await expect(room('Tower')).toHaveAccessibleName(/Sold out for these nights/);
  await expect(room('Tower')).toBeDisabled();
  await expect(change.getByRole('button', { name: 'Change booking' })).toHaveAttribute('aria-disabled', 'true');

  await tabTo(page, adults);
  for (const count of [2, 3, 4]) {
    await page.keyboard.press('ArrowUp');
    await expect(adults).toHaveValue(String(count));
  }
  await expect(change.getByText('These rooms do not fit that many guests.')).toBeVisible();
  await expect(room('Garden Room')).toHaveAccessibleName(/Takes up to 3 guests a room/);
  await expect(room('Attic')).toBeDisabled();
  await press(page, room('Garden Room'), 'ArrowDown');
  await expect(room('Suite')).toBeChecked();
  await expect(change.getByText('₹5,400.00 more than before.')).toBeVisible();
  await expect(change.getByText('The advance becomes ₹5,400.00. Pay ₹1,620.00 now')).toBeVisible();
  await press(page, change.getByRole('button', { name: 'Pay ₹1,620.00 and change' }));
  await expect(change).toHaveCount(0);
  expect(await stands(made.id)).toMatchObject({ total_amount: 1_260_000, num_adults: 1 });
});

test('by keyboard a cheaper room brings a refund', { tag: '@phone' }, async ({ page }) => {
  const { made, change, room } = await roomChoice(page);
  await addPayment(made.id, made.total - made.advance, { holder: 'property' });
  await page.reload();
  await press(page, page.getByRole('button', { name: 'Change booking' }));
  await expect(room('Attic')).toBeEnabled();
  await room('Attic').focus();
  await page.keyboard.press('Space');
  await expect(change.getByText('₹3,600.00 less than before.')).toBeVisible();
  await expect(change.getByText('You get ₹3,600.00 back.')).toBeVisible();
  await press(page, change.getByRole('button', { name: 'Change booking' }));
  await expect(change).toHaveCount(0);
  await expect(page.getByText(/^Refund due by /)).toBeVisible();
  expect(await stands(made.id)).toMatchObject({ total_amount: 900_000, num_adults: 1, refund_due: 360_000 });
});

test('whose mails come in another language has them in the one of the page', { tag: '@phone' }, async ({ page }) => {
  const { id, token } = await bookStay();
  const languageOf = async () =>
    (await siteSql<{ language: string }>('select language from public.bookings where id = $1', [id]))[0]?.language;
  await siteSql(`update public.bookings set language = 'hi' where id = $1`, [id]);
  await page.goto(`/stay#${token}`);
  await expect(page.getByText('We send emails about this booking in Hindi.')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Send them in English' }).click();
  await expect(toasts(page)).toContainText('We now send emails about this booking in English');
  await expect(page.getByText('We send emails about this booking in Hindi.')).toHaveCount(0);
  expect(await languageOf()).toBe('en');
});

test('a shared link hides money, until switched off', { tag: '@phone' }, async ({ page, browser }) => {
  const made = await bookStay();
  await open(page, made);
  await page.getByRole('button', { name: 'Share' }).click();
  const share = dialog(page, 'Share with fellow travellers');
  const link = share.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/stay#[0-9a-f]{64}$/);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(await link.inputValue());
  await expect(friend.getByRole('heading', { level: 1, name: `Booking at ${made.name}` })).toBeVisible();
  await expect(friend.getByText('Booked by Asha K.')).toBeVisible();
  await expect(friend.locator('main')).not.toContainText(/₹|\$|[2-9A-Z]{4}-[2-9A-Z]{4}/);
  await expect(friend.getByRole('button', { name: /Cancel|Change|Tell/ })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).click();
  await share.getByRole('button', { name: 'Switch off shared links' }).click();
  await expect(toasts(page)).toContainText('Shared links switched off');
  await friend.reload();
  await expect(friend.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await friend.context().close();
});

test('a guest who lost the link gets a new one by email, and the old one ends', { tag: '@phone' }, async ({ page }) => {
  const made = await bookStay();
  const email = made.guest;
  await page.goto('/stay');
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send me a new link' });
  await press(page, send);
  await expect(page.getByText('A reference has 16 letters and digits')).toBeVisible();
  await expect(page.getByText('Enter the email you booked with.')).toBeVisible();
  const ask = async (reference: string, typed: string) => {
    await page.getByLabel('Booking reference').fill(reference);
    await page.getByLabel('Email you booked with').fill(typed);
    await press(page, send);
    await expect(page.getByText('Check your inbox')).toBeVisible();
  };
  // The answer is the same for a wrong email, so that it reveals nothing.
  await ask(made.reference, 'stranger@guests.example');
  await page.getByRole('button', { name: 'Try again' }).click();
  await ask(made.reference.toLowerCase().replaceAll('-', ''), email.toUpperCase());

  const [, link = ''] = (await linkOfMail(page, email, 'Link to your booking')).split('#');
  await open(page, { ...made, token: link });
  await page.goto(`/stay#${made.token}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

test('the receipt for payments is saved as a file, and there is none without a payment', async ({ page }) => {
  const made = await bookStay();
  await open(page, made);
  await expect(page.getByRole('heading', { name: 'Price' })).toBeVisible();
  await expect(page.getByRole('button', { name: /as PDF/ })).toHaveCount(0);
  const utr = someUtr();
  await addPayment(made.id, 10_000, { holder: 'property', reference: utr });
  await page.reload();
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Save receipt as PDF' }));
  const file = await download;
  expect(file.suggestedFilename()).toBe(`receipt-${made.reference}.pdf`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await file.path()))), {
    mergePages: true,
  });
  for (const words of [made.reference, `Paid at the hotel by UPI, ${utr}`]) expect(text).toContain(words);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('strong').filter({ hasText: 'Asha Kamat' })).toBeVisible();
  await expect(page.getByText('If you cancel now')).toBeHidden();
});

test('the invoice that the house has issued is saved as a file', async ({ page }) => {
  const house = await openHouse(page);
  const reference = await bookRooms(
    { hotel: house.hotel, room: house.garden },
    { checkIn: today, checkOut: addDays(today, 2) },
  );
  const [row] = await siteSql<{ id: string; token: string }>(
    'select id, private.stay_link(id) as token from public.bookings where booking_reference = $1',
    [reference],
  );
  const session = await sessionOf(page, house.owner);
  const issued = await page.request.post('/rest/v1/rpc/issue_invoice', {
    headers: { apikey: 'sb_publishable_local', authorization: `Bearer ${session.access_token}` },
    data: { booking_id: row?.id, buyer: { name: 'Asha Kamat' } },
  });
  const { number } = await issued.json();
  await open(page, { name: house.name, token: row?.token ?? '' });
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: `Save ${number} as PDF` }));
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${number.replaceAll('/', '-')}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.route('**/rpc/stay_invoice', (route) => route.abort());
  await page.getByRole('button', { name: `Save ${number} as PDF` }).click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
});
