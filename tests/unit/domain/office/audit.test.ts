import { expect, test } from 'vitest';
import { auditedThings, fieldName, thingOf, whoOf, whyNotUndone } from '#src/domain/office/audit.ts';
import { differencesOf } from '#src/domain/office/auditDifferences.ts';

test.each([
  [{ entity: 'bookings', entity_id: '1', label: 'ABCD-EFGH-JKLM-NPQR' }, 'Booking ABCD-EFGH-JKLM-NPQR'],
  [{ entity: 'settings', entity_id: 'true', label: 'true' }, 'Settings'],
  [{ entity: 'limits', entity_id: 'true', label: 'true' }, 'Limits against misuse'],
  [{ entity: 'reviews', entity_id: '0f8b7c1e-1111', label: '' }, 'Review 0f8b7c1e'],
  [{ entity: 'gift_cards', entity_id: '7', label: 'Diwali' }, 'Gift cards Diwali'],
  [{ entity: 'profiles', entity_id: 'list', label: 'List of users' }, 'List of users'],
  [{ entity: 'reviews', entity_id: 'all', label: 'The whole table reviews' }, 'The whole table reviews'],
  [{ entity: 'bookings', entity_id: 'online_payments', label: 'List of online payments' }, 'List of online payments'],
  [{ entity: 'form_c_guests', entity_id: '7', label: 'K7QM' }, 'Form C of K7QM'],
  [{ entity: 'bookings', entity_id: 'export', label: 'Export of 3 bookings' }, 'Export of 3 bookings'],
])('%j is called %s', (entry, name) => expect(thingOf(entry)).toBe(name));

