import { tag } from '../words/en/language.ts';

const names = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const monthName = (day: string) => names.format(new Date(day));
