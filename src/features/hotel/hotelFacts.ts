import { readMoment } from '#src/domain/moment.ts';

const reviewDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "9 October 2026" for a timestamp of the database. */
export function dayOf(timestamp: string): string {
  return reviewDate.format(readMoment(timestamp));
}
