import { cashWords } from '#src/domain/desk/cash.ts';
import { asMoved, entryWords, type Till, wayWords } from '#src/domain/desk/ledger.ts';
import { formatMoment, readMoment } from '#src/domain/moment.ts';
import { decimal } from '#src/domain/money.ts';
import { csvHead, csvLines, csvType } from '#src/lib/csv.ts';
import { fileWords, saveFile } from '#src/lib/saveFile.ts';

const head = ['Time', 'Kind', 'Amount', 'Method', 'Reference', 'Note', 'Guest', 'Booking', 'Recorded by', 'Reversed'];

/** The payments, refunds and cash of a day, the oldest first. What was reversed says so: of cash it does not count. */
export function tillRows(till: Till): (string | number)[][] {
  const moves = till.entries.map((move) => {
    const moved = asMoved(move);
    const { reference, note, moved_at, counts, guest_name, booking_reference, by_name, ended_by } = moved;
    const isReversal = moved.ended_at !== null;
    return [
      ...[moved_at, formatMoment(moved_at), entryWords(moved), Number(decimal(counts)), wayWords(moved) ?? ''],
      ...[reference ?? '', note ?? '', guest_name, booking_reference],
      ...[(isReversal ? ended_by : by_name) ?? '', (isReversal && moved.end_reason) || ''],
    ];
  });
  const cash = till.cash.entries.map(({ at, kind, amount, note, by_name, end_reason }) => [
    ...[at, formatMoment(at), cashWords[kind], Number(decimal(kind === 'expense' ? -amount : amount)), 'Cash', ''],
    ...[note ?? '', '', '', by_name, end_reason ?? ''],
  ]);
  const byTime = (one: (string | number)[], other: (string | number)[]) =>
    readMoment(String(one[0])).getTime() - readMoment(String(other[0])).getTime();
  return [...moves, ...cash].toSorted(byTime).map(([, ...row]) => row);
}

/** Downloads the day as a file. */
export function saveTill(till: Till, day: string) {
  saveFile(
    `${fileWords(till.hotel.name)}-payments-${day}.csv`,
    new Blob([csvHead(head), csvLines(tillRows(till))], { type: csvType }),
  );
}
