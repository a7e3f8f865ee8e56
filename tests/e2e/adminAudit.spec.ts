import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits, toasts } from '../support/page.ts';
import { newPerson, signInAs } from '../support/signIn.ts';
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
  // The field is there before the list.
  await page.getByLabel('Search by person, thing or number').fill('The system');
  await expect(entries(page, name)).toHaveCount(1);
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

test('a mistake is undone in its toast, later in the audit log, and not after another change', {
  tag: '@both',
}, async ({ page }) => {
  const name = `Zelia ${randomUUID().slice(0, 8)}`;
  const email = await newPerson(name);
  const role = async () =>
    (await siteSql<{ role: string }>('select role from public.profiles where email = $1', [email]))[0]?.role;
  const makeOwner = async () => {
    await page.goto(`/admin/users?search=${email}`);
    await page.getByRole('button', { name: `Change the role of ${name}` }).click();
    await page.getByRole('radio', { name: /^Owner/ }).check();
    await page.getByRole('button', { name: 'Change to owner' }).click();
    await expect(toasts(page)).toContainText(`${name} is now an owner.`);
  };
  await signInAs(page, admin);
  await makeOwner();
  await expectAccessible(page);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page)).toContainText(`${name} is now a user.`);
  await expect(entries(page, name)).toContainText('User');
  expect(await role()).toBe('user');

  await makeOwner();
  await page.goto(`/admin/audit?search=${email}`);
  const undo = page.getByRole('button', { name: `Undo: User ${email}` });
  await undo.first().click();
  await expect(toasts(page)).toContainText(`Change undone: User ${email}`);
  await expect(entries(page, `${admin} undid this on`)).toHaveCount(2);
  expect(await role()).toBe('user');

  await siteSql(`update public.profiles set role = 'owner' where email = $1`, [email]);
  await page.reload();
  await expect(entries(page, 'Undid').first()).toContainText('Role is owner now, not user.');
  await expectFits(page);
});
