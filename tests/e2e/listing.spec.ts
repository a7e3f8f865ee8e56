import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type TestInfo,
  test,
} from '@playwright/test';
import { csvColumns } from '#src/domain/listing/imports.ts';
import { emptyListing, type ListingForm, listingProblems, newRoom } from '#src/domain/listing/listing.ts';
import type { ListingStep } from '#src/domain/listing/steps.ts';
import { sessionKey } from '#src/server/sessionKey.ts';
import { makePdf, makePhoto } from '../fixtures.ts';
import { completeListing } from '../listingCases.ts';
import { handIn } from '../support/handIn.ts';
import { expectAccessible, expectFits, tabTo, toasts } from '../support/page.ts';
import { newOwner, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { agree, heading, openStep } from '../support/wizard.ts';

const form = '/list-property/form';
async function signUp(page: Page): Promise<string> {
  const email = await newOwner();
  await signInAs(page, email);
  return email;
}

async function draftsOf(email: string) {
  return siteSql<{ id: string; draft: ListingForm; draft_step: string; revision: number; status: string }>(
    `select p.id, p.draft, p.draft_step, p.revision, p.status from public.properties as p
     join auth.users as u on u.id = p.owner_id where u.email = $1 order by p.created_at`,
    [email],
  );
}

async function keepDraft(email: string, draft: ListingForm, step: ListingStep): Promise<string> {
  const [row] = await siteSql<{ id: string }>(
    `insert into public.properties (id, owner_id, name, draft, draft_step, revision, draft_saved_at)
     select gen_random_uuid(), id, 'A draft', $2, $3, 1, now() from auth.users where email = $1 returning id`,
    [email, JSON.stringify(draft), step],
  );
  if (!row) throw new Error(`No account ${email}`);
  return row.id;
}

const saveLine = (page: Page) => page.locator('.save-line');
const summary = (page: Page) => page.locator('.wizard-body .notice-error');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openWizard(page: Page, address = form) {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
}

/** The text has a date after midnight. After two lost answers the third attempt waits six seconds. */
const saved = (page: Page) => expect(saveLine(page)).toHaveText(/^Saved (.+, )?\d+:\d\d [AP]M$/, { timeout: 25_000 });

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`);

test('without a session the form leads to the sign-in, and back', async ({ page }) => {
  await page.goto(`${form}?new=1`);
  await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(`${form}?new=1`)}`);
});

