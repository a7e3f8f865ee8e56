import { test } from '@playwright/test';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { handIn } from '../support/handIn.ts';
import { signInAs } from '../support/signIn.ts';

test('look', async ({ page }) => {
  test.setTimeout(240_000);
  const { owner, as, property_id } = await handIn(page);
  await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  await signInAs(page, owner);
  const shoot = async (name: string) => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/l-look/${name}-${width}.png`, fullPage: true });
    }
  };
  await page.goto(paths.owner);
  await page.getByText('Edit listing').click();
  await shoot('owner');
  await page.goto(ownerPaths.listingStep(property_id, 'rooms'));
  await page
    .getByLabel(/^Base price/)
    .first()
    .fill('9000');
  await page
    .getByLabel(/^Number of rooms/)
    .first()
    .fill('4');
  await shoot('rooms');
  await page.goto(ownerPaths.listingStep(property_id, 'amenities'));
  await page.getByRole('checkbox').nth(3).click();
  await page.goto(ownerPaths.listingStep(property_id, 'basics'));
  await page.getByLabel('Property name').fill('Casa Nova');
  await page.getByRole('button', { name: 'See changes and publish' }).click();
  await page.waitForTimeout(3000);
  await shoot('changes');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.waitForURL('**/owner');
  await page.waitForTimeout(1500);
  await shoot('waiting');
  await page.getByRole('button', { name: 'History' }).click();
  await page.waitForTimeout(1000);
  await shoot('history');
  await signInAs(page, 'admin@susegad.example');
  await page.goto(paths.adminProperty(property_id));
  await page.waitForTimeout(2500);
  await shoot('admin');
});
