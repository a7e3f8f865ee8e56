import { formatDate, isIsoDate, todayInKolkata } from '../stay.ts';
import { invalidPhone, isName, isPhone, markupInName } from '../text.ts';
import { countryCodes } from './countries.ts';

/**
 * What a house reports of each guest from abroad within 24 hours: Immigration and Foreigners Act 2025, section 8, and Rules 2025 (G.S.R.
 * 596(E)), rule 17. The portal, indianfrro.gov.in, calls it Form III by now; everybody goes on saying Form C. The same rules as in the
 * database: `private.form_c_fields` and `private.wrong_in_form_c`.
 */

/** `list`: chosen here, whatever else the database takes as a name. */
type Kind = 'name' | 'list' | 'country' | 'day' | 'number' | 'phone' | 'choice';
interface Field {
  kind: Kind;
  most: number;
  /** What it is called, in a sentence. */
  called: string;
}
const field = (kind: Kind, most: number, called: string): Field => ({ kind, most, called });

/** The fields in the order of the portal. */
export const formCFields = {
  surname: field('name', 60, 'the surname'),
  given_name: field('name', 60, 'the given name'),
  sex: field('choice', 10, 'the sex, as the passport has it'),
  birth_date: field('day', 10, 'the date of birth'),
  nationality: field('country', 2, 'the nationality'),
  home_address: field('name', 200, 'the address at home'),
  home_city: field('name', 60, 'the town at home'),
  home_country: field('country', 2, 'the country'),
  entry: field('choice', 10, 'what you enter India with'),
  passport_number: field('number', 20, 'the number'),
  passport_city: field('name', 60, 'the place of issue'),
  passport_country: field('country', 2, 'the country of issue'),
  passport_issued: field('day', 10, 'the date of issue'),
  passport_until: field('day', 10, 'the date of expiry'),
  visa_number: field('number', 20, 'the number'),
  visa_city: field('name', 60, 'the place of issue'),
  visa_country: field('country', 2, 'the country of issue'),
  visa_issued: field('day', 10, 'the date of issue'),
  visa_until: field('day', 10, 'the date of expiry'),
  visa_type: field('list', 40, 'the kind of visa'),
  from_place: field('name', 60, 'the place'),
  from_city: field('name', 60, 'the town'),
  from_country: field('country', 2, 'the country'),
  india_date: field('day', 10, 'the date of arrival in India'),
  employed: field('choice', 3, 'whether the guest works in India'),
  purpose: field('list', 60, 'the purpose of the visit'),
  next_place: field('name', 100, 'the address'),
  next_city: field('name', 60, 'the town'),
  next_state: field('name', 60, 'the state'),
  next_country: field('country', 2, 'the country'),
  phone_india: field('phone', 30, 'the phone number in India'),
  phone_home: field('phone', 30, 'the phone number at home'),
} as const satisfies Record<string, Field>;
export type FormCField = keyof typeof formCFields;
export const formCNames = Object.keys(formCFields) as FormCField[];

/** A form as it is typed. Empty: not given. */
export type FormC = Record<FormCField, string>;

export const sexes = { female: 'Female', male: 'Male', other: 'Other' } as const;
/** What somebody may enter India with. `free` is for the few who need no visa. */
export const entries = { visa: 'A visa or e-Visa', oci: 'An OCI card', free: 'Neither is needed' } as const;
/** Who needs no visa: Nepal and Bhutan by the order of the Ministry of Home Affairs of 1 September 2025; the Maldives for a holiday. */
export const visaFree: readonly string[] = ['BT', 'MV', 'NP'];
/** Whose citizens need no passport either: another identity card does. */
const neighbours: readonly string[] = ['BT', 'NP'];

export const visaTypes = [
  'e-Tourist',
  'Tourist',
  'e-Business',
  'Business',
  'e-Medical',
  'Medical',
  'e-Conference',
  'Conference',
  'Student',
  'Employment',
  'Entry (X)',
  'Research',
  'Journalist',
  'Transit',
  'Diplomatic or official',
  'Other',
] as const;
export const purposes = [
  'Holiday',
  'Visiting friends or family',
  'Business',
  'Conference',
  'Medical treatment',
  'Yoga or study',
  'Work',
  'Pilgrimage',
  'Transit',
  'Other',
] as const;

export const emptyFormC = (): FormC => ({
  ...(Object.fromEntries(formCNames.map((name) => [name, ''])) as FormC),
  entry: 'visa',
  employed: 'no',
});

/** Whether another card stands for the passport. */
export const isNeighbour = ({ entry, nationality }: Pick<FormC, 'entry' | 'nationality'>) =>
  entry === 'free' && neighbours.includes(nationality);

/** A form as it is sent: neat, numbers in capitals without blanks, and nothing of a visa that there is not or of a state abroad. */
export function tidyFormC(form: FormC): FormC {
  const tidy = Object.fromEntries(
    formCNames.map((name) => {
      const typed = form[name].normalize('NFC').trim();
      return [name, formCFields[name].kind === 'number' ? typed.replace(/\s/g, '').toUpperCase() : typed];
    }),
  ) as FormC;
  if (tidy.next_country !== 'IN') tidy.next_state = '';
  if (tidy.entry === 'free') tidy.visa_number = '';
  if (tidy.entry !== 'visa')
    for (const name of ['visa_city', 'visa_country', 'visa_issued', 'visa_until', 'visa_type'] as const)
      tidy[name] = '';
  return tidy;
}

