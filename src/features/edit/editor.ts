import './edit.css';
import type { CmsConfig } from '@sveltia/cms';
import type { HouseNames } from '#src/content/contentFiles.ts';
import type { EditorFacts } from '#src/content/editor.ts';
import { known } from '#src/content/names.browser.ts';
import { marksField, marksOf } from '#src/content/translations.ts';
import { usesOf } from '#src/content/uses.ts';
import { type CheckedEntry, checkEntry } from './checkEntry.ts';
import { askIfRight, listOutdated, markIssues, placeOf } from './marks.ts';
import { photoField } from './photoField.ts';
import { PhotoFileField } from './photoFileField.ts';
import { type LibraryItem, libraryOfList, listOfLibrary, textOfLibrary } from './photoLibrary.ts';

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
  const { config, facts }: { config: CmsConfig; facts: EditorFacts } = await answer.json();
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
      known.edited = houseOf(path);
      const checked = checkEntry({ file: path, data, hindi: i18n.hi?.data }, facts);
      markIssues(checked.issues);
      // The editor shows the cause of this error, and saves nothing.
      if (checked.issues.length > 0) throw new Error('saving_failed', { cause: new Error(reasonOf(checked)) });
      const { outdated, pairs } = checked;
      const kept = outdated.length > 0 && !(await askIfRight(outdated)) ? outdated : [];
      const isHindi = path.startsWith('content/hi/');
      const marks = { [marksField]: marksOf(pairs, kept, (isHindi ? data : i18n.hi?.data)?.[marksField]) };
      const saved = entry.set('data', (isHindi ? { ...checked.data, ...marks } : checked.data) as never);
      return checked.hindi ? saved.setIn(['i18n', 'hi', 'data'], { ...checked.hindi, ...marks }) : saved;
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

/** Returns the id of a house by its file. */
const houseOf = (file: string) => /^content\/showcase\/([\w-]+)\.yaml$/.exec(file)?.[1];

const reasonOf = ({ issues }: CheckedEntry) =>
  [
    `Nothing was saved. ${issues.length === 1 ? 'One field needs a change' : `${issues.length} fields need a change`}.`,
    ...issues.map(
      ({ language, path, message }) => `${placeOf(path)}${language === 'hi' ? ' in Hindi' : ''}: ${message}`,
    ),
  ].join('\n');

/** Sets the names that schemas look up. */
function learn({ photos, questions, places, towns, houses }: EditorFacts): void {
  known.photos = new Set(Object.keys(photos));
  known.questions = new Set(questions);
  known.places = new Set(places);
  known.towns = new Set(towns);
  known.houses = houses;
}

/** Learns names that were just saved. The site's own list is as old as its last build. */
function learnSaved(path: string, data: Fields, facts: EditorFacts): void {
  const ids = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);
  if (path === 'content/photos.yaml') {
    for (const name of Object.keys(facts.photos)) delete facts.photos[name];
    Object.assign(facts.photos, libraryOfList(data.photos as LibraryItem[]));
  }
  const file = path.replace('content/', '');
  const others = facts.uses.filter((use) => use.file !== file);
  facts.uses = [...others, ...usesOf(file, data, Object.keys(facts.photos))];
  if (path === 'content/faq.yaml') facts.questions = ids(data.items);
  if (path === 'content/places.yaml') facts.places = ids(data.places);
  const house = houseOf(path);
  if (house)
    facts.houses = [
      ...facts.houses.filter(({ id }) => id !== house),
      { ...(data as unknown as HouseNames), id: house },
    ];
  learn(facts);
}

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
