import { expect, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { expectHindi } from '../support/hindi.ts';
import { bookRooms, makeHotel } from '../support/ownHotel.ts';
import { expectAccessible, expectFits, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const addressOfHouse = ['Beach Road', 'Ashwem', 'India', 'Garden Room'];

test('a stay is booked in Hindi, from an empty form to the ticket @phone', async ({ page }) => {
  const name = 'Quinta Hindi';
  const own = await makeHotel({ name });
  const names = [name, ...addressOfHouse, 'Asha Kamat', 'asha@guests.example'];
  const [checkIn, checkOut] = [addDays(todayInKolkata(), 40), addDays(todayInKolkata(), 42)];
  const query = `checkIn=${checkIn}&checkOut=${checkOut}&guests=2&adults=2&children=0`;
  await page.goto(`/hi/booking/${own.room}?${query}&rooms=1`);
  const submit = page.getByRole('button', { name: 'भुगतान के लिए आगे बढ़ें' });
  await expect(page.getByText('कैसे देना है').first()).toBeVisible();
  await submit.click();
  await expect(page.locator('.notice-error')).toBeFocused();
  await expect(page.locator('.notice-error')).toContainText('पूरा नाम: अपना पूरा नाम लिखें।');
  await expect(toasts(page)).toContainText('कुछ ज़रूरी जानकारी बाकी है');
  await expectHindi(page, ...names);
  for (const width of [1440, 320, 390]) await expectFits(page, width);

  await page.getByLabel('पूरा नाम').fill('Asha Kamat');
  await page.getByLabel('ई-मेल').fill('asha@guests.example');
  await submit.click();
  await expect(page).toHaveURL(/\/hi\/booking-confirmation\/[0-9A-Z-]{19}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपकी बुकिंग हो गई है');
  await expect(toasts(page)).toContainText('आपकी बुकिंग हो गई!');
  await expect(page.getByRole('heading', { name: 'पहुँचने से पहले' })).toBeVisible();
  await expect(page.getByText(/₹[\d,.]+ का एडवांस \(कुल का \d+%\) .+ तक देना है/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^UPI ऐप से ₹[\d,.]+ दें$/ })).toBeVisible();
  const reference = page.url().slice(-19);
  await expectHindi(page, ...names, reference, 'susegad.demo@demo');
  await expectAccessible(page);
  for (const width of [1440, 320, 390]) await expectFits(page, width);

  await page.goto(`/hi/booking/${own.room}?${query}&rooms=2`);
  await expect(page.getByText('आपकी तारीखों में इस प्रकार का सिर्फ़ 1 कमरा बचा है')).toBeVisible();
  await expect(page.getByText('इस कमरे के लिए सबसे पास की खाली तारीखें')).toBeVisible();
  await expectHindi(page, ...names);
  await page.getByRole('button', { name: '1 कमरा बुक करें' }).click();
  await expect(page.getByText('आपकी तारीखों में इस प्रकार का सिर्फ़ 1 कमरा बचा है')).toBeHidden();
  await bookRooms(own, { checkIn, checkOut });
  await page.reload();
  await expect(page.getByText('आपकी तारीखों में यह कमरा खाली नहीं है')).toBeVisible();
});

test('what a house asks of a stay is said in Hindi, in the form and on its page', async ({ page }) => {
  const own = await makeHotel({ name: 'Quinta Rules' });
  await siteSql('insert into private.rate_plans (room_category_id, min_nights) values ($1, 3)', [own.room]);
  const [checkIn, checkOut] = [addDays(todayInKolkata(), 40), addDays(todayInKolkata(), 42)];
  const query = `checkIn=${checkIn}&checkOut=${checkOut}&guests=2&adults=2&children=0&rooms=1`;
  for (const path of [`/hi/booking/${own.room}`, `/hi/hotel/${own.hotel}`]) {
    await page.goto(`${path}?${query}`);
    await expect(page.getByText(/ को चेक-इन हो, तो कम से कम 3 रातें।/).first()).toBeVisible();
    await expectHindi(page, 'Quinta Rules', ...addressOfHouse);
  }
});
