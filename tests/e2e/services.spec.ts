import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { sessionKey } from '#src/server/sessionKey.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { apart as build } from '../support/apart.ts';
import { apartTest as test } from '../support/apartTest.ts';
import { sentPolicies } from '../support/sentPolicy.ts';
import { counters, errorService, type Sent, serveServices, services, visitService } from '../support/services.ts';

async function pagesOf(folder: string) {
  const policy = await sentPolicies(projectPath(folder));
  return (await readdir(projectPath(folder), { recursive: true }))
    .filter((file) => file.endsWith('.html') && file !== 'edit.html')
    .map((file) => ({
      file,
      html: readFileSync(projectPath(`${folder}/${file}`), 'utf8'),
      policy: policy(file),
    }));
}

const directive = (policy: string, name: string) =>
  new RegExp(`(?:^|;) *${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];

test('policies name the services that are asked, each where it is asked, and those of a site without name none', async () => {
  const pages = await pagesOf(build.folder);
  expect(pages.length).toBeGreaterThan(30);
  for (const { file, policy } of pages) {
    expect(directive(policy, 'connect-src'), file).toEqual(expect.arrayContaining([errorService, visitService]));
    expect(directive(policy, 'script-src'), file).toContain(visitService);
    expect(directive(policy, 'script-src'), file).not.toContain(errorService);
    expect(directive(policy, 'img-src').join(' '), file).not.toContain('services.test');
  }
  const plain = await pagesOf('dist');
  expect(plain.length).toBeGreaterThan(30);
  for (const { file, html, policy } of plain) {
    expect(html, file).not.toMatch(/services\.test|google-site-verification/);
    for (const name of ['connect-src', 'script-src'])
      expect(
        directive(policy, name).filter((source) => source.includes(':')),
        file,
      ).toEqual([]);
  }
  const scripts = (await readdir(projectPath('dist/_astro'))).filter((file) => /\.js$/.test(file));
  for (const file of scripts)
    expect(readFileSync(projectPath(`dist/_astro/${file}`), 'utf8'), file).not.toMatch(
      /sentry_key|plausible|autoTrack/,
    );
});

test('the tag of the search console is on the first page alone', async () => {
  const tag = `<meta name="google-site-verification" content="${services.PUBLIC_SITE_VERIFICATION}">`;
  const tagged = (await pagesOf(build.folder)).filter(({ html }) => html.includes('google-site-verification'));
  expect(tagged.map(({ file, html }) => [file, html.includes(tag)])).toEqual([['index.html', true]]);
});

test('the legal pages name the services that a build has', async ({ page, apart }) => {
  const main = page.getByRole('main');
  for (const [site, isThere] of [
    [apart.siteUrl, true],
    [process.env.SITE_URL, false],
  ] as const) {
    await page.goto(`${site}/privacy`);
    for (const name of ['How visits are counted', 'When a page breaks'])
      for (const place of [main.getByRole('heading', { name }), main.getByRole('link', { name })])
        await expect(place).toHaveCount(isThere ? 1 : 0);
    await expect(main.getByText('no counters from other companies')).toHaveCount(isThere ? 0 : 1);
    await expect(main.getByText('Visits are counted without cookies')).toHaveCount(isThere ? 1 : 0);
    await page.goto(`${site}/cookies`);
    await expect(main.getByText('One service counts visits; it sets no cookie')).toHaveCount(isThere ? 1 : 0);
    await expect(main.getByText('videos or counters')).toHaveCount(isThere ? 0 : 1);
  }
});

test.describe('visits', () => {
  const told = (sent: readonly Sent[]) =>
    sent.filter(({ url }) => url !== services.PUBLIC_ANALYTICS_SCRIPT).map(({ body }) => JSON.parse(body));
  const secrets = /destination|fragment|maria/i;

  for (const counter of Object.keys(counters) as (keyof typeof counters)[]) {
    test(`are told to ${counter} by their path, without what was searched for`, async ({ page, context, apart }) => {
      const sent = await serveServices(context, counter);
      await page.goto('/properties?destination=Candolim&email=maria@example.com#fragment');
      await expect.poll(() => told(sent).length).toBe(1);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Hotel Lotus/ })
        .first()
        .click();
      await page.waitForURL('**/property/hotel-lotus');
      await expect.poll(() => told(sent).length).toBe(2);
      const visits = told(sent).map(({ payload, ...rest }) => payload ?? rest);
      const paths = ['/properties', '/property/hotel-lotus'];
      expect(visits).toEqual(
        counter === 'plausible'
          ? paths.map((path) => ({
              n: 'pageview',
              d: services.PUBLIC_ANALYTICS_SITE,
              u: apart.siteUrl + path,
              r: null,
            }))
          : paths.map((url) => ({
              website: services.PUBLIC_ANALYTICS_SITE,
              url,
              title: expect.any(String),
              referrer: '',
            })),
      );
      for (const { url, body, headers } of sent) {
        expect(url + body + JSON.stringify(headers)).not.toMatch(secrets);
        expect(headers.cookie).toBeUndefined();
      }
      expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
        '',
        0,
        0,
      ]);
    });
  }

  test('are not counted on private pages and demo hotels', async ({ page, context }) => {
    const sent = await serveServices(context);
    for (const path of [
      '/auth',
      '/account',
      '/booking/1',
      '/booking-confirmation/AB12',
      `/hotel/${'0'.repeat(8)}-0000-4000-8000-000000000017`,
    ]) {
      await page.goto(path);
      // A visitor who is signed out is redirected, which would delay the next step.
      if (path === '/account') await expect(page).toHaveURL('/auth?returnTo=%2Faccount');
      await expect(page.getByRole('main')).toBeVisible();
    }
    await page.goto('/terms');
    await expect.poll(() => told(sent).length).toBe(1);
    expect(sent.filter(({ url }) => url === services.PUBLIC_ANALYTICS_SCRIPT)).toHaveLength(1);
  });

  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`are nobody’s business where the browser says ${name}`, async ({ page, context }) => {
      await page.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { get: () => value }), [
        name,
        value,
      ] as const);
      const sent = await serveServices(context);
      await page.goto('/terms', { waitUntil: 'networkidle' });
      expect(sent).toEqual([]);
      const other = await context.newPage();
      await other.goto('/terms');
      await expect.poll(() => sent.length).toBe(2);
    });
  }
});

test.describe('errors', () => {
  // Each part has a letter that is not hexadecimal, so that a random id cannot contain it.
  const reference = 'GH12-JK34-LM56-NP78';
  const message = `No room for "Maria Fernandes", maria@example.com, +91 98765 43210 in ${reference}`;
  const personal =
    /maria|fernandes|example\.com|\+91|98765 |GH12|JK34|adults=7|fragment|typed by hand|cookie-value|token-of|user-id/i;

  /** Breaks a script of the site in each way that is not caught. */
  async function breakOn(page: Page, siteUrl: string, path: string) {
    await page.route(`${siteUrl}/_astro/broken.js`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `function bookRoom() { throw new TypeError(${JSON.stringify(message)}); }
          async function askServer() { throw new RangeError(${JSON.stringify(message)}); }
          askServer(); bookRoom();`,
      }),
    );
    await page.context().addCookies([{ name: 'session', value: 'cookie-value', url: siteUrl }]);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).not.toContainEqual(expect.stringContaining('errorReports'));
    await page.evaluate(
      ([key]) => {
        localStorage.setItem(key, JSON.stringify({ access_token: 'token-of-maria', user: { id: 'user-id' } }));
        localStorage.setItem('guest', 'typed by hand');
        document
          .querySelector('main')
          ?.append(Object.assign(document.createElement('script'), { src: '/_astro/broken.js' }));
      },
      [sessionKey] as const,
    );
  }

  test('are told with their place in our code, and nothing of a person', async ({ page, context, apart }) => {
    const sent = await serveServices(context);
    const reporters: string[] = [];
    page.on('request', (request) => void (/errorReports/.test(request.url()) && reporters.push(request.url())));
    const reports = () => sent.filter(({ url }) => url.startsWith(errorService));
    await breakOn(page, apart.siteUrl, `/booking-confirmation/${reference}?adults=7&email=maria@example.com#fragment`);
    await expect.poll(() => reports().length).toBe(2);
    expect(reporters).toHaveLength(1);
    for (const { url, body, headers } of reports()) {
      expect(url).toBe(`${errorService}/api/7/envelope/?sentry_version=7&sentry_key=abc123`);
      expect(url + body + JSON.stringify(headers)).not.toMatch(personal);
      expect([headers.cookie, headers.referer, headers.authorization]).toEqual([undefined, undefined, undefined]);
      const [, , event] = body.split('\n').map((line) => JSON.parse(line));
      expect(event.user).toBeUndefined();
      expect(event.request).toEqual({ url: `${apart.siteUrl}/booking-confirmation` });
      expect(event.sdk.settings).toEqual({ infer_ip: 'never' });
    }
    const thrown = reports().map(({ body }) => JSON.parse(body.split('\n')[2] ?? '').exception.values[0]);
    expect(thrown.map(({ type }) => type).sort()).toEqual(['RangeError', 'TypeError']);
    const innermost = thrown.map(({ stacktrace }) => stacktrace.frames.at(-1));
    expect(innermost.map(({ function: name }) => name).sort()).toEqual(['askServer', 'bookRoom']);
    for (const { filename } of innermost) expect(filename).toBe(`${apart.siteUrl}/_astro/broken.js`);
  });
});
