import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { askedKey, sessionKey } from '#src/server/sessionKey.ts';
import { demoPassword } from '../../supabase/local/accounts.ts';
import { addPerson } from '../fixtures.ts';
import { linkIn } from './mailLink.ts';
import { siteSql } from './siteDatabase.ts';

interface Session {
  access_token: string;
  refresh_token: string;
}
const sessions = new Map<string, Session>();

/** Returns a session. Demo sessions are cached, because hashing a password is slow. */
export async function sessionOf(page: Page, email: string, password = demoPassword): Promise<Session> {
  const known = sessions.get(email);
  if (known) return known;
  const response = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: 'sb_publishable_local' },
    data: { email, password },
  });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
  const session: Session = await response.json();
  if (email.endsWith('@susegad.example')) sessions.set(email, session);
  return session;
}

export async function signInAs(page: Page, email: string, password = demoPassword): Promise<void> {
  const session = await sessionOf(page, email, password);
  await page.addInitScript(
    ([key, value]) => {
      // Only once, because a later page must not undo a sign-out.
      if (sessionStorage.getItem('signed-in-for-test')) return;
      sessionStorage.setItem('signed-in-for-test', 'yes');
      localStorage.setItem(key, value);
    },
    [sessionKey, JSON.stringify(session)] as const,
  );
}

/** A password that is long enough for every role. */
export const longPassword = 'correct horse battery';

export async function newPerson(full_name = 'Asha Kamat', password = longPassword): Promise<string> {
  return (await addPerson(siteSql, password, { full_name, phone: '+91 98220 00000' })).email;
}

export const newOwner = () => newPerson('Maria Fernandes', demoPassword);

export async function fillSignIn(page: Page, email: string, password = longPassword): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function fillSignUp(page: Page, email: string, password = longPassword): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await expect(form).toContainText('All fields are required.');
  const typed = { 'Full name': 'Asha Kamat', Phone: '+91 98220 00000', Email: email };
  for (const [label, text] of Object.entries({ ...typed, Password: password, 'Password again': password }))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Sign Up' }).click();
}

export async function savePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(again);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

/** Switches two-factor sign-in on, as on another device. Returns a function for the code in some steps of 30 seconds. */
export async function addFactor(
  page: Page,
  email: string,
  password = longPassword,
): Promise<(steps: number) => string> {
  const { access_token } = await sessionOf(page, email, password);
  const headers = { apikey: 'sb_publishable_local', authorization: `Bearer ${access_token}` };
  const post = async (path: string, data: object) =>
    (await page.request.post(`/auth/v1/factors${path}`, { headers, data })).json();
  const factor = await post('', { factor_type: 'totp', friendly_name: 'Phone' });
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  const { id } = await post(`/${factor.id}/challenge`, {});
  await post(`/${factor.id}/verify`, { challenge_id: id, code: code(0) });
  return code;
}

/** Moves the clocks of the auth service and the browser one minute past the last email. */
export async function aMinuteLater(page: Page, email: string): Promise<void> {
  await siteSql(
    `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '61 seconds',
       recovery_sent_at = recovery_sent_at - interval '61 seconds',
       email_change_sent_at = email_change_sent_at - interval '61 seconds' where email = $1`,
    [email],
  );
  await page.evaluate((key) => {
    const kept: Record<string, { at: number }[]> = JSON.parse(localStorage.getItem(key) ?? '{}');
    for (const asked of Object.values(kept).flat()) asked.at -= 61_000;
    localStorage.setItem(key, JSON.stringify(kept));
  }, askedKey);
}

export async function noteStrongPassword(email: string): Promise<void> {
  await siteSql(
    `insert into private.password_notes (user_id, is_strong) select user_id, true from public.profiles where email = $1
     on conflict (user_id) do update set is_strong = true`,
    [email],
  );
}

/** Makes the last change of password or second factor a day old. */
export async function ageSignIn(email: string): Promise<void> {
  await siteSql(
    `update private.sign_in_changes as c set changed_at = now() - interval '1 day'
     from public.profiles as p where p.user_id = c.user_id and p.email = $1`,
    [email],
  );
}

/** Makes the session's sign-in old and refreshes its token. */
export async function ageSession(page: Page, email: string): Promise<void> {
  await siteSql(
    `update auth.mfa_amr_claims set updated_at = updated_at - interval '11 minutes'
     where session_id in (select s.id from auth.sessions as s join auth.users as u on u.id = s.user_id where u.email = $1)`,
    [email],
  );
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionKey);
  const renewed = page.waitForResponse(/\/auth\/v1\/token\?grant_type=refresh_token/);
  await page.reload();
  await renewed;
}

interface CaughtMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Returns the emails to this address, the newest first. */
export async function mailsTo(page: Page, address: string): Promise<CaughtMail[]> {
  const mails: CaughtMail[] = await (await page.request.get('/_mail.json')).json();
  return mails.filter(({ to }) => to === address);
}

/** Waits for an email whose subject starts like this, and returns its link. */
export async function linkOfMail(page: Page, to: string, subject: string): Promise<string> {
  let found: CaughtMail | undefined;
  await expect(async () => {
    found = (await mailsTo(page, to)).find((mail) => mail.subject.startsWith(subject));
    expect(found).toBeDefined();
  }).toPass();
  return linkIn(found?.html ?? '');
}
