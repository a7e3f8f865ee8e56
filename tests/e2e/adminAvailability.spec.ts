import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { formatNight } from '#src/domain/hotel/formatNight.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { expectFits } from '../support/page.ts';
import { longPassword, newPerson, noteStrongPassword, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';

async function makeHouse() {
  const [hotel, room] = [randomUUID(), randomUUID()];
  const name = `Casa ${hotel.slice(0, 8)}`;
  await siteSql(`insert into public.hotels (id, name, city) values ($1, $2, 'Majorda')`, [hotel, name]);
  await siteSql(
    `insert into public.room_categories (id, hotel_id, name, max_occupancy, total_rooms, base_price)
     values ($1, $2, 'Premium Room', 4, 5, 250000)`,
    [room, hotel],
  );
  return { hotel, room, name };
}
/** Expects the links of a row to be beside each other: none is alone on a line. */
async function expectOneLine(page: Page, name: string) {
  const links = page.getByRole('row').filter({ hasText: name }).locator('.admin-action');
  await expect(links.last()).toBeVisible();
  const tops = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
}
const banner = (page: Page, name: string) => page.getByText(`You act as an admin at ${name}, Majorda`);

test('an admin chooses a property and blocks rooms in its calendar', { tag: '@both' }, async ({ page, isMobile }) => {
  const { hotel, room, name } = await makeHouse();
  await signInAs(page, admin);
  await page.goto(`/admin/rooms?search=${name}`);
  await expectOneLine(page, name);
  await page.goto('/admin/availability');
  await page.getByLabel('Property', { exact: true }).fill('no such house');
  await expect(page.getByText('No properties match.')).toBeVisible();
  await page.getByLabel('Property', { exact: true }).fill(name.toUpperCase());
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Premium Room');
  await expectOneLine(page, name);
  await expectFits(page);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/owner/calendar?hotel=${hotel}`);
  await expect(banner(page, name)).toBeVisible();
  await expectFits(page);
  if (isMobile) return;
  const night = formatNight(addDays(todayInKolkata(), 2));
  await page.getByRole('gridcell', { name: `Premium Room, ${night}:` }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Block' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Block rooms', exact: true }).click();
  await expect(page.locator('.desk-undo')).toBeVisible();
  expect(
    await siteSql('select first_night - private.today() as day from private.room_blocks where room_category_id = $1', [
      room,
    ]),
  ).toEqual([{ day: 2 }]);
  const [seen] = await siteSql<{ seen: string }>(
    `select string_agg(distinct action || ' ' || entity, ', ' order by action || ' ' || entity) as seen from private.audit_log
     where actor_email = $1 and label like '%' || $2 || '%'`,
    [admin, name],
  );
  expect(seen?.seen).toBe('insert room_blocks, read bookings');
});

test('each screen of the front desk names the property of the admin, who gets back to the list', async ({ page }) => {
  const { hotel, name } = await makeHouse();
  await signInAs(page, admin);
  await page.goto(`/admin/availability?search=${name}`);
  const names: string[] = [];
  page.on('request', (request) => request.url().endsWith('/rpc/admin_hotels') && names.push(request.postData() ?? ''));
  await page.getByRole('link', { name: `Rates of ${name}` }).click();
  await expect(banner(page, name)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Your properties' });
  await expect(menu.getByRole('link', { name: 'Home' })).toBeHidden();
  await menu.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(`/owner/calendar?hotel=${hotel}`);
  await expect(banner(page, name)).toBeVisible();
  await page.goto('/owner/bookings');
  await expect(page).toHaveURL(`/owner/bookings?hotel=${hotel}`);
  await expect(banner(page, name)).toBeVisible();
  expect(names.filter((asked) => asked.includes(hotel))).toHaveLength(1);
  await page.getByRole('button', { name: 'Import bookings' }).click();
  await expect(page.getByRole('dialog').getByText(`${name}, Majorda`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to all properties' }).click();
  await expect(page).toHaveURL(`/admin/availability?search=${name}`);
});

test('typed text stays when the admin’s profile arrives late', async ({ page }) => {
  const { hotel, name } = await makeHouse();
  await signInAs(page, admin);
  const held = Promise.withResolvers<void>();
  await page.route('**/rest/v1/profiles?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/owner/bookings?hotel=${hotel}`);
  const search = page.getByRole('searchbox').first();
  await search.fill('Asha');
  await search.evaluate((input) => input.setAttribute('data-typed-in', ''));
  held.resolve();
  await expect(banner(page, name)).toBeVisible();
  await expect(page.locator('[data-typed-in]')).toHaveValue('Asha');
});

test('the banner stays when the name of the property cannot be read', async ({ page }) => {
  const { hotel } = await makeHouse();
  await signInAs(page, admin);
  await page.route('**/rest/v1/rpc/admin_hotels', (route) => route.abort());
  await page.goto(`/owner/bookings?hotel=${hotel}`);
  await expect(page.getByText('You act as an admin at this property')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to all properties' })).toBeVisible();
});

test('an admin who works at a property’s front desk also opens its rates', async ({ page }) => {
  const email = await newPerson('Admin at a desk');
  await noteStrongPassword(email);
  await siteSql(`update public.profiles set role = 'admin' where email = $1`, [email]);
  const [work] = await siteSql<{ hotel: string }>(
    `insert into private.house_people (property_id, email, role, user_id, accepted_at)
     select h.property_id, p.email, 'desk', p.user_id, now()
     from public.profiles as p, (
       select h.* from public.hotels as h join public.properties as l on l.id = h.property_id
       where private.has_desk(l) order by h.id limit 1
     ) as h
     where p.email = $1 returning (select id from public.hotels where property_id = house_people.property_id) as hotel`,
    [email],
  );
  await signInAs(page, email, longPassword);
  await page.goto(`/owner/rates?hotel=${work?.hotel}`);
  const menu = page.getByRole('navigation', { name: 'Your properties' });
  await expect(page.getByRole('form', { name: /^Rates of / }).first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Rates' })).toBeVisible();
});
