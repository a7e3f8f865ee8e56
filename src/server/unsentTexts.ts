import { isLeftBehind } from '#src/domain/account/leftBehind.ts';
import { readJson, tabStorage } from '#src/lib/storage.ts';
import { tabOfKey } from './sessionKey.ts';
import { accountHere } from './storedSession.ts';

/** Keeps unsent text per form in the tab, over a reload and a change of language, until it is sent or the person signs out. */

/** Stores whose text it is; call it before anything is stored. */
export function storeOwner(): void {
  removeOthersTexts();
  const here = accountHere();
  if (here) tabStorage.set(tabOfKey, here);
}

/** Forgets text of a person who has signed out in any tab; call it before anything is read. Returns true if there was text. */
export function removeOthersTexts(): boolean {
  if (!isLeftBehind(tabStorage.get(tabOfKey), accountHere())) return false;
  const isAny = textKeys().length > 0;
  forgetTexts();
  return isAny;
}

type Texts = Readonly<Record<string, string>>;
const keyOf = (form: string) => `typed-${form}`;

export function readTexts(form: string): Texts {
  removeOthersTexts();
  const kept = Object.entries(Object(readJson(tabStorage.get(keyOf(form)))));
  return Object.fromEntries(kept.filter((one): one is [string, string] => typeof one[1] === 'string'));
}

export const removeTexts = (form: string): void => tabStorage.remove(keyOf(form));

export function storeTexts(form: string, texts: Readonly<Record<string, string | undefined>>): void {
  storeOwner();
  if (Object.values(texts).every((text) => text === undefined)) removeTexts(form);
  else tabStorage.set(keyOf(form), JSON.stringify(texts));
}

/** Returns the storage name of a form opened by link. It has only the start of the token, which opens nothing. */
export const formOf = (name: string, token: string): string => `${name}:${token.slice(0, 8)}`;

const textKeys = () => tabStorage.keys().filter((key) => /^(booking|typed)-/.test(key));

export const forgetTexts = (): void => tabStorage.remove(tabOfKey, ...textKeys());

// Reloads to remove the text from the page too: on loading, when another tab signs out, and on return to a cached page.
const leave = () => removeOthersTexts() && window.location.reload();
leave();
for (const event of ['storage', 'pageshow']) globalThis.addEventListener?.(event, leave);
