import { expect, type Locator, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { reload, stopped } from '#src/words/en/language.ts';
import { signInAs } from '../support/signIn.ts';

// A browser translates the page while it is used. Each text must show what it would without the translation.

/** Imitates a browser's translation: replaces each text with elements, here with the text in brackets. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest('font, script, style'),
    )) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(`[${text.data}]`);
      text.replaceWith(font);
    }
  });
const lettersOf = (part: Locator) =>
  part.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const unseen of copy.querySelectorAll('.sr-only, script, noscript')) unseen.remove();
    return (copy.textContent ?? '').replace(/[[\]\s]/g, '');
  });

interface Visit {
  path: string;
  part: (page: Page) => Locator;
  isThere: RegExp;
  buttons: readonly string[];
}

async function expectUsable(page: Page, { path, part, isThere, buttons }: Visit) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(path);
  await expect(part(page)).toHaveText(isThere);
  for (const name of buttons) {
    await translate(page);
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
  }
  const other = await page.context().newPage();
  await expect(async () => {
    await other.goto(page.url());
    await expect(part(other)).toHaveText(isThere);
    expect(await lettersOf(part(page))).toBe(await lettersOf(part(other)));
  }).toPass({ timeout: 30_000 });
  expect(errors).toEqual([]);
}

const today = todayInKolkata();
const dates = new URLSearchParams({ checkIn: addDays(today, 200), checkOut: addDays(today, 203) });
const main = (page: Page) => page.locator('main');

test('the page of a hotel works once it is translated', { tag: '@both' }, async ({ page }) => {
  await expectUsable(page, {
    path: `/hotel/00000000-0000-4000-8000-000000000001?${dates}#rooms`,
    part: (of) => of.getByRole('complementary', { name: 'Your stay' }),
    isThere: /for.3.nights/,
    buttons: ['More adults', 'More rooms', 'More children', 'Fewer adults'],
  });
});

test('the form of a booking works once it is translated', { tag: '@both' }, async ({ page }) => {
  await expectUsable(page, {
    path: `/booking/00000000-0000-4000-8000-000000000103?${dates}&guests=2`,
    ...{ part: main, isThere: /Airport.transfer.*Continue.to.Payment/s, buttons: ['More rooms', 'More adults'] },
  });
});

test('the search works once it is translated', async ({ page }) => {
  await expectUsable(page, {
    path: `/search?destination=4035&stars=4&amenities=Restaurant&${dates}`,
    ...{ part: main, isThere: /for.3.nights/, buttons: ['Remove filter 4 stars', 'Remove filter Restaurant'] },
  });
});

test('a list of admins works once it is translated', async ({ page }) => {
  await signInAs(page, 'admin@susegad.example');
  const part = (of: Page) => of.getByRole('table');
  await expectUsable(page, { path: '/admin/bookings', part, isThere: /IST/, buttons: ['Guest', 'Total'] });
});

test('an island that breaks says what to do', async ({ page }) => {
  await page.goto(`/hotel/00000000-0000-4000-8000-000000000001?${dates}#rooms`);
  await expect(page.getByRole('complementary', { name: 'Your stay' })).toHaveText(/for.3.nights/);
  await page.evaluate(() => {
    Array.prototype.map = () => {
      throw new Error('Broken by an extension');
    };
  });
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('alert')).toContainText(stopped);
  await page.getByRole('button', { name: reload }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Lotus' })).toBeVisible();
});
