import { labelOf } from '#src/content/editorFields.ts';
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

/** Shows each issue at its field until the field changes, and removes those of the last check. */
export function markIssues(issues: readonly Issue[]): void {
  for (const old of document.querySelectorAll('.entry-issue')) old.remove();
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (!field) continue;
    const isOwn = field.getAttribute('data-key-path') === issue.path;
    const mark = document.createElement('p');
    mark.className = 'entry-issue';
    mark.role = 'alert';
    mark.textContent = isOwn ? issue.message : `${placeOf(issue.path)}: ${issue.message}`;
    field.querySelector('header')?.after(mark);
    field.addEventListener('input', () => mark.remove(), { once: true });
  }
  document.querySelector('.entry-issue')?.scrollIntoView({ block: 'center' });
}

/** Asks whether translations still fit. Resolves to false if they do not, or nobody answers. */
export function askIfRight(paths: readonly string[]): Promise<boolean> {
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
  for (const path of paths) add(list, 'li', placeOf(path));
  const form = add(dialog, 'form', '');
  form.method = 'dialog';
  add(form, 'button', 'Save and list as outdated');
  add(form, 'button', 'Save, the Hindi fits').value = 'right';
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue === 'right');
      dialog.remove();
    });
  });
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
