import { unparse } from 'papaparse';

/** Matches text that a spreadsheet would run as a formula. papaparse's own rule misses leading spaces, later lines and full-width signs. */
export const formula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

export const csvType = 'text/csv;charset=utf-8';

/** The byte order mark makes spreadsheets read UTF-8. */
export const csvHead = (names: readonly string[]) => `\ufeff${unparse([[...names]], { quotes: true })}\r\n`;

/**
 * Returns a file for an importer that reads no byte order mark and no quoted heading. Semicolons and tabs become spaces: a spreadsheet that splits there
 * would run the rest of a cell as a formula, quoted or not.
 */
export const csvPlain = (rows: readonly (readonly (string | number)[])[]) =>
  `${unparse(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replace(/[;\t]/g, ' ') : cell))),
    { escapeFormulae: formula },
  )}\r\n`;

/** All cells are quoted, so that no other separator splits a cell into a formula. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]) =>
  rows.length === 0
    ? ''
    : `${unparse(
        rows.map((row) => [...row]),
        { quotes: true, escapeFormulae: formula },
      )}\r\n`;
