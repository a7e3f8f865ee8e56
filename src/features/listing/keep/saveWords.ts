import { stepNumber } from '#src/domain/listing/steps.ts';
import { formatMoment, readMoment } from '#src/domain/moment.ts';
import { counted } from '#src/domain/stay.ts';
import { formatTime } from '#src/words/en/party.ts';
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
  not_editable: 'We are reviewing this listing. You cannot change it now.',
  too_large: 'This listing is too long to save. Shorten its texts.',
  too_many_drafts: 'You already have 20 drafts. Finish or delete one first.',
  not_found: 'This listing no longer exists.',
  not_owner: 'This account can no longer list properties. Write to us. Your draft is saved.',
  changed: 'This listing is being changed elsewhere. Try again.',
  texts_changed: 'Our terms have changed. Reload the page. Your draft is saved.',
  stronger_sign_in_needed: `Secure your account first: see step ${stepNumber('compliance')}.`,
};
const unreadable = 'We could not read this draft. Write to us, and we will help.';

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
    compliance === 'failed' && 'tax and bank details',
    waitingDocuments > 0 && `${counted(waitingDocuments, 'document')} (keep this page open)`,
  ].filter((one) => one !== false);
  if (waiting.length > 0) return { isWaiting: true, words: `Not saved, no connection: ${waiting.join(', ')}` };
  if (compliance === 'proof') return { isWaiting: true, words: 'Not saved: confirm your tax and bank details' };
  const sending = photos.filter(({ progress }) => progress.state !== 'failed').length;
  const sent = documents.filter(({ progress }) => progress.state === 'sending').length;
  if (sending + sent > 0) return { isWaiting: false, words: `Saving ${counted(sending + sent, 'file')}…` };
  return compliance === 'saving' ? { isWaiting: false, words: 'Saving…' } : null;
}

const submitFailed = 'Failed to submit property. Please try again.';

/** Says why a listing could not be submitted, and where the typed data is. */
export function whyNotSubmitted(saving: Saving, compliance: Beside['compliance'], isOnline: boolean): string {
  const { state } = saving.save;
  if (state !== 'saved' && state !== 'untouched') return `${submitFailed} ${whyNotSaved(saving)}`;
  const gone = isOnline ? 'We could not reach the server.' : 'You are offline.';
  const kept =
    compliance === 'failed'
      ? 'Your tax and bank details are kept encrypted on this device. Everything else is saved.'
      : 'Everything you typed is saved.';
  return `${submitFailed} ${gone} ${kept}`;
}

/** Says why not everything is saved. */
export function whyNotSaved({ save, isKept }: Saving): string {
  const kept = isKept ? 'What you typed is kept on this device.' : 'This browser cannot keep it: leave this page open.';
  switch (save.state) {
    case 'refused':
      return refusalSentence(save.code);
    case 'offline':
      return `You are offline. ${kept}`;
    case 'signedOut':
      return `You are signed out. ${kept}`;
    case 'conflict':
      return `The listing was changed elsewhere. ${kept}`;
    default:
      return `We could not reach the server. ${kept}`;
  }
}

/** The line that is always in view. */
export function saveLine({ save, saved_at, isKept }: Saving): string {
  const kept = isKept ? 'kept on this device' : 'keep this page open';
  switch (save.state) {
    case 'untouched':
      return 'Nothing to save yet';
    case 'unsaved':
    case 'saving':
      return 'Saving…';
    case 'saved':
      return saved_at ? `Saved ${timeOfDay(saved_at)}` : 'Saved';
    case 'offline':
      return `Not saved: offline, ${kept}`;
    case 'unreachable':
      return `Not saved: no connection, ${kept}`;
    case 'signedOut':
      return `Not saved: signed out, ${kept}`;
    case 'conflict':
      return `Not saved: changed elsewhere, ${kept}`;
    case 'refused':
      return `Not saved, ${kept}`;
  }
}
