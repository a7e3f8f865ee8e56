import { dsvFormat } from 'd3-dsv';
import { readCredits, readDate, type StatementRead, type StatementRow } from '#src/domain/office/statement.ts';
import { plainDigits } from '#src/domain/text.ts';

// Not Papa Parse, which reads the files of owners on the server: it is no module of the browser's kind, and what lets such ones in is 0.3 kB of
// the first scripts of every page.
const formats = ['\t', ';', ',', '|'].map((mark) => dsvFormat(mark));

/** In how many rows a mark makes the same columns: amounts and notes have commas and strokes too, but not alike in all rows. */
function alike(rows: readonly StatementRow[]): number {
  const counts = new Map<number, number>();
  for (const {
    cells: { length },
  } of rows)
    if (length > 2) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** A wrapped note has no more lines than these. */
const maxWrapped = 6;

type Format = (typeof formats)[number];

/** Whether a quote that begins in a text does not end in it. */
const isOpen = (format: Format, text: string) => format.parseRows(`${text}\n\u0001`).at(-1)?.[0] !== '\u0001';

/** Reads line by line, so that a quote that never ends breaks its own line alone. A wrapped note goes on where no line of its own, with a date, begins. */
function readRows(format: Format, lines: readonly string[]): StatementRow[] {
  const rows: StatementRow[] = [];
  for (let at = 0; at < lines.length; ) {
    let text = lines[at] ?? '';
    let taken = 1;
    while (isOpen(format, text) && taken < maxWrapped && at + taken < lines.length) {
      const next = lines[at + taken] ?? '';
      if (
        format
          .parseRows(next.replaceAll('"', ''))[0]
          ?.slice(0, 3)
          .some((cell) => readDate(cell))
      )
        break;
      text += `\n${next}`;
      taken += 1;
    }
    const isBroken = isOpen(format, text);
    const [cells = []] = format.parseRows(isBroken ? (lines[at] ?? '').replaceAll('"', '') : text);
    rows.push({ line: at + 1, cells, isBroken });
    at += isBroken ? 1 : taken;
  }
  return rows;
}

/** The lines of money in of a statement that was pasted or opened: as banks write it, or as a spreadsheet copies it. */
export function readStatement(text: string): StatementRead {
  const lines = plainDigits(text.replace(/^\uFEFF/, '')).split(/\r\n|\r|\n/);
  const read = formats.map((format) => readRows(format, lines));
  return readCredits(read.reduce((best, rows) => (alike(rows) > alike(best) ? rows : best)));
}
