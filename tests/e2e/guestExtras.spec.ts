import { expect, test } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { stayPath } from '#src/lib/paths.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

test('by keyboard a guest orders breakfast on the booking page, and takes it back', { tag: '@phone' }, async ({
  page,
}) => {
  const house = await openHouse(page);
  await siteSql(
    `insert into private.extras (hotel_id, kind, name, per, net_price, tax_rate) values ($1, 'meal', 'Breakfast', 'person_night', 30000, 5)`,
    [house.hotel],
  );
  const stay = { checkIn: addDays(todayInKolkata(), 20), checkOut: addDays(todayInKolkata(), 22) };
  const reference = await bookRooms({ hotel: house.hotel, room: house.garden }, stay);
  const [booking] = await siteSql<{ token: string; total: string }>(
    `update public.bookings set num_adults = 2 where booking_reference = $1
     returning private.stay_link(id, p_is_mailed => true) as token, total_amount::text as total`,
    [reference],
  );
  const costs = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
  const total = Number(booking?.total);
  await page.goto(stayPath(booking?.token ?? ''));
  const part = page.getByRole('region', { name: 'Extras', exact: true });
  await press(page, part.getByRole('button', { name: 'Add extras' }));
  const dialog = page.getByRole('dialog', { name: 'Add extras to your booking' });
  await press(page, dialog.getByRole('button', { name: 'More breakfast' }));
  await press(page, dialog.getByRole('button', { name: 'More breakfast' }));
  await expect(dialog).toContainText(`Your booking then costs ${costs(total + 126_000)}: ₹1,260.00 more.`);
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Add to booking' }));
  await expect(toasts(page)).toContainText('Extras added.');
  await expect(part).toContainText('Breakfast: ₹315.00 × 2 guests × 2 nights');
  await expect(page.getByRole('region', { name: 'Price' })).toContainText(costs(total + 126_000));
  await expectAccessible(page);
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);

  await siteSql(
    `select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
       'holder', 'property', 'state', 'received', 'amount', b.total_amount - 26000, 'method', 'cash'))) from public.bookings as b where b.booking_reference = $1`,
    [reference],
  );
  await page.reload();
  await press(page, part.getByRole('button', { name: 'Remove Breakfast' }));
  const question = page.getByRole('dialog', { name: 'Remove Breakfast?' });
  await expect(question).toContainText(`costs ${costs(total)}: ₹1,260.00 less.`);
  await expect(question).toContainText('You get ₹1,000.00 back, within 5–7 business days.');
  await press(page, question.getByRole('button', { name: 'Remove' }));
  await expect(toasts(page)).toContainText('Breakfast removed.');
  await expect(part).not.toContainText('₹315');
});
