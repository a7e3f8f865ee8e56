import { droppable, isMixed, partyOf, typesWords } from '#src/domain/booking/parts.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { numberLines } from '#src/domain/desk/stayRooms.ts';
import { moneyWords, stayParty, stayRooms } from '#src/domain/desk/stayWords.ts';
import { placeOf } from '#src/domain/hotel/hotel.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { formatTime, guestWords } from '#src/words/en/party.ts';
import * as wordsBookings from '#src/words/staff/bookings.ts';
import * as say from '#src/words/staff/print.ts';
import { Paper } from './Paper.tsx';

interface Props {
  booking: DeskBooking;
  today: string;
  onEnd: () => void;
}

const mostCompanions = 5;

export function PrintedStayCard({ booking, today, onEnd }: Props) {
  const { hotel } = booking;
  const { adults, children, rooms } = partyOf(booking);
  const companions = Math.min(mostCompanions, adults + children - 1);
  return (
    <Paper onEnd={onEnd}>
      <header className="paper-head">
        <h1>{hotel.name}</h1>
        <p>
          {placeOf(hotel)}
          {[hotel.phone, hotel.email].map((way) => way && <span key={way}> · {way}</span>)}
        </p>
      </header>
      <h2 className="paper-title">{say.guestRegistrationCard}</h2>
      <dl className="paper-fields">
        <Line term={wordsBookings.booking} value={booking.booking_reference} />
        <Line term={isMixed(booking) ? say.rooms : wordsBookings.room} value={stayRooms(booking)} />
        {numberLines(booking.rooms, rooms, today).map((number, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines
          <Line key={at} term={say.roomNumber} value={number} />
        ))}
        <Line
          term={say.arrival}
          value={say.dayFromTime(formatDate(booking.check_in_date), formatTime(hotel.check_in_time))}
        />
        <Line
          term={say.departure}
          value={say.dayByTime(formatDate(booking.check_out_date), formatTime(hotel.check_out_time))}
        />
        <Line term={say.timeOfArrival} />
        <Line term={wordsBookings.guests} value={`${stayParty(booking)}, ${counted(booking.nights, 'night')}`} />
        {droppable(booking).map(({ room_category_id, name, num_rooms, num_adults, num_children }) => (
          <Line
            key={room_category_id}
            term={typesWords({ room_name: name, num_rooms })}
            value={guestWords({ adults: num_adults, children: num_children })}
          />
        ))}
        <Line
          term={booking.tax_amount > 0 ? say.totalTaxesIncluded : say.total}
          value={formatRupees(booking.total_amount)}
        />
        <Line term={wordsBookings.payment} value={moneyWords(booking)} />
      </dl>
      <h2>{wordsBookings.guest}</h2>
      <dl className="paper-fields">
        <Line term={wordsBookings.name} value={booking.guest_name} wide />
        <Line term={wordsBookings.phone} value={booking.guest_phone} />
        <Line term={wordsBookings.email} value={booking.guest_email} />
        <Line term={say.dateOfBirth} />
        <Line term={say.homeAddress} wide="tall" />
        <Line term={say.nationality} />
        <Line term={say.identityDocument} />
        <Line term={say.number} />
        <Line term={say.comingFrom} />
        <Line term={say.goingTo} />
        <Line term={say.vehicleNumber} />
        <Line term={say.purposeOfVisit} />
      </dl>
      {companions > 0 && (
        <table className="paper-list">
          <caption>{say.otherGuests}</caption>
          <thead>
            <tr>
              <th scope="col">{wordsBookings.name}</th>
              <th scope="col">{say.age}</th>
              <th scope="col">{say.nationality}</th>
              <th scope="col">{say.documentAndNumber}</th>
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
      <h2>{say.foreignGuestsFormC}</h2>
      <dl className="paper-fields">
        <Line term={say.passportNumber} />
        <Line term={say.placeAndDateOfIssue} />
        <Line term={say.validUntil} />
        <Line term={say.visaNumber} />
        <Line term={say.placeAndDateOfIssue} />
        <Line term={say.validUntil} />
        <Line term={say.typeOfVisa} />
        <Line term={say.arrivedInIndiaOn} />
        <Line term={say.arrivedFrom} />
        <Line term={say.daysInIndia} />
        <Line term={say.nextDestination} />
        <Line term={say.employedInIndia} />
        <Line term={say.addressInHomeCountry} wide />
      </dl>
      <dl className="paper-fields paper-signatures">
        <Line term={say.date} />
        <Line term={say.guestSignature} />
        <Line term={say.forProperty} />
      </dl>
    </Paper>
  );
}

interface LineProps {
  term: string;
  /** Without a value, the line is filled in by hand. */
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
