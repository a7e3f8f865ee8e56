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

/**
 * Who is signed in, as far as this browser knows without asking; null for nobody, for someone whose second factor is still to
 * come, and where the browser keeps nothing.
 */
export function readKnownPerson(): KnownPerson | null {
  const { user, access_token }: StoredSession = Object(readJson(deviceStorage.get(sessionKey)));
  if (typeof user?.email !== 'string' || typeof user.id !== 'string') return null;
  const factors = Array.isArray(user.factors) ? user.factors : [];
  if (factors.some((factor) => factor?.status === 'verified') && assuranceLevel(String(access_token)) === 'aal1')
    return null;
  const name = user.user_metadata?.full_name;
  return { id: user.id, email: user.email, full_name: typeof name === 'string' ? name : '' };
}

/** Whether this browser keeps a session, of whatever age. */
export const hasStoredSession = () => deviceStorage.get(sessionKey) !== null;

/** Whose account is signed in here: null for nobody's, undefined while a second factor is still to come. */
export const accountHere = (): Account => readKnownPerson()?.id ?? (hasStoredSession() ? undefined : null);

/** A letter with its signs, and with what a virama joins to it: दे, श्रे. As private.mask_name takes it. */
const firstLetter = /^.(?:\p{M}*[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?.)*\p{M}*/u;

/** One or two letters for a person: of the names, else of the address. */
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

/** Keeps a person's role beside the session, so that the header of the next page knows which links to show. It opens nothing. */
export const rememberPerson = ({ user_id, role, has_listings }: KnownRole & { user_id: string }) =>
  deviceStorage.set(roleKey, [user_id, role, ...(has_listings ? ['lists'] : [])].join(' '));

/** The role a person had when last asked, and whether there were listings; null when that is not known here. */
export function knownRoleOf(user_id: string): KnownRole | null {
  const [known, role, lists] = (deviceStorage.get(roleKey) ?? '').split(' ');
  return known === user_id && role ? { role, has_listings: lists === 'lists' } : null;
}
