import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stayRefusal as inEnglish } from '#src/words/en/stayRefusal.ts';
import { stayRefusal as inHindi } from '#src/words/hi/stayRefusal.ts';

/** What the server says of a house, and what of it is said in Hindi. */
const sentences = [
  [
    'This room can be booked from Tue 1 Dec on: 3 days ahead at least.',
    'यह कमरा मंगल, 1 दिसंबर से बुक हो सकता है: कम से कम 3 दिन पहले।',
  ],
  ['This room can be booked until Mon 29 Feb so far.', 'यह कमरा अभी सोम, 29 फ़रवरी तक ही बुक हो सकता है।'],
  [
    'No stay begins on Sun 6 Dec. Please choose another day to arrive.',
    'रवि, 6 दिसंबर को चेक-इन नहीं होता। कृपया आने का कोई और दिन चुनें।',
  ],
  ['3 nights at least from Tue 1 Dec.', 'मंगल, 1 दिसंबर से कम से कम 3 रातें।'],
  ['1 night at most from Tue 1 Dec.', 'मंगल, 1 दिसंबर से ज़्यादा से ज़्यादा 1 रात।'],
  ['7 nights at most from Tue 1 Dec.', 'मंगल, 1 दिसंबर से ज़्यादा से ज़्यादा 7 रातें।'],
  ['5 nights at least for a stay that includes Thu 24 Dec.', 'गुरु, 24 दिसंबर की रात शामिल हो तो कम से कम 5 रातें।'],
  ['1 night at most for a stay that includes Thu 24 Dec.', 'गुरु, 24 दिसंबर की रात शामिल हो तो ज़्यादा से ज़्यादा 1 रात।'],
  [
    'Bookings for today closed at 6:00 PM IST. Call the hotel, or choose another day.',
    'आज की बुकिंग शाम 6:00 बजे (भारतीय समय) बंद हो गई। होटल को फ़ोन करें या कोई और दिन चुनें।',
  ],
  [
    'No stay ends on Sat 5 Dec. Please choose another day to leave.',
    'शनि, 5 दिसंबर को चेक-आउट नहीं होता। कृपया जाने का कोई और दिन चुनें।',
  ],
  [
    'The house holds this stay for you until Tue 1 Dec, 18:30 (Indian time).',
    'होटल ने यह कमरा आपके लिए मंगल, 1 दिसंबर, शाम 6:30 बजे (भारतीय समय) तक रोक रखा है।',
  ],
] as const;

test.each(sentences)('%s', (english, hindi) => {
  expect(inHindi(english)).toBe(hindi);
  expect(inEnglish(english)).toBe(english);
});

test('a sentence that nobody knows stays as it came', () => {
  expect(inHindi('This room sleeps.')).toBe('This room sleeps.');
  expect(inHindi('3 nights at least from Tue 1 Dec. More.')).toBe('3 nights at least from Tue 1 Dec. More.');
});

test('all that the database writes of it is among them', () => {
  const sql = globSync('supabase/migrations/*.sql')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const [rules = ''] = /create function private\.refuse_stay\([\s\S]*?end \$\$;/.exec(sql) ?? [];
  const written = [...rules.matchAll(/'([^']*%s[^']*)'/g)].map(([, text = '']) => text);
  const [held = ''] = /The house holds this stay[^']*/.exec(sql) ?? [];
  expect(written).toHaveLength(9);
  for (const text of [...written, held]) {
    const parts = text.split('%s').map((part) => part.replace(/[.()]/g, String.raw`\$&`));
    expect(
      sentences.some(([english]) => new RegExp(`^${parts.join('.+')}$`).test(english)),
      text,
    ).toBe(true);
  }
});
