import { formatRupees } from '#src/domain/money.ts';

/** Figures as people read them; a dash where there is none. */

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const percentWords = (part: number | null) => (part === null ? '–' : percent.format(part));
export const moneyWords = (paise: number | null) => (paise === null ? '–' : formatRupees(paise));
/** A month by its first day: November 2026. */
export const monthWords = (month: string) => monthName.format(new Date(month));
