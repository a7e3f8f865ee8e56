import { invalidEmail } from '../../words/en/common.ts';
import { emailMissing, invalidReference } from '../../words/en/guestStay.ts';
import { tidyEmail } from '../contact.ts';
import { isEmail } from '../text.ts';
import { readReference } from './confirmation.ts';

export function readLostLink(typed: { booking_reference: string; guest_email: string }) {
  const booking_reference = readReference(typed.booking_reference);
  const guest_email = tidyEmail(typed.guest_email);
  const errors = {
    ...(!booking_reference && {
      booking_reference: invalidReference,
    }),
    ...(!isEmail(guest_email) && {
      guest_email: guest_email ? invalidEmail : emailMissing,
    }),
  };
  return { asked: { booking_reference, guest_email }, errors };
}