test('empty steps refuse Next, with a summary and the focus', { tag: '@phone' }, async ({ page }) => {
  await signUp(page);
  await openWizard(page);
  await expect(saveLine(page)).toHaveText('Nothing to save yet');
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveText('Basic Details');
  await expect(heading(page)).toBeFocused();
  await expect(field(page, 'basics.name')).toBeVisible();
  await button(page, 'Next').click();
  const basics = ['name', 'property_type', 'address', 'city', 'state', 'pincode'] as const;
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('6 things need your attention');
  for (const name of basics) await expect(summary(page)).toContainText(listingProblems[`${name}_required`]);
  await summary(page).getByRole('link', { name: 'City is required' }).click();
  await expect(field(page, 'basics.city')).toBeFocused();
  await expect(field(page, 'basics.city')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[id="basics.city-error"]')).toHaveText('City is required');
  await summary(page).getByRole('link', { name: 'Property type is required' }).click();
  await expect(page.getByRole('radio', { name: 'Hotel' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(summary(page)).toContainText('5 things need your attention');

  await button(page, 'Previous').click();
  await expect(heading(page)).toHaveText('Import Data');
  await openStep(page, 'Rooms & Pricing');
  await button(page, 'Next').click();
  await expect(summary(page)).toContainText('At least one room is required');
  await summary(page).getByRole('link').click();
  await expect(button(page, 'Add a room type')).toBeFocused();
  await page.keyboard.press('Enter');
  await field(page, 'rooms.0.name').fill('Deluxe Double Room with a Balcony over the River and the Garden');
  await expect(page.getByRole('heading', { name: /^Deluxe Double Room/ })).toBeVisible();
  const card = await page.locator('.room-card').boundingBox();
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(390);
  await openStep(page, 'Photos');
  await button(page, 'Next').click();
  await expect(toasts(page)).toContainText('Images required');
  await expect(summary(page)).toContainText('Please upload at least one image of your property');
});

test.describe('on a phone, with motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

  test('a step begins at its top, and the list of steps opens again', async ({ page }) => {
    const email = await signUp(page);
    await keepDraft(email, completeListing().form, 'basics');
    await openWizard(page);
    await button(page, 'Next').click();
    await expect(heading(page)).toHaveText('Amenities');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const isOpen = await page.evaluate(async () => {
      const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
      const frame = () => new Promise(requestAnimationFrame);
      press('.rail-line');
      await frame();
      press('.sheet [aria-label="Close"]');
      await Promise.resolve();
      press('.rail-line');
      await frame();
      await frame();
      return document.querySelector<HTMLDialogElement>('.sheet')?.open;
    });
    expect(isOpen).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('.sheet')).toBeHidden();
    await openStep(page, 'Photos');
  });
});

test('basic details: everything typed reaches the server, and the map is read from a link', async ({ page }) => {
  const email = await signUp(page);
  await openWizard(page);
  await openStep(page, 'Basic Details');
  await page.getByLabel('Property name').fill('Casa Susegad');
  await page.getByRole('radio', { name: 'Guest house' }).check();
  await page.getByLabel('Star category').selectOption('4 stars');
  await page.getByLabel('Description').fill('Four rooms around a well.');
  await field(page, 'basics.address').fill('12 Fontainhas Lane');
  await page.getByLabel('City').fill('Panjim');
  await page.getByLabel('Pincode').fill('403001');
  const states = page.getByLabel('State', { exact: true });
  await expect(states.locator('optgroup[label="States"] option')).toHaveCount(28);
  await expect(states.locator('optgroup[label="Union territories"] option')).toHaveCount(8);
  await states.selectOption('Goa');
  const link = page.getByLabel('Google Maps link to your property');
  await link.fill('https://maps.app.goo.gl/AbCdEf');
  await expect(page.locator('#step')).toContainText('We cannot read short links.');
  await link.fill('https://www.google.com/maps/place/Casa/@15.1,73.1,17z/data=!3d15.496777!4d73.827827');
  await expect(page.getByLabel('Latitude')).toHaveValue('15.496777');
  await expect(page.getByLabel('Longitude')).toHaveValue('73.827827');
  await page.getByLabel('Phone').fill('+91 (832) 000 1905');
  await page.getByLabel('Email').fill('desk@casa.example');
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveText('Amenities');
  await saved(page);
  const [row] = await draftsOf(email);
  expect(row).toMatchObject({ status: 'draft', draft_step: 'amenities' });
  expect(row?.draft.basics).toEqual({
    name: 'Casa Susegad',
    property_type: 'guest_house',
    star_rating: '4',
    description: 'Four rooms around a well.',
    address: '12 Fontainhas Lane',
    city: 'Panjim',
    state: 'Goa',
    country: 'India',
    pincode: '403001',
    latitude: '15.496777',
    longitude: '73.827827',
    phone: '+91 (832) 000 1905',
    email: 'desk@casa.example',
  });
});

test('the device is asked where it is only on the press of the button', async ({ page, context }) => {
  await signUp(page);
  await context.setGeolocation({ latitude: 15.5, longitude: 73.75 });
  await openWizard(page);
  await openStep(page, 'Basic Details');
  await context.clearPermissions();
  await button(page, 'Use my location').click();
  await expect(page.locator('#step')).toContainText('Your browser does not share your location with this site.');
  await context.grantPermissions(['geolocation']);
  await button(page, 'Use my location').click();
  await expect(page.getByLabel('Latitude')).toHaveValue('15.500000');
  await expect(page.getByLabel('Longitude')).toHaveValue('73.750000');
});

test('a location that comes late undoes nothing that was typed meanwhile', async ({ page }) => {
  await signUp(page);
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      Object.assign(window, { answerLocation: () => found({ coords: { latitude: 15.5, longitude: 73.75 } } as never) });
    };
  });
  await openWizard(page);
  await openStep(page, 'Basic Details');
  await button(page, 'Use my location').click();
  await openStep(page, 'Amenities');
  await openStep(page, 'Basic Details');
  await page.getByLabel('Property name').fill('Casa Susegad');
  await page.evaluate(() => (window as unknown as { answerLocation(): void }).answerLocation());
  await expect(page.getByLabel('Latitude')).toHaveValue('15.500000');
  await expect(page.getByLabel('Property name')).toHaveValue('Casa Susegad');
});

test('an amenity that is typed and not added yet goes along, wherever one goes', async ({ page }) => {
  await signUp(page);
  await openWizard(page);
  await openStep(page, 'Amenities');
  const own = page.getByLabel('Your own amenity');
  await own.fill('Kayaks');
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveText('Rooms & Pricing');
  await openStep(page, 'Amenities');
  await expect(button(page, 'Remove Kayaks')).toBeVisible();
  await own.fill('Library');
  await page.goto('/terms');
  await openWizard(page);
  await expect(button(page, 'Remove Library')).toBeVisible();
  await own.fill('Well');
  await button(page, 'Add').click();
  await expect(button(page, 'Remove Well')).toBeVisible();
  await expect(page.locator('#step')).not.toContainText('Type an amenity first.');
});

