import './edit.css';
import type { CmsConfig } from '@sveltia/cms';
import type { EditorFacts } from '#src/content/editor.ts';
import { learn } from '#src/content/names.browser.ts';
import { marksField, marksOf } from '#src/content/translations.ts';
import { type CheckedEntry, checkEntry } from './checkEntry.ts';
import { learnSaved } from './learnSaved.ts';
import { askIfRight, closeNextReport, listOutdated, markIssues, placeOf } from './marks.ts';
import { photoField } from './photoField.ts';
import { PhotoFileField } from './photoFileField.ts';
import { listOfLibrary, textOfLibrary } from './photoLibrary.ts';

const isHere = /^(localhost|127\.0\.0\.1)$/.test(location.hostname);

type Fields = Record<string, unknown>;
interface SavedEntry {
  path: string;
  data: Fields;
  i18n: { hi?: { data?: Fields } };
}

async function open(): Promise<string | null> {
  // A hosted site without a repository has no folder to edit.
  if (!import.meta.env.PUBLIC_EDIT_REPOSITORY && !isHere)
    return 'Editing in the browser is not set up for this site. See docs/editing-content.md.';
  const [{ default: CMS }, answer] = await Promise.all([import('@sveltia/cms'), fetch('/edit/config.json')]);
  const { config, facts, problem }: { config: CmsConfig; facts: EditorFacts; problem?: string } = await answer.json();
  if (problem) return `Correct this file, then reload this page: ${problem}`;
  document.getElementById('before')?.remove();
  if (!import.meta.env.PUBLIC_EDIT_REPOSITORY) askNoGitHub();
  learn(facts);

  CMS.registerFieldType('photo', photoField(facts.photos) as never);
  CMS.registerFieldType('photo-file', PhotoFileField as never);
  CMS.registerCustomFormat('photo-library', 'yaml', { fromFile: listOfLibrary, toFile: textOfLibrary as never });
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data, i18n } = entry.toJS() as unknown as SavedEntry;
      const checked = checkEntry({ file: path, data, hindi: i18n.hi?.data }, facts);
      markIssues(checked.issues);
      // The editor shows the cause of this error, and saves nothing.
      if (checked.issues.length > 0) throw notSaved(reasonOf(checked));
      const { outdated, pairs } = checked;
      const answer = outdated.length > 0 ? await askIfRight(outdated) : 'right';
      if (answer === 'cancel') {
        closeNextReport();
        throw notSaved('Nothing was saved.');
      }
      const kept = answer === 'right' ? [] : outdated;
      const isHindi = path.startsWith('content/hi/');
      const marks = { [marksField]: marksOf(pairs, kept, (isHindi ? data : i18n.hi?.data)?.[marksField]) };
      const saved = entry.set('data', (isHindi ? { ...checked.data, ...marks } : checked.data) as never);
      // The form in Hindi is full of empty texts and English copies, which are no translations.
      if (!i18n.hi) return saved;
      return saved.setIn(['i18n', 'hi', 'data'], checked.hindi ? { ...checked.hindi, ...marks } : {});
    },
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const { path, data } = entry.toJS() as unknown as SavedEntry;
      learnSaved(path, data, facts);
    },
  });
  CMS.init({ config });
  listOutdated(facts.outdated);
  return null;
}

const notSaved = (reason: string) => new Error('saving_failed', { cause: new Error(reason) });

const reasonOf = ({ issues }: CheckedEntry) =>
  [
    `Nothing was saved. ${issues.length === 1 ? 'One field needs a change' : `${issues.length} fields need a change`}.`,
    ...issues.map(
      ({ language, path, message }) => `${placeOf(path)}${language === 'hi' ? ' in Hindi' : ''}: ${message}`,
    ),
  ].join('\n');

/** The editor asks GitHub how it is, even if it only edits a folder. */
function askNoGitHub(): void {
  const { fetch: ask } = window;
  window.fetch = (address, options) =>
    String(address).startsWith('https://www.githubstatus.com/')
      ? Promise.resolve(Response.json({ status: { indicator: 'none' } }))
      : ask(address, options);
}

const said = await open().catch(() => 'We could not load the editor. Reload this page.');
const status = document.querySelector('[role=status]');
if (said && status) status.textContent = said;
