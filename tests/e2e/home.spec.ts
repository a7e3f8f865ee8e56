import { expect, type Locator, type Page, test } from '@playwright/test';
import { slides as allSlides, houses } from '../support/content.ts';
import { makeHotel } from '../support/ownHotel.ts';
import { chooseDay, expectAccessible, expectFits, keepHome, moveInCalendar, tabTo } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const slides = allSlides.length;
const [lotusPhotos, casaPhotos] = [houses.lotus.gallery.length, houses.casa.gallery.length];
const slide = (number: number) => `${number} of ${slides}`;
const caption = (page: Page) => page.locator('[data-caption][data-current]');
const gallery = (page: Page, house: string) => page.getByRole('region', { name: `Photos of ${house}` });
const place = (page: Page, house: string) => gallery(page, house).locator('[data-place]');

/** Time passes only when a test advances it, also while the page opens. */
async function stopClock(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

async function openGallery(page: Page, house: string) {
  await gallery(page, house).scrollIntoViewIfNeeded();
  await expect(gallery(page, house).locator('.swiper-initialized')).toBeVisible();
}

async function passes(page: Page, house: string, photo: number) {
  const last = await gallery(page, house).getByRole('listitem').count();
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(place(page, house)).toHaveText(String((photo % last) + 1), { timeout: 100 });
  }).toPass();
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
  expect(foreign).toEqual([]);
});

test('featured hotels have cards below our hotels', async ({ page }) => {
  const featured = page.locator('[data-featured]');
  const told = page.waitForResponse('**/rpc/highlights');
  await page.goto('/');
  await told;
  await expect(featured).toBeHidden();
  const { hotel } = await makeHotel({ name: 'Quinta das Figueiras', price: 310_000 });
  const photo = '/photos/casa-patio.webp';
  await siteSql('update public.hotels set is_featured = true, main_image_url = $2, photos = $3 where id = $1', [
    hotel,
    photo,
    JSON.stringify([{ url: photo, alt: 'A patio' }]),
  ]);
  try {
    await page.reload();
    const card = featured.getByRole('listitem').filter({ hasText: 'Quinta das Figueiras' });
    await expect(card).toContainText('Ashwem');
    await expect(card).toContainText('New no reviews yet');
    await expect(card).toContainText('₹3,100');
    await expect(card.getByRole('img', { name: 'A patio' })).toHaveAttribute('src', '/photos/casa-patio-960.webp');
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(`/hotel/${hotel}-quinta-das-figueiras`);
  } finally {
    await siteSql('update public.hotels set is_active = false, is_featured = false where id = $1', [hotel]);
  }
});

test('the hero changes every five seconds until it is paused, and obeys arrows, dots and keys', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await expect(caption(page)).toHaveAttribute('aria-label', slide(1));
  await page.clock.runFor(5200);
  await expect(caption(page)).toHaveAttribute('aria-label', slide(2));
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await page.clock.runFor(20_000);
  await expect(caption(page)).toHaveAttribute('aria-label', slide(2));
  for (const number of [...Array.from({ length: slides - 2 }, (_, i) => i + 3), 1]) {
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(caption(page)).toHaveAttribute('aria-label', slide(number));
  }
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(caption(page)).toHaveAttribute('aria-label', slide(slides));
  await page.getByRole('button', { name: /^Slide 2:/ }).click();
  await expect(caption(page)).toHaveAttribute('aria-label', slide(2));
  await page.keyboard.press('ArrowLeft');
  await expect(caption(page)).toHaveAttribute('aria-label', slide(1));
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toHaveAttribute('aria-label', slide(2));
  await page.getByRole('button', { name: 'Play slides' }).click();
  await page.clock.runFor(20_000);
  await expect(caption(page)).toHaveAttribute('aria-label', slide(2));
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(5200);
  await expect(caption(page)).toHaveAttribute('aria-label', slide(3));
});

test('the hero does not wait long for a picture, and goes on to its words', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(
    (url) => url.pathname.endsWith('.avif') && url.pathname.includes('hero-candolim-beach'),
    () => {},
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(caption(page)).toHaveAttribute('aria-label', slide(2));
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(caption(page)).toHaveAttribute('aria-label', slide(3));
});

