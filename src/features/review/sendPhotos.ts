import type { ChosenPhoto } from '#src/features/stay/PhotoField.tsx';
import { failure, type Result, success } from '#src/lib/result.ts';
import { uploadReviewPhoto } from '#src/server/calls/leaveReview.ts';
import { callAsGuest } from '#src/server/guest.ts';
import * as say from '#src/words/en/review.ts';

/** Uploads a review's photos in turn. `sent` holds the ids already there, and `tell` gets the progress. A failure names the file. */
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
