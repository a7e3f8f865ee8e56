import { expect, type Page, test } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { handIn } from '../support/handIn.ts';
import { expectAccessible, expectFits, tabTo, toasts } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('a submitted listing is taken back and is a draft again', async ({ page }) => {
  const { property_id, owner, name } = await handIn(page);
  await signInAs(page, owner);
  await page.goto(paths.owner);
  await expect(row(page, name)).toContainText('Submitted');
  const withdraw = row(page, name).getByRole('button', { name: 'Withdraw' });
  await tabTo(page, withdraw);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Taken back. It is a draft again.');
  await expect(row(page, name)).toContainText('Draft');
  await expect(row(page, name).getByRole('link', { name: /^Continue/ })).toBeVisible();
  expect(await siteSql('select status from public.properties where id = $1', [property_id])).toEqual([
    { status: 'draft' },
  ]);
});

test('a live listing is hidden from guests and shown again', { tag: '@phone' }, async ({ page }) => {
  const { property_id, owner, name, as } = await handIn(page);
  const { hotel_id } = await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  await signInAs(page, owner);
  await page.goto(paths.owner);
  await row(page, name).getByRole('button', { name: 'Hide from guests' }).click();
  await expect(toasts(page)).toContainText('Hidden from guests.');
  await expect(row(page, name)).toContainText('Guests cannot find it now.');
  await expectAccessible(page);
  await page.goto(paths.hotel(String(hotel_id)));
  await expect(page.getByRole('heading', { name: 'Hotel not found' })).toBeVisible();
  await page.goto(paths.owner);
  await row(page, name).getByRole('button', { name: 'Show to guests' }).click();
  await expect(toasts(page)).toContainText('Guests can find it again.');
  await row(page, name).getByRole('link', { name: 'View live page' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('an owner says who else gets the mails about bookings', { tag: '@phone' }, async ({ page }) => {
  const { property_id, owner, name, as } = await handIn(page);
  await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  await signInAs(page, owner);
  await page.goto(paths.owner);
  const open = row(page, name).getByRole('button', { name: 'Mails about bookings' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Mails about bookings' });
  await expect(dialog).toContainText(owner);
  const field = dialog.getByLabel('Also to');
  await field.fill('desk@house.example\nnobody');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('“nobody” is no address.');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await field.fill('Desk@House.example, keys@house.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('We have written to you about it.');
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(field).toHaveValue('desk@house.example\nkeys@house.example');
});

test('a draft is deleted after the question', async ({ page }) => {
  const { property_id, owner, name } = await handIn(page, { submitted: false });
  await signInAs(page, owner);
  await page.goto(paths.owner);
  await row(page, name).getByRole('button', { name: 'Delete draft' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this draft?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(row(page, name)).toBeVisible();
  await row(page, name).getByRole('button', { name: 'Delete draft' }).click();
  await question.getByRole('button', { name: 'Delete draft' }).click();
  await expect(toasts(page)).toContainText('Draft deleted.');
  await expect(page.getByText('Nothing listed yet.')).toBeVisible();
  expect(await siteSql('select 1 from public.properties where id = $1', [property_id])).toEqual([]);
});

test('what an admin did meanwhile is told, and the listing is shown as it is', async ({ page }) => {
  const { property_id, owner, name, as } = await handIn(page);
  await signInAs(page, owner);
  await page.goto(paths.owner);
  await expect(row(page, name)).toContainText('Submitted');
  await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  await row(page, name).getByRole('button', { name: 'Withdraw' }).click();
  await expect(toasts(page)).toContainText('This listing has changed in the meantime.');
  await expect(row(page, name)).toContainText('Approved');
});