test('amenities: from the list and of one’s own, never twice', async ({ page }) => {
  const email = await signUp(page);
  await openWizard(page);
  await openStep(page, 'Amenities');
  await expect(page.locator('#step').getByRole('checkbox')).toHaveCount(22);
  await page.getByRole('checkbox', { name: 'Free WiFi' }).check();
  await page.getByRole('checkbox', { name: 'Parking' }).check();
  await page.getByRole('checkbox', { name: 'Parking' }).uncheck();
  const own = page.getByLabel('Your own amenity');
  for (const typed of ['  Mango   tree ', 'Kayaks', 'MANGO TREE']) {
    await own.fill(typed);
    await own.press('Enter');
  }
  await expect(page.locator('#step')).toContainText('This amenity is already on the list.');
  await button(page, 'Remove Kayaks').click();
  await expect(own).toBeFocused();
  await button(page, 'Save Progress').click();
  await expect(toasts(page)).toContainText('Progress Saved');
  expect((await draftsOf(email))[0]?.draft.amenities).toEqual(['Free WiFi', 'Mango tree']);
});

test('rooms: price for guests, fitting tax rate, duplicate, remove, undo', async ({ page }) => {
  const email = await signUp(page);
  await openWizard(page);
  await openStep(page, 'Rooms & Pricing');
  await button(page, 'Add a room type').click();
  await expect(page.getByLabel('Room name')).toBeFocused();
  await expect(page.getByLabel('Tax rate (%)')).toHaveValue('12');
  await expect(page.getByLabel('Maximum guests')).toHaveValue('2');
  await expect(page.locator('.room-card').getByRole('checkbox')).toHaveCount(15);
  await page.getByLabel('Room name').fill('Garden Room');
  await page.getByLabel('Bed configuration').selectOption('Queen Bed');
  await page.getByLabel('Base price a night').fill('3500.50');
  await expect(page.getByLabel('Tax rate (%)')).toHaveValue('5');
  await expect(page.locator('.price-hint')).toContainText('Guests pay ₹3,676.00 a night');
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  await page.getByLabel('Base price a night').fill('9000');
  await expect(page.getByLabel('Tax rate (%)')).toHaveValue('18');
  await page.getByLabel('Tax rate (%)').fill('12');
  await expect(page.locator('.price-hint')).toContainText('This tax rate does not fit: GST at this price is 18%.');
  await button(page, 'Next').click();
  await expect(summary(page)).toContainText('Garden Room: This tax rate does not fit the price.');
  await summary(page).getByRole('link').click();
  await expect(page.getByLabel('Why do you keep 12%?')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Add another room type').click();
  await expect(field(page, 'rooms.1.name')).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Remove Room 2' }).click();
  await page.locator('.room-card summary', { hasText: 'Garden Room' }).click();
  await page.getByRole('button', { name: /^Apply 18/ }).click();
  await expect(summary(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Sea View' }).check();
  await page.getByRole('button', { name: 'Duplicate Garden Room' }).click();
  await expect(page.locator('.room-card')).toHaveCount(2);
  await expect(field(page, 'rooms.1.name')).toBeFocused();
  await expect(field(page, 'rooms.1.name')).toHaveValue('Garden Room (copy)');
  await field(page, 'rooms.1.name').fill('Loft');
  await page.locator('.room-card summary', { hasText: 'Garden Room' }).click();
  await page.getByRole('button', { name: 'Remove Garden Room' }).click();
  await expect(page.locator('.room-card')).toHaveCount(1);
  await expect(button(page, 'Undo')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(field(page, 'rooms.0.name')).toHaveValue('Garden Room');
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveText('Photos');
  await saved(page);
  const [row] = await draftsOf(email);
  expect(row?.draft.rooms).toMatchObject([
    { name: 'Garden Room', base_price: '9000', tax_rate: '18', amenities: ['Sea View'] },
    { name: 'Loft', base_price: '9000', tax_rate: '18', amenities: ['Sea View'] },
  ]);
  expect(new Set(row?.draft.rooms.map(({ id }) => id)).size).toBe(2);
});

/** Crashes the tab while offline, goes online, and opens another tab. */
async function killTab(page: Page, context: BrowserContext): Promise<Page> {
  const crashed = await context.newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void crashed.send('Page.crash').catch(() => {});
  await gone;
  await page.close();
  await context.setOffline(false);
  return context.newPage();
}

test('text typed offline survives a killed tab', async ({ page, context }) => {
  const email = await signUp(page);
  await openWizard(page);
  for (const title of ['Basic Details', 'Amenities', 'Policies', 'Rooms & Pricing'] as const)
    await openStep(page, title);
  await context.setOffline(true);
  await button(page, 'Add a room type').click();
  await page.getByLabel('Base price a night').pressSequentially('35.');
  await openStep(page, 'Policies');
  await page.getByLabel('House rules').pressSequentially('No mus');
  await openStep(page, 'Amenities');
  await page.getByRole('checkbox', { name: 'Parking' }).check();
  await openStep(page, 'Basic Details');
  await page.getByLabel('Property name').pressSequentially('Half a na');
  await expect(saveLine(page)).toHaveText('Not saved: offline, kept on this device');
  await button(page, 'Save Progress').click();
  await expect(toasts(page)).toContainText('Save Failed');
  expect((await draftsOf(email)).map(({ draft }) => draft.basics.name)).not.toContain('Half a na');

  const next = await killTab(page, context);
  await openWizard(next);
  await expect(heading(next)).toHaveText('Basic Details');
  await expect(next.getByLabel('Property name')).toHaveValue('Half a na');
  await openStep(next, 'Rooms & Pricing');
  await expect(next.getByLabel('Base price a night')).toHaveValue('35.');
  await saved(next);
  expect((await draftsOf(email)).map(({ draft }) => draft)).toMatchObject([
    {
      basics: { name: 'Half a na' },
      amenities: ['Parking'],
      rooms: [{ base_price: '35.' }],
      policies: { house_rules: 'No mus' },
    },
  ]);
  await next.reload();
  await expect(heading(next)).toHaveText('Rooms & Pricing');
  await expect(next.getByLabel('Base price a night')).toHaveValue('35.');
  await expect(next.getByText('Restored from this device')).toHaveCount(0);
});

test('imported data survive a cut network, a killed tab and a reload', async ({ page, context }) => {
  const email = await signUp(page);
  await openWizard(page);
  await openStep(page, 'Import Data');
  await page.getByRole('tab', { name: 'CSV file' }).click();
  const file = {
    name: 'listing.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `${csvColumns.join(',')}\nCasa Azul,homestay,,12 River Road,Panjim,Goa,403001,,,,,13:00,10:00,`,
    ),
  };
  await context.setOffline(true);
  await page.locator('#import-file').setInputFiles(file);
  await expect(toasts(page)).toContainText('Import Failed');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to import from CSV');
  await context.setOffline(false);
  await page.locator('#import-file').setInputFiles(file);
  await expect(button(page, 'Fill empty fields')).toBeVisible();
  await context.setOffline(true);
  await button(page, 'Fill empty fields').click();
  await expect(saveLine(page)).toHaveText('Not saved: offline, kept on this device');
  expect((await draftsOf(email)).map(({ draft }) => draft.basics.name)).not.toContain('Casa Azul');
  const next = await killTab(page, context);
  await next.route('**/rpc/save_listing_draft', (route) => route.abort());
  await openWizard(next);
  await expect(heading(next)).toHaveText('Import Data');
  await expect(next.getByText('Restored from this device')).toBeVisible();
  await next.unroute('**/rpc/save_listing_draft');
  await saved(next);
  await expect(next.getByText('Restored from this device')).toHaveCount(0);
  const brought = {
    basics: { name: 'Casa Azul', property_type: 'homestay', city: 'Panjim', state: 'Goa', pincode: '403001' },
    policies: { check_in_time: '13:00', check_out_time: '10:00' },
  };
  expect((await draftsOf(email)).map(({ draft }) => draft)).toMatchObject([brought]);
  await next.reload();
  await expect(next.getByText('Already filled from CSV.')).toBeVisible();
  await button(next, 'Undo').click();
  await saved(next);
  await expect
    .poll(async () => (await draftsOf(email))[0]?.draft)
    .toMatchObject({
      basics: { name: '', property_type: '', pincode: '' },
      policies: { check_in_time: '12:00', check_out_time: '11:00' },
    });
});

test('when the network comes back, what waits is sent by itself', async ({ page, context }) => {
  const email = await signUp(page);
  await openWizard(page);
  await openStep(page, 'Basic Details');
  await page.getByLabel('Property name').fill('Casa');
  await saved(page);
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /PoliciesStep\./.test(name))),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.getByLabel('Property name').fill('Casa Susegad');
  await expect(saveLine(page)).toContainText('offline');
  await expectAccessible(page);
  await openStep(page, 'Policies');
  await page.getByRole('radio', { name: 'Moderate' }).check();
  await context.setOffline(false);
  await saved(page);
  expect((await draftsOf(email))[0]?.draft).toMatchObject({
    basics: { name: 'Casa Susegad' },
    policies: { cancellation_policy: 'moderate' },
  });
});

async function otherDevice(
  browser: Browser,
  info: TestInfo,
  email: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const { baseURL, locale, timezoneId, viewport } = info.project.use;
  const context = await browser.newContext({ baseURL, locale, timezoneId, viewport });
  const page = await context.newPage();
  await signInAs(page, email);
  return { context, page };
}

test('two devices that disagree are asked which version to keep', async ({ page, browser }, info) => {
  const email = await signUp(page);
  await openWizard(page);
  await openStep(page, 'Basic Details');
  await page.getByLabel('Property name').fill('Casa');
  await saved(page);
  const phone = await otherDevice(browser, info, email);
  await openWizard(phone.page);
  await expect(phone.page.getByLabel('Property name')).toHaveValue('Casa');
  await phone.page.getByLabel('Property name').fill('From the phone');
  await button(phone.page, 'Save Progress').click();
  await expect(toasts(phone.page)).toContainText('Progress Saved');

  await page.getByLabel('City').fill('Panjim');
  const dialog = page.getByRole('dialog', { name: 'Which version do you want to keep?' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/typed here (.+, )?\d+:\d\d [AP]M/);
  await expect(dialog).toContainText(/saved (.+, )?\d+:\d\d [AP]M/);
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Property nameThis versionCasaThe other versionFrom the phone',
    'CityThis versionPanjimThe other version–',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(saveLine(page)).toContainText('Not saved: changed elsewhere');
  expect((await draftsOf(email))[0]?.draft.basics).toMatchObject({ name: 'From the phone', city: '' });
  await button(page, 'Choose a version').click();
  await button(page, 'Keep this version').click();
  await expect(heading(page)).toBeFocused();
  await saved(page);
  expect((await draftsOf(email))[0]?.draft.basics).toMatchObject({ name: 'Casa', city: 'Panjim' });
  await phone.context.close();
});

test('a listing is open in one tab at a time, and moves with everything typed', { tag: '@both' }, async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  await openWizard(page);
  await openStep(page, 'Basic Details');
  await page.getByLabel('Property name').fill('Casa');
  await saved(page);
  await page.reload();
  await page.getByLabel('City').fill('Panjim');
  const second = await context.newPage();
  await second.goto(`${form}?step=policies`);
  await expect(second.getByText('This listing is open in another tab.')).toBeVisible();
  await expectAccessible(second);
  await expectFits(second);
  await openStep(page, 'Compliance');
  await page.getByLabel('Bank name').fill('Bank of Goa');
  await button(second, 'Use it here').click();
  await expect(heading(second)).toHaveText('Policies');
  await expect(heading(second)).toBeFocused();
  await openStep(second, 'Compliance');
  await expect(second.getByLabel('Bank name')).toHaveValue('Bank of Goa');
  await expect(page.getByText('You continued in another tab, so this one stopped.')).toBeInViewport();
  await openStep(second, 'Basic Details');
  await second.getByLabel('Property name').fill('Casa Susegad');
  await saved(second);
  expect((await draftsOf(email))[0]?.draft.basics).toMatchObject({ name: 'Casa Susegad', city: 'Panjim' });
  await second.close();
  await button(page, 'Use it here').click();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByLabel('Property name')).toHaveValue('Casa Susegad');
});

