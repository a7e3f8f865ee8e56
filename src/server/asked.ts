import type { LinkKind } from '#src/domain/account/authLink.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { language } from '#src/words/en/language.ts';
import type { Language } from '#src/words/languages.ts';
import { askedKey } from './sessionKey.ts';

/**
 * The links by mail that this browser asked for. A link signs in only where it was asked for: one that somebody else sends must
 * not put a visitor into the sender's account.
 */

export interface Asked {
  email: string;
  /** Where the person wanted to go. */
  returnTo: string;
  /** Of the page on which they asked: the mail is in the language of the account, and leads to its page. */
  language?: Language;
  /** In milliseconds. */
  at: number;
  /** Whether the server has heard of it. */
  is_sent?: boolean;
}

/** As long as a link works. */
export const lifetime = 60 * 60_000;
/** Who mistypes an address asks again: so many are remembered of a kind. */
const most = 5;

type AllAsked = Partial<Record<LinkKind, Asked[]>>;

const isFresh = (asked: Asked | null) => asked !== null && asked.at <= Date.now() && asked.at > Date.now() - lifetime;

function readAll(): AllAsked {
  const kept = Object.entries<unknown>(Object(readJson(deviceStorage.get(askedKey))));
  return Object.fromEntries(
    kept
      .map(([kind, asked]) => [kind, Array.isArray(asked) ? asked.filter(isFresh) : []] as const)
      .filter(([, asked]) => asked.length > 0),
  );
}

/** Where the browser keeps nothing, a link is then treated as one that was not asked for. */
function writeAll(all: AllAsked) {
  if (Object.keys(all).length > 0) deviceStorage.set(askedKey, JSON.stringify(all));
  else deviceStorage.remove(askedKey);
}

const othersOf = (all: AllAsked, kind: LinkKind, email: string) =>
  (all[kind] ?? []).filter((asked) => asked.email !== email.toLowerCase());

export function noteAsked(kind: LinkKind, email: string, returnTo = '/') {
  const all = readAll();
  const asked = { email: email.toLowerCase(), returnTo, language, at: Date.now() };
  writeAll({ ...all, [kind]: [asked, ...othersOf(all, kind, email)].slice(0, most) });
}

/** The server has heard of what was noted last of this kind and address. */
export function noteSent(kind: LinkKind, email: string) {
  const all = readAll();
  const noted = (all[kind] ?? []).map((asked) =>
    asked.email === email.toLowerCase() ? { ...asked, is_sent: true } : asked,
  );
  if (noted.length > 0) writeAll({ ...all, [kind]: noted });
}

/** As long as the auth service waits between two mails to an address; one that signs in and one for a new password are one kind to it. */
export const pause = 60_000;
const sameMail: readonly LinkKind[] = ['magiclink', 'recovery'];

/**
 * Whether a mail of this kind to this address was asked for here within the minute: the auth service would not send another one. It is
 * known here, so that it can be said of every address alike, whether there is an account or not.
 */
export function askedJustNow(kind: LinkKind, email: string): boolean {
  const all = readAll();
  return (sameMail.includes(kind) ? sameMail : [kind])
    .flatMap((one) => all[one] ?? [])
    .some((asked) => asked.is_sent && asked.email === email.toLowerCase() && asked.at > Date.now() - pause);
}

/** Who asked for a link of this kind here within the hour, the latest first. */
export function readAsked(kind: LinkKind): readonly Asked[] {
  const all = readAll();
  writeAll(all);
  return all[kind] ?? [];
}

/** The link of this kind for this address is used up. */
export function forgetAsked(kind: LinkKind, email: string) {
  const { [kind]: _, ...all } = readAll();
  const others = othersOf(readAll(), kind, email);
  writeAll(others.length > 0 ? { ...all, [kind]: others } : all);
}
