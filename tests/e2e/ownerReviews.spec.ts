import { type Browser, expect, type Page, test } from '@playwright/test';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { endedStay } from '../support/endedStay.ts';
import { privacyAlone } from '../support/legalVersions.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { linkOfMail, signInAs } from '../support/signIn.ts';

const admin = 'admin@susegad.example';
const words = 'Thank you for coming, Asha. The garden side is quiet: ask for it next time.';

async function reviewed(page: Page) {
  const { hotel_id, owner, name, guest, as, link } = await endedStay(page);
  const review = { rating: 2, title: 'Loud lane', comment: 'Scooters passed until eleven.' };
  const aspects = { clean: 4, place: 1, people: 5, value: 3 };
  const left = await as('guest@susegad.example', 'review_by_link', {
    ...{ token: await link('review_link'), aspects, ...review },
    legal_versions: privacyAlone,
  });
  expect(left).toMatchObject({ ok: true });
  return { hotel: hotel_id, owner, name, guest, as };
}

async function pageOf(browser: Browser, page: Page, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const theirs = await context.newPage();
  await signInAs(theirs, email);
  return theirs;
}
const card = (page: Page) => page.getByRole('article', { name: /^Review of Asha K\./ });

test('a house replies to a review by keyboard, once, and guests read it', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000);
  const { hotel, owner, name, guest } = await reviewed(page);
  await linkOfMail(page, owner, 'New review, ');
  await signInAs(page, owner);
  await page.goto(ownerPaths.reviews(hotel));
  await expect(card(page)).toContainText('Scooters passed until eleven.');
  await expect(card(page)).toContainText('Cleanliness 4 · Location 1 · People 5 · Value for money 3');
  await expect(card(page).getByRole('link', { name: /^Booking: / })).toBeVisible();

  await press(page, card(page).getByRole('button', { name: /^Reply to Asha K\./ }));
  const field = card(page).getByLabel('Your reply to Asha K.');
  await expect(field).toBeFocused();
  const publish = card(page).getByRole('button', { name: 'Publish reply' });
  await press(page, publish);
  await expect(card(page)).toContainText('Write a reply.');
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
  const widths = [390, 820, 1440];
  const viewport = page.viewportSize();
  for (const width of widths) await expectFits(page, width);
  if (viewport) await page.setViewportSize(viewport);

  const question = page.getByRole('dialog', { name: 'Publish reply?' });
  await page.route('**/rpc/reply_review', (route) => route.abort());
  await press(page, publish);
  await expect(question).toContainText(words);
  await expectAccessible(page);
  await press(page, question.getByRole('button', { name: 'Publish reply', exact: true }));
  await expect(card(page).getByRole('alert')).toContainText('It is still here');
  await expect(field).toHaveValue(words);
  await page.unroute('**/rpc/reply_review');
  await press(page, publish);
  await press(page, question.getByRole('button', { name: 'Publish reply', exact: true }));
  await expect(toasts(page)).toContainText('Reply published');
  const reply = card(page).getByRole('region', { name: 'Reply to Asha K.' });
  await expect(reply).toBeFocused();
  await expect(reply).toContainText(words);
  await expect(field).toBeHidden();
  const unanswered = page.getByRole('button', { name: /^Unanswered/ });
  await expect(unanswered).toHaveText('Unanswered 0');
  await unanswered.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Every review has your reply.')).toBeVisible();

  await page.goto(`/hotel/${hotel}#reviews`);
  await expect(page.getByText(`Reply from ${name}, `)).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await linkOfMail(page, guest, `Reply to your review: ${name}`);
});

test('a report is decided by an admin, and the house is told why', { tag: '@phone' }, async ({ page, browser }) => {
  test.setTimeout(150_000);
  const { hotel, owner, name } = await reviewed(page);
  await signInAs(page, owner);
  await page.goto(ownerPaths.reviews(hotel));
  const report = card(page).getByRole('button', { name: /^Report the review of Asha K\./ });
  await report.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report review?' });
  await dialog.getByRole('button', { name: 'Report review' }).press('Enter');
  await expect(dialog).toContainText('Choose a reason.');
  const kind = dialog.getByLabel('What is wrong with it?');
  await expect(kind).toBeFocused();
  await kind.selectOption('other');
  await dialog.getByRole('button', { name: 'Report review' }).press('Enter');
  await expect(dialog).toContainText('Say what is wrong with the review.');
  await dialog.getByLabel('What should we know?').fill('There is no lane here.');
  await dialog.getByRole('button', { name: 'Report review' }).press('Enter');
  const told = card(page).getByRole('region', { name: 'Report' });
  await expect(told).toContainText('We are checking this review.');
  await expect(told).toBeFocused();
  await card(page)
    .getByRole('button', { name: /^Reply to/ })
    .click();
  await card(page)
    .getByLabel(/^Your reply/)
    .fill(words);
  await card(page).getByRole('button', { name: 'Publish reply' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish reply', exact: true }).click();
  await expect(toasts(page)).toContainText('Reply published');

  const theirs = await pageOf(browser, page, admin);
  await theirs.goto('/admin');
  await expect(theirs.getByRole('link', { name: /reported by (its property|their properties)$/ })).toBeVisible();
  await theirs.goto(`/admin/reviews?state=reported&search=${encodeURIComponent(name)}`);
  const row = theirs.getByRole('row').filter({ hasText: 'Loud lane' });
  await expect(row).toContainText('There is no lane here.');
  await expectAccessible(theirs);
  await row.getByRole('button', { name: /^Keep the review/ }).click();
  const keep = theirs.getByRole('dialog', { name: 'Keep review?' });
  await keep.getByRole('button', { name: 'Keep review' }).click();
  await expect(keep).toContainText('Enter a reason for the property.');
  await keep.getByLabel('Reason').fill('The map shows one.');
  await expectAccessible(theirs);
  await keep.getByRole('button', { name: 'Keep review' }).click();
  await expect(toasts(theirs)).toContainText('Review kept. We email the property.');
  await expect(theirs.locator(':focus')).toContainText('Reported, kept');
  await row.getByRole('button', { name: /^Remove reply/ }).click();
  const remove = theirs.getByRole('dialog', { name: 'Remove reply?' });
  await remove.getByLabel('Reason').fill('It names the guest.');
  await remove.getByRole('button', { name: 'Remove reply' }).click();
  await expect(toasts(theirs)).toContainText('Reply removed. Guests no longer see it.');
  await theirs.context().close();

  await linkOfMail(page, owner, 'The review you reported stays');
  await linkOfMail(page, owner, 'Your reply to a review was removed');
  await page.goto(`${ownerPaths.reviews(hotel)}&list=reported`);
  await expect(told).toContainText('The map shows one.');
  await expect(card(page)).toContainText('It names the guest.');
  await expect(card(page).getByRole('button', { name: /^Reply to/ })).toBeVisible();

  await page.goto(ownerPaths.reviews(crypto.randomUUID()));
  await expect(page.getByRole('alert')).toBeVisible();
});
