import { todayInKolkata } from '#src/domain/stay.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { WhereItIs } from '#src/features/stay/WhereItIs.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { sharedAsItWas } from '#src/words/en/guestStay.ts';
import { formatTime } from '#src/words/en/party.ts';
import { AsOf } from './AsOf.tsx';
import { HouseRules } from './HouseRules.tsx';
import { KeepHere } from './KeepHere.tsx';
import type { OpenedShared } from './opened.ts';
import { useOfflineRetry } from './useOfflineRetry.ts';
import { VisitHead } from './VisitHead.tsx';

interface Props {
  token: string;
  opened: OpenedShared;
  brand: Brand;
  onChanged: () => void;
}

export function SharedVisit({ token, opened, brand, onChanged }: Props) {
  const { stay } = opened;
  const isOffline = useOfflineRetry(opened.isKept === true, onChanged);
  const { hotel, guest_name, arrival_time, booking_status, check_out_date } = stay;
  const isCancelled = booking_status === 'cancelled';
  return (
    <>
      {(opened.isKept || isOffline) && (
        <AsOf at={opened.at} isOffline={isOffline} onRetry={onChanged}>
          {sharedAsItWas}
        </AsOf>
      )}
      <header className="visit-header">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-3xl text-balance">
            {say.stayAt(hotel.name)}
          </h1>
          <p className="mt-2 text-ink-soft">
            {say.bookedBy(guest_name)}
            {arrival_time && !isCancelled && say.arrivalPlanned(formatTime(arrival_time))}
          </p>
        </div>
        {isCancelled && <p className="status status-cancelled">{say.cancelled}</p>}
      </header>
      <div className="max-w-[52rem]">
        <VisitHead stay={stay} />
        {!isCancelled && check_out_date >= todayInKolkata() && (
          <>
            <WhereItIs hotel={hotel} brand={brand} />
            <HouseRules hotel={hotel} />
          </>
        )}
        <div className="mt-12">
          <KeepHere token={token} opened={opened} />
        </div>
      </div>
    </>
  );
}
