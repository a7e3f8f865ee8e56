import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  cancellingWords,
  countdown,
  type GuestPayment,
  paymentLine,
  paymentNote,
  stayMessage,
} from '#src/domain/booking/guestStay.ts';
import { GuestNotesSchema, PaymentReportSchema } from '#src/domain/booking/guestStayForms.ts';
import { readLostLink } from '#src/domain/booking/sendLink.ts';
import { isDamagedLink, linkInPath, readLinkToken } from '#src/domain/linkToken.ts';

const stay = {
  check_in_date: '2026-12-10',
  check_out_date: '2026-12-13',
  nights: 3,
  booking_status: 'confirmed',
} as const;

test.each([
  ['2026-11-28', 'Check-in in 12 days'],
  ['2026-12-08', 'Check-in in 2 days'],
  ['2026-12-09', 'Check-in tomorrow'],
  ['2026-12-10', 'Check-in today'],
  ['2026-12-11', 'Night 2 of 3'],
  ['2026-12-12', 'Night 3 of 3'],
  ['2026-12-13', 'Check-out today'],
  ['2026-12-14', 'Past stay'],
])('on %s the stay is "%s"', (today, words) => {
  expect(countdown(stay, today)).toBe(words);
  expect(countdown({ ...stay, booking_status: 'completed' }, today)).toBe('Past stay');
});

describe('a guest reads the refund to the paisa and the hour', () => {
  const until = '2026-12-09T08:30:00+00:00';
  test.each([
    [
      0,
      { refund: 0, until },
      [
        'You have paid nothing yet. You owe nothing and get no refund.',
        'Free cancellation until 9 Dec 2026, 2:00 PM IST. After that, no refund.',
      ],
    ],
    [
      100_050,
      { refund: 100_050, until },
      [
        'We received ₹1,000.50 for this booking.',
        'You get ₹1,000.50 back within 5–7 business days.',
        'This applies if you cancel by 9 Dec 2026, 2:00 PM IST. After that, no refund.',
      ],
    ],
    [
      100_050,
      { refund: 50_025, until: null },
      ['We received ₹1,000.50 for this booking.', 'You get ₹500.25 back within 5–7 business days.'],
    ],
    [
      100_050,
      { refund: 0, until: null },
      ['We received ₹1,000.50 for this booking.', 'You get no refund under your cancellation policy.'],
    ],
    [
      100_050,
      { refund: null, until: null },
      [
        'We received ₹1,000.50 for this booking.',
        'The hotel has its own cancellation policy and decides how much is refunded.',
      ],
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

  const reported = 'You reported a payment of ₹1,000.50, which we have not found yet.';
  test.each([
    [
      { of_reported: 100_050, until: '2026-12-01T08:30:00+00:00' },
      [
        'Once we find it, you get ₹1,000.50 back within 5–7 business days.',
        'This applies if you cancel by 1 Dec 2026, 2:00 PM IST. After that, no refund.',
      ],
    ],
    [{ of_reported: 50_025 }, ['Once we find it, you get ₹500.25 back within 5–7 business days.']],
    [{ of_reported: 0 }, ['Your cancellation policy gives no refund for it.']],
    [{ of_reported: null }, ['Once we find it, the hotel decides how much is refunded.']],
  ])('a reported payment, %o', (cancelling, words) =>
    expect(
      cancellingWords({
        paid_amount: 0,
        reported_amount: 100_050,
        cancelling: { refund: 0, percent: 100, until: null, ...cancelling },
      }),
    ).toEqual([reported, ...words]),
  );
  test('a payment that was received, and another that is reported', () =>
    expect(
      cancellingWords({
        paid_amount: 100_000,
        reported_amount: 100_050,
        cancelling: { refund: 100_000, of_reported: 100_050, percent: 100, until: null },
      }),
    ).toEqual([
      'We received ₹1,000.00 for this booking.',
      'You get ₹1,000.00 back within 5–7 business days.',
      reported,
      'Once we find it, you get ₹1,000.50 back within 5–7 business days.',
    ]));
});

const payment: GuestPayment = {
  at: '2026-12-01T20:00:00+00:00',
  state: 'received',
  holder: 'property',
  amount: 1,
  method: 'cash',
  reference: null,
  due_on: null,
  online: null,
};
test.each([
  [{}, 'Paid at the hotel in cash'],
  [{ method: 'upi' }, 'Paid at the hotel by UPI'],
  [{ method: 'other' }, 'Paid at the hotel'],
  [{ holder: 'site', method: 'upi', reference: '426700115003' }, 'Paid to us by UPI'],
  [{ holder: 'site', method: 'bank', reference: 'Slip 7' }, 'Paid to us by bank transfer'],
  [{ holder: 'site', method: 'online', online: 'card' }, 'Paid to us by card'],
  [{ holder: 'site', method: 'online', online: 'netbanking' }, 'Paid to us by net banking'],
  [{ holder: 'site', method: 'online', online: 'paylater' }, 'Paid to us online'],
  [{ holder: 'site', method: 'online' }, 'Paid to us online'],
  [{ state: 'done', holder: 'site', method: 'upi' }, 'Refunded by us'],
  [{ state: 'done' }, 'Refunded by the hotel in cash'],
  [{ state: 'done', method: 'other' }, 'Refunded by the hotel'],
  [{ state: 'sent', holder: 'site', method: null, due_on: '2026-12-04' }, 'Refund sent by us'],
  [{ state: 'due', method: null, due_on: '2026-12-04' }, 'Refund due by Fri, 4 Dec 2026'],
  [{ state: 'due', method: null }, 'Refund due'],
] as const)('%o reads "%s"', (change, words) => expect(paymentLine({ ...payment, ...change })).toBe(words));

test.each([
  [{}, 'Wed, 2 Dec 2026'],
  [{ state: 'done' }, 'Wed, 2 Dec 2026'],
  [{ state: 'due', due_on: '2026-12-04' }, 'The hotel pays it'],
  [{ state: 'due', holder: 'site', due_on: '2026-12-04' }, 'We pay it'],
  [{ state: 'sent', holder: 'site', due_on: '2026-12-04' }, 'by Fri, 4 Dec 2026'],
] as const)('beside %o a guest reads "%s"', (change, words) =>
  expect(paymentNote({ ...payment, ...change })).toBe(words),
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
  const read = v.safeParse(PaymentReportSchema, { utr: typed });
  expect(read.success ? read.output.utr : null).toBe(utr);
});

test('a time is a time or nothing, and nothing is told as none', () => {
  const read = (arrival_time: string) =>
    v.safeParse(GuestNotesSchema, { arrival_time, special_requests: '', guest_name: 'Asha', guest_phone: '' });
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
    guest_email: 'Enter an email address like name@example.com.',
  });
  expect(read('7KQM-2XWD-9RTB-HC4N', ' ').errors).toEqual({ guest_email: 'Enter the email you booked with.' });
});

