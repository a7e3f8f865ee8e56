export const auditLog = 'Audit log';
export const auditLogInError = 'audit log';
export const search = 'Search by person, thing or number';
export const type = 'Type';
export const all = 'All';
export const allChanges = 'All changes';
export const changesAndViews = 'All changes and views';
export const noEntriesMatch =
  'No entries match. Try fewer filters. Changes by admins and jobs, and views of personal data, appear here.';
export const changesAppearHere = 'Changes by admins and jobs, and views of personal data, appear here.';
export const what = 'What';
export const action = 'Action';
export const change = 'Change';
export const who = 'Who';
export const when = 'When';
export const before = 'Before';
export const after = 'After';
export const oneMoreField = '1 more field';
export const moreFields = (count: number) => `${count} more fields`;
export const changedByJob = (name: string) => `Job: ${name}`;
export const aDeletedAccount = 'A deleted account';
/** The label of an erasure, as the database writes it. */
export const personAsAsked = 'A person, as asked';
export const dataOfOnePerson = 'Data of one person, on request';
export const withFirstListing = (person: string) => `${person}, by submitting a first listing`;
export const yes = 'Yes';
export const no = 'No';
export const entries = (count: number) => `${count} entries`;

// Undo ----------------------------------------------------------------------------------------------------------------
export const undo = 'Undo';
export const undoChange = (button: string, thing: string) => `${button}: ${thing}`;
export const allGoBack = (entries: number) =>
  `${entries === 2 ? 'Both' : `All ${entries}`} entries of this change go back together.`;
export const undoWhole = (count: number) => `Undo all ${count} entries`;
export const partOfChange = 'Part of the change above';
export const undid = 'Undid';
export const moreEntries = (count: number) => (count === 1 ? 'Show 1 more entry' : `Show ${count} more entries`);
export const moreOfChange = (button: string, thing: string) => `${button} of this change: ${thing}`;
export const showAllChanges = 'Show all changes';
export const changeUndone = (thing: string) => `Change undone: ${thing}`;
export const askUndo = 'Undo change?';
export const undoEmails = {
  listing:
    'The listing gets its earlier state. If we emailed the owner about this change, we email them that we undid it.',
  booking:
    'The booking gets its earlier status, and payments are recorded again. If we emailed the guest and the hotel, we email them the status again.',
} as const;
export const undoneBy = (who: string, when: string) => `${who} undid this on ${when}.`;
export const changedBy = (who: string, when: string) => `${who} changed it on ${when}.`;
export const changedByOthers = 'The log does not say who changed it.';
export const isNow = (field: string, now: string, left: string) => `${field} is ${now} now, not ${left}.`;
export const fieldChanged = (field: string) => `${field} changed since.`;
export const thingChanged = (thing: string) => `${thing} was changed or removed since.`;
export const moreChanged = (count: number) => `${count} more changed too.`;
export const undoRefusals = {
  not_undoable: 'This change cannot be undone here.',
  not_found: 'This entry no longer exists.',
  erased: 'Details of this change were deleted for good.',
  over: 'These nights have passed.',
  no_longer_valid: 'The earlier values are no longer valid. Enter new ones.',
  payout_replaced:
    'This approval replaced the payout details. We do not keep earlier ones. Hide the listing, then ask the owner for the earlier details.',
  elsewhere: 'Open the booking to change it back.',
  sold_out: 'These rooms are sold or blocked. Make rooms available first.',
  room_taken:
    'A booking or another block has this numbered room on some of these nights. Give that one another room first.',
  would_oversell: 'More rooms are sold or blocked than before the change. Make rooms available first.',
  no_lawful_rate: 'No GST rate applies to the earlier price. Enter a new price.',
  last_admin: 'The site needs an admin. Make another person an admin first.',
  second_factor_needed: 'Sign in with two-factor sign-in first.',
  busy: 'Someone else is changing this. Try again.',
} as const;
export const bookedSince = (count: number) =>
  `Guests made ${count === 1 ? '1 booking' : `${count} bookings`} since. Hide the listing instead.`;
export const couldNotUndo = 'We do not know if the change was undone. Check the newest entries.';

