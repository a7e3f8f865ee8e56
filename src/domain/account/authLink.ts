import * as words from '../../words/en/auth.ts';

/** What the address of the sign-in page may ask for, and what is said when that does not work. */

export const linkKinds = ['signup', 'magiclink', 'recovery', 'email_change'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** The link of a mail: what it is for, and the token that proves who got the mail. */
export interface MailLink {
  kind: LinkKind;
  token_hash: string;
}

/** The mail's link in an address, `broken` when it is not whole, null when there is none. */
export function readMailLink(params: URLSearchParams): MailLink | 'broken' | null {
  // Mail programs take along what follows a link.
  const [token_hash, type] = ['token_hash', 'type'].map((name) => params.get(name)?.replace(/[.,;:!?)\]>"'”’]+$/, ''));
  if (token_hash === undefined) return null;
  const kind = linkKinds.find((one) => one === type);
  return kind && /^[\w-]{20,200}$/.test(token_hash) ? { kind, token_hash } : 'broken';
}

/** Stands in the links of the mail to somebody who signed up with an address that has an account: the way back is what was noted then. */
export const afterSignUp = 'afterSignUp';

const problems: Readonly<Record<string, string>> = {
  otp_expired: words.usedLink,
  otp_disabled: words.usedLink,
  access_denied: words.calledOff,
  flow_state_expired: words.tookTooLong,
  flow_state_not_found: words.finishedAlready,
  bad_code_verifier: words.begunElsewhere,
  bad_oauth_state: words.googleFailed,
  bad_oauth_callback: words.googleFailed,
  provider_email_needs_verification: words.confirmGoogle,
  signup_disabled: words.noNewAccounts,
  email_exists: words.emailExists,
  user_banned: words.accountClosed,
  over_request_rate_limit: words.tooManyTries,
  over_email_send_rate_limit: words.tooSoon,
};

/** Whether a refusal of a mail would tell that there is an account, or none: whoever asked for the mail is told neither. */
export const isSecret = (code: unknown) =>
  code === 'over_email_send_rate_limit' || code === 'otp_disabled' || code === 'user_not_found';

/** Our own words for a code of the auth service: whatever else an address says is anybody's. */
export function problemOf(code: string, otherwise = words.signInFailed): string {
  return Object.hasOwn(problems, code) ? (problems[code] as string) : otherwise;
}

/** The code of a refusal that somebody was sent back with, null for none. It may stand in the query or in the fragment. */
export function readProblem({ search, hash }: { search: string; hash: string }): string | null {
  for (const params of [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]) {
    const code = params.get('error_code') ?? params.get('error');
    if (code !== null) return code;
  }
  return null;
}
