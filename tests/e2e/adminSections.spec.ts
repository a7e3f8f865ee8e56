import { expect, test } from '@playwright/test';
import { adminSections } from '#src/lib/adminSections.ts';
import { paths } from '#src/lib/paths.ts';
import { sessionKey } from '#src/server/sessionKey.ts';
import { signInAs } from '../support/signIn.ts';

const sections = Object.values(paths).filter(
  (path): path is Extract<typeof path, string> => typeof path === 'string' && path.startsWith(paths.admin),
);

test('the menu has every section', () =>
  expect(adminSections.map(({ path }) => path).toSorted()).toEqual(sections.toSorted()));

for (const [who, email] of [
  ['a guest', 'guest@susegad.example'],
  ['nobody', null],
] as const) {
  test(`every section sends ${who} away`, async ({ page }) => {
    if (email) await signInAs(page, email);
    for (const section of sections) {
      await page.goto(section);
      await expect(page).toHaveURL(email ? '/' : paths.auth(section));
    }
  });
}

test('on a phone one button shows every section', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'admin@susegad.example');
  await page.goto(paths.admin);
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(links).toHaveCount(0);
  await page.getByRole('button', { name: 'All sections' }).click();
  await expect(links).toHaveCount(adminSections.length);
  await links.filter({ hasText: 'Audit' }).click();
  await expect(page).toHaveURL(paths.adminAudit);
});

test('the header is as wide as the page, and its button for visitors is gone', async ({ page }) => {
  await signInAs(page, 'admin@susegad.example');
  await page.goto(paths.admin);
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'List Your Property' })).toBeHidden();
  const menu = await header.getByRole('button', { name: 'Menu' }).boundingBox();
  expect(right(menu)).toBeCloseTo(right(await page.locator('.admin').boundingBox()), 0);
});

test('a filter that does not exist hides nothing', async ({ page }) => {
  await signInAs(page, 'admin@susegad.example');
  await page.goto(`${paths.adminUsers}?role=emperor`);
  await expect(page.getByRole('table', { name: 'Users' })).toContainText('admin@susegad.example');
  await page.goto(`${paths.adminAvailability}?hotel=nonsense`);
  await expect(page.getByRole('table', { name: 'Properties' })).toBeVisible();
});

test('where the browser keeps nothing but who is signed in, the back office works all the same', async ({ page }) => {
  await page.addInitScript((sessionKey) => {
    // The auth client reads and writes its own keys and does not catch errors.
    const kept = new RegExp(`^(${sessionKey}|lswt-|supabase)`);
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const plain = Storage.prototype[name] as (...args: string[]) => string | null;
      Object.assign(Storage.prototype, {
        [name](this: Storage, ...args: string[]) {
          if (this === localStorage && !kept.test(args[0] ?? '')) throw new DOMException('', 'SecurityError');
          return plain.apply(this, args);
        },
      });
    }
  }, sessionKey);
  await signInAs(page, 'admin@susegad.example');
  await page.goto(paths.adminUsers);
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});
