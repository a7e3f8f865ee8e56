import { type SubmitEvent, useRef, useState } from 'react';
import type { Calendar, CalendarRow } from '#src/domain/desk/calendar.ts';
import { priceBounds, readNightPrice } from '#src/domain/desk/callerForm.ts';
import type { Chosen } from '#src/domain/desk/chosen.ts';
import { deskPrice, less, taxed } from '#src/domain/desk/nightPrice.ts';
import { placesOf, withNights } from '#src/domain/desk/nights.ts';
import type { NightChange } from '#src/domain/desk/rates.ts';
import { paidWords, shortRupees } from '#src/domain/desk/rateWords.ts';
import { addDays } from '#src/domain/stay.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/calendar.ts';

export interface NightsFormProps {
  calendar: Calendar;
  /** The categories that are chosen. */
  rows: readonly CalendarRow[];
  chosen: Chosen;
  /** `words` confirms the change for a number of nights. */
  onChange: (change: NightChange, words: (amount: string) => string) => void;
}

const ways = [
  ['fixed', say.fixedPrice],
  ['percent', say.percentageChange],
  ['rates', say.rates],
] as const;

/** Reads tenths of a percent; null if it is no number. */
function readPercent(typed: string): number | null {
  const match = /^([+-]?)(\d{1,3})(?:[.,](\d))?$/.exec(typed.trim().replace(/\s*%$/, '').replace('−', '-'));
  if (!match) return null;
  const tenths = Number(match[2]) * 10 + Number(match[3] ?? 0);
  return match[1] === '-' ? -tenths : tenths;
}
/** The database holds the same bounds. */
const [leastPercent, mostPercent] = [-900, 9990];

/** Sets the price of the selected nights before tax, and shows what guests pay. */
export function PriceForm({ calendar: { first_night, charges_gst }, rows, chosen, onChange }: NightsFormProps) {
  const [way, setWay] = useState<(typeof ways)[number][0]>('fixed');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const price = way === 'fixed' ? readNightPrice(typed) : null;
  const percent = way === 'percent' ? readPercent(typed) : null;
  const isPercent = percent !== null && percent >= leastPercent && percent <= mostPercent && percent !== 0;

  const pricesOf = (of: readonly CalendarRow[]) =>
    of.flatMap((row) => placesOf(row, first_night, chosen).map((at) => row.price[at] ?? 0));
  const now = pricesOf(rows);
  const change: NightChange =
    way === 'fixed'
      ? { price_change: 'fixed', value: price }
      : way === 'percent'
        ? { price_change: 'percent', value: percent }
        : { price_change: null, value: null };
  /** Says what the front desk charges for these nights. */
  const atDesk = (of: readonly CalendarRow[]) =>
    charges_gst
      ? say.theFrontDeskChargesSamePrice
      : say.theFrontDeskChargesWithoutGst(
          paidWords(
            of.flatMap((row) =>
              placesOf(row, first_night, chosen).map((at) => {
                const { tax_rate } = taxed(
                  less(row.net[at] ?? 0, row.percent[at] ?? 0),
                  addDays(first_night, at),
                  row.own_rate,
                );
                return deskPrice({ price: row.price[at] ?? 0, tax_rate }, false);
              }),
            ),
          ),
        );
  const then = rows.map((row) => withNights(row, first_night, chosen, change));
  const hint =
    (way === 'fixed' ? price !== null : isPercent) &&
    now.length > 0 &&
    say.guestsPayOnSiteTaxesIncluded(way === 'fixed' ? '' : say.about, paidWords(pricesOf(then)), atDesk(then));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wrong =
      way === 'fixed' && price === null
        ? priceBounds
        : way === 'percent' && !isPercent
          ? say.enterPercentageSuchAs1012
          : null;
    if (wrong) {
      setError(wrong);
      field.current?.focus();
      return;
    }
    onChange(change, (amount) =>
      way === 'fixed'
        ? say.priceOfSetToBeforeTax(amount, shortRupees(price ?? 0))
        : way === 'percent'
          ? say.priceOfBy(amount, (percent ?? 0) > 0 ? 'raised' : 'lowered', Math.abs(percent ?? 0) / 10)
          : say.weekdayAndSeasonRatesApplyAgain(amount),
    );
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {now.length > 0 && <p className="text-sm">{say.priceNow(paidWords(now), atDesk(rows))}</p>}
      <fieldset className="desk-ways">
        <legend className="sr-only">{say.howToSetPrice}</legend>
        {ways.map(([name, label]) => (
          <label key={name}>
            <input
              type="radio"
              name="way"
              checked={way === name}
              onChange={() => {
                setWay(name);
                setTyped('');
                setError(null);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {way !== 'rates' && (
        <TextInput
          ref={field}
          label={way === 'fixed' ? say.pricePerNightAndRoomBefore : say.percentageOnTopOfRates}
          inputMode={way === 'fixed' ? 'decimal' : 'text'}
          autoComplete="off"
          placeholder={way === 'fixed' ? '5000' : say.oneOr15}
          value={typed}
          error={error}
          hint={<span aria-live="polite">{hint}</span>}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
        />
      )}
      {way === 'rates' && <p className="text-sm">{say.thisRemovesPriceSetForThese}</p>}
      <Button type="submit">{way === 'rates' ? say.rates : say.setPrice}</Button>
    </form>
  );
}
