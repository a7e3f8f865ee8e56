import * as v from 'valibot';
import { FilledSchema, soldOutWords } from '../../../src/domain/booking/filled.ts';
import { counted, formatDate } from '../../../src/domain/stay.ts';
import { houseWriter, neat, openHouse, type Writer } from './mailWords.ts';

const FactsSchema = v.object({ ...FilledSchema.entries, hotel_id: v.string(), hotel_name: v.string() });

export const filledWriters: Record<string, Writer> = {
  filled_hotel: houseWriter(FactsSchema, (filled, house, site) => {
    const room = neat(filled.room_name);
    return {
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
        ...filled.bookings.map(({ booking_reference, check_in_date, check_out_date, num_rooms }) => {
          const dates = `${formatDate(check_in_date)} to ${formatDate(check_out_date)}`;
          return [booking_reference, `${dates}\n${counted(num_rooms, 'room')}`] as const;
        }),
      ],
      closing: ['You get this email once a day for this room type while it lasts.'],
      action: openHouse('See the bookings', 'bookings', filled.hotel_id, site),
    };
  }),
};
