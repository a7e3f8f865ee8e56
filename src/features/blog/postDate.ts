import { tag } from '#src/words/en/language.ts';

const longDate = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a publication day as `12 October 2026`. Dates of content files have no time. */
export const formatPostDate = (date: Date) => longDate.format(date);

export const isoDay = (date: Date) => date.toISOString().slice(0, 10);
