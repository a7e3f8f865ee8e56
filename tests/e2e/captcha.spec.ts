import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { demoPassword } from '../../supabase/local/accounts.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { apart as build } from '../support/apart.ts';
import { apartTest } from '../support/apartTest.ts';
import { makeDraft } from '../support/draft.ts';
import { makeHotel } from '../support/ownHotel.ts';
import { expectAccessible, expectFits, toasts } from '../support/page.ts';
import { sentPolicies } from '../support/sentPolicy.ts';
import { ageSession, ageSignIn, newPerson, noteStrongPassword, longPassword as password } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { forkSite } from '../support/startSite.ts';
import { type StandIn, startTurnstile } from '../support/turnstile.ts';
import { type Outcome, serveTurnstile } from '../support/turnstileWidget.ts';

/** A deployment with captcha in its forms and in its backend. */

interface Shown {
  next: Outcome[];
  kinds: string[];
  asked: string[];
  faults: string[];
}

const test = apartTest.extend<{ shown: Shown }, { turnstile: StandIn }>({
  turnstile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const turnstile = await startTurnstile();
      await use(turnstile);
      turnstile.close();
    },
    { scope: 'worker' },
  ],
  backendUrl: [
    async ({ turnstile }, use) => {
      const { addresses, stop } = await forkSite({
        ...turnstile.environment,
        SUPABASE_AUTH_CAPTCHA_ENABLED: 'true',
      });
      const before = process.env.SITE_DATABASE;
      process.env.SITE_DATABASE = addresses.SITE_DATABASE;
      await siteSql('update private.settings set guests_prove_human = true');
      await use(addresses.SITE_URL);
      process.env.SITE_DATABASE = before;
      await stop();
    },
    { scope: 'worker' },
  ],
  async shown({ context, turnstile }, use) {
    const shown: Shown = { next: [], kinds: [], asked: [], faults: [] };
    context.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('cloudflare.com')) shown.asked.push(new URL(request.url()).pathname);
    });
    // The console shows violations of the content security policy. The page itself shows refusals of the server.
    context.on('console', (line) => {
      if (line.type() === 'error' && !/^Failed to load resource: .* status of 4/.test(line.text()))
        shown.faults.push(line.text());
    });
    await serveTurnstile(context, (action) => {
      shown.kinds.push(action);
      return shown.next.shift() ?? { token: turnstile.issue({ action }) };
    });
    await use(shown);
    expect(shown.faults).toEqual([]);
  },
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const check = (page: Page) => page.getByRole('group', { name: 'Security check' });
const frame = (page: Page) => check(page).locator('iframe');

async function typePassword(page: Page, email: string, word = password) {
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(word);
}
async function signIn(page: Page, email: string, returnTo: string, word: string) {
  await page.goto(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
  await typePassword(page, email, word);
  await press(page, 'Sign In');
  await page.waitForURL(returnTo);
}

test('each form of an account sends a token of the security check', async ({ page, shown }) => {
  const email = `${randomUUID().slice(0, 8)}@people.example`;
  await page.goto('/auth?returnTo=/account');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(check(page)).toBeVisible();
  // Cloudflare must get no request before a form is used. The form reserves space for the captcha.
  expect(shown.asked).toEqual([]);
  const button = page.getByRole('button', { name: 'Sign Up', exact: true });
  const before = await button.boundingBox();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('Full name').fill('Asha Kamat');
  await expect(frame(page)).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await form.getByLabel('Phone').fill('+91 98220 00000');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Password again').fill(password);
  await button.click();
  await expect(page.getByText(`We emailed ${email}.`)).toBeVisible();
  await siteSql('update auth.users set email_confirmed_at = now() where email = $1', [email]);

  await page.getByRole('tab', { name: 'Sign In' }).click();
  await typePassword(page, email, 'not the password');
  await press(page, 'Sign In');
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign In');
  await page.waitForURL('/account');

  const change = page.getByRole('form', { name: 'Change email' });
  await change.getByLabel('New email').fill(`new-${email}`);
  await change.getByLabel('Your password').fill(password);
  await change.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`We emailed ${email} and new-${email}.`)).toBeVisible();
  await press(page, 'Download my data');
  const dialog = page.getByRole('dialog', { name: 'Download my data' });
  await dialog.getByLabel('Your password').fill(password);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-/);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth?way=forgotten');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await press(page, 'Send me a link');
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  expect(new Set(shown.kinds)).toEqual(new Set(['sign-up', 'sign-in', 'proof', 'mail']));
});

test('an address that was not confirmed is written to again, with a token of its own', async ({ page, shown }) => {
  const email = await newPerson();
  await siteSql('update auth.users set email_confirmed_at = null where email = $1', [email]);
  await page.goto('/auth');
  await typePassword(page, email);
  await press(page, 'Sign In');
  await press(page, 'Send the email again');
  await expect(page.getByText('Please check your email to verify your account.').first()).toBeVisible();
  expect(shown.kinds.length).toBeGreaterThanOrEqual(2);
});

const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
const address = (room: string) => `/booking/${room}?checkIn=${days(40)}&checkOut=${days(42)}&adults=2&rooms=1`;
async function fillGuest(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Asha Kamat');
  await page.getByLabel('Email').fill(email);
}
const bookingsOf = (email: string) => siteSql('select 1 from public.bookings where guest_email = $1', [email]);

