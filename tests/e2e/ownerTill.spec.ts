import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatRupees } from '#src/domain/money.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { type OwnHouse, openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { someUtr } from '../support/someUtr.ts';

const price = 2 * 367_600;

async function openStay(page: Page): Promise<{ house: OwnHouse; id: string; reference: string }> {
  const house = await openHouse(page);
  const today = todayInKolkata();
  const reference = await bookRooms(
    { hotel: house.hotel, room: house.garden },
    { checkIn: today, checkOut: addDays(today, 2) },
  );
  const [booking] = await siteSql<{ id: string }>('select id from public.bookings where booking_reference = $1', [
    reference,
  ]);
  const id = booking?.id ?? '';
  await siteSql('update public.bookings set advance_amount = 0 where id = $1', [id]);
  await page.goto(ownerPaths.stay(id, house.hotel));
  await expect(part(page, 'Payments')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add foreign guests' })).toBeVisible();
  return { house, id, reference };
}
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function take(page: Page, amount: string, method: string, reference = '') {
  await press(page, 'Record payment');
  const dialog = form(page, 'Record payment');
  await dialog.getByLabel('Amount (₹)').fill(amount);
  await dialog.getByLabel('Method').selectOption({ label: method });
  await dialog.getByLabel('Reference').fill(reference);
  await dialog.getByRole('button', { name: /^Record ₹/ }).click();
  await expect(dialog).toBeHidden();
}
async function download(page: Page, name: string | RegExp) {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a payment is recorded, reversed, and in the till', { tag: '@phone' }, async ({ page }) => {
  const { house, reference } = await openStay(page);
  const payments = part(page, 'Payments');
  await expect(payments).toContainText(`Balance due${formatRupees(price)}`);

  await press(page, 'Record payment');
  const dialog = form(page, 'Record payment');
  await expect(dialog.getByLabel('Amount (₹)')).toHaveValue('7352');
  await dialog.getByRole('button', { name: /^Record/ }).click();
  await expect(dialog.getByLabel('Method')).toBeFocused();
  await expect(dialog).toContainText('Choose how it was paid.');
  await expectAccessible(page);
  await dialog.getByLabel('Method').selectOption({ label: 'Cash' });
  await dialog.getByLabel('Amount (₹)').fill('5,000');
  await dialog.getByRole('button', { name: 'Record ₹5,000.00' }).click();
  await expect(toasts(page)).toContainText('₹5,000.00 recorded');
  await expect(payments).toContainText('Balance due₹2,352.00');

  await payments.getByRole('button', { name: 'Reverse: Payment received, ₹5,000.00' }).click();
  const reverse = form(page, 'Reverse payment?');
  await reverse.getByRole('button', { name: 'Reverse payment' }).click();
  await expect(reverse.getByLabel('Reason')).toBeFocused();
  await reverse.getByLabel('Reason').fill('Typed at the wrong booking');
  await reverse.getByRole('button', { name: 'Reverse payment' }).click();
  await expect(payments).toContainText(`Balance due${formatRupees(price)}`);
  await expect(payments).toContainText(/Payment reversed.+Reversed .+ · You · Typed at the wrong booking/);

  await take(page, '7000', 'UPI', someUtr());
  await take(page, '352', 'Cash');
  await expect(payments).toContainText('Balance due₹0.00');
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeHidden();

  await page.goto(ownerPaths.till(house.hotel));
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Cash')).toHaveText(/₹352\.00.*₹0\.00.*₹352\.00/);
  await expect(row('UPI')).toHaveText(/₹7,000\.00.*₹0\.00.*₹7,000\.00/);
  await expect(row('All').first()).toContainText(formatRupees(price));
  const entries = part(page, 'Payments and refunds of the day').getByRole('listitem');
  await expect(entries).toHaveCount(4);
  await expect(entries.first()).toContainText(`Asha Kamat, ${reference}`);
  await expect(entries.nth(2)).toContainText('Payment reversed-₹5,000.00');
  await expect(entries.nth(3)).toContainText('Payment received₹5,000.00');
  for (const width of [320, 390, 820]) await expectFits(page, width);
  await page.setViewportSize({ width: 390, height: 844 });
  const month = await page.getByLabel('Month', { exact: true }).boundingBox();
  expect(month?.width).toBeGreaterThanOrEqual(200);

  await press(page, 'Previous day');
  await expect(page.getByText('Nothing was received or refunded on this day.')).toBeVisible();
  await press(page, 'Next day');
  await expect(entries).toHaveCount(4);
});

