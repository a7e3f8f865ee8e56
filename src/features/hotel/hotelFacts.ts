import { readMoment } from '#src/domain/moment.ts';
import { tag } from '#src/words/en/language.ts';

const reviewDate = new Intl.DateTimeFormat(tag, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "9 October 2026" for a timestamp of the database. */
export function dayOf(timestamp: string): string {
  return reviewDate.format(readMoment(timestamp));
}
