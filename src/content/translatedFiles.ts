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

function read(root: string, file: string): unknown {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    const [, head, body] = front.exec(text) ?? [];
    return head === undefined ? parse(text) : { ...parse(head), body };
  } catch (error) {
    throw new Error(`${file} cannot be read. ${error instanceof Error ? error.message : error}`);
  }
}

/** Returns the files of `content` in other languages, with the texts whose English changed since. */
export function translatedFiles(root = '.'): TranslatedFile[] {
  const others = languages.filter((language) => language !== 'en');
  return others.flatMap((language) =>
    globSync(`content/${language}/**/*.{yaml,json,md}`, { cwd: root })
      .sort()
      .flatMap((file) => {
        const english = file.replace(`content/${language}/`, 'content/');
        const translated = read(root, file);
        if (!existsSync(join(root, english)) || !isFields(translated)) return [];
        const { [marksField]: marks, ...words } = translated;
        const pairs = textPairs(read(root, english), words);
        return [{ file, pairs, outdated: outdatedTexts(pairs, marks), marks }];
      }),
  );
}

/** Returns one line for each text whose English changed since it was translated. */
export const outdatedLines = (files: readonly TranslatedFile[]) =>
  files.flatMap(({ file, outdated }) =>
    outdated.map(({ path, isLost }) =>
      isLost
        ? `${file}: the list ${path} has another length than the English one, so the page shows the English one.`
        : `${file}: the English text of ${path} changed since it was translated.`,
    ),
  );

/** Returns the file's text with marks for its present translations. `kept` are listed as outdated further on. Remarks and line breaks stay. */
export function withMarks(text: string, { file, pairs, marks }: TranslatedFile, kept: readonly TextPair[]): string {
  const now = marksOf(pairs, kept, marks);
  if (file.endsWith('.json')) return `${JSON.stringify({ ...JSON.parse(text), [marksField]: now }, null, 2)}\n`;
  const line = `${marksField}: ${now}\n`;
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  const [, head, body] = front.exec(whole) ?? [];
  const lines = (head === undefined ? whole : `${head}\n`).replace(new RegExp(`^${marksField}:.*\\n`, 'm'), '');
  return head === undefined ? `${lines}${line}` : `---\n${lines}${line}---\n${body}`;
}
