import type { Advances, Awaited, Claimed } from './advances.ts';

/** What a statement of the bank, as a file of comma-separated values, says about the advances that are looked for. Each bank has its own columns:
 * payments by UPI are known by the UTR and the note in them, money in by the head of its column. */

/** A line of money that came in. */
export interface Credit {
  /** Each run of 12 digits: the UTR, and what else the bank has of that length. */
  utrs: string[];
  /** Paise; several where the statement does not say which of its numbers is the money. */
  amounts: number[];
  /** All of the line, without spaces and signs: banks take them out of a note. */
  words: string;
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** "₹1,02,600.00 Cr" in paise; null of what is no amount of money. */
function readAmount(cell: string): number | null {
  const digits = cell.replace(/₹|INR|Rs\.?|,|\s|\(?Cr\.?\)?$/gi, '');
  const [, rupees, paise = ''] = /^\+?(\d{1,10})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

const isMoneyIn = (head: string) => /credit|deposit|\bcr\b/i.test(head) && !/debit|\bdr\b/i.test(head);
const isKind = (head: string) => /debit.*credit|\bdr\b.*\bcr\b|\bcr\b.*\bdr\b|^(transaction )?type$/i.test(head.trim());

/** The lines of a statement on which money came in. */
export function readCredits(rows: readonly (readonly string[])[]): Credit[] {
  // What stands above it is of the account; a statement that was copied in part has none.
  const at = rows
    .slice(0, 60)
    .findIndex((row) => row.length > 2 && row.some((cell) => isMoneyIn(cell) || isKind(cell)));
  const head = rows[at] ?? [];
  const moneyIn = head.findIndex(isMoneyIn);
  const kind = head.findIndex(isKind);
  return rows.slice(at + 1).flatMap((row) => {
    if (/^\s*(dr|debit|d)\b/i.test(row[kind] ?? '')) return [];
    const amounts = (moneyIn < 0 ? row : [row[moneyIn] ?? '']).map(readAmount).filter((amount) => amount !== null);
    const utrs = [...row.join(' ').matchAll(/(?<!\d)0*(\d{12})(?!\d)/g)].map(([, utr = '']) => utr);
    return amounts.some((amount) => amount > 0) ? [{ utrs, amounts, words: plain(row.join(' ')) }] : [];
  });
}

/** What a statement says of an advance. `amount`: of the line, where it is plain; `utr`: the line's, where it has one. */
export interface Finding {
  /** agrees: number or note, and amount. other_amount: number or note, with another amount. other_utr: the amount, under another number. */
  kind: 'agrees' | 'other_amount' | 'other_utr' | 'missing';
  amount: number | null;
  utr: string | null;
}

const missing: Finding = { kind: 'missing', amount: null, utr: null };

function judge(credit: Credit, amount: number, utr: string | null): Finding {
  if (credit.amounts.includes(amount)) return { kind: 'agrees', amount, utr };
  return { kind: 'other_amount', amount: credit.amounts.length === 1 ? (credit.amounts[0] ?? null) : null, utr };
}

/** What the statement says of each advance, by the id of the claim, or else of the booking. */
export function findAdvances({ claims, awaited }: Advances, credits: readonly Credit[]): Map<string, Finding> {
  const told = new Set(claims.map(({ reference }) => reference));
  // What a claim names is that claim's alone.
  const untold = credits.filter(({ utrs }) => !utrs.some((utr) => told.has(utr)));
  const noted = (reference: string) => untold.find(({ words }) => words.includes(plain(reference)));

  function findClaim({ reference, amount, booking_reference }: Claimed): Finding {
    const credit = reference ? credits.find(({ utrs }) => utrs.includes(reference)) : undefined;
    if (credit) return judge(credit, amount, reference);
    const other =
      noted(booking_reference) ?? untold.find(({ utrs, amounts }) => utrs.length > 0 && amounts.includes(amount));
    if (!other) return missing;
    return { ...judge(other, amount, other.utrs[0] ?? null), kind: 'other_utr' };
  }
  function findAwaited({ booking_reference, open }: Awaited): Finding {
    const credit = noted(booking_reference);
    return credit ? judge(credit, open, credit.utrs[0] ?? null) : missing;
  }
  return new Map([
    ...claims.map((claim): [string, Finding] => [claim.id, findClaim(claim)]),
    ...awaited.map((one): [string, Finding] => [one.booking_id, findAwaited(one)]),
  ]);
}
