import { dsvFormat } from 'd3-dsv';
import { type BookingFile, readBookingFile } from '#src/domain/desk/importBookings.ts';
import { type DayOrder, isWorkbook, readSep, saveAsCsv } from '#src/domain/sheet/cells.ts';
import { decodeText } from '#src/domain/sheet/decodeText.ts';

/** Parses a file of bookings in the browser: nothing is sent before the owner sees it. Returns an error sentence if it cannot. */
export function readFile(bytes: Uint8Array, order?: DayOrder): BookingFile | string {
  if (isWorkbook(bytes)) return saveAsCsv;
  const { delimiter, text, lines } = readSep(decodeText(bytes));
  const marks = delimiter ? [delimiter] : [',', ';', '\t', '|'];
  return readBookingFile(
    marks.map((mark) => dsvFormat(mark).parseRows(text)),
    lines,
    order,
  );
}
