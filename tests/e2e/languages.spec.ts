import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { pathIn } from '#src/words/languages.ts';
import { expectHindi } from '../support/hindi.ts';
import { expectAccessible, expectFits, keepHome, press } from '../support/page.ts';

const chatOf = (href: string | null) => new URL(href ?? '').searchParams.get('text') ?? '';

const found = [
  ...['/', '/properties', '/property/hotel-lotus', '/property/casa-de-patio', '/gallery', '/blog', '/search', '/stays'],
  ...['when-to-come-to-goa', 'what-to-eat-in-goa', 'arriving-and-getting-around'].map((post) => `/blog/${post}`),
  ...['beach-manners-and-flags', 'panjim-old-quarter-on-foot'].map((post) => `/blog/${post}`),
];
const screens = [
  ...['/terms', '/privacy', '/cookies'],
  ...['/saved', '/auth', '/booking-confirmation', '/stay', '/review', '/arrival', '/free-nights', '/newsletter'],
  ...['/booking/no-such-room', '/hotel/00000000-0000-4000-8000-00000000dead', '/stay#reference=AAAA-BBBB-CCCC-DDDD'],
  ...['/stays/no-such-place', '/property/no-such-house'],
];

for (const path of [...found.filter((path) => path !== '/search' && path !== '/stays'), ...screens]) {
  const hindi = pathIn('hi', path);
  test(`${hindi} speaks Hindi, fits every screen and breaks no rule`, async ({ page, baseURL }) => {
    const foreign = await keepHome(page, baseURL);
    await page.goto(hindi);
    await expect(page).toHaveTitle(/\p{Script=Devanagari}/u);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
    await expectAccessible(page);
    await expectHindi(page);
    for (const width of [320, 390, 820, 1440]) await expectFits(page, width);
    expect(foreign).toEqual([]);
  });
}

test('the switch keeps the place: what the address asks for, and the part in view @phone', async ({
  page,
  isMobile,
}) => {
  const choose = async (name: string, menu: RegExp) => {
    if (isMobile) await page.getByRole('button', { name: menu }).click();
    const link = page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });
    await press(page, link);
  };
  await page.goto('/gallery?hotel=lotus');
  await choose('हिन्दी', /^Menu$/);
  await expect(page).toHaveURL('/hi/gallery?hotel=lotus');
  await expect(page.locator('[data-filter="lotus"]')).toHaveAttribute('aria-current', 'true');
  await page.locator('[data-filter="casa"]').click();
  await expect(page.locator('[data-gallery-status]')).toHaveText(/^Casa De Patio: \d+ फ़ोटो$/);
  expect(chatOf(await page.locator('[data-gallery-book] a[data-chat]').getAttribute('href'))).toMatch(
    /^नमस्ते! मुझे Casa De Patio में बुकिंग करनी है। .*30% एडवांस.*पालतू जानवर आ सकते हैं।$/,
  );
  await choose('English', /^मेन्यू$/);
  await expect(page).toHaveURL('/gallery?hotel=casa');

  await page.goto('/property/hotel-lotus#twin-bed-suite');
  await page.goto('/hi/property/hotel-lotus#twin-bed-suite');
  const dialog = page.getByRole('dialog', { name: 'ट्विन बेड सुइट' });
  await expect(dialog).toContainText('बच्चे भी शामिल');
  await dialog.getByRole('button', { name: 'बंद करें' }).click();
  await expect(dialog).toBeHidden();
});

test('a stay is chosen in Hindi, and the search has it @phone', async ({ page }) => {
  await page.goto('/hi');
  await page.getByRole('button', { name: /^चेक-इन/ }).click();
  const calendar = page.getByRole('dialog', { name: 'अपनी तारीखें चुनें' });
  const [first, last] = [addDays(todayInKolkata(), 1), addDays(todayInKolkata(), 3)];
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  await expect(calendar.locator('caption').first()).toHaveText(/\p{Script=Devanagari}/u);
  await expectAccessible(page);
  for (const day of [first, last]) {
    const button = calendar.locator(`[data-day="${day}"]`);
    if (!(await button.isVisible())) await calendar.getByRole('button', { name: 'अगला महीना' }).click();
    await button.click();
  }
  await expect(calendar).toBeHidden();
  const book = page.getByRole('article').filter({ hasText: 'Casa De Patio' }).locator('a[data-chat]').first();
  await expect
    .poll(async () => chatOf(await book.getAttribute('href')))
    .toMatch(/Casa De Patio में बुकिंग करनी है \(.* से .*, 2 वयस्क · 1 कमरा\)/);
  await page.getByRole('button', { name: 'खोजें' }).click();
  await expect(page).toHaveURL(new RegExp(`/hi/search\\?.*checkIn=${first}&checkOut=${last}`));
});

