import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';
import { formatRupees } from '../money.ts';
import { deskRefusal } from './calendar.ts';

/** The cash of a property's day: what is in the till in the morning, what is paid out of it, and what is counted at the close. */

const cashKinds = ['opening', 'expense', 'count'] as const;
export type CashKind = (typeof cashKinds)[number];
export const cashWords: Record<CashKind, string> = {
  opening: 'Opening cash',
  expense: 'Expense',
  count: 'Cash counted',
};

/** As the check of private.cash_entries. */
export const maxCashNote = 200;

const CashEntrySchema = v.object({
  id: v.string(),
  kind: v.picklist(cashKinds),
  amount: paise,
  /** What an expense was for; why an opening or a count differs. */
  note: v.nullable(v.string()),
  /** Of a count: the expected cash at that moment. */
  expected: v.nullable(v.number()),
  at: v.string(),
  by_name: v.string(),
  /** When it was reversed, by whom and why. */
  ended_at: v.nullable(v.string()),
  ended_by: v.nullable(v.string()),
  end_reason: v.nullable(v.string()),
  may: v.array(v.picklist(['reverse'])),
});
/** An opening, an expense or a count. */
export type CashEntry = v.InferOutput<typeof CashEntrySchema>;

export const CashDaySchema = v.object({
  opening: paise,
  /** The day of the count that the opening is; null where it was recorded, or nothing was counted before. */
  opening_day: v.nullable(v.string()),
  /** Cash that moved since that count, on days that were not counted. */
  uncounted: v.number(),
  received: v.number(),
  refunded: v.number(),
  expenses: v.number(),
  /** opening + received − refunded − expenses */
  expected: v.number(),
  count: v.nullable(CashEntrySchema),
  /** Counted − expected as it is now; null until it is counted. */
  difference: v.nullable(v.number()),
  /** Newest first. */
  entries: v.array(CashEntrySchema),
});
export type CashDay = v.InferOutput<typeof CashDaySchema>;

/** Says by how much counted cash differs: "₹200.00 too little". '' if it does not. */
export const differenceWords = (difference: number) =>
  difference === 0 ? '' : `${formatRupees(Math.abs(difference))} too ${difference < 0 ? 'little' : 'much'}`;

/** Says how the day was closed, and whether that still holds. `isOpen`: something is to be done. */
export function closeWords({ count, expected, difference }: Pick<CashDay, 'count' | 'expected' | 'difference'>) {
  if (!count || difference === null) return { isOpen: true, words: 'Not counted yet.' };
  const since = expected - (count.expected ?? expected);
  if (since !== 0)
    return {
      isOpen: true,
      words: `Cash was recorded after the count. ${formatRupees(Math.abs(since))} ${since < 0 ? 'less' : 'more'} is expected now. ${
        difference ? `The counted cash is ${differenceWords(difference)}. Count again.` : 'It matches the count.'
      }`,
    };
  if (!difference) return { isOpen: false, words: 'Counted. It matches.' };
  return { isOpen: false, words: `Counted, ${differenceWords(difference)}: ${count.note}` };
}

const refusals: Record<string, string> = {
  not_found: 'This property is no longer one of yours. Load the page again.',
  invalid_dates: 'Choose a day from 2000 on.',
  not_begun: 'This day has not begun. Choose today or a day before.',
  too_long_ago: 'Record the cash of a day within a year. This day is longer ago.',
  no_reason: 'Enter a reason, in one line.',
  already_reversed: 'Someone has reversed this already. Load the page again.',
  key_reused: 'This was recorded already, with other values. Load the page again.',
  too_many_entries: 'This day has reached the limit of 200 cash entries.',
  busy: 'Someone else is recording cash of this property. Try again.',
};
const fields: Record<string, string> = {
  amount: 'Enter an amount, like 4200 or 4200.50.',
  note: `Say what it is for, in one line of at most ${maxCashNote} characters.`,
};

/** Says why the database refused a cash entry. */
export function cashRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, field, expected, difference } = refusal;
  if (code === 'invalid_cash') return fields[String(field)] ?? 'Check the amount and the note.';
  if (code === 'expected_changed')
    return `Someone recorded cash of this day while you counted. ${formatRupees(Number(expected))} is expected now. Compare it with what you counted, then record again.`;
  if (code === 'note_needed')
    return `Enter a note that explains the difference: ${differenceWords(Number(difference))}.`;
  return refusals[code] ?? deskRefusal(refusal);
}
