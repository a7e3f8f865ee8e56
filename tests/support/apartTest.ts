import { test } from '@playwright/test';
import { type Apart, apart as build, resolverRule, startApart } from './apart.ts';

/** Tests with site and backend on two origins. The backend is the shared one unless set. */
export const apartTest = test.extend<object, { backendUrl: string; apart: Apart }>({
  backendUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => use(process.env.SITE_URL ?? ''),
    { scope: 'worker' },
  ],
  apart: [
    async ({ backendUrl }, use) => {
      const apart = await startApart(backendUrl);
      await use(apart);
      apart.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, apart }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${resolverRule(build, apart.gatewayUrl)}`],
      }),
    { scope: 'worker' },
  ],
  baseURL: ({ apart }, use) => use(apart.siteUrl),
});
