import { readJson, tabStorage } from './storage.ts';

/**
 * What is typed and not sent yet, form by form: the tab keeps it over a reload and the switch to another language, until it is sent, the tab
 * is closed or somebody signs out.
 */

type Texts = Readonly<Record<string, string>>;
const keyOf = (form: string) => `typed-${form}`;

/** The texts of a form by their names; none where nothing is kept. */
export const readTyped = (form: string): Texts =>
  Object.fromEntries(
    Object.entries(Object(readJson(tabStorage.get(keyOf(form))))).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    ),
  );

export const dropTyped = (form: string): void => tabStorage.remove(keyOf(form));

/** Keeps the texts that there are, in the place of those before. */
export function keepTyped(form: string, texts: Readonly<Record<string, string | undefined>>): void {
  if (Object.values(texts).every((text) => text === undefined)) dropTyped(form);
  else tabStorage.set(keyOf(form), JSON.stringify(texts));
}

/** What names a form about a stay that a link opened: the beginning of the link, which opens nothing. */
export const formOf = (name: string, token: string): string => `${name}:${token.slice(0, 8)}`;

/** Removes them all from the tab, with what it has of bookings. */
export const forgetTexts = (): void =>
  tabStorage.remove(...tabStorage.keys().filter((key) => /^(booking|typed)-/.test(key)));
