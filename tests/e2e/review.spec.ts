import { expect, type Locator, type Page, test } from '@playwright/test';
import { paths, reviewPath, stayPath } from '#src/lib/paths.ts';
import { makePhoto } from '../fixtures.ts';
import { endedStay } from '../support/endedStay.ts';
import { expectAccessible, expectFits, press, tabTo, toasts } from '../support/page.ts';
import { linkOfMail, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const stars = (page: Page, of: string) => page.getByRole('group', { name: of }).getByRole('radio');
const publish = (page: Page): Locator => page.getByRole('button', { name: 'Publish review' });
const full = (page: Page, of: string) =>
  page
    .getByRole('group', { name: of })
    .locator('svg')
    .evaluateAll((all) => all.filter((star) => getComputedStyle(star).fill !== 'none').length);
const fitsAll = async (page: Page) => {
  const size = page.viewportSize();
  for (const width of [390, 820, 1440]) await expectFits(page, width);
  if (size) await page.setViewportSize(size);
};
const asked = ['Your rating', 'Cleanliness', 'Location', 'People', 'Value for money'];

test('a guest reviews a stay by the link of the mail, with the keyboard, once', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000);
  const { id, guest, name, hotel_id, link: newLink } = await endedStay(page);
  await siteSql(
    `select private.enqueue_mail('ask_review', $1, jsonb_build_object('booking_id', $2::uuid), 'ask_review:' || $2)`,
    [guest, id],
  );
  await page.request.post('/functions/v1/send-mails', { headers: { apikey: 'sb_publishable_local' } });
  const link = new URL(await linkOfMail(page, guest, 'How was your stay at'));
  expect(link.pathname + link.hash).toMatch(/^\/review#[0-9a-f]{64}$/);

  await page.goto(link.pathname + link.hash);
  await expect(page.getByRole('heading', { name: `How was ${name}?` })).toBeVisible();
  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole('main')).toContainText('2 nights · Garden Room');
  await publish(page).waitFor();
  await expectAccessible(page);
  await fitsAll(page);

  await expect(page.getByText('for each of the four points below it')).toBeVisible();
  await press(page, publish(page));
  for (const of of asked) await expect(page.getByRole('group', { name: of })).toContainText('Choose 1 to 5 stars.');
  await expect(page.locator('.notice', { hasText: '5 things need your attention' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Location: Choose 1 to 5 stars.' }));
  await expect(stars(page, 'Location').first()).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('main').evaluate((main) => main.focus());
  for (const [at, of] of asked.entries()) {
    expect(await full(page, of)).toBe(0);
    await tabTo(page, stars(page, of).first());
    for (let press = 0; press < 4 - at; press += 1) await page.keyboard.press('ArrowRight');
    if (at === 4) await page.keyboard.press('Space');
    await expect(stars(page, of).nth(4 - at)).toBeChecked();
    expect(await full(page, of)).toBe(5 - at);
  }
  await tabTo(page, page.getByLabel('Title'));
  await page.keyboard.type('Slow mornings');
  await tabTo(page, page.getByLabel('What should others know?'));
  await page.keyboard.type('The garden wakes before the house.');

  await page.route('**/review_by_link', (route) => route.abort());
  await press(page, publish(page));
  await expect(page.getByText('We could not send your review. Nothing you wrote is lost. Try again.')).toBeVisible();
  await page.unroute('**/review_by_link');
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('heading', { name: 'Thank you, your review is published' });
  await expect(thanks).toBeFocused();
  await expectAccessible(page);
  await fitsAll(page);
  expect(await siteSql('select rating, aspects from public.reviews where hotel_id = $1', [hotel_id])).toEqual([
    { rating: 5, aspects: { clean: 4, place: 3, people: 2, value: 1 } },
  ]);

  await page.getByRole('link', { name: 'Read the reviews' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.hotel(hotel_id, name)}#reviews$`));
  await expect(page.getByRole('tabpanel')).toContainText('The garden wakes before the house.');

  await page.goto('about:blank');
  await page.goto(link.pathname + link.hash);
  await expect(page.getByRole('heading', { name: 'You have already reviewed this stay' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(stayPath(await newLink('stay_link')));
  await expect(page.getByText('You have already reviewed this stay. Thank you!')).toBeVisible();
  await expect(page.getByText('Anyone who uses this device can then see this booking.')).toBeVisible();
});

test('photos of a review are seen by guests once an admin shows them', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(150_000);
  const { name, hotel_id, link } = await endedStay(page);
  await page.goto(reviewPath(await link('review_link')));
  for (const of of asked) await stars(page, of).nth(3).check();
  await page.getByLabel('Title').fill('Two of many');
  const jpeg = async (file: string, colour: string, type = 'image/jpeg') => ({
    ...{ name: file, mimeType: type },
    buffer: await makePhoto(colour, 'jpeg', [1800, 1200]),
  });
  const add = page.getByLabel('Add photos');
  const field = page.getByRole('group', { name: 'Photos' });
  await add.setInputFiles([await jpeg('garden.jpg', 'green')]);
  const colours = ['red', 'navy', 'olive', 'teal', 'gold'];
  await add.setInputFiles(await Promise.all(colours.map((colour) => jpeg(`${colour}.jpg`, colour))));
  await expect(field.getByRole('img')).toHaveCount(5);
  await expect(field.getByRole('alert')).toHaveText('“gold.jpg” was not added. You can add up to 5 photos.');
  await expectAccessible(page);
  await fitsAll(page);
  for (const gone of ['red', 'olive', 'teal']) {
    await press(page, field.getByRole('button', { name: new RegExp(`, ${gone}.jpg$`) }));
    await expect(add).toBeFocused();
    await expect(page.locator('label', { hasText: 'Add photos' })).toHaveCSS('outline-style', 'solid');
  }

  await page.route('**/upload-review-photo', (route) => route.abort());
  await publish(page).click();
  await expect(page.getByText('Photo 1, “garden.jpg”: We could not send it. Nothing you wrote is lost')).toBeVisible();
  await page.unroute('**/upload-review-photo');
  await expect(page.getByLabel('Title')).toHaveValue('Two of many');
  await publish(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your review is published' })).toBeVisible();
  await expect(page.getByText('Your photos appear after we have checked them')).toBeVisible();
  await expectAccessible(page);

  const onHotel = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Two of many' });
  const hotel = `${paths.hotel(hotel_id, name)}#reviews`;
  await page.goto(hotel);
  await expect(onHotel).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('By aspect')).toBeVisible();
  await expect(onHotel.getByRole('img', { name: /by a guest/ })).toHaveCount(0);

  await signInAs(page, 'admin@susegad.example');
  await page.goto(`/admin/reviews?state=photos&search=${encodeURIComponent(name)}`);
  const look = page.getByRole('button', { name: `Photos of the review by Asha K. about ${name}` });
  await expect(look).toHaveText('Photos, 2 new');
  await look.click();
  const dialog = page.getByRole('dialog', { name: 'Photos by Asha K.' });
  for (const at of [1, 2])
    await expect
      .poll(() =>
        dialog.getByRole('img', { name: `Number ${at}` }).evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBe(1600);
  await expectAccessible(page);
  await fitsAll(page);
  await dialog.getByRole('button', { name: 'Publish photo 1' }).click();
  await expect(toasts(page)).toContainText('Photo published.');
  await dialog.getByRole('button', { name: 'Remove photo 2' }).click();
  await dialog.getByLabel('Reason').fill('A face.');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog).toContainText('Photo 2 RemovedA face.');
  await page.keyboard.press('Escape');

  await page.goto(hotel);
  const photo = onHotel.getByRole('button', { name: /^Photo by a guest, \w+ \d{4}$/ });
  await expect(photo).toHaveCount(1);
  await photo.scrollIntoViewIfNeeded();
  const loaded = (at: Locator) =>
    expect.poll(() => at.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
  await loaded(photo.getByRole('img'));
  await expectAccessible(page);
  await fitsAll(page);
  await press(page, photo);
  const viewer = page.getByRole('dialog', { name: `Photos of ${name}` });
  await loaded(viewer.getByRole('img'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(photo).toBeFocused();
});

test('the page of an ended stay leads to the same form, and who travels along has none', async ({ page }) => {
  const { id, name, link } = await endedStay(page);
  await page.goto(stayPath(await link('stay_link', ', p_is_mailed => true')));
  await page.getByRole('link', { name: 'Write a review' }).click();
  await expect(page.getByRole('heading', { name: `How was ${name}?` })).toBeVisible();

  await page.goto('about:blank');
  await page.goto(reviewPath(await link('stay_link', ', true')));
  await expect(
    page.getByText('This link only shows the booking. Only the person who booked can review it.'),
  ).toBeVisible();
  await expectAccessible(page);

  await siteSql(`update public.bookings set booking_status = 'cancelled', is_no_show = true where id = $1`, [id]);
  const mailed = await link('stay_link', ', p_is_mailed => true');
  for (const path of [stayPath(mailed), reviewPath(mailed)]) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(
      page.getByText('The hotel says that you did not arrive (no-show). If you did stay, write to us'),
    ).toBeVisible();
  }
  await page.goto('about:blank');
  await page.goto(stayPath(mailed));
  const head = page.getByRole('status').filter({ hasText: `${name} says that you did not arrive` });
  await expect(head.getByRole('button', { name: 'I was there' })).toBeVisible();
  await expect(page.getByText('No-show', { exact: true })).toBeVisible();
  await expect(page.getByText(/\bcancelled\b/i)).toHaveCount(0);
  await expectAccessible(page);
});

test('the link of who only booked leads to one that goes to the mailbox', { tag: '@phone' }, async ({ page }) => {
  const { name, guest, link } = await endedStay(page);
  await page.goto(reviewPath(await link('stay_link')));
  await expect(page.getByRole('heading', { name: 'Get the review link by email' })).toBeVisible();
  await expect(publish(page)).toHaveCount(0);
  await expectAccessible(page);
  await fitsAll(page);
  await press(page, page.getByRole('button', { name: 'Email me the link' }));
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expectAccessible(page);
  const mailed = new URL(await linkOfMail(page, guest, 'Link to your booking'));
  await page.goto('about:blank');
  await page.goto(mailed.pathname + mailed.hash);
  await page.getByRole('link', { name: 'Write a review' }).click();
  await expect(page.getByRole('heading', { name: `How was ${name}?` })).toBeVisible();
});

test('a link that never was says what to do', async ({ page }) => {
  await page.goto(reviewPath('0'.repeat(64)));
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find your booking' }).click();
  await expect(page.getByText('You review your stay on your booking page')).toBeVisible();
});
