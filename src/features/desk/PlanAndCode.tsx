import { planName, planTerms, planWords } from '#src/domain/booking/pricePlan.ts';
import type { DeskQuote, PlanChoice } from '#src/domain/desk/phone.ts';
import { formatRupees } from '#src/domain/money.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/calendar.ts';

interface Props {
  /** The last answer, so that the fields stay while the next one loads. */
  quote: DeskQuote | null;
  choice: PlanChoice;
  onChange: (change: Partial<PlanChoice>) => void;
}

/** The rate plan and the discount code of a desk booking, if the property has any. */
export function PlanAndCode({ quote, choice, onChange }: Props) {
  const plans = quote?.plans ?? [];
  const own = quote?.plan;
  return (
    <>
      {(plans.length > 0 || choice.plan_id !== '') && (
        <Select
          label={say.ratePlan}
          value={choice.plan_id}
          onChange={(event) => onChange({ plan_id: event.currentTarget.value })}
        >
          {own && plans.every(({ id }) => id !== own.id) && <option value={own.id}>{planWords(own)}</option>}
          {plans.map((plan) => (
            <option key={plan.id} value={plan.id ?? ''}>
              {[planName(plan), planTerms(plan), formatRupees(plan.total_amount)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </Select>
      )}
      {(quote?.takes_codes || choice.code !== '') && (
        <TextInput
          label={say.discountCode}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={choice.code}
          error={say.codeErrors[quote?.code_error ?? '']}
          onChange={(event) => onChange({ code: event.currentTarget.value })}
        />
      )}
    </>
  );
}
