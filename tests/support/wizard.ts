import { expect, type Page } from '@playwright/test';

export const titles = [
  'Import Data',
  'Basic Details',
  'Amenities',
  'Rooms & Pricing',
  'Photos',
  'Policies',
  'Compliance',
  'Review & Submit',
] as const;
export type Title = (typeof titles)[number];

export const heading = (page: Page) => page.locator('#step-title');

/** Opens a step by the list of steps, which is folded on phones. */
export async function openStep(page: Page, title: Title) {
  // Decided by the width, because after a resize the old layout stays for a frame.
  if ((page.viewportSize()?.width ?? 0) < 820)
    await page.getByRole('button', { name: /show all steps/, exact: true }).click();
  await page.locator('.rail-step', { hasText: title }).click();
  await expect(heading(page)).toHaveText(title);
  // The title is shown before the code of the step is loaded.
  await expect(page.locator('#step .skeleton')).toHaveCount(0);
}

export async function agree(page: Page) {
  const terms = page.getByRole('checkbox', { name: /I agree/ });
  await expect(terms).toBeVisible();
  // Tax and bank data load last and move what is below them, which could make a click miss.
  await expect(page.locator('#step').getByText('Loading…')).toHaveCount(0);
  await terms.check();
}
