import { formatClock, formatMoment, readMoment } from '../moment.ts';
import { addDays, todayInKolkata } from '../stay.ts';

/** What a device keeps of stays: for how long, how many, and who reads it there. */

/** Of copies as of links. */
export const mostKept = 10;

/** The last day on which a stay is kept. */
export const keptUntil = (check_out_date: string) => addDays(check_out_date, 3);

interface Kept {
  until: string;
  /** Milliseconds since 1970. */
  kept_at: number;
}

/** Those that stay: whose time is not over, and of them the newest. */
export const stillKept = <T extends Kept>(all: readonly T[], today = todayInKolkata()): T[] =>
  all
    .filter(({ until }) => until >= today)
    .sort((one, other) => other.kept_at - one.kept_at)
    .slice(0, mostKept);

/** When something was read, on the clock of the hotels; with its day, where that is another one: `2:05 PM`, `21 Nov 2026, 2:05 PM`. */
export const asOf = (at: string, now = new Date()): string =>
  todayInKolkata(readMoment(at)) === todayInKolkata(now) ? formatClock(at) : formatMoment(at);
