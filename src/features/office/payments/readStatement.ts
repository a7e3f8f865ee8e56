import { dsvFormat } from 'd3-dsv';
import { readCredits, readDate, type StatementRead, type StatementRow } from '#src/domain/office/statement.ts';
import { plainDigits } from '#src/domain/text.ts';

// Not Papa Parse, which the server uses: it is no ES module, and would add 0.3 kB to every page.
const formats = ['\t', ';', ',', '|'].map((mark) => dsvFormat(mark));

/** Returns the number of rows with the most common number of columns. The right separator has the most. */
function alike(rows: readonly StatementRow[]): number {
  const counts = new Map<number, number>();
  for (const {
    cells: { length },
  } of rows)
    if (length > 2) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The most lines of a wrapped note. */
const maxWrapped = 6;

type Format = (typeof formats)[number];

/** Returns true if the text has an opening quote without a closing one. */
const isOpen = (format: Format, text: string) => format.parseRows(`${text}\n\u0001`).at(-1)?.[0] !== '\u0001';

/** Reads line by line, so that an unclosed quote breaks only its own line. A wrapped note ends where a line begins with a date. */
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

/** Reads the credits of a pasted statement or a file, in a bank's or a spreadsheet's format. */
export function readStatement(text: string): StatementRead {
  const lines = plainDigits(text.replace(/^\uFEFF/, '')).split(/\r\n|\r|\n/);
  const read = formats.map((format) => readRows(format, lines));
  return readCredits(read.reduce((best, rows) => (alike(rows) > alike(best) ? rows : best)));
}
