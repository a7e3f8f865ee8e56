import { recipients } from '../../words/staff/admin.ts';
import { mailNames } from './mailNames.ts';

export interface LetterSample {
  kind: string;
  cause: string;
  subject: string;
  /** Styles are in `data-style`, because the security policy of our pages forbids style attributes. */
  html: string;
  text: string;
  files: readonly string[];
}

const { guests: toGuests, people: toPeople } = recipients;

export const letterGroups: readonly (readonly [to: string, kinds: readonly string[]])[] = [
  [
    toGuests,
    [
      ...['booking_guest', 'stay_link', 'advance_reminder', 'payment_reported', 'payment_rejected', 'payment_received'],
      ...[
        'changed_guest',
        'cancelled_guest',
        'no_show_fee',
        'refund_sent',
        'payment_reversed',
        'not_changed',
        'invoice_guest',
        'form_c_guest',
        'before_arrival',
      ],
      ...['arrival_welcome', 'ask_review', 'review_replied', 'review_hidden', 'wait_confirm', 'nights_free'],
    ],
  ],
  [
    recipients.properties,
    [
      ...[
        'booking_hotel',
        'changed_hotel',
        'cancelled_hotel',
        'form_c_due',
        'channel_conflict',
        'calendar_unread',
        'filled_hotel',
        'own_day',
      ],
      ...['review_left', 'review_report_decided', 'review_reply_removed', 'notice_confirm', 'notices_changed'],
      ...['house_invitation', 'people_changed'],
    ],
  ],
  [
    recipients.owners,
    [
      ...['listing_submitted', 'listing_approved', 'listing_rejected', 'listing_changed', 'listing_taken_off'],
      ...['payout_submitted', 'payout_changed', 'payout_recorded', 'payout_reversed'],
    ],
  ],
  [recipients.admins, ['payment_reported_admin', 'no_show_disputed', 'listing_waiting', 'trouble']],
  [
    toPeople,
    [
      ...[
        'welcome',
        'account_exists',
        'password_changed',
        'password_guessed',
        'email_changed',
        'two_factor_added',
        'two_factor_removed',
      ],
      ...['data_erased', 'newsletter_confirm', 'newsletter_welcome'],
    ],
  ],
];

/** Emails in the recipient's language. All others are in English. */
export const lettersInAll = letterGroups.flatMap(([to, kinds]) => (to === toGuests || to === toPeople ? kinds : []));

export const letterKey = ({ kind, cause }: Pick<LetterSample, 'kind' | 'cause'>) =>
  cause ? `${kind}: ${cause}` : kind;
export const kindOfKey = (key: string) => key.replace(/:.*/, '');

export const letterName = ({ kind, cause }: Pick<LetterSample, 'kind' | 'cause'>) =>
  letterKey({ kind: mailNames[kind] ?? kind, cause });
