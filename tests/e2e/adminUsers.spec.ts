import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits, toasts } from '../support/page.ts';
import { ageSession, ageSignIn, longPassword, newPerson, noteStrongPassword, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';

async function person(role = 'user') {
  const name = `Zelia ${randomUUID().slice(0, 8)}`;
  const email = await newPerson(name);
  await siteSql('update public.profiles set role = $1 where email = $2', [role, email]);
  return { email, name };
}

const roleOf = async (email: string) =>
  (await siteSql<{ role: string }>('select role from public.profiles where email = $1', [email]))[0]?.role;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('find somebody, give them another role, and take their second factor off', async ({ page }) => {
  const { email, name } = await person();
  await signInAs(page, admin);
  await page.goto('/admin/users');
  await page.getByLabel('Search name, email or phone').fill(name.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1 of 1 users')).toBeVisible();

  await page.getByRole('button', { name: `Change the role of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change the role of ${name}?` });
  await dialog.getByRole('radio', { name: /^Admin/ }).check();
  await expect(dialog.getByText('Make only people you know admins.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Owner/ }).check();
  await dialog.getByRole('radio', { name: /^Owner/ }).press('Enter');
  await expect(dialog).toBeVisible();
  expect(await roleOf(email)).toBe('user');
  await dialog.getByRole('button', { name: 'Change to owner' }).click();
  await expect(toasts(page)).toContainText(`${name} is now an owner.`);
  await expect(row(page, name)).toContainText('Owner');
  expect(await roleOf(email)).toBe('owner');

  await siteSql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     select gen_random_uuid(), user_id, 'totp', 'verified', now(), now() from public.profiles where email = $1`,
    [email],
  );
  await page.reload();
  await expect(page.getByLabel('Search name, email or phone')).toHaveValue(name.toUpperCase());
  await page.getByRole('button', { name: `Reset two-factor of ${name}` }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset two-factor sign-in', exact: true }).click();
  await expect(toasts(page)).toContainText(`Two-factor sign-in of ${name} reset.`);
  await expect(row(page, name)).toContainText('Off');

  await page.goto(`/admin/audit?search=${email}`);
  await expect(page.getByRole('row').filter({ hasText: 'Two-factor' })).toContainText('No');
  await expect(page.getByRole('row').filter({ hasText: 'Role' }).filter({ hasText: 'owner' })).toContainText(admin);
});

test('an old session needs the password to make an admin', { tag: '@phone' }, async ({ page }) => {
  const { email: boss } = await person('admin');
  await noteStrongPassword(boss);
  await ageSignIn(boss);
  const { email, name } = await person();
  await signInAs(page, boss, longPassword);
  await page.goto(`/admin/users?search=${email}`);
  await ageSession(page, boss);
  const promote = async () => {
    await page.getByRole('button', { name: `Change the role of ${name}` }).click();
    await page.getByRole('radio', { name: /^Admin/ }).check();
    await page.getByRole('button', { name: 'Change to admin' }).click();
  };
  const dialog = page.getByRole('dialog', { name: `Change the role of ${name}?` });
  await promote();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await expect(row(page, name).locator('.admin-badge')).toHaveText('User');
  await expectAccessible(page);
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toContainText('Confirm again that it is you.');
  await expect(row(page, name).locator('.admin-badge')).toHaveText('User');
  expect(await roleOf(email)).toBe('user');

  await promote();
  await dialog.getByLabel('Your password').fill(longPassword);
  await dialog.getByRole('button', { name: 'Confirm and change role' }).click();
  await expect(toasts(page)).toContainText(`${name} is now an admin.`);
  await expect(dialog).toBeHidden();
  expect(await roleOf(email)).toBe('admin');
  await siteSql(`update public.profiles set role = 'user' where email = $1`, [email]);
});

test('what the server refuses is taken back and told', async ({ page }) => {
  const { email, name } = await person();
  await signInAs(page, admin);
  await page.goto(`/admin/users?search=${email}`);
  await expect(row(page, name)).toBeVisible();
  await page.route('**/rest/v1/rpc/admin_set_role', (route) => route.abort());
  await page.getByRole('button', { name: `Change the role of ${name}` }).click();
  await page.getByRole('radio', { name: /^Owner/ }).check();
  await page.getByRole('button', { name: 'Change to owner' }).click();
  await expect(toasts(page)).toContainText('Failed to update user role');
  await expect(row(page, name).locator('.admin-badge')).toHaveText('User');
  expect(await roleOf(email)).toBe('user');
});

test('an admin gives up the own role only when asked twice, and then leaves', async ({ page }) => {
  const { email, name } = await person('admin');
  await signInAs(page, email, 'correct horse battery');
  await page.goto(`/admin/users?search=${email}`);
  await page.getByRole('button', { name: `Change the role of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your own role?' });
  await dialog.getByRole('radio', { name: /^User/ }).check();
  await dialog.getByRole('button', { name: 'Change to user' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Tick the box to confirm.');
  expect(await roleOf(email)).toBe('admin');
  await dialog.getByLabel('Yes, remove my own admin role').check();
  await dialog.getByRole('button', { name: 'Change to user' }).click();
  await expect(page).toHaveURL('/');
  expect(await roleOf(email)).toBe('user');
});
