import { expect, type Page } from '@playwright/test';
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

/** A session of an account. The demo accounts', which no test ends, are asked for once: hashing a password holds up the server. */
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

/** Signs the browser in without the screens for it: the session is kept where the site keeps it. */
export async function signInAs(page: Page, email: string, password = demoPassword): Promise<void> {
  const session = await sessionOf(page, email, password);
  await page.addInitScript(
    ([key, value]) => {
      // Once: a later page must not undo a sign-out.
      if (sessionStorage.getItem('signed-in-for-test')) return;
      sessionStorage.setItem('signed-in-for-test', 'yes');
      localStorage.setItem(key, value);
    },
    [sessionKey, JSON.stringify(session)] as const,
  );
}

/** A password long enough for whoever may do the most. */
export const longPassword = 'correct horse battery';

/** The address of a person of one test alone, which is confirmed, with the long password or the one given. */
export async function newPerson(full_name = 'Asha Kamat', password = longPassword): Promise<string> {
  return (await addPerson(siteSql, password, { full_name, phone: '+91 98220 00000' })).email;
}

/** The same of an owner, with the demo password. */
export const newOwner = () => newPerson('Maria Fernandes', demoPassword);

/**
 * As if a minute had passed since mails were asked for: the auth service waits so long before it writes to somebody again, and so does
 * the browser before it asks.
 */
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

/** Notes that an account has a long password, as the functions do that see it typed: payout data open behind no other. */
export async function noteStrongPassword(email: string): Promise<void> {
  await siteSql(
    `insert into private.password_notes (user_id, is_strong) select user_id, true from public.profiles where email = $1
     on conflict (user_id) do update set is_strong = true`,
    [email],
  );
}

/** As if the password or the app of an account had been changed a day ago. */
export async function ageSignIn(email: string): Promise<void> {
  await siteSql(
    `update private.sign_in_changes as c set changed_at = now() - interval '1 day'
     from public.profiles as p where p.user_id = c.user_id and p.email = $1`,
    [email],
  );
}

/** Makes the session of this page one whose password and codes were typed long ago, and has its token renewed. */
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
  html: string;
}

/** Waits for a mail whose subject begins so, and returns the link in it. */
export async function linkOfMail(page: Page, to: string, subject: string): Promise<string> {
  let found: CaughtMail | undefined;
  await expect(async () => {
    const mails: CaughtMail[] = await (await page.request.get('/_mail.json')).json();
    found = mails.find((mail) => mail.to === to && mail.subject.startsWith(subject));
    expect(found).toBeDefined();
  }).toPass();
  return linkIn(found?.html ?? '');
}
