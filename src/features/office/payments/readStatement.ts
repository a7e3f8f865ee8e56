import { dsvFormat } from 'd3-dsv';
import { type Credit, readCredits } from '#src/domain/office/statement.ts';

// Not Papa Parse, which reads the files of owners on the server: it is no module of the browser's kind, and what lets such ones in is 0.3 kB of
// the first scripts of every page.
const formats = ['\t', ';', ',', '|'].map((mark) => dsvFormat(mark));

/** In how many rows a mark makes the same columns: amounts and notes have commas and strokes too, but not alike in all rows. */
function alike(rows: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 2) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The lines of money in of a statement that was pasted or opened: as banks write it, or as a spreadsheet copies it. */
export function readStatement(text: string): Credit[] {
  const read = formats.map((format) => format.parseRows(text.replace(/^\uFEFF/, '')));
  return readCredits(read.reduce((best, rows) => (alike(rows) > alike(best) ? rows : best)));
}
