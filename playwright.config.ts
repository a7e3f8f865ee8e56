import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';

/*
 * Every page of a full Chromium comes with two hidden pages for the pop-ups of its address bar, at 0.7 s of computing. Chromium
 * heeds only the last list it is given, so what Playwright switches off stands here again
 * (node_modules/playwright-core/lib/coreBundle.js, `disabledFeatures`).
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
  // About half of a test is waiting for what the screen does in its own time: three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // The longest takes 30 s beside two others, and all of them together have taken twice as long elsewhere; only what hangs pays for it.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by the global setup, so it is there when a worker reads this file.
    baseURL: process.env.SITE_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A press on what still moves may miss it. Files that look at the motion itself ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs a third of the time of all: ask for one with `--trace on` when a picture is not enough.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', `--disable-features=${disabledFeatures}`] },
  },
  // A test runs once, on a wide screen. Tagged `@phone` it runs on a phone instead: sheets, touch, bars, cards in place of
  // tables, what must fit. Tagged `@both` it runs on both, where the two screens do different things.
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
