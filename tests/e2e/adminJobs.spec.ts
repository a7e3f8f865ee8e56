import { expect, type Page, test } from '@playwright/test';
import { bookStay } from '../support/ownHotel.ts';
import { expectAccessible, tabTo, toasts } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

async function openJobs(page: Page) {
  await signInAs(page, 'admin@susegad.example');
  await page.goto('/admin/run-job');
  await expect(page.getByRole('button', { name: 'Run now: Purge old rows' })).toBeVisible();
}
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const makeStay = (from: number) => bookStay({ from, totalRooms: 3 });

test('a job is run by keyboard, tells what it did and keeps its runs', async ({ page }) => {
  const { id } = await makeStay(20);
  const days = 'check_in_date = check_in_date - 24, check_out_date = check_out_date - 24';
  await siteSql(`update public.bookings set ${days} where id = $1`, [id]);
  await openJobs(page);
  const run = page.getByRole('button', { name: 'Run now: Complete past bookings' });
  await tabTo(page, run);
  await run.press('Enter');
  await expect(toasts(page)).toContainText(/bookings? completed\./);
  const job = card(page, 'Complete past bookings');
  await expect(job.getByRole('status')).toContainText(/Done.*completed\./);
  await job.getByText('Last runs').click();
  await expect(job.getByText('admin@susegad.example').first()).toBeVisible();
  const [row] = await siteSql('select booking_status::text as status from public.bookings where id = $1', [id]);
  expect(row).toEqual({ status: 'completed' });
});

test('counters that differ are told with their nights', async ({ page }) => {
  const { name, room } = await makeStay(200);
  await siteSql('update private.nights set booked = 3 where room_category_id = $1', [room]);
  await openJobs(page);
  const job = card(page, 'Verify the room counters');
  await job.getByRole('button').click();
  await expect(job.getByText(`${name}, Garden Room,`).first()).toContainText(
    'the counters say 3 booked, 0 blocked and 0 on hold, but there are 1, 0 and 0',
  );
  await expect(job.getByText('The counters of 3 nights differ from bookings, blocks and holds.').first()).toBeVisible();
  await siteSql('update private.nights set booked = 1 where room_category_id = $1', [room]);
  await job.getByRole('button').click();
  await expect(job.getByRole('status')).toContainText('The counters of every night are correct.');
});

test('a mail that failed is told with its reason, and sent after all', { tag: '@phone' }, async ({ page }) => {
  const { id, guest: email, reference } = await makeStay(210);
  await siteSql(
    `insert into private.outbox (kind, recipient, data, dedupe_key, status, attempts, last_error, finished_at)
     values ('booking_guest', $1, jsonb_build_object('booking_id', $2::text), $1, 'failed', 6, 'Mailbox full', now())`,
    [email, id],
  );
  await openJobs(page);
  const job = card(page, 'Send waiting emails');
  const mail = job.getByRole('listitem').filter({ hasText: email });
  await expect(mail).toContainText(`Booking confirmation to ${email} (${reference})`);
  await expect(mail).toContainText('Mailbox full');
  await expect(job).toContainText(/Last run .*\. \d+ emails? waiting, \d+ failed\./);
  await expect(job).not.toContainText('This job has not run yet.');
  await expectAccessible(page);
  await mail.getByRole('button', { name: `Send again: Booking confirmation to ${email}` }).press('Enter');
  await expect(toasts(page)).toContainText('We will send it within one minute.');
  await expect(mail).toBeHidden();
  await expect(job.getByRole('heading', { name: 'Failed emails' })).toBeFocused();
  const status = async () =>
    (await siteSql<{ status: string }>('select status from private.outbox where dedupe_key = $1', [email]))[0]?.status;
  await expect.poll(status).toBe('sent');
});

