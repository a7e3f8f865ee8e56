import * as v from 'valibot';
import { ConflictSchema, nightRangeWords, otherTakers, stretchWords } from '../../../src/domain/channels/channels.ts';
import { checkUnread, unreadEntries } from '../../../src/words/staff/channels.ts';
import { houseWriter, neat, openHouse, type Writer } from './mailWords.ts';

const FactsSchema = v.object({ ...ConflictSchema.entries, hotel_id: v.string(), hotel_name: v.string() });

const UnreadSchema = v.object({
  ...{ hotel_id: v.string(), hotel_name: v.string(), room_name: v.string(), channel: v.string(), count: v.number() },
  from_date: v.nullable(v.pipe(v.string(), v.isoDate())),
});

export const channelWriters: Record<string, Writer> = {
  channel_conflict: houseWriter(FactsSchema, (conflict, house, site) => {
    const [room, channel] = [neat(conflict.room_name), neat(conflict.channel)];
    const dates = stretchWords(conflict.first_night, conflict.end_date);
    const nights = nightRangeWords(conflict.nights, stretchWords);
    const others = otherTakers(conflict);
    return {
      subject: `Room sold twice: ${channel.slice(0, 20)} and ${house.slice(0, 20)}, ${dates}`,
      preview: `${channel} shows a booking for which ${room} is sold out here.`,
      heading: `Sold twice: booking from ${channel}`,
      opening: [
        `${channel} sold ${room} for ${dates}. Here, no room of this type is left for ${nights}. We block the nights on which a room is available.`,
        `Resolve this soon: move or cancel one of the bookings, or block a room of another type for the booking from ${channel}.`,
      ],
      facts: [
        ['Property', house],
        ['Room type', room],
        [`On ${channel}`, dates],
        ['Nights without a room', nights],
        ...conflict.stays.map((stay) => {
          const stayDates = stretchWords(stay.check_in_date, stay.check_out_date);
          return ['Booked here', `${neat(stay.guest_name)}, ${stayDates}\n${stay.booking_reference}`] as const;
        }),
        ...(others ? [['Also', others] as const] : []),
      ],
      closing: ['If one of the bookings is cancelled, this is resolved when we next read the calendar.'],
      action: openHouse('Resolve it', 'channels', conflict.hotel_id, site),
    };
  }),
  calendar_unread: houseWriter(UnreadSchema, (unread, house, site) => {
    const channel = neat(unread.channel);
    const said = unreadEntries(unread.count, unread.from_date);
    return {
      subject: `${channel.slice(0, 20)} calendar: ${said}: ${house.slice(0, 20)}`,
      preview: 'Check that no booking is missing in your calendar here.',
      heading: `We could not read all of the ${channel} calendar`,
      opening: [`${said}. ${checkUnread(channel)}`],
      facts: [
        ['Property', house],
        ['Room type', neat(unread.room_name)],
      ],
      closing: ['You get no other email about these entries.'],
      action: openHouse('See the calendar', 'channels', unread.hotel_id, site),
    };
  }),
};
