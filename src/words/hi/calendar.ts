export const weekdayHead = (name: string) => name;
