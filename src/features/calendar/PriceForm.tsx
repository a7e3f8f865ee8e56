import { type SubmitEvent, useRef, useState } from 'react';
import type { Calendar, CalendarRow } from '#src/domain/desk/calendar.ts';
import { readNightPrice } from '#src/domain/desk/callerForm.ts';
import { allDays, type Chosen } from '#src/domain/desk/chosen.ts';
import { doubtNights } from '#src/domain/desk/doubtRates.ts';
import { placesOf } from '#src/domain/desk/nights.ts';
import { percentChange, readPercentChange } from '#src/domain/desk/rateRules.ts';
import type { NightChange } from '#src/domain/desk/rates.ts';
import { paidRangeWords, shortRupees } from '#src/domain/desk/rateWords.ts';
import { useDebouncedQuote } from '#src/features/desk/useDebouncedQuote.ts';
import { success } from '#src/lib/result.ts';
import { nightsPreview } from '#src/server/calls/desk/rates.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useDoubts } from '#src/ui/useDoubts.tsx';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/calendarForms.ts';

export interface NightsFormProps {
  calendar: Calendar;
  rows: readonly CalendarRow[];
  chosen: Chosen;
  /** `price`: what guests pay for each of the nights, in paise; null if they differ or it is not known yet. */
  onChange: (change: NightChange, words: (amount: string) => string, price?: number | null) => void;
}

type Way = keyof typeof say.priceWays;
const ways = Object.keys(say.priceWays) as Way[];

export function PriceForm({ calendar: { first_night, charges_gst }, rows, chosen, onChange }: NightsFormProps) {
  const [way, setWay] = useState<Way>('fixed');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { ask, question } = useDoubts();
  const price = way === 'fixed' ? readNightPrice(typed) : null;
  const percent = way === 'percent' ? readPercentChange(typed) : null;

  const pricesOf = (where: 'price' | 'at_desk') =>
    rows.flatMap((row) => placesOf(row, first_night, chosen).map((at) => row[where][at] ?? 0));
  const now = pricesOf('price');
  const change: NightChange =
    way === 'fixed'
      ? { price_change: 'fixed', value: price }
      : way === 'percent'
        ? { price_change: 'percent', value: percent }
        : { price_change: null, value: null };
  const { rooms, weekdays, ...nights } = chosen;
  const wanted =
    (price ?? percent) === null
      ? null
      : { ...nights, ...change, room_category_ids: rooms, weekdays: weekdays === allDays ? null : weekdays };
  const { quote } = useDebouncedQuote(wanted, (wanted) => call(nightsPreview, wanted));
  /** Says the amount that the front desk charges for these nights. */
  const deskWords = (prices: readonly number[]) =>
    charges_gst ? say.frontDeskChargesSame : say.frontDeskChargesWithoutGst(paidRangeWords(prices));
  const hint =
    quote &&
    say.guestsPayOnSite(
      paidRangeWords([quote.least, quote.most]),
      deskWords([quote.least_at_desk, quote.most_at_desk]),
    );

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const wrong =
      way === 'fixed' && price === null
        ? wordsCalendar.enterPrice
        : way === 'percent' && percent === null
          ? say.enterPercentageChange(percentChange.least / 10, percentChange.most / 10)
          : null;
    if (wrong) {
      setError(wrong);
      field.current?.focus();
      return;
    }
    const words = (amount: string) =>
      way === 'fixed'
        ? say.priceSet(amount, shortRupees(price ?? 0))
        : way === 'percent'
          ? ((percent ?? 0) > 0 ? say.priceRaised : say.priceLowered)(amount, Math.abs(percent ?? 0) / 10)
          : say.ratesApplyAgain(amount);
    // A quick Enter comes before the quote.
    setBusy(true);
    const asked = quote ? success(quote) : wanted && (await call(nightsPreview, wanted));
    setBusy(false);
    const next = asked?.ok ? asked.value : null;
    ask(next ? doubtNights(now, next) : [], () =>
      onChange(change, words, next && next.least === next.most ? next.least : null),
    );
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {now.length > 0 && <p className="text-sm">{say.priceNow(paidRangeWords(now), deskWords(pricesOf('at_desk')))}</p>}
      <fieldset className="desk-ways">
        <legend className="sr-only">{say.howToSetPrice}</legend>
        {ways.map((name) => (
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
            <span>{say.priceWays[name]}</span>
          </label>
        ))}
      </fieldset>
      {way !== 'rates' && (
        <TextInput
          ref={field}
          label={way === 'fixed' ? say.pricePerNightAndRoom : say.percentageOnTopOfRates}
          inputMode={way === 'fixed' ? 'decimal' : 'text'}
          autoComplete="off"
          placeholder={way === 'fixed' ? '5000' : say.percentageExample}
          value={typed}
          error={error}
          hint={<span aria-live="polite">{hint ?? say.guestsPriceAppearsHere}</span>}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
        />
      )}
      {way === 'rates' && <p className="text-sm">{say.removesOwnPrice}</p>}
      {question}
      <Button type="submit" busy={busy}>
        {way === 'rates' ? say.priceWays.rates : say.setPrice}
      </Button>
    </form>
  );
}
