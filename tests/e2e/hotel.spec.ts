import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import * as v from 'valibot';
import { type HotelDetails, HotelDetailsSchema } from '#src/domain/hotel/hotel.ts';
import { formatMoney } from '#src/domain/money.ts';
import { addDays, formatDate, todayInKolkata } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { houses } from '../support/content.ts';
import { bookRooms, makeHotel } from '../support/ownHotel.ts';
import {
  chooseDay,
  expectAccessible,
  expectFits,
  moveInCalendar,
  neverIdle,
  press,
  toasts,
  watchShifts,
} from '../support/page.ts';

const hotelId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const today = todayInKolkata();
/** After the demo bookings, so every room is available. */
const free = { checkIn: addDays(today, 200), checkOut: addDays(today, 203) };
const year = Number(today.slice(0, 4)) + (today.slice(5) > '12-29' ? 1 : 0);
const full = { checkIn: `${year}-12-30`, checkOut: `${year + 1}-01-02` };

interface Dates {
  checkIn: string;
  checkOut: string;
}
const address = (id: string, query: Partial<Dates> & Record<string, string> = {}, hash = '') =>
  `/hotel/${id}?${new URLSearchParams(query)}${hash}`;

async function detailsOf(page: Page, n: number, { checkIn, checkOut }: Dates, party: Record<string, number> = {}) {
  const answer = await page.request.post('/rest/v1/rpc/hotel_details', {
    headers: { apikey: 'sb_publishable_local' },
    data: { hotel_id: hotelId(n), check_in: checkIn, check_out: checkOut, ...party },
  });
  return v.parse(HotelDetailsSchema, await answer.json()) as HotelDetails;
}
const rupees = (paise: number | null) => formatMoney(paise ?? 0, 'INR', null);

const lotusPhotos = houses.lotus.gallery.length;
const photosOpener = (page: Page) => page.getByRole('button', { name: `Show all ${lotusPhotos} photos` });

const card = (page: Page) => page.getByRole('complementary', { name: 'Your stay' });
const rooms = (page: Page) => page.getByRole('tabpanel').getByRole('article');
test('shows the hotel on four tabs, and names the page after it', async ({ page }) => {
  await page.goto(address(hotelId(1)));
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Lotus' })).toBeVisible();
  await expect(page).toHaveTitle(/^Hotel Lotus/);
  await expect(page.getByText('From 12:00 PM')).toBeVisible();
  await expect(page.getByText('Until 11:00 AM')).toBeVisible();
  await expect(
    page.getByText('Flexible: full refund up to 1 day before arrival (24 hours before check-in).'),
  ).toBeVisible();
  await expect(card(page).getByText('Select your dates to see availability and pricing')).toBeVisible();
  for (const name of ['Overview', 'Rooms', 'Amenities', 'Reviews']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByText('Verified Stay').first()).toBeVisible();
  await expect(rooms(page)).toHaveCount(10);
  const more = page.getByRole('button', { name: 'Show more reviews' });
  const items = page.getByRole('tabpanel').getByRole('listitem');
  await page.route('**/rpc/hotel_reviews', (route) => route.abort());
  await more.click();
  await expect(page.getByText('We could not load the reviews')).toBeVisible();
  await page.unroute('**/rpc/hotel_reviews');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rooms(page)).toHaveCount(30);
  await expect(items.nth(10)).toBeFocused();
});

test('two buttons come before what a hotel says of itself, and one is filled', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [address(hotelId(1)), '/property/hotel-lotus']) {
    await page.goto(path);
    const words = page.getByText('stands back from Candolim beach').filter({ visible: true });
    const { y } = (await words.first().boundingBox()) ?? { y: 0 };
    const classes = await page
      .locator('main .button:visible')
      .evaluateAll(
        (all, end) => all.filter((one) => one.getBoundingClientRect().top < end).map((one) => one.className),
        y,
      );
    const inBar = await page.locator('.stay-bar .button').count();
    expect(classes.filter((name) => !name.includes('hotel-all-photos')).length, path).toBeLessThanOrEqual(2 + inBar);
    expect(classes.filter((name) => /button-(primary|whatsapp)/.test(name)).length, path).toBe(1);
  }
});

