import { pendingChangeStayLine } from '../../words/en/guestStay.ts';
import { rooms } from '../../words/en/language.ts';
import { guestWords } from '../../words/en/party.ts';
import { formatDate } from '../stay.ts';
import { headingOf, partyOf } from './parts.ts';
import type { PendingChange } from './pendingChange.ts';

/** Not in `pendingChange.ts`: the page of a booking must stay small. */

type Stay = Pick<
  PendingChange,
  'room_name' | 'check_in_date' | 'check_out_date' | 'num_rooms' | 'num_adults' | 'num_children' | 'parts'
>;

export function changedStay(stay: Stay) {
  const party = partyOf(stay);
  return pendingChangeStayLine(
    formatDate(stay.check_in_date),
    formatDate(stay.check_out_date),
    headingOf(stay.room_name, stay),
    rooms(party.rooms),
    guestWords(party),
  );
}
