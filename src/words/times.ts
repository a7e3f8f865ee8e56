/** Times of day on a twelve-hour clock, in each language, from the time that the database writes ("18:30"). */

const parts = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { hours, clock: `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}` };
};

/** "6:30 PM". */
export function englishTime(time: string): string {
  const { hours, clock } = parts(time);
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** What Hindi calls the hours up to each: रात before four, सुबह before noon, दोपहर, शाम, and रात again. */
const partsOfDay = [
  [4, 'रात'],
  [12, 'सुबह'],
  [16, 'दोपहर'],
  [20, 'शाम'],
  [24, 'रात'],
] as const;

/** "शाम 6:30 बजे". */
export function hindiTime(time: string): string {
  const { hours, clock } = parts(time);
  return `${partsOfDay.find(([until]) => hours < until)?.[1] ?? ''} ${clock} बजे`;
}
