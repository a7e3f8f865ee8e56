import { dateTag } from '../../words/en/language.ts';

/** The day of the terms a stay was booked under, without its weekday, which nobody asks of a day long past: "1 March 2024". */
export const formatTermsDay = (date: string) =>
  new Intl.DateTimeFormat(dateTag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
