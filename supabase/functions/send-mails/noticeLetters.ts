import * as v from 'valibot';
import { oneLine } from './layout.ts';
import { letterLink, readStop, unlinked, type Writer } from './mailWords.ts';

/** The one mail to an address that an owner named for mails about bookings and that has not said yes: our words and the approved name. */

const AskedSchema = v.object({ hotel_name: v.string(), hotel_city: v.nullable(v.string()) });

export const noticeWriters: Record<string, Writer> = {
  notice_confirm: (data, site) => {
    const { hotel_name, hotel_city } = v.parse(AskedSchema, data);
    const stop = readStop(data, 'notices');
    const house = unlinked(oneLine([hotel_name, hotel_city].filter((one) => one).join(', ')));
    return {
      stop,
      subject: `Please confirm: mails about bookings of ${house}`,
      preview: 'Confirm this address, and they come to it.',
      heading: 'Mails about bookings?',
      opening: [
        'Hello,',
        `The owner of ${house} would like this address to be told of its bookings: of each new one, each change and each cancellation, with the name and the phone of the guest. If you work there, please confirm it.`,
      ],
      closing: [
        'The link works for a week. You know nothing of this? Then you need not do anything: no mail about bookings comes then. By the second link, that house cannot ask you again.',
      ],
      action: { label: 'Confirm this address', url: letterLink(stop, 'confirm', site) },
      otherActions: [{ label: 'No, and do not ask again', url: letterLink(stop, 'stop', site) }],
    };
  },
};
