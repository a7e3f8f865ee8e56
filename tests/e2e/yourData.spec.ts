import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { sessionKey } from '#src/server/sessionKey.ts';
import { handIn } from '../support/handIn.ts';
import { bookRooms, makeHotel } from '../support/ownHotel.ts';
import { expectAccessible, expectFits, tabTo, toasts } from '../support/page.ts';
import { ageSignIn, newPerson, longPassword as password, sessionOf, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const headers = { apikey: 'sb_publishable_local' };
const today = todayInKolkata();
const admin = 'admin@susegad.example';
const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const send = (page: Page, name: 'Download' | 'Delete my account for good') =>
  page.getByRole('form', { name }).getByRole('button', { name, exact: true });

async function open(page: Page, name: 'Download my data' | 'Delete my account') {
  await page.goto('/account');
  await opener(page, name).click();
  await expect(dialog(page, name)).toBeVisible();
  return dialog(page, name);
}

async function read(download: Download) {
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text, file: JSON.parse(text) };
}
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return read(download);
}

async function addEndedStay(email: string) {
  const own = await makeHotel();
  const reference = await bookRooms(own, { checkIn: addDays(today, 30), checkOut: addDays(today, 32) }, 1, email);
  await siteSql('update public.bookings set check_in_date = $2, check_out_date = $3 where booking_reference = $1', [
    reference,
    addDays(today, -4),
    addDays(today, -2),
  ]);
  return { ...own, reference };
}
const stayOf = async (reference: string) =>
  (
    await siteSql<{ guest_name: string; guest_email: string; total_amount: number }>(
      'select guest_name, guest_email, total_amount::integer from public.bookings where booking_reference = $1',
      [reference],
    )
  )[0];

const keepSession = (page: Page, session: unknown) =>
  page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('signed-in-for-test')) return;
      sessionStorage.setItem('signed-in-for-test', 'yes');
      localStorage.setItem(key, value);
    },
    [sessionKey, JSON.stringify(session)] as const,
  );

test('the file holds all of a person after the right password, and nothing of others', {
  tag: '@phone',
}, async ({ page }) => {
  const { owner, name, property_id } = await handIn(page);
  const { reference } = await addEndedStay(owner);
  const stranger = await newPerson('Zelda Quillfeather');
  const { reference: theirs } = await addEndedStay(stranger);
  await signInAs(page, owner);
  const box = await open(page, 'Download my data');
  const field = box.getByLabel('Your password', { exact: true });
  const download = send(page, 'Download');

  await download.click();
  await expect(box.getByText('Enter your password.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('not my password');
  await download.click();
  await expect(field).toHaveAccessibleDescription('This is not the password of your account.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('not my password');

  await field.fill('susegad-demo');
  const { name: fileName, text, file } = await saved(page, () => page.keyboard.press('Enter'));
  expect(fileName).toBe(`my-data-${today}.json`);
  expect(file.site).toBe(new URL(page.url()).origin);
  expect(file.account.data).toMatchObject({ email: owner, full_name: 'Maria Fernandes', role: 'owner' });
  expect(file.stays.data).toMatchObject([
    { booking_reference: reference, guest_email: owner, guest_name: 'Asha Kamat' },
  ]);
  expect(file.listings.data).toMatchObject([{ id: property_id, name, documents: { length: 3 } }]);
  expect(file.payout.data.map(({ account_number }: { account_number: string }) => account_number)).toContain(
    '123456789012',
  );
  expect(file.mails.data.map(({ kind }: { kind: string }) => kind)).toContain('listing_submitted');
  for (const other of [stranger, 'Zelda', theirs, admin]) expect(text).not.toContain(other);
  await expect(toasts(page)).toContainText('Your data is downloaded. Find it in your browser’s downloads.');
  await expect(box).toBeHidden();
  await expect(opener(page, 'Download my data')).toBeFocused();
});

test('an account with an authenticator app shows a code of it', async ({ page }) => {
  const email = await newPerson();
  const { access_token } = await sessionOf(page, email, password);
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { headers: { ...headers, authorization: `Bearer ${access_token}` }, data })).json();
  const factor = await post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Phone' });
  const codeAfter = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  const challenge = await post(`/auth/v1/factors/${factor.id}/challenge`, {});
  const session = await post(`/auth/v1/factors/${factor.id}/verify`, {
    challenge_id: challenge.id,
    code: codeAfter(0),
  });
  await keepSession(page, session);

  const box = await open(page, 'Download my data');
  const field = box.getByLabel('Six-digit code from your app');
  const download = send(page, 'Download');
  await expect(box.getByLabel('Your password', { exact: true })).toHaveCount(0);
  await field.fill('12 34');
  await download.click();
  await expect(field).toHaveAccessibleDescription('Enter the six-digit code from your app.');
  await field.fill(codeAfter(10));
  await download.click();
  await expect(field).toHaveAccessibleDescription(
    /^This is not the code that the app shows now, or it was already used/,
  );
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await ageSignIn(email);
  const next = codeAfter(1);
  await field.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  const { file } = await saved(page, () => download.click());
  expect(file.sign_in.data).toMatchObject({ email, authenticator_apps: [{ name: 'Phone' }] });
  await expect(box).toBeHidden();
});

test('an app switched on elsewhere is asked for, whatever dialog was open', async ({ page }) => {
  const email = await newPerson();
  const { access_token } = await sessionOf(page, email, password);
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { headers: { ...headers, authorization: `Bearer ${access_token}` }, data })).json();
  await signInAs(page, email, password);
  const box = await open(page, 'Download my data');
  await box.getByLabel('Your password', { exact: true }).fill(password);

  const factor = await post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Phone' });
  const challenge = await post(`/auth/v1/factors/${factor.id}/challenge`, {});
  await post(`/auth/v1/factors/${factor.id}/verify`, {
    challenge_id: challenge.id,
    code: new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate(),
  });
  await send(page, 'Download').click();
  await expect(page).toHaveURL('/auth?returnTo=%2Faccount');
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
});

