import { addDays } from '#src/domain/stay.ts';

/** Returns the month of an ISO date, for example "2026-12". */
export const monthOf = (day: string) => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

const lastDay = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/** Adds months to a date. In a shorter month it is the last day. */
function sameDayIn(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const last = lastDay(month);
  const same = month + day.slice(7);
  return same > last ? last : same;
}

/** Days since Monday. */
const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** Returns the weeks of a month from Monday, with null outside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const last = lastDay(month);
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -weekday(first)); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, place) => addDays(monday, place)).map((day) =>
        monthOf(day) === month ? day : null,
      ),
    );
  }
  return weeks;
}

/** Returns the day that a key leads to in the ARIA date picker; null for other keys. */
export function moveByKey(day: string, key: string, isShifted: boolean): string | null {
  const page = isShifted ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return sameDayIn(day, -page);
    case 'PageDown':
      return sameDayIn(day, page);
    default:
      return null;
  }
}

/** Returns the first visible month after paging until the day is visible. */
export function pageWith(day: string, first: string, months: number): string {
  let page = first;
  while (monthOf(day) < page) page = addMonths(page, -months);
  while (monthOf(day) >= addMonths(page, months)) page = addMonths(page, months);
  return page;
}

/** Returns true if the month ends within a week: on its own it would offer almost no days. */
export const isLateInMonth = (day: string) => addDays(day, 7) > lastDay(monthOf(day));
