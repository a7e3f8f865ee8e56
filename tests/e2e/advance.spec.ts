import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { decimal, formatRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { payAdvance, visitReportReported } from '#src/words/en/guestStay.ts';
import { type BookedStay, bookStay } from '../support/ownHotel.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { linkOfMail, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { addPayment, moneyOf, setPolicy } from '../support/siteMoney.ts';
import { someUtr } from '../support/someUtr.ts';

async function booked(policy: Parameters<typeof setPolicy>[1] = 'moderate'): Promise<BookedStay> {
  const made = await bookStay({ isMailed: true });
  await setPolicy(made.id, policy);
  return made;
}
async function stands(id: string): Promise<Record<string, unknown>> {
  const [row] = await siteSql(
    `select booking_status, payment_status, advance_due_at is null as is_untimed from public.bookings where id = $1`,
    [id],
  );
  return { ...row, ...(await moneyOf(id)) };
}
const open = async (page: Page, { token, name }: BookedStay) => {
  await page.goto(`/stay#${token}`);
  await expect(page.getByRole('heading', { level: 1, name: `Your booking at ${name}` })).toBeVisible();
};
async function scan(code: Locator) {
  await expect(code).toBeVisible();
  const picture = sharp(await code.screenshot()).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
async function reportUtr(page: Page, utr: string, button = 'I have paid') {
  await press(page, page.getByRole('button', { name: button }));
  await expect(page.getByLabel('UTR of your payment')).toBeFocused();
  await page.getByLabel('UTR of your payment').fill(utr);
  await press(page, page.getByRole('button', { name: 'Report payment' }));
}
const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});
async function openPayments(browser: Browser) {
  const { viewport, ...device } = test.info().project.use;
  const context = await browser.newContext({ ...device, viewport: viewport ?? null });
  const admin = await context.newPage();
  await signInAs(admin, 'admin@susegad.example');
  await admin.goto('/admin/payments');
  await expect(admin.getByRole('heading', { name: 'Reported payments' })).toBeVisible();
  opened.push(context);
  return admin;
}
const rowOf = (admin: Page, { reference }: BookedStay) =>
  admin
    .getByRole('table', { name: 'Reported payments' })
    .getByRole('row')
    .filter({ has: admin.getByRole('link', { name: reference }) });
const statement = (utr: string, paise: number) =>
  `Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Balance\n01/01/27,UPI-ASHA-asha@ybl,0000${utr},,${decimal(paise)},1.00`;

test('a report by reference alone is shown while the tab is open', {
  tag: '@phone',
}, async ({ page }) => {
  const made = await booked();
  await page.goto(`/booking-confirmation/${made.reference}`);
  await reportUtr(page, someUtr());
  const said = page.getByRole('status').filter({ hasText: 'Open the link in our email and report the UTR there too' });
  await expect(said).toContainText(`Payment of ${formatRupees(made.advance)} reported`);
  await page.reload();
  await expect(said).toBeVisible();
});