test('a session that ends midway is told, and nothing is lost', async ({ page, context }) => {
  const email = await signUp(page);
  await openWizard(page);
  await openStep(page, 'Basic Details');
  await page.getByLabel('Property name').fill('Casa');
  await saved(page);
  const id = (await draftsOf(email))[0]?.id;
  const other = await context.newPage();
  await other.goto('/terms');
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.startsWith('listing:')) localStorage.removeItem(key);
  });
  await page.getByLabel('Property name').fill('Casa Susegad');
  await expect(saveLine(page)).toHaveText('Not saved: signed out, kept on this device');
  await expect(page.getByText('You are signed out')).toBeVisible();
  await expectAccessible(page);
  const back = page.getByRole('link', { name: 'Sign In', exact: true });
  await expect(back.first()).toHaveAttribute('href', `/auth?returnTo=${encodeURIComponent(`${form}?listing=${id}`)}`);
  await openStep(page, 'Review & Submit');
  const again = await context.newPage();
  await signInAs(again, email);
  await again.goto(form);
  await button(again, 'Use it here').click();
  await openStep(again, 'Basic Details');
  await expect(again.getByLabel('Property name')).toHaveValue('Casa Susegad');
  await saved(again);
});

/** Ages the session once, as if a night had passed, so that it must be refreshed. */
async function ageSession(page: Page) {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionKey);
}

