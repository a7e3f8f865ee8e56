import { dateTag } from '../../words/en/language.ts';

/** Formats the day of the terms of a booking: "1 March 2024". */
export const formatTermsDay = (date: string) =>
  new Intl.DateTimeFormat(dateTag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