test('a run that takes long is announced once, with its seconds beside it', async ({ page }) => {
  await openJobs(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/functions/v1/run-job', async (route) => {
    await held.promise;
    await route.continue();
  });
  const job = card(page, 'Tidy uploads');
  const status = job.getByRole('status');
  await job.getByRole('button').click();
  await expect(status).toHaveText('Running');
  await status.evaluate((region) => {
    new MutationObserver(() => region.setAttribute('data-spoke-again', '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await expect(job.getByText(/for [1-9]\d* s/)).toBeVisible();
  const first = await job.getByText(/for [1-9]\d* s/).textContent();
  await expect(job.getByText(/for \d+ s/)).not.toHaveText(first ?? '');
  await expect(status).toHaveText('Running');
  await expect(status).not.toHaveAttribute('data-spoke-again');
  held.resolve();
  await expect(status).toContainText(/Done \d+ files? removed\./);
});

test('what is not configured is told, and what cannot be undone is asked first', async ({ page }) => {
  await openJobs(page);
  const rebuild = card(page, 'Rebuild the site');
  await expect(rebuild.getByText('Not configured: set BUILD_HOOK_URL')).toBeVisible();
  await expect(rebuild.getByRole('button')).toBeDisabled();
  await page.getByRole('button', { name: 'Run now: Cancel unpaid bookings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel unpaid bookings' });
  await expect(dialog.getByText('Their rooms become available.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('what the schedule lacks and how functions answered it is told', { tag: '@phone' }, async ({ page }) => {
  // A project answers like this if its vault has another project's key. The embedded backend has no schedule.
  await page.route('**/rest/v1/rpc/admin_jobs', async (route) => {
    const response = await route.fetch();
    const { jobs } = await response.json();
    const at = '2026-11-23T08:30:00+00:00';
    const calls: Record<string, object> = {
      send_mails: { called_at: at, answered_at: at, status: 401, problem: 'Invalid API key' },
      tidy_uploads: { called_at: at, answered_at: at, status: 200, problem: null },
    };
    await route.fulfill({
      response,
      json: {
        jobs: jobs.map((job: { name: string }) => ({ ...job, schedule: '* * * * *', call: calls[job.name] ?? null })),
        troubles: [{ kind: 'schedule_unfinished', subject: '', since: null, facts: { lacks: ['secret_key'] } }],
      },
    });
  });
  await openJobs(page);
  const wrong = page.getByRole('region', { name: 'Current problems' });
  await expect(wrong.getByRole('alert')).toContainText('Run this in the SQL editor of the project');
  await expect(wrong.getByText("'secret_key');")).toBeVisible();
  await expect(
    card(page, 'Send waiting emails').getByText('The function answered 401: Invalid API key.'),
  ).toBeVisible();
  await expect(card(page, 'Tidy uploads').getByText('23 Nov 2026, 2:00 PM. The function answered 200.')).toBeVisible();
  await expectAccessible(page);
});

test('one run at a time, told clearly; the end of another one shows by itself', async ({ page }) => {
  await openJobs(page);
  const job = card(page, 'Refresh the exchange rate');
  await siteSql(`insert into private.job_runs (job) values ('refresh_rate')`);
  await job.getByRole('button', { name: 'Run now' }).click();
  await expect(toasts(page)).toContainText('This job is already running.');
  await expect(job.getByRole('status')).toContainText('started by the schedule. You can run it again');
  await expect(job.getByRole('button')).toBeDisabled();
  await siteSql(
    `update private.job_runs set state = 'failed', finished_at = clock_timestamp(), error = 'The source of exchange rates did not answer.'
     where job = 'refresh_rate' and state = 'running'`,
  );
  await expect(job.getByRole('status')).toContainText('Failed The source of exchange rates did not answer.');
  await expect(job.getByRole('button', { name: 'Run now' })).toBeEnabled();
});

test('without an answer the page says so, keeps the jobs on the screen and tries again', async ({ page, context }) => {
  await openJobs(page);
  const run = page.getByRole('button', { name: 'Run now: Complete past bookings' });
  await context.setOffline(true);
  await run.click();
  await expect(toasts(page)).toContainText('Complete past bookings: The server did not answer.');
  const failed = page.getByRole('alert').filter({ hasText: 'Error loading jobs' });
  await expect(failed).toContainText('You see the last version we loaded.');
  await expect(run).toBeEnabled();
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toBeHidden();
  await expect(run).toBeEnabled();
});
