import { expect, type Page, test } from '@playwright/test';
import { csvColumns } from '#src/domain/listing/imports.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { completeListing } from '../listingCases.ts';
import { housePaths, postPaths } from '../support/content.ts';
import { openDraft } from '../support/draft.ts';
import { handIn } from '../support/handIn.ts';
import { bookRooms, bookStay, makeHotel } from '../support/ownHotel.ts';
import { expectAccessible, expectFits, findViolations, keepHome } from '../support/page.ts';
import { payDue } from '../support/paymentSql.ts';
import { longPassword, newPerson, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { addPayment } from '../support/siteMoney.ts';
import { openStep, type Title, titles } from '../support/wizard.ts';

/** Runs axe on every page and every state that is a few clicks away. Tests of the screens check deeper states. */
const widths = [320, 390, 640, 820, 1440];
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
// The tests are independent, and together they take longer than any other file.
test.describe.configure({ mode: 'parallel' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function fitsEveryWidth(page: Page, from = 320) {
  const before = page.viewportSize();
  for (const width of widths) if (width >= from) await expectFits(page, width);
  await expectAccessible(page);
  if (before) await page.setViewportSize(before);
}

async function scan(page: Page, states: Record<string, () => Promise<unknown>>) {
  const all = Object.entries(states);
  // Only `npm run test:all` checks all states. Other runs check the first.
  for (const [state, reach] of process.env.TEST_ALL ? all : all.slice(0, 1)) {
    await test.step(state, async () => {
      await reach();
      expect.soft(await findViolations(page), state).toEqual([]);
    });
  }
}

const kinds = new Set([
  ...['/', '/properties', housePaths[0], '/gallery', '/blog', postPaths[0], '/terms', '/list-property'],
  ...['/no-such-page', '/newsletter?confirm=x', '/saved', '/arrival'],
]);
const tagOf = (path: string) => (kinds.has(path) ? { tag: '@journey' } : {});

for (const path of [
  '/',
  '/properties',
  ...housePaths,
  '/gallery',
  '/gallery?hotel=lotus',
  '/blog',
  ...postPaths,
  '/terms',
  '/privacy',
  '/cookies',
  '/list-property',
]) {
  test(
    `${path} has no violations, asks no other origin and fits every width`,
    tagOf(path),
    async ({ page, baseURL }) => {
      const foreign = await keepHome(page, baseURL);
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectAccessible(page);
      for (const width of widths) await expectFits(page, width);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      expect(foreign).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
}

for (const path of [
  '/no-such-page',
  '/property/no-such-house',
  '/newsletter?confirm=x',
  '/newsletter?stop=x',
  '/notices',
  '/notices?confirm=x',
  '/notices?stop=x',
  '/free-nights',
  '/free-nights?confirm=x',
  '/free-nights?stop=x',
  '/saved',
  '/arrival',
  `/arrival#${'0'.repeat(64)}`,
  '/cleaning',
  `/cleaning#${'0'.repeat(64)}`,
  '/stay',
  `/stay#${'0'.repeat(64)}`,
  '/review',
  `/review#${'0'.repeat(64)}`,
]) {
  test(`${path} has no violations and fits every width`, tagOf(path), async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    for (const width of widths) await expectFits(page, width);
  });
}

test('what opens on pages of the house', async ({ page }) => {
  const questions = page.locator('[data-faq-item] summary');
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  const viewer = page.locator('[data-photo-viewer]');
  const newsletter = page.getByRole('region', { name: 'A letter from Goa' });
  await scan(page, {
    'home, with both galleries at work': async () => {
      await page.goto('/');
      for (const house of ['Casa De Patio', 'Hotel Lotus']) {
        const gallery = page.getByRole('region', { name: `Photos of ${house}` });
        await gallery.scrollIntoViewIfNeeded();
        await expect(gallery.locator('.swiper-initialized')).toBeVisible();
      }
      await page.locator('#contact').scrollIntoViewIfNeeded();
    },
    'home, a question open': () => page.locator('#faq summary').nth(1).click(),
    'a house, a question open': async () => {
      await page.goto('/property/hotel-lotus');
      await questions.nth(2).click();
    },
    'a house, no question found': () => search.fill('helicopter'),
    'a house, details of a room': async () => {
      await page.goto('/property/hotel-lotus#double-suite-room');
      await expect(page.getByRole('dialog', { name: 'Double Suite Room', exact: true })).toBeVisible();
    },
    'a house, a photo above the details': async () => {
      await page.locator('dialog[open] a[data-photo]').nth(3).click();
      await expect(viewer).toBeVisible();
    },
    'the viewer with one photo': async () => {
      await page.goto('/property/casa-de-patio');
      await page
        .getByRole('article', { name: 'Compact', exact: true })
        .getByRole('button', { name: /^Gallery/ })
        .click();
      await expect(viewer).toBeVisible();
    },
    'a photo of the gallery': async () => {
      await page.goto('/gallery');
      await page.locator('#gallery-photos a').nth(1).click();
      await expect(viewer).toBeVisible();
    },
    'the letter, an address that is none': async () => {
      await page.goto('/blog');
      await newsletter.getByRole('button').click();
      await expect(newsletter.getByRole('alert')).toHaveText('Enter your email.');
    },
    'the letter, with thanks': async () => {
      await newsletter.getByLabel('Email address').fill(`reader-${crypto.randomUUID()}@guest.example`);
      await newsletter.getByRole('button').click();
      await expect(newsletter.getByRole('status')).toHaveText(/^Thank you/);
    },
  });
});

const today = todayInKolkata();
/** After the demo bookings, so every room is available. */
const free = { checkIn: addDays(today, 200), checkOut: addDays(today, 203) };
const year = Number(today.slice(0, 4)) + (today.slice(5) > '12-29' ? 1 : 0);
const full = { checkIn: `${year}-12-30`, checkOut: `${year + 1}-01-02` };
const asQuery = (query: Record<string, string>) => new URLSearchParams(query).toString();

test('search', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  const hotels = page.getByRole('article');
  await scan(page, {
    'a page of hotels': async () => {
      await page.goto('/search?destination=4035&page=2');
      await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(hotels.first()).toBeVisible();
    },
    'with filters': async () => {
      await page.goto('/search?destination=4035&stars=4&amenities=Restaurant');
      await expect(button(page, 'Remove filter 4 stars')).toBeVisible();
      await expect(hotels.first()).toBeVisible();
    },
    'the filters in a sheet': async () => {
      await fitsEveryWidth(page);
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    },
    'no hotels': async () => {
      await page.goto('/search?destination=4035&stars=1&amenities=Swimming+Pool');
      await expect(heading(page, 'No hotels found')).toBeVisible();
    },
    'a slip that was mended': async () => {
      await page.goto('/search?destination=Calungute');
      await expect(page.getByRole('link', { name: 'Search for “Calungute” instead' })).toBeVisible();
      await expect(hotels.first()).toBeVisible();
    },
  });
});

test('a search that finds nothing, or no answer', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  const calls = '**/rest/v1/rpc/search_hotels';
  await scan(page, {
    'a party for more rooms': async () => {
      await page.goto('/search?destination=Candolim&adults=10');
      await expect(button(page, /^Search with \d rooms$/)).toBeVisible();
    },
    'none free, with the nearest dates': async () => {
      await page.goto(`/search?${asQuery({ destination: 'Palolem', ...full })}`);
      const nearest = page.getByRole('region', { name: 'Nearest available dates' });
      await expect(nearest.getByRole('link').first()).toBeVisible();
    },
    'dates that cannot be booked': async () => {
      await page.goto('/search?destination=Baga&checkIn=2020-01-01&checkOut=2020-01-04');
      await expect(button(page, 'Search without dates')).toBeVisible();
    },
    'a party too large': async () => {
      await page.goto('/search?adults=1500');
      await expect(page.getByText('Choose fewer guests or rooms.')).toBeVisible();
    },
    'with the map': async () => {
      await page.goto('/search?view=map');
      const pins = page.getByRole('region', { name: 'Map of the results' }).getByRole('listitem').getByRole('button');
      await expect(pins.first()).toBeVisible();
    },
    'with the map, narrowed to a place': async () => {
      await page.goto('/search?destination=Palolem&view=map');
      await expect(page.getByRole('button', { name: /^Palolem: / })).toHaveAttribute('aria-pressed', 'true');
    },
    offline: async () => {
      await page.context().setOffline(true);
      await expect(page.getByText(/^You are offline\./)).toBeVisible();
    },
    'a lost call': async () => {
      await page.context().setOffline(false);
      await page.route(calls, (route) => route.abort());
      await page.goto('/search?destination=Baga');
      await expect(page.getByRole('alert')).toContainText('We could not load the hotels.');
    },
    'while loading': async () => {
      await page.unroute(calls);
      await page.route(calls, () => {});
      await page.goto('/search?destination=Calangute');
      // Waits for the interactive screen: the prerendered page shows the same text.
      await expect(page.getByRole('region', { name: 'Hotels', exact: true })).toBeVisible();
    },
  });
});

test('a hotel', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  const hotel = (id: number | string, query = {}, hash = '') =>
    `/hotel/${typeof id === 'string' ? id : `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`}?${asQuery(query)}${hash}`;
  const card = page.getByRole('complementary', { name: 'Your stay' });
  const own = await makeHotel({ totalRooms: 2 });
  await bookRooms(own, free);
  const tabs = ['Overview', 'Rooms', 'Amenities', 'Reviews'].map((name) => [
    `the tab ${name}`,
    async () => {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    },
  ]);
  await page.goto(hotel(1));
  await scan(page, {
    ...Object.fromEntries(tabs),
    'the photo viewer': async () => {
      await page.getByRole('button', { name: /^Show all \d+ photos/ }).click();
      await expect(page.getByRole('dialog', { name: /^Photos of/ })).toBeVisible();
    },
    'rooms with prices': async () => {
      await page.goto(hotel(1, free, '#rooms'));
      await expect(card.getByText('for 3 nights')).toBeVisible();
      await fitsEveryWidth(page);
    },
    'sold out, with the nearest dates': async () => {
      await page.goto(hotel(39, full, '#rooms'));
      await expect(card.getByRole('listitem').getByRole('button').first()).toBeVisible();
    },
    'too few rooms': async () => {
      await page.goto(hotel(own.hotel, { ...free, rooms: '2' }, '#rooms'));
      await expect(card).toContainText('Only 1 room left of one room type on these dates');
    },
    'too small for the party': async () => {
      await page.goto(hotel(1, { ...free, adults: '9' }, '#rooms'));
      await expect(card.getByText('Too small for all your guests')).toBeVisible();
    },
    'dates that cannot be booked': async () => {
      await page.goto(hotel(1, { checkIn: '2020-01-01', checkOut: '2020-01-03' }));
      await expect(card.getByRole('alert')).toContainText('Check-in cannot be in the past.');
    },
    'without reviews': async () => {
      await page.goto(hotel(own.hotel, {}, '#reviews'));
      await expect(page.getByRole('tabpanel').getByText('No reviews yet')).toBeVisible();
    },
    'not found': async () => {
      await page.goto(hotel('b0a7c1de-55aa-4e0e-9c1e-0123456789ab'));
      await expect(heading(page, 'Hotel not found')).toBeVisible();
    },
    'rooms that could not be asked for': async () => {
      await page.goto(hotel(1, {}, '#rooms'));
      await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
      await page.route('**/rpc/hotel_details', (route) => route.abort());
      await button(page, 'More adults').click();
      await expect(card.getByRole('alert')).toContainText('We could not check availability');
    },
    'not loaded': async () => {
      await page.goto(hotel(own.hotel));
      await expect(page.getByRole('alert')).toContainText('We could not load this hotel');
    },
  });
});

test('a booking', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  const own = await makeHotel();
  const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 23) };
  const form = `/booking/${own.room}?${asQuery({ ...stay, guests: '2' })}`;
  const reference = await bookRooms(own, stay);
  const submit = button(page, 'Continue to Payment');
  const confirmation = async (words: string | RegExp) => {
    await page.goto(`/booking-confirmation/${reference}`);
    await expect(page.getByText(words).first()).toBeVisible();
  };
  await scan(page, {
    'the form': async () => {
      await page.goto(form);
      await expect(page.getByText('₹12,600.00').last()).toBeAttached();
      await fitsEveryWidth(page);
    },
    'fields that are missing': async () => {
      await submit.click();
      await expect(page.locator('.notice-error')).toBeFocused();
    },
    'in dollars': async () => {
      await page.goto(form);
      await button(page, 'US dollars').click();
      await button(page, /Show your booking$/).click();
      await expect(page.getByText('Total in rupees').last()).toBeVisible();
    },
    'dates that cannot be booked': async () => {
      await page.goto(`/booking/${own.room}?${asQuery({ ...stay, checkOut: addDays(today, 60) })}`);
      await expect(page.getByText('A stay can be up to 30 nights.').first()).toBeVisible();
    },
    'no such room': async () => {
      await page.goto('/booking/nope');
      await expect(heading(page, 'Room not found')).toBeVisible();
    },
    'confirmed, its advance due': () => confirmation(/^Advance due \(\d+%\)$/),
    'confirmed and paid': async () => {
      await siteSql(payDue('b.booking_reference = $1'), [reference]);
      await confirmation('Confirmed by advance');
    },
    'cancelled, its money on the way back': async () => {
      const become = (status: string) =>
        siteSql('update public.bookings set booking_status = $2 where booking_reference = $1', [reference, status]);
      await become('cancelled');
      await confirmation('Payment and refund');
      await become('confirmed');
    },
    'a stay to be reviewed': async () => {
      await siteSql(
        'update public.bookings set check_in_date = $2, check_out_date = $3, checked_in_at = now() where booking_reference = $1',
        [reference, addDays(today, -4), addDays(today, -2)],
      );
      await page.reload();
      await expect(heading(page, /^How was/)).toBeVisible();
    },
    'no such reference': async () => {
      await page.goto('/booking-confirmation/AAAA-BBBB-CCCC-DDDD');
      await expect(heading(page, 'We could not find this booking')).toBeVisible();
    },
  });
});

