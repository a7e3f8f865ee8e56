import Papa from 'papaparse';
import { type Credit, readCredits } from '#src/domain/office/statement.ts';

/** The lines of money in of a statement that was pasted or opened: as banks write it, or as a spreadsheet copies it. */
export function readStatement(text: string): Credit[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: true,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  return readCredits(data);
}
