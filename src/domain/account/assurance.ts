// Apart from account.ts: the header of every page reads it, and has no room for a schema library.

/** Assurance level in an access token: `aal2` when a second factor was shown (RFC 8176, as GoTrue writes it). */
export function assuranceLevel(accessToken: string): 'aal1' | 'aal2' {
  try {
    const claims = accessToken.split('.')[1] ?? '';
    const { aal } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return aal === 'aal2' ? 'aal2' : 'aal1';
  } catch {
    return 'aal1';
  }
}