test('the page of a stay', { tag: '@phone' }, async ({ page }) => {
  const link = await bookStay();
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(`/stay#${link.token}`);
    await expect(heading(page, /^Your booking at/)).toBeVisible();
  };
  const deed = (name: string, opened: string) => async () => {
    await page.keyboard.press('Escape');
    await button(page, name).click();
    await dialog(page, opened);
  };
  await scan(page, {
    'its advance due': async () => {
      await open();
      await fitsEveryWidth(page);
    },
    'what to tell the hotel': async () => {
      await button(page, 'Add arrival time or special requests').click();
      await expect(page.getByLabel('Requests')).toBeVisible();
    },
    'a change': async () => {
      await open();
      await deed('Change booking', 'Change booking')();
      await expect(page.getByText('Nothing is changed yet.')).toBeVisible();
      await fitsEveryWidth(page);
    },
    'a cancellation': deed('Cancel booking', 'Cancel booking?'),
    'a link to share': deed('Share', 'Share with fellow travellers'),
    'as others see it': async () => {
      const shared = await page.getByRole('textbox', { name: 'Link' }).inputValue();
      await page.goto('about:blank');
      await page.goto(shared);
      await expect(heading(page, /^Booking at/)).toBeVisible();
      await fitsEveryWidth(page);
    },
    'paid in part': async () => {
      await addPayment(link.id, 10_000);
      await open();
      await expect(button(page, 'Save receipt as PDF')).toBeVisible();
      await fitsEveryWidth(page);
    },
    cancelled: async () => {
      await siteSql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [link.id]);
      await open();
      await fitsEveryWidth(page);
    },
    'a link that was never made': async () => {
      await page.goto('about:blank');
      await page.goto(`/stay#${'0'.repeat(64)}`);
      await expect(heading(page, 'This link no longer works')).toBeVisible();
    },
  });
});

