import { describe, expect, test } from 'vitest';
import { formCChat, formOfBooker } from '#src/domain/desk/abroad.ts';
import { countries, countryName } from '#src/domain/formC/countries.ts';
import { emptyFormC, formCErrors, formCNames, formCWarnings, tidyFormC } from '#src/domain/formC/form.ts';
import { type FormCEntry, portalHead, portalLine, portalParts } from '#src/domain/formC/portal.ts';
import { formCDueWords, formCWords } from '#src/domain/formC/state.ts';
import { carryOver, withNationality } from '#src/domain/formC/typing.ts';
import { readLinkToken } from '#src/domain/linkToken.ts';
import { addDays, formatDate, todayInKolkata } from '#src/domain/stay.ts';
import { csvLines } from '#src/lib/csv.ts';
import { completeFormC, formCCases } from '../../../formCCases.ts';

const today = todayInKolkata();
const stay = { check_in_date: today, check_out_date: addDays(today, 2) };

describe('what can be reported', () => {
  test.each(formCCases)('%j: %s', (change, wrong) => {
    const errors = formCErrors(tidyFormC(completeFormC(change)), stay);
    expect(formCNames.find((name) => errors[name]) ?? null).toBe(wrong);
  });

  test('an empty form names all that is missing, in the order of the portal', () => {
    const errors = Object.keys(formCErrors(emptyFormC(), stay));
    expect(errors.slice(0, 3)).toEqual(['given_name', 'sex', 'birth_date']);
    expect(errors).not.toContain('surname');
    expect(errors).toContain('visa_until');
  });

  test('what is sent is neat, and tells nothing of a visa that there is not', () => {
    const tidy = tidyFormC(completeFormC({ given_name: '  Anna ', passport_number: 'aa 88 12345', entry: 'oci' }));
    expect(tidy).toMatchObject({
      ...{ given_name: 'Anna', passport_number: 'AA8812345', visa_number: '901234567', visa_until: '', visa_type: '' },
    });
    expect(tidyFormC(completeFormC({ entry: 'free', nationality: 'NP' })).visa_number).toBe('');
  });

  test('a state stands beside a town in India alone', () => {
    expect(tidyFormC(completeFormC()).next_state).toBe('Karnataka');
    expect(tidyFormC(completeFormC({ next_country: 'LK' })).next_state).toBe('');
  });

  test.each([
    [{ birth_date: '1890-05-01' }, 'birth_date', 'Enter a year from 1900 to 2099.'],
    [{ passport_until: '2100-05-01' }, 'passport_until', 'Enter a year from 1900 to 2099.'],
    [{ birth_date: '1988-02-30' }, 'birth_date', 'Enter a complete date.'],
    [{ birth_date: '' }, 'birth_date', 'Choose the date of birth.'],
    [{ purpose: '' }, 'purpose', 'Choose the purpose of the visit.'],
    [{ visa_type: '' }, 'visa_type', 'Choose the type of visa.'],
    [{ home_city: '' }, 'home_city', 'Enter the home town.'],
    [{ visa_number: '' }, 'visa_number', 'Enter the number.'],
  ] as const)('%j: what is wrong is said', (change, name, words) =>
    expect(formCErrors(tidyFormC(completeFormC(change)), stay)[name]).toBe(words),
  );
});

describe('papers that end before the stay', () => {
  const [first, middle, last] = [0, 1, 2].map((days) => addDays(today, days)) as [string, string, string];
  test.each([
    [{}, []],
    [{ visa_until: middle }, ['visa_until']],
    [{ passport_until: first, visa_until: first }, ['passport_until', 'visa_until']],
    [{ passport_until: last, visa_until: last }, []],
    [{ visa_until: addDays(today, -1) }, []],
    [{ visa_until: '', passport_until: '' }, []],
    [{ entry: 'oci', visa_until: middle }, []],
  ] as const)('%j: %j', (change, names) =>
    expect(Object.keys(formCWarnings(completeFormC(change), stay))).toEqual(names),
  );

  test('they are said, and refused by nobody', () => {
    const form = completeFormC({ visa_until: middle });
    expect(formCWarnings(form, stay).visa_until).toBe(
      `The visa expires on ${formatDate(middle)}, before check-out on ${formatDate(last)}.`,
    );
    expect(formCErrors(form, stay)).toEqual({});
  });
});

describe('what fills itself in', () => {
  test('home and passport follow the nationality, until somebody says otherwise', () => {
    const swede = withNationality(emptyFormC(), 'SE');
    expect(swede).toMatchObject({ home_country: 'SE', passport_country: 'SE', from_country: 'SE' });
    expect(withNationality({ ...swede, home_country: 'GB' }, 'NO')).toMatchObject({
      ...{ home_country: 'GB', passport_country: 'NO' },
    });
    expect(withNationality({ ...swede, nationality: 'NP', entry: 'free' }, 'SE').entry).toBe('visa');
  });

  test.each([
    ['Anna Maria Lindqvist', '+46 70 123 45 67', ['Anna Maria', 'Lindqvist', '', '+46 70 123 45 67']],
    ['Bo', '+91 98200 00000', ['Bo', '', '+91 98200 00000', '']],
    ['Анна Ким', null, ['', '', '', '']],
  ])('the desk begins with what the booking says: %s, %s', (guest_name, guest_phone, known) => {
    const booking = { guest_name, guest_phone, buyer: null, is_masked: false };
    const { given_name, surname, phone_india, phone_home } = formOfBooker(booking);
    expect(formOfBooker({ ...booking, is_masked: true })).toEqual(emptyFormC());
    expect([given_name, surname, phone_india, phone_home]).toEqual(known);
  });

  test('the desk begins with the address of a bill to a person, not to a company', () => {
    const buyer = { name: 'Anna Lindqvist', company: null, gstin: null, address: 'Storgatan 1,\nUppsala' };
    const home = (change: object) =>
      formOfBooker({ ...{ guest_name: 'Anna', guest_phone: null, is_masked: false }, buyer: { ...buyer, ...change } })
        .home_address;
    expect([home({}), home({ company: 'Acme' }), home({ address: null })]).toEqual(['Storgatan 1, Uppsala', '', '']);
  });

  test('the next of a party takes home and journey over, and never the papers', () => {
    const next = carryOver(completeFormC(), emptyFormC());
    expect(next).toMatchObject({ home_city: 'Uppsala', from_city: 'Stockholm', next_city: 'Hampi' });
    const own = ['surname', 'given_name', 'birth_date', 'passport_number', 'passport_until', 'visa_number'] as const;
    expect(own.map((name) => next[name])).toEqual(own.map(() => ''));
  });
});

