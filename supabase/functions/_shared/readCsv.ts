import Papa from 'papaparse';
import {
  type CsvColumn,
  csvColumns,
  type ImportAsk,
  knownState,
  type PropertyData,
  tidyAmenities,
} from '../../../src/domain/listing/imports.ts';
import { listingProblems, propertyTypes } from '../../../src/domain/listing/listing.ts';
import {
  columnName,
  isTotalRow,
  readClock,
  readPincode,
  readPrice,
  readSep,
  readWhole,
} from '../../../src/domain/sheet/cells.ts';
import { tidyText } from '../../../src/domain/text.ts';

export type CsvResult = { data: PropertyData } | { errors: string[] };

/** Limit after the first row: a property has at most 40 room types. */
const maxRows = 40;
const maxAbove = 20;
const perRow: readonly CsvColumn[] = ['max_guests', 'bedrooms', 'bathrooms', 'base_price'];

type Reader = (cell: string) => string[];
const number =
  (low: number, high: number): Reader =>
  (cell) =>
    readWhole(cell).filter((value) => Number(value) >= low && Number(value) <= high);
const price: Reader = (cell) => readPrice(cell).filter((rupees) => Number(rupees) > 0 && Number(rupees) <= 750_000);
const atMost =
  (length: number): Reader =>
  (text) =>
    text.length <= length ? [text] : [];
const known =
  (find: (text: string) => string | undefined): Reader =>
  (text) =>
    [find(text)].filter((one) => one !== undefined);

const readers: Record<CsvColumn, [Reader, string]> = {
  property_name: [atMost(120), listingProblems.name_long],
  property_type: [known(typeOf), `Use one of: ${Object.values(propertyTypes).join(', ')}.`],
  description: [atMost(5000), listingProblems.description_long],
  address: [atMost(300), listingProblems.address_long],
  city: [atMost(80), listingProblems.city_long],
  state: [known(knownState), 'This is not a state or union territory of India.'],
  pincode: [readPincode, listingProblems.pincode_format],
  max_guests: [number(1, 50), 'Enter a whole number from 1 to 50.'],
  bedrooms: [number(0, 50), 'Enter a whole number from 0 to 50.'],
  bathrooms: [number(0, 50), 'Enter a whole number from 0 to 50.'],
  base_price: [price, 'Enter rupees per night, such as 4500 or 4500.50, up to 750000.'],
  check_in_time: [readClock, 'Enter a time of day, such as 14:00 or 2:00 PM.'],
  check_out_time: [readClock, 'Enter a time of day, such as 11:00 or 11:00 AM.'],
  amenities: [atMost(4000), listingProblems.amenities_many],
};

type Row = { number: number; cells: string[] };

