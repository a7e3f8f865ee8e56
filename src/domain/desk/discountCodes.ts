import * as v from 'valibot';
import * as say from '../../words/staff/discountCodes.ts';
import { enterDate } from '../../words/staff/shared.ts';
import { formatRupees, readAmount } from '../money.ts';
import { formatDate, isIsoDate } from '../stay.ts';
import { isEmail } from '../text.ts';

const day = v.nullable(v.string());
export const HouseCodeSchema = v.object({
  id: v.string(),
  code: v.string(),
  /** Either a percentage, or paise before tax off the booking. */
  percent: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  first_day: day,
  last_day: day,
  first_night: day,
  last_night: day,
  most_uses: v.nullable(v.number()),
  uses: v.number(),
  returning_only: v.boolean(),
  for_one: v.boolean(),
});
export type HouseCode = v.InferOutput<typeof HouseCodeSchema>;

export interface CodeForm extends Record<string, string> {
  code: string;
  kind: string;
  value: string;
  first_day: string;
  last_day: string;
  first_night: string;
  last_night: string;
  most_uses: string;
  who: string;
  email: string;
}

const tidy = (code: string) => code.replace(/\s/g, '').toUpperCase();
const whole = (typed: string) => (/^[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed) : null);

/** Returns the arguments of add_code. */
export function codeOf(form: CodeForm) {
  const { code, kind, value, first_day, last_day, first_night, last_night, most_uses, who, email } = form;
  return {
    code: tidy(code),
    percent: kind === 'percent' ? whole(value) : null,
    amount: kind === 'amount' ? readAmount(value) : null,
    ...{ first_day: first_day || null, last_day: last_day || null },
    ...{ first_night: first_night || null, last_night: last_night || null },
    most_uses: whole(most_uses),
    returning_only: who === 'returning',
    email: who === 'one' ? email.trim() : null,
  };
}

export function codeErrors(form: CodeForm): Partial<Record<keyof CodeForm, string>> {
  const { code, percent, amount, most_uses, email } = codeOf(form);
  const isPercent = form.kind === 'percent';
  const wrongValue = isPercent ? (percent ?? 51) > 50 : amount === null || amount < 100 || amount > 10_000_000;
  const isBefore = (last: string, first: string) => last !== '' && last < first;
  const days = ['first_day', 'last_day', 'first_night', 'last_night'] as const;
  const unread = days.filter((name) => form[name] !== '' && !isIsoDate(form[name]));
  return {
    ...(!/^[A-Z0-9]{4,20}$/.test(code) && { code: say.enterCode }),
    ...(wrongValue && { value: isPercent ? say.enterPercent : say.enterAmount }),
    ...(isBefore(form.last_day, form.first_day) && { last_day: say.chooseLater }),
    ...(isBefore(form.last_night, form.first_night) && { last_night: say.chooseLater }),
    ...Object.fromEntries(unread.map((name) => [name, enterDate])),
    ...(form.most_uses.trim() !== '' && (most_uses ?? 100_001) > 100_000 && { most_uses: say.enterUses }),
    ...(email !== null && !isEmail(email) && { email: say.enterEmail }),
  };
}

export const codeDiscount = ({ percent, amount }: HouseCode) =>
  percent === null ? say.beforeTax(formatRupees(amount ?? 0)) : say.off(`${percent}%`);

const daysWords = (first: string | null, last: string | null) =>
  [...(first ? [say.from(formatDate(first))] : []), ...(last ? [say.until(formatDate(last))] : [])].join(' ');

/** Says when and for which nights a code can be used. */
export const codeDays = ({ first_day, last_day, first_night, last_night }: HouseCode) =>
  [
    ...(first_day || last_day ? [say.booked(daysWords(first_day, last_day))] : []),
    ...(first_night || last_night ? [say.nights(daysWords(first_night, last_night))] : []),
  ].join('. ') || say.always;

export const codeGuests = ({ returning_only, for_one }: HouseCode) =>
  say.whoOptions[for_one ? 'one' : returning_only ? 'returning' : 'all'];
