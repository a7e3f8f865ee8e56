import { expect, type Locator, type Page, test } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { reviewPath } from '#src/lib/reviewPath.ts';
import { stayPath } from '#src/lib/stayPath.ts';
import { endedStay } from '../support/endedStay.ts';
import { expectAccessible, expectFits, tabTo } from '../support/page.ts';
import { linkOfMail } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

// How a guest says how a stay was, by a link: of the mail that asks, and of the page of the stay.

const stars = (page: Page, of: string) => page.getByRole('group', { name: of }).getByRole('radio');
const publish = (page: Page): Locator => page.getByRole('button', { name: 'Publish review' });
const fitsAll = async (page: Page) => {
  const size = page.viewportSize();
  for (const width of [390, 820, 1440]) await expectFits(page, width);
  if (size) await page.setViewportSize(size);
};
const asked = ['Your rating', 'Cleanliness', 'Location', 'People', 'Value for money'];

test('a guest reviews a stay by the link of the mail, with the keyboard, once', { tag: '@both' }, async ({ page }) => {
  test.setTimeout(120_000);
  const { id, guest, name, hotel_id, link: newLink } = await endedStay(page);
  await siteSql(
    `select private.enqueue_mail('ask_review', $1, jsonb_build_object('booking_id', $2::uuid), 'ask_review:' || $2)`,
    [guest, id],
  );
  // Mails go out after a write through the API.
  await page.request.post('/functions/v1/send-mails', { headers: { apikey: 'sb_publishable_local' } });
  const link = new URL(await linkOfMail(page, guest, 'Thank you: how was your stay at'));
  expect(link.pathname + link.hash).toMatch(/^\/review#[0-9a-f]{64}$/);

  await page.goto(link.pathname + link.hash);
  await expect(page.getByRole('heading', { name: `How was ${name}?` })).toBeVisible();
  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole('main')).toContainText('2 nights · Garden Room');
  await publish(page).waitFor();
  await expectAccessible(page);
  await fitsAll(page);

  // Sent empty, it says what is missing and leads there.
  await tabTo(page, publish(page));
  await page.keyboard.press('Enter');
  for (const of of asked) await expect(page.getByRole('group', { name: of })).toContainText(/Please choose/);
  await expect(stars(page, 'Your rating').first()).toBeFocused();
  await expectAccessible(page);

  for (const [at, of] of asked.entries()) {
    await tabTo(page, stars(page, of).first());
    for (let press = 0; press < 4 - at; press += 1) await page.keyboard.press('ArrowRight');
    if (at === 4) await page.keyboard.press('Space');
    await expect(stars(page, of).nth(4 - at)).toBeChecked();
  }
  await tabTo(page, page.getByLabel('Title'));
  await page.keyboard.type('Slow mornings');
  // What turns the direction of reading goes at once, not when it is sent.
  await page.keyboard.insertText('\u202egnp');
  await expect(page.getByLabel('Title')).toHaveValue('Slow morningsgnp');
  for (const _ of 'gnp') await page.keyboard.press('Backspace');
  await tabTo(page, page.getByLabel('What should others know?'));
  await page.getByLabel('What should others know?').fill('🌴'.repeat(1999));
  await expect(page.getByText('Characters left: 1.')).toBeVisible();
  await page.getByLabel('What should others know?').fill('Quiet.\n\n\n\nGreen.');
  await tabTo(page, publish(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('at most two empty lines in a row')).toBeVisible();
  await page.getByLabel('What should others know?').fill('');
  await page.keyboard.type('The garden wakes before the house.');
  await expectAccessible(page);
  await fitsAll(page);

  // No answer: what was written stays.
  await page.route('**/review_by_link', (route) => route.abort());
  await tabTo(page, publish(page));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Your review could not be sent. What you wrote is still here: please try again.'),
  ).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'This stay has been reviewed' })).toBeVisible();
  await expectAccessible(page);

  // The page of the stay says why it has none left to write, and not that an ended stay could be changed.
  await page.goto(stayPath(await newLink('stay_link')));
  await expect(page.getByText('This stay has a review already. Thank you!')).toBeVisible();
  await expect(page.getByText('Whoever uses this device can then see this stay:')).toBeVisible();
  await expectAccessible(page);
});

test('the page of an ended stay leads to the same form, and who travels along has none', async ({ page }) => {
  const { name, link } = await endedStay(page);
  await page.goto(stayPath(await link('stay_link', ', p_is_mailed => true')));
  await page.getByRole('link', { name: 'Write a review' }).click();
  await expect(page.getByRole('heading', { name: `How was ${name}?` })).toBeVisible();

  await page.goto('about:blank');
  await page.goto(reviewPath(await link('stay_link', ', true')));
  await expect(page.getByText('This link only shows the stay. Whoever booked it can review it.')).toBeVisible();
  await expectAccessible(page);
});

test('the link of who only booked leads to one that goes to the mailbox', { tag: '@both' }, async ({ page }) => {
  const { name, guest, link } = await endedStay(page);
  await page.goto(reviewPath(await link('stay_link')));
  await expect(page.getByRole('heading', { name: 'We send you the link' })).toBeVisible();
  await expect(publish(page)).toHaveCount(0);
  await expectAccessible(page);
  await fitsAll(page);
  await tabTo(page, page.getByRole('button', { name: 'Send the link' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Please look into your mailbox' })).toBeFocused();
  await expectAccessible(page);
  const mailed = new URL(await linkOfMail(page, guest, 'Your link to your stay at'));
  await page.goto('about:blank');
  await page.goto(mailed.pathname + mailed.hash);
  await page.getByRole('link', { name: 'Write a review' }).click();
  await expect(page.getByRole('heading', { name: `How was ${name}?` })).toBeVisible();
});

test('a link that never was says what to do', async ({ page }) => {
  await page.goto(reviewPath('0'.repeat(64)));
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find your stay' }).click();
  await expect(page.getByText('The page of your stay leads to its review')).toBeVisible();
});
