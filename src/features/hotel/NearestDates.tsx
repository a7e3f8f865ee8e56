import type { HotelRoom } from '#src/domain/hotel/hotel.ts';
import { formatDate, type StayQuery } from '#src/domain/stay.ts';
import { AvailabilityAlert } from '#src/features/stay/AvailabilityAlert.tsx';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/en/hotel.ts';
import { retry as retryWord, taxesIncluded } from '#src/words/en/hotel.ts';
import { fetchFreeStays } from './freeStays.api.ts';

interface Props {
  hotel_id: string;
  rooms: readonly HotelRoom[];
  stay: StayQuery;
  onStay: (change: Partial<StayQuery>) => void;
  /** Takes the focus of a button that disappears. */
  keepFocus: () => void;
}

/** The nearest available dates with prices, and alerts for the chosen dates. */
export function NearestDates({ hotel_id, ...props }: Props) {
  // Alerts only help where rooms are sold out, not where the property's rules forbid the stay.
  const isFull = props.rooms.some(({ fits, stay_refusal }) => fits && !stay_refusal);
  return (
    <>
      <Nearest {...props} />
      {isFull && (
        <AvailabilityAlert
          key={JSON.stringify(props.stay)}
          hotel_id={hotel_id}
          room_category_id={null}
          stay={props.stay}
        />
      )}
    </>
  );
}

function Nearest({ rooms, stay, onStay, keepFocus }: Omit<Props, 'hotel_id'>) {
  const money = useMoney();
  const fitting = rooms.filter((room) => room.fits).map((room) => room.id);
  const { remote, retry } = useRemote(JSON.stringify([fitting, stay]), () => fetchFreeStays(fitting, stay));
  if (remote.state === 'failed') {
    return (
      <p className="mt-2 text-sm text-ink-soft">
        {remote.failure.message}{' '}
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            retry();
            keepFocus();
          }}
        >
          {retryWord}
        </Button>
      </p>
    );
  }
  if (remote.state === 'loading') {
    return (
      <>
        <p className="mt-2 text-sm text-ink-soft">{say.lookingForDates}</p>
        <Skeleton className="mt-3 h-14" />
      </>
    );
  }
  if (remote.value.length === 0) {
    return <p className="mt-2 text-sm text-ink-soft">{say.monthIsFull}</p>;
  }
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft">{say.freeNearest}</p>
      <ul className="mt-3 grid gap-2">
        {remote.value.map((free) => (
          <li key={free.check_in_date}>
            <button
              type="button"
              className="nearest-date"
              onClick={() => onStay({ check_in_date: free.check_in_date, check_out_date: free.check_out_date })}
            >
              <span>{say.dayToDay(formatDate(free.check_in_date), formatDate(free.check_out_date))}</span>
              <span className="text-ink-soft">
                {say.fromPrice}
                <span className="figures font-semibold text-ink">{money.total(free.from_total)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{taxesIncluded}</p>
    </>
  );
}
