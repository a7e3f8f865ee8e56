import * as v from 'valibot';
import { BookingAtHotelSchema } from '../../../src/domain/booking/bookingFacts.ts';
import { FormCStateSchema } from '../../../src/domain/formC/state.ts';
import { counted, formatDate } from '../../../src/domain/stay.ts';
import { at } from '../../../src/words/en/language.ts';
import * as say from '../../../src/words/en/mails.ts';
import type { MailContent } from './layout.ts';
import { hello, houseWriter, MailOutdated, moment, openBooking, type Writer, writer } from './mailWords.ts';

/** No email has passport details, and the property's has no name. */

const LinkSchema = v.object({ form_c_link: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
const linkOf = (token: string, site: string) => `${site}${at}/arrival#${token}`;

/** Returns null if the database gave no link. */
export function withPapersLink(letter: MailContent, data: unknown, site: string): MailContent | null {
  if (!v.is(LinkSchema, data)) return null;
  return {
    ...letter,
    closing: [say.papersSpareDesk, ...(letter.closing ?? [])],
    otherActions: [{ label: say.fillInPapers, url: linkOf(data.form_c_link, site) }, ...(letter.otherActions ?? [])],
  };
}

export const withPapers = (letter: MailContent, data: unknown, site: string): MailContent =>
  withPapersLink(letter, data, site) ?? { ...letter, closing: [say.papersAreAsked, ...(letter.closing ?? [])] };

const GuestSchema = v.object({ ...BookingAtHotelSchema.entries, ...LinkSchema.entries });
const DueSchema = v.object({
  id: v.string(),
  hotel_id: v.string(),
  hotel_name: v.string(),
  booking_reference: v.string(),
  check_in_date: v.string(),
  is_over: v.boolean(),
  form_c: v.nullable(FormCStateSchema),
});

export const formCWriters: Record<string, Writer> = {
  form_c_guest: writer(GuestSchema, (booking, site) => {
    const { guest_name, hotel_name, hotel, check_in_date, check_out_date, form_c_link } = booking;
    return {
      subject: say.papersSubject(hotel_name),
      preview: say.papersPreview,
      heading: say.papersHeading,
      opening: [hello(guest_name), say.whyPapers(hotel_name)],
      facts: [
        [say.house, hotel_name],
        [say.yourStay, say.fromTo(formatDate(check_in_date), formatDate(check_out_date))],
      ],
      closing: [say.papersKept, say.allIndian],
      action: { label: say.fillInPapers, url: linkOf(form_c_link, site) },
      reply_to: hotel.email ?? undefined,
    };
  }),
  form_c_due: houseWriter(DueSchema, (due, house, site) => {
    const { booking_reference, check_in_date, is_over, form_c } = due;
    if (!form_c?.due_at) throw new MailOutdated('All foreign guests are reported.');
    const missing = counted(form_c.guests - form_c.reported, 'foreign guest');
    const empty = form_c.guests - form_c.filled;
    const until = moment(form_c.due_at);
    return {
      subject: is_over ? `Form C overdue: ${booking_reference}` : `Form C due soon: ${booking_reference}`,
      preview: is_over ? `It was due by ${until}.` : `It is due by ${until}.`,
      heading: is_over ? 'Form C is overdue' : 'Form C is due soon',
      opening: [
        is_over
          ? `You should have reported ${missing} at ${house} to the FRRO by ${until}. Report now: you can be fined for each guest who is not reported.`
          : `Report ${missing} at ${house} to the FRRO by ${until}.`,
        ...(empty > 0
          ? [
              `${counted(empty, 'form is', 'forms are')} not filled in yet. Ask for passport and visa, and fill in Form C in the booking.`,
            ]
          : []),
      ],
      callout: { label: 'Booking reference', text: booking_reference },
      facts: [
        ['Check-in', formatDate(check_in_date)],
        ['Foreign guests', String(form_c.guests)],
        ['Forms filled in', String(form_c.filled)],
        ['Reported', String(form_c.reported)],
      ],
      closing: [
        'The booking shows each form field by field. Copy it to the FRRO portal (indianfrro.gov.in), then mark the guest as reported in the booking.',
      ],
      action: openBooking(due, site),
    };
  }),
};
