import { tag } from '#src/words/en/language.ts';

const longDate = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });

/** The day a text was published, as it is read: `12 October 2026`. Dates of content files are days without a time. */
export const formatPostDate = (date: Date) => longDate.format(date);

/** The same day for `<time datetime>`. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);
