import { formatMoment, readMoment } from '#src/domain/moment.ts';
import { formatTime } from '#src/words/en/party.ts';
import * as say from '#src/words/staff/wizard.ts';
import type { ListingState } from './listingKeeper.ts';

/** The wizard’s words about saving. */

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' });

/** A timestamp of the database or of this device as a time of day here; with its date when that is not today's. */
export function timeOfDay(timestamp: string, now = new Date()): string {
  const moment = readMoment(timestamp);
  return day.format(moment) === day.format(now) ? formatTime(clock.format(moment)) : formatMoment(timestamp);
}

export const refusalSentence = (code: string) => say.saveRefusals[code] ?? say.weCouldNotReadThisDraft;

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
    waitingPhotos > 0 && say.photosNotSaved(waitingPhotos),
    compliance === 'failed' && say.taxAndBankDetails,
    waitingDocuments > 0 && say.documentsNotSaved(waitingDocuments),
  ].filter((one) => one !== false);
  if (waiting.length > 0) return { isWaiting: true, words: say.notSavedNoConnection(waiting.join(', ')) };
  if (compliance === 'proof') return { isWaiting: true, words: say.notSavedUntilConfirmed };
  const sending = photos.filter(({ progress }) => progress.state !== 'failed').length;
  const sent = documents.filter(({ progress }) => progress.state === 'sending').length;
  if (sending + sent > 0) return { isWaiting: false, words: say.savingFiles(sending + sent) };
  return compliance === 'saving' ? { isWaiting: false, words: say.saving } : null;
}

/** Says why a listing could not be submitted, and where the typed data is. */
export function whyNotSubmitted(saving: Saving, compliance: Beside['compliance'], isOnline: boolean): string {
  const { state } = saving.save;
  if (state !== 'saved' && state !== 'untouched') return `${say.failedToSubmit} ${whyNotSaved(saving)}`;
  const gone = isOnline ? say.whyNotSaved.unreachable : say.whyNotSaved.offline;
  const kept = compliance === 'failed' ? say.detailsAreKeptRestIsSaved : say.everythingIsSaved;
  return `${say.failedToSubmit} ${gone} ${kept}`;
}

/** Says why not everything is saved. */
export function whyNotSaved({ save, isKept }: Saving): string {
  if (save.state === 'refused') return refusalSentence(save.code);
  const why =
    save.state in say.whyNotSaved
      ? say.whyNotSaved[save.state as keyof typeof say.whyNotSaved]
      : say.whyNotSaved.unreachable;
  return `${why} ${isKept ? say.typedIsKept : say.browserCannotKeepTyped}`;
}

/** The line that is always in view. */
export function saveLine({ save, saved_at, isKept }: Saving): string {
  switch (save.state) {
    case 'untouched':
      return say.nothingToSaveYet;
    case 'unsaved':
    case 'saving':
      return say.saving;
    case 'saved':
      return saved_at ? say.savedAt(timeOfDay(saved_at)) : say.saved;
    default:
      return (isKept ? say.andKeptOnDevice : say.andKeepPageOpen)(say.notSaved[save.state]);
  }
}
