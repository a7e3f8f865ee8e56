import { useEffect } from 'react';
import { guestNotes } from '#src/domain/booking/bookingFacts.ts';
import { type DeskBookingRow, deskListWords } from '#src/domain/desk/bookings.ts';
import { roomNumbers } from '#src/domain/desk/stayRooms.ts';
import { longDay, moneyWords, shortDay, stayParty, stayRooms } from '#src/domain/desk/stayWords.ts';
import { counted } from '#src/domain/stay.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import * as wordsBookings from '#src/words/staff/bookings.ts';
import * as say from '#src/words/staff/print.ts';
import { Paper } from './Paper.tsx';
import { dayLists, readDay } from './readDay.ts';

interface Props {
  hotel: string;
  onEnd: () => void;
}

export function PrintedDayList({ hotel, onEnd }: Props) {
  const { remote } = useRemote(hotel, () => readDay(hotel));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has failed
  useEffect(() => {
    if (remote.state !== 'failed') return;
    showToast({ title: say.listNotPrinted, description: remote.failure.message, tone: 'error' });
    onEnd();
  }, [remote]);
  if (remote.state !== 'ready') return null;
  const { today, hotel: house, lists } = remote.value;
  return (
    <Paper onEnd={onEnd}>
      <header className="paper-head">
        <h1>{house?.name}</h1>
        <p>{longDay(today)}</p>
      </header>
      {dayLists.map((list) => (
        <section key={list}>
          <h2>
            {deskListWords[list]}: {counted(lists[list].length, 'booking')}
          </h2>
          {lists[list].length > 0 && <DayRows rows={lists[list]} today={today} />}
        </section>
      ))}
    </Paper>
  );
}

function DayRows({ rows, today }: { rows: readonly DeskBookingRow[]; today: string }) {
  return (
    <table className="paper-list">
      <thead>
        <tr>
          <th scope="col">{say.roomNo}</th>
          <th scope="col">{wordsBookings.guest}</th>
          <th scope="col">{say.stay}</th>
          <th scope="col">{say.guestsAndRequests}</th>
          <th scope="col">{wordsBookings.payment}</th>
          <th scope="col">{say.signature}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((booking) => (
          <tr key={booking.id}>
            <td>{roomNumbers(booking.rooms, today)}</td>
            <th scope="row">
              {booking.guest_name}
              <small>{booking.guest_phone ?? booking.guest_email}</small>
              <small>{booking.booking_reference}</small>
            </th>
            <td>
              {stayRooms(booking)}
              <small>
                {shortDay(booking.check_in_date)} – {shortDay(booking.check_out_date)},{' '}
                {counted(booking.nights, 'night')}
              </small>
            </td>
            <td>
              {stayParty(booking)}
              {guestNotes.map(({ fact, words }) => words(booking) && <small key={fact}>{words(booking)}</small>)}
            </td>
            <td>{moneyWords(booking)}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
