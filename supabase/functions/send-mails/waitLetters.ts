import * as v from 'valibot';
import { formatDate, nightsBetween, writeStayQuery } from '../../../src/domain/stay.ts';
import { at, nights as nightsCounted } from '../../../src/words/en/language.ts';
import * as say from '../../../src/words/en/mails.ts';
import { hello } from '../../../src/words/en/mails.ts';
import { partyWords } from '../../../src/words/en/party.ts';
import { letterLink, neat, readStop, type Writer } from './mailWords.ts';

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
  const nights = nightsCounted(nightsBetween(check_in_date, check_out_date));
  const dates = say.fromTo(formatDate(check_in_date), formatDate(check_out_date));
  const facts = [
    [say.where, neat(`${wait.hotel_name}, ${wait.hotel_city}`)],
    ...(wait.room_name ? [[say.room, neat(wait.room_name)] as const] : []),
    [say.when, `${dates}\n${nights}`],
    [say.who, partyWords(stay)],
  ] as const;
  const path = wait.room_category_id ? `/booking/${wait.room_category_id}` : `/hotel/${wait.hotel_id}`;
  return {
    house: neat(wait.hotel_name),
    dates,
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
      subject: say.mailWaitConfirmSubject(house.slice(0, 60)),
      preview: say.mailWaitConfirmPreview,
      heading: say.shallWeTell,
      opening: [hello, say.mailWaitSomebodyAsked],
      facts,
      closing: [say.mailWaitWorksForWeek],
      action: { label: say.yesTell, url: letterLink(stop, 'confirm', site) },
      otherActions: [{ label: say.noForget, url: letterLink(stop, 'stop', site) }],
    };
  },
  nights_free: (data, site) => {
    const { house, dates, facts, address, stop } = read(data);
    return {
      stop,
      subject: say.freeSubject(house.slice(0, 40), dates),
      preview: say.freePreview,
      heading: say.roomAt(house),
      opening: [hello, say.canBeBooked],
      facts,
      closing: [say.nobodyKeeps, say.oneMail],
      action: { label: say.seeAndBook, url: `${site}${at}${address}` },
      otherActions: [{ label: say.stopMails, url: letterLink(stop, 'stop', site) }],
    };
  },
};