/** The fields that have to be filled in, of what is chosen so far. */
export function neededFields(form: Pick<FormC, 'entry' | 'nationality'>): readonly FormCField[] {
  return [
    ...(['given_name', 'sex', 'birth_date', 'nationality', 'home_address', 'home_city', 'home_country'] as const),
    ...(['entry', 'passport_number', 'from_city', 'from_country', 'india_date', 'employed', 'purpose'] as const),
    ...(['next_city', 'next_country'] as const),
    ...(isNeighbour(form) ? [] : (['passport_country', 'passport_issued', 'passport_until'] as const)),
    ...(form.entry === 'visa' ? (['visa_number', 'visa_issued', 'visa_until', 'visa_type'] as const) : []),
    ...(form.entry === 'oci' ? (['visa_number'] as const) : []),
  ];
}

const choices: Partial<Record<FormCField, object>> = { sex: sexes, entry: entries, employed: { yes: '', no: '' } };
function wrongDay(text: string): string | true {
  if (/^\d{4}-/.test(text) && !/^(19|20)/.test(text)) return 'Please enter a year from 1900 to 2099.';
  return isIsoDate(text) || 'Please enter a whole date.';
}

/** What is wrong with one value by itself, as a sentence; undefined when nothing is. */
function wrongAlone(name: FormCField, value: string, needed: boolean): string | undefined {
  const { kind, most, called } = formCFields[name];
  if (value === '')
    return needed ? `Please ${kind === 'name' || kind === 'number' ? 'enter' : 'choose'} ${called}.` : undefined;
  if (value.length > most) return `Please use at most ${most} characters.`;
  const right = {
    name: () => isName(value) || markupInName,
    country: () => countryCodes.includes(value) || `Please choose ${called}.`,
    list: () => isName(value) || markupInName,
    day: () => wrongDay(value),
    number: () => /^[A-Z0-9/-]{3,20}$/.test(value) || 'Please use letters and digits only, as they are printed.',
    phone: () => isPhone(value) || invalidPhone,
    choice: () => value in (choices[name] ?? {}) || `Please choose ${called}.`,
  }[kind]();
  return right === true ? undefined : right;
}

interface Stay {
  check_in_date: string;
  check_out_date: string;
}

/** What is wrong with one value beside the others, or in time. */
function wrongTogether(form: FormC, { check_in_date, check_out_date }: Stay, today: string) {
  const isBefore = (one: string, other: string) => one !== '' && other !== '' && one < other;
  const wrong: Partial<FormC> = {};
  if (form.nationality === 'IN') wrong.nationality = 'Citizens of India are not reported: leave this guest out.';
  if (form.entry === 'free' && !visaFree.includes(form.nationality))
    wrong.entry = 'Citizens of this country need a visa or an OCI card.';
  if (form.birth_date >= today) wrong.birth_date = 'A date of birth is in the past.';
  for (const [paper, has] of [
    ['passport', 'The passport'],
    ['visa', 'The visa'],
  ] as const) {
    const [issued, until] = [form[`${paper}_issued`], form[`${paper}_until`]];
    if (isBefore(today, issued)) wrong[`${paper}_issued`] = 'This date is still to come.';
    if (isBefore(until, check_in_date)) wrong[`${paper}_until`] = `${has} has to be valid when you arrive.`;
    else if (isBefore(until, issued)) wrong[`${paper}_until`] = 'This is before the date of issue.';
  }
  if (isBefore(check_out_date, form.india_date)) wrong.india_date = 'This is after the stay.';
  if (isBefore(form.india_date, form.birth_date)) wrong.india_date = 'This is before the date of birth.';
  return wrong;
}

/** What is wrong with a tidy form, by field in the order of the portal; nothing of one that can be sent. */
export function formCErrors(form: FormC, stay: Stay, today = todayInKolkata()): Partial<FormC> {
  const needed = neededFields(form);
  const together = wrongTogether(form, stay, today);
  const found = formCNames.map((name) => [name, wrongAlone(name, form[name], needed.includes(name)) ?? together[name]]);
  return Object.fromEntries(found.filter(([, words]) => words));
}

/** Papers of a form that end before the stay does, each in words: it can be sent all the same. */
export function formCWarnings(form: FormC, { check_in_date, check_out_date }: Stay): Partial<FormC> {
  const found: Partial<FormC> = {};
  for (const [name, paper] of [
    ['passport_until', 'passport'],
    ['visa_until', 'visa'],
  ] as const) {
    const until = form[name];
    const isEarly = isIsoDate(until) && check_in_date <= until && until < check_out_date;
    if (isEarly && (paper === 'passport' || form.entry === 'visa'))
      found[name] = `The ${paper} ends on ${formatDate(until)}, before the check-out on ${formatDate(check_out_date)}.`;
  }
  return found;
}
