import type { SharedStay } from '#src/domain/booking/guestStay.ts';
import { formatTime, todayInKolkata } from '#src/domain/stay.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { WhereItIs } from '#src/features/stay/WhereItIs.tsx';
import { HouseRules } from './HouseRules.tsx';
import { VisitHead } from './VisitHead.tsx';

interface Props {
  stay: SharedStay;
  brand: Brand;
}

/** The stay of somebody one travels with: where, when and how to get there. */
export function SharedVisit({ stay, brand }: Props) {
  const { hotel, guest_name, arrival_time, booking_status, check_out_date } = stay;
  const isCancelled = booking_status === 'cancelled';
  return (
    <>
      <header className="visit-header">
        <div className="min-w-0">
          <h1 className="text-3xl text-balance">A stay at {hotel.name}</h1>
          <p className="mt-2 text-ink-soft">
            Booked by {guest_name}, who shared it with you.
            {arrival_time && !isCancelled && ` Arrival at about ${formatTime(arrival_time)} is planned.`}
          </p>
        </div>
        {isCancelled && <p className="status status-cancelled">Cancelled</p>}
      </header>
      <div className="max-w-[52rem]">
        <VisitHead stay={stay} />
        {!isCancelled && check_out_date >= todayInKolkata() && (
          <>
            <WhereItIs hotel={hotel} brand={brand} />
            <HouseRules hotel={hotel} />
          </>
        )}
      </div>
    </>
  );
}
