import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { noneCounts } from '#src/words/en/account.ts';
import { expectAccessible, expectFits, press, tabTo, toasts } from '../support/page.ts';
import {
  addFactor,
  aMinuteLater,
  fillSignIn,
  fillSignUp,
  linkOfMail,
  mailsTo,
  newPerson,
  longPassword as password,
  savePassword,
  signInAs,
} from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const newEmail = () => `${randomUUID().slice(0, 8)}@people.example`;
const signIn = (page: Page) => page.getByRole('form', { name: 'Sign In' });
const signUp = (page: Page) => page.getByRole('form', { name: 'Sign Up' });
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function chooseAnew(page: Page, secretWord: string) {
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await expect(page.getByText(noneCounts)).toBeVisible();
  await expectAccessible(page);
  await savePassword(page, secretWord);
  await expect(toasts(page)).toContainText('Your new password is saved.');
}

async function takeAddress(page: Page, email: string) {
  const signedUp = await page.request.post('/auth/v1/signup', {
    headers: { apikey: 'sb_publishable_local' },
    data: { email, password: 'of the stranger', data: { full_name: 'Stray Ger' } },
  });
  expect(signedUp.ok()).toBe(true);
}

/** Removes the session on a public page. A page behind sign-in would redirect. */
async function forget(page: Page) {
  await page.goto('/terms');
  await page.evaluate(() => localStorage.clear());
}

test('who signs up and confirms by mail is where the way to the account began', async ({ page }) => {
  const email = newEmail();
  await page.goto('/auth?returnTo=/owner');
  await fillSignUp(page, email);
  await expect(toasts(page)).toContainText('Success!');
  await expect(page.getByText('Please check your email to verify your account.').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkOfMail(page, email, 'Confirm your email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL('/owner');
  await expect(toasts(page)).toContainText('Welcome!');
  await expect(page.getByRole('button', { name: 'AK, account of Asha Kamat' })).toHaveText('AK');
});

test('who protects the account comes back with a code or a recovery code', async ({ page }) => {
  const email = await newPerson();
  await signInAs(page, email, password);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('[data-secret]').textContent())?.replaceAll(' ', '') ?? '';
  await expect(page.getByRole('link', { name: 'Open in your app' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await page.route('**/rpc/two_factor_state', (route) => route.abort());
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.nth(4).textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('We could not reach the server. Check your connection and try again.')).toBeVisible();
  await expect(page.getByText('Two-factor sign-in is off')).toHaveCount(0);
  await page.unroute('**/rpc/two_factor_state');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  async function signOut() {
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(toasts(page)).toContainText('You are signed out.');
  }
  await signOut();
  await page.goto('/auth?returnTo=/owner');
  await fillSignIn(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await expectAccessible(page);
  await page.goto('/owner');
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fowner$/);
  await page.getByLabel('Six-digit code').fill(codeOf(secret, 10));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This is not the code that the app shows now, or it was already used.',
  );
  // The code of the next time step, because each code works once. A clock one step ahead is accepted.
  await page.getByLabel('Six-digit code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/owner');
  await expect(toasts(page)).toContainText('Welcome back!');

  await signOut();
  await page.goto('/auth?returnTo=/account');
  await fillSignIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('ABCD-EFGH-JKLM');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not one of your unused recovery codes.');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Two-factor sign-in is off: your password alone opens this account.')).toBeVisible();
});

