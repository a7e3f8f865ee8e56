import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { askedKey, sessionKey } from '#src/server/sessionKey.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import { expectAccessible, expectFits, toasts } from '../support/page.ts';
import {
  addFactor,
  aMinuteLater,
  fillSignIn,
  fillSignUp,
  linkOfMail,
  newPerson,
  longPassword as password,
  savePassword,
  sessionOf,
  signInAs,
} from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const apikey = 'sb_publishable_local';
const subjects = {
  signup: 'Confirm your email',
  recovery: 'Choose a new password',
  magiclink: 'Your sign-in link',
  email_change: 'Confirm the change of your email',
} as const;
const newEmail = () => `${randomUUID().slice(0, 8)}@people.example`;

const sessionsOf = async (email: string) =>
  (
    await siteSql<{ id: string }>(
      'select s.id from auth.sessions as s join auth.users as u on u.id = s.user_id where u.email = $1',
      [email],
    )
  ).length;
/** Reads storage through the browser, because pages navigate while a test asks. */
async function kept(page: Page, keys: readonly string[]): Promise<(string | null)[]> {
  const { origins } = await page.context().storageState();
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  return keys.map((key) => entries.find(({ name }) => name === key)?.value ?? null);
}
const storageOf = (page: Page) => kept(page, [sessionKey, askedKey]);
async function signedInAs(page: Page): Promise<string | null> {
  const [session] = await kept(page, [sessionKey]);
  return session ? JSON.parse(session).user.email : null;
}
/** `expect.poll` would fail if the page is navigating, so this retries with `toPass`. */
const becomes = (page: Page, email: string) => expect(async () => expect(await signedInAs(page)).toBe(email)).toPass();

async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  return context.newPage();
}
async function askFor(page: Page, kind: 'recovery' | 'magiclink', email: string, from = '/auth') {
  await page.goto(from);
  const way = kind === 'recovery' ? 'Forgot your password?' : 'Email me a sign-in link';
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: way }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
}
async function signUp(page: Page, email: string) {
  await page.goto('/auth?returnTo=/owner');
  await fillSignUp(page, email);
  await expect(page.getByText(`We emailed ${email}.`)).toBeVisible();
}
async function askForNewEmail(page: Page, now: string, next: string) {
  const form = page.getByRole('form', { name: 'Change email' });
  await form.getByLabel('New email').fill(next);
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`We emailed ${now} and ${next}.`)).toBeVisible();
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

// These tests sign up more people than one address may in an hour.
test.beforeAll(() => siteSql('update private.limits set sign_ups_per_client_an_hour = 100000'));

