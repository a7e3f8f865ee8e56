import { expect, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { askLinkPath, paths, reviewPath, stayPath } from '#src/lib/paths.ts';
import { endedStay } from '../support/endedStay.ts';
import { bookStay, makeHotel } from '../support/ownHotel.ts';
import { toasts } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';

const choose = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed-')).length);
const texts = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test('a slip in an email and two phone numbers are asked about, and one press puts it right', async ({ page }) => {
  const { room } = await makeHotel();
  const stay = { check_in_date: addDays(todayInKolkata(), 30), check_out_date: addDays(todayInKolkata(), 31) };
  await page.goto(paths.booking(room, { ...stay, adults: 1, children: 0, rooms: 1 }));
  const [email, phone] = [page.getByLabel('Email'), page.getByLabel('Phone')];
  await email.fill('Ravi <ravi@gmial.com>');
  await page.getByRole('button', { name: 'Did you mean ravi@gmail.com?' }).click();
  await expect(email).toHaveValue('ravi@gmail.com');
  await phone.fill('98765 43210, 98200 00000');
  await expect(page.getByText('You typed more than one number. We use 98765 43210.')).toBeVisible();
  await page.getByRole('button', { name: 'Use 98200 00000 instead' }).click();
  await expect(phone).toHaveValue('98200 00000');
});

test('a review: its stars and words', async ({ page }) => {
  const { link } = await endedStay(page);
  const words = ['Slow mornings', 'The garden wakes\nbefore the house.'];
  const stars = (of: number) => page.getByRole('main').getByRole('group').nth(of).getByRole('radio');
  await page.goto(reviewPath(await link('review_link')));
  await stars(0).nth(4).check();
  await stars(2).nth(1).check();
  await page.getByLabel('Title').fill(words[0] ?? '');
  await page.getByLabel('What should others know?').fill(words[1] ?? '');
  await choose(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi/review');
  await expect(stars(0).nth(4)).toBeChecked();
  await expect(stars(2).nth(1)).toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  expect(await texts(page)).toEqual(words);

  await choose(page, 'English');
  await expect(stars(2).nth(1)).toBeChecked();
  for (const of of [1, 3, 4]) await stars(of).nth(3).check();
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your review is published' })).toBeFocused();
  expect(await kept(page)).toBe(0);
});

test('what the hotel is told, in the form that was open; what is left as it is goes', async ({ page }) => {
  const [{ token: mine }, { token: other }] = [await bookStay(), await bookStay()];
  const open = page.getByRole('button', { name: 'Add arrival time or special requests' });
  const time = page.locator('input[type="time"]');
  await page.goto(stayPath(mine));
  await open.click();
  await time.fill('21:30');
  await page.getByLabel('Requests').fill('Two pillows, please');
  await choose(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi/stay');
  await expect(page.getByLabel('खास ज़रूरतें')).toHaveValue('Two pillows, please');
  await expect(time).toHaveValue('21:30');
  await expect(page.getByLabel('बुकिंग का नाम')).toHaveValue('Asha Kamat');
  await expect(time).not.toBeFocused();

  await page.goto('about:blank');
  await page.goto(stayPath(other));
  await open.click();
  await expect(time).toBeFocused();
  await expect(page.getByLabel('Requests')).toHaveValue('');
  await page.goto('about:blank');
  await page.goto(stayPath(mine));
  await expect(page.getByLabel('Requests')).toHaveValue('Two pillows, please');
  await page.getByRole('button', { name: 'Send to the hotel', exact: true }).click();
  await expect(toasts(page)).toContainText('We told');
  await expect(open).toBeFocused();
  expect(await kept(page)).toBe(0);
  await open.click();
  await expect(time).toBeFocused();
  await page.getByLabel('Requests').fill('Three pillows');
  expect(await kept(page)).toBe(1);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(await kept(page)).toBe(0);
  await page.reload();
  await expect(page.getByText('Two pillows, please')).toBeVisible();
  await expect(open).toBeVisible();
});

test('whose link is lost; who signs out takes it along, and a booking that was begun', async ({ page }) => {
  const house = await makeHotel();
  const typed = ['K7QM-4XWP-9RTA-2HSD', 'asha@guests.example'];
  await signInAs(page, 'guest@susegad.example');
  await page.goto(stayPath());
  await page.getByLabel('Booking reference').fill(typed[0] ?? '');
  await page.getByLabel('Email you booked with').fill(typed[1] ?? '');
  await choose(page, 'हिन्दी');
  await expect(page).toHaveURL('/hi/stay');
  await expect.poll(() => texts(page)).toEqual(typed);
  await page.goto(askLinkPath({ reference: 'AAAA-BBBB-CCCC-DDDD' }));
  await page.reload();
  await expect.poll(() => texts(page)).toEqual(['AAAA-BBBB-CCCC-DDDD', '']);

  await page.goto(`/booking/${house.room}`);
  await page.getByLabel('Full name').fill('Meera Kamat');
  const all = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(all).toContain('Meera Kamat');
  expect(await all()).toContain(typed[1]);
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  for (const text of ['Meera Kamat', ...typed]) expect(await all()).not.toContain(text);

  await page.goto(stayPath());
  await expect.poll(() => texts(page)).toEqual(['', '']);
  await page.getByLabel('Booking reference').fill(typed[0] ?? '');
  await page.getByLabel('Email you booked with').fill(typed[1] ?? '');
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  expect(await kept(page)).toBe(0);
});

test('who signs out in another tab takes along what this one has of them', async ({ page, context }) => {
  const house = await makeHotel();
  await signInAs(page, 'guest@susegad.example');
  await page.goto(`/booking/${house.room}`);
  await page.getByLabel('Full name').fill('Meera Kamat');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Meera Kamat');
  const asleep = await context.newPage();
  await asleep.goto(stayPath());
  await asleep.getByLabel('Email').fill('meera@guests.example');
  await expect.poll(() => kept(asleep)).toBe(1);
  await asleep.goto('about:blank');
  const other = await context.newPage();
  await other.goto(paths.home);
  await other.getByRole('button', { name: /account of/ }).click();
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Meera Kamat');
  await asleep.bringToFront();
  await asleep.goto(stayPath());
  await expect.poll(() => texts(asleep)).toEqual(['', '']);
  expect(await kept(asleep)).toBe(0);
});
