import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type DeskReview, longestReply, refuseReply, replyWaits } from '#src/domain/desk/reviews.ts';
import { lengthOf } from '#src/domain/layoutSafe.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { tidyText } from '#src/domain/text.ts';
import { showToast } from '#src/lib/toasts.ts';
import { replyReview } from '#src/server/calls/reviews.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/deskReviews.ts';

interface Props {
  review: DeskReview;
  hotelName: string;
  onReplied: (what: Partial<DeskReview>) => void;
  onTaken: (what: Partial<DeskReview>) => void;
  onClose: () => void;
}

export function ReplyForm({ review, hotelName, onReplied, onTaken, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const left = longestReply - lengthOf(tidyText(typed));
  const count = formatCount(Math.abs(left));

  function ask(event: SubmitEvent) {
    event.preventDefault();
    const wrong = refuseReply(typed);
    setError(wrong);
    setRefused(null);
    if (wrong) field.current?.focus();
    else setAsking(true);
  }
  async function publish() {
    setBusy(true);
    const result = await call(replyReview, { review_id: review.id, reply: typed });
    setBusy(false);
    setAsking(false);
    if (result.ok) {
      showToast({ title: result.value.waiting_reply ? replyWaits : say.replyPublished, tone: 'success' });
      return onReplied({ ...result.value, removed_reason: null });
    }
    const { code, message, reply, replied_at, replied_by, waiting_reply } = result.failure;
    setRefused(message);
    if (code === 'already_replied')
      onTaken({
        reply: reply ?? null,
        replied_at: replied_at ?? null,
        replied_by: replied_by ?? null,
        waiting_reply: waiting_reply ?? null,
      });
  }

  return (
    <>
      <form noValidate className="grid gap-3 border-line border-t pt-4" onSubmit={ask}>
        <TextArea
          ref={field}
          label={say.yourReplyTo(review.reviewer_name)}
          hint={`${say.guestsReadReplyBelowReview(hotelName)} ${left < 0 ? say.charactersTooMany(count) : say.charactersLeft(count)}`}
          rows={5}
          required
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
        />
        {refused && <Notice tone="error">{refused}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy || review.reply !== null || review.waiting_reply !== null}>
            {say.publishReply}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {wordsDesk.cancel}
          </Button>
        </div>
      </form>
      <FormDialog
        open={isAsking}
        title={wordsDesk.ask(say.publishReply)}
        submit={busy ? say.publishing : say.publishReply}
        busy={busy}
        onSubmit={publish}
        onClose={() => setAsking(false)}
      >
        <p>{say.everyoneCanReadReply(review.reviewer_name)}</p>
        <blockquote className="review-said whitespace-pre-line wrap-anywhere">{typed.trim()}</blockquote>
      </FormDialog>
    </>
  );
}