test('a password of less than a day deletes nothing, and says why', async ({ page }) => {
  const email = await newPerson();
  await siteSql(
    `insert into private.sign_in_changes (user_id) select user_id from public.profiles where email = $1
     on conflict (user_id) do update set changed_at = now()`,
    [email],
  );
  await signInAs(page, email, password);
  const box = await open(page, 'Delete my account');
  const field = box.getByLabel('Your password', { exact: true });
  await field.fill(password);
  await send(page, 'Delete my account for good').click();
  await expect(box.getByRole('alert')).toContainText('was changed less than a day ago');
  await expect(field).toHaveValue(password);
  expect(await siteSql('select 1 from auth.users where email = $1', [email])).toHaveLength(1);
});

async function signInByGoogle(page: Page, ago: string) {
  const email = await newPerson();
  const { refresh_token } = await sessionOf(page, email, password);
  await siteSql(
    `with person as (
       update auth.users set encrypted_password = '', raw_app_meta_data = '{"provider": "google", "providers": ["google"]}' where email = $1
       returning id
     )
     update auth.mfa_amr_claims as c set authentication_method = 'oauth', updated_at = now() - $2::interval
     from auth.sessions as s, person where s.id = c.session_id and s.user_id = person.id`,
    [email, ago],
  );
  await ageSignIn(email);
  const renewed = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
    headers,
    data: { refresh_token },
  });
  await keepSession(page, await renewed.json());
  return email;
}

test('an account that only Google opens has nothing to type, and is led to Google when that was long ago', async ({
  page,
}) => {
  const email = await signInByGoogle(page, '1 minute');
  const box = await open(page, 'Download my data');
  await expect(box).toContainText('Your account has no password because you sign in with Google.');
  await expect(box.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  const { file } = await saved(page, () => send(page, 'Download').click());
  expect(file.sign_in.data).toMatchObject({ email, ways: ['google'] });
});

test('a sign-in with Google of long ago is asked for once more; a password that was chosen since is asked for', async ({
  page,
}) => {
  const email = await signInByGoogle(page, '11 minutes');
  const box = await open(page, 'Download my data');
  await send(page, 'Download').click();
  await expect(box.getByRole('alert')).toContainText('You signed in more than 10 minutes ago.');
  const google = box.getByRole('button', { name: 'Continue with Google' });
  const leaving = page.waitForRequest(/\/auth\/v1\/authorize\?provider=google/);
  await page.route('**/auth/v1/authorize?*', (route) => route.fulfill({ status: 204 }));
  await google.click();
  const back = new URL((await leaving).url()).searchParams.get('redirect_to');
  expect(new URL(back ?? '').searchParams.get('returnTo')).toBe('/account');

  await siteSql(
    `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where email = $1`,
    [email, password],
  );
  await ageSignIn(email);
  const again = await open(page, 'Download my data');
  await send(page, 'Download').click();
  await expect(again.getByRole('alert')).toContainText('Confirm again that it is you.');
  await again.getByLabel('Your password', { exact: true }).fill(password);
  expect((await saved(page, () => send(page, 'Download').click())).file.account.data.email).toBe(email);
});

test('what a deletion takes is longer than a phone: the way out stays in view and covers nothing that has the focus', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, await newPerson(), password);
  const box = await open(page, 'Delete my account');
  const keep = box.getByRole('button', { name: 'Cancel' });
  await expect(keep).toBeInViewport({ ratio: 1 });
  for (const control of [box.getByLabel('Your password', { exact: true }), send(page, 'Delete my account for good')]) {
    await tabTo(page, control);
    const [above, below] = [await control.boundingBox(), await keep.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  }
  await keep.click();
  await expect(box).toBeHidden();
  await expect(opener(page, 'Delete my account')).toBeFocused();
});

