import { readMoment } from '#src/domain/moment.ts';
import { tag } from '#src/words/en/language.ts';

const reviewDate = new Intl.DateTimeFormat(tag, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

export function dayOf(timestamp: string): string {
  return reviewDate.format(readMoment(timestamp));
}
