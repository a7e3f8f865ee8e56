import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { formatRupees } from '#src/domain/money.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import * as booking from '#src/words/hi/booking.ts';
import * as words from '#src/words/hi/guestStay.ts';
import { aspectNames, seeRooms } from '#src/words/hi/hotel.ts';
import * as mail from '#src/words/hi/mails.ts';
import * as review from '#src/words/hi/review.ts';
import * as form from '#src/words/hi/review.ts';
import * as search from '#src/words/hi/search.ts';
import * as home from '#src/words/hi/site.ts';
import { endedStay } from '../support/endedStay.ts';
import { expectHindi } from '../support/hindi.ts';
import { makeHotel } from '../support/ownHotel.ts';
import { expectFits, press, tabTo, toasts } from '../support/page.ts';
import { linkOfMail, mailsTo } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { moneyOf } from '../support/siteMoney.ts';
import { someUtr } from '../support/someUtr.ts';

const today = todayInKolkata();
const stay = { from: addDays(today, 30), to: addDays(today, 33) };
/** Names in the data, which stay in Latin letters. */
const data = ['Beach Road', 'Ashwem', 'India', 'Garden Room', 'Asha Kamat', 'susegad.demo@demo'];

async function look(page: Page, ...names: string[]) {
  await expectHindi(page, ...data, ...names);
  await expectFits(page);
}
test('a guest books, pays, changes and cancels in Hindi', { tag: ['@phone', '@journey'] }, async ({ page }) => {
  test.setTimeout(180_000);
  const failures: string[] = [];
  // The browser says so where the test leaves a page that is still fading in.
  page.on('pageerror', ({ message }) => message.startsWith('Transition was aborted') || failures.push(message));
  const name = `Quinta ${randomUUID().slice(0, 8)}`;
  const email = `asha-${randomUUID()}@guests.example`;
  const { hotel } = await makeHotel({ name, totalRooms: 4, maxOccupancy: 3 });
  await siteSql(`update public.hotels set policies = policies || '{"cancellation_policy":"moderate"}' where id = $1`, [
    hotel,
  ]);

  await page.goto('/hi');
  const where = page.getByRole('combobox', { name: search.destination });
  await tabTo(page, where);
  // Searches by name: other tests add more hotels than one page of results shows.
  await page.keyboard.type(name);
  await press(page, page.getByRole('button', { name: search.search, exact: true }));
  await expect(page).toHaveURL(/\/hi\/search\?destination=Quinta/);
  await page.goto(`${page.url()}&checkIn=${stay.from}&checkOut=${stay.to}&guests=2&rooms=1&adults=2&children=0`);
  const card = page.getByRole('article').filter({ hasText: name });
  await press(page, card.getByRole('link', { name }).first());
  await expect(page).toHaveURL(new RegExp(`/hi/hotel/${hotel}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await look(page, name);
  await press(page, page.getByRole('button', { name: seeRooms }).filter({ visible: true }).first());

  await press(page, page.getByRole('link', { name: home.bookNow }).filter({ visible: true }).first());
  await expect(page).toHaveURL(/\/hi\/booking\/[\w-]+\?/);
  await press(page, page.getByRole('button', { name: booking.submit }));
  await expect(page.locator('.notice-error')).toBeFocused();
  await look(page, name);
  await page.getByLabel('पूरा नाम').fill('Asha Kamat');
  await page.getByLabel('ई-मेल').fill(email);
  await look(page, name, email);
  await press(page, page.getByRole('button', { name: booking.submit }));
  await expect(page).toHaveURL(/\/hi\/booking-confirmation\/[0-9A-Z-]{19}$/);
  const reference = page.url().slice(-19);
  await expect(page.getByText(reference).first()).toBeVisible();
  await look(page, name, email, reference);
  const [made] = await siteSql<{ id: string; language: string; advance: number }>(
    `select id, language, advance_amount::integer as advance from public.bookings where booking_reference = $1`,
    [reference],
  );
  if (!made) throw new Error('Not booked');
  expect(made.language).toBe('hi');

  const link = new URL(await linkOfMail(page, email, mail.bookedSubject(name, '')));
  expect(link.pathname).toBe('/hi/stay');
  await page.goto(link.pathname + link.hash);
  await expect(page.getByRole('heading', { level: 1, name: words.yourStayAt(name) })).toBeVisible();
  await expect(page).toHaveURL(/\/hi\/stay$/);
  const names = [name, email, reference];
  await look(page, ...names);

  const utr = someUtr();
  await press(page, page.getByRole('button', { name: words.iHavePaid }));
  await page.getByLabel(words.utrOfPayment).fill(utr);
  await press(page, page.getByRole('button', { name: words.report }));
  await expect(toasts(page)).toContainText(words.visitReportReported(formatRupees(made.advance)));
  await look(page, ...names);
  await siteSql(
    `select private.write_payment(b, jsonb_populate_record(p, '{"state": "received"}'))
     from public.bookings as b join private.payments as p on p.booking_id = b.id where b.id = $1 and p.reference = $2`,
    [made.id, utr],
  );
  await page.reload();

  await press(page, page.getByRole('button', { name: words.sayMore }));
  await page.getByLabel(words.arriveAbout).fill('21:30');
  await page.getByLabel(words.specialRequests).fill('दो तकिए');
  await press(page, page.getByRole('button', { name: words.sendToHotel }));
  await expect(toasts(page)).toContainText(words.knowsIt(name));

  await press(page, page.getByRole('button', { name: words.changeStay }));
  const changing = page.getByRole('dialog', { name: words.changeTitle });
  await press(page, changing.getByRole('spinbutton', { name: words.adults }), 'ArrowUp');
  await expect(changing.getByRole('button', { name: words.changeIt })).not.toHaveAttribute('aria-disabled', 'true');
  await look(page, ...names);
  await press(page, changing.getByRole('button', { name: words.changeIt }));
  await expect(changing).toHaveCount(0);
  await expect(page.getByText('3 वयस्क, 1 कमरा')).toBeVisible();

  await press(page, page.getByRole('button', { name: words.cancelStay }));
  const ending = page.getByRole('dialog', { name: words.title });
  await expect(ending.getByText(words.whatFollows)).toBeVisible();
  await look(page, ...names);
  await press(page, ending.getByRole('button', { name: words.cancelIt }));
  await expect(toasts(page)).toContainText(words.done);
  await look(page, ...names);
  expect(await moneyOf(made.id)).toMatchObject({ refund_due: made.advance });

  await expect
    .poll(
      async () =>
        (await mailsTo(page, email)).find((one) => one.subject.startsWith(mail.cancelledSubject(name, '')))?.text ?? '',
    )
    .toContain('₹');
  const own = await mailsTo(page, email);
  expect(own.length).toBeGreaterThanOrEqual(3);
  for (const { subject, text } of own) {
    expect(subject).toMatch(/\p{Script=Devanagari}/u);
    expect(text).toContain('/hi/');
    expect(text.replace(/\S+(:\/\/|@)\S+/g, '')).not.toMatch(/\b(your|you|the|stay|booking)\b/i);
  }
  expect(failures).toEqual([]);
});

test('a guest reviews a stay in Hindi, and reads it on the page of the hotel', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000);
  const { name, link } = await endedStay(page);
  await page.goto(`/hi/review#${await link('review_link')}`);
  await expect(page.getByRole('heading', { name: review.howWas(name) })).toBeVisible();
  const names = [name, 'Asha K.'];
  await look(page, ...names);
  await press(page, page.getByRole('button', { name: form.publish }));
  await expect(page.getByText(form.starsMissing, { exact: true })).toHaveCount(5);
  for (const of of [form.yourRating, ...Object.values(aspectNames)])
    await page.getByRole('group', { name: of }).getByRole('radio').nth(4).check();
  await page.getByLabel(form.title).fill('सुकून भरी सुबहें');
  await page.getByLabel(form.comment).fill('बगीचा घर से पहले जाग जाता है।');
  await look(page, ...names);
  await press(page, page.getByRole('button', { name: form.publish }));
  await expect(page.getByRole('heading', { name: review.published })).toBeFocused();
  await look(page, ...names);
  await page.getByRole('link', { name: review.readReviews }).click();
  await expect(page).toHaveURL(/\/hi\/hotel\/[\w-]+#reviews$/);
  await expect(page.getByRole('tabpanel')).toContainText('बगीचा घर से पहले जाग जाता है।');
});
