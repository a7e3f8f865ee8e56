import { expect, type Page } from '@playwright/test';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { testJourney } from '../support/guestJourney.ts';
import { openHouse } from '../support/ownHouse.ts';
import { press, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

testJourney('a guest books two room types, removes one, and the invoice has the other', async (page, guest) => {
  const { booking, common, language, stay } = guest;
  const house = await openHouse(page);
  await siteSql(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price, tax_rate)
     values ($1, 'Family Room', 5, 3, 944000, 18)`,
    [house.hotel],
  );
  await siteSql(
    `insert into private.extras (hotel_id, kind, name, per, net_price, tax_rate, for_guests, place)
     values ($1, 'meal', 'Breakfast', 'person_night', 30000, 5, true, 1)`,
    [house.hotel],
  );
  await siteSql(
    `update public.hotels set policies = jsonb_set(policies, '{cancellation_policy}', '"flexible"') where id = $1`,
    [house.hotel],
  );

  const [from, until] = [addDays(todayInKolkata(), 30), addDays(todayInKolkata(), 32)];
  const query = `checkIn=${from}&checkOut=${until}&guests=5&adults=4&children=1&rooms=1`;
  const names = [house.name, house.owner, 'Breakfast', 'Family Room'];
  await page.goto(guest.at(`/hotel/${house.hotel}?${query}`));
  await page.getByRole('tab', { name: guest.hotel.rooms }).click();
  const room = (name: string) => page.getByRole('article', { name });
  // Five guests do not fit into one of these rooms, but into both.
  for (const name of ['Family Room', 'Garden Room'])
    await press(page, room(name).getByRole('button', { name: guest.hotel.pickRoom }));
  await expect(page.getByRole('link', { name: guest.hotel.bookPicked(2) })).toBeInViewport();
  await guest.look(...names);
  await page.getByRole('link', { name: guest.hotel.bookPicked(2) }).click();
  const more = page.getByRole('group', { name: booking.moreRooms });
  await expect(more.getByRole('spinbutton', { name: booking.adults })).toHaveValue('1');
  await expect(more.getByRole('button', { name: guest.moreRooms.addRoom('Loft') })).toBeVisible();
  const extras = page.getByRole('group', { name: booking.extras });
  for (let count = 0; count < 5; count += 1)
    await press(page, extras.getByRole('button', { name: common.more('Breakfast') }));
  await expect(
    page.getByRole('group', { name: 'Family Room', exact: true }).getByRole('spinbutton', { name: booking.adults }),
  ).toHaveValue('3');
  await page.reload();
  await expect(extras.getByRole('spinbutton', { name: 'Breakfast' })).toHaveValue('5');
  await expect(more.getByRole('spinbutton', { name: booking.adults })).toHaveValue('1');
  await guest.look(...names);
  await page.getByLabel(booking.fullName).fill('Asha Kamat');
  await page.getByLabel(guest.party.email).fill(guest.email);
  await siteSql(
    `insert into private.room_blocks (room_category_id, first_night, end_date, rooms) values ($1, $2, $3, 3)`,
    [house.garden, from, until],
  );
  const submit = page.getByRole('button', { name: booking.submit });
  await submit.click();
  await expect(page.locator('.booking-notice')).toContainText(booking.notBooked);
  await submit.click();
  await expect(more.getByText(booking.notEnoughOf('Garden Room'))).toBeFocused();
  await siteSql('delete from private.room_blocks where room_category_id = $1', [house.garden]);
  await page.reload();
  await expect(page.getByText('₹29,382').filter({ visible: true }).first()).toBeVisible();
  await submit.click();
  await expect(page).toHaveURL(/booking-confirmation/);
  const twoNights = `× ${language.nights(2)} × ${language.rooms(1)}$`;
  await expect(page.getByText(new RegExp(`^Family Room: ₹9,440(\\.00)? ${twoNights}`))).toBeVisible();
  await expect(page.getByText(new RegExp(`^Garden Room: ₹.* ${twoNights}`))).toBeVisible();
  await expect(page.getByText(`Breakfast: ₹315${common.extraCount.person_night(5, 2)}`)).toBeVisible();

  const [made] = await siteSql<{ id: string; token: string; reference: string }>(
    `select id, private.stay_link(id) as token, booking_reference as reference from public.bookings where hotel_id = $1`,
    [house.hotel],
  );
  await siteSql(
    `select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
       'holder', 'site', 'state', 'received', 'amount', b.advance_amount, 'method', 'upi'))) from public.bookings as b where b.hotel_id = $1`,
    [house.hotel],
  );
  await page.goto(guest.at(`/stay#${made?.token}`));
  await expect(page.locator('.ticket')).toContainText('Family Room, Garden Room');
  await press(page, page.getByRole('button', { name: stay.dropRooms }));
  const drop = dialog(page, stay.dropTitle);
  await drop.getByLabel(stay.whichRooms).selectOption({ label: `Garden Room · ${language.adults(1)}` });
  await expect(drop).toContainText(stay.priceFalls('₹29,382.00', '₹21,400.00'));
  await guest.look(...names, made?.reference ?? '');
  await press(page, drop.getByRole('button', { name: stay.dropRooms }));
  await expect(toasts(page)).toContainText(stay.dropped);
  await expect(page.getByRole('button', { name: stay.dropRooms })).toHaveCount(0);
  await expect(page.getByText(`Breakfast: ₹315${common.extraCount.person_night(4, 2)}`)).toBeVisible();

  // The guest came yesterday.
  await siteSql(
    `update public.bookings set check_in_date = private.today() - 1, check_out_date = private.today() + 1, terms_date = private.today() - 1,
       price_lines = jsonb_set(price_lines, '{0,first_night}', to_jsonb(private.today() - 1)), checked_in_at = now() where hotel_id = $1`,
    [house.hotel],
  );
  await page.goto(ownerPaths.stay(made?.id ?? '', house.hotel));
  const detail = dialog(page, 'Asha Kamat');
  await expect(detail.getByText(/Other room types/)).toBeVisible();
  await press(page, detail.getByRole('button', { name: 'Issue invoice' }));
  await press(page, dialog(page, 'Issue invoice').getByRole('button', { name: 'Issue invoice for ₹21,400.00' }));
  await detail.getByRole('link', { name: /^INV/ }).click();
  const paper = page.getByRole('article', { name: 'Tax invoice' });
  await expect(paper.getByRole('row', { name: /Family Room/ })).toBeVisible();
  await expect(paper.getByText('Garden Room')).toHaveCount(0);
  await expect(paper).toContainText('₹21,400.00');
});