test('each thing of the filter is a name of its own', () => {
  const names = auditedThings.map(([, name]) => name);
  expect(names.filter((name) => / (of|for|with|to)$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

const nobody = { actor_email: null, actor: null, job: null };
test.each([
  [{ ...nobody, actor_email: 'admin@a.example' }, 'admin@a.example'],
  [{ ...nobody, actor: 'The system' }, 'The system'],
  [{ ...nobody, actor: 'database: postgres' }, 'database: postgres'],
  [{ ...nobody, job: 'purge' }, 'Job: purge'],
  [{ ...nobody, job: 'purge', actor_email: 'admin@a.example' }, 'Job: purge'],
  [nobody, 'A deleted account'],
])('%j is %s', (entry, who) => expect(whoOf(entry)).toBe(who));

test('fields have names, also those nobody thought of', () => {
  expect(fieldName('total_rooms')).toBe('Number of rooms');
  expect(fieldName('check_in_time')).toBe('Check in time');
  expect(fieldName('submitted_at')).toBe('Submitted');
});

test('ids of an added row are left out, a changed id and texts that look like days stay', () => {
  const [one, other] = ['01a22e75-5377-7346-bcbe-5de35caef93a', '01a22e75-5377-7346-bcbe-5de35caef93b'];
  expect(differencesOf({ before: null, after: { blocked_by: one, reason: '10-12' } })).toEqual([
    { field: 'Reason', before: '–', after: '10-12' },
  ]);
  expect(differencesOf({ before: { owner_id: one }, after: { owner_id: other } })).toEqual([
    { field: 'Owner', before: one, after: other },
  ]);
  expect(differencesOf({ before: { status: 'pending' }, after: { status: 'sent' } })).toEqual([
    { field: 'Status', before: 'pending', after: 'sent' },
  ]);
});

test('values are written as people read them', () => {
  const before = {
    base_price: 350_050,
    is_public: false,
    hidden_at: null,
    check_in_date: '2026-11-20',
    amenities: [],
    advance_percent: 30,
    policies: { pets: true, check_in_time: '12:00' },
    peak_from: '12-18',
    booking_status: 'completed',
  };
  const after = {
    ...before,
    is_public: true,
    hidden_at: '2026-11-21T06:34:00+00:00',
    amenities: ['Pool', 'Free WiFi'],
    photos: [{ url: '/a' }, { url: '/b' }],
  };
  expect(differencesOf({ before, after })).toEqual([
    { field: 'Booking status', before: 'Completed', after: 'Completed' },
    { field: 'Price a night', before: '₹3,500.50', after: '₹3,500.50' },
    { field: 'Advance', before: '30%', after: '30%' },
    { field: 'Amenities', before: '–', after: 'Pool, Free WiFi' },
    { field: 'Check in date', before: 'Fri, 20 Nov 2026', after: 'Fri, 20 Nov 2026' },
    { field: 'Hidden', before: '–', after: '21 Nov 2026, 12:04 PM' },
    { field: 'High season from', before: '18 December', after: '18 December' },
    { field: 'Photos', before: '–', after: '2 entries' },
    {
      field: 'Policies',
      before: 'Pets: Yes\nCheck in time: 12:00 PM',
      after: 'Pets: Yes\nCheck in time: 12:00 PM',
    },
    { field: 'Public', before: 'No', after: 'Yes' },
  ]);
});

test('of a rate rule its price comes first, in its unit, and marks for machines are left out', () => {
  const rule = { kind: 'nights', position: 0, utr_hash: '\\x1b', idempotency_key: 'd0b0', end_date: '2026-12-14' };
  const firstOf = (after: object) => differencesOf({ before: null, after: { ...rule, ...after } })[0]?.after;
  expect(firstOf({ price_change: 'fixed', value: 74_000 })).toBe('₹740.00');
  expect(firstOf({ price_change: 'percent', value: -105 })).toBe('-10.5%');
  expect(differencesOf({ before: null, after: rule }).map(({ field }) => field)).toEqual(['Ends before', 'Kind']);
});

test('amounts are rupees, percentages and hours have their unit', () => {
  const before = { amount: 123_456, no_show_fee: 20_000, refund_percent: 50, refund_hours: 1 };
  const after = { ...before, amount: null };
  expect(differencesOf({ before, after }).map((one) => one.before)).toEqual(['₹1,234.56', '₹200.00', '1 hour', '50%']);
});

test('payout details are told by their last characters and by what differs', () => {
  const before = { account_last4: '9012', gst_last3: '1Z5', pan_last3: '34F', changed_fields: [] };
  const after = { ...before, account_last4: '6666', changed_fields: ['account_number', 'ifsc_code', 'gst_number'] };
  expect(differencesOf({ before, after })).toEqual([
    { field: 'Account number', before: '••••9012', after: '••••6666' },
    { field: 'Changed fields', before: '–', after: 'Account number, IFSC code, GST number' },
    { field: 'GST number', before: '••••1Z5', after: '••••1Z5' },
    { field: 'PAN', before: '••••34F', after: '••••34F' },
  ]);
});

const price = { entity: 'room_categories', label: 'Casa, Suite', field: 'base_price', left: 420_000, now: 450_000 };
const since = { actor_email: 'b@a.example', at: '2026-11-21T06:34:00+00:00' };
test.each([
  [
    { code: 'changed_since', changes: [price], since },
    'Price a night is ₹4,500.00 now, not ₹4,200.00. b@a.example changed it on 21 Nov 2026, 12:04 PM.',
  ],
  [
    { code: 'changed_since', changes: [price], since: { ...since, undone: true } },
    'b@a.example undid this on 21 Nov 2026, 12:04 PM.',
  ],
  [
    { code: 'changed_since', changes: [{ entity: 'room_blocks', label: 'Casa, Suite', field: null }], since: null },
    'Block Casa, Suite was changed or removed since. The log does not say who changed it.',
  ],
  [
    { code: 'changed_since', changes: Array(5).fill({ ...price, left: 'x'.repeat(200), now: 'y' }), since: null },
    `${'Price a night changed since. '.repeat(3)}2 more changed too. The log does not say who changed it.`,
  ],
  [{ code: 'booked', bookings: 1 }, 'Guests made 1 booking since. Hide the listing instead.'],
  [{ code: 'over' }, 'These nights have passed.'],
  [{ code: 'unheard_of' }, undefined],
])('%j is explained', (state, words) => expect(whyNotUndone(state)).toBe(words));

test('states, reasons and gateways have the words of the screens', () => {
  const before = { state: 'reported', end_reason: null, hidden_kind: 'other', gateway: null };
  const after = { state: 'rejected', end_reason: 'Not in the bank', hidden_kind: null, gateway: 'razorpay' };
  expect(differencesOf({ before, after }).map(({ field, before, after }) => [field, before, after])).toEqual([
    ['Status', 'Reported', 'Rejected'],
    ['Reason', '–', 'Not in the bank'],
    ['Reason in the public log', 'Another reason', '–'],
    ['Payment gateway', '–', 'Razorpay'],
  ]);
});
