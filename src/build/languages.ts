import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { contentLanguage } from '../content/translated.ts';
import { marksField } from '../content/translations.ts';
import { englishPath, isInAll, type Language, languages, pathIn } from '../words/languages.ts';
import { ownTextsIn } from './ownTexts.ts';

/** Each language is a build of its own, in which the folder of words is replaced. So pages carry only their own language. */

/** The English build sets `SITE_LANGUAGE` for the builds it starts. */
export const builtLanguage = contentLanguage;
if (!languages.includes(builtLanguage)) throw new Error(`SITE_LANGUAGE must be one of ${languages.join(', ')}.`);

/** Files that pages of all languages name, and the sample emails in each language. */
const filesOfPages = /^(stay\.webmanifest|admin\/letters\.json|blog\/rss\.xml|stays\/[\w-]+\.svg|og\/.+)$/;

const pages = fileURLToPath(new URL('../pages/', import.meta.url));

const siteFile = fileURLToPath(new URL('../../content/site.json', import.meta.url));
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const readYaml = <Content>(file: string): Content => parse(readFileSync(file, 'utf8'));

const wordFile = (language: Language, name: string) =>
  fileURLToPath(new URL(`../words/${language}/${name}.ts`, import.meta.url));

/** Returns a module with descriptions of the site's own photos by address. */
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

const ownFiles = [
  ['ownWords', 'words'],
  ['ownTexts', 'texts'],
] as const;

/** Returns the address of a page file: `/property/x` for `property/[id].astro`, `/terms` for the legal texts. */
export const addressOf = (file: string) =>
  `/${file.replace(/(index)?\.astro$|\.ts$/, '')}`.replace('[legal]', 'terms').replace(/\[\w+\]/, 'x');

function isPageOfAll(file: string): boolean {
  const address = addressOf(relative(pages, file));
  return isInAll(address) || filesOfPages.test(address.slice(1));
}

/** Returns an empty page for one that is only in English. It is thrown away. */
function noPage(file: string): string {
  const none = file.includes('[') ? 'export const getStaticPaths = () => [];' : '';
  if (file.endsWith('.astro')) return `---\n${none}\n---\n`;
  return `${none}\nexport const GET = () => new Response('');`;
}

/** Replaces English words in a build of another language, and leaves out pages that are only in English. */
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
      if (id === siteFile) {
        const { [marksField]: _, ...words } = readJson(`content/${language}/site.json`);
        return JSON.stringify({ ...readJson(id), ...words });
      }
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

/** Addresses in other languages for the sitemap, which knows only its own build. Filled after the build. */
export const pagesInOthers: string[] = [];

/** Builds other languages and adds their pages. It must run before integrations that read built pages. */
export function builtLanguages(site: string): AstroIntegration {
  const others = languages.filter((language) => language !== 'en');
  let built: Promise<void>[] = [];
  // A folder per process: several builds may run at once.
  const folder = (language: Language) =>
    fileURLToPath(new URL(`../../.cache/built-${language}-${process.pid}/`, import.meta.url));
  return {
    name: 'built-languages',
    hooks: {
      'astro:build:start': () => {
        built = others.map((language) => build(language, folder(language)));
        // Errors are reported when the builds are awaited below.
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