const entry = (change: Partial<FormCEntry> = {}): FormCEntry => ({
  id: '1',
  form: completeFormC(),
  filled_at: '2026-11-24 20:00:00.123456+00',
  booking_reference: 'K7QM-4XWP-9RTA-2HSD',
  arrived_at: '2026-11-25 08:35:00+00',
  check_in_date: '2026-11-25',
  check_out_date: '2026-11-28',
  left_at: null,
  hotel: {
    ...{ name: 'Casa', address: '12 Lane', city: 'Panjim', state: 'Goa', pincode: '403001' },
  },
  ...change,
});

describe('the portal', () => {
  test('a form stands in its order, days and hours as it writes them', () => {
    const line = Object.fromEntries(portalHead.map((name, at) => [name, portalLine(entry())[at]]));
    expect(line).toMatchObject({
      ...{ Booking: 'K7QM-4XWP-9RTA-2HSD', Surname: 'Lindqvist', Sex: 'Female', 'Date of birth': '29/02/1988' },
      ...{ Nationality: 'Sweden', 'PIN code in India': '403001', 'Passport valid till': '04/05/2031' },
      ...{ 'Visa or OCI number': '901234567', 'Visa type': 'e-Tourist', 'Arrived in hotel on': '25/11/2026' },
      ...{ 'Arrived in hotel at': '14:05', 'Days of stay': '3', 'Next destination': 'Inside India' },
      ...{
        'Phone in India': '',
        'Phone at home': '+46 70 123 45 67',
        'Departure on': '28/11/2026',
        'Departure at': '',
      },
      ...{ 'Filled in on': '25/11/2026', 'Filled in at': '01:30' },
    });
  });

  test.each([
    {},
    { form: completeFormC({ entry: 'oci' }) },
    { form: completeFormC({ entry: 'free', nationality: 'NP' }) },
    { left_at: '2026-11-27 04:00:00+00' },
    { arrived_at: null },
  ] as Partial<FormCEntry>[])('a line has a value for each name: %j', (change) => {
    expect(portalLine(entry(change))).toHaveLength(portalHead.length);
    expect(portalParts(entry(change)).map(({ fields }) => fields.length)).toEqual([9, 4, 5, 6, 7, 9, 2]);
  });

  test('what a guest typed is no formula in a spreadsheet', () => {
    const form = completeFormC({ given_name: '=HYPERLINK("x")', phone_home: '+46 70 123 45 67' });
    const line = csvLines([portalLine(entry({ form }))]);
    expect(line).toContain(`"'=HYPERLINK(""x"")"`);
    expect(line).toContain(`"'+46 70 123 45 67"`);
  });
});

describe('words', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  test.each([
    ['2026-11-25 17:00:00+00', 'Form C due in 5 h'],
    ['2026-11-25 12:40:00+00', 'Form C due in 40 min'],
    ['2026-11-25 12:00:20+00', 'Form C due in 1 min'],
    ['2026-11-25 09:00:00+00', 'Form C overdue for 3 h'],
    ['2026-11-21 12:00:00+00', 'Form C overdue for 4 days'],
  ])('%s: %s', (due, words) => expect(formCDueWords(due, now)).toBe(words));

  test.each([
    [null, null],
    [{ guests: 0, filled: 0, reported: 0, due_at: null }, null],
    [{ guests: 2, filled: 1, reported: 0, due_at: null }, 'Form C: 1 of 2 missing'],
    [{ guests: 2, filled: 2, reported: 1, due_at: null }, 'Form C filled in'],
    [{ guests: 2, filled: 2, reported: 2, due_at: null }, 'Form C reported'],
    [{ guests: 2, filled: 2, reported: 1, due_at: '2026-11-25 17:00:00+00' }, 'Form C due in 5 h'],
  ])('%j: %s', (state, words) => expect(formCWords(state, now)?.words ?? null).toBe(words));

  test('a link holds 64 hexadecimal digits', () => {
    expect(readLinkToken(`#${'0f'.repeat(32)}`)).toBe('0f'.repeat(32));
    for (const text of ['', '#', `#${'0f'.repeat(31)}`, `#${'0g'.repeat(32)}`, `?${'0f'.repeat(32)}`])
      expect(readLinkToken(text)).toBeNull();
  });

  test('countries have names, each once, in order', () => {
    const names = countries().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([countryName('DE'), countryName('XX'), countryName('')]).toEqual(['Germany', '', '']);
  });

  test('the message holds the link in either language', () => {
    for (const language of ['en', 'hi'] as const)
      expect(
        formCChat(language, { guest_name: 'Anna', hotel_name: 'Casa', check_in_date: '2026-11-25' }, 'https://x/#1'),
      ).toContain('\nhttps://x/#1\n');
  });
});
