import * as v from 'valibot';
import { formatRupees } from '../../../src/domain/money.ts';
import { counted, formatDate } from '../../../src/domain/stay.ts';
import { choosePassword, houseWriter, neat, openHouse, type Writer } from './mailWords.ts';

const deedWords = { booking_hotel: 'Booked', changed_hotel: 'Changed', cancelled_hotel: 'Cancelled' };
const DeedSchema = v.object({
  kind: v.picklist(['booking_hotel', 'changed_hotel', 'cancelled_hotel']),
  booking_reference: v.string(),
  guest_name: v.string(),
  room_name: v.string(),
  check_in_date: v.string(),
  check_out_date: v.string(),
  num_rooms: v.number(),
  total_amount: v.number(),
});
const DaySchema = v.object({
  hotel_id: v.string(),
  hotel_name: v.string(),
  on_date: v.string(),
  deeds: v.array(DeedSchema),
});

export const ownDayWriters: Record<string, Writer> = {
  own_day: houseWriter(DaySchema, ({ hotel_id, on_date, deeds }, house, site) => ({
    subject: `Your changes on ${formatDate(on_date)}: ${house}`,
    preview: `${counted(deeds.length, 'entry', 'entries')} in bookings of ${house}.`,
    heading: `Your changes to bookings of ${house}`,
    opening: ['Hello,', `On ${formatDate(on_date)} you made the changes below.`],
    facts: deeds.map((one) => [
      `${deedWords[one.kind]}: ${one.booking_reference}`,
      `${neat(one.guest_name)}\n${formatDate(one.check_in_date)} to ${formatDate(one.check_out_date)} · ${counted(one.num_rooms, 'room')} · ${neat(one.room_name)}\n${formatRupees(one.total_amount)}`,
    ]),
    closing: [
      'If this was not you, choose a new password, then reply to this email.',
      'For an email about each change instead, select “Emails about bookings” in your listings.',
    ],
    action: openHouse('See the bookings', 'bookings', hotel_id, site),
    otherActions: [choosePassword(site)],
  })),
};
