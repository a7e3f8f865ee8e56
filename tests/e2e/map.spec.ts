import { expect, type Page, test } from '@playwright/test';
import { keepHome, tabTo } from '../support/page.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
const pins = (page: Page) => map(page).getByRole('listitem').getByRole('button');
const cards = (page: Page) => page.getByRole('article');
const status = (page: Page) => page.getByRole('status').filter({ hasText: /found$/ });

test('the map opens beside or above the list', { tag: '@both' }, async ({ page, baseURL }) => {
  const foreign = await keepHome(page, baseURL);
  await page.goto('/search');
  await expect(cards(page).first()).toBeVisible();
  const view = page.getByRole('group', { name: 'Show results as' });
  const padding = await view.evaluate((group) => getComputedStyle(group).padding);
  await view.getByRole('button', { name: 'Map' }).click();
  await expect(pins(page).first()).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  // The map's styles load late and must not override the page's.
  expect(padding).not.toBe('0px');
  await expect(view).toHaveCSS('padding', padding);
  await page.reload();
  await expect(pins(page).first()).toBeVisible();
  await expect(view.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'true');
  const boxes = await Promise.all((await pins(page).all()).map((pin) => pin.boundingBox()));
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      if (!a || !b) throw new Error('A pin without a box.');
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(apart).toBe(true);
    }
  }
  const [list, sheet] = [await cards(page).first().boundingBox(), await map(page).boundingBox()];
  if (test.info().project.name === 'phone') expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThan(list?.y ?? 0);
  else expect(sheet?.x ?? 0).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  if (test.info().project.name === 'phone') {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.reload();
    await expect(pins(page).first()).toBeVisible();
    await expect(view).toBeInViewport({ ratio: 0.99 });
    await expect(map(page)).toBeInViewport({ ratio: 0.99 });
    expect((await map(page).boundingBox())?.height ?? 0).toBeGreaterThan(0.75 * 390);
  }
  await view.getByRole('button', { name: 'List' }).click();
  await expect(map(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/view=/);
  await page.goBack();
  await expect(pins(page).first()).toBeVisible();
  await page.goBack();
  await expect(map(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('by keyboard a pin and its cards mark each other', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search?destination=Palolem&view=map');
  const only = pins(page).first();
  await expect(only).toHaveAccessibleName(/^Palolem: from ₹[\d,]+ a night, \d+ hotels?$/);
  const card = cards(page).first();
  await card.getByRole('link').first().focus();
  await expect(only).toHaveClass(/map-pin-marked/);
  await expect(card).not.toHaveClass(/hotel-card-marked/);

  await expect(only).toHaveAttribute('aria-pressed', 'true');
  await only.press('Enter');
  await expect(page).not.toHaveURL(/destination=/);
  await expect(page).toHaveURL(/view=map/);
  await expect(pins(page).nth(2)).toBeVisible();
  const several = pins(page)
    .filter({ hasText: /\d/ })
    .and(page.getByRole('button', { name: /Zoom in$/ }));
  const before = await pins(page).count();
  await several.first().press('Enter');
  await expect.poll(() => pins(page).count()).toBeGreaterThan(before);
  const single = map(page).getByRole('button', { name: /^[\w -]+: from ₹[\d,]+ a night, \d+ hotels?$/ });
  await tabTo(page, single.first());
  const [, name = '', count = ''] = /^(.+): .* (\d+) hotels?$/.exec((await single.first().textContent()) ?? '') ?? [];
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`destination=${name.replaceAll(' ', '\\+')}`));
  await expect(status(page)).toHaveText(new RegExp(`^${count} hotel`));
  const chosen = map(page).getByRole('button', { pressed: true });
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(new RegExp(`^${name}: `));
  await expect(page.locator('.hotel-card-marked')).toHaveCount(Math.min(20, Number(count)));
  expect(await pins(page).count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Whole coast' }).click();
  await expect(page.getByRole('button', { name: 'Whole coast' })).toHaveAttribute('aria-disabled', 'true');
});

test('offline the list stays, and loads again once online', async ({ page, context }) => {
  await page.goto('/search?destination=Baga');
  await expect(status(page)).toHaveText(/found$/);
  const found = await cards(page).count();
  const words = await status(page).textContent();
  const switchAt = async () => (await page.getByRole('group', { name: 'Show results as' }).boundingBox())?.x;
  const before = await switchAt();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(page.getByText('Your search and filters are kept. The results below stay here.')).toBeVisible();
  await expect(status(page)).toHaveText(words ?? '');
  await expect.poll(switchAt).toBe(before);
  await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Sort by').selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByText(/^These are the results of your previous search/)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: `${words?.replace(' found', '')} in your previous search` }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(found);
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
  await expect(status(page)).toHaveText(/found$/);
  await expect(page).toHaveURL(/sort=name/);
});

test('a first load without a server is tried again by itself', async ({ page }) => {
  await page.clock.install();
  const calls = '**/rest/v1/rpc/search_hotels';
  await page.route(calls, (route) => route.abort());
  await page.goto('/search?destination=Baga');
  await expect(page.getByRole('alert')).toContainText('We try again automatically');
  await page.unroute(calls);
  await page.clock.runFor(5000);
  await expect(status(page)).toHaveText(/found$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Back and the Home link lead to a search bar that knows the search', async ({ page }) => {
  await page.goto('/');
  await page.goto('/search?destination=Anjuna&adults=3&children=1&rooms=2');
  await expect(status(page)).toHaveText(/found$/);
  const knows = async () => {
    await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Anjuna');
    await expect(page.getByRole('button', { name: 'Guests and rooms 4 guests, 2 rooms' })).toBeVisible();
  };
  await page.goBack();
  await knows();
  await page.goForward();
  await page.getByRole('banner').getByRole('link', { name: 'Susegad Stays' }).click();
  await expect(page).toHaveURL(/\/$/);
  await knows();
});

test('a hotel shows where it is, and what is how far, on paper too', { tag: '@phone' }, async ({ page, baseURL }) => {
  const foreign = await keepHome(page, baseURL);
  await page.goto('/hotel/00000000-0000-4000-8000-000000000001');
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  const picture = page.getByRole('img', { name: /^Map of the coast around Hotel Lotus, Candolim/ });
  await expect(picture).toBeVisible();
  for (const name of ['Candolim Beach', 'Dabolim airport', 'Mopa airport', 'Thivim station', 'Madgaon station']) {
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
  }
  await expect(page.getByText(/^In a straight line/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\//,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/hotel/00000000-0000-4000-8000-000000000030');
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^Map of the coast around Siolim Ferry Landing/ })).toBeVisible();
  const names = await page
    .locator('.map-name')
    .evaluateAll((all) =>
      all.map((name) => ({ text: name.textContent, ...JSON.parse(JSON.stringify(name.getBoundingClientRect())) })),
    );
  expect(names.map(({ text }) => text)).toContain('Chapora');
  const covered = names.filter((a, i) =>
    names.some((b, k) => k < i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(covered).toEqual([]);
  expect(foreign).toEqual([]);
});
