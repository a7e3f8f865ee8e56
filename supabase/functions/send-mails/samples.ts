import type { BookingAtHotel } from '../../../src/domain/booking/bookingFacts.ts';

const booking = {
  id: '00000000-0000-4000-8000-000000000007',
  booking_reference: 'K7QM-4XWP-9RTA-2HSD',
  booking_status: 'confirmed',
  stay_state: 'confirmed',
  payment_status: 'pending',
  created_at: '2027-01-01T10:00:00.123456+00:00',
  advance_due_at: '2027-01-03T10:00:00+00:00',
  advance_reason: null,
  is_verified: false,
  is_expired: false,
  checked_out_at: null,
  cancelled_at: null,
  cancelled_by_guest: false,
  cancel_answer_by: null,
  no_show_disputed_at: null,
  no_show_fee: null,
  no_show_fee_reason: null,
  refund_amount: null,
  reported_amount: 0,
  not_found_amount: 0,
  refund_of_reported: null,
  cancellation_policy: 'moderate',
  legal_versions: { terms: '2026-11-23', privacy: '2026-11-23' },
  paid_amount: 0,
  refunded_amount: 0,
  refund_due: 0,
  balance_due: 1_102_659,
  upi_id: null,
  pays_online: false,
  guest_name: 'Asha Kamat',
  guest_email: 'asha@guest.example',
  guest_phone: '+91 98200 00000',
  check_in_date: '2027-01-15',
  check_out_date: '2027-01-18',
  nights: 3,
  num_adults: 2,
  num_children: 1,
  num_rooms: 1,
  base_price: 367_553,
  total_amount: 1_102_659,
  currency: 'INR',
  tax_rate: 5,
  tax_amount: 52_508,
  price_lines: [{ first_night: '2027-01-15', nights: 3, num_rooms: 1, full_price: 367_553 }],
  taxes: [{ tax_rate: 5, tax: 52_508 }],
  advance_percent: 30,
  advance_amount: 330_798,
  arrival_time: '21:30',
  special_requests: 'We arrive by the night train.\nCould we check in at nine?',
  room_category_id: '00000000-0000-4000-8000-000000000003',
  room_name: 'Garden Room',
  hotel_id: '00000000-0000-4000-8000-000000000001',
  hotel_name: 'Casa Susegad',
  hotel_city: 'Panjim',
  hotel: {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Casa Susegad',
    address: '12 Fontainhas Lane, Panjim, Goa 403001',
    city: 'Panjim',
    country: 'India',
    showcase_id: null,
    is_demo: false,
    main_image_url: null,
    check_in_time: '14:00',
    check_out_time: '10:30',
    phone: '+91 98220 00000',
    email: 'maria@people.example',
    policies: { cancellation_policy: 'moderate', house_rules: 'Quiet from ten at night, please.' },
  },
} satisfies BookingAtHotel & { id: string };
const cancelled = {
  ...booking,
  booking_status: 'cancelled',
  stay_state: 'cancelled',
  payment_status: 'paid',
  paid_amount: 330_798,
  balance_due: 0,
  advance_due_at: null,
  cancelled_at: '2027-01-04T10:00:00+00:00',
  refund_amount: 330_798,
  refund_due: 330_798,
} as const satisfies BookingAtHotel & { id: string };
const listing = {
  property_id: '00000000-0000-4000-8000-000000000002',
  name: 'Casa Susegad',
  city: 'Panjim',
  full_name: 'Maria Fernandes',
  reason: null,
  is_public: false,
  hotel_id: null,
};
const change = { full_name: 'Maria Fernandes', at: '2027-01-15T06:34:00+00:00' };

const stayed = {
  ...booking,
  booking_status: 'completed',
  stay_state: 'completed',
  payment_status: 'paid',
  paid_amount: 1_102_659,
  balance_due: 0,
  advance_due_at: null,
} as const satisfies BookingAtHotel & { id: string };
const reviewed = {
  ...stayed,
  review: {
    reviewer_name: 'Asha K.',
    rating: 3,
    title: 'Lovely house, loud lane',
    comment: 'The room was as in the photos. Scooters passed until eleven.\nWe would come again in March.',
    created_at: '2027-01-19T06:34:00+00:00',
    reply: 'Thank you for staying with us, Asha. The garden side is quiet: next time we keep it for you.',
  },
  report: null,
} as const;
const { review, hotel_id, hotel_name, room_category_id, room_name } = reviewed;
const house = { hotel_id, hotel_name, room_category_id, room_name };
const token = '0123456789abcdef'.repeat(4);

