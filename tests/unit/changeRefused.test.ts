import { expect, test } from 'vitest';
import { changeRefused as inEnglish } from '#src/words/en/guestStay.ts';
import { changeRefused as inHindi } from '#src/words/hi/guestStay.ts';
import { readMigrations } from '../../supabase/local/migrations.ts';
import { functionTexts } from '../../supabase/release/functionTexts.ts';

const rules = functionTexts(await readMigrations('supabase/migrations'))
  .filter(({ name }) => /\.(refuse_guest_change|being_checked)$/.test(name))
  .map(({ text }) => text);
const sentences = [...rules.join('\n').matchAll(/'([A-Z][^']+\.)'/g)].map(([, sentence = '']) => sentence);

test('it says six sentences', () => expect(sentences).toHaveLength(6));

test.each(sentences)('%s', (sentence) => {
  expect(inEnglish(sentence)).toBe(sentence);
  expect(inHindi(sentence)).toMatch(/^[^A-Za-z]*\p{Script=Devanagari}[^A-Za-z]*।$/u);
});

test("a house's own rules are said with their numbers", () =>
  expect(inHindi('Minimum stay 3 nights from Tue 1 Dec.')).toBe('मंगल, 1 दिसंबर को चेक-इन हो, तो कम से कम 3 रातें।'));
