import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { type Language, languages } from '../words/languages.ts';
import { checkNames, frontOf, readYaml } from './contentFiles.ts';
import { withProblems } from './contentProblems.ts';
import { marksField, translate } from './translations.ts';

/** `content/hi/faq.yaml` holds only the words of `content/faq.yaml`. Missing translations are shown in English. */

export const contentLanguage = (process.env.SITE_LANGUAGE || languages[0]) as Language;

const wordsOf = (file: string, language: Language) => join('content', language, file);

type Fields = Record<string, unknown>;

/** Loads content files as a collection in the language of the build. The id is the file's name. */
export function contentFiles(pattern: string, folder = 'content', language = contentLanguage): Loader {
  const loader = glob({ base: folder, pattern });
  return { ...loader, load: (context) => loader.load(translated(withProblems(context), language)) };
}

function translated(context: LoaderContext, language: Language): LoaderContext {
  if (!context.watcher) checkNames();
  if (language === 'en') return context;
  return {
    ...context,
    generateDigest: (data) => digestOfAll(context, data),
    parseData: (entry) => {
      const file = wordsOf(relative('content', entry.filePath ?? ''), language);
      const words = existsSync(file) ? readYaml(relative('content', file)) : undefined;
      const differs = (path: string) =>
        context.logger.warn(
          `${file}: ${path.slice(1)} differs from the English file, so the page shows the English text.`,
        );
      return context.parseData({ ...entry, data: translate(entry.data, words, differs) as Fields } as typeof entry);
    },
  };
}

/** Loads posts with the facts of the English file. A post without a translation is in English. */
export function postFiles(language = contentLanguage): Loader {
  const english = glob({ base: 'content/blog', pattern: '*.md' });
  if (language === 'en') return { ...english, load: (context) => english.load(withProblems(context)) };
  const names = globSync('*.md', { cwd: 'content/blog' });
  const isWritten = (name: string) => existsSync(wordsOf(`blog/${name}`, language));
  const loader = glob({
    base: 'content',
    pattern: names.map((name) => (isWritten(name) ? `${language}/blog/${name}` : `blog/${name}`)),
    generateId: ({ entry }) => basename(entry, '.md'),
  });
  return {
    ...loader,
    load: (told) => {
      const context = withProblems(told);
      for (const name of names.filter((name) => !isWritten(name))) {
        context.logger.warn(`content/${language}/blog/${name} does not exist, so the page shows the post in English.`);
      }
      return loader.load({
        ...context,
        generateDigest: (data) => digestOfAll(context, data),
        parseData: (entry) => {
          const { [marksField]: _, ...data } = entry.data as Fields;
          return context.parseData({
            ...entry,
            data: { ...(frontOf(`blog/${entry.id}.md`) as Fields), ...data },
          } as typeof entry);
        },
      });
    },
  };
}

/** Covers all files, because an entry is made of two files. */
function digestOfAll(context: LoaderContext, data: Record<string, unknown> | string): string {
  const texts = globSync('content/**/*.{yaml,md}')
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
  return context.generateDigest(JSON.stringify([data, texts]));
}
