import { nights } from './counts.ts';
import { dateTag } from './language.ts';
import { formatTime } from './stay.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const write = (at: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateTag, { ...parts, timeZone: 'UTC' }).format(at);

/** "मंगल, 1 दिस॰" for "Tue 1 Dec": the server names no year. */
function dayWords(day: string): string {
  const [weekday = '', date = '', month = ''] = day.split(' ');
  // The first of January 2023 was a Sunday; 2000 has a 29th of February.
  return [
    write(Date.UTC(2023, 0, 1 + weekdays.indexOf(weekday)), { weekday: 'short' }),
    write(Date.UTC(2000, months.indexOf(month), Number(date)), { day: 'numeric', month: 'short' }),
  ].join(', ');
}

/** The sentences by their English ones, in which `#` is a number, `@` a day and `~` a time. */
const sentences: readonly (readonly [string, (...facts: [string, string]) => string])[] = [
  [
    'This room can be booked from @ on: # days ahead at least.',
    (day, days) => `यह कमरा ${dayWords(day)} से बुक हो सकता है: कम से कम ${days} दिन पहले।`,
  ],
  ['This room can be booked until @ so far.', (day) => `यह कमरा अभी ${dayWords(day)} तक ही बुक हो सकता है।`],
  [
    'No stay begins on @. Please choose another day to arrive.',
    (day) => `${dayWords(day)} को यहाँ चेक-इन नहीं होता। कृपया आने का दूसरा दिन चुनें।`,
  ],
  ['# nights at least from @.', (count, day) => `${dayWords(day)} से कम से कम ${nights(Number(count))}।`],
  ['# night at most from @.', (count, day) => `${dayWords(day)} से ज़्यादा से ज़्यादा ${nights(Number(count))}।`],
  ['# nights at most from @.', (count, day) => `${dayWords(day)} से ज़्यादा से ज़्यादा ${nights(Number(count))}।`],
  [
    'No stay ends on @. Please choose another day to leave.',
    (day) => `${dayWords(day)} को यहाँ चेक-आउट नहीं होता। कृपया जाने का दूसरा दिन चुनें।`,
  ],
  [
    'The house holds this stay for you until @, ~ (Indian time).',
    (day, time) => `होटल ने यह कमरा आपके लिए ${dayWords(day)}, ${formatTime(time)} (भारतीय समय) तक रोक रखा है।`,
  ],
];
const facts: Record<string, string> = {
  '#': String.raw`(\d+)`,
  '@': String.raw`(\w{3} \d{1,2} \w{3})`,
  '~': String.raw`(\d\d:\d\d)`,
};

/** The same in Hindi; a sentence that is none of these stays as it came. */
export function houseWords(sentence: string): string {
  for (const [english, say] of sentences) {
    const pattern = english.replace(/[.()]/g, String.raw`\$&`).replace(/[#@~]/g, (fact) => facts[fact] ?? fact);
    const [found, first = '', second = ''] = new RegExp(`^${pattern}$`).exec(sentence) ?? [];
    if (found) return say(first, second);
  }
  return sentence;
}
