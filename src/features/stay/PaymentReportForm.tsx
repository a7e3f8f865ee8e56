import { Form, useField, useForm } from '@formisch/react';
import { useEffect, useId, useRef, useState } from 'react';
import { type PaymentReport, PaymentReportSchema } from '#src/domain/booking/guestStayForms.ts';
import type { Payer } from '#src/domain/booking/payer.ts';
import { formatRupees } from '#src/domain/money.ts';
import { showToast } from '#src/lib/toasts.ts';
import { reportPayment } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  by: Payer;
  utr?: string | null | undefined;
  onChanged: () => void;
  onClose: () => void;
  onReported?: (words: readonly [title: string, more: string]) => void;
}

/** Asks for the UTR of a UPI payment, by which the site finds it at the bank. */
export function PaymentReportForm({ by, utr: reported, onChanged, onClose, onReported }: Props) {
  const form = useForm({ schema: PaymentReportSchema, initialInput: { utr: reported ?? '' } });
  const utr = useField(form, { path: ['utr'] });
  const id = useId();
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was about the number that stood there
  useEffect(() => setRefusal(null), [utr.input]);
  const running = useRef(false);

  async function send(report: PaymentReport) {
    if (running.current) return;
    running.current = true;
    setSending(true);
    setRefusal(null);
    const result = await callAsGuest(reportPayment, { token: null, ...by, ...report });
    running.current = false;
    setSending(false);
    if (!result.ok) {
      setRefusal(result.failure.message);
      if (['nothing_due', 'not_changeable'].includes(result.failure.code)) onChanged();
      return;
    }
    const title = say.visitReportReported(formatRupees(result.value.amount));
    if (onReported) onReported([title, say.reportByLinkToo]);
    else showToast({ title, description: say.weLookForIt, tone: 'success' });
    onChanged();
    onClose();
  }

  return (
    <Form of={form} onSubmit={send} className="mt-3 grid w-full gap-4">
      <TextInput
        {...utr.props}
        id={id}
        label={say.utrOfPayment}
        hint={say.utrHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={utr.input ?? ''}
        error={utr.errors?.[0]}
      />
      {refusal && (
        <Notice tone="error">
          <p>{refusal}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={isSending}>
          {isSending ? say.reporting : say.report}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {say.cancel}
        </Button>
      </div>
    </Form>
  );
}
