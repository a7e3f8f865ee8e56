import * as v from 'valibot';
import { invalidPhone, markupInName } from '../../words/en/common.ts';
import * as say from '../../words/staff/bookings.ts';
import { emailLine, line, phoneLine } from '../booking/booking.ts';
import { isName, isPhone } from '../text.ts';

const GuestFormSchema = v.pipe(
  v.object({
    guest_name: v.pipe(
      line(120, say.enterUpTo120Characters),
      v.nonEmpty(say.enterGuestName),
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
      say.enterPhoneOrEmail,
    ),
    ['guest_phone'],
  ),
);
export type GuestForm = v.InferInput<typeof GuestFormSchema>;

export function tidyGuest(form: GuestForm): GuestForm {
  const read = v.safeParse(GuestFormSchema, form);
  return read.success ? read.output : form;
}

export function guestErrors(form: GuestForm): Partial<GuestForm> {
  const { issues } = v.safeParse(GuestFormSchema, form);
  return Object.fromEntries(
    (issues ?? []).map((issue) => {
      const field = v.getDotPath(issue) ?? 'guest_name';
      return [field, field === 'guest_email' ? say.enterEmailLike : issue.message];
    }),
  );
}
