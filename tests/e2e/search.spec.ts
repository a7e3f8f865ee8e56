import { expect, type Locator, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { chooseDay, moveInCalendar, watchShifts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const status = (page: Page) => page.getByRole('status').filter({ hasText: /found$|^Loading/ });
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const searchButton = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
const inAddress = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name);

/** Runs `act` in the filters: in their column, or in the sheet on a phone, which it closes afterwards. */
async function filter(page: Page, act: (filters: Locator) => Promise<void>) {
  if (test.info().project.name !== 'phone') return act(page.getByRole('complementary', { name: 'Filters' }));
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await act(sheet);
  await sheet.getByRole('button', { name: /^Show|^No hotels/ }).click();
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
}

async function found(page: Page, count: number) {
  await expect(status(page)).toHaveText(`${count} ${count === 1 ? 'hotel' : 'hotels'} found`);
}

/** Demo hotels, by northern pin codes. Hotels of other tests have other codes. */
const demo = "h.address like '%4035%'";

async function countHotels(condition = 'true', values: unknown[] = []): Promise<number> {
  const [row] = await siteSql<{ n: number }>(
    `select count(*)::int as n from public.hotels as h where is_active and ${condition}
       and exists (select 1 from public.room_categories as r where r.hotel_id = h.id and r.is_active and r.max_occupancy >= 2)`,
    values,
  );
  return row?.n ?? -1;
}

test('asks once, and before the code of the screen is there', async ({ page }) => {
  let searches = 0;
  const asked = page.waitForRequest('**/rpc/search_hotels');
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/search_hotels')) searches += 1;
  });
  await page.route('**/_astro/SearchScreen.*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/search?destination=Candolim&sort=name');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(searches).toBe(1);
  await filter(page, async (filters) => {
    await filters.getByLabel('Sort by').selectOption('price');
  });
  await expect.poll(() => searches).toBe(2);
});

