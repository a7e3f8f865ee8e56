import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { toasts } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';

async function review(rating = 2) {
  const mark = randomUUID().slice(0, 8);
  const [hotel] = await siteSql<{ id: string }>(
    `insert into public.hotels (name, address, city) values ($1, 'Beach Road', 'Calangute') returning id`,
    [`House ${mark}`],
  );
  const [made] = await siteSql<{ id: string }>(
    `insert into public.reviews (hotel_id, reviewer_name, rating, title, comment, is_verified)
     values ($1, 'Asha K.', $2, $3, $4, true) returning id`,
    [hotel?.id, rating, `Loud ${mark}`, 'The neighbour, Mr. D’Souza, plays the trumpet.\n\nOften.'],
  );
  return { mark, id: made?.id ?? '', hotel: hotel?.id ?? '', title: `Loud ${mark}` };
}

test('hide a review with a reason, show it again, and undo in the audit log', async ({ page }) => {
  test.setTimeout(120_000);
  const { id, hotel, title, mark } = await review();
  await signInAs(page, admin);
  await page.goto(`/hotel/${hotel}#reviews`);
  await expect(page.getByText(title)).toBeVisible();

  await page.goto(`/admin/reviews?search=${mark}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Verified stay');
  await row.getByRole('button', { name: 'Hide the review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide review?' });
  await dialog.getByRole('textbox', { name: 'Note for admins' }).fill('Names a neighbour.');
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await dialog.getByRole('combobox').selectOption('personal');
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expect(toasts(page)).toContainText('Review hidden. Guests no longer see it.');
  await expect(row).toContainText('Names a neighbour.');

  await page.goto(`/hotel/${hotel}#reviews`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('No reviews yet').first()).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();

  await page.goto(`/admin/reviews?search=${mark}&state=hidden`);
  await row.getByRole('button', { name: /^Show again/ }).click();
  await expect(toasts(page)).toContainText('Guests see this review again.');
  await row.getByRole('button', { name: 'Hide the review' }).click();
  await dialog.getByRole('textbox', { name: 'Note for admins' }).fill('Names him still.');
  await dialog.getByRole('combobox').selectOption('personal');
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/admin/audit?search=${id}`);
  const undo = page.getByRole('button', { name: `Undo: Review ${title}` });
  await expect(undo).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: 'Names him still.' }).first()).toContainText(
    'Reason for hiding',
  );
  await undo.click();
  await expect(toasts(page)).toContainText(`Change undone: Review ${title}`);
  await expect(page.getByRole('cell', { name: 'Undid', exact: true })).toHaveCount(1);
  await page
    .getByRole('link', { name: `Review ${title}` })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/reviews\\?search=${id}`));
  await expect(row).toContainText('Visible');
  const [kept] = await siteSql('select title, hidden_at from public.reviews where id = $1', [id]);
  expect(kept).toEqual({ title, hidden_at: null });
});

test('of two admins at once the second is told, and the reason typed is not lost to a failure', async ({ page }) => {
  const { id, title, mark } = await review();
  await signInAs(page, admin);
  await page.goto(`/admin/reviews?search=${mark}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: 'Hide the review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide review?' });
  await dialog.getByRole('textbox', { name: 'Note for admins' }).fill('Names a neighbour.');
  await dialog.getByRole('combobox').selectOption('personal');
  const calls = /\/rest\/v1\/rpc\/(hide_review|admin_reviews)$/;
  await page.route(calls, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expect(toasts(page)).toContainText('Error');
  await expect(page.getByText('Error loading reviews: the server did not answer')).toBeAttached();
  await expect(dialog.getByRole('textbox', { name: 'Note for admins' })).toHaveValue('Names a neighbour.');
  await page.unroute(calls);
  await siteSql(`update public.reviews set hidden_at = now(), hidden_reason = 'The other admin.' where id = $1`, [id]);
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expect(toasts(page)).toContainText('Someone else has already hidden this review.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText('The other admin.');
});

test('a list stays readable while it loads, and Show all clears the search', async ({ page }) => {
  const { title, mark } = await review();
  await signInAs(page, admin);
  await page.goto(`/admin/reviews?search=${mark}`);
  const list = page.locator('[aria-busy]', { has: page.getByRole('table', { name: 'Reviews' }) });
  await expect(list).toContainText(title);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/admin_reviews', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByLabel('Stars').selectOption('1');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByText('No reviews match.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await page.goto('/admin/reviews?state=hidden&rating=1');
  const field = page.getByLabel('Search text, guest or property');
  await field.fill('nobody wrote this');
  await page.getByRole('button', { name: 'Show all reviews' }).click();
  await expect(page).toHaveURL('/admin/reviews');
  await expect(field).toHaveValue('');
});
