import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changeRefused as inEnglish } from '#src/words/en/guestStay.ts';
import { changeRefused as inHindi } from '#src/words/hi/guestStay.ts';

const sql = globSync('supabase/migrations/*.sql')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const rules = sql.match(/create function private\.(refuse_guest_change|being_checked)\([\s\S]*?\$\$;/g) ?? [];
const sentences = [...rules.join('\n').matchAll(/'([A-Z][^']+\.)'/g)].map(([, sentence = '']) => sentence);

test('it says six sentences', () => expect(sentences).toHaveLength(6));

test.each(sentences)('%s', (sentence) => {
  expect(inEnglish(sentence)).toBe(sentence);
  expect(inHindi(sentence)).toMatch(/^[^A-Za-z]*\p{Script=Devanagari}[^A-Za-z]*।$/u);
});

test("a house's own rules are said with their numbers", () =>
  expect(inHindi('Minimum stay 3 nights from Tue 1 Dec.')).toBe('मंगल, 1 दिसंबर को चेक-इन हो, तो कम से कम 3 रातें।'));
