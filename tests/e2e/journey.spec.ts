import { expect, type Page, test } from '@playwright/test';
import { nightsBetween } from '#src/domain/stay.ts';
import { chooseDay, moveInCalendar, press, tabTo } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const email = () => {
  const { testId, repeatEachIndex } = test.info();
  return `journey-${testId}-${repeatEachIndex}@example.com`;
};

const destination = (page: Page) => page.locator('input[name="destination"]');

async function chooseDates(page: Page, months: number) {
  await page.keyboard.press('ArrowDown');
  await moveInCalendar(page, ...Array<string>(months).fill('PageDown'));
  await chooseDay(page);
  await moveInCalendar(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await chooseDay(page);
  await expect(page.getByRole('grid')).toHaveCount(0);
}

async function expectBooked(page: Page) {
  await page.waitForURL(/\/booking-confirmation\//, { waitUntil: 'commit' });
  await expect(page.getByText('Booking Created Successfully!')).toBeVisible();
  const rows = await siteSql<Record<string, string>>(
    `select b.*, b.check_in_date::text, b.check_out_date::text, c.base_price::text as price, c.name as room
     from public.bookings as b join public.room_categories as c on c.id = b.room_category_id where guest_email = $1`,
    [email()],
  );
  expect(rows).toHaveLength(1);
  const [row] = rows;
  const nights = nightsBetween(row?.check_in_date ?? '', row?.check_out_date ?? '');
  expect(nights).toBe(3);
  expect(row?.room).toBe('Twin Bed Suite');
  expect(BigInt(row?.total_amount ?? 0)).toBe(BigInt(row?.price ?? 0) * 3n);
  await expect(page.getByText(row?.booking_reference ?? '?').first()).toBeVisible();
}

test('a guest searches, looks, books and holds a ticket', { tag: '@phone' }, async ({ page }, info) => {
  await page.goto('/');
  await destination(page).fill('Hotel Lotus');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Check-in/ }).focus();
  await chooseDates(page, 4 + (info.repeatEachIndex % 3));
  await page.getByRole('button', { name: 'Search', exact: true }).click();

  await page.waitForURL(/\/search\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels for “Hotel Lotus”');
  await page.getByRole('article').getByRole('link', { name: 'Hotel Lotus' }).click();

  await page.waitForURL(/\/hotel\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotel Lotus');
  await page.getByRole('tab', { name: /^Rooms/ }).click();
  const room = page.getByRole('article', { name: 'Twin Bed Suite' });
  await room.getByRole('link', { name: 'Book Now' }).click();

  await page.waitForURL(/\/booking\//);
  await page.getByLabel('Full name').fill('Asha Kamat');
  await page.getByLabel('Email').fill(email());
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expectBooked(page);
});

test('the same without a pointer', async ({ page }, info) => {
  await page.goto('/');
  await tabTo(page, destination(page));
  await page.keyboard.type('Hotel Lotus');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: /^Check-in/ }));
  await chooseDates(page, 8 + (info.repeatEachIndex % 3));
  await press(page, page.getByRole('button', { name: 'Search', exact: true }));

  await page.waitForURL(/\/search\?/);
  await press(page, page.getByRole('article').getByRole('link', { name: 'Hotel Lotus' }));

  await page.waitForURL(/\/hotel\//);
  const rooms = page.getByRole('tab', { name: /^Rooms/ });
  await press(page, page.getByRole('tab', { selected: true }), 'ArrowRight');
  await expect(rooms).toHaveAttribute('aria-selected', 'true');
  await press(page, page.getByRole('article', { name: 'Twin Bed Suite' }).getByRole('link', { name: 'Book Now' }));

  await page.waitForURL(/\/booking\//);
  await tabTo(page, page.getByLabel('Full name'));
  await page.keyboard.type('Asha Kamat');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email());
  await press(page, page.getByRole('button', { name: 'Continue to Payment' }));
  await expectBooked(page);
});