test('a reported payment is found in the statement', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const [made, other] = [await booked(), await booked()];
  const utr = someUtr();
  await addPayment(other.id, 1, { state: 'reported', reference: someUtr() });
  await open(page, made);
  const [settings] = await siteSql<{ upi_id: string }>('select upi_id from private.settings');
  const link = new RegExp(
    `^upi://pay\\?pa=${settings?.upi_id}&pn=[^&]+&am=${decimal(made.advance)}&cu=INR&tn=${made.reference}$`.replaceAll(
      '.',
      '\\.',
    ),
  );
  await expect(page.getByRole('link', { name: /with a UPI app$/ })).toHaveAttribute('href', link);
  await page.getByText('Pay from another phone').click();
  expect(await scan(page.getByRole('img', { name: /^QR code to pay/ }))).toMatch(link);
  await expectAccessible(page);

  const field = page.getByLabel('UTR of your payment');
  await reportUtr(page, '4267 0011');
  await expect(page.getByText('A UTR has 12 digits, like 4267 0011 2233.')).toBeVisible();
  await page.route('**/rpc/report_payment', (route) => route.abort(), { times: 1 });
  await field.fill(utr.replace(/(\d{4})(?=\d)/g, '$1 '));
  await press(page, page.getByRole('button', { name: 'Report payment' }));
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Report payment' }));
  await expect(toasts(page)).toContainText(`Payment of ${formatRupees(made.advance)} reported`);
  await expect(page.getByText('Payment being checked', { exact: true })).toBeVisible();
  const answer = page.getByRole('heading', { name: visitReportReported(formatRupees(made.advance)) });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(page.getByText(/^You reported a payment of/), 'the answer is seen').toBeInViewport();
  await expect(page.getByText(utr.replace(/(\d{4})(?=\d)/g, '$1 '))).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ }), 'nobody pays twice').toHaveCount(0);
  expect(await stands(made.id)).toMatchObject({ payment_status: 'pending', is_untimed: true, reported: made.advance });
  await page.goto(`/booking-confirmation/${made.reference}`);
  await expect(page.getByText(/^You reported a payment of/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);

  const admin = await openPayments(browser);
  await expect(rowOf(admin, made)).toContainText(`UTR ${utr}`);
  await expect(rowOf(admin, made)).toContainText('No statement yet');
  await admin.getByLabel('Or paste its lines').fill(statement(utr, made.advance));
  await expect(rowOf(admin, made)).toContainText('In the statement');
  await expect(rowOf(admin, other)).toContainText('Not in the statement');
  await expectAccessible(admin);
  for (const width of [390, 820, 1440]) await expectFits(admin, width);
  await admin.getByRole('link', { name: /^Reported payments/ }).press('Enter');
  await press(admin, admin.getByRole('button', { name: 'Record 1 payment from the statement' }));
  await expect(toasts(admin)).toContainText('1 payment recorded');
  await expect(rowOf(admin, made)).toHaveCount(0);
  await expect(admin.getByRole('heading', { name: 'Reported payments' })).toBeFocused();
  expect(await stands(made.id)).toMatchObject({ payment_status: 'paid', received: made.advance, reported: 0 });

  await page.goto(await linkOfMail(page, made.guest, 'Advance received, booking confirmed'));
  await expect(page.getByText('Confirmed by advance', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have paid' })).toHaveCount(0);
});

test('a rejected payment is due again, and reported again', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const made = await booked();
  const [first, second] = [someUtr(), someUtr()];
  await open(page, made);
  await reportUtr(page, first);
  await expect(page.getByText('Payment being checked', { exact: true })).toBeVisible();
  await reportUtr(page, second, 'Correct the UTR');
  await expect(page.getByText(second.replace(/(\d{4})(?=\d)/g, '$1 '))).toBeVisible();

  const admin = await openPayments(browser);
  await expect(rowOf(admin, made)).toContainText(`UTR ${second}`);
  await press(admin, admin.getByRole('button', { name: `Reject: ${made.reference}` }));
  const asked = admin.getByRole('dialog', { name: 'Reject payment?' });
  await expect(asked.getByText('when the advance is due')).toBeVisible();
  await expectAccessible(admin);
  await press(admin, asked.getByRole('button', { name: 'Reject payment' }));
  await expect(rowOf(admin, made)).toHaveCount(0);

  await page.goto(await linkOfMail(page, made.guest, 'Payment not found'));
  await expect(page.getByText(/^Advance due by/)).toBeVisible();
  expect(await stands(made.id)).toMatchObject({ payment_status: 'pending', is_untimed: false, reported: 0 });
  const third = someUtr();
  await reportUtr(page, third);
  await expect(page.getByText('Payment being checked', { exact: true })).toBeVisible();

  await admin.reload();
  await admin.getByLabel('Or paste its lines').fill(statement(third, 100_050));
  await expect(rowOf(admin, made)).toContainText('Another amount');
  await press(admin, admin.getByRole('button', { name: `Mark as received: ${made.reference}` }));
  const received = admin.getByRole('dialog', { name: 'Mark as received' });
  await expect(received.getByLabel('Amount (₹)')).toHaveValue('1000.50');
  await received.getByLabel('Amount (₹)').fill('none');
  await press(admin, received.getByRole('button', { name: 'Record', exact: true }));
  await expect(received.getByText('Enter an amount above ₹0')).toBeVisible();
  await received.getByLabel('Amount (₹)').fill('1,000.50');
  await press(admin, received.getByRole('button', { name: 'Record ₹1,000.50' }));
  await expect(rowOf(admin, made)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^You have paid ₹1,000\.50 of the ₹[\d,.]+ advance.* so far/)).toBeVisible();
  expect(await stands(made.id)).toMatchObject({ payment_status: 'pending', is_untimed: true, received: 100_050 });
});

