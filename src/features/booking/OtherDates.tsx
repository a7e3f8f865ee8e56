import type { NearestStay } from '#src/domain/hotel/nearestStays.ts';
import { formatDate } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { fromTo, nearestDates } from '#src/words/en/hotel.ts';

interface Props {
  stays: readonly NearestStay[];
  onDates: (check_in_date: string, check_out_date: string) => void;
}

export function OtherDates({ stays, onDates }: Props) {
  const money = useMoney();
  return (
    <>
      <p className="mt-4 font-semibold text-sm">{nearestDates}</p>
      <ul className="mt-2 grid gap-2">
        {stays.map((other) => (
          <li key={other.check_in_date}>
            <button
              type="button"
              className="other-stay"
              onClick={() => onDates(other.check_in_date, other.check_out_date)}
            >
              <span className="figures font-semibold">
                {fromTo(formatDate(other.check_in_date), formatDate(other.check_out_date))}
              </span>
              <span className="figures">{money.total(other.from_total)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
