import { assuranceLevel } from '#src/domain/assurance.ts';
import { sessionKey } from './sessionKey.ts';

export interface KnownPerson {
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
    if (typeof user?.email !== 'string') return null;
    const factors: { status?: unknown }[] = Array.isArray(user.factors) ? user.factors : [];
    if (factors.some(({ status }) => status === 'verified') && assuranceLevel(String(access_token)) === 'aal1')
      return null;
    const name = user.user_metadata?.full_name;
    return { email: user.email, full_name: typeof name === 'string' ? name : '' };
  } catch {
    return null;
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
