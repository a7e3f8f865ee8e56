import { counted } from '../../domain/stay.ts';
import { formatTime } from './stay.ts';

const days = new Map([
  ['Mon', 'सोम'],
  ['Tue', 'मंगल'],
  ['Wed', 'बुध'],
  ['Thu', 'गुरु'],
  ['Fri', 'शुक्र'],
  ['Sat', 'शनि'],
  ['Sun', 'रवि'],
]);
const months = new Map([
  ['Jan', 'जनवरी'],
  ['Feb', 'फ़रवरी'],
  ['Mar', 'मार्च'],
  ['Apr', 'अप्रैल'],
  ['May', 'मई'],
  ['Jun', 'जून'],
  ['Jul', 'जुलाई'],
  ['Aug', 'अगस्त'],
  ['Sep', 'सितंबर'],
  ['Oct', 'अक्टूबर'],
  ['Nov', 'नवंबर'],
  ['Dec', 'दिसंबर'],
]);

/** "शुक्र, 24 दिसंबर" for "Fri 24 Dec". */
const dayIn = (day: string) => {
  const [weekday = '', date = '', month = ''] = day.split(' ');
  return `${days.get(weekday) ?? weekday}, ${date} ${months.get(month) ?? month}`;
};
const nightsIn = (count: string) => counted(Number(count), 'रात', 'रातें');

/** The server's sentences, by what they are about; with each what Hindi says of it. */
const sentences: readonly (readonly [pattern: RegExp, say: (first: string, second: string) => string])[] = [
  [
    /^This room can be booked from (\w+ \d+ \w+) on: (\d+) days ahead at least\.$/,
    (day, ahead) => `यह कमरा ${dayIn(day)} से बुक हो सकता है: कम से कम ${ahead} दिन पहले।`,
  ],
  [/^This room can be booked until (\w+ \d+ \w+) so far\.$/, (day) => `यह कमरा अभी ${dayIn(day)} तक ही बुक हो सकता है।`],
  [
    /^No stay begins on (\w+ \d+ \w+)\. Please choose another day to arrive\.$/,
    (day) => `${dayIn(day)} को चेक-इन नहीं होता। कृपया आने का कोई और दिन चुनें।`,
  ],
  [/^(\d+) nights? at least from (\w+ \d+ \w+)\.$/, (nights, day) => `${dayIn(day)} से कम से कम ${nightsIn(nights)}।`],
  [
    /^(\d+) nights? at least for a stay that includes (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} की रात शामिल हो तो कम से कम ${nightsIn(nights)}।`,
  ],
  [
    /^(\d+) nights? at most for a stay that includes (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} की रात शामिल हो तो ज़्यादा से ज़्यादा ${nightsIn(nights)}।`,
  ],
  [
    /^Bookings for today closed at (\d+):00 ([AP])M IST\. Call the hotel, or choose another day\.$/,
    (hour, half) =>
      `आज की बुकिंग ${formatTime(`${(Number(hour) % 12) + (half === 'P' ? 12 : 0)}:00`)} (भारतीय समय) बंद हो गई। होटल को फ़ोन करें या कोई और दिन चुनें।`,
  ],
  [
    /^(\d+) nights? at most from (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} से ज़्यादा से ज़्यादा ${nightsIn(nights)}।`,
  ],
  [
    /^No stay ends on (\w+ \d+ \w+)\. Please choose another day to leave\.$/,
    (day) => `${dayIn(day)} को चेक-आउट नहीं होता। कृपया जाने का कोई और दिन चुनें।`,
  ],
  [
    /^The house holds this stay for you until (\w+ \d+ \w+), (\d\d:\d\d) \(Indian time\)\.$/,
    (day, time) => `होटल ने यह कमरा आपके लिए ${dayIn(day)}, ${formatTime(time)} (भारतीय समय) तक रोक रखा है।`,
  ],
];

/** A sentence that is none of these stays as it came. */
export function stayRefusal(sentence: string): string {
  for (const [pattern, say] of sentences) {
    const [, first = '', second = ''] = pattern.exec(sentence) ?? [];
    if (first) return say(first, second);
  }
  return sentence;
}
