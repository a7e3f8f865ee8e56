import { expect, type Page, test } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { invalidEmail } from '#src/words/en/common.ts';
import { type HandedIn, handIn } from '../support/handIn.ts';
import { expectFits, press, toasts } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function publishedListing(page: Page): Promise<HandedIn & { hotel_id: string }> {
  const listing = await handIn(page);
  const { hotel_id } = await listing.as(admin, 'decide_listing', {
    property_id: listing.property_id,
    decision: 'approve',
  });
  return { ...listing, hotel_id: String(hotel_id) };
}

async function openPart(page: Page, name: string, part: string) {
  await page.goto(paths.owner);
  await press(page, row(page, name).locator('summary').filter({ hasText: 'Edit listing' }));
  await press(page, row(page, name).getByRole('link', { name: part }));
}

const changesOn = (page: Page) => page.getByRole('region', { name: 'What changes' });

test('a new price of a live listing is live immediately', {
  tag: '@phone',
}, async ({ page }) => {
  const { owner, name, hotel_id } = await publishedListing(page);
  await signInAs(page, owner);
  await openPart(page, name, 'Rooms & Pricing');
  await expect(page.getByRole('heading', { name: 'Rooms & Pricing', level: 2 })).toBeVisible();
  await expect(page.getByText('This listing is live')).toBeVisible();
  const price = page.getByLabel(/^Base price/).first();
  await price.fill('3900');
  await expectFits(page);
  await press(page, page.getByRole('button', { name: 'See changes and publish' }));

  await expect(changesOn(page).getByRole('listitem')).toHaveText(
    /Garden Room: price a night before taxLive immediatelyBefore: ₹3,500.50 → . After: ₹3,900/,
  );
  await expectFits(page);
  await press(page, page.getByRole('button', { name: 'Publish changes' }));
  await expect(toasts(page)).toContainText('Live now: Garden Room: price a night before tax.');
  await expect(page).toHaveURL(paths.owner);
  await expect(row(page, name)).toContainText('Live');
  await page.goto(paths.hotel(hotel_id, ''));
  await expect(page.getByText('₹4,095').first()).toBeVisible();
});

test('a new name waits for review, other words do not', {
  tag: '@phone',
}, async ({ page }) => {
  const { owner, name, hotel_id, property_id } = await publishedListing(page);
  const changes = changesOn(page);
  await signInAs(page, owner);
  await openPart(page, name, 'Basic Details');
  await page.getByLabel('Property name').fill('Casa Nova');
  await page.getByLabel('Description').fill('A house by the river.');
  const [phone, email] = [page.getByLabel('Phone'), page.getByLabel('Email')];
  await phone.fill('+91 00000 01904');
  await email.fill('casa@river');
  await expectFits(page);
  await press(page, page.getByRole('button', { name: 'See changes and publish' }));
  await press(page, page.getByRole('button', { name: 'Basic Details: 1 thing to do' }));
  await expect(page.locator('#step')).toContainText(invalidEmail);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('casa@river');
  await email.fill('casa@river.example');
  await press(page, page.getByRole('button', { name: 'See changes and publish' }));
  await expect(changes.getByRole('listitem')).toHaveCount(4);
  await expect(changes.getByRole('listitem').filter({ hasText: 'Phone' })).toHaveText(
    /PhoneLive immediatelyBefore: – → . After: \+91 00000 01904/,
  );
  await expect(changes.getByRole('listitem').filter({ hasText: 'Property name' })).toContainText('We check it first');
  await press(page, page.getByRole('button', { name: 'Publish and submit' }));
  await expect(toasts(page)).toContainText('Live now: Description, Phone, Email. We check these first: Property name.');
  const waiting = page.getByRole('listitem').filter({ hasText: 'Changes under review' }).first();
  await expect(waiting).toContainText(name);
  await expect(waiting).toContainText('Casa Nova');
  await expectFits(page);
  await page.goto(paths.hotel(hotel_id, ''));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('A house by the river.').first()).toBeVisible();
  const ways = ['tel:+910000001904', 'mailto:casa@river.example'];
  for (const way of ways) await expect(page.locator(`[href="${way}"]:visible`)).toHaveCount(2);

  const takeBack = page.getByRole('button', { name: 'Withdraw and edit' });
  await page.goto(paths.listingForm(property_id));
  await expect(page.getByText('You cannot change it now')).toBeVisible();
  await expect(takeBack).toBeVisible();
  await page.goto(paths.owner);
  await press(page, row(page, name).getByRole('button', { name: 'Edit listing' }));
  await expectFits(page);
  await press(page, takeBack);
  await expect(changes.getByRole('listitem')).toHaveText(/Property name/);
  await press(page, page.getByRole('button', { name: 'Submit for review' }));
  await expect(toasts(page)).toContainText('We check these first: Property name.');

  expect(await siteSql('select name, is_active from public.hotels where id = $1', [hotel_id])).toEqual([
    { name, is_active: true },
  ]);
});

test('fewer rooms than are booked are refused before anything is published', async ({ page }) => {
  const { owner, name, hotel_id } = await publishedListing(page);
  await siteSql(
    `insert into private.room_blocks (room_category_id, first_night, end_date, rooms, reason)
     select id, private.today() + 5, private.today() + 6, total_rooms, 'A wedding' from public.room_categories
     where hotel_id = $1 and total_rooms > 1`,
    [hotel_id],
  );
  await signInAs(page, owner);
  await openPart(page, name, 'Rooms & Pricing');
  await page.getByLabel('Number of rooms').first().fill('1');
  await page.getByRole('button', { name: 'See changes and publish' }).click();
  await expect(page.getByRole('alert')).toContainText('One room type has more bookings on some night');
  await expect(page.getByRole('button', { name: 'Publish changes' })).toHaveAttribute('aria-disabled', 'true');
});
