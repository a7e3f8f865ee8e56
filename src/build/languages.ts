import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { contentLanguage } from '../content/translated.ts';
import { englishPath, isInAll, type Language, languages, pathIn } from '../words/languages.ts';
import { ownTextsIn } from './ownTexts.ts';

/**
 * The site in more than one language. Each is a build of its own, in which only the folder of words is another: so a page carries no word
 * of a language that is not its own, and none of the code that would choose between them.
 */

/** The language of this build: `SITE_LANGUAGE`, which the English build sets for those it starts. */
export const builtLanguage = contentLanguage;
if (!languages.includes(builtLanguage)) throw new Error(`SITE_LANGUAGE must be one of ${languages.join(', ')}.`);

/**
 * What pages of all languages name, and is written by `src/pages` too: also the pictures of their links. And the letters, of which admins
 * look at those in each.
 */
const filesOfPages = /^(stay\.webmanifest|admin\/letters\.json|blog\/rss\.xml|stays\/[\w-]+\.svg|og\/.+)$/;

const pages = fileURLToPath(new URL('../pages/', import.meta.url));

const siteFile = fileURLToPath(new URL('../../content/site.json', import.meta.url));
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const readYaml = <Content>(file: string): Content => parse(readFileSync(file, 'utf8'));

const wordFile = (language: Language, name: string) =>
  fileURLToPath(new URL(`../words/${language}/${name}.ts`, import.meta.url));

/** The words of the site's own pictures as a module, by their addresses in rows. */
function ownPhotos(language: Language): string {
  const words: Record<string, { alt: string }> = readYaml(`content/${language}/photos.yaml`);
  const rooms = globSync('content/showcase/*.yaml').flatMap((file) =>
    readYaml<{ roomCategories: { photos: string[] }[] }>(file).roomCategories.map(({ photos }) => photos[0]),
  );
  const text = (isWanted: (name: string) => boolean) => {
    const wanted = Object.entries(words).filter(([name]) => isWanted(name));
    return JSON.stringify(Object.fromEntries(wanted.map(([name, { alt }]) => [`/photos/${name}.webp`, alt])));
  };
  return `export const ownPhotos = ${text(() => true)};\nexport const roomPhotos = ${text((name) => rooms.includes(name))};`;
}

/** The files of words that the build writes from `content/showcase`, and what it writes into each. */
const ownFiles = [
  ['ownWords', 'words'],
  ['ownTexts', 'texts'],
] as const;

/** An address of the page that a file of `src/pages` makes: `/property/x` of `property/[id].astro`, and `/terms` of the legal texts. */
export const addressOf = (file: string) =>
  `/${file.replace(/(index)?\.astro$|\.ts$/, '')}`.replace('[legal]', 'terms').replace(/\[\w+\]/, 'x');

/** Whether a file of `src/pages` makes a page that is in every language. */
function isPageOfAll(file: string): boolean {
  const address = addressOf(relative(pages, file));
  return isInAll(address) || filesOfPages.test(address.slice(1));
}

/** What is built of a page that is in English only: nothing that costs time. It is thrown away. */
function noPage(file: string): string {
  const none = file.includes('[') ? 'export const getStaticPaths = () => [];' : '';
  if (file.endsWith('.astro')) return `---\n${none}\n---\n`;
  return `${none}\nexport const GET = () => new Response('');`;
}

/** In a build of another language: its words in the place of the English ones, and only the pages that are in every language. */
export function inLanguage(language = builtLanguage): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    resolveId(source, importer) {
      if (language === 'en' || !/\/words\/en\//.test(source)) return undefined;
      return this.resolve(source.replace('/words/en/', `/words/${language}/`), importer, { skipSelf: true });
    },
    async load(id) {
      if (language === 'en') return undefined;
      if (id === siteFile) return JSON.stringify({ ...readJson(id), ...readJson(`content/${language}/site.json`) });
      if (id === wordFile(language, 'ownPhotos')) return ownPhotos(language);
      for (const [name, part] of ownFiles) {
        if (id !== wordFile(language, name)) continue;
        return `export const ${name} = ${JSON.stringify((await ownTextsIn(language))[part])};`;
      }
      const isPage = id.startsWith(pages) && /\.(astro|ts)$/.test(id);
      return isPage && !isPageOfAll(id) ? noPage(id) : undefined;
    },
  };
}

/** The addresses of the pages in other languages than English, for the sitemap, which knows of those of one build; once they are built. */
export const pagesInOthers: string[] = [];

/** Builds the other languages beside the English pages, and puts their pages among these. Before what looks at built pages. */
export function builtLanguages(site: string): AstroIntegration {
  const others = languages.filter((language) => language !== 'en');
  let built: Promise<void>[] = [];
  // Of each build its own: several may run at once.
  const folder = (language: Language) =>
    fileURLToPath(new URL(`../../.cache/built-${language}-${process.pid}/`, import.meta.url));
  return {
    name: 'built-languages',
    hooks: {
      'astro:build:start': () => {
        built = others.map((language) => build(language, folder(language)));
        // Told of when they are waited for.
        for (const one of built) one.catch(() => {});
      },
      'astro:build:done': async ({ dir }) => {
        await Promise.all(built);
        for (const language of others) {
          const added = await addPages(language, folder(language), fileURLToPath(dir));
          pagesInOthers.push(...added.map((path) => new URL(path, site).href));
        }
      },
    },
  };
}

async function build(language: Language, folder: string): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder], {
    env: { ...process.env, SITE_LANGUAGE: language },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The build in ${language} failed.\n${Buffer.concat(output)}`);
}

/** Puts the pages of a language and their files among the others; their addresses. */
async function addPages(language: Language, from: string, to: string): Promise<string[]> {
  await cp(`${from}_astro`, `${to}_astro`, { recursive: true });
  const added: string[] = [];
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = relative(from, join(entry.parentPath, entry.name));
    const isPage = file.endsWith('.html');
    const path = pathIn(language, `/${file.replace(/(^index)?\.html$/, '')}`);
    if (!(isPage ? isInAll(englishPath(path)) : filesOfPages.test(file))) continue;
    const page = `${to}${path.slice(1)}${isPage ? '.html' : ''}`;
    await mkdir(dirname(page), { recursive: true });
    await copyFile(`${from}${file}`, page);
    if (isPage) added.push(path);
  }
  await rm(from, { recursive: true });
  return added;
}
