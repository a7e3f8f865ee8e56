import { sourceWords } from '#src/domain/booking/source.ts';
import { deskListWords } from '#src/domain/desk/bookings.ts';
import { roomWords } from '#src/domain/desk/stayRooms.ts';
import { lateWords, moneyWords, openWords, shortDay, stayParty, stayRooms } from '#src/domain/desk/stayWords.ts';
import { counted } from '#src/domain/stay.ts';
import * as say from '#src/words/staff/bookings.ts';
import { FormCMark, NextAction, type RowsProps, StateChip, StayLink } from './rows.tsx';

export function BookingCards({ rows, list, today, hotel, onOpen, onAction: onDeed }: RowsProps) {
  return (
    <ul className="stays-cards" aria-label={list ? deskListWords[list] : say.bookingsFound}>
      {rows.map((booking) => {
        const late = lateWords(booking, today);
        const open = openWords(booking);
        return (
          <li key={booking.id}>
            <div className="stays-card-head">
              <h2>
                <StayLink booking={booking} onOpen={onOpen}>
                  {booking.guest_name}
                </StayLink>
              </h2>
              <StateChip booking={booking} />
            </div>
            <p>
              {shortDay(booking.check_in_date)} – {shortDay(booking.check_out_date)} ·{' '}
              {counted(booking.nights, 'night')}
              {late && <b className="stays-late"> · {late}</b>}
            </p>
            <p className="wrap-anywhere">
              {booking.rooms.length > 0 && <b>{roomWords(booking.rooms, today)} · </b>}
              {stayRooms(booking)} · {stayParty(booking)}
              {!hotel && ` · ${booking.hotel_name}`}
            </p>
            {open && <p className="stays-advance">{open}</p>}
            <FormCMark booking={booking} />
            {booking.special_requests && <p className="stays-requests">{booking.special_requests}</p>}
            <div className="stays-card-foot">
              <p>
                <b>{moneyWords(booking)}</b>
                <small>
                  {booking.booking_reference} · {sourceWords[booking.source]}
                </small>
              </p>
              <NextAction booking={booking} today={today} list={list} onAction={onDeed} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
