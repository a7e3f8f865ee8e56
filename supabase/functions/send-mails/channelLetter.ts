import * as v from 'valibot';
import { ConflictSchema, nightWords, otherTakers, stretchWords } from '../../../src/domain/channels/channels.ts';
import { oneLine } from './layout.ts';
import { toHouse, unlinked, type Writer } from './mailWords.ts';

/** Tells a house at once that another site sold nights for which no room is free here. */

const FactsSchema = v.object({ ...ConflictSchema.entries, hotel_id: v.string(), hotel_name: v.string() });

export const channelWriters: Record<string, Writer> = {
  channel_conflict: (data, site) => {
    const conflict = v.parse(FactsSchema, data);
    const [house, room, channel] = [conflict.hotel_name, conflict.room_name, conflict.channel].map((name) =>
      unlinked(oneLine(name)),
    ) as [string, string, string];
    const others = otherTakers(conflict);
    return toHouse(
      {
        subject: `Sold twice? ${channel.slice(0, 20)} and ${house.slice(0, 20)}, ${stretchWords(conflict.first_night, conflict.end_date)}`,
        preview: `No ${room} is free for a stay that ${channel} has taken.`,
        heading: 'A stay of another site has no room',
        opening: [
          `${channel} says that these nights are taken there, and no room is free here. Its other nights are blocked as usual.`,
          'Please settle it soon: move or cancel one of the stays, or give it another room.',
        ],
        facts: [
          ['House', house],
          ['Room', room],
          [`On ${channel}`, stretchWords(conflict.first_night, conflict.end_date)],
          ['Nights without a room', nightWords(conflict.nights, stretchWords)],
          ...conflict.stays.map(
            (stay) =>
              [
                'Booked here',
                `${unlinked(oneLine(stay.guest_name))}, ${stretchWords(stay.check_in_date, stay.check_out_date)}\n${stay.booking_reference}`,
              ] as const,
          ),
          ...(others ? [['And', others] as const] : []),
        ],
        closing: ['When one of the stays goes, this is over by itself with the next reading of the calendar.'],
        action: { label: 'Settle it', url: `${site}/owner/channels?hotel=${encodeURIComponent(conflict.hotel_id)}` },
      },
      conflict.hotel_name,
      data,
      site,
    );
  },
};
