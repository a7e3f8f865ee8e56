import * as v from 'valibot';
import { invalidPhone, markupInName } from '../../words/en/text.ts';
import { emailLine, line, phoneLine } from '../booking/booking.ts';
import { isName, isPhone } from '../text.ts';

/** The guest of a booking as the desk corrects them. */

const GuestFormSchema = v.pipe(
  v.object({
    guest_name: v.pipe(
      line(120, 'Please use at most 120 characters.'),
      v.nonEmpty('Please enter the guest’s name.'),
      v.check(isName, markupInName),
    ),
    guest_phone: v.pipe(
      phoneLine,
      v.check((phone) => phone === '' || isPhone(phone), invalidPhone),
    ),
    guest_email: v.union([v.pipe(v.string(), v.trim(), v.literal('')), emailLine('')]),
  }),
  v.forward(
    v.partialCheck(
      [['guest_phone'], ['guest_email']],
      ({ guest_phone, guest_email }) => guest_phone !== '' || guest_email !== '',
      'Please enter a phone number or an email address.',
    ),
    ['guest_phone'],
  ),
);
export type GuestForm = v.InferInput<typeof GuestFormSchema>;

/** A guest as it is sent. */
export function tidyGuest(form: GuestForm): GuestForm {
  const read = v.safeParse(GuestFormSchema, form);
  return read.success ? read.output : form;
}

/** What is wrong with a guest as typed, by field; nothing of one that can be sent. */
export function guestErrors(form: GuestForm): Partial<GuestForm> {
  const { issues } = v.safeParse(GuestFormSchema, form);
  return Object.fromEntries(
    (issues ?? []).map((issue) => {
      const field = v.getDotPath(issue) ?? 'guest_name';
      return [
        field,
        field === 'guest_email' ? 'Please enter an email address, such as asha@example.com.' : issue.message,
      ];
    }),
  );
}
