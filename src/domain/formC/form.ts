import {
  afterStay,
  beforeBirth,
  beforeIssue,
  bornInPast,
  called,
  endsBefore,
  entries,
  entryNeeded,
  latinOnly,
  mustBeValid,
  noCitizens,
  pleaseChooseField,
  pleaseEnter,
  sexes,
  stillToCome,
  tooLong,
  wrongDate,
  wrongNumber,
  wrongYear,
} from '../../words/en/arrival.ts';
import { invalidPhone, markupInName } from '../../words/en/common.ts';
import { tidyPhone } from '../contact.ts';
import { formatDate, isIsoDate, todayInKolkata } from '../stay.ts';
import { isName, isPhone, plainDigits, tidyLine } from '../text.ts';
import { countryCodes } from './countries.ts';

/**
 * Properties report each foreign guest within 24 hours: Immigration and Foreigners Act 2025, section 8; Rules 2025 (G.S.R. 596(E)), rule 17.
 * The portal, indianfrro.gov.in, calls the report Form III. The database has the same rules: `private.wrong_in_form_c`.
 */

/** `list`: chosen from a list; the database accepts any name. */
type Kind = 'name' | 'list' | 'country' | 'day' | 'number' | 'phone' | 'choice';
interface Field {
  kind: Kind;
  most: number;
}
const field = (kind: Kind, most: number): Field => ({ kind, most });

/** In the order of the portal. */
export const formCFields = {
  surname: field('name', 60),
  given_name: field('name', 60),
  sex: field('choice', 10),
  birth_date: field('day', 10),
  nationality: field('country', 2),
  home_address: field('name', 200),
  home_city: field('name', 60),
  home_country: field('country', 2),
  entry: field('choice', 10),
  passport_number: field('number', 20),
  passport_city: field('name', 60),
  passport_country: field('country', 2),
  passport_issued: field('day', 10),
  passport_until: field('day', 10),
  visa_number: field('number', 20),
  visa_city: field('name', 60),
  visa_country: field('country', 2),
  visa_issued: field('day', 10),
  visa_until: field('day', 10),
  visa_type: field('list', 40),
  from_place: field('name', 60),
  from_city: field('name', 60),
  from_country: field('country', 2),
  india_date: field('day', 10),
  employed: field('choice', 3),
  purpose: field('list', 60),
  next_place: field('name', 100),
  next_city: field('name', 60),
  next_state: field('name', 60),
  next_country: field('country', 2),
  phone_india: field('phone', 30),
  phone_home: field('phone', 30),
} as const satisfies Record<string, Field>;
export type FormCField = keyof typeof formCFields;
export const formCNames = Object.keys(formCFields) as FormCField[];

export type FormC = Record<FormCField, string>;

/** Visa-free: Nepal and Bhutan (Ministry of Home Affairs, order of 1 September 2025); the Maldives for holidays. */
export const visaFree: readonly string[] = ['BT', 'MV', 'NP'];
/** Citizens of these countries can show another identity card instead of a passport. */
const neighbours: readonly string[] = ['BT', 'NP'];

export const emptyFormC = (): FormC => ({
  ...(Object.fromEntries(formCNames.map((name) => [name, ''])) as FormC),
  entry: 'visa',
  employed: 'no',
});

export const isNeighbour = ({ entry, nationality }: Pick<FormC, 'entry' | 'nationality'>) =>
  entry === 'free' && neighbours.includes(nationality);

const narrow = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** True for Latin letters, digits and signs, which passports print and the portal accepts. The same as private.is_latin. */
export const isLatin = (text: string) =>
  /^[ -~\u00a0-\u02af\u02bb\u02bc\u1e00-\u1eff\u2010-\u2015\u2018-\u201d]*$/.test(text);

