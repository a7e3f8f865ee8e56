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

/** The server's sentences, each with its Hindi. */
const sentences: readonly (readonly [pattern: RegExp, say: (first: string, second: string) => string])[] = [
  [
    /^The earliest check-in is (\w+ \d+ \w+)\. Book this room at least (\d+) days? ahead\.$/,
    (day, ahead) => `सबसे पहला चेक-इन ${dayIn(day)} को हो सकता है। यह कमरा कम से कम ${ahead} दिन पहले बुक करें।`,
  ],
  [
    /^Check-in dates after (\w+ \d+ \w+) are not open for booking yet\.$/,
    (day) => `${dayIn(day)} के बाद के चेक-इन की बुकिंग अभी नहीं खुली है।`,
  ],
  [
    /^No check-in on (\w+ \d+ \w+)\. Choose another arrival date\.$/,
    (day) => `${dayIn(day)} को चेक-इन नहीं होता। आने की कोई और तारीख चुनें।`,
  ],
  [
    /^Minimum stay (\d+) nights? from (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} से कम से कम ${nightsIn(nights)}।`,
  ],
  [
    /^Minimum stay (\d+) nights? if it includes (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} की रात शामिल हो तो कम से कम ${nightsIn(nights)}।`,
  ],
  [
    /^Maximum stay (\d+) nights? if it includes (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} की रात शामिल हो तो ज़्यादा से ज़्यादा ${nightsIn(nights)}।`,
  ],
  [
    /^Bookings for today closed at (\d+):00 ([AP])M IST\. Call the hotel, or choose another day\.$/,
    (hour, half) =>
      `आज की बुकिंग ${formatTime(`${(Number(hour) % 12) + (half === 'P' ? 12 : 0)}:00`)} (भारतीय समय) बंद हो गई। होटल को फ़ोन करें या कोई और दिन चुनें।`,
  ],
  [
    /^Maximum stay (\d+) nights? from (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} से ज़्यादा से ज़्यादा ${nightsIn(nights)}।`,
  ],
  [
    /^No check-out on (\w+ \d+ \w+)\. Choose another departure date\.$/,
    (day) => `${dayIn(day)} को चेक-आउट नहीं होता। जाने की कोई और तारीख चुनें।`,
  ],
  [
    /^The hotel holds this room for you until (\w+ \d+ \w+), (\d\d:\d\d) IST\.$/,
    (day, time) => `होटल ने यह कमरा आपके लिए ${dayIn(day)}, ${formatTime(time)} (भारतीय समय) तक रोक रखा है।`,
  ],
];

/** Returns the sentence in Hindi, or as it is if it is none of these. */
export function stayRefusal(sentence: string): string {
  for (const [pattern, say] of sentences) {
    const [, first = '', second = ''] = pattern.exec(sentence) ?? [];
    if (first) return say(first, second);
  }
  return sentence;
}
