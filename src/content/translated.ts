import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { type Language, languages } from '../words/languages.ts';

/**
 * The words of `content/` in another language. `content/hi/faq.yaml` holds the words of `content/faq.yaml` and nothing else: ids, photos,
 * times and prices stay in the one file that everybody reads. What is not written there yet is shown in English.
 */

/** The language the site is built in. */
export const contentLanguage = (process.env.SITE_LANGUAGE || languages[0]) as Language;

/** Where the words of a file are, by its path below `content/`. */
const wordsOf = (file: string, language: Language) => join('content', language, file);

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The same content with these words in the place of its own: texts for texts, field by field and, in lists of the same length, entry
 * by entry. `differs` is told where the two have not the same shape; there the content stays as it is.
 */
export function translate(content: unknown, words: unknown, differs: (path: string) => void, path = ''): unknown {
  if (words === undefined) return content;
  if (typeof content === 'string' && typeof words === 'string') return words;
  if (Array.isArray(content) && Array.isArray(words) && content.length === words.length) {
    return content.map((entry, i) => translate(entry, words[i], differs, `${path}[${i}]`));
  }
  if (isFields(content) && isFields(words)) {
    for (const name of Object.keys(words)) if (!Object.hasOwn(content, name)) differs(`${path}.${name}`);
    const entries = Object.entries(content);
    return Object.fromEntries(
      entries.map(([name, value]) => [name, translate(value, words[name], differs, `${path}.${name}`)]),
    );
  }
  differs(path);
  return content;
}

/** A loader of content files that reads their words in the language of the build. */
export function inBuiltLanguage(loader: Loader, language = contentLanguage): Loader {
  if (language === 'en') return loader;
  return {
    ...loader,
    load: (context) =>
      loader.load({
        ...context,
        // What is kept of a file is kept by what it says: words that changed are words of a file that did not.
        generateDigest: (data) => context.generateDigest(`${allWords(language)}${JSON.stringify(data)}`),
        parseData: (entry) => {
          const file = wordsOf(relative('content', entry.filePath ?? ''), language);
          const words = file.endsWith('.yaml') && existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
          const differs = (path: string) =>
            context.logger.warn(`${file}: ${path.slice(1)} is not as in the English file, which is shown there.`);
          return context.parseData({ ...entry, data: translate(entry.data, words, differs) as Fields } as typeof entry);
        },
      }),
  };
}

/** The texts of all files of words. */
const allWords = (language: Language) =>
  globSync(`content/${language}/**/*.yaml`)
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join();
