// Not in account.ts: the header of every page reads this, and a schema library is too large for it.

/** Returns the assurance level in an access token: `aal2` after two-factor sign-in. */
export function assuranceLevel(accessToken: string): 'aal1' | 'aal2' {
  try {
    const claims = accessToken.split('.')[1] ?? '';
    const { aal } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return aal === 'aal2' ? 'aal2' : 'aal1';
  } catch {
    return 'aal1';
  }
}
