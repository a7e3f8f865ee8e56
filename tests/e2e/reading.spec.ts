import { expect, type Page, type Request, test } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { captions } from '../support/content.ts';
import { expectFits, keepHome, swipe } from '../support/page.ts';
import { linkOfMail } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const post = '/blog/when-to-come-to-goa';
const all = captions().length;
const lotus = captions('hotel-lotus').length;
const casa = captions('casa-de-patio').length;
const viewer = (page: Page) => page.locator('[data-photo-viewer]');
const stage = (page: Page) => viewer(page).locator('[data-stage]');
const shown = (page: Page) => page.locator('#gallery-photos > li:not([hidden])');
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter photos' }).getByRole('link', { name });
const caption = (page: Page) => viewer(page).locator('[data-caption]');
const newsletter = (page: Page) => page.getByRole('region', { name: 'A letter from Goa' });

test.describe('the gallery', () => {
  test('filters by house; the address, Back, Forward and reload keep the filter', async ({ page }) => {
    await page.goto('/gallery');
    await expect(shown(page)).toHaveCount(all);
    await expect(filter(page, 'All Photos')).toHaveAttribute('aria-current', 'true');

    await filter(page, 'Hotel Lotus').click();
    await expect(page).toHaveURL(/\/gallery\?hotel=lotus$/);
    await expect(shown(page)).toHaveCount(lotus);
    await expect(filter(page, 'Hotel Lotus')).toHaveAttribute('aria-current', 'true');
    await expect(filter(page, 'All Photos')).not.toHaveAttribute('aria-current');
    await expect(page.locator('[data-gallery-status]')).toHaveText(`Hotel Lotus: ${lotus} photos`);

    await filter(page, 'Casa De Patio').click();
    await expect(shown(page)).toHaveCount(casa);
    await page.goBack();
    await expect(shown(page)).toHaveCount(lotus);
    await page.goBack();
    await expect(shown(page)).toHaveCount(all);
    await page.goForward();
    await page.reload();
    await expect(shown(page)).toHaveCount(lotus);
    const depth = await page.evaluate(() => window.history.length);
    await filter(page, 'Hotel Lotus').click();
    expect(await page.evaluate(() => window.history.length)).toBe(depth);
  });

  test('opens at the house of the address, and at all photos for any other', async ({ page }) => {
    for (const [query, count] of [
      ['?hotel=lotus', lotus],
      ['?hotel=casa', casa],
      ['?hotel=', all],
      ['?hotel=palace', all],
      ['?hotel=%3Cscript%3E&hotel=lotus', all],
    ] as const) {
      await page.goto(`/gallery${query}`);
      await expect(shown(page)).toHaveCount(count);
      await expect(page.locator('[data-filter][aria-current]')).toHaveCount(1);
    }
  });

  test('rows are full with every filter, and nothing is wider than the screen', { tag: '@both' }, async ({ page }) => {
    for (const query of ['', '?hotel=lotus', '?hotel=casa']) {
      await page.goto(`/gallery${query}`);
      const edges = await shown(page).evaluateAll((items) => {
        const list = (document.getElementById('gallery-photos') as HTMLElement).getBoundingClientRect();
        const last = (items.at(-1) as HTMLElement).getBoundingClientRect();
        return [Math.round(last.right - list.right), Math.round(last.bottom - list.bottom)];
      });
      expect(edges).toEqual([0, 0]);
      await expectFits(page);
    }
  });

  test('the viewer shows only filtered photos', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/gallery?hotel=casa');
    await shown(page).first().locator('a').click();
    await expect(viewer(page).locator('[data-counter]')).toHaveText(`1 / ${casa}`);
    await viewer(page).getByRole('button', { name: 'Previous photo' }).click();
    await expect(viewer(page).locator('[data-counter]')).toHaveText(`${casa} / ${casa}`);
    await expect(caption(page)).toHaveText(captions('casa-de-patio').at(-1) ?? '');
    await viewer(page).getByRole('button', { name: 'Next photo' }).click();
    await expect(viewer(page).locator('[data-counter]')).toHaveText(`1 / ${casa}`);
    await swipe(stage(page), -120);
    await expect(viewer(page).locator('[data-counter]')).toHaveText(`2 / ${casa}`);
    await viewer(page).getByRole('button', { name: 'Close photos' }).click();
    await expect(viewer(page)).toBeHidden();
    await expect(shown(page).first().locator('a')).toBeFocused();
  });

  test('Book Your Stay Now opens a chat, about the house that is looked at', async ({ page, baseURL }) => {
    await keepHome(page, baseURL);
    await page.goto('/gallery');
    const book = page.getByRole('link', { name: 'Book Your Stay Now' });
    const text = async () => new URL((await book.getAttribute('href')) ?? '').searchParams.get('text');
    expect(await text()).toMatch(
      /interested in booking a stay\..*availability and rates.*30% advance.*pets are welcome at Casa De Patio/,
    );
    await filter(page, 'Casa De Patio').click();
    expect(await text()).toContain('interested in booking Casa De Patio.');
  });
});

