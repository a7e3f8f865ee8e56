import { type DeskReview, longestReportNote, refuseReport } from '#src/domain/desk/reviews.ts';
import { type ReportKind, ReportKindSchema, reportKinds } from '#src/domain/hotel/report.ts';
import { lengthOf } from '#src/domain/layoutSafe.ts';
import { tidyText } from '#src/domain/text.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { reportReview } from '#src/server/calls/reviews.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/deskReviews.ts';

interface Props {
  review: DeskReview;
  onReported: (what: Partial<DeskReview>) => void;
  onClose: () => void;
}

export function ReportDialog({ review, onReported, onClose }: Props) {
  const { busy, refused, run } = useAction({ onClose });
  const { form, field, refuse } = useFields<{ kind: ReportKind | ''; note: string }>({ kind: '', note: '' });
  const { note } = form;
  const kind = form.kind || null;

  function submit() {
    const wrong = refuseReport(kind, note);
    if (refuse(wrong ? { [kind ? 'note' : 'kind']: wrong } : {})) return;
    run(
      async () => {
        const result = await call(reportReview, { review_id: review.id, kind, note });
        if (result.ok) onReported(result.value);
        return result;
      },
      () => say.reviewReported,
    );
  }

  return (
    <FormDialog
      title={wordsDesk.ask(say.reportReview)}
      submit={busy ? say.sending : say.reportReview}
      busy={busy}
      refused={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{say.whatWeDoWithReport}</p>
      <Select label={say.whatIsWrong} required {...field('kind')}>
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
        label={say.whatShouldWeKnow}
        hint={say.onlyWeReadThis(longestReportNote - lengthOf(tidyText(note)))}
        optional={kind !== 'other'}
        required={kind === 'other'}
        rows={3}
        {...field('note')}
      />
    </FormDialog>
  );
}
