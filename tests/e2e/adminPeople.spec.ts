import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { handIn } from '../support/handIn.ts';
import { bookRooms, makeHotel } from '../support/ownHotel.ts';
import { expectAccessible, expectFits, press, tabTo, toasts } from '../support/page.ts';
import { ageSession, ageSignIn, longPassword, newPerson, noteStrongPassword, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const today = todayInKolkata();
const title = 'A person’s data';
const person = (page: Page) => page.getByRole('dialog', { name: title });
const notice = (page: Page) => person(page).getByRole('status').filter({ hasText: /\S/ });
const opener = (page: Page) => page.getByRole('button', { name: title });
const known = (page: Page) => person(page).getByLabel('How did you identify this person?');
const button = (page: Page, name: string) => person(page).getByRole('button', { name, exact: true });

async function addStay(isOver = true) {
  const email = `zelda.${randomUUID().slice(0, 8)}@guest.example`;
  const own = await makeHotel();
  const reference = await bookRooms(own, { checkIn: addDays(today, 30), checkOut: addDays(today, 32) }, 1, email);
  if (isOver) {
    await siteSql('update public.bookings set check_in_date = $2, check_out_date = $3 where booking_reference = $1', [
      reference,
      addDays(today, -4),
      addDays(today, -2),
    ]);
  }
  return { email, reference };
}

async function newAdmin() {
  const email = await newPerson('Another Admin');
  await noteStrongPassword(email);
  await siteSql(`update public.profiles set role = 'admin' where email = $1`, [email]);
  return email;
}

async function open(page: Page) {
  await page.goto('/admin/users');
  await opener(page).click();
  await expect(person(page)).toBeVisible();
}
async function find(page: Page, email: string) {
  await person(page).getByLabel('Their email').fill(email);
  await button(page, 'Find their data').click();
}
const logged = (email: string) =>
  siteSql<{ action: string; after: Record<string, unknown> }>(
    `select action, after from private.audit_log where entity = 'people' and label = $1 order by id`,
    [email],
  );

test('the data of a guest without an account is downloaded and deleted', {
  tag: '@phone',
}, async ({ page }) => {
  const { email, reference } = await addStay();
  const other = await addStay();
  const admin = await newAdmin();
  await signInAs(page, admin, longPassword);
  await open(page);
  await find(page, ` ${email.toUpperCase()} `);
  await expect(notice(page)).toContainText('No account, 1 booking, 0 listings, 0 subscriptions.');
  await expectFits(page);
  expect((await logged(email)).map(({ after }) => after)).toEqual([{ seen: 'what there is of a person' }]);

  await known(page).selectOption({ label: 'We called the number of the booking or account' });
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download data').click()]);
  expect(download.suggestedFilename()).toBe(`data-of-a-person-${today}.json`);
  const text = await readFile(await download.path(), 'utf8');
  const file = JSON.parse(text);
  expect([file.account.data, file.sign_in.data, file.listings.data]).toEqual([null, null, []]);
  expect(file.stays.data).toMatchObject([
    { booking_reference: reference, guest_email: email, guest_name: 'Asha Kamat' },
  ]);
  for (const theirs of [other.email, other.reference, admin]) expect(text).not.toContain(theirs);
  await expect(toasts(page)).toContainText('File saved. The audit log records this.');
  expect((await logged(email)).at(-1)).toEqual({
    action: 'read',
    after: { seen: 'all that is known of a person', known_by: 'phone' },
  });

  const tick = person(page).getByRole('checkbox', { name: /^Delete permanently/ });
  await tick.check();
  await button(page, 'Delete data').click();
  await expect(toasts(page)).toContainText('Data deleted. We send them one last email.');
  await expect(person(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  const guests = await siteSql<{ guest_email: string }>(
    'select guest_email from public.bookings where booking_reference = any ($1) order by guest_email',
    [[reference, other.reference]],
  );
  expect(guests.map(({ guest_email }) => guest_email)).toEqual(['erased@guest.invalid', other.email]);
  await page.goto(`/admin/audit?search=${encodeURIComponent(email)}`);
  await expect(page.getByText('No entries match.')).toBeVisible();
  await page.goto('/admin/audit?search=A+person');
  // Other tests also erase people, identified by email.
  const entry = page
    .getByRole('row')
    .filter({ hasText: 'Data of one person, on request' })
    .filter({ hasText: /Identified by\s*phone/ })
    .first();
  await expect(entry).toContainText('Removed');
  await expect(entry).not.toContainText(email);
  await open(page);
  await find(page, email);
  await expect(notice(page)).toContainText(`We keep no data under ${email}.`);

  await page.goto(`/booking-confirmation/${reference}`);
  await expect(page.getByText('details were deleted at their request')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('reasons against a deletion are shown, and each person is identified again', async ({ page }) => {
  const { owner, property_id, as } = await handIn(page);
  await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  const coming = await addStay(false);
  const colleague = await newAdmin();
  await signInAs(page, await newAdmin(), longPassword);
  await open(page);
  for (const [email, what, why] of [
    [owner, 'An account (owner), 0 bookings, 1 listing, 0 subscriptions.', 'Guests can still book their property.'],
    [coming.email, 'No account, 1 booking', 'They have an upcoming booking.'],
    [colleague, 'An account (admin)', 'This is an admin. Take the role away first.'],
  ] as const) {
    await find(page, email);
    const notices = notice(page);
    await expect(notices.first()).toContainText(email);
    await expect(notices.first()).toContainText(what);
    await expect(notices.last()).toContainText(why);
    await expect(button(page, 'Delete data')).toHaveCount(0);
    await expect(known(page)).toHaveValue('');
    await known(page).selectOption('mail');
  }
  await siteSql(`update public.profiles set role = 'user' where email = $1`, [colleague]);
  await find(page, owner);
  await known(page).selectOption('in_person');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download data').click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text).listings.data).toMatchObject([{ id: property_id }]);
  expect(text, 'bank data leave in the hands of their owner alone').not.toContain('123456789012');
  expect(JSON.stringify(JSON.parse(text).payout.data)).toContain('9012');
});

test('an old session needs the password before data leave or go', {
  tag: '@phone',
}, async ({ page }) => {
  const { email, reference } = await addStay();
  const colleague = await newAdmin();
  await signInAs(page, colleague, longPassword);
  await open(page);
  await ageSession(page, colleague);
  await opener(page).click();
  await find(page, email);
  await known(page).selectOption('mail');
  await siteSql(
    'insert into private.sign_in_changes (user_id) select user_id from public.profiles where email = $1 on conflict (user_id) do update set changed_at = now()',
    [colleague],
  );
  await button(page, 'Download data').click();
  // A thief of the session could have changed the password recently.
  await expect(person(page).getByRole('alert')).toContainText('changed less than a day ago');
  await expect(person(page).getByLabel('Your password')).toHaveCount(0);

  await ageSignIn(colleague);
  await button(page, 'Download data').click();
  const password = person(page).getByLabel('Your password');
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not the password of your account.');
  await expect(password).toBeFocused();
  await password.fill(longPassword);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Confirm and download').click()]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).stays.data).toMatchObject([
    { booking_reference: reference },
  ]);
  await expect(password).toHaveCount(0);
  await expect(button(page, 'Download data')).toBeFocused();

  await ageSession(page, colleague);
  await opener(page).click();
  await find(page, email);
  await known(page).selectOption('mail');
  await person(page)
    .getByRole('checkbox', { name: /^Delete permanently/ })
    .check();
  await button(page, 'Delete data').click();
  await expect(password).toBeFocused();
  await known(page).selectOption('phone');
  await expect(password).toHaveCount(0);
  await button(page, 'Delete data').click();
  expect(await siteSql('select 1 from public.bookings where guest_email = $1', [email])).toHaveLength(1);
  await password.fill(longPassword);
  await button(page, 'Confirm and delete').click();
  await expect(toasts(page)).toContainText('Data deleted. We send them one last email.');
  await expect(person(page)).toBeHidden();
  expect(await siteSql('select 1 from public.bookings where guest_email = $1', [email])).toHaveLength(0);
});

test('by keyboard; Escape erases nothing, and a lost answer is said where it was asked', async ({ page, context }) => {
  const { email, reference } = await addStay();
  await signInAs(page, await newAdmin(), longPassword);
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await press(page, opener(page));
  await tabTo(page, person(page).getByLabel('Their email'));
  await page.keyboard.type(email);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(person(page).getByRole('alert')).toContainText(
    'We could not reach the server. Check your connection and try again.',
  );
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await tabTo(page, known(page));
  await page.keyboard.type('They answered');
  await expect(known(page)).toHaveValue('mail');
  await press(page, person(page).getByRole('checkbox', { name: /^Delete permanently/ }), 'Space');
  await page.keyboard.press('Escape');
  await expect(person(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await siteSql('select 1 from public.bookings where guest_email = $1', [email])).toHaveLength(1);

  await page.keyboard.press('Enter');
  await expect(person(page).getByLabel('Their email')).toHaveValue('');
  await tabTo(page, person(page).getByLabel('Their email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await tabTo(page, known(page));
  await page.keyboard.type('They answered');
  await press(page, person(page).getByRole('checkbox', { name: /^Delete permanently/ }), 'Space');
  await page.route('**/rpc/admin_erase_person', (route) => route.abort());
  await press(page, button(page, 'Delete data'));
  await expect(person(page).getByRole('alert')).toContainText(
    'We got no clear answer and do not know if the data was deleted',
  );
  await expect(button(page, 'Delete data')).toBeFocused();
  await expect(known(page)).toHaveValue('mail');
  await page.unroute('**/rpc/admin_erase_person');
  await page.keyboard.press('Enter');
  await expect(person(page)).toBeHidden();
  const [stay] = await siteSql('select guest_name from public.bookings where booking_reference = $1', [reference]);
  expect(stay).toEqual({ guest_name: 'Deleted guest' });
});
