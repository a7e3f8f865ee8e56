import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { moneyWords, stayParty, stayRooms } from '#src/domain/desk/stayWords.ts';
import { placeOf } from '#src/domain/hotel/hotel.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { formatTime } from '#src/words/en/party.ts';
import { Paper } from './Paper.tsx';

interface Props {
  booking: DeskBooking;
  onEnd: () => void;
}

/** Lines for the other guests; a large party takes a second card. */
const mostCompanions = 5;

/** The registration card of a booking: known details are printed, the rest is filled in and signed at the front desk. */
export function StayCard({ booking, onEnd }: Props) {
  const { hotel, num_adults, num_children } = booking;
  const companions = Math.min(mostCompanions, num_adults + num_children - 1);
  return (
    <Paper onEnd={onEnd}>
      <header className="paper-head">
        <h1>{hotel.name}</h1>
        <p>
          {placeOf(hotel)}
          {[hotel.phone, hotel.email].map((way) => way && <span key={way}> · {way}</span>)}
        </p>
      </header>
      <h2 className="paper-title">Guest registration card</h2>
      <dl className="paper-fields">
        <Line term="Booking" value={booking.booking_reference} />
        <Line term="Room" value={stayRooms(booking)} />
        <Line term="Room number" />
        <Line term="Arrival" value={`${formatDate(booking.check_in_date)}, from ${formatTime(hotel.check_in_time)}`} />
        <Line
          term="Departure"
          value={`${formatDate(booking.check_out_date)}, by ${formatTime(hotel.check_out_time)}`}
        />
        <Line term="Time of arrival" />
        <Line term="Guests" value={`${stayParty(booking)}, ${counted(booking.nights, 'night')}`} />
        <Line
          term={booking.tax_amount > 0 ? 'Total, all taxes included' : 'Total'}
          value={formatRupees(booking.total_amount)}
        />
        <Line term="Payment" value={moneyWords(booking)} />
      </dl>
      <h2>Guest</h2>
      <dl className="paper-fields">
        <Line term="Name" value={booking.guest_name} wide />
        <Line term="Phone" value={booking.guest_phone} />
        <Line term="Email" value={booking.guest_email} />
        <Line term="Date of birth" />
        <Line term="Home address" wide="tall" />
        <Line term="Nationality" />
        <Line term="Identity document" />
        <Line term="Number" />
        <Line term="Coming from" />
        <Line term="Going to" />
        <Line term="Vehicle number" />
        <Line term="Purpose of the visit" />
      </dl>
      {companions > 0 && (
        <table className="paper-list">
          <caption>Other guests</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Age</th>
              <th scope="col">Nationality</th>
              <th scope="col">Document and number</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: companions }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty lines
              <tr key={at}>
                <td />
                <td />
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h2>Foreign guests (Form C)</h2>
      <dl className="paper-fields">
        <Line term="Passport number" />
        <Line term="Place and date of issue" />
        <Line term="Valid until" />
        <Line term="Visa number" />
        <Line term="Place and date of issue" />
        <Line term="Valid until" />
        <Line term="Type of visa" />
        <Line term="Arrived in India on" />
        <Line term="Arrived from" />
        <Line term="Days in India" />
        <Line term="Next destination" />
        <Line term="Employed in India: yes / no" />
        <Line term="Address in the home country" wide />
      </dl>
      <dl className="paper-fields paper-signatures">
        <Line term="Date" />
        <Line term="Guest’s signature" />
        <Line term="For the property" />
      </dl>
    </Paper>
  );
}

interface LineProps {
  term: string;
  /** The known value; without one, the line is filled in by hand. */
  value?: string | null;
  wide?: boolean | 'tall';
}

function Line({ term, value, wide }: LineProps) {
  return (
    <div className={wide ? `is-wide ${wide === 'tall' ? 'is-tall' : ''}` : undefined}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
