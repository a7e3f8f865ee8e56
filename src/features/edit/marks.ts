import { labelOf } from '#src/content/editorFields.ts';
import type { TextPair } from '#src/content/translations.ts';
import type { Issue } from './checkEntry.ts';

/** Names a field as the form does: `items.3.answer` is "Items 4 › Answer". */
export const placeOf = (path: string) =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : ` › ${labelOf(part)}`))
    .join('')
    .replace(/^ › /, '');

const pane = (language: string) => `.pane[data-mode="edit"][data-locale="${language}"]`;

/** Finds the field, or the first field in it. Fields of a closed list item are not there: then it is the list. */
function fieldOf({ language, path }: Issue): Element | null {
  const [here] = [pane(language), '.pane[data-mode="edit"]'].filter((selector) => document.querySelector(selector));
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const found =
      document.querySelector(`${here} .field[data-key-path="${CSS.escape(at)}"]`) ??
      document.querySelector(`${here} .field[data-key-path^="${CSS.escape(`${at}.`)}"]`);
    if (found) return found;
  }
  return null;
}

/** The issues of the last check, each with its mark. */
const marks = new Map<Issue, HTMLElement>();

function place(issue: Issue, mark: HTMLElement): void {
  const field = fieldOf(issue);
  if (!field || mark.parentElement === field) return;
  const isOwn = field.getAttribute('data-key-path') === issue.path;
  mark.textContent = isOwn ? issue.message : `${placeOf(issue.path)}: ${issue.message}`;
  field.querySelector('header')?.after(mark);
}

// The form draws fields when they come into view, and those of a list item when it is opened.
const observer = new MutationObserver(() => {
  for (const [issue, mark] of marks) place(issue, mark);
});

/** Shows each issue at its field until the field changes, and removes those of the last check. */
export function markIssues(issues: readonly Issue[]): void {
  for (const mark of marks.values()) mark.remove();
  marks.clear();
  for (const issue of issues) {
    const mark = document.createElement('p');
    mark.className = 'entry-issue';
    mark.role = 'alert';
    marks.set(issue, mark);
    place(issue, mark);
  }
  document.querySelector('.entry-issue')?.scrollIntoView({ block: 'center' });
  observer.disconnect();
  if (marks.size > 0) observer.observe(document.body, { childList: true, subtree: true });
}

document.addEventListener('input', ({ target }) => {
  for (const [issue, mark] of marks) {
    if (!(target instanceof Node) || !mark.parentElement?.contains(target)) continue;
    mark.remove();
    marks.delete(issue);
  }
});

/** Asks whether translations still fit. */
export function askIfRight(texts: readonly TextPair[]): Promise<'right' | 'outdated' | 'cancel'> {
  const dialog = document.createElement('dialog');
  dialog.className = 'ask';
  const add = <Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name, text: string) => {
    const element = document.createElement(name);
    element.textContent = text;
    return parent.appendChild(element);
  };
  add(dialog, 'h2', 'Does the Hindi still fit?');
  add(dialog, 'p', 'The English of these texts changed. Their Hindi did not.');
  const list = add(dialog, 'ul', '');
  for (const { path, english } of texts)
    add(list, 'li', english ? `${placeOf(path)}: ${english.slice(0, 100)}` : placeOf(path));
  const form = add(dialog, 'form', '');
  form.method = 'dialog';
  add(form, 'button', 'Save and list as outdated').value = 'outdated';
  add(form, 'button', 'Save, the Hindi fits').value = 'right';
  add(form, 'button', 'Cancel').value = 'cancel';
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const { returnValue } = dialog;
      // The Escape key returns nothing.
      resolve(returnValue === 'right' || returnValue === 'outdated' ? returnValue : 'cancel');
      dialog.remove();
    });
  });
}

/** Closes the window in which the editor reports that it did not save: a person who cancels knows that. */
export function closeNextReport(): void {
  const observer = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')];
    const ok = buttons.find((button) => button.checkVisibility());
    if (!ok) return;
    observer.disconnect();
    ok.click();
  });
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
}

/** Lists the Hindi texts whose English changed, with links to their forms. */
export function listOutdated(outdated: readonly { file: string; path: string; entry: string }[]): void {
  if (outdated.length === 0) return;
  const panel = document.createElement('details');
  panel.className = 'outdated';
  const title = document.createElement('summary');
  title.textContent =
    outdated.length === 1 ? '1 Hindi text is outdated' : `${outdated.length} Hindi texts are outdated`;
  const list = document.createElement('ul');
  for (const { file, path, entry } of outdated) {
    const link = document.createElement('a');
    link.href = `#/collections/${entry}`;
    link.textContent = `${file.replace('content/hi/', '')}: ${placeOf(path)}`;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  panel.append(title, list);
  document.body.append(panel);
}