test('slides that change by themselves are not read out; those one asks for are', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  const captions = page.locator('[data-captions]');
  await expect(captions).toHaveAttribute('aria-live', 'off');
  await tabTo(page, page.getByRole('button', { name: 'Next slide' }));
  await expect(captions).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Enter');
  await expect(caption(page)).toHaveAttribute('aria-label', slide(2));
  await tabTo(page, page.locator('#casa-de-patio').getByRole('link').first());
  await expect(captions).toHaveAttribute('aria-live', 'off');
});

test('the hero follows a finger, and a short touch is no swipe', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Highlights' });
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  for (const [by, number] of [
    [-120, 2],
    [20, 2],
    [120, 1],
    [120, slides],
  ] as const) {
    const touch = (clientX: number) => ({
      pointerType: 'touch',
      isPrimary: true,
      bubbles: true,
      clientX,
      clientY: 300,
    });
    await hero.dispatchEvent('pointerdown', touch(200));
    await hero.dispatchEvent('pointerup', touch(200 + by));
    await expect(caption(page)).toHaveAttribute('aria-label', slide(number));
  }
});

test('the gallery of Lotus moves every three seconds, also after a touch', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await openGallery(page, 'Hotel Lotus');
  await expect(gallery(page, 'Hotel Lotus').getByRole('listitem')).toHaveCount(lotusPhotos);
  await passes(page, 'Hotel Lotus', 1);
  const press = (name: RegExp) => gallery(page, 'Hotel Lotus').getByRole('button', { name }).click();
  await press(/^Next/);
  await passes(page, 'Hotel Lotus', 2);
  await press(/^Pause/);
  await expect(gallery(page, 'Hotel Lotus').getByRole('button', { name: /^Play/ })).toBeVisible();
  const rest = Number(await place(page, 'Hotel Lotus').textContent());
  await page.clock.runFor(20_000);
  await expect(place(page, 'Hotel Lotus')).toHaveText(String(rest));
  for (let at = rest - 1; at >= 0; at -= 1) {
    await press(/^Previous/);
    await expect(place(page, 'Hotel Lotus')).toHaveText(String(at || lotusPhotos));
  }
  await press(/^Next/);
  await expect(place(page, 'Hotel Lotus')).toHaveText('1');
});

test('the gallery of Porvorim moves until someone takes over', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await openGallery(page, 'Casa De Patio');
  await expect(gallery(page, 'Casa De Patio').getByRole('listitem')).toHaveCount(casaPhotos);
  await passes(page, 'Casa De Patio', 1);
  await gallery(page, 'Casa De Patio').getByRole('button', { name: /^Next/ }).click();
  await expect(gallery(page, 'Casa De Patio').getByRole('button', { name: /^Play/ })).toBeVisible();
  const rest = await place(page, 'Casa De Patio').textContent();
  await page.clock.runFor(20_000);
  await expect(place(page, 'Casa De Patio')).toHaveText(rest ?? '');
  await gallery(page, 'Casa De Patio').getByRole('button', { name: /^Play/ }).click();
  await passes(page, 'Casa De Patio', Number(rest));
});

test('the gallery of Porvorim counts to its last photo, and begins again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await openGallery(page, 'Casa De Patio');
  const next = gallery(page, 'Casa De Patio').getByRole('button', { name: /^Next/ });
  const counted: number[] = [];
  do {
    const before = Number(await place(page, 'Casa De Patio').textContent());
    counted.push(before);
    await next.click();
    await expect(place(page, 'Casa De Patio')).not.toHaveText(String(before));
  } while (counted.length < casaPhotos && (await place(page, 'Casa De Patio').textContent()) !== '1');
  expect(counted).toEqual(counted.toSorted((a, b) => a - b));
  expect(counted.at(-1)).toBe(casaPhotos);
  await expect(place(page, 'Casa De Patio')).toHaveText('1');
  await gallery(page, 'Casa De Patio')
    .getByRole('button', { name: /^Previous/ })
    .click();
  await expect(place(page, 'Casa De Patio')).toHaveText(String(casaPhotos));
  await gallery(page, 'Casa De Patio')
    .getByRole('button', { name: /^Previous/ })
    .click();
  await expect(place(page, 'Casa De Patio')).not.toHaveText(String(casaPhotos));
});

test('the gallery of Porvorim waits under the mouse', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await openGallery(page, 'Casa De Patio');
  await gallery(page, 'Casa De Patio').locator('[data-view]').hover();
  const rest = Number(await place(page, 'Casa De Patio').textContent());
  await page.clock.runFor(20_000);
  await expect(place(page, 'Casa De Patio')).toHaveText(String(rest));
  await page.mouse.move(2, 2);
  await passes(page, 'Casa De Patio', rest);
});

