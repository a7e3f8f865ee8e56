import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { partyOf } from '#src/domain/booking/parts.ts';
import { formatDate } from '#src/domain/stay.ts';
import * as say from '#src/words/en/confirmation.ts';
import { nights, rooms } from '#src/words/en/language.ts';
import * as labels from '#src/words/en/party.ts';
import { formatTime, guestWords } from '#src/words/en/party.ts';

interface Props {
  stay: Pick<
    ConfirmedBooking,
    'check_in_date' | 'check_out_date' | 'nights' | 'num_adults' | 'num_children' | 'num_rooms'
  > & { parts?: ConfirmedBooking['parts'] };
  hotel: Pick<ConfirmedBooking['hotel'], 'check_in_time' | 'check_out_time'>;
}

export function StayWhen({ stay, hotel }: Props) {
  const party = partyOf(stay);
  return (
    <div className="ticket-when">
      <When label={labels.checkIn} date={stay.check_in_date} time={say.fromTime(formatTime(hotel.check_in_time))} />
      <When label={labels.checkOut} date={stay.check_out_date} time={say.byTime(formatTime(hotel.check_out_time))} />
      <div>
        <p className="text-ink-soft text-sm">{say.stay}</p>
        <p className="ticket-date">{nights(stay.nights)}</p>
        <p className="text-ink-soft text-sm">
          {guestWords(party)}, {rooms(party.rooms)}
        </p>
      </div>
    </div>
  );
}

function When({ label, date, time }: { label: string; date: string; time: string }) {
  return (
    <div>
      <p className="text-ink-soft text-sm">{label}</p>
      <p className="ticket-date">{formatDate(date)}</p>
      <p className="text-ink-soft text-sm">{time}</p>
    </div>
  );
}
