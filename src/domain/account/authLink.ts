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
  const token_hash = params.get('token_hash');
  if (token_hash === null) return null;
  const kind = linkKinds.find((one) => one === params.get('type'));
  return kind && /^[\w-]{20,200}$/.test(token_hash) ? { kind, token_hash } : 'broken';
}

/** Stands in the links of the mail to somebody who signed up with an address that has an account: the way back is what was noted then. */
export const afterSignUp = 'afterSignUp';

export const usedLink = 'This link has been used or is too old. Please ask for a new one.';
export const brokenLink = 'This link is not whole. Please open it from the mail again, or ask for a new one.';

export const tooSoon = 'Please wait a minute before asking for another mail.';
export const failedCheck = 'The check that you are a person did not go through. Please try once more.';

const started = 'Please start again from here.';
const problems: Readonly<Record<string, string>> = {
  otp_expired: usedLink,
  otp_disabled: usedLink,
  access_denied: `Signing in was called off. ${started}`,
  flow_state_expired: `That took too long. ${started}`,
  flow_state_not_found: `This sign-in was finished already, or begun elsewhere. ${started}`,
  bad_code_verifier: `This sign-in was begun elsewhere. ${started}`,
  bad_oauth_state: `Signing in with Google did not work. ${started}`,
  bad_oauth_callback: `Signing in with Google did not work. ${started}`,
  provider_email_needs_verification: 'Please confirm the e-mail of your Google account first.',
  signup_disabled: 'New accounts cannot be made at the moment.',
  email_exists: 'There is an account with this e-mail already.',
  user_banned: 'This account is closed. Please write to us if you did not expect that.',
  over_request_rate_limit: 'Too many tries. Please wait a few minutes and try again.',
  over_email_send_rate_limit: tooSoon,
};

/** Whether a refusal of a mail would tell that there is an account, or none: whoever asked for the mail is told neither. */
export const isSecret = (code: unknown) =>
  code === 'over_email_send_rate_limit' || code === 'otp_disabled' || code === 'user_not_found';

/** Our own words for a code of the auth service: whatever else an address says is anybody's. */
export function problemOf(code: string, otherwise = `Signing in did not work. ${started}`): string {
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
