// `npm run hindi` notes from which English each Hindi text of `content/hi` was made, and lists those whose English changed since.
// `npm run hindi -- done faq.yaml` says that the Hindi of a file is right again, `-- done` says so of all files.
import { readFileSync, writeFileSync } from 'node:fs';
import { outdatedLines, translatedFiles, withMarks } from '../content/translatedFiles.ts';

const [isDone, ...names] = process.argv.slice(2);
const files = translatedFiles();
const unknown = names.filter((name) => !files.some(({ file }) => file.endsWith(`/${name}`)));
if (isDone !== undefined && (isDone !== 'done' || unknown.length > 0)) {
  console.error(
    `${unknown[0] ?? isDone} is unknown. Write "npm run hindi -- done" and files of content/hi, such as faq.yaml.`,
  );
  process.exit(1);
}
for (const one of files) {
  const isRight = isDone && (names.length === 0 || names.some((name) => one.file.endsWith(`/${name}`)));
  const text = readFileSync(one.file, 'utf8');
  const marked = withMarks(text, one, isRight ? [] : one.outdated);
  if (marked === text) continue;
  writeFileSync(one.file, marked);
  console.log(`Wrote ${one.file}`);
}
const lines = outdatedLines(translatedFiles());
for (const line of lines) console.log(line);
if (lines.length === 0) console.log('Every Hindi text fits its English text.');
