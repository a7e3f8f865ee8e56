import { isIsoDate } from '../stay.ts';
import { plainDigits, tidyLine } from '../text.ts';

/** Each reader returns all readings of a cell: one if clear, several if ambiguous, none if it is something else. */

/** Cuts long cells: none of these values is that long. */
const plain = (cell: string) => plainDigits(tidyLine(cell.slice(0, 200).normalize('NFKC'))).trim();

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Reads times as HH:mm: "2:00 PM", "14:00:00", "14.00", "1400 hrs" and 0.5833, the spreadsheet's number for 14:00. */
export function readClock(cell: string): string[] {
  const text = plain(cell)
    .toLowerCase()
    .replace(/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[ t]+(?=\d)/, '')
    .replace(/^(?:from|after|before|by|until|till) +/, '')
    .replace(/ *(?:hrs?|hours?|o['’]?clock|onwards?|ist|बजे)\.?$/, '')
    .trim();
  if (/^(?:12 *)?noon$/.test(text)) return ['12:00'];
  if (/^(?:12 *)?midnight$/.test(text)) return ['00:00'];
  const [, fraction] = /^0?[.,](\d{3,}|5)$/.exec(text) ?? [];
  if (fraction) {
    const minutes = Math.round(Number(`0.${fraction}`) * 1440);
    return minutes < 1440 ? [clock(minutes)] : [];
  }
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)? *(?:([ap])\.? *m\.?)?$/.exec(text) ??
    /^(\d{2})(\d{2})$/.exec(text) ??
    [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return [];
  const at = (hour: number) => clock(hour * 60 + Number(minutes));
  const hour = Number(hours);
  if (half) return hour > 12 ? [at(hour)] : [at((hour % 12) + (half === 'p' ? 12 : 0))];
  // Check-in at night is unlikely, and many people write 2:00 for the afternoon.
  return hour >= 1 && hour <= 6 ? [at(hour + 12), at(hour)] : [at(hour)];
}

/** Reads rupees as "4500" or "4500.50": "₹4,500", "4500/-", "Rs. 4,500.00", "1,20,000". */
export function readPrice(cell: string): string[] {
  const text = plain(cell)
    .replace(/^(?:₹|rs\.?|inr|rupees)\s*/i, '')
    .replace(/\s*(?:inr|rs\.?|rupees|only|(?:per|a|\/)\s*night)\.?$/i, '')
    .replace(/\s*(?:\/|[.,])[-–—=]+$/, '')
    .replace(/[\s']/g, '');
  const tidy = (rupees: string, paise = '') => (/^0*$/.test(paise) ? rupees : `${rupees}.${paise.padEnd(2, '0')}`);
  const whole = (grouped: string) => grouped.replace(/\D/g, '');
  const decimal = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/.exec(text);
  if (decimal) return [tidy(whole(decimal[1] ?? ''), decimal[2])];
  const european = /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(text) ?? /^(\d{1,3}(?:\.\d{3}){2,})$/.exec(text);
  if (european) return [tidy(whole(european[1] ?? ''), european[2])];
  const [, first = '', sign, last = ''] = /^(\d+)([.,])(\d{1,3})$/.exec(text) ?? [];
  if (sign === '.' && last.length === 3 && first.length <= 3) return [first + last, tidy(first, last.slice(0, 2))];
  if (sign === ',' && last.length < 3) return [tidy(first, last), first + last];
  return [];
}

export function readWhole(cell: string): string[] {
  const [, number] = /^(\d{1,9})(?:[.,]0+)?(?: *[\p{L}\p{M}()]+\.?)?$/u.exec(plain(cell)) ?? [];
  return number === undefined ? [] : [String(Number(number))];
}

export function readPincode(cell: string): string[] {
  const text = plain(cell).replace(/^pin *(?:code)?[ :.-]*/i, '');
  const number = /^\d\.\d{1,6}e\+?0?5$/i.test(text)
    ? String(Number(text))
    : text.replace(/\.0+$/, '').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(number) ? [number] : [];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** In the order of `months`. */
const hindiMonths = [
  ...['जनवरी', 'फ\u093c?रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त'],
  ...['सित(?:ं|म्)बर', 'अक्[टत]ूबर', 'नव(?:ं|म्)बर', 'दिस(?:ं|म्)बर'],
].map((name) => new RegExp(name, 'u'));

export type DayOrder = 'day' | 'month';

/**
 * Reads dates as yyyy-MM-dd: "20/01/2027", "20 Jan 2027", "Wed, 20 January 2027", "Jan 20, 2027" and spreadsheet numbers such as 46407.
 * "05/06/2027" has two readings, day first, unless `order` decides.
 */
export function parseDate(cell: string, order?: DayOrder): string[] {
  const text = hindiMonths
    .reduce((text, name, month) => text.replace(name, months[month] ?? ''), plain(cell).toLowerCase())
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[., ]+/, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1')
    .replace(/[ t]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: *[ap]m)?(?:z|[+-]\d{2}:?\d{2})?$/, '')
    .trim();
  const date = (year = '', month = 0, day = '') => {
    const full = year.length === 2 ? `20${year}` : year;
    const iso = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isIsoDate(iso) ? [iso] : [];
  };
  if (/^[45]\d{4}(?:\.0+)?$/.test(text))
    return [new Date(Date.UTC(1899, 11, 30) + Number.parseInt(text, 10) * 86_400_000).toISOString().slice(0, 10)];
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return date(iso[1], Number(iso[2]), iso[3]);
  const named = (name = '') => months.indexOf(name.slice(0, 3)) + 1;
  const dayFirst = /^(\d{1,2})[-/. ]*([a-z]{3,9})\.?[-/., ]*(\d{4}|\d{2})$/.exec(text);
  if (dayFirst) return date(dayFirst[3], named(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([a-z]{3,9})\.? *(\d{1,2})[, ]+(\d{4})$/.exec(text);
  if (monthFirst) return date(monthFirst[3], named(monthFirst[1]), monthFirst[2]);
  const [, one = '', other = '', year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (!year) return [];
  const readings = {
    day: Number(other) <= 12 ? date(year, Number(other), one) : [],
    month: Number(one) <= 12 ? date(year, Number(one), other) : [],
  };
  return order ? readings[order] : [...new Set([...readings.day, ...readings.month])];
}

/**
 * Reads a day of every year as MM-dd: "20 Dec", "Dec 20", "20/12", "20.12.2026", "2026-12-20", "20 दिसंबर". The day comes first, as in India, but
 * "12-20" can only be 20 December. Returns null if there is no such day.
 */
export function readMonthDay(typed: string): string | null {
  const text = typed.trim().replace(/[./-]$/, '');
  // 2000 was a leap year, so that 29 February is a day.
  return (parseDate(text)[0] ?? parseDate(`${text} 2000`)[0])?.slice(5) ?? null;
}

/** Reads a typed date as yyyy-MM-dd, the day first and without a year of the year of `today`. Returns null if the text is no date. */
export function readTypedDate(typed: string, today: string): string | null {
  const text = typed.trim().replace(/[./-]$/, '');
  return parseDate(text)[0] ?? parseDate(`${text} ${today.slice(0, 4)}`)[0] ?? null;
}

export const columnName = (cell: string) =>
  plain(cell)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');

/** Returns the separator from a first line "sep=;", and the text after it with uniform line ends. */
export function readSep(text: string): { delimiter: string | undefined; text: string; lines: number } {
  const [all = '', delimiter] = /^\uFEFF?"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n)/i.exec(text) ?? [];
  return {
    delimiter,
    text: text
      .slice(all.length)
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n'),
    lines: all ? 1 : 0,
  };
}

export const isTotalRow = (cells: readonly string[]) =>
  cells.some((cell) =>
    /^(?:(?:grand|sub)[- ]?)?totals?\b ?:?$|^(?:sum|average|count) ?:?$|^(?:कुल|योग|जोड़) ?:?$/i.test(plain(cell)),
  );

/** True for an Excel file, which cannot be read as CSV. */
export const isWorkbook = (bytes: Uint8Array) =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) ||
  (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11);
export const saveAsCsv =
  'This is a spreadsheet file. Save it as CSV in your spreadsheet program, then choose that file.';
