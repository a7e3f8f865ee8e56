import { expect, type Page, test as plain } from '@playwright/test';
import { formatRupees } from '#src/domain/money.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { receiptIsBelow } from '#src/words/en/guestStay.ts';
import { payNow, visitBackReceived } from '#src/words/hi/guestStay.ts';
import { pathIn } from '#src/words/languages.ts';
import { type StandInRazorpay, startRazorpay } from '../../supabase/local/standInRazorpay.ts';
import { type BookedStay, bookRooms, bookStay } from '../support/ownHotel.ts';
import { openHouse } from '../support/ownHouse.ts';
import { expectAccessible, press, toasts } from '../support/page.ts';
import { linkOfMail, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { addPayment, setPolicy } from '../support/siteMoney.ts';
import { forkSite } from '../support/startSite.ts';

interface Deployment {
  url: string;
  gateway: StandInRazorpay;
}
const test = plain.extend<object, { deployment: Deployment }>({
  deployment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const gateway = await startRazorpay();
      const { addresses, stop } = await forkSite(gateway.environment);
      const before = process.env.SITE_DATABASE;
      process.env.SITE_DATABASE = addresses.SITE_DATABASE;
      gateway.deliverTo(`${addresses.SITE_URL}/functions/v1/payment-webhook`);
      await siteSql(`update private.settings set gateway = 'razorpay'`);
      await use({ url: addresses.SITE_URL, gateway });
      process.env.SITE_DATABASE = before;
      await stop();
      gateway.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ deployment }, use) => use(deployment.url),
});

const today = todayInKolkata();

async function booked(): Promise<BookedStay> {
  const made = await bookStay();
  await setPolicy(made.id, 'moderate');
  return made;
}
const open = async (page: Page, { token, name }: BookedStay) => {
  await page.goto(`/stay#${token}`);
  await expect(page.getByRole('heading', { level: 1, name: `Your booking at ${name}` })).toBeVisible();
};
const payButton = (page: Page, { advance }: BookedStay) =>
  page.getByRole('button', { name: `Pay ${formatRupees(advance)}`, exact: true });
const atGateway = /^http:\/\/127\.0\.0\.1:\d+\/pay\//;

test('by keyboard: paid and refunded by card', {
  tag: ['@phone', '@journey'],
}, async ({ page, browser }) => {
  const made = await booked();
  await page.goto(`/booking-confirmation/${made.reference}`);
  await expect(payButton(page, made)).toBeVisible();
  await expectAccessible(page);
  await open(page, made);
  await expect(payButton(page, made), 'on the first screen').toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Or pay by UPI to our account')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await press(page, payButton(page, made));
  await page.waitForURL(atGateway);
  await expect(page.getByText(`Advance for your booking ${made.reference}, ${made.name}`)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Pay by card' }));

  await page.waitForURL('/stay');
  await expect(page.getByText('We received your payment. Thank you.')).toBeVisible();
  await expect(page.getByText(receiptIsBelow)).toBeVisible();
  await expect(page.getByText('Confirmed by advance', { exact: true })).toBeVisible();
  await expect(payButton(page, made)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Confirmed by advance', { exact: true })).toBeVisible();
  await expect(page.getByText('We received your payment. Thank you.')).toHaveCount(0);

  await page.goto(await linkOfMail(page, made.guest, 'Advance received, booking confirmed'));
  await press(page, page.getByRole('button', { name: 'Cancel booking' }));
  const cancel = page.getByRole('dialog', { name: 'Cancel booking' });
  await expect(cancel.getByText(/^You get ₹[\d,.]+ back within 5–7 business days\.$/)).toBeVisible();
  await press(page, cancel.getByRole('button', { name: 'Cancel booking' }));
  await expect(toasts(page)).toContainText(`You get ${formatRupees(made.advance)} back`);

  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin });
  const admin = await context.newPage();
  await signInAs(admin, 'admin@susegad.example');
  await admin.goto('/admin/run-job');
  await press(admin, admin.getByRole('button', { name: 'Run now: Settle online payments' }));
  await expect(toasts(admin)).toContainText(/1 refund, and recorded 1 change/);
  await admin.goto('/admin/payments#online');
  const row = admin.getByRole('table', { name: 'Online payment pages' }).getByRole('row', {
    name: new RegExp(made.reference),
  });
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row).toContainText(/pay_\S+,.*Refunded,/);
  await expect(admin.getByText('Reports of the gateway that differ')).toHaveCount(0);
  await expectAccessible(admin);
  await context.close();
  await page.reload();
  await expect(page.getByText('Refunded by us')).toBeVisible();
  expect(
    await siteSql(
      `select state::text, amount::integer from private.payments where booking_id = $1
       union all select state::text, amount::integer from private.refunds where booking_id = $1`,
      [made.id],
    ),
  ).toEqual(['received', 'done'].map((state) => ({ state, amount: made.advance })));
});