test.describe('in the browser that asked', () => {
  test('a link by mail signs in, and leads where one wanted to go', async ({ page }) => {
    const email = await newPerson();
    await askFor(page, 'magiclink', email, '/auth?returnTo=/owner');
    await page.goto(await linkOfMail(page, email, subjects.magiclink));
    await expect(page.getByText('You asked for a sign-in link.')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Sign in');
    await expect(page).toHaveURL('/owner');
    await expect(toasts(page)).toContainText('Welcome back!');
    expect(await signedInAs(page)).toBe(email);
  });

  test('a forgotten password is chosen anew after the code of the app, where there is one', async ({ page }) => {
    const email = await newPerson();
    const code = await addFactor(page, email);

    await askFor(page, 'recovery', email);
    await page.goto(await linkOfMail(page, email, subjects.recovery));
    await press(page, 'Choose a new password');
    await expect(heading(page, 'One more step')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
    await page.getByLabel('Six-digit code').fill(code(1));
    await press(page, 'Continue');
    await savePassword(page, 'another horse battery');
    await expect(page).toHaveURL('/');
    const old = await page.request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey },
      data: { email, password },
    });
    expect(old.status()).toBe(400);
  });

  test('an e-mail is changed by the links in both mails', async ({ page }) => {
    const [before, after] = [await newPerson(), newEmail()];
    await signInAs(page, before, password);
    await page.goto('/account');
    const form = page.getByRole('form', { name: 'Change email' });
    await form.getByLabel('New email').fill(after);
    await form.getByLabel('Your password').fill('not this one');
    await form.getByRole('button', { name: 'Change email' }).click();
    await expect(form.getByRole('alert')).toContainText('This is not the password of your account.');
    await expect(form.getByLabel('New email')).toHaveValue(after);
    await expectAccessible(page);
    await askForNewEmail(page, before, after);
    expect(await sessionsOf(before)).toBe(1);

    await page.goto(await linkOfMail(page, before, subjects.email_change));
    await press(page, 'Confirm the change');
    await expect(heading(page, 'Confirm the other email too')).toBeFocused();
    await expect(page.getByText('Now open the link that we sent to the other email.')).toBeVisible();
    await page.goto(await linkOfMail(page, after, subjects.email_change));
    await press(page, 'Confirm the change');
    await expect(heading(page, 'Your email is changed')).toBeFocused();
    expect(await signedInAs(page)).toBe(after);
    expect(await sessionsOf(after)).toBe(1);
    await press(page, `Stay signed in as ${after}`);
    await expect(page).toHaveURL('/');
    for (const to of [before, after]) await linkOfMail(page, to, 'The email of your account was changed');
  });

  test('whoever is signed in as somebody else is asked, and may stay', async ({ page }) => {
    const [mine, other] = [await newPerson(), await newPerson('Ravi Naik')];
    await askFor(page, 'magiclink', mine);
    const link = await linkOfMail(page, mine, subjects.magiclink);
    await signInAs(page, other, password);
    await page.goto(link);
    await expect(page.getByText(`You are signed in as ${other}. This link may sign you in to another`)).toBeVisible();
    await press(page, `Stay signed in as ${other}`);
    await expect(page).toHaveURL('/');
    expect(await signedInAs(page)).toBe(other);
    await page.goto(link);
    await press(page, 'Sign in');
    await expect(page).toHaveURL('/');
    expect(await signedInAs(page)).toBe(mine);
    expect(await sessionsOf(other)).toBe(0);
  });

  test('of two sign-ups each link is of its own account, and no address is named before', async ({ page }) => {
    const [known, first, second] = [await newPerson(), newEmail(), newEmail()];
    for (const email of [known, first, second, known]) await signUp(page, email);
    for (const email of [first, second]) {
      await page.goto(await linkOfMail(page, email, subjects.signup));
      await expect(page.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
      for (const name of [known, ...(email === first ? [first, second] : [second])])
        await expect(page.getByText(name)).toHaveCount(0);
      await press(page, 'Confirm my email');
      await expect(page).toHaveURL('/owner');
      expect(await signedInAs(page)).toBe(email);
      // A public page: an owner's page would redirect to sign-in.
      await page.goto('/blog');
      await page.context().clearCookies();
      await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
    }
  });
});

test.describe('in another browser', () => {
  test('a confirmed sign-up signs nobody in and says so', async ({ page, browser, baseURL }) => {
    const email = newEmail();
    await signUp(page, email);
    const other = await elsewhere(browser, baseURL);
    await other.goto(await linkOfMail(page, email, subjects.signup));
    await expect(other.getByText('This does not sign you in here.')).toBeVisible();
    await press(other, 'Confirm my email');
    await expect(heading(other, 'Your email is confirmed')).toBeFocused();
    await expect(other.getByText(`${email} is confirmed. You are not signed in, because`)).toBeVisible();
    await expect(other.getByText('Sign in here, or continue where you signed up.')).toBeVisible();
    expect([await signedInAs(other), await sessionsOf(email)]).toEqual([null, 0]);
    await press(other, 'Go to Sign In');
    await fillSignIn(other, email);
    await expect(other).toHaveURL('/');
    expect(await signedInAs(other)).toBe(email);
  });

  for (const kind of ['magiclink', 'recovery'] as const) {
    test(`a ${kind} link is not used up, and can be asked for again`, async ({ page, browser, baseURL }) => {
      const email = await newPerson();
      await askFor(page, kind, email);
      const link = await linkOfMail(page, email, subjects[kind]);
      const other = await elsewhere(browser, baseURL);
      await other.goto(link);
      await expect(heading(other, 'This link does not work here')).toBeVisible();
      await expectAccessible(other);
      await expectFits(other);
      expect([await signedInAs(other), await sessionsOf(email)]).toEqual([null, 0]);
      const button = kind === 'magiclink' ? 'Sign in' : 'Choose a new password';
      await page.goto(link);
      await press(page, button);
      await becomes(page, email);

      await other.getByLabel('Email', { exact: true }).fill(email);
      await aMinuteLater(page, email);
      await press(other, 'Send me a link');
      await expect(other.getByText(`If ${email} has an account`)).toBeVisible();
      await expect.poll(() => linkOfMail(page, email, subjects[kind])).not.toBe(link);
      await other.goto(await linkOfMail(page, email, subjects[kind]));
      await press(other, button);
      await becomes(other, email);
    });
  }

  test('a change of e-mail is confirmed, and nobody is signed in', async ({ page, browser, baseURL }) => {
    const [before, after] = [await newPerson(), newEmail()];
    await signInAs(page, before, password);
    await page.goto('/account');
    await askForNewEmail(page, before, after);
    const other = await elsewhere(browser, baseURL);
    await other.goto(await linkOfMail(page, after, subjects.email_change));
    await press(other, 'Confirm the change');
    await expect(heading(other, 'Confirm the other email too')).toBeVisible();
    await other.goto(await linkOfMail(page, before, subjects.email_change));
    await press(other, 'Confirm the change');
    await expect(heading(other, 'Your email is changed')).toBeVisible();
    await expect(other.getByText('From now on, sign in with the new email')).toBeVisible();
    expect([await signedInAs(other), await sessionsOf(after)]).toEqual([null, 1]);
  });
});

