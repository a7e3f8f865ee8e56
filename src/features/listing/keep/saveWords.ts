import { formatMoment, readMoment } from '#src/domain/moment.ts';
import { formatTime } from '#src/words/en/party.ts';
import * as say from '#src/words/staff/wizard.ts';
import type { ListingState } from './listingKeeper.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' });

/** Formats a timestamp as a time of day, with its date if it is not today. */
export function timeOfDay(timestamp: string, now = new Date()): string {
  const moment = readMoment(timestamp);
  return day.format(moment) === day.format(now) ? formatTime(clock.format(moment)) : formatMoment(timestamp);
}

export const refusalSentence = (code: string) => say.saveRefusals[code] ?? say.weCouldNotReadThisDraft;

/** Returns true if typed values are stored nowhere else. Another tab has the listing in phase `elsewhere`, whatever was last saved. */
export const isOnlyHere = ({ phase, isKept, save: { state } }: ListingState) =>
  !isKept && (phase === 'elsewhere' || (phase === 'ready' && state !== 'saved' && state !== 'untouched'));

type Saving = Pick<ListingState, 'save' | 'saved_at' | 'isKept'>;

interface Beside {
  photos: readonly { progress: { state: string } }[];
  documents: readonly { progress: { state: string } }[];
  compliance: 'saved' | 'unsaved' | 'saving' | 'failed' | 'proof';
}

/** Returns the line that replaces "Saved" while files or compliance data are unsaved; null otherwise. */
export function besideLine({ photos, documents, compliance }: Beside): { isWaiting: boolean; words: string } | null {
  const [waitingPhotos, waitingDocuments] = [photos, documents].map(
    (files) => files.filter(({ progress }) => progress.state === 'offline').length,
  ) as [number, number];
  // Documents are not stored on the device: only this page holds their files.
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
  if (compliance === 'saving') return { isWaiting: false, words: say.saving };
  // Only this page holds them.
  return compliance === 'unsaved' ? { isWaiting: true, words: say.payoutDetailsNotSavedYet } : null;
}

export function whyNotSubmitted(saving: Saving, compliance: Beside['compliance'], isOnline: boolean): string {
  const { state } = saving.save;
  if (state !== 'saved' && state !== 'untouched') return `${say.failedToSubmit} ${whyNotSaved(saving, compliance)}`;
  const gone = isOnline ? say.whyNotSaved.unreachable : say.whyNotSaved.offline;
  const kept = compliance === 'saved' ? say.everythingIsSaved : say.onlyPayoutDetailsNotSaved;
  return `${say.failedToSubmit} ${gone} ${kept}`;
}

export function whyNotSaved({ save, isKept }: Saving, compliance: Beside['compliance']): string {
  if (save.state === 'refused') return refusalSentence(save.code);
  const why =
    save.state in say.whyNotSaved
      ? say.whyNotSaved[save.state as keyof typeof say.whyNotSaved]
      : say.whyNotSaved.unreachable;
  if (!isKept) return `${why} ${say.browserCannotKeepTyped}`;
  return `${why} ${compliance === 'saved' ? say.typedIsKept : say.payoutDetailsNotSaved}`;
}

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
