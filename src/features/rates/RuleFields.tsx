import { type Problem, readChange } from '#src/domain/desk/judgeRates.ts';
import type { RuleInput } from '#src/domain/desk/ratesForm.ts';
import { nightPriceWords, shortRupees } from '#src/domain/desk/rateWords.ts';
import { DateInput } from '#src/ui/DateInput.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as calendarForms from '#src/words/staff/calendarForms.ts';
import * as say from '#src/words/staff/rates.ts';
import { DayChips } from './DayChips.tsx';
import type { Preview } from './RulePreview.tsx';

interface Props {
  rule: RuleInput;
  problems: readonly Problem[];
  preview: Preview;
  onEdit: (change: Partial<RuleInput>) => void;
}
type Typed = Exclude<keyof RuleInput, 'id' | 'kind' | 'days'>;

const dayOptions = { arrival: calendarForms.arrivalChoices, departure: calendarForms.departureChoices } as const;

export function RuleFields({ rule, problems, preview, onEdit }: Props) {
  const errorOf = (field: keyof RuleInput) => problems.find(({ id }) => id === `${rule.id}.${field}`)?.message;
  const field = (name: Typed) => ({
    id: `${rule.id}.${name}`,
    value: rule[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => onEdit({ [name]: event.currentTarget.value }),
  });
  const isSeason = rule.kind === 'season';
  const days = (
    <DayChips
      id={`${rule.id}.days`}
      legend={isSeason ? say.nightsOfWeek : wordsCalendar.nights}
      days={rule.days}
      error={errorOf('days')}
      onDays={(days) => onEdit({ days })}
    />
  );
  return (
    <>
      {isSeason ? (
        <>
          <div className="rates-fields rates-fields-3">
            <TextInput
              {...field('name')}
              label={calendarForms.name}
              required
              maxLength={60}
              autoComplete="off"
              hint={say.seasonNameHint}
            />
            <DateInput {...field('first_night')} label={wordsCalendar.firstNight} required />
            <DateInput {...field('last_night')} label={wordsCalendar.lastNight} required />
          </div>
          {days}
        </>
      ) : (
        days
      )}
      <div className="rates-fields">
        <Select {...field('price')} label={calendarForms.price}>
          {Object.entries(say.priceChoices).map(([choice, { name }]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </Select>
        {rule.price !== 'none' && (
          <TextInput
            {...field('value')}
            label={say.priceChoices[rule.price].figure}
            required
            inputMode="decimal"
            autoComplete="off"
            hint={valueHint(rule, preview)}
          />
        )}
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{say.stayRules}</legend>
        <div className="rates-fields rates-fields-4">
          <TextInput
            {...field('min_nights')}
            label={say.planFields.min_nights}
            inputMode="numeric"
            placeholder={calendarForms.asUsual}
            autoComplete="off"
          />
          <TextInput
            {...field('max_nights')}
            label={say.planFields.max_nights}
            inputMode="numeric"
            placeholder={calendarForms.asUsual}
            autoComplete="off"
          />
          {(['arrival', 'departure'] as const).map((name) => (
            <Select
              key={name}
              {...field(name)}
              label={name === 'arrival' ? wordsCalendar.checkIn : wordsCalendar.checkOut}
            >
              {Object.entries(dayOptions[name]).map(([choice, words]) => (
                <option key={choice} value={choice}>
                  {words}
                </option>
              ))}
            </Select>
          ))}
        </div>
        {(rule.min_nights || rule.max_nights) && (
          <div className="rates-fields mt-4">
            <Select {...field('counts')} label={calendarForms.appliesTo}>
              {Object.entries(calendarForms.appliesToChoices).map(([choice, words]) => (
                <option key={choice} value={choice}>
                  {words}
                </option>
              ))}
            </Select>
          </div>
        )}
      </fieldset>
    </>
  );
}

function valueHint({ id, price, value }: RuleInput, { room, prices }: Preview): string {
  const night = prices.get(id)?.becomes;
  if (!night || readChange(price, value).value === null) return say.beforeTaxHint;
  const paid = nightPriceWords(night, room.charges_gst);
  if (price === 'fixed') return room.charges_gst ? say.guestsPayWithGst(paid, night.tax_rate) : say.guestsPay(paid);
  return say.basePriceBecomes(shortRupees(night.net), paid);
}
