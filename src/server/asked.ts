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

function readAll(): Partial<Record<LinkKind, Asked>> {
  const kept = Object.entries<Asked | null>(Object(readJson(deviceStorage.get(askedKey))));
  return Object.fromEntries(
    kept.filter(([, asked]) => asked && asked.at <= Date.now() && asked.at > Date.now() - lifetime),
  );
}

/** Where the browser keeps nothing, a link is then treated as one that was not asked for. */
function writeAll(all: Partial<Record<LinkKind, Asked>>) {
  if (Object.keys(all).length > 0) deviceStorage.set(askedKey, JSON.stringify(all));
  else deviceStorage.remove(askedKey);
}

export function noteAsked(kind: LinkKind, email: string, returnTo = '/') {
  writeAll({ ...readAll(), [kind]: { email: email.toLowerCase(), returnTo, at: Date.now() } });
}

/** Who asked for a link of this kind here within the hour; null for nobody. */
export function readAsked(kind: LinkKind): Asked | null {
  const all = readAll();
  writeAll(all);
  return all[kind] ?? null;
}

export function forgetAsked(kind: LinkKind) {
  const { [kind]: _, ...others } = readAll();
  writeAll(others);
}
