import * as v from 'valibot';

/** Accounts: who someone is, how sure we are of it, and where they may be sent after signing in. */

export const ProfileSchema = v.object({
  user_id: v.string(),
  full_name: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  role: v.picklist(['user', 'owner', 'admin']),
  created_at: v.string(),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/**
 * The address on this site that `returnTo` names, or `/`. Only a path is believed: nothing with another origin, no
 * backslash or control character that browsers read as a slash or skip, and no `//` after the dots are resolved.
 */
export function safeReturnTo(returnTo: unknown, origin: string): string {
  if (typeof returnTo !== 'string' || returnTo.length > 2048) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (!/^\/(?![/\\])/.test(returnTo) || /[\u0000-\u001f\u007f\\]/.test(returnTo)) return '/';
  if (!URL.canParse(returnTo, origin)) return '/';
  const url = new URL(returnTo, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

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
