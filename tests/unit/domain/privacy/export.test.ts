import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dataFile, PersonalDataSchema } from '#src/domain/privacy/export.ts';

test('the file has every section with its words, also where nothing is kept', () => {
  const data = v.parse(PersonalDataSchema, { account: { full_name: 'Asha' }, stays: [] });
  const file = JSON.parse(dataFile(data, '2027-01-01T00:00:00Z', 'https://site.example'));
  expect(Object.keys(file)).toEqual([
    ...[
      'made_at',
      'site',
      'account',
      'sign_in',
      'stays',
      'reviews',
      'replies',
      'listings',
      'houses',
      'payout',
      'letters',
    ],
    ...['saved', 'waits', 'mails', 'notes'],
  ]);
  expect(file.account.data).toEqual({ full_name: 'Asha' });
  expect([file.stays.data, file.payout.data]).toEqual([[], null]);
  for (const section of Object.values(file).slice(2))
    expect((section as { about: string }).about.length).toBeGreaterThan(20);
  expect(v.safeParse(PersonalDataSchema, { unheard_of: 1 }).success, 'a section without words').toBe(false);
});
