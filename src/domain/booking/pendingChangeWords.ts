import { pendingChangeStayLine } from '../../words/en/guestStay.ts';
import { rooms } from '../../words/en/language.ts';
import { guestWords } from '../../words/en/party.ts';
import { formatDate } from '../stay.ts';
import type { PendingChange } from './pendingChange.ts';

/** Not in `pendingChange.ts`: the page of a booking must stay small. */

type Stay = Pick<
  PendingChange,
  'room_name' | 'check_in_date' | 'check_out_date' | 'num_rooms' | 'num_adults' | 'num_children'
>;

export const changedStay = ({ room_name, check_in_date, check_out_date, num_rooms, ...party }: Stay) =>
  pendingChangeStayLine(
    formatDate(check_in_date),
    formatDate(check_out_date),
    room_name,
    rooms(num_rooms),
    guestWords({ adults: party.num_adults, children: party.num_children }),
  );
