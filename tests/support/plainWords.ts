// `node tests/support/plainWords.ts src/features/calendar docs` lists hard phrases in strings, comments and documents there.
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { argv } from 'node:process';
import { saidInScript } from './saidInCode.ts';

const root = resolve(import.meta.dirname, '../..');

const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(has|have|had|not) (come|came)\b|\bcomes? back\b|\bg(iven|ave|ives?|iving) back\b|\bpaid back\b/i,
    'received, refund',
  ],
  [/\bby itself\b|\bby themselves\b|\bby ourselves\b/i, 'expires, automatically'],
  [/\b(nobody|whoever|whomever|of whom|of which|by whom|to who|for who|somebody)\b/i, 'anyone who, someone, the guest'],
  [
    /\b(anew|meanwhile|all the same|once more|by now|any more|beforehand|likewise|thereof|therein|just now)\b/i,
    'again, no longer',
  ],
  [
    /\b(is|are|was|were) told\b|\bdeeds?\b|\b(is|are) let\b|\bstands? (here|there|below|above|beside|in|behind)\b|\blooked for\b|\bas above\b|\bhas it\b/i,
    'we tell, action, is',
  ],
  [/\be-mails?\b|\bmails?\b(?!\w|-|\.|box)|\bnewsletter letters?\b/i, 'email'],
  [
    /\b(on|for) sale again\b|\btak(e|en) (it )?back\b|\bhand(ed)? in\b|\bsen[dt] in\b/i,
    'available; withdraw, reverse, undo; submit',
  ],
  [
    /\bas the crow flies\b|\bslip of the pen\b|\bhas the last word\b|\breckoned\b|\bguests? from abroad\b|\bdid not come\b|\bkinds? of room/i,
    'the list of words',
  ],
];
const mostWords = 25;
/** Comments may name the table of emails, and begin with a verb or a noun. */
const remarkPhrases: typeof phrases = [
  ...phrases.filter(([, better]) => better !== 'email'),
  [/^(What|Whether|Who|Whoever|Whose|Of|As|By)\b/, 'Returns …, True if …, The …'],
];

export interface Stumble {
  file: string;
  text: string;
  why: string;
}

const withoutCode = (text: string) =>
  text
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\]\([^)]*\)|https?:\/\/\S+|<[^>]*>/g, ' ');

function judge(file: string, text: string, hard = phrases): Stumble | undefined {
  const read = withoutCode(text);
  const phrase = hard.find(([pattern]) => pattern.test(read));
  if (phrase) return { file, text, why: `“${phrase[0].exec(read)?.[0]}”: ${phrase[1]}` };
  const longest = read
    .split(/[.!?;:…]\s|\n\s*\n|\|/)
    .find((sentence) => sentence.trim().split(/\s+/).length > mostWords);
  return longest ? { file, text, why: `more than ${mostWords} words` } : undefined;
}

const saidInSql = (sql: string) =>
  [
    ...sql
      .replace(/--.*$/gm, '')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/'((?:[^'\n]|'')+)'/g),
  ]
    .map(([, text = '']) => text.replaceAll("''", "'"))
    .filter((text) => /^[A-Z“‘%]/.test(text) && /[a-z%] [a-z]/i.test(text));

const isCode = (text: string) =>
  /=>|[{}]|\/\*\*|^\s*(select|insert|update|delete|with)\b|^before after mail$/.test(text);

const saidInText = (text: string) => text.replace(/```[\s\S]*?```|^ {4,}.*$/gm, '').split(/\n\s*\n|\n(?=[-*|#\d])|\|/);

function saidIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (/\.sql$/.test(file)) return saidInSql(text);
  if (/\.(md|yaml)$/.test(file)) return saidInText(text);
  if (/\.astro$/.test(file))
    return [...text.matchAll(/>([^<>{}]+)</g)].map(([, said = '']) => said.trim()).filter((said) => / /.test(said));
  return saidInScript(text).filter((said) => !isCode(said));
}

/** Returns the comments of a file of code, line by line. */
const remarksIn = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line) => /(?:^|\s)(?:\/\/|--|\/\*\*?|\*)\s(.*?)(?:\*\/)?$/.exec(line)?.[1]?.trim() ?? [])
    .filter((remark) => !/^(biome-ignore|@)/.test(remark));

const read = [
  'src/**/*.{ts,tsx,astro}',
  'supabase/{functions,doctor,local}/**/*.ts',
  'supabase/migrations/*.sql',
  // Blog posts and texts about hotels have their own style.
  'content/legal/*.md',
  'content/{faq,list-property,pages}.yaml',
  'docs/*.md',
  '*.md',
  '.github/*.md',
];
const remarked = ['{src,supabase,tests}/**/*.{ts,tsx,astro,css,sql}', '*.{ts,mjs}', 'docs/*.{ts,mjs}'];
const isRead = (file: string) => !/\/hi\/|\.d\.ts$|^docs\/legal\//.test(file);

const filesOf = (patterns: readonly string[], paths: readonly string[]) =>
  globSync([...patterns], { cwd: root, exclude: ['**/node_modules', '**/.data'] })
    .map((file) => relative(root, join(root, file)))
    .filter((file) => isRead(file) && paths.some((path) => file.startsWith(path)))
    .sort();

export const stumblesIn = (paths: readonly string[] = ['']): Stumble[] =>
  filesOf(read, paths).flatMap((file) => saidIn(file).flatMap((text) => judge(file, text) ?? []));

export const remarkStumblesIn = (paths: readonly string[] = ['']): Stumble[] =>
  filesOf(remarked, paths).flatMap((file) => remarksIn(file).flatMap((text) => judge(file, text, remarkPhrases) ?? []));

if (argv[1] === import.meta.filename) {
  const paths = argv.length > 2 ? argv.slice(2) : undefined;
  const found = [...stumblesIn(paths), ...remarkStumblesIn(paths)];
  for (const { file, text, why } of found)
    console.log(`${file}: ${text.replace(/\s+/g, ' ').slice(0, 200)}\n    ${why}`);
  console.log(`${found.length} found.`);
}