test('tabs follow the address, the arrow keys and Back', async ({ page }) => {
  await page.goto(address(hotelId(2), {}, '#amenities'));
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Amenities')).toHaveAttribute('aria-selected', 'true');
  await tab('Amenities').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Reviews')).toBeFocused();
  await expect(page).toHaveURL(/#reviews$/);
  await page.keyboard.press('ArrowRight');
  await expect(tab('Overview')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await tab('Overview').click();
  await page.reload();
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  for (const before of ['Reviews', 'Overview', 'Reviews', 'Amenities']) {
    await page.goBack();
    await expect(tab(before)).toHaveAttribute('aria-selected', 'true');
  }
});

test('availability follows dates and party, by keyboard alone and without a reload', async ({ page }) => {
  await page.goto(address(hotelId(20), {}, '#rooms'));
  await expect(rooms(page)).not.toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await press(page, page.getByRole('button', { name: /^Check-in/ }));
  const dialog = page.getByRole('dialog', { name: 'Choose your dates' });
  await expect(dialog.getByRole('grid')).toHaveCount(2);
  await moveInCalendar(page, 'PageDown', 'PageDown');
  await chooseDay(page);
  await moveInCalendar(page, 'ArrowRight', 'ArrowRight');
  await chooseDay(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/checkIn=\d{4}-\d\d-\d\d&checkOut=/);

  const params = new URL(page.url()).searchParams;
  const dates = { checkIn: params.get('checkIn') ?? '', checkOut: params.get('checkOut') ?? '' };
  expect(dates.checkOut).toBe(addDays(dates.checkIn, 2));
  const before = await detailsOf(page, 20, dates);
  const list = page.getByRole('tabpanel').locator('ul[aria-busy]');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  for (const [at, room] of before.rooms.entries()) {
    if (room.rooms_free && room.fits) await expect(rooms(page).nth(at)).toContainText(rupees(room.stay_total));
    else
      await expect(rooms(page).nth(at)).toContainText(
        room.fits ? 'Sold out on these dates' : 'Too small for all your guests',
      );
  }

  await press(page, page.getByRole('button', { name: 'More rooms' }));
  await expect(page).toHaveURL(/rooms=2/);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const after = await detailsOf(page, 20, dates, { rooms: 2 });
  for (const [at, room] of after.rooms.entries()) {
    if (room.fits && (room.rooms_free ?? 0) >= 2)
      await expect(rooms(page).nth(at)).toContainText(rupees(room.stay_total));
    else await expect(rooms(page).nth(at).getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a full hotel offers its nearest free dates', async ({ page }) => {
  await page.goto(address(hotelId(39), full, '#rooms'));
  await expect(card(page).getByText('Sold out on these dates')).toBeVisible();
  await expect(rooms(page).getByText('Sold out on these dates')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  const offer = card(page).getByRole('listitem').getByRole('button').first();
  await expect(offer).toContainText('from');

  await offer.press('Enter');
  await expect(page.locator('.stay-answer')).toBeFocused();
  await expect(card(page).getByText('for 3 nights')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`checkIn=${full.checkIn}`));
  await expect(page.getByRole('link', { name: 'Book Now' }).first()).toBeVisible();
});

test('the nearest dates are those of this hotel, whatever its namesakes have free', async ({ page }) => {
  const name = `Sea View ${randomUUID().slice(0, 8)}`;
  const own = await makeHotel({ name, totalRooms: 1 });
  await makeHotel({ name: `${name} Annex` });
  await bookRooms(own, { checkIn: addDays(free.checkIn, -6), checkOut: addDays(free.checkIn, 8) });
  await page.route('**/rpc/nearest_stays', (route) => route.abort());
  await page.goto(address(own.hotel, free));
  await expect(card(page).getByText('We could not load the nearest available dates.')).toBeVisible();
  await page.unroute('**/rpc/nearest_stays');
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.stay-answer')).toBeFocused();
  const offers = card(page).locator('.nearest-date');
  await expect(offers).toHaveCount(3);
  await expect(offers.first()).toContainText(formatDate(addDays(free.checkIn, 8)));
  await expect(offers.nth(1)).toContainText(formatDate(addDays(free.checkIn, -9)));
  await expect(offers.first()).toContainText(rupees(3 * 420_000));
});

test('card, bar and room say the same of too few rooms', { tag: '@phone' }, async ({ page }) => {
  const own = await makeHotel({ totalRooms: 2 });
  await bookRooms(own, free);
  const bar = page.getByRole('region', { name: 'Price and next step' });
  await page.goto(address(own.hotel, { ...free, rooms: '2' }, '#rooms'));
  await expect(card(page)).toContainText('Only 1 room left of one room type on these dates');
  await expect(card(page)).not.toContainText('Sold out');
  await expect(rooms(page).first()).toContainText('Only 1 room left on these dates');
  await expect(bar).toContainText('Only 1 room left of one room type');
  await page.goto(address(own.hotel, { ...free, rooms: '9' }, '#rooms'));
  await expect(card(page)).toContainText('Not enough rooms');
  await expect(rooms(page).first()).toContainText('Not enough rooms');
  await expect(page.getByText('Too small for all your guests')).toHaveCount(0);
  await expect(bar).toContainText('Not enough rooms');
});

test('tells a large party how many rooms it needs and sets them', async ({ page }) => {
  await page.goto(address(hotelId(1), { ...free, adults: '9' }, '#rooms'));
  await expect(card(page).getByText('Too small for all your guests')).toBeVisible();
  await expect(rooms(page).getByText('Too small for all your guests')).not.toHaveCount(0);
  await card(page).getByRole('button', { name: 'Choose 3 rooms' }).click();
  await expect(page).toHaveURL(/rooms=3/);
  await expect(page.locator('.stay-answer')).toBeFocused();
  await expect(card(page).getByText('for 3 nights')).toBeVisible();

  await page.goto(address(hotelId(1), { ...free, adults: '9' }, '#rooms'));
  const row = rooms(page)
    .filter({ has: page.getByRole('button', { name: /^Choose \d rooms/ }) })
    .first();
  const name = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('button', { name: /^Choose \d rooms/ }).click();
  await expect(rooms(page).getByRole('heading', { name, exact: true })).toBeFocused();
});

test('demo hotels are marked, and our own hotels are not', async ({ page }) => {
  const badge = page.getByText('Demo', { exact: true });
  await page.goto(address(hotelId(17)));
  await expect(badge).toBeVisible();
  await page.goto(`/booking/${hotelId(1701)}`);
  await expect(badge.first()).toBeVisible();
  await page.goto(address(hotelId(1)));
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Lotus' })).toBeVisible();
  await expect(badge.filter({ visible: true })).toHaveCount(0);
});

test('a hotel with a newer name is shown, and found at its built name', async ({ page }) => {
  // The hotel has a new name, and the site is not rebuilt yet.
  const response = await page.goto(`/hotel/${hotelId(1)}-a-name-to-come`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Lotus' })).toBeVisible();
  const own = RegExp(`^https://[^/]+${paths.hotel(hotelId(1), 'Hotel Lotus')}$`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', own);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('an unknown or garbled address leads back to the search', async ({ page }) => {
  for (const id of ['b0a7c1de-55aa-4e0e-9c1e-0123456789ab', "1'%20or%20true--"]) {
    await page.goto(`/hotel/${id}`);
    await expect(page.getByRole('heading', { name: 'Hotel not found' })).toBeVisible();
    await expect(page).toHaveTitle(/^Hotel not found/);
    await expect(page.getByRole('link', { name: 'Back to Search' })).toHaveAttribute('href', '/search');
  }
});

test('a lost connection is said, and Retry brings the hotel', async ({ page }) => {
  await page.route('**/rpc/hotel_details', (route) => route.abort());
  const own = await makeHotel();
  await page.goto(address(own.hotel));
  await expect(page.getByRole('alert')).toContainText('We could not load this hotel');
  await page.unroute('**/rpc/hotel_details');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Quinta/ })).toBeVisible();

  await page.route('**/rpc/hotel_details', (route) => route.abort());
  await page.goto(address(hotelId(1)));
  await expect(card(page).getByRole('alert')).toContainText('We could not check availability');
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Lotus' })).toBeVisible();
  await page.unroute('**/rpc/hotel_details');
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(card(page).getByText('Select your dates to see availability and pricing')).toBeVisible();
});

test('Share Hotel copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address(hotelId(1), free));
  await page.getByRole('button', { name: 'Share Hotel' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname).toBe(`/hotel/${hotelId(1)}-hotel-lotus`);
  expect(copied.searchParams.get('checkIn')).toBe(free.checkIn);
});

test('WhatsApp opens a chat about this hotel in a window of its own', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ body: '<title>chat</title>', contentType: 'text/html' }),
  );
  await page.goto(address(hotelId(1), free));
  const link = page.getByRole('link', { name: 'WhatsApp', exact: true });
  await expect(link).toHaveAttribute('href', /adults/);
  const [chat] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await chat.waitForURL('https://wa.me/**');
  expect(new URL(chat.url()).searchParams.get('text')).toMatch(
    /booking Hotel Lotus \(.+ to .+, 2 adults · 1 room\)\..*30% advance.*, and that pets cannot stay\.$/,
  );
  expect(await chat.evaluate(() => window.opener)).toBeNull();
});