test('cash is counted, and later entries show as a difference', { tag: '@phone' }, async ({ page }) => {
  const { house } = await openStay(page);
  await take(page, '3000', 'Cash');
  await page.goto(ownerPaths.till(house.hotel));
  const cash = part(page, 'Cash of the day');
  await expect(cash).toContainText('Expected cash₹3,000.00');
  await expect(cash).toContainText('Not counted yet.');

  await press(page, 'Record opening cash');
  const opening = form(page, 'Record opening cash');
  await opening.getByLabel('Cash in the till in the morning (₹)').fill('2,000');
  await opening.getByRole('button', { name: 'Record ₹2,000.00' }).click();
  await expect(cash).toContainText('Expected cash₹5,000.00');

  await press(page, 'Record expense');
  const expense = form(page, 'Record expense');
  await expense.getByLabel('Amount (₹)').fill('450');
  await expense.getByRole('button', { name: 'Record ₹450.00' }).click();
  await expect(expense.getByLabel('What for')).toBeFocused();
  await expense.getByLabel('What for').fill('Vegetables');
  await expense.getByRole('button', { name: 'Record ₹450.00' }).click();
  await expect(cash.getByRole('listitem').first()).toContainText(/Vegetables-₹450\.00Expense · .+ · You/);

  await press(page, 'Count cash');
  const count = form(page, 'Count cash');
  await count.getByLabel('Cash in the till (₹)').fill('4500');
  await expect(count).toContainText('₹50.00 too little');
  await expectAccessible(page);
  await count.getByRole('button', { name: 'Record ₹4,500.00' }).click();
  await expect(count.getByLabel('Note')).toBeFocused();
  await count.getByLabel('Note').fill('Change for a taxi');
  await count.getByRole('button', { name: 'Record ₹4,500.00' }).click();
  await expect(cash).toContainText('Difference-₹50.00');
  await expect(cash).toContainText('Counted, ₹50.00 too little: Change for a taxi');

  await cash.getByRole('button', { name: 'Reverse: Expense, ₹450.00' }).click();
  const reverse = form(page, 'Reverse expense?');
  await reverse.getByLabel('Reason').fill('Paid by card');
  await reverse.getByRole('button', { name: 'Reverse expense' }).click();
  await expect(cash).toContainText('Cash was recorded after the count. ₹450.00 more is expected now.');
  await expect(cash).toContainText('Difference-₹500.00');
  for (const width of [320, 390, 820]) await expectFits(page, width);

  const day = await download(page, 'Download day as CSV');
  expect(day.name).toMatch(/-payments-\d{4}-\d\d-\d\d\.csv$/);
  expect(day.bytes.toString('utf8')).toMatch(
    /"Expense reversed","450","","Cash","","Vegetables","","","Maria Fernandes","Paid by card"/,
  );
});

