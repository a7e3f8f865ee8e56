import { type SubmitEvent, useId, useRef, useState } from 'react';
import { lengthOf } from '#src/domain/calmText.ts';
import { type DeskReview, longestReportNote, refuseReport } from '#src/domain/desk/reviews.ts';
import { type ReportKind, ReportKindSchema, reportKinds } from '#src/domain/hotel/report.ts';
import { tidyText } from '#src/domain/text.ts';
import { showToast } from '#src/lib/toasts.ts';
import { reportReview } from '#src/server/calls/reviews.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/deskReviews.ts';

interface Props {
  review: DeskReview;
  onReported: (what: Partial<DeskReview>) => void;
  onClose: () => void;
}

export function ReportDialog({ review, onReported, onClose }: Props) {
  const [kind, setKind] = useState<ReportKind | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const choice = useRef<HTMLSelectElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const form = useId();

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const wrong = refuseReport(kind, note);
    setError(wrong);
    setRefused(null);
    if (wrong) return (kind ? words : choice).current?.focus();
    setBusy(true);
    const result = await call(reportReview, { review_id: review.id, kind, note });
    setBusy(false);
    if (!result.ok) return setRefused(result.failure.message);
    showToast({ title: say.reviewReported, tone: 'success' });
    onReported(result.value);
  }

  return (
    <Dialog
      open
      title={wordsDesk.ask(say.reportReview)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {wordsDesk.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {busy ? say.sending : say.reportReview}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={send}>
        <p>{say.whatWeDoWithReport}</p>
        <Select
          ref={choice}
          label={say.whatIsWrong}
          required
          error={kind ? null : error}
          value={kind ?? ''}
          onChange={(event) => {
            setKind(event.currentTarget.value as ReportKind);
            setError(null);
          }}
        >
          <option value="" disabled>
            {say.chooseReason}
          </option>
          {ReportKindSchema.options.map((one) => (
            <option key={one} value={one}>
              {reportKinds[one]}
            </option>
          ))}
        </Select>
        <TextArea
          ref={words}
          label={say.whatShouldWeKnow}
          hint={say.onlyWeReadThis(longestReportNote - lengthOf(tidyText(note)))}
          optional={kind !== 'other'}
          required={kind === 'other'}
          rows={3}
          value={note}
          error={kind ? error : null}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            setError(null);
          }}
        />
        {refused && <Notice tone="error">{refused}</Notice>}
      </form>
    </Dialog>
  );
}
