import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';
import { toasts } from '../support/page.ts';

let server: Server;
let site: string;
let isDeployed = false;

const oldName = /\.[\w-]{8}\.js/;
const oldNames = new RegExp(oldName, 'g');
const newName = '.new.js';

test.beforeAll(async () => {
  const answer = await createSite('dist', await readHostingRules('dist'));
  const scripts = new Map<string, string>();
  for (const [, name = ''] of String(answer('/blog', '', {}).body).matchAll(/"(\/_astro\/[^"]+\.js)"/g)) learn(name);
  function learn(name: string) {
    const renamed = name.replace(oldName, newName);
    if (scripts.has(renamed)) return;
    scripts.set(renamed, name);
    for (const [, file] of String(answer(name, '', {}).body).matchAll(/["'`](?:\.\/|_astro\/)([^"'`]+\.js)["'`]/g))
      learn(`/_astro/${file}`);
  }
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const isGone = isDeployed && oldName.test(pathname);
    const { status, headers, body } = answer(isGone ? '/gone' : (scripts.get(pathname) ?? pathname), '', {});
    const isText = /html|javascript/.test(headers['content-type'] ?? '');
    response.writeHead(status, headers);
    response.end(isDeployed && isText ? String(body).replaceAll(oldNames, newName) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.beforeEach(() => {
  isDeployed = false;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
const isNewPage = (page: Page) => page.locator(`script[src$="${newName}"]`).first();
/** A reload of the page removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('opens anew by itself, once, when a script of it is gone', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${site}/blog`);
  isDeployed = true;
  await openMenu(page);
  await expect(isNewPage(page)).toBeAttached();
  await mark(page);
  const fetched = page.waitForResponse(/menus\.new\.js/);
  await openMenu(page);
  expect((await fetched).status()).toBe(200);
  await expect(page.locator('#site-menu')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('keeps what was typed, and asks', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${site}/blog`);
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('maria@example.com');
  isDeployed = true;
  await openMenu(page);
  await expect(toasts(page)).toContainText('There is a newer version of this page.');
  await expect(field).toHaveValue('maria@example.com');
  await toasts(page).getByRole('link', { name: 'Reload' }).click();
  await expect(isNewPage(page)).toBeAttached();
});

test('asks, too, where it has opened anew for this version already', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${site}/blog`);
  const [first] = await page.evaluate(() => document.body.innerHTML.match(/_astro[^"]+js/g) ?? []);
  await page.evaluate((name) => Object.assign(sessionStorage, { gone: name }), first);
  await mark(page);
  isDeployed = true;
  await openMenu(page);
  await expect(toasts(page)).toContainText('There is a newer version of this page.');
  expect(await isMarked(page)).toBe(true);
});

test('leaves a page alone whose script the network lost', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${site}/blog`);
  await mark(page);
  await page.route('**/_astro/menus.*.js', (route) => route.abort());
  const asked = page.waitForResponse(`${site}/blog`);
  await openMenu(page);
  await (await asked).finished();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expect(toasts(page)).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});