test('a refund that is due stays in the till until it is paid', { tag: '@phone' }, async ({ page }) => {
  const { house, id } = await openStay(page);
  await take(page, '3000', 'Card', 'Slip 17');
  await siteSql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
  await siteSql(`select private.add_refund_due(b, 150000, 'cancelled') from public.bookings as b where id = $1`, [id]);
  await page.reload();
  await expect(part(page, 'Payments')).toContainText('Refund due₹1,500.00');
  await expect(page.locator('.stay-head')).toContainText('₹1,500.00 refund due');
  await expect(page.getByText(/Nothing due|Balance due/)).toHaveCount(0);
  await page.goto(ownerPaths.till(house.hotel));
  const due = part(page, 'Refunds due');
  await expect(due.getByRole('listitem')).toContainText('₹1,500.00');
  await due.getByRole('button', { name: 'Record refund to Asha Kamat' }).click();
  const dialog = form(page, 'Record refund');
  await expect(dialog).toContainText('We only record the refund and send no money.');
  await expect(dialog.getByLabel('Amount (₹)')).toHaveValue('1500');
  await dialog.getByLabel('Method').selectOption({ label: 'Bank transfer' });
  await dialog.getByRole('button', { name: 'Record ₹1,500.00' }).click();
  await expect(due).toContainText('Refunds that are due appear here.');
  await expect(page.getByRole('row', { name: 'Bank transfer' })).toContainText('-₹1,500.00');
  const [kept] = await siteSql<{ payment_status: string }>('select payment_status from public.bookings where id = $1', [
    id,
  ]);
  expect(kept?.payment_status).toBe('refunded');
});

test('an invoice is issued, read, and cancelled by a credit note', {
  tag: '@phone',
}, async ({ page }) => {
  const { house, reference } = await openStay(page);
  await take(page, '7352', 'UPI', someUtr());
  const invoices = part(page, 'Invoices');
  await press(page, 'Issue invoice');
  const dialog = form(page, 'Issue invoice');
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Kamat');
  await dialog.getByLabel('Name').fill('आशा कामत');
  await dialog.getByLabel('GST number').fill('27AAPFU0939F1ZW');
  await dialog.getByRole('button', { name: 'Issue invoice for ₹7,352.00' }).click();
  await expect(dialog.getByLabel('Company')).toBeFocused();
  await expect(dialog).toContainText('This is not a valid GST number');
  await expectAccessible(page);
  await dialog.getByLabel('Company').fill('Łódź Trading');
  await dialog.getByLabel('GST number').fill('27aapfu0939f1zv');
  await dialog.getByLabel('Address').fill('MG Road\nPanaji, Goa 403001');
  await dialog.getByRole('button', { name: 'Issue invoice for ₹7,352.00' }).click();
  await expect(toasts(page)).toContainText(/INV\/\d\d-\d\d\/00001 issued/);
  await expect(page.getByRole('button', { name: 'Issue invoice' })).toBeHidden();

  await invoices.getByRole('link', { name: /^INV/ }).click();
  const paper = page.getByRole('article', { name: 'Tax invoice' });
  await expect(paper).toContainText('Łódź Trading');
  await expect(paper).toContainText('Rupees seven thousand three hundred fifty-two only');
  // The total contains 5 % tax: ₹350.10, in two equal halves.
  for (const amount of ['7,001.90', '175.05 (2.5%)', '7,352.00']) await expect(paper).toContainText(amount);
  await expectAccessible(page);
  for (const width of [320, 390, 820]) await expectFits(page, width);

  const file = await download(page, 'Download PDF');
  expect(file.name).toMatch(/^INV-\d\d-\d\d-00001\.pdf$/);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.bytes)), { mergePages: true });
  const words = new Set(text.split(/\s+/));
  const shown = (await paper.innerText()).split(/\s+/).filter(Boolean);
  expect(shown.filter((word) => !words.has(word))).toEqual([]);
  for (const word of ['आशा', '₹7,352.00', reference, '27AAPFU0939F1ZV']) expect(shown).toContain(word);

  await page.goto(ownerPaths.till(house.hotel));
  const month = part(page, 'Invoices of the month');
  await expect(month.getByRole('row', { name: /^INV/ })).toContainText('₹7,352.00');
  const csv = (await download(page, 'Download CSV')).bytes.toString('utf8');
  expect(csv).toMatch(
    /"INV\/\d\d-\d\d\/00001","\d{4}-\d\d-\d\d","Tax invoice","","आशा कामत","Łódź Trading","27AAPFU0939F1ZV"/,
  );
  expect(csv).toContain('"7001.9","175.05","175.05","7352"');

  await page.goBack();
  await page.getByRole('link', { name: 'Open booking' }).click();
  await invoices.getByRole('button', { name: /^Issue credit note for INV/ }).click();
  const credit = form(page, /^Issue credit note for/);
  await credit.getByLabel('Reason').fill('Made out to the wrong company');
  await credit.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(invoices).toContainText(/Credit note CRN\/\d\d-\d\d\/00001/);
  await expect(page.getByRole('button', { name: 'Issue invoice' })).toBeVisible();
});

