import { expect, type Locator, type Page, test } from '@playwright/test';
import { formatNight } from '#src/domain/hotel/formatNight.ts';
import { addDays, formatDate, type StayQuery, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { handIn } from '../support/handIn.ts';
import { expectAccessible, expectFits, tabTo, toasts } from '../support/page.ts';
import { newOwner, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const today = todayInKolkata();
const first = addDays(today, 30);

/** A live property with its own owner: a Garden Room for ₹3,500.50 and a Loft for ₹9,000 before tax. */
async function liveHouse(page: Page) {
  const { property_id, owner, name, as } = await handIn(page);
  const { hotel_id } = await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  const rooms = await siteSql<{ id: string; name: string }>(
    'select id, name from public.room_categories where hotel_id = $1',
    [hotel_id],
  );
  const idOf = (room: string) => rooms.find((one) => one.name === room)?.id ?? '';
  return { owner, name, hotel: String(hotel_id), garden: idOf('Garden Room'), loft: idOf('Loft') };
}

const ratesOf = (page: Page, room: string) => page.getByRole('form', { name: `Rates of ${room}` });
async function openRates(page: Page, hotel: string, room: string, name: string): Promise<Locator> {
  await page.goto(`${ownerPaths.rates(hotel)}&room=${room}`);
  await expect(ratesOf(page, name)).toBeVisible();
  return ratesOf(page, name);
}
const item = (form: Locator, name: string) => form.getByRole('listitem', { name, exact: true });
const saved = (form: Locator) => form.getByText('All changes are saved.');

const press = async (page: Page, control: Locator, key = 'Enter') => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};
const type = async (page: Page, control: Locator, text: string) => {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

const rulesOf = (room: string) =>
  siteSql<{ name: string; value: string | null; min_nights: number | null }>(
    'select name, value::text, min_nights from private.rate_rules where room_category_id = $1 order by position',
    [room],
  );

async function addSeason(form: Locator, season: { name: string; from: string; to: string; percent: string }) {
  await form.getByRole('button', { name: /^Add (another )?season$/ }).click();
  const card = item(form, 'Season without a name');
  await card.getByLabel('First night').fill(season.from);
  await card.getByLabel('Last night').fill(season.to);
  await card.getByLabel('Percentage more').fill(season.percent);
  await card.getByLabel('Name', { exact: true }).fill(season.name);
  return item(form, season.name);
}

test('a season with its price and two nights at least is set by keyboard, and guests book by it', {
  tag: ['@phone', '@journey'],
}, async ({ page }) => {
  const { owner, hotel, garden } = await liveHouse(page);
  await signInAs(page, owner);
  await page.goto(ownerPaths.rates(hotel));
  const form = ratesOf(page, 'Garden Room');
  await expect(form).toContainText('Base price per night: ₹3,500.95 before tax, ₹3,676 with 5% GST.');

  await press(page, form.getByRole('button', { name: 'Add weekdays' }));
  const weekend = item(form, 'Fri, Sat');
  await expect(weekend.getByRole('checkbox', { name: 'Mon' })).toBeFocused();
  await type(page, weekend.getByLabel('Percentage more'), '20');
  const usual = form.getByRole('table', { name: 'A night outside seasons' }).getByRole('row');
  await expect(usual).toHaveCount(3);
  for (const row of ['Guests pay', /Sun to Thu.*₹3,500\.95.*₹3,676/, /Fri, Sat.*₹4,201\.14.*₹4,411/])
    await expect(usual.filter({ hasText: row })).toHaveCount(1);

  await press(page, form.getByRole('button', { name: 'Add season' }));
  await page.keyboard.type('Feast');
  const season = item(form, 'Feast');
  await expect(season.getByLabel('Name', { exact: true })).toBeFocused();
  await season.getByLabel('First night').fill(first);
  await season.getByLabel('Last night').fill(addDays(first, 9));
  const price = season.getByLabel('Price', { exact: true });
  await tabTo(page, price);
  await price.selectOption({ label: 'Fixed price' });
  await type(page, season.getByLabel('₹ per night, before tax'), '6,000');
  await expect(season.getByLabel('₹ per night, before tax')).toHaveAccessibleDescription(
    'Guests pay ₹6,300 with 5% GST.',
  );
  await type(page, season.getByLabel('Minimum nights'), '2');
  await expect(season.getByRole('table', { name: 'A night in Feast' })).toContainText('₹6,300');
  await expectAccessible(page);
  await expectFits(page);
  await press(page, form.getByRole('button', { name: 'Save rates' }));
  await expect(toasts(page)).toContainText('Rates saved.');
  await expect(saved(form)).toBeAttached();

  const stay = (nights: number): StayQuery => ({
    check_in_date: first,
    check_out_date: addDays(first, nights),
    adults: 2,
    children: 0,
    rooms: 1,
  });
  await page.goto(paths.hotel(hotel, '', stay(1)));
  await page.getByRole('tab', { name: 'Rooms' }).click();
  await expect(page.getByText(`Minimum stay 2 nights from ${formatNight(first)}.`).first()).toBeVisible();
  const end = addDays(first, 9);
  await page.goto(paths.booking(garden, { ...stay(2), check_in_date: end, check_out_date: addDays(end, 2) }));
  await page.getByText('Show your booking').click();
  const isWeekend = ['Fri', 'Sat'].includes(formatDate(addDays(end, 1)).slice(0, 3));
  await expect(page.locator('main')).toContainText(`From ${formatDate(end)}: ₹6,300 × 1 night × 1 room`);
  await expect(page.locator('main')).toContainText(
    `From ${formatDate(addDays(end, 1))}: ${isWeekend ? '₹4,411' : '₹3,676'} × 1 night × 1 room`,
  );
});

test('what is refused stays typed, and each refusal leads to its field', { tag: '@phone' }, async ({ page }) => {
  const { owner, hotel, garden } = await liveHouse(page);
  await signInAs(page, owner);
  const form = await openRates(page, hotel, garden, 'Garden Room');
  const season = await addSeason(form, { name: 'Monsoon', from: first, to: addDays(first, -1), percent: '501' });
  await form.getByLabel('Maximum nights').last().fill('31');
  await form.getByRole('button', { name: 'Save rates' }).click();
  const summary = page.getByRole('heading', { name: '3 things need your attention' }).locator('../..');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Monsoon: The last night cannot be before the first.');
  await expectFits(page);
  await season.locator('summary').click();
  await summary.getByRole('link', { name: /^Monsoon: Enter a percentage from 0 to 500/ }).click();
  const percent = season.getByLabel('Percentage more');
  await expect(percent).toBeFocused();
  await expect(percent).toHaveValue('501');
  await expect(percent).toHaveAccessibleDescription(/Enter a percentage from 0 to 500/);
  await percent.fill('25');
  await season.getByLabel('Last night').fill(addDays(first, 30));
  await expect(page.getByRole('heading', { name: 'One thing needs your attention' })).toBeVisible();
  await form.getByLabel('Maximum nights').last().fill('14');
  await expect(page.getByRole('heading', { name: /need/ })).toHaveCount(0);

  await page.route('**/rpc/save_rates', (route) => route.abort());
  await form.getByRole('button', { name: 'Save rates' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'We could not reach the server. Check your connection and try again. Nothing you typed is lost.',
  );
  await expect(season.getByLabel('Name', { exact: true })).toHaveValue('Monsoon');
  expect(await rulesOf(garden)).toEqual([]);
  await page.unroute('**/rpc/save_rates');
  await form.getByRole('button', { name: 'Save rates' }).click();
  await expect(toasts(page)).toContainText('Rates saved.');
  expect(await rulesOf(garden)).toEqual([{ name: 'Monsoon', value: '250', min_nights: null }]);
});

test('what two people change at a time is shown to the second, who chooses', async ({ page, context }) => {
  const { owner, hotel, garden } = await liveHouse(page);
  await signInAs(page, owner);
  const form = await openRates(page, hotel, garden, 'Garden Room');
  const other = await context.newPage();
  await signInAs(other, owner);
  const theirs = await openRates(other, hotel, garden, 'Garden Room');
  await addSeason(theirs, { name: 'Carnival', from: first, to: addDays(first, 3), percent: '40' });
  await theirs.getByRole('button', { name: 'Save rates' }).click();
  await expect(saved(theirs)).toBeVisible();

  await addSeason(form, { name: 'Diwali', from: first, to: addDays(first, 3), percent: '30' });
  const save = form.getByRole('button', { name: 'Save rates' });
  await save.click();
  const conflict = page.getByRole('alert', { name: 'Changed by someone else' });
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole('definition')).toHaveText([/^Carnival, .*: 40% more$/, /^Diwali, .*: 30% more$/]);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Use the saved rates' }).click();
  await expect(item(form, 'Carnival')).toBeVisible();
  await expect(item(form, 'Diwali')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use my version' }).click();
  await expect(item(form, 'Diwali')).toBeVisible();
  await save.click();
  await expect(toasts(page)).toContainText('Rates saved.');
  expect(await rulesOf(garden)).toMatchObject([{ name: 'Diwali' }]);

  await addSeason(theirs, { name: 'Easter', from: addDays(first, 60), to: addDays(first, 62), percent: '10' });
  await theirs.getByRole('button', { name: 'Save rates' }).click();
  await other
    .getByRole('alert', { name: 'Changed by someone else' })
    .getByRole('button', { name: 'Save my version' })
    .click();
  await expect(saved(theirs)).toBeVisible();
  expect(await rulesOf(garden)).toMatchObject([{ name: 'Carnival' }, { name: 'Easter' }]);
});

test('seasons are put in order, copied and removed by keyboard, and one that is over is folded away', async ({
  page,
}) => {
  const { owner, hotel, garden, loft } = await liveHouse(page);
  await siteSql(`insert into private.rate_plans (room_category_id) values ($1)`, [garden]);
  await siteSql(
    `insert into private.rate_rules (room_category_id, kind, name, first_night, end_date, price_change, value, position)
     values ($1, 'season', 'Last winter', private.today() - 90, private.today() - 60, 'percent', 100, 1),
       ($1, 'season', 'Winter', private.today() + 30, private.today() + 90, 'percent', 200, 2),
       ($1, 'season', 'Feast', private.today() + 40, private.today() + 41, 'fixed', 900000, 3)`,
    [garden],
  );
  await signInAs(page, owner);
  const form = await openRates(page, hotel, garden, 'Garden Room');
  await expect(item(form, 'Last winter')).toBeHidden();
  await press(page, form.getByText('1 past season'));
  await expect(item(form, 'Last winter')).toBeVisible();

  const winter = item(form, 'Winter');
  await press(page, winter.locator('summary'));
  const met = `${formatNight(addDays(today, 40))}: also in Feast, which is further down the list and is applied after this one.`;
  await expect(winter).toContainText(met);
  await expect(item(form, 'Feast')).toContainText('Guests pay ₹10,620 a night');
  await winter.getByLabel('Minimum nights').fill('2');
  await press(page, winter.getByRole('button', { name: 'Move Winter down' }));
  await expect(form.getByText('Winter is now number 2 of 2.')).toBeAttached();
  await expect(winter.getByRole('button', { name: 'Move Winter down' })).toBeFocused();
  await expect(winter).not.toContainText(met);
  await expect(item(form, 'Feast').locator('summary')).not.toContainText('Guests pay');

  await press(page, winter.getByRole('button', { name: 'Copy to next year: Winter' }));
  await expect(item(form, 'Winter')).toHaveCount(2);
  const copy = item(form, 'Winter').last();
  await expect(copy.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  await press(page, item(form, 'Winter again').getByRole('button', { name: 'Remove Winter again' }));
  await expect(form.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item(form, 'Winter again').getByLabel('Name', { exact: true })).toBeFocused();
  await press(page, item(form, 'Feast').locator('summary'));
  await press(page, item(form, 'Feast').getByRole('button', { name: 'Remove Feast' }));
  await press(page, form.getByRole('checkbox', { name: 'Loft' }), 'Space');
  await press(page, form.getByRole('button', { name: 'Save rates' }));
  await expect(toasts(page)).toContainText('Rates of 2 room types saved.');
  const kept = [
    { name: 'Last winter', value: '100', min_nights: null },
    { name: 'Winter', value: '200', min_nights: 2 },
    { name: 'Winter again', value: '200', min_nights: 2 },
  ];
  expect(await rulesOf(garden)).toEqual(kept);
  expect(await rulesOf(loft)).toEqual(kept);
});

test('the focus follows what comes back, however busy the page is', async ({ page }) => {
  const { owner, hotel, garden } = await liveHouse(page);
  await siteSql(`insert into private.rate_plans (room_category_id) values ($1)`, [garden]);
  await siteSql(
    `insert into private.rate_rules (room_category_id, kind, name, first_night, end_date, price_change, value, position)
     values ($1, 'season', 'Winter', private.today() + 30, private.today() + 90, 'percent', 200, 1),
       ($1, 'season', 'Feast', private.today() + 40, private.today() + 41, 'fixed', 900000, 2)`,
    [garden],
  );
  await signInAs(page, owner);
  const form = await openRates(page, hotel, garden, 'Garden Room');
  await press(page, item(form, 'Winter').locator('summary'));
  await expect(item(form, 'Winter')).toContainText('also in Feast');
  await item(form, 'Feast').locator('summary').click();
  // Undone while the prices change after the removal, so their effects are still running.
  await item(form, 'Winter').evaluate((winter) => {
    const observer = new MutationObserver(() => {
      if (winter.textContent?.includes('also in Feast')) return;
      observer.disconnect();
      document.getElementById('undo-season')?.click();
    });
    observer.observe(winter, { childList: true, characterData: true, subtree: true });
  });
  await item(form, 'Feast').getByRole('button', { name: 'Remove Feast' }).click();
  await expect(item(form, 'Feast').getByLabel('Name', { exact: true })).toBeFocused();
});

test('another room is not shown before somebody agrees to lose what is not saved', { tag: '@phone' }, async ({
  page,
}) => {
  const { owner, hotel, garden } = await liveHouse(page);
  await signInAs(page, owner);
  const form = await openRates(page, hotel, garden, 'Garden Room');
  await form.getByLabel('₹ per extra adult and night, before tax').fill('1000');
  await expect(form.getByLabel('₹ per extra adult and night, before tax')).toHaveAccessibleDescription(
    'For a night at the base price, guests pay ₹1,050 more: ₹4,726.',
  );
  const room = page.getByRole('combobox', { name: 'Room type', exact: true });
  await room.selectOption({ label: 'Loft' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('₹ per extra adult and night, before tax')).toHaveValue('1000');
  const leaving = page.waitForEvent('dialog');
  const gone = page.close({ runBeforeUnload: true });
  const asked = await leaving;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await gone;
  await room.selectOption({ label: 'Loft' });
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(ratesOf(page, 'Loft')).toContainText('Base price per night: ₹9,000 before tax');
  await expect(page).toHaveURL(/room=/);
  await page.reload();
  await expect(ratesOf(page, 'Loft')).toBeVisible();
});

test('without a house there is nothing to set, without an answer a way to ask again, and strangers sign in', async ({
  page,
}) => {
  await page.goto(ownerPaths.rates());
  await expect(page).toHaveURL(paths.auth(ownerPaths.rates()));
  await signInAs(page, await newOwner());
  await page.goto(ownerPaths.rates());
  await expect(page.getByText('No property is live yet.')).toBeVisible();
  await page.goto(ownerPaths.rates('00000000-0000-4000-8000-000000000001'));
  await expect(page.getByRole('alert')).toContainText('You no longer have access to this property or room type.');
  await page.route('**/rpc/desk_houses', (route) => route.abort());
  await page.goto(ownerPaths.rates());
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await page.unroute('**/rpc/desk_houses');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No property is live yet.')).toBeVisible();
});
