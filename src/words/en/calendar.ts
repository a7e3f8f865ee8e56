/** The calendar of a date picker, which is fetched when it is opened. */

/** Heads a column of days, by the short name of its weekday: "Mo". */
export const weekdayHead = (name: string) => name.slice(0, 2);

export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const nowCheckOut = (day: string) => `${day}: now choose the check-out date`;
export const firstCheckIn = 'Choose the check-in date';
export const clearDates = 'Clear dates';