test('two-factor is set up at the second try, and removed', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, await newPerson(), password);
  await page.goto('/account');
  const panel = page.getByRole('group', { name: 'Two-factor sign-in' });
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  const begin = page.getByRole('button', { name: 'Set up two-factor sign-in' });
  await begin.click();
  await expect(picture).toBeVisible();
  await expect(panel).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel).toBeFocused();
  await begin.click();
  await expect(picture).toBeVisible();
  const secret = (await page.locator('[data-secret]').textContent())?.replaceAll(' ', '') ?? '';
  const app = page.getByRole('link', { name: 'Open in your app' });
  await expect(app).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`));
  const copy = page.getByRole('button', { name: 'Copy the key' });
  const tops = await Promise.all([app, copy, picture].map(async (one) => (await one.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expectAccessible(page);
  await expectFits(page);
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(panel).toBeFocused();
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  const question = page.getByRole('dialog', { name: 'Remove this app?' });
  await remove.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Remove app' }).click();
  await expect(page.getByText('Two-factor sign-in is off: your password alone opens this account.')).toBeVisible();
  await expect(panel).toBeFocused();
});

test('a second factor set up on one device is asked for on the other, also by the wizard', async ({ page }) => {
  const email = await newPerson();
  await signInAs(page, email, password);
  const code = await addFactor(page, email);

  await page.goto('/list-property/form');
  await expect(page.getByText('Sign in again to open your listing.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In', exact: true }).last().click();
  await fillSignIn(page, email);
  await page.getByLabel('Six-digit code').fill(code(1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Import Data' })).toBeVisible();
});

test('a person who lost the first email gets another one at the sign-in', async ({ page }) => {
  const email = newEmail();
  const signedUp = await page.request.post('/auth/v1/signup', {
    headers: { apikey: 'sb_publishable_local' },
    data: { email, password, data: { full_name: 'Asha Kamat', phone: '+91 98220 00000' } },
  });
  expect(signedUp.ok()).toBe(true);
  const subject = 'Confirm your email';
  const first = await linkOfMail(page, email, subject);
  const mails = async () => (await mailsTo(page, email)).filter((mail) => mail.subject.startsWith(subject)).length;
  expect(await mails()).toBe(1);

  await page.goto('/auth?returnTo=/search');
  const again = page.getByRole('button', { name: 'Send the email again' });
  await expect(signIn(page).getByLabel('Email', { exact: true })).toBeVisible();
  await expect(again).toHaveCount(0);
  await fillSignIn(page, email);
  await expect(page.getByRole('alert')).toContainText('Email not confirmed');
  await expect(signIn(page).getByLabel('Email', { exact: true })).toHaveValue(email);
  await expectAccessible(page);

  await page.context().setOffline(true);
  await again.click();
  await expect(toasts(page)).toContainText('We could not reach the server. Check your connection and try again.');
  await page.context().setOffline(false);
  await expect(again).toBeEnabled();
  await again.click();
  // The answer must not show if an email was sent recently or an account exists.
  await expect(toasts(page)).toContainText('Please check your email to verify your account.');
  expect(await mails()).toBe(1);
  // The auth service sends a person at most one email a minute.
  await again.click();
  await expect(toasts(page)).toContainText('Wait one minute, then ask for another email.');
  await aMinuteLater(page, email);
  await again.click();
  await expect(toasts(page)).toContainText('Please check your email to verify your account.');
  await expect.poll(mails).toBe(2);
  const second = await linkOfMail(page, email, subject);
  expect(second).not.toBe(first);
  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await page.goto(first);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'This link did not work' })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('This link was already used or has expired.');
  await expect(page.getByRole('button', { name: 'AK, account of Asha Kamat' })).toHaveCount(0);
  await page.goto(second);
  await confirm.click();
  await chooseAnew(page, 'another horse battery');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('button', { name: 'AK, account of Asha Kamat' })).toBeVisible();
});

test('an address that a stranger took first gets a new password', {
  tag: '@phone',
}, async ({ page }) => {
  const email = newEmail();
  await takeAddress(page, email);
  await page.goto('/auth?returnTo=/account');
  await aMinuteLater(page, email);
  await fillSignUp(page, email);
  await expect(page.getByText('Please check your email to verify your account.').first()).toBeVisible();
  await page.goto(await linkOfMail(page, email, 'Confirm your email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('check the name and phone number in your account')).toBeVisible();
  await expectFits(page);
  await chooseAnew(page, 'another horse battery');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { name: 'My bookings' })).toBeVisible();
  await expect(page.getByText(noneCounts)).toHaveCount(0);

  await forget(page);
  await page.goto('/auth?returnTo=/account');
  for (const refused of ['of the stranger', password]) {
    await fillSignIn(page, email, refused);
    await expect(page.getByRole('alert')).toContainText('The email or password is incorrect.');
  }
  await fillSignIn(page, email, 'another horse battery');
  await expect(page).toHaveURL('/account');
});

test('a taken address without a new password is asked in Hindi', {
  tag: '@phone',
}, async ({ page }) => {
  const email = newEmail();
  await takeAddress(page, email);
  await page.goto('/hi/auth');
  await page.getByRole('tab', { name: 'खाता बनाएँ' }).click();
  const form = page.getByRole('form', { name: 'खाता बनाएँ' });
  await form.getByLabel('पूरा नाम').fill('Asha Kamat');
  await form.getByLabel('फ़ोन').fill('+91 98220 00000');
  await form.getByLabel('ई-मेल', { exact: true }).fill(email);
  await form.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await form.getByLabel('पासवर्ड फिर से').fill(password);
  await form.getByRole('button', { name: 'खाता बनाएँ' }).click();
  await expect(page.getByText(`हमने ${email} पर ई-मेल भेजा है।`)).toBeVisible();
  await page.goto(await linkOfMail(page, email, 'Confirm your email'));
  await expect(page).toHaveURL(/\/hi\/auth\?token_hash=/);
  await page.getByRole('button', { name: 'मेरे ई-मेल की पुष्टि करें' }).click();
  const why = page.getByText('इसलिए पहले के पासवर्ड अब काम नहीं करेंगे।');
  const title = page.getByRole('heading', { name: 'नया पासवर्ड चुनें' });
  await expect(title).toBeFocused();
  await expect(why).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(why).toBeVisible();

  await page.goto('/hi/account');
  await expect(why).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'पासवर्ड चुनें' }).click();
  await expect(page).toHaveURL('/hi/account#password');
  await page.getByLabel('नया पासवर्ड', { exact: true }).fill('another horse battery');
  await page.getByLabel('नया पासवर्ड फिर से').fill('another horse battery');
  await page.getByRole('button', { name: 'नया पासवर्ड सहेजें' }).click();
  await expect(toasts(page)).toContainText('आपका नया पासवर्ड सहेज लिया गया है।');
  await expect(why).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'मेरी बुकिंग' })).toBeVisible();
  await expect(why).toHaveCount(0);
});

test('a forgotten password is chosen anew with the link of a mail', async ({ page }) => {
  const email = await newPerson();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const title = page.getByRole('heading', { name: 'Forgot your password?' });
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeFocused();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  await expect(title).toBeFocused();
  await page.goto(await linkOfMail(page, email, 'Choose a new password'));
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await page.reload();
  await savePassword(page, 'iloveyou1');
  await expect(page.getByText('This password is one of the most common.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await savePassword(page, 'another horse battery', 'another horse');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('New password again').fill('another horse battery');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toContainText('Your new password is saved.');
  await linkOfMail(page, email, 'Your password was changed');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth?returnTo=/account');
  await fillSignIn(page, email);
  await expect(page.getByRole('alert')).toContainText('The email or password is incorrect.');
  await fillSignIn(page, email, 'another horse battery');
  await expect(page).toHaveURL('/account');
});

test('wrong input is said beside its field, and what was typed stays', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = signUp(page);
  await form.getByLabel('Full name').fill('Asha');
  await form.getByLabel('Password', { exact: true }).fill('abc');
  await form.getByLabel('Password again').fill('abd');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  for (const sentence of ['Enter your phone number.', 'Enter your email.', 'Password must be at least 6 characters']) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expect(form.getByLabel('Full name')).toHaveValue('Asha');
  await form.getByRole('button', { name: 'Show password' }).first().click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

/** An account with this role and a password that is shorter than we ask for. The auth service accepts it. */
async function weakPerson(role: 'user' | 'owner' | 'admin'): Promise<string> {
  const email = await newPerson('Asha Kamat', 'horse9');
  await siteSql(
    `with person as (update public.profiles set role = $2::public.app_role where email = $1 returning user_id)
     delete from private.password_notes as n using person where n.user_id = person.user_id`,
    [email, role],
  );
  return email;
}

test('an owner with a short password is asked for a longer one', {
  tag: '@phone',
}, async ({ page }) => {
  const email = await weakPerson('owner');
  await page.goto('/auth?returnTo=/owner');
  await fillSignIn(page, email, 'horse9');
  await expect(page.getByRole('heading', { name: 'Choose a longer password' })).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/owner');
  await expect(toasts(page)).toContainText('Welcome back!');

  await forget(page);
  await page.goto('/auth?returnTo=/owner');
  await fillSignIn(page, email, 'horse9');
  await savePassword(page, 'horse-999');
  await expect(page.getByText('Use 10 characters or more.')).toBeVisible();
  await savePassword(page, password);
  await expect(page).toHaveURL('/owner');
  await forget(page);
  await page.goto('/auth?returnTo=/owner');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/owner');
  await forget(page);
  await siteSql('update public.profiles set has_listings = true where email = $1', [email]);
  await page.goto('/auth');
  await fillSignIn(page, email);
  await expect(page, 'the desk is where people of a property begin').toHaveURL('/owner');
});

test('a guest is asked for nothing, and nobody when the server cannot say', async ({ page }) => {
  await page.goto('/auth?returnTo=/account');
  await fillSignIn(page, await weakPerson('user'), 'horse9');
  await expect(page).toHaveURL('/account');
  await forget(page);
  await page.route('**/functions/v1/show-password', (route) => route.abort());
  await page.goto('/auth?returnTo=/account');
  await fillSignIn(page, await weakPerson('owner'), 'horse9');
  await expect(page).toHaveURL('/account');
});

test('the admin area opens only with a long password', {
  tag: '@phone',
}, async ({ page }) => {
  const email = await weakPerson('admin');
  await signInAs(page, email, 'horse9');
  await page.goto('/admin/users');
  await expect(page.getByText('The admin area needs a stronger sign-in')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await savePassword(page, password);
  await expect(toasts(page)).toContainText('Your new password is saved.');
  await page.goto('/admin/users');
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
});

test('Google is offered only where it is set up', async ({ page }) => {
  const google = page.getByRole('button', { name: 'Continue with Google' });
  const settings = page.waitForResponse('**/auth/v1/settings');
  await page.goto('/auth');
  await settings;
  await expect(signIn(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(signUp(page)).toBeVisible();
  await expect(google).toHaveCount(0);
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: { google: true } } }));
  await page.reload();
  await expect(google).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(google).toBeVisible();
});

test('a signed-out visitor comes back to where they wanted to go, and never to another site', async ({ page }) => {
  const email = await newPerson();
  await page.goto('/account');
  await expect(page).toHaveURL('/auth?returnTo=%2Faccount');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/account');
  await page.goto('/auth?returnTo=//evil.test');
  await expect(page).toHaveURL('/');
});

test('the mail for a known address leads back to where the sign-up was tried', async ({ page, browser }) => {
  const email = await newPerson();
  await page.goto('/auth?returnTo=/account');
  await fillSignUp(page, email, 'another horse battery');
  await expect(page.getByText(`We emailed ${email}.`)).toBeVisible();
  const link = await linkOfMail(page, email, 'You already have a Susegad Stays account');
  await page.goto(link);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/account');

  // The email has no return address: a stranger could have chosen it.
  const other = await browser.newPage();
  await other.goto(link);
  await fillSignIn(other, email);
  await expect(other).toHaveURL('/');
  await other.close();
});

test('the way back is in the language that was switched to, before the sign-in and after a mail', async ({ page }) => {
  const enterIn = async (way: string, label: string, email: string, secretWord: string) => {
    const form = page.getByRole('form', { name: way });
    await form.getByLabel('ई-मेल', { exact: true }).fill(email);
    await form.getByLabel(label, { exact: true }).fill(secretWord);
    return form;
  };
  const switchTo = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  const email = newEmail();
  await page.goto('/auth');
  await switchTo('हिन्दी');
  await page.getByRole('tab', { name: 'खाता बनाएँ' }).click();
  const signUpForm = await enterIn('खाता बनाएँ', 'पासवर्ड', email, password);
  await signUpForm.getByLabel('पूरा नाम').fill('Asha Kamat');
  await signUpForm.getByLabel('फ़ोन').fill('+91 98220 00000');
  await signUpForm.getByLabel('पासवर्ड फिर से').fill(password);
  await signUpForm.getByRole('button', { name: 'खाता बनाएँ' }).click();
  const link = await linkOfMail(page, email, 'अपने ई-मेल की पुष्टि कीजिए');
  expect(new URL(link).pathname).toBe('/hi/auth');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'मेरे ई-मेल की पुष्टि करें' })).toBeVisible();
  await switchTo('English');
  await expect(page).toHaveURL(/\d\/auth\?token_hash=/);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL('/hi');

  await forget(page);
  await page.goto('/auth?returnTo=/account%23stays');
  await switchTo('हिन्दी');
  await (await enterIn('साइन इन', 'पासवर्ड', email, password))
    .getByRole('button', { name: 'साइन इन', exact: true })
    .click();
  await expect(page).toHaveURL('/hi/account#stays');
  await page.goto('/auth?returnTo=/hi/account');
  await expect(page).toHaveURL('/account');
  await page.goto('/hi/auth?returnTo=/owner');
  await expect(page).toHaveURL('/owner');

  await forget(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  const asked = await linkOfMail(page, email, 'नया पासवर्ड चुनिए');
  expect(new URL(asked).pathname).toBe('/hi/auth');
  await page.goto(asked);
  await expect(page).toHaveURL(/\d\/auth\?token_hash=/);
  await expect(page.getByRole('button', { name: 'Choose a new password' })).toBeVisible();
});

test('two tabs agree about who is signed in', async ({ page, context }) => {
  await signInAs(page, await newPerson(), password);
  await page.goto('/owner');
  await expect(page.getByText('Nothing listed yet.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /account of/ }).click();
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fowner$/);
});

test('the profile is saved, and the header follows', async ({ page }) => {
  await signInAs(page, await newPerson(), password);
  await page.goto('/account');
  await page.getByLabel('Full name').fill('Asha Prabhu Dessai');
  await page.getByLabel('Email language').selectOption('हिन्दी');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toasts(page)).toContainText('Your profile is saved.');
  await page.reload();
  await expect(page.getByLabel('Email language')).toHaveValue('hi');
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Prabhu Dessai');
  await expect(page.getByRole('button', { name: 'AD, account of Asha Prabhu Dessai' })).toHaveText('AD');
});

test('what is typed stays when the profile cannot be read again', async ({ page }) => {
  await signInAs(page, await newPerson(), password);
  await page.goto('/account');
  await page.getByLabel('Full name').fill('Asha Prabhu Dessai');
  await page.route('**/rest/v1/profiles?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  );
  // Simulates a return to the tab. The second answer proves that the first was handled.
  for (let times = 0; times < 2; times += 1) {
    const answered = page.waitForResponse('**/rest/v1/profiles?*');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await answered;
  }
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Prabhu Dessai');
});

test('sign in by keyboard alone', async ({ page }) => {
  const email = await newPerson();
  await page.goto('/auth?returnTo=/account');
  await press(page, page.getByRole('tab', { name: 'Sign In' }), 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, signIn(page).getByLabel('Email', { exact: true }));
  await page.keyboard.type(email);
  await tabTo(page, signIn(page).getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
});