test('galleries load once their photos come near', { tag: '@phone' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const first = scripts.length;
  await expect(page.locator('.swiper-initialized')).toHaveCount(0);
  await openGallery(page, 'Casa De Patio');
  expect(scripts.length).toBeGreaterThan(first);
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await page.goto('/');
  await openGallery(page, 'Hotel Lotus');
  await page.clock.runFor(30_000);
  await expect(caption(page)).toHaveAttribute('aria-label', slide(1));
  await expect(place(page, 'Hotel Lotus')).toHaveText('1');
  await gallery(page, 'Hotel Lotus').getByRole('button', { name: /^Next/ }).click();
  await expect(place(page, 'Hotel Lotus')).toHaveText('2');
});

test('one question is open at a time, and words find questions', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#faq details');
  const count = await questions.count();
  expect(count).toBeGreaterThanOrEqual(8);
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).not.toHaveAttribute('open');
  await page.getByLabel('Search the questions').fill('BREAKFAST');
  await expect(page.locator('#faq details:visible').first()).toContainText(/breakfast/i);
  await expect(page.locator('#faq [data-faq-count]')).toHaveText(/^\d+ questions?$/);
  await page.getByLabel('Search the questions').fill('5-7 business');
  await expect(page.locator('#faq details:visible').first()).toContainText('5–7 business');
  await page.getByLabel('Search the questions').fill('submarine');
  await expect(page.getByText('No questions found matching your search.')).toBeVisible();
  await expect(page.locator('#faq [data-faq-empty]')).toHaveRole('status');
  await expect(page.locator('#faq [data-faq-count]')).toBeEmpty();
  await expect(page.locator('#faq details:visible')).toHaveCount(0);
  await page.getByLabel('Search the questions').fill('');
  await expect(page.locator('#faq details:visible')).toHaveCount(count);
});

test('directions open on a map, and every Book opens the chat with its words typed in', async ({ page, baseURL }) => {
  await keepHome(page, baseURL);
  await page.goto('/');
  for (const house of ['Casa De Patio', 'Hotel Lotus']) {
    const link = page.getByRole('link', { name: `Get Directions to ${house}` });
    await expect(link).toHaveAttribute('href', /^https:\/\/(www\.google\.com\/maps|maps\.app\.goo\.gl)\//);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Book Now via WhatsApp' }).click(),
  ]);
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  expect(new URL(chat.url()).searchParams.get('text')).toContain('30% advance');
  await expect(page).toHaveURL('/');
});

test('Book says the dates and guests that were chosen above', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hero = page.getByRole('link', { name: 'Book Now via WhatsApp' });
  const house = page.getByRole('link', { name: 'Book Now for Hotel Lotus' });
  const typed = async (link: Locator) => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  await page.getByRole('combobox').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await typed(hero)).toContain('interested in booking a stay.');
  await page.getByRole('button', { name: /^Guests and rooms/ }).click();
  await page.getByRole('button', { name: 'More children' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: /^Check-in/ }).focus();
  await page.keyboard.press('Enter');
  await moveInCalendar(page, 'PageDown');
  await chooseDay(page);
  await moveInCalendar(page, 'ArrowRight', 'ArrowRight');
  await chooseDay(page);
  const said = /\(\w+,? \d+ \w+ \d{4} to \w+,? \d+ \w+ \d{4}, 2 adults, 1 child · 1 room\)/;
  await expect.poll(() => typed(hero)).toMatch(said);
  const text = (await typed(house)) ?? '';
  expect(text).toMatch(said);
  expect(text).toContain('interested in booking Hotel Lotus (');
  await expect(house).toHaveAttribute('data-chat', text);
});

test('the menu of a phone leads to parts of the page', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await expect(menu).toHaveCSS('opacity', '1');
  for (const [link, address] of [
    ['Find your booking', '/stay'],
    ['Saved hotels', '/saved'],
  ] as const)
    await expect(menu.getByRole('link', { name: link })).toHaveAttribute('href', address);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  for (const [link, place] of [
    ['Our Story', 'about'],
    ['Contact us', 'contact'],
  ]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: link }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`/#${place}`);
    await expect(page.locator(`#${place}`).getByRole('heading').first()).toBeInViewport();
  }
});

