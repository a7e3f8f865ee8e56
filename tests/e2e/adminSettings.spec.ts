import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, tabTo, toasts } from '../support/page.ts';
import { paymentStatusSql } from '../support/paymentSql.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';
/** Same value as in supabase/seed.sql. */
const demoAddress = 'susegad.demo@demo';

// These tests share one row of settings, so they run one after the other.
test.describe.configure({ mode: 'serial' });
// The desktop and phone projects may run at once. Each waits for the other to finish.
test.beforeEach(() => expect(() => siteSql('create table private.settings_under_test ()')).toPass({ timeout: 60_000 }));
test.afterEach(async () => {
  await siteSql(`update private.settings set upi_id = '${demoAddress}', peak_from = default, peak_to = default,
    client_address_header = default`);
  await siteSql('drop table private.settings_under_test');
});

async function open(page: Page) {
  await signInAs(page, admin);
  await page.goto('/admin/settings');
  await expect(page.getByRole('form', { name: 'Settings' })).toBeVisible();
}

test('a UPI ID is checked, saved, and shown to a guest who has not paid', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  await expect(page.getByLabel('Admins need two-factor sign-in')).toBeDisabled();
  await page.getByLabel('UPI ID').fill('susegad at okbank');
  await page.getByLabel('Advance (%)').fill('130');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
  await expect(page.getByText('Enter a UPI ID like name@bank, or leave the field empty.')).toBeVisible();
  await expect(page.getByLabel('Advance (%)')).toBeFocused();
  await page.getByLabel('Advance (%)').fill('30');
  await page.getByLabel('UPI ID').fill('susegad@okbank');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toasts(page)).toContainText('Settings saved.');
  await expect(page.getByText('All changes are saved.')).toBeVisible();

  const [booking] = await siteSql<{ id: string; booking_reference: string; advance: number }>(
    `select id, booking_reference, advance_amount::integer as advance from public.bookings
     where guest_email = 'guest@susegad.example' and booking_status = 'confirmed' and check_in_date > private.today()
     order by id limit 1`,
  );
  await siteSql(paymentStatusSql('pending', 'b.id = $1'), [booking?.id]);
  const confirmation = `/booking-confirmation/${booking?.booking_reference}`;
  await page.goto(confirmation);
  const amount = (booking?.advance ?? 0) / 100;
  await expect(page.getByRole('link', { name: /with a UPI app$/ })).toHaveAttribute(
    'href',
    new RegExp(`^upi://pay\\?pa=susegad@okbank&pn=[^&]+&am=${amount.toFixed(2)}&cu=INR`),
  );
  await siteSql(paymentStatusSql('paid', 'b.id = $1'), [booking?.id]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Before you arrive' })).toBeVisible();
  await expect(page.getByText('susegad@okbank')).toBeHidden();
});

test('two admins at once: what the other one set is shown and not written over', async ({ page }) => {
  await open(page);
  await page.getByLabel('High season from').fill('24 Dec');
  await page.getByLabel('UPI ID').fill('mine@okbank');
  await siteSql(`update private.settings set peak_from = '12-22', peak_to = '01-03'`);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else changed the same settings while you were editing.');
  await expect(page.getByText('Someone else set this to 22 December. Save again')).toBeVisible();
  await expect(page.getByLabel('High season from')).toHaveValue('24 Dec');
  await expect(page.getByLabel('High season from')).toBeFocused();
  await expect(page.getByLabel('UPI ID')).toHaveValue('mine@okbank');
  await expectAccessible(page);
  const now = async () => (await siteSql('select peak_from, upi_id, peak_to from private.settings'))[0];
  expect(await now()).toEqual({ peak_from: '12-22', upi_id: demoAddress, peak_to: '01-03' });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toasts(page)).toContainText('Settings saved.');
  expect(await now()).toEqual({ peak_from: '12-24', upi_id: 'mine@okbank', peak_to: '01-03' });
});

test('what is typed while the settings are being saved stays', async ({ page }) => {
  await open(page);
  await page.getByLabel('UPI ID').fill('mine@okbank');
  const held = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/save_settings', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByLabel('UPI ID').fill('ours@okbank');
  await page.getByLabel('Advance (%)').fill('35');
  held.resolve();
  await expect(toasts(page)).toContainText('Settings saved.');
  await expect(page.getByLabel('UPI ID')).toHaveValue('ours@okbank');
  await expect(page.getByLabel('Advance (%)')).toHaveValue('35');
  expect((await siteSql('select upi_id, advance_percent from private.settings'))[0]).toEqual({
    upi_id: 'mine@okbank',
    advance_percent: 30,
  });
});

test('leaving asks first while something is not saved', async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await page.getByLabel('UPI ID').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('mine@okbank');
  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.getByLabel('UPI ID')).toHaveValue('mine@okbank');
  await expect(page).toHaveURL('/admin/settings');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  await expect(page).toHaveURL('/admin/audit');
  expect(asked).toHaveLength(1);
});

test('a dollar rate that is ten times too small is asked about, and going back keeps it', { tag: '@both' }, async ({
  page,
}) => {
  await open(page);
  const rate = page.getByLabel('Rupees per dollar');
  const [before] = await siteSql<{ rate: number }>(
    `select inr_per_unit::float8 as rate from public.exchange_rates where currency = 'USD'`,
  );
  const typed = ((before?.rate ?? 0) / 10).toFixed(2);
  await rate.fill(typed);
  await page.getByRole('button', { name: 'Save settings' }).click();
  const question = page.getByRole('dialog', { name: `Save ₹${typed}?` });
  await expect(question).toContainText(`You typed ₹${typed}, 10 times less.`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rate).toHaveValue(typed);
  await expect(page.getByText('You have unsaved changes.')).toBeAttached();
  const now = await siteSql(`select inr_per_unit::float8 as rate from public.exchange_rates where currency = 'USD'`);
  expect(now).toEqual([before]);
});

test('nothing typed is lost when saving fails', async ({ page }) => {
  await open(page);
  await page.getByLabel('High season from').fill('24 Dec');
  await page.route('**/rest/v1/rpc/save_settings', (route) => route.abort());
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('High season from')).toHaveValue('24 Dec');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('High season from')).toHaveValue('20 December');
});

test('a rate that is read anew is of today, by keyboard', async ({ page }) => {
  await open(page);
  const [before] = await siteSql<{ rate: string; as_of: string }>(
    `select inr_per_unit::text as rate, as_of::text from public.exchange_rates where currency = 'USD'`,
  );
  await tabTo(page, page.getByLabel('Rupees per dollar'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(before?.rate ?? '');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Settings saved.');
  const [after] = await siteSql(
    `select inr_per_unit::text as rate, as_of = private.today() as today from public.exchange_rates where currency = 'USD'`,
  );
  expect(after).toEqual({ rate: before?.rate, today: true });
  await siteSql(`update public.exchange_rates set as_of = $1 where currency = 'USD'`, [before?.as_of]);
});
