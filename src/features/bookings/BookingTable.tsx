import { sourceWords } from '#src/domain/booking/source.ts';
import { deskListWords } from '#src/domain/desk/bookings.ts';
import { lateWords, moneyWords, openWords, shortDay, stayParty, stayRooms } from '#src/domain/desk/stayWords.ts';
import { counted } from '#src/domain/stay.ts';
import * as say from '#src/words/staff/bookings.ts';
import { FormCMark, NextDeed, type RowsProps, StateChip, StayLink } from './rows.tsx';

export function BookingTable({ rows, list, today, hotel, onOpen, onDeed }: RowsProps) {
  return (
    <table className="stays-table">
      <caption className="sr-only">{list ? deskListWords[list] : say.bookingsFound}</caption>
      <thead>
        <tr>
          <th scope="col">{say.guest}</th>
          <th scope="col">{say.room}</th>
          <th scope="col">{say.dates}</th>
          <th scope="col">{say.guests}</th>
          <th scope="col">{say.status}</th>
          <th scope="col" className="right">
            {say.payment}
          </th>
          <th scope="col">
            <span className="sr-only">{say.nextStep}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((booking) => {
          const late = lateWords(booking, today);
          const open = openWords(booking);
          return (
            <tr key={booking.id}>
              <th scope="row">
                <StayLink booking={booking} hotel={hotel} onOpen={onOpen}>
                  {booking.guest_name}
                </StayLink>
                <small>
                  <span className="figures whitespace-nowrap">{booking.booking_reference}</span> ·{' '}
                  {sourceWords[booking.source]}
                </small>
              </th>
              <td>{stayRooms(booking)}</td>
              <td>
                <span className="whitespace-nowrap">
                  {shortDay(booking.check_in_date)} – {shortDay(booking.check_out_date)}
                </span>
                <small>
                  {counted(booking.nights, 'night')}
                  {late && <b className="stays-late"> · {late}</b>}
                </small>
              </td>
              <td>
                {stayParty(booking)}
                {booking.special_requests && <small>{say.specialRequests}</small>}
                <FormCMark booking={booking} />
              </td>
              <td>
                <StateChip booking={booking} />
                {open && <small className="stays-advance">{open}</small>}
              </td>
              <td className="right">
                <span className={booking.balance > 0 ? 'font-semibold' : undefined}>{moneyWords(booking)}</span>
              </td>
              <td className="right">
                <NextDeed booking={booking} today={today} list={list} onDeed={onDeed} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
