import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';

/*
 * The WebUIOmnibox features load two hidden pages per page, at 0.7 s of computing. Chromium heeds only the last `--disable-features`, so this repeats
 * Playwright's list (coreBundle.js, `disabledFeatures`).
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
].join(',');

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/startSite.ts',
  // Tests spend half their time waiting for the screen, so three workers keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // The longest test takes 30 s beside two others, and a slow machine needs twice as long.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.SITE_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A click on an element that moves may miss it. Tests of the motion override this.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time of a run: use `--trace on` when a screenshot is not enough.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', `--disable-features=${disabledFeatures}`] },
  },
  // A test runs on a wide screen. Tagged `@phone` it runs on a phone instead, tagged `@both` on both.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
