import * as words from '../../words/en/auth.ts';

export const linkKinds = ['signup', 'magiclink', 'recovery', 'email_change'] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface MailLink {
  kind: LinkKind;
  token_hash: string;
}

/** Reads the email's link from an address. Returns `broken` if it is incomplete, null if there is none. */
export function readMailLink(params: URLSearchParams): MailLink | 'broken' | null {
  // Email programs often include the punctuation after a link.
  const [token_hash, type] = ['token_hash', 'type'].map((name) => params.get(name)?.replace(/[.,;:!?)\]>"'”’]+$/, ''));
  if (token_hash === undefined) return null;
  const kind = linkKinds.find((one) => one === type);
  return kind && /^[\w-]{20,200}$/.test(token_hash) ? { kind, token_hash } : 'broken';
}

/** Marks the link in the email to a person who signed up with an address that already has an account. */
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

/** True if a refusal would reveal that the address has an account, or has none. */
export const isSecret = (code: unknown) =>
  code === 'over_email_send_rate_limit' || code === 'otp_disabled' || code === 'user_not_found';

/** Returns our words for an error code of the auth service. Other words in the address could be from anyone. */
export function problemOf(code: string, otherwise = words.signInFailed): string {
  return Object.hasOwn(problems, code) ? (problems[code] as string) : otherwise;
}

export function readProblem({ search, hash }: { search: string; hash: string }): string | null {
  for (const params of [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]) {
    const code = params.get('error_code') ?? params.get('error');
    if (code !== null) return code;
  }
  return null;
}