test.describe('the blog', () => {
  test('lists every post, newest first, and Read More leads to it', async ({ page }) => {
    await page.goto('/blog');
    const articles = page.getByRole('article');
    const days = await articles
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days.length).toBeGreaterThanOrEqual(3);
    expect(days).toEqual([...days].sort().reverse());
    for (const article of await articles.all()) await expect(article).toContainText(/\d{4}.*\S.*\d+ min read/s);
    const title = await articles.first().getByRole('heading').innerText();
    await articles
      .first()
      .getByRole('link', { name: /^Read More/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replaceAll('\n', ' '));
  });

  test('a post leads to its neighbours and back to the list', async ({ page }) => {
    await page.goto('/blog');
    const links = page.getByRole('link', { name: /^Read More/ });
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const [newest = '', second = ''] = paths.map(String);
    await page.goto(newest);
    const more = page.getByRole('navigation', { name: 'More posts' });
    await expect(more.getByRole('link', { name: /^Next/ })).toHaveCount(0);
    await more.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).toHaveURL(second);
    await expect(more.getByRole('link')).toHaveCount(2);
    await more.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(newest);
    await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  for (const [path, tag] of [
    ['/blog', 'en-IN'],
    ['/hi/blog', 'hi-IN'],
  ] as const)
    test(`the feed of ${path} is announced, parses, and holds every post`, async ({ page, request }) => {
      await page.goto(path);
      const href = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
      expect(href).toBe(`${path}/rss.xml`);
      const response = await request.get(href ?? '');
      expect(response.headers()['content-type']).toContain('xml');
      const feed = await page.evaluate(
        (text) => {
          const document = new DOMParser().parseFromString(text, 'application/xml');
          const texts = (name: string) =>
            [...document.querySelectorAll(`item > ${name}`)].map((node) => node.textContent);
          return {
            error: document.querySelector('parsererror')?.textContent,
            language: document.querySelector('channel > language')?.textContent,
            titles: texts('title'),
            links: texts('link'),
          };
        },
        await response.text(),
      );
      expect(feed.error).toBeUndefined();
      expect(feed.language).toBe(tag);
      const titles = await page
        .getByRole('article')
        .getByRole('heading')
        .evaluateAll((all) => all.map((h) => h.textContent));
      expect(feed.titles).toEqual(titles.map((title) => title?.trim()));
      for (const link of feed.links) {
        const address = new URL(link ?? '').pathname;
        expect(address).toMatch(new RegExp(`^${path}/`));
        expect((await request.get(address)).status()).toBe(200);
      }
    });
});

test.describe('no request of a page that a mail leads to says what its address held', () => {
  const held = 'a'.repeat(64);
  for (const address of [
    ...['newsletter', 'free-nights'].flatMap((page) => [`/${page}?confirm=${held}`, `/hi/${page}?stop=${held}`]),
    `/notices?stop=${held}`,
    ...['', '/hi'].flatMap((at) => [
      `${at}/auth?token_hash=${held}&type=magiclink`,
      `${at}/booking-confirmation/${held}`,
    ]),
  ])
    test(address.replace(held, '…'), async ({ page }) => {
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      // Pictures of style sheets must load too.
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      const sent = await Promise.all(requests.map((request) => request.allHeaders()));
      expect(requests.map((request) => new URL(request.url()).pathname).join()).toContain('/azulejo.');
      expect(sent.map(({ referer }) => referer ?? '').filter((referer) => referer.includes(held))).toEqual([]);
    });
});

test.describe('the newsletter', () => {
  const field = (page: Page) => newsletter(page).getByLabel('Email address');
  const button = (page: Page) => newsletter(page).getByRole('button');
  const address = () => `reader-${crypto.randomUUID()}@guest.example`;
  const stored = (email: string) => siteSql('select email from private.subscriptions where email = $1', [email]);
  test.beforeAll(() => siteSql('update private.limits set subscriptions_per_client_an_hour = 100000'));

  test('notes an address once and thanks for it, by keyboard alone', async ({ page }) => {
    const email = address();
    for (let times = 0; times < 2; times++) {
      await page.goto('/blog');
      await field(page).focus();
      await page.keyboard.type(email.toUpperCase());
      await page.keyboard.press('Tab');
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('Enter');
      const thanks = newsletter(page).getByRole('status');
      await expect(thanks).toHaveText(/^Thank you\. We sent you an email/);
      await expect(thanks).toBeFocused();
      await expect(field(page)).toBeHidden();
    }
    expect(await stored(email)).toHaveLength(1);

    await page.goto(await linkOfMail(page, email, 'Confirm your subscription'));
    await expect(page).toHaveURL(paths.newsletter);
    const confirmed = () =>
      siteSql('select 1 from private.subscriptions where email = $1 and confirmed_at is not null', [email]);
    expect(await confirmed()).toEqual([]);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(page.getByRole('heading', { name: 'Subscription confirmed' })).toBeFocused();
    expect(await confirmed()).toHaveLength(1);
    const stop = (await linkOfMail(page, email, 'You are subscribed')).replace('confirm=', 'stop=');
    await page.route('**/rpc/stop_letters', (route) => route.abort());
    await page.goto(stop);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'We could not reach the server. Check your connection and try again.',
    );
    await page.unroute('**/rpc/stop_letters');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
    expect(await stored(email)).toEqual([]);
  });

  test('asks about an address that is nearly one of a large provider', async ({ page }) => {
    await page.goto(post);
    await field(page).fill('ravi@gmial.com');
    await newsletter(page).getByRole('button', { name: 'Did you mean ravi@gmail.com?' }).click();
    await expect(field(page)).toHaveValue('ravi@gmail.com');
    await expect(field(page)).toBeFocused();
  });

  test('shows that it is sending, and sends once however often the button is pressed', async ({ page }) => {
    const sent: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/rpc/subscribe_to_newsletter', async (route) => {
      sent.push(route.request().postData() ?? '');
      await held;
      await route.continue();
    });
    await page.goto('/blog');
    await field(page).fill(address());
    await button(page).click();
    await expect(button(page)).toHaveText('Sending…');
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    await field(page).press('Enter');
    release();
    await expect(newsletter(page).getByRole('status')).toHaveText(/^Thank you/);
    expect(sent).toHaveLength(1);
    await newsletter(page)
      .locator('form')
      .evaluate(async (form: HTMLFormElement) => {
        form.requestSubmit();
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      });
    expect(sent).toHaveLength(1);
  });

  test('says so when it cannot be reached or has had enough, and keeps what was typed', async ({ page }) => {
    await page.goto('/blog');
    const email = address();
    const problem = newsletter(page).getByRole('alert');
    await field(page).fill(email);
    await page.route('**/rpc/subscribe_to_newsletter', (route) => route.abort());
    await button(page).click();
    await expect(problem).toHaveText('We could not send your email. Try again.');
    await expect(field(page)).toHaveValue(email);
    await expect(button(page)).toHaveText('Subscribe');

    await page.unrouteAll();
    await button(page).click();
    await expect(newsletter(page).getByRole('status')).toHaveText(/^Thank you/);
    expect(await stored(email)).toHaveLength(1);
  });
});

test('an address that leads nowhere says so, is logged, and leads home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect.poll(() => logged.join()).toContain('no page at /no-such-page');
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all photos are shown, each a link to itself, and the filters are away', async ({ page, request }) => {
    await page.goto('/gallery?hotel=casa');
    await expect(page.locator('#gallery-photos > li:visible')).toHaveCount(all);
    await expect(page.getByRole('navigation', { name: 'Filter photos' })).toBeHidden();
    const href = await page.locator('#gallery-photos a').first().getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('image/webp');
    await expect(page.getByRole('link', { name: 'Book Your Stay Now' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  });

  test('posts are read, and the newsletter says where to write', async ({ page }) => {
    await page.goto('/blog');
    await expect(newsletter(page).getByRole('button')).toBeHidden();
    await expect(newsletter(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await page
      .getByRole('link', { name: /^Read More/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share this post' })).toBeHidden();
  });
});
