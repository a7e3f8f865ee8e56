import { formatRupees } from '#src/domain/money.ts';

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

export const percentWords = (part: number | null) => (part === null ? '–' : percent.format(part));
export const moneyWords = (paise: number | null) => (paise === null ? '–' : formatRupees(paise));
