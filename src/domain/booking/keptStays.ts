import { formatClock, formatMoment, readMoment } from '../moment.ts';
import { addDays, todayInKolkata } from '../stay.ts';

export const mostKept = 10;

/** The last day on which a device keeps a stay. */
export const keptUntil = (check_out_date: string) => addDays(check_out_date, 3);

interface Kept {
  until: string;
  /** Milliseconds since 1970. */
  kept_at: number;
}

export const dropExpired = <T extends Kept>(all: readonly T[], today = todayInKolkata()): T[] =>
  all
    .filter(({ until }) => until >= today)
    .sort((one, other) => other.kept_at - one.kept_at)
    .slice(0, mostKept);

/** Says when something was read, in IST: `2:05 PM`, or `21 Nov 2026, 2:05 PM` for another day. */
export const asOf = (at: string, now = new Date()): string =>
  todayInKolkata(readMoment(at)) === todayInKolkata(now) ? formatClock(at) : formatMoment(at);
