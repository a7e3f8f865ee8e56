import './photosDialog.css';
import { useState } from 'react';
import * as v from 'valibot';
import { longestReason, type ModeratedReview, PhotoReasonSchema } from '#src/domain/hotel/moderation.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import { safePhotoUrl } from '#src/lib/photos.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { reviewPhotoLinks } from '#src/server/calls/office/reviews.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import * as say from '#src/words/staff/adminReviews.ts';

const tones = { waiting: 'new', shown: 'good', refused: 'bad' } as const;

export interface PhotoDecision {
  photo_id: string;
  is_shown: boolean;
  reason: string | null;
}

interface Props {
  review: ModeratedReview;
  busy: boolean;
  onDecide: (decision: PhotoDecision) => Promise<boolean>;
  onClose: () => void;
}

export function PhotosDialog({ review, busy, onDecide, onClose }: Props) {
  const { remote, previous, retry } = useRemote(review.id, () => call(reviewPhotoLinks, { review_id: review.id }));
  const links = new Map(previous?.photos.map(({ id, url }) => [id, url]));
  const [refused, setRefused] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);

  function ask(photo: string | null) {
    setRefused(photo);
    setReason('');
    setError(null);
  }
  async function refuse(photo_id: string) {
    const read = v.safeParse(PhotoReasonSchema, reason);
    setError(read.success ? null : read.issues[0].message);
    if (read.success && (await onDecide({ photo_id, is_shown: false, reason: read.output }))) ask(null);
  }

  return (
    <Dialog open title={say.photosBy(review.reviewer_name)} onClose={onClose} look="dialog-wide">
      <p className="text-ink-soft">{say.photosExplained(review.hotel_name)}</p>
      {remote.state === 'failed' && (
        <RetryNotice className="mt-4" tone="error" onRetry={retry}>
          {remote.failure.message}
        </RetryNotice>
      )}
      <ol className="office-review-photos">
        {review.review_photos.map(({ id, state, reason: why }, at) => (
          <li key={id}>
            {links.has(id) && state !== 'refused' && (
              <img src={safePhotoUrl(links.get(id) ?? '')} alt={say.photoToReview(at + 1)} width={480} height={360} />
            )}
            <div className="grid content-start justify-items-start gap-3">
              <p className="font-semibold">
                {say.photoNumber(at + 1)} <Badge tone={tones[state]}>{say.photoStates[state]}</Badge>
              </p>
              {why && <p className="wrap-anywhere">{why}</p>}
              {state !== 'refused' && refused !== id && (
                <div className="flex flex-wrap gap-2">
                  {state === 'waiting' && (
                    <Button
                      size="small"
                      busy={busy || !links.has(id)}
                      onClick={() => onDecide({ photo_id: id, is_shown: true, reason: null })}
                    >
                      {say.publishPhoto(at + 1)}
                    </Button>
                  )}
                  <Button size="small" variant="secondary" busy={busy} onClick={() => ask(id)}>
                    {say.removePhoto(at + 1)}
                  </Button>
                </div>
              )}
              {refused === id && (
                <div className="grid w-full gap-3">
                  <TextArea
                    label={say.reason}
                    hint={say.photoReasonKept}
                    rows={2}
                    required
                    autoFocus
                    maxLength={longestReason}
                    value={reason}
                    error={error}
                    onChange={(event) => setReason(event.currentTarget.value)}
                  />
                  <div className="flex flex-wrap gap-2">
                    <Button size="small" busy={busy} onClick={() => refuse(id)}>
                      {say.remove}
                    </Button>
                    <Button size="small" variant="secondary" onClick={() => ask(null)}>
                      {say.cancel}
                    </Button>
                  </div>
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
