import type { Awaited, Reported, Sought } from './advances.ts';

/** What a statement of the bank, as a file of comma-separated values, says about the advances that are looked for. Each bank has its own columns:
 * payments by UPI are known by the UTR and the note in them, money in by the head of its column. */

/** A line of money in. */
export interface Credit {
  /** Each run of 12 digits, once: the UTR, and what else of that length the payer or the bank wrote. */
  utrs: string[];
  /** Paise; several where the statement does not say which of its numbers is the money. */
  amounts: number[];
  /** It says that this is money in, and how much: it has the columns of its head, and one number that can be the UTR. */
  isSure: boolean;
  /** All of the line, without spaces and signs: banks take them out of a note. */
  words: string;
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** "₹1,02,600.00 Cr" in paise; null of what is no amount of money. */
function readAmount(cell: string): number | null {
  if (cell.length > 40) return null;
  const digits = cell.replace(/₹|INR|Rs\.?|,|\s|\(?Cr\.?\)?$/gi, '');
  const [, rupees, paise = ''] = /^\+?(\d{1,10})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
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

/** The lines of a statement with money in. */
export function readCredits(rows: readonly (readonly string[])[]): Credit[] {
  // What stands above it is of the account; a statement that was copied in part has none.
  const at = rows
    .slice(0, 60)
    .findIndex((row) => row.length > 2 && row.some((cell) => isMoneyIn(cell) || isKind(cell)));
  const head = rows[at] ?? [];
  const own = head.findIndex(isMoneyIn);
  const kind = own < 0 ? head.findIndex(isKind) : -1;
  const moneyIn = own < 0 ? head.findIndex(isAmount) : own;
  return rows.slice(at + 1).flatMap((row) => {
    if (kind >= 0 && !isCredit(row[kind] ?? '')) return [];
    const amounts = (moneyIn < 0 ? row : [row[moneyIn] ?? '']).map(readAmount).filter((amount) => amount !== null);
    const found = [...row.join(' ').matchAll(/(?<!\d)0*(\d{12})(?!\d)/g)].map(([, utr = '']) => utr);
    const utrs = [...new Set(found)];
    const isSure = moneyIn >= 0 && (own >= 0 || kind >= 0) && row.length === head.length && utrs.length <= 1;
    return amounts.some((amount) => amount > 0) ? [{ utrs, amounts, isSure, words: plain(row.join(' ')) }] : [];
  });
}

/** What a statement says of an advance. `amount`: of the line, where it is plain; `utr`: the line's, where it is that of the advance. */
export interface Finding {
  /** agrees: number, or the reference of the booking, and amount, in a line that is sure. other_amount: the same with another amount. unclear: the
   * line does not say how much, or not that it is money in. conflict: it has the number of one booking and the reference of another.
   * other_utr: the reference, under another number than the guest reported. same_amount: only the amount is the same, which may be chance. */
  kind: 'agrees' | 'other_amount' | 'unclear' | 'conflict' | 'other_utr' | 'same_amount' | 'missing';
  amount: number | null;
  utr: string | null;
}

const missing: Finding = { kind: 'missing', amount: null, utr: null };

function judge({ isSure, amounts }: Credit, amount: number, utr: string | null): Finding {
  if (!isSure) return { kind: 'unclear', amount: null, utr: null };
  return amounts.includes(amount)
    ? { kind: 'agrees', amount, utr }
    : { kind: 'other_amount', amount: amounts[0] ?? null, utr };
}

/** What the statement says of each advance, by the id of the reported payment, or else of the booking. A line is one booking's: that of its number, else
 * that whose reference it has, else that which is the only one of its amount; where number and reference are of two, a person decides. */
export function findAdvances({ reported, awaited }: Sought, credits: readonly Credit[]): Map<string, Finding> {
  const reportedUtrs = new Set(reported.map(({ reference }) => reference));
  const references = [...reported, ...awaited].map(({ booking_reference }) => plain(booking_reference));
  const named = ({ words }: Credit) => references.filter((one) => words.includes(one));
  const conflict = ({ amounts, isSure }: Credit): Finding => ({
    kind: 'conflict',
    amount: isSure ? (amounts[0] ?? null) : null,
    utr: null,
  });
  /** The line of this reference, and whether it is plainly of this booking. */
  function byReference(booking_reference: string) {
    const credit = credits.find(({ words }) => words.includes(plain(booking_reference)));
    return credit && { credit, isOwn: named(credit).length === 1 && !credit.utrs.some((utr) => reportedUtrs.has(utr)) };
  }
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
    const isOnly = reported.filter((one) => one.amount === amount).length === 1 && more.length === 0;
    return same && isOnly ? { kind: 'same_amount', amount, utr: null } : missing;
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
