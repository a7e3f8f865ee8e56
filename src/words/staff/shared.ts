// Whole numbers and dates ---------------------------------------------------------------------------------------------
export const enterWholeNumber = (least: string, most: string) => `Enter a whole number from ${least} to ${most}.`;
export const enterWholeNumberOrLeaveEmpty = (least: string, most: string) =>
  `Enter a whole number from ${least} to ${most}, or leave the field empty.`;
export const enterDate = 'Enter a date, such as 1 Dec 2026.';

// Reviews: reasons of a property to report one ------------------------------------------------------------------------
export const reportReasons = {
  stranger: 'This person was not our guest',
  insult: 'It insults or threatens someone',
  personal: 'It reveals someone’s personal data',
  spam: 'It is advertising or off topic',
  other: 'Another reason',
};

// Emails: names of each kind ------------------------------------------------------------------------------------------
export const mailNames: Record<string, string> = {
  form_c_guest: 'Passport and visa details needed (Form C)',
  form_c_due: 'Form C is due',
  filled_hotel: 'Unpaid bookings fill a room type',
  own_day: 'Changes of one person in a day',
  channel_conflict: 'Room sold twice',
  calendar_unread: 'Calendar of another site not fully read',
  review_left: 'New review',
  review_replied: 'Reply to a review',
  review_hidden: 'Review hidden',
  before_arrival: 'Before arrival',
  arrival_welcome: 'Welcome on the day of arrival',
  ask_review: 'Request for a review',
  review_report_decided: 'Decision on a reported review',
  review_reply_removed: 'Reply removed',
  welcome: 'Welcome',
  account_exists: 'Sign-up with an existing account',
  booking_guest: 'Booking confirmation',
  booking_hotel: 'New booking',
  cancelled_guest: 'Booking cancelled (guest)',
  cancelled_hotel: 'Booking cancelled (property)',
  changed_guest: 'Booking changed (guest)',
  changed_hotel: 'Booking changed (property)',
  notices_changed: 'Addresses for emails about bookings changed',
  house_invitation: 'Invitation to a front desk',
  people_changed: 'People at a front desk changed',
  advance_reminder: 'Advance reminder',
  payment_reported: 'Payment reported',
  payment_received: 'Payment received',
  invoice_guest: 'Invoice',
  refund_sent: 'Refund sent',
  payment_reversed: 'Payment or refund corrected',
  not_changed: 'Change not possible, refund due',
  payment_rejected: 'Payment not found',
  payment_reported_admin: 'Reported payment to check',
  no_show_disputed: 'No-show disputed',
  no_show_fee: 'No-show fee',
  stay_link: 'New link to a booking',
  listing_submitted: 'Listing received',
  listing_waiting: 'Listing to review',
  listing_changed: 'Listing changed by us',
  listing_approved: 'Listing approved',
  listing_rejected: 'Listing rejected',
  listing_taken_off: 'Listing hidden, reopened or removed',
  payout_submitted: 'New payout details submitted',
  payout_changed: 'New payout details approved',
  payout_recorded: 'Payout sent',
  payout_reversed: 'Payout reversed',
  password_changed: 'Password changed',
  password_guessed: 'Many incorrect passwords',
  email_changed: 'Email changed',
  two_factor_removed: 'Two-factor sign-in switched off',
  two_factor_added: 'Two-factor sign-in switched on',
  trouble: 'Something is wrong, or is resolved',
  wait_confirm: 'Availability alert to be confirmed',
  nights_free: 'Dates available again',
  notice_confirm: 'Address for emails about bookings to be confirmed',
  newsletter_confirm: 'Newsletter to be confirmed',
  newsletter_welcome: 'Newsletter confirmed',
  data_erased: 'Data deleted',
};

/** Recorded by no person of the site or property. */
export const guestOrSystem = 'Guest or system';
