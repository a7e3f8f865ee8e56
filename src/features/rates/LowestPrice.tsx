import { type SubmitEvent, useId, useState } from 'react';
import { doubtNumber } from '#src/domain/likelyMistake.ts';
import { showDone } from '#src/features/desk/showDone.ts';
import type { Failure } from '#src/lib/result.ts';
import { setLowestPrice } from '#src/server/calls/desk/rates.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useDoubts } from '#src/ui/useDoubts.tsx';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/rates.ts';
import { Section } from './Section.tsx';

/** The lowest price for a front desk booking, in percent of the rate. */
export function LowestPrice({ hotel, percent }: { hotel: string; percent: number }) {
  const [kept, setKept] = useState(percent);
  const [typed, setTyped] = useState(String(percent));
  const [error, setError] = useState('');
  const [refused, setRefused] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const { ask, question } = useDoubts();
  const wanted = /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100 ? Number(typed) : null;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (wanted === null) {
      setError(wordsCalendar.enterWholePercentage);
      document.getElementById(id)?.focus();
      return;
    }
    ask(
      doubtNumber('tenth', say.theLowestPrice, [kept, wanted], (percent) => `${percent}%`),
      () => save(wanted),
    );
  }
  async function save(wanted: number) {
    setBusy(true);
    setRefused(null);
    const since = performance.now();
    const result = await call(setLowestPrice, { hotel_id: hotel, percent: wanted });
    setBusy(false);
    if (!result.ok) return setRefused(result.failure);
    setKept(wanted);
    showDone(say.lowestPriceSet(wanted), {
      entities: ['lowest_prices'],
      entity_id: hotel,
      since,
      undone: say.lowestPriceSet(kept),
      onUndone() {
        setKept(kept);
        setTyped(String(kept));
      },
    });
  }
  return (
    <Section title={say.lowestPrice} lead={say.lowestPriceLead}>
      <form noValidate className="grid max-w-sm gap-4" onSubmit={submit}>
        <TextInput
          id={id}
          label={say.percentageOfRate}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          error={error}
          hint={wanted === 0 ? say.anyPriceAllowed : say.zeroAllowsAnyPrice}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError('');
          }}
        />
        {question}
        <RefusalNotice failure={refused} />
        <Button type="submit" variant="secondary" busy={busy} disabled={wanted === kept} className="justify-self-start">
          {say.saveLowestPrice}
        </Button>
      </form>
    </Section>
  );
}
