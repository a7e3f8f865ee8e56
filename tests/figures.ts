// `npm run figures` writes the size of the project into CONTRIBUTING.md, with results of the last `npm test` and `npm run test:all`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { projectPath } from '../supabase/local/paths.ts';

const linesOf = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: projectPath('.') }))
    .reduce((sum, file) => sum + (readFileSync(projectPath(file), 'utf8').match(/\n/g)?.length ?? 0), 0);
const count = (value: number) => value.toLocaleString('en-IN');

/** Returns how many exported names are in more than one file of `src` and `supabase`. */
function namesTwice(): number {
  const files = new Map<string, Set<string>>();
  for (const file of globSync('{src,supabase}/**/*.{ts,tsx}', { cwd: projectPath('.') })) {
    // Each file of words has a Hindi twin with the same names.
    if (file.startsWith('src/words/')) continue;
    const text = readFileSync(projectPath(file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:function|const|class|type|interface) (\w+)/gm))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  }
  return [...files.values()].filter((places) => places.size > 1).length;
}

function lastRun(suite: string): string {
  try {
    const { passed, failed, minutes } = JSON.parse(readFileSync(projectPath(`.cache/run ${suite}.json`), 'utf8'));
    return `${minutes} min, ${count(passed)} checks${failed > 0 ? `, ${failed} failed` : ''}`;
  } catch {
    return 'not run here';
  }
}

const figures: [string, string][] = [
  ['lines of `src` without styles and words', count(linesOf('src/**/*.{ts,tsx,astro}') - linesOf('src/words/**/*.ts'))],
  ['lines of words in two languages', count(linesOf('src/words/**/*.ts'))],
  ['lines of styles', count(linesOf('src/**/*.css'))],
  ['lines of SQL', count(linesOf('supabase/migrations/*.sql'))],
  ['lines of functions, local backend and doctor', count(linesOf('supabase/**/*.ts'))],
  ['lines of tests and benchmarks', count(linesOf('tests/**/*.{ts,js}'))],
  ['exported names found in two files', count(namesTwice())],
  ['`npm test`, on 2 cores', lastRun('daily')],
  ['`npm run test:all`, on 2 cores', lastRun('all')],
];
const table = ['| | |', '| --- | --- |', ...figures.map(([what, value]) => `| ${what} | ${value} |`)].join('\n');
const file = projectPath('CONTRIBUTING.md');
const [before, after] = readFileSync(file, 'utf8').split(/<!-- figures -->[\s\S]*<!-- end of figures -->/);
if (after === undefined) throw new Error('CONTRIBUTING.md has no place for the figures.');
writeFileSync(file, `${before}<!-- figures -->\n${table}\n<!-- end of figures -->${after}`);
console.log(table);