test('an account', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  const signUp = page.getByRole('form', { name: 'Sign Up' });
  await scan(page, {
    'sign in': async () => {
      await page.goto(paths.auth());
      await expect(button(page, 'Forgot your password?')).toBeVisible();
      await fitsEveryWidth(page);
    },
    'sign up, with what is wrong': async () => {
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await signUp.getByRole('button', { name: 'Sign Up' }).click();
      await expect(signUp.getByText('Enter your phone number.')).toBeVisible();
    },
    'a forgotten password': async () => {
      await page.goto(paths.auth());
      await button(page, 'Forgot your password?').click();
      await expect(heading(page, 'Forgot your password?')).toBeFocused();
    },
    'the account': async () => {
      await signInAs(page, 'guest@susegad.example');
      await page.goto(paths.account);
      await expect(page.getByText('Two-factor sign-in is off: your password alone opens this account.')).toBeVisible();
      await fitsEveryWidth(page);
    },
    'nothing listed': async () => {
      await page.goto(paths.owner);
      await expect(page.getByText('Nothing listed yet.')).toBeVisible();
      await fitsEveryWidth(page);
    },
  });
});

test('the data of an account', { tag: '@phone' }, async ({ page }) => {
  const email = await newPerson();
  const reference = await bookRooms(
    await makeHotel(),
    { checkIn: addDays(today, 20), checkOut: addDays(today, 22) },
    1,
    email,
  );
  // The guest opened the link of the email. An unverified booking would not prevent the deletion.
  await siteSql('update public.bookings set verified_at = now() where booking_reference = $1', [reference]);
  await signInAs(page, email, longPassword);
  const box = page.getByRole('dialog');
  const field = box.getByLabel('Your password', { exact: true });
  const open = async (name: string) => {
    await page.goto(paths.account);
    await button(page, name).first().click();
    await dialog(page, name);
  };
  const ask = async (typed: string, press: string) => {
    await field.fill(typed);
    await box.getByRole('button', { name: press, exact: true }).click();
  };
  await scan(page, {
    'whether to download': () => open('Download my data'),
    'nothing typed': async () => {
      await ask('', 'Download');
      await expect(field).toHaveAccessibleDescription('Enter your password.');
    },
    'a wrong password': async () => {
      await ask('not mine', 'Download');
      await expect(field).toHaveAccessibleDescription('This is not the password of your account.');
    },
    'no answer': async () => {
      await page.route('**/rpc/my_data', (route) => route.abort());
      await ask(longPassword, 'Download');
      await expect(box.getByRole('alert')).toContainText('We could not reach the server.');
    },
    'a stay is in the way': async () => {
      await open('Delete my account');
      await expect(box).toContainText('You have an upcoming booking');
    },
    'whether it can be deleted, while asked': async () => {
      await page.route('**/rpc/may_delete_account', () => {});
      await open('Delete my account');
      await expect(box.getByText('Checking whether your account can be deleted…')).toBeVisible();
    },
    'whether to delete': async () => {
      await page.unroute('**/rpc/may_delete_account');
      await siteSql(`update public.bookings set booking_status = 'cancelled' where booking_reference = $1`, [
        reference,
      ]);
      await open('Delete my account');
      await expect(field).toBeVisible();
    },
    deleted: async () => {
      await ask(longPassword, 'Delete my account for good');
      await expect(heading(page, 'Your account is deleted')).toBeFocused();
    },
  });
});