/** Advances the clock past the 30 seconds for which the auth client retries, until the expectation holds. */
const inTime = (page: Page, expected: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(20_000);
    await expected();
  }).toPass({ timeout: 30_000 });

test('while the session cannot be renewed, nobody is sent to the sign-in', async ({ page }) => {
  await signUp(page);
  let isAway = true;
  await page.route('**/auth/v1/token?*', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/terms');
  await ageSession(page);
  await page.clock.install();
  for (const path of [form, '/account', '/owner']) {
    await page.goto(path);
    await inTime(page, () => expect(button(page, 'Retry')).toBeVisible({ timeout: 1000 }));
    await expectAccessible(page);
    await expect(page).toHaveURL(path);
  }
  isAway = false;
  await button(page, 'Retry').click();
  await expect(page.getByText('Nothing listed yet.')).toBeVisible();
});

test('a session that cannot be renewed for a while ends nothing: what is typed is saved later', async ({ page }) => {
  const email = await signUp(page);
  await page.clock.install();
  await openWizard(page);
  await openStep(page, 'Basic Details');
  await page.getByLabel('Property name').fill('Casa');
  await saved(page);
  let isAway = true;
  await page.route('**/auth/v1/token?*', (route) => (isAway ? route.fulfill({ status: 503 }) : route.continue()));
  await ageSession(page);
  await page.getByLabel('Property name').fill('Casa Susegad');
  await inTime(page, () => expect(saveLine(page)).toContainText('Not saved: no connection', { timeout: 1000 }));
  await expect(page.getByText('You are signed out')).toHaveCount(0);
  isAway = false;
  await inTime(page, () => expect(saveLine(page)).toHaveText(/^Saved/, { timeout: 1000 }));
  expect((await draftsOf(email))[0]?.draft.basics.name).toBe('Casa Susegad');
});

test('?new=1 begins another listing, and strangers’ are not found', async ({ page, browser }, info) => {
  const email = await signUp(page);
  const id = await keepDraft(
    email,
    { ...emptyListing(), basics: { ...emptyListing().basics, name: 'First' } },
    'basics',
  );
  await openWizard(page, `${form}?new=1`);
  await expect(page).toHaveURL(/\?listing=/);
  await openStep(page, 'Basic Details');
  await page.getByLabel('Property name').fill('Second');
  await saved(page);
  expect((await draftsOf(email)).map(({ draft }) => draft.basics.name)).toEqual(['First', 'Second']);
  await openWizard(page, `${form}?listing=${id}`);
  await expect(page.getByLabel('Property name')).toHaveValue('First');

  const { baseURL } = info.project.use;
  const context = await browser.newContext({ baseURL });
  const stranger = await context.newPage();
  await signUp(stranger);
  await stranger.goto(`${form}?listing=${id}`);
  await expect(stranger.getByRole('heading', { name: 'Listing not found' })).toBeVisible();
  await context.close();
});

async function openComplete(page: Page, wish: { photos?: number; compliance?: boolean } = {}) {
  const { owner, property_id, name } = await handIn(page, { ...wish, submitted: false });
  await signInAs(page, owner);
  await openWizard(page);
  return { email: owner, id: property_id, name };
}

test('review shows everything with its way back, asks for the terms, and submits once', async ({ page }) => {
  const { email, name } = await openComplete(page, { photos: 15 });
  await expect(heading(page)).toHaveText('Review & Submit');
  const step = page.locator('#step');
  for (const words of [
    name,
    '4 stars',
    '12 Fontainhas Lane, Panjim, Goa, 403001, India',
    'Free WiFi, Parking, Mango tree',
    '₹3,676.00 a night for guests',
    'Moderate: full refund up to 7 days before arrival.',
    '30ABCDE1234F1ZD',
    '••••9012',
    '+3',
  ]) {
    await expect(step).toContainText(words);
  }
  await expect(step.getByRole('img')).toHaveCount(13);
  await button(page, 'Edit Policies').click();
  await expect(heading(page)).toHaveText('Policies');
  await openStep(page, 'Review & Submit');

  await button(page, 'Submit for Review').click();
  const terms = page.getByRole('checkbox', { name: /I agree/ });
  await expect(terms).toBeFocused();
  await expect(step).toContainText('Please agree to the terms and conditions to proceed.');
  await terms.check();
  let submits = 0;
  await page.route('**/functions/v1/submit-listing', async (route) => {
    submits += 1;
    if (submits > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.evaluate(() => localStorage.setItem('listing-imports', '{}'));
  await button(page, 'Submit for Review').dblclick();
  await expect(toasts(page)).toContainText('Submission failed');
  await expect(toasts(page)).toContainText(
    'Failed to submit property. Please try again. We could not reach the server.',
  );
  await button(page, 'Submit for Review').click();
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toContainText('Property submitted!');
  await expect(toasts(page)).toContainText(
    "Your property has been submitted for review. We'll notify you once it's approved.",
  );
  expect(submits).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('listing-imports'))).toBeNull();
  expect(await draftsOf(email)).toMatchObject([{ status: 'submitted' }]);
  const mails = await siteSql(`select 1 from private.outbox where kind = 'listing_submitted' and recipient = $1`, [
    email,
  ]);
  expect(mails).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('listing:')))).toEqual([]);
});

