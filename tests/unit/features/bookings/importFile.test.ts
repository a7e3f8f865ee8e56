import { describe, expect, test } from 'vitest';
import { type BookingFile, confirmRow, importTemplate, matchRoomType } from '#src/domain/desk/importBookings.ts';
import { parseDate } from '#src/domain/sheet/cells.ts';
import { readFile } from '#src/features/bookings/import/readFile.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
function read(text: string, order?: 'day' | 'month'): BookingFile {
  const file = readFile(bytesOf(text), order);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

const airbnb = `"Confirmation code","Status","Guest name","Contact","# of adults","# of children","# of infants","Start date","End date","# of nights","Booked","Listing","Earnings"
"HMABC12345","Confirmed","Asha Kamat","+91 98765 43210","2","1","1","1/20/2027","1/23/2027","3","2026-11-20","Casa Azul, room by the sea","₹10,200.00"
"HMXYZ98765","Canceled by guest","Ravi Naik","+91 98200 00000","1","0","0","2/3/2027","2/5/2027","2","2026-11-21","Casa Azul, room by the sea","₹0.00"`;
const booking = `Book number,Booked by,Guest name(s),Check-in,Check-out,Booked on,Status,Rooms,People,Adults,Children,Children's age(s),Price,Commission %,Commission amount,Payment status,Payment method,Remarks,Booker group,Booker country,Travel purpose,Device,Unit type,Duration (nights),Cancellation date,Address,Phone number
4512345678,"D’Souza, Maria",Maria D’Souza,2027-01-20,2027-01-23,2026-11-20 10:15:00,ok,1,2,2,0,,13500 INR,15,2025 INR,Paid online,Booking.com,Late arrival,,in,Leisure,Mobile,Deluxe Double Room,3,,,+91 98765‑43210
4512345679,"Naik, Ravi",Ravi Naik,2027-02-03,2027-02-05,2026-11-21 10:15:00,cancelled_by_guest,1,2,2,0,,120 EUR,15,18 EUR,,,,,in,,,Deluxe Double Room,2,2026-12-01,,`;

describe('A file of bookings', () => {
  test('of Airbnb is read, with the month first where only that makes the nights it says', () => {
    const { source, rows, rooms, asks } = read(airbnb);
    expect({ source, rooms, asks }).toEqual({ source: 'airbnb', rooms: ['Casa Azul, room by the sea'], asks: null });
    expect(rows[0]).toMatchObject({
      ...{ row: 2, reference: 'HMABC12345', guest_name: 'Asha Kamat', guest_phone: '+91 98765 43210' },
      ...{
        check_in_date: '2027-01-20',
        check_out_date: '2027-01-23',
        num_adults: 2,
        num_children: 1,
        is_cancelled: false,
      },
      ...{ total_amount: 1_020_000, note: 'The price is the amount that Airbnb pays out.\nInfants: 1' },
    });
    expect(rows[1]).toMatchObject({ check_in_date: '2027-02-03', is_cancelled: true, total_amount: null });
  });

  test('of Booking.com is read, and money in another currency stays a note', () => {
    const { source, rows } = read(booking);
    expect(source).toBe('booking');
    expect(rows[0]).toMatchObject({
      ...{
        reference: '4512345678',
        guest_name: 'Maria D’Souza',
        guest_phone: '+91 98765-43210',
        room: 'Deluxe Double Room',
      },
      ...{ check_in_date: '2027-01-20', check_out_date: '2027-01-23', total_amount: 1_350_000, num_rooms: 1 },
      note: 'Payment in the file: Paid online\nLate arrival',
    });
    expect(rows[1]).toMatchObject({ is_cancelled: true, total_amount: null, note: 'Price in the file: 120 EUR' });
  });

  test('of our own template is read as it stands', () => {
    expect(read(importTemplate).rows).toMatchObject([
      {
        reference: 'ABC-123',
        guest_name: 'Asha Kamat',
        total_amount: 1_350_000,
        room: 'Deluxe Room',
        note: 'Email: asha@example.com\nLate arrival',
      },
    ]);
  });

  test('with a title, empty rows, sep=, another sign between cells and a total is read the same', () => {
    const plain = read(importTemplate).rows;
    const rows = (text: string) => read(text).rows.map((row) => ({ ...row, row: plain[0]?.row }));
    for (const text of [
      `sep=;\r\n${importTemplate.replaceAll(',', ';')}`,
      `Bookings 2027\n\n${importTemplate}\nTotal,1,,,,,,,,,13500,`,
      importTemplate.replaceAll(',', '\t'),
    ])
      expect(rows(text)).toEqual(plain);
  });

  test('whose dates can be read in two ways asks, and reads them as is said', () => {
    const text = 'Guest name,Check-in,Check-out\nAsha,05/06/2027,07/06/2027';
    // The order month-day would also be valid, so the file is ambiguous.
    expect(read(text).asks).toEqual({ typed: '05/06/2027', day: '2027-06-05', month: '2027-05-06' });
    expect(read(text, 'month').rows[0]).toMatchObject({ check_in_date: '2027-05-06', check_out_date: '2027-07-06' });
    expect(read(`${text}\nRavi,20/06/2027,22/06/2027`).asks).toBeNull();
    expect(read(text.replace('Check-out', 'Check-out,Nights').replace('07/06/2027', '07/06/2027,2')).asks).toBeNull();
  });

  test('keeps what is no number and no phone number in doubt until the owner confirms the row', () => {
    const [row] = read('Guest name,Phone,Check-in,Check-out,# of adults\nAsha,+911234,2027-01-20,2027-01-23,two').rows;
    expect(row).toMatchObject({
      guest_phone: '+911234',
      num_rooms: 1,
      num_adults: -1,
      num_children: 0,
      unread: '“two”',
    });
    expect(row && confirmRow(row)).toMatchObject({
      ...{ guest_phone: '', num_adults: 1, note: 'Phone: +911234', is_confirmed: true },
    });
  });

  test('does not ask for the order of its dates where any date settles it', () => {
    const file = (row: string) => read(`Guest name,Check-in,Check-out\nAsha,03/05/2027,05/05/2027\n${row}`);
    expect(file('Ravi,20/02/2027,soon').asks).toBeNull();
    expect(file('Ravi,2/20/2027,2/19/2027')).toMatchObject({ asks: null, rows: [{ check_in_date: '2027-03-05' }, {}] });
    expect(file('Ravi,2/20/2027,20/02/2027').asks).not.toBeNull();
  });

  test.each([
    ['Guest name,Start\nAsha,2027-01-20', 'Column names were not found: check-in, check-out.'],
    ['', 'Column names were not found: guest name, check-in, check-out.'],
    ['Guest name,Check-in,Check-out', 'There are no bookings below the column names.'],
    ['PK\u0003\u0004', 'This is a spreadsheet file'],
  ])('%j says what is missing', (text, words) => expect(readFile(bytesOf(text))).toContain(words));

  test('a room type is meant by its name, or where there is no other', () => {
    const [one, two] = [
      { id: '1', name: 'Deluxe Room' },
      { id: '2', name: 'Suite' },
    ];
    expect(matchRoomType('deluxe  ROOM', [one, two])).toBe('1');
    expect(matchRoomType('Casa Azul', [one, two])).toBe('');
    expect(matchRoomType('Casa Azul', [two])).toBe('2');
  });
});

test.each([
  ['2027-01-20', ['2027-01-20']],
  ['20/01/2027', ['2027-01-20']],
  ['1/20/27', ['2027-01-20']],
  ['20 Jan 2027', ['2027-01-20']],
  ['Wed, 20 January 2027', ['2027-01-20']],
  ['Jan 20, 2027', ['2027-01-20']],
  ['20th Jan 2027', ['2027-01-20']],
  ['2027-01-20 14:00:00', ['2027-01-20']],
  ['2027-01-20T00:00:00Z', ['2027-01-20']],
  ['46407', ['2027-01-20']],
  ['२०/०१/२०२७', ['2027-01-20']],
  ['20.01.2027', ['2027-01-20']],
  ['05/06/2027', ['2027-06-05', '2027-05-06']],
  ['05/05/2027', ['2027-05-05']],
  ['30/02/2027', []],
  ['2027-13-01', []],
  ['soon', []],
])('%j is the day %j', (typed, days) => expect(parseDate(typed)).toEqual(days));
