import { dateTag } from '../../words/en/language.ts';

export const formatTermsDay = (date: string) =>
  new Intl.DateTimeFormat(dateTag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
