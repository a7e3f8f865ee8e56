import { cashWords } from '#src/domain/desk/cash.ts';
import { asMoved, entryWords, methodWords, type Till, wayWords } from '#src/domain/desk/ledger.ts';
import { formatMoment, readMoment } from '#src/domain/moment.ts';
import { decimal } from '#src/domain/money.ts';
import { csvHead, csvLines, csvType } from '#src/lib/csv.ts';
import { fileWords, saveFile } from '#src/lib/saveFile.ts';
import { guestOrSystem } from '#src/words/staff/shared.ts';

const head = 'Time,Kind,Amount,Cash in the till,Method,Reference,Note,Guest,Booking,Recorded by,Reversed'.split(',');

/** Returns a day's entries as rows, oldest first. A reversal is a row of its own, so the amounts add up. `me` replaces "You". */
export function tillRows(till: Till, me: string): (string | number)[][] {
  const name = (by: string | null) => (by === 'You' ? me : (by ?? guestOrSystem));
  const moves = till.entries.map((move) => {
    const moved = asMoved(move);
    const { reference, note, moved_at, counts, guest_name, booking_reference, by_name, ended_by } = moved;
    const isReversal = moved.ended_at !== null;
    return [
      ...[moved_at, formatMoment(moved_at), entryWords(moved), Number(decimal(counts)), '', wayWords(moved) ?? ''],
      ...[reference ?? '', note ?? '', guest_name, booking_reference],
      ...[name(isReversal ? ended_by : by_name), (isReversal && moved.end_reason) || ''],
    ];
  });
  const cash = till.cash.entries.flatMap(({ at, kind, amount, note, by_name, ended_at, ended_by, end_reason }) => {
    const sum = Number(decimal(amount));
    const row = (moment: string, what: string, counts: number, by: string | null, reason: string | null) => [
      ...[moment, formatMoment(moment), what, ...(kind === 'expense' ? [counts, ''] : ['', sum]), methodWords.cash, ''],
      ...[note ?? '', '', '', name(by), reason ?? ''],
    ];
    return [
      row(at, cashWords[kind], -sum, by_name, null),
      ...(ended_at ? [row(ended_at, `${cashWords[kind]} reversed`, sum, ended_by, end_reason)] : []),
    ];
  });
  const byTime = (one: (string | number)[], other: (string | number)[]) =>
    readMoment(String(one[0])).getTime() - readMoment(String(other[0])).getTime();
  return [...moves, ...cash].toSorted(byTime).map(([, ...row]) => row);
}

export function saveTill(till: Till, day: string, me: string) {
  saveFile(
    `${fileWords(till.hotel.name)}-payments-${day}.csv`,
    new Blob([csvHead(head), csvLines(tillRows(till, me))], { type: csvType }),
  );
}
