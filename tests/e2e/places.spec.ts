import { expect, test } from '@playwright/test';
import { stayPaths } from '#src/lib/paths.ts';

test('the dates of a place are labelled, begin today in India, and end after they begin', async ({ page }) => {
  // Half past midnight in India, still the day before in UTC.
  await page.clock.setFixedTime('2026-11-24T19:00:00Z');
  await page.goto(stayPaths.place('candolim'));
  const form = page.getByRole('form', { name: 'Dates in Candolim' });
  const checkIn = form.getByLabel('Check-in');
  const checkOut = form.getByLabel('Check-out');
  await checkIn.focus();
  await expect(checkIn).toHaveAttribute('min', '2026-11-25');
  await expect(checkOut).toHaveAttribute('min', '2026-11-26');
  await checkIn.fill('2026-12-31');
  await checkOut.focus();
  await expect(checkOut).toHaveAttribute('min', '2027-01-01');

  await checkOut.fill('2026-12-31');
  await form.getByRole('button', { name: 'See available rooms' }).click();
  await expect(page).toHaveURL(stayPaths.place('candolim'));
  await expect(checkOut).toBeFocused();
  await checkOut.fill('2027-01-02');
  await form.getByRole('button', { name: 'See available rooms' }).click();
  await expect(page).toHaveURL(/\/search\?destination=Candolim&checkIn=2026-12-31&checkOut=2027-01-02$/);

  await page.goBack();
  await page.clock.setFixedTime('2026-11-25T19:00:00Z');
  await checkIn.fill('');
  await checkIn.focus();
  await expect(checkIn).toHaveAttribute('min', '2026-11-26');
});
