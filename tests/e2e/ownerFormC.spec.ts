import { expect, type Locator, type Page, test } from '@playwright/test';
import { formCNames } from '#src/domain/formC/form.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { arrivalPath, paths } from '#src/lib/paths.ts';
import * as say from '#src/words/hi/arrival.ts';
import { beforeYouArriveAt, save, thatIsAll } from '#src/words/hi/arrival.ts';
import { pathIn } from '#src/words/languages.ts';
import { completeFormC } from '../formCCases.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { type OwnHouse, openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, tabTo, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const today = todayInKolkata();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const press = async (page: Page, control: Locator, key = 'Enter') => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

async function bookAbroad(house: OwnHouse, phone = '+46 70 123 45 67') {
  const stay = { checkIn: today, checkOut: addDays(today, 3) };
  const reference = await bookRooms({ hotel: house.hotel, room: house.garden }, stay);
  const [row] = await siteSql<{ id: string }>(
    `update public.bookings set guest_name = 'Anna Lindqvist', guest_phone = $2, num_adults = 2 where booking_reference = $1 returning id`,
    [reference, phone],
  );
  return { id: row?.id ?? '', reference };
}

async function typeForm(page: Page, within: Locator, form = completeFormC(), byKeyboard = true) {
  const type = async (label: string | RegExp, value: string, at = 0) => {
    const control = within.getByLabel(label, { exact: typeof label === 'string' }).nth(at);
    if (byKeyboard) await tabTo(page, control);
    await control.fill(value);
  };
  const choose = async (label: string | RegExp, value: string, at = 0) => {
    const control = within.getByLabel(label, { exact: typeof label === 'string' }).nth(at);
    if (byKeyboard) await tabTo(page, control);
    await control.selectOption(value);
  };
  await type('Given names', form.given_name);
  await type(/^Surname/, form.surname);
  await choose('Sex', form.sex);
  await type('Date of birth', form.birth_date);
  await choose('Nationality', form.nationality);
  await type('Home address', form.home_address);
  await type('Town', form.home_city);
  await type('Number', form.passport_number);
  await type('Issued on', form.passport_issued);
  await type('Valid until', form.passport_until);
  await type('Visa number', form.visa_number);
  await choose('Type of visa', form.visa_type);
  await type('Issued on', form.visa_issued, 1);
  await type('Valid until', form.visa_until, 1);
  await type('Arrival in India', form.india_date);
  await choose('Purpose of visit', form.purpose);
  await type('Coming from: town', form.from_city);
  await type('Going to: town', form.next_city);
  await choose('Going to: country', form.next_country);
  await type(/^Going to: state/, form.next_state);
}

const kept = async (id: string) =>
  (
    await siteSql<{ form: Record<string, string>; filled_by: string }>(
      `select private.unseal(booking_id, sealed) as form, filled_by from private.form_c_guests where booking_id = $1 order by filled_at`,
      [id],
    )
  ).map(({ form, filled_by }) => [form.given_name, form.passport_number, form.home_country, filled_by]);