test('a guest books once the check has gone through', { tag: '@phone' }, async ({ page, shown }) => {
  const { room } = await makeHotel();
  const email = `${randomUUID()}@guests.example`;
  await page.goto(address(room));
  await expect(check(page)).toBeVisible();
  expect(shown.asked).toEqual([]);
  await fillGuest(page, email);
  await expect(frame(page)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await press(page, 'Continue to Payment');
  await page.waitForURL(/\/booking-confirmation\//);
  expect(await bookingsOf(email)).toHaveLength(1);
  expect(new Set(shown.kinds)).toEqual(new Set(['booking']));
});

test('a form opened before the check was on shows it once refused', async ({ page, shown }) => {
  const { room } = await makeHotel();
  const email = `${randomUUID()}@guests.example`;
  await siteSql('update private.settings set guests_prove_human = false');
  try {
    await page.goto(address(room));
    await fillGuest(page, email);
    await expect(page.getByRole('button', { name: 'Continue to Payment' })).toBeVisible();
    await expect(check(page)).toHaveCount(0);
  } finally {
    await siteSql('update private.settings set guests_prove_human = true');
  }
  await press(page, 'Continue to Payment');
  await expect(page.getByText('Confirm that you are not a robot, then try again.')).toBeVisible();
  await expect(check(page)).toBeVisible();
  expect(await bookingsOf(email)).toEqual([]);
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Kamat');
  await press(page, 'Continue to Payment');
  await page.waitForURL(/\/booking-confirmation\//);
  expect(await bookingsOf(email)).toHaveLength(1);
  expect(shown.kinds).not.toEqual([]);
});

/** Blocks Cloudflare's script, like a tracker blocker. Returns a function that unblocks it. */
async function blockScript(context: BrowserContext) {
  const pattern = 'https://challenges.cloudflare.com/turnstile/**';
  await context.route(pattern, (route) => route.abort());
  return () => context.unroute(pattern);
}

test('a failed security check is named, and the form keeps its text', async ({ page, context, shown, turnstile }) => {
  const email = await newPerson();
  const letThrough = await blockScript(context);
  await page.goto('/auth?returnTo=/account');
  await typePassword(page, email);
  await expect(check(page).getByRole('alert')).toContainText('did not load');
  await press(page, 'Sign In');
  await expect(page.getByRole('form', { name: 'Sign In' }).locator('> [role=alert]')).toContainText('did not load');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  expect(shown.faults.splice(0).every((line) => line.includes('ERR_FAILED'))).toBe(true);

  await letThrough();
  shown.next.push('error', 'asks');
  await press(page, 'Try the check again');
  await expect(check(page).getByRole('alert')).toContainText('The security check failed');
  await press(page, 'Try the check again');
  await expect(check(page).getByRole('alert')).toHaveCount(0);
  await press(page, 'Sign In');
  await expect(page.getByText('Complete the security check in this form, then select the button again.')).toBeVisible();
  await page.evaluate((token) => window.answerTurnstile?.(token), turnstile.issue({ action: 'sign-in' }));
  await press(page, 'Sign In');
  await page.waitForURL('/account');
});

test('an owner whose session is old changes bank data after password and check', async ({ page, shown }) => {
  const { owner, property_id } = await makeDraft('compliance');
  await siteSql(
    `insert into private.compliance_drafts (user_id, sealed, handed_in_at)
     select user_id, private.seal(user_id, private.tidy_compliance('{"bank_name": "State Bank of India"}')), now()
     from public.profiles where email = $1`,
    [owner],
  );
  await noteStrongPassword(owner);
  await ageSignIn(owner);
  const form = paths.listingForm(property_id);
  await signIn(page, owner, form, demoPassword);
  await expect(page.getByLabel('Bank name')).toBeVisible();
  await ageSession(page, owner);
  await page.getByLabel('Bank name').fill('Bank of Goa');
  await press(page, 'Confirm');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password').fill(demoPassword);
  await expect(dialog.locator('iframe')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm and save' }).click();
  await expect(toasts(page)).toContainText('Payout details saved');
  expect(new Set(shown.kinds)).toEqual(new Set(['sign-in', 'proof']));
});

test('the host is named where a form can ask it, and nowhere else', async () => {
  const folder = projectPath(build.folder);
  const policyOf = await sentPolicies(folder);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const host = 'https://challenges.cloudflare.com';
  const named = pages.filter((file) => policyOf(file).includes(host));
  expect(named.sort()).toEqual([
    'account.html',
    'admin/audit.html',
    'admin/bookings.html',
    'admin/settings.html',
    'admin/users.html',
    'auth.html',
    'booking.html',
    'hi/account.html',
    'hi/auth.html',
    'hi/booking.html',
    'list-property/form.html',
  ]);
  for (const file of named) {
    const policy = policyOf(file);
    expect(policy).toContain(`script-src ${host} 'self'`);
    expect(policy).toContain(`frame-src ${host}`);
    expect(policy.split(host)).toHaveLength(3);
  }
  expect(readFileSync(`${folder}/privacy.html`, 'utf8')).toContain('How we tell people from robots');
});
