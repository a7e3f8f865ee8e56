import * as v from 'valibot';
import * as say from '../../words/staff/till.ts';
import { paise } from '../hotel/hotel.ts';
import { formatRupees } from '../money.ts';
import { deskRefusal } from './calendar.ts';

/** The cash of a property's day: what is in the till in the morning, what is paid out of it, and what is counted at the close. */

const cashKinds = ['opening', 'expense', 'count'] as const;
export type CashKind = (typeof cashKinds)[number];
export const cashWords: Record<CashKind, string> = say.cashKinds;

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
  difference === 0 ? '' : (difference < 0 ? say.tooLittle : say.tooMuch)(formatRupees(Math.abs(difference)));

/** Says how the day was closed, and whether that still holds. `isOpen`: something is to be done. */
export function closeWords({ count, expected, difference }: Pick<CashDay, 'count' | 'expected' | 'difference'>) {
  if (!count || difference === null) return { isOpen: true, words: say.notCountedYet };
  const since = expected - (count.expected ?? expected);
  if (since !== 0)
    return {
      isOpen: true,
      words: [
        (since < 0 ? say.lessExpectedAfterCount : say.moreExpectedAfterCount)(formatRupees(Math.abs(since))),
        difference ? say.countAgainBecause(differenceWords(difference)) : say.countStillMatches,
      ].join(' '),
    };
  if (!difference) return { isOpen: false, words: say.countedAndMatches };
  return { isOpen: false, words: say.countedWithDifference(differenceWords(difference), count.note ?? '') };
}

const refusals: Record<string, string> = say.cashRefusals;
const fields: Record<string, string> = say.cashFieldRefusals(maxCashNote);

/** Says why the database refused a cash entry. */
export function cashRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, field, expected, difference } = refusal;
  if (code === 'invalid_cash') return fields[String(field)] ?? say.checkCash;
  if (code === 'expected_changed') return say.cashWasRecordedWhileCounting(formatRupees(Number(expected)));
  if (code === 'note_needed') return say.enterNoteOnDifference(differenceWords(Number(difference)));
  return refusals[code] ?? deskRefusal(refusal);
}