/** Each row is a room type; the property's data are in the first row, and repeated or empty in others. `asks` are cells that can mean two things. */
export function readCsv(text: string): CsvResult {
  const sep = readSep(text);
  const parsed: { data: string[][]; errors: { type?: string; row?: number }[] } = Papa.parse(sep.text, {
    skipEmptyLines: false,
    ...(sep.delimiter ? { delimiter: sep.delimiter } : {}),
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: maxRows + 200,
  });
  const quotes = parsed.errors.find((error) => error.type === 'Quotes');
  if (quotes) return { errors: [`Row ${(quotes.row ?? 0) + 1 + sep.lines}: A closing quotation mark is missing.`] };
  const all: Row[] = parsed.data.map((cells, index) => ({ number: index + 1 + sep.lines, cells }));
  const knownIn = ({ cells }: Row) => csvColumns.filter((column) => cells.map(columnName).includes(column)).length;
  const filled = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const most = Math.max(0, ...filled.slice(0, maxAbove).map(knownIn));
  const titles = (most > 0 && filled.slice(0, maxAbove).find((row) => knownIn(row) === most)) || filled[0];
  const header = titles?.cells.map(columnName) ?? [];
  while (header.at(-1) === '') header.pop();
  const top = titles?.number ?? 1;
  const missing = csvColumns.filter((column) => !header.includes(column));
  if (missing.length > 0) return { errors: missing.map((column) => `Row ${top}, ${column}: This column is missing.`) };
  const twice = csvColumns.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (twice.length > 0) return { errors: twice.map((column) => `Row ${top}, ${column}: This column appears twice.`) };

  const rows = filled
    .filter((row, at) => row.number > top && !(isTotalRow(row.cells) && at > filled.indexOf(titles as Row) + 1))
    .map((row) => ({ ...row, cells: withoutExtra(row.cells, header) }));
  const [first] = rows;
  if (!first) return { errors: [`Row ${top + 1}: There are no rows below the column names.`] };
  if (rows.length > maxRows) return { errors: ['A file may have up to 40 rows, one for each room type.'] };

  const errors: string[] = [];
  const asks: ImportAsk[] = [];
  const typed = (cells: string[], column: CsvColumn) => cellOf(cells, header, column);
  const isRoom = ({ cells }: Row) => perRow.some((column) => typed(cells, column) !== '');
  const rooms = rows.filter(isRoom);
  for (const row of rows) {
    const { number, cells } = row;
    const wrong = (column: string, sentence: string) => errors.push(`Row ${number}, ${column}: ${sentence}`);
    if (cells.length > header.length)
      errors.push(
        `Row ${number}: This row has more cells than there are columns. Put quotation marks around text that contains a comma.`,
      );
    for (const column of csvColumns) {
      const cell = typed(cells, column);
      if (cell === '') continue;
      const choices = readers[column][0](cell);
      const isOfRow = perRow.includes(column);
      if (/^[=@]/.test(cell)) wrong(column, 'This is a formula. Enter its result.');
      else if (choices.length === 0) wrong(column, readers[column][1]);
      else if (
        !isOfRow &&
        row !== first &&
        String(choices) !== String(readers[column][0](typed(first.cells, column)))
      ) {
        wrong(column, 'This differs from the first row. Use one file for each property.');
      } else if (choices.length > 1 && (isOfRow || row === first)) {
        const path = isOfRow ? `rooms.${rooms.indexOf(row)}.${column}` : `policies.${column}`;
        asks.push({ path, row: number, typed: cell, choices });
      }
    }
  }
  if (typed(first.cells, 'property_name') === '')
    errors.unshift(`Row ${first.number}, property_name: ${listingProblems.name_required}`);
  if (errors.length > 0) return { errors };

  const read = (cells: string[], column: CsvColumn) => {
    const choices = readers[column][0](typed(cells, column));
    return choices.length === 1 ? (choices[0] ?? '') : '';
  };
  const whole = (column: CsvColumn) => read(first.cells, column);
  return {
    data: {
      name: whole('property_name'),
      property_type: whole('property_type'),
      description: whole('description'),
      address: whole('address'),
      city: whole('city'),
      state: whole('state'),
      pincode: whole('pincode'),
      amenities: tidyAmenities(whole('amenities').split(/[,;|]/)),
      rooms: rooms.map(({ cells }) => ({
        name: '',
        description: [count(read(cells, 'bedrooms'), 'bedroom'), count(read(cells, 'bathrooms'), 'bathroom')]
          .filter(Boolean)
          .join(', '),
        base_price: read(cells, 'base_price'),
        max_guests: read(cells, 'max_guests') || '2',
      })),
      policies: { check_in_time: whole('check_in_time'), check_out_time: whole('check_out_time') },
      ...(asks.length > 0 ? { asks } : {}),
    },
  };
}

const cellOf = (cells: readonly string[], header: readonly string[], column: CsvColumn) =>
  tidyText(cells[header.indexOf(column)] ?? '');

const isReadable = (cells: readonly string[], header: readonly string[]) =>
  csvColumns.every((column) => {
    const cell = cellOf(cells, header, column);
    return cell === '' || readers[column][0](cell).length > 0;
  });

/** Removes empty cells at the end, and rejoins a cell that a comma split, if only one place is possible. */
function withoutExtra(cells: string[], header: readonly string[]): string[] {
  const extra = cells.length - header.length;
  if (extra <= 0) return cells;
  const within = cells.slice(0, header.length);
  const isEmpty = cells.slice(header.length).every((cell) => cell.trim() === '');
  if (isEmpty && isReadable(within, header)) return within;
  const joined = header
    .map((_, at) => [...cells.slice(0, at), cells.slice(at, at + extra + 1).join(','), ...cells.slice(at + extra + 1)])
    .filter((row) => isReadable(row, header));
  if (joined.length === 1) return joined[0] ?? cells;
  return isEmpty && joined.length === 0 ? within : cells;
}

const typeWords: Record<string, string> = {
  hotels: 'hotel',
  lodge: 'hotel',
  होटल: 'hotel',
  रिसॉर्ट: 'resort',
  होमस्टे: 'homestay',
  bnb: 'homestay',
  bedandbreakfast: 'homestay',
  flat: 'apartment',
  servicedapartment: 'apartment',
  serviceapartment: 'apartment',
  अपार्टमेंट: 'apartment',
  विला: 'villa',
  bungalow: 'villa',
  गेस्टहाउस: 'guest_house',
};

function typeOf(text: string): string | undefined {
  const letters = (words: string) =>
    words
      .toLowerCase()
      .replace('&', 'n')
      .replace(/[^\p{L}\p{M}]/gu, '');
  const wanted = letters(text);
  const found = Object.entries(propertyTypes).find(([, label]) =>
    [letters(label), `${letters(label)}s`].includes(wanted),
  );
  return found?.[0] ?? typeWords[wanted];
}

const count = (typed: string, thing: string) => typed && `${Number(typed)} ${thing}${Number(typed) === 1 ? '' : 's'}`;
