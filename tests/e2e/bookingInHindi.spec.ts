import { expect, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { expectHindi } from '../support/hindi.ts';
import { makeHotel } from '../support/ownHotel.ts';
import { siteSql } from '../support/siteDatabase.ts';

const addressOfHouse = ['Beach Road', 'Ashwem', 'India', 'Garden Room'];

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