test('what an owner has listed', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  const { owner, name, submit, as, property_id } = await handIn(page, { submitted: false });
  const row = page.getByRole('listitem').filter({ has: heading(page, name) });
  await signInAs(page, owner);
  await page.goto(paths.owner);
  await scan(page, {
    'a draft, and whether to delete it': async () => {
      await row.getByRole('button', { name: 'Delete draft' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete draft?' })).toBeVisible();
    },
    'handed in': async () => {
      await submit(2);
      await page.goto(paths.owner);
      await expect(row).toContainText('Submitted');
    },
    'the wizard, closed meanwhile': async () => {
      await page.goto(paths.listingForm(property_id));
      await expect(heading(page, `We are reviewing ${name}`)).toBeVisible();
    },
    'somebody else’s listing': async () => {
      await page.goto(paths.listingForm(crypto.randomUUID()));
      await expect(heading(page, 'Listing not found')).toBeVisible();
    },
    'live, with its parts': async () => {
      await as(admin, 'decide_listing', { property_id, decision: 'approve' });
      await page.goto(paths.owner);
      await row.getByText('Edit listing').click();
      await expect(row.getByRole('link', { name: 'Compliance' })).toBeVisible();
    },
    'a part of it': async () => {
      await row.getByRole('link', { name: 'Basic Details' }).click();
      await page.getByLabel('Property name').fill('Casa Nova');
      await page.getByLabel('Description').fill('A house by the river.');
    },
    'what becomes different': async () => {
      await button(page, 'See changes and publish').click();
      await expect(page.getByText('We check it first')).toBeVisible();
    },
    'live, with what waits': async () => {
      await button(page, 'Publish and submit').click();
      await expect(page.getByText('Changes under review').first()).toBeVisible();
    },
    'what became of it': async () => {
      await button(page, 'History').click();
      await expect(page.getByRole('dialog')).toContainText('Published immediately');
    },
  });
});

test('home of whoever has houses', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  await signInAs(page, 'owner@susegad.example');
  const home = '**/rpc/desk_home';
  await scan(page, {
    'a day before it is known': async () => {
      await page.route(home, () => {});
      await page.goto(paths.owner);
      await expect(page.getByRole('status', { name: 'Loading today’s list' })).toBeVisible();
      await fitsEveryWidth(page);
    },
    'a day that could not be read': async () => {
      await page.unroute(home);
      await page.route(home, (route) => route.abort());
      await page.goto(paths.owner);
      await expect(page.getByRole('alert')).toBeVisible();
    },
    'a busy day, all of it': async () => {
      await page.unroute(home);
      await page.goto(paths.owner);
      await expect(heading(page, 'Next 14 nights')).toBeVisible();
      const more = page.getByRole('button', { name: /^Show all/ });
      for (let left = await more.count(); left > 0; left--) {
        await more.first().click();
        await expect(more).toHaveCount(left - 1);
      }
      await fitsEveryWidth(page);
    },
    'a check-in from there': async () => {
      await page
        .getByRole('button', { name: /^Check in/ })
        .first()
        .click();
      await dialog(page, /^Check in/);
    },
  });
});

