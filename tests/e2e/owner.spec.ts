import { expect, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { invalidEmail } from '#src/words/en/common.ts';
import { handIn } from '../support/handIn.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { linkOfMail, mailsTo, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('a submitted listing is taken back and is a draft again', async ({ page }) => {
  const { property_id, owner, name } = await handIn(page);
  await signInAs(page, owner);
  await page.goto(paths.owner);
  await expect(row(page, name)).toContainText('Submitted');
  const withdraw = row(page, name).getByRole('button', { name: 'Withdraw' });
  await press(page, withdraw);
  await expect(toasts(page)).toContainText('Listing withdrawn. It is a draft again.');
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
  const hide = row(page, name).getByRole('button', { name: 'Hide from guests' });
  await hide.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(hide).toBeFocused();
  await hide.click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Hide from guests' }).click();
  await expect(toasts(page)).toContainText('Listing hidden from guests.');
  await expect(row(page, name)).toContainText('Guests cannot find it now.');
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await page.goto(paths.hotel(String(hotel_id), ''));
  await expect(page.getByRole('heading', { name: 'Hotel not found' })).toBeVisible();
  await page.goto(paths.owner);
  await row(page, name).getByRole('button', { name: 'Show to guests' }).click();
  await expect(toasts(page)).toContainText('Listing shown to guests.');
  await row(page, name).getByRole('link', { name: 'View as a guest' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('an owner adds an address for emails about bookings', {
  tag: '@phone',
}, async ({ page }) => {
  const { property_id, owner, name, as } = await handIn(page);
  const { hotel_id } = await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  const [room] = await siteSql<{ id: string }>('select id from public.room_categories where hotel_id = $1', [hotel_id]);
  await signInAs(page, owner);
  await page.goto(paths.owner);
  const open = row(page, name).getByRole('button', { name: 'Emails about bookings' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Emails about bookings' });
  await expect(dialog).toContainText(owner);
  const field = dialog.getByLabel('Add another address');
  const ask = dialog.getByRole('button', { name: 'Add address' });
  await field.fill('nobody');
  await ask.click();
  await expect(dialog).toContainText(invalidEmail);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('nobody');
  const desk = `desk-${crypto.randomUUID().slice(0, 8)}@house.example`;
  await field.fill(desk.toUpperCase());
  await ask.click();
  const said = dialog.getByRole('status').filter({ hasText: `We have emailed ${desk}.` });
  await expect(said).toBeVisible();
  await expect(field).toHaveValue('');
  const line = dialog.getByRole('listitem').filter({ hasText: desk });
  await expect(line).toContainText('Not confirmed yet');
  await expectAccessible(page);
  await expectFits(page);
  await dialog
    .getByLabel('Bookings that you make, change or cancel yourself')
    .selectOption('One email for each change');
  await expect
    .poll(() => siteSql('select own_deeds::text from public.profiles where email = $1', [owner]))
    .toEqual([{ own_deeds: 'each' }]);
  await line.getByRole('button', { name: `Send again to ${desk}` }).click();
  await expect(said).toBeVisible();

  const book = (days: number) =>
    bookRooms(
      { hotel: String(hotel_id), room: room?.id ?? '' },
      { checkIn: addDays(todayInKolkata(), days), checkOut: addDays(todayInKolkata(), days + 2) },
    );
  await book(40);
  await page.goto(await linkOfMail(page, desk, 'Confirm emails about bookings'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'This address is confirmed' })).toBeFocused();
  await book(50);
  // A call that may write an email also triggers sending.
  await page.request.post('/rest/v1/rpc/stop_letters', {
    headers: { apikey: 'sb_publishable_local' },
    data: { token: 'none' },
  });
  expect(await linkOfMail(page, desk, 'New booking: Asha Kamat')).toContain('/notices?stop=');
  const mails = await mailsTo(page, desk);
  expect(mails.filter(({ subject }) => subject.startsWith('New booking'))).toHaveLength(1);

  await page.goto(paths.owner);
  await open.click();
  await expect(line).toContainText('Confirmed');
  await line.getByRole('button', { name: `Remove ${desk}` }).click();
  await expect(line).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('a draft is deleted after the question', async ({ page }) => {
  const { property_id, owner, name } = await handIn(page, { submitted: false });
  await signInAs(page, owner);
  await page.goto(paths.owner);
  await row(page, name).getByRole('button', { name: 'Delete draft' }).click();
  const question = page.getByRole('dialog', { name: 'Delete draft?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
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
  await expect(toasts(page)).toContainText('This listing has changed while you were here.');
  await expect(row(page, name)).toContainText('Live');
});
