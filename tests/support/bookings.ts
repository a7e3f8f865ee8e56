/** Columns of a booking of ₹2,500.00 with an advance of ₹750.00, as SQL. */
const usual = {
  guest_name: `'Guest'`,
  guest_email: `'guest@guests.example'`,
  base_price: '250000',
  total_amount: '250000',
  tax_rate: '5',
  tax_amount: '0',
  advance_percent: '30',
  advance_amount: '75000',
};

interface Needed {
  hotel_id: string;
  room_category_id: string;
  check_in_date: string;
  check_out_date: string;
}

/**
 * Returns SQL that inserts a booking for each row of `from`. `columns` overrides columns with SQL. A trigger also writes the terms, but the
 * benchmarks load without triggers.
 */
export function insertBookings(columns: Needed & Record<string, string>, from = ''): string {
  const booking = { ...usual, ...columns };
  const terms = {
    advance_agreed: booking.advance_amount,
    total_agreed: booking.total_amount,
    terms_date: booking.check_in_date,
    terms_time: `time '14:00'`,
  };
  const all: Record<string, string> = { ...terms, ...booking };
  return `insert into public.bookings (${Object.keys(all).join(', ')}) select ${Object.values(all).join(', ')} ${from}`;
}
