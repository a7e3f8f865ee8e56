import type { LinkKind } from '#src/domain/account/authLink.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { language } from '#src/words/en/language.ts';
import type { Language } from '#src/words/languages.ts';
import { askedKey } from './sessionKey.ts';

/** Email links that this browser requested. Others do not sign in: a stranger's link must not put a visitor into the stranger's account. */

export interface RequestedLink {
  email: string;
  returnTo: string;
  /** The language of the requesting page; the email is in the account's. */
  language?: Language;
  at: number;
  is_sent?: boolean;
}

/** The lifetime of a link, in milliseconds. */
export const lifetime = 60 * 60_000;
const most = 5;

type AllAsked = Partial<Record<LinkKind, RequestedLink[]>>;

const isFresh = (asked: RequestedLink | null) =>
  asked !== null && asked.at <= Date.now() && asked.at > Date.now() - lifetime;

function readAll(): AllAsked {
  const kept = Object.entries<unknown>(Object(readJson(deviceStorage.get(askedKey))));
  return Object.fromEntries(
    kept
      .map(([kind, asked]) => [kind, Array.isArray(asked) ? asked.filter(isFresh) : []] as const)
      .filter(([, asked]) => asked.length > 0),
  );
}

/** Without storage, a link counts as not requested. */
function writeAll(all: AllAsked) {
  if (Object.keys(all).length > 0) deviceStorage.set(askedKey, JSON.stringify(all));
  else deviceStorage.remove(askedKey);
}

const othersOf = (all: AllAsked, kind: LinkKind, email: string) =>
  (all[kind] ?? []).filter((asked) => asked.email !== email.toLowerCase());

export function recordRequest(kind: LinkKind, email: string, returnTo = '/') {
  const all = readAll();
  const asked = { email: email.toLowerCase(), returnTo, language, at: Date.now() };
  writeAll({ ...all, [kind]: [asked, ...othersOf(all, kind, email)].slice(0, most) });
}

export function recordSent(kind: LinkKind, email: string) {
  const all = readAll();
  const noted = (all[kind] ?? []).map((asked) =>
    asked.email === email.toLowerCase() ? { ...asked, is_sent: true } : asked,
  );
  if (noted.length > 0) writeAll({ ...all, [kind]: noted });
}

/** The auth service's pause between emails to an address. Sign-in and password links count together. */
export const cooldown = 60_000;
const sameMail: readonly LinkKind[] = ['magiclink', 'recovery'];

/** True if such an email was requested within the minute. Known here, so that the message does not reveal if an account exists. */
export function isCoolingDown(kind: LinkKind, email: string): boolean {
  const all = readAll();
  return (sameMail.includes(kind) ? sameMail : [kind])
    .flatMap((one) => all[one] ?? [])
    .some((asked) => asked.is_sent && asked.email === email.toLowerCase() && asked.at > Date.now() - cooldown);
}

/** Addresses of the last hour, newest first. */
export function readRequests(kind: LinkKind): readonly RequestedLink[] {
  const all = readAll();
  writeAll(all);
  return all[kind] ?? [];
}

export function removeRequest(kind: LinkKind, email: string) {
  const { [kind]: _, ...all } = readAll();
  const others = othersOf(readAll(), kind, email);
  writeAll(others.length > 0 ? { ...all, [kind]: others } : all);
}
