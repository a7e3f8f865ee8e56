import * as v from 'valibot';
import { guestOrSystem } from '../../words/staff/shared.ts';
import * as say from '../../words/staff/till.ts';
import { paise } from '../hotel/hotel.ts';
import { formatRupees } from '../money.ts';
import { deskRefusal } from './calendar.ts';

const cashKinds = ['opening', 'expense', 'count'] as const;
export type CashKind = (typeof cashKinds)[number];
export const cashWords: Record<CashKind, string> = say.cashKinds;

/** The same limit as in private.cash_entries. */
export const maxCashNote = 200;

const CashEntrySchema = v.object({
  id: v.string(),
  kind: v.picklist(cashKinds),
  amount: paise,
  note: v.nullable(v.string()),
  expected: v.nullable(v.number()),
  at: v.string(),
  by_name: v.nullable(v.string(), guestOrSystem),
  ended_at: v.nullable(v.string()),
  ended_by: v.nullable(v.string(), guestOrSystem),
  end_reason: v.nullable(v.string()),
  may: v.array(v.picklist(['reverse'])),
});
export type CashEntry = v.InferOutput<typeof CashEntrySchema>;

export const CashDaySchema = v.object({
  opening: paise,
  /** The day of the count that is the opening; null if the opening was recorded or there is no count. */
  opening_day: v.nullable(v.string()),
  /** Cash that moved since that count, on days without a count. */
  uncounted: v.number(),
  received: v.number(),
  refunded: v.number(),
  expenses: v.number(),
  /** opening + received − refunded − expenses */
  expected: v.number(),
  count: v.nullable(CashEntrySchema),
  difference: v.nullable(v.number()),
  entries: v.array(CashEntrySchema),
});
export type CashDay = v.InferOutput<typeof CashDaySchema>;

export const cashDifferenceWords = (difference: number) =>
  difference === 0 ? '' : (difference < 0 ? say.tooLittle : say.tooMuch)(formatRupees(Math.abs(difference)));

/** Says how the day was closed. `isOpen`: the front desk still has something to do. */
export function closeWords({ count, expected, difference }: Pick<CashDay, 'count' | 'expected' | 'difference'>) {
  if (!count || difference === null) return { isOpen: true, words: say.notCountedYet };
  const since = expected - (count.expected ?? expected);
  if (since !== 0)
    return {
      isOpen: true,
      words: [
        (since < 0 ? say.lessExpectedAfterCount : say.moreExpectedAfterCount)(formatRupees(Math.abs(since))),
        difference ? say.countAgainBecause(cashDifferenceWords(difference)) : say.countStillMatches,
      ].join(' '),
    };
  if (!difference) return { isOpen: false, words: say.countedAndMatches };
  return { isOpen: false, words: say.countedWithDifference(cashDifferenceWords(difference), count.note ?? '') };
}

const refusals: Record<string, string> = say.cashRefusals;
const fields: Record<string, string> = say.cashFieldRefusals(maxCashNote);

export function cashRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, field, expected, difference } = refusal;
  if (code === 'invalid_cash') return fields[String(field)] ?? say.checkCash;
  if (code === 'expected_changed') return say.cashWasRecordedWhileCounting(formatRupees(Number(expected)));
  if (code === 'note_needed') return say.enterNoteOnDifference(cashDifferenceWords(Number(difference)));
  return refusals[code] ?? deskRefusal(refusal);
}
