import * as v from 'valibot';
import { letterLink, nameWithCity, readStop, unlinked, type Writer, writer } from './mailWords.ts';

/** Only our words and the approved name: the address is unconfirmed. */

const AskedSchema = v.object({ hotel_name: v.string(), hotel_city: v.nullable(v.string()) });

export const noticeWriters: Record<string, Writer> = {
  notice_confirm: writer(AskedSchema, ({ hotel_name, hotel_city }, site, data) => {
    const stop = readStop(data, 'notices');
    const house = unlinked(nameWithCity({ name: hotel_name, city: hotel_city }));
    return {
      stop,
      subject: `Confirm emails about bookings: ${house}`,
      preview: 'Confirm this address to get them.',
      heading: 'Confirm this address for emails about bookings',
      opening: [
        'Hello,',
        `The owner of ${house} asked us to email this address about every booking, change and cancellation. These emails contain the guest’s name and phone number. If you work there, confirm this address.`,
      ],
      closing: [
        'The link works for one week. If you do not know this property, ignore this email. You then get no emails about its bookings. If you select “No, and do not ask again”, the property cannot ask you again.',
      ],
      action: { label: 'Confirm this address', url: letterLink(stop, 'confirm', site) },
      otherActions: [{ label: 'No, and do not ask again', url: letterLink(stop, 'stop', site) }],
    };
  }),
};