const payout = {
  ...listing,
  gst_number: '••••1ZD',
  pan_number: '••••34F',
  account_number: '••••9012',
  changed: ['account_number', 'ifsc_code'],
};

const paidOut = {
  ...listing,
  hotel_id: booking.hotel_id,
  amount: 1_284_900,
  paid_date: '2027-01-20',
  reference: 'N020271234567',
};

const payment = {
  amount: 330_798,
  reference: '426700112233',
  at: '2027-01-01T18:34:00+00:00',
  thing: 'payment',
} as const;
const refund = { ...payment, thing: 'refund', holder: 'property', method: 'upi', due: 0, due_on: null } as const;
const reported = { reported_amount: payment.amount, advance_due_at: null };
const advancePaid = {
  payment_status: 'paid',
  paid_amount: payment.amount,
  balance_due: booking.total_amount - payment.amount,
  advance_due_at: null,
} as const;

const arriving = {
  where: { place_id: 'panjim', latitude: 15.4909, longitude: 73.8278, is_approximate: false },
  form_c: null,
  perhaps_abroad: false,
};

const plansTold = { terms: { percent: 100, until: '2027-01-08T08:30:00+00:00' }, may_change: true };
const stay_link = '89abcdef01234567'.repeat(4);

const unpaid = {
  ...{
    payment_status: 'pending',
    paid_amount: 0,
    refund_amount: null,
    refund_due: 0,
    is_expired: true,
    cancelled_at: '2027-01-03T10:01:00+00:00',
  },
  ...{ advance_due_at: '2027-01-03T10:00:00+00:00', due_on: null, cancel_reason: '' },
};

