import { expect, type Locator, type Page, test } from '@playwright/test';
import { houses, photosOfRoom } from '../support/content.ts';
import { keepHome, neverIdle, swipe, toasts } from '../support/page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const lotus = '/property/hotel-lotus';
const casa = '/property/casa-de-patio';
const casaHotel = '/hotel/00000000-0000-4000-8000-000000000002-casa-de-patio';
const lotusHotel = '/hotel/00000000-0000-4000-8000-000000000001-hotel-lotus';

const twin = photosOfRoom('lotus', 'Twin Bed Suite');
const luxury = photosOfRoom('casa', 'Luxury');
const presidential = photosOfRoom('lotus', 'Presidential suite');

const viewer = (page: Page) => page.locator('[data-photo-viewer]');
const stage = (page: Page) => viewer(page).locator('[data-stage]');
const counter = (page: Page) => viewer(page).locator('[data-counter]');
const details = (page: Page, room: string) => page.getByRole('dialog', { name: room, exact: true });
const room = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const galleryButton = (page: Page, title: string) => room(page, title).getByRole('button', { name: /^Gallery/ });

async function chatText(link: Locator): Promise<string> {
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin).toBe('https://wa.me');
  expect(url.pathname).toMatch(/^\/\d+$/);
  return url.searchParams.get('text') ?? '';
}

test.describe('the list of both houses', () => {
  test('leads to the house and on to its dates', async ({ page }) => {
    await page.goto('/properties');
    await page.getByRole('link', { name: 'View Details of Casa De Patio' }).click();
    await expect(page).toHaveURL(casa);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa De Patio');
    const photos = houses.casa.gallery.length;
    await expect(page.getByRole('button', { name: `All ${photos} photos` })).toBeVisible();
    await page.getByRole('link', { name: 'Check dates and prices' }).first().click();
    await expect(page).toHaveURL(casaHotel);
  });

  test('is one house where it is booked: same name, words and photos, and the way back', async ({ page }) => {
    await page.goto(casa);
    const headline = await page.locator('h1 + p').innerText();
    const impressions = page.getByRole('main').getByText('Pictures are artist’s impressions');
    await expect(impressions).toBeVisible();
    await page.goto(casaHotel);
    await expect(impressions).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa De Patio');
    await expect(page.getByText(headline, { exact: true })).toBeVisible();
    const photos = houses.casa.gallery.length;
    await expect(page.getByRole('button', { name: `Show all ${photos} photos` })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Properties', 'Casa De Patio']);
    const chat = await chatText(page.getByRole('link', { name: 'WhatsApp', exact: true }));
    expect(chat).toContain('pets are allowed');
    const pages = page.getByRole('navigation', { name: 'Casa De Patio' });
    await pages.getByRole('link', { name: 'The hotel' }).click();
    await expect(page).toHaveURL(casa);
    await pages.getByRole('link', { name: 'Rooms and prices' }).click();
    await expect(page).toHaveURL(casaHotel);
    await page.goBack();
    await page.goBack();
    await trail.getByRole('link', { name: 'Casa De Patio' }).click();
    await expect(page).toHaveURL(casa);
  });
});

test.describe('a visitor from abroad', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('reads one currency on home, on a house and where it is booked, and chooses it anywhere', async ({ page }) => {
    const price = (path: string) =>
      page.locator(path === lotusHotel ? '.stay-card .price' : '[data-figure="from hotel-lotus"]').first();
    const shown = new Set<string>();
    for (const path of ['/', '/properties', lotus, lotusHotel]) {
      await page.goto(path);
      await expect(price(path)).toHaveText(/^\$\d/);
      await expect(page.getByRole('button', { name: 'US dollars' })).toHaveAttribute('aria-pressed', 'true');
      shown.add(await price(path).innerText());
    }
    expect([...shown]).toHaveLength(1);
    await page.goto('/');
    await expect(price('/')).toHaveText(/^\$/);
    await page.getByRole('button', { name: 'Indian rupees' }).click();
    await expect(price('/')).toHaveText(/^₹/);
    await page.goto(lotus);
    await expect(page.locator('[data-figure^="from hotel-lotus"]').nth(1)).toHaveText(/^₹[\d,]+–[\d,]+$/);
  });
});

