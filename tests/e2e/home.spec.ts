import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, keepHome, tabTo } from '../support/page.ts';

const caption = (page: Page) => page.locator('[data-caption][data-current]');
const gallery = (page: Page, house: string) => page.getByRole('region', { name: `Photos of ${house}` });
const place = (page: Page, house: string) => gallery(page, house).locator('[data-place]');

/** Brings a gallery near the screen and waits until it moves by itself. */
async function openGallery(page: Page, house: string) {
  await gallery(page, house).scrollIntoViewIfNeeded();
  await expect(gallery(page, house).locator('.swiper-initialized')).toBeVisible();
}

test('sections stand in order, under their anchors, and nothing comes from elsewhere', async ({ page, baseURL }) => {
  const foreign = await keepHome(page, baseURL);
  await page.goto('/');
  const anchors = ['casa-de-patio', 'lotus-candolim', 'about', 'faq', 'find-us', 'contact'];
  const tops = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
    anchors,
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await openGallery(page, 'Casa De Patio');
  await openGallery(page, 'Hotel Lotus');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expectAccessible(page);
  expect(foreign).toEqual([]);
});

test('the hero changes every five seconds until it is paused, and obeys arrows, dots and keys', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(caption(page)).toHaveAttribute('aria-label', '1 of 3');
  await page.clock.runFor(5200);
  await expect(caption(page)).toHaveAttribute('aria-label', '2 of 3');
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await page.clock.runFor(20_000);
  await expect(caption(page)).toHaveAttribute('aria-label', '2 of 3');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(caption(page)).toHaveAttribute('aria-label', '3 of 3');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(caption(page)).toHaveAttribute('aria-label', '1 of 3');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(caption(page)).toHaveAttribute('aria-label', '3 of 3');
  await page.getByRole('button', { name: /^Slide 2:/ }).click();
  await expect(caption(page)).toHaveAttribute('aria-label', '2 of 3');
});

test('the gallery of Lotus has 18 photos, moves every three seconds and goes on when touched', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await openGallery(page, 'Hotel Lotus');
  await expect(gallery(page, 'Hotel Lotus').getByRole('listitem')).toHaveCount(18);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(place(page, 'Hotel Lotus')).toHaveText('2', { timeout: 100 });
  }).toPass();
  const press = (name: RegExp) => gallery(page, 'Hotel Lotus').getByRole('button', { name }).click();
  await press(/^Next/);
  await press(/^Pause/);
  await expect(gallery(page, 'Hotel Lotus').getByRole('button', { name: /^Play/ })).toBeVisible();
  // Back to the first photo and over the edge.
  for (let at = Number(await place(page, 'Hotel Lotus').textContent()) - 1; at >= 0; at -= 1) {
    await press(/^Previous/);
    await expect(place(page, 'Hotel Lotus')).toHaveText(String(at || 18));
  }
});

test('the gallery of Porvorim has 8 photos and stops when someone takes over', async ({ page }) => {
  await page.goto('/');
  await openGallery(page, 'Casa De Patio');
  await expect(gallery(page, 'Casa De Patio').getByRole('listitem')).toHaveCount(8);
  await expect(gallery(page, 'Casa De Patio').getByRole('button', { name: /^Pause/ })).toBeVisible();
  await gallery(page, 'Casa De Patio').getByRole('button', { name: /^Next/ }).click();
  await expect(gallery(page, 'Casa De Patio').getByRole('button', { name: /^Play/ })).toBeVisible();
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await openGallery(page, 'Hotel Lotus');
  await page.clock.runFor(30_000);
  await expect(caption(page)).toHaveAttribute('aria-label', '1 of 3');
  await expect(place(page, 'Hotel Lotus')).toHaveText('1');
  await gallery(page, 'Hotel Lotus').getByRole('button', { name: /^Next/ }).click();
  await expect(place(page, 'Hotel Lotus')).toHaveText('2');
});

test('eight questions open one at a time and are found by a word, whatever its case', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#faq details');
  await expect(questions).toHaveCount(8);
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).not.toHaveAttribute('open');
  await page.getByLabel('Search the questions').fill('BREAKFAST');
  await expect(page.locator('#faq details:visible').first()).toContainText(/breakfast/i);
  await page.getByLabel('Search the questions').fill('submarine');
  await expect(page.getByText('No questions found matching your search.')).toBeVisible();
  await expect(page.locator('#faq details:visible')).toHaveCount(0);
});

test('directions open on a map, and every Book opens the chat with its words typed in', async ({ page, context }) => {
  await keepHome(page, test.info().project.use.baseURL);
  await page.goto('/');
  for (const house of ['Casa De Patio', 'Hotel Lotus']) {
    const link = page.getByRole('link', { name: `Get Directions to ${house}` });
    await expect(link).toHaveAttribute('href', /^https:\/\/(www\.google\.com\/maps|maps\.app\.goo\.gl)\//);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const popup = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Book Now via WhatsApp' }).click();
  const url = new URL((await popup).url());
  await expect.poll(async () => (await popup).url()).toContain('wa.me/');
  expect(decodeURIComponent(new URL((await popup).url()).search || url.search)).toContain('30% advance');
});

test('Explore Our Properties goes to the houses', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Our Properties' }).click();
  await expect(page).toHaveURL(/#casa-de-patio$/);
  await expect(page.locator('#casa-de-patio')).toBeInViewport();
});

test('galleries and questions are led by keys alone @desktop', async ({ page }) => {
  await page.goto('/');
  await openGallery(page, 'Casa De Patio');
  await tabTo(page, gallery(page, 'Casa De Patio').getByRole('button', { name: /^Next/ }));
  await page.keyboard.press('Enter');
  await expect(place(page, 'Casa De Patio')).not.toHaveText('1');
  await tabTo(page, page.locator('#faq summary').first());
  await page.keyboard.press('Enter');
  await expect(page.locator('#faq details').first()).toHaveAttribute('open');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('photos, questions, links and the search form are all there', async ({ page }) => {
    await page.goto('/');
    await expect(gallery(page, 'Hotel Lotus').getByRole('listitem')).toHaveCount(18);
    await expect(gallery(page, 'Hotel Lotus').getByRole('button')).toHaveCount(0);
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details').first()).toHaveAttribute('open');
    await expect(page.locator('form[action="/search"]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Now via WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  });
});