test('the photo viewer wraps, counts, listens to the arrow keys and gives focus back', async ({ page }) => {
  await page.goto(address(hotelId(1)));
  const opener = photosOpener(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photos of Hotel Lotus' });
  await expect(viewer.getByText(`Photo 1 / ${lotusPhotos}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(`Photo ${lotusPhotos} / ${lotusPhotos}`, { exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: 'Next photo' }).press('Enter');
  await expect(viewer.getByText(`Photo 1 / ${lotusPhotos}`, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`Photo 2 / ${lotusPhotos}`, { exact: true })).toBeVisible();
  await expect(viewer.getByRole('img')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();

  await page.goto(address(hotelId(3), {}, '#rooms'));
  await page
    .getByRole('button', { name: /^Open 1 photo/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Close photos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next photo' })).toHaveCount(0);
});

test('asks once, and before the code of the screen is there', async ({ page }) => {
  let calls = 0;
  const asked = page.waitForRequest('**/rpc/hotel_details');
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/hotel_details')) calls += 1;
  });
  await page.route('**/_astro/HotelScreen.*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(address(hotelId(1), free));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotel Lotus');
  expect(calls).toBe(1);
});

test('says so when the photo viewer cannot be fetched, and opens it when asked again', async ({ page }) => {
  await page.goto(address(hotelId(1)));
  const opener = photosOpener(page);
  await expect(opener).toBeVisible();
  await page.route('**/_astro/PhotoViewer.*.js', (route) => route.abort());
  await opener.click();
  await expect(toasts(page)).toContainText('We could not open the photos. Try again.');
  await page.unroute('**/_astro/PhotoViewer.*.js');
  // A browser may cache a module that failed, so the page reloads.
  await page.reload();
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Photos of Hotel Lotus' })).toBeVisible();
});

test('nothing moves while the hotel loads', { tag: '@both' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(address(hotelId(39), full));
  await expect(card(page).getByRole('listitem').getByRole('button').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test('fits 320 px and shows the next step at the foot of small screens', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address(hotelId(1)));
  const bar = page.getByRole('region', { name: 'Price and next step' });
  await expect(bar).toBeInViewport();
  await expectFits(page);
  await bar.getByRole('button', { name: 'Choose dates' }).click();
  await expect(page.getByRole('button', { name: /^Check-in/ })).toBeFocused();
  await page.goto(address(hotelId(1), free));
  await bar.getByRole('button', { name: 'See rooms' }).click();
  await expect(page.getByRole('tab', { name: 'Rooms' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Rooms' })).toBeInViewport();
  await page.goto(address(hotelId(1), { ...free, adults: '9' }));
  await expect(bar).toContainText('Too small for all your guests');
  await expectFits(page);
  await bar.getByRole('button', { name: 'Choose 3 rooms' }).click();
  await expect(page).toHaveURL(/rooms=3/);
  await expect(bar).toContainText('From, for 3 nights');
  await expect(bar.getByRole('button', { name: 'See rooms' })).toBeFocused();
});

test('on a phone the calendar keeps its place from month to month', { tag: '@phone' }, async ({ page }) => {
  await page.goto(address(hotelId(1)));
  await page
    .getByRole('button', { name: /^Check-in/ })
    .first()
    .click();
  const next = page.getByRole('button', { name: 'Next month' });
  await expect(next).toBeVisible();
  await page
    .getByRole('dialog', { name: 'Choose your dates' })
    .evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const places = new Set<number>();
  const weeks = new Set<number>();
  for (let month = 0; month < 12; month += 1) {
    places.add((await next.boundingBox())?.y ?? 0);
    weeks.add(await page.getByRole('grid').locator('tbody tr').count());
    await next.click();
  }
  expect(weeks.size).toBeGreaterThan(1);
  expect([...places]).toHaveLength(1);
});

test('a browser that is never idle gets prices and buttons too, also with its photos at hand', async ({ page }) => {
  await neverIdle(page);
  await page.goto(address(hotelId(1)));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('img[loading="eager"]').first()).toBeVisible();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

test('readers sort, filter and search the reviews', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(address(hotelId(1), {}, '#reviews'));
  const panel = page.getByRole('tabpanel', { name: 'Reviews' });
  await panel.getByLabel('Sort by').focus();
  await panel.getByLabel('Sort by').selectOption('Lowest rating');
  await expect(rooms(page).first().getByRole('img', { name: 'Rated 3 out of 5' })).toBeVisible();
  await expect(panel.getByLabel('Sort by')).toBeFocused();
  await expect(panel.getByText('Includes fictional demo reviews.')).toHaveCount(1);
  await panel.getByLabel('Who stayed').selectOption('Family');
  await expect(rooms(page).first()).toContainText('Family');
  await panel.getByRole('searchbox').fill('kitchenette');
  await expect(rooms(page)).toHaveCount(1);
  await expect(rooms(page)).toContainText('With a two-year-old the kitchenette was worth everything');
  await panel.getByRole('searchbox').fill('nobody wrote this');
  await expect(panel.getByText('No review matches.')).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 820, 1440]) await expectFits(page, width);
  await panel.getByRole('button', { name: 'Show all reviews' }).click();
  await expect(rooms(page)).toHaveCount(20);
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await expect(panel.getByRole('searchbox')).toHaveValue('');
});

test('the reviews say how their stars are spread, and anybody can check it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(address(hotelId(2), {}, '#reviews'));
  const panel = page.getByRole('tabpanel').filter({ hasText: 'Check these figures' });
  const rows = (name: RegExp) => panel.getByLabel(name).locator('div');
  await expect(rows(/^Reviews by stars$/)).toHaveCount(5);
  await expect(rows(/^By aspect, from \d+ reviews$/)).toHaveCount(4);
  await expectAccessible(page);
  for (const width of [390, 820, 1440]) await expectFits(page, width);

  const file = await panel.getByRole('link', { name: 'Check these figures' }).getAttribute('href');
  const published = await page.request.get(String(file));
  expect([published.status(), published.headers()['access-control-allow-origin']]).toEqual([200, '*']);
  const { figures } = await published.json();
  await expect(panel.getByText(figures.rating.toFixed(1), { exact: true }).first()).toBeVisible();
  for (const [at, count] of figures.stars.entries())
    await expect(rows(/^Reviews by stars$/).nth(4 - at)).toContainText(`${at + 1} star${at === 0 ? '' : 's'}${count} `);

  const script = await panel.getByRole('link', { name: 'a short script' }).getAttribute('href');
  expect(await (await page.request.get(String(script))).text()).toBe(await readFile('docs/check-reviews.mjs', 'utf8'));
});