test('the review leads to each problem; the server decides', {
  tag: '@phone',
}, async ({ page }) => {
  const { email, id } = await openComplete(page);
  const [row] = await draftsOf(email);
  const complete = row?.draft ?? emptyListing();
  const wrong = {
    ...complete,
    basics: { ...complete.basics, pincode: '40' },
    rooms: [newRoom(crypto.randomUUID()), newRoom(crypto.randomUUID())],
  };
  await siteSql('update public.properties set draft = $2 where id = $1', [id, JSON.stringify(wrong)]);
  await page.reload();
  await agree(page);
  await button(page, 'Submit for Review').click();
  await expect(page.getByText('2 steps are not complete')).toBeVisible();
  await expect(page.locator('#step')).toContainText('Pincode must be 6 digits');
  await expect(page.locator('#step')).toContainText('Room 1: Room name is required');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Basic Details: 1 thing to do' }).click();
  const pincode = page.getByLabel('Pincode');
  await expect(pincode).toBeFocused();
  await expect(pincode).toBeInViewport();
  await expect(pincode).toHaveAccessibleDescription(/Pincode must be 6 digits/);
  await expect(page.locator('#step').getByText('Pincode must be 6 digits')).toBeInViewport();
  await expectAccessible(page);
  await pincode.fill('403001');
  await openStep(page, 'Review & Submit');
  await page.getByRole('button', { name: 'Room 2: Room name is required' }).click();
  const second = page.getByLabel('Room name').last();
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport();
  await expect(second).toHaveAccessibleDescription(/Room name is required/);
  await page.getByRole('button', { name: 'Remove Room 2' }).click();
  await page.getByLabel('Room name').fill('Loft');
  await page.getByLabel('Bed configuration').selectOption('King Bed');
  await page.getByLabel('Base price a night').fill('4000');
  await saved(page);
  const [removed] = await siteSql<{ rows: object[] }>(
    `with gone as (delete from private.uploads where property_id = $1 and kind = 'photo' returning *)
     select json_agg(gone) as rows from gone`,
    [id],
  );
  await openStep(page, 'Review & Submit');
  await agree(page);
  await button(page, 'Submit for Review').click();
  await expect(page.getByText('One step is not complete')).toBeVisible();
  await expect(page.locator('#step')).toContainText('Please upload at least one image of your property');
  expect(await draftsOf(email)).toMatchObject([{ status: 'draft' }]);
  await siteSql('insert into private.uploads select * from json_populate_recordset(null::private.uploads, $1)', [
    JSON.stringify(removed?.rows),
  ]);
  await button(page, 'Submit for Review').click();
  await expect(page).toHaveURL('/');
});

