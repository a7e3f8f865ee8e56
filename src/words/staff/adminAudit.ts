export const auditLog = 'Audit log';
export const auditLogInError = 'audit log';
export const search = 'Search';
export const type = 'Type';
export const all = 'All';
export const allChanges = 'All changes';
export const changesAndViews = 'Changes and views';
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
export const undoChange = (thing: string) => `Undo: ${thing}`;
export const changeUndone = (thing: string) => `Change undone: ${thing}`;
export const changedAgainLater = 'This was changed again later. Check the newer entries.';
export const cannotBeUndoneHere = 'This change cannot be undone here.';
export const entryNoLongerExists = 'This entry no longer exists.';
export const couldNotUndo = 'We could not undo this. Try again.';

// Things, actions and fields, by their names in the database ----------------------------------------------------------
/** The second word joins the name to its object. */
export const things: Record<string, readonly [name: string, joint?: 'of' | 'for' | 'with']> = {
  room_blocks: ['Block'],
  bookings: ['Booking'],
  feed_conflicts: ['Booking without a room'],
  calendar_exports: ['Calendar link', 'of'],
  calendar_feeds: ['Calendar of another site', 'for'],
  outbox: ['Email'],
  exchange_rates: ['Exchange rate'],
  form_c_stays: ['Foreign guests', 'of'],
  form_c_guests: ['Form C', 'of'],
  hotels: ['Hotel'],
  limits: ['Limits against misuse'],
  properties: ['Listing'],
  owner_profiles: ['Owner'],
  compliance: ['Payout details', 'of'],
  payouts: ['Payout'],
  people: ['Person'],
  house_people: ['Person at a property'],
  reviews: ['Review'],
  review_photos: ['Review photo', 'of'],
  review_replies: ['Review reply', 'for'],
  review_reports: ['Review report', 'for'],
  room_categories: ['Room type'],
  settings: ['Settings'],
  compliance_submissions: ['Submitted payout details', 'with'],
  profiles: ['User'],
  cash_entries: ['Cash entry'],
  holds: ['Hold', 'for'],
  invoices: ['Invoice'],
  lowest_prices: ['Lowest price', 'of'],
  payments: ['Payment'],
  pending_changes: ['Change of a booking'],
  rate_plans: ['Rates', 'of'],
  rate_rules: ['Rate rule', 'for'],
  refunds: ['Refund'],
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
  expected: 'Cash expected',
  full_amount: 'Price without discount',
  goodwill: 'Goodwill',
  no_show_fee: 'No-show fee',
  no_show_kept: 'Kept before the no-show fee',
  total_agreed: 'Total agreed',
};