test('without the network both dialogs say so, and what was typed is sent again', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await signInAs(page, await newPerson(), password);
  const box = await open(page, 'Download my data');
  const field = box.getByLabel('Your password', { exact: true });
  await field.fill(password);
  await context.setOffline(true);
  await send(page, 'Download').click();
  await expect(box.getByRole('alert')).toContainText(
    'We could not reach the server. Check your connection and try again.',
  );
  await context.setOffline(false);
  await page.route('**/rpc/my_data', (route) => route.abort());
  await send(page, 'Download').click();
  await expect(box.getByRole('alert')).toContainText(
    'We could not reach the server. Check your connection and try again.',
  );
  await expect(field).toHaveValue(password);
  await page.unroute('**/rpc/my_data');
  await saved(page, () => send(page, 'Download').click());
  await expect(box).toBeHidden();

  await context.setOffline(true);
  await opener(page, 'Delete my account').click();
  const leaving = dialog(page, 'Delete my account');
  await expect(leaving.getByRole('alert')).toContainText(
    'We could not reach the server. Check your connection and try again.',
  );
  await context.setOffline(false);
  await leaving.getByRole('button', { name: 'Retry' }).click();
  await expect(leaving.getByRole('heading', { name: 'What we delete, immediately and permanently' })).toBeVisible();
  await page.route('**/rpc/delete_account', (route) => route.abort());
  await leaving.getByLabel('Your password', { exact: true }).fill(password);
  await send(page, 'Delete my account for good').click();
  await expect(leaving.getByRole('alert')).toContainText('We got no clear answer');
  await expect(leaving.getByLabel('Your password', { exact: true })).toHaveValue(password);
});

