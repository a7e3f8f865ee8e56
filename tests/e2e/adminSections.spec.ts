import { expect, test } from '@playwright/test';
import { adminSections } from '#src/lib/adminSections.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { ownerSections } from '#src/lib/ownerSections.ts';
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
      if (email) await expect(page.getByText('Only admins can open that page')).toBeVisible();
    }
  });
}

for (const { area, email, path, sections, last } of [
  { area: 'Admin', email: 'admin', path: paths.admin, sections: adminSections, last: paths.adminAudit },
  {
    ...{ area: 'Your properties', email: 'owner', path: ownerPaths.bookings(), sections: ownerSections },
    last: ownerPaths.notifications,
  },
]) {
  test(`on a phone one button shows every section: ${area}`, { tag: '@phone' }, async ({ page }) => {
    await signInAs(page, `${email}@susegad.example`);
    await page.goto(path);
    const links = page.getByRole('navigation', { name: area }).getByRole('link');
    await expect(links).toHaveCount(0);
    await page.getByRole('button', { name: 'All sections' }).click();
    await expect(links).toHaveCount(sections.length);
    for (const link of await links.all()) await expect(link).toBeInViewport();
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveCount(1);
    await page.goBack();
    await expect(links).toHaveCount(0);
    await page.getByRole('button', { name: 'All sections' }).click();
    await links.last().click();
    await expect(page).toHaveURL(new RegExp(last));
  });
}

for (const [who, path] of [
  ['admin', paths.admin],
  ['owner', ownerPaths.calendar()],
] as const) {
  test(`the bar of ${who}s has no link for visitors but one to the site, and a way to sign out`, async ({ page }) => {
    await signInAs(page, `${who}@susegad.example`);
    await page.goto(path);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: /List Your Property|Our Properties|Blog/ })).toHaveCount(0);
    await expect(bar.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await bar.getByRole('button', { name: /account of/ }).click();
    // Pressing it would end the session of tests that run beside this one.
    await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
}

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
