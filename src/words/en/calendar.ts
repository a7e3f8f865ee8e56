/** What stands above a column of days, by the short name of its weekday: "Mo". */
export const weekdayHead = (name: string) => name.slice(0, 2);