test('the bookings of a house', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  await signInAs(page, 'owner@susegad.example');
  const lotus = '00000000-0000-4000-8000-000000000001';
  const list = (name: RegExp) => page.getByRole('group', { name: 'Lists' }).getByRole('button', { name });
  const arriving = page.getByRole('link', { name: 'Demo guest 501' });
  const deed = (name: string, opened: RegExp) => async () => {
    await page.keyboard.press('Escape');
    await button(page, name).click();
    await dialog(page, opened);
  };
  await scan(page, {
    'who arrives': async () => {
      await page.goto(ownerPaths.bookings(lotus));
      await expect(arriving).toBeVisible();
      await fitsEveryWidth(page);
    },
    'what was cancelled': async () => {
      await list(/^Cancelled/).click();
      await expect(page.getByText('No-show')).toBeVisible();
      await fitsEveryWidth(page);
    },
    'nothing found': async () => {
      await page.getByRole('searchbox').fill('nobody at all');
      await expect(page.getByText('No bookings found.')).toBeVisible();
    },
    'a booking': async () => {
      await list(/^Arriving/).click();
      await arriving.click();
      await expect(heading(page, 'History and notes')).toBeVisible();
      await fitsEveryWidth(page);
    },
    'a check-in': async () => {
      await button(page, 'Check in').click();
      await dialog(page, /^Check in/);
    },
    'a correction of the guest': deed('Correct guest details', /^Correct guest details:/),
    'a cancellation': deed('Cancel booking', /^Cancel booking of/),
    'a change': async () => {
      await deed('Change booking', /^Change booking of/)();
      await page.getByLabel('Check-out').fill(addDays(todayInKolkata(), 2));
      await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
      await fitsEveryWidth(page);
    },
    'another house': async () => {
      await page.goto(ownerPaths.bookings(crypto.randomUUID()));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  });
});

