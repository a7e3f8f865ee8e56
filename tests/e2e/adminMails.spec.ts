import { expect, test } from '@playwright/test';
import { signInAs } from '../support/signIn.ts';

test('an admin looks at every mail as it is read, and nothing in it leads away', async ({ page }) => {
  await signInAs(page, 'admin@susegad.example');
  await page.goto('/admin/mails');
  const mail = page.getByLabel('Email', { exact: true });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Booked: Casa Susegad/);
  await expect(page.getByText('Attached: susegad-stays-K7QM-4XWP-9RTA-2HSD.ics')).toBeVisible();
  const inside = page.frameLocator('iframe');
  const button = inside.getByRole('link', { name: 'Open your booking' });
  // Its own styles must work despite the page's content security policy.
  await expect(button).toHaveCSS('background-color', 'rgb(14, 90, 96)');
  await button.click();
  await expect(page).toHaveURL('/admin/mails');
  await expect(button).toBeVisible();

  await page.getByRole('tab', { name: 'On a phone' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'On a wide screen' })).toBeFocused();
  await expect(inside.getByRole('heading', { name: 'You are booked at Casa Susegad' })).toBeVisible();
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(758);
  await page.getByRole('tab', { name: 'As plain text' }).click();
  await expect(page.locator('pre')).toContainText('Booking reference:\nK7QM-4XWP-9RTA-2HSD');

  const kinds = await mail.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(kinds.length).toBeGreaterThan(35);
  const texts = new Set<string>();
  const shown = async () => (await page.locator('pre').textContent()) ?? '';
  for (const kind of kinds) {
    await mail.selectOption(kind);
    await expect(page).toHaveURL(kind === 'booking_guest' ? /as=text/ : (url) => url.searchParams.get('mail') === kind);
    await expect.poll(async () => texts.has(await shown()), `${kind} has a text of its own`).toBe(false);
    texts.add(await shown());
  }
  await mail.selectOption({ label: 'Booking cancelled (guest): no-show' });
  await expect(page.locator('pre')).toContainText('you did not arrive (no-show)');
  await page.goto('/admin/mails?mail=arrival_welcome&as=phone');
  await expect(inside.getByRole('link', { name: 'Message the hotel on WhatsApp' })).toBeVisible();
  await expect(inside.locator('script')).toHaveCount(0);
});

test('an admin looks at a mail in another language, where there is one', async ({ page }) => {
  await signInAs(page, 'admin@susegad.example');
  await page.goto('/admin/mails');
  const language = page.getByLabel('Language', { exact: true });
  await language.selectOption('हिन्दी');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^बुकिंग हो गई: Casa Susegad/);
  await expect(page).toHaveURL(/in=hi/);
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByLabel('Email', { exact: true }).selectOption('booking_hotel');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^New booking/);
  await expect(language).toHaveCount(0);
});

test('mails that cannot be read say so, and are tried again', async ({ page }) => {
  await signInAs(page, 'admin@susegad.example');
  await page.route('**/admin/letters.json', (route) => route.abort(), { times: 1 });
  await page.goto('/admin/mails');
  await expect(page.getByRole('alert')).toContainText('Error loading emails');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('booking_guest');
});
