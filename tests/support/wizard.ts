import { expect, type Page } from '@playwright/test';

/** The steps of the wizard, in order. */
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

/** Opens a step by the rail, which is a list behind a line on phones. */
export async function openStep(page: Page, title: Title) {
  // By the width and not by what is there: after a change of it the rail stays for another frame.
  if ((page.viewportSize()?.width ?? 0) < 820)
    await page.getByRole('button', { name: /show all steps/, exact: true }).click();
  await page.locator('.rail-step', { hasText: title }).click();
  await expect(heading(page)).toHaveText(title);
  // The title stands before the code of the step is there.
  await expect(page.locator('#step .skeleton')).toHaveCount(0);
}

/** Agrees to the terms at the end of the last step. */
export async function agree(page: Page) {
  const terms = page.getByRole('checkbox', { name: /I agree/ });
  await expect(terms).toBeVisible();
  // Tax and bank data come later than the rest of the summary, and what stands below them moves then, also from under a press.
  await expect(page.locator('#step').getByText('Loading…')).toHaveCount(0);
  await terms.check();
}
