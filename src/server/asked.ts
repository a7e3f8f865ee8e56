import type { LinkKind } from '#src/domain/account/authLink.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { askedKey } from './sessionKey.ts';

/**
 * The links by mail that this browser asked for. A link signs in only where it was asked for: one that somebody else sends must
 * not put a visitor into the sender's account.
 */

export interface Asked {
  email: string;
  /** Where the person wanted to go. */
  returnTo: string;
  /** In milliseconds. */
  at: number;
}

/** As long as a link works. */
const lifetime = 60 * 60_000;
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
  const asked = { email: email.toLowerCase(), returnTo, at: Date.now() };
  writeAll({ ...all, [kind]: [asked, ...othersOf(all, kind, email)].slice(0, most) });
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
