import { useRef, useState } from 'react';
import * as v from 'valibot';
import { HideReasonSchema, longestReason, type ModeratedReview } from '#src/domain/hotel/moderation.ts';
import { ConfirmDialog } from '#src/features/office/ConfirmDialog.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

interface Props {
  review: ModeratedReview;
  busy: boolean;
  onHide: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a review is to be hidden. */
export function HideDialog({ review, busy, onHide, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  function confirm() {
    const read = v.safeParse(HideReasonSchema, reason);
    if (read.success) return onHide(read.output);
    setError(read.issues[0].message);
    field.current?.focus();
  }

  return (
    <ConfirmDialog
      open
      title="Hide this review"
      confirm="Hide review"
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Guests no longer see what {review.reviewer_name} wrote about {review.hotel_name}, and its{' '}
        {review.rating === 1 ? 'one star' : `${review.rating} stars`} no longer count. You can show it again at any
        time.
      </p>
      <TextArea
        ref={field}
        label="Reason"
        hint={`Kept with the review and in the audit log, for admins only. ${longestReason - reason.trim().length} characters left.`}
        rows={3}
        required
        value={reason}
        error={error}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