test('our houses show in Hindi what is on their pictures, and what lies how far', async ({ page }) => {
  const photos: Record<string, { alt: string }> = parse(readFileSync('content/hi/photos.yaml', 'utf8'));
  const inHindi = (src: string | null) => photos[/\/photos\/(.+?)(-\d+)?\.\w+$/.exec(src ?? '')?.[1] ?? '']?.alt ?? '?';
  const stay = `checkIn=${addDays(todayInKolkata(), 50)}&checkOut=${addDays(todayInKolkata(), 52)}&guests=2&rooms=1`;
  await page.goto(`/hi/hotel/00000000-0000-4000-8000-000000000001-hotel-lotus?${stay}#rooms`);
  // The server's answer has English names only, and must have arrived.
  await expect(page.locator('.stay-answer[aria-busy="false"]')).toContainText('₹');
  const rooms = page.getByRole('tabpanel').getByRole('img');
  await expect(rooms).toHaveCount(4);
  for (const image of await rooms.all())
    expect(await image.getAttribute('alt')).toBe(inHindi(await image.getAttribute('src')));
  const mosaic = page.locator('.hotel-mosaic > [aria-label]');
  await expect(mosaic).toHaveCount(5);
  for (const button of await mosaic.all()) {
    const words = inHindi(await button.locator('img').getAttribute('src'));
    expect(await button.getAttribute('aria-label')).toMatch(new RegExp(`: ${words}$`));
  }
  await mosaic.first().click();
  const viewer = page.getByRole('dialog');
  const first = viewer.getByRole('img').first();
  await expect(first).toHaveAttribute('alt', inHindi(await first.getAttribute('src')));
  await page.keyboard.press('Escape');

  await page.getByRole('tab').first().click();
  const distances = page.locator('.nearby-distances dt');
  await page.locator('.nearby').scrollIntoViewIfNeeded();
  await expect(distances.filter({ hasText: 'कैंडोलिम बीच' })).toBeVisible();
  await expect(distances.filter({ hasText: 'डाबोलिम एयरपोर्ट' })).toBeVisible();
  const named = await page.locator('.nearby').innerText();
  expect(named).toContain('पणजी');
  expect(named).not.toMatch(/[a-z]{3}/i);

  const words = parse(readFileSync('content/hi/showcase/hotel-lotus.yaml', 'utf8'));
  for (const text of [words.description, words.address, words.houseRules, words.atArrival])
    await expect(page.getByRole('tabpanel')).toContainText(text);

  await page.goto(`/hi/booking/00000000-0000-4000-8000-000000000103?${stay}`);
  await expect(page.getByRole('main')).toContainText('ट्विन बेड सुइट');
  const room = page.getByRole('main').locator('img').first();
  await expect(room).toHaveAttribute('alt', photos['lotus-twin-1']?.alt ?? '?');
});

test('the switch takes the link of a letter along, and its address is clean', async ({ page }) => {
  const token = 'a'.repeat(43);
  const asked: unknown[] = [];
  await page.route('**/rpc/confirm_letters', (route) => {
    asked.push(route.request().postDataJSON().token);
    return route.fulfill({ json: { ok: true } });
  });
  const choose = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await page.goto(`/newsletter?confirm=${token}`);
  await expect(page).toHaveURL('/newsletter');
  await expect(page.getByRole('button', { name: 'Confirm my subscription' })).toBeVisible();
  await choose('हिन्दी');
  await expect(page).toHaveURL('/hi/newsletter');
  await choose('English');
  await expect(page).toHaveURL('/newsletter');
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription confirmed' })).toBeFocused();
  expect(asked).toEqual([token]);
  await choose('हिन्दी');
  await expect(page).toHaveURL('/hi/newsletter');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token);
});

test('only pages in Hindi fetch its letters', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts).toHaveLength(2);
  fonts.length = 0;
  await page.goto('/hi', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(4);
});

test('search engines are told of both, each of the other', async ({ request }) => {
  for (const path of found) {
    for (const address of [path, pathIn('hi', path)]) {
      const html = await (await request.get(address)).text();
      const versions = [...html.matchAll(/<link rel="alternate" hreflang="(\w+)" href="([^"]+)"/g)];
      expect(versions.map(([, language, href]) => [language, new URL(href ?? '').pathname])).toEqual([
        ['en', path],
        ['hi', pathIn('hi', path)],
      ]);
      expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname).toBe(address);
    }
  }
  const map = await (await request.get('/sitemap-0.xml')).text();
  for (const path of found) expect(map).toMatch(new RegExp(`<loc>[^<]+//[^/<]+${pathIn('hi', path)}</loc>`));
});