/** Tidies a form: numbers in capitals without spaces, no visa fields without a visa, no Indian state for another country. */
export function tidyFormC(form: FormC): FormC {
  const tidy = Object.fromEntries(
    formCNames.map((name) => {
      const { kind } = formCFields[name];
      const typed = tidyLine(form[name]);
      if (kind === 'number') return [name, narrow(plainDigits(typed)).replace(/\s/g, '').toUpperCase()];
      if (kind === 'phone') return [name, tidyPhone(typed)];
      return [name, kind === 'name' ? narrow(typed) : typed];
    }),
  ) as FormC;
  if (tidy.next_country !== 'IN') tidy.next_state = '';
  if (tidy.entry === 'free') tidy.visa_number = '';
  if (tidy.entry !== 'visa')
    for (const name of ['visa_city', 'visa_country', 'visa_issued', 'visa_until', 'visa_type'] as const)
      tidy[name] = '';
  return tidy;
}

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
  if (/^\d{4}-/.test(text) && !/^(19|20)/.test(text)) return wrongYear;
  return isIsoDate(text) || wrongDate;
}

function wrongAlone(name: FormCField, value: string, needed: boolean): string | undefined {
  const { kind, most } = formCFields[name];
  const choose = pleaseChooseField(called[name]);
  if (value === '' && needed) return kind === 'name' || kind === 'number' ? pleaseEnter(called[name]) : choose;
  if (value === '') return undefined;
  if (value.length > most) return tooLong(most);
  const right = {
    name: () => (isName(value) ? isLatin(value) || latinOnly : markupInName),
    country: () => countryCodes.includes(value) || choose,
    list: () => isName(value) || markupInName,
    day: () => wrongDay(value),
    number: () => /^[A-Z0-9/-]{3,20}$/.test(value) || wrongNumber,
    phone: () => isPhone(value) || invalidPhone,
    choice: () => value in (choices[name] ?? {}) || choose,
  }[kind]();
  return right === true ? undefined : right;
}

interface Stay {
  check_in_date: string;
  check_out_date: string;
}

function wrongTogether(form: FormC, { check_in_date, check_out_date }: Stay, today: string) {
  const isBefore = (one: string, other: string) => one !== '' && other !== '' && one < other;
  const wrong: Partial<FormC> = {};
  if (form.nationality === 'IN') wrong.nationality = noCitizens;
  if (form.entry === 'free' && !visaFree.includes(form.nationality)) wrong.entry = entryNeeded;
  if (form.birth_date >= today) wrong.birth_date = bornInPast;
  for (const paper of ['passport', 'visa'] as const) {
    const [issued, until] = [form[`${paper}_issued`], form[`${paper}_until`]];
    if (isBefore(today, issued)) wrong[`${paper}_issued`] = stillToCome;
    if (isBefore(until, check_in_date)) wrong[`${paper}_until`] = mustBeValid[paper];
    else if (isBefore(until, issued)) wrong[`${paper}_until`] = beforeIssue;
  }
  if (isBefore(check_out_date, form.india_date)) wrong.india_date = afterStay;
  if (isBefore(form.india_date, form.birth_date)) wrong.india_date = beforeBirth;
  return wrong;
}

/** Returns the problems of a tidy form by field, in the order of the portal; {} if none. */
export function formCErrors(form: FormC, stay: Stay, today = todayInKolkata()): Partial<FormC> {
  const needed = neededFields(form);
  const together = wrongTogether(form, stay, today);
  const found = formCNames.map((name) => [name, wrongAlone(name, form[name], needed.includes(name)) ?? together[name]]);
  return Object.fromEntries(found.filter(([, words]) => words));
}

/** Warns of documents that expire before check-out. The form can still be sent. */
export function formCWarnings(form: FormC, { check_in_date, check_out_date }: Stay): Partial<FormC> {
  const found: Partial<FormC> = {};
  for (const [name, paper] of [
    ['passport_until', 'passport'],
    ['visa_until', 'visa'],
  ] as const) {
    const until = form[name];
    const isEarly = isIsoDate(until) && check_in_date <= until && until < check_out_date;
    if (isEarly && (paper === 'passport' || form.entry === 'visa'))
      found[name] = endsBefore(paper, formatDate(until), formatDate(check_out_date));
  }
  return found;
}
