import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';
const entries = (page: Page, what: string | RegExp) => page.getByRole('row').filter({ hasText: what });

test('who looked at what is found, as is who came past the accounts', async ({ page }) => {
  const name = `Casa ${randomUUID().slice(0, 8)}`;
  await siteSql(`insert into public.hotels (name, city) values ($1, 'Majorda')`, [name]);
  await siteSql(`do $$ begin
    perform set_config('request.jwt.claims', '{"role": "service_role"}', true);
    update public.hotels set phone = '+91 832 000 0000' where name = '${name}';
  end $$`);
  await signInAs(page, admin);
  await page.goto(`/admin/bookings?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('No bookings match.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No bookings match.')).toBeVisible();

  await page.goto('/admin/audit?action=read');
  const look = entries(page, name);
  await expect(look).toHaveCount(1);
  await expect(look).toContainText('List of bookings');
  await expect(look).toContainText('Viewed');
  await expect(look).toContainText('Searched for');
  await expect(look).toContainText(admin);

  await page.goto(`/admin/audit?search=${encodeURIComponent(name)}`);
  await expect(entries(page, 'The system')).toContainText('+91 832 000 0000');
  await expect(entries(page, 'database: postgres')).toContainText('Added');
  await page.goto('/admin/audit');
  await page.getByLabel('Search', { exact: true }).fill('The system');
  await expect(entries(page, 'database: postgres')).toHaveCount(0);
  await expect(entries(page, name)).toContainText('The system');
  await page.goto('/admin/audit?action=read');
  await entries(page, name).getByRole('link', { name: 'List of bookings' }).click();
  await expect(page).toHaveURL('/admin/bookings');
});

test('the job says where the log was changed, and that it is whole again', async ({ page }) => {
  const label = `Casa ${randomUUID().slice(0, 8)}`;
  const [hotel] = await siteSql<{ id: string }>(
    `insert into public.hotels (name, city) values ($1, 'Majorda') returning id`,
    [label],
  );
  const rename = (to: string) =>
    siteSql<{ position: string }>(
      'update private.audit_log set label = $2 where entity_id = $1 returning position::text as position',
      [hotel?.id, to],
    );
  await signInAs(page, admin);
  await page.goto('/admin/run-job');
  const job = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Verify the audit log', exact: true }) });
  const run = job.getByRole('button', { name: /Verify the audit log/ });
  await run.click();
  await expect(job.getByRole('status')).toContainText(/Done.*entries, none changed\./);
  const [changed] = await rename('Somebody else');
  try {
    await run.click();
    await expect(job.getByRole('status')).toContainText('Failed The chain of the audit log is broken in 1 place.');
    await expect(job.getByText(`Entry ${changed?.position} (hotels, Somebody else`)).toContainText(
      'was changed after it was written.',
    );
    await expectAccessible(page);
  } finally {
    await rename(label);
  }
  await run.click();
  await expect(job.getByRole('status')).toContainText(/Done/);
});
