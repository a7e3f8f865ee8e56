import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages } from '../words/languages.ts';
import { isFields, marksField, marksOf, outdatedTexts, type TextPair, textPairs } from './translations.ts';

export interface TranslatedFile {
  /** Such as `content/hi/faq.yaml`. */
  file: string;
  pairs: TextPair[];
  outdated: TextPair[];
  marks: unknown;
}

/** Splits a post into its front matter and its text. Other files have no text. */
const front = /^---\n(.*?)\n---\n(.*)$/s;

function read(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  const [, head, body] = front.exec(text) ?? [];
  return head === undefined ? parse(text) : { ...parse(head), body };
}

/** Returns the files of `content` in other languages, with the texts whose English changed since. */
export function translatedFiles(root = '.'): TranslatedFile[] {
  const others = languages.filter((language) => language !== 'en');
  return others.flatMap((language) =>
    globSync(`content/${language}/**/*.{yaml,json,md}`, { cwd: root })
      .sort()
      .flatMap((file) => {
        const english = join(root, file.replace(`content/${language}/`, 'content/'));
        const translated = read(join(root, file));
        if (!existsSync(english) || !isFields(translated)) return [];
        const { [marksField]: marks, ...words } = translated;
        const pairs = textPairs(read(english), words);
        return [{ file, pairs, outdated: outdatedTexts(pairs, marks), marks }];
      }),
  );
}

/** Returns one line for each text whose English changed since it was translated. */
export const outdatedLines = (files: readonly TranslatedFile[]) =>
  files.flatMap(({ file, outdated }) =>
    outdated.map(({ path }) => `${file}: the English text of ${path} changed since it was translated.`),
  );

/** Returns the file's text with marks for its present translations. `kept` are listed as outdated further on. Remarks and line breaks stay. */
export function withMarks(text: string, { file, pairs, marks }: TranslatedFile, kept: readonly TextPair[]): string {
  const now = marksOf(pairs, kept, marks);
  if (file.endsWith('.json')) return `${JSON.stringify({ ...JSON.parse(text), [marksField]: now }, null, 2)}\n`;
  const line = `${marksField}: ${now}\n`;
  const [, head, body] = front.exec(text) ?? [];
  const lines = (head === undefined ? text : `${head}\n`).replace(new RegExp(`^${marksField}:.*\\n`, 'm'), '');
  return head === undefined ? `${lines}${line}` : `---\n${lines}${line}---\n${body}`;
}
