import { tag } from '../words/en/language.ts';

const names = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month by any day of it: "November 2026". */
export const monthName = (day: string) => names.format(new Date(day));