test('a guest who has not paid withdraws the report', { tag: '@phone' }, async ({ page }) => {
  const made = await booked();
  await open(page, made);
  await reportUtr(page, someUtr());
  await expect(page.getByText('Payment being checked', { exact: true })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Withdraw report' }));
  const asked = page.getByRole('dialog', { name: 'Withdraw report?' });
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  expect(await stands(made.id)).toMatchObject({ reported: made.advance });
  await press(page, page.getByRole('button', { name: 'Withdraw report' }));
  await press(page, asked.getByRole('button', { name: 'Withdraw report' }));
  await expect(asked).toHaveCount(0);
  await expect(toasts(page)).toContainText('Report withdrawn');
  await expect(page.getByText(/^Advance due by/)).toBeVisible();
  await expect(page.getByRole('heading', { name: payAdvance(formatRupees(made.advance)) })).toBeFocused();
  expect(await stands(made.id)).toMatchObject({ payment_status: 'pending', is_untimed: false, reported: 0 });
});

test('a guest cancels while a payment is checked, and reads the refund', async ({ page, browser }) => {
  const made = await booked('strict');
  await open(page, made);
  await reportUtr(page, someUtr());
  await expect(page.getByText('Payment being checked', { exact: true })).toBeVisible();
  const refund = formatRupees(made.advance / 2);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel booking' });
  await expect(cancel.getByText(`Once we find it, you get ${refund} back within 5–7 business days.`)).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(cancel).toHaveCount(0);
  await expect(
    page.getByText(`you reported. Once we find it, you get ${refund} back within 5–7 business days.`),
  ).toBeVisible();

  const admin = await openPayments(browser);
  await expect(rowOf(admin, made)).toContainText('Booking cancelled');
  await admin.getByRole('button', { name: `Mark as received: ${made.reference}` }).click();
  await admin.getByRole('button', { name: `Record ${formatRupees(made.advance)}` }).click();
  await expect(rowOf(admin, made)).toHaveCount(0);
  expect(await stands(made.id)).toMatchObject({ booking_status: 'cancelled', refund_due: made.advance / 2 });
  const due = admin.getByRole('table', { name: 'Refunds due' }).getByRole('row').filter({ hasText: made.reference });
  await expect(due).toContainText(formatRupees(made.advance / 2));
  await expectFits(admin);
  await due.getByRole('link', { name: 'Open booking' }).click();
  await page.reload();
  await expect(page.getByText(`You get ${refund} back`)).toBeVisible();
  await admin.getByRole('button', { name: `Record refund: Refund due, ${refund}` }).click();
  const paying = admin.getByRole('dialog', { name: 'Record refund' });
  await expect(paying.getByLabel('Who has the money'), 'the site has it').toHaveCount(0);
  await paying.getByLabel('Method').selectOption('Bank transfer');
  await paying.getByRole('button', { name: `Record ${refund}` }).click();
  await expect(toasts(admin)).toContainText(`${refund} recorded`);
  await expect(admin.getByText('By Susegad Stays · Bank transfer')).toBeVisible();
});

test('a payment that nobody reported is found by the reference in its note', async ({ page }) => {
  const made = await booked();
  await signInAs(page, 'admin@susegad.example');
  await page.goto('/admin/payments');
  const row = page.getByRole('table', { name: 'Advances found in the statement' }).getByRole('row');
  await page.getByLabel('Open a CSV file').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(statement(someUtr(), made.advance).replace('asha@ybl', made.reference.replaceAll('-', ''))),
  });
  await expect(row.filter({ hasText: made.reference })).toContainText('In the statement');
  await page.getByRole('button', { name: 'Record 1 payment from the statement' }).click();
  await expect(toasts(page)).toContainText('1 payment recorded');
  expect(await stands(made.id)).toMatchObject({ payment_status: 'paid', received: made.advance });
  await page
    .getByLabel('Open a CSV file')
    .setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('This is not a CSV file.')).toBeVisible();

  await page.goto(ownerPaths.stay(made.id, made.hotel, 'payments'));
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByLabel('Who has the money').selectOption('Susegad Stays');
  await dialog.getByLabel('Method').selectOption('UPI');
  await dialog.getByRole('button', { name: /^Record ₹/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Susegad Stays receives only advances');
});

