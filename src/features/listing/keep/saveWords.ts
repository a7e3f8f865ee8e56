import { stepNumber } from '#src/domain/listing/steps.ts';
import { formatMoment, readMoment } from '#src/domain/moment.ts';
import type { ListingState } from './listingKeeper.ts';

/** What the wizard says about saving. */

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' });

/** A timestamp of the database or of this device as a time of day here; with its date when that is not today's. */
export function timeOfDay(timestamp: string, now = new Date()): string {
  const moment = readMoment(timestamp);
  return day.format(moment) === day.format(now) ? clock.format(moment) : formatMoment(timestamp);
}

const refusals: Record<string, string> = {
  not_editable: 'This listing is being reviewed and cannot be changed now.',
  too_large: 'This listing is too long to be saved. Please shorten its texts.',
  too_many_drafts: 'You have 20 drafts already. Please finish or remove one first.',
  not_found: 'This listing does not exist any more.',
  changed: 'This listing is being changed elsewhere. Please try again.',
  stronger_sign_in_needed: `Please make your account harder to get into first: step ${stepNumber('compliance')} says how.`,
};
const unreadable = 'The server could not read this draft. Please tell us, we will look at it.';

export const refusalSentence = (code: string) => refusals[code] ?? unreadable;

type Saving = Pick<ListingState, 'save' | 'saved_at' | 'isKept'>;

/** Why not everything is on the server, in a sentence. */
export function whyNotSaved({ save, isKept }: Saving): string {
  const kept = isKept
    ? 'What you typed is kept on this device.'
    : 'This browser keeps nothing: please leave the page open.';
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
      return `The server does not answer. ${kept}`;
  }
}

/** The line that is always in view. */
export function saveLine({ save, saved_at, isKept }: Saving): string {
  const kept = isKept ? 'kept on this device' : 'please leave this page open';
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
      return `Not saved: no answer, ${kept}`;
    case 'signedOut':
      return `Not saved: signed out, ${kept}`;
    case 'conflict':
      return `Not saved: changed elsewhere, ${kept}`;
    case 'refused':
      return `Not saved, ${kept}`;
  }
}
