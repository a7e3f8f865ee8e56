import type { ChosenPhoto } from '#src/features/stay/PhotoField.tsx';
import { failure, type Result, success } from '#src/lib/result.ts';
import { uploadReviewPhoto } from '#src/server/calls/leaveReview.ts';
import { callAsGuest } from '#src/server/guest.ts';
import * as say from '#src/words/en/review.ts';

/**
 * Sends the photos of a review by its link, one after the other; `sent` holds the ids of those that are there. `tell` hears which is on its
 * way. A failure says of which file it is.
 */
export async function sendPhotos(
  token: string,
  photos: readonly ChosenPhoto[],
  sent: Set<string>,
  tell: (step: string) => void,
): Promise<Result<null>> {
  for (const [at, { id, name, blob }] of photos.entries()) {
    if (sent.has(id)) continue;
    tell(say.sendingPhoto(at + 1, photos.length));
    const form = new FormData();
    form.set('token', token);
    form.set('id', id);
    form.set('file', blob, 'photo');
    const result = await callAsGuest(uploadReviewPhoto, form);
    if (!result.ok) {
      const { code, message } = result.failure;
      return failure(code, say.ofPhoto(at + 1, name, message));
    }
    sent.add(id);
  }
  return success(null);
}