test('an unmatched payment is assigned, and another line set aside', async ({ page }) => {
  const [made, other] = [await booked(), await booked()];
  const [utr, reported] = [someUtr(), someUtr()];
  await addPayment(other.id, 1, { state: 'reported', reference: reported });
  await signInAs(page, 'admin@susegad.example');
  await page.goto('/admin/payments');
  const field = page.getByLabel('Or paste its lines');
  await field.fill(
    `${statement(utr, made.advance)}\n02/01/27,"UPI-${someUtr()} never ends,,,5.00,1.00\n03/01/27,INTEREST ${made.id},,,7.00,1.00`,
  );
  await expect(page.getByText('We could not read line 3.')).toBeVisible();
  const rest = page.getByRole('table', { name: 'These payments match no booking' });
  const line = rest.getByRole('row').filter({ hasText: utr });
  await expect(line).toContainText(/\d+ advances? of this amount/);
  await expect(rowOf(page, other)).toContainText('Not in the statement');
  await expectAccessible(page);
  for (const width of [390, 1440]) await expectFits(page, width);

  await field.fill('nothing of a bank');
  await expect(page.getByText('so the lists have not changed')).toBeVisible();
  await expect(line).toBeVisible();
  await expect(rowOf(page, other)).toContainText('Not in the statement');

  await page.getByRole('button', { name: 'Set aside line 4' }).click();
  await expect(rest.getByRole('row').filter({ hasText: made.id })).toHaveCount(0);
  await expect(page.getByText('1 line set aside.')).toBeVisible();

  await page.getByRole('button', { name: 'Assign line 2' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign payment' });
  await expect(assign.getByText('Same amount').nth(1), 'several of one amount are offered').toBeVisible();
  await assign.getByLabel('Guest, phone, booking reference or amount').fill(made.reference);
  await expect(assign.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await assign.getByRole('button', { name: `Choose ${made.reference}` }).click();
  const received = page.getByRole('dialog', { name: 'Mark as received' });
  await expect(received.getByLabel('UTR')).toHaveValue(utr);
  await received.getByRole('button', { name: `Record ${formatRupees(made.advance)}` }).click();
  await expect(toasts(page)).toContainText(`${formatRupees(made.advance)} recorded`);
  await expect(line).toHaveCount(0);
  expect(await stands(made.id)).toMatchObject({ payment_status: 'paid', received: made.advance });
  const notes = await siteSql('select note, reference from private.payments where booking_id = $1', [made.id]);
  expect(notes).toEqual([{ note: 'In the bank on Fri, 1 Jan 2027', reference: utr }]);
  await field.fill(statement(utr, made.advance));
  await expect(page.getByText('1 is already recorded')).toBeVisible();
});

test('guests are reminded once a day, and unpaid bookings expire', async ({ page }) => {
  const made = await booked();
  await signInAs(page, 'admin@susegad.example');
  await page.goto('/admin/payments');
  const row = page.getByRole('table', { name: 'Advances due' }).getByRole('row').filter({ hasText: made.reference });
  await page.getByLabel('Guest, phone, email or reference').fill(made.reference);
  await expect(page.getByText(/of 1 advances$/)).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  const select = page.getByLabel(`Select ${made.reference}`);
  await select.check();
  await page.getByRole('button', { name: 'Remind 1 guest' }).click();
  await expect(page.getByText('1 guest reminded by email')).toBeVisible();
  await expect(row).toContainText('Reminded');
  await select.check();
  await page.getByRole('button', { name: 'Remind 1 guest' }).click();
  await expect(page.getByText(`${made.reference}: we reminded the guest in the last 24 hours`)).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 820, 1440]) await expectFits(page, width);
  await linkOfMail(page, made.guest, 'Advance due');

  await page.getByLabel(`Select ${made.reference}`).check();
  await page.getByRole('button', { name: 'Cancel 1 booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel 1 booking?' });
  await expect(dialog.getByText('1 booking is not overdue. We asked the guest to pay by')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Booked as a test');
  await dialog.getByRole('button', { name: 'Cancel 1 booking' }).click();
  await expect(page.getByText('1 booking cancelled')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await stands(made.id)).toMatchObject({ booking_status: 'cancelled', payment_status: 'pending' });
});

test('a UTR that two bookings name is marked, and pays one of them', async ({ page }) => {
  const [made, other] = [await booked(), await booked()];
  const utr = someUtr();
  for (const { id, advance } of [made, other]) await addPayment(id, advance, { state: 'reported', reference: utr });
  await signInAs(page, 'admin@susegad.example');
  await page.goto('/admin/payments');
  await expect(rowOf(page, made)).toContainText(`Also reported for ${other.reference}: check before you record`);
  for (const width of [390, 1440]) await expectFits(page, width);
  await page.getByLabel('Or paste its lines').fill(statement(utr, made.advance));
  await expect(rowOf(page, other)).toContainText('In the statement');
  await expect(page.getByRole('button', { name: /in the statement$/ }), 'an admin decides').toHaveCount(0);
  const receive = async ({ reference, advance }: BookedStay) => {
    await page.getByRole('button', { name: `Mark as received: ${reference}` }).click();
    await page.getByRole('button', { name: `Record ${formatRupees(advance)}` }).click();
  };
  await receive(made);
  await expect(rowOf(page, made)).toHaveCount(0);
  await receive(other);
  await expect(page.getByRole('alert')).toContainText('This UTR is recorded with another payment.');
  expect(await stands(other.id)).toMatchObject({ received: 0, reported: other.advance });
});