test('by keyboard: a paid guest adds a room and pays for it', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  test.slow();
  const made = await booked();
  await open(page, made);
  await press(page, payButton(page, made));
  await page.waitForURL(atGateway);
  await press(page, page.getByRole('button', { name: 'Pay by card' }));
  await page.waitForURL('/stay');
  const addRoom = async () => {
    await press(page, page.getByRole('button', { name: 'Change booking', exact: true }));
    const box = page.getByRole('dialog', { name: 'Change booking' });
    await press(page, box.getByRole('spinbutton', { name: 'Rooms' }), 'ArrowUp');
    await press(page, box.getByRole('button', { name: /^Pay ₹[\d,.]+ and change$/ }));
    await page.waitForURL(atGateway);
    await expect(page.getByText(`Change of your booking ${made.reference}, ${made.name}`)).toBeVisible();
  };
  await addRoom();
  await press(page, page.getByRole('button', { name: 'Go back without paying' }));
  await expect(page.getByText('No payment received yet. Your booking has not changed.')).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Withdraw change' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Withdraw change' }));
  await expect(toasts(page)).toContainText('Change withdrawn');
  await addRoom();
  await press(page, page.getByRole('button', { name: 'Pay by card' }));
  await page.waitForURL('/stay');
  await expect(page.getByText('Payment received, booking changed')).toBeVisible();
  await expect(page.getByText(/^Your booking is now: .* 2 rooms, /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your change is not confirmed yet' })).toHaveCount(0);
  await expectAccessible(page);
  const columns = 'num_rooms, payment_status::text, advance_amount::integer';
  expect(await siteSql(`select ${columns} from public.bookings where id = $1`, [made.id])).toEqual([
    { num_rooms: 2, payment_status: 'paid', advance_amount: 2 * made.advance },
  ]);
  await press(page, page.getByRole('button', { name: 'Cancel booking' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }));
  await expect(page.getByText('This booking was cancelled on')).toBeVisible();
  await expect(page.getByText('Payment received, booking changed')).toHaveCount(0);
  await page.goto(await linkOfMail(page, made.guest, 'Payment received, booking changed'));
});

test('the desk pays no refund of the site', async ({ page }) => {
  const house = await openHouse(page);
  const reference = await bookRooms(
    { hotel: house.hotel, room: house.garden },
    { checkIn: addDays(today, 20), checkOut: addDays(today, 22) },
  );
  const [{ id } = { id: '' }] = await siteSql<{ id: string }>(
    'select id from public.bookings where booking_reference = $1',
    [reference],
  );
  await addPayment(id, 10_000);
  await siteSql(`update public.bookings set booking_status = 'cancelled', refund_promised = 10000 where id = $1`, [id]);
  await siteSql(`select private.add_refund_due(b, 10000, 'cancelled') from public.bookings as b where id = $1`, [id]);
  await page.goto(ownerPaths.stay(id, house.hotel, 'payments'));
  await expect(page.getByText('Susegad Stays pays this refund.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Record refund/ })).toHaveCount(0);
  // The desk cannot reverse an online payment, also if the booking is confirmed again.
  await siteSql(
    `select private.write_refund(b, jsonb_populate_record(null::private.refunds, '{"holder": "site", "amount": 10000, "method": "upi"}'))
     from public.bookings as b where id = $1`,
    [id],
  );
  await siteSql(`update public.bookings set booking_status = 'confirmed' where id = $1`, [id]);
  await page.reload();
  await expect(page.getByText('By Susegad Stays · UPI')).toBeVisible();
  await expect(page.getByText('To Susegad Stays · UPI')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reverse/ })).toHaveCount(0);
});

