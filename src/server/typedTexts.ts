import { isLeftBehind } from '#src/domain/account/leftBehind.ts';
import { readJson, tabStorage } from '#src/lib/storage.ts';
import { tabOfKey } from './sessionKey.ts';
import { accountHere } from './storedSession.ts';

/**
 * What is typed and not sent yet, form by form: the tab keeps it over a reload and the switch to another language, until it is sent, the tab
 * is closed or somebody signs out.
 */

/** Notes whose it is; before anything is kept. */
export function keepOwner(): void {
  forgetLeft();
  const here = accountHere();
  if (here) tabStorage.set(tabOfKey, here);
}

/** Forgets what somebody typed who has signed out since, in whatever tab; before anything is read. Whether there was any. */
export function forgetLeft(): boolean {
  if (!isLeftBehind(tabStorage.get(tabOfKey), accountHere())) return false;
  const isAny = textKeys().length > 0;
  forgetTexts();
  return isAny;
}

type Texts = Readonly<Record<string, string>>;
const keyOf = (form: string) => `typed-${form}`;

/** The texts of a form by their names; none where nothing is kept. */
export function readTyped(form: string): Texts {
  forgetLeft();
  const kept = Object.entries(Object(readJson(tabStorage.get(keyOf(form)))));
  return Object.fromEntries(kept.filter((one): one is [string, string] => typeof one[1] === 'string'));
}

export const dropTyped = (form: string): void => tabStorage.remove(keyOf(form));

/** Keeps the texts that there are, in the place of those before. */
export function keepTyped(form: string, texts: Readonly<Record<string, string | undefined>>): void {
  keepOwner();
  if (Object.values(texts).every((text) => text === undefined)) dropTyped(form);
  else tabStorage.set(keyOf(form), JSON.stringify(texts));
}

/** What names a form about a stay that a link opened: the beginning of the link, which opens nothing. */
export const formOf = (name: string, token: string): string => `${name}:${token.slice(0, 8)}`;

const textKeys = () => tabStorage.keys().filter((key) => /^(booking|typed)-/.test(key));

/** Removes them all from the tab, with what it has of bookings. */
export const forgetTexts = (): void => tabStorage.remove(tabOfKey, ...textKeys());

// What a page shows of it goes too: now, as another tab is heard, and where this one slept meanwhile.
const leave = () => forgetLeft() && window.location.reload();
leave();
for (const event of ['storage', 'pageshow']) globalThis.addEventListener?.(event, leave);
