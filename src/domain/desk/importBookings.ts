import * as v from 'valibot';
import * as say from '../../words/staff/importBookings.ts';
import { tidyEmail, tidyPhone } from '../contact.ts';
import { columnName, type DayOrder, isTotalRow, parseDate, readPrice, readWhole } from '../sheet/cells.ts';
import { formatDate, nightsBetween } from '../stay.ts';
import { isEmail, isPhone, tidyLine, tidyText } from '../text.ts';

const columns = {
  reference: [
    'confirmation_code',
    'book_number',
    'booking_number',
    'reservation_number',
    'booking_reference',
    'reservation_id',
    'booking_id',
    'reference',
  ],
  guest_name: ['guest_name', 'guest_name_s', 'guest_names', 'name', 'guest', 'booked_by'],
  phone: ['contact', 'phone_number', 'phone', 'mobile', 'mobile_number', 'telephone'],
  email: ['email', 'e_mail', 'email_address'],
  check_in: ['check_in', 'start_date', 'checkin', 'check_in_date', 'arrival', 'arrival_date'],
  check_out: ['check_out', 'end_date', 'checkout', 'check_out_date', 'departure', 'departure_date'],
  nights: ['of_nights', 'nights', 'duration_nights'],
  rooms: ['rooms', 'of_rooms', 'number_of_rooms'],
  adults: ['adults', 'of_adults', 'people', 'persons', 'guests'],
  children: ['children', 'of_children'],
  infants: ['infants', 'of_infants'],
  room: ['room_type', 'listing', 'unit_type', 'room', 'room_name', 'accommodation'],
  price: ['total_price', 'total', 'price', 'total_amount', 'earnings', 'amount'],
  payment: ['payment_status', 'payment', 'paid'],
  status: ['status', 'booking_status'],
  remarks: ['remarks', 'notes', 'note', 'special_requests'],
} as const;
type Column = keyof typeof columns;
const needed = ['guest_name', 'check_in', 'check_out'] as const satisfies readonly Column[];

export const importTemplate = [
  'reference,guest_name,phone,email,check_in,check_out,rooms,adults,children,room_type,total_price,notes',
  'ABC-123,Asha Kamat,+91 98765 43210,asha@example.com,2027-01-20,2027-01-23,1,2,0,Deluxe Room,13500,Late arrival',
].join('\r\n');

export const bookingFileSources = { airbnb: 'Airbnb', booking: 'Booking.com', file: say.thisFile } as const;
export type BookingSourceFile = keyof typeof bookingFileSources;

/** An unreadable date is '', an unreadable number -1. A phone number stays as typed. */
export interface FileRow {
  row: number;
  reference: string;
  guest_name: string;
  guest_phone: string;
  check_in_date: string;
  check_out_date: string;
  num_rooms: number;
  num_adults: number;
  num_children: number;
  /** Paise; null unless the file plainly says rupees. */
  total_amount: number | null;
  room: string;
  is_cancelled: boolean;
  note: string;
  unread: string;
}

export interface BookingFile {
  source: BookingSourceFile;
  rows: FileRow[];
  rooms: string[];
  /** A date with two possible readings that the file does not decide; null if none. */
  asks: { typed: string; day: string; month: string } | null;
}

const isOff = (status: string) =>
  /cancel|no[-_ ]?show|declin|denied|expired|request|inquiry|pending|awaiting|रद्द/i.test(status);
const mostAbove = 20;
const mostRows = 2000;

/** Reads a file from one reading per separator: the one with most known columns counts. Returns a sentence if it is unreadable. */
export function readBookingFile(
  readings: readonly string[][][],
  above: number,
  order?: DayOrder,
): BookingFile | string {
  const read = readings.map(findHead);
  const best = read.reduce((one, other) => (other.known > one.known ? other : one));
  const { rows, head, at } = best;
  const find = (column: Column) => columns[column].map((name) => head.indexOf(name)).find((place) => place >= 0) ?? -1;
  const missing = needed.filter((column) => find(column) < 0);
  if (missing.length > 0) return say.columnsNotFound(missing.map((column) => say.neededColumns[column]).join(', '));
  const body = rows
    .map((cells, index) => ({ cells, row: index + 1 + above }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== '') && !isTotalRow(cells));
  if (body.length === 0) return say.noBookingsInFile;
  if (body.length > mostRows) return say.fileIsTooLong(mostRows.toLocaleString('en-IN'));
  const source = head.includes('confirmation_code') ? 'airbnb' : head.includes('book_number') ? 'booking' : 'file';
  const of = (cells: readonly string[], column: Column) => tidyText(cells[find(column)] ?? '');
  const days = body.flatMap(({ cells }) => [of(cells, 'check_in'), of(cells, 'check_out')]);
  const known =
    onlyOrder(days, (day, one) => parseDate(day, one).length > 0) ??
    onlyOrder(body, ({ cells }, one) => fits(cells, of, one));
  const typed = days.find((cell) => parseDate(cell).length > 1);
  const chosen = order ?? (known || 'day');
  const found = body.map(({ cells, row }) => readRow(row, (column) => of(cells, column), chosen, source));
  return {
    source,
    rows: found,
    rooms: [...new Set(found.map(({ room }) => room))],
    asks:
      !known && typed
        ? { typed, day: parseDate(typed, 'day')[0] ?? '', month: parseDate(typed, 'month')[0] ?? '' }
        : null,
  };
}

const names = new Set<string>(Object.values(columns).flat());

