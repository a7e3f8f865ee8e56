import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { paths } from '#src/lib/paths.ts';
import { openDraft } from '../support/draft.ts';
import { type HandedIn, handIn } from '../support/handIn.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { ageSession, ageSignIn, noteStrongPassword, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { agree } from '../support/wizard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bank = (page: Page) => page.getByLabel('Bank name');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const notice = (page: Page) => page.locator('.notice', { hasText: 'Confirm that it is you' });

const savedBank = async (owner: string) =>
  (
    await siteSql<{ bank: string }>(
      `select private.unseal(d.user_id, d.sealed) ->> 'bank_name' as bank
       from private.compliance_drafts as d join public.profiles as p on p.user_id = d.user_id where p.email = $1`,
      [owner],
    )
  )[0]?.bank;

/** Opens the step Compliance of a live listing, in a session whose last sign-in is old. */
async function openLive(page: Page): Promise<HandedIn> {
  const listing = await handIn(page);
  const { property_id, owner, as } = listing;
  await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  await siteSql(`update public.properties set draft_step = 'compliance' where id = $1`, [property_id]);
  await signInAs(page, owner);
  await page.goto(paths.listingForm(property_id));
  await expect(bank(page)).toHaveValue('State Bank of India');
  await ageSession(page, owner);
  await expect(bank(page)).toHaveValue('State Bank of India');
  return listing;
}

test('payout details change after the password', { tag: '@phone' }, async ({ page }) => {
  const { owner } = await openLive(page);
  await bank(page).fill('Bank of Goa');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Not saved yet. Keep this page open.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.getByLabel('Branch address').fill('Panjim');
  expect(await savedBank(owner)).toBe('State Bank of India');
  await expectFits(page);

  await button(page, 'Next').click();
  const password = dialog(page).getByLabel('Password');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('#step-title')).toHaveText('Review & Submit');
  expect(await savedBank(owner)).toBe('State Bank of India');

  await button(page, 'Previous').click();
  await expect(bank(page)).toHaveValue('Bank of Goa');
  await expect(page.getByLabel('Branch address')).toHaveValue('Panjim');

  await press(page, notice(page).getByRole('button', { name: 'Confirm' }));
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await press(page, dialog(page).getByRole('button', { name: 'Confirm and save' }));
  await expect(dialog(page).getByText('Enter your password.').first()).toBeVisible();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('This is not the password of your account.').first()).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('susegad-demo');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Payout details saved');
  await expect(dialog(page)).toBeHidden();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('#step-title')).toBeFocused();
  expect(await savedBank(owner)).toBe('Bank of Goa');
  // A confirmation is valid for ten minutes.
  await bank(page).fill('Bank of Panjim');
  await expect.poll(() => savedBank(owner)).toBe('Bank of Panjim');
  await expect(notice(page)).toBeHidden();
});

