import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { doubtRates } from '#src/domain/desk/doubtRates.ts';
import { judgeRates } from '#src/domain/desk/judgeRates.ts';
import type { Rates } from '#src/domain/desk/rates.ts';
import {
  formOfRates,
  isSameForm,
  type PlanInput,
  type RatesInput,
  type RuleInput,
} from '#src/domain/desk/ratesForm.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { showDone } from '#src/features/desk/showDone.ts';
import { deskRates, saveRates } from '#src/server/calls/desk/rates.ts';
import { call } from '#src/server/signedIn.ts';
import { useDoubts } from '#src/ui/useDoubts.tsx';
import * as say from '#src/words/staff/rates.ts';

type Version = Pick<Rates, 'plan' | 'rules' | 'version'>;

const isSame = (one: Pick<Rates, 'plan' | 'rules'>, other: Pick<Rates, 'plan' | 'rules'>) =>
  isSameForm(formOfRates(one), formOfRates(other));

/** The form keeps typed rates. If someone else has saved, it shows both versions and asks which to keep. */
export function useRatesForm(rates: Rates, onDirty: (isDirty: boolean) => void) {
  const { room_category_id } = rates;
  const [seen, setSeen] = useState(() => ({ ...versionOf(rates), form: formOfRates(rates) }));
  const [form, setForm] = useState(seen.form);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [isJudged, setJudged] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Version | null>(null);
  /** The typed values, after the other version replaced them. */
  const [putAside, putAsideForm] = useState<RatesInput | null>(null);
  const [isSaving, setSaving] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const { ask, question } = useDoubts();
  const isDirty = !isSameForm(form, seen.form);
  const judged = judgeRates(form);

  useEffect(() => {
    onDirty(isDirty);
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, onDirty]);

  function edit(change: Partial<RatesInput>) {
    setForm((typed) => ({ ...typed, ...change }));
    setRefusal(null);
  }

  /** Saves the typed rates over `version`, and handles the answer. */
  async function send(version: string) {
    const sent = judged.rates;
    if (!sent) return;
    setSaving(true);
    const request = { room_category_ids: [room_category_id, ...others], ...sent };
    const since = performance.now();
    let result = await call(saveRates, { ...request, version });
    let now = await call(deskRates, { room_category_id });
    // This form's own unanswered save, or a mere rename, is no conflict.
    if (
      !result.ok &&
      result.failure.code === 'changed_meanwhile' &&
      now.ok &&
      (isSame(now.value, seen) || isSame(now.value, sent))
    ) {
      result = await call(saveRates, { ...request, version: now.value.version });
      now = await call(deskRates, { room_category_id });
    }
    setSaving(false);
    if (result.ok) {
      // Keeps values typed during the request.
      setSeen({ ...sent, version: now.ok ? now.value.version : version, form });
      setOthers([]);
      setTheirs(null);
      putAsideForm(null);
      setJudged(false);
      const rooms = request.room_category_ids.length;
      showDone(rooms > 1 ? say.ratesOfRoomTypesSaved(rooms) : say.ratesSaved, {
        entities: ['rate_plans', 'rate_rules'],
        since,
        undone: say.ratesRestored,
        async onUndone() {
          const undone = await call(deskRates, { room_category_id });
          if (!undone.ok) return;
          const before = formOfRates(undone.value);
          setSeen({ ...versionOf(undone.value), form: before });
          setForm((typed) => (isSameForm(typed, form) ? before : typed));
        },
      });
      return;
    }
    if (result.failure.code === 'changed_meanwhile' && now.ok) return setTheirs(versionOf(now.value));
    setRefusal(result.failure.message);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving) return;
    setRefusal(null);
    setJudged(true);
    if (judged.rates) {
      const { net } = rates;
      return ask(doubtRates({ ...seen, net }, judged.rates, todayInKolkata()), () => void send(seen.version));
    }
    // The summary renders in the next frame.
    requestAnimationFrame(() => summary.current?.focus());
  }

  return {
    form,
    /** Past seasons as saved: one whose dates are being typed stays in its place. */
    over: new Set(seen.form.rules.filter(isOver).map(({ id }) => id)),
    problems: isJudged ? judged.problems : [],
    summary,
    question,
    refusal,
    isSaving,
    isDirty,
    others,
    setOthers,
    setPlan: (change: Partial<PlanInput>) => edit({ plan: { ...form.plan, ...change } }),
    setRules: (rules: readonly RuleInput[]) => edit({ rules }),
    discard() {
      setForm(seen.form);
      setJudged(false);
      setRefusal(null);
    },
    submit,
    theirs,
    mine: judged.rates,
    saveMine() {
      if (!theirs) return;
      setSeen({ ...theirs, form: formOfRates(theirs) });
      send(theirs.version);
    },
    takeTheirs() {
      if (!theirs) return;
      const taken = formOfRates(theirs);
      putAsideForm(form);
      setSeen({ ...theirs, form: taken });
      setForm(taken);
      setTheirs(null);
      setJudged(false);
    },
    canReturn: putAside !== null,
    returnToMine() {
      if (putAside) setForm(putAside);
      putAsideForm(null);
    },
  };
}
export type RatesEditor = ReturnType<typeof useRatesForm>;

const isOver = ({ last_night }: RuleInput) => last_night !== '' && last_night < todayInKolkata();
const versionOf = ({ plan, rules, version }: Rates): Version => ({ plan, rules, version });