export const sampleMails = {
  welcome: { full_name: 'Maria Fernandes' },
  account_exists: { full_name: 'Maria Fernandes' },
  booking_guest: { ...booking, ...plansTold, stay_link, revision: 0 },
  stay_link: { ...booking, ...plansTold, stay_link },
  booking_hotel: { ...booking, token },
  advance_reminder: { ...booking, upi_id: 'susegadstays@okbank', stay_link },
  payment_reported: { ...booking, ...reported, stay_link, payment },
  payment_received: { ...booking, ...plansTold, ...advancePaid, stay_link, due_on: null, payment },
  refund_sent: {
    ...{ ...cancelled, payment_status: 'refunded', paid_amount: 0, refunded_amount: 330_798, refund_due: 0, stay_link },
    payment: refund,
  },
  payment_reversed: { ...booking, stay_link, due_on: null, payment },
  not_changed: { ...booking, ...advancePaid, stay_link, due_on: '2027-01-13', payment },
  payment_rejected: { ...booking, upi_id: 'susegadstays@okbank', stay_link, payment },
  no_show_disputed: { ...cancelled, stay_state: 'no_show', refund_due: 0, no_show_disputed_at: '2026-11-22T05:00:00Z' },
  no_show_fee: {
    ...{ ...cancelled, stay_state: 'no_show', stay_link, refund_due: 0, due_on: null },
    ...{ no_show_fee: 735_100, no_show_fee_reason: 'The room was kept free all night.', balance_due: 404_302 },
    ...{ fee: 735_100, fee_reason: 'The room was kept free all night.' },
  },
  payment_reported_admin: { ...booking, ...reported, payment },
  cancelled_guest: {
    ...{ ...cancelled, stay_link, revision: 2, due_on: '2027-01-13' },
    cancel_reason: 'A pipe has burst in the Garden Room.',
  },
  cancelled_hotel: {
    ...{ ...cancelled, refund_due: 330_798 },
    ...{ cancelled_by_guest: true, cancel_reason: 'Our flight is moved by a week.' },
  },
  changed_hotel: {
    ...booking,
    ...advancePaid,
    before: { check_in_date: '2027-01-14', num_adults: 3, total_amount: 1_470_212, payment_status: 'pending' },
  },
  changed_guest: {
    ...booking,
    ...plansTold,
    stay_link,
    revision: 1,
    before: { check_out_date: '2027-01-17', room_name: 'Loft', total_amount: 735_106 },
    refund_before: 0,
    due_on: null,
  },
  before_arrival: { ...booking, ...advancePaid, ...arriving, stay_link },
  arrival_welcome: { ...booking, ...advancePaid, ...arriving, stay_link },
  invoice_guest: {
    ...booking,
    ...advancePaid,
    stay_link,
    invoice: {
      id: booking.id,
      booking_id: booking.id,
      kind: 'invoice',
      number: 'INV/26-27/00012',
      issued_on: '2027-01-16',
      total_amount: booking.total_amount,
      credits: null,
      is_credited: false,
      differs: false,
    },
  },
  ask_review: { ...stayed, review_link: '76543210fedcba98'.repeat(4) },
  review_left: reviewed,
  review_replied: reviewed,
  review_hidden: { ...reviewed, review: { ...reviewed.review, hidden_kind: 'personal' } },
  review_report_decided: {
    ...{ review, hotel_id, hotel_name },
    report: {
      kind: 'insult',
      note: 'He calls our cook names.',
      reported_at: '2027-01-20T10:00:00+00:00',
      state: 'kept',
      decided_at: '2027-01-21T10:00:00+00:00',
      decision_reason: 'It is about the noise of the lane, and names no one.',
    },
  },
  review_reply_removed: {
    ...{ review, hotel_id, hotel_name },
    reply: 'You were drunk every night, Asha Kamat of Margao.',
    reason: 'It tells where the guest lives.',
  },
  calendar_unread: {
    ...{ ...house, channel: 'Airbnb', count: 2, from_date: '2027-01-03' },
  },
  channel_conflict: {
    ...house,
    id: '00000000-0000-4000-8000-000000000004',
    feed_id: '00000000-0000-4000-8000-000000000005',
    channel: 'Airbnb',
    source: 'airbnb',
    first_night: '2027-01-14',
    end_date: '2027-01-17',
    nights: ['2027-01-15', '2027-01-16'],
    opened_at: '2027-01-02T10:00:00+00:00',
    stays: [booking],
    blocked: false,
    held: true,
    rooms: [],
  },
  form_c_guest: { ...booking, form_c_link: 'fedcba9876543210'.repeat(4) },
  form_c_due: {
    ...booking,
    token,
    is_over: false,
    form_c: { guests: 2, filled: 1, reported: 0, due_at: '2027-01-16T09:05:00+00:00' },
  },
  notices_changed: {
    ...listing,
    emails: [
      { email: 'desk@casa.example', is_confirmed: true },
      { email: 'accounts@casa.example', is_confirmed: false },
    ],
  },
  house_invitation: { role: 'desk', hotel_name: listing.name, hotel_city: listing.city },
  people_changed: {
    ...listing,
    people: [
      { email: 'ravi@casa.example', full_name: 'Ravi Naik', role: 'manager' },
      { email: 'desk@casa.example', full_name: null, role: 'desk' },
    ],
  },
  notice_confirm: { token, hotel_name: listing.name, hotel_city: listing.city },
  wait_confirm: { ...booking, token },
  nights_free: { ...booking, token },
  newsletter_confirm: { token },
  newsletter_welcome: { token: 'fedcba9876543210'.repeat(4) },
  filled_hotel: {
    ...house,
    nights: ['2027-01-15', '2027-01-16'],
    bookings: [
      { ...booking, booking_reference: '7K4M-9XQP-22HD-5RTW', check_out_date: '2027-01-17', num_rooms: 2 },
      { ...booking, booking_reference: '3F8T-6WND-4KQH-8MXP', check_in_date: '2027-01-14' },
    ],
  },
  own_day: {
    ...house,
    on_date: '2027-01-14',
    deeds: [
      { ...booking, kind: 'booking_hotel' },
      { ...booking, kind: 'changed_hotel' },
      { ...booking, kind: 'cancelled_hotel', booking_reference: '3F8T-6WND-4KQH-8MXP', guest_name: 'Ravi Naik' },
    ],
  },
  trouble: {
    step: 'began',
    over_at: null,
    trouble: {
      kind: 'job_failed',
      subject: 'refresh_rate',
      since: '2027-01-01T10:00:00+00:00',
      facts: {
        title: 'Refresh the exchange rate',
        state: 'failed',
        error: 'The source of exchange rates did not answer.',
      },
    },
  },
  listing_submitted: listing,
  listing_waiting: { ...listing, owner_name: 'Maria Fernandes', is_again: true },
  listing_changed: {
    ...listing,
    changes: [
      {
        entity: 'room_categories',
        entity_id: booking.room_category_id,
        action: 'update',
        room: booking.room_name,
        before: { base_price: 367_600, total_rooms: 4 },
        after: { base_price: 345_000, total_rooms: 3 },
      },
      {
        entity: 'room_blocks',
        entity_id: '00000000-0000-4000-8000-000000000009',
        action: 'insert',
        room: booking.room_name,
        before: null,
        after: { rooms: 2, first_night: '2027-01-15', end_date: '2027-01-18', reason: 'New bathrooms' },
      },
      {
        entity: 'hotels',
        entity_id: booking.hotel_id,
        action: 'update',
        room: null,
        before: { description: 'A old house in the lanes of Fontainhas.', check_in_time: '12:00' },
        after: { description: 'An old house in the lanes of Fontainhas.', check_in_time: '14:00' },
      },
    ],
  },
  listing_approved: { ...listing, is_public: true, hotel_id: booking.hotel_id },
  listing_taken_off: { ...listing, listing_status: 'hidden' },
  payout_submitted: payout,
  payout_changed: payout,
  payout_recorded: paidOut,
  payout_reversed: { ...paidOut, reason: 'The bank returned the transfer' },
  listing_rejected: {
    ...listing,
    reason: 'The GST certificate cannot be read. Please upload a sharper photo or the PDF.',
  },
  password_changed: change,
  password_guessed: change,
  email_changed: { ...change, old_email: 'maria@people.example', new_email: 'maria@casa.example' },
  two_factor_added: change,
  two_factor_removed: { ...change, by: 'recovery_code' },
  data_erased: { account: true, bookings: 2, at: change.at },
} as const;

