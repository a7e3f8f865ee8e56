/** Times on a twelve-hour clock, from a database time ("18:30"). */

const parts = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { hours, clock: `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}` };
};

export function englishTime(time: string): string {
  const { hours, clock } = parts(time);
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Hindi parts of the day and the hour at which each ends. */
const partsOfDay = [
  [1, 'आधी रात के बाद'],
  [4, 'तड़के'],
  [12, 'सुबह'],
  [16, 'दोपहर'],
  [20, 'शाम'],
  [24, 'रात'],
] as const;

/** Puts "को" after the day of `momentInIndia`: "4 जन॰ 2027 को दोपहर 3:30 बजे". */
export const hindiOn = (moment: string) => moment.replace(', ', ' को ');

export function hindiTime(time: string): string {
  const { hours, clock } = parts(time);
  return `${partsOfDay.find(([until]) => hours < until)?.[1] ?? ''} ${clock} बजे`;
}