test('only what was made as a link is read as one', () => {
  const token = '0f'.repeat(32);
  expect(readLinkToken(`#${token}`)).toBe(token);
  for (const after of ['.', ')', ',', '>', '%3E', '”', '?utm_source=mail', '&fbclid=1', '/'])
    expect(readLinkToken(`#${token}${after}`), after).toBe(token);
  for (const text of [`#%23${token}`, `#${token.toUpperCase()}`, `#<${token}>`, `#(${token})`, `#%3C${token}%3E`])
    expect(readLinkToken(text), text).toBe(token);
  for (const text of ['', '#', `#${token}0`, `#${token.slice(1)}`, '#where-heading'])
    expect(readLinkToken(text)).toBeNull();
});

test('a link that lost its end on the way is known as one, and a place on the page is not', () => {
  const token = '0f'.repeat(32);
  expect([`#${token.slice(14)}`, `#${token}0`, `#${token}`, '#where-heading', ''].map(isDamagedLink)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a link whose # a mail program has written as %23 leads to its page, and no other path does', () => {
  const token = '0123456789abcdef'.repeat(4);
  for (const page of ['/stay', '/hi/stay', '/arrival', '/hi/arrival', '/review', '/hi/review', '/cleaning'])
    for (const [sign, after] of [
      ['%23', ''],
      ['%2523', ''],
      ['#', ''],
      ['/%23', ''],
      ['%23', '.'],
      ['%23', '%29'],
      ['%23', ','],
      ['%23', '%3E'],
      ['%23', '%3Futm_source=mail'],
    ])
      expect(linkInPath(`${page}${sign}${token}${after}`)).toBe(`${page}#${token}`);
  for (const path of [
    '/stay',
    `/stay/${token}`,
    '/stay%23reference=1',
    `/stays%23${token}`,
    `//evil.example/stay%23${token}`,
  ])
    expect(linkInPath(path), path).toBeNull();
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
  expect(stayMessage({ ...cancelled, stay_state: 'no_show' })).toBe(`${begin}It is recorded as a no-show: ${what} `);
});
