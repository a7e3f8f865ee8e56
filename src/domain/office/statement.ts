import { isIsoDate } from '../stay.ts';
import type { Advances, Awaited, Reported, Sought } from './advances.ts';

/** What a statement of the bank, as a file of comma-separated values, says about the advances that are looked for. Each bank has its own columns:
 * payments by UPI are known by the UTR and the note in them, money in by the head of its column. */

/** A line of money in. */
export interface Credit {
  /** Its number in what was pasted or opened, from 1. */
  line: number;
  /** As yyyy-MM-dd; null where the line has none that can be read. */
  date: string | null;
  /** Paise; null where the line does not plainly say how much came in. */
  amount: number | null;
  /** As the bank has it, without what is empty. */
  text: string;
  /** Each run of 12 digits, once: the UTR, and what else of that length the payer or the bank wrote. */
  utrs: string[];
  /** Paise; several where the statement does not say which of its numbers is the money. */
  amounts: number[];
  /** It says that this is money in, and how much: it has the columns of its head, and one number that can be the UTR. */
  isSure: boolean;
  /** All of the line, without spaces and signs: banks take them out of a note. */
  words: string;
}

/** A line as it was read; `isBroken`: a quote in it never ends. */
export interface StatementRow {
  line: number;
  cells: readonly string[];
  isBroken: boolean;
}

export interface StatementRead {
  credits: Credit[];
  /** The numbers of lines of money that cannot be read. They stop no other line. */
  unread: number[];
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** "₹1,02,600.00 Cr" in paise; null of what is no amount of money. */
function readAmount(cell: string): number | null {
  if (cell.length > 40) return null;
  const digits = cell.replace(/₹|INR|Rs\.?|,|\s|\(?Cr\.?\)?$/gi, '');
  const [, rupees, paise = ''] = /^\+?(\d{1,10})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** "02/01/27", "2-Jan-2027" or "2027-01-02 10:15" as yyyy-MM-dd, the day first as banks in India write it; null of what is no date. */
export function readDate(cell: string): string | null {
  const parts = /^\s*(\d{1,4})[/. -]\s?(\d{1,2}|[a-z]{3})[a-z]*[/. -]\s?(\d{2,4})(?!\d)/i.exec(cell.slice(0, 40));
  if (!parts) return null;
  const [, first = '', month = '', last = ''] = parts;
  const [year, day] = first.length === 4 ? [first, last] : [last.length === 2 ? `20${last}` : last, first];
  const at = /\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  const date = `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** What a column is, by its head: no head is as long as a line of a note. */
const isHead = (test: (words: string[], head: string) => boolean) => (cell: string) =>
  cell.length <= 40 && test(cell.toLowerCase().split(/[^a-z]+/), cell.toLowerCase());
const says = (words: string[], ...ones: string[]) => words.some((word) => ones.includes(word));
const saysIn = (words: string[]) => says(words, 'credit', 'credits', 'deposit', 'deposits', 'cr');
const saysOut = (words: string[]) => says(words, 'debit', 'debits', 'withdrawal', 'withdrawals', 'dr');
const isMoneyIn = isHead((words) => saysIn(words) && !saysOut(words));
const isKind = isHead((words) => (saysIn(words) && saysOut(words)) || says(words, 'type', 'indicator'));
const isAmount = isHead((words) => says(words, 'amount', 'amt') && !says(words, 'balance') && !saysOut(words));
/** Only these words mean money in: any other means money out. */
const isCredit = (cell: string) => /^\s*(cr|credit|c|deposit)\s*\.?\s*$/i.test(cell);

/** Nothing, or money out. */
const isNoMoneyIn = (cell: string) => /^[\s\-–—0.,₹]*$|^\s*[-(]|dr\.?\)?\s*$/i.test(cell);

/** The lines of a statement with money in, and those of which nobody can say. */
export function readCredits(rows: readonly StatementRow[]): StatementRead {
  // What stands above it is of the account; a statement that was copied in part has none.
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
    // What has neither is a heading, a sum or a note of the bank.
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

/** What a statement says of an advance. `amount`: of the line, where it is plain; `utr`: the line's, where it is that of the advance. */
export interface Finding {
  /** agrees: number, or the reference of the booking, and amount, in a line that is sure. other_amount: the same with another amount. unclear: the
   * line does not say how much, or not that it is money in. conflict: it has the number of one booking and the reference of another.
   * other_utr: the reference, under another number than the guest reported. same_amount: only the amount is the same, which may be chance. */
  kind: 'agrees' | 'other_amount' | 'unclear' | 'conflict' | 'other_utr' | 'same_amount' | 'missing';
  amount: number | null;
  utr: string | null;
  /** The line that says it; null of missing. */
  credit: Credit | null;
}

const missing: Finding = { kind: 'missing', amount: null, utr: null, credit: null };

function judge(credit: Credit, amount: number, utr: string | null): Finding {
  const { isSure, amounts } = credit;
  if (!isSure) return { kind: 'unclear', amount: null, utr: null, credit };
  return amounts.includes(amount)
    ? { kind: 'agrees', amount, utr, credit }
    : { kind: 'other_amount', amount: amounts[0] ?? null, utr, credit };
}

/** What the statement says of each advance, by the id of the reported payment, or else of the booking. A line is one booking's: that of its number, else
 * that whose reference it has, else that which is the only one of its amount; where number and reference are of two, a person decides. */
export function findAdvances({ reported, awaited }: Sought, credits: readonly Credit[]): Map<string, Finding> {
  const reportedUtrs = new Set(reported.map(({ reference }) => reference));
  const references = [...reported, ...awaited].map(({ booking_reference }) => plain(booking_reference));
  const named = ({ words }: Credit) => references.filter((one) => words.includes(one));
  const conflict = (credit: Credit): Finding => ({
    kind: 'conflict',
    amount: credit.isSure ? (credit.amounts[0] ?? null) : null,
    utr: null,
    credit,
  });
  /** The line of this reference, and whether it is plainly of this booking. */
  function byReference(booking_reference: string) {
    const credit = credits.find(({ words }) => words.includes(plain(booking_reference)));
    return credit && { credit, isOwn: named(credit).length === 1 && !credit.utrs.some((utr) => reportedUtrs.has(utr)) };
  }
  const asked = [...reported.map(({ amount }) => amount), ...awaited.map(({ due }) => due)];
  const nameless = credits.filter((one) => named(one).length === 0 && !one.utrs.some((utr) => reportedUtrs.has(utr)));

  function findReported({ reference, amount, booking_reference }: Reported): Finding {
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
  function findAwaited({ booking_reference, due }: Awaited): Finding {
    const found = byReference(booking_reference);
    if (!found) return missing;
    return found.isOwn ? judge(found.credit, due, found.credit.utrs[0] ?? null) : conflict(found.credit);
  }
  return new Map([
    ...reported.map((one): [string, Finding] => [one.id, findReported(one)]),
    ...awaited.map((one): [string, Finding] => [one.booking_id, findAwaited(one)]),
  ]);
}

/** A line that no booking has plainly, and how many advances that were not found have its amount. */
export interface Unmatched {
  credit: Credit;
  /** The same each time that the statement, or a longer one, is read. */
  key: string;
  candidates: number;
}

/** The lines that match no booking, and how many are recorded already. An amount alone matches none: it may be chance. */
export function findUnmatched(
  { reported, awaited, recorded_utrs }: Sought & Pick<Advances, 'recorded_utrs'>,
  { credits }: StatementRead,
  findings: ReadonlyMap<string, Finding>,
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
