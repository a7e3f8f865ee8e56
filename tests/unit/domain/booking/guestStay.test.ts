import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  cancellingWords,
  countdown,
  type GuestPayment,
  paymentLine,
  stayMessage,
} from '#src/domain/booking/guestStay.ts';
import { ClaimSchema, TellHouseSchema } from '#src/domain/booking/guestStayForms.ts';
import { readLostLink } from '#src/domain/booking/sendLink.ts';
import { readLinkToken } from '#src/domain/linkToken.ts';

const stay = {
  check_in_date: '2026-12-10',
  check_out_date: '2026-12-13',
  nights: 3,
  booking_status: 'confirmed',
} as const;

test.each([
  ['2026-11-28', 'In 12 days'],
  ['2026-12-08', 'In 2 days'],
  ['2026-12-09', 'Tomorrow'],
  ['2026-12-10', 'Today'],
  ['2026-12-11', 'Night 2 of 3'],
  ['2026-12-12', 'Night 3 of 3'],
  ['2026-12-13', 'You leave today'],
  ['2026-12-14', 'Past stay'],
])('on %s the stay is "%s"', (today, words) => {
  expect(countdown(stay, today)).toBe(words);
  expect(countdown({ ...stay, booking_status: 'completed' }, today)).toBe('Past stay');
});

describe('what comes back is said to the paisa and the hour', () => {
  const until = '2026-12-09T08:30:00+00:00';
  test.each([
    [
      0,
      { refund: 0, until },
      [
        'No payment has come for this stay, so nothing has to come back.',
        'Free cancellation until 9 Dec 2026, 14:00 IST; after that, what you pay does not come back.',
      ],
    ],
    [
      100_050,
      { refund: 100_050, until },
      [
        '₹1,000.50 has come for this stay.',
        'All of it comes back to you within 5–7 business days.',
        'That holds for cancelling until 9 Dec 2026, 14:00 IST; after that nothing comes back.',
      ],
    ],
    [
      100_050,
      { refund: 50_025, until: null },
      ['₹1,000.50 has come for this stay.', '₹500.25 comes back to you within 5–7 business days.'],
    ],
    [
      100_050,
      { refund: 0, until: null },
      ['₹1,000.50 has come for this stay.', 'By the terms you booked under, nothing of it comes back now.'],
    ],
    [
      100_050,
      { refund: null, until: null },
      ['₹1,000.50 has come for this stay.', 'The hotel has terms of its own, and tells you what of it comes back.'],
    ],
    [100_050, null, []],
  ])('%s paid, %o', (paid_amount, cancelling, words) =>
    expect(
      cancellingWords({
        paid_amount,
        reported_amount: 0,
        cancelling: cancelling && { of_reported: 0, percent: 100, ...cancelling },
      }),
    ).toEqual(words),
  );

  const told = 'You told us that you have paid ₹1,000.50, which we have not found yet.';
  test.each([
    [
      { of_reported: 100_050, until: '2026-12-01T08:30:00+00:00' },
      [
        'All of it comes back to you within 5–7 business days once we find it.',
        'That holds for cancelling until 1 Dec 2026, 14:00 IST; after that nothing comes back.',
      ],
    ],
    [{ of_reported: 50_025 }, ['₹500.25 comes back to you within 5–7 business days once we find it.']],
    [{ of_reported: 0 }, ['By the terms you booked under, nothing of it comes back now.']],
    [{ of_reported: null }, ['Once we find it, the hotel tells you what of it comes back.']],
  ])('what is looked for, %o', (cancelling, words) =>
    expect(
      cancellingWords({
        paid_amount: 0,
        reported_amount: 100_050,
        cancelling: { refund: 0, percent: 100, until: null, ...cancelling },
      }),
    ).toEqual([told, ...words]),
  );
  test('what has come, and what is looked for besides', () =>
    expect(
      cancellingWords({
        paid_amount: 100_000,
        reported_amount: 100_050,
        cancelling: { refund: 100_000, of_reported: 100_050, percent: 100, until: null },
      }),
    ).toEqual([
      '₹1,000.00 has come for this stay.',
      'All of it comes back to you within 5–7 business days.',
      told,
      'All of it comes back to you within 5–7 business days once we find it.',
    ]));
});