test('the calendar of a house', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  await signInAs(page, 'owner@susegad.example');
  const grid = page.getByRole('grid');
  await scan(page, {
    'a month': async () => {
      await page.goto(`${ownerPaths.calendar()}?view=month`);
      await expect(grid).toBeVisible();
      await fitsEveryWidth(page);
    },
    'all rooms': async () => {
      await button(page, 'All rooms').click();
      await expect(grid).toHaveAccessibleName('Rooms by nights');
      await fitsEveryWidth(page);
    },
    'how it is read': () => page.getByText('How to read and change the calendar').click(),
  });
});

test('the reviews of a house', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'owner@susegad.example');
  const first = (name: RegExp) => page.getByRole('button', { name }).first();
  await scan(page, {
    'all of them': async () => {
      await page.goto(ownerPaths.reviews());
      await expect(first(/^Reply to/)).toBeVisible();
      await fitsEveryWidth(page);
    },
    'a report': async () => {
      await first(/^Report the review/).click();
      await expect(page.getByRole('dialog', { name: 'Report review?' })).toBeVisible();
    },
    'a reply': async () => {
      await page.keyboard.press('Escape');
      await first(/^Reply to/).click();
      await expect(page.getByLabel(/^Your reply to/)).toBeFocused();
    },
    'none reported': async () => {
      await page.getByRole('button', { name: /^Reported/ }).click();
      await expect(page.getByText('You have not reported any review.')).toBeVisible();
    },
  });
});

test('reports, till, channels and invoices of a house', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'owner@susegad.example');
  await scan(page, {
    reports: async () => {
      await page.goto(ownerPaths.reports());
      await expect(page.getByRole('table', { name: 'Figures by month' })).toBeVisible();
      await fitsEveryWidth(page);
    },
    'a day of the till': async () => {
      await page.goto(ownerPaths.till());
      await expect(heading(page, 'Refunds due')).toBeVisible();
      await fitsEveryWidth(page);
    },
    'no invoice': async () => {
      await page.goto(ownerPaths.invoice());
      await expect(page.getByText(/^Choose an invoice\./)).toBeVisible();
    },
    'an invoice of nobody': async () => {
      await page.goto(ownerPaths.invoice(crypto.randomUUID()));
      await expect(page.getByRole('alert')).toBeVisible();
    },
    channels: async () => {
      await page.goto(ownerPaths.channels());
      await expect(button(page, 'Connect a calendar').first()).toBeVisible();
      await fitsEveryWidth(page);
    },
    'housekeeping without rooms': async () => {
      await page.goto(ownerPaths.housekeeping());
      await expect(button(page, 'Create link')).toBeVisible();
      await fitsEveryWidth(page);
    },
    notifications: async () => {
      await page.goto(ownerPaths.notifications);
      await page.getByLabel('Send nothing during these hours').check();
      await expect(page.getByLabel('Until')).toBeVisible();
      await fitsEveryWidth(page);
    },
    'a calendar to connect': async () => {
      await page.goto(ownerPaths.channels());
      await button(page, 'Connect a calendar').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click();
      await expect(page.getByText('Paste the link that Airbnb shows')).toBeVisible();
    },
  });
});

test('the rates of a house', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  await signInAs(page, 'owner@susegad.example');
  await scan(page, {
    'as they are': async () => {
      await page.goto(ownerPaths.rates());
      await expect(heading(page, 'Other room types')).toBeVisible();
    },
    'a season, with what is wrong': async () => {
      await page.getByRole('button', { name: /^Add (another )?season$/ }).click();
      await button(page, 'Save rates').click();
      await expect(page.getByText('4 things need your attention')).toBeVisible();
    },
    'whether to leave it': async () => {
      await page.getByRole('combobox', { name: 'Room type', exact: true }).selectOption({ index: 1 });
      await dialog(page, 'Leave without saving?');
    },
  });
});

