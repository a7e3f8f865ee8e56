import { sourceWords } from '#src/domain/booking/source.ts';
import { type DeskBookingRow, deskListWords } from '#src/domain/desk/bookings.ts';
import { roomWords } from '#src/domain/desk/stayRooms.ts';
import { lateWords, moneyWords, openWords, shortDay, stayParty, stayRooms } from '#src/domain/desk/stayWords.ts';
import { counted } from '#src/domain/stay.ts';
import { type Column, Table } from '#src/ui/Table.tsx';
import * as say from '#src/words/staff/bookings.ts';
import { FormCMark, NextAction, type RowsProps, StateChip, StayLink } from './rows.tsx';

export function BookingTable({ rows, list, today, hotel, onOpen, onAction: onDeed }: RowsProps) {
  const columns: Column<DeskBookingRow>[] = [
    {
      head: say.guest,
      cell: (booking) => (
        <>
          <StayLink booking={booking} onOpen={onOpen}>
            {booking.guest_name}
          </StayLink>
          <small>
            <span className="figures whitespace-nowrap">{booking.booking_reference}</span> ·{' '}
            {sourceWords[booking.source]}
          </small>
          {!hotel && <small>{booking.hotel_name}</small>}
        </>
      ),
    },
    {
      head: say.room,
      cell: (booking) => (
        <>
          {stayRooms(booking)}
          {booking.rooms.length > 0 && <small>{roomWords(booking.rooms, today)}</small>}
        </>
      ),
    },
    {
      head: say.dates,
      cell: (booking) => {
        const late = lateWords(booking, today);
        return (
          <>
            <span className="whitespace-nowrap">
              {shortDay(booking.check_in_date)} – {shortDay(booking.check_out_date)}
            </span>
            <small>
              {counted(booking.nights, 'night')}
              {late && <b className="stays-late"> · {late}</b>}
            </small>
          </>
        );
      },
    },
    {
      head: say.guests,
      cell: (booking) => (
        <>
          {stayParty(booking)}
          {booking.special_requests && <small>{say.specialRequests}</small>}
          <FormCMark booking={booking} />
        </>
      ),
    },
    {
      head: say.status,
      cell: (booking) => (
        <>
          <StateChip booking={booking} />
          <small className="stays-advance">{openWords(booking)}</small>
        </>
      ),
    },
    {
      head: say.payment,
      right: true,
      cell: (booking) => (
        <span className={booking.balance > 0 ? 'font-semibold' : undefined}>{moneyWords(booking)}</span>
      ),
    },
    {
      head: say.nextStep,
      right: true,
      cell: (booking) => <NextAction booking={booking} today={today} list={list} onAction={onDeed} />,
    },
  ];
  return (
    <Table
      className="data-table-long stays-table"
      caption={list ? deskListWords[list] : say.bookingsFound}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      headOf={({ head }) => (head === say.nextStep ? <span className="sr-only">{head}</span> : head)}
    />
  );
}