test.each([
  [{ kind: 'received', method: 'upi' }, 'Paid by UPI'],
  [{ kind: 'received', method: 'other' }, 'Paid'],
  [{ kind: 'received', method: 'site' }, 'Paid to us'],
  [{ kind: 'received', method: 'site', reference: '426700115003' }, 'Paid to us by UPI'],
  [{ kind: 'received', method: 'site', reference: 'Slip 7' }, 'Paid to us'],
  [{ kind: 'received', method: 'site', reference: 'pay_1', online: 'card' }, 'Paid to us by card'],
  [{ kind: 'received', method: 'site', reference: 'pay_1', online: 'netbanking' }, 'Paid to us by net banking'],
  [{ kind: 'received', method: 'site', reference: 'pay_1', online: 'paylater' }, 'Paid to us online'],
  [{ kind: 'refunded', method: 'site' }, 'Given back by us'],
  [{ kind: 'refunded', method: 'cash' }, 'Given back in cash'],
  [{ kind: 'refund_owed', method: null, open: 1 }, 'Comes back to you'],
  [{ kind: 'refund_owed', method: null, open: 0 }, 'Promised, and given back'],
] as const)('%o reads "%s"', (payment, words) =>
  expect(paymentLine({ at: '', amount: 1, due_on: null, open: 0, ...payment } as GuestPayment)).toBe(words),
);

test.each([
  ['426700112233', '426700112233'],
  [' 4267 0011 2233 ', '426700112233'],
  ['42670011223', null],
  ['4267001122334', null],
  ['42670011223A', null],
  ['000000000000', null],
  ['011111111111', '011111111111'],
  ['४२६७ ००११ २२३३', '426700112233'],
  ['', null],
] as const)('%s is the UTR %s', (typed, utr) => {
  const read = v.safeParse(ClaimSchema, { utr: typed });
  expect(read.success ? read.output.utr : null).toBe(utr);
});

test('a time is a time or nothing, and nothing is told as none', () => {
  const read = (arrival_time: string) =>
    v.safeParse(TellHouseSchema, { arrival_time, special_requests: '', guest_name: 'Asha', guest_phone: '' });
  for (const time of ['00:00', '09:05', '23:59']) expect(read(time).output).toMatchObject({ arrival_time: time });
  expect(read('').output).toMatchObject({ arrival_time: null });
  for (const time of ['24:00', '9:05', '21:60', '21:30:00', 'nine']) expect(read(time).success, time).toBe(false);
});

test('who lost the link types the reference as they like', () => {
  const read = (booking_reference: string, guest_email = ' asha@guest.example ') =>
    readLostLink({ booking_reference, guest_email });
  expect(read(' 7kqm 2xwd-9rtbhc4n ')).toEqual({
    asked: { booking_reference: '7KQM-2XWD-9RTB-HC4N', guest_email: 'asha@guest.example' },
    errors: {},
  });
  for (const typed of ['', '7KQM', '7KQM-2XWD-9RTB-HC4O'])
    expect(Object.keys(read(typed).errors), typed).toEqual(['booking_reference']);
  expect(read('7KQM-2XWD-9RTB-HC4N', 'asha').errors).toEqual({
    guest_email: 'Please enter an email address like name@example.com.',
  });
  expect(read('7KQM-2XWD-9RTB-HC4N', ' ').errors).toEqual({ guest_email: 'Please enter the e-mail you booked with.' });
});

test('only what was made as a link is read as one', () => {
  const token = '0f'.repeat(32);
  expect(readLinkToken(`#${token}`)).toBe(token);
  for (const text of ['', '#', `#${token}0`, `#${token.slice(1)}`, `#${token.toUpperCase()}`, '#where-heading'])
    expect(readLinkToken(text)).toBeNull();
});

test('a message to the hotel has the stay in it, and when the guest comes', () => {
  const told = {
    ...stay,
    booking_status: 'confirmed',
    stay_state: 'confirmed',
    booking_reference: '7KQM-2XWD-9RTB-HC4N',
    guest_name: 'Asha Kamat',
    num_adults: 2,
    num_children: 1,
    num_rooms: 1,
    arrival_time: '21:30',
    room: { id: '', name: 'Garden Room', bed_type: '', photos: [] },
    hotel: { name: 'Casa Susegad' },
  } as unknown as Parameters<typeof stayMessage>[0];
  const begin = 'Hello! I have a booking at Casa Susegad, reference 7KQM-2XWD-9RTB-HC4N. ';
  const what = 'Thu, 10 Dec 2026 to Sun, 13 Dec 2026, Garden Room, 2 adults, 1 child.';
  expect(stayMessage(told)).toBe(`${begin}${what} We arrive at about 9:30 PM. `);
  expect(stayMessage({ ...told, arrival_time: null })).toBe(`${begin}${what} `);
  const cancelled = { ...told, booking_status: 'cancelled', stay_state: 'cancelled' } as const;
  expect(stayMessage(cancelled)).toBe(`${begin}It is cancelled: ${what} `);
  expect(stayMessage({ ...cancelled, stay_state: 'no_show' })).toBe(`${begin}It is noted that nobody came: ${what} `);
});