test('a listing is not sent in before its owner has confirmed the change', async ({ page }) => {
  const { property_id, owner } = await openLive(page);
  await bank(page).fill('Bank of Goa');
  await button(page, 'Save Progress').click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Next').click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('as soon as you confirm that it is you')).toBeVisible();
  await button(page, 'Publish changes').click();
  await expect(dialog(page)).toBeVisible();
  const statusOf = async () =>
    (await siteSql<{ status: string }>('select status from public.properties where id = $1', [property_id]))[0]?.status;
  expect(await statusOf()).toBe('approved');
  await expect(toasts(page)).not.toContainText('failed');
  await dialog(page).getByLabel('Password').fill('susegad-demo');
  await dialog(page).getByRole('button', { name: 'Confirm and save' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await savedBank(owner)).toBe('Bank of Goa');
  await button(page, 'Submit for review').click();
  await expect(page).toHaveURL(paths.owner);
  expect(await statusOf()).toBe('submitted');
});

test('who has an authenticator app confirms with its code', async ({ page }) => {
  const { property_id, owner, as } = await handIn(page);
  await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  await siteSql(`update public.properties set draft_step = 'compliance' where id = $1`, [property_id]);
  await signInAs(page, owner);
  await page.goto(paths.account);
  await button(page, 'Set up two-factor sign-in').click();
  const secret = Secret.fromBase32((await page.locator('[data-secret]').textContent())?.replaceAll(' ', '') ?? '');
  const code = () => new TOTP({ secret }).generate();
  await page.getByLabel('Six-digit code').fill(code());
  await button(page, 'Switch on').click();
  await button(page, 'I have saved them').click();
  // Makes the last code look 30 seconds older, so that the current code is valid.
  await siteSql('update auth.mfa_factors set last_step = last_step - 2');
  await ageSignIn(owner);
  await page.goto(paths.listingForm(property_id));
  await expect(bank(page)).toHaveValue('State Bank of India');
  await ageSession(page, owner);
  await bank(page).fill('Bank of Goa');
  await notice(page).getByRole('button', { name: 'Confirm' }).click();
  const field = dialog(page).getByLabel('Six-digit code');
  await field.fill(code());
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Payout details saved');
  expect(await savedBank(owner)).toBe('Bank of Goa');
});

test('an account without a password or an app is told what to do, and goes on', async ({ page }) => {
  const { owner } = await openLive(page);
  const [kept] = await siteSql<{ hash: string }>('select encrypted_password as hash from auth.users where email = $1', [
    owner,
  ]);
  const setHash = (hash: string) =>
    siteSql('update auth.users set encrypted_password = $2 where email = $1', [owner, hash]);
  await setHash('');
  await ageSignIn(owner);
  await bank(page).fill('Bank of Goa');
  await button(page, 'Save Progress').click();
  await expect(dialog(page)).toContainText('your account needs a password or an authenticator app');
  await expect(dialog(page).getByRole('link', { name: 'Open my account' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await setHash(kept?.hash ?? '');
  await noteStrongPassword(owner);
  await dialog(page).getByRole('button', { name: 'I have done that' }).click();
  // A new factor proves nothing: a thief of the session could have added it.
  await expect(dialog(page)).toContainText('was changed less than a day ago');
  await expect(dialog(page)).toContainText(/you can use it here after \d+ \w+ \d{4}, \d+:\d\d [AP]M IST/);
  await dialog(page).getByRole('button', { name: 'I understand' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(bank(page)).toHaveValue('Bank of Goa');
  await ageSignIn(owner);
  await button(page, 'Save Progress').click();
  await dialog(page).getByLabel('Password').fill('susegad-demo');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Payout details saved');
  expect(await savedBank(owner)).toBe('Bank of Goa');
});

test('payout details open with a strong sign-in only', {
  tag: '@phone',
}, async ({ page }) => {
  const { owner } = await openDraft(page, 'compliance');
  await expect(bank(page)).toBeVisible();
  await page.getByLabel('GST number').fill('30ABCDE1234F1ZD');
  await expect(page.getByText('Saved.')).toBeVisible();
  await siteSql(
    `delete from private.password_notes where user_id = (select user_id from public.profiles where email = $1)`,
    [owner],
  );
  await bank(page).fill('Bank of Goa');
  const locked = page.locator('.notice', { hasText: 'Secure your account first' });
  await expect(locked).toBeVisible();
  await expect(bank(page)).toBeHidden();
  await expectFits(page);
  expect(await page.content()).not.toContain('30ABCDE1234F1ZD');

  await locked.getByRole('button', { name: 'I have done that' }).click();
  await expect(locked).toBeVisible();
  const account = page.waitForEvent('popup');
  await locked.getByRole('link', { name: 'Open my account' }).click();
  const other = await account;
  await expect(other).toHaveURL(paths.account);
  await noteStrongPassword(owner);
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bank(page)).toHaveValue('Bank of Goa');
  await expect(page.getByLabel('GST number')).toHaveValue('30ABCDE1234F1ZD');
  await expect.poll(() => savedBank(owner)).toBe('Bank of Goa');
});

test('a listing is not sent in while payout data are shut, and the way leads to them', async ({ page }) => {
  const { property_id, owner } = await handIn(page, { submitted: false });
  await siteSql(
    `delete from private.password_notes where user_id = (select user_id from public.profiles where email = $1)`,
    [owner],
  );
  await signInAs(page, owner);
  await page.goto(paths.listingForm(property_id));
  await expect(page.getByText('Locked until you secure your account.')).toBeVisible();
  await agree(page);
  await button(page, 'Submit for Review').click();
  await expect(page.locator('#step-title')).toHaveText('Compliance');
  await expect(page.locator('.notice', { hasText: 'Secure your account first' })).toBeVisible();
  await button(page, 'Save Progress').click();
  await expect(toasts(page)).toContainText('Secure your account first: see the step Compliance.');
});
