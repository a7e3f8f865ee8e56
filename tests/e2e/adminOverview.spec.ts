import { expect, test } from '@playwright/test';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

test('the overview counts, points to what waits, and tells its charts as tables', async ({ page }) => {
  await signInAs(page, 'admin@susegad.example');
  await page.goto('/admin');
  const wrong = page.getByRole('region', { name: 'Current problems' });
  await wrong.getByText('No job runs automatically').click();
  await expect(wrong.getByText('select private.schedule_jobs();')).toBeVisible();
  await expect(wrong.getByRole('link', { name: 'Open jobs' }).first()).toHaveAttribute('href', '/admin/run-job');
  await page.getByText(/^Replace before going live/).click();
  await expect(page.getByText(/^The phone number \+91 0/)).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Needs attention' });
  const unpaid = waiting.getByRole('link', { name: /advances? due$/ });
  await expect(unpaid).toBeVisible();
  await expect(waiting.getByRole('link', { name: /^0 / })).toHaveCount(0);
  await expect(
    page.getByRole('img', { name: /^Occupancy by night: last 30 nights \d+%, next 30 nights \d+%/ }),
  ).toBeVisible();
  // The scale must end near the fullest night, not at 100 %.
  const bars = page.getByRole('img', { name: /^Occupancy/ });
  const tallest = await bars.evaluate((chart: SVGElement) => {
    const heights = [...chart.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().height);
    return Math.max(...heights) / chart.getBoundingClientRect().height;
  });
  expect(tallest).toBeGreaterThan(0.39);
  await page.getByText('Revenue as a table').click();
  const table = page.getByRole('table', { name: 'Revenue by night' });
  await expect(table.getByRole('row')).toHaveCount(61);
  await expect(table.getByRole('row', { name: /\(today\)/ })).toContainText('₹');

  const [counted] = await siteSql<{ n: number }>('select count(*)::integer as n from private.awaited_advances');
  expect(counted?.n).toBeGreaterThan(0);
  await unpaid.click();
  await expect(page).toHaveURL(/\/admin\/payments#awaited$/);
  await expect(page.getByRole('table', { name: 'Advances due' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Advances due' })).toBeInViewport();
});
