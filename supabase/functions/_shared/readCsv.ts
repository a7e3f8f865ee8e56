import Papa from 'papaparse';
import {
  type CsvColumn,
  csvColumns,
  knownState,
  type PropertyData,
  tidyAmenities,
} from '../../../src/domain/listing/imports.ts';
import { listingProblems, propertyTypes } from '../../../src/domain/listing/listing.ts';

export type CsvResult = { data: PropertyData } | { errors: string[] };

/** Rows that may follow the first: one property has at most 40 room categories. */
const maxRows = 40;
const perRow: readonly CsvColumn[] = ['max_guests', 'bedrooms', 'bathrooms', 'base_price'];
const number = (low: number, high: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high;
const time = (text: string) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(text);
const atMost = (length: number) => (text: string) => text.length <= length;

const rules: Record<CsvColumn, [(text: string) => boolean, string]> = {
  property_name: [atMost(120), listingProblems.name_long],
  property_type: [
    (text) => typeOf(text) !== undefined,
    `Please use one of: ${Object.values(propertyTypes).join(', ')}.`,
  ],
  description: [atMost(5000), listingProblems.description_long],
  address: [atMost(300), listingProblems.address_long],
  city: [atMost(80), listingProblems.city_long],
  state: [(text) => knownState(text) !== undefined, 'This is not a state or union territory of India.'],
  pincode: [(text) => /^\d{6}$/.test(text), listingProblems.pincode_format],
  max_guests: [number(1, 50), 'Please use a whole number from 1 to 50.'],
  bedrooms: [number(0, 50), 'Please use a whole number from 0 to 50.'],
  bathrooms: [number(0, 50), 'Please use a whole number from 0 to 50.'],
  base_price: [
    (text) => /^\d+(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= 750_000,
    'Please use rupees a night as a plain number, such as 4500 or 4500.50, at most 750000.',
  ],
  check_in_time: [time, 'Please use a time of the 24-hour clock, such as 14:00.'],
  check_out_time: [time, 'Please use a time of the 24-hour clock, such as 11:00.'],
  amenities: [atMost(4000), listingProblems.amenities_many],
};

/**
 * Reads the filled-in template. A file describes one property: each row is one of its room categories, and what belongs to
 * the property is in the first row, repeated or left empty in the others.
 */
export function readCsv(text: string): CsvResult {
  const parsed: { data: string[][]; errors: { type?: string; row?: number }[] } = Papa.parse(
    text.replace(/^\uFEFF/, ''),
    {
      skipEmptyLines: false,
      delimitersToGuess: [',', ';', '\t', '|'],
      preview: maxRows + 200,
    },
  );
  const quotes = parsed.errors.find((error) => error.type === 'Quotes');
  if (quotes) return { errors: [`Row ${(quotes.row ?? 0) + 1}: A quotation mark is not closed.`] };
  const [titles = [], ...lines] = parsed.data;
  const header = titles.map((title) => title.trim().toLowerCase().replace(/\s+/g, '_'));
  const missing = csvColumns.filter((column) => !header.includes(column));
  if (missing.length > 0) return { errors: missing.map((column) => `Row 1, ${column}: This column is missing.`) };
  const twice = csvColumns.filter((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (twice.length > 0) return { errors: twice.map((column) => `Row 1, ${column}: This column is there twice.`) };

  const rows = lines
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first] = rows;
  if (!first) return { errors: ['Row 2: There is nothing below the column names.'] };
  if (rows.length > maxRows) return { errors: ['A file may have at most 40 rows: one for each room category.'] };

  const errors: string[] = [];
  const read = (cells: string[], column: CsvColumn) => (cells[header.indexOf(column)] ?? '').trim();
  const whole = (column: CsvColumn) => read(first.cells, column);
  for (const { number, cells } of rows) {
    const wrong = (column: string, sentence: string) => errors.push(`Row ${number}, ${column}: ${sentence}`);
    if (cells.length > header.length) errors.push(`Row ${number}: There are more cells than column names.`);
    for (const column of csvColumns) {
      const cell = read(cells, column);
      const [isRight, sentence] = rules[column];
      if (cell === '') continue;
      if (/^[=@]/.test(cell)) wrong(column, 'This is a formula. Please type its result.');
      else if (!isRight(cell)) wrong(column, sentence);
      else if (!perRow.includes(column) && cell !== whole(column)) {
        wrong(column, 'This differs from the first row. Please use one file for each property.');
      }
    }
  }
  if (whole('property_name') === '')
    errors.unshift(`Row ${first.number}, property_name: ${listingProblems.name_required}`);
  if (errors.length > 0) return { errors };

  const isRoom = ({ cells }: (typeof rows)[number]) => perRow.some((column) => read(cells, column) !== '');
  const clock = (column: 'check_in_time' | 'check_out_time') => whole(column).padStart(whole(column) ? 5 : 0, '0');
  return {
    data: {
      name: whole('property_name'),
      property_type: typeOf(whole('property_type')) ?? '',
      description: whole('description'),
      address: whole('address'),
      city: whole('city'),
      state: knownState(whole('state')) ?? '',
      pincode: whole('pincode'),
      amenities: tidyAmenities(whole('amenities').split(/[,;|]/)),
      rooms: rows.filter(isRoom).map(({ cells }) => ({
        name: '',
        description: [count(read(cells, 'bedrooms'), 'bedroom'), count(read(cells, 'bathrooms'), 'bathroom')]
          .filter(Boolean)
          .join(', '),
        base_price: read(cells, 'base_price'),
        max_guests: read(cells, 'max_guests') || '2',
      })),
      policies: { check_in_time: clock('check_in_time'), check_out_time: clock('check_out_time') },
    },
  };
}

function typeOf(text: string): string | undefined {
  const wanted = text.toLowerCase().replace(/[\s_-]+/g, ' ');
  return Object.entries(propertyTypes).find(([, label]) => label.toLowerCase() === wanted)?.[0];
}

const count = (typed: string, thing: string) => typed && `${Number(typed)} ${thing}${Number(typed) === 1 ? '' : 's'}`;
