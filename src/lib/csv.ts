import { unparse } from 'papaparse';

/**
 * Text that a spreadsheet would take for a formula. papaparse's own rule lets through what follows spaces or stands in more
 * than one line, and the full-width signs that East Asian versions read as the plain ones.
 */
export const formula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

export const csvType = 'text/csv;charset=utf-8';

/** The first line of a file. The mark before it tells spreadsheets that the letters are UTF-8. */
export const csvHead = (names: readonly string[]) => `\ufeff${unparse([[...names]], { quotes: true })}\r\n`;

/** Lines of a file. Everything is quoted, so that no other separator splits a cell into a formula. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]) =>
  rows.length === 0
    ? ''
    : `${unparse(
        rows.map((row) => [...row]),
        { quotes: true, escapeFormulae: formula },
      )}\r\n`;
