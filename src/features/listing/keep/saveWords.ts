import { stepNumber } from '#src/domain/listing/steps.ts';
import { formatMoment, readMoment } from '#src/domain/moment.ts';
import { counted } from '#src/domain/stay.ts';
import { formatTime } from '#src/words/en/party.ts';
import * as say from '#src/words/staff/listing.ts';
import type { ListingState } from './listingKeeper.ts';

/** The wizard’s words about saving. */

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' });

/** A timestamp of the database or of this device as a time of day here; with its date when that is not today's. */
export function timeOfDay(timestamp: string, now = new Date()): string {
  const moment = readMoment(timestamp);
  return day.format(moment) === day.format(now) ? formatTime(clock.format(moment)) : formatMoment(timestamp);
}

const refusals: Record<string, string> = {
  not_editable: say.weAreReviewingThisListing,
  too_large: say.thisListingIsTooLong,
  too_many_drafts: say.youAlreadyHave20Drafts,
  not_found: say.thisListingNoLongerExists,
  not_owner: say.thisAccountCanNoLongerList,
  changed: say.thisListingIsBeingChangedElsewhere,
  texts_changed: say.ourTermsHaveChanged,
  stronger_sign_in_needed: say.secureYourAccountFirst(stepNumber('compliance')),
};
const unreadable = say.weCouldNotReadThisDraft;

export const refusalSentence = (code: string) => refusals[code] ?? unreadable;

type Saving = Pick<ListingState, 'save' | 'saved_at' | 'isKept'>;

/** The data that calls of their own save, beside the form. */
interface Beside {
  photos: readonly { progress: { state: string } }[];
  documents: readonly { progress: { state: string } }[];
  compliance: 'saved' | 'unsaved' | 'saving' | 'failed' | 'proof';
}

/** The line that is in view instead of "Saved", while something beside the form is not: what it is, and whether it waits. */
export function besideLine({ photos, documents, compliance }: Beside): { isWaiting: boolean; words: string } | null {
  const [waitingPhotos, waitingDocuments] = [photos, documents].map(
    (files) => files.filter(({ progress }) => progress.state === 'offline').length,
  ) as [number, number];
  // Documents are not kept on the device: their files are open in this page alone.
  const waiting = [
    waitingPhotos > 0 && counted(waitingPhotos, 'photo'),
    compliance === 'failed' && say.taxAndBankDetails,
    waitingDocuments > 0 && say.keepThisPageOpen(counted(waitingDocuments, 'document')),
  ].filter((one) => one !== false);
  if (waiting.length > 0) return { isWaiting: true, words: say.notSavedNoConnection(waiting.join(', ')) };
  if (compliance === 'proof') return { isWaiting: true, words: say.notSaved };
  const sending = photos.filter(({ progress }) => progress.state !== 'failed').length;
  const sent = documents.filter(({ progress }) => progress.state === 'sending').length;
  if (sending + sent > 0) return { isWaiting: false, words: say.saving(counted(sending + sent, 'file')) };
  return compliance === 'saving' ? { isWaiting: false, words: say.saving2 } : null;
}

const submitFailed = say.failedToSubmitProperty;

/** Says why a listing could not be submitted, and where the typed data is. */
export function whyNotSubmitted(saving: Saving, compliance: Beside['compliance'], isOnline: boolean): string {
  const { state } = saving.save;
  if (state !== 'saved' && state !== 'untouched') return `${submitFailed} ${whyNotSaved(saving)}`;
  const gone = isOnline ? say.weCouldNotReachServer : say.youAreOffline;
  const kept = compliance === 'failed' ? say.yourTaxAndBankDetails : say.everythingYouTypedIsSaved;
  return `${submitFailed} ${gone} ${kept}`;
}

/** Says why not everything is saved. */
export function whyNotSaved({ save, isKept }: Saving): string {
  const kept = isKept ? say.whatYouTypedIsKept : say.thisBrowserCannotKeepIt;
  switch (save.state) {
    case 'refused':
      return refusalSentence(save.code);
    case 'offline':
      return say.youAreOfflineOf(kept);
    case 'signedOut':
      return say.youAreSignedOut(kept);
    case 'conflict':
      return say.theListingWasChangedElsewhere(kept);
    default:
      return say.weCouldNotReachServerOf(kept);
  }
}

/** The line that is always in view. */
export function saveLine({ save, saved_at, isKept }: Saving): string {
  const kept = isKept ? say.keptOnThisDevice : say.keepThisPageOpen2;
  switch (save.state) {
    case 'untouched':
      return say.nothingToSaveYet;
    case 'unsaved':
    case 'saving':
      return say.saving2;
    case 'saved':
      return saved_at ? say.saved(timeOfDay(saved_at)) : say.saved2;
    case 'offline':
      return say.notSavedOf(kept);
    case 'unreachable':
      return say.notSaved2(kept);
    case 'signedOut':
      return say.notSaved3(kept);
    case 'conflict':
      return say.notSaved4(kept);
    case 'refused':
      return say.notSaved5(kept);
  }
}