test('the wizard, on the narrowest phone, too', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDraft(page, 'import', { ...completeListing().form, photos: [] });
  await expect(page.locator('#step-title')).toBeVisible();
  const step = (title: Title) => async () => {
    await openStep(page, title);
    await expectStepFits(page);
  };
  await scan(page, {
    ...Object.fromEntries(titles.map((title) => [title, step(title)])),
    'terms that are not agreed to': () => button(page, 'Submit for Review').click(),
    'a CSV file that is wrong': async () => {
      await openStep(page, 'Import Data');
      await page.getByRole('tab', { name: 'CSV file' }).click();
      const buffer = Buffer.from(`${csvColumns.join(',')}\nCasa Azul,homestay,,,,,4030,,,,,,,`);
      await page.locator('#import-file').setInputFiles({ name: 'listing.csv', mimeType: 'text/csv', buffer });
      await expect(page.getByRole('main').getByRole('alert')).toContainText(/Row 2, pincode:/);
    },
  });
});

async function expectStepFits(page: Page) {
  await expectFits(page);
  const outside = await page
    .locator('.wizard-body :is(button, input:not(.sr-only), select, textarea, a)')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.getBoundingClientRect().right > window.innerWidth)
        .map((control) => control.outerHTML),
    );
  expect(outside).toEqual([]);
}

test('the wizard, empty, says what is missing', { tag: '@journey' }, async ({ page }) => {
  await openDraft(page, 'basics');
  const problems = (title: Title) => async () => {
    await openStep(page, title);
    await button(page, 'Next').click();
    await expect(page.locator('.wizard-body .notice-error')).toBeVisible();
  };
  await scan(
    page,
    Object.fromEntries(
      (['Basic Details', 'Rooms & Pricing', 'Photos', 'Policies', 'Compliance'] as const).map((title) => [
        title,
        problems(title),
      ]),
    ),
  );
});

const admin = 'admin@susegad.example';
const dialog = (page: Page, name: string | RegExp) => expect(page.getByRole('dialog', { name })).toBeVisible();

const office = (page: Page) => async (path: string, words: string | RegExp) => {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await fitsEveryWidth(page, 390);
};
const lost = (page: Page, path: string, call: string) => async () => {
  await page.route(`**/rpc/${call}`, (route) => route.abort());
  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText('the server did not answer');
};

test('the back office: bookings, rooms and nights', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  const own = await makeHotel();
  const reference = await bookRooms(own, { checkIn: addDays(today, 20), checkOut: addDays(today, 23) });
  await signInAs(page, admin);
  const open = office(page);
  await scan(page, {
    bookings: () => open(`${paths.adminBookings}?hotel=${own.hotel}`, reference),
    'a booking at the front desk': async () => {
      await page.getByRole('link', { name: reference }).click();
      await expect(page.getByRole('group', { name: 'Actions for admins' })).toBeVisible();
    },
    'whether to complete a booking': async () => {
      await button(page, 'Mark as completed').click();
      await dialog(page, 'Mark as completed?');
    },
    'a test booking': async () => {
      await open(`${paths.adminBookings}?hotel=${own.hotel}`, reference);
      await button(page, 'Test booking').click();
      await dialog(page, 'Test booking');
    },
    'the export': async () => {
      await open(`${paths.adminBookings}?hotel=${own.hotel}`, reference);
      await button(page, 'Export CSV').click();
      await dialog(page, 'Export bookings');
    },
    'no booking': () => open(`${paths.adminBookings}?search=nobody+at+all`, 'No bookings match.'),
    payments: () => open(paths.adminPayments, 'Payments'),
    rooms: () => open(`${paths.adminRooms}?hotel=${own.hotel}`, 'Garden Room'),
    'a room': async () => {
      await button(page, /^Change Garden Room/).click();
      await dialog(page, 'Garden Room');
    },
    availability: async () => {
      await page.goto(`${paths.adminAvailability}?search=Quinta+${own.hotel.slice(0, 8)}`);
      await expect(page.getByRole('row').filter({ hasText: 'Garden Room' })).toBeVisible();
    },
    'no property': async () => {
      await page.getByLabel('Property', { exact: true }).fill('no such house');
      await expect(page.getByText('No properties match.')).toBeVisible();
    },
  });
});

