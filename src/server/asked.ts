import type { LinkKind } from '#src/domain/account/authLink.ts';
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
  try {
    const kept: Partial<Record<LinkKind, Asked>> = JSON.parse(localStorage.getItem(askedKey) ?? '{}');
    const isFresh = ([, { at }]: [string, Asked]) => at <= Date.now() && at > Date.now() - lifetime;
    return Object.fromEntries(Object.entries(kept).filter(isFresh));
  } catch {
    // Storage is switched off, or holds what is not ours.
    return {};
  }
}

function writeAll(all: Partial<Record<LinkKind, Asked>>) {
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(askedKey, JSON.stringify(all));
    else localStorage.removeItem(askedKey);
  } catch {
    // Storage is switched off: the link is then treated as one that was not asked for.
  }
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
