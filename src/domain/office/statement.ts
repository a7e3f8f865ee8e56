import { isIsoDate } from '../stay.ts';
import type { Advances, Awaited, Reported, Sought } from './advances.ts';

/** Finds advances in a bank statement (CSV): UPI payments by UTR and note, money in by the name of its column. */

export interface Credit {
  line: number;
  /** yyyy-MM-dd; null if unreadable. */
  date: string | null;
  /** Paise; null unless the line has one clear amount. */
  amount: number | null;
  text: string;
  /** Each run of 12 digits: the UTR, and other numbers of that length. */
  utrs: string[];
  /** Paise; several if the amount is unclear. */
  amounts: number[];
  /** It is money in, with one amount and one possible UTR. */
  isSure: boolean;
  /** The whole line without spaces and signs, which banks remove from notes. */
  words: string;
}

export interface StatementRow {
  line: number;
  cells: readonly string[];
  isBroken: boolean;
}

export interface StatementRead {
  credits: Credit[];
  /** Numbers of unreadable lines. They do not stop other lines. */
  unread: number[];
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Reads "₹1,02,600.00 Cr" in paise; null if it is no amount. */
function readAmount(cell: string): number | null {
  if (cell.length > 40) return null;
  const digits = cell.replace(/₹|INR|Rs\.?|,|\s|\(?Cr\.?\)?$/gi, '');
  const [, rupees, paise = ''] = /^\+?(\d{1,10})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Reads "02/01/27", "2-Jan-2027" or "2027-01-02 10:15" as yyyy-MM-dd, day first as Indian banks write it; null if it is no date. */
export function readDate(cell: string): string | null {
  const parts = /^\s*(\d{1,4})[/. -]\s?(\d{1,2}|[a-z]{3})[a-z]*[/. -]\s?(\d{2,4})(?!\d)/i.exec(cell.slice(0, 40));
  if (!parts) return null;
  const [, first = '', month = '', last = ''] = parts;
  const [year, day] = first.length === 4 ? [first, last] : [last.length === 2 ? `20${last}` : last, first];
  const at = /\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  const date = `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

const isHead = (test: (words: string[], head: string) => boolean) => (cell: string) =>
  cell.length <= 40 && test(cell.toLowerCase().split(/[^a-z]+/), cell.toLowerCase());
const says = (words: string[], ...ones: string[]) => words.some((word) => ones.includes(word));
const saysIn = (words: string[]) => says(words, 'credit', 'credits', 'deposit', 'deposits', 'cr');
const saysOut = (words: string[]) => says(words, 'debit', 'debits', 'withdrawal', 'withdrawals', 'dr');
const isMoneyIn = isHead((words) => saysIn(words) && !saysOut(words));
const isKind = isHead((words) => (saysIn(words) && saysOut(words)) || says(words, 'type', 'indicator'));
const isAmount = isHead((words) => says(words, 'amount', 'amt') && !says(words, 'balance') && !saysOut(words));
/** All other words mean money out. */
const isCredit = (cell: string) => /^\s*(cr|credit|c|deposit)\s*\.?\s*$/i.test(cell);

const isNoMoneyIn = (cell: string) => /^[\s\-–—0.,₹]*$|^\s*[-(]|dr\.?\)?\s*$/i.test(cell);

export function readCredits(rows: readonly StatementRow[]): StatementRead {
  // Rows above the column names describe the account. A partial copy may have no column names.
  const at = rows
    .slice(0, 60)
    .findIndex(({ cells }) => cells.length > 2 && cells.some((cell) => isMoneyIn(cell) || isKind(cell)));
  const head = rows[at]?.cells ?? [];
  const own = head.findIndex(isMoneyIn);
  const kind = own < 0 ? head.findIndex(isKind) : -1;
  const moneyIn = own < 0 ? head.findIndex(isAmount) : own;
  const credits: Credit[] = [];
  const unread: number[] = [];
  for (const { line, cells, isBroken } of rows.slice(at + 1)) {
    const text = cells
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
      .join(', ');
    const date = cells.map(readDate).find((one) => one !== null) ?? null;
    const found = [...cells.join(' ').matchAll(/(?<!\d)0*(\d{12})(?!\d)/g)].map(([, utr = '']) => utr);
    const utrs = [...new Set(found)];
    // Without date and UTR, it is a heading, a sum or a note.
    if (date === null && utrs.length === 0) continue;
    const cell = cells[moneyIn];
    if (isBroken || (moneyIn >= 0 && (cell === undefined || (readAmount(cell) === null && !isNoMoneyIn(cell))))) {
      unread.push(line);
      continue;
    }
    if (kind >= 0 && !isCredit(cells[kind] ?? '')) continue;
    const amounts = (moneyIn < 0 ? cells : [cell ?? '']).map(readAmount).filter((amount) => amount !== null);
    if (!amounts.some((amount) => amount > 0)) continue;
    const isPlain = moneyIn >= 0 && (own >= 0 || kind >= 0) && cells.length === head.length;
    credits.push({
      ...{ line, date, text, utrs, amounts, amount: isPlain ? (amounts[0] ?? null) : null },
      ...{ isSure: isPlain && utrs.length <= 1, words: plain(cells.join(' ')) },
    });
  }
  return { credits, unread };
}

/** `amount` is the line's if clear; `utr` only if it is the advance's. */
export interface AdvanceMatch {
  /**
   * agrees: UTR or reference, and amount, in a clear line. other_amount: the same with another amount.
   * unclear: no clear amount or direction. conflict: the UTR of one booking and the reference of another.
   * other_utr: the reference with another UTR than reported. same_amount: only the amount, which may be chance.
   */
  kind: 'agrees' | 'other_amount' | 'unclear' | 'conflict' | 'other_utr' | 'same_amount' | 'missing';
  amount: number | null;
  utr: string | null;
  credit: Credit | null;
}

const missing: AdvanceMatch = { kind: 'missing', amount: null, utr: null, credit: null };

function judge(credit: Credit, amount: number, utr: string | null): AdvanceMatch {
  const { isSure, amounts } = credit;
  if (!isSure) return { kind: 'unclear', amount: null, utr: null, credit };
  return amounts.includes(amount)
    ? { kind: 'agrees', amount, utr, credit }
    : { kind: 'other_amount', amount: amounts[0] ?? null, utr, credit };
}

/** Finds each advance. A line belongs to the booking of its UTR, else of its reference, else to the only booking with its amount. */
export function findAdvances({ reported, awaited }: Sought, credits: readonly Credit[]): Map<string, AdvanceMatch> {
  const reportedUtrs = new Set(reported.map(({ reference }) => reference));
  const references = [...reported, ...awaited].map(({ booking_reference }) => plain(booking_reference));
  const named = ({ words }: Credit) => references.filter((one) => words.includes(one));
  const conflict = (credit: Credit): AdvanceMatch => ({
    kind: 'conflict',
    amount: credit.isSure ? (credit.amounts[0] ?? null) : null,
    utr: null,
    credit,
  });
  function byReference(booking_reference: string) {
    const credit = credits.find(({ words }) => words.includes(plain(booking_reference)));
    return credit && { credit, isOwn: named(credit).length === 1 && !credit.utrs.some((utr) => reportedUtrs.has(utr)) };
  }
  const asked = [...reported.map(({ amount }) => amount), ...awaited.map(({ due }) => due)];
  const nameless = credits.filter((one) => named(one).length === 0 && !one.utrs.some((utr) => reportedUtrs.has(utr)));

  function findReported({ reference, amount, booking_reference }: Reported): AdvanceMatch {
    const credit = reference ? credits.find(({ utrs }) => utrs.includes(reference)) : undefined;
    if (credit) {
      const isOthers = named(credit).some((one) => one !== plain(booking_reference));
      return isOthers ? conflict(credit) : judge(credit, amount, reference);
    }
    const other = byReference(booking_reference);
    if (other && !other.isOwn) return conflict(other.credit);
    if (other) {
      const judged = judge(other.credit, amount, other.credit.utrs[0] ?? null);
      return judged.kind === 'unclear' ? judged : { ...judged, kind: 'other_utr' };
    }
    const [same, ...more] = nameless.filter(
      ({ isSure, utrs, amounts }) => isSure && utrs.length > 0 && amounts.includes(amount),
    );
    const isOnly = asked.filter((one) => one === amount).length === 1 && more.length === 0;
    return same && isOnly ? { kind: 'same_amount', amount, utr: null, credit: same } : missing;
  }
  function findAwaited({ booking_reference, due }: Awaited): AdvanceMatch {
    const found = byReference(booking_reference);
    if (!found) return missing;
    return found.isOwn ? judge(found.credit, due, found.credit.utrs[0] ?? null) : conflict(found.credit);
  }
  return new Map([
    ...reported.map((one): [string, AdvanceMatch] => [one.id, findReported(one)]),
    ...awaited.map((one): [string, AdvanceMatch] => [one.booking_id, findAwaited(one)]),
  ]);
}

/** `candidates`: the number of open advances with this amount. */
export interface Unmatched {
  credit: Credit;
  /** Stays the same when the same or a longer statement is read. */
  key: string;
  candidates: number;
}

/** Returns the lines without a booking, and how many are already recorded. An amount alone is no match: it may be chance. */
export function findUnmatched(
  { reported, awaited, recorded_utrs }: Sought & Pick<Advances, 'recorded_utrs'>,
  { credits }: StatementRead,
  findings: ReadonlyMap<string, AdvanceMatch>,
): { unmatched: Unmatched[]; recorded: number } {
  const matched = new Set([...findings.values()].map(({ kind, credit }) => (kind === 'same_amount' ? null : credit)));
  const known = new Set(recorded_utrs);
  const seen = new Map<string, number>();
  const keys = new Map(
    credits.map((credit) => {
      const times = (seen.get(credit.words) ?? 0) + 1;
      seen.set(credit.words, times);
      return [credit, `${credit.words} ${times}`];
    }),
  );
  const rest = credits.filter((credit) => !matched.has(credit));
  const open = rest.filter(({ utrs }) => !utrs.some((utr) => known.has(utr)));
  const isLeft = (id: string) => ['missing', 'same_amount'].includes(findings.get(id)?.kind ?? 'missing');
  const asked = [
    ...reported.map(({ id, amount }) => ({ id, amount })),
    ...awaited.map(({ booking_id, due }) => ({ id: booking_id, amount: due })),
  ].filter(({ id }) => isLeft(id));
  return {
    unmatched: open.map((credit) => ({
      credit,
      key: keys.get(credit) ?? '',
      candidates: asked.filter(({ amount }) => amount === credit.amount).length,
    })),
    recorded: rest.length - open.length,
  };
}
