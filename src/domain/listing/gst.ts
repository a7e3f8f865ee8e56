import { readRupees } from '../money.ts';
import { todayInKolkata } from '../stay.ts';
import { cutMarks, plainDigits } from '../text.ts';

/** GST rates by night price before tax in rupees, newest first. */
const gstOnRooms = [
  // GST Council, 56th meeting.
  { from: '2025-09-22', upTo: 7500, rate: 5, above: 18 },
  // GST Council, 47th meeting.
  { from: '2022-07-18', upTo: 7500, rate: 12, above: 18 },
] as const;
type Rule = (typeof gstOnRooms)[number];
export type GstRate = Rule['rate' | 'above'];

/** Dates are in Asia/Kolkata. */
export const gstRule = (on = todayInKolkata()): Rule => gstOnRooms.find(({ from }) => from <= on) ?? gstOnRooms[0];

export function gstRate(rupeesANight: number, on?: string): GstRate {
  const { upTo, rate, above } = gstRule(on);
  return rupeesANight <= upTo ? rate : above;
}

export const firstRate = '12';

function rateFor(base_price: string): string {
  const price = readRupees(base_price);
  return price ? String(gstRate(price / 100)) : firstRate;
}

/** Changes the price, and the rate with it unless the owner typed another rate. */
export function withPrice<Room extends { base_price: string; tax_rate: string }>(room: Room, base_price: string): Room {
  const isOwn = room.tax_rate.trim() !== rateFor(room.base_price);
  return { ...room, base_price, tax_rate: isOwn ? room.tax_rate : rateFor(base_price) };
}

/** True if the PAN in a GST number (characters 3 to 12) differs. False while either is incomplete. */
export function isOtherPan(gst_number: string, pan_number: string): boolean {
  const [gst, pan] = [gst_number, pan_number].map(tidyGstin);
  return gst?.length === 15 && pan?.length === 10 && gst.slice(2, 12) !== pan;
}

/** Returns a GST number as it is stored: in capitals, without spaces, dashes and labels. */
export const tidyGstin = (typed: string) =>
  plainDigits(cutMarks(typed).normalize('NFKC'))
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^(?:GSTIN|GST|UIN)(?:NO|NUMBER)?(?=\d)/, '');

/** Sellers: 2 digits, 5 letters, 4 digits, letter, 1-9 or letter, Z, letter or digit (GST Rules 2017, rule 10). */
export const gstinShape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Buyers: businesses, tax deductors and collectors, departments, UINs of embassies and UN bodies (GST Rules 2017, rule 17), non-residents. */
const anyGstin = /^(?:\d{2}[A-Z]{4}[0-9A-Z]\d{4}[A-Z][0-9A-Z][Z1-9A-J]|\d{4}[A-Z]{3}\d{5}(?:[UO]N|NR|OS))[0-9A-Z]$/;

/** True if the shape and the check character are valid. The same as private.is_gstin. */
export function isGstin(text: string): boolean {
  if (!anyGstin.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((rest, digit, at) => {
    const product = Number.parseInt(digit, 36) * (1 + (at % 2));
    return rest + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase() === text[14];
}
