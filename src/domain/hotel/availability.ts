import * as say from '../../words/staff/calendar.ts';
import * as calendarForms from '../../words/staff/calendarForms.ts';
import { maxDaysAhead } from '../stay.ts';

/** The database has the same limit. */
const maxBlockNights = 366;
export const maxBlockReason = 200;
export const gridNights = [14, 30, 60] as const;

const blockRefusals: Record<string, string> = {
  invalid_dates: say.lastNightBeforeFirst,
  past_dates: say.nightsBeforeToday,
  too_many_nights: say.blockTooLong(maxBlockNights),
  too_far_ahead: say.blockTooFarAhead(maxDaysAhead),
  invalid_reason: calendarForms.characterLimit(maxBlockReason),
  not_found: say.roomTypeGone,
  changed_meanwhile: say.someoneElseChangedNights,
  not_blocked: say.nothingIsBlocked,
  busy: say.someoneElseIsChangingNights,
};

export function blockRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  const { code, rooms_free, max_rooms, channel } = refusal;
  if (code === 'sold_out') {
    return say.nothingWasBlocked(
      rooms_free ? say.fewerRoomsAvailable(Number(rooms_free)) : say.noRoomAvailableOnSomeNight,
    );
  }
  if (code === 'too_many_rooms') return say.roomTypeHasOnly(Number(max_rooms ?? 0));
  if (code === 'booked_elsewhere') return say.blockedByOtherCalendar(String(channel));
  return blockRefusals[code] ?? say.couldNotMakeChange;
}
