import { type Browser, expect, type Page, test } from '@playwright/test';
import { peopleRefusals } from '#src/domain/desk/people.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { fillSignUp, linkOfMail, longPassword, newPerson, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const widths = [390, 820, 1440];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openPeople(page: Page, name: string) {
  await page.goto(paths.owner);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await row.getByRole('button', { name: 'People', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'People' });
  await expect(dialog.getByLabel('Invite someone')).toBeVisible();
  return dialog;
}

async function invite(dialog: ReturnType<Page['getByRole']>, email: string, role: 'Manager' | 'Front desk') {
  await dialog.getByLabel('Invite someone').fill(email);
  await dialog.getByLabel('Role', { exact: true }).selectOption(role);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(`Invitation sent to ${email}.`);
}

async function anotherPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  return context.newPage();
}

test('a person is invited, works at the desk, and is removed', { tag: '@phone' }, async ({ page, browser }) => {
  const { name, hotel, owner } = await openHouse(page);
  const email = `desk-${crypto.randomUUID().slice(0, 8)}@house.example`;
  const dialog = await openPeople(page, name);
  const field = dialog.getByLabel('Invite someone');
  await field.fill(owner);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toContainText(peopleRefusals.own_email);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(owner);
  await invite(dialog, email.toUpperCase().toLowerCase(), 'Front desk');
  const line = dialog.getByRole('listitem').filter({ hasText: email });
  await expect(line).toContainText('not accepted yet');
  await expectAccessible(page);
  for (const width of widths) await expectFits(page, width);

  const theirs = await anotherPage(browser, page);
  await linkOfMail(page, email, 'Invitation to the front desk');
  await theirs.goto('/_mail');
  await theirs.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  await theirs.frameLocator('iframe').getByRole('link', { name: 'See the invitation' }).click();
  await expect(theirs).toHaveURL(/\/auth\?returnTo=/);
  await fillSignUp(theirs, email);
  await theirs.goto(await linkOfMail(theirs, email, 'Confirm your email'));
  await button(theirs, 'Confirm my email').click();
  await expect(theirs).toHaveURL(paths.owner);
  const invitation = theirs.getByRole('listitem').filter({ hasText: `${name} invites you to work there` });
  await expect(invitation).toContainText('Sees rates, and can change the rate of a single booking');
  await expectAccessible(theirs);
  await press(theirs, invitation.getByRole('button', { name: 'Accept' }));
  await expect(toasts(theirs)).toContainText(`You now work at ${name}.`);
  await expect(theirs.locator(':focus')).toContainText(name);
  await expect(theirs.getByRole('heading', { level: 1, name: /^Today, / })).toBeVisible();
  await expect(theirs.getByRole('list', { name: 'Properties today' })).toBeVisible();

  const house = theirs.getByRole('listitem').filter({ has: theirs.getByRole('heading', { name, exact: true }) });
  await expect(house.getByRole('link', { name: 'Bookings' })).toHaveAttribute('href', ownerPaths.bookings(hotel));
  await expect(house.getByRole('link', { name: 'Rates' })).toHaveCount(0);
  await expect(house.getByRole('button', { name: 'Emails about bookings' })).toHaveCount(0);
  await expect(theirs.getByText('Nothing listed yet.')).toHaveCount(0);
  for (const width of widths) await expectFits(theirs, width);
  await house.getByRole('link', { name: 'Calendar' }).click();
  await expect(theirs.getByRole('grid')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Weekday and season rates' })).toHaveCount(0);
  const tabs = theirs.getByRole('navigation', { name: 'Your properties' }).getByRole('link');
  await expect(tabs).toHaveText(['Home', 'Bookings', 'Calendar', 'Housekeeping', 'Till', 'Reviews', 'Notifications']);
  for (const path of [ownerPaths.rates(hotel), ownerPaths.channels(hotel), ownerPaths.reports(hotel)]) {
    await theirs.goto(path);
    await expect(
      theirs.getByText('Only the owner and the managers of this property can open this page.'),
    ).toBeVisible();
  }

  await linkOfMail(page, owner, 'People at your front desk changed');
  await openPeople(page, name);
  await expect(line).toContainText('Asha Kamat');
  await line.getByLabel('Role of Asha Kamat').selectOption('Manager');
  await expect(dialog.getByRole('status').first()).toHaveText('Role changed to Manager.');
  await theirs.goto(ownerPaths.rates(hotel));
  await expect(theirs.getByRole('button', { name: 'Add season' })).toBeVisible();
  await line.getByRole('button', { name: 'Remove Asha Kamat' }).click();
  await expect(button(page, 'Cancel')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  await expect(line.getByRole('button', { name: 'Remove Asha Kamat' })).toBeFocused();
  await line.getByRole('button', { name: 'Remove Asha Kamat' }).click();
  await button(page, 'Remove').click();
  await expect(dialog.getByRole('status').first()).toHaveText('Asha Kamat no longer has access.');
  await expect(line).toHaveCount(0);
  await theirs.goto(paths.owner);
  await expect(theirs.getByText('Nothing listed yet.')).toBeVisible();
  await theirs.goto(ownerPaths.calendar(hotel));
  await expect(theirs.getByRole('alert')).toContainText('You no longer have access');
  await theirs.context().close();
});

test('a manager sees rates and leaves, and an invitation is declined', async ({ page, browser }) => {
  const { name, hotel } = await openHouse(page);
  const [manager, nobody] = [await newPerson('Asha Kamat'), await newPerson('Zubin Dias')];
  const dialog = await openPeople(page, name);
  await invite(dialog, manager, 'Manager');
  await invite(dialog, nobody, 'Front desk');

  const theirs = await anotherPage(browser, page);
  await signInAs(theirs, manager, longPassword);
  await theirs.goto(paths.owner);
  await button(theirs, 'Accept').click();
  const house = theirs.getByRole('listitem').filter({ has: theirs.getByRole('heading', { name, exact: true }) });
  await expect(house.getByRole('link', { name: 'Rates' })).toBeVisible();
  await house.getByRole('button', { name: 'Emails about bookings' }).click();
  const notices = theirs.getByRole('dialog', { name: 'Emails about bookings' });
  await expect(notices).toContainText('to its owner.');
  await expect(notices).toContainText('Only the owner can change these addresses.');
  await expect(notices.getByRole('textbox')).toHaveCount(0);
  await notices.getByRole('button', { name: 'Close', exact: true }).last().click();

  await house.getByRole('button', { name: 'Leave property' }).click();
  const leaving = theirs.getByRole('dialog', { name: 'Leave property?' });
  await leaving.getByRole('button', { name: 'Leave property', exact: true }).click();
  await expect(toasts(theirs)).toContainText(`You have left ${name}.`);
  await expect(theirs.getByText('Nothing listed yet.')).toBeVisible();
  await theirs.goto(ownerPaths.calendar(hotel));
  await expect(theirs.getByRole('alert')).toContainText('You no longer have access');
  await theirs.context().close();

  const other = await anotherPage(browser, page);
  await signInAs(other, nobody, longPassword);
  await other.goto(paths.owner);
  await button(other, 'Decline').click();
  await expect(toasts(other)).toContainText('Invitation declined.');
  await expect(other.getByText('Nothing listed yet.')).toBeVisible();
  await other.context().close();
  expect(await siteSql('select 1 from private.house_people where email = any ($1)', [[manager, nobody]])).toEqual([]);
});