test('a part of an invoice is credited, and the GSTR-1 of the month has both', {
  tag: ['@journey', '@phone'],
}, async ({ page }) => {
  const { house } = await openStay(page);
  await press(page, 'Issue invoice');
  const dialog = form(page, 'Issue invoice');
  await dialog.getByLabel('Company').fill('Kamat & Daughters');
  await dialog.getByLabel('GST number').fill('27AAPFU0939F1ZV');
  await dialog.getByLabel('Address').fill('Fort, Mumbai 400001');
  await dialog.getByRole('button', { name: 'Issue invoice for ₹7,352.00' }).click();
  const invoices = part(page, 'Invoices');
  await invoices.getByRole('button', { name: /^Issue credit note for INV/ }).click();
  const credit = form(page, /^Issue credit note for/);
  await expect(credit).toContainText('cancels the whole invoice, ₹7,352.00');
  await credit.getByLabel('Amount to credit (₹)').fill('7,352.01');
  await credit.getByLabel('Reason').fill('A broken shower');
  await credit.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(credit.getByLabel('Amount to credit (₹)')).toBeFocused();
  await expect(credit).toContainText('at most ₹7,352.00');
  await credit.getByLabel('Amount to credit (₹)').fill('352');
  await expect(credit).toContainText('₹7,000.00 of the invoice remains');
  await expectAccessible(page);
  await credit.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(invoices).toContainText('credited in part, ₹7,000.00 remains');
  await expect(invoices).toContainText(/credits part of INV/);

  await page.goto(ownerPaths.till(house.hotel));
  await press(page, /^Show GSTR-1 of/);
  const gstr1 = part(page, /^GSTR-1 of/);
  await expect(gstr1.getByRole('heading', { name: /^GSTR-1 of/ })).toBeFocused();
  await expect(gstr1.getByRole('row', { name: '1 invoice, 1 credit note' })).toContainText('₹7,000.00');
  await expectAccessible(page);
  for (const width of [320, 390, 820]) await expectFits(page, width);
  const b2b = (await download(page, /^Download CSV: gstr1-.+-b2b\.csv/)).bytes.toString('utf8');
  expect(b2b).toMatch(
    /^GSTIN\/UIN of Recipient,.+\r\n27AAPFU0939F1ZV,Kamat & Daughters,INV\/\d\d-\d\d\/00001,.+,5,7001\.9,0\r\n$/,
  );
  expect((await download(page, /^Download CSV: hsn/)).name).toBe('hsn(b2b).csv');
});

test('of letters that its fonts lack the file says so, and the page can be printed', async ({ page }) => {
  await openStay(page);
  await press(page, 'Issue invoice');
  const dialog = form(page, 'Issue invoice');
  await dialog.getByLabel('Name').fill('渡辺 Asha');
  await dialog.getByRole('button', { name: /^Issue invoice for/ }).click();
  await part(page, 'Invoices').getByRole('link', { name: /^INV/ }).click();
  await press(page, 'Download PDF');
  await expect(page.getByRole('alert')).toContainText('The PDF cannot show these letters: 渡 辺');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText('渡辺 Asha');
  await expect(page.getByRole('navigation', { name: 'Your properties' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
