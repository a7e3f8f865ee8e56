import type { ReactNode } from 'react';
import { planDefaults, planNames, readPlanFigure } from '#src/domain/desk/judgeRates.ts';
import { lessThan } from '#src/domain/desk/nightPrice.ts';
import type { Rates } from '#src/domain/desk/rates.ts';
import type { PlanFigure } from '#src/domain/desk/ratesForm.ts';
import { nightWords, shortRupees } from '#src/domain/desk/rateWords.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { formatTime } from '#src/words/en/stay.ts';
import { Section } from './Section.tsx';
import type { RatesEditor } from './useRatesForm.ts';

interface Props {
  editor: RatesEditor;
}
type PricedProps = Props & { rates: Rates; today: string };

/** Returns what the control of a part of the plan takes. */
const controlsOf =
  ({ form, problems, setPlan }: RatesEditor) =>
  (name: PlanFigure, hint?: ReactNode) => ({
    id: `plan.${name}`,
    label: planNames[name],
    value: form.plan[name],
    hint,
    error: problems.find(({ id }) => id === `plan.${name}`)?.message,
    onChange: (event: { currentTarget: { value: string } }) => setPlan({ [name]: event.currentTarget.value }),
  });

/** The same where a figure is typed. */
const fieldsOf = (editor: RatesEditor) => (name: PlanFigure, hint?: ReactNode) => ({
  ...controlsOf(editor)(name, hint),
  inputMode: 'numeric' as const,
  autoComplete: 'off',
  placeholder: name in planDefaults ? String(planDefaults[name as keyof typeof planDefaults]) : '',
});

const hours = Array.from({ length: 23 }, (_, at) => at + 1);

/** How long stays may be and how far ahead they are booked, where no weekday or season says otherwise. */
export function StayRules({ editor }: Props) {
  const field = fieldsOf(editor);
  return (
    <Section
      title="Stay rules"
      lead="These apply to nights without a rule of their own. A stay must meet the rules of all its nights."
    >
      <div className="rates-fields">
        <TextInput {...field('min_nights', 'From 1 to 30.')} />
        <TextInput {...field('max_nights', 'From 1 to 30.')} />
        <TextInput {...field('lead_days', '0 lets guests book for the same night.')} />
        <TextInput {...field('horizon_days', 'How early guests can book: up to 540 days.')} />
        <Select
          {...controlsOf(editor)(
            'same_day_until',
            'From this hour, guests can no longer book for the same day. Your front desk still can.',
          )}
        >
          <option value="">Any hour</option>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {formatTime(`${hour}:00`)}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <Checkbox
          aria-describedby="plan.fills_gaps-hint"
          checked={editor.form.plan.fills_gaps}
          onChange={(event) => editor.setPlan({ fills_gaps: event.currentTarget.checked })}
        >
          {planNames.fills_gaps}
        </Checkbox>
        <p id="plan.fills_gaps-hint" className="text-ink-soft text-sm">
          If the nights before and after are sold out or blocked, guests can book the nights between them, even if they
          are fewer than the minimum.
        </p>
      </div>
    </Section>
  );
}

/** What guests beyond those that are included cost. */
export function Guests({ editor, rates, today }: PricedProps) {
  const field = fieldsOf(editor);
  const base = { net: rates.net, tax_rate: rates.tax_rate, price: rates.base_price };
  const paid = (name: 'extra_adult' | 'extra_child') => {
    const more = readPlanFigure(name, editor.form.plan[name]);
    if (!more) return 'Nothing, unless you type an amount.';
    const night = lessThan(rates, base, today, 0, more);
    return `Guests pay ${shortRupees(night.price - base.price)} more for a night at the base price: ${nightWords(night, rates.charges_gst)}.`;
  };
  return (
    <Section
      title="Guests"
      lead={`The price of a night covers this many guests in a room. Each further guest pays the extra price. This room sleeps ${rates.max_occupancy}.`}
    >
      <div className="rates-fields">
        <TextInput {...field('included_guests', `Empty: all ${rates.max_occupancy} that it sleeps.`)} />
        <TextInput {...field('extra_adult', paid('extra_adult'))} inputMode="decimal" />
        <TextInput {...field('extra_child', paid('extra_child'))} inputMode="decimal" />
      </div>
    </Section>
  );
}

/** What is taken off long stays and late bookings. */
export function Discounts({ editor, rates, today }: PricedProps) {
  const field = fieldsOf(editor);
  const base = { net: rates.net, tax_rate: rates.tax_rate, price: rates.base_price };
  const paid = (name: 'weekly_discount' | 'monthly_discount' | 'last_minute_discount') => {
    const percent = readPlanFigure(name, editor.form.plan[name]);
    if (!percent) return 'None, unless you type a percentage.';
    const night = lessThan(rates, base, today, percent);
    return `A night at the base price: ${shortRupees(night.net)} before tax, guests pay ${nightWords(night, rates.charges_gst)}.`;
  };
  return (
    <Section
      title="Discounts"
      lead="Off the price before tax. Where several fit a stay, the largest counts; they do not add up."
    >
      <div className="rates-fields">
        <TextInput {...field('weekly_discount', paid('weekly_discount'))} />
        <TextInput {...field('monthly_discount', paid('monthly_discount'))} />
        <TextInput {...field('last_minute_discount', paid('last_minute_discount'))} />
        <TextInput {...field('last_minute_days', 'For the discount at the last minute: 0 is the day itself.')} />
      </div>
    </Section>
  );
}
