import { expect, type Page } from '@playwright/test';
import { sessionKey } from '#src/lib/sessionKey.ts';

export const demoPassword = 'susegad-demo';

/** Signs the browser in without the screens for it: the session is asked of the auth service and kept where the site keeps it. */
export async function signInAs(page: Page, email: string, password = demoPassword): Promise<void> {
  const response = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: 'sb_publishable_local' },
    data: { email, password },
  });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
  const session = await response.json();
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

interface CaughtMail {
  to: string;
  subject: string;
  html: string;
}

/** Waits for a mail whose subject begins so, and returns the first link in it. */
export async function linkOfMail(page: Page, to: string, subject: string): Promise<string> {
  let found: CaughtMail | undefined;
  await expect(async () => {
    const mails: CaughtMail[] = await (await page.request.get('/_mail.json')).json();
    found = mails.find((mail) => mail.to === to && mail.subject.startsWith(subject));
    expect(found).toBeDefined();
  }).toPass();
  return (/href="([^"]+)"/.exec(found?.html ?? '')?.[1] ?? '').replaceAll('&amp;', '&');
}
