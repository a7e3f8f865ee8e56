import * as v from 'valibot';
import { counted, formatDate, nightsBetween, writeStayQuery } from '../../../src/domain/stay.ts';
import { partyWords } from '../../../src/words/en/stay.ts';
import { oneLine } from './layout.ts';
import { letterLink, readStop, unlinked, type Writer } from './mailWords.ts';

/** The two letters to an address that waits for nights: whether it is its reader who asked, and that the stay can be booked. */

const AwaitedSchema = v.object({
  hotel_id: v.string(),
  hotel_name: v.string(),
  hotel_city: v.string(),
  room_category_id: v.nullable(v.string()),
  room_name: v.nullable(v.string()),
  check_in_date: v.string(),
  check_out_date: v.string(),
  num_adults: v.number(),
  num_children: v.number(),
  num_rooms: v.number(),
});

function read(data: unknown) {
  const wait = v.parse(AwaitedSchema, data);
  const { check_in_date, check_out_date, num_adults, num_children, num_rooms } = wait;
  const stay = { check_in_date, check_out_date, adults: num_adults, children: num_children, rooms: num_rooms };
  const nights = counted(nightsBetween(check_in_date, check_out_date), 'night');
  const facts = [
    ['Where', unlinked(oneLine(`${wait.hotel_name}, ${wait.hotel_city}`))],
    ...(wait.room_name ? [['Room', unlinked(oneLine(wait.room_name))] as const] : []),
    ['When', `${formatDate(check_in_date)} – ${formatDate(check_out_date)}\n${nights}`],
    ['Who', partyWords(stay)],
  ] as const;
  const path = wait.room_category_id ? `/booking/${wait.room_category_id}` : `/hotel/${wait.hotel_id}`;
  return {
    house: unlinked(oneLine(wait.hotel_name)),
    dates: `${formatDate(check_in_date)} to ${formatDate(check_out_date)}`,
    facts,
    address: `${path}?${writeStayQuery(stay)}`,
    stop: readStop(data, 'free-nights'),
  };
}

export const waitWriters: Record<string, Writer> = {
  wait_confirm: (data, site) => {
    const { house, facts, stop } = read(data);
    return {
      stop,
      subject: `Please confirm: free nights at ${house.slice(0, 60)}`,
      preview: 'Confirm your address, and we write once when the stay can be booked.',
      heading: 'Shall we tell you?',
      opening: [
        'Hello,',
        'Somebody, we hope you, asked to be told with this address when this stay can be booked. It is sold out now. Confirm that the address is yours, and we write once, as soon as there is room.',
      ],
      facts,
      closing: [
        'The link works for a week. If you did not ask for this, you need not do anything: no other mail about it will come.',
      ],
      action: { label: 'Yes, tell me', url: letterLink(stop, 'confirm', site) },
      otherActions: [{ label: 'No, forget it', url: letterLink(stop, 'stop', site) }],
    };
  },
  nights_free: (data, site) => {
    const { house, dates, facts, address, stop } = read(data);
    return {
      stop,
      subject: `There is room again: ${house.slice(0, 40)}, ${dates}`,
      preview: 'The stay you waited for can be booked now.',
      heading: `There is room at ${house}`,
      opening: ['Hello,', 'The stay that you asked us to watch can be booked now:'],
      facts,
      closing: [
        'Nobody keeps the room: whoever else waits for it has this mail too, and who books first has it.',
        'This was the one mail about this stay. No other follows, and your address is forgotten after 30 days.',
      ],
      action: { label: 'See it and book', url: `${site}${address}` },
      otherActions: [{ label: 'Stop mails about this stay', url: letterLink(stop, 'stop', site) }],
    };
  },
};