// Things, actions and fields, by their names in the database ----------------------------------------------------------
/** Each name in one entry and in the filter. `joint` joins the name to its object. */
export const things: Record<string, { one: string; many: string; joint?: 'of' | 'for' | 'with' }> = {
  room_blocks: { one: 'Block', many: 'Blocks' },
  bookings: { one: 'Booking', many: 'Bookings' },
  cleaning_links: { one: 'Cleaners’ link', many: 'Cleaners’ links', joint: 'of' },
  feed_conflicts: { one: 'Room sold twice', many: 'Rooms sold twice' },
  calendar_exports: { one: 'Calendar link', many: 'Calendar links', joint: 'of' },
  calendar_feeds: { one: 'Calendar of another site', many: 'Calendars of other sites', joint: 'for' },
  outbox: { one: 'Email', many: 'Emails' },
  exchange_rates: { one: 'Exchange rate', many: 'Exchange rates' },
  form_c_stays: { one: 'Foreign guests', many: 'Foreign guests', joint: 'of' },
  form_c_guests: { one: 'Form C', many: 'Forms C', joint: 'of' },
  register_guests: { one: 'Indian guest', many: 'Indian guests', joint: 'of' },
  guest_registers: { one: 'Register of Indian guests', many: 'Registers of Indian guests', joint: 'of' },
  hotels: { one: 'Hotel', many: 'Hotels' },
  limits: { one: 'Limits against misuse', many: 'Limits against misuse' },
  properties: { one: 'Listing', many: 'Listings' },
  owner_profiles: { one: 'Owner', many: 'Owners' },
  compliance: { one: 'Payout details', many: 'Payout details', joint: 'of' },
  payouts: { one: 'Payout', many: 'Payouts' },
  people: { one: 'Person', many: 'People' },
  house_people: { one: 'Person at a property', many: 'People at properties' },
  reviews: { one: 'Review', many: 'Reviews' },
  review_photos: { one: 'Review photo', many: 'Review photos', joint: 'of' },
  review_replies: { one: 'Review reply', many: 'Review replies', joint: 'for' },
  review_reports: { one: 'Review report', many: 'Review reports', joint: 'for' },
  room_categories: { one: 'Room type', many: 'Room types' },
  rooms: { one: 'Numbered room', many: 'Numbered rooms' },
  settings: { one: 'Settings', many: 'Settings' },
  compliance_submissions: { one: 'Submitted payout details', many: 'Submitted payout details', joint: 'with' },
  profiles: { one: 'User', many: 'Users' },
  cash_entries: { one: 'Cash entry', many: 'Cash entries' },
  extras: { one: 'Extra', many: 'Extras' },
  discount_codes: { one: 'Discount code', many: 'Discount codes' },
  price_plans: { one: 'Rate plan', many: 'Rate plans' },
  holds: { one: 'Hold', many: 'Holds', joint: 'for' },
  invoices: { one: 'Invoice', many: 'Invoices' },
  lowest_prices: { one: 'Lowest price', many: 'Lowest prices', joint: 'of' },
  payments: { one: 'Payment', many: 'Payments' },
  pending_changes: { one: 'Change of a booking', many: 'Changes of bookings' },
  rate_plans: { one: 'Rates', many: 'Rates', joint: 'of' },
  rate_rules: { one: 'Rate rule', many: 'Rate rules', joint: 'for' },
  refunds: { one: 'Refund', many: 'Refunds' },
};
export const actions = { insert: 'Added', update: 'Changed', delete: 'Removed', read: 'Viewed' } as const;
export const fields: Record<string, string> = {
  account_last4: 'Account number',
  arrival_from: 'Arrival from',
  arrival_to: 'Arrival to',
  departure_from: 'Departure from',
  departure_to: 'Departure to',
  search: 'Searched for',
  seen: 'Seen',
  admins_need_second_factor: 'Admins need two-factor',
  advance_amount: 'Advance',
  advance_due_at: 'Advance due by',
  advance_percent: 'Advance',
  as_of: 'Date of the rate',
  base_price: 'Price a night',
  cancel_reason: 'Reason',
  cancel_unpaid_after_hours: 'Cancel unpaid after',
  changed_fields: 'Changed fields',
  client_address_header: 'Trusted address header',
  city: 'City',
  deleted_at: 'Deleted',
  full_name: 'Name',
  gst_last3: 'GST number',
  gst_number: 'GST number',
  gst_declaration: 'GST declaration',
  group_advance_percent: 'Advance of groups',
  group_rooms: 'Group from rooms',
  guests_prove_human: 'Guests prove they are human',
  guest_email: 'Guest’s email',
  guest_name: 'Guest',
  guest_phone: 'Guest’s phone',
  hidden_at: 'Hidden',
  hidden_reason: 'Reason for hiding',
  hidden_kind: 'Reason in the public log',
  aspects: 'Stars by aspect',
  removed_at: 'Removed',
  removed_reason: 'Reason for removing',
  approved_at: 'Shown to guests',
  refused_at: 'Removed',
  refused_reason: 'Reason for removing',
  replied_at: 'Replied',
  decision_reason: 'Reason for the decision',
  entries: 'Entries cleared',
  ifsc_code: 'IFSC code',
  known_by: 'Identified by',
  inr_per_unit: 'Rupees per unit',
  is_active: 'On sale',
  is_featured: 'Featured',
  is_public: 'Public',
  is_verified: 'Verified stay',
  max_occupancy: 'Sleeps',
  num_adults: 'Adults',
  num_children: 'Children',
  num_rooms: 'Rooms',
  refund_promised: 'Refund',
  peak_advance_percent: 'Advance in the high season',
  peak_from: 'High season from',
  peak_to: 'High season to',
  rejection_reason: 'Reason for rejecting',
  pan_last3: 'PAN',
  pan_number: 'PAN',
  role: 'Role',
  site_fee_percent: 'Our fee',
  tax_amount: 'Tax',
  tax_rate: 'Tax',
  tax_reason: 'Reason for the tax rate',
  total_amount: 'Total',
  total_rooms: 'Number of rooms',
  two_factor: 'Two-factor',
  upi_id: 'UPI ID',
  advance_agreed: 'Advance agreed',
  end_date: 'Ends before',
  expected: 'Cash expected',
  value: 'Price or difference',
  price_change: 'Kind of price',
  state: 'Status',
  end_reason: 'Reason',
  gateway: 'Payment gateway',
  created_at: 'Time of creation',
  full_amount: 'Price without discount',
  goodwill: 'Goodwill',
  no_show_fee: 'No-show fee',
  no_show_kept: 'Kept before the no-show fee',
  total_agreed: 'Total agreed',
};
/** The states of payments, refunds, changes of bookings and review reports. */
export const entryStates: Record<string, string> = {
  reported: 'Reported',
  received: 'Received',
  rejected: 'Rejected',
  reversed: 'Reversed',
  due: 'Due',
  sent: 'Sent, not confirmed yet',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
  waiting: 'Waiting for payment',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  open: 'Open',
  kept: 'Kept',
  hidden: 'Hidden',
};
export const priceChanges: Record<string, string> = {
  percent: 'Percentage',
  amount: '₹ more or less',
  fixed: 'Fixed price',
};
export const gateways: Record<string, string> = { razorpay: 'Razorpay' };
