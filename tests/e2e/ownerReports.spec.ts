import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { financialYearOf } from '#src/domain/desk/report.ts';
import { formatRupees } from '#src/domain/money.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { handIn } from '../support/handIn.ts';
import { expectFits } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const today = todayInKolkata();

test('a house reads what it earned, a month of it, and saves it as a file', { tag: '@phone' }, async ({ page }) => {
  const { property_id, owner, as } = await handIn(page);
  const { hotel_id } = await as('admin@susegad.example', 'decide_listing', { property_id, decision: 'approve' });
  const [room] = await siteSql<{ id: string }>(
    `select id from public.room_categories where hotel_id = $1 and name = 'Garden Room'`,
    [hotel_id],
  );
  // The three nights may cross a month or a financial year.
  const stay = { room_category_id: room?.id, check_in_date: today, check_out_date: addDays(today, 3) };
  const party = { num_rooms: 1, num_adults: 1, num_children: 0 };
  const { total_amount } = await as(owner, 'desk_quote', { ...stay, ...party });
  await as(owner, 'book_at_desk', {
    ...{ ...stay, ...party, total_amount, source: 'walk_in', guest_name: 'Demo Guest', guest_phone: '+91 98200 12345' },
    idempotency_key: crypto.randomUUID(),
  });

  await signInAs(page, owner);
  await page.goto(ownerPaths.reports(String(hotel_id)));
  const inYear = [0, 1, 2].filter((day) => financialYearOf(addDays(today, day)) === financialYearOf(today));
  const months = page.getByRole('table', { name: 'Figures by month' });
  await expect(months.getByRole('row').last()).toContainText(
    formatRupees(Math.round((Number(total_amount) * inYear.length) / 3)),
  );
  await expect(page.getByRole('table', { name: /^Figures by source/ })).toContainText('Walk-in');
  for (const width of [390, 820, 1440]) await expectFits(page, width);

  const name = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(today),
  );
  const month = months.getByRole('button', { name });
  await month.focus();
  await page.keyboard.press('Enter');
  await expect(month).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: `By room type, ${name}` })).toBeVisible();
  await expect(page).toHaveURL(/month=/);
  await expect(page.getByRole('link', { name: 'Invoices and GSTR-1 in Till' })).toHaveAttribute(
    'href',
    /^\/owner\/till\?.*&day=\d{4}-\d{2}-01$/,
  );

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+-report-\d{4}-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const [head = '', ...rows] = lines.map((line) => line.replace('\ufeff', '').slice(1, -1).split('","'));
  const at = (column: string) => head.indexOf(column);
  const revenue = rows.reduce((sum, row) => sum + Math.round(Number(row[at('Revenue (₹)')]) * 100), 0);
  expect(Math.abs(revenue - (Number(total_amount) * inYear.length) / 3)).toBeLessThan(3);

  await page.goto(ownerPaths.reports(crypto.randomUUID()));
  await expect(page.getByRole('alert')).toBeVisible();
});