test('the floating chat covers no control, wherever the page stands', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('#faq summary').nth(7).scrollIntoViewIfNeeded();
  await page.locator('#faq summary').nth(2).click();
  const covered = () =>
    page.evaluate(() => {
      const chat = document.querySelector('[data-floating-chat]');
      if (!chat || getComputedStyle(chat).visibility === 'hidden') return [];
      const a = chat.getBoundingClientRect();
      const controls = document.querySelectorAll('main :is(a, button, input, summary), footer a');
      return [...controls].flatMap((control) => {
        const b = control.getBoundingClientRect();
        const apart = b.right <= a.left || b.left >= a.right || b.bottom <= a.top || b.top >= a.bottom;
        return control === chat || apart || !control.checkVisibility() ? [] : [control.textContent];
      });
    });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 333) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect.poll(covered).toEqual([]);
  }
});

test('the floating chat leaves the suggestions free', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const chat = page.locator('[data-floating-chat]');
  await page.getByRole('combobox').fill('Cand');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(chat).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('[data-floating-chat]:visible, [data-floating-chat][data-aside]')).toHaveCount(1);
});

test('controls are large enough for a finger', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/search']) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.hero-controls button, .footer-link, .switch button, .site-header .round-button',
        ),
      ]
        .filter((control) => control.checkVisibility())
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        // Links in lists may be narrow, because nothing is next to them.
        .filter(({ control, box }) => box.height < 44 || (control.localName === 'button' && box.width < 44))
        .map(({ control, box }) => `${control.ariaLabel ?? control.textContent}: ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
  }
});

test('the header fits the narrowest phones, signed in or not', { tag: '@phone' }, async ({ page }) => {
  for (const isSignedIn of [false, true]) {
    for (const path of ['/', '/search']) {
      await page.goto(path);
      await page.evaluate(
        (signedIn) => document.documentElement.toggleAttribute('data-signed-in', signedIn),
        isSignedIn,
      );
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await page.locator('.site-header > .wrap > *:visible').evaluateAll((controls) =>
          controls.map((control) => {
            const { left, right } = control.getBoundingClientRect();
            return { left, right, inside: control.scrollWidth <= control.clientWidth + 1 };
          }),
        );
        const place = JSON.stringify({ width, path, isSignedIn, boxes });
        expect(boxes.length, place).toBeGreaterThan(1);
        expect(
          boxes.every(({ left, right, inside }) => left >= 0 && right <= width && inside),
          place,
        ).toBe(true);
        expect(
          boxes.every(({ left }, i) => i === 0 || left >= (boxes[i - 1]?.right ?? 0)),
          place,
        ).toBe(true);
      }
    }
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('photos, questions, links and the search form are all there', async ({ page }) => {
    await page.goto('/');
    await expect(gallery(page, 'Hotel Lotus').getByRole('listitem')).toHaveCount(lotusPhotos);
    await expect(gallery(page, 'Hotel Lotus').getByRole('button')).toHaveCount(0);
    const view = gallery(page, 'Hotel Lotus').locator('[data-view]');
    expect(await view.evaluate((row) => row.scrollWidth > row.clientWidth * 2)).toBe(true);
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details').first()).toHaveAttribute('open');
    await expect(page.locator('form[action="/search"]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Now via WhatsApp' })).toHaveAttribute('href', /wa\.me/);
    await page.getByRole('combobox').fill('Candolim');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?.*destination=Candolim/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a wide header keeps its links in one line, and its menu has what a guest comes back to', async ({ page }) => {
  await page.goto('/search');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const link of await page.locator('.nav-link:visible').all())
      expect((await link.boundingBox())?.height, `${await link.textContent()} at ${width}`).toBeLessThan(48);
    await expectFits(page, width);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Find your booking' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Saved hotels' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeHidden();
    await page.keyboard.press('Escape');
  }
});

test('the whole search stands in the first screen of a phone, before the chat', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await expect(search).toBeInViewport({ ratio: 1 });
  const [ofSearch, ofChat] = await Promise.all(
    [search, page.getByRole('link', { name: 'Book Now via WhatsApp' }).first()].map((one) => one.boundingBox()),
  );
  expect(ofChat?.y).toBeGreaterThan(ofSearch?.y ?? Number.POSITIVE_INFINITY);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the chat covers no field of the search', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.locator('.floating-chat')).toHaveCSS('position', 'static');
  });
});