test('what was typed in the step Compliance is sent in with the rest, however late it is', async ({ page }) => {
  const { email } = await openComplete(page);
  await openStep(page, 'Compliance');
  let cuts = 1;
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/rpc/save_compliance', async (route) => {
    asked.resolve();
    await held.promise;
    cuts -= 1;
    return cuts < 0 ? route.continue() : route.abort();
  });
  await page.getByLabel('Bank name').fill('Bank of Goa');
  await button(page, 'Next').click();
  await asked.promise;
  await agree(page);
  await button(page, 'Submit for Review').click();
  await expect(button(page, 'Submitting…')).toBeVisible();
  expect(await draftsOf(email)).toMatchObject([{ status: 'draft' }]);
  held.resolve();
  await expect(page).toHaveURL('/');
  expect(await submittedBank(email)).toBe('Bank of Goa');
});

async function submittedBank(email: string) {
  const [sent] = await siteSql<{ bank_name: string }>(
    `select private.unseal(s.owner_id, s.sealed) ->> 'bank_name' as bank_name from private.compliance_submissions as s
     join auth.users as u on u.id = s.owner_id where u.email = $1`,
    [email],
  );
  return sent?.bank_name;
}

test('a listing waits for its documents that are on their way', async ({ page }) => {
  const { email } = await openComplete(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/functions/v1/upload-document?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openStep(page, 'Compliance');
  await field(page, 'documents.gst').setInputFiles({
    name: 'newer.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf(),
  });
  await openStep(page, 'Review & Submit');
  const notice = page.locator('.notice', { hasText: '1 document still uploading' });
  await expect(notice).toBeVisible();
  await agree(page);
  await button(page, 'Submit for Review').click();
  await expect(notice.locator('..')).toBeFocused();
  await expectAccessible(page);
  held.resolve();
  await expect(notice).toHaveCount(0);
  await button(page, 'Submit for Review').click();
  await expect(page).toHaveURL('/');
  const documents = await siteSql(
    `select u.file_name from private.uploads as u join public.properties as p on p.id = u.property_id
     join auth.users as o on o.id = p.owner_id where o.email = $1 and u.document_type = 'gst'`,
    [email],
  );
  expect(documents).toEqual([{ file_name: 'newer.pdf' }]);
});

test('signed out in the meantime, submitting asks to log in', async ({ page, context }) => {
  const { email } = await openComplete(page);
  await agree(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!key.startsWith('listing:')) localStorage.removeItem(key);
  });
  await button(page, 'Submit for Review').click();
  await expect(toasts(page)).toContainText('Authentication required');
  await expect(toasts(page)).toContainText('Please log in to submit your property.');
  await expect(page.getByText('You are signed out')).toBeVisible();
  expect(await draftsOf(email)).toMatchObject([{ status: 'draft' }]);
  await context.close();
});

