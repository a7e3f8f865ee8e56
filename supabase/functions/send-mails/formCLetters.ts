import * as v from 'valibot';
import { BookingAtHotelSchema } from '../../../src/domain/booking/bookingFacts.ts';
import { FormCStateSchema } from '../../../src/domain/formC/state.ts';
import { counted, formatDate } from '../../../src/domain/stay.ts';
import { at } from '../../../src/words/en/language.ts';
import * as say from '../../../src/words/en/mailArrival.ts';
import { type Letter, oneLine } from './layout.ts';
import { hello, MailOutdated, moment, toHouse, unlinked, type Writer } from './mailWords.ts';

/** The mails about guests from abroad. Nothing of a passport is in any of them, and nobody's name in the one to the house. */

const LinkSchema = v.object({ form_c_link: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
/** What stands behind the # is sent to no server, and so to no log. */
const linkOf = (token: string, site: string) => `${site}${at}/arrival#${token}`;

/** The letter of a booking, with the link to its forms where the database gave one; null where it gave none. */
export function withPapersLink(letter: Letter, data: unknown, site: string): Letter | null {
  if (!v.is(LinkSchema, data)) return null;
  return {
    ...letter,
    closing: [say.papersSpareDesk, ...(letter.closing ?? [])],
    otherActions: [{ label: say.fillInPapers, url: linkOf(data.form_c_link, site) }, ...(letter.otherActions ?? [])],
  };
}

/** The confirmation of a booking: that papers are asked for, with the way to the forms where some are still to be filled in. */
export function withPapers(letter: Letter, data: unknown, site: string): Letter {
  return withPapersLink(letter, data, site) ?? { ...letter, closing: [say.papersAreAsked, ...(letter.closing ?? [])] };
}

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
  form_c_guest: (data, site) => {
    const { guest_name, hotel_name, hotel, check_in_date, check_out_date } = v.parse(BookingAtHotelSchema, data);
    const { form_c_link } = v.parse(LinkSchema, data);
    return {
      subject: say.papersSubject(hotel_name),
      preview: say.papersPreview,
      heading: say.papersHeading,
      opening: [hello(guest_name), say.whyPapers(hotel_name)],
      facts: [
        [say.house, hotel_name],
        [say.yourStay, `${formatDate(check_in_date)} – ${formatDate(check_out_date)}`],
      ],
      closing: [say.papersKept, say.allIndian],
      action: { label: say.fillInPapers, url: linkOf(form_c_link, site) },
      reply_to: hotel.email ?? undefined,
    };
  },
  form_c_due: (data, site) => {
    const { id, hotel_id, hotel_name, booking_reference, check_in_date, is_over, form_c } = v.parse(DueSchema, data);
    if (!form_c?.due_at) throw new MailOutdated('All guests from abroad are reported by now.');
    const house = unlinked(oneLine(hotel_name));
    const missing = form_c.guests - form_c.reported;
    const until = moment(form_c.due_at);
    return toHouse(
      {
        subject: is_over ? `Form C overdue: ${booking_reference}` : `Form C due soon: ${booking_reference}`,
        preview: is_over ? `The 24 hours ended ${until}.` : `The 24 hours end ${until}.`,
        heading: is_over ? 'The 24 hours for Form C are over' : 'The 24 hours for Form C are nearly over',
        opening: [
          is_over
            ? `${counted(missing, 'guest')} from abroad at ${house} should have been reported by ${until}. Please report at once: each guest who is not can cost a fine.`
            : `${counted(missing, 'guest')} from abroad at ${house} must be reported by ${until}.`,
        ],
        callout: { label: 'Booking reference', text: booking_reference },
        facts: [
          ['Check-in', formatDate(check_in_date)],
          ['From abroad', String(form_c.guests)],
          ['Forms filled in', String(form_c.filled)],
          ['Reported', String(form_c.reported)],
        ],
        closing: [
          'In the booking each form stands field by field, to be typed into the portal. Once it is there, say so in the booking, and this is over.',
        ],
        action: {
          label: 'Open the booking',
          url: `${site}/owner/bookings?${new URLSearchParams({ hotel: hotel_id, booking: id })}`,
        },
      },
      hotel_name,
      data,
      site,
    );
  },
};
