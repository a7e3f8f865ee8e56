import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { formatRupees } from '#src/domain/money.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { bookRooms } from '../support/ownHotel.ts';
import { openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, toasts } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { addPayment } from '../support/siteMoney.ts';
import { someUtr } from '../support/someUtr.ts';

const received = 220_000;

test('an owner reads the payout that an admin recorded', { tag: '@phone' }, async ({ page, browser }) => {
  const house = await openHouse(page);
  const today = todayInKolkata();
  const rooms = { hotel: house.hotel, room: house.garden };
  const reference = await bookRooms(rooms, { checkIn: today, checkOut: addDays(today, 2) });
  const later = await bookRooms(rooms, { checkIn: addDays(today, 1), checkOut: addDays(today, 2) });
  // Sets the fee of these two bookings only, because all tests share the setting.
  await siteSql('update public.bookings set fee_percent = 5 where booking_reference = any ($1)', [[reference, later]]);
  const bookings = await siteSql<{ id: string; total: number; reference: string }>(
    'select id, total_amount::integer as total, booking_reference as reference from public.bookings where hotel_id = $1 order by check_in_date',
    [house.hotel],
  );
  for (const { id } of bookings) await addPayment(id, received);
  const fee = Math.round(((bookings[0]?.total ?? 0) * 5) / 10_000) * 100;
  const due = received - fee;

  const admin = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAs(admin, 'admin@susegad.example');
  await admin.goto('/admin/payments');
  await admin.getByLabel('Search property or reference').fill(house.name);
  const row = admin.getByRole('table', { name: 'Due to properties' }).getByRole('row').filter({ hasText: house.name });
  await expect(row).toContainText(formatRupees(due));
  await row.getByRole('button', { name: /^Record payout/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Record payout' });
  await dialog.getByRole('button', { name: `Record ${formatRupees(due)}` }).click();
  await expect(dialog.getByLabel('UTR or transfer number')).toBeFocused();
  await expectAccessible(admin);
  const utr = someUtr();
  await dialog.getByLabel('UTR or transfer number').fill(utr);
  await addPayment(bookings[0]?.id ?? '', 100);
  await dialog.getByRole('button', { name: `Record ${formatRupees(due)}` }).click();
  await expect(dialog.getByRole('alert')).toContainText(`${formatRupees(due + 100)} was due on that day`);
  await dialog.getByRole('button', { name: `Record ${formatRupees(due + 100)}` }).click();
  await expect(toasts(admin)).toContainText(`Payout of ${formatRupees(due + 100)} recorded`);
  await expect(row).toBeHidden();
  await expect(admin.getByRole('heading', { name: 'Payouts', exact: true })).toBeFocused();

  await page.goto(ownerPaths.payouts(house.hotel));
  const shares = page.getByRole('table', { name: 'Bookings' });
  await expect(shares).toContainText(reference);
  await expect(shares).toContainText(formatRupees(-fee));
  await expect(page.getByRole('table', { name: 'Payouts' })).toContainText(`Payout ${utr}`);
  await expect(page.getByText('Nothing is outstanding.')).toBeVisible();
  for (const width of [320, 390, 820]) await expectFits(page, width);
  await expectAccessible(page);
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const pdf = await download('Download PDF');
  expect(pdf.name).toMatch(/-payouts-\d{4}-\d\d\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = await download('Download CSV');
  expect(csv.bytes.toString()).toContain(reference);

  await admin.getByRole('button', { name: `Reverse payout ${utr}: ${house.name}` }).click();
  const reverse = admin.getByRole('dialog', { name: 'Reverse payout?' });
  await reverse.getByLabel('Reason').fill('The bank returned it');
  await reverse.getByRole('button', { name: 'Reverse payout' }).click();
  await expect(row).toContainText(formatRupees(due + 100));
  await page.reload();
  await expect(page.getByText(`We owe ${house.name} ${formatRupees(due + 100)}.`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Payouts' })).toContainText('The bank returned it');
});
