import { useDeferredValue, useMemo } from 'react';
import type { Calendar } from '#src/domain/desk/calendar.ts';
import { judgeRates, readRule } from '#src/domain/desk/judgeRates.ts';
import { impossibleNight } from '#src/domain/desk/ratePreview.ts';
import type { RateRule, Rates } from '#src/domain/desk/rates.ts';
import type { RuleInput } from '#src/domain/desk/ratesForm.ts';
import { formatNight } from '#src/domain/hotel/formatNight.ts';
import { counted, todayInKolkata } from '#src/domain/stay.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/staff/rates.ts';
import { BasePrice } from './BasePrice.tsx';
import { Discounts, Guests, StayRules } from './PlanSections.tsx';
import { PreviewLines } from './PreviewLines.tsx';
import { RatesConflict } from './RatesConflict.tsx';
import { RatesErrorSummary } from './RatesErrorSummary.tsx';
import { RoomsToo } from './RoomsToo.tsx';
import { RuleList } from './RuleList.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Section } from './Section.tsx';
import { useRatesForm } from './useRatesForm.ts';
import { useRatesPreview } from './useRatesPreview.ts';

interface Props {
  rates: Rates;
  house: Pick<Calendar, 'hotel_id' | 'rows'>;
  onDirty: (isDirty: boolean) => void;
}

export function RatesForm({ rates, house, onDirty }: Props) {
  const editor = useRatesForm(rates, onDirty);
  const { form, problems } = editor;
  const today = todayInKolkata();
  // Long seasons take time to compare, so typing must not wait for them.
  const typed = useDeferredValue(form.rules);
  const read = useMemo(() => new Map(typed.map((rule) => [rule.id, readRule(rule)])), [typed]);
  const rules = useMemo(() => [...read.values()].filter((rule): rule is RateRule => rule !== null), [read]);
  const sent = useMemo(() => judgeRates(form).rates, [form]);
  const stuck = useMemo(() => sent && impossibleNight(sent.plan, sent.rules, today), [sent, today]);
  const { previous, failure, retry } = useRatesPreview(rates.room_category_id, form, read);
  // After a failure the last prices would be those of other rates.
  const prices = failure ? null : previous;
  const list = (kind: RuleInput['kind']) => ({
    kind,
    rules: form.rules,
    onRules: editor.setRules,
    problems,
    preview: { room: rates, rules, read, today, prices: prices?.rules ?? new Map() },
    over: editor.over,
  });
  const others = house.rows.filter(({ id }) => id !== rates.room_category_id);

  return (
    <form className="rates" aria-label={say.ratesOf(rates.name)} noValidate onSubmit={editor.submit}>
      <RatesErrorSummary ref={editor.summary} problems={problems} />
      {editor.theirs && <RatesConflict editor={editor} theirs={editor.theirs} />}
      {editor.canReturn && (
        <Notice
          action={
            <Button variant="secondary" size="small" onClick={editor.returnToMine}>
              {say.useMyVersion}
            </Button>
          }
        >
          {say.youSeeSavedRates}
        </Notice>
      )}
      <BasePrice rates={rates} hotel={house.hotel_id} />

      <Section title={say.weekdays} lead={say.weekdaysLead}>
        {failure && <RetryNotice onRetry={retry}>{failure.message}</RetryNotice>}
        {prices && <PreviewLines lines={prices.usual} room={rates} caption={say.nightOutsideSeasons} />}
        <RuleList {...list('weekdays')} />
      </Section>

      <Section title={say.seasons} lead={say.seasonsLead}>
        <RuleList {...list('season')} />
      </Section>

      <StayRules editor={editor} />
      {stuck && (
        <Notice tone="warning">
          {say.guestsCannotCheckInOn(formatNight(stuck.night), counted(stuck.min, 'night'), stuck.max)}
        </Notice>
      )}
      <Guests editor={editor} rates={rates} prices={prices?.plan ?? {}} />
      <Discounts editor={editor} rates={rates} prices={prices?.plan ?? {}} />
      {others.length > 0 && (
        <RoomsToo rooms={others} chosen={editor.others} onChoose={editor.setOthers} hasAmounts={rules.some(isAmount)} />
      )}
      <SaveBar editor={editor} />
      {editor.question}
    </form>
  );
}

const isAmount = ({ price_change }: RateRule) => price_change === 'fixed' || price_change === 'amount';
