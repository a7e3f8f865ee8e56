import { type SubmitEvent, useState } from 'react';
import { placesOf } from '#src/domain/desk/nights.ts';
import type { NightChange } from '#src/domain/desk/rates.ts';
import { counted } from '#src/domain/stay.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/calendarForms.ts';
import type { NightsFormProps } from './PriceForm.tsx';

/** The longest possible stay. The database has the same limit. */
const mostNights = 30;
const counts = Array.from({ length: mostNights }, (_, at) => at + 1);

type Nights = 'min_nights' | 'max_nights';
type Closed = 'closed_to_arrival' | 'closed_to_departure';
type Choices = typeof say.arrivalChoices | typeof say.departureChoices;

export function RulesForm({ calendar: { first_night }, rows, chosen, onChange }: NightsFormProps) {
  const [change, setChange] = useState<NightChange>({});
  const [countsFor, setCountsFor] = useState<keyof typeof say.appliesToChoices>('through');
  const [error, setError] = useState<string | null>(null);
  function set<Key extends Nights | Closed>(key: Key, value: string) {
    setError(null);
    const { [key]: _, ...rest } = change;
    if (value === '') return setChange(rest);
    const read = key === 'min_nights' || key === 'max_nights' ? Number(value) : value === 'yes';
    setChange({ ...rest, [key]: value === 'rates' ? null : read });
  }
  const shownOf = (key: Nights | Closed) => {
    if (!(key in change)) return '';
    const value = change[key];
    return value === null || value === undefined
      ? 'rates'
      : typeof value === 'boolean'
        ? value
          ? 'yes'
          : 'no'
        : value;
  };

  /** Returns the current rule if it is the same on all these nights. */
  function now<T>(of: (row: (typeof rows)[number], at: number) => T, words: (value: T) => string): string {
    const values = new Set(rows.flatMap((row) => placesOf(row, first_night, chosen).map((at) => of(row, at))));
    const [only] = values;
    return values.size === 1 && only !== undefined ? say.noChangeFrom(words(only)) : say.noChangeDiffersByNight;
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { min_nights, max_nights } = change;
    if (Object.keys(change).length === 0) return setError(say.chooseAtLeastOneRule);
    if (min_nights && max_nights && min_nights > max_nights) {
      return setError(say.maximumBelowMinimum);
    }
    const ruled = min_nights || max_nights ? { ...change, arrival_only: countsFor === 'arrival' } : change;
    onChange(ruled, (amount) => say.stayRulesChanged(amount, wordsOf(ruled)));
  }

  const nights = (key: Nights, label: string) => (
    <Select label={label} value={shownOf(key)} onChange={(event) => set(key, event.currentTarget.value)}>
      <option value="">
        {now(
          (row, at) => row[key][at],
          (count) => counted(count ?? 1, 'night'),
        )}
      </option>
      <option value="rates">{say.asInRates}</option>
      {counts.map((count) => (
        <option key={count} value={count}>
          {counted(count, 'night')}
        </option>
      ))}
    </Select>
  );
  const closed = (key: Closed, label: string, choices: Choices, open: string, shut: string) => (
    <Select label={label} value={shownOf(key)} onChange={(event) => set(key, event.currentTarget.value)}>
      <option value="">
        {now(
          (row, at) => row[key][at],
          (is) => (is ? shut : open),
        )}
      </option>
      <option value="rates">{say.asInRates}</option>
      <option value="no">{choices.open}</option>
      <option value="yes">{choices.closed}</option>
    </Select>
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {nights('min_nights', say.minimumStayLabel)}
        {nights('max_nights', say.maximumStayLabel)}
        {closed(
          'closed_to_arrival',
          wordsCalendar.checkIn,
          say.arrivalChoices,
          wordsCalendar.checkInAllowed,
          wordsCalendar.noCheckIn,
        )}
        {closed(
          'closed_to_departure',
          wordsCalendar.checkOut,
          say.departureChoices,
          wordsCalendar.checkOutAllowed,
          wordsCalendar.noCheckOut,
        )}
        {(change.min_nights || change.max_nights) && (
          <Select
            label={say.appliesTo}
            className="sm:col-span-2"
            value={countsFor}
            onChange={(event) => setCountsFor(event.currentTarget.value as keyof typeof say.appliesToChoices)}
          >
            {Object.entries(say.appliesToChoices).map(([choice, words]) => (
              <option key={choice} value={choice}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </div>
      {error && (
        <p role="alert" className="font-medium text-chili text-sm">
          {error}
        </p>
      )}
      <Button type="submit">{say.setStayRules}</Button>
    </form>
  );
}

function wordsOf(change: NightChange): string {
  const { min_nights, max_nights, arrival_only, closed_to_arrival, closed_to_departure } = change;
  const part = <T,>(key: Nights | Closed, value: T | null | undefined, words: (value: T) => string) =>
    value === undefined ? '' : value === null ? say.rulesAsInRates[key] : words(value);
  const lengths = [
    part('min_nights', min_nights, (count) => wordsCalendar.minimumStay(counted(count, 'night'))),
    part('max_nights', max_nights, (count) => wordsCalendar.maximumStay(counted(count, 'night'))),
  ]
    .filter(Boolean)
    .join(', ');
  return [
    arrival_only ? wordsCalendar.arrivalsOnly(lengths) : lengths,
    part('closed_to_arrival', closed_to_arrival, (is) => (is ? wordsCalendar.noCheckIn : wordsCalendar.checkInAllowed)),
    part('closed_to_departure', closed_to_departure, (is) =>
      is ? wordsCalendar.noCheckOut : wordsCalendar.checkOutAllowed,
    ),
  ]
    .filter(Boolean)
    .join(', ');
}
