import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  doubtSettings,
  formOfSettings,
  type Settings,
  SettingsFormSchema,
  settingsChanges,
} from '#src/domain/office/settings.ts';
import { todayInKolkata } from '#src/domain/stay.ts';

const settings: Settings = {
  advance_percent: 30,
  group_advance_percent: 50,
  group_rooms: 3,
  peak_advance_percent: 50,
  peak_from: '12-20',
  peak_to: '01-05',
  site_fee_percent: 0,
  upi_id: null,
  cancel_unpaid_after_hours: null,
  client_address_header: 'cf-connecting-ip',
  inr_per_usd: 88.5,
  rate_as_of: '2020-11-20',
  admins_need_second_factor: false,
  guests_prove_human: false,
};

const read = (change: object) => v.safeParse(SettingsFormSchema, { ...formOfSettings(settings), ...change });

test.each([
  ...['20 Dec', '20th december', 'Dec 20', 'Dec. 20', '12-20', ' 20-Dec ', '20/12', '20-12', '20.12.', '20.12.2026'],
  ...['2026-12-20', '20 दिसंबर', '२० दिसम्बर', 'Sun 20 Dec 26'],
])('the season may begin on %s', (peak_from) =>
  expect(read({ peak_from })).toMatchObject({ success: true, output: { peak_from: '12-20' } }),
);
test.each([
  ['5/1', '01-05'],
  ['05-01', '01-05'],
  ['29 Feb', '02-29'],
  ['1 फ़रवरी', '02-01'],
  ['1 फरवरी', '02-01'],
])('%s is read as %s, the day first', (peak_to, day) =>
  expect(read({ peak_to })).toMatchObject({ success: true, output: { peak_to: day } }),
);
test.each(['31 Feb', '31/4', '13/13', 'Dec', '20', '20 Foo', ''])('no season begins on %s', (peak_from) =>
  expect(read({ peak_from }).issues?.[0]?.message).toBe('Enter a day and a month that exist, such as 20 Dec.'),
);

test('a slip is asked about with both values', () => {
  const ask = (change: object) => doubtSettings(settings, { ...settings, ...change }, '2026-12-01');
  expect(ask({ inr_per_usd: 8.85, rate_as_of: '2026-12-01' })).toEqual([
    { text: 'The dollar rate was ₹88.50. You typed ₹8.85, 10 times less.', save: 'Save ₹8.85' },
  ]);
  expect(ask({ advance_percent: 3, rate_as_of: '2026-10-31', peak_from: '01-05', peak_to: '12-20' })).toEqual([
    { text: 'The advance was 30%. You typed 3%, 10 times less.', save: 'Save 3%' },
    { text: 'The high season would have 351 nights, from 5 January to 20 December.', save: 'Save season' },
    { text: 'The dollar rate would be from Sat, 31 Oct 2026, more than a month ago.', save: 'Save settings' },
  ]);
  expect(ask({ inr_per_usd: 106.2, advance_percent: 40, peak_from: '12-01', rate_as_of: '2026-11-01' })).toEqual([]);
});

test('settings go into a form and come out as they were', () => {
  const { output } = read({});
  expect(output).toEqual(settings);
  expect(settingsChanges(settings, output as Settings)).toEqual({});
});

test('what differs is sent with what was seen', () => {
  const { output } = read({ advance_percent: ' 25 ', upi_id: 'susegad@okbank', inr_per_usd: '90.1250' });
  expect(settingsChanges(settings, output as Settings)).toEqual({
    advance_percent: { from: 30, to: 25 },
    upi_id: { from: null, to: 'susegad@okbank' },
    inr_per_usd: { from: 88.5, to: 90.125 },
  });
});

describe('refused', () => {
  const tomorrow = new Date(Date.parse(todayInKolkata()) + 86_400_000).toISOString().slice(0, 10);
  test.each([
    [{ advance_percent: '101' }, 'Enter a whole number from 0 to 100.'],
    [{ advance_percent: '2.5' }, 'Enter a whole number from 0 to 100.'],
    [{ advance_percent: '' }, 'Enter a whole number from 0 to 100.'],
    [{ group_rooms: '1' }, 'Enter a whole number from 2 to 1,000.'],
    [{ peak_to: '02-30' }, 'Enter a day and a month that exist, such as 20 Dec.'],
    [{ cancel_unpaid_after_hours: '0' }, 'Enter a whole number from 1 to 720, or leave the field empty.'],
    [{ cancel_unpaid_after_hours: '721' }, 'Enter a whole number from 1 to 720, or leave the field empty.'],
    [{ upi_id: 'susegad' }, 'Enter a UPI ID like name@bank, or leave the field empty.'],
    [{ upi_id: 'susegad stays@okbank' }, 'Enter a UPI ID like name@bank, or leave the field empty.'],
    [{ upi_id: 'hello@susegad.example' }, 'Enter a UPI ID like name@bank, or leave the field empty.'],
    [{ inr_per_usd: '0' }, 'Enter how many rupees one dollar is worth, with at most 4 decimals.'],
    [{ inr_per_usd: '88.12345' }, 'Enter how many rupees one dollar is worth, with at most 4 decimals.'],
    [{ inr_per_usd: '1e3' }, 'Enter how many rupees one dollar is worth, with at most 4 decimals.'],
    [{ rate_as_of: '' }, 'Choose a date.'],
    [{ rate_as_of: tomorrow }, 'Choose today or an earlier date.'],
    [{ rate_as_of: '1999-12-31' }, 'Choose a date after 1999.'],
  ])('%j', (change, sentence) => {
    expect(read(change).issues?.map(({ message }) => message)).toEqual([sentence]);
  });
});