test('the back office: people', { tag: '@phone' }, async ({ page }) => {
  const gone = `reader.${crypto.randomUUID().slice(0, 8)}@guest.example`;
  await siteSql('insert into private.subscriptions (email, confirmed_at) values ($1, now())', [gone]);
  await signInAs(page, admin);
  const open = office(page);
  const look = async (email: string, words: string) => {
    await page.getByRole('dialog').getByLabel('Their email').fill(email);
    await button(page, 'Find their data').click();
    await expect(page.getByRole('dialog')).toContainText(words);
  };
  await scan(page, {
    users: () => open(paths.adminUsers, /@/),
    'a role': async () => {
      await page
        .getByRole('button', { name: /^Change the role of/ })
        .first()
        .click();
      await dialog(page, /role/i);
    },
    'a person’s data': async () => {
      await open(paths.adminUsers, /@/);
      await button(page, 'A person’s data').click();
      await dialog(page, 'A person’s data');
    },
    'an address that is none': async () => {
      await button(page, 'Find their data').click();
      await expect(page.getByRole('dialog').getByLabel('Their email')).toHaveAccessibleDescription(/^Enter an email/);
    },
    'a person of whom nothing is kept': () => look('nobody.at.all@guest.example', 'We keep no data under'),
    'a person who cannot be erased yet': () =>
      look('guest@susegad.example', 'You cannot delete this person’s data yet'),
    'a person who can be erased': () => look(gone, 'No account, 0 bookings'),
    'not said how it is known who asks': async () => {
      await button(page, 'Download data').click();
      await expect(page.getByLabel('How did you identify this person?')).toHaveAccessibleDescription(/^Say how/);
    },
    'not ticked that a person is erased': async () => {
      await page.getByLabel('How did you identify this person?').selectOption('mail');
      await button(page, 'Delete data').click();
      await expect(page.getByText('Tick the box to confirm.')).toBeVisible();
    },
    'users that cannot be read': lost(page, paths.adminUsers, 'admin_users'),
  });
});

test('the back office: overview, listings, reviews, and what runs by itself', { tag: '@phone' }, async ({ page }) => {
  const own = await makeHotel();
  const title = `Loud ${own.hotel.slice(0, 8)}`;
  await siteSql(
    `insert into public.reviews (hotel_id, reviewer_name, rating, title, comment, is_verified) values ($1, 'Asha K.', 2, $2, $2, true)`,
    [own.hotel, title],
  );
  await signInAs(page, admin);
  const open = office(page);
  await scan(page, {
    'the overview': () => open(paths.admin, 'Needs attention'),
    'the overview, a chart as a table': async () => {
      await page.getByText('Revenue as a table').click();
      await expect(page.getByRole('table', { name: 'Revenue by night' })).toBeVisible();
    },
    listings: () => open(paths.adminProperties, /listings$/),
    reviews: () => open(`${paths.adminReviews}?hotel=${own.hotel}&search=${title.slice(5)}`, title),
    'why a review is hidden': async () => {
      await button(page, /^Hide the review/).click();
      await dialog(page, 'Hide review?');
      await button(page, 'Hide review').click();
      await expect(page.getByText('Enter a note for the other admins.')).toBeVisible();
    },
    'the audit log': () => open(paths.adminAudit, `Review ${title}`),
    'the mails': async () => {
      await page.goto(paths.adminMails);
      await expect(page.frameLocator('iframe').getByRole('link', { name: 'Open your booking' })).toBeVisible();
    },
    jobs: () => open(paths.adminJobs, 'Purge old rows'),
    'a job that asks first': async () => {
      await button(page, /^Run now: Cancel unpaid bookings/).click();
      await dialog(page, 'Cancel unpaid bookings');
    },
    'the settings': () => open(paths.adminSettings, 'Trusted address header'),
    'settings that are wrong': async () => {
      await page.getByLabel('Advance (%)').fill('130');
      await button(page, 'Save settings').click();
      await expect(page.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
    },
    'settings that cannot be read': lost(page, paths.adminSettings, 'admin_settings'),
  });
});

test('the review of a listing', { tag: '@phone' }, async ({ page }) => {
  const { property_id, as, owner, submit } = await handIn(page);
  await signInAs(page, admin);
  const review = async (words: string) => {
    await page.goto(paths.adminProperty(property_id));
    await expect(page.getByText(words).first()).toBeVisible();
  };
  await scan(page, {
    'its numbers in full': async () => {
      await review('Tax numbers and bank account');
      await button(page, 'Show in full').click();
      await expect(page.getByRole('main')).toContainText('123456789012');
    },
    'a reason that is missing': async () => {
      await button(page, 'Reject…').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reject listing', exact: true }).click();
      await expect(page.getByText('Enter a reason')).toBeVisible();
    },
    'a photo that is missing': async () => {
      await as(admin, 'decide_listing', { property_id, decision: 'approve' });
      await review('Tax numbers and bank account');
      await button(page, 'Add photo…').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add photo', exact: true }).click();
      await expect(page.getByText('Choose a photo.')).toBeVisible();
    },
    'whether to take it off the site': async () => {
      await review('Tax numbers and bank account');
      await button(page, 'Return to draft').click();
      await dialog(page, 'Return to draft?');
    },
    'whether to delete it': async () => {
      await review('Tax numbers and bank account');
      await button(page, 'Delete…').click();
      await dialog(page, 'Are you sure you want to delete this property?');
    },
    'what differs from the live version': async () => {
      await as(owner, 'save_compliance', { form: { account_number: '999999999012', bank_name: 'Bank of Goa' } });
      await submit(2);
      await review('Payout details changed');
    },
  });
});
