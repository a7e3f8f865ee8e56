import { type OfferedPlan, planName, planTerms } from '#src/domain/booking/pricePlan.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import * as say from '#src/words/en/prices.ts';

interface Props {
  plans: readonly OfferedPlan[];
  /** The id of the chosen plan; null for the standard price. */
  chosen: string | null;
  /** True if the totals belong to the stay shown. */
  isFresh: boolean;
  onChange: (plan: string | null) => void;
}

/** The prices of a room type, each with what it includes and its total. */
export function PlanFields({ plans, chosen, isFresh, onChange }: Props) {
  const money = useMoney();
  return (
    <div className="grid gap-3">
      {plans.map((plan) => (
        <label key={plan.id ?? ''} className="plan-choice">
          <input type="radio" name="plan" checked={plan.id === chosen} onChange={() => onChange(plan.id)} />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{planName(plan)}</span>
            <span className="block text-ink-soft text-sm">{planTerms(plan) || say.byHotelPolicy}</span>
            {!plan.is_refundable && plan.id === chosen && <span className="block text-sm">{say.payAllNoRefund}</span>}
          </span>
          <span className={`figures ml-auto font-semibold ${isFresh ? '' : 'text-ink-soft'}`}>
            {money.total(plan.total_amount)}
          </span>
        </label>
      ))}
    </div>
  );
}
