import { type OfferedPlan, planName, planTerms } from '#src/domain/booking/pricePlan.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { bookingPath } from '#src/lib/bookingPath.ts';
import { Button } from '#src/ui/Button.tsx';
import { forNights } from '#src/words/en/hotel.ts';
import * as say from '#src/words/en/prices.ts';

interface Props {
  room: string;
  plans: readonly OfferedPlan[];
  stay: StayQuery;
  nights: number;
}

/** The other prices of a room type for these dates, with what each includes. */
export function RoomPlans({ room, plans, stay, nights }: Props) {
  const money = useMoney();
  return (
    <ul className="col-span-full grid gap-2" aria-label={say.otherPrices}>
      {plans.map((plan) => (
        <li key={plan.id ?? ''} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{planName(plan)}</span>
            <span className="block text-ink-soft text-sm">{planTerms(plan) || say.byHotelPolicy}</span>
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="text-sm">
              <span className="figures font-semibold">{money.total(plan.total_amount)}</span>{' '}
              <span className="text-ink-soft">{forNights(nights)}</span>
            </span>
            <Button
              size="small"
              variant="secondary"
              href={bookingPath(room, stay, { plan: plan.id })}
              aria-label={`${say.choosePlan}: ${planName(plan)}`}
            >
              {say.choosePlan}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
