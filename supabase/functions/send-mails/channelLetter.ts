import * as v from 'valibot';
import { ConflictSchema, nightRangeWords, otherTakers, stretchWords } from '../../../src/domain/channels/channels.ts';
import { checkUnread, unreadEntries } from '../../../src/words/staff/channels.ts';
import { oneLine } from './layout.ts';
import { toHouse, unlinked, type Writer } from './mailWords.ts';

const FactsSchema = v.object({ ...ConflictSchema.entries, hotel_id: v.string(), hotel_name: v.string() });

const UnreadSchema = v.object({
  ...{ hotel_id: v.string(), hotel_name: v.string(), room_name: v.string(), channel: v.string(), count: v.number() },
  from_date: v.nullable(v.pipe(v.string(), v.isoDate())),
});
const neat = (name: string) => unlinked(oneLine(name));
const pageOf = (site: string, hotel: string) => `${site}/owner/channels?hotel=${encodeURIComponent(hotel)}`;

export const channelWriters: Record<string, Writer> = {
  channel_conflict: (data, site) => {
    const conflict = v.parse(FactsSchema, data);
    const [house, room, channel] = [conflict.hotel_name, conflict.room_name, conflict.channel].map(neat) as [
      string,
      string,
      string,
    ];
    const others = otherTakers(conflict);
    return toHouse(
      {
        subject: `Booking without a room: ${channel.slice(0, 20)} and ${house.slice(0, 20)}, ${stretchWords(conflict.first_night, conflict.end_date)}`,
        preview: `${channel} shows a booking for which ${room} is sold out here.`,
        heading: `Booking from ${channel} without a room`,
        opening: [
          `${channel} sold ${room} for ${stretchWords(conflict.first_night, conflict.end_date)}. Here, no room of this type is left for ${nightRangeWords(conflict.nights, stretchWords)}. We block the nights on which a room is available.`,
          `Resolve this soon: move or cancel one of the bookings, or block a room of another type for the booking from ${channel}.`,
        ],
        facts: [
          ['Property', house],
          ['Room type', room],
          [`On ${channel}`, stretchWords(conflict.first_night, conflict.end_date)],
          ['Nights without a room', nightRangeWords(conflict.nights, stretchWords)],
          ...conflict.stays.map(
            (stay) =>
              [
                'Booked here',
                `${unlinked(oneLine(stay.guest_name))}, ${stretchWords(stay.check_in_date, stay.check_out_date)}\n${stay.booking_reference}`,
              ] as const,
          ),
          ...(others ? [['Also', others] as const] : []),
        ],
        closing: ['If one of the bookings is cancelled, this is resolved when we next read the calendar.'],
        action: { label: 'Resolve it', url: pageOf(site, conflict.hotel_id) },
      },
      conflict.hotel_name,
      data,
      site,
    );
  },
  calendar_unread: (data, site) => {
    const unread = v.parse(UnreadSchema, data);
    const channel = neat(unread.channel);
    const house = neat(unread.hotel_name);
    const said = unreadEntries(unread.count, unread.from_date);
    return toHouse(
      {
        subject: `${channel.slice(0, 20)} calendar: ${said}: ${house.slice(0, 20)}`,
        preview: 'Check that no booking is missing in your calendar here.',
        heading: `We could not read all of the ${channel} calendar`,
        opening: [`${said}. ${checkUnread(channel)}`],
        facts: [
          ['Property', house],
          ['Room type', neat(unread.room_name)],
        ],
        closing: ['You get no other email about these entries.'],
        action: { label: 'See the calendar', url: pageOf(site, unread.hotel_id) },
      },
      unread.hotel_name,
      data,
      site,
    );
  },
};