test('prices and ratings of a built page are updated', async ({ page }) => {
  // Simulates a page built before prices and ratings changed.
  await page.route(casa, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<[^>]+data-figure="[^>]*>)[^<]*</g, '$1old<');
    await route.fulfill({ response, body });
  });
  await neverIdle(page);
  const answer = page.waitForResponse('**/rpc/highlights');
  await page.goto(casa);
  const { houses } = await (await answer).json();
  const figure = (name: string) => page.locator(`[data-figure="${name} casa-de-patio"]`);
  const told = houses.find(({ showcase_id }: { showcase_id: string }) => showcase_id === 'casa-de-patio');
  await expect(figure('from')).toHaveText(`₹${(told.from_price / 100).toLocaleString('en-IN')}`);
  await expect(figure('rating')).toHaveText(`${told.rating.toFixed(1)}/5`);
  await expect(figure('reviews')).toHaveText(`from ${told.review_count} reviews`);
  await expect(page.getByText('old', { exact: true })).toHaveCount(0);
});

test.describe('the chat', () => {
  test('opens in a window of its own, with hotel and room typed in', async ({ page, baseURL }) => {
    await keepHome(page, baseURL);
    await page.goto(lotus);
    const [chat] = await Promise.all([
      page.waitForEvent('popup'),
      room(page, 'Twin Bed Suite').getByRole('link', { name: 'Book Now' }).click(),
    ]);
    await chat.waitForURL(/^https:\/\/wa\.me\//);
    expect(new URL(chat.url()).searchParams.get('text')).toContain('Twin Bed Suite at Hotel Lotus');
    expect(await chat.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(lotus);
  });

  test('falls back to a link, and at last tells the number', async ({ page, baseURL }) => {
    await keepHome(page, baseURL);
    await page.addInitScript(() => {
      const tried: string[] = [];
      Object.assign(window, { tried });
      window.open = () => {
        tried.push('window');
        return null;
      };
      document.addEventListener('click', (event) => {
        if (event.isTrusted) return;
        tried.push('link');
        event.preventDefault();
      });
    });
    await page.goto('/properties');
    await page.getByRole('link', { name: 'Book Now for Hotel Lotus' }).click();
    await expect(toasts(page)).toContainText('+91 00000 00000');
    expect(await page.evaluate(() => (window as unknown as { tried: string[] }).tried)).toEqual([
      'window',
      'link',
      'window',
    ]);
  });
});

test.describe('the gallery of a room', () => {
  test('wraps at both ends, counts, and starts over each time', async ({ page }) => {
    await page.goto(lotus);
    const button = galleryButton(page, 'Twin Bed Suite');
    await button.click();
    await expect(counter(page)).toHaveText(`1 / ${twin}`);
    await expect(page.getByRole('dialog', { name: 'Twin Bed Suite' })).toHaveAccessibleDescription(
      new RegExp(`^Photo 1 of ${twin}: .`),
    );
    await expect(viewer(page)).toContainText('Twin Bed Suite');
    await viewer(page).getByRole('button', { name: 'Previous photo' }).click();
    await expect(counter(page)).toHaveText(`${twin} / ${twin}`);
    await viewer(page).getByRole('button', { name: 'Next photo' }).click();
    await expect(counter(page)).toHaveText(`1 / ${twin}`);
    await viewer(page).getByRole('button', { name: 'Next photo' }).click();
    await expect(counter(page)).toHaveText(`2 / ${twin}`);
    const photo = viewer(page).locator('[data-stage] img');
    const words = (await photo.getAttribute('alt')) ?? '';
    expect(words.length).toBeGreaterThan(10);
    await expect(viewer(page).locator('[data-announcement]')).toHaveText(`Photo 2 of ${twin}: ${words}`);
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await viewer(page).getByRole('button', { name: 'Close photos' }).click();
    await expect(viewer(page)).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(counter(page)).toHaveText(`1 / ${twin}`);
  });

  test('is led by the keyboard, keeps focus inside and gives it back', async ({ page }) => {
    await page.goto(lotus);
    const button = galleryButton(page, 'Presidential suite');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(counter(page)).toHaveText(`1 / ${presidential}`);
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['End', presidential],
      ['ArrowRight', 1],
      ['ArrowLeft', presidential],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(counter(page)).toHaveText(`${at} / ${presidential}`);
    }
    for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const inside = await viewer(page).evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('follows a finger, and a short touch is no swipe', { tag: '@phone' }, async ({ page }) => {
    await page.goto(casa);
    await galleryButton(page, 'Luxury').click();
    await expect(counter(page)).toHaveText(`1 / ${luxury}`);
    await swipe(stage(page), -120);
    await expect(counter(page)).toHaveText(`2 / ${luxury}`);
    await swipe(stage(page), 20);
    await expect(counter(page)).toHaveText(`2 / ${luxury}`);
    await swipe(stage(page), 120);
    await swipe(stage(page), 120);
    await expect(counter(page)).toHaveText(`${luxury} / ${luxury}`);
  });

  test('has no arrows for a single photo', async ({ page }) => {
    await page.goto(casa);
    await page.locator('#compact-photos li:not(:first-child)').evaluateAll((more) => more.map((one) => one.remove()));
    await galleryButton(page, 'Compact').click();
    await expect(counter(page)).toHaveText('1 / 1');
    await expect(viewer(page).getByRole('button', { name: /photo$/ })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('1 / 1');
  });

  test('shows the photos of the house too', async ({ page }) => {
    await page.goto(lotus);
    const all = houses.lotus.gallery.length;
    await page.getByRole('button', { name: `All ${all} photos` }).click();
    await expect(counter(page)).toHaveText(`1 / ${all}`);
    await page.keyboard.press('Escape');
    await page.locator('#house-photos a').nth(2).click();
    await expect(counter(page)).toHaveText(`3 / ${all}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('#house-photos a').nth(2)).toBeFocused();
  });
});

test('photos come as AVIF, small and large', async ({ page }) => {
  const source = (photo: Locator) => photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  for (const [path, photos] of [
    [lotus, '#house-photos a'],
    ['/gallery', '#gallery-photos a'],
  ] as const) {
    await page.goto(path);
    const photo = page.locator(photos).nth(1);
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => source(photo.locator('img'))).toMatch(/\.avif$/);
    await photo.click();
    const large = viewer(page).locator('[data-stage] img');
    await expect.poll(() => source(large)).toMatch(/\.avif$/);
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await large.boundingBox())?.width).toBeGreaterThan(300);
  }
});

test.describe('the details of a room', () => {
  test('open from their button, and their address opens them again', async ({ page }) => {
    await page.goto(lotus);
    const button = room(page, 'Twin Bed Suite').getByRole('button', { name: 'View Details' });
    await button.click();
    const dialog = details(page, 'Twin Bed Suite');
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('Up to 4 guests, children included');
    await expect(dialog).toContainText('₹2,000–3,500 a night');
    await expect(dialog).toContainText('Writing desk');
    await expect(dialog.getByRole('img')).toHaveCount(twin);
    expect(await chatText(dialog.getByRole('link', { name: 'Book Now' }))).toContain('Twin Bed Suite at Hotel Lotus');
    await expect(page).toHaveURL(`${lotus}#twin-bed-suite`);
    await page.reload();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(lotus);
    await expect(button).toBeFocused();
  });

  test('open when only the name in the address changes, and not for a name that is none', async ({ page }) => {
    await page.goto(`${casa}#no-such-room`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`${casa}#luxury`);
    await expect(details(page, 'Luxury')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details(page, 'Luxury')).toBeHidden();
    await page.goto(`${casa}#rooms`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a dialog that is opened again at once, or another one, stays as it was opened', async ({ page }) => {
    await page.goto(casa);
    // In one task, like a busy phone: the browser reports the first close only with the next frame.
    await page.evaluate(async () => {
      const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const open = (room: string) => document.querySelector<HTMLElement>(`[data-room="${room}"]`)?.click();
      const rooms = document.querySelectorAll<HTMLDialogElement>('[data-room-details]');
      open(rooms[0]?.dataset.roomDetails ?? '');
      rooms[0]?.close();
      open(rooms[1]?.dataset.roomDetails ?? '');
      await frames();
      document.querySelector<HTMLElement>('dialog[open] a[data-photo]')?.click();
      const viewer = document.querySelector<HTMLDialogElement>('[data-photo-viewer]');
      viewer?.close();
      document.querySelectorAll<HTMLElement>('dialog[open] a[data-photo]')[1]?.click();
      await frames();
    });
    await expect(viewer(page).locator('[data-stage] img')).toBeVisible();
    await expect(counter(page)).toHaveText(/^2 \/ /);
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(/^1 \/ /);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#./);
  });

  test('show a photo large and come back to it', async ({ page }) => {
    await page.goto(`${lotus}#double-suite-room`);
    const dialog = details(page, 'Double Suite Room');
    const photo = dialog.locator('a[data-photo]').nth(3);
    await photo.click();
    await expect(counter(page)).toHaveText(`4 / ${photosOfRoom('lotus', 'Double Suite Room')}`);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(photo).toBeFocused();
    await page.mouse.click(3, 3);
    await expect(dialog).toBeHidden();
  });
});

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('copies the address where the device cannot share', async ({ page, baseURL }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
    await page.goto(lotus);
    await page.getByRole('button', { name: 'Share Hotel' }).click();
    await expect(toasts(page)).toContainText('Link copied to clipboard!');
    expect(await clipboard(page)).toBe(`${baseURL}${lotus}`);
    await room(page, 'Twin Bed Suite').getByRole('button', { name: 'Share Twin Bed Suite' }).click();
    await expect.poll(() => clipboard(page)).toBe(`${baseURL}${lotus}#twin-bed-suite`);
    await room(page, 'Double Suite Room').getByRole('button', { name: 'View Details' }).click();
    const dialog = details(page, 'Double Suite Room');
    await dialog.getByRole('button', { name: /^Share/ }).click();
    await expect(dialog.getByRole('status')).toHaveText('Link copied to clipboard!');
    expect(await clipboard(page)).toBe(`${baseURL}${lotus}#double-suite-room`);
  });
});

test('an unknown house is not found', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  for (const path of ['/property/no-such-house', '/property/hotel-lotus/rooms', '/property']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Found');
    await expect.poll(() => logged.join()).toContain(`no property at ${path}`);
    logged.length = 0;
  }
  await page.getByRole('link', { name: 'Go Back Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test.describe('everyone can use the pages', () => {
  test('dialogs fit 320 pixels and stay still when less motion is wished for', { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 512 });
    await page.goto(`${lotus}#double-suite-with-kitchen`);
    const dialog = details(page, 'Double Suite with Kitchen');
    const fits = (element: Locator) =>
      element.evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const sideways = box.scrollWidth - box.clientWidth;
        return left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight && sideways <= 0;
      });
    await expect.poll(() => fits(dialog)).toBe(true);
    expect(await dialog.evaluate((box) => Number.parseFloat(getComputedStyle(box).animationDuration))).toBeLessThan(
      0.01,
    );
    await dialog.locator('a[data-photo]').first().click();
    await expect.poll(() => fits(viewer(page))).toBe(true);
  });

  test('a keyboard reaches every control in order, with a focus that shows', async ({ page }) => {
    await page.goto(casa);
    const reached: string[] = [];
    const controls = await page.locator('main :is(a[href], button, summary, input):visible').count();
    await page.locator('main').focus();
    for (let i = 0; i < controls; i += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const shows = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return { inMain: Boolean(element.closest('main')), shows, words: element.textContent.trim() };
      });
      expect(focused.shows, focused.words).toBe(true);
      expect(focused.inMain, `${i} of ${controls}: ${focused.words}`).toBe(true);
      reached.push(focused.words);
    }
    const order = [
      `All ${houses.casa.gallery.length} photos`,
      'Share Hotel',
      'View Details of Classic',
      'View Details of Compact',
    ];
    const places = order.map((words) => reached.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('words, photos, links and questions are there, and nothing that does nothing', async ({ page }) => {
    await page.goto(lotus);
    for (const name of [/^Gallery/, /^View Details/, /^Share/, /^All \d/]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const photos = room(page, 'Twin Bed Suite').getByRole('img');
    await expect(photos).toHaveCount(twin);
    await photos.last().scrollIntoViewIfNeeded();
    await expect(photos.last()).toBeVisible();
    const link = room(page, 'Twin Bed Suite').locator('a[data-photo]:visible').first();
    const photo = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(photo.headers()['content-type']).toBe('image/webp');
    expect(await chatText(page.getByRole('link', { name: 'Book Now for Hotel Lotus' }).first())).toContain(
      'Hotel Lotus',
    );
    const items = page.locator('[data-faq-item]');
    await items.nth(0).locator('summary').click();
    await expect(items.nth(0).locator('p')).toBeVisible();
    await items.nth(1).locator('summary').click();
    await expect(items.nth(0).locator('p')).toBeHidden();
  });
});
