import { expect, type Page, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { bookRooms, makeHotel } from '../support/ownHotel.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { fillSignIn, linkOfMail, mailsTo, newPerson } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const stay = {
  check_in_date: addDays(todayInKolkata(), 80),
  check_out_date: addDays(todayInKolkata(), 82),
  adults: 2,
  children: 0,
  rooms: 1,
};
const nights = { checkIn: stay.check_in_date, checkOut: stay.check_out_date };
const fitsAll = async (page: Page) => {
  const size = page.viewportSize();
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);
  if (size) await page.setViewportSize(size);
};
const heart = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Saved? ${name}$`) });
const pressed = (page: Page, name: string, is = true) =>
  expect(heart(page, name)).toHaveAccessibleName(`${is ? 'Saved' : 'Save'} ${name}`);
const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const savedBy = async (email: string) =>
  (
    await siteSql<{ name: string }>(
      `select h.name from private.saved_stays as s join public.hotels as h on h.id = s.hotel_id
       join public.profiles as p on p.user_id = s.user_id where p.email = $1 order by s.saved_at`,
      [email],
    )
  ).map(({ name }) => name);

test('saved hotels join the account and leave with it', { tag: '@phone' }, async ({ page, context }) => {
  test.setTimeout(120_000);
  const words = crypto.randomUUID().slice(0, 8);
  const [first, second, gone] = [`Quinta ${words}`, `Casa ${words}`, `Villa ${words}`];
  const houses = [];
  for (const name of [first, second, gone]) houses.push(await makeHotel({ name, totalRooms: 1, price: 420_000 }));
  const [one, , last] = houses;
  if (!one || !last) throw new Error('No houses');

  await page.goto(paths.saved);
  await expect(page.getByText('You have no saved hotels yet.')).toBeVisible();
  await fitsAll(page);

  await page.goto(paths.search(words, stay));
  await pressed(page, first, false);
  await press(page, heart(page, first));
  await pressed(page, first);
  await expect(page).toHaveURL(/\/search/);
  await heart(page, gone).click();
  await expectAccessible(page);
  await fitsAll(page);
  const other = await context.newPage();
  await other.goto(paths.hotel(houses[1]?.hotel ?? '', second));
  await expect(heart(other, second)).toHaveText('Save');
  await heart(other, second).click();
  await expect(heart(other, second)).toHaveText('Saved');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('recent-stays'))).toContain(second);
  await expect(page.getByRole('link', { name: 'Saved hotels: 3 hotels' })).toBeVisible();
  await pressed(page, second);
  await other.close();

  await bookRooms(one, nights);
  await siteSql('update public.hotels set is_active = false where id = $1', [last.hotel]);
  await page.getByRole('link', { name: 'Saved hotels: 3 hotels' }).click();
  await expect(row(page, first)).toContainText('Sold out on these dates');
  await expect(row(page, second)).toContainText('from ₹4,200 a night');
  await expect(page.getByText('A hotel you saved is not listed at the moment.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently seen' })).toContainText(second);
  await fitsAll(page);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('heading', { name: 'Saved hotels' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(2);
  await heart(page, second).click();
  await pressed(page, second, false);
  await heart(page, second).click();
  await pressed(page, second);

  const email = await newPerson();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email);
  await expect(page.getByText(`Saved in your account, ${email}`)).toBeVisible();
  await expect.poll(() => savedBy(email)).toEqual([first, second]);
  await expect(row(page, first)).toBeVisible();

  await page.route('**/rpc/saved_stays', (route) => route.abort());
  await heart(page, first).click();
  await expect(toasts(page)).toContainText('We could not update your saved hotels');
  await pressed(page, first);
  await page.unroute('**/rpc/saved_stays');
  await heart(page, first).click();
  await expect.poll(() => savedBy(email)).toEqual([second]);

  await page.getByRole('button', { name: /account of/ }).click();
  await expect(page.getByRole('link', { name: 'Saved hotels', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto(paths.saved);
  await expect(page.getByText('You have no saved hotels yet.')).toBeVisible();
  expect(await savedBy(email)).toEqual([second]);
  await page.getByRole('button', { name: 'Clear this list' }).click();
  await expect(page.getByRole('region', { name: 'Recently seen' })).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => /saved|recent/.test(name)))).toEqual([]);
});

const tellMe = (page: Page) => page.getByRole('button', { name: 'Email me', exact: true });
const asksTo = (page: Page) => page.getByRole('button', { name: 'Email me if these dates become available' });
const sendMails = (page: Page) =>
  page.request.post('/functions/v1/send-mails', { headers: { apikey: 'sb_publishable_local' } });
const tellFreed = () => siteSql(`select private.perform_job('notify_waitlist')`);

test('a guest is emailed once a sold-out hotel is available', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000);
  // All tests share one address, which may ask ten times an hour.
  await siteSql(`delete from private.rate_hits where bucket like 'waits:%'`);
  const name = `Quinta ${crypto.randomUUID().slice(0, 8)}`;
  const house = await makeHotel({ name, totalRooms: 1 });
  const reference = await bookRooms(house, nights);
  const setStatus = (status: string) =>
    siteSql('update public.bookings set booking_status = $2::public.booking_status where booking_reference = $1', [
      reference,
      status,
    ]);
  const email = `asha-${crypto.randomUUID().slice(0, 8)}@guest.example`;

  await page.goto(paths.hotel(house.hotel, name, stay));
  await press(page, asksTo(page));
  const field = page.getByLabel('Your email');
  await expect(field).toBeFocused();
  await page.keyboard.type('asha@');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await fitsAll(page);
  await field.fill(email);
  await page.route('**/rpc/join_waitlist', (route) => route.abort());
  await field.press('Enter');
  await expect(page.getByText('We could not save your request. Nothing you typed is lost. Try again.')).toBeVisible();
  await expect(field).toHaveValue(email);
  await page.unroute('**/rpc/join_waitlist');
  await tellMe(page).click();
  await expect(page.getByText(`Check your inbox and confirm ${email}.`)).toBeFocused();

  await sendMails(page);
  const confirm = new URL(await linkOfMail(page, email, 'Confirm your availability alert'));
  expect(confirm.pathname).toBe(paths.freeNights);
  await page.goto(confirm.pathname + confirm.search);
  await expect(page).toHaveURL(paths.freeNights);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(page.getByRole('heading', { name: 'We will email you' })).toBeFocused();

  await tellFreed();
  await setStatus('cancelled');
  for (const _ of [1, 2]) await tellFreed();
  await sendMails(page);
  const told = new URL(await linkOfMail(page, email, `Available again: ${name}`));
  expect(told.search).toMatch(/^\?stop=[0-9a-f]{64}$/);
  expect(await mailsTo(page, email)).toHaveLength(2);
  await setStatus('confirmed');
  await setStatus('cancelled');
  await tellFreed();
  await sendMails(page);
  expect(await mailsTo(page, email)).toHaveLength(2);

  await setStatus('confirmed');
  await page.goto(paths.booking(house.room, stay));
  await asksTo(page).click();
  await page.getByLabel('Your email').fill(email);
  await tellMe(page).click();
  await expect(page.getByText(`confirm ${email}.`)).toBeVisible();
  await sendMails(page);
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(3);
  const again = new URL(await linkOfMail(page, email, 'Confirm your availability alert'));
  await page.goto(`${paths.freeNights}?stop=${again.searchParams.get('confirm')}`);
  await page.getByRole('button', { name: 'Stop this email' }).click();
  await expect(page.getByRole('heading', { name: 'Email stopped' })).toBeFocused();
  expect(await siteSql('select id from private.waits where email = $1 and told_at is null', [email])).toEqual([]);
});
