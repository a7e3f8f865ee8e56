import { expect, test } from 'vitest';
import { stayRefusal as inEnglish } from '#src/words/en/guestStay.ts';
import { stayRefusal as inHindi } from '#src/words/hi/guestStay.ts';
import { readMigrations } from '../../supabase/local/migrations.ts';
import { functionTexts } from '../../supabase/release/functionTexts.ts';

const sentences = [
  [
    'The earliest check-in is Tue 1 Dec. Book this room at least 3 days ahead.',
    'सबसे पहला चेक-इन मंगल, 1 दिसंबर को हो सकता है। यह कमरा कम से कम 3 दिन पहले बुक करें।',
  ],
  [
    'Check-in dates after Mon 29 Feb are not open for booking yet.',
    'सोम, 29 फ़रवरी के बाद के चेक-इन की बुकिंग अभी नहीं खुली है।',
  ],
  ['No check-in on Sun 6 Dec. Choose another arrival date.', 'रवि, 6 दिसंबर को चेक-इन नहीं होता। आने की कोई और तारीख चुनें।'],
  ['Minimum stay 3 nights from Tue 1 Dec.', 'मंगल, 1 दिसंबर को चेक-इन हो, तो कम से कम 3 रातें।'],
  ['Maximum stay 1 night from Tue 1 Dec.', 'मंगल, 1 दिसंबर को चेक-इन हो, तो ज़्यादा से ज़्यादा 1 रात।'],
  ['Maximum stay 7 nights from Tue 1 Dec.', 'मंगल, 1 दिसंबर को चेक-इन हो, तो ज़्यादा से ज़्यादा 7 रातें।'],
  ['Minimum stay 5 nights if it includes Thu 24 Dec.', 'गुरु, 24 दिसंबर की रात शामिल हो तो कम से कम 5 रातें।'],
  ['Maximum stay 1 night if it includes Thu 24 Dec.', 'गुरु, 24 दिसंबर की रात शामिल हो तो ज़्यादा से ज़्यादा 1 रात।'],
  [
    'Bookings for today closed at 6:00 PM IST. Call the hotel, or choose another day.',
    'आज की बुकिंग शाम 6:00 बजे (भारतीय समय) बंद हो गई। होटल को फ़ोन करें या कोई और दिन चुनें।',
  ],
  [
    'No check-out on Sat 5 Dec. Choose another departure date.',
    'शनि, 5 दिसंबर को चेक-आउट नहीं होता। जाने की कोई और तारीख चुनें।',
  ],
  [
    'The hotel holds this room for you until Tue 1 Dec, 6:30 PM IST.',
    'होटल ने यह कमरा आपके लिए मंगल, 1 दिसंबर, शाम 6:30 बजे (भारतीय समय) तक रोक रखा है।',
  ],
] as const;

test.each(sentences)('%s', (english, hindi) => {
  expect(inHindi(english)).toBe(hindi);
  expect(inEnglish(english)).toBe(english);
});

test('a sentence that nobody knows stays as it came', () => {
  expect(inHindi('This room sleeps.')).toBe('This room sleeps.');
  expect(inHindi('Minimum stay 3 nights from Tue 1 Dec. More.')).toBe('Minimum stay 3 nights from Tue 1 Dec. More.');
});

test('all that the database writes of it is among them', async () => {
  const functions = functionTexts(await readMigrations('supabase/migrations'));
  const rules = functions.find(({ name }) => name === 'private.refuse_stay')?.text ?? '';
  const written = [...rules.matchAll(/'([^']*%s[^']*)'/g)].map(([, text = '']) => text);
  const [held = ''] = /The hotel holds this room[^']*/.exec(functions.map(({ text }) => text).join()) ?? [];
  expect(written).toHaveLength(9);
  for (const text of [...written, held]) {
    const parts = text.split('%s').map((part) => part.replace(/[.()]/g, String.raw`\$&`));
    expect(
      sentences.some(([english]) => new RegExp(`^${parts.join('.+')}$`).test(english)),
      text,
    ).toBe(true);
  }
});