const againBy = { 'no-show undone': { again: 'no_show' }, 'confirmed again': { again: 'cancelled' } };

const missed = {
  ...{ stay_state: 'no_show', cancelled_at: '2027-01-15T17:00:00+00:00', refund_amount: 0, refund_due: 0 },
  ...{ due_on: null, cancel_reason: '' },
};

export const sampleVersions: Partial<Record<keyof typeof sampleMails, Readonly<Record<string, object>>>> = {
  booking_guest: againBy,
  booking_hotel: againBy,
  payment_received: {
    'of a part': {
      payment: { ...payment, amount: 100_000 },
      payment_status: 'pending',
      paid_amount: 100_000,
      balance_due: 1_002_659,
    },
    'for a cancelled stay': { ...cancelled, due_on: '2027-01-13' },
    'for a no-show': { ...cancelled, ...missed },
  },
  changed_guest: { 'with a payment': { ...advancePaid, payment } },
  changed_hotel: { 'balance paid after check-out': { before: {}, payment } },
  cancelled_guest: {
    'by the guest': { cancelled_by_guest: true, cancel_reason: 'Our flight is moved by a week.' },
    'expired without its advance': unpaid,
    'no-show': missed,
  },
  cancelled_hotel: { 'expired without its advance': { ...unpaid, refund_due: 0, cancelled_by_guest: false } },
  refund_sent: {
    'by the hotel, in part': {
      payment: { ...refund, method: 'cash', amount: 100_000, due: 230_798, due_on: '2027-01-13' },
    },
    'by us': { payment: { ...refund, holder: 'site', method: 'online' } },
  },
  payment_rejected: { 'for a change': { ...advancePaid, payment: { ...payment, for_change: true } } },
  payment_reported: { 'for a change': { ...advancePaid, payment: { ...payment, for_change: true } } },
  not_changed: { 'of a cancelled booking': { ...cancelled, payment } },
  payment_reversed: {
    'of a refund': { ...cancelled, due_on: '2027-01-13', payment: { ...payment, thing: 'refund' } },
  },
};