test('a guest who goes back without paying reads so, and reads that we received it once paid', {
  tag: '@phone',
}, async ({ page, deployment: { gateway } }) => {
  const made = await booked();
  await open(page, made);
  await payButton(page, made).click();
  await page.waitForURL(atGateway);
  const address = page.url();
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await expect(page.getByText('We have not received a payment yet.')).toBeVisible();
  await payButton(page, made).click();
  await page.waitForURL(address);
  await page.goBack();
  await payButton(page, made).click();
  await page.waitForURL(address);

  gateway.deliverTo(null);
  await page.goBack();
  await page.goto('/stay?paid=1&razorpay_payment_link_status=paid&razorpay_payment_id=pay_made_up');
  await expect(page.getByText('We have not received a payment yet.'), 'the address says nothing').toBeVisible();
  gateway.pay(address.split('/').at(-1) ?? '');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('We received your payment. Thank you.')).toBeVisible();
  gateway.deliverTo(`${new URL(page.url()).origin}/functions/v1/payment-webhook`);
});

test('a guest who pays in Hindi returns to the booking in Hindi', { tag: '@phone' }, async ({ page }) => {
  const made = await booked();
  await page.goto(`${pathIn('hi', '/stay')}#${made.token}`);
  await page.getByRole('button', { name: payNow(formatRupees(made.advance)) }).click();
  await page.waitForURL(atGateway);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(pathIn('hi', '/stay'));
  await expect(page.getByText(visitBackReceived)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
});

test('a gateway that does not answer loses nothing', async ({ page, deployment: { gateway } }) => {
  const made = await booked();
  await open(page, made);
  gateway.goDown(true);
  await payButton(page, made).click();
  await expect(page.getByText('The payment page does not answer. Nothing was paid.')).toBeVisible();
  await expect(payButton(page, made)).toBeFocused();
  gateway.goDown(false);
  await payButton(page, made).click();
  await page.waitForURL(atGateway);
});

test('the desk sees an online refund that is being sent, and cannot pay it twice', async ({ page, deployment }) => {
  const made = await booked();
  await open(page, made);
  await payButton(page, made).click();
  await page.waitForURL(atGateway);
  await page.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(page.getByText('We received your payment. Thank you.')).toBeVisible();
  deployment.gateway.refundsBecome('pending');
  await siteSql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [made.id]);
  await siteSql(`select private.add_refund_due(b, $2, 'cancelled') from public.bookings as b where id = $1`, [
    made.id,
    made.advance,
  ]);
  await siteSql(`select private.send_gateway_refunds('razorpay', 5)`);
  await signInAs(page, 'admin@susegad.example');
  await page.goto(`/owner/till?hotel=${made.hotel}`);
  await expect(page.getByText('Refund sent, not confirmed yet').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Record refund/ })).toHaveCount(0);
  deployment.gateway.refundsBecome('processed');
});

test('a guest who paid for a changed booking reads what became of it', async ({ page, browser }) => {
  const cancelled = await booked();
  await open(page, cancelled);
  await payButton(page, cancelled).click();
  await page.waitForURL(atGateway);
  await siteSql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [cancelled.id]);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await expect(page.getByText('This booking was cancelled on')).toBeVisible();
  await expect(page.getByText(`You get ${formatRupees(cancelled.advance)} back`).first()).toBeVisible();

  const grown = await booked();
  await open(page, grown);
  await payButton(page, grown).click();
  await page.waitForURL(atGateway);
  await siteSql('update public.bookings set advance_amount = advance_amount + 50000 where id = $1', [grown.id]);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await expect(page.getByText(`We received ${formatRupees(grown.advance)} of your advance so far.`)).toBeVisible();
  await expect(page.getByText(`Another ${formatRupees(50_000)} is due.`)).toBeVisible();
  await page.getByRole('button', { name: `Pay ${formatRupees(50_000)}`, exact: true }).click();
  await page.waitForURL(atGateway);
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  const back = page.getByRole('status').filter({ hasText: 'of your advance so far' });
  await expect(back).toContainText('If you did not pay it, no money was taken');
  await expect(back).not.toContainText('costs more');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.goto('/stay?paid=1&razorpay_payment_link_status=paid');
  await expect(other.getByText('Do not pay again.')).toBeVisible();
  await context.close();

  const twice = await booked();
  await open(page, twice);
  await expect(payButton(page, twice)).toBeVisible();
  await addPayment(twice.id, twice.advance);
  await payButton(page, twice).click();
  await expect(page.getByText('Confirmed by advance', { exact: true })).toBeVisible();
  await expect(payButton(page, twice)).toHaveCount(0);
});