test('a listing under review is locked; a rejected one shows why and is sent in again', async ({ page }) => {
  const { id, name } = await openComplete(page);
  await siteSql(
    `update public.properties set status = 'rejected', rejection_reason = 'Please add the pool.' where id = $1`,
    [id],
  );
  await page.reload();
  await expect(page.getByText('Your listing needs changes')).toBeVisible();
  await expect(page.getByText('Please add the pool.')).toBeVisible();
  await agree(page);
  await button(page, 'Submit for Review').click();
  await expect(page).toHaveURL('/');
  await page.goto(`${form}?listing=${id}`);
  await expect(page.getByRole('heading', { name: `We are reviewing ${name}` })).toBeVisible();
});

const keys = (page: Page) => ({
  async press(control: Locator, key = 'Enter') {
    await tabTo(page, control);
    await page.keyboard.press(key);
  },
  async type(path: string, words: string) {
    await tabTo(page, field(page, path));
    await page.keyboard.type(words);
  },
  /** Enter opens the browser's file dialog, which is not part of the page. */
  async chooseFile(path: string, file: { name: string; mimeType: string; buffer: Buffer }) {
    await tabTo(page, field(page, path));
    await expect(field(page, path)).toBeFocused();
    await field(page, path).setInputFiles(file);
  },
});

test('by keyboard an owner adds the place, a room and a photo', { tag: '@journey' }, async ({ page }) => {
  const email = await signUp(page);
  await openWizard(page);
  const { press, type, chooseFile } = keys(page);
  await press(button(page, 'Next'));
  await expect(heading(page)).toBeFocused();
  await type('basics.name', 'Casa Susegad');
  await press(page.getByRole('radio', { name: 'Hotel' }), 'ArrowDown');
  await type('basics.address', '12 Fontainhas Lane');
  await type('basics.city', 'Panjim');
  await type('basics.pincode', '403001');
  await type('basics.state', 'Goa');
  await press(button(page, 'Next'));
  await expect(heading(page)).toHaveText('Amenities');
  await press(page.getByRole('checkbox', { name: 'Free WiFi' }), 'Space');
  await tabTo(page, page.getByLabel('Your own amenity'));
  await page.keyboard.type('Kayaks');
  await page.keyboard.press('Enter');
  await press(button(page, 'Next'));
  await expect(heading(page)).toHaveText('Rooms & Pricing');
  await press(button(page, 'Add a room type'));
  await expect(field(page, 'rooms.0.name')).toBeFocused();
  await page.keyboard.type('Garden Room');
  await type('rooms.0.bed_config', 'Queen');
  await type('rooms.0.base_price', '₹3,500');
  await press(button(page, 'Next'));
  await expect(heading(page)).toHaveText('Photos');
  await chooseFile('photos', {
    name: 'teal.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhoto('teal', 'jpeg', [900, 600]),
  });
  await expect(page.locator('[data-photo]')).toContainText('only 900 px wide');
  await press(button(page, 'Next'));
  await expect(heading(page)).toHaveText('Policies');
  await press(page.getByRole('radio', { name: 'Flexible' }), 'Space');
  await press(button(page, 'Save Progress'));
  await expect(toasts(page)).toContainText('Progress Saved');
  expect((await draftsOf(email))[0]).toMatchObject({
    draft_step: 'policies',
    draft: {
      basics: { name: 'Casa Susegad', property_type: 'resort', city: 'Panjim', pincode: '403001', state: 'Goa' },
      amenities: ['Free WiFi', 'Kayaks'],
      rooms: [{ name: 'Garden Room', bed_config: 'Queen Bed', base_price: '3500', tax_rate: '5' }],
      policies: { cancellation_policy: 'flexible' },
    },
  });
});

test('by keyboard an owner adds tax data and submits', { tag: '@journey' }, async ({ page }) => {
  await openComplete(page, { compliance: false });
  await openStep(page, 'Policies');
  const { press, type, chooseFile } = keys(page);
  await press(button(page, 'Next'));
  await expect(heading(page)).toHaveText('Compliance');
  const { compliance } = completeListing();
  const fields = [
    'gst_number',
    'pan_number',
    'account_holder_name',
    'account_number',
    'bank_name',
    'ifsc_code',
  ] as const;
  for (const name of fields) await type(`compliance.${name}`, compliance[name]);
  for (const kind of ['gst', 'pan', 'ownership']) {
    await chooseFile(`documents.${kind}`, { name: `${kind}.pdf`, mimeType: 'application/pdf', buffer: makePdf() });
    await expect(button(page, `Open ${kind}.pdf`)).toBeVisible();
  }
  await press(button(page, 'Next'));
  await expect(heading(page)).toHaveText('Review & Submit');
  await press(page.getByRole('checkbox', { name: /I agree/ }), 'Space');
  await press(button(page, 'Submit for Review'));
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toContainText('Property submitted!');
});
