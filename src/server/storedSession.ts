import { assuranceLevel } from '#src/domain/account/assurance.ts';
import { askedKey, importsKey, roleKey, sessionKey } from './sessionKey.ts';

export interface KnownPerson {
  id: string;
  email: string;
  full_name: string;
}

/**
 * Who is signed in, as far as this browser knows without asking; null for nobody, for someone whose second factor is still to
 * come, and where the browser keeps nothing (reading its storage throws there).
 */
export function readKnownPerson(browser: { localStorage: Pick<Storage, 'getItem'> }): KnownPerson | null {
  try {
    const { user, access_token } = JSON.parse(browser.localStorage.getItem(sessionKey) ?? '{}');
    if (typeof user?.email !== 'string' || typeof user.id !== 'string') return null;
    const factors: { status?: unknown }[] = Array.isArray(user.factors) ? user.factors : [];
    if (factors.some(({ status }) => status === 'verified') && assuranceLevel(String(access_token)) === 'aal1')
      return null;
    const name = user.user_metadata?.full_name;
    return { id: user.id, email: user.email, full_name: typeof name === 'string' ? name : '' };
  } catch {
    return null;
  }
}

/** Whether this browser keeps a session, of whatever age. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/** One or two letters for a person: of the names, else of the address. */
export function initialsOf({ full_name, email }: Pick<KnownPerson, 'full_name' | 'email'>): string {
  const names = full_name.trim().split(/\s+/).filter(Boolean);
  const letters = names.length > 1 ? [names[0], names.at(-1)] : [names[0] ?? email];
  return letters
    .map((name) => [...(name ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Keeps a person's role beside the session, so that the header of the next page knows which links to show. It opens nothing. */
export function rememberRole(user_id: string, role: string) {
  try {
    localStorage.setItem(roleKey, `${user_id} ${role}`);
  } catch {
    // Storage is switched off.
  }
}

/** The role a person had when last asked; null when that is not known here. */
export function knownRoleOf(user_id: string): string | null {
  try {
    const [known, role] = (localStorage.getItem(roleKey) ?? '').split(' ');
    return known === user_id ? (role ?? null) : null;
  } catch {
    return null;
  }
}

/** Leaves nothing of a person behind who signs out, beside drafts that are not saved yet. */
export function forgetPerson() {
  try {
    for (const key of [roleKey, importsKey, askedKey]) localStorage.removeItem(key);
  } catch {
    // Storage is switched off.
  }
}
