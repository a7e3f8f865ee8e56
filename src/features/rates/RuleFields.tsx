import { type Problem, readChange } from '#src/domain/desk/judgeRates.ts';
import { changePrice, taxed } from '#src/domain/desk/nightPrice.ts';
import { countChoices, priceChoices, type RuleInput } from '#src/domain/desk/ratesForm.ts';
import { nightWords, shortRupees } from '#src/domain/desk/rateWords.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { DayChips } from './DayChips.tsx';
import type { Preview } from './RulePreview.tsx';

interface Props {
  rule: RuleInput;
  problems: readonly Problem[];
  preview: Preview;
  onEdit: (change: Partial<RuleInput>) => void;
}
type Typed = Exclude<keyof RuleInput, 'id' | 'kind' | 'days'>;

const dayOptions = {
  arrival: { usual: 'As usual', closed: 'No arrival', open: 'Arrival allowed' },
  departure: { usual: 'As usual', closed: 'No departure', open: 'Departure allowed' },
} as const;

/** The nights of a rule, what it does to their price, and to stays that begin or end on them. */
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
      legend={isSeason ? 'Nights of the week' : 'Nights'}
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
              label="Name"
              required
              maxLength={60}
              autoComplete="off"
              hint="For you; guests do not see it."
            />
            <TextInput {...field('first_night')} label="First night" type="date" required />
            <TextInput
              {...field('last_night')}
              label="Last night"
              type="date"
              required
              min={rule.first_night || undefined}
            />
          </div>
          {days}
        </>
      ) : (
        days
      )}
      <div className="rates-fields">
        <Select {...field('price')} label="Price">
          {Object.entries(priceChoices).map(([choice, { name }]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </Select>
        {rule.price !== 'none' && (
          <TextInput
            {...field('value')}
            label={priceChoices[rule.price].figure}
            required
            inputMode="decimal"
            autoComplete="off"
            hint={valueHint(rule, preview)}
          />
        )}
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">Stays on these nights</legend>
        <div className="rates-fields rates-fields-4">
          <TextInput
            {...field('min_nights')}
            label="Nights at least"
            inputMode="numeric"
            placeholder="As usual"
            autoComplete="off"
          />
          <TextInput
            {...field('max_nights')}
            label="Nights at most"
            inputMode="numeric"
            placeholder="As usual"
            autoComplete="off"
          />
          {(['arrival', 'departure'] as const).map((name) => (
            <Select key={name} {...field(name)} label={name === 'arrival' ? 'Arrival' : 'Departure'}>
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
            <Select {...field('counts')} label="The number of nights counts for">
              {Object.entries(countChoices).map(([choice, words]) => (
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

/** What guests pay when the figure is put on the base price. */
function valueHint({ price, value }: RuleInput, { room, today }: Preview): string {
  const change = readChange(price, value);
  if (change.value === null) return 'Before tax; what guests pay is shown here.';
  const night = taxed(changePrice(room.net, change), today, room.own_rate);
  const paid = nightWords(night, room.charges_gst);
  if (price === 'fixed') return `Guests pay ${paid}${room.charges_gst ? ` with ${night.tax_rate}% GST` : ''}.`;
  return `From the base price: ${shortRupees(night.net)}, guests pay ${paid}.`;
}