test('what is in the way of a deletion is said before anything is asked', { tag: '@phone' }, async ({ page }) => {
  const { owner, property_id, as } = await handIn(page);
  await as(admin, 'decide_listing', { property_id, decision: 'approve' });
  await signInAs(page, owner);
  const refused = async (words: string | RegExp) => {
    const box = await open(page, 'Delete my account');
    const notice = box.getByRole('status').filter({ hasText: 'You cannot delete your account yet' });
    await expect(notice).toContainText(words);
    await expect(box.getByRole('form')).toHaveCount(0);
    await expectFits(page);
    return box;
  };
  const live = await refused('Guests can still book your property.');
  await expect(live.getByRole('link', { name: 'My listings' })).toHaveAttribute('href', '/owner');
  const [room] = await siteSql<{ hotel: string; room: string }>(
    'select h.id as hotel, r.id as room from public.hotels as h join public.room_categories as r on r.hotel_id = h.id where h.property_id = $1',
    [property_id],
  );
  const coming = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
  const booked = await bookRooms(room ?? { hotel: '', room: '' }, coming);
  await as(owner, 'set_listing_visibility', { property_id, is_public: false });
  await refused('Guests have upcoming bookings at your property.');
  const cancel = (reference: string) =>
    siteSql(`update public.bookings set booking_status = 'cancelled' where booking_reference = $1`, [reference]);
  await cancel(booked);
  // The guest opened the link of the email. An unverified booking would not prevent the deletion.
  const bookOwn = async () => {
    const reference = await bookRooms(await makeHotel(), coming, 1, owner);
    await siteSql('update public.bookings set verified_at = now() where booking_reference = $1', [reference]);
    return reference;
  };
  const own = await bookOwn();
  const box = await refused('You have an upcoming booking, and the hotel must know who arrives.');
  await box.getByRole('button', { name: 'I understand' }).click();
  await expect(box).toBeHidden();
  await expect(opener(page, 'Delete my account')).toBeFocused();
  // Other tests add admins, so this answer is faked. tests/http/people.test.ts tests the real one.
  await page.route('**/rpc/may_delete_account', (route) => route.fulfill({ json: { ok: false, code: 'last_admin' } }));
  const last = await refused('You are the only admin of this site.');
  await expect(last.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/users');
  await page.unroute('**/rpc/may_delete_account');
  await cancel(own);
  const free = await open(page, 'Delete my account');

  await free.getByLabel('Your password', { exact: true }).fill('susegad-demo');
  await bookOwn();
  await send(page, 'Delete my account for good').click();
  await expect(free.getByRole('alert')).toContainText('You have an upcoming booking');
  await expect(free.getByLabel('Your password', { exact: true })).toHaveValue('susegad-demo');
  expect(await siteSql('select 1 from public.profiles where email = $1', [owner])).toHaveLength(1);
});

test('by keyboard an account is kept, and then deleted: signed out, told so, told by one mail, and closed', {
  tag: '@phone',
}, async ({ page, context }) => {
  const email = await newPerson('Zelda Quillfeather');
  const { reference } = await addEndedStay(email);
  const before = await stayOf(reference);
  await signInAs(page, email, password);
  await page.goto('/account');
  const other = await context.newPage();
  await other.goto('/owner');
  await expect(other.getByText('Nothing listed yet.')).toBeVisible();
  await page.bringToFront();

  await page.evaluate(() => {
    for (const name of ['susegad-photos', 'of-another-program'])
      indexedDB.open(name).onsuccess = (event) => (event.target as IDBOpenDBRequest).result.close();
  });
  await page.evaluate(() => sessionStorage.setItem('booking-guest:of-before', 'Asha Kamat'));
  const keptHere = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());
  await expect.poll(keptHere).toEqual(['of-another-program', 'susegad-photos']);

  const box = dialog(page, 'Delete my account');
  const field = box.getByLabel('Your password', { exact: true });
  await tabTo(page, opener(page, 'Delete my account'));
  await page.keyboard.press('Enter');
  await tabTo(page, field);
  await page.keyboard.type(password);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener(page, 'Delete my account')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, box.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  expect(await stayOf(reference)).toEqual(before);

  await page.keyboard.press('Enter');
  await tabTo(page, field);
  await expect(field).toHaveValue('');
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('This is not the password of your account.');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Your account is deleted' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main')).toContainText(`We confirm this in one last email to ${email}.`);
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeInViewport();
  await expectFits(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  await expect.poll(keptHere).toEqual(['of-another-program']);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('booking');
  await expect(other).toHaveURL(/\/auth\?returnTo=%2Fowner$/);

  expect(await siteSql('select 1 from auth.users where email = $1', [email])).toEqual([]);
  expect(await stayOf(reference)).toEqual({
    guest_name: 'Deleted guest',
    guest_email: 'erased@guest.invalid',
    total_amount: before?.total_amount,
  });
  const mails = async () => {
    const all: { to: string; subject: string }[] = await (await page.request.get('/_mail.json')).json();
    return all.filter((mail) => mail.to === email && mail.subject === 'Your account is deleted').length;
  };
  await expect.poll(mails).toBe(1);
  await expect
    .poll(() => siteSql('select 1 from private.outbox where recipient = $1', [email]), 'the address is forgotten')
    .toEqual([]);

  await page.reload();
  await expect(page).toHaveURL('/auth?returnTo=%2Faccount');
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The email or password is incorrect.');
  expect(await mails()).toBe(1);
});

test('an address as long as they come fits every width', { tag: '@phone' }, async ({ page }) => {
  const email = await newPerson('Maria Antonieta Fernandes de Menezes e Vasconcelos');
  const long = `${'a'.repeat(60)}.${email.slice(0, 3)}@${'sub-domain.'.repeat(6)}example`;
  await siteSql('update auth.users set email = $2 where email = $1', [email, long]);
  await signInAs(page, long, password);
  const box = await open(page, 'Delete my account');
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);
  await page.setViewportSize({ width: 390, height: 844 });
  await box.getByLabel('Your password', { exact: true }).fill(password);
  await send(page, 'Delete my account for good').click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  // No other tab is open that would report the sign-out.
  await expect(page.getByRole('button', { name: /account of/ })).toHaveCount(0);
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);
});