function findHead(rows: string[][]) {
  const heads = rows.slice(0, mostAbove).map((cells) => cells.map(columnName));
  const known = heads.map((head) => new Set(head.filter((name) => names.has(name))).size);
  const most = Math.max(0, ...known);
  const at = Math.max(0, known.indexOf(most));
  return { rows, at, head: heads[at] ?? [], known: most };
}

/** Returns the order that reads dates which the other cannot; '' if dates disagree, undefined if none decides. */
function onlyOrder<T>(all: readonly T[], reads: (one: T, order: DayOrder) => boolean): DayOrder | '' | undefined {
  const [day, month] = (['day', 'month'] as const).map((order) =>
    all.some((one) => reads(one, order) && !reads(one, order === 'day' ? 'month' : 'day')),
  );
  if (day && month) return '';
  return day ? 'day' : month ? 'month' : undefined;
}

type Of = (cells: readonly string[], column: Column) => string;
function fits(cells: readonly string[], of: Of, order: DayOrder): boolean {
  const [typedIn, typedOut] = [of(cells, 'check_in'), of(cells, 'check_out')];
  // A cell without a date decides nothing.
  if (parseDate(typedIn).length === 0 || parseDate(typedOut).length === 0) return true;
  const [from] = parseDate(typedIn, order);
  const [to] = parseDate(typedOut, order);
  if (!from || !to) return false;
  const [nights] = readWhole(of(cells, 'nights'));
  return nights === undefined ? nightsBetween(from, to) > 0 : nightsBetween(from, to) === Number(nights);
}

function readRow(row: number, of: (column: Column) => string, order: DayOrder, source: BookingSourceFile): FileRow {
  const number = (column: Column, none = 0) => (of(column) ? Number(readWhole(of(column))[0] ?? -1) : none);
  const email = tidyEmail(of('email'));
  const prices = readPrice(of('price'));
  const remarks = of('remarks');
  // An amount with two readings is ignored.
  const rupees = prices.length === 1 ? Number(prices[0]) : 0;
  return {
    row,
    reference: tidyLine(of('reference')).slice(0, 80),
    guest_name: tidyLine(of('guest_name')).replace(/[<>]/g, '').slice(0, 120).trim(),
    guest_phone: tidyPhone(of('phone')),
    check_in_date: parseDate(of('check_in'), order)[0] ?? '',
    check_out_date: parseDate(of('check_out'), order)[0] ?? '',
    num_rooms: number('rooms', 1),
    num_adults: number('adults', 1),
    num_children: number('children'),
    total_amount: rupees > 0 ? Math.round(rupees * 100) : null,
    room: tidyLine(of('room')).slice(0, 200),
    is_cancelled: isOff(of('status')),
    note: [
      source === 'airbnb' && rupees > 0 && say.airbnbPaysOut,
      of('email') && say.emailInFile(isEmail(email) ? email : of('email')),
      number('infants') > 0 && say.infantsInFile(number('infants')),
      of('payment') && say.paymentInFile(of('payment')),
      rupees === 0 && of('price') && say.priceInFile(of('price')),
      remarks,
    ]
      .filter(Boolean)
      .join('\n')
      .slice(0, 1000),
    unread: (['rooms', 'adults', 'children'] as const)
      .filter((column) => number(column, 1) < 0)
      .map((column) => `“${of(column)}”`)
      .join(', '),
  };
}

/** True if a row waits until the owner confirms it. `reason` is a code of import_bookings. */
export const needsOwnerConfirmation = (reason: string | undefined) =>
  reason !== undefined && ['invalid_guests', 'too_many_guests', 'invalid_phone'].includes(reason);

/** A confirmed row: unread numbers become the minimum, and an invalid phone number moves to the note. */
export function confirmRow(row: FileRow) {
  const { guest_phone: phone, note } = row;
  return {
    ...row,
    guest_phone: isPhone(phone) ? phone : '',
    num_rooms: Math.max(row.num_rooms, 1),
    num_adults: Math.max(row.num_adults, 1),
    num_children: Math.max(row.num_children, 0),
    note: [phone && !isPhone(phone) && say.phoneInFile(phone), note].filter(Boolean).join('\n').slice(0, 1000),
    is_confirmed: true,
  };
}

export function matchRoomType(name: string, rooms: readonly { id: string; name: string }[]): string {
  const same = rooms.filter((room) => columnName(room.name) === columnName(name));
  return (same.length === 1 ? same[0]?.id : rooms.length === 1 ? rooms[0]?.id : '') ?? '';
}

export const ImportedRowsSchema = v.object({
  rows: v.array(
    v.object({
      outcome: v.picklist(['imported', 'duplicate', 'conflict', 'skipped', 'invalid']),
      reason: v.optional(v.string()),
      booking_id: v.optional(v.string()),
      nights: v.optional(v.nullable(v.array(v.string()))),
      total_amount: v.optional(v.number()),
    }),
  ),
});
export type ImportedRow = v.InferOutput<typeof ImportedRowsSchema>['rows'][number];

export function reasonOf({ reason, nights }: ImportedRow, { guest_phone, unread }: FileRow): string {
  if (!reason) return '';
  if (reason === 'sold_out') return say.soldOutOn((nights ?? []).map((night) => formatDate(night)).join(', '));
  if (reason === 'invalid_phone') return say.notPhoneNumber(guest_phone);
  const words = say.rowReasons[reason] ?? say.rowNotImported;
  return reason === 'invalid_guests' ? `${words} ${unread}` : words;
}
