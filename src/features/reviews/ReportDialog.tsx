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

interface Props {
  review: DeskReview;
  onReported: (what: Partial<DeskReview>) => void;
  onClose: () => void;
}

/** Asks the admins to check a review. */
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
    showToast({ title: 'Review reported. We check it and email you.', tone: 'success' });
    onReported(result.value);
  }

  return (
    <Dialog
      open
      title="Report review?"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {busy ? 'Sending…' : 'Report review'}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={send}>
        <p>
          We read the review, decide whether it stays, and email you. Guests see it until then. We do not hide a review
          because it is harsh or has few stars: there, a reply helps more.
        </p>
        <Select
          ref={choice}
          label="What is wrong with it?"
          required
          error={kind ? null : error}
          value={kind ?? ''}
          onChange={(event) => {
            setKind(event.currentTarget.value as ReportKind);
            setError(null);
          }}
        >
          <option value="" disabled>
            Please choose
          </option>
          {ReportKindSchema.options.map((one) => (
            <option key={one} value={one}>
              {reportKinds[one]}
            </option>
          ))}
        </Select>
        <TextArea
          ref={words}
          label="What should we know?"
          hint={`Only we read this. ${longestReportNote - lengthOf(tidyText(note))} characters left.`}
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
