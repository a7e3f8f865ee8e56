import * as v from 'valibot';
import { FilledSchema, soldOutWords } from '../../../src/domain/booking/filled.ts';
import { counted, formatDate } from '../../../src/domain/stay.ts';
import { oneLine } from './layout.ts';
import { toHouse, unlinked, type Writer } from './mailWords.ts';

const FactsSchema = v.object({ ...FilledSchema.entries, hotel_id: v.string(), hotel_name: v.string() });

export const filledWriters: Record<string, Writer> = {
  filled_hotel: (data, site) => {
    const filled = v.parse(FactsSchema, data);
    const [house, room] = [filled.hotel_name, filled.room_name].map((name) => unlinked(oneLine(name))) as [
      string,
      string,
    ];
    return toHouse(
      {
        subject: `Unpaid bookings fill ${room.slice(0, 30)}: ${house.slice(0, 30)}`,
        preview: 'This room type is sold out on some nights.',
        heading: `Unpaid bookings fill ${room}`,
        opening: [
          `${soldOutWords(filled)} We have not received the advance for the bookings below.`,
          'Open each booking for the phone number and the day its advance is due. Call the guest, or cancel a booking that will not be paid. It expires if the advance is not received by that day.',
        ],
        facts: [
          ['Property', house],
          ['Room type', room],
          ['Nights', filled.nights.map((night) => formatDate(night)).join('\n')],
          ...filled.bookings.map(
            (one) =>
              [
                one.booking_reference,
                `${formatDate(one.check_in_date)} to ${formatDate(one.check_out_date)}\n${counted(one.num_rooms, 'room')}`,
              ] as const,
          ),
        ],
        closing: ['You get this email once a day for this room type while it lasts.'],
        action: {
          label: 'See the bookings',
          url: `${site}/owner/bookings?hotel=${encodeURIComponent(filled.hotel_id)}`,
        },
      },
      filled.hotel_name,
      data,
      site,
    );
  },
};