test('a guest fills in two forms on a phone, and nothing comes back', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  const { id } = await bookAbroad(house);
  await siteSql('insert into private.form_c_stays (booking_id, guests) values ($1, 2)', [id]);
  const [{ token } = { token: '' }] = await siteSql<{ token: string }>('select private.form_c_link($1) as token', [id]);

  await page.goto(`/arrival#${token}`);
  await expect(page.getByRole('heading', { name: `Before you arrive at ${house.name}` })).toBeVisible();
  await expect(page).toHaveURL(/\/arrival$/);
  await expectFits(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Guest 1 of 2' })).toBeVisible();

  await press(page, main.getByRole('button', { name: 'Save', exact: true }));
  await expect(main.getByLabel('Given names')).toBeFocused();
  await expect(main.getByText('Enter the given name.')).toBeVisible();
  await expectAccessible(page);

  await typeForm(page, main, completeFormC({ visa_until: addDays(today, 1) }));
  const ends = main.getByText(/^The visa expires on .+, before check-out on .+ You can still save the form\.$/);
  await expect(ends).toBeVisible();
  await expectFits(page);
  // The answer is lost. A second attempt must not make a second form.
  await page.route('**/fill_arrival', (route) => route.abort());
  await press(page, main.getByRole('button', { name: 'Save', exact: true }));
  await expect(main.getByText('Nothing you typed is lost')).toBeVisible();
  await page.unroute('**/fill_arrival');
  await press(page, main.getByRole('button', { name: 'Save', exact: true }));
  await expect(main.getByText('We saved the form for Anna Maria.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Guest 2 of 2' })).toBeFocused();

  await press(page, main.getByRole('button', { name: 'Copy details' }));
  await expect(main.getByLabel('Town', { exact: true })).toHaveValue('Uppsala');
  await expect(main.getByLabel('Number', { exact: true })).toHaveValue('');
  await typeForm(page, main, completeFormC({ given_name: 'Bo', sex: 'male', passport_number: 'bb 99 1' }));
  await press(page, main.getByRole('button', { name: 'Save', exact: true }));
  await expect(main.getByRole('heading', { name: 'Thank you', exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  expect(await kept(id)).toEqual([
    ['Anna Maria', 'AA8812345', 'SE', 'guest'],
    ['Bo', 'BB991', 'SE', 'guest'],
  ]);

  // After a reload the page shows whose form is saved, but none of its data. The device stores nothing.
  await page.reload();
  await expect(main.getByRole('button', { name: 'Fill in again: Anna' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible();
  expect(await page.content()).not.toMatch(/AA8812345|BB991|Lindqvist|Uppsala/);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /AA8812345|Lindqvist|Uppsala/,
  );
  await press(page, main.getByRole('button', { name: 'Fill in again: Bo' }));
  await expect(main.getByLabel('Given names')).toHaveValue('');

  await siteSql(
    `select private.write_form_c(b, g.id, $2, 'desk') from public.bookings as b join private.form_c_guests as g on g.booking_id = b.id
     where b.id = $1 and private.unseal(b.id, g.sealed) ->> 'given_name' = 'Bo'`,
    [id, completeFormC({ given_name: 'Bo', sex: 'male', passport_number: 'BB992' })],
  );
  await typeForm(page, main, completeFormC({ given_name: 'Bo', sex: 'male', passport_number: 'BB993' }), false);
  await press(page, main.getByRole('button', { name: 'Save', exact: true }));
  await expect(main.getByText('The hotel filled in this form itself.')).toBeVisible();
  await expect(main.getByText('Filled in by the hotel.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Fill in again: Bo' })).toBeHidden();
  await expect(main.getByLabel('Number', { exact: true })).toHaveValue('BB993');
  await expectFits(page);
  expect((await kept(id)).map(([, number]) => number)).toEqual(['AA8812345', 'BB992']);

  await siteSql('select private.form_c_link($1)', [id]);
  await page.reload();
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('the form is in Hindi too, and keeps what the portal calls things', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  const { id } = await bookAbroad(house);
  await siteSql('insert into private.form_c_stays (booking_id, guests) values ($1, 1)', [id]);
  const [{ token } = { token: '' }] = await siteSql<{ token: string }>('select private.form_c_link($1) as token', [id]);

  await page.goto(pathIn('hi', arrivalPath(token)));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: beforeYouArriveAt(house.name) })).toBeVisible();
  await press(page, main.getByRole('button', { name: save, exact: true }));
  await expect(main.getByText(say.pleaseEnter(say.called.given_name), { exact: true })).toBeVisible();
  await expectFits(page);

  const form = completeFormC({ next_country: 'LK', next_state: '' });
  const field = (name: string) => main.locator(`[id$="-${name}"]`);
  for (const more of await main.getByText(say.optionalFields, { exact: true }).all()) await more.click();
  for (const name of formCNames) {
    if (!form[name]) continue;
    const isChoice = await field(name).evaluate((control) => control.matches('select'));
    await (isChoice ? field(name).selectOption(form[name]) : field(name).fill(form[name]));
  }
  await expect(field('nationality').locator(':checked')).toHaveText('स्वीडन');
  await expect(field('purpose').locator(':checked')).toHaveText(say.purposes.Holiday);
  await expectFits(page);
  await press(page, main.getByRole('button', { name: save, exact: true }));
  await expect(main.getByRole('heading', { name: thatIsAll })).toBeFocused();
  const [row] = await siteSql<{ purpose: string }>(
    `select private.unseal(booking_id, sealed) ->> 'purpose' as purpose from private.form_c_guests where booking_id = $1`,
    [id],
  );
  expect(row?.purpose).toBe('Holiday');
});

test('the desk asks and fills in, by keyboard', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  const { reference } = await bookAbroad(house);
  await page.goto(paths.owner);
  const todo = page.getByRole('listitem').filter({ hasText: 'Is Anna Lindqvist a foreign guest?' });
  await expectFits(page);
  await press(page, todo.getByRole('link', { name: 'Answer: Anna Lindqvist' }));
  const detail = dialog(page, 'Anna Lindqvist');
  const panel = detail.getByRole('region', { name: 'Foreign guests' });
  await expect(panel).toContainText('Foreign guests?');
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Record' })).toBeInViewport();
  expect(new URL(page.url()).searchParams.get('part')).toBeNull();
  await press(page, panel.getByRole('button', { name: 'Record' }));
  await expect(toasts(page)).toContainText('2 foreign guests');
  await expect(panel).toContainText('2 forms missing.');
  await expect(panel.getByRole('button', { name: 'Change number' })).toBeFocused();

  await press(page, panel.getByRole('button', { name: 'Email the link' }));
  await expect(toasts(page)).toContainText('The email to Anna Lindqvist is on its way');
  await press(page, panel.getByRole('button', { name: 'Make a link for WhatsApp' }));
  await expect(panel).toContainText(/within 24 hours of arrival[\s\S]*\/arrival#[0-9a-f]{64}/);
  await panel.getByLabel('Language').selectOption('hi');
  await expect(panel).toContainText(/नमस्ते Anna Lindqvist[\s\S]*\/hi\/arrival#[0-9a-f]{64}/);

  await press(page, panel.getByRole('button', { name: 'Fill in at the front desk' }));
  const form = dialog(page, 'Form C: fill in at the front desk');
  await expect(form.getByLabel('Given names')).toHaveValue('Anna');
  await expect(form.getByLabel(/^Surname/)).toHaveValue('Lindqvist');
  await press(page, form.getByRole('button', { name: 'Save form' }));
  await expect(form.getByLabel('Sex')).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await typeForm(page, form, completeFormC(), false);
  await press(page, form.getByRole('button', { name: 'Save form' }));
  await expect(toasts(page)).toContainText('Form of Anna Maria saved');
  await expect(panel).toContainText('1 form missing.');
  await press(page, panel.getByRole('button', { name: 'Fill in at the front desk' }));
  await expect(form.getByLabel('Given names')).toHaveValue('');
  await press(page, form.getByRole('button', { name: 'Copy details' }));
  await expect(form.getByLabel('Town', { exact: true })).toHaveValue('Uppsala');
  await press(page, form.getByRole('button', { name: 'Cancel', exact: true }));

  await press(page, panel.getByRole('button', { name: 'Open to report: Anna Maria Lindqvist' }));
  const entry = dialog(page, 'Form C: Anna Maria Lindqvist');
  await expect(entry).toContainText('AA8812345');
  await press(page, entry.getByRole('button', { name: 'Mark as reported' }));
  await expect(entry.getByRole('alert')).toContainText('Check the guest in first');
  await expectFits(page);
  const file = page.waitForEvent('download');
  await press(page, entry.getByRole('button', { name: 'Download as CSV' }));
  expect((await file).suggestedFilename()).toBe(`form-c-${reference}.csv`);
  await press(page, entry.getByRole('button', { name: 'Close' }));

  await press(page, detail.getByRole('button', { name: 'Check in', exact: true }));
  const checkIn = dialog(page, /^Check in/);
  await expect(checkIn).toContainText('Form C is missing for 1 foreign guest. Ask for passport and visa.');
  await press(page, checkIn.getByRole('button', { name: 'Check in', exact: true }));
  await expect(panel).toContainText('Form C due in 24 h');
});

test('a foreign guest with an Indian phone number is marked at check-in', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  await bookAbroad(house, '+91 98200 11223');
  await page.goto(paths.owner);
  await press(page, page.getByRole('button', { name: 'Check in: Anna Lindqvist' }));
  const checkIn = dialog(page, /^Check in/);
  await press(page, checkIn.getByLabel(/^Foreign guest/), 'Space');
  await expectFits(page);
  await press(page, checkIn.getByRole('button', { name: 'Check in', exact: true }));
  await expect(toasts(page).getByRole('link', { name: 'Fill in Form C' })).toBeVisible();
  await expect(page.getByText('Report 1 foreign guest: Anna Lindqvist')).toBeVisible();
});

test('the desk reports who came a day ago, and saves the forms of the day', { tag: '@phone' }, async ({ page }) => {
  const house = await openHouse(page);
  const { id, reference } = await bookAbroad(house);
  await siteSql('insert into private.form_c_stays (booking_id, guests) values ($1, 2)', [id]);
  await siteSql(`select private.write_form_c(b, b.id, $2, 'guest') from public.bookings as b where id = $1`, [
    id,
    completeFormC(),
  ]);
  // In the first hour of a day in India, 25 hours ago is the day before yesterday.
  const [came] = await siteSql<{ day: string }>(
    `update public.bookings set checked_in_at = now() - interval '25 hours' where id = $1
     returning (checked_in_at at time zone 'Asia/Kolkata')::date::text as day`,
    [id],
  );
  await page.goto(ownerPaths.stay(id, house.hotel));
  const detail = dialog(page, 'Anna Lindqvist');
  const panel = detail.getByRole('region', { name: 'Foreign guests' });
  const entry = dialog(page, 'Form C: Anna Maria Lindqvist');
  await expect(panel).toContainText('Form C overdue for 1 h');
  await expectAccessible(page);

  await press(page, panel.getByRole('button', { name: 'Open to report: Anna Maria Lindqvist' }));
  await tabTo(page, entry.getByLabel(/^Portal number/));
  await page.keyboard.type('GA-2026/17');
  await siteSql(`select private.write_form_c(b, b.id, $2, 'guest') from public.bookings as b where id = $1`, [
    id,
    completeFormC({ passport_number: 'CC77', visa_until: addDays(today, 1) }),
  ]);
  const report = entry.getByRole('button', { name: 'Mark as reported' });
  await press(page, report);
  await expect(entry.getByRole('alert')).toContainText('Someone changed this form.');
  await expect(entry).toContainText('CC77');
  await expect(entry).toContainText(/The visa expires on .+, before check-out on .+ Ask the guest\./);
  await expect(entry.getByLabel(/^Portal number/)).toHaveValue('GA-2026/17');
  await press(page, report);
  await expect(toasts(page)).toContainText('Anna Maria Lindqvist marked as reported');
  await expect(panel).toContainText('GA-2026/17');

  await expect(panel.getByRole('button', { name: 'Change: Anna Maria Lindqvist' })).toBeHidden();
  await press(page, panel.getByRole('button', { name: 'Open: Anna Maria Lindqvist' }));
  await expect(entry).toContainText('mark it as not reported first');
  await press(page, entry.getByRole('button', { name: 'Mark as not reported' }));
  await expect(detail.getByRole('listitem').filter({ hasText: 'Form C marked as not reported' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Change: Anna Maria Lindqvist' })).toBeVisible();
  await press(page, panel.getByRole('button', { name: 'Open to report: Anna Maria Lindqvist' }));
  await press(page, report);
  await press(page, panel.getByRole('button', { name: 'Mark as not reported: Anna Maria Lindqvist' }));
  const back = dialog(page, 'Mark Anna Maria Lindqvist as not reported?');
  await expectAccessible(page);
  await expectFits(page);
  await press(page, back.getByRole('button', { name: 'Mark as not reported' }));
  await expect(panel).toContainText('not reported yet');
  await expect(panel).toBeFocused();
  await press(page, panel.getByRole('button', { name: 'Open to report: Anna Maria Lindqvist' }));
  await entry.getByLabel(/^Portal number/).fill('GA-2026/18');
  await press(page, report);
  await expect(panel).toContainText('GA-2026/18');

  await press(page, panel.getByRole('button', { name: 'Change number' }));
  await expect(panel.getByLabel('How many of 2 are foreign guests?')).toBeFocused();
  await panel.getByLabel('How many of 2 are foreign guests?').fill('1');
  await press(page, panel.getByRole('button', { name: 'Record' }));
  await expect(panel).toContainText('All foreign guests are reported.');
  await expect(panel.getByRole('button', { name: 'Add a guest' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Fill in at the front desk' })).toBeHidden();

  await page.goto(`${ownerPaths.bookings(house.hotel)}&list=staying`);
  await expect(page.getByText('Form C reported')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Form C', exact: true }));
  const day = dialog(page, 'Form C for a day');
  await day.getByLabel('Arrived on').fill(came?.day ?? '');
  await expectAccessible(page);
  const whole = page.waitForEvent('download');
  await press(page, day.getByRole('button', { name: 'Download as CSV' }));
  const lines = (await (await whole).createReadStream()).setEncoding('utf8');
  let text = '';
  for await (const part of lines) text += part;
  expect(text).toContain(`"${reference}","Lindqvist","Anna Maria","Female","29/02/1988"`);
  await expect(day).toContainText('1 form saved.');
  const looks = await siteSql(
    `select after ->> 'seen' as seen from private.audit_log where entity = 'form_c_stays' and action = 'read' and entity_id = $1`,
    [id],
  );
  // Views by the front desk: opened four times, reloaded once, exported once.
  expect(looks).toHaveLength(6);

  await siteSql('update public.bookings set checked_in_at = null where id = $1', [id]);
  await siteSql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
  await page.goto(ownerPaths.stay(id, house.hotel));
  await expect(panel).toContainText('GA-2026/18');
  await expect(panel.getByRole('button', { name: /^(Change|Delete|Fill in|Add|Mark)/ })).toHaveCount(0);
  await press(page, panel.getByRole('button', { name: 'Open: Anna Maria Lindqvist' }));
  await expect(entry).toContainText('The report is kept as it is.');
});
