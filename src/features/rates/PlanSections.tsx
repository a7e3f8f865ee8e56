import type { ReactNode } from 'react';
import { planDefaults, readPlanFigure } from '#src/domain/desk/judgeRates.ts';
import type { Rates, RatesPreview } from '#src/domain/desk/rates.ts';
import type { PlanFigure } from '#src/domain/desk/ratesForm.ts';
import { nightPriceWords, shortRupees } from '#src/domain/desk/rateWords.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { formatTime } from '#src/words/en/party.ts';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/rates.ts';
import { Section } from './Section.tsx';
import type { RatesEditor } from './useRatesForm.ts';

interface Props {
  editor: RatesEditor;
}
type PricedProps = Props & { rates: Rates; prices: RatesPreview['plan'] };

const controlsOf =
  ({ form, problems, setPlan }: RatesEditor) =>
  (name: PlanFigure, hint?: ReactNode) => ({
    id: `plan.${name}`,
    label: say.planFields[name],
    value: form.plan[name],
    hint,
    error: problems.find(({ id }) => id === `plan.${name}`)?.message,
    onChange: (event: { currentTarget: { value: string } }) => setPlan({ [name]: event.currentTarget.value }),
  });

const fieldsOf = (editor: RatesEditor) => (name: PlanFigure, hint?: ReactNode) => ({
  ...controlsOf(editor)(name, hint),
  inputMode: 'numeric' as const,
  autoComplete: 'off',
  placeholder: name in planDefaults ? String(planDefaults[name as keyof typeof planDefaults]) : '',
});

const hours = Array.from({ length: 23 }, (_, at) => at + 1);

/** Length of stay and booking window, unless a rule for weekdays or a season says otherwise. */
export function StayRules({ editor }: Props) {
  const field = fieldsOf(editor);
  return (
    <Section title={say.stayRules} lead={say.stayRulesLead}>
      <div className="rates-fields">
        <TextInput {...field('min_nights', say.stayNightsHint)} />
        <TextInput {...field('max_nights', say.stayNightsHint)} />
        <TextInput {...field('lead_days', say.leadDaysHint)} />
        <TextInput {...field('horizon_days', say.horizonDaysHint)} />
        <Select {...controlsOf(editor)('same_day_until', say.sameDayHint)}>
          <option value="">{say.anyHour}</option>
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
          {say.planFields.fills_gaps}
        </Checkbox>
        <p id="plan.fills_gaps-hint" className="text-ink-soft text-sm">
          {say.fillsGapsHint}
        </p>
      </div>
    </Section>
  );
}

export function Guests({ editor, rates, prices }: PricedProps) {
  const field = fieldsOf(editor);
  const paid = (name: 'extra_adult' | 'extra_child') => {
    const night = prices[name];
    if (!night || !readPlanFigure(name, editor.form.plan[name])) return say.noExtraPriceHint;
    return say.extraPrice(shortRupees(night.price - rates.base_price), nightPriceWords(night, rates.charges_gst));
  };
  return (
    <Section title={wordsCalendar.guests} lead={say.guestsLead(rates.max_occupancy)}>
      <div className="rates-fields">
        <TextInput {...field('included_guests', say.includeAllHint(rates.max_occupancy))} />
        <TextInput {...field('extra_adult', paid('extra_adult'))} inputMode="decimal" />
        <TextInput {...field('extra_child', paid('extra_child'))} inputMode="decimal" />
      </div>
    </Section>
  );
}

export function Discounts({ editor, rates, prices }: PricedProps) {
  const field = fieldsOf(editor);
  const paid = (name: 'weekly_discount' | 'monthly_discount' | 'last_minute_discount') => {
    const night = prices[name];
    if (!night || !readPlanFigure(name, editor.form.plan[name])) return say.noDiscountHint;
    return say.basePriceBecomes(shortRupees(night.net), nightPriceWords(night, rates.charges_gst));
  };
  return (
    <Section title={say.discounts} lead={say.discountsLead}>
      <div className="rates-fields">
        <TextInput {...field('weekly_discount', paid('weekly_discount'))} />
        <TextInput {...field('monthly_discount', paid('monthly_discount'))} />
        <TextInput {...field('last_minute_discount', paid('last_minute_discount'))} />
        <TextInput {...field('last_minute_days', say.lastMinuteDaysHint)} />
      </div>
    </Section>
  );
}