test.describe('somebody else sends a link', () => {
  test('to their own account: it is refused, its session ended, and everything stays as it was', async ({ page }) => {
    const [victim, thief] = [await newPerson(), await newPerson('Thief')];
    await askFor(page, 'magiclink', victim);
    await page.request.post('/auth/v1/otp', { headers: { apikey }, data: { email: thief, create_user: false } });
    await page.goto(await linkOfMail(page, thief, subjects.magiclink));
    await press(page, 'Sign in');
    await expect(page.getByRole('alert')).toContainText(
      'This browser did not ask for a link to this account. We did not sign you in.',
    );
    await expectAccessible(page);
    expect([await signedInAs(page), await sessionsOf(thief)]).toEqual([null, 0]);
    // A person who follows a link of another's sign-up confirms that account, and is not signed in to it.
    const [mine, strange] = [newEmail(), newEmail()];
    await signUp(page, mine);
    const account = {
      ...{ full_name: 'Thief', phone: '+91 98220 00000', email: strange, password },
      legal_versions: termsAndPrivacy,
    };
    await page.request.post('/functions/v1/sign-up', { headers: { apikey }, data: account });
    await page.goto(await linkOfMail(page, strange, subjects.signup));
    await press(page, 'Confirm my email');
    await expect(page.getByText(`${strange} is confirmed. You are not signed in, because`)).toBeVisible();
    expect([await signedInAs(page), await sessionsOf(strange)]).toEqual([null, 0]);
    await page.goto(await linkOfMail(page, victim, subjects.magiclink));
    await press(page, 'Sign in');
    await becomes(page, victim);
  });

  test('that is older than the question, used, or cut: it says so in our own words', async ({ page }) => {
    const email = await newPerson();
    await askFor(page, 'magiclink', email);
    const link = await linkOfMail(page, email, subjects.magiclink);
    await siteSql(`update auth.users set recovery_sent_at = now() - interval '2 hours' where email = $1`, [email]);
    await page.goto(link);
    await press(page, 'Sign in');
    await expect(page.getByRole('alert')).toHaveText('This link was already used or has expired. Ask for a new one.');
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
    await page.goto(link.slice(0, link.indexOf('token_hash=') + 20));
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
    await aMinuteLater(page, email);
    await askFor(page, 'magiclink', email);
    await expect.poll(() => linkOfMail(page, email, subjects.magiclink)).not.toBe(link);
    await page.goto(await linkOfMail(page, email, subjects.magiclink));
    await page.route('**/auth/v1/verify', (route) => route.abort());
    await press(page, 'Sign in');
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
    await page.unroute('**/auth/v1/verify');
    await press(page, 'Try again');
    await becomes(page, email);
  });

  test('with words of their own: none of them is shown', async ({ page }) => {
    const evil = 'Call%200800%20555%20to%20unlock';
    for (const address of [
      `/auth?error=access_denied&error_code=otp_expired&error_description=${evil}`,
      `/auth#error=access_denied&error_code=${evil}&error_description=${evil}`,
      `/#error=access_denied&error_description=${evil}`,
      `/auth?provider=google&error=server_error&error_description=${evil}`,
    ]) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeAttached();
      if (address.startsWith('/auth')) await expect(page.getByRole('alert')).toBeVisible();
      expect(await page.locator('body').innerText()).not.toContain('0800');
    }
  });
});

