import './papers.css';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type FormC,
  type FormCField,
  formCErrors,
  formCFields,
  formCNames,
  formCWarnings,
  tidyFormC,
} from '#src/domain/formC/form.ts';
import { carryOver, withNationality } from '#src/domain/formC/typing.ts';
import type { Failure } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { cannotBeReported, notNow, oneMoment, sameHome, takeOver, toLookAt } from '#src/words/en/arrival.ts';
import { GuestPart, JourneyPart, type PartProps, PassportPart, VisaPart } from './parts.tsx';

interface Props {
  stay: { check_in_date: string; check_out_date: string };
  initial: FormC;
  /** The form of another guest of the booking, who may share address and journey. */
  before?: FormC | null;
  submitWords: string;
  onCancel?: (() => void) | undefined;
  /** Returns null once the form is saved, or a failure with its field. */
  onSend: (form: FormC) => Promise<(Failure & { field?: string }) | null>;
}

/** The Form C of one guest. Its values are only in memory, so nothing stays on a shared phone. */
export function PapersForm({ stay, initial, before, submitWords, onCancel, onSend }: Props) {
  const [start] = useState(initial);
  const [form, setForm] = useState(start);
  const [errors, setErrors] = useState<Partial<FormC>>({});
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const first = useRef<FormCField | null>(null);

  useEffect(() => {
    if (first.current) document.getElementById(`${id}-${first.current}`)?.focus();
    first.current = null;
  });
  // Unsent values are lost when the page closes, so the browser asks first.
  const isTyped = form !== start;
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);

  function show(found: Partial<FormC>) {
    setErrors(found);
    first.current = formCNames.find((name) => found[name]) ?? null;
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setRefused('');
    const tidy = tidyFormC(form);
    const found = formCErrors(tidy, stay);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const failure = await onSend(tidy);
    setBusy(false);
    if (!failure) return;
    setRefused(failure.message);
    if (failure.field && failure.field in formCFields) show({ [failure.field]: cannotBeReported });
  }
  const part: PartProps = {
    form,
    warnings: formCWarnings(form, stay),
    text: (name) => ({
      id: `${id}-${name}`,
      value: form[name],
      error: errors[name],
      maxLength: formCFields[name].most,
      autoComplete: 'off',
      onChange: ({ currentTarget: { value } }) => {
        setForm(name === 'nationality' ? withNationality(form, value) : { ...form, [name]: value });
        const { [name]: _, ...others } = errors;
        setErrors(others);
      },
    }),
  };
  const wrong = Object.keys(errors).length;
  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      {before && !isTyped && (
        <Notice
          action={
            <Button variant="secondary" size="small" onClick={() => setForm(carryOver(before, form))}>
              {takeOver}
            </Button>
          }
        >
          {sameHome(before.given_name)}
        </Notice>
      )}
      <GuestPart {...part} />
      <PassportPart {...part} />
      <VisaPart {...part} />
      <JourneyPart {...part} />
      <div>
        <div role="alert">{wrong > 0 && <p className="mb-2 font-medium text-chili">{toLookAt(wrong)}</p>}</div>
        {refused && (
          <Notice tone="error" className="mb-4">
            {refused}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {busy ? oneMoment : submitWords}
          </Button>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              {notNow}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
