import { invalidEmail } from '../../words/en/text.ts';
import { isEmail, tidyLine } from '../text.ts';
import { readReference } from './confirmation.ts';

/** What whoever lost the link to their stay types, as it is sent; or what is wrong with it, by field. */
export function readLostLink(typed: { booking_reference: string; guest_email: string }) {
  const booking_reference = readReference(typed.booking_reference);
  const guest_email = tidyLine(typed.guest_email).trim();
  const errors = {
    ...(!booking_reference && {
      booking_reference: 'A reference has 16 letters and digits in four groups, such as 7KQM-2XWD-9RTB-HC4N.',
    }),
    ...(!isEmail(guest_email) && {
      guest_email: guest_email ? invalidEmail : 'Please enter the e-mail you booked with.',
    }),
  };
  return { asked: { booking_reference, guest_email }, errors };
}