test.describe('tokens in an address change nothing', () => {
  const places = ['/', '/hotel/00000000-0000-4000-8000-000000000001', '/auth', '/account', '/admin'];

  for (const who of ['signed out', 'signed in as somebody else'] as const) {
    test(`for who is ${who}`, async ({ page }) => {
      const thief = await newPerson('Thief');
      const { access_token, refresh_token } = await sessionOf(page, thief, password);
      const victim = await newPerson();
      const tokens = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type: 'signup' };
      if (who !== 'signed out') await signInAs(page, victim, password);
      await page.goto('/gallery');
      const before = await storageOf(page);
      const other = await page.context().newPage();
      for (const place of places) {
        // In two tabs at once, because most of the time is waiting for an idle page.
        const query = new URLSearchParams(tokens);
        await Promise.all(
          (
            [
              [page, `${place}#${query}`],
              [other, `${place}?${query}&code=x`],
            ] as const
          ).map(async ([tab, address]) => {
            await tab.goto('about:blank');
            await tab.goto(address);
            await tab.waitForLoadState('networkidle');
            expect(await storageOf(tab), address).toEqual(before);
            await expect(tab.getByRole('button', { name: /account of Thief/ })).toHaveCount(0);
            await expect(tab.getByText(thief)).toHaveCount(0);
          }),
        );
      }
      // The tokens are valid. The page must ignore them.
      const known = await page.request.get('/auth/v1/user', {
        headers: { apikey, authorization: `Bearer ${access_token}` },
      });
      expect(known.status()).toBe(200);
    });
  }
});

test.describe('Google', () => {
  /** Simulates Google's sign-in pages and the redirect of the auth service. The rest is real. */
  async function throughGoogle(page: Page, baseURL: string | undefined, email: string) {
    const code = randomUUID();
    await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: { google: true } } }));
    await page.route('**/auth/v1/authorize?**', async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      expect([asked.get('provider'), asked.get('code_challenge_method')]).toEqual(['google', 's256']);
      const back = new URL(asked.get('redirect_to') ?? '');
      expect(back.origin).toBe(new URL(baseURL ?? '').origin);
      await siteSql(
        `insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge_method, code_challenge, provider_type, auth_code_issued_at)
         select gen_random_uuid(), id, $2, 'oauth', 's256', $3, 'google', now() from auth.users where email = $1`,
        [email, code, asked.get('code_challenge')],
      );
      back.searchParams.set('code', code);
      // A page with a refresh, because routes cannot intercept a redirect's target.
      const next = back.href.replaceAll('&', '&amp;');
      return route.fulfill({ contentType: 'text/html', body: `<meta http-equiv="refresh" content="0;url=${next}">` });
    });
  }

  test('who comes back is signed in, welcomed, and taken where they wanted to go', async ({ page, baseURL }) => {
    const email = await newPerson();
    await throughGoogle(page, baseURL, email);
    await page.goto('/auth?returnTo=/owner');
    await press(page, 'Continue with Google');
    await expect(page).toHaveURL('/owner');
    await expect(toasts(page)).toContainText('Welcome');
    await expect(page.getByRole('button', { name: /account of Asha Kamat/ })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('verifier')))).toEqual([]);
  });

  test("a stranger's way back does nothing in a browser that did not begin it", async ({ page, browser, baseURL }) => {
    const thief = await newPerson('Thief');
    await throughGoogle(page, baseURL, thief);
    let back = '';
    await page.route('**/auth?**code=**', (route) => {
      back = route.request().url();
      return route.abort();
    });
    await page.goto('/auth');
    await press(page, 'Continue with Google');
    await expect.poll(() => back).toContain('code=');
    const other = await elsewhere(browser, baseURL);
    await other.goto(back);
    await expect(other.getByRole('alert')).toContainText('This sign-in was started elsewhere. Start again from here.');
    expect([await signedInAs(other), await sessionsOf(thief)]).toEqual([null, 0]);
    await throughGoogle(other, baseURL, thief);
    await other.goto('/auth');
    await other.route('**/auth?**code=**', (route) => route.abort());
    const stopped = other.waitForEvent('requestfailed', (request) => request.url().includes('code='));
    await press(other, 'Continue with Google');
    await stopped;
    const tab = await other.context().newPage();
    await tab.goto(back);
    await expect(tab.getByRole('alert')).toBeVisible();
    expect([await signedInAs(tab), await sessionsOf(thief)]).toEqual([null, 0]);
  });

  test('whoever has signed in here meanwhile is asked', async ({ page, context, baseURL }) => {
    const [mine, other] = [await newPerson(), await newPerson('Ravi Naik')];
    await throughGoogle(page, baseURL, mine);
    await page.goto('/auth');
    const tab = await context.newPage();
    await page.route('**/auth?**code=**', async (route) => {
      await tab.goto('/auth');
      await fillSignIn(tab, other);
      await expect(tab).toHaveURL('/');
      await route.continue();
    });
    await press(page, 'Continue with Google');
    await expect(page.getByText(`You are signed in as ${other}.`)).toBeVisible();
    expect(await signedInAs(page)).toBe(other);
    await press(page, 'Continue with Google');
    await expect(page).toHaveURL('/');
    expect(await signedInAs(page)).toBe(mine);
    expect(await sessionsOf(other)).toBe(0);
  });
});
