import { assuranceLevel } from '#src/domain/account/assurance.ts';
import type { Account } from '#src/domain/account/leftBehind.ts';
import { deviceStorage, readJson } from '#src/lib/storage.ts';
import { roleKey, sessionKey } from './sessionKey.ts';

interface KnownPerson {
  id: string;
  email: string;
  full_name: string;
}

interface StoredSession {
  access_token?: unknown;
  user?: {
    id?: unknown;
    email?: unknown;
    user_metadata?: { full_name?: unknown };
    factors?: ({ status?: unknown } | null)[];
  };
}

/** Returns null if signed out, if the second factor is missing, or without storage. */
export function readKnownPerson(): KnownPerson | null {
  const { user, access_token }: StoredSession = Object(readJson(deviceStorage.get(sessionKey)));
  if (typeof user?.email !== 'string' || typeof user.id !== 'string') return null;
  const factors = Array.isArray(user.factors) ? user.factors : [];
  if (factors.some((factor) => factor?.status === 'verified') && assuranceLevel(String(access_token)) === 'aal1')
    return null;
  const name = user.user_metadata?.full_name;
  return { id: user.id, email: user.email, full_name: typeof name === 'string' ? name : '' };
}

export const hasStoredSession = () => deviceStorage.get(sessionKey) !== null;

/** Returns the account id; null if signed out, undefined while the second factor is missing. */
export const accountHere = (): Account => readKnownPerson()?.id ?? (hasStoredSession() ? undefined : null);

/** Matches a letter with its marks, and letters that a virama joins to it: दे, श्रे. The same as private.mask_name. */
const firstLetter = /^.(?:\p{M}*[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?.)*\p{M}*/u;

export function initialsOf({ full_name, email }: Pick<KnownPerson, 'full_name' | 'email'>): string {
  const names = full_name.trim().split(/\s+/).filter(Boolean);
  const letters = names.length > 1 ? [names[0], names.at(-1)] : [names[0] ?? email];
  return letters
    .map((name) => firstLetter.exec(name ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
}

interface KnownRole {
  role: string;
  has_listings: boolean;
}

/** Stores a person's role, so that the next page knows which links to show. It grants no access. */
export const rememberPerson = ({ user_id, role, has_listings }: KnownRole & { user_id: string }) =>
  deviceStorage.set(roleKey, [user_id, role, ...(has_listings ? ['lists'] : [])].join(' '));

export function knownRoleOf(user_id: string): KnownRole | null {
  const [known, role, lists] = (deviceStorage.get(roleKey) ?? '').split(' ');
  return known === user_id && role ? { role, has_listings: lists === 'lists' } : null;
}