test('shows every stay, cheapest first when asked, twenty to a page', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.goto('/search?destination=4035&sort=price');
  const count = await countHotels(demo);
  await found(page, count);
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByText('Hotels marked “Demo” are fictional')).toBeVisible();
  await expect(page.getByRole('article').getByText('Demo', { exact: true }).first()).toBeVisible();
  const prices = await page.locator('.hotel-card-price .price').allTextContents();
  const rupees = prices.map((price) => Number(price.replace(/[₹,]/g, '')));
  expect(rupees).toEqual([...rupees].sort((a, b) => a - b));

  const last = Math.ceil(count / 20);
  await page.getByRole('link', { name: `Page ${last}`, exact: true }).click();
  await expect(page.getByRole('link', { name: `Page ${last}`, exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article')).toHaveCount(count - (last - 1) * 20);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(inAddress(page, 'page')).toEqual([String(last)]);
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('heading and title name the destination, and a card leads to its hotel with the stay', async ({ page }) => {
  const check_in = addDays(todayInKolkata(), 200);
  const check_out = addDays(check_in, 3);
  await page.goto(`/search?destination=Anjuna&checkIn=${check_in}&checkOut=${check_out}&guests=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Anjuna');
  await expect(page).toHaveTitle(/^Hotels in Anjuna · /);
  await found(page, await countHotels("city = 'Anjuna'"));
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Starting from');
  await expect(card).toContainText(/₹[\d,]+\.00 for 3\snights, taxes included/);
  const link = card.getByRole('link');
  await expect(link).toHaveAccessibleName((await names(page))[0] ?? '');
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^/hotel/[\\w-]{36}-[a-z-]+\\?checkIn=${check_in}&checkOut=${check_out}&guests=2`),
  );
  await card.locator('.hotel-card-price').click({ position: { x: 4, y: 4 }, force: true });
  await expect(page).toHaveURL(/\/hotel\//);
});

test('filters narrow the list at once; chips take them away; back, forward and reload restore', async ({ page }) => {
  await page.goto('/search?destination=4035');
  await found(page, await countHotels(demo));
  const amenity = 'Restaurant';

  await filter(page, (filters) => filters.getByLabel('4 stars').check());
  const four = await countHotels(`${demo} and star_rating = 4`);
  await found(page, four);
  await filter(page, (filters) => filters.getByLabel(amenity).check());
  const both = await countHotels(`${demo} and star_rating = 4 and amenities @> array[$1]`, [amenity]);
  await found(page, both);
  expect(both).toBeLessThan(four);
  expect(inAddress(page, 'stars')).toEqual(['4']);
  expect(inAddress(page, 'amenities')).toEqual([amenity]);

  await page.goBack();
  await found(page, four);
  await page.goForward();
  await found(page, both);
  await page.reload();
  await found(page, both);
  await filter(page, async (filters) => {
    await expect(filters.getByLabel('4 stars')).toBeChecked();
    await expect(filters.getByLabel(amenity)).toBeChecked();
  });

  await page.getByRole('button', { name: 'Remove filter 4 stars' }).click();
  await found(page, await countHotels(`${demo} and amenities @> array[$1]`, [amenity]));
  await expect(page.getByRole('button', { name: `Remove filter ${amenity}` })).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await found(page, await countHotels(demo));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('rating, type and free cancellation narrow the list', { tag: '@both' }, async ({ page }) => {
  await page.goto('/search?destination=4035');
  await found(page, await countHotels(demo));
  await filter(page, async (filters) => {
    await filters.getByLabel('Resort').check();
    await filters.getByLabel('Free cancellation').check();
    await filters.getByLabel('Guest rating').selectOption('3.5');
  });
  await found(
    page,
    await countHotels(
      `${demo} and property_type = 'resort' and policies ->> 'cancellation_policy' in ('flexible', 'moderate')
       and (select round(avg(rating), 1) from public.reviews as v where v.hotel_id = h.id and hidden_at is null) >= 3.5`,
    ),
  );
  expect(new URL(page.url()).search).toContain('type=resort&rating=3.5&cancellation=free');
  for (const chip of ['Resort', 'Free cancellation', 'Guest rating: 3.5 or higher'])
    await expect(page.getByRole('button', { name: `Remove filter ${chip}` })).toBeVisible();
});

test('the price slider is worked by keyboard, and its ends mean no limit', async ({ page }) => {
  await page.goto('/search?destination=4035');
  await found(page, await countHotels(demo));
  await filter(page, async (filters) => {
    const highest = filters.getByRole('slider', { name: 'Highest price a night' });
    await expect(highest).toHaveAttribute('aria-valuetext', 'No upper limit');
    await expect(highest).toHaveAttribute('step', '500');
    await highest.focus();
    await highest.press('Home');
    await expect(highest).toHaveAttribute('aria-valuetext', '₹500');
    for (const expected of ['₹1,000', '₹1,500', '₹2,000', '₹2,500', '₹3,000']) {
      await highest.press('ArrowRight');
      await expect(highest).toHaveAttribute('aria-valuetext', expected);
    }
    await expect(page).toHaveURL(/maxPrice=3000/);
  });
  const cheap = await countHotels(
    `${demo} and (select min(base_price) from public.room_categories as c where c.hotel_id = h.id and c.is_active and c.max_occupancy >= 2) <= 300000`,
  );
  await found(page, cheap);
  await expect(page.getByRole('button', { name: 'Remove filter Up to ₹3,000' })).toBeVisible();
  await filter(page, (filters) => filters.getByRole('slider', { name: 'Highest price a night' }).press('End'));
  await found(page, await countHotels(demo));
  await expect(page).not.toHaveURL(/maxPrice/);
});

test('prices and slider follow the display currency', async ({ page }) => {
  await page.goto('/search?destination=4035');
  await page.getByRole('button', { name: 'US dollars' }).click();
  await expect(page.locator('.hotel-card-price .price').first()).toHaveText(/^\$\d+/);
  await filter(page, async (filters) => {
    const highest = filters.getByRole('slider', { name: 'Highest price a night' });
    await expect(highest).toHaveAttribute('step', '5');
    await highest.fill('50');
  });
  await expect(page.getByRole('button', { name: 'Remove filter Up to $50' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter Up to $50' })).toBeVisible();
});

test('nothing free at the turn of the year in Palolem: the nearest dates have real prices', async ({ page }) => {
  const today = todayInKolkata();
  // The demo data fills six nights from the next 29 December.
  const year = Number(today.slice(0, 4)) + (today > `${today.slice(0, 4)}-12-29` ? 1 : 0);
  await page.goto(`/search?destination=Palolem&checkIn=${year}-12-30&checkOut=${year + 1}-01-02`);
  await expect(page.getByRole('heading', { name: 'No hotels found' })).toBeVisible();
  const nearest = page.getByRole('region', { name: 'Nearest available dates' }).getByRole('link');
  await expect(nearest.first()).toContainText('3 nights');
  const price = (await nearest.first().locator('.price').textContent()) ?? '';
  await nearest.first().click();
  await expect(page.getByRole('article').first()).toContainText(`${price} for 3 nights, taxes included`);
});

test('dates that cannot be booked: says why and offers the way out', async ({ page }) => {
  await page.goto('/search?destination=Baga&checkIn=2020-01-01&checkOut=2020-01-04');
  await expect(page.getByText(/in the past/)).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search without dates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await found(page, await countHotels("city = 'Baga'"));
});

test('a lost call: says so, and Retry brings the list', async ({ page }) => {
  const calls = '**/rest/v1/rpc/search_hotels';
  await page.route(calls, (route) => route.abort());
  await page.goto('/search?destination=Baga');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('We could not load the hotels.');
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await page.unroute(calls);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await found(page, await countHotels("city = 'Baga'"));
});

test('nothing jumps when the list takes the place of its skeletons', { tag: '@both' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/search_hotels', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/search?destination=Baga');
  await expect(page.getByRole('region', { name: 'Hotels', exact: true })).toBeVisible();
  await expect(status(page)).toHaveText('Loading hotels...');
  gate.resolve();
  await found(page, await countHotels("city = 'Baga'"));
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test('hostile addresses show the page, never a blank one', async ({ page }) => {
  const long = 'x'.repeat(10_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on(
    'response',
    (response) => response.status() >= 500 && problems.push(`${response.status()} ${response.url()}`),
  );
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  for (const search of [
    '__proto__=1&constructor=1&destination=__proto__',
    `destination=${long}`,
    'destination=%00%01&amenities=%00',
    'destination=%E0%A4%A&%=%&',
    'destination=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E',
    'page=9999',
  ]) {
    await test.step(search.slice(0, 60), async () => {
      await page.goto(`/search?${search}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Search Results|Hotels (in|for) .+)$/);
      const answer = page.getByRole('article').or(page.getByRole('heading', { name: 'No hotels found' }));
      await expect(answer.first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(problems).toEqual([]);
    });
  }
});

test('back from a shorter list returns to the page one was on', async ({ page }) => {
  await page.goto('/search?destination=4035&page=2');
  const second = page.getByRole('link', { name: 'Page 2', exact: true });
  await expect(second).toHaveAttribute('aria-current', 'page');
  await filter(page, (filters) => filters.getByLabel('5 stars').check());
  await found(page, await countHotels(`${demo} and star_rating = 5`));
  await page.goBack();
  await expect(second).toHaveAttribute('aria-current', 'page');
  await found(page, await countHotels(demo));
  expect(inAddress(page, 'page')).toEqual(['2']);
});

test('filters are a sheet on a phone, worked by keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?destination=4035');
  await found(page, await countHotels(demo));
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await sheet.getByLabel('5 stars').focus();
  await page.keyboard.press('Space');
  const five = await countHotels(`${demo} and star_rating = 5`);
  await expect(sheet.getByRole('button', { name: `Show ${five} hotels` })).toBeVisible();
  await expect(sheet.getByRole('status')).toHaveText(`${five} hotels found`);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await found(page, five);
});

test('suggestions that were sent away do not come when they arrive', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/rpc/destinations', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/search?destination=Baga');
  await found(page, await countHotels("city = 'Baga'"));
  const field = page.getByRole('search').getByRole('combobox', { name: 'Destination' });
  await field.fill('');
  await page.keyboard.press('Escape');
  const answered = page.waitForResponse('**/rpc/destinations');
  held.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('a slip in the destination is mended and said, and can be searched for as it is', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/search?destination=Calungute');
  await expect(heading).toHaveText('Hotels in Calangute');
  await found(page, await countHotels("city = 'Calangute'"));
  await expect(page.getByText('Showing Calangute. Search for “Calungute” instead')).toBeVisible();
  await page.getByRole('link', { name: 'Search for “Calungute” instead' }).click();
  await expect(page.getByRole('heading', { name: 'No hotels found' })).toBeVisible();
  await expect(page.getByText('Try another destination')).toBeVisible();
  await expect(page.getByText('Did you mean Calangute?')).toBeVisible();
  const regions = page.getByRole('list', { name: 'Choose a region' }).getByRole('link');
  await expect(regions).toHaveText(['North Goa', 'Central Goa', 'South Goa']);
  expect(inAddress(page, 'exact')).toEqual(['1']);
});

test('unknown words, twin airports and places without hotels are named', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/search?destination=Candolim+with+pool');
  await expect(heading).toHaveText('Hotels in Candolim');
  await expect(page.getByText('Showing Candolim. No place or hotel is named “with pool”.')).toBeVisible();
  await found(page, await countHotels("city = 'Candolim'"));

  await page.goto('/search?destination=Goa+airport');
  await expect(heading).toHaveText('Hotels near Dabolim airport');
  await page.getByRole('link', { name: 'Search near Mopa airport instead' }).click();
  await expect(heading).toHaveText('Hotels near Mopa airport');

  await page.goto('/search?destination=Dabolim');
  await expect(heading).toHaveText('Hotels near Dabolim');
  await expect(
    page.getByText(
      'There are no hotels in Dabolim yet. These hotels are within 20 km in a straight line, nearest first.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('a group too large for one room searches with two rooms', async ({ page }) => {
  await page.goto('/search?destination=Candolim&adults=10');
  await expect(page.getByText('2 rooms are enough for 10 adults')).toBeVisible();
  await page.getByRole('button', { name: 'Search with 2 rooms' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  expect(inAddress(page, 'rooms')).toEqual(['2']);
});

test('places are suggested by any of their names and through a typing error', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('search').getByRole('combobox', { name: 'Destination' });
  const options = page.getByRole('listbox', { name: 'Destinations' }).getByRole('option');
  await field.fill('ponn');
  await expect(options).toHaveText(/^Panaji\s*Central Goa \d+ hotels$/);
  await field.fill('Candolim');
  await expect(options.first()).toHaveText(/^Candolim\s*North Goa \d+ hotels?$/);
  await expect(options.filter({ hasText: /^Sinquerim/ })).toBeVisible();
  await field.fill('lotos');
  await options.filter({ hasText: /^Hotel Lotus\s*Candolim Hotel$/ }).click();
  await expect(field).toHaveValue('Hotel Lotus');
});

test('in Hindi a place is suggested and found by its name in Hindi', async ({ page }) => {
  await page.goto('/hi/search');
  const field = page.getByRole('search').getByRole('combobox', { name: 'कहाँ' });
  const suggested = page.getByRole('listbox', { name: 'जगहें' });
  await field.fill('बार्देश');
  await expect(suggested.getByRole('option', { name: /^बार्देज़/ })).toBeVisible();
  await field.fill('कैंडो');
  await suggested.getByRole('option', { name: /^कैंडोलिम\s*उत्तरी गोवा \d+ होटल$/ }).click();
  await expect(field).toHaveValue('कैंडोलिम');
  await page.getByRole('button', { name: 'खोजें' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('कैंडोलिम के होटल');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^/]\/search\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Candolim');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.goto(`/hi/search?destination=${encodeURIComponent('कैंडोलम')}`);
  await page.getByText('क्या आप कैंडोलिम').getByRole('link', { name: 'कैंडोलिम', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('कैंडोलिम के होटल');
});

test('"Near me" asks the device, pressed in the list or typed', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 15.51834, longitude: 73.7629 });
  await page.goto('/search');
  const field = page.getByRole('search').getByRole('combobox', { name: 'Destination' });
  const heading = page.getByRole('heading', { level: 1 });
  await field.fill('');
  await page.getByRole('option').filter({ hasText: 'Near me' }).click();
  await expect(field).toHaveValue('Near me');
  await searchButton(page).click();
  await expect(heading).toHaveText('Hotels near you');
  expect(inAddress(page, 'near')).toEqual(['15.52,73.76']);
  await expect(page.getByText('Within 20 km of where you are in a straight line, nearest first.')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Candolim');

  await page.goto('/search');
  await field.fill('nearby');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Hotels near you');
  await expect(field).toHaveValue('Near me');
  expect(inAddress(page, 'near')).toEqual(['15.52,73.76']);
});

test('"near me" on a device that may not say where it is: says why, and nothing is searched for', async ({ page }) => {
  let searches = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/search_hotels')) searches += 1;
  });
  await page.goto('/search');
  await found(page, await countHotels());
  const field = page.getByRole('search').getByRole('combobox', { name: 'Destination' });
  await field.fill('near me');
  await searchButton(page).click();
  await expect(page.getByText('Location is blocked for this site.')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(searches).toBe(1);
});

test('the search can be changed in place', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?destination=Baga&stars=4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Baga');
  await page.getByRole('button', { name: /^Change search/ }).click();
  const form = page.getByRole('search');
  await form.getByRole('combobox', { name: 'Destination' }).fill('Agonda');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Agonda');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await found(page, await countHotels("city = 'Agonda'"));
  expect(inAddress(page, 'stars')).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Baga');
});

async function press(page: Page, name: string, times: number) {
  await page.getByRole('button', { name: /^Guests and rooms/ }).click();
  const panel = page.getByRole('dialog', { name: 'Guests and rooms' });
  for (let n = 0; n < times; n += 1) await panel.getByRole('button', { name }).click();
  await panel.getByRole('button', { name: 'Done' }).click();
}
test('while a new search loads, nothing of the old one is told of the new', async ({ page }) => {
  const checkIn = addDays(todayInKolkata(), 200);
  const dates = `checkIn=${checkIn}&checkOut=${addDays(checkIn, 3)}`;
  let nearest = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/nearest_stays')) nearest += 1;
  });
  let held = Promise.withResolvers<void>();
  held.resolve();
  await page.route('**/rpc/search_hotels', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/search?destination=Candolim&${dates}`);
  await expect(page.getByRole('article').first()).toContainText('for 3 nights, taxes included');
  held = Promise.withResolvers<void>();
  await press(page, 'More rooms', 2);
  await searchButton(page).click();
  await expect(page.getByText(/· 3\snights · 2\sadults, 3\srooms$/)).toBeVisible();
  await expect(status(page)).toHaveText('Loading hotels...');
  await expect(page.getByRole('article').first()).toContainText('for 3 nights, taxes included');
  await expect(page.getByRole('article').filter({ hasText: '3 rooms' })).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('article').first()).toContainText('for 3 nights, 3 rooms, taxes included');

  await page.goto(`/search?destination=Nowhereatall&${dates}`);
  await expect(page.getByRole('heading', { name: 'No hotels found' })).toBeVisible();
  await expect.poll(() => nearest).toBe(1);
  held = Promise.withResolvers<void>();
  await page.getByRole('search').getByRole('combobox', { name: 'Destination' }).fill('Candolim');
  await searchButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels for “Candolim”');
  await expect(status(page)).toHaveText('Loading hotels...');
  await expect(page.getByRole('heading', { name: 'No hotels found' })).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(nearest).toBe(1);
});

test('the same search again asks again, and leaves no step for Back', async ({ page }) => {
  const calls = '**/rest/v1/rpc/search_hotels';
  await page.route(calls, (route) => route.abort());
  await page.goto('/search?destination=4035');
  await expect(page.getByRole('alert')).toContainText('We could not load the hotels.');
  await page.unroute(calls);
  const before = await page.evaluate(() => window.history.length);
  await searchButton(page).click();
  await found(page, await countHotels(demo));
  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test('the buttons of the pickers close what they opened, and a single date is one night', async ({ page }) => {
  await page.goto('/search?destination=Baga');
  await found(page, await countHotels("city = 'Baga'"));
  const guests = page.getByRole('button', { name: /^Guests and rooms/ });
  const guestsPanel = page.getByRole('dialog', { name: 'Guests and rooms' });
  await guests.click();
  await expect(guestsPanel).toBeVisible();
  await guests.click();
  await expect(guestsPanel).toBeHidden();
  await expect(guests).toBeFocused();

  const checkIn = page.getByRole('button', { name: /^Check-in/ });
  const checkOut = page.getByRole('button', { name: /^Check-out/ });
  const dates = page.getByRole('dialog', { name: 'Choose your dates' });
  await checkIn.click();
  await expect(dates).toContainText('Choose the check-in date');
  await checkIn.click();
  await expect(dates).toBeHidden();
  await checkIn.click();
  await expect(dates.getByRole('grid')).toHaveCount(2);
  await moveInCalendar(page, 'PageDown');
  await chooseDay(page);
  await expect(dates).toContainText('now choose the check-out date');
  await dates.getByRole('button', { name: 'Done' }).click();
  await expect(dates).toBeHidden();
  await searchButton(page).click();
  await expect(page).toHaveURL(/checkIn=/);
  const [from] = inAddress(page, 'checkIn');
  expect(inAddress(page, 'checkOut')).toEqual([addDays(from ?? '', 1)]);
  await checkIn.click();
  await expect(dates).toContainText('Choose the check-in date');
  await checkOut.click();
  await expect(dates).toContainText('now choose the check-out date');
  await checkOut.click();
  await expect(dates).toBeHidden();
});

test('without the calendar, date fields read one day twice as one night', async ({ page }) => {
  await page.route('**/_astro/RangeCalendar.*', (route) => route.abort());
  await page.goto('/search');
  const dates = page.getByRole('dialog', { name: 'Choose your dates' });
  const today = todayInKolkata();
  await expect(async () => {
    await page.getByRole('button', { name: /^Check-in/ }).click();
    await expect(dates.getByLabel('Check-out')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(dates.getByLabel('Check-in')).toHaveAttribute('min', today);
  await dates.getByLabel('Check-in').fill(addDays(today, 5));
  await expect(dates.getByLabel('Check-out')).toHaveAttribute('min', addDays(today, 5));
  await dates.getByLabel('Check-out').fill(addDays(today, 5));
  await expect(dates.getByLabel('Check-out')).toHaveValue(addDays(today, 6));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says how to reach us', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search needs JavaScript');
    await expect(page.getByRole('link', { name: 'WhatsApp us' })).toBeVisible();
    await expect(page.getByText('Loading hotels...')).toBeHidden();
  });
});
